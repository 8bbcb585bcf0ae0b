import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { untwisted, type Template } from './template.ts'

const num = r.readDecimal
const RATIO = /\b(\d+(?: ?: ?\d+| to \d+){1,3})\b(?! ?(?:%|[ap]m))/g
const NAMES =
  /\b(?:of |between )?(?:the )?([a-z]+?)s? (?:to|and|:) (?:the )?([a-z]+?)s? (?:is|are|was|in (?:the|a) ratio|have)/

/** `the ratio of boys to girls is 3:5 and there are 40 students, how many girls`: all shares, from the total, the difference or one part. */
export const amountsInRatio: Template = (asked) => {
  const text = asked.plain
  if (!/\bratio\b/.test(text) || !untwisted(asked, 'each difference more than')) return null
  if (
    /\b(?:new|changes?|becomes?|added|removed|join|percent|average|area|volume|square|map|scale|product)\b|%/.test(text)
  )
    return null
  const ratios = [...text.matchAll(RATIO)]
  if (ratios.length !== 1) return null
  const parts = (ratios[0]![1]!.match(/\d+/g) ?? []).map(BigInt)
  const people = /\b(\d) (?=friends|people|partners|brothers|sisters|siblings|children|heirs)/.exec(text)
  const isCounted = people !== null && Number(people[1]) === parts.length
  const rest = (isCounted ? text.replace(people[0], '') : text).replace(ratios[0]![0], ' ')
  const given = [...rest.matchAll(/\d+(?:\.\d+)?/g)]
  if (given.length !== 1 || parts.some((part) => part === 0n)) return null
  if (!/\b(?:how (?:many|much)|what|find|split|share|divide)\b/.test(text)) return null
  const names = NAMES.exec(text)?.slice(1) ?? []
  const [before, after] = [rest.slice(0, given[0]!.index), rest.slice(given[0]!.index + given[0]![0].length)]
  const whole = baseOf({ before, after, text, names, parts })
  return whole === null ? null : shareLines(num(given[0]![0]), whole, parts)
}

interface Given {
  before: string
  after: string
  text: string
  names: readonly string[]
  parts: readonly bigint[]
}

/** Of how many shares the given number consists, and what it is. Null if the text does not say it. */
function baseOf({ before, after, text, names, parts }: Given): { shares: bigint; said: string } | null {
  const sum = parts.reduce((total, part) => total + part, 0n)
  if (/\b(?:difference|more|fewer|less)\b/.test(text)) {
    const [a, b] = parts as [bigint, bigint]
    // More of the smaller part would contradict the ratio.
    const more = /^ (?:[a-z]+ )?more ([a-z]+)/.exec(after)?.[1]
    if (more !== undefined && names.length === 2 && !more.startsWith(names[a > b ? 0 : 1]!)) return null
    const isDifference = /\bdifference[^\d]{0,30}$/.test(before) || /^ (?:[a-z]+ )?more\b/.test(after)
    return parts.length === 2 && isDifference && a !== b
      ? { shares: a > b ? a - b : b - a, said: 'The difference' }
      : null
  }
  if (
    /\b(?:total|together|altogether|in all|sum|share|split|divide|divided|shared|distribute|people|students|pupils|children|members|animals|employees|balls|marbles|fruits?|pieces)\b/.test(
      `${before.split(/[.;]/).at(-1)} ${after.split(/[.;,?]/)[0]}`,
    )
  ) {
    const [noun] = /^ ([a-z]+)/.exec(after)?.slice(1) ?? []
    if (noun !== undefined && names.some((name) => noun.startsWith(name)) && !isBoth(after, names)) return null
    if (/^ (?:[a-z]+ )?(?:and|or|including|with|plus|besides|of wh\w+) /.test(after) && !isBoth(after, names))
      return null
    return { shares: sum, said: 'The whole' }
  }
  const [noun] = /^ ([a-z]+)/.exec(after)?.slice(1) ?? []
  const index = names.findIndex((name) => noun !== undefined && name.length > 2 && noun.startsWith(name))
  return parts.length === 2 && index !== -1
    ? { shares: parts[index]!, said: `The part of \\(${parts[index]}\\)` }
    : null
}

/** `40 boys and girls`: the whole, if these are the two of the ratio. */
function isBoth(after: string, names: readonly string[]): boolean {
  const [one, other] = /^ ([a-z]+) (?:and|or) ([a-z]+)/.exec(after)?.slice(1) ?? []
  return (
    one !== undefined &&
    other !== undefined &&
    names.length === 2 &&
    [one, other].every((word) => names.some((name) => word.startsWith(name)))
  )
}

function shareLines(
  given: r.Rational,
  { shares, said }: { shares: bigint; said: string },
  parts: readonly bigint[],
): string[] {
  const one = r.divide(given, r.rational(shares))
  const lines = parts.map(
    (part) => `\\(${part} \\times ${show.number(one)} = ${show.measure(r.multiply(one, r.rational(part)))}\\)`,
  )
  const total = r.multiply(one, r.rational(parts.reduce((sum, part) => sum + part, 0n)))
  return [
    `${said} has \\(${shares}\\) equal shares: one is \\(\\frac{${show.number(given)}}{${shares}} = ${show.measure(one)}\\).`,
    `In the order of the ratio: ${lines.join(', ')}.`,
    `All together: \\(${show.measure(total)}\\)`,
  ]
}

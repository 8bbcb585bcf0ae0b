import * as r from '../../domain/rational.ts'
import { combinations } from '../../domain/whole-numbers.ts'
import * as show from '../maths/show.ts'
import { asking } from './quantities.ts'
import { untwisted, type Template } from './template.ts'

const COLOUR =
  'red|blue|green|white|black|yellow|orange|pink|purple|brown|grey|gray|gold|silver|defective|good|boys?|girls?|men|women'
const HELD = new RegExp(String.raw`\b(\d+) (${COLOUR})\b(?! (?:are|were|is) )`, 'g')
const DRAWN =
  /\b(?:(?:i|you|we|she|he)? ?(?:draw|pick|take|choose|select)s? (2|3)(?: of them| balls| marbles| at random| without| with| and|,|\.| socks| cards| chips)|(2|3) (?:of them |balls |marbles |socks |chips |people |students |items |are |is )*(?:are |is )?(?:drawn|picked|taken|chosen|selected))/

/** `5 red and 3 blue balls, two drawn without replacement, probability that both are red`. */
export const draws: Template = (asked) => {
  const text = asked.plain
  if (!/\b(?:probability|chance|likely|likelihood|odds)\b/.test(text)) return null
  if (
    !untwisted(
      asked,
      'without replacement both one each same different second at least both neither another then again',
    )
  )
    return null
  if (
    /\b(?:until|given|already|first is|first was|in that order|then|replaced|put back|returned|at least|at most|more|again|another)\b/.test(
      text.replace(/\b(?:not|without being) (?:replaced|put back|returned)\b/, ''),
    )
  )
    return null
  const held = [...text.matchAll(HELD)]
  const drawn = DRAWN.exec(text)
  const trials = Number(drawn?.[1] ?? drawn?.[2] ?? 0)
  const numbers = text.match(/\d+/g) ?? []
  if (held.length < 2 || held.length > 4 || trials === 0) return null
  // Each number is a colour or the draws; `both are red` has none.
  const rest = numbers.length - held.length - 1
  if (rest !== 0) return null
  const colours = new Map(held.map(([, n, colour]) => [colour!.replace(/s$/, ''), BigInt(n!)]))
  if (colours.size !== held.length) return null
  const isReplaced = /\bwith replacement\b/.test(text)
  const wanted = wantedOf(asking(text.replace(/^.*\b(?=probability|chance)/, '')), [...colours.keys()], trials)
  if (wanted === null || (wanted.kind === 'each' && trials !== colours.size)) return null
  return isReplaced ? null : drawLines(colours, trials, wanted)
}

interface Wanted {
  kind: 'all' | 'each' | 'same'
  colour: string
}

function wantedOf(ask: string, colours: readonly string[], trials: number): Wanted | null {
  const named = colours.filter((colour) => new RegExp(String.raw`\b${colour}s?\b`).test(ask))
  if (/\b(?:same|matching|match)\b/.test(ask)) return named.length === 0 ? { kind: 'same', colour: '' } : null
  if (/\bdifferent\b/.test(ask))
    return named.length === 0 && colours.length === 2 && trials === 2 ? { kind: 'each', colour: '' } : null
  if (/\b(?:one|1) of each\b/.test(ask) && named.length === 0) return { kind: 'each', colour: '' }
  const all = trials === 2 ? /\b(?:both|2)\b/ : /\b(?:all|3)\b/
  if (named.length === 1 && all.test(ask) && !/\b(?:one|not|no|none|neither|only|exactly)\b/.test(ask))
    return { kind: 'all', colour: named[0]! }
  return null
}

function drawLines(colours: ReadonlyMap<string, bigint>, trials: number, { kind, colour }: Wanted): string[] | null {
  const total = [...colours.values()].reduce((sum, count) => sum + count, 0n)
  const size = BigInt(trials)
  if (total < size || total > 500n) return null
  const all = combinations(total, size)
  const counts = kind === 'all' ? [colours.get(colour)!] : [...colours.values()]
  const binom = (n: bigint): bigint => (n < size ? 0n : combinations(n, size))
  const good =
    kind === 'each'
      ? counts.reduce((product, count) => product * count, 1n)
      : counts.reduce((sum, count) => sum + binom(count), 0n)
  const tex =
    kind === 'each'
      ? `${counts.join(' \\times ')} = ${good}`
      : `${counts.map((count) => `\\binom{${count}}{${size}}`).join(' + ')} = ${good}`
  return [
    `All ways to draw \\(${size}\\) of \\(${total}\\), without replacement: \\(\\binom{${total}}{${size}} = ${all}\\)`,
    `Those that are asked for: \\(${tex}\\)`,
    `The probability: \\(\\frac{${good}}{${all}} = ${show.result(r.rational(good, all))}\\)`,
  ]
}

const TOSSES =
  /\b(?:exactly )?(\d+) (heads?|tails?)\b[^\d]*?\b(\d+) (?:fair )?(?:coins?|toss(?:es)?|flips?|throws|coin toss(?:es)?|coin flips?|times)\b/
const TOSSED = /\b(\d+) (?:fair )?(?:coins?|toss(?:es)?|flips?|times)\b[^\d]*?\b(?:exactly )?(\d+) (heads?|tails?)\b/

/** `probability of exactly 2 heads in 3 coin tosses`. */
export const heads: Template = (asked) => {
  const text = asked.plain
    .replaceAll(/\b(?:exactly )?one (?=heads?\b|tails?\b)/g, 'exactly 1 ')
    .replaceAll(/\bexac\w* (?=\d)/g, 'exactly ')
  if (!/\b(?:prob\w*|chance|likely|likelihood|odds)\b/.test(text) || !/\bcoin|\bflip|\btoss/.test(text)) return null
  if (!untwisted(asked, 'exactly') || /\b(?:at most|at least|or|more|fewer|and then|row|weighted)\b/.test(text))
    return null
  if (text.match(/\d+/g)?.length !== 2) return null
  const [first, second] = [TOSSES.exec(text), TOSSED.exec(text)]
  const [k, n] = first ? [first[1]!, first[3]!] : [second?.[2], second?.[1]]
  // Two heads in three tosses may be meant as two at least; two in two may not.
  if (!/\bexactly\b/.test(text) && k !== n) return null
  if (k === undefined || n === undefined || BigInt(k) > BigInt(n) || BigInt(n) > 20n || BigInt(n) === 0n) return null
  const [good, all] = [combinations(BigInt(n), BigInt(k)), 2n ** BigInt(n)]
  return [
    `There are \\(2^{${n}} = ${all}\\) equally likely results.`,
    `In \\(\\binom{${n}}{${k}} = ${good}\\) of them it happens exactly \\(${k}\\) times.`,
    `The probability: \\(\\frac{${good}}{${all}} = ${show.result(r.rational(good, all))}\\)`,
  ]
}

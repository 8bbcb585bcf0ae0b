import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, untwisted, type Template } from './template.ts'

const COINS = [
  form(String.raw`[^\d]*? at least (?:one|1|a) (?:head|heads|tail|tails)[^\d]*? (\d+) [^\d]*?\s*`),
  form(String.raw`[^\d]*?(\d+) [^\d]*? at least (?:one|1|a) (?:head|heads|tail|tails)[^\d]*?`),
]
const DICE = [
  form(String.raw`[^\d]*?(\d+) (?:fair |standard |times|throws|rolls)?[^\d]*? at least (?:one|1|a) ([1-6])[^\d]*?`),
  form(
    String.raw`[^\d]*? at least (?:one|1|a) ([1-6]) [^\d]*?(\d+) (?:fair |standard |times|throws|rolls|dice)[^\d]*?`,
  ),
]
const GENERAL = form(
  String.raw`[^\d]*?N(%)?[^\d%]*? at least (?:once|one|1)[^\d%]*? (\d+) (?:times|days|tries|attempts|trials|years|shots|throws|games|weeks|independent trials)[^\d%]*?`,
)

/** The chance of at least one success in so many independent trials: coins, dice, or a given chance. */
export const atLeastOne: Template = (asked) => {
  const text = asked.plain
  if (
    !/\b(probability|chance|likely|likelihood|odds)\b/.test(text) ||
    !untwisted(asked, 'least each per independent once every day')
  )
    return null
  const coins = /\bcoins?\b|\btoss|\bflip/.test(text)
    ? COINS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    : null
  if (coins) return missLines(r.rational(1, 2), Number(coins[1]))
  if (/\b(?:dice|die|rolls)\b/.test(text)) {
    const first = DICE[0]!.exec(text)
    const second = first === null ? DICE[1]!.exec(text) : null
    const rolls = first?.[1] ?? second?.[2]
    return rolls === undefined ? null : missLines(r.rational(5, 6), Number(rolls))
  }
  const match = GENERAL.exec(text)
  if (match === null || !/\b(independent|each|every)\b/.test(text)) return null
  const chance = r.divide(r.readDecimal(match[1]!), r.rational(match[2] === '%' ? 100 : 1))
  return r.compare(chance, r.ONE) > 0 ? null : missLines(r.subtract(r.ONE, chance), Number(match[3]))
}

function missLines(miss: r.Rational, trials: number): string[] | null {
  if (trials < 1 || trials > 30) return null
  const none = r.power(miss, BigInt(trials))
  return [
    'At least one is the opposite of none, so subtract from 1.',
    `None: \\(\\left(${show.fraction(miss)}\\right)^{${trials}} = ${show.fraction(none)}\\)`,
    `At least one: \\(1 - ${show.fraction(none)} = ${show.result(r.subtract(r.ONE, none))}\\)`,
  ]
}

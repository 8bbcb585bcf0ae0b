import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, rational, sub, type Rational } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const SETTINGS = [
  { from: 'a box of batteries', thing: 'batteries', one: 'battery', a: 'charged', b: 'empty' },
  { from: 'a bag of chips', thing: 'chips', one: 'chip', a: 'red', b: 'blue' },
  { from: 'a drawer of keys', thing: 'keys', one: 'key', a: 'brass', b: 'steel' },
  { from: 'a tray of bulbs', thing: 'bulbs', one: 'bulb', a: 'working', b: 'defective' },
] as const

interface Draw {
  level: Level
  setting: (typeof SETTINGS)[number]
  a: number
  b: number
}

const c = (n: number, k: number): number => (k > n ? 0 : k === 0 ? 1 : (c(n - 1, k - 1) * n) / k)

export const givenAtLeast = problem<Draw>({
  id: 'given-at-least',
  skill: 'joint-probability',
  version: 2,
  levels: [1.6, 1.7, 1.9],
  draw: (random, level) => {
    const drawn = { level, setting: random.pick(SETTINGS), a: random.int(3, 9), b: random.int(3, 9) }
    return drawn.a + drawn.b < 6 || drawn.a === drawn.b ? null : drawn
  },
  write: (drawn) => ({
    ...byLevel(drawn, [bothGivenOne, alikeGiven, threeGiven]),
    show: fraction,
    fits: (value) => value.n > 0n && compare(value, 1) < 0 && value.d < 250n,
  }),
  second: (_numbers, stem) => {
    const [a = 0, b = 0] = /has (\d+) \w+ and (\d+)/.exec(stem)!.slice(1).map(Number)
    const things = [...range(1, a).map((at) => `a${at}`), ...range(1, b).map((at) => `b${at}`)]
    const count = (list: readonly string[]): number => list.filter((one) => one.startsWith('a')).length
    const size = stem.includes('Three') ? 3 : 2
    const known = choose(things, size).filter((list) => {
      if (stem.includes('not both')) return count(list) < 2
      return count(list) >= 1
    })
    const wanted = known.filter((list) => {
      if (stem.includes('not both')) return count(list) === 0
      return size === 3 ? count(list) === 2 : count(list) === 2
    })
    return wanted.length / known.length
  },
})

type Part = Written<'show' | 'fits'>
const HINTS = [
  'The information rules some outcomes out. Which outcomes are still possible?',
  'Divide the number of favorable outcomes by the number of outcomes that are still possible, not by all of them.',
] as const
const opening = ({ setting, a, b }: Draw): string => t`${setting.from[0]!.toUpperCase()}${setting.from.slice(1)} has ${a} ${setting.a} and ${b} ${setting.b} ${setting.thing}.` // prettier-ignore

function bothGivenOne(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const n = a + b
  const [both, mixed, neither, all] = [c(a, 2), a * b, c(b, 2), c(n, 2)]
  const key = rational(both, both + mixed)
  return {
    stem: t`${opening(drawn)} Two of them are drawn at random, one after the other and without replacement. If at least one of the two is ${setting.a}, what is the probability that both are ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [rational(both, all), 'ignored-condition', () => t`This is the probability that both are ${setting.a} without the information. Draws of two ${setting.b} ${setting.thing} are ruled out.`],
      [rational(a - 1, n - 1), 'one-order-only', () => t`This supposes that the first one is ${setting.a}. The information says only that one of the two is.`],
      [rational(both + mixed, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [rational(mixed, both + mixed), 'complement-forgotten', () => t`This is the probability that only one of them is ${setting.a}.`],
      [rational(both, both + 2 * mixed), 'order-counted', () => t`This counts the mixed draws in both orders, but the draws of two ${setting.a} ones in one order only.`],
      [rational(a * a, a * a + 2 * a * b), 'replacement-assumed', () => t`This draws as if the first one had been put back.`],
      [rational(a, n), 'stopped-early', () => t`This is the probability for a single draw.`],
      [rational(both, both + neither), 'ignored-condition', () => t`This compares with draws of two equal kinds only.`],
      [rational(1, 2), 'ds-one-case-taken-for-all', () => t`This takes the two remaining kinds of draw for equally likely.`],
    ], // prettier-ignore
    because: t`Of ${both + mixed} pairs with at least one ${setting.a}, ${both} have two: ${m`\frac{${both}}{${both + mixed}}`}.`,
    quick: [
      t`Pairs: ${both} with two, ${mixed} with one; ${m`\frac{${both}}{${both} + ${mixed}}`} is ${fraction(key)}.`,
    ],
    full: [
      t`Count pairs, since all pairs are equally likely. There are ${m`\frac{${a} \times ${a - 1}}{2} = ${both}`} pairs of two ${setting.a} ${setting.thing} and ${m`${a} \times ${b} = ${mixed}`} mixed pairs.`,
      t`The information rules out the ${neither} pairs of two ${setting.b} ones, so ${m`${both} + ${mixed} = ${both + mixed}`} pairs are still possible.`,
      t`The probability is ${m`\frac{${both}}{${both + mixed}}`}, that is ${fraction(key)}.`,
      t`Check: without the information it would be ${m`\frac{${both}}{${all}}`}, which is less. Ruling out bad outcomes must raise the probability.`,
    ],
  }
}

function alikeGiven(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const [both, mixed, neither, all] = [c(a, 2), a * b, c(b, 2), c(a + b, 2)]
  const key = rational(neither, mixed + neither)
  return {
    stem: t`${opening(drawn)} Two of them are drawn at random without replacement. If they are not both ${setting.a}, what is the probability that neither is ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [rational(neither, all), 'ignored-condition', () => t`This ignores the information: pairs of two ${setting.a} ones are no longer possible.`],
      [rational(mixed, mixed + neither), 'complement-forgotten', () => t`This is the probability that exactly one is ${setting.a}.`],
      [rational(mixed + neither, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [rational(b - 1, a + b - 1), 'one-order-only', () => t`This supposes that a particular one of the two is ${setting.b}.`],
      [rational(neither, neither + 2 * mixed), 'order-counted', () => t`This counts mixed draws in both orders, but draws of two ${setting.b} ones in one order only.`],
      [rational(b, a + b), 'stopped-early', () => t`This is the probability for a single draw.`],
      [rational(both, all), 'complement-forgotten', () => t`This is the probability of the outcome that has been ruled out.`],
      [rational(neither, both + neither), 'ignored-condition', () => t`This compares with pairs of equal kinds only.`],
      [rational(1, 2), 'ds-one-case-taken-for-all', () => t`This takes the two remaining kinds of draw for equally likely.`],
      [rational(b * b, b * b + 2 * a * b), 'replacement-assumed', () => t`This draws as if the first one had been put back.`],
    ], // prettier-ignore
    because: t`Of ${mixed + neither} pairs that are not both ${setting.a}, ${neither} have none: ${m`\frac{${neither}}{${mixed + neither}}`}.`,
    quick: [t`Pairs left: ${mixed} mixed and ${neither} without any; ${m`\frac{${neither}}{${mixed} + ${neither}}`} is ${fraction(key)}.`], // prettier-ignore
    full: [
      t`Count pairs, since all pairs are equally likely: ${both} of two ${setting.a} ones, ${m`${a} \times ${b} = ${mixed}`} mixed, and ${m`\frac{${b} \times ${b - 1}}{2} = ${neither}`} of two ${setting.b} ones.`,
      t`'Not both' still allows one, so it removes only the first kind. That leaves ${m`${mixed} + ${neither} = ${mixed + neither}`} pairs.`,
      t`Favorable are the ${neither} pairs without any: ${m`\frac{${neither}}{${mixed + neither}}`}, that is ${fraction(key)}.`,
      t`Check: with the probability of a mixed pair, ${fraction(rational(mixed, mixed + neither))}, it adds up to 1.`,
    ],
  }
}

function threeGiven(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const n = a + b
  const ways = [c(b, 3), a * c(b, 2), c(a, 2) * b, c(a, 3)] as const
  const [none, one, two, three] = ways
  const all = c(n, 3)
  const possible = all - none
  const key = rational(two, possible)
  const chance = (top: number, bottom: number): Rational => rational(top, bottom)
  return {
    stem: t`${opening(drawn)} Three of them are drawn at random without replacement. If at least one of the three is ${setting.a}, what is the probability that exactly two are ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [chance(two, all), 'ignored-condition', () => t`This ignores the information: draws without a ${setting.a} ${setting.one} are no longer possible.`],
      [chance(two + three, possible), 'boundary-included', () => t`This counts draws of three ${setting.a} ones as well, but exactly two are asked for.`],
      [chance(one, possible), 'answered-other-quantity', () => t`This is the probability that exactly one is ${setting.a}.`],
      [sub(1, key), 'complement-forgotten', () => t`This is the probability of the opposite.`],
      [chance(possible, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [chance(three, possible), 'answered-other-quantity', () => t`This is the probability that all three are ${setting.a}.`],
      [chance(2 * (a - 1) * b, (n - 1) * (n - 2)), 'one-order-only', () => t`This supposes that the first one drawn is ${setting.a}. The information says only that one of the three is.`],
      [chance(two, possible - three || 1), 'ignored-condition', () => t`This rules out draws of three ${setting.a} ones, which the information allows.`],
      [add(chance(two, all), chance(none, all)), 'wrong-operation', () => t`This adds the probability of what is ruled out instead of dividing by what is possible.`],
      [rational(1, 3), 'ds-one-case-taken-for-all', () => t`This takes one, two, and three ${setting.a} ones for equally likely.`],
    ], // prettier-ignore
    because: t`Of ${m`${all} - ${none} = ${possible}`} possible draws, ${two} have exactly two: ${m`\frac{${two}}{${possible}}`}.`,
    quick: [t`${m`\frac{${c(a, 2)} \times ${b}}{${all} - ${none}}`} is ${fraction(key)}.`],
    full: [
      t`Count draws of three; all ${m`\binom{${n}}{3} = ${all}`} are equally likely.`,
      t`The information rules out the ${none} draws with three ${setting.b} ones, which leaves ${m`${all} - ${none} = ${possible}`}.`,
      t`Exactly two ${setting.a} ones: choose two of ${a} and one of ${b}, which gives ${m`${c(a, 2)} \times ${b} = ${two}`} draws.`,
      t`The probability is ${m`\frac{${two}}{${possible}}`}, that is ${fraction(key)}. Check: with one (${one}) and three (${three}) such draws added, the count is ${m`${one} + ${two} + ${three} = ${possible}`}.`,
    ],
  }
}

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
  version: 3,
  levels: [1.6, 1.7, 1.9],
  draw: (random, level) => {
    const drawn = { level, setting: random.pick(SETTINGS), a: random.int(3, 9), b: random.int(3, 9) }
    return drawn.a + drawn.b < 6 || drawn.a === drawn.b ? null : drawn
  },
  write: (drawn) => ({
    ...byLevel(drawn, [allGivenTwo, twoGivenMixed, threeGiven]),
    show: fraction,
    fits: (value) => value.n > 0n && compare(value, 1) < 0 && value.d < 250n,
  }),
  second: (_numbers, stem) => {
    const [a = 0, b = 0] = /has (\d+) \w+ and (\d+)/.exec(stem)!.slice(1).map(Number)
    const things = [...range(1, a).map((at) => `a${at}`), ...range(1, b).map((at) => `b${at}`)]
    const count = (list: readonly string[]): number => list.filter((one) => one.startsWith('a')).length
    const known = choose(things, 3).filter((list) => {
      if (stem.includes('both kinds')) return count(list) > 0 && count(list) < 3
      return count(list) >= (stem.includes('at least two') ? 2 : 1)
    })
    const wanted = known.filter((list) => count(list) === (stem.includes('all three are') ? 3 : 2))
    return wanted.length / known.length
  },
})

type Part = Written<'show' | 'fits'>
const HINTS = [
  'The information rules some outcomes out. Which outcomes are still possible?',
  'Divide the number of favorable outcomes by the number of outcomes that are still possible, not by all of them.',
] as const
const opening = ({ setting, a, b }: Draw): string => t`${setting.from[0]!.toUpperCase()}${setting.from.slice(1)} has ${a} ${setting.a} and ${b} ${setting.b} ${setting.thing}.` // prettier-ignore

function allGivenTwo(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const [none, two, three, all] = [c(b, 3), c(a, 2) * b, c(a, 3), c(a + b, 3)]
  const possible = two + three
  const key = rational(three, possible)
  return {
    stem: t`${opening(drawn)} Three of them are drawn at random without replacement. If at least two of the three are ${setting.a}, what is the probability that all three are ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [rational(three, all), 'ignored-condition', () => t`This is the probability without the information, which rules out draws with fewer than two ${setting.a} ones.`],
      [rational(a - 2, a + b - 2), 'one-order-only', () => t`This supposes that the first two are ${setting.a} and looks at the third. The ${setting.b} one may have come in any place.`],
      [rational(possible, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [rational(two, possible), 'complement-forgotten', () => t`This is the probability that exactly two are ${setting.a}.`],
      [rational(three, three + 3 * two), 'order-counted', () => t`This counts the mixed draws in all orders, but the draws of three ${setting.a} ones in one order only.`],
      [rational(three, all - none), 'ignored-condition', () => t`This uses that at least one is ${setting.a}. The information says at least two.`],
      [rational(a, a + 3 * b), 'replacement-assumed', () => t`This draws as if each one had been put back.`],
      [rational(three, three + none), 'ignored-condition', () => t`This compares with draws of one kind only.`],
      [rational(1, 2), 'ds-one-case-taken-for-all', () => t`This takes the two remaining kinds of draw for equally likely.`],
      [rational(a, a + b), 'stopped-early', () => t`This is the probability for a single draw.`],
    ], // prettier-ignore
    because: t`Of ${possible} draws with at least two ${setting.a} ones, ${three === 1 ? '1 has' : t`${three} have`} three: ${m`\frac{${three}}{${possible}}`}.`,
    quick: [
      t`Draws: ${three} with three, ${two} with two; ${m`\frac{${three}}{${three} + ${two}}`} is ${fraction(key)}.`,
    ],
    full: [
      t`Count draws of three without regard to order, since all of them are equally likely. There are ${m`\binom{${a}}{3} = ${three}`} draws of three ${setting.a} ones.`,
      t`Draws of two ${setting.a} and one ${setting.b}: ${m`\binom{${a}}{2} \times ${b} = ${two}`}. The information leaves only these two kinds, ${m`${three} + ${two} = ${possible}`} draws.`,
      t`The probability is ${m`\frac{${three}}{${possible}}`}, that is ${fraction(key)}.`,
      t`Check: without the information it would be ${m`\frac{${three}}{${all}}`}, which is less. Ruling out bad outcomes must raise the probability.`,
    ],
  }
}

function twoGivenMixed(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const n = a + b
  const [none, one, two, three, all] = [c(b, 3), a * c(b, 2), c(a, 2) * b, c(a, 3), c(n, 3)]
  const possible = one + two
  const key = rational(two, possible)
  return {
    stem: t`${opening(drawn)} Three of them are drawn at random without replacement. If both kinds are among the three, what is the probability that exactly two are ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [rational(two, all), 'ignored-condition', () => t`This is the probability without the information, which rules out three of one kind.`],
      [rational(one, possible), 'complement-forgotten', () => t`This is the probability that exactly one is ${setting.a}.`],
      [rational(a, n), 'replacement-assumed', () => t`This draws as if each one had been put back.`],
      [rational(possible, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [rational(two, all - three), 'ignored-condition', () => t`This rules out three ${setting.a} ones, but not three ${setting.b} ones.`],
      [rational(two, all - none), 'ignored-condition', () => t`This rules out three ${setting.b} ones, but not three ${setting.a} ones.`],
      [rational(1, 2), 'ds-one-case-taken-for-all', () => t`This takes the two remaining kinds of draw for equally likely.`],
      [rational(a - 1, n - 1), 'one-order-only', () => t`This looks at a single further draw after a ${setting.a} one.`],
      [rational(b, n), 'answered-other-quantity', () => t`This is the probability that a single draw is ${setting.b}.`],
    ], // prettier-ignore
    because: t`Of ${possible} draws with both kinds, ${two} have exactly two ${setting.a} ones: ${m`\frac{${two}}{${possible}}`}.`,
    quick: [t`Draws: ${two} with two, ${one} with one; ${m`\frac{${two}}{${two} + ${one}}`} is ${fraction(key)}.`],
    full: [
      t`Count draws of three without regard to order, since all of them are equally likely. With both kinds among the three, either exactly two or exactly one is ${setting.a}.`,
      t`Two ${setting.a} and one ${setting.b}: ${m`\binom{${a}}{2} \times ${b} = ${two}`} draws. One ${setting.a} and two ${setting.b}: ${m`${a} \times \binom{${b}}{2} = ${one}`} draws.`,
      t`The probability is ${m`\frac{${two}}{${two} + ${one}}`}, that is ${fraction(key)}.`,
      t`Check: with the probability of exactly one, ${fraction(rational(one, possible))}, it adds up to 1.`,
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

import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, rational, sub, type Rational } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const SETTINGS = [
  { from: 'a box of batteries', thing: 'batteries', one: 'battery', a: 'charged', b: 'empty', third: 'half-empty' },
  { from: 'a bag of chips', thing: 'chips', one: 'chip', a: 'red', b: 'blue', third: 'green' },
  { from: 'a drawer of keys', thing: 'keys', one: 'key', a: 'brass', b: 'steel', third: 'copper' },
  { from: 'a tray of bulbs', thing: 'bulbs', one: 'bulb', a: 'clear', b: 'frosted', third: 'colored' },
] as const

interface Draw {
  level: Level
  setting: (typeof SETTINGS)[number]
  a: number
  b: number
  /** Of the third kind, at level 2. */
  more: number
}

const c = (n: number, k: number): number => (k > n ? 0 : k === 0 ? 1 : (c(n - 1, k - 1) * n) / k)

export const givenAtLeast = problem<Draw>({
  id: 'given-at-least',
  skill: 'joint-probability',
  version: 4,
  levels: [1.6, 1.7, 1.9],
  draw: (random, level) => {
    const drawn = {
      level,
      setting: random.pick(SETTINGS),
      a: random.int(3, level === 3 ? 9 : 7),
      b: random.int(3, level === 3 ? 9 : 7),
      more: random.int(2, 6),
    }
    if (level === 1 && drawn.a < 4) return null
    return drawn.a + drawn.b < 6 || drawn.a === drawn.b ? null : drawn
  },
  write: (drawn) => ({
    ...byLevel(drawn, [twoOfFour, pairOfKinds, threeGiven]),
    show: fraction,
    fits: (value) => value.n > 0n && compare(value, 1) < 0 && value.d < 250n,
  }),
  second: (_numbers, stem) => {
    const [a = 0, b = 0] = /has (\d+) \w+(?: and |, )(\d+)/.exec(stem)!.slice(1).map(Number)
    const more = Number(/, and (\d+) [\w-]+ \w+\./.exec(stem)?.[1] ?? 0)
    const things = [...range(1, a).map((at) => `a${at}`), ...range(1, b).map((at) => `b${at}`), ...range(1, more).map((at) => `c${at}`)] // prettier-ignore
    const count = (list: readonly string[], kind = 'a'): number => list.filter((one) => one.startsWith(kind)).length
    const known = choose(things, stem.includes('Four') ? 4 : 3).filter((list) => {
      if (more > 0) return ['a', 'b', 'c'].some((kind) => count(list, kind) === 2)
      return count(list) >= (stem.includes('at least two') ? 2 : 1)
    })
    const wanted = known.filter((list) => count(list) === 2)
    return wanted.length / known.length
  },
})

type Part = Written<'show' | 'fits'>
const HINTS = [
  'The information rules some outcomes out. Which outcomes are still possible?',
  'Divide the number of favorable outcomes by the number of outcomes that are still possible, not by all of them.',
] as const
const opening = ({ setting, a, b }: Draw): string => t`${setting.from[0]!.toUpperCase()}${setting.from.slice(1)} has ${a} ${setting.a} and ${b} ${setting.b} ${setting.thing}.` // prettier-ignore

function twoOfFour(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const [none, one, two, three, four] = [c(b, 4), a * c(b, 3), c(a, 2) * c(b, 2), c(a, 3) * b, c(a, 4)] as const
  const possible = two + three + four
  const all = none + one + possible
  const key = rational(two, possible)
  return {
    stem: t`${opening(drawn)} Four of them are drawn at random without replacement. If at least two of the four are ${setting.a}, what is the probability that exactly two are ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [rational(two, all), 'ignored-condition', () => t`This is the probability without the information, which rules out draws with fewer than two ${setting.a} ones.`],
      [rational(possible, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [rational(three + four, possible), 'complement-forgotten', () => t`This is the probability that more than two are ${setting.a}.`],
      [rational(two, two + three), 'ignored-condition', () => t`This leaves out the draws of four ${setting.a} ones, which the information allows.`],
      [rational(two, all - none), 'ignored-condition', () => t`This uses that at least one is ${setting.a}. The information says at least two.`],
      [rational(three, possible), 'answered-other-quantity', () => t`This is the probability that exactly three are ${setting.a}.`],
      [rational(1, 3), 'ds-one-case-taken-for-all', () => t`This takes two, three, and four ${setting.a} ones for equally likely.`],
      [rational(c(b, 2), c(a + b - 2, 2)), 'one-order-only', () => t`This supposes that two certain ones of the four are ${setting.a} and looks at the other two.`],
      [rational(1, 2), 'ds-one-case-taken-for-all', () => t`This takes half of the possible draws without counting them.`],
    ], // prettier-ignore
    because: t`Of ${possible} draws with at least two ${setting.a} ones, ${two} have exactly two: ${m`\frac{${two}}{${possible}}`}.`,
    quick: [t`${m`\frac{${two}}{${two} + ${three} + ${four}}`} is ${fraction(key)}.`],
    full: [
      t`Count draws of four without regard to order, since all of them are equally likely. The information leaves draws with two, three, and four ${setting.a} ones.`,
      t`Two of each kind: ${m`\binom{${a}}{2} \times \binom{${b}}{2} = ${two}`}. Three ${setting.a} and one ${setting.b}: ${m`\binom{${a}}{3} \times ${b} = ${three}`}. Four ${setting.a}: ${m`\binom{${a}}{4} = ${four}`}.`,
      t`So ${m`${two} + ${three} + ${four} = ${possible}`} draws are possible, and the probability is ${m`\frac{${two}}{${possible}}`}, that is ${fraction(key)}.`,
      t`Check: with the draws that are ruled out, ${none} and ${one}, the count is ${m`${possible} + ${none} + ${one} = ${all}`}, all draws of four.`,
    ], // prettier-ignore
  }
}

function pairOfKinds(drawn: Draw): Part {
  const { setting, a, b, more } = drawn
  const n = a + b + more
  const [ofA, ofB, ofMore] = [c(a, 2) * (n - a), c(b, 2) * (n - b), c(more, 2) * (n - more)] as const
  const possible = ofA + ofB + ofMore
  const all = c(n, 3)
  const key = rational(ofA, possible)
  const pairs = c(a, 2) + c(b, 2) + c(more, 2)
  const [from = ''] = opening(drawn).split(' has ')
  return {
    stem: t`${from} has ${a} ${setting.a}, ${b} ${setting.b}, and ${more} ${setting.third} ${setting.thing}. Three of them are drawn at random without replacement. If exactly two of the three are of the same kind, what is the probability that these two are ${setting.a}?`,
    key,
    hints: HINTS,
    wrong: [
      [rational(ofA, all), 'ignored-condition', () => t`This ignores the information: three of one kind and three different kinds are no longer possible.`],
      [rational(c(a, 2), pairs), 'ignored-condition', () => t`This compares the pairs only. How many ways there are to add a third one of another kind depends on the pair.`],
      [sub(1, key), 'complement-forgotten', () => t`This is the probability that the two are of another kind.`],
      [rational(possible, all), 'stopped-early', () => t`This is the probability of the information itself.`],
      [rational(1, 3), 'ds-one-case-taken-for-all', () => t`This takes the three kinds for equally likely.`],
      [rational(a, n), 'stopped-early', () => t`This is the probability for a single draw.`],
      [rational(ofB, possible), 'answered-other-quantity', () => t`This is the probability that the two are ${setting.b}.`],
      [rational(ofA, all - a * b * more), 'ignored-condition', () => t`This rules out three different kinds, but not three of one kind.`],
      [rational(ofA, all - c(a, 3) - c(b, 3) - c(more, 3)), 'ignored-condition', () => t`This rules out three of one kind, but not three different kinds.`],
    ], // prettier-ignore
    because: t`Of ${possible} draws with exactly two of a kind, ${ofA} have two ${setting.a} ones: ${m`\frac{${ofA}}{${possible}}`}.`,
    quick: [t`${m`\frac{${ofA}}{${ofA} + ${ofB} + ${ofMore}}`} is ${fraction(key)}.`],
    full: [
      t`Count draws of three without regard to order, since all of them are equally likely. Choose a pair of one kind, and then a third one of another kind.`,
      t`Two ${setting.a}: ${m`\binom{${a}}{2} \times ${n - a} = ${ofA}`}. Two ${setting.b}: ${m`\binom{${b}}{2} \times ${n - b} = ${ofB}`}. Two ${setting.third}: ${m`\binom{${more}}{2} \times ${n - more} = ${ofMore}`}.`,
      t`So ${m`${ofA} + ${ofB} + ${ofMore} = ${possible}`} draws are possible, and the probability is ${m`\frac{${ofA}}{${possible}}`}, that is ${fraction(key)}.`,
      t`Check: with ${m`${a} \times ${b} \times ${more} = ${a * b * more}`} draws of three kinds and ${c(a, 3) + c(b, 3) + c(more, 3)} of one kind, the count is ${all}, all draws of three.`,
    ], // prettier-ignore
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

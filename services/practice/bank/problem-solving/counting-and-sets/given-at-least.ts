import { byLevel, type Written } from '../../factory/by-level.ts'
import { fraction, m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, rational, sub, type Rational } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const SETTINGS = [
  { from: 'a box', thing: 'batteries', one: 'battery', a: 'charged', b: 'dead', third: 'weak' },
  { from: 'a bag', thing: 'chips', one: 'chip', a: 'red', b: 'blue', third: 'green' },
  { from: 'a drawer', thing: 'keys', one: 'key', a: 'brass', b: 'steel', third: 'copper' },
  { from: 'a tray', thing: 'bulbs', one: 'bulb', a: 'clear', b: 'frosted', third: 'colored' },
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
/** A fraction as it was counted and, if it can be reduced, in lowest terms. */
const shownAs = (top: number, bottom: number, value: Rational): string => value.d === BigInt(bottom) ? fraction(value) : t`${m`\frac{${top}}{${bottom}}`}, which equals ${fraction(value)}` // prettier-ignore

export const givenAtLeast = problem<Draw>({
  id: 'given-at-least',
  skill: 'joint-probability',
  version: 5,
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
    const [a = 0, b = 0] = /contains (\d+) \w+(?: and |, )(\d+)/.exec(stem)!.slice(1).map(Number)
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

const opening = ({ setting, a, b }: Draw): string => t`${setting.from[0]!.toUpperCase()}${setting.from.slice(1)} contains ${a} ${setting.a} and ${b} ${setting.b} ${setting.thing}.` // prettier-ignore

function twoOfFour(drawn: Draw): Part {
  const { setting, a, b } = drawn
  const [none, one, two, three, four] = [c(b, 4), a * c(b, 3), c(a, 2) * c(b, 2), c(a, 3) * b, c(a, 4)] as const
  const possible = two + three + four
  const all = none + one + possible
  const key = rational(two, possible)
  return {
    stem: t`${opening(drawn)} Four of them are drawn at random without replacement. If at least two of the four are ${setting.a}, what is the probability that exactly two are ${setting.a}?`,
    key,
    hints: [
      t`If at least two of the four ${setting.thing} are ${setting.a}, how many can be ${setting.a}?`,
      t`In how many draws are exactly two ${setting.a}? In how many are two, three, or four ${setting.a}?`,
    ],
    wrong: [
      [rational(two, all), 'ignored-condition', () => t`This answer is ${m`\frac{${two}}{${all}}`}, which divides by all draws. The ${none + one} draws with fewer than two ${setting.a} ${setting.thing} are ruled out, so only ${possible} draws count.`],
      [rational(possible, all), 'stopped-early', () => t`This is ${m`\frac{${possible}}{${all}}`}, the probability of at least two ${setting.a} ${setting.thing}. The question takes that as given and asks about exactly two.`],
      [rational(three + four, possible), 'complement-forgotten', () => t`This is ${m`\frac{${three} + ${four}}{${possible}}`}, the probability that more than two are ${setting.a}. The question asks for exactly two.`],
      [rational(two, two + three), 'ignored-condition', () => t`This answer is ${m`\frac{${two}}{${two} + ${three}}`}, which leaves out the draws of four ${setting.a} ${setting.thing}. "At least two" includes four.`],
      [rational(two, all - none), 'ignored-condition', () => t`This answer is ${m`\frac{${two}}{${all} - ${none}}`}, which rules out only the draws with no ${setting.a} ${setting.thing}. The ${one} draws with exactly one are ruled out too.`],
      [rational(three, possible), 'answered-other-quantity', () => t`This is ${m`\frac{${three}}{${possible}}`}, the probability that exactly three are ${setting.a}. The question asks for exactly two.`],
      [rational(1, 3), 'ds-one-case-taken-for-all', () => t`This answer treats two, three, and four ${setting.a} ${setting.thing} as equally likely. They occur in ${two}, ${three}, and ${four} of the ${possible} draws.`],
      [rational(c(b, 2), c(a + b - 2, 2)), 'one-order-only', () => t`This answer assumes that the first two ${setting.thing} drawn are ${setting.a} and that the other two are ${setting.b}: ${m`\frac{${c(b, 2)}}{${c(a + b - 2, 2)}}`}. The two ${setting.a} ones can be any of the four.`],
      [rational(1, 2), 'ds-one-case-taken-for-all', () => t`This answer assumes that "exactly two" and "more than two" are equally likely. They occur in ${two} and ${three + four} of the ${possible} draws.`],
    ], // prettier-ignore
    because: t`Of the ${m`${two} + ${three} + ${four} = ${possible}`} draws with at least two ${setting.a} ${setting.thing}, ${m`\binom{${a}}{2} \times \binom{${b}}{2} = ${two}`} have exactly two, so the probability is ${shownAs(two, possible, key)}.`,
    quick: [
      t`There are ${m`\binom{${a}}{2} \times \binom{${b}}{2} = ${two}`} draws with exactly two ${setting.a}, ${m`\binom{${a}}{3} \times ${b} = ${three}`} with three, and ${m`\binom{${a}}{4} = ${four}`} with four. So the probability is ${shownAs(two, possible, key)}.`,
    ],
    full: [
      t`Count the possible draws of four without regard to order, because they are all equally likely. Since at least two are ${setting.a}, only draws with two, three, or four ${setting.a} ${setting.thing} count.`,
      t`Two ${setting.a} and two ${setting.b}: ${m`\binom{${a}}{2} \times \binom{${b}}{2} = ${two}`}. Three ${setting.a} and one ${setting.b}: ${m`\binom{${a}}{3} \times ${b} = ${three}`}. Four ${setting.a}: ${m`\binom{${a}}{4} = ${four}`}.`,
      t`Check the total: ${none + one} draws have fewer than two ${setting.a} ${setting.thing}, and ${m`${none + one} + ${possible} = ${all}`} is the number of all draws of four.`,
      t`So ${m`${two} + ${three} + ${four} = ${possible}`} draws are possible, ${two} of them have exactly two ${setting.a} ${setting.thing}, and the probability is ${shownAs(two, possible, key)}.`,
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
  const [from = ''] = opening(drawn).split(' contains ')
  return {
    stem: t`${from} contains ${a} ${setting.a}, ${b} ${setting.b}, and ${more} ${setting.third} ${setting.thing}. Three of them are drawn at random without replacement. If exactly two of the three are of the same kind, what is the probability that these two are ${setting.a}?`,
    key,
    hints: [
      t`Which draws of three ${setting.thing} are ruled out if exactly two are of the same kind?`,
      t`In how many draws is there a ${setting.a} pair and a third ${setting.one} of a different kind? Count the other two kinds of pairs in the same way.`,
    ],
    wrong: [
      [rational(ofA, all), 'ignored-condition', () => t`This answer is ${m`\frac{${ofA}}{${all}}`}, which divides by all draws. Three of the same kind and three different kinds are ruled out, so only ${possible} draws count.`],
      [rational(c(a, 2), pairs), 'ignored-condition', () => t`This answer counts only the pairs, ${m`\frac{${c(a, 2)}}{${c(a, 2)} + ${c(b, 2)} + ${c(more, 2)}}`}. The number of choices for the third ${setting.one} matters too: ${n - a} after a ${setting.a} pair, but ${n - b} after a ${setting.b} pair and ${n - more} after a ${setting.third} pair.`],
      [sub(1, key), 'complement-forgotten', () => t`This is ${m`\frac{${ofB} + ${ofMore}}{${possible}}`}, the probability that the matching pair is not ${setting.a}. The question asks for the opposite.`],
      [rational(possible, all), 'stopped-early', () => t`This is ${m`\frac{${possible}}{${all}}`}, the probability that exactly two of the three match. The question takes that as given and asks about a ${setting.a} pair.`],
      [rational(1, 3), 'ds-one-case-taken-for-all', () => t`This answer treats the three kinds of pairs as equally likely. They occur in ${ofA}, ${ofB}, and ${ofMore} of the ${possible} draws.`],
      [rational(a, n), 'stopped-early', () => t`This is ${m`\frac{${a}}{${n}}`}, the probability that a single ${setting.one} is ${setting.a}. The question is about a matching pair among three.`],
      [rational(ofB, possible), 'answered-other-quantity', () => t`This is ${m`\frac{${ofB}}{${possible}}`}, the probability that the matching pair is ${setting.b}. The question asks about a ${setting.a} pair.`],
      [rational(ofA, all - a * b * more), 'ignored-condition', () => t`This answer is ${m`\frac{${ofA}}{${all} - ${a * b * more}}`}. It rules out draws of three different kinds, but not the draws in which all three are of the same kind.`],
      [rational(ofA, all - c(a, 3) - c(b, 3) - c(more, 3)), 'ignored-condition', () => t`This answer is ${m`\frac{${ofA}}{${all} - ${c(a, 3) + c(b, 3) + c(more, 3)}}`}. It rules out draws in which all three are of the same kind, but not the draws of three different kinds.`],
    ], // prettier-ignore
    because: t`Of the ${m`${ofA} + ${ofB} + ${ofMore} = ${possible}`} draws with exactly two of the same kind, ${m`\binom{${a}}{2} \times ${n - a} = ${ofA}`} have a ${setting.a} pair, so the probability is ${shownAs(ofA, possible, key)}.`,
    quick: [
      t`There are ${m`\binom{${a}}{2} \times ${n - a} = ${ofA}`} draws with a ${setting.a} pair and a third ${setting.one} of a different kind. In the same way, ${ofB} have a ${setting.b} pair and ${ofMore} a ${setting.third} pair. So the probability is ${shownAs(ofA, possible, key)}.`,
    ],
    full: [
      t`Count the possible draws without regard to order, because they are all equally likely. In each of them, a pair is of one kind and the third ${setting.one} is of a different kind.`,
      t`Two ${setting.a}: ${m`\binom{${a}}{2} \times ${n - a} = ${ofA}`}. Two ${setting.b}: ${m`\binom{${b}}{2} \times ${n - b} = ${ofB}`}. Two ${setting.third}: ${m`\binom{${more}}{2} \times ${n - more} = ${ofMore}`}.`,
      t`Check the total: ${m`${a} \times ${b} \times ${more} = ${a * b * more}`} draws have three different kinds and ${c(a, 3) + c(b, 3) + c(more, 3)} have three of the same kind, and ${m`${possible} + ${a * b * more} + ${c(a, 3) + c(b, 3) + c(more, 3)} = ${all}`} is the number of all draws of three.`,
      t`So ${m`${ofA} + ${ofB} + ${ofMore} = ${possible}`} draws are possible, and the probability that the pair is ${setting.a} is ${shownAs(ofA, possible, key)}.`,
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
  return {
    stem: t`${opening(drawn)} Three of them are drawn at random without replacement. If at least one of the three is ${setting.a}, what is the probability that exactly two are ${setting.a}?`,
    key,
    hints: [
      t`Which draws are ruled out if at least one of the three ${setting.thing} is ${setting.a}?`,
      t`How many draws are still possible, and in how many of these are exactly two ${setting.thing} ${setting.a}?`,
    ],
    wrong: [
      [rational(two, all), 'ignored-condition', () => t`This answer is ${m`\frac{${two}}{${all}}`}, which divides by all draws. Draws with no ${setting.a} ${setting.thing} are ruled out, so only ${possible} draws count.`],
      [rational(two + three, possible), 'boundary-included', () => t`This answer is ${m`\frac{${two} + ${three}}{${possible}}`}, which also counts the draws with three ${setting.a} ${setting.thing}. The question asks for exactly two.`],
      [rational(one, possible), 'answered-other-quantity', () => t`This is ${m`\frac{${one}}{${possible}}`}, the probability that exactly one is ${setting.a}. The question asks for exactly two.`],
      [sub(1, key), 'complement-forgotten', () => t`This is ${m`\frac{${one} + ${three}}{${possible}}`}, the probability that one or three are ${setting.a}. The question asks for exactly two.`],
      [rational(possible, all), 'stopped-early', () => t`This is ${m`\frac{${possible}}{${all}}`}, the probability that at least one is ${setting.a}. The question takes that as given and asks about exactly two.`],
      [rational(three, possible), 'answered-other-quantity', () => t`This is ${m`\frac{${three}}{${possible}}`}, the probability that all three are ${setting.a}. The question asks for exactly two.`],
      [rational(2 * (a - 1) * b, (n - 1) * (n - 2)), 'one-order-only', () => t`This answer assumes that the first ${setting.one} drawn is ${setting.a}: ${m`\frac{2 \times ${a - 1} \times ${b}}{${n - 1} \times ${n - 2}}`}. The one that is known to be ${setting.a} could be any of the three.`],
      [rational(two, possible - three || 1), 'ignored-condition', () => t`This answer is ${m`\frac{${two}}{${possible} - ${three}}`}, which leaves out the draws of three ${setting.a} ${setting.thing}. "At least one" includes three.`],
      [add(rational(two, all), rational(none, all)), 'wrong-operation', () => t`This answer is ${m`\frac{${two} + ${none}}{${all}}`}, which adds the draws with no ${setting.a} ${setting.thing}. These are ruled out, so subtract them from the denominator instead.`],
      [rational(1, 3), 'ds-one-case-taken-for-all', () => t`This answer treats one, two, and three ${setting.a} ${setting.thing} as equally likely. They occur in ${one}, ${two}, and ${three} of the ${possible} draws.`],
    ], // prettier-ignore
    because: t`Of the ${m`\binom{${n}}{3} - \binom{${b}}{3} = ${all} - ${none} = ${possible}`} possible draws, ${m`\binom{${a}}{2} \times ${b} = ${two}`} have exactly two ${setting.a} ${setting.thing}, so the probability is ${shownAs(two, possible, key)}.`,
    quick: [
      t`There are ${m`\binom{${a}}{2} \times ${b} = ${two}`} draws with exactly two ${setting.a} ${setting.thing} and ${m`\binom{${n}}{3} - \binom{${b}}{3} = ${possible}`} with at least one. So the probability is ${shownAs(two, possible, key)}.`,
    ],
    full: [
      t`Count draws without regard to order. There are ${m`\binom{${n}}{3} = ${all}`} ways to draw three ${setting.thing}, and all of them are equally likely.`,
      t`Since at least one is ${setting.a}, the ${m`\binom{${b}}{3} = ${none}`} ${none === 1 ? 'draw' : 'draws'} with three ${setting.b} ${setting.thing} ${none === 1 ? 'is' : 'are'} ruled out, which leaves ${m`${all} - ${none} = ${possible}`} possible draws.`,
      t`For exactly two, choose two of the ${a} ${setting.a} ${setting.thing} and one of the ${b} ${setting.b} ${setting.thing}: ${m`\binom{${a}}{2} \times ${b} = ${two}`} draws. (Check: ${one} draws have exactly one and ${three} ${three === 1 ? 'has' : 'have'} three, and ${m`${one} + ${two} + ${three} = ${possible}`}.)`,
      t`The probability of exactly two is ${shownAs(two, possible, key)}.`,
    ],
  }
}

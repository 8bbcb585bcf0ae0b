import { bothSay } from '../../factory/why-together.ts'
import { m, plain, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Offer = readonly [number, number, number]

const TWO = once((): readonly Offer[] => pairs(range(2, 12), range(2, 12)).map(([x, y]) => [x, y, 1] as const))
const THREE = once((): readonly Offer[] =>
  range(2, 12).flatMap((x) => pairs(range(2, 12), range(2, 12)).map(([y, z]) => [x, y, z] as const)),
)
const WIDE_TWO = once((): readonly Offer[] => range(2, 12).flatMap((y) => range(2, 12).map((x) => [x, y, 1] as const)))
const WIDE_THREE = once((): readonly Offer[] =>
  range(2, 12).flatMap((z) => range(2, 12).flatMap((y) => range(2, 12).map((x) => [x, y, z] as const))),
)
const OFFERS = [
  { shop: 'A printer offers', kinds: ['papers', 'inks', 'envelopes'], made: 'card' },
  { shop: 'A canteen offers', kinds: ['soups', 'pies', 'puddings'], made: 'lunch', many: 'lunches' },
  { shop: 'A workshop offers', kinds: ['frames', 'saddles', 'bells'], made: 'bicycle' },
  { shop: 'A florist offers', kinds: ['vases', 'roses', 'ribbons'], made: 'gift' },
  { shop: 'A tailor offers', kinds: ['cloths', 'linings', 'buttons'], made: 'coat' },
] as const

const two = (y: number): number => (y * (y - 1)) / 2

export const waysToChoose = sufficiency({
  id: 'ways-to-choose',
  skill: 'ds-sets',
  version: 3,
  levels: [-0.5, 0.3, 1],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [x, y, z] = [random.int(3, 9), random.int(3, 9), level === 2 ? random.int(2, 6) : 1]
    if (x === y) return null
    return { x, y, z, plus: random.int(1, 3), slack: random.int(1, 3), level, offer: random.pick(OFFERS) }
  },
  write: ({ x, y, z, plus, slack, level, offer }): Sufficiency<Offer> => {
    const [ones, twos, threes] = offer.kinds
    const { made } = offer
    const all = 'many' in offer ? offer.many : `${made}s`
    const [one, other, third] = [ones, twos, threes].map((kind) => kind.slice(0, -1)) as [string, string, string]
    const ways = ([p, q, s]: Offer): number => (level === 3 ? p * two(q) : p * q * s)
    const rest = ([, q, s]: Offer): number => (level === 3 ? two(q) : q * s)
    const now: Offer = [x, y, z]
    const total = ways(now)
    const statements: Array<Statement<Offer>> = [
      {
        text: t`There are ${x} kinds of ${one}.`,
        gives: t`there are ${x} ${ones}`,
        holds: ([p]) => p === x,
        lacks: t`The choice of ${twos} stays open.`,
      },
      {
        text: t`There are ${y} kinds of ${other}.`,
        gives: t`there are ${y} ${twos}`,
        holds: ([, q]) => q === y,
        lacks: t`The choice of ${ones} stays open.`,
      },
      {
        text: t`There are ${x + y} kinds of ${one} and ${other} in all.`,
        gives: t`${ones} and ${twos} are ${x + y} together`,
        holds: ([p, q]) => p + q === x + y,
        lacks: 'Two numbers with a known sum can have several products.',
      },
      {
        text: t`With ${plus} more ${plus === 1 ? 'kind' : 'kinds'} of ${one}, there would be ${plain(plus * rest(now))} more ${all} to choose from.`,
        gives: t`each ${one} goes with ${plain(rest(now))} choices of the rest`,
        holds: (each) => plus * rest(each) === plus * rest(now),
        lacks: t`Each kind of ${one} gives ${plain(rest(now))} ${all}; how many kinds there are stays open.`,
      },
      {
        text: t`With twice as many kinds of ${one}, there would be ${plain(2 * total)} ${all} to choose from.`,
        holds: (each) => 2 * ways(each) === 2 * total,
        enough: t`the number of ${all} would double too, so it is ${m`${2 * total} \div 2 = ${total}`}.`,
      },
      {
        text: t`There ${Math.abs(x - y) === 1 ? 'is' : 'are'} ${Math.abs(x - y)} more ${Math.abs(x - y) === 1 ? 'kind' : 'kinds'} of ${x > y ? one : other} than of ${x > y ? other : one}.`,
        gives: t`the two numbers differ by ${Math.abs(x - y)}`,
        holds: ([p, q]) => p - q === x - y,
        lacks: 'Two numbers with a known difference can have many products.',
      },
      {
        text: t`If one kind of ${one} is no longer offered, the number of ${all} falls by one ${ordinal(x)}.`,
        gives: t`one of the ${ones} makes up one ${ordinal(x)} of all, so there are ${x}`,
        holds: ([p]) => p === x,
        lacks: t`That says that there are ${x} kinds of ${one}; the rest stays open.`,
      },
      {
        text: t`If one kind of ${one} is no longer offered, ${plain(total - rest(now))} ${all} are left to choose from.`,
        gives: t`without one of the ${ones}, ${plain(total - rest(now))} ${all} are left`,
        holds: (each) => ways(each) - rest(each) === total - rest(now),
        lacks: t`The number with one kind of ${one} less is a product whose factors stay open.`,
        enough: t`with at most twelve kinds of each, only one pair of numbers fits, and the answer is ${plain(total)}.`,
      },
      {
        text: t`There are fewer than ${y + slack} kinds of ${other}.`,
        holds: ([, q]) => q < y + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`With three times as many kinds of ${other}, there would be ${plain(3 * total)} ${all} to choose from.`,
        holds: (each) => 3 * ways(each) === 3 * total,
        enough: t`the number of ${all} would be three times as great too, so it is ${m`${3 * total} \div 3 = ${total}`}.`,
      })
    }
    if (level === 2) {
      statements.push(
        {
          text: t`There are ${z} kinds of ${third}.`,
          gives: t`there are ${z} ${threes}`,
          holds: ([, , s]) => s === z,
          lacks: 'The other choices stay open.',
        },
        {
          text: t`If every ${made} came in a large and a small size, there would be ${plain(2 * total)} ${all} to choose from.`,
          holds: (each) => 2 * ways(each) === 2 * total,
          enough: t`two sizes double the number, so it is ${m`${2 * total} \div 2 = ${total}`}.`,
        },
      )
    }
    if (level === 3) {
      statements.push({
        text: t`If the order of the two ${twos} counted, there would be ${plain(2 * total)} ${all} to choose from.`,
        holds: (each) => 2 * ways(each) === 2 * total,
        enough: t`each pair has two orders, so without order there are ${m`${2 * total} \div 2 = ${total}`}.`,
      })
    }
    const kinds = level === 2 ? `several ${ones}, ${twos} and ${threes}` : `several ${ones} and ${twos}`
    const makes = [
      `one ${one} and one ${other}`,
      `one ${one}, one ${other} and one ${third}`,
      `one ${one} and two ${twos} of different kinds`,
    ][level - 1]!
    return {
      stem: t`${offer.shop} ${kinds}, from two to twelve kinds of each. A ${made} is made with ${makes}. How many different ${all} are there to choose from?`,
      cases: level === 2 ? THREE() : TWO(),
      ask: (each) => plain(ways(each)),
      show: ([p, q, s]) =>
        level === 2
          ? t`an offer of ${p} ${ones}, ${q} ${twos} and ${s} ${threes}`
          : t`an offer of ${p} ${ones} and ${q} ${twos}`,
      statements,
      together: (pair, left) => {
        if (pair.some(({ gives }) => gives === undefined)) return undefined
        const [p] = left[0]!
        return t`${bothSay(pair)} That fixes ${p} ${ones} and ${plain(rest(left[0]!))} ${rest(left[0]!) === 1 ? 'choice' : 'choices'} of the rest for each: ${m`${p} \times ${rest(left[0]!)} = ${p * rest(left[0]!)}`} ${all}.`
      },
      hints: [
        level === 3
          ? t`Multiply the kinds of ${one} by the pairs of ${twos}, ${m`\frac{n(n - 1)}{2}`}.`
          : 'Multiply the numbers of choices.',
        'The product may be known although its factors are not.',
      ],
    }
  },
  second: {
    cases: (_n, stem) => (kindsIn(stem) === 3 ? WIDE_THREE() : WIDE_TWO()),
    ask: (each, _n, stem) => waysOf(each, stem),
    read: [
      [/three times/, (each, [total = 0], { stem }) => 3 * waysOf(each, stem) === total],
      [/(twice as many|came in|order of)/, (each, [total = 0], { stem }) => 2 * waysOf(each, stem) === total],
      [
        /^With/,
        ([x, y, z], [plus = 0, more = 0], { stem }) =>
          waysOf([x + plus, y, z], stem) - waysOf([x, y, z], stem) === more,
      ],
      [/falls by/, ([x], _n, { statement }) => statement.endsWith(` ${ordinal(x)}.`)],
      [/are left/, ([x, y, z], [left = 0], { stem }) => waysOf([x - 1, y, z], stem) === left],
      [/in all/, ([x, y], [sum = 0]) => x + y === sum],
      [
        /^There (is|are) \d+ more/,
        ([x, y], [gap = 0], { statement, stem }) =>
          (statement.includes(`of ${nameOf(stem, 0)} than`) ? x - y : y - x) === gap,
      ],
      [/fewer than/, ([, y], [bound = 0]) => y < bound],
      [
        /^There are/,
        (each, [value = 0], { statement, stem }) =>
          each[[0, 1, 2].find((at) => statement.endsWith(` ${nameOf(stem, at)}.`)) as 0] === value,
      ],
    ],
  },
})

function ordinal(n: number): string {
  return ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][n] ?? 'part'
}

function kindsIn(stem: string): number {
  return stem.includes(' made with one') && /several \w+, \w+ and/.test(stem) ? 3 : 2
}

function waysOf([x, y, z]: Offer, stem: string): number {
  if (stem.includes('of different kinds')) {
    let chosen = 0
    for (let later = 1; later < y; later += 1) chosen += later
    return chosen * x
  }
  return x * y * z
}

/** The noun of a kind, in the singular: the first, second or third of the stem. */
function nameOf(stem: string, at: number): string {
  return (/several (\w+),? (?:and )?(\w+)(?: and (\w+))?/.exec(stem)?.[at + 1] ?? '?').replace(/s$/, '')
}

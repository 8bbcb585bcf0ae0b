import { agree } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { arrangements, choose } from '../../factory/search.ts'

const SHOWS = [
  {
    who: 'A gallery',
    a: 'paintings',
    b: 'sculptures',
    one: 'the oldest painting',
    two: 'the oldest sculpture',
    verb: 'shows',
  },
  { who: 'A festival', a: 'bands', b: 'choirs', one: 'the local band', two: 'the local choir', verb: 'invites' },
  { who: 'A cookery school', a: 'soups', b: 'cakes', one: 'the tomato soup', two: 'the apple cake', verb: 'teaches' },
  {
    who: 'A cinema club',
    a: 'comedies',
    b: 'thrillers',
    one: 'the newest comedy',
    two: 'the newest thriller',
    verb: 'shows',
  },
] as const

interface Show {
  level: Level
  a: number
  b: number
  /** How many of each are chosen. */
  r: number
  s: number
  setting: (typeof SHOWS)[number]
}

export const exhibition = problem<Show>({
  id: 'exhibition',
  skill: 'combinations',
  version: 3,
  levels: [0, 0.7, 1.2],
  places: [
    [6, 6, 3, 2, 3],
    [6, 6, 3, 3, 2],
    [0, 0, 6, 7, 7],
  ],
  draw: (random, level) => {
    const [a, b] = [random.int(4, 10), random.int(4, 10)]
    const [r, s] = level === 3 ? [random.int(2, 3), random.int(2, 3)] : [random.int(2, 4), random.int(2, 4)]
    if (a === b || r >= a || s >= b) return null
    return { level, a, b, r, s, setting: random.pick(SHOWS) }
  },
  write: (show) => ({
    ...byLevel(show, [included, notBoth, inOrder]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 1n,
  }),
  second: ([a = 0, b = 0, r = 0, s = 0], stem) => {
    const list = (n: number): number[] => Array.from({ length: n }, (_, at) => at)
    const first = choose(list(a), r)
    const other = choose(list(b), s)
    if (stem.includes('in a row')) {
      // Orders of one choice, with the pieces of the first kind numbered from 0.
      const orders = arrangements(list(r + s), r + s).filter((order) => order[0]! < r && order.at(-1)! < r).length
      return first.length * other.length * orders
    }
    const with0 = first.filter((chosen) => chosen.includes(0)).length
    if (stem.includes('must be among')) return with0 * other.length
    let total = 0
    for (const x of first) total += x.includes(0) ? other.filter((y) => !y.includes(0)).length : other.length
    return total
  },
})

function ways(n: number, k: number): number {
  let result = 1
  for (let at = 1; at <= k; at += 1) result = (result * (n - k + at)) / at
  return result
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

const from = (n: number, k: number): string => t`\\binom{${n}}{${k}}`

function stock({ a, b, r, s, setting: { who, a: ones, b: twos, verb } }: Show): string {
  return t`${who} owns ${a} ${ones} and ${b} ${twos} and ${verb} ${r} of the ${ones} and ${s} of the ${twos}`
    .replace('A festival owns', 'A festival can have')
    .replace('A cookery school owns', 'A cookery school has recipes for')
}

function included(show: Show): Written {
  const {
    a,
    b,
    r,
    s,
    setting: { a: ones, b: twos, one },
  } = show
  const [x, y] = [ways(a - 1, r - 1), ways(b, s)]
  const key = x * y
  return {
    stem: t`${stock(show)}. In how many ways can they be chosen, if ${one} must be among them?`,
    key,
    wrong: [
      [
        ways(a, r) * y,
        'ignored-condition',
        () => t`This chooses freely among all ${a} ${ones}. With ${one} fixed, choose ${r - 1} of the other ${a - 1}.`,
      ],
      [
        ways(a - 1, r) * y,
        'complement-forgotten',
        () => t`This chooses ${r} of the other ${a - 1} ${ones}. That leaves out ${one}.`,
      ],
      [
        ways(a, r - 1) * y,
        'off-by-one',
        () => t`This chooses the other ${r - 1} from ${a} ${ones}. Without ${one} there are only ${a - 1}.`,
      ],
      [
        x + y,
        'choices-added',
        () => t`This adds ${x} and ${y}. Each choice of ${ones} goes with each choice of ${twos}, so multiply.`,
      ],
      [
        ways(a + b - 1, r + s - 1),
        'ignored-condition',
        () =>
          t`This chooses ${r + s - 1} from all ${a + b - 1} others together. The numbers of ${ones} and ${twos} are fixed.`,
      ],
      [
        x * factorial(r - 1) * y,
        'order-counted',
        () => t`This counts the orders of the ${r - 1} other ${ones}. Only which ones are chosen matters.`,
      ],
      [
        x * y * factorial(s),
        'order-counted',
        () => t`This counts the orders of the ${s} ${twos}. Only which ones are chosen matters.`,
      ],
      [x * ways(b - 1, s - 1), 'ignored-condition', () => t`This fixes one of the ${twos}, too. Only ${one} is fixed.`],
      [y, 'stopped-early', () => t`${y} is the number of choices of ${twos} alone.`],
      [x, 'stopped-early', () => t`${x} is the number of choices of ${ones} alone.`],
    ],
    because: t`With ${one} fixed, ${m`${from(a - 1, r - 1)} = ${x}`} ways for the other ${ones}, times ${m`${from(b, s)} = ${y}`} for the ${twos}: ${key}.`,
    quick: [t`${m`${from(a - 1, r - 1)} \times ${from(b, s)} = ${x} \times ${y} = ${key}`}.`],
    full: [
      t`One of the ${r} ${ones} is fixed. The other ${r - 1} ${agree(r - 1, 'comes', 'come')} from ${a - 1}: ${m`${from(a - 1, r - 1)} = ${x}`}.`,
      t`The ${twos}: ${m`${from(b, s)} = ${y}`}.`,
      t`Each choice goes with each: ${m`${x} \times ${y} = ${key}`}.`,
    ],
    hints: [t`How many ${ones} are still to be chosen, and from how many?`, t`There are ${x} ways for them.`],
  }
}

function notBoth(show: Show): Written {
  const {
    a,
    b,
    r,
    s,
    setting: { a: ones, b: twos, one, two },
  } = show
  const [x, y] = [ways(a, r), ways(b, s)]
  const [p, q] = [ways(a - 1, r - 1), ways(b - 1, s - 1)]
  const key = x * y - p * q
  return {
    stem: t`${stock(show)}, but ${one} and ${two} must not both be among them. In how many ways can they be chosen?`,
    key,
    wrong: [
      [x * y, 'ignored-condition', () => t`This counts all choices, including the ${p * q} with both.`],
      [
        p * q,
        'complement-forgotten',
        () => t`${m`${p} \times ${q} = ${p * q}`} choices have both. They have to be taken off.`,
      ],
      [
        ways(a - 1, r) * ways(b - 1, s),
        'ignored-condition',
        () => t`This leaves out both. One of the two alone is allowed.`,
      ],
      [
        x * y - 1,
        'off-by-one',
        () => t`This takes off one choice. Both can be joined by others in ${m`${p} \times ${q} = ${p * q}`} ways.`,
      ],
      [
        x * y - p - q,
        'choices-added',
        () => t`This takes off ${m`${p} + ${q}`}. With both fixed, there are ${m`${p} \times ${q}`} ways.`,
      ],
      [
        p * ways(b - 1, s) + ways(a - 1, r) * q,
        'ignored-condition',
        () => t`This counts the choices with exactly one of the two. Those with neither are allowed, too.`,
      ],
      [
        x * y - p * y,
        'overlap-subtracted-twice',
        () => t`This takes off every choice with ${one}. It may be there without ${two}.`,
      ],
      [
        x * y - x * q,
        'overlap-subtracted-twice',
        () => t`This takes off every choice with ${two}. It may be there without ${one}.`,
      ],
      [x * y + p * q, 'lost-sign', () => t`This adds the ${p * q} choices with both. They are not allowed.`],
      [
        x + y,
        'choices-added',
        () => t`This adds ${x} and ${y}. Each choice of ${ones} goes with each choice of ${twos}.`,
      ],
    ],
    because: t`Of ${m`${x} \times ${y} = ${x * y}`} choices, ${m`${p} \times ${q} = ${p * q}`} have both: ${key} are left.`,
    quick: [
      t`${m`${from(a, r)} \times ${from(b, s)} - ${from(a - 1, r - 1)} \times ${from(b - 1, s - 1)} = ${x * y} - ${p * q} = ${key}`}.`,
    ],
    full: [
      t`All choices: ${m`${from(a, r)} \times ${from(b, s)} = ${x} \times ${y} = ${x * y}`}.`,
      t`With both fixed, there are ${m`${from(a - 1, r - 1)} \times ${from(b - 1, s - 1)} = ${p * q}`} ways.`,
      t`Allowed are ${m`${x * y} - ${p * q} = ${key}`}.`,
    ],
    hints: ['Count all choices, then take off those that are not allowed.', t`In ${p * q} choices both are there.`],
  }
}

function inOrder(show: Show): Written {
  const {
    a,
    b,
    r,
    s,
    setting: { a: ones, b: twos },
  } = show
  const n = r + s
  const picks = ways(a, r) * ways(b, s)
  const ends = r * (r - 1)
  const orders = ends * factorial(n - 2)
  const key = picks * orders
  return {
    stem: t`${stock(show)}, one after the other in a row, with one of the ${ones} at the beginning and another at the end. In how many ways can they be chosen and put in order?`,
    key,
    wrong: [
      [picks, 'order-ignored', () => t`${picks} is the number of choices. Each can be put in order in ${orders} ways.`],
      [
        picks * factorial(n),
        'ignored-condition',
        () => t`This allows every order. At both ends there must be ${ones}.`,
      ],
      [orders, 'stopped-early', () => t`${orders} is the number of orders of one choice. There are ${picks} choices.`],
      [
        picks * ways(r, 2) * factorial(n - 2),
        'one-order-only',
        () =>
          t`This chooses the two ${ones} for the ends without saying which comes first: ${m`${r} \times ${r - 1}`}, not half of it.`,
      ],
      [
        picks * ends,
        'stopped-early',
        () => t`This fills the two ends in ${ends} ways but does not order the ${n - 2} between.`,
      ],
      [
        picks * factorial(n - 2),
        'ignored-condition',
        () =>
          t`This orders only what is between the ends. The ends can be filled in ${m`${r} \times ${r - 1} = ${ends}`} ways.`,
      ],
      [
        picks * r * r * factorial(n - 2),
        'repetition-allowed',
        () => t`This takes ${r} choices for each end. One of the ${ones} cannot be at both.`,
      ],
      [
        picks * factorial(r) * factorial(s),
        'ignored-condition',
        () => t`This orders ${ones} and ${twos} each among themselves. Between the ends they may mix.`,
      ],
      [
        picks + orders,
        'choices-added',
        () => t`This adds ${picks} choices and ${orders} orders. Each choice has all of the orders, so multiply.`,
      ],
    ],
    because: t`${picks} choices, and for each ${m`${r} \times ${r - 1} \times ${n - 2}! = ${orders}`} orders: ${key}.`,
    quick: [t`${m`${from(a, r)} \times ${from(b, s)} \times ${r} \times ${r - 1} \times ${n - 2}! = ${key}`}.`],
    full: [
      t`Choices: ${m`${from(a, r)} \times ${from(b, s)} = ${picks}`}.`,
      t`First ${r} possibilities for the beginning, then ${r - 1} for the end; the other ${n - 2} in any order: ${m`${r} \times ${r - 1} \times ${n - 2}! = ${orders}`}.`,
      t`${m`${picks} \times ${orders} = ${key}`}.`,
    ],
    hints: [
      'Choose first, then fill the ends, then the rest.',
      t`There are ${picks} choices; the ends can be filled in ${ends} ways.`,
    ],
  }
}

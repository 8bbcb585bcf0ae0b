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
  { who: 'A cooking school', a: 'soups', b: 'cakes', one: 'the tomato soup', two: 'the apple cake', verb: 'teaches' },
  {
    who: 'A film club',
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
  version: 4,
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
    if (stem.includes('must be included')) return with0 * other.length
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
  return t`${who} owns ${a} ${ones} and ${b} ${twos}. It ${verb} ${r} of the ${ones} and ${s} of the ${twos}`
    .replace('A festival owns', 'A festival can choose from')
    .replace('A cooking school owns', 'A cooking school has recipes for')
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
    stem: t`${stock(show)}. In how many ways can they be chosen if ${one} must be included?`,
    key,
    wrong: [
      [ways(a, r) * y, 'ignored-condition', () => t`This answer is ${m`${from(a, r)} \times ${from(b, s)}`}, which chooses ${r} of all ${a} ${ones} freely. Since ${one} must be included, only ${r - 1} of the other ${a - 1} ${agree(r - 1, 'is', 'are')} still to be chosen.`],
      [ways(a - 1, r) * y, 'complement-forgotten', () => t`This answer is ${m`${from(a - 1, r)} \times ${from(b, s)}`}. It chooses ${r === 2 ? 'both' : t`all ${r}`} ${ones} from the other ${a - 1}, which leaves out ${one}.`],
      [ways(a, r - 1) * y, 'off-by-one', () => t`This answer is ${m`${from(a, r - 1)} \times ${from(b, s)}`}. It chooses the other ${r - 1 === 1 ? 'one' : t`${r - 1}`} from all ${a} ${ones}, but apart from ${one} there are only ${a - 1}.`],
      [x + y, 'choices-added', () => t`This answer is ${m`${x} + ${y}`}. Each choice of ${ones} can be combined with each choice of ${twos}, so multiply.`],
      [ways(a + b - 1, r + s - 1), 'ignored-condition', () => t`This answer is ${m`${from(a + b - 1, r + s - 1)}`}, which chooses any ${r + s - 1} of the other ${a + b - 1}. The numbers of ${ones} and of ${twos} are fixed, so choose them separately.`],
      [x * factorial(r - 1) * y, 'order-counted', () => t`This answer is ${m`${x} \times ${r - 1}! \times ${y}`}, which also counts the orders of the other ${r - 1} ${ones}. The question asks only which ones are chosen.`],
      [x * y * factorial(s), 'order-counted', () => t`This answer is ${m`${x} \times ${y} \times ${s}!`}, which also counts the orders of the ${s} ${twos}. The question asks only which ones are chosen.`],
      [x * ways(b - 1, s - 1), 'ignored-condition', () => t`This answer treats one of the ${twos} as fixed too: ${m`${x} \times ${from(b - 1, s - 1)}`}. Any ${s} of the ${b} ${twos} are allowed.`],
      [y, 'stopped-early', () => t`${y} is the number of ways to choose the ${twos} alone. Multiply it by the ${x} ways to choose the other ${ones}.`],
      [x, 'stopped-early', () => t`${x} is the number of ways to choose the other ${ones} alone. Multiply it by the ${y} ways to choose the ${twos}.`],
    ], // prettier-ignore
    because: t`With ${one} included, there are ${m`${from(a - 1, r - 1)} = ${x}`} ways to choose the other ${ones} and ${m`${from(b, s)} = ${y}`} ways to choose the ${twos}: ${m`${x} \times ${y} = ${key}`}.`,
    quick: [
      t`Choose ${r - 1} of the other ${a - 1} ${ones} and ${s} of the ${b} ${twos}: ${m`${from(a - 1, r - 1)} \times ${from(b, s)} = ${x} \times ${y} = ${key}`}.`,
    ],
    full: [
      t`One of the ${r} ${ones} has to be ${one}. The other ${r - 1 === 1 ? 'one' : t`${r - 1}`} ${agree(r - 1, 'is', 'are')} chosen from the remaining ${a - 1}: ${m`${from(a - 1, r - 1)} = ${x}`} ways.`,
      t`The ${s} ${twos} are chosen from ${b}: ${m`${from(b, s)} = ${y}`} ways.`,
      t`Each choice of ${ones} can be combined with each choice of ${twos}, so there are ${m`${x} \times ${y} = ${key}`} ways.`,
    ],
    hints: [
      t`Once ${one} is included, how many ${ones} are still to be chosen, and from how many?`,
      t`Count the choices of the other ${ones} and the choices of ${twos} separately. Do you add or multiply the two numbers?`,
    ],
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
    stem: t`${stock(show)}. In how many ways can they be chosen if ${one} and ${two} must not both be included?`,
    key,
    wrong: [
      [x * y, 'ignored-condition', () => t`This answer counts all ${x * y} choices, including the ${m`${p} \times ${q} = ${p * q}`} that contain both ${one} and ${two}. These are not allowed.`],
      [p * q, 'complement-forgotten', () => t`${m`${p} \times ${q} = ${p * q}`} is the number of choices that contain both ${one} and ${two}. These are not allowed, so subtract them from the total of ${x * y}.`],
      [ways(a - 1, r) * ways(b - 1, s), 'ignored-condition', () => t`This answer is ${m`${from(a - 1, r)} \times ${from(b - 1, s)}`}, which excludes ${one} and ${two} from every choice. Either one may be included without the other.`],
      [x * y - 1, 'off-by-one', () => t`This answer subtracts only 1, as if a single choice contained both. There are ${m`${p} \times ${q} = ${p * q}`} choices that contain both.`],
      [x * y - p - q, 'choices-added', () => t`This answer is ${m`${x * y} - (${p} + ${q})`}. The other ${ones} and the other ${twos} are combined, so there are ${m`${p} \times ${q}`} choices to subtract.`],
      [p * ways(b - 1, s) + ways(a - 1, r) * q, 'ignored-condition', () => t`This answer is ${m`${p * (y - q)} + ${(x - p) * q}`}: it counts only the choices with ${one} or ${two}, but not both. The ${(x - p) * (y - q)} choices with neither are allowed too.`],
      [x * y - p * y, 'overlap-subtracted-twice', () => t`This answer is ${m`${x * y} - ${p * y}`}: it subtracts every choice that contains ${one}. These choices are allowed if ${two} is not included.`],
      [x * y - x * q, 'overlap-subtracted-twice', () => t`This answer is ${m`${x * y} - ${x * q}`}: it subtracts every choice that contains ${two}. These choices are allowed if ${one} is not included.`],
      [x * y + p * q, 'lost-sign', () => t`This answer is ${m`${x * y} + ${p * q}`}. The ${p * q} choices that contain both are not allowed, so subtract them.`],
      [x + y, 'choices-added', () => t`This answer is ${m`${x} + ${y}`}. Each choice of ${ones} can be combined with each choice of ${twos}, so multiply, and then subtract the choices with both.`],
    ], // prettier-ignore
    because: t`Of the ${m`${x} \times ${y} = ${x * y}`} choices, ${m`${p} \times ${q} = ${p * q}`} contain both ${one} and ${two}. So ${m`${x * y} - ${p * q} = ${key}`} are allowed.`,
    quick: [
      t`From all choices, subtract those with both ${one} and ${two}: ${m`${from(a, r)} \times ${from(b, s)} - ${from(a - 1, r - 1)} \times ${from(b - 1, s - 1)} = ${x * y} - ${p * q} = ${key}`}.`,
    ],
    full: [
      t`Without the condition there are ${m`${from(a, r)} \times ${from(b, s)} = ${x} \times ${y} = ${x * y}`} choices.`,
      t`If both ${one} and ${two} are included, choose ${r - 1} more of the ${ones} and ${s - 1} more of the ${twos}: ${m`${from(a - 1, r - 1)} \times ${from(b - 1, s - 1)} = ${p * q}`} choices.`,
      t`Subtracting these leaves ${m`${x * y} - ${p * q} = ${key}`} choices.`,
      t`Check by cases: ${p * (y - q)} choices have only ${one}, ${(x - p) * q} have only ${two}, and ${(x - p) * (y - q)} have neither, and ${m`${p * (y - q)} + ${(x - p) * q} + ${(x - p) * (y - q)} = ${key}`}.`,
    ],
    hints: [
      'Which choices does the condition exclude? Are they easier to count than the ones it allows?',
      t`If ${one} and ${two} are both included, how many more ${ones} and how many more ${twos} are still to be chosen?`,
    ],
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
    stem: t`${stock(show)}, one after another in a row, with one of the ${ones} at the beginning and another at the end. In how many ways can they be chosen and put in order?`,
    key,
    wrong: [
      [picks, 'order-ignored', () => t`${picks} is the number of ways to choose the ${ones} and ${twos}. Each choice can then be put in order in ${orders} ways.`],
      [picks * factorial(n), 'ignored-condition', () => t`This answer is ${m`${picks} \times ${n}!`}, which allows every order of each choice. Only orders with ${ones} at both ends are allowed.`],
      [orders, 'stopped-early', () => t`${orders} is the number of orders of one particular choice. Multiply it by the ${picks} choices.`],
      [picks * ways(r, 2) * factorial(n - 2), 'one-order-only', () => t`This answer chooses two ${ones} for the ends, ${m`${picks} \times ${ways(r, 2)} \times ${n - 2}!`}, but does not count which one comes first. The ends can be filled in ${m`${r} \times ${r - 1} = ${ends}`} ways.`],
      [picks * ends, 'stopped-early', () => t`This answer is ${m`${picks} \times ${ends}`}. It fills the two ends but leaves out the ${m`${n - 2}!`} orders of the ${n - 2} in between.`],
      [picks * factorial(n - 2), 'ignored-condition', () => t`This answer is ${m`${picks} \times ${n - 2}!`}, which orders only the ${n - 2} in between. The two ends can be filled in ${m`${r} \times ${r - 1} = ${ends}`} ways.`],
      [picks * r * r * factorial(n - 2), 'repetition-allowed', () => t`This answer uses ${r} choices for each end: ${m`${picks} \times ${r} \times ${r} \times ${n - 2}!`}. After the first end is filled, only ${r - 1} of the ${ones} are left for the other.`],
      [picks * factorial(r) * factorial(s), 'ignored-condition', () => t`This answer is ${m`${picks} \times ${r}! \times ${s}!`}, which orders the ${ones} and the ${twos} separately. Between the ends they can be mixed in any order.`],
      [picks + orders, 'choices-added', () => t`This answer is ${m`${picks} + ${orders}`}, the choices plus the orders. Each choice can be put in each of the orders, so multiply.`],
    ], // prettier-ignore
    because: t`There are ${m`${from(a, r)} \times ${from(b, s)} = ${picks}`} choices, and each of them has ${m`${r} \times ${r - 1} \times ${n - 2}! = ${orders}`} orders: ${m`${picks} \times ${orders} = ${key}`}.`,
    quick: [
      t`The ${ones} and ${twos} can be chosen in ${m`${from(a, r)} \times ${from(b, s)} = ${picks}`} ways. Then fill the two ends with ${ones} and order the other ${n - 2}: ${m`${picks} \times ${r} \times ${r - 1} \times ${n - 2}! = ${key}`}.`,
    ],
    full: [
      t`The ${ones} and ${twos} can be chosen in ${m`${from(a, r)} \times ${from(b, s)} = ${ways(a, r)} \times ${ways(b, s)} = ${picks}`} ways.`,
      t`For each choice, there are ${r} possibilities for the beginning and then ${r - 1} for the end. The other ${n - 2} can be in any order, so there are ${m`${r} \times ${r - 1} \times ${n - 2}! = ${orders}`} orders.`,
      t`Each choice has that many orders, so there are ${m`${picks} \times ${orders} = ${key}`} ways in all.`,
    ],
    hints: [
      'Which places in the row have a condition? In what order would you fill the places?',
      t`First choose the ${ones} and ${twos}. Then fill the two ends, and then the places in between.`,
    ],
  }
}

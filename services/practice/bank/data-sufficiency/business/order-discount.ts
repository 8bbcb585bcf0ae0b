import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { capital } from '../../factory/capital.ts'
import { count, m, money, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { pairs as pairsOf, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import type { Level } from '../../factory/problem-template.ts'
import { sufficiency, type Statement, type StatementPair, type Sufficiency } from '../../factory/sufficiency-template.ts' // prettier-ignore

/** Items in the order of May and in that of June. */
type Orders = readonly [may: number, june: number]

const MOST = 30
const CASES = once((): readonly Orders[] => simplestFirst(pairsOf(range(1, MOST), range(1, MOST))))
/** The price each in a small order, and in a large one: less than twice as high, so twice the cost is more items. */
const PRICES = [[12, 9], [10, 8], [15, 12], [8, 6], [20, 15], [9, 6], [16, 12], [15, 10]] as const // prettier-ignore
const SETTINGS = [
  { who: 'A café', item: 'mug' },
  { who: 'A school', item: 'stool' },
  { who: 'A hotel', item: 'towel' },
  { who: 'A library', item: 'bookend' },
] as const
const MONTHS = ['May', 'June'] as const

interface Drawn {
  level: Level
  orders: Orders
  /** The price in an order of fewer than `from` items, and in a larger one. */
  high: number
  low: number
  from: number
  setting: (typeof SETTINGS)[number]
}

/** A statement, with what it tells as the first half of a proof. */
interface Told extends Statement<Orders> {
  tells: string
  /** Whether it leaves only few numbers of items for one of the orders. */
  pins?: boolean
  /** Statements of the same kin are not asked with together: one says the other, or nearly. */
  kin?: string | undefined
  hard: number
  /** Hints for a pair with it, where those of the question do not lead to what it turns on. */
  hints?: readonly [string, string]
}

export const orderDiscount = sufficiency({
  id: 'order-discount',
  skill: 'ds-business',
  version: 2,
  levels: [1.5, 1.7, 1.7],
  // Its statements of a D are independent, and so they make up for the templates that have no D.
  answers: MORE_OFTEN_EACH,
  draw: (random, level): Drawn | null => {
    const [high, low] = random.pick(PRICES)
    const from = random.int(8, 15)
    // One item more than from - 1 has to lower the cost.
    if (low * from >= high * (from - 1)) return null
    const equal = range(1, from - 1).find((few) => (few * high) % low === 0 && (few * high) / low >= from && (few * high) / low <= MOST) // prettier-ignore
    const one = random.pick([from - 1, equal ?? from - 1, random.int(2, MOST - 2), random.int(2, from - 1)])
    const other = random.pick([equal === one ? (one * high) / low : random.int(2, MOST - 2), random.int(2, MOST - 2), random.int(2, from - 1), one % 2 === 0 ? one / 2 : one + 1]) // prettier-ignore
    if (one === other) return null
    return { level, orders: random.pick([[one, other], [other, one]] as const), high, low, from, setting: random.pick(SETTINGS) } // prettier-ignore
  },
  write: (drawn): Sufficiency<Orders> => {
    const { level, high, low, from, setting: { who, item } } = drawn // prettier-ignore
    const [ask, told] = [askIn(drawn), [...ofOneOrder(drawn), ...ofBoth(drawn), ...compared(drawn)]]
    return {
      stem: t`A supplier charges ${money(high)} for each ${item} in an order of fewer than ${from} ${item}s and ${money(low)} for each ${item} in an order of ${from} ${item}s or more. ${who} placed one order in May and another in June, each for at least one and at most ${MOST} ${item}s. ${[
        t`How many ${item}s were ordered in the two months together?`,
        t`Would a single order for all of these ${item}s have cost less than the two orders did?`,
        t`Was the order in May for more ${item}s than the one in June?`,
      ][level - 1]!}`,
      cases: CASES(),
      ask,
      show: ([x, y]) => t`${count(x, item)} in May and ${y} in June`, since: ([x, y]) => (level === 2 ? t`a single order would have cost ${money(costIn(drawn, x + y))} and the two orders cost ${money(costIn(drawn, x) + costIn(drawn, y))}` : undefined), // prettier-ignore
      statements: [],
      pairs: told.flatMap((first, at) => told.slice(at + 1).filter(({ kin }) => kin === undefined || kin !== first.kin).map((other) => pairOf(drawn, first, other))),
      hints: [
        [t`Does the cost of an order always tell you how many ${item}s it was for?`, t`In which cases would combining the orders have lowered the price of some of the ${item}s?`, t`Is an order that costs more always an order for more ${item}s?`][level - 1]!,
        [t`Work out what ${from - 1} ${item}s cost and what ${from} ${item}s cost. Then find the numbers of ${item}s that fit each statement, at both prices.`, t`Would a single order reach ${from} ${item}s, and was at least one of the two orders for fewer? What does each statement say about that?`, t`Compare what ${from - 1} ${item}s cost with what ${from} ${item}s cost. How much more can a smaller order cost than a larger one?`][level - 1]!,
      ],
    }
  },
  second: {
    cases: (numbers) => TABLES(numbers),
    ask: ({ mugs, costs, single }, _n, stem) => {
      if (stem.includes('How many')) return mugs[0] + mugs[1]
      return stem.includes('single order') ? single < costs[0] + costs[1] : mugs[0] > mugs[1]
    },
    read: [
      [/one \w+ more, it would/, ({ costs, nexts }, _n, { statement }) => nexts[monthIn(statement)] < costs[monthIn(statement)]],
      [/although they/, ({ mugs, costs }) => costs[0] === costs[1] && mugs[0] !== mugs[1]],
      [/^As a single order, .* less than/, ({ costs, single }, [less = 0]) => costs[0] + costs[1] - single === less],
      [/^As a single order/, ({ single }, [cost = 0]) => single === cost],
      [/^Each \w+ cost less/, ({ mugs, costs }, _n, { statement }) => costs[monthIn(statement)] / mugs[monthIn(statement)] < costs[1 - monthIn(statement)]! / mugs[1 - monthIn(statement)]!],
      [/times as many|twice as many/, ({ mugs }, numbers, { statement }) => mugs[monthIn(statement)] === (numbers[0] ?? 2) * mugs[1 - monthIn(statement)]!],
      [/more than twice as much/, ({ costs }, _n, { statement }) => costs[monthIn(statement)] > 2 * costs[1 - monthIn(statement)]!],
      [/cost \$\d+ more than/, ({ costs }, [more = 0], { statement }) => more === costs[monthIn(statement)] - costs[1 - monthIn(statement)]!],
      [/cost more than/, ({ costs }, _n, { statement }) => costs[monthIn(statement)] > costs[1 - monthIn(statement)]!],
      [/^The two orders cost/, ({ costs }, [sum = 0]) => costs[0] + costs[1] === sum],
      [/^The two orders were/, ({ mugs }, [sum = 0]) => mugs[0] + mugs[1] === sum],
      [/^The order in (?:May|June) cost \$\d+\.$/, ({ costs }, [cost = 0], { statement }) => costs[monthIn(statement)] === cost],
    ],
  },
}) // prettier-ignore

interface Table {
  mugs: readonly [number, number]
  costs: readonly [number, number]
  /** What each order would cost with one item more. */
  nexts: readonly [number, number]
  single: number
}

/** For the second solver: which month a statement names first, May as 0. */
const monthIn = (statement: string): 0 | 1 => (/May|June/.exec(statement)?.[0] === 'June' ? 1 : 0)

/** For the second solver: a price list by number of items, and all pairs of orders with what they cost by it. */
function TABLES([high = 0, from = 0, low = 0, , most = 0]: readonly number[]): readonly Table[] {
  const list: number[] = []
  for (let n = 0, cost = 0; n <= 2 * most; n += 1, cost += n < from ? high : 0) list[n] = n < from ? cost : n * low
  const found: Table[] = []
  for (let y = most; y > 0; y -= 1)
    for (let x = most; x > 0; x -= 1) found.push({ mugs: [x, y], costs: [list[x]!, list[y]!], nexts: [list[x + 1]!, list[y + 1]!], single: list[x + y]! }) // prettier-ignore
  return found
}

const costIn = ({ high, low, from }: Drawn, n: number): number => n * (n < from ? high : low)

/** Asked for every case, so without the tags that format numbers. */
function askIn(drawn: Drawn): (orders: Orders) => string {
  if (drawn.level === 1) return ([x, y]) => String(x + y)
  if (drawn.level === 3) return ([x, y]) => (x > y ? 'yes' : 'no')
  return ([x, y]) => (costIn(drawn, x + y) < costIn(drawn, x) + costIn(drawn, y) ? 'yes' : 'no')
}

const answerOf = (drawn: Drawn): string => t`so the answer is ${askIn(drawn)(drawn.orders)}.`

/** Why a single order costs less in each of the few cases that fit a statement; what a choice overlooks that rejects it. */
function whyYes(drawn: Drawn, amount: number, holds: Told['holds']): Partial<Told> {
  const { level, high, low, from, setting: { item } } = drawn // prettier-ignore
  const few = CASES().filter(holds)
  const only = few.length === 1 ? { missed: t`expects several pairs of orders to fit, but only ${count(few[0]![0], item)} in May and ${few[0]![1]} in June do` } : {} // prettier-ignore
  if (level !== 2 || few.length > 4 || few.some((orders) => askIn(drawn)(orders) === 'no')) return only
  const start = amount % high > 0 && amount % low > 0 ? t`${money(amount)} is a multiple of neither ${money(high)} nor ${money(low)}, so the orders were at different prices. Trying 1 to ${from - 1} ${item}s at ${money(high)} each leaves only` : 'trying all the possible costs of one order leaves only' // prettier-ignore
  const reached = t`a single order reaches ${from} ${item}s, and at least one of the two orders does not`
  return { enough: t`${start} ${few.map(([x, y]) => t`${count(x, item)} in May and ${y} in June`).join(', or ')}. ${few.length === 1 ? 'Then' : 'In each of these cases,'} ${reached}, so the answer is yes.`, missed: t`sees that several pairs of orders fit, but in each of these cases, ${reached}`, ...only } // prettier-ignore
}

function pairOf(drawn: Drawn, first: Told, other: Told): StatementPair<Orders> {
  const { item } = drawn.setting
  const left = (): Orders[] => CASES().filter((orders) => first.holds(orders) && other.holds(orders))
  const shown = (): string => left().map(([x, y]) => t`${count(x, item)} in May for ${money(costIn(drawn, x))} and ${y} in June for ${money(costIn(drawn, y))}`).join(', or ') // prettier-ignore
  /** The numbers of a month that one statement leaves; which of at most two do not fit the other statement. */
  const known = (at: 0 | 1): number[] => [...new Set(CASES().filter((first.pins ? first : other).holds).map((orders) => orders[at]))] // prettier-ignore
  const unfit = (): string => ([0, 1] as const).filter((at) => known(at).length < 3).flatMap((at) => known(at).filter((n) => left().every((orders) => orders[at] !== n)).map((n) => t`With ${count(n, item)} in ${MONTHS[at]}, no number of ${item}s in ${MONTHS[1 - at]!} fits. `)).join('') // prettier-ignore
  return {
    statements: [first, other],
    bothTrap: [first, other].some(({ text }) => text.startsWith('Each')) ? t`knows the price in each order, but several numbers of ${item}s still fit` : 'finds only one pair of orders that fits both statements, but there are others',
    get bothMissed() { return t`considers each statement by itself, but only ${shown()} fit both statements` },
    harder: Math.max(first.hard, other.hard),
    ...((first.hints ?? other.hints) ? { hints: (first.hints ?? other.hints)! } : {}),
    get together() { return (first.pins || other.pins) && left().length <= 2 ? t`${first.tells}. ${capital(other.tells)}. ${unfit()}Only ${shown()} fit both, ${answerOf(drawn)}` : undefined },
  } // prettier-ignore
}

/** Which numbers of items up to `most` an amount can be, and that in words. */
function boughtFor(drawn: Drawn, amount: number, most: number) {
  const { high, low, from, setting: { item } } = drawn // prettier-ignore
  const numbers = range(1, most).filter((n) => costIn(drawn, n) === amount)
  const words = numbers.map((n) => t`${count(n, item)} at ${money(n < from ? high : low)} each`).join(' or ')
  const wrong = numbers[0]! < from ? low : high
  const why = amount % wrong === 0 ? t`an order of ${count(amount / wrong, item)} would not be at ${money(wrong)} each` : t`it is not a multiple of ${money(wrong)}` // prettier-ignore
  return { numbers, words: numbers.length === 1 ? t`${money(amount)} can only pay for ${words}, since ${why}` : t`${money(amount)} could pay for ${words}` } // prettier-ignore
}

/** What one order cost, or would have cost. */
function ofOneOrder(drawn: Drawn): Told[] {
  const { level, orders, high, low, from, setting: { item } } = drawn // prettier-ignore
  return ([0, 1] as const).flatMap((at): Told[] => {
    const cost = costIn(drawn, orders[at])
    const { numbers, words } = boughtFor(drawn, cost, MOST)
    const reaches = t`with the other order, a single order is for at least ${from} ${item}s. Then these ${from - 1} would have cost ${money(low)} each instead of ${money(high)}`
    const isEdge = level === 2 && numbers.length === 1 && numbers[0] === from - 1
    const own: Told = {
      text: t`The order in ${MONTHS[at]} cost ${money(cost)}.`,
      holds: (each) => costIn(drawn, each[at]) === cost,
      tells: t`in ${MONTHS[at]}, ${words}`,
      lacks: numbers.length > 1 ? t`${words}, and the other order could be for any number of ${item}s from 1 to ${MOST}.` : t`${words}. The other order could be for any number of ${item}s from 1 to ${MOST}.`,
      trap: numbers.length > 1 ? t`divides ${money(cost)} by only one of the two prices, but orders of ${numbers.join(' and of ')} ${item}s both cost ${money(cost)}, and the other order is unknown` : t`finds that the order in ${MONTHS[at]} was for ${count(numbers[0]!, item)}, but the order in ${MONTHS[1 - at]!} is unknown`,
      ...(isEdge ? { enough: t`${words}. ${reaches.replace(/^w/, 'W')}, ${answerOf(drawn)}`, missed: t`overlooks that the other order adds at least one ${item}, which brings a single order to at least ${from} ${item}s` } : {}),
      pins: true,
      kin: level === 2 ? undefined : MONTHS[at], ...(level === 3 ? { hints: [t`Does the cost of an order tell you how many ${item}s it was for?`, t`Divide ${money(cost)} by each of the two prices. Which of the results is a possible number of ${item}s at that price? What does the other statement then say about the order in ${MONTHS[1 - at]!}?`] as const } : {}),
      hard: numbers.length > 1 ? 0.2 : -0.2,
    } // prettier-ignore
    if (orders[at] !== from - 1) return [own]
    const only = t`one more ${item} lowers the cost only when the order grows from ${from - 1} to ${from} ${item}s, which cost ${money(low * from)} instead of ${money(high * (from - 1))}`
    const edge: Told = {
      text: t`If the order in ${MONTHS[at]} had been for one ${item} more, it would have cost less.`,
      holds: (each) => costIn(drawn, each[at] + 1) < costIn(drawn, each[at]),
      tells: t`${only}, so the order in ${MONTHS[at]} was for ${from - 1}`,
      lacks: t`The order in ${MONTHS[at]} must have been for ${from - 1} ${item}s, but the other order could be for any number from 1 to ${MOST}.`,
      trap: t`finds that the order in ${MONTHS[at]} was for ${from - 1} ${item}s, but the order in ${MONTHS[1 - at]!} is unknown`,
      ...(level === 2 ? { enough: t`${only}, so the order in ${MONTHS[at]} was for ${from - 1}. ${reaches.replace(/^w/, 'W')}, ${answerOf(drawn)}`, missed: t`overlooks that the other order adds at least one ${item}, which brings a single order to at least ${from} ${item}s` } : {}),
      pins: true,
      kin: level === 2 ? undefined : MONTHS[at], hard: 0.2,
    } // prettier-ignore
    return [own, edge]
  })
}

/** What the two orders were, or cost, together. */
function ofBoth(drawn: Drawn): Told[] {
  const { level, orders: [x, y], high, low, from, setting: { item } } = drawn // prettier-ignore
  const [n, sum, single, answer] = [x + y, costIn(drawn, x) + costIn(drawn, y), costIn(drawn, x + y), answerOf(drawn)]
  const { numbers, words } = boughtFor(drawn, single, 2 * MOST)
  const decides = n < from ? t`a single order for ${n} ${item}s would have been at ${money(high)} each, the same as in the two orders` : t`since the two orders were for only ${n} ${item}s together, at least one of them was for fewer than ${from}, at ${money(high)} each. A single order for ${n} ${item}s would have been at ${money(low)} each` // prettier-ignore
  const isDecided = level === 2 && n < 2 * from
  const decisive = n < from ? t`overlooks that a single order for only ${n} ${item}s would not have been cheaper` : t`overlooks that two orders for ${n} ${item}s together cannot both reach ${from}` // prettier-ignore
  const undecided = level === 2 ? t`assumes that a single order for ${n} ${item}s would have been cheaper, but two orders for at least ${from} ${item}s each would already have been at ${money(low)} each` : t`finds the total of ${n} ${item}s, but not which of the two orders was larger` // prettier-ignore
  const singles: Told = {
    text: t`As a single order, all of the ${item}s together would have cost ${money(single)}.`,
    holds: ([u, v]) => costIn(drawn, u + v) === single,
    tells: t`as a single order, ${words}`,
    lacks: numbers.length > 1 ? t`A single order costing ${words.replace(' could pay for ', ' could be for ')}.` : t`${words}. So the total number is ${n}, but it is not known how the ${item}s were divided between the two orders.`,
    trap: numbers.length > 1 ? t`divides ${money(single)} by only one of the two prices, but orders of ${numbers.join(' and of ')} ${item}s both cost ${money(single)}` : undecided,
    ...(numbers.length === 1 && level === 1 ? { enough: t`${words}, ${answer}`, missed: t`overlooks that a single order can cost ${money(single)} at only one of the two prices` } : {}),
    ...(numbers.length === 1 && isDecided ? { enough: t`${words}. ${capital(decides)}, ${answer}`, missed: decisive } : {}),
    kin: 'sum', hard: numbers.length > 1 ? 0.2 : 0,
  } // prettier-ignore
  const total: Told = {
    text: t`The two orders were for ${n} ${item}s together.`,
    holds: ([u, v]) => u + v === n,
    tells: t`the two numbers add up to ${n}`,
    lacks: t`It does not say how the ${n} ${item}s were divided between the two orders.`,
    trap: undecided,
    ...(isDecided ? { enough: t`${decides}, ${answer}`, missed: decisive } : {}),
    kin: 'sum', hard: 0,
  } // prettier-ignore
  const costs: Told = {
    text: t`The two orders cost ${money(sum)} together.`,
    holds: ([u, v]) => costIn(drawn, u) + costIn(drawn, v) === sum,
    tells: t`the two costs add up to ${money(sum)}`,
    lacks: t`Either order could have been at either price, so different numbers of ${item}s fit.`,
    trap: t`assumes that only one pair of orders can cost ${money(sum)} together`,
    missed: t`sees that several pairs of orders cost ${money(sum)} together, but the answer is the same for all of them`,
    ...whyYes(drawn, sum, ([u, v]) => costIn(drawn, u) + costIn(drawn, v) === sum),
    hard: 0.1,
  } // prettier-ignore
  const dear = (sum - single) / (high - low)
  const saves = t`a single order would have saved ${money(high - low)} on each ${item} that cost ${money(high)}, and ${m`${sum - single} \div ${high - low} = ${dear}`}`
  const saved: Told = {
    text: t`As a single order, all of the ${item}s together would have cost ${money(sum - single)} less than the two orders did.`,
    holds: ([u, v]) => costIn(drawn, u) + costIn(drawn, v) - costIn(drawn, u + v) === sum - single,
    tells: dear < from ? t`${saves}, so one order was for ${dear} at ${money(high)} each and the other was at ${money(low)} each` : t`${saves}, so both orders were at ${money(high)} each`,
    lacks: t`${capital(saves)}. So ${dear} of the ${item}s cost ${money(high)} each, but ${level === 1 ? t`the number at ${money(low)} each is not known` : 'it is not known in which month'}.`,
    trap: level === 1 ? t`finds that ${dear} of the ${item}s cost ${money(high)} each, but the number at ${money(low)} is unknown` : t`finds that ${dear} of the ${item}s cost ${money(high)} each, but not how the ${item}s were divided between the two months`,
    ...(level === 1 && dear >= from ? { enough: t`an order at the higher price is for at most ${from - 1} ${item}s. A single order saves ${money(high - low)} on each ${item} bought at ${money(high)}, so ${m`${sum - single} \div ${high - low} = ${dear}`} ${item}s were bought at that price. That is more than ${from - 1}, so both orders were at ${money(high)} each, and ${answer.replace(/^so /, '')}`, missed: t`overlooks that ${m`${sum - single} \div ${high - low} = ${dear}`} ${item}s at ${money(high)} each are too many for one order, so both orders were at that price` } : {}),
    pins: dear < from,
    hard: 0.2,
    hints: [t`If the two orders are combined, on which ${item}s does ${drawn.setting.who.replace(/^A/, 'the')} save money, and how much on each?`, t`Divide the total amount saved by the amount saved on one ${item}. This gives the number of ${item}s that were bought at ${money(high)} each. Can these all be in one order? Which numbers of ${item}s does the other statement allow?`],
  } // prettier-ignore
  return [singles, costs, ...(level === 1 ? [] : [total]), ...(sum > single && level !== 2 ? [saved] : [])]
}

/** How the two orders compare. */
function compared(drawn: Drawn): Told[] {
  const { level, orders, high, low, from, setting: { item } } = drawn // prettier-ignore
  const [costly, cheap] = costIn(drawn, orders[0]) > costIn(drawn, orders[1]) ? ([0, 1] as const) : ([1, 0] as const)
  const [more, less] = orders[0] > orders[1] ? ([0, 1] as const) : ([1, 0] as const)
  const gap = costIn(drawn, orders[costly]) - costIn(drawn, orders[cheap])
  const [answer, found]: [string, Told[]] = [answerOf(drawn), []]
  const says = (text: string, holds: Told['holds'], { tells, hard, ...notes }: Partial<Told> & Pick<Told, 'tells' | 'hard'>): void => void found.push({ text, holds, tells, hard, ...notes }) // prettier-ignore
  const isMixed = orders[more] >= from && orders[less] < from
  if (gap === 0) {
    const sizes = range(1, from - 1).map((few) => [few, (few * high) / low] as const).filter(([, many]) => Number.isInteger(many) && many >= from && many <= MOST) // prettier-ignore
    const listed = sizes.map(([few, many]) => t`${few} and ${many}`).join(' or ')
    const why = t`at the same price, different numbers of ${item}s cost different amounts, so one order was at ${money(high)} each and the other at ${money(low)} each`
    const numbers = t`${why}. If the costs are equal, the numbers of ${item}s are in the ratio ${low / gcd(high, low)} to ${high / gcd(high, low)}. One of the numbers is less than ${from}, and the other is at least ${from}. Only ${listed} fit, ${answer}`
    const reason = [sizes.length === 1 ? numbers : undefined, t`${why}. In a single order, all the ${item}s would have cost ${money(low)} each, ${answer}`, undefined][level - 1] // prettier-ignore
    says(t`The two orders cost the same, although they were not for the same number of ${item}s.`, ([u, v]) => u !== v && costIn(drawn, u) === costIn(drawn, v), { tells: t`${why}. That leaves only ${listed} ${item}s`, lacks: t`It gives the two numbers ${listed}, but not which is which.`, trap: level === 3 ? t`finds two numbers of ${item}s with equal costs, but not which of them belongs to May` : 'finds one pair of numbers with equal costs, but there is another', ...(reason ? { enough: reason, missed: t`overlooks that different numbers of ${item}s can cost the same only if one order was at ${money(high)} each and the other at ${money(low)} each` } : {}), pins: true, hard: 0.2 }) // prettier-ignore
  }
  if (isMixed) {
    const sure = [undefined, t`one order was at ${money(high)} each and the other, for at least ${from} ${item}s, at ${money(low)} each. A single order would have been larger still. In it, all the ${item}s would have cost ${money(low)} each, ${answer}`, t`the order in ${MONTHS[more]} had the lower price, so it was for at least ${from} ${item}s, and the other was for fewer than ${from}, ${answer}`][level - 1] // prettier-ignore
    says(t`Each ${item} cost less in the order in ${MONTHS[more]} than in the other.`, (each) => each[more] >= from && each[less] < from, { tells: t`only the order in ${MONTHS[more]} was for ${from} or more`, lacks: t`It shows only which price each order had, not how many ${item}s it was for.`, trap: t`knows the price in each order, but not how many ${item}s it was for`, ...(sure ? { enough: sure, missed: level === 2 ? t`overlooks that in a single order, all the ${item}s would have cost only ${money(low)} each` : t`overlooks that an order at ${money(low)} each is always larger than one at ${money(high)} each` } : {}), hard: level === 1 ? 0 : -0.1 }) // prettier-ignore
  }
  const times = orders[more] / orders[less]
  if (level !== 3 && (times === 2 || times === 3)) says(t`The order in ${MONTHS[more]} was for ${times === 2 ? 'twice' : '3 times'} as many ${item}s as the one in ${MONTHS[less]}.`, (each) => each[more] === times * each[less], { tells: t`the order in ${MONTHS[more]} was for ${times === 2 ? 'twice' : '3 times'} as many`, lacks: t`Many pairs of numbers have this ratio, such as ${times} and 1, or ${2 * times} and 2.`, trap: 'tries only one pair of numbers with this ratio', hard: 0 }) // prettier-ignore
  if (gap === 0) return found
  const turned = high * (from - 1) - low * from
  const edges = t`${from - 1} ${item}s cost ${money(high * (from - 1))}, and ${from} cost only ${money(low * from)}`
  const bounded = gap > turned ? { enough: t`a smaller order can cost more than a larger one, but never by more than ${money(turned)}, since ${edges}. Here the difference is ${money(gap)}, so the order that cost more was for more ${item}s, and ${answer.replace(/^so /, '')}`, missed: t`knows that a smaller order can cost more, but the difference is then at most ${money(turned)}, and here it is ${money(gap)}` } : {} // prettier-ignore
  if (level !== 3 || gap > turned) says(t`The order in ${MONTHS[costly]} cost ${money(gap)} more than the one in ${MONTHS[cheap]}.`, (each) => costIn(drawn, each[costly]) - costIn(drawn, each[cheap]) === gap, { tells: t`the order in ${MONTHS[costly]} cost ${money(gap)} more`, trap: level === 3 ? t`assumes that the order that cost more was for more ${item}s, but ${edges}` : t`assumes the same price in both orders, but a difference of ${money(gap)} is possible at different prices too`, ...(level === 3 ? {} : { missed: t`sees that several pairs of orders differ by ${money(gap)}, but the answer is the same for all of them`, ...whyYes(drawn, gap, (each) => costIn(drawn, each[costly]) - costIn(drawn, each[cheap]) === gap) }), lacks: level === 3 ? t`A smaller order can cost more: ${edges}.` : t`Either order could have been at either price, so different numbers of ${item}s fit.`, ...(level === 3 ? bounded : {}), hard: level === 3 && gap > turned ? 0.3 : 0.1 }) // prettier-ignore
  if (level !== 3) return found
  const isDouble = costIn(drawn, orders[costly]) > 2 * costIn(drawn, orders[cheap])
  if (gap <= turned && !isDouble) says(t`The order in ${MONTHS[costly]} cost more than the one in ${MONTHS[cheap]}.`, (each) => costIn(drawn, each[costly]) > costIn(drawn, each[cheap]), { tells: t`the order in ${MONTHS[costly]} cost more`, lacks: t`A smaller order can cost more: ${edges}.`, trap: t`assumes that the order that cost more was for more ${item}s, but ${edges}`, hard: 0.1 }) // prettier-ignore
  if (isDouble) says(t`The order in ${MONTHS[costly]} cost more than twice as much as the one in ${MONTHS[cheap]}.`, (each) => costIn(drawn, each[costly]) > 2 * costIn(drawn, each[cheap]), { tells: t`the order in ${MONTHS[costly]} cost more than twice as much`, enough: t`one ${item} never costs twice as much as another, since ${m`${high} < 2 \times ${low}`}. An order that costs more than twice as much must therefore be for more ${item}s, ${answer}`, missed: t`knows that a smaller order can cost more, but it never costs more than twice as much, since ${m`${high} < 2 \times ${low}`}`, hard: 0.3 }) // prettier-ignore
  return found
}

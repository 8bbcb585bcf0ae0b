import { m, t } from '../../factory/format.ts'
import { pairs, range } from '../../factory/grid.ts'
import { remember } from '../../factory/remember.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Counts = readonly [number, number]

const SHOPS = [
  { who: 'A school', a: 'desks', b: 'chairs', one: 'desk', other: 'chair' },
  { who: 'A caterer', a: 'trays', b: 'bowls', one: 'tray', other: 'bowl' },
  { who: 'A gym', a: 'mats', b: 'ropes', one: 'mat', other: 'rope' },
  { who: 'A hotel', a: 'lamps', b: 'towels', one: 'lamp', other: 'towel' },
] as const
const CASES = once((): readonly Counts[] => pairs(range(1, 60), range(1, 60)))

export const wholePurchase = sufficiency({
  id: 'whole-purchase',
  skill: 'ds-business',
  version: 3,
  levels: [1.1, 1.3, 1.3],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [p, q] = [random.int(5, 12 + 6 * level), random.int(4, 11 + 5 * level)]
    const [x, y] = [random.int(2, 9), random.int(2, 9)]
    const same = range(1, 60).filter((a) => p * x + q * y - p * a > 0 && (p * x + q * y - p * a) % q === 0)
    if (p === q || x === y) return null
    return { p, q, x, y, only: same.length === 1, shop: random.pick(SHOPS), more: random.int(2, 6), level }
  },
  write: ({ p, q, x, y, only, shop: { who, a, b, one, other }, more, level }): Sufficiency<Counts> => {
    const total = p * x + q * y
    const key = [x, x + y, y][level - 1]!
    const asked = [t`How many ${a} did it buy?`, t`How many ${a} and ${b} did it buy in all?`, t`How many ${b} did it buy?`][level - 1]! // prettier-ignore
    const ask = ([u, w]: Counts): string => String([u, u + w, w][level - 1]!)
    const says = (text: string, holds: (counts: Counts) => boolean, notes: Partial<Statement<Counts>>): Statement<Counts> => ({ text, holds, ...notes }) // prettier-ignore
    const paid = says(t`The ${a} and ${b} together cost $${total}.`, ([u, w]) => p * u + q * w === total, {
      lacks: t`More than one pair of positive integers satisfies ${m`${p}x + ${q}y = ${total}`}.`,
      enough: t`the numbers must be positive integers, and ${m`${p}x + ${q}y = ${total}`} has only one such solution, ${x} and ${y}.`,
    })
    const doubled = says(t`With twice as many ${a}, the total cost would have been $${total + p * x}.`, ([u, w]) => 2 * p * u + q * w === total + p * x, {
      lacks: t`More than one pair of positive integers satisfies ${m`${2 * p}x + ${q}y = ${total + p * x}`}.`,
      enough: t`${m`${2 * p}x + ${q}y = ${total + p * x}`} has only one solution in positive integers, ${x} and ${y}.`,
    })
    const swapped = says(t`If the two prices had been exchanged, the total cost would have been $${q * x + p * y}.`, ([u, w]) => q * u + p * w === q * x + p * y, {
      lacks: t`More than one pair of positive integers satisfies ${m`${q}x + ${p}y = ${q * x + p * y}`}.`,
      enough: t`${m`${q}x + ${p}y = ${q * x + p * y}`} has only one solution in positive integers, ${x} and ${y}.`,
    })
    const gap = says(t`It bought ${Math.abs(x - y) === 1 ? 'one' : Math.abs(x - y)} ${x > y ? `more ${Math.abs(x - y) === 1 ? one : `of the ${a}`} than of the ${b}` : `more ${Math.abs(x - y) === 1 ? other : `of the ${b}`} than of the ${a}`}.`.replace(/one more \w+ than/, `one more of the ${x > y ? a : b} than`), ([u, w]) => u - w === x - y, { lacks: 'A difference alone fixes neither number.' })
    const ratio = says(t`The cost of the ${a} was ${p * x > q * y ? 'greater' : 'less'} than the cost of the ${b} by $${Math.abs(p * x - q * y)}.`, ([u, w]) => p * u - q * w === p * x - q * y, { lacks: t`It gives ${m`${p}x - ${q}y = ${p * x - q * y}`}, which has several solutions.`, enough: t`${m`${p}x - ${q}y = ${p * x - q * y}`} has only one suitable solution.` })
    const extra = says(t`With ${more} more ${a} and ${more} more ${b}, the total cost would have been $${total + more * (p + q)}.`, ([u, w]) => p * u + q * w === total, { lacks: t`It only repeats that the total was $${total}, which several pairs of integers allow.`, enough: t`take ${m`${more} \times ${p + q}`} off: the total was $${total}, and ${m`${p}x + ${q}y = ${total}`} has only one solution in positive integers.` })
    // Where a single equation is enough, the candidate has to find out that it has one solution; two equations are a routine.
    const isOnly = ({ holds }: Statement<Counts>): boolean => CASES().filter(holds).length === 1
    const solved = t`two different linear equations in the two numbers have one solution, ${x} ${a} and ${y} ${b}.`
    const pair = (...[first, second, together, harder = 0.2]: readonly [Statement<Counts>, Statement<Counts>, string?, number?]) => ({ statements: [first, second] as const, ...(together ? { together } : {}), harder })
    return {
      stem: t`${who} bought at least one of each of two things: ${a} at $${p} each and ${b} at $${q} each. ${asked}`,
      cases: CASES(),
      ask,
      show: ([u, w]) => t`the counts ${u} and ${w}`,
      statements: [],
      pairs: [
        pair(paid, gap, solved, only ? 0.4 : 0),
        pair(paid, ratio, solved, 0.2),
        pair(doubled, swapped, solved, isOnly(doubled) || isOnly(swapped) ? 0.4 : 0),
        pair(paid, doubled, solved, only || isOnly(doubled) ? 0.4 : 0),
        pair(gap, ratio, p === q ? undefined : solved, 0),
        pair(swapped, gap, solved, isOnly(swapped) ? 0.4 : 0),
        pair(paid, swapped, solved, only || isOnly(swapped) ? 0.4 : 0),
        ...(only ? [] : [{ ...pair(paid, extra), open: t`Both say the same: the total was $${total}.` }]),
      ],
      hints: [
        'Write each statement as an equation for the two numbers.',
        t`The numbers are positive integers, so a single equation may be enough: list the pairs that satisfy it. The answer is needed only for what is asked${key === x + y ? ', the sum' : ''}.`,
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 90), range(1, 90)),
    ask: ([x, y], _n, stem) => {
      const a = /things: (\w+) at/.exec(stem)![1]!
      if (stem.includes('in all?')) return x + y
      return stem.includes(`How many ${a} `) ? x : y
    },
    read: [
      [/exchanged/, ([x, y], [cost = 0], { stem }) => costs(stem)[1] * x + costs(stem)[0] * y === cost],
      [/twice as many/, ([x, y], [cost = 0], { stem }) => 2 * costs(stem)[0] * x + costs(stem)[1] * y === cost],
      [/together cost/, ([x, y], [cost = 0], { stem }) => costs(stem)[0] * x + costs(stem)[1] * y === cost],
      [/^With \d/, ([x, y], [k = 0, l = 0, cost = 0], { stem }) => costs(stem)[0] * (x + k) + costs(stem)[1] * (y + l) === cost],
      [/(greater|less) than the cost/, ([x, y], [by = 0], { statement, stem }) => costs(stem)[0] * x - costs(stem)[1] * y === (statement.includes('greater') ? by : -by)],
      [/It bought/, ([x, y], [by = 1], { statement, stem }) => (statement.includes(`more of the ${/things: (\w+) at/.exec(stem)![1]!} than`) ? x - y : y - x) === by],
    ],
  },
}) // prettier-ignore

const costs = remember((stem: string): readonly [number, number] => {
  const [, p = 0, q = 0] = (/at \$(\d+) each and \w+ at \$(\d+) each/.exec(stem) ?? []).map(Number)
  return [p, q]
})

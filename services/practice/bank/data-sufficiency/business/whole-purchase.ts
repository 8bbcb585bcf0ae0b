import { count, m, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { linearTex } from '../../factory/linear-tex.ts'
import { pairs, range } from '../../factory/grid.ts'
import { onlySolution } from '../../factory/only-solution.ts'
import { remember } from '../../factory/remember.ts'
import { once } from '../../factory/once.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Counts = readonly [number, number]

const SHOPS = [
  { who: 'A school', a: 'notebooks', b: 'binders', one: 'notebook', other: 'binder' },
  { who: 'A caterer', a: 'trays', b: 'bowls', one: 'tray', other: 'bowl' },
  { who: 'A gym', a: 'mats', b: 'ropes', one: 'mat', other: 'rope' },
  { who: 'A hotel', a: 'pillows', b: 'towels', one: 'pillow', other: 'towel' },
] as const
const CASES = once((): readonly Counts[] => pairs(range(1, 60), range(1, 60)))

export const wholePurchase = sufficiency({
  id: 'whole-purchase',
  skill: 'ds-business',
  version: 4,
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
    const asked = [t`How many ${a} did it buy?`, t`How many ${a} and ${b} did it buy in all?`, t`How many ${b} did it buy?`][level - 1]! // prettier-ignore
    const ask = ([u, w]: Counts): string => String([u, u + w, w][level - 1]!)
    const buyer = who.replace('A ', 'The ')
    const bought = [t`${buyer} bought ${x} ${a}.`, t`${buyer} bought ${m`${x} + ${y} = ${x + y}`} ${a} and ${b} in all.`, t`${buyer} bought ${y} ${b}.`][level - 1]!
    const oneEquation = t`sees only one equation with two unknowns, but the numbers of ${a} and ${b} must be positive integers, and only ${x} ${a} and ${y} ${b} work`
    const says = (text: string, holds: (counts: Counts) => boolean, notes: Partial<Statement<Counts>>): Statement<Counts> => ({ text, holds, ...notes }) // prettier-ignore
    const [things, others] = [t`${m`x`} ${a}`, t`${m`y`} ${b}`]
    const named = ([u, word]: readonly [number, string], [w, next]: readonly [number, string]): string => t`${u} ${word} ${u === 1 ? one : a} and ${w} ${next} ${w === 1 ? other : b}` // prettier-ignore
    const equationTex = (f: number, g: number): string => m`${linearTex(f, g)} = ${f * x + g * y}`
    /** What is said of an equation of a statement that has more than one solution: how another one is found. */
    const open = (f: number, g: number): Partial<Statement<Counts>> => {
      const [own, far] = [Math.abs(g) / gcd(f, Math.abs(g)), f / gcd(f, Math.abs(g))]
      const change = g < 0 ? named([own, 'more'], [far, 'more']) : y > far ? named([own, 'more'], [far, 'fewer']) : named([own, 'fewer'], [far, 'more'])
      return {
        lacks: t`For ${things} and ${others}, it gives ${equationTex(f, g)}. Since ${m`${f} \times ${own} = ${Math.abs(g)} \times ${far} = ${f * own}`}, the equation stays true with ${change}.`,
        trap: t`treats ${equationTex(f, g)}, the equation for ${things} and ${others}, as if only one pair of positive integers satisfied it`,
      }
    }
    /** The same, and why it has one solution where it has only one. */
    const equation = (f: number, g: number): Partial<Statement<Counts>> => ({
      ...open(f, g),
      enough: t`for ${things} and ${others}, both positive integers, ${equationTex(f, g)}. ${onlySolution([f, g], [x, y])} ${bought}`,
      missed: oneEquation,
    })
    const paid = says(t`The ${a} and ${b} together cost $${total}.`, ([u, w]) => p * u + q * w === total, equation(p, q))
    const doubled = says(t`With twice as many ${a}, the total cost would have been $${total + p * x}.`, ([u, w]) => 2 * p * u + q * w === total + p * x, equation(2 * p, q))
    const swapped = says(t`If the two prices had been exchanged, the total cost would have been $${q * x + p * y}.`, ([u, w]) => q * u + p * w === q * x + p * y, equation(q, p))
    const gap = says(t`It bought ${Math.abs(x - y) === 1 ? t`one more ${x > y ? one : other}` : t`${Math.abs(x - y)} more ${x > y ? a : b}`} than ${x > y ? b : a}.`, ([u, w]) => u - w === x - y, { lacks: t`Many pairs of positive integers differ by ${Math.abs(x - y)}, and the statement gives no cost.`, trap: t`treats the difference of ${Math.abs(x - y)} as if it gave the two numbers, but many pairs of positive integers differ by ${Math.abs(x - y)}` })
    const ratio = says(t`The cost of the ${a} was ${p * x > q * y ? 'greater' : 'less'} than the cost of the ${b} by $${Math.abs(p * x - q * y)}.`, ([u, w]) => p * u - q * w === p * x - q * y, open(p, -q))
    const extra = says(t`With ${more} more ${a} and ${more} more ${b}, the total cost would have been $${total + more * (p + q)}.`, ([u, w]) => p * u + q * w === total, { lacks: t`The extra items cost ${m`${more} \times (${p} + ${q}) = ${more * (p + q)}`} dollars, so the actual total was ${m`${total + more * (p + q)} - ${more * (p + q)} = ${total}`} dollars. For ${things} and ${others}, more than one pair of positive integers satisfies ${equationTex(p, q)}.`, trap: t`treats the larger purchase as if it gave both numbers, but it shows only that the actual total was $${total}` })
    // Where a single equation is enough, the candidate has to find out that it has one solution; two equations are a routine.
    const isOnly = ({ holds }: Statement<Counts>): boolean => CASES().filter(holds).length === 1
    /** Solves the equations of two statements, which are named by their factors. */
    const solved = ([f, g]: Counts, [h, k]: Counts): string => {
      const shared = gcd(Math.abs(g), Math.abs(k))
      const times = [Math.abs(k) / shared, Math.abs(g) / shared] as const
      const sign = g > 0 === k > 0 ? -1 : 1
      const left = times[0] * f + sign * times[1] * h
      const given = [equationTex(f, g), equationTex(h, k)] as const
      const scaled = ([[f, g, times[0]], [h, k, times[1]]] as const).map(([u, w, by]) => m`${linearTex(by * u, by * w)} = ${by * (u * x + w * y)}`) // prettier-ignore
      const ways = given.flatMap((which, at) => (times[at] === 1 ? [] : [t`${which} by ${times[at]!} to get ${scaled[at]!}`])).join(' and ')
      const [whole, taken] = left > 0 ? scaled : scaled.toReversed()
      const equations = t`let ${m`x`} be the number of ${a} and ${m`y`} the number of ${b}. The statements give ${given[0]} and ${given[1]}.`
      const how = t`${ways === '' ? '' : t`Multiply ${ways}. `}${sign < 0 ? t`Subtracting ${taken!} from ${whole!} gives` : t`Adding ${whole!} and ${taken!} gives`}`
      return t`${equations} ${how} ${Math.abs(left) === 1 ? '' : t`${m`${linearTex(Math.abs(left), 0)} = ${Math.abs(left) * x}`}, so `}${m`x = ${x}`}. Substituting this into ${given[0]} gives ${m`y = ${y}`}. ${bought}`
    }
    const pair = (...[first, second, together, harder = 0.2]: readonly [Statement<Counts>, Statement<Counts>, string?, number?]) => ({ statements: [first, second] as const, ...(together ? { together } : {}), bothMissed: t`rejects the statements because each alone fits more than one purchase, but only ${x} ${a} and ${y} ${b} fit both`, harder })
    const method = t`Let ${m`x`} be the number of ${a} and ${m`y`} the number of ${b}, and write each statement as an equation. Which pairs of positive integers satisfy each equation?`
    return {
      stem: t`${who} bought ${a} at $${p} each and ${b} at $${q} each, at least one of each. ${asked}`,
      cases: CASES(),
      ask,
      show: ([u, w]) => t`${count(u, one, a)} and ${count(w, other, b)}`,
      since: ([u, w]) => (level === 2 ? m`${u} + ${w} = ${u + w}` : undefined),
      statements: [],
      pairs: [
        pair(paid, gap, solved([p, q], [1, -1]), only ? 0.4 : 0),
        pair(paid, ratio, solved([p, q], [p, -q]), 0.2),
        pair(doubled, swapped, solved([2 * p, q], [q, p]), isOnly(doubled) || isOnly(swapped) ? 0.4 : 0),
        pair(paid, doubled, solved([p, q], [2 * p, q]), only || isOnly(doubled) ? 0.4 : 0),
        { ...pair(gap, ratio, solved([1, -1], [p, -q]), 0), hints: [t`One statement compares costs. Could more than one purchase give a difference of $${Math.abs(p * x - q * y)}?`, method] },
        pair(swapped, gap, solved([q, p], [1, -1]), isOnly(swapped) ? 0.4 : 0),
        pair(paid, swapped, solved([p, q], [q, p]), only || isOnly(swapped) ? 0.4 : 0),
        ...(only ? [] : [{ ...pair(paid, extra), open: t`Each says only that the total was $${total}. ${paid.lacks!}`.replace('it gives', 'that means'), bothTrap: t`treats the statements as two different equations, but both say only that the total was $${total}`, hints: [t`By how much would buying ${more} more ${a} and ${more} more ${b} increase the total cost?`, method] as const }]),
      ],
      hints: [
        t`Can half a ${one} or half a ${other} be bought? How might that limit the ways to spend an exact amount?`,
        method,
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 90), range(1, 90)),
    ask: ([x, y], _n, stem) => {
      const a = /bought (\w+) at/.exec(stem)![1]!
      if (stem.includes('in all?')) return x + y
      return stem.includes(`How many ${a} `) ? x : y
    },
    read: [
      [/exchanged/, ([x, y], [cost = 0], { stem }) => costs(stem)[1] * x + costs(stem)[0] * y === cost],
      [/twice as many/, ([x, y], [cost = 0], { stem }) => 2 * costs(stem)[0] * x + costs(stem)[1] * y === cost],
      [/together cost/, ([x, y], [cost = 0], { stem }) => costs(stem)[0] * x + costs(stem)[1] * y === cost],
      [/^With \d/, ([x, y], [k = 0, l = 0, cost = 0], { stem }) => costs(stem)[0] * (x + k) + costs(stem)[1] * (y + l) === cost],
      [/(greater|less) than the cost/, ([x, y], [by = 0], { statement, stem }) => costs(stem)[0] * x - costs(stem)[1] * y === (statement.includes('greater') ? by : -by)],
      [/It bought/, ([x, y], [by = 1], { statement, stem }) => (statement.endsWith(`than ${/bought (\w+) at/.exec(stem)![1]!}.`) ? y - x : x - y) === by],
    ],
  },
}) // prettier-ignore

const costs = remember((stem: string): readonly [number, number] => {
  const [, p = 0, q = 0] = (/at \$(\d+) each and \w+ at \$(\d+) each/.exec(stem) ?? []).map(Number)
  return [p, q]
})

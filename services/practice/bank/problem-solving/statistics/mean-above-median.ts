import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

interface List {
  level: Level
  known: readonly number[]
  high: number
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[(list.length - 1) / 2]!

export const meanAboveMedian = problem<List>({
  id: 'mean-above-median',
  skill: 'median-range',
  version: 2,
  levels: [1.7, 2, 2],
  draw: (random, level) => {
    const known = random.some(range(1, 24), 4).toSorted((a, b) => a - b)
    const [, b = 0, c = 0] = known
    const high = random.step(30, 60, 5)
    if (c - b < 3) return null
    const equals = range(1, 400).filter((x) => gapAt(known, x) === 0)
    if (level === 1 && equals.length < 2) return null
    return { level, known, high }
  },
  write: (list) => ({
    ...byLevel(list, [equal, above, below]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    hints: [
      'The median depends on where the unknown stands in the order. Which three cases are there?',
      'In each case, write the mean, write the median, and solve; then see whether the solution belongs to the case.',
    ],
  }),
  second: (_numbers, stem) => {
    const known = /list ([\d, ]+), and/.exec(stem)![1]!.split(',').map(Number)
    const high = Number(/from 1 to (\d+)/.exec(stem)?.[1] ?? 400)
    const gap = (x: number): number => {
      const list = [...known, x].toSorted((a, b) => a - b)
      return list.reduce((all, each) => all + each, 0) - 5 * list[2]!
    }
    if (stem.includes('sum of all')) return range(1, high).filter((x) => gap(x) === 0).reduce((all, x) => all + x, 0)
    return tally(1, high, (x) => (stem.includes('greater than') ? gap(x) > 0 : gap(x) < 0))
  }, // prettier-ignore
})

type Part = Written<'show' | 'fits' | 'hints'>
const intro = ({ known }: List): string =>
  t`Consider the list ${known.join(', ')}, and ${m`x`}, which need not be in order.`
const gapAt = (known: readonly number[], x: number): number => sum(known) + x - 5 * median([...known, x])

/** The value of x at which mean and median are equal, for each of the three cases: x low, x in the middle, x high. */
function balances({ known }: List) {
  const [, b = 0, c = 0] = known
  const total = sum(known)
  const middle = total / 4
  return { b, c, total, low: 5 * b - total, middle, high: 5 * c - total }
}

function equal(list: List): Part {
  const { known } = list
  const { b, c, total, low, middle, high } = balances(list)
  const valid = range(1, 400).filter((x) => gapAt(known, x) === 0)
  const key = sum(valid)
  const others = [low, middle, high].filter((x) => Number.isInteger(x) && x > 0 && !valid.includes(x))
  const partial = valid.map((x): Wrong => [x, 'one-root-only', () => t`This is the value for one position of ${m`x`} only; another position gives a further value.`]) // prettier-ignore
  const tooMany = others.map((x): Wrong => [key + x, 'ignored-condition', () => t`This also adds ${x}, which solves an equation but does not stand where that equation supposes it.`]) // prettier-ignore
  return {
    stem: t`${intro(list)} If ${m`x`} is a positive integer and the mean of the five numbers equals their median, what is the sum of all possible values of ${m`x`}?`,
    key,
    wrong: [
      ...partial,
      ...tooMany,
      [Math.round(total / 4), 'one-root-only', () => t`This is the mean of the four known numbers, which is right only if ${m`x`} itself is the median.`],
      [Math.abs(low), 'ignored-condition', () => t`This uses ${b} as the median without asking whether ${m`x`} is then at most ${b}.`],
      [Math.abs(high), 'ignored-condition', () => t`This uses ${c} as the median without asking whether ${m`x`} is then at least ${c}.`],
      [b + c, 'median-for-mean', () => t`This adds the two middle numbers of the known list.`],
      [total, 'answered-other-quantity', () => t`This is the sum of the known numbers.`],
      [key + b, 'ignored-condition', () => t`This adds ${b}, for which the mean is not the median.`],
      [key + c, 'ignored-condition', () => t`This adds ${c}, for which the mean is not the median.`],
      [key + 4, 'off-by-one', () => t`This makes a slip in one of the equations: multiply the median by 5 before subtracting the sum.`],
      [key - 4, 'off-by-one', () => t`This makes a slip in one of the equations: multiply the median by 5 before subtracting the sum.`],
      [key - 2, 'off-by-one', () => t`This makes a slip in one of the equations: multiply the median by 5 before subtracting the sum.`],
    ], // prettier-ignore
    because: t`The cases give ${valid.map((x) => m`x = ${x}`).join(' and ')}; other solutions fall outside their case. The sum is ${key}.`,
    quick: [t`Cases by the place of ${m`x`}: valid ${valid.length === 1 ? 'is' : 'are'} ${valid.join(', ')}; the sum is ${key}.`], // prettier-ignore
    full: [
      t`The known numbers add up to ${total}, so the mean is ${m`\frac{${total} + x}{5}`}. Go through the places of ${m`x`}.`,
      t`If ${m`x \le ${b}`}, the median is ${b}: ${m`${total} + x = ${5 * b}`}, so ${m`x = ${low}`}, ${low <= b && low > 0 ? 'which fits' : 'which does not fit'}.`,
      t`If ${m`${b} < x < ${c}`}, the median is ${m`x`}: ${m`${total} + x = 5x`}, so ${m`x = ${rational(total, 4)}`}, ${Number.isInteger(middle) && middle > b && middle < c ? 'which fits' : 'which does not fit'}.`,
      t`If ${m`x \ge ${c}`}, the median is ${c}: ${m`${total} + x = ${5 * c}`}, so ${m`x = ${high}`}, ${high >= c ? 'which fits' : 'which does not fit'}.`,
      t`The sum of the values that fit is ${key}. Check: for ${m`x = ${valid[0] ?? 0}`} the mean is ${m`\frac{${total + (valid[0] ?? 0)}}{5} = ${rational(total + (valid[0] ?? 0), 5)}`}.`,
    ],
  }
}

const some = (count: number): string => (count === 0 ? 'none' : String(count))

function above(list: List): Part {
  return compared(list, 'greater')
}

function below(list: List): Part {
  return compared(list, 'less')
}

function compared(list: List, word: 'greater' | 'less'): Part {
  const { known, high: top } = list
  const { b, c, total, low, middle, high } = balances(list)
  const is = (x: number): boolean => (word === 'greater' ? gapAt(known, x) > 0 : gapAt(known, x) < 0)
  const count = (from: number, to: number): number => tally(Math.max(1, from), Math.min(top, to), is)
  const [first, second, third] = [count(1, b), count(b + 1, c - 1), count(c, top)]
  const key = first + second + third
  const ties = tally(1, top, (x) => gapAt(known, x) === 0)
  const rule = (bound: number): string => m`x ${word === 'greater' ? '>' : '<'} ${bound}`
  const turned = (bound: string): string => m`x ${word === 'greater' ? '<' : '>'} ${bound}`
  return {
    stem: t`${intro(list)} For how many integers ${m`x`} from 1 to ${top}, inclusive, is the mean of the five numbers ${word} than their median?`,
    key,
    wrong: [
      [top - key - ties, 'inequality-not-flipped', () => t`This counts the values for which the mean is ${word === 'greater' ? 'less' : 'greater'} than the median.`],
      [key + ties, 'boundary-included', () => t`This also counts values for which mean and median are equal.`],
      [third, 'stopped-early', () => t`This counts only values of at least ${c}. Smaller ones can qualify as well.`],
      [first, 'stopped-early', () => t`This counts only values of at most ${b}.`],
      [second, 'stopped-early', () => t`This counts only values for which ${m`x`} itself is the median.`],
      [first + second, 'stopped-early', () => t`This forgets the values of at least ${c}.`],
      [second + third, 'stopped-early', () => t`This forgets the values of at most ${b}.`],
      [top - key, 'complement-forgotten', () => t`This counts the values for which it is not ${word}.`],
      [key + 1, 'off-by-one', () => t`This counts a value at the edge of a case that does not qualify.`],
      [key - 1, 'off-by-one', () => t`This leaves out a value at the edge of a case that qualifies.`],
      [key + 3, 'ignored-condition', () => t`This uses the solution of one case beyond the edge of that case.`],
      [key - 3, 'ignored-condition', () => t`This stops one case too early; its edge is set by the known numbers.`],
    ], // prettier-ignore
    because: t`Of the values up to ${b}, ${some(first)} qualify; of those between, ${some(second)}; of those from ${c} on, ${some(third)}. Together that is ${key}.`,
    quick: [t`Count case by case, by the place of ${m`x`}: ${key} values.`],
    full: [
      t`Compare five times the mean, ${m`${total} + x`}, with five times the median, place by place.`,
      t`If ${m`x \le ${b}`}, the median is ${b} and the condition is ${rule(low)}, which ${some(first)} of these integers satisfy.`,
      t`If ${m`${b} < x < ${c}`}, the median is ${m`x`}: ${m`${total} + x ${word === 'greater' ? '>' : '<'} 5x`}, so ${turned(`\\frac{${total}}{4}`)}, which ${some(second)} satisfy.`,
      t`If ${m`x \ge ${c}`}, the median is ${c} and the condition is ${rule(high)}, which ${some(third)} satisfy.`,
      t`Together that is ${key}. Check: of the other ${top - key} values, ${some(ties)} make mean and median equal, and the rest give the opposite order.`,
    ].map((step) => (Number.isInteger(middle) ? step.replace(`\\frac{${total}}{4}`, String(middle)) : step)), // prettier-ignore
  }
}

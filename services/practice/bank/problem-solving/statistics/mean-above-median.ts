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
  version: 4,
  levels: [1.7, 2, 2],
  draw: (random, level) => {
    const known = random.some(range(1, 24), 4).toSorted((a, b) => a - b)
    const [, b = 0, c = 0] = known
    const high = random.step(30, 60, 5)
    if (c - b < 3) return null
    const equals = range(1, 400).filter((x) => gapAt(known, x) === 0)
    if (level === 1 && equals.length < 2) return null
    const sign = level === 2 ? 1 : -1
    if (level > 1 && range(1, high).every((x) => sign * gapAt(known, x) <= 0)) return null
    return { level, known, high }
  },
  write: (list) => ({
    ...byLevel(list, [equal, above, below]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
    hints: [
      t`Can you tell which of the numbers is the median before you know ${m`x`}?`,
      t`Treat the three possible positions of ${m`x`} separately. In each, compare ${m`${sum(list.known)} + x`} with 5 times the median.`,
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
  const partial = valid.map((x): Wrong => [x, 'one-root-only', () => t`This answer finds only one possible value, ${m`x = ${x}`}. But ${listed(valid.filter((y) => y !== x).map((y) => m`x = ${y}`))} ${valid.length > 2 ? 'work' : 'works'} too.`]) // prettier-ignore
  const tooMany = others.map((x): Wrong => [key + x, 'ignored-condition', () => t`This answer also adds ${x}. That number solves one of the three equations, but the equation holds only for a different position of ${m`x`}.`]) // prettier-ignore
  return {
    stem: t`${intro(list)} If ${m`x`} is a positive integer and the mean of the five numbers equals their median, what is the sum of all possible values of ${m`x`}?`,
    key,
    wrong: [
      ...partial,
      ...tooMany,
      ...((b + c) % 2 === 0 ? [[Math.abs((5 * (b + c)) / 2 - total), 'median-for-mean', () => t`This answer uses ${m`\frac{${b} + ${c}}{2} = ${(b + c) / 2}`}, the median of the four known numbers, as the median of all five.`] satisfies Wrong] : []),
      [5 * b, 'stopped-early', () => t`This answer is 5 times ${b}, the sum of all five numbers if ${b} is their median and their mean. Subtract the known numbers, ${total}, and consider the other positions of ${m`x`} too.`],
      [5 * c, 'stopped-early', () => t`This answer is 5 times ${c}, the sum of all five numbers if ${c} is their median and their mean. Subtract the known numbers, ${total}, and consider the other positions of ${m`x`} too.`],
      [Math.round(total / 4), 'one-root-only', () => t`This answer uses the mean of the four known numbers, ${rational(total, 4)}. That works only when ${m`x`} is itself the median, so it is not the whole answer.`],
      [Math.abs(low), 'ignored-condition', () => t`This answer solves with ${b} as the median and does not check whether ${m`x`} is then at most ${b}.`],
      [Math.abs(high), 'ignored-condition', () => t`This answer solves with ${c} as the median and does not check whether ${m`x`} is then at least ${c}, or whether there are other values.`],
      [b + c, 'median-for-mean', () => t`This answer adds the two middle numbers of the known list, ${b} and ${c}. With five numbers there is only one median.`],
      [total, 'answered-other-quantity', () => t`This answer is the sum of the four known numbers. The question asks for the sum of the possible values of ${m`x`}.`],
      [key + b, 'ignored-condition', () => t`This answer also counts ${m`x = ${b}`}. Then the median is ${b}, but the mean is ${rational(total + b, 5)}.`],
      [key + c, 'ignored-condition', () => t`This answer also counts ${m`x = ${c}`}. Then the median is ${c}, but the mean is ${rational(total + c, 5)}.`],
      [key + 4, 'wrong-count', () => t`This answer is not the sum of the possible values. For each position of ${m`x`}, set ${m`${total} + x`} equal to 5 times the median; that gives ${listed(valid.map(String))}.`],
      [key - 4, 'wrong-count', () => t`This answer is not the sum of the possible values. For each position of ${m`x`}, set ${m`${total} + x`} equal to 5 times the median; that gives ${listed(valid.map(String))}.`],
      [key - 2, 'wrong-count', () => t`This answer is not the sum of the possible values. For each position of ${m`x`}, set ${m`${total} + x`} equal to 5 times the median; that gives ${listed(valid.map(String))}.`],
    ], // prettier-ignore
    because: t`The mean equals the median only for ${listed(valid.map((x) => m`x = ${x}`))}${valid.length > 1 ? t`, and the sum of these values is ${key}` : ''}.`,
    quick: [t`Set ${m`${total} + x`} equal to 5 times the median for each position of ${m`x`}. The solutions that fit their position are ${listed(valid.map(String))}, so the sum is ${key}.`.replace(/solutions that fit their position are (\S+), so/, 'only solution that fits its position is $1, so')], // prettier-ignore
    full: [
      t`The known numbers add up to ${total}, so the mean is ${m`\frac{${total} + x}{5}`}. The median depends on the position of ${m`x`}.`,
      t`If ${m`x \le ${b}`}, the median is ${b}. Then ${m`${total} + x = ${5 * b}`}, so ${m`x = ${low}`}, ${low <= b && low > 0 ? 'which fits' : low > b ? 'which does not fit because it is too large' : 'which is not positive'}.`,
      t`If ${m`${b} < x < ${c}`}, the median is ${m`x`}. Then ${m`${total} + x = 5x`}, so ${m`x = ${rational(total, 4)}`}, ${Number.isInteger(middle) && middle > b && middle < c ? 'which fits' : Number.isInteger(middle) ? 'which does not fit' : 'which is not an integer'}.`,
      t`If ${m`x \ge ${c}`}, the median is ${c}. Then ${m`${total} + x = ${5 * c}`}, so ${m`x = ${high}`}, ${high >= c ? 'which fits' : 'which does not fit because it is too small'}.`,
      t`Check: for ${m`x = ${valid[0] ?? 0}`} the mean is ${m`\frac{${total + (valid[0] ?? 0)}}{5} = ${rational(total + (valid[0] ?? 0), 5)}`}, the median. The possible values are ${listed(valid.map(String))}, and their sum is ${key}.`,
    ],
  }
}

/** 'a and b', 'a, b, and c'. */
const listed = (all: readonly string[]): string =>
  all.length > 2 ? `${all.slice(0, -1).join(', ')}, and ${all.at(-1)!}` : all.join(' and ')

const some = (count: number): string => (count === 0 ? 'none' : String(count))
const values = (count: number): string => (count === 1 ? '1 value' : count === 0 ? 'no values' : `${count} values`)

function above(list: List): Part {
  return compared(list, 'greater')
}

function below(list: List): Part {
  return compared(list, 'less')
}

function compared(list: List, word: 'greater' | 'less'): Part {
  const { known, high: top } = list
  const { b, c, total, low, high } = balances(list)
  const is = (x: number): boolean => (word === 'greater' ? gapAt(known, x) > 0 : gapAt(known, x) < 0)
  const count = (from: number, to: number): number => tally(Math.max(1, from), Math.min(top, to), is)
  const [first, second, third] = [count(1, b), count(b + 1, c - 1), count(c, top)]
  const key = first + second + third
  /** Which integers of one case satisfy its condition: they follow each other. */
  const which = (from: number, to: number): string => {
    const fitting = range(Math.max(1, from), Math.min(top, to)).filter(is)
    const [one = 0, last = 0] = [fitting[0], fitting.at(-1)]
    if (fitting.length < 2)
      return fitting.length === 0
        ? 'No integer here satisfies this.'
        : t`Only one integer here, ${one}, satisfies this.`
    return fitting.length === 2
      ? t`Two integers here, ${one} and ${last}, satisfy this.`
      : t`The ${fitting.length} integers from ${one} through ${last} satisfy this.`
  }
  const beyond = word === 'greater' ? '>' : '<'
  const quarter = plain(rational(total, 4)).replace(/^\\\((.*)\\\)$/, '$1')
  const ties = tally(1, top, (x) => gapAt(known, x) === 0)
  const counts = t`${values(first)} up to ${b}, ${values(second)} between ${b} and ${c}, exclusive, and ${values(third)} from ${c} on`
  const rule = (bound: number): string => m`x ${beyond} ${bound}`
  const turned = (bound: string): string => m`x ${word === 'greater' ? '<' : '>'} ${bound}`
  return {
    stem: t`${intro(list)} For how many integers ${m`x`} from 1 to ${top}, inclusive, is the mean of the five numbers ${word} than their median?`,
    key,
    wrong: [
      [top - key - ties, 'inequality-not-flipped', () => t`This answer counts the values for which the mean is ${word === 'greater' ? 'less' : 'greater'} than the median. The question asks for the reverse.`],
      [key + ties, 'boundary-included', () => t`This answer also counts ${ties === 1 ? 'the value' : t`the ${ties} values`} of ${m`x`} for which the mean equals the median.`],
      [third, 'stopped-early', () => t`This answer counts only values of ${m`x`} that are at least ${c}. It leaves out ${first + second === 1 ? 'one smaller value that qualifies' : t`${first + second} smaller values that qualify`}.`],
      [first, 'stopped-early', () => t`This answer counts only values of ${m`x`} that are at most ${b}. It leaves out ${second + third === 1 ? 'one larger value that qualifies' : t`${second + third} larger values that qualify`}.`],
      [second, 'stopped-early', () => t`This answer counts only the values between ${b} and ${c}, exclusive, for which ${m`x`} itself is the median. Consider ${m`x \le ${b}`} and ${m`x \ge ${c}`} too.`],
      [first + second, 'stopped-early', () => t`This answer leaves out the values of at least ${c}, of which ${third} ${third === 1 ? 'qualifies' : 'qualify'}.`],
      [second + third, 'stopped-early', () => t`This answer leaves out the values of at most ${b}, of which ${first} ${first === 1 ? 'qualifies' : 'qualify'}.`],
      [top - key, 'complement-forgotten', () => t`This answer counts the values for which the mean is not ${word} than the median. Subtract that number from ${top}.`],
      [tally(1, top, (x) => (word === 'greater' ? x > low : x < low)), 'ignored-condition', () => t`This answer uses ${b} as the median for every value of ${m`x`}. That holds only if ${m`x \le ${b}`}.`],
      [tally(1, top, (x) => (word === 'greater' ? x > high : x < high)), 'ignored-condition', () => t`This answer uses ${c} as the median for every value of ${m`x`}. That holds only if ${m`x \ge ${c}`}.`],
      [key + 1, 'off-by-one', () => t`This answer counts one value too many where one case ends and the next begins. The condition holds for ${counts}.`],
      [key - 1, 'off-by-one', () => t`This answer misses one value where one case ends and the next begins. The condition holds for ${counts}.`],
      [key + 3, 'ignored-condition', () => t`This answer applies the inequality of one case to values outside that case. The condition holds for ${counts}.`],
      [key - 3, 'ignored-condition', () => t`This answer ends one case too early. The condition holds for ${counts}.`],
    ], // prettier-ignore
    because: t`The mean is ${word} than the median for ${counts}. The total is ${key}.`,
    quick: [t`Compare ${m`${total} + x`}, 5 times the mean, with 5 times the median: ${5 * b} for ${m`x \le ${b}`}, ${m`5x`} in between, and ${5 * c} for ${m`x \ge ${c}`}. The condition is then ${rule(low)}, ${turned(quarter)}, and ${rule(high)}, respectively. That gives ${m`${first} + ${second} + ${third} = ${key}`} values.`], // prettier-ignore
    full: [
      t`Compare 5 times the mean, ${m`${total} + x`}, with 5 times the median in each of three cases.`,
      t`If ${m`x \le ${b}`}, the median is ${b}, and ${m`${total} + x ${beyond} ${5 * b}`} means ${rule(low)}. ${which(1, b)}`,
      t`If ${m`${b} < x < ${c}`}, the median is ${m`x`} itself, and ${m`${total} + x ${beyond} 5x`} means ${turned(quarter)}. ${which(b + 1, c - 1)}`,
      t`If ${m`x \ge ${c}`}, the median is ${c}, and ${m`${total} + x ${beyond} ${5 * c}`} means ${rule(high)}. ${which(c, top)}`,
      t`The total is ${m`${first} + ${second} + ${third} = ${key}`}. Check: ${some(ties)} of the ${top} integers ${ties === 1 ? 'makes' : 'make'} the mean equal the median, ${some(top - key - ties)} ${top - key - ties === 1 ? 'makes' : 'make'} it ${word === 'greater' ? 'less' : 'greater'}, and ${m`${key} + ${ties} + ${top - key - ties} = ${top}`}.`,
    ], // prettier-ignore
  }
}

import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { readRelation } from '../../factory/read-formula.ts'
import { tally } from '../../factory/search.ts'

interface Product {
  level: Level
  /** The zeros, ascending; the middle one is a double zero at level 2, the last one that of the denominator at level 3. */
  p: number
  q: number
  s: number
  /** Whether equality is allowed. */
  closed: boolean
  bound: number
}

export const productInequality = problem<Product>({
  id: 'product-inequality',
  skill: 'inequalities',
  version: 3,
  levels: [1.4, 1.6, 1.7],
  draw: (random, level) => {
    const [p, q, s] = [random.int(-8, -1), random.int(1, 5), random.int(4, 12)]
    const bound = random.int(10, 15)
    const k = random.int(2, 7)
    if (level === 1) return { level, p: -k, q: 0, s: k, closed: random.pick([true, false]), bound }
    if (q >= s - 1 || p + q === 0 || p + s === 0) return null
    return { level, p, q, s, closed: level === 3 || random.pick([true, false]), bound }
  },
  write: ({ level, p, q, s, closed, bound }) => {
    const tex = [
      `x^3 ${closed ? '\\le' : '<'} ${s * s}x`,
      `(x - ${q})^2(x + ${-p})(x - ${s})`,
      `\\frac{(x + ${-p})(x - ${q})}{x - ${s}}`,
    ][level - 1]!
    const ends = [p, q, s]
    const powers = [[1, 1, 1], [1, 2, 1], [1, 1, 1]][level - 1]! // prettier-ignore
    const value = (x: number): number => ends.reduce((all, end, at) => all * (x - end) ** powers[at]!, 1)
    const sign = closed ? '\\le' : '<'
    const isDefined = (x: number): boolean => level < 3 || x !== s
    const holds = (x: number): boolean => isDefined(x) && (closed ? value(x) <= 0 : value(x) < 0)
    const all = range(-bound, bound)
    const key = all.filter(holds).length
    const open = all.filter((x) => value(x) < 0).length
    const shut = all.filter((x) => value(x) <= 0).length
    const where = level !== 2 ? t`below ${p} and between ${q} and ${s}` : t`between ${p} and ${s}`
    const zeros = ends.map((each) => plain(each)).join(', ')
    const what = level === 3 ? 'quotient' : 'product'
    const zerosToo = [
      closed ? 'the zeros count too' : 'the zeros do not count',
      closed ? 'the zeros count too' : 'the zeros do not count',
      t`the zeros ${p} and ${q} count too, but at ${s} the quotient is not defined`,
    ][level - 1]!
    const wrong: Wrong[] = [
      ...(level === 3 ? [[shut, 'boundary-included', () => t`This counts ${m`x = ${s}`}, for which the denominator is zero and the quotient is not defined.`] satisfies Wrong, [all.filter((x) => x > q && x < s).length + 1, 'one-root-only', () => t`This counts only the range from ${q} on. The quotient is not positive up to ${p} as well.`] satisfies Wrong] : []),
      closed
        ? [open, 'boundary-excluded', () => t`This leaves out the values at which the ${what} is zero, although equality is allowed.`]
        : [shut, 'boundary-included', () => t`This counts values at which the product is zero, although the inequality is strict.`],
      [all.filter((x) => value(x) > 0).length, 'inequality-not-flipped', () => t`This counts the values that make the ${what} positive.`],
      [2 * bound + 1 - key, 'complement-forgotten', () => t`This counts the integers that do not satisfy the inequality.`],
      [level === 2 ? (closed ? open + 2 : open + 1) : key + 1, level === 2 ? 'ignored-condition' : 'off-by-one', () => level === 2 ? t`This overlooks that ${m`x = ${q}`} makes the square, and so the product, zero.` : t`This counts one end of the range that does not belong.`],
      [level === 1 ? s - p - 1 : s - p + 3, level === 1 ? 'ignored-condition' : 'off-by-one', () => level === 1 ? t`This divides by ${m`x`} as if it were positive and solves ${m`x^2 ${sign} ${s * s}`}. For negative ${m`x`} the sign turns around.` : t`This counts values on both sides of the zeros that do not belong.`],
      [s - p, 'terms-for-steps', () => t`This subtracts the ends ${p} and ${s}. The number of integers of a range is not the difference of its ends.`],
      [level !== 2 ? all.filter((x) => x > q && x < s).length : s - p + 1, level !== 2 ? 'one-root-only' : 'terms-for-steps', () => level !== 2 ? t`This counts only the range between the two larger zeros. The ${what} is negative below ${p} as well.` : t`This counts every integer from ${p} to ${s} without looking at the zeros.`],
      [level !== 2 ? all.filter((x) => x < p).length : s + -p - 2, level !== 2 ? 'one-root-only' : 'off-by-one', () => level !== 2 ? t`This counts only the numbers below ${p}.` : t`This takes off one value too many at the ends.`],
      [key + 2, 'off-by-one', () => t`This counts two values too many near the zeros; test the zeros one by one.`],
      [key - 2, 'off-by-one', () => t`This drops two values too many near the zeros; test the zeros one by one.`],
      [key - 1, 'off-by-one', () => t`This drops one value too many near the zeros; test the zeros one by one.`],
      [all.filter((x) => x > 0 && holds(x)).length, 'forgot-negative-case', () => t`This counts only positive solutions.`],
      [key + 3, 'lost-sign', () => t`This misplaces one of the zeros by reading its sign the wrong way around.`],
    ] // prettier-ignore
    return {
      stem: t`How many integers ${m`x`} from ${-bound} to ${bound}, inclusive, satisfy ${level === 1 ? m`${tex}` : m`${tex} ${sign} 0`}?`,
      key,
      show: plain,
      fits: (each) => isWhole(each) && each.n > 0n,
      harder: closed && level === 2 ? 0.1 : 0,
      wrong,
      because: t`The ${what} is negative ${where}${level === 2 ? t`, except at ${q}, where it is zero` : ''}; ${zerosToo}. That makes ${key} integers.`,
      quick: [t`Mark the zeros ${zeros} and alternate signs${level === 2 ? ' (not at the double zero)' : ''}: ${key} integers.`], // prettier-ignore
      full: [
        t`${level === 1 ? t`Do not divide by ${m`x`}, whose sign is unknown. Bring everything to one side and factor: ${m`x^3 - ${s * s}x = x(x + ${s})(x - ${s})`}. ` : ''}${level === 3 ? 'A quotient changes its sign only at the zeros of its numerator and of its denominator' : 'A product changes its sign only at its zeros'}, here ${zeros}${level === 2 ? t`; at ${q} it does not, because ${m`(x - ${q})^2`} is never negative` : ''}.`,
        t`Start far to the right, where every factor is positive, and go left: the ${what} is negative ${where}${level === 2 ? t`, apart from ${m`x = ${q}`}, where it is zero` : ''}.`,
        t`Now the zeros themselves: the sign is ${m`${sign}`}, so ${zerosToo}.`,
        t`Counting the integers from ${-bound} to ${bound} that remain gives ${key}.`,
        t`Check one value of each range: ${m`x = ${s + 1}`} makes the ${what} positive, and ${m`x = ${s - 1}`} makes it negative.`,
      ],
      hints: [
        level === 1
          ? 'Bring everything to one side and factor. Where is each factor zero?'
          : 'Mark the zeros on a number line. Where does the sign change, and where does it not?',
        'Test one number of each stretch between the zeros, and decide about the zeros separately.',
      ],
    }
  },
  second: ([low = 0, high = 0], stem) => {
    const relation = readRelation([...stem.matchAll(/\\\((.*?)\\\)/g)].at(-1)![0])
    return tally(low, high, (x) => relation({ x }))
  },
})

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
    const where = level !== 2 ? t`when ${m`x < ${p}`} or ${m`${q} < x < ${s}`}` : t`when ${m`${p} < x < ${s}`}`
    const zeros = t`${p}, ${q}, and ${s}`
    const what = level === 3 ? 'quotient' : 'product'
    const zerosToo = [
      closed ? 'the zeros count too' : 'the zeros do not count',
      closed ? 'the zeros count too' : 'the zeros do not count',
      t`the zeros ${p} and ${q} count too, but the quotient has no value at ${m`x = ${s}`}`,
    ][level - 1]!
    const solution = t`The ${what} is negative ${where}${level === 2 ? t`, except at ${m`x = ${q}`}, where it is zero` : ''}. Since the sign is ${m`${sign}`}, ${zerosToo}.`
    const counted = countOf({ level, q, bound, closed }, all.filter(holds))
    const twoTooFew = () =>
      level === 2
        ? t`This answer counts two integers too few. ${counted}`
        : subtracted({ level, q, bound, closed }, all.filter(holds), true)
    const wrong: Wrong[] = [
      ...(level === 3 ? [[shut, 'boundary-included', () => t`This answer counts ${m`x = ${s}`} too. That number makes the denominator zero, so the quotient is not defined.`] satisfies Wrong, [all.filter((x) => x > q && x < s).length + 1, 'one-root-only', () => t`This answer counts only the integers from ${q} to ${s - 1}. The integers up to ${p} also satisfy the inequality.`] satisfies Wrong] : []),
      closed
        ? [open, 'boundary-excluded', () => t`This answer counts only the ${open} integers that make the ${what} negative. The sign ${m`\le`} also allows zero, so the zeros of the ${level === 3 ? 'numerator' : 'product'} count.`]
        : [shut, 'boundary-included', () => t`This answer also counts the ${shut - open} integers that make the product zero. The sign ${m`<`} does not allow zero.`],
      [all.filter((x) => value(x) > 0).length, 'inequality-not-flipped', () => t`This answer counts the ${all.filter((x) => value(x) > 0).length} integers that make the ${what} positive. The question asks where it is ${closed ? 'negative or zero' : 'negative'}.`],
      [2 * bound + 1 - key, 'complement-forgotten', () => t`Of the ${2 * bound + 1} integers from ${-bound} to ${bound}, this answer counts the ${2 * bound + 1 - key} that do not satisfy the inequality.`],
      [level === 2 ? (closed ? open + 2 : open + 1) : key + 1, level === 2 ? 'ignored-condition' : 'off-by-one', () => level === 2 ? closed ? t`This answer leaves out ${m`x = ${q}`}. It makes the product zero, and the sign ${m`\le`} allows that.` : t`This answer counts ${m`x = ${q}`} too. It makes the square, and so the whole product, zero.` : level === 1 && !closed ? t`This answer counts ${m`x = 0`} too, where both sides are 0. The sign ${m`<`} does not allow that.` : t`This answer counts one integer too many. ${counted}`],
      [level === 1 ? s - p - 1 : s - p + 3, level === 1 ? 'ignored-condition' : 'off-by-one', () => [t`This answer divides by ${m`x`} as if it were positive and solves ${m`x^2 ${sign} ${s * s}`}. If ${m`x`} is negative, the inequality sign must be reversed.`, t`This answer counts every integer from ${p - 1} to ${s + 1}. The product is positive at ${p - 1} and at ${s + 1}.`, t`This answer counts every integer from ${p - 1} to ${s + 1}. The quotient is positive at ${s + 1} and when ${m`${p} < x < ${q}`}.`][level - 1]!],
      [s - p, 'terms-for-steps', () => t`This answer subtracts: ${m`${s} - (${p}) = ${s - p}`}. That is the distance from ${p} to ${s}, not a count of the integers that qualify.`],
      [level !== 2 ? all.filter((x) => x > q && x < s).length : s - p + 1, level !== 2 ? 'one-root-only' : 'terms-for-steps', () => level !== 2 ? t`This answer counts only the integers between ${q} and ${s}, exclusive. The ${what} is also negative when ${m`x < ${p}`}.` : t`This answer counts every integer from ${p} to ${s}, whether or not it makes the product zero.`],
      [level !== 2 ? all.filter((x) => x < p).length : s + -p - 2, level !== 2 ? 'one-root-only' : 'off-by-one', () => level !== 2 ? t`This answer counts only the integers less than ${p}. The ${what} is also negative when ${m`${q} < x < ${s}`}.` : t`This answer counts the integers between ${p} and ${s}, exclusive, without ${q}. The sign ${m`\le`} also allows the zeros ${p}, ${q}, and ${s}.`],
      [key + 2, 'off-by-one', () => level === 1 && !closed ? t`This answer also counts ${p} and ${s}, where the two sides are equal. The sign ${m`<`} does not allow that.` : t`This answer counts two integers too many. ${counted}`],
      [key - 2, 'off-by-one', () => level < 3 && closed ? t`This answer leaves out ${p} and ${s}, where the product is zero. The sign ${m`\le`} allows that.` : twoTooFew()],
      [key - 1, 'off-by-one', () => level === 1 && closed ? t`This answer leaves out ${m`x = 0`}, where both sides are 0. The sign ${m`\le`} allows that.` : subtracted({ level, q, bound, closed }, all.filter(holds), false)],
      [all.filter((x) => x > 0 && holds(x)).length, 'forgot-negative-case', () => t`This answer counts only the positive integers. Some negative integers also satisfy the inequality, such as ${level === 2 ? p + 1 : p - 1}.`],
      [key + 3, 'lost-sign', () => t`This answer counts three integers too many. ${counted}`],
    ] // prettier-ignore
    return {
      stem: t`How many integers ${m`x`} from ${-bound} to ${bound}, inclusive, satisfy ${level === 1 ? m`${tex}` : m`${tex} ${sign} 0`}?`,
      key,
      show: plain,
      fits: (each) => isWhole(each) && each.n > 0n,
      harder: closed && level === 2 ? 0.1 : 0,
      wrong,
      because: t`${solution} ${counted}`,
      quick: [
        [
          t`Move everything to one side and factor: ${m`x(x + ${s})(x - ${s}) ${sign} 0`}. When ${m`x < ${p}`}, all three factors are negative, and when ${m`0 < x < ${s}`}, only ${m`x - ${s}`} is. In both cases the product is negative.`,
          t`Except at ${m`x = ${q}`}, the square is positive, so ${m`(x + ${-p})(x - ${s})`} must be negative. That is true between its zeros: ${m`${p} < x < ${s}`}.`,
          t`When ${m`x < ${p}`}, all three factors are negative, and when ${m`${q} < x < ${s}`}, only ${m`x - ${s}`} is. In both cases the quotient is negative.`,
        ][level - 1]!,
        t`Since the sign is ${m`${sign}`}, ${zerosToo}. ${counted}`,
      ],
      full: [
        t`${level === 1 ? t`Method: factor and track signs. Do not divide by ${m`x`}, since its sign is unknown. Move everything to one side: ${m`x^3 - ${s * s}x = x(x + ${s})(x - ${s})`}. ` : 'Method: track signs on a number line. '}${level === 3 ? 'A quotient can change its sign only at the zeros of its numerator and of its denominator' : 'A product can change its sign only at its zeros'}, here ${zeros}${level === 2 ? t`. At ${q} it does not, because ${m`(x - ${q})^2`} is never negative` : ''}.`,
        t`When ${m`x > ${s}`}, every factor is positive. Moving left, the sign changes at ${s}${level === 2 ? t` and at ${p}` : t`, at ${q}, and at ${p}`}. So the ${what} is negative ${where}${level === 2 ? t`, except at ${m`x = ${q}`}, where it is zero` : ''}.`,
        t`Next consider the zeros. Since the sign is ${m`${sign}`}, ${zerosToo}.`,
        counted,
      ],
      hints: [
        [
          t`Do you know whether ${m`x`} is positive or negative? What does that mean for dividing both sides by ${m`x`}?`,
          t`How does ${m`(x - ${q})^2`} affect the sign of the product?`,
          t`For which values of ${m`x`} can the quotient change its sign, and is it defined for all of them?`,
        ][level - 1]!,
        [
          'Move everything to one side and factor. For which values is each factor zero?',
          t`For which ${m`x`} is ${m`(x + ${-p})(x - ${s})`} negative? Then decide about the zeros separately.`,
          t`Test one number from each interval between ${p}, ${q}, and ${s}. Then decide about these three numbers separately.`,
        ][level - 1]!,
      ],
    }
  },
  second: ([low = 0, high = 0], stem) => {
    const relation = readRelation([...stem.matchAll(/\\\((.*?)\\\)/g)].at(-1)![0])
    return tally(low, high, (x) => relation({ x }))
  },
})

type Range = Pick<Product, 'level' | 'q' | 'bound' | 'closed'>

/** Behind a count that takes the difference of the ends for the number of integers, in one range or in both. */
function subtracted({ level, q, bound, closed }: Range, found: readonly number[], isTwice: boolean): string {
  const from = (low: number, high: number): string =>
    t`${m`${high} - ${low < 0 ? `(${low})` : low} = ${high - low}`} integers from ${low} to ${high}`
  if (level === 2) {
    const [first, last] = [found[0]!, found.at(-1)!]
    const before = closed ? '' : t` before it leaves out ${m`x = ${q}`}`
    return t`This answer counts ${from(first, last)}${before}. Both ends count, so there are ${last - first + 1}.`
  }
  const [left, right] = [found.filter((x) => x < 0), found.filter((x) => x >= 0)]
  const one = from(-bound, left.at(-1)!)
  return isTwice
    ? t`This answer counts ${one} and ${from(right[0]!, right.at(-1)!)}. Both ends count, so there are ${left.length} and ${right.length}.`
    : t`This answer counts ${one}. Both ends count, so there are ${left.length}.`
}

/** How the integers that satisfy the inequality add up: 'From −11 to −8 there are 4 integers, …'. */
function countOf({ level, q, bound, closed }: Range, found: readonly number[]): string {
  const key = found.length
  if (level === 2) {
    const [first, last] = [found[0]!, found.at(-1)!]
    const inside = last - first + 1
    const without = closed ? '' : t`, and ${m`x = ${q}`} does not count, which leaves ${key}`
    return t`From ${first} to ${last} there are ${inside} integers${without}.`
  }
  const left = found.filter((x) => x < 0)
  const right = found.filter((x) => x >= 0)
  return t`From ${-bound} to ${left.at(-1)!} there are ${left.length} integers, and from ${right[0]!} to ${right.at(-1)!} there are ${right.length}, which makes ${key}.`
}

import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { rational } from '../../factory/rational.ts'
import { onlyOption, readRelation } from '../../factory/read-formula.ts'

interface Closer {
  a: number
  b: number
  /** Whether x is nearer to a than to b. */
  toA: boolean
  /** The factor of x inside the bars. */
  k: number
}

export const closerTo = problem<Closer>({
  id: 'closer-to',
  skill: 'absolute-value',
  levels: [1.6, 1.7, 2],
  draw: (random, level) => {
    const [a, b] = [random.int(-9, 9), random.int(-9, 9)]
    const k = level === 3 ? random.int(2, 4) : 1
    if (a >= b - 1 || a === 0 || b === 0 || a === -b || (level > 1 && (a + b) % 2 === 0)) return null
    return { a, b, toA: random.pick([true, false]), k }
  },
  write: ({ a, b, toA, k }) => {
    const bar = (value: number): string => `|${k === 1 ? '' : k}x ${value < 0 ? '+' : '-'} ${Math.abs(value)}|`
    const middle = rational(a + b, 2 * k)
    const tex = (top: number, bottom: number): string => m`x ${toA ? '<' : '>'} ${rational(top, bottom)}`
    const sign = toA ? '<' : '>'
    const key = m`x ${sign} ${middle}`
    const [near, far] = toA ? [a, b] : [b, a]
    const wrong: Wrong[] = [
      [1, 'inequality-not-flipped', () => t`This points the wrong way: numbers beyond the midpoint ${middle} on that side are closer to the other point.`, m`x ${toA ? '>' : '<'} ${middle}`],
      [2, 'stopped-early', () => t`This takes the sum of ${a} and ${b} without halving it, so the boundary is not the midpoint.`, tex(a + b, k)],
      [3, 'boundary-included', () => t`This keeps only numbers between the two points. Numbers on the far side of the nearer point also satisfy the inequality.`, k === 1 ? m`${a} < x < ${b}` : m`${rational(a, k)} < x < ${rational(b, k)}`],
      [4, 'lost-sign', () => t`This takes half the distance between the points, ${rational(b - a, 2)}, for the point halfway between them.`, tex(b - a, 2 * k)],
      [5, 'ignored-condition', () => t`This uses only the point where the first expression is zero. The boundary lies where both distances are equal.`, tex(near, k)],
      [6, 'lost-sign', () => t`This reads ${m`|x + c|`} as the distance from ${m`c`}; it is the distance from ${m`-c`}, so the signs of both points are lost.`, tex(-a - b, 2 * k)],
    ] // prettier-ignore
    return {
      stem: t`If ${m`${bar(near)} < ${bar(far)}`}, which of the following gives all possible values of ${m`x`}?`,
      key: 0,
      keyText: key,
      unordered: true,
      show: plain,
      harder: a < 0 && b > 0 ? 0.2 : 0,
      wrong,
      because: t`The inequality says that ${k === 1 ? m`x` : m`${k}x`} is closer to ${near} than to ${far}, so it lies on the side of ${near} of the midpoint ${rational(a + b, 2)}.`,
      quick: [
        t`Read the bars as distances: ${k === 1 ? m`x` : m`${k}x`} is closer to ${near} than to ${far}, so ${key}.`,
      ],
      full: [
        t`Read each absolute value as a distance on the number line: ${m`${bar(near)}`} is the distance of ${k === 1 ? m`x` : m`${k}x`} from ${near}, and ${m`${bar(far)}`} is its distance from ${far}.`,
        t`The two distances are equal at the midpoint, ${m`\frac{${a} + ${b < 0 ? `(${b})` : b}}{2} = ${rational(a + b, 2)}`}.`,
        t`Being closer to ${near} means lying on the side of ${near} of that midpoint: ${k === 1 ? m`x ${sign} ${middle}` : m`${k}x ${sign} ${rational(a + b, 2)}`}${k === 1 ? '' : t`, and dividing by ${k} gives ${key}`}.`,
        t`Check: ${k === 1 ? m`x = ${near}` : m`${k}x = ${near}`} makes the left side zero, so it must satisfy the inequality, and it does lie on that side.`,
      ],
      hints: [
        t`What does ${m`|x - c|`} measure on the number line?`,
        'Find the point at which the two distances are equal. Then decide which side of it is allowed.',
      ],
    }
  },
  second: (_numbers, stem, options) => {
    const given = readRelation(stem)
    const values = Array.from({ length: 3001 }, (_, at) => (at - 1500) / 60 + 0.0011)
    return onlyOption(options, (text) => values.every((x) => readRelation(text)({ x }) === given({ x })))
  },
})

import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { rational } from '../../factory/rational.ts'
import { onlyOption, readRelation } from '../../factory/read-formula.ts'

interface Closer {
  level: Level
  a: number
  b: number
  /** Whether x is nearer to a than to b. */
  toA: boolean
  /** The factor of x inside the bars at level 1; by how much the sum exceeds the gap, halved, at level 2. */
  k: number
}

export const closerTo = problem<Closer>({
  id: 'closer-to',
  skill: 'absolute-value',
  version: 2,
  levels: [1, 1.3, 1.7],
  draw: (random, level) => {
    const [a, b] = [random.int(-9, 9), random.int(-9, 12)]
    const k = random.int(2, 4)
    if (a >= b - 1 || a === 0 || b === 0 || a === -b || (level === 1 && (a + b) % 2 === 0)) return null
    if (level === 2 && (a === k || b === -k)) return null
    if (level === 3 && ((b - a) % 3 !== 0 || b - a > 15)) return null
    return { level, a, b, toA: random.pick([true, false]), k }
  },
  write: (closer) => ({
    ...byLevel(closer, [nearer, sumOfDistances, twiceAsFar]),
    key: 0,
    unordered: true,
    show: plain,
  }),
  second: (_numbers, stem, options) => {
    const given = readRelation(stem)
    const values = Array.from({ length: 3001 }, (_, at) => (at - 1500) / 40 + 0.0011)
    const says = (text: string, x: number): boolean => text.split(' or ').some((part) => readRelation(part)({ x }))
    return onlyOption(options, (text) => values.every((x) => says(text, x) === given({ x })))
  },
})

type Part = Written<'show' | 'key' | 'unordered'>
const bars = (k: number, value: number): string => `|${k === 1 ? '' : k}x ${value < 0 ? '+' : '-'} ${Math.abs(value)}|`
const between = (low: number, high: number): string => m`${low} < x < ${high}`
const outside = (low: number, high: number): string => t`${m`x < ${low}`} or ${m`x > ${high}`}`
const DISTANCE_HINT = t`What does ${m`|x - c|`} measure on the number line?`

function sumOfDistances({ a, b, k }: Closer): Part {
  const total = b - a + 2 * k
  const [low, high] = [a - k, b + k]
  return {
    stem: t`If ${m`${bars(1, a)} + ${bars(1, b)} < ${total}`}, which of the following gives all possible values of ${m`x`}?`,
    keyText: between(low, high),
    wrong: [
      [1, 'stopped-early', () => t`This keeps only numbers between the two points, where the sum of the distances is ${b - a}. Numbers a little outside also qualify.`, between(a, b)],
      [2, 'doubled-or-halved', () => t`This moves ${2 * k} beyond each point. Outside, one step changes both distances, so the sum grows by 2 at each step.`, between(a - 2 * k, b + 2 * k)],
      [3, 'one-root-only', () => t`This solves only the case in which ${m`x`} is greater than ${b} and forgets the numbers that are too small.`, m`x < ${high}`],
      [4, 'one-root-only', () => t`This solves only the case in which ${m`x`} is less than ${a} and forgets the numbers that are too large.`, m`x > ${low}`],
      [5, 'lost-sign', () => t`This reads ${m`|x + c|`} as the distance from ${m`c`}; it is the distance from ${m`-c`}, so all signs are reversed.`, between(-high, -low)],
      [6, 'stopped-early', () => t`This goes beyond the points on one side only.`, between(low, b)],
    ], // prettier-ignore
    because: t`Between ${a} and ${b} the sum of the distances is ${b - a}; outside it grows by 2 for each step, so ${m`x`} may lie up to ${k} beyond either point.`,
    quick: [t`The surplus is ${m`${total} - ${b - a} = ${2 * k}`}, half of it on either side: ${between(low, high)}.`],
    full: [
      t`Read each absolute value as a distance on the number line: the distances of ${m`x`} from ${a} and from ${b} must add up to less than ${total}.`,
      t`The two points are ${b - a} apart, so for every ${m`x`} between them the sum is exactly ${b - a}, which is less than ${total}. All of these numbers qualify.`,
      t`To the right of ${b}, each step away from the points adds 1 to both distances. The sum may still grow by ${m`${total} - ${b - a} = ${2 * k}`}, so ${m`x`} may go ${k} beyond ${b}, up to but not including ${high}. On the left it is the same, down to ${low}.`,
      t`So ${between(low, high)}. Check: at ${m`x = ${high}`} the distances are ${high - a} and ${k}, which add up to exactly ${total}.`,
    ],
    hints: [DISTANCE_HINT, 'What is the sum of the two distances for a number between the two points, and how does it change outside?'], // prettier-ignore
  }
}

function twiceAsFar({ a, b, toA }: Closer): Part {
  // The distance from `far` is compared with twice the distance from `near`.
  const [near, far] = toA ? [a, b] : [b, a]
  const gap = near - far
  const [inner, outer] = [far + (2 * gap) / 3, near + gap]
  const [low, high] = [Math.min(inner, outer), Math.max(inner, outer)]
  const third = far + gap / 3
  const [wrongLow, wrongHigh] = [Math.min(third, far - gap), Math.max(third, far - gap)]
  const beyond = gap > 0 ? m`x > ${inner}` : m`x < ${inner}`
  return {
    stem: t`If ${m`${bars(1, far)} > 2${bars(1, near)}`}, which of the following gives all possible values of ${m`x`}?`,
    keyText: between(low, high),
    wrong: [
      [1, 'one-root-only', () => t`This finds the boundary between the two points only. Far beyond ${near} the distances become nearly equal again, so there is a second boundary at ${outer}.`, beyond],
      [2, 'inequality-not-flipped', () => t`This is where the distance from ${far} is less than twice the distance from ${near}.`, outside(low, high)],
      [3, 'inverted', () => t`This compares the wrong way around: it makes the distance from ${near} more than twice the distance from ${far}.`, between(wrongLow, wrongHigh)],
      [4, 'stopped-early', () => t`This keeps only numbers on one side of ${near}. Numbers between ${near} and ${outer} qualify as well.`, between(Math.min(inner, near), Math.max(inner, near))],
      [5, 'lost-sign', () => t`This reads ${m`|x + c|`} as the distance from ${m`c`}, so all signs are reversed.`, between(-high, -low)],
      [6, 'ignored-condition', () => t`This supposes that ${m`x`} must lie between the two points.`, between(a, b)],
    ], // prettier-ignore
    because: t`The distance from ${far} is exactly twice the distance from ${near} at ${inner} and at ${outer}; between these it is more than twice as great.`,
    quick: [
      t`Equality holds at ${inner} and ${outer}; ${m`x = ${near}`} qualifies, so the solution is the range between them.`,
    ],
    full: [
      t`Read the absolute values as distances: ${m`x`} must be more than twice as far from ${far} as from ${near}.`,
      t`Find where it is exactly twice as far. Between the two points, which are ${Math.abs(gap)} apart, that is two thirds of the way from ${far} to ${near}, at ${inner}. Beyond ${near}, it is as far again as the two are apart, at ${outer}, with the distances ${m`${2 * Math.abs(gap)}`} and ${Math.abs(gap)}.`,
      t`These two numbers are the only boundaries. At ${m`x = ${near}`}, which lies between them, the right side is 0 and the inequality holds; far away on either side the two distances are almost equal, so it fails.`,
      t`So ${between(low, high)}. Check: at ${m`x = ${inner}`} the distances are ${(2 * Math.abs(gap)) / 3} and ${Math.abs(gap) / 3}, exactly two to one.`,
    ],
    hints: [DISTANCE_HINT, 'Find every number for which the two sides are equal: one lies between the points, and there is another. Then test a number.'], // prettier-ignore
  }
}

function nearer({ a, b, toA, k }: Closer): Part {
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
    stem: t`If ${m`${bars(k, near)} < ${bars(k, far)}`}, which of the following gives all possible values of ${m`x`}?`,
    keyText: key,
    harder: a < 0 && b > 0 ? 0.2 : 0,
    wrong,
    because: t`The inequality says that ${k === 1 ? m`x` : m`${k}x`} is closer to ${near} than to ${far}, so it lies on the side of ${near} of the midpoint ${rational(a + b, 2)}.`,
    quick: [
      t`Read the bars as distances: ${k === 1 ? m`x` : m`${k}x`} is closer to ${near} than to ${far}, so ${key}.`,
    ],
    full: [
      t`Read each absolute value as a distance on the number line: ${m`${bars(k, near)}`} is the distance of ${k === 1 ? m`x` : m`${k}x`} from ${near}, and ${m`${bars(k, far)}`} is its distance from ${far}.`,
      t`The two distances are equal at the midpoint, ${m`\frac{${a} + ${b < 0 ? `(${b})` : b}}{2} = ${rational(a + b, 2)}`}.`,
      t`Being closer to ${near} means lying on the side of ${near} of that midpoint: ${k === 1 ? m`x ${sign} ${middle}` : m`${k}x ${sign} ${rational(a + b, 2)}`}${k === 1 ? '' : t`, and dividing by ${k} gives ${key}`}.`,
      t`Check: ${k === 1 ? m`x = ${near}` : m`${k}x = ${near}`} makes the left side zero, so it must satisfy the inequality, and it does lie on that side.`,
    ],
    hints: [
      t`What does ${m`|x - c|`} measure on the number line?`,
      'Find the point at which the two distances are equal. Then decide which side of it is allowed.',
    ],
  }
}

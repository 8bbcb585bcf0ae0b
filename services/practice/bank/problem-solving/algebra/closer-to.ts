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
const distanceHint = (one: string, other: string, of = 'x'): string =>
  t`On the number line, what do ${m`${one}`} and ${m`${other}`} tell you about the location of ${m`${of}`}?`

function sumOfDistances({ a, b, k }: Closer): Part {
  const total = b - a + 2 * k
  const [low, high] = [a - k, b + k]
  return {
    stem: t`If ${m`${bars(1, a)} + ${bars(1, b)} < ${total}`}, which of the following gives all possible values of ${m`x`}?`,
    keyText: between(low, high),
    wrong: [
      [1, 'stopped-early', () => t`This answer keeps only the numbers between ${a} and ${b}, where the sum of the distances is ${b - a}. Numbers a little outside also give a sum below ${total}.`, between(a, b)],
      [2, 'doubled-or-halved', () => t`This answer goes ${m`${total} - ${b - a} = ${2 * k}`} beyond each point. Outside, each step adds 1 to both distances, so only ${k} steps are possible.`, between(a - 2 * k, b + 2 * k)],
      [3, 'one-root-only', () => t`This answer solves only the case ${m`x > ${b}`}. Numbers far to the left also have too large a sum: at ${m`x = ${low}`} it is already ${total}.`, m`x < ${high}`],
      [4, 'one-root-only', () => t`This answer solves only the case ${m`x < ${a}`}. Numbers far to the right also have too large a sum: at ${m`x = ${high}`} it is already ${total}.`, m`x > ${low}`],
      [5, 'lost-sign', () => t`This answer reads ${m`|x + c|`} as the distance from ${m`c`}. It is the distance from ${m`-c`}, so all signs here are reversed.`, between(-high, -low)],
      [6, 'stopped-early', () => t`This answer goes beyond the points only on the left. Numbers up to ${k} to the right of ${b} also qualify.`, between(low, b)],
    ], // prettier-ignore
    because: t`Between ${a} and ${b} the sum of the distances is ${b - a}. Outside it grows by 2 for each step, so it stays below ${total} up to ${m`\frac{${total} - ${b - a}}{2} = ${k}`} beyond either point.`,
    quick: [t`Between ${a} and ${b}, the two distances add up to ${b - a}. The sum may be up to ${m`${total} - ${b - a} = ${2 * k}`} greater and grows by 2 for each step outside, so ${m`x`} can go ${k} beyond either point: ${between(low, high)}.`], // prettier-ignore
    full: [
      t`Read each absolute value as a distance on the number line. The distances of ${m`x`} from ${a} and from ${b} must add up to less than ${total}.`,
      t`The two points are ${b - a} apart, so for every ${m`x`} between them the sum is exactly ${b - a}, which is less than ${total}. All of these numbers qualify.`,
      t`To the right of ${b}, each step adds 1 to both distances. The sum can grow by ${m`${total} - ${b - a} = ${2 * k}`}, so ${m`x`} can go ${k} beyond ${b}, up to but not including ${high}. In the same way it can go down to ${low} on the left.`,
      t`So ${between(low, high)}. Check: at ${m`x = ${high}`} the distances are ${high - a} and ${k}, and their sum is exactly ${total}.`,
    ],
    hints: [distanceHint(bars(1, a), bars(1, b)), t`What is the sum of the two distances for a number between ${a} and ${b}, and how does it change outside?`], // prettier-ignore
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
      [1, 'one-root-only', () => t`This answer finds only the boundary between the two points. Beyond ${near} there is a second one, at ${outer}, where ${m`x`} is again exactly twice as far from ${far}.`, beyond],
      [2, 'inequality-not-flipped', () => t`This answer reverses the inequality. For example, ${m`x = ${far}`} makes the left side 0 and the right side ${2 * Math.abs(gap)}, so it does not qualify.`, outside(low, high)],
      [3, 'inverted', () => t`This answer solves ${m`${bars(1, near)} > 2${bars(1, far)}`}, with the points reversed. The factor 2 belongs to the distance from ${near}.`, between(wrongLow, wrongHigh)],
      [4, 'stopped-early', () => t`This answer keeps only the numbers on one side of ${near}. Numbers between ${near} and ${outer} also qualify.`, between(Math.min(inner, near), Math.max(inner, near))],
      [5, 'lost-sign', () => t`This answer reads ${m`|x + c|`} as the distance from ${m`c`}. It is the distance from ${m`-c`}, so all signs here are reversed.`, between(-high, -low)],
      [6, 'ignored-condition', () => t`This answer takes all numbers between the two points. But ${m`x`} near ${far} is closer to ${far}, and ${m`x`} a little beyond ${near} also qualifies.`, between(a, b)],
    ], // prettier-ignore
    because: t`The distances from ${far} and ${near} are ${(2 * Math.abs(gap)) / 3} and ${Math.abs(gap) / 3} at ${inner}, and ${2 * Math.abs(gap)} and ${Math.abs(gap)} at ${outer}. Between these two numbers the first is more than twice the second.`,
    quick: [
      t`The two sides are equal when ${m`${bars(1, far).slice(1, -1)} = -2(${bars(1, near).slice(1, -1)})`}, at ${inner}, and when ${m`${bars(1, far).slice(1, -1)} = 2(${bars(1, near).slice(1, -1)})`}, at ${outer}. The number ${near} is between these two and makes the right side 0, so the solution is ${between(low, high)}.`,
    ],
    full: [
      t`Read the absolute values as distances: ${m`x`} must be more than twice as far from ${far} as from ${near}.`,
      t`First find where it is exactly twice as far. Between the points, which are ${Math.abs(gap)} apart, that is two thirds of the way from ${far} to ${near}, at ${inner}. Beyond ${near}, it is at ${outer}, which is ${Math.abs(gap)} from ${near} and ${m`${2 * Math.abs(gap)}`} from ${far}.`,
      t`These are the only boundaries. At ${m`x = ${near}`}, between them, the right side is 0 and the inequality holds. Far away on either side the two distances are almost equal, so it fails.`,
      t`So ${between(low, high)}. Check: at ${m`x = ${inner}`} the distances are ${(2 * Math.abs(gap)) / 3} and ${Math.abs(gap) / 3}, exactly two to one.`,
    ],
    hints: [distanceHint(bars(1, far), bars(1, near)), 'For which number between the two points are the two sides equal? Is there another such number beyond one of the points?'], // prettier-ignore
  }
}

function nearer({ a, b, toA, k }: Closer): Part {
  const middle = rational(a + b, 2 * k)
  const tex = (top: number, bottom: number): string => m`x ${toA ? '<' : '>'} ${rational(top, bottom)}`
  const sign = toA ? '<' : '>'
  const key = m`x ${sign} ${middle}`
  const [near, far] = toA ? [a, b] : [b, a]
  const wrong: Wrong[] = [
    [1, 'inequality-not-flipped', () => t`This answer points the wrong way. For example, ${m`x = ${rational(far, k)}`} makes the right side 0 and the left side ${b - a}, so it does not qualify.`, m`x ${toA ? '>' : '<'} ${middle}`],
    [2, 'stopped-early', () => t`This answer uses the sum ${m`${a} + ${b < 0 ? `(${b})` : b} = ${a + b}`} as the boundary${k === 1 ? '' : t` for ${m`${k}x`}`}. The midpoint is half of that, ${rational(a + b, 2)}.`, tex(a + b, k)],
    [3, 'boundary-included', () => t`This answer takes all numbers between the two points. But those near ${rational(far, k)} do not qualify, and numbers beyond ${rational(near, k)} do.`, k === 1 ? m`${a} < x < ${b}` : m`${rational(a, k)} < x < ${rational(b, k)}`],
    [4, 'lost-sign', () => t`This answer uses half the distance between the points, ${m`\frac{${b - a}}{2}`}, as the boundary${k === 1 ? '' : t` for ${m`${k}x`}`}. The boundary is the midpoint, ${rational(a + b, 2)}.`, tex(b - a, 2 * k)],
    [5, 'ignored-condition', () => t`This answer uses ${m`x = ${rational(near, k)}`}, where the left side is 0. The boundary is ${m`x = ${middle}`}, where the two sides are equal.`, tex(near, k)],
    [6, 'lost-sign', () => t`This answer reads ${m`|x + c|`} as the distance from ${m`c`}. It is the distance from ${m`-c`}, so the signs of both points are reversed.`, tex(-a - b, 2 * k)],
  ] // prettier-ignore
  return {
    stem: t`If ${m`${bars(k, near)} < ${bars(k, far)}`}, which of the following gives all possible values of ${m`x`}?`,
    keyText: key,
    harder: a < 0 && b > 0 ? 0.2 : 0,
    wrong,
    because: t`The inequality says that ${k === 1 ? m`x` : m`${k}x`} is closer to ${near} than to ${far}, so it is on the same side of the midpoint ${rational(a + b, 2)} as ${near}.`,
    quick: [
      t`Read the absolute values as distances: ${k === 1 ? m`x` : m`${k}x`} is closer to ${near} than to ${far}. The midpoint is ${rational(a + b, 2)}, so ${k === 1 ? key : t`${m`${k}x ${sign} ${rational(a + b, 2)}`} and ${key}`}.`,
    ],
    full: [
      t`Read each absolute value as a distance on the number line: ${m`${bars(k, near)}`} is the distance of ${k === 1 ? m`x` : m`${k}x`} from ${near}, and ${m`${bars(k, far)}`} is its distance from ${far}.`,
      t`The two distances are equal at the midpoint, ${m`\frac{${a} + ${b < 0 ? `(${b})` : b}}{2} = ${rational(a + b, 2)}`}.`,
      t`The numbers closer to ${near} are on the same side of that midpoint as ${near}: ${k === 1 ? m`x ${sign} ${middle}` : m`${k}x ${sign} ${rational(a + b, 2)}`}${k === 1 ? '' : t`, and dividing by ${k} gives ${key}`}.`,
      t`Check: ${m`x = ${middle}`} makes both sides ${rational(b - a, 2)}, and ${m`x = ${rational(near, k)}`} makes the left side 0, so the solutions are on that side.`,
    ],
    hints: [
      distanceHint(bars(k, near), bars(k, far), k === 1 ? 'x' : `${k}x`),
      'At which number are the two distances equal? On which side of it must the solutions be?',
    ],
  }
}

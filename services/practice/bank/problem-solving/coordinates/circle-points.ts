import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

interface Circle {
  level: Level
  /** The square of the radius, and the center. */
  square: number
  h: number
  k: number
}

const SQUARES = [5, 8, 9, 10, 13, 16, 17, 18, 20, 25, 26, 29, 34, 36, 37, 40, 41, 45, 50, 52, 53, 58, 61, 65] as const
const onCircle = (square: number): Array<[number, number]> =>
  range(-9, 9).flatMap((x) => range(-9, 9).flatMap((y) => (x * x + y * y === square ? [[x, y] as [number, number]] : []))) // prettier-ignore
const inside = (square: number): number => range(-9, 9).reduce((sum, x) => sum + range(-9, 9).filter((y) => x * x + y * y < square).length, 0) // prettier-ignore

export const circlePoints = problem<Circle>({
  id: 'circle-points',
  skill: 'coordinate-distance',
  version: 4,
  levels: [1.6, 1.7, 1.7],
  places: [
    [5, 5, 5, 5, 0],
    [3, 3, 3, 3, 8],
    [4, 4, 4, 4, 4],
  ],
  draw: (random, level) => {
    const square = random.pick([SQUARES.slice(3), SQUARES.slice(3, 13), SQUARES][level - 1]!)
    if (level === 3 && sums(square).every(([, y]) => y === 0)) return null
    return { level, square, h: random.int(1, 9) * random.pick([1, -1]), k: random.int(1, 9) * random.pick([1, -1]) }
  },
  write: (circle) => ({
    ...byLevel(circle, [onIt, within, axisSum]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: (_numbers, stem) => {
    const [h = 0, k = 0] = /\(([-\d]+),\\ ([-\d]+)\)/.exec(stem)?.slice(1).map(Number) ?? []
    const under = /sqrt\{(\d+)\}/.exec(stem)?.[1]
    const radius = under
      ? Math.sqrt(Number(under))
      : Number(/distance of (?:exactly |less than )?(\d+) from/.exec(stem)?.[1])
    const points = range(-30, 30).flatMap((x) => range(-30, 30).map((y) => ({ x, y, far: Math.hypot(x - h, y - k) })))
    const on = points.filter(({ far }) => Math.abs(far - radius) < 1e-9)
    if (stem.includes('greatest')) return Math.max(...on.map(({ x, y }) => x + y))
    return stem.includes('less than') ? points.filter(({ far }) => far < radius - 1e-9).length : on.length
  },
})

type Part = Written<'show' | 'fits'>
const radiusOf = (square: number): string => (Number.isInteger(Math.sqrt(square)) ? plain(Math.sqrt(square)) : m`\sqrt{${square}}`) // prettier-ignore
const centerOf = ({ h, k }: Circle): string => m`(${h},\ ${k})`
/** The sums of two squares that give a number, larger first. */
const sums = (square: number): Array<[number, number]> => onCircle(square).filter(([x, y]) => x >= y && y >= 0)

/** 'Subtracting 0, 1, 4, and 9 from 10 leaves a square only for 1 and 9'. */
function leavingSquares(square: number): string {
  const tried = range(0, Math.floor(Math.sqrt(square))).map((each) => each ** 2)
  const found = tried.filter((each) => Number.isInteger(Math.sqrt(square - each)))
  return t`Subtracting ${tried.slice(0, -1).join(', ')}, and ${tried.at(-1)!} from ${square} leaves a square only for ${found.length > 2 ? `${found.slice(0, -1).join(', ')},` : found.slice(0, -1).join('')}${found.length > 1 ? ' and ' : ''}${found.at(-1)!}`
}

/** The number of points for one way, with all signs and orders. */
const pointsOf = (x: number, y: number): number => (y === 0 || x === y ? 4 : 8)

function onIt(circle: Circle): Part {
  const { square } = circle
  const key = onCircle(square).length
  const found = sums(square)
  const texts = found.map(([x, y]) => m`${x}^2 + ${y}^2`)
  const [x, y] = found[0]!
  const ways = t`${leavingSquares(square)}, so the only ${texts.length === 1 ? 'sum is' : 'sums are'} ${texts.join(' and ')}.`
  return {
    stem: t`In the coordinate plane, how many points with integer coordinates are at a distance of exactly ${radiusOf(square)} from the point ${centerOf(circle)}?`,
    key,
    hints: [t`If a point with integer coordinates is ${m`a`} units to the side of the center and ${m`b`} units up or down, what must ${m`a`} and ${m`b`} satisfy?`, t`In which ways can ${square} be written as a sum of two squares? For each way, how many signs and orders are possible?`], // prettier-ignore
    wrong: [
      [key / 2, 'forgot-negative-case', () => t`This answer counts opposite points, with the differences ${m`(a, b)`} and ${m`(-a, -b)`}, as one. That is only half of the ${key} points.`],
      [8 * found.length, 'order-counted', () => t`This answer counts 8 points for each way to write ${square} as a sum of two squares: ${texts.join(', ')}. A way with a zero or with two equal numbers gives only 4.`],
      [4 * found.length, 'order-ignored', () => t`This answer counts only the four signs for each way to write ${square} as a sum of two squares. Two different nonzero numbers can also be exchanged.`],
      [key / 4, 'forgot-negative-case', () => t`This answer counts only a quarter of the circle, ${m`${key} \div 4`}. By symmetry, there are four times as many points.`],
      [2 * key, 'order-counted', () => t`This answer counts both orders twice: ${m`2 \times ${key}`}. ${found.length === 1 && key === 8 ? t`Here ${texts[0]!} and ${m`${y}^2 + ${x}^2`} are already the two orders, and each has 4 choices of sign: ${m`4 \times 2 = 8`}.` : t`The ${key} points already include both orders and all choices of sign.`}`],
      [key + 4, 'ignored-condition', () => t`This answer is 4 points too many, as if there were another sum with a zero or with two equal squares. But ${square} is neither a perfect square nor twice a perfect square.`],
      [key - 2, 'ignored-condition', () => t`This answer is 2 points too few. The points come in groups of four, because each quarter turn about the center carries one point to another, so ${key - 2} is not possible.`],
      [key + 2, 'ignored-condition', () => t`This answer is 2 points too many. The points come in groups of four, because each quarter turn about the center carries one point to another, so ${key + 2} is not possible.`],
      [found.length, 'forgot-negative-case', () => t`This answer counts only the sums of two squares that equal ${square}. Each of them belongs to several points, with different signs and orders.`],
      [key + 8, 'order-counted', () => t`This answer is 8 points too many, as if ${square} could be written with another pair of different squares. The only ${texts.length === 1 ? 'sum is' : 'sums are'} ${texts.join(' and ')}.`],
      [square, 'answered-other-quantity', () => t`${square} is the square of the distance. The question asks how many points have it.`],
      [key - 4, 'ignored-condition', () => t`This answer counts only one order for one of the sums ${texts.join(', ')}, so it has four points too few. Both orders of each sum count.`],
    ], // prettier-ignore
    because: t`If ${m`a`} and ${m`b`} are the horizontal and vertical distances from ${centerOf(circle)}, then ${m`a^2 + b^2 = ${square}`}. ${ways} ${found.length === 1 && key === 8 ? t`Four choices of sign and two orders make ${m`4 \times 2 = 8`} points.` : t`Counting both orders and all choices of sign gives ${key} points.`}`,
    quick: [
      t`As a sum of two squares, ${square} can only be ${texts.join(' or ')}. Counting both orders and all choices of sign gives ${found.length === 1 ? key : m`${found.map(([a, b]) => pointsOf(a, b)).join(' + ')} = ${key}`} points.`,
    ],
    full: [
      t`Method: use the squared distance. If ${m`a`} and ${m`b`} are the horizontal and vertical distances from ${centerOf(circle)}, then ${m`a^2 + b^2 = ${square}`}. The center has integer coordinates, so ${m`a`} and ${m`b`} must be integers.`,
      ways,
      t`With both orders and all choices of sign, ${found.map(([a, b], at) => t`${texts[at]!} gives ${a === b || b === 0 ? m`2 \times 2 = 4` : m`2 \times 2 \times 2 = 8`} points`).join(' and ')}.${found.length === 1 ? '' : t` Altogether there are ${m`${found.map(([a, b]) => pointsOf(a, b)).join(' + ')} = ${key}`} points.`}${found.some(([, b]) => b === 0) ? ' A zero has no sign.' : ''}${found.some(([a, b]) => a === b) ? ' Two equal numbers have only one order.' : ''}`,
      t`Check: a quarter turn about the center carries these points to one another, so their number must be a multiple of 4, and ${m`${key} = 4 \times ${key / 4}`}.`,
    ],
  }
}

function within(circle: Circle): Part {
  const { square } = circle
  const key = inside(square)
  const on = onCircle(square).length
  const r = Math.floor(Math.sqrt(square - 1))
  const columns = range(0, r).map((x) => range(-9, 9).filter((y) => x * x + y * y < square).length)
  return {
    stem: t`In the coordinate plane, how many points with integer coordinates are at a distance of less than ${radiusOf(square)} from the point ${centerOf(circle)}?`,
    key,
    hints: ['Does the number of points depend on where the center is, as long as its coordinates are integers?', t`Count column by column. If a point is ${m`a`} units to the side of the center, how far up or down can it be?`], // prettier-ignore
    wrong: [
      [key + on, 'boundary-included', () => t`This answer includes the ${on} points at exactly that distance. The distance must be less.`],
      [key - 1, 'forgot-zero', () => t`This answer leaves out the center itself, whose distance is 0.`],
      [(2 * r + 1) ** 2, 'ignored-condition', () => t`This answer counts the whole square around the center: ${m`${2 * r + 1} \times ${2 * r + 1} = ${(2 * r + 1) ** 2}`}. Its corners are too far away.`],
      [(key - 1) / 4, 'forgot-negative-case', () => t`This answer counts only a quarter of the points around the center, ${m`(${key} - 1) \div 4`}. Count all four quarters and the center.`],
      [columns.reduce((sum, each) => sum + each, 0), 'forgot-negative-case', () => t`This answer counts only the columns on one side of the center and the column through it.`],
      [2 * columns.reduce((sum, each) => sum + each, 0), 'overlap-not-subtracted', () => t`This answer doubles all columns. The column through the center, with ${columns[0]!} points, must be counted only once.`],
      [2 * r * (r + 1) + 1, 'distance-added', () => t`This answer counts the points for which the two differences add up to at most ${r}. The squares of the differences must be added instead.`],
      [4 * r + 1, 'ignored-condition', () => t`This answer counts only the center and the points straight above, below, left, and right of it: ${m`4 \times ${r} + 1`}. Points between these directions count too.`],
      [key - 4, 'ignored-condition', () => t`This answer misses four points near the edge. On one side of the center, the columns have ${listed(columns.slice(1))} points.`],
      [key + 4, 'ignored-condition', () => t`This answer includes four points near the edge that are too far away. On one side of the center, the columns have only ${listed(columns.slice(1))} points.`],
      [key - 8, 'ignored-condition', () => t`This answer misses eight points near the edge. On one side of the center, the columns have ${listed(columns.slice(1))} points.`],
      [key + 8, 'ignored-condition', () => t`This answer includes eight points near the edge that are too far away. On one side of the center, the columns have only ${listed(columns.slice(1))} points.`],
    ], // prettier-ignore
    because: t`The differences ${m`a`} and ${m`b`} from the center satisfy ${m`a^2 + b^2 < ${square}`}. The column through the center has ${columns[0]!} points, and the columns on each side have ${listed(columns.slice(1))}, so there are ${m`${columns[0]!} + 2(${columns.slice(1).join(' + ')}) = ${key}`} points.`,
    quick: [t`Count by columns: ${columns[0]!} points in the middle column and ${listed(columns.slice(1))} in the columns on each side. The total is ${m`${columns[0]!} + 2(${columns.slice(1).join(' + ')}) = ${key}`}.`], // prettier-ignore
    full: [
      t`Method: count by columns. Moving the center to the origin does not change the count, so find the integers ${m`a`} and ${m`b`} with ${m`a^2 + b^2 < ${square}`}.`,
      t`If ${m`a = 0`}, then ${m`b^2 < ${square}`} leaves the ${columns[0]!} values of ${m`b`} from ${m`-${(columns[0]! - 1) / 2}`} to ${(columns[0]! - 1) / 2}. In the same way, ${r === 1 ? m`a = 1` : t`the values from ${m`a = 1`} to ${m`a = ${r}`}`} ${r === 1 ? 'leaves' : 'leave'} ${listed(columns.slice(1))} values of ${m`b`}.`,
      t`The columns with negative ${m`a`} are mirror images of those with positive ${m`a`}, so there are ${m`${columns[0]!} + 2(${columns.slice(1).join(' + ')}) = ${key}`} points.`,
      t`Check: apart from the center, the points come in sets of four, and ${m`${key} - 1 = 4 \times ${(key - 1) / 4}`}.`,
    ],
  }
}

function axisSum(circle: Circle): Part {
  const { square, h, k } = circle
  const best = sums(square).toSorted((a, b) => b[0] + b[1] - a[0] - a[1])[0]!
  const worst = sums(square).toSorted((a, b) => a[0] + a[1] - b[0] - b[1])[0]!
  const [x, y] = best
  const key = h + k + x + y
  return {
    stem: t`In the coordinate plane, the point ${m`(x,\ y)`} is at a distance of ${radiusOf(square)} from the point ${centerOf(circle)}. If ${m`x`} and ${m`y`} are integers, what is the greatest possible value of ${m`x + y`}?`,
    key,
    harder: sums(square).length > 1 ? 0.2 : -0.1,
    hints: [t`If the point is ${m`a`} units to the right of the center and ${m`b`} units above it, what must ${m`a`} and ${m`b`} satisfy?`, t`Which squares of integers have a sum of ${square}? Should the steps from the center be positive or negative?`], // prettier-ignore
    wrong: [
      [x + y, 'ignored-condition', () => t`This answer is the sum of the two steps, ${m`${x} + ${y}`}. Add the coordinates of the center, ${m`${h}`} and ${m`${k}`}.`],
      [x + y - h - k, 'lost-sign', () => t`This answer subtracts the coordinates of the center: ${m`${x} + ${y} - ${bracket(h)} - ${bracket(k)} = ${x + y - h - k}`}. They must be added.`],
      [h + k + x - y, 'lost-sign', () => t`This answer takes the step of ${y} in the negative direction: ${m`${h} + ${bracket(k)} + ${x} - ${y} = ${h + k + x - y}`}. For the greatest sum, both steps must be positive.`],
      [h + k + worst[0] + worst[1], 'ds-one-case-taken-for-all', () => t`This value is possible, with the steps ${worst[0]} and ${worst[1]}, but the steps ${x} and ${y} give a greater sum.`],
      [h + k + Math.floor(Math.sqrt(2 * square)), 'ignored-condition', () => t`This answer uses the greatest sum for a point anywhere at that distance, rounded down. No point with integer coordinates reaches it.`],
      [h + k + square, 'distance-without-root', () => t`This answer adds the square of the distance to the coordinates of the center: ${m`${h} + ${bracket(k)} + ${square} = ${h + k + square}`}. Add the two steps instead.`],
      [h + k, 'stopped-early', () => t`This answer is the sum of the coordinates of the center itself. Add the two steps, ${x} and ${y}.`],
      [h + k + Math.ceil(Math.sqrt(square)), 'distance-added', () => t`This answer goes ${Math.ceil(Math.sqrt(square))}, ${Number.isInteger(Math.sqrt(square)) ? 'the whole distance' : 'the distance rounded up'}, in only one direction. Steps of ${x} and ${y} in both directions give a greater sum.`],
      [h + k + x, 'stopped-early', () => t`This answer takes only the step of ${x}: ${m`${h} + ${bracket(k)} + ${x} = ${h + k + x}`}. The step of ${y} along the other axis must be added.`],
      [key + 1, 'off-by-one', () => t`For this value, the two steps would have to add up to ${x + y + 1}. Their squares must add up to ${square}, and then the steps add up to at most ${m`${x} + ${y} = ${x + y}`}.`],
      [key + 2, 'off-by-one', () => t`For this value, the two steps would have to add up to ${x + y + 2}. Their squares must add up to ${square}, and then the steps add up to at most ${m`${x} + ${y} = ${x + y}`}.`],
      [key - 1, 'off-by-one', () => t`For this value, the two steps would add up to ${x + y - 1}. Steps of ${x} and ${y} are possible, and they add up to ${x + y}.`],
      [key + 3, 'distance-added', () => t`For this value, the two steps would have to add up to ${x + y + 3}. Their squares must add up to ${square}, and then the steps add up to at most ${m`${x} + ${y} = ${x + y}`}.`],
    ], // prettier-ignore
    because: t`As a sum of two squares, ${square} is only ${sums(square)
      .map(([a, b]) => m`${a}^2 + ${b}^2`)
      .join(
        ' or ',
      )}. Steps of ${x} and ${y} in the positive directions give the greatest sum, ${m`x + y = ${h} + ${bracket(k)} + ${x} + ${y} = ${key}`}.`,
    quick: [
      t`Since ${m`${square} = ${x}^2 + ${y}^2`}, go ${x} and ${y} in the positive directions from the center: ${m`${h} + ${bracket(k)} + ${x} + ${y} = ${key}`}.`,
    ],
    full: [
      t`Method: measure from the center. Let ${m`a = x - ${bracket(h)}`} and ${m`b = y - ${bracket(k)}`}. The distance condition is ${m`a^2 + b^2 = ${square}`}, with integers ${m`a`} and ${m`b`}.`,
      t`${leavingSquares(square)}, so ${square} is ${sums(square)
        .map(([a, b]) => m`${a}^2 + ${b}^2`)
        .join(' or ')}. For the greatest sum, both differences should be positive, so take ${x} and ${y}.`,
      t`Then ${m`x + y = (${h} + ${bracket(k)}) + (${x} + ${y}) = ${key}`}.`,
      t`Check: the point ${m`(${h + x},\ ${k + y})`} is at a squared distance of ${m`${x * x} + ${y * y} = ${square}`} from the center.`,
    ],
  }
}

/** '5', '5 and 1', '5, 5, and 1'. */
const listed = (counts: readonly number[]): string =>
  counts.length > 2 ? `${counts.slice(0, -1).join(', ')}, and ${counts.at(-1)!}` : counts.join(' and ')

const bracket = (value: number): string => (value < 0 ? `(${value})` : String(value))

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
  version: 3,
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

function onIt(circle: Circle): Part {
  const { square } = circle
  const key = onCircle(square).length
  const found = sums(square)
  const texts = found.map(([x, y]) => m`${x}^2 + ${y}^2`)
  return {
    stem: t`In the coordinate plane, how many points with integer coordinates lie at a distance of exactly ${radiusOf(square)} from the point ${centerOf(circle)}?`,
    key,
    hints: ['Does the place of the center matter for the number of points?', t`In which ways is ${square} a sum of two squares of integers? Remember signs and order.`], // prettier-ignore
    wrong: [
      [key / 2, 'forgot-negative-case', () => t`This forgets half of the signs or the exchange of the two differences.`],
      [key / 4, 'forgot-negative-case', () => t`This counts differences that are not negative only.`],
      [2 * key, 'order-counted', () => t`This counts signs and order twice for the same points.`],
      [key + 4, 'ignored-condition', () => t`This adds the four points straight above, below, left, and right, whose distance is another one or which are counted already.`],
      [key - 2, 'ignored-condition', () => t`This drops two points. By symmetry the number of points is a multiple of 4.`],
      [key + 2, 'ignored-condition', () => t`This counts two points too many. By symmetry the number of points is a multiple of 4.`],
      [found.length, 'forgot-negative-case', () => t`This counts the sums of two squares only, not the points with their signs and order.`],
      [key + 8, 'order-counted', () => t`This takes a sum of squares that does not give ${square}.`],
      [square, 'answered-other-quantity', () => t`This is the square of the distance.`],
      [key - 4, 'ignored-condition', () => t`This leaves out four of the points.`],
    ], // prettier-ignore
    because: t`${m`(x - h)^2 + (y - k)^2 = ${square}`} with integers means ${texts.join(' or ')}; with signs and order there are ${key} points.`,
    quick: [t`${m`${square}`} is ${texts.join(' or ')}; signs and order make ${key} points.`],
    full: [
      t`Use the squared distance. For a point ${m`(x,\ y)`}, the differences from the center, ${m`a`} and ${m`b`}, must satisfy ${m`a^2 + b^2 = ${square}`}. The center has integer coordinates, so ${m`a`} and ${m`b`} are integers too, and its place does not matter.`,
      t`As a sum of two squares, ${square} is ${texts.join(' or ')}, and nothing else.`,
      t`Count signs and order: two different nonzero numbers give 8 points; a zero or two equal numbers give 4. Altogether there are ${key}.`,
      t`Check: the points come in sets that turn into each other by quarter turns, so their number must be a multiple of 4.`,
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
    stem: t`In the coordinate plane, how many points with integer coordinates lie at a distance of less than ${radiusOf(square)} from the point ${centerOf(circle)}?`,
    key,
    hints: ['Move the center to the origin. Does that change the number of points?', t`Go column by column: for each horizontal difference ${m`a`}, which vertical differences satisfy the condition?`], // prettier-ignore
    wrong: [
      [key + on, 'boundary-included', () => t`This includes the ${on} points at exactly that distance.`],
      [key - 1, 'forgot-zero', () => t`This leaves out the center itself, whose distance is 0.`],
      [(2 * r + 1) ** 2, 'ignored-condition', () => t`This counts the whole square around the circle, corners included.`],
      [(key - 1) / 4, 'forgot-negative-case', () => t`This counts one quarter of the points around the center only.`],
      [columns.reduce((sum, each) => sum + each, 0), 'forgot-negative-case', () => t`This counts the columns on one side of the center only.`],
      [2 * columns.reduce((sum, each) => sum + each, 0), 'overlap-not-subtracted', () => t`This doubles the middle column, which has no mirror image.`],
      [4 * r + 1, 'ignored-condition', () => t`This counts only the points straight above, below, left, and right, with the center.`],
      [key - 4, 'ignored-condition', () => t`This leaves out four points near the edge that still qualify.`],
      [key + 4, 'ignored-condition', () => t`This takes four points near the edge that lie too far away.`],
      [key - 8, 'ignored-condition', () => t`This leaves out eight points near the edge that still qualify.`],
      [key + 8, 'ignored-condition', () => t`This takes eight points near the edge that lie too far away.`],
    ], // prettier-ignore
    because: t`With differences ${m`a`} and ${m`b`}, ${m`a^2 + b^2 < ${square}`}; the numbers of points in the columns on one side are ${columns.join(', ')}, and mirroring all but the first gives ${key}.`,
    quick: [t`Columns: ${columns[0]!} in the middle and twice ${columns.slice(1).join(', ')} beside it, together ${key}.`], // prettier-ignore
    full: [
      t`Moving the center to the origin does not change the count, so find the integers ${m`a`} and ${m`b`} with ${m`a^2 + b^2 < ${square}`}.`,
      t`Go column by column. For ${m`a = 0`} there are ${columns[0]!} values of ${m`b`}; for ${m`a = 1`} up to ${m`a = ${r}`} there are ${columns.slice(1).join(', ')}.`,
      t`Columns with negative ${m`a`} mirror those with positive ${m`a`}: ${m`${columns[0]!} + 2(${columns.slice(1).join(' + ')}) = ${key}`}.`,
      t`Check: the ${on} points at exactly the distance ${radiusOf(square)} are not counted, and apart from the center the points come in fours.`,
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
    stem: t`In the coordinate plane, the point ${m`(x,\ y)`} lies at a distance of ${radiusOf(square)} from the point ${centerOf(circle)}. If ${m`x`} and ${m`y`} are integers, what is the greatest possible value of ${m`x + y`}?`,
    key,
    harder: sums(square).length > 1 ? 0.2 : -0.1,
    hints: [t`Which squares of integers add up to ${square}?`, 'Measure from the center: both differences should be positive. Then compare the possible sums.'], // prettier-ignore
    wrong: [
      [x + y, 'ignored-condition', () => t`This is the sum of the two differences and ignores the center ${centerOf(circle)}.`],
      [x + y - h - k, 'lost-sign', () => t`This subtracts the coordinates of the center instead of adding them.`],
      [h + k + x - y, 'lost-sign', () => t`This takes one of the two differences as negative.`],
      [h + k + worst[0] + worst[1], 'ds-one-case-taken-for-all', () => t`This is a possible value, but another way to write ${square} as a sum of two squares gives more.`],
      [h + k + square, 'distance-without-root', () => t`This adds the square of the distance.`],
      [h + k, 'stopped-early', () => t`This is the sum at the center itself.`],
      [h + k + Math.ceil(Math.sqrt(square)), 'distance-added', () => t`This goes the whole distance in one direction only.`],
      [h + k + x, 'stopped-early', () => t`This moves only in one direction.`],
      [key + 1, 'off-by-one', () => t`A sum of differences of ${x + y + 1} would need squares that do not add up to ${square}.`],
      [key + 2, 'off-by-one', () => t`A sum of differences of ${x + y + 2} would need squares that add up to more than ${square}.`],
      [key - 1, 'off-by-one', () => t`This is not attained: the differences that fit have another sum.`],
      [key + 3, 'distance-added', () => t`This adds parts of the distance that no point with integer coordinates reaches.`],
    ], // prettier-ignore
    because: t`The differences ${x} and ${y} satisfy ${m`${x}^2 + ${y}^2 = ${square}`} and have the greatest sum, so ${m`x + y = ${h} + ${bracket(k)} + ${x} + ${y} = ${key}`}.`,
    quick: [t`${m`${square} = ${x}^2 + ${y}^2`}: go ${x} and ${y} to the right and up, so the sum is ${key}.`],
    full: [
      t`Write ${m`a = x - ${bracket(h)}`} and ${m`b = y - ${bracket(k)}`}. The distance condition becomes ${m`a^2 + b^2 = ${square}`} with integers ${m`a`} and ${m`b`}.`,
      t`The sums of two squares that give ${square} are ${sums(square)
        .map(([a, b]) => m`${a}^2 + ${b}^2`)
        .join(' and ')}. For the greatest sum take both differences positive, here ${x} and ${y}.`,
      t`Then ${m`x + y = (${h} + ${bracket(k)}) + (${x} + ${y}) = ${key}`}.`,
      t`Check: the point ${m`(${h + x},\ ${k + y})`} has the squared distance ${m`${x * x} + ${y * y} = ${square}`} from the center.`,
    ],
  }
}

const bracket = (value: number): string => (value < 0 ? `(${value})` : String(value))

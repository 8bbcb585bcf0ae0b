import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

export const pointInCircle = algebraSufficiency({
  id: 'point-in-circle',
  skill: 'ds-coordinates',
  version: 2,
  levels: [0.9, 1, 1.3],
  answers: MORE_OFTEN_EACH,
  letters: ['x', 'y'],
  domain: 'the integer coordinates of a point',
  values: () => range(-24, 24),
  wide: () => range(-40, 40),
  write: (random, level, [x = 0, y = 0]) => {
    const r = random.int(4, 8)
    const square = x * x + y * y
    if (Math.abs(x) > 7 || Math.abs(y) > 7 || x === 0 || y === 0 || Math.abs(x) === Math.abs(y) || Math.abs(square - r * r) < 2) return null // prettier-ignore
    const [h, k] = level === 3 ? [random.int(1, 2), random.int(1, 2)] : [0, 0]
    const of = (a: number, b: number): number => (a - h) ** 2 + (b - k) ** 2
    const isYes = ([a = 0, b = 0]: readonly number[]): boolean => of(a, b) < r * r
    const inside = isYes([x, y])
    if (of(x, y) === r * r) return null
    const [answer, word] = inside ? ['yes', 'inside'] : ['no', 'not inside']
    const term = (letter: string, by: number): string => (by === 0 ? `${letter}^2` : `(${letter} - ${by})^2`)
    const eq = (tex: string, value: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} = ${value(x, y)}`, holds: ([a = 0, b = 0]) => value(a, b) === value(x, y), ...notes }) // prettier-ignore
    const onX = eq('|x|', (a) => Math.abs(a), {
      lacks: t`It fixes the distance from the ${m`y`}-axis only.`,
      enough: t`the point is at least that far from the center, so it is ${word} the circle, and the answer is ${answer}.`,
    })
    const onY = eq('|y|', (_a, b) => Math.abs(b), {
      lacks: t`It fixes the distance from the ${m`x`}-axis only.`,
      enough: t`the point is at least that far from the center, so it is ${word} the circle, and the answer is ${answer}.`,
    })
    const distance = eq(`2${term('x', h)} + 2${term('y', k)}`, (a, b) => 2 * of(a, b), {
      enough: t`half of it, ${of(x, y)}, is the square of the distance from the center, and compared with ${r * r} it shows that the point is ${word} the circle.`,
    })
    const sum = eq('x + y', (a, b) => a + b, {
      lacks: 'Points of a whole line satisfy it, some near the center and some far away.',
    })
    const product = eq('xy', (a, b) => a * b, {
      lacks: 'Several points have this product.',
      enough: t`all integer points with this product are ${word} the circle, so the answer is ${answer}.`,
    })
    const sizes = eq('|x| + |y|', (a, b) => Math.abs(a) + Math.abs(b), {
      lacks:
        'Points on the boundary of a square satisfy it; its corners are farther away than the middles of its sides.',
      enough: t`all integer points of this square are ${word} the circle, so the answer is ${answer}.`,
    })
    const other = eq('x^2 - y^2', (a, b) => a * a - b * b, {
      lacks: 'A difference of squares says nothing about their sum.',
      enough: t`the few integer points that satisfy it are all ${word} the circle, so the answer is ${answer}.`,
    })
    const moved = eq('(x + y)^2 + (x - y)^2', (a, b) => 2 * (a * a + b * b), {
      lacks: 'It fixes the distance from the origin, but the center lies elsewhere.',
      enough: t`it equals ${m`2(x^2 + y^2)`}, so the distance from the origin is known, and the answer is ${answer}.`,
    })
    const identity = t`the square of the sum less twice the product is ${m`x^2 + y^2 = ${square}`}, so every point left is ${word} the circle.`
    const both = t`the sizes of both coordinates are known, and for every choice of signs the point is ${word} the circle.`
    return {
      asked: `${term('x', h)} + ${term('y', k)} < ${r * r}`,
      isYes,
      pairs: [
        { statements: [distance, sum], harder: 0 },
        { statements: [distance, other], harder: 0.2 },
        { statements: [distance, product], harder: 0.2 },
        { statements: [distance, onX], harder: 0.1 },
        { statements: [moved, sizes], open: 'Points with different signs lie at different distances from the center.', harder: 0.2 },
        { statements: [sum, product], together: level === 3 ? t`sum and product fix the two coordinates up to their order, and in either order the point is ${word} the circle.` : identity, open: 'The two coordinates may be exchanged, and that changes the distance from the center.', harder: 0.3 },
        { statements: [onX, onY], together: both, open: 'The signs of the coordinates stay open, and they matter for the distance from this center.', harder: 0.1 },
        { statements: [sizes, sum], open: 'Points of one side of the square satisfy both, and their distances differ.', harder: 0.3 },
        { statements: [onX, sizes], together: both, open: 'The signs of the coordinates stay open.', harder: 0.2 },
        { statements: [moved, onX], together: both, open: 'The signs of the coordinates stay open.', harder: 0.2 },
        { statements: [other, onY], together: both, open: 'The signs of the coordinates stay open.', harder: 0.2 },
        { statements: [sum, eq('2x + 2y', (a, b) => 2 * (a + b), { lacks: 'It describes a whole line of points.' })], open: 'Both describe the same line.', harder: 0 },
      ],
      hints: [
        t`The question compares a squared distance from ${m`(${h},\ ${k})`} with ${r * r}. In which circle should the point lie?`,
        'Sketch the points that each statement allows. Are all of them inside, or all outside?',
      ],
    } // prettier-ignore
  },
})

import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { pairs, range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** The ways to get a difference of two squares as a product, with the integers that go with each. */
function sizesOf(difference: number): string {
  const found = range(0, 24).flatMap((a) => range(0, 24).filter((b) => a * a - b * b === difference).map((b) => t`${m`${a + b} \times ${a < b ? `(${a - b})` : a - b}`} (with ${m`|x| = ${a}`} and ${m`|y| = ${b}`})`)) // prettier-ignore
  return found.join(' or as ')
}

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
    const answer = inside ? 'yes' : 'no'
    const term = (letter: string, by: number): string => (by === 0 ? `${letter}^2` : `(${letter} - ${by})^2`)
    const eq = (tex: string, value: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} = ${value(x, y)}`, holds: ([a = 0, b = 0]) => value(a, b) === value(x, y), ...notes }) // prettier-ignore
    const verdict = t`which is ${inside ? '' : 'not '}less than ${r * r}, so the answer is ${answer}.`
    /** The least or the greatest value of the left side of the question over the points that fit, and the answer. */
    const bound = (fits: (a: number, b: number) => boolean): string => {
      const points = pairs(range(-49, 49), range(-49, 49)).filter(([a, b]) => fits(a, b))
      const values = points.map(([a, b]) => of(a, b))
      const value = inside ? Math.max(...values) : Math.min(...values)
      const [u, v] = points.find(([a, b]) => of(a, b) === value)!
      const squared = (n: number, by: number): string => (by === 0 ? `${Math.abs(n)}^2` : `(${n} - ${by})^2`)
      const sum = m`${squared(u, h)} + ${squared(v, k)} = ${value}`
      const isExact = Math.min(...values) === Math.max(...values)
      if (level === 3 && !isExact)
        return t`Of the possible points, ${m`(${u},\ ${v})`} is ${inside ? 'farthest from' : 'nearest to'} the center. It gives ${sum}, ${verdict}`
      return t`Therefore, ${m`${term('x', h)} + ${term('y', k)}`} is ${isExact ? '' : inside ? 'at most ' : 'at least '}${sum}, ${verdict}`
    }
    /** What the size of one coordinate does alone. */
    const oneSize = (letter: 'x' | 'y', size: number, by: number): string => {
      const other = m`${letter === 'x' ? term('y', k) : term('x', h)}`
      const own =
        by === 0
          ? t`${m`${letter}^2`} is ${m`${size}^2 = ${size ** 2}`}.`
          : t`${m`${letter}`} is ${size} or ${m`-${size}`}, so ${m`${term(letter, by)}`} is ${m`(${size} - ${by})^2 = ${(size - by) ** 2}`} or ${m`(-${size} - ${by})^2 = ${(size + by) ** 2}`}.`
      return t`${own} Adding ${other}, which is at least 0, gives at least ${(size - by) ** 2}. This is not less than ${r * r}, so the answer is ${answer}.`
    }
    const decides = (letter: 'x' | 'y', size: number, by: number): string =>
      t`looks for ${m`${letter === 'x' ? 'y' : 'x'}`} too, but ${m`${term(letter, by)}`} alone is already ${by === 0 ? '' : 'at least '}${(size - by) ** 2}, which is not less than ${r * r}`
    const onX = eq('|x|', (a) => Math.abs(a), {
      lacks: t`It gives only the distance of ${Math.abs(x)} from the ${m`y`}-axis. The value of ${m`y`} can be any integer.`,
      consider: t`what can you say about ${m`y`}, and does it matter here?`,
      trap: t`uses only the distance of ${Math.abs(x)} from the ${m`y`}-axis, but ${m`y`} can be large or small`,
      enough: oneSize('x', Math.abs(x), h),
      missed: decides('x', Math.abs(x), h),
    })
    const onY = eq('|y|', (_a, b) => Math.abs(b), {
      lacks: t`It gives only the distance of ${Math.abs(y)} from the ${m`x`}-axis. The value of ${m`x`} can be any integer.`,
      consider: t`what can you say about ${m`x`}, and does it matter here?`,
      trap: t`uses only the distance of ${Math.abs(y)} from the ${m`x`}-axis, but ${m`x`} can be large or small`,
      enough: oneSize('y', Math.abs(y), k),
      missed: decides('y', Math.abs(y), k),
    })
    const distance = eq(`2${term('x', h)} + 2${term('y', k)}`, (a, b) => 2 * of(a, b), {
      enough: t`dividing by 2 gives ${m`${term('x', h)} + ${term('y', k)} = ${of(x, y)}`}, ${verdict}`,
      consider: 'how is the left side related to the expression in the question?',
      missed: t`looks for ${m`x`} and ${m`y`} themselves, but the left side is twice the expression in the question`,
    })
    const sum = eq('x + y', (a, b) => a + b, {
      consider: 'can a point that fits be far from the center?',
      lacks: 'It describes a whole line of points, some near the center and some far from it.',
      trap: 'tries only points near the center, but one coordinate can be large while the other is negative',
    })
    const factors = range(1, 7).filter((n) => (x * y) % n === 0 && n * n <= Math.abs(x * y)).map((n) => t`${n} and ${Math.abs(x * y) / n}`).join(', or ') // prettier-ignore
    const nearest =
      level === 3
        ? 'the points form a square around the origin.'
        : t`two numbers with a fixed sum, here ${m`|x|`} and ${m`|y|`}, have the least sum of squares when they are as close as possible.`
    const edge = inside ? 'the points form a square, and its corners are farthest from the center.' : nearest
    const extreme = inside ? 'sees that several points fit, but even the farthest of the points that fit is inside the circle' : 'sees that several points fit, but even the nearest of the points that fit is not inside the circle' // prettier-ignore
    const product = eq('xy', (a, b) => a * b, {
      consider: 'which pairs of integers fit, and how far are those points from the center?',
      lacks: 'Several pairs of integers have this product, and their distances from the center differ.',
      trap: 'treats the product as if it gave the distance from the center',
      enough: t`since ${m`xy = ${x * y}`}, the absolute values of the coordinates can only be ${factors}. ${bound((a, b) => a * b === x * y)}`,
      missed: extreme,
    })
    const sizes = eq('|x| + |y|', (a, b) => Math.abs(a) + Math.abs(b), {
      consider: 'which of the points that fit are nearest to the center, and which are farthest from it?',
      lacks:
        'The points that fit it form a square, whose corners are farther from the origin than the middles of its sides.',
      trap: 'treats the sum of the distances from the two axes as the distance from the center',
      enough: t`${edge} ${bound((a, b) => Math.abs(a) + Math.abs(b) === Math.abs(x) + Math.abs(y))}`,
      missed: extreme,
    })
    const other = eq('x^2 - y^2', (a, b) => a * a - b * b, {
      consider: t`which integers fit if you factor the left side as ${m`(|x| + |y|)(|x| - |y|)`}?`,
      lacks: 'The same difference of squares is possible with a small sum of squares and with a large one.',
      trap: 'treats the difference of the squares as if it were their sum',
      enough: t`the left side is ${m`(|x| + |y|)(|x| - |y|)`}. For integers ${m`x`} and ${m`y`}, this is ${m`${x * x - y * y}`} only as ${sizesOf(x * x - y * y)}. ${bound((a, b) => a * a - b * b === x * x - y * y)}`,
      missed: extreme,
    })
    const moved = eq('(x + y)^2 + (x - y)^2', (a, b) => 2 * (a * a + b * b), {
      consider: 'what is left when you expand the two squares?',
      lacks: t`Its left side is ${m`2(x^2 + y^2)`}, so it gives the distance from the origin, but the center is ${m`(${h},\ ${k})`}.`,
      trap: t`finds ${m`x^2 + y^2 = ${square}`}, but the center of the circle is not the origin`,
      enough: t`when the two squares are expanded, ${m`2xy`} and ${m`-2xy`} cancel, which leaves ${m`2x^2 + 2y^2 = ${2 * square}`}. Dividing by 2 gives ${m`x^2 + y^2 = ${square}`}, ${verdict}`,
      missed: t`does not expand the squares, in which the ${m`xy`} terms cancel and leave ${m`2(x^2 + y^2)`}`,
    })
    const identity = t`expanding gives ${m`(x + y)^2 = x^2 + 2xy + y^2`}. So ${m`x^2 + y^2 = (x + y)^2 - 2xy = ${x + y < 0 ? `(${x + y})` : x + y}^2 - 2(${x * y}) = ${square}`}, ${verdict}`
    const both = (how: string): string =>
      t`${how}. ${bound((a, b) => Math.abs(a) === Math.abs(x) && Math.abs(b) === Math.abs(y))}`
    const [sizeX, sizeY] = [m`|x| = ${Math.abs(x)}`, m`|y| = ${Math.abs(y)}`]
    const isSide = x * y > 0
    const anySigns = t`sees that the signs of ${m`x`} and ${m`y`} are unknown, but ${level === 3 ? 'every choice of signs gives the same answer' : 'the squares do not depend on them'}`
    const unsigned = t`finds ${m`|x|`} and ${m`|y|`}, but the signs also matter because the center is not the origin`
    return {
      asked: `${term('x', h)} + ${term('y', k)} < ${r * r}`,
      asks: { what: t`whether the point is less than ${r} units from ${level === 3 ? m`(${h},\ ${k})` : 'the origin'}` },
      isYes,
      pairs: [
        { statements: [distance, sum], harder: 0 },
        { statements: [distance, other], harder: 0.2 },
        { statements: [distance, product], harder: 0.2 },
        { statements: [distance, onX], harder: 0.1 },
        { statements: [moved, sizes], open: 'Points with different signs are at different distances from the center.', bothTrap: t`finds two absolute values, but their order and signs also matter because the center is not the origin`, harder: 0.2 },
        { statements: [sum, product], together: level === 3 ? t`the two integers with a sum of ${x + y} and a product of ${x * y} are ${Math.min(x, y)} and ${Math.max(x, y)}, in either order. ${bound((a, b) => a + b === x + y && a * b === x * y)}` : identity, open: 'The two coordinates can trade places, and that changes the distance from the center.', bothTrap: t`finds the two numbers from their sum and product, but either of them can be ${m`x`}`, bothMissed: t`sees that ${m`x`} and ${m`y`} can trade places, but that does not change the answer`, harder: 0.3 },
        { statements: [onX, onY], together: both(t`they give ${sizeX} and ${sizeY}`), bothMissed: anySigns, open: 'The signs of the coordinates are unknown, and they matter for the distance from this center.', bothTrap: unsigned, harder: 0.1 },
        { statements: [sizes, sum], open: isSide ? 'All points on one side of a square satisfy both, and their distances from the center differ.' : 'The two coordinates can trade places, and that changes the distance from the center.', bothTrap: isSide ? 'considers only one point, but every point on one side of a square satisfies both statements' : t`finds the two coordinates, but either of them can be ${m`x`}`, harder: 0.3 },
        { statements: [onX, sizes], together: both(t`since ${sizeX}, the other statement gives ${m`|y| = ${Math.abs(x) + Math.abs(y)} - ${Math.abs(x)} = ${Math.abs(y)}`}`), bothMissed: anySigns, open: 'The signs of the coordinates are unknown, and they matter for the distance from this center.', bothTrap: unsigned, harder: 0.2 },
        { statements: [moved, onX], together: both(t`expanding ${m`(x + y)^2 + (x - y)^2 = ${2 * square}`} and dividing by 2 gives ${m`x^2 + y^2 = ${square}`}. Since ${sizeX}, ${m`y^2 = ${square} - ${x * x} = ${y * y}`} and ${sizeY}`), bothMissed: anySigns, open: 'The signs of the coordinates are unknown, and they matter for the distance from this center.', bothTrap: unsigned, harder: 0.2 },
        { statements: [other, onY], together: both(t`since ${sizeY}, the other statement gives ${m`x^2 = ${x * x - y * y} + ${y * y} = ${x * x}`} and ${sizeX}`), bothMissed: anySigns, open: 'The signs of the coordinates are unknown, and they matter for the distance from this center.', bothTrap: unsigned, harder: 0.2 },
        { statements: [sum, eq('2x + 2y', (a, b) => 2 * (a + b), { lacks: t`It says that ${m`x + y = ${x + y}`}, which describes a whole line of points, some near the center and some far from it.`, trap: t`finds ${m`x + y = ${x + y}`}, but one coordinate can be large while the other is negative`, consider: 'can a point that fits be far from the center?' })], open: 'Both describe the same line, and only some of its points are inside the circle.', bothTrap: 'treats two forms of one equation as two different equations', harder: 0 },
      ],
      hints: [
        t`What shape do the points that satisfy ${m`${term('x', h)} + ${term('y', k)} < ${r * r}`} form in the coordinate plane?`,
        'Sketch the points that each statement allows. Are they all inside the circle, or all outside it?',
      ],
    } // prettier-ignore
  },
})

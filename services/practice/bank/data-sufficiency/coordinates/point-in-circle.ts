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
    const center = level === 3 ? m`(${h},\ ${k})` : 'the origin'
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
        return t`Of the possible points, ${m`(${u},\ ${v})`} is ${inside ? 'farthest from' : 'nearest to'} ${center}. It gives ${sum}, ${verdict}`
      return t`Therefore, ${m`${term('x', h)} + ${term('y', k)}`} is ${isExact ? '' : inside ? 'at most ' : 'at least '}${sum}, ${verdict}`
    }
    /** What the size of one coordinate does alone. */
    const oneSize = (letter: 'x' | 'y', size: number, by: number): string => {
      const other = m`${letter === 'x' ? term('y', k) : term('x', h)}`
      const own =
        by === 0
          ? t`${m`${letter}^2`} is ${m`${size}^2 = ${size ** 2}`}.`
          : t`${m`${letter}`} is ${size} or ${m`-${size}`}, so ${m`${term(letter, by)}`} is ${m`(${size} - ${by})^2 = ${(size - by) ** 2}`} or ${m`(-${size} - ${by})^2 = ${(size + by) ** 2}`}.`
      return t`${own} Since ${other} is at least 0, the sum is at least ${(size - by) ** 2}, which is not less than ${r * r}, so the answer is ${answer}.`
    }
    const decides = (letter: 'x' | 'y', size: number, by: number): string =>
      t`overlooks that ${m`${term(letter, by)}`} alone is already ${by === 0 ? '' : 'at least '}${(size - by) ** 2}, which is not less than ${r * r}`
    /** What a distance from one of the axes leaves open. */
    const oneAxis = (letter: 'x' | 'y', size: number): Partial<Said> => {
      const free = m`${letter === 'x' ? 'y' : 'x'}`
      const signs = t`${m`${letter}`} can be ${m`${size}`} or ${m`-${size}`}, and ${free} can be any integer`
      return {
        lacks: t`It ${level === 3 ? t`means that ${signs}` : t`says nothing about ${free}`}. The point can be near ${center} or far from it.`,
        trap: t`tries only a few of the points that fit, but ${level === 3 ? signs : t`${free} can be any integer`}`,
        consider: t`which values can ${free} have, and how near to ${center} can the point be?`,
      }
    }
    const onX = eq('|x|', (a) => Math.abs(a), {
      ...oneAxis('x', Math.abs(x)),
      enough: oneSize('x', Math.abs(x), h),
      missed: decides('x', Math.abs(x), h),
    })
    const onY = eq('|y|', (_a, b) => Math.abs(b), {
      ...oneAxis('y', Math.abs(y)),
      enough: oneSize('y', Math.abs(y), k),
      missed: decides('y', Math.abs(y), k),
    })
    const distance = eq(`2${term('x', h)} + 2${term('y', k)}`, (a, b) => 2 * of(a, b), {
      enough: t`dividing by 2 gives ${m`${term('x', h)} + ${term('y', k)} = ${of(x, y)}`}, ${verdict}`,
      consider: 'how is the left side related to the expression in the question?',
      missed: 'overlooks that the left side of the statement is twice the expression in the question',
    })
    const sum = eq('x + y', (a, b) => a + b, {
      consider: t`what do the points that fit form in the coordinate plane, and how far from ${center} can they be?`,
      lacks: t`It describes a whole line of points, some near ${center} and some far from it.`,
      trap: t`tries only a few of the points that fit, but some points on the line are near ${center} and some are far from it`,
    })
    const factors = range(1, 7).filter((n) => (x * y) % n === 0 && n * n <= Math.abs(x * y)).map((n) => t`${n} and ${Math.abs(x * y) / n}`).join(', or ') // prettier-ignore
    /** Which of several pairs of factors gives the extreme sum of squares. */
    const closeness = level === 3 || !factors.includes(', or ') ? '' : t`The sum of the squares is ${inside ? 'greatest' : 'least'} for the two factors that are ${inside ? 'farthest apart' : 'closest together'}. ` // prettier-ignore
    const nearest =
      level === 3
        ? 'the points form a square around the origin.'
        : t`two numbers with a fixed sum, here ${m`|x|`} and ${m`|y|`}, have the least sum of squares when they are as close as possible.`
    const edge = inside
      ? t`the points form a square with corners on the axes, and the point farthest from ${center} is a corner.`
      : nearest
    const extreme = t`overlooks that even the ${inside ? 'farthest' : 'nearest'} of the points that fit is ${inside ? '' : 'not '}less than ${r} units from ${center}` // prettier-ignore
    const product = eq('xy', (a, b) => a * b, {
      consider: t`which pairs of integers fit, and how far are those points from ${center}?`,
      lacks: t`Several pairs of integers have this product, and those points are at different distances from ${center}.`,
      trap: t`treats the product as if it determined the distance from ${center}`,
      enough: t`since ${m`xy = ${x * y}`}, the absolute values of the coordinates can only be ${factors}. ${closeness}${bound((a, b) => a * b === x * y)}`,
      missed: extreme,
    })
    const sizes = eq('|x| + |y|', (a, b) => Math.abs(a) + Math.abs(b), {
      consider: t`which of the points that fit are nearest to ${center}, and which are farthest from it?`,
      lacks: t`The points that fit form a square around the origin, and ${level === 3 ? t`they are at different distances from ${center}` : 'the corners of the square are farther from the origin than the middles of its sides'}.`,
      trap: t`treats ${m`|x| + |y|`} as if it determined the distance from ${center}`,
      enough: t`${edge} ${bound((a, b) => Math.abs(a) + Math.abs(b) === Math.abs(x) + Math.abs(y))}`,
      missed: extreme,
    })
    const other = eq('x^2 - y^2', (a, b) => a * a - b * b, {
      consider: t`which integers fit if you factor the left side as ${m`(|x| + |y|)(|x| - |y|)`}?`,
      lacks: 'Two squares can have this difference whether their sum is small or large.',
      trap: 'treats the difference of the squares as if it were their sum',
      enough: t`the left side is ${m`(|x| + |y|)(|x| - |y|)`}. For integers ${m`x`} and ${m`y`}, this product is ${m`${x * x - y * y}`} only as ${sizesOf(x * x - y * y)}. ${bound((a, b) => a * a - b * b === x * x - y * y)}`,
      missed: extreme,
    })
    const moved = eq('(x + y)^2 + (x - y)^2', (a, b) => 2 * (a * a + b * b), {
      consider: 'what is left when you expand the two squares?',
      lacks: t`Expanding the left side gives ${m`2(x^2 + y^2)`}, so the distance from the origin is known, but the distance from ${center} is not.`,
      trap: t`finds ${m`x^2 + y^2 = ${square}`}, but that gives the distance from the origin, not from ${center}`,
      enough: t`when the two squares are expanded, ${m`2xy`} and ${m`-2xy`} cancel, which leaves ${m`2x^2 + 2y^2 = ${2 * square}`}. Dividing by 2 gives ${m`x^2 + y^2 = ${square}`}, ${verdict}`,
      missed: t`overlooks that the ${m`xy`} terms cancel when the squares are expanded, which leaves ${m`2(x^2 + y^2)`}`,
    })
    const identity = t`expanding gives ${m`(x + y)^2 = x^2 + 2xy + y^2`}. So ${m`x^2 + y^2 = (x + y)^2 - 2xy = ${x + y < 0 ? `(${x + y})` : x + y}^2 - 2(${x * y}) = ${square}`}, ${verdict}`
    const both = (how: string): string =>
      t`${how}. ${bound((a, b) => Math.abs(a) === Math.abs(x) && Math.abs(b) === Math.abs(y))}`
    const [sizeX, sizeY] = [m`|x| = ${Math.abs(x)}`, m`|y| = ${Math.abs(y)}`]
    const isSide = x * y > 0
    const anySigns = t`rejects both statements because the signs of ${m`x`} and ${m`y`} are unknown, but ${level === 3 ? 'every choice of signs gives the same answer' : t`${m`x^2`} and ${m`y^2`} do not depend on the signs`}`
    const unsigned = t`finds ${m`|x|`} and ${m`|y|`}, but the distance from ${center} also depends on the signs of ${m`x`} and ${m`y`}`
    const signsOpen = t`The signs of the coordinates are unknown, and they affect the distance from ${center}.`
    const swapOpen = t`The two coordinates can trade places, and that changes the distance from ${center}.`
    return {
      asked: `${term('x', h)} + ${term('y', k)} < ${r * r}`,
      asks: { what: t`whether the point is less than ${r} units from ${center}`, because: t`${m`${term('x', h)} + ${term('y', k)}`} is the square of that distance, and ${m`${r}^2 = ${r * r}`}` },
      isYes,
      pairs: [
        { statements: [distance, sum], harder: 0 },
        { statements: [distance, other], harder: 0.2 },
        { statements: [distance, product], harder: 0.2 },
        { statements: [distance, onX], harder: 0.1 },
        { statements: [moved, sizes], open: t`Points whose coordinates have different signs are at different distances from ${center}.`, bothTrap: t`finds two absolute values, but the distance from ${center} also depends on the order and the signs of the coordinates`, harder: 0.2 },
        { statements: [sum, product], together: level === 3 ? t`the two integers with a sum of ${x + y} and a product of ${x * y} are ${Math.min(x, y)} and ${Math.max(x, y)}, in either order. ${bound((a, b) => a + b === x + y && a * b === x * y)}` : identity, open: swapOpen, bothTrap: t`finds the two numbers from their sum and product, but either of them can be ${m`x`}`, bothMissed: t`rejects both statements because ${m`x`} and ${m`y`} can trade places, but that does not change the answer`, harder: 0.3 },
        { statements: [onX, onY], together: both(t`they give ${sizeX} and ${sizeY}`), bothMissed: anySigns, open: signsOpen, bothTrap: unsigned, harder: 0.1 },
        { statements: [sizes, sum], open: isSide ? t`All points on one side of a square satisfy both statements, and those points are at different distances from ${center}.` : swapOpen, bothTrap: isSide ? 'tries only one point, but every point on one side of a square satisfies both statements' : t`finds the two coordinates, but either of them can be ${m`x`}`, harder: 0.3 },
        { statements: [onX, sizes], together: both(t`since ${sizeX}, the other statement gives ${m`|y| = ${Math.abs(x) + Math.abs(y)} - ${Math.abs(x)} = ${Math.abs(y)}`}`), bothMissed: anySigns, open: signsOpen, bothTrap: unsigned, harder: 0.2 },
        { statements: [moved, onX], together: both(t`expanding ${m`(x + y)^2 + (x - y)^2 = ${2 * square}`} and dividing by 2 gives ${m`x^2 + y^2 = ${square}`}. Since ${sizeX}, ${m`y^2 = ${square} - ${x * x} = ${y * y}`} and ${sizeY}`), bothMissed: anySigns, open: signsOpen, bothTrap: unsigned, harder: 0.2 },
        { statements: [other, onY], together: both(t`since ${sizeY}, the other statement gives ${m`x^2 = ${x * x - y * y} + ${y * y} = ${x * x}`} and ${sizeX}`), bothMissed: anySigns, open: signsOpen, bothTrap: unsigned, harder: 0.2 },
        { statements: [sum, eq('2x + 2y', (a, b) => 2 * (a + b), { lacks: t`It says that ${m`x + y = ${x + y}`}, which describes a whole line of points, some near ${center} and some far from it.`, trap: t`finds ${m`x + y = ${x + y}`}, but some points on this line are near ${center} and some are far from it`, consider: 'how can you simplify the equation?' })], open: t`Both statements describe the same line, and only some of the points on it are less than ${r} units from ${center}.`, bothTrap: 'treats two forms of one equation as two different equations', harder: 0 },
      ],
      hints: [
        t`What shape do the points that satisfy ${m`${term('x', h)} + ${term('y', k)} < ${r * r}`} form in the coordinate plane?`,
        'Sketch the points that each statement allows. Are all of them inside the circle in the question, or none of them?',
      ],
    } // prettier-ignore
  },
})

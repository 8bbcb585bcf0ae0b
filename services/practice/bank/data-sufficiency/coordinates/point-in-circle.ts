import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { pairs, range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

/** The sizes of integers whose squares differ by this much, in words. */
function sizesOf(difference: number): string {
  const found = range(0, 24).flatMap((a) => range(0, 24).filter((b) => a * a - b * b === difference).map((b) => t`${m`|x| = ${a}`} and ${m`|y| = ${b}`}`)) // prettier-ignore
  return found.join(', or ')
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
    /** The least or the greatest value of the left side of the question over the points that fit. */
    const bound = (fits: (a: number, b: number) => boolean): string => {
      const points = pairs(range(-49, 49), range(-49, 49)).filter(([a, b]) => fits(a, b))
      const values = points.map(([a, b]) => of(a, b))
      const exact = Math.min(...values) === Math.max(...values)
      if (exact)
        return t`${m`${term('x', h)} + ${term('y', k)}`} is ${values[0]!}, which is ${inside ? '' : 'not '}less than ${r * r}`
      const value = inside ? Math.max(...values) : Math.min(...values)
      const [u, v] = points.find(([a, b]) => of(a, b) === value)!
      const squared = (n: number, by: number): string => (by === 0 ? `${Math.abs(n)}^2` : `(${n} - ${by})^2`)
      const sum = m`${squared(u, h)} + ${squared(v, k)} = ${value}`
      const worth = inside ? t`at most ${sum}, which is less than ${r * r}` : t`at least ${sum}, which is not less than ${r * r}` // prettier-ignore
      return t`${m`${term('x', h)} + ${term('y', k)}`} is ${worth}`
    }
    const onX = eq('|x|', (a) => Math.abs(a), {
      lacks: t`It gives only the distance from the ${m`y`}-axis, ${Math.abs(x)}.`,
      consider: t`what can you say about ${m`y`}, and does it matter here?`,
      trap: t`uses only the distance of ${Math.abs(x)} from the ${m`y`}-axis, but ${m`y`} can be large or small`,
      enough: t`${m`${term('x', h)}`} is ${h === 0 ? '' : 'at least '}${(Math.abs(x) - h) ** 2}, which is not less than ${r * r}, and adding another square cannot make it smaller, so the answer is ${answer}.`,
      missed: t`looks for ${m`y`} too, but with this ${m`|x|`} the point is outside or on the circle for every ${m`y`}`,
    })
    const onY = eq('|y|', (_a, b) => Math.abs(b), {
      lacks: t`It gives only the distance from the ${m`x`}-axis, ${Math.abs(y)}.`,
      consider: t`what can you say about ${m`x`}, and does it matter here?`,
      trap: t`uses only the distance of ${Math.abs(y)} from the ${m`x`}-axis, but ${m`x`} can be large or small`,
      enough: t`${m`${term('y', k)}`} is ${k === 0 ? '' : 'at least '}${(Math.abs(y) - k) ** 2}, which is not less than ${r * r}, and adding another square cannot make it smaller, so the answer is ${answer}.`,
      missed: t`looks for ${m`x`} too, but with this ${m`|y|`} the point is outside or on the circle for every ${m`x`}`,
    })
    const distance = eq(`2${term('x', h)} + 2${term('y', k)}`, (a, b) => 2 * of(a, b), {
      enough: t`dividing by 2 gives ${m`${term('x', h)} + ${term('y', k)} = ${of(x, y)}`}, which is ${inside ? '' : 'not '}less than ${r * r}, so the answer is ${answer}.`,
      consider: 'how is the left side related to the expression in the question?',
      missed: t`looks for ${m`x`} and ${m`y`} themselves, but the left side is twice the expression in the question`,
    })
    const sum = eq('x + y', (a, b) => a + b, {
      consider: 'can a point that fits be far from the center?',
      lacks: 'It describes a whole line of points, some near the center and some far from it.',
      trap: 'tries only points near the center, but one coordinate can be large while the other is negative',
    })
    const factors = range(1, 7).filter((n) => (x * y) % n === 0 && n * n <= Math.abs(x * y)).map((n) => t`${n} and ${Math.abs(x * y) / n}`).join(', or ') // prettier-ignore
    const least =
      level === 3
        ? 'for every pair of integers that fits it,'
        : t`the sum of the squares is least where ${m`|x|`} and ${m`|y|`} are equal or differ by 1, so`
    const edge = inside ? 'the points form a square, whose corners are farthest from the center, so' : least
    const extreme = inside ? 'sees that several points fit, but even the ones farthest from the center are inside the circle' : 'sees that several points fit, but even the ones nearest to the center are not inside the circle' // prettier-ignore
    const product = eq('xy', (a, b) => a * b, {
      consider: 'which pairs of integers fit, and how far are those points from the center?',
      lacks: 'Several pairs of integers have this product, and their distances from the center differ.',
      trap: 'treats the product as if it gave the distance from the center',
      enough: t`the absolute values of the coordinates can only be ${factors}, so ${bound((a, b) => a * b === x * y)}, and the answer is ${answer}.`,
      missed: extreme,
    })
    const sizes = eq('|x| + |y|', (a, b) => Math.abs(a) + Math.abs(b), {
      consider: 'which of the points that fit are nearest to the center, and which are farthest from it?',
      lacks:
        'The points that fit it form a square, whose corners are farther from the origin than the middles of its sides.',
      trap: 'treats the sum of the distances from the two axes as the distance from the center',
      enough: t`${edge} ${bound((a, b) => Math.abs(a) + Math.abs(b) === Math.abs(x) + Math.abs(y))}, and the answer is ${answer}.`,
      missed: extreme,
    })
    const other = eq('x^2 - y^2', (a, b) => a * a - b * b, {
      consider: t`which integers fit if you factor the left side as ${m`(|x| + |y|)(|x| - |y|)`}?`,
      lacks: 'The same difference of squares is possible with a small sum of squares and with a large one.',
      trap: 'treats the difference of the squares as if it were their sum',
      enough: t`${m`(|x| + |y|)(|x| - |y|) = ${x * x - y * y}`}, and the factor pairs of ${Math.abs(x * x - y * y)} give only ${sizesOf(x * x - y * y)}, so ${bound((a, b) => a * a - b * b === x * x - y * y)}, and the answer is ${answer}.`,
      missed: extreme,
    })
    const moved = eq('(x + y)^2 + (x - y)^2', (a, b) => 2 * (a * a + b * b), {
      consider: 'what is left when you expand the two squares?',
      lacks: t`Its left side is ${m`2(x^2 + y^2)`}, so it gives the distance from the origin, but the center is ${m`(${h},\ ${k})`}.`,
      trap: t`finds ${m`x^2 + y^2 = ${square}`}, but the center of the circle is not the origin`,
      enough: t`its left side is ${m`2(x^2 + y^2)`}, so ${m`x^2 + y^2 = ${square}`}, which is ${inside ? '' : 'not '}less than ${r * r}, and the answer is ${answer}.`,
      missed: t`does not expand the squares, in which the ${m`xy`} terms cancel and leave ${m`2(x^2 + y^2)`}`,
    })
    const identity = t`they give ${m`x^2 + y^2 = (x + y)^2 - 2xy = ${square}`}, which is ${inside ? '' : 'not '}less than ${r * r}.`
    const both = (how: string): string =>
      t`${how}they give ${m`|x| = ${Math.abs(x)}`} and ${m`|y| = ${Math.abs(y)}`}, so ${bound((a, b) => Math.abs(a) === Math.abs(x) && Math.abs(b) === Math.abs(y))}.`
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
        { statements: [sum, product], together: level === 3 ? t`the sum and the product give the coordinates ${Math.min(x, y)} and ${Math.max(x, y)} in either order, so ${bound((a, b) => a + b === x + y && a * b === x * y)}.` : identity, open: 'The two coordinates can trade places, and that changes the distance from the center.', bothTrap: t`finds the two numbers from their sum and product, but either of them can be ${m`x`}`, bothMissed: t`sees that ${m`x`} and ${m`y`} can trade places, but that does not change the answer`, harder: 0.3 },
        { statements: [onX, onY], together: both(''), bothMissed: anySigns, open: 'The signs of the coordinates are unknown, and they matter for the distance from this center.', bothTrap: unsigned, harder: 0.1 },
        { statements: [sizes, sum], open: 'All points on one side of a square satisfy both, and their distances from the center differ.', bothTrap: 'adds the two facts as if the signs of the coordinates were known', harder: 0.3 },
        { statements: [onX, sizes], together: both(t`since ${m`${Math.abs(x) + Math.abs(y)} - ${Math.abs(x)} = ${Math.abs(y)}`}, `), bothMissed: anySigns, open: 'The signs of the coordinates are unknown.', bothTrap: unsigned, harder: 0.2 },
        { statements: [moved, onX], together: both(t`since ${m`x^2 + y^2 = ${square}`} and ${m`${square} - ${x * x} = ${y * y}`}, `), bothMissed: anySigns, open: 'The signs of the coordinates are unknown.', bothTrap: unsigned, harder: 0.2 },
        { statements: [other, onY], together: both(t`since ${m`x^2 = ${x * x - y * y} + ${y * y} = ${x * x}`}, `), bothMissed: anySigns, open: 'The signs of the coordinates are unknown.', bothTrap: unsigned, harder: 0.2 },
        { statements: [sum, eq('2x + 2y', (a, b) => 2 * (a + b), { lacks: 'It describes a whole line of points.', trap: t`finds ${m`x + y = ${x + y}`}, but one coordinate can be large while the other is negative`, consider: 'can a point that fits be far from the center?' })], open: 'Both describe the same line.', bothTrap: 'treats two forms of one equation as two different equations', harder: 0 },
      ],
      hints: [
        t`What shape do the points that satisfy ${m`${term('x', h)} + ${term('y', k)} < ${r * r}`} form in the coordinate plane?`,
        'Sketch the points that each statement allows. Are they all inside the circle, or all outside it?',
      ],
    } // prettier-ignore
  },
})

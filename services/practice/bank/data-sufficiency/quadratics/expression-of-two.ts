import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

export const expressionOfTwo = algebraSufficiency({
  id: 'expression-of-two',
  skill: 'ds-quadratics',
  version: 2,
  levels: [0.8, 0.8, 1],
  answers: NEVER_EACH,
  letters: ['x', 'y'],
  domain: 'integers',
  values: () => range(-40, 40),
  wide: () => range(-70, 70),
  write: (_random, level, [x = 0, y = 0]) => {
    if (x === 0 || y === 0 || x === y || x === -y || Math.abs(x) > 6 || Math.abs(y) > 6) return null
    const eq = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said> = {}): Said => {
      const value = of(x, y)
      return { tex: `${tex} = ${value}`, holds: ([a = 0, b = 0]) => of(a, b) === value, ...notes }
    }
    const squares = x * x + y * y
    const questions = [
      {
        asked: 'x^2 + y^2',
        value: ([a = 0, b = 0]: readonly number[]) => a * a + b * b,
        parts: [
          eq('(x + y)^2', (a, b) => (a + b) ** 2, { lacks: t`It is ${m`x^2 + 2xy + y^2`}, and the middle term is unknown.` }),
          eq('xy', (a, b) => a * b, { lacks: 'A product has several pairs of factors.' }),
        ],
        direct: [
          eq('(x + y)^2 + (x - y)^2', (a, b) => 2 * (a * a + b * b), { enough: t`the middle terms cancel, so it is ${m`2(x^2 + y^2)`} and ${m`x^2 + y^2 = ${squares}`}.` }),
          eq('(3x + y)^2 + (x - 3y)^2', (a, b) => 10 * (a * a + b * b), { enough: t`multiplied out it is ${m`10x^2 + 10y^2`}, so ${m`x^2 + y^2 = ${squares}`}.` }),
        ],
      },
      {
        asked: 'x^2 - y^2',
        value: ([a = 0, b = 0]: readonly number[]) => a * a - b * b,
        parts: [
          eq('x + y', (a, b) => a + b, { lacks: t`It is one factor of ${m`(x + y)(x - y)`}; the other is unknown.` }),
          eq('2x - 2y', (a, b) => 2 * (a - b), { lacks: t`It gives one factor of ${m`(x + y)(x - y)`}; the other is unknown.` }),
        ],
        direct: [
          eq('(x + y)(3x - 3y)', (a, b) => 3 * (a * a - b * b), { enough: t`it is three times ${m`(x + y)(x - y)`}, so ${m`x^2 - y^2 = ${x * x - y * y}`}.` }),
          eq('(x + 1)^2 - (y + 1)^2 - 2x + 2y', (a, b) => a * a - b * b, { enough: t`multiplied out, everything but ${m`x^2 - y^2 = ${x * x - y * y}`} cancels.` }),
        ],
      },
      {
        asked: '(x - y)^2',
        value: ([a = 0, b = 0]: readonly number[]) => (a - b) ** 2,
        parts: [
          eq('x^2 + y^2', (a, b) => a * a + b * b, { lacks: t`The question also needs ${m`2xy`}.` }),
          eq('(x + y)^2', (a, b) => (a + b) ** 2, { lacks: t`It is ${m`(x - y)^2 + 4xy`}, and ${m`xy`} is unknown.` }),
        ],
        direct: [
          eq('|y - x|', (a, b) => Math.abs(a - b), { enough: t`squaring removes the bars: ${m`(x - y)^2 = ${(x - y) ** 2}`}.` }),
          eq('x(x - 2y) + y^2', (a, b) => (a - b) ** 2, { enough: t`multiplied out it is ${m`x^2 - 2xy + y^2`}, which is ${m`(x - y)^2`}.` }),
        ],
      },
    ] as const // prettier-ignore
    const { asked, value, parts, direct } = questions[level - 1]!
    const other = eq('2x + y', (a, b) => 2 * a + b, { lacks: 'One linear equation leaves many pairs.' })
    const sum = eq('x^2 + y', (a, b) => a * a + b, {
      lacks: t`For every integer ${m`x`} there is an integer ${m`y`} that fits.`,
    })
    const thrice = eq('6x + 3y', (a, b) => 6 * a + 3 * b, { lacks: 'One linear equation leaves many pairs.' })
    const joined = [
      t`${m`x^2 + y^2 = (x + y)^2 - 2xy`}, and both parts are known.`,
      t`they give the two factors of ${m`x^2 - y^2`}.`,
      t`the difference of the two is ${m`2xy`}, and ${m`(x - y)^2 = x^2 + y^2 - 2xy`}.`,
    ][level - 1]!
    const cross = eq('x^2y^2', (a, b) => a * a * b * b, { lacks: 'It fixes the product only up to its sign.' })
    const cube = eq('|x + y|', (a, b) => Math.abs(a + b), { lacks: 'It fixes the sum only up to its sign.' })
    return {
      asked,
      value,
      pairs: [
        { statements: [parts[0], parts[1]], together: joined, harder: 0.2 },
        { statements: [direct[0], other], harder: 0.2 },
        { statements: [direct[1], parts[1]], harder: 0.3 },
        { statements: [direct[0], sum], harder: 0.2 },
        { statements: [direct[0], direct[1]], harder: 0.2 },
        { statements: [cross, cube], open: level === 1 ? t`The product may be positive or negative, and ${m`x^2 + y^2 = (x + y)^2 - 2xy`} depends on that.` : 'The signs of the sum and of the product stay open.', harder: 0.4 },
        { statements: [other, thrice], open: 'The second equation is three times the first, or the other way around, so they say the same.', harder: 0.2 },
        { statements: [other, cross], open: 'The two equations have more than one common pair of integers.', harder: 0.4 },
        { statements: [cube, sum], open: 'The sign of the sum stays open, so more than one pair is left.', harder: 0.4 },
      ],
      hints: [
        t`Write ${m`${asked}`} with the help of an identity. What exactly do you need to know?`,
        'The single values are not needed. Multiply out each statement and compare it with the identity.',
      ],
    } // prettier-ignore
  },
})

import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9

export const signsOfThree = algebraSufficiency({
  id: 'signs-of-three',
  skill: 'ds-inequalities',
  version: 3,
  levels: [0.8, 1, 1.1],
  answers: MORE_OFTEN_EACH,
  letters: ['x', 'y', 'z'],
  domain: 'real numbers other than zero',
  values: () => [-4, -3, -2, -1, -0.5, 0.5, 1, 2, 3, 4],
  wide: () => [-6, -4, -3, -2, -1, -0.5, -0.25, 0.25, 0.5, 1, 2, 3, 4, 6],
  write: (random, level, [x = 1, y = 1, z = 1]) => {
    const isYes = level === 1 ? ([a = 0, b = 0]: readonly number[]) => a * b > 0 : ([a = 0, b = 0, c = 0]: readonly number[]) => a * b * c > 0 // prettier-ignore
    const asked = level === 1 ? 'xy > 0' : 'xyz > 0'
    const missed = t`looks for the sign of each number, but only the sign of ${m`${level === 1 ? 'xy' : 'xyz'}`} matters`
    const sign = (value: number): string => (value > 0 ? '> 0' : '< 0')
    const like = (tex: string, of: (a: number, b: number, c: number) => number, notes: Partial<Said> = {}): Said => {
      const value = of(x, y, z)
      return { tex: `${tex} ${sign(value)}`, holds: ([a = 0, b = 0, c = 0]) => of(a, b, c) * value > 0, ...notes }
    }
    const equal = (tex: string, of: (a: number, b: number, c: number) => number, enough: string): Said => {
      const value = of(x, y, z)
      return {
        tex: `${tex} = ${value}`,
        holds: ([a = 0, b = 0, c = 0]) => close(of(a, b, c), value),
        enough,
        missed: t`stops because the equation has three unknowns, but it still shows the sign of ${m`${level === 1 ? 'xy' : 'xyz'}`}`,
      }
    }
    const whole = (value: number): boolean => Number.isInteger(value)
    const word = isYes([x, y, z]) ? 'positive' : 'negative'
    const ends = t`${word}, and the answer is ${word === 'positive' ? 'yes' : 'no'}.`
    const target = level === 1 ? 'xy' : 'xyz'
    const quotient = level === 1 ? like('\\frac{x^3}{y}', (a, b) => a ** 3 / b, { enough: t`multiplying ${m`\frac{x^3}{y}`} by ${m`y^2`} and dividing by ${m`x^2`}, both of which are positive, gives ${m`xy`}, so ${m`xy`} is ${ends}`, missed }) : like('\\frac{x}{yz}', (a, b, c) => a / (b * c), { enough: t`multiplying ${m`\frac{x}{yz}`} by ${m`y^2z^2`}, which is positive, gives ${m`xyz`}, so ${m`xyz`} is ${ends}`, missed }) // prettier-ignore
    const isIs = (value: number): string => (value > 0 ? 'positive' : 'negative')
    const alike = (value: number): string => (value > 0 ? 'the same sign' : 'opposite signs')
    if (!whole(x * y * z) || !whole(x * y * z * z)) return null
    const firstD = level === 1 ? equal('xyz^2', (a, b, c) => a * b * c * c, t`the product is ${word}, and dividing it by ${m`z^2`}, which is positive, does not change its sign, so ${m`xy`} is ${ends}`) : equal('x^3yz', (a, b, c) => a ** 3 * b * c, t`the product is ${word}, and dividing it by ${m`x^2`}, which is positive, does not change its sign, so ${m`xyz`} is ${ends}`) // prettier-ignore
    const secondD = level === 1 ? like('x^2y^2 + xy', (a, b) => a * a * b * b + a * b) : equal('xyz^3', (a, b, c) => a * b * c ** 3, t`the product is ${word}, and dividing it by ${m`z^2`}, which is positive, does not change its sign, so ${m`xyz`} is ${ends}`) // prettier-ignore
    const order = like('x - y', (a, b) => a - b, {
      lacks: t`It shows only that ${m`x`} is ${x > y ? 'greater' : 'less'} than ${m`y`}, not what signs the numbers have.`,
      trap: t`concludes that ${x > y ? m`x` : m`y`} is positive and ${x > y ? m`y` : m`x`} is negative, but two positive numbers can also be in this order`,
    })
    const lastTwo = like('y - z', (_a, b, c) => b - c, {
      lacks: t`It shows only that ${m`y`} is ${y > z ? 'greater' : 'less'} than ${m`z`}, not what signs the numbers have.`,
      trap: t`concludes that ${y > z ? m`y` : m`z`} is positive and ${y > z ? m`z` : m`y`} is negative, but two positive numbers can also be in this order`,
    })
    const pairSign = level === 1 ? like('xz', (a, _b, c) => a * c, { lacks: t`It shows that ${m`x`} and ${m`z`} have ${alike(x * z)} but says nothing about ${m`y`}.`, trap: t`stops at the sign of ${m`xz`}, but the question is about ${m`xy`}, and ${m`y`} can be positive or negative` }) : like('xy^3', (a, b) => a * b, { lacks: t`Since ${m`y^2`} is positive, ${m`xy`} is ${isIs(x * y)}, but the statement says nothing about ${m`z`}.`, trap: t`stops at a ${isIs(x * y)} ${m`xy`}, but ${m`z`} can be positive or negative` }) // prettier-ignore
    const rest = level === 1 ? like('yz^3', (_a, b, c) => b * c, { lacks: t`Since ${m`z^2`} is positive, ${m`y`} and ${m`z`} have ${alike(y * z)}, but the statement says nothing about ${m`x`}.`, trap: t`stops at the sign of ${m`yz`}, but the question is about ${m`xy`}, and ${m`x`} can be positive or negative` }) : like('x^2z', (_a, _b, c) => c, { lacks: t`Since ${m`x^2`} is positive, ${m`z`} is ${isIs(z)}, but the statement says nothing about the sign of ${m`xy`}.`, trap: t`stops at a ${isIs(z)} ${m`z`}, but ${m`xy`} can be positive or negative` }) // prettier-ignore
    if (x === y || y === z) return null
    return {
      asked,
      isYes,
      pairs: [
        { statements: [quotient, order], harder: 0 },
        { statements: [firstD, lastTwo], harder: 0.1 },
        { statements: [firstD, level === 1 ? quotient : secondD], harder: -0.2 },
        { statements: [order, lastTwo], open: 'Adding the same number to all three does not change their order, but it can change their signs.', bothTrap: 'concludes that the greatest of the three numbers is positive and the least is negative, but all three can have the same sign', harder: 0.3 },
        { statements: [pairSign, order], open: level === 1 ? t`Neither statement shows whether ${m`x`} and ${m`y`} have the same sign.` : t`The sign of ${m`xy`} is known, but the sign of ${m`z`} is not.`, bothTrap: level === 1 ? t`uses the order of ${m`x`} and ${m`y`} to find the sign of ${m`y`}, but ${m`y`} can be positive or negative` : t`finds that ${m`xy`} is ${isIs(x * y)} and stops, but neither statement is about ${m`z`}`, harder: 0.4 },
        { statements: [pairSign, rest], together: level === 1 ? t`${m`xz`} is ${isIs(x * z)} and ${m`yz^3`} is ${isIs(y * z)}, so their product, ${m`xyz^4`}, is ${word}. Since ${m`z^4`} is positive, ${m`xy`} is also ${ends}` : t`${m`xy`} is ${x * y > 0 ? 'positive' : 'negative'} and ${m`z`} is ${z > 0 ? 'positive' : 'negative'}, so ${m`xyz`} is ${ends}`, bothMissed: t`stops because neither statement alone gives the sign of ${m`${target}`}, but multiplying the two left sides shows that it is ${word}`, harder: 0.1 },
      ],
      hints: [
        t`Do you need the sign of each number, or only the sign of ${m`${target}`}?`,
        t`In each statement, leave out factors that are always positive, such as squares. Does the rest show the sign of ${m`${target}`}?`,
      ],
    } // prettier-ignore
  },
})

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
    const missed = t`looks for the signs of the individual numbers, but only the sign of their product matters`
    const sign = (value: number): string => (value > 0 ? '> 0' : '< 0')
    const like = (tex: string, of: (a: number, b: number, c: number) => number, notes: Partial<Said> = {}): Said => {
      const value = of(x, y, z)
      return { tex: `${tex} ${sign(value)}`, holds: ([a = 0, b = 0, c = 0]) => of(a, b, c) * value > 0, ...notes }
    }
    const equal = (tex: string, of: (a: number, b: number, c: number) => number, enough: string): Said => {
      const value = of(x, y, z)
      return { tex: `${tex} = ${value}`, holds: ([a = 0, b = 0, c = 0]) => close(of(a, b, c), value), enough, missed }
    }
    const whole = (value: number): boolean => Number.isInteger(value)
    const word = isYes([x, y, z]) ? 'positive' : 'negative'
    const target = level === 1 ? 'xy' : 'xyz'
    const quotient = level === 1 ? like('\\frac{x^3}{y}', (a, b) => a ** 3 / b, { enough: t`a quotient has the sign of the product, and ${m`x^2`} is positive, so ${m`xy`} is ${word}.`, missed }) : like('\\frac{x}{yz}', (a, b, c) => a / (b * c), { enough: t`a quotient has the sign of the product, so ${m`xyz`} is ${word}.`, missed }) // prettier-ignore
    if (!whole(x * y * z) || !whole(x * y * z * z)) return null
    const firstD = level === 1 ? equal('xyz^2', (a, b, c) => a * b * c * c, t`${m`z^2`} is positive, so ${m`xy`} is ${word}.`) : equal('x^3yz', (a, b, c) => a ** 3 * b * c, t`${m`x^2`} is positive, so ${m`xyz`} is ${word}.`) // prettier-ignore
    const secondD = level === 1 ? like('x^2y^2 + xy', (a, b) => a * a * b * b + a * b) : equal('xyz^3', (a, b, c) => a * b * c ** 3, t`${m`z^2`} is positive, so ${m`xyz`} is ${word}.`) // prettier-ignore
    const order = like('x - y', (a, b) => a - b, {
      lacks: 'It shows only which of two numbers is greater.',
      trap: 'takes the order of the two numbers for their signs',
    })
    const lastTwo = like('y - z', (_a, b, c) => b - c, {
      lacks: 'It shows only which of two numbers is greater.',
      trap: 'takes the order of the two numbers for their signs',
    })
    const pairSign = level === 1 ? like('xz', (a, _b, c) => a * c, { lacks: t`It shows whether ${m`x`} and ${m`z`} have the same sign but says nothing about ${m`y`}.` }) : like('xy^3', (a, b) => a * b, { lacks: t`It gives the sign of ${m`xy`} but says nothing about ${m`z`}.` }) // prettier-ignore
    const rest = level === 1 ? like('yz^3', (_a, b, c) => b * c, { lacks: t`It shows whether ${m`y`} and ${m`z`} have the same sign but says nothing about ${m`x`}.` }) : like('x^2z', (_a, _b, c) => c, { lacks: t`It gives only the sign of ${m`z`}, because ${m`x^2`} is positive.` }) // prettier-ignore
    if (x === y || y === z) return null
    return {
      asked,
      isYes,
      pairs: [
        { statements: [quotient, order], harder: 0 },
        { statements: [firstD, lastTwo], harder: 0.1 },
        { statements: [firstD, level === 1 ? quotient : secondD], harder: -0.2 },
        { statements: [order, lastTwo], open: 'Adding the same number to all three does not change their order, but it can change their signs.', harder: 0.3 },
        { statements: [pairSign, order], open: t`The order of ${m`x`} and ${m`y`} does not give the sign that is missing.`, harder: 0.4 },
        { statements: [pairSign, rest], together: level === 1 ? t`multiplying the two inequalities gives the sign of ${m`xyz^4`}, and since ${m`z^4`} is positive, that is the sign of ${m`xy`}: ${word}.` : t`one of them gives the sign of ${m`xy`} and the other that of ${m`z`}, and so ${m`${target}`} is ${word}.`, bothMissed: t`stops because the individual signs are unknown, but multiplying the two inequalities gives the sign of ${m`${target}`}`, harder: 0.1 },
      ],
      hints: [
        t`Do you need the sign of each number, or only the sign of ${m`${target}`}?`,
        t`Leave out factors that are never negative. Does what is left of a statement have the sign of ${m`${target}`}?`,
      ],
    } // prettier-ignore
  },
})

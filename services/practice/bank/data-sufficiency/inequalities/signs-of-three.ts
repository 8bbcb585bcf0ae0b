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
    const missed = t`overlooks that ${level === 1 ? t`multiplying the fraction by ${m`y^2`} gives ${m`x^3y = x^2 \cdot xy`}, which has the same sign as ${m`xy`}` : t`multiplying the fraction by ${m`y^2z^2`}, which is positive, gives ${m`xyz`}`}`
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
        missed: t`overlooks that ${m`${level === 1 ? 'xy' : 'xyz'}`} has the same sign as ${m`${tex}`}, because ${m`${tex === 'x^3yz' ? 'x^2' : 'z^2'}`} is positive`,
      }
    }
    const whole = (value: number): boolean => Number.isInteger(value)
    const word = isYes([x, y, z]) ? 'positive' : 'negative'
    const ends = t`${word}, and the answer is ${word === 'positive' ? 'yes' : 'no'}.`
    const target = level === 1 ? 'xy' : 'xyz'
    /** Why an expression that differs from the target only by squares shows its sign. */
    const bySquares = (tex: string, step: string): string =>
      t`${m`${tex}`} is ${word}. ${step} gives ${m`${target}`}. The square of a nonzero number is positive, so the sign does not change. Therefore, ${m`${target}`} is also ${ends}`
    const quotient = level === 1 ? like('\\frac{x^3}{y}', (a, b) => a ** 3 / b, { enough: bySquares('\\frac{x^3}{y}', t`Multiplying by ${m`y^2`} and dividing by ${m`x^2`}`), missed }) : like('\\frac{x}{yz}', (a, b, c) => a / (b * c), { enough: bySquares('\\frac{x}{yz}', t`Multiplying by ${m`y^2z^2`}`), missed }) // prettier-ignore
    const isIs = (value: number): string => (value > 0 ? 'positive' : 'negative')
    const alike = (value: number): string => (value > 0 ? 'the same sign' : 'opposite signs')
    if (!whole(x * y * z) || !whole(x * y * z * z)) return null
    const firstD = level === 1 ? equal('xyz^2', (a, b, c) => a * b * c * c, bySquares('xyz^2', t`Dividing by ${m`z^2`}`)) : equal('x^3yz', (a, b, c) => a ** 3 * b * c, bySquares('x^3yz', t`Dividing by ${m`x^2`}`)) // prettier-ignore
    const secondD = level === 1 ? like('x^2y^2 + xy', (a, b) => a * a * b * b + a * b) : equal('xyz^3', (a, b, c) => a * b * c ** 3, bySquares('xyz^3', t`Dividing by ${m`z^2`}`)) // prettier-ignore
    const order = like('x - y', (a, b) => a - b, {
      lacks: t`It shows only that ${m`x`} is ${x > y ? 'greater' : 'less'} than ${m`y`}, ${level === 1 ? 'and two numbers in this order can have the same sign or opposite signs.' : t`which does not give the signs of ${m`x`} and ${m`y`}, and it says nothing about ${m`z`}.`}`,
      trap: level === 1 ? t`assumes that ${x > y ? m`x` : m`y`} is positive and ${x > y ? m`y` : m`x`} is negative, but two numbers in this order can also have the same sign` : t`overlooks that the statement says nothing about ${m`z`}, and that ${m`x ${x > y ? '>' : '<'} y`} does not give the signs of ${m`x`} and ${m`y`}`, // prettier-ignore
    })
    const lastTwo = like('y - z', (_a, b, c) => b - c, {
      lacks: t`It shows only that ${m`y`} is ${y > z ? 'greater' : 'less'} than ${m`z`}, which does not give the ${level === 1 ? t`sign of ${m`y`}` : t`signs of ${m`y`} and ${m`z`}`}, and it says nothing about ${m`x`}.`,
      trap: t`overlooks that the statement says nothing about ${m`x`}, and that ${m`y ${y > z ? '>' : '<'} z`} does not give the ${level === 1 ? t`sign of ${m`y`}` : t`signs of ${m`y`} and ${m`z`}`}`,
    })
    const inOrder =
      x > y === y > z
        ? m`x ${x > y ? '>' : '<'} y ${x > y ? '>' : '<'} z`
        : t`${m`y`} is the ${y < x ? 'least' : 'greatest'} of the three numbers`
    // Whether only the least of the three is negative or the next one too decides the sign of their product.
    const [least, next, top] = ([['x', x], ['y', y], ['z', z]] as const).toSorted((a, b) => a[1] - b[1]).map(([name]) => m`${name}`) as [string, string, string] // prettier-ignore
    const pairSign = level === 1 ? like('xz', (a, _b, c) => a * c, { lacks: t`It shows that ${m`x`} and ${m`z`} have ${alike(x * z)} but says nothing about ${m`y`}.`, trap: t`considers only the sign of ${m`xz`}, but the question is about ${m`xy`}, and ${m`y`} can be positive or negative` }) : like('xy^3', (a, b) => a * b, { lacks: t`Since ${m`y^2`} is positive, ${m`xy`} has the same sign as ${m`xy^3`} and is ${isIs(x * y)}, but the statement says nothing about ${m`z`}.`, trap: t`finds that ${m`xy`} is ${isIs(x * y)}, but ${m`z`} can still be positive or negative` }) // prettier-ignore
    const rest = level === 1 ? like('yz^3', (_a, b, c) => b * c, { lacks: t`Since ${m`z^2`} is positive, ${m`y`} and ${m`z`} have ${alike(y * z)}, but the statement says nothing about ${m`x`}.`, trap: t`considers only the sign of ${m`yz`}, but the question is about ${m`xy`}, and ${m`x`} can be positive or negative` }) : like('x^2z', (_a, _b, c) => c, { lacks: t`Since ${m`x^2`} is positive, ${m`z`} has the same sign as ${m`x^2z`} and is ${isIs(z)}, but the statement says nothing about the sign of ${m`xy`}.`, trap: t`finds that ${m`z`} is ${isIs(z)}, but ${m`xy`} can still be positive or negative` }) // prettier-ignore
    if (x === y || y === z) return null
    const first = level === 1 ? t`What must be true of the signs of ${m`x`} and ${m`y`} if ${m`xy`} is positive?` : t`How many of the three numbers can be negative if ${m`xyz`} is positive?` // prettier-ignore
    return {
      asked,
      asks: level === 1 ? { what: t`whether ${m`x`} and ${m`y`} have the same sign`, because: 'the product of two numbers is positive exactly when they have the same sign' } : { what: t`whether none or exactly two of the three numbers are negative`, because: 'a product is positive exactly when it has an even number of negative factors' },
      isYes,
      pairs: [
        { statements: [quotient, order], hints: [first, t`Multiplying the fraction by ${level === 1 ? m`y^2` : m`y^2z^2`} does not change its sign. What is the result? Does knowing which of ${m`x`} and ${m`y`} is greater show their signs?`], harder: 0 },
        { statements: [firstD, lastTwo], hints: [first, t`Dividing the product by ${level === 1 ? m`z^2` : m`x^2`} does not change its sign. What is left? Does knowing which of ${m`y`} and ${m`z`} is greater show their signs?`], harder: 0.1 },
        { statements: [firstD, level === 1 ? quotient : secondD], hints: [first, t`Multiplying or dividing by a square does not change a sign. If you leave out the squares, how does the sign of each left side compare with the sign of ${m`${target}`}?`], harder: -0.2 },
        { statements: [order, lastTwo], open: level === 1 ? t`They show only that ${inOrder}. Then ${m`x`} and ${m`y`} could both be positive, or only ${x > y ? m`x` : m`y`} could be.` : t`They show only that ${inOrder}. If only ${least} is negative, ${m`xyz`} has one negative factor and is negative. If ${least} and ${next} are negative and ${top} is positive, ${m`xyz`} has two negative factors and is positive.`, bothTrap: level === 1 ? t`uses the order of the three numbers, but ${m`x ${x > y ? '>' : '<'} y`} does not show whether ${m`x`} and ${m`y`} have the same sign` : 'combines the two inequalities, but they do not show how many of the three numbers are negative', hints: [first, level === 1 ? t`Each statement tells you which of two numbers is greater. Which signs can ${m`x`} and ${m`y`} have in that order?` : 'Each statement tells you which of two numbers is greater. Mark the three numbers on a number line. Where could zero be?'], harder: 0.3 },
        { statements: [pairSign, order], open: level === 1 ? t`${m`x`} and ${m`z`} have ${alike(x * z)}, but this says nothing about ${m`y`}. The order of ${m`x`} and ${m`y`} does not give the signs: both could be positive, or only ${x > y ? m`x` : m`y`} could be.` : t`They still say nothing about ${m`z`}, which can be positive or negative.`, bothTrap: level === 1 ? t`uses the order of ${m`x`} and ${m`y`} to find the sign of ${m`y`}, but ${m`y`} can be positive or negative` : t`finds that ${m`xy`} is ${isIs(x * y)} and stops, but neither statement is about ${m`z`}`, hints: [first, level === 1 ? t`Which two signs does the statement about ${m`xz`} compare? Does the order of ${m`x`} and ${m`y`} show the sign of ${m`y`}?` : t`Since ${m`y^2`} is positive, ${m`xy^3`} has the same sign as ${m`xy`}. What do the statements say about ${m`z`}?`], harder: 0.4 },
        { statements: [pairSign, rest], together: level === 1 ? t`${m`xz`} is ${isIs(x * z)} and ${m`yz^3`} is ${isIs(y * z)}, so their product, ${m`xyz^4`}, is ${word}. Since ${m`z^4`} is positive, ${m`xy`} is also ${ends}` : t`since ${m`y^2`} is positive, ${m`xy`} has the same sign as ${m`xy^3 = xy \cdot y^2`}, so ${m`xy`} is ${isIs(x * y)}. Since ${m`x^2`} is positive, ${m`z`} has the same sign as ${m`x^2z`}, so ${m`z`} is ${isIs(z)}. The product ${m`xyz`} is therefore ${ends}`, bothMissed: level === 1 ? t`overlooks that the product of the two left sides, ${m`xyz^4`}, has the same sign as ${m`xy`}` : t`overlooks that a ${isIs(x * y)} ${m`xy`} and a ${isIs(z)} ${m`z`} make ${m`xyz`} ${word}`, hints: [first, level === 1 ? t`Since ${m`z^2`} is positive, ${m`yz^3`} has the same sign as ${m`yz`}. Which sign does the product of ${m`xz`} and ${m`yz`} have?` : t`Squares are positive, so leave them out. Which sign does each statement then give, and what is the sign of ${m`${target}`}?`], harder: 0.1 },
      ],
      hints: [first, t`In each statement, leave out squares, which are positive. What does the rest show about the sign of ${m`${target}`}?`],
    } // prettier-ignore
  },
})

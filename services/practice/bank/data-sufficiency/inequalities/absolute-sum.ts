import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

export const absoluteSum = algebraSufficiency({
  id: 'absolute-sum',
  skill: 'ds-inequalities',
  version: 3,
  levels: [1.3, 1.4, 1.4],
  answers: MORE_OFTEN_EACH,
  letters: ['x', 'y'],
  domain: 'integers other than zero',
  values: () => range(-16, 16).filter((n) => n !== 0),
  wide: () => range(-32, 32).filter((n) => n !== 0),
  write: (_random, level, [x = 1, y = 1]) => {
    const asked = ['|x + y| = |x| + |y|', '|x - y| = |x| + |y|', '|x + y| < |x| + |y|'][level - 1]!
    const isYes = ([a = 0, b = 0]: readonly number[]): boolean => a * b > 0 === (level === 1)
    const answer = isYes([x, y]) ? 'yes' : 'no'
    if (Math.abs(x) > 6 || Math.abs(y) > 6 || Math.abs(x) === Math.abs(y)) return null
    const alike = x * y > 0
    const missed = t`looks for ${m`x`} and ${m`y`} themselves, but only the sign of ${m`xy`} matters`
    const signs = alike ? 'the same sign' : 'opposite signs'
    const so = t`so ${m`x`} and ${m`y`} have ${signs}. ${m`${asked}`} is then ${answer === 'yes' ? 'true' : 'false'}, so the answer is ${answer}`
    const eq = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} = ${of(x, y)}`, holds: ([a = 0, b = 0]) => of(a, b) === of(x, y), ...notes }) // prettier-ignore
    const sign = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} ${of(x, y) > 0 ? '>' : '<'} 0`, holds: ([a = 0, b = 0]) => of(a, b) * of(x, y) > 0, ...notes }) // prettier-ignore
    const product = eq('x^3y', (a, b) => a ** 3 * b, {
      enough: t`${m`x^3y = x^2 \cdot xy`} has the same sign as ${m`xy`}, ${so}.`,
      missed: t`looks for ${m`x`} and ${m`y`} themselves, but only the sign of ${m`xy`} matters, and ${m`x^3y`} has the same sign`,
    })
    const quotient = sign('\\frac{x}{y^3}', (a, b) => a / b ** 3, {
      enough: t`${m`\frac{x}{y^3}`} has the same sign as ${m`xy`}, ${so}.`,
      missed: t`stops because the sizes of ${m`x`} and ${m`y`} are not known, but only whether their signs are the same matters`,
    })
    const squares = sign('(x + y)^2 - (x - y)^2', (a, b) => 4 * a * b, {
      enough: t`expanding and subtracting gives ${m`4xy`}, ${so}.`,
      missed: t`stops before expanding the squares, but everything except ${m`4xy`} cancels`,
    })
    const bars = eq('|xy|', (a, b) => Math.abs(a * b), {
      lacks: 'The absolute value hides the sign of the product.',
      trap: t`drops the absolute value bars, but ${m`xy`} can also be ${m`${alike ? '-' : ''}${Math.abs(x * y)}`}`,
    })
    const sum = eq('x + y', (a, b) => a + b, {
      lacks: t`Two integers with the sum ${m`${x + y}`} may have the same sign or opposite signs.`,
      trap: t`tries only one pair of integers with the sum ${m`${x + y}`}`,
    })
    const onX = sign('x^5', (a) => a, {
      lacks: t`It gives the sign of ${m`x`} but says nothing about ${m`y`}.`,
      trap: t`stops at the sign of ${m`x`}, but the sign of ${m`y`} also matters`,
    })
    const onY = sign('x^2y', (_a, b) => b, {
      lacks: t`It gives the sign of ${m`y`} but says nothing about ${m`x`}.`,
      trap: t`stops at the sign of ${m`y`}, but the sign of ${m`x`} also matters`,
    })
    const bigger = sign('x^2 - y^2', (a, b) => a * a - b * b, {
      lacks: 'It shows which number has the greater absolute value but says nothing about the signs.',
      trap: 'compares the absolute values and leaves out the signs',
    })
    const difference = sign('x - y', (a, b) => a - b, {
      lacks: 'It shows which number is greater but says nothing about the signs.',
      trap: 'treats the order of the two numbers as if it gave their signs',
    })
    const open = 'The two numbers may still have the same sign or opposite signs.'
    return {
      asked,
      isYes,
      pairs: [
        { statements: [product, sum], harder: 0.1 },
        { statements: [quotient, bars], harder: 0.1 },
        { statements: [squares, bigger], harder: 0.3 },
        { statements: [product, difference], harder: 0.1 },
        { statements: [onX, onY], together: t`${m`x`} is ${x > 0 ? 'positive' : 'negative'} and ${m`y`} is ${y > 0 ? 'positive' : 'negative'}, so they have ${signs}, and the answer is ${answer}.`, bothMissed: t`stops because each statement gives the sign of only one number, but together they give both signs`, harder: 0 },
        { statements: [bars, sum], together: t`the product is ${m`${Math.abs(x * y)}`} or ${m`-${Math.abs(x * y)}`}, and the sum is ${m`${x + y}`}. Only the product ${m`${x * y}`} gives integers with this sum, ${m`${Math.min(x, y)}`} and ${m`${Math.max(x, y)}`}, so the numbers have ${signs}, and the answer is ${answer}.`, bothMissed: t`stops because ${m`xy`} can be positive or negative, but only one of its two values is possible with the sum ${m`${x + y}`}`, open, harder: 0.4 },
        { statements: [bigger, difference], open, harder: 0 },
        { statements: [onX, difference], open, harder: 0 },
        { statements: [bars, bigger], open, harder: 0.1 },
        { statements: [sum, bigger], open, harder: 0.1 },
        { statements: [eq('xy', (a, b) => a * b, { enough: t`the product ${m`${x * y}`} is ${alike ? 'positive' : 'negative'}, ${so}.`, missed: t`stops because several pairs of integers have the product ${m`${x * y}`}, but the signs are ${alike ? 'the same' : 'opposite'} in all of them` }), eq('x^3y - xy', (a, b) => a ** 3 * b - a * b, { lacks: t`If ${m`x`} is 1 or ${m`-1`}, the two terms are equal, and ${m`y`} can be any integer other than zero.`, trap: t`divides by ${m`x^2 - 1`} and overlooks that it may be 0`, missed, enough: t`the left side is ${m`xy(x^2 - 1)`}, and ${m`x^2 - 1`} is positive because the product is not 0, ${so}.` })], harder: 0.4 },
        { statements: [product, eq('xy^3', (a, b) => a * b ** 3, { enough: t`${m`xy^3 = xy \cdot y^2`} has the same sign as ${m`xy`}, ${so}.`, missed: t`stops because several pairs of integers satisfy the equation, but their signs are ${alike ? 'the same' : 'opposite'} in every pair` })], harder: 0.1 },
      ],
      hints: [
        t`For which signs of ${m`x`} and ${m`y`} is ${m`${asked}`} true?`,
        t`What does each statement tell you about the sign of ${m`xy`}?`,
      ],
    } // prettier-ignore
  },
})

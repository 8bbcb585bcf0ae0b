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
    const signs = alike ? 'the same sign' : 'opposite signs'
    const eq = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} = ${of(x, y)}`, holds: ([a = 0, b = 0]) => of(a, b) === of(x, y), ...notes }) // prettier-ignore
    const sign = (tex: string, of: (a: number, b: number) => number, notes: Partial<Said>): Said => ({ tex: `${tex} ${of(x, y) > 0 ? '>' : '<'} 0`, holds: ([a = 0, b = 0]) => of(a, b) * of(x, y) > 0, ...notes }) // prettier-ignore
    const product = eq('x^3y', (a, b) => a ** 3 * b, {
      enough: t`${m`x^3y`} has the sign of ${m`xy`}, so ${m`x`} and ${m`y`} have ${signs}, and the answer is ${answer}.`,
    })
    const quotient = sign('\\frac{x}{y^3}', (a, b) => a / b ** 3, {
      enough: t`a quotient has the sign of the product, so ${m`x`} and ${m`y`} have ${signs}, and the answer is ${answer}.`,
    })
    const squares = sign('(x + y)^2 - (x - y)^2', (a, b) => 4 * a * b, {
      enough: t`it equals ${m`4xy`}, so ${m`x`} and ${m`y`} have ${signs}, and the answer is ${answer}.`,
    })
    const bars = eq('|xy|', (a, b) => Math.abs(a * b), { lacks: 'Bars hide the signs.' })
    const sum = eq('x + y', (a, b) => a + b, { lacks: 'A sum can come from equal or from opposite signs.' })
    const onX = sign('x^5', (a) => a, { lacks: t`It gives the sign of ${m`x`} only.` })
    const onY = sign('x^2y', (_a, b) => b, { lacks: t`It gives the sign of ${m`y`} only.` })
    const bigger = sign('x^2 - y^2', (a, b) => a * a - b * b, {
      lacks: 'It compares the sizes and says nothing about signs.',
    })
    const difference = sign('x - y', (a, b) => a - b, { lacks: 'An order does not fix the signs.' })
    const open = 'Equal and opposite signs are both still possible.'
    return {
      asked,
      isYes,
      pairs: [
        { statements: [product, sum], harder: 0.1 },
        { statements: [quotient, bars], harder: 0.1 },
        { statements: [squares, bigger], harder: 0.3 },
        { statements: [product, difference], harder: 0.1 },
        { statements: [onX, onY], together: t`the two give the signs of ${m`x`} and ${m`y`}, which are ${alike ? 'equal' : 'opposite'}, and that decides the question.`, harder: 0 },
        { statements: [bars, sum], together: t`the numbers have the product ${m`${Math.abs(x * y)}`} or ${m`-${Math.abs(x * y)}`} and the sum ${m`${x + y}`}; only one sign of the product gives integers with this sum.`, open, harder: 0.4 },
        { statements: [bigger, difference], open, harder: 0 },
        { statements: [onX, difference], open, harder: 0 },
        { statements: [bars, bigger], open, harder: 0.1 },
        { statements: [sum, bigger], open, harder: 0.1 },
        { statements: [eq('xy', (a, b) => a * b, { enough: t`the product shows that ${m`x`} and ${m`y`} have ${signs}, so the answer is ${answer}.` }), eq('x^3y - xy', (a, b) => a ** 3 * b - a * b, { lacks: t`For ${m`x = 1`} it says nothing about ${m`y`}.`, enough: t`it is ${m`xy(x^2 - 1)`}, and ${m`x^2 - 1`} is positive here, so ${m`x`} and ${m`y`} have ${signs}.` })], harder: 0.4 },
        { statements: [product, eq('xy^3', (a, b) => a * b ** 3, { enough: t`${m`xy^3`} has the sign of ${m`xy`}, so ${m`x`} and ${m`y`} have ${signs}.` })], harder: 0.1 },
      ],
      hints: [
        t`For which signs of ${m`x`} and ${m`y`} is ${m`${asked}`}? Try one pair of each kind.`,
        'So the question is about the sign of the product. What does each statement say about it?',
      ],
    } // prettier-ignore
  },
})

import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

export const fractionShift = algebraSufficiency({
  id: 'fraction-shift',
  skill: 'ds-inequalities',
  version: 3,
  levels: [1, 1, 1.2],
  answers: MORE_OFTEN_EACH,
  letters: ['a', 'b'],
  domain: 'positive integers',
  values: () => range(1, 30),
  wide: () => range(1, 60),
  write: (random, level, [x = 1, y = 1]) => {
    const k = random.int(2, 7)
    const j = random.int(1, 6)
    if (x === y || x > 9 || y > 9 || Math.abs(x - y) > 6) return null
    const asked = [`\\frac{a + ${k}}{b + ${k}} > \\frac{a}{b}`, `\\frac{a}{b} < \\frac{a + ${k}}{b + ${k}}`, `\\frac{a}{b} < \\frac{a + b}{2b}`][level - 1]! // prettier-ignore
    const isYes = ([a = 1, b = 1]: readonly number[]): boolean => b > a
    const word = y > x ? 'greater' : 'less'
    const answer = y > x ? 'yes' : 'no'
    const turned = t`${level === 3 ? t`multiplying by ${m`2b`}` : 'cross-multiplying'} turns the question into whether ${m`b > a`}, so the answer is ${answer}.`
    const rel = (tex: string, holds: (a: number, b: number) => boolean, notes: Partial<Said>): Said => ({ tex, holds: ([a = 1, b = 1]) => holds(a, b), ...notes }) // prettier-ignore
    const sign = y > x ? '<' : '>'
    const squares = rel(
      `a^2 + ${j} = b^2 ${y * y - x * x - j < 0 ? '+' : '-'} ${Math.abs(y * y - x * x - j)}`,
      (a, b) => b * b - a * a === y * y - x * x,
      {
        enough: t`it gives ${m`b^2 - a^2 = ${y * y - x * x}`}, so ${m`b`} is ${word} than ${m`a`}; ${turned}`,
        missed: t`stops because one equation does not determine ${m`a`} and ${m`b`}, but ${m`b^2 - a^2 = ${y * y - x * x}`} shows which of them is greater`,
      },
    )
    const cubes = rel(`\\frac{1}{a^3} ${y > x ? '>' : '<'} \\frac{1}{b^3}`, (a, b) => a < b === y > x && a !== b, {
      enough: t`for positive numbers, the greater number has the smaller reciprocal of its cube, so ${m`b`} is ${word} than ${m`a`}; ${turned}`,
      missed: t`stops because the statement is about reciprocals of cubes, but for positive numbers they only reverse the order`,
    })
    const sum = rel(`a + b = ${x + y}`, (a, b) => a + b === x + y, {
      lacks: t`Many pairs of integers have the sum ${x + y}, and either number may be the greater one.`,
      trap: t`tries only one pair of integers with the sum ${x + y}`,
    })
    const product = rel(`ab = ${x * y}`, (a, b) => a * b === x * y, {
      lacks: t`Exchanging ${m`a`} and ${m`b`} does not change the product, so either number may be the greater one.`,
      trap: 'uses the two factors in only one order',
    })
    const bars = rel(`|a - b| = ${Math.abs(x - y)}`, (a, b) => Math.abs(a - b) === Math.abs(x - y), {
      lacks: 'The absolute value hides which of the two numbers is greater.',
      trap: t`treats ${m`|a - b|`} as ${y > x ? m`b - a` : m`a - b`}`,
    })
    const twice = rel(
      `${k}a ${sign} ${k}b ${y > x ? '-' : '+'} ${j}`,
      (a, b) => (y > x ? k * a < k * b - j : k * a > k * b + j),
      {
        enough: t`it makes ${m`${k}a`} ${y > x ? 'less' : 'greater'} than ${m`${k}b`}, which means that ${m`b`} is ${word} than ${m`a`}; ${turned}`,
        missed: t`looks for the values of ${m`a`} and ${m`b`}, but the inequality already shows that ${m`b`} is ${word} than ${m`a`}`,
      },
    )
    const loose = rel(
      `${k}a ${sign} ${k}b ${y > x ? '+' : '-'} ${k * j}`,
      (a, b) => (y > x ? k * a < k * b + k * j : k * a > k * b - k * j),
      {
        lacks: t`Dividing by ${k} gives ${m`a ${sign} b ${y > x ? '+' : '-'} ${j}`}, and then either number may be the greater one.`,
        trap: t`drops the constant and concludes that ${m`a ${sign} b`}`,
      },
    )
    const mixed = rel(
      `a(b + 1) ${x * (y + 1) > y * (x + 1) ? '>' : '<'} b(a + 1)`,
      (a, b) => a !== b && a < b === x < y,
      {
        enough: t`after both sides are expanded, ${m`ab`} cancels and ${m`a ${sign} b`} is left, so the answer is ${answer}.`,
        missed: t`stops before expanding the two sides, but ${m`ab`} cancels and leaves ${m`a ${sign} b`}`,
      },
    )
    const onA = rel(`a^2 = ${x * x}`, (a) => a === x, {
      lacks: t`It gives ${m`a = ${x}`} but says nothing about ${m`b`}.`,
      trap: t`stops at ${m`a = ${x}`}, but ${m`b`} can be any positive integer`,
    })
    const ratio = rel(`${j + 1}a + b = ${(j + 1) * x + y}`, (a, b) => (j + 1) * a + b === (j + 1) * x + y, {
      lacks: 'Several pairs satisfy this equation, and either number may be the greater one.',
      trap: 'tries only one pair of integers that satisfies the equation',
      enough: t`in every pair of positive integers that satisfies it, ${m`b`} is ${word} than ${m`a`}, so the answer is ${answer}.`,
      missed: 'stops because several pairs satisfy the equation, but all of them give the same answer',
    })
    const solved = t`substituting shows that their only solution is ${m`a = ${x}`} and ${m`b = ${y}`}, so ${m`b`} is ${word} than ${m`a`}, and the answer is ${answer}.`
    const open = 'Exchanging the two numbers changes neither statement, but it changes the answer.'
    const bothTrap = t`finds the numbers ${Math.min(x, y)} and ${Math.max(x, y)}, but either of them can be ${m`a`}`
    return {
      asked,
      isYes,
      pairs: [
        { statements: [squares, sum], harder: 0.1 },
        { statements: [twice, loose], harder: 0.2 },
        { statements: [mixed, product], harder: 0.2 },
        { statements: [cubes, bars], harder: 0.1 },
        { statements: [squares, twice], harder: 0.2 },
        { statements: [sum, bars], open, bothTrap, harder: 0.6 },
        { statements: [product, sum], open, bothTrap, harder: 0.6 },
        { statements: [product, bars], open, bothTrap, harder: 0.6 },
        { statements: [sum, onA], together: solved, harder: 0 },
        { statements: [ratio, sum], together: solved, harder: 0.2 },
        { statements: [product, onA], together: solved, harder: 0.1 },
        { statements: [loose, sum], open: 'A small difference in either direction satisfies both.', harder: 0.6 },
      ],
      hints: [
        t`The denominators are positive. What comparison is left after you multiply both sides by them and simplify?`,
        t`The question is whether ${m`b > a`}. Does each statement show which number is greater, or could ${m`a`} and ${m`b`} trade places?`,
      ],
    } // prettier-ignore
  },
})

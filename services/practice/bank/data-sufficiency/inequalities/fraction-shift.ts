import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { listed } from '../../factory/why-together.ts'
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
    const end = y > x ? 'so the answer is yes.' : 'which is false, so the answer is no.'
    /** The question without its denominators: what both sides are multiplied by, what that gives, and what is left. */
    const by = level === 3 ? m`2b` : m`b(b + ${k})`
    const [cleared, goal] = [
      [m`ab + ${k}b > ab + ${k}a`, m`b > a`],
      [m`ab + ${k}a < ab + ${k}b`, m`a < b`],
      [m`2a < a + b`, m`a < b`],
    ][level - 1] as [string, string]
    const turned = t`Multiplying both sides of the inequality in the question by the positive number ${by} leaves ${goal}, ${end}`
    const rel = (tex: string, holds: (a: number, b: number) => boolean, notes: Partial<Said>): Said => ({ tex, holds: ([a = 1, b = 1]) => holds(a, b), ...notes }) // prettier-ignore
    const sign = y > x ? '<' : '>'
    const squares = rel(
      `a^2 + ${j} = b^2 ${y * y - x * x - j < 0 ? '+' : '-'} ${Math.abs(y * y - x * x - j)}`,
      (a, b) => b * b - a * a === y * y - x * x,
      {
        enough: t`rearranging gives ${m`b^2 - a^2 = ${y * y - x * x}`}, so ${m`b^2 ${y > x ? '>' : '<'} a^2`}, and ${m`b ${y > x ? '>' : '<'} a`} because both numbers are positive. ${turned}`,
        missed: t`overlooks that rearranging gives ${m`b^2 - a^2 = ${y * y - x * x}`}, which makes ${m`b`} ${word} than ${m`a`}`,
      },
    )
    const cubes = rel(`\\frac{1}{a^3} ${y > x ? '>' : '<'} \\frac{1}{b^3}`, (a, b) => a < b === y > x && a !== b, {
      enough: t`both sides are positive, so taking reciprocals reverses the inequality: ${m`a^3 ${sign} b^3`}, which means ${m`a ${sign} b`}. ${turned}`,
      missed: t`overlooks that taking reciprocals gives ${m`a^3 ${sign} b^3`}, which means ${m`a ${sign} b`}`,
    })
    const sum = rel(`a + b = ${x + y}`, (a, b) => a + b === x + y, {
      lacks: t`Switching ${m`a`} and ${m`b`} does not change the sum, so the sum does not show which number is greater.`,
      trap: t`tries only ${m`a = ${x},\ b = ${y}`}, but other pairs with the sum ${x + y} give the opposite answer`,
    })
    const product = rel(`ab = ${x * y}`, (a, b) => a * b === x * y, {
      lacks: t`Switching ${m`a`} and ${m`b`} does not change the product, so the product does not show which number is greater.`,
      trap: t`tries only ${m`a = ${x},\ b = ${y}`}, but other pairs with the product ${x * y} give the opposite answer`,
    })
    const bars = rel(`|a - b| = ${Math.abs(x - y)}`, (a, b) => Math.abs(a - b) === Math.abs(x - y), {
      lacks: t`It says only that the two numbers are ${Math.abs(x - y)} apart. Either of them can be the greater one.`,
      trap: t`reads ${m`|a - b| = ${Math.abs(x - y)}`} as ${y > x ? m`b - a = ${y - x}` : m`a - b = ${x - y}`}, but ${y > x ? m`a - b = ${y - x}` : m`b - a = ${x - y}`} is also possible`,
    })
    const chain = m`${k}a ${sign} ${k}b ${y > x ? '-' : '+'} ${j} ${sign} ${k}b`
    const twice = rel(
      `${k}a ${sign} ${k}b ${y > x ? '-' : '+'} ${j}`,
      (a, b) => (y > x ? k * a < k * b - j : k * a > k * b + j),
      {
        enough: t`${chain}, so ${m`a ${sign} b`}. ${turned}`,
        missed: t`overlooks that ${chain}, which makes ${m`b`} ${word} than ${m`a`}`,
      },
    )
    // The nearest case with the other answer.
    const equal = y > x ? m`a = b` : m`a = b - 1`
    const other = y > x ? 'no' : 'yes'
    const loose = rel(
      `${k}a ${sign} ${k}b ${y > x ? '+' : '-'} ${k * j}`,
      (a, b) => (y > x ? k * a < k * b + k * j : k * a > k * b - k * j),
      {
        lacks: t`Dividing by ${k} gives ${m`a ${sign} b ${y > x ? '+' : '-'} ${j}`}. This is true when ${m`a ${sign} b`}, but also when ${equal}, which makes the answer ${other}.`,
        trap: t`ignores the ${k * j} and concludes that ${m`a ${sign} b`}, but the inequality is also true when ${equal}`,
      },
    )
    const mixed = rel(
      `a(b + 1) ${x * (y + 1) > y * (x + 1) ? '>' : '<'} b(a + 1)`,
      (a, b) => a !== b && a < b === x < y,
      {
        enough: t`expanding gives ${m`ab + a ${sign} ab + b`}, and subtracting ${m`ab`} from both sides leaves ${m`a ${sign} b`}. ${turned}`,
        missed: t`overlooks that expanding both sides and subtracting ${m`ab`} leaves ${m`a ${sign} b`}`,
      },
    )
    const onA = rel(`a^2 = ${x * x}`, (a) => a === x, {
      lacks: t`It gives ${m`a = ${x}`} but says nothing about ${m`b`}.`,
      trap: t`finds ${m`a = ${x}`}, but ${m`b`} can be any positive integer`,
    })
    const few = range(1, 30).filter((a) => (j + 1) * (x - a) + y > 0).map((a) => m`(${a},\ ${(j + 1) * (x - a) + y})`) // prettier-ignore
    const ratio = rel(`${j + 1}a + b = ${(j + 1) * x + y}`, (a, b) => (j + 1) * a + b === (j + 1) * x + y, {
      lacks: t`Several pairs satisfy it: in some, ${m`b`} is greater than ${m`a`}; in others, ${m`b`} is not.`,
      trap: t`tries only ${m`a = ${x},\ b = ${y}`}, but other pairs that satisfy the equation give the opposite answer`,
      enough: t`${few.length === 1 ? t`the only pair ${m`(a,\ b)`} of positive integers that satisfies it is ${few[0]!}, in which ${m`b`} is ${word} than ${m`a`}` : t`the only pairs ${m`(a,\ b)`} of positive integers that satisfy it are ${listed(few)}, and in each of them, ${m`b`} is ${word} than ${m`a`}`}. ${turned}`, // prettier-ignore
      missed: t`overlooks that ${m`b`} is ${word} than ${m`a`} in every pair of positive integers that satisfies the equation`,
    })
    const root = t`${m`a^2 = ${x * x}`} gives ${m`a = ${x}`}, since ${m`a`} is positive`
    const solved = (how: string): string => t`${how}, so ${m`b`} is ${word} than ${m`a`}. ${turned}`
    const near = y > x ? Math.ceil((x + y) / 2) : Math.ceil((x + y) / 2) - 1
    const open = t`Switching ${m`a`} and ${m`b`} leaves both statements true, but it changes which number is greater.`
    const bothTrap = t`finds the numbers ${Math.min(x, y)} and ${Math.max(x, y)}, but either of them can be ${m`a`}`
    return {
      asked,
      isYes,
      asks: {
        what: t`whether ${goal}`,
        because: t`multiplying both sides by ${by}, which is positive, gives ${cleared}, or ${goal}`,
      },
      pairs: [
        { statements: [squares, sum], harder: 0.1 },
        { statements: [twice, loose], harder: 0.2 },
        { statements: [mixed, product], harder: 0.2 },
        { statements: [cubes, bars], harder: 0.1 },
        { statements: [squares, twice], harder: 0.2 },
        { statements: [sum, bars], open, bothTrap, harder: 0.6 },
        { statements: [product, sum], open, bothTrap, harder: 0.6 },
        { statements: [product, bars], open, bothTrap, harder: 0.6 },
        { statements: [sum, onA], together: solved(t`${root}. Then ${m`a + b = ${x + y}`} gives ${m`b = ${x + y} - ${x} = ${y}`}`), bothMissed: t`overlooks that with ${m`a = ${x}`}, the sum gives ${m`b = ${y}`}, so ${m`b`} is ${word} than ${m`a`}`, harder: 0 },
        { statements: [ratio, sum], together: solved(t`subtracting ${m`a + b = ${x + y}`} from the other equation gives ${m`${j === 1 ? '' : j}a = ${j * x}`}, so ${m`a = ${x}`} and ${m`b = ${x + y} - ${x} = ${y}`}`), bothMissed: t`overlooks that subtracting one equation from the other gives ${m`a = ${x}`} and then ${m`b = ${y}`}, so ${m`b`} is ${word} than ${m`a`}`, harder: 0.2 },
        { statements: [product, onA], together: solved(t`${root}. Then ${m`ab = ${x * y}`} gives ${m`b = ${x * y} \div ${x} = ${y}`}`), bothMissed: t`overlooks that with ${m`a = ${x}`}, the product gives ${m`b = ${y}`}, so ${m`b`} is ${word} than ${m`a`}`, harder: 0.1 },
        { statements: [loose, sum], open: t`Dividing the inequality by ${k} gives ${m`a ${sign} b ${y > x ? '+' : '-'} ${j}`}. With the sum ${x + y}, this is true for ${m`a = ${x},\ b = ${y}`}, but also for ${m`a = ${near},\ b = ${x + y - near}`}.`, bothTrap: t`tries only ${m`a = ${x},\ b = ${y}`}, but ${m`a = ${near},\ b = ${x + y - near}`} also satisfies both statements`, harder: 0.6 },
      ],
      hints: [
        t`Both denominators are positive. What comparison is left after you multiply both sides by ${by} and simplify?`,
        t`The question comes down to whether ${goal}. Rearrange each statement where you can. Does it show which number is greater, or could it be true either way?`,
      ],
    } // prettier-ignore
  },
})

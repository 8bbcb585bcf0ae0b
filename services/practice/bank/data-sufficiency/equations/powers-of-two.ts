import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

export const powersOfTwo = algebraSufficiency({
  id: 'powers-of-two',
  skill: 'ds-equations',
  version: 2,
  levels: [0.9, 0.9, 1.1],
  answers: NEVER_EACH,
  letters: ['x', 'y'],
  domain: 'positive integers',
  values: () => range(1, 24),
  wide: () => range(1, 40),
  write: (_random, level, [x = 1, y = 1]) => {
    if (x > 6 || y > 6 || x === y) return null
    const p = 2
    const eq = (...[tex, result, of, notes]: readonly [string, number, (a: number, b: number) => boolean, Partial<Said>]): Said => ({ tex: `${tex} = ${result}`, holds: ([a = 0, b = 0]) => of(a, b), ...notes }) // prettier-ignore
    const k = [2, 1, 3][level - 1]!
    const value = ([a = 0, b = 0]: readonly number[]): number => [2 * a + b, a + b, 3 * a - b][level - 1]!
    const asked = ['2x + y', 'x + y', '3x - y'][level - 1]!
    const key = value([x, y])
    const stopsAt = (equation: string): string =>
      t`finds ${m`${equation}`}, but more than one pair of positive integers satisfies it`
    const product = eq('2^x \\times 2^y', p ** (x + y), (a, b) => a + b === x + y, {
      trap: stopsAt(`x + y = ${x + y}`),
      lacks: t`It gives only ${m`x + y = ${x + y}`}, and no multiple of ${m`x + y`} has the coefficients of ${m`${asked}`}.`,
      enough: t`the left side is ${m`2^{x + y}`}, and ${m`${2 ** (x + y)} = 2^{${x + y}}`}, so ${m`x + y = ${x + y}`}.`,
      missed: t`tries to find ${m`x`} and ${m`y`}, but the question asks only for their sum`,
    })
    const mixed = eq('4^x \\times 2^y', 4 ** x * 2 ** y, (a, b) => 2 * a + b === 2 * x + y, {
      lacks: t`Since ${m`4^x = 2^{2x}`}, it gives ${m`2x + y = ${2 * x + y}`}, and several pairs of positive integers satisfy this equation.`,
      trap: stopsAt(`2x + y = ${2 * x + y}`),
      enough: t`since ${m`4^x = 2^{2x}`}, the left side is ${m`2^{2x + y}`}, and ${m`${4 ** x * 2 ** y} = 2^{${2 * x + y}}`}, so ${m`2x + y = ${2 * x + y}`}${level === 1 ? '' : t`. Any ${m`x`} greater than ${x} would make ${m`y`} zero or negative, so ${m`x = ${x}`}, ${m`y = ${y}`}, and ${m`${asked} = ${key}`}`}.`,
      missed:
        level === 1
          ? t`tries to find ${m`x`} and ${m`y`}, but the question asks only for ${m`2x + y`}`
          : t`counts two unknowns, but only one pair of positive integers satisfies ${m`2x + y = ${2 * x + y}`}`,
    })
    const power = {
      tex: `(2^x)^y = ${2 ** (x * y)}`,
      holds: ([a = 0, b = 0]: readonly number[]) => a * b === x * y,
      lacks: t`Since ${m`(2^x)^y = 2^{xy}`} and ${m`${2 ** (x * y)} = 2^{${x * y}}`}, it gives ${m`xy = ${x * y}`}, and several pairs of positive integers have that product.`,
      trap: stopsAt(`xy = ${x * y}`),
      enough: t`since ${m`(2^x)^y = 2^{xy}`} and ${m`${2 ** (x * y)} = 2^{${x * y}}`}, it gives ${m`xy = ${x * y}`}, so the numbers are ${Math.min(x, y)} and ${Math.max(x, y)} in either order, and ${m`${asked} = ${key}`}.`,
      missed: t`sees that ${m`x`} and ${m`y`} can trade places, but their sum is the same either way`,
    } satisfies Said
    const quotient: Said = {
      tex: `\\frac{8^x}{2^y} = ${3 * x >= y ? 2 ** (3 * x - y) : `\\frac{1}{${2 ** (y - 3 * x)}}`}`,
      holds: ([a = 0, b = 0]) => 3 * a - b === 3 * x - y,
      lacks: t`Since ${m`8^x = 2^{3x}`}, it gives ${m`3x - y = ${3 * x - y}`}, and several pairs of positive integers satisfy this equation.`,
      trap: stopsAt(`3x - y = ${3 * x - y}`),
      enough: t`since ${m`8^x = 2^{3x}`}, the left side is ${m`2^{3x - y}`}, and the right side is ${m`2^{${3 * x - y}}`}, so ${m`3x - y = ${3 * x - y}`}.`,
      missed: t`tries to find ${m`x`} and ${m`y`}, but the question asks only for ${m`3x - y`}`,
    }
    const sum = eq('2^x + 2^y', 2 ** x + 2 ** y, (a, b) => 2 ** a + 2 ** b === 2 ** x + 2 ** y, {
      lacks: t`The only two powers of 2 with this sum are ${m`2^{${Math.min(x, y)}}`} and ${m`2^{${Math.max(x, y)}}`}, but either exponent can be ${m`x`}.`,
      trap: t`finds the exponents ${Math.min(x, y)} and ${Math.max(x, y)}, but either of them can be ${m`x`}`,
      enough: t`${m`${2 ** x + 2 ** y} = 2^{${Math.min(x, y)}} \times ${2 ** Math.abs(x - y) + 1}`} and ${m`${2 ** Math.abs(x - y) + 1} = 2^{${Math.abs(x - y)}} + 1`}, so the only two powers of 2 with this sum are ${m`2^{${Math.min(x, y)}}`} and ${m`2^{${Math.max(x, y)}}`}, and ${m`${asked} = ${key}`} in either order.`,
      missed: t`sees no exponents to compare, but only ${m`2^{${Math.min(x, y)}}`} and ${m`2^{${Math.max(x, y)}}`} have this sum`,
    })
    const base: Said = {
      tex: `3^{${asked}} = ${key >= 0 ? 3 ** key : `\\frac{1}{${3 ** -key}}`}`,
      holds: (v) => value(v) === key,
      enough: t`the right side is ${m`3^{${key}}`}, so ${m`${asked} = ${key}`}. When two powers of 3 are equal, their exponents are equal, and here the exponent on the left is exactly ${m`${asked}`}.`,
      missed: t`tries to find ${m`x`} and ${m`y`}, but the exponent is exactly the expression in the question`,
    }
    const bigger: Said =
      x > y
        ? {
            tex: '3^x > 3^y',
            holds: ([a = 0, b = 0]) => a > b,
            lacks: t`It says only that ${m`x`} is greater than ${m`y`}.`,
            trap: t`finds that ${m`x`} is greater than ${m`y`}, but not what either of them is`,
          }
        : {
            tex: '3^x < 3^y',
            holds: ([a = 0, b = 0]) => a < b,
            lacks: t`It says only that ${m`x`} is less than ${m`y`}.`,
            trap: t`finds that ${m`x`} is less than ${m`y`}, but not what either of them is`,
          }
    const shifted: Said = {
      tex: `2^{x + ${k}} = ${2 ** (x + k)}`,
      holds: ([a = 0]) => a === x,
      lacks: t`It gives ${m`x = ${x}`} but says nothing about ${m`y`}.`,
      trap: t`finds ${m`x = ${x}`}, but nothing is said about ${m`y`}`,
    }
    if (3 ** Math.abs(key) > 60000 || 2 ** (x * y) > 70000) return null
    const [ofProduct, ofMixed, ofQuotient] = [`x + y = ${x + y}`, `2x + y = ${2 * x + y}`, `3x - y = ${3 * x - y}`] as const // prettier-ignore
    const linear = (exponents: string): { together: string; bothMissed: string } => ({
      together: t`${m`${2 ** (x + k)} = 2^{${x + k}}`}, so ${m`x + ${k} = ${x + k}`} and ${m`x = ${x}`}. The exponents in the other equation give ${m`${exponents}`}, so ${m`y = ${y}`} and ${m`${asked} = ${key}`}.`,
      bothMissed: t`treats ${m`y`} as still unknown, but ${m`${exponents}`} with ${m`x = ${x}`} gives ${m`y = ${y}`}`,
    })
    const ordered = t`the sum allows only the exponents ${Math.min(x, y)} and ${Math.max(x, y)}, and the inequality shows which of them is ${m`x`}: ${m`x = ${x}`} and ${m`y = ${y}`}, so ${m`${asked} = ${key}`}.`
    return {
      asked,
      value,
      pairs: [
        { statements: [base, power], harder: 0.1 },
        { statements: [base, sum], harder: 0.2 },
        { statements: [[mixed, product, quotient][level - 1]!, sum], harder: 0.2 },
        { statements: [[mixed, product, quotient][level - 1]!, bigger], harder: 0.1 },
        { statements: [base, [mixed, sum, quotient][level - 1]!], harder: 0.1 },
        { statements: [[quotient, mixed, product][level - 1]!, shifted], ...linear([ofQuotient, ofMixed, ofProduct][level - 1]!), harder: 0.1 },
        { statements: [sum, bigger], together: ordered, bothMissed: t`sees that either exponent can be ${m`x`}, but the inequality shows that ${m`x = ${x}`}`, harder: 0.3 },
        { statements: [[product, quotient, mixed][level - 1]!, shifted], ...linear([ofProduct, ofQuotient, ofMixed][level - 1]!), harder: 0.1 },
        { statements: [power, bigger], open: t`More than one pair with a product of ${x * y} satisfies the inequality.`, bothTrap: t`expects the inequality to leave only one pair with ${m`xy = ${x * y}`}, but it leaves more`, harder: 0.3 },
        { statements: [bigger, [product, mixed, mixed][level - 1]!], open: t`More than one pair satisfies both the equation and the inequality.`, bothTrap: t`expects the inequality to leave only one pair with ${m`${level === 1 ? ofProduct : ofMixed}`}, but it leaves more`, harder: 0.2 },
        { statements: [power, sum], open: t`They determine the two numbers, but not which of them is ${m`x`}.`, bothTrap: t`finds the numbers ${Math.min(x, y)} and ${Math.max(x, y)}, but either of them can be ${m`x`}`, harder: 0.4 },
      ],
      hints: [
        t`Could you know the value of ${m`${asked}`} without knowing ${m`x`} and ${m`y`} themselves?`,
        t`Write the powers in each statement with the same base, where you can. What do the exponents tell you about ${m`${asked}`}?`,
      ],
    } // prettier-ignore
  },
})

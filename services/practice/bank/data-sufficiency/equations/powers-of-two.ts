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
    const product = eq('2^x \\times 2^y', p ** (x + y), (a, b) => a + b === x + y, {
      lacks: t`It gives ${m`x + y = ${x + y}`} only.`,
      enough: t`it gives ${m`x + y = ${x + y}`}.`,
    })
    const mixed = eq('4^x \\times 2^y', 4 ** x * 2 ** y, (a, b) => 2 * a + b === 2 * x + y, {
      lacks: t`It gives ${m`2x + y = ${2 * x + y}`} only, which several pairs satisfy.`,
      enough: t`${m`4^x = 2^{2x}`}, so it gives ${m`2x + y = ${2 * x + y}`}.`,
    })
    const power = {
      tex: `(2^x)^y = ${2 ** (x * y)}`,
      holds: ([a = 0, b = 0]: readonly number[]) => a * b === x * y,
      lacks: t`It gives ${m`xy = ${x * y}`}, which several pairs satisfy.`,
    } satisfies Said
    const quotient: Said = {
      tex: `\\frac{8^x}{2^y} = ${3 * x >= y ? 2 ** (3 * x - y) : `\\frac{1}{${2 ** (y - 3 * x)}}`}`,
      holds: ([a = 0, b = 0]) => 3 * a - b === 3 * x - y,
      lacks: t`It gives ${m`3x - y = ${3 * x - y}`} only, which several pairs satisfy.`,
      enough: t`${m`8^x = 2^{3x}`}, so it gives ${m`3x - y = ${3 * x - y}`}.`,
    }
    const sum = eq('2^x + 2^y', 2 ** x + 2 ** y, (a, b) => 2 ** a + 2 ** b === 2 ** x + 2 ** y, {
      lacks: t`A sum of two powers of 2 fixes the two exponents, but not which of them is ${m`x`}.`,
      enough: t`a sum of two different powers of 2 fixes the two exponents, ${Math.min(x, y)} and ${Math.max(x, y)}, and the answer does not depend on their order.`,
    })
    const base: Said = {
      tex: `3^{${asked}} = ${key >= 0 ? 3 ** key : `\\frac{1}{${3 ** -key}}`}`,
      holds: (v) => value(v) === key,
      enough: t`the base 3 determines the exponent, ${m`${asked} = ${key}`}.`,
    }
    const bigger: Said =
      x > y
        ? {
            tex: '3^x > 3^y',
            holds: ([a = 0, b = 0]) => a > b,
            lacks: t`It says only that ${m`x`} is greater than ${m`y`}.`,
          }
        : {
            tex: '3^x < 3^y',
            holds: ([a = 0, b = 0]) => a < b,
            lacks: t`It says only that ${m`x`} is less than ${m`y`}.`,
          }
    const shifted: Said = {
      tex: `2^{x + ${k}} = ${2 ** (x + k)}`,
      holds: ([a = 0]) => a === x,
      lacks: t`It gives ${m`x = ${x}`} and leaves ${m`y`} open.`,
    }
    if (3 ** Math.abs(key) > 60000 || 2 ** (x * y) > 70000) return null
    const linear = t`the exponents give two linear equations for ${m`x`} and ${m`y`}, which have one solution.`
    const ordered = t`the sum of powers fixes the two exponents, ${Math.min(x, y)} and ${Math.max(x, y)}, and the order tells which is ${m`x`}.`
    return {
      asked,
      value,
      pairs: [
        { statements: [base, power], harder: 0.1 },
        { statements: [base, sum], harder: 0.2 },
        { statements: [[mixed, product, quotient][level - 1]!, sum], harder: 0.2 },
        { statements: [[mixed, product, quotient][level - 1]!, bigger], harder: 0.1 },
        { statements: [base, [mixed, sum, quotient][level - 1]!], harder: 0.1 },
        { statements: [[quotient, mixed, product][level - 1]!, shifted], together: linear, harder: 0.1 },
        { statements: [sum, bigger], together: ordered, harder: 0.3 },
        { statements: [[product, quotient, mixed][level - 1]!, shifted], together: linear, harder: 0.1 },
        { statements: [power, bigger], open: t`Several pairs with the product ${x * y} are in this order.`, harder: 0.3 },
        { statements: [bigger, [product, mixed, mixed][level - 1]!], open: t`Several pairs satisfy the equation in this order.`, harder: 0.2 },
        { statements: [power, sum], open: t`The two numbers are known, but not which of them is ${m`x`}.`, harder: 0.4 },
      ],
      hints: [
        t`Write every power with the base 2 and compare exponents. What does ${m`${asked}`} need?`,
        t`A statement is enough as soon as it fixes ${m`${asked}`}, even if it leaves ${m`x`} and ${m`y`} open.`,
      ],
    } // prettier-ignore
  },
})

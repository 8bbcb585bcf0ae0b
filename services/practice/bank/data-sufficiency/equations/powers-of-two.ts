import { algebraSufficiency, type Said } from '../../factory/algebra-sufficiency.ts'
import { capital } from '../../factory/capital.ts'
import { m, t } from '../../factory/format.ts'
import { pairs as pairsOf, range } from '../../factory/grid.ts'
import { listed } from '../../factory/why-together.ts'
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
      t`finds ${m`${equation}`}, but more than one pair of positive integers satisfies this equation`
    const less = (n: number): string => (n < 0 ? `+ ${-n}` : `- ${n}`)
    const [lower, upper] = [Math.min(x, y), Math.max(x, y)]
    /** What a sum or difference that a statement gives still leaves of the asked one: a multiple of x. */
    const depends = (rest: string): string => t`Then ${m`${asked} = ${rest}`}, so the answer depends on ${m`x`}.`
    const powers = range(1, 20).map((n) => 2 ** n).filter((each) => each < 2 ** x + 2 ** y) // prettier-ignore
    const onlyTwo = t`of the powers of 2 less than ${2 ** x + 2 ** y} (${powers.length < 3 ? powers.join(' and ') : `${powers.slice(0, -1).join(', ')}, and ${powers.at(-1)!}`}), only ${2 ** lower} and ${2 ** upper} add up to ${2 ** x + 2 ** y}`
    const product = eq('2^x \\times 2^y', p ** (x + y), (a, b) => a + b === x + y, {
      trap: stopsAt(`x + y = ${x + y}`),
      lacks: t`Since ${m`2^x \times 2^y = 2^{x + y}`} and ${m`${2 ** (x + y)} = 2^{${x + y}}`}, it gives only ${m`x + y = ${x + y}`}. ${depends(level === 1 ? `(x + y) + x = ${x + y} + x` : `4x - (x + y) = 4x - ${x + y}`)}`,
      enough: t`the left side is ${m`2^{x + y}`}, and ${m`${2 ** (x + y)} = 2^{${x + y}}`}, so the exponents are equal: ${m`x + y = ${x + y}`}.`,
      missed: t`overlooks that comparing the exponents gives ${m`x + y`} directly`,
    })
    const mixed = eq('4^x \\times 2^y', 4 ** x * 2 ** y, (a, b) => 2 * a + b === 2 * x + y, {
      lacks: t`Since ${m`4^x = 2^{2x}`} and ${m`${4 ** x * 2 ** y} = 2^{${2 * x + y}}`}, it gives only ${m`2x + y = ${2 * x + y}`}. ${depends(level === 2 ? `(2x + y) - x = ${2 * x + y} - x` : `5x - (2x + y) = 5x - ${2 * x + y}`)}`,
      trap: stopsAt(`2x + y = ${2 * x + y}`),
      enough: t`since ${m`4^x = 2^{2x}`}, the left side is ${m`2^{2x + y}`}, and ${m`${4 ** x * 2 ** y} = 2^{${2 * x + y}}`}, so the exponents are equal: ${m`2x + y = ${2 * x + y}`}${level === 1 ? '' : t`. Any ${m`x`} greater than ${x} would make ${m`y`} zero or negative, so ${m`x = ${x}`}, ${m`y = ${y}`}, and ${m`${asked} = ${key}`}`}.`,
      missed:
        level === 1
          ? t`overlooks that comparing the exponents gives ${m`2x + y`} directly`
          : t`overlooks that only one pair of positive integers satisfies ${m`2x + y = ${2 * x + y}`}`,
    })
    const power = {
      tex: `(2^x)^y = ${2 ** (x * y)}`,
      holds: ([a = 0, b = 0]: readonly number[]) => a * b === x * y,
      lacks: t`Since ${m`(2^x)^y = 2^{xy}`} and ${m`${2 ** (x * y)} = 2^{${x * y}}`}, it gives only ${m`xy = ${x * y}`}. More than one pair of positive integers has this product${level === 2 ? ', and the sums are different' : ''}.`,
      trap: stopsAt(`xy = ${x * y}`),
      enough: t`since ${m`(2^x)^y = 2^{xy}`} and ${m`${2 ** (x * y)} = 2^{${x * y}}`}, it gives ${m`xy = ${x * y}`}. The only positive integers with this product are ${lower} and ${upper}. In either order, ${m`${asked} = ${lower} + ${upper} = ${key}`}.`,
      missed: t`overlooks that ${m`x + y`} is the same even if ${m`x`} and ${m`y`} trade places`,
    } satisfies Said
    const quotient: Said = {
      tex: `\\frac{8^x}{2^y} = ${3 * x >= y ? 2 ** (3 * x - y) : `\\frac{1}{${2 ** (y - 3 * x)}}`}`,
      holds: ([a = 0, b = 0]) => 3 * a - b === 3 * x - y,
      lacks: t`Since ${m`8^x = 2^{3x}`} and the right side is ${m`2^{${3 * x - y}}`}, it gives only ${m`3x - y = ${3 * x - y}`}. ${depends(level === 1 ? `5x - (3x - y) = 5x ${less(3 * x - y)}` : `4x - (3x - y) = 4x ${less(3 * x - y)}`)}`,
      trap: stopsAt(`3x - y = ${3 * x - y}`),
      enough: t`since ${m`8^x = 2^{3x}`}, the left side is ${m`2^{3x - y}`}, and the right side is ${m`2^{${3 * x - y}}`}, so the exponents are equal: ${m`3x - y = ${3 * x - y}`}.`,
      missed: t`overlooks that comparing the exponents gives ${m`3x - y`} directly`,
    }
    const sum = eq('2^x + 2^y', 2 ** x + 2 ** y, (a, b) => 2 ** a + 2 ** b === 2 ** x + 2 ** y, {
      lacks: t`${capital(onlyTwo)}. So the exponents are ${lower} and ${upper}, but either one can be ${m`x`}.`,
      trap: t`finds the exponents ${lower} and ${upper}, but either of them can be ${m`x`}`,
      enough: t`${onlyTwo}, so the exponents are ${lower} and ${upper} in either order, and ${m`${asked} = ${lower} + ${upper} = ${key}`}.`,
      missed: t`overlooks that ${m`2^{${lower}}`} and ${m`2^{${upper}}`} are the only powers of 2 that add up to ${2 ** x + 2 ** y}`,
    })
    const base: Said = {
      tex: `3^{${asked}} = ${key >= 0 ? 3 ** key : `\\frac{1}{${3 ** -key}}`}`,
      holds: (v) => value(v) === key,
      enough: t`the right side is ${m`3^{${key}}`}, and equal powers of 3 have equal exponents, so ${m`${asked} = ${key}`}.`,
      missed: t`overlooks that the exponent is exactly the expression in the question`,
    }
    const bigger: Said =
      x > y
        ? {
            tex: '3^x > 3^y',
            holds: ([a = 0, b = 0]) => a > b,
            lacks: t`It says only that ${m`x`} is greater than ${m`y`}. Many pairs of positive integers fit, with different values of ${m`${asked}`}.`,
            trap: t`finds that ${m`x`} is greater than ${m`y`}, but there are many such pairs of positive integers`,
          }
        : {
            tex: '3^x < 3^y',
            holds: ([a = 0, b = 0]) => a < b,
            lacks: t`It says only that ${m`x`} is less than ${m`y`}. Many pairs of positive integers fit, with different values of ${m`${asked}`}.`,
            trap: t`finds that ${m`x`} is less than ${m`y`}, but there are many such pairs of positive integers`,
          }
    const shifted: Said = {
      tex: `2^{x + ${k}} = ${2 ** (x + k)}`,
      holds: ([a = 0]) => a === x,
      lacks: t`Since ${m`${2 ** (x + k)} = 2^{${x + k}}`}, it gives ${m`x = ${x}`}, but it says nothing about ${m`y`}.`,
      trap: t`finds ${m`x = ${x}`}, but the statement says nothing about ${m`y`}`,
    }
    if (3 ** Math.abs(key) > 60000 || 2 ** (x * y) > 70000) return null
    const [ofProduct, ofMixed, ofQuotient] = [`x + y = ${x + y}`, `2x + y = ${2 * x + y}`, `3x - y = ${3 * x - y}`] as const // prettier-ignore
    const worked = [`2(${x}) + ${y}`, `${x} + ${y}`, `3(${x}) - ${y}`][level - 1]!
    /** The pairs of an equation that the inequality leaves. */
    const leaves = (equation: string, fits: (one: readonly [number, number]) => boolean): string => {
      const found = pairsOf(range(1, 40), range(1, 40)).filter((one) => fits(one) && one[0] > one[1] === x > y && one[0] !== one[1])
      return t`The exponents give ${m`${equation}`}, and the inequality means ${m`x ${x > y ? '>' : '<'} y`}. That leaves ${found.length < 2 ? '' : 'more than one pair: '}${listed(found.map(([a, b]) => m`(${a},\ ${b})`))}.`
    } // prettier-ignore
    const linear = (exponents: string): { together: string; bothMissed: string } => ({
      together: t`${m`${2 ** (x + k)} = 2^{${x + k}}`}, so ${m`x + ${k} = ${x + k}`} and ${m`x = ${x}`}. The exponents in the other equation give ${m`${exponents}`}. Substituting ${m`x = ${x}`} gives ${m`y = ${y}`}, so ${m`${asked} = ${worked} = ${key}`}.`,
      bothMissed: t`overlooks that substituting ${m`x = ${x}`} into ${m`${exponents}`} gives ${m`y = ${y}`}`,
    })
    const ordered = t`${onlyTwo}, so the exponents are ${lower} and ${upper}. The inequality means ${m`x ${x > y ? '>' : '<'} y`}, so ${m`x = ${x}`} and ${m`y = ${y}`}. That gives ${m`${asked} = ${worked} = ${key}`}.`
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
        { statements: [sum, bigger], together: ordered, bothMissed: t`overlooks that the inequality shows which of the exponents ${lower} and ${upper} is ${m`x`}`, harder: 0.3 },
        { statements: [[product, quotient, mixed][level - 1]!, shifted], ...linear([ofProduct, ofQuotient, ofMixed][level - 1]!), harder: 0.1 },
        { statements: [power, bigger], open: leaves(`xy = ${x * y}`, ([a, b]) => a * b === x * y), bothTrap: t`expects the inequality to leave only one pair with ${m`xy = ${x * y}`}, but it leaves more`, harder: 0.3 },
        { statements: [bigger, [product, mixed, mixed][level - 1]!], open: leaves(level === 1 ? ofProduct : ofMixed, ([a, b]) => (level === 1 ? a + b === x + y : 2 * a + b === 2 * x + y)), bothTrap: t`expects the inequality to leave only one pair with ${m`${level === 1 ? ofProduct : ofMixed}`}, but it leaves more`, harder: 0.2 },
        { statements: [power, sum], open: t`Switching ${m`x`} and ${m`y`} leaves both statements true, but it changes ${m`${asked}`}.`, bothTrap: t`finds the numbers ${lower} and ${upper}, but either of them can be ${m`x`}`, harder: 0.4 },
      ],
      hints: [
        t`If both sides of a statement are written as powers of one base, what must be true of the exponents? Could that lead to ${m`${asked}`}?`,
        t`Where you can, write both sides of each statement as powers of the same base. What does comparing the exponents tell you about ${m`x`} and ${m`y`}?`,
      ],
    } // prettier-ignore
  },
})

import { m, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { linearTex } from '../../factory/linear-tex.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** The constants a and b of x * y = ax + by. */
type Rule = readonly [number, number]

const NONZERO = (high: number): number[] => range(-high, high).filter((n) => n !== 0)
const CASES = once((): readonly Rule[] => simplestFirst(pairs(NONZERO(14), NONZERO(14))))

export const operationRule = sufficiency({
  id: 'operation-rule',
  skill: 'ds-equations',
  version: 2,
  levels: [1.2, 1.4, 1.3],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = [random.int(-5, 6), random.int(-5, 6)]
    const [p, q] = level === 3 ? [random.int(2, 5), -random.int(1, 4)] : [random.int(2, 5), random.int(1, 4)]
    if (a === 0 || b === 0 || p === q || p === -q || p * a + q * b === 0) return null
    if (level === 2 ? Math.abs(a) !== Math.abs(b) && random.int(0, 2) > 0 : a === b || a === -b) return null
    return { rule: [a, b] as Rule, p, q, k: random.int(2, 4), level }
  },
  write: ({ rule: [a, b], p, q, k, level }): Sufficiency<Rule> => {
    const says = (tex: string, holds: (rule: Rule) => boolean, notes: Partial<Statement<Rule>>): Statement<Rule> => ({ text: m`${tex}`, holds, ...notes }) // prettier-ignore
    const of = ([u, v]: Rule, x: number, y: number): number => u * x + v * y
    const number = (n: number): string => (n < 0 ? `(${n})` : String(n))
    const call = (x: number, y: number): string => `${number(x)} * ${number(y)}`
    const value = of([a, b], p, q)
    const inLetters = (x: number, y: number): string => linearTex(x, y, ['a', 'b'])
    const equal = (x: number, y: number, notes: Partial<Statement<Rule>>): Statement<Rule> => says(`${call(x, y)} = ${of([a, b], x, y)}`, (r) => of(r, x, y) === of([a, b], x, y), notes)
    const isYes = level === 2
    const answer = isYes ? t`the answer is ${a === b ? 'yes' : 'no'}` : t`the answer is ${value}`
    const apart = Math.abs(p - q)
    const link = (verdict: 'yes' | 'no'): string => t`The equation in the question, ${m`${inLetters(p, q)} = ${inLetters(q, p)}`}, simplifies to ${apart === 1 ? '' : t`${m`${apart}a = ${apart}b`}, or `}${m`a = b`}, so the answer is ${verdict}.`
    const scaled = equal(k * p, k * q, { enough: isYes ? t`the left side is ${often(k)} ${m`${call(p, q)}`}, so ${answer}.` : t`the left side is ${m`${inLetters(k * p, k * q)} = ${k}(${inLetters(p, q)})`}, which is ${often(k)} ${m`${call(p, q)}`}, so ${m`${call(p, q)} = ${k * value} \div ${k} = ${value}`}.`, missed: t`overlooks that ${m`${call(k * p, k * q)}`} is simply ${often(k)} ${m`${call(p, q)}`}` })
    const shifted = says(`${call(p + 1, q + 1)} = ${value} + 1 * 1`, (r) => of(r, p + 1, q + 1) === value + of(r, 1, 1), { enough: t`subtracting ${m`1 * 1`} from ${m`${call(p + 1, q + 1)}`} leaves ${m`(${inLetters(p + 1, q + 1)}) - (a + b) = ${inLetters(p, q)}`}, which is ${m`${call(p, q)}`}; by the statement, this difference is ${value}, so ${answer}.`, missed: t`overlooks that ${m`${call(p + 1, q + 1)}`} minus ${m`1 * 1`} is exactly ${m`${call(p, q)}`}` })
    const onA = says(`1 * 0 = ${a}`, ([u]) => u === a, { lacks: t`It gives ${m`a = ${a}`} but says nothing about ${m`b`}.`, trap: t`finds ${m`a = ${a}`}, but ${m`b`} can still be any nonzero integer` })
    const onB = says(`0 * 1 = ${b}`, ([, v]) => v === b, { lacks: t`It gives ${m`b = ${b}`} but says nothing about ${m`a`}.`, trap: t`finds ${m`b = ${b}`}, but ${m`a`} can still be any nonzero integer` })
    const squared = says(`(1 * 0) * 0 = ${a * a}`, ([u]) => u * u === a * a, { lacks: t`Since ${m`1 * 0 = a`}, the statement says that ${m`a * 0 = a^2 = ${a * a}`}, so ${m`a`} is ${Math.abs(a)} or ${m`${-Math.abs(a)}`}. Nothing is said about ${m`b`}.`, trap: t`takes ${m`a = ${a}`} from ${m`a^2 = ${a * a}`}, but ${m`a`} can also be ${m`${-a}`}, and nothing is said about ${m`b`}` })
    const crossed = says('(1 * 0) * 0 = 0 * (0 * 1)', ([u, v]) => u * u === v * v, { lacks: t`The left side is ${m`a * 0 = a^2`}, and the right side is ${m`0 * b = b^2`}. So ${m`a`} and ${m`b`} are equal or opposite.`, trap: t`concludes from ${m`a^2 = b^2`} that ${m`a = b`}, but ${m`a = -b`} is possible, too` })
    const sum = equal(1, 1, { lacks: isYes ? t`It gives only the sum ${m`a + b = ${a + b}`}, and the two numbers can be equal or different.` : t`It gives only the sum ${m`a + b = ${a + b}`}. With ${m`b = ${a + b} - a`}, ${m`${inLetters(p, q)} = ${inLetters(p - q, 0)} ${q * (a + b) < 0 ? '-' : '+'} ${Math.abs(q * (a + b))}`}, which changes with ${m`a`}.`, trap: isYes ? t`overlooks that the sum ${m`a + b = ${a + b}`} is possible for equal and for different numbers` : t`overlooks that many pairs of integers have the sum ${m`a + b = ${a + b}`} and give different values of ${m`${inLetters(p, q)}`}` })
    const notZero = says('1 * 1 \\ne 0', ([u, v]) => u + v !== 0, { lacks: t`It says only that ${m`a + b`} is not zero. The two numbers can be equal or different.`, trap: t`overlooks that two numbers whose sum is not zero can be equal or different` })
    const product = says(`(1 * 0) * (0 * 1) ${of([a, b], a, b) > 0 ? '>' : '<'} 0`, ([u, v]) => of([u, v], u, v) * of([a, b], a, b) > 0, { lacks: t`The left side is ${m`a * b = a^2 + b^2`}, which is positive for all nonzero ${m`a`} and ${m`b`}.`, trap: t`treats ${m`a^2 + b^2 > 0`} as a condition on ${m`a`} and ${m`b`}, but it is true for every pair` })
    const sizes = says(`(1 * 0) * (0 * 1) = ${a * a + b * b}`, ([u, v]) => u * u + v * v === a * a + b * b, { lacks: t`The left side is ${m`a * b = a^2 + b^2`}. So ${m`a^2 + b^2 = ${a * a + b * b}`}, and several pairs of integers satisfy this equation.`, trap: t`tries only ${m`a = ${a}`} and ${m`b = ${b}`}, but the signs can change, or the two numbers can trade places` })
    const doubled = says(`1 * 1 = 2 \\times (1 * 0)`, ([u, v]) => u + v === 2 * u, { enough: t`the statement says that ${m`a + b = 2a`}, so ${m`b = a`}. ${link('yes')}`, missed: t`overlooks that ${m`a + b = 2a`} already gives ${m`b = a`}` })
    const signs = says(`0 < 1 * 0 ${a < b ? '<' : a > b ? '>' : '='} 0 * 1`, ([u, v]) => u > 0 && (a < b ? u < v : u === v), { enough: t`since ${m`1 * 0 = a`} and ${m`0 * 1 = b`}, the statement says that ${a === b ? m`a = b` : m`a < b`}. ${link(a === b ? 'yes' : 'no')}`, missed: t`overlooks that ${a === b ? m`a = b` : m`a < b`} already answers the question` })
    const squares = t`${m`(1 * 0) * 0 = a * 0 = a^2`}, and ${m`0 * (0 * 1) = 0 * b = b^2`}. So ${m`a^2 = b^2`}, which means that ${m`a = b`} or ${m`a = -b`}.`
    const signless = t`takes only the positive square root of ${a * a} for ${m`a`}, but ${m`a`} can also be ${m`${-Math.abs(a)}`}`
    const stopped = t`overlooks that the statements give two different linear equations in ${m`a`} and ${m`b`}, which have only the solution ${m`a = ${a}`} and ${m`b = ${b}`}`
    const linear = (x: number, y: number): string => {
      const right = of([a, b], x, y)
      const times = (n: number, what: string): string => (Math.abs(n) === 1 ? `${n < 0 ? '-' : ''}${what}` : `${n}${what}`)
      const found =
        right === 0 && x % y === 0
          ? t`the equation ${m`${inLetters(x, y)} = 0`} gives ${m`b = ${times(-x / y, 'a')}`}. Then ${m`a + b = ${a + b}`} becomes ${m`a ${-x / y < 0 ? '-' : '+'} ${times(Math.abs(x / y), 'a')} = ${a + b}`}`
          : t`substitute ${m`b = ${a + b} - a`} into ${m`${inLetters(x, y)} = ${right}`}. That gives ${m`${inLetters(x, 0)} ${y < 0 ? '-' : '+'} ${Math.abs(y) === 1 ? '' : Math.abs(y)}(${a + b} - a) = ${right}`}, or ${m`${times(x - y, 'a')} = ${right - y * (a + b)}`}`
      return t`${found}, so ${m`a = ${a}`} and ${m`b = ${b}`}. Therefore, ${m`${call(p, q)} = ${times(p, `(${a})`)} ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? number(b) : `${Math.abs(q)}(${b})`} = ${p * a} ${q * b < 0 ? '-' : '+'} ${Math.abs(q * b)} = ${value}`}.`
    }
    const hints = [
      isYes ? t`What must be true of ${m`a`} and ${m`b`} for ${m`x * y`} not to depend on the order of the two numbers?` : t`Do you need both ${m`a`} and ${m`b`} to find ${m`${call(p, q)}`}, or only one combination of them?`,
      t`Write ${isYes ? 'both sides of the equation in the question' : m`${call(p, q)}`} and each statement in terms of ${m`a`} and ${m`b`}. Then compare each statement with what the question asks for.`,
    ] as const
    const pair = (...[first, second, notes]: readonly [Statement<Rule>, Statement<Rule>, { together?: string | undefined; open?: string; bothTrap?: string; bothMissed?: string; harder?: number }?]) => ({ statements: [first, second] as const, harder: 0.1, ...notes })
    return {
      stem: isYes ? t`For all numbers ${m`x`} and ${m`y`}, the operation ${m`*`} is defined by ${m`x * y = ax + by`}, where ${m`a`} and ${m`b`} are nonzero integers. Is ${m`${call(p, q)} = ${call(q, p)}`}?` : t`For all numbers ${m`x`} and ${m`y`}, the operation ${m`*`} is defined by ${m`x * y = ax + by`}, where ${m`a`} and ${m`b`} are nonzero integers. What is the value of ${m`${call(p, q)}`}?`,
      asks: isYes ? { what: t`whether ${m`a = b`}`, because: t`${m`${call(p, q)} = ${call(q, p)}`} means that ${m`${inLetters(p, q)} = ${inLetters(q, p)}`}, which simplifies to ${m`a = b`}` } : { what: t`for the value of ${m`${inLetters(p, q)}`}`, because: t`the definition gives ${m`${call(p, q)} = ${inLetters(p, q)}`}` },
      cases: CASES(),
      ask: ([u, v]) => (isYes ? (u === v ? 'yes' : 'no') : t`${of([u, v], p, q)}`),
      show: ([u, v]) => m`a = ${u},\ b = ${v}`,
      since: (rule) => (isYes ? t`${m`${call(p, q)} = ${of(rule, p, q)}`} and ${m`${call(q, p)} = ${of(rule, q, p)}`}` : m`${call(p, q)} = ${p} \times ${number(rule[0])} ${q < 0 ? '-' : '+'} ${Math.abs(q)} \times ${number(rule[1])}`),
      statements: [],
      pairs: isYes
        ? [
            pair(crossed, notZero, { together: t`${squares} Since ${m`1 * 1 = a + b`} is not zero, ${m`a = -b`} is impossible, so ${m`a = b`}. ${link('yes')}`, bothMissed: t`overlooks that ${m`a`} and ${m`b`} cannot be opposite numbers, because ${m`a + b`} would then be zero`, harder: 0.3 }),
            pair(crossed, squared, { open: t`Each of ${m`a`} and ${m`b`} is ${Math.abs(a)} or ${m`${-Math.abs(a)}`}, so they may be equal or opposite.`, bothTrap: 'takes only the positive square roots, but either number can also be negative', harder: 0.1 }),
            pair(crossed, product, { open: t`${m`a^2 + b^2 > 0`} is always true, so ${m`a`} and ${m`b`} may still be equal or opposite.`, bothTrap: t`takes ${m`a^2 + b^2 > 0`} to rule out ${m`a = -b`}, but it is true for every pair`, harder: 0.3 }),
            pair(crossed, onA, { open: t`With ${m`a = ${a}`}, ${m`b`} may be ${m`${a}`} or ${m`${-a}`}.`, bothTrap: t`concludes that ${m`b = ${a}`} as well, but ${m`b = ${-a}`} has the same square` }),
            pair(crossed, sum, { together: a + b !== 0 ? t`${squares} Opposite numbers would have the sum 0, not ${a + b}, so ${m`a = b`}. ${link('yes')}` : t`${m`a + b = 0`} means that ${m`b = -a`}, and since ${m`a`} is not zero, ${m`a`} and ${m`b`} are different. ${link('no')}`, bothMissed: a + b !== 0 ? t`overlooks that opposite numbers would have a sum of 0, not ${a + b}` : 'overlooks that two equal numbers other than zero cannot have a sum of 0', open: t`The numbers ${m`a`} and ${m`b`} may still be equal or opposite.`, harder: 0.2 }),
            pair(squared, sum, { bothTrap: t`takes only ${m`a = ${a}`} from ${m`a^2 = ${a * a}`}, but with ${m`a = ${-a}`}, ${m`a`} and ${m`b`} are different`, bothMissed: t`overlooks that ${m`b`} is different from ${m`a`} whether ${m`a`} is positive or negative`, together: a === b ? undefined : t`${m`a`} is ${Math.abs(a)} or ${-Math.abs(a)}, and ${m`b`} is ${m`${a + b} - a`}, that is, ${a + b - Math.abs(a)} or ${a + b + Math.abs(a)}. Either way, ${m`b`} is different from ${m`a`}. ${link('no')}`, open: t`If ${m`a = ${a}`}, then ${m`b = ${a + b} - ${number(a)} = ${b}`}, which is equal to ${m`a`}. If ${m`a = ${-a}`}, then ${m`b = ${a + b} - ${number(-a)} = ${a + b + a}`}, which is different.`, harder: 0.3 }),
            ...(a === b ? [pair(doubled, crossed, { harder: 0 }), pair(doubled, sum, { harder: -0.3 }), pair(doubled, squared, { harder: -0.2 })] : []),
            ...(a > 0 && a <= b ? [pair(signs, crossed, { harder: -0.1 })] : []),
          ]
        : [
            pair(scaled, sum, { harder: -0.1 }),
            pair(shifted, sum, { harder: 0.1 }),
            pair(shifted, onA, { harder: 0.1 }),
            pair(scaled, squared, { harder: 0 }),
            pair(onB, squared, { open: t`Since ${m`a^2 = ${a * a}`}, ${m`a`} can be ${Math.abs(a)} or ${m`${-Math.abs(a)}`}, and these two values of ${m`a`} give different values of ${m`${inLetters(p, q)}`}.`, bothTrap: signless, harder: 0.2 }),
            pair(squared, sum, { open: t`Since ${m`a^2 = ${a * a}`}, ${m`a`} can be ${Math.abs(a)} or ${m`${-Math.abs(a)}`}, and these two values of ${m`a`} give different values of ${m`${inLetters(p, q)}`}.`, bothTrap: signless, harder: 0.3 }),
            pair(sum, equal(q === 1 || q === -1 ? 3 : 1, -1, { lacks: t`It gives ${m`${inLetters(q === 1 || q === -1 ? 3 : 1, -1)} = ${of([a, b], q === 1 || q === -1 ? 3 : 1, -1)}`}, which several pairs of integers satisfy.`, trap: t`tries only one pair of integers that satisfies ${m`${inLetters(q === 1 || q === -1 ? 3 : 1, -1)} = ${of([a, b], q === 1 || q === -1 ? 3 : 1, -1)}`}` }), { together: linear(q === 1 || q === -1 ? 3 : 1, -1), bothMissed: stopped, harder: -0.4 }),
            pair(equal(q, p, { lacks: t`It gives only ${m`${inLetters(q, p)} = ${of([a, b], q, p)}`}, which many pairs of integers satisfy.`, trap: t`assumes that the operation gives the same result in either order, but ${m`${call(p, q)} = ${inLetters(p, q)}`} and ${m`${call(q, p)} = ${inLetters(q, p)}`}` }), sum, { together: linear(q, p), bothMissed: stopped, harder: -0.4 }),
            pair(sizes, sum, { open: t`If ${m`a`} and ${m`b`} trade places, the sum and the sum of the squares stay the same, but ${m`${inLetters(p, q)}`} changes.`, bothTrap: t`finds the two numbers, but either of them can be ${m`a`}`, harder: 0.4 }),
            pair(sizes, onB, { open: t`They give ${m`a^2 = ${a * a}`}, so ${m`a`} can be ${Math.abs(a)} or ${m`${-Math.abs(a)}`}.`, bothTrap: signless, harder: 0.2 }),
          ],
      hints,
      hintsFor: (two) => (two.some(({ text }) => text.includes('(1 * 0) *')) ? [hints[0], hints[1].replace('. Then', ', working from the innermost parentheses outward. Then')] : undefined),
    }
  },
  second: {
    cases: () => pairs(NONZERO(20), NONZERO(20)),
    ask: (rule, _n, stem) => {
      const asked = askedOf(stem)
      const [left, right] = asked.map((text) => worth(text, rule))
      return right === undefined ? left! : left === right
    },
    read: [[/./, (rule, _n, { statement }) => {
      const { sides, signs } = chainOf(statement)
      const values = sides.map((side) => worth(side, rule))
      return signs.every((sign, at) => (sign === '=' ? values[at] === values[at + 1] : sign === '<' ? values[at]! < values[at + 1]! : sign === '>' ? values[at]! > values[at + 1]! : values[at] !== values[at + 1]))
    }]],
  },
}) // prettier-ignore

const askedOf = remember((stem: string): readonly string[] => /(?:value of|Is) \\\((.*?)\\\)\?$/.exec(stem)![1]!.split(' = ')) // prettier-ignore
const chainOf = remember((statement: string) => {
  const parts = statement.replace(/^\\\(|\\\)$/g, '').split(/ (=|<|>|\\ne) /)
  return { sides: parts.filter((_, at) => at % 2 === 0), signs: parts.filter((_, at) => at % 2 === 1) }
})

/** For the second solver: works out the innermost operations first, as text. */
function worth(text: string, [a, b]: Rule): number {
  const inner = /\((-?\d+)\*(-?\d+)\)/
  let left = text.replaceAll(' ', '').replaceAll(/\((-?\d+)\)/g, '$1')
  for (let found = inner.exec(left); found; found = inner.exec(left)) left = left.replace(found[0], worked(found, a, b))
  const outer = /(-?\d+)\*(-?\d+)/.exec(left)
  if (outer) left = left.replace(outer[0], worked(outer, a, b))
  const [, one = '', sign = '', two = ''] = /^(-?\d+)(?:(\\times|\+)(-?\d+))?$/.exec(left)!
  if (sign === '') return Number(one)
  return sign === '+' ? Number(one) + Number(two) : Number(one) * Number(two)
}

const worked = ([, x, y]: RegExpExecArray, a: number, b: number): string => String(a * Number(x) + b * Number(y))

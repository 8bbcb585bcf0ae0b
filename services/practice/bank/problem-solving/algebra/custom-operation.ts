import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, type Num } from '../../factory/rational.ts'
import { readFormula } from '../../factory/read-formula.ts'
import { near, search } from '../../factory/search.ts'

/** a ∗ b = pa − qb, and the numbers that are put in. */
interface Operation {
  level: Level
  p: number
  q: number
  u: number
  v: number
  x: number
}

export const customOperation = problem<Operation>({
  id: 'custom-operation',
  skill: 'functions',
  version: 2,
  levels: [0.4, 0.8, 1.5],
  draw: (random, level) => {
    const one = { level, p: random.int(2, 5), q: random.int(2, 5), u: random.int(2, 7), v: random.int(2, 7), x: random.int(2, 9) } // prettier-ignore
    if (one.p === one.q || one.u === one.v || one.x === one.u || one.x === one.v) return null
    return level === 3 ? { ...one, p: random.pick([-8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9]) } : one
  },
  write: (operation) => ({
    ...byLevel(operation, [nestedLeft, nestedBoth, leavesUnchanged]),
    show: plain,
    fits: (value) => compare(value, -60) > 0 && compare(value, 80) < 0 && value.d <= 6n,
  }),
  second: (_numbers, stem) => {
    const formulas = [...stem.matchAll(/\\\((.*?)\\\)/g)].map(([, tex = '']) => tex)
    const rule = readFormula(formulas.find((tex) => tex.startsWith('a * b'))!.split('=')[1]!)
    if (stem.includes('for every number')) return search([-100, 100], (c) => [-3, 0, 1, 2.5, 7].every((a) => near(rule({ a, b: c }), a))) // prettier-ignore
    const given = formulas.filter((tex) => tex.includes('*') && !tex.startsWith('a * b')).at(-1)!
    const [left = '', right = ''] = given.split('=')
    const apply = (text: string, x: number): number => {
      const [, first = '', second = ''] = /^\s*(\([^()]*\)|[\dx]+)\s*\*\s*(\([^()]*\)|[\dx]+)\s*$/.exec(text)!
      const value = (part: string): number => (part.startsWith('(') ? apply(part.slice(1, -1), x) : part === 'x' ? x : Number(part))
      return rule({ a: value(first), b: value(second) })
    } // prettier-ignore
    return search([-60, 80], (x) => near(apply(left, x), right.includes('*') ? apply(right, x) : Number(right)))
  },
})

const rule = ({ p, q }: Operation): string => `a * b = ${p}a - ${q}b`
const value = ({ p, q }: Operation, a: number, b: number): number => p * a - q * b
const intro = (operation: Operation): string =>
  t`For all numbers ${m`a`} and ${m`b`}, the operation ${m`*`} is defined by ${m`${rule(operation)}`}.`
const HINTS = [
  'Which of the two operations comes first? Does its result become the first or the second input of the other?',
  'Replace the operation in the parentheses with its definition. Then use the whole result as one input of the other operation.',
] as const

function nestedLeft(operation: Operation): Written {
  const { p, q, u, v, x } = operation
  const total = value(operation, value(operation, x, u), v)
  const inner = `${p}x - ${q * u}`
  const solve = (top: number, bottom: number): Num => (bottom === 0 ? 0 : div(top, bottom))
  return {
    stem: t`${intro(operation)} If ${m`(x * ${u}) * ${v} = ${total}`}, what is the value of ${m`x`}?`,
    key: x,
    hints: HINTS,
    wrong: [
      [solve(total + q * v + q * u, p), 'stopped-early', () => t`This answer solves ${m`${inner} - ${q * v} = ${total}`}, which multiplies ${m`x`} by ${p} only once. The outer operation multiplies the inner result, ${m`${inner}`}, by ${p} again.`],
      [solve(total + q * v + q * u, p * p), 'distributed-to-first-only', () => t`This answer multiplies only the ${m`x`} term of ${m`${inner}`} by ${p}. The term ${q * u} must be multiplied by ${p} too.`],
      [solve(total - q * v + p * q * u, p * p), 'moved-without-changing-sign', () => t`This answer subtracts ${q * v} from ${m`${total}`}. In ${m`${p * p}x - ${p * q * u} - ${q * v} = ${total}`}, it must be added to both sides.`],
      [solve(total + q * v - p * q * u, p * p), 'moved-without-changing-sign', () => t`This answer subtracts ${p * q * u} from ${m`${total}`}. In ${m`${p * p}x - ${p * q * u} - ${q * v} = ${total}`}, it must be added to both sides.`],
      [solve(total - p * u + p * q * v, q * q), 'input-output-swapped', () => t`This answer reverses the order and solves ${m`${u} * (${v} * x) = ${total}`}. The first input is multiplied by ${p} and the second by ${q}.`],
      [solve(total + q * v, p), 'answered-other-quantity', () => t`This answer is the value of the inner result, ${m`x * ${u} = ${inner}`}, not of ${m`x`}.`],
      [solve(total + q * v + p * q * u, p), 'stopped-early', () => t`This answer is the value of ${m`${p}x`}. Divide it by ${p} to get ${m`x`}.`],
      [solve(total + p * q * v + p * q * u, p * p), 'distributed-to-first-only', () => t`This answer multiplies ${q * v} by ${p} too. The second input of the outer operation is multiplied only by ${q}.`],
    ], // prettier-ignore
    because: t`The equation is ${m`${p}(${inner}) - ${q * v} = ${total}`}, so ${m`${p * p}x = ${total + q * v + p * q * u}`} and ${m`x = ${x}`}.`,
    quick: [
      t`The definition gives ${m`${p}(${inner}) - ${q * v} = ${total}`}, or ${m`${p * p}x - ${p * q * u + q * v} = ${total}`}. So ${m`${p * p}x = ${total + q * v + p * q * u}`} and ${m`x = ${x}`}.`,
    ],
    full: [
      t`Method: replace the operation with its definition, from the inside out. The inner operation has the inputs ${m`x`} and ${u}, so ${m`x * ${u} = ${inner}`}.`,
      t`That whole result is the first input of the outer operation, and ${v} is the second: ${m`${p}(${inner}) - ${q} \times ${v} = ${total}`}.`,
      t`Expanding gives ${m`${p * p}x - ${p * q * u} - ${q * v} = ${total}`}, so ${m`${p * p}x = ${total + q * v + p * q * u}`} and ${m`x = ${x}`}.`,
      t`Check: ${m`${x} * ${u} = ${p * x - q * u}`}, and ${m`${p} \times ${p * x - q * u < 0 ? `(${p * x - q * u})` : p * x - q * u} - ${q * v} = ${total}`}.`,
    ],
  }
}

function nestedBoth(operation: Operation): Written {
  const { p, q, u, v, x } = operation
  const total = value(operation, u, value(operation, x, v))
  const solve = (top: number, bottom: number): Num => div(top, bottom)
  const rest = p * u + q * q * v
  return {
    stem: t`${intro(operation)} If ${m`${u} * (x * ${v}) = ${total}`}, what is the value of ${m`x`}?`,
    key: x,
    hints: HINTS,
    wrong: [
      [solve(p * u - q * q * v - total, p * q), 'sign-not-distributed', () => t`This answer changes only the first sign when it expands ${m`-${q}(${p}x - ${q * v})`}. The second term must become ${m`+${q * q * v}`}.`],
      [solve(p * u + q * v - total, p * q), 'distributed-to-first-only', () => t`This answer multiplies only the ${m`x`} term of ${m`${p}x - ${q * v}`} by ${q}. The term ${q * v} must be multiplied by ${q} too.`],
      [solve(total + rest, p * q), 'lost-sign', () => t`This answer solves ${m`${p * q}x = ${rest} ${total < 0 ? '-' : '+'} ${Math.abs(total)}`}. The sign of ${m`${p * q}x`} is negative, so the equation is ${m`${p * q}x = ${rest} - ${total < 0 ? `(${total})` : total}`}.`],
      [solve(p * u - total, q), 'answered-other-quantity', () => t`This answer is the value of the inner result, ${m`x * ${v} = ${p}x - ${q * v}`}, not of ${m`x`}.`],
      [solve(rest - total, q), 'stopped-early', () => t`This answer is the value of ${m`${p}x`}. Divide it by ${p} to get ${m`x`}.`],
      [solve(total + q * v + p * q * u, p * p), 'composition-order', () => t`This answer solves ${m`(x * ${u}) * ${v} = ${total}`}. In the question, the inner result is the second input, not the first.`],
      [solve(rest + total, q), 'lost-sign', () => t`This answer adds ${total} to ${rest} instead of subtracting it, and stops at ${m`${p}x`}.`],
      [solve(q * u + p * q * v - total, p * p), 'input-output-swapped', () => t`This answer swaps ${p} and ${q} in the outer operation: ${m`${q * u} - ${p}(${p}x - ${q * v}) = ${total}`}. The first input is multiplied by ${p} and the second by ${q}.`],
      [solve(rest - total, p), 'stopped-early', () => t`This answer divides only by ${p}. The coefficient of ${m`x`} is ${m`${p} \times ${q} = ${p * q}`}.`],
    ], // prettier-ignore
    because: t`The equation is ${m`${p * u} - ${q}(${p}x - ${q * v}) = ${total}`}, so ${m`${p * q}x = ${rest - total}`} and ${m`x = ${x}`}.`,
    quick: [
      t`The definition gives ${m`${p * u} - ${q}(${p}x - ${q * v}) = ${total}`}, or ${m`${rest} - ${p * q}x = ${total}`}. So ${m`${p * q}x = ${rest - total}`} and ${m`x = ${x}`}.`,
    ],
    full: [
      t`Method: replace the operation with its definition, from the inside out. The inner operation gives ${m`x * ${v} = ${p}x - ${q * v}`}.`,
      t`This result is the second input of the outer operation, so it is multiplied by ${q} and subtracted: ${m`${p} \times ${u} - ${q}(${p}x - ${q * v}) = ${total}`}.`,
      t`The minus sign applies to both terms: ${m`${p * u} - ${p * q}x + ${q * q * v} = ${total}`}. So ${m`${p * q}x = ${rest - total}`} and ${m`x = ${x}`}.`,
      t`Check: ${m`${x} * ${v} = ${p * x - q * v}`}, and ${m`${u} * ${p * x - q * v < 0 ? `(${p * x - q * v})` : p * x - q * v} = ${p * u} - ${q} \times ${p * x - q * v < 0 ? `(${p * x - q * v})` : p * x - q * v} = ${total}`}.`,
    ],
  }
}

function leavesUnchanged({ p }: Operation): Written {
  const key = 1 - p
  const last = p * p - p
  const term = (letter: string): string => `${p < 0 ? '-' : '+'} ${Math.abs(p)}${letter}`
  const times = p < 0 ? `(${p})` : String(p)
  return {
    stem: t`For all numbers ${m`a`} and ${m`b`}, the operation ${m`*`} is defined by ${m`a * b = ab ${term('a')} ${term('b')} + ${last}`}. If ${m`c`} is a number such that ${m`a * c = a`} for every number ${m`a`}, what is the value of ${m`c`}?`,
    key,
    hints: [
      t`In ${m`a * c = a`}, which value of ${m`a`} makes most of the terms disappear?`,
      t`Write ${m`a * c = a`} with the definition. The equation must hold for every ${m`a`}, so what must the coefficient of ${m`a`} be?`,
    ],
    wrong: [
      [p - 1, 'lost-sign', () => t`This answer has the wrong sign. From ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)} = 1`} it follows that ${m`c = 1 - ${times} = ${key}`}.`],
      [-p, 'ignored-condition', () => t`This answer solves ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)} = 0`}, which makes the coefficient of ${m`a`} zero. The result must be ${m`a`} itself, so the coefficient must be 1.`],
      [p, 'lost-sign', () => t`This answer is the coefficient of ${m`a`} in the definition. With ${m`c = ${p}`}, ${m`a * c`} contains ${m`${2 * p}a`}, not ${m`a`}.`],
      [1 + p, 'lost-sign', () => t`This answer adds ${times} to 1. From ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)} = 1`} it follows that ${m`c = 1 - ${times}`}.`],
      [1, 'base-times-exponent', () => t`This is the number that leaves every ${m`a`} unchanged in ordinary multiplication, not in this operation.`],
      [0, 'wrong-operation', () => t`This is the number that leaves every ${m`a`} unchanged in ordinary addition, not in this operation.`],
      [-last, 'stopped-early', () => t`This answer only cancels the constant ${last}. The term ${m`${p}c`}, not ${m`c`} alone, must cancel it.`],
      [last, 'answered-other-quantity', () => t`This is the constant in the definition, not the value of ${m`c`}.`],
      [-p - 1, 'off-by-one', () => t`This answer makes the coefficient of ${m`a`} equal to ${m`-1`}. It must be 1.`],
      [2 - p, 'off-by-one', () => t`This answer makes the coefficient of ${m`a`} equal to 2. It must be 1.`],
    ],
    because: t`${m`a * c = a(c ${p < 0 ? '-' : '+'} ${Math.abs(p)}) ${term('c')} + ${last}`} equals ${m`a`} for every ${m`a`} only if ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)} = 1`}, so ${m`c = ${key}`}.`,
    quick: [
      t`If ${m`a = 0`}, the condition is ${m`${p}c + ${last} = 0`}, so ${m`c = ${key}`}. With this value the constants cancel and ${m`a * c = a(${key} ${p < 0 ? '-' : '+'} ${Math.abs(p)}) = a`} for every ${m`a`}.`,
    ],
    full: [
      t`Method: write out the condition with the definition. The equation ${m`ac ${term('a')} ${term('c')} + ${last} = a`} must hold for every number ${m`a`}.`,
      t`Collecting the terms with ${m`a`} gives ${m`a(c ${p < 0 ? '-' : '+'} ${Math.abs(p)} - 1) ${term('c')} + ${last} = 0`}. For this to hold for every ${m`a`}, the expression in parentheses must be zero, so ${m`c = 1 - ${times} = ${key}`}.`,
      t`The remaining terms must add up to zero too, and they do: ${m`${p} \times ${key < 0 ? `(${key})` : key} + ${last} = 0`}.`,
      t`Check with ${m`a = 2`}: ${m`2 \times ${key < 0 ? `(${key})` : key} ${p < 0 ? '-' : '+'} ${2 * Math.abs(p)} ${p * key < 0 ? '-' : '+'} ${Math.abs(p * key)} + ${last} = 2`}.`,
    ],
  } // prettier-ignore
}

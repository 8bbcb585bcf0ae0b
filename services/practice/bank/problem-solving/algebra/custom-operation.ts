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
  'Work from the innermost parentheses outward, and copy the definition with the new inputs each time.',
  'The first input always takes the first role, even when it is itself a result. Turn the line into one linear equation.',
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
      [solve(total + q * v + q * u, p), 'stopped-early', () => t`This applies the factor ${p} only once. The result of the inner operation is multiplied by ${p} again.`],
      [solve(total + q * v + q * u, p * p), 'distributed-to-first-only', () => t`This multiplies only the ${m`x`} term of ${m`${inner}`} by ${p}; the term ${q * u} is multiplied as well.`],
      [solve(total - q * v + p * q * u, p * p), 'moved-without-changing-sign', () => t`This moves ${q * v} across the equals sign without changing its sign.`],
      [solve(total + q * v - p * q * u, p * p), 'moved-without-changing-sign', () => t`This moves ${p * q * u} across the equals sign without changing its sign.`],
      [solve(total - p * u + p * q * v, q * q), 'input-output-swapped', () => t`This exchanges the roles of the two inputs: the first is multiplied by ${p}, the second by ${q}.`],
      [solve(total + q * v, p), 'answered-other-quantity', () => t`This is the value of ${m`x * ${u}`}, the inner result, not of ${m`x`}.`],
      [solve(total + q * v + p * q * u, p), 'stopped-early', () => t`This is ${m`${p}x`}: one more division by ${p} is needed.`],
      [solve(total + p * q * v + p * q * u, p * p), 'distributed-to-first-only', () => t`This multiplies ${q * v} by ${p} too. The second input of the outer operation is not multiplied by ${p}.`],
    ], // prettier-ignore
    because: t`${m`${p}(${inner}) - ${q * v} = ${total}`}, so ${m`${p * p}x = ${total + q * v + p * q * u}`} and ${m`x = ${x}`}.`,
    quick: [t`${m`${p}(${inner}) - ${q * v} = ${total}`} gives ${m`x = ${x}`}.`],
    full: [
      t`Replace the operation by its definition, from the inside out. The inner operation has the inputs ${m`x`} and ${u}: ${m`x * ${u} = ${inner}`}.`,
      t`That whole result is the first input of the outer operation, and ${v} is the second: ${m`${p}(${inner}) - ${q} \times ${v} = ${total}`}.`,
      t`Multiply out, ${m`${p * p}x - ${p * q * u} - ${q * v} = ${total}`}, so ${m`${p * p}x = ${total + q * v + p * q * u}`} and ${m`x = ${x}`}.`,
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
      [solve(p * u - q * q * v - total, p * q), 'sign-not-distributed', () => t`This changes only the first sign when ${m`-${q}(${p}x - ${q * v})`} is multiplied out; the second term becomes ${m`+${q * q * v}`}.`],
      [solve(p * u + q * v - total, p * q), 'distributed-to-first-only', () => t`This multiplies only the ${m`x`} term of the inner result by ${q}.`],
      [solve(total + rest, p * q), 'lost-sign', () => t`This loses the minus sign in front of ${m`${p * q}x`} when collecting terms.`],
      [solve(p * u - total, q), 'answered-other-quantity', () => t`This is the value of the inner result ${m`x * ${v}`}, not of ${m`x`}.`],
      [solve(rest - total, q), 'stopped-early', () => t`This is ${m`${p}x`}: one more division by ${p} is needed.`],
      [solve(total + q * v + p * q * u, p * p), 'composition-order', () => t`This reads the line as ${m`(x * ${u}) * ${v}`}. The inner result is the second input here.`],
      [solve(rest + total, q), 'lost-sign', () => t`This moves ${total} to the other side without changing its sign and stops at ${m`${p}x`}.`],
      [solve(q * u + p * q * v - total, p * p), 'input-output-swapped', () => t`This exchanges the roles of ${p} and ${q} in the definition.`],
      [solve(rest - total, p), 'stopped-early', () => t`This divides by ${p} only; the coefficient of ${m`x`} is ${m`${p} \times ${q} = ${p * q}`}.`],
    ], // prettier-ignore
    because: t`${m`${p * u} - ${q}(${p}x - ${q * v}) = ${total}`}, so ${m`${p * q}x = ${rest - total}`} and ${m`x = ${x}`}.`,
    quick: [t`${m`${p * u} - ${q}(${p}x - ${q * v}) = ${total}`} gives ${m`x = ${x}`}.`],
    full: [
      t`Replace the operation by its definition, from the inside out: ${m`x * ${v} = ${p}x - ${q * v}`}.`,
      t`This result is the second input of the outer operation, so it is multiplied by ${q} and subtracted: ${m`${p} \times ${u} - ${q}(${p}x - ${q * v}) = ${total}`}.`,
      t`The minus sign reaches both terms: ${m`${p * u} - ${p * q}x + ${q * q * v} = ${total}`}. Hence ${m`${p * q}x = ${rest - total}`} and ${m`x = ${x}`}.`,
      t`Check: ${m`${x} * ${v} = ${p * x - q * v}`}, and ${m`${u} * ${p * x - q * v < 0 ? `(${p * x - q * v})` : p * x - q * v} = ${total}`}.`,
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
      'Write out the definition with the second input in its place, and bring everything to one side.',
      t`The line must hold for every ${m`a`}, so what stands beside ${m`a`} must be zero. Or put in two easy values of ${m`a`}.`,
    ],
    wrong: [
      [p - 1, 'lost-sign', () => t`This solves ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)} - 1 = 0`} with the wrong sign.`],
      [-p, 'ignored-condition', () => t`This makes the terms with ${m`a`} vanish. They must leave ${m`a`} itself, so their coefficient must be 1.`],
      [p, 'lost-sign', () => t`This sets ${m`c`} equal to the coefficient ${p}, with which ${m`a * c`} is not ${m`a`}.`],
      [1 + p, 'lost-sign', () => t`The coefficient of ${m`a`} is ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)}`}; setting it equal to 1 gives another sign for ${p}.`],
      [1, 'base-times-exponent', () => t`This is the number that leaves every ${m`a`} unchanged in ordinary multiplication.`],
      [0, 'wrong-operation', () => t`This is the number that leaves every ${m`a`} unchanged in ordinary addition.`],
      [-last, 'stopped-early', () => t`This cancels only the constant ${last}.`],
      [last, 'answered-other-quantity', () => t`This is the constant of the definition.`],
      [-p - 1, 'off-by-one', () => t`This makes the coefficient of ${m`a`} equal to ${m`-1`}.`],
      [2 - p, 'off-by-one', () => t`This makes the coefficient of ${m`a`} equal to 2.`],
    ],
    because: t`${m`a * c = a(c ${p < 0 ? '-' : '+'} ${Math.abs(p)}) ${term('c')} + ${last}`} equals ${m`a`} for every ${m`a`} only if ${m`c ${p < 0 ? '-' : '+'} ${Math.abs(p)} = 1`}, so ${m`c = ${key}`}.`,
    quick: [
      t`With ${m`a = 0`}: ${m`${p}c + ${last} = 0`}, so ${m`c = ${key}`}. With this value, ${m`a * c = a`} for every ${m`a`}.`,
    ],
    full: [
      t`Write out the condition with the definition: ${m`ac ${term('a')} ${term('c')} + ${last} = a`} must hold for every number ${m`a`}.`,
      t`Collect the terms with ${m`a`}: ${m`a(c ${p < 0 ? '-' : '+'} ${Math.abs(p)} - 1) ${term('c')} + ${last} = 0`}. For this to hold whatever ${m`a`} is, the bracket must be zero: ${m`c = 1 - ${times} = ${key}`}.`,
      t`The rest must vanish too: ${m`${p} \times ${key < 0 ? `(${key})` : key} + ${last} = 0`}, so the same value works for it.`,
      t`Check with ${m`a = 2`}: ${m`2 \times ${key < 0 ? `(${key})` : key} ${p < 0 ? '-' : '+'} ${2 * Math.abs(p)} ${p * key < 0 ? '-' : '+'} ${Math.abs(p * key)} + ${last} = 2`}.`,
    ],
  } // prettier-ignore
}

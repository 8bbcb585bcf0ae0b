import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { compare, div, rational, type Num } from '../../factory/rational.ts'
import { readFormula } from '../../factory/read-formula.ts'
import { near, search } from '../../factory/search.ts'

/** a ∗ b = pa − qb + ab·w, and the numbers that are put in. */
interface Operation {
  level: Level
  p: number
  q: number
  w: number
  u: number
  v: number
  x: number
}

export const customOperation = problem<Operation>({
  id: 'custom-operation',
  skill: 'functions',
  levels: [0.6, 1, 1.3],
  draw: (random, level) => {
    const one = { level, p: random.int(2, 5), q: random.int(2, 5), w: level === 3 ? 1 : 0, u: random.int(2, 7), v: random.int(2, 7), x: random.int(2, 9) } // prettier-ignore
    if (one.p === one.q || one.u === one.v || one.x === one.u || one.x === one.v) return null
    if (level === 3 && one.u === one.q) return null
    return one
  },
  write: (operation) => ({
    ...byLevel(operation, [nestedLeft, nestedBoth, twoUnknown]),
    show: plain,
    fits: (value) => compare(value, -60) > 0 && compare(value, 80) < 0 && value.d <= 6n,
  }),
  second: (_numbers, stem) => {
    const formulas = [...stem.matchAll(/\\\((.*?)\\\)/g)].map(([, tex = '']) => tex)
    const rule = readFormula(formulas.find((tex) => tex.startsWith('a * b'))!.split('=')[1]!)
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

const rule = ({ p, q, w }: Operation): string => `a * b = ${p}a - ${q}b${w ? ' + ab' : ''}`
const value = ({ p, q, w }: Operation, a: number, b: number): number => p * a - q * b + w * a * b
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

function twoUnknown(operation: Operation): Written {
  const { p, q, u, x } = operation
  const total = value(operation, u, x)
  const solve = (top: number, bottom: number): Num => (bottom === 0 ? rational(0) : div(top, bottom))
  // u * x = pu − qx + ux
  return {
    stem: t`${intro(operation)} If ${m`${u} * x = ${total}`}, what is the value of ${m`x`}?`,
    key: x,
    hints: [
      'Write out the definition with the two inputs in their places. Which terms contain the unknown?',
      t`Two terms contain ${m`x`}: collect them into one before you divide.`,
    ],
    wrong: [
      [solve(total - p * u, u + q), 'lost-sign', () => t`This adds ${m`${q}x`} instead of subtracting it when the terms with ${m`x`} are collected.`],
      [solve(total - p * u, u), 'ignored-condition', () => t`This leaves out the term ${m`-${q}x`}; only the product term is kept.`],
      [solve(p * u - total, q), 'ignored-condition', () => t`This leaves out the product term ${m`${u}x`}.`],
      [solve(total + p * u, u - q), 'moved-without-changing-sign', () => t`This moves ${p * u} across the equals sign without changing its sign.`],
      [solve(total + q * u, p + u), 'input-output-swapped', () => t`This solves ${m`x * ${u} = ${total}`}: the unknown has been put in the first place.`],
      [total - p * u, 'stopped-early', () => t`This is the sum of the two terms with ${m`x`}; it still has to be divided by their common coefficient ${u - q}.`],
      [solve(total - p * u, q - u), 'lost-sign', () => t`This has the wrong sign: the coefficient of ${m`x`} is ${m`${u} - ${q} = ${u - q}`}.`],
      [solve(total, u - q), 'cost-left-out', () => t`This forgets the term ${m`${p} \times ${u} = ${p * u}`}, which does not contain ${m`x`}.`],
      [solve(total - q * u, u - p), 'equations-mismatched', () => t`This exchanges the numbers ${p} and ${q} of the definition.`],
    ], // prettier-ignore
    because: t`${m`${p * u} - ${q}x + ${u}x = ${total}`}, so ${m`${u - q === 1 ? '' : u - q === -1 ? '-' : u - q}x = ${total - p * u}`} and ${m`x = ${x}`}.`,
    quick: [t`${m`${p * u} + (${u} - ${q})x = ${total}`} gives ${m`x = ${x}`}.`],
    full: [
      t`Put the inputs in their places: the first input is ${u}, the second is ${m`x`}. The definition gives ${m`${p} \times ${u} - ${q}x + ${u}x = ${total}`}.`,
      t`Two terms contain ${m`x`}, one from each part of the definition; together they are ${m`(${u} - ${q})x`}.`,
      t`Subtract ${p * u} from both sides, so ${m`(${u} - ${q})x = ${total - p * u}`}, and divide by ${u - q} to get ${m`x = ${x}`}.`,
      t`Check: ${m`${p * u} - ${q * x} + ${u * x} = ${total}`}.`,
    ],
  }
}

import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { linearTex } from '../../factory/linear-tex.ts'
import { equationOf } from '../../factory/solve-lines.ts'
import { linearEquation, readLinear } from '../../factory/read-linear.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Point = readonly [x: number, y: number]

const CASES = once((): readonly Point[] => simplestFirst(pairs(range(-24, 24), range(-36, 36))))

const WIDE = once((): readonly Point[] => pairs(range(-30, 30), range(-44, 44)))
const exponents = new Map<string, (x: number, y: number) => boolean>()

/** Per level: the factors of x and y in the exponent asked for. */
const EXPONENTS: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
  [[1, 1]],
  [
    [1, -1],
    [2, 2],
  ],
  [
    [2, 1],
    [1, -2],
    [3, -1],
    [1, 2],
  ],
]

const signed = (value: number): string => (value < 0 ? `(${value})` : String(value))

export const powerOfSum = sufficiency({
  id: 'power-of-sum',
  skill: 'ds-quadratics',
  version: 3,
  levels: [-0.3, 0.5, 1.2],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const base = random.pick([2, 3, 5])
    const [a, b] = random.pick(EXPONENTS[level - 1]!)
    const [x, y] = [random.int(1, 5), random.int(level === 1 ? 1 : -3, 4)]
    if (y === 0 || x === y || a * x + b * y === 0) return null
    return { base, a, b, x, y, k: random.int(1, 3), c: random.int(1, 3), d: random.pick([1, 2, -1, -2, -3]), level }
  },
  write: ({ base, a, b, x, y, k, c, d, level }): Sufficiency<Point> => {
    const e = a * x + b * y
    const [big, more] = [base * base, k + 1]
    const off = a * d !== b * c ? d : d + 4
    const form = linearTex(a, b)
    const other = c * x + off * y
    const fits = (p: number, q: number) => {
      const value = p * x + q * y
      return ([u, v]: Point): boolean => p * u + q * v === value
    }
    const second = m`${base}^{${linearTex(a, 0)}} ${b < 0 ? `= ${base}^{${e}} \\cdot` : '\\cdot'} ${base}^{${linearTex(0, Math.abs(b))}}${b < 0 ? '' : ` = ${base}^{${e}}`}`
    const [X, Y, asked] = [m`x`, m`y`, m`${form}`]
    /** The equation that a statement gives, and the same one divided by what its numbers share. */
    const inShort = ({ gives, line }: Statement<Point>): string[] => [
      ...new Set([gives!, equationOf(['x', 'y'], line!)]),
    ]
    /** The exponent asked for, worked out from the two values. */
    const worked = ([p, q]: Point): string => {
      // In braces, a zero that is put in stays visible.
      const [one, two] = [p, q].map((value) => (value === 0 ? '{0}' : signed(value))) as [string, string]
      const times = (factor: number, value: string): string =>
        Math.abs(factor) === 1 ? value : `${Math.abs(factor)} \\times ${value}`
      return m`${form} = ${times(a, one)} ${b < 0 ? '-' : '+'} ${times(b, two)} = ${a * p + b * q}`
    }
    const exponentOnly = t`overlooks that the value depends only on ${asked}, which the statement gives`
    const onlyX = t`finds ${m`x = ${x}`}, but the exponent ${asked} also depends on ${Y}`
    const statements: Array<Statement<Point>> = [
      {
        text: m`${base}^{x} = ${base}^{${x}}`,
        line: [1, 0, x],
        gives: m`x = ${x}`,
        holds: ([u]) => u === x,
        lacks: t`It gives ${m`x = ${x}`}, but ${Y} can be any integer, and ${asked} changes with ${Y}.`,
        trap: onlyX,
      },
      {
        text: m`${big}^{y} = ${base}^{${2 * y}}`,
        line: [0, 1, y],
        gives: m`y = ${y}`,
        holds: ([, v]) => v === y,
        lacks: t`Since ${m`${big}^{y} = ${base}^{2y}`}, it gives ${m`2y = ${2 * y}`} and ${m`y = ${y}`}, but ${X} can be any integer, and ${asked} changes with ${X}.`,
        trap: t`finds ${m`y = ${y}`}, but the exponent ${asked} also depends on ${X}`,
      },
      {
        text: m`${big}^{${form}} = ${base}^{${2 * e}}`,
        holds: fits(a, b),
        enough: t`since ${m`${big} = ${base}^2`}, the left side is ${m`${base}^{2(${form})}`}. Setting the exponents equal gives ${m`2(${form}) = ${2 * e}`}, so ${m`${form} = ${e}`} and ${m`${base}^{${form}} = ${base}^{${e}}`}.`,
        missed: exponentOnly,
      },
      {
        text: second,
        holds: fits(a, b),
        enough: t`${b < 0 ? t`dividing both sides by ${m`${base}^{${linearTex(0, -b)}}`}` : 'adding the exponents on the left side'} gives ${m`${base}^{${form}} = ${base}^{${e}}`}.`,
        missed: exponentOnly,
      },
      {
        text: m`${base}^{${linearTex(c, off)}} = ${base}^{${other}}`,
        line: [c, off, other],
        gives: m`${linearTex(c, off)} = ${other}`,
        holds: fits(c, off),
        lacks: t`It gives ${m`${linearTex(c, off)} = ${other}`}, and different pairs of integers that satisfy this equation give different values of ${asked}.`,
        trap: t`finds ${m`${linearTex(c, off)} = ${other}`}, but the exponent in the question is ${asked}, which can still vary`,
      },
      {
        text: m`xy = ${x * y}`,
        gives: m`xy = ${x * y}`,
        holds: ([u, v]) => u * v === x * y,
        lacks: t`More than one pair of integers has a product of ${m`${x * y}`}: ${m`1 \times ${signed(x * y)} = ${x * y}`} and ${m`(-1) \times ${signed(-x * y)} = ${x * y}`}, for example.`,
        trap: t`tries only one pair of integers with a product of ${m`${x * y}`}, but there are others`,
      },
      {
        text: m`${linearTex(more * a, more * b)} = ${more * e}`,
        holds: fits(a, b),
        enough: t`dividing both sides by ${more} gives ${m`${form} = ${e}`}, so ${m`${base}^{${form}} = ${base}^{${e}}`}.`,
        missed: exponentOnly,
      },
      {
        text: m`x > ${x - 1}`,
        gives: m`x > ${x - 1}`,
        holds: ([u]) => u > x - 1,
        lacks: t`It allows many values of ${X} and says nothing about ${Y}.`,
        trap: t`tries only ${m`x = ${x}`} and one value of ${Y}, but many others are possible`,
      },
      {
        text: m`x^2 = ${x * x}`,
        gives: t`${X} is ${m`${Math.abs(x)}`} or ${m`${-Math.abs(x)}`}`,
        holds: ([u]) => u * u === x * x,
        lacks: t`${X} can be ${m`${x}`} or ${m`${-x}`}, and ${Y} can be any integer, so ${asked} is not fixed.`,
        trap: t`uses only ${m`x = ${Math.abs(x)}`}, but ${m`x = ${-Math.abs(x)}`} is also possible, and ${Y} is unknown`,
      },
    ]
    return {
      stem: t`If ${m`x`} and ${m`y`} are integers, what is the value of ${m`${base}^{${form}}`}?`,
      cases: CASES(),
      ask: ([u, v]) => m`${base}^{${a * u + b * v}}${a * u + b * v === 0 ? ' = 1' : ''}`,
      show: ([u, v]) => m`x = ${u},\ y = ${v}`,
      since: (one) => t`the exponent is ${worked(one)}`,
      statements: level === 1 ? statements : statements.toSpliced(0, 1),
      unknowns: {
        letters: ['x', 'y'],
        result: (one) => t`The exponent is ${worked(one)}.`,
      },
      together: (pair, [one]) => {
        if (one !== undefined && pair.every(({ line }) => line !== undefined)) {
          const steps = pair.map((statement, at) => t`Statement (${at + 1}) gives ${statement.line![0] === 0 ? t`${m`${base}^{2y} = ${base}^{${2 * y}}`}, so ${m`y = ${y}`}` : inShort(statement).join(', so ')}.`) // prettier-ignore
          const known = pair.find(({ line }) => line![0] === 0 || line![1] === 0)!
          const rest = known.line![0] === 0 ? m`x = ${x}` : m`y = ${y}`
          const meet = pair.every(({ gives }) => gives !== m`${linearTex(c, off)} = ${other}`)
            ? ''
            : t` Substituting ${known.gives!} into ${inShort(pair[pair[0] === known ? 1 : 0]).at(-1)!} gives ${rest}.`
          return t`${steps.join(' ')}${meet} The exponent is ${worked(one)}.`
        }
        const found = pair
          .map(({ gives }) => /^\\\(([xy]) = /.exec(gives ?? '')?.[1])
          .find((name) => name !== undefined)
        if (found === undefined || one === undefined || !pair.some(({ gives }) => gives?.includes('xy')))
          return undefined
        const [known, rest] = found === 'x' ? [one[0], t`${m`y = ${one[1]}`}`] : [one[1], t`${m`x = ${one[0]}`}`]
        const at = pair.findIndex(({ gives }) => gives?.includes(`${found} = `)) + 1
        return t`Statement (${at}) gives ${m`${found} = ${known}`}. Substituting this into ${m`xy = ${x * y}`} gives ${rest}. The exponent is therefore ${worked(one)}.`
      },
      bothTrap: (_pair, left) =>
        left.length > 2 && new Set(left.map(([u]) => u)).size === 1
          ? t`finds ${m`x = ${left[0]![0]}`}, but neither statement says anything about ${Y}`
          : left.length === 2
            ? t`considers only one pair of integers that satisfies both statements, but ${left.map(([u, v]) => m`x = ${u},\ y = ${v}`).join(' and ')} both do`
            : t`tries only one pair of integers that satisfies both statements, ${m`x = ${left[0]![0]},\ y = ${left[0]![1]}`}, but other pairs also satisfy both`,
      bothMissed: (pair, left) =>
        pair.every(({ line }) => line !== undefined)
          ? t`overlooks that together the statements give ${pair.map((each) => inShort(each).at(-1)!).join(' and ')}, so ${m`${form} = ${e}`}`
          : left.length === 1
            ? t`overlooks that only ${m`x = ${left[0]![0]},\ y = ${left[0]![1]}`} satisfies both statements`
            : t`overlooks that ${asked} is the same for every pair of integers that satisfies both statements`,
      hints: [
        t`What do you need to know about ${X} and ${Y} to find the exponent ${asked}?`,
        t`What does each statement say about ${X} and ${Y}? Does the value of ${asked} follow from it?`,
      ],
      hintsFor: (pair) => {
        const powers = ([0, 1] as const).filter((at) => pair[at].text.includes('^{'))
        if (powers.length === 0) return undefined
        const [where, what] =
          powers.length === 2
            ? ['In each statement', 'each statement']
            : [t`In statement (${powers[0]! + 1})`, t`statement (${powers[0]! + 1})`]
        return [
          t`The value depends only on the exponent ${asked}. What can you learn about exponents from ${what}?`,
          t`${where}, write both sides as powers with base ${base} and set the exponents equal. ${powers.length === 2 ? t`How do the two resulting equations compare with ${asked}?` : t`Which values of ${asked} does each statement then allow?`}`,
        ]
      },
    }
  },
  second: {
    cases: WIDE,
    ask: ([x, y], _n, stem) => readLinear(/\^\{(.*?)\}/.exec(stem)?.[1] ?? '')(x, y),
    read: [
      [/xy/, ([x, y], [product = 0]) => x * y === product],
      [/>/, ([x], [bound = 0]) => x > bound],
      [/x\^2/, ([x], n) => Math.abs(x) === Math.sqrt(n.at(-1) ?? 0)],
      [/\^\{/, ([x, y], _n, { statement, stem }) => powersAgree(statement, stem)(x, y)],
      [/=/, ([x, y], _n, { statement }) => linearEquation(statement)(x, y)],
    ],
  },
})

/** Compares the exponents, to the base of the stem, of the two sides of a printed equation of products of powers. */
function powersAgree(text: string, stem: string): (x: number, y: number) => boolean {
  const known = exponents.get(text + stem)
  if (known) return known
  const base = Math.log(Number(/\d+/.exec(stem)?.[0]))
  const [left = [], right = []] = text.split('=').map((side) =>
    [...side.matchAll(/(\d+)\^\{(.*?)\}/g)].map(([, of, exponent = '']) => ({
      factor: Math.round(Math.log(Number(of)) / base),
      exponent: readLinear(exponent),
    })),
  )
  const sum = (side: typeof left, x: number, y: number): number =>
    side.reduce((total, { factor, exponent }) => total + factor * exponent(x, y), 0)
  const holds = (x: number, y: number): boolean => sum(left, x, y) === sum(right, x, y)
  exponents.set(text + stem, holds)
  return holds
}

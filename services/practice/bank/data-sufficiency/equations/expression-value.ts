import { m, t } from '../../factory/format.ts'
import { div } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { linearTex } from '../../factory/linear-tex.ts'
import { linearEquation, readLinear } from '../../factory/read-linear.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Point = readonly [x: number, y: number]

const CASES = once((): readonly Point[] =>
  simplestFirst(pairs(range(-28, 28), range(-24, 24))).filter(([x, y]) => x * y !== 0),
)

const WIDE = once((): readonly Point[] => pairs(range(-56, 56), range(-40, 40)).filter(([x, y]) => x !== 0 && y !== 0))

export const expressionValue = sufficiency({
  id: 'expression-value',
  skill: 'ds-equations',
  version: 3,
  levels: [-1.3, -0.7, 0.5],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = level === 1 ? [1, random.pick([1, -1])] : [random.int(1, 4), random.pick([1, 2, 3, -1, -2, -3])]
    const y = random.pick([1, 2, 3, 4, -1, -2, -3, -4])
    const r = random.pick([2, 3, 4, -2, -3])
    const x = level === 3 ? r * y : random.pick([1, 2, 3, 4, 5, 6, -1, -2, -3, -5])
    const [c, d] = [random.int(1, 4), random.int(1, 4)]
    if (Math.abs(x * y) > 24 || c * Math.abs(x) > 24 * d) return null
    if (level === 2 && a === Math.abs(b)) return null
    if (a * d === b * c || a * d === -b * c || a * x + b * y === 0 || c * x - d * y === 0) return null
    return { x, y, a, b, c, d, r, k: random.int(2, 4), level }
  },
  write: ({ x, y, a, b, c, d, r, k, level }): Sufficiency<Point> => {
    const value = a * x + b * y
    const equation = (p: number, q: number): string => m`${linearTex(p, q)} = ${p * x + q * y}`
    const line = (p: number, q: number): Statement<Point> => ({
      text: equation(p, q),
      line: [p, q, p * x + q * y],
      gives: equation(p, q),
      enough: t`its right side is 0, so ${m`x = ${div(-q, p)}y`}; ${m`y`} cancels, and the value is known.`,
      holds: ([u, v]) => p * u + q * v === p * x + q * y,
      lacks: 'It is one equation for two unknowns, and not the expression asked for.',
    })
    const ratioOf = (factor: number): Statement<Point> => ({
      text: m`${linearTex(factor, -factor * r)} = 0`,
      holds: ([u, v]) => u === r * v,
      enough: t`it says that ${m`x = ${r}y`}, so ${m`y`} cancels and the value is ${m`${a * r + b}`}.`,
    })
    const statements: Array<Statement<Point>> = [
      line(c, d),
      line(c, -d),
      {
        text: m`y = ${y}`,
        line: [0, 1, y],
        gives: m`y = ${y}`,
        holds: ([, v]) => v === y,
        lacks: t`The value of ${m`x`} stays open.`,
      },
      {
        text: m`x = ${x}`,
        line: [1, 0, x],
        gives: m`x = ${x}`,
        holds: ([u]) => u === x,
        lacks: t`The value of ${m`y`} stays open.`,
      },
      {
        text: m`xy = ${x * y}`,
        gives: m`xy = ${x * y}`,
        holds: ([u, v]) => u * v === x * y,
        lacks: 'A product does not fix its factors.',
      },
    ]
    if (level < 3) {
      const enough = t`divide by ${k}: ${m`${linearTex(a, b)} = ${value}`}, which is what is asked. Neither ${m`x`} nor ${m`y`} is needed.`
      statements.push(
        { ...line(a * k, b * k), enough },
        {
          text: m`${linearTex(a, 0)} = ${value} ${b < 0 ? '+' : '-'} ${linearTex(0, Math.abs(b))}`,
          holds: ([u, v]) => a * u + b * v === value,
          enough: t`bring ${m`y`} to the left side: ${m`${linearTex(a, b)} = ${value}`}.`,
        },
        {
          text: m`${linearTex(a, 0)} > ${value}`,
          holds: ([u]) => a * u > value,
          lacks: 'It gives only a bound.',
        },
      )
    } else {
      statements.push(ratioOf(1), ratioOf(k), {
        text: m`\frac{x}{y} = ${r}`,
        holds: ([u, v]) => u === r * v,
        enough: t`write ${m`${r}y`} for ${m`x`}; then ${m`y`} cancels and the value is ${m`${a * r + b}`}.`,
      })
    }
    return {
      stem: t`If ${m`x`} and ${m`y`} are integers other than zero, what is the value of ${level < 3 ? m`${linearTex(a, b)}` : m`\frac{${linearTex(a, b)}}{y}`}?`,
      cases: CASES(),
      ask: ([u, v]) => (level < 3 ? m`${a * u + b * v}` : m`${div(a * u + b * v, v)}`),
      show: ([u, v]) => m`x = ${u},\ y = ${v}`,
      statements,
      unknowns: {
        letters: ['x', 'y'],
        result: ([u, v]) =>
          level < 3
            ? t`The expression is ${m`${linearTex(a, b)} = ${a * u + b * v}`}.`
            : t`The expression is ${m`\frac{${a * u + b * v}}{${v}}`}.`,
      },
      hints: [
        'The question asks for one expression, not for each letter.',
        level < 3
          ? 'Can a statement be turned into a multiple of the expression?'
          : t`Divide each term by ${m`y`}: which relation of ${m`x`} and ${m`y`} is needed?`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([x, y], _n, stem) => {
      const inside = /value of \\\((?:\\frac\{(.*?)\}\{y\}|(.*?))\\\)/.exec(stem)
      const value = readLinear(inside?.[1] ?? inside?.[2] ?? '')(x, y)
      return inside?.[1] ? Math.round((value / y) * 1e7) : value
    },
    read: [
      [/frac/, ([x, y], _n, { statement: s }) => x / y === Number(/= (-?\d+)/.exec(s)?.[1])],
      [/xy/, ([x, y], [product = 0]) => x * y === product],
      [
        />/,
        ([x, y], _n, { statement: s }) => {
          const [left = '', right = ''] = s.replace(/^\\\(|\\\)$/g, '').split('>')
          return readLinear(left)(x, y) > readLinear(right)(x, y)
        },
      ],
      [/=/, ([x, y], _n, { statement: s }) => linearEquation(s)(x, y)],
    ],
  },
})

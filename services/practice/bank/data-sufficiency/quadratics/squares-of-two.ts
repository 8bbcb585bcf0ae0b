import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

type Point = readonly [x: number, y: number]

const CASES = once((): readonly Point[] => simplestFirst(pairs(range(-30, 30), range(-30, 30))))
const ASKS = [
  { tex: 'x^2 - y^2', of: ([x, y]: Point) => x * x - y * y },
  { tex: 'x^2 + y^2', of: ([x, y]: Point) => x * x + y * y },
  { tex: '(x - y)^2', of: ([x, y]: Point) => (x - y) ** 2 },
] as const

export const squaresOfTwo = sufficiency({
  id: 'squares-of-two',
  skill: 'ds-quadratics',
  version: 4,
  levels: [-0.3, 0.5, 1.1],
  draw: (random, level) => {
    const [x, y] = [random.int(-7, 9), random.int(-7, 9)]
    if (x * y === 0 || Math.abs(x * y) > 30 || Math.abs(x) === Math.abs(y) || (level === 1 && x < y)) return null
    return { x, y, k: random.int(2, 4), level }
  },
  write: ({ x, y, k, level }): Sufficiency<Point> => {
    const [s, d, p] = [x + y, x - y, x * y]
    const { tex, of } = ASKS[level - 1]!
    const fits = (value: (one: Point) => number): ((one: Point) => boolean) => {
      const wanted = value([x, y])
      return (one) => value(one) === wanted
    }
    const statements: Array<Statement<Point>> = [
      { text: m`x + y = ${s}`, holds: fits(([u, v]) => u + v), lacks: 'A sum alone fixes no square.' },
      {
        text: m`x - y = ${d}`,
        holds: fits(([u, v]) => u - v),
        lacks: 'A difference alone leaves the size of the numbers open.',
        enough: t`square it: ${m`(x - y)^2 = ${d * d}`}.`,
      },
      { text: m`xy = ${p}`, holds: fits(([u, v]) => u * v), lacks: 'A product does not fix its factors.' },
      {
        text: m`(x + y)^2 = ${s * s}`,
        holds: fits(([u, v]) => (u + v) ** 2),
        lacks: t`It is ${m`x^2 + 2xy + y^2`}, and the term ${m`2xy`} stays open.`,
      },
      { text: m`x = ${x}`, holds: fits(([u]) => u), lacks: t`The value of ${m`y`} stays open.` },
      { text: m`y^2 = ${y * y}`, holds: fits(([, v]) => v * v), lacks: t`The value of ${m`x`} stays open.` },
    ]
    if (level === 1) {
      statements.push(
        {
          text: m`${k}(x + y)(x - y) = ${k * s * d}`,
          holds: fits(([u, v]) => u * u - v * v),
          enough: t`${m`(x + y)(x - y) = x^2 - y^2`}, so the value is ${m`${k * s * d} \div ${k} = ${s * d}`}.`,
        },
        {
          text: m`x^2 = y^2 ${s * d < 0 ? '-' : '+'} ${Math.abs(s * d)}`,
          holds: fits(([u, v]) => u * u - v * v),
          enough: t`bring ${m`y^2`} to the left side: the difference is ${m`${s * d}`}.`,
        },
      )
    } else {
      const squares = x * x + y * y
      statements.push(
        {
          text: m`x^2 + y^2 = ${squares}`,
          holds: fits(([u, v]) => u * u + v * v),
          lacks: t`${m`(x - y)^2`} is that minus ${m`2xy`}, which stays open.`,
          enough: 'it is what is asked.',
        },
        {
          text: m`${k}x^2 = ${k * squares} - ${k}y^2`,
          holds: fits(([u, v]) => u * u + v * v),
          lacks: t`It gives ${m`x^2 + y^2 = ${squares}`}, but ${m`2xy`} stays open.`,
          enough: t`divide by ${k} and bring ${m`y^2`} to the left side: ${m`x^2 + y^2 = ${squares}`}.`,
        },
        {
          text: m`|x - y| = ${Math.abs(d)}`,
          holds: fits(([u, v]) => Math.abs(u - v)),
          lacks: 'A distance alone leaves the size of the numbers open.',
          enough: t`the square of ${m`x - y`} is the square of its absolute value, ${d * d}.`,
        },
        {
          text: m`x^2 - 2xy + y^2 = ${d * d}`,
          holds: fits(([u, v]) => (u - v) ** 2),
          lacks: t`It is ${m`(x - y)^2`}; the term ${m`-2xy`} stays open.`,
          enough: t`the left side is ${m`(x - y)^2`}.`,
        },
      )
    }
    return {
      stem: t`If ${m`x`} and ${m`y`} are integers, what is the value of ${m`${tex}`}?`,
      cases: CASES(),
      ask: (one) => m`${of(one)}`,
      show: ([u, v]) => m`x = ${u},\ y = ${v}`,
      statements,
      hints: [
        t`Write ${m`${tex}`} in another form: multiply out or factor.`,
        t`Use ${m`(x \pm y)^2 = x^2 \pm 2xy + y^2`}: which terms does each statement give?`,
      ],
    }
  },
  second: {
    cases: () => pairs(range(-48, 48), range(-48, 48)) as Point[],
    ask: ([x, y], _n, stem) =>
      stem.includes('x^2 - y^2') ? (x + y) * (x - y) : stem.includes('x^2 + y^2') ? x * x + y * y : (x - y) * (x - y),
    read: [
      [/^\\\(x \+ y = /, ([x, y], [s = 0]) => x === s - y],
      [/^\\\(x - y = /, ([x, y], [d = 0]) => x === d + y],
      [/^\\\(xy = /, ([x, y], [p = 0]) => x * y === p],
      [/^\\\(\(x \+ y\)\^2/, ([x, y], [, s = 0]) => Math.abs(x + y) === Math.sqrt(s)],
      [/^\\\(x = /, ([x], [n = 0]) => x === n],
      [/^\\\(y\^2 = /, ([, y], [, n = 0]) => Math.abs(y) === Math.sqrt(n)],
      [/^\\\(\d\(x/, ([x, y], [k = 1, value = 0]) => x * x - y * y === value / k],
      [/^\\\(x\^2 = y\^2/, ([x, y], n, { statement: s }) => x * x - y * y === (s.includes('-') ? -1 : 1) * (n[2] ?? 0)],
      [/^\\\(x\^2 \+ y\^2/, ([x, y], [, , n = 0]) => x * x === n - y * y],
      [/^\\\(\dx\^2/, ([x, y], [k = 1, , n = 0]) => x * x + y * y === n / k],
      [/^\\\(\|x/, ([x, y], [n = 0]) => x - y === n || y - x === n],
      [/^\\\(x\^2 - 2xy/, ([x, y], n) => Math.abs(x - y) === Math.sqrt(n.at(-1) ?? 0)],
    ],
  },
})

import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

type Point = readonly [x: number, y: number]

const ASKS: ReadonlyArray<{ text: string; level: 1 | 2 | 3; yes: (p: Point) => boolean }> = [
  { text: m`x > 0`, level: 1, yes: ([x]) => x > 0 },
  { text: m`y < 0`, level: 1, yes: ([, y]) => y < 0 },
  { text: m`xy > 0`, level: 2, yes: ([x, y]) => x * y > 0 },
  { text: m`x > y`, level: 2, yes: ([x, y]) => x > y },
  { text: m`x + y > 0`, level: 3, yes: ([x, y]) => x + y > 0 },
  { text: m`x^2 > y^2`, level: 3, yes: ([x, y]) => x * x > y * y },
]

const WIDE = once(() => [
  ...range(-24, 24).filter((n) => n !== 0),
  ...[0.1, 0.25, 0.5, 0.75, 1.5, 2.5].flatMap((n) => [n, -n]),
])

type Holds = (x: number, y: number) => boolean

const readings = new Map<string, Holds>()

const SIDES: Readonly<Record<string, (x: number, y: number) => number>> = {
  'x^3': (x) => x ** 3,
  'x^2y': (x, y) => x * x * y,
  'xy^2': (x, y) => x * y * y,
  'x^2y^2': (x, y) => x * x * y * y,
  xy: (x, y) => x * y,
  x: (x) => x,
  y: (_x, y) => y,
  'x+y': (x, y) => x + y,
  'x-y': (x, y) => x - y,
  '#{x}{y}': (x, y) => x / y,
  '|x|': (x) => Math.abs(x),
  '|y|': (_x, y) => Math.abs(y),
  'x^2': (x) => x * x,
  'y^2': (_x, y) => y * y,
}

/** Halves, and some small fractions, without zero. */
const GRID = once(() =>
  range(-16, 16)
    .filter((n) => n !== 0)
    .map((n) => (Math.abs(n) <= 2 ? n / 4 : n / 2)),
)
const CASES = once((): readonly Point[] => simplestFirst(pairs(GRID(), GRID())))

export const signs = sufficiency({
  id: 'signs',
  skill: 'ds-inequalities',
  version: 3,
  levels: [-0.3, 0.4, 1.1],
  draw: (random, level) => ({
    ask: random.pick(ASKS.filter((ask) => ask.level === level)),
    k: random.int(1, 4),
    c: random.int(1, 5),
    x: random.pick(['x', 'a', 'p', 'r']),
  }),
  write: ({ ask, k, c, x: name }): Sufficiency<Point> => {
    const y = { x: 'y', a: 'b', p: 'q', r: 's' }[name as 'x']
    const named = (text: string): string => text.replace(/[xy]/g, (letter) => (letter === 'x' ? name : y))
    const statement = (
      formula: string,
      holds: (p: Point) => boolean,
      notes: Partial<Statement<Point>> = {},
    ): Statement<Point> => ({ text: `\\(${named(formula)}\\)`, holds, ...notes })
    return {
      stem: t`If ${m`${name}`} and ${m`${y}`} are real numbers other than zero, is ${named(ask.text)}?`,
      cases: CASES(),
      ask: (p) => (ask.yes(p) ? 'yes' : 'no'),
      show: ([p, q]) => m`${name} = ${String(p)},\ ${y} = ${String(q)}`,
      statements: [
        statement('x^3 > 0', ([p]) => p > 0),
        statement('x^2y < 0', ([, q]) => q < 0),
        statement('xy^2 > 0', ([p]) => p > 0),
        statement('x^2y^2 > 0', () => true, { lacks: 'It holds for all numbers other than zero.' }),
        statement(`x > y + ${c}`, ([p, q]) => p > q + c),
        statement(`x - y > ${c}`, ([p, q]) => p - q > c),
        statement(`x + y > ${c}`, ([p, q]) => p + q > c),
        statement(`x + y < -${c}`, ([p, q]) => p + q < -c),
        statement(`xy = ${k}`, ([p, q]) => p * q === k, {
          lacks: 'The product shows only that the two have the same sign.',
        }),
        statement(`xy = -${k}`, ([p, q]) => p * q === -k, {
          lacks: 'The product shows only that the two have opposite signs.',
        }),
        statement(`\\frac{x}{y} > ${k}`, ([p, q]) => p / q > k),
        statement(`\\frac{x}{y} < 0`, ([p, q]) => p * q < 0),
        statement('|x| > |y|', ([p, q]) => Math.abs(p) > Math.abs(q)),
        statement(`x > ${c}`, ([p]) => p > c),
        statement(`y < -${c}`, ([, q]) => q < -c),
        statement(`${k + 1}x > ${k + 1}y`, ([p, q]) => p > q),
      ],
      hints: ['Which signs does each statement allow?', 'Try pairs of both signs, and numbers between 0 and 1.'],
    }
  },
  second: {
    letters: ['x', 'y'],
    cases: () => pairs(WIDE(), WIDE()) as Point[],
    ask: ([x, y], _n, stem) => readInequality(stem.slice(stem.lastIndexOf('\\(')), x, y),
    read: [[/./, ([x, y], _n, { statement: text }) => readInequality(text, x, y)]],
  },
})

/** Evaluates a printed inequality or equation in x and y, by turning its TeX into values. */
function readInequality(text: string, x: number, y: number): boolean {
  const holds = readings.get(text) ?? inequality(text)
  readings.set(text, holds)
  return holds(x, y)
}

function inequality(text: string): Holds {
  const body = text
    .replace(/^\\\(|\\\).*$/gs, '')
    .replaceAll(' ', '')
    .replace('\\frac', '#')
  const [left = '', sign = '', right = ''] = /^(.*?)([<>=])(.*)$/.exec(body)?.slice(1) ?? []
  const [first, second] = [valueOf(left), valueOf(right)]
  return (x, y) => {
    const difference = first(x, y) - second(x, y)
    return sign === '>' ? difference > 1e-12 : sign === '<' ? difference < -1e-12 : Math.abs(difference) < 1e-12
  }
}

function valueOf(side: string): (x: number, y: number) => number {
  const known = SIDES[side]
  if (known) return known
  const more = Number(/^y\+(\d+)$/.exec(side)?.[1])
  if (more) return (_x, y) => y + more
  const [, factor, letter] = /^(\d+)([xy])$/.exec(side) ?? []
  if (factor) return (x, y) => Number(factor) * (letter === 'x' ? x : y)
  if (/^-?\d+$/.test(side)) return () => Number(side)
  throw new Error(`cannot read ${side}`)
}

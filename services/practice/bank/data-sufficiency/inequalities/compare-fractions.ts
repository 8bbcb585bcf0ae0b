import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]
type Side = (x: number, y: number) => number

const CASES = once((): readonly Pair[] => simplestFirst(pairs(range(1, 44), range(1, 44))))
const WIDE = once((): readonly Pair[] => pairs(range(1, 64), range(1, 64)))
const LETTERS = [
  ['a', 'b'],
  ['m', 'n'],
  ['p', 'q'],
  ['r', 's'],
] as const

const sides = new Map<string, Side>()

export const compareFractions = sufficiency({
  id: 'compare-fractions',
  skill: 'ds-inequalities',
  version: 4,
  levels: [-0.4, 0.4, 1.1],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const [p, q] =
      level === 1
        ? [1, 1]
        : random.pick([
            [1, 2],
            [2, 3],
            [3, 2],
            [3, 4],
            [2, 1],
            [4, 3],
            [3, 5],
          ] as const)
    const [x, y] = [random.int(2, 10), random.int(2, 10)]
    if (x === y || x * q === y * p) return null
    return { p, q, x, y, k: random.int(1, 5), c: random.int(2, 3), level, letters: random.pick(LETTERS) }
  },
  write: ({ p, q, x, y, k, c, level, letters: [a, b] }): Sufficiency<Pair> => {
    const named = (text: string): string => text.replace(/[xy]/g, (letter) => (letter === 'x' ? a : b))
    const half = level === 3
    const bound = half
      ? `\\frac{x + ${k}}{y + ${k}} > \\frac{x}{y}`
      : `\\frac{x}{y} > ${q === 1 ? p : `\\frac{${p}}{${q}}`}`
    const yes = ([u, v]: Pair): boolean => (half ? (u + k) * v > u * (v + k) : u * q > v * p)
    const core = m`${named(half ? 'y > x' : `${q === 1 ? '' : q}x > ${p === 1 ? '' : p}y`)}`
    const statement = (formula: string, holds: (u: number, v: number) => boolean, lacks: string): Statement<Pair> => ({
      text: `\\(${named(formula)}\\)`,
      holds: ([u, v]) => holds(u, v),
      enough: t`multiplied out, the question is whether ${core}, and in every pair that fits, it ${CASES().find(([u, v]) => holds(u, v) && yes([u, v])) ? 'is' : 'is not'}.`,
      lacks,
    })
    const far = x > y ? x - y : y - x
    const statements = [
      statement(
        x > y ? `x = y + ${far}` : `y = x + ${far}`,
        (u, v) => u - v === x - y,
        'It gives a difference; how the fraction compares still depends on the size of the numbers.',
      ),
      statement(`x + y = ${x + y}`, (u, v) => u + v === x + y, 'It fixes the sum only.'),
      statement(`xy = ${x * y}`, (u, v) => u * v === x * y, 'A product does not say which factor is greater.'),
      statement(`x > ${x - 1}`, (u) => u > x - 1, t`It says nothing about ${m`${b}`}.`),
      statement(`y < ${y + k}`, (_u, v) => v < y + k, t`It says nothing about ${m`${a}`}.`),
      statement(
        x > c * y ? `x^2 > ${c * c}y^2` : x > y ? 'x^2 > y^2' : 'y^2 > x^2',
        (u, v) => (x > c * y ? u > c * v : x > y ? u > v : v > u),
        'Take the square root: it says only which of two numbers is greater.',
      ),
      statement(
        x > y ? '\\frac{1}{x} < \\frac{1}{y}' : '\\frac{1}{x} > \\frac{1}{y}',
        (u, v) => (x > y ? u > v : u < v),
        'It says only which number is greater.',
      ),
      statement(
        x * q > y * p ? `${c * q}x - ${c * p}y > 0` : `${c * q}x - ${c * p}y < 0`,
        (u, v) => (x * q > y * p ? u * q > v * p : u * q < v * p),
        'It compares other multiples than the question does.',
      ),
      statement(
        x > y ? `\\frac{y}{x} < 1` : `\\frac{x + y}{y} < 2`,
        (u, v) => (x > y ? v < u : u < v),
        'It says only which number is greater.',
      ),
      statement(`\\frac{x}{y} = \\frac{${k * x}}{${k * y}}`, (u, v) => u * y === v * x, 'It fixes the fraction.'),
    ]
    return {
      stem: t`If ${m`${a}`} and ${m`${b}`} are positive integers, is ${m`${named(bound)}`}?`,
      cases: CASES(),
      ask: (one) => (yes(one) ? 'yes' : 'no'),
      show: ([u, v]) => m`${a} = ${u},\ ${b} = ${v}`,
      statements,
      together: (_pair, left) =>
        left.length > 8
          ? t`Multiplied out, the question is whether ${core}. The least ${m`${a}`} that is left is ${Math.min(...left.map(([u]) => u))}, and the greatest ${m`${b}`} is ${Math.max(...left.map(([, v]) => v))}; even that pair ${yes([Math.min(...left.map(([u]) => u)), Math.max(...left.map(([, v]) => v))]) ? 'meets' : 'fails'} the condition, and every other pair is farther to the same side.`
          : t`Multiplied out, the question is whether ${core}. Both statements hold only for these pairs of ${m`${a}`} and ${m`${b}`}: ${left.map(([u, v]) => m`(${u},\ ${v})`).join(', ')}. ${left.length === 1 ? 'It' : left.length === 2 ? 'Both' : 'Each of them'} ${left.every(yes) ? (left.length === 2 ? 'meet' : 'meets') : left.length === 2 ? 'fail' : 'fails'} the condition.`,
      hints: [
        'All numbers are positive, so you may multiply by a denominator without turning the sign.',
        t`Multiplied out, the question is whether ${core}.`,
      ],
    }
  },
  second: {
    letters: ['x', 'y'],
    cases: WIDE,
    ask: ([x, y], _n, stem) => relation(stem.slice(stem.indexOf(', is') + 4))(x, y) > 0,
    read: [
      [/>/, ([x, y], _n, { statement }) => relation(statement)(x, y) > 1e-12],
      [/</, ([x, y], _n, { statement }) => relation(statement)(x, y) < -1e-12],
      [/=/, ([x, y], _n, { statement }) => Math.abs(relation(statement)(x, y)) < 1e-12],
    ],
  },
})

/** Left side minus right side of a printed relation, as a function in x and y. */
function relation(text: string): Side {
  const known = sides.get(text)
  if (known) return known
  const body = text.replace(/^.*?\\\(|\\\).*$/g, '').replaceAll('\\frac', '#')
  const [left = '', right = ''] = body.split(/[<>=]/)
  const [one, other] = [valueOf(left), valueOf(right)]
  const read: Side = (x, y) => one(x, y) - other(x, y)
  sides.set(text, read)
  return read
}

function valueOf(side: string): Side {
  const text = side.replaceAll(' ', '')
  const parts = /^#\{(.*)\}\{(.*)\}$/.exec(text)
  if (parts) {
    const [top, bottom] = [valueOf(parts[1]!), valueOf(parts[2]!)]
    return (x, y) => top(x, y) / bottom(x, y)
  }
  const terms = [...text.matchAll(/([+-]?)(\d*)((?:[xy](?:\^2)?)*)/g)]
    .filter(([whole]) => whole !== '')
    .map(([, sign, digits, letters = '']) => ({
      size: (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits)),
      x: letters.includes('x^2') ? 2 : letters.includes('x') ? 1 : 0,
      y: letters.includes('y^2') ? 2 : letters.includes('y') ? 1 : 0,
    }))
  return (x, y) => terms.reduce((total, term) => total + term.size * x ** term.x * y ** term.y, 0)
}

import { m, poly, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

const CASES = once((): readonly number[] => simplestFirst(range(-60, 60).map((n) => n / 2)))

export const rootOrValue = sufficiency({
  id: 'root-or-value',
  skill: 'ds-quadratics',
  version: 4,
  levels: [-1.5, -1.3, 0.3],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const x = random.int(level === 1 ? 2 : -9, 9)
    const other = random.int(-8, 8)
    const a = random.int(1, 6)
    if (x === 0 || x === other || other === 0 || x === -other || Math.abs(x) < 2) return null
    return { x, other, a, bound: random.int(1, 3) }
  },
  write: ({ x, other, a, bound }): Sufficiency<number> => ({
    stem: t`If ${m`x`} is a real number, what is the value of ${m`x`}?`,
    cases: CASES(),
    ask: (n) => m`${String(n)}`,
    show: (n) => m`x = ${String(n)}`,
    statements: [
      {
        text: t`${m`x^2 = ${x * x}`}`,
        holds: (n) => n * n === x * x,
        lacks: t`Both ${m`${Math.abs(x)}`} and ${m`${-Math.abs(x)}`} have this square.`,
      },
      {
        text: t`${m`x^3 = ${x ** 3}`}`,
        holds: (n) => n ** 3 === x ** 3,
        enough: t`a cube has one real root only: ${m`x = ${x}`}.`,
      },
      {
        text: t`${m`${poly([1, -(x + other), x * other])} = 0`}`,
        holds: (n) => (n - x) * (n - other) === 0,
        lacks: 'A quadratic equation may have two solutions.',
      },
      {
        text: t`${m`${poly([1, -2 * x, x * x])} = 0`}`,
        holds: (n) => (n - x) ** 2 === 0,
        enough: t`the left side is ${m`(x ${x < 0 ? '+' : '-'} ${Math.abs(x)})^2`}, so ${m`x = ${x}`} is the only solution.`,
      },
      {
        text: t`${m`|x - ${a}| = ${Math.abs(x - a)}`}`,
        holds: (n) => Math.abs(n - a) === Math.abs(x - a),
        lacks: t`Two numbers lie ${Math.abs(x - a)} away from ${a}.`,
        enough: t`only ${a} itself lies at distance 0.`,
      },
      { text: t`${m`x ${x > 0 ? '>' : '<'} 0`}`, holds: (n) => n * x > 0, lacks: 'It gives only the sign.' },
      {
        text: t`${m`x ${x > other ? '>' : '<'} ${x > other ? (other + bound / 2 < x ? String(other + 0.5) : String(other)) : String(other - 0.5)}`}`,
        holds: (n) => (x > other ? n > (other + bound / 2 < x ? other + 0.5 : other) : n < other - 0.5),
        lacks: 'It gives only a bound.',
      },
      {
        text: t`${m`${a}x + ${a} = ${a * x + a}`}`,
        holds: (n) => a * n + a === a * x + a,
        enough: t`the equation is linear: ${m`x = ${x}`}.`,
      },
      {
        text: t`${m`x(x ${other < 0 ? '+' : '-'} ${Math.abs(other)}) = ${x * (x - other)}`}`,
        holds: (n) => n * (n - other) === x * (x - other),
        lacks: t`Multiplied out it is a quadratic equation with a second solution, ${m`${other - x}`}.`,
      },
    ],
    together: (pair, left) => {
      const allowed = pair.map(({ holds, text }) => {
        const found = CASES().filter(holds)
        return found.length < 3 ? found.map((n) => m`x = ${String(n)}`).join(' or ') : text
      })
      return t`Statement (1) allows ${allowed[0]!}, statement (2) ${allowed[1]!}. Only ${m`x = ${String(left[0]!)}`} is allowed by both.`
    },
    hints: ['How many solutions does each statement have?', t`A square forgets the sign of ${m`x`}; a cube does not.`],
  }),
  second: {
    cases: () => range(-400, 400).map((n) => n / 4),
    ask: (x) => x,
    read: [
      [/^\\\(x\^2 = /, (x, [, value = 0]) => Math.abs(x) === Math.sqrt(value)],
      [/^\\\(x\^3 = /, (x, [, value = 0]) => Math.abs(Math.cbrt(value) - x) < 1e-9],
      [/x\^\{2\}/, (x, _n, { statement: text }) => Math.abs(quadraticValue(text, x)) < 1e-9],
      [/\|x - /, (x, [a = 0, distance = 0]) => x === a + distance || x === a - distance],
      [/x\(x/, (x, [a = 0, value = 0], { statement: text }) => x * (text.includes('(x +') ? x + a : x - a) === value],
      [
        /^\\\(\d*x \+/,
        (x, _n, { statement: text }) => {
          const [, a = '', b = '', c = ''] = /\\\((\d*)x \+ (\d+) = (-?\d+)/.exec(text) ?? []
          return Number(a || 1) * x + Number(b) === Number(c)
        },
      ],
      [/x >/, (x, [bound = 0]) => x > bound],
      [/x </, (x, [bound = 0]) => x < bound],
    ],
  },
})

/** Evaluates a printed 'x^{2} ± bx ± c'. */
function quadraticValue(text: string, x: number): number {
  const body = text.replaceAll(' ', '')
  const linear = /\}([+-]\d*)x/.exec(body)?.[1]
  const constant = /x?([+-]\d+)=0/.exec(body)?.[1]
  const b = linear === undefined ? 0 : linear === '+' ? 1 : linear === '-' ? -1 : Number(linear)
  return x * x + b * x + Number(constant ?? 0)
}

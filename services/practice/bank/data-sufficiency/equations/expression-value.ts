import { m, t } from '../../factory/format.ts'
import { often } from '../../factory/grammar.ts'
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
    const inside = linearTex(a, b)
    const asked = level < 3 ? inside : `\\frac{${inside}}{y}`
    const unneeded = t`overlooks that ${m`x = ${r}y`} is enough to simplify the expression to a number`
    const substituted = t`replacing ${m`x`} with ${m`${r}y`} turns the expression into ${m`\frac{${linearTex(a * r, 0, ['y', 'x'])} ${b < 0 ? '-' : '+'} ${linearTex(Math.abs(b), 0, ['y', 'x'])}}{y} = ${a * r + b}`}`
    const equation = (p: number, q: number): string => m`${linearTex(p, q)} = ${p * x + q * y}`
    const line = (p: number, q: number): Statement<Point> => ({
      text: equation(p, q),
      line: [p, q, p * x + q * y],
      gives: equation(p, q),
      enough: t`its right side is 0, so solving for ${m`x`} gives ${m`x = ${r}y`}, and ${substituted}.`,
      missed: unneeded,
      holds: ([u, v]) => p * u + q * v === p * x + q * y,
      lacks:
        level < 3
          ? t`Its left side is not a multiple of ${m`${inside}`}, so different solutions give different values of ${m`${inside}`}.`
          : t`Its right side is not 0, so different solutions have different ratios of ${m`x`} to ${m`y`}, and the value of the expression depends on this ratio.`,
      trap: t`overlooks that more than one pair of integers satisfies ${equation(p, q)}`,
    })
    const less = (head: string, n: number): string => `${head} ${n < 0 ? '+' : '-'} ${Math.abs(n)}`
    /** How the product of the two numbers and a line give them. */
    const byProduct = ({ line: [p, q, sum] = [c, d, 0], gives }: Statement<Point>): string => {
      const [square, right] = [`${p === 1 ? '' : p}x^2`, Math.abs(sum) === 1 ? (sum < 0 ? '-x' : 'x') : `${sum}x`]
      return t`Multiplying ${gives!} by ${m`x`} and using ${m`xy = ${x * y}`} gives ${m`${less(square, -q * x * y)} = ${right}`}, or ${m`(${less('x', x)})(${less(p === 1 ? 'x' : `${p}x`, q * y)}) = 0`}. ${p * x === q * y ? '' : t`The second factor would make ${m`x = ${div(q * y, p)}`} and ${m`y = ${div(p * x, q)}`}, which are not both integers. `}So ${m`x = ${x}`} and ${m`y = ${y}`}.`
    }
    const ratioOf = (factor: number): Statement<Point> => ({
      text: m`${linearTex(factor, -factor * r)} = 0`,
      holds: ([u, v]) => u === r * v,
      enough: t`${factor === 1 ? t`solving for ${m`x`}` : t`dividing by ${factor} and solving for ${m`x`}`} gives ${m`x = ${r}y`}, and ${substituted}.`,
      missed: unneeded,
    })
    const statements: Array<Statement<Point>> = [
      line(c, d),
      line(c, -d),
      {
        text: m`y = ${y}`,
        line: [0, 1, y],
        gives: m`y = ${y}`,
        holds: ([, v]) => v === y,
        lacks: t`It says nothing about ${m`x`}. The value of ${m`${asked}`} depends on ${m`x`}, too.`,
        trap: t`uses only ${m`y = ${y}`}, but ${m`x`} can still be any integer other than zero`,
      },
      {
        text: m`x = ${x}`,
        line: [1, 0, x],
        gives: m`x = ${x}`,
        holds: ([u]) => u === x,
        lacks: t`It says nothing about ${m`y`}. The value of ${m`${asked}`} depends on ${m`y`}, too.`,
        trap: t`uses only ${m`x = ${x}`}, but ${m`y`} can still be any integer other than zero`,
      },
      {
        text: m`xy = ${x * y}`,
        gives: m`xy = ${x * y}`,
        holds: ([u, v]) => u * v === x * y,
        lacks: t`Several pairs of integers have the product ${m`${x * y}`}, and they give different values of ${m`${asked}`}.`,
        trap: t`overlooks that ${m`${x * y}`} can be written as a product of two integers in more than one way`,
      },
    ]
    if (level < 3) {
      const enough = t`dividing both sides by ${k} gives ${m`${linearTex(a, b)} = ${value}`}. The values of ${m`x`} and ${m`y`} are not needed.`
      statements.push(
        {
          ...line(a * k, b * k),
          enough,
          missed: t`overlooks that the left side is simply ${often(k)} the expression in the question`,
        },
        {
          text: m`${linearTex(a, 0)} = ${value} ${b < 0 ? '+' : '-'} ${linearTex(0, Math.abs(b))}`,
          holds: ([u, v]) => a * u + b * v === value,
          enough: t`${b < 0 ? 'subtracting' : 'adding'} ${m`${linearTex(0, Math.abs(b))}`} ${b < 0 ? 'from' : 'to'} both sides gives ${m`${linearTex(a, b)} = ${value}`}. The values of ${m`x`} and ${m`y`} are not needed.`,
          missed: t`overlooks that rearranging the equation gives ${m`${linearTex(a, b)}`} directly`,
        },
        {
          text: m`${linearTex(a, 0)} > ${value}`,
          holds: ([u]) => a * u > value,
          lacks: t`It gives only a lower limit for ${m`x`} and says nothing about ${m`y`}.`,
          trap: t`treats the limit ${m`${linearTex(a, 0)} > ${value}`} as a value of ${m`x`} and overlooks that the statement says nothing about ${m`y`}`,
        },
      )
    } else {
      statements.push(ratioOf(1), ratioOf(k), {
        text: m`\frac{x}{y} = ${r}`,
        holds: ([u, v]) => u === r * v,
        enough: t`dividing each term of the numerator by ${m`y`} gives ${m`${a === 1 ? '' : `${a} \\times `}\frac{x}{y} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`}, and ${m`${a === 1 ? '' : `${a} \\times `}${a !== 1 && r < 0 ? `(${r})` : r} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${a * r + b}`}.`,
        missed: t`overlooks that the expression depends only on the value of ${m`\frac{x}{y}`}`,
      })
    }
    return {
      stem: t`If ${m`x`} and ${m`y`} are integers other than zero, what is the value of ${level < 3 ? m`${linearTex(a, b)}` : m`\frac{${linearTex(a, b)}}{y}`}?`,
      cases: CASES(),
      ask: ([u, v]) => (level < 3 ? m`${a * u + b * v}` : m`${div(a * u + b * v, v)}`),
      show: ([u, v]) => m`x = ${u},\ y = ${v}`,
      since: ([u, v]) =>
        level < 3
          ? m`${worked(a, b, [u, v])} = ${a * u + b * v}`
          : quotient(worked(a, b, [u, v]), div(a * u + b * v, v), v),
      statements,
      together: (pair, left) => {
        const product = pair.find(({ gives }) => gives === m`xy = ${x * y}`)
        const other = pair.find((one) => one !== product)
        if (!product || !other?.gives || left.length !== 1) return undefined
        const how = other.line?.includes(0)
          ? t`Substituting ${other.gives} into ${product.gives!} gives ${other.line[0] === 0 ? m`x = ${x}` : m`y = ${y}`}.`
          : byProduct(other)
        return t`${how} The expression is ${level < 3 ? m`${inside} = ${worked(a, b, [x, y])} = ${value}` : quotient(worked(a, b, [x, y]), div(value, y), y)}.`
      },
      bothTrap: ([one, two]) =>
        [one, two].some(({ text }) => text.includes('xy'))
          ? 'finds one pair of integers that fits both statements and overlooks that a second pair fits them, too'
          : [one, two].some(({ text }) => text.includes('>'))
            ? 'expects the inequality to narrow the possible pairs of integers to one, but it leaves many'
            : undefined,
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`overlooks that together the statements give ${m`x = ${x}`} and ${m`y = ${y}`}, so the value of the expression is ${level < 3 ? m`${value}` : m`${div(value, y)}`}`
          : undefined,
      unknowns: {
        letters: ['x', 'y'],
        result: ([u, v]) =>
          level < 3
            ? t`The expression is ${m`${inside} = ${worked(a, b, [u, v])} = ${a * u + b * v}`}.`
            : t`The expression is ${quotient(worked(a, b, [u, v]), div(a * u + b * v, v), v)}.`,
      },
      hints: [
        level < 3
          ? t`What kind of equation would give the value of ${m`${linearTex(a, b)}`} without giving ${m`x`} or ${m`y`}?`
          : t`What happens to the expression if ${m`x`} and ${m`y`} are both doubled?`,
        level < 3
          ? t`Can you rearrange or scale either statement so that ${m`${linearTex(a, b)}`} stands alone on one side? If not, do the two statements together give ${m`x`} and ${m`y`}?`
          : t`Divide each term of the numerator by ${m`y`}. What do you need to know about ${m`x`} and ${m`y`}, and does either statement give it? If not, do the two together?`,
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

/** A division with its value. */
const quotient = (top: string, value: ReturnType<typeof div>, bottom: number): string =>
  m`\frac{${top}}{${bottom}} = ${value}`

/** The expression with the values in it: '4(-1) + 2'. */
function worked(a: number, b: number, [x, y]: Point): string {
  const times = (factor: number, value: number): string => (factor === 1 ? String(value) : `${factor}(${value})`)
  const second = b * b === 1 && y < 0 ? `(${y})` : times(Math.abs(b), y)
  return `${times(a, x)} ${b < 0 ? '-' : '+'} ${second}`
}

import { stretches } from '../../factory/overlap.ts'
import { m, plain, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

/** Halves: every bound of the statements is a whole number, with cases on both sides of it and between any two. */
const CASES = once((): readonly number[] => simplestFirst(range(-36, 36).map((n) => n / 2)))
const WIDE = once((): readonly number[] => range(-160, 160).map((n) => n / 4))

const minus = (n: number): string => (n < 0 ? `+ ${-n}` : `- ${n}`)

export const aboveBound = sufficiency({
  id: 'above-bound',
  skill: 'ds-inequalities',
  version: 3,
  levels: [-1.4, -0.8, 0.4],
  draw: (random, level) => {
    const k = random.int(level === 1 ? 2 : -3, 6)
    const [up, down, low] = [k + random.int(0, 3), k - random.int(1, 4), k - random.int(0, 3)]
    const [a, b] = [random.int(2, 4), random.int(1, 9)]
    const width = random.int(1, 4)
    if ([k, up, low, down, up + width].includes(0)) return null
    return { k, up, down, low, a, b, width, level, more: random.pick([true, false]) }
  },
  write: ({ k, up, down, low, a, b, width, level, more }): Sufficiency<number> => {
    const asked = more ? m`x > ${k}` : m`x < ${k}`
    const yes = (x: number): boolean => (more ? x > k : x < k)
    const statement = (
      ...[formula, solved, holds, notes = {}]: readonly [
        formula: string,
        solved: string,
        holds: (x: number) => boolean,
        notes?: Partial<Statement<number>>,
      ]
    ): Statement<number> => ({
      text: `\\(${formula}\\)`,
      holds,
      get enough() {
        const all = CASES().filter(holds).every(yes)
        return t`it means ${solved}, and ${all ? 'all' : 'none'} of these numbers satisfy ${asked}, so the answer is ${all ? 'yes' : 'no'}.`
      },
      missed: t`looks for the exact value of ${m`x`}, but the range ${solved} is enough to compare ${m`x`} with ${plain(k)}`,
      lacks: t`It means ${solved}. Some of these numbers satisfy ${asked}, and some do not.`,
      trap: t`stops at ${solved}, but these numbers are on both sides of ${plain(k)}`,
      ...notes,
    })
    const unmentioned = (solutions: string): Partial<Statement<number>> => ({
      trap: t`overlooks the solutions ${solutions}`,
    })
    const square = Math.max(Math.abs(up), 1)
    const middle = up + width
    const statements = [
      statement(`${a}x + ${b} > ${a * up + b}`, m`x > ${up}`, (x) => x > up),
      statement(`${b} - ${a}x > ${b - a * low}`, m`x < ${low}`, (x) => x < low),
      statement(`x ${minus(down)} > 0`, m`x > ${down}`, (x) => x > down),
      statement(`x^3 > ${down ** 3}`, m`x > ${down}`, (x) => x > down),
      statement(
        `x^2 > ${square ** 2}`,
        t`${m`x > ${square}`} or ${m`x < -${square}`}`,
        (x) => x * x > square ** 2,
        unmentioned(m`x < -${square}`),
      ),
      statement(`x^3 < ${low ** 3}`, m`x < ${low}`, (x) => x < low),
    ]
    if (level > 1) {
      statements.push(
        statement(
          `|x ${minus(middle)}| < ${width}`,
          m`${up} < x < ${up + 2 * width}`,
          (x) => Math.abs(x - middle) < width,
        ),
        statement(`x^2 < ${square ** 2}`, m`-${square} < x < ${square}`, (x) => x * x < square ** 2),
        statement(
          `|x ${minus(k)}| > ${width}`,
          t`${m`x > ${k + width}`} or ${m`x < ${k - width}`}`,
          (x) => Math.abs(x - k) > width,
          unmentioned(more ? m`x < ${k - width}` : m`x > ${k + width}`),
        ),
      )
    }
    if (level > 2) {
      const [one, two] = [Math.min(down, up), Math.max(down, up)]
      statements.push(
        statement(`(x ${minus(one)})(x ${minus(two)}) < 0`, m`${one} < x < ${two}`, (x) => (x - one) * (x - two) < 0),
        statement(
          `(x ${minus(one)})(x ${minus(two)}) > 0`,
          t`${m`x > ${two}`} or ${m`x < ${one}`}`,
          (x) => (x - one) * (x - two) > 0,
          unmentioned(more ? m`x < ${one}` : m`x > ${two}`),
        ),
        statement(
          `(x ${minus(up)})^3(x ${minus(down)})^2 > 0`,
          t`${m`x > ${up}`}${down > up ? t` with ${m`x \\ne ${down}`}` : ''}`,
          (x) => x > up && x !== down,
          {
            missed: t`overlooks that the square cannot be negative, so only the factor ${m`x ${minus(up)}`} decides the sign of the product`,
          },
        ),
      )
    }
    return {
      stem: t`If ${m`x`} is a real number, is ${asked}?`,
      // Examples are taken from the front: the bound itself is one only where no other number is left.
      cases: [...CASES().filter((x) => x !== k), k],
      ask: (x) => (yes(x) ? 'yes' : 'no'),
      show: (x) => m`x = ${rational(2 * x, 2)}`,
      statements,
      together: (_pair, left) => {
        const ends = [Math.min(...CASES()), Math.max(...CASES())] as const
        return t`Both statements hold only where ${stretches(left, 'x', ends)}. ${left.every(yes) ? 'All' : 'None'} of these numbers satisfy ${asked}.`
      },
      bothTrap: (_pair, left) => {
        const ends = [Math.min(...CASES()), Math.max(...CASES())] as const
        return t`finds that both statements hold where ${stretches(left, 'x', ends)}, but these numbers are on both sides of ${plain(k)}`
      },
      bothMissed: (_pair, left) => {
        const ends = [Math.min(...CASES()), Math.max(...CASES())] as const
        return t`keeps the two ranges separate, but both statements are true only where ${stretches(left, 'x', ends)}`
      },
      hints: [
        t`Do you have to know ${m`x`} itself to compare it with ${plain(k)}?`,
        t`Solve each statement for ${m`x`}, and mark the solutions on a number line. Are they all on the same side of ${plain(k)}?`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: (x, [k = 0], stem) => (stem.includes('x >') ? x > k : x < k),
    read: [
      [
        /\)\(x/,
        (x, _n, { statement: s }) => {
          const [p = 0, q = 0] = shifts(s)
          return s.includes('< 0') ? x + p < 0 !== x + q < 0 && x !== -p && x !== -q : (x + p) * (x + q) > 0
        },
      ],
      [
        /\^3\(x/,
        (x, _n, { statement: s }) => {
          const [p = 0, q = 0] = shifts(s)
          return x > -p && x !== -q
        },
      ],
      [
        /\|/,
        (x, n, { statement: s }) => {
          const far = Math.abs(x + (shifts(s)[0] ?? 0))
          return s.includes('<') ? far < n.at(-1)! : far > n.at(-1)!
        },
      ],
      [/x\^2 [<>]/, (x, n, { statement: s }) => compared(s, Math.abs(x), Math.sqrt(n.at(-1)!))],
      [/x\^3 [<>]/, (x, n, { statement: s }) => compared(s, x, Math.round(Math.cbrt(n.at(-1)!)))],
      [/^\\\(\dx \+/, (x, [a = 1, b = 0, c = 0]) => x > (c - b) / a],
      [/^\\\(\d+ - \d+x/, (x, [b = 0, a = 1, c = 0]) => x < (b - c) / a],
      [/^\\\(x [+-] \d+ > 0/, (x, _n, { statement: s }) => x > -(shifts(s)[0] ?? 0)],
    ],
  },
})

/** The numbers added to x, in order: 3 and -2 in '(x + 3)(x - 2)'. */
function shifts(text: string): number[] {
  return [...text.matchAll(/x ([+-]) (\d+)/g)].map(([, sign, n]) => (sign === '-' ? -Number(n) : Number(n)))
}

function compared(text: string, left: number, right: number): boolean {
  return text.includes('<') ? left < right : left > right
}

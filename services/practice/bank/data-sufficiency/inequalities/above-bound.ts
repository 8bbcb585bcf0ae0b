import { stretches } from '../../factory/overlap.ts'
import { capital } from '../../factory/capital.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

/** Halves: every bound of the statements is a whole number, with cases on both sides of it and between any two. */
const CASES = once((): readonly number[] => simplestFirst(range(-36, 36).map((n) => n / 2)))
/** Between the halves: with them, no range seems to hold a single number. They come last and are no examples. */
const QUARTERS = once((): readonly number[] => range(-36, 35).map((n) => n / 2 + 0.25))
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
    const solutions = new Map<string, string>()
    const statement = (
      ...[formula, how, solved, holds, notes = {}]: readonly [
        formula: string,
        how: string,
        solved: string,
        holds: (x: number) => boolean,
        notes?: Partial<Statement<number>>,
      ]
    ): Statement<number> => {
      solutions.set(`\\(${formula}\\)`, solved)
      return {
        text: `\\(${formula}\\)`,
        holds,
        get enough() {
          const all = CASES().filter(holds).every(yes)
          const below = all !== more
          const side = below ? 'less' : 'greater'
          if (solved === m`x ${below ? '<' : '>'} ${k}`)
            return t`${how} ${solved}, so the answer is ${all ? 'yes' : 'no'}.`
          /** The end of the solutions that is closest to the bound asked about. */
          const edge = below ? Math.max(...CASES().filter(holds)) + 0.5 : Math.min(...CASES().filter(holds)) - 0.5
          const follows = edge === k ? t`So ${m`x`} is ${side} than ${plain(k)}` : t`Since ${plain(edge)} is ${side} than ${plain(k)}, so is ${m`x`}` // prettier-ignore
          return t`${how} ${solved}. ${follows}, and the answer is ${all ? 'yes' : 'no'}.`
        },
        get missed() {
          const all = CASES().filter(holds).every(yes)
          const side = all === more ? 'greater' : 'less'
          if (solved === m`x ${side === 'less' ? '<' : '>'} ${k}`)
            return t`overlooks that the statement means ${solved}, which already answers the question`
          return t`looks for the value of ${m`x`}, but every number with ${solved} is ${side} than ${plain(k)}`
        },
        lacks: t`${capital(how)} ${solved}. Some of these numbers are less than ${plain(k)}, and some are greater.`,
        ...notes,
      }
    }
    const square = Math.max(Math.abs(up), 1)
    const middle = up + width
    const moved = t`${down < 0 ? 'subtracting' : 'adding'} ${Math.abs(down)} ${down < 0 ? 'from' : 'to'} both sides gives`
    const cubeRoots = 'taking the cube root of both sides gives'
    const squareRoots = (sign: string): string =>
      t`taking the square root of both sides gives ${m`|x| ${sign} ${square}`}, which means`
    const onlyAbove: Partial<Statement<number>> = {
      trap: t`tests only numbers greater than ${plain(k)}, such as ${plain(k + 1)}, but ${m`x > ${down}`} also allows ${plain(rational(2 * down + 1, 2))}`,
    }
    const statements = [
      statement(
        `${a}x + ${b} > ${a * up + b}`,
        t`subtracting ${b} from both sides and dividing by ${a} gives`,
        m`x > ${up}`,
        (x) => x > up,
      ),
      statement(
        `${b} - ${a}x > ${b - a * low}`,
        t`subtracting ${b} from both sides and dividing by ${m`-${a}`}, which reverses the inequality, gives`,
        m`x < ${low}`,
        (x) => x < low,
      ),
      statement(`x ${minus(down)} > 0`, moved, m`x > ${down}`, (x) => x > down, onlyAbove),
      statement(`x^3 > ${down ** 3}`, cubeRoots, m`x > ${down}`, (x) => x > down, onlyAbove),
      statement(
        `x^2 > ${square ** 2}`,
        squareRoots('>'),
        t`${m`x > ${square}`} or ${m`x < -${square}`}`,
        (x) => x * x > square ** 2,
        {
          trap: t`takes only the positive square root and concludes that ${m`x > ${square}`}, but ${m`x < -${square}`} is also possible`,
        },
      ),
      statement(`x^3 < ${low ** 3}`, cubeRoots, m`x < ${low}`, (x) => x < low),
    ]
    if (level > 1) {
      statements.push(
        statement(
          `|x ${minus(middle)}| < ${width}`,
          t`it says that ${m`x`} is less than ${count(width, 'unit')} from ${plain(middle)}, which means`,
          m`${up} < x < ${up + 2 * width}`,
          (x) => Math.abs(x - middle) < width,
        ),
        statement(`x^2 < ${square ** 2}`, squareRoots('<'), m`-${square} < x < ${square}`, (x) => x * x < square ** 2, {
          trap: t`overlooks that ${m`-${square} < x < ${square}`} includes numbers on both sides of ${plain(k)}`,
        }),
        statement(
          `|x ${minus(k)}| > ${width}`,
          t`it says that ${m`x`} is more than ${count(width, 'unit')} from ${plain(k)}, which means`,
          t`${m`x > ${k + width}`} or ${m`x < ${k - width}`}`,
          (x) => Math.abs(x - k) > width,
          {
            trap: t`drops the absolute value bars and concludes that ${m`x > ${k + width}`}, but ${m`x < ${k - width}`} is also possible`,
          },
        ),
      )
    }
    if (level > 2) {
      const [one, two] = [Math.min(down, up), Math.max(down, up)]
      statements.push(
        statement(
          `(x ${minus(one)})(x ${minus(two)}) < 0`,
          t`the product is negative, so the greater factor, ${m`x ${minus(one)}`}, is positive and the smaller, ${m`x ${minus(two)}`}, is negative, which means`,
          m`${one} < x < ${two}`,
          (x) => (x - one) * (x - two) < 0,
          {
            trap: t`tests only one number for which ${m`${one} < x < ${two}`}, such as ${plain(rational(2 * k + 1, 2))}, but ${plain(rational(2 * one + 1, 2))} is also possible`,
          },
        ),
        statement(
          `(x ${minus(one)})(x ${minus(two)}) > 0`,
          'the product is positive, so the two factors are both positive or both negative, which means',
          t`${m`x > ${two}`} or ${m`x < ${one}`}`,
          (x) => (x - one) * (x - two) > 0,
          {
            trap: t`concludes that both factors are positive, so that ${m`x > ${two}`}, but both are negative if ${m`x < ${one}`}`,
          },
        ),
        statement(
          `(x ${minus(up)})^3(x ${minus(down)})^2 > 0`,
          t`the square ${m`(x ${minus(down)})^2`} cannot be negative, so the product is positive only if ${m`(x ${minus(up)})^3`} is positive. A cube is positive only if its base is, which means`,
          t`${m`x > ${up}`}${down > up ? t` with ${m`x \\ne ${down}`}` : ''}`,
          (x) => x > up && x !== down,
          {
            missed: t`overlooks that the square in the product cannot be negative, so only ${m`x ${minus(up)}`} decides the sign`,
          },
        ),
      )
    }
    /** Where both statements are true, from the halves alone. */
    const meet = (left: readonly number[]): string =>
      stretches(left.filter((x) => Number.isInteger(2 * x)), 'x', [Math.min(...CASES()), Math.max(...CASES())]) // prettier-ignore
    return {
      stem: t`If ${m`x`} is a real number, is ${asked}?`,
      // Examples are taken from the front: the bound itself is one only where no other number is left.
      cases: [...CASES().filter((x) => x !== k), k, ...QUARTERS()],
      ask: (x) => (yes(x) ? 'yes' : 'no'),
      show: (x) => m`x = ${rational(4 * x, 4)}`,
      statements,
      together: ([one, two], left) =>
        t`Statement (1) means ${solutions.get(one.text)!}, and statement (2) means ${solutions.get(two.text)!}. Both hold only where ${meet(left)}, and every such number is ${left.every(yes) === more ? 'greater' : 'less'} than ${plain(k)}.`,
      bothTrap: (_pair, left) => {
        const [one, other] = [left.find(yes)!, left.find((x) => !yes(x))!].map((x) => plain(rational(4 * x, 4)))
        return t`correctly combines the statements into ${meet(left)} but then tests only one such number, such as ${one!}, although ${other!} is also possible`
      },
      bothMissed: (_pair, left) =>
        t`overlooks that both statements are true only where ${meet(left)}, and every such number is ${left.every(yes) === more ? 'greater' : 'less'} than ${plain(k)}, so the answer is ${left.every(yes) ? 'yes' : 'no'}`,
      hints: [
        t`Do you need the exact value of ${m`x`}, or only which side of ${plain(k)} it is on?`,
        t`Solve each statement for ${m`x`}, and mark its solutions on a number line. Are they all on the same side of ${plain(k)}?`,
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

import { count, m, poly, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range, simplestFirst } from '../../factory/grid.ts'
import { pairHint } from '../../factory/pair-hint.ts'
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
  write: ({ x, other, a, bound }): Sufficiency<number> => {
    const X = m`x`
    const far = Math.abs(x - a)
    const isLinear = t`overlooks that a linear equation such as ${m`${a}x + ${a} = ${a * x + a}`} has only one solution`
    const limit = x > other ? (other + bound / 2 < x ? other + 0.5 : other) : other - 0.5
    const second = other - x
    const [root, otherRoot] = [m`${x}`, m`${other}`]
    /** What to ask first about each of the statements below, in their order. */
    const firstHints = [
      t`Can two different numbers have the same square?`,
      t`Can two different numbers have the same cube?`,
      t`How many solutions can a quadratic equation have?`,
      t`How many solutions can a quadratic equation have?`,
      t`Can two different numbers be the same distance from ${a} on the number line?`,
      t`Can an inequality alone determine the value of ${X}?`,
      t`Can an inequality alone determine the value of ${X}?`,
      t`How many solutions can a linear equation have?`,
      t`How many solutions can a quadratic equation have?`,
    ]
    const question: Sufficiency<number> = {
      stem: t`If ${X} is a real number, what is the value of ${X}?`,
      cases: CASES(),
      ask: (n) => m`${String(n)}`,
      show: (n) => m`x = ${String(n)}`,
      statements: [
        {
          text: t`${m`x^2 = ${x * x}`}`,
          holds: (n) => n * n === x * x,
          lacks: t`Since ${m`${Math.abs(x)}^2 = ${x * x}`} and ${m`(${-Math.abs(x)})^2 = ${x * x}`}, ${X} can be ${m`${Math.abs(x)}`} or ${m`${-Math.abs(x)}`}.`,
          trap: t`uses only the positive square root of ${x * x}, but ${X} can also be ${m`${-Math.abs(x)}`}`,
          consider: t`which numbers have the square ${x * x}?`,
        },
        {
          text: t`${m`x^3 = ${x ** 3}`}`,
          holds: (n) => n ** 3 === x ** 3,
          enough: t`the greater a number is, the greater its cube is, so no two real numbers have the same cube. Since ${m`${x < 0 ? `(${x})` : x}^3 = ${x ** 3}`}, the only solution is ${m`x = ${x}`}.`,
          missed: t`overlooks that a cube has the sign of its base: the cube of ${m`${-x}`} is ${m`${-(x ** 3)}`}, so ${m`${-x}`} is not a second solution`,
          consider: t`how many real numbers have the cube ${m`${x ** 3}`}?`,
        },
        {
          text: t`${m`${poly([1, -(x + other), x * other])} = 0`}`,
          holds: (n) => (n - x) * (n - other) === 0,
          lacks: t`The left side factors as ${m`(${poly([1, -x])})(${poly([1, -other])})`}, and one of these factors must be 0. So ${X} can be ${root} or ${otherRoot}.`,
          trap: t`considers only one factor of ${m`(${poly([1, -x])})(${poly([1, -other])})`}, but either factor can be 0`,
          consider: 'what are the solutions if you factor the left side?',
        },
        {
          text: t`${m`${poly([1, -2 * x, x * x])} = 0`}`,
          holds: (n) => (n - x) ** 2 === 0,
          enough: t`the left side is ${m`(x ${x < 0 ? '+' : '-'} ${Math.abs(x)})^2`}, and a square is 0 only if its base is 0, so the only solution is ${m`x = ${x}`}.`,
          missed: t`assumes that a quadratic equation has two solutions, but the left side is the square of ${m`x ${x < 0 ? '+' : '-'} ${Math.abs(x)}`}`,
          consider: 'what are the solutions if you factor the left side?',
        },
        {
          text: t`${m`|x - ${a}| = ${far}`}`,
          holds: (n) => Math.abs(n - a) === far,
          lacks: t`Both ${m`${a - far}`} and ${m`${a + far}`} are ${count(far, 'unit')} from ${a} on the number line, so ${X} can be either of them.`,
          trap: t`finds only one of the two numbers that are ${count(far, 'unit')} from ${a}`,
          enough: t`only ${a} itself is 0 units from ${a}, so ${m`x = ${a}`}.`,
          missed: 'expects two solutions because of the absolute value, but only one number has the absolute value 0',
          consider: t`which numbers are ${count(far, 'unit')} from ${a} on the number line?`,
        },
        {
          text: t`${m`x ${x > 0 ? '>' : '<'} 0`}`,
          holds: (n) => n * x > 0,
          lacks: t`Any ${x > 0 ? 'positive' : 'negative'} number fits.`,
          trap: t`treats the sign of ${X} as if it determined the value, but ${X} can be any ${x > 0 ? 'positive' : 'negative'} number`,
          consider: t`can you name two different values of ${X} that fit?`,
        },
        {
          text: t`${m`x ${x > other ? '>' : '<'} ${String(limit)}`}`,
          holds: (n) => (x > other ? n > limit : n < limit),
          lacks: t`Any number ${x > other ? 'greater' : 'less'} than ${m`${String(limit)}`} fits.`,
          trap: t`treats the limit as if it were the value of ${X}, but ${X} can be any number ${x > other ? 'greater' : 'less'} than ${m`${String(limit)}`}`,
          consider: t`can you name two different values of ${X} that fit?`,
        },
        {
          text: t`${m`${a}x + ${a} = ${a * x + a}`}`,
          holds: (n) => a * n + a === a * x + a,
          enough: t`subtracting ${a} from both sides gives ${a === 1 ? '' : t`${m`${a}x = ${a * x}`}, and dividing by ${a} gives `}${m`x = ${x}`}.`,
          missed: isLinear,
          consider: t`how many solutions does this equation have?`,
        },
        {
          text: t`${m`x(x ${other < 0 ? '+' : '-'} ${Math.abs(other)}) = ${x * (x - other)}`}`,
          holds: (n) => n * (n - other) === x * (x - other),
          lacks: t`Expanding gives ${m`${poly([1, -other, -x * (x - other)])} = 0`}, or ${m`(${poly([1, -x])})(${poly([1, -second])}) = 0`}, so ${X} can be ${root} or ${m`${second}`}.`,
          trap: t`finds the solution ${root} by trial, but ${m`${second}`} is a solution, too`,
          consider: 'what are the solutions if you expand the left side and move everything to one side?',
        },
      ],
      together: (pair, left) => {
        const allowed = pair.map(({ holds, text }) => {
          const found = CASES().filter(holds)
          return found.length < 3 ? found.map((n) => m`x = ${String(n)}`).join(' or ') : text
        })
        return t`Statement (1) allows ${allowed[0]!}, and statement (2) allows ${allowed[1]!}. Only ${m`x = ${String(left[0]!)}`} fits both statements.`
      },
      bothTrap: (_pair, left) =>
        left.length === 2
          ? t`tries only one value of ${X}, but ${m`${String(left[0]!)}`} and ${m`${String(left[1]!)}`} each satisfy both statements`
          : t`assumes that the two statements leave only one value, but more than one number satisfies both of them`,
      bothMissed: (_pair, left) =>
        t`rejects the statements because each of them allows more than one value of ${X}, but only ${m`x = ${String(left[0]!)}`} satisfies both`,
      hints: [
        t`How many values of ${X} does each statement allow?`,
        t`Solve each statement for ${X}, and keep all of its solutions.`,
      ],
    }
    return {
      ...question,
      hintsFor: (pair) => {
        const [one = '', next = ''] = pair.map(
          ({ text }) => firstHints[question.statements.findIndex((each) => each.text === text)],
        )
        return [one === next ? one : `${one} ${next}`, pairHint(question, pair)]
      },
    }
  },
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

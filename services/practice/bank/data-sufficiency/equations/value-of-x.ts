import { gcd } from '../../factory/gcd.ts'
import { bothSay } from '../../factory/why-together.ts'
import { m, poly, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { compare, rational } from '../../factory/rational.ts'
import { solveLines, type Line } from '../../factory/solve-lines.ts'

type Point = readonly [x: number, y: number]

const linear = new Map<string, readonly [number, number, number]>()

const CASES = once((): readonly Point[] => simplestFirst(pairs(range(-36, 36), range(-36, 36))))

export const valueOfX = sufficiency({
  id: 'value-of-x',
  skill: 'ds-equations',
  version: 3,
  levels: [-1.6, -1.3, -0.8],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const x = random.int(-5, 5)
    const y = random.int(-5, 5)
    const [a, b] = [random.int(1, level === 1 ? 2 : 3), random.int(1, 3)]
    const [c, d] = [random.int(1, 3), random.int(1, 3)]
    if (x === 0 || y === 0 || a * d === b * c || a === b || x === y) return null
    return { x, y, a, b, c, d, k: random.int(2, 4) }
  },
  write: ({ x, y, a, b, c, d, k }): Sufficiency<Point> => {
    const left = (p: number, q: number): string => `${poly([p, 0])} ${q < 0 ? '-' : '+'} ${poly([Math.abs(q), 0], 'y')}`
    const isOnLine = ([p, q]: Point): boolean => q === 0 && (a * p === a * x + b * y || c * p === c * x - d * y)
    /** Why a linear equation and the product xy leave only one solution: the other root gives no integers. */
    const byProduct = ([first, second, total]: Line): string => {
      const [other, square] = [rational(second * y, first), poly([first, -total, second * x * y])]
      const factors = m`(${poly([1, -x])})(${poly([first, -second * y])}) = 0`
      const rest =
        compare(other, x) === 0
          ? t`Both factors give ${m`x = ${x}`}.`
          : other.d === 1n ? t`If ${m`x = ${other}`}, ${m`y`} is not an integer, so ${m`x = ${x}`}.` : t`The other solution, ${m`${other}`}, is not an integer, so ${m`x = ${x}`}.` // prettier-ignore
      return t`Substituting ${m`y = \frac{${x * y}}{x}`} into the other equation and multiplying by ${m`x`} gives ${m`${square} = 0`}, or ${factors}. ${rest}`
    }
    /** How x follows from two equations whose terms with y have opposite signs: y is not asked for. */
    const withoutY = (one: Line, two: Line): string => {
      const common = gcd(Math.abs(one[1]), Math.abs(two[1]))
      const [p, q] = [Math.abs(two[1]) / common, Math.abs(one[1]) / common]
      const times = (by: number, which: string): string =>
        [`the ${which} equation`, `twice the ${which} equation`, `${by} times the ${which} equation`][by - 1]!
      return t`The statements are equivalent to ${m`${left(one[0], one[1])} = ${one[2]}`} and ${m`${left(two[0], two[1])} = ${two[2]}`}. Adding ${times(p, 'first')} to ${times(q, 'second')} eliminates ${m`y`} and leaves ${m`${poly([p * one[0] + q * two[0], 0])} = ${p * one[2] + q * two[2]}`}, so ${m`x = ${x}`}.`
    }
    return {
      stem: t`If ${m`x`} and ${m`y`} are integers, what is the value of ${m`x`}?`,
      // A statement about x alone is shown by cases without y.
      cases: CASES().toSorted((one, other) => Number(isOnLine(one)) - Number(isOnLine(other))),
      ask: ([p]) => m`${p}`,
      show: (one) => (one[1] === 0 && !isOnLine(one) ? m`x = ${one[0]}` : m`x = ${one[0]},\ y = ${one[1]}`),
      statements: [
        {
          text: t`${m`${left(a, b)} = ${a * x + b * y}`}`,
          line: [a, b, a * x + b * y],
          holds: ([p, q]) => a * p + b * q === a * x + b * y,
          lacks: t`It is one equation with two unknowns, and a different value of ${m`y`} gives a different value of ${m`x`}.`,
          trap: 'overlooks that one equation with two unknowns has many solutions',
          consider: t`what happens to ${m`x`} if ${m`y`} is different?`,
        },
        {
          text: t`${m`${left(a * k, b * k)} = ${k * (a * x + b * y)}`}`,
          line: [a, b, a * x + b * y],
          holds: ([p, q]) => k * (a * p + b * q) === k * (a * x + b * y),
          lacks: t`It is one equation with two unknowns, and a different value of ${m`y`} gives a different value of ${m`x`}.`,
          trap: 'overlooks that one equation with two unknowns has many solutions',
          consider: t`what happens to ${m`x`} if ${m`y`} is different?`,
        },
        {
          text: t`${m`${left(c, -d)} = ${c * x - d * y}`}`,
          line: [c, -d, c * x - d * y],
          holds: ([p, q]) => c * p - d * q === c * x - d * y,
          lacks: t`It is one equation with two unknowns, and a different value of ${m`y`} gives a different value of ${m`x`}.`,
          trap: 'overlooks that one equation with two unknowns has many solutions',
          consider: t`what happens to ${m`x`} if ${m`y`} is different?`,
        },
        {
          text: t`${m`${poly([k + 1, 0])} + ${a} = ${(k + 1) * x + a}`}`,
          holds: ([p]) => (k + 1) * p + a === (k + 1) * x + a,
          enough: t`subtracting ${a} from both sides gives ${m`${poly([k + 1, 0])} = ${(k + 1) * x}`}, and dividing by ${k + 1} gives ${m`x = ${x}`}. The value of ${m`y`} is not needed.`,
          missed: t`overlooks that ${m`x`} is the only unknown in this equation, so ${m`y`} is not needed`,
          consider: t`do you need ${m`y`} to find ${m`x`}?`,
        },
        {
          text: t`${m`x^2 = ${x * x}`}`,
          gives: t`${m`x`} is ${m`${Math.abs(x)}`} or ${m`${-Math.abs(x)}`}`,
          holds: ([p]) => p * p === x * x,
          lacks: t`Both ${m`${Math.abs(x)}^2`} and ${m`(${-Math.abs(x)})^2`} equal ${x * x}.`,
          trap: t`overlooks that both ${m`${Math.abs(x)}`} and ${m`${-Math.abs(x)}`} have a square of ${x * x}`,
          consider: t`which numbers have a square of ${x * x}?`,
        },
        {
          text: t`${m`y = ${y}`}`,
          line: [0, 1, y],
          gives: m`y = ${y}`,
          holds: ([, q]) => q === y,
          lacks: t`It says nothing about ${m`x`}.`,
          trap: t`overlooks that it says nothing about ${m`x`}`,
          consider: t`does the value of ${m`y`} by itself tell you anything about ${m`x`}?`,
        },
        {
          text: t`${m`xy = ${x * y}`}`,
          gives: m`xy = ${x * y}`,
          holds: ([p, q]) => p * q === x * y,
          lacks: t`More than one pair of integers has a product of ${m`${x * y}`}: if ${m`x = 1`}, then ${m`y = ${x * y}`}, and if ${m`x = -1`}, then ${m`y = ${-x * y}`}.`,
          trap: t`overlooks that more than one pair of integers has a product of ${m`${x * y}`}`,
          consider: t`which pairs of integers have a product of ${m`${x * y}`}?`,
        },
        {
          text: t`${m`x`} is ${x > 0 ? 'positive' : 'negative'}.`,
          gives: t`${m`x`} is ${x > 0 ? 'positive' : 'negative'}`,
          holds: ([p]) => p * x > 0,
          lacks: t`It gives only the sign of ${m`x`}. Every ${x > 0 ? 'positive' : 'negative'} integer fits it.`,
          trap: t`overlooks that ${m`x`} can be any ${x > 0 ? 'positive' : 'negative'} integer`,
          consider: t`how many integers can ${m`x`} be?`,
        },
        {
          text: t`${m`(x ${x < 0 ? '+' : '-'} ${Math.abs(x)})^2 = 0`}`,
          holds: ([p]) => (p - x) ** 2 === 0,
          enough: t`only 0 has a square of 0, so ${m`x ${x < 0 ? '+' : '-'} ${Math.abs(x)}`} must be 0, which means that ${m`x = ${x}`}. A square that equals a positive number would allow two values, but 0 allows only one.`,
          missed: 'expects two solutions because of the square, but 0 has only one square root',
          consider: t`if the square is 0, what must ${m`x ${x < 0 ? '+' : '-'} ${Math.abs(x)}`} equal?`,
        },
      ],
      together: (pair, cases) => {
        const [one, two] = [pair[0].line, pair[1].line]
        if (one && two && one[1] * two[1] < 0 && one[0] * two[0] !== 0) return withoutY(one, two)
        if (one && two && one[0] * two[1] !== one[1] * two[0]) return solveLines(['x', 'y'], [one, two])
        const said = pair.map(({ gives }) => gives)
        if (said.includes(m`xy = ${x * y}`) && said.includes(m`y = ${y}`))
          return t`Substituting ${m`y = ${y}`} into ${m`xy = ${x * y}`} gives ${m`x = \frac{${x * y}}{${y}} = ${x}`}.`
        const line = pair.find((each) => each.line && each.line[0] !== 0)
        if (said.includes(m`xy = ${x * y}`) && cases.length === 1 && line) return t`${byProduct(line.line!)}`
        if (cases.length < 2 || said.includes(undefined)) return undefined
        return t`${bothSay(pair)} Of ${m`${Math.abs(x)}`} and ${m`${-Math.abs(x)}`}, only ${m`${x}`} is ${x > 0 ? 'positive' : 'negative'}, so ${m`x = ${x}`}.`
      },
      bothTrap: ([one, two]) =>
        one.line && two.line && one.line[0] * two.line[1] === one.line[1] * two.line[0]
          ? 'overlooks that one equation is a multiple of the other, so the two equations are equivalent'
          : [one, two].some(({ text }) => text === m`x^2 = ${x * x}`)
            ? t`overlooks that statement (${one.text === m`x^2 = ${x * x}` ? 2 : 1}) rules out neither of the two numbers with a square of ${x * x}`
            : [one, two].some(({ text }) => text.endsWith('tive.'))
              ? t`expects the sign of ${m`x`} to leave only one value of ${m`x`}, but several remain`
              : [one, two].some(({ text }) => text.includes('xy'))
                ? 'overlooks that more than one pair of integers fits both equations'
                : undefined,
      bothMissed: (pair, cases) => {
        if (cases.length === 1)
          return t`overlooks that only ${m`x = ${x}`} with ${m`y = ${y}`} fits both statements, so the answer is ${m`${x}`}`
        return pair.some(({ text }) => text === m`x^2 = ${x * x}`)
          ? t`overlooks that statement (${1 + pair.findIndex(({ text }) => text !== m`x^2 = ${x * x}`)}) rules out ${m`x = ${-x}`}, so ${m`x`} can only be ${m`${x}`}`
          : undefined
      },
      hintsFor: (pair) => {
        const many = t`How many pairs of integers ${m`x`} and ${m`y`} fit one linear equation with two unknowns?`
        if (pair.every(({ line }) => line && line[0] !== 0))
          return [
            many,
            'Divide each equation by any common factor of its numbers. Do you get two different equations, or the same one twice?',
          ]
        const said = pair.map(({ text }) => text).join(' ')
        const first: ReadonlyArray<readonly [boolean, string]> = [
          [said.includes('^2'), 'How many different values can an unknown have if you know only its square?'],
          [said.includes('xy'), 'If you know only the product of two integers, do you know which integers they are?'],
          [said.includes(m`${poly([k + 1, 0])} + ${a} = ${(k + 1) * x + a}`), 'How many unknowns does each statement contain? Do you need the value of each of them?'],
          [pair.some(({ line }) => line && line[0] !== 0), many],
        ] // prettier-ignore
        const opening = first.find(([fits]) => fits)?.[1]
        const steps = pair.map(({ consider = t`what does it say about ${m`x`}?` }, at) => `In statement (${at + 1}), ${consider}`) // prettier-ignore
        return opening === undefined ? undefined : [opening, steps.join(' ')]
      },
      hints: [
        t`Which of the statements says anything about ${m`x`} itself?`,
        t`Which values of ${m`x`} does each statement allow? Where ${m`y`} appears, try two values of ${m`y`}.`,
      ],
    }
  },
  second: {
    cases: () => pairs(range(-60, 60), range(-60, 60)) as Point[],
    ask: ([x]) => x,
    read: [
      [/x\^2/, ([x], [, square = 0]) => x * x === square],
      [/\)\^2 = 0/, ([x], [n = 0], { statement: text }) => x === (text.includes('+') ? -n : n)],
      [/xy = /, ([x, y], [product = 0]) => x * y === product],
      [/positive/, ([x]) => x > 0],
      [/negative/, ([x]) => x < 0],
      [/\\\(y = /, ([, y], [value = 0]) => y === value],
      [/y/, ([x, y], _n, { statement: text }) => linearHolds(text, x, y)],
      [
        /x \+ /,
        ([x], [a = 0, b = 0, c = 0], { statement: text }) => (/\d+x/.test(text) ? a * x + b === c : x + a === b),
      ],
    ],
  },
})

/** Evaluates a printed 'ax ± by = c'. */
function linearHolds(text: string, x: number, y: number): boolean {
  const known = linear.get(text) ?? readLinear(text)
  linear.set(text, known)
  return known[0] * x + known[1] * y === known[2]
}

function readLinear(text: string): readonly [number, number, number] {
  const found = /\\\((-?\d*)x ([+-]) (\d*)y = (-?[\d{},]+)\\\)/.exec(text)
  if (!found) throw new Error(`no linear equation in ${text}`)
  const whole = (written: string | undefined): number =>
    written === '' ? 1 : Number((written ?? '').replaceAll('{,}', ''))
  const sign = found[2] === '-' ? -1 : 1
  return [whole(found[1]), sign * whole(found[3]), whole(found[4])]
}

import { bothSay } from '../../factory/why-together.ts'
import { m, poly, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

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
    return {
      stem: t`If ${m`x`} and ${m`y`} are integers, what is the value of ${m`x`}?`,
      cases: CASES(),
      ask: ([p]) => m`${p}`,
      show: ([p, q]) => m`x = ${p},\ y = ${q}`,
      statements: [
        {
          text: t`${m`${left(a, b)} = ${a * x + b * y}`}`,
          line: [a, b, a * x + b * y],
          holds: ([p, q]) => a * p + b * q === a * x + b * y,
          lacks: t`As ${m`y`} changes, so does ${m`x`}.`,
          trap: t`stops at one solution, but other integers satisfy the equation too`,
        },
        {
          text: t`${m`${left(a * k, b * k)} = ${k * (a * x + b * y)}`}`,
          line: [a, b, a * x + b * y],
          holds: ([p, q]) => k * (a * p + b * q) === k * (a * x + b * y),
          lacks: t`As ${m`y`} changes, so does ${m`x`}.`,
          trap: t`stops at one solution, but other integers satisfy the equation too`,
        },
        {
          text: t`${m`${left(c, -d)} = ${c * x - d * y}`}`,
          line: [c, -d, c * x - d * y],
          holds: ([p, q]) => c * p - d * q === c * x - d * y,
          lacks: t`As ${m`y`} changes, so does ${m`x`}.`,
          trap: t`stops at one solution, but other integers satisfy the equation too`,
        },
        {
          text: t`${m`${poly([k + 1, 0])} + ${a} = ${(k + 1) * x + a}`}`,
          holds: ([p]) => (k + 1) * p + a === (k + 1) * x + a,
          enough: t`its only unknown is ${m`x`}, and ${m`${poly([k + 1, 0])} = ${(k + 1) * x}`} gives ${m`x = ${x}`}.`,
          missed: t`looks for ${m`y`} as well, but the question asks only for ${m`x`}`,
        },
        {
          text: t`${m`x^2 = ${x * x}`}`,
          gives: t`${m`x`} is ${m`${Math.abs(x)}`} or ${m`${-Math.abs(x)}`}`,
          holds: ([p]) => p * p === x * x,
          lacks: t`${m`${Math.abs(x)}^2`} and ${m`(${-Math.abs(x)})^2`} both equal ${x * x}.`,
          trap: t`takes only one square root of ${m`${x * x}`} and overlooks that ${m`x`} may be ${x > 0 ? 'negative' : 'positive'}`,
        },
        {
          text: t`${m`y = ${y}`}`,
          line: [0, 1, y],
          gives: m`y = ${y}`,
          holds: ([, q]) => q === y,
          lacks: t`It says nothing about ${m`x`}.`,
          trap: t`uses ${m`y = ${y}`}, but nothing connects ${m`y`} with ${m`x`}`,
        },
        {
          text: t`${m`xy = ${x * y}`}`,
          gives: m`xy = ${x * y}`,
          holds: ([p, q]) => p * q === x * y,
          lacks: t`Several pairs of integers have the product ${m`${x * y}`}.`,
          trap: t`overlooks that ${m`x`} can be any factor of ${m`${x * y}`}, positive or negative`,
        },
        {
          text: t`${m`x`} is ${x > 0 ? 'positive' : 'negative'}.`,
          gives: t`${m`x`} is ${x > 0 ? 'positive' : 'negative'}`,
          holds: ([p]) => p * x > 0,
          lacks: t`Every ${x > 0 ? 'positive' : 'negative'} integer fits it.`,
          trap: t`treats the sign of ${m`x`} as if it gave the value, but every ${x > 0 ? 'positive' : 'negative'} integer is possible`,
        },
        {
          text: t`${m`(x ${x < 0 ? '+' : '-'} ${Math.abs(x)})^2 = 0`}`,
          holds: ([p]) => (p - x) ** 2 === 0,
          enough: t`only 0 has a square of 0, so ${m`x ${x < 0 ? '+' : '-'} ${Math.abs(x)} = 0`} and ${m`x = ${x}`}.`,
          missed: 'looks for two solutions because of the square, but 0 has only one square root',
          consider: t`what must ${m`x ${x < 0 ? '+' : '-'} ${Math.abs(x)}`} equal?`,
        },
      ],
      unknowns: { letters: ['x', 'y'] },
      together: (pair, cases) => {
        const said = pair.map(({ gives }) => gives)
        if (said.includes(m`xy = ${x * y}`) && said.includes(m`y = ${y}`))
          return t`Substituting ${m`y = ${y}`} into ${m`xy = ${x * y}`} gives ${m`x = \frac{${x * y}}{${y}} = ${x}`}.`
        const line = pair.find((one) => one.line && one.line[0] !== 0)
        if (said.includes(m`xy = ${x * y}`) && cases.length === 1 && line)
          return t`In ${m`xy = ${x * y}`}, ${m`x`} can only be a factor of ${m`${x * y}`}, positive or negative. Trying each in ${line.text} leaves only ${m`x = ${x}`} and ${m`y = ${y}`}.`
        if (cases.length < 2 || said.includes(undefined)) return undefined
        return t`${bothSay(pair)} Of the two numbers, only ${m`x = ${x}`} has that sign.`
      },
      bothTrap: ([one, two]) =>
        one.line && two.line && one.line[0] * two.line[1] === one.line[1] * two.line[0]
          ? 'counts two equations with two unknowns, but one equation is a multiple of the other'
          : [one, two].some(({ text }) => text === m`x^2 = ${x * x}`)
            ? t`uses only one of the two square roots of ${m`${x * x}`}, but the other statement does not rule out the other root`
            : [one, two].some(({ text }) => text.endsWith('tive.'))
              ? t`expects the sign of ${m`x`} to leave only one solution of the equation, but it leaves several`
              : [one, two].some(({ text }) => text.includes('xy'))
                ? 'finds one pair of integers that fits both equations and overlooks a second pair'
                : undefined,
      bothMissed: (pair, cases) => {
        if (cases.length === 1)
          return t`treats ${m`x`} as still unknown, but only ${m`x = ${x}`} and ${m`y = ${y}`} fit both statements`
        return pair.some(({ text }) => text === m`x^2 = ${x * x}`)
          ? t`stops at the two square roots of ${m`${x * x}`}, but only one of them fits the other statement`
          : undefined
      },
      hints: [
        t`Could ${m`x`} take a second value in either statement, with a different sign or with a different ${m`y`}?`,
        t`Look for two different values of ${m`x`} that fit a statement. If there are none, that statement is sufficient.`,
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

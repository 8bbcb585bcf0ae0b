import { bothSay } from '../../factory/why-together.ts'
import { m, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range, simplestFirst } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Roots = readonly [smaller: number, greater: number]

const CASES = once((): readonly Roots[] =>
  simplestFirst(pairs(range(-44, 44), range(-44, 44)).filter(([r, s]) => r <= s)),
)
const ASKS = [
  { words: m`c`, of: ([r, s]: Roots) => r * s },
  { words: m`b`, of: ([r, s]: Roots) => -(r + s) },
  { words: m`b + c`, of: ([r, s]: Roots) => r * s - r - s },
] as const

const tally = (text: string): string => text.replaceAll('--', '+ ').replaceAll('+ -', '- ')

/** For the second solver: the coefficients b and c that lead to integer solutions. */
const COEFFICIENTS = once(() =>
  pairs(range(-92, 92), range(-2100, 2100)).filter(([b, c]) => {
    const root = Math.sqrt(b * b - 4 * c)
    return Number.isInteger(root) && (b + root) % 2 === 0
  }),
)

export const integerSolutions = sufficiency({
  id: 'integer-solutions',
  skill: 'ds-quadratics',
  version: 3,
  levels: [-0.2, 0.5, 1.2],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [r, s] = [random.int(level === 1 ? 1 : -4, 6), random.int(2, 7)]
    const at = level === 3 ? 1 : random.int(1, 3)
    if (r > s || r === 0 || (at - r) * (at - s) === 0 || r === -s || r * s === r + s) return null
    return { r, s, at, level }
  },
  write: ({ r, s, at, level }): Sufficiency<Roots> => {
    const [b, c, valueAt] = [-(r + s), r * s, (at - r) * (at - s)]
    const statements: Array<Statement<Roots>> = [
      {
        text: t`One of the solutions is ${m`${s}`}.`,
        gives: t`one solution is ${m`${s}`}`,
        holds: ([u, v]) => u === s || v === s,
        lacks: 'The other solution stays open.',
      },
      {
        text: m`b = ${b}`,
        gives: t`the solutions add up to ${m`${-b}`}`,
        holds: ([u, v]) => u + v === -b,
        lacks: t`The value of ${m`b`} fixes only the sum of the solutions, ${m`${-b}`}.`,
      },
      {
        text: t`The product of the two solutions is ${m`${c}`}.`,
        gives: t`the solutions multiply to ${m`${c}`}`,
        holds: ([u, v]) => u * v === c,
        lacks: t`A product of ${m`${c}`} leaves the sum of the solutions open.`,
        enough: t`the product of the solutions is ${m`c`}, so ${m`c = ${c}`}.`,
      },
      {
        text: t`The average (arithmetic mean) of the two solutions is ${(r + s) / 2 === Math.round((r + s) / 2) ? m`${(r + s) / 2}` : m`${String((r + s) / 2)}`}.`,
        gives: t`the solutions add up to ${m`${r + s}`}`,
        holds: ([u, v]) => u + v === r + s,
        lacks: t`An average fixes only the sum of the solutions, ${m`${r + s}`}.`,
        enough: t`the sum of the solutions is twice their average, ${m`${r + s}`}, and ${m`b`} is the opposite of the sum, ${m`${b}`}.`,
      },
      {
        text: t`The greater solution is ${s - r} more than the smaller.`,
        gives: t`the solutions differ by ${s - r}`,
        holds: ([u, v]) => v - u === s - r,
        lacks: 'It fixes only the distance of the solutions.',
      },
      {
        text: r > 0 ? 'Both solutions are positive.' : 'The solutions have opposite signs.',
        gives: r > 0 ? 'both solutions are positive' : 'the solutions have opposite signs',
        holds: ([u, v]) => (r > 0 ? u > 0 : u * v < 0),
        lacks: 'It gives only signs.',
      },
      {
        text: t`For ${m`x = ${at}`}, the left side of the equation has the value ${m`${valueAt}`}.`,
        gives: t`${m`${at * at} + ${at === 1 ? '' : at}b + c = ${valueAt}`}`,
        holds: ([u, v]) => (at - u) * (at - v) === valueAt,
        lacks: t`It says that ${m`${at * at} + ${at === 1 ? '' : at}b + c = ${valueAt}`}, one equation for two letters.`,
        enough: t`put in ${at}: ${m`${at * at} + ${at === 1 ? '' : at}b + c = ${valueAt}`}, so ${m`b + c = ${valueAt - at * at}`}.`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`If each of the two solutions were twice as great, their product would be ${m`${4 * c}`}.`,
        holds: ([u, v]) => 4 * u * v === 4 * c,
        enough: t`doubling both solutions makes their product 4 times as great, so ${m`c = ${4 * c} \div 4 = ${c}`}.`,
      })
    }
    if (level === 2) {
      statements.push({
        text: t`If each of the two solutions were 1 greater, their sum would be ${m`${2 - b}`}.`,
        holds: ([u, v]) => u + v + 2 === 2 - b,
        enough: t`the sum of the solutions is ${m`${2 - b} - 2 = ${-b}`}, and ${m`b`} is the opposite of the sum, ${m`${b}`}.`,
      })
    }
    if (level > 1) {
      statements.push({
        text: m`b^2 - 4c = ${(s - r) ** 2}`,
        gives: t`the solutions differ by ${s - r}, the root of ${m`b^2 - 4c`}`,
        holds: ([u, v]) => (v - u) ** 2 === (s - r) ** 2,
        lacks: t`That is the square of the distance of the solutions, ${s - r}; where they lie stays open.`,
      })
    }
    if (level === 3) {
      statements.push({
        text:
          m`(r - 1)(s - 1) = ${(r - 1) * (s - 1)}`.replace(/\((.*)\)/, '($1)') +
          t`, where ${m`r`} and ${m`s`} are the solutions.`,
        holds: ([u, v]) => (u - 1) * (v - 1) === (r - 1) * (s - 1),
        enough: t`multiplied out it is ${tally(m`rs - (r + s) + 1 = c + b + 1`)}, so ${m`b + c = ${b + c}`}.`,
      })
    }
    const { words, of } = ASKS[level - 1]!
    return {
      stem: t`The equation ${m`x^2 + bx + c = 0`} has two integer solutions, which may be equal. What is the value of ${words}?`,
      cases: CASES(),
      ask: (one) => m`${of(one)}`,
      show: ([u, v]) => (u === v ? t`${m`${u}`} as a double solution` : t`the pair ${m`${u},\ ${v}`}`),
      together: (pair, left) => {
        const sums = [...new Set(left.map(([u, v]) => t`${m`${u}`} and ${m`${v}`}`))]
        return left.length <= 3 && pair.every(({ gives }) => gives !== undefined)
          ? t`${bothSay(pair)} Integers that do both are only ${sums.join(', or ')}; they add up to ${m`-b`} and multiply to ${m`c`}, so ${words} is ${m`${of(left[0]!)}`}.`
          : undefined
      },
      statements: level === 2 ? statements.toSpliced(1, 1) : statements,
      hints: [
        t`The solutions add up to ${m`-b`} and multiply to ${m`c`}.`,
        'Write each statement as a fact about the sum or the product of the solutions.',
      ],
    }
  },
  second: {
    /** By coefficients: those with two integer solutions. */
    cases: COEFFICIENTS,
    ask: ([b, c], _n, stem) => (stem.includes('of \\(b + c\\)') ? b + c : stem.includes('of \\(b\\)') ? b : c),
    read: [
      [/twice as great/, ([, c], [product = 0]) => c === product / 4],
      [/1 greater/, ([b], [, sum = 0]) => -b === sum - 2],
      [/^One/, ([b, c], [x = 0]) => x * x + b * x + c === 0],
      [/^\\\(b = /, ([b], [n = 0]) => b === n],
      [/product/, ([, c], [n = 0]) => c === n],
      [/average/, ([b], [n = 0]) => -b / 2 === n],
      [/more than/, ([b, c], [n = 0]) => b * b - 4 * c === n * n],
      [/positive/, ([b, c]) => b < 0 && c > 0],
      [/opposite/, ([, c]) => c < 0],
      [/left side/, ([b, c], [x = 0, value = 0]) => x * x + b * x + c === value],
      [/b\^2/, ([b, c], n) => b * b - 4 * c === n.at(-1)],
      [/where/, ([b, c], _n, { statement }) => c + b + 1 === Number(/= (-?\d+)/.exec(statement)?.[1])],
    ],
  },
})

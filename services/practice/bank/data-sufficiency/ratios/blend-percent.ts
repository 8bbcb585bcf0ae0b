import { count, m, percent, ratio, t } from '../../factory/format.ts'
import { div, rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'

type Pair = readonly [first: number, second: number]

const CASES = once((): readonly Pair[] => pairs(range(1, 40), range(1, 40)))
const WIDE = once((): readonly Pair[] => range(1, 60).flatMap((a) => range(1, 60).map((b) => [a, b] as const)))
const BLENDS = [
  { blend: 'A punch', kind: 'drink', part: 'fruit juice', unit: 'liter' },
  { blend: 'A pickling liquid', kind: 'solution', part: 'vinegar', unit: 'liter' },
  { blend: 'A lawn feed', kind: 'powder', part: 'nitrogen', unit: 'pound' },
  { blend: 'A melt', kind: 'alloy', part: 'copper', unit: 'pound' },
  { blend: 'A chocolate', kind: 'paste', part: 'cocoa', unit: 'pound' },
] as const

export const blendPercent = sufficiency({
  id: 'blend-percent',
  skill: 'ds-ratios',
  version: 5,
  levels: [-0.2, 0.5, 1.1],
  draw: (random, level) => {
    const [p, q] = random.some([10, 20, 25, 30, 40, 50, 60, 75, 80], 2) as [number, number]
    const [x, y] = [random.int(2, 12), random.int(2, 12)]
    const mean = div(p * x + q * y, x + y)
    if (x === y || mean.d > 2n || p < q) return null
    return { p, q, x, y, mean, slack: random.int(1, 3), level, setting: random.pick(BLENDS) }
  },
  write: ({ p, q, x, y, mean, slack, level, setting }): Sufficiency<Pair> => {
    const { blend, kind, part, unit } = setting
    const the = blend.replace('A ', 'the ')
    const [one, other] = [`the ${p}% ${kind}`, `the ${q}% ${kind}`]
    const { n, d } = rational(x, x + y)
    const asks = [
      {
        question: `What percent of ${the} is ${part}?`,
        of: ([u, v]: Pair) => percent(div(p * u + q * v, u + v)),
        key: percent(mean),
      },
      { question: `How many ${unit}s of ${the} are ${one}?`, of: ([u]: Pair) => String(u), key: String(x) },
      {
        question: `Is more than ${percent(div(p + q, 2))} of ${the} ${part}?`,
        of: ([u, v]: Pair) => (u > v ? 'yes' : 'no'),
        key: x > y ? 'yes' : 'no',
      },
    ] as const
    const { question, of, key } = asks[level - 1]!
    const mix = `the shares of the two kinds are fixed, whatever the amounts, and the answer is ${key}.`
    const sharesOnly = 'It fixes the shares of the two kinds, but no amount.'
    const statements: Array<Statement<Pair>> = [
      {
        text: t`${the} contains ${count(x, unit)} of ${one}.`,
        line: [1, 0, x],
        holds: ([u]) => u === x,
        lacks: t`The amount of ${other} stays open.`,
      },
      {
        text: t`${the} contains ${count(y, unit)} of ${other}.`,
        line: [0, 1, y],
        holds: ([, v]) => v === y,
        lacks: t`The amount of ${one} stays open.`,
      },
      {
        text: t`${the} weighs ${count(x + y, unit)} in all.`,
        line: [1, 1, x + y],
        holds: ([u, v]) => u + v === x + y,
        lacks: 'The total can be split between the two kinds in many ways.',
      },
      {
        text: t`${m`\frac{${n}}{${d}}`} of ${the} is ${one}.`,
        line: [y, -x, 0],
        holds: ([u, v]) => u * (x + y) === (u + v) * x,
        lacks: sharesOnly,
        enough: mix,
      },
      {
        text: t`The amounts of ${one} and of ${other} are in the ratio ${ratio(div(x, y))}.`,
        line: [y, -x, 0],
        holds: ([u, v]) => u * y === v * x,
        lacks: sharesOnly,
        enough: mix,
      },
      {
        text: t`${the} contains ${count(Math.abs(x - y), unit)} more of ${x > y ? one : other} than of ${x > y ? other : one}.`,
        line: [1, -1, x - y],
        holds: ([u, v]) => u - v === x - y,
        lacks: 'A difference fixes neither the amounts nor their ratio.',
        enough: t`the amounts count equally for the middle of ${p}% and ${q}%, so the greater one decides: ${key}.`,
      },
      {
        text: t`The ${part} in ${the} weighs ${count(rational(p * x + q * y, 100), unit)}.`,
        line: [p, q, p * x + q * y],
        holds: ([u, v]) => p * u + q * v === p * x + q * y,
        lacks: t`It says ${m`${rational(p, 100)}x + ${rational(q, 100)}y = ${rational(p * x + q * y, 100)}`}, one equation for two amounts.`,
      },
      {
        text: t`${the} contains less than ${count(y + slack, unit)} of ${other}.`,
        holds: ([, v]) => v < y + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 2) {
      statements.shift()
      statements.push(
        {
          text: t`With twice as much of ${one}, the whole would come to ${count(x, unit)} more.`,
          holds: ([u]) => u === x,
          enough: t`the second portion of ${one} is as large as the first, ${count(x, unit)}.`,
        },
        {
          text: t`The ${part} from ${one} alone weighs ${count(rational(p * x, 100), unit)}.`,
          holds: ([u]) => p * u === p * x,
          enough: t`that is ${p}% of its amount, so the amount is ${count(x, unit)}.`,
        },
      )
    }
    if (level > 1) {
      statements.push({
        text: t`${percent(mean)} of ${the} is ${part}.`,
        line: [y, -x, 0],
        holds: ([u, v]) => (p * u + q * v) * (x + y) === (p * x + q * y) * (u + v),
        lacks: sharesOnly,
        enough: t`${percent(mean)} is ${x > y ? 'more' : 'less'} than the bound asked about.`,
      })
    }
    const capital = (text: string): string => text.replace(/^the /, 'The ')
    return {
      stem: t`${blend} is made of ${kind === 'alloy' ? 'an' : 'a'} ${kind} that is ${p}% ${part} and another ${kind} that is ${q}% ${part}. It contains some of both, a whole number of ${unit}s of each. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([u, v]) => t`a mix of ${count(u, unit)} (${p}%) and ${count(v, unit)} (${q}%)`,
      statements: statements.map((each) => ({ ...each, text: measured(capital(each.text), unit) })),
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let there be ${m`x`} ${unit}s of ${one} and ${m`y`} ${unit}s of ${other}.`,
        result: ([u, v]) =>
          [
            t`The blend holds ${m`\frac{${p} \times ${u} + ${q} \times ${v}}{${u + v}} = ${div(p * u + q * v, u + v)}`} percent.`,
            t`The amount of ${one} is asked: ${count(u, unit)}.`,
            t`There is ${u > v ? 'more' : 'less'} of ${one} than of ${other}, so the blend lies on ${u > v ? 'its' : 'the other'} side of the middle.`,
          ][level - 1]!,
      },
      together: (pair, left) =>
        left.length > 1 && level === 3
          ? t`Together they say that there is ${x > y ? 'more' : 'less'} of ${one} than of ${other}. Equal amounts would give the middle, ${percent(div(p + q, 2))}, so the blend lies on the side of the larger part.`
          : undefined,
      hints: [
        level === 2
          ? 'An amount is asked for: shares alone cannot give it.'
          : 'Only the shares of the two kinds count, not the amounts.',
        level === 3
          ? t`The middle of ${p}% and ${q}% is reached with equal amounts of both.`
          : t`Name the two amounts ${m`x`} and ${m`y`} and write each statement with them.`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([a, b], [p = 0, q = 0, bound = 0], stem) => {
      if (stem.includes('How many')) return a
      const share = (p * a + q * b) / (a + b)
      return stem.includes('Is more') ? share > bound + 1e-9 : Math.round(share * 1e6)
    },
    read: [
      [/^With twice/, ([a], n) => a === n[1]],
      [/in all/, ([a, b], [sum = 0]) => a + b === sum],
      [/in the ratio/, ([a, b], [, , i = 0, j = 0]) => a * j === b * i],
      [
        /more of/,
        ([a, b], n, { stem }) => {
          const first = n[1] === sharesOf(stem)[0]
          return (first ? a - b : b - a) === n[0]
        },
      ],
      [/frac/, ([a, b], [top = 0, bottom = 1]) => Math.abs(a / (a + b) - top / bottom) < 1e-9],
      [/ alone /, ([a], [p = 0, amount = 0]) => Math.abs((a * p) / 100 - amount) < 1e-9],
      [/^The .* in the/, ([a, b], [amount = 0], { stem }) => Math.abs(partIn(stem, a, b) - amount) < 1e-9],
      [/^[\d.]+%/, ([a, b], [share = 0], { stem }) => Math.abs(partIn(stem, a, b) / (a + b) - share / 100) < 1e-9],
      [/less than/, ([, b], [bound = 0]) => b < bound],
      [/contains/, ([a, b], [amount = 0, kind = 0], { stem }) => (kind === sharesOf(stem)[0] ? a : b) === amount],
    ],
  },
})

/** Litres do not weigh. */
function measured(text: string, unit: string): string {
  return unit === 'liter' ? text.replace('weighs', 'measures') : text
}

const sharesOf = remember((stem) => [...stem.matchAll(/(\d+)%/g)].map(([, share]) => Number(share)))

/** How much of the part asked about is in a blend, in its unit. */
function partIn(stem: string, a: number, b: number): number {
  const [p = 0, q = 0] = sharesOf(stem)
  return (a * p + b * q) / 100
}

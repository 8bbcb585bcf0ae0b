import { count, m, percent, plain, ratio, t } from '../../factory/format.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { agree } from '../../factory/grammar.ts'
import { div, rational, type Num } from '../../factory/rational.ts'
import { solveLines } from '../../factory/solve-lines.ts'
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
  { blend: 'A lawn fertilizer', kind: 'powder', part: 'nitrogen', unit: 'pound' },
  { blend: 'A casting', kind: 'alloy', part: 'copper', unit: 'pound' },
  { blend: 'A chocolate filling', kind: 'paste', part: 'cocoa', unit: 'pound' },
] as const

const times = (factor: Num, letter: string): string => `${plain(factor) === '1' ? '' : plain(factor)}${letter}`

export const blendPercent = sufficiency({
  id: 'blend-percent',
  skill: 'ds-ratios',
  version: 6,
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
      { question: `How many ${unit}s of ${one} does ${the} contain?`, of: ([u]: Pair) => String(u), key: String(x) },
      {
        question: `Is more than ${percent(div(p + q, 2))} of ${the} ${part}?`,
        of: ([u, v]: Pair) => (u > v ? 'yes' : 'no'),
        key: x > y ? 'yes' : 'no',
      },
    ] as const
    const { question, of, key } = asks[level - 1]!
    const middle = percent(div(p + q, 2))
    const side = x > y ? 'more' : 'less'
    const g = gcd(x, y)
    const percents = m`\frac{${p} \times ${x / g} + ${q} \times ${y / g}}{${(x + y) / g}} = ${mean}`
    const onRatio: Partial<Statement<Pair>> = {
      lacks: t`It gives only the ratio of the two amounts, ${ratio(div(x, y))}, and that ratio stays the same if both amounts are doubled.`,
      trap: t`takes ${x / g} and ${y / g} for the two amounts, but these numbers give only a ratio`,
      enough: t`for every ${x === g ? unit : count(x / g, unit)} of ${one} there ${agree(y / g, 'is', 'are')} ${count(y / g, unit)} of ${other}, so ${the} is ${percents} percent ${part}${level === 3 ? t`, which is ${side} than ${middle}, and the answer is ${key}` : ''}. Doubling both amounts would not change this percent.`,
      missed: t`overlooks that the percent depends only on the ratio of the two amounts`,
    }
    const shared = gcd(p, q)
    const inAll = (p * x + q * y) / shared
    const isOnly = CASES().filter(([u, v]) => p * u + q * v === p * x + q * y).length === 1
    const byAmount = (amount: string, known: string, free: string): string =>
      [
        t`uses only the ${amount} of ${known}, but the percent of ${part} also depends on how much of ${free} there is`,
        t`assumes that the amount of ${known} determines the amount of ${free}, but any amount is possible`,
        t`assumes that ${amount} of ${known} is ${(known === one) === x > y ? 'more' : 'less'} than half of ${the}, but the total is not known`,
      ][level - 1]!
    const mass = count(rational(p * x + q * y, 100), unit)
    const gap = count(Math.abs(x - y), unit)
    const most = y + slack - 1
    const anyAmount = (known: string, free: string, limit: number): string =>
      level === 2
        ? t`It says nothing about the amount of ${free}.`
        : t`It says nothing about the amount of ${free}. The more of ${free} there is, the closer the percent of ${part} is to ${limit}%.`
    const statements: Array<Statement<Pair>> = [
      {
        text: t`${the} contains ${count(x, unit)} of ${one}.`,
        line: [1, 0, x],
        holds: ([u]) => u === x,
        lacks: anyAmount(one, other, q),
        trap: byAmount(count(x, unit), one, other),
      },
      {
        text: t`${the} contains ${count(y, unit)} of ${other}.`,
        line: [0, 1, y],
        holds: ([, v]) => v === y,
        lacks: anyAmount(other, one, p),
        trap: byAmount(count(y, unit), other, one),
      },
      {
        text: t`${the} weighs ${count(x + y, unit)} in all.`,
        line: [1, 1, x + y],
        holds: ([u, v]) => u + v === x + y,
        lacks: t`A total of ${count(x + y, unit)} can be split between ${one} and ${other} in many ways.`,
        trap:
          level === 1
            ? t`averages ${p}% and ${q}% to get ${middle}, but the two amounts do not have to be equal`
            : t`tries only one way to split the ${count(x + y, unit)} between ${one} and ${other}`,
      },
      {
        text: t`${m`\frac{${n}}{${d}}`} of ${the} is ${one}.`,
        line: [y, -x, 0],
        holds: ([u, v]) => u * (x + y) === (u + v) * x,
        ...onRatio,
        enough: t`the other ${m`${fracTex(y, x + y)}`} is ${other}, so ${the} is ${m`${fracTex(x, x + y)} \times ${p} + ${fracTex(y, x + y)} \times ${q} = ${mean}`} percent ${part}${level === 3 ? t`, which is ${side} than ${middle}, and the answer is ${key}` : ''}. The amounts themselves are not needed.`,
      },
      {
        text: t`The amounts of ${one} and of ${other} are in the ratio ${ratio(div(x, y))}.`,
        line: [y, -x, 0],
        holds: ([u, v]) => u * y === v * x,
        ...onRatio,
      },
      {
        text: t`${the} contains ${count(Math.abs(x - y), unit)} more of ${x > y ? one : other} than of ${x > y ? other : one}.`,
        line: [1, -1, x - y],
        holds: ([u, v]) => u - v === x - y,
        lacks: t`It gives only the difference between the two amounts. ${level === 2 ? '' : t`The percent of ${part} depends on the ratio. `}Many pairs of amounts differ by ${gap}${level === 2 ? '' : ', and they are in different ratios'}.`,
        trap: t`tries only one pair of amounts that differ by ${gap}, but there are many`,
        enough: t`equal amounts would make ${the} exactly ${middle} ${part}. There is ${side} of ${one} than of ${other}, so the percent is ${x > y ? 'higher' : 'lower'} than ${middle}, and the answer is ${key}. The amounts themselves are not needed.`,
        missed: 'overlooks that the question depends only on which of the two amounts is greater',
      },
      {
        text: t`The ${part} in ${the} weighs ${count(rational(p * x + q * y, 100), unit)}.`,
        line: [p, q, p * x + q * y],
        holds: ([u, v]) => p * u + q * v === p * x + q * y,
        lacks: t`With ${m`x`} ${unit}s of ${one} and ${m`y`} of ${other}, it says that ${m`\frac{${p}x + ${q}y}{100} = ${rational(p * x + q * y, 100)}`}, or ${m`${times(p / shared, 'x')} + ${times(q / shared, 'y')} = ${inAll}`}. More than one pair of positive integers satisfies this equation.`,
        trap: t`tries only one mix that contains ${mass} of ${part}, but there are others`,
        ...(isOnly
          ? {
              enough: t`with ${m`x`} ${unit}s of ${one} and ${m`y`} of ${other}, the amount of ${part} gives ${m`${times(p / shared, 'x')} + ${times(q / shared, 'y')} = ${inAll}`}. So ${m`${inAll} - ${times(p / shared, 'x')}`} must be ${q === shared ? 'positive' : t`a positive multiple of ${q / shared}`}. Only ${m`x = ${x}`} works, with ${m`${inAll} - ${(p / shared) * x} = ${(q / shared) * y}`}, so ${m`y = ${y}`}${level === 3 ? t`. There is ${side} of ${one} than of ${other}, so` : ', and'} the answer is ${key}.`,
              missed: t`overlooks that only ${count(x, unit)} of ${one} and ${y} of ${other} contain exactly ${mass} of ${part}`,
            }
          : {}),
      },
      {
        text: t`${the} contains less than ${count(y + slack, unit)} of ${other}.`,
        holds: ([, v]) => v < y + slack,
        lacks: t`It gives only an upper limit for the amount of ${other} and says nothing about the amount of ${one}.`,
        trap: t`uses the limit on the amount of ${other}, but the amount of ${one} could be small or large`,
      },
    ]
    if (level === 2) {
      statements.shift()
      statements.push(
        {
          text: t`With twice as much of ${one}, ${the} would contain ${count(x, unit)} more.`,
          holds: ([u]) => u === x,
          enough: t`twice as much of ${one} would add exactly as much as is already there, so there ${agree(x, 'is', 'are')} ${count(x, unit)} of ${one}. The amount of ${other} does not matter.`,
          missed: t`overlooks that doubling ${one} adds exactly the amount that is asked for`,
        },
        {
          text: t`The ${part} from ${one} alone weighs ${count(rational(p * x, 100), unit)}.`,
          holds: ([u]) => p * u === p * x,
          enough: t`${count(rational(p * x, 100), unit)} of ${part} ${agree(rational(p * x, 100), 'is', 'are')} ${p}% of the amount of ${one}, so there are ${m`${rational(p * x, 100)} \div ${rational(p, 100)} = ${x}`} ${unit}s of ${one}. The amount of ${other} does not matter.`,
          missed: t`overlooks that ${part} makes up ${p}% of ${one}, so the amount of ${part} in ${one} gives the amount asked for`,
        },
      )
    }
    if (level > 1) {
      statements.push({
        text: t`${percent(mean)} of ${the} is ${part}.`,
        line: [y, -x, 0],
        holds: ([u, v]) => (p * u + q * v) * (x + y) === (p * x + q * y) * (u + v),
        lacks: t`With ${m`x`} ${unit}s of ${one} and ${m`y`} of ${other}, the statement says that ${m`${p}x + ${q}y = ${mean}(x + y)`}, or ${m`${times(div((p - q) * y, x + y), 'x')} = ${times(div((p - q) * x, x + y), 'y')}`}. This gives only the ratio of the two amounts, ${ratio(div(x, y))}, which stays the same if both amounts are doubled.`,
        trap: t`finds that the two amounts are in the ratio ${ratio(div(x, y))} and takes these numbers for the amounts, but many pairs of amounts have this ratio`,
        enough: t`${percent(mean)} is ${side} than ${middle}, so the answer is ${key}.`,
      })
    }
    /** How a limit on the second amount, with the other statement, shows which amount is greater. */
    const compared = (pair: readonly Statement<Pair>[]): string => {
      const known = String(pair.find(({ line }) => line !== undefined)?.line?.slice(0, 2))
      if (known === '1,0')
        return t`There ${agree(x, 'is', 'are')} ${count(x, unit)} of ${one} and at most ${count(most, unit)} of ${other}, so`
      if (known === '1,1')
        return t`At most ${most} of the ${count(x + y, unit)} ${agree(most, 'is', 'are')} ${other}, so at least ${x + y - most} ${agree(x + y - most, 'is', 'are')} ${one}, and`
      return 'In every mix that fits both statements,'
    }
    const capital = (text: string): string => text.replace(/^the /, 'The ')
    const meaning = t`Let ${m`x`} be the number of ${unit}s of ${one} and ${m`y`} the number of ${unit}s of ${other}.`
    const result = ([u, v]: Pair): string =>
      [
        t`So ${the} is ${m`\frac{${p} \times ${u} + ${q} \times ${v}}{${u + v}} = ${div(p * u + q * v, u + v)}`} percent ${part}.`,
        capital(t`${the} therefore contains ${count(u, unit)} of ${one}.`),
        t`There is ${u > v ? 'more' : 'less'} of ${one} than of ${other}, so the percent of ${part} is ${u > v ? 'higher' : 'lower'} than ${middle}, halfway between ${p}% and ${q}%.`,
      ][level - 1]!
    const hints = [
      [
        t`To find the percent of ${part}, do you need the number of ${unit}s of each ${kind}, or is the ratio of the two amounts enough?`,
        'If both amounts are doubled, is each statement still true?',
        t`What would the percent of ${part} be if there were equal amounts of ${one} and ${other}?`,
      ][level - 1]!,
      level === 3
        ? t`Which of the two amounts must be greater for the percent to be higher than ${middle}? Does each statement tell you whether it is?`
        : t`Let ${m`x`} be the number of ${unit}s of ${one} and ${m`y`} the number of ${unit}s of ${other}. Does each statement give ${level === 2 ? t`${m`x`} itself, or only a relation between ${m`x`} and ${m`y`}` : t`the ratio of ${m`x`} to ${m`y`}`}?`,
    ] as const
    return {
      stem: t`${blend} is made of ${kind === 'alloy' ? 'an' : 'a'} ${kind} that is ${p}% ${part} and another ${kind} that is ${q}% ${part}. It contains some of both, a whole number of ${unit}s of each. ${question}`,
      asks: [
        {
          what: t`in what ratio ${one} and ${other} are mixed`,
          because: t`this ratio alone determines the percent of ${part}`,
        },
        undefined,
        {
          what: t`whether ${the} contains more of ${one} than of ${other}`,
          because: t`equal amounts would make it exactly ${middle} ${part}`,
        },
      ][level - 1],
      cases: CASES(),
      ask: of,
      show: ([u, v]) => t`${count(u, unit)} of ${one} and ${v} of ${other}`,
      since: ([u, v]) =>
        level === 2
          ? undefined
          : m`\frac{${p} \times ${u} + ${q} \times ${v}}{${u + v}} = ${div(p * u + q * v, u + v)}`,
      statements: statements.map((each) => ({ ...each, text: measured(capital(each.text), unit) })),
      unknowns: { letters: ['x', 'y'], meaning, result },
      together: (pair, left) => {
        const at = pair.findIndex(({ text }) => text.endsWith(`is ${part}.`))
        const [first, next] = [pair[0].line, pair[1].line]
        if (left.length === 1 && at >= 0 && first && next && first.join() !== next.join())
          return t`${meaning} By statement (${at + 1}), ${m`${p}x + ${q}y = ${mean}(x + y)`}, or ${m`${times(y / g, 'x')} = ${times(x / g, 'y')}`}. ${solveLines(['x', 'y'], [first, next])} ${result(left[0]!)}`
        return left.length > 1 && level === 3
          ? t`${compared(pair)} there is ${side} of ${one} than of ${other}. Equal amounts would make ${the} exactly ${middle} ${part}, so the percent is ${x > y ? 'higher' : 'lower'} than ${middle}.`
          : undefined
      },
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`overlooks that only ${count(left[0]![0], unit)} of ${one} and ${left[0]![1]} of ${other} fit both statements, so the answer is ${of(left[0]!)}`
          : t`overlooks that the two statements together show that there is ${side} of ${one} than of ${other}`,
      bothTrap: ([first, next]) =>
        first.line && String(first.line) === String(next.line)
          ? t`overlooks that both statements give only the ratio of the two amounts, ${ratio(div(x, y))}`
          : /less than \d/.test(`${first.text} ${next.text}`)
            ? t`takes ${count(y + slack, unit)} for the amount of ${other}, but that is only an upper limit`
            : undefined,
      hintsFor: () => (level === 2 ? undefined : hints),
      hints,
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

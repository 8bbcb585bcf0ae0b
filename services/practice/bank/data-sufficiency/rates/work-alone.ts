import { bothSay } from '../../factory/why-together.ts'
import { count, m, t } from '../../factory/format.ts'
import { div, rational, toNumber } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

/** Hours that the first and the second need alone. */
type Hours = readonly [number, number]

const CASES = once((): readonly Hours[] => pairs(range(1, 60), range(1, 60)))
const WIDE = once((): readonly Hours[] => range(1, 100).flatMap((b) => range(1, 100).map((a) => [a, b] as const)))
const TEAMS = [
  { first: 'the old press', second: 'the new press', does: 'print an edition', job: 'edition' },
  { first: 'the red robot', second: 'the blue robot', does: 'paint a batch of doors', job: 'batch' },
  { first: 'the day crew', second: 'the night crew', does: 'pave a street', job: 'street' },
  { first: 'the large oven', second: 'the small oven', does: 'bake an order', job: 'order' },
  { first: 'the first server', second: 'the second server', does: 'process a file', job: 'file' },
] as const

const together = ([a, b]: Hours): ReturnType<typeof rational> => rational(a * b, a + b)
const times = (k: number): string => (k === 2 ? 'twice' : `${k} times`)

export const workAlone = sufficiency({
  id: 'work-alone',
  skill: 'ds-rates',
  version: 3,
  levels: [-0.4, 0.4, 1.1],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = [random.int(2, 20), random.int(2, 24)]
    const both = together([a, b])
    if (a === b || b < 3 || toNumber(both) <= 1 || ![1n, 2n, 4n, 5n].includes(both.d) || (level === 1 && b % 2 !== 0))
      return null
    return {
      a,
      b,
      both,
      h: random.int(1, Math.ceil(toNumber(both)) - 1),
      slack: random.int(1, 4),
      level,
      team: random.pick(TEAMS),
    }
  },
  write: ({ a, b, both, h, slack, level, team }): Sufficiency<Hours> => {
    const { first, second, does, job } = team
    const jobs = job === 'batch' ? 'batches' : `${job}s`
    const hours = (n: Parameters<typeof count>[0]): string => count(n, 'hour')
    const { n: i, d: j } = rational(b, a)
    const [fast, slow, factor] = a < b ? [first, second, b / a] : [second, first, a / b]
    const asks = [
      { question: `How many hours does ${second} need for one ${job} alone?`, of: ([, v]: Hours) => String(v) },
      { question: `How many hours do the two need for one ${job} together?`, of: (one: Hours) => t`${together(one)}` },
      {
        question: `When both work on one ${job} together, what fraction of it does ${first} do?`,
        of: ([u, v]: Hours) => m`${fracTex(v, u + v)}`,
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const speeds = t`in the same time the work done is in the ratio of the speeds, ${i.toString()} to ${j.toString()}, so the part of ${first} is ${m`\frac{${i}}{${i + j}}`}.`
    const part = rational(h * (a + b), a * b)
    const sameTogether = ([u, v]: Hours): boolean => u * v * (a + b) === a * b * (u + v)
    const statements: Array<Statement<Hours>> = [
      {
        text: t`Alone, ${first} needs ${hours(a)} for one ${job}.`,
        gives: t`${m`u = ${a}`}`,
        holds: ([u]) => u === a,
        lacks: t`The speed of ${second} stays open.`,
      },
      {
        text: t`Together, the two need ${hours(both)} for one ${job}.`,
        gives: t`${m`\frac{1}{u} + \frac{1}{v} = ${fracTex(div(1, both))}`}`,
        holds: sameTogether,
        lacks: t`In one hour they do ${m`${fracTex(div(1, both))}`} of the ${job} together, but how much of that each does stays open.`,
      },
      {
        text: t`For one ${job} alone, ${slow} needs ${hours(Math.abs(a - b))} more than ${fast}.`,
        gives: t`${m`u - v = ${a - b}`}`,
        holds: ([u, v]) => u - v === a - b,
        lacks: 'A difference of times fixes no speed.',
      },
      {
        text: t`In ${hours(2)}, ${second} alone does ${m`${fracTex(2, b)}`} of one ${job}.`,
        gives: t`${m`v = ${b}`}`,
        holds: ([, v]) => v === b,
        lacks: t`It says that ${second} alone needs ${hours(b)}; the speed of ${first} stays open.`,
        enough: t`the whole takes ${m`2 \div ${fracTex(2, b)} = ${b}`} hours.`,
      },
      {
        text: Number.isInteger(factor)
          ? t`${fast} is ${times(factor)} as fast as ${slow}.`
          : t`While ${first} does ${count(i, job, jobs)}, ${second} does ${count(j, job, jobs)}.`,
        gives: t`${m`\frac{u}{v} = ${fracTex(a, b)}`}`,
        holds: ([u, v]) => u * b === v * a,
        lacks: 'It compares the two speeds, but no time is known.',
        enough: speeds,
      },
      {
        text: t`${first} alone needs less than ${hours(a + slack)} for one ${job}.`,
        gives: t`${m`u < ${a + slack}`}`,
        holds: ([u]) => u < a + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`For half of one ${job}, ${second} alone needs ${hours(b / 2)}.`,
        holds: ([, v]) => v === b,
        enough: t`the whole takes twice as long, ${hours(b)}.`,
      })
    }
    if (level === 2) {
      statements.splice(1, 1)
      statements.push(
        {
          text: t`In ${hours(h)}, the two together do ${m`${fracTex(part)}`} of one ${job}.`,
          holds: sameTogether,
          enough: t`the whole takes ${m`${h} \div ${fracTex(part)} = ${both}`} hours.`,
        },
        {
          text: t`With two like ${first} and two like ${second}, one ${job} would take ${hours(div(both, 2))}.`,
          holds: sameTogether,
          enough: t`with one of each it takes twice as long, ${hours(both)}.`,
        },
      )
    }
    if (level === 3) {
      statements.push({
        text: t`Together, the two need ${m`${fracTex(b, a + b)}`} of the time that ${first} needs alone.`,
        holds: ([u, v]) => v * (a + b) === b * (u + v),
        enough: t`in that part of its time ${first} does the same part of the ${job}, ${m`${fracTex(b, a + b)}`}.`,
      })
    }
    return {
      stem: t`${first} and ${second} each ${does} at a constant speed, and each alone needs a whole number of hours for one ${job}. ${question}`.replace(
        /^the/,
        'The',
      ),
      cases: CASES(),
      ask: of,
      show: ([u, v]) => t`${hours(u)} and ${hours(v)}`,
      statements: statements.map((one) => ({ ...one, text: one.text.replace(/^the/, 'The') })),
      together: (pair, left) => {
        const [u, v] = left[0]!
        if (pair.some(({ gives }) => gives === undefined) || left.length > 1) return undefined
        const asked = [
          '',
          t` Together they do ${m`\frac{1}{${u}} + \frac{1}{${v}}`} of it in an hour.`,
          t` In one hour they do ${m`\frac{1}{${u}}`} and ${m`\frac{1}{${v}}`}, so the shares of the work are known.`,
        ][level - 1]!
        return t`Let ${first} need ${m`u`} hours alone and ${second} ${m`v`} hours. ${bothSay(pair)} Both hold only for ${m`u = ${u}`} and ${m`v = ${v}`}.${asked}`
      },
      hints: [
        t`Whoever needs ${m`n`} hours alone does ${m`\frac{1}{n}`} of the ${job} in one hour.`,
        level === 3
          ? 'Only the ratio of the two speeds counts here.'
          : 'Add the parts done in one hour, not the times.',
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([a, b], _n, stem) =>
      stem.includes('fraction')
        ? Math.round(1e7 / (1 + a / b))
        : stem.includes('together?')
          ? Math.round(1e7 / (1 / a + 1 / b))
          : b,
    read: [
      [/^Alone/, ([a], [time = 0]) => a === time],
      [/of the time/, ([a, b], [top = 0, bottom = 1]) => Math.abs(b / (a + b) - top / bottom) < 1e-9],
      [/^Together/, ([a, b], [time = 0]) => Math.abs(1 / (1 / a + 1 / b) - time) < 1e-9],
      [/more than/, ([a, b], [gap = 0], { statement, stem }) => (isFirst(statement, stem) ? a - b : b - a) === gap],
      [/together do/, ([a, b], [time = 0, ...part]) => Math.abs(time / a + time / b - quotient(part)) < 1e-9],
      [/alone does/, ([, b], [time = 0, ...part]) => Math.abs(time / b - quotient(part)) < 1e-9],
      [/as fast/, ([a, b], [k = 2], { statement, stem }) => (isFirst(statement, stem) ? b / a : a / b) === k],
      [/^While/, ([a, b], [i = 0, j = 0]) => b * j === a * i],
      [/less than/, ([a], [bound = 0]) => a < bound],
      [/^For half/, ([, b], [time = 0]) => b / 2 === time],
      [/^With two/, ([a, b], [time = 0]) => Math.abs(1 / (2 / a + 2 / b) - time) < 1e-9],
    ],
  },
})

function quotient([top = 0, bottom = 1]: readonly number[]): number {
  return top / bottom
}

/** Whether a statement first names the one that the stem names first. */
function isFirst(statement: string, stem: string): boolean {
  return firstNamed(`${statement}|${stem}`)
}

const firstNamed = remember((text) => {
  const [statement = '', stem = ''] = text.toLowerCase().split('|')
  const [, first = '', second = ''] = /^(.*?) and (the .*?) each /.exec(stem) ?? []
  return `${statement} ${second}`.indexOf(first) < `${statement} ${second}`.indexOf(second)
})

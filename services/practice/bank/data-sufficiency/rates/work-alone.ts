import { bothSay } from '../../factory/why-together.ts'
import { count, m, t } from '../../factory/format.ts'
import { div, rational, toNumber, type Rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range } from '../../factory/grid.ts'
import { gcd } from '../../factory/gcd.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

/** The longest time of the first machine that a statement names or allows, in hours. */
const MOST = 24
/** Beyond the longest time of the second that, with up to `MOST` hours of the first, gives a drawn joint time. */
const FAR = 1500

/** Hours that the first and the second need alone. */
type Hours = readonly [number, number]

const CASES = once((): readonly Hours[] => pairs(range(1, 60), range(1, 60)))
/** For the second solver: also the pairs far beyond, of a time near the joint one and a very long one. */
const WIDE = once((): readonly Hours[] => [
  ...range(1, 100).flatMap((b) => range(1, 100).map((a) => [a, b] as const)),
  ...range(101, FAR).flatMap((b) => range(1, MOST).map((a) => [a, b] as const)),
])
const TEAMS = [
  { first: 'the old press', second: 'the new press', does: 'print an edition', job: 'edition' },
  { first: 'the red robot', second: 'the blue robot', does: 'paint a batch of doors', job: 'batch' },
  { first: 'the day crew', second: 'the night crew', does: 'pave a street', job: 'street' },
  { first: 'the large oven', second: 'the small oven', does: 'bake an order', job: 'order' },
  { first: 'the first server', second: 'the second server', does: 'process a file', job: 'file' },
] as const

const together = ([a, b]: Hours): ReturnType<typeof rational> => rational(a * b, a + b)
/** Whether a shorter time of the first than `below` and one of the second beyond `CASES` give the same joint time. */
const hasFarPair = (both: Rational, below: number): boolean =>
  range(1, below - 1).some((u) => {
    const left = toNumber(both) < u ? rational(BigInt(u) * both.n, BigInt(u) * both.d - both.n) : null
    return left !== null && left.d === 1n && left.n > 60n
  })
const times = (k: number): string => (k === 2 ? 'twice' : `${k} times`)

/** How the two times follow from two statements, in a sentence; nothing where each statement gives one of them. */
function solved(
  pair: readonly [Statement<Hours>, Statement<Hours>],
  { a, b, both, limit }: { a: number; b: number; both: Rational; limit: number },
): string {
  const says = (start: string): boolean => pair.some(({ gives }) => gives?.startsWith(String.raw`\(` + start))
  const isLimit = says('u <')
  const [isU, isV, isGap] = [says('u ='), says('v ='), says('u - v')]
  const [isSum, isRatio] = [says(String.raw`\frac{1}{u}`), says(String.raw`\frac{u}{v}`)]
  const found = t`${m`u = ${a}`} and ${m`v = ${b}`}`
  const rate = fracTex(div(1, both))
  if (isU && isV) return ''
  if (isU && isSum) return t` So ${m`\frac{1}{v} = ${rate} - \frac{1}{${a}} = \frac{1}{${b}}`}, and ${m`v = ${b}`}.`
  if (isV && isSum) return t` So ${m`\frac{1}{u} = ${rate} - \frac{1}{${b}} = \frac{1}{${a}}`}, and ${m`u = ${a}`}.`
  const [sign, back] = a > b ? ['-', '+'] : ['+', '-']
  if (isU && isRatio) return t` So ${m`v = ${a} \div ${fracTex(a, b)} = ${b}`}.`
  if (isV && isRatio) return t` So ${m`u = ${fracTex(a, b)} \times ${b} = ${a}`}.`
  if (isU && isGap) return t` So ${m`v = ${a} ${sign} ${Math.abs(a - b)} = ${b}`}.`
  if (isV && isGap) return t` So ${m`u = ${b} ${back} ${Math.abs(a - b)} = ${a}`}.`
  if (isU || isV) return t` This gives ${found}.`
  const [top, bottom] = [a / gcd(a, b), b / gcd(a, b)]
  if (isLimit && isRatio) return t` Since ${m`u = ${fracTex(a, b)}v`}, ${m`u`} has to be a multiple of ${top}, and the only one less than ${limit} is ${a}. This gives ${found}.`
  const tried = isLimit && isSum ? range(Math.floor(toNumber(both)) + 1, limit - 1) : []
  const tries = tried.map((u) => t`${m`u = ${u}`} gives ${m`v = ${fracTex(BigInt(u) * both.n, BigInt(u) * both.d - both.n)}`}`).join('; ')
  if (tried.length > 1 && tried.length < 6) return t` Since ${m`u`} is greater than the joint time, ${both}, and less than ${limit}, only ${tried.length.toString()} values are left: ${tries}. Only ${found} are both whole numbers.`
  if (isLimit && isSum) return t` Since ${m`u`} is greater than the joint time, ${both}, and less than ${limit}, only a few values are left. Trying them gives a whole number ${m`v`} only once: ${found}.`
  const left = isGap ? `${fracTex(a, b)}v - v = ${a - b}` : `\\frac{${bottom}}{${top}v} + \\frac{1}{v} = ${rate}`
  if (isRatio) return t` Substituting ${m`u = ${fracTex(a, b)}v`} into the other equation gives ${m`${left}`}, so ${found}.`
  if (isGap && isSum) return t` A longer time for one of them means a longer time for the other, which makes ${m`\frac{1}{u} + \frac{1}{v}`} smaller, so only one pair of times can fit. That pair is ${found}, since ${m`\frac{1}{${a}} + \frac{1}{${b}} = ${rate}`}.`
  return t` The only whole numbers that fit both are ${found}.`
} // prettier-ignore

export const workAlone = sufficiency({
  id: 'work-alone',
  skill: 'ds-rates',
  version: 5,
  levels: [-0.4, 0.4, 1.1],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [a, b] = [random.int(2, 20), random.int(2, 24)]
    const both = together([a, b])
    if (a === b || b < 3 || toNumber(both) <= 1 || ![1n, 2n, 4n, 5n].includes(both.d) || (level === 1 && b % 2 !== 0))
      return null
    const [h, slack] = [random.int(1, Math.ceil(toNumber(both)) - 1), random.int(1, 4)]
    // Below a limit, such a pair would make an E of what looks like a C over the cases of the window.
    if (level !== 2 && hasFarPair(both, a + slack)) return null
    return { a, b, both, h, slack, level, team: random.pick(TEAMS) }
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
    const share = t`while ${first} does ${count(i, 'part')} of the work, ${second} does ${j.toString()}, so of every ${(i + j).toString()} parts, ${first} does ${i.toString()}. That is ${m`\frac{${i}}{${i + j}}`} of the ${job}.`
    const bothNeeded = ['', 'the joint time', "each one's share"][level - 1]!
    const other = (one: string): string =>
      level === 1
        ? t`but the question is about ${second}`
        : t`but ${bothNeeded} also depends on ${one === first ? second : first}`
    const noTime = t`treats a comparison of the two rates as if it gave a time, but no time is given`
    const part = rational(h * (a + b), a * b)
    const sameTogether = ([u, v]: Hours): boolean => u * v * (a + b) === a * b * (u + v)
    const ratio = fracTex(a, b)
    const statements: Array<Statement<Hours>> = [
      {
        text: t`Alone, ${first} needs ${hours(a)} for one ${job}.`,
        gives: t`${m`u = ${a}`}`,
        holds: ([u]) => u === a,
        lacks: t`It says nothing about ${second}'s time.`,
        trap: t`uses only ${first}'s time, ${other(first)}`,
      },
      {
        text: t`Together, the two need ${hours(both)} for one ${job}.`,
        gives: t`${m`\frac{1}{u} + \frac{1}{v} = ${fracTex(div(1, both))}`}`,
        holds: sameTogether,
        lacks: t`Together, the two do ${m`${fracTex(div(1, both))}`} of one ${job} in an hour, but it is unknown how much of that each one does.`,
        trap:
          level === 3
            ? t`assumes that each does half of the ${job}, but one may be faster`
            : t`doubles the joint time, which is right only if both are equally fast`,
      },
      {
        text: t`For one ${job} alone, ${slow} needs ${hours(Math.abs(a - b))} more than ${fast}.`,
        gives: t`${m`u - v = ${a - b}`}`,
        holds: ([u, v]) => u - v === a - b,
        lacks: t`It gives only the difference between the two times. Many pairs of times differ by ${hours(Math.abs(a - b))}${['', ', and longer times mean a longer joint time', ', and they are not all in the same ratio'][level - 1]!}.`,
        trap: t`tries only one pair of times that differ by ${hours(Math.abs(a - b))}, but there are many`,
      },
      {
        text: t`In ${hours(2)}, ${second} alone does ${m`${fracTex(2, b)}`} of one ${job}.`,
        gives: t`${m`v = ${b}`}`,
        holds: ([, v]) => v === b,
        lacks: t`It shows that ${second} needs ${hours(b)} alone, but it says nothing about ${first}'s time.`,
        trap: t`finds that ${second} needs ${hours(b)} alone, ${other(second)}`,
        enough: t`since ${second} does ${m`${fracTex(2, b)}`} of one ${job} in 2 hours, it needs ${m`2 \div ${fracTex(2, b)} = ${b}`} hours for the whole ${job}. It does not matter how long ${first} takes.`,
        missed: t`overlooks that at a constant rate, the time for part of the ${job} gives the time for the whole ${job}`,
      },
      {
        text: Number.isInteger(factor)
          ? t`${fast} is ${times(factor)} as fast as ${slow}.`
          : t`While ${first} does ${count(i, job, jobs)}, ${second} does ${count(j, job, jobs)}.`,
        gives: t`${m`\frac{u}{v} = ${ratio}`}`,
        holds: ([u, v]) => u * b === v * a,
        lacks: 'It gives only the ratio of the two rates. That ratio stays the same if both times are doubled.',
        trap: noTime,
        enough: share,
        missed: t`overlooks that the share of the work depends only on the ratio of the two rates`,
      },
      {
        text: t`${first} alone needs less than ${hours(a + slack)} for one ${job}.`,
        gives: t`${m`u < ${a + slack}`}`,
        holds: ([u]) => u < a + slack,
        lacks: t`It gives only an upper limit for ${first}'s time and says nothing about ${second}'s time.`,
        trap: t`takes ${hours(a + slack)} for ${first}'s time, but that is only an upper limit`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`For half of one ${job}, ${second} alone needs ${hours(b / 2)}.`,
        holds: ([, v]) => v === b,
        enough: t`at a constant rate, the whole ${job} takes twice as long as half of it, so ${second} alone needs ${m`2 \times ${b / 2} = ${b}`} hours. It does not matter how long ${first} takes.`,
        missed: t`overlooks that at a constant rate, the whole ${job} takes twice as long as half of the ${job}`,
      })
    }
    if (level === 2) {
      const kind = first.split(' ').at(-1)!
      const kinds = kind.endsWith('s') ? `${kind}es` : `${kind}s`
      statements.splice(1, 1)
      statements.push(
        {
          text: t`In ${hours(h)}, the two together do ${m`${fracTex(part)}`} of one ${job}.`,
          holds: sameTogether,
          enough: t`since the two together do ${m`${fracTex(part)}`} of one ${job} in ${hours(h)}, they need ${m`${h} \div ${fracTex(part)} = ${both}`} hours for the whole ${job}. It does not matter how much of it each one does.`,
          missed: t`overlooks that at a constant rate, the time for part of the ${job} gives the time for the whole ${job}`,
        },
        {
          text: t`Working together, two ${kinds} like ${first} and two like ${second} would need ${hours(div(both, 2))} for one ${job}.`,
          holds: sameTogether,
          enough: t`one of each does half as much in an hour as two of each, so the ${job} takes twice as long: ${m`2 \times ${div(both, 2)} = ${both}`} hours.`,
          missed: t`overlooks that one of each takes twice as long as two of each`,
        },
      )
    }
    if (level === 3) {
      statements.push({
        text: t`Together, the two need ${m`${fracTex(b, a + b)}`} of the time that ${first} needs alone.`,
        holds: ([u, v]) => v * (a + b) === b * (u + v),
        enough: t`in ${m`${fracTex(b, a + b)}`} of the time that it needs for the whole ${job}, ${first} does ${m`${fracTex(b, a + b)}`} of the ${job}.`,
        missed: t`overlooks that in a fraction of the time needed for the whole ${job}, ${first} does the same fraction of the ${job}`,
      })
    }
    const hints = [
      [
        t`When does a fact about ${first} help you find ${second}'s time?`,
        t`Do you need both times to find the joint time, or is it enough to know how much the two do together in an hour?`,
        t`To find the fraction that ${first} does, do you need the two times, or only how the two rates compare?`,
      ][level - 1]!,
      t`Let ${first} need ${m`u`} hours alone and ${second} ${m`v`} hours, so that they do ${m`\frac{1}{u}`} and ${m`\frac{1}{v}`} of the ${job} in an hour. What does each statement say about ${m`u`} and ${m`v`}?`,
    ] as const
    return {
      stem: t`${first} and ${second} each ${does} at a constant rate, and each alone needs a whole number of hours for one ${job}. ${question}`.replace(
        /^the/,
        'The',
      ),
      asks: [undefined, { what: t`for ${m`\frac{uv}{u + v}`}, where ${m`u`} and ${m`v`} are the hours that ${first} and ${second} need alone`, because: t`in one hour, the two together do ${m`\frac{1}{u} + \frac{1}{v} = \frac{u + v}{uv}`} of the ${job}` }, { what: t`for ${m`\frac{v}{u + v}`}, where ${m`u`} and ${m`v`} are the hours that ${first} and ${second} need alone`, because: t`in one hour, ${first} does ${m`\frac{1}{u}`} of the ${job}, and the two together do ${m`\frac{1}{u} + \frac{1}{v} = \frac{u + v}{uv}`}` }][level - 1], // prettier-ignore
      cases: CASES(),
      ask: of,
      show: ([u, v]) => t`times of ${hours(u)} for ${first} and ${hours(v)} for ${second}`,
      since: ([u, v]) =>
        [
          undefined,
          m`\frac{${u} \times ${v}}{${u} + ${v}} = ${together([u, v])}`,
          m`\frac{${v}}{${u} + ${v}} = ${fracTex(v, u + v)}`,
        ][level - 1],
      statements: statements.map((one) => ({ ...one, text: one.text.replace(/^the/, 'The') })),
      together: (pair, left) => {
        const [u, v] = left[0]!
        if (pair.some(({ gives }) => gives === undefined) || left.length > 1) return undefined
        const asked = [
          t` Alone, ${second} therefore needs ${hours(v)}.`,
          t` Together they do ${m`\frac{1}{${u}} + \frac{1}{${v}} = ${fracTex(u + v, u * v)}`} of the ${job} in an hour, so one ${job} takes ${m`1 \div ${fracTex(u + v, u * v)} = ${together([u, v])}`} hours.`,
          t` In one hour, ${first} does ${m`\frac{1}{${u}}`} of the ${job} and ${second} does ${m`\frac{1}{${v}}`}, so ${first} does ${m`\frac{1}{${u}} \div \left(\frac{1}{${u}} + \frac{1}{${v}}\right) = \frac{${v}}{${u} + ${v}} = ${fracTex(v, u + v)}`} of the work.`,
        ][level - 1]!
        return t`Let ${first} need ${m`u`} hours alone and ${second} ${m`v`} hours. ${bothSay(pair)}${solved(pair, { a, b, both, limit: a + slack })}${asked}`
      },
      bothMissed: (_pair, [one]) => t`overlooks that only times of ${one![0]} and ${one![1]} hours fit both statements, so the answer is ${of(one!)}`, // prettier-ignore
      bothTrap: (_pair, left) => {
        const [one, two] = left
        return left.length === 2
          ? t`considers only one pair of times that fits both statements, but ${one![0]} and ${one![1]} hours fit as well as ${two![0]} and ${two![1]} hours`
          : t`considers only one pair of times that fits both statements, such as ${hours(one![0])} and ${hours(one![1])}, but other pairs fit as well`
      },
      hints,
      // A time in short could be the answer.
      hintsFor: (pair) =>
        level < 3 &&
        pair.every(({ gives }) => gives !== undefined && (level > 1 || !gives.startsWith(String.raw`\(v =`)))
          ? hints
          : [
              hints[0],
              [
                t`Both work at a constant rate. What does each statement tell you about the time that ${second} needs for one whole ${job}?`,
                t`Both work at a constant rate. What does each statement tell you about the time that the two together need for one whole ${job}?`,
                t`While ${first} does one part of the work, how many parts does ${second} do? Does each statement tell you that?`,
              ][level - 1]!,
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
      [/^Working together, two/, ([a, b], [time = 0]) => Math.abs(1 / (2 / a + 2 / b) - time) < 1e-9],
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

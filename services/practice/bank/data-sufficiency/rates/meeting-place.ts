import { count, m, ratio, t } from '../../factory/format.ts'
import { div, rational } from '../../factory/rational.ts'
import { solveLines } from '../../factory/solve-lines.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { NAMES } from '../../factory/names.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'

type Speeds = readonly [number, number]

const CASES = once((): readonly Speeds[] => pairs(range(1, 50), range(1, 50)))
const WIDE = once((): readonly Speeds[] => range(1, 75).flatMap((v) => range(1, 75).map((u) => [u, v] as const)))
const WAYS = [
  { walk: 'cycle', from: 'a lighthouse', to: 'a windmill', low: 8, high: 24 },
  { walk: 'walk', from: 'a chapel', to: 'a quarry', low: 2, high: 6 },
  { walk: 'run', from: 'a stadium', to: 'a harbor', low: 6, high: 14 },
  { walk: 'skate', from: 'a bridge', to: 'a boathouse', low: 8, high: 20 },
  { walk: 'ride', from: 'a stable', to: 'an orchard', low: 6, high: 18 },
] as const

export const meetingPlace = sufficiency({
  id: 'meeting-place',
  skill: 'ds-rates',
  version: 5,
  levels: [-0.1, 0.5, 1.1],
  draw: (random, level) => {
    const way = random.pick(WAYS)
    const [u, v] = [random.int(way.low, way.high), random.int(way.low, way.high)]
    const halves = random.int(1, 6)
    const distance = ((u + v) * halves) / 2
    if (u === v || !Number.isInteger(distance) || distance > 150 || distance <= u + v) return null
    return { u, v, halves, distance, slack: random.int(1, 3), level, way, names: random.some(NAMES, 2) }
  },
  write: ({ u, v, halves, distance, slack, level, way, names }): Sufficiency<Speeds> => {
    const [a, b] = names as [string, string]
    const [from, to] = [way.from, way.to].map((place) => place.replace(/^an? /, 'the ')) as [string, string]
    const { walk } = way
    const time = rational(halves, 2)
    const km = (n: Parameters<typeof count>[0]): string => count(n, 'mile')
    const [fast, slow] = u > v ? [a, b] : [b, a]
    const lead = rational(Math.abs(u - v) * halves, 2)
    const asks = [
      {
        question: `How many hours after the start do they meet?`,
        of: ([p, q]: Speeds) => t`${rational(distance, p + q)}`,
        key: t`${time}`,
      },
      {
        question: `How many miles from ${from} do they meet?`,
        of: ([p, q]: Speeds) => t`${rational(distance * p, p + q)}`,
        key: t`${rational(distance * u, u + v)}`,
      },
      {
        question: `Do they meet closer to ${from} than to ${to}?`,
        of: ([p, q]: Speeds) => (p < q ? 'yes' : 'no'),
        key: u < v ? 'yes' : 'no',
      },
    ] as const
    const { question, of, key } = asks[level - 1]!
    const needs = ['the time', 'the meeting point', 'the answer'][level - 1]!
    const shorter = t`${slow} is slower than ${fast} and so covers less than half of the path. They therefore meet closer to ${slow === a ? from : to}, and the answer is ${key}.`
    const formula = level === 1 ? m`\frac{${distance}}{x + y}` : m`${distance} \times \frac{x}{x + y}`
    const onBoth =
      level === 3
        ? ''
        : t` If ${a}'s speed is ${m`x`} and ${b}'s is ${m`y`}, the answer is ${formula}, which depends on both speeds.`
    const comparing = level === 3 ? t`overlooks that ${slow} is slower than ${fast} and so covers less than half of the path` : t`overlooks that the ratio of the two speeds gives the fraction of the path that ${a} covers` // prettier-ignore
    const ratioOnly = {
      line: [v, -u, 0] as const,
      lacks: 'It gives only the ratio of the two speeds. Neither the speeds themselves nor their sum is known.',
      trap: t`uses only a comparison of the two speeds, but the time depends on their sum`,
      missed: comparing,
    }
    const statements: Array<Statement<Speeds>> = [
      {
        text: t`${a} ${walk}s at ${km(u)} per hour.`,
        line: [1, 0, u],
        holds: ([p]) => p === u,
        lacks: t`It says nothing about ${b}'s speed.${onBoth}`,
        trap: t`uses only ${a}'s speed, but ${needs} depends on ${b}'s speed, too`,
      },
      {
        text: t`${b} ${walk}s at ${km(v)} per hour.`,
        line: [0, 1, v],
        holds: ([, q]) => q === v,
        lacks: t`It says nothing about ${a}'s speed.${onBoth}`,
        trap: t`uses only ${b}'s speed, but ${needs} depends on ${a}'s speed, too`,
      },
      {
        text: t`One hour after the start, the two are still ${km(distance - u - v)} apart.`,
        line: [1, 1, u + v],
        holds: ([p, q]) => p + q === u + v,
        lacks: t`In one hour, ${a} and ${b} together cover ${m`${distance} - ${distance - u - v} = ${u + v}`} miles, but it is unknown how many miles each one covers.`,
        trap: t`assumes that ${a} and ${b} each cover half of the ${km(u + v)}, but one of them can be faster`,
        enough: t`${a} and ${b} get ${m`${distance} - ${distance - u - v} = ${u + v}`} miles closer in one hour, so they meet after ${m`${distance} \div ${u + v} = ${time}`} ${halves === 2 ? 'hour' : 'hours'}.`,
        missed: t`overlooks that the time depends only on how many miles closer ${a} and ${b} get each hour`,
      },
      {
        text: t`When they meet, ${fast} has covered ${km(lead)} more than ${slow}.`,
        holds: ([p, q]) => (p - q) * (u + v) === (u - v) * (p + q),
        ...ratioOnly,
        lacks: t`The two must have covered ${km(rational(distance * u, u + v))} and ${km(rational(distance * v, u + v))}, so the speeds are in the ratio ${ratio(div(u, v))}. Neither the speeds themselves nor their sum is known.`,
        enough:
          level === 3
            ? t`${fast} has covered more miles than ${slow}, that is, more than half of the path. They therefore meet closer to ${u > v ? to : from}, and the answer is ${key}.`
            : t`the two distances add up to ${km(distance)} and differ by ${km(lead)}, so ${a} has covered ${m`(${distance} ${u > v ? '+' : '-'} ${lead}) \div 2 = ${rational(distance * u, u + v)}`} miles.`,
        missed:
          level === 3
            ? t`overlooks that ${fast} has covered more miles than ${slow} and so more than half of the path`
            : t`overlooks that the sum and the difference of the two distances give both distances`,
      },
      {
        text: t`The speeds of ${a} and ${b} are in the ratio ${ratio(div(u, v))}.`,
        holds: ([p, q]) => p * v === q * u,
        ...ratioOnly,
        enough:
          level === 3
            ? shorter
            : t`${a} and ${b} travel for the same time, so the distances they cover are in the same ratio as their speeds. ${a} therefore covers ${m`${fracTex(u, u + v)}`} of the ${distance} miles, which is ${key} miles.`,
      },
      {
        text: t`${fast} ${walk}s ${km(Math.abs(u - v))} per hour faster than ${slow}.`,
        line: [1, -1, u - v],
        holds: ([p, q]) => p - q === u - v,
        lacks: t`It gives only the difference between the two speeds. Neither their sum nor their ratio is known.${onBoth}`,
        trap: t`tries only one pair of speeds that differ by ${km(Math.abs(u - v))} per hour, but there are many`,
        enough: shorter,
        missed: comparing,
      },
      {
        text: t`${b} ${walk}s at less than ${km(v + slack)} per hour.`,
        holds: ([, q]) => q < v + slack,
        lacks: t`It gives only an upper limit for ${b}'s speed and says nothing about ${a}'s speed.`,
        trap: t`takes ${km(v + slack)} per hour for ${b}'s speed, but that is only an upper limit`,
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`If both had ${PAST[walk]} at twice their speeds, they would have met after ${count(div(time, 2), 'hour')}.`,
        holds: ([p, q]) => 2 * (p + q) * halves === 4 * distance,
        enough: t`at their actual speeds, ${a} and ${b} get only half as many miles closer each hour as they would at twice those speeds. So they take twice as long to meet, ${m`2 \times ${div(time, 2)} = ${time}`} ${halves === 2 ? 'hour' : 'hours'}.`,
        missed: t`overlooks that doubling both speeds halves the time, whatever the speeds are`,
      })
    }
    if (level > 1) {
      statements.push({
        text: t`When they meet, ${b} still has ${km(rational(distance * u, u + v))} to go to ${from}.`,
        line: [v, -u, 0],
        holds: ([p, q]) => p * (u + v) === u * (p + q),
        enough:
          level === 3
            ? t`they meet ${km(rational(distance * u, u + v))} from ${from}, which is ${u < v ? 'less' : 'more'} than half of the ${distance} miles, so the answer is ${key}.`
            : t`the distance that ${b} still has to go to ${from} is the distance that ${a} has covered, ${key} miles.`,
        missed: t`overlooks that the distance ${b} still has to go is the distance from ${from} to the meeting point`,
      })
    }
    const hints = [
      [
        t`What would you have to know about the two speeds to find out when ${a} and ${b} meet?`,
        t`What would you have to know about the two speeds to find the part of the path that ${a} covers?`,
        t`If ${a} and ${b} meet closer to ${from}, which of them has covered more of the path?`,
      ][level - 1]!,
      [
        t`How many miles closer do ${a} and ${b} get in one hour? Does each statement tell you that number?`,
        t`${a} and ${b} travel for the same time until they meet. Does each statement give the ratio of the two speeds or of the two distances?`,
        t`${a} and ${b} travel for the same time until they meet. Does each statement show which of them is faster or covers more of the path?`,
      ][level - 1]!,
    ] as const
    /** Whether the limit for the second speed, with the other statement, lets both be equally fast. */
    const isEqual = (other?: Statement<Speeds>): boolean =>
      v + slack - 1 === (other?.line?.[1] === 0 ? u : u - slack + 1)
    const meaning = t`Let ${m`x`} be ${a}'s speed and ${m`y`} be ${b}'s speed, in miles per hour.`
    const result = ([p, q]: Speeds): string =>
      level === 3
        ? t`${p < q ? a : b} is slower and covers less than half of the path, so they meet closer to ${p < q ? from : to}.`
        : t`Each hour, ${a} and ${b} get ${m`${p} + ${q} = ${p + q}`} miles closer, so they meet after ${m`${distance} \div ${p + q} = ${rational(distance, p + q)}`} ${distance === p + q ? 'hour' : 'hours'}${level === 2 ? t`, ${m`${p} \times ${rational(distance, p + q)} = ${rational(distance * p, p + q)}`} miles from ${from}` : ''}.`
    return {
      stem: t`At the same time, ${a} sets out from ${way.from} and ${b} from ${way.to}. They ${walk} toward each other on the same path, ${distance} miles long, each at a constant speed of a whole number of miles per hour. ${question}`,
      asks: level === 3 ? { what: t`whether ${a} is slower than ${b}`, because: 'the slower of the two covers less than half of the path' } : undefined, // prettier-ignore
      cases: CASES(),
      ask: of,
      show: ([p, q]) => t`speeds of ${km(p)} per hour for ${a} and ${q} for ${b}`,
      since: ([p, q]) => [m`${distance} \div (${p} + ${q}) = ${rational(distance, p + q)}`, m`${p} \times \frac{${distance}}{${p} + ${q}} = ${rational(distance * p, p + q)}`, p === q ? 'the speeds are equal' : t`${p < q ? a : b} is slower`][level - 1],
      statements,
      unknowns: {
        letters: ['x', 'y'],
        meaning,
        result,
      },
      together: (pair, left) => {
        const limit = pair.findIndex(({ line }) => line === undefined)
        const meet = pair.findIndex(({ text }) => text.startsWith('When they meet'))
        const [first, second] = [pair[0].line, pair[1].line]
        if (meet >= 0 && left.length === 1 && first && second && first.join() !== second.join())
          return t`${meaning} In the same time, the distances are in the ratio of the speeds. By statement (${meet + 1}), ${a} covers ${km(rational(distance * u, u + v))} and ${b} covers ${km(rational(distance * v, u + v))}, so ${m`x`} and ${m`y`} are in the ratio ${ratio(div(u, v))}. ${solveLines(['x', 'y'], [first, second])} ${result(left[0]!)}`
        if (limit >= 0 && left.length === 1) {
          const few = CASES().filter(pair[1 - limit]!.holds).map(([p, q]) => m`(${p}, ${q})`) // prettier-ignore
          return few.length > 8 ? undefined : t`In miles per hour, the speeds of ${a} and ${b} that fit statement (${2 - limit}) are ${few.length === 2 ? few.join(' and ') : `${few.slice(0, -1).join(', ')}, and ${few.at(-1)!}`}. Of these, only ${m`(${left[0]![0]}, ${left[0]![1]})`} is within the limit in statement (${limit + 1}). ${result(left[0]!)}` // prettier-ignore
        }
        return left.length > 1 && level === 3
          ? t`Statement (${limit + 1}) says that ${b}'s speed is at most ${v + slack - 1} miles per hour. ${pair[1 - limit]?.line?.[1] === 0 ? t`${a}'s speed is ${u}` : t`Since the two speeds add up to ${u + v}, ${a}'s speed is at least ${u - slack + 1}`}, so ${b} ${isEqual(pair[1 - limit]) ? t`is not faster than ${a} and covers at most half of the path` : 'is slower and covers less than half of the path'}.`
          : undefined
      },
      bothMissed: (_pair, left) => {
        if (left.length === 1)
          return t`overlooks that only speeds of ${left[0]!.join(' and ')} miles per hour fit both statements, so the answer is ${of(left[0]!)}`
        return level === 3
          ? t`overlooks that the statements together show that ${b} is not faster than ${a}`
          : undefined
      },
      bothTrap: (pair, left) =>
        pair[0].line?.join() === pair[1].line?.join()
          ? t`overlooks that both statements give only the ratio of the two speeds`
          : left.length === 2
            ? t`considers only one pair of speeds that fits both statements, but ${left[0]!.join(' and ')} miles per hour fit as well as ${left[1]!.join(' and ')}`
            : pair.some(({ line }) => line === undefined)
              ? t`uses only the highest speed possible for ${b}, but lower speeds are possible, too`
              : undefined,
      hints,
      // The lines of the statements, such as 8x - 21y = 0, would not help.
      hintsFor: () => hints,
    } // prettier-ignore
  },
  second: {
    cases: WIDE,
    ask: ([p, q], [distance = 0], stem) =>
      stem.includes('closer')
        ? p < q
        : Math.round((1e6 * distance * (stem.includes('How many hours') ? 1 : p)) / (p + q)),
    read: [
      [/^One hour/, ([p, q], [apart = 0], { stem }) => lengthOf(stem) - p - q === apart],
      [
        /has covered/,
        ([p, q], [lead = 0], { statement, stem }) => {
          const time = lengthOf(stem) / (p + q)
          const gain = statement.includes(`meet, ${firstOf(stem)} `) ? p - q : q - p
          return Math.abs(gain * time - lead) < 1e-9
        },
      ],
      [
        /still has/,
        ([p, q], [rest = 0], { stem }) => Math.abs(lengthOf(stem) - (q * lengthOf(stem)) / (p + q) - rest) < 1e-9,
      ],
      [/in the ratio/, ([p, q], [i = 0, j = 1]) => Math.abs(p / q - i / j) < 1e-12],
      [
        /faster/,
        ([p, q], [gap = 0], { statement, stem }) => (statement.startsWith(`${firstOf(stem)} `) ? p - q : q - p) === gap,
      ],
      [/less than/, ([, q], [bound = 0]) => q < bound],
      [/^If both/, ([p, q], [time = 0], { stem }) => Math.abs(lengthOf(stem) / (2 * p + 2 * q) - time) < 1e-9],
      [
        /s at /,
        ([p, q], [speed = 0], { statement, stem }) => (statement.startsWith(`${firstOf(stem)} `) ? p : q) === speed,
      ],
    ],
  },
})

const PAST = { cycle: 'cycled', walk: 'walked', run: 'run', skate: 'skated', ride: 'ridden' } as const

const lengthOf = remember((stem) => Number(/path, ([\d.]+) /.exec(stem)?.[1]))
const firstOf = remember((stem) => /time, (\w+) sets/.exec(stem)?.[1] ?? '')

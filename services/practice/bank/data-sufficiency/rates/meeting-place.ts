import { count, m, ratio, t } from '../../factory/format.ts'
import { div, rational } from '../../factory/rational.ts'
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
  { walk: 'run', from: 'a stadium', to: 'a harbour', low: 6, high: 14 },
  { walk: 'skate', from: 'a bridge', to: 'a boathouse', low: 8, high: 20 },
  { walk: 'ride', from: 'a stable', to: 'an orchard', low: 6, high: 18 },
] as const

export const meetingPlace = sufficiency({
  id: 'meeting-place',
  skill: 'ds-rates',
  version: 3,
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
    const km = (n: Parameters<typeof count>[0]): string => count(n, 'kilometre')
    const [fast, slow] = u > v ? [a, b] : [b, a]
    const lead = rational(Math.abs(u - v) * halves, 2)
    const asks = [
      {
        question: `How many hours after the start do they meet?`,
        of: ([p, q]: Speeds) => t`${rational(distance, p + q)}`,
        key: t`${time}`,
      },
      {
        question: `How many kilometres from ${from} do they meet?`,
        of: ([p, q]: Speeds) => t`${rational(distance * p, p + q)}`,
        key: t`${rational(distance * u, u + v)}`,
      },
      {
        question: `Do they meet nearer to ${from} than to ${to}?`,
        of: ([p, q]: Speeds) => (p < q ? 'yes' : 'no'),
        key: u < v ? 'yes' : 'no',
      },
    ] as const
    const { question, of, key } = asks[level - 1]!
    const slower = t`so the one who is slower, ${slow}, has the shorter way, and the answer is ${key}.`
    const statements: Array<Statement<Speeds>> = [
      {
        text: t`${a} ${walk}s at ${km(u)} per hour.`,
        holds: ([p]) => p === u,
        lacks: t`The speed of ${b} stays open.`,
      },
      {
        text: t`${b} ${walk}s at ${km(v)} per hour.`,
        holds: ([, q]) => q === v,
        lacks: t`The speed of ${a} stays open.`,
      },
      {
        text: t`One hour after the start, the two are still ${km(distance - u - v)} apart.`,
        holds: ([p, q]) => p + q === u + v,
        lacks: t`It gives the sum of the two speeds, ${u + v}, but not which part is whose.`,
        enough: t`in one hour they come ${m`${distance} - ${distance - u - v} = ${u + v}`} kilometres nearer, so they meet after ${m`${distance} \div ${u + v} = ${time}`} hours.`,
      },
      {
        text: t`When they meet, ${fast} has covered ${km(lead)} more than ${slow}.`,
        holds: ([p, q]) => (p - q) * (u + v) === (u - v) * (p + q),
        lacks: 'That compares the two ways, but no time is known.',
        enough:
          level === 3
            ? slower
            : t`the two ways add up to ${distance} and differ by ${lead}, so the way of ${a} is ${key} kilometres.`,
      },
      {
        text: t`The speeds of ${a} and ${b} are in the ratio ${ratio(div(u, v))}.`,
        holds: ([p, q]) => p * v === q * u,
        lacks: 'A ratio of speeds fixes no time.',
        enough:
          level === 3
            ? slower
            : t`their ways until they meet are in the same ratio, so ${a} covers ${m`${fracTex(u, u + v)}`} of the ${distance} kilometres, ${key}.`,
      },
      {
        text: t`${fast} ${walk}s ${km(Math.abs(u - v))} per hour faster than ${slow}.`,
        holds: ([p, q]) => p - q === u - v,
        lacks: 'A difference of speeds fixes neither their sum nor their ratio.',
        enough: slower,
      },
      {
        text: t`${b} ${walk}s less than ${km(v + slack)} per hour.`.replace('s less', 's at less'),
        holds: ([, q]) => q < v + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 1) {
      statements.push({
        text: t`If both had ${PAST[walk]} at twice their speeds, they would have met after ${count(div(time, 2), 'hour')}.`,
        holds: ([p, q]) => 2 * (p + q) * halves === 4 * distance,
        enough: t`at half of those speeds it takes twice as long, ${count(time, 'hour')}.`,
      })
    }
    if (level > 1) {
      statements.push({
        text: t`When they meet, ${b} still has ${km(rational(distance * u, u + v))} to go to ${from}.`,
        holds: ([p, q]) => p * (u + v) === u * (p + q),
        enough:
          level === 3
            ? t`${m`${rational(distance * u, u + v)}`} of ${distance} kilometres is ${u < v ? 'less' : 'more'} than half.`
            : t`what ${b} still has to go is the way that ${a} has covered, ${key} kilometres.`,
      })
    }
    return {
      stem: t`At the same time, ${a} sets out from ${way.from} and ${b} from ${way.to}. They ${walk} towards each other on the same path, ${distance} kilometres long, each at a constant speed of a whole number of kilometres per hour. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([p, q]) => t`a pair of ${p} and ${q} kilometres per hour`,
      statements,
      hints: [
        t`Until they meet, the two cover ${distance} kilometres together, in the same time.`,
        level === 1 ? 'The time needs the sum of the two speeds.' : 'The place needs the ratio of the two speeds.',
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([p, q], [distance = 0], stem) =>
      stem.includes('nearer')
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

import { count, m, plain, t } from '../../factory/format.ts'
import { mul, rational, sub } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Filling = readonly [rate: number, minutes: number]

const CASES = once((): readonly Filling[] => pairs(range(1, 60), range(1, 72)))
const WIDE = once((): readonly Filling[] =>
  range(1, 150).flatMap((time) => range(1, 60).map((rate) => [rate, time] as const)),
)
const TANKS = [
  { source: 'A hose', tank: 'pool', unit: 'liter' },
  { source: 'A pump', tank: 'cistern', unit: 'liter' },
  { source: 'A conveyor belt', tank: 'silo', unit: 'pound' },
  { source: 'A tap', tank: 'barrel', unit: 'liter' },
  { source: 'A chute', tank: 'wagon', unit: 'pound' },
] as const
const PARTS = [
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
] as const

export const fillingTime = sufficiency({
  id: 'filling-time',
  skill: 'ds-rates',
  version: 3,
  levels: [-1.3, -0.7, 0.5],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [rate, time] = [random.int(4, 30), 2 * random.int(6, 30)]
    const [top, bottom] = random.pick(PARTS)
    const [low, high] = random.pick([
      [rational(1, 4), rational(1, 2)],
      [rational(1, 4), rational(3, 4)],
      [rational(1, 3), rational(1, 2)],
      [rational(1, 5), rational(4, 5)],
    ] as const)
    const done = mul(time, rational(top, bottom))
    const between = mul(time, sub(high, low))
    if (range(1, 60).filter((r) => (rate * time) % r === 0 && rate * time <= 72 * r).length < 2) return null
    if (done.d !== 1n || between.d !== 1n || (rate * time * top) % bottom !== 0) return null
    return {
      rate,
      time,
      part: rational(top, bottom),
      low,
      high,
      done,
      between,
      level,
      early: random.int(2, Math.min(9, time / 2)),
      tank: random.pick(TANKS),
    }
  },
  write: ({ rate, time, part, low, high, done, between, level, early, tank: setting }): Sufficiency<Filling> => {
    const { source, tank, unit } = setting
    const units = (n: Parameters<typeof count>[0]): string => count(n, unit)
    const minutes = (n: Parameters<typeof count>[0]): string => count(n, 'minute')
    const whole = rate * time
    const asks = [
      { question: `How many minutes does it take to fill the empty ${tank}?`, of: ([, x]: Filling) => String(x) },
      {
        question: `How many minutes does it take to fill the last third of the ${tank}?`,
        of: ([, x]: Filling) => t`${rational(x, 3)}`,
      },
      { question: `How many ${unit}s does the ${tank} hold?`, of: ([r, x]: Filling) => plain(r * x) },
    ] as const
    const { question, of } = asks[level - 1]!
    const third = level === 2 ? t` A third of that is ${minutes(rational(time, 3))}.` : ''
    const openSize = 'The size and the rate stay open.'
    const statements: Array<Statement<Filling>> = [
      {
        text: t`${source.replace('A ', 'The ')} delivers ${units(rate)} per minute.`,
        holds: ([r]) => r === rate,
        lacks: level === 3 ? 'How long it takes stays open.' : t`How much the ${tank} holds stays open.`,
      },
      {
        text: t`The ${tank} holds ${units(whole)}.`,
        holds: ([r, x]) => r * x === whole,
        lacks: 'The rate stays open.',
      },
      {
        text: t`After ${minutes(done)}, the ${tank}, empty at the start, is ${m`${fracTex(part)}`} full.`,
        holds: ([, x]) => x === time,
        lacks: openSize,
        enough: t`the whole takes ${m`${done} \div ${fracTex(part)} = ${time}`} minutes; neither size nor rate is needed.${third}`,
      },
      {
        text: t`To bring the ${tank} from ${m`${fracTex(low)}`} full to ${m`${fracTex(high)}`} full takes ${minutes(between)}.`,
        holds: ([, x]) => x === time,
        lacks: openSize,
        enough: t`that is ${m`${fracTex(sub(high, low))}`} of the ${tank}, so the whole takes ${m`${between} \div ${fracTex(sub(high, low))} = ${time}`} minutes.${third}`,
      },
      {
        text: t`${minutes(early)} before the ${tank} is full, ${units(early * rate)} are missing.`,
        holds: ([r, x]) => x > early && r === rate,
        lacks: t`That gives the rate, ${m`${early * rate} \div ${early} = ${rate}`}, and no more.`,
      },
      {
        text: t`With another ${source.replace('A ', '')} of the same kind to help, the ${tank} would be full in half the time.`,
        holds: () => true,
        lacks: 'That is true whatever the numbers are.',
      },
      {
        text: t`It takes less than ${minutes(time + early)} to fill the empty ${tank}.`,
        holds: ([, x]) => x < time + early,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 3) {
      const portion = mul(whole, part)
      statements.splice(1, 1)
      statements.push(
        {
          text: t`${m`${fracTex(part)}`} of the ${tank} is ${units(portion)}.`,
          holds: ([r, x]) => r * x === whole,
          enough: t`the whole is ${m`${portion} \div ${fracTex(part)} = ${whole}`}.`,
        },
        {
          text: t`At a rate of ${units(2 * rate)} per minute, it would take ${minutes(time / 2)} to fill the empty ${tank}.`,
          holds: ([r, x]) => r * x === whole,
          enough: t`rate times time is what it holds: ${m`${2 * rate} \times ${time / 2} = ${whole}`}.`,
        },
      )
    }
    return {
      stem: t`${source} fills a ${tank} at a constant rate, a whole number of ${unit}s per minute and at most 60. Empty at the start, the ${tank} is full after a whole number of minutes. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([r, x]) => t`a rate of ${units(r)} per minute for ${minutes(x)}`,
      statements,
      together: ([first, second]) => {
        const timeKnown = [first, second].some(({ enough }) => enough !== undefined && level === 3)
        const rated = t`the rate, ${units(rate)} per minute`
        return timeKnown || level === 3
          ? t`One of them gives ${rated}, the other the time, ${minutes(time)}. What the ${tank} holds is rate times time: ${m`${rate} \times ${time} = ${whole}`}.`
          : t`One of them gives ${rated}, the other what the ${tank} holds, ${units(whole)}. The time is ${m`${whole} \div ${rate} = ${time}`} minutes${level === 2 ? t`, and a third of that is ${rational(time, 3)}` : ''}.`
      },
      hints: [
        'Rate times time is what it holds: two of the three give the third.',
        level === 3
          ? t`Part of the ${tank} in ${unit}s gives the whole; part of the time does not.`
          : t`A known part of the ${tank} in a known time is enough without any ${unit}s.`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([rate, time], _n, stem) => (stem.includes('hold?') ? rate * time : stem.includes('third') ? time / 3 : time),
    read: [
      [/delivers/, ([rate], [r = 0]) => rate === r],
      [/ holds /, ([rate, time], [whole = 0]) => whole / rate === time],
      [/^After/, ([, time], [done = 0, top = 0, bottom = 1]) => (time * top) / bottom === done],
      [
        /^To bring/,
        ([, time], [a = 0, b = 1, c = 0, d = 1, wait = 0]) => Math.abs(time * (c / d - a / b) - wait) < 1e-9,
      ],
      [/missing/, ([rate, time], [early = 0, rest = 0]) => time > early && rate * early === rest],
      [/half the time/, () => true],
      [/less than/, ([, time], [bound = 0]) => time < bound],
      [/^\\\(/, ([rate, time], [a = 0, b = 1, portion = 0]) => Math.abs((rate * time * a) / b - portion) < 1e-9],
      [/^At a rate/, ([rate, time], [r = 0, x = 0]) => rate * time === r * x],
    ],
  },
})

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
  { source: 'A faucet', tank: 'barrel', unit: 'liter' },
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
  version: 4,
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
    const third = level === 2 ? t`, and a third of that is ${minutes(rational(time, 3))}` : ''
    const one = source.replace('A ', '')
    const perMinute = t`${units(rate)} per minute`
    const isSize = level === 3
    const afterRate = isSize ? 'how long filling takes is not known' : t`how much the ${tank} holds is not known`
    const noSize = {
      lacks: t`It takes ${minutes(time)} to fill the whole ${tank}, but how many ${unit}s come in per minute is not known.`,
      trap: t`finds that it takes ${minutes(time)} to fill the ${tank}, but without the rate this gives no number of ${unit}s`,
      missed: t`looks for the rate, but the time for a known part of the ${tank} gives the time for all of it`,
    }
    const rated: Statement<Filling> = {
      text: t`${source.replace('A ', 'The ')} delivers ${perMinute}.`,
      holds: ([r]) => r === rate,
      lacks: t`It gives the rate, but ${afterRate}.`,
      trap: t`considers only the rate, but ${afterRate}`,
    }
    const sized: Statement<Filling> = {
      text: t`The ${tank} holds ${units(whole)}.`,
      holds: ([r, x]) => r * x === whole,
      lacks: t`It gives what the ${tank} holds, but how many ${unit}s come in per minute is not known.`,
      trap: t`considers only the capacity of the ${tank}, but the time also depends on the rate`,
    }
    const begun: Statement<Filling> = {
      text: t`After ${minutes(done)}, the ${tank}, empty at the start, is ${m`${fracTex(part)}`} full.`,
      holds: ([, x]) => x === time,
      ...noSize,
      enough: t`the rate is constant and ${m`${fracTex(part)}`} of the ${tank} takes ${minutes(done)}, so all of it takes ${m`${done} \div ${fracTex(part)} = ${time}`} minutes${third}.`,
    }
    const middle: Statement<Filling> = {
      text: t`To bring the ${tank} from ${m`${fracTex(low)}`} full to ${m`${fracTex(high)}`} full takes ${minutes(between)}.`,
      holds: ([, x]) => x === time,
      ...noSize,
      enough: t`the rate is constant and ${m`${fracTex(high)} - ${fracTex(low)} = ${fracTex(sub(high, low))}`} of the ${tank} takes ${minutes(between)}, so all of it takes ${m`${between} \div ${fracTex(sub(high, low))} = ${time}`} minutes${third}.`,
    }
    const missing: Statement<Filling> = {
      text: t`${minutes(early)} before the ${tank} is full, it still needs ${units(early * rate)}.`,
      holds: ([r, x]) => x > early && r === rate,
      lacks: t`The last ${units(early * rate)} come in during the last ${minutes(early)}, so the rate is ${m`${early * rate} \div ${early} = ${rate}`} ${unit}s per minute, but ${afterRate}.`,
      trap: t`finds the rate, ${perMinute}, and stops there, but ${afterRate}`,
    }
    const doubled: Statement<Filling> = {
      text: t`With a second ${one} of the same kind, the ${tank} would be full in half the time.`,
      holds: () => true,
      lacks: 'Doubling the rate always halves the time, so this is true for every rate and every time.',
      trap: t`treats the statement as a fact about this ${tank} alone, but doubling the rate always halves the time`,
    }
    const limited: Statement<Filling> = {
      text: t`It takes less than ${minutes(time + early)} to fill the empty ${tank}.`,
      holds: ([, x]) => x < time + early,
      lacks: t`It gives only an upper limit for the time. Any whole number of minutes less than ${time + early} is possible.`,
      trap: t`treats a limit of ${minutes(time + early)} as if it were the time itself`,
    }
    const statements = isSize ? [rated, begun, middle, missing, doubled, limited] : [rated, sized, begun, middle, missing, doubled, limited] // prettier-ignore
    if (isSize) {
      const portion = mul(whole, part)
      statements.push(
        {
          text: t`${m`${fracTex(part)}`} of the ${tank} is ${units(portion)}.`,
          holds: ([r, x]) => r * x === whole,
          enough: t`the whole ${tank} holds ${m`${portion} \div ${fracTex(part)} = ${whole}`} ${unit}s. The rate and the time are not needed.`,
          missed: t`looks for a rate and a time, but a known part of what the ${tank} holds gives the whole`,
        },
        {
          text: t`At a rate of ${units(2 * rate)} per minute, it would take ${minutes(time / 2)} to fill the empty ${tank}.`,
          holds: ([r, x]) => r * x === whole,
          enough: t`what the ${tank} holds is rate times time, ${m`${2 * rate} \times ${time / 2} = ${whole}`} ${unit}s. It does not matter that the actual rate may be different.`,
          missed: t`rejects the statement because ${units(2 * rate)} per minute may not be the actual rate, but the ${tank} holds the same amount at any rate`,
        },
      )
    }
    const isRate = (each: Statement<Filling>): boolean => each === rated || each === missing
    return {
      stem: t`${source} fills a ${tank} at a constant rate, a whole number of ${unit}s per minute and at most 60. If it is empty at the start, the ${tank} is full after a whole number of minutes. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([r, x]) => t`a rate of ${units(r)} per minute for ${minutes(x)}`,
      statements,
      together: ([first, second]) => {
        const [by, other] = isRate(first) ? [1, 2] : [2, 1]
        const opening = t`Statement (${by}) gives the rate, ${perMinute}, and statement (${other}) gives`
        return isRate(first) === isRate(second)
          ? undefined
          : isSize
            ? t`${opening} the time, ${minutes(time)}. So the ${tank} holds ${m`${rate} \times ${time} = ${whole}`} ${unit}s.`
            : t`${opening} what the ${tank} holds, ${units(whole)}. So the ${tank} is full after ${m`${whole} \div ${rate} = ${time}`} minutes${level === 2 ? t`, and a third of that is ${minutes(rational(time, 3))}` : ''}.`
      },
      bothTrap: (pair) => {
        if (pair.includes(doubled)) return t`treats the statement about a second ${one} as new information, but it is true for every rate`
        if (pair.includes(limited)) return t`works with ${minutes(time + early)} as the time, but any shorter time is possible, too`
        if (pair.every(isRate)) return t`counts two facts, but both statements give the rate, ${perMinute}, and nothing else`
        return isSize ? t`counts two facts, but both statements give the time, ${minutes(time)}, and nothing else` : undefined
      },
      bothMissed: () =>
        isSize
          ? t`does not combine the two statements, but multiplying the rate, ${perMinute}, by the time, ${minutes(time)}, gives what the ${tank} holds`
          : t`does not combine the two statements, but dividing the ${units(whole)} that the ${tank} holds by the rate, ${perMinute}, gives the time`,
      hints: [
        isSize
          ? t`Which two quantities multiply to the number of ${unit}s that the ${tank} holds? Can that number be found without them?`
          : t`What would you need to know to find the filling time? Is there more than one way to get it?`,
        t`For each statement, ask which of the three quantities it determines: the rate, the time, or what the ${tank} holds.`,
      ],
    } // prettier-ignore
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
      [/still needs/, ([rate, time], [early = 0, rest = 0]) => time > early && rate * early === rest],
      [/half the time/, () => true],
      [/less than/, ([, time], [bound = 0]) => time < bound],
      [/^\\\(/, ([rate, time], [a = 0, b = 1, portion = 0]) => Math.abs((rate * time * a) / b - portion) < 1e-9],
      [/^At a rate/, ([rate, time], [r = 0, x = 0]) => rate * time === r * x],
    ],
  },
})

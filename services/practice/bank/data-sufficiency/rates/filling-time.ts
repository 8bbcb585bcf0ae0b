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
    const third = level === 2 ? t`, and the last third takes a third of that, ${minutes(rational(time, 3))}` : ''
    const one = source.replace('A ', '')
    const perMinute = t`${units(rate)} per minute`
    const isSize = level === 3
    const afterRate = t`we do not know ${isSize ? t`how long it takes to fill the ${tank}` : t`how much the ${tank} holds`}`
    const noSize = {
      lacks: t`The whole ${tank} takes ${minutes(time)} to fill, but without the rate, we cannot tell how many ${unit}s it holds.`,
      trap: t`finds the filling time, ${minutes(time)}, but without the rate, this does not tell how many ${unit}s the ${tank} holds`,
      missed: t`overlooks that the time for a known part of the ${tank} gives the time for the whole ${tank}, even without the rate`,
    }
    const rated: Statement<Filling> = {
      text: t`${source.replace('A ', 'The ')} delivers ${perMinute}.`,
      holds: ([r]) => r === rate,
      lacks: t`It gives the rate, but ${afterRate}.`,
      trap: t`uses only the rate, but ${afterRate}`,
    }
    const sized: Statement<Filling> = {
      text: t`The ${tank} holds ${units(whole)}.`,
      holds: ([r, x]) => r * x === whole,
      lacks: t`It says how much the ${tank} holds, but we do not know how many ${unit}s come in per minute.`,
      trap: t`considers only the capacity of the ${tank}, but the time also depends on the rate`,
    }
    const begun: Statement<Filling> = {
      text: t`After ${minutes(done)}, the ${tank}, empty at the start, is ${m`${fracTex(part)}`} full.`,
      holds: ([, x]) => x === time,
      ...noSize,
      enough: t`the rate is constant, and filling ${m`${fracTex(part)}`} of the ${tank} takes ${minutes(done)}, so filling the whole ${tank} takes ${m`${done} \div ${fracTex(part)} = ${time}`} minutes${third}.`,
    }
    const middle: Statement<Filling> = {
      text: t`To bring the ${tank} from ${m`${fracTex(low)}`} full to ${m`${fracTex(high)}`} full takes ${minutes(between)}.`,
      holds: ([, x]) => x === time,
      ...noSize,
      enough: t`the rate is constant, and filling ${m`${fracTex(high)} - ${fracTex(low)} = ${fracTex(sub(high, low))}`} of the ${tank} takes ${minutes(between)}, so filling the whole ${tank} takes ${m`${between} \div ${fracTex(sub(high, low))} = ${time}`} minutes${third}.`,
    }
    const missing: Statement<Filling> = {
      text: t`${minutes(early)} before the ${tank} is full, it still needs ${units(early * rate)}.`,
      holds: ([r, x]) => x > early && r === rate,
      lacks: t`The last ${units(early * rate)} come in during the last ${minutes(early)}, so the rate is ${m`${early * rate} \div ${early} = ${rate}`} ${unit}s per minute. But ${afterRate}.`,
      trap: t`finds the rate, ${perMinute}, and stops there, but ${afterRate}`,
    }
    const doubled: Statement<Filling> = {
      text: t`With a second ${one} of the same kind, the ${tank} would be full in half the time.`,
      holds: () => true,
      lacks: 'Doubling the rate always halves the time, so the statement is true for every rate and every time.',
      trap: t`takes the statement as new information, but doubling the rate always halves the time`,
    }
    const limited: Statement<Filling> = {
      text: t`It takes less than ${minutes(time + early)} to fill the empty ${tank}.`,
      holds: ([, x]) => x < time + early,
      lacks: t`It gives only an upper limit for the time. Any whole number of minutes less than ${time + early} is possible.`,
      trap: t`overlooks that the filling time can be any whole number of minutes less than ${time + early}`,
    }
    const statements = isSize ? [rated, begun, middle, missing, doubled, limited] : [rated, sized, begun, middle, missing, doubled, limited] // prettier-ignore
    if (isSize) {
      const portion = mul(whole, part)
      statements.push(
        {
          text: t`${m`${fracTex(part)}`} of the ${tank} is ${units(portion)}.`,
          holds: ([r, x]) => r * x === whole,
          enough: t`the whole ${tank} holds ${m`${portion} \div ${fracTex(part)} = ${whole}`} ${unit}s. The rate and the time are not needed.`,
          missed: t`overlooks that a known part of what the ${tank} holds gives the whole, even without the rate and the time`,
        },
        {
          text: t`At a rate of ${units(2 * rate)} per minute, it would take ${minutes(time / 2)} to fill the empty ${tank}.`,
          holds: ([r, x]) => r * x === whole,
          enough: t`multiplying this rate by this time gives what the ${tank} holds, ${m`${2 * rate} \times ${time / 2} = ${whole}`} ${unit}s. The actual rate may be different, but the ${tank} holds the same amount at any rate.`,
          missed: t`rejects the statement because ${units(2 * rate)} per minute may not be the actual rate, but the ${tank} holds the same amount at any rate`,
        },
      )
    }
    const isRate = (each: Statement<Filling>): boolean => each === rated || each === missing
    return {
      stem: t`${source} fills a ${tank} at a constant rate, a whole number of ${unit}s per minute and at most 60. If it is empty at the start, the ${tank} is full after a whole number of minutes. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([r, x]) => t`a rate of ${units(r)} per minute and a time of ${minutes(x)}`,
      since: ([r, x]) => [undefined, m`${x} \div 3 = ${rational(x, 3)}`, m`${r} \times ${x} = ${r * x}`][level - 1],
      statements,
      together: ([first, second]) => {
        const [by, other] = isRate(first) ? [1, 2] : [2, 1]
        const opening = t`Statement (${by}) gives the rate, ${perMinute}, and statement (${other}) gives`
        return isRate(first) === isRate(second)
          ? undefined
          : isSize
            ? t`${opening} the time, ${minutes(time)}. So the ${tank} holds ${m`${rate} \times ${time} = ${whole}`} ${unit}s.`
            : t`${opening} the amount that the ${tank} holds, ${units(whole)}. So the ${tank} is full after ${m`${whole} \div ${rate} = ${time}`} minutes${third}.`
      },
      bothTrap: (pair) => {
        if (pair.includes(doubled)) return t`takes the statement about a second ${one} as new information, but doubling the rate always halves the time`
        if (pair.includes(limited)) return t`takes ${minutes(time + early)} as the filling time, but that is only a limit, and any shorter time is possible`
        if (pair.every(isRate)) return t`counts two facts, but both statements give the rate, ${perMinute}, and nothing else`
        return isSize ? t`counts two facts, but both statements give the time, ${minutes(time)}, and nothing else` : undefined
      },
      bothMissed: () =>
        isSize
          ? t`overlooks that multiplying the rate, ${perMinute}, by the time, ${minutes(time)}, gives what the ${tank} holds`
          : t`overlooks that dividing the ${units(whole)} that the ${tank} holds by the rate, ${perMinute}, gives the filling time`,
      hints: [
        isSize
          ? t`Which two quantities multiply to the number of ${unit}s that the ${tank} holds? Can that number be found without them?`
          : t`Which two quantities give the filling time when you divide one by the other? Can you also find it without them?`,
        t`Which does each statement determine: the rate, the filling time, or how much the ${tank} holds? Which of these three does the question need?`,
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

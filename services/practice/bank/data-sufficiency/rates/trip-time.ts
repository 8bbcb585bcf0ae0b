import { duration, m, plain, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

export const tripTime = sufficiency({
  id: 'trip-time',
  skill: 'ds-rates',
  version: 3,
  levels: [-1.5, -0.8, 0.3],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const v = random.step(40, 100, 10)
    const half = random.int(3, level === 1 ? 8 : 14)
    const faster = random.pick([20, 25, 50])
    const saved = rational(half * faster, 2 * (100 + faster))
    if (Number((saved.n * 60n) % saved.d) !== 0) return null
    return {
      v,
      half,
      faster,
      saved,
      plus: random.pick([10, 20]),
      who: random.pick(['A bus', 'A courier', 'A truck', 'A train']),
    }
  },
  write: ({ v, half, faster, saved, plus, who }): Sufficiency<Pair> => {
    const distance = (v * half) / 2
    const time = rational(half, 2)
    const the = who.replace('A ', 'the ')
    return {
      stem: t`${who} covered the way from one city to another at a constant speed. How long did the trip take?`,
      cases: pairs(
        range(1, 40).map((n) => n * 5),
        range(1, 48),
      ) as Pair[],
      ask: ([, h]) => duration(rational(h, 2)),
      show: ([s, h]) => t`a speed of ${s} miles per hour over ${duration(rational(h, 2))}`,
      statements: [
        {
          text: t`The speed was ${v} miles per hour.`,
          holds: ([s]) => s === v,
          lacks: 'The distance stays open.',
        },
        {
          text: t`The distance is ${plain(distance)} miles.`,
          holds: ([s, h]) => s * h === 2 * distance,
          lacks: 'The speed stays open.',
        },
        {
          text: t`At a speed ${faster}% higher, ${the} would have needed ${duration(saved)} less.`,
          holds: ([, h]) =>
            rational(h * faster, 2 * (100 + faster)).n * saved.d ===
            saved.n * rational(h * faster, 2 * (100 + faster)).d,
          enough: t`at ${m`${rational(100 + faster, 100)}`} times the speed the time is ${m`${rational(100, 100 + faster)}`} of what it was; the missing ${m`${rational(faster, 100 + faster)}`} are ${duration(saved)}, so the whole is ${duration(time)}.`,
        },
        {
          text: t`At twice the speed, ${the} would have needed half the time.`,
          holds: () => true,
          lacks: 'That is true of every trip.',
        },
        {
          text: t`At a speed ${plus} miles per hour higher, ${the} would have covered ${(plus * half) / 2} miles more in the same time.`,
          holds: ([, h]) => h === half,
          enough: t`each hour adds ${plus} miles, so ${(plus * half) / 2} miles more mean ${duration(time)}.`,
        },
        {
          text: t`In the first hour, ${the} covered ${v} miles.`,
          holds: ([s, h]) => s === v && h >= 2,
          lacks: 'That is the speed; the distance stays open.',
        },
        {
          text: t`One hour before the end, ${the} had covered ${v * (half / 2 - 1)} miles.`,
          holds: ([s, h]) => h >= 2 && s * (h - 2) === 2 * v * (half / 2 - 1),
          lacks: 'Speed and time stay open.',
        },
      ],
      together: () =>
        t`One of them gives the speed, ${v} miles per hour, and the other adds the distance: time is distance over speed, ${m`${distance} \div ${v} = ${time}`} hours.`,
      hints: [
        'Time is distance over speed. Which relation is enough without knowing either?',
        'Test whether a statement would hold for a faster and for a slower trip.',
      ],
    }
  },
  second: {
    cases: () =>
      pairs(
        range(1, 160).map((n) => n * 2.5),
        range(1, 96).map((n) => n / 2),
      ) as Pair[],
    ask: ([, hours]) => hours,
    read: [
      [/The speed was/, ([s], [v = 0]) => s === v],
      [/The distance is/, ([s, hours], [d = 0]) => s * hours === d],
      [
        /% higher/,
        ([, hours], numbers, { statement: text }) => {
          const [p = 0, a = 0, b = 0] = numbers
          const less = text.includes('hour') ? (text.includes('minute') ? a * 60 + b : a * 60) : a
          return Math.abs(hours * 60 - (hours * 60) / (1 + p / 100) - less) < 1e-6
        },
      ],
      [/twice the speed/, () => true],
      [/hour higher/, ([, hours], [plus = 0, gain = 0]) => plus * hours === gain],
      [/first hour/, ([s, hours], [d = 0]) => hours >= 1 && s === d],
      [/One hour before/, ([s, hours], [d = 0]) => hours >= 1 && s * (hours - 1) === d],
    ],
  },
})

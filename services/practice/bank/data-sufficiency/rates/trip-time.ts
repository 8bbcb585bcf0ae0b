import { duration, m, plain, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

export const tripTime = sufficiency({
  id: 'trip-time',
  skill: 'ds-rates',
  version: 4,
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
    const needBoth = 'but the time also depends on the distance'
    const rateOf = (n: number): string => t`${plain(n)} miles per hour`
    const sameSpeed = t`treats the statements as two different facts, but each gives only the speed, ${rateOf(v)}`
    const onSpeed: Statement<Pair> = {
      text: t`The speed was ${v} miles per hour.`,
      holds: ([s]) => s === v,
      lacks: 'The distance is not known, and at the same speed, twice the distance takes twice the time.',
      trap: t`considers only the speed, ${needBoth}`,
      consider: 'is the distance known?',
    }
    const onDistance: Statement<Pair> = {
      text: t`The distance is ${plain(distance)} miles.`,
      holds: ([s, h]) => s * h === 2 * distance,
      lacks: t`The speed is not known, and at half the speed, the same ${plain(distance)} miles take twice the time.`,
      trap: 'considers only the distance, but the time also depends on the speed',
      consider: 'is the speed known?',
    }
    const always: Statement<Pair> = {
      text: t`At twice the speed, ${the} would have needed half the time.`,
      holds: () => true,
      lacks:
        'Twice the speed for half the time always covers the same distance, so the statement is true of every trip.',
      trap: 'overlooks that the statement is true of every trip and so says nothing about this one',
      consider: 'is there a trip that the statement is not true of?',
    }
    const firstHour: Statement<Pair> = {
      text: t`In the first hour, ${the} covered ${v} miles.`,
      holds: ([s, h]) => s === v && h >= 2,
      lacks: t`Because the speed is constant, it was ${rateOf(v)} for the whole trip. But the distance is not known, and a longer trip at this speed takes more time.`,
      trap: t`considers only the speed, ${rateOf(v)}, ${needBoth}`,
      consider: 'what is the constant speed, and is the distance known?',
    }
    const lastHour: Statement<Pair> = {
      text: t`One hour before the end, ${the} had covered ${v * (half / 2 - 1)} miles.`,
      holds: ([s, h]) => h >= 2 && s * (h - 2) === 2 * v * (half / 2 - 1),
      lacks: t`The speed is not known. At ${rateOf(v)}, the ${v * (half / 2 - 1)} miles before the last hour would take ${duration(rational(half - 2, 2))}, but at half that speed, they would take ${duration(half - 2)}.`,
      trap: t`assumes a speed for the ${v * (half / 2 - 1)} miles before the last hour, but none is given`,
      consider: t`how long could the ${v * (half / 2 - 1)} miles before the last hour have taken?`,
    }
    const byDivision = t`The time is distance divided by speed, ${m`${distance} \div ${v} = ${time}`} hours${half % 2 === 0 ? '' : t`, or ${duration(time)}`}.`
    // A speed 25% higher saves one part in 5 of the time.
    const part = (100 + faster) / faster
    return {
      stem: t`${who} traveled from one city to another at a constant speed. How long did the trip take?`,
      cases: pairs(
        range(1, 40).map((n) => n * 5),
        range(1, 48),
      ) as Pair[],
      ask: ([, h]) => duration(rational(h, 2)),
      show: ([s, h]) => t`a trip at ${s} miles per hour that takes ${duration(rational(h, 2))}`,
      statements: [
        onSpeed,
        onDistance,
        {
          text: t`At a speed ${faster}% higher, ${the} would have needed ${duration(saved)} less.`,
          holds: ([, h]) =>
            rational(h * faster, 2 * (100 + faster)).n * saved.d ===
            saved.n * rational(h * faster, 2 * (100 + faster)).d,
          enough: t`the distance is the same, so at ${m`${rational(100 + faster, 100)}`} times the speed, the trip takes ${m`1 \div ${rational(100 + faster, 100)} = \frac{${part - 1}}{${part}}`} of the time. That saves ${m`\frac{1}{${part}}`} of the time, which is ${duration(saved)}, so the whole trip took ${part} times as long, ${duration(time)}.`,
          missed: t`overlooks that a speed ${faster}% higher always saves ${m`\frac{1}{${part}}`} of the time, so ${duration(saved)} is ${m`\frac{1}{${part}}`} of the time`,
          consider: 'what fraction of the time does the higher speed save?',
        },
        always,
        {
          text: t`At a speed ${plus} miles per hour higher, ${the} would have covered ${(plus * half) / 2} miles more in the same time.`,
          holds: ([, h]) => h === half,
          enough: t`at the higher speed, ${the} covers ${plus} more miles every hour, so ${(plus * half) / 2} extra miles take ${m`${(plus * half) / 2} \div ${plus} = ${time}`} hours${half % 2 === 0 ? '' : t`, or ${duration(time)}`}. The actual speed ${m`v`} does not matter: in ${m`t`} hours, the difference is ${m`(v + ${plus})t - vt = ${plus}t`} miles.`,
          missed: t`overlooks that at any speed, going ${plus} miles per hour faster adds ${plus} miles every hour, so ${(plus * half) / 2} extra miles take ${duration(time)}`,
          consider: t`how many extra miles does ${the} cover in each hour at the higher speed?`,
        },
        firstHour,
        lastHour,
      ],
      together: (pair) => {
        const speed = pair[0] === onSpeed || pair[0] === firstHour ? 1 : 2
        const before = v * (half / 2 - 1)
        if (!pair.includes(lastHour))
          return t`Statement (${speed}) gives the speed, ${rateOf(v)}, and statement (${3 - speed}) gives the distance, ${plain(distance)} miles. ${byDivision}`
        return pair.includes(onDistance)
          ? t`The whole distance is ${plain(distance)} miles, and ${before} miles were covered before the last hour. So ${the} covered ${m`${distance} - ${before} = ${v}`} miles in the last hour, and the constant speed was ${rateOf(v)}. ${byDivision}`
          : t`Statement (${speed}) gives the constant speed, ${rateOf(v)}. At this speed, the ${before} miles before the last hour took ${m`${before} \div ${v} = ${rational(half - 2, 2)}`} ${half === 4 ? 'hour' : 'hours'}. Including the last hour, the trip took ${duration(time)}.`
      },
      bothTrap: (pair) => (pair.includes(always) ? 'overlooks that the statement about twice the speed is true of every trip and so adds nothing' : pair.includes(onSpeed) && pair.includes(firstHour) ? sameSpeed : undefined), // prettier-ignore
      bothMissed: (pair) =>
        pair.includes(lastHour) && pair.includes(onDistance)
          ? t`overlooks that the difference of the two distances, ${v} miles, was covered in the last hour, which gives the speed`
          : pair.includes(lastHour)
            ? t`overlooks that the speed, ${rateOf(v)}, shows how long the ${v * (half / 2 - 1)} miles before the last hour took`
            : t`overlooks that the distance divided by the speed is the time, ${m`${distance} \div ${v} = ${time}`} hours`,
      hints: [
        'Which two of speed, distance, and time would you need? Does a statement about part of the trip give one of them, or two?',
        'For each statement, ask whether it could be true of both a short trip and a long one.',
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

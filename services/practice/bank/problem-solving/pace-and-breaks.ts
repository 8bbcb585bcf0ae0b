import { duration, m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../factory/rational.ts'
import { NAMES } from './names.ts'

export const paceAndBreaks = problem({
  id: 'pace-and-breaks',
  skill: 'speed',
  levels: [-1, -0.3, 0.5],
  draw: (random, level) => {
    const speed = random.step(4, level === 1 ? 24 : 90, 2)
    const hours = rational(random.int(4, 14), 2)
    const breakMinutes = level === 1 ? 0 : random.step(10, 60, 5)
    const distance = mul(speed, hours)
    if (!isWhole(distance)) return null
    return {
      speed,
      hours,
      breakMinutes,
      distance,
      faster: level === 3 ? random.step(2, 10, 2) : 0,
      name: random.pick(NAMES),
    }
  },
  write: ({ speed, hours, breakMinutes, distance, faster, name }) => {
    const whole = add(hours, rational(breakMinutes, 60))
    const key = faster > 0 ? sub(hours, div(distance, speed + faster)) : whole
    const minutes = mul(key, 60)
    const as = (value: typeof key) => mul(value, 60)
    return {
      stem:
        faster > 0
          ? t`${name} rides ${distance} kilometres at ${speed} kilometres per hour and rests for ${breakMinutes} minutes on the way. How many minutes would be saved by riding ${faster} kilometres per hour faster, with the same rest?`
          : breakMinutes > 0
            ? t`${name} covers ${distance} kilometres at ${speed} kilometres per hour and rests for ${breakMinutes} minutes on the way. How many minutes does the whole trip take?`
            : t`${name} covers ${distance} kilometres at ${speed} kilometres per hour. How many minutes does the trip take?`,
      key: minutes,
      show: plain,
      fits: (value) => value.n > 0n && value.d <= 2n,
      wrong:
        faster > 0
          ? [
              [
                as(div(distance, speed + faster)),
                'stopped-early',
                () => t`This is the riding time at the higher speed. The question asks how much shorter it is.`,
              ],
              [
                sub(minutes, breakMinutes),
                'wrong-operation',
                () => t`You took the rest off the time saved. It is the same in both cases and drops out.`,
              ],
              [
                add(minutes, breakMinutes),
                'wrong-operation',
                () => t`You added the rest to the time saved. It is the same in both cases and drops out.`,
              ],
              [
                as(div(distance, faster)),
                'rates-subtracted',
                () => t`You divided the distance by the difference of the speeds. Work out both times and subtract.`,
              ],
              [
                as(mul(hours, rational(faster, speed))),
                'percent-of-wrong-base',
                () =>
                  t`You let the time fall by the same part as the speed rises, ${m`\frac{${faster}}{${speed}}`}. The time becomes ${m`\frac{${speed}}{${speed + faster}}`} of what it was.`,
              ],
              [div(as(key), 2), 'doubled-or-halved', () => t`This is half of the time saved.`],
              [
                as(add(div(distance, speed + faster), rational(breakMinutes, 60))),
                'answered-other-quantity',
                () => t`This is the whole time of the faster trip.`,
              ],
              [mul(key, 100), 'unit-slip', () => t`You turned hours into minutes with 100 instead of 60.`],
            ]
          : [
              [
                mul(key, 100),
                'unit-slip',
                () => t`You turned ${plain(key)} hours into minutes with 100. An hour has 60.`,
              ],
              [
                breakMinutes > 0 ? as(hours) : as(mul(hours, rational(1, 2))),
                breakMinutes > 0 ? 'ignored-condition' : 'doubled-or-halved',
                () =>
                  breakMinutes > 0
                    ? t`You left the rest of ${breakMinutes} minutes out.`
                    : t`This is half of the time.`,
              ],
              [
                breakMinutes > 0 ? sub(as(hours), breakMinutes) : as(add(hours, 1)),
                breakMinutes > 0 ? 'lost-sign' : 'off-by-one',
                () =>
                  breakMinutes > 0 ? t`You took the rest off. It adds to the time.` : t`You counted one hour too many.`,
              ],
              [
                mul(speed, 60).n === 0n ? 1 : div(mul(speed, 60), distance),
                'inverted',
                () => t`You divided the speed by the distance. Time is distance over speed.`,
              ],
              [
                breakMinutes > 0 ? add(as(hours), 2 * breakMinutes) : as(mul(hours, 2)),
                'doubled-or-halved',
                () => (breakMinutes > 0 ? t`You counted the rest twice.` : t`This is twice the time.`),
              ],
              [
                breakMinutes > 0 ? add(mul(hours, 100), breakMinutes) : add(as(hours), 30),
                'unit-slip',
                () =>
                  breakMinutes > 0
                    ? t`You turned ${hours} hours into minutes with 100 instead of 60.`
                    : t`You rounded the hours up.`,
              ],
              [
                add(hours, breakMinutes),
                'unit-slip',
                () => t`You ${breakMinutes > 0 ? 'added hours and minutes' : 'gave the time in hours'}.`,
              ],
              [
                sub(as(hours), 30),
                'off-by-one',
                () => t`${m`\frac{${distance}}{${speed}}`} is ${hours} hours; half an hour is missing.`,
              ],
            ],
      because:
        faster > 0
          ? t`Riding takes ${duration(hours)} at ${speed} and ${m`\frac{${distance}}{${speed + faster}}`} hours at ${speed + faster}; the difference is ${minutes} minutes.`
          : t`${m`\frac{${distance}}{${speed}} = ${hours}`} hours are ${as(hours)} minutes${breakMinutes > 0 ? t`, and ${breakMinutes} of rest make ${minutes}` : ''}.`,
      quick: [
        faster > 0
          ? t`The rest drops out: ${m`60 \times \left(\frac{${distance}}{${speed}} - \frac{${distance}}{${speed + faster}}\right) = ${minutes}`}.`
          : t`${m`60 \times \frac{${distance}}{${speed}}${breakMinutes > 0 ? ` + ${breakMinutes}` : ''} = ${minutes}`}.`,
      ],
      full: [
        t`Time is distance over speed: ${m`\frac{${distance}}{${speed}} = ${hours}`} hours.`,
        faster > 0
          ? t`At ${speed + faster} kilometres per hour: ${m`\frac{${distance}}{${speed + faster}} = ${div(distance, speed + faster)}`} hours.`
          : t`In minutes: ${m`${hours} \times 60 = ${as(hours)}`}.`,
        faster > 0
          ? t`The rest is the same, so ${m`60 \times ${key} = ${minutes}`} minutes are saved.`
          : breakMinutes > 0
            ? t`With the rest: ${m`${as(hours)} + ${breakMinutes} = ${minutes}`}.`
            : t`So ${minutes} minutes.`,
      ],
      hints: [
        'Time is distance over speed.',
        faster > 0
          ? 'Does the rest matter for the difference?'
          : t`An hour has 60 minutes; ${m`\frac{${distance}}{${speed}}`} is in hours.`,
      ],
    }
  },
  second: ([distance = 0, speed = 1, rest = 0, faster = 0], stem) => {
    if (stem.includes('saved')) return (distance / speed) * 60 + rest - ((distance / (speed + faster)) * 60 + rest)
    return (distance / speed) * 60 + (stem.includes('rests') ? rest : 0)
  },
})

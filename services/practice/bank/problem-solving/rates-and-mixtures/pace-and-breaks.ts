import { count, duration, m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

export const paceAndBreaks = problem({
  id: 'pace-and-breaks',
  skill: 'speed',
  version: 3,
  levels: [-1, -0.3, 0.5],
  places: [
    [0, 7, 7, 6, 0],
    [4, 1, 1, 2, 12],
    [8, 4, 4, 4, 0],
  ],
  draw: (random, level) => {
    const speed = random.step(4, level === 1 ? 24 : 90, 2)
    // Broken hours leave something to turn into minutes.
    const hours = level === 3 ? rational(random.int(4, 14), 2) : rational(4 * random.int(1, 6) + random.int(1, 3), 4)
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
          ? t`${name} rides ${distance} miles at ${speed} miles per hour and rests for ${breakMinutes} minutes on the way. How many minutes would be saved by riding ${faster} miles per hour faster, with the same rest?`
          : breakMinutes > 0
            ? t`${name} covers ${distance} miles at ${speed} miles per hour and rests for ${breakMinutes} minutes on the way. How many minutes does the whole trip take?`
            : t`${name} covers ${distance} miles at ${speed} miles per hour. How many minutes does the trip take?`,
      key: minutes,
      show: plain,
      fits: (value) => value.n > 0n && value.d <= 2n,
      wrong:
        faster > 0
          ? [
              [
                as(div(distance, speed + faster)),
                'stopped-early',
                () =>
                  t`This is the riding time at ${speed + faster} miles per hour. The question asks by how much it is shorter than the ${as(hours)} minutes at ${speed}.`,
              ],
              [
                sub(minutes, breakMinutes),
                'wrong-operation',
                () =>
                  t`This answer takes the rest of ${breakMinutes} minutes off the ${minutes} saved. It is the same in both cases and drops out.`,
              ],
              [
                add(minutes, breakMinutes),
                'wrong-operation',
                () =>
                  t`This answer adds the rest of ${breakMinutes} minutes to the ${minutes} saved. It is the same in both cases and drops out.`,
              ],
              [
                as(div(distance, faster)),
                'rates-subtracted',
                () =>
                  t`This answer divides ${distance} miles by ${faster}, the difference of the speeds. Work out both times and subtract.`,
              ],
              [
                as(mul(hours, rational(faster, speed))),
                'percent-of-wrong-base',
                () =>
                  t`This answer lets the time fall by the same part as the speed rises, ${m`\frac{${faster}}{${speed}}`}. The time becomes ${m`\frac{${speed}}{${speed + faster}}`} of what it was.`,
              ],
              [
                mul(faster, hours),
                'answered-other-quantity',
                () =>
                  t`${mul(faster, hours)} is how many miles further the faster ride would lead in ${duration(hours)}. The question asks for the minutes saved on ${distance} miles.`,
              ],
              [
                as(div(faster, speed)),
                'inverted',
                () =>
                  t`This answer turns ${m`\frac{${faster}}{${speed}}`}, the part by which the speed rises, into minutes. Work out both times and subtract.`,
              ],
              [
                as(add(div(distance, speed + faster), rational(breakMinutes, 60))),
                'answered-other-quantity',
                () => t`This is the whole time of the faster trip.`,
              ],
              [mul(key, 100), 'unit-slip', () => t`This answer turns hours into minutes with 100 instead of 60.`],
            ]
          : wrongTimes({ speed, hours, distance, breakMinutes }),
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
          ? t`At ${speed + faster} miles per hour: ${m`\frac{${distance}}{${speed + faster}} = ${div(distance, speed + faster)}`} hours.`
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

interface Ride {
  speed: number
  hours: Rational
  distance: Rational
  breakMinutes: number
}

function wrongTimes({ speed, hours, distance, breakMinutes }: Ride): Wrong[] {
  const whole = hours.n / hours.d
  const hundredths = mul(sub(hours, whole), 100)
  const exact = mul(hours, 60)
  const rest = breakMinutes > 0 ? t`, and ${breakMinutes} of rest` : ''
  const wrong: Wrong[] = [
    [
      add(add(mul(whole, 60), hundredths), breakMinutes),
      'unit-slip',
      () =>
        t`This answer reads ${hours} hours as ${count(whole, 'hour')} and ${hundredths} minutes. The decimals are parts of an hour: ${m`${sub(hours, whole)} \times 60 = ${sub(exact, mul(whole, 60))}`} minutes.`,
    ],
    [
      add(mul(hours, 100), breakMinutes),
      'unit-slip',
      () =>
        t`This answer turns ${hours} hours into minutes with 100. An hour has 60: ${m`${hours} \times 60 = ${exact}`}.`,
    ],
    [
      add(mul(whole, 60), breakMinutes),
      'ignored-condition',
      () =>
        t`This answer takes only the ${count(whole, 'full hour')} of ${m`\frac{${distance}}{${speed}} = ${hours}`}${rest}. The rest of an hour counts too.`,
    ],
    [
      add(mul(whole + 1n, 60), breakMinutes),
      'off-by-one',
      () =>
        t`This answer rounds ${hours} hours up to ${whole + 1n}${rest}. The time is exact: ${exact} minutes on the move.`,
    ],
    [
      add(distance, breakMinutes),
      'ignored-condition',
      () =>
        t`This answer takes one minute for each of the ${distance} miles${rest}. That would be 60 miles per hour, not ${speed}.`,
    ],
    [
      div(mul(speed, 60), distance),
      'inverted',
      () =>
        t`This answer divides the speed by the distance. Time is distance over speed: ${m`\frac{${distance}}{${speed}}`} hours.`,
    ],
  ]
  if (breakMinutes === 0) return wrong
  return [
    [exact, 'ignored-condition', () => t`This answer leaves the rest of ${breakMinutes} minutes out.`],
    [
      sub(exact, breakMinutes),
      'lost-sign',
      () => t`This answer takes the ${breakMinutes} minutes of rest off ${exact}. They add to the time.`,
    ],
    ...wrong,
    [
      add(exact, 2 * breakMinutes),
      'doubled-or-halved',
      () =>
        t`This answer counts the rest of ${breakMinutes} minutes twice, for the way there and back. There is one way and one rest.`,
    ],
    [
      add(hours, breakMinutes),
      'unit-slip',
      () => t`This answer adds ${hours} hours and ${breakMinutes} minutes as they stand.`,
    ],
  ]
}

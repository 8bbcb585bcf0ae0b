import { count, duration, m, plain, t } from '../../factory/format.ts'
import { pronounsOf } from '../../factory/grammar.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

export const paceAndBreaks = problem({
  id: 'pace-and-breaks',
  skill: 'speed',
  version: 4,
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
          ? t`${name} rides ${distance} miles at ${speed} miles per hour and rests for ${breakMinutes} minutes along the way. How many minutes would ${pronounsOf(name).he} save by riding ${faster} miles per hour faster and resting for the same time?`
          : breakMinutes > 0
            ? t`${name} covers ${distance} miles at ${speed} miles per hour and rests for ${breakMinutes} minutes along the way. How many minutes does the whole trip take?`
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
                  t`This is the riding time in minutes at ${speed + faster} miles per hour. Subtract it from the ${as(hours)} minutes at ${speed} miles per hour to get the time saved.`,
              ],
              [
                sub(minutes, breakMinutes),
                'wrong-operation',
                () =>
                  t`This answer subtracts the rest of ${breakMinutes} minutes from the ${minutes} minutes saved. The rest is the same in both cases, so it does not affect the difference.`,
              ],
              [
                add(minutes, breakMinutes),
                'wrong-operation',
                () =>
                  t`This answer adds the rest of ${breakMinutes} minutes to the ${minutes} minutes saved. The rest is the same in both cases, so it does not affect the difference.`,
              ],
              [
                as(div(distance, faster)),
                'rates-subtracted',
                () =>
                  t`This answer divides ${distance} miles by ${faster}, the difference between the speeds. Find the two times first, and then subtract them.`,
              ],
              [
                as(mul(hours, rational(faster, speed))),
                'percent-of-wrong-base',
                () =>
                  t`This answer assumes that the time falls by the same fraction as the speed rises, ${m`\frac{${faster}}{${speed}}`}. In fact, the time is multiplied by ${m`\frac{${speed}}{${speed + faster}}`}, so it falls by only ${m`\frac{${faster}}{${speed + faster}}`}.`,
              ],
              [
                mul(faster, hours),
                'answered-other-quantity',
                () =>
                  t`${mul(faster, hours)} is how many more miles the faster speed would cover in ${duration(hours)}. The question asks for the minutes saved on ${distance} miles.`,
              ],
              [
                as(div(faster, speed)),
                'inverted',
                () =>
                  t`This answer multiplies ${m`\frac{${faster}}{${speed}}`}, the fraction by which the speed rises, by 60. It ignores how long the ride is: find the two times first, and then subtract them.`,
              ],
              [
                as(add(div(distance, speed + faster), rational(breakMinutes, 60))),
                'answered-other-quantity',
                () =>
                  t`This is the whole time of the faster trip, including the rest, in minutes. The question asks how many minutes shorter it is than the slower trip.`,
              ],
              [
                mul(key, 100),
                'unit-slip',
                () => t`This answer converts the ${key} hours saved into minutes by multiplying by 100 instead of 60.`,
              ],
            ]
          : wrongTimes({ speed, hours, distance, breakMinutes }),
      because:
        faster > 0
          ? t`Riding takes ${m`60 \times \frac{${distance}}{${speed}} = ${as(hours)}`} minutes at ${speed} miles per hour and ${m`60 \times \frac{${distance}}{${speed + faster}} = ${as(div(distance, speed + faster))}`} minutes at ${speed + faster} miles per hour. The difference is ${minutes} minutes.`
          : t`The distance takes ${m`\frac{${distance}}{${speed}} = ${hours}`} ${compare(hours, 1) > 0 ? 'hours' : 'hour'}, which is ${as(hours)} minutes${breakMinutes > 0 ? t`. With ${breakMinutes} minutes of rest, that makes ${minutes}` : ''}.`,
      quick: [
        faster > 0
          ? t`The rest is the same in both cases, so the time saved is ${m`60 \times \left(\frac{${distance}}{${speed}} - \frac{${distance}}{${speed + faster}}\right) = ${minutes}`} minutes.`
          : t`Convert the time to minutes${breakMinutes > 0 ? ' and add the rest' : ''}: ${m`60 \times \frac{${distance}}{${speed}}${breakMinutes > 0 ? ` + ${breakMinutes}` : ''} = ${minutes}`} minutes.`,
      ],
      full: [
        t`At ${speed} miles per hour, ${distance} miles take ${m`\frac{${distance}}{${speed}} = ${hours}`} ${compare(hours, 1) > 0 ? 'hours' : 'hour'}.`,
        faster > 0
          ? t`At ${speed + faster} miles per hour, they take ${m`\frac{${distance}}{${speed + faster}} = ${div(distance, speed + faster)}`} ${compare(div(distance, speed + faster), 1) > 0 ? 'hours' : 'hour'}.`
          : t`In minutes, that is ${m`${hours} \times 60 = ${as(hours)}`}${breakMinutes > 0 ? t`, so with the rest the whole trip takes ${m`${as(hours)} + ${breakMinutes} = ${minutes}`} minutes` : ''}.`,
        ...(faster > 0
          ? [
              t`The rest is the same in both cases, so the time saved is ${m`${hours} - ${div(distance, speed + faster)} = ${key}`} ${compare(key, 1) > 0 ? 'hours' : 'hour'}, or ${minutes} minutes.`,
            ]
          : []),
      ],
      hints: hintsFor({ faster, breakMinutes, distance, speed }),
    }
  },
  second: ([distance = 0, speed = 1, rest = 0, faster = 0], stem) => {
    if (stem.includes('save by')) return (distance / speed) * 60 + rest - ((distance / (speed + faster)) * 60 + rest)
    return (distance / speed) * 60 + (stem.includes('rests') ? rest : 0)
  },
})

function hintsFor({
  faster,
  breakMinutes,
  distance,
  speed,
}: Pick<Ride, 'breakMinutes' | 'distance' | 'speed'> & { faster: number }): readonly [string, string] {
  if (faster > 0) {
    return [
      'Does the length of the rest affect the time that is saved?',
      t`How long do ${distance} miles take at ${speed} miles per hour, and how long at ${speed + faster} miles per hour?`,
    ]
  }
  return [
    breakMinutes > 0
      ? 'The speed is in miles per hour and the rest is in minutes. In what unit is the answer?'
      : 'If you divide miles by miles per hour, in what unit is the time?',
    breakMinutes > 0
      ? t`How many minutes do ${distance} miles take at ${speed} miles per hour, before the rest is added?`
      : t`How many hours does the trip take, and how many minutes is that?`,
  ]
}

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
  const rest = breakMinutes > 0 ? t` and adds ${breakMinutes} minutes of rest` : ''
  const wrong: Wrong[] = [
    [
      add(add(mul(whole, 60), hundredths), breakMinutes),
      'unit-slip',
      () =>
        t`This answer reads ${hours} hours as ${count(whole, 'hour')} and ${hundredths} minutes. But ${m`${sub(hours, whole)} \times 60 = ${sub(exact, mul(whole, 60))}`}, so ${sub(hours, whole)} hour is ${sub(exact, mul(whole, 60))} minutes.`,
    ],
    [
      add(mul(hours, 100), breakMinutes),
      'unit-slip',
      () =>
        t`This answer converts ${hours} hours into minutes by multiplying by 100${rest}. An hour has 60 minutes: ${m`${hours} \times 60 = ${exact}`}.`,
    ],
    [
      add(mul(whole, 60), breakMinutes),
      'ignored-condition',
      () =>
        t`This answer rounds ${m`\frac{${distance}}{${speed}} = ${hours}`} down to ${count(whole, 'hour')}${rest}. The other ${sub(hours, whole)} hour, or ${sub(exact, mul(whole, 60))} minutes, counts too.`,
    ],
    [
      add(mul(whole + 1n, 60), breakMinutes),
      'off-by-one',
      () =>
        t`This answer rounds ${m`\frac{${distance}}{${speed}} = ${hours}`} up to ${whole + 1n} hours${rest}. The exact travel time is ${exact} minutes.`,
    ],
    [
      add(distance, breakMinutes),
      'ignored-condition',
      () =>
        t`This answer allows one minute for each of the ${distance} miles${rest}. That would be 60 miles per hour, not ${speed}.`,
    ],
    [
      div(mul(speed, 60), distance),
      'inverted',
      () =>
        t`This answer divides the speed by the distance. The time is the distance divided by the speed, ${m`\frac{${distance}}{${speed}}`} hours.`,
    ],
  ]
  if (breakMinutes === 0) return wrong
  return [
    [
      exact,
      'ignored-condition',
      () => t`${exact} minutes is the travel time without the rest. Add the ${breakMinutes} minutes of rest.`,
    ],
    [
      sub(exact, breakMinutes),
      'lost-sign',
      () =>
        t`This answer subtracts the ${breakMinutes} minutes of rest from ${exact}. The rest makes the trip longer, so add it.`,
    ],
    ...wrong,
    [
      add(exact, 2 * breakMinutes),
      'doubled-or-halved',
      () => t`This answer adds the rest of ${breakMinutes} minutes twice. There is only one rest.`,
    ],
    [
      add(hours, breakMinutes),
      'unit-slip',
      () =>
        t`This answer adds ${hours} hours and ${breakMinutes} minutes as if the units were the same. First convert the hours: ${m`${hours} \times 60 = ${exact}`} minutes.`,
    ],
  ]
}

import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { agree, pronounsOf } from '../../factory/grammar.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

interface Ride {
  level: Level
  name: string
  /** Miles per hour and hours of the two parts. */
  v: number
  w: number
  a: Rational
  b: Rational
  rest: Rational
  by: string
}

export const averageToReach = problem<Ride>({
  id: 'average-to-reach',
  skill: 'average-speed',
  version: 4,
  levels: [-0.5, 0.3, 0.9],
  draw: (random, level) => {
    const [v, w] = [random.step(20, 90, 5), random.step(20, 110, 5)]
    const [a, b] = [rational(random.int(2, 8), 2), rational(random.int(2, 8), 2)]
    const rest = level === 3 ? rational(random.int(1, 4), 2) : rational(0)
    const ride: Ride = {
      level,
      name: random.pick(NAMES),
      v,
      w,
      a,
      b,
      rest,
      by: random.pick(['drives', 'rides a motorcycle', 'travels by van', 'travels by bus']),
    }
    const average = averageOf(ride)
    return v === w ||
      compare(average, 2 * v) >= 0 ||
      compare(a, b) === 0 ||
      !isWhole(average) ||
      !isWhole(add(mul(v, a), mul(w, b)))
      ? null
      : ride
  },
  write: (ride) => ({ ...byLevel(ride, [byTime, needed, withRest]), show: plain }),
  second: (printed, stem) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = stem.includes('first hour') ? printed.toSpliced(2, 0, 1) : printed
    if (stem.includes('At what')) return search([1, 250], (w) => near((a - b * c) / w, a / d - c))
    if (stem.includes('How many minutes'))
      return search([5, 300, 5], (rest) => near(a * b + c * d, e * (b + d + rest / 60)))
    // Quarter hour by quarter hour.
    let way = 0
    for (let quarter = 0; quarter < 4 * (a + c); quarter += 1) way += (quarter < 4 * a ? b : d) / 4
    return way / (a + c)
  },
})

function averageOf({ v, w, a, b, rest }: Ride): Rational {
  return div(add(mul(v, a), mul(w, b)), add(add(a, b), rest))
}

const hours = (value: Rational): string => count(value, 'hour')

function byTime(ride: Ride): Written {
  const { name, v, w, a, b, by } = ride
  const [one, two] = [mul(v, a), mul(w, b)]
  const [way, time, key] = [add(one, two), add(a, b), averageOf(ride)]
  return {
    stem: t`${name} ${by} for ${hours(a)} at ${v} miles per hour and then for ${hours(b)} at ${w} miles per hour. What is the average speed, in miles per hour, for the whole trip?`,
    key,
    wrong: [
      [
        rational(v + w, 2),
        'rates-averaged',
        () =>
          t`This answer is the simple average of the two speeds: ${m`\frac{${v} + ${w}}{2}`}. The two parts last ${hours(a)} and ${hours(b)}, so the speeds do not count equally.`,
      ],
      [
        div(add(mul(v, b), mul(w, a)), time),
        'equations-mismatched',
        () =>
          t`This answer swaps the times: ${m`\frac{${v} \times ${b} + ${w} \times ${a}}{${time}}`}. The speed is ${v} miles per hour for ${hours(a)} and ${w} miles per hour for ${hours(b)}.`,
      ],
      [
        rational(2 * v * w, v + w),
        'rates-averaged',
        () =>
          t`This answer, ${m`\frac{2 \times ${v} \times ${w}}{${v} + ${w}}`}, is the average speed for two equal distances. Here the two parts are ${one} and ${two} miles long.`,
      ],
      [
        div(way, compare(a, b) > 0 ? a : b),
        'wrong-count',
        () =>
          t`This answer divides the whole ${way} miles by ${hours(compare(a, b) > 0 ? a : b)}, the time of only one part. The whole trip takes ${hours(time)}.`,
      ],
      [
        v,
        'answered-other-quantity',
        () =>
          t`${v} is the speed on the first part alone. The ${w > v ? 'faster' : 'slower'} second part ${w > v ? 'raises' : 'lowers'} the average.`,
      ],
      [
        w,
        'answered-other-quantity',
        () =>
          t`${w} is the speed on the second part alone. The ${v > w ? 'faster' : 'slower'} first part ${v > w ? 'raises' : 'lowers'} the average.`,
      ],
      [
        div(way, 2),
        'wrong-count',
        () =>
          t`This answer divides ${way} miles by 2, the number of parts. For an average speed, divide by the time, ${hours(time)}.`,
      ],
      [
        div(mul(v + w, time), 4),
        'wrong-count',
        () =>
          t`This answer multiplies the simple average of the speeds, ${rational(v + w, 2)}, by half of the time. The average speed is the whole ${way} miles divided by ${hours(time)}.`,
      ],
    ],
    because: t`The trip covers ${m`${v} \times ${a} + ${w} \times ${b} = ${way}`} miles in ${hours(time)}, and ${m`\frac{${way}}{${time}} = ${key}`}.`,
    quick: [
      t`Divide the whole distance by the whole time: ${m`\frac{${v} \times ${a} + ${w} \times ${b}}{${a} + ${b}} = ${key}`}.`,
    ],
    full: [
      t`The two parts are ${m`${v} \times ${a} = ${one}`} and ${m`${w} \times ${b} = ${two}`} miles long, for a total of ${way} miles.`,
      t`The whole trip takes ${m`${a} + ${b} = ${time}`} hours, so the average speed is ${m`\frac{${way}}{${time}} = ${key}`} miles per hour.`,
    ],
    hints: [
      t`Do the speeds ${v} and ${w} count equally in the average?`,
      'How many miles long is the whole trip, and how many hours does it take?',
    ],
  }
}

function needed(ride: Ride): Written {
  const { name, v, w, a, b, by } = ride
  const [one, two] = [mul(v, a), mul(w, b)]
  const [way, time, goal] = [add(one, two), add(a, b), averageOf(ride)]
  return {
    stem: t`${name} has ${way} miles to go and ${by} at ${v} miles per hour for the first ${hours(a)}. At what speed, in miles per hour, must ${pronounsOf(name).he} cover the remaining distance to average ${goal} miles per hour for the whole trip?`.replace(
      'first 1 hour',
      'first hour',
    ),
    key: w,
    wrong: [
      [
        sub(mul(2, goal), v),
        'rates-averaged',
        () =>
          t`This answer treats ${goal} as the simple average of the two speeds: ${m`2 \times ${goal} - ${v}`}. The two parts last ${hours(a)} and ${hours(b)}, so the speeds do not count equally.`,
      ],
      [
        goal,
        'ignored-condition',
        () =>
          t`${goal} is the average for the whole trip. Since the first part was ${v > Number(goal.n) / Number(goal.d) ? 'faster, the rest must be slower' : 'slower, the rest must be faster'} than that.`,
      ],
      [
        div(two, time),
        'wrong-count',
        () =>
          t`This answer divides the remaining ${two} miles by the whole ${hours(time)}. Only ${hours(b)} ${agree(b, 'is', 'are')} left for those miles.`,
      ],
      [
        div(two, a),
        'wrong-count',
        () =>
          t`This answer divides the remaining ${two} miles by ${hours(a)}, the time of the first part. The time left for those miles is ${hours(b)}.`,
      ],
      [
        div(way, b),
        'ignored-condition',
        () =>
          t`This answer divides all ${way} miles by the remaining ${hours(b)}. ${name} has already covered ${one} of those miles.`,
      ],
      [
        div(mul(goal, v), sub(mul(2, v), goal)),
        'rates-averaged',
        () =>
          t`With this speed, the average would be ${goal} if the two parts covered equal distances. Here they are ${one} and ${two} miles long.`,
      ],
      [
        add(goal, mul(sub(goal, v), div(b, a))),
        'inverted',
        () =>
          t`This answer inverts the ratio of the times. The first part lasts ${hours(a)} and the rest ${hours(b)}, so multiply the difference from ${goal} by ${compare(b, 1) === 0 ? a : m`\frac{${a}}{${b}}`}.`,
      ],
      [
        div(one, b),
        'answered-other-quantity',
        () =>
          t`This answer divides the ${one} miles already covered by the remaining ${hours(b)}. The remaining distance is ${two} miles.`,
      ],
    ],
    because: t`At an average of ${goal} miles per hour the whole trip takes ${m`\frac{${way}}{${goal}} = ${time}`} hours. That leaves ${m`${time} - ${a} = ${b}`} ${agree(b, 'hour', 'hours')} for the last ${m`${way} - ${one} = ${two}`} miles, ${compare(b, 1) === 0 ? t`so the speed must be ${w}` : t`and ${m`\frac{${two}}{${b}} = ${w}`}`}.`,
    quick: [
      t`The whole trip must take ${m`\frac{${way}}{${goal}} = ${time}`} hours. After ${hours(a)} and ${one} miles, ${hours(b)} and ${two} miles are left${compare(b, 1) === 0 ? t`, so the speed must be ${w}` : t`: ${m`\frac{${two}}{${b}} = ${w}`}`}.`,
    ],
    full: [
      t`To average ${goal} miles per hour, ${name} must cover the ${way} miles in ${m`\frac{${way}}{${goal}} = ${time}`} hours.`,
      t`The first part covers ${m`${v} \times ${a} = ${one}`} miles in ${hours(a)}, which leaves ${m`${way} - ${one} = ${two}`} miles and ${m`${time} - ${a} = ${b}`} ${agree(b, 'hour', 'hours')}.`,
      t`So the speed must be ${compare(b, 1) === 0 ? w : m`\frac{${two}}{${b}} = ${w}`} miles per hour.`,
    ],
    hints: [
      t`How many hours does the whole trip take if the average is ${goal} miles per hour?`,
      t`After ${hours(a)} at ${v} miles per hour, how many miles and how many hours are left?`,
    ],
  }
}

function withRest(ride: Ride): Written {
  const { name, v, w, a, b, rest, by } = ride
  const way = add(mul(v, a), mul(w, b))
  const [moving, average] = [add(a, b), averageOf(ride)]
  const whole = add(moving, rest)
  const key = mul(rest, 60)
  const mean = rational(v + w, 2)
  const restFor = (distance: Rational): Rational => mul(60, sub(div(distance, average), moving))
  return {
    stem: t`${name} ${by} at ${v} miles per hour for ${hours(a)}, makes a stop, and continues at ${w} miles per hour for ${hours(b)}. Including the stop, the average speed for the whole trip is ${average} miles per hour. How many minutes does the stop last?`,
    key,
    wrong: [
      [
        restFor(mul(mean, moving)),
        'rates-averaged',
        () =>
          t`This answer finds the distance from the simple average of the speeds: ${m`${mean} \times ${moving}`}. The two parts last ${hours(a)} and ${hours(b)}, so the distance is ${way} miles.`,
      ],
      [
        mul(100, rest),
        'unit-slip',
        () => t`This answer converts ${hours(rest)} into minutes by multiplying by 100. An hour has 60 minutes.`,
      ],
      [
        mul(60, sub(div(way, average), a)),
        'ignored-condition',
        () =>
          t`This answer subtracts only the first part, ${hours(a)}, from ${hours(whole)}. Subtract the second part, ${hours(b)}, too.`,
      ],
      [
        mul(60, sub(div(way, average), b)),
        'ignored-condition',
        () =>
          t`This answer subtracts only the second part, ${hours(b)}, from ${hours(whole)}. Subtract the first part, ${hours(a)}, too.`,
      ],
      [
        restFor(add(mul(v, b), mul(w, a))),
        'equations-mismatched',
        () =>
          t`This answer swaps the times and finds a distance of ${add(mul(v, b), mul(w, a))} miles. The speed is ${v} miles per hour for ${hours(a)} and ${w} miles per hour for ${hours(b)}.`,
      ],
      [
        div(key, 2),
        'doubled-or-halved',
        () =>
          t`This answer divides the ${key} minutes between the two parts of the trip. There is only one stop, and it lasts all of that time.`,
      ],
      [
        mul(60, sub(moving, mul(average, div(moving, div(way, moving))))),
        'percent-of-wrong-base',
        () =>
          t`The stop takes ${m`\frac{${rest}}{${whole}}`} of the whole time. This answer takes that fraction of the ${hours(moving)} of moving, not of the whole ${hours(whole)}.`,
      ],
      [
        mul(key, 2),
        'doubled-or-halved',
        () =>
          t`This answer counts the stop twice, once with each part. The whole trip takes ${hours(whole)}, which is only ${hours(rest)} more than the ${hours(moving)} of moving.`,
      ],
    ],
    because: t`The trip is ${m`${v} \times ${a} + ${w} \times ${b} = ${way}`} miles long, which takes ${m`\frac{${way}}{${average}} = ${whole}`} hours at the average speed. Moving takes ${hours(moving)}, and the difference is ${hours(rest)}, or ${key} minutes.`,
    quick: [
      t`The trip is ${m`${v} \times ${a} + ${w} \times ${b} = ${way}`} miles long and takes ${m`\frac{${way}}{${average}} = ${whole}`} hours in all. Of these, ${moving} are spent moving, so the stop lasts ${m`${whole} - ${moving} = ${rest}`} ${agree(rest, 'hour', 'hours')}, or ${key} minutes.`,
    ],
    full: [
      t`The whole distance is ${m`${v} \times ${a} + ${w} \times ${b} = ${way}`} miles.`,
      t`At an average of ${average} miles per hour, the trip takes ${m`\frac{${way}}{${average}} = ${whole}`} hours. ${name} is moving for ${m`${a} + ${b} = ${moving}`} of these hours.`,
      t`So the stop lasts ${m`${whole} - ${moving} = ${rest}`} ${agree(rest, 'hour', 'hours')}, which is ${key} minutes.`,
    ],
    hints: [
      'How many miles long is the whole trip, and is that distance affected by the stop?',
      t`How long does the whole trip take at an average of ${average} miles per hour, and how much of that time is spent moving?`,
    ],
  }
}

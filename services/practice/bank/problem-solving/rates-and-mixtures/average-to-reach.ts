import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
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
  version: 3,
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
      by: random.pick(['drives', 'rides a motorbike', 'travels by van', 'travels by bus']),
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
    stem: t`${name} ${by} for ${hours(a)} at ${v} miles per hour and then for ${hours(b)} at ${w} miles per hour. What is the average speed over the whole trip, in miles per hour?`,
    key,
    wrong: [
      [
        rational(v + w, 2),
        'rates-averaged',
        () =>
          t`This answer takes the mean of ${v} and ${w}. The two parts last ${hours(a)} and ${hours(b)}, so they do not weigh the same.`,
      ],
      [
        div(add(mul(v, b), mul(w, a)), time),
        'equations-mismatched',
        () => t`This answer swaps the times: ${v} is kept for ${hours(a)}, ${w} for ${hours(b)}.`,
      ],
      [
        rational(2 * v * w, v + w),
        'rates-averaged',
        () => t`This answer uses the rule for two equal distances. Here the parts are ${one} and ${two} miles.`,
      ],
      [
        div(way, compare(a, b) > 0 ? a : b),
        'wrong-count',
        () =>
          t`This answer divides ${way} miles by ${hours(compare(a, b) > 0 ? a : b)}. The whole trip takes ${hours(time)}.`,
      ],
      [v, 'answered-other-quantity', () => t`${v} is the speed of the first part only.`],
      [w, 'answered-other-quantity', () => t`${w} is the speed of the second part only.`],
      [
        div(way, 2),
        'wrong-count',
        () =>
          t`This answer divides ${way} miles by the 2 parts. An average speed is distance over time, here ${hours(time)}.`,
      ],
      [
        div(mul(v + w, time), 4),
        'wrong-count',
        () =>
          t`This answer multiplies the mean speed by half of the time. Divide the whole ${way} miles by ${hours(time)}.`,
      ],
    ],
    because: t`${m`${one} + ${two} = ${way}`} miles in ${hours(time)}: ${m`\frac{${way}}{${time}} = ${key}`}.`,
    quick: [t`${m`\frac{${v} \times ${a} + ${w} \times ${b}}{${a} + ${b}} = ${key}`}.`],
    full: [
      t`The parts are ${m`${v} \times ${a} = ${one}`} and ${m`${w} \times ${b} = ${two}`} miles, together ${way}.`,
      t`The trip takes ${m`${a} + ${b} = ${time}`} hours.`,
      t`${m`\frac{${way}}{${time}} = ${key}`} miles per hour.`,
    ],
    hints: ['Average speed is the whole distance over the whole time.', t`The whole distance is ${way} miles.`],
  }
}

function needed(ride: Ride): Written {
  const { name, v, w, a, b, by } = ride
  const [one, two] = [mul(v, a), mul(w, b)]
  const [way, time, goal] = [add(one, two), add(a, b), averageOf(ride)]
  return {
    stem: t`${name} has ${way} miles to go and ${by} at ${v} miles per hour for the first ${hours(a)}. At what speed, in miles per hour, must the rest be covered for an average of ${goal} miles per hour over the whole trip?`.replace(
      'first 1 hour',
      'first hour',
    ),
    key: w,
    wrong: [
      [
        sub(mul(2, goal), v),
        'rates-averaged',
        () =>
          t`This answer makes ${goal} the mean of the two speeds. The parts last ${hours(a)} and ${hours(b)}, so they do not weigh the same.`,
      ],
      [
        goal,
        'ignored-condition',
        () =>
          t`${goal} is the average over the whole trip. The first part was at ${v}, so the rest must differ in the other direction.`,
      ],
      [
        div(two, time),
        'wrong-count',
        () =>
          t`This answer divides the remaining ${two} miles by the whole ${hours(time)}. By then ${hours(a)} ${compare(a, 1) === 0 ? 'is' : 'are'} gone.`,
      ],
      [
        div(two, a),
        'wrong-count',
        () =>
          t`This answer divides the remaining ${two} miles by the ${hours(a)} already driven. ${hours(b)} are left.`,
      ],
      [
        div(way, b),
        'ignored-condition',
        () => t`This answer divides all ${way} miles by the remaining ${hours(b)}. ${one} of them are behind ${name}.`,
      ],
      [
        div(mul(goal, v), sub(mul(2, v), goal)),
        'rates-averaged',
        () => t`This answer uses the rule for two equal distances. Here the parts are ${one} and ${two} miles.`,
      ],
      [
        add(goal, mul(sub(goal, v), div(b, a))),
        'inverted',
        () =>
          t`This answer turns the ratio of the times around. What the first ${hours(a)} lack, ${hours(b)} must make good.`,
      ],
      [
        div(one, b),
        'answered-other-quantity',
        () =>
          t`This answer divides the ${one} miles already covered by the remaining ${hours(b)}. Still ahead are ${two}.`,
      ],
    ],
    because: t`The whole trip may take ${m`\frac{${way}}{${goal}} = ${time}`} hours. ${two} miles are left for ${hours(b)}: ${w}.`,
    quick: [t`${m`\frac{${way} - ${one}}{${time} - ${a}} = ${w}`}.`],
    full: [
      t`At ${goal} miles per hour, ${way} miles take ${m`\frac{${way}}{${goal}} = ${time}`} hours.`,
      t`In ${hours(a)}, the first part brought ${m`${v} \times ${a} = ${one}`} miles; ${two} are left.`,
      t`${m`\frac{${two}}{${time} - ${a}} = ${w}`} miles per hour.`,
    ],
    hints: [t`How long may the whole trip take?`, t`It may take ${hours(time)}, and ${two} miles are left.`],
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
    stem: t`${name} ${by} at ${v} miles per hour for ${hours(a)}, makes a stop and goes on at ${w} miles per hour for ${hours(b)}. With the stop, the average speed of the whole trip is ${average} miles per hour. How many minutes does the stop last?`,
    key,
    wrong: [
      [
        restFor(mul(mean, moving)),
        'rates-averaged',
        () =>
          t`This answer takes the mean of ${v} and ${w} for ${hours(moving)}. The parts last ${hours(a)} and ${hours(b)}, so the way is ${way} miles.`,
      ],
      [
        mul(100, rest),
        'unit-slip',
        () => t`This answer turns ${rest} of an hour into hundredths. An hour has 60 minutes.`,
      ],
      [
        mul(60, sub(div(way, average), a)),
        'ignored-condition',
        () =>
          t`This answer takes only the first ${hours(a)} off ${hours(whole)}. ${name} also moves for the second ${hours(b)}.`,
      ],
      [
        mul(60, sub(div(way, average), b)),
        'ignored-condition',
        () =>
          t`This answer takes only the second ${hours(b)} off ${hours(whole)}. ${name} also moves for the first ${hours(a)}.`,
      ],
      [
        restFor(add(mul(v, b), mul(w, a))),
        'equations-mismatched',
        () => t`This answer swaps the times: ${v} is kept for ${hours(a)}, ${w} for ${hours(b)}.`,
      ],
      [
        div(key, 2),
        'doubled-or-halved',
        () => t`This answer shares the ${key} minutes between the two parts. There is one stop.`,
      ],
      [
        mul(60, sub(moving, mul(average, div(moving, div(way, moving))))),
        'percent-of-wrong-base',
        () =>
          t`This answer measures what the stop costs in the ${hours(moving)} of moving. The average covers the whole ${hours(whole)}.`,
      ],
      [
        mul(key, 2),
        'doubled-or-halved',
        () =>
          t`This answer counts the stop once with each part. The whole trip takes ${hours(whole)}, ${rest} more than ${moving}.`,
      ],
    ],
    because: t`${way} miles at ${average} take ${hours(whole)}; moving takes ${hours(moving)}. The difference is ${key} minutes.`,
    quick: [
      t`${m`\frac{${way}}{${average}} - ${moving} = ${rest}`} of an hour, ${key} minutes.`.replace(
        /= (\d+\.?\d*)\\\) of an hour/,
        (_all, value: string) => `= ${value}\\) ${value === '1' ? 'hour' : 'hours'}`,
      ),
    ],
    full: [
      t`The way is ${m`${v} \times ${a} + ${w} \times ${b} = ${way}`} miles.`,
      t`At an average of ${average} the trip takes ${m`\frac{${way}}{${average}} = ${whole}`} hours, and ${m`${a} + ${b} = ${moving}`} of them are moving.`,
      t`The stop lasts ${m`${whole} - ${moving} = ${rest}`} ${compare(rest, 1) === 0 ? 'hour' : 'hours'}, which is ${key} minutes.`,
    ],
    hints: [
      'How long does the whole trip take at its average speed?',
      t`It takes ${hours(whole)}; ${name} moves for ${hours(moving)}.`,
    ],
  }
}

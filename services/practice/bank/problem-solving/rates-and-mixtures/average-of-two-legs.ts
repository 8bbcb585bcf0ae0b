import { numbersWithTwice } from '../../factory/numbers-in-text.ts'
import { often } from '../../factory/grammar.ts'
import { count, m, plain, ratio, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

const TRIPS = [
  { moves: 'drives', slow: [30, 70], fast: [45, 120], step: 3 },
  { moves: 'rides a motorcycle', slow: [32, 72], fast: [48, 120], step: 4 },
  { moves: 'cycles', slow: [10, 20], fast: [12, 36], step: 1 },
  { moves: 'skates', slow: [8, 16], fast: [12, 24], step: 1 },
  { moves: 'sails', slow: [6, 14], fast: [9, 24], step: 1 },
  { moves: 'flies a small plane', slow: [120, 240], fast: [160, 360], step: 10 },
] as const

export const averageOfTwoLegs = problem({
  id: 'average-of-two-legs',
  skill: 'average-speed',
  version: 6,
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const setting = random.pick(TRIPS)
    const v = random.step(setting.slow[0], setting.slow[1], setting.step)
    const w = random.step(setting.fast[0], setting.fast[1], setting.step)
    const share = level === 1 ? 1 : random.int(2, 4)
    const key = level === 1 ? div(2 * v * w, v + w) : div((1 + share) * v * w, w + share * v)
    // With equal times the plain average would be right.
    if (w === share * v) return null
    if (w <= v || w > 2 * v || !isWhole(mul(key, level === 1 ? 1 : 2)) || leastCommonMultiple(v, w) > 12 * w)
      return null
    return { v, w, share, key, known: level === 3, setting, name: random.pick(NAMES) }
  },
  write: ({ v, w, share, key, known, setting, name }) => {
    const plainMean = div(v + w, 2)
    const weighted = div(v + share * w, 1 + share)
    const equal = share === 1
    const legs = known
      ? t`for the first part of a trip at ${v} miles per hour and for a second part, which is ${often(share)} as long in miles, at ${w} miles per hour`
      : equal
        ? t`from one town to another at ${v} miles per hour and back by the same route at ${w} miles per hour`
        : t`to a lake at ${v} miles per hour and then covers ${often(share)} that distance at ${w} miles per hour`
    const base = leastCommonMultiple(v, w)
    const [first, second] = [base / v, (share * base) / w]
    const times = ratio(rational(first, second))
    return {
      stem: `${name} ${setting.moves} ${legs}. What is the average speed, in miles per hour, for the whole trip?`,
      key,
      show: plain,
      fits: (value) => compare(value, div(v, 2)) >= 0 && compare(value, w + v) < 0,
      wrong: [
        [
          plainMean,
          'rates-averaged',
          () =>
            t`This answer averages the two speeds: ${m`\frac{${v} + ${w}}{2} = ${plainMean}`}. That would be right for equal times, but for ${equal ? t`${base} miles each way` : t`a first part of ${base} miles`}, the times are ${count(first, 'hour')} and ${count(second, 'hour')}.`,
        ],
        [
          equal ? div(2 * v + w, 3) : weighted,
          'rates-averaged',
          () =>
            equal
              ? t`This answer counts ${v} twice and ${w} once: ${m`\frac{2 \times ${v} + ${w}}{3}`}. Weight the speeds by the times instead: ${base} miles each way take ${count(first, 'hour')} and ${count(second, 'hour')}.`
              : t`This answer weights the speeds by distance: ${m`\frac{${v} + ${share} \times ${w}}{${1 + share}}`}. Weight them by time instead: for a first part of ${base} miles, the times are ${count(first, 'hour')} and ${count(second, 'hour')}.`,
        ],
        [
          equal ? div(v + 2 * w, 3) : div(share * v + w, 1 + share),
          'rates-averaged',
          () =>
            equal
              ? t`This answer counts ${w} twice and ${v} once: ${m`\frac{${v} + 2 \times ${w}}{3}`}. More time is spent at ${v}, so the average must be closer to ${v}.`
              : t`This answer counts the first speed ${often(share)} and the second once: ${m`\frac{${share} \times ${v} + ${w}}{${1 + share}}`}. Weight the speeds by the times instead: for a first part of ${base} miles, these are ${count(first, 'hour')} and ${count(second, 'hour')}.`,
        ],
        [
          div(2 * v * w, v + w),
          'ignored-condition',
          () =>
            t`This answer treats the two distances as equal: ${m`\frac{2 \times ${v} \times ${w}}{${v} + ${w}}`}. But the second distance is ${often(share)} the first, so more of the trip is at ${w} miles per hour.`,
        ],
        [
          div(base, first + second),
          'ignored-condition',
          () =>
            t`This answer divides the distance of the first part alone by the time for both parts. If that part is ${base} miles, it divides ${base} instead of ${(1 + share) * base} miles by ${first + second} hours.`,
        ],
        [
          equal ? rational(2 * v) : div((2 + share) * v * w, w + (1 + share) * v),
          equal ? 'ignored-condition' : 'off-by-one',
          () =>
            equal
              ? t`This answer divides the distance of both ways by the time of the first way alone, which gives ${m`2 \times ${v}`}. If each way is ${base} miles, the whole time is ${first + second} hours, not ${first}.`
              : t`This answer makes the second distance ${often(share + 1)} the first. It is only ${often(share)} the first. It is the whole trip that is ${often(share + 1)} the first part.`,
        ],
        ...(equal
          ? []
          : [
              [
                div(v + (1 + share) * w, 2 + share),
                'rates-averaged',
                () =>
                  t`This answer weights the speeds 1 to ${share + 1}, as if the second part were the whole trip. Weight them by the times of the two parts, which are in the ratio ${times}.`,
              ] as const,
            ]),
        [
          w - v,
          'rates-subtracted',
          () => t`${w - v} is the difference between the two speeds. The average speed must be between ${v} and ${w}.`,
        ],
        [
          v,
          'answered-other-quantity',
          () => t`${v} is the speed on the first part alone. The faster second part raises the average.`,
        ],
        [
          w,
          'answered-other-quantity',
          () => t`${w} is the speed on the second part alone. The slower first part lowers the average.`,
        ],
      ],
      because: equal
        ? t`If each way is ${base} miles, the whole trip is ${2 * base} miles and takes ${m`${first} + ${second} = ${first + second}`} hours, so the average is ${m`\frac{${2 * base}}{${first + second}} = ${key}`}.`
        : t`If the first part is ${base} miles, the whole trip is ${(1 + share) * base} miles and takes ${m`${first} + ${second} = ${first + second}`} hours, so the average is ${m`\frac{${(1 + share) * base}}{${first + second}} = ${key}`}.`,
      quick: [
        t`Suppose ${equal ? 'each way' : 'the first part'} is ${base} miles, a multiple of both speeds. The two parts take ${count(first, 'hour')} and ${count(second, 'hour')}. So ${(1 + share) * base} miles take ${first + second} hours, and ${m`\frac{${(1 + share) * base}}{${first + second}} = ${key}`}.`,
      ],
      full: [
        t`Let ${equal ? 'each way' : 'the first part'} be ${m`d`} miles long, so that the whole trip is ${m`${1 + share}d`} miles long.`,
        t`The two parts take ${m`\frac{d}{${v}}`} and ${equal ? m`\frac{d}{${w}}` : m`\frac{${share}d}{${w}}`} hours.`,
        ...(known ? [nearerTo({ v, w, share })] : []),
        t`With the common denominator ${base}, the total time is ${m`\frac{${first}d + ${second}d}{${base}} = \frac{${first + second}d}{${base}}`} hours.`,
        t`So the average speed is ${m`${1 + share}d \div \frac{${first + second}d}{${base}} = \frac{${1 + share} \times ${base}}{${first + second}} = ${key}`} miles per hour.`,
      ],
      hints: [
        t`Is as much time spent at ${v} miles per hour as at ${w} miles per hour?`,
        t`Suppose that ${equal ? 'each way' : 'the first part'} is ${base} miles long. How many hours does each part take, and how many miles is the whole trip?`,
      ],
    }
  },
  second: (_, stem) => {
    const numbers = numbersWithTwice(stem)
    const equal = stem.includes('same route')
    const [v = 0] = numbers
    const share = equal ? 1 : (numbers[1] ?? 0)
    const w = (equal ? numbers[1] : numbers[2]) ?? 0
    let hours = 0
    for (let step = 0; step < 100; step += 1) hours += 0.7 / v + (0.7 * share) / w
    return (70 * (1 + share)) / hours
  },
})

/** Says which of the two speeds the average must be nearer to. */
function nearerTo({ v, w, share }: { v: number; w: number; share: number }): string {
  const [more, less] = share * v > w ? [w, v] : [v, w]
  return t`More time is spent at ${more} miles per hour, so the average will be closer to ${more} than to ${less}.`
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}

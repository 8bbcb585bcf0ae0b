import { numbersWithTwice } from '../../factory/numbers-in-text.ts'
import { often } from '../../factory/grammar.ts'
import { count, m, plain, t } from '../../factory/format.ts'
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
  version: 5,
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const setting = random.pick(TRIPS)
    const v = random.step(setting.slow[0], setting.slow[1], setting.step)
    const w = random.step(setting.fast[0], setting.fast[1], setting.step)
    const share = level === 1 ? 1 : random.int(2, 4)
    const key = level === 1 ? div(2 * v * w, v + w) : div((1 + share) * v * w, w + share * v)
    if (w <= v || w > 2 * v || !isWhole(mul(key, level === 1 ? 1 : 2)) || leastCommonMultiple(v, w) > 12 * w)
      return null
    return { v, w, share, key, known: level === 3, setting, name: random.pick(NAMES) }
  },
  write: ({ v, w, share, key, known, setting, name }) => {
    const plainMean = div(v + w, 2)
    const weighted = div(v + share * w, 1 + share)
    const equal = share === 1
    const legs = known
      ? t`the first part of a trip at ${v} miles per hour and a second part, ${often(share)} as long in miles, at ${w} miles per hour`
      : equal
        ? t`from one town to another at ${v} miles per hour and back by the same route at ${w} miles per hour`
        : t`to a lake at ${v} miles per hour and then ${often(share)} that distance at ${w} miles per hour`
    const base = leastCommonMultiple(v, w)
    const [first, second] = [base / v, (share * base) / w]
    return {
      stem: `${name} ${setting.moves} ${legs}. What is the average speed over the whole trip, in miles per hour?`,
      key,
      show: plain,
      fits: (value) => compare(value, div(v, 2)) >= 0 && compare(value, w + v) < 0,
      wrong: [
        [
          plainMean,
          'rates-averaged',
          () =>
            t`This answer averages the two speeds: ${m`\frac{${v} + ${w}}{2} = ${plainMean}`}. That would be right for equal times. ${equal ? t`The slower way takes longer, so ${v} weighs more` : t`Divide the whole distance by the whole time instead`}.`,
        ],
        [
          equal ? div(2 * v + w, 3) : weighted,
          'rates-averaged',
          () =>
            equal
              ? t`This answer weights ${v} twice as heavily as ${w}. The weights are the times, which are ${first} to ${second} here.`
              : t`This answer weights the speeds by distance, 1 to ${share}. A speed counts for as long as it lasts, so the weights are the times.`,
        ],
        [
          equal ? div(v + 2 * w, 3) : div(share * v + w, 1 + share),
          'rates-averaged',
          () =>
            equal
              ? t`This answer gives the faster speed the greater weight. More time is spent at ${v}, so the average lies nearer to ${v}.`
              : t`This answer weights the first speed ${often(share)}. The weights are the times of the two parts, ${m`\frac{1}{${v}}`} and ${m`\frac{${share}}{${w}}`}.`,
        ],
        [
          div(2 * v * w, v + w),
          'ignored-condition',
          () =>
            t`This answer treats the two parts as equally long. The second is ${often(share)} as long as the first in miles.`,
        ],
        [
          div(base, first + second),
          'ignored-condition',
          () =>
            t`This answer divides the distance of the first part only by the time of both: ${base} miles by ${first + second} hours, if that part is ${base} miles long.`,
        ],
        [
          equal ? rational(2 * v) : div((2 + share) * v * w, w + (1 + share) * v),
          equal ? 'ignored-condition' : 'off-by-one',
          () =>
            equal
              ? t`This answer divides the ${2 * base} miles there and back by the ${first} hours of the first way only. The whole time is ${first + second} hours.`
              : t`This answer makes the second part ${often(share + 1)} as long as the first. It is ${often(share)} as long; the whole is ${often(share + 1)}.`,
        ],
        ...(equal
          ? []
          : [
              [
                div(v + (1 + share) * w, 2 + share),
                'rates-averaged',
                () =>
                  t`This answer weights the speeds 1 to ${share + 1}. The second part is ${often(share)} as long, and the weights are the times, ${first} to ${count(second, 'hour')}.`,
              ] as const,
            ]),
        [w - v, 'rates-subtracted', () => t`${w - v} is the difference of the two speeds.`],
        [v, 'answered-other-quantity', () => t`${v} is the speed of the first part only.`],
        [w, 'answered-other-quantity', () => t`${w} is the speed of the second part only.`],
      ],
      because: equal
        ? t`Over ${base} miles each way, the times are ${count(first, 'hour')} and ${count(second, 'hour')}: ${m`\frac{2 \times ${base}}{${first + second}} = ${key}`}.`
        : t`If the first part is ${base} miles, the times are ${count(first, 'hour')} and ${count(second, 'hour')}: ${m`\frac{${(1 + share) * base}}{${first + second}} = ${key}`}.`,
      quick: [
        t`Choose a handy distance, ${base} miles for the first part: ${count(first, 'hour')} and ${count(second, 'hour')}. Distance over time: ${m`\frac{${(1 + share) * base}}{${first + second}} = ${key}`}.`,
      ],
      full: [
        t`Average speed is the whole distance over the whole time. Let the first part be ${m`d`} miles; the whole is ${m`${1 + share}d`}.`,
        t`The times are ${m`\frac{d}{${v}}`} and ${equal ? m`\frac{d}{${w}}` : m`\frac{${share}d}{${w}}`} hours.`,
        t`So the average is ${m`${1 + share}d \div \left(\frac{d}{${v}} + \frac{${equal ? '' : share}d}{${w}}\right) = ${key}`}; ${m`d`} cancels.`,
      ],
      hints: [
        'Average speed is the whole distance over the whole time.',
        t`Pretend that the first part is ${base} miles long.`,
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

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}

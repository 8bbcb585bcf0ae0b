import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const ASKS = ['up', 'current', 'still'] as const

export const roundTripCurrent = problem({
  id: 'round-trip-current',
  skill: 'speed',
  version: 5,
  levels: [0, 0.4, 0.7],
  places: [
    [2, 2, 8, 8, 0],
    [10, 10, 0, 0, 0],
    [0, 0, 4, 4, 12],
  ],
  draw: (random, level) => {
    const still = random.int(6, 30)
    const current = random.int(1, Math.floor(still / 2))
    const downstream = random.int(1, 6)
    const distance = (still + current) * downstream
    const up = div(distance, still - current)
    if (!isWhole(mul(up, level === 1 ? 1 : 2)) || compare(up, 24) > 0) return null
    return {
      still,
      current,
      downstream,
      distance,
      up,
      ask: ASKS[level - 1]!,
      boat: random.pick(['A motor boat', 'A canoe', 'A ferry', 'A rowing team']),
    } as const
  },
  write: ({ still, current, distance, up, downstream, ask, boat }) => {
    const with_ = still + current
    const against = still - current
    const key = ask === 'up' ? up : ask === 'current' ? rational(current) : rational(still)
    const stem =
      ask === 'up'
        ? t`${boat} that makes ${still} miles per hour in still water travels ${distance} miles down a river whose current is ${count(current, 'mile')} per hour, and then back. How many hours does the way back take?`
        : t`${boat} travels ${distance} miles down a river in ${downstream} ${downstream === 1 ? 'hour' : 'hours'} and needs ${up} hours for the way back. What is the speed of ${ask === 'current' ? 'the current' : 'the boat in still water'}, in miles per hour?`
    return {
      stem,
      key,
      show: plain,
      wrong:
        ask === 'up'
          ? [
              [
                downstream,
                'answered-other-quantity',
                () =>
                  t`${downstream} is the time for the way down, at ${m`${still} + ${current} = ${with_}`} miles per hour.`,
              ],
              [
                div(distance, still),
                'ignored-condition',
                () =>
                  t`This answer leaves the current out. On the way back it slows the boat to ${m`${still} - ${current} = ${against}`} miles per hour.`,
              ],
              [
                add(up, downstream),
                'answered-other-quantity',
                () =>
                  t`This answer adds the ${count(downstream, 'hour')} of the way down to the ${up} of the way back.`,
              ],
              ...(still > 2 * current
                ? [
                    [
                      div(distance, still - 2 * current),
                      'doubled-or-halved',
                      () =>
                        t`This answer takes the current off twice, ${m`${still} - 2 \times ${current}`}. Against it the boat makes ${m`${still} - ${current} = ${against}`}.`,
                    ] as const,
                  ]
                : []),
              [
                div(distance, current),
                'wrong-part-of-ratio',
                () =>
                  t`This answer divides by ${current}, the speed of the current. On the way back the boat makes ${m`${still} - ${current} = ${against}`}.`,
              ],
              [
                div(2 * distance, still),
                'rates-averaged',
                () =>
                  t`This answer takes ${m`2 \times ${distance}`} miles at ${still}, as if with and against the current cancelled out. The way back is ${distance} miles at ${against}.`,
              ],
              [
                sub(up, downstream),
                'answered-other-quantity',
                () => t`By so much the way back, ${up}, takes longer than the way down, ${downstream}.`,
              ],
            ]
          : [
              [
                ask === 'current' ? still : current,
                'other-unknown',
                () =>
                  ask === 'current'
                    ? t`${still} is the speed of the boat in still water.`
                    : t`${current} is the speed of the current.`,
              ],
              [with_, 'stopped-early', () => t`${with_} is the speed down the river, boat and current together.`],
              [against, 'stopped-early', () => t`${against} is the speed up the river, boat less current.`],
              [
                ask === 'current' ? with_ - against : with_ + against,
                'doubled-or-halved',
                () =>
                  ask === 'current'
                    ? t`${m`${with_} - ${against}`} is twice the speed of the current.`
                    : t`${m`${with_} + ${against}`} is twice the speed in still water.`,
              ],
              [
                div(2 * distance, add(up, downstream)),
                'rates-averaged',
                () =>
                  t`This answer divides the whole way of ${2 * distance} miles by the whole time of ${add(up, downstream)} hours. That is the average speed, not the speed ${ask === 'current' ? 'of the current' : 'in still water'}.`,
              ],
              [
                div(distance, add(up, downstream)),
                'rates-averaged',
                () =>
                  t`This answer divides the ${distance} miles of one way by the ${add(up, downstream)} hours of both.`,
              ],
              [
                div(distance, sub(up, downstream)),
                'rates-subtracted',
                () =>
                  t`This answer divides ${distance} by the difference of the times, ${m`${up} - ${downstream}`}. Work out the speed of each way first.`,
              ],
              [
                sub(with_, div(2 * distance, add(up, downstream))),
                'rates-averaged',
                () =>
                  t`This answer takes the average speed, ${m`\frac{${2 * distance}}{${add(up, downstream)}}`}, for the speed in still water and compares it with ${with_}. In still water the boat makes ${still}.`,
              ],
            ],
      because:
        ask === 'up'
          ? t`Against the current the boat makes ${m`${still} - ${current} = ${against}`} miles per hour: ${m`\frac{${distance}}{${against}} = ${up}`}.`
          : t`Down it makes ${with_}, up ${against} miles per hour; half of the ${ask === 'current' ? 'difference' : 'sum'} is ${key}.`,
      quick: [
        ask === 'up'
          ? t`${m`\frac{${distance}}{${still} - ${current}} = ${up}`}.`
          : t`${m`\frac{${with_} ${ask === 'current' ? '-' : '+'} ${against}}{2} = ${key}`}.`,
      ],
      full:
        ask === 'up'
          ? [
              t`On the way back the current works against the boat: ${against} miles per hour.`,
              t`${m`\frac{${distance}}{${against}} = ${up}`} hours.`,
            ]
          : [
              t`Down: ${m`\frac{${distance}}{${downstream}} = ${with_}`}. Up: ${m`\frac{${distance}}{${up}} = ${against}`}.`,
              t`Boat plus current is ${with_}, boat minus current is ${against}.`,
              t`Half of the ${ask === 'current' ? 'difference' : 'sum'}: ${key}.`,
            ],
      hints: [
        'Down the river the speeds add; up the river they are subtracted.',
        ask === 'up'
          ? t`The speed on the way back is ${against}.`
          : t`Down the river it makes ${with_} miles per hour.`,
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0], stem) => {
    if (stem.includes('still water travels')) return b / (a - c)
    for (let boat = 1; boat <= 80; boat += 0.5) {
      for (let river = 0.5; river < boat; river += 0.5) {
        if (near((boat + river) * b, a) && near((boat - river) * c, a))
          return stem.includes('of the current') ? river : boat
      }
    }
    return Number.NaN
  },
})

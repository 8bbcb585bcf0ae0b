import { count, m, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const ASKS = ['up', 'current', 'still'] as const

export const roundTripCurrent = problem({
  id: 'round-trip-current',
  skill: 'speed',
  version: 6,
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
      boat: random.pick(['A motorboat', 'A canoe', 'A ferry', 'A rowing team']),
    } as const
  },
  write: ({ still, current, distance, up, downstream, ask, boat }) => {
    const with_ = still + current
    const against = still - current
    const key = ask === 'up' ? up : ask === 'current' ? rational(current) : rational(still)
    const stem =
      ask === 'up'
        ? t`${boat} that travels at ${still} miles per hour in still water goes ${distance} miles down a river with a current of ${count(current, 'mile')} per hour and then returns. How many hours does the return trip take?`
        : t`${boat} travels ${distance} miles down a river in ${count(downstream, 'hour')} and takes ${count(up, 'hour')} to return. What is the speed of ${ask === 'current' ? 'the current' : 'the boat in still water'}, in miles per hour?`
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
                  t`${count(downstream, 'hour')} is the time for the trip down the river, at ${m`${still} + ${current} = ${with_}`} miles per hour. The question asks about the return.`,
              ],
              [
                div(distance, still),
                'ignored-condition',
                () =>
                  t`This answer ignores the current, which slows the boat to ${m`${still} - ${current} = ${against}`} miles per hour on the return trip.`,
              ],
              [
                add(up, downstream),
                'answered-other-quantity',
                () =>
                  t`This answer is the time for the whole trip, ${m`${downstream} + ${up}`} hours. The question asks only about the return trip.`,
              ],
              ...(still > 2 * current
                ? [
                    [
                      div(distance, still - 2 * current),
                      'doubled-or-halved',
                      () =>
                        t`This answer subtracts the current twice: ${m`${still} - 2 \times ${current}`}. Upstream the speed is ${m`${still} - ${current} = ${against}`} miles per hour.`,
                    ] as const,
                  ]
                : []),
              [
                div(distance, current),
                'wrong-part-of-ratio',
                () =>
                  t`This answer divides ${distance} by ${current}, the speed of the current. Upstream the boat travels at ${m`${still} - ${current} = ${against}`} miles per hour.`,
              ],
              [
                div(2 * distance, still),
                'rates-averaged',
                () =>
                  t`This answer divides the whole distance of ${m`2 \times ${distance}`} miles by ${still}, as if there were no current. The return trip is ${distance} miles at ${against} miles per hour.`,
              ],
              [
                sub(up, downstream),
                'answered-other-quantity',
                () =>
                  t`This answer is how much longer the return trip takes than the trip down the river: ${m`${up} - ${downstream}`}. The question asks for the whole time of the return trip.`,
              ],
            ]
          : [
              [
                ask === 'current' ? still : current,
                'other-unknown',
                () =>
                  ask === 'current'
                    ? t`${still} is the speed of the boat in still water, half of the sum of ${with_} and ${against}. The question asks about the current.`
                    : t`${current} is the speed of the current, half of the difference between ${with_} and ${against}. The question asks about the boat.`,
              ],
              [
                with_,
                'stopped-early',
                () =>
                  t`${with_} is the speed down the river, the boat's own speed plus the current. The ${ask === 'current' ? 'current is half of the difference between' : `boat's own speed is half of the sum of`} this and ${against}, the speed up the river.`,
              ],
              [
                against,
                'stopped-early',
                () =>
                  t`${against} is the speed up the river, the boat's own speed minus the current. The ${ask === 'current' ? 'current is half of the difference between' : `boat's own speed is half of the sum of`} this and ${with_}, the speed down the river.`,
              ],
              [
                ask === 'current' ? with_ - against : with_ + against,
                'doubled-or-halved',
                () =>
                  ask === 'current'
                    ? t`${m`${with_} - ${against} = ${with_ - against}`} is twice the speed of the current, so divide it by 2.`
                    : t`${m`${with_} + ${against} = ${with_ + against}`} is twice the speed in still water, so divide it by 2.`,
              ],
              [
                div(2 * distance, add(up, downstream)),
                'rates-averaged',
                () =>
                  t`This answer divides the whole distance of ${2 * distance} miles by the whole time of ${add(up, downstream)} hours. That is the average speed, not the speed ${ask === 'current' ? 'of the current' : 'in still water'}.`,
              ],
              [
                div(distance, add(up, downstream)),
                'rates-averaged',
                () =>
                  t`This answer divides the ${distance} miles of one way by the ${add(up, downstream)} hours of both ways. Divide ${distance} by the time of each way separately to get the two speeds.`,
              ],
              [
                div(distance, sub(up, downstream)),
                'rates-subtracted',
                () =>
                  t`This answer divides ${distance} by the difference of the times, ${m`${up} - ${downstream}`}. Divide by each time separately to get the two speeds, ${with_} and ${against} miles per hour.`,
              ],
              [
                sub(with_, div(2 * distance, add(up, downstream))),
                'rates-averaged',
                () =>
                  t`This answer uses the average speed, ${m`\frac{${2 * distance}}{${add(up, downstream)}}`}, as the speed in still water and subtracts it from ${with_}. The speed in still water is halfway between ${against} and ${with_}.`,
              ],
            ],
      because:
        ask === 'up'
          ? t`Upstream the boat travels at ${m`${still} - ${current} = ${against}`} miles per hour, and ${m`\frac{${distance}}{${against}} = ${up}`}.`
          : t`The boat travels at ${m`\frac{${distance}}{${downstream}} = ${with_}`} miles per hour downstream and at ${m`\frac{${distance}}{${up}} = ${against}`} upstream. The ${ask === 'current' ? 'speed of the current' : 'speed in still water'} is half of the ${ask === 'current' ? 'difference' : 'sum'}, ${key}.`,
      quick: [
        ask === 'up'
          ? t`Divide the distance by the speed against the current: ${m`\frac{${distance}}{${still} - ${current}} = ${up}`} ${agree(up, 'hour', 'hours')}.`
          : t`The speeds are ${m`\frac{${distance}}{${downstream}} = ${with_}`} downstream and ${m`\frac{${distance}}{${up}} = ${against}`} upstream. Take half of their ${ask === 'current' ? 'difference' : 'sum'}: ${m`\frac{${with_} ${ask === 'current' ? '-' : '+'} ${against}}{2} = ${key}`}.`,
      ],
      full:
        ask === 'up'
          ? [
              t`On the return trip the boat travels against the current, so its speed is ${m`${still} - ${current} = ${against}`} miles per hour.`,
              t`So the return trip takes ${m`\frac{${distance}}{${against}} = ${up}`} ${agree(up, 'hour', 'hours')}.`,
            ]
          : [
              t`The boat travels at ${m`\frac{${distance}}{${downstream}} = ${with_}`} miles per hour downstream and at ${m`\frac{${distance}}{${up}} = ${against}`} miles per hour upstream.`,
              ...(ask === 'current'
                ? [
                    t`The first is the boat's own speed plus the current, and the second is the boat's own speed minus the current.`,
                  ]
                : []),
              ask === 'current'
                ? t`Subtracting them leaves twice the speed of the current, so that speed is ${m`\frac{${with_} - ${against}}{2} = ${key}`} miles per hour.`
                : t`Adding them gives twice the speed of the boat, so the speed in still water is ${m`\frac{${with_} + ${against}}{2} = ${key}`} miles per hour.`,
              ...(ask === 'current'
                ? [
                    t`Check: the boat's own speed is ${m`${with_} - ${current} = ${still}`}, and upstream it is ${m`${still} - ${current} = ${against}`}.`,
                  ]
                : []),
            ],
      hints: [
        ask === 'up'
          ? 'Does the current help the boat or slow it down on the return trip?'
          : 'How fast does the boat travel down the river, and how fast does it return?',
        ask === 'up'
          ? 'What is the speed of the boat against the current?'
          : 'How are the speeds of the boat and the current combined in each direction?',
      ],
    }
  },
  second: ([a = 0, b = 0, c = 0], stem) => {
    if (stem.includes('return trip')) return b / (a - c)
    for (let boat = 1; boat <= 80; boat += 0.5) {
      for (let river = 0.5; river < boat; river += 0.5) {
        if (near((boat + river) * b, a) && near((boat - river) * c, a))
          return stem.includes('of the current') ? river : boat
      }
    }
    return Number.NaN
  },
})

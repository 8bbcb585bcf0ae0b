import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'

const MEETINGS = [
  { first: 'A freight train', second: 'an express train', from: 'two stations', move: 'leave' },
  { first: 'A barge', second: 'a ferry', from: 'two harbors', move: 'leave' },
  { first: 'A van', second: 'a motorcycle', from: 'two depots', move: 'leave' },
] as const

export const meetingTime = problem({
  id: 'meeting-time',
  skill: 'speed',
  version: 3,
  levels: [-0.8, 0.1, 0.9],
  places: [
    [7, 7, 6, 0, 0],
    [4, 4, 4, 8, 0],
    [1, 1, 2, 4, 12],
  ],
  draw: (random, level) => {
    const v = random.step(30, 90, 5)
    const w = random.step(40, 120, 5)
    const hours = rational(random.int(2, 16), level === 1 ? 1 : 2)
    const head = level === 3 ? random.int(1, 2) : 0
    const apart = add(mul(v + w, hours), v * head)
    if (v >= w || !isWhole(apart)) return null
    return { v, w, hours, head, apart, ask: level === 1 ? 'time' : 'place', setting: random.pick(MEETINGS) } as const
  },
  write: ({ v, w, hours, head, apart, ask, setting }) => {
    const second = setting.second.replace(/^an? /, 'the ')
    const first = setting.first.replace(/^A /, 'the ')
    const secondPath = mul(w, hours)
    const firstPath = sub(apart, secondPath)
    const key = ask === 'time' ? hours : firstPath
    const late =
      head > 0
        ? t` ${second.replace('the', 'The')} starts ${count(head, 'hour')} after ${first}.`
        : ' They start at the same time.'
    const asked =
      ask === 'time' ? 'After how many hours do they meet?' : `How many miles has ${first} covered when they meet?`
    const noHead = div(apart, v + w)
    const split = (speed: number) => mul(apart, div(speed, v + w))
    return {
      stem: t`${setting.first} and ${setting.second} travel towards each other from ${setting.from} ${apart} miles apart, ${first} at ${v} and ${second} at ${w} miles per hour.${late} ${asked}`,
      key,
      show: plain,
      wrong:
        ask === 'time'
          ? [
              [
                div(apart, w),
                'ignored-condition',
                () =>
                  t`This answer lets only ${second} move. Both move, so the gap closes by ${m`${v} + ${w} = ${v + w}`} miles each hour.`,
              ],
              [
                div(apart, v),
                'ignored-condition',
                () => t`This answer lets only ${first} move. Both move, so the gap closes by ${v + w} miles each hour.`,
              ],
              [
                div(apart, w - v),
                'rates-subtracted',
                () =>
                  t`This answer subtracts the speeds, as if one followed the other. They move towards each other, so the speeds add.`,
              ],
              [
                div(mul(2, apart), v + w),
                'rates-averaged',
                () =>
                  t`This answer divides by the average speed, ${div(v + w, 2)}. The gap closes at the sum of the speeds, ${v + w}.`,
              ],
              [
                div(hours, 2),
                'doubled-or-halved',
                () =>
                  t`This answer lets each cover half of the way at the joint speed. The gap of ${apart} miles closes at ${v + w} an hour.`,
              ],
              [
                add(hours, 1),
                'off-by-one',
                () =>
                  t`After ${count(hours, 'hour')} they have covered ${mul(v, hours)} and ${mul(w, hours)} miles, which is already the whole gap.`,
              ],
              [sub(hours, 1), 'off-by-one', () => t`One hour before they meet the gap is still ${v + w} miles.`],
            ]
          : [
              [
                secondPath,
                'answered-other-quantity',
                () => t`${secondPath} miles are the way of ${second}. The rest of the ${apart} is the way of ${first}.`,
              ],
              [
                head > 0 ? mul(v, hours) : div(apart, 2),
                head > 0 ? 'head-start-ignored' : 'rates-averaged',
                () =>
                  head > 0
                    ? t`${mul(v, hours)} miles are what ${first} covers once both are moving. Add the ${v * head} of its head start.`
                    : t`This answer places the meeting in the middle, but ${first} is slower and covers less than half of the ${apart} miles.`,
              ],
              [
                head > 0 ? mul(v, noHead) : mul(w - v, hours),
                head > 0 ? 'head-start-ignored' : 'answered-other-quantity',
                () =>
                  head > 0
                    ? t`This answer divides the whole ${apart} miles by ${v + w}. In the first ${head === 1 ? 'hour' : t`${head} hours`} only ${first} moves.`
                    : t`${mul(w - v, hours)} miles are the difference between the two ways.`,
              ],
              [
                head > 0 ? split(w) : mul(v, add(hours, 1)),
                head > 0 ? 'other-unknown' : 'off-by-one',
                () =>
                  head > 0
                    ? t`This answer shares the ${apart} miles in the ratio of the speeds, without the head start, and takes the part of ${second}.`
                    : t`This answer gives ${first} one hour too many: they meet after ${count(hours, 'hour')}.`,
              ],
              [
                sub(apart, v),
                'stopped-early',
                () =>
                  t`This answer takes the way of one hour, ${v} miles, off the ${apart}. How long are both on the move?`,
              ],
              [
                mul(v, div(apart, w)),
                'ignored-condition',
                () =>
                  t`This answer lets the trip last as long as ${second} would need for all ${apart} miles. They meet on the way.`,
              ],
              [
                v,
                'stopped-early',
                () =>
                  t`${v} miles are what ${first} covers in one hour. It is on the move for ${count(add(hours, head), 'hour')}.`,
              ],
              [
                mul(v, sub(hours, rational(1, 2))),
                'off-by-one',
                () => t`This answer takes half an hour too little: both are on the move for ${count(hours, 'hour')}.`,
              ],
              [
                div(apart, 2),
                'rates-averaged',
                () => t`This answer places the meeting in the middle. That would need equal speeds and equal starts.`,
              ],
            ],
      because:
        ask === 'time'
          ? t`The gap closes by ${m`${v} + ${w} = ${v + w}`} miles an hour: ${m`\frac{${apart}}{${v + w}} = ${hours}`}.`
          : t`Both are on the move for ${m`\frac{${sub(apart, v * head)}}{${v + w}} = ${hours}`} hours, so ${first} covers ${m`${v} \times ${add(hours, head)} = ${firstPath}`} miles.`,
      quick: [
        ask === 'time'
          ? t`${m`${apart} \div (${v} + ${w}) = ${hours}`}.`
          : t`${head > 0 ? t`Take off the head start of ${v * head} miles. ` : ''}The rest is shared as ${v} to ${w}: ${m`${sub(apart, v * head)} \times \frac{${v}}{${v + w}} = ${mul(v, hours)}`}${head > 0 ? t`, plus ${v * head} makes ${firstPath}` : ''}.`,
      ],
      full: [
        ...(head > 0
          ? [
              t`In the ${head === 1 ? 'first hour' : t`first ${head} hours`} only ${first} moves and covers ${v * head} miles; ${sub(apart, v * head)} are left.`,
            ]
          : []),
        t`Moving towards each other, they close the gap at ${m`${v} + ${w} = ${v + w}`} miles an hour.`,
        t`That takes ${m`\frac{${sub(apart, v * head)}}{${v + w}} = ${hours}`} hours.`,
        ...(ask === 'place'
          ? [
              t`So ${first} is on the move for ${count(add(hours, head), 'hour')} and covers ${m`${v} \times ${add(hours, head)} = ${firstPath}`} miles.`,
            ]
          : []),
      ],
      hints: [
        'By how much does the gap shrink in each hour?',
        head > 0
          ? t`When ${second} starts, ${sub(apart, v * head)} miles are left.`
          : t`The speeds add: ${v + w} miles per hour.`,
      ],
    }
  },
  second: ([apart = 0, v = 0, w = 0, late = 0], stem) => {
    let gone = 0
    let hours = 0
    for (; gone < apart - 1e-6 && hours < 500; hours += 0.25) gone += (v + (hours >= late ? w : 0)) / 4
    return stem.includes('how many hours') ? hours : v * hours
  },
})

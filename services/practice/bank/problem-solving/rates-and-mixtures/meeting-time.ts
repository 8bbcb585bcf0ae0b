import { count, m, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'

const MEETINGS = [
  { first: 'A freight train', second: 'an express train', from: 'two stations' },
  { first: 'A bus', second: 'a car', from: 'two cities' },
  { first: 'A van', second: 'a motorcycle', from: 'two towns' },
] as const

export const meetingTime = problem({
  id: 'meeting-time',
  skill: 'speed',
  version: 4,
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
        ? t` ${second.replace('the', 'The')} starts ${count(head, 'hour')} after ${first} does.`
        : ' They start at the same time.'
    const asked =
      ask === 'time' ? 'After how many hours do they meet?' : `How many miles has ${first} covered when they meet?`
    const noHead = div(apart, v + w)
    const split = (speed: number) => mul(apart, div(speed, v + w))
    return {
      stem: t`${setting.first} and ${setting.second} travel toward each other from ${setting.from} ${apart} miles apart, ${first} at ${v} miles per hour and ${second} at ${w} miles per hour.${late} ${asked}`,
      key,
      show: plain,
      wrong:
        ask === 'time'
          ? [
              [
                div(apart, w),
                'ignored-condition',
                () =>
                  t`This answer divides ${apart} by ${w}, as if only ${second} moved. Both move, so the gap closes by ${m`${v} + ${w} = ${v + w}`} miles each hour.`,
              ],
              [
                div(apart, v),
                'ignored-condition',
                () =>
                  t`This answer divides ${apart} by ${v}, as if only ${first} moved. Both move, so the gap closes by ${m`${v} + ${w} = ${v + w}`} miles each hour.`,
              ],
              [
                div(apart, w - v),
                'rates-subtracted',
                () =>
                  t`This answer divides ${apart} by ${m`${w} - ${v}`}, as if one followed the other. They move toward each other, so add the speeds.`,
              ],
              [
                div(mul(2, apart), v + w),
                'rates-averaged',
                () =>
                  t`This answer divides ${apart} by the average of the two speeds, ${div(v + w, 2)}. The gap closes at their sum, ${v + w} miles per hour.`,
              ],
              [
                div(hours, 2),
                'doubled-or-halved',
                () =>
                  t`This answer divides only half of the ${apart} miles by ${v + w}. The whole gap closes at ${v + w} miles per hour.`,
              ],
              [
                add(hours, 1),
                'off-by-one',
                () =>
                  t`This answer is one hour too long. After ${count(hours, 'hour')} they have covered ${mul(v, hours)} and ${mul(w, hours)} miles, which is already the whole ${apart} miles.`,
              ],
              [
                sub(hours, 1),
                'off-by-one',
                () =>
                  t`This answer is one hour too short. After ${count(sub(hours, 1), 'hour')} they have covered ${mul(v, sub(hours, 1))} and ${mul(w, sub(hours, 1))} miles, which leaves a gap of ${v + w} miles.`,
              ],
            ]
          : [
              [
                secondPath,
                'answered-other-quantity',
                () =>
                  t`${secondPath} miles is the distance ${second} has covered. The question asks about ${first}, which has covered the rest of the ${apart} miles.`,
              ],
              [
                head > 0 ? mul(v, hours) : div(apart, 2),
                head > 0 ? 'head-start-ignored' : 'rates-averaged',
                () =>
                  head > 0
                    ? t`${mul(v, hours)} miles is how far ${first} goes while both are moving. Add the ${v * head} miles of its head start.`
                    : t`This answer is half of ${apart} miles, which would put the meeting point halfway. But ${first} is slower, so it covers less than half.`,
              ],
              [
                head > 0 ? mul(v, noHead) : mul(w - v, hours),
                head > 0 ? 'head-start-ignored' : 'answered-other-quantity',
                () =>
                  head > 0
                    ? t`This answer divides the whole ${apart} miles by ${v + w}, as if both started together. In the first ${head === 1 ? 'hour' : t`${head} hours`} only ${first} moves.`
                    : t`${mul(w - v, hours)} miles is how much farther ${second} goes than ${first}. The question asks how far ${first} goes.`,
              ],
              [
                head > 0 ? split(w) : mul(v, add(hours, 1)),
                head > 0 ? 'other-unknown' : 'off-by-one',
                () =>
                  head > 0
                    ? t`This answer is ${m`\frac{${w}}{${v + w}} \times ${apart}`}, the distance for ${second} if both started together. But ${first} starts ${count(head, 'hour')} earlier, and the question asks about ${first}.`
                    : t`This answer has ${first} travel for ${count(add(hours, 1), 'hour')}, one hour too long. They meet after ${count(hours, 'hour')}.`,
              ],
              [
                sub(apart, v),
                'stopped-early',
                () =>
                  t`This answer subtracts the ${v} miles of one hour from ${apart} miles. First find how many hours ${first} travels, and then multiply by ${v}.`,
              ],
              [
                mul(v, div(apart, w)),
                'ignored-condition',
                () =>
                  t`This answer multiplies ${v} by ${m`\frac{${apart}}{${w}}`} hours, the time in which ${second} would cover all ${apart} miles. But ${first} covers part of that distance.`,
              ],
              [
                v,
                'stopped-early',
                () =>
                  t`${v} miles is how far ${first} goes in one hour. It travels for ${count(add(hours, head), 'hour')}, so multiply ${v} by that number.`,
              ],
              [
                mul(v, sub(hours, rational(1, 2))),
                'off-by-one',
                () =>
                  head > 0
                    ? t`This answer has ${first} travel for ${count(sub(hours, rational(1, 2)), 'hour')}. It travels for ${count(add(hours, head), 'hour')}, including its head start.`
                    : t`This answer has ${first} travel for ${count(sub(hours, rational(1, 2)), 'hour')}, half an hour too short. They meet after ${count(hours, 'hour')}.`,
              ],
              [
                div(apart, 2),
                'rates-averaged',
                () =>
                  t`This answer is half of the ${apart} miles, which puts the meeting point halfway. That would be right only if both had the same speed and started together.`,
              ],
            ],
      because:
        ask === 'time'
          ? t`The gap closes by ${m`${v} + ${w} = ${v + w}`} miles each hour, and ${m`\frac{${apart}}{${v + w}} = ${hours}`}.`
          : t`${head > 0 ? t`In the head start ${first} covers ${v * head} miles. ` : ''}Both are moving for ${head > 0 ? m`\frac{${apart} - ${v * head}}{${v} + ${w}} = ${hours}` : m`\frac{${apart}}{${v} + ${w}} = ${hours}`} ${agree(hours, 'hour', 'hours')}${head > 0 ? t` after the head start of ${count(head, 'hour')}` : ''}, so ${first} covers ${m`${v} \times ${add(hours, head)} = ${firstPath}`} miles.`,
      quick: [
        ask === 'time'
          ? t`Divide the distance by the sum of the speeds: ${m`${apart} \div (${v} + ${w}) = ${hours}`}.`
          : t`${head > 0 ? t`In its head start, ${first} covers ${v * head} miles, which leaves ${sub(apart, v * head)}. While both are moving, the two` : 'In the same time, the two'} cover distances in the ratio ${v} to ${w}, so ${first} covers ${m`\frac{${v}}{${v} + ${w}}`} of ${head > 0 ? 'that distance' : 'the distance'}, ${m`\frac{${v}}{${v + w}} \times ${sub(apart, v * head)} = ${mul(v, hours)}`} miles${head > 0 ? t`. Altogether, that makes ${m`${v * head} + ${mul(v, hours)} = ${firstPath}`} miles` : ''}.`,
      ],
      full: [
        ...(head > 0
          ? [
              t`In the ${head === 1 ? 'first hour' : t`first ${head} hours`} only ${first} moves. It covers ${v * head} miles, which leaves ${m`${apart} - ${v * head} = ${sub(apart, v * head)}`}.`,
            ]
          : []),
        t`Since they move toward each other, the gap closes by ${m`${v} + ${w} = ${v + w}`} miles each hour, so they meet ${head > 0 ? t`after another` : t`after`} ${m`\frac{${sub(apart, v * head)}}{${v + w}} = ${hours}`} ${agree(hours, 'hour', 'hours')}.`,
        ...(ask === 'place'
          ? [
              t`So ${first} travels for ${count(add(hours, head), 'hour')} and covers ${m`${v} \times ${add(hours, head)} = ${firstPath}`} miles.`,
            ]
          : []),
      ],
      hints: [
        head > 0
          ? t`How far apart are the two when ${second} starts?`
          : 'By how many miles does the gap between the two shrink in each hour?',
        ask === 'time'
          ? t`The gap closes by ${v + w} miles each hour. How long does it take to close all ${apart} miles?`
          : head > 0
            ? t`For how many hours are both moving, and for how many hours does ${first} travel?`
            : t`How long do they travel until they meet, and how far does ${first} go in that time?`,
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

import { count, duration, m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'
import { NAMES } from './names.ts'

const TRIPS = [
  { moves: 'drives', vehicle: 'car', slow: [30, 70], fast: [60, 120] },
  { moves: 'cycles', vehicle: 'bicycle', slow: [10, 20], fast: [15, 36] },
  { moves: 'flies a small plane', vehicle: 'plane', slow: [120, 240], fast: [180, 360] },
] as const

export const averageOfTwoLegs = problem({
  id: 'average-of-two-legs',
  skill: 'average-speed',
  levels: [-0.3, 0.4, 1],
  draw: (random, level) => {
    const setting = random.pick(TRIPS)
    const v = random.step(setting.slow[0], setting.slow[1], setting.slow[0] / 5)
    const w = random.step(setting.fast[0], setting.fast[1], setting.fast[0] / 5)
    const share = level === 1 ? 1 : random.int(2, 3)
    const key = level === 1 ? div(2 * v * w, v + w) : div((1 + share) * v * w, w + share * v)
    if (w <= v || !isWhole(mul(key, level === 1 ? 1 : 2))) return null
    return { v, w, share, key, known: level === 3, setting, name: random.pick(NAMES) }
  },
  write: ({ v, w, share, key, known, setting, name }) => {
    const plainMean = div(v + w, 2)
    const weighted = div(v + share * w, 1 + share)
    const equal = share === 1
    const legs = known
      ? t`the first part of a trip at ${v} kilometres per hour and a second part, ${share} times as long, at ${w} kilometres per hour`
      : equal
        ? t`from one town to another at ${v} kilometres per hour and back by the same road at ${w} kilometres per hour`
        : t`to a lake at ${v} kilometres per hour and then ${share} times that distance at ${w} kilometres per hour`
    const base = leastCommonMultiple(v, w)
    const [first, second] = [base / v, (share * base) / w]
    return {
      stem: `${name} ${setting.moves} ${legs}. What is the average speed over the whole trip, in kilometres per hour?`,
      key,
      show: plain,
      fits: (value) => compare(value, div(v, 2)) >= 0 && compare(value, w + v) < 0,
      wrong: [
        [
          plainMean,
          'rates-averaged',
          () =>
            t`You averaged the two speeds: ${m`\frac{${v} + ${w}}{2} = ${plainMean}`}. That would be right for equal times. ${equal ? t`The slower way takes longer, so ${v} weighs more` : t`Divide the whole distance by the whole time instead`}.`,
        ],
        [
          equal ? div(2 * v + w, 3) : weighted,
          'rates-averaged',
          () =>
            equal
              ? t`You weighted ${v} twice as heavily as ${w}. The weights are the times, which are ${first} to ${second} here.`
              : t`You weighted the speeds by distance, 1 to ${share}. A speed counts for as long as it lasts, so the weights are the times.`,
        ],
        [
          equal ? div(v + 2 * w, 3) : div(share * v + w, 1 + share),
          'rates-averaged',
          () =>
            equal
              ? t`You gave the faster speed the greater weight. More time is spent at ${v}, so the average lies nearer to ${v}.`
              : t`You weighted the first speed ${share} times. The weights are the times of the two parts, ${m`\frac{1}{${v}}`} and ${m`\frac{${share}}{${w}}`}.`,
        ],
        [
          div(2 * v * w, v + w),
          'ignored-condition',
          () => t`You treated the two parts as equally long. The second is ${share} times as long as the first.`,
        ],
        [
          div(v * w, v + w),
          'doubled-or-halved',
          () => t`You divided by the time of both parts but counted the distance of one part only.`,
        ],
        [w - v, 'rates-subtracted', () => t`${w - v} is the difference of the two speeds.`],
        [v, 'answered-other-quantity', () => t`${v} is the speed of the first part only.`],
        [w, 'answered-other-quantity', () => t`${w} is the speed of the second part only.`],
      ],
      because: equal
        ? t`Over ${base} kilometres each way, the times are ${first} and ${second} hours: ${m`\frac{2 \times ${base}}{${first + second}} = ${key}`}.`
        : t`If the first part is ${base} kilometres, the times are ${first} and ${second} hours: ${m`\frac{${(1 + share) * base}}{${first + second}} = ${key}`}.`,
      quick: [
        t`Choose a handy distance, ${base} kilometres for the first part: ${first} and ${second} hours. Distance over time: ${m`\frac{${(1 + share) * base}}{${first + second}} = ${key}`}.`,
      ],
      full: [
        t`Average speed is the whole distance over the whole time. Let the first part be ${m`d`} kilometres; the whole is ${m`${1 + share}d`}.`,
        t`The times are ${m`\frac{d}{${v}}`} and ${equal ? m`\frac{d}{${w}}` : m`\frac{${share}d}{${w}}`} hours.`,
        t`So the average is ${m`${1 + share}d \div \left(\frac{d}{${v}} + \frac{${equal ? '' : share}d}{${w}}\right) = ${key}`}; ${m`d`} cancels.`,
      ],
      hints: [
        'Average speed is the whole distance over the whole time.',
        t`Pretend that the first part is ${base} kilometres long.`,
      ],
    }
  },
  second: (numbers, stem) => {
    const equal = stem.includes('same road')
    const [v = 0] = numbers
    const share = equal ? 1 : (numbers[1] ?? 0)
    const w = (equal ? numbers[1] : numbers[2]) ?? 0
    let hours = 0
    for (let step = 0; step < 100; step += 1) hours += 0.7 / v + (0.7 * share) / w
    return (70 * (1 + share)) / hours
  },
})

const MEETINGS = [
  { first: 'A freight train', second: 'an express train', from: 'two stations', move: 'leave' },
  { first: 'A barge', second: 'a ferry', from: 'two harbours', move: 'leave' },
  { first: 'A van', second: 'a motorcycle', from: 'two depots', move: 'leave' },
] as const

export const meetingTime = problem({
  id: 'meeting-time',
  skill: 'speed',
  levels: [-0.8, 0.1, 0.9],
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
      ask === 'time' ? 'After how many hours do they meet?' : `How many kilometres has ${first} covered when they meet?`
    const noHead = div(apart, v + w)
    const split = (speed: number) => mul(apart, div(speed, v + w))
    return {
      stem: t`${setting.first} and ${setting.second} travel towards each other from ${setting.from} ${apart} kilometres apart, ${first} at ${v} and ${second} at ${w} kilometres per hour.${late} ${asked}`,
      key,
      show: plain,
      wrong:
        ask === 'time'
          ? [
              [
                div(apart, w),
                'ignored-condition',
                () =>
                  t`You let only ${second} move. Both move, so the gap closes by ${m`${v} + ${w} = ${v + w}`} kilometres each hour.`,
              ],
              [
                div(apart, v),
                'ignored-condition',
                () => t`You let only ${first} move. Both move, so the gap closes by ${v + w} kilometres each hour.`,
              ],
              [
                div(apart, w - v),
                'rates-subtracted',
                () =>
                  t`You subtracted the speeds, as if one followed the other. They move towards each other, so the speeds add.`,
              ],
              [
                div(mul(2, apart), v + w),
                'rates-averaged',
                () =>
                  t`You divided by the average speed, ${div(v + w, 2)}. The gap closes at the sum of the speeds, ${v + w}.`,
              ],
              [
                div(hours, 2),
                'doubled-or-halved',
                () =>
                  t`You let each cover half of the way at the joint speed. The gap of ${apart} kilometres closes at ${v + w} an hour.`,
              ],
              [
                add(hours, 1),
                'off-by-one',
                () =>
                  t`After ${hours} hours they have covered ${mul(v, hours)} and ${mul(w, hours)} kilometres, which is already the whole gap.`,
              ],
              [sub(hours, 1), 'off-by-one', () => t`One hour before they meet the gap is still ${v + w} kilometres.`],
            ]
          : [
              [
                secondPath,
                'answered-other-quantity',
                () =>
                  t`${secondPath} kilometres are the way of ${second}. The rest of the ${apart} is the way of ${first}.`,
              ],
              [
                head > 0 ? mul(v, hours) : div(apart, 2),
                head > 0 ? 'head-start-ignored' : 'rates-averaged',
                () =>
                  head > 0
                    ? t`${mul(v, hours)} kilometres are what ${first} covers once both are moving. Add the ${v * head} of its head start.`
                    : t`You placed the meeting in the middle, but ${first} is slower and covers less than half of the ${apart} kilometres.`,
              ],
              [
                head > 0 ? mul(v, noHead) : mul(w - v, hours),
                head > 0 ? 'head-start-ignored' : 'answered-other-quantity',
                () =>
                  head > 0
                    ? t`You divided the whole ${apart} kilometres by ${v + w}. In the first ${head === 1 ? 'hour' : t`${head} hours`} only ${first} moves.`
                    : t`${mul(w - v, hours)} kilometres are the difference between the two ways.`,
              ],
              [
                head > 0 ? split(w) : mul(v, add(hours, 1)),
                head > 0 ? 'other-unknown' : 'off-by-one',
                () =>
                  head > 0
                    ? t`You shared the ${apart} kilometres in the ratio of the speeds, without the head start, and took the part of ${second}.`
                    : t`You gave ${first} one hour too many: they meet after ${hours} hours.`,
              ],
              [
                sub(apart, v),
                'stopped-early',
                () =>
                  t`You took the way of one hour, ${v} kilometres, off the ${apart}. How long are both on the move?`,
              ],
              [
                mul(v, div(apart, w)),
                'ignored-condition',
                () =>
                  t`You let the trip last as long as ${second} would need for all ${apart} kilometres. They meet on the way.`,
              ],
              [
                mul(v, sub(hours, rational(1, 2))),
                'off-by-one',
                () => t`You took half an hour too little: both are on the move for ${hours} hours.`,
              ],
              [
                div(apart, 2),
                'rates-averaged',
                () => t`You placed the meeting in the middle. That would need equal speeds and equal starts.`,
              ],
            ],
      because:
        ask === 'time'
          ? t`The gap closes by ${m`${v} + ${w} = ${v + w}`} kilometres an hour: ${m`\frac{${apart}}{${v + w}} = ${hours}`}.`
          : t`Both are on the move for ${m`\frac{${sub(apart, v * head)}}{${v + w}} = ${hours}`} hours, so ${first} covers ${m`${v} \times ${add(hours, head)} = ${firstPath}`} kilometres.`,
      quick: [
        ask === 'time'
          ? t`${m`${apart} \div (${v} + ${w}) = ${hours}`}.`
          : t`${head > 0 ? t`Take off the head start of ${v * head} kilometres. ` : ''}The rest is shared as ${v} to ${w}: ${m`${sub(apart, v * head)} \times \frac{${v}}{${v + w}} = ${mul(v, hours)}`}${head > 0 ? t`, plus ${v * head} makes ${firstPath}` : ''}.`,
      ],
      full: [
        ...(head > 0
          ? [
              t`In the ${head === 1 ? 'first hour' : t`first ${head} hours`} only ${first} moves and covers ${v * head} kilometres; ${sub(apart, v * head)} are left.`,
            ]
          : []),
        t`Moving towards each other, they close the gap at ${m`${v} + ${w} = ${v + w}`} kilometres an hour.`,
        t`That takes ${m`\frac{${sub(apart, v * head)}}{${v + w}} = ${hours}`} hours.`,
        ...(ask === 'place'
          ? [
              t`So ${first} is on the move for ${add(hours, head)} hours and covers ${m`${v} \times ${add(hours, head)} = ${firstPath}`} kilometres.`,
            ]
          : []),
      ],
      hints: [
        'By how much does the gap shrink in each hour?',
        head > 0
          ? t`When ${second} starts, ${sub(apart, v * head)} kilometres are left.`
          : t`The speeds add: ${v + w} kilometres per hour.`,
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

export const catchUp = problem({
  id: 'catch-up',
  skill: 'speed',
  levels: [-0.2, 0.4, 1],
  draw: (random, level) => {
    const v = random.step(6, 24, 2)
    const w = v + random.step(2, 14, 2)
    const early = random.step(15, level === 1 ? 60 : 90, 15)
    const hours = div(mul(v, rational(early, 60)), w - v)
    if (
      !isWhole(mul(hours, 60)) ||
      (level === 3 && !isWhole(mul(w, hours))) ||
      compare(hours, 6) > 0 ||
      compare(hours, rational(1, 4)) < 0
    )
      return null
    return { v, w, early, hours, place: level === 3, names: random.some(NAMES, 2) as [string, string] }
  },
  write: ({ v, w, early, hours, place, names: [slow, fast] }) => {
    const lead = mul(v, rational(early, 60))
    const minutes = mul(hours, 60)
    const key = place ? mul(w, hours) : minutes
    const scale = (time: typeof hours) => (place ? mul(w, time) : mul(time, 60))
    return {
      stem: t`${slow} sets off along a river path at ${v} kilometres per hour. ${early} minutes later ${fast} follows by the same path at ${w} kilometres per hour. ${place ? `How many kilometres from the start does ${fast} catch up with ${slow}?` : `How many minutes after setting off does ${fast} catch up with ${slow}?`}`,
      key,
      show: plain,
      wrong: [
        [
          place ? lead : add(minutes, early),
          place ? 'stopped-early' : 'answered-other-quantity',
          () =>
            place
              ? t`${lead} kilometres are the lead of ${slow} when ${fast} sets off. ${slow} goes on while ${fast} follows.`
              : t`${add(minutes, early)} minutes have passed since ${slow} set off. The question counts from the moment ${fast} sets off, ${early} minutes later.`,
        ],
        [
          scale(div(lead, w)),
          'ignored-condition',
          () =>
            t`You divided the lead of ${lead} kilometres by the speed of ${fast}, ${w}. ${slow} does not stand still; the lead shrinks by ${m`${w} - ${v} = ${w - v}`} each hour.`,
        ],
        [
          scale(div(lead, w + v)),
          'rates-added',
          () =>
            t`You added the speeds, as if they moved towards each other. ${fast} follows ${slow}, so the lead shrinks at ${m`${w} - ${v}`}.`,
        ],
        [
          scale(div(mul(w, rational(early, 60)), w - v)),
          'wrong-part-of-ratio',
          () =>
            t`You worked out the lead with the speed of ${fast}. It is ${slow} who has been under way for ${early} minutes, at ${v}.`,
        ],
        [
          place ? mul(w - v, hours) : early,
          place ? 'answered-other-quantity' : 'answered-other-quantity',
          () =>
            place
              ? t`${mul(w - v, hours)} kilometres are what ${fast} gains on ${slow}. The distance from the start is ${m`${w} \times ${hours}`}.`
              : t`${early} minutes are the head start itself.`,
        ],
        [
          place ? mul(v, hours) : mul(minutes, 2),
          place ? 'head-start-ignored' : 'doubled-or-halved',
          () =>
            place
              ? t`${mul(v, hours)} kilometres are what ${slow} covers after ${fast} has set off. The lead of ${lead} comes on top.`
              : t`This is twice the time: the lead of ${lead} kilometres shrinks by ${w - v} an hour.`,
        ],
        [
          place ? mul(w, add(hours, rational(early, 60))) : div(minutes, 2),
          place ? 'head-start-ignored' : 'doubled-or-halved',
          () =>
            place
              ? t`You let ${fast} travel from the moment ${slow} set off. ${fast} starts ${early} minutes later.`
              : t`After ${div(minutes, 2)} minutes only half of the lead of ${lead} kilometres is made up.`,
        ],
      ],
      because: t`The lead is ${m`${v} \times ${rational(early, 60)} = ${lead}`} kilometres and shrinks by ${w - v} each hour: ${m`\frac{${lead}}{${w - v}} = ${hours}`} hours, that is ${duration(hours)}${place ? t`, in which ${fast} covers ${key} kilometres` : ''}.`,
      quick: [
        t`Lead over difference of speeds: ${m`\frac{${lead}}{${w - v}} = ${hours}`} hours${place ? t`, times ${w}` : t`, or ${minutes} minutes`}.`,
      ],
      full: [
        t`When ${fast} sets off, ${slow} is ${m`${v} \times \frac{${early}}{60} = ${lead}`} kilometres ahead.`,
        t`Each hour ${fast} gains ${m`${w} - ${v} = ${w - v}`} kilometres.`,
        t`So it takes ${m`\frac{${lead}}{${w - v}} = ${hours}`} hours, or ${minutes} minutes.`,
        ...(place ? [t`By then ${fast} has covered ${m`${w} \times ${hours} = ${key}`} kilometres.`] : []),
      ],
      hints: [
        `How far ahead is ${slow} when ${fast} sets off?`,
        t`The lead of ${lead} kilometres shrinks by ${w - v} kilometres each hour.`,
      ],
    }
  },
  second: ([v = 0, early = 0, w = 0], stem) => {
    const minutes = search([1, 1000], (x) => near(w * x, v * (x + early)))
    return stem.includes('How many kilometres') ? (w * minutes) / 60 : minutes
  },
})

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}

import { count, duration, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const catchUp = problem({
  id: 'catch-up',
  skill: 'speed',
  version: 4,
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
      stem: t`${slow} sets off along a river path at ${v} miles per hour. ${early} minutes later ${fast} follows by the same path at ${w} miles per hour. ${place ? `How many miles from the start does ${fast} catch up with ${slow}?` : `How many minutes after setting off does ${fast} catch up with ${slow}?`}`,
      key,
      show: plain,
      wrong: [
        [
          place ? lead : add(minutes, early),
          place ? 'stopped-early' : 'answered-other-quantity',
          () =>
            place
              ? t`${lead} miles are the lead of ${slow} when ${fast} sets off. ${slow} goes on while ${fast} follows.`
              : t`${add(minutes, early)} minutes have passed since ${slow} set off. The question counts from the moment ${fast} sets off, ${early} minutes later.`,
        ],
        [
          scale(div(lead, w)),
          'ignored-condition',
          () =>
            t`This answer divides the lead of ${lead} miles by the speed of ${fast}, ${w}. ${slow} does not stand still; the lead shrinks by ${m`${w} - ${v} = ${w - v}`} each hour.`,
        ],
        [
          scale(div(lead, w + v)),
          'rates-added',
          () =>
            t`This answer adds the speeds, as if they moved towards each other. ${fast} follows ${slow}, so the lead shrinks at ${m`${w} - ${v}`}.`,
        ],
        [
          place ? add(key, lead) : add(mul(2, minutes), early),
          place ? 'one-period-off' : 'answered-other-quantity',
          () =>
            place
              ? t`This answer adds the lead of ${lead} miles once more. ${m`${w} \times ${hours}`} already counts from the start.`
              : t`This answer adds how long both have been under way, ${minutes} and ${add(minutes, early)} minutes. The question asks for ${fast} only.`,
        ],
        [
          scale(div(mul(w, rational(early, 60)), v)),
          'wrong-operation',
          () =>
            t`This answer stretches the ${early} minutes in the ratio of the speeds, ${m`\frac{${w}}{${v}}`}. The lead of ${lead} miles shrinks at their difference, ${m`${w} - ${v} = ${w - v}`}.`,
        ],
        ...(place
          ? [
              [
                mul(w + v, hours),
                'answered-other-quantity',
                () =>
                  t`${mul(w + v, hours)} miles are what both cover together in ${count(hours, 'hour')}. The question asks for the distance from the start, the way of ${fast}.`,
              ] as const,
            ]
          : []),
        [
          place ? mul(w - v, hours) : early,
          place ? 'answered-other-quantity' : 'answered-other-quantity',
          () =>
            place
              ? t`${mul(w - v, hours)} miles are what ${fast} gains on ${slow}. The distance from the start is ${m`${w} \times ${hours}`}.`
              : t`${early} minutes are the head start itself.`,
        ],
        [
          place ? mul(v, hours) : mul(hours, 100),
          place ? 'head-start-ignored' : 'unit-slip',
          () =>
            place
              ? t`${mul(v, hours)} miles are what ${slow} covers after ${fast} has set off. The lead of ${lead} comes on top.`
              : t`This answer turns ${count(hours, 'hour')} into minutes with 100. An hour has 60.`,
        ],
        [
          place ? mul(w, add(hours, rational(early, 60))) : sub(minutes, early),
          'head-start-ignored',
          () =>
            place
              ? t`This answer lets ${fast} travel from the moment ${slow} set off. ${fast} starts ${early} minutes later.`
              : t`This answer takes the ${early} minutes off. The ${minutes} minutes already count from the moment ${fast} sets off.`,
        ],
        [
          place ? div(mul(w - v, early), 60) : div(mul(early, w - v), v),
          place ? 'rates-subtracted' : 'inverted',
          () =>
            place
              ? t`This answer lets the gain of ${w - v} miles an hour last for the ${early} minutes. It takes ${count(hours, 'hour')} to make up the lead.`
              : t`This answer multiplies the ${early} minutes by ${m`\frac{${w - v}}{${v}}`}. The smaller the gain on ${slow}, the longer it takes: ${m`${early} \times \frac{${v}}{${w - v}}`}.`,
        ],
      ],
      because: t`The lead is ${m`${v} \times ${rational(early, 60)} = ${lead}`} miles and shrinks by ${w - v} each hour: ${m`\frac{${lead}}{${w - v}} = ${hours}`} hours, that is ${duration(hours)}${place ? t`, in which ${fast} covers ${key} miles` : ''}.`,
      quick: [
        t`Lead over difference of speeds: ${m`\frac{${lead}}{${w - v}} = ${hours}`} hours${place ? t`, times ${w}` : t`, or ${minutes} minutes`}.`,
      ],
      full: [
        t`When ${fast} sets off, ${slow} is ${m`${v} \times \frac{${early}}{60} = ${lead}`} miles ahead.`,
        t`Each hour ${fast} gains ${m`${w} - ${v} = ${w - v}`} miles.`,
        t`So it takes ${m`\frac{${lead}}{${w - v}} = ${hours}`} hours, or ${minutes} minutes.`,
        ...(place ? [t`By then ${fast} has covered ${m`${w} \times ${hours} = ${key}`} miles.`] : []),
      ],
      hints: [
        `How far ahead is ${slow} when ${fast} sets off?`,
        t`The lead of ${lead} miles shrinks by ${w - v} miles each hour.`,
      ],
    }
  },
  second: ([v = 0, early = 0, w = 0], stem) => {
    const minutes = search([1, 1000], (x) => near(w * x, v * (x + early)))
    return stem.includes('How many miles') ? (w * minutes) / 60 : minutes
  },
})

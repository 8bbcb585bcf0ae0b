import { count, m, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const catchUp = problem({
  id: 'catch-up',
  skill: 'speed',
  version: 5,
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
      stem: t`${slow} sets off along a river path at a constant speed of ${v} miles per hour. After ${early} minutes, ${fast} sets off from the same point and follows at ${w} miles per hour. ${place ? `How many miles from the starting point does ${fast} catch up with ${slow}?` : `How many minutes after setting off does ${fast} catch up with ${slow}?`}`,
      key,
      show: plain,
      wrong: [
        [
          place ? lead : add(minutes, early),
          place ? 'stopped-early' : 'answered-other-quantity',
          () =>
            place
              ? t`${lead} miles is the lead ${slow} has when ${fast} sets off. ${slow} keeps moving while ${fast} follows.`
              : t`${add(minutes, early)} is the number of minutes since ${slow} set off. The question counts from the moment ${fast} sets off, ${early} minutes later.`,
        ],
        [
          scale(div(lead, w)),
          'ignored-condition',
          () =>
            t`This answer divides the lead of ${lead} miles by ${w}, as if ${slow} stood still. Since ${slow} keeps moving, the lead shrinks by only ${m`${w} - ${v} = ${w - v}`} miles each hour.`,
        ],
        [
          scale(div(lead, w + v)),
          'rates-added',
          () =>
            t`This answer uses the sum of the speeds, ${w + v}, as if the two moved toward each other. ${fast} follows ${slow}, so the lead shrinks by ${m`${w} - ${v} = ${w - v}`} miles each hour.`,
        ],
        [
          place ? add(key, lead) : add(mul(2, minutes), early),
          place ? 'one-period-off' : 'answered-other-quantity',
          () =>
            place
              ? t`This answer adds the lead of ${lead} miles to ${m`${w} \times ${hours}`}. That product is already the whole distance from the starting point.`
              : t`This answer adds the times of both people, ${minutes} and ${add(minutes, early)} minutes. The question asks only about ${fast}.`,
        ],
        [
          scale(div(mul(w, rational(early, 60)), v)),
          'wrong-operation',
          () =>
            t`This answer multiplies the ${early} minutes by the ratio of the speeds, ${m`\frac{${w}}{${v}}`}. Use their difference instead: the lead of ${lead} miles shrinks by ${w - v} miles each hour.`,
        ],
        ...(place
          ? [
              [
                mul(w + v, hours),
                'answered-other-quantity',
                () =>
                  t`${mul(w + v, hours)} is the total distance the two cover in ${count(hours, 'hour')}. The question asks only how far ${fast} has gone.`,
              ] as const,
            ]
          : []),
        [
          place ? mul(w - v, hours) : early,
          place ? 'answered-other-quantity' : 'answered-other-quantity',
          () =>
            place
              ? t`${mul(w - v, hours)} miles is how much ${fast} gains on ${slow}. The distance from the starting point is ${m`${w} \times ${hours}`}.`
              : t`${early} minutes is ${slow}'s head start. The question asks how long ${fast} needs to make up for it.`,
        ],
        [
          place ? mul(v, hours) : mul(hours, 100),
          place ? 'head-start-ignored' : 'unit-slip',
          () =>
            place
              ? t`${mul(v, hours)} miles is how far ${slow} goes after ${fast} sets off. Add the lead of ${lead} miles.`
              : t`This answer converts ${count(hours, 'hour')} into minutes by multiplying by 100. An hour has 60 minutes.`,
        ],
        [
          place ? mul(w, add(hours, rational(early, 60))) : sub(minutes, early),
          'head-start-ignored',
          () =>
            place
              ? t`This answer has ${fast} travel from the moment ${slow} sets off: ${m`${w} \times ${add(hours, rational(early, 60))}`}. In fact, ${fast} starts ${early} minutes later.`
              : t`This answer subtracts the ${early}-minute head start from ${minutes}. But the ${minutes} minutes already count from the moment ${fast} sets off.`,
        ],
        [
          place ? div(mul(w - v, early), 60) : div(mul(early, w - v), v),
          place ? 'rates-subtracted' : 'inverted',
          () =>
            place
              ? t`This answer is how much ${fast} gains on ${slow} in ${early} minutes. It takes ${count(hours, 'hour')} to make up the lead, and the question asks how far ${fast} goes in that time.`
              : t`This answer multiplies the ${early} minutes by ${m`\frac{${w - v}}{${v}}`}. The fraction should be ${m`\frac{${v}}{${w - v}}`}, because a smaller difference in speed means a longer time.`,
        ],
      ],
      because: t`${slow} has a lead of ${m`${v} \times ${rational(early, 60)} = ${lead}`} miles. It shrinks by ${m`${w} - ${v} = ${w - v}`} miles each hour, so it is gone after ${m`\frac{${lead}}{${w - v}} = ${hours}`} ${agree(hours, 'hour', 'hours')}${place ? t`, when ${fast} has covered ${m`${w} \times ${hours} = ${key}`} miles` : t`, or ${minutes} minutes`}.`,
      quick: [
        place
          ? t`In ${early} minutes, ${slow} gets ${lead} miles ahead. ${fast} gains ${w - v} miles per hour, so catching up takes ${count(hours, 'hour')}. In that time, ${fast} covers ${m`${w} \times ${hours} = ${key}`} miles.`
          : t`In ${early} minutes, ${slow} gets ${lead} miles ahead. ${fast} gains ${w - v} miles per hour, so catching up takes ${sameOnce(m`\frac{${lead}}{${w - v}} = ${hours}`)} ${agree(hours, 'hour', 'hours')}, or ${minutes} minutes.`,
      ],
      full: [
        t`When ${fast} sets off, ${slow} has been moving for ${early} minutes, or ${count(rational(early, 60), 'hour')}, and is ${m`${v} \times ${rational(early, 60)} = ${lead}`} miles ahead.`,
        t`Each hour, ${fast} gains ${m`${w} - ${v} = ${w - v}`} miles.`,
        place
          ? t`So it takes ${sameOnce(m`\frac{${lead}}{${w - v}} = ${hours}`)} ${agree(hours, 'hour', 'hours')} to catch up, and in that time ${fast} covers ${m`${w} \times ${hours} = ${key}`} miles.`
          : t`So it takes ${sameOnce(m`\frac{${lead}}{${w - v}} = ${hours}`)} ${agree(hours, 'hour', 'hours')}, or ${minutes} minutes, to catch up.`,
      ],
      hints: [
        `How many miles ahead is ${slow} when ${fast} sets off?`,
        t`At ${w} and ${v} miles per hour, by how many miles does this lead shrink each hour? How long does it take to shrink to 0?`,
      ],
    }
  },
  second: ([v = 0, early = 0, w = 0], stem) => {
    const minutes = search([1, 1000], (x) => near(w * x, v * (x + early)))
    return stem.includes('How many miles') ? (w * minutes) / 60 : minutes
  },
})

/** An equation whose two sides look alike is shown as one of them. */
function sameOnce(equation: string): string {
  return equation.replace(/^\\\((.+) = \1\\\)$/, String.raw`\($1\)`)
}

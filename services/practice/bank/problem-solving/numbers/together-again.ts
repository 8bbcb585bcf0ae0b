import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

const SIGNALS = [
  ['Two lighthouses flash', 'one', 'the other', 'seconds', 'flash together', 'flashed together'],
  ['Buses on two lines leave a stop', 'one line', 'the other', 'minutes', 'leave together', 'left together'],
  ['Two machines are oiled', 'one', 'the other', 'hours', 'be oiled at the same time', 'been oiled at the same time'],
  ['Two inspectors visit a plant', 'one', 'the other', 'days', 'visit on the same day', 'visited on the same day'],
] as const

export const togetherAgain = problem({
  id: 'together-again',
  skill: 'common-multiples',
  version: 7,
  levels: [-0.9, -0.2, 0.6],
  places: [
    [0, 4, 4, 6, 6],
    [0, 4, 4, 6, 6],
    [12, 4, 4, 0, 0],
  ],
  draw: (random, level) => {
    const common = random.int(2, 9)
    const [a, b] = random.some([2, 3, 4, 5, 7, 8, 9], 2) as [number, number]
    if (a % 2 === 0 && b % 2 === 0) return null
    if (a % 3 === 0 && b % 3 === 0) return null
    const times = random.int(3, 9)
    return {
      x: common * a,
      y: common * b,
      common,
      lcm: common * a * b,
      kind: level,
      times,
      extra: random.int(1, common * Math.min(a, b) - 1),
      setting: random.pick(SIGNALS),
    }
  },
  write: ({ x, y, common, lcm, kind, times, extra, setting: [what, ones, twos, unit, verb, done] }) => {
    const span = lcm * times + extra
    const key = kind < 3 ? lcm : times
    const asked =
      kind < 3
        ? t`In how many ${unit} will they next ${verb}?`
        : t`How many more times will they ${verb} in the next ${span} ${unit}?`
    const every = (each: number): number => Math.floor(span / each)
    return {
      stem: t`${what}, ${ones} every ${x} ${unit} and ${twos} every ${y} ${unit}. They have just ${done}. ${asked}`,
      key,
      show: plain,
      wrong:
        kind < 3
          ? [
              [
                x * y,
                'product-for-lcm',
                () =>
                  t`This answer multiplies the intervals: ${m`${x} \times ${y} = ${x * y}`}. Since ${x} and ${y} share a factor of ${common}, there is a smaller common multiple, ${lcm}.`,
              ],
              [
                common,
                'gcf-lcm-swapped',
                () =>
                  t`${common} is the greatest common factor of ${x} and ${y}. The time must be a common multiple, so it cannot be less than ${Math.max(x, y)}.`,
              ],
              [
                x + y,
                'wrong-operation',
                () =>
                  t`This answer adds the intervals: ${m`${x} + ${y} = ${x + y}`}. But ${x + y} is not a multiple of ${(x + y) % x === 0 ? y : x}.`,
              ],
              [
                Math.max(x, y) * 2,
                'stopped-early',
                () =>
                  t`${m`2 \times ${Math.max(x, y)} = ${Math.max(x, y) * 2}`} is a multiple of ${Math.max(x, y)} but not of ${Math.min(x, y)}, so they will not ${verb} then.`,
              ],
              [
                lcm * 2,
                'doubled-or-halved',
                () =>
                  t`${lcm * 2} is a common multiple of ${x} and ${y}, but ${lcm} is a smaller one. The question asks for the next time.`,
              ],
              [
                div(x * y, 2),
                'product-for-lcm',
                () =>
                  t`This answer divides the product by 2: ${m`\frac{${x} \times ${y}}{2} = ${div(x * y, 2)}`}. Divide it by the greatest common factor of ${x} and ${y}, ${common}, instead.`,
              ],
              [
                Math.max(x, y),
                'ignored-condition',
                () => t`${Math.max(x, y)} is not a multiple of ${Math.min(x, y)}, so they will not ${verb} then.`,
              ],
              [
                div(lcm, 2),
                'doubled-or-halved',
                () =>
                  t`This answer is half of the least common multiple, ${lcm}. It is not a multiple of ${(lcm / 2) % x === 0 ? y : x}.`,
              ],
            ]
          : [
              [
                times + 1,
                'boundary-included',
                () =>
                  t`This answer also counts the time at the start, when they have just ${done}. The question asks only about the next ${span} ${unit}.`,
              ],
              [
                times - 1,
                'off-by-one',
                () =>
                  t`This answer misses the last time, after ${m`${times} \times ${lcm} = ${times * lcm}`} ${unit}. That is still within the next ${span} ${unit}.`,
              ],
              [
                Math.floor(span / (x * y)),
                'product-for-lcm',
                () =>
                  t`This answer divides ${span} by the product ${m`${x} \times ${y} = ${x * y}`}${span % (x * y) === 0 ? '' : ' and rounds down'}. The least common multiple is only ${lcm}, so divide by that.`,
              ],
              [
                Math.min(every(x), every(y)),
                'ignored-condition',
                () =>
                  t`This answer divides ${span} by ${Math.max(x, y)}, the longer interval, and rounds down. That counts every multiple of ${Math.max(x, y)}, also those that are not multiples of ${Math.min(x, y)}.`,
              ],
              [
                every(x) + every(y),
                'choices-added',
                () =>
                  t`This answer adds ${every(x)}, the number of multiples of ${x} up to ${span}, and ${every(y)}, the number of multiples of ${y}. Count only the common multiples, which are the multiples of ${lcm}.`,
              ],
              [
                Math.floor(span / common),
                'gcf-lcm-swapped',
                () =>
                  t`This answer divides ${span} by the greatest common factor, ${common}${span % common === 0 ? '' : ' (rounded down)'}, instead of the least common multiple, ${lcm}.`,
              ],
              [
                Math.floor(span / (x + y)),
                'wrong-operation',
                () =>
                  t`This answer divides ${span} by ${m`${x} + ${y} = ${x + y}`}${span % (x + y) === 0 ? '' : ' and rounds down'}. But ${x + y} is not a common multiple of ${x} and ${y}. Divide by the least common multiple, ${lcm}, instead.`,
              ],
              [
                times * 2,
                'doubled-or-halved',
                () =>
                  t`This answer uses an interval of ${div(lcm, 2)} ${unit}, which is not a multiple of both ${x} and ${y}. The interval is ${lcm} ${unit}.`,
              ],
              [
                times + 2,
                'off-by-one',
                () =>
                  t`This answer is two too many: ${m`${times + 2} \times ${lcm} = ${(times + 2) * lcm}`} is more than ${span}.`,
              ],
            ],
      because: t`They will ${verb} after every common multiple of ${x} and ${y} ${unit}. Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, the least one is ${m`${common} \times ${x / common} \times ${y / common} = ${lcm}`}${kind < 3 ? '' : t`. Of its multiples, ${m`${times} \times ${lcm} = ${times * lcm}`} is the last that is at most ${span}`}.`,
      quick: [
        t`The number of ${unit} must be a common multiple of ${x} and ${y}. The least one is the product divided by the greatest common factor, ${common}: ${m`\frac{${x} \times ${y}}{${common}} = ${lcm}`}${kind < 3 ? '' : t`. In ${span} ${unit} there are ${times} multiples of ${lcm}, since ${m`${times} \times ${lcm} = ${times * lcm}`} and ${m`${times + 1} \times ${lcm} = ${(times + 1) * lcm}`}`}.`,
      ],
      full: [
        t`They will ${verb} after every number of ${unit} that is a multiple of both ${x} and ${y}.`,
        t`Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, the least common multiple is ${m`${common} \times ${x / common} \times ${y / common} = ${lcm}`}${kind < 3 ? t`, so they will next ${verb} in ${lcm} ${unit}` : ''}.`,
        ...(kind < 3
          ? []
          : [
              t`The last time within ${span} ${unit} is after ${m`${times} \times ${lcm} = ${times * lcm}`}, because ${m`${times + 1} \times ${lcm} = ${(times + 1) * lcm}`} is more than ${span}.`,
              t`So in the next ${span} ${unit} they will ${verb} ${often(times)}.`,
            ]),
      ],
      hints: [
        t`They will ${verb} after a certain number of ${unit}. What must be true of that number?`,
        kind < 3
          ? t`What is the smallest number that is a multiple of both ${x} and ${y}?`
          : t`They will ${verb} after every common multiple of ${x} and ${y} ${unit}. How many of these multiples are at most ${span}?`,
      ],
    }
  },
  second: ([x = 1, y = 1, span = 0], stem) => {
    if (stem.includes('How many more times')) return tally(1, span, (at) => at % x === 0 && at % y === 0)
    let at = 1
    while (at % x !== 0 || at % y !== 0) at += 1
    return at
  },
})

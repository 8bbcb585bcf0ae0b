import { often } from '../../factory/grammar.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

const SIGNALS = [
  ['Two lighthouses flash', 'one', 'the other', 'seconds', 'flash together', 'flashed together'],
  ['Two buses leave a stop', 'one line', 'the other', 'minutes', 'leave together', 'left together'],
  ['Two machines are oiled', 'one', 'the other', 'hours', 'be oiled at the same time', 'been oiled at the same time'],
  ['Two inspectors visit a plant', 'one', 'the other', 'days', 'visit on the same day', 'visited on the same day'],
] as const

export const togetherAgain = problem({
  id: 'together-again',
  skill: 'common-multiples',
  version: 6,
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
                  t`This answer multiplies ${x} by ${y}. The product is a common multiple, but not the least one, because ${x} and ${y} have the common factor ${common}.`,
              ],
              [
                common,
                'gcf-lcm-swapped',
                () =>
                  t`${common} is the greatest common factor of ${x} and ${y}. The time has to be a common multiple.`,
              ],
              [
                x + y,
                'wrong-operation',
                () => t`This answer adds ${x} and ${y}. The sum ${x + y} is not a multiple of both.`,
              ],
              [
                Math.max(x, y) * 2,
                'stopped-early',
                () => t`${Math.max(x, y) * 2} is a multiple of ${Math.max(x, y)} but not of ${Math.min(x, y)}.`,
              ],
              [
                lcm * 2,
                'doubled-or-halved',
                () => t`${lcm * 2} is a common multiple of ${x} and ${y}, but ${lcm} is a smaller one.`,
              ],
              [
                div(x * y, 2),
                'product-for-lcm',
                () =>
                  t`This answer divides the product of ${x} and ${y} by 2. Divide it by their greatest common factor, ${common}.`,
              ],
              [
                Math.max(x, y),
                'ignored-condition',
                () => t`${Math.max(x, y)} is not a multiple of ${Math.min(x, y)}, so only one of them is due then.`,
              ],
              [
                div(lcm, 2),
                'doubled-or-halved',
                () => t`This answer is half of the least common multiple. It is not a multiple of both ${x} and ${y}.`,
              ],
            ]
          : [
              [
                times + 1,
                'boundary-included',
                () =>
                  t`This answer also counts the time that has just passed. The question asks how many more times it will happen.`,
              ],
              [
                times - 1,
                'off-by-one',
                () =>
                  t`This answer misses the last time: ${m`${times} \times ${lcm} = ${times * lcm}`} is not more than ${span}.`,
              ],
              [
                Math.floor(span / (x * y)),
                'product-for-lcm',
                () =>
                  t`This answer divides ${span} by the product ${m`${x} \times ${y} = ${x * y}`}. The time between two meetings is the least common multiple, ${lcm}.`,
              ],
              [
                Math.min(every(x), every(y)),
                'ignored-condition',
                () =>
                  t`This answer counts how many times the one with the interval of ${Math.max(x, y)} ${unit} is due. Both have to be due at once.`,
              ],
              [
                every(x) + every(y),
                'choices-added',
                () =>
                  t`This answer adds ${every(x)} and ${every(y)}, the numbers of times that each of them is due. Only times when both are due count.`,
              ],
              [
                Math.floor(span / common),
                'gcf-lcm-swapped',
                () =>
                  t`This answer divides ${span} by the greatest common factor, ${common}, instead of the least common multiple, ${lcm}.`,
              ],
              [
                Math.floor(span / (x + y)),
                'wrong-operation',
                () => t`This answer divides ${span} by ${m`${x} + ${y}`}. Divide by the least common multiple, ${lcm}.`,
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
                () => t`${m`${times + 2} \times ${lcm} = ${(times + 2) * lcm}`} is more than ${span}.`,
              ],
            ],
      because: t`They are due together at common multiples of ${x} and ${y}. The least common multiple is ${lcm}${kind < 3 ? '' : t`, and ${lcm} goes into ${span} ${often(times)}`}.`,
      quick: [
        t`Divide the product by the greatest common factor, ${common}: ${m`\frac{${x} \times ${y}}{${common}} = ${lcm}`}${kind < 3 ? '' : t`. Then ${m`${span} \div ${lcm}`}, rounded down, is ${times}`}.`,
      ],
      full: [
        t`Both are due at the same time whenever the time passed is a common multiple of ${x} and ${y}.`,
        t`Since ${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, the least common multiple is ${m`${common} \times ${x / common} \times ${y / common} = ${lcm}`}${kind < 3 ? t`, so it happens next in ${lcm} ${unit}` : ''}.`,
        ...(kind < 3
          ? []
          : [
              t`The last time within ${span} ${unit} is after ${m`${times} \times ${lcm} = ${times * lcm}`}, because ${m`${times + 1} \times ${lcm} = ${(times + 1) * lcm}`} is too much.`,
              t`So in the next ${span} ${unit} it happens ${often(times)}.`,
            ]),
      ],
      hints: [
        t`After how many ${unit} is the first of them due, and after how many the second?`,
        kind < 3
          ? t`What is the smallest number that is a multiple of both ${x} and ${y}?`
          : t`How many ${unit} pass from one time they are due together to the next?`,
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

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
  version: 5,
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
        ? t`After how many ${unit} will they next ${verb}?`
        : t`How often will they ${verb} again within the following ${span} ${unit}?`
    const every = (each: number): number => Math.floor(span / each)
    return {
      stem: t`${what}, ${ones} every ${x} ${unit} and ${twos} every ${y}. They have just ${done}. ${asked}`,
      key,
      show: plain,
      wrong:
        kind < 3
          ? [
              [
                x * y,
                'product-for-lcm',
                () =>
                  t`This answer multiplies ${x} by ${y}. That is a common multiple, but the two share the factor ${common}, so a smaller one exists.`,
              ],
              [
                common,
                'gcf-lcm-swapped',
                () => t`${common} is the greatest common factor. They meet at a common multiple.`,
              ],
              [
                x + y,
                'wrong-operation',
                () => t`This answer adds ${x} and ${y}. At ${x + y} ${unit} neither of them is due in general.`,
              ],
              [
                Math.max(x, y) * 2,
                'stopped-early',
                () => t`${Math.max(x, y) * 2} is a multiple of ${Math.max(x, y)}, but not of ${Math.min(x, y)}.`,
              ],
              [lcm * 2, 'doubled-or-halved', () => t`At ${lcm * 2} ${unit} they meet for the second time.`],
              [
                div(x * y, 2),
                'product-for-lcm',
                () => t`This answer halves the product. What the two share is the factor ${common}.`,
              ],
              [Math.max(x, y), 'ignored-condition', () => t`At ${Math.max(x, y)} ${unit} only one of them is due.`],
              [div(lcm, 2), 'doubled-or-halved', () => t`${div(lcm, 2)} is not a multiple of both ${x} and ${y}.`],
            ]
          : [
              [
                times + 1,
                'boundary-included',
                () =>
                  t`This answer counts the moment at the beginning as one of ${times + 1}. The question asks how often they do so again.`,
              ],
              [
                times - 1,
                'off-by-one',
                () =>
                  t`This answer misses one: they meet every ${lcm} ${unit}, and ${m`${times} \times ${lcm} = ${times * lcm}`} still lies within ${span}.`,
              ],
              [
                Math.floor(span / (x * y)),
                'product-for-lcm',
                () =>
                  t`This answer takes the product ${m`${x} \times ${y} = ${x * y}`} for the time between two meetings. It is their least common multiple, ${lcm}.`,
              ],
              [
                Math.min(every(x), every(y)),
                'ignored-condition',
                () =>
                  t`This answer counts how often the one with ${Math.max(x, y)} ${unit} is due. Both have to be due at once.`,
              ],
              [
                every(x) + every(y),
                'choices-added',
                () =>
                  t`This answer adds ${every(x)} and ${every(y)}, how often each of them is due. Only moments with both of them count.`,
              ],
              [
                Math.floor(span / common),
                'gcf-lcm-swapped',
                () =>
                  t`This answer divides by the greatest common factor, ${common}, instead of the least common multiple.`,
              ],
              [
                Math.floor(span / (x + y)),
                'wrong-operation',
                () => t`This answer divides by ${m`${x} + ${y}`}. They meet at common multiples.`,
              ],
              [times * 2, 'doubled-or-halved', () => t`They meet every ${lcm} ${unit}, not every ${div(lcm, 2)}.`],
              [times + 2, 'off-by-one', () => t`${m`${times + 2} \times ${lcm}`} lies beyond ${span}.`],
            ],
      because: t`They meet at common multiples of ${x} and ${y}; the least is ${lcm}${kind < 3 ? '' : t`, which fits ${often(times)} into ${span}`}.`,
      quick: [
        t`${m`\frac{${x} \times ${y}}{${common}} = ${lcm}`}, since ${common} is the greatest common factor${kind < 3 ? '' : t`; ${m`${span} \div ${lcm}`} is ${times} and a rest`}.`,
      ],
      full: [
        t`Both are due at common multiples of ${x} and ${y}.`,
        t`${m`${x} = ${common} \times ${x / common}`} and ${m`${y} = ${common} \times ${y / common}`}, so the least common multiple is ${m`${common} \times ${x / common} \times ${y / common} = ${lcm}`}.`,
        ...(kind < 3
          ? []
          : [
              t`Within ${span} ${unit} that happens ${often(times)}: ${m`${times} \times ${lcm} = ${times * lcm}`}, and the next would be at ${(times + 1) * lcm}.`,
            ]),
      ],
      hints: ['When is each of them due?', t`Look for the least common multiple of ${x} and ${y}.`],
    }
  },
  second: ([x = 1, y = 1, span = 0], stem) => {
    if (stem.includes('How often')) return tally(1, span, (at) => at % x === 0 && at % y === 0)
    let at = 1
    while (at % x !== 0 || at % y !== 0) at += 1
    return at
  },
})

import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, rational, sub } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const GROUPS = [
  { place: 'a chess club', first: 'adults', second: 'juniors', join: 'join' },
  { place: 'a car park', first: 'cars', second: 'motorcycles', join: 'arrive' },
  { place: 'a call center', first: 'trainees', second: 'experienced agents', join: 'are hired' },
  { place: 'an aquarium', first: 'neon fish', second: 'guppies', join: 'are added' },
] as const

export const ratioAfterChange = problem({
  id: 'ratio-after-change',
  skill: 'ratios',
  version: 4,
  levels: [-0.3, 0.3, 0.7],
  places: [
    [5, 5, 5, 5, 0],
    [5, 5, 5, 5, 0],
    [2, 2, 2, 2, 12],
  ],
  draw: (random, level) => {
    const [a, b] = random.some([2, 3, 4, 5, 7, 8, 9], 2) as [number, number]
    const [c, d] = random.some([2, 3, 4, 5, 6, 7, 8, 9, 11], 2) as [number, number]
    const unit = random.int(2, level === 1 ? 9 : 24)
    const more = sub(div(b * unit * c, d), a * unit)
    const lowest = rational(a, b).d === BigInt(b) && rational(c, d).d === BigInt(d)
    if (!lowest || !isWhole(more) || more.n < 2n || more.n > 60n) return null
    return {
      a,
      b,
      c,
      d,
      unit,
      more: Number(more.n),
      asks: level === 3 ? 'total' : 'second',
      setting: random.pick(GROUPS),
    } as const
  },
  write: ({ a, b, c, d, unit, more, asks, setting }) => {
    const first = a * unit
    const second = b * unit
    const total = first + second + more
    const key = asks === 'total' ? total : second
    const asked =
      asks === 'total'
        ? `How many ${setting.first} and ${setting.second} are there in all now?`
        : `How many ${setting.second} are there?`
    return {
      stem: t`In ${setting.place}, the ratio of ${setting.first} to ${setting.second} is ${a} to ${b}. When ${more} more ${setting.first} ${setting.join}, the ratio becomes ${c} to ${d}. ${asked}`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          asks === 'total' ? first + second : first,
          'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`${first + second} is the number before the ${more} ${setting.first} came. The question asks for the number now.`
              : t`${first} is the number of ${setting.first} at the beginning; the question asks for the ${setting.second}.`,
        ],
        [
          first + more,
          'answered-other-quantity',
          () => t`${first + more} is the number of ${setting.first} after the change, ${first} and ${more} more.`,
        ],
        [
          asks === 'total' ? second : total,
          'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`${second} is the number of ${setting.second} alone. Add the ${first + more} ${setting.first} there are now.`
              : t`${total} is the number of both together after the change.`,
        ],
        [
          b * more,
          'ratio-part-for-count',
          () =>
            t`This answer takes ${more} for one part of the first ratio. One part is ${unit}: with ${b} parts there are ${second} ${setting.second}.`,
        ],
        [
          d * more,
          'ratio-part-for-count',
          () =>
            t`This answer takes ${more} for one part of the ratio ${c} to ${d}. The ${more} change the first number only; set up the equation ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}.`,
        ],
        [
          b + more,
          'additive-scaling',
          () =>
            t`This answer adds ${more} to the ratio number ${b}. Ratio numbers are parts, not counts: there are ${b} parts of ${unit} ${setting.second}.`,
        ],
        [
          asks === 'total' ? total + more : first + second,
          asks === 'total' ? 'doubled-or-halved' : 'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`This answer adds the ${more} new ${setting.first} twice.`
              : t`${first + second} is the number of both at the beginning, ${first} and ${second}.`,
        ],
        [
          asks === 'total' ? (c + d) * more : second + more,
          'ignored-condition',
          () =>
            asks === 'total'
              ? t`This answer takes ${more} for one part of the new ratio and multiplies by ${c + d} parts.`
              : t`This answer adds the ${more} to the ${setting.second}. Only the ${setting.first} grew; there are still ${second} ${setting.second}.`,
        ],
      ],
      because: t`With ${m`${a}x`} and ${m`${b}x`} at the beginning, ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`} gives ${m`x = ${unit}`}, so there are ${second} ${setting.second}${asks === 'total' ? t` and ${first + more} ${setting.first}` : ''}.`,
      quick: [
        t`The ${setting.second} stay the same. In parts of them, the ${setting.first} go from ${m`\frac{${a}}{${b}}`} to ${m`\frac{${c}}{${d}}`}, a gain of ${m`${sub(div(c, d), div(a, b))}`}, which is ${more}. So there are ${m`${more} \div ${sub(div(c, d), div(a, b))} = ${second}`} ${setting.second}${asks === 'total' ? t` and ${first + more} ${setting.first}` : ''}.`,
      ],
      full: [
        t`Let there be ${m`${a}x`} ${setting.first} and ${m`${b}x`} ${setting.second} at first.`,
        t`After the change ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}, so ${m`${d}(${a}x + ${more}) = ${c} \times ${b}x`}.`,
        t`That is ${m`${d * more} = ${b * c - a * d}x`}, so ${m`x = ${unit}`}.`,
        asks === 'total'
          ? t`Now there are ${m`${a} \times ${unit} + ${more} = ${first + more}`} ${setting.first} and ${m`${b} \times ${unit} = ${second}`} ${setting.second}, ${total} in all.`
          : t`There are ${m`${b} \times ${unit} = ${second}`} ${setting.second}.`,
      ],
      hints: [
        `Write both numbers with one unknown: ${m`${a}x`} and ${m`${b}x`}.`,
        `Only the ${setting.first} change: ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}.`,
      ],
    }
  },
  second: ([a = 0, b = 0, more = 0, c = 0, d = 0], stem) => {
    for (let others = 1; others <= 2000; others += 1) {
      const ones = (others * a) / b
      if (!near((ones + more) * d, others * c)) continue
      return stem.includes('in all now') ? ones + more + others : others
    }
    return Number.NaN
  },
})

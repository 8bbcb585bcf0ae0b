import { m, plain, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, rational, sub } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const GROUPS = [
  { place: 'a chess club', first: 'adults', second: 'juniors', join: 'join' },
  { place: 'a parking lot', first: 'cars', second: 'motorcycles', join: 'arrive' },
  { place: 'a call center', first: 'trainees', second: 'experienced agents', join: 'are hired' },
  { place: 'an aquarium', first: 'neon tetras', second: 'guppies', join: 'are added' },
] as const

export const ratioAfterChange = problem({
  id: 'ratio-after-change',
  skill: 'ratios',
  version: 5,
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
    // Both ratios with the same number of parts for what stays the same.
    const same = (b * d) / gcd(b, d)
    const [before, after] = [(a * same) / b, (c * same) / d]
    const key = asks === 'total' ? total : second
    const asked =
      asks === 'total'
        ? `What is the total number of ${setting.first} and ${setting.second} now?`
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
              ? t`${m`${first} + ${second} = ${first + second}`} is the total before the change. The question asks for the total now, with ${more} more ${setting.first}.`
              : t`${m`${a} \times ${unit} = ${first}`} is the number of ${setting.first} before the change. The question asks for the number of ${setting.second}.`,
        ],
        [
          first + more,
          'answered-other-quantity',
          () =>
            t`${m`${first} + ${more} = ${first + more}`} is the number of ${setting.first} after the change. The question asks for ${asks === 'total' ? 'the total of both kinds' : `the number of ${setting.second}`}.`,
        ],
        [
          asks === 'total' ? second : total,
          'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`${second} is the number of ${setting.second} alone. To find the total, add the ${first + more} ${setting.first} there are now.`
              : t`${m`${first} + ${more} + ${second} = ${total}`} is the total of both kinds after the change. The question asks only for the ${setting.second}.`,
        ],
        [
          b * more,
          'ratio-part-for-count',
          () =>
            t`This answer is ${m`${b} \times ${more}`}, as if ${more} were one part of the first ratio. The ${more} is the number of ${setting.first} added, and one part is ${unit}.`,
        ],
        [
          d * more,
          'ratio-part-for-count',
          () =>
            t`This answer is ${m`${d} \times ${more}`}, which uses the ${more} ${setting.first} added as one of the equal parts of the new ratio. One part is ${unit}.`,
        ],
        [
          b + more,
          'additive-scaling',
          () =>
            t`This answer is ${m`${b} + ${more}`}. The ${b} in the ratio is a number of parts, not of ${setting.second}, and each part stands for ${unit} ${setting.second}.`,
        ],
        [
          asks === 'total' ? total + more : first + second,
          asks === 'total' ? 'doubled-or-halved' : 'answered-other-quantity',
          () =>
            asks === 'total'
              ? t`This answer is ${m`${first + second} + 2 \times ${more}`}, which adds the ${more} new ${setting.first} twice. The total is ${first + second} before the change and ${more} more after it.`
              : t`${m`${first} + ${second} = ${first + second}`} is the total of both kinds before the change. The question asks only for the ${setting.second}.`,
        ],
        [
          asks === 'total' ? (c + d) * more : second + more,
          'ignored-condition',
          () =>
            asks === 'total'
              ? t`This answer is ${m`(${c} + ${d}) \times ${more}`}, as if ${more} were one part of the new ratio. The ${more} is only the number of ${setting.first} added.`
              : t`This answer is ${m`${second} + ${more}`}, as if ${setting.second} had been added. Only the number of ${setting.first} changes, so there are still ${second} ${setting.second}.`,
        ],
      ],
      because: t`If there are ${m`${a}x`} ${setting.first} and ${m`${b}x`} ${setting.second} at first, ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`} gives ${m`x = ${unit}`}. So there are ${m`${b} \times ${unit} = ${second}`} ${setting.second}${asks === 'total' ? t` and ${m`${a} \times ${unit} + ${more} = ${first + more}`} ${setting.first}, ${second + first + more} altogether` : ''}.`,
      quick: [
        t`The number of ${setting.second} stays the same${b === d ? t`: ${b} parts in both ratios` : t`. Make it ${same} parts in both ratios: ${before} to ${same} and ${after} to ${same}`}. The ${more} more ${setting.first} are ${m`${after} - ${before} = ${after - before}`} parts, so one part is ${m`${more} \div ${after - before} = ${second / same}`}. That makes ${m`${same} \times ${second / same} = ${second}`} ${setting.second}${asks === 'total' ? t` and ${m`${after} \times ${second / same} = ${first + more}`} ${setting.first}, ${total} altogether` : ''}.`,
      ],
      full: [
        t`Let there be ${m`${a}x`} ${setting.first} and ${m`${b}x`} ${setting.second} at first.`,
        t`After the change, ${m`\frac{${a}x + ${more}}{${b}x} = \frac{${c}}{${d}}`}. Cross-multiplying gives ${m`${d}(${a}x + ${more}) = ${c} \times ${b}x`}.`,
        t`This simplifies to ${m`${d * more} = ${b * c - a * d}x`}, so ${m`x = ${unit}`}.`,
        asks === 'total'
          ? t`So there are ${m`${a} \times ${unit} + ${more} = ${first + more}`} ${setting.first} and ${m`${b} \times ${unit} = ${second}`} ${setting.second}, for a total of ${total}.`
          : t`So there are ${m`${b} \times ${unit} = ${second}`} ${setting.second}.`,
        ...(asks === 'total'
          ? []
          : [
              t`Check: there are now ${m`${first} + ${more} = ${first + more}`} ${setting.first}, and the ratio of ${first + more} to ${second} is ${c} to ${d}.`,
            ]),
      ],
      hints: [
        `When the new ${setting.first} ${setting.join}, which number stays the same: the number of ${setting.first} or the number of ${setting.second}?`,
        `Call the two numbers ${m`${a}x`} and ${m`${b}x`} at first. What is their ratio after the change?`,
      ],
    }
  },
  second: ([a = 0, b = 0, more = 0, c = 0, d = 0], stem) => {
    for (let others = 1; others <= 2000; others += 1) {
      const ones = (others * a) / b
      if (!near((ones + more) * d, others * c)) continue
      return stem.includes('total number') ? ones + more + others : others
    }
    return Number.NaN
  },
})

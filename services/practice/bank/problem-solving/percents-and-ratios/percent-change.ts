import { m, money, percent, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, isWhole, mul, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const SERIES = [
  { what: 'The monthly rent of a store', money: true },
  { what: 'The number of subscribers to a newsletter', money: false },
  { what: 'The daily output of a bakery, in loaves,', money: false },
  { what: 'The price of a concert ticket', money: true },
  { what: 'The number of visitors to a museum', money: false },
] as const

export const percentChange = problem({
  id: 'percent-change',
  skill: 'percent-change',
  version: 5,
  levels: [-2, -1.5, -0.8],
  places: [
    [0, 5, 5, 5, 5],
    [6, 4, 3, 3, 4],
    [6, 3, 4, 4, 3],
  ],
  draw: (random, level) => {
    const rate =
      random.step(5, level === 1 ? 60 : 90, level === 1 ? 10 : 5) * (level === 1 || random.int(0, 1) ? 1 : -1)
    const before = random.step(40, level === 1 ? 400 : 960, 20)
    const after = mul(before, changedBy(rate))
    if (rate < -75 || !isWhole(after)) return null
    return { rate, before, after, setting: random.pick(SERIES) }
  },
  write: ({ rate, before, after, setting }) => {
    const show = setting.money ? money : plain
    const [verb, noun] = rate > 0 ? ['rose', 'increase'] : ['fell', 'decrease']
    const change = rate > 0 ? sub(after, before) : sub(before, after)
    const size = Math.abs(rate)
    return {
      stem: `${setting.what} ${verb} from ${show(before)} to ${show(after)}. What was the percent ${noun}?`,
      key: size,
      show: percent,
      fits: (value) => value.n > 0n && value.n < 400n * value.d,
      wrong: [
        [
          mul(100, div(change, after)),
          'percent-of-new-value',
          () =>
            t`This answer divides the change by the new value: ${m`\frac{${change}}{${after}}`}. A percent ${noun} is measured against the value before it, ${before}.`,
        ],
        [
          mul(100, div(after, before)),
          'value-for-change',
          () =>
            t`${m`\frac{${after}}{${before}} = ${mul(100, div(after, before))}\%`} is the new value as a percent of the old value. The ${noun} is only the difference between that and 100%.`,
        ],
        [
          change,
          'change-for-value',
          () =>
            t`${change} is the amount of the ${noun}. To make it a percent, divide it by the value before the change: ${m`\frac{${change}}{${before}}`}.`,
        ],
        [
          mul(100, div(before, after)),
          'inverted',
          () =>
            t`This answer divides the old value by the new value: ${m`\frac{${before}}{${after}}`}. A percent ${noun} is the change of ${change} divided by the old value, ${before}.`,
        ],
        [
          mul(100, div(mul(2, change), add(before, after))),
          'percent-of-wrong-base',
          () =>
            t`This answer is ${m`\frac{${change}}{${div(add(before, after), 2)}}`}, which divides the change by the average of the two values. A percent change is measured against the value before it, ${before}.`,
        ],
        [
          mul(100, div(change, add(before, after))),
          'part-to-part-as-part-to-whole',
          () =>
            t`This answer is ${m`\frac{${change}}{${add(before, after)}}`}, which divides the change by the sum of the two values. Divide it by the value before the change, ${before}.`,
        ],
        [
          div(size, 10),
          'decimal-shift',
          () =>
            t`This answer places the decimal point one place too far to the left when it writes ${m`\frac{${change}}{${before}} = ${div(size, 100)}`} as a percent.`,
        ],
      ],
      because: t`The change is ${change}, and ${m`\frac{${change}}{${before}} = ${div(size, 100)}`}, which is ${size}%.`,
      quick: [t`Divide the change by the value before it: ${m`\frac{${change}}{${before}} = ${size}\%`}.`],
      full: [
        t`The change is ${rate > 0 ? m`${after} - ${before} = ${change}` : m`${before} - ${after} = ${change}`}.`,
        t`Divide it by the value before the change: ${m`\frac{${change}}{${before}} = ${div(size, 100)}`}. So the percent ${noun} is ${size}%.`,
        t`Check: ${size}% of ${before} is ${change}, and ${m`${before} ${rate > 0 ? '+' : '-'} ${change} = ${after}`}.`,
      ],
      hints: [
        t`Which of the two values is the ${noun} a percent of?`,
        `Find the amount of the change and divide it by ${show(before)}.`,
      ],
    }
  },
  second: ([before = 0, after = 0]) =>
    search([0.5, 400, 0.5], (p) => near(before * (1 + p / 100), after) || near(before * (1 - p / 100), after)),
})

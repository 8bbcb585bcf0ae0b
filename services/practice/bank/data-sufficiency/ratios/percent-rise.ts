import { m, money, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Change = readonly [before: number, percent: number]

const THINGS = ['a share', 'a concert ticket', 'a liter of olive oil', 'a pound of coffee'] as const

export const percentRise = sufficiency({
  id: 'percent-rise',
  skill: 'ds-ratios',
  version: 4,
  levels: [-1.5, -0.8, 0.2],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const before = random.step(20, level === 1 ? 100 : 200, 20)
    const percent = random.step(5, 60, 5)
    const after = (before * (100 + percent)) / 100
    if (!Number.isInteger(after)) return null
    return { before, percent, after, add: random.pick([10, 20]), thing: random.pick(THINGS) }
  },
  write: ({ before, percent, after, add, thing }): Sufficiency<Change> => {
    const rise = after - before
    const value = ([b, p]: Change): number => b * (100 + p)
    return {
      stem: t`The price of ${thing} rose in the course of a year. By what percent did it rise?`,
      cases: pairs(
        range(1, 60).map((n) => n * 5),
        range(1, 200),
      ),
      ask: ([, p]) => `${p}%`,
      show: ([b, p]) => t`a rise by ${p}% from ${money(b)}`,
      statements: [
        {
          text: t`The price rose by ${money(rise)}.`,
          holds: ([b, p]) => b * p === 100 * rise,
          lacks: 'A percent compares the rise with the price before it, which stays open.',
        },
        {
          text: t`At the end of the year the price was ${money(after)}.`,
          holds: (one) => value(one) === 100 * after,
          lacks: 'The price at the beginning stays open.',
        },
        {
          text: t`At the beginning of the year the price was ${money(before)}.`,
          holds: ([b]) => b === before,
          lacks: 'The price at the end stays open.',
        },
        {
          text: t`The price at the end of the year was ${m`${factor(percent)}`} times the price at the beginning.`,
          holds: ([, p]) => p === percent,
          enough: t`${m`${factor(percent)}`} times means a rise by ${percent}%; the prices are not needed.`,
        },
        {
          text: t`If the price then fell by the amount of the rise, it would be ${money(before)} again.`,
          holds: ([b]) => b === before,
          lacks: 'That gives the price at the beginning only.',
        },
        {
          text: t`If the price had been ${money(add)} higher at the beginning and the same at the end, the rise would have been a smaller percent.`,
          holds: () => true,
          lacks: 'That holds whatever the prices were.',
        },
        {
          text: t`The rise was ${m`\frac{${percent / 5}}{20}`} of the price at the beginning.`,
          holds: ([, p]) => p === percent,
          enough: t`${m`\frac{${percent / 5}}{20}`} is ${percent}%.`,
        },
      ],
      together: () =>
        t`Before, after and rise belong together: two of the three are known, so all are, ${money(before)}, ${money(after)} and ${money(rise)}. The rise is ${m`\frac{${rise}}{${before}}`} of the price before it, ${percent}%.`,
      hints: [
        'A percent change needs a relation, not an amount.',
        'Which of price before, price after and rise are known?',
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 260), range(1, 260)),
    ask: ([before, rise]) => Math.round((rise / before) * 1e6),
    read: [
      [/rose by/, ([, rise], [amount = 0]) => rise === amount],
      [/At the end of the year/, ([before, rise], [amount = 0]) => before + rise === amount],
      [/At the beginning of the year/, ([before], [amount = 0]) => before === amount],
      [/times the price/, ([before, rise], [times = 0]) => Math.abs((before + rise) / before - times) < 1e-9],
      [/again/, ([before], [amount = 0]) => before === amount],
      [/smaller percent/, () => true],
      [/The rise was/, ([before, rise], [top = 0, bottom = 1]) => Math.abs(rise / before - top / bottom) < 1e-9],
    ],
  },
})

function factor(percent: number): string {
  return String((100 + percent) / 100)
}

import { fracTex } from '../../factory/frac-tex.ts'
import { m, money, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { rational } from '../../factory/rational.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Change = readonly [before: number, percent: number]

const THINGS = ['a share of stock', 'a concert ticket', 'an office chair', 'a pair of boots'] as const

export const percentRise = sufficiency({
  id: 'percent-rise',
  skill: 'ds-ratios',
  version: 5,
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
      stem: t`The price of ${thing} rose over the course of a year. By what percent did it rise?`,
      cases: pairs(
        range(1, 60).map((n) => n * 5),
        range(1, 200),
      ),
      ask: ([, p]) => `${p}%`,
      show: ([b, p]) => t`a rise of ${p}% from ${money(b)}`,
      statements: [
        {
          text: t`The price rose by ${money(rise)}.`,
          holds: ([b, p]) => b * p === 100 * rise,
          lacks: t`${money(rise)} is a large part of a low price but a small part of a high one.`,
          trap: t`forgets that a rise of ${money(rise)} is a different percent of a low price than of a high one`,
        },
        {
          text: t`At the end of the year, the price was ${money(after)}.`,
          holds: (one) => value(one) === 100 * after,
          lacks: t`The price at the beginning could be any amount below ${money(after)}. The lower it was, the greater the percent rise.`,
          trap: t`uses only the price at the end, ${money(after)}, but the rise also depends on the price at the beginning`,
        },
        {
          text: t`At the beginning of the year, the price was ${money(before)}.`,
          holds: ([b]) => b === before,
          lacks: t`The price at the end could be any amount above ${money(before)}. The higher it was, the greater the percent rise.`,
          trap: t`uses only the price at the beginning, ${money(before)}, but the price at the end is not known`,
        },
        {
          text: t`The price at the end of the year was ${m`${factor(percent)}`} times the price at the beginning.`,
          holds: ([, p]) => p === percent,
          enough: t`the price at the end was ${100 + percent}% of the price at the beginning, which is ${percent}% more than 100%, so the price rose by ${percent}%. For example, a price of $100 would have become ${money(100 + percent)}.`,
          missed: t`looks for the prices in dollars, but the factor ${m`${factor(percent)}`} already compares them`,
        },
        {
          text: t`If the price then fell by the amount of the rise, it would be ${money(before)} again.`,
          holds: ([b]) => b === before,
          gives: t`the price at the beginning was ${money(before)}`,
          lacks: t`Undoing the rise leads back to the price at the beginning, ${money(before)}. The price at the end could be any amount above that, and the higher it was, the greater the percent rise.`,
          trap: 'treats the price after the fall as the price at the end of the year, but undoing the rise only leads back to the beginning',
        },
        {
          text: t`If the price had been ${money(add)} higher at the beginning and the same at the end, the rise would have been a smaller percent.`,
          holds: () => true,
          lacks: t`This is true of every rise: a smaller increase is always a smaller percent of a higher starting price. So it says nothing about this rise.`,
          trap: 'overlooks that this statement is true of every rise, so it says nothing about this one',
        },
        {
          text: t`The rise was ${m`${fracTex(percent / 5, 20)}`} of the price at the beginning.`,
          holds: ([, p]) => p === percent,
          enough: t`the percent rise compares the rise with the price at the beginning, and ${m`${fracTex(percent / 5, 20)} = ${rational(percent, 100)}`}, so the price rose by ${percent}%. For example, a price of $100 would have risen by ${money(percent)}.`,
          missed:
            'looks for the prices in dollars, but a fraction of the price at the beginning can be written as a percent',
        },
      ],
      together: (pair) => {
        const [rose, end] = ['The price rose', 'At the end'].map((words) =>
          pair.some(({ text }) => text.startsWith(words)),
        )
        const found =
          rose && end
            ? t`The price at the beginning was ${m`${after} - ${rise} = ${before}`} dollars.`
            : end
              ? t`The rise was ${m`${after} - ${before} = ${rise}`} dollars.`
              : t`The rise was ${money(rise)}, and the price at the beginning was ${money(before)}.`
        return t`${found} The rise is ${m`\frac{${rise}}{${before}} = ${fracTex(rise, before)}`} of the price at the beginning, so the price rose by ${percent}%.`
      },
      bothMissed: () =>
        t`sees that neither statement gives a percent, but together they show a rise of ${money(rise)} from ${money(before)}, which is ${percent}%`,
      bothTrap: (pair) =>
        pair.some(({ text }) => text.endsWith('smaller percent.'))
          ? t`overlooks that statement (${1 + pair.findIndex(({ text }) => text.endsWith('smaller percent.'))}) is true of every rise, so it adds nothing to the other statement`
          : 'counts the two statements as two facts, but both give only the price at the beginning',
      hints: [
        'Do you need the two prices in dollars, or only how they compare?',
        'Does either statement compare the price at the end, or the rise, with the price at the beginning?',
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

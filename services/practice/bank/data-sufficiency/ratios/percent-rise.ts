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
      since: ([b, p]) => ((b * p) % 100 === 0 ? t`${money((b * p) / 100)} is ${p}% of ${money(b)}` : undefined),
      statements: [
        {
          text: t`The price rose by ${money(rise)}.`,
          holds: ([b, p]) => b * p === 100 * rise,
          lacks: t`${money(rise)} is a large percent of a low price and a small percent of a high one.`,
          trap: t`overlooks that a rise of ${money(rise)} is a different percent of a low price than of a high one`,
        },
        {
          text: t`At the end of the year, the price was ${money(after)}.`,
          holds: (one) => value(one) === 100 * after,
          lacks: t`The price at the beginning could be any amount below ${money(after)}. The lower it was, the greater the percent rise.`,
          trap: t`overlooks that the price at the beginning could be any amount below ${money(after)}`,
        },
        {
          text: t`At the beginning of the year, the price was ${money(before)}.`,
          holds: ([b]) => b === before,
          lacks: t`The price at the end could be any amount above ${money(before)}. The higher it was, the greater the percent rise.`,
          trap: t`overlooks that the price at the end could be any amount above ${money(before)}`,
        },
        {
          text: t`The price at the end of the year was ${m`${factor(percent)}`} times the price at the beginning.`,
          holds: ([, p]) => p === percent,
          enough: t`the price at the end was ${100 + percent}% of the price at the beginning, or ${percent}% greater, so the price rose by ${percent}%. For example, a price of $100 would have become ${money(100 + percent)}.`,
          missed: t`overlooks that the factor ${m`${factor(percent)}`} determines the percent rise, whatever the prices in dollars are`,
        },
        {
          text: t`If the price then fell by the amount of the rise, it would be ${money(before)} again.`,
          holds: ([b]) => b === before,
          gives: t`the price at the beginning was ${money(before)}`,
          lacks: t`Undoing the rise leads back to the price at the beginning, ${money(before)}. The price at the end could be any amount above that, and the higher it was, the greater the percent rise.`,
          trap: t`overlooks that the statement gives only the price at the beginning, ${money(before)}, and says nothing about the price at the end`,
        },
        {
          text: t`If the price had been ${money(add)} higher at the beginning and the same at the end, the rise would have been a smaller percent.`,
          holds: () => true,
          lacks:
            'It is true of every rise: from a higher starting price to the same final price, the increase is smaller, and so is the percent. So it says nothing about this rise.',
          trap: 'overlooks that this statement is true of every rise, so it says nothing about this one',
        },
        {
          text: t`The rise was ${m`${fracTex(percent / 5, 20)}`} of the price at the beginning.`,
          holds: ([, p]) => p === percent,
          enough: t`the percent rise compares the rise with the price at the beginning, and ${m`${fracTex(percent / 5, 20)} = ${rational(percent, 100)}`}, so the price rose by ${percent}%. For example, a price of $100 would have risen by ${money(percent)}.`,
          missed:
            'overlooks that the rise, as a fraction of the price at the beginning, can be written as a percent of that price',
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
        return t`${found} The price therefore rose by ${m`\frac{${rise}}{${before}} = ${rational(percent, 100)}`}, or ${percent}%, of the price at the beginning.`
      },
      bothMissed: () =>
        t`overlooks that the statements together show a rise of ${money(rise)} from ${money(before)}, which is ${percent}%`,
      bothTrap: (pair) =>
        pair.some(({ text }) => text.endsWith('smaller percent.'))
          ? t`overlooks that statement (${1 + pair.findIndex(({ text }) => text.endsWith('smaller percent.'))}) is true of every rise, so it adds nothing to the other statement`
          : 'overlooks that both statements give only the price at the beginning',
      hints: [
        'Do you need the two prices in dollars, or only how they compare?',
        'Does either statement compare the price at the end, or the rise, with the price at the beginning? If not, do the statements together tell you what both amounts are?',
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

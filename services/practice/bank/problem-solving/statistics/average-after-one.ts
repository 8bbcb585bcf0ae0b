import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { near, search } from '../../factory/search.ts'

const AVERAGED = [
  { who: 'players of a team', what: 'height', unit: 'centimeters', low: 160, high: 200 },
  { who: 'workers in an office', what: 'age', unit: 'years', low: 25, high: 50 },
  { who: 'boxes on a pallet', what: 'weight', unit: 'kilograms', low: 10, high: 60 },
  { who: 'tests of a course', what: 'score', unit: 'points', low: 50, high: 90 },
] as const

export const averageAfterOne = problem({
  id: 'average-after-one',
  skill: 'averages',
  version: 3,
  levels: [-0.9, -0.2, 0.6],
  draw: (random, level) => {
    const setting = random.pick(AVERAGED)
    const size = random.int(4, level === 1 ? 10 : 16)
    const before = random.int(setting.low, setting.high)
    const shift = random.int(1, 4) * (random.int(0, 1) ? 1 : -1)
    const leaves = level === 3
    const after = before + shift
    const value = leaves ? size * before - (size - 1) * after : (size + 1) * after - size * before
    if (value < setting.low / 2 || value > setting.high * 1.4) return null
    return { setting, size, before, after, shift, leaves, value }
  },
  write: ({ setting, size, before, after, shift, leaves, value }) => {
    const total = size * before
    const newSize = leaves ? size - 1 : size + 1
    const verb = shift > 0 ? 'rises' : 'falls'
    const one = setting.who.startsWith('tests')
      ? 'one test'
      : setting.who.startsWith('boxes')
        ? 'one box'
        : 'one person'
    return {
      stem: t`The average (arithmetic mean) ${setting.what} of the ${size} ${setting.who} is ${before} ${setting.unit}. When ${one} is ${leaves ? 'taken out' : 'added'}, the average ${verb} to ${after}. What is the ${setting.what} of the one ${leaves ? 'taken out' : 'added'}, in ${setting.unit}?`,
      key: value,
      show: plain,
      wrong: [
        [
          after,
          'new-value-for-average',
          () =>
            t`${after} is the new average. If that were the value itself, the average would move only part of the way from ${before}.`,
        ],
        [
          before + 2 * shift,
          'new-value-for-average',
          () =>
            t`This answer moves the average by ${Math.abs(shift)} once more. One value among ${newSize} has to differ by much more to move the average by ${Math.abs(shift)}.`,
        ],
        [
          leaves ? before + size * shift : before + size * shift,
          'wrong-count',
          () =>
            leaves
              ? t`This answer lets the value lie on the same side as the change. Taking out a value raises the average only if it lay below it, and lowers it only if it lay above.`
              : t`This answer counts the change of ${Math.abs(shift)} for the ${size} old values only. The new value has to reach the new average of ${after} itself as well.`,
        ],
        [
          leaves ? before - size * shift : after - size * shift,
          leaves ? 'wrong-count' : 'lost-sign',
          () =>
            leaves
              ? t`This answer counts the change of ${Math.abs(shift)} for ${size} values. After one is taken out, ${newSize} remain.`
              : t`This answer moves to the wrong side: the average ${verb}, so the new value lies ${shift > 0 ? 'above' : 'below'} it.`,
        ],
        [
          leaves ? after + newSize * shift : before + (size + 2) * shift,
          'wrong-count',
          () =>
            leaves
              ? t`This answer moves to the wrong side of the average: taking out a value makes the average move away from it.`
              : t`This answer counts ${size + 2} values; there are ${newSize}.`,
        ],
        [
          Math.abs(shift) * newSize,
          'stopped-early',
          () => t`${Math.abs(shift) * newSize} is by how much the value lies away from the old average of ${before}.`,
        ],
        [
          before - shift,
          'lost-sign',
          () => t`A value this near to ${before} would hardly move the average of ${size} values.`,
        ],
      ],
      because: leaves
        ? t`The total falls from ${m`${size} \times ${before} = ${total}`} to ${m`${newSize} \times ${after} = ${newSize * after}`}; the difference is ${value}.`
        : t`The total rises from ${m`${size} \times ${before} = ${total}`} to ${m`${newSize} \times ${after} = ${newSize * after}`}; the difference is ${value}.`,
      quick: [
        leaves
          ? t`Start at the old average and go against the change, once for each of the ${newSize} that remain: ${m`${before} ${shift > 0 ? '-' : '+'} ${newSize} \times ${Math.abs(shift)} = ${value}`}.`
          : t`Start at the old average and add the change once for each of the ${newSize}: ${m`${before} ${shift > 0 ? '+' : '-'} ${newSize} \times ${Math.abs(shift)} = ${value}`}.`,
      ],
      full: [
        t`Total before: ${m`${size} \times ${before} = ${total}`}.`,
        t`Total after: ${m`${newSize} \times ${after} = ${newSize * after}`}.`,
        t`The difference belongs to the one ${leaves ? 'taken out' : 'added'}: ${value}.`,
      ],
      hints: ['Work with totals, not with averages.', t`The total before is ${m`${size} \times ${before}`}.`],
    }
  },
  second: ([size = 0, before = 0, after = 0], stem) => {
    const leaves = stem.includes('taken out')
    return search([1, 500], (x) => near((size * before + (leaves ? -x : x)) / (leaves ? size - 1 : size + 1), after))
  },
})

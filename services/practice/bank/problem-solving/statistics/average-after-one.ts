import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { near, search } from '../../factory/search.ts'

const AVERAGED = [
  { who: 'players on a team', what: 'height', unit: 'inches', low: 65, high: 78, one: 'one player' },
  { who: 'workers in an office', what: 'age', unit: 'years', low: 25, high: 50, one: 'one worker' },
  { who: 'boxes on a pallet', what: 'weight', unit: 'pounds', low: 10, high: 60, one: 'one box' },
  { who: 'tests in a course', what: 'score', unit: 'points', low: 50, high: 85, one: 'one test' },
] as const

export const averageAfterOne = problem({
  id: 'average-after-one',
  skill: 'averages',
  version: 4,
  levels: [-0.9, -0.2, 0.6],
  draw: (random, level) => {
    const setting = random.pick(AVERAGED)
    const size = random.int(4, level === 1 ? 10 : 16)
    const before = random.int(setting.low, setting.high)
    const shift = random.int(1, 4) * (random.int(0, 1) ? 1 : -1)
    const leaves = level === 3
    const after = before + shift
    const value = leaves ? size * before - (size - 1) * after : (size + 1) * after - size * before
    if (
      value < setting.low * (setting.unit === 'inches' ? 0.85 : 0.5) ||
      value > setting.high * (setting.unit === 'inches' ? 1.05 : 1.17)
    )
      return null
    return { setting, size, before, after, shift, leaves, value }
  },
  write: ({ setting, size, before, after, shift, leaves, value }) => {
    const total = size * before
    const newSize = leaves ? size - 1 : size + 1
    const verb = shift > 0 ? 'rises' : 'falls'
    const by = Math.abs(shift)
    const { one, what, unit } = setting
    const gone = leaves ? 'removed' : 'added'
    const [thing, side] = [one.slice(4), shift > 0 === leaves ? 'below' : 'above']
    const that = /player|worker/.test(thing) ? `${thing} who was ${gone}` : `${thing} that was ${gone}`
    return {
      stem: t`The average (arithmetic mean) ${what} of the ${size} ${setting.who} is ${before} ${unit}. When ${one} is ${gone}, the average ${verb} to ${after} ${unit}. What is the ${what}, in ${unit}, of the ${that}?`,
      key: value,
      show: plain,
      wrong: [
        [
          after,
          'new-value-for-average',
          () =>
            t`${after} is the new average. ${leaves ? t`Since the average ${verb}, the ${what} of the ${that} must be ${side} ${before}.` : t`A new ${what} of ${after} would move the average only part of the way from ${before} to ${after}.`}`,
        ],
        [
          before + 2 * shift,
          'new-value-for-average',
          () =>
            t`This answer is only ${2 * by} away from ${before}. To move the average of ${newSize} ${what}s by ${by}, one ${what} must be ${m`${newSize} \times ${by} = ${newSize * by}`} away.`,
        ],
        [
          leaves ? before + size * shift : before + size * shift,
          'wrong-count',
          () =>
            leaves
              ? t`This answer moves ${m`${size} \times ${by}`} in the same direction as the average. Since the average ${verb}, the ${what} of the ${that} must be ${side} it.`
              : t`This answer multiplies the change of ${by} by ${size}, the old number of ${what}s. The average of all ${newSize} ${what}s changes by ${by}, so multiply by ${newSize}.`,
        ],
        [
          leaves ? before - size * shift : after - size * shift,
          leaves ? 'wrong-count' : 'lost-sign',
          () =>
            leaves
              ? t`This answer multiplies the change of ${by} by ${size}. Only ${newSize} ${what}s are left, so multiply by ${newSize}.`
              : t`This answer is ${m`${after} ${shift > 0 ? '-' : '+'} ${size} \times ${by}`}, which moves in the wrong direction. The average ${verb}, so the new ${what} must be ${side} ${before}.`,
        ],
        [
          leaves ? after + newSize * shift : before + (size + 2) * shift,
          'wrong-count',
          () =>
            leaves
              ? t`This answer is ${m`${after} ${shift > 0 ? '+' : '-'} ${newSize} \times ${by}`}, which moves in the wrong direction. The average ${verb}, so the ${what} of the ${that} must be ${side} ${before}.`
              : t`This answer multiplies the change of ${by} by ${size + 2}, but there are only ${newSize} ${what}s after the change.`,
        ],
        [
          Math.abs(shift) * newSize,
          'stopped-early',
          () =>
            t`${by * newSize} is how far the ${what} is ${side} the old average. ${side === 'above' ? t`Add it to ${before}` : t`Subtract it from ${before}`}.`,
        ],
        [
          before - shift,
          'lost-sign',
          () =>
            t`This answer is only ${by} away from ${before}. To move the average of ${newSize} ${what}s by ${by}, one ${what} must be ${m`${newSize} \times ${by} = ${newSize * by}`} away.`,
        ],
      ],
      because: t`The total changes from ${m`${size} \times ${before} = ${total}`} to ${m`${newSize} \times ${after} = ${newSize * after}`}. The difference, ${value}, is the ${what} of the ${that}.`,
      quick: [
        leaves
          ? t`Without this ${thing}, the average of the other ${newSize} is ${by} ${shift > 0 ? 'higher' : 'lower'}. So this ${thing}'s ${what} is ${m`${newSize} \times ${by} = ${newSize * by}`} ${side} the old average: ${m`${before} ${shift > 0 ? '-' : '+'} ${newSize * by} = ${value}`}.`
          : t`The new ${thing} moves the average of all ${newSize} ${what}s by ${by}. So its ${what} must be ${m`${newSize} \times ${by} = ${newSize * by}`} ${side} the old average: ${m`${before} ${shift > 0 ? '+' : '-'} ${newSize * by} = ${value}`}.`.replace(
              /its (?=height|age)/,
              `this ${thing}'s `,
            ),
      ],
      full: [
        t`Before the change, the ${what}s add up to ${m`${size} \times ${before} = ${total}`}.`,
        t`After the change, the ${newSize} ${what}s add up to ${m`${newSize} \times ${after} = ${newSize * after}`}.`,
        t`The difference is the ${what} of the ${that}: ${m`${leaves ? total : newSize * after} - ${leaves ? newSize * after : total} = ${value}`} ${unit}.`,
      ],
      hints: [
        t`Must the ${what} of the ${that} be above or below ${before} ${unit}?`,
        t`The total was ${m`${size} \times ${before}`}. How many ${what}s are there after the change, and what is their total?`,
      ],
    }
  },
  second: ([size = 0, before = 0, after = 0], stem) => {
    const leaves = stem.includes('removed')
    return search([1, 500], (x) => near((size * before + (leaves ? -x : x)) / (leaves ? size - 1 : size + 1), after))
  },
})

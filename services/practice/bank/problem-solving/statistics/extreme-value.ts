import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, rational } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const TEAMS = [
  { many: 'shelves', each: 'numbers of books on', unit: 'books' },
  { many: 'buses', each: 'numbers of passengers on', unit: 'passengers' },
  { many: 'gardens', each: 'numbers of trees in', unit: 'trees' },
  { many: 'classes', each: 'numbers of pupils in', unit: 'pupils' },
  { many: 'crates', each: 'numbers of melons in', unit: 'melons' },
] as const

interface Spread {
  level: Level
  median: number
  mean: number
  range: number
  team: (typeof TEAMS)[number]
}

export const extremeValue = problem<Spread>({
  id: 'extreme-value',
  skill: 'median-range',
  version: 4,
  levels: [-0.2, 0.6, 1.7],
  places: [
    [4, 4, 3, 3, 6],
    [3, 3, 4, 4, 6],
    [5, 5, 5, 5, 0],
  ],
  draw: (random, level) => {
    const median = random.int(9, 30)
    const mean = median + random.int(-4, 4)
    const range = level === 1 ? random.int(5, 20) : random.int(6, 18)
    if (mean === median) return null
    const spread: Spread = { level, median, mean, range, team: random.pick(TEAMS) }
    if (level === 1) {
      const top = (3 * mean - median + range) / 2
      return Number.isInteger(top) && top > median && top - range < median && top > range ? spread : null
    }
    if (level === 2) return range > 6 && median - range > 2 ? spread : null
    return 5 * mean - 2 * median - 4 > median + 4 && mean < 34 ? spread : null
  },
  write: (spread) => ({
    ...byLevel(spread, [three, sum, secondGreatest]),
    show: plain,
    fits: (value) => value.n > 0n && (spread.level !== 2 || value.n < 300n),
  }),
  second: ([n = 0, a = 0, b = 0, c = 0], stem) => {
    if (stem.includes('range of')) {
      if (n === 3) {
        for (let low = 0; low <= b; low += 1) if (low + b + low + c === 3 * a && low + c >= b) return low + c
        return Number.NaN
      }
      let best = 0
      for (let low = a - b + 1; low < a; low += 1) {
        const high = low + b
        const below = choose(
          Array.from({ length: a - low - 1 }, (_, at) => low + 1 + at),
          1,
        ).flat()
        const above = choose(
          Array.from({ length: Math.max(0, high - a - 1) }, (_, at) => a + 1 + at),
          1,
        ).flat()
        if (below.length > 0 && above.length > 0 && low > 0)
          best = Math.max(best, low + Math.max(...below) + a + Math.max(...above) + high)
      }
      return best
    }
    let best = 0
    for (let x = 1; x < b; x += 1)
      for (let y = x + 1; y < b; y += 1)
        for (let z = b + 1; z < 5 * a; z += 1) {
          const last = 5 * a - x - y - b - z
          if (last > z) best = Math.max(best, z)
        }
    return best
  },
})

function three({ median, mean, range, team: { many, each, unit } }: Spread): Written {
  const rest = 3 * mean - median
  const top = (rest + range) / 2
  const low = top - range
  return {
    stem: t`The ${each} 3 ${many} have an average (arithmetic mean) of ${mean}, a median of ${median} and a range of ${range}. What is the greatest of the three numbers of ${unit}?`,
    key: top,
    wrong: [
      [low, 'other-unknown', () => t`${low} is the smallest of the three, ${range} below the greatest.`],
      [
        median + range,
        'range-for-maximum',
        () =>
          t`This answer adds the range to the median. It is the distance from the smallest, ${low}, to the greatest.`,
      ],
      [
        rest,
        'stopped-early',
        () => t`${m`3 \times ${mean} - ${median} = ${rest}`} is the sum of the smallest and the greatest.`,
      ],
      [
        add(median, rational(range, 2)),
        'range-for-maximum',
        () =>
          t`This answer puts half of the range above the median. The median need not be midway between ${low} and ${top}.`,
      ],
      [
        add(mean, rational(range, 2)),
        'median-for-mean',
        () =>
          t`This answer puts half of the range above the average. The average need not be midway between ${low} and ${top}.`,
      ],
      [
        rational(rest, 2),
        'ignored-condition',
        () => t`This answer halves ${rest} without the range. Smallest and greatest are ${range} apart.`,
      ],
      [
        mean + range,
        'range-for-maximum',
        () =>
          t`This answer adds the range to the average. It is the distance from the smallest, ${low}, to the greatest.`,
      ],
      [range, 'range-for-maximum', () => t`${range} is the range, the distance between smallest and greatest.`],
      [
        rational(2 * mean + range, 2),
        'median-for-mean',
        () =>
          t`This answer takes the sum of smallest and greatest for ${m`2 \times ${mean}`}. It is ${m`3 \times ${mean} - ${median} = ${rest}`}.`,
      ],
    ],
    because: t`Smallest and greatest add up to ${m`3 \times ${mean} - ${median} = ${rest}`} and differ by ${range}: ${m`\frac{${rest} + ${range}}{2} = ${top}`}.`,
    quick: [t`${m`\frac{3 \times ${mean} - ${median} + ${range}}{2} = ${top}`}.`],
    full: [
      t`All three add up to ${m`3 \times ${mean} = ${3 * mean}`}, and the middle one is ${median}.`,
      t`The other two add up to ${rest} and are ${range} apart.`,
      t`The greater is ${m`\frac{${rest} + ${range}}{2} = ${top}`}, the smaller ${low}.`,
    ],
    hints: ['What do smallest and greatest add up to?', t`They add up to ${rest} and differ by ${range}.`],
  }
}

function sum({ median, range, team: { many, each, unit } }: Spread): Written {
  const top = median - 2 + range
  const list = [median - 2, median - 1, median, top - 1, top]
  const total = list.reduce((x, y) => x + y, 0)
  return {
    stem: t`The ${each} 5 ${many} are all different. Their median is ${median} and the range of the numbers is ${range}. What is the greatest possible number of ${unit} in all?`,
    key: total,
    wrong: [
      [
        5 * median,
        'median-for-mean',
        () => t`This answer multiplies the median by 5. ${median} is the middle number, not the average.`,
      ],
      [
        total + 8,
        'repetition-allowed',
        () => t`This answer lets numbers repeat, such as ${median} three times. All five are different.`,
      ],
      [
        total + 1,
        'off-by-one',
        () => t`This answer lets the two greatest be equal. They are different, so ${top - 1} and ${top}.`,
      ],
      [
        total + 3,
        'repetition-allowed',
        () =>
          t`This answer lets two numbers be ${median - 1}. They are different, so the smallest is at most ${median - 2}.`,
      ],
      [
        median - 4 + (median - 3) + median + (median + 1) + (median - 4 + range),
        'inequality-not-flipped',
        () => t`This answer makes the other numbers small. The sum is to be as great as possible.`,
      ],
      [
        2 * median - 3 + median + 2 * (median + range) - 1,
        'range-for-maximum',
        () =>
          t`This answer takes ${median + range} for the greatest. The range is counted from the smallest, at most ${median - 2}.`,
      ],
      [
        2 * median - 3 + median + median + 1 + top,
        'ignored-condition',
        () =>
          t`This answer puts ${median + 1} right after the median. The fourth number may be as great as ${top - 1}.`,
      ],
      [total - median, 'wrong-count', () => t`This answer leaves out the median itself, ${median}.`],
      [total - top, 'wrong-count', () => t`This answer leaves out the greatest number, ${top}.`],
    ],
    because: t`The smallest is at most ${median - 2}, so the greatest at most ${top}: ${m`${list.join(' + ')} = ${total}`}.`,
    quick: [t`Push all as high as they go: ${m`${list.join(' + ')} = ${total}`}.`],
    full: [
      t`Two different numbers lie below ${median}. The greatest choice is ${median - 2} and ${median - 1}.`,
      t`With a range of ${range}, the greatest number is ${m`${median - 2} + ${range} = ${top}`}, and the fourth is at most ${top - 1}.`,
      t`${m`${list.join(' + ')} = ${total}`}.`,
    ],
    hints: [
      t`How great can the smallest number be, if two different ones lie below ${median}?`,
      t`The smallest is ${median - 2}, so the greatest is ${top}.`,
    ],
  }
}

function secondGreatest({ median, mean, team: { many, each, unit } }: Spread): Written {
  const total = 5 * mean
  const rest = total - 1 - 2 - median
  const key = Math.floor((rest - 1) / 2)
  const top = rest - key
  return {
    stem: t`The ${each} 5 ${many} are all different, and none of the ${many} is empty. Their average (arithmetic mean) is ${mean} and their median ${median}. What is the greatest possible value of the second greatest of the five numbers of ${unit}?`,
    key,
    wrong: [
      [rest - median - 1, 'answered-other-quantity', () => t`This is the greatest possible value of the greatest number. The second greatest must stay below the greatest.`],
      [top, 'answered-other-quantity', () => t`This is the greatest number in the best case, not the second greatest.`],
      [Math.floor((rest + 1) / 2), 'ignored-condition', () => t`With this value, the greatest number would not be greater than the second greatest.`],
      [Math.floor((total - median - 1) / 2), 'ignored-condition', () => t`This answer lets one of the five be 0. None is empty, so the two smallest are 1 and 2.`],
      [Math.floor((total - 1 - 2 - 3 - 1) / 2), 'ignored-condition', () => t`This answer leaves out the median and takes 1, 2 and 3 for the three smallest.`],
      [Math.floor((total - 3 * median + 2) / 2), 'inequality-not-flipped', () => t`This answer keeps the two smallest close to ${median}. The smaller they are, the more is left for the two greatest.`],
      [Math.floor((5 * median - 1 - 2 - median - 1) / 2), 'median-for-mean', () => t`This answer takes ${m`5 \times ${median}`} for the sum. It is five times the average, ${m`5 \times ${mean} = ${total}`}.`],
      [median + 1, 'inequality-not-flipped', () => t`This is the least possible value of the second greatest number.`],
      [key - 1, 'off-by-one', () => t`One more is possible: the two greatest may be ${key} and ${top}.`],
      [key - 2, 'off-by-one', () => t`Two more are possible: the two greatest may be ${key} and ${top}.`],
      [key + 2, 'off-by-one', () => t`With this value, the greatest number would be smaller than the second greatest.`],
    ], // prettier-ignore
    because: t`The others are as small as they can be: 1, 2, and ${median}. Of ${total}, ${rest} are left for two different numbers, at best ${key} and ${top}.`,
    quick: [t`${m`${total} - 1 - 2 - ${median} = ${rest}`}, split as evenly as possible into two different numbers: ${key} and ${top}.`], // prettier-ignore
    full: [
      t`All five add up to ${m`5 \times ${mean} = ${total}`}, and in order the third of them is the median ${median}.`,
      t`For the second greatest to be as great as possible, everything else is as small as possible: the two smallest are 1 and 2, and the median is fixed.`,
      t`That leaves ${m`${total} - 1 - 2 - ${median} = ${rest}`} for the two greatest. The greatest must exceed the second by at least 1, so the two should be as close as possible: ${key} and ${top}.`,
    ],
    hints: ['Make the numbers that do not matter as small as the conditions allow.', 'What is left belongs to the two greatest. How close to each other may they be?'], // prettier-ignore
  }
}

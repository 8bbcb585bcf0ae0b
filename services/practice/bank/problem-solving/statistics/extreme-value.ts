import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, rational } from '../../factory/rational.ts'
import { choose } from '../../factory/search.ts'

const TEAMS = [
  { many: 'shelves', each: 'numbers of books on', unit: 'books' },
  { many: 'buses', each: 'numbers of passengers on', unit: 'passengers' },
  { many: 'gardens', each: 'numbers of trees in', unit: 'trees' },
  { many: 'classes', each: 'numbers of students in', unit: 'students' },
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
  version: 5,
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
    if (stem.includes('range')) {
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
    stem: t`The ${each} 3 ${many} have an average (arithmetic mean) of ${mean}, a median of ${median}, and a range of ${range}. What is the greatest of the three numbers of ${unit}?`,
    key: top,
    wrong: [
      [low, 'other-unknown', () => t`${low} is the least of the three numbers, ${range} below the greatest.`],
      [
        median + range,
        'range-for-maximum',
        () =>
          t`This answer adds the range to the median. The range is the distance from the least number, ${low}, to the greatest.`,
      ],
      [
        rest,
        'stopped-early',
        () =>
          t`${m`3 \times ${mean} - ${median} = ${rest}`} is the sum of the least and greatest numbers. They differ by ${range}, so the greatest is more than half of that sum.`,
      ],
      [
        add(median, rational(range, 2)),
        'range-for-maximum',
        () =>
          t`This answer is ${m`${median} + \frac{${range}}{2}`}. It assumes that the median is midway between the least and greatest numbers, but they are ${low} and ${top}.`,
      ],
      [
        add(mean, rational(range, 2)),
        'median-for-mean',
        () =>
          t`This answer is ${m`${mean} + \frac{${range}}{2}`}. It assumes that the average is midway between the least and greatest numbers, but they are ${low} and ${top}.`,
      ],
      [
        rational(rest, 2),
        'ignored-condition',
        () =>
          t`This answer is half of ${rest}, the sum of the least and greatest numbers. That would be right only if they were equal, but they are ${range} apart.`,
      ],
      [
        mean + range,
        'range-for-maximum',
        () =>
          t`This answer adds the range to the average. The range is the distance from the least number, ${low}, to the greatest.`,
      ],
      [
        range,
        'range-for-maximum',
        () =>
          t`${range} is the range, the difference between the greatest and least numbers. The question asks for the greatest number.`,
      ],
      [
        rational(2 * mean + range, 2),
        'median-for-mean',
        () =>
          t`This answer uses ${m`2 \times ${mean}`} as the sum of the least and greatest numbers. Their sum is ${m`3 \times ${mean} - ${median} = ${rest}`}.`,
      ],
    ],
    because: t`The least and greatest numbers add up to ${m`3 \times ${mean} - ${median} = ${rest}`} and differ by ${range}, so the greatest is ${m`\frac{${rest} + ${range}}{2} = ${top}`}.`,
    quick: [
      t`The least and greatest numbers add up to ${m`3 \times ${mean} - ${median} = ${rest}`}. Adding their difference, ${range}, gives twice the greatest, so the greatest is ${m`\frac{${rest} + ${range}}{2} = ${top}`}.`,
    ],
    full: [
      t`The three numbers add up to ${m`3 \times ${mean} = ${3 * mean}`}, and the middle one is ${median}.`,
      t`So the least and greatest add up to ${m`${3 * mean} - ${median} = ${rest}`}, and they differ by ${range}.`,
      t`The least is ${m`\frac{${rest} - ${range}}{2} = ${low}`}, and the greatest is ${m`${low} + ${range} = ${top}`}.`,
    ],
    hints: [
      'What do the average and the median together tell you about the other two numbers?',
      t`The least and greatest numbers add up to ${rest}. Which of the given numbers is their difference?`,
    ],
  }
}

function sum({ median, range, team: { many, each, unit } }: Spread): Written {
  const top = median - 2 + range
  const list = [median - 2, median - 1, median, top - 1, top]
  const total = list.reduce((x, y) => x + y, 0)
  return {
    stem: t`The ${each} 5 ${many} are all different. Their median is ${median} and their range is ${range}. What is the greatest possible total number of ${unit}?`,
    key: total,
    wrong: [
      [
        5 * median,
        'median-for-mean',
        () =>
          t`This answer is ${m`5 \times ${median}`}, as if the median were the average. The two numbers above ${median} can exceed it by ${range - 3} and ${range - 2}, while the two below it fall short by only 1 and 2.`,
      ],
      [
        total + 8,
        'repetition-allowed',
        () =>
          t`This answer repeats numbers: ${m`${median} + ${median} + ${median} + ${median + range} + ${median + range}`}. All five must be different.`,
      ],
      [
        total + 1,
        'off-by-one',
        () =>
          t`This answer uses ${top} for both of the two greatest numbers. They must be different, so they are at most ${top - 1} and ${top}.`,
      ],
      [
        total + 3,
        'repetition-allowed',
        () =>
          t`This answer uses ${median - 1} for both of the two least numbers and so ends at ${median - 1 + range}. They must be different, so the least is at most ${median - 2}.`,
      ],
      [
        median - 4 + (median - 3) + median + (median + 1) + (median - 4 + range),
        'inequality-not-flipped',
        () =>
          t`This answer is ${m`${median - 4} + ${median - 3} + ${median} + ${median + 1} + ${median - 4 + range}`}. The two least can be ${median - 2} and ${median - 1}, and then the two greatest can be ${top - 1} and ${top}.`,
      ],
      [
        2 * median - 3 + median + 2 * (median + range) - 1,
        'range-for-maximum',
        () =>
          t`This answer uses ${m`${median} + ${range} = ${median + range}`} as the greatest number. The range is measured from the least number, which is at most ${median - 2}.`,
      ],
      [
        2 * median - 3 + median + median + 1 + top,
        'ignored-condition',
        () => t`This answer uses ${median + 1} as the fourth number. It can be as great as ${top - 1}.`,
      ],
      [
        total - median,
        'wrong-count',
        () => t`This answer adds only four of the numbers and leaves out the median, ${median}.`,
      ],
      [
        total - top,
        'wrong-count',
        () => t`This answer adds only four of the numbers and leaves out the greatest, ${top}.`,
      ],
    ],
    because: t`The least number is at most ${median - 2}, so the greatest is at most ${top}. The greatest total is ${m`${list.join(' + ')} = ${total}`}.`,
    quick: [
      t`Below ${median}, the greatest possible numbers are ${median - 2} and ${median - 1}. Then the range allows ${top}, with ${top - 1} before it: ${m`${list.join(' + ')} = ${total}`}.`,
    ],
    full: [
      t`Two different numbers are below the median of ${median}. At most, they are ${median - 2} and ${median - 1}.`,
      t`The least number is then ${median - 2}, so with a range of ${range} the greatest is ${m`${median - 2} + ${range} = ${top}`}, and the fourth is at most ${top - 1}.`,
      t`The greatest possible total is ${m`${list.join(' + ')} = ${total}`}.`,
      t`Check: these five numbers are different, the middle one is ${median}, and ${m`${top} - ${median - 2} = ${range}`}.`,
    ],
    hints: [
      'Which of the five numbers limits how great the greatest one can be?',
      t`Two different numbers are below ${median}. How large can the smaller of them be?`,
    ],
  }
}

function secondGreatest({ median, mean, team: { many, each, unit } }: Spread): Written {
  const total = 5 * mean
  const rest = total - 1 - 2 - median
  const key = Math.floor((rest - 1) / 2)
  const top = rest - key
  return {
    stem: t`The ${each} 5 ${many} are all different, and none of the ${many} is empty. The five numbers have an average (arithmetic mean) of ${mean} and a median of ${median}. What is the greatest possible value of the second greatest of the five numbers of ${unit}?`,
    key,
    wrong: [
      [rest - median - 1, 'answered-other-quantity', () => t`This is the greatest possible value of the greatest number: ${m`${rest} - ${median + 1}`}. Then the second greatest would be only ${median + 1}.`],
      [top, 'answered-other-quantity', () => t`${top} is the greatest number when the second greatest is as great as possible. The question asks for the second greatest.`],
      [Math.floor((rest + 1) / 2), 'ignored-condition', () => t`With this value, only ${rest - Math.floor((rest + 1) / 2)} would be left for the greatest number, which must be greater.`],
      [Math.floor((total - median - 1) / 2), 'ignored-condition', () => t`This answer uses 0 and 1 as the two least numbers${(total - median) % 2 === 1 ? ' and makes the two greatest equal' : ''}. None of the ${many} is empty, so the two least are at least 1 and 2.`],
      [Math.floor((total - 1 - 2 - 3 - 1) / 2), 'ignored-condition', () => t`This answer uses 1, 2, and 3 as the three least numbers. But the third number must be the median, ${median}.`],
      [Math.floor((total - 3 * median + 2) / 2), 'inequality-not-flipped', () => t`This answer keeps the two least numbers close to ${median}. The smaller they are, the more is left for the two greatest.`],
      [Math.floor((5 * median - 1 - 2 - median - 1) / 2), 'median-for-mean', () => t`This answer uses ${m`5 \times ${median} = ${5 * median}`} as the sum. The sum is 5 times the average, ${m`5 \times ${mean} = ${total}`}.`],
      [median + 1, 'inequality-not-flipped', () => t`${median + 1} is the least possible value of the second greatest number, because it must exceed the median.`],
      [key - 1, 'off-by-one', () => t`This answer can still be raised by 1: with the two least numbers 1 and 2, the two greatest can be ${key} and ${top}.`],
      [key - 2, 'off-by-one', () => t`This answer can still be raised by 2: with the two least numbers 1 and 2, the two greatest can be ${key} and ${top}.`],
      [key + 2, 'off-by-one', () => t`With this value, only ${rest - key - 2} would be left for the greatest number, which must be greater.`],
    ], // prettier-ignore
    because: t`If the two least numbers are 1 and 2, then ${m`${total} - 1 - 2 - ${median} = ${rest}`} is left for the two greatest. They are different, so the most even split is ${key} and ${top}.`,
    quick: [t`With 1, 2, and ${median} as the other numbers, ${m`${total} - 1 - 2 - ${median} = ${rest}`} is left. The most even split into two different numbers is ${key} and ${top}, so the answer is ${key}.`], // prettier-ignore
    full: [
      t`The five numbers add up to ${m`5 \times ${mean} = ${total}`}, and the third in order is the median, ${median}.`,
      t`To leave as much as possible for the two greatest, let the two least be 1 and 2.`,
      t`That leaves ${m`${total} - 1 - 2 - ${median} = ${rest}`} for the two greatest. They are different, so the second greatest can be at most ${key}, with ${top} as the greatest.`,
      t`Check: 1, 2, ${median}, ${key}, and ${top} add up to ${total}. A second greatest number of ${key + 1} would leave only ${rest - key - 1} for the greatest.`,
    ],
    hints: [t`To make the second greatest number as great as possible, should the other numbers be small or large?`, t`How small can the two least numbers be, and how close to each other can the two greatest be?`], // prettier-ignore
  }
}

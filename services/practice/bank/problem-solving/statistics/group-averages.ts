import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const GROUPS = [
  ['a language school', 'morning learners', 'evening learners', 'score', 'points'],
  ['a delivery firm', 'bicycle couriers', 'van drivers', 'daily load', 'parcels'],
  ['a clinic', 'nurses', 'assistants', 'working week', 'hours'],
  ['a choir', 'sopranos', 'altos', 'age', 'years'],
] as const

export const groupAverages = problem({
  id: 'group-averages',
  skill: 'weighted-averages',
  version: 4,
  levels: [-0.7, 0, 0.7],
  draw: (random, level) => {
    const [a, b] = random.some([4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30], 2) as [number, number]
    const [x, y] = random.some(
      Array.from({ length: 50 }, (_, at) => at + 20),
      2,
    ) as [number, number]
    const all = div(a * x + b * y, a + b)
    if (!isWhole(mul(all, level === 1 ? 1 : 2)) || Math.abs(x - y) < 4) return null
    return { a, b, x, y, all, reverse: level > 1, setting: random.pick(GROUPS) }
  },
  write: ({ a, b, x, y, all, reverse, setting: [place, ones, twos, what, unit] }) => {
    const key = reverse ? rational(y) : all
    const mean = div(x + y, 2)
    return {
      stem: reverse
        ? t`In ${place}, the ${a} ${ones} have an average ${what} of ${x} ${unit}. Together with the ${b} ${twos}, the average is ${all} ${unit}. What is the average ${what} of the ${twos}, in ${unit}?`
        : t`In ${place}, the average ${what} of the ${a} ${ones} is ${x} ${unit}, and that of the ${b} ${twos} is ${y} ${unit}. What is the average for all of them, in ${unit}?`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && value.n < 150n * value.d,
      wrong: reverse
        ? [
            [
              sub(mul(2, all), x),
              'mean-of-means',
              () =>
                t`This answer treats ${all} as the middle between the two averages. The groups have different sizes, ${a} and ${b}.`,
            ],
            [
              div(sub(mul(all, a + b), b * x), a),
              'equations-mismatched',
              () =>
                t`This answer swaps the sizes of the groups: ${a} members have the average ${x}, and ${b} have the unknown one.`,
            ],
            [
              div(sub(mul(all, a + b), x), b),
              'wrong-count',
              () =>
                t`This answer takes the average ${x} off the total once. It stands for ${a} members, so ${m`${a} \times ${x} = ${a * x}`} come off.`,
            ],
            [all, 'new-value-for-average', () => t`${all} is the average of both groups together.`],
            [x, 'answered-other-quantity', () => t`${x} is the average of the ${ones}.`],
            [
              div(sub(mul(all, a + b), a * x), a + b),
              'wrong-count',
              () =>
                t`This answer divides what is left for the ${twos} by all ${a + b} members. It belongs to ${b} of them.`,
            ],
            [
              add(all, mul(sub(all, x), rational(a, a + b))),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer takes ${m`\frac{${a}}{${a + b}}`} of the distance between ${x} and ${all}. The distances from ${all} are as ${b} to ${a}, so it is ${m`\frac{${a}}{${b}}`} of it.`,
            ],
            [
              sub(all, mul(sub(all, x), rational(a, b))),
              'lost-sign',
              () =>
                t`This answer goes from ${all} towards ${x}. The ${ones} are on that side, so the ${twos} must be on the other.`,
            ],
          ]
        : [
            [
              mean,
              'mean-of-means',
              () =>
                t`This answer averages ${x} and ${y}. That would be right for groups of equal size; here there are ${a} and ${b} members.`,
            ],
            [
              div(a * y + b * x, a + b),
              'equations-mismatched',
              () => t`This answer gives each average to the other group: ${x} belongs to ${a} members, ${y} to ${b}.`,
            ],
            [
              div(a * x + b * y, Math.max(a, b)),
              'wrong-count',
              () =>
                t`This answer divides the total of ${a * x + b * y} by ${Math.max(a, b)}. There are ${a + b} members in all.`,
            ],
            [
              Math.max(x, y),
              'answered-other-quantity',
              () => t`${Math.max(x, y)} is the average of one group. The common average lies between the two.`,
            ],
            [
              Math.min(x, y),
              'answered-other-quantity',
              () => t`${Math.min(x, y)} is the average of one group. The common average lies between the two.`,
            ],
            [
              a > b ? add(x, mul(y - x, rational(b, a))) : add(y, mul(x - y, rational(a, b))),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer goes from ${a > b ? x : y} by ${a > b ? m`\frac{${b}}{${a}}` : m`\frac{${a}}{${b}}`} of the distance between the averages. The smaller group is ${a > b ? m`\frac{${b}}{${a + b}}` : m`\frac{${a}}{${a + b}}`} of all ${a + b} members.`,
            ],
            [
              div(a * x + b * y, Math.min(a, b)),
              'wrong-count',
              () =>
                t`This answer divides the total of ${a * x + b * y} by ${Math.min(a, b)}. There are ${a + b} members in all.`,
            ],
            [
              div(2 * x + y, 3),
              'mean-of-means',
              () => t`This answer weights the groups 2 to 1. Their sizes are ${a} and ${b}.`,
            ],
            [
              div(x + 2 * y, 3),
              'mean-of-means',
              () => t`This answer weights the groups 1 to 2. Their sizes are ${a} and ${b}.`,
            ],
          ],
      because: reverse
        ? t`All together have ${m`${a + b} \times ${all} = ${mul(all, a + b)}`}, the ${ones} ${m`${a} \times ${x} = ${a * x}`}; the rest, divided by ${b}, is ${y}.`
        : t`The total is ${m`${a} \times ${x} + ${b} \times ${y} = ${a * x + b * y}`}, for ${a + b} members: ${all}.`,
      quick: [
        reverse
          ? t`The ${ones} lie ${sub(x, all).n > 0n ? sub(x, all) : sub(all, x)} away from ${all}; the ${twos} lie ${m`\frac{${a}}{${b}}`} times as far on the other side.`
          : t`Go from ${x} towards ${y} by the share of the second group: ${m`${x} ${y > x ? '+' : '-'} ${Math.abs(y - x)} \times \frac{${b}}{${a + b}} = ${all}`}.`,
      ],
      full: reverse
        ? [
            t`Total of all: ${m`${a + b} \times ${all} = ${mul(all, a + b)}`}.`,
            t`Total of the ${ones}: ${m`${a} \times ${x} = ${a * x}`}.`,
            t`So the ${twos}: ${m`\frac{${sub(mul(all, a + b), a * x)}}{${b}} = ${y}`}.`,
          ]
        : [
            t`Totals: ${m`${a} \times ${x} = ${a * x}`} and ${m`${b} \times ${y} = ${b * y}`}.`,
            t`Together ${a * x + b * y} for ${a + b} members.`,
            t`${m`\frac{${a * x + b * y}}{${a + b}} = ${all}`}.`,
          ],
      hints: [
        'An average times the size of its group is a total.',
        reverse ? t`All together have a total of ${mul(all, a + b)}.` : t`Divide by ${a + b}, not by 2.`,
      ],
    }
  },
  second: ([a = 0, x = 0, b = 0, y = 0], stem) =>
    stem.includes('Together')
      ? search([0.5, 200, 0.5], (z) => near((a * x + b * z) / (a + b), y))
      : search([0.5, 200, 0.5], (z) => near(a * x + b * y, z * a + z * b)),
})

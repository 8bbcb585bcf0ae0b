import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const GROUPS = [
  ['At a language school', 'morning students', 'evening students', 'test score', 'points'],
  ['At a delivery company', 'bicycle couriers', 'van drivers', 'daily load', 'packages'],
  ['At a clinic', 'nurses', 'assistants', 'work week', 'hours'],
  ['In a choir', 'sopranos', 'altos', 'age', 'years'],
] as const

export const groupAverages = problem({
  id: 'group-averages',
  skill: 'weighted-averages',
  version: 5,
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
        ? t`${place}, the ${a} ${ones} have an average (arithmetic mean) ${what} of ${x} ${unit}. The average for these ${ones} and the ${b} ${twos} together is ${all} ${unit}. What is the average ${what} of the ${twos}, in ${unit}?`
        : t`${place}, the average (arithmetic mean) ${what} of the ${a} ${ones} is ${x} ${unit}, and that of the ${b} ${twos} is ${y} ${unit}. What is the average ${what} of both groups combined, in ${unit}?`,
      key,
      show: plain,
      fits: (value) => value.n > 0n && value.n < 150n * value.d,
      wrong: reverse
        ? [
            [
              sub(mul(2, all), x),
              'mean-of-means',
              () =>
                t`This answer treats ${all} as the midpoint of the two averages: ${m`2 \times ${all} - ${x}`}. That is right only for groups of equal size, but these have ${a} and ${b} people.`,
            ],
            [
              div(sub(mul(all, a + b), b * x), a),
              'equations-mismatched',
              () =>
                t`This answer swaps the sizes of the groups: ${m`\frac{${mul(all, a + b)} - ${b} \times ${x}}{${a}}`}. There are ${a} ${ones} and ${b} ${twos}.`,
            ],
            [
              div(sub(mul(all, a + b), x), b),
              'wrong-count',
              () =>
                t`This answer subtracts the average ${x} from the total only once. It is the average of ${a} people, so subtract ${m`${a} \times ${x} = ${a * x}`}.`,
            ],
            [
              all,
              'new-value-for-average',
              () =>
                t`${all} is the average of both groups combined. Since the ${ones} average ${x > Number(all.n) / Number(all.d) ? 'more' : 'less'}, the ${twos} must average ${x > Number(all.n) / Number(all.d) ? 'less' : 'more'} than that.`,
            ],
            [
              x,
              'answered-other-quantity',
              () =>
                t`${x} is the average of the ${ones}. If the ${twos} averaged ${x} too, the combined average would be ${x}, not ${all}.`,
            ],
            [
              div(sub(mul(all, a + b), a * x), a + b),
              'wrong-count',
              () =>
                t`This answer divides the total of the ${twos} by all ${a + b} people. Only ${b} of them are ${twos}.`,
            ],
            [
              add(all, mul(sub(all, x), rational(a, a + b))),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer goes beyond ${all} by ${m`\frac{${a}}{${a + b}}`} of the distance from ${x} to ${all}. The ${b} ${twos} must balance the ${a} ${ones}, so go ${m`\frac{${a}}{${b}}`} of that distance.`,
            ],
            [
              sub(all, mul(sub(all, x), rational(a, b))),
              'lost-sign',
              () =>
                t`This answer goes from ${all} toward ${x}. The ${ones} are on that side, so the ${twos} must be on the other side.`,
            ],
          ]
        : [
            [
              mean,
              'mean-of-means',
              () =>
                t`This answer is the simple average: ${m`\frac{${x} + ${y}}{2}`}. That would be right only for groups of equal size, but these have ${a} and ${b} people.`,
            ],
            [
              div(a * y + b * x, a + b),
              'equations-mismatched',
              () =>
                t`This answer swaps the averages: ${m`\frac{${a} \times ${y} + ${b} \times ${x}}{${a + b}}`}. The average of the ${a} ${ones} is ${x}, and the average of the ${b} ${twos} is ${y}.`,
            ],
            [
              div(a * x + b * y, Math.max(a, b)),
              'wrong-count',
              () =>
                t`This answer divides the total of ${a * x + b * y} by only ${Math.max(a, b)}, the size of the larger group. There are ${a + b} people in all.`,
            ],
            [
              Math.max(x, y),
              'answered-other-quantity',
              () =>
                t`${Math.max(x, y)} is the average of one group alone. The combined average must be between ${Math.min(x, y)} and ${Math.max(x, y)}.`,
            ],
            [
              Math.min(x, y),
              'answered-other-quantity',
              () =>
                t`${Math.min(x, y)} is the average of one group alone. The combined average must be between ${Math.min(x, y)} and ${Math.max(x, y)}.`,
            ],
            [
              a > b ? add(x, mul(y - x, rational(b, a))) : add(y, mul(x - y, rational(a, b))),
              'part-to-part-as-part-to-whole',
              () =>
                t`This answer starts at ${a > b ? x : y} and goes ${a > b ? m`\frac{${b}}{${a}}` : m`\frac{${a}}{${b}}`} of the way to ${a > b ? y : x}. The smaller group is ${a > b ? m`\frac{${b}}{${a + b}}` : m`\frac{${a}}{${a + b}}`} of the combined group, so go only that far.`,
            ],
            [
              div(a * x + b * y, Math.min(a, b)),
              'wrong-count',
              () =>
                t`This answer divides the total of ${a * x + b * y} by only ${Math.min(a, b)}, the size of the smaller group. There are ${a + b} people in all.`,
            ],
            [
              div(2 * x + y, 3),
              'mean-of-means',
              () =>
                t`This answer counts the first average twice, as if the groups were in the ratio 2 to 1. Their sizes are ${a} and ${b}.`,
            ],
            [
              div(x + 2 * y, 3),
              'mean-of-means',
              () =>
                t`This answer counts the second average twice, as if the groups were in the ratio 1 to 2. Their sizes are ${a} and ${b}.`,
            ],
          ],
      because: reverse
        ? t`The total for both groups is ${m`${a + b} \times ${all} = ${mul(all, a + b)}`}, and the ${ones} account for ${m`${a} \times ${x} = ${a * x}`}. The remaining ${sub(mul(all, a + b), a * x)}, divided by ${b}, is ${y}.`
        : t`The total is ${m`${a} \times ${x} + ${b} \times ${y} = ${a * x + b * y}`}, and divided by ${a + b} people it is ${all}.`,
      quick: [
        reverse
          ? t`The ${ones} average ${sub(x, all).n > 0n ? sub(x, all) : sub(all, x)} ${x > y ? 'more' : 'less'} than ${all}. To balance them, the ${twos} must average ${m`\frac{${a}}{${b}} \times ${sub(x, all).n > 0n ? sub(x, all) : sub(all, x)} = ${sub(x, all).n > 0n ? sub(all, y) : sub(y, all)}`} ${x > y ? 'less' : 'more'} than ${all}, or ${y}.`
          : t`The ${twos} make up ${m`\frac{${b}}{${a + b}}`} of the combined group, so go that fraction of the way from ${x} to ${y}: ${m`${x} ${y > x ? '+' : '-'} ${Math.abs(y - x)} \times \frac{${b}}{${a + b}} = ${all}`}.`,
      ],
      full: reverse
        ? [
            t`The total for both groups is ${m`${a + b} \times ${all} = ${mul(all, a + b)}`}.`,
            t`The total for the ${ones} is ${m`${a} \times ${x} = ${a * x}`}.`,
            t`The ${twos} share the rest, so their average is ${m`\frac{${mul(all, a + b)} - ${a * x}}{${b}} = \frac{${sub(mul(all, a + b), a * x)}}{${b}} = ${y}`} ${unit}.`,
          ]
        : [
            t`The totals of the groups are ${m`${a} \times ${x} = ${a * x}`} and ${m`${b} \times ${y} = ${b * y}`}.`,
            t`Together, that is ${a * x + b * y} for ${a + b} people.`,
            t`The combined average is ${m`\frac{${a * x + b * y}}{${a + b}} = ${all}`} ${unit}.`,
          ],
      hints: [
        reverse
          ? t`Is ${all} closer to the average of the larger group or of the smaller one?`
          : t`Should the combined average be halfway between ${x} and ${y}, or closer to one of them?`,
        reverse
          ? t`What is the total for all ${a + b} people, and how much of it belongs to the ${ones}?`
          : t`Find the total for each group. How many people share the sum of the two totals?`,
      ],
    }
  },
  second: ([a = 0, x = 0, b = 0, y = 0], stem) =>
    stem.includes('together')
      ? search([0.5, 200, 0.5], (z) => near((a * x + b * z) / (a + b), y))
      : search([0.5, 200, 0.5], (z) => near(a * x + b * y, z * a + z * b)),
})

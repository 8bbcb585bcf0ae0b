import { m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, mul, percentOf, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

export const salaryRaises = problem({
  id: 'salary-raises',
  skill: 'successive-percents',
  version: 4,
  levels: [-1.3, -0.6, 0.2],
  places: [
    [0, 0, 0, 8, 12],
    [5, 5, 6, 4, 0],
    [7, 7, 6, 0, 0],
  ],
  draw: (random, level) => {
    const first = random.step(5, 40, 5)
    const second = random.step(5, 40, 5) * (level === 3 ? -1 : 1)
    const total = sub(mul(100, changedBy(first), changedBy(second)), 100)
    if (first === Math.abs(second) || total.n <= 0n) return null
    const start = random.step(1200, 4800, 200)
    return {
      first,
      second,
      total,
      start,
      reverse: level === 2,
      setting: random.pick([
        'rent of a warehouse',
        'monthly fee of a fitness club',
        'premium of an insurance',
        'budget of a theater',
      ]),
    }
  },
  write: ({ first, second, total, start, reverse, setting }) => {
    const end = mul(start, changedBy(first), changedBy(second))
    const how = (value: number): string => `${value > 0 ? 'rose' : 'fell'} by ${Math.abs(value)}%`
    const simple = first + second
    return {
      stem: reverse
        ? t`The ${setting} rose by ${first}% and a year later by another ${second}%. It is now ${money(end)}. What was it before the two changes?`
        : t`The ${setting} ${how(first)} and a year later ${how(second)}. By what percent is it higher now than before the two changes?`,
      key: reverse ? start : total,
      show: reverse ? money : percent,
      wrong: reverse
        ? [
            [
              div(mul(100, end), 100 + simple),
              'percents-simply-added',
              () =>
                t`This answer undoes one change of ${simple}%. The second change was taken on the raised amount, so the factor is ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}.`,
            ],
            [
              mul(end, changedBy(-simple)),
              'percent-taken-off-result',
              () =>
                t`This answer takes ${simple}% off the present amount. The percents refer to the amounts before each change.`,
            ],
            [
              mul(end, changedBy(-first), changedBy(-second)),
              'percent-taken-off-result',
              () =>
                t`This answer takes ${second}% and ${first}% off the present amount. To undo a rise by ${first}%, divide by ${m`${changedBy(first)}`}.`,
            ],
            [
              div(end, changedBy(second)),
              'stopped-early',
              () => t`This answer undoes the second change, ${second}%, only. This is the amount between the two.`,
            ],
            [
              div(end, changedBy(first)),
              'stopped-early',
              () =>
                t`This answer undoes the first change, ${first}%, only. The later rise of ${second}% is still in the amount.`,
            ],
            [
              sub(end, percentOf(simple, start)),
              'percent-of-wrong-base',
              () =>
                t`This answer takes ${simple}% of the first amount off, but the second rise was one of a higher amount.`,
            ],
            [
              mul(end, changedBy(mul(-1, total))),
              'percent-taken-off-result',
              () =>
                t`This answer takes ${percent(total)} off the present amount. Both changes together are a rise by ${percent(total)} of the first amount, so divide by ${m`${div(end, start)}`}.`,
            ],
            [
              mul(end, changedBy(first)),
              'wrong-operation',
              () => t`This answer raises the present amount by another ${first}% instead of going back.`,
            ],
          ]
        : [
            [
              simple,
              'percents-simply-added',
              () =>
                t`This answer combines ${first}% and ${second}% to ${simple}%. The second change is one of the changed amount, so the factors multiply: ${m`${changedBy(first)} \times ${changedBy(second)}`}.`,
            ],
            [
              add(total, 100),
              'value-for-change',
              () =>
                t`${percent(add(total, 100))} is the present amount as a percent of the first one. The question asks by how much it is higher.`,
            ],
            [first, 'ignored-condition', () => t`${first}% is the first change only.`],
            [
              div(percentOf(first, Math.abs(second)), 1),
              'wrong-operation',
              () =>
                t`This answer takes ${first}% of ${Math.abs(second)}%. Multiply the factors ${m`${changedBy(first)}`} and ${m`${changedBy(second)}`} instead.`,
            ],
            [
              sub(simple, percentOf(first, Math.abs(second))),
              'lost-sign',
              () =>
                t`${second > 0 ? 'The second rise also raises what the first one added' : 'This answer counts the reduction of what the first change added twice'}: ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}.`,
            ],
            [
              Math.abs(first - Math.abs(second)) === simple ? first + Math.abs(second) : div(simple, 2),
              second > 0 ? 'mean-of-means' : 'lost-sign',
              () =>
                second > 0
                  ? t`This answer averages ${first}% and ${second}%. Changes that follow each other multiply.`
                  : t`This answer adds ${first}% and ${-second}%, but the second change was a reduction.`,
            ],
            [Math.abs(second), 'ignored-condition', () => t`${Math.abs(second)}% is the second change only.`],
            [
              first + Math.abs(second),
              'lost-sign',
              () => t`This answer adds ${first}% and ${Math.abs(second)}%, although the second change was a reduction.`,
            ],
          ],
      because: reverse
        ? t`Both changes together multiply by ${m`${mul(changedBy(first), changedBy(second))}`}, and ${m`${end} \div ${mul(changedBy(first), changedBy(second))} = ${start}`}.`
        : t`${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}, a rise by ${percent(total)}.`,
      quick: [
        reverse
          ? t`Divide by both factors.`
          : t`Sum plus product: ${m`${first} ${second > 0 ? '+' : '-'} ${Math.abs(second)} ${second > 0 ? '+' : '-'} ${percentOf(first, Math.abs(second))} = ${total}`}.`,
      ],
      full: [
        t`The first change multiplies by ${m`${changedBy(first)}`}, the second by ${m`${changedBy(second)}`}.`,
        t`Together: ${m`${mul(changedBy(first), changedBy(second))}`}.`,
        reverse
          ? t`So the first amount was ${m`${end} \div ${mul(changedBy(first), changedBy(second))} = ${start}`}.`
          : t`That is ${percent(total)} more than before.`,
      ],
      hints: [
        'Turn each change into a factor.',
        t`The factors are ${m`${changedBy(first)}`} and ${m`${changedBy(second)}`}.`,
      ],
    }
  },
  second: ([first = 0, second = 0, now = 0], stem) => {
    const sign = stem.includes('fell') ? -1 : 1
    const end = (start: number): number => {
      const middle = start + (start * first) / 100
      return middle + (sign * middle * second) / 100
    }
    return stem.includes('What was it') ? search([200, 6000, 100], (start) => near(end(start), now)) : end(100) - 100
  },
})

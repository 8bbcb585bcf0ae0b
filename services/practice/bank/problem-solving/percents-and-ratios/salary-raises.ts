import { m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, mul, percentOf, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

export const salaryRaises = problem({
  id: 'salary-raises',
  skill: 'successive-percents',
  version: 5,
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
        'monthly rent for a warehouse',
        'monthly fee at a gym',
        'annual premium for an insurance policy',
        'annual budget of a theater',
      ]),
    }
  },
  write: ({ first, second, total, start, reverse, setting }) => {
    const end = mul(start, changedBy(first), changedBy(second))
    const how = (value: number): string => `${value > 0 ? 'rose' : 'fell'} by ${Math.abs(value)}%`
    const simple = first + second
    return {
      stem: reverse
        ? t`The ${setting} rose by ${first}%, and a year later it rose by another ${second}%. It is now ${money(end)}. What was it before the two changes?`
        : t`The ${setting} ${how(first)}, and a year later it ${how(second)}. By what percent is it higher now than before the two changes?`,
      key: reverse ? start : total,
      show: reverse ? money : percent,
      wrong: reverse
        ? [
            [
              div(mul(100, end), 100 + simple),
              'percents-simply-added',
              () =>
                t`This answer is ${m`${end} \div ${div(100 + simple, 100)}`}, which undoes a single rise of ${simple}%. The second rise was a percent of an amount already raised, so divide by ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}.`,
            ],
            [
              mul(end, changedBy(-simple)),
              'percent-taken-off-result',
              () =>
                t`This answer takes ${m`${first}\% + ${second}\%`} off the present amount of ${money(end)}. The two rises were percents of smaller amounts, those before each change.`,
            ],
            [
              mul(end, changedBy(-first), changedBy(-second)),
              'percent-taken-off-result',
              () =>
                t`This answer is ${m`${end} \times ${changedBy(-second)} \times ${changedBy(-first)}`}. To undo a rise of ${first}%, divide by ${m`${changedBy(first)}`} instead of multiplying by ${m`${changedBy(-first)}`}.`,
            ],
            [
              div(end, changedBy(second)),
              'stopped-early',
              () =>
                t`This answer is ${m`${end} \div ${changedBy(second)}`}, which undoes only the second rise. The earlier rise of ${first}% still has to be undone.`,
            ],
            [
              div(end, changedBy(first)),
              'stopped-early',
              () =>
                t`This answer is ${m`${end} \div ${changedBy(first)}`}, which undoes only the first rise. The later rise of ${second}% still has to be undone.`,
            ],
            [
              sub(end, percentOf(simple, start)),
              'percent-of-wrong-base',
              () =>
                t`This answer subtracts ${m`${first}\% + ${second}\%`} of the original amount. The second rise was larger than that, because it was a percent of an amount already raised.`,
            ],
            [
              mul(end, changedBy(mul(-1, total))),
              'percent-taken-off-result',
              () =>
                t`This answer takes ${percent(total)} off the present amount. The two changes raised the original amount by ${percent(total)}, so divide the present amount by ${m`${div(end, start)}`}.`,
            ],
            [
              mul(end, changedBy(first)),
              'wrong-operation',
              () =>
                t`This answer raises the present amount by another ${first}%. The amount before the changes must be lower than ${money(end)}.`,
            ],
          ]
        : [
            [
              simple,
              'percents-simply-added',
              () =>
                second > 0
                  ? t`This answer is ${m`${first}\% + ${second}\%`}. The second change is a percent of the amount after the first change, not of the original amount.`
                  : t`This answer is ${m`${first}\% - ${-second}\%`}. The second change is a percent of the amount after the first change, not of the original amount.`,
            ],
            [
              add(total, 100),
              'value-for-change',
              () =>
                t`${percent(add(total, 100))} is the present amount as a percent of the original amount. The question asks how much higher it is.`,
            ],
            [
              first,
              'ignored-condition',
              () =>
                t`${first}% is only the first change. The ${second > 0 ? 'rise' : 'reduction'} of ${Math.abs(second)}% a year later is left out.`,
            ],
            [
              div(percentOf(first, Math.abs(second)), 1),
              'wrong-operation',
              () =>
                t`This answer is ${m`${first}\% \times ${Math.abs(second)}\%`}, the product of the percents. Multiply the factors instead: ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}.`,
            ],
            [
              sub(simple, percentOf(first, Math.abs(second))),
              'lost-sign',
              () =>
                second > 0
                  ? t`This answer subtracts ${percent(percentOf(first, second))}, which is ${second}% of the ${first}% rise, from ${m`${first}\% + ${second}\%`}. The second rise raises the first one too, so it should be added.`
                  : t`This answer adds ${percent(percentOf(first, -second))}, which is ${-second}% of the ${first}% rise, to ${m`${first}\% - ${-second}\%`}. The reduction reduces the first rise too, so it should be subtracted.`,
            ],
            [
              Math.abs(first - Math.abs(second)) === simple ? first + Math.abs(second) : div(simple, 2),
              second > 0 ? 'mean-of-means' : 'lost-sign',
              () =>
                second > 0
                  ? t`This answer is ${m`\frac{${first}\% + ${second}\%}{2}`}, the average of the two percents. Since both changes are rises, the total must be more than either of them.`
                  : t`This answer adds ${first}% and ${-second}%, but the second change was a reduction.`,
            ],
            [
              Math.abs(second),
              'ignored-condition',
              () => t`${Math.abs(second)}% is only the second change. The rise of ${first}% before it is left out.`,
            ],
            [
              first + Math.abs(second),
              'lost-sign',
              () => t`This answer adds ${first}% and ${Math.abs(second)}%, although the second change was a reduction.`,
            ],
          ],
      because: reverse
        ? t`The two rises together multiply the original amount by ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}, and ${m`${end} \div ${mul(changedBy(first), changedBy(second))} = ${start}`}.`
        : t`The two changes together multiply the amount by ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}, which is a rise of ${percent(total)}.`,
      quick: [
        reverse
          ? t`Divide by both factors: ${m`${end} \div ${changedBy(first)} \div ${changedBy(second)} = ${start}`}.`
          : t`Start with 100. The first change makes it ${100 + first}, and the second makes it ${add(100, total)}, which is ${percent(total)} more than 100.`,
      ],
      full: [
        t`The first change multiplies the amount by ${m`${changedBy(first)}`}, and the second multiplies the result by ${m`${changedBy(second)}`}.`,
        t`Together they multiply it by ${m`${changedBy(first)} \times ${changedBy(second)} = ${mul(changedBy(first), changedBy(second))}`}.`,
        reverse
          ? t`So the original amount was ${m`${end} \div ${mul(changedBy(first), changedBy(second))} = ${start}`} dollars.`
          : t`So the amount is now ${percent(total)} higher than before the two changes.`,
        ...(reverse
          ? [
              t`Check: ${m`${start} \times ${changedBy(first)} = ${mul(start, changedBy(first))}`}, and ${m`${mul(start, changedBy(first))} \times ${changedBy(second)} = ${end}`}.`,
            ]
          : []),
      ],
      hints: [
        t`Is the ${Math.abs(second)}% a percent of the original amount or of another amount?`,
        t`A change of ${first}% multiplies the amount by ${m`${changedBy(first)}`}. By what number does the second change multiply it?`,
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

import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, percentOf, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const COLLECTIONS = [
  { owner: 'A town library', things: 'books', first: 'novels', second: 'on loan', others: 'not on loan' },
  {
    owner: 'A delivery company',
    things: 'vans',
    first: 'electric vans',
    second: 'less than a year old',
    others: 'at least a year old',
  },
  {
    owner: 'A software company',
    things: 'employees',
    first: 'engineers',
    second: 'working from home',
    others: 'not working from home',
  },
  { owner: 'An orchard', things: 'trees', first: 'apple trees', second: 'in bloom', others: 'not in bloom' },
] as const

export const percentOfPercent = problem({
  id: 'percent-of-percent',
  skill: 'percents',
  version: 4,
  levels: [-1.9, -1.4, -0.6],
  draw: (random, level) => {
    const total = random.step(level === 1 ? 100 : 200, level === 1 ? 2000 : 8000, level === 1 ? 100 : 200)
    const p = random.step(10, 80, level === 1 ? 10 : 5)
    const q = random.step(10, 80, level === 1 ? 20 : 5)
    const inner = percentOf(q, percentOf(p, total))
    if (p === q || p + q === 100 || !isWhole(inner) || !isWhole(percentOf(p, total))) return null
    return { total, p, q, inner, rest: level === 3, setting: random.pick(COLLECTIONS) }
  },
  write: ({ total, p, q, inner, rest, setting }) => {
    const group = percentOf(p, total)
    const other = sub(group, inner)
    const key = rest ? other : inner
    const share = rest ? 100 - q : q
    const which = rest ? setting.others : setting.second
    return {
      stem: t`${setting.owner} has ${total} ${setting.things}, of ${setting.things === 'employees' ? 'whom' : 'which'} ${p}% are ${setting.first}. Of these ${setting.first}, ${q}% are ${setting.second}. How many of the ${setting.first} are ${which}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(total),
      wrong: [
        [
          rest ? inner : other,
          'answered-other-quantity',
          () =>
            t`${rest ? inner : other} is the number of ${setting.first} ${rest ? setting.second : setting.others}. The question asks for the other ${share}% of the ${group} ${setting.first}.`,
        ],
        [
          percentOf(share, total),
          'percent-of-wrong-base',
          () =>
            t`This answer is ${m`${div(share, 100)} \times ${total}`}, ${share}% of all the ${setting.things}. The second percent applies only to the ${group} ${setting.first}.`,
        ],
        [
          group,
          'stopped-early',
          () =>
            t`${group} is ${p}% of ${total}, the number of all ${setting.first}. Take ${share}% of that number to finish.`,
        ],
        [
          percentOf(p + q, total),
          'percents-simply-added',
          () =>
            t`This answer takes ${m`${p}\% + ${q}\% = ${p + q}\%`} of all ${total} ${setting.things}. The second percent is a percent of the ${setting.first}, so take ${p}% of ${total} and then ${share}% of the result.`,
        ],
        [
          percentOf(share, sub(total, group)),
          'percent-of-wrong-base',
          () =>
            t`This answer takes ${share}% of the ${sub(total, group)} ${setting.things} ${setting.things === 'employees' ? 'who' : 'that'} are not ${setting.first}. The second percent applies to the ${group} ${setting.first}.`,
        ],
        [
          percentOf(p, key),
          'one-period-off',
          () =>
            t`This answer is ${m`${div(p, 100)} \times ${div(share, 100)} \times ${group}`}, which takes ${p}% twice. The ${group} ${setting.first} are already ${p}% of ${total}, so only the step of taking ${share}% remains.`,
        ],
        [
          percentOf(share, key),
          'one-period-off',
          () =>
            t`This answer is ${m`${div(share, 100)} \times ${div(share, 100)} \times ${group}`}, which takes ${share}% twice. Taking ${share}% of the ${group} ${setting.first} once is enough.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () =>
            t`The digits of ${m`\frac{${p}}{100} \times \frac{${share}}{100} \times ${total}`} are right, but the decimal point is one place too far to the left.`,
        ],
        [
          percentOf(Math.abs(p - q), total),
          'percents-simply-added',
          () =>
            t`This answer takes ${m`${Math.max(p, q)}\% - ${Math.min(p, q)}\% = ${Math.abs(p - q)}\%`} of ${total}. But ${p}% is a percent of all ${total} ${setting.things} and ${q}% is a percent of the ${group} ${setting.first}, so they cannot be subtracted.`,
        ],
      ],
      because: t`${p}% of ${total} is ${m`${div(p, 100)} \times ${total} = ${group}`}, and ${share}% of that is ${m`${div(share, 100)} \times ${group} = ${key}`}.`,
      quick: [
        t`${rest ? t`Of the ${setting.first}, ${m`100\% - ${q}\% = ${share}\%`} are ${setting.others}. ` : ''}Multiply the two percents as decimals: ${m`${div(p, 100)} \times ${div(share, 100)} = ${div(p * share, 10_000)}`}, and ${m`${div(p * share, 10_000)} \times ${total} = ${key}`}.`,
      ],
      full: [
        t`There are ${m`\frac{${p}}{100} \times ${total} = ${group}`} ${setting.first}.`,
        rest
          ? t`Since ${q}% of these ${setting.first} are ${setting.second}, the other ${100 - q}% are ${setting.others}.`
          : t`The ${q}% is a percent of these ${group} ${setting.first} only, not of all ${total} ${setting.things}.`,
        t`So the number of ${setting.first} ${which} is ${m`\frac{${share}}{100} \times ${group} = ${key}`}.`,
      ],
      hints: [
        t`Is the ${q}% a percent of all the ${setting.things} or of a smaller group?`,
        rest
          ? `Find the number of ${setting.first} first. What percent of them are ${setting.others}?`
          : `Find the number of ${setting.first} first, and take the second percent of that number.`,
      ],
    }
  },
  second: ([total = 0, p = 0, q = 0], stem) => {
    const wanted = /are (?:not|at least)/.test(stem) ? 100 - q : q
    return search([0, total], (x) => near(x * 10_000, total * p * wanted))
  },
})

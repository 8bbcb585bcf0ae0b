import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div, isWhole, percentOf, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const COLLECTIONS = [
  { owner: 'A town library', things: 'books', first: 'novels', second: 'on loan' },
  { owner: 'A fleet operator', things: 'vans', first: 'electric vans', second: 'less than a year old' },
  { owner: 'A software company', things: 'employees', first: 'engineers', second: 'working from home' },
  { owner: 'An orchard', things: 'trees', first: 'apple trees', second: 'in bloom' },
] as const

export const percentOfPercent = problem({
  id: 'percent-of-percent',
  skill: 'percents',
  version: 3,
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
    const asked = rest ? `are ${setting.first} but not ${setting.second}` : `are ${setting.first} ${setting.second}`
    return {
      stem: t`${setting.owner} has ${total} ${setting.things}, of which ${p}% are ${setting.first}. Of these ${setting.first}, ${q}% are ${setting.second}. How many of the ${setting.things} ${asked}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(total),
      wrong: [
        [
          rest ? inner : other,
          'answered-other-quantity',
          () =>
            t`${rest ? inner : other} is the number of ${setting.first} that ${rest ? 'are' : 'are not'} ${setting.second}. Of the ${group} ${setting.first} the question asks for the other part, ${share}%.`,
        ],
        [
          percentOf(share, total),
          'percent-of-wrong-base',
          () =>
            t`This answer takes ${share}% of all ${total} ${setting.things}. The ${q}% refer only to the ${setting.first}, of which there are ${group}.`,
        ],
        [
          group,
          'stopped-early',
          () =>
            t`${group} is ${p}% of ${total}, the number of all ${setting.first}. One step is missing: ${share}% of these.`,
        ],
        [
          percentOf(p + q, total),
          'percents-simply-added',
          () =>
            t`This answer adds ${p}% and ${q}%. The second percent is a percent of the first group, so the two multiply: ${p}% of ${total}, then ${share}% of the result.`,
        ],
        [
          percentOf(share, sub(total, group)),
          'percent-of-wrong-base',
          () =>
            t`This answer takes ${share}% of the ${sub(total, group)} ${setting.things} that are not ${setting.first}. The second percent refers to the ${group} that are.`,
        ],
        [
          percentOf(p, key),
          'one-period-off',
          () =>
            t`This answer takes ${p}% twice. The ${group} ${setting.first} are already ${p}% of ${total}; only ${share}% of them is left to take.`,
        ],
        [
          percentOf(share, key),
          'one-period-off',
          () => t`This answer takes ${share}% twice. It refers once to the ${group} ${setting.first}.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () =>
            t`The digits of ${m`\frac{${p}}{100} \times \frac{${share}}{100} \times ${total}`} are right, but the decimal point is one place too far left.`,
        ],
        [
          percentOf(Math.abs(p - q), total),
          'percents-simply-added',
          () =>
            t`This answer subtracts the percents, ${Math.max(p, q)}% − ${Math.min(p, q)}%. They have different bases: ${p}% refers to all ${total} ${setting.things}, ${q}% only to the ${setting.first}.`,
        ],
      ],
      because: t`${p}% of ${total} is ${group}, and ${share}% of ${group} is ${key}.`,
      quick: [
        t`Multiply the shares: ${m`${div(p, 100)} \times ${div(share, 100)} = ${div(p * share, 10_000)}`}, and ${m`${div(p * share, 10_000)} \times ${total} = ${key}`}.`,
      ],
      full: [
        t`First the ${setting.first}: ${m`\frac{${p}}{100} \times ${total} = ${group}`}.`,
        rest
          ? t`${q}% of them are ${setting.second}, so ${100 - q}% are not.`
          : t`The second percent refers to these ${group} only.`,
        t`Then ${m`\frac{${share}}{100} \times ${group} = ${key}`}.`,
      ],
      hints: [
        `Find the number of ${setting.first} first.`,
        `The second percent is a percent of the ${setting.first}, not of all ${setting.things}.`,
      ],
    }
  },
  second: ([total = 0, p = 0, q = 0], stem) => {
    const wanted = stem.includes('but not') ? 100 - q : q
    return search([0, total], (x) => near(x * 10_000, total * p * wanted))
  },
})

import { agree } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, money, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, percentOf, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

interface Accounts {
  level: Level
  name: string
  /** In dollars, at `low` and at `high` percent a year, simple. */
  first: number
  second: number
  low: number
  high: number
  months: number
  target: Rational
}

export const twoAccounts = problem<Accounts>({
  id: 'two-accounts',
  skill: 'interest',
  version: 3,
  levels: [-0.5, 0.2, 0.9],
  draw: (random, level) => {
    const low = random.int(2, 6)
    const high = low + random.int(2, 6)
    // At level 3 the two amounts are in the ratio of the distances of the rates from the target.
    const [unit, above] = [random.step(200, 3000, 100), random.int(1, 2 * (high - low) - 1)]
    const first = level === 3 ? unit * above : random.step(600, 9000, 200)
    const second = level === 3 ? unit * (2 * (high - low) - above) : random.step(600, 9000, 200)
    const months = random.pick([3, 4, 6, 8, 9])
    const target = div(add(mul(first, low), mul(second, high)), first + second)
    if (first === second || (level === 3 && !isWhole(mul(2, target)))) return null
    if (level === 1 && !isWhole(rational((first * low + second * high) * months, 600))) return null
    return { level, name: random.pick(NAMES), first, second, low, high, months, target }
  },
  write: (accounts) => ({ ...byLevel(accounts, [partOfYear, split, topUp]), show: money }),
  second: ([a = 0, b = 0, c = 0, d = 0, e = 0], stem) => {
    if (stem.includes('months')) {
      let earned = 0
      for (let month = 0; month < e; month += 1) earned += (a * b + c * d) / 1200
      return Math.round(earned * 1e6) / 1e6
    }
    if (stem.includes('How much must')) return search([1, 200_000], (x) => near(a * b + x * c, (a + x) * d))
    return search([1, a], (x) => near((a - x) * b + x * c, d * 100))
  },
})

function partOfYear({ name, first, second, low, high, months }: Accounts): Written {
  const a = percentOf(low, first)
  const b = percentOf(high, second)
  const year = add(a, b)
  const key = div(mul(year, months), 12)
  const part = (value: Rational): Rational => div(mul(value, months), 12)
  return {
    stem: t`${name} puts ${money(first)} into an account at ${low}% and ${money(second)} into one at ${high}% simple interest a year. How much interest do the two accounts earn together in ${months} months?`,
    key,
    wrong: [
      [
        year,
        'one-period-off',
        () => t`${money(year)} is the interest of a whole year. ${months} months are ${m`\frac{${months}}{12}`} of it.`,
      ],
      [
        part(percentOf(low + high, first + second)),
        'percents-simply-added',
        () => t`This answer takes ${low + high}% of ${money(first + second)}. Each rate belongs to its own account.`,
      ],
      [
        part(div(percentOf(low + high, first + second), 2)),
        'mean-of-means',
        () =>
          t`This answer takes the mean of ${low}% and ${high}% for all the money. The accounts hold different amounts.`,
      ],
      [
        part(add(percentOf(high, first), percentOf(low, second))),
        'equations-mismatched',
        () => t`This answer swaps the rates: ${money(first)} earns ${low}%, and ${money(second)} earns ${high}%.`,
      ],
      [
        part(a),
        'stopped-early',
        () => t`That is the interest of the account at ${low}% only. The other one earns ${money(part(b))}.`,
      ],
      [
        part(b),
        'stopped-early',
        () => t`That is the interest of the account at ${high}% only. The other one earns ${money(part(a))}.`,
      ],
      [
        div(mul(year, 12 - months), 12),
        'answered-other-quantity',
        () =>
          t`This answer takes off the interest of ${months} months. That leaves the interest of the other ${12 - months}.`,
      ],
      [
        div(mul(year, months), 10),
        'unit-slip',
        () => t`This answer divides the year into 10 parts. ${months} months are ${m`\frac{${months}}{12}`} of a year.`,
      ],
    ],
    because: t`A year brings ${m`${a} + ${b} = ${year}`} dollars; ${months} months bring ${m`\frac{${months}}{12}`} of that, ${money(key)}.`,
    quick: [t`${m`\frac{${months}}{12} \times (${a} + ${b}) = ${key}`} dollars.`],
    full: [
      t`First account, one year: ${m`\frac{${low}}{100} \times ${first} = ${a}`} dollars. Second: ${m`\frac{${high}}{100} \times ${second} = ${b}`} dollars.`,
      t`Together ${m`${a} + ${b} = ${year}`} dollars a year.`,
      t`In ${months} months: ${m`\frac{${months}}{12} \times ${year} = ${key}`} dollars.`,
    ],
    hints: [
      'How much does each account earn in a year?',
      t`Together it is ${money(year)} a year. What part of a year are ${months} months?`,
    ],
  }
}

function split({ name, first, second, low, high }: Accounts): Written {
  const all = first + second
  const interest = add(percentOf(low, first), percentOf(high, second))
  const base = percentOf(low, all)
  const extra = sub(interest, base)
  const rate = high - low
  return {
    stem: t`${name} divides ${money(all)} between two accounts, one at ${low}% and the other at ${high}% simple interest a year. After one year they have earned ${money(interest)} in all. How much was put into the account at ${high}%?`,
    key: second,
    wrong: [
      [first, 'other-unknown', () => t`${money(first)} is what was put into the account at ${low}%.`],
      [
        div(all, 2),
        'ignored-condition',
        () =>
          t`This answer halves ${money(all)}. Then the interest would be ${money(div(percentOf(low + high, all), 2))}, not ${money(interest)}.`,
      ],
      [
        div(mul(extra, 100), high),
        'ignored-condition',
        () =>
          t`This answer divides the extra ${money(extra)} by ${high}%. Each dollar earns only ${m`${high} - ${low} = ${rate}`} percentage points more.`,
      ],
      [
        div(mul(interest, 100), high),
        'ignored-condition',
        () =>
          t`This answer takes all ${money(interest)} for the interest at ${high}%. The account at ${low}% earns too.`,
      ],
      [
        div(mul(all, high), low + high),
        'ratio-part-for-count',
        () => t`This answer divides the money as ${low} to ${high}. The rates do not say how the money is divided.`,
      ],
      [
        div(mul(all, low), low + high),
        'ratio-part-for-count',
        () => t`This answer divides the money as ${high} to ${low}. The rates do not say how the money is divided.`,
      ],
      [
        div(mul(interest, 100), low + high),
        'rates-subtracted',
        () =>
          t`This answer divides ${money(interest)} by ${low + high}%. That would hold if both accounts had the same amount.`,
      ],
      [
        div(mul(extra, 100), low),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides the extra ${money(extra)} by ${low}%. It comes from the ${count(rate, 'percentage point')} more.`,
      ],
      [
        Math.abs(first - second),
        'answered-other-quantity',
        () => t`That is the difference of the two amounts, ${money(first)} and ${money(second)}.`,
      ],
    ],
    because: t`At ${low}% everything would earn ${money(base)}. The other ${money(extra)} is ${rate}% of ${money(second)}.`,
    quick: [t`${m`\frac{${interest} - ${base}}{${rate}\%} = ${second}`} dollars.`],
    full: [
      t`Let ${m`x`} dollars be at ${high}%, so ${m`${all} - x`} are at ${low}%.`,
      t`${m`\frac{${low}}{100}(${all} - x) + \frac{${high}}{100}x = ${interest}`}, so ${m`${base} + \frac{${rate}}{100}x = ${interest}`}.`,
      t`${m`x = ${extra} \times \frac{100}{${rate}} = ${second}`}.`,
    ],
    hints: [
      t`What would ${money(all)} earn if all of it were at ${low}%?`,
      t`The ${money(extra)} beyond that come from ${count(rate, 'percentage point')} more.`,
    ],
  }
}

function topUp({ name, first, second, low, high, target }: Accounts): Written {
  const [below, above] = [sub(target, low), sub(high, target)]
  const gap = percentOf(below, first)
  return {
    stem: t`${name} has ${money(first)} in an account at ${low}% simple interest a year. How much must be put into another account at ${high}% a year so that the two together earn ${target}% of the whole amount each year?`,
    key: second,
    wrong: [
      [
        div(mul(first, above), below),
        'inverted',
        () =>
          t`This answer turns the ratio upside down. The new money is ${m`\frac{${below}}{${above}}`} of ${money(first)}.`,
      ],
      [
        div(mul(first, below), high),
        'ignored-condition',
        () =>
          t`This answer divides the missing ${money(gap)} by ${high}%. The new money must itself earn ${target}%; only ${count(above, 'percentage point')} ${agree(above, 'is', 'are')} to spare.`,
      ],
      [
        div(mul(first, below), high - low),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides by ${m`${high} - ${low} = ${high - low}`}. The new account exceeds ${target}% by ${count(above, 'percentage point')}.`,
      ],
      [
        first + second,
        'answered-other-quantity',
        () => t`${money(first + second)} is the amount in both accounts together.`,
      ],
      [
        first,
        'mean-of-means',
        () =>
          t`With equal amounts the two would earn the mean of ${low}% and ${high}%, ${div(low + high, 2)}%, not ${target}%.`,
      ],
      [
        div(mul(first, low), high),
        'inverse-for-direct',
        () => t`This answer makes both accounts earn the same interest. That does not bring the whole to ${target}%.`,
      ],
      [
        div(mul(first, above), high - low),
        'wrong-part-of-ratio',
        () =>
          t`This answer takes the share ${m`\frac{${above}}{${high - low}}`} of ${money(first)}. That is the first account's share of the whole.`,
      ],
      [
        div(mul(first, target), above),
        'ignored-condition',
        () =>
          t`This answer leaves out that the first account earns ${low}% already. Only ${count(below, 'percentage point')} ${agree(below, 'is', 'are')} missing there.`,
      ],
      [
        div(mul(first, target), high),
        'ignored-condition',
        () =>
          t`This answer makes the new account earn ${target}% of ${money(first)} alone. The whole amount grows with it.`,
      ],
    ],
    because: t`The first account is ${count(below, 'point')} below ${target}%, the new one ${above} above: ${m`${first} \times \frac{${below}}{${above}} = ${second}`} dollars.`,
    quick: [t`${m`${first} \times \frac{${target} - ${low}}{${high} - ${target}} = ${second}`} dollars.`],
    full: [
      t`Let ${m`x`} dollars be the new money: ${m`${low} \times ${first} + ${high}x = ${target}(${first} + x)`}.`,
      t`So ${m`(${high} - ${target})x = (${target} - ${low}) \times ${first}`}, which is ${m`${above}x = ${mul(below, first)}`}.`,
      t`${m`x = ${second}`}.`,
    ],
    hints: [
      t`By how much does each rate differ from ${target}%?`,
      t`The missing ${count(below, 'point')} on ${money(first)} must be made good by ${count(above, 'point')} on the new money.`,
    ],
  }
}

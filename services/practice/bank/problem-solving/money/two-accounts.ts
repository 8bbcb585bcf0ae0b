import { agree, pronounsOf } from '../../factory/grammar.ts'
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
  version: 4,
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
    stem: t`${name} puts ${money(first)} into an account that earns ${low}% simple interest a year and ${money(second)} into one that earns ${high}% simple interest a year. How much interest do the two accounts earn together in ${months} months?`,
    key,
    wrong: [
      [
        year,
        'one-period-off',
        () =>
          t`${money(year)} is the interest for a whole year. For ${months} months, take ${m`\frac{${months}}{12}`} of it.`,
      ],
      [
        part(percentOf(low + high, first + second)),
        'percents-simply-added',
        () =>
          t`This answer applies ${low + high}% to the total of ${money(first + second)}. Each rate applies only to the money in its own account.`,
      ],
      [
        part(div(percentOf(low + high, first + second), 2)),
        'mean-of-means',
        () =>
          t`This answer applies the average of ${low}% and ${high}% to all the money. That works only if the two accounts hold equal amounts.`,
      ],
      [
        part(add(percentOf(high, first), percentOf(low, second))),
        'equations-mismatched',
        () =>
          t`This answer swaps the rates. The ${money(first)} earns ${low}%, and the ${money(second)} earns ${high}%.`,
      ],
      [
        part(a),
        'stopped-early',
        () => t`This is the interest of the account at ${low}% alone. The other account earns ${money(part(b))}.`,
      ],
      [
        part(b),
        'stopped-early',
        () => t`This is the interest of the account at ${high}% alone. The other account earns ${money(part(a))}.`,
      ],
      [
        div(mul(year, 12 - months), 12),
        'answered-other-quantity',
        () =>
          t`This answer subtracts the interest for ${months} months from that for a year. What remains is the interest for the other ${12 - months}.`,
      ],
      [
        div(mul(year, months), 10),
        'unit-slip',
        () =>
          t`This answer treats a year as 10 months. Since a year has 12, ${months} months are ${m`\frac{${months}}{12}`} of it.`,
      ],
    ],
    because: t`The accounts earn ${m`${a} + ${b} = ${year}`} dollars a year, and ${m`\frac{${months}}{12}`} of that is ${money(key)}.`,
    quick: [
      t`The interest for a year is ${m`${low}\% \times ${first} + ${high}\% \times ${second} = ${year}`} dollars, and ${m`\frac{${months}}{12}`} of that is ${money(key)}.`,
    ],
    full: [
      t`In one year the first account earns ${m`\frac{${low}}{100} \times ${first} = ${a}`} dollars and the second earns ${m`\frac{${high}}{100} \times ${second} = ${b}`} dollars.`,
      t`Together they earn ${m`${a} + ${b} = ${year}`} dollars a year.`,
      t`In ${months} months they earn ${m`\frac{${months}}{12} \times ${year} = ${key}`} dollars.`,
    ],
    hints: [
      'How much does each account earn in a full year?',
      t`Together they earn ${money(year)} a year. What fraction of a year is ${months} months?`,
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
    stem: t`${name} divides ${money(all)} between two accounts, one that earns ${low}% simple interest a year and one that earns ${high}%. After one year the two accounts have earned a total of ${money(interest)} in interest. How much did ${pronounsOf(name).he} put into the account at ${high}%?`,
    key: second,
    wrong: [
      [
        first,
        'other-unknown',
        () => t`${money(first)} is the amount in the account at ${low}%. The question asks about the other account.`,
      ],
      [
        div(all, 2),
        'ignored-condition',
        () =>
          t`This answer splits ${money(all)} equally. Then the interest would be ${money(div(percentOf(low + high, all), 2))}, not ${money(interest)}.`,
      ],
      [
        div(mul(extra, 100), high),
        'ignored-condition',
        () =>
          t`This answer divides the extra ${money(extra)} by ${high}%. Compared with ${low}%, each dollar earns only ${m`${high} - ${low} = ${rate}`} percentage points more.`,
      ],
      [
        div(mul(interest, 100), high),
        'ignored-condition',
        () =>
          t`This answer treats all ${money(interest)} as interest from the account at ${high}%. The account at ${low}% earned part of it.`,
      ],
      [
        div(mul(all, high), low + high),
        'ratio-part-for-count',
        () =>
          t`This answer puts ${m`\frac{${high}}{${low + high}}`} of the money into the account at ${high}%. The rates alone do not say how the money was divided.`,
      ],
      [
        div(mul(all, low), low + high),
        'ratio-part-for-count',
        () =>
          t`This answer puts ${m`\frac{${low}}{${low + high}}`} of the money into the account at ${high}%. The rates alone do not say how the money was divided.`,
      ],
      [
        div(mul(interest, 100), low + high),
        'rates-subtracted',
        () =>
          t`This answer divides ${money(interest)} by ${low + high}%. That would be right only if the two accounts held equal amounts.`,
      ],
      [
        div(mul(extra, 100), low),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides the extra ${money(extra)} by ${low}%. The extra interest comes from the difference between the rates, ${count(rate, 'percentage point')}.`,
      ],
      [
        Math.abs(first - second),
        'answered-other-quantity',
        () => t`This is the difference between the two amounts, ${money(first)} and ${money(second)}.`,
      ],
    ],
    because: t`If all the money were at ${low}%, it would earn ${money(base)}. The other ${money(extra)} of interest is ${rate}% of ${money(second)}.`,
    quick: [
      t`At ${low}%, all the money would earn ${money(base)}. The other ${m`${interest} - ${base} = ${extra}`} dollars are the extra ${rate}% on the money at ${high}%, so that money is ${m`${extra} \div ${rational(rate, 100)} = ${second}`} dollars.`,
    ],
    full: [
      t`Let ${m`x`} dollars be in the account at ${high}%. Then ${m`${all} - x`} dollars are in the account at ${low}%.`,
      t`The interest is ${m`\frac{${low}}{100}(${all} - x) + \frac{${high}}{100}x = ${interest}`}, so ${m`${base} + \frac{${rate}}{100}x = ${interest}`}.`,
      t`Therefore ${m`x = ${extra} \times \frac{100}{${rate}} = ${second}`} dollars.`,
    ],
    hints: [
      t`How much interest would ${money(all)} earn if all of it were in the account at ${low}%?`,
      t`That would be ${money(base)}. Where does the rest of the interest come from?`,
    ],
  }
}

function topUp({ name, first, second, low, high, target }: Accounts): Written {
  const [below, above] = [sub(target, low), sub(high, target)]
  const gap = percentOf(below, first)
  return {
    stem: t`${name} has ${money(first)} in an account that earns ${low}% simple interest a year. How much must ${pronounsOf(name).he} put into another account that earns ${high}% a year so that the two accounts together earn ${target}% of the total amount each year?`,
    key: second,
    wrong: [
      [
        div(mul(first, above), below),
        'inverted',
        () =>
          t`This answer turns the ratio upside down. The new amount is ${m`\frac{${below}}{${above}}`} of ${money(first)}, because the money is in the opposite ratio to the distances from ${target}%.`,
      ],
      [
        div(mul(first, below), high),
        'ignored-condition',
        () =>
          t`This answer divides the missing ${money(gap)} by ${high}%. The new amount must itself earn ${target}%, so only ${count(above, 'percentage point')} ${agree(above, 'is', 'are')} left to make up for the first account.`,
      ],
      [
        div(mul(first, below), high - low),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides by the difference between the rates, ${m`${high} - ${low} = ${high - low}`}. The new account is only ${count(above, 'percentage point')} above ${target}%.`,
      ],
      [
        first + second,
        'answered-other-quantity',
        () => t`${money(first + second)} is the total of both accounts. The question asks only for the new amount.`,
      ],
      [
        first,
        'mean-of-means',
        () =>
          t`With ${money(first)} in each account, the two together would earn the average of ${low}% and ${high}%, which is ${div(low + high, 2)}%, not ${target}%.`,
      ],
      [
        div(mul(first, low), high),
        'inverse-for-direct',
        () =>
          t`This answer makes the two accounts earn the same interest. That does not make the total interest ${target}% of the total amount.`,
      ],
      [
        div(mul(first, above), high - low),
        'wrong-part-of-ratio',
        () =>
          t`This answer takes ${m`\frac{${above}}{${high - low}}`} of ${money(first)}. That fraction of the total is in the first account.`,
      ],
      [
        div(mul(first, target), above),
        'ignored-condition',
        () =>
          t`This answer ignores the ${low}% that the first account already earns. It falls short of ${target}% by only ${count(below, 'percentage point')}.`,
      ],
      [
        div(mul(first, target), high),
        'ignored-condition',
        () =>
          t`This answer makes the new account earn ${target}% of ${money(first)} alone. But the total must earn ${target}% of both amounts.`,
      ],
    ],
    because: t`The first account is ${count(below, 'point')} below ${target}% and the new one is ${count(above, 'point')} above, so the new amount is ${m`${first} \times \frac{${below}}{${above}} = ${second}`} dollars.`,
    quick: [
      t`The first account earns ${below}% of ${money(first)} too little, and the new one earns ${above}% of its amount more than ${target}%. So the new amount is ${m`${first} \times \frac{${target} - ${low}}{${high} - ${target}} = ${second}`} dollars.`,
    ],
    full: [
      t`Let ${m`x`} dollars be the new amount. Multiplied by 100, the equation for the yearly interest is ${m`${low} \times ${first} + ${high}x = ${target}(${first} + x)`}.`,
      t`So ${m`(${high} - ${target})x = (${target} - ${low}) \times ${first}`}, which is ${m`${above}x = ${mul(below, first)}`}.`,
      t`Therefore ${m`x = ${second}`} dollars must be put into the new account.`,
    ],
    hints: [
      t`How far is each rate from ${target}%?`,
      t`The first account is ${count(below, 'point')} below ${target}% and the new one is ${count(above, 'point')} above. How must the amounts balance that?`,
    ],
  }
}

import { often } from '../../factory/grammar.ts'
import { count, m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, mul, percentOf, power, sub } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

export const compoundInterest = problem({
  id: 'compound-interest',
  skill: 'interest',
  version: 4,
  levels: [-0.9, 0, 0.6],
  places: [
    [5, 5, 5, 5, 0],
    [4, 4, 3, 3, 6],
    [3, 3, 4, 4, 6],
  ],
  draw: (random, level) => {
    const principal = random.step(200, 9000, level === 1 ? 100 : 400)
    const rate = level === 1 ? random.int(2, 9) : random.pick([5, 10, 20, 4])
    const years = level === 1 ? random.int(2, 6) : random.int(2, 3)
    return {
      principal,
      rate,
      years,
      compound: level > 1,
      balance: level === 3 && random.int(0, 1) === 1,
      name: random.pick(NAMES),
    }
  },
  write: ({ principal, rate, years, compound, balance, name }) => {
    const simple = percentOf(rate * years, principal)
    const grown = mul(principal, power(changedBy(rate), years))
    const interest = compound ? sub(grown, principal) : simple
    const as = (value: typeof simple) => (balance ? add(value, principal) : value)
    const kind = compound ? 'compounded once a year' : 'of simple interest'
    const oneLess = compound
      ? sub(mul(principal, power(changedBy(rate), years - 1)), principal)
      : percentOf(rate * (years - 1), principal)
    const oneMore = compound
      ? sub(mul(principal, power(changedBy(rate), years + 1)), principal)
      : percentOf(rate * (years + 1), principal)
    return {
      stem: t`${name} invests ${money(principal)} at ${rate}% a year ${kind}. ${balance ? 'What is the balance' : 'How much interest has been earned'} after ${years} years?`,
      key: as(interest),
      show: money,
      wrong: [
        [
          as(compound ? simple : sub(grown, principal)),
          compound ? 'simple-for-compound' : 'compound-for-simple',
          () =>
            compound
              ? t`This answer adds ${often(years)} ${rate}% of ${money(principal)}. From the second year on, the interest earned before earns interest too.`
              : t`This answer lets the interest earn interest. Simple interest is ${rate}% of ${money(principal)} every year, ${money(percentOf(rate, principal))}.`,
        ],
        [
          balance ? interest : add(interest, principal),
          balance ? 'change-for-value' : 'principal-included',
          () =>
            balance
              ? t`This is the interest alone. The balance includes the ${money(principal)} invested.`
              : t`This is the balance. The interest is what exceeds the ${money(principal)} invested.`,
        ],
        [
          as(oneLess),
          'one-period-off',
          () => t`This answer stops after ${count(years - 1, 'year')}. The money is invested for ${years}.`,
        ],
        [
          as(oneMore),
          'one-period-off',
          () => t`This answer goes on for ${years + 1} years. The money is invested for ${years}.`,
        ],
        [
          as(percentOf(rate, principal)),
          'one-period-off',
          () => t`${money(percentOf(rate, principal))} is the interest of the first year only.`,
        ],
        [
          as(percentOf(rate ** years, principal)),
          'base-times-exponent',
          () =>
            t`This answer raises the rate itself to the power of ${years}. What is multiplied each year is the factor ${m`${changedBy(rate)}`}.`,
        ],
        [
          as(sub(interest, oneLess)),
          'answered-other-quantity',
          () =>
            t`This answer counts the interest of year ${years} alone. The ${years - 1 === 1 ? 'year' : `${years - 1} years`} before it brought ${money(oneLess)}.`,
        ],
        [
          as(percentOf((rate * years * (years + 1)) / 2, principal)),
          'percents-simply-added',
          () =>
            t`This answer lets the rate grow by ${rate} points each year, to ${rate * years}% in year ${years}. It stays ${rate}%${compound ? ' of a growing balance' : t` of ${money(principal)}`}.`,
        ],
        [
          as(compound ? sub(mul(principal, power(changedBy(div(rate, 10)), years)), principal) : div(simple, 10)),
          'decimal-shift',
          () => t`This answer takes ${m`${div(rate, 1000)}`} for ${rate}%, which is ${m`${div(rate, 100)}`}.`,
        ],
      ],
      because: compound
        ? t`Each year multiplies by ${m`${changedBy(rate)}`}: ${m`${principal} \times ${changedBy(rate)}^{${years}} = ${grown}`}${balance ? '' : t`, which is ${money(interest)} more than invested`}.`
        : t`Each year brings ${rate}% of ${money(principal)}, ${money(percentOf(rate, principal))}; in ${years} years that is ${money(simple)}.`,
      quick: [
        compound
          ? t`${m`${principal} \times (${power(changedBy(rate), years)}${balance ? '' : ' - 1'}) = ${as(interest)}`}.`
          : t`${m`${years} \times ${rate}\% = ${years * rate}\%`} of ${money(principal)}.`,
      ],
      full: compound
        ? [
            t`The factor for one year is ${m`1 + \frac{${rate}}{100} = ${changedBy(rate)}`}.`,
            t`After ${years} years: ${m`${principal} \times ${changedBy(rate)}^{${years}} = ${grown}`}.`,
            ...(balance ? [] : [t`Interest: ${m`${grown} - ${principal} = ${interest}`}.`]),
          ]
        : [
            t`One year: ${m`\frac{${rate}}{100} \times ${principal} = ${percentOf(rate, principal)}`}.`,
            t`${years} years: ${m`${years} \times ${percentOf(rate, principal)} = ${simple}`}.`,
          ],
      hints: [
        compound ? 'By which factor does the balance grow in one year?' : 'How much interest does one year bring?',
        compound
          ? t`Multiply by ${m`${changedBy(rate)}`} once for each of the ${years} years.`
          : t`It is ${money(percentOf(rate, principal))} each year.`,
      ],
    }
  },
  second: ([principal = 0, rate = 0, years = 0], stem) => {
    let balance = principal
    for (let year = 0; year < years; year += 1)
      balance += ((stem.includes('compounded') ? balance : principal) * rate) / 100
    return stem.includes('balance') ? balance : balance - principal
  },
})

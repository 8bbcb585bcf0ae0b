import { often, pronounsOf } from '../../factory/grammar.ts'
import { $, count, m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, mul, percentOf, power, sub } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

export const compoundInterest = problem({
  id: 'compound-interest',
  skill: 'interest',
  version: 5,
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
    const { he } = pronounsOf(name)
    const grown = mul(principal, power(changedBy(rate), years))
    const interest = compound ? sub(grown, principal) : simple
    const as = (value: typeof simple) => (balance ? add(value, principal) : value)
    const kind = compound ? 'annual interest, compounded annually' : 'simple annual interest'
    const oneLess = compound
      ? sub(mul(principal, power(changedBy(rate), years - 1)), principal)
      : percentOf(rate * (years - 1), principal)
    const oneMore = compound
      ? sub(mul(principal, power(changedBy(rate), years + 1)), principal)
      : percentOf(rate * (years + 1), principal)
    return {
      stem: t`${name} invests ${money(principal)} at ${rate}% ${kind}. ${balance ? 'What will the balance be' : t`How much interest will ${he} have earned`} after ${years} years?`,
      key: as(interest),
      show: money,
      wrong: [
        [
          as(compound ? simple : sub(grown, principal)),
          compound ? 'simple-for-compound' : 'compound-for-simple',
          () =>
            compound
              ? t`This answer uses simple interest: ${rate}% of ${money(principal)} in each of the ${years} years. With compounding, the interest of the first year also earns interest from the second year on.`
              : t`This answer compounds the interest. Simple interest is always ${rate}% of the original ${money(principal)}, which is ${money(percentOf(rate, principal))} every year.`,
        ],
        [
          balance ? interest : add(interest, principal),
          balance ? 'change-for-value' : 'principal-included',
          () =>
            balance
              ? t`This is only the interest. The balance also includes the ${money(principal)} that was invested.`
              : t`This is the final balance. The interest is the balance minus the ${money(principal)} that was invested.`,
        ],
        [
          as(oneLess),
          'one-period-off',
          () =>
            t`This answer counts ${compound ? 'growth' : 'interest'} for only ${count(years - 1, 'year')}, but the money is invested for ${years}.`,
        ],
        [
          as(oneMore),
          'one-period-off',
          () =>
            t`This answer counts ${compound ? 'growth' : 'interest'} for ${years + 1} years, but the money is invested for only ${years}.`,
        ],
        [
          as(percentOf(rate, principal)),
          'one-period-off',
          () =>
            t`This answer counts only the first year's interest, ${money(percentOf(rate, principal))}, but the money is invested for ${years} years.`,
        ],
        [
          as(percentOf(rate ** years, principal)),
          'base-times-exponent',
          () =>
            t`This answer raises the rate itself to a power: ${m`${rate}^{${years}} = ${rate ** years}`} percent. ${compound ? t`It is the yearly factor ${m`${changedBy(rate)}`} that is raised to the power ${years}` : t`With simple interest, the rate is multiplied by ${years}`}.`,
        ],
        [
          as(sub(interest, oneLess)),
          'answered-other-quantity',
          () =>
            t`This answer counts only the interest earned in year ${years}. The earlier ${years - 1 === 1 ? 'year' : `${years - 1} years`} earned another ${money(oneLess)}.`,
        ],
        [
          as(percentOf((rate * years * (years + 1)) / 2, principal)),
          'percents-simply-added',
          () =>
            t`This answer raises the rate by ${rate} percentage points every year, up to ${rate * years}% in year ${years}. The rate stays at ${rate}%${compound ? ', and only the balance grows' : t` of ${money(principal)}`}.`,
        ],
        [
          as(compound ? sub(mul(principal, power(changedBy(div(rate, 10)), years)), principal) : div(simple, 10)),
          'decimal-shift',
          () => t`This answer writes ${rate}% as ${m`${div(rate, 1000)}`}, but ${rate}% is ${m`${div(rate, 100)}`}.`,
        ],
      ],
      because: compound
        ? t`The balance is multiplied by ${m`${changedBy(rate)}`} each year: ${m`${$(principal)} \times ${changedBy(rate)}^{${years}} = ${$(grown)}`}${balance ? '' : t`, which is ${money(interest)} more than was invested`}.`
        : t`Each year ${he} earns ${rate}% of ${money(principal)}, or ${money(percentOf(rate, principal))}, so in ${years} years ${he} earns ${m`${years} \times ${$(percentOf(rate, principal))} = ${$(simple)}`}.`,
      quick: [
        compound
          ? balance
            ? t`Multiply by the yearly factor ${often(years)}: ${m`${$(principal)} \times ${changedBy(rate)}^{${years}} = ${$(grown)}`}.`
            : t`The balance grows by the factor ${m`${changedBy(rate)}^{${years}} = ${power(changedBy(rate), years)}`}, so the interest is ${m`${$(principal)} \times ${sub(power(changedBy(rate), years), 1)} = ${$(interest)}`}.`
          : t`In ${years} years the interest is ${m`${years} \times ${rate}\% = ${years * rate}\%`} of ${money(principal)}, or ${money(simple)}.`,
      ],
      full: compound
        ? [
            t`Each year the balance is multiplied by ${m`1 + \frac{${rate}}{100} = ${changedBy(rate)}`}.`,
            t`After ${years} years the balance is ${m`${$(principal)} \times ${changedBy(rate)}^{${years}} = ${$(grown)}`}.`,
            ...(balance ? [] : [t`The interest is ${m`${$(grown)} - ${$(principal)} = ${$(interest)}`}.`]),
          ]
        : [
            t`The interest for one year is ${m`\frac{${rate}}{100} \times ${$(principal)} = ${$(percentOf(rate, principal))}`}.`,
            t`For ${years} years it is ${m`${years} \times ${$(percentOf(rate, principal))} = ${$(simple)}`}.`,
          ],
      hints: [
        compound
          ? 'Does the interest of the second year come from the original amount alone?'
          : 'How much interest is earned in one year, and does that amount change from year to year?',
        compound
          ? t`The balance is multiplied by ${m`${changedBy(rate)}`} once for each of the ${years} years. ${balance ? 'What is it at the end?' : 'How much of the final balance is interest?'}`
          : t`${name} earns ${money(percentOf(rate, principal))} each year. For how many years?`,
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

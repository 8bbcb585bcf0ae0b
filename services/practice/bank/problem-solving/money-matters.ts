import { count, m, money, percent, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, changedBy, compare, div, isWhole, mul, percentOf, power, rational, sub } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'
import { NAMES } from './names.ts'

const MAKERS = [
  { who: 'A candle maker', item: 'candle', fixed: 'rent' },
  { who: 'A print shop', item: 'poster', fixed: 'set-up' },
  { who: 'A furniture workshop', item: 'stool', fixed: 'machines' },
  { who: 'A yoga studio', item: 'place', fixed: 'rooms' },
] as const

export const breakEven = problem({
  id: 'break-even',
  skill: 'profit',
  levels: [-0.7, 0, 0.7],
  draw: (random, level) => {
    const cost = random.int(2, 30)
    const price = cost + random.int(3, 30)
    const units = random.step(20, 400, 10)
    const goal = level === 1 ? 0 : random.step(100, 900, 100)
    const fixed = (price - cost) * units - goal
    if (fixed < 100 || fixed % 10 !== 0) return null
    return { cost, price, units, goal, fixed, setting: random.pick(MAKERS) }
  },
  write: ({ cost, price, units, goal, fixed, setting }) => {
    const margin = price - cost
    const items = `${setting.item}s`
    return {
      stem: t`${setting.who} pays ${money(fixed)} a month for ${setting.fixed} and ${money(cost)} in materials for each ${setting.item}, and sells each for ${money(price)}. How many ${items} a month must be sold ${goal > 0 ? t`for a monthly profit of ${money(goal)}` : 'for income to equal cost'}?`,
      key: units,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          Math.round((fixed + goal) / price),
          'cost-left-out',
          () =>
            t`You divided ${money(fixed + goal)} by the price of ${money(price)}. Each ${setting.item} also costs ${money(cost)} in materials, so only ${money(margin)} of it go towards the rest.`,
        ],
        [
          Math.round((fixed + goal) / (price + cost)),
          'rates-added',
          () =>
            t`You added the price and the cost of materials. Each ${setting.item} brings ${money(price)} and takes ${money(cost)}: the difference counts.`,
        ],
        [
          Math.round((fixed + goal) / cost),
          'cost-left-out',
          () =>
            t`You divided by the materials, ${money(cost)}. What each ${setting.item} contributes is ${m`${price} - ${cost} = ${margin}`} dollars.`,
        ],
        [
          goal > 0 ? Math.round(fixed / margin) : Math.round(fixed / margin) * 2,
          goal > 0 ? 'ignored-condition' : 'doubled-or-halved',
          () =>
            goal > 0
              ? t`With ${Math.round(fixed / margin)} ${items} the fixed cost is covered and the profit is about zero. ${money(goal)} are wanted on top.`
              : t`With twice ${units} the income is already ${money(fixed)} above the cost.`,
        ],
        [
          goal > 0 ? Math.round(Math.abs(fixed - goal) / margin) : units - cost,
          goal > 0 ? 'lost-sign' : 'fixed-cost-per-unit',
          () =>
            goal > 0
              ? t`You subtracted the profit from the fixed cost. Both have to be earned: ${m`${fixed} + ${goal} = ${fixed + goal}`}.`
              : t`${units - cost} ${items} contribute ${money((units - cost) * margin)}, less than the fixed ${money(fixed)}.`,
        ],
        [
          goal > 0 ? Math.round(goal / margin) : Math.round(fixed / margin / 2),
          goal > 0 ? 'cost-left-out' : 'doubled-or-halved',
          () =>
            goal > 0
              ? t`You divided only the profit of ${money(goal)} by ${money(margin)}. The ${money(fixed)} for ${setting.fixed} must be earned too.`
              : t`Half of ${units} covers only half of the ${money(fixed)}.`,
        ],
        [
          units + price,
          'fixed-cost-per-unit',
          () =>
            t`With ${units + price} ${items} the contribution is ${money((units + price) * margin)}, more than the ${money(fixed + goal)} needed.`,
        ],
      ],
      because: t`Each ${setting.item} contributes ${m`${price} - ${cost} = ${margin}`} dollars, and ${m`\frac{${fixed + goal}}{${margin}} = ${units}`}.`,
      quick: [t`What has to be earned over what each brings: ${m`\frac{${fixed + goal}}{${margin}} = ${units}`}.`],
      full: [
        t`For ${m`x`} ${items} the income is ${m`${price}x`} and the cost ${m`${fixed} + ${cost}x`}.`,
        goal > 0
          ? t`The profit is ${m`${price}x - ${cost}x - ${fixed} = ${goal}`}.`
          : t`They are equal when ${m`${price}x = ${fixed} + ${cost}x`}.`,
        t`So ${m`${margin}x = ${fixed + goal}`} and ${m`x = ${units}`}.`,
      ],
      hints: [
        `What does each ${setting.item} contribute after its materials are paid?`,
        goal > 0
          ? t`${money(fixed)} and the profit of ${money(goal)} have to be earned.`
          : t`Each contributes ${money(margin)} towards the ${money(fixed)}.`,
      ],
    }
  },
  second: ([fixed = 0, cost = 0, price = 0, goal = 0]) =>
    search([1, 3000], (x) => x * price - (fixed + x * cost) === goal),
})

export const markupDiscount = problem({
  id: 'markup-discount',
  skill: 'profit',
  levels: [-0.4, 0.2, 0.9],
  draw: (random, level) => {
    const cost = random.step(20, 400, 20)
    const markup = random.step(20, 100, level === 1 ? 20 : 10)
    const discount = random.step(10, 40, level === 1 ? 10 : 5)
    const list = mul(cost, changedBy(markup))
    const sold = mul(list, changedBy(-discount))
    if (!isWhole(mul(sold, 10)) || compare(sold, cost) <= 0 || markup === discount) return null
    return {
      cost,
      markup,
      discount,
      list,
      sold,
      rate: level === 3,
      setting: random.pick(['rug', 'guitar', 'dishwasher', 'jacket', 'telescope', 'stroller']),
    }
  },
  write: ({ cost, markup, discount, list, sold, rate, setting }) => {
    const profit = sub(sold, cost)
    const as = (value: typeof profit) => (rate ? mul(100, div(value, cost)) : value)
    return {
      stem: t`A dealer buys a ${setting} for ${money(cost)} and marks it ${markup}% above cost. It is sold at a discount of ${discount}% on the marked price. ${rate ? 'The profit is what percent of the cost?' : 'What is the profit?'}`,
      key: as(profit),
      show: rate ? percent : money,
      wrong: [
        [
          as(percentOf(markup - discount, cost)),
          'percents-simply-added',
          () =>
            t`You subtracted the percents: ${markup}% − ${discount}%. The discount is taken on the marked price of ${money(list)}, so it is ${money(percentOf(discount, list))} and not ${money(percentOf(discount, cost))}.`,
        ],
        [
          rate ? mul(100, div(profit, sold)) : sub(list, cost),
          rate ? 'profit-on-price' : 'stopped-early',
          () =>
            rate
              ? t`You compared the profit of ${money(profit)} with the selling price. The question asks for its share of the cost, ${money(cost)}.`
              : t`${money(sub(list, cost))} is the markup. The discount of ${money(percentOf(discount, list))} still comes off.`,
        ],
        [
          rate ? markup : sold,
          rate ? 'stopped-early' : 'answered-other-quantity',
          () =>
            rate
              ? t`${markup}% is the markup before the discount.`
              : t`${money(sold)} is the selling price. The profit is what exceeds the cost of ${money(cost)}.`,
        ],
        [
          rate ? as(sold) : percentOf(discount, list),
          rate ? 'value-for-change' : 'change-for-value',
          () =>
            rate
              ? t`This is the selling price as a percent of the cost. The profit is its distance from 100%.`
              : t`${money(percentOf(discount, list))} is the discount, not the profit.`,
        ],
        [
          rate ? mul(100, div(profit, list)) : percentOf(discount, sub(list, cost)),
          rate ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`You compared the profit of ${money(profit)} with the marked price of ${money(list)}.`
              : t`You took ${discount}% of the markup of ${money(sub(list, cost))}. The discount is on the whole marked price.`,
        ],
        [
          as(mul(sub(list, cost), changedBy(-discount))),
          'percent-of-wrong-base',
          () =>
            t`You took the discount off the markup of ${money(sub(list, cost))} only. It comes off the whole marked price of ${money(list)}.`,
        ],
        [
          as(percentOf(markup + discount, cost)),
          'percents-simply-added',
          () => t`You added the percents. The discount lowers the price.`,
        ],
      ],
      because: t`The marked price is ${money(list)}, the selling price ${money(sold)}, so the profit is ${m`${sold} - ${cost} = ${profit}`} dollars${rate ? t`, which is ${percent(as(profit))} of the cost` : ''}.`,
      quick: [
        t`Factor on the cost: ${m`${changedBy(markup)} \times ${changedBy(-discount)} = ${div(sold, cost)}`}, so the profit is ${percent(mul(100, div(profit, cost)))} of the cost${rate ? '' : t`, ${money(profit)}`}.`,
      ],
      full: [
        t`Marked price: ${m`${cost} \times ${changedBy(markup)} = ${list}`}.`,
        t`Selling price: ${m`${list} \times ${changedBy(-discount)} = ${sold}`}.`,
        t`Profit: ${m`${sold} - ${cost} = ${profit}`}${rate ? t`, and ${m`\frac{${profit}}{${cost}}`} is ${percent(as(profit))}` : ''}.`,
      ],
      hints: ['Find the marked price first.', t`The ${discount}% come off ${money(list)}, not off ${money(cost)}.`],
    }
  },
  second: ([cost = 0, markup = 0, discount = 0], stem) => {
    let price = cost + (cost / 100) * markup
    price -= (price / 100) * discount
    return stem.includes('what percent') ? ((price - cost) / cost) * 100 : price - cost
  },
})

export const compoundInterest = problem({
  id: 'compound-interest',
  skill: 'interest',
  levels: [-0.9, 0, 0.6],
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
              ? t`You added ${years} times ${rate}% of ${money(principal)}. From the second year on, the interest earned before earns interest too.`
              : t`You let the interest earn interest. Simple interest is ${rate}% of ${money(principal)} every year, ${money(percentOf(rate, principal))}.`,
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
          () => t`You stopped after ${count(years - 1, 'year')}. The money is invested for ${years}.`,
        ],
        [
          as(oneMore),
          'one-period-off',
          () => t`You went on for ${years + 1} years. The money is invested for ${years}.`,
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
            t`You raised the rate itself to the power of ${years}. What is multiplied each year is the factor ${m`${changedBy(rate)}`}.`,
        ],
        [
          as(mul(2, interest)),
          'doubled-or-halved',
          () => t`This has twice the interest: ${money(interest)} are earned in ${years} years.`,
        ],
        [as(div(interest, 2)), 'doubled-or-halved', () => t`This has only half of the interest of ${money(interest)}.`],
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

export const ages = problem({
  id: 'ages',
  skill: 'ages',
  levels: [-0.9, -0.2, 0.5],
  draw: (random, level) => {
    const times = random.int(level === 3 ? 3 : 2, level === 3 ? 7 : 5)
    const younger = random.int(3, 20)
    const later = random.int(2, Math.max(times - 1, 2))
    const shift = level === 3 ? (younger * (times - later)) / (later - 1) : random.int(2, 12)
    const older = times * younger
    const back = level === 2
    const young = back ? younger + shift : younger
    const old = back ? older + shift : older
    if (!Number.isInteger(shift) || shift > 30 || younger === shift) return null
    if (old > 85 || young < 4) return null
    return { times, younger, shift, later, young, old, kind: level, names: random.some(NAMES, 2) as [string, string] }
  },
  write: ({ times, younger, shift, later, young, old, kind, names: [a, b] }) => {
    const total = young + old
    const stem =
      kind === 3
        ? t`${a} is ${times} times as old as ${b}. In ${shift} years ${a} will be ${later} times as old as ${b} will be then. How old is ${a} now?`
        : kind === 2
          ? t`${shift} years ago ${a} was ${times} times as old as ${b}. The sum of their ages now is ${total} years. How old is ${b} now?`
          : t`${a} is ${times} times as old as ${b}, and in ${shift} years the sum of their ages will be ${total + 2 * shift} years. How old is ${b} now?`
    const key = kind === 3 ? old : young
    return {
      stem,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < 100n,
      wrong: [
        [
          kind === 3 ? young : old,
          'other-unknown',
          () => t`${kind === 3 ? young : old} is the age of ${kind === 3 ? b : a} now.`,
        ],
        [
          key + shift,
          'answered-other-quantity',
          () => t`${key + shift} is the age in ${shift} years. The question asks for the age now.`,
        ],
        [
          key - shift,
          'answered-other-quantity',
          () => t`${key - shift} is the age ${shift} years ago. The question asks for the age now.`,
        ],
        [
          kind === 3
            ? Math.round((times * shift) / (times - later))
            : Math.round((total + (kind === 1 ? shift : -shift)) / (times + 1)),
          'only-one-aged',
          () =>
            kind === 3
              ? t`You let only one of them grow ${shift} years older. Both do: ${m`${times}x + ${shift} = ${later}(x + ${shift})`}.`
              : t`You shifted the sum by ${shift} years only. Both change by ${shift}, so the sum changes by ${2 * shift}.`,
        ],
        [
          kind === 3 ? later * young : Math.round((kind === 1 ? total + 2 * shift : total) / (times + 1)),
          kind === 3 ? 'reversed-translation' : 'head-start-ignored',
          () =>
            kind === 3
              ? t`You multiplied the age of ${b} now by ${later}. That ratio holds in ${shift} years; now it is ${times}.`
              : t`You divided the sum of one year by the ratio of another. First bring the sum to the year in which the ratio holds: ${kind === 1 ? total : total - 2 * shift}.`,
        ],
        [
          Math.round(total / times),
          'part-to-part-as-part-to-whole',
          () =>
            t`You divided the sum of the ages by ${times}. With a ratio of ${times} to 1, the sum has ${times + 1} parts.`,
        ],
        [
          kind === 3 ? old + 2 * shift : younger + 2 * shift,
          'doubled-or-halved',
          () => t`You went ${shift} years too far.`,
        ],
        [
          kind === 3 ? old + young : old - young,
          'answered-other-quantity',
          () =>
            kind === 3
              ? t`${old + young} is the sum of their ages now, ${old} and ${young}.`
              : t`${old - young} is the difference of their ages, ${old} and ${young}.`,
        ],
      ],
      because:
        kind === 3
          ? t`With ${m`x`} for ${b}: ${m`${times}x + ${shift} = ${later}(x + ${shift})`} gives ${m`x = ${young}`}, so ${a} is ${m`${times} \times ${young} = ${old}`}.`
          : kind === 2
            ? t`${shift} years ago the sum was ${m`${total} - ${2 * shift} = ${total - 2 * shift}`}, which is ${times + 1} times the age of ${b} then: ${younger}. Now ${b} is ${young}.`
            : t`Now the sum is ${m`${total + 2 * shift} - ${2 * shift} = ${total}`}, which is ${times + 1} times the age of ${b}: ${young}.`,
      quick: [
        kind === 3
          ? t`${m`${times}x + ${shift} = ${later}x + ${later * shift}`}, so ${m`${times - later}x = ${later * shift - shift}`} and ${m`${times}x = ${old}`}.`
          : kind === 2
            ? t`${m`\frac{${total} - 2 \times ${shift}}{${times + 1}} + ${shift} = ${young}`}.`
            : t`${m`\frac{${total + 2 * shift} - 2 \times ${shift}}{${times + 1}} = ${young}`}.`,
      ],
      full:
        kind === 3
          ? [
              t`Let ${b} be ${m`x`} years old now; ${a} is ${m`${times}x`}.`,
              t`In ${shift} years: ${m`${times}x + ${shift} = ${later}(x + ${shift})`}.`,
              t`So ${m`${times - later}x = ${(later - 1) * shift}`}, ${m`x = ${young}`}, and ${a} is ${old}.`,
            ]
          : kind === 2
            ? [
                t`Let ${b} have been ${m`x`} years old ${shift} years ago; ${a} was ${m`${times}x`}.`,
                t`Now they are ${m`x + ${shift}`} and ${m`${times}x + ${shift}`}: together ${m`${times + 1}x + ${2 * shift} = ${total}`}.`,
                t`So ${m`x = ${younger}`}, and ${b} is ${m`${younger} + ${shift} = ${young}`} now.`,
              ]
            : [
                t`Let ${b} be ${m`x`} years old now; ${a} is ${m`${times}x`}.`,
                t`In ${shift} years: ${m`${times + 1}x + ${2 * shift} = ${total + 2 * shift}`}.`,
                t`So ${m`${times + 1}x = ${total}`} and ${m`x = ${young}`}.`,
              ],
      hints: [
        `Let ${m`x`} be the age of ${b} in the year in which the ratio ${times} to 1 holds.`,
        t`Both ages change by ${shift} years, so their sum changes by ${2 * shift}.`,
      ],
    }
  },
  second: (numbers, stem) => {
    for (let young = 1; young < 100; young += 1) {
      for (let old = young; old < 150; old += 1) {
        const [a = 0, b = 0, c = 0] = numbers
        if (stem.includes('years ago')) {
          if (old - a === b * (young - a) && young > a && old + young === c) return young
        } else if (stem.includes('sum')) {
          if (old === a * young && old + young + 2 * b === c) return young
        } else if (old === a * young && old + b === c * (young + b)) return old
      }
    }
    return Number.NaN
  },
})

export const salesCommission = problem({
  id: 'sales-commission',
  skill: 'translating',
  levels: [-0.8, -0.1, 0.6],
  draw: (random, level) => {
    const base = random.step(1200, 3200, 100)
    const rate = random.int(3, 12)
    const threshold = level === 1 ? 0 : random.step(4000, 12_000, 1000)
    const sales = random.step(threshold + 2000, threshold + 24_000, 1000)
    return { base, rate, threshold, sales, reverse: level === 3, name: random.pick(NAMES) }
  },
  write: ({ base, rate, threshold, sales, reverse, name }) => {
    const above = sales - threshold
    const bonus = percentOf(rate, above)
    const pay = add(base, bonus)
    const key = reverse ? rational(sales) : pay
    const rule = threshold > 0 ? t`${rate}% of the sales above ${money(threshold)}` : t`${rate}% of all sales`
    return {
      stem: reverse
        ? t`Each month ${name} earns a salary of ${money(base)} plus ${rule}. In March ${name} earned ${money(pay)} in all. What were the sales in March?`
        : t`Each month ${name} earns a salary of ${money(base)} plus ${rule}. What did ${name} earn in a month with sales of ${money(sales)}?`,
      key,
      show: money,
      wrong: reverse
        ? [
            [
              above,
              'stopped-early',
              () =>
                t`${money(above)} is the part of the sales above ${money(threshold)}. The first ${money(threshold)} belong to the sales too.`,
            ],
            [
              div(mul(100, pay), rate),
              'ignored-condition',
              () => t`You treated all ${money(pay)} as commission. ${money(base)} of it are salary.`,
            ],
            [
              sub(above, threshold),
              'lost-sign',
              () =>
                t`You subtracted ${money(threshold)} from ${money(above)}. The sales are that much above it, so add.`,
            ],
            [
              add(pay, threshold),
              'percent-of-wrong-base',
              () =>
                t`You added ${money(threshold)} to what ${name} earned. The commission of ${money(bonus)} is ${rate}% of the sales above it.`,
            ],
            [
              add(div(mul(100, pay), rate), threshold),
              'ignored-condition',
              () =>
                t`You treated all ${money(pay)} as commission on the sales above ${money(threshold)}. Take off the salary first.`,
            ],
            [
              add(sales, base),
              'answered-other-quantity',
              () => t`You added the salary of ${money(base)} to the sales. The salary is paid, not sold.`,
            ],
            [
              sub(sales, base),
              'answered-other-quantity',
              () =>
                t`You took the salary of ${money(base)} off the sales. It has to come off the ${money(pay)} earned.`,
            ],
          ]
        : [
            [
              threshold > 0 ? add(base, percentOf(rate, sales)) : bonus,
              threshold > 0 ? 'ignored-condition' : 'stopped-early',
              () =>
                threshold > 0
                  ? t`You took ${rate}% of all ${money(sales)}. The commission counts only the ${money(above)} above ${money(threshold)}.`
                  : t`${money(bonus)} is the commission alone. The salary of ${money(base)} comes on top.`,
            ],
            [
              threshold > 0 ? bonus : percentOf(rate, add(sales, base)),
              threshold > 0 ? 'stopped-early' : 'percent-of-wrong-base',
              () =>
                threshold > 0
                  ? t`${money(bonus)} is the commission alone. The salary of ${money(base)} comes on top.`
                  : t`You took ${rate}% of salary and sales together. The percent refers to the sales.`,
            ],
            [
              threshold > 0 ? add(base, percentOf(rate, threshold)) : mul(base, changedBy(rate)),
              threshold > 0 ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
              () =>
                threshold > 0
                  ? t`You took ${rate}% of the ${money(threshold)} below which nothing is paid.`
                  : t`You raised the salary by ${rate}%. The ${rate}% refer to the sales of ${money(sales)}.`,
            ],
            [
              add(base, mul(10, bonus)),
              'decimal-shift',
              () => t`You took ${rate * 10}% instead of ${rate}%: a place of the decimal point.`,
            ],
            [
              add(base, div(bonus, 10)),
              'decimal-shift',
              () => t`You took ${div(rate, 10)}% instead of ${rate}%: a place of the decimal point.`,
            ],
            [
              add(base, mul(2, bonus)),
              'doubled-or-halved',
              () => t`You counted the commission of ${money(bonus)} twice.`,
            ],
            [
              sub(base, bonus),
              'lost-sign',
              () => t`You subtracted the commission of ${money(bonus)} from the salary. It is paid in addition.`,
            ],
          ],
      because: reverse
        ? t`The commission is ${m`${pay} - ${base} = ${bonus}`} dollars, which is ${rate}% of ${money(above)}; with the first ${money(threshold)} the sales are ${money(sales)}.`
        : t`The commission is ${rate}% of ${money(above)}, ${money(bonus)}, and with the salary that makes ${money(pay)}.`,
      quick: [
        reverse
          ? t`${m`${threshold} + \frac{${pay} - ${base}}{${div(rate, 100)}} = ${sales}`}.`
          : t`${m`${base} + ${div(rate, 100)} \times ${above} = ${pay}`}.`,
      ],
      full: reverse
        ? [
            t`Take off the salary: ${m`${pay} - ${base} = ${bonus}`}.`,
            t`That is ${rate}% of the sales above ${money(threshold)}: ${m`\frac{${bonus}}{${div(rate, 100)}} = ${above}`}.`,
            t`Add the first ${money(threshold)}: ${money(sales)}.`,
          ]
        : [
            threshold > 0
              ? t`Sales above the threshold: ${m`${sales} - ${threshold} = ${above}`}.`
              : t`The commission is a percent of all sales.`,
            t`Commission: ${m`${div(rate, 100)} \times ${above} = ${bonus}`}.`,
            t`With the salary: ${m`${base} + ${bonus} = ${pay}`}.`,
          ],
      hints: [
        reverse ? 'How much of the earnings is commission?' : 'On which part of the sales is commission paid?',
        reverse ? t`${money(bonus)} is ${rate}% of what?` : t`It is paid on ${money(above)}.`,
      ],
    }
  },
  second: (numbers, stem) => {
    const [base = 0, rate = 0] = numbers
    const threshold = stem.includes('above') ? (numbers[2] ?? 0) : 0
    const last = numbers.at(-1) ?? 0
    const pay = (sales: number): number => base + (Math.max(0, sales - threshold) * rate) / 100
    return stem.includes('What were') ? search([1000, 60_000, 500], (sales) => near(pay(sales), last)) : pay(last)
  },
})

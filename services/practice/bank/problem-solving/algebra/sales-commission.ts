import { pronounsOf } from '../../factory/grammar.ts'
import { m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, mul, percentOf, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const salesCommission = problem({
  id: 'sales-commission',
  skill: 'translating',
  version: 4,
  levels: [-1.6, -1.3, -0.4],
  places: [
    [0, 0, 7, 7, 6],
    [12, 4, 1, 1, 2],
    [0, 8, 4, 4, 4],
  ],
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
        ? t`Each month ${name} earns a salary of ${money(base)} plus ${rule}. In March, ${pronounsOf(name).he} earned ${money(pay)} in all. What were the sales in March?`
        : t`Each month ${name} earns a salary of ${money(base)} plus ${rule}. What did ${pronounsOf(name).he} earn in a month with sales of ${money(sales)}?`,
      key,
      show: money,
      wrong: reverse
        ? [
            [
              above,
              'stopped-early',
              () =>
                t`${money(above)} is the part of the sales above ${money(threshold)}. The first ${money(threshold)} belongs to the sales too.`,
            ],
            [
              div(mul(100, pay), rate),
              'ignored-condition',
              () => t`This answer treats all ${money(pay)} as commission. ${money(base)} of it is salary.`,
            ],
            [
              sub(above, threshold),
              'lost-sign',
              () =>
                t`This answer subtracts ${money(threshold)} from ${money(above)}. The sales are that much above it, so add.`,
            ],
            [
              add(pay, threshold),
              'percent-of-wrong-base',
              () =>
                t`This answer adds ${money(threshold)} to the earnings. The commission of ${money(bonus)} is ${rate}% of the sales above it.`,
            ],
            [
              add(div(mul(100, pay), rate), threshold),
              'ignored-condition',
              () =>
                t`This answer treats all ${money(pay)} as commission on the sales above ${money(threshold)}. Take off the salary first.`,
            ],
            [
              add(sales, base),
              'answered-other-quantity',
              () => t`This answer adds the salary of ${money(base)} to the sales. The salary is paid, not sold.`,
            ],
            [
              sub(sales, base),
              'answered-other-quantity',
              () =>
                t`This answer takes the salary of ${money(base)} off the sales. It has to come off the ${money(pay)} earned.`,
            ],
          ]
        : [
            [
              threshold > 0 ? add(base, percentOf(rate, sales)) : bonus,
              threshold > 0 ? 'ignored-condition' : 'stopped-early',
              () =>
                threshold > 0
                  ? t`This answer takes ${rate}% of all ${money(sales)}. The commission counts only the ${money(above)} above ${money(threshold)}.`
                  : t`${money(bonus)} is the commission alone. The salary of ${money(base)} comes on top.`,
            ],
            [
              threshold > 0 ? bonus : percentOf(rate, add(sales, base)),
              threshold > 0 ? 'stopped-early' : 'percent-of-wrong-base',
              () =>
                threshold > 0
                  ? t`${money(bonus)} is the commission alone. The salary of ${money(base)} comes on top.`
                  : t`This answer takes ${rate}% of salary and sales together. The percent refers to the sales.`,
            ],
            [
              threshold > 0 ? add(base, percentOf(rate, threshold)) : mul(base, changedBy(rate)),
              threshold > 0 ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
              () =>
                threshold > 0
                  ? t`This answer takes ${rate}% of the ${money(threshold)} below which nothing is paid.`
                  : t`This answer raises the salary by ${rate}%. The ${rate}% refers to the sales of ${money(sales)}.`,
            ],
            [
              add(base, mul(10, bonus)),
              'decimal-shift',
              () => t`This answer takes ${rate * 10}% instead of ${rate}%: a place of the decimal point.`,
            ],
            [
              add(base, div(bonus, 10)),
              'decimal-shift',
              () => t`This answer takes ${div(rate, 10)}% instead of ${rate}%: a place of the decimal point.`,
            ],
            [
              add(base, mul(2, bonus)),
              'doubled-or-halved',
              () => t`This answer counts the commission of ${money(bonus)} twice.`,
            ],
            [
              sub(base, bonus),
              'lost-sign',
              () => t`This answer subtracts the commission of ${money(bonus)} from the salary. It is paid in addition.`,
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

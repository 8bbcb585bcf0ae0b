import { pronounsOf } from '../../factory/grammar.ts'
import { m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, mul, percentOf, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

export const salesCommission = problem({
  id: 'sales-commission',
  skill: 'translating',
  version: 5,
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
    const rule =
      threshold > 0
        ? t`a commission of ${rate}% of the sales above ${money(threshold)}`
        : t`a commission of ${rate}% of all sales`
    return {
      stem: reverse
        ? t`Each month ${name} earns a salary of ${money(base)} plus ${rule}. In March, ${pronounsOf(name).he} earned a total of ${money(pay)}. What were ${pronounsOf(name).his} sales in March?`
        : t`Each month ${name} earns a salary of ${money(base)} plus ${rule}. How much did ${pronounsOf(name).he} earn in a month with sales of ${money(sales)}?`,
      key,
      show: money,
      wrong: reverse
        ? [
            [
              above,
              'stopped-early',
              () =>
                t`${money(above)} is only the part of the sales above ${money(threshold)}. The first ${money(threshold)} must be added.`,
            ],
            [
              div(mul(100, pay), rate),
              'ignored-condition',
              () =>
                t`This answer divides all ${money(pay)} by ${rate}%, as if it were all commission. But ${money(base)} of that is salary, and the first ${money(threshold)} of sales earns no commission.`,
            ],
            [
              sub(above, threshold),
              'lost-sign',
              () =>
                t`This answer subtracts ${money(threshold)} from ${money(above)}. But ${money(above)} is the part of the sales above ${money(threshold)}, so the two must be added.`,
            ],
            [
              add(pay, threshold),
              'percent-of-wrong-base',
              () =>
                t`This answer adds ${money(threshold)} to the total earnings. But the ${money(pay)} is pay, not sales. Its commission part, ${money(bonus)}, is ${rate}% of the sales above ${money(threshold)}.`,
            ],
            [
              add(div(mul(100, pay), rate), threshold),
              'ignored-condition',
              () =>
                t`This answer treats all ${money(pay)} as commission. The salary of ${money(base)} must be subtracted before dividing by ${rate}%.`,
            ],
            [
              add(sales, base),
              'answered-other-quantity',
              () =>
                t`This answer adds the salary of ${money(base)} to the sales. The salary is part of the earnings, not of the sales.`,
            ],
            [
              sub(sales, base),
              'answered-other-quantity',
              () =>
                t`This answer subtracts the salary of ${money(base)} from the sales. It must be subtracted from the earnings of ${money(pay)} instead.`,
            ],
          ]
        : [
            [
              threshold > 0 ? add(base, percentOf(rate, sales)) : bonus,
              threshold > 0 ? 'ignored-condition' : 'stopped-early',
              () =>
                threshold > 0
                  ? t`This answer takes ${rate}% of all ${money(sales)}, or ${money(div(sales * rate, 100))}, as the commission. The commission is paid only on the ${money(above)} above ${money(threshold)}.`
                  : t`${money(bonus)} is only the commission. The salary of ${money(base)} must be added.`,
            ],
            [
              threshold > 0 ? bonus : percentOf(rate, add(sales, base)),
              threshold > 0 ? 'stopped-early' : 'percent-of-wrong-base',
              () =>
                threshold > 0
                  ? t`${money(bonus)} is only the commission. The salary of ${money(base)} must be added.`
                  : t`This answer takes ${rate}% of the salary and the sales together. The commission is a percent of the sales alone.`,
            ],
            [
              threshold > 0 ? add(base, percentOf(rate, threshold)) : mul(base, changedBy(rate)),
              threshold > 0 ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
              () =>
                threshold > 0
                  ? t`This answer takes ${rate}% of the first ${money(threshold)}, or ${money(div(threshold * rate, 100))}, for which no commission is paid. The commission is on the other ${money(above)}.`
                  : t`This answer increases the salary by ${rate}%. The commission is ${rate}% of the sales of ${money(sales)}.`,
            ],
            [
              add(base, mul(10, bonus)),
              'decimal-shift',
              () =>
                t`This answer uses ${rate * 10}% instead of ${rate}%. As a decimal, ${rate}% is ${m`${div(rate, 100)}`}.`,
            ],
            [
              add(base, div(bonus, 10)),
              'decimal-shift',
              () =>
                t`This answer uses ${div(rate, 10)}% instead of ${rate}%. As a decimal, ${rate}% is ${m`${div(rate, 100)}`}.`,
            ],
            [
              add(base, mul(2, bonus)),
              'doubled-or-halved',
              () => t`This answer adds the commission twice: ${m`${base} + 2 \times ${bonus}`}. It is paid only once.`,
            ],
            [
              sub(base, bonus),
              'lost-sign',
              () =>
                t`This answer subtracts the commission of ${money(bonus)} from the salary. The commission is paid in addition to it.`,
            ],
          ],
      because: reverse
        ? t`The commission is ${m`${pay} - ${base} = ${bonus}`} dollars, which is ${rate}% of ${m`${bonus} \div ${div(rate, 100)} = ${above}`} dollars. With the first ${money(threshold)}, the sales are ${m`${above} + ${threshold} = ${sales}`} dollars.`
        : t`The commission is ${rate}% of ${threshold > 0 ? t`${m`${sales} - ${threshold} = ${above}`} dollars` : money(above)}, or ${money(bonus)}, and together with the salary that makes ${m`${base} + ${bonus} = ${pay}`} dollars.`,
      quick: [
        reverse
          ? t`Subtract the salary, divide by ${rate}%, and add ${money(threshold)}: ${m`${threshold} + \frac{${pay} - ${base}}{${div(rate, 100)}} = ${sales}`} dollars.`
          : t`Add the commission to the salary: ${m`${base} + ${div(rate, 100)} \times ${above} = ${pay}`} dollars.`,
      ],
      full: reverse
        ? [
            t`Subtract the salary to find the commission: ${m`${pay} - ${base} = ${bonus}`} dollars.`,
            t`That is ${rate}% of the sales above ${money(threshold)}, which are ${m`\frac{${bonus}}{${div(rate, 100)}} = ${above}`} dollars.`,
            t`Add the first ${money(threshold)}. The sales were ${m`${above} + ${threshold} = ${sales}`} dollars.`,
            t`Check: ${rate}% of ${money(above)} is ${money(bonus)}, and ${m`${base} + ${bonus} = ${pay}`}.`,
          ]
        : [
            ...(threshold > 0
              ? [t`The sales above ${money(threshold)} are ${m`${sales} - ${threshold} = ${above}`} dollars.`]
              : []),
            t`The commission is ${m`${div(rate, 100)} \times ${above} = ${bonus}`} dollars.`,
            t`Together with the salary, that is ${m`${base} + ${bonus} = ${pay}`} dollars.`,
          ],
      hints: [
        reverse
          ? 'How much of the total was commission?'
          : threshold > 0
            ? 'On which part of the sales is the commission paid?'
            : 'What are the two parts of the pay, and which of them depends on the sales?',
        reverse
          ? t`The commission was ${money(bonus)}. On which part of the sales was it paid?`
          : t`The commission is ${rate}% of ${money(above)}. What is it in dollars, and what must be added to it?`,
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

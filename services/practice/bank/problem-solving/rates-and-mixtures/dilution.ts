import { agree } from '../../factory/grammar.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const LIQUIDS = [
  { what: 'salt solution', part: 'salt', thinner: 'water' },
  { what: 'cleaning fluid', part: 'alcohol', thinner: 'water' },
  { what: 'fruit drink', part: 'juice', thinner: 'water' },
  { what: 'antifreeze mix', part: 'glycol', thinner: 'water' },
] as const

export const dilution = problem({
  id: 'dilution',
  skill: 'mixtures',
  version: 3,
  levels: [-0.6, 0.1, 0.9],
  draw: (random, level) => {
    const amount = random.step(10, 90, level === 1 ? 10 : 5)
    const from = random.step(20, 80, 5)
    const to = random.step(10, from - 5, 5)
    const strong = level === 3
    const added = strong ? div(amount * (from - to), 100 - from) : div(amount * (from - to), to)
    if (!isWhole(added) || compare(added, amount * 2) > 0 || compare(added, amount) === 0) return null
    return { amount, from, to, added, strong, setting: random.pick(LIQUIDS) }
  },
  write: ({ amount, from, to, added, strong, setting }) => {
    const part = percentOf(from, amount)
    const low = strong ? to : from
    const goal = strong ? from : to
    const start = percentOf(low, amount)
    const add1 = strong ? setting.part : setting.thinner
    return {
      stem: t`How many liters of ${strong ? `pure ${setting.part}` : setting.thinner} must be added to ${amount} liters of a ${setting.what} that is ${low}% ${setting.part} to make it ${goal}% ${setting.part}?`,
      key: added,
      show: plain,
      wrong: [
        [
          percentOf(from - to, amount),
          'percent-of-wrong-base',
          () =>
            t`This answer takes the difference of ${m`${from}\% - ${to}\%`} of the ${amount} liters. The total grows with what is added, so the new percent refers to more than ${amount}.`,
        ],
        [
          strong ? div(amount * (from - to), from) : div(amount * (from - to), from),
          'percent-of-wrong-base',
          () =>
            strong
              ? t`This answer divides by ${from}%. What is added contains no ${setting.thinner}: it is the other ${100 - to}% of the old mix that becomes ${100 - from}% of the new one.`
              : t`This answer divides by the old percent, ${from}%. The ${part} liters of ${setting.part} become ${to}% of the new total.`,
        ],
        [
          strong ? div(mul(100, start), goal) : div(mul(100, part), to),
          'answered-other-quantity',
          () =>
            strong
              ? t`This answer keeps the amount of ${setting.part} at ${count(start, 'liter')}. Adding pure ${setting.part} raises it; it is the ${setting.thinner} that stays.`
              : t`${div(mul(100, part), to)} liters is the new total. The question asks how much is added to the ${amount}.`,
        ],
        [start, 'stopped-early', () => t`${count(start, 'liter')} is the ${setting.part} in the mix at the beginning.`],
        [
          strong ? div(amount * (100 - to), 100 - from) : sub(amount, part),
          'answered-other-quantity',
          () =>
            strong
              ? t`${add(amount, added)} liters is the new total. The question asks how much is added to the ${amount}.`
              : t`${sub(amount, part)} liters is the ${setting.thinner} at the beginning.`,
        ],
        [
          strong ? div(amount * (from - to), to) : div(amount * (from - to), 100 - to),
          strong ? 'inverted' : 'replacement-not-removed',
          () =>
            strong
              ? t`This answer divides by ${to}%, the old share of ${setting.part}. What stays the same is the ${setting.thinner}: compare it before, ${100 - to}%, and after, ${100 - from}%.`
              : t`This answer divides by ${100 - to}%, the share of ${setting.thinner} at the end. What stays the same is the ${setting.part}: ${part} liters.`,
        ],
        [
          mul(added, 2),
          'doubled-or-halved',
          () =>
            t`With ${mul(added, 2)} liters the total would be ${add(amount, mul(2, added))}, and the mix would no longer be ${goal}% ${setting.part}.`,
        ],
        [
          div(added, 2),
          'doubled-or-halved',
          () => t`With only ${div(added, 2)} liters the mix would not yet be at ${goal}%.`,
        ],
      ],
      because: strong
        ? t`The ${sub(amount, start)} liters of ${setting.thinner} stay and become ${100 - goal}% of the new total, ${add(amount, added)} liters. So ${count(added, 'liter')} ${agree(added, 'is', 'are')} added.`
        : t`The ${part} liters of ${setting.part} stay and become ${to}% of the new total, ${add(amount, added)} liters. So ${count(added, 'liter')} ${agree(added, 'is', 'are')} added.`,
      quick: [
        strong
          ? t`Follow what stays, the ${setting.thinner}: ${m`${amount} \times \frac{${100 - to}}{${100 - from}} = ${add(amount, added)}`}, minus ${amount}.`
          : t`Follow what stays, the ${setting.part}: ${m`${amount} \times \frac{${from}}{${to}} = ${add(amount, added)}`}, minus ${amount}.`,
      ],
      full: [
        t`At the beginning there are ${m`\frac{${low}}{100} \times ${amount} = ${start}`} liters of ${setting.part}.`,
        strong
          ? t`Adding ${m`x`} liters of pure ${setting.part}: ${m`${start} + x = ${div(goal, 100)}(${amount} + x)`}.`
          : t`Adding ${m`x`} liters of ${add1} leaves that unchanged: ${m`${part} = ${div(goal, 100)}(${amount} + x)`}.`,
        t`So ${m`x = ${added}`}.`,
      ],
      hints: [
        'Which of the two ingredients keeps its amount?',
        strong
          ? t`There are ${sub(amount, start)} liters of ${setting.thinner}, before and after.`
          : t`There are ${part} liters of ${setting.part}, before and after.`,
      ],
    }
  },
  second: ([amount = 0, low = 0, goal = 0], stem) =>
    search([0, 400], (x) => {
      const inside = (amount * low) / 100 + (stem.includes('pure') ? x : 0)
      return near(inside * 100, goal * (amount + x))
    }),
})

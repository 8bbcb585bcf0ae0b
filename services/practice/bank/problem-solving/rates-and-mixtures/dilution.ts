import { agree } from '../../factory/grammar.ts'
import { count, m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const LIQUIDS = [
  { what: 'disinfectant', part: 'alcohol', thinner: 'water' },
  { what: 'cleaning fluid', part: 'ammonia', thinner: 'water' },
  { what: 'fruit drink', part: 'juice', thinner: 'water' },
  { what: 'antifreeze mixture', part: 'glycol', thinner: 'water' },
] as const

export const dilution = problem({
  id: 'dilution',
  skill: 'mixtures',
  version: 4,
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
      stem: t`How many liters of ${strong ? `pure ${setting.part}` : setting.thinner} must be added to ${amount} liters of a ${setting.what} that is ${low}% ${setting.part} to make a mixture that is ${goal}% ${setting.part}?`,
      key: added,
      show: plain,
      wrong: [
        [
          percentOf(from - to, amount),
          'percent-of-wrong-base',
          () =>
            t`This answer takes ${m`${from}\% - ${to}\% = ${from - to}\%`} of the ${amount} liters. But ${goal}% is a percent of the new total, ${m`${amount} + x`} liters, and not of the original ${amount}.`,
        ],
        [
          strong ? div(amount * (from - to), from) : div(amount * (from - to), from),
          'percent-of-wrong-base',
          () =>
            strong
              ? t`This answer divides ${from - to}% of ${amount} liters by ${from}%, the new percent of ${setting.part}. From ${m`${start} + x = ${div(goal, 100)}(${amount} + x)`} it follows that ${m`${div(100 - goal, 100)}x = ${percentOf(from - to, amount)}`}, so divide by ${100 - goal}%.`
              : t`This answer divides ${from - to}% of ${amount} liters by ${from}%, the old percent of ${setting.part}. From ${m`${part} = ${div(goal, 100)}(${amount} + x)`} it follows that ${m`${div(goal, 100)}x = ${percentOf(from - to, amount)}`}, so divide by ${goal}%.`,
        ],
        [
          strong ? div(mul(100, start), goal) : div(mul(100, part), to),
          'answered-other-quantity',
          () =>
            strong
              ? t`This answer keeps the amount of ${setting.part} at ${count(start, 'liter')}. But adding pure ${setting.part} raises that amount. The amount of ${setting.thinner} stays the same.`
              : t`${div(mul(100, part), to)} liters is the new total. The question asks how much is added to the original ${amount}.`,
        ],
        [
          start,
          'stopped-early',
          () =>
            t`${count(start, 'liter')} is the amount of ${setting.part} in the original ${amount} liters. The question asks how much ${add1} is added.`,
        ],
        [
          strong ? div(amount * (100 - to), 100 - from) : sub(amount, part),
          'answered-other-quantity',
          () =>
            strong
              ? t`${add(amount, added)} liters is the new total. The question asks how much is added to the original ${amount}.`
              : t`${count(sub(amount, part), 'liter')} is the amount in the original mixture that is not ${setting.part}. The question asks how much ${setting.thinner} is added.`,
        ],
        [
          strong ? div(amount * (from - to), to) : div(amount * (from - to), 100 - to),
          strong ? 'inverted' : 'replacement-not-removed',
          () =>
            strong
              ? t`This answer divides ${from - to}% of ${amount} liters by ${to}%, the old percent of ${setting.part}. From ${m`${start} + x = ${div(goal, 100)}(${amount} + x)`} it follows that ${m`${div(100 - goal, 100)}x = ${percentOf(from - to, amount)}`}, so divide by ${100 - goal}%.`
              : t`This answer divides ${from - to}% of ${amount} liters by ${100 - to}%, the new percent of ${setting.thinner}. From ${m`${part} = ${div(goal, 100)}(${amount} + x)`} it follows that ${m`${div(goal, 100)}x = ${percentOf(from - to, amount)}`}, so divide by ${goal}%.`,
        ],
        [
          mul(added, 2),
          'doubled-or-halved',
          () =>
            strong
              ? t`This answer is twice the amount needed. With ${mul(added, 2)} liters added, there would be ${add(start, mul(2, added))} liters of ${setting.part} in a total of ${add(amount, mul(2, added))}, which is more than ${goal}%.`
              : t`This answer is twice the amount needed. With ${mul(added, 2)} liters added, there would be ${count(start, 'liter')} of ${setting.part} in a total of ${add(amount, mul(2, added))}, which is less than ${goal}%.`,
        ],
        [
          div(added, 2),
          'doubled-or-halved',
          () =>
            strong
              ? t`This answer is half of the amount needed. With ${count(div(added, 2), 'liter')} added, there would be ${add(start, div(added, 2))} liters of ${setting.part} in a total of ${add(amount, div(added, 2))}, which is less than ${goal}%.`
              : t`This answer is half of the amount needed. With ${count(div(added, 2), 'liter')} added, there would be ${count(start, 'liter')} of ${setting.part} in a total of ${add(amount, div(added, 2))}, which is more than ${goal}%.`,
        ],
      ],
      because: strong
        ? t`The amount of ${setting.thinner} stays at ${m`${div(100 - low, 100)} \times ${amount} = ${sub(amount, start)}`} liters, which must be ${100 - goal}% of the new total. That total is ${m`${sub(amount, start)} \div ${div(100 - goal, 100)} = ${add(amount, added)}`} liters, so ${m`${add(amount, added)} - ${amount} = ${added}`} ${agree(added, 'liter', 'liters')} must be added.`
        : t`The amount of ${setting.part} stays at ${m`${div(from, 100)} \times ${amount} = ${part}`} liters, which must be ${to}% of the new total. That total is ${m`${part} \div ${div(to, 100)} = ${add(amount, added)}`} liters, so ${m`${add(amount, added)} - ${amount} = ${added}`} ${agree(added, 'liter', 'liters')} must be added.`,
      quick: [
        strong
          ? t`The amount of ${setting.thinner} does not change, but it falls from ${100 - to}% to ${100 - from}% of the total. So the new total is ${m`${amount} \times \frac{${100 - to}}{${100 - from}} = ${add(amount, added)}`} liters, and ${m`${add(amount, added)} - ${amount} = ${added}`} ${agree(added, 'liter', 'liters')} must be added.`
          : t`The amount of ${setting.part} does not change, but it falls from ${from}% to ${to}% of the total. So the new total is ${m`${amount} \times \frac{${from}}{${to}} = ${add(amount, added)}`} liters, and ${m`${add(amount, added)} - ${amount} = ${added}`} ${agree(added, 'liter', 'liters')} must be added.`,
      ],
      full: [
        t`The original ${amount} liters contain ${m`\frac{${low}}{100} \times ${amount} = ${start}`} ${agree(start, 'liter', 'liters')} of ${setting.part}.`,
        strong
          ? t`If ${m`x`} liters of pure ${setting.part} are added, the amount of ${setting.part} rises to ${m`${start} + x`} and the total to ${m`${amount} + x`}. The new amount must be ${goal}% of the new total: ${m`${start} + x = ${div(goal, 100)}(${amount} + x)`}. Expanding gives ${m`${start} + x = ${percentOf(goal, amount)} + ${div(goal, 100)}x`}, or ${m`${div(100 - goal, 100)}x = ${sub(percentOf(goal, amount), start)}`}.`
          : t`If ${m`x`} liters of ${add1} are added, the amount of ${setting.part} does not change, but it must be ${goal}% of the new total, ${m`${amount} + x`}. So ${m`${part} = ${div(goal, 100)}(${amount} + x) = ${percentOf(goal, amount)} + ${div(goal, 100)}x`}, which gives ${m`${div(goal, 100)}x = ${sub(part, percentOf(goal, amount))}`}.`,
        t`So ${m`x = ${added}`}, and ${count(added, 'liter')} must be added.`,
      ],
      hints: [
        t`Which amount does not change when ${strong ? `pure ${setting.part}` : setting.thinner} is added?`,
        strong
          ? t`How many liters of ${setting.thinner} are there, and what percent of the new total must that amount be?`
          : t`How many liters of ${setting.part} are there, and what percent of the new total must that amount be?`,
      ],
    }
  },
  second: ([amount = 0, low = 0, goal = 0], stem) =>
    search([0, 400], (x) => {
      const inside = (amount * low) / 100 + (stem.includes('pure') ? x : 0)
      return near(inside * 100, goal * (amount + x))
    }),
})

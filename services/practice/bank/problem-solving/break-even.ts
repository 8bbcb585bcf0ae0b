import { m, money, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { isWhole } from '../factory/rational.ts'
import { search } from '../factory/search.ts'

const MAKERS = [
  { who: 'A candle maker', item: 'candle', fixed: 'rent' },
  { who: 'A print shop', item: 'poster', fixed: 'set-up' },
  { who: 'A furniture workshop', item: 'stool', fixed: 'machines' },
  { who: 'A pottery', item: 'bowl', fixed: 'its kiln' },
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

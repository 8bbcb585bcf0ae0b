import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const MAKERS = [
  { who: 'A candle maker', item: 'candle', fixed: 'rent' },
  { who: 'A print shop', item: 'poster', fixed: 'set-up' },
  { who: 'A furniture workshop', item: 'stool', fixed: 'machines' },
  { who: 'A pottery', item: 'bowl', fixed: 'its kiln' },
] as const

export const breakEven = problem({
  id: 'break-even',
  skill: 'profit',
  version: 3,
  levels: [-0.7, 0, 0.7],
  draw: (random, level) => {
    const cost = random.int(2, level === 1 ? 12 : 20)
    const price = cost + random.int(3, 36)
    const units = random.int(20, 400)
    const goal = level === 1 ? 0 : random.step(100, 900, 100)
    const fixed = (price - cost) * units - goal
    if (fixed < 100 || fixed % 10 !== 0) return null
    return { cost, price, units, goal, fixed, setting: random.pick(MAKERS) }
  },
  write: ({ cost, price, units, goal, fixed, setting }) => {
    const margin = price - cost
    const items = `${setting.item}s`
    const earned = fixed + goal
    // Whoever divides by something else gets a broken number and rounds it up to whole pieces.
    const up = Math.ceil
    return {
      stem: t`${setting.who} pays ${money(fixed)} a month for ${setting.fixed} and ${money(cost)} in materials for each ${setting.item}, and sells each for ${money(price)}. How many ${items} a month must be sold ${goal > 0 ? t`for a monthly profit of ${money(goal)}` : 'for income to equal cost'}?`,
      key: units,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          up(earned / price),
          'cost-left-out',
          () =>
            t`This answer divides ${money(earned)} by the price of ${money(price)}. Each ${setting.item} also costs ${money(cost)} in materials, so only ${money(margin)} of it go towards the rest.`,
        ],
        [
          up(earned / cost),
          'cost-left-out',
          () =>
            t`This answer divides ${money(earned)} by the materials, ${money(cost)}. What each ${setting.item} contributes is ${m`${price} - ${cost} = ${margin}`} dollars.`,
        ],
        ...(goal > 0 ? wrongGoals({ fixed, goal, margin, items, rent: setting.fixed }) : []),
        [
          up(earned / (price + cost)),
          'lost-sign',
          () =>
            t`This answer divides ${money(earned)} by ${m`${price} + ${cost}`}. Each ${setting.item} brings ${money(price)} and takes ${money(cost)}: the difference counts.`,
        ],
        [
          price > 2 * cost ? up(earned / (price - 2 * cost)) : -1,
          'fixed-cost-per-unit',
          () =>
            t`This answer takes the ${money(cost)} of materials off twice and divides by ${price - 2 * cost}. They are paid once for each ${setting.item}: ${m`${price} - ${cost} = ${margin}`}.`,
        ],
        [
          up((2 * earned) / (price + cost)),
          'rates-averaged',
          () =>
            t`This answer divides ${money(earned)} by the mean of ${money(price)} and ${money(cost)}. What is left of each sale is their difference, ${money(margin)}.`,
        ],
        [
          units + 1,
          'off-by-one',
          () =>
            t`With ${units + 1} ${items} there are already ${money(margin)} more than asked for. One ${setting.item} fewer is exactly enough.`,
        ],
        [
          up((earned + cost) / price),
          'fixed-cost-per-unit',
          () =>
            t`This answer adds the materials of one ${setting.item} to the ${money(earned)} and divides by ${money(price)}. Materials are paid for every ${setting.item}, so take ${money(cost)} off each price.`,
        ],
        [
          units - 1,
          'off-by-one',
          () =>
            t`With ${units - 1} ${items} there are still ${money(margin)} missing. It takes one ${setting.item} more.`,
        ],
      ],
      because: t`Each ${setting.item} contributes ${m`${price} - ${cost} = ${margin}`} dollars, and ${m`\frac{${earned}}{${margin}} = ${units}`}.`,
      quick: [t`What has to be earned over what each brings: ${m`\frac{${earned}}{${margin}} = ${units}`}.`],
      full: [
        t`For ${m`x`} ${items} the income is ${m`${price}x`} and the cost ${m`${fixed} + ${cost}x`}.`,
        goal > 0
          ? t`The profit is ${m`${price}x - ${cost}x - ${fixed} = ${goal}`}.`
          : t`They are equal when ${m`${price}x = ${fixed} + ${cost}x`}.`,
        t`So ${m`${margin}x = ${earned}`} and ${m`x = ${units}`}.`,
      ],
      hints: [
        `What does each ${setting.item} contribute after its materials are paid?`,
        goal > 0
          ? t`${money(fixed)} and the profit of ${money(goal)} both have to be earned.`
          : t`Each contributes ${money(margin)} towards the ${money(fixed)}.`,
      ],
    }
  },
  second: ([fixed = 0, cost = 0, price = 0, goal = 0]) =>
    search([1, 3000], (x) => x * price - (fixed + x * cost) === goal),
})

interface Goal {
  /** In dollars a month; `margin` in dollars a piece. */
  fixed: number
  goal: number
  margin: number
  items: string
  rent: string
}

function wrongGoals({ fixed, goal, margin, items, rent }: Goal): Wrong[] {
  return [
    [
      Math.ceil(fixed / margin),
      'ignored-condition',
      () =>
        t`${Math.ceil(fixed / margin)} ${items} cover the ${money(fixed)} for ${rent}, with a profit of about zero. Another ${money(goal)} is wanted.`,
    ],
    [
      Math.ceil(Math.abs(fixed - goal) / margin),
      'lost-sign',
      () =>
        t`This answer subtracts one from the other, ${money(fixed)} for ${rent} and the profit of ${money(goal)}. Both have to be earned: ${m`${fixed} + ${goal} = ${fixed + goal}`}.`,
    ],
    [
      Math.ceil(goal / margin),
      'cost-left-out',
      () =>
        t`This answer divides only the profit of ${money(goal)} by ${money(margin)}. The ${money(fixed)} for ${rent} must be earned too.`,
    ],
  ]
}

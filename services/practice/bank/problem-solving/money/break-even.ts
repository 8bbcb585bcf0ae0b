import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

const MAKERS = [
  { who: 'A candle maker', item: 'candle', fixed: 'rent' },
  { who: 'A print shop', item: 'poster', fixed: 'equipment' },
  { who: 'A furniture workshop', item: 'stool', fixed: 'machine rental' },
  { who: 'A pottery studio', item: 'bowl', fixed: 'its kiln' },
] as const

export const breakEven = problem({
  id: 'break-even',
  skill: 'profit',
  version: 4,
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
    // A wrong divisor gives a broken number, which a candidate rounds up to whole pieces.
    const up = Math.ceil
    const needed = goal > 0 ? t`${m`${fixed} + ${goal} = ${earned}`} dollars` : money(earned)
    const rounded = (divisor: number): string => (earned % divisor === 0 ? '' : ' and rounds up')
    return {
      stem: t`${setting.who} pays ${money(fixed)} a month for ${setting.fixed} and ${money(cost)} in materials for each ${setting.item}, and sells each ${setting.item} for ${money(price)}. How many ${items} must be sold each month ${goal > 0 ? t`to make a monthly profit of ${money(goal)}` : 'to break even'}?`,
      key: units,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          up(earned / price),
          'cost-left-out',
          () =>
            t`This answer divides ${needed} by the full price of ${money(price)}${rounded(price)}. Each ${setting.item} also uses ${money(cost)} in materials, so only ${money(margin)} of the price is left.`,
        ],
        [
          up(earned / cost),
          'cost-left-out',
          () =>
            t`This answer divides ${needed} by the ${money(cost)} cost of materials${rounded(cost)}. Divide instead by what is left of each sale after materials, ${m`${price} - ${cost} = ${margin}`} dollars.`,
        ],
        ...(goal > 0 ? wrongGoals({ fixed, goal, margin, items, rent: setting.fixed }) : []),
        [
          up(earned / (price + cost)),
          'lost-sign',
          () =>
            t`This answer divides ${needed} by ${m`${price} + ${cost}`}${rounded(price + cost)}. The materials are a cost, so they must be subtracted from the price, not added to it.`,
        ],
        [
          price > 2 * cost ? up(earned / (price - 2 * cost)) : -1,
          'fixed-cost-per-unit',
          () =>
            t`This answer subtracts the ${money(cost)} for materials from the price twice and divides ${needed} by ${price - 2 * cost}${rounded(price - 2 * cost)}. Each ${setting.item} needs materials only once: ${m`${price} - ${cost} = ${margin}`}.`,
        ],
        [
          up((2 * earned) / (price + cost)),
          'rates-averaged',
          () =>
            t`This answer divides ${needed} by the average of ${money(price)} and ${money(cost)}${(2 * earned) % (price + cost) === 0 ? '' : ' and rounds up'}. Each sale leaves the difference between price and cost, which is ${money(margin)}.`,
        ],
        [
          units + 1,
          'off-by-one',
          () =>
            t`With ${units + 1} ${items}, the ${goal > 0 ? 'profit is' : 'income exceeds the cost by'} ${money(margin)}${goal > 0 ? t` more than ${money(goal)}` : ''}. One fewer ${setting.item} is enough.`,
        ],
        [
          up((earned + cost) / price),
          'fixed-cost-per-unit',
          () =>
            t`This answer counts the ${money(cost)} for materials only once, adding it to ${needed} and dividing by ${money(price)}${(earned + cost) % price === 0 ? '' : ', rounded up'}. Materials are paid for every ${setting.item}, so each sale leaves only ${money(margin)}.`,
        ],
        [
          units - 1,
          'off-by-one',
          () =>
            t`With ${units - 1} ${items}, the income is still ${money(margin)} short. One more ${setting.item} must be sold.`,
        ],
      ],
      because: t`Each ${setting.item} sold leaves ${m`${price} - ${cost} = ${margin}`} dollars after materials, and it takes ${goal > 0 ? m`\frac{${fixed} + ${goal}}{${margin}} = ${units}` : m`\frac{${fixed}}{${margin}} = ${units}`} ${items} to ${goal > 0 ? t`cover ${money(fixed)} and earn ${money(goal)}` : t`cover ${money(fixed)}`}.`,
      quick: [
        t`After materials, each ${setting.item} leaves ${m`${price} - ${cost} = ${margin}`} dollars, and the sales must bring in ${needed}. That takes ${m`\frac{${earned}}{${margin}} = ${units}`} ${items}.`,
      ],
      full: [
        t`If ${m`x`} ${items} are sold, the income is ${m`${price}x`} dollars and the cost is ${m`${fixed} + ${cost}x`} dollars.`,
        goal > 0
          ? t`Profit is income minus cost, so ${m`${price}x - (${fixed} + ${cost}x) = ${goal}`}.`
          : t`At the break-even point the two are equal: ${m`${price}x = ${fixed} + ${cost}x`}.`,
        t`Then ${goal > 0 ? m`${margin}x = ${fixed} + ${goal} = ${earned}` : m`${margin}x = ${fixed}`}, so ${m`x = ${units}`} ${items} must be sold.`,
      ],
      hints: [
        `How much of the price of each ${setting.item} is left after its materials are paid for?`,
        goal > 0
          ? t`Which amounts must the sales cover besides the materials: ${money(fixed)}, ${money(goal)}, or both?`
          : t`Each ${setting.item} leaves ${money(margin)} toward the ${money(fixed)} for ${setting.fixed}. How many times does ${money(margin)} go into ${money(fixed)}?`,
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
        t`Selling ${Math.ceil(fixed / margin)} ${items} is just enough to cover the ${money(fixed)} for ${rent}. It does not yet make a profit of ${money(goal)}.`,
    ],
    [
      Math.ceil(Math.abs(fixed - goal) / margin),
      'lost-sign',
      () =>
        t`This answer takes the difference between ${money(fixed)} and the profit of ${money(goal)}. The sales must cover both: ${m`${fixed} + ${goal} = ${fixed + goal}`}.`,
    ],
    [
      Math.ceil(goal / margin),
      'cost-left-out',
      () =>
        t`This answer divides only the profit of ${money(goal)} by ${money(margin)}${goal % margin === 0 ? '' : ' and rounds up'}. The sales must also cover the ${money(fixed)} for ${rent}.`,
    ],
  ]
}

import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, type Rational } from '../../factory/rational.ts'

const STALLS = [
  { who: 'A school class', what: 'smoothie', plural: 'smoothies' },
  { who: 'A sports club', what: 'pizza slice', plural: 'pizza slices' },
  { who: 'A choir', what: 'calendar', plural: 'calendars' },
  { who: 'An orchestra', what: 'program', plural: 'programs' },
  { who: 'A town band', what: 'waffle', plural: 'waffles' },
] as const

interface Stall {
  level: Level
  fee: number
  price: Rational
  cost: Rational
  gain: Rational
  low: number
  high: number
  stall: (typeof STALLS)[number]
}

export const stallProfit = problem<Stall>({
  id: 'stall-profit',
  skill: 'inequalities',
  version: 4,
  levels: [-0.6, 0.1, 0.7],
  places: [
    [0, 5, 5, 5, 5],
    [0, 5, 5, 5, 5],
    [12, 2, 2, 2, 2],
  ],
  draw: (random, level) => {
    const cost = random.int(1, 8)
    const gain = random.int(2, 9)
    const low = random.int(20, 150)
    return {
      level,
      fee: random.int(15, 90),
      price: rational((cost + gain) * 25, 100),
      cost: rational(cost * 25, 100),
      gain: rational(gain * 25, 100),
      low,
      high: low + random.int(10, 90),
      stall: random.pick(STALLS),
    }
  },
  write: (drawn) => ({
    ...byLevel(drawn, [leastNumber, greatestNumber, countOfNumbers]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([fee = 0, price = 0, cost = 0, low = 0, high = 0], stem) => {
    let counted = 0
    let least = Number.NaN
    let greatest = Number.NaN
    for (let sold = 0; sold <= 2000; sold += 1) {
      const cents = Math.round(100 * price) * sold - Math.round(100 * cost) * sold - 100 * fee
      if (cents >= 100 * low && Number.isNaN(least)) least = sold
      if (cents < 100 * low) greatest = sold
      if (cents >= 100 * low && cents < 100 * high) counted += 1
    }
    return stem.includes('least number') ? least : stem.includes('greatest number') ? greatest : counted
  },
})

function leastNumber(drawn: Stall): Written {
  const { fee, price, cost, gain, low, stall } = drawn
  const { who, what, plural } = stall
  const at = (profit: number): Rational => div(fee + profit, gain)
  const first = ceil(at(low))
  const intro = t`${who} rents a booth for ${money(fee)} and sells ${plural} at ${money(price)} each. Each ${what} costs the group ${money(cost)} to make.`
  const profit = t`${gain}n - ${fee}`
  const condition = t`${profit} \\ge ${low}`
  const solved = t`n \\ge ${bound(at(low))}`
  return {
    stem: t`${intro} What is the least number of ${plural} that must be sold for a profit of at least ${money(low)}?`,
    key: first,
    wrong: wrongBounds(drawn, first),
    because: t`The profit from ${m`n`} ${plural} is ${m`${profit}`} dollars. It is at least ${money(low)} if ${m`${solved}`}${isWhole(at(low)) ? '' : t`, which is between ${first - 1} and ${first}`}, so the least number is ${first}.`,
    quick: [
      t`Each ${what} sold earns ${money(gain)}, and together they must bring in ${money(fee)} for the booth and ${money(low)} of profit: ${numberFor(drawn)}, ${isWhole(at(low)) ? 'which is the least number' : t`which is between ${first - 1} and ${first}. So the least number is ${first}`}.`,
    ],
    full: [
      t`Each ${what} sold earns ${money(price)} minus ${money(cost)}, or ${money(gain)}, so the profit from ${m`n`} of them is ${m`${profit}`} dollars.`,
      t`Solve ${m`${condition}`} by adding ${fee}${compare(gain, 1) === 0 ? '' : t` and dividing by ${gain}`}: ${m`${solved}`}.`,
      t`${isWhole(at(low)) ? 'The' : t`This bound is between ${first - 1} and ${first}, so the`} least whole number is ${first}, with a profit of ${m`${gain} \times ${first} - ${fee} = ${profitOf(drawn, first)}`} dollars.`,
    ],
    hints: [
      t`How much does each ${what} sold add to the profit?`,
      t`Which costs must be covered before there is any profit? Write the profit from ${m`n`} ${plural} as an expression.`,
    ],
  }
}

function greatestNumber(drawn: Stall): Written {
  const { fee, price, cost, gain, low, stall } = drawn
  const { who, what, plural } = stall
  const at = (profit: number): Rational => div(fee + profit, gain)
  const key = floorBelow(at(low))
  const intro = t`${who} rents a booth for ${money(fee)} and sells ${plural} at ${money(price)} each. Each ${what} costs the group ${money(cost)} to make.`
  const profit = t`${gain}n - ${fee}`
  const condition = t`${profit} < ${low}`
  const solved = t`n < ${bound(at(low))}`
  return {
    stem: t`${intro} What is the greatest number of ${plural} that can be sold if the profit is less than ${money(low)}?`,
    key,
    wrong: wrongBounds(drawn, key),
    because: t`The profit from ${m`n`} ${plural} is ${m`${profit}`} dollars. It is less than ${money(low)} if ${m`${solved}`}${isWhole(at(low)) ? '' : t`, which is between ${key} and ${key + 1}`}, so the greatest number is ${key}.`,
    quick: [
      t`Each ${what} sold earns ${money(gain)}, so the profit reaches ${money(low)} at ${numberFor(drawn)}, and the greatest whole number below that is ${key}.`,
    ],
    full: [
      t`Each ${what} sold earns ${money(price)} minus ${money(cost)}, or ${money(gain)}, so the profit from ${m`n`} of them is ${m`${profit}`} dollars.`,
      t`Solve ${m`${condition}`} by adding ${fee}${compare(gain, 1) === 0 ? '' : t` and dividing by ${gain}`}: ${m`${solved}`}.`,
      t`${isWhole(at(low)) ? t`The number ${key + 1} itself does not count` : t`This bound is between ${key} and ${key + 1}`}, so the greatest whole number is ${key}, with a profit of ${compare(gain, 1) === 0 ? m`${key} - ${fee} = ${profitOf(drawn, key)}` : m`${gain} \times ${key} - ${fee} = ${profitOf(drawn, key)}`} dollars.`,
    ],
    hints: [
      t`How much does each ${what} sold add to the profit?`,
      t`For which number is the profit exactly ${money(low)}? Does that number itself count?`,
    ],
  }
}

function countOfNumbers(drawn: Stall): Written {
  const { fee, price, cost, gain, low, high, stall } = drawn
  const { who, what, plural } = stall
  const at = (profit: number): Rational => div(fee + profit, gain)
  const first = ceil(at(low))
  const last = ceil(at(high)) - 1
  const key = last - first + 1
  const intro = t`${who} rents a booth for ${money(fee)} and sells ${plural} at ${money(price)} each. Each ${what} costs the group ${money(cost)} to make.`
  const profit = t`${gain}n - ${fee}`
  const condition = t`${low} \\le ${profit} < ${high}`
  const solved = t`${bound(at(low))} \\le n < ${bound(at(high))}`
  return {
    stem: t`${intro} For how many different numbers of ${plural} sold is the profit at least ${money(low)} but less than ${money(high)}?`,
    key,
    wrong: wrongCounts(drawn, first, last),
    because: t`The profit from ${m`n`} ${plural} is ${m`${profit}`} dollars, and it is in the given range if ${m`${solved}`}. The whole numbers from ${first} to ${last} satisfy this, ${m`${last} - ${first} + 1 = ${key}`} in all.`,
    quick: [
      t`Each ${what} sold earns ${money(gain)}, so the profit is ${money(low)} at ${numberFor(drawn)} and ${money(high)} at ${numberFor({ ...drawn, low: high })}. So ${m`${solved}`}. The whole numbers in this range are those from ${first} to ${last}, and there are ${m`${last} - ${first} + 1 = ${key}`} of them.`,
    ],
    full: [
      t`Each ${what} sold earns ${money(price)} minus ${money(cost)}, or ${money(gain)}, so the profit from ${m`n`} of them is ${m`${profit}`} dollars.`,
      t`Solve ${m`${condition}`} by adding ${fee}${compare(gain, 1) === 0 ? '' : t` and dividing by ${gain}`}: ${m`${solved}`}.`,
      t`The lower bound is ${isWhole(at(low)) ? t`${first}, which counts` : t`between ${first - 1} and ${first}`}. The upper bound is ${isWhole(at(high)) ? t`${last + 1}, which does not count` : t`between ${last} and ${last + 1}`}. So ${m`n`} is a whole number from ${first} to ${last}, and there are ${m`${last} - ${first} + 1 = ${key}`} of these.`,
      t`Check the ends: ${first} ${plural} bring ${money(profitOf(drawn, first))}, and ${last} bring ${money(profitOf(drawn, last))}. Both profits are in the range.`,
    ],
    hints: [
      t`How much does each ${what} sold add to the profit?`,
      t`Find the least and the greatest number of ${plural} that give a profit in this range. Are both bounds included?`,
    ],
  }
}

/** The number of pieces, perhaps broken, that brings the lower profit. */
function numberFor({ fee, gain, low }: Stall): string {
  const sum = `${fee} + ${low}`
  return compare(gain, 1) === 0 ? m`${sum} = ${fee + low}` : m`\frac{${sum}}{${gain}} = ${div(fee + low, gain)}`
}

function ceil(value: Rational): number {
  return Number((value.n + value.d - 1n) / value.d)
}

function floorBelow(value: Rational): number {
  return ceil(value) - 1
}

function bound(value: Rational): string {
  return isWhole(value) ? plain(value) : `\\frac{${value.n}}{${value.d}}`
}

function profitOf({ fee, gain }: Stall, sold: number): Rational {
  const taken = mul(gain, sold)
  return rational(taken.n - BigInt(fee) * taken.d, taken.d)
}

function wrongBounds(stall: Stall, key: number): Wrong[] {
  const { level, fee, price, cost, gain, low } = stall
  const { plural, what } = stall.stall
  const round = (value: Rational): number => (level === 1 ? ceil(value) : floorBelow(value))
  const direction = level === 1 ? 'up' : 'down'
  const rounds = (value: Rational): string => (isWhole(value) ? '' : ` and rounds ${direction}`)
  const next = level === 1 ? key - 1 : key + 1
  const exact = isWhole(div(fee + low, gain))
  return [
    [
      next,
      exact ? 'boundary-included' : 'off-by-one',
      () =>
        t`With ${next} ${plural}, the profit is ${money(profitOf(stall, next))}, which is ${level === 1 ? `less than ${money(low)}` : `not less than ${money(low)}`}.`,
    ],
    [
      level === 1 ? key + 1 : key - 1,
      exact ? 'boundary-excluded' : 'off-by-one',
      () =>
        level === 1
          ? t`This answer is one more than necessary. With ${key} ${plural}, the profit is already ${money(profitOf(stall, key))}.`
          : t`One more is possible. With ${key} ${plural}, the profit is ${money(profitOf(stall, key))}, which is still less than ${money(low)}.`,
    ],
    [
      round(div(low, gain)),
      'cost-left-out',
      () =>
        t`This answer divides only ${money(low)} by ${money(gain)}${rounds(div(low, gain))}, which leaves out the ${money(fee)} for the booth. Divide ${money(fee + low)} instead.`,
    ],
    [
      round(div(fee, gain)),
      'ignored-condition',
      () =>
        t`This answer divides only ${money(fee)}, the cost of the booth, by ${money(gain)}${rounds(div(fee, gain))}. With the profit of ${money(low)}, the sales must earn ${money(fee + low)}.`,
    ],
    [
      round(div(fee + low, price)),
      'cost-left-out',
      () =>
        t`This answer divides ${money(fee + low)} by the full price of ${money(price)}${rounds(div(fee + low, price))}. Each ${what} costs ${money(cost)} to make, so it earns only ${money(gain)}.`,
    ],
    [
      round(div(low - fee, gain)),
      'lost-sign',
      () =>
        t`This answer subtracts ${money(fee)} from ${money(low)}. The booth is a cost, so the sales must earn ${money(fee + low)}.`,
    ],
    [
      round(div(fee + low, rational(price.n * cost.d + cost.n * price.d, price.d * cost.d))),
      'wrong-operation',
      () =>
        t`This answer adds ${money(price)} and ${money(cost)}. What each ${what} earns is the difference, ${money(gain)}.`,
    ],
    [
      round(div(fee + low, cost)),
      'wrong-operation',
      () =>
        t`This answer divides by ${money(cost)}, the cost of one ${what}. Divide by the profit that each ${what} earns, ${money(gain)}, instead.`,
    ],
    [
      round(div(low, price)),
      'cost-left-out',
      () =>
        t`This answer compares only the income with ${money(low)}. It leaves out the cost of the booth and of making the ${plural}.`,
    ],
    [
      round(div(2 * fee + low, gain)),
      'doubled-or-halved',
      () =>
        t`This answer divides ${m`2 \times ${fee} + ${low}`} by ${m`${gain}`}${rounds(div(2 * fee + low, gain))}, which counts the ${money(fee)} for the booth twice.`,
    ],
  ]
}

function wrongCounts({ fee, price, gain, low, high, stall: { plural } }: Stall, first: number, last: number): Wrong[] {
  const key = last - first + 1
  const spread = ceil(div(high - low, price))
  return [
    [key - 1, 'off-by-one', () => t`This answer is ${m`${last} - ${first}`}, which leaves out one of the two ends. Both ${first} and ${last} count, so add 1.`],
    [key + 1, 'boundary-included', () => t`This answer counts one number too many. The numbers run from ${first} to ${last}, since ${last + 1} would give a profit of at least ${money(high)}.`],
    [last, 'stopped-early', () => t`${last} is the greatest of the numbers. The question asks how many such numbers there are.`],
    [first, 'stopped-early', () => t`${first} is the least of the numbers. The question asks how many such numbers there are.`],
    [high - low, 'ignored-condition', () => t`This answer is the length of the range in dollars. Each of the ${plural} adds ${money(gain)}, not one dollar.`],
    [spread, 'cost-left-out', () => t`This answer divides the width of the range, ${money(high - low)}, by the full price of ${money(price)}. Each further sale adds only ${money(gain)} to the profit.`],
    [last - ceil(div(fee, gain)) + 1, 'ignored-condition', () => t`This answer counts from the number that just pays for the booth. The profit must be at least ${money(low)}.`],
    [ceil(div(high, gain)) - ceil(div(fee + low, gain)), 'cost-left-out', () => t`This answer leaves the ${money(fee)} for the booth out of the upper bound. To earn ${money(high)}, the sales must first pay for the booth too.`],
    [2 * key, 'doubled-or-halved', () => t`This answer counts each number twice. From ${first} to ${last} there are ${m`${last} - ${first} + 1 = ${key}`} numbers.`],
    [ceil(div(high - low, gain)) + 2, 'boundary-included', () => t`This answer counts two numbers more than ${m`${high - low} \div ${gain}`}, one for each end. A profit of exactly ${money(high)} is not allowed.`],
  ] // prettier-ignore
}

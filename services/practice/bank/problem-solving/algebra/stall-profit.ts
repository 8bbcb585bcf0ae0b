import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul, rational, type Rational } from '../../factory/rational.ts'

const STALLS = [
  { who: 'A school class', what: 'smoothie', plural: 'smoothies' },
  { who: 'A sports club', what: 'pizza slice', plural: 'pizza slices' },
  { who: 'A choir', what: 'calendar', plural: 'calendars' },
  { who: 'An orchestra', what: 'program', plural: 'programs' },
  { who: 'A village band', what: 'waffle', plural: 'waffles' },
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
  version: 3,
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
  const intro = t`${who} rents a stall for ${money(fee)} and sells ${plural} at ${money(price)} each; every ${what} costs the group ${money(cost)} to make.`
  const profit = t`${gain}n - ${fee}`
  const condition = t`${profit} \\ge ${low}`
  const solved = t`n \\ge ${bound(at(low))}`
  return {
    stem: t`${intro} What is the least number of ${plural} with which the profit is at least ${money(low)}?`,
    key: first,
    wrong: wrongBounds(drawn, first),
    because: t`The profit from ${m`n`} ${plural} is ${m`${profit}`} dollars, and ${m`${condition}`} means ${m`${solved}`}: ${first}.`,
    quick: [
      t`${m`\frac{${fee} + ${low}}{${gain}} = ${at(low)}`}, ${isWhole(at(low)) ? 'and exactly this is enough' : 'rounded up'}: ${first}.`,
    ],
    full: [
      t`Each ${what} brings ${m`${price} - ${cost} = ${gain}`} dollars; with ${m`n`} of them the profit is ${m`${profit}`}.`,
      t`Solve ${m`${condition}`}: add ${fee} and divide by ${gain}, which is positive. ${m`${solved}`}.`,
      t`The least whole number is ${first}, with a profit of ${m`${gain} \times ${first} - ${fee} = ${profitOf(drawn, first)}`} dollars.`,
    ],
    hints: ['What does one more sale add to the profit?', t`Solve ${m`${condition}`} for ${m`n`}.`],
  }
}

function greatestNumber(drawn: Stall): Written {
  const { fee, price, cost, gain, low, stall } = drawn
  const { who, what, plural } = stall
  const at = (profit: number): Rational => div(fee + profit, gain)
  const key = floorBelow(at(low))
  const intro = t`${who} rents a stall for ${money(fee)} and sells ${plural} at ${money(price)} each; every ${what} costs the group ${money(cost)} to make.`
  const profit = t`${gain}n - ${fee}`
  const condition = t`${profit} < ${low}`
  const solved = t`n < ${bound(at(low))}`
  return {
    stem: t`${intro} What is the greatest number of ${plural} with which the profit is still less than ${money(low)}?`,
    key,
    wrong: wrongBounds(drawn, key),
    because: t`The profit from ${m`n`} ${plural} is ${m`${profit}`} dollars, and ${m`${condition}`} means ${m`${solved}`}: ${key}.`,
    quick: [
      t`${m`\frac{${fee} + ${low}}{${gain}} = ${at(low)}`}, ${isWhole(at(low)) ? 'and this number itself is one too many' : 'rounded down'}: ${key}.`,
    ],
    full: [
      t`Each ${what} brings ${m`${price} - ${cost} = ${gain}`} dollars; with ${m`n`} of them the profit is ${m`${profit}`}.`,
      t`Solve ${m`${condition}`}: add ${fee} and divide by ${gain}, which is positive. ${m`${solved}`}.`,
      t`The greatest whole number is ${key}, with a profit of ${m`${gain} \times ${key} - ${fee} = ${profitOf(drawn, key)}`} dollars.`,
    ],
    hints: ['What does one more sale add to the profit?', t`Solve ${m`${condition}`} for ${m`n`}.`],
  }
}

function countOfNumbers(drawn: Stall): Written {
  const { fee, price, cost, gain, low, high, stall } = drawn
  const { who, what, plural } = stall
  const at = (profit: number): Rational => div(fee + profit, gain)
  const first = ceil(at(low))
  const last = ceil(at(high)) - 1
  const key = last - first + 1
  const intro = t`${who} rents a stall for ${money(fee)} and sells ${plural} at ${money(price)} each; every ${what} costs the group ${money(cost)} to make.`
  const profit = t`${gain}n - ${fee}`
  const condition = t`${low} \\le ${profit} < ${high}`
  const solved = t`${bound(at(low))} \\le n < ${bound(at(high))}`
  return {
    stem: t`${intro} For how many different numbers of ${plural} is the profit at least ${money(low)} but less than ${money(high)}?`,
    key,
    wrong: wrongCounts(drawn, first, last),
    because: t`The profit from ${m`n`} ${plural} is ${m`${profit}`} dollars, and ${m`${condition}`} means ${m`${solved}`}: all numbers from ${first} to ${last}.`,
    quick: [t`${m`${solved}`}: from ${first} to ${last} there are ${m`${last} - ${first} + 1 = ${key}`}.`],
    full: [
      t`Each ${what} brings ${m`${price} - ${cost} = ${gain}`} dollars; with ${m`n`} of them the profit is ${m`${profit}`}.`,
      t`Solve ${m`${condition}`}: add ${fee} and divide by ${gain}, which is positive. ${m`${solved}`}.`,
      t`The numbers from ${first} to ${last} do: ${m`${last} - ${first} + 1 = ${key}`}.`,
    ],
    hints: ['What does one more sale add to the profit?', t`Solve ${m`${condition}`} for ${m`n`}.`],
  }
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
  const next = level === 1 ? key - 1 : key + 1
  const exact = isWhole(div(fee + low, gain))
  return [
    [
      next,
      exact ? 'boundary-included' : 'off-by-one',
      () =>
        t`With ${next} ${plural} the profit is ${money(profitOf(stall, next))}, which is ${level === 1 ? `less than ${money(low)}` : `no longer less than ${money(low)}`}.`,
    ],
    [
      level === 1 ? key + 1 : key - 1,
      exact ? 'boundary-excluded' : 'off-by-one',
      () =>
        level === 1
          ? t`With ${key} ${plural} the profit is ${money(profitOf(stall, key))}: that is already at least ${money(low)}.`
          : t`With ${key} ${plural} the profit is ${money(profitOf(stall, key))}, still less than ${money(low)}.`,
    ],
    [
      round(div(low, gain)),
      'cost-left-out',
      () => t`This answer leaves out the rent of the stall, ${money(fee)}. It has to be earned first.`,
    ],
    [
      round(div(fee, gain)),
      'ignored-condition',
      () => t`With this number the ${money(fee)} for the stall are earned. The profit of ${money(low)} comes on top.`,
    ],
    [
      round(div(fee + low, price)),
      'cost-left-out',
      () =>
        t`This answer divides by the price of ${money(price)}. Each ${what} also costs ${money(cost)}, so it brings ${money(gain)}.`,
    ],
    [
      round(div(low - fee, gain)),
      'lost-sign',
      () =>
        t`This answer subtracts ${money(fee)} from ${money(low)}. The stall is a cost, so the sales must bring ${money(fee + low)}.`,
    ],
    [
      round(div(fee + low, rational(price.n * cost.d + cost.n * price.d, price.d * cost.d))),
      'wrong-operation',
      () =>
        t`This answer adds ${money(price)} and ${money(cost)}. What a ${what} brings is the difference, ${money(gain)}.`,
    ],
    [
      round(div(fee + low, cost)),
      'wrong-operation',
      () => t`This answer divides by the cost of ${money(cost)}. Each ${what} brings ${money(gain)}.`,
    ],
    [
      round(div(low, price)),
      'cost-left-out',
      () =>
        t`This answer compares only what is taken with ${money(low)}, and leaves out what the stall and the ${plural} cost.`,
    ],
    [
      round(div(2 * fee + low, gain)),
      'doubled-or-halved',
      () => t`This answer counts the ${money(fee)} for the stall twice.`,
    ],
  ]
}

function wrongCounts({ fee, price, gain, low, high, stall: { plural } }: Stall, first: number, last: number): Wrong[] {
  const key = last - first + 1
  const spread = ceil(div(high - low, price))
  return [
    [
      key - 1,
      'off-by-one',
      () => t`This answer subtracts ${first} from ${last}. Both of them count, so it is one more.`,
    ],
    [
      key + 1,
      'boundary-included',
      () =>
        t`This answer counts one number too many. The numbers run from ${first} to ${last}; ${last + 1} already brings ${money(high)} or more.`,
    ],
    [
      last,
      'stopped-early',
      () => t`${last} is the greatest number of ${plural} that fits. The question asks how many numbers fit.`,
    ],
    [
      first,
      'stopped-early',
      () => t`${first} is the least number of ${plural} that fits. The question asks how many numbers fit.`,
    ],
    [
      high - low,
      'ignored-condition',
      () =>
        t`This answer counts the whole dollars from ${low} to ${high}. Each of the ${plural} brings ${money(gain)}.`,
    ],
    [
      spread,
      'cost-left-out',
      () =>
        t`This answer divides by the price of ${money(price)}. One more of the ${plural} adds only ${money(gain)} to the profit.`,
    ],
    [
      last - ceil(div(fee, gain)) + 1,
      'ignored-condition',
      () => t`This answer begins where the stall is paid for. The profit has to be at least ${money(low)}.`,
    ],
    [
      ceil(div(high, gain)) - ceil(div(fee + low, gain)),
      'cost-left-out',
      () => t`This answer leaves the ${money(fee)} for the stall out of the upper limit.`,
    ],
    [
      2 * key,
      'doubled-or-halved',
      () => t`From ${first} to ${last} there are ${m`${last} - ${first} + 1 = ${key}`} numbers, not twice as many.`,
    ],
    [
      ceil(div(high - low, gain)) + 2,
      'boundary-included',
      () =>
        t`This answer adds both ends to the ${m`${high - low} \div ${gain}`} steps. Of the ends, only the lower one may belong.`,
    ],
  ]
}

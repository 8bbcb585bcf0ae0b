import { byLevel } from '../../factory/by-level.ts'
import { count, m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const PRICES = [
  { what: 'The price, in dollars, of sending a parcel of', unit: 'pound', thing: 'parcel', verb: 'weighs' },
  { what: 'The fare, in dollars, for a taxi ride of', unit: 'mile', thing: 'ride', verb: 'is as long as' },
  { what: 'The fee, in dollars, for renting a boat for', unit: 'hour', thing: 'rental', verb: 'lasts' },
  { what: 'The charge, in dollars, for printing', unit: 'page', thing: 'order', verb: 'has' },
] as const

interface Parcel {
  level: Level
  base: number
  rate: Rational
  limit: number
  late: Rational
  x: number
  y: number
  price: (typeof PRICES)[number]
}

export const parcelPrice = problem<Parcel>({
  id: 'parcel-price',
  skill: 'functions',
  version: 3,
  levels: [-1.6, -0.9, -0.2],
  draw: (random, level) => {
    const [rate, late] = random.some([1, 3, 4, 5, 6, 7, 8], 2) as [number, number]
    const limit = random.int(4, 12)
    const x = level === 3 ? random.int(Math.ceil(limit / 2) + 1, limit) : limit + random.int(2, 14)
    return {
      level,
      base: random.int(2, 15),
      rate: rational(Math.max(rate, late), 2),
      late: rational(Math.min(rate, late), 2),
      limit,
      x,
      y: 2 * x,
      price: random.pick(PRICES),
    }
  },
  write: (drawn) => byLevel(drawn, [valueAt, placeOfValue, savingOfOne]),
  second: (numbers, stem) => {
    const one = stem.includes('How much less')
    const [base = 0, rate = 0, limit = 0, start = 0, late = 0] = numbers
    const f = (x: number): number => (x <= limit ? base + rate * x : start + late * (x - limit))
    if (one) return 2 * f(numbers.at(-1)!) - f(numbers.at(-2)!)
    if (stem.includes('What is the value')) return f(numbers.at(-1)!)
    for (let quarter = 1; quarter <= 800; quarter += 1) if (near(f(quarter / 4), numbers.at(-1)!)) return quarter / 4
    return Number.NaN
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(drawn: Parcel) {
  const { base, rate, limit, late, price } = drawn
  const f = (value: number): Rational => valueOf(drawn, value)
  const start = add(base, mul(limit, rate))
  const upper = m`f(x) = ${base} + ${rate}x`
  const lower = m`f(x) = ${start} + ${late}(x - ${limit})`
  const intro = t`${price.what} ${m`x`} ${price.unit}s is given by ${upper} for ${m`x \le ${limit}`} and by ${lower} for ${m`x > ${limit}`}.`
  return { f, start, intro }
}

function valueAt(drawn: Parcel): Problem {
  const { limit, late, x } = drawn
  const { f, start, intro } = basicsOf(drawn)
  const key = f(x)
  const one = t`${m`${start} + ${late}(${x} - ${limit}) = ${f(x)}`}`
  return {
    stem: t`${intro} What is the value of ${m`f(${x})`}?`,
    key,
    show: plain,
    fits: (value) =>
      value.n > 0n && isWhole(mul(4, value)) && compare(value, mul(12, key)) < 0 && compare(mul(12, value), key) > 0,
    wrong: wrongValues(drawn),
    because: t`${x} is greater than ${limit}, so the second formula holds: ${one}.`,
    quick: [t`${one}.`],
    full: [t`Which formula holds? ${m`${x} > ${limit}`}: the second.`, t`Put in ${m`x = ${x}`}: ${one}.`],
    hints: ['Which of the two formulas holds here?', t`${x} is greater than ${limit}.`],
  }
}

function placeOfValue(drawn: Parcel): Problem {
  const { base, rate, limit, late, x } = drawn
  const { f, start, intro } = basicsOf(drawn)
  const key = rational(x)
  const one = t`${m`${start} + ${late}(${x} - ${limit}) = ${f(x)}`}`
  return {
    stem: t`${intro} For which ${m`x`} is ${m`f(x) = ${f(x)}`}?`,
    key,
    show: plain,
    fits: (value) =>
      value.n > 0n && isWhole(mul(1, value)) && compare(value, mul(12, key)) < 0 && compare(mul(12, value), key) > 0,
    wrong: wrongPlaces(drawn),
    because: t`${f(x)} is more than ${m`f(${limit}) = ${start}`}, so the second formula holds: ${one}.`,
    quick: [t`${m`x = ${limit} + \frac{${f(x)} - ${start}}{${late}} = ${x}`}.`],
    full: [
      t`At the limit ${m`f(${limit}) = ${base} + ${rate} \times ${limit} = ${start}`}, and ${f(x)} is more. So ${m`x > ${limit}`}.`,
      t`Solve ${m`${start} + ${late}(x - ${limit}) = ${f(x)}`}: ${m`x - ${limit} = ${sub(f(x), start)} \div ${late} = ${x - limit}`}.`,
      t`So ${m`x = ${x}`}.`,
    ],
    hints: [
      'Which of the two formulas holds here?',
      t`At the limit, ${m`f(${limit}) = ${start}`}. Is ${f(x)} more or less?`,
    ],
  }
}

function savingOfOne(drawn: Parcel): Problem {
  const { base, rate, limit, late, x, y, price } = drawn
  const { f, start, intro } = basicsOf(drawn)
  const key = sub(mul(2, f(x)), f(y))
  const one = t`${m`${start} + ${late}(${y} - ${limit}) = ${f(y)}`}`
  return {
    stem: t`${intro} How much less does one ${price.thing} of ${count(y, price.unit)} cost than two of ${count(x, price.unit)} each?`,
    key,
    show: money,
    fits: (value) =>
      value.n > 0n && isWhole(mul(4, value)) && compare(value, mul(12, key)) < 0 && compare(mul(12, value), key) > 0,
    wrong: wrongSavings(drawn),
    because: t`Two of ${x} cost ${m`2 \times ${f(x)} = ${mul(2, f(x))}`} dollars, one of ${y} costs ${money(f(y))}.`,
    quick: [t`${m`2f(${x}) - f(${y}) = ${mul(2, f(x))} - ${f(y)} = ${key}`}.`],
    full: [
      t`${m`${x} \le ${limit}`}, so ${m`f(${x}) = ${base} + ${rate} \times ${x} = ${f(x)}`}; two cost ${money(mul(2, f(x)))}.`,
      t`${m`${y} > ${limit}`}, so ${m`f(${y})`} comes from the second formula: ${one}.`,
      t`The difference is ${m`${mul(2, f(x))} - ${f(y)} = ${key}`} dollars.`,
    ],
    hints: [
      'Which of the two formulas holds here?',
      t`${m`f(${x})`} comes from the first formula, ${m`f(${y})`} from the second.`,
    ],
  }
}

function valueOf({ base, rate, limit, late }: Parcel, x: number): Rational {
  return x <= limit ? add(base, mul(rate, x)) : add(add(base, mul(rate, limit)), mul(late, x - limit))
}

function wrongValues({ base, rate, limit, late, x }: Parcel): Wrong[] {
  const start = add(base, mul(limit, rate))
  return [
    [
      add(base, mul(rate, x)),
      'ignored-condition',
      () => t`This uses the first formula. It holds only up to ${limit}, and ${x} is greater.`,
    ],
    [
      add(start, mul(late, x)),
      'distributed-to-first-only',
      () => t`This multiplies ${late} by ${x}. It is multiplied by ${m`${x} - ${limit} = ${x - limit}`}.`,
    ],
    [
      mul(late, x - limit),
      'stopped-early',
      () => t`This leaves out the ${start} in front of ${m`${late}(x - ${limit})`}.`,
    ],
    [
      add(start, sub(mul(late, x), limit)),
      'distributed-to-first-only',
      () =>
        t`This multiplies only the ${x} by ${late} and then takes ${limit} off. The whole bracket ${m`${x} - ${limit}`} is multiplied.`,
    ],
    [
      mul(add(start, late), x - limit),
      'left-to-right',
      () => t`This adds ${start} and ${late} before multiplying by ${x - limit}.`,
    ],
    [
      add(base, mul(late, x - limit)),
      'ignored-condition',
      () => t`This takes ${base} from the first formula. The second begins with ${start}.`,
    ],
    [start, 'stopped-early', () => t`${start} is the value at ${m`x = ${limit}`}. For ${x} there is more to add.`],
    [
      add(start, mul(rate, x - limit)),
      'ignored-condition',
      () => t`This goes on with the rate of ${rate}. Beyond ${limit} it is ${late}.`,
    ],
    [
      add(start, mul(late, x + limit)),
      'lost-sign',
      () => t`This adds ${limit} in the bracket. It is ${m`${x} - ${limit}`}.`,
    ],
  ]
}

function wrongPlaces(parcel: Parcel): Wrong[] {
  const { base, rate, limit, late, x } = parcel
  const start = add(base, mul(limit, rate))
  const value = valueOf(parcel, x)
  return [
    [x - limit, 'stopped-early', () => t`${x - limit} is ${m`x - ${limit}`}. Add ${limit} to get ${m`x`}.`],
    [
      div(sub(value, base), rate),
      'ignored-condition',
      () => t`This solves with the first formula. It holds up to ${limit} only, where it gives ${start}.`,
    ],
    [div(value, late), 'ignored-condition', () => t`This divides ${value} by ${late} and leaves the ${start} out.`],
    [div(sub(value, start), late), 'stopped-early', () => t`This stops at ${m`x - ${limit} = ${x - limit}`}.`],
    [x + limit, 'lost-sign', () => t`This adds ${limit} twice: ${m`x - ${limit} = ${x - limit}`}, so ${m`x = ${x}`}.`],
    [
      div(add(sub(value, start), limit), late),
      'distributed-to-first-only',
      () => t`This divides ${limit} by ${late} as well. Divide first, then add ${limit}.`,
    ],
    [
      div(sub(value, base), late),
      'ignored-condition',
      () => t`This subtracts ${base}, the number of the first formula. In the second it is ${start}.`,
    ],
    [
      add(limit, div(sub(value, start), rate)),
      'ignored-condition',
      () => t`This divides by ${rate}, the rate of the first formula. Beyond ${limit} it is ${late}.`,
    ],
    [
      add(limit, sub(value, start)),
      'stopped-early',
      () => t`This adds ${m`${value} - ${start} = ${sub(value, start)}`} to ${limit} without dividing by ${late}.`,
    ],
    [
      add(limit, mul(late, sub(value, start))),
      'wrong-operation',
      () => t`This multiplies ${sub(value, start)} by ${late}. To undo the product, divide.`,
    ],
    [limit, 'boundary-included', () => t`At ${limit} the value is ${start}, less than ${value}.`],
    [value, 'input-output-swapped', () => t`${value} is the value of ${m`f(x)`}, not ${m`x`}.`],
  ]
}

function wrongSavings(parcel: Parcel): Wrong[] {
  const { base, rate, limit, late, x, y, price } = parcel
  const [small, large] = [valueOf(parcel, x), valueOf(parcel, y)]
  const start = add(base, mul(limit, rate))
  return [
    [
      base,
      'ignored-condition',
      () => t`This uses the first formula for ${y} as well. Beyond ${limit} the second holds, and it is cheaper.`,
    ],
    [
      sub(large, small),
      'ignored-condition',
      () => t`This compares with one ${price.thing} of ${x}. There are two of them.`,
    ],
    [
      large,
      'stopped-early',
      () => t`${money(large)} is the price of one of ${y}. The difference to two of ${x} is asked.`,
    ],
    [
      mul(2, small),
      'stopped-early',
      () => t`${money(mul(2, small))} is the price of two of ${x}. The difference to one of ${y} is asked.`,
    ],
    [
      sub(mul(2, small), add(start, mul(late, y))),
      'distributed-to-first-only',
      () =>
        t`In the second formula it multiplies ${late} by ${y}. It is multiplied by ${m`${y} - ${limit} = ${y - limit}`}.`,
    ],
    [
      sub(mul(2, small), start),
      'stopped-early',
      () => t`This takes ${money(start)} for one of ${y}. That is the price at the limit, ${limit}.`,
    ],
    [
      sub(mul(2, small), add(base, mul(late, y - limit))),
      'ignored-condition',
      () => t`This takes ${base} for the start of the second formula. It is ${start}.`,
    ],
    [
      mul(sub(rate, late), y - limit),
      'cost-left-out',
      () => t`This counts the cheaper rate beyond ${limit} only. Two of them also pay the ${money(base)} twice.`,
    ],
    [
      mul(sub(rate, late), x),
      'ignored-condition',
      () =>
        t`This takes the difference of the rates for ${x}. The cheaper rate holds for ${m`${y} - ${limit} = ${y - limit}`}.`,
    ],
    [
      add(base, mul(sub(rate, late), y)),
      'ignored-condition',
      () => t`This takes the cheaper rate for all ${y}. It holds only for the ${y - limit} beyond ${limit}.`,
    ],
    [small, 'answered-other-quantity', () => t`${money(small)} is the price of one of ${x}.`],
    [
      mul(2, base),
      'doubled-or-halved',
      () => t`This takes the ${money(base)} as saved twice. It is saved once, and the cheaper rate comes on top.`,
    ],
  ]
}

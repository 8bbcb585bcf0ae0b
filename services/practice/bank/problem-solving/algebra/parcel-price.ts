import { byLevel } from '../../factory/by-level.ts'
import { count, m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near } from '../../factory/search.ts'

const PRICES = [
  { what: 'The price, in dollars, of sending a package of', unit: 'pound', thing: 'package' },
  { what: 'The fare, in dollars, for a taxi ride of', unit: 'mile', thing: 'ride' },
  { what: 'The fee, in dollars, for renting a boat for', unit: 'hour', thing: 'rental' },
  { what: 'The charge, in dollars, for printing', unit: 'page', thing: 'order' },
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
  version: 4,
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
    because: t`Since ${m`${x} > ${limit}`}, the second formula applies: ${one}.`,
    quick: [t`The second formula applies, because ${m`${x} > ${limit}`}: ${one}.`],
    full: [
      t`Because ${m`${x} > ${limit}`}, the second formula applies.`,
      t`Put ${m`x = ${x}`} into it: ${m`f(${x}) =`} ${one}.`.replace(String.raw`=\) \(`, '= '),
    ],
    hints: [
      t`Which of the two formulas applies when ${m`x = ${x}`}?`,
      t`Since ${x} is greater than ${limit}, use the second formula. What is ${m`${x} - ${limit}`}?`,
    ],
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
    because: t`${f(x)} is more than ${m`f(${limit}) = ${start}`}, so the second formula applies, and ${one}.`,
    quick: [
      t`The value is more than ${m`f(${limit}) = ${start}`}, so use the second formula: ${m`x = ${limit} + \frac{${f(x)} - ${start}}{${late}} = ${x}`}.`,
    ],
    full: [
      t`The formulas change at ${m`x = ${limit}`}, where ${m`f(${limit}) = ${base} + ${rate} \times ${limit} = ${start}`}. Since ${f(x)} is more than that, ${m`x > ${limit}`}.`,
      t`Solve ${m`${start} + ${late}(x - ${limit}) = ${f(x)}`}: ${m`x - ${limit} = ${sub(f(x), start)} \div ${late} = ${x - limit}`}.`,
      t`So ${m`x = ${limit} + ${x - limit} = ${x}`}.`,
    ],
    hints: [
      t`How can you tell from the value ${f(x)} which of the two formulas applies?`,
      t`The formulas change at ${m`x = ${limit}`}, where ${m`f(${limit}) = ${start}`}. Is ${f(x)} more or less than that?`,
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
    because: t`Two ${price.thing}s of ${count(x, price.unit)} cost ${m`2(${base} + ${rate} \times ${x}) = ${mul(2, f(x))}`} dollars, and one ${price.thing} of ${count(y, price.unit)} costs ${one} dollars. The difference is ${money(key)}.`,
    quick: [
      t`By the first formula, two ${price.thing}s of ${count(x, price.unit)} cost ${m`2(${base} + ${rate} \times ${x}) = ${mul(2, f(x))}`} dollars. By the second, one of ${count(y, price.unit)} costs ${one} dollars, which is ${m`${mul(2, f(x))} - ${f(y)} = ${key}`} dollars less.`,
    ],
    full: [
      t`Since ${m`${x} \le ${limit}`}, ${m`f(${x}) = ${base} + ${rate} \times ${x} = ${f(x)}`}, so two ${price.thing}s cost ${money(mul(2, f(x)))}.`,
      t`Since ${m`${y} > ${limit}`}, ${m`f(${y})`} comes from the second formula: ${one}.`,
      t`The difference is ${m`${mul(2, f(x))} - ${f(y)} = ${key}`} dollars.`,
    ],
    hints: [
      t`Does the same formula apply to ${count(x, price.unit)} and to ${count(y, price.unit)}?`,
      t`Use the first formula for ${m`f(${x})`} and the second for ${m`f(${y})`}.`,
    ],
  }
}

function valueOf({ base, rate, limit, late }: Parcel, x: number): Rational {
  return x <= limit ? add(base, mul(rate, x)) : add(add(base, mul(rate, limit)), mul(late, x - limit))
}

function wrongValues({ base, rate, limit, late, x }: Parcel): Wrong[] {
  const start = add(base, mul(limit, rate))
  return [
    [add(base, mul(rate, x)), 'ignored-condition', () => t`This answer uses the first formula, ${m`${base} + ${rate} \times ${x}`}. That formula applies only up to ${limit}, and ${x} is greater.`],
    [add(start, mul(late, x)), 'distributed-to-first-only', () => t`This answer is ${m`${start} + ${late} \times ${x}`}. The factor ${late} applies only to ${m`${x} - ${limit} = ${x - limit}`}.`],
    [mul(late, x - limit), 'stopped-early', () => t`This answer is only ${m`${late}(${x} - ${limit})`}. It leaves out the ${start} in front.`],
    [add(start, sub(mul(late, x), limit)), 'distributed-to-first-only', () => t`This answer multiplies only ${x} by ${late} and then subtracts ${limit}. The whole difference ${m`${x} - ${limit}`} must be multiplied.`],
    [mul(add(start, late), x - limit), 'left-to-right', () => t`This answer adds ${start} and ${late} first and multiplies the sum by ${x - limit}. The multiplication comes first.`],
    [add(base, mul(late, x - limit)), 'ignored-condition', () => t`This answer is ${m`${base} + ${late}(${x} - ${limit})`}. It starts from ${base}, as the first formula does, but the second formula starts from ${start}.`],
    [start, 'stopped-early', () => t`${start} is only ${m`f(${limit})`}. For ${x}, ${m`${late}(${x} - ${limit}) = ${mul(late, x - limit)}`} must be added.`],
    [add(start, mul(rate, x - limit)), 'ignored-condition', () => t`This answer is ${m`${start} + ${rate}(${x} - ${limit})`}, which keeps the rate of ${rate} beyond ${limit}. There the rate is only ${late}.`],
    [add(start, mul(late, x + limit)), 'lost-sign', () => t`This answer adds ${limit} to ${x} in the parentheses instead of subtracting it: ${m`${x} - ${limit}`}.`],
  ] // prettier-ignore
}

function wrongPlaces(parcel: Parcel): Wrong[] {
  const { base, rate, limit, late, x } = parcel
  const start = add(base, mul(limit, rate))
  const value = valueOf(parcel, x)
  return [
    [x - limit, 'stopped-early', () => t`${x - limit} is the value of ${m`x - ${limit}`}. To get ${m`x`}, add ${limit}.`],
    [div(sub(value, base), rate), 'ignored-condition', () => t`This answer solves ${m`${base} + ${rate}x = ${value}`}, with the first formula. That formula applies only up to ${limit}, and its values go only up to ${start}.`],
    [div(value, late), 'ignored-condition', () => t`This answer is ${m`${value} \div ${late}`}. It leaves out the ${start} at the beginning of the formula and the ${limit} in the parentheses.`],
    [div(sub(value, start), late), 'stopped-early', () => t`This answer stops at ${m`x - ${limit} = ${x - limit}`}. To get ${m`x`}, add ${limit}.`],
    [x + limit, 'lost-sign', () => t`This answer adds ${limit} twice. From ${m`x - ${limit} = ${x - limit}`} it follows that ${m`x = ${x}`}.`],
    [div(add(sub(value, start), limit), late), 'distributed-to-first-only', () => t`This answer is ${m`(${sub(value, start)} + ${limit}) \div ${late}`}, so it divides ${limit} too. Divide first, and add ${limit} afterward.`],
    [div(sub(value, base), late), 'ignored-condition', () => t`This answer subtracts ${base}, as the first formula would require. In the second formula, ${start} must be subtracted.`],
    [add(limit, div(sub(value, start), rate)), 'ignored-condition', () => t`This answer divides by ${rate}, the rate in the first formula. Beyond ${limit} the rate is ${late}.`],
    [add(limit, sub(value, start)), 'stopped-early', () => t`This answer adds ${m`${value} - ${start} = ${sub(value, start)}`} to ${limit}. That difference must first be divided by ${late}.`],
    [add(limit, mul(late, sub(value, start))), 'wrong-operation', () => t`This answer is ${m`${limit} + ${sub(value, start)} \times ${late}`}. In ${m`${late}(x - ${limit}) = ${sub(value, start)}`}, the factor ${late} must be undone by dividing.`],
    [limit, 'boundary-included', () => t`For ${m`x = ${limit}`} the value is ${m`${base} + ${rate} \times ${limit} = ${start}`}, which is less than ${value}. So ${m`x`} must be greater than ${limit}.`],
    [value, 'input-output-swapped', () => t`${value} is the given value of ${m`f(x)`}, not the value of ${m`x`}.`],
  ] // prettier-ignore
}

function wrongSavings(parcel: Parcel): Wrong[] {
  const { base, rate, limit, late, x, y, price } = parcel
  const [small, large] = [valueOf(parcel, x), valueOf(parcel, y)]
  const start = add(base, mul(limit, rate))
  return [
    [
      base,
      'ignored-condition',
      () =>
        t`This answer uses the first formula for ${count(y, price.unit)} too: ${m`${base} + ${rate} \times ${y} = ${add(base, mul(rate, y))}`}. Beyond ${limit} the second formula applies.`,
    ],
    [
      sub(large, small),
      'ignored-condition',
      () =>
        t`This answer is ${m`${large} - ${small}`}: it compares the ${price.thing} of ${count(y, price.unit)} with only one ${price.thing} of ${count(x, price.unit)}. The question compares it with two.`,
    ],
    [
      large,
      'stopped-early',
      () =>
        t`${money(large)} is the price of one ${price.thing} of ${count(y, price.unit)}. Compare it with the price of two ${price.thing}s of ${count(x, price.unit)}.`,
    ],
    [
      mul(2, small),
      'stopped-early',
      () =>
        t`${money(mul(2, small))} is the price of two ${price.thing}s of ${count(x, price.unit)}. Subtract the price of one ${price.thing} of ${count(y, price.unit)}.`,
    ],
    [
      sub(mul(2, small), add(start, mul(late, y))),
      'distributed-to-first-only',
      () =>
        t`This answer multiplies ${late} by ${y} in the second formula. It should be multiplied by ${m`${y} - ${limit} = ${y - limit}`}.`,
    ],
    [
      sub(mul(2, small), start),
      'stopped-early',
      () =>
        t`This answer uses ${money(start)} as the price for ${count(y, price.unit)}. That is the price for only ${count(limit, price.unit)}. The ${count(y - limit, price.unit)} beyond ${limit} ${y - limit === 1 ? 'adds' : 'add'} ${m`${late} \times ${y - limit} = ${mul(late, y - limit)}`} dollars.`,
    ],
    [
      sub(mul(2, small), add(base, mul(late, y - limit))),
      'ignored-condition',
      () =>
        t`This answer uses ${m`${base} + ${late}(${y} - ${limit})`} for ${count(y, price.unit)}. The second formula starts from ${start}.`,
    ],
    [
      mul(sub(rate, late), y - limit),
      'cost-left-out',
      () =>
        t`This answer counts only what the lower rate saves, ${m`(${rate} - ${late}) \times ${y - limit}`} dollars. With two ${price.thing}s, the ${money(base)} is also paid twice.`,
    ],
    [
      mul(sub(rate, late), x),
      'ignored-condition',
      () =>
        t`This answer is ${m`${x} \times (${rate} - ${late})`}. The lower rate applies to ${m`${y} - ${limit} = ${y - limit}`} ${price.unit}s, and the ${money(base)} is paid only once.`,
    ],
    [
      add(base, mul(sub(rate, late), y)),
      'ignored-condition',
      () =>
        t`This answer is ${m`${base} + ${y} \times (${rate} - ${late})`}, which applies the lower rate to all ${y} ${price.unit}s. It applies only to the ${y - limit} beyond ${limit}.`,
    ],
    [
      small,
      'answered-other-quantity',
      () => t`${money(small)} is the price of one ${price.thing} of ${count(x, price.unit)}, not a difference.`,
    ],
    [
      mul(2, base),
      'doubled-or-halved',
      () =>
        t`This answer is ${m`2 \times ${base}`}. The ${money(base)} is paid once instead of twice, so it is saved only once, and the lower rate beyond ${limit} saves more.`,
    ],
  ]
}

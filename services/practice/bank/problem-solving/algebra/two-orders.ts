import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, money, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { problem } from '../../factory/problem-template.ts'
import { compare, rational, type Rational } from '../../factory/rational.ts'
import { article, MENUS, price, wrongPrices, type Orders } from './wrong-options/two-orders.ts'

export const twoOrders = problem<Orders>({
  id: 'two-orders',
  skill: 'linear-systems',
  version: 4,
  levels: [-0.7, 0, 0.7],
  places: [
    [5, 5, 5, 5, 0],
    [4, 4, 3, 3, 6],
    [3, 3, 4, 4, 6],
  ],
  draw: (random, level) => {
    const [p, q] = random.some([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 2) as [number, number]
    const a = [random.int(1, 6), random.int(1, 6)] as const
    const b = level === 1 ? ([a[0], random.int(1, 7)] as const) : ([random.int(1, 6), random.int(1, 6)] as const)
    const c = level === 2 ? ([1, 1] as const) : ([random.int(1, 4), random.int(1, 4)] as const)
    const determinant = a[0] * b[1] - a[1] * b[0]
    if (determinant === 0 || (level > 1 && (a[0] === b[0] || a[1] === b[1]))) return null
    if (level === 3 && [a, b].some((order) => order[0] === c[0] && order[1] === c[1])) return null
    return { level, x: rational(p, 2), y: rational(q, 2), a, b, c, menu: random.pick(MENUS) }
  },
  write: (orders) => ({ ...byLevel(orders, [priceOfSecond, priceOfBoth, priceOfThird]), show: money }),
  second: (numbers, stem) => {
    const [a = 0, b = 0, first = 0, c = 0, d = 0, second = 0, ...asked] = numbers
    for (let x = 25; x <= 2000; x += 25) {
      for (let y = 25; y <= 2000; y += 25) {
        if (a * x + b * y !== Math.round(first * 100) || c * x + d * y !== Math.round(second * 100)) continue
        if (asked.length === 2) return (asked[0]! * x + asked[1]! * y) / 100
        return stem.includes('together') ? (x + y) / 100 : y / 100
      }
    }
    return Number.NaN
  },
})

/** What the questions of all three levels are made of. */
function basicsOf(orders: Orders) {
  const { x, y, menu } = orders
  const { one, two, twos } = menu
  const of = (order: readonly [number, number]): Rational => price(order, x, y)
  const words = (order: readonly [number, number]): string =>
    t`${count(order[0], one)} and ${count(order[1], two, twos)}`
  const line = (order: readonly [number, number]): string =>
    t`${coefficient(order[0])}x + ${coefficient(order[1])}y = ${of(order)}`
  return { of, words, line }
}

function priceOfSecond(orders: Orders): Written {
  const { x, y, a, b, menu } = orders
  const { place, one, two, twos } = menu
  const { of, words, line } = basicsOf(orders)
  return {
    stem: t`At ${place}, ${words(a)} cost a total of ${money(of(a))}, and ${words(b)} cost a total of ${money(of(b))}. How much does one ${two} cost?`,
    key: y,
    fits: (value) =>
      value.n > 0n && compare(value, rational(y.n * 12n, y.d)) < 0 && compare(rational(value.n * 12n, value.d), y) > 0,
    wrong: wrongPrices(orders),
    because: t`One ${one} costs ${money(x)} and one ${two} costs ${money(y)}: ${m`${a[0]} \times ${x} + ${a[1]} \times ${y} = ${of(a)}`} and ${m`${b[0]} \times ${x} + ${b[1]} \times ${y} = ${of(b)}`}.`,
    quick: [
      t`The two orders differ by ${count(Math.abs(b[1] - a[1]), two, twos)} and by ${m`${compare(of(a), of(b)) > 0 ? of(a) : of(b)} - ${compare(of(a), of(b)) > 0 ? of(b) : of(a)} = ${rational(y.n * BigInt(Math.abs(b[1] - a[1])), y.d)}`} dollars, so one ${two} costs ${money(y)}.`,
    ],
    full: [
      t`Let ${article(one)} cost ${m`x`} dollars and ${article(two)} ${m`y`} dollars. Then ${m`${line(a)}`} and ${m`${line(b)}`}.`,
      t`Both equations have the same multiple of ${m`x`}, so subtracting one from the other leaves ${m`${coefficient(Math.abs(b[1] - a[1]))}y = ${rational(y.n * BigInt(Math.abs(b[1] - a[1])), y.d)}`}.`,
      t`So ${m`y = ${y}`}, and one ${two} costs ${money(y)}.`,
    ],
    hints: [
      'What do the two orders have in common?',
      t`Both orders include the same number of ${one}s. What accounts for the difference in price?`,
    ],
  }
}

function priceOfBoth(orders: Orders): Written {
  const { x, y, a, b, c, menu } = orders
  const { place, one, two } = menu
  const { of, words, line } = basicsOf(orders)
  const key = of(c)
  return {
    stem: t`At ${place}, ${words(a)} cost a total of ${money(of(a))}, and ${words(b)} cost a total of ${money(of(b))}. How much do one ${one} and one ${two} cost together?`,
    key,
    fits: (value) =>
      value.n > 0n &&
      compare(value, rational(key.n * 12n, key.d)) < 0 &&
      compare(rational(value.n * 12n, value.d), key) > 0,
    wrong: wrongPrices(orders),
    because: t`One ${one} costs ${money(x)} and one ${two} costs ${money(y)}: ${m`${a[0]} \times ${x} + ${a[1]} \times ${y} = ${of(a)}`} and ${m`${b[0]} \times ${x} + ${b[1]} \times ${y} = ${of(b)}`}.`,
    quick: [
      t`Let ${article(one)} cost ${m`x`} dollars and ${article(two)} ${m`y`} dollars: ${m`${line(a)}`} and ${m`${line(b)}`}. ${inShort(orders)}, and together they cost ${m`${x} + ${y} = ${key}`} dollars.`,
    ],
    full: [
      t`Let ${article(one)} cost ${m`x`} dollars and ${article(two)} ${m`y`} dollars. Then ${m`${line(a)}`} and ${m`${line(b)}`}.`,
      ...eliminated(orders),
      t`Together they cost ${m`${x} + ${y} = ${key}`} dollars.`,
    ],
    hints: [
      t`Can you find the price of one ${one} and one ${two} directly from the two orders, or do you need each price separately?`,
      hintOf(orders, 'orders'),
    ],
  }
}

function priceOfThird(orders: Orders): Written {
  const { x, y, a, b, c, menu } = orders
  const { place, one, two } = menu
  const { of, words, line } = basicsOf(orders)
  const key = of(c)
  return {
    stem: t`At ${place}, ${words(a)} cost a total of ${money(of(a))}, and ${words(b)} cost a total of ${money(of(b))}. How much do ${words(c)} cost?`,
    key,
    fits: (value) =>
      value.n > 0n &&
      compare(value, rational(key.n * 12n, key.d)) < 0 &&
      compare(rational(value.n * 12n, value.d), key) > 0,
    wrong: wrongPrices(orders),
    because: t`One ${one} costs ${money(x)} and one ${two} costs ${money(y)}: ${m`${a[0]} \times ${x} + ${a[1]} \times ${y} = ${of(a)}`} and ${m`${b[0]} \times ${x} + ${b[1]} \times ${y} = ${of(b)}`}. So ${words(c)} cost ${m`${c[0]} \times ${x} + ${c[1]} \times ${y} = ${key}`} dollars.`,
    quick: [
      t`Let ${article(one)} cost ${m`x`} dollars and ${article(two)} ${m`y`} dollars: ${m`${line(a)}`} and ${m`${line(b)}`}. ${inShort(orders)}, and the third order costs ${m`${c[0]} \times ${x} + ${c[1]} \times ${y} = ${key}`} dollars.`,
    ],
    full: [
      t`Let ${article(one)} cost ${m`x`} dollars and ${article(two)} ${m`y`} dollars. Then ${m`${line(a)}`} and ${m`${line(b)}`}.`,
      ...eliminated(orders),
      t`Check: ${m`${b[0]} \times ${x} + ${b[1]} \times ${y} = ${of(b)}`}, as given. The third order costs ${m`${c[0]} \times ${x} + ${c[1]} \times ${y} = ${key}`} dollars.`,
    ],
    hints: [
      'Can you combine the first two orders to get the third, or do you need the price of each item?',
      hintOf(orders, 'first two orders'),
    ],
  }
}

/** Which letter drops out when the equations are multiplied by the two factors and subtracted, by the smaller factors. */
function elimination({ x, y, a, b }: Orders) {
  const [ofX, ofY] = ([0, 1] as const).map((at) => {
    const shared = gcd(a[at], b[at])
    return { at, factors: [b[at] / shared, a[at] / shared] as const }
  }) as [Way, Way]
  const way = ofX.factors[0] * ofX.factors[1] <= ofY.factors[0] * ofY.factors[1] ? ofX : ofY
  const rest = way.at === 0 ? 1 : 0
  const left = Math.abs(a[rest] * way.factors[0] - b[rest] * way.factors[1])
  const kept = rest === 0 ? x : y
  const letters = ['x', 'y'] as const
  return { ...way, kept, found: letters[rest], other: letters[way.at], equation: t`${coefficient(left)}${letters[rest]} = ${rational(kept.n * BigInt(left), kept.d)}` } // prettier-ignore
}

interface Way {
  at: 0 | 1
  factors: readonly [number, number]
}

/** 'Multiply the first equation by 2', or nothing where the equations can be subtracted as they are. */
function scaling([one, two]: readonly [number, number]): string {
  const steps = [
    one === 1 ? '' : `the first equation by ${one}`,
    two === 1 ? '' : `the second${one === 1 ? ' equation' : ''} by ${two}`,
  ].filter((step) => step !== '')
  return steps.length === 0 ? '' : `Multiply ${steps.join(' and ')}`
}

/** The elimination in one sentence, up to both prices. */
function inShort(orders: Orders): string {
  const { factors, equation, found, other, kept } = elimination(orders)
  const first = scaling(factors) === '' ? 'Subtract one equation from the other' : `${scaling(factors)}, and subtract`
  return t`${first}: ${m`${equation}`}. So ${m`${found} = ${kept}`} and ${m`${other} = ${other === 'x' ? orders.x : orders.y}`}`
}

/** The elimination step by step. */
function eliminated(orders: Orders): string[] {
  const { x, y, a, b } = orders
  const { factors, equation, found, other, kept } = elimination(orders)
  const times = ([p, q]: readonly [number, number], by: number): string =>
    m`${coefficient(p * by)}x + ${coefficient(q * by)}y = ${price([p * by, q * by], x, y)}`
  const subtract = t`Subtracting one equation from the other leaves ${m`${equation}`}.`
  return [
    scaling(factors) === '' ? t`Both equations have the same multiple of ${m`${other}`}. ${subtract}` : t`${scaling(factors)}: ${times(a, factors[0])} and ${times(b, factors[1])}. ${subtract}`, // prettier-ignore
    t`So ${m`${found} = ${kept}`}, and putting this into either equation gives ${m`${other} = ${other === 'x' ? x : y}`}.`,
  ]
}

/** The second hint: what to multiply by, or what the two orders have in common. */
function hintOf(orders: Orders, name: string): string {
  const { at, factors } = elimination(orders)
  const { one, twos } = orders.menu
  const items = at === 0 ? `${one}s` : twos
  return scaling(factors) === ''
    ? `Both ${name} include the same number of ${items}. What accounts for the difference in price?`
    : `By which numbers can you multiply the ${name} so that both include the same number of ${items}?`
}

function coefficient(n: number): string {
  return n === 1 ? '' : `${n}`
}

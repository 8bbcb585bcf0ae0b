import { count, m, money, t } from '../../../factory/format.ts'
import { type Level, type Wrong } from '../../../factory/problem-template.ts'
import { compare, div, rational, sub, type Rational } from '../../../factory/rational.ts'

export const MENUS = [
  { place: 'a café', one: 'coffee', two: 'sandwich', twos: 'sandwiches' },
  { place: 'a garden center', one: 'shrub', two: 'fern', twos: 'ferns' },
  { place: 'an office supply store', one: 'folder', two: 'pen', twos: 'pens' },
  { place: 'a fair', one: 'ride', two: 'lemonade', twos: 'lemonades' },
  { place: 'a hardware store', one: 'hinge', two: 'handle', twos: 'handles' },
] as const

export interface Orders {
  level: Level
  x: Rational
  y: Rational
  a: readonly [number, number]
  b: readonly [number, number]
  c: readonly [number, number]
  menu: (typeof MENUS)[number]
}

export function article(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`
}

export function price([ones, twos]: readonly [number, number], x: Rational, y: Rational): Rational {
  return rational(BigInt(ones) * x.n * y.d + BigInt(twos) * y.n * x.d, x.d * y.d)
}

export function wrongPrices({ level, x, y, a, b, c, menu }: Orders): Wrong[] {
  const { one, two, twos } = menu
  const [first, second] = [price(a, x, y), price(b, x, y)]
  const items = a[0] + a[1]
  const asked =
    level === 2 ? t`one ${one} and one ${two} together` : t`${count(c[0], one)} and ${count(c[1], two, twos)}`
  const asks = level === 1 ? 1 : c[0] + c[1]
  const apart = compare(first, second) > 0 ? sub(first, second) : sub(second, first)
  const per = (value: Rational, parts: number): Rational => rational(value.n * BigInt(asks), value.d * BigInt(parts))
  const wrong: Wrong[] = [
    [
      per(first, items),
      'ignored-condition',
      () =>
        t`This answer treats all ${items} items of the first order as equally expensive: ${m`${first} \div ${items}${asks === 1 ? '' : ` \\times ${asks}`}`}. But ${article(one)} costs ${money(x)} and ${article(two)} ${money(y)}.`,
    ],
    [
      per(second, b[0] + b[1]),
      'ignored-condition',
      () =>
        t`This answer treats all ${b[0] + b[1]} items of the second order as equally expensive: ${m`${second} \div ${b[0] + b[1]}${asks === 1 ? '' : ` \\times ${asks}`}`}. But ${article(one)} costs ${money(x)} and ${article(two)} ${money(y)}.`,
    ],
  ]
  if (level === 1)
    wrong.unshift(
      [x, 'other-unknown', () => t`${money(x)} is the price of one ${one}. The question asks for ${article(two)}.`],
      [
        apart,
        'stopped-early',
        () =>
          t`${money(apart)} is the price of ${count(Math.abs(b[1] - a[1]), two, twos)}, the difference between the orders. It must still be divided by ${Math.abs(b[1] - a[1])}.`,
      ],
      [
        div(apart, Math.max(a[1], b[1])),
        'wrong-count',
        () =>
          t`This answer divides the difference of ${money(apart)} by all ${Math.max(a[1], b[1])} ${twos} in the larger order. The orders differ by only ${Math.abs(b[1] - a[1])}.`,
      ],
      [
        div(first, a[1]),
        'ignored-condition',
        () =>
          t`This answer divides ${money(first)} by the number of ${twos} in the first order. That price also includes ${count(a[0], one)}.`,
      ],
      [
        div(second, b[1]),
        'ignored-condition',
        () =>
          t`This answer divides ${money(second)} by the number of ${twos} in the second order. That price also includes ${count(b[0], one)}.`,
      ],
      [
        rational(x.n * y.d + y.n * x.d, x.d * y.d),
        'answered-other-quantity',
        () =>
          t`${money(price([1, 1], x, y))} is the price of one ${one} and one ${two} together. The question asks for the ${two} alone.`,
      ],
    )
  else
    wrong.unshift(
      [
        price([c[1], c[0]], x, y),
        'equations-mismatched',
        () =>
          t`This answer swaps the two prices: ${m`${c[0]} \times ${y} + ${c[1]} \times ${x}`}. One ${one} costs ${money(x)} and one ${two} costs ${money(y)}.`,
      ],
      [x, 'stopped-early', () => t`${money(x)} is the price of one ${one} alone. The question asks for ${asked}.`],
      [y, 'stopped-early', () => t`${money(y)} is the price of one ${two} alone. The question asks for ${asked}.`],
      [
        apart,
        'wrong-operation',
        () =>
          t`This answer subtracts one total from the other. The first order has ${count(Math.abs(a[0] - b[0]), `${a[0] > b[0] ? 'more' : 'fewer'} ${one}`)} and ${count(Math.abs(a[1] - b[1]), `${a[1] > b[1] ? 'more' : 'fewer'} ${two}`, `${a[1] > b[1] ? 'more' : 'fewer'} ${twos}`)}, so the difference is not the price of ${asked}.`,
      ],
      [
        div(price([a[0] + b[0], a[1] + b[1]], x, y), 2),
        'mean-of-means',
        () =>
          t`This answer is the average of the two totals, ${money(first)} and ${money(second)}. The question asks for ${asked}.`,
      ],
    )
  if (level === 3)
    wrong.push(
      [
        price([1, 1], x, y),
        'stopped-early',
        () =>
          t`${money(price([1, 1], x, y))} is the price of one of each. The question asks for ${count(c[0], one)} and ${count(c[1], two, twos)}.`,
      ],
      [
        price([c[0], 0], x, y),
        'stopped-early',
        () =>
          t`${money(price([c[0], 0], x, y))} is the price of ${count(c[0], one)} alone. The price of ${count(c[1], two, twos)} must be added.`,
      ],
      [
        price([0, c[1]], x, y),
        'stopped-early',
        () =>
          t`${money(price([0, c[1]], x, y))} is the price of ${count(c[1], two, twos)} alone. The price of ${count(c[0], one)} must be added.`,
      ],
    )
  if (level > 1)
    wrong.push(
      [
        price([c[0] + 1, c[1]], x, y),
        'off-by-one',
        () => t`This answer counts one ${one} too many, so it is too great by ${money(x)}.`,
      ],
      [
        price([c[0], c[1] + 1], x, y),
        'off-by-one',
        () => t`This answer counts one ${two} too many, so it is too great by ${money(y)}.`,
      ],
    )
  return wrong
}

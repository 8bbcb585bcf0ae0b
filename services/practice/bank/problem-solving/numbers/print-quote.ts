import { often } from '../../factory/grammar.ts'
import { m, money, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'

const SHOPS = [
  { shop: 'print shop', plate: 'design', piece: 'poster' },
  { shop: 'pottery', plate: 'mold', piece: 'bowl' },
  { shop: 'medal maker', plate: 'stamp', piece: 'medal' },
  { shop: 'tailor', plate: 'pattern', piece: 'apron' },
] as const

interface Quote {
  fee: number
  price: number
  each: number
  plates: number
  voucher: number
  clubs: number
  setting: (typeof SHOPS)[number]
}

export const printQuote = problem<Quote>({
  id: 'print-quote',
  skill: 'order-of-operations',
  version: 4,
  levels: [-2, -1.4, -0.8],
  places: [
    [10, 10, 0, 0, 0],
    [1, 1, 6, 6, 6],
    [1, 1, 6, 6, 6],
  ],
  draw: (random, level) => ({
    fee: random.int(6, 30),
    price: random.int(2, 9),
    each: random.int(8, 40),
    plates: level === 1 ? 1 : random.int(2, 6),
    voucher: random.step(10, 40, 5),
    clubs: level === 3 ? random.pick([2, 4, 5]) : 1,
    setting: random.pick(SHOPS),
  }),
  write: (quote) => {
    const { fee, price, each, plates, voucher, clubs, setting } = quote
    const { shop, plate, piece } = setting
    const one = fee + each * price
    const bill = plates * one - voucher
    const order =
      plates === 1
        ? t`${each} ${piece}s from one ${plate}`
        : t`${each} ${piece}s from each of ${plates} different ${plate}s`
    const who = clubs === 1 ? 'A customer orders' : t`Together, ${clubs} clubs order`
    const asked =
      clubs === 1 ? 'How much is the bill?' : 'The clubs share the bill equally. How much does each club pay?'
    const inner =
      plates === 1 ? `${fee} + ${each} \\times ${price}` : `${plates} \\times (${fee} + ${each} \\times ${price})`
    const share = clubs === 1 ? '' : t`; divided among ${clubs} clubs, that is ${money(div(bill, clubs))} each`
    return {
      stem: t`A ${shop} charges ${money(fee)} for making a ${plate} and ${money(price)} for each ${piece} made from it. ${who} ${order} and ${clubs === 1 ? 'uses' : 'use'} one coupon for ${money(voucher)} off the whole bill. ${asked}`,
      key: div(bill, clubs),
      show: money,
      wrong: clubs === 1 ? wrongBills(quote) : wrongShares(quote),
      because: t`In dollars, the bill is ${m`${inner} - ${voucher} = ${bill}`}${share}.`,
      quick: [
        t`Each ${plate} with its ${piece}s costs ${m`${fee} + ${each * price} = ${one}`} dollars, and ${m`${plates === 1 ? '' : `${plates} \\times `}${one} - ${voucher} = ${bill}`}${share}.`,
      ],
      full: [
        t`The ${each} ${piece}s from one ${plate} cost ${m`${each} \times ${price} = ${each * price}`} dollars, and with the ${plate} itself it is ${m`${fee} + ${each * price} = ${one}`} dollars.`,
        ...(plates === 1
          ? []
          : [t`For ${plates} ${plate}s, this makes ${m`${plates} \times ${one} = ${plates * one}`} dollars.`]),
        t`The coupon is subtracted once: ${m`${plates * one} - ${voucher} = ${bill}`}, so the bill is ${money(bill)}${share}.`,
      ],
      hints: [
        t`How much does one ${plate} cost together with all the ${piece}s made from it?`,
        clubs === 1
          ? t`How often is the ${money(voucher)} of the coupon subtracted?`
          : t`Find the whole bill, and subtract the coupon once. What is divided by ${clubs}?`,
      ],
    }
  },
  second: ([fee = 0, price = 0, ...rest], stem) => {
    const clubs = stem.includes('clubs') ? rest.shift()! : 1
    const voucher = rest.pop()!
    const [each = 0, plates = 1] = rest
    let bill = -voucher
    for (let plate = 0; plate < plates; plate += 1) {
      bill += fee
      for (let piece = 0; piece < each; piece += 1) bill += price
    }
    return bill / clubs
  },
})

/** The slips in the bill itself. */
function wrongBills({ fee, price, each, plates, voucher, setting: { plate, piece } }: Quote): Wrong[] {
  const one = fee + each * price
  const bill = plates * one - voucher
  return [
    ...(plates === 1
      ? []
      : ([
          [
            plates * fee + each * price - voucher,
            'distributed-to-first-only',
            () =>
              t`This answer multiplies only the ${money(fee)} by ${plates}. The ${each} ${piece}s are made from each of the ${plates} ${plate}s, so their price has to be multiplied too.`,
          ],
          [
            fee + plates * each * price - voucher,
            'ignored-condition',
            () =>
              t`This answer charges the ${money(fee)} only once. It is charged for each of the ${plates} ${plate}s.`,
          ],
          [
            plates * (one - voucher),
            'fixed-cost-per-unit',
            () =>
              t`This answer subtracts ${money(voucher)} ${often(plates)}, once for each ${plate}. There is only one coupon for the whole bill.`,
          ],
        ] as const)),
    [
      plates * (fee + each) * price - voucher,
      'left-to-right',
      () =>
        t`This answer adds ${fee} and ${each} before multiplying by ${price}. Only the ${each} ${piece}s cost ${money(price)} each, so multiply first.`,
    ],
    [
      bill + voucher,
      'ignored-condition',
      () => t`${money(bill + voucher)} is the bill before the coupon for ${money(voucher)} is used.`,
    ],
    [
      bill + 2 * voucher,
      'wrong-operation',
      () =>
        t`This answer adds the ${money(voucher)} of the coupon instead of subtracting it from ${money(bill + voucher)}.`,
    ],
    [
      plates * each * price - voucher,
      'cost-left-out',
      () =>
        t`This answer includes only the ${plates * each} ${piece}s and leaves out the ${money(fee)} ${plates === 1 ? `for the ${plate}` : `for each ${plate}`}.`,
    ],
    [
      plates * each * (fee + price) - voucher,
      'fixed-cost-per-unit',
      () => t`This answer charges ${money(fee)} for every ${piece}. It is charged only once for each ${plate}.`,
    ],
  ]
}

/** The slips in sharing it, then those in the bill. */
function wrongShares(quote: Quote): Wrong[] {
  const { fee, price, each, plates, voucher, clubs } = quote
  const whole = plates * (fee + each * price)
  return [
    [
      div(whole - clubs * voucher, clubs),
      'left-to-right',
      () =>
        t`This answer divides ${money(whole)} by ${clubs} and then subtracts ${money(voucher)} from each share. There is only one coupon for the whole bill.`,
    ],
    [
      div(clubs * whole - voucher, clubs),
      'left-to-right',
      () =>
        t`This answer divides only the ${money(voucher)} by ${clubs}. The whole difference, ${m`${whole} - ${voucher}`}, is shared.`,
    ],
    [whole - voucher, 'stopped-early', () => t`${money(whole - voucher)} is the bill for all ${clubs} clubs together.`],
    ...wrongBills(quote).map(([value, misconception, reason]): Wrong => [div(value, clubs), misconception, reason]),
  ]
}

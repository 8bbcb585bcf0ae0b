import { often } from '../../factory/grammar.ts'
import { m, money, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'

const SHOPS = [
  { shop: 'print shop', plate: 'design', piece: 'poster' },
  { shop: 'pottery studio', plate: 'mold', piece: 'bowl' },
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
    const share = clubs === 1 ? '' : t`. Divided among ${clubs} clubs, that is ${money(div(bill, clubs))} each`
    return {
      stem: t`A ${shop} charges ${money(fee)} for making a ${plate} and ${money(price)} for each ${piece} made from it. ${who} ${order} and ${clubs === 1 ? 'uses' : 'use'} one coupon for ${money(voucher)} off the whole bill. ${asked}`,
      key: div(bill, clubs),
      show: money,
      wrong: clubs === 1 ? wrongBills(quote) : wrongShares(quote),
      because: t`In dollars, the bill is ${m`${inner} - ${voucher} = ${bill}`}${share}.`,
      quick: [
        t`${plates === 1 ? 'The' : 'Each'} ${plate} with its ${piece}s costs ${m`${fee} + ${each * price} = ${one}`} dollars, and ${m`${plates === 1 ? '' : `${plates} \\times `}${one} - ${voucher} = ${bill}`}${share}.`,
      ],
      full: [
        t`The ${each} ${piece}s from one ${plate} cost ${m`${each} \times ${price} = ${each * price}`} dollars. With the ${plate} itself, that is ${m`${fee} + ${each * price} = ${one}`} dollars.`,
        ...(plates === 1
          ? []
          : [t`For ${plates} ${plate}s, this makes ${m`${plates} \times ${one} = ${plates * one}`} dollars.`]),
        t`The coupon is subtracted once: ${m`${plates * one} - ${voucher} = ${bill}`}, so the bill is ${money(bill)}${share}.`,
      ],
      hints: [
        t`How much does one ${plate} cost together with all the ${piece}s made from it?`,
        clubs === 1
          ? t`How many times can the ${money(voucher)} coupon be subtracted?`
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
function wrongBills({ fee, price, each, plates, voucher, clubs, setting: { plate, piece } }: Quote): Wrong[] {
  const one = fee + each * price
  const bill = plates * one - voucher
  const times = plates === 1 ? '' : `${plates} \\times `
  const worked = (tex: string, value: number): string =>
    clubs === 1 ? m`${tex} = ${value}` : m`(${tex}) \div ${clubs} = ${div(value, clubs)}`
  return [
    ...(plates === 1
      ? []
      : ([
          [
            plates * fee + each * price - voucher,
            'distributed-to-first-only',
            () =>
              t`This answer multiplies only the ${money(fee)} by ${plates}: ${worked(`${plates} \\times ${fee} + ${each * price} - ${voucher}`, plates * fee + each * price - voucher)}. Each of the ${plates} ${plate}s is used for ${each} ${piece}s, so multiply their price too.`,
          ],
          [
            fee + plates * each * price - voucher,
            'ignored-condition',
            () =>
              t`This answer charges the ${money(fee)} only once: ${worked(`${fee} + ${plates} \\times ${each * price} - ${voucher}`, fee + plates * each * price - voucher)}. It is charged for each of the ${plates} ${plate}s.`,
          ],
          [
            plates * (one - voucher),
            'fixed-cost-per-unit',
            () =>
              t`This answer subtracts ${money(voucher)} ${often(plates)}, once for each ${plate}: ${worked(`${plates} \\times (${one} - ${voucher})`, plates * (one - voucher))}. There is only one coupon for the whole bill.`,
          ],
        ] as const)),
    [
      plates * (fee + each) * price - voucher,
      'left-to-right',
      () =>
        t`This answer adds ${fee} and ${each} first: ${worked(`${times}(${fee} + ${each}) \\times ${price} - ${voucher}`, plates * (fee + each) * price - voucher)}. Only the ${each} ${piece}s cost ${money(price)} each, so multiply before adding.`,
    ],
    [
      bill + voucher,
      'ignored-condition',
      () =>
        t`This answer leaves out the coupon: ${worked(plates === 1 ? `${fee} + ${each * price}` : `${times}${one}`, bill + voucher)}. Subtract ${money(voucher)} from the ${money(bill + voucher)}.`,
    ],
    [
      bill + 2 * voucher,
      'wrong-operation',
      () =>
        t`This answer adds the coupon: ${worked(`${bill + voucher} + ${voucher}`, bill + 2 * voucher)}. The ${money(voucher)} is taken off the bill, so subtract it.`,
    ],
    [
      plates * each * price - voucher,
      'cost-left-out',
      () =>
        t`This answer includes only the ${plates * each} ${piece}s: ${worked(`${plates * each} \\times ${price} - ${voucher}`, plates * each * price - voucher)}. It leaves out the ${money(fee)} ${plates === 1 ? `for the ${plate}` : `for each ${plate}`}.`,
    ],
    [
      plates * each * (fee + price) - voucher,
      'fixed-cost-per-unit',
      () =>
        t`This answer charges ${money(fee)} for every ${piece}: ${worked(`${plates * each} \\times (${fee} + ${price}) - ${voucher}`, plates * each * (fee + price) - voucher)}. That fee is charged only once for each ${plate}.`,
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
        t`This answer subtracts ${money(voucher)} from each share: ${m`${whole} \div ${clubs} - ${voucher} = ${div(whole - clubs * voucher, clubs)}`}. There is only one coupon for the whole bill.`,
    ],
    [
      div(clubs * whole - voucher, clubs),
      'left-to-right',
      () =>
        t`This answer divides only the ${money(voucher)} by ${clubs}: ${m`${whole} - ${voucher} \div ${clubs} = ${div(clubs * whole - voucher, clubs)}`}. The clubs share the whole bill, ${m`${whole} - ${voucher}`}.`,
    ],
    [
      whole - voucher,
      'stopped-early',
      () => t`${money(whole - voucher)} is the bill for all ${clubs} clubs together. Divide it by ${clubs}.`,
    ],
    ...wrongBills(quote).map(([value, misconception, reason]): Wrong => [div(value, clubs), misconception, reason]),
  ]
}

import { linearTex } from '../../factory/linear-tex.ts'
import { often } from '../../factory/grammar.ts'
import { count, m, money, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

const SHOPS = [
  { place: 'A market stall', first: 'melon', second: 'mango', seconds: 'mangoes' },
  { place: 'A stationer', first: 'notebook', second: 'pen', seconds: 'pens' },
  { place: 'A café', first: 'sandwich', firsts: 'sandwiches', second: 'juice', seconds: 'juices' },
  { place: 'A plant shop', first: 'fern', second: 'cactus', seconds: 'cacti' },
] as const

export const basketPrice = sufficiency({
  id: 'basket-price',
  skill: 'ds-business',
  version: 3,
  levels: [-1.4, -0.8, 0.4],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const p = random.int(3, level === 3 ? 14 : 9)
    const q = random.int(2, p - 1)
    const [a, b] = [random.int(1, 4), random.int(1, 4)]
    const [c, d] = [random.int(1, 5), random.int(1, 5)]
    if (a * d === b * c) return null
    return { p, q, a, b, c, d, k: random.int(2, 3), setting: random.pick(SHOPS) }
  },
  write: ({ p, q, a, b, c, d, k, setting }): Sufficiency<Pair> => {
    const ones = 'firsts' in setting ? setting.firsts : `${setting.first}s`
    const basket = (x: number, y: number): string =>
      t`${count(x, setting.first, ones)} and ${count(y, setting.second, setting.seconds)}`
    const cost = (x: number, y: number): string => t`${basket(x, y)} cost ${money(x * p + y * q)}.`
    return {
      stem: t`${setting.place} sells each ${setting.first} at one price and each ${setting.second} at another, both whole numbers of dollars. How much do ${basket(a, b)} cost?`,
      cases: pairs(range(1, 60), range(1, 60)).filter(([x, y]) => x !== y),
      ask: ([x, y]) => money(a * x + b * y),
      show: ([x, y]) => t`a ${setting.first} at ${money(x)} with a ${setting.second} at ${money(y)}`,
      statements: [
        {
          text: cost(a * k, b * k),
          holds: ([x, y]) => k * (a * x + b * y) === k * (a * p + b * q),
          enough: t`that is ${often(k)} the same basket, so the basket costs ${m`${k * (a * p + b * q)} \div ${k} = ${a * p + b * q}`} dollars. The single prices are not needed.`,
        },
        {
          text: cost(c, d),
          line: [c, d, c * p + d * q],
          holds: ([x, y]) => c * x + d * y === c * p + d * q,
          lacks: 'Another basket gives only one equation for two prices.',
        },
        {
          text: t`A ${setting.first} costs ${money(p - q)} more than a ${setting.second}.`,
          line: [1, -1, p - q],
          holds: ([x, y]) => x - y === p - q,
          lacks: 'It fixes only the difference of the prices.',
        },
        {
          text: t`A ${setting.first} costs ${money(p)}.`,
          line: [1, 0, p],
          holds: ([x]) => x === p,
          lacks: t`The price of a ${setting.second} stays open.`,
        },
        {
          text: t`A ${setting.second} costs ${money(q)}.`,
          line: [0, 1, q],
          holds: ([, y]) => y === q,
          lacks: t`The price of a ${setting.first} stays open.`,
        },
        {
          text: t`${basket(a + 1, b + 1)} cost ${money(p + q)} more than ${basket(a, b)}.`,
          line: [1, 1, p + q],
          holds: ([x, y]) => x + y === p + q,
          enough: t`one of each costs ${money(p + q)}, and the basket holds ${a} of each: ${m`${a} \times ${p + q} = ${a * (p + q)}`} dollars.`,
          lacks: t`That gives the price of one of each, ${money(p + q)} together.`,
        },
        {
          text: t`A ${setting.first} costs less than ${money(p + 3)}.`,
          holds: ([x]) => x < p + 3,
          lacks: t`The price of a ${setting.first} is only bounded, and that of a ${setting.second} stays open.`,
        },
      ],
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let a ${setting.first} cost ${m`x`} dollars and a ${setting.second} ${m`y`} dollars.`,
        result: ([x, y]) => t`The basket costs ${m`${linearTex(a, b)} = ${a * x + b * y}`} dollars.`,
      },
      hints: [
        'The question asks for one sum, not for the two prices.',
        'Is one of the statements a multiple of the basket asked for?',
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 140), range(1, 140)).filter(([x, y]) => x !== y),
    ask: ([x, y], [a = 0, b = 0]) => a * x + b * y,
    read: [
      [/ and .* more than/, ([x, y], [a = 0, b = 0, more = 0, c = 0, d = 0]) => a * x + b * y === c * x + d * y + more],
      [/more than a/, ([x, y], [gap = 0]) => x === y + gap],
      [/costs less than/, ([x], [bound = 0]) => x < bound],
      [/^A (melon|notebook|sandwich|fern) costs/, ([x], [price = 0]) => x === price],
      [/^A (mango|pen|juice|cactus) costs/, ([, y], [price = 0]) => y === price],
      [/ and .* cost /, ([x, y], [a = 0, b = 0, total = 0]) => a * x + b * y === total],
    ],
  },
})

import { capital } from '../../factory/capital.ts'
import { agree, often } from '../../factory/grammar.ts'
import { count, m, money, t } from '../../factory/format.ts'
import { sufficiency, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

const SHOPS = [
  { place: 'A farm stand', first: 'melon', second: 'mango', seconds: 'mangoes' },
  { place: 'A stationery store', first: 'notebook', second: 'pen', seconds: 'pens' },
  { place: 'A café', first: 'sandwich', firsts: 'sandwiches', second: 'juice', seconds: 'juices' },
  { place: 'A garden center', first: 'fern', second: 'cactus', seconds: 'cacti' },
] as const

export const basketPrice = sufficiency({
  id: 'basket-price',
  skill: 'ds-business',
  version: 5,
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
    const cases = pairs(range(1, 60), range(1, 60)).filter(([x, y]) => x !== y)
    const firstsAsked = a === 1 ? setting.first : t`${a} ${ones}`
    const secondsAsked = b === 1 ? setting.second : t`${b} ${setting.seconds}`
    const sumOf = (n: number, price: number): string => (n === 1 ? `${price}` : `${n} \\times ${price}`)
    const firstPrice = t`A ${setting.first} costs ${money(p)}.`
    const secondPrice = t`A ${setting.second} costs ${money(q)}.`
    const gap = t`A ${setting.first} costs ${money(p - q)} more than a ${setting.second}.`
    const likeAsked = t`how do the numbers of ${ones} and ${setting.seconds} compare with those in the question?`
    const otherPrice = 'which price do you know, and which one do you still need?'
    const limit = t`A ${setting.first} costs less than ${money(p + 3)}.`
    const evenly = (c * p + d * q) % (c + d) === 0 ? 'with two different prices, ' : ''
    const leftovers = range(1, 60).map((x) => c * p + d * q - c * x).filter((rest) => rest > 0).map(money) // prettier-ignore
    const amountsLeft =
      leftovers.length > 5
        ? t`${leftovers.slice(0, 3).join(', ')}, and so on down to ${leftovers.at(-1)!}`
        : leftovers.join(', ')
    const fits = cases.filter(([x, y]) => c * x + d * y === c * p + d * q).length
    return {
      stem: t`${setting.place} sells each ${setting.first} at one price and each ${setting.second} at another, both whole numbers of dollars. What is the total cost of ${basket(a, b)}?`,
      cases,
      ask: ([x, y]) => money(a * x + b * y),
      show: ([x, y]) => t`prices of ${money(x)} for a ${setting.first} and ${money(y)} for a ${setting.second}`,
      since: ([x, y]) => m`${sumOf(a, x)} + ${sumOf(b, y)} = ${a * x + b * y}`,
      statements: [
        {
          text: cost(a * k, b * k),
          holds: ([x, y]) => k * (a * x + b * y) === k * (a * p + b * q),
          consider: likeAsked,
          enough: t`${basket(a * k, b * k)} cost ${often(k)} as much as ${basket(a, b)}, so the total is ${m`${k * (a * p + b * q)} \div ${k} = ${a * p + b * q}`} dollars. Neither price is needed by itself.`,
          missed: t`overlooks that the purchase in the statement costs exactly ${often(k)} as much as the one in the question`,
        },
        {
          text: cost(c, d),
          line: [c, d, c * p + d * q],
          consider: likeAsked,
          holds: ([x, y]) => c * x + d * y === c * p + d * q,
          lacks: t`The numbers of ${ones} and ${setting.seconds} are not in the same ratio as in the question, and ${fits === 2 ? 'two pairs' : 'several pairs'} of whole-dollar prices fit the total of ${money(c * p + d * q)}.`,
          enough: t`both prices are whole numbers of dollars. If a ${setting.first} costs $1, $2, and so on, the amounts left for ${count(d, setting.second, setting.seconds)} are ${amountsLeft}. ${capital(t`${evenly}only ${money(d * q)} ${d === 1 ? 'remains' : t`is a multiple of ${d}`}`)}, so a ${setting.first} costs ${money(p)} and a ${setting.second} costs ${money(q)}. The total is ${m`${sumOf(a, p)} + ${sumOf(b, q)} = ${a * p + b * q}`} dollars.`,
          trap: t`assumes that only one pair of whole-dollar prices fits the total of ${money(c * p + d * q)}`,
          missed: t`overlooks that the prices are whole numbers of dollars, and only ${money(p)} and ${money(q)} fit`,
        },
        {
          text: gap,
          line: [1, -1, p - q],
          holds: ([x, y]) => x - y === p - q,
          consider: 'can you find either price from the difference alone?',
          lacks: t`It gives only the difference between the two prices. Many pairs of prices differ by ${money(p - q)}.`,
          trap: t`tries only one pair of prices that differ by ${money(p - q)}, but there are many`,
        },
        {
          text: firstPrice,
          holds: ([x]) => x === p,
          consider: otherPrice,
          lacks: t`It says nothing about the price of a ${setting.second}.`,
          trap: t`finds that the ${firstsAsked} ${agree(a, 'costs', 'cost')} ${money(a * p)}, but the cost of the ${secondsAsked} is unknown`,
        },
        {
          text: secondPrice,
          holds: ([, y]) => y === q,
          consider: otherPrice,
          lacks: t`It says nothing about the price of a ${setting.first}.`,
          trap: t`finds that the ${secondsAsked} ${agree(b, 'costs', 'cost')} ${money(b * q)}, but the cost of the ${firstsAsked} is unknown`,
        },
        {
          text: t`${basket(a + 1, b + 1)} cost ${money(p + q)} more than ${basket(a, b)}.`,
          line: [1, 1, p + q],
          holds: ([x, y]) => x + y === p + q,
          consider: t`what do the extra ${setting.first} and the extra ${setting.second} cost together?`,
          enough: t`the first purchase has one more ${setting.first} and one more ${setting.second}, so a ${setting.first} and a ${setting.second} together cost ${money(p + q)}. ${a === 1 ? 'That is the total in the question.' : t`The question is about ${a} of each, so the total asked for is ${m`${a} \times ${p + q} = ${a * (p + q)}`} dollars.`}`,
          missed: t`overlooks that the statement gives the cost of one of each, ${a === 1 ? 'which is what the question asks for' : t`and the question is about ${a} of each`}`,
          lacks: t`The first purchase has one more ${setting.first} and one more ${setting.second}, so a ${setting.first} and a ${setting.second} together cost ${money(p + q)}. Neither of the two prices is known.`,
          trap: t`finds that one of each costs ${money(p + q)}, but the question is not about equal numbers of ${ones} and ${setting.seconds}`,
        },
        {
          text: limit,
          holds: ([x]) => x < p + 3,
          consider: t`what can the price of a ${setting.first} be?`,
          lacks: t`It gives only an upper limit for the price of a ${setting.first} and says nothing about the price of a ${setting.second}.`,
          trap: t`takes ${money(p + 3)} for the price of a ${setting.first}, but that is only an upper limit, and the price of a ${setting.second} is unknown`,
        },
      ],
      together: (pair) => {
        const given = pair.findIndex(({ text }) => text === firstPrice || text === secondPrice)
        const isFirst = pair[given]?.text === firstPrice
        const at = pair.findIndex(({ text }) => text.includes(` cost ${money(p + q)} more than `))
        const rest = pair.findIndex((_, index) => index !== (at < 0 ? given : at))
        const [each, line] = [pair[rest]!, pair[rest]!.line]
        if ((given < 0 && (at < 0 || each.text !== gap)) || (given >= 0 && at < 0 && line === undefined))
          return undefined
        const known = t`By statement (${given + 1}), a ${isFirst ? setting.first : setting.second} costs ${isFirst ? money(p) : money(q)}.`
        const found = isFirst ? t`a ${setting.second} costs` : t`a ${setting.first} costs`
        const oneEach = t`In statement (${at + 1}), the first purchase has one more ${setting.first} and one more ${setting.second}, so a ${setting.first} and a ${setting.second} together cost ${money(p + q)}.`
        const total = t`The total is ${m`${sumOf(a, p)} + ${sumOf(b, q)} = ${a * p + b * q}`} dollars.`
        if (given < 0)
          return t`${oneEach} Since a ${setting.first} costs ${money(p - q)} more, two ${setting.seconds} would cost ${m`${p + q} - ${p - q} = ${2 * q}`} dollars, so a ${setting.second} costs ${money(q)} and a ${setting.first} costs ${money(p)}. ${total}`
        if (at >= 0)
          return t`${oneEach} ${known} So ${found} ${isFirst ? m`${p + q} - ${p} = ${q}` : m`${p + q} - ${q} = ${p}`} dollars. ${total}`
        if (each.text === gap)
          return t`${known} Statement (${rest + 1}) then says that ${found} ${isFirst ? m`${p} - ${p - q} = ${q}` : m`${q} + ${p - q} = ${p}`} dollars. ${total}`
        const [n, other, price, part] = isFirst ? [d, setting.seconds, q, sumOf(c, p)] : [c, ones, p, sumOf(d, q)]
        const left = m`${c * p + d * q} - ${part} = ${n * price}`
        return n === 1
          ? t`${known} By statement (${rest + 1}), ${found} ${left} dollars. ${total}`
          : t`${known} By statement (${rest + 1}), ${n} ${other} cost ${left} dollars, so ${found} ${money(price)}. ${total}`
      },
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let ${m`x`} be the price of a ${setting.first} and ${m`y`} that of a ${setting.second}, in dollars.`,
        result: ([x, y]) => t`The total is ${m`${sumOf(a, x)} + ${sumOf(b, y)} = ${a * x + b * y}`} dollars.`,
      },
      bothTrap: (pair) =>
        pair.some(({ text }) => text === limit) && pair.every(({ text }) => text !== firstPrice)
          ? t`treats ${money(p + 3)} as the price of a ${setting.first}, but statement (${1 + pair.findIndex(({ text }) => text === limit)}) says only that the price is less than ${money(p + 3)}`
          : undefined,
      bothMissed: (pair) => {
        const given = pair.findIndex(({ text }) => text === firstPrice || text === secondPrice)
        if (given < 0)
          return t`overlooks that only prices of ${money(p)} and ${money(q)} fit both statements, so the total is ${money(a * p + b * q)}`
        const other =
          pair[given]!.text === firstPrice
            ? t`${money(q)} for a ${setting.second}`
            : t`${money(p)} for a ${setting.first}`
        return t`overlooks that with the price from statement (${given + 1}), statement (${2 - given}) gives ${other}, so the total is ${money(a * p + b * q)}`
      },
      hints: [
        a === b
          ? t`Do you need both prices, or would the cost of one ${setting.first} and one ${setting.second} together be enough?`
          : t`Which two prices, or which other purchase, would tell you the cost of ${basket(a, b)}?`,
        t`Can either statement be turned into a total for exactly ${basket(a, b)}?`,
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

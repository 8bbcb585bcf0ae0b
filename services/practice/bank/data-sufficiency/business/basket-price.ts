import { linearTex } from '../../factory/linear-tex.ts'
import { often } from '../../factory/grammar.ts'
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
      show: ([x, y]) => t`${ones} at ${money(x)} and ${setting.seconds} at ${money(y)}`,
      statements: [
        {
          text: cost(a * k, b * k),
          holds: ([x, y]) => k * (a * x + b * y) === k * (a * p + b * q),
          enough: t`${basket(a * k, b * k)} are ${often(k)} ${basket(a, b)}, so the total is ${m`${k * (a * p + b * q)} \div ${k} = ${a * p + b * q}`} dollars. Neither price is needed by itself.`,
          missed: t`tries to find both prices, but the question asks only for one total, and ${basket(a * k, b * k)} are ${often(k)} that purchase`,
        },
        {
          text: cost(c, d),
          line: [c, d, c * p + d * q],
          holds: ([x, y]) => c * x + d * y === c * p + d * q,
          lacks: t`This purchase is not a multiple of the one in the question, and ${fits === 2 ? 'two pairs' : 'several pairs'} of whole-dollar prices fit it.`,
          enough: t`if a ${setting.first} costs $1, $2, and so on, the amounts left for ${count(d, setting.second, setting.seconds)} are ${amountsLeft}; ${evenly}only ${money(d * q)} ${d === 1 ? 'remains' : t`is a multiple of ${d}`}, so a ${setting.first} costs ${money(p)}, a ${setting.second} costs ${money(q)}, and the total is ${m`${sumOf(a, p)} + ${sumOf(b, q)} = ${a * p + b * q}`} dollars.`,
          trap: t`assumes that only one pair of whole-dollar prices fits a total of ${money(c * p + d * q)}`,
          missed: t`stops because there are two unknown prices, but they are whole numbers of dollars, and only ${money(p)} and ${money(q)} fit`,
        },
        {
          text: t`A ${setting.first} costs ${money(p - q)} more than a ${setting.second}.`,
          line: [1, -1, p - q],
          holds: ([x, y]) => x - y === p - q,
          lacks: t`Many pairs of prices differ by ${money(p - q)}.`,
          trap: t`uses one pair of prices that differ by ${money(p - q)}, but many pairs do`,
        },
        {
          text: t`A ${setting.first} costs ${money(p)}.`,
          line: [1, 0, p],
          holds: ([x]) => x === p,
          lacks: t`It says nothing about the price of a ${setting.second}.`,
          trap: t`gets ${money(a * p)} for the ${firstsAsked} but has no price for the ${secondsAsked}`,
        },
        {
          text: t`A ${setting.second} costs ${money(q)}.`,
          line: [0, 1, q],
          holds: ([, y]) => y === q,
          lacks: t`It says nothing about the price of a ${setting.first}.`,
          trap: t`gets ${money(b * q)} for the ${secondsAsked} but has no price for the ${firstsAsked}`,
        },
        {
          text: t`${basket(a + 1, b + 1)} cost ${money(p + q)} more than ${basket(a, b)}.`,
          line: [1, 1, p + q],
          holds: ([x, y]) => x + y === p + q,
          enough: t`a ${setting.first} and a ${setting.second} together cost ${money(p + q)}, and the purchase contains ${a} of each, so it costs ${m`${a} \times ${p + q} = ${a * (p + q)}`} dollars.`,
          missed: t`looks for the two prices, but ${basket(a, b)} cost ${a === 1 ? '' : `${often(a)} `}as much as one of each`,
          lacks: t`The first purchase has one more of each, so a ${setting.first} and a ${setting.second} together cost ${money(p + q)}. How the ${money(p + q)} splits between the two is unknown.`,
          trap: t`uses the ${money(p + q)} for one of each, but the question does not ask about equal numbers of ${ones} and ${setting.seconds}`,
        },
        {
          text: limit,
          holds: ([x]) => x < p + 3,
          lacks: t`It gives only an upper limit for one price and says nothing about a ${setting.second}.`,
          trap: t`takes ${money(p + 3)} for the price of a ${setting.first}, but the price can be any whole number of dollars below that`,
        },
      ],
      together: (pair) => {
        const other = pair.find(({ line }) => String(line?.slice(0, 2)) !== '1,1')
        const at = pair.findIndex(({ text }) => text.includes(' more than '))
        if (!other?.line || at < 0 || !pair.some(({ text }) => text.includes(` cost ${money(p + q)} more than `)) || other.line[0] * other.line[1] > 0) return undefined // prettier-ignore
        const one = t`The first purchase in statement (${pair.indexOf(other) === 0 ? 2 : 1}) has one more of each, so a ${setting.first} and a ${setting.second} together cost ${money(p + q)}.`
        const how =
          other.line[0] * other.line[1] < 0
            ? t`Since a ${setting.first} costs ${money(p - q)} more, two ${setting.seconds} would cost ${m`${p + q} - ${p - q} = ${2 * q}`} dollars, so a ${setting.second} costs ${money(q)} and a ${setting.first} costs ${money(p)}.`
            : other.line[1] === 0
              ? t`With a ${setting.first} at ${money(p)}, a ${setting.second} costs ${m`${p + q} - ${p} = ${q}`} dollars.`
              : t`With a ${setting.second} at ${money(q)}, a ${setting.first} costs ${m`${p + q} - ${q} = ${p}`} dollars.`
        return t`${one} ${how} The total is ${m`${sumOf(a, p)} + ${sumOf(b, q)} = ${a * p + b * q}`} dollars.`
      },
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let ${m`x`} be the price of a ${setting.first} and ${m`y`} that of a ${setting.second}, in dollars.`,
        result: ([x, y]) => t`The total is ${m`${linearTex(a, b)} = ${a * x + b * y}`} dollars.`,
      },
      bothTrap: (pair) =>
        pair.some(({ text }) => text === limit) && pair.every(({ line }) => line?.[1] !== 0)
          ? t`uses ${money(p + 3)} as the price of a ${setting.first} in statement (${1 + pair.findIndex(({ text }) => text !== limit)}), but ${money(p + 3)} is only an upper limit`
          : undefined,
      bothMissed: (pair, left) => {
        const given = pair.find(({ line }) => line?.[0] === 0 || line?.[1] === 0)
        const [known, found] = given?.line?.[0] === 0 ? [t`a ${setting.second} at ${money(q)}`, t`${money(p)} for a ${setting.first}`] : [t`a ${setting.first} at ${money(p)}`, t`${money(q)} for a ${setting.second}`] // prettier-ignore
        if (left.length !== 1 || pair.some(({ line }) => line === undefined)) return undefined
        return given
          ? t`overlooks that with ${known}, statement (${1 + pair.findIndex((one) => one !== given)}) gives ${found}`
          : t`stops at two unknown prices, but the two equations have only one solution, ${money(p)} and ${money(q)}`
      },
      hints: [
        'Could you know the total for this one purchase without knowing both prices?',
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

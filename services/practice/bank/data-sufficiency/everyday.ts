import { count, duration, m, money, percent, plain, ratio, t } from '../factory/format.ts'
import { div, rational } from '../factory/rational.ts'
import { sufficiency, type Sufficiency } from '../factory/sufficiency-template.ts'
import { pairs, range } from './grid.ts'

type Pair = readonly [number, number]

const CLUBS = [
  { place: 'A sailing club', first: 'adults', second: 'juniors' },
  { place: 'A hospital ward', first: 'nurses', second: 'doctors' },
  { place: 'A fleet', first: 'vans', second: 'trucks' },
  { place: 'A choir', first: 'women', second: 'men' },
] as const

export const clubRatio = sufficiency({
  id: 'club-ratio',
  skill: 'ds-ratios',
  levels: [-0.9, -0.2, 0.5],
  draw: (random, level) => {
    const [a, b] = random.some([1, 2, 3, 4, 5, 6, 7], 2) as [number, number]
    const unit = random.int(3, level === 1 ? 8 : 14)
    if (a <= b || rational(a, b).d !== BigInt(b) || (100 * a) % (a + b) !== 0) return null
    return { first: a * unit, second: b * unit, a, b, more: random.int(2, 9), setting: random.pick(CLUBS) }
  },
  write: ({ first, second, a, b, more, setting: { place, first: ones, second: twos } }): Sufficiency<Pair> => {
    const gap = first - second
    return {
      stem: t`${place} has some ${ones}, some ${twos} and no one else. What is the ratio of ${ones} to ${twos}?`.replace(
        'A fleet has some vans, some trucks and no one else',
        'A fleet consists of vans and trucks only',
      ),
      cases: pairs(range(1, 110), range(1, 110)) as Pair[],
      ask: ([p, q]) => ratio(div(p, q)),
      show: ([p, q]) =>
        t`${count(p, ones.slice(0, -1), ones)} with ${count(q, twos.slice(0, -1), twos)}`
          .replace('1 wome ', '1 woman ')
          .replace('1 me', '1 man'),
      statements: [
        {
          text: t`There are ${gap} more ${ones} than ${twos}.`,
          holds: ([p, q]) => p - q === gap,
          lacks: 'A difference does not fix a ratio.',
        },
        {
          text: t`There are ${first + second} ${ones} and ${twos} in all.`,
          holds: ([p, q]) => p + q === first + second,
          lacks: 'A total does not fix a ratio.',
        },
        {
          text: t`${percent(div(100 * a, a + b))} of all are ${ones}.`,
          holds: ([p, q]) => p * b === q * a,
          enough: t`the other ${percent(div(100 * b, a + b))} are ${twos}, so the ratio is ${ratio(div(a, b))}.`,
        },
        {
          text: t`There are ${first} ${ones}.`,
          holds: ([p]) => p === first,
          lacks: t`The number of ${twos} stays open.`,
        },
        {
          text: t`There are ${second} ${twos}.`,
          holds: ([, q]) => q === second,
          lacks: t`The number of ${ones} stays open.`,
        },
        {
          text: t`The number of ${ones} is ${m`${div(a, b)}`} times the number of ${twos}.`,
          holds: ([p, q]) => p * b === q * a,
          enough: t`that is the ratio itself, ${ratio(div(a, b))}.`,
        },
        {
          text: t`With ${gap} more ${twos}, the two numbers would be equal.`,
          holds: ([p, q]) => q + gap === p,
          lacks: 'A difference does not fix a ratio.',
        },
        {
          text: t`There are fewer than ${second + more} ${twos}.`,
          holds: ([, q]) => q < second + more,
          lacks: 'It gives only a bound.',
        },
      ],
      hints: [
        'Absolute numbers or a relation: which of the two fixes a ratio?',
        'Try small and large groups that fit a statement.',
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 170), range(1, 170)) as Pair[],
    ask: ([p, q]) => Math.round((p / q) * 1e9),
    read: [
      [/would be equal/, ([p, q], [k = 0]) => q + k - p === 0],
      [/fewer than/, ([, q], [bound = 0]) => q < bound],
      [/more .* than/, ([p, q], [k = 0]) => p === q + k],
      [/in all/, ([p, q], [total = 0]) => p + q === total],
      [
        /% of all|\\%/,
        ([p, q], numbers) =>
          Math.abs(p / (p + q) - (numbers.length > 1 ? numbers[0]! + numbers[1]! / numbers[2]! : numbers[0]!) / 100) <
          1e-9,
      ],
      [
        /times the number/,
        ([p, q], numbers) => Math.abs(p / q - (numbers.length > 1 ? numbers[0]! / numbers[1]! : numbers[0]!)) < 1e-9,
      ],
      [/There are/, (pair, [k = 0], statement) => pair[groupOf(statement)] === k],
    ],
  },
})

/** Which of the two groups a statement such as 'There are 12 juniors.' counts. */
function groupOf(text: string): 0 | 1 {
  return /adults|nurses|vans|women/.test(text) ? 0 : 1
}

export const tripTime = sufficiency({
  id: 'trip-time',
  skill: 'ds-rates',
  levels: [-0.7, 0.1, 0.9],
  draw: (random, level) => {
    const v = random.step(40, 100, 10)
    const half = random.int(3, level === 1 ? 8 : 14)
    const faster = random.pick([20, 25, 50])
    const saved = rational(half * faster, 2 * (100 + faster))
    if (Number((saved.n * 60n) % saved.d) !== 0) return null
    return {
      v,
      half,
      faster,
      saved,
      plus: random.pick([10, 20]),
      who: random.pick(['A bus', 'A courier', 'A truck', 'A train']),
    }
  },
  write: ({ v, half, faster, saved, plus, who }): Sufficiency<Pair> => {
    const distance = (v * half) / 2
    const time = rational(half, 2)
    const the = who.replace('A ', 'the ')
    return {
      stem: t`${who} covered the way from one city to another at a constant speed. How long did the trip take?`,
      cases: pairs(
        range(1, 40).map((n) => n * 5),
        range(1, 48),
      ) as Pair[],
      ask: ([, h]) => duration(rational(h, 2)),
      show: ([s, h]) => t`${s} kilometres per hour for ${duration(rational(h, 2))}`,
      statements: [
        {
          text: t`The speed was ${v} kilometres per hour.`,
          holds: ([s]) => s === v,
          lacks: 'The distance stays open.',
        },
        {
          text: t`The distance is ${plain(distance)} kilometres.`,
          holds: ([s, h]) => s * h === 2 * distance,
          lacks: 'The speed stays open.',
        },
        {
          text: t`At a speed ${faster}% higher, ${the} would have needed ${duration(saved)} less.`,
          holds: ([, h]) =>
            rational(h * faster, 2 * (100 + faster)).n * saved.d ===
            saved.n * rational(h * faster, 2 * (100 + faster)).d,
          enough: t`at ${m`${rational(100 + faster, 100)}`} times the speed the time is ${m`${rational(100, 100 + faster)}`} of what it was; the missing ${m`${rational(faster, 100 + faster)}`} are ${duration(saved)}, so the whole is ${duration(time)}.`,
        },
        {
          text: t`At twice the speed, ${the} would have needed half the time.`,
          holds: () => true,
          lacks: 'That is true of every trip.',
        },
        {
          text: t`At a speed ${plus} kilometres per hour higher, ${the} would have covered ${(plus * half) / 2} kilometres more in the same time.`,
          holds: ([, h]) => h === half,
          enough: t`each hour adds ${plus} kilometres, so ${(plus * half) / 2} kilometres more mean ${duration(time)}.`,
        },
        {
          text: t`In the first hour, ${the} covered ${v} kilometres.`,
          holds: ([s, h]) => s === v && h >= 2,
          lacks: 'That is the speed; the distance stays open.',
        },
        {
          text: t`One hour before the end, ${the} had covered ${v * (half / 2 - 1)} kilometres.`,
          holds: ([s, h]) => h >= 2 && s * (h - 2) === 2 * v * (half / 2 - 1),
          lacks: 'Speed and time stay open.',
        },
      ],
      hints: [
        'Time is distance over speed. Which relation is enough without knowing either?',
        'Test whether a statement would hold for a faster and for a slower trip.',
      ],
    }
  },
  second: {
    cases: () =>
      pairs(
        range(1, 160).map((n) => n * 2.5),
        range(1, 96).map((n) => n / 2),
      ) as Pair[],
    ask: ([, hours]) => hours,
    read: [
      [/The speed was/, ([s], [v = 0]) => s === v],
      [/The distance is/, ([s, hours], [d = 0]) => s * hours === d],
      [
        /% higher/,
        ([, hours], numbers, text) => {
          const [p = 0, a = 0, b = 0] = numbers
          const less = text.includes('hour') ? (text.includes('minute') ? a * 60 + b : a * 60) : a
          return Math.abs(hours * 60 - (hours * 60) / (1 + p / 100) - less) < 1e-6
        },
      ],
      [/twice the speed/, () => true],
      [/hour higher/, ([, hours], [plus = 0, gain = 0]) => plus * hours === gain],
      [/first hour/, ([s, hours], [d = 0]) => hours >= 1 && s === d],
      [/One hour before/, ([s, hours], [d = 0]) => hours >= 1 && s * (hours - 1) === d],
    ],
  },
})

const SHOPS = [
  { place: 'A market stall', first: 'melon', second: 'mango', seconds: 'mangoes' },
  { place: 'A stationer', first: 'notebook', second: 'pen', seconds: 'pens' },
  { place: 'A café', first: 'sandwich', firsts: 'sandwiches', second: 'juice', seconds: 'juices' },
  { place: 'A plant shop', first: 'fern', second: 'cactus', seconds: 'cacti' },
] as const

export const basketPrice = sufficiency({
  id: 'basket-price',
  skill: 'ds-business',
  levels: [-0.6, 0.1, 0.9],
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
      cases: pairs(range(1, 60), range(1, 60)).filter(([x, y]) => x !== y) as Pair[],
      ask: ([x, y]) => money(a * x + b * y),
      show: ([x, y]) => t`a ${setting.first} at ${money(x)} with a ${setting.second} at ${money(y)}`,
      statements: [
        {
          text: cost(a * k, b * k),
          holds: ([x, y]) => k * (a * x + b * y) === k * (a * p + b * q),
          enough: t`that is ${k} times the same basket, so the basket costs ${m`${k * (a * p + b * q)} \div ${k} = ${a * p + b * q}`} dollars. The single prices are not needed.`,
        },
        {
          text: cost(c, d),
          holds: ([x, y]) => c * x + d * y === c * p + d * q,
          lacks: 'It is another basket, and one equation for two prices.',
        },
        {
          text: t`A ${setting.first} costs ${money(p - q)} more than a ${setting.second}.`,
          holds: ([x, y]) => x - y === p - q,
          lacks: 'It fixes only the difference of the prices.',
        },
        {
          text: t`A ${setting.first} costs ${money(p)}.`,
          holds: ([x]) => x === p,
          lacks: t`The price of a ${setting.second} stays open.`,
        },
        {
          text: t`A ${setting.second} costs ${money(q)}.`,
          holds: ([, y]) => y === q,
          lacks: t`The price of a ${setting.first} stays open.`,
        },
        {
          text: t`${basket(a + 1, b + 1)} cost ${money(p + q)} more than ${basket(a, b)}.`,
          holds: ([x, y]) => x + y === p + q,
          lacks: t`That gives the price of one of each, ${money(p + q)} together.`,
        },
        {
          text: t`A ${setting.first} costs less than ${money(p + 3)}.`,
          holds: ([x]) => x < p + 3,
          lacks: 'It gives only a bound.',
        },
      ],
      hints: [
        'The question asks for one sum, not for the two prices.',
        'Is one of the statements a multiple of the basket asked for?',
      ],
    }
  },
  second: {
    cases: () => pairs(range(1, 140), range(1, 140)).filter(([x, y]) => x !== y) as Pair[],
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

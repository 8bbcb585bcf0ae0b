import { m, ratio, t } from '../../factory/format.ts'
import { div } from '../../factory/rational.ts'
import {
  sufficiency,
  type Statement,
  type StatementText,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'
import { NAMES } from '../../factory/names.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Shares = readonly [number, number, number]

const counted = (what: string, one: string) => ({
  what: (total: number) => `${what} of ${total} ${one}s`,
  unit: (n: number) => `${n} ${one}${n === 1 ? '' : 's'}`,
  least: `at least one ${one}`,
  much: 'many',
  less: 'fewer',
  amounts: (p: number, q: number, r: number) => `${p}, ${q}, and ${r} ${one}s`,
})
const STOCKS = [
  {
    what: (total: number) => `A bonus of $${total}`,
    unit: (n: number) => `$${n}`,
    least: 'a whole number of dollars',
    much: 'much',
    less: 'less',
    amounts: (p: number, q: number, r: number) => `$${p}, $${q}, and $${r}`,
  },
  counted('A harvest', 'crate'),
  counted('A reading list', 'book'),
  counted('A portfolio', 'client'),
]

const fractionOf = (top: number, bottom: number): string => m`${fracTex(top, bottom)}`
/** '3/4 of what', 'exactly what', '3 times what'. */
const partOf = (top: number, bottom: number): string =>
  top === bottom
    ? 'exactly what'
    : top % bottom === 0
      ? `${times(top / bottom)} what`
      : `${fractionOf(top, bottom)} of what`
const times = (k: number): string => (k === 2 ? 'twice' : `${k} times`)

export const threeShares = sufficiency({
  id: 'three-shares',
  skill: 'ds-ratios',
  version: 4,
  levels: [-1.3, -0.7, 0.5],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const parts = [random.int(1, 6), random.int(1, 6), random.int(1, 6)] as const
    const [i, j, k] = parts
    const unit = random.int(2, 8)
    const total = (i + j + k) * unit
    if (total < 20 || total > 78 || i === j || i === j + k || (j % i !== 0 && i % j !== 0)) return null
    return {
      shares: parts.map((part) => part * unit) as unknown as Shares,
      total,
      level,
      people: random.some(NAMES, 3),
      stock: random.pick(STOCKS),
    }
  },
  write: ({ shares, total, level, people, stock }): Sufficiency<Shares> => {
    const [a, b, c] = people as [string, string, string]
    const [x, y, z] = shares
    const [high, low, names] = x > y ? [x, y, [a, b]] : [y, x, [b, a]]
    const onlyOne = (who: string, share: number, others: string): string =>
      t`It gives only ${who}'s share, ${stock.unit(share)}. The other ${stock.unit(total - share)} can be divided between ${others} in many ways.`
    const rest = (who: string, share: number, others: string): string =>
      t`It leaves ${m`${total} - ${total - share} = ${share}`} for ${who}, but ${others} can divide the other ${stock.unit(total - share)} in many ways.`
    const stopsAt = (who: string, share: number, others: string): string =>
      t`finds ${who}'s share, ${stock.unit(share)}, but ${others} can divide the rest in many ways`
    /** How a share that is compared with the other two together follows from the total. */
    const ofAll = (who: string, share: number): string => {
      const common = gcd(share, total)
      return t`for every ${stock.unit(share / common)} that ${who} gets, the other two together get ${stock.unit((total - share) / common)}, so ${who} gets ${fractionOf(share, total)} of ${stock.unit(total)}, which is ${stock.unit(share)}.`
    }
    const restA = t`${b} and ${c} together get ${stock.unit(y + z)}.`
    const restB = t`${a} and ${c} together get ${stock.unit(x + z)}.`
    const partA = t`${a} gets ${partOf(x, y + z)} ${b} and ${c} get together.`
    /** The share that a statement gives with the total, in a sentence. */
    const given = (text: string, number: number): string | undefined => {
      if (text === restA) return t`Statement (${number}) leaves ${m`${total} - ${y + z} = ${x}`} for ${a}.`
      if (text === restB) return t`Statement (${number}) leaves ${m`${total} - ${x + z} = ${y}`} for ${b}.`
      return text === partA
        ? t`By statement (${number}), ${a} gets ${fractionOf(x, total)} of ${stock.unit(total)}, which is ${stock.unit(x)}.`
        : undefined
    }
    /** What a comparison makes of the share that the other statement gives. */
    const next = (text: string, isA: boolean): string => {
      if (text.includes('are in the ratio'))
        return isA
          ? t`${b} and ${c} divide the other ${stock.unit(y + z)}, so ${b} gets ${m`${fracTex(y, y + z)} \times ${y + z} = ${y}`}`
          : t`${c} gets ${m`${fracTex(z, y)} \times ${y} = ${z}`}`
      const [who, from, to] = isA ? [b, x, y] : [a, y, x]
      if (text.includes(' more than '))
        return t`${who} gets ${from < to ? m`${from} + ${to - from} = ${to}` : m`${from} - ${from - to} = ${to}`}`
      return t`${who} gets ${from < to ? m`${to / from} \times ${from} = ${to}` : m`${from} \div ${from / to} = ${to}`}`
    }
    const missed = t`overlooks that the question asks only how ${a}'s share compares with ${b}'s`
    const statements: Array<Statement<Shares>> = [
      {
        text: t`${names[0]!} gets ${times(high / low)} as ${stock.much} as ${names[1]!}.`,
        line: [y, -x, 0],
        holds: ([p, q]) => p * y === q * x,
        lacks: t`It says only how ${a}'s share compares with ${b}'s. How much ${c} gets is unknown, and so is how much is left for ${a} and ${b}.`,
        trap: t`treats the comparison of ${a}'s share with ${b}'s as if it gave the shares, but ${c}'s share is unknown`,
        enough: t`if ${names[0]!} gets ${times(high / low)} as ${stock.much} as ${names[1]!}, the ratio of ${a}'s share to ${b}'s share is ${ratio(div(x, y))}.`,
        missed,
      },
      {
        text: t`${names[0]!} gets ${stock.unit(high - low)} more than ${names[1]!}.`,
        line: [1, -1, x - y],
        holds: ([p, q]) => p - q === x - y,
        lacks: t`It gives only the difference between ${a}'s and ${b}'s shares. Many pairs of shares differ by ${stock.unit(high - low)}.`,
        trap: t`treats the difference of ${stock.unit(high - low)} as if it gave the shares, but many pairs of shares have this difference`,
      },
      {
        text: restA,
        holds: ([p]) => p === x,
        lacks: rest(a, x, t`${b} and ${c}`),
        trap: stopsAt(a, x, t`${b} and ${c}`),
        enough: t`${a} gets the rest of the ${stock.unit(total)}, ${m`${total} - ${y + z} = ${x}`}. It does not matter how ${b} and ${c} divide the other ${stock.unit(y + z)}.`,
        missed: t`overlooks that ${a} gets everything that ${b} and ${c} do not get`,
      },
      {
        text: restB,
        holds: ([, q]) => q === y,
        lacks: rest(b, y, t`${a} and ${c}`),
        trap: stopsAt(b, y, t`${a} and ${c}`),
      },
      {
        text: t`The shares of ${b} and ${c} are in the ratio ${ratio(div(y, z))}.`,
        line: [y, y + z, y * total],
        holds: ([, q, r]) => q * z === r * y,
        lacks: t`It says only how ${b}'s share compares with ${c}'s. How much ${a} gets is unknown, and so is how much is left for ${b} and ${c}.`,
        trap: t`treats the ratio of ${b}'s share to ${c}'s as if it gave the shares, but ${a}'s share is unknown`,
      },
      {
        text: partA,
        holds: ([p, q, r]) => p * (y + z) === (q + r) * x,
        lacks: onlyOne(a, x, t`${b} and ${c}`),
        trap: stopsAt(a, x, t`${b} and ${c}`),
        enough: ofAll(a, x),
        missed: t`overlooks that ${b} and ${c} together get everything that ${a} does not get`,
      },
      {
        text: t`${c} gets ${stock.less} than ${stock.unit(z + 2)}.`,
        holds: ([, , r]) => r < z + 2,
        lacks: t`It gives only an upper limit for ${c}'s share. The three can still divide the ${stock.unit(total)} in many ways.`,
        trap: t`takes ${stock.unit(z + 2)} for ${c}'s share, but that is only an upper limit`,
      },
    ]
    if (level === 3) {
      statements.push(
        {
          text: t`${c} gets ${stock.unit(z)}, and ${a} gets ${stock.unit(x)}.`,
          holds: ([p, , r]) => p === x && r === z,
          enough: t`${b} gets the rest, ${m`${total} - ${z} - ${x} = ${y}`}, so the ratio is ${ratio(div(x, y))}.`,
          missed: t`overlooks that ${b} gets the rest of the ${stock.unit(total)}`,
        },
        {
          text: t`Of what ${a} and ${b} get together, ${b} gets ${fractionOf(y, x + y)}.`,
          holds: ([p, q]) => q * (x + y) === (p + q) * y,
          enough: t`of what ${a} and ${b} get together, ${a} gets the other ${fractionOf(x, x + y)}, so the ratio of ${a}'s share to ${b}'s share is ${ratio(div(x, y))}. ${c}'s share does not matter.`,
          missed,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`${a} gets ${partOf(x, y)} ${b} gets, and ${c} gets ${partOf(z, y)} ${b} gets.`,
          holds: ([p, q, r]) => p * y === q * x && r * y === q * z,
          enough: t`the three shares together are ${m`${fracTex(x, y)} + 1 + ${fracTex(z, y)} = ${fracTex(total, y)}`} times ${b}'s share. The total is ${stock.unit(total)}, so ${b} gets ${m`${total} \div ${fracTex(total, y)} = ${y}`}, and ${c} gets ${m`${fracTex(z, y)} \times ${y} = ${z}`}, that is, ${stock.unit(z)}.`,
          missed: t`overlooks that the three shares add up to ${stock.unit(total)}`,
        },
        {
          text: t`${c} gets ${partOf(z, x + y)} ${a} and ${b} get together.`,
          holds: ([p, q, r]) => r * (x + y) === (p + q) * z,
          enough: ofAll(c, z),
          missed: t`overlooks that ${a} and ${b} together get everything that ${c} does not get`,
        },
      )
    }
    const question =
      level === 3 ? `What is the ratio of ${a}'s share to ${b}'s share?` : `What is ${level === 1 ? a : c}'s share?`
    return {
      stem: t`${stock.what(total)} is divided among ${a}, ${b}, and ${c}, and each of them gets ${stock.least}. ${question}`,
      cases: range(1, total - 2).flatMap((p) => range(1, total - 1 - p).map((q) => [p, q, total - p - q] as const)),
      ask: ([p, q, r]) => (level === 3 ? ratio(div(p, q)) : stock.unit(level === 1 ? p : r)),
      show: ([p, q, r]) => t`a split of ${stock.amounts(p, q, r)} among ${a}, ${b}, and ${c}`,
      since: ([p, q]) => (level === 3 && gcd(p, q) > 1 ? t`${m`${p} = ${p / gcd(p, q)} \times ${gcd(p, q)}`} and ${m`${q} = ${q / gcd(p, q)} \times ${gcd(p, q)}`}` : undefined), // prettier-ignore
      statements,
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let ${m`x`} be ${a}'s share and ${m`y`} be ${b}'s share; then ${c} gets ${m`${total} - x - y`}.`,
        result: ([p, q, r]) =>
          [
            t`${a}'s share is therefore ${stock.unit(p)}.`,
            t`That leaves ${m`${total} - ${p} - ${q} = ${r}`} for ${c}.`,
            t`The ratio of ${a}'s share to ${b}'s share is therefore ${p} to ${q}.`,
          ][level - 1]!,
      },
      together: ([one, two]) => {
        const [first, second] = [given(one.text, 1), given(two.text, 2)]
        if (first === undefined && second === undefined) return undefined
        const [at, other] = first === undefined ? [2, one] : [1, two]
        const isA = (at === 1 ? one : two).text !== restB
        const cAlone = !isA && other.text.includes('are in the ratio')
        const how =
          first && second
            ? `${first} ${second}`
            : t`${(first ?? second)!} By statement (${3 - at}), ${next(other.text, isA)}.`
        if (level === 3)
          return t`${how} ${cAlone ? t`So ${a} gets ${m`${total} - ${y} - ${z} = ${x}`}. ` : ''}The ratio of ${a}'s share to ${b}'s share is ${x} to ${y}${gcd(x, y) > 1 ? t`, or ${ratio(div(x, y))}` : ''}.`
        if (level === 2) return cAlone ? how : t`${how} That leaves ${m`${total} - ${x} - ${y} = ${z}`} for ${c}.`
        return cAlone ? t`${how} That leaves ${m`${total} - ${y} - ${z} = ${x}`} for ${a}.` : how
      },
      bothTrap: ([one, other]) =>
        [one, other].every(({ text }) => text === restA || text === partA)
          ? t`overlooks that both statements give the same fact, ${a}'s share of ${stock.unit(x)}`
          : /(?:less|fewer) than /.test(`${one.text} ${other.text}`)
            ? t`takes ${stock.unit(z + 2)} for ${c}'s share, but that is only an upper limit`
            : undefined,
      bothMissed: () =>
        t`overlooks a third fact, which the question gives: the three shares add up to ${stock.unit(total)}`,
      hints: [
        [
          t`What would you have to know about the other two shares to find ${a}'s share?`,
          t`Do you need ${a}'s and ${b}'s shares separately to find ${c}'s share, or is their sum enough?`,
          t`Do you need ${a}'s and ${b}'s shares themselves, or only how they compare?`,
        ][level - 1]!,
        t`The three shares add up to ${stock.unit(total)}. With that, ${level === 3 ? t`does each statement give the ratio of ${a}'s share to ${b}'s share?` : 'does each statement give a share, or does it only compare shares?'}`,
      ],
    }
  },
  second: {
    cases: (numbers) => {
      const total = numbers[0] ?? 0
      const all: Shares[] = []
      for (let r = 1; r < total; r += 1) for (let q = 1; q + r < total; q += 1) all.push([total - q - r, q, r])
      return all
    },
    ask: ([p, q, r], _n, stem) => (stem.includes('the ratio') ? Math.round((p / q) * 1e6) : askedFirst(stem) ? p : r),
    read: [
      [/^Of what/, ([p, q], [top = 0, bottom = 1]) => Math.abs(q / (p + q) - top / bottom) < 1e-9],
      [
        /what \w+ gets, and/,
        ([p, q, r], _n, { statement }) => {
          const [first = 0, second = 0] = partsIn(statement)
          return Math.abs(p / q - first) + Math.abs(r / q - second) < 1e-9
        },
      ],
      [
        /what \w+ and/,
        (one, _n, text) => {
          const own = one[placesIn(text)[0]]
          return Math.abs(own / (one[0] + one[1] + one[2] - own) - (partsIn(text.statement)[0] ?? 0)) < 1e-9
        },
      ],
      [/in the ratio/, ([, q, r], [top = 0, bottom = 1]) => Math.abs(q / r - top / bottom) < 1e-9],
      [/gets .*, and/, ([p, , r], [z = 0, x = 0]) => p === x && r === z],
      [
        /together get/,
        (one, [sum = 0], text) => placesIn(text).reduce((total: number, at) => total + one[at], 0) === sum,
      ],
      [/more than/, (one, [gap = 0], text) => one[placesIn(text)[0]] === one[placesIn(text)[1]] + gap],
      [/(less|fewer) than/, ([, , r], [bound = 0]) => r < bound],
      [/twice|times/, (one, [k = 2], text) => one[placesIn(text)[0]] / one[placesIn(text)[1]] === k],
    ],
  },
})

type Place = 0 | 1 | 2

const peopleOf = remember((stem): string[] => /among (\w+), (\w+), and (\w+)/.exec(stem)?.slice(1) ?? [])
const partsIn = remember((statement) =>
  [...statement.matchAll(/gets (?:\\\(\\frac\{(\d+)\}\{(\d+)\}\\\) of|(\d+) times|(exactly|twice)) what/g)].map(
    ([, top, bottom, whole, word]) =>
      top === undefined ? Number(whole ?? (word === 'twice' ? 2 : 1)) : Number(top) / Number(bottom),
  ),
)
const askedFirst = remember((stem) => stem.endsWith(`${peopleOf(stem)[0]}'s share?`))
const places = remember((text) => {
  const [statement = '', stem = ''] = text.split('|')
  return [...statement.matchAll(/[A-Z]\w+/g)].map(([name]) => peopleOf(stem).indexOf(name))
})

/** The places in the stem of the people whom a statement names, in its order. */
function placesIn({ statement, stem }: StatementText): [Place, Place] {
  return places(`${statement}|${stem}`) as [Place, Place]
}

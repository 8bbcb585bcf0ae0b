import { count, m, money, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Pair = readonly [number, number]

const SALES = [
  { who: 'A school', verb: 'bought', first: 'adult ticket', second: 'child ticket' },
  { who: 'A library', verb: 'ordered', first: 'novel', second: 'atlas', seconds: 'atlases' },
  { who: 'A gardener', verb: 'bought', first: 'rose', second: 'lily', seconds: 'lilies' },
  { who: 'A hotel', verb: 'ordered', first: 'pillow', second: 'towel' },
  { who: 'A club', verb: 'bought', first: 'racket', second: 'ball' },
] as const
const CASES = once((): readonly Pair[] => pairs(range(1, 48), range(1, 48)))

const WIDE = once((): readonly Pair[] => range(1, 70).flatMap((u) => range(1, 70).map((v) => [u, v] as const)))

export const ticketsBought = sufficiency({
  id: 'tickets-bought',
  skill: 'ds-equations',
  version: 4,
  levels: [-0.4, 0.5, 1.2],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const q = random.int(2, level === 1 ? 5 : 9)
    const p = level === 1 ? q * random.int(2, 3) : q + random.int(1, 8)
    const [a, b] = [random.int(2, level === 3 ? 9 : 6), random.int(2, level === 3 ? 9 : 7)]
    if (a === b || (level > 1 && p % q === 0)) return null
    return { p, q, a, b, slack: random.int(1, 3), level, sale: random.pick(SALES) }
  },
  write: ({ p, q, a, b, slack, level, sale }): Sufficiency<Pair> => {
    const twos = 'seconds' in sale ? sale.seconds : `${sale.second}s`
    const ones = `${sale.first}s`
    const [total, sum, gap] = [a * p + b * q, a + b, Math.abs(a - b)]
    const statements: Array<Statement<Pair>> = [
      {
        text: t`All of them together cost ${money(total)}.`,
        line: [p, q, total],
        holds: ([u, v]) => u * p + v * q === total,
        lacks: t`More than one pair of whole numbers makes ${m`${p}x + ${q}y = ${total}`} true.`,
        enough: t`of all positive whole numbers only ${m`x = ${a},\ y = ${b}`} makes ${m`${p}x + ${q}y = ${total}`} true. You cannot buy half of one.`,
      },
      {
        text: t`The ${ones} and ${twos} are ${sum} in all.`,
        line: [1, 1, sum],
        holds: ([u, v]) => u + v === sum,
        lacks: 'Their total can be split in several ways.',
      },
      {
        text: t`There ${gap === 1 ? 'is' : 'are'} ${gap} more ${gap === 1 ? (a > b ? sale.first : sale.second) : a > b ? ones : twos} than ${a > b ? twos : ones}.`,
        line: [1, -1, a - b],
        holds: ([u, v]) => u - v === a - b,
        lacks: 'It fixes only the difference.',
      },
      {
        text: t`The ${twos} together cost ${money(b * q)}.`,
        line: [0, 1, b],
        holds: ([, v]) => v * q === b * q,
        lacks: t`It gives the number of ${twos}, ${b}; that of ${ones} stays open.`,
      },
      {
        text: t`The ${ones} together cost ${money(Math.abs(a * p - b * q))} ${a * p > b * q ? 'more' : 'less'} than the ${twos} together.`,
        line: [p, -q, a * p - b * q],
        holds: ([u, v]) => u * p - v * q === a * p - b * q,
        lacks: 'It is one equation for two numbers.',
      },
      {
        text: t`There are fewer than ${b + slack} ${twos}.`,
        holds: ([, v]) => v < b + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level < 3) {
      statements.push({
        text: t`With 2 more ${ones}, the ${ones} together would have cost ${money((a + 2) * p)}.`,
        holds: ([u]) => (u + 2) * p === (a + 2) * p,
        enough: t`${m`${(a + 2) * p} \div ${p} = ${a + 2}`}, which is 2 more than the ${a} ${sale.verb}.`,
      })
    } else {
      statements.push({
        text: t`If every single one had cost ${money(q)}, all of them together would have cost ${money(q * sum)}.`,
        holds: ([u, v]) => q * (u + v) === q * sum,
        enough: t`at one price for all, the cost shows the number: ${m`${q * sum} \div ${q} = ${sum}`}.`,
      })
    }
    if (level === 1) {
      statements.push({
        text: t`The ${ones} together cost ${money(a * p)}.`,
        holds: ([u]) => u * p === a * p,
        enough: t`${m`${a * p} \div ${p} = ${a}`} is their number; the ${twos} do not matter.`,
      })
    }
    if (level > 1) {
      statements.push(
        {
          text: t`The whole purchase cost less than ${money(total + 1)} but more than ${money(total - 2)}.`,
          holds: ([u, v]) => u * p + v * q < total + 1 && u * p + v * q > total - 2,
          lacks: 'Several numbers of each kind lead to such an amount.',
        },
        {
          text: t`With the numbers of ${ones} and ${twos} exchanged, the cost would be ${money(a * q + b * p)}.`,
          line: [q, p, a * q + b * p],
          holds: ([u, v]) => u * q + v * p === a * q + b * p,
          lacks: t`More than one pair of whole numbers makes ${m`${q}x + ${p}y = ${a * q + b * p}`} true.`,
          enough: t`of all positive whole numbers only ${m`x = ${a},\ y = ${b}`} makes ${m`${q}x + ${p}y = ${a * q + b * p}`} true.`,
        },
      )
    }
    return {
      stem: t`${sale.who} ${sale.verb} some ${ones} at ${money(p)} each and some ${twos} at ${money(q)} each, at least one of each. ${level < 3 ? `How many ${ones} were ${sale.verb}?` : `How many ${ones} and ${twos} were ${sale.verb} in all?`}`,
      cases: CASES(),
      ask: ([u, v]) => String(level < 3 ? u : u + v),
      show: ([u, v]) => t`a purchase of ${count(u, sale.first, ones)} and ${count(v, sale.second, twos)}`,
      statements,
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let there be ${m`x`} ${ones} and ${m`y`} ${twos}.`,
        ...(level === 3 ? { result: ([u, v]: Pair) => t`In all there are ${m`${u} + ${v} = ${u + v}`}.` } : {}),
      },
      hints: [
        'Both numbers are positive whole numbers: that is a condition of its own.',
        'For one equation, list the pairs of whole numbers that fit before you call it too little.',
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([u, v], _n, stem) => (stem.includes('in all') ? u + v : u),
    read: [
      [/^With 2 more/, ([u], [more = 0, cost = 0], { stem }) => costOf(stem, u + more, 0) === cost],
      [/^If every/, ([u, v], [each = 0, cost = 0]) => (u + v) * each === cost],
      [/^All/, ([u, v], [cost = 0], { stem }) => costOf(stem, u, v) === cost],
      [/in all/, ([u, v], [sum = 0]) => u + v === sum],
      [
        /^There (is|are) \d+ more/,
        ([u, v], [gap = 0], { statement }) =>
          (/more (adult|novel|rose|pillow|racket)/.test(statement) ? u - v : v - u) === gap,
      ],
      [
        /(more|less) than the/,
        ([u, v], [gap = 0], { statement, stem }) =>
          costOf(stem, u, 0) - costOf(stem, 0, v) === (statement.includes('more') ? gap : -gap),
      ],
      [/exchanged/, ([u, v], [cost = 0], { stem }) => costOf(stem, v, u) === cost],
      [/whole purchase/, ([u, v], [high = 0, low = 0], { stem }) => between(costOf(stem, u, v), low, high)],
      [/fewer than/, ([, v], [bound = 0]) => v < bound],
      [
        /together cost/,
        ([u, v], [cost = 0], { statement, stem }) =>
          (/The (adult|novel|rose|pillow|racket)/.test(statement) ? costOf(stem, u, 0) : costOf(stem, 0, v)) === cost,
      ],
    ],
  },
})

function costOf(stem: string, u: number, v: number): number {
  const [, p = 0, q = 0] = /\$(\d+).*?\$(\d+)/.exec(stem)?.map(Number) ?? []
  return u * p + v * q
}

function between(value: number, low: number, high: number): boolean {
  return low < value && value < high
}

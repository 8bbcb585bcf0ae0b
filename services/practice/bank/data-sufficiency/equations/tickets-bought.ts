import { count, m, money, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { gcd } from '../../factory/gcd.ts'
import { pairs, range } from '../../factory/grid.ts'
import { onlySolution } from '../../factory/only-solution.ts'
import { linearTex } from '../../factory/linear-tex.ts'
import { equationOf, type Line } from '../../factory/solve-lines.ts'
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
  version: 6,
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
    const oneEquation = (u: number, v: number): string =>
      t`overlooks that ${m`${u}x + ${v}y = ${u * a + v * b}`}, the equation for ${m`x`} ${ones} and ${m`y`} ${twos}, has only one solution in positive whole numbers, ${a} ${ones} and ${b} ${twos}`
    const [step, otherStep] = [q / gcd(p, q), p / gcd(p, q)]
    const equal = t`${count(step, sale.first, ones)} ${step === 1 ? 'costs' : 'cost'} as much as ${count(otherStep, sale.second, twos)}`
    const [total, sum, gap] = [a * p + b * q, a + b, Math.abs(a - b)]
    /** Why an equation has one solution. */
    const single = (u: number, v: number): string =>
      t`for ${m`x`} ${ones} and ${m`y`} ${twos}, ${m`${u}x + ${v}y = ${u * a + v * b}`}. ${onlySolution([u, v], [a, b])}`
    /** An equation as a statement gives it, and divided by what its numbers share. */
    const inShort = ([f, g, cost]: Line): string =>
      [...new Set([m`${linearTex(f, g)} = ${cost}`, equationOf(['x', 'y'], [f, g, cost])])].join(', or ')
    const statements: Array<Statement<Pair>> = [
      {
        text: t`The total cost was ${money(total)}.`,
        line: [p, q, total],
        holds: ([u, v]) => u * p + v * q === total,
        lacks: t`For ${m`x`} ${ones} and ${m`y`} ${twos}, the statement gives ${inShort([p, q, total])}. Since ${equal}, these can replace each other without changing the total cost.`,
        enough: single(p, q),
        trap: t`overlooks that ${m`${p}x + ${q}y = ${total}`}, the equation for ${m`x`} ${ones} and ${m`y`} ${twos}, has more than one solution in positive whole numbers`,
        missed: oneEquation(p, q),
      },
      {
        text: t`A total of ${sum} ${ones} and ${twos} were ${sale.verb}.`,
        line: [1, 1, sum],
        holds: ([u, v]) => u + v === sum,
        lacks: t`A total of ${sum} can be split between ${ones} and ${twos} in several ways. The statement mentions no cost, so the prices do not help.`,
        trap: t`treats the total of ${sum} as if it determined both numbers, but it can be split between ${ones} and ${twos} in several ways`,
      },
      {
        text: t`There ${gap === 1 ? 'was' : 'were'} ${gap} more ${gap === 1 ? (a > b ? sale.first : sale.second) : a > b ? ones : twos} than ${a > b ? twos : ones}.`,
        line: [1, -1, a - b],
        holds: ([u, v]) => u - v === a - b,
        lacks: t`Many pairs of whole numbers have a difference of ${gap}. The statement mentions no cost, so the prices do not help.`,
        trap: t`treats the difference of ${gap} as if it determined both numbers, but many pairs of whole numbers have that difference`,
      },
      {
        text: t`The ${twos} together cost ${money(b * q)}.`,
        line: [0, 1, b],
        holds: ([, v]) => v * q === b * q,
        lacks: t`It gives the number of ${twos}, ${m`${b * q} \div ${q} = ${b}`}, but says nothing about the number of ${ones}.`,
        trap: t`finds that there are ${b} ${twos}, but nothing is said about the number of ${ones}`,
      },
      {
        text: t`The ${ones} together cost ${money(Math.abs(a * p - b * q))} ${a * p > b * q ? 'more' : 'less'} than the ${twos} together.`,
        line: [p, -q, a * p - b * q],
        holds: ([u, v]) => u * p - v * q === a * p - b * q,
        lacks: t`For ${m`x`} ${ones} and ${m`y`} ${twos}, the statement gives ${inShort([p, -q, a * p - b * q])}. Since ${equal}, adding that many of each leaves the difference the same.`,
        trap: t`overlooks that ${m`${p}x - ${q}y = ${a * p - b * q}`}, the equation for ${m`x`} ${ones} and ${m`y`} ${twos}, has more than one solution in positive whole numbers`,
      },
      {
        text: t`There were fewer than ${b + slack} ${twos}.`,
        holds: ([, v]) => v < b + slack,
        lacks: t`It gives only an upper limit for the number of ${twos} and says nothing about the ${ones}.`,
        trap: t`treats "fewer than ${b + slack} ${twos}" as an exact number, but there can be from 1 to ${b + slack - 1} of them, and nothing is said about the ${ones}`,
      },
    ]
    if (level < 3) {
      statements.push({
        text: t`With 2 more ${ones}, the ${ones} together would have cost ${money((a + 2) * p)}.`,
        holds: ([u]) => (u + 2) * p === (a + 2) * p,
        enough: t`${money((a + 2) * p)} would have paid for ${m`${(a + 2) * p} \div ${p} = ${a + 2}`} ${ones}, so ${m`${a + 2} - 2 = ${a}`} ${ones} were ${sale.verb}.`,
        missed: t`overlooks that the cost of the ${ones} alone shows how many ${ones} were ${sale.verb}`,
      })
    } else {
      statements.push({
        text: t`If each of the ${ones} and ${twos} had cost ${money(q)}, the total cost would have been ${money(q * sum)}.`,
        holds: ([u, v]) => q * (u + v) === q * sum,
        enough: t`if every item costs ${money(q)}, dividing the total cost by ${q} gives the total number of items, ${m`${q * sum} \div ${q} = ${sum}`}.`,
        missed: t`overlooks that with the same price for every item, the total cost gives the total number`,
      })
    }
    if (level === 1) {
      statements.push({
        text: t`The ${ones} together cost ${money(a * p)}.`,
        holds: ([u]) => u * p === a * p,
        enough: t`each ${sale.first} cost ${money(p)}, so the number of ${ones} is ${m`${a * p} \div ${p} = ${a}`}.`,
        missed: t`overlooks that the cost of the ${ones} alone shows how many ${ones} were ${sale.verb}`,
      })
    }
    if (level > 1) {
      statements.push(
        {
          text: t`The total cost was less than ${money(total + 1)} but more than ${money(total - 2)}.`,
          holds: ([u, v]) => u * p + v * q < total + 1 && u * p + v * q > total - 2,
          lacks: t`Since the prices are in whole dollars, the total cost was ${money(total - 1)} or ${money(total)}, and several pairs of whole numbers give one of these totals.`,
          trap: t`overlooks that several pairs of whole numbers give a total of ${money(total - 1)} or ${money(total)}`,
        },
        {
          text: t`If the numbers of ${ones} and ${twos} had been exchanged, the total cost would have been ${money(a * q + b * p)}.`,
          line: [q, p, a * q + b * p],
          holds: ([u, v]) => u * q + v * p === a * q + b * p,
          lacks: t`For ${m`x`} ${ones} and ${m`y`} ${twos}, the statement gives ${inShort([q, p, a * q + b * p])}. The total stays the same if ${m`x`} changes by ${otherStep} and ${m`y`} by ${step} in the opposite direction.`,
          enough: single(q, p),
          trap: t`overlooks that ${m`${q}x + ${p}y = ${a * q + b * p}`}, the equation for ${m`x`} ${ones} and ${m`y`} ${twos}, has more than one solution in positive whole numbers`,
          missed: oneEquation(q, p),
        },
      )
    }
    const method = t`Let ${m`x`} be the number of ${ones} and ${m`y`} the number of ${twos}. Do all pairs of positive whole numbers that fit a statement have the same ${level < 3 ? m`x` : t`sum ${m`x + y`}`}?`
    return {
      stem: t`${sale.who} ${sale.verb} some ${ones} at ${money(p)} each and some ${twos} at ${money(q)} each, at least one of each. ${level < 3 ? `How many ${ones} were ${sale.verb}?` : `What is the total number of ${ones} and ${twos} that were ${sale.verb}?`}`,
      cases: CASES(),
      ask: ([u, v]) => String(level < 3 ? u : u + v),
      show: ([u, v]) => t`${count(u, sale.first, ones)} and ${count(v, sale.second, twos)}`,
      since: ([u, v]) => (level < 3 ? undefined : m`${u} + ${v} = ${u + v}`),
      statements,
      bothTrap: (pair, left) => {
        // The first two cases with different answers are those that the rest of the explanation names.
        const [most] = left
        const other = left.find(([u, v]) => (level < 3 ? u !== most![0] : u + v !== most![0] + most![1]))
        return most && other && pair.some(({ text }) => text.includes('fewer than'))
          ? t`considers only ${count(most[1], sale.second, twos)} with ${count(most[0], sale.first, ones)}, but both statements also allow ${count(other[1], sale.second, twos)} with ${count(other[0], sale.first, ones)}`
          : undefined
      },
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`rejects the statements because each alone fits more than one pair of numbers, but only ${a} ${ones} and ${b} ${twos} fit both`
          : undefined,
      unknowns: {
        letters: ['x', 'y'],
        meaning: t`Let ${m`x`} be the number of ${ones} and ${m`y`} the number of ${twos}.`,
        ...(level === 3 ? { result: ([u, v]: Pair) => t`The total number is ${m`${u} + ${v} = ${u + v}`}.` } : {}),
      },
      hints: [
        level < 3
          ? t`The numbers of ${ones} and ${twos} are positive whole numbers. Does each statement allow only one pair of them, or several?`
          : t`Can you find the total number without finding how many ${ones} and how many ${twos} there are?`,
        method,
      ],
      hintsFor: (pair) => {
        if (level === 3)
          return pair.some(({ text }) => text.includes('cost'))
            ? undefined
            : [t`The question asks only how many ${ones} and ${twos} there are in all. Do the prices matter?`, method]
        if (pair.some(({ text }) => text.includes('otal cost'))) return undefined
        return pair.some(({ text }) => text.includes('cost'))
          ? [t`Which of the two numbers does each statement tell you about?`, method]
          : ['The prices are given, but does either statement tell you how much was spent?', method]
      },
    }
  },
  second: {
    cases: WIDE,
    ask: ([u, v], _n, stem) => (stem.includes(' and ', stem.indexOf('How many')) ? u + v : u),
    read: [
      [/^With 2 more/, ([u], [more = 0, cost = 0], { stem }) => costOf(stem, u + more, 0) === cost],
      [/^If each/, ([u, v], [each = 0, cost = 0]) => (u + v) * each === cost],
      [/^The total cost was \$/, ([u, v], [cost = 0], { stem }) => costOf(stem, u, v) === cost],
      [/^A total/, ([u, v], [sum = 0]) => u + v === sum],
      [
        /^There (was|were) \d+ more/,
        ([u, v], [gap = 0], { statement }) =>
          (/more (adult|novel|rose|pillow|racket)/.test(statement) ? u - v : v - u) === gap,
      ],
      [
        /(more|less) than the/,
        ([u, v], [gap = 0], { statement, stem }) =>
          costOf(stem, u, 0) - costOf(stem, 0, v) === (statement.includes('more') ? gap : -gap),
      ],
      [/exchanged/, ([u, v], [cost = 0], { stem }) => costOf(stem, v, u) === cost],
      [/^The total .* less than/, ([u, v], [high = 0, low = 0], { stem }) => between(costOf(stem, u, v), low, high)],
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

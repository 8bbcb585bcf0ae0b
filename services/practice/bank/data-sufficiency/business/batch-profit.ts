import { m, money, percent, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Piece = readonly [price: number, cost: number]

const CASES = once((): readonly Piece[] => pairs(range(2, 90), range(1, 89)).filter(([price, cost]) => price > cost))
const WIDE = once(() => range(1, 90).flatMap((cost) => range(1, 90 - cost).map((gain) => ({ cost, gain }))))
const WORKS = [
  { who: 'A potter', thing: 'vase' },
  { who: 'A carpenter', thing: 'stool' },
  { who: 'A weaver', thing: 'rug' },
  { who: 'A bakery', thing: 'cake' },
  { who: 'A nursery', thing: 'seedling' },
] as const

export const batchProfit = sufficiency({
  id: 'batch-profit',
  skill: 'ds-business',
  version: 3,
  levels: [-1.3, -0.6, 0.5],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const cost = 4 * random.int(2, 12)
    const up = random.pick([25, 50, 75, 100])
    const price = level === 1 ? cost + random.int(3, 20) : (cost * (100 + up)) / 100
    if (price > 75) return null
    return {
      n: random.int(12, 60),
      price,
      cost,
      up,
      off: random.int(1, 3),
      slack: random.int(1, 4),
      level,
      work: random.pick(WORKS),
    }
  },
  write: ({ n, price, cost, off, slack, level, work: { who, thing } }): Sufficiency<Piece> => {
    const things = `${thing}s`
    const gain = price - cost
    const asks = [
      { question: `What is the profit on all ${n} ${things}?`, of: ([p, c]: Piece) => money(n * (p - c)) },
      {
        question: `By what percent is the price of a ${thing} higher than its cost?`,
        of: ([p, c]: Piece) => percent(rational(100 * (p - c), c)),
      },
      {
        question: `Is the profit on all ${n} ${things} more than half of what they cost to make?`,
        of: ([p, c]: Piece) => (2 * (p - c) > c ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([price, cost])
    const relation = t`that compares price and cost, so the answer is ${key}. The amounts are not needed.`
    const statements: Array<Statement<Piece>> = [
      {
        text: t`Each ${thing} sells for ${money(price)}.`,
        line: [1, 0, price],
        holds: ([p]) => p === price,
        lacks: 'The cost stays open.',
      },
      {
        text: t`Each ${thing} costs ${money(cost)} to make.`,
        line: [0, 1, cost],
        holds: ([, c]) => c === cost,
        lacks: 'The price stays open.',
      },
      {
        text: t`The price of a ${thing} is ${money(gain)} more than its cost.`,
        line: [1, -1, gain],
        holds: ([p, c]) => p - c === gain,
        lacks: 'The same profit on each can be a large or a small part of the cost.',
        enough: t`each brings ${money(gain)}, so all bring ${m`${n} \times ${gain} = ${n * gain}`} dollars.`,
      },
      {
        text: t`All ${n} ${things} sell for ${money(n * price)} together.`,
        line: [1, 0, price],
        holds: ([p]) => n * p === n * price,
        lacks: t`That is ${money(price)} each; the cost stays open.`,
      },
      {
        text: t`The cost of a ${thing} and its price add up to ${money(cost + price)}.`,
        line: [1, 1, cost + price],
        holds: ([p, c]) => p + c === cost + price,
        lacks: 'A sum of price and cost fixes neither.',
      },
      {
        text: t`The cost of a ${thing} is less than ${money(cost + slack)}.`,
        holds: ([, c]) => c < cost + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`At a price ${money(off)} lower, the profit on all ${n} ${things} would be ${money(n * (gain - off))}.`,
          holds: ([p, c]) => n * (p - c - off) === n * (gain - off),
          enough: t`the lower price loses ${m`${n} \times ${off} = ${n * off}`} dollars, so the profit is ${money(n * gain)}.`,
        },
        {
          text: t`The profit on ${n / 2 === Math.floor(n / 2) ? `half of the ${things}` : `two of the ${things}`} is ${money(n % 2 === 0 ? (n / 2) * gain : 2 * gain)}.`,
          holds: ([p, c]) => p - c === gain,
          enough: t`each brings ${money(gain)}, so all bring ${money(n * gain)}.`,
        },
      )
    } else {
      statements.push(
        {
          text: t`The price of a ${thing} is ${price === 2 * cost ? 'twice' : t`${m`${rational(price, cost)}`} times`} its cost.`,
          holds: ([p, c]) => p * cost === c * price,
          enough: relation,
        },
        {
          text: t`The price of 3 ${things} covers the cost of ${rational(3 * price, cost)} ${things}.`,
          holds: ([p, c]) => p * cost === c * price,
          enough: relation,
        },
      )
    }
    if (level > 1 && (100 * cost) % price === 0) {
      statements.push({
        text: t`Of each dollar of the price, ${money(rational((100 * cost) / price, 100))} is cost.`,
        holds: ([p, c]) => p * cost === c * price,
        enough: relation,
      })
    }
    if (level === 3) {
      statements.push({
        text: t`The price of a ${thing} is ${2 * gain > cost ? 'more' : 'less'} than ${money(2 * gain > cost ? gain - 1 : gain + cost + 1)}${2 * gain > cost ? ' above its cost' : ''}.`,
        holds: ([p, c]) => (2 * gain > cost ? p - c > gain - 1 : p < price + 1),
        lacks: 'An amount alone does not compare the profit with the cost.',
      })
    }
    return {
      stem: t`${who} makes ${n} ${things}, all at the same cost, and sells them all at the same price. Cost and price of each are whole numbers of dollars, and the price, at most $90, is higher than the cost. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([p, c]) => t`a price of ${money(p)} with a cost of ${money(c)}`,
      statements,
      unknowns: {
        letters: ['p', 'c'],
        meaning: t`Let ${m`p`} be the price of a ${thing} and ${m`c`} its cost, in dollars.`,
        result: ([p, c]) =>
          level === 1
            ? t`The profit on all is ${m`${n} \times (${p} - ${c}) = ${n * (p - c)}`} dollars.`
            : t`The profit on each is ${m`${p} - ${c} = ${p - c}`} dollars, to be compared with a cost of ${c}.`,
      },
      hints: [
        'Profit is price minus cost, times the number sold.',
        level === 1
          ? 'The question needs only the difference of price and cost.'
          : 'The question needs only the ratio of price to cost.',
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ({ cost, gain }, _n, stem) =>
      stem.includes('By what percent')
        ? Math.round((1e6 * gain) / cost)
        : stem.includes('more than half')
          ? gain > cost / 2
          : gain,
    read: [
      [/sells for/, ({ cost, gain }, [price = 0]) => cost + gain === price],
      [/costs/, ({ cost }, [amount = 0]) => cost === amount],
      [/more than its cost/, ({ gain }, [amount = 0]) => gain === amount],
      [/^All/, ({ cost, gain }, [n = 1, total = 0]) => (cost + gain) * n === total],
      [/add up/, ({ cost, gain }, [sum = 0]) => cost + cost + gain === sum],
      [/^The cost .* less than/, ({ cost }, [bound = 0]) => cost < bound],
      [/lower/, ({ gain }, [off = 0, n = 1, profit = 0]) => (gain - off) * n === profit],
      [/half of the/, ({ gain }, [profit = 0], { stem }) => (gain * piecesOf(stem)) / 2 === profit],
      [/two of the/, ({ gain }, [profit = 0]) => gain * 2 === profit],
      [/twice its cost/, ({ cost, gain }) => gain === cost],
      [/times its cost/, ({ cost, gain }, n) => Math.abs(1 + gain / cost - parts(n)) < 1e-9],
      [/each dollar/, ({ cost, gain }, [share = 0]) => Math.abs(cost / (cost + gain) - share) < 1e-9],
      [/covers/, ({ cost, gain }, [three = 3, ...n]) => Math.abs(three * (cost + gain) - cost * parts(n)) < 1e-9],
      [/above its cost/, ({ gain }, [bound = 0]) => gain > bound],
      [/less than/, ({ cost, gain }, [bound = 0]) => cost + gain < bound],
    ],
  },
})

const piecesOf = remember((stem) => Number(/makes (\d+)/.exec(stem)?.[1]))

/** A number printed as a decimal or as a fraction. */
function parts([top = 0, bottom = 1]: readonly number[]): number {
  return top / bottom
}

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
  version: 4,
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
  write: ({ n, price, cost, up, off, slack, level, work: { who, thing } }): Sufficiency<Piece> => {
    const things = `${thing}s`
    const gain = price - cost
    const asks = [
      { question: `What is the total profit on the ${n} ${things}?`, of: ([p, c]: Piece) => money(n * (p - c)) },
      {
        question: `By what percent is the price of a ${thing} greater than its cost?`,
        of: ([p, c]: Piece) => percent(rational(100 * (p - c), c)),
      },
      {
        question: `Is the total profit on the ${n} ${things} more than half of what they cost to make?`,
        of: ([p, c]: Piece) => (2 * (p - c) > c ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([price, cost])
    const share =
      level === 3
        ? t`the profit, on each ${thing} and on all ${n} together, is ${up}% of the cost.`
        : t`it is ${up}% greater than the cost.`
    const compared = up > 50 ? 'more than half' : up < 50 ? 'less than half' : 'exactly half and not more'
    const verdict = level === 3 ? t` That is ${compared}, so the answer is ${key}.` : ''
    const example =
      level === 3
        ? ''
        : t` For example, at a cost of $4, the price is ${money(4 + up / 25)}, or ${money(up / 25)} more.`
    const times = price === 2 * cost ? 'twice' : t`${m`${rational(price, cost)}`} times`
    const limit = t`The cost of a ${thing} is less than ${money(cost + slack)}.`
    const missed = 'overlooks that the question depends only on the ratio of the price to the cost'
    const amount = 'The question compares the profit with the cost, and the cost could be large or small'
    const statements: Array<Statement<Piece>> = [
      {
        text: t`Each ${thing} sells for ${money(price)}.`,
        line: [1, 0, price],
        holds: ([p]) => p === price,
        lacks: 'It says nothing about the cost. The higher the cost, the lower the profit.',
        trap: t`overlooks that, at a price of ${money(price)}, any lower cost is possible`,
      },
      {
        text: t`Each ${thing} costs ${money(cost)} to make.`,
        line: [0, 1, cost],
        holds: ([, c]) => c === cost,
        lacks: 'It says nothing about the price. The higher the price, the higher the profit.',
        trap: t`overlooks that, at a cost of ${money(cost)}, any higher price up to $90 is possible`,
      },
      {
        text: t`The price of a ${thing} is ${money(gain)} more than its cost.`,
        line: [1, -1, gain],
        holds: ([p, c]) => p - c === gain,
        lacks: t`A profit of ${money(gain)} is a large percent of a low cost and a small percent of a high one.`,
        trap: t`considers only the profit of ${money(gain)} on each ${thing}, but the question compares it with the cost, which is unknown`,
        enough:
          level === 3
            ? t`the price is at most $90, so the cost is at most ${m`90 - ${gain} = ${90 - gain}`} dollars. Half of the cost is then at most ${money(rational(90 - gain, 2))}. The profit on each ${thing}, ${money(gain)}, is more than that, so the answer is yes.`
            : t`the profit on each ${thing} is price minus cost, ${money(gain)}, so the profit on all ${n} is ${m`${n} \times ${gain} = ${n * gain}`} dollars.`,
        missed:
          level === 3
            ? t`overlooks that the cost is at most ${money(90 - gain)}, since the price is at most $90, so a profit of ${money(gain)} is more than half of the cost`
            : 'overlooks that the profit depends only on the difference between the price and the cost',
      },
      {
        text: t`All ${n} ${things} sell for ${money(n * price)} together.`,
        line: [1, 0, price],
        holds: ([p]) => n * p === n * price,
        lacks: t`The price is ${m`${n * price} \div ${n} = ${price}`} dollars each, but the cost is unknown. The higher the cost, the lower the profit.`,
        trap: t`overlooks that it gives only the price, ${money(price)} each, and not the cost`,
      },
      {
        text: t`The cost of a ${thing} and its price add up to ${money(cost + price)}.`,
        line: [1, 1, cost + price],
        holds: ([p, c]) => p + c === cost + price,
        lacks: t`Many different costs and prices add up to ${money(cost + price)}, and they lead to different profits.`,
        trap: t`uses the sum of ${money(cost + price)} where the question needs the ${level === 1 ? 'difference' : 'ratio'} of the two amounts`,
      },
      {
        text: limit,
        holds: ([, c]) => c < cost + slack,
        lacks: 'It gives only an upper limit for the cost and says nothing about the price.',
        trap: 'overlooks that it gives only an upper limit for the cost and says nothing about the price',
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`At a price ${money(off)} lower, the profit on all ${n} ${things} would be ${money(n * (gain - off))}.`,
          holds: ([p, c]) => n * (p - c - off) === n * (gain - off),
          enough: t`the lower price would cut the profit by ${m`${n} \times ${off} = ${n * off}`} dollars, so the actual profit is ${m`${n * (gain - off)} + ${n * off} = ${n * gain}`} dollars.`,
          missed: t`overlooks that a price ${money(off)} lower reduces the profit by a known amount, ${money(off)} for each ${thing}`,
        },
        {
          text: t`The profit on ${n / 2 === Math.floor(n / 2) ? `half of the ${things}` : `two of the ${things}`} is ${money(n % 2 === 0 ? (n / 2) * gain : 2 * gain)}.`,
          holds: ([p, c]) => p - c === gain,
          enough:
            n % 2 === 0
              ? t`the profit on all ${n} ${things} is twice as much, ${m`2 \times ${(n / 2) * gain} = ${n * gain}`} dollars.`
              : t`the profit on one ${thing} is ${m`${2 * gain} \div 2 = ${gain}`} dollars, so the profit on all ${n} is ${m`${n} \times ${gain} = ${n * gain}`} dollars.`,
          missed: t`overlooks that every ${thing} brings the same profit, so the profit on some of the ${things} gives the profit on all ${n}`,
        },
      )
    } else {
      statements.push(
        {
          text: t`The price of a ${thing} is ${times} its cost.`,
          holds: ([p, c]) => p * cost === c * price,
          enough: t`the price is ${100 + up}% of the cost, so ${share}${verdict}${example}`,
          missed,
        },
        {
          text: t`The price of 3 ${things} covers the cost of ${rational(3 * price, cost)} ${things}.`,
          holds: ([p, c]) => p * cost === c * price,
          enough: t`the price of one ${thing} covers the cost of ${m`${rational(3 * price, cost)} \div 3 = ${rational(price, cost)}`} ${things}. That makes the price ${100 + up}% of the cost, so ${share}${verdict}`,
          missed,
        },
      )
    }
    if (level > 1 && (100 * cost) % price === 0) {
      statements.push({
        text: t`Of each dollar of the price, ${money(rational((100 * cost) / price, 100))} is cost.`,
        holds: ([p, c]) => p * cost === c * price,
        enough: t`each dollar of the price is ${(100 * cost) / price} cents of cost and ${100 - (100 * cost) / price} cents of profit. Since ${m`\frac{${100 - (100 * cost) / price}}{${(100 * cost) / price}} = ${rational(up, 100)}`}, the profit is ${up}% of the cost${level === 3 ? '' : t`, so the price is ${up}% greater than the cost`}.${verdict}`,
        missed,
      })
    }
    if (level === 3) {
      statements.push({
        text: t`The price of a ${thing} is ${2 * gain > cost ? 'more' : 'less'} than ${money(2 * gain > cost ? gain - 1 : gain + cost + 1)}${2 * gain > cost ? ' above its cost' : ''}.`,
        holds: ([p, c]) => (2 * gain > cost ? p - c > gain - 1 : p < price + 1),
        lacks: t`${amount}.`,
        trap:
          2 * gain > cost
            ? t`overlooks that a profit of more than ${money(gain - 1)} can still be less than half of the cost`
            : t`overlooks that, even at a price below ${money(gain + cost + 1)}, the profit is more than half of the cost if the cost is low enough`,
      })
    }
    /** How the price and the cost follow from two of the facts about them, and the answer from these. */
    const both = (pair: readonly [Statement<Piece>, Statement<Piece>]): string => {
      const has = (a: number, b: number): boolean => pair.some(({ line }) => line?.[0] === a && line[1] === b)
      const isAll = pair.some(({ text }) => text.startsWith('All'))
      const priceIs = isAll ? t`The price is ${m`${n * price} \div ${n} = ${price}`} dollars` : t`The price is ${money(price)}` // prettier-ignore
      const isSum = has(1, 1)
      const routes: ReadonlyArray<readonly [boolean, string]> = [
        [has(1, 0) && has(0, 1), t`${priceIs}, and the cost is ${money(cost)}.`],
        [has(1, 0), t`${priceIs}, so the cost is ${isSum ? m`${cost + price} - ${price} = ${cost}` : m`${price} - ${gain} = ${cost}`} dollars.`],
        [has(0, 1), t`The cost is ${money(cost)}, so the price is ${isSum ? m`${cost + price} - ${cost} = ${price}` : m`${cost} + ${gain} = ${price}`} dollars.`],
        [true, t`The sum, ${money(cost + price)}, is twice the cost plus ${money(gain)}. Twice the cost is therefore ${m`${cost + price} - ${gain} = ${2 * cost}`} dollars, so the cost is ${money(cost)} and the price is ${money(price)}.`],
      ] // prettier-ignore
      const step = routes.find(([fits]) => fits)![1]
      return level === 1
        ? t`${step} The total profit is ${m`${n} \times (${price} - ${cost}) = ${n * gain}`} dollars.`
        : t`${step} The profit on each ${thing} is ${money(gain)}, which is ${m`\frac{${gain}}{${cost}}`}, or ${up}%, of the cost.${verdict}`
    }
    return {
      stem: t`${who} makes ${n} ${things}, each at the same cost, and sells each at the same price. The cost and the price are whole numbers of dollars, and the price, at most $90, is higher than the cost. ${question}`,
      asks:
        level === 3
          ? {
              what: t`whether the profit on one ${thing} is more than half of its cost`,
              because: t`the total profit and the total cost are each ${n} times the amount for one ${thing}`,
            }
          : undefined,
      cases: CASES(),
      ask: of,
      show: ([p, c]) => t`a price of ${money(p)} and a cost of ${money(c)}`,
      since: ([p, c]) =>
        [
          m`${n} \times (${p} - ${c}) = ${n * (p - c)}`,
          m`\frac{${p} - ${c}}{${c}} = ${rational(p - c, c)}`,
          t`the profit is ${money(p - c)} and half of the cost is ${money(rational(c, 2))}`,
        ][level - 1],
      statements,
      together: (pair, left) => (left.length === 1 && pair.every(({ line }) => line) ? both(pair) : undefined),
      bothTrap: (pair) => {
        if (pair.every(({ line }) => line?.[1] === 0))
          return t`overlooks that both statements give only the price, ${money(price)}`
        return pair.some(({ text }) => text === limit)
          ? t`treats ${money(cost + slack)} as the cost and uses it with statement (${1 + pair.findIndex(({ text }) => text !== limit)}), but ${money(cost + slack)} is only an upper limit`
          : undefined
      },
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`overlooks that the statements together give a price of ${money(price)} and a cost of ${money(cost)}, so the answer is ${key}`
          : undefined,
      hints: [
        [
          t`To find the total profit, do you need the price and the cost of a ${thing}, or only the difference between them?`,
          'To find the percent, do you need both amounts in dollars, or only the ratio of the price to the cost?',
          'To compare the profit with half of the cost, do you need both amounts in dollars, or only the ratio of the price to the cost?',
        ][level - 1]!,
        level === 1
          ? t`Does either statement give the profit on one ${thing}, or the profit on a known number of ${things}? If not, do the statements together give both the price and the cost?`
          : 'Does either statement let you write the price as a multiple of the cost? If not, do the statements together give both the price and the cost?',
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

import { count, m, money, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { remember } from '../../factory/remember.ts'

type Tariff = readonly [fixed: number, each: number]

const CASES = once((): readonly Tariff[] => pairs(range(1, 80), range(1, 50)))
const WIDE = once((): readonly Tariff[] =>
  range(1, 110).flatMap((each) => range(1, 120).map((fixed) => [fixed, each] as const)),
)
const PLANS = [
  { who: 'A courier', fee: 'a basic fee', unit: 'parcel' },
  { who: 'A rental shop', fee: 'an insurance fee', unit: 'day' },
  { who: 'A plumber', fee: 'a call-out fee', unit: 'hour' },
  { who: 'A caterer', fee: 'a delivery fee', unit: 'guest' },
  { who: 'A translator', fee: 'a handling fee', unit: 'page' },
] as const

export const twoPartTariff = sufficiency({
  id: 'two-part-tariff',
  skill: 'ds-business',
  version: 3,
  levels: [-0.4, 0.4, 1.1],
  draw: (random, level) => {
    const [fixed, each] = [random.int(10, 40), random.int(4, level === 3 ? 12 : 20)]
    const [n, a, b] = random.some(range(level === 3 ? 3 : 2, level === 2 ? 9 : 6), 3) as [number, number, number]
    return { fixed, each, n, a, b, k: random.int(1, 3), slack: random.int(1, 4), level, plan: random.pick(PLANS) }
  },
  write: ({ fixed, each, n, a, b, k, slack, level, plan: { who, fee, unit } }): Sufficiency<Tariff> => {
    const theFee = fee.replace(/^an? /, 'the ')
    const units = (size: number): string => count(size, unit)
    const bill = (size: number): number => fixed + size * each
    const asks = [
      { question: `What does a bill for ${units(n)} come to?`, of: ([f, e]: Tariff) => money(f + n * e) },
      { question: `How much is ${theFee}?`, of: ([f]: Tariff) => money(f) },
      {
        question: `Is a bill for ${units(n)} less than twice a bill for ${units(1)}?`,
        of: ([f, e]: Tariff) => (f + n * e < 2 * (f + e) ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([fixed, each])
    const one = 'It is one equation for two amounts.'
    const statements: Array<Statement<Tariff>> = [
      {
        text: t`A bill for ${units(a)} comes to ${money(bill(a))}.`,
        holds: ([f, e]) => f + a * e === bill(a),
        lacks: one,
      },
      {
        text: t`A bill for ${units(b)} is ${money(Math.abs(b - a) * each)} ${b > a ? 'more' : 'less'} than a bill for ${units(a)}.`,
        holds: ([, e]) => e === each,
        lacks: t`It gives the price of each ${unit}, ${money(each)}; ${theFee} stays open.`,
      },
      {
        text: t`Each further ${unit} adds ${money(each)} to a bill.`,
        holds: ([, e]) => e === each,
        lacks: t`The fixed part, ${theFee}, stays open.`,
      },
      {
        text: t`${theFee} is ${money(Math.abs(fixed - each))} ${fixed > each ? 'more' : 'less'} than the price of a ${unit}.`.replace(
          '$0 less than',
          'as much as',
        ),
        holds: ([f, e]) => f - e === fixed - each,
        lacks: one,
      },
      {
        text: t`${theFee} is less than ${money(fixed + slack)}.`,
        holds: ([f]) => f < fixed + slack,
        lacks: 'It gives only a bound.',
      },
    ]
    if (level !== 2)
      statements.push({
        text: t`${theFee} is ${money(fixed)}.`,
        holds: ([f]) => f === fixed,
        lacks: t`The price of a ${unit} stays open.`,
      })
    if (level === 1) {
      statements.push(
        {
          text: t`With ${theFee} ${money(k)} higher, a bill for ${units(n)} would come to ${money(bill(n) + k)}.`,
          holds: ([f, e]) => f + k + n * e === bill(n) + k,
          enough: t`without that it is ${m`${bill(n) + k} - ${k} = ${bill(n)}`} dollars.`,
        },
        {
          text: t`Two separate bills, each for ${units(n)}, come to ${money(2 * bill(n))} together.`,
          holds: ([f, e]) => 2 * (f + n * e) === 2 * bill(n),
          enough: t`one of them is half of that, ${money(bill(n))}.`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`Two separate bills for ${units(a)} each are ${money(fixed)} more than one bill for ${units(2 * a)}.`,
          holds: ([f]) => f === fixed,
          enough: t`the ${unit}s cost the same both ways; the two bills only contain ${theFee} once more, so it is ${money(fixed)}.`,
        },
        {
          text: t`A bill for ${units(a)} is ${money(fixed)} more than ${a} times the price of a ${unit}.`,
          holds: ([f]) => f === fixed,
          enough: t`what comes on top of the ${unit}s is ${theFee}, ${money(fixed)}.`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`${theFee} is ${fixed > (n - 2) * each ? 'more' : 'less'} than ${n - 2 === 1 ? 'the price of one' : `${n - 2} times the price of a`} ${unit}.`,
          holds: ([f, e]) => (fixed > (n - 2) * each ? f > (n - 2) * e : f < (n - 2) * e),
          enough: t`twice a bill for ${units(1)} contains ${theFee} once more and ${n - 2} fewer of the ${unit}s than a bill for ${units(n)}; so the answer is ${key}.`,
        },
        {
          text: t`A bill for ${units(n + 1)} is ${fixed > (n - 1) * each ? 'less' : 'not less'} than twice a bill for ${units(1)}.`,
          holds: ([f, e]) => f + (n + 1) * e < 2 * (f + e) === fixed > (n - 1) * each,
          lacks: t`The bill for ${units(n)} is one ${unit} smaller, and that may change the comparison.`,
          enough: t`the bill for ${units(n)} is smaller still, so the answer is ${key}.`,
        },
        {
          text: t`A bill for ${units(2)} is ${fixed > (n - 2) * each ? 'more' : 'less'} than ${n} times the price of a ${unit}.`,
          holds: ([f, e]) => (fixed > (n - 2) * each ? f + 2 * e > n * e : f + 2 * e < n * e),
          enough: t`take the price of ${units(2)} off both sides: that compares ${theFee} with ${count(n - 2, unit)}, which is what the question asks, and the answer is ${key}.`,
        },
      )
    }
    return {
      stem: t`${who} charges ${fee} once and a price for each ${unit}, both whole numbers of dollars. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([f, e]) => t`a fee of ${money(f)} with ${money(e)} for each ${unit}`,
      statements: statements.map((entry) => ({ ...entry, text: entry.text.replace(/^the/, 'The') })),
      hints: [
        t`Write a bill for ${m`k`} ${unit}s as ${m`f + kp`}.`,
        level === 3
          ? t`Write the question with ${m`f`} and ${m`p`}, and simplify it.`
          : 'The difference of two bills shows only the price of each one.',
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ([f, p], _n, stem) => {
      const n = unitsOf(stem)
      return stem.includes('How much') ? f : stem.includes('less than twice') ? (n - 2) * p < f : f + n * p
    },
    read: [
      [/^Two separate bills, each/, ([f, p], [n = 0, total = 0]) => f + n * p === total / 2],
      [/^Two separate bills for/, ([f, p], [a = 0, more = 0, twice = 0]) => 2 * (f + a * p) - (f + twice * p) === more],
      [/more than \d+ times the price of a \w+\.$/, ([f, p], n, text) => compareTimes([f, p], n, text.statement)],
      [
        /^(The [a-z -]+|A bill for \d+ \w+) is (more|less) than (the price of one|\d+ times)/,
        ([f, p], n, text) => compareTimes([f, p], n, text.statement),
      ],
      [
        /twice a bill/,
        ([f, p], [n = 0], { statement }) => f + n * p < 2 * f + 2 * p !== statement.includes('not less'),
      ],
      [
        / than a bill for/,
        ([, p], [b = 0, gap = 0, a = 0], { statement }) => (b - a) * p === (statement.includes('more') ? gap : -gap),
      ],
      [/comes to/, ([f, p], [a = 0, total = 0]) => f + a * p === total],
      [/^With/, ([f, p], [plus = 0, n = 0, total = 0]) => f + plus + n * p === total],
      [/^Each further/, ([, p], [price = 0]) => p === price],
      [/as much as the price/, ([f, p]) => f === p],
      [/more than the price of/, ([f, p], [gap = 0]) => f - p === gap],
      [/less than the price of/, ([f, p], [gap = 0]) => p - f === gap],
      [/less than/, ([f], [bound = 0]) => f < bound],
      [/ is \$/, ([f], [amount = 0]) => f === amount],
    ],
  },
})

const unitsOf = remember((stem) => Number(/bill for (\d+)/.exec(stem)?.[1]))

/** 'A bill for 3 days is $20 more than 3 times the price of a day', and the same with the fee or without an amount. */
function compareTimes([fee, price]: Tariff, numbers: readonly number[], statement: string): boolean {
  const [, size] = /^A bill for (\d+)/.exec(statement) ?? []
  const times = statement.includes('the price of one') ? 1 : Number(/(\d+) times/.exec(statement)?.[1])
  const left = size === undefined ? fee : fee + Number(size) * price
  if (statement.includes('$')) return left - times * price === numbers[1]
  return statement.includes('more') ? left > times * price : left < times * price
}

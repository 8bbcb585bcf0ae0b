import { often } from '../../factory/grammar.ts'
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
  { who: 'A plumber', fee: 'a service fee', unit: 'hour' },
  { who: 'A caterer', fee: 'a delivery fee', unit: 'guest' },
  { who: 'A translator', fee: 'a handling fee', unit: 'page' },
] as const

export const twoPartTariff = sufficiency({
  id: 'two-part-tariff',
  skill: 'ds-business',
  version: 4,
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
      { question: `What is the total of a bill for ${units(n)}?`, of: ([f, e]: Tariff) => money(f + n * e) },
      { question: `How much is ${theFee}?`, of: ([f]: Tariff) => money(f) },
      {
        question: `Is a bill for ${units(n)} less than twice a bill for ${units(1)}?`,
        of: ([f, e]: Tariff) => (f + n * e < 2 * (f + e) ? 'yes' : 'no'),
      },
    ] as const
    const { question, of } = asks[level - 1]!
    const key = of([fixed, each])
    const simpler = m`${n === 3 ? '' : n - 2}p < f`
    const asksWhether = t`the question is whether ${m`f + ${n}p < 2f + 2p`}. Subtracting ${m`f + 2p`} from both sides gives ${simpler}.`
    const core = t`with ${m`f`} for ${theFee} and ${m`p`} for the price per ${unit}, ${asksWhether}`
    const unsimplified = t`does not simplify the question: with fee ${m`f`} and price ${m`p`}, ${m`f + ${n}p < 2(f + p)`} is the same as ${simpler}`
    const statements: Array<Statement<Tariff>> = [
      {
        text: t`A bill for ${units(a)} comes to ${money(bill(a))}.`,
        line: [1, a, bill(a)],
        holds: ([f, e]) => f + a * e === bill(a),
        lacks: t`A higher fee and a lower price per ${unit} can give the same total of ${money(bill(a))}.`,
        trap:
          level === 1
            ? t`scales the bill for ${units(a)} to ${units(n)}, but ${theFee} is charged only once, whatever the number of ${unit}s`
            : t`overlooks that a higher fee and a lower price per ${unit} can give the same total of ${money(bill(a))}`,
      },
      {
        text: t`A bill for ${units(b)} is ${money(Math.abs(b - a) * each)} ${b > a ? 'more' : 'less'} than a bill for ${units(a)}.`,
        line: [0, 1, each],
        holds: ([, e]) => e === each,
        lacks: t`The difference between the two bills gives the price per ${unit}, ${money(each)}, but ${theFee} cancels.`,
        trap: t`finds the price per ${unit}, ${money(each)}, but ${theFee} cancels in the difference between the two bills`,
      },
      {
        text: t`Each additional ${unit} adds ${money(each)} to a bill.`,
        line: [0, 1, each],
        holds: ([, e]) => e === each,
        lacks: t`It says nothing about ${theFee}.`,
        trap: t`uses only the price per ${unit}, ${money(each)}, but ${theFee} can be any amount`,
      },
      {
        text: t`${theFee} is ${money(Math.abs(fixed - each))} ${fixed > each ? 'more' : 'less'} than the price of a ${unit}.`.replace(
          '$0 less than',
          'as much as',
        ),
        line: [1, -1, fixed - each],
        holds: ([f, e]) => f - e === fixed - each,
        ...(level === 3
          ? {
              enough:
                n === 3
                  ? t`${core} By the statement, ${m`f`} is ${fixed > each ? 'greater' : 'not greater'} than ${m`p`}, so the answer is ${key}.`
                  : t`${core} By the statement, ${m`f`} is not even greater than ${m`p`}, so it cannot be greater than ${m`${n - 2}p`}, and the answer is ${key}.`,
              missed:
                n === 3
                  ? t`overlooks that only the comparison of ${theFee} with the price per ${unit} matters, and the statement gives exactly that`
                  : t`overlooks that a fee that is not even more than the price per ${unit} cannot be more than ${often(n - 2)} that price`,
              trap: t`compares ${theFee} with the price per ${unit}, but the question comes down to a comparison with ${n === 3 ? '' : `${often(n - 2)} `}that price`,
            }
          : {
              trap: t`overlooks that neither ${theFee} itself nor the price per ${unit} is known`,
            }),
        lacks:
          fixed === each
            ? t`It says only that ${theFee} and the price per ${unit} are equal. Both can be low or high.`
            : t`It gives only the difference between ${theFee} and the price per ${unit}. Both can be low or high.`,
      },
      {
        text: t`${theFee} is less than ${money(fixed + slack)}.`,
        holds: ([f]) => f < fixed + slack,
        lacks: t`It gives only an upper limit for ${theFee}. ${level === 2 ? 'Every smaller amount is possible.' : t`The price per ${unit} is not known.`}`,
        trap: t`takes ${money(fixed + slack)} for ${theFee}, but ${money(fixed + slack)} is only an upper limit`,
      },
    ]
    if (level !== 2)
      statements.push({
        text: t`${theFee} is ${money(fixed)}.`,
        line: [1, 0, fixed],
        holds: ([f]) => f === fixed,
        lacks: t`It says nothing about the price per ${unit}.`,
        trap: t`uses only ${theFee}, ${money(fixed)}, but the price per ${unit} can be any amount`,
      })
    if (level === 1) {
      statements.push(
        {
          text: t`With ${theFee} ${money(k)} higher, a bill for ${units(n)} would come to ${money(bill(n) + k)}.`,
          holds: ([f, e]) => f + k + n * e === bill(n) + k,
          enough: t`${theFee} is charged only once, so a fee that is ${money(k)} higher makes the bill ${money(k)} higher. Without this extra, the bill is ${m`${bill(n) + k} - ${k} = ${bill(n)}`} dollars.`,
          missed: t`overlooks that a fee that is ${money(k)} higher simply adds ${money(k)} to the bill in question`,
        },
        {
          text: t`Two separate bills, each for ${units(n)}, come to ${money(2 * bill(n))} together.`,
          holds: ([f, e]) => 2 * (f + n * e) === 2 * bill(n),
          enough: t`the two bills are for the same number of ${unit}s, so each is half of the total, ${m`${2 * bill(n)} \div 2 = ${bill(n)}`} dollars.`,
          missed: t`overlooks that each of the two equal bills is half of the total`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`Two separate bills for ${units(a)} each are ${money(fixed)} more than one bill for ${units(2 * a)}.`,
          holds: ([f]) => f === fixed,
          enough: t`the price for the ${unit}s is the same either way, so the extra ${money(fixed)} is ${theFee}, which is charged twice on two bills and only once on one. In letters, with price ${m`p`} and fee ${m`f`}, ${m`2(f + ${a}p) - (f + ${2 * a}p) = f`}.`,
          missed: t`overlooks that the price for the ${unit}s cancels when the bills are compared`,
        },
        {
          text: t`A bill for ${units(a)} is ${money(fixed)} more than ${often(a)} the price of a ${unit}.`,
          holds: ([f]) => f === fixed,
          enough: t`a bill for ${units(a)} is ${theFee} plus ${often(a)} the price per ${unit}, so the extra ${money(fixed)} is ${theFee}.`,
          missed: t`overlooks that a bill minus the price for the ${unit}s leaves exactly ${theFee}`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`${theFee} is ${fixed > (n - 2) * each ? 'more' : 'less'} than ${n - 2 === 1 ? 'the price of one' : `${often(n - 2)} the price of a`} ${unit}.`,
          holds: ([f, e]) => (fixed > (n - 2) * each ? f > (n - 2) * e : f < (n - 2) * e),
          enough: t`${core} The statement says that ${m`f ${fixed > (n - 2) * each ? '>' : '<'} ${n === 3 ? '' : n - 2}p`}, so the answer is ${key}.`,
          missed: unsimplified,
        },
        {
          text: t`A bill for ${units(n + 1)} is ${fixed > (n - 1) * each ? 'less' : 'not less'} than twice a bill for ${units(1)}.`,
          holds: ([f, e]) => f + (n + 1) * e < 2 * (f + e) === fixed > (n - 1) * each,
          lacks: t`It says only that ${m`f \le ${n - 1}p`} for a fee of ${m`f`} and a price of ${m`p`}. The question is whether ${simpler}, which may or may not be true of such a fee.`,
          trap: t`takes what is true of ${units(n + 1)} to be true of ${units(n)}, but the smaller bill may be less than twice a bill for ${units(1)} even if the larger one is not`,
          enough: t`a bill for ${units(n)} is smaller than one for ${units(n + 1)}, so it is also less than twice a bill for ${units(1)}, and the answer is ${key}.`,
          missed: t`overlooks that a bill for ${units(n)} is smaller than one for ${units(n + 1)}`,
        },
        {
          text: t`A bill for ${units(2)} is ${fixed > (n - 2) * each ? 'more' : 'less'} than ${often(n)} the price of a ${unit}.`,
          holds: ([f, e]) => (fixed > (n - 2) * each ? f + 2 * e > n * e : f + 2 * e < n * e),
          enough: t`with fee ${m`f`} and price ${m`p`}, the statement says that ${m`f + 2p ${fixed > (n - 2) * each ? '>' : '<'} ${n}p`}. Adding ${m`f`} to both sides gives ${m`2f + 2p ${fixed > (n - 2) * each ? '>' : '<'} f + ${n}p`}. So twice a bill for ${units(1)} is ${fixed > (n - 2) * each ? 'more' : 'less'} than a bill for ${units(n)}, and the answer is ${key}.`,
          missed: t`overlooks that adding ${theFee} to both amounts gives the comparison in the question`,
        },
      )
    }
    return {
      stem: t`${who} charges ${fee} once on each bill, plus a fixed price for each ${unit}, both whole numbers of dollars. ${question}`,
      asks:
        level === 3
          ? {
              what: t`whether ${theFee} is more than ${n === 3 ? '' : `${often(n - 2)} `}the price per ${unit}`,
              because: t`with fee ${m`f`} and price ${m`p`}, ${m`f + ${n}p < 2(f + p)`} is the same as ${simpler}`,
            }
          : undefined,
      cases: CASES(),
      ask: of,
      show: ([f, e]) =>
        t`a fee of ${money(f)} and ${money(e)} per ${unit}${level === 3 ? t`, comparing ${money(f + n * e)} with 2 × ${money(f + e)}` : ''}`,
      since: ([f, e]) => (level === 1 ? m`${f} + ${n} \times ${e} = ${f + n * e}` : undefined),
      statements: statements.map((entry) => ({ ...entry, text: entry.text.replace(/^the/, 'The') })),
      bothTrap: (pair) =>
        pair.some(({ text }) => text.includes(t`fee is less than ${money(fixed + slack)}`))
          ? t`uses ${money(fixed + slack)} as ${theFee} in statement (${1 + pair.findIndex(({ text }) => !text.includes('fee is less than'))}), but ${money(fixed + slack)} is only an upper limit`
          : pair.some(({ text }) => text.includes('not less than twice'))
            ? t`takes what is true of ${units(n + 1)} to be true of ${units(n)}, but a bill for ${units(n)} is lower`
            : undefined,
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`overlooks that only a fee of ${money(fixed)} and a price of ${money(each)} per ${unit} fit both statements`
          : undefined,
      unknowns: {
        letters: ['f', 'p'],
        meaning: t`Let ${m`f`} be ${theFee} and ${m`p`} the price per ${unit}, in dollars.`,
        result: ([fixedFee, e]) =>
          [
            t`A bill for ${units(n)} is ${m`${fixedFee} + ${n} \times ${e} = ${fixedFee + n * e}`} dollars.`,
            t`So ${theFee} is ${money(fixedFee)}.`,
            t`A bill for ${units(n)} is then ${m`${fixedFee} + ${n} \times ${e} = ${fixedFee + n * e}`} dollars, and twice a bill for ${units(1)} is ${m`2 \times (${fixedFee} + ${e}) = ${2 * (fixedFee + e)}`} dollars.`,
          ][level - 1]!,
      },
      hints: [
        [
          t`Do you need both ${theFee} and the price per ${unit}, or only a certain sum of the two?`,
          t`Which part of a bill changes with the number of ${unit}s, and which part does not?`,
          t`How many fees and how many ${unit}s are charged in each of the two amounts that the question compares?`,
        ][level - 1]!,
        [
          t`A bill for ${m`k`} ${unit}s is ${m`f + kp`}, where ${m`f`} is ${theFee} and ${m`p`} the price per ${unit}. Does either statement give you the value of ${m`f + ${n}p`}?`,
          t`A bill for ${m`k`} ${unit}s is ${m`f + kp`}, where ${m`f`} is ${theFee} and ${m`p`} the price per ${unit}. Does ${m`p`} cancel in either statement?`,
          t`Let ${m`f`} be ${theFee} and ${m`p`} the price per ${unit}. Write the question as an inequality in ${m`f`} and ${m`p`}, and simplify it. Does either statement settle it?`,
        ][level - 1]!,
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
      [
        /more than (?:\d+ times|twice) the price of an? \w+\.$/,
        ([f, p], n, text) => compareTimes([f, p], n, text.statement),
      ],
      [
        /^(The [a-z -]+|A bill for \d+ \w+) is (more|less) than (the price of one|\d+ times|twice the price)/,
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
      [/^Each additional/, ([, p], [price = 0]) => p === price],
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
  const times = statement.includes('the price of one') ? 1 : Number(/(\d+) times/.exec(statement)?.[1] ?? 2)
  const left = size === undefined ? fee : fee + Number(size) * price
  if (statement.includes('$')) return left - times * price === numbers[1]
  return statement.includes('more') ? left > times * price : left < times * price
}

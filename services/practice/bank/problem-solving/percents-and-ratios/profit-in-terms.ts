import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { onlyOption, readFormula } from '../../factory/read-formula.ts'
import { near } from '../../factory/search.ts'

const SELLERS = [
  { who: 'A dealer', thing: 'bicycle', many: 'bicycles' },
  { who: 'A bookstore owner', thing: 'atlas', many: 'atlases' },
  { who: 'A grower', thing: 'bag of seed', many: 'bags of seed' },
  { who: 'An importer', thing: 'rug', many: 'rugs' },
] as const
const LETTERS = [['x', 'y'], ['p', 'q'], ['a', 'b'], ['m', 'n']] as const // prettier-ignore

interface Sale {
  level: number
  seller: (typeof SELLERS)[number]
  letters: readonly [string, string]
  bought: number
  lost: number
}

export const profitInTerms = problem<Sale>({
  id: 'profit-in-terms',
  skill: 'profit',
  levels: [1.6, 1.8, 2],
  draw: (random, level) => {
    const bought = random.step(20, 120, 10)
    return { level, seller: random.pick(SELLERS), letters: random.pick(LETTERS), bought, lost: random.int(2, 9) }
  },
  write: ({ level, seller: { who, thing, many }, letters: [x, y], bought, lost }) => {
    const [X, Y] = [m`${x}`, m`${y}`]
    const left = bought - lost
    const answers: readonly Answer[] = [
      {
        stem: t`${who} marks up the cost of each ${thing} by ${X} percent and then sells it at a discount of ${Y} percent off the marked price. In terms of ${X} and ${Y}, the profit is what percent of the cost?`,
        key: `${x} - ${y} - \\frac{${x}${y}}{100}`,
        wrong: [
          [
            `${x} - ${y}`,
            'percents-simply-added',
            t`This subtracts the percents as if both were taken of the cost. The discount is a percent of the marked price.`,
          ],
          [
            `${x} - ${y} + \\frac{${x}${y}}{100}`,
            'lost-sign',
            t`This has the wrong sign for the product of the two changes: the discount also takes ${Y} percent off the markup.`,
          ],
          [
            `100 + ${x} - ${y} - \\frac{${x}${y}}{100}`,
            'value-for-change',
            'This is the selling price as a percent of the cost. The profit is what exceeds 100.',
          ],
          [
            `\\frac{${x}(100 - ${y})}{100}`,
            'fraction-of-wrong-whole',
            t`This takes the discount off the markup alone and not off the whole marked price.`,
          ],
        ],
        full: [
          t`Choose a cost of 100 and follow the money. The marked price is ${m`100 + ${x}`}.`,
          t`The discount is ${Y} percent of that, so the selling price is ${m`(100 + ${x})(1 - \frac{${y}}{100}) = 100 + ${x} - ${y} - \frac{${x}${y}}{100}`}.`,
          t`The profit is the selling price less the cost of 100: ${m`${x} - ${y} - \frac{${x}${y}}{100}`}, and for a cost of 100 this is also the percent.`,
        ],
        check: t`Check with ${m`${x} = 50`} and ${m`${y} = 20`}: 100 becomes 150 and then 120, a profit of 20 percent, and the formula gives ${m`50 - 20 - 10 = 20`}.`,
      },
      {
        stem: t`${who} buys ${bought} ${many} at ${X} dollars each. ${lost} of them turn out to be damaged and cannot be sold. In terms of ${X} and ${Y}, at what price, in dollars, must each of the others be sold to make a profit of ${Y} percent of the total cost?`,
        key: `\\frac{${bought}${x}}{${left}}(1 + \\frac{${y}}{100})`,
        wrong: [
          [
            `${x}(1 + \\frac{${y}}{100})`,
            'ignored-condition',
            t`This is the price if all ${bought} could be sold. The ${left} that are left must bring in the whole amount.`,
          ],
          [
            `\\frac{${left}${x}}{${bought}}(1 + \\frac{${y}}{100})`,
            'inverted',
            t`This spreads the cost of ${left} over ${bought}; it is the other way around.`,
          ],
          [
            `\\frac{${bought}${x}}{${left}} \\times \\frac{${y}}{100}`,
            'change-for-value',
            t`This covers the profit only; the cost must come back as well.`,
          ],
          [
            `\\frac{${bought}${x} + ${y}}{${left}}`,
            'percent-points-for-percent',
            t`This adds ${Y} dollars in all instead of ${Y} percent of the cost.`,
          ],
        ],
        full: [
          t`Set up the total that must come in. The cost is ${m`${bought}${x}`} dollars, and with a profit of ${Y} percent the sales must bring ${m`${bought}${x}(1 + \frac{${y}}{100})`}.`,
          t`Only ${m`${bought} - ${lost} = ${left}`} of the ${many} can be sold.`,
          t`Divide the amount by ${left}: each must be sold for ${m`\frac{${bought}${x}}{${left}}(1 + \frac{${y}}{100})`} dollars.`,
        ],
        check: t`Check: with ${m`${y} = 0`} the formula gives ${m`\frac{${bought}${x}}{${left}}`}, which is exactly the price that recovers the cost.`,
      },
      {
        stem: t`${who} sells two ${many} at the same price. On one the profit is ${X} percent of its cost; on the other the loss is ${Y} percent of its cost. In terms of ${X} and ${Y}, the cost of the first ${thing} is what fraction of the total cost of both?`,
        key: `\\frac{100 - ${y}}{200 + ${x} - ${y}}`,
        wrong: [
          [
            `\\frac{100 + ${x}}{200 + ${x} - ${y}}`,
            'inverted',
            t`This is the fraction for the second ${thing}: at the same selling price, the one that brings a profit cost less.`,
          ],
          [
            `\\frac{100 - ${y}}{100 + ${x}}`,
            'part-to-part-as-part-to-whole',
            t`This is the ratio of the two costs, not the first as a part of both.`,
          ],
          [
            `\\frac{${x}}{${x} + ${y}}`,
            'wrong-part-of-ratio',
            t`This compares the percents themselves. The costs are proportional to ${m`100 - ${y}`} and ${m`100 + ${x}`}.`,
          ],
          [
            `\\frac{100 - ${x}}{200 - ${x} + ${y}}`,
            'percent-taken-off-result',
            t`This takes ${X} percent off the selling price. The profit is a percent of the cost, so the cost is the price divided by ${m`1 + \frac{${x}}{100}`}.`,
          ],
        ],
        full: [
          t`Call the common selling price ${m`S`} and express both costs through it. With a profit of ${X} percent the first cost is ${m`\frac{100S}{100 + ${x}}`}; with a loss of ${Y} percent the second cost is ${m`\frac{100S}{100 - ${y}}`}.`,
          t`The costs are therefore in the ratio ${m`100 - ${y}`} to ${m`100 + ${x}`}.`,
          t`As a fraction of both, the first is ${m`\frac{100 - ${y}}{(100 - ${y}) + (100 + ${x})} = \frac{100 - ${y}}{200 + ${x} - ${y}}`}.`,
        ],
        check: t`Check with ${m`${x} = 20`} and ${m`${y} = 20`} and a price of 120: the costs are 100 and 150, so the fraction is ${m`\frac{2}{5}`}, and the formula gives ${m`\frac{80}{200}`}.`,
      },
    ]
    const { stem, key, wrong, full, check } = answers[level - 1]!
    return {
      stem,
      key: 0,
      keyText: m`${key}`,
      unordered: true,
      show: plain,
      wrong: wrong.map(([tex, misconception, why], at): Wrong => [at + 1, misconception, () => why, m`${tex}`]),
      because: full.at(-1)!,
      quick: [full.at(-1)!, check],
      full: [...full, check],
      hints: [
        'Of what is each percent taken: of the cost or of the price?',
        'Pick easy numbers for the letters, compute the result, and see which formula gives it; or write one equation with the letters.',
      ],
    }
  },
  second: (_numbers, stem, options) => {
    const [x = '', y = ''] = [
      ...new Set([...stem.matchAll(/\\\(([a-z])\\\)/g)].map(([, letter]) => letter!)),
    ].toSorted()
    const [bought = 0] = /buys (\d+)/.exec(stem)?.slice(1).map(Number) ?? []
    const [lost = 0] = /each\. (\d+) of/.exec(stem)?.slice(1).map(Number) ?? []
    const asked = (a: number, b: number): number => {
      if (stem.includes('marks up')) return 1000 * (1 + a / 100) * (1 - b / 100) * 0.1 - 100
      if (bought > 0) return (bought * a + bought * a * (b / 100)) / (bought - lost)
      // One dollar of the first; what must the other have cost for the same price?
      const other = (1 + a / 100) / (1 - b / 100)
      return 1 / (1 + other)
    }
    const samples = [[30, 10], [45, 20], [12, 7]] as const // prettier-ignore
    return onlyOption(options, (text) => samples.every(([a, b]) => near(readFormula(text.slice(2, -2))({ [x]: a, [y]: b }), asked(a, b)))) // prettier-ignore
  },
})

interface Answer {
  stem: string
  key: string
  wrong: ReadonlyArray<readonly [string, Wrong[1], string]>
  full: string[]
  check: string
}

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
  /** At level 1, the rest is one of so many equal parts of the stock. */
  parts: number
}

export const profitInTerms = problem<Sale>({
  id: 'profit-in-terms',
  skill: 'profit',
  version: 2,
  levels: [1.6, 1.9, 2],
  draw: (random, level) => {
    return { level, seller: random.pick(SELLERS), letters: random.pick(LETTERS), parts: random.int(3, 5) }
  },
  write: ({ level, seller: { who, thing, many }, letters: [x, y], parts }) => {
    const [X, Y] = [m`${x}`, m`${y}`]
    const sold = ['two-thirds', 'three-fourths', 'four-fifths'][parts - 3]!
    const answers: readonly Answer[] = [
      {
        stem: t`${who} sells ${sold} of a stock of ${many} at a profit of ${X} percent of their cost. Each of the ${many} cost the same. In terms of ${X} and ${Y}, at a profit of what percent of their cost must the rest be sold so that the profit on the whole stock is ${Y} percent of its cost?`,
        key: `${parts}${y} - ${parts - 1}${x}`,
        wrong: [
          [`2${y} - ${x}`, 'plain-mean-of-strengths', t`This treats the two parts of the stock as equally large.`],
          [
            `${parts}(${y} - ${x})`,
            'change-for-value',
            t`This spreads the missing profit over the rest but forgets the ${X} percent that the rest would have brought anyway.`,
          ],
          [
            `\\frac{${parts}${y} - ${x}}{${parts - 1}}`,
            'equations-mismatched',
            t`This exchanges the two parts: ${sold} of the stock were sold first.`,
          ],
          [
            `${parts}${y} - ${x}`,
            'wrong-part-of-ratio',
            t`This takes off the profit of a part as large as the rest only; ${sold} of the stock were sold at ${X} percent.`,
          ],
        ],
        full: [
          t`Choose a cost of 100 for each of ${parts} equal parts of the stock. The first ${parts - 1} parts bring a profit of ${m`${x}`} each, together ${m`${parts - 1}${x}`}.`,
          t`The whole stock cost ${100 * parts}, and ${Y} percent of that is ${m`${parts}${y}`}.`,
          t`The last part must bring the difference, ${m`${parts}${y} - ${parts - 1}${x}`}, and on a cost of 100 this is also the percent.`,
        ],
        check: t`Check with ${m`${x} = ${y}`}: if the first part brought exactly what is wanted, the rest must bring the same, and the formula gives ${m`${parts}${y} - ${parts - 1}${y} = ${y}`}.`,
      },
      {
        stem: t`${who} marked up the cost of a ${thing} and then sold it at a discount of ${Y} percent off the marked price. The profit was still ${X} percent of the cost. In terms of ${X} and ${Y}, by what percent had the cost been marked up?`,
        key: `\\frac{100(${x} + ${y})}{100 - ${y}}`,
        wrong: [
          [
            `${x} + ${y}`,
            'percents-simply-added',
            t`This adds the percents as if both were taken of the cost. The discount is a percent of the marked price.`,
          ],
          [
            `${x} + ${y} + \\frac{${x}${y}}{100}`,
            'percent-of-wrong-base',
            t`This raises the price after the profit by ${Y} percent. Taking ${Y} percent off is undone by dividing by ${m`1 - \frac{${y}}{100}`}.`,
          ],
          [
            `\\frac{100(100 + ${x})}{100 - ${y}}`,
            'value-for-change',
            'This is the marked price as a percent of the cost. The markup is what exceeds 100.',
          ],
          [
            `\\frac{100${x}}{100 - ${y}}`,
            'stopped-early',
            t`This divides only the profit by what is left of the marked price; the cost must be recovered from the discounted price as well.`,
          ],
        ],
        full: [
          t`Choose a cost of 100. With a profit of ${X} percent, the selling price was ${m`100 + ${x}`}.`,
          t`The discount left ${m`100 - ${y}`} percent of the marked price ${m`M`}, so ${m`\frac{100 - ${y}}{100}M = 100 + ${x}`} and ${m`M = \frac{100(100 + ${x})}{100 - ${y}}`}.`,
          t`The markup is what ${m`M`} exceeds 100 by: ${m`\frac{100(100 + ${x}) - 100(100 - ${y})}{100 - ${y}} = \frac{100(${x} + ${y})}{100 - ${y}}`}, and for a cost of 100 this is also the percent.`,
        ],
        check: t`Check with ${m`${x} = 20`} and ${m`${y} = 20`}: the formula gives 50, and indeed 100 becomes 150 and then 120, a profit of 20 percent.`,
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
    const first = ['two-thirds', 'three-fourths', 'four-fifths'].findIndex((words) => stem.includes(words)) + 2
    const asked = (a: number, b: number): number => {
      // A stock that cost 1 apiece: what is missing from the wanted profit, spread over the rest.
      if (first > 1) return (first + 1) * b - first * a
      if (stem.includes('marked up')) return ((1 + a / 100) / (1 - b / 100)) * 100 - 100
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

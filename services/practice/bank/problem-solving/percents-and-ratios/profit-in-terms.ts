import { m, money, plain, t } from '../../factory/format.ts'
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
  version: 3,
  levels: [1.6, 1.9, 2],
  draw: (random, level) => {
    return { level, seller: random.pick(SELLERS), letters: random.pick(LETTERS), parts: random.int(3, 5) }
  },
  write: ({ level, seller: { who, thing, many }, letters: [x, y], parts }) => {
    const [X, Y] = [m`${x}`, m`${y}`]
    const sold = ['two-thirds', 'three-fourths', 'four-fifths'][parts - 3]!
    const answers: readonly Answer[] = [
      {
        stem: t`${who} sells ${sold} of a stock of ${many}, all of which cost the same, at a profit of ${X} percent of cost. In terms of ${X} and ${Y}, at a profit of what percent of cost must the rest of the stock be sold so that the profit on the whole stock is ${Y} percent of its cost?`,
        key: `${parts}${y} - ${parts - 1}${x}`,
        wrong: [
          [
            `2${y} - ${x}`,
            'plain-mean-of-strengths',
            t`This answer treats ${Y} as the simple average of the two percents, as if half of the stock had been sold at ${X} percent. In fact ${sold} of it was.`,
          ],
          [
            `${parts}(${y} - ${x})`,
            'change-for-value',
            t`This answer is only the extra profit that the rest must bring beyond ${X} percent. To get its whole profit, add ${X}.`,
          ],
          [
            `\\frac{${parts}${y} - ${x}}{${parts - 1}}`,
            'equations-mismatched',
            t`This answer confuses the two parts: it gives the ${X} percent to 1 of the ${parts} equal parts of the stock. In fact ${parts - 1} of the ${parts} parts were sold at ${X} percent.`,
          ],
          [
            `${parts}${y} - ${x}`,
            'wrong-part-of-ratio',
            t`This answer subtracts the profit on only 1 of the ${parts} equal parts of the stock. In fact ${parts - 1} of them were sold at ${X} percent, so subtract ${m`${parts - 1}${x}`}.`,
          ],
        ],
        full: [
          t`Divide the stock into ${parts} equal parts and let each part cost $100. The first ${parts - 1} parts bring a profit of ${X} dollars each, for a total of ${m`${parts - 1}${x}`} dollars.`,
          t`The whole stock cost ${money(100 * parts)}, and ${Y} percent of that is ${m`${parts}${y}`} dollars.`,
          t`The last part must bring the difference, ${m`${parts}${y} - ${parts - 1}${x}`} dollars. Since it cost $100, this is also its profit in percent.`,
        ],
        because: t`To average ${Y}, the percents of the ${parts} equal parts of the stock must add up to ${m`${parts}${y}`}, and ${parts - 1} of the parts contribute ${m`${parts - 1}${x}`} to that sum. So the last part must contribute ${m`${parts}${y} - ${parts - 1}${x}`}.`,
        quick: t`Let each of ${parts} equal parts of the stock cost $100. The whole stock must bring a profit of ${m`${parts}${y}`} dollars, and the first ${parts - 1} parts have brought ${m`${parts - 1}${x}`}. So the last part must bring ${m`${parts}${y} - ${parts - 1}${x}`} dollars, which is also the percent.`,
        check: t`Check with ${m`${x} = ${y}`}: then the rest must also be sold at ${Y} percent, and the formula gives ${m`${parts}${y} - ${parts - 1}${y} = ${y}`}.`,
        hints: [
          t`Do the two parts of the stock count equally in the profit on the whole stock?`,
          t`Divide the stock into ${parts} equal parts that cost $100 each. How many dollars of profit are needed in all, and how many come from the first ${parts - 1} parts?`,
        ],
      },
      {
        stem: t`${who} marked up a ${thing} and then sold it at a discount of ${Y} percent off the marked price. The profit was still ${X} percent of the cost. In terms of ${X} and ${Y}, by what percent above cost had the ${thing} been marked up?`,
        key: `\\frac{100(${x} + ${y})}{100 - ${y}}`,
        wrong: [
          [
            `${x} + ${y}`,
            'percents-simply-added',
            t`This answer adds the percents as if both were percents of the cost. The discount is a percent of the marked price, which is higher.`,
          ],
          [
            `${x} + ${y} + \\frac{${x}${y}}{100}`,
            'percent-of-wrong-base',
            t`This answer raises the selling price by ${Y} percent to get back to the marked price. A discount of ${Y} percent is undone by dividing by ${m`1 - \frac{${y}}{100}`}.`,
          ],
          [
            `\\frac{100(100 + ${x})}{100 - ${y}}`,
            'value-for-change',
            'This answer is the marked price as a percent of the cost. The markup is only the part above 100, so subtract 100.',
          ],
          [
            `\\frac{100${x}}{100 - ${y}}`,
            'stopped-early',
            t`This answer divides only the profit by ${m`1 - \frac{${y}}{100}`}. Divide the whole selling price, cost plus profit, by that number.`,
          ],
        ],
        full: [
          t`Let the cost be $100. With a profit of ${X} percent, the selling price was ${m`100 + ${x}`} dollars.`,
          t`The discount left ${m`100 - ${y}`} percent of the marked price ${m`M`}, so ${m`\frac{100 - ${y}}{100}M = 100 + ${x}`} and ${m`M = \frac{100(100 + ${x})}{100 - ${y}}`}.`,
          t`The markup is the amount by which ${m`M`} exceeds 100: ${m`\frac{100(100 + ${x}) - 100(100 - ${y})}{100 - ${y}} = \frac{100(${x} + ${y})}{100 - ${y}}`}. Since the cost is $100, this is also the percent.`,
        ],
        quick: t`If the cost is $100, then ${m`\frac{100 - ${y}}{100}`} of the marked price is ${m`100 + ${x}`} dollars. Divide ${m`100 + ${x}`} by that fraction and subtract 100: ${m`\frac{100(100 + ${x})}{100 - ${y}} - 100 = \frac{100(${x} + ${y})}{100 - ${y}}`}.`,
        because: t`For a cost of $100, the selling price of ${m`100 + ${x}`} dollars is ${m`100 - ${y}`} percent of the marked price, which is therefore ${m`\frac{100(100 + ${x})}{100 - ${y}}`} dollars. Subtracting 100 leaves ${m`\frac{100(${x} + ${y})}{100 - ${y}}`}, the markup in percent.`,
        check: t`Check with ${m`${x} = 20`} and ${m`${y} = 20`}: the formula gives 50. A markup of 50 percent takes $100 to $150, and the discount of 20 percent takes that to $120, a profit of 20 percent.`,
        hints: [
          t`Which of the percents are percents of the cost, and which is a percent of the marked price?`,
          t`Let the cost be $100. What was the selling price, and what percent of the marked price was it?`,
        ],
      },
      {
        stem: t`${who} sells two ${many} at the same price. The first is sold at a profit of ${X} percent of its cost, and the second is sold at a loss of ${Y} percent of its cost. In terms of ${X} and ${Y}, the cost of the first ${thing} is what fraction of the total cost of the two?`,
        key: `\\frac{100 - ${y}}{200 + ${x} - ${y}}`,
        wrong: [
          [
            `\\frac{100 + ${x}}{200 + ${x} - ${y}}`,
            'inverted',
            t`This answer is the fraction for the second ${thing}. The two ${many} sold for the same price, so the first, sold at a profit, must have cost less than half of the total.`,
          ],
          [
            `\\frac{100 - ${y}}{100 + ${x}}`,
            'part-to-part-as-part-to-whole',
            t`This answer is the ratio of the first cost to the second. The question compares the first cost with the total of both costs.`,
          ],
          [
            `\\frac{${x}}{${x} + ${y}}`,
            'wrong-part-of-ratio',
            t`This answer compares the percents ${X} and ${Y} themselves. The costs are in the ratio ${m`100 - ${y}`} to ${m`100 + ${x}`}.`,
          ],
          [
            `\\frac{100 - ${x}}{200 - ${x} + ${y}}`,
            'percent-taken-off-result',
            t`This answer finds the costs by taking ${X} percent off the selling price and adding ${Y} percent to it. The percents are percents of the costs, so divide the price instead, in the first case by ${m`1 + \frac{${x}}{100}`}.`,
          ],
        ],
        full: [
          t`Let ${m`S`} be the common selling price. With a profit of ${X} percent, the first cost is ${m`\frac{100S}{100 + ${x}}`}. With a loss of ${Y} percent, the second cost is ${m`\frac{100S}{100 - ${y}}`}.`,
          t`Divide the first cost by the second: ${m`\frac{100S}{100 + ${x}} \times \frac{100 - ${y}}{100S} = \frac{100 - ${y}}{100 + ${x}}`}. So the costs are in the ratio ${m`100 - ${y}`} to ${m`100 + ${x}`}.`,
          t`As a fraction of the total, the first cost is ${m`\frac{100 - ${y}}{(100 - ${y}) + (100 + ${x})} = \frac{100 - ${y}}{200 + ${x} - ${y}}`}.`,
        ],
        quick: t`The costs are the common price times ${m`\frac{100}{100 + ${x}}`} and times ${m`\frac{100}{100 - ${y}}`}. So they are in the ratio ${m`100 - ${y}`} to ${m`100 + ${x}`}, and the first is ${m`\frac{100 - ${y}}{200 + ${x} - ${y}}`} of the total.`,
        because: t`For a selling price ${m`S`}, the costs are ${m`\frac{100S}{100 + ${x}}`} and ${m`\frac{100S}{100 - ${y}}`}. So they are in the ratio ${m`100 - ${y}`} to ${m`100 + ${x}`}, which add up to ${m`200 + ${x} - ${y}`}.`,
        check: t`Check with ${m`${x} = 20`}, ${m`${y} = 20`} and a price of $120: the costs are $100 and $150, so the fraction is ${m`\frac{100}{250} = \frac{2}{5}`}, and the formula gives ${m`\frac{80}{200} = \frac{2}{5}`}.`,
        hints: [
          t`Which of the two ${many} must have cost more, if both sold for the same price?`,
          t`Let ${m`S`} be the common selling price. How can each cost be written in terms of ${m`S`}?`,
        ],
      },
    ]
    const { stem, key, wrong, full, because, quick, check, hints } = answers[level - 1]!
    return {
      stem,
      key: 0,
      keyText: m`${key}`,
      unordered: true,
      show: plain,
      wrong: wrong.map(([tex, misconception, why], at): Wrong => [at + 1, misconception, () => why, m`${tex}`]),
      because,
      quick: [quick],
      full: [...full, check],
      hints,
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
  because: string
  quick: string
  full: string[]
  check: string
  hints: readonly [string, string]
}

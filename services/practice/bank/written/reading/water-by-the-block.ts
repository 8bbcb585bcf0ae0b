import type { WrittenPassage } from '../written-question.ts'

export const waterByTheBlock: WrittenPassage = {
  passage: {
    id: 'passage-water-by-the-block',
    title: 'Water by the block',
    paragraphs: [
      `In many cities, the price of water increases with consumption. A customer pays little for the first block of, perhaps, six cubic meters a month, more for each cubic meter of the second block, and still more for those of the third. The arrangement is popular because it appears to reconcile objectives that ordinarily conflict: it guarantees an affordable minimum, it penalizes waste, and it makes the wealthy, who water gardens and fill swimming pools, contribute to the expenses of the poor.`,
      `The reconciliation depends on a proposition about connections rather than about water. Blocks are assigned to connections, and the arrangement is equitable only if each connection serves one household of ordinary size. In poorer districts, however, several families frequently share a connection, and those without any purchase water from neighbors. Their combined consumption reaches the expensive blocks although no individual consumes much, while a childless couple in a spacious apartment may never leave the first. In a recent survey of three cities, four in ten of the poorest households obtained their water through shared connections, and on average these households paid more for a cubic meter than the wealthiest ones did.`,
      `An obvious remedy is to calculate the blocks for each person. It is arithmetically sound and administratively formidable: a utility can read its meters, but it cannot see who lives behind them, and customers who are rewarded for additional residents will report additional residents. Some economists accordingly recommend a uniform price for every cubic meter, equal to the expense of supplying it, together with a fixed payment to poor families, who are identified by the agencies that assist them already.`,
      `The recommendation is persuasive as economics, and it is seldom adopted. A payment appears in the budget, where it must be defended every year and may one day be eliminated. A subsidy that is concealed in a table of prices has no line of its own and no obvious enemies. It is conceivable that the increasing block survives not because it reaches the poor, which it does badly, but because it is difficult to take away.`,
    ],
  },
  questions: [
    {
      id: 'rc-254',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `The author would most likely agree that the recommendation of the economists`,
      key: [
        `would direct help to the poor more exactly but leave it politically more exposed`,
        `Families identified by agencies receive the payment, so help reaches the poor more exactly. But a payment in the budget "must be defended every year and may one day be eliminated," so it is politically more exposed.`,
      ],
      wrong: [
        [
          `would give less help to the poor but would be easier to defend in political debates`,
          'opposite-effect',
          `It is the concealed subsidy that has "no obvious enemies." The payment must be defended every year, so it is harder to defend, not easier.`,
        ],
        [
          `would require utilities to discover how many people use each of their connections`,
          'wrong-place',
          `Blocks for each person would require a utility to "see who lives behind" its meters. Under the economists' recommendation, agencies already identify the poor families.`,
        ],
        [
          `would reconcile all of the objectives for which the increasing block is popular`,
          'too-strong',
          `The author calls the recommendation "persuasive as economics." But the author does not say that a uniform price would meet every objective, such as penalizing waste.`,
        ],
        [
          `would be adopted widely if economists could show that it would reach poor families`,
          'distorted-detail',
          `The author gives a political reason why it is seldom adopted: a payment in the budget has to be defended. Better proof that it reaches the poor would not change that.`,
        ],
      ],
      quick: [
        `The recommended payment goes to families who are known to be poor, but it stands in a budget where it is easy to attack.`,
      ],
      full: [
        `Method: collect what the author says for and against the payment to poor families.`,
        `For it, the recommendation is "persuasive as economics," and agencies already identify the families. Against it, a payment "must be defended every year and may one day be eliminated."`,
        `A subsidy hidden in a table of prices is the reverse. It reaches the poor "badly" but "is difficult to take away," so the recommendation would help more exactly but could be attacked more easily.`,
      ],
      hints: [
        `What can happen to a line in a budget that can hardly happen to a subsidy hidden in a table of prices?`,
        `Collect what the third and fourth paragraphs say for and against the recommendation. The answer must fit both sides.`,
      ],
    },
    {
      id: 'rc-255',
      skill: 'rc-application',
      difficulty: 1.2,
      stem: `Suppose that each block is six cubic meters a month and that each connection is billed separately. Which of the following would pay the highest average price for a cubic meter?`,
      key: [
        `three couples who share a connection and use five cubic meters a couple`,
        `Blocks are assigned to connections, and the three couples use fifteen cubic meters through one connection. They reach the third and most expensive block, although each couple uses little.`,
      ],
      wrong: [
        [
          `a family of seven with its own connection that uses twelve cubic meters`,
          'wrong-comparison',
          `Twelve cubic meters fill the first two blocks exactly. So this family does not reach the third block, and the three couples do.`,
        ],
        [
          `two families of four who share a connection and use five each`,
          'half-right',
          `These families share a connection too. But their ten cubic meters end in the second block, so their average price is lower than the couples'.`,
        ],
        [
          `a person who lives alone and uses eleven, mainly for a garden`,
          'real-world-belief',
          `The price depends on the quantity, not on what the water is for. Eleven cubic meters end in the second block, so the average price is lower than the couples'.`,
        ],
        [
          `a childless couple with its own connection that uses six`,
          'opposite-effect',
          `This couple's six cubic meters stay in the first and cheapest block. So its average price is the lowest of all.`,
        ],
      ],
      quick: [
        `The connections carry 15, 12, 10, 11, and 6 cubic meters. The three couples have the largest total, so they pay the highest average price.`,
      ],
      full: [
        `Method: add up what passes through each connection, because blocks are assigned to connections. The number of people makes no difference.`,
        `The three couples use 3 × 5 = 15 in total, and the two families use 2 × 5 = 10. The family of seven uses 12, the person who lives alone 11, and the childless couple 6.`,
        `The first block ends at 6 and the second at 12, so only a total of 15 reaches the third. Since each block costs more than the one before, 15 has the highest average price.`,
      ],
      hints: [
        `According to the second paragraph, to what are blocks assigned?`,
        `For each option, add up the cubic meters that pass through one connection, and see which block the total reaches.`,
      ],
    },
    {
      id: 'rc-256',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The last paragraph of the passage serves primarily to`,
      key: [
        `suggest why an arrangement persists despite a better founded alternative`,
        `The recommendation is "persuasive as economics," but "it is seldom adopted." The rest of the paragraph suggests why the old arrangement persists: it "is difficult to take away."`,
      ],
      wrong: [
        [
          `propose a compromise between an arrangement and a suggested alternative`,
          'out-of-scope',
          `The paragraph proposes nothing between the two. It suggests why "the increasing block survives" although a better alternative exists.`,
        ],
        [
          `withdraw a criticism of the arrangement that was made earlier in the passage`,
          'opposite-effect',
          `The author withdraws nothing and repeats the criticism: the increasing block still reaches the poor "badly."`,
        ],
        [
          `refute the claim that the arrangement was introduced to assist the poor`,
          'distorted-detail',
          `The paragraph is about why the increasing block "survives." It does not discuss why the block was introduced.`,
        ],
        [
          `predict that the arrangement will be replaced once its effects are known`,
          'opposite-effect',
          `The increasing block is "difficult to take away," so the paragraph gives reasons to expect that it will stay.`,
        ],
      ],
      quick: [
        `The alternative is persuasive but seldom adopted. The paragraph suggests why the increasing block survives all the same.`,
      ],
      full: [
        `Method: look for a puzzle in the first sentence of the paragraph and for its solution in the last.`,
        `The puzzle is that the recommendation "is persuasive as economics, and it is seldom adopted."`,
        `The solution is that a payment in the budget may be eliminated, but a subsidy hidden in a table of prices "is difficult to take away." So the old arrangement lasts.`,
      ],
      hints: [
        `Why is it surprising that a recommendation which is "persuasive as economics" is "seldom adopted"?`,
        `Compare the first sentence of the paragraph with the last. Which question does the first raise, and which answer does the last suggest?`,
      ],
    },
    {
      id: 'rc-257',
      skill: 'rc-detail',
      difficulty: 0.7,
      stem: `The passage mentions each of the following as a difficulty for some way of helping the poor to pay for water EXCEPT:`,
      key: [
        `Wealthy customers can escape expensive blocks by obtaining more connections.`,
        `The passage does not mention wealthy customers who obtain more connections. It says only that "a childless couple in a spacious apartment may never leave the first" block.`,
      ],
      wrong: [
        [
          `Customers have a motive to overstate how many people live with them.`,
          'except-overlooked',
          `The passage mentions this: customers "who are rewarded for additional residents will report additional residents."`,
        ],
        [
          `Neighbors may buy water from a family that has a connection of its own.`,
          'except-overlooked',
          `The passage mentions this: families without a connection "purchase water from neighbors," whose connection then reaches the expensive blocks.`,
        ],
        [
          `Families may have to share one connection and are then charged as one customer.`,
          'except-overlooked',
          `The passage mentions this: "several families frequently share a connection," and blocks are assigned to connections.`,
        ],
        [
          `Payments that appear in a public budget are open to repeated challenge.`,
          'except-overlooked',
          `The passage mentions this: a payment in the budget "must be defended every year."`,
        ],
      ],
      quick: [
        `The passage mentions shared connections, water bought from neighbors, overstated residents, and payments that must be defended. It does not mention wealthy customers with more connections.`,
      ],
      full: [
        `Method: find a line in the passage for each difficulty in helping the poor.`,
        `The second paragraph mentions families who share a connection or buy water from neighbors. The third mentions customers who report additional residents, and the fourth mentions payments that must be defended every year.`,
        `Wealthy customers with several connections could indeed stay in the inexpensive blocks, so this difficulty is plausible. But no paragraph mentions it.`,
      ],
      hints: [
        `What goes wrong with blocks for each connection, with blocks for each person, and with a payment in the budget?`,
        `Find a line in the second, third, or fourth paragraph for each option. One option may be plausible but has no line.`,
      ],
    },
  ],
}

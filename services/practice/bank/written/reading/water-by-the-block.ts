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
        `The payment goes to families whom agencies have identified as poor, so it reaches the poor more exactly. But a payment in the budget "must be defended every year and may one day be eliminated," so it is politically more exposed.`,
      ],
      wrong: [
        [
          `would give less help to the poor but would be easier to defend in political debates`,
          'opposite-effect',
          `It is the subsidy hidden in a table of prices that has "no obvious enemies." The payment must be defended every year, so it is harder to defend, not easier.`,
        ],
        [
          `would require utilities to discover how many people use each of their connections`,
          'wrong-place',
          `It is blocks for each person that would require a utility to "see who lives behind" its meters. Under the economists' recommendation, agencies identify poor families instead.`,
        ],
        [
          `would reconcile all of the objectives for which the increasing block is popular`,
          'too-strong',
          `The author does call the recommendation "persuasive as economics." But nothing says that a uniform price would meet every objective, such as penalizing waste.`,
        ],
        [
          `would be adopted widely if economists could show that it would reach poor families`,
          'distorted-detail',
          `The author's reason why it is seldom adopted is political: a payment in the budget must be defended. Better proof that it reaches the poor would not change that.`,
        ],
      ],
      quick: [
        `The recommended payment goes to families known to be poor. But it is a line in the budget, where it is easy to attack.`,
      ],
      full: [
        `Method: collect what the author says for the economists' recommendation and what the author says against it.`,
        `For it, the author says that it is "persuasive as economics" and that agencies already assist the families who would be paid. Against it, a payment "must be defended every year and may one day be eliminated."`,
        `A subsidy hidden in a table of prices is the opposite. It reaches the poor "badly" but "is difficult to take away." So the recommendation would direct help more exactly but leave it more exposed.`,
      ],
      hints: [
        `What does the author like about the economists' recommendation, and what does the author see as its weakness?`,
        `Compare a payment in the budget with a subsidy hidden in a table of prices. Which of them reaches the poor better, and which is easier to take away?`,
      ],
    },
    {
      id: 'rc-255',
      skill: 'rc-application',
      difficulty: 1.2,
      stem: `Suppose that each block is six cubic meters a month and that each connection is billed separately. Which of the following would pay the highest average price for a cubic meter?`,
      key: [
        `three couples who share a connection and use five cubic meters a couple`,
        `Blocks are assigned to connections, and the three couples use fifteen cubic meters through one connection. That takes them into the third and most expensive block, although no couple uses much.`,
      ],
      wrong: [
        [
          `a family of seven with its own connection that uses twelve cubic meters`,
          'wrong-comparison',
          `Seven people may seem to use the most. But their twelve cubic meters just fill the first two blocks, so this family does not reach the third, and the three couples do.`,
        ],
        [
          `two families of four who share a connection and use five each`,
          'half-right',
          `These families share a connection too. But their ten cubic meters only reach the second block, so their average price is lower than the couples'.`,
        ],
        [
          `a person who lives alone and uses eleven, mainly for a garden`,
          'real-world-belief',
          `Watering a garden may seem wasteful, but the price depends on the amount, not the purpose. Eleven cubic meters only reach the second block.`,
        ],
        [
          `a childless couple with its own connection that uses six`,
          'opposite-effect',
          `This couple's six cubic meters never leave the first and cheapest block. So the couple pays the lowest average price of all.`,
        ],
      ],
      quick: [
        `The connections carry 15, 12, 10, 11, and 6 cubic meters. The three couples have the largest total, so they pay the highest average price.`,
      ],
      full: [
        `Method: add up what passes through each connection, because blocks are assigned to connections, not to people.`,
        `The three couples use 3 × 5 = 15 in all, and the two families use 2 × 5 = 10. The family of seven uses 12, the person who lives alone 11, and the childless couple 6.`,
        `The first block ends at 6 and the second at 12, so only the total of 15 reaches the third. Since each block costs more than the one before, the three couples pay the highest average price.`,
      ],
      hints: [
        `To what does a utility assign blocks: people, families, or connections?`,
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
        `The recommendation is "persuasive as economics," but "it is seldom adopted." The rest of the paragraph suggests why the old arrangement lasts: it "is difficult to take away."`,
      ],
      wrong: [
        [
          `propose a compromise between an arrangement and a suggested alternative`,
          'out-of-scope',
          `The paragraph proposes nothing that lies between the two. It suggests why "the increasing block survives" although there is a better alternative.`,
        ],
        [
          `withdraw a criticism of the arrangement that was made earlier in the passage`,
          'opposite-effect',
          `The author withdraws nothing. In fact, the criticism is repeated: the increasing block still reaches the poor "badly."`,
        ],
        [
          `refute the claim that the arrangement was introduced to assist the poor`,
          'distorted-detail',
          `The paragraph asks why the increasing block "survives." It does not discuss why the block was introduced in the first place.`,
        ],
        [
          `predict that the arrangement will be replaced once its effects are known`,
          'opposite-effect',
          `Since the increasing block is "difficult to take away," the paragraph gives us reason to expect that it will stay, not that it will be replaced.`,
        ],
      ],
      quick: [
        `The alternative is persuasive but seldom adopted. The paragraph suggests why the increasing block survives in spite of this.`,
      ],
      full: [
        `Method: look for a puzzle in the first sentence of the paragraph and for its solution in the last.`,
        `The puzzle is why a recommendation that "is persuasive as economics" is nevertheless "seldom adopted."`,
        `The suggested solution is that a payment in the budget may be eliminated, but a subsidy hidden in a table of prices "is difficult to take away." So the old arrangement persists.`,
      ],
      hints: [
        `What does the author say about the economists' recommendation at the start of the last paragraph?`,
        `Which question does the first sentence of the paragraph raise, and which answer does the last sentence suggest?`,
      ],
    },
    {
      id: 'rc-257',
      skill: 'rc-detail',
      difficulty: 0.7,
      stem: `The passage mentions each of the following as a difficulty for some way of helping the poor to pay for water EXCEPT:`,
      key: [
        `Wealthy customers can escape expensive blocks by obtaining more connections.`,
        `It is plausible that wealthy customers would get several connections, but the passage never mentions this. It says only that "a childless couple in a spacious apartment may never leave the first" block.`,
      ],
      wrong: [
        [
          `Customers have a motive to overstate how many people live with them.`,
          'except-overlooked',
          `The third paragraph mentions this: customers "who are rewarded for additional residents will report additional residents."`,
        ],
        [
          `Neighbors may buy water from a family that has a connection of its own.`,
          'except-overlooked',
          `The second paragraph mentions this: families without a connection "purchase water from neighbors," and their combined use then reaches the expensive blocks.`,
        ],
        [
          `Families may have to share one connection and are then charged as one customer.`,
          'except-overlooked',
          `The second paragraph mentions this: "several families frequently share a connection," and blocks are assigned to connections.`,
        ],
        [
          `Payments that appear in a public budget are open to repeated challenge.`,
          'except-overlooked',
          `The last paragraph mentions this: a payment in the budget "must be defended every year."`,
        ],
      ],
      quick: [
        `The passage mentions shared connections, water bought from neighbors, overstated numbers of residents, and payments that must be defended. It does not mention wealthy customers with more connections.`,
      ],
      full: [
        `Method: find a line in the passage for each difficulty in helping the poor.`,
        `The second paragraph mentions families who share a connection or buy water from neighbors. The third mentions customers who report additional residents, and the fourth mentions payments that must be defended every year.`,
        `Wealthy customers with several connections could stay in the cheaper blocks, so this difficulty is plausible. But no paragraph mentions it, so it is the exception.`,
      ],
      hints: [
        `Which ways of helping the poor pay for water does the passage discuss? Four of the options name something that goes wrong with one of them.`,
        `Find a line in the second, third, or fourth paragraph for each option. One of the difficulties sounds plausible but is never mentioned.`,
      ],
    },
  ],
}

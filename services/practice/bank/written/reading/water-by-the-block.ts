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
        `It is 'persuasive as economics', while a payment in the budget 'must be defended every year'. The block reaches the poor 'badly' but is hard to take away.`,
      ],
      wrong: [
        [
          `would give less help to the poor but would be easier to defend in political debates`,
          'opposite-effect',
          `It is the concealed subsidy that has 'no obvious enemies'. The payment has to be defended.`,
        ],
        [
          `would require utilities to discover how many people use each of their connections`,
          'wrong-place',
          `This is the trouble with blocks for each person. Here agencies identify the poor families.`,
        ],
        [
          `would reconcile all of the objectives for which the increasing block is popular`,
          'too-strong',
          `The author does not say so, and calls the recommendation persuasive 'as economics'.`,
        ],
        [
          `would be adopted widely if economists could show that it would reach poor families`,
          'distorted-detail',
          `It is seldom adopted for another reason: a payment in the budget is easy to eliminate.`,
        ],
      ],
      quick: [`Good economics, weak politics.`],
      full: [
        `Method: gather what the author says for and against the recommendation.`,
        `For: persuasive as economics, and families are identified by agencies that know them. Against: the payment appears in the budget and may be eliminated.`,
        `The block is the reverse: reaches the poor badly, hard to take away. So the comparison has two sides.`,
      ],
      hints: [
        `Read the first two sentences of the last paragraph as praise and reservation.`,
        `What can happen to a line in the budget that can hardly happen to a table of prices?`,
      ],
    },
    {
      id: 'rc-255',
      skill: 'rc-application',
      difficulty: 1.2,
      stem: `Suppose that each block is six cubic meters a month and that each connection is billed separately. Which of the following would pay the highest average price for a cubic meter?`,
      key: [
        `three couples who share a connection and use five cubic meters a couple`,
        `Together they use fifteen cubic meters through one connection and reach well into the third block, though each couple uses little.`,
      ],
      wrong: [
        [
          `a family of seven with its own connection that uses twelve cubic meters`,
          'wrong-comparison',
          `Twelve cubic meters fill the first and second blocks. The third, most expensive one is not reached.`,
        ],
        [
          `two families of four who share a connection and use five each`,
          'half-right',
          `A shared connection, but with ten cubic meters in all, which end in the second block.`,
        ],
        [
          `a person who lives alone and uses eleven, mainly for a garden`,
          'real-world-belief',
          `A garden may look like the greatest waste. The bill follows the eleven cubic meters, which end in the second block.`,
        ],
        [
          `a childless couple with its own connection that uses six`,
          'opposite-effect',
          `Six cubic meters stay in the first and cheapest block.`,
        ],
      ],
      quick: [`Add up each connection: 15, 12, 10, 11, 6.`],
      full: [
        `Method: the average price rises with what passes through a connection; persons do not count.`,
        `Three couples: 3 × 5 = 15, third block. Family of seven: 12. Two families: 2 × 5 = 10. Person alone: 11. Couple: 6.`,
        `The largest total has the highest average, since each further cubic meter costs at least as much as the one before.`,
      ],
      hints: [
        `The second paragraph says what blocks are assigned to: add up the use for each of these.`,
        `Does the number of people change the bill, if the meter shows the same?`,
      ],
    },
    {
      id: 'rc-256',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The last paragraph of the passage serves primarily to`,
      key: [
        `suggest why an arrangement persists despite a better founded alternative`,
        `The recommendation is 'persuasive' and 'seldom adopted'; the rest of the paragraph offers a reason.`,
      ],
      wrong: [
        [
          `propose a compromise between an arrangement and a suggested alternative`,
          'out-of-scope',
          `No compromise is proposed. The paragraph explains why one of the two survives.`,
        ],
        [
          `withdraw a criticism of the arrangement that was made earlier in the passage`,
          'opposite-effect',
          `The criticism is repeated: it reaches the poor, 'which it does badly'.`,
        ],
        [
          `refute the claim that the arrangement was introduced to assist the poor`,
          'distorted-detail',
          `It concerns why the arrangement survives. Why it was introduced is not discussed there.`,
        ],
        [
          `predict that the arrangement will be replaced once its effects are known`,
          'opposite-effect',
          `It is 'difficult to take away', so the paragraph gives reasons to expect the contrary.`,
        ],
      ],
      quick: [`'Persuasive … and it is seldom adopted': then the reason.`],
      full: [
        `Method: look for the puzzle in the first sentence of the paragraph and for its solution in the last.`,
        `Puzzle: a persuasive recommendation is seldom adopted. Solution: a payment can be eliminated, a subsidy in a table of prices hardly.`,
        `So the paragraph explains survival; it neither withdraws the criticism nor proposes a compromise.`,
      ],
      hints: [
        `Find the two halves of the first sentence of the last paragraph: what is odd about them together?`,
        `What does the word 'survives' in the last sentence tell about the question that is being addressed?`,
      ],
    },
    {
      id: 'rc-257',
      skill: 'rc-detail',
      difficulty: 0.7,
      stem: `The passage mentions each of the following as a difficulty for some way of helping the poor to pay for water EXCEPT:`,
      key: [
        `Wealthy customers can escape expensive blocks by obtaining more connections.`,
        `More connections of the wealthy are not mentioned. The passage speaks of couples who do not leave the first block.`,
      ],
      wrong: [
        [
          `Customers have a motive to overstate how many people live with them.`,
          'except-overlooked',
          `Third paragraph: those 'rewarded for additional residents will report additional residents'.`,
        ],
        [
          `Neighbors may buy water from a family that has a connection of its own.`,
          'except-overlooked',
          `Second paragraph: those without a connection 'purchase water from neighbors'.`,
        ],
        [
          `Families may have to share one connection and are then charged as one customer.`,
          'except-overlooked',
          `Second paragraph: several families share a connection, and blocks are assigned to connections.`,
        ],
        [
          `Payments that appear in a public budget are open to repeated challenge.`,
          'except-overlooked',
          `Last paragraph: a payment 'must be defended every year'.`,
        ],
      ],
      quick: [`Two in paragraph 2, one in paragraph 3, one in paragraph 4; more connections of the wealthy nowhere.`],
      full: [
        `Method for EXCEPT: give each difficulty its line.`,
        `Sharing and buying from neighbors: paragraph 2. Overstated residents: paragraph 3. Yearly defense: paragraph 4.`,
        `A wealthy customer with several connections would escape the blocks, which is plausible, but the passage does not say it.`,
      ],
      hints: [
        `Look twice in the second paragraph and once each in the third and fourth.`,
        `Which difficulty would be plausible in the world but has no line in the text?`,
      ],
    },
  ],
}

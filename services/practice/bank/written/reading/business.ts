import type { WrittenPassage } from '../written-question.ts'

/** Passages on business and economics. */
export const business: readonly WrittenPassage[] = [
  {
    passage: {
      id: 'passage-spare-parts',
      title: 'The price of a spare part',
      paragraphs: [
        `Manufacturers of durable machines, from lifts to printing presses, often earn more from spare parts and service than from the machines themselves. The usual account of this fact is that customers are captive: once a lift has been installed, only its maker's parts will fit, so the maker can sell the lift cheaply and recover the loss on parts. On this account, low prices for machines are bait, and buyers who overlook the later costs are its victims.`,
        `Yet the account fits the facts poorly. Most lifts are bought by firms that own many buildings, employ engineers, and ask for the price of parts over twenty years before they sign. Such buyers are not easily caught. Nor do makers treat parts as a source of easy profit; several have agreed to fix the prices of parts for decades in advance, which would be odd if those prices were their means of exploitation.`,
        `A better explanation begins with uncertainty. Neither side knows at the time of sale how heavily a machine will be used. A customer who uses it little needs few parts and would be reluctant to pay a high price at the outset; one who uses it heavily wears out many. By earning through parts, the maker lets each customer pay roughly in proportion to use, and the risk that a building stands half empty is shared between the two. Seen in this way, the arrangement resembles a lease more than a trap. It also explains why makers whose machines report their use through sensors have lately begun to charge by the hour of operation, and to supply the parts at no charge.`,
      ],
    },
    questions: [
      {
        id: 'rc-001',
        skill: 'rc-main-idea',
        difficulty: -0.2,
        stem: `The primary purpose of the passage is to`,
        key: [
          `question one explanation of a pricing practice and offer another in its place`,
          `The first paragraph gives the usual account, the second shows that it "fits the facts poorly," and the third offers "a better explanation." So the whole passage questions one explanation and then offers another.`,
        ],
        wrong: [
          [
            `warn the buyers of machines against overlooking the later cost of spare parts`,
            'distorted-detail',
            `The idea that such buyers are victims belongs to the usual account, which the author rejects. The passage says that the buyers "are not easily caught."`,
          ],
          [
            `describe how sensors have changed the way in which machines are maintained`,
            'detail-for-main-idea',
            `Sensors appear only in the last sentence, as part of one more fact that the better explanation "also explains." They are not the subject of the whole passage.`,
          ],
          [
            `compare the advantages of leasing a machine with the advantages of buying one`,
            'distorted-detail',
            `The word "lease" is used once, and only in a comparison. The passage does not weigh leasing against buying.`,
          ],
          [
            `trace the history of the trade in spare parts for lifts and printing presses`,
            'too-broad',
            `The passage explains why makers "often earn more from spare parts" today. It does not trace how the trade developed.`,
          ],
        ],
        quick: [
          `The passage moves from an account that it rejects, in which customers are captive, to one that it prefers, in which maker and customer share a risk.`,
        ],
        full: [
          `The first paragraph presents the usual account, that customers are captive. The second gives reasons against it: the buyers are not easily caught, and several makers have agreed to fix the prices of parts for decades in advance.`,
          `The third begins with "A better explanation": by earning through parts, the maker shares with the customer the risk that a machine will be little used. So the passage questions one explanation of the pricing of parts and puts another in its place.`,
        ],
        hints: [
          `The first paragraph gives an account in which customers are "captive." What do the second and third paragraphs do with that account?`,
          `What do the phrases "The usual account" and "A better explanation" suggest about the author's purpose?`,
        ],
      },
      {
        id: 'rc-002',
        skill: 'rc-function',
        difficulty: 0.3,
        stem: `The author mentions that several makers have agreed to fix the prices of parts for decades in advance in order to`,
        key: [
          `point out conduct that would be hard to explain if the usual account were right`,
          `The author says that the agreements "would be odd if those prices were their means of exploitation." In other words, the usual account makes it hard to see why makers would do this.`,
        ],
        wrong: [
          [
            `show that the prices of parts have become more stable than those of machines`,
            'wrong-comparison',
            `Prices fixed "for decades in advance" are stable, but the passage does not compare them with the prices of machines.`,
          ],
          [
            `give an example of the ways in which makers exploit customers who are captive`,
            'opposite-effect',
            `An agreement to fix prices limits what a maker can charge. So it counts against exploitation and is not an example of it.`,
          ],
          [
            `explain why buyers with many buildings are able to ask for the price of parts`,
            'wrong-place',
            `The passage says earlier in the paragraph that buyers "ask for the price of parts." The agreements come later, as evidence against the usual account, and do not explain why buyers can ask.`,
          ],
          [
            `suggest that makers will before long cease to earn their profit through parts`,
            'too-strong',
            `A fixed price can still bring a profit, and the passage does not predict that makers will stop earning through parts.`,
          ],
        ],
        quick: [
          `If parts were a means of exploiting customers, makers would hardly promise to keep the prices fixed. The agreements "would be odd," so they count against the usual account.`,
        ],
        full: [
          `The sentence in the second paragraph says what the example is for: fixing prices for decades "would be odd if those prices were their means of exploitation."`,
          `A maker who lived by raising prices would not promise to keep them fixed. The agreements are therefore evidence against the usual account, or, as the answer puts it, conduct "hard to explain if the usual account were right."`,
        ],
        hints: [
          `What does the second paragraph as a whole say about the usual account?`,
          `If the usual account were right, why would a maker promise not to raise its prices?`,
        ],
      },
      {
        id: 'rc-003',
        version: 2,
        skill: 'rc-inference',
        difficulty: 0.6,
        stem: `It can be inferred that the author would consider charging by the hour of operation to be`,
        key: [
          `another means of letting customers pay roughly in proportion to their use`,
          `The author says that the new explanation "also explains" charging by the hour. That explanation is that customers pay "roughly in proportion to use," which charging by the hour does directly.`,
        ],
        wrong: [
          [
            `proof that the customers of most makers had been captive until that time`,
            'opposite-effect',
            `The usual account says that customers are "captive," and the author rejects that account. Charging by the hour is mentioned in support of the better explanation.`,
          ],
          [
            `a practice that moves the whole risk of low use from maker to customer`,
            'opposite-effect',
            `A maker who is paid by the hour earns little when a machine is seldom used. The risk of low use moves toward the maker, not away from it.`,
          ],
          [
            `a sign that spare parts have become too cheap to be worth charging for`,
            'distorted-detail',
            `Parts are free because customers now pay for hours of use instead. The passage does not say that parts have become cheap.`,
          ],
          [
            `suitable only for customers that own many buildings and that employ engineers`,
            'wrong-place',
            `Firms that "own many buildings" and "employ engineers" appear in the second paragraph as buyers who are not easily caught. Charging by the hour depends on sensors, not on the kind of customer.`,
          ],
        ],
        quick: [
          `The words "It also explains" connect charging by the hour with the idea that customers pay in proportion to use. So the author would see it as another way to achieve that.`,
        ],
        full: [
          `The third paragraph explains earning through parts as a way to let each customer pay "roughly in proportion to use."`,
          `It then says that this idea "also explains" why makers have begun to charge by the hour. A customer who pays by the hour also pays for use, so the author would see the practice as another means to the same end.`,
        ],
        hints: [
          `How does the author connect charging by the hour with the explanation given just before it?`,
          `What do paying for parts and paying for hours have in common?`,
        ],
      },
    ],
  },
]

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
          `The first paragraph gives the usual account, the second shows that it fits the facts poorly, and the third gives 'a better explanation'. That is the whole movement of the passage.`,
        ],
        wrong: [
          [
            `warn the buyers of machines against overlooking the later cost of spare parts`,
            'distorted-detail',
            `The warning belongs to the usual account, which the author rejects. Buyers, according to the passage, are 'not easily caught'.`,
          ],
          [
            `describe how sensors have changed the way in which machines are maintained`,
            'detail-for-main-idea',
            `Sensors appear in the last sentence, as further support for the new explanation. They are not what the passage is about.`,
          ],
          [
            `compare the advantages of leasing a machine with the advantages of buying one`,
            'distorted-detail',
            `The word 'lease' serves as a comparison for the practice. Leasing and buying are not weighed against each other.`,
          ],
          [
            `trace the history of the trade in spare parts for lifts and printing presses`,
            'too-broad',
            `The passage has no history in it; it explains why parts earn so much today.`,
          ],
        ],
        quick: [
          `Read the first sentence of each paragraph: usual account, 'Yet the account fits the facts poorly', 'A better explanation'.`,
        ],
        full: [
          `Paragraph 1: the usual account (captive customers).`,
          `Paragraph 2: reasons against it.`,
          `Paragraph 3: another explanation (sharing the risk of use).`,
          `So the purpose is to replace one explanation with another.`,
        ],
        hints: [
          `What does each of the three paragraphs do?`,
          `Look at the words 'usual account' and 'a better explanation'.`,
        ],
      },
      {
        id: 'rc-002',
        skill: 'rc-function',
        difficulty: 0.3,
        stem: `The author mentions that several makers have agreed to fix the prices of parts for decades in advance in order to`,
        key: [
          `point out conduct that would be hard to explain if the usual account were right`,
          `The author says that the agreements 'would be odd' if the prices of parts were a means of exploitation. They count against the usual account.`,
        ],
        wrong: [
          [
            `show that the prices of parts have become more stable than those of machines`,
            'wrong-comparison',
            `Prices of parts and of machines are not compared for their stability anywhere.`,
          ],
          [
            `give an example of the ways in which makers exploit customers who are captive`,
            'opposite-effect',
            `It is the reverse: the agreements limit what the makers can charge, which speaks against exploitation.`,
          ],
          [
            `explain why buyers with many buildings are able to ask for the price of parts`,
            'wrong-place',
            `That buyers ask for prices is a separate observation in the sentence before. The agreements do not explain it.`,
          ],
          [
            `suggest that makers will before long cease to earn their profit through parts`,
            'too-strong',
            `The passage does not say so at this point; fixed prices may still bring a profit.`,
          ],
        ],
        quick: [
          `'... which would be odd if those prices were their means of exploitation': the example counts against the usual account.`,
        ],
        full: [
          `Find the sentence in the second paragraph.`,
          `Its end says what the example is for: it 'would be odd' under the usual account.`,
          `So it is evidence against that account.`,
        ],
        hints: [
          `Read the sentence to its end.`,
          `Would a maker who lives by raising prices promise not to raise them?`,
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
          `The author says that the new explanation 'also explains' this practice. Charging by the hour does directly what earning through parts does indirectly.`,
        ],
        wrong: [
          [
            `proof that the customers of most makers had been captive until that time`,
            'opposite-effect',
            `The practice is offered in support of the author's explanation, which replaces that of the captive customer.`,
          ],
          [
            `a practice that moves the whole risk of low use from maker to customer`,
            'opposite-effect',
            `Paid by the hour, the maker earns little when use is low. The risk moves toward the maker, not away from it.`,
          ],
          [
            `a sign that spare parts have become too cheap to be worth charging for`,
            'distorted-detail',
            `Parts are supplied at no charge because use is charged instead. Their cost is not said to have fallen.`,
          ],
          [
            `suitable only for customers that own many buildings and that employ engineers`,
            'wrong-place',
            `Such customers appear in the second paragraph, in another connection. Charging by the hour depends on sensors.`,
          ],
        ],
        quick: [`'It also explains' links the practice to the idea before it: payment in proportion to use.`],
        full: [
          `The third paragraph explains earning through parts as payment in proportion to use.`,
          `'It also explains why makers ... charge by the hour'.`,
          `So charging by the hour serves the same end.`,
        ],
        hints: [
          `What does 'it' stand for in 'It also explains'?`,
          `What do parts and hours of operation have in common?`,
        ],
      },
    ],
  },
]

import type { WrittenPassage } from '../written-question.ts'

/** Passages on history and the social sciences. */
export const humanities: readonly WrittenPassage[] = [
  {
    passage: {
      id: 'passage-ferry-towns',
      title: 'When the bridge came',
      paragraphs: [
        `Historians of transport have tended to describe the bridges of the nineteenth century as the ruin of the ferry towns. Before a bridge was built, travellers had to wait for the boat, often overnight, and the town beside the crossing lived from their waiting: it had inns, stables, and markets out of all proportion to its size. Once travellers could cross without stopping, the argument goes, there was nothing left to hold them.`,
        `The records of three such towns, recently studied by Marta Lindqvist, suggest a less simple story. In all three, the number of inns did fall after the bridge was opened. But in two of them the number of inhabitants rose, and the tax rolls show who the newcomers were: carriers, wheelwrights, and dealers in grain, who had formerly been spread over many villages on either bank. The ferry, Lindqvist argues, had made the river a border. Since a loaded wagon might wait for a day, each bank had kept its own tradesmen. The bridge made one market of two, and it paid to be at the place where the roads met.`,
        `The third town did decline, and Lindqvist's explanation of this exception is perhaps the most instructive part of her study. There the bridge had been built by a private company, which charged a toll on every wheel. Travellers on foot crossed as they pleased, and so the inns lost their guests as elsewhere; but for loaded wagons the river remained a border as costly as before. The town thus bore the loss that a bridge brings without receiving the gain.`,
      ],
    },
    questions: [
      {
        id: 'rc-007',
        skill: 'rc-main-idea',
        difficulty: 0,
        stem: `Which of the following best states the main idea of the passage?`,
        key: [
          `Whether a bridge harmed a ferry town depended on whether it opened the river to trade.`,
          `Two towns gained because the bridge made one market of two; the third lost because tolls kept the river closed to wagons. The passage turns on that difference.`,
        ],
        wrong: [
          [
            `Bridges of the nineteenth century ruined the ferry towns, as historians have long held.`,
            'wrong-speaker',
            `That is the view of earlier historians, which the passage calls too simple. Two of the three towns grew.`,
          ],
          [
            `Bridges built by private companies brought less profit than those that were built by towns.`,
            'detail-for-main-idea',
            `A private company appears in one example. The profit of bridges is not discussed at all.`,
          ],
          [
            `The inns of ferry towns lost their guests because travellers no longer had to wait there.`,
            'detail-for-main-idea',
            `That is true according to the passage, but it is only the part on which everyone agrees. The point is what happened besides.`,
          ],
          [
            `Historians of transport should study tax rolls more carefully than they have done so far.`,
            'too-broad',
            `Tax rolls are Lindqvist's source. The passage gives no general advice to historians.`,
          ],
        ],
        quick: [`Two towns gained, one lost. The main idea must say what made the difference: trade across the river.`],
        full: [
          `Paragraph 1: the common view, bridges ruin ferry towns.`,
          `Paragraph 2: two towns grew, since the bridge joined two markets.`,
          `Paragraph 3: one declined, since tolls kept the markets apart.`,
          `Together: the effect depended on trade across the river.`,
        ],
        hints: [
          `What distinguishes the third town from the other two?`,
          `A main idea has to cover all three paragraphs.`,
        ],
      },
      {
        id: 'rc-008',
        skill: 'rc-detail',
        difficulty: -0.1,
        stem: `According to the passage, which of the following was true of all three of the towns that Lindqvist studied?`,
        key: [
          `They had fewer inns after the bridge had been opened than before.`,
          `The second paragraph says: 'In all three, the number of inns did fall'. The third adds that the inns lost their guests 'as elsewhere'.`,
        ],
        wrong: [
          [
            `They gained inhabitants as carriers and dealers moved in from villages.`,
            'half-right',
            `That holds for two of the three. The third town declined.`,
          ],
          [
            `They collected a toll from the wagons that passed over their bridge.`,
            'wrong-place',
            `Tolls were charged in the third town only, and by a private company.`,
          ],
          [
            `They had been smaller than the villages on the banks of the river.`,
            'distorted-detail',
            `Their inns were 'out of all proportion' to their size, but no size is compared with that of villages.`,
          ],
          [
            `They kept tax rolls that are more complete than those of other towns.`,
            'not-required',
            `Lindqvist used tax rolls. How complete they are compared with others is not said.`,
          ],
        ],
        quick: [`Search for 'all three': 'In all three, the number of inns did fall after the bridge was opened.'`],
        full: [
          `The question asks for something common to all three towns.`,
          `The second paragraph says it in so many words of the inns.`,
          `Inhabitants rose in two only, tolls existed in one only.`,
        ],
        hints: [
          `Find the words 'all three'.`,
          `Exclude what holds for the third town only, or for the other two only.`,
        ],
      },
      {
        id: 'rc-009',
        skill: 'rc-inference',
        difficulty: 0.6,
        stem: `It can be inferred that, if the private company had charged no toll on wheels, Lindqvist would have expected the third town to`,
        key: [
          `attract tradesmen who until then had worked in villages on both banks`,
          `Without the toll, loaded wagons could have crossed freely, as in the other two towns. There tradesmen moved to where the roads met, so she would expect the same here.`,
        ],
        wrong: [
          [
            `keep the inns and the stables in which travellers had spent the night`,
            'opposite-effect',
            `The inns lost their guests in all three towns, with toll or without. The missing toll would not have brought them back.`,
          ],
          [
            `remain a border between two markets, as it had been under the ferry`,
            'opposite-effect',
            `It was the toll that kept the river a border for wagons. Without it, the border would have fallen.`,
          ],
          [
            `grow faster than the two other towns because it had more travellers`,
            'too-strong',
            `Nothing tells us that it had more travellers, or which town would have grown fastest.`,
          ],
          [
            `build a second bridge for travellers on foot at the town's own cost`,
            'out-of-scope',
            `Travellers on foot crossed as they pleased even so. A second bridge is never mentioned.`,
          ],
        ],
        quick: [
          `Take away the one difference, the toll, and the third town is like the two others. They gained tradesmen.`,
        ],
        full: [
          `Lindqvist explains the decline by the toll, which kept the river a border for wagons.`,
          `Without it, the bridge would have made one market of two, as elsewhere.`,
          `There, tradesmen moved in from villages on either bank.`,
        ],
        hints: [`What did the toll prevent?`, `What happened in the towns where wagons could cross freely?`],
      },
    ],
  },
]

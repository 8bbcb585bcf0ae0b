import type { WrittenPassage } from '../written-question.ts'

/** Passages on history and the social sciences. */
export const humanities: readonly WrittenPassage[] = [
  {
    passage: {
      id: 'passage-ferry-towns',
      title: 'When the bridge came',
      paragraphs: [
        `Historians of transport have tended to describe the bridges of the nineteenth century as the ruin of the ferry towns. Before a bridge was built, travelers had to wait for the boat, often overnight, and the town beside the crossing lived from their waiting: it had inns, stables, and markets out of all proportion to its size. Once travelers could cross without stopping, the argument goes, there was nothing left to hold them.`,
        `The records of three such towns, recently studied by Marta Lindqvist, suggest a less simple story. In all three, the number of inns did fall after the bridge was opened. But in two of them the number of inhabitants rose, and the tax rolls show who the newcomers were: carriers, wheelwrights, and dealers in grain, who had formerly been spread over many villages on either bank. The ferry, Lindqvist argues, had made the river a border. Since a loaded wagon might wait for a day, each bank had kept its own tradesmen. The bridge made one market of two, and it paid to be at the place where the roads met.`,
        `The third town did decline, and Lindqvist's explanation of this exception is perhaps the most instructive part of her study. There the bridge had been built by a private company, which charged a toll on every wheel. Travelers on foot crossed as they pleased, and so the inns lost their guests as elsewhere; but for loaded wagons the river remained a border as costly as before. The town thus bore the loss that a bridge brings without receiving the gain.`,
      ],
    },
    questions: [
      {
        id: 'rc-007',
        version: 2,
        skill: 'rc-main-idea',
        difficulty: 0,
        stem: `Which of the following best states the main idea of the passage?`,
        key: [
          `Whether a bridge harmed a ferry town depended on whether it opened the river to trade.`,
          `Two towns gained because the bridge "made one market of two." The third lost because tolls kept the river a border for wagons. The difference lies in whether the river was opened to trade.`,
        ],
        wrong: [
          [
            `Bridges of the nineteenth century ruined the ferry towns, as historians have long held.`,
            'wrong-speaker',
            `This is how historians "have tended to describe" the bridges. The records of the three towns suggest "a less simple story," since two of them grew.`,
          ],
          [
            `Bridges built by private companies brought less profit than those that were built by towns.`,
            'detail-for-main-idea',
            `A private company appears in one example. The passage does not compare the profits of bridges.`,
          ],
          [
            `The inns of ferry towns lost their guests because travelers no longer had to wait there.`,
            'detail-for-main-idea',
            `The inns did lose their guests, but everyone agrees on that. The point of the passage is what else happened.`,
          ],
          [
            `Historians of transport should study tax rolls more carefully than they have done so far.`,
            'too-broad',
            `Tax rolls are the source Lindqvist used for these three towns. The passage gives no general advice to historians.`,
          ],
        ],
        quick: [`Two towns gained and one lost, and trade across the river made the difference.`],
        full: [
          `The first paragraph gives the common view that bridges ruined ferry towns. The second reports that two of three towns grew, because the bridge joined the markets on both banks.`,
          `The third explains why one town declined: a toll kept the river "a border as costly as before" for loaded wagons.`,
          `The effect of a bridge thus depended on "whether it opened the river to trade."`,
        ],
        hints: [
          `What distinguishes the third town from the other two?`,
          `What did the bridge change for trade in the two towns that grew?`,
        ],
      },
      {
        id: 'rc-008',
        version: 2,
        skill: 'rc-detail',
        difficulty: -0.1,
        stem: `According to the passage, which of the following was true of all three of the towns that Lindqvist studied?`,
        key: [
          `They had fewer inns after the bridge had been opened than before.`,
          `The passage says that "in all three, the number of inns did fall after the bridge was opened." A falling number means that there were fewer inns than before.`,
        ],
        wrong: [
          [
            `They gained inhabitants as carriers and dealers moved in from villages.`,
            'half-right',
            `The number of inhabitants rose "in two of them," but the third town declined.`,
          ],
          [
            `They collected a toll from the wagons that passed over their bridge.`,
            'wrong-place',
            `Only the third town's bridge "charged a toll on every wheel," and it belonged to a private company rather than to the town.`,
          ],
          [
            `They had been smaller than the villages on the banks of the river.`,
            'distorted-detail',
            `The passage says that the inns, stables, and markets were "out of all proportion" to the size of a ferry town. It does not compare the towns with villages.`,
          ],
          [
            `They kept tax rolls that are more complete than those of other towns.`,
            'not-required',
            `Lindqvist used tax rolls, but the passage does not compare them with those of other towns.`,
          ],
        ],
        quick: [`The number of inns fell "in all three" towns, so each had fewer inns than before.`],
        full: [
          `The question asks for something that is true of all three towns, so a fact about only one or two of them is not enough.`,
          `The second paragraph says that "in all three, the number of inns did fall after the bridge was opened." The number of inhabitants rose in only two towns, and tolls existed in only one.`,
          `The answer says the same: "fewer inns after the bridge had been opened than before."`,
        ],
        hints: [
          `Which facts does the passage give for all three towns, and which for only some of them?`,
          `What happened to the inns and to the number of inhabitants in each town?`,
        ],
      },
      {
        id: 'rc-009',
        version: 2,
        skill: 'rc-inference',
        difficulty: 0.6,
        stem: `It can be inferred that, if the private company had charged no toll on wheels, Lindqvist would have expected the third town to`,
        key: [
          `attract tradesmen who until then had worked in villages on both banks`,
          `Without the toll, loaded wagons could have crossed freely, as in the other two towns. There carriers and dealers moved in from villages on both banks, so Lindqvist would expect the same here.`,
        ],
        wrong: [
          [
            `keep the inns and the stables in which travelers had spent the night`,
            'opposite-effect',
            `In all three towns "the number of inns did fall," because travelers no longer had to wait. Removing the toll would not bring them back.`,
          ],
          [
            `remain a border between two markets, as it had been under the ferry`,
            'opposite-effect',
            `For loaded wagons the river "remained a border" because of the toll. Without the toll, the two markets would have joined.`,
          ],
          [
            `grow faster than the two other towns because it had more travelers`,
            'too-strong',
            `Nothing in the passage says that this town had more travelers or which town would have grown fastest.`,
          ],
          [
            `build a second bridge for travelers on foot at the town's own cost`,
            'out-of-scope',
            `Travelers on foot "crossed as they pleased" in any case, so a second bridge for them would serve no purpose.`,
          ],
        ],
        quick: [
          `The toll is what set the third town apart; without it, the town would have gained tradesmen as the others did.`,
        ],
        full: [
          `Lindqvist explains the decline of the third town by the toll, which kept the river "a border as costly as before" for loaded wagons.`,
          `Without the toll, the bridge would have "made one market of two," as it did in the other towns. There tradesmen who "had formerly been spread over many villages on either bank" moved to the town. So the third town would be expected to attract such tradesmen too.`,
        ],
        hints: [
          `What did the toll in the third town prevent?`,
          `What happened in the towns where loaded wagons could cross freely?`,
        ],
      },
    ],
  },
]

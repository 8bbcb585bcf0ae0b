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
          `Two towns grew because the bridge "made one market of two." The third declined because a toll kept the river a border for loaded wagons. So the effect depended on whether the bridge opened the river to trade.`,
        ],
        wrong: [
          [
            `Bridges of the nineteenth century ruined the ferry towns, as historians have long held.`,
            'wrong-speaker',
            `This is how historians "have tended to describe" the bridges. The records of the three towns suggest "a less simple story," in which two of the towns grew.`,
          ],
          [
            `Bridges built by private companies brought less profit than those that were built by towns.`,
            'detail-for-main-idea',
            `The bridge built by "a private company" is one example, and nobody compares profits. What the passage asks is what became of the towns.`,
          ],
          [
            `The inns of ferry towns lost their guests because travelers no longer had to wait there.`,
            'detail-for-main-idea',
            `The inns did lose guests in all three towns. But the main point is what else happened: in two of them, trade brought new inhabitants.`,
          ],
          [
            `Historians of transport should study tax rolls more carefully than they have done so far.`,
            'too-broad',
            `Lindqvist learned a good deal from tax rolls. But the passage gives "historians of transport" no advice about how to work.`,
          ],
        ],
        quick: [
          `Two towns grew and one declined. What made the difference was whether the bridge opened the river to trade.`,
        ],
        full: [
          `The first paragraph gives the common view that bridges ruined the ferry towns. The second reports that two of three towns grew, because the bridge joined the markets on the two banks.`,
          `The third explains why one town declined: for loaded wagons, a toll kept the river "a border as costly as before." So whether a bridge did harm depended on whether it opened the river to trade.`,
        ],
        hints: [
          `What became of the three towns after their bridges were opened?`,
          `What set the third town apart? Choose the answer that covers both the two towns that grew and the one that declined.`,
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
          `The passage says that "in all three, the number of inns did fall after the bridge was opened." So each town had fewer inns than before.`,
        ],
        wrong: [
          [
            `They gained inhabitants as carriers and dealers moved in from villages.`,
            'half-right',
            `The number of inhabitants rose "in two of them," where carriers and dealers moved in. The third town declined, so this is not true of all three.`,
          ],
          [
            `They collected a toll from the wagons that passed over their bridge.`,
            'wrong-place',
            `Only the third town had a toll, and it was "a private company" that charged it, not the town.`,
          ],
          [
            `They had been smaller than the villages on the banks of the river.`,
            'distorted-detail',
            `The passage says that inns, stables, and markets were "out of all proportion" to a ferry town's size. It never compares the towns with villages.`,
          ],
          [
            `They kept tax rolls that are more complete than those of other towns.`,
            'not-required',
            `The tax rolls of these towns helped Lindqvist. But we are not told that they are "more complete" than those of other towns.`,
          ],
        ],
        quick: [
          `The number of inns fell "in all three" towns. The new inhabitants and the toll belong to only some of them.`,
        ],
        full: [
          `A fact about one or two of the towns is not enough, so look for words about all three. The second paragraph says that "in all three, the number of inns did fall after the bridge was opened."`,
          `Only two towns gained inhabitants, and only one had a toll. The passage compares neither the size of the towns with that of villages nor their tax rolls with those of other towns.`,
        ],
        hints: [
          `What happened in the two towns that grew, and what happened in the one that did not?`,
          `For each option, find out how many of the towns it applies to: all three, two, or one.`,
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
          `Without the toll, loaded wagons could have crossed freely, as at the other two towns. Carriers and dealers moved to those towns from villages "on either bank," so Lindqvist would expect the same here.`,
        ],
        wrong: [
          [
            `keep the inns and the stables in which travelers had spent the night`,
            'opposite-effect',
            `Inns lost guests because travelers no longer had to wait. Travelers on foot paid no toll, so dropping the toll would not have brought those guests back.`,
          ],
          [
            `remain a border between two markets, as it had been under the ferry`,
            'opposite-effect',
            `For loaded wagons, the river "remained a border" because of the toll. Without it, the two markets would probably have become one.`,
          ],
          [
            `grow faster than the two other towns because it had more travelers`,
            'too-strong',
            `Trade would probably have made the town grow. But nothing says that it "had more travelers" or that it would have grown faster than the others.`,
          ],
          [
            `build a second bridge for travelers on foot at the town's own cost`,
            'out-of-scope',
            `Travelers on foot already "crossed as they pleased," toll or no toll. They had no need of a second bridge.`,
          ],
        ],
        quick: [
          `The toll set the third town apart. Without it, Lindqvist would expect the town to gain tradesmen, as the other two did.`,
        ],
        full: [
          `Lindqvist explains the third town's decline by the toll, which kept the river "a border as costly as before" for loaded wagons.`,
          `Without the toll, the bridge could have "made one market of two," as in the other towns. There, tradesmen who had been "spread over many villages on either bank" moved to the place where the roads met. So Lindqvist would expect the third town to attract such tradesmen too.`,
        ],
        hints: [
          `Who had to pay the toll in the third town, and who did not?`,
          `Take away the toll, and compare the third town with the other two. What happened there once wagons could cross?`,
        ],
      },
    ],
  },
]

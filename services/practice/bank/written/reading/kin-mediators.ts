import type { WrittenPassage } from '../written-question.ts'

export const kinMediators: WrittenPassage = {
  passage: {
    id: 'passage-kin-mediators',
    title: 'The mediator at the wedding',
    paragraphs: [
      `Manuals of mediation recommend a stranger. Someone who has no ties to either party cannot be suspected of favor, and will be believed. In the hill villages of Sarkhet, people who quarrel over water or a boundary may call in, free of charge, a trained mediator from the district town. Few do. Most turn to somebody in the village who is related, by blood or by marriage, to both sides. Officials in the town have put this down to distrust of the town.`,
      `Nilofar Ghazani has followed several hundred disputes for five years. Mediators from the town brought the parties to an agreement in nine cases out of ten, and quickly; kinsmen did so in six out of ten, and took their time. But nearly half of the agreements made by the town's mediators were broken within two years, and only one in eight of those made by kinsmen. A relative of both sides, Ghazani argues, is not without an interest; he has one in the right thing. If the peace fails, he will hear of it at every wedding. He is slow to call a quarrel settled, therefore, and he does not cease to watch over it. The stranger has done his duty once the paper is signed.`,
      `Ghazani adds two reservations. Disputes were not assigned by lot, and it may be that the bitterest were taken to the town. When she compares only disputes over shares of irrigation water, which differ little in bitterness, the gap in broken agreements shrinks, though it does not close. And where the kinsman stood nearer to one side than to the other, agreements lasted as long as any, but the side with the weaker tie was seldom content. An agreement may endure, she observes, because one party to it has nowhere better to go.`,
    ],
  },
  questions: [
    {
      id: 'rc-138',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `A mediator tied to both sides may make peace that lasts, though not always a fair one.`,
        `Kinsmen's agreements were broken less often, because a kinsman has an interest "in the right thing," the peace itself. But one side "was seldom content" in some cases, so a lasting peace need not be a fair one.`,
      ],
      wrong: [
        [
          `A mediator without ties to either side is believed, and so makes peace more surely.`,
          'wrong-speaker',
          `This is the reasoning of the manuals, which say that a stranger "will be believed." But nearly half of the agreements made by the town's mediators were broken within two years.`,
        ],
        [
          `A mediator from a town is distrusted by villagers, even when he comes free of charge.`,
          'detail-for-main-idea',
          `The officials' "distrust of the town" explains one fact in the first paragraph. Ghazani's study goes on to offer a different explanation.`,
        ],
        [
          `A mediator does well to settle a quarrel quickly and to watch over it for two years.`,
          'half-right',
          `A kinsman does watch over the peace, but he "is slow to call a quarrel settled." Two years is only the period in which broken agreements were counted.`,
        ],
        [
          `A mediator's training counts for less in any dispute than what he knows of the people.`,
          'too-broad',
          `The passage does not compare training with knowledge of the people. And it describes the villages of one region, not "any dispute."`,
        ],
      ],
      quick: [
        `Kinsmen reach agreement less often, but more of their agreements last. Even a lasting agreement is not always a fair one.`,
      ],
      full: [
        `The first paragraph says that villagers seldom call the stranger whom manuals recommend. The second explains why a kinsman's agreements last: if the peace fails, "he will hear of it at every wedding."`,
        `The third adds that the kinds of disputes may explain part of the difference. It also adds that an agreement may last "because one party to it has nowhere better to go," and so need not be fair.`,
      ],
      hints: [
        `What do Ghazani's figures show about the two kinds of mediators, and what do her reservations add?`,
        `Sum up each paragraph in a few words. Which answer has room for the second paragraph and for the last sentence?`,
      ],
    },
    {
      id: 'rc-139',
      version: 3,
      skill: 'rc-inference',
      difficulty: 1.2,
      stem: `If 'nearly half' in the second paragraph stands for 48 percent, which of the following can be concluded from Ghazani's figures, taken as they stand?`,
      key: [
        `Of all disputes, those taken to kinsmen had a slightly better chance of lasting peace.`,
        `Kinsmen reached agreement in six of ten disputes, and seven in eight of these agreements lasted, so about 53 percent. The town reached nine in ten, and 52 percent of these lasted, so about 47 percent.`,
      ],
      wrong: [
        [
          `Of all disputes, those taken to the town had a clearly better chance of lasting peace.`,
          'half-right',
          `This compares only nine in ten with six in ten. It leaves out that nearly half of the town's agreements "were broken within two years," so that only about 47 percent of disputes ended in lasting peace.`,
        ],
        [
          `Of all disputes, those taken to kinsmen were twice as likely as others to be settled.`,
          'opposite-effect',
          `Kinsmen reached agreement in a smaller share of disputes, six in ten against nine in ten. Even for lasting peace, 53 percent is far from twice 47 percent.`,
        ],
        [
          `Of all disputes, the greater number were settled by mediators who came from the town.`,
          'wrong-comparison',
          `The figures are shares, not numbers of disputes. And since "few" people called in a mediator from the town, the town probably settled fewer disputes.`,
        ],
        [
          `Of all disputes, about half were over the shares of water that each side should have.`,
          'distorted-detail',
          `Ghazani looks separately at disputes over "irrigation water." But the passage does not say how many of them there were.`,
        ],
      ],
      quick: [
        `For kinsmen \\(0.6 \\times \\frac{7}{8} \\approx 0.53\\) of all disputes end in lasting peace; for the town the figure is \\(0.9 \\times 0.52 \\approx 0.47\\).`,
      ],
      full: [
        `A dispute ends in lasting peace only if an agreement is reached and then kept. So follow 100 disputes that are taken to each kind of mediator.`,
        `Kinsmen reach 60 agreements. One in eight is broken, so between 52 and 53 of them last.`,
        `The town's mediators reach 90 agreements. Since 48 percent are broken, about 47 last, slightly fewer than for kinsmen.`,
      ],
      hints: [
        `What has to happen after an agreement is signed before a dispute can be said to end in lasting peace?`,
        `Take 100 disputes for each kind of mediator. How many end in an agreement, and how many of those agreements last?`,
      ],
    },
    {
      id: 'rc-140',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The last sentence of the passage serves primarily to`,
      key: [
        `warn that how long agreements last is no full measure of their worth`,
        `In some cases an agreement "lasted as long as any" although one side was seldom content. A lasting agreement may show only that this side had no better choice, so how long it lasts is not a full measure of its worth.`,
      ],
      wrong: [
        [
          `show that agreements made by mediators from the town last far longer`,
          'opposite-effect',
          `The sentence is not about the town's mediators. And nearly half of their agreements "were broken within two years," so they did not last longer.`,
        ],
        [
          `explain why the bitterest of quarrels had been taken to the district`,
          'wrong-place',
          `The first reservation says that perhaps "the bitterest were taken to the town." The last sentence belongs to the second, about kinsmen nearer to one side.`,
        ],
        [
          `suggest that parties who are not content soon break what they signed`,
          'distorted-detail',
          `The passage says the reverse. The side with the weaker tie "was seldom content," and yet these agreements lasted as long as any.`,
        ],
        [
          `prove that kinsmen as a rule favor the side that stands nearer them`,
          'too-strong',
          `The second reservation concerns only cases in which a kinsman "stood nearer to one side." The passage does not say that kinsmen "as a rule" favor that side.`,
        ],
      ],
      quick: [
        `An agreement can last although one side is unhappy with it. So how long it lasts does not fully show how good it is.`,
      ],
      full: [
        `Up to this point, mediators are judged by how many of their agreements were broken, and by this measure the kinsmen do well.`,
        `The second reservation describes agreements that lasted although one side "was seldom content." That side may have had "nowhere better to go," so the measure does not show whether an agreement is good for both.`,
      ],
      hints: [
        `Why might people keep an agreement that they do not like?`,
        `By what measure has the passage judged mediators so far? Ask what the last sentence says about this measure.`,
      ],
    },
    {
      id: 'rc-141',
      version: 3,
      skill: 'rc-application',
      difficulty: 0.1,
      stem: `By Ghazani's explanation, which of the following would be most likely to settle a quarrel between two shops in a lasting way?`,
      key: [
        `A wholesaler who supplies both and will go on calling at both each week`,
        `The wholesaler supplies both shops and visits both each week, so he would hear of a failed peace at every call. Like the kinsman, he has an interest in a peace that lasts.`,
      ],
      wrong: [
        [
          `A judge from another town who has never bought anything in either of the shops`,
          'wrong-speaker',
          `This is the stranger whom the manuals recommend. His duty is done "once the paper is signed," so he has no reason to watch over the peace.`,
        ],
        [
          `A landlord of one of the two, who would be glad to see the other close`,
          'half-right',
          `The landlord has an interest, but not "in the right thing." He would gain if one side lost, so he has no reason to make a fair peace last.`,
        ],
        [
          `A consultant who is paid a fee as soon as the two have signed a paper`,
          'opposite-effect',
          `The fee is paid for signing, not for keeping the agreement. Like the stranger, the consultant is done "once the paper is signed."`,
        ],
        [
          `A customer of both who is about to leave the district for a new post`,
          'distorted-detail',
          `This customer has ties to both shops, but they are about to end. A kinsman will still be there if the peace fails.`,
        ],
      ],
      quick: [
        `The wholesaler is tied to both shops and will still meet them if the peace fails. That gives him a reason to make it last.`,
      ],
      full: [
        `In Ghazani's explanation, a kinsman suffers if the peace fails, because "he will hear of it at every wedding." This requires a tie to both sides, and a tie that continues.`,
        `The judge has no tie, the landlord is against one side, the consultant's part ends at the signing, and the customer is leaving. Only the wholesaler will go on dealing with both.`,
      ],
      hints: [
        `What would a kinsman suffer if the peace failed?`,
        `List what gives the kinsman an interest in a lasting peace. Then check each of the five people for the same features.`,
      ],
    },
  ],
}

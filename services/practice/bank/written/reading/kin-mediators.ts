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
        `Kinsmen's agreements were broken less often, because a kinsman has an interest "in the right thing," a peace that holds. But sometimes one side "was seldom content," so a lasting peace is not always fair.`,
      ],
      wrong: [
        [
          `A mediator without ties to either side is believed, and so makes peace more surely.`,
          'wrong-speaker',
          `This is what the manuals say: a stranger "will be believed." But nearly half of the agreements made by the town's mediators were broken within two years.`,
        ],
        [
          `A mediator from a town is distrusted by villagers, even when he comes free of charge.`,
          'detail-for-main-idea',
          `The officials' "distrust of the town" is their explanation of one fact in the first paragraph. Ghazani's study, which takes up most of the passage, offers a different one.`,
        ],
        [
          `A mediator does well to settle a quarrel quickly and to watch over it for two years.`,
          'half-right',
          `A kinsman does watch over the peace, but he "is slow to call a quarrel settled." And two years is only the period in which broken agreements were counted.`,
        ],
        [
          `A mediator's training counts for less in any dispute than what he knows of the people.`,
          'too-broad',
          `Kinsmen do know the people, but their advantage is their ties to both sides. And the passage is about the villages of one region, not about "any dispute."`,
        ],
      ],
      quick: [
        `Kinsmen reach agreement less often, but more of their agreements last. And an agreement that lasts is not always a fair one.`,
      ],
      full: [
        `The first paragraph says that villagers seldom call in the stranger whom manuals recommend. The second explains why a kinsman's agreements last: if the peace fails, "he will hear of it at every wedding."`,
        `The third adds that the kinds of disputes may explain part of the difference. It ends with agreements that last only "because one party to it has nowhere better to go," and these need not be fair.`,
      ],
      hints: [
        `Which two kinds of mediators does Ghazani compare?`,
        `What do her figures show, and what do her two reservations add? Look for the answer that covers both.`,
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
        `Kinsmen reached agreement in six of ten disputes, and seven of eight of these agreements lasted: about 53 percent of all disputes. The town reached nine in ten, and 52 percent of these lasted: about 47 percent.`,
      ],
      wrong: [
        [
          `Of all disputes, those taken to the town had a clearly better chance of lasting peace.`,
          'half-right',
          `This looks only at nine in ten and six in ten. But nearly half of the town's agreements "were broken within two years," so only about 47 percent of its disputes ended in lasting peace.`,
        ],
        [
          `Of all disputes, those taken to kinsmen were twice as likely as others to be settled.`,
          'opposite-effect',
          `Kinsmen settled a smaller share of their disputes, six in ten compared with nine in ten. Even for lasting peace, 53 percent is far from twice 47 percent.`,
        ],
        [
          `Of all disputes, the greater number were settled by mediators who came from the town.`,
          'wrong-comparison',
          `The figures are shares, not numbers of disputes. And since "few" people called in the town's mediators, the town may well have settled fewer.`,
        ],
        [
          `Of all disputes, about half were over the shares of water that each side should have.`,
          'distorted-detail',
          `Ghazani does look separately at disputes over "irrigation water." But we are not told how many of them there were.`,
        ],
      ],
      quick: [
        `Kinsmen bring lasting peace in \\(0.6 \\times \\frac{7}{8} \\approx 0.53\\) of their disputes. The town's mediators do so in \\(0.9 \\times 0.52 \\approx 0.47\\) of theirs.`,
      ],
      full: [
        `A dispute ends in lasting peace only if an agreement is reached and then kept. So follow 100 disputes that are taken to each kind of mediator.`,
        `Kinsmen reach 60 agreements. One in eight is broken, so between 52 and 53 of them last.`,
        `The town's mediators reach 90 agreements. Since 48 percent are broken, about 47 last. So disputes taken to kinsmen had a slightly better chance of lasting peace.`,
      ],
      hints: [
        `Which two figures are given for each kind of mediator, and what is each a share of?`,
        `Take 100 disputes for each kind of mediator. How many end in an agreement, and how many of those agreements are kept?`,
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
        `Some agreements "lasted as long as any" although one side was seldom content. They may have lasted only because that side had no better choice, so how long they lasted does not fully measure their worth.`,
      ],
      wrong: [
        [
          `show that agreements made by mediators from the town last far longer`,
          'opposite-effect',
          `The sentence is not about mediators from the town. And nearly half of their agreements "were broken within two years," so they did not last longer.`,
        ],
        [
          `explain why the bitterest of quarrels had been taken to the district`,
          'wrong-place',
          `The bitterest quarrels belong to the first reservation, which says that they may have been taken to the town. The last sentence belongs to the second, about kinsmen nearer to one side.`,
        ],
        [
          `suggest that parties who are not content soon break what they signed`,
          'distorted-detail',
          `This is backward. The side with the weaker tie "was seldom content," and yet these agreements lasted as long as any.`,
        ],
        [
          `prove that kinsmen as a rule favor the side that stands nearer them`,
          'too-strong',
          `The second reservation is only about cases in which a kinsman "stood nearer to one side." Nothing in it proves what kinsmen do "as a rule."`,
        ],
      ],
      quick: [
        `An agreement can last even though one side is unhappy with it. So how long it lasts does not fully show how good it is.`,
      ],
      full: [
        `Up to this point, the passage judges mediators by how many of their agreements were broken, and by this measure the kinsmen do well.`,
        `The second reservation describes agreements that lasted although one side "was seldom content." That side may have had "nowhere better to go." So the last sentence warns that lasting long is not a full measure of an agreement's worth.`,
      ],
      hints: [
        `Which agreements is the last sentence about?`,
        `By what measure has the passage judged mediators so far? What does the last sentence say about that measure?`,
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
        `The wholesaler supplies both shops and visits them every week, so he would hear about it if the peace failed. Like the kinsman, he has an interest in a peace that lasts.`,
      ],
      wrong: [
        [
          `A judge from another town who has never bought anything in either of the shops`,
          'wrong-speaker',
          `The judge is the stranger whom the manuals recommend. His duty is done "once the paper is signed," so he has no reason to watch over the peace.`,
        ],
        [
          `A landlord of one of the two, who would be glad to see the other close`,
          'half-right',
          `The landlord has an interest, but not "in the right thing." He stands to gain if one shop closes, so he has no reason to make peace last.`,
        ],
        [
          `A consultant who is paid a fee as soon as the two have signed a paper`,
          'opposite-effect',
          `The consultant is paid for a signature, not for a peace that holds. Like the stranger, the consultant is done "once the paper is signed."`,
        ],
        [
          `A customer of both who is about to leave the district for a new post`,
          'distorted-detail',
          `This customer has ties to both shops, but they are about to end. A kinsman will still be around if the peace fails.`,
        ],
      ],
      quick: [
        `The wholesaler has ties to both shops and will still be dealing with them if the peace fails. That gives him a reason to make it last.`,
      ],
      full: [
        `According to Ghazani, a kinsman has to live with a failed peace: "he will hear of it at every wedding." That takes a tie to both sides, and one that continues.`,
        `The judge has no tie, the landlord is against one side, the consultant is finished at the signing, and the customer is leaving. Only the wholesaler has a tie to both shops that continues.`,
      ],
      hints: [
        `Why do agreements made by kinsmen last, according to Ghazani?`,
        `List what gives a kinsman a reason to make peace last. Which of the five people has the same reason?`,
      ],
    },
  ],
}

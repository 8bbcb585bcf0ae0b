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
        `Agreements made by kinsmen were broken less often, because a kinsman has an interest "in the right thing," the peace itself. The second reservation adds that one side "was seldom content," so a lasting peace need not be a fair one.`,
      ],
      wrong: [
        [
          `A mediator without ties to either side is believed, and so makes peace more surely.`,
          'wrong-speaker',
          `This is the reasoning of the manuals: a stranger "will be believed." But nearly half of the agreements made by strangers were broken within two years.`,
        ],
        [
          `A mediator from a town is distrusted by villagers, even when he comes free of charge.`,
          'detail-for-main-idea',
          `Officials use "distrust of the town" to explain one fact in the first paragraph. The study offers a different explanation.`,
        ],
        [
          `A mediator does well to settle a quarrel quickly and to watch over it for two years.`,
          'half-right',
          `Watching over the peace is praised, but the kinsman who does so "is slow to call a quarrel settled." Two years is only the period in which broken agreements were counted.`,
        ],
        [
          `A mediator's training counts for less in any dispute than what he knows of the people.`,
          'too-broad',
          `The passage does not compare training with knowledge of the people, and it describes the villages of one region, not any dispute.`,
        ],
      ],
      quick: [`Kinsmen make fewer agreements but firmer ones, and a firm agreement is not always a fair one.`],
      full: [
        `The first paragraph says that the recommended stranger is seldom called. The second explains why a kinsman's agreements last longer: if the peace fails, he will hear of it at every wedding.`,
        `The third adds two reservations. Part of the difference may come from the kinds of disputes, and an agreement may last "because one party to it has nowhere better to go."`,
        `The main idea needs both parts: the peace "lasts," but is "not always a fair one."`,
      ],
      hints: [
        `In what respect did kinsmen do better than the town's mediators, and in what respect worse?`,
        `Which answer has room for the last sentence of the passage?`,
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
        `Kinsmen reached agreement in six of ten disputes, and seven in eight of these agreements held, a little over five in ten. The town reached nine in ten, and 52 percent of these held, a little under five in ten.`,
      ],
      wrong: [
        [
          `Of all disputes, those taken to the town had a clearly better chance of lasting peace.`,
          'half-right',
          `This answer compares only nine in ten with six in ten. It leaves out that nearly half of the town's agreements "were broken within two years."`,
        ],
        [
          `Of all disputes, those taken to kinsmen were twice as likely as others to be settled.`,
          'opposite-effect',
          `Kinsmen settled fewer disputes at first, six in ten against nine in ten. Even after broken agreements are subtracted, the two shares are close.`,
        ],
        [
          `Of all disputes, the greater number were settled by mediators who came from the town.`,
          'wrong-comparison',
          `The figures are shares, not numbers of disputes. Besides, "few" called in the town at all.`,
        ],
        [
          `Of all disputes, about half were over the shares of water that each side should have.`,
          'distorted-detail',
          `Ghazani compares disputes over "irrigation water" separately, but the passage does not say how many of them there were.`,
        ],
      ],
      quick: [
        `For kinsmen \\(0.6 \\times \\frac{7}{8} \\approx 0.53\\) of all disputes end in lasting peace; for the town the figure is \\(0.9 \\times 0.52 \\approx 0.47\\).`,
      ],
      full: [
        `A dispute ends in lasting peace if an agreement is reached and then kept, so follow 100 disputes of each kind.`,
        `Kinsmen reach 60 agreements. One in eight is broken, so between 52 and 53 of them last. The town's mediators reach 90, of which 48 percent are broken, so about 47 last.`,
        `More than 52 is slightly more than 47. Disputes taken to kinsmen "had a slightly better chance of lasting peace."`,
      ],
      hints: [
        `Is it enough to know how many disputes of each kind were settled at first?`,
        `Of 100 disputes of each kind, how many end in an agreement, and how many of those agreements last?`,
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
        `Agreements made by a kinsman closer to one side "lasted as long as any," but the other side was seldom content. So a lasting agreement may show only that one side had no better choice.`,
      ],
      wrong: [
        [
          `show that agreements made by mediators from the town last far longer`,
          'opposite-effect',
          `The sentence is not about the town's mediators, and nearly half of their agreements were broken.`,
        ],
        [
          `explain why the bitterest of quarrels had been taken to the district`,
          'wrong-place',
          `The first reservation, about how disputes were assigned, says that perhaps "the bitterest were taken to the town." The last sentence concludes the second reservation, about uneven ties.`,
        ],
        [
          `suggest that parties who are not content soon break what they signed`,
          'distorted-detail',
          `The opposite was observed: parties that were not content kept their agreements because they had "nowhere better to go."`,
        ],
        [
          `prove that kinsmen as a rule favor the side that stands nearer them`,
          'too-strong',
          `The sentence concerns cases in which the kinsman "stood nearer to one side." It does not say that kinsmen as a rule favor one side.`,
        ],
      ],
      quick: [`An agreement can last even though one side is unhappy with it, so how long it lasts is not everything.`],
      full: [
        `The passage has judged the mediators by how many of their agreements were broken, and by that measure the kinsmen did well.`,
        `The second reservation gives cases in which agreements lasted although one side "was seldom content." The last sentence explains how: one party may have "nowhere better to go."`,
        `It thus warns that how long an agreement lasts "is no full measure" of its worth.`,
      ],
      hints: [
        `By what measure have the kinsmen's agreements been judged up to this point?`,
        `Why may a party keep an agreement that it does not like?`,
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
        `The wholesaler is tied to both shops and "will go on calling at both each week," so he would meet a failed peace at every call. Like the kinsman, he has a reason to be slow and to keep watch.`,
      ],
      wrong: [
        [
          `A judge from another town who has never bought anything in either of the shops`,
          'wrong-speaker',
          `This is the stranger whom the manuals recommend. His duty is done "once the paper is signed."`,
        ],
        [
          `A landlord of one of the two, who would be glad to see the other close`,
          'half-right',
          `The landlord has an interest, but not "in the right thing." He would gain if one side lost.`,
        ],
        [
          `A consultant who is paid a fee as soon as the two have signed a paper`,
          'opposite-effect',
          `The fee rewards signing, not keeping the agreement. Like the stranger, the consultant would be done "once the paper is signed."`,
        ],
        [
          `A customer of both who is about to leave the district for a new post`,
          'distorted-detail',
          `This customer has ties to both sides, but they are about to end. A kinsman will still be there if the peace fails.`,
        ],
      ],
      quick: [`The wholesaler is tied to both shops and will still be there if the peace fails.`],
      full: [
        `In Ghazani's explanation, the kinsman's strength is his interest in the peace itself: "If the peace fails, he will hear of it at every wedding."`,
        `That interest requires ties to both sides and ties that continue. The judge has no ties, the landlord favors one side, the consultant's work ends at the signing, and the customer is leaving.`,
        `Only the wholesaler depends on both shops and will continue to do so.`,
      ],
      hints: [
        `What would a kinsman suffer if the peace failed?`,
        `Who among the five is tied to both shops equally and will remain so?`,
      ],
    },
  ],
}

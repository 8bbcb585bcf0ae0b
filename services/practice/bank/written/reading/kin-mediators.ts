import type { WrittenPassage } from '../written-question.ts'

export const kinMediators: WrittenPassage = {
  passage: {
    id: 'passage-kin-mediators',
    title: 'The mediator at the wedding',
    paragraphs: [
      `Manuals of mediation recommend a stranger. Someone who has no ties to either party cannot be suspected of favour, and will be believed. In the hill villages of Sarkhet, people who quarrel over water or a boundary may call in, free of charge, a trained mediator from the district town. Few do. Most turn to somebody in the village who is related, by blood or by marriage, to both sides. Officials in the town have put this down to distrust of the town.`,
      `Nilofar Ghazani has followed several hundred disputes for five years. Mediators from the town brought the parties to an agreement in nine cases out of ten, and quickly; kinsmen did so in six out of ten, and took their time. But nearly half of the agreements made by the town's mediators were broken within two years, and only one in eight of those made by kinsmen. A relative of both sides, Ghazani argues, is not without an interest; he has one in the right thing. If the peace fails, he will hear of it at every wedding. He is slow to call a quarrel settled, therefore, and he does not cease to watch over it. The stranger has done his duty once the paper is signed.`,
      `Ghazani adds two reservations. Disputes were not assigned by lot, and it may be that the bitterest were taken to the town. When she compares only disputes over shares of irrigation water, which differ little in bitterness, the gap in broken agreements shrinks, though it does not close. And where the kinsman stood nearer to one side than to the other, agreements lasted as long as any, but the side with the weaker tie was seldom content. An agreement may endure, she observes, because one party to it has nowhere better to go.`,
    ],
  },
  questions: [
    {
      id: 'rc-138',
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `A mediator tied to both sides may make peace that lasts, though not always a fair one.`,
        `Kinsmen's agreements were broken less often, because they have an interest 'in the right thing'. The second reservation adds that lasting need not mean fair.`,
      ],
      wrong: [
        [
          `A mediator without ties to either side is believed, and so makes peace more surely.`,
          'wrong-speaker',
          `That is the reasoning of the manuals. Ghazani's figures on broken agreements are set against it.`,
        ],
        [
          `A mediator from a town is distrusted by villagers, even when he comes free of charge.`,
          'detail-for-main-idea',
          `This is the officials' explanation for one fact in the first paragraph. The study looks for another.`,
        ],
        [
          `A mediator does well to settle a quarrel quickly and to watch over it for two years.`,
          'half-right',
          `Watching over the peace is praised, but it went together with slowness. The two years are only the period in which breaches were counted.`,
        ],
        [
          `A mediator's training counts for less in any dispute than what he knows of the people.`,
          'too-broad',
          `Training is not compared with local knowledge, and the passage speaks of the villages of one region.`,
        ],
      ],
      quick: [
        `Manuals: a stranger. Study: kin make fewer agreements, but firmer ones. Reservation: firm is not yet fair.`,
      ],
      full: [
        `Paragraph 1: the recommended stranger is seldom called.`,
        `Paragraph 2: kinsmen's agreements last, because their makers have something to lose.`,
        `Paragraph 3: part of the gap may come from the choice of cases, and lasting is not the same as satisfying.`,
      ],
      hints: [
        `In what respect did the kinsmen do better, and in what respect worse?`,
        `The main idea should have room for the last sentence of the passage.`,
      ],
    },
    {
      id: 'rc-139',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.2,
      stem: `If 'nearly half' in the second paragraph stands for 48 percent, which of the following can be concluded from Ghazani's figures, taken as they stand?`,
      key: [
        `Of all disputes, those taken to kinsmen had a slightly better chance of lasting peace.`,
        `Kinsmen: six in ten agreed, seven in eight of these kept, a little over five in ten. Town: nine in ten agreed, 52 in a hundred of these kept, a little under five in ten.`,
      ],
      wrong: [
        [
          `Of all disputes, those taken to the town had a clearly better chance of lasting peace.`,
          'half-right',
          `You have stopped at nine in ten against six in ten. Nearly half of the town's agreements did not last.`,
        ],
        [
          `Of all disputes, those taken to kinsmen were twice as likely as others to be settled.`,
          'opposite-effect',
          `Fewer were settled at first, six in ten against nine, and in the end the two are close.`,
        ],
        [
          `Of all disputes, the greater number were settled by mediators who came from the town.`,
          'wrong-comparison',
          `Shares of agreements are not numbers of disputes. 'Few' called in the town at all.`,
        ],
        [
          `Of all disputes, about half were over the shares of water that each side should have.`,
          'distorted-detail',
          `Disputes over water are compared by themselves, but how many there were is not given.`,
        ],
      ],
      quick: [
        `Multiply: \\(0.6 \\times \\frac{7}{8} \\approx 0.53\\) for kinsmen; \\(0.9 \\times 0.52 \\approx 0.47\\) for the town.`,
      ],
      full: [
        `Take a hundred disputes of each kind.`,
        `Kinsmen: 60 agreements, one in eight broken, so about 52 last.`,
        `Town: 90 agreements, 48 percent broken, so about 47 last.`,
        `The kinsmen are slightly ahead.`,
      ],
      hints: [
        `Peace lasts if an agreement is made and is then kept. Which two figures are needed for each kind of mediator?`,
        `Follow a hundred disputes of each kind to the end.`,
      ],
    },
    {
      id: 'rc-140',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The last sentence of the passage serves primarily to`,
      key: [
        `warn that how long agreements last is no full measure of their worth`,
        `Agreements made under an uneven tie 'lasted as long as any', yet one side was seldom content. Lasting may mean lack of choice.`,
      ],
      wrong: [
        [
          `show that agreements made by mediators from the town last far longer`,
          'opposite-effect',
          `Nothing in the sentence restores the town's agreements, nearly half of which were broken.`,
        ],
        [
          `explain why the bitterest of quarrels had been taken to the district`,
          'wrong-place',
          `Bitterness belongs to the first reservation. The last sentence concludes the second.`,
        ],
        [
          `suggest that parties who are not content soon break what they signed`,
          'distorted-detail',
          `It is the other way about: they were not content and kept to the agreement, for want of anything better.`,
        ],
        [
          `prove that kinsmen as a rule favour the side that stands nearer them`,
          'too-strong',
          `The cases are those with an uneven tie, and discontent in them suggests favour without proving a rule.`,
        ],
      ],
      quick: [`Lasting, but one side unhappy: so lasting can have a bad reason.`],
      full: [
        `The passage has praised kinsmen because their agreements last.`,
        `With an uneven tie they last too, yet the weaker side is seldom content.`,
        `The last sentence draws the lesson: endurance may come from a lack of choice.`,
      ],
      hints: [
        `By which measure had the kinsmen's agreements been judged so far?`,
        `Why, according to the last sentence, may a party keep an agreement it does not like?`,
      ],
    },
    {
      id: 'rc-141',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.1,
      stem: `By Ghazani's explanation, which of the following would be most likely to settle a quarrel between two shops in a lasting way?`,
      key: [
        `A wholesaler who supplies both and will go on calling at both each week`,
        `He is tied to both, will meet a failed peace at every call, and so has a reason to be slow and to keep watch.`,
      ],
      wrong: [
        [
          `A judge from another town who has never bought anything in either of the shops`,
          'wrong-speaker',
          `This is the stranger whom the manuals recommend. His duty is done 'once the paper is signed'.`,
        ],
        [
          `A landlord of one of the two, who would be glad to see the other close`,
          'half-right',
          `He has an interest, but not 'in the right thing'. It lies with one side and not with the peace.`,
        ],
        [
          `A consultant who is paid a fee as soon as the two have signed a paper`,
          'opposite-effect',
          `The fee rewards signing and not keeping. That is just what is wrong with the stranger's position.`,
        ],
        [
          `A customer of both who is about to leave the district for a new post`,
          'distorted-detail',
          `The ties are to both sides, but they are about to end. What binds the kinsman is that he will be there.`,
        ],
      ],
      quick: [`Tied to both, and still there if the peace fails.`],
      full: [
        `The kinsman's strength is an interest in the peace itself.`,
        `It comes from ties to both sides and from having to live with a failure.`,
        `Of the five, only the wholesaler has both and keeps them.`,
      ],
      hints: [`What would a kinsman suffer if the peace failed?`, `Look for equal ties that will continue.`],
    },
  ],
}

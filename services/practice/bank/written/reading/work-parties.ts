import type { WrittenPassage } from '../written-question.ts'

export const workParties: WrittenPassage = {
  passage: {
    id: 'passage-work-parties',
    title: 'An expensive roof',
    paragraphs: [
      `On the island of Nerau, a household that needs a roof mended or a field cleared may call a work party. Neighbors come for the day, work at a pace that leaves breath for talk, and are lavishly fed. An economist who visited in the 1970s worked out that food and drink for such a day cost half as much again as hiring laborers, who could be had in the port. He put the custom down to habit and predicted that it would vanish as wages became familiar.`,
      `It has not. Amara Teo, who recorded a hundred and sixty parties in three years on the island, found that the same households that called parties also hired laborers: these when the work was urgent or needed skill, and neighbors when it was neither. What changes hands at a party, she suggests, is not chiefly labor. Attendance is public, and absence asks for an excuse. At a time when little depends on it, a household thus learns on whom it could count when much does. After the cyclone in Teo's second year, help with rebuilding came above all from those who had attended a household's parties, and households that had hired for everything waited longest.`,
      `Caution is in order. Households that never called parties were often newcomers, or at odds with their neighbors, and might have waited long in any case. Teo cannot fully separate the effect of the parties from that of the standing that makes them possible. Among newcomers alone, though, those who had begun to call parties were helped sooner than those who had not. If she is right, there was nothing amiss with the economist's arithmetic. His mistake was to set the price of a party beside that of labor, when it belonged beside the price of insurance.`,
    ],
  },
  questions: [
    {
      id: 'rc-134',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `The passage as a whole is best described as`,
      key: [
        `a defense of a costly custom as buying something other than what it seems to buy`,
        `A party seems to buy labor, at a high price. According to Teo, it buys the knowledge of "on whom it could count," which is like insurance, so the high cost makes sense.`,
      ],
      wrong: [
        [
          `an account of how a custom gave way as people on an island came to know wages`,
          'opposite-effect',
          `Giving way is what the economist predicted for the custom. The second paragraph begins: "It has not."`,
        ],
        [
          `a correction of the figures that an earlier visitor had given for a day's labor`,
          'distorted-detail',
          `The figures stand: "there was nothing amiss with the economist's arithmetic." Only the comparison was wrong.`,
        ],
        [
          `a report on how neighbors on an island helped each other after a great storm`,
          'detail-for-main-idea',
          `The help that came "after the cyclone" is a test of Teo's idea. It is one piece of evidence, not the subject of the passage.`,
        ],
        [
          `an argument that gifts bind a community more firmly than hiring ever could do`,
          'too-broad',
          `The passage is about one custom on one island, where households used parties and hired labor for different purposes.`,
        ],
      ],
      quick: [`Parties cost more than labor because labor is not the main thing they buy.`],
      full: [
        `The first paragraph presents a puzzle: parties cost more than hired labor but continue. The second gives Teo's solution, that "what changes hands at a party" is not chiefly labor but knowledge of who will help.`,
        `The third raises a doubt, answers it in part, and concludes that the price belongs "beside the price of insurance."`,
        `So the passage defends the custom as "buying something other than what it seems to buy."`,
      ],
      hints: [
        `What does a household get from a party besides a mended roof?`,
        `With what should the price of a party be compared, according to the last sentence?`,
      ],
    },
    {
      id: 'rc-135',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, households that called work parties hired laborers instead when the work`,
      key: [
        `was pressing or called for skill`,
        `They hired laborers "when the work was urgent or needed skill," and urgent work is pressing work.`,
      ],
      wrong: [
        [
          `took longer than a single day`,
          'real-world-belief',
          `A long job might suit hired hands, but the passage names other reasons: work that "was urgent or needed skill."`,
        ],
        [
          `was to be done in the port`,
          'wrong-place',
          `Laborers "could be had in the port." The passage does not say that any of the work was there.`,
        ],
        [
          `could be had for less by hiring`,
          'wrong-speaker',
          `Hiring was always cheaper, since a party cost "half as much again as hiring laborers." The households did not choose by cost.`,
        ],
        [
          `could wait for a better time`,
          'opposite-effect',
          `Work that was not "urgent" went to neighbors. Laborers were hired for what could not wait.`,
        ],
      ],
      quick: [`Laborers were hired for work that "was urgent or needed skill," that is, for pressing or skilled work.`],
      full: [
        `The second paragraph says that the same households called parties and hired laborers: "these when the work was urgent or needed skill, and neighbors when it was neither."`,
        `"These" refers to the laborers, who are named just before. The answer restates "urgent" as "pressing," and "needed skill" as "called for skill."`,
      ],
      hints: [
        `For what kind of work did these households prefer to call their neighbors?`,
        `In the sentence that compares laborers and neighbors, to which of the two does "these" refer?`,
      ],
    },
    {
      id: 'rc-136',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `Teo's explanation implies that a work party would lose much of its use to the host if`,
      key: [
        `neighbors could stay away from it without anybody's noticing`,
        `The host learns who can be counted on because "attendance is public, and absence asks for an excuse." If neighbors could stay away unnoticed, the host would learn nothing.`,
      ],
      wrong: [
        [
          `the work were done at a slower pace than hired men would keep`,
          'wrong-comparison',
          `The pace is slow already and leaves "breath for talk." Since labor is not the main thing, pace hardly matters.`,
        ],
        [
          `food and drink for the day came to cost more than they now do`,
          'distorted-detail',
          `A higher price makes a party more expensive, but the host would learn the same from it.`,
        ],
        [
          `the roof in question could have been mended a few weeks later`,
          'opposite-effect',
          `Parties were called for work that was not urgent. This fits the idea that "little depends on it."`,
        ],
        [
          `laborers in the port were to ask for more than their old wage`,
          'out-of-scope',
          `If laborers cost more, parties would look better by comparison. They would still show who can be counted on.`,
        ],
      ],
      quick: [`A party is useful because everyone sees who attends, so unnoticed absence would make it useless.`],
      full: [
        `According to Teo, a party shows a household "on whom it could count when much does" depend on it.`,
        `It can show this because "attendance is public, and absence asks for an excuse." Whoever stays away is seen to stay away.`,
        `If neighbors could stay away "without anybody's noticing," coming or not coming would reveal nothing, and the party would lose much of its use.`,
      ],
      hints: [
        `What does a household learn from a work party, and how does it learn it?`,
        `What must be true of attendance for it to be informative?`,
      ],
    },
    {
      id: 'rc-137',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `Teo's comparison among newcomers alone plays which role in the third paragraph?`,
      key: [
        `It meets in part the doubt that standing, and not parties, brought the help.`,
        `The doubt is that standing, rather than parties, may have brought help. Newcomers are alike in having little standing. Among them, those who called parties were still helped sooner, so the doubt is partly answered.`,
      ],
      wrong: [
        [
          `It removes the doubt by showing that standing had no effect on the help.`,
          'too-strong',
          `The comparison holds standing roughly equal. It does not show that standing has no effect, and Teo "cannot fully separate" the two.`,
        ],
        [
          `It supports the doubt by showing that newcomers waited longer than others.`,
          'opposite-effect',
          `The doubt includes the point that newcomers might have waited long in any case. The comparison is made among newcomers, and it favors parties.`,
        ],
        [
          `It gives the reason for which newcomers seldom called parties themselves.`,
          'out-of-scope',
          `The passage does not say why newcomers seldom called parties. The comparison concerns what followed when they did.`,
        ],
        [
          `It restores the economist's view that the custom rested mainly on habit.`,
          'wrong-speaker',
          `Newcomers could hardly act from old habit, and the paragraph ends by naming the economist's "mistake."`,
        ],
      ],
      quick: [`Where standing is equal, among newcomers, parties still made a difference.`],
      full: [
        `The third paragraph raises a doubt: households without parties were often newcomers or at odds with others, so they "might have waited long in any case."`,
        `To test this, Teo compares households whose standing is alike. Among newcomers alone, those who had begun to call parties "were helped sooner than those who had not."`,
        `The comparison therefore meets the doubt, but only "in part," because she cannot fully separate parties and standing.`,
      ],
      hints: [
        `Why might households that never called parties have waited long for help in any case?`,
        `What do all newcomers have in common that matters for this doubt?`,
      ],
    },
  ],
}

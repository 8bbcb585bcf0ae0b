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
        `A party seems to buy labor, yet it costs 50 percent more than hiring laborers. The passage, following Teo, defends it as buying something else: a household learns on whom it could count when a great deal is at stake.`,
      ],
      wrong: [
        [
          `an account of how a custom gave way as people on an island came to know wages`,
          'opposite-effect',
          `The economist predicted that the custom "would vanish as wages became familiar," but it did not give way. The next paragraph begins, "It has not."`,
        ],
        [
          `a correction of the figures that an earlier visitor had given for a day's labor`,
          'distorted-detail',
          `The economist's figures are not corrected: "there was nothing amiss with the economist's arithmetic." What was wrong was the comparison with labor.`,
        ],
        [
          `a report on how neighbors on an island helped each other after a great storm`,
          'detail-for-main-idea',
          `The help "after the cyclone" is one piece of evidence for Teo's explanation of parties. It is not the subject of the passage.`,
        ],
        [
          `an argument that gifts bind a community more firmly than hiring ever could do`,
          'too-broad',
          `The passage makes no claim about gifts and communities in general. It is about one custom, on an island where the same households "also hired laborers."`,
        ],
      ],
      quick: [
        `Work parties look like expensive labor. The passage defends them as a way for a household to learn who would help when it matters.`,
      ],
      full: [
        `Ask what each paragraph adds. The first presents a puzzle: parties cost more than hired labor, and yet households call them.`,
        `The second gives Teo's solution: what changes hands "is not chiefly labor." A household learns whom it can count on.`,
        `The third raises a doubt, answers it in part, and places the price of a party "beside the price of insurance." The custom is thus defended as buying something other than labor.`,
      ],
      hints: [
        `What puzzle does the first paragraph set up, and what do the other two do with it?`,
        `Ask what each paragraph adds. According to the last sentence, with what should the price of a party be compared?`,
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
        `These households hired laborers "when the work was urgent or needed skill." Urgent work is pressing, and work that needs skill calls for skill.`,
      ],
      wrong: [
        [
          `took longer than a single day`,
          'real-world-belief',
          `The passage does not say that long jobs went to laborers. It names other reasons: work that "was urgent or needed skill."`,
        ],
        [
          `was to be done in the port`,
          'wrong-place',
          `Laborers "could be had in the port," which is where they were hired. The passage does not say that any of the work was done there.`,
        ],
        [
          `could be had for less by hiring`,
          'wrong-speaker',
          `By the economist's figures, hiring cost less than a party. The households did not choose by cost but by whether the work "was urgent or needed skill."`,
        ],
        [
          `could wait for a better time`,
          'opposite-effect',
          `Work that could wait was not "urgent," and for such work, unless it needed skill, households called neighbors.`,
        ],
      ],
      quick: [`They hired laborers for urgent work and for work that needed skill, and called neighbors for the rest.`],
      full: [
        `Find the sentence in the second paragraph that compares laborers and neighbors: "these when the work was urgent or needed skill, and neighbors when it was neither."`,
        `"These" are the laborers, who are named just before. The answer puts "urgent" as "pressing" and "needed skill" as "called for skill."`,
      ],
      hints: [
        `For what kind of work did these households prefer neighbors to laborers?`,
        `Find the sentence that compares laborers and neighbors. To which of the two does "these" refer?`,
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
        `A host learns from a party because attendance "is public, and absence asks for an excuse." If neighbors could stay away unnoticed, it would show nothing about whom the host could count on.`,
      ],
      wrong: [
        [
          `the work were done at a slower pace than hired men would keep`,
          'wrong-comparison',
          `Neighbors already work "at a pace that leaves breath for talk." What changes hands is "not chiefly labor," so a slow pace takes little away.`,
        ],
        [
          `food and drink for the day came to cost more than they now do`,
          'distorted-detail',
          `A higher cost would make a party more expensive, but it would not change what the host learns from who attends.`,
        ],
        [
          `the roof in question could have been mended a few weeks later`,
          'opposite-effect',
          `Parties are held "when little depends on it," so work that can wait suits them. The host would learn just as much from it.`,
        ],
        [
          `laborers in the port were to ask for more than their old wage`,
          'out-of-scope',
          `If laborers cost more, a party would be cheaper by comparison. It would still show the host who comes and who stays away.`,
        ],
      ],
      quick: [
        `A party shows a host who can be counted on, because everyone sees who comes. If absence went unnoticed, a party would show little.`,
      ],
      full: [
        `Find what a party gives the host, and look for the change that would take it away. According to Teo, a household learns whom it can count on when the stakes are high.`,
        `It learns this because attendance "is public, and absence asks for an excuse." Everyone can see who stays away.`,
        `If nobody noticed who stayed away, coming or not coming would reveal nothing, and the party would lose much of its use.`,
      ],
      hints: [
        `According to Teo, what does a household get out of a party?`,
        `How does a party tell the host whom to count on? Look for the change that would leave the work done but keep the host from learning this.`,
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
        `The doubt is that a household's standing, and not its parties, brought help. Among newcomers, whose standing should be similar, those who called parties "were helped sooner," which answers the doubt in part.`,
      ],
      wrong: [
        [
          `It removes the doubt by showing that standing had no effect on the help.`,
          'too-strong',
          `The comparison does not show that standing had no effect. Teo still "cannot fully separate" it from the effect of parties.`,
        ],
        [
          `It supports the doubt by showing that newcomers waited longer than others.`,
          'opposite-effect',
          `The comparison is not between newcomers and others but "among newcomers alone." It favors parties, so it counts against the doubt.`,
        ],
        [
          `It gives the reason for which newcomers seldom called parties themselves.`,
          'out-of-scope',
          `The passage does not say why newcomers seldom called parties. The comparison concerns how soon they were helped when they did.`,
        ],
        [
          `It restores the economist's view that the custom rested mainly on habit.`,
          'wrong-speaker',
          `The comparison says nothing about habit. It supports Teo, and the paragraph ends by naming the economist's "mistake."`,
        ],
      ],
      quick: [
        `The comparison sets newcomers, who should be similar in standing, side by side. Those with parties got help sooner, so standing alone does not seem to explain the help.`,
      ],
      full: [
        `Find the doubt to which the comparison replies. Households that never called parties were often newcomers or at odds with others, so they "might have waited long in any case."`,
        `Newcomers are likely to be similar in standing. Among them alone, those who had begun to call parties "were helped sooner than those who had not."`,
        `The comparison suggests that parties matter apart from standing. But it meets the doubt only in part, because Teo "cannot fully separate" the two.`,
      ],
      hints: [
        `Why might households that never called parties have waited long for help in any case?`,
        `Find the doubt raised earlier in the paragraph. Does the comparison remove it, answer it in part, or support it?`,
      ],
    },
  ],
}

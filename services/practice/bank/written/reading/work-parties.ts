import type { WrittenPassage } from '../written-question.ts'

export const workParties: WrittenPassage = {
  passage: {
    id: 'passage-work-parties',
    title: 'An expensive roof',
    paragraphs: [
      `On the island of Nerau, a household that needs a roof mended or a field cleared may call a work party. Neighbours come for the day, work at a pace that leaves breath for talk, and are lavishly fed. An economist who visited in the 1970s worked out that food and drink for such a day cost half as much again as hiring labourers, who could be had in the port. He put the custom down to habit and predicted that it would vanish as wages became familiar.`,
      `It has not. Amara Teo, who recorded a hundred and sixty parties in three years on the island, found that the same households that called parties also hired labourers: these when the work was urgent or needed skill, and neighbours when it was neither. What changes hands at a party, she suggests, is not chiefly labour. Attendance is public, and absence asks for an excuse. At a time when little depends on it, a household thus learns on whom it could count when much does. After the cyclone in Teo's second year, help with rebuilding came above all from those who had attended a household's parties, and households that had hired for everything waited longest.`,
      `Caution is in order. Households that never called parties were often newcomers, or at odds with their neighbours, and might have waited long in any case. Teo cannot fully separate the effect of the parties from that of the standing that makes them possible. Among newcomers alone, though, those who had begun to call parties were helped sooner than those who had not. If she is right, there was nothing amiss with the economist's arithmetic. His mistake was to set the price of a party beside that of labour, when it belonged beside the price of insurance.`,
    ],
  },
  questions: [
    {
      id: 'rc-134',
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `The passage as a whole is best described as`,
      key: [
        `a defence of a costly custom as buying something other than what it seems to buy`,
        `It seems to buy labour, and dearly. Teo holds that it buys knowledge of whom one can count on, something like insurance.`,
      ],
      wrong: [
        [
          `an account of how a custom gave way as people on an island came to know wages`,
          'opposite-effect',
          `That was the economist's prediction. The second paragraph begins: 'It has not.'`,
        ],
        [
          `a correction of the figures that an earlier visitor had given for a day's labour`,
          'distorted-detail',
          `His figures stand: 'there was nothing amiss with the economist's arithmetic'. What he compared is the mistake.`,
        ],
        [
          `a report on how neighbours on an island helped each other after a great storm`,
          'detail-for-main-idea',
          `The cyclone is the occasion that tests Teo's idea. It is one piece of evidence.`,
        ],
        [
          `an argument that gifts bind a community more firmly than hiring ever could do`,
          'too-broad',
          `The passage stays with one custom on one island, where households used both, for different ends.`,
        ],
      ],
      quick: [`Puzzle: dearer than hiring. Solution: it 'is not chiefly labour' that is bought. Last word: insurance.`],
      full: [
        `Paragraph 1: parties cost more than labourers; habit?`,
        `Paragraph 2: parties tell a household on whom it can count, as the cyclone showed.`,
        `Paragraph 3: a doubt, partly answered; compare with insurance, not with labour.`,
      ],
      hints: [
        `What does a household get from a party besides a roof?`,
        `Read the last sentence: with what should the price be compared?`,
      ],
    },
    {
      id: 'rc-135',
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, households that called work parties hired labourers instead when the work`,
      key: [
        `was pressing or called for skill`,
        `They hired 'when the work was urgent or needed skill', and called neighbours 'when it was neither'.`,
      ],
      wrong: [
        [
          `took longer than a single day`,
          'real-world-belief',
          `A long job might suit hired hands, but the passage names other reasons.`,
        ],
        [
          `was to be done in the port`,
          'wrong-place',
          `The port is where labourers could be found, not where the work was.`,
        ],
        [
          `could be had for less by hiring`,
          'wrong-speaker',
          `Hiring was cheaper in any case, by the economist's sum. The households did not go by this.`,
        ],
        [
          `could wait for a better time`,
          'opposite-effect',
          `Work that could wait was given to neighbours. Hired labour was for what was urgent.`,
        ],
      ],
      quick: [`'... these when the work was urgent or needed skill, and neighbours when it was neither.'`],
      full: [
        `The second paragraph says when each was chosen.`,
        `'These' refers to the labourers, named just before.`,
        `So labourers were hired for urgent or skilled work.`,
      ],
      hints: [
        `Find the sentence that mentions both labourers and neighbours.`,
        `To which of the two does 'these' refer?`,
      ],
    },
    {
      id: 'rc-136',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `Teo's explanation implies that a work party would lose much of its use to the host if`,
      key: [
        `neighbours could stay away from it without anybody's noticing`,
        `The host learns from who comes because 'attendance is public, and absence asks for an excuse'. Unnoticed absence would teach nothing.`,
      ],
      wrong: [
        [
          `the work were done at a slower pace than hired men would keep`,
          'wrong-comparison',
          `The pace is slow already and leaves 'breath for talk'. Since labour is not the chief thing, pace hardly matters.`,
        ],
        [
          `food and drink for the day came to cost more than they now do`,
          'distorted-detail',
          `A higher price makes a party dearer. What the host learns from it would be the same.`,
        ],
        [
          `the roof in question could have been mended a few weeks later`,
          'opposite-effect',
          `Parties were called for just such work. It is part of the idea that 'little depends on it'.`,
        ],
        [
          `labourers in the port were to ask for more than their old wage`,
          'out-of-scope',
          `Dearer labourers would make parties look better by comparison, and would take nothing from what they reveal.`,
        ],
      ],
      quick: [`Use to the host: learning who comes. It needs attendance that is seen.`],
      full: [
        `According to Teo, a party tells on whom a household could count.`,
        `It does so because coming and staying away are public.`,
        `If absence went unnoticed, that knowledge would be lost.`,
      ],
      hints: [`What does the household learn, and through what?`, `Which condition makes attendance informative?`],
    },
    {
      id: 'rc-137',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `Teo's comparison among newcomers alone plays which role in the third paragraph?`,
      key: [
        `It meets in part the doubt that standing, and not parties, brought the help.`,
        `All newcomers lack standing alike, and those with parties were still helped sooner. That reduces the doubt, though she 'cannot fully separate' the two.`,
      ],
      wrong: [
        [
          `It removes the doubt by showing that standing had no effect on the help.`,
          'too-strong',
          `Comparing newcomers holds standing roughly equal. It does not show that standing has no effect elsewhere.`,
        ],
        [
          `It supports the doubt by showing that newcomers waited longer than others.`,
          'opposite-effect',
          `That newcomers waited long is part of the doubt. The comparison is made within the group, and it favors parties.`,
        ],
        [
          `It gives the reason for which newcomers seldom called parties themselves.`,
          'out-of-scope',
          `Why many did not call them is left unsaid. The comparison concerns what followed if they did.`,
        ],
        [
          `It restores the economist's view that the custom rested mainly on habit.`,
          'wrong-speaker',
          `Newcomers could hardly act from old habit, and the paragraph ends by finding a mistake in the economist's view.`,
        ],
      ],
      quick: [`Doubt: help may come from standing. Look where standing is equal (newcomers): parties still matter.`],
      full: [
        `Households without parties were often newcomers or at odds with others.`,
        `So their long wait may be due to low standing.`,
        `Among newcomers standing is alike, and parties made a difference: the doubt is met in part.`,
      ],
      hints: [`Which doubt has just been raised?`, `What do all newcomers have in common that matters for this doubt?`],
    },
  ],
}

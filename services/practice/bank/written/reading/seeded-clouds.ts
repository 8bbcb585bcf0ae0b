import type { WrittenPassage } from '../written-question.ts'

export const seededClouds: WrittenPassage = {
  passage: {
    id: 'passage-seeded-clouds',
    title: 'One of them obliged us',
    paragraphs: [
      `To make a cloud rain by spraying it with silver iodide is not a foolish idea. In many clouds, droplets stay liquid well below the freezing point because they lack a particle on which ice can form, and crystals of silver iodide resemble those of ice. Whether more rain reaches the ground is another matter. No two clouds are alike, and one may yield ten times as much as its neighbour. Besides, pilots who are asked to seed clouds pick those that look promising, and these might have rained in any case.`,
      `The second trouble can be cured by lot. In a trial directed by Farida Nkemelu, a crew chose a cloud and then opened a sealed envelope, which told them whether to burn flare A or flare B; they did not know which of the two held silver iodide. After six seasons and 214 flights, the seeded clouds had yielded nine percent more rain than the others. Given the variety of clouds, however, a difference of that size might well be due to chance. To be reasonably sure of it, Nkemelu reckoned, she would have to fly for forty seasons.`,
      `She describes a temptation with candour. An assistant had sorted the clouds by the temperature of their tops, and in one range the seeded ones had yielded forty percent more, far too much, as it seemed, for chance. 'We had tried eleven ways of sorting them', she writes, 'and one of them obliged us.' She published the figure as a question and not as an answer. A second trial has begun in which only clouds of that range are flown, and the range was put in writing before the first flight. It will take five seasons. If the effect is real, a large one in a few clouds will be found sooner than a small one in all; if it is not, the new clouds are under no obligation to repeat it.`,
    ],
  },
  questions: [
    {
      id: 'rc-086',
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The primary purpose of the passage is to`,
      key: [
        `explain why a certain effect is hard to establish and how one scientist deals with this`,
        `The first paragraph names two troubles, and the rest shows what Nkemelu did: lots, caution about a tempting figure, and a second trial.`,
      ],
      wrong: [
        [
          `present evidence that seeding makes certain clouds yield a good deal more rain than others`,
          'too-strong',
          `The figure of forty percent was published 'as a question and not as an answer'.`,
        ],
        [
          `criticise the pilots of earlier trials for having misled the scientists who employed them`,
          'distorted-detail',
          `Pilots pick promising clouds, which is a trouble for a trial. No one is said to have been misled on purpose.`,
        ],
        [
          `show that the physics on which the seeding of clouds is based leaves important things out`,
          'opposite-effect',
          `The physics is defended: the idea 'is not a foolish' one. The doubt is whether more rain reaches the ground.`,
        ],
        [
          `recommend that trials in every field of science be made with envelopes that are sealed`,
          'too-broad',
          `The envelope is described for one trial. The passage gives no advice to other fields.`,
        ],
      ],
      quick: [`Two troubles, a cure for one, a temptation resisted, a new trial: a difficulty and how it is met.`],
      full: [
        `Paragraph 1: sound idea, hard to test, for two reasons.`,
        `Paragraph 2: lots cure the second trouble; variety still hides the effect.`,
        `Paragraph 3: a tempting figure, and a trial that can test it.`,
      ],
      hints: [
        `Does the passage say whether seeding works?`,
        `What is the subject of the first paragraph's end, and who acts in the rest?`,
      ],
    },
    {
      id: 'rc-087',
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `According to the passage, the use of sealed envelopes in Nkemelu's trial was meant to remedy`,
      key: [
        `the tendency to seed clouds that would perhaps have rained anyway`,
        `'The second trouble can be cured by lot.' The second trouble is that pilots pick promising clouds, which 'might have rained in any case'.`,
      ],
      wrong: [
        [
          `the fact that one cloud may yield ten times as much as another`,
          'wrong-place',
          `This is the first trouble. The envelopes do not make clouds more alike, as the end of the paragraph shows.`,
        ],
        [
          `the habit of sorting clouds after the trial in a great many ways`,
          'wrong-place',
          `Sorting comes up in the third paragraph. Against it she put the range in writing before the second trial.`,
        ],
        [
          `the lack of particles on which droplets in a cloud could freeze`,
          'distorted-detail',
          `Silver iodide is meant to remedy this. The envelopes decide which clouds receive it.`,
        ],
        [
          `the high price of flying for as many as forty seasons in a row`,
          'out-of-scope',
          `Forty seasons is what she reckoned after the trial, and no price is mentioned.`,
        ],
      ],
      quick: [`'The second trouble can be cured by lot': look up the second trouble in the first paragraph.`],
      full: [
        `The envelope decides by lot, after the cloud has been chosen.`,
        `The paragraph opens: 'The second trouble can be cured by lot.'`,
        `The second trouble: pilots pick clouds that look promising and might have rained in any case.`,
      ],
      hints: [
        `Which 'trouble' does the second paragraph say can be cured?`,
        `The word 'Besides' in the first paragraph introduces the second trouble.`,
      ],
    },
    {
      id: 'rc-088',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `Nkemelu's remark that 'one of them obliged us' serves to suggest that the figure of forty percent`,
      key: [
        `may have turned up only because so many ways of sorting had been tried`,
        `With eleven ways of sorting, one is likely to show something striking by chance. 'Obliged us' hints that the clouds gave what was wanted.`,
      ],
      wrong: [
        [
          `may have been altered by an assistant who wanted to please the others`,
          'distorted-detail',
          `Nothing suggests that figures were changed. What 'obliged' is one of the ways of sorting, and not a person.`,
        ],
        [
          `ought to be trusted since it was found in the last of eleven attempts`,
          'opposite-effect',
          `The number of attempts is a reason for doubt. She published the figure 'as a question'.`,
        ],
        [
          `is due to the choice of promising clouds by the crews of the aircraft`,
          'wrong-place',
          `That trouble had been cured by lot. The doubt here is about the sorting of clouds afterward.`,
        ],
        [
          `is more exact than the nine percent that had been found for all clouds`,
          'wrong-comparison',
          `The figures are not compared for exactness. The larger one is under suspicion because of how it was found.`,
        ],
      ],
      quick: [`Eleven tries and one success: perhaps luck.`],
      full: [
        `Eleven ways of sorting were tried.`,
        `Among many tries, one may look striking by chance alone.`,
        `The remark says so with irony, and she therefore asks for a new trial.`,
      ],
      hints: [
        `Why does she mention the number eleven?`,
        `How would she have to regard the figure if only one way of sorting had been tried?`,
      ],
    },
    {
      id: 'rc-089',
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `Which of the following best illustrates the temptation to which Nkemelu did not give way?`,
      key: [
        `After a survey has been split by age, street, trade and so on, a baker advertises a loaf to tailors, who alone preferred it there.`,
        `Many ways of sorting were tried, one of them 'obliged', and it is taken for an answer without being tested on new people.`,
      ],
      wrong: [
        [
          `Before a survey is taken, a baker decides to look at tailors alone, finds that they prefer a loaf, and advertises it to tailors.`,
          'opposite-effect',
          `Here the one group was fixed beforehand. It is what Nkemelu does in her second trial.`,
        ],
        [
          `During a survey, a baker offers a loaf only to customers who look hungry, and concludes from their answers that people prefer it.`,
          'wrong-place',
          `This is the trouble with pilots who pick promising clouds. She cured it by lot, and it is not the temptation.`,
        ],
        [
          `After a survey of a few customers, a baker concludes from a small difference between two loaves that people prefer one of them.`,
          'half-right',
          `A small difference is mistaken for a real one, as the nine percent might have been. The temptation lay in the sorting.`,
        ],
        [
          `After a survey has shown that tailors prefer a loaf, a baker asks new tailors whether they prefer it before advertising it to them.`,
          'opposite-effect',
          `To ask new people is to test the finding. This is how the temptation is resisted.`,
        ],
      ],
      quick: [`The temptation: sort in many ways, take the one that shines for an answer. Only one baker does both.`],
      full: [
        `What happened: clouds were sorted in eleven ways, one gave a striking figure.`,
        `The temptation: to publish it as an answer.`,
        `The baker sorts customers in many ways, finds one striking group, and acts on it without a new test.`,
      ],
      hints: [
        `What did Nkemelu refuse to do with the figure of forty percent?`,
        `Look for a group that was found by trying many, and not tested again.`,
      ],
    },
  ],
}

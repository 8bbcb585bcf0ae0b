import type { WrittenPassage } from '../written-question.ts'

export const seededClouds: WrittenPassage = {
  passage: {
    id: 'passage-seeded-clouds',
    title: 'One of them obliged us',
    paragraphs: [
      `To make a cloud rain by spraying it with silver iodide is not a foolish idea. In many clouds, droplets stay liquid well below the freezing point because they lack a particle on which ice can form, and crystals of silver iodide resemble those of ice. Whether more rain reaches the ground is another matter. No two clouds are alike, and one may yield ten times as much as its neighbor. Besides, pilots who are asked to seed clouds pick those that look promising, and these might have rained in any case.`,
      `The second trouble can be cured by lot. In a trial directed by Farida Nkemelu, a crew chose a cloud and then opened a sealed envelope, which told them whether to burn flare A or flare B; they did not know which of the two held silver iodide. After six seasons and 214 flights, the seeded clouds had yielded nine percent more rain than the others. Given the variety of clouds, however, a difference of that size might well be due to chance. To be reasonably sure of it, Nkemelu reckoned, she would have to fly for forty seasons.`,
      `She describes a temptation with candor. An assistant had sorted the clouds by the temperature of their tops, and in one range the seeded ones had yielded forty percent more, far too much, as it seemed, for chance. 'We had tried eleven ways of sorting them', she writes, 'and one of them obliged us.' She published the figure as a question and not as an answer. A second trial has begun in which only clouds of that range are flown, and the range was put in writing before the first flight. It will take five seasons. If the effect is real, a large one in a few clouds will be found sooner than a small one in all; if it is not, the new clouds are under no obligation to repeat it.`,
    ],
  },
  questions: [
    {
      id: 'rc-086',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The primary purpose of the passage is to`,
      key: [
        `explain why a certain effect is hard to establish and how one scientist deals with this`,
        `The first paragraph names two troubles that make the effect hard to establish. The rest shows how Nkemelu deals with them: envelopes, caution about a tempting figure, and a second trial.`,
      ],
      wrong: [
        [
          `present evidence that seeding makes certain clouds yield a good deal more rain than others`,
          'too-strong',
          `The figure of forty percent was published "as a question and not as an answer." So the passage does not present it as evidence that seeding works.`,
        ],
        [
          `criticize the pilots of earlier trials for having misled the scientists who employed them`,
          'distorted-detail',
          `Pilots who pick promising clouds do make a trial hard to interpret. But the passage does not blame them for it, and it does not say that they misled anyone.`,
        ],
        [
          `show that the physics on which the seeding of clouds is based leaves important things out`,
          'opposite-effect',
          `The passage says that seeding "is not a foolish idea" and explains the physics behind it. The doubt is whether more rain reaches the ground.`,
        ],
        [
          `recommend that trials in every field of science be made with envelopes that are sealed`,
          'too-broad',
          `The passage describes sealed envelopes in a single trial, where they solved one of two problems. It gives no advice to scientists in other fields.`,
        ],
      ],
      quick: [`The passage gives two reasons why seeding is hard to test and shows how Nkemelu deals with them.`],
      full: [
        `The first paragraph says that the idea is sound but hard to test, for two reasons: clouds vary greatly, and pilots pick promising ones.`,
        `The second paragraph shows how sealed envelopes solve the problem of the pilots' choice, while the variety of clouds may still hide the effect.`,
        `The third describes a tempting figure, which came from the one of eleven ways of sorting the clouds that happened to work. It then describes a new trial that can test the figure.`,
        `The passage never says whether seeding works. It explains why the effect is hard to establish and how one scientist deals with this.`,
      ],
      hints: [
        `What question about seeding does the first paragraph raise, and is it answered by the end?`,
        `What two troubles make the effect of seeding hard to establish, and what did Nkemelu do about each?`,
      ],
    },
    {
      id: 'rc-087',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `According to the passage, the use of sealed envelopes in Nkemelu's trial was meant to remedy`,
      key: [
        `the tendency to seed clouds that would perhaps have rained anyway`,
        `"The second trouble can be cured by lot," and the second trouble is that pilots pick promising clouds, which "might have rained in any case." The sealed envelopes let chance decide which clouds are seeded.`,
      ],
      wrong: [
        [
          `the fact that one cloud may yield ten times as much as another`,
          'wrong-place',
          `One cloud "may yield ten times as much as its neighbor," but this is the first trouble. Opening an envelope does not make clouds more alike, so this trouble remained.`,
        ],
        [
          `the habit of sorting clouds after the trial in a great many ways`,
          'wrong-place',
          `Sorting comes up in the third paragraph. Nkemelu's remedy for it was to put the range in writing before the second trial.`,
        ],
        [
          `the lack of particles on which droplets in a cloud could freeze`,
          'distorted-detail',
          `Crystals of silver iodide are meant to supply "a particle on which ice can form." The envelopes only decide which clouds receive those crystals.`,
        ],
        [
          `the high price of flying for as many as forty seasons in a row`,
          'out-of-scope',
          `Flying for forty seasons would surely be expensive, but the passage does not mention a price. And Nkemelu arrived at the figure of forty only after the trial, so the envelopes were not meant to avoid it.`,
        ],
      ],
      quick: [`The envelopes cure "the second trouble," that pilots choose clouds that would perhaps rain anyway.`],
      full: [
        `The envelope was opened only after a cloud had been chosen, so chance and not the crew decided whether the cloud was seeded.`,
        `The paragraph says what this was for: "The second trouble can be cured by lot." The second trouble, introduced by "Besides," is that pilots pick clouds that "might have rained in any case."`,
        `So the envelopes were meant to remedy the tendency to seed clouds that would perhaps have rained anyway.`,
      ],
      hints: [
        `What did the crew no longer decide for themselves once the envelopes were used?`,
        `Which two troubles does the first paragraph name, and which of them can be cured by lot?`,
      ],
    },
    {
      id: 'rc-088',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `Nkemelu's remark that 'one of them obliged us' serves to suggest that the figure of forty percent`,
      key: [
        `may have turned up only because so many ways of sorting had been tried`,
        `"Obliged us" is ironic: with eleven ways of sorting, one of them could easily give a striking figure by chance. So the forty percent may show nothing about the clouds.`,
      ],
      wrong: [
        [
          `may have been altered by an assistant who wanted to please the others`,
          'distorted-detail',
          `Nothing suggests that the assistant changed any figures. What "obliged" them was one of the ways of sorting.`,
        ],
        [
          `ought to be trusted since it was found in the last of eleven attempts`,
          'opposite-effect',
          `The number of attempts is a reason for doubt, not for trust. Nkemelu published the figure "as a question and not as an answer."`,
        ],
        [
          `is due to the choice of promising clouds by the crews of the aircraft`,
          'wrong-place',
          `The sealed envelopes had already cured the trouble with promising clouds. The doubt about the forty percent concerns the sorting of clouds afterward.`,
        ],
        [
          `is more exact than the nine percent that had been found for all clouds`,
          'wrong-comparison',
          `A larger figure may seem more convincing. But the remark hints that this one is doubtful because of the way it was found, and the passage never says that it is more exact.`,
        ],
      ],
      quick: [
        `With eleven ways of sorting, one could easily give a striking figure by luck. So the forty percent may be due to the many attempts.`,
      ],
      full: [
        `The sentence begins: "We had tried eleven ways of sorting them." Among that many tries, one may look striking by chance alone.`,
        `"And one of them obliged us" adds irony: try enough ways, and something will look good. That is why she published the figure as a question and began a new trial.`,
        `So the remark suggests that the figure may have turned up only because so many ways of sorting had been tried.`,
      ],
      hints: [
        `How was the figure of forty percent found, and how did Nkemelu publish it?`,
        `The remark mentions eleven ways of sorting. Would the figure deserve more trust if only one had been tried?`,
      ],
    },
    {
      id: 'rc-089',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `Which of the following best illustrates the temptation to which Nkemelu did not give way?`,
      key: [
        `After a survey has been split by age, street, trade and so on, a baker advertises a loaf to tailors, who alone preferred it there.`,
        `The survey was split in many ways, and only one group showed a preference. The baker acts on that result without testing it on new people, which is the temptation that Nkemelu resisted.`,
      ],
      wrong: [
        [
          `Before a survey is taken, a baker decides to look at tailors alone, finds that they prefer a loaf, and advertises it to tailors.`,
          'opposite-effect',
          `Here the group was chosen beforehand. That is Nkemelu's remedy, not her temptation: she put the range in writing "before the first flight" of her second trial.`,
        ],
        [
          `During a survey, a baker offers a loaf only to customers who look hungry, and concludes from their answers that people prefer it.`,
          'wrong-place',
          `This is the trouble with pilots who pick promising clouds. The sealed envelopes removed that trouble. The temptation came later, when the clouds were sorted, so this is not it.`,
        ],
        [
          `After a survey of a few customers, a baker concludes from a small difference between two loaves that people prefer one of them.`,
          'half-right',
          `This baker treats a small difference as real, just as someone might treat the nine percent as real. But Nkemelu's temptation came from sorting in many ways, and this baker sorts nothing.`,
        ],
        [
          `After a survey has shown that tailors prefer a loaf, a baker asks new tailors whether they prefer it before advertising it to them.`,
          'opposite-effect',
          `Asking new tailors tests the finding, as Nkemelu did by starting a second trial. So this baker resists the temptation.`,
        ],
      ],
      quick: [
        `The temptation is to sort in many ways and to treat the one striking result as an answer. The baker who splits the survey and advertises to tailors gives way to it.`,
      ],
      full: [
        `Nkemelu's team had sorted the clouds in eleven ways. One way seemed to show that seeded clouds of a certain range yield forty percent more rain. The temptation was to publish this as an answer rather than as a question.`,
        `In a parallel case, someone must try many groups, find one that stands out, and act on it without a new test.`,
        `The baker whose survey is split by age, street, trade, and so on acts on the answers of one group, the tailors, without asking new tailors. So this baker gives way to the temptation.`,
      ],
      hints: [
        `What did Nkemelu refuse to do with the figure of forty percent?`,
        `In which option is a group found by trying many and then not tested again?`,
      ],
    },
  ],
}

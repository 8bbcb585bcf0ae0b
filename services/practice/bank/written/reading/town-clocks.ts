import type { WrittenPassage } from '../written-question.ts'

export const townClocks: WrittenPassage = {
  passage: {
    id: 'passage-town-clocks',
    title: 'Whose noon?',
    paragraphs: [
      `Until the middle of the nineteenth century, every town kept its own time. Noon was the moment at which the sun stood highest over the market square, and a town a day's ride to the west had its noon some minutes later. Nobody was troubled by the difference, since nobody travelled fast enough to notice it. It is commonly said that the railways put an end to this state of things because trains could not be run safely on a multitude of local times.`,
      `The claim is true only in part. Within a railway company, a single time was indeed needed, and companies adopted one early: the clocks in their stations showed the time of the city where the company had its seat. But nothing in the running of trains required the town outside the station to give up its own noon, and for decades most towns did not. Many station buildings carried two clocks, one for each time, and travellers learned to read both. Some towns went so far as to fit a second minute hand to the clock of their church.`,
      `What put an end to local time was not so much the railway as the telegraph. A merchant who received by wire the prices of an exchange at a distance needed to know at which moment they had held; a contract that expired 'at noon' invited dispute when the parties were in different towns. It was the courts, the exchanges and the insurers, rather than the companies that ran the trains, which pressed most strongly for a common time. In one country after another, the law that introduced it was debated by lawyers and merchants, and the railways, content with the arrangement they had, took little part.`,
    ],
  },
  questions: [
    {
      id: 'rc-010',
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `Which of the following best expresses the main point of the passage?`,
      key: [
        `The abolition of local time owed less to the railways than is commonly believed.`,
        `The passage quotes the common claim, calls it true only in part, and names the telegraph and the needs of commerce and law as the stronger force.`,
      ],
      wrong: [
        [
          `Railway companies were among the first to make use of a single time for their clocks.`,
          'detail-for-main-idea',
          `The passage grants this in its second paragraph, but only in order to show that it did not affect the towns.`,
        ],
        [
          `Local time was abolished earlier in towns with a telegraph than in towns without one.`,
          'too-strong',
          `Towns with and without a telegraph are not compared. The passage speaks of pressure for a law.`,
        ],
        [
          `Travellers of the nineteenth century had to be able to read two clocks at a station.`,
          'detail-for-main-idea',
          `The two clocks are an example of how local time survived beside railway time.`,
        ],
        [
          `The laws that introduced a common time were opposed by most railway companies.`,
          'distorted-detail',
          `The railways 'took little part' in the debates. They were content, not opposed.`,
        ],
      ],
      quick: [
        `Common claim, 'true only in part', 'not so much the railway as the telegraph': the point is a correction of the claim.`,
      ],
      full: [
        `Paragraph 1: local time, and the common claim that railways ended it.`,
        `Paragraph 2: railways needed one time for themselves only.`,
        `Paragraph 3: telegraph, contracts and exchanges brought the end.`,
      ],
      hints: [`What is the author's attitude to the common claim?`, `Look for the words 'not so much ... as'.`],
    },
    {
      id: 'rc-011',
      skill: 'rc-function',
      difficulty: 0.3,
      stem: `The author mentions towns that fitted a second minute hand to the clock of their church most likely in order to`,
      key: [
        `illustrate that local time could persist in spite of the time kept by the railway`,
        `The sentence follows 'for decades most towns did not [give up their own noon]' and continues the example of two clocks. A second hand shows both times side by side.`,
      ],
      wrong: [
        [
          `suggest that clocks of that period were seldom accurate enough for railway traffic`,
          'out-of-scope',
          `Accuracy is not at issue. The second hand shows another time, not a better one.`,
        ],
        [
          `show that churches were unwilling to accept the time that railway companies had set`,
          'distorted-detail',
          `By fitting a second hand they showed that time as well. Unwillingness is not mentioned.`,
        ],
        [
          `explain how travellers found out at which moment their train would leave the station`,
          'wrong-place',
          `Travellers read the station clocks. The church clock is a further example of two times living together.`,
        ],
        [
          `prove that towns were preparing to adopt the time of the railway as their only one`,
          'opposite-effect',
          `A second hand keeps the local time on display. It points to keeping both.`,
        ],
      ],
      quick: [`The example supports the sentence that towns did not give up their own noon for decades.`],
      full: [
        `Claim: nothing required the town to give up its noon, and most did not.`,
        `Examples: two clocks, a second minute hand.`,
        `So the example shows that two times could live side by side.`,
      ],
      hints: [`Which claim do the sentences before it make?`, `What does a second minute hand show?`],
    },
    {
      id: 'rc-012',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that a contract which expired 'at noon' would have caused least dispute if`,
      key: [
        `both of the parties to the contract had been living in the same town`,
        `The dispute arises 'when the parties were in different towns', with a noon for each. Within one town there is only one noon.`,
      ],
      wrong: [
        [
          `both of the parties had sent their messages by rail and not by wire`,
          'out-of-scope',
          `The way in which messages are sent does not change that two towns have two noons.`,
        ],
        [
          `it had been written by a lawyer and not by the two parties themselves`,
          'out-of-scope',
          `A lawyer could have written 'at noon' as well. The author of the contract plays no part.`,
        ],
        [
          `one of the parties had been living in a town on a railway line`,
          'distorted-detail',
          `A town on a railway line kept its own noon as well, as the second paragraph says.`,
        ],
        [
          `it had been concluded before the first of the railways was built`,
          'distorted-detail',
          `Towns had different noons before the railways too.`,
        ],
      ],
      quick: [`Different towns, different noons. Same town, same noon.`],
      full: [
        `The third paragraph says that such a contract invited dispute when the parties were in different towns.`,
        `The reason is that noon differs from town to town.`,
        `In one town there is no such difference.`,
      ],
      hints: [`Why could there be a dispute about the meaning of 'noon'?`, `When does the word have only one meaning?`],
    },
    {
      id: 'rc-013',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Which of the following developments is most similar to the one that the author describes?`,
      key: [
        `Shops kept old weights beside a wholesaler's new ones until courts needed a single measure.`,
        `A large user brings in a standard of its own, others live with both, and only the needs of law and trade make it general. That is the story of railway time.`,
      ],
      wrong: [
        [
          `Farmers gave up an old kind of plough as soon as a factory began to offer them a better one.`,
          'wrong-comparison',
          `Here the new thing replaces the old at once because it is better. In the passage the two lived side by side for decades.`,
        ],
        [
          `A language died out because children were taught another one in the schools of the capital.`,
          'half-right',
          `One custom replaces another, but there is no user with a standard of its own and no need of trade or law.`,
        ],
        [
          `Two cities built a common harbour since neither of them was able to pay for one of its own.`,
          'out-of-scope',
          `Sharing a cost is a different matter from agreeing on a standard.`,
        ],
        [
          `A government abolished a tax after it had found that collecting it cost more than it brought in.`,
          'out-of-scope',
          `Nothing in the passage is given up because of its cost.`,
        ],
      ],
      quick: [`Pattern: private standard, long coexistence, general standard through law and commerce.`],
      full: [
        `Railway companies used one time for themselves.`,
        `Towns kept theirs beside it for decades.`,
        `Courts, exchanges and insurers brought the common time.`,
        `The weights follow the same three steps.`,
      ],
      hints: [
        `Describe the development without the words time, railway and telegraph.`,
        `Which option has a long period in which both standards are used?`,
      ],
    },
  ],
}

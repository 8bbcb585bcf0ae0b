import type { WrittenPassage } from '../written-question.ts'

export const townClocks: WrittenPassage = {
  passage: {
    id: 'passage-town-clocks',
    title: 'Whose noon?',
    paragraphs: [
      `Until the middle of the nineteenth century, every town kept its own time. Noon was the moment at which the sun stood highest over the market square, and a town a day's ride to the west had its noon some minutes later. Nobody was troubled by the difference, since nobody traveled fast enough to notice it. It is commonly said that the railways put an end to this state of things because trains could not be run safely on a multitude of local times.`,
      `The claim is true only in part. Within a railway company, a single time was indeed needed, and companies adopted one early: the clocks in their stations showed the time of the city where the company had its seat. But nothing in the running of trains required the town outside the station to give up its own noon, and for decades most towns did not. Many station buildings carried two clocks, one for each time, and travelers learned to read both. Some towns went so far as to fit a second minute hand to the clock of their church.`,
      `What put an end to local time was not so much the railway as the telegraph. A merchant who received by wire the prices of an exchange at a distance needed to know at which moment they had held; a contract that expired 'at noon' invited dispute when the parties were in different towns. It was the courts, the exchanges and the insurers, rather than the companies that ran the trains, which pressed most strongly for a common time. In one country after another, the law that introduced it was debated by lawyers and merchants, and the railways, content with the arrangement they had, took little part.`,
    ],
  },
  questions: [
    {
      id: 'rc-010',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `Which of the following best expresses the main point of the passage?`,
      key: [
        `The abolition of local time owed less to the railways than is commonly believed.`,
        `The passage reports the claim that trains required a common time and calls it "true only in part." It then names the telegraph and the needs of law and commerce as the stronger force.`,
      ],
      wrong: [
        [
          `Railway companies were among the first to make use of a single time for their clocks.`,
          'detail-for-main-idea',
          `The second paragraph grants that companies "adopted one early." But it does so to show that the towns went on keeping their own time.`,
        ],
        [
          `Local time was abolished earlier in towns with a telegraph than in towns without one.`,
          'too-strong',
          `The passage does not compare towns with and without a telegraph. It describes pressure for a common time.`,
        ],
        [
          `Travelers of the nineteenth century had to be able to read two clocks at a station.`,
          'detail-for-main-idea',
          `Buildings that "carried two clocks" are an example of how local time survived beside railway time.`,
        ],
        [
          `The laws that introduced a common time were opposed by most railway companies.`,
          'distorted-detail',
          `The railways "took little part" in the debates. They were content with the arrangement they had, not opposed to the laws.`,
        ],
      ],
      quick: [`The claim about railways is "true only in part"; it was "not so much the railway as the telegraph."`],
      full: [
        `The first paragraph gives the common claim that the railways ended local time. The second says that railways needed a single time only for themselves, and that towns kept their own.`,
        `The third names what did end local time: the telegraph, with the courts, exchanges, and insurers that needed a common time.`,
        `The answer restates "not so much the railway as the telegraph" as "owed less to the railways than is commonly believed."`,
      ],
      hints: [
        `What does the author think of the claim that the railways put an end to local time?`,
        `According to the third paragraph, what put an end to local time?`,
      ],
    },
    {
      id: 'rc-011',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.3,
      stem: `The author mentions towns that fitted a second minute hand to the clock of their church most likely in order to`,
      key: [
        `illustrate that local time could persist in spite of the time kept by the railway`,
        `The passage says that "for decades most towns did not" give up their own noon. A second minute hand shows both times side by side, so it illustrates how local time persisted.`,
      ],
      wrong: [
        [
          `suggest that clocks of that period were seldom accurate enough for railway traffic`,
          'out-of-scope',
          `The example is not about accuracy. The "second minute hand" shows a different time, not a more exact one.`,
        ],
        [
          `show that churches were unwilling to accept the time that railway companies had set`,
          'distorted-detail',
          `It was the towns that fitted the extra minute hand, and by doing so they displayed railway time too. The passage does not say that anyone was unwilling.`,
        ],
        [
          `explain how travelers found out at which moment their train would leave the station`,
          'wrong-place',
          `For their trains, travelers read the clocks of "station buildings." The church clock is a further example of two times kept side by side.`,
        ],
        [
          `prove that towns were preparing to adopt the time of the railway as their only one`,
          'opposite-effect',
          `With two minute hands, the clock showed both times. The passage does not say that these towns were about to give up their own.`,
        ],
      ],
      quick: [`The second minute hand shows that some towns did not give up their own noon.`],
      full: [
        `The second paragraph claims that nothing in the running of trains required a town to give up its noon, "and for decades most towns did not."`,
        `Two examples follow: station buildings with two clocks, and church clocks with a second minute hand. Both show local time and railway time together.`,
        `So the example illustrates that local time "could persist in spite of the time kept by the railway."`,
      ],
      hints: [
        `What point about the towns outside the stations has the author just made?`,
        `What would a second minute hand allow a church clock to show?`,
      ],
    },
    {
      id: 'rc-012',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that a contract which expired 'at noon' would have caused least dispute if`,
      key: [
        `both of the parties to the contract had been living in the same town`,
        `Such a contract invited dispute "when the parties were in different towns," each with its own noon. Within one town there was only one noon.`,
      ],
      wrong: [
        [
          `both of the parties had sent their messages by rail and not by wire`,
          'out-of-scope',
          `The way messages are sent does not change the fact that "every town kept its own time."`,
        ],
        [
          `it had been written by a lawyer and not by the two parties themselves`,
          'out-of-scope',
          `A lawyer could have written "at noon" as well, and the words would still have had two meanings.`,
        ],
        [
          `one of the parties had been living in a town on a railway line`,
          'distorted-detail',
          `A town on a railway line did not have to "give up its own noon," so two towns would still have two noons.`,
        ],
        [
          `it had been concluded before the first of the railways was built`,
          'distorted-detail',
          `Railways did not create the difference. Before them, too, "every town kept its own time," so the dispute would have been the same.`,
        ],
      ],
      quick: [
        `Different towns have different noons, but within one town there is only one. So a contract between people in the same town would cause least dispute.`,
      ],
      full: [
        `The third paragraph says that a contract that expired "at noon" invited dispute "when the parties were in different towns."`,
        `The first paragraph explains why: noon was the moment when the sun stood highest over each town's own market square. In the same town, both parties would mean the same moment.`,
        `So there would be least dispute if both "had been living in the same town."`,
      ],
      hints: [
        `Why could there be a dispute about the meaning of "noon"?`,
        `In what situation do the words "at noon" have only one meaning?`,
      ],
    },
    {
      id: 'rc-013',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Which of the following developments is most similar to the one that the author describes?`,
      key: [
        `Shops kept old weights beside a wholesaler's new ones until courts needed a single measure.`,
        `The wholesaler's weights, like railway time, are the private standard of a large user. Others keep their own beside it, until the needs of law and trade make one standard general.`,
      ],
      wrong: [
        [
          `Farmers gave up an old kind of plow as soon as a factory began to offer them a better one.`,
          'wrong-comparison',
          `Here the new thing replaces the old one at once because it is better. In the passage the two times existed side by side "for decades."`,
        ],
        [
          `A language died out because children were taught another one in the schools of the capital.`,
          'half-right',
          `One custom replaces another here, but there is no long period with both, and no need of trade or law.`,
        ],
        [
          `Two cities built a common harbor since neither of them was able to pay for one of its own.`,
          'out-of-scope',
          `Two cities do something together here, but sharing a cost is a different matter from agreeing on a standard.`,
        ],
        [
          `A government abolished a tax after it had found that collecting it cost more than it brought in.`,
          'out-of-scope',
          `In the passage nothing is given up because it costs more than it brings in.`,
        ],
      ],
      quick: [
        `A private standard exists beside the old one for a long time, until law and commerce make one standard general.`,
      ],
      full: [
        `The passage describes three steps. Railway companies adopted a single time for themselves. Towns kept their own time beside it for decades. Then "the courts, the exchanges and the insurers" pressed for a common time.`,
        `The weights follow the same steps: the wholesaler brings "new ones," shops keep their "old weights" beside them, and in the end courts need "a single measure."`,
      ],
      hints: [
        `What are the steps in the story of railway time and local time?`,
        `In which option are two standards used side by side for a long time?`,
      ],
    },
  ],
}

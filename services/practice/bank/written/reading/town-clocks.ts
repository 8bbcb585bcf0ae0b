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
        `The passage calls the claim about the railways "true only in part." It then names the telegraph, and the needs of courts, exchanges, and insurers, as the stronger force.`,
      ],
      wrong: [
        [
          `Railway companies were among the first to make use of a single time for their clocks.`,
          'detail-for-main-idea',
          `The second paragraph grants that companies adopted a single time "early." But that is only the part of the common claim that is true, and the passage goes on to limit it.`,
        ],
        [
          `Local time was abolished earlier in towns with a telegraph than in towns without one.`,
          'too-strong',
          `The telegraph did help to end local time. But the author compares causes, not towns, and never says that towns with a telegraph gave up their time earlier.`,
        ],
        [
          `Travelers of the nineteenth century had to be able to read two clocks at a station.`,
          'detail-for-main-idea',
          `Station buildings with two clocks show how local time survived beside railway time. They are an example, not the main point.`,
        ],
        [
          `The laws that introduced a common time were opposed by most railway companies.`,
          'distorted-detail',
          `The railways "took little part" in the debates because they were "content with the arrangement they had." The passage does not say that they opposed the laws.`,
        ],
      ],
      quick: [
        `The author calls the claim about railways "true only in part" and says that what ended local time was "not so much the railway as the telegraph."`,
      ],
      full: [
        `The first paragraph gives the common claim that the railways ended local time. The second says that railways needed a single time only for themselves and that towns kept their own.`,
        `The third paragraph gives a larger role to the telegraph and to the courts, exchanges, and insurers that pressed for a common time.`,
        `So the railways mattered less to the end of local time than is commonly believed, which is what the right answer says.`,
      ],
      hints: [
        `What does the author think of the claim that the railways put an end to local time?`,
        `Compare the claim at the end of the first paragraph with the first sentences of the second and the third.`,
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
        `The author says that towns did not have to give up their own noon, and "for decades most towns did not." The second minute hand illustrates how both times were kept side by side.`,
      ],
      wrong: [
        [
          `suggest that clocks of that period were seldom accurate enough for railway traffic`,
          'out-of-scope',
          `A second minute hand shows a different time, not a more accurate one. How accurate the clocks were is never discussed.`,
        ],
        [
          `show that churches were unwilling to accept the time that railway companies had set`,
          'distorted-detail',
          `The towns, not the churches, fitted the second minute hand. And a clock that also shows railway time is no sign of unwillingness to accept it.`,
        ],
        [
          `explain how travelers found out at which moment their train would leave the station`,
          'wrong-place',
          `Travelers learned to read the two clocks of station buildings. The church clock is a further example of two times kept side by side.`,
        ],
        [
          `prove that towns were preparing to adopt the time of the railway as their only one`,
          'opposite-effect',
          `The opposite is closer to the truth: with a second minute hand, the clock showed both times. Nothing suggests that these towns were about to give up their own.`,
        ],
      ],
      quick: [
        `A second minute hand lets a church clock show railway time beside local time. So these towns had not given up their own noon.`,
      ],
      full: [
        `The author has just claimed that nothing in the running of trains required a town to give up its noon, "and for decades most towns did not."`,
        `Two examples follow: station buildings with two clocks and church clocks with a second minute hand. In both, local time is shown beside railway time.`,
        `So the church clocks illustrate that local time could persist in spite of railway time.`,
      ],
      hints: [
        `What would a second minute hand allow a church clock to show?`,
        `Read the sentence just before the two examples. What has the author said about the towns outside the stations?`,
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
        `The passage says that such a contract invited dispute "when the parties were in different towns," since each town had its own noon. Within one town, there was only one noon.`,
      ],
      wrong: [
        [
          `both of the parties had sent their messages by rail and not by wire`,
          'out-of-scope',
          `The trouble lies in the words of the contract, not in how messages travel. No matter how the parties wrote to each other, each town had its own noon.`,
        ],
        [
          `it had been written by a lawyer and not by the two parties themselves`,
          'out-of-scope',
          `A lawyer, too, could have written "at noon." In different towns, those words would still have had two meanings.`,
        ],
        [
          `one of the parties had been living in a town on a railway line`,
          'distorted-detail',
          `The running of trains did not require a town "to give up its own noon." So two parties in different towns could still disagree about the moment.`,
        ],
        [
          `it had been concluded before the first of the railways was built`,
          'distorted-detail',
          `Before the railways, nobody was "troubled by the difference," but "every town kept its own time" even then. Two parties in different towns could still have meant two different moments.`,
        ],
      ],
      quick: [
        `Different towns had different noons, but within one town there was only one. So two parties in the same town would have had the least to argue about.`,
      ],
      full: [
        `The third paragraph says that a contract that expired "at noon" invited dispute "when the parties were in different towns."`,
        `The first paragraph explains why: in each town, noon was the moment at which the sun stood highest over its own market square.`,
        `In the same town, both parties would mean the same moment. So there would be the least dispute if both had been living in the same town.`,
      ],
      hints: [
        `Why could there be a dispute about the meaning of "noon"?`,
        `Combine the definition of noon in the first paragraph with the contract in the third. When do the words "at noon" have only one meaning?`,
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
        `Like railway time, the wholesaler's weights are a large firm's own standard. Others keep an older standard beside it, until courts need a single one.`,
      ],
      wrong: [
        [
          `Farmers gave up an old kind of plow as soon as a factory began to offer them a better one.`,
          'wrong-comparison',
          `Farmers gave up the old plow as soon as a better one was offered. In the passage, the two kinds of time existed side by side "for decades."`,
        ],
        [
          `A language died out because children were taught another one in the schools of the capital.`,
          'half-right',
          `One language replaces another here. But there is no long period in which both are used side by side, and no pressure from courts or trade for a common one.`,
        ],
        [
          `Two cities built a common harbor since neither of them was able to pay for one of its own.`,
          'out-of-scope',
          `Two cities share the cost of a harbor that neither could pay for alone. In the passage nothing is shared for lack of money: two standards exist side by side until law and commerce need one.`,
        ],
        [
          `A government abolished a tax after it had found that collecting it cost more than it brought in.`,
          'out-of-scope',
          `The government dropped the tax because collecting it cost too much. In the passage, local time ended because courts and merchants needed a common time.`,
        ],
      ],
      quick: [
        `Railway time existed beside local time for decades, until law and commerce needed a single time. Old and new weights also existed side by side until courts needed one measure.`,
      ],
      full: [
        `The passage describes three steps. Railway companies adopted a single time for themselves, towns kept their own for decades, and "the courts, the exchanges and the insurers" pressed for a common time.`,
        `The weights follow the same steps. The wholesaler has new weights, shops keep their old ones beside them, and in the end courts need a single measure. So this development is the most similar.`,
      ],
      hints: [
        `What happened to local time in the decades after the railways had adopted a single time?`,
        `List the steps in the story of local time and railway time, and look for an option with the same steps in the same order.`,
      ],
    },
  ],
}

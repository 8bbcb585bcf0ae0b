import type { WrittenPassage } from '../written-question.ts'

export const shortSides: WrittenPassage = {
  passage: {
    id: 'passage-short-sides',
    title: 'Four minutes to a side',
    paragraphs: [
      `In the early decades of the twentieth century, one side of a gramophone disc held little more than four minutes of music. Listeners today who find recordings of that time startlingly fast have an explanation to hand: the players were hurrying to reach the end before the disc did. On this view, the recordings mislead us about what was heard in concert halls, and performers who wish to revive the manner of the period should not take them as models.`,
      `Kaito Minase has put the explanation to two tests. If it were right, haste should be found in pieces that nearly fill a side and not in shorter ones, which left the players time to spare; but the same players took the shorter pieces no more slowly. Minase then turned to a humbler source. The porter of a concert hall in Brenn noted every evening how long each work had lasted, so that cabmen could be told when to return. For works that the orchestra of the hall also recorded, the porter's times and those of the discs differ by less than four percent on average, and now and again it is the concert that was the quicker.`,
      `The short side did leave its mark, Minase believes, though not where it has been sought. A work too long for one side was cut, or divided between sides, rather than hurried; and at the divisions the players slowed down, as one does at the end of a piece, so as not to break off abruptly. Where the sides have been joined, as in modern reissues, one therefore hears broadenings in the midst of a movement that nobody heard in the hall. If the old recordings deceive, it is by being in places too slow.`,
    ],
  },
  questions: [
    {
      id: 'rc-118',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The author of the passage is primarily interested in`,
      key: [
        `reporting evidence against a supposed effect and pointing to a real one`,
        `Two tests count against the supposed effect, that players hurried. The third paragraph then finds a real effect of the short side, "though not where it has been sought."`,
      ],
      wrong: [
        [
          `urging performers of today to take early recordings for their models`,
          'too-strong',
          `The passage does remove one objection to using these recordings as models. But it also adds a warning, and it never urges performers to use them.`,
        ],
        [
          `explaining why a side of a disc held no more than four minutes' music`,
          'detail-for-main-idea',
          `That a side held little more than "four minutes of music" is where the argument starts. The author never asks why it held no more.`,
        ],
        [
          `tracing how the playing of orchestras has become slower since that time`,
          'out-of-scope',
          `Listeners today find the old recordings "startlingly fast," but the passage does not say how orchestras have played since then.`,
        ],
        [
          `proving that notes kept by concert halls are more exact than are discs`,
          'distorted-detail',
          `Minase uses the porter's times to check the discs. The passage does not ask which of the two is more exact.`,
        ],
      ],
      quick: [
        `Two tests count against the idea that players hurried. But the short side did have a real effect: players slowed down at the divisions.`,
      ],
      full: [
        `The first paragraph gives a common explanation: early recordings are fast because the players hurried. In the second, two tests count against it.`,
        `The third describes an effect that did occur: works were cut or divided, and players slowed down at the divisions.`,
        `So the passage gives evidence against a supposed effect, hurrying, and points to a real one, slowing.`,
      ],
      hints: [
        `What is the usual explanation for the speed of old recordings, and what does the author report about it?`,
        `Summarize each paragraph in a few words. What do the two tests show, and what does the third paragraph add to their result?`,
      ],
    },
    {
      id: 'rc-119',
      version: 3,
      skill: 'rc-detail',
      difficulty: -0.9,
      stem: `According to the passage, the porter in Brenn noted how long each work had lasted so that`,
      key: [
        `cabmen could know when to come back`,
        `The porter noted the times "so that cabmen could be told when to return." The answer restates this as knowing "when to come back."`,
      ],
      wrong: [
        [
          `discs could be compared with concerts`,
          'wrong-speaker',
          `Comparing the times with those of the discs is the use that Minase makes of the notes. The porter had no such purpose.`,
        ],
        [
          `works could be divided between sides`,
          'wrong-place',
          `Works were "divided between sides" when discs were made. The porter worked at the hall, and his notes were made for cabmen.`,
        ],
        [
          `players could be warned to hurry more`,
          'distorted-detail',
          `It is in making recordings that players are suspected of hurrying. Nobody is warned in the concert hall, and the porter's notes were meant for cabmen.`,
        ],
        [
          `concerts could be made to end on time`,
          'real-world-belief',
          `A hall might want its concerts to end on time. But the passage says that the porter's notes told cabmen when to return.`,
        ],
      ],
      quick: [`The porter wrote the times down for the cabmen, who needed to be told "when to return."`],
      full: [
        `The porter appears in the second paragraph, right after the words "a humbler source." The sentence about him also gives the purpose of his notes.`,
        `He wrote down the times "so that cabmen could be told when to return." Comparing them with discs is what Minase did later.`,
      ],
      hints: [
        `The porter and Minase used the same notes for different purposes. Which purpose does the question ask about?`,
        `Find the sentence in which the porter appears, and look for the words after "so that."`,
      ],
    },
    {
      id: 'rc-120',
      version: 3,
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Minase regards his finding about the shorter pieces as significant because`,
      key: [
        `the cause that is supposed to produce haste is absent there, and haste is not`,
        `Shorter pieces "left the players time to spare," so the supposed cause of haste is absent there. Yet they were played just as fast, so the short side does not explain the speed.`,
      ],
      wrong: [
        [
          `they were recorded more often, so that more of their timings have come to light`,
          'out-of-scope',
          `How often the short pieces were recorded is never mentioned. The test depends on how fast they were played, not on how many timings there are.`,
        ],
        [
          `players who have time to spare tend to play faster than they otherwise would`,
          'reversed-causation',
          `Minase found that players took the shorter pieces "no more slowly." He does not claim that time to spare made them play faster.`,
        ],
        [
          `the porter's notes are missing for the longer works which the orchestra recorded`,
          'wrong-place',
          `The porter's notes belong to the second test. The passage mentions no gap in them, and the finding about shorter pieces does not depend on them.`,
        ],
        [
          `it shows that only long works were altered for the sake of the disc, by hurrying`,
          'opposite-effect',
          `If only long works had been hurried, the shorter pieces would have been slower. But the players took them "no more slowly."`,
        ],
      ],
      quick: [
        `The shorter pieces left time to spare, yet they were played just as fast. So something other than a full side has to explain the speed.`,
      ],
      full: [
        `The usual explanation is that players hurried to reach the end of a side in time. If so, they should have played pieces that leave "time to spare" more slowly.`,
        `But "the same players took the shorter pieces no more slowly." The supposed cause was absent, and the speed was the same.`,
        `The answer puts it this way: the cause "is absent there, and haste is not." That is why the finding counts against the usual explanation.`,
      ],
      hints: [
        `If the usual explanation were right, how should the shorter pieces have been played?`,
        `Compare that prediction with what Minase found. What does it show when the speed is the same without its supposed cause?`,
      ],
    },
    {
      id: 'rc-121',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The reference to modern reissues in the third paragraph serves to`,
      key: [
        `show where an effect of the divided side misleads listeners`,
        `Players slowed down at the end of a side. "Where the sides have been joined," listeners hear this in mid-movement, although nobody heard it in the hall, and so they are misled.`,
      ],
      wrong: [
        [
          `suggest that engineers now slow down what they are copying`,
          'distorted-detail',
          `The players themselves slowed down when they recorded. Joining the sides only moves this slowing into "the midst of a movement."`,
        ],
        [
          `recommend a better source for the study of early playing`,
          'opposite-effect',
          `The passage warns that modern reissues contain "broadenings" that nobody heard in the hall. So it does not recommend them as a source.`,
        ],
        [
          `concede that works were hurried when sides were separate`,
          'wrong-role',
          `The third paragraph says that long works were cut or divided "rather than hurried." So the author does not concede that players hurried.`,
        ],
        [
          `explain why concerts in Brenn were at times the quicker`,
          'wrong-place',
          `The porter's notes do show that the concert was sometimes the quicker. But that is in the second paragraph, and reissues made much later cannot explain it.`,
        ],
      ],
      quick: [
        `Players slowed down at the end of a side. In reissues this slowing falls in the middle of a movement, where it misleads listeners.`,
      ],
      full: [
        `The third paragraph says that at the divisions "the players slowed down, as one does at the end of a piece." On a separate disc, this slowing comes at the end of a side.`,
        `Once the sides are joined, "as in modern reissues," listeners hear "broadenings in the midst of a movement that nobody heard in the hall."`,
        `So the reference shows where an effect of the divided side misleads listeners.`,
      ],
      hints: [
        `What happens in a modern reissue to a work that was once divided between sides?`,
        `Read the sentence about reissues together with the one before. Where does a listener hear the players' slowing once the sides are joined?`,
      ],
    },
  ],
}

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
        `Two tests count against the supposed effect, haste. The third paragraph then finds a real effect, the mark that the short side left, "though not where it has been sought."`,
      ],
      wrong: [
        [
          `urging performers of today to take early recordings for their models`,
          'too-strong',
          `The passage removes one objection to using these recordings as models and adds a caution. It does not urge performers to do so.`,
        ],
        [
          `explaining why a side of a disc held no more than four minutes' music`,
          'detail-for-main-idea',
          `The length of a side is the fact from which the argument starts. The passage does not explain it.`,
        ],
        [
          `tracing how the playing of orchestras has become slower since that time`,
          'out-of-scope',
          `Listeners today find the old recordings "startlingly fast," but the passage does not trace how playing has changed since.`,
        ],
        [
          `proving that notes kept by concert halls are more exact than are discs`,
          'distorted-detail',
          `The porter's times are used to check the discs. The passage does not ask which of the two is more exact.`,
        ],
      ],
      quick: [`The explanation by haste fails two tests, but the short side did have a different effect.`],
      full: [
        `The first paragraph says that early recordings are fast because the players hurried. The second puts this to two tests, and both count against it.`,
        `The third describes an effect that did occur: works were cut or divided, and players slowed down at the divisions.`,
        `The passage thus gives evidence against "a supposed effect," haste, and points to "a real one," slowing.`,
      ],
      hints: [
        `What do the two tests do to the idea that the players were hurrying?`,
        `What does the third paragraph add to the result of the two tests?`,
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
        `The porter noted the times "so that cabmen could be told when to return." To return is to come back.`,
      ],
      wrong: [
        [
          `discs could be compared with concerts`,
          'wrong-speaker',
          `Comparing the times with "those of the discs" is the use that Minase makes of the notes. The porter had no such purpose.`,
        ],
        [
          `works could be divided between sides`,
          'wrong-place',
          `Works were "divided between sides" when discs were made, as the third paragraph says. The porter's notes had nothing to do with it.`,
        ],
        [
          `players could be warned to hurry more`,
          'distorted-detail',
          `The players are suspected of hurrying when they recorded. The passage does not mention any warnings in the hall.`,
        ],
        [
          `concerts could be made to end on time`,
          'real-world-belief',
          `A hall might want this, but the passage gives a different purpose, which concerns the cabmen.`,
        ],
      ],
      quick: [`The times were noted for cabmen, who had to know "when to return."`],
      full: [
        `The porter appears in the second paragraph, in what the passage calls "a humbler source."`,
        `He noted how long each work had lasted, "so that cabmen could be told when to return." The answer restates "told when to return" as "know when to come back." The comparison with discs is Minase's use of these notes, not the porter's.`,
      ],
      hints: [
        `Who kept these notes, and for whose benefit?`,
        `What is the difference between the porter's purpose and the use that Minase makes of the notes?`,
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
        `Shorter pieces "left the players time to spare," so the supposed cause of haste is absent. They were played just as fast as the longer ones, so the short side does not explain the speed.`,
      ],
      wrong: [
        [
          `they were recorded more often, so that more of their timings have come to light`,
          'out-of-scope',
          `The passage does not say how often they were recorded, and the test does not depend on it.`,
        ],
        [
          `players who have time to spare tend to play faster than they otherwise would`,
          'reversed-causation',
          `Minase found that the short pieces were no slower. He does not claim that spare time made players faster.`,
        ],
        [
          `the porter's notes are missing for the longer works which the orchestra recorded`,
          'wrong-place',
          `The porter belongs to the second test, and the passage does not mention a gap in his notes.`,
        ],
        [
          `it shows that only long works were altered for the sake of the disc, by hurrying`,
          'opposite-effect',
          `If only long works had been hurried, short ones should have been slower. They were taken "no more slowly."`,
        ],
      ],
      quick: [
        `The short pieces left time to spare, yet they were played just as fast. So the length of the side does not explain the speed.`,
      ],
      full: [
        `The usual explanation is that players hurried because the side was nearly full. If so, pieces that leave "time to spare" should be played more slowly.`,
        `Minase found that "the same players took the shorter pieces no more slowly." The cause that was supposed to produce haste was absent, yet the speed was the same.`,
        `In the words of the answer, the cause "is absent there, and haste is not," so the short side cannot be what made the players fast.`,
      ],
      hints: [
        `If the usual explanation were right, how should the shorter pieces have been played?`,
        `What does it show when the speed is the same without its supposed cause?`,
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
        `On a separate side the slowing comes at the end. "Where the sides have been joined," listeners hear it "in the midst of a movement," where no one heard it in the hall, and that misleads listeners.`,
      ],
      wrong: [
        [
          `suggest that engineers now slow down what they are copying`,
          'distorted-detail',
          `The players slowed down at the time. Joining the sides only moves the slowing into the middle of the music.`,
        ],
        [
          `recommend a better source for the study of early playing`,
          'opposite-effect',
          `In "modern reissues" listeners are misled. The passage does not recommend them as a source.`,
        ],
        [
          `concede that works were hurried when sides were separate`,
          'wrong-role',
          `The paragraph maintains that works were cut or divided "rather than hurried," so it does not grant that players hurried.`,
        ],
        [
          `explain why concerts in Brenn were at times the quicker`,
          'wrong-place',
          `The porter's notes show that the concert was at times "the quicker." Reissues have nothing to do with that.`,
        ],
      ],
      quick: [
        `Slowing at the end of a side is heard in mid-movement once the sides are joined, and that misleads listeners.`,
      ],
      full: [
        `The third paragraph says that at the divisions "the players slowed down, as one does at the end of a piece." On separate sides this slowing is at the end.`,
        `Once the sides are joined, "as in modern reissues," listeners hear "broadenings in the midst of a movement that nobody heard in the hall."`,
        `So reissues show where the effect of the divided side "misleads listeners."`,
      ],
      hints: [
        `What did the players do where a work was divided between sides?`,
        `Where does a listener hear this when the sides are joined?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const shortSides: WrittenPassage = {
  passage: {
    id: 'passage-short-sides',
    title: 'Four minutes to a side',
    paragraphs: [
      `In the early decades of the twentieth century, one side of a gramophone disc held little more than four minutes of music. Listeners today who find recordings of that time startlingly fast have an explanation to hand: the players were hurrying to reach the end before the disc did. On this view, the recordings mislead us about what was heard in concert halls, and performers who wish to revive the manner of the period should not take them as models.`,
      `Kaito Minase has put the explanation to two tests. If it were right, haste should be found in pieces that nearly fill a side and not in shorter ones, which left the players time to spare; but the same players took the shorter pieces no more slowly. Minase then turned to a humbler source. The porter of a concert hall in Brenn noted every evening how long each work had lasted, so that cabmen could be told when to return. For works that the orchestra of the hall also recorded, the porter's times and those of the discs differ by less than four per cent on average, and now and again it is the concert that was the quicker.`,
      `The short side did leave its mark, Minase believes, though not where it has been sought. A work too long for one side was cut, or divided between sides, rather than hurried; and at the divisions the players slowed down, as one does at the end of a piece, so as not to break off abruptly. Where the sides have been joined, as in modern reissues, one therefore hears broadenings in the midst of a movement that nobody heard in the hall. If the old recordings deceive, it is by being in places too slow.`,
    ],
  },
  questions: [
    {
      id: 'rc-118',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The author of the passage is primarily interested in`,
      key: [
        `reporting evidence against a supposed effect and pointing to a real one`,
        `Two tests speak against haste. The third paragraph then finds the mark that the short side did leave, 'though not where it has been sought'.`,
      ],
      wrong: [
        [
          `urging performers of today to take early recordings for their models`,
          'too-strong',
          `The passage removes one objection to doing so, and adds a caution. It does not urge anybody.`,
        ],
        [
          `explaining why a side of a disc held no more than four minutes' music`,
          'detail-for-main-idea',
          `The length of the side is the given fact from which the argument starts. It is not explained.`,
        ],
        [
          `tracing how the playing of orchestras has become slower since that time`,
          'out-of-scope',
          `Listeners today find the old recordings fast, but how playing has changed since is not followed.`,
        ],
        [
          `proving that notes kept by concert halls are more exact than are discs`,
          'distorted-detail',
          `The porter's times serve to check the discs. Which of the two is more exact is not asked.`,
        ],
      ],
      quick: [
        `'Put the explanation to two tests' (it fails), then 'did leave its mark ... though not where it has been sought'.`,
      ],
      full: [
        `Paragraph 1: early recordings are said to be hurried.`,
        `Paragraph 2: two tests, both against it.`,
        `Paragraph 3: the actual effect, cuts and broadenings.`,
      ],
      hints: [
        `What happens to the explanation of the first paragraph?`,
        `What does the third paragraph put beside the result of the tests?`,
      ],
    },
    {
      id: 'rc-119',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.9,
      stem: `According to the passage, the porter in Brenn noted how long each work had lasted so that`,
      key: [
        `cabmen could know when to come back`,
        `The second paragraph: 'so that cabmen could be told when to return'.`,
      ],
      wrong: [
        [
          `discs could be compared with concerts`,
          'wrong-speaker',
          `That is the use that Minase makes of the notes. The porter had no such thing in mind.`,
        ],
        [
          `works could be divided between sides`,
          'wrong-place',
          `Dividing works belongs to the making of discs, in the third paragraph.`,
        ],
        [
          `players could be warned to hurry more`,
          'distorted-detail',
          `Hurrying is what the players are suspected of when recording. Nobody warns them in the hall.`,
        ],
        [
          `concerts could be made to end on time`,
          'real-world-belief',
          `A hall may well want this, but the passage gives another reason, concerned with cabmen.`,
        ],
      ],
      quick: [`'... so that cabmen could be told when to return'.`],
      full: [`Find the porter in the second paragraph.`, `The purpose follows in the same sentence.`],
      hints: [`Which source does the passage call humble?`, `Read that sentence to its end.`],
    },
    {
      id: 'rc-120',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Minase regards his finding about the shorter pieces as significant because`,
      key: [
        `the cause that is supposed to produce haste is absent there, and haste is not`,
        `Shorter pieces 'left the players time to spare', so nothing pressed. They were played as fast all the same, so something else accounts for the speed.`,
      ],
      wrong: [
        [
          `they were recorded more often, so that more of their timings have come to light`,
          'out-of-scope',
          `How often they were recorded is not said, and his test does not depend on it.`,
        ],
        [
          `players who have time to spare tend to play faster than they otherwise would`,
          'reversed-causation',
          `He found the short pieces no slower. He does not hold that spare time made anybody quick.`,
        ],
        [
          `the porter's notes are missing for the longer works which the orchestra recorded`,
          'wrong-place',
          `The porter belongs to the second test, and no gap in his notes is mentioned.`,
        ],
        [
          `it shows that only long works were altered for the sake of the disc, by hurrying`,
          'opposite-effect',
          `If long works alone had been hurried, short ones should have been slower. They were not.`,
        ],
      ],
      quick: [`Take away the supposed cause (no room to spare). The effect stays. So it is not the cause.`],
      full: [
        `Hypothesis: players hurry because the side is nearly full.`,
        `Prediction: short pieces, with room to spare, are not hurried.`,
        `Finding: they are just as fast. The hypothesis does not explain the speed.`,
      ],
      hints: [
        `What should be found in the shorter pieces if the usual explanation were right?`,
        `What does it tell us when an effect appears without its supposed cause?`,
      ],
    },
    {
      id: 'rc-121',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The reference to modern reissues in the third paragraph serves to`,
      key: [
        `show where an effect of the divided side misleads listeners`,
        `On a single side, a slowing comes at its end. Once 'the sides have been joined', it comes 'in the midst of a movement' and deceives.`,
      ],
      wrong: [
        [
          `suggest that engineers now slow down what they are copying`,
          'distorted-detail',
          `The broadenings were made by the players at the time. Joining the sides only moves them into the middle.`,
        ],
        [
          `recommend a better source for the study of early playing`,
          'opposite-effect',
          `Reissues are where the ear is led astray. The passage does not recommend them.`,
        ],
        [
          `concede that works were hurried when sides were separate`,
          'wrong-role',
          `The paragraph maintains that they were cut or divided 'rather than hurried'. Nothing is conceded here.`,
        ],
        [
          `explain why concerts in Brenn were at times the quicker`,
          'wrong-place',
          `That observation belongs to the porter's notes. Reissues have no part in it.`,
        ],
      ],
      quick: [`Slowing at the end of a side becomes, when sides are joined, slowing in mid-movement.`],
      full: [
        `Players slowed at the end of each side.`,
        `Joined sides put that slowing in the middle of the music.`,
        `'One therefore hears broadenings ... that nobody heard in the hall.'`,
      ],
      hints: [`What did the players do where a work was divided?`, `What becomes of it when the sides are joined?`],
    },
  ],
}

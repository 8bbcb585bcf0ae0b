import type { WrittenPassage } from '../written-question.ts'

export const redLeaves: WrittenPassage = {
  passage: {
    id: 'passage-red-leaves',
    title: 'Why some leaves turn red',
    paragraphs: [
      `The yellow of leaves in autumn needs no special explanation. The yellow pigments are in the leaf all summer, hidden by the green of chlorophyll; when a tree withdraws the valuable substances of its leaves before winter, chlorophyll is broken down first, and the yellow comes to light. Red is another matter. The red pigments are not there in summer. A tree makes them in autumn, at considerable cost, in leaves that it will drop within weeks.`,
      `One hypothesis holds that the red is a signal. Aphids lay their eggs on trees in autumn, and a tree that can afford to make costly pigments may thereby announce that it can afford strong defenses too, so that aphids do better to choose another tree. In support of this view it has been observed that aphids settle less often on red leaves than on green ones. The observation, however, admits of another reading: to the eyes of an aphid, which lacks a receptor for red, a red leaf simply looks dark, and aphids prefer to settle on what is bright.`,
      `A second hypothesis sees in the red a kind of sunscreen. While a leaf is being emptied, its machinery for capturing light falls apart in an order that leaves it, for some time, unable to use the light that it still absorbs. Light that is absorbed and not used does damage, and a damaged leaf cannot be emptied completely. By shading the leaf, red pigments would allow the tree to recover more of its nitrogen. If this is right, trees with red leaves should lose their advantage under a dull sky, and shrubs of one species whose leaves cannot turn red should recover less nitrogen than others in bright weather only. Both predictions have been confirmed.`,
    ],
  },
  questions: [
    {
      id: 'rc-014',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `According to the passage, the yellow pigments of a leaf differ from its red ones in that the yellow pigments`,
      key: [
        `are present in the leaf before autumn begins`,
        `The yellow pigments "are in the leaf all summer," while the red ones "are not there in summer" and are made in autumn. So only the yellow ones are there before autumn begins.`,
      ],
      wrong: [
        [
          `are broken down before the chlorophyll is`,
          'distorted-detail',
          `The passage says the reverse: "chlorophyll is broken down first," and only then does the yellow come to light.`,
        ],
        [
          `protect the leaf from light in the summer`,
          'wrong-place',
          `It is the red pigments that may protect the leaf from light, according to the third paragraph. And they do so in autumn, not in summer.`,
        ],
        [
          `are more costly for the tree to produce`,
          'opposite-effect',
          `The passage mentions a cost only for the red pigments, which the tree makes "at considerable cost." It does not say what yellow pigments cost.`,
        ],
        [
          `cannot be seen by aphids on the leaf`,
          'wrong-place',
          `Aphids lack a receptor for red, so a red leaf looks dark to them. The passage does not say that they cannot see yellow.`,
        ],
      ],
      quick: [
        `The yellow pigments are in the leaf all summer, and the red ones are made only in autumn. So the yellow ones are there before autumn begins.`,
      ],
      full: [
        `The first paragraph contrasts the two kinds of pigments. In summer the yellow ones are already in the leaf, only "hidden by the green of chlorophyll."`,
        `A tree makes the red ones in autumn, "in leaves that it will drop within weeks." So of the two kinds, only the yellow pigments are present before autumn begins.`,
      ],
      hints: [
        `Which paragraph compares the yellow pigments with the red ones?`,
        `Compare what the first paragraph says about yellow and about red. In summer, when a leaf is green, where is each of them?`,
      ],
    },
    {
      id: 'rc-015',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions that aphids lack a receptor for red primarily in order to`,
      key: [
        `offer an explanation of an observation that does without the signal hypothesis`,
        `The fact supports "another reading" of the aphids' preference: to them a red leaf "simply looks dark." This reading explains the observation without a signal.`,
      ],
      wrong: [
        [
          `show that the observation in support of the signal hypothesis is inaccurate`,
          'half-right',
          `The passage accepts the observation itself. It questions only whether the observation is evidence for a signal, so "inaccurate" is wrong.`,
        ],
        [
          `explain why aphids lay their eggs on trees in autumn and not in the summer`,
          'out-of-scope',
          `The passage says that "aphids lay their eggs on trees in autumn," but it does not explain why. The receptor explains where aphids settle.`,
        ],
        [
          `suggest that aphids would be unable to tell yellow leaves from green leaves`,
          'out-of-scope',
          `The passage says only that to an aphid a red leaf "simply looks dark." It draws no conclusion about yellow and green.`,
        ],
        [
          `prove that red pigments serve the tree in some way other than as a sunscreen`,
          'opposite-effect',
          `The other use that the passage discusses is the signal, and the fact about aphids weakens the evidence for it. It does not prove that red pigments have any use at all.`,
        ],
      ],
      quick: [
        `The observation "admits of another reading": an aphid without a receptor for red sees a red leaf as dark and avoids it. No signal is needed to explain that.`,
      ],
      full: [
        `The observation that aphids settle less often on red leaves seems to support the signal hypothesis.`,
        `Then the passage turns: it "admits of another reading." An aphid without a receptor for red sees a red leaf as dark, and aphids "prefer to settle on what is bright."`,
        `So the observation can be explained without the signal hypothesis.`,
      ],
      hints: [
        `Does the passage question the observation about aphids or the conclusion drawn from it?`,
        `What does a red leaf look like to an aphid, and why does that matter?`,
      ],
    },
    {
      id: 'rc-016',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `It can be inferred from the passage that, in bright weather, a shrub whose leaves cannot turn red will probably`,
      key: [
        `drop its leaves with more nitrogen in them than shrubs with red leaves do`,
        `Shrubs that cannot turn red "recover less nitrogen than others in bright weather." Nitrogen that is not recovered stays in the leaf and is dropped with it.`,
      ],
      wrong: [
        [
          `keep its leaves for a longer time than shrubs with red leaves keep theirs`,
          'out-of-scope',
          `Keeping leaves longer might seem to give more time to recover nitrogen. But the passage does not compare when the shrubs drop their leaves.`,
        ],
        [
          `absorb less light in autumn than shrubs of the same species with red leaves`,
          'reversed-causation',
          `According to the second hypothesis, red pigments shade a leaf. Without them, the leaf should absorb more light, not less.`,
        ],
        [
          `be chosen less often by aphids than it would be in the same place in dull weather`,
          'wrong-place',
          `Aphids come up only in connection with the signal hypothesis. The passage does not say that the weather affects where they settle.`,
        ],
        [
          `break down its chlorophyll later in the year than it does under a dull sky`,
          'out-of-scope',
          `The weather does matter in the passage, but only because it affects how much light a leaf absorbs. Nothing is said about when chlorophyll breaks down in bright or dull weather.`,
        ],
      ],
      quick: [
        `In bright weather, shrubs that cannot turn red recover less nitrogen. What is not recovered is still in the leaf when it drops.`,
      ],
      full: [
        `According to the third paragraph, it has been confirmed that shrubs whose leaves cannot turn red recover less nitrogen than others in bright weather only.`,
        `Recovering nitrogen means taking it out of a leaf before the leaf is dropped. What is not recovered is still in the leaf.`,
        `So in bright weather such a shrub probably drops its leaves with more nitrogen in them than shrubs with red leaves do.`,
      ],
      hints: [
        `What prediction about shrubs that cannot turn red has been confirmed?`,
        `What happens to nitrogen that a tree does not recover from its leaves?`,
      ],
    },
    {
      id: 'rc-017',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes the organization of the passage?`,
      key: [
        `A question is raised, and two answers to it are examined, the second with more favor.`,
        `The first paragraph raises the question of why trees make red pigments. The second gives one answer and a doubt about it, and the third gives another answer, whose predictions have been confirmed.`,
      ],
      wrong: [
        [
          `A theory is presented, objections to it are answered, and its consequences are drawn.`,
          'half-right',
          `The passage presents two hypotheses, not one theory. And although it raises a doubt about the first, it never answers that doubt.`,
        ],
        [
          `Two explanations are compared, and a third is suggested that combines the two of them.`,
          'too-strong',
          `The passage does present two explanations. But it does not combine them or suggest a third; it ends with evidence for the second.`,
        ],
        [
          `A common belief is described and then shown to rest on observations that are wrong.`,
          'distorted-detail',
          `The passage gives one observation another reading, but it calls no observation wrong and does not refute a common belief.`,
        ],
        [
          `A process is described, and the stages of it are set out in the order of their time.`,
          'detail-for-main-idea',
          `The passage does say that "chlorophyll is broken down first." But it describes such stages only to help explain the colors, so this is not how the whole passage is organized.`,
        ],
      ],
      quick: [`The passage asks why leaves turn red, doubts one hypothesis, and finds support for another.`],
      full: [
        `The first paragraph presents the puzzle: trees make red pigments at considerable cost in leaves they are about to drop.`,
        `The second presents the signal hypothesis and then says that its evidence "admits of another reading." The third presents the sunscreen hypothesis and ends with "Both predictions have been confirmed."`,
        `The passage doubts one answer and reports confirmation for the other, so it treats the second with more favor.`,
      ],
      hints: [
        `What does the first paragraph leave unexplained, and what do the other two do about it?`,
        `Which of the two hypotheses does the author seem to prefer, and why?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const redLeaves: WrittenPassage = {
  passage: {
    id: 'passage-red-leaves',
    title: 'Why some leaves turn red',
    paragraphs: [
      `The yellow of leaves in autumn needs no special explanation. The yellow pigments are in the leaf all summer, hidden by the green of chlorophyll; when a tree withdraws the valuable substances of its leaves before winter, chlorophyll is broken down first, and the yellow comes to light. Red is another matter. The red pigments are not there in summer. A tree makes them in autumn, at considerable cost, in leaves that it will drop within weeks.`,
      `One hypothesis holds that the red is a signal. Aphids lay their eggs on trees in autumn, and a tree that can afford to make costly pigments may thereby announce that it can afford strong defences too, so that aphids do better to choose another tree. In support of this view it has been observed that aphids settle less often on red leaves than on green ones. The observation, however, admits of another reading: to the eyes of an aphid, which lacks a receptor for red, a red leaf simply looks dark, and aphids prefer to settle on what is bright.`,
      `A second hypothesis sees in the red a kind of sunscreen. While a leaf is being emptied, its machinery for capturing light falls apart in an order that leaves it, for some time, unable to use the light that it still absorbs. Light that is absorbed and not used does damage, and a damaged leaf cannot be emptied completely. By shading the leaf, red pigments would allow the tree to recover more of its nitrogen. If this is right, trees with red leaves should lose their advantage under a dull sky, and shrubs of one species whose leaves cannot turn red should recover less nitrogen than others in bright weather only. Both predictions have been confirmed.`,
    ],
  },
  questions: [
    {
      id: 'rc-014',
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `According to the passage, the yellow pigments of a leaf differ from its red ones in that the yellow pigments`,
      key: [
        `are present in the leaf before autumn begins`,
        `The yellow pigments are 'in the leaf all summer', while the red ones 'are not there in summer' and are made in autumn.`,
      ],
      wrong: [
        [
          `are broken down before the chlorophyll is`,
          'distorted-detail',
          `It is chlorophyll that is broken down first; that is why the yellow comes to light.`,
        ],
        [
          `protect the leaf from light in the summer`,
          'wrong-place',
          `Protection from light is discussed for the red pigments, and in autumn.`,
        ],
        [
          `are more costly for the tree to produce`,
          'opposite-effect',
          `Cost is mentioned for the red pigments: the tree makes them 'at considerable cost'.`,
        ],
        [
          `cannot be seen by aphids on the leaf`,
          'wrong-place',
          `Aphids lack a receptor for red. Nothing is said about their seeing yellow.`,
        ],
      ],
      quick: [`First paragraph: 'in the leaf all summer' against 'not there in summer'.`],
      full: [
        `Yellow: present all summer, hidden by green.`,
        `Red: made only in autumn.`,
        `So the difference is the time at which they are present.`,
      ],
      hints: [`Read the first paragraph.`, `When is each of the two pigments in the leaf?`],
    },
    {
      id: 'rc-015',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions that aphids lack a receptor for red primarily in order to`,
      key: [
        `offer an explanation of an observation that does without the signal hypothesis`,
        `The fact introduces 'another reading' of the observation that aphids settle less often on red leaves: these look dark to them. No signal is needed.`,
      ],
      wrong: [
        [
          `show that the observation in support of the signal hypothesis is inaccurate`,
          'half-right',
          `The observation itself is accepted. What is questioned is its interpretation.`,
        ],
        [
          `explain why aphids lay their eggs on trees in autumn and not in the summer`,
          'out-of-scope',
          `The time of laying is mentioned without any explanation.`,
        ],
        [
          `suggest that aphids would be unable to tell yellow leaves from green leaves`,
          'out-of-scope',
          `Only red is discussed. Nothing follows for yellow and green.`,
        ],
        [
          `prove that red pigments serve the tree in some way other than as a sunscreen`,
          'opposite-effect',
          `Sunscreen is the second hypothesis, which the passage goes on to support.`,
        ],
      ],
      quick: [`'The observation, however, admits of another reading': the receptor belongs to that reading.`],
      full: [
        `The observation seems to support the signal.`,
        `'However': another reading is possible.`,
        `Without a receptor for red, red leaves look dark, and aphids prefer what is bright.`,
      ],
      hints: [`Which sentence introduces the fact?`, `Does it question the observation or what was made of it?`],
    },
    {
      id: 'rc-016',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `It can be inferred from the passage that, in bright weather, a shrub whose leaves cannot turn red will probably`,
      key: [
        `drop its leaves with more nitrogen in them than shrubs with red leaves do`,
        `Such shrubs 'recover less nitrogen than others in bright weather'. What is not recovered stays in the leaf and is dropped with it.`,
      ],
      wrong: [
        [
          `keep its leaves for a longer time than shrubs with red leaves keep theirs`,
          'out-of-scope',
          `The time at which leaves are dropped is not compared.`,
        ],
        [
          `absorb less light in autumn than shrubs of the same species with red leaves`,
          'reversed-causation',
          `Red pigments shade the leaf. Without them more light gets in, not less.`,
        ],
        [
          `be chosen less often by aphids than it would be in the same place in dull weather`,
          'wrong-place',
          `Aphids belong to the other hypothesis. Weather is not mentioned there.`,
        ],
        [
          `break down its chlorophyll later in the year than it does under a dull sky`,
          'out-of-scope',
          `The order in which substances are broken down is not said to depend on the weather.`,
        ],
      ],
      quick: [`Less nitrogen recovered means more left in the leaf that falls.`],
      full: [
        `The prediction: without red, less nitrogen is recovered in bright weather.`,
        `The passage says that it has been confirmed.`,
        `Nitrogen not recovered is lost with the leaf.`,
      ],
      hints: [`What happens to nitrogen that is not recovered?`, `Find the two predictions at the end of the passage.`],
    },
    {
      id: 'rc-017',
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes the organisation of the passage?`,
      key: [
        `A question is raised, and two answers to it are examined, the second with more favour.`,
        `The first paragraph asks why trees make red pigments. The second gives the signal hypothesis and a doubt, the third the sunscreen hypothesis and confirmed predictions.`,
      ],
      wrong: [
        [
          `A theory is presented, objections to it are answered, and its consequences are drawn.`,
          'half-right',
          `There are two hypotheses, and the doubt about the first is not answered.`,
        ],
        [
          `Two explanations are compared, and a third is suggested that combines the two of them.`,
          'too-strong',
          `No third explanation appears, and the two are not combined.`,
        ],
        [
          `A common belief is described and then shown to rest on observations that are wrong.`,
          'distorted-detail',
          `No common belief is refuted, and no observation is called wrong.`,
        ],
        [
          `A process is described, and the stages of it are set out in the order of their time.`,
          'detail-for-main-idea',
          `Some stages are mentioned, but in the service of explaining why leaves turn red.`,
        ],
      ],
      quick: [`Question (why red?), hypothesis one with a doubt, hypothesis two with confirmation.`],
      full: [
        `Paragraph 1 sets the puzzle.`,
        `Paragraph 2: signal, and why the evidence is not conclusive.`,
        `Paragraph 3: sunscreen, and predictions that were confirmed.`,
      ],
      hints: [
        `Say in a few words what each paragraph does.`,
        `Which of the hypotheses does the author seem to prefer, and why?`,
      ],
    },
  ],
}

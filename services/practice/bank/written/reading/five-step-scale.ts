import type { WrittenPassage } from '../written-question.ts'

export const fiveStepScale: WrittenPassage = {
  passage: {
    id: 'passage-five-step-scale',
    title: 'How good is good?',
    paragraphs: [
      `Surveys ask people to rate their own health on a scale of five steps, from 'very poor' to 'very good'. The answers are cheap to collect, and within a single town they predict illness well. Between regions they can point the wrong way. In a country studied by Mateus Brandao, people in the region with the best clinics and the longest lives gave their health lower ratings than did people in the poorest region, where lives are six years shorter.`,
      `The usual explanation is that those who see doctors often know more of their ailments. Brandao wondered whether the difference lay in the scale itself: where few people are free from pain, 'good' may mean something else. He therefore asked all who took part to rate, on the same scale, five imaginary persons, such as a woman who can climb two flights of stairs but stops for breath at the top. The descriptions were the same everywhere, so that a difference in their ratings could come only from the use of the scale. In the poorest region the imaginary persons were rated almost a full step higher than in the richest. Once people's own ratings were read against those they had given to the imaginary five, the order of the regions was turned round, and it agreed with that of length of life.`,
      `The correction takes for granted that people judge themselves by the standard that they apply to others. Not everyone does. Respondents over seventy rated the imaginary persons severely and themselves with indulgence: well, they explained, 'for my age'. For comparing the old with the young, the method may do no more than put one error in the place of another. For comparing regions in which people are of much the same age, Brandao thinks it safe.`,
    ],
  },
  questions: [
    {
      id: 'rc-138',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `The primary purpose of the passage is to`,
      key: [
        `describe a remedy for misleading answers and say where it can be relied on`,
        `The second paragraph describes the remedy, the imaginary persons. The third says where it may fail and where Brandao 'thinks it safe'.`,
      ],
      wrong: [
        [
          `explain why people with good clinics near by live longer than people without`,
          'out-of-scope',
          `Length of life serves as a check on the ratings. Its causes are not examined.`,
        ],
        [
          `argue that surveys should no longer ask people to rate their health themselves`,
          'too-strong',
          `Such ratings 'predict illness well' within a town, and the passage shows how to mend them elsewhere.`,
        ],
        [
          `show that people past seventy judge their own health with too much indulgence`,
          'detail-for-main-idea',
          `The old are brought in as a limit of the method, in the last paragraph alone.`,
        ],
        [
          `defend the view that those who see doctors often know more of their ailments`,
          'wrong-speaker',
          `This is 'the usual explanation', for which Brandao looks for an alternative.`,
        ],
      ],
      quick: [`Problem (ratings mislead between regions), remedy (imaginary persons), limit (old and young).`],
      full: [
        `Paragraph 1: self-ratings point the wrong way between regions.`,
        `Paragraph 2: a method of correction and its result.`,
        `Paragraph 3: the assumption on which it rests and the cases in which it holds.`,
      ],
      hints: [
        `Name the problem, and then what the second paragraph offers.`,
        `What does the third paragraph add about the remedy?`,
      ],
    },
    {
      id: 'rc-139',
      skill: 'rc-inference',
      difficulty: 1,
      stem: `From the result that the imaginary persons were rated higher in the poorest region, it can be inferred that people there`,
      key: [
        `used the word 'good' for states of health that others would rate lower`,
        `The descriptions were the same everywhere, so higher ratings mean a milder use of the scale: less is needed for 'good'.`,
      ],
      wrong: [
        [
          `knew a larger number of persons like the imaginary ones who were well`,
          'real-world-belief',
          `You may picture it so, but the ratings concern given descriptions. Acquaintances are not asked about.`,
        ],
        [
          `were in better health than the inhabitants of the richest region were`,
          'opposite-effect',
          `Read against the imaginary five, the order of the regions is turned round: their health comes out worse.`,
        ],
        [
          `judged their own health by a milder standard than that of other people`,
          'wrong-comparison',
          `This was found of those over seventy. For regions, Brandao assumes one standard for oneself and for others.`,
        ],
        [
          `had too little contact with doctors to know of the ailments they had`,
          'wrong-place',
          `The usual explanation speaks of one's own ailments. It cannot explain a higher rating of a described stranger.`,
        ],
      ],
      quick: [`Same description, higher rating: the scale is used more mildly.`],
      full: [
        `The imaginary persons do not differ from region to region.`,
        `So a difference in their ratings shows a difference in the use of the scale.`,
        `Higher ratings mean that 'good' begins lower down.`,
      ],
      hints: [`Why did every region get the same descriptions?`, `If the persons are the same, what must differ?`],
    },
    {
      id: 'rc-140',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The respondents over seventy are mentioned in order to`,
      key: [
        `illustrate a case in which an assumption of the method fails`,
        `The method assumes one standard for oneself and others. The old used two: severe for the imaginary persons, indulgent for themselves.`,
      ],
      wrong: [
        [
          `explain why ratings were lower in the region with longer lives`,
          'real-world-belief',
          `Long lives may mean more old people, but the passage draws no such link, and the old rated themselves kindly.`,
        ],
        [
          `confirm that imaginary persons are rated alike by all who judge`,
          'opposite-effect',
          `They rated those persons 'severely', unlike others. This confirms nothing of the kind.`,
        ],
        [
          `offer a group for which ratings of health need no correction`,
          'wrong-role',
          `Their ratings need care, and the method cannot supply it. They show a limit rather than a model.`,
        ],
        [
          `suggest that the descriptions ought to have included old people`,
          'not-required',
          `It might be a good idea, but the passage does not propose to change the descriptions.`,
        ],
      ],
      quick: [`'The correction takes for granted ... Not everyone does.' The old are the example.`],
      full: [
        `First sentence of the paragraph: the assumption of one standard.`,
        `Second: 'Not everyone does.'`,
        `Third: the old, with two standards. So they illustrate where the assumption fails.`,
      ],
      hints: [`Which sentence do the old respondents illustrate?`, `What does the method take for granted?`],
    },
    {
      id: 'rc-141',
      skill: 'rc-application',
      difficulty: 0.5,
      stem: `Which of the following uses the principle of Brandao's method?`,
      key: [
        `Having two groups of teachers rate one filmed lesson before their own ratings are compared`,
        `The film is the same for both groups, so a difference in its ratings shows how each uses the scale. That is the role of the imaginary persons.`,
      ],
      wrong: [
        [
          `Having two groups of teachers explain what led them to rate their own lessons as they did`,
          'distorted-detail',
          `The old did explain their ratings, but the method rests on ratings of the same thing, not on reasons.`,
        ],
        [
          `Having two groups of teachers rated by pupils so that the two results can be compared`,
          'half-right',
          `Other judges are a check, but pupils may use the scale differently too. Nothing here is the same for both groups.`,
        ],
        [
          `Having two groups of teachers rate their own lessons twice and keep the mean of the two`,
          'out-of-scope',
          `Repetition reduces chance errors. It cannot reveal that one group is milder than the other.`,
        ],
        [
          `Having two groups of teachers use ten steps where five had been thought to be enough`,
          'wrong-comparison',
          `A finer scale is not a common scale. A step could still mean different things to the two groups.`,
        ],
      ],
      quick: [`Principle: let both groups judge the same thing, and read their other judgements against it.`],
      full: [
        `Brandao's five persons are identical for everyone.`,
        `Their ratings reveal how a group uses the scale.`,
        `One filmed lesson, shown to both groups, does the same.`,
      ],
      hints: [
        `What was the same for all respondents in Brandao's study?`,
        `Look for something that both groups judge although it belongs to neither.`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const marksForStrangers: WrittenPassage = {
  passage: {
    id: 'passage-marks-for-strangers',
    title: 'What does a seven mean?',
    paragraphs: [
      `Ask the people of two countries to rate their own fitness from one to ten, and the fitter country may give itself the lower marks. What passes for a seven in one place is a five in another. Survey researchers have proposed a remedy. Each respondent is also asked to mark a few invented persons, described in the same words to all. If respondents in the first country give a six to the invented Amir, who climbs stairs without a rest but cannot run, while those in the second give him an eight, the difference of two points is due to the scale alone, and can be taken off before the two countries are compared.`,
      `The remedy, however, supposes that people hold the same yardstick to strangers as to themselves. Lucía Brandt put this to the test. She had 4,000 respondents mark a stranger whose description had, without their knowledge, been assembled from their own answers to factual questions. Most gave the stranger about the mark that they had given themselves. Respondents over seventy, however, marked the stranger lower by nearly two points. Brandt supposes that they had come to judge themselves by what can be expected at their age, and the stranger, whose age was not stated, by what can be expected of anyone. When ages were added to the descriptions, the gap shrank to a third of its size.`,
      `Her conclusion is modest: the remedy may be kept, provided that the invented persons resemble those who mark them. A critic might reply that this gives the game away. To know in which respects they must resemble one another, one would need to know already how people's yardsticks differ, which is what the remedy was to find out. But the reply asks too much. A kitchen scale known to show too little can be corrected before anyone understands what is wrong with it, and a gap that can be measured can be narrowed step by step.`,
    ],
  },
  questions: [
    {
      id: 'rc-046',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, when ages were not stated, the respondents over seventy in Brandt's test`,
      key: [
        `gave themselves a higher mark than a stranger with the same characteristics`,
        `The stranger's description came "from their own answers," yet they marked the stranger "lower by nearly two points." So they gave themselves the higher mark.`,
      ],
      wrong: [
        [
          `gave themselves a lower mark than younger respondents had given themselves`,
          'wrong-comparison',
          `The passage compares the mark that respondents gave themselves with the one they gave a matching stranger. It does not compare the marks of older and younger respondents.`,
        ],
        [
          `gave the stranger a lower mark because they took him to be older than they were`,
          'distorted-detail',
          `Brandt supposes that they judged the stranger "by what can be expected of anyone." She does not say that they thought the stranger older than themselves.`,
        ],
        [
          `gave the stranger about the same mark as most other people in the test had given`,
          'half-right',
          `Most respondents gave their stranger about the mark that they had given themselves. But each had a different stranger, so nothing tells us whether the marks for strangers were about the same.`,
        ],
        [
          `gave answers to factual questions that turned out to be less than truthful`,
          'out-of-scope',
          `People do sometimes shade the truth. But the passage never says that these answers were untruthful, only that the description was "assembled from their own answers."`,
        ],
      ],
      quick: [
        `They gave a stranger just like themselves nearly two points less than themselves. So they gave themselves the higher mark.`,
      ],
      full: [
        `The stranger's description had been "assembled from their own answers," so the stranger had the same characteristics as the respondent.`,
        `Most gave the stranger about the mark that they had given themselves, but those over seventy "marked the stranger lower by nearly two points." In other words, they gave themselves a higher mark than such a stranger.`,
      ],
      hints: [
        `Who was the stranger that each respondent was asked to mark?`,
        `Find what the second paragraph says about respondents over seventy. Whose mark was higher, the stranger's or their own?`,
      ],
    },
    {
      id: 'rc-047',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `What happened to the gap when ages were added to the descriptions suggests that Brandt's supposition about older respondents is`,
      key: [
        `right in the main, although it does not account for the whole difference`,
        `When ages were stated, the gap became much smaller, as her supposition would lead us to expect. But a third of it remained, and the supposition does not explain that part.`,
      ],
      wrong: [
        [
          `mistaken, since a part of the difference remained when the ages were stated`,
          'too-strong',
          `That some of the gap remained does not make Brandt mistaken. It "shrank to a third of its size," as we would expect if her supposition is largely right.`,
        ],
        [
          `confirmed in full, since ages had the effect that she had looked for`,
          'too-strong',
          `Stating the ages did have the effect she expected, but the gap only "shrank to a third of its size." Something else must explain the rest.`,
        ],
        [
          `beyond any test, since nobody can tell how people judge themselves`,
          'opposite-effect',
          `Adding the ages was itself a test. If the gap had stayed the same, there would have been reason to doubt the supposition.`,
        ],
        [
          `true of younger respondents too, since they also were told the ages`,
          'out-of-scope',
          `Most respondents gave the stranger "about the mark that they had given themselves." For the younger ones, there was hardly any gap to explain.`,
        ],
      ],
      quick: [
        `Two thirds of the gap disappeared, and one third stayed. So the supposition is largely right but does not explain everything.`,
      ],
      full: [
        `Brandt supposes that older respondents judged themselves by "what can be expected at their age." They judged the stranger, whose age was not stated, by what can be expected of anyone.`,
        `If this were the only cause, stating the ages would close the gap. If it were no cause at all, stating them would change nothing.`,
        `In fact, the gap "shrank to a third of its size." So the supposition is right in the main, but it does not account for the whole difference.`,
      ],
      hints: [
        `What did Brandt suppose about older respondents, and how did adding ages test it?`,
        `How much of the gap disappeared, and how much remained? What does each part say about the supposition?`,
      ],
    },
    {
      id: 'rc-048',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The author compares the remedy with a kitchen scale in order to`,
      key: [
        `answer the charge that one must understand an error before correcting it`,
        `The critic says that one "would need to know already how people's yardsticks differ." The author replies that a scale can be corrected "before anyone understands what is wrong with it."`,
      ],
      wrong: [
        [
          `concede that a remedy of this kind will remain inexact however it is used`,
          'opposite-effect',
          `The comparison defends the remedy. It suggests that a gap that can be measured "can be narrowed step by step," not that the remedy must remain inexact.`,
        ],
        [
          `explain how the marks of two countries can be reduced to a single scale`,
          'wrong-place',
          `It is the example of "the invented Amir" that explains how the marks of two countries can be compared. The kitchen scale answers a critic.`,
        ],
        [
          `support the critic by means of a case that is familiar from daily life`,
          'wrong-speaker',
          `A kitchen scale is familiar from daily life, but it does not help the critic. Just before it, the author says that the critic's reply "asks too much."`,
        ],
        [
          `show that invented persons need not resemble the people who mark them`,
          'half-right',
          `Brandt's condition still stands: the invented persons should "resemble those who mark them." The comparison says that a gap can be narrowed, not that no resemblance is needed.`,
        ],
      ],
      quick: [
        `The critic says that we must understand an error before we can correct it. A kitchen scale is a case in which we need not.`,
      ],
      full: [
        `The critic objects that we would first have to know how people's yardsticks differ, "which is what the remedy was to find out."`,
        `The author replies that this "asks too much." A scale that shows too little can be corrected before anyone knows why, and the same holds for a gap that can be measured. So the comparison answers the critic.`,
      ],
      hints: [
        `What is going on in the last paragraph just before the kitchen scale is mentioned?`,
        `State the critic's objection in your own words. What does the kitchen scale show about it?`,
      ],
    },
    {
      id: 'rc-049',
      skill: 'rc-application',
      difficulty: 1.2,
      stem: `Cooks in two towns are asked to mark their own soups and a few invented soups. In which of the following cases would the remedy, as described in the first paragraph, be most likely to mislead?`,
      key: [
        `Cooks in one of the towns are stricter with the soups that they themselves make than with those of others.`,
        `The remedy "supposes that people hold the same yardstick to strangers as to themselves." These cooks are stricter with their own soups than with others' soups. So their marks for invented soups do not reveal the scale they use for their own.`,
      ],
      wrong: [
        [
          `Cooks in one of the towns are stricter than the cooks in the other with their own and with others' soups.`,
          'opposite-effect',
          `Cooks who are stricter with all soups also give the invented ones lower marks. The difference is due to the scale and "can be taken off," so the remedy works.`,
        ],
        [
          `Cooks in one of the towns make better soups than those in the other but give themselves the same marks.`,
          'wrong-place',
          `If better soups get "the same marks," the cooks who make them use a stricter scale. As long as they use it for the invented soups too, the remedy corrects for it.`,
        ],
        [
          `Cooks in both of the towns give the same marks to the invented soups but not to the soups they make.`,
          'distorted-detail',
          `Equal marks for the invented soups suggest that both towns use the same scale. Any other difference then lies in the soups themselves, so the remedy does not mislead.`,
        ],
        [
          `Cooks in both of the towns are asked about soups that are described to them and that nobody has tasted.`,
          'wrong-comparison',
          `The invented persons existed only in descriptions too. What matters is that they are described "in the same words to all," and soups can be as well.`,
        ],
      ],
      quick: [`The remedy misleads if cooks use one yardstick for their own soups and another for invented ones.`],
      full: [
        `The remedy uses the marks for invented soups to find out how strict each town's scale is. It then corrects the marks that cooks give their own soups.`,
        `This works only if the cooks "hold the same yardstick" to both. Cooks who are stricter with their own soups do not, so the correction misleads. Cooks who are equally strict with all soups cause no such trouble.`,
      ],
      hints: [
        `How does the remedy in the first paragraph work, and what does it take for granted?`,
        `For each case, ask whether the cooks' marks for the invented soups reveal the scale that they use for their own.`,
      ],
    },
  ],
}

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
        `The stranger's description came 'from their own answers', and they 'marked the stranger lower by nearly two points' than themselves.`,
      ],
      wrong: [
        [
          `gave themselves a lower mark than younger respondents had given themselves`,
          'wrong-comparison',
          `The marks of older and younger respondents are not compared. Each person is compared with the matching stranger.`,
        ],
        [
          `gave the stranger a lower mark because they took him to be older than they were`,
          'distorted-detail',
          `Brandt supposes that they judged the stranger 'by what can be expected of anyone', not by a greater age.`,
        ],
        [
          `gave the stranger about the same mark as most other people in the test had given`,
          'half-right',
          `'About the mark that they had given themselves' is said of most respondents. Those over seventy are the exception, and each person had another stranger.`,
        ],
        [
          `gave answers to factual questions that turned out to be less than truthful`,
          'out-of-scope',
          `The passage raises no doubt about the factual answers, which served to describe the stranger.`,
        ],
      ],
      quick: [`Stranger = themselves, marked lower by two points. So they marked themselves higher.`],
      full: [
        `The stranger was described by the respondent's own facts.`,
        `Those over seventy marked this stranger 'lower by nearly two points'.`,
        `So they gave themselves more than somebody just like them.`,
      ],
      hints: [
        `From what had the description of the stranger been put together?`,
        `Lower than what? Read the sentence together with the one before it.`,
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
        `If they judged the stranger harshly for want of an age, stating the age should help. It did, but a third of the gap was left, which the supposition does not explain.`,
      ],
      wrong: [
        [
          `mistaken, since a part of the difference remained when the ages were stated`,
          'too-strong',
          `A remainder does not refute it. The gap lost two thirds of its size, as the supposition would lead one to expect.`,
        ],
        [
          `confirmed in full, since ages had the effect that she had looked for`,
          'too-strong',
          `The effect went in the right direction, but the gap 'shrank to a third' and did not vanish. Something else must contribute.`,
        ],
        [
          `beyond any test, since nobody can tell how people judge themselves`,
          'opposite-effect',
          `Adding the ages was a test of it, and the result could have gone the other way.`,
        ],
        [
          `true of younger respondents too, since they also were told the ages`,
          'out-of-scope',
          `For most respondents there was hardly any gap to explain, and nothing is reported of what ages did to their marks.`,
        ],
      ],
      quick: [`Two thirds of the gap went, one third stayed: largely right, not complete.`],
      full: [
        `Supposition: the gap arises because the stranger's age is missing.`,
        `If this were all, stating the age would close the gap; if it were wrong, nothing would change.`,
        `The gap shrank to a third. So it is mostly, but not wholly, explained.`,
      ],
      hints: [
        `How large should the gap have become if the missing age were its only cause?`,
        `A third remains. What does this say for the supposition, and what against it?`,
      ],
    },
    {
      id: 'rc-048',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The author compares the remedy with a kitchen scale in order to`,
      key: [
        `answer the charge that one must understand an error before correcting it`,
        `The critic holds that one 'would need to know already how people's yardsticks differ'. The scale shows that a measured error can be reduced 'before anyone understands what is wrong'.`,
      ],
      wrong: [
        [
          `concede that a remedy of this kind will remain inexact however it is used`,
          'opposite-effect',
          `The comparison defends the remedy: its error 'can be narrowed step by step'.`,
        ],
        [
          `explain how the marks of two countries can be reduced to a single scale`,
          'wrong-place',
          `The first paragraph does that with the example of Amir. The kitchen scale belongs to the reply to a critic.`,
        ],
        [
          `support the critic by means of a case that is familiar from daily life`,
          'wrong-speaker',
          `The sentence before says that the critic 'asks too much'. The scale is the author's answer.`,
        ],
        [
          `show that invented persons need not resemble the people who mark them`,
          'half-right',
          `Brandt's condition stands. The comparison shows that it can be met little by little without full knowledge.`,
        ],
      ],
      quick: [`'But the reply asks too much' introduces the scale: correction can come before understanding.`],
      full: [
        `Critic: one would need to know beforehand what the remedy is to find out.`,
        `Author: 'the reply asks too much'.`,
        `The scale is the reason: a known error can be corrected before its cause is known.`,
      ],
      hints: [
        `Whose view does the sentence before the scale attack?`,
        `What can be done with a scale that shows too little, even by someone who cannot repair it?`,
      ],
    },
    {
      id: 'rc-049',
      skill: 'rc-application',
      difficulty: 1.2,
      stem: `Cooks in two towns are asked to mark their own soups and a few invented soups. In which of the following cases would the remedy, as described in the first paragraph, be most likely to mislead?`,
      key: [
        `Cooks in one of the towns are stricter with the soups that they themselves make than with those of others.`,
        `The remedy 'supposes that people hold the same yardstick to strangers as to themselves'. Here they do not, so what is taken off is not the strictness they apply to their own soups.`,
      ],
      wrong: [
        [
          `Cooks in one of the towns are stricter than the cooks in the other with their own and with others' soups.`,
          'opposite-effect',
          `This is the very case for which the remedy was made: the invented soups reveal the strictness, which is then taken off.`,
        ],
        [
          `Cooks in one of the towns make better soups than those in the other but give themselves the same marks.`,
          'wrong-place',
          `Like the fitter country of the opening, they use a harsher scale. If they mark the invented soups as harshly, the remedy sets it right.`,
        ],
        [
          `Cooks in both of the towns give the same marks to the invented soups but not to the soups they make.`,
          'distorted-detail',
          `Equal marks for the invented soups mean that the scales agree. The other difference then lies in the soups, and nothing misleads.`,
        ],
        [
          `Cooks in both of the towns are asked about soups that are described to them and that nobody has tasted.`,
          'wrong-comparison',
          `So was Amir: the invented cases exist in words alone. What counts is that the words are 'the same' for all.`,
        ],
      ],
      quick: [`The remedy fails where one's own case and others' are measured differently. Only one case says so.`],
      full: [
        `The remedy reads the scale off the marks for invented cases.`,
        `It may then be applied to people's own marks only if the same scale was used there.`,
        `Strictness with one's own soups alone breaks this condition.`,
        `Strictness with all soups, or better soups, does not.`,
      ],
      hints: [
        `Which assumption of the remedy does the second paragraph bring to light?`,
        `Look for the case in which two yardsticks are used by the same cook.`,
      ],
    },
  ],
}

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
        `The stranger's description came "from their own answers," yet they marked the stranger "lower by nearly two points" than themselves. So they gave themselves the higher mark.`,
      ],
      wrong: [
        [
          `gave themselves a lower mark than younger respondents had given themselves`,
          'wrong-comparison',
          `The passage does not compare the marks of older and younger respondents. It compares each respondent with a matching stranger.`,
        ],
        [
          `gave the stranger a lower mark because they took him to be older than they were`,
          'distorted-detail',
          `Brandt supposes that they judged the stranger "by what can be expected of anyone," not that they took him to be older.`,
        ],
        [
          `gave the stranger about the same mark as most other people in the test had given`,
          'half-right',
          `Most respondents gave the stranger "about the mark that they had given themselves," but those over seventy are the exception. Each respondent also had a different stranger.`,
        ],
        [
          `gave answers to factual questions that turned out to be less than truthful`,
          'out-of-scope',
          `The passage does not say that any answers were untruthful. The stranger's description was "assembled from their own answers."`,
        ],
      ],
      quick: [`They marked a stranger just like themselves nearly two points lower, so they marked themselves higher.`],
      full: [
        `The stranger's description had been "assembled from their own answers," so the stranger had the same characteristics as the respondent.`,
        `Most respondents gave the stranger about their own mark, but those over seventy "marked the stranger lower by nearly two points."`,
        `Marking the stranger lower than oneself means marking oneself higher, so the answer turns the comparison around.`,
      ],
      hints: [
        `From what had the description of the stranger been put together?`,
        `When those over seventy marked the stranger lower, what was the mark lower than?`,
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
        `Stating the ages reduced the gap, as her supposition would lead us to expect. But a third of the gap remained, and the supposition does not explain that part.`,
      ],
      wrong: [
        [
          `mistaken, since a part of the difference remained when the ages were stated`,
          'too-strong',
          `A remainder does not refute the supposition. The gap "shrank to a third of its size," as it should if the supposition is largely right.`,
        ],
        [
          `confirmed in full, since ages had the effect that she had looked for`,
          'too-strong',
          `The gap "shrank to a third of its size" but did not disappear, so something else must contribute.`,
        ],
        [
          `beyond any test, since nobody can tell how people judge themselves`,
          'opposite-effect',
          `Adding the ages was a test of the supposition, and the result might have been different.`,
        ],
        [
          `true of younger respondents too, since they also were told the ages`,
          'out-of-scope',
          `Most respondents gave the stranger "about the mark that they had given themselves." There was hardly any gap to explain for them.`,
        ],
      ],
      quick: [
        `Two thirds of the gap disappeared and one third stayed, so the supposition is largely right but not complete.`,
      ],
      full: [
        `Brandt supposes that older respondents judged the stranger more strictly because the stranger's age was not stated.`,
        `If this were the only cause, stating the ages would close the gap. If it were no cause at all, stating them would change nothing.`,
        `The gap "shrank to a third of its size." So the supposition is "right in the main," and the remaining third is the part for which it "does not account."`,
      ],
      hints: [
        `If the missing age were the only cause of the gap, what would stating the ages have done?`,
        `What does the third that remained say about the supposition, and what does the part that disappeared say?`,
      ],
    },
    {
      id: 'rc-048',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The author compares the remedy with a kitchen scale in order to`,
      key: [
        `answer the charge that one must understand an error before correcting it`,
        `The critic says that one "would need to know already how people's yardsticks differ." The scale shows that an error can be corrected "before anyone understands what is wrong with it."`,
      ],
      wrong: [
        [
          `concede that a remedy of this kind will remain inexact however it is used`,
          'opposite-effect',
          `The comparison defends the remedy: a gap that can be measured "can be narrowed step by step."`,
        ],
        [
          `explain how the marks of two countries can be reduced to a single scale`,
          'wrong-place',
          `The example of "the invented Amir" in the first paragraph does that. The kitchen scale belongs to the reply to a critic.`,
        ],
        [
          `support the critic by means of a case that is familiar from daily life`,
          'wrong-speaker',
          `The sentence before says that the critic's reply "asks too much." The scale is part of the author's answer.`,
        ],
        [
          `show that invented persons need not resemble the people who mark them`,
          'half-right',
          `Brandt's condition that invented persons "resemble those who mark them" still stands. The comparison shows that it can be met step by step.`,
        ],
      ],
      quick: [`A scale can be corrected before its fault is understood, and this answers the critic.`],
      full: [
        `The critic objects that one would first have to know how people's yardsticks differ, "which is what the remedy was to find out."`,
        `The author responds that this "asks too much" and gives the scale as the reason. If a scale is known to show too little, it can be corrected before the cause is known.`,
        `The comparison thus answers the charge that "one must understand an error before correcting it."`,
      ],
      hints: [
        `Whose view does the sentence just before the kitchen scale reject?`,
        `What can be done with a scale that shows too little, even before its fault is understood?`,
      ],
    },
    {
      id: 'rc-049',
      skill: 'rc-application',
      difficulty: 1.2,
      stem: `Cooks in two towns are asked to mark their own soups and a few invented soups. In which of the following cases would the remedy, as described in the first paragraph, be most likely to mislead?`,
      key: [
        `Cooks in one of the towns are stricter with the soups that they themselves make than with those of others.`,
        `The remedy "supposes that people hold the same yardstick to strangers as to themselves." Here the cooks judge their own soups more strictly, and the marks for invented soups do not reveal that.`,
      ],
      wrong: [
        [
          `Cooks in one of the towns are stricter than the cooks in the other with their own and with others' soups.`,
          'opposite-effect',
          `This is the case the remedy was made for. The marks for the invented soups reveal the strictness, so the difference "can be taken off."`,
        ],
        [
          `Cooks in one of the towns make better soups than those in the other but give themselves the same marks.`,
          'wrong-place',
          `If their soups are better but their marks are the same, they are using a stricter scale. The marks for the invented soups will show this, so the remedy works.`,
        ],
        [
          `Cooks in both of the towns give the same marks to the invented soups but not to the soups they make.`,
          'distorted-detail',
          `Equal marks for the invented soups mean that the two scales agree. The difference is then in the soups, and nothing misleads.`,
        ],
        [
          `Cooks in both of the towns are asked about soups that are described to them and that nobody has tasted.`,
          'wrong-comparison',
          `The invented persons, too, existed only in words. What matters is that they are described "in the same words to all."`,
        ],
      ],
      quick: [`The remedy fails where cooks use one yardstick for their own soups and another for the invented ones.`],
      full: [
        `The remedy estimates a town's scale from the marks for invented cases and then applies the difference to people's own marks.`,
        `This works only if people use one scale for both. The second paragraph says so: the remedy "supposes that people hold the same yardstick to strangers as to themselves."`,
        `Cooks who are "stricter with the soups that they themselves make" break this condition. Strictness with all soups does not.`,
      ],
      hints: [
        `Which assumption of the remedy does the second paragraph bring to light?`,
        `In which case does the same cook use two yardsticks?`,
      ],
    },
  ],
}

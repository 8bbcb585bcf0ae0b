import type { WrittenQuestion } from '../written-question.ts'

/** Figures from which one thing must follow. */
export const figuresThatMustHold: readonly WrittenQuestion[] = [
  {
    id: 'cr-0214',
    skill: 'cr-inference',
    difficulty: 0.7,
    stem: `At Brightline Software, each employee keeps to one pattern of work every week. On Mondays, 60 percent of the employees work from home; on Fridays, 70 percent do. Exactly 20 percent come to the office on both days.

If the statements above are true, which of the following must also be true?`,
    key: [
      `Half of all the employees work from home on both of the two days.`,
      `The 20 percent who come to the office on both days leave 80 percent who work from home at least once. The sum 60 + 70 = 130 is 50 more than 80, so 50 percent are counted twice. They work from home on both days.`,
    ],
    wrong: [
      [
        `More employees come to the office on Fridays than on Mondays each week.`,
        'inverted',
        `The percentages at home are easily confused with those in the office. On Fridays, 30 percent come to the office, which is fewer than the 40 percent who come on Mondays.`,
      ],
      [
        `Whoever works from home on Mondays does so on Fridays of that week, too.`,
        'too-strong',
        `Most of those at home on Mondays are at home on Fridays too: 50 of every 60. But the other 10 come to the office on Fridays, so the statement does not hold for all of them.`,
      ],
      [
        `Fewer than half of those at home on Fridays are at home on Mondays.`,
        'fraction-of-wrong-whole',
        `The lower figure for Mondays makes this answer seem likely. But of every 70 employees at home on Fridays, 50 are also at home on Mondays, and 50 is well over half of 70.`,
      ],
      [
        `At least 30 percent of the employees come to the office on Mondays only.`,
        'both-for-only',
        `On Mondays 40 percent come to the office, which makes 30 seem safe. But 20 of those 40 come on Fridays as well, so only 20 percent come on Mondays alone.`,
      ],
    ],
    quick: [
      `In all, 100 − 20 = 80 percent work from home on at least one day. So 60 + 70 − 80 = 50 percent do so on both days.`,
    ],
    full: [
      `Method: take 100 employees, so that each percentage becomes a number of people.`,
      `Twenty of them come to the office on both days, so the other 80 work from home on Monday, on Friday, or on both.`,
      `Since 60 and 70 add up to 130, which is 50 more than 80, 50 employees are counted twice. So half of the 100 employees work from home on both days.`,
      `It follows that 10 work from home on Mondays only and 20 on Fridays only. These numbers rule out each of the other options.`,
    ],
    hints: [
      `What does the 20 percent tell you about the employees who are not included in it?`,
      `Take 100 employees, and add 60 and 70. Why is the sum larger than the number of employees at home on at least one day?`,
    ],
  },
  {
    id: 'cr-0215',
    skill: 'cr-inference',
    difficulty: 0.6,
    stem: `In 2015, Velland exported 40 percent of the grain that it harvested; in 2025, it exported 30 percent. The harvest of 2025 was twice as large as that of 2015. Velland neither imports nor stores grain.

Which of the following can most properly be inferred from the statements above?`,
    key: [
      `The amount of grain used inside Velland more than doubled between the two years.`,
      `Suppose that the harvests were 100 and 200 units. Velland used 60 percent of 100, or 60 units, in 2015 and 70 percent of 200, or 140 units, in 2025. The second amount is more than double the first.`,
    ],
    wrong: [
      [
        `Velland exported less grain in 2025 than it had exported ten years before that.`,
        'fraction-of-wrong-whole',
        `The share fell, but the amount rose: 30 percent of 200 units is 60, which is more than the 40 units exported in 2015.`,
      ],
      [
        `The people of Velland ate more than twice as much grain in 2025 as they had in 2015.`,
        'too-broad',
        `The grain used inside Velland did rise from 60 to 140 units. But farmers may have fed the additional grain to animals, so people may not have eaten twice as much.`,
      ],
      [
        `Countries that bought grain from Velland needed less of it in 2025 than before.`,
        'opposite-effect',
        `The smaller share exported may suggest a smaller demand. But other countries bought 60 units instead of 40, and we do not know what they needed.`,
      ],
      [
        `The amount of grain that Velland exported in 2025 was double that of 2015.`,
        'ignored-condition',
        `The amount would have doubled if the share had stayed at 40 percent. But with a share of 30 percent, exports rose only from 40 to 60 units, so they did not double.`,
      ],
    ],
    quick: [
      `If the harvests were 100 and 200 units, exports were 40 and 60, which left 60 and 140 units inside Velland. Since 140 is more than twice 60, the amount used inside Velland more than doubled.`,
    ],
    full: [
      `Method: replace the shares with amounts. Let the harvest of 2015 be 100 units, so that the harvest of 2025 is 200.`,
      `Exports were 40 percent of 100, or 40 units, and 30 percent of 200, or 60 units.`,
      `Grain that is neither exported nor stored is used in the country: 60 units in 2015 and 140 in 2025.`,
      `Since 140 is more than twice 60, the amount used inside Velland more than doubled.`,
    ],
    hints: [
      `The two percentages are shares of two harvests. How do the harvests compare?`,
      `Let the harvest of 2015 be 100 units. How much was exported in each year, and how much remained in the country?`,
    ],
  },
  {
    id: 'cr-0216',
    version: 2,
    skill: 'cr-inference',
    difficulty: 1.2,
    stem: `All of a company's employees work at either its northern or its southern branch. Both at the beginning and at the end of last year, the average salary was lower at the southern branch. During the year, the average salary rose at each of the two branches, but the average salary of all the company's employees fell.

If the statements above are true, which of the following must also be true of last year?`,
    key: [
      `The share of all employees who worked at the southern branch grew during the year.`,
      `The overall average lies between the two branches, closer to the one with more employees. If both averages rise and the overall average falls, the lower-paid branch must have a larger share of the employees.`,
    ],
    wrong: [
      [
        `More employees left the northern branch during the year than were hired there.`,
        'not-required',
        `The southern share can grow without any loss in the north, because the southern branch may simply have hired more people. The northern branch may even have grown.`,
      ],
      [
        `The average salary rose by less at the northern branch than at the southern one.`,
        'not-required',
        `The northern average may have risen by more. A large enough shift toward the southern branch, where pay is lower, would still pull the overall average down.`,
      ],
      [
        `The employees who were hired were paid less, on average, than those who left.`,
        'too-broad',
        `Low-paid hires would indeed lower an average. But the people hired in the south may have earned more than the few who left and still less than the company average. Then they would pull that average down anyway.`,
      ],
      [
        `At least one employee was transferred from the northern to the southern branch.`,
        'too-strong',
        `A transfer would make the southern share grow. But hiring in the south or departures in the north would have the same effect, so no transfer is needed.`,
      ],
    ],
    quick: [
      `Both averages rise and the overall average falls. That can happen only if a larger share of the employees now work at the southern branch, where pay is lower.`,
    ],
    full: [
      `Method: treat the overall average as a weighted average of the two branches. It depends on their two averages and on their shares of the employees.`,
      `Both averages rose, so with unchanged shares the overall average would have risen.`,
      `Instead, it fell. So the southern branch, which has the lower average, must have a larger share of the employees than before.`,
      `For example, suppose that 10 employees in the north average $90,000 and 10 in the south $50,000, so the overall average is $70,000. Later, 10 in the north average $92,000 and 30 in the south $52,000. The overall average has fallen to $62,000, although no one left or was transferred and both averages rose equally.`,
    ],
    hints: [
      `The overall average depends on the averages of the two branches. What else does it depend on?`,
      `The overall average lies between the averages of the two branches. What pulls it toward one of them?`,
    ],
  },
  {
    id: 'cr-0217',
    skill: 'cr-inference',
    difficulty: 0.9,
    stem: `A theater sold one ticket each to 500 people, half of them at full price and half at half price. On the evening of the play, 300 of these people came. Of those who came, 45 percent had paid half price.

If the statements above are true, which of the following must be true?`,
    key: [
      `Someone who had paid the full price was more likely to come than someone who had not.`,
      `Of the 300 who came, 45 percent, or 135, had paid half price, and the other 165 had paid full price. So 165 of the 250 full-price buyers came, compared with 135 of the 250 half-price buyers.`,
    ],
    wrong: [
      [
        `More than half of the people who did not come to the play had paid the full price.`,
        'inverted',
        `This answer reverses the figures. Of the 200 people who did not come, 250 − 165 = 85 had paid full price and 250 − 135 = 115 had paid half price. So fewer than half had paid full price.`,
      ],
      [
        `Fewer than half of the people who had bought a ticket at half price came that evening.`,
        'fraction-of-wrong-whole',
        `This answer confuses two shares. The 45 percent is a share of those who came. Of the 250 people with half-price tickets, 135 came, or 54 percent.`,
      ],
      [
        `The people who stayed away had on average paid more for a ticket than those who came.`,
        'inverted',
        `Of the 200 who stayed away, 115 had paid half price. Of the 300 who came, 135 had. So half-price tickets were more common among those who stayed away, and they had paid less on average.`,
      ],
      [
        `A person who pays more for a ticket takes more interest in the play than one who pays less.`,
        'reversed-causation',
        `The figures show who came, not why. Cause and effect may even be reversed: people with more interest may have been more willing to pay full price. So this need not be true.`,
      ],
    ],
    quick: [
      `Of the 250 people with half-price tickets, 135 came. Of the 250 with full-price tickets, 165 came, so full-price buyers were more likely to come.`,
    ],
    full: [
      `Method: make a table with two rows, came and did not come, and two columns, full price and half price.`,
      `There were 250 buyers of each kind. Of the 300 who came, 45 percent, or 135, had paid half price, so 165 had paid full price.`,
      `Of those who did not come, 85 had paid full price and 115 half price.`,
      `Since 165 of 250 is more than 135 of 250, a person who had paid full price was more likely to come. The table rules out the other options about numbers and says nothing about interest in the play.`,
    ],
    hints: [
      `The 45 percent is a share of which group of people?`,
      `Of the 300 who came, how many had paid each price? Compare these numbers with the number of tickets sold at each price.`,
    ],
  },
]

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
      `Since 20 percent are at home on neither day, 80 percent are at home on at least one. 60 + 70 counts those on both twice: 130 − 80 = 50.`,
    ],
    wrong: [
      [
        `More employees come to the office on Fridays than on Mondays each week.`,
        'inverted',
        `On Fridays 30 percent come, on Mondays 40 percent.`,
      ],
      [
        `Whoever works from home on Mondays does so on Fridays of that week, too.`,
        'too-strong',
        `50 of the 60 percent do. The other 10 percent come in on Fridays.`,
      ],
      [
        `Fewer than half of those at home on Fridays are at home on Mondays.`,
        'fraction-of-wrong-whole',
        `Of the 70 percent, 50 are at home on Mondays as well, which is more than two thirds.`,
      ],
      [
        `At least 30 percent of the employees come to the office on Mondays only.`,
        'both-for-only',
        `40 percent come on Mondays, but 20 of them come on Fridays as well. On Mondays only, 20 percent come.`,
      ],
    ],
    quick: [`On at least one day at home: 100 − 20 = 80. On both: 60 + 70 − 80 = 50 percent.`],
    full: [
      `Method: take 100 employees and fill in what is fixed.`,
      `20 are at home on neither day, so 80 are at home on Monday, on Friday or on both.`,
      `60 and 70 add up to 130. That is 50 more than 80, so 50 are counted twice: they are at home on both days.`,
      `Then 10 are at home on Mondays only and 20 on Fridays only. These numbers rule out each of the other statements.`,
    ],
    hints: [
      `Take 100 employees. How many of them are at home on at least one of the two days?`,
      `60 and 70 add up to more than that. Who is counted twice?`,
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
      `Of 100 units, 60 were used at home; of 200 units, 140 were. That is more than twice as much.`,
    ],
    wrong: [
      [
        `Velland exported less grain in 2025 than it had exported ten years before that.`,
        'fraction-of-wrong-whole',
        `30 percent of 200 units are 60, which is more than 40 percent of 100. The share fell and the amount rose.`,
      ],
      [
        `The people of Velland ate more than twice as much grain in 2025 as they had in 2015.`,
        'too-broad',
        `More than twice as much was used in the country. Animals may have eaten it, or factories may have used it.`,
      ],
      [
        `Countries that bought grain from Velland needed less of it in 2025 than before.`,
        'opposite-effect',
        `They bought more of it from Velland: 60 units instead of 40.`,
      ],
      [
        `The amount of grain that Velland exported in 2025 was double that of 2015.`,
        'ignored-condition',
        `It would have doubled if the share had stayed the same. It rose from 40 to 60 units, by one half.`,
      ],
    ],
    quick: [`Harvest 100 and 200: exports 40 and 60, at home 60 and 140.`],
    full: [
      `Method: put in amounts. Let the harvest of 2015 be 100 units, so that of 2025 is 200.`,
      `Exports: 40 percent of 100 are 40; 30 percent of 200 are 60.`,
      `What is left, and is neither stored nor imported, is used in the country: 60 and 140 units.`,
      `140 is more than twice 60. Exports rose by half, so they neither fell nor doubled.`,
    ],
    hints: [
      `Let the harvest of 2015 be 100 units. What are the two amounts of exports?`,
      `A share of a larger whole can be a larger amount. What remained in the country?`,
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
      `The average of all lies between the two, nearer to the branch with more employees. If both rise and it falls, the weight must have moved toward the lower one.`,
    ],
    wrong: [
      [
        `More employees left the northern branch during the year than were hired there.`,
        'not-required',
        `The share of the southern branch can also grow because it hired more. The northern branch may even have grown.`,
      ],
      [
        `The average salary rose by less at the northern branch than at the southern one.`,
        'not-required',
        `It may have risen by more. A sufficient move of weight to the lower branch is enough.`,
      ],
      [
        `The employees who were hired were paid less, on average, than those who left.`,
        'too-broad',
        `New employees of the southern branch may be paid more than those who left it and still less than the average of all. What counts is where they work.`,
      ],
      [
        `At least one employee was transferred from the northern to the southern branch.`,
        'too-strong',
        `No one needs to have been transferred. Hiring in the south or departures in the north would have the same effect.`,
      ],
    ],
    quick: [`Both parts rise and the whole falls: only the weights can have done that.`],
    full: [
      `Method: an average of two groups is a weighted mean. Ask which of its parts can bring it down.`,
      `Both averages rose, so with the same shares the whole would have risen.`,
      `It fell, so the shares changed, and toward the branch with the lower average: the southern one.`,
      `Example: 10 at $90 and 10 at $50 average $70. Later 10 at $92 and 30 at $52 average $62. Here no one left, no one was transferred, and both averages rose by the same amount, so the other statements need not be true.`,
    ],
    hints: [
      `If the number of employees at each branch had stayed the same, what would the average of all have done?`,
      `The average of all lies between the two branches. What pulls it toward one of them?`,
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
      `45 percent of 300 are 135 people at half price; the other 165 had paid in full. Out of 250 each, 165 came against 135.`,
    ],
    wrong: [
      [
        `More than half of the people who did not come to the play had paid the full price.`,
        'inverted',
        `Of the 200 who stayed away, 250 − 165 = 85 had paid in full and 115 had paid half.`,
      ],
      [
        `Fewer than half of the people who had bought a ticket at half price came that evening.`,
        'fraction-of-wrong-whole',
        `135 of 250 came, which is 54 percent. The 45 percent are a share of those who came.`,
      ],
      [
        `The people who stayed away had on average paid more for a ticket than those who came.`,
        'inverted',
        `Among those who stayed away, a larger share had paid half price, so on average they had paid less.`,
      ],
      [
        `A person who pays more for a ticket takes more interest in the play than one who pays less.`,
        'reversed-causation',
        `The figures say who came, not why. Those with more interest may have been readier to pay in full.`,
      ],
    ],
    quick: [`Came: 135 of 250 at half price, 165 of 250 at full price.`],
    full: [
      `Method: fill in a table of two rows, came and stayed away, and two columns, full and half price.`,
      `Bought: 250 and 250. Came: 45 percent of 300 are 135 at half price, so 165 at full price.`,
      `Stayed away: 85 at full price and 115 at half price.`,
      `165 of 250 is more than 135 of 250. The table contradicts the other statements about numbers, and it says nothing about reasons.`,
    ],
    hints: [
      `How many of the 300 had paid half price, and how many the full price?`,
      `Compare each with the 250 who had bought such a ticket.`,
    ],
  },
]

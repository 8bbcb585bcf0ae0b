import type { WrittenQuestion } from '../written-question.ts'

/** More plans, figures and exchanges, from public life and trade. */
export const disputesInTown: readonly WrittenQuestion[] = [
  {
    id: 'cr-0218',
    skill: 'cr-flaw',
    difficulty: 0.7,
    stem: `Ferreira: The new crosswalk on Mill Street has made the street more dangerous. Since it was painted, more pedestrians have been hit there than in any year before.

Osman: That proves nothing. Since the crosswalk was painted, four times as many pedestrians cross Mill Street, and fewer than twice as many have been hit.

Osman's reply exposes Ferreira's argument to the criticism that it`,
    key: [
      `takes a greater number of accidents to mean a greater risk for each person`,
      `With four times as many pedestrians and fewer than twice as many accidents, the risk to each person has fallen. Ferreira considered only the number of people hit.`,
    ],
    wrong: [
      [
        `assumes that the accidents would not have taken place on some other street`,
        'out-of-scope',
        `A crosswalk may draw pedestrians, and accidents, from other streets. But Osman's figures concern only people who cross Mill Street.`,
      ],
      [
        `treats what came after the crosswalk as though it had been the cause of it`,
        'reversed-causation',
        `Ferreira does infer a cause from what happened "since it was painted." But Osman's figures are about risk, not about what caused the accidents.`,
      ],
      [
        `relies on figures that had been collected before the crosswalk was painted`,
        'distorted-detail',
        `Ferreira does use earlier figures, but only to compare them with those from after the crosswalk was painted. Osman disputes none of them.`,
      ],
      [
        `draws a conclusion about a town from what was observed on one of its streets`,
        'too-broad',
        `One street would be a small sample for a whole town. But Ferreira's evidence and conclusion are both about Mill Street.`,
      ],
    ],
    quick: [
      `Osman compares the number of people hit with the number who cross. Ferreira takes the larger number alone to mean a greater risk.`,
    ],
    full: [
      `Method: compare the figures of the two speakers and name what the second one adds.`,
      `Ferreira says that more pedestrians have been hit. Osman adds that four times as many cross and that fewer than twice as many have been hit.`,
      `For each pedestrian, that is less than half the former risk. "More dangerous" is a statement about risk, and a larger number of accidents alone does not prove it. That is the flaw Osman exposes.`,
    ],
    hints: [
      `What figure does Osman add to the number of accidents?`,
      `Suppose that 100 people used to cross and 2 of them were hit. What could the numbers be now?`,
    ],
  },
  {
    id: 'cr-0219',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.6,
    stem: `A supermarket puts the milk that expires first at the front of the shelf, yet many of those cartons expire unsold, because customers reach past them for fresher milk. The manager plans to reduce the price of each carton by a third on its last two days. Waste will decline, the manager predicts, without any loss of income.

Each of the following, if true, supports the manager's prediction EXCEPT:`,
    key: [
      `A customer who finds a cheaper carton often buys it in place of one at the full price.`,
      `Waste may decline, but the supermarket gets only two thirds of the price from a customer who would have paid all of it. That works against "without any loss of income." No other option works against either half of the prediction.`,
    ],
    wrong: [
      [
        `The supermarket has to pay a company for each carton of expired milk that is taken away.`,
        'except-overlooked',
        `This supports the prediction: each carton that is sold saves this payment, which helps income.`,
      ],
      [
        `Many families in the neighborhood finish a carton of milk on the day on which they buy it.`,
        'except-overlooked',
        `This supports the prediction: two days are enough for these families, so they have reason to take the cheaper carton.`,
      ],
      [
        `Some restaurants nearby would buy milk from the supermarket if it cost a third less than now.`,
        'except-overlooked',
        `This supports the prediction: these restaurants would not buy at the full price, so their purchases add to income.`,
      ],
      [
        `Customers can see a reduced price from afar, but they have to look for the date on a carton.`,
        'except-overlooked',
        `This supports the prediction: the reduced price will be noticed, so it can change which carton customers take.`,
      ],
    ],
    quick: [
      `Four options reduce waste or help income and harm neither. One replaces a sale at the full price with a cheaper sale, so income falls.`,
    ],
    full: [
      `Method: test each option against both parts of the prediction, less waste and no loss of income.`,
      `Families who finish a carton the same day and customers who notice the price help to reduce waste. Saved payments and restaurants that become buyers help income. None of these facts works against either part.`,
      `If customers buy the cheaper carton in place of one at the full price, waste may decline. But the supermarket then gets two thirds of a price that it would have received in full. Only this option works against a part of the prediction, so it is the exception.`,
    ],
    hints: [
      `The manager predicts something about waste and something about income. Which of the two could a price cut harm?`,
      `Which option would leave the supermarket with less money?`,
    ],
  },
  {
    id: 'cr-0220',
    skill: 'cr-inference',
    difficulty: 0.8,
    stem: `In a survey of 400 drivers, 240 said that they had exceeded the speed limit during the past week, and 300 said that they consider themselves better drivers than most. Of those who do not consider themselves better than most, three out of four said that they had not exceeded the limit.

If the drivers in the survey answered truthfully, which of the following must be true?`,
    key: [
      `More than two thirds of those who consider themselves better had exceeded the limit.`,
      `Of the 100 other drivers, 75 had not exceeded the limit and 25 had. So 240 − 25 = 215 of the 300 had exceeded it, which is more than two thirds.`,
    ],
    wrong: [
      [
        `Most of those who had not exceeded the limit do not consider themselves to be better.`,
        'fraction-of-wrong-whole',
        `Of the 100 other drivers, 75 kept to the limit. But 400 − 240 = 160 drivers kept to it, and the remaining 85, who are more than half, consider themselves better.`,
      ],
      [
        `Drivers who consider themselves better than most drive faster because they think so.`,
        'reversed-causation',
        `It is natural to suspect a cause here. But the figures show only that the two go together, not that one leads to the other.`,
      ],
      [
        `At least 240 of the drivers both exceeded the limit and consider themselves better.`,
        'both-for-only',
        `This counts all 240 who exceeded the limit. But 25 of them do not consider themselves better, so only 215 did both.`,
      ],
      [
        `At least some of those who consider themselves better than most are worse than most.`,
        'real-world-belief',
        `Not everyone in a group can be better than most of it. But we are not told which drivers these people compare themselves with, and the survey did not test how they drive.`,
      ],
    ],
    quick: [
      `Of the 100 others, 25 exceeded the limit. So 240 − 25 = 215 of the 300 who consider themselves better did.`,
    ],
    full: [
      `Method: make a table with two rows and two columns.`,
      `Of the 400 drivers, 300 consider themselves better and 100 do not. Of the 100, 75 had not exceeded the limit and 25 had.`,
      `Since 240 exceeded it in all, 215 of them are among the 300. Two thirds of 300 is 200, and 215 is more.`,
      `So more than two thirds of those who consider themselves better had exceeded the limit.`,
    ],
    hints: [
      `How many drivers do not consider themselves better than most, and how many of those exceeded the limit?`,
      `How many of the 240 must then be among the 300?`,
    ],
  },
  {
    id: 'cr-0221',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `The Brenvale Orchestra wants to win younger listeners. Few people under 30 who attend one of its concerts ever come to another, and many of them say that tickets are too expensive. For the next two years, therefore, each person under 30 who attends a concert of the orchestra for the first time will receive a free ticket to a second one. The orchestra expects many of these people to become regular listeners.

Which of the following, if true, would most undermine the orchestra's expectation?`,
    key: [
      `Listeners under 30 to whom the orchestra used to give several free tickets rarely came to a concert for which they had to pay.`,
      `A free second ticket removes the price only once. If listeners stop coming as soon as they have to pay, they do not become regular listeners.`,
    ],
    wrong: [
      [
        `Listeners over 30 who attend one of the orchestra's concerts come to another one even less often than younger listeners do.`,
        'wrong-comparison',
        `If older listeners return even less often, the problem is a general one. But the plan is about people under 30 and what a free ticket does for them.`,
      ],
      [
        `Other orchestras have found that young listeners particularly like to hear works that are hardly ever performed in concerts.`,
        'out-of-scope',
        `Performing rare works may be another way to win young listeners. But that does not show that free tickets will fail to do so.`,
      ],
      [
        `The orchestra plays in a hall with so many empty seats that people with free tickets will take none from people who pay.`,
        'opposite-effect',
        `Free tickets might seem to cost the orchestra income. This option rules that out, so it favors the plan.`,
      ],
      [
        `Young people in Brenvale say that they would go out in the evening more often if what they like to do were less expensive.`,
        'opposite-effect',
        `What people say about price might be unreliable. But this agrees with what many young listeners say, so it supports the plan.`,
      ],
    ],
    quick: [
      `The goal is listeners who come back when they have to pay. If listeners of this age rarely pay after getting several free tickets, one free ticket is unlikely to win them.`,
    ],
    full: [
      `Method: keep the goal in view. The goal is regular listeners, not full seats.`,
      `The plan assumes that a free second visit will lead people to come again when tickets are no longer free.`,
      `But listeners of this age who received several free tickets rarely came when they had to pay. One free ticket is even less likely to make them regular listeners, so the orchestra's expectation is undermined.`,
    ],
    hints: [
      `What must happen after the free ticket if the plan is to succeed?`,
      `Which option is about concerts for which tickets are not free?`,
    ],
  },
]

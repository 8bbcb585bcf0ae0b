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
      `With four times the pedestrians and less than twice the accidents, the risk for one who crosses has fallen. Ferreira looked at the number alone.`,
    ],
    wrong: [
      [
        `assumes that the accidents would not have taken place on some other street`,
        'out-of-scope',
        `Osman speaks of those who cross Mill Street. Other streets are not mentioned.`,
      ],
      [
        `treats what came after the crosswalk as though it had been the cause of it`,
        'reversed-causation',
        `Ferreira does not say that the accidents caused the crosswalk. And Osman's figures are about risk, not about causes.`,
      ],
      [
        `relies on figures that had been collected before the crosswalk was painted`,
        'distorted-detail',
        `Ferreira compares figures from before and after. Osman disputes none of them.`,
      ],
      [
        `draws a conclusion about a town from what was observed on one of its streets`,
        'too-broad',
        `Ferreira's conclusion is about Mill Street, as the evidence is.`,
      ],
    ],
    quick: [`Osman divides the accidents by the people who cross. Ferreira did not.`],
    full: [
      `Method: compare the figures of the two speakers and name what the second one adds.`,
      `Ferreira: more accidents. Osman: four times the pedestrians, less than twice the accidents.`,
      `Per pedestrian that is less than half of what it was. 'More dangerous' is a statement about risk, and the number alone does not give it.`,
    ],
    hints: [
      `What does Osman put beside the number of accidents?`,
      `Suppose that 100 people crossed and 2 were hit before. What are the figures now?`,
    ],
  },
  {
    id: 'cr-0219',
    skill: 'cr-strengthen',
    difficulty: 0.6,
    stem: `A supermarket puts the milk that expires first at the front of the shelf, and much of the milk behind it later expires unsold, because customers reach behind the first row. The manager plans to reduce the price of each carton by a third on its last two days. Waste will decline, the manager predicts, without any loss of income.

Each of the following, if true, supports the manager's prediction EXCEPT:`,
    key: [
      `A customer who finds a cheaper carton often buys it in place of one at the full price.`,
      `Then the supermarket receives two thirds for a sale that it would have made at the full price. This speaks against 'without any loss of income'.`,
    ],
    wrong: [
      [
        `The supermarket has to pay a company for each carton of expired milk that is taken away.`,
        'except-overlooked',
        `Each carton that is sold saves this payment, which helps the income.`,
      ],
      [
        `Many families in the neighborhood finish a carton of milk on the day on which they buy it.`,
        'except-overlooked',
        `Two days are enough for them, so they have a reason to take the cheaper carton before it expires.`,
      ],
      [
        `Some restaurants nearby would buy milk from the supermarket if it cost a third less than now.`,
        'except-overlooked',
        `They are customers who would not have bought at the full price, so they add to the income.`,
      ],
      [
        `Customers can see a reduced price from afar, but they have to look for the date on a carton.`,
        'except-overlooked',
        `The reduced price will be noticed, so it can change which carton is taken.`,
      ],
    ],
    quick: [`Four options bring sales or savings. One replaces a sale at the full price by a cheaper one.`],
    full: [
      `Method: test each option against both parts of the prediction, less waste and no loss of income.`,
      `Payments saved, new buyers, and cartons that are used and noticed in time support one part or the other.`,
      `If the cheaper carton is bought instead of a full-priced one, waste may decline, but income does as well. This is no support.`,
    ],
    hints: [
      `The prediction has two parts. Which are they?`,
      `From which option would you expect less money in the register?`,
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
      `Of the 100 others, 75 had not and 25 had. So 240 − 25 = 215 of the 300 had exceeded it, which is more than 200.`,
    ],
    wrong: [
      [
        `Most of those who had not exceeded the limit do not consider themselves to be better.`,
        'fraction-of-wrong-whole',
        `160 had not: 75 of the others and 85 of those who consider themselves better. The 75 are a minority.`,
      ],
      [
        `Drivers who consider themselves better than most drive faster because they think so.`,
        'reversed-causation',
        `The figures show that the two go together, not that one brings about the other.`,
      ],
      [
        `At least 240 of the drivers both exceeded the limit and consider themselves better.`,
        'both-for-only',
        `25 of the 240 do not consider themselves better, so 215 did both.`,
      ],
      [
        `At least some of those who consider themselves better than most are worse than most.`,
        'real-world-belief',
        `Three in four think that they are better than most. But most of what group of drivers is not said, and the survey did not test how they drive.`,
      ],
    ],
    quick: [`Others: 100, of whom 25 exceeded the limit. The rest of the 240, 215 of 300, consider themselves better.`],
    full: [
      `Method: a table with two rows and two columns.`,
      `300 better, 100 others. Others: 75 had not exceeded the limit, 25 had.`,
      `Exceeded: 240 in all, so 215 of the 300. Two thirds of 300 are 200, and 215 is more.`,
      `Not exceeded: 160, of whom 85 consider themselves better. So the statement that the others are most of them fails.`,
    ],
    hints: [
      `How many do not consider themselves better, and how many of them had exceeded the limit?`,
      `How many of the 240 are left for the 300?`,
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
      `A free second ticket removes the price once. If listeners stop as soon as they pay, they do not become regular ones.`,
    ],
    wrong: [
      [
        `Listeners over 30 who attend one of the orchestra's concerts come to another one even less often than younger listeners do.`,
        'wrong-comparison',
        `The plan is about those under 30. How often others return does not show what a free ticket does.`,
      ],
      [
        `Other orchestras have found that young listeners particularly like to hear works that are hardly ever performed in concerts.`,
        'out-of-scope',
        `The choice of works may be one more way to win listeners. It does not show that this one fails.`,
      ],
      [
        `The orchestra plays in a hall with so many empty seats that people with free tickets will take none from people who pay.`,
        'opposite-effect',
        `This removes a possible cost of the plan.`,
      ],
      [
        `Young people in Brenvale say that they would go out in the evening more often if what they like to do were less expensive.`,
        'opposite-effect',
        `This agrees with the interviews and makes price look important, as the plan supposes.`,
      ],
    ],
    quick: [`Goal: listeners who go on when they pay. Evidence that they stop then defeats it.`],
    full: [
      `Method: keep the goal in view. It is regular listeners and not full seats.`,
      `The plan supposes that a free second visit creates a habit that outlasts it.`,
      `If several free visits have created no such habit in people of this age, one free visit will hardly do so.`,
    ],
    hints: [
      `What must happen after the free ticket for the plan to succeed?`,
      `Which option says something about the time when tickets are not free?`,
    ],
  },
]

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
      `Ferreira relies only on the number of pedestrians hit. With four times as many crossing and fewer than twice as many hit, each pedestrian's risk is now less than half of what it was.`,
    ],
    wrong: [
      [
        `assumes that the accidents would not have taken place on some other street`,
        'out-of-scope',
        `Some accidents may indeed have moved to Mill Street from other streets. But Osman mentions no other street; the two figures are about how many pedestrians cross Mill Street and how many are hit there.`,
      ],
      [
        `treats what came after the crosswalk as though it had been the cause of it`,
        'reversed-causation',
        `Ferreira does blame the crosswalk for what came after it. But Osman's reply does not offer another cause; it denies that the street has become "more dangerous" for a pedestrian.`,
      ],
      [
        `relies on figures that had been collected before the crosswalk was painted`,
        'distorted-detail',
        `Ferreira does compare the new figures with those of earlier years, and a comparison needs both. Osman does not question any of these figures but adds the number of people who cross.`,
      ],
      [
        `draws a conclusion about a town from what was observed on one of its streets`,
        'too-broad',
        `Ferreira says nothing about the town as a whole. The claim that "the street" is more dangerous and the figures for it are both about Mill Street.`,
      ],
    ],
    quick: [
      `Osman sets the number of people hit beside the number who cross. Ferreira looks only at the first number and takes it to show a greater risk.`,
    ],
    full: [
      `Method: compare what the two speakers count. Ferreira counts pedestrians who were hit. Osman counts these and also those who cross, who are now four times as many.`,
      `Suppose that 100 people a day used to cross and 2 a year were hit. Now 400 cross and fewer than 4 are hit, so the risk to each of them is less than half of what it was.`,
      `"More dangerous" is a claim about risk. Ferreira draws it from a larger number of accidents alone, and Osman's reply exposes that mistake.`,
    ],
    hints: [
      `What number does Osman bring in that Ferreira leaves out?`,
      `Compare what each speaker counts. Suppose that 100 people used to cross each day and 2 a year were hit. What could the two numbers be now?`,
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
      `When a customer takes a cheaper carton in place of one at the full price, the store loses a third of that price. That works against "without any loss of income."`,
    ],
    wrong: [
      [
        `The supermarket has to pay a company for each carton of expired milk that is taken away.`,
        'except-overlooked',
        `The store now pays to have each expired carton taken away. Every carton that is sold instead saves that payment and helps to make up for the lower price, so this fact supports the prediction.`,
      ],
      [
        `Many families in the neighborhood finish a carton of milk on the day on which they buy it.`,
        'except-overlooked',
        `Families who finish a carton the same day can safely buy one that is about to expire. A lower price gives them a reason to do so, which makes less waste more likely.`,
      ],
      [
        `Some restaurants nearby would buy milk from the supermarket if it cost a third less than now.`,
        'except-overlooked',
        `Restaurants that buy only at the lower price would use cartons that might otherwise expire. Their payments would also add to the store's income, so both halves of the prediction gain support.`,
      ],
      [
        `Customers can see a reduced price from afar, but they have to look for the date on a carton.`,
        'except-overlooked',
        `A price that customers see from afar can catch their eye before they reach past the older cartons. Fewer of those cartons should then expire unsold, as the manager predicts.`,
      ],
    ],
    quick: [
      `Four facts help to reduce waste or to protect income. Only one describes customers who pay less for milk that they would have bought at the full price.`,
    ],
    full: [
      `Method: test each answer against both halves of the prediction, less waste and no loss of income.`,
      `Families who finish a carton in a day and customers who see the lower price from afar help to reduce waste. Saved payments and new sales to restaurants help income.`,
      `If customers often take a cheaper carton in place of one at the full price, the store gets only two thirds of what it would have been paid. Only this fact works against the prediction.`,
    ],
    hints: [
      `The manager makes two predictions about the price cut. What are they?`,
      `Cross out each fact that helps to reduce waste or to protect income. Which one would leave the store with less money?`,
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
      `Of the 100 other drivers, 75 kept to the limit and 25 exceeded it. That leaves 240 − 25 = 215 of the 300 who exceeded it, which is more than two thirds of them.`,
    ],
    wrong: [
      [
        `Most of those who had not exceeded the limit do not consider themselves to be better.`,
        'fraction-of-wrong-whole',
        `Altogether, 400 − 240 = 160 drivers kept to the limit. Only 75 of them do not consider themselves better than most; the remaining 85, more than half, do.`,
      ],
      [
        `Drivers who consider themselves better than most drive faster because they think so.`,
        'reversed-causation',
        `The survey shows that a larger share of those who consider themselves better exceeded the limit. It does not show that their opinion of themselves is the reason.`,
      ],
      [
        `At least 240 of the drivers both exceeded the limit and consider themselves better.`,
        'both-for-only',
        `All 240 exceeded the limit, but 25 of them do not consider themselves better than most. The number who did both is 215, not "at least 240."`,
      ],
      [
        `At least some of those who consider themselves better than most are worse than most.`,
        'real-world-belief',
        `Three quarters of a group cannot all be better than most of that group. But these drivers may be better than most drivers elsewhere, and the survey did not test how well anyone drives.`,
      ],
    ],
    quick: [
      `Of the 100 who do not consider themselves better, 25 exceeded the limit. The other 215 of the 240 are among the 300, and 215 is more than two thirds of 300.`,
    ],
    full: [
      `Method: sort the drivers in a table. One row is for those who consider themselves better than most and one for the others. One column is for those who exceeded the limit and one for those who did not.`,
      `The rows hold 300 and 100 drivers. Of the 100, three out of four, or 75, had not exceeded the limit, so 25 had.`,
      `Since 240 drivers in all had exceeded it, 240 − 25 = 215 of these belong to the 300.`,
      `Two thirds of 300 is 200, and 215 is more. The statement about more than two thirds must therefore be true.`,
    ],
    hints: [
      `Which two facts does the survey record about each driver?`,
      `Make a table with two rows and two columns for the 400 drivers, and fill in the row of the 100 first. Which answer does the completed table prove?`,
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
      `The orchestra has already tried something more generous. If even several free tickets rarely brought young listeners back as paying guests, one free ticket is unlikely to make many of them regular listeners.`,
    ],
    wrong: [
      [
        `Listeners over 30 who attend one of the orchestra's concerts come to another one even less often than younger listeners do.`,
        'wrong-comparison',
        `The plan is meant only for people under 30. How often older listeners return does not show what a free ticket will do for younger ones.`,
      ],
      [
        `Other orchestras have found that young listeners particularly like to hear works that are hardly ever performed in concerts.`,
        'out-of-scope',
        `Rare works may be another way to attract young listeners. But a second way to succeed does not show that free tickets will fail.`,
      ],
      [
        `The orchestra plays in a hall with so many empty seats that people with free tickets will take none from people who pay.`,
        'opposite-effect',
        `Empty seats mean that free tickets will cost the orchestra no paying listeners. That removes a possible objection to the plan and so does not undermine it.`,
      ],
      [
        `Young people in Brenvale say that they would go out in the evening more often if what they like to do were less expensive.`,
        'opposite-effect',
        `This answer agrees with the complaint that "tickets are too expensive." If price is what keeps young people at home, a free ticket is more likely to bring them back, which supports the expectation.`,
      ],
    ],
    quick: [
      `The orchestra wants regular listeners, who must pay once they have used the free ticket. Young people who had several free tickets rarely paid afterward, so a single ticket is unlikely to do more.`,
    ],
    full: [
      `Method: follow the plan from the free ticket to its goal. A free ticket may well bring young people to a second concert.`,
      `The goal, however, is that they become regular listeners, and for the third concert they must pay.`,
      `In the past, listeners under 30 were given several free tickets and rarely came when they had to pay. That makes it doubtful that one free ticket will turn many of them into regular listeners.`,
    ],
    hints: [
      `What does the orchestra want these young people to become?`,
      `Suppose that a young listener has used the free ticket. What must happen next for the plan to succeed, and which fact makes that unlikely?`,
    ],
  },
]

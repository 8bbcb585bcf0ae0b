import type { WrittenQuestion } from '../written-question.ts'

/** Countdown signals, storm warnings, a hidden key, a school's lottery and tractors. */
export const signalsStormsAndLotteries: readonly WrittenQuestion[] = [
  {
    id: 'cr-0331',
    skill: 'cr-paradox',
    difficulty: 0,
    stem: `At the larger intersections of Ashby, signals for pedestrians now show how many seconds are left until cars are stopped or allowed to go. The city hoped that fewer people would step into the street at the last moment, and indeed fewer do. No other change was made at these intersections, and traffic has remained as it was. Yet the number of collisions there between one car and another has increased.

Which of the following, if true, most helps to explain the increase?`,
    key: [
      `Drivers can see the numbers as well, and some speed up to pass while others brake.`,
      `The numbers tell drivers, too, how long they can still go. If some hurry and others stop early, cars run into each other, whatever pedestrians do.`,
    ],
    wrong: [
      [
        `Pedestrians used to watch the cars more closely than they now watch the signals.`,
        'out-of-scope',
        `What pedestrians watch may matter for collisions between cars and pedestrians. The increase is in those between cars.`,
      ],
      [
        `Drivers who do not have to stop for a pedestrian are less likely to be hit from behind.`,
        'opposite-effect',
        `Fewer people step out at the last moment, so fewer cars have to brake. By this, collisions should have declined.`,
      ],
      [
        `More collisions between cars happen at the larger intersections than at the smaller ones.`,
        'restates-premise',
        `It may always have been so. It does not explain why there are more of them than before.`,
      ],
      [
        `At some intersections, people cross the street even when no seconds are left for it.`,
        'explains-one-side',
        `There are fewer of them than before, so they do not account for an increase.`,
      ],
    ],
    quick: [`Who else can read the numbers?`],
    full: [
      `Method: both facts at once. Pedestrians behave more safely, and cars collide with each other more often.`,
      `Only the signals have changed. So look for a way in which they change what drivers do, not only what pedestrians do.`,
      `If drivers see the countdown, one may speed up to get through while the one in front of him brakes. That explains the collisions and leaves the pedestrians' good behavior in place.`,
    ],
    hints: [
      `Between whom do the additional collisions happen? Which of the options are about these people?`,
      `The signal was put up for pedestrians. What else could it do at the intersection?`,
    ],
  },
  {
    id: 'cr-0332',
    skill: 'cr-complete',
    difficulty: -0.4,
    stem: `The weather service of Halmar County says that its forecasts of storms are excellent: of the forty storms of the past year, it had warned of thirty-eight in time. But a service that warned of a storm every single day would have warned in time of all forty, and no one would call its forecasts excellent. So before we can judge the service by its thirty-eight storms, we need to know _______.

Which of the following most logically completes the argument?`,
    key: [
      `how many of its warnings were not followed by a storm`,
      `The service that warns every day shows what the figure hides: warnings on days without a storm. Their number is what is missing.`,
    ],
    wrong: [
      [
        `how much damage was done by the two other storms`,
        'out-of-scope',
        `The objection is that it is easy to miss few storms. How bad the missed ones were does not answer it.`,
      ],
      [
        `how many hours before each storm the warning was given`,
        'restates-premise',
        `The text says that the warnings came in time. The objection has to do with how many warnings there were.`,
      ],
      [
        `whether there were more storms than in an average year`,
        'wrong-comparison',
        `With more or with fewer storms, a service that warned every day would have warned of all of them.`,
      ],
      [
        `whether people in the county act on a warning of a storm`,
        'out-of-scope',
        `The question is how good the forecasts are, not what people do about them.`,
      ],
    ],
    quick: [`Warning every day catches every storm. What gives such a service away?`],
    full: [
      `Method: prediction. The last sentence needs a fact that tells a good service from one that warns every day.`,
      `Both warn of nearly all storms, so that figure cannot tell them apart. They differ on the days without a storm: the one warns on all of them, and the other on few.`,
      `So one has to know how often a warning came and no storm did. Damage, hours, and the habits of people do not separate the two.`,
    ],
    hints: [
      `What is the service that warns every day mentioned for? On which days does it do badly?`,
      `Say before reading the options what figure would show that a service warns far too often.`,
    ],
  },
  {
    id: 'cr-0333',
    skill: 'cr-flaw',
    difficulty: 0.9,
    stem: `The thief opened the cellar with its own key, and only a person who knew where this key is hidden could have done that. Apart from members of the family, the only people who know where it is hidden are two former cooks, and both of them were abroad when the theft occurred. So the thief must be a member of the family.

The pattern of reasoning in the argument above is most similar to that in which of the following?`,
    key: [
      `Only a press with a worn 'g' can have printed this page. Besides the press in Lund Street, only the two in the fort have such a letter, and both were in pieces that year. So it must have been printed in Lund Street.`,
      `Something is necessary; only two groups have it; no member of the second group comes into question; so it was one of the first. Each step is sound, as in the argument above.`,
    ],
    wrong: [
      [
        `Anyone who knows the password can delete the file. Apart from the two editors, only the publisher knows it, and she has been ill all week. Since the file was deleted this week, it must have been one of the editors who deleted it.`,
        'inverted',
        `That all who know the password can delete the file does not mean that no one else can. The argument above says 'only'.`,
      ],
      [
        `Only a bird with a strong beak can have opened these shells. Apart from crows, the birds here with a strong beak are gulls, and they are seldom seen in winter. So the shells, which were opened in winter, must have been opened by crows.`,
        'half-right',
        `'Seldom' does not rule the gulls out, so 'must' goes too far. The two cooks could not have been there at all.`,
      ],
      [
        `Only a driver with a permit may enter the yard. Apart from our drivers, only those of two other firms have permits, and neither firm was at work on Sunday. So all of our drivers must have been in the yard at some time on that Sunday.`,
        'too-strong',
        `Even if someone entered on Sunday, it need not have been all. The argument above concludes that the thief belongs to a group, not that the whole group did it.`,
      ],
      [
        `Only a dish with nuts can have made the guest ill. Apart from the cake, the only dishes with nuts were two salads, and all the other guests ate some of both. So it must have been the cake that made the guest ill that evening.`,
        'ignored-condition',
        `That others ate the salads does not show that this guest did not. The second group is not ruled out.`,
      ],
    ],
    quick: [`Necessary: P. Only groups A and B have P. B is ruled out. So A.`],
    full: [
      `Method: write the pattern in letters. Only one with P could have done it; P is found only in A and B; B was out of the question; so A did it. This is sound.`,
      `Check each option for the four parts. First: does it say that P is necessary ('only'), or just that P is enough ('anyone who')?`,
      `Then: is B ruled out altogether, or merely unlikely? And is the conclusion that it was one of A, no more and no less?`,
      `The worn letter is necessary; Lund Street and the fort have it; the presses in the fort were in pieces; so Lund Street.`,
    ],
    hints: [
      `The argument has two groups of people who come into question. How is one of them ruled out, and how completely?`,
      `Compare the first sentence of each option with the argument: 'only one with P could' is not the same as 'anyone with P could'.`,
    ],
  },
  {
    id: 'cr-0334',
    skill: 'cr-evaluate',
    difficulty: 1.6,
    stem: `At Rivera Elementary School, half of all lessons are taught in Spanish. Each year more families apply than there are places, and a lottery decides which children are admitted. Researchers followed two groups of applicants who spoke English at home: children who had been admitted and attended Rivera, and children who had lost the lottery and attended the city's other schools. After four years, the first group read English distinctly better. Since luck alone had decided who was admitted, the researchers conclude that attending Rivera, and nothing that distinguished the children beforehand, made the difference.

The answer to which of the following questions would be most useful in evaluating the researchers' conclusion?`,
    key: [
      `Beforehand, were the admitted children who did not attend Rivera as good at English as those who did?`,
      `The lottery decided who was admitted, not who attended. If those who stayed away were the weaker readers, the first group was better beforehand. If they were like the others, or there were none, the conclusion stands.`,
    ],
    wrong: [
      [
        `How did the children whose families applied to Rivera compare with those whose families did not?`,
        'wrong-comparison',
        `Applicants may well differ from others. But both groups consist of applicants, so this cannot have set them apart.`,
      ],
      [
        `How well did the children who had been admitted speak Spanish at the time when they applied?`,
        'wrong-comparison',
        `By the luck of the draw, those who lost spoke it about as well. In this, the lottery made the groups alike.`,
      ],
      [
        `How much better did the children who attended Rivera read English after four years than at the start?`,
        'half-right',
        `All children read better after four years of school. Without the same figure for the others, this does not tell what Rivera did.`,
      ],
      [
        `How well did the children who attended Rivera read Spanish after they had been there for four years?`,
        'out-of-scope',
        `It matters for what Rivera achieves as a whole. The difference to be explained is in reading English.`,
      ],
    ],
    quick: [`Luck decided who was admitted. Who decided which of them attended?`],
    full: [
      `Method: the two-answers test. First compare the groups that the lottery made with the groups that were studied.`,
      `The lottery made 'admitted' and 'not admitted'. The study compared 'admitted and attended' with 'not admitted'. Between the two stands a decision that families made themselves.`,
      `Suppose that families of weak readers often gave up their place, for fear of a second language. Then the first group lost its weak readers and the second kept its own, and the difference was there beforehand.`,
      `Suppose that those who gave up their place were like the others. Then the groups are as alike as the lottery made them. Questions about all applicants concern both groups in the same way.`,
    ],
    hints: [
      `Read closely how each of the two groups is described. Is the first one exactly the group that won the lottery?`,
      `The lottery evens out everything that was settled before it was held. Look for a question about something that was settled after it.`,
    ],
  },
  {
    id: 'cr-0335',
    skill: 'cr-inference',
    difficulty: 1.6,
    stem: `From one year to the next, the average price of the tractors that were sold in Ruvia stayed exactly the same. Of the number of tractors sold, Orland's share rose from 20 to 25 percent. Of the money that was paid for tractors, Orland's share fell from 24 to 22 percent.

If the statements above are true, which of the following must also be true of the second year, compared with the first?`,
    key: [
      `The average price of the tractors that were sold by Orland was lower.`,
      `A fifth of the tractors took 24 percent of the money, so Orland's average was 1.2 times the general one. Later it was 22 ÷ 25, or 0.88 times the same average.`,
    ],
    wrong: [
      [
        `The price of at least one of the models of tractors sold by Orland was lower.`,
        'not-required',
        `Orland may have left all prices as they were and sold more of its small models and fewer of its large ones.`,
      ],
      [
        `The total amount of money that Orland received for its tractors was lower.`,
        'percent-of-wrong-base',
        `It received a smaller share. If twice as many tractors were sold in the country, 22 percent is much more money than 24 percent was.`,
      ],
      [
        `The number of tractors that were sold by Orland in the country was higher.`,
        'percent-of-wrong-base',
        `Its share was higher. If far fewer tractors were sold in the country, 25 percent can be fewer tractors than 20 percent was.`,
      ],
      [
        `The average price of the tractors that were sold by other makers was lower.`,
        'inverted',
        `It was higher: 76 ÷ 80 = 0.95 times the general average in the first year, and 78 ÷ 75 = 1.04 times the same average in the second.`,
      ],
    ],
    quick: [`Share of money ÷ share of tractors: 24 ÷ 20 = 1.2, then 22 ÷ 25 = 0.88.`],
    full: [
      `Method: combine the two shares. A maker's average price, compared with the average of all, is its share of the money divided by its share of the tractors.`,
      `First year: 24 ÷ 20 = 1.2. Second year: 22 ÷ 25 = 0.88. The average of all did not change, so Orland's average fell.`,
      `Shares say nothing about totals. The market may have doubled or shrunk by half, so amounts of money and numbers of tractors stay open.`,
      `An average can also fall because cheaper models sell better. So no single price has to have changed.`,
    ],
    hints: [
      `Take 100 tractors at an average of $100 each in the first year. How much was paid for Orland's 20, and how much for each of them?`,
      `Two of the options are about totals. What would you have to know about the whole market to decide about them?`,
    ],
  },
]

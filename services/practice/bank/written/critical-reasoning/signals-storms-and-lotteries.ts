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
      `The numbers also tell drivers how long they can still go. If some speed up and others brake, cars run into each other, whatever pedestrians do.`,
    ],
    wrong: [
      [
        `Pedestrians used to watch the cars more closely than they now watch the signals.`,
        'out-of-scope',
        `What pedestrians watch may matter for collisions between cars and pedestrians. The increase is in collisions between cars.`,
      ],
      [
        `Drivers who do not have to stop for a pedestrian are less likely to be hit from behind.`,
        'opposite-effect',
        `Since fewer people step out at the last moment, fewer cars have to brake. This would lead to fewer collisions.`,
      ],
      [
        `More collisions between cars happen at the larger intersections than at the smaller ones.`,
        'restates-premise',
        `The larger intersections may always have had more collisions than the smaller ones. That does not explain why they have more than before.`,
      ],
      [
        `At some intersections, people cross the street even when no seconds are left for it.`,
        'explains-one-side',
        `People who cross when "no seconds are left" might make drivers brake hard. But fewer people do this than before, so they do not explain an increase.`,
      ],
    ],
    quick: [
      `Pedestrians are not the only ones who can read the numbers. If some drivers speed up when they see them and others brake, cars collide more often.`,
    ],
    full: [
      `Method: accept both facts. Fewer pedestrians step out at the last moment, and yet more cars collide with each other.`,
      `Only the signals have changed. So look for a way in which they affect drivers and not just pedestrians.`,
      `If drivers see the numbers too, one may speed up to pass while the one ahead brakes. That explains the increase in collisions without denying that pedestrians are more careful.`,
    ],
    hints: [
      `Who is involved in the additional collisions?`,
      `The signals were put up for pedestrians. What else might they do at an intersection?`,
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
      `The imaginary service shows what the figure hides: warnings that were not followed by a storm. Their number is what is missing.`,
    ],
    wrong: [
      [
        `how much damage was done by the two other storms`,
        'out-of-scope',
        `Missed storms can be the worst ones. But the objection is that it is easy to miss few storms, and the damage done by two of them does not answer it.`,
      ],
      [
        `how many hours before each storm the warning was given`,
        'restates-premise',
        `Early warnings are more useful. But the argument already says that the warnings came in time; the objection is about how many warnings there were.`,
      ],
      [
        `whether there were more storms than in an average year`,
        'wrong-comparison',
        `Whether there were many storms or few, a service that warned every day would have warned of all of them.`,
      ],
      [
        `whether people in the county act on a warning of a storm`,
        'out-of-scope',
        `A warning helps only if people act on it. But the question here is how good the forecasts are.`,
      ],
    ],
    quick: [
      `A service that warned every day would warn of every storm and yet be useless. What exposes it is the number of warnings that no storm followed.`,
    ],
    full: [
      `Method: say what the blank needs. It must be a fact that distinguishes a good service from one that warns every day.`,
      `Both kinds of service warn of nearly all storms, so that figure does not distinguish them. They differ on days without a storm: one warns every time, and the other seldom does.`,
      `So we need to know how many warnings were not followed by a storm. Damage, hours, and people's habits do not distinguish the two.`,
    ],
    hints: [
      `Why is a service that warns every day mentioned? On which days does it do badly?`,
      `Before you read the options, say what figure would show that a service warns far too often.`,
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
      `Only the press in Lund Street and the two in the fort have the required letter. The two in the fort are completely ruled out, so it was the one in Lund Street. The original argument rules out the cooks in the same way.`,
    ],
    wrong: [
      [
        `Anyone who knows the password can delete the file. Apart from the two editors, only the publisher knows it, and she has been ill all week. Since the file was deleted this week, it must have been one of the editors who deleted it.`,
        'inverted',
        `This argument looks similar, with two groups and an exclusion. But if all who know the password can delete the file, others may be able to as well. The original says "only" and so rules out everyone else.`,
      ],
      [
        `Only a bird with a strong beak can have opened these shells. Apart from crows, the birds here with a strong beak are gulls, and they are seldom seen in winter. So the shells, which were opened in winter, must have been opened by crows.`,
        'half-right',
        `"Seldom" does not rule out the gulls, so "must" goes too far. The two cooks could not have been there at all.`,
      ],
      [
        `Only a driver with a permit may enter the yard. Apart from our drivers, only those of two other firms have permits, and neither firm was at work on Sunday. So all of our drivers must have been in the yard at some time on that Sunday.`,
        'too-strong',
        `Even if a driver entered on Sunday, not all of them need have entered. The original concludes that the thief belongs to a group, not that the whole group did it.`,
      ],
      [
        `Only a dish with nuts can have made the guest ill. Apart from the cake, the only dishes with nuts were two salads, and all the other guests ate some of both. So it must have been the cake that made the guest ill that evening.`,
        'ignored-condition',
        `This argument has the same beginning. But other guests ate the salads, and this guest may have eaten them too, so the second group is not ruled out.`,
      ],
    ],
    quick: [
      `The pattern is this: P was required, only A and B have P, and B is ruled out, so it was A. The argument about the printed page has the same steps, with the fort's presses ruled out.`,
    ],
    full: [
      `Method: write the pattern in letters. Only someone with P could have done it. Only groups A and B have P, and B is ruled out. So it was one of A.`,
      `Check whether each option says that P is required ("only") or just that P is enough ("anyone who").`,
      `Then check whether B is ruled out completely and whether the conclusion names one of A, and no more.`,
      `In the right option, the worn letter is required, only Lund Street and the fort have it, and the fort's presses were in pieces. So it was Lund Street.`,
    ],
    hints: [
      `The argument considers two groups of people. How is one of them ruled out, and how completely?`,
      `Compare the first sentence of each option with the original: "only one with P could" does not mean "anyone with P could."`,
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
      `The lottery decided which children were admitted, not which of them attended. If weaker readers stayed away, the first group was better beforehand. If those who stayed away were like the others, the conclusion is sound.`,
    ],
    wrong: [
      [
        `How did the children whose families applied to Rivera compare with those whose families did not?`,
        'wrong-comparison',
        `Applicants may well differ from other children. But both groups consist of applicants, so this does not explain a difference between them.`,
      ],
      [
        `How well did the children who had been admitted speak Spanish at the time when they applied?`,
        'wrong-comparison',
        `Children who knew Spanish might find Rivera easier. But because of the lottery, those who lost probably spoke it about as well.`,
      ],
      [
        `How much better did the children who attended Rivera read English after four years than at the start?`,
        'half-right',
        `Progress over four years seems to show what the school achieved. But all children read better after four years, and there is no figure for the others.`,
      ],
      [
        `How well did the children who attended Rivera read Spanish after they had been there for four years?`,
        'out-of-scope',
        `Spanish is half of what Rivera teaches. But the difference to be explained is in reading English.`,
      ],
    ],
    quick: [
      `The lottery decided which children were admitted, not which of them attended. So we need to know whether those who stayed away were weaker in English from the start.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. First compare the groups that the lottery formed with the groups that were studied.`,
      `The lottery separated those admitted from those not admitted. The study compared those who were admitted and attended with those who lost. In between, families decided whether to attend.`,
      `If families of weak readers often gave up their place, the first group was better at English beforehand, and the conclusion is in doubt.`,
      `If those who gave up their place were like the others, the groups are as alike as the lottery made them, and the conclusion is stronger. So this question is the most useful.`,
    ],
    hints: [
      `How exactly is each of the two groups described? Is the first one the same as the group that won the lottery?`,
      `A lottery makes groups alike in everything that was settled before it. Which question is about something that was settled after it?`,
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
      `In the first year, 20 percent of the tractors brought in 24 percent of the money, so Orland's average was 1.2 times the general average. In the second, it was 22 ÷ 25, or 0.88 times the same average.`,
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
        `A smaller share sounds like less money. But if twice as many tractors were sold in the country, 22 percent is much more money than 24 percent was.`,
      ],
      [
        `The number of tractors that were sold by Orland in the country was higher.`,
        'percent-of-wrong-base',
        `A larger share sounds like more tractors. But if far fewer were sold in the country, 25 percent can be fewer tractors than 20 percent was.`,
      ],
      [
        `The average price of the tractors that were sold by other makers was lower.`,
        'inverted',
        `Since the overall average did not change, a fall for Orland has to be balanced by a rise elsewhere. The other makers' average went from 76 ÷ 80 = 0.95 to 78 ÷ 75 = 1.04 times the overall average.`,
      ],
    ],
    quick: [
      `Divide the share of money by the share of tractors: 24 ÷ 20 = 1.2 in the first year, and 22 ÷ 25 = 0.88 in the second. So Orland's average price fell.`,
    ],
    full: [
      `Method: combine the two shares. A maker's average price, compared with the overall average, is its share of the money divided by its share of the tractors.`,
      `For Orland, the result was 24 ÷ 20 = 1.2 in the first year and 22 ÷ 25 = 0.88 in the second. Since the overall average did not change, Orland's average price fell.`,
      `Shares say nothing about totals. The market may have doubled or shrunk by half, so the amount of money and the number of tractors are unknown.`,
      `An average can also fall because cheaper models sell better, so no single price need have changed.`,
    ],
    hints: [
      `Suppose that 100 tractors were sold at an average of $100 in the first year. How many of them were Orland's, and how much was paid for those?`,
      `Two of the options are about totals. What would you need to know about the whole market in order to decide them?`,
    ],
  },
]

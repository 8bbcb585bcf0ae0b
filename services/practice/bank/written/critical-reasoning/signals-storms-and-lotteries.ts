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
      `Drivers who see the numbers know how long they can still go. If some then speed up while others brake, cars are more likely to hit each other, however careful pedestrians are.`,
    ],
    wrong: [
      [
        `Pedestrians used to watch the cars more closely than they now watch the signals.`,
        'out-of-scope',
        `Pedestrians who pay less attention may be in more danger themselves. But the increase is in collisions "between one car and another."`,
      ],
      [
        `Drivers who do not have to stop for a pedestrian are less likely to be hit from behind.`,
        'opposite-effect',
        `Fewer people now step out at the last moment, so fewer drivers have to stop for a pedestrian. If this option is true, there should be fewer collisions, not more.`,
      ],
      [
        `More collisions between cars happen at the larger intersections than at the smaller ones.`,
        'restates-premise',
        `Larger intersections may always have had more collisions than smaller ones. That does not explain why they now have more than they used to.`,
      ],
      [
        `At some intersections, people cross the street even when no seconds are left for it.`,
        'explains-one-side',
        `People who cross when no seconds are left may make drivers brake hard. But fewer people now step out at the last moment, so this does not explain an increase.`,
      ],
    ],
    quick: [
      `Drivers can read the numbers too. If some speed up when they see them and others brake, cars collide with each other more often.`,
    ],
    full: [
      `Method: accept both facts. Fewer pedestrians step out at the last moment, and yet more cars collide with each other.`,
      `Nothing has changed at these intersections except the signals. So look for a way in which the numbers affect drivers.`,
      `If drivers see the numbers too, one may speed up to pass while the one ahead brakes. That explains the increase, even though pedestrians are more careful.`,
    ],
    hints: [
      `What has changed at these intersections, and what has stayed the same?`,
      `Only the signals are new, and they work as planned for pedestrians. How might they affect the drivers, who are the ones now colliding?`,
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
      `A service that warned every day would catch all forty storms but give hundreds of false warnings. So thirty-eight out of forty means little until we know how many of the county's own warnings were false.`,
    ],
    wrong: [
      [
        `how much damage was done by the two other storms`,
        'out-of-scope',
        `The damage shows how much it mattered that two storms were missed. It does not show whether the service caught the others only by warning too often.`,
      ],
      [
        `how many hours before each storm the warning was given`,
        'restates-premise',
        `The argument already says that the service warned "in time." Its objection is that there may have been too many warnings, not that they came too late.`,
      ],
      [
        `whether there were more storms than in an average year`,
        'wrong-comparison',
        `In a year with many storms or with few, a service that warned every day would catch them all. So this does not answer the objection.`,
      ],
      [
        `whether people in the county act on a warning of a storm`,
        'out-of-scope',
        `A warning helps people only if they act on it. But the question here is how accurate the forecasts are, not how people use them.`,
      ],
    ],
    quick: [
      `A service that warned every day would catch every storm and still be useless. Only its false warnings would give it away, so we need to know how many false warnings the county's service gave.`,
    ],
    full: [
      `Method: predict the blank. We need a figure that tells the county's service apart from one that warns every day.`,
      `Both services warn of nearly all storms, so thirty-eight out of forty does not tell them apart. Where they may differ is on days without a storm.`,
      `So we need to know how many of the county's warnings were not followed by a storm. That number shows whether the service warns too often.`,
    ],
    hints: [
      `How can a service that warns every day get a perfect score, and what does that score hide?`,
      `Before you read the options, think of a number that would be large for a service that warns every day but small for an excellent one.`,
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
      `Only the press in Lund Street and the two in the fort have such a letter, and those two "were in pieces." That leaves Lund Street alone, just as the family is left once the cooks are ruled out.`,
    ],
    wrong: [
      [
        `Anyone who knows the password can delete the file. Apart from the two editors, only the publisher knows it, and she has been ill all week. Since the file was deleted this week, it must have been one of the editors who deleted it.`,
        'inverted',
        `"Anyone who knows the password" makes the password enough but not necessary, so somebody without it might also have deleted the file. In the original, "only" rules out everyone else.`,
      ],
      [
        `Only a bird with a strong beak can have opened these shells. Apart from crows, the birds here with a strong beak are gulls, and they are seldom seen in winter. So the shells, which were opened in winter, must have been opened by crows.`,
        'half-right',
        `Gulls that are "seldom seen in winter" are not ruled out, so "must" goes too far. In the original, the two cooks were abroad and so are ruled out completely.`,
      ],
      [
        `Only a driver with a permit may enter the yard. Apart from our drivers, only those of two other firms have permits, and neither firm was at work on Sunday. So all of our drivers must have been in the yard at some time on that Sunday.`,
        'too-strong',
        `Even if one of "our drivers" entered, it does not follow that all of them did. The original concludes that the thief belongs to the family, not that the whole family took part.`,
      ],
      [
        `Only a dish with nuts can have made the guest ill. Apart from the cake, the only dishes with nuts were two salads, and all the other guests ate some of both. So it must have been the cake that made the guest ill that evening.`,
        'ignored-condition',
        `The other guests were fine after "some of both" salads. But this guest may be the only one whom nuts make ill, so the salads are not ruled out as the cooks are.`,
      ],
    ],
    quick: [
      `In the original, only two groups could have done it, and one of them is ruled out, so it was the other. The argument about the page does the same with Lund Street and the fort.`,
    ],
    full: [
      `Method: write the pattern in letters. Only someone with P could have done it. Only groups A and B have P, and B is ruled out, so it was one of A.`,
      `For the printed page, P is the worn letter, A is the press in Lund Street, and B is the two presses in the fort. Both of those were in pieces, so B is ruled out and A is left.`,
      `The other four break the pattern. The password is not required, the gulls and the salads are not ruled out, and the conclusion about the drivers goes too far, to all of them.`,
    ],
    hints: [
      `How does the argument get from many possible thieves to the family?`,
      `Write the argument in letters: who could have done it, which two groups there are, and how one is ruled out completely. Compare each option step by step, starting with "only."`,
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
      `The lottery decided who was admitted, not who attended. If those who stayed away were weaker in English, the children who attended were ahead from the start. If they were equally good, the conclusion is stronger.`,
    ],
    wrong: [
      [
        `How did the children whose families applied to Rivera compare with those whose families did not?`,
        'wrong-comparison',
        `Applicants may well differ from other children. But both groups in the study were applicants, so this cannot explain a difference between them.`,
      ],
      [
        `How well did the children who had been admitted speak Spanish at the time when they applied?`,
        'wrong-comparison',
        `Since a lottery decided, children who were admitted and children who lost probably spoke Spanish about equally well. So their Spanish is unlikely to explain the difference in English.`,
      ],
      [
        `How much better did the children who attended Rivera read English after four years than at the start?`,
        'half-right',
        `Progress over four years may seem to show what Rivera achieved. But without the same figure for the other group, it does not show whether the children differed beforehand.`,
      ],
      [
        `How well did the children who attended Rivera read Spanish after they had been there for four years?`,
        'out-of-scope',
        `Good Spanish would be a success for the school. But the difference to be explained is in reading English.`,
      ],
    ],
    quick: [
      `The lottery decided who was admitted, but families decided who attended. So we need to know whether the admitted children who stayed away were weaker in English.`,
    ],
    full: [
      `Method: compare the groups that the lottery formed with the groups that were studied. Then give each question two opposite answers.`,
      `The lottery separated children who were admitted from those who lost. But the study left out children who were admitted and did not attend, and that choice was not a matter of luck.`,
      `If those children were weaker in English, the ones who attended were ahead beforehand, and the conclusion is in doubt. If they were just as good, the conclusion is stronger.`,
    ],
    hints: [
      `Which two groups did the researchers compare, and how did each child come to be in one of them?`,
      `A lottery makes two groups alike in whatever came before it. Find the question about a choice that families made after it, and give that question two opposite answers.`,
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
      `Orland's average price was 24 ÷ 20 = 1.2 times the overall average in the first year and 22 ÷ 25 = 0.88 times in the second. The overall average stayed the same, so Orland's fell.`,
    ],
    wrong: [
      [
        `The price of at least one of the models of tractors sold by Orland was lower.`,
        'not-required',
        `Orland may have left the price of every model as it was and sold more of its cheaper models. Then its average price fell although no single price did.`,
      ],
      [
        `The total amount of money that Orland received for its tractors was lower.`,
        'percent-of-wrong-base',
        `A smaller share of the money need not be less money. If twice as many tractors were sold in the country, 22 percent would be far more than 24 percent was before.`,
      ],
      [
        `The number of tractors that were sold by Orland in the country was higher.`,
        'percent-of-wrong-base',
        `A larger share of the tractors need not be more tractors. If half as many were sold in the country, 25 percent would be fewer than 20 percent was before.`,
      ],
      [
        `The average price of the tractors that were sold by other makers was lower.`,
        'inverted',
        `The other makers' average price rose from 76 ÷ 80 = 0.95 to 78 ÷ 75 = 1.04 times the overall average. It had to rise, because Orland's fell and the overall average did not.`,
      ],
    ],
    quick: [
      `For Orland, divide the share of the money by the share of the tractors: 24 ÷ 20 = 1.2 and then 22 ÷ 25 = 0.88. Since the overall average did not change, Orland's average price fell.`,
    ],
    full: [
      `Method: combine the two shares. A maker's share of the money divided by its share of the tractors is its average price as a multiple of the overall average.`,
      `For Orland, this was 24 ÷ 20 = 1.2 in the first year and 22 ÷ 25 = 0.88 in the second. Since the overall average stayed the same, Orland's average price fell.`,
      `Shares tell us nothing about totals, because the whole market may have grown or shrunk. So the number of tractors that Orland sold and its revenue may have gone up or down.`,
      `Nor does a lower average mean that any model became cheaper. Orland may just have sold more of its cheaper models. So only its average price must have fallen.`,
    ],
    hints: [
      `Which two shares are given for Orland in each year, and what is each a share of?`,
      `Suppose that 100 tractors were sold at an average of $100 each year. How many were Orland's, how much was paid for them, and so how much for each one?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Scooters, a leaking roof, a toll bridge, deer and the ratings of apps. */
export const scootersTollsAndRatings: readonly WrittenQuestion[] = [
  {
    id: 'cr-0251',
    skill: 'cr-flaw',
    difficulty: -0.5,
    stem: `A council member argued: 'Parents have asked us to raise the minimum age for riding rental scooters in Port Alden. But of all the people who were treated last year for injuries from riding these scooters, only 15 percent were younger than twenty. Clearly, young riders are not the ones who ride dangerously.'

The council member's argument is most vulnerable to criticism on the grounds that it`,
    key: [
      `overlooks the possibility that few of those who ride the scooters are younger than twenty`,
      `If only 5 percent of riders were that young, 15 percent of the injuries would be three times their share. Without the share of riders, the figure shows nothing.`,
    ],
    wrong: [
      [
        `takes for granted that riders who have been injured once will be more careful afterward`,
        'out-of-scope',
        `The argument says nothing about what riders do after an injury.`,
      ],
      [
        `assumes that what is true of scooters for rent is also true of those that people own`,
        'out-of-scope',
        `Premises and conclusion are both about rental scooters, so nothing is carried over to others.`,
      ],
      [
        `relies on the judgment of parents, who do not have any special knowledge of injuries`,
        'distorted-detail',
        `Parents made the request that the council member rejects. The argument relies on injuries that were treated.`,
      ],
      [
        `fails to show that injuries could be prevented by setting a higher minimum age for riders`,
        'opposite-effect',
        `The council member is against the higher age. Those who ask for it would have to show this.`,
      ],
    ],
    quick: [`15 percent of the injured: but what percent of the riders?`],
    full: [
      `Method: name the step. From the share of young people among the injured, it concludes how dangerously the young ride.`,
      `A share of injuries means little without the share of riders. Men and women, young and old can only be compared by rate.`,
      `With 100 young riders among 2,000, and 15 of 100 injuries, the young are injured three times as often as riders in general.`,
      `Only one option speaks of the number that is missing.`,
    ],
    hints: [
      `15 percent sounds small. Small compared with what? Which other percent would you want to see beside it?`,
      `Invent a town with 2,000 riders and 100 injuries in which the young do ride dangerously. Which number makes it so?`,
    ],
  },
  {
    id: 'cr-0252',
    skill: 'cr-boldface',
    difficulty: 0.7,
    stem: `The water on the gallery floor comes either through the skylight or through the drain beside it. If it came through the skylight, the floor would be wet after every rain. But after light rains, the floor has stayed dry. Therefore, the water comes through the drain.

The reasoning in which of the following is most similar to the reasoning above?`,
    key: [
      `The error was made either by the bank or by the payroll office. If it were the bank's, it would appear in every statement. It is missing from two of them. Hence, the payroll office made it.`,
      `Two possibilities, a consequence of the first, the consequence fails, so the second: the same four steps in the same order.`,
    ],
    wrong: [
      [
        `The delay was caused either by the port or by customs. If the port had caused it, every ship from there would be late. Every ship from there is indeed late. Hence, the port caused the delay.`,
        'opposite-effect',
        `Here the consequence comes true, and the first possibility is affirmed. The argument about the water excludes the first.`,
      ],
      [
        `If sales fall, the store will either close earlier or let two employees go. It has not let any employees go, and it still closes at nine. Hence, sales at the store have not fallen.`,
        'wrong-comparison',
        `The 'either … or' here is what follows from a supposition, and neither half comes true. No possibility is left over and chosen.`,
      ],
      [
        `The letter was written either by Amory or by his clerk. Amory often wrote in green ink, and his clerk hardly ever did. The letter is in black ink. Hence, the clerk is likely to have written it.`,
        'half-right',
        `Two possibilities are compared by what is usual, and the result is only likely. The water argument excludes one for certain.`,
      ],
      [
        `The path leads either to the lake or to the mill. If it led to the lake, it would go downhill. It may go downhill beyond the bend. Hence, we do not know yet where the path will lead us.`,
        'half-right',
        `It begins alike, but the consequence is left open and nothing is concluded about which of the two holds.`,
      ],
    ],
    quick: [`A or B. If A, then C. Not C. So B.`],
    full: [
      `Method: write the pattern in letters. A or B; if A, then always C; not always C; therefore B.`,
      `A: the skylight. B: the drain. C: a wet floor after every rain. One exception to C excludes A.`,
      `Bank or payroll, every statement, two exceptions, therefore payroll: each step has its match.`,
      `The others affirm A because C is true, weigh what is likely, conclude nothing, or use the 'or' in another place.`,
    ],
    hints: [
      `How many possibilities does the argument begin with, and what happens to the first one?`,
      `The word 'every' matters: dry floors after some rains are enough. Which option excludes a possibility in this way?`,
    ],
  },
  {
    id: 'cr-0253',
    skill: 'cr-paradox',
    difficulty: 0.4,
    stem: `To reduce the number of cars that cross the Tamsin Bridge at rush hour, the county abolished the toll for cars with at least three people in them. Within six months, the number of such cars had risen by 40 percent, and drivers with passengers reported that they had taken the passengers along in order to save the toll. Nevertheless, the total number of cars on the bridge at rush hour was slightly higher than before.

Which of the following, if true, most helps to account for the total number of cars?`,
    key: [
      `Most of the additional cars carry groups who had crossed the bridge by bus before the toll was abolished.`,
      `A group that leaves the bus for a car adds this car and leaves none at home. Cars with three people could thus multiply while the total rose.`,
    ],
    wrong: [
      [
        `A car with at least three people in it takes no longer to cross the bridge than any other car.`,
        'out-of-scope',
        `How long a car is on the bridge does not change how many cars cross.`,
      ],
      [
        `Before the toll was abolished for them, cars with three people or more had been very few.`,
        'explains-one-side',
        `It suggests that a rise by 40 percent is small. That would explain why the total fell by little, but it did not fall.`,
      ],
      [
        `Some drivers who used to cross the bridge alone now cross it as passengers in another car.`,
        'opposite-effect',
        `Each of them takes a car off the bridge, so the total ought to be lower.`,
      ],
      [
        `The county had expected that the number of cars with three people in them would double.`,
        'out-of-scope',
        `An expectation that was too high has no effect on how many cars cross.`,
      ],
    ],
    quick: [`Three people in a car save two cars only if each of them had come by car.`],
    full: [
      `Method: both facts at once. More people share cars, and there are no fewer cars.`,
      `Sharing reduces cars only if those who share had each been driving. So ask where the additional passengers came from.`,
      `If whole groups came from buses, no car was left at home, and each of their cars is one more on the bridge. That fits the slight rise.`,
      `Fewer such cars than expected, or few at first, would make the effect small but not turn it around.`,
    ],
    hints: [
      `When two people get into a third person's car, by how much does the number of cars go down? On what does that depend?`,
      `How else might the new passengers have crossed the bridge before?`,
    ],
  },
  {
    id: 'cr-0254',
    skill: 'cr-complete',
    difficulty: 0.6,
    stem: `Biologists in one state follow the number of deer by counting how many are killed by cars, since a deer is more likely to be hit where there are more of them. This year the count was 5 percent lower than last year. Yet this year people in the state drove 20 percent fewer miles, because gasoline had become expensive, and they drove at the same speeds and times of day and on the same roads as before. The counts suggest, therefore, that the number of deer in the state _______.

Which of the following most logically completes the argument?`,
    key: [
      `has increased, since more deer were killed for each mile that was driven`,
      `With 80 percent of the miles there were 95 percent of the deaths, so the rate per mile rose. On the biologists' reasoning, that points to more deer.`,
    ],
    wrong: [
      [
        `has decreased, since fewer deer were killed than in the year before this`,
        'stopped-early',
        `This reads the count alone and passes over the sentence that begins with 'Yet'.`,
      ],
      [
        `has decreased by less than 5 percent, since part of the decline has another cause`,
        'half-right',
        `It makes allowance for fewer miles, but too little: with 20 percent fewer miles, an unchanged number of deer would give 20 percent fewer deaths.`,
      ],
      [
        `cannot be estimated, since the number of miles driven was not the same`,
        'too-strong',
        `The miles are known for both years, and nothing else about driving changed, so they can be allowed for.`,
      ],
      [
        `has not changed, since both the deaths and the miles driven have gone down`,
        'wrong-comparison',
        `Both went down, but not by the same percent. That would have been needed for an unchanged number.`,
      ],
    ],
    quick: [`95 deaths on 80 miles is a higher rate than 100 on 100.`],
    full: [
      `Method: prediction. 'Therefore' asks for what the two figures say together.`,
      `Let last year be 100 deaths on 100 units of miles. This year: 95 deaths on 80 units, a rate of about 1.19 instead of 1.`,
      `Drivers' speeds, times, and roads are the same, so a mile is as dangerous as before unless there are more deer.`,
      `More deaths a mile therefore suggest more deer, although the count itself went down.`,
    ],
    hints: [
      `If there had been just as many deer this year, by how much should the count have gone down?`,
      `Compare the two percents in the text: which fell by more, the deaths or the miles?`,
    ],
  },
  {
    id: 'cr-0255',
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `In an online store for software, anyone who has downloaded an app may rate it from one star to five, and many people rate an app within minutes. The store intends to accept ratings only from people who have used an app for at least ten hours. It predicts that the average rating of an app will then tell customers more reliably whether they are going to like it.

Which of the following, if true, most strongly suggests that the store's prediction is wrong?`,
    key: [
      `People who do not like an app mostly stop using it within the first two hours.`,
      `Then those who dislike an app are no longer heard, and even a poor one is rated by its few admirers alone.`,
    ],
    wrong: [
      [
        `People who have used an app for ten hours know well what it can and cannot do.`,
        'opposite-effect',
        `This is why the store expects better ratings. It speaks for the prediction.`,
      ],
      [
        `Fewer people will rate an app each month under the new rule than do so today.`,
        'half-right',
        `A smaller number of ratings may still be a reliable one if it comes from all kinds of users.`,
      ],
      [
        `The makers of some apps now ask their employees to rate them with five stars.`,
        'opposite-effect',
        `Ten hours of use make this more troublesome, so the rule may even remove some false ratings.`,
      ],
      [
        `Customers pay more attention to the price of an app than to its average rating.`,
        'out-of-scope',
        `How much customers care about ratings is a different matter from how reliable the ratings are.`,
      ],
    ],
    quick: [`Who is still there after ten hours?`],
    full: [
      `Method: follow the plan from the means to the end, and ask whom the means leaves out.`,
      `Means: ratings after ten hours of use. End: an average that tells a customer whether he or she will like the app.`,
      `If those who dislike it are gone after two hours, the average is taken over people who like it. Every app then looks good, and the average tells less than before.`,
      `A smaller number of ratings is a weaker objection, because it does not push the average to one side.`,
    ],
    hints: [
      `Picture two people, one who likes an app and one who does not. Which of them will be able to rate it under the new rule?`,
      `The prediction is about how reliable an average is. Look for something that would push the average to one side.`,
    ],
  },
]

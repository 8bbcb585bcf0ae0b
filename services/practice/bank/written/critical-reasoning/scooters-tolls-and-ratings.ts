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
      `If only 5 percent of riders were that young, 15 percent of the injured would be three times their share of the riders. Young riders could then be the ones who ride dangerously.`,
    ],
    wrong: [
      [
        `takes for granted that riders who have been injured once will be more careful afterward`,
        'out-of-scope',
        `An injury may well make riders careful. But the argument says nothing about how riders behave after an injury, and its conclusion does not depend on that.`,
      ],
      [
        `assumes that what is true of scooters for rent is also true of those that people own`,
        'out-of-scope',
        `Rented and owned scooters may be ridden differently. But the evidence and the conclusion are both about rental scooters.`,
      ],
      [
        `relies on the judgment of parents, who do not have any special knowledge of injuries`,
        'distorted-detail',
        `The parents may not be experts, but the council member rejects their request. The argument relies on injuries that were treated, not on what parents think.`,
      ],
      [
        `fails to show that injuries could be prevented by setting a higher minimum age for riders`,
        'opposite-effect',
        `The council member opposes a higher minimum age. It is up to the parents, who ask for one, to show that it would prevent injuries. So this is not a flaw in the council member's argument.`,
      ],
    ],
    quick: [
      `A share of the injured means little without the share of riders. If very few riders are younger than twenty, 15 percent of the injured may be a great many.`,
    ],
    full: [
      `Method: ask what the 15 percent should be compared with. From this share of the injured, the council member draws a conclusion about how young people ride.`,
      `But a share of the injured means little unless it is compared with the share of riders.`,
      `For example, suppose that 2,000 people ride and 100 of them are young, and that 100 riders are injured and 15 of them are young. Then 15 percent of the young riders are injured, but only 5 percent of all riders.`,
      `So the argument overlooks that few riders may be that young, and that is its flaw.`,
    ],
    hints: [
      `What does the 15 percent describe, and what is the conclusion about?`,
      `With which other percentage should the 15 percent be compared? Try a very small value for it.`,
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
      `If the bank had made the error, every statement would show it, and two do not. So the bank is ruled out and the payroll office is left, just as the dry floor rules out the skylight.`,
    ],
    wrong: [
      [
        `The delay was caused either by the port or by customs. If the port had caused it, every ship from there would be late. Every ship from there is indeed late. Hence, the port caused the delay.`,
        'opposite-effect',
        `This argument begins in the same way. But here every ship is in fact late, so the port is accepted as the cause. The original argument rules out the skylight, its first possibility.`,
      ],
      [
        `If sales fall, the store will either close earlier or let two employees go. It has not let any employees go, and it still closes at nine. Hence, sales at the store have not fallen.`,
        'wrong-comparison',
        `This argument also rejects something, falling sales, because its consequence fails. But here "either" belongs to that consequence, so no second possibility is left to be accepted.`,
      ],
      [
        `The letter was written either by Amory or by his clerk. Amory often wrote in green ink, and his clerk hardly ever did. The letter is in black ink. Hence, the clerk is likely to have written it.`,
        'half-right',
        `This argument also considers two possibilities. But it compares how often each used green ink, and its conclusion is only that something is likely. The original rules one possibility out with certainty.`,
      ],
      [
        `The path leads either to the lake or to the mill. If it led to the lake, it would go downhill. It may go downhill beyond the bend. Hence, we do not know yet where the path will lead us.`,
        'half-right',
        `The beginning is the same. But here the path may go downhill beyond the bend, so the argument rules out neither the lake nor the mill. The original does rule one possibility out.`,
      ],
    ],
    quick: [
      `The pattern is this: either A or B; if A were true, C would be true; C is not true; so B. Only the argument about the bank and the payroll office has all of these steps.`,
    ],
    full: [
      `Method: write the argument about the water in letters. A or B. If A, then always C. Not always C. Therefore, B.`,
      `A is the skylight, B is the drain, and C is a wet floor after every rain. A dry floor after some rains rules out A.`,
      `In the right option, A is the bank, B is the payroll office, and C is an error in every statement. It is missing from two, so A is ruled out and B follows.`,
      `The other options accept A because C is true, weigh what is likely, decide nothing, or use "or" in another place.`,
    ],
    hints: [
      `The water may come through the skylight or through the drain. How does the argument rule out the skylight?`,
      `The skylight would make the floor wet after "every" rain, and the floor was not wet after every rain. Which option rules out a possibility in the same way?`,
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
      `When a group switches from the bus to a car, one more car crosses the bridge and no other car stays home. So there can be more cars with three people and more cars in total.`,
    ],
    wrong: [
      [
        `A car with at least three people in it takes no longer to cross the bridge than any other car.`,
        'out-of-scope',
        `Slow cars might crowd the bridge. But the question is how many cars cross it, not how long each one takes.`,
      ],
      [
        `Before the toll was abolished for them, cars with three people or more had been very few.`,
        'explains-one-side',
        `If such cars had been very few, an increase of 40 percent is still a small number of cars. That could explain why the total fell only a little, but in fact it rose.`,
      ],
      [
        `Some drivers who used to cross the bridge alone now cross it as passengers in another car.`,
        'opposite-effect',
        `Each of these drivers takes a car off the bridge, so the total should be lower. This makes the increase harder to explain.`,
      ],
      [
        `The county had expected that the number of cars with three people in them would double.`,
        'out-of-scope',
        `A disappointing result may seem to explain the total. But what the county expected has no effect on how many cars cross the bridge.`,
      ],
    ],
    quick: [
      `Three people in one car take two cars off the bridge only if each of them used to drive. If they used to take the bus, their car is an additional one.`,
    ],
    full: [
      `Method: accept both facts. Many more cars carry three people, and yet slightly more cars cross the bridge in all.`,
      `Sharing reduces the number of cars only if the passengers used to drive. So ask how they crossed the bridge before.`,
      `If whole groups used to take the bus, no car was left at home, and each of their cars is one more on the bridge. That accounts for the slight increase.`,
      `The option that such cars had been very few explains at most why the total fell only a little. It does not explain why the total rose.`,
    ],
    hints: [
      `Why would the county expect fewer cars on the bridge when more cars carry three people?`,
      `How did the new groups cross the bridge before? In which case does sharing a car leave no other car at home?`,
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
      `With 80 percent of last year's miles, there were 95 percent of last year's deaths, so deaths per mile rose. By the biologists' reasoning, that suggests more deer.`,
    ],
    wrong: [
      [
        `has decreased, since fewer deer were killed than in the year before this`,
        'stopped-early',
        `The count itself did fall. But this answer ignores the sentence that begins with "Yet": people also drove 20 percent fewer miles.`,
      ],
      [
        `has decreased by less than 5 percent, since part of the decline has another cause`,
        'half-right',
        `This takes the drop in miles into account, but not fully. With 20 percent fewer miles and fewer deer, deaths should have fallen by more than 20 percent, not by 5 percent.`,
      ],
      [
        `cannot be estimated, since the number of miles driven was not the same`,
        'too-strong',
        `The number of miles was not the same, but it is known that people drove "20 percent fewer miles." Nothing else about the driving changed, so deaths per mile can be compared.`,
      ],
      [
        `has not changed, since both the deaths and the miles driven have gone down`,
        'wrong-comparison',
        `Both figures went down, but not by the same percentage. With as many deer as before and 20 percent fewer miles, there should have been about 20 percent fewer deaths, not 5 percent fewer.`,
      ],
    ],
    quick: [
      `If there were 100 deaths on 100 units of miles last year, there were 95 on 80 this year. More deaths per mile suggest that there are more deer.`,
    ],
    full: [
      `Method: compare deaths per mile in the two years. Both figures fell, so the blank depends on what they suggest together.`,
      `Suppose that there were 100 deaths on 100 units of miles last year. This year there were 95 deaths on 80 units, which is about 1.19 deaths per unit, up from 1.`,
      `Speeds, times, and roads were the same, so the likely reason for more deaths per mile is that there are more deer.`,
      `The counts therefore suggest that the number of deer has increased, even though fewer were killed.`,
    ],
    hints: [
      `Which two figures changed from last year to this year, and by how much?`,
      `What besides the number of deer affects how many are killed? Compare deaths per mile in the two years.`,
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
      `If this is true, most people who dislike an app never get to rate it. Even a poor app is then rated mainly by those who like it, so its average tells customers less than before.`,
    ],
    wrong: [
      [
        `People who have used an app for ten hours know well what it can and cannot do.`,
        'opposite-effect',
        `People who know an app well are the raters that the store hopes for. So this answer supports the store's prediction instead of weakening it.`,
      ],
      [
        `Fewer people will rate an app each month under the new rule than do so today.`,
        'half-right',
        `Fewer ratings may make an average a little less reliable. But they can still be a good guide if they come from people with all kinds of opinions.`,
      ],
      [
        `The makers of some apps now ask their employees to rate them with five stars.`,
        'opposite-effect',
        `Under the new rule, employees would have to use an app for ten hours before rating it. That may discourage some of these ratings, so if anything this supports the prediction.`,
      ],
      [
        `Customers pay more attention to the price of an app than to its average rating.`,
        'out-of-scope',
        `If customers ignored ratings, the new rule would matter little. But the prediction is about how reliable the ratings are, not about how much customers care about them.`,
      ],
    ],
    quick: [
      `After ten hours, hardly anyone who dislikes the app is still using it. Ratings would then come mainly from people who like it, so they would tell customers less.`,
    ],
    full: [
      `Method: follow the store's plan, and ask whose ratings it will leave out.`,
      `Ratings will count only after ten hours of use. The goal is an average that tells customers more reliably whether they will like an app.`,
      `If most people who do not like an app stop using it within two hours, it is rated mainly by people who like it. Even a poor app then looks good, and the average tells customers less than before. So the prediction is probably wrong.`,
      `Fewer ratings would be a weaker objection, because they do not shift the average to one side.`,
    ],
    hints: [
      `What does the store plan to change, and what does it hope the average rating will do?`,
      `Picture a person who likes an app and a person who does not. Which option suggests that one of them will not be able to rate it?`,
    ],
  },
]

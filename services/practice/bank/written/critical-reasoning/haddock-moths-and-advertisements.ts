import type { WrittenQuestion } from '../written-question.ts'

/** Haddock, grades of hotels, traps for moths, an undated novel and elevators. */
export const haddockMothsAndAdvertisements: readonly WrittenQuestion[] = [
  {
    id: 'cr-0326',
    skill: 'cr-inference',
    difficulty: 1.4,
    stem: `At the start of each year, every boat in the Corran fishery is given a quota of haddock. A boat may catch more than its quota only if it buys the right to do so, ton for ton, from boats that then have to stay below their own quotas by as much as they have sold. Last year, when every boat kept to these rules, the Marigold caught 20 tons less than its quota and sold the right to 15 tons.

If the statements above are true, which of the following must be true of last year?`,
    key: [
      `All of the boats together caught at least 5 tons less than the sum of their quotas.`,
      `What one boat catches beyond its quota, another has to leave in the sea, so sales cannot raise the total. The 5 tons that the Marigold neither caught nor sold are missing from it.`,
    ],
    wrong: [
      [
        `At least one of the other boats caught more haddock than its own quota allowed for.`,
        'not-required',
        `A boat that bought a right may have been unable to use it. Buying it is permission, not a catch.`,
      ],
      [
        `One of the other boats was entitled to catch 15 tons more than its own quota.`,
        'too-strong',
        `The 15 tons may have been bought by several boats, a few tons each.`,
      ],
      [
        `If the Marigold had sold the right to any more, it would have broken the rules.`,
        'inverted',
        `It stayed 20 tons below its quota, so it could have sold the right to 5 tons more.`,
      ],
      [
        `Among the boats that sold rights, the Marigold stayed furthest below its quota.`,
        'not-required',
        `Nothing is said about the other boats that sold. One of them may have stayed 50 tons below.`,
      ],
    ],
    quick: [`Sales move tons from boat to boat. The 5 tons left over were moved nowhere.`],
    full: [
      `Method: follow the total. Begin with the sum of all quotas and ask what can raise or lower it.`,
      `Each ton above one quota has been bought, and it stands against a ton that the seller must leave. So trading cannot bring the total above the sum of the quotas.`,
      `The Marigold left 20 tons. Of these, 15 may have been caught by others; the remaining 5 cannot have been, because no one had the right to them.`,
      `So the total is at least 5 tons below the sum. It may be further below, since buyers need not have used what they bought.`,
    ],
    hints: [
      `If a boat sells the right to 15 tons, can that change the total catch of all boats? Compare the two sides of the sale.`,
      `The Marigold left 20 tons in the sea and sold 15. Who had the right to catch the rest?`,
    ],
  },
  {
    id: 'cr-0327',
    skill: 'cr-inference',
    difficulty: 1.1,
    stem: `A website divides the hotels of a city into two classes, 'downtown' and 'airport'. It gives each hotel a grade and shows the average grade of each class. Last month the website moved six hotels from the downtown class to the airport class. It made no other change, and no hotel's grade was altered. After the move, the average grade of each of the two classes was higher than before.

If the statements above are true, which of the following must also be true?`,
    key: [
      `Before the move, the average grade of the downtown class was higher than that of the airport class.`,
      `The six lowered the average of the class that they left and raised that of the class that they joined. So their own average lies below the first and above the second.`,
    ],
    wrong: [
      [
        `Before the move, each of the six hotels had a grade that was lower than the average of its class.`,
        'too-strong',
        `The average of the six has to be lower. One of them may have had a high grade if the others' grades were low enough.`,
      ],
      [
        `After the move, the average grade of all of the city's hotels together was higher than before it.`,
        'mean-of-means',
        `No hotel came or went, and no grade was altered. So the average of all stayed exactly the same.`,
      ],
      [
        `The move of the six hotels raised the average grades of the two classes by about the same amount.`,
        'not-required',
        `The amounts depend on how many hotels each class has. In a small class six hotels count for more.`,
      ],
      [
        `After the move, there were at least as many hotels in the airport class as in the downtown class.`,
        'not-required',
        `The classes may have any sizes. With 106 hotels downtown and 10 at the airport, both averages can rise.`,
      ],
    ],
    quick: [`Average of downtown > average of the six > average of airport.`],
    full: [
      `Method: take each change as a fact about the group that moved.`,
      `Removing the six raised the downtown average. That happens only if the six had, on average, less than the downtown class.`,
      `Adding the six raised the airport average. That happens only if they had, on average, more than the airport class.`,
      `So downtown > the six > airport. Example: downtown grades of 9 and 7 in equal numbers, the six at 7, and the airport hotels at 5. Averages are all that is fixed; single hotels and the sizes of the classes are not.`,
    ],
    hints: [
      `When a group leaves a class and the average of the class goes up, what do you know about that group?`,
      `Ask the same about the class that the six hotels joined. Then compare three averages, not two.`,
    ],
  },
  {
    id: 'cr-0328',
    skill: 'cr-weaken',
    difficulty: 1.1,
    stem: `A grower hung traps for moths in every second row of her walnut grove. At harvest, moths had damaged 4 percent of the nuts in the rows with traps and just as large a share of those in the rows without. All the rows have the same soil, the same variety of tree, and the same light. The grower therefore concludes that the traps did nothing to reduce the damage.

Which of the following, if true, most seriously weakens the grower's conclusion?`,
    key: [
      `Most of the moths that hatch in one row of a grove lay their eggs in other rows.`,
      `Then a moth that is caught in a row with a trap would have done damage in a row without one. The traps protect all rows alike, so equal shares do not show that they are useless.`,
    ],
    wrong: [
      [
        `During the season the traps in the grove caught several thousand moths in all.`,
        'half-right',
        `It shows that the traps catch moths. But there may have been so many that the nuts fared no better, and the equal shares still suggest that.`,
      ],
      [
        `The traps also caught many of the wasps that feed on the eggs of these moths.`,
        'opposite-effect',
        `It explains why traps that catch moths may do no good. The conclusion that they did none gains from it.`,
      ],
      [
        `In the year before, moths had damaged equal shares of the nuts in all of the rows.`,
        'opposite-effect',
        `So the rows with traps were not worse off from the beginning. This makes the comparison, and the conclusion, more reliable.`,
      ],
      [
        `Moths damage a larger share of the nuts in dry years than they do in wet years.`,
        'out-of-scope',
        `The weather of that year was the same for the rows with traps and for those without.`,
      ],
    ],
    quick: [`The rows without traps were meant to show what happens without traps. Do they?`],
    full: [
      `Method: question the comparison. The rows without traps stand for a grove without traps. This is right only if traps next door make no difference to them.`,
      `If moths fly from row to row before they lay their eggs, each trap saves nuts in many rows. Both kinds of rows benefit, and the shares are equal although the traps work.`,
      `Without any traps, all the rows might have lost 10 percent. Nothing in the evidence speaks against that.`,
      `The number of moths caught leaves the comparison as it is, and wasps and last year's damage support the grower.`,
    ],
    hints: [
      `The grower compares rows with traps to rows without. What would she have to compare in order to know what the traps did for the grove?`,
      `Suppose that the traps do work. How could the rows without them nevertheless have as little damage as the rows with them?`,
    ],
  },
  {
    id: 'cr-0329',
    skill: 'cr-boldface',
    difficulty: 0.6,
    stem: `Petrov: The first edition of the novel Greta Marsh gives no year. It has been said to be from 1821, but this cannot be so. In those days publishers advertised each new novel in the newspapers, and the newspapers of 1821, which have all been preserved, contain no advertisement for it.

Lamb: They contain none for The Weir or The Two Widows either, and we have letters by readers who bought these novels, newly printed, in the fall of 1821.

Lamb responds to Petrov by`,
    key: [
      `naming cases in which the same reasoning would lead to a false conclusion`,
      `By Petrov's reasoning, the two other novels could not be from 1821, but they are. So a missing advertisement does not rule that year out.`,
    ],
    wrong: [
      [
        `presenting direct evidence that the novel was in fact published in 1821`,
        'too-strong',
        `The letters are about two other novels. For Greta Marsh, the year remains open.`,
      ],
      [
        `questioning whether all of the newspapers of 1821 have been preserved`,
        'distorted-detail',
        `Lamb relies on the same newspapers: they lack advertisements for the other novels as well.`,
      ],
      [
        `explaining why the publisher of the novel may not have advertised it`,
        'half-right',
        `Lamb shows that some novels were not advertised but gives no reason why this was so.`,
      ],
      [
        `pointing out that Petrov's conclusion contradicts one of his premises`,
        'wrong-role',
        `What Petrov says is consistent. Lamb brings in new facts, which are at odds with one of his premises.`,
      ],
    ],
    quick: [`Same reasoning, two other novels: not advertised, but from 1821 all the same.`],
    full: [
      `Method: say first which part of the argument the reply touches, the evidence, the step, or the conclusion.`,
      `Petrov's step: no advertisement in 1821, so not from 1821. It rests on the rule that every new novel was advertised.`,
      `Lamb grants that there is no advertisement and applies the step to two novels whose year is known. There it fails. These are counterexamples.`,
      `The reply takes away Petrov's reason. It does not date the novel, doubt the newspapers, or explain the missing advertisement.`,
    ],
    hints: [
      `Does Lamb say anything about Greta Marsh itself? What are the two other novels brought in for?`,
      `Apply Petrov's reasoning, step by step, to The Weir. What does it lead to?`,
    ],
  },
  {
    id: 'cr-0330',
    skill: 'cr-assumption',
    difficulty: 0.5,
    stem: `In the lobby of Corbin Tower, people who wanted to go up used to press a button and, once they were inside an elevator, choose their floor. Since last year they choose the floor on a screen in the lobby, and the screen tells them which elevator to wait for. The average time between choosing in the lobby and the arrival of the elevator is 25 seconds; it used to be 40 seconds from pressing the button. The tower's manager concludes that people now reach their floors sooner than they used to.

Which of the following is an assumption on which the manager's conclusion depends?`,
    key: [
      `The time that people spend inside an elevator has not increased by 15 seconds or more.`,
      `People have reached their floor when the ride is over, not when the elevator arrives. If the ride now takes 20 seconds longer, they get there later than before.`,
    ],
    wrong: [
      [
        `The number of people who use the elevators has not declined since the screens were installed.`,
        'not-required',
        `If fewer people use them, this may be the reason for the shorter wait. But the conclusion says that people arrive sooner, not why.`,
      ],
      [
        `An elevator stops at fewer floors on its way up than it did before the screens were installed.`,
        'not-required',
        `It would make the ride shorter and help the conclusion. But even if the number of stops is the same, people can arrive sooner.`,
      ],
      [
        `No one who uses the elevators now has to wait as long as 40 seconds for one of them to arrive.`,
        'too-strong',
        `The conclusion is about people on average. Some may wait for a minute if others hardly wait at all.`,
      ],
      [
        `Choosing a floor on a screen is no less pleasant for people than choosing it in an elevator.`,
        'out-of-scope',
        `They may find it unpleasant and still reach their floors sooner.`,
      ],
    ],
    quick: [`Measured: the wait. Concluded: the arrival upstairs. Between the two lies the ride.`],
    full: [
      `Method: negation. Deny an option and see whether people can still be said to reach their floors sooner.`,
      `Evidence: the wait has become 15 seconds shorter. Conclusion: the whole trip, wait and ride together, has become shorter.`,
      `Suppose that the ride has become 15 seconds longer, perhaps because fuller elevators stop more often. Then nothing has been gained, and the conclusion fails.`,
      `The reason for the shorter wait, the longest wait, and how pleasant it is could each be otherwise without harm to the conclusion.`,
    ],
    hints: [
      `At what moment does the measured time end, and at what moment does a person 'reach a floor'?`,
      `The conclusion says that people arrive sooner. Does it say that the screens are the reason? Check the options for this.`,
    ],
  },
]

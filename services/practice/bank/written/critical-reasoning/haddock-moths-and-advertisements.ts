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
      `If one boat catches more than its quota, another must catch less, so sales cannot raise the total. The 5 tons that the Marigold neither caught nor sold are missing from it.`,
    ],
    wrong: [
      [
        `At least one of the other boats caught more haddock than its own quota allowed for.`,
        'not-required',
        `A boat that bought the right may not have used it. Buying the right is permission, not a catch.`,
      ],
      [
        `One of the other boats was entitled to catch 15 tons more than its own quota.`,
        'too-strong',
        `Several boats may have bought the 15 tons, a few tons each.`,
      ],
      [
        `If the Marigold had sold the right to any more, it would have broken the rules.`,
        'inverted',
        `The Marigold stayed 20 tons below its quota, so it could have sold the right to 5 more tons.`,
      ],
      [
        `Among the boats that sold rights, the Marigold stayed furthest below its quota.`,
        'not-required',
        `The statements do not describe the other boats that sold rights. One may have stayed 50 tons below its quota.`,
      ],
    ],
    quick: [`Sales move tons from one boat to another. The remaining 5 tons were not moved to any boat.`],
    full: [
      `Method: follow the total. Begin with the sum of all quotas, and ask what can raise or lower it.`,
      `Each ton above one boat's quota must be bought from a boat that then catches a ton less. So trading cannot raise the total above the sum of the quotas.`,
      `The Marigold left 20 tons. Others may have caught 15 of these, but no boat had the right to catch the remaining 5.`,
      `So all of the boats together caught at least 5 tons less than the sum of their quotas. The difference may be larger, since buyers need not have used what they bought.`,
    ],
    hints: [
      `If one boat sells the right to 15 tons, can that raise the total catch of all boats?`,
      `The Marigold left 20 tons in the sea and sold the right to 15. Which boat had the right to catch the rest?`,
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
      `The six lowered the average of the class that they left and raised the average of the class that they joined. So their own average is below the first and above the second.`,
    ],
    wrong: [
      [
        `Before the move, each of the six hotels had a grade that was lower than the average of its class.`,
        'too-strong',
        `Only the average of the six has to be lower. One of them may have had a high grade if the others' grades were low enough.`,
      ],
      [
        `After the move, the average grade of all of the city's hotels together was higher than before it.`,
        'mean-of-means',
        `Both averages rose, which makes this tempting. But no hotel was added or removed and no grade was altered, so the overall average stayed the same.`,
      ],
      [
        `The move of the six hotels raised the average grades of the two classes by about the same amount.`,
        'not-required',
        `The same six hotels caused both changes, so equal amounts seem likely. But the amounts depend on how many hotels each class has.`,
      ],
      [
        `After the move, there were at least as many hotels in the airport class as in the downtown class.`,
        'not-required',
        `The classes may have any sizes. With 106 hotels downtown and 10 at the airport, both averages can rise.`,
      ],
    ],
    quick: [`The average of downtown was above that of the six, which was above that of the airport class.`],
    full: [
      `Method: treat each change as a fact about the six hotels that were moved.`,
      `Removing the six raised the downtown average. So their average was lower than the downtown average.`,
      `Adding the six raised the airport average. So their average was higher than the airport average.`,
      `It follows that the downtown average was higher than the airport average. Suppose, for example, that downtown hotels have grades of 9 and 7, the six have 7, and the airport hotels have 5.`,
    ],
    hints: [
      `Think of the six hotels as a group with an average of their own. What does each of the two changes tell you about it?`,
      `If a group leaves a class and the average of the class rises, is the group above or below that average?`,
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
      `A moth caught in a row with a trap would have done damage in other rows. The traps then protect all rows alike, so equal shares do not show that they are useless.`,
    ],
    wrong: [
      [
        `During the season the traps in the grove caught several thousand moths in all.`,
        'half-right',
        `This shows that the traps catch moths. But there may have been so many moths that it made no difference to the nuts.`,
      ],
      [
        `The traps also caught many of the wasps that feed on the eggs of these moths.`,
        'opposite-effect',
        `This would explain why traps that catch moths do no good. It supports the conclusion.`,
      ],
      [
        `In the year before, moths had damaged equal shares of the nuts in all of the rows.`,
        'opposite-effect',
        `Damage in earlier years may seem to weaken the comparison. But it shows that the rows were alike at the start, which makes the comparison more reliable.`,
      ],
      [
        `Moths damage a larger share of the nuts in dry years than they do in wet years.`,
        'out-of-scope',
        `Weather does affect the damage. But it was the same for rows with traps and rows without, so it does not affect the comparison.`,
      ],
    ],
    quick: [`The rows without traps are meant to show what happens without traps. Do they?`],
    full: [
      `Method: question the comparison. The rows without traps stand for a grove without traps. That works only if the traps nearby make no difference to them.`,
      `If most moths lay their eggs in other rows, each trap saves nuts in many rows. Both kinds of rows benefit equally, and the shares are equal even though the traps work.`,
      `Without any traps, all of the rows might have lost 10 percent. So the conclusion is weakened.`,
      `The option about the number of moths does not affect the comparison, and the options about wasps and the year before support the grower.`,
    ],
    hints: [
      `The grower compares rows with traps and rows without. What would she have to compare in order to know what the traps did for the grove?`,
      `Suppose that the traps do work. How could the rows without them have just as little damage?`,
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
        `The letters are direct evidence about the year, but of two other novels. They do not show when Greta Marsh was published.`,
      ],
      [
        `questioning whether all of the newspapers of 1821 have been preserved`,
        'distorted-detail',
        `Missing newspapers would be another way to attack Petrov's evidence. But Lamb relies on the same newspapers, which lack advertisements for the other novels as well.`,
      ],
      [
        `explaining why the publisher of the novel may not have advertised it`,
        'half-right',
        `Lamb shows that some novels were not advertised but does not explain why.`,
      ],
      [
        `pointing out that Petrov's conclusion contradicts one of his premises`,
        'wrong-role',
        `Petrov's statements are consistent. Lamb adds new facts, which conflict with one of the premises.`,
      ],
    ],
    quick: [`Lamb applies Petrov's reasoning to two other novels, which were not advertised but are from 1821.`],
    full: [
      `Method: decide which part of the argument the reply concerns: the evidence, the step, or the conclusion.`,
      `Petrov's step is that a novel without an advertisement in 1821 is not from 1821. It rests on the claim that each new novel was advertised.`,
      `Lamb grants that there is no advertisement for Greta Marsh but names two novels for which the step fails. They were not advertised, and yet they were new in 1821.`,
      `So Lamb names cases in which the same reasoning would lead to a false conclusion. The reply does not date Greta Marsh or doubt the newspapers.`,
    ],
    hints: [
      `Does Lamb say anything about Greta Marsh itself? Why are the two other novels mentioned?`,
      `Apply Petrov's reasoning to The Weir. To what conclusion does it lead?`,
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
      `People reach their floor when the ride is over, not when the elevator arrives. If the ride now takes 20 seconds longer, they arrive later than before.`,
    ],
    wrong: [
      [
        `The number of people who use the elevators has not declined since the screens were installed.`,
        'not-required',
        `Fewer people may explain the shorter wait. But the conclusion says that people arrive sooner, not why.`,
      ],
      [
        `An elevator stops at fewer floors on its way up than it did before the screens were installed.`,
        'not-required',
        `This would make the ride shorter and help the conclusion. But even if the number of stops is the same, people can arrive sooner.`,
      ],
      [
        `No one who uses the elevators now has to wait as long as 40 seconds for one of them to arrive.`,
        'too-strong',
        `The conclusion is about people in general. Some may wait for a minute if others hardly wait at all.`,
      ],
      [
        `Choosing a floor on a screen is no less pleasant for people than choosing it in an elevator.`,
        'out-of-scope',
        `People may find it unpleasant and still reach their floors sooner.`,
      ],
    ],
    quick: [`The wait was measured, and the conclusion is about reaching the floor. The ride comes in between.`],
    full: [
      `Method: negation. Negate each option, and see whether it still follows that people reach their floors sooner.`,
      `The evidence is that the wait is now 15 seconds shorter. The conclusion is that the wait and the ride together take less time.`,
      `Suppose that the ride takes at least 15 seconds longer, perhaps because the elevators are fuller. Then nothing is gained, and the conclusion fails. So the manager assumes that it does not.`,
      `Negating the options about the reason for the shorter wait, the longest wait, or what people find pleasant does no harm to the conclusion.`,
    ],
    hints: [
      `At what moment does the measured time end, and at what moment does a person reach a floor?`,
      `The conclusion says that people arrive sooner. Does it say that the screens are the reason?`,
    ],
  },
]

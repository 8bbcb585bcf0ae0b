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
        `A boat that bought the right to more haddock may not have used it. It was allowed to exceed its quota but did not have to.`,
      ],
      [
        `One of the other boats was entitled to catch 15 tons more than its own quota.`,
        'too-strong',
        `The Marigold did sell the right to 15 tons. But several boats may have bought it, a few tons each, so no single boat need have had all 15.`,
      ],
      [
        `If the Marigold had sold the right to any more, it would have broken the rules.`,
        'inverted',
        `The Marigold stayed 20 tons below its quota, so it could have sold the right to 5 more tons.`,
      ],
      [
        `Among the boats that sold rights, the Marigold stayed furthest below its quota.`,
        'not-required',
        `The statements say nothing about other boats that sold rights. One of them may have stayed 50 tons below its quota.`,
      ],
    ],
    quick: [
      `Sales move tons from one boat to another but add none. No boat had the right to the Marigold's other 5 tons, so the total fell short by at least 5.`,
    ],
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
      `While they were in the downtown class, the six were pulling its average down; in the airport class they pull it up. So their own average was below the downtown average and above the airport average.`,
    ],
    wrong: [
      [
        `Before the move, each of the six hotels had a grade that was lower than the average of its class.`,
        'too-strong',
        `Only the average of the six had to be lower than the downtown average. One of them may have had a high grade if the others' grades were low enough.`,
      ],
      [
        `After the move, the average grade of all of the city's hotels together was higher than before it.`,
        'mean-of-means',
        `Both class averages did rise. But all the city's hotels and their grades stayed the same, so the average for all of them together did not change.`,
      ],
      [
        `The move of the six hotels raised the average grades of the two classes by about the same amount.`,
        'not-required',
        `The same six hotels caused both changes, so equal amounts seem likely. But the amounts also depend on how many hotels each class has and on how far the grades of the six are from each average.`,
      ],
      [
        `After the move, there were at least as many hotels in the airport class as in the downtown class.`,
        'not-required',
        `Both averages can rise whichever class is larger. For example, 106 hotels may have been in the downtown class and 10 in the airport class before the move.`,
      ],
    ],
    quick: [
      `The downtown average was higher than the average of the six, which was higher than the airport average. So the downtown average was higher than the airport average.`,
    ],
    full: [
      `Method: treat each change as a fact about the six hotels that were moved.`,
      `Removing the six raised the downtown average. So their average was lower than the downtown average.`,
      `Adding the six raised the airport average. So their average was higher than the airport average.`,
      `It follows that the downtown average was higher than the airport average. For example, the six may each have a grade of 7, the other downtown hotels 9, and the hotels already in the airport class 5.`,
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
      `A moth caught in a row with a trap would have done damage in other rows. So the traps protect all rows alike, and equal shares of damage do not show that they are useless.`,
    ],
    wrong: [
      [
        `During the season the traps in the grove caught several thousand moths in all.`,
        'half-right',
        `This shows that the traps catch moths. But there may have been so many moths in the grove that catching a few thousand made no difference to the nuts.`,
      ],
      [
        `The traps also caught many of the wasps that feed on the eggs of these moths.`,
        'opposite-effect',
        `If the traps also kill the moths' enemies, they may do no good on balance, which supports the grower's conclusion.`,
      ],
      [
        `In the year before, moths had damaged equal shares of the nuts in all of the rows.`,
        'opposite-effect',
        `Equal damage in the year before shows that the rows were alike at the start, which makes the comparison more reliable.`,
      ],
      [
        `Moths damage a larger share of the nuts in dry years than they do in wet years.`,
        'out-of-scope',
        `Dry weather does affect the damage. But the weather was the same for rows with traps and rows without, so it does not affect the comparison.`,
      ],
    ],
    quick: [
      `The rows without traps are meant to show what happens without traps. But if moths from one row lay their eggs in others, the traps protect both kinds of rows, so equal damage proves nothing.`,
    ],
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
        `Lamb names novels that were not advertised. But the reply gives no reason why their publishers, or the publisher of Greta Marsh, did not advertise.`,
      ],
      [
        `pointing out that Petrov's conclusion contradicts one of his premises`,
        'wrong-role',
        `Petrov's conclusion does not contradict his premises. Lamb's new facts do conflict with one premise, the claim that publishers advertised "each new novel."`,
      ],
    ],
    quick: [
      `Lamb names two novels that were not advertised but are from 1821. By Petrov's reasoning they could not be, so the reasoning can lead to a false conclusion.`,
    ],
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
      `People reach their floor when the ride is over, not when the elevator arrives. If the ride now takes 20 seconds longer, people arrive later than before in spite of the shorter wait.`,
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
        `Fewer stops would make the ride shorter and help the conclusion. But even with the same number of stops, people can arrive sooner.`,
      ],
      [
        `No one who uses the elevators now has to wait as long as 40 seconds for one of them to arrive.`,
        'too-strong',
        `The conclusion is about people in general. Some may wait for a minute if others hardly wait at all.`,
      ],
      [
        `Choosing a floor on a screen is no less pleasant for people than choosing it in an elevator.`,
        'out-of-scope',
        `Some people may find a screen less pleasant. But they can dislike it and still reach their floors sooner, which is all that the conclusion says.`,
      ],
    ],
    quick: [
      `The wait was measured, and the conclusion is about reaching the floor. The manager must assume that the ride has not become 15 seconds longer or more.`,
    ],
    full: [
      `Method: negate each option, and see whether it still follows that people reach their floors sooner.`,
      `The evidence is that the wait is now 15 seconds shorter. The conclusion is that the wait and the ride together take less time.`,
      `Suppose that the ride takes at least 15 seconds longer, perhaps because the elevators are fuller. Then nothing is gained, and the conclusion fails. So the manager assumes that the ride has not become that much longer.`,
      `Now negate the others: fewer people use the elevators, there are as many stops, someone waits 40 seconds, or the screen is unpleasant. The conclusion still stands.`,
    ],
    hints: [
      `At what moment does the measured time end, and at what moment does a person reach a floor?`,
      `The conclusion says that people arrive sooner. Does it say that the screens are the reason?`,
    ],
  },
]

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
      `Trading cannot raise the total catch above the sum of the quotas. The Marigold left 20 tons uncaught and sold the right to only 15. Nobody had the right to the other 5 tons, so the total fell short by at least that much.`,
    ],
    wrong: [
      [
        `At least one of the other boats caught more haddock than its own quota allowed for.`,
        'not-required',
        `The boats that bought the right to 15 tons were allowed to exceed their quotas. But nothing says that any of them did so.`,
      ],
      [
        `One of the other boats was entitled to catch 15 tons more than its own quota.`,
        'too-strong',
        `Several boats may have shared the right to 15 tons, a few tons each. No single boat has to have bought all of it.`,
      ],
      [
        `If the Marigold had sold the right to any more, it would have broken the rules.`,
        'inverted',
        `The Marigold stayed 20 tons below its quota and sold the right to only 15. It could have sold the right to 5 more tons under the rules.`,
      ],
      [
        `Among the boats that sold rights, the Marigold stayed furthest below its quota.`,
        'not-required',
        `The statements give no figures for other boats that sold rights. Another seller may have stayed 50 tons below its quota.`,
      ],
    ],
    quick: [
      `Selling a right moves it from one boat to another and adds nothing to the total. Nobody had the right to the Marigold's other 5 tons, so they were left uncaught.`,
    ],
    full: [
      `Method: follow the total for the whole fishery. If no rights were traded and every boat used its full quota, the total catch would equal the sum of the quotas.`,
      `For each ton that one boat catches above its quota, another boat must stay a ton below its own. Trading therefore cannot raise the total above the sum of the quotas.`,
      `The Marigold left 20 tons of its quota uncaught. Other boats may have caught 15 of these, but no boat had the right to catch the remaining 5.`,
      `The total was therefore at least 5 tons below the sum of the quotas. The shortfall may be larger, since other boats may not have used all of their quotas and rights.`,
    ],
    hints: [
      `When one boat sells another the right to 15 tons, what happens to the total that all boats together may catch?`,
      `Follow the total for the whole fishery. The Marigold left 20 tons of its quota uncaught and sold the right to 15. Who had the right to the rest?`,
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
      `Taking the six out raised the downtown average, so their own average was below it. Adding them raised the airport average, so their own average was above it. The downtown average was therefore the higher one.`,
    ],
    wrong: [
      [
        `Before the move, each of the six hotels had a grade that was lower than the average of its class.`,
        'too-strong',
        `Only the average of the six had to be below the downtown average. One of the six may itself have been above it if the others were low enough.`,
      ],
      [
        `After the move, the average grade of all of the city's hotels together was higher than before it.`,
        'mean-of-means',
        `Each class average rose, but the city still has the same hotels with the same grades. The average for all of them together is therefore unchanged.`,
      ],
      [
        `The move of the six hotels raised the average grades of the two classes by about the same amount.`,
        'not-required',
        `The same six hotels were moved, but they need not have raised the two averages equally. If the airport class is small and the downtown class large, the airport average may rise far more.`,
      ],
      [
        `After the move, there were at least as many hotels in the airport class as in the downtown class.`,
        'not-required',
        `Both averages can rise whichever class is larger. For example, the airport class may have grown from 10 hotels to 16, while the downtown class still has 100.`,
      ],
    ],
    quick: [
      `The average of the six hotels was below the downtown average and above the airport average. The downtown average was therefore higher than the airport average.`,
    ],
    full: [
      `Method: treat the six hotels as a group, and ask what each change in a class average shows about the average of that group.`,
      `The downtown average rose when the six left, so their average was lower than the downtown average before the move.`,
      `The airport average rose when the six arrived, so their average was higher than the airport average before the move.`,
      `So the downtown average was above that of the six, which was above the airport average. For example, let the airport hotels average 5, the six 7, and the other downtown hotels 9. Before the move, the downtown average is between 7 and 9, higher than 5.`,
    ],
    hints: [
      `What does the rise in the downtown average tell you about the six hotels that left?`,
      `Treat the six as a group with an average of its own. How does that average compare with the class they left, and with the class they joined?`,
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
      `If moths lay their eggs mostly in other rows, a trap in one row prevents damage in others. Equal shares of damage would then be expected even if the traps work.`,
    ],
    wrong: [
      [
        `During the season the traps in the grove caught several thousand moths in all.`,
        'half-right',
        `Several thousand sounds like a lot. But these may be a small part of all the moths in the grove, and catching them may have reduced the damage very little.`,
      ],
      [
        `The traps also caught many of the wasps that feed on the eggs of these moths.`,
        'opposite-effect',
        `If the traps also catch wasps that feed on moth eggs, more eggs may survive. That would help to explain why the traps did no good, as the grower concludes.`,
      ],
      [
        `In the year before, moths had damaged equal shares of the nuts in all of the rows.`,
        'opposite-effect',
        `Equal damage in the year before suggests that the rows were alike to begin with. That makes the grower's comparison more reliable.`,
      ],
      [
        `Moths damage a larger share of the nuts in dry years than they do in wet years.`,
        'out-of-scope',
        `A dry year may bring more damage. But rows with and without traps had the same weather, so the comparison between them is unaffected.`,
      ],
    ],
    quick: [
      `The grower assumes that the traps did nothing for the rows without them. But if moths from one row lay their eggs in others, the traps protect those rows too.`,
    ],
    full: [
      `Method: question the comparison. It is fair only if traps in one row have no effect on the rows next to it.`,
      `If most moths lay their eggs in other rows, a moth caught in one row would have damaged nuts elsewhere. Each trap then helps rows of both kinds.`,
      `Without any traps, the moths might have damaged 10 percent of the nuts in all of the rows instead of 4. The equal shares would hide that benefit.`,
      `So equal damage does not show that the traps did nothing, and the grower's conclusion is weakened.`,
    ],
    hints: [
      `The grower compares two kinds of rows. How close together are they?`,
      `Question the comparison. Suppose that the traps do work: how could the rows without them have just as little damage?`,
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
      `By Petrov's reasoning, The Weir and The Two Widows could not be from 1821 either. The letters show that they are, so the lack of an advertisement does not rule that year out.`,
    ],
    wrong: [
      [
        `presenting direct evidence that the novel was in fact published in 1821`,
        'too-strong',
        `The letters give direct evidence about The Weir and The Two Widows. Lamb offers no evidence of when Greta Marsh was published.`,
      ],
      [
        `questioning whether all of the newspapers of 1821 have been preserved`,
        'distorted-detail',
        `Lamb never suggests that any newspapers are missing. The reply relies on them: they contain no advertisement for the two other novels "either."`,
      ],
      [
        `explaining why the publisher of the novel may not have advertised it`,
        'half-right',
        `Lamb says that two other novels were not advertised either. But the reply gives no reason why a publisher would not advertise a novel.`,
      ],
      [
        `pointing out that Petrov's conclusion contradicts one of his premises`,
        'wrong-role',
        `Petrov's conclusion fits his premises. Lamb's facts contradict one of those premises, that publishers advertised "each new novel."`,
      ],
    ],
    quick: [
      `Lamb names two novels from 1821 that were not advertised. Petrov's reasoning would wrongly exclude that year for them, so it is unreliable for Greta Marsh too.`,
    ],
    full: [
      `Method: decide which part of Petrov's argument the reply attacks. Lamb accepts that the newspapers contain no advertisement for Greta Marsh.`,
      `From this, Petrov infers that the novel is not from 1821, since publishers advertised "each new novel."`,
      `Lamb attacks this inference by means of two novels. They were not advertised in 1821, yet readers bought them, newly printed, in that year.`,
      `By Petrov's reasoning, these two novels could not be from 1821, which is false. So Lamb answers by naming cases in which that reasoning fails.`,
    ],
    hints: [
      `Lamb does not say when Greta Marsh was published. Why, then, does Lamb mention The Weir and The Two Widows?`,
      `Decide which part of Petrov's argument the reply attacks. If you apply his reasoning to The Weir, what does it say about 1821?`,
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
      `People reach their floors when the ride is over, not when the elevator arrives. If the wait is 15 seconds shorter but the ride 20 seconds longer, they arrive 5 seconds later than before.`,
    ],
    wrong: [
      [
        `The number of people who use the elevators has not declined since the screens were installed.`,
        'not-required',
        `Fewer people would be another reason for the shorter wait. But the conclusion is only that people arrive sooner, whatever the reason.`,
      ],
      [
        `An elevator stops at fewer floors on its way up than it did before the screens were installed.`,
        'not-required',
        `Fewer stops would shorten the ride, which would help the conclusion. But it does not need that help: with the same number of stops, people still save 15 seconds of waiting.`,
      ],
      [
        `No one who uses the elevators now has to wait as long as 40 seconds for one of them to arrive.`,
        'too-strong',
        `The figure of 25 seconds is an average. Some people may wait for 40 seconds or longer if others wait for much less than 25.`,
      ],
      [
        `Choosing a floor on a screen is no less pleasant for people than choosing it in an elevator.`,
        'out-of-scope',
        `The conclusion is only that people reach their floors sooner. They can do so even if they dislike choosing on a screen.`,
      ],
    ],
    quick: [
      `The manager measured the wait, but the conclusion is about reaching the floor. It fails if the ride has become longer by as much as the wait became shorter.`,
    ],
    full: [
      `Method: use negation: suppose that an option is false, and ask whether people still reach their floors sooner.`,
      `The wait has become 15 seconds shorter, from 40 seconds to 25. But a person's whole trip consists of the wait and the ride.`,
      `Suppose that the ride now takes at least 15 seconds longer, perhaps because the elevators are fuller. Then people reach their floors no sooner than before, and the conclusion fails.`,
      `No other option does this harm when it is false. People can arrive sooner even if fewer of them use the elevators or if some still wait for 40 seconds.`,
    ],
    hints: [
      `Which part of a person's trip did the manager measure?`,
      `Use negation: suppose that each option is false. Which one would then mean that people arrive no sooner, in spite of the shorter wait?`,
    ],
  },
]

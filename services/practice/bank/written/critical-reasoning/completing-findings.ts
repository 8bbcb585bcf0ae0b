import type { WrittenQuestion } from '../written-question.ts'

/** Arguments about birds, cheese, eclipses, streets and calls for help, with their last step left out. */
export const completingFindings: readonly WrittenQuestion[] = [
  {
    id: 'cr-0183',
    version: 2,
    skill: 'cr-complete',
    difficulty: -0.7,
    stem: `Three years ago the town of Vessin fixed 200 nest boxes for swifts to its public buildings, and today swifts nest in half of them. Pleased as the town is, a careful yearly count shows that no more pairs of swifts nest in Vessin than before the boxes were hung, and there is no sign that more swifts than usual have died or moved away. It seems, then, that most of the swifts in the boxes ______.

Which of the following most logically completes the argument?`,
    key: [
      `would have nested in other places in the town without them`,
      `A hundred boxes are in use, but the number of pairs in the town has not risen. So the boxes gave new addresses to pairs the town had anyway.`,
    ],
    wrong: [
      [
        `would have left the town for good if it had not hung them up`,
        'real-world-belief',
        `One would like to think so, but nothing shows that nesting places were short or that swifts were about to go.`,
      ],
      [
        `have come to the town from other places in these years`,
        'opposite-effect',
        `Newcomers would have raised the number of pairs, and the count shows 'no more pairs' than before.`,
      ],
      [
        `are going to raise more young in them than other swifts`,
        'out-of-scope',
        `The argument is about where the pairs came from. How many young they raise is not touched on.`,
      ],
      [
        `have been counted twice over in the town's yearly counts`,
        'distorted-detail',
        `The count is called careful. Counting twice would have made the number rise, and it did not.`,
      ],
    ],
    quick: [`Boxes filled, total unchanged: the birds have moved within the town.`],
    full: [
      `Half of 200 boxes: about 100 pairs.`,
      `Total number of pairs: as before, and no unusual losses.`,
      `So these pairs were in the town anyway and nested elsewhere.`,
    ],
    hints: [
      `Compare what happened in the boxes with what happened in the town.`,
      `If the total did not change, where must the birds in the boxes come from?`,
    ],
  },
  {
    id: 'cr-0184',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0.1,
    stem: `The dairy at Olm sells its cheeses after they have ripened for one year in its cellar. It might let them ripen for two years instead, since customers would pay 40 percent more for such a cheese. But there is no room for another shelf in the cellar, which is always full, nor can cheese of this kind ripen anywhere else. The dairy's income from cheese would therefore fall and not rise, for ______.

Which of the following most logically completes the argument?`,
    key: [
      `each place on the shelves would yield half as many cheeses as it does now`,
      `Each place is taken for two years by one cheese that earns 1.4 times as much, where two cheeses could have earned twice as much.`,
    ],
    wrong: [
      [
        `a cheese that ripens for longer loses more of its weight than others do`,
        'half-right',
        `This might lower income if cheese were sold by weight. But the argument speaks of the price 'for such a cheese' and leads up to the full cellar.`,
      ],
      [
        `there are also customers who will prefer to buy a cheese one year old`,
        'out-of-scope',
        `What the dairy can sell its old cheese for is settled. Why a full cellar should matter is what has to be told.`,
      ],
      [
        `larger cellars would cost the dairy more than 40 percent of its income`,
        'distorted-detail',
        `The 40 percent are a rise in price. And costs do not make an income from cheese smaller.`,
      ],
      [
        `its shelves would then hold twice as many cheeses as they are built for`,
        'opposite-effect',
        `The cellar is full and stays so. With slower ripening the dairy makes fewer cheeses; it does not squeeze in more.`,
      ],
    ],
    quick: [`Full cellar, twice the time: half the cheeses. Half of them at 1.4 times the price is 0.7.`],
    full: [
      `Number of places: fixed and all in use.`,
      `One year each: one cheese per place and year. Two years each: half a cheese per place and year.`,
      `Income: \\(0.5 \\times 1.4 = 0.7\\) of what it was.`,
    ],
    hints: [
      `What does one place on a shelf bring in during two years, now and under the plan?`,
      `Which fact about the cellar has not been used yet?`,
    ],
  },
  {
    id: 'cr-0185',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.3,
    stem: `A chronicle whose reliability is beyond doubt reports a total eclipse of the Sun that was seen from the city of Amar twenty-four centuries ago. From the motions of Sun and Moon, which are known exactly, astronomers can calculate when the Moon's shadow reached the Earth on that day and which way through space it took. If the Earth had always turned at today's speed, the shadow would have fallen on places 2,000 kilometers west of Amar. It follows that ______.

Which of the following most logically completes the argument?`,
    key: [
      `the Earth has not been turning at the same speed ever since`,
      `The shadow's time and path are certain, and so is the place. The one assumption left is the speed at which the Earth turned.`,
    ],
    wrong: [
      [
        `the Moon took another path on that day than it would today`,
        'opposite-effect',
        `The motions of Sun and Moon 'are known exactly', so the difference must not be looked for there.`,
      ],
      [
        `the eclipse was also seen by people who lived west of Amar`,
        'half-right',
        `Perhaps it was, but the calculated place rests on the supposition about speed, which clashes with the report.`,
      ],
      [
        `the chronicle was written by someone who did not see it all`,
        'distorted-detail',
        `The reliability of the chronicle is 'beyond doubt', whether or not its author was there.`,
      ],
      [
        `the Earth turned twice as fast at that time as it does today`,
        'too-strong',
        `The speed cannot have been the same throughout. How much it differed would have to be calculated.`,
      ],
    ],
    quick: [`Report certain, shadow certain: so the 'if' about the Earth's speed is what fails.`],
    full: [
      `If the speed was constant, the shadow fell far west of Amar.`,
      `It fell on Amar, as the chronicle proves, and its time and path are not in doubt.`,
      `So the speed was not constant.`,
    ],
    hints: [
      `Which statements are presented as certain, and which is a supposition?`,
      `If a supposition leads to something false, what can be concluded?`,
    ],
  },
  {
    id: 'cr-0186',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.4,
    stem: `In Rauma, houses in streets with trees are sold for 8 percent more than like houses elsewhere in the city. The mayor wants to plant trees in every street and expects the houses there to gain 8 percent as well. Now those who buy houses in Rauma come from the city itself; they spend what their incomes allow, which trees do not change; and if they spend more on one house than on another, it is because they prefer its street to those they might have had instead. The mayor will probably be disappointed, because ______.

Which of the following most logically completes the argument?`,
    key: [
      `a feature that every street shares will not lead buyers to pay more for any one of them`,
      `Buyers pay more for a street that is better than the rest. With trees everywhere, none is better on this account, and incomes set the total.`,
    ],
    wrong: [
      [
        `a street with young trees in it will for some years be less pleasant than one with old trees`,
        'half-right',
        `This would only delay the gain. The argument, with its talk of incomes and preferences, denies it altogether.`,
      ],
      [
        `a buyer who finds houses too dear in one street will look for something cheaper in another`,
        'restates-premise',
        `That buyers choose among streets has been said already. Needed is what happens to the choice when all have trees.`,
      ],
      [
        `trees in every street will cost the city more than owners are going to gain from them`,
        'out-of-scope',
        `The mayor's expectation is about prices of houses. What the trees cost the city has no influence on it.`,
      ],
      [
        `houses in the streets with trees were more expensive even before any trees had been planted there`,
        'reversed-causation',
        `This would be another objection. The premises grant that buyers pay for trees, as long as other streets have none.`,
      ],
    ],
    quick: [`The 8 percent are paid for being better than other streets. If all are alike, the advantage is gone.`],
    full: [
      `Total spending: fixed by incomes.`,
      `Extra price for a street: paid because it is preferred to others.`,
      `Trees everywhere: no street is preferred for them. So no extra price.`,
    ],
    hints: [
      `Why, according to the text, does anyone pay more for a street with trees?`,
      `What becomes of this reason once the plan has been carried out?`,
    ],
  },
  {
    id: 'cr-0187',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.7,
    stem: `Of the calls to the emergency number in Haldis, about 40 percent do not concern an emergency. For one month, callers first heard a recorded message that asked them to hang up if they had no emergency, and many of them hung up. The service was satisfied until it contacted a large and representative sample of those who had hung up. About 60 percent of them had been calling about an emergency but had not been sure that it was serious enough. Since the calls of that month were of the usual mix, one may conclude that the message ______.

Which of the following most logically completes the argument?`,
    key: [
      `was about as likely to turn away a caller with an emergency as one without`,
      `Emergencies made up 60 percent of all calls and 60 percent of those that ended early. The message did not separate the two kinds at all.`,
    ],
    wrong: [
      [
        `was more likely to turn away a caller with an emergency than one without it`,
        'wrong-comparison',
        `Sixty percent is a majority of those who hung up, but emergencies were the same majority among all the calls.`,
      ],
      [
        `was heard to the end by fewer of those callers who did have an emergency`,
        'distorted-detail',
        `Those who were contacted said that they had been unsure. How much of the message anyone heard is not reported.`,
      ],
      [
        `led most callers who had an emergency to hang up before they were helped`,
        'reversed-causation',
        `Most of those who hung up had an emergency. This does not mean that most of those with an emergency hung up.`,
      ],
      [
        `should be worded so that callers learn what may count as a real emergency`,
        'out-of-scope',
        `This may be a good proposal. The figures compared in the argument lead up to what the present message did.`,
      ],
    ],
    quick: [`60 percent of all calls, 60 percent of those who hung up: no sorting took place.`],
    full: [
      `Method: predict what the figures together show before reading the options.`,
      `Of 100 calls, 60 concern an emergency and 40 do not. Those who hung up split 60 to 40 as well.`,
      `So the same share of each kind hung up. The message did not tell them apart.`,
    ],
    hints: [
      `With what should the 60 percent be compared?`,
      `Take 100 calls, of which 20 ended at the message. How many of each kind are among the 20?`,
    ],
  },
]

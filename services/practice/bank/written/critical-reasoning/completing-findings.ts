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
      `About a hundred boxes are in use, but the number of pairs in the town has not risen. So the boxes gave new homes to pairs that would have nested in the town anyway.`,
    ],
    wrong: [
      [
        `would have left the town for good if it had not hung them up`,
        'real-world-belief',
        `The town would like to think that its boxes kept the swifts. But nothing shows that nesting places were scarce or that the birds were about to leave.`,
      ],
      [
        `have come to the town from other places in these years`,
        'opposite-effect',
        `Newcomers would have raised the number of pairs, and the count shows "no more pairs" than before.`,
      ],
      [
        `are going to raise more young in them than other swifts`,
        'out-of-scope',
        `More young birds would be a success for the town. But the counts say nothing about young birds; they show only that the number of pairs has not risen.`,
      ],
      [
        `have been counted twice over in the town's yearly counts`,
        'distorted-detail',
        `Counting birds twice would have raised the number of pairs, and it did not rise. Besides, the count is described as careful.`,
      ],
    ],
    quick: [
      `The boxes filled up and the total stayed the same, so these birds would have nested elsewhere in the town without the boxes.`,
    ],
    full: [
      `Swifts nest in half of the 200 boxes, so about 100 pairs use them.`,
      `Yet the total number of pairs is the same as before, and no unusual number of swifts had died or moved away.`,
      `So the town would have had these pairs anyway. Without the boxes, they would have nested in other places there.`,
    ],
    hints: [
      `Compare what happened in the boxes with what happened in the town as a whole.`,
      `If the total did not change, where must the birds in the boxes have come from?`,
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
      `Each place would be occupied for two years by one cheese that sells for 1.4 times the price. In the same two years, the place now yields two cheeses.`,
    ],
    wrong: [
      [
        `a cheese that ripens for longer loses more of its weight than others do`,
        'half-right',
        `A loss of weight could lower income if cheese were sold by weight. But the argument gives the price "for such a cheese" and then turns to the full cellar.`,
      ],
      [
        `there are also customers who will prefer to buy a cheese one year old`,
        'out-of-scope',
        `Some customers prefer younger cheese, but the dairy sells that now. The blank must explain why the full cellar matters.`,
      ],
      [
        `larger cellars would cost the dairy more than 40 percent of its income`,
        'distorted-detail',
        `The argument says that there is no room for another shelf, but it does not discuss a new cellar. A cost would also reduce profit, not "income from cheese."`,
      ],
      [
        `its shelves would then hold twice as many cheeses as they are built for`,
        'opposite-effect',
        `Twice the time may suggest twice the cheeses at once. But the shelves are already full. If each cheese stays longer, the dairy makes fewer cheeses instead of squeezing in more.`,
      ],
    ],
    quick: [
      `With a full cellar, twice the time means half the cheeses. Half the cheeses at 1.4 times the price bring in 0.7 times the income.`,
    ],
    full: [
      `The number of places is fixed, and all of them are in use.`,
      `At one year per cheese, each place yields one cheese a year. At two years per cheese, it yields half a cheese a year.`,
      `Income would be \\(0.5 \\times 1.4 = 0.7\\) times what it is now. So the blank needs the fact that each place would yield half as many cheeses.`,
    ],
    hints: [
      `The price rises by 40 percent, and yet income is said to fall. What else must change?`,
      `What does one place on a shelf earn in two years now, and what would it earn under the plan?`,
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
      `The time and path of the shadow are certain, and so is the place where it was seen. The only uncertain part is the supposition about the Earth's speed.`,
    ],
    wrong: [
      [
        `the Moon took another path on that day than it would today`,
        'opposite-effect',
        `The motions of the Sun and the Moon "are known exactly," so the difference cannot be explained by the Moon's path.`,
      ],
      [
        `the eclipse was also seen by people who lived west of Amar`,
        'half-right',
        `That may be. But the places west of Amar come in only under the supposition that the Earth "had always turned at today's speed," and that supposition conflicts with the report.`,
      ],
      [
        `the chronicle was written by someone who did not see it all`,
        'distorted-detail',
        `A report from hearsay would seem less trustworthy. But the chronicle's reliability is "beyond doubt," whether or not its author was there.`,
      ],
      [
        `the Earth turned twice as fast at that time as it does today`,
        'too-strong',
        `The 2,000 kilometers show that the speed has not always been the same. But nothing in the argument suggests that it was once twice as high.`,
      ],
    ],
    quick: [
      `Both the report and the shadow's time and path are certain. So the supposition about the Earth's speed must be false.`,
    ],
    full: [
      `"It follows that" calls for a conclusion. If the Earth had always turned at today's speed, the shadow would have fallen far west of Amar.`,
      `The chronicle shows that it fell on Amar, and the shadow's time and path are not in doubt.`,
      `The supposition therefore leads to something false. So the Earth has not always turned at the same speed.`,
    ],
    hints: [
      `The shadow "would have fallen" west of Amar. Where was the eclipse in fact seen?`,
      `If a supposition leads to something false, what can be concluded about it?`,
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
      `Buyers pay more for a street that they prefer to others. If all streets have trees, none is preferred for its trees, and incomes limit what buyers can spend in total.`,
    ],
    wrong: [
      [
        `a street with young trees in it will for some years be less pleasant than one with old trees`,
        'half-right',
        `Young trees would only delay the gain. The remarks about incomes and preferences suggest that there will be no gain at all.`,
      ],
      [
        `a buyer who finds houses too dear in one street will look for something cheaper in another`,
        'restates-premise',
        `Buyers who look elsewhere may keep prices down. But the argument has already said that buyers choose among streets. The blank must say what happens when every street has trees.`,
      ],
      [
        `trees in every street will cost the city more than owners are going to gain from them`,
        'out-of-scope',
        `High costs would be an objection to the plan. But the mayor expects houses to gain 8 percent, and the blank must say why that will not happen.`,
      ],
      [
        `houses in the streets with trees were more expensive even before any trees had been planted there`,
        'reversed-causation',
        `This would suggest that trees never raised any price. But the argument's reason is different: buyers pay more for a street that "they prefer" to others.`,
      ],
    ],
    quick: [
      `Buyers pay the extra 8 percent for a street that is better than others. If all streets have trees, that advantage disappears.`,
    ],
    full: [
      `Buyers spend what their incomes allow, and trees do not change their incomes.`,
      `They pay more for one house than for another because they prefer its street.`,
      `Once every street has trees, no street is preferred because of them. So buyers will not pay more for any one street, and the mayor will be disappointed.`,
    ],
    hints: [
      `According to the passage, why does anyone pay more for a house on a street with trees?`,
      `What becomes of that reason once the plan has been carried out?`,
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
      `Emergencies made up about 60 percent of all calls and about 60 percent of those that ended early. So the message turned away callers of both kinds at the same rate.`,
    ],
    wrong: [
      [
        `was more likely to turn away a caller with an emergency than one without it`,
        'wrong-comparison',
        `Sixty percent of those who hung up had an emergency. But emergencies also made up 60 percent of all calls, so they were not turned away more often.`,
      ],
      [
        `was heard to the end by fewer of those callers who did have an emergency`,
        'distorted-detail',
        `The argument does not say how much of the message anyone heard. Callers with an emergency hung up because they "had not been sure that it was serious enough."`,
      ],
      [
        `led most callers who had an emergency to hang up before they were helped`,
        'reversed-causation',
        `This confuses two shares. Most of those who hung up had an emergency, but that does not mean that most of those with an emergency hung up.`,
      ],
      [
        `should be worded so that callers learn what may count as a real emergency`,
        'out-of-scope',
        `This may be a good proposal. The figures in the argument, however, lead to a conclusion about what the present message did.`,
      ],
    ],
    quick: [
      `Emergencies are 60 percent of all calls and 60 percent of the calls that ended at the message. So the message turned away both kinds of callers at the same rate.`,
    ],
    full: [
      `Method: combine the figures and say what they show before you read the options.`,
      `Of every 100 calls, 60 concern an emergency and 40 do not. Those who hung up were divided 60 to 40 as well.`,
      `So the same share of each kind hung up, and the message was about as likely to turn away one kind of caller as the other.`,
    ],
    hints: [
      `Of which group is the 60 percent a share?`,
      `With which other percentage should the 60 percent be compared? Take 100 calls, of which 20 ended at the message.`,
    ],
  },
]

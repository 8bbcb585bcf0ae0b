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
      `About a hundred pairs use the boxes, but "no more pairs" nest in Vessin than before, and no unusual number have died or left. Most of the pairs in the boxes would therefore have nested elsewhere in town.`,
    ],
    wrong: [
      [
        `would have left the town for good if it had not hung them up`,
        'real-world-belief',
        `The town may like to think that its boxes kept the swifts from leaving. But nothing says that nesting places were scarce or that the birds were about to leave.`,
      ],
      [
        `have come to the town from other places in these years`,
        'opposite-effect',
        `Newcomers in most of the boxes would have raised the total, since no unusual number of other swifts died or moved away. But the count shows "no more pairs" than before.`,
      ],
      [
        `are going to raise more young in them than other swifts`,
        'out-of-scope',
        `More young birds would be a success for the town. But the argument counts pairs that nest and says nothing about their young.`,
      ],
      [
        `have been counted twice over in the town's yearly counts`,
        'distorted-detail',
        `Counting birds twice would have raised the total, and the total did not rise. Besides, the count is described as "careful."`,
      ],
    ],
    quick: [
      `Half of the boxes are now in use, but the town has no more pairs than before. Most of the swifts in the boxes would have nested elsewhere in Vessin without them.`,
    ],
    full: [
      `Method: predict the conclusion from the two counts. Swifts nest in half of the 200 boxes, so about 100 pairs use them.`,
      `Yet the town has no more pairs in all than before the boxes were hung, and no unusual number of swifts has died or moved away.`,
      `So the boxes gained about 100 pairs, and other places in town lost about 100. The blank should say that, without the boxes, most of these pairs would have nested in other places in the town.`,
    ],
    hints: [
      `Swifts moved into half of the boxes. What happened to the number of pairs in the town as a whole?`,
      `Predict the conclusion before you read the options. If the total did not change, where would the pairs in the boxes have nested otherwise?`,
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
      `A cheese would take up its place for two years and sell for 1.4 times the price. In the same two years, that place now yields two cheeses, so income would fall to 0.7 times what it is.`,
    ],
    wrong: [
      [
        `a cheese that ripens for longer loses more of its weight than others do`,
        'half-right',
        `A loss of weight could lower income if cheese were sold by weight. But the price is given "for such a cheese," and this answer makes no use of the fact that the cellar "is always full."`,
      ],
      [
        `there are also customers who will prefer to buy a cheese one year old`,
        'out-of-scope',
        `Some customers may prefer younger cheese, but others "would pay 40 percent more" for the older one. This answer does not explain why a cellar that is "always full" would make income fall.`,
      ],
      [
        `larger cellars would cost the dairy more than 40 percent of its income`,
        'distorted-detail',
        `The dairy has no plans for a larger cellar; it would simply let cheeses stay longer in the one it has. Besides, the cost of building would reduce profit, not "income from cheese."`,
      ],
      [
        `its shelves would then hold twice as many cheeses as they are built for`,
        'opposite-effect',
        `The shelves are "always full," so they cannot hold more cheeses than they do now. If each cheese stays twice as long, the dairy sells half as many, not twice as many.`,
      ],
    ],
    quick: [
      `In a full cellar, twice the time means half as many cheeses a year. Half as many cheeses at 1.4 times the price bring in only 0.7 times today's income.`,
    ],
    full: [
      `Method: predict the reason that the blank needs. A higher price lowers income only if fewer cheeses are sold, and the full cellar must explain why.`,
      `At one year per cheese, each place on the shelves yields one cheese a year. At two years per cheese, it yields half a cheese a year.`,
      `Income would be \\(0.5 \\times 1.4 = 0.7\\) times what it is now. The blank should therefore say that each place would yield half as many cheeses.`,
    ],
    hints: [
      `The price would rise by 40 percent, and yet income is expected to fall. What else would have to change?`,
      `Predict the missing reason before you read the options. What does one place on a shelf earn in two years now, and what would it earn under the plan?`,
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
      `The report of an eclipse at Amar is certain, and so are the time and path of the shadow. Only the supposition that the Earth "had always turned at today's speed" can be wrong.`,
    ],
    wrong: [
      [
        `the Moon took another path on that day than it would today`,
        'opposite-effect',
        `The motions of the Sun and the Moon "are known exactly," so the Moon's path is not in question. What is only supposed is the speed at which the Earth turns.`,
      ],
      [
        `the eclipse was also seen by people who lived west of Amar`,
        'half-right',
        `Others may have seen the eclipse, but that does not follow. The places west of Amar come up only on the supposition that the Earth "had always turned at today's speed."`,
      ],
      [
        `the chronicle was written by someone who did not see it all`,
        'distorted-detail',
        `A report from hearsay might seem less trustworthy. But the chronicle's reliability is "beyond doubt," whether or not its author saw the eclipse.`,
      ],
      [
        `the Earth turned twice as fast at that time as it does today`,
        'too-strong',
        `The gap of 2,000 kilometers shows that the speed has not always been today's. But nothing suggests a speed twice as high, rather than one that differed slightly.`,
      ],
    ],
    quick: [
      `The report is certain, and so are the shadow's time and path. The supposition that the Earth has always turned at today's speed must be false.`,
    ],
    full: [
      `Method: predict the conclusion after "It follows that." The calculation starts from a supposition: if the Earth had always turned at today's speed, the shadow would have fallen far west of Amar.`,
      `But the chronicle shows that the eclipse was seen from Amar, and the shadow's time and path are not in doubt.`,
      `The supposition leads to a false result, so the supposition is false. The Earth has not always turned at the same speed.`,
    ],
    hints: [
      `Which of the facts about this eclipse are certain, and which is only supposed?`,
      `Predict the conclusion before you read the options. What can be concluded about a supposition that leads to a false result?`,
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
      `Buyers pay more for a house because "they prefer its street" to others. If every street has trees, none is preferred for its trees, and buyers have no more money to spend than before.`,
    ],
    wrong: [
      [
        `a street with young trees in it will for some years be less pleasant than one with old trees`,
        'half-right',
        `Young trees would only delay a gain. The remarks about incomes and preferences point to a reason why no gain should be expected at all, even once the trees are old.`,
      ],
      [
        `a buyer who finds houses too dear in one street will look for something cheaper in another`,
        'restates-premise',
        `This option says what buyers do when prices differ between streets. It does not say why the mayor's trees will fail to raise prices, which is what "because" promises.`,
      ],
      [
        `trees in every street will cost the city more than owners are going to gain from them`,
        'out-of-scope',
        `High costs would be an objection to the plan. But the mayor expects "the houses there to gain 8 percent," and the blank must say why they will not.`,
      ],
      [
        `houses in the streets with trees were more expensive even before any trees had been planted there`,
        'reversed-causation',
        `Higher prices before the planting might suggest that trees did not raise them. But the argument leads up to a different reason: buyers pay more for a house "because they prefer its street" to others.`,
      ],
    ],
    quick: [
      `Buyers pay 8 percent more for a house in a street that they prefer to others. Once every street has trees, trees no longer make any street preferable.`,
    ],
    full: [
      `Method: predict the reason that the remarks about buyers lead up to. Buyers come from the city and spend what their incomes allow, and trees do not change their incomes.`,
      `Buyers pay more for one house than for another only because they prefer its street to those they might have had instead.`,
      `Once every street has trees, no street is preferred for its trees. Buyers then have no reason to pay more for any one of them, so the mayor will probably be disappointed.`,
    ],
    hints: [
      `Why do buyers now pay 8 percent more for a house in a street with trees?`,
      `Predict the missing reason before you read the options. What happens to the buyers' preference once every street has trees?`,
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
      `Emergencies made up about 60 percent of all calls and about 60 percent of the calls that ended at the message. The message was therefore about equally likely to turn away either kind of caller.`,
    ],
    wrong: [
      [
        `was more likely to turn away a caller with an emergency than one without it`,
        'wrong-comparison',
        `Most of those who hung up, "about 60 percent," did have an emergency. But 60 percent of all callers had one too, so a caller with an emergency was not more likely to hang up.`,
      ],
      [
        `was heard to the end by fewer of those callers who did have an emergency`,
        'distorted-detail',
        `The argument does not say how much of the message anyone heard. Callers with an emergency hung up because they "had not been sure that it was serious enough."`,
      ],
      [
        `led most callers who had an emergency to hang up before they were helped`,
        'reversed-causation',
        `This answer confuses two shares. Most of those who hung up had an emergency, but the share of callers with an emergency who hung up is not given. It may have been small.`,
      ],
      [
        `should be worded so that callers learn what may count as a real emergency`,
        'out-of-scope',
        `Better wording may be a good idea, but the argument offers no evidence about other wordings. Its figures lead to a conclusion about what the message did in that month.`,
      ],
    ],
    quick: [
      `About 60 percent of all callers had an emergency, and so did about 60 percent of those who hung up. The message therefore turned away callers of both kinds at about the same rate.`,
    ],
    full: [
      `Method: predict the conclusion from the figures. If about 40 percent of calls do not concern an emergency, about 60 percent do.`,
      `Of every 100 calls, then, about 60 concern an emergency and 40 do not. Suppose that 20 of these callers hung up. About 60 percent of the 20, or 12, had an emergency, and 8 did not.`,
      `That is 12 of 60 and 8 of 40, or 20 percent of each kind. The message was about as likely to turn away a caller with an emergency as one without.`,
    ],
    hints: [
      `What share of all calls in that month concerned an emergency?`,
      `Predict the conclusion from the figures. Take 100 calls, of which 20 ended at the message. How many callers of each kind hung up?`,
    ],
  },
]

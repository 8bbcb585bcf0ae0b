import type { WrittenQuestion } from '../written-question.ts'

/** Surprising findings about hedgehogs, fruit, paving, swimming pools and verbs. */
export const surprisesInHabits: readonly WrittenQuestion[] = [
  {
    id: 'cr-0193',
    version: 2,
    skill: 'cr-paradox',
    difficulty: -0.6,
    stem: `Five years ago two tunnels were dug for hedgehogs under the ring road of Marn, and nearly every hedgehog that wants to cross the road now uses them. There is no more traffic than there was. Yet the number of hedgehogs run over on the road each year is somewhat higher than before the tunnels were dug.

Which of the following, if true, most helps to explain this?`,
    key: [
      `The tunnels opened up gardens in which hedgehogs have multiplied tenfold.`,
      `A small share of many hedgehogs can be more than a large share of a few. If 20 of 100 hedgehogs used to cross on the road and 30 of 1,000 do now, more can be run over.`,
    ],
    wrong: [
      [
        `The tunnels were planned by experts who had counted the hedgehogs there.`,
        'out-of-scope',
        `Good planning may explain why the tunnels are used so much. But then fewer hedgehogs should be run over, so it does not explain why more are.`,
      ],
      [
        `The tunnels are also used by foxes, which have killed a few hedgehogs.`,
        'half-right',
        `Foxes make the tunnels less safe. But the puzzle is about hedgehogs "run over on the road," and those that foxes kill are not among them.`,
      ],
      [
        `The tunnels have led drivers to believe that hedgehogs keep off the road.`,
        'explains-one-side',
        `Careless drivers might hit more of the hedgehogs that still walk across. But nearly all now use the tunnels, so without an increase in hedgehogs there would be few left on the road to hit.`,
      ],
      [
        `The tunnels lie where most hedgehogs had formerly been killed by cars.`,
        'opposite-effect',
        `Tunnels where most hedgehogs used to be killed should have saved the most hedgehogs. So this option makes the increase even more surprising.`,
      ],
    ],
    quick: [
      `A smaller share of hedgehogs can still be a larger number if there are many more of them. The tunnels opened up gardens in which hedgehogs multiplied tenfold.`,
    ],
    full: [
      `Two facts seem to conflict: nearly all hedgehogs that cross use the tunnels, and yet more hedgehogs are run over than before.`,
      `Both facts can be true if there are far more hedgehogs than there were before the tunnels.`,
      `In the gardens that the tunnels opened up, hedgehogs multiplied tenfold. So even the small share that still crosses on the road can be a larger number than before.`,
    ],
    hints: [
      `How large a share of the hedgehogs uses the tunnels, and what has happened to the number run over?`,
      `Accept both facts. "Nearly every hedgehog" is a share. How can a smaller share on the road be a larger number?`,
    ],
  },
  {
    id: 'cr-0194',
    version: 2,
    skill: 'cr-paradox',
    difficulty: -0.8,
    stem: `Since January, every child at the primary schools of Otero has been given an apple or a pear at the morning break, and almost all eat it. A study nevertheless found that the children eat no more fruit in a day than they did last year.

Which of the following, if true, does most to account for the result of the study?`,
    key: [
      `Parents used to pack fruit for the break, and most now pack something else.`,
      `The fruit at school has replaced the fruit from home. Children gain one piece at the break and lose another, so they eat no more fruit in a day.`,
    ],
    wrong: [
      [
        `Parents were asked for their consent, and most thought highly of the idea.`,
        'out-of-scope',
        `Parents who thought highly of the idea may have encouraged their children to eat the fruit. But that does not explain why the children eat no more fruit in a day.`,
      ],
      [
        `Children who dislike apples and pears may leave what they have been given.`,
        'half-right',
        `Fruit that children leave would matter if there were much of it. But the passage says that "almost all eat it."`,
      ],
      [
        `Children who had fruit at the break ask for fruit at home more frequently.`,
        'opposite-effect',
        `Children who get used to fruit may well ask for more of it at home. But then they should be eating more fruit in a day, and the study found that they do not.`,
      ],
      [
        `Children in other towns, where no fruit is given out, eat less fruit in a day.`,
        'wrong-comparison',
        `The surprise is that children in Otero eat no more fruit than last year. How much children in other towns eat does not explain that.`,
      ],
    ],
    quick: [
      `Children now eat fruit from the school but no more fruit in a day. So they must be getting less fruit from somewhere else, such as the fruit that parents used to pack.`,
    ],
    full: [
      `Two facts seem to conflict: almost all children now eat fruit from the school at the break, and yet they eat no more fruit in a day.`,
      `Both facts can be true if children now eat less fruit of another kind or at another time.`,
      `Parents who used to pack fruit for the break now pack something else. The school's fruit only replaces the parents' fruit, which accounts for the result.`,
    ],
    hints: [
      `What do we know about the fruit at school, and what did the study count?`,
      `Accept both facts, and look for a loss that balances the gain. Where in a child's day might some fruit have disappeared?`,
    ],
  },
  {
    id: 'cr-0195',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.2,
    stem: `The dark paving of Amber Square was replaced by nearly white stone so that the square would heat up less. Measurements at head height show that on sunny days the air there is now two degrees cooler than before. But people who cross the square at noon say that they feel hotter than they used to.

Which of the following, if true, most helps to reconcile the measurements with what people say?`,
    key: [
      `White stone throws back on people much of the sunlight that dark stone took up.`,
      `Dark stone took up sunlight and heated the air above it. White stone throws that light back on people instead, so they feel hotter even though the air is cooler.`,
    ],
    wrong: [
      [
        `White stone stays cool for several hours after the Sun has risen upon the square.`,
        'explains-one-side',
        `Stone that stays cool helps to explain the cooler air. But it gives no reason for people to feel hotter, which is the other half of the puzzle.`,
      ],
      [
        `More people than before cross the square, now that its paving has been renewed.`,
        'half-right',
        `People in a crowd may feel hot. But more people in a day need not mean a crowd at noon, and the option gives no other reason for feeling hotter.`,
      ],
      [
        `On cloudy days the air over the square is no cooler than it was in former years.`,
        'wrong-comparison',
        `The air is cooler on "sunny days," and the puzzle is why people feel hotter in that cooler air. What happens on cloudy days does not solve it.`,
      ],
      [
        `Dark stone had been warmer to the touch than white stone is at the same hours.`,
        'opposite-effect',
        `If the dark paving was warmer to the touch, people should have felt hotter in the past. So their reports become even more surprising.`,
      ],
    ],
    quick: [
      `White stone absorbs less sunlight, so the air above it stays cooler. But it reflects that sunlight onto people, who therefore feel hotter.`,
    ],
    full: [
      `Two facts seem to conflict: the air at head height is cooler, and yet people feel hotter at noon.`,
      `The air is not the only thing that warms people. Sunlight that reaches people warms them too.`,
      `White stone reflects much of the light that dark stone absorbed. The air above the stone is cooler, but people receive more light, so the measurements and the reports can both be true.`,
    ],
    hints: [
      `What exactly did the instruments measure, and what do people report?`,
      `Accept both facts. Air is one source of warmth for a person at noon. Look for another that the new stone could have increased.`,
    ],
  },
  {
    id: 'cr-0196',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.5,
    stem: `In order that more people should swim, the city of Palva halved the price of a ticket to its four public pools. In the twelve months that followed, the pools recorded fewer visits than in the twelve months before.

Each of the following, if true, helps to explain this result EXCEPT:`,
    key: [
      `A private pool, which many people in Palva had preferred to the public ones, was shut down that year.`,
      `Guests of the private pool had to go elsewhere when it closed, which should have brought more visits to the public pools. So the decline becomes more puzzling.`,
    ],
    wrong: [
      [
        `School classes, whose students had been counted one by one, were from then on counted as one visit each.`,
        'except-overlooked',
        `A class of twenty-five used to count as twenty-five visits and now counts as one. So the pools record fewer visits even if just as many students swim.`,
      ],
      [
        `The first weeks drew such crowds that many who had come daily gave it up and did not return later on.`,
        'except-overlooked',
        `Each daily visitor who gave up takes away hundreds of visits a year. People who come only once or twice may not make up for that, so the total can fall.`,
      ],
      [
        `Having lost a part of its income from tickets, the city closed each of the pools on two days of the week.`,
        'except-overlooked',
        `With each pool closed two days a week, there are fewer days on which anyone can swim, whatever a ticket costs. That could bring the number of visits down.`,
      ],
      [
        `The summer was cold and wet, unlike the one before, in which the lawns of the pools had been crowded.`,
        'except-overlooked',
        `The summer before had drawn crowds, and this one was cold and wet. Fewer people feel like swimming in such weather, so visits may fall despite the lower price.`,
      ],
    ],
    quick: [
      `Four options lower the number of recorded visits. The closing of the private pool sends people to the public pools, so it is the exception.`,
    ],
    full: [
      `The pools recorded fewer visits even though a ticket cost half as much. So ask of each option whether it lowers the number recorded.`,
      `Counting a class as one visit lowers the record, even with just as many swimmers. Lost regulars, closed days, and bad weather lower the actual number of visits.`,
      `The closing of the private pool sends its guests to the public pools and should raise the number. It does not help to explain the result, so it is the exception.`,
    ],
    hints: [
      `What might change the number of recorded visits, besides the price of a ticket?`,
      `Decide for each option whether it lowers or raises the number of recorded visits. Which kind of option does the word "EXCEPT" ask for?`,
    ],
  },
  {
    id: 'cr-0197',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.4,
    stem: `In the past three centuries, more than half of the irregular verbs of Vennish have become regular. In recordings and letters, however, the proportion of irregular forms among all the verb forms that people use is practically the same today as it was three centuries ago.

Which of the following, if true, most helps to explain why the two findings are compatible?`,
    key: [
      `The irregular verbs that became regular were ones that people have seldom had occasion to use.`,
      `The first finding counts each verb once, while the second counts each use. Verbs that are seldom used make up little of what people say, so when they become regular, the proportion hardly changes.`,
    ],
    wrong: [
      [
        `The irregular verbs that became regular had been learned by children later than the others were.`,
        'half-right',
        `Being learned late may be why these verbs became regular. But the option does not say that they are seldom used, so we would still expect irregular forms to make up less of what people say.`,
      ],
      [
        `Verbs that have come into Vennish from other languages in these centuries are regular ones.`,
        'opposite-effect',
        `New verbs could change the proportion. But new regular verbs should have lowered the proportion of irregular forms, so the second finding becomes more surprising.`,
      ],
      [
        `People who write letters are more attentive to irregular forms than people who talk are.`,
        'wrong-comparison',
        `Letter writers may use more irregular forms than people who talk. But the second finding compares today with three centuries ago, and this option does not.`,
      ],
      [
        `No verb of Vennish that was regular three centuries ago has become irregular since that time.`,
        'explains-one-side',
        `If no regular verb became irregular, nothing made up for the irregular verbs that were lost. That makes it even harder to see why the proportion of irregular forms has not fallen.`,
      ],
    ],
    quick: [
      `The first finding counts verbs, and the second counts how often verb forms are used. Changes in verbs that are seldom used hardly affect the second count.`,
    ],
    full: [
      `Two findings seem to conflict: most irregular verbs have become regular, and yet irregular forms make up the same proportion of what people use.`,
      `Both findings can be true if the verbs that changed were rarely used in the first place.`,
      `The right option says just that. The common irregular verbs are still irregular and still make up nearly all the irregular forms that people use, so the proportion stays the same.`,
    ],
    hints: [
      `What does the first finding count, and what does the second count?`,
      `Accept both findings. Which verbs could become regular without making a difference to most of what people say and write?`,
    ],
  },
]

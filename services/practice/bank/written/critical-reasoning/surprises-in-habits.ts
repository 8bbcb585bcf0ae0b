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
      `Suppose that only a small share still walks across the road. A small share of ten times as many hedgehogs can be more than a large share of a few.`,
    ],
    wrong: [
      [
        `The tunnels were planned by experts who had counted the hedgehogs there.`,
        'out-of-scope',
        `Good planning explains why the tunnels are used. But it does not explain why more hedgehogs are run over.`,
      ],
      [
        `The tunnels are also used by foxes, which have killed a few hedgehogs.`,
        'half-right',
        `Foxes may be a danger in the tunnels, but the figure to be explained is the number run over on the road.`,
      ],
      [
        `The tunnels have led drivers to believe that hedgehogs keep off the road.`,
        'explains-one-side',
        `Less careful drivers might hit more of those on the road. But since nearly all now use the tunnels, this hardly explains an increase.`,
      ],
      [
        `The tunnels lie where most hedgehogs had formerly been killed by cars.`,
        'opposite-effect',
        `Where the tunnels lie is important. But tunnels in the worst places should have saved the most hedgehogs, which makes the increase even more surprising.`,
      ],
    ],
    quick: [
      `A smaller share can be a larger number if there are many more hedgehogs. The tunnels opened gardens in which they multiplied tenfold.`,
    ],
    full: [
      `Method: accept both facts. Nearly all hedgehogs use the tunnels, and yet more of them are run over.`,
      `Both can be true if there are far more hedgehogs than before.`,
      `The tunnels opened up gardens in which hedgehogs have multiplied tenfold. Even the small share that still crosses above ground is now a larger number, which explains the result.`,
    ],
    hints: [
      `"Nearly every hedgehog" uses the tunnels. Does this tell you how many hedgehogs do not?`,
      `How could more hedgehogs be run over even though nearly all take the tunnels?`,
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
      `The fruit at school has replaced fruit from home. Children gain one piece and lose another, so they eat no more fruit in a day.`,
    ],
    wrong: [
      [
        `Parents were asked for their consent, and most thought highly of the idea.`,
        'out-of-scope',
        `Parents who approve may support the measure at home. But their approval does not explain why children eat no more fruit in a day.`,
      ],
      [
        `Children who dislike apples and pears may leave what they have been given.`,
        'half-right',
        `Fruit that children "may leave" would matter if many of them left it. But the passage says that "almost all eat it."`,
      ],
      [
        `Children who had fruit at the break ask for fruit at home more frequently.`,
        'opposite-effect',
        `Children who get used to fruit might well ask for more. But then they should eat more fruit in a day, and the study found that they do not.`,
      ],
      [
        `Children in other towns, where no fruit is given out, eat less fruit in a day.`,
        'wrong-comparison',
        `The surprise is that nothing changed from last year to this year in Otero. Other towns may have been different all along.`,
      ],
    ],
    quick: [
      `Children eat one more piece at school but no more in a day. They must eat one piece less at another time.`,
    ],
    full: [
      `Method: accept both facts. Children now eat fruit at the break, and yet they eat no more fruit in a day.`,
      `Both can be true if they now eat less fruit at other times.`,
      `Parents who used to pack fruit for the break now pack something else. The new piece only replaces the old one, which accounts for the result.`,
    ],
    hints: [
      `What does the study count, and what did the free fruit at school change?`,
      `Where else in a child's day might some fruit have disappeared?`,
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
      `Sunlight that used to heat the stone, and with it the air, is now thrown back on people. So the air is cooler, but the people are hotter.`,
    ],
    wrong: [
      [
        `White stone stays cool for several hours after the Sun has risen upon the square.`,
        'explains-one-side',
        `Cool stone fits with cooler air. But it makes it even more surprising that people feel hotter.`,
      ],
      [
        `More people than before cross the square, now that its paving has been renewed.`,
        'half-right',
        `People in a crowd may feel hot. But nothing shows that those who cross the square are close together.`,
      ],
      [
        `On cloudy days the air over the square is no cooler than it was in former years.`,
        'wrong-comparison',
        `The air was found to be cooler "on sunny days." What happens on cloudy days does not explain why people feel hotter in cooler air.`,
      ],
      [
        `Dark stone had been warmer to the touch than white stone is at the same hours.`,
        'opposite-effect',
        `Warm paving does affect people who cross it. But if the stone is now cooler to the touch, they should feel less hot than before.`,
      ],
    ],
    quick: [`If the stone no longer absorbs the sunlight, where does the sunlight go? It is reflected onto people.`],
    full: [
      `Method: accept both facts. The air is cooler, and yet people feel hotter.`,
      `People are warmed by the air but also by light that reaches them.`,
      `White stone reflects much of the sunlight that dark stone absorbed. The air above it is cooler, but people receive more light, so both findings are true.`,
    ],
    hints: [
      `The instruments measured the temperature of the air. Is that all that makes a person feel hot in a sunny square?`,
      `Air is one source of warmth for a person at noon. What is another?`,
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
      `When this pool closed, its guests had to go elsewhere, which should have brought more visits to the public pools. The result becomes more puzzling.`,
    ],
    wrong: [
      [
        `School classes, whose students had been counted one by one, were from then on counted as one visit each.`,
        'except-overlooked',
        `This helps to explain the result: the recorded number falls even if just as many people swim.`,
      ],
      [
        `The first weeks drew such crowds that many who had come daily gave it up and did not return later on.`,
        'except-overlooked',
        `This helps to explain the result: losing one daily visitor costs some 300 visits a year, more than many curious newcomers bring.`,
      ],
      [
        `Having lost a part of its income from tickets, the city closed each of the pools on two days of the week.`,
        'except-overlooked',
        `This helps to explain the result: with fewer days on which to swim, there may be fewer visits at any price.`,
      ],
      [
        `The summer was cold and wet, unlike the one before, in which the lawns of the pools had been crowded.`,
        'except-overlooked',
        `This helps to explain the result: the year before was unusually good for pools, and bad weather may outweigh a lower price.`,
      ],
    ],
    quick: [
      `For each option, ask whether it lowers or raises the number of recorded visits. One of them sends people to the public pools.`,
    ],
    full: [
      `The result to be explained is that the pools recorded fewer visits although tickets cost half as much.`,
      `Counting a class as one visit lowers the record. Lost regulars, closed days, and bad weather lower the number of visits.`,
      `A private pool that closes sends its guests to the public pools, which should raise the number. It does not help to explain the result, so it is the exception.`,
    ],
    hints: [
      `Does each option lower or raise the number of visits recorded?`,
      `Which kind of option does the word "EXCEPT" ask for?`,
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
      `A list of verbs counts each verb once, while speech counts each use. If the verbs that changed are rarely used, half of the list may make up almost nothing of what people say.`,
    ],
    wrong: [
      [
        `The irregular verbs that became regular had been learned by children later than the others were.`,
        'half-right',
        `Verbs that children learn "later" may become regular for that reason. But that does not explain why the proportion of irregular forms in use has not fallen.`,
      ],
      [
        `Verbs that have come into Vennish from other languages in these centuries are regular ones.`,
        'opposite-effect',
        `New verbs could change the proportion. But new regular verbs should have lowered the proportion of irregular forms even further.`,
      ],
      [
        `People who write letters are more attentive to irregular forms than people who talk are.`,
        'wrong-comparison',
        `Letters may contain more irregular forms than talk does. But the second finding compares today with three centuries ago, and this option does not.`,
      ],
      [
        `No verb of Vennish that was regular three centuries ago has become irregular since that time.`,
        'explains-one-side',
        `This confirms that there are fewer irregular verbs, so it gives us even more reason to expect a smaller proportion.`,
      ],
    ],
    quick: [
      `The first finding counts verbs, and the second counts how often they are used. Rare verbs hardly affect the second.`,
    ],
    full: [
      `Method: accept both facts. Most irregular verbs have become regular, and yet irregular forms are as frequent as ever.`,
      `Both can be true if the verbs that changed were rarely used.`,
      `The right option says that they were. The common irregular verbs are still irregular and still make up the same proportion of use, so the findings are compatible.`,
    ],
    hints: [
      `Does each verb of Vennish count equally in the first finding? And in the second?`,
      `Which verbs could become regular without making a difference to what people say?`,
    ],
  },
]

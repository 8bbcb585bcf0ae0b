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
      `Even if a small share walks on the road, a small share of ten times as many hedgehogs may be more than a large share of a few.`,
    ],
    wrong: [
      [
        `The tunnels were planned by experts who had counted the hedgehogs there.`,
        'out-of-scope',
        `Good planning agrees with the use made of the tunnels. It does not tell why more hedgehogs are run over.`,
      ],
      [
        `The tunnels are also used by foxes, which have killed a few hedgehogs.`,
        'half-right',
        `Foxes may be a danger in the tunnel, but the number to be explained is that of hedgehogs run over on the road.`,
      ],
      [
        `The tunnels have led drivers to believe that hedgehogs keep off the road.`,
        'explains-one-side',
        `Less careful drivers might hit more of those on the road. But as nearly all now cross below it, this hardly outweighs the fall.`,
      ],
      [
        `The tunnels lie where most hedgehogs had formerly been killed by cars.`,
        'opposite-effect',
        `Tunnels in the worst places should have saved most hedgehogs, which makes the rise more surprising still.`,
      ],
    ],
    quick: [`A smaller share can be a larger number if there are many more hedgehogs.`],
    full: [
      `Share that crosses above ground: small now.`,
      `Number run over: somewhat higher. So there must be many more hedgehogs.`,
      `The new gardens account for that.`,
    ],
    hints: [
      `Keep apart the risk of a single hedgehog and the number of hedgehogs.`,
      `How can there be more victims although nearly all take the tunnel?`,
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
      `The fruit from the school has taken the place of fruit from home. So one piece is gained and one is lost.`,
    ],
    wrong: [
      [
        `Parents were asked for their consent, and most thought highly of the idea.`,
        'out-of-scope',
        `Approval does not change how much fruit is eaten in a day.`,
      ],
      [
        `Children who dislike apples and pears may leave what they have been given.`,
        'half-right',
        `This would matter if many did so. But 'almost all' eat the fruit.`,
      ],
      [
        `Children who had fruit at the break ask for fruit at home more frequently.`,
        'opposite-effect',
        `Then they should be eating more in a day, by the piece at school and perhaps another at home.`,
      ],
      [
        `Children in other towns, where no fruit is given out, eat less fruit in a day.`,
        'wrong-comparison',
        `The surprise lies between last year and this year in Otero. Other towns may have been different all along.`,
      ],
    ],
    quick: [`One piece more at school, none more in the day: a piece must be missing elsewhere.`],
    full: [
      `New: a piece at the break.`,
      `Total unchanged: so about one piece fewer at other times.`,
      `Parents who no longer pack fruit explain it.`,
    ],
    hints: [
      `Where else in the day might fruit have disappeared?`,
      `Look for something that changed because of the measure.`,
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
      `The light that no longer heats the stone, and by it the air, now strikes the people. So the air is cooler and they are warmer.`,
    ],
    wrong: [
      [
        `White stone stays cool for several hours after the Sun has risen upon the square.`,
        'explains-one-side',
        `It agrees with the cooler air. That people feel hotter becomes stranger by it.`,
      ],
      [
        `More people than before cross the square, now that its paving has been renewed.`,
        'half-right',
        `A crowd may feel hot, but 'cross' suggests people in the open, and nothing shows that they are close together.`,
      ],
      [
        `On cloudy days the air over the square is no cooler than it was in former years.`,
        'wrong-comparison',
        `Both findings are about sunny weather. Clouds leave them as they are.`,
      ],
      [
        `Dark stone had been warmer to the touch than white stone is at the same hours.`,
        'opposite-effect',
        `By this, people should feel less hot than before, from below as well.`,
      ],
    ],
    quick: [`Where does the sunlight go if the stone no longer takes it up? Upward, onto people.`],
    full: [
      `Dark stone: takes up light, heats the air.`,
      `White stone: sends light back. Cooler air, but more radiation on people.`,
      `Both findings follow from the same change.`,
    ],
    hints: [
      `Air is one source of warmth for a person at noon. What is another?`,
      `Look for one property of white stone that cools the air and warms the walker.`,
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
      `Its guests had to go elsewhere, which should have brought more visits to the public pools. The result becomes more puzzling.`,
    ],
    wrong: [
      [
        `School classes, whose students had been counted one by one, were from then on counted as one visit each.`,
        'except-overlooked',
        `It does help: the recorded number falls even if just as many people swim.`,
      ],
      [
        `The first weeks drew such crowds that many who had come daily gave it up and did not return later on.`,
        'except-overlooked',
        `It does help: a daily visitor who is lost costs some 300 visits a year, more than many curious newcomers bring.`,
      ],
      [
        `Having lost a part of its income from tickets, the city closed each of the pools on two days of the week.`,
        'except-overlooked',
        `It does help: with fewer days on which to swim, there may be fewer visits at any price.`,
      ],
      [
        `The summer was cold and wet, unlike the one before, in which the lawns of the pools had been crowded.`,
        'except-overlooked',
        `It does help: the year before had been unusually good for pools, and the weather may count for more than the price.`,
      ],
    ],
    quick: [`Ask of each: fewer visits, or fewer recorded? One of them sends people to the public pools.`],
    full: [
      `To be explained: a lower price, yet fewer recorded visits.`,
      `Counting of classes: fewer recorded. Lost regulars, closed days, bad weather: fewer visits.`,
      `A private pool shut down: more visits. It does not help.`,
    ],
    hints: [
      `Sort the options by whether they lower or raise the number recorded.`,
      `Remember which kind of option the question asks for.`,
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
      `A list counts each verb once; speech counts each use. Half of the list may account for next to nothing of what is said.`,
    ],
    wrong: [
      [
        `The irregular verbs that became regular had been learned by children later than the others were.`,
        'half-right',
        `This may tell why they became regular. It does not tell why the proportion in use has not fallen.`,
      ],
      [
        `Verbs that have come into Vennish from other languages in these centuries are regular ones.`,
        'opposite-effect',
        `New regular verbs should have lowered the proportion of irregular forms even further.`,
      ],
      [
        `People who write letters are more attentive to irregular forms than people who talk are.`,
        'wrong-comparison',
        `The comparison is between now and three centuries ago, not between writing and speech.`,
      ],
      [
        `No verb of Vennish that was regular three centuries ago has become irregular since that time.`,
        'explains-one-side',
        `It confirms that irregular verbs have become fewer, and with it the reason to expect a smaller proportion.`,
      ],
    ],
    quick: [`Verbs in the list are one thing, verbs in use another. Rare verbs hardly count in use.`],
    full: [
      `List: more than half of the irregular verbs are gone from it.`,
      `Use: irregular forms have the same proportion.`,
      `So those that are gone were rarely used; the common ones stayed irregular.`,
    ],
    hints: [
      `What is counted in the first finding, and what in the second?`,
      `Which verbs could disappear from a list without being missed in talk?`,
    ],
  },
]

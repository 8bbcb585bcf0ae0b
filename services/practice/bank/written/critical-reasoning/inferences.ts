import type { WrittenQuestion } from '../written-question.ts'

/** Inference, completion and paradox. */
export const inferences: readonly WrittenQuestion[] = [
  {
    id: 'cr-0013',
    version: 2,
    skill: 'cr-inference',
    difficulty: -0.5,
    stem: `Every laptop that the firm Adler sells is tested before it leaves the factory. Laptops that fail the test are repaired and tested again, and none is shipped before it has passed. Last month, 4 percent of the laptops that Adler shipped had failed the test at least once.

If the statements above are true, which of the following must also be true?`,
    key: [
      `At least some of the laptops that Adler shipped last month had been tested more than once.`,
      `A laptop that failed was shipped only after passing, so it was tested at least twice. Since 4 percent of the shipped laptops had failed, some of them had been tested more than once.`,
    ],
    wrong: [
      [
        `Laptops that fail the test once are more likely than others to need a repair later on.`,
        'too-strong',
        `It is plausible that such laptops break down more often, but the statements say nothing about what happens after shipping.`,
      ],
      [
        `Of the laptops that Adler built last month, 96 percent passed the test at the first attempt.`,
        'wrong-comparison',
        `This subtracts the 4 percent from 100. But the 4 percent refers to laptops shipped last month, and not all laptops built last month were necessarily shipped.`,
      ],
      [
        `The number of laptops that failed the test was smaller last month than in the month before.`,
        'out-of-scope',
        `The 4 percent is a figure for last month only. Without one for the month before, we cannot compare the two.`,
      ],
      [
        `No laptop that Adler has ever shipped was later returned by a customer because of a fault.`,
        'too-strong',
        `Careful testing suggests that no faults remain. But passing a test does not guarantee that nothing fails later, and the statements say nothing about returns.`,
      ],
    ],
    quick: [
      `No laptop ships without passing, and 4 percent of those shipped had failed at least once. So those laptops were tested at least twice.`,
    ],
    full: [
      `The statements say that every shipped laptop has passed the test and that 4 percent of last month's shipped laptops had failed it at least once.`,
      `A laptop that failed had to be tested again before it could be shipped.`,
      `So at least some of the laptops shipped last month must have been tested more than once.`,
    ],
    hints: [
      `What has to happen to a laptop that fails before it can be shipped?`,
      `To which laptops does the 4 percent refer, those built last month or those shipped last month?`,
    ],
  },
  {
    id: 'cr-0014',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.6,
    stem: `In the country of Varda, a museum may call itself 'national' only if it receives more than half of its income from the state and charges no entrance fee on Sundays. The Museum of Glass charges the same entrance fee every day of the week. The Museum of Maps receives two thirds of its income from the state.

Which of the following conclusions is most strongly supported by the information above?`,
    key: [
      `The Museum of Glass may not call itself national, whatever the sources of its income are.`,
      `Charging the same fee every day means charging a fee on Sundays, so one of the two conditions is not met. Its sources of income then make no difference.`,
    ],
    wrong: [
      [
        `The Museum of Maps may call itself national as it receives enough of its income from the state.`,
        'half-right',
        `Two thirds is more than half, so one condition is met. But we are not told whether the museum charges a fee on Sundays.`,
      ],
      [
        `The Museum of Glass receives a smaller share of its income from the state than that of Maps.`,
        'wrong-comparison',
        `The comparison sounds plausible because one museum seems to qualify and the other does not. But the statements say nothing at all about the income of the Museum of Glass.`,
      ],
      [
        `A museum in Varda that charges no fee on Sundays receives more than half its income from the state.`,
        'reversed-causation',
        `This makes one condition follow from the other. They are separate: a museum may be free on Sundays and receive little or nothing from the state.`,
      ],
      [
        `The Museum of Maps charges no entrance fee on Sundays, although it may do so on other days.`,
        'too-strong',
        `The Museum of Maps would have to be free on Sundays if it called itself national. But we are not told that it does.`,
      ],
    ],
    quick: [
      `Both conditions are required. Failing one is enough to exclude a museum; meeting one is not enough to qualify it. A fee on Sundays therefore excludes the Museum of Glass.`,
    ],
    full: [
      `To be called national, a museum must receive more than half of its income from the state and charge no fee on Sundays.`,
      `The Museum of Glass charges the same fee every day, so it charges a fee on Sundays. It fails a required condition, whatever its income.`,
      `The Museum of Maps meets the condition on income, but the statements do not say whether it charges a fee on Sundays. So only the conclusion about the Museum of Glass follows.`,
    ],
    hints: [
      `"Only if" introduces conditions that a museum must meet. Is meeting one of them enough?`,
      `What does a fee that is the same every day tell you about Sundays?`,
    ],
  },
  {
    id: 'cr-0015',
    version: 2,
    skill: 'cr-paradox',
    difficulty: -0.2,
    stem: `After a bakery chain lowered the amount of salt in its bread by a third, customers in taste tests rated the new bread lower than the old. Nevertheless, the chain sold more bread in the year after the change than in the year before.

Which of the following, if true, most helps to explain the increase in sales?`,
    key: [
      `The change made the bread eligible for sale in school canteens, which buy large quantities.`,
      `A new group of large buyers explains why more bread was sold even though tasters liked it less. Both facts can be true.`,
    ],
    wrong: [
      [
        `Customers in the tests were not told which of the two kinds of bread contained less salt.`,
        'explains-one-side',
        `If customers did not know which bread had less salt, their low ratings are more credible. But that makes the rise in sales no less surprising.`,
      ],
      [
        `The chain had lowered the amount of sugar in its cakes some years before without any loss of sales.`,
        'out-of-scope',
        `Steady sales of cakes with less sugar might suggest that the change did no harm, but they do not explain why sales of bread went up.`,
      ],
      [
        `Many customers of the chain say that they would like to take in less salt than they do.`,
        'half-right',
        `A wish for less salt looks like a reason to buy. But customers rated the new bread lower, and a general wish does not show that they bought more of this chain's bread.`,
      ],
      [
        `Salt makes up only a small part of what the chain spends on the ingredients of its bread.`,
        'out-of-scope',
        `Cheap salt might mean that the change hardly affected the chain. But the cost of salt concerns profit and does not tell us why more bread was sold.`,
      ],
    ],
    quick: [
      `The bread tastes worse and still sells better. A large new group of buyers, the school canteens, would explain that.`,
    ],
    full: [
      `Method: accept both facts. Customers rated the new bread lower, and yet the chain sold more of it.`,
      `A good explanation accepts the lower rating and adds a reason for higher sales.`,
      `Less salt made the bread eligible for school canteens, which buy large quantities. Sales could rise for that reason, even though tasters preferred the old bread.`,
    ],
    hints: [
      `Tasters liked the new bread less. Do a chain's sales depend only on how well its bread is liked?`,
      `Who might buy the new bread who could not buy the old one?`,
    ],
  },
  {
    id: 'cr-0016',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.4,
    stem: `A city replaced the traffic lights at its most dangerous crossings with roundabouts. In the following two years the number of accidents at these crossings rose slightly, yet the number of people seriously injured there fell by more than half.

Which of the following, if true, best resolves the apparent discrepancy?`,
    key: [
      `In roundabouts cars meet at low speed and at a small angle, but they meet more frequently.`,
      `More frequent encounters explain the additional accidents, and low speeds and small angles explain why they do less harm. Both facts are accounted for.`,
    ],
    wrong: [
      [
        `Drivers needed several months before they had become used to the rules in a roundabout.`,
        'explains-one-side',
        `Unfamiliar rules may explain the additional accidents, but they do not explain why far fewer people were seriously injured.`,
      ],
      [
        `Cars built in recent years protect the people who sit in them better than older cars do.`,
        'half-right',
        `Safer cars might explain a small decline in injuries, but hardly a decline of more than half within two years at these crossings. They also leave the rise in accidents unexplained.`,
      ],
      [
        `The city also lowered the number of buses that pass through these crossings in an hour.`,
        'explains-one-side',
        `Fewer buses might mean fewer people injured, but then fewer accidents would be expected as well, not more.`,
      ],
      [
        `Accidents at crossings that kept their traffic lights did not become less frequent in this time.`,
        'wrong-comparison',
        `Crossings that kept their lights are a natural comparison. But they do not tell us why accidents and injuries moved in opposite directions at the crossings that were changed.`,
      ],
    ],
    quick: [
      `Accidents rose while serious injuries fell. Cars in roundabouts meet more often but at low speed, which explains both.`,
    ],
    full: [
      `Method: accept both facts. Accidents rose slightly, and yet serious injuries fell by more than half.`,
      `Something must make collisions more frequent but also less severe.`,
      `In roundabouts, cars meet more often, which explains the additional accidents. They meet at low speed and at a small angle, which explains the decline in injuries.`,
    ],
    hints: [
      `Accidents became more frequent and yet less harmful. What about a crossing decides each of these two things?`,
      `What must have changed about a typical accident? Check whether each option explains both figures.`,
    ],
  },
  {
    id: 'cr-0017',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0,
    stem: `A publisher is considering whether to print its novels in a smaller format. Smaller books need less paper, and paper makes up a fifth of the cost of a book. But in shops, books in the smaller format are shelved with the cheap editions, where customers expect to pay much less than for a novel in the usual format. The smaller format is therefore unlikely to raise the publisher's profit per book unless ______.

Which of the following most logically completes the passage?`,
    key: [
      `the lower price that customers expect is outweighed by what is saved on paper`,
      `The passage weighs one advantage, the savings on paper, against one disadvantage, a lower price. Profit per book rises only if the savings are greater, and that is the condition that "unless" must introduce.`,
    ],
    wrong: [
      [
        `shops agree to order more copies of each novel than they have ordered before`,
        'wrong-comparison',
        `Larger orders would raise the publisher's total profit. But the last sentence is about "profit per book."`,
      ],
      [
        `paper becomes more expensive for all publishers than it was in previous years`,
        'half-right',
        `More expensive paper makes it more valuable to save paper. But the passage gives no reason to think that this would make up for a much lower price.`,
      ],
      [
        `customers find the smaller format easier to carry and more pleasant to read`,
        'out-of-scope',
        `Convenience may please readers, yet customers expect to pay less because of where the book is shelved. Nothing suggests that they would pay more.`,
      ],
      [
        `the publisher's cheap editions have sold as well as its novels in recent years`,
        'out-of-scope',
        `Good sales of cheap editions might suggest that a smaller book is no risk. But past sales do not change what a smaller book costs to make or what customers will pay for it.`,
      ],
    ],
    quick: [
      `"Unless" calls for the condition under which the disadvantage is overcome: the savings on paper must exceed the loss in price.`,
    ],
    full: [
      `The smaller format has an advantage, since paper makes up a fifth of the cost. It has a disadvantage, since customers expect to pay much less.`,
      `Profit per book is price minus cost. It rises only if the cost falls by more than the price does.`,
      `So the sentence is completed by the condition that the savings on paper outweigh the lower price.`,
    ],
    hints: [
      `The last sentence is about profit per book. What determines that profit?`,
      `Which two quantities mentioned in the passage pull the profit per book in opposite directions?`,
    ],
  },
  {
    id: 'cr-0018',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.5,
    stem: `Some beetles that live in deserts drink by standing on dunes in the morning fog and letting the drops that form on their backs run down to their mouths. It has been suggested that the bumps on their backs serve to collect the fog. But beetles of related species, which have equally bumpy backs, live where there is never any fog, as all beetles of this group did before some of them moved to the foggy deserts. Hence the bumps probably did not arise for the purpose of collecting fog, since ______.

Which of the following most logically completes the argument?`,
    key: [
      `a feature that related species share has probably come down from a common ancestor`,
      `If the bumps were inherited from an ancestor of all these species, they existed before some of the beetles moved into the fog. This connects the evidence about related species with the conclusion.`,
    ],
    wrong: [
      [
        `no beetle with a smooth back has been seen to drink by standing on dunes in the fog`,
        'opposite-effect',
        `This does connect the bumps with drinking. But if only beetles with bumps drink this way, the bumps probably do help to collect fog, which works against the conclusion.`,
      ],
      [
        `the beetles in foggy deserts get a large part of their water from plants they eat`,
        'out-of-scope',
        `Other sources of water may make fog less important to the beetles, but they do not tell us how the bumps arose.`,
      ],
      [
        `the related species live in regions in which rain is more frequent than in deserts`,
        'explains-one-side',
        `More rain explains how the related species get their water. But it does not explain why they have bumps.`,
      ],
      [
        `a feature that helps an animal to survive tends to become more frequent with time`,
        'opposite-effect',
        `The principle is sound, and helpful features do spread. But it suggests that the bumps became common because they helped beetles collect fog, which the argument rejects.`,
      ],
    ],
    quick: [
      `The evidence is that related species without fog also have bumps. If species that share a feature inherited it from a common ancestor, the bumps are older than the beetles' life in fog.`,
    ],
    full: [
      `The evidence is that related species have equally bumpy backs but no fog, and that the whole group once lived without fog. The conclusion is that the bumps did not arise for collecting fog.`,
      `The argument still needs a link from the related species to how the bumps arose.`,
      `If a shared feature probably comes from a common ancestor, the bumps existed before any of these beetles lived in fog. They cannot have arisen for collecting it, and the argument is complete.`,
    ],
    hints: [
      `"Since" must introduce a reason for a claim about the beetles' bumps. Which claim is it?`,
      `Why might several related species have the same feature?`,
    ],
  },
]

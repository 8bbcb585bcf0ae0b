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
      `A laptop that failed could be shipped only after it had passed, so it was tested at least twice. That is true of 4 percent of the laptops shipped last month.`,
    ],
    wrong: [
      [
        `Laptops that fail the test once are more likely than others to need a repair later on.`,
        'too-strong',
        `It may seem natural that a laptop that failed once will fail again. But the statements say nothing about a laptop after it is shipped.`,
      ],
      [
        `Of the laptops that Adler built last month, 96 percent passed the test at the first attempt.`,
        'wrong-comparison',
        `This subtracts 4 percent from 100. But the 4 percent refers to laptops that were shipped last month, and these need not be the laptops that were built last month.`,
      ],
      [
        `The number of laptops that failed the test was smaller last month than in the month before.`,
        'out-of-scope',
        `The 4 percent is a share for last month only. No figure is given for the month before, so the two months cannot be compared.`,
      ],
      [
        `No laptop that Adler has ever shipped was later returned by a customer because of a fault.`,
        'too-strong',
        `Every laptop passed the test before it was shipped. But a laptop that passed may still develop a fault later, and the statements do not mention returns.`,
      ],
    ],
    quick: [
      `A laptop that fails is tested again before it is shipped. Since 4 percent of last month's shipped laptops had failed, some of them were tested at least twice.`,
    ],
    full: [
      `Method: combine the statements, and add nothing to them. A laptop is shipped only after it has passed, and one that fails is "repaired and tested again."`,
      `Of the laptops shipped last month, 4 percent had failed at least once. Each of these was therefore tested a second time before it was shipped.`,
      `So at least some of the laptops shipped last month had been tested more than once. The statements say nothing about returns, later repairs, or other months.`,
    ],
    hints: [
      `What do the statements say about the laptops that were shipped last month?`,
      `The 4 percent had failed at least once and were shipped all the same. What must have happened to them in between?`,
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
      `The same fee "every day of the week" includes a fee on Sundays, so the Museum of Glass fails one of the two conditions. Where its income comes from then makes no difference.`,
    ],
    wrong: [
      [
        `The Museum of Maps may call itself national as it receives enough of its income from the state.`,
        'half-right',
        `Two thirds is more than half, so this museum meets the condition on income. But we are not told whether it charges a fee on Sundays, so it may fail the other condition.`,
      ],
      [
        `The Museum of Glass receives a smaller share of its income from the state than that of Maps.`,
        'wrong-comparison',
        `The Museum of Maps receives two thirds of its income from the state, but no share is given for the Museum of Glass. So the two cannot be compared.`,
      ],
      [
        `A museum in Varda that charges no fee on Sundays receives more than half its income from the state.`,
        'reversed-causation',
        `The two conditions are separate, and meeting one does not mean meeting the other. A museum may be free on Sundays and still receive little or nothing from the state.`,
      ],
      [
        `The Museum of Maps charges no entrance fee on Sundays, although it may do so on other days.`,
        'too-strong',
        `If the Museum of Maps called itself national, it would have to be free on Sundays. But nothing says that it does, so it may charge a fee that day.`,
      ],
    ],
    quick: [
      `A museum must meet both conditions to call itself national. The Museum of Glass charges its fee on Sundays too, so it fails one of them.`,
    ],
    full: [
      `Method: check each museum against each condition. "Only if" makes both conditions necessary, so a museum that fails one may not call itself national.`,
      `The Museum of Glass charges the same fee every day, and so on Sundays too. It may not call itself national, whatever its income.`,
      `The Museum of Maps meets the condition on income, but we do not know whether it charges a fee on Sundays. So only the conclusion about the Museum of Glass is supported.`,
    ],
    hints: [
      `What must be true of a museum that calls itself national, and what are you told about each of the two museums?`,
      `"Only if" introduces conditions that must all be met. For which museum do you know that one of them is not met?`,
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
      `The old bread could not be sold in school canteens, which buy large quantities. These new buyers explain the higher sales even though customers in the taste tests preferred the old bread.`,
    ],
    wrong: [
      [
        `Customers in the tests were not told which of the two kinds of bread contained less salt.`,
        'explains-one-side',
        `If customers did not know which bread had less salt, their low ratings are more believable. But the rise in sales is then as puzzling as before.`,
      ],
      [
        `The chain had lowered the amount of sugar in its cakes some years before without any loss of sales.`,
        'out-of-scope',
        `Sales of the cakes did not fall, but that is not the same as rising. And what happened with cakes does not explain why more bread was sold.`,
      ],
      [
        `Many customers of the chain say that they would like to take in less salt than they do.`,
        'half-right',
        `Customers may want less salt and still not buy a bread that tasters liked less. A wish alone does not explain why more of it was sold.`,
      ],
      [
        `Salt makes up only a small part of what the chain spends on the ingredients of its bread.`,
        'out-of-scope',
        `Salt affects what the chain spends. It gives nobody a reason to buy more of a bread that was rated lower.`,
      ],
    ],
    quick: [
      `Taste tests show what customers like, but total sales also depend on who is able to buy. School canteens are new, large buyers.`,
    ],
    full: [
      `Method: accept both facts. Customers rated the new bread lower, and yet the chain sold more of it.`,
      `If the chain's customers do not like the bread better, the additional sales may come from new buyers.`,
      `The change made the bread eligible for sale in school canteens, which buy large quantities. Their orders explain the increase, whatever the tasters thought.`,
    ],
    hints: [
      `Which two facts about the new bread are hard to reconcile?`,
      `Leave the low ratings as they are, and look for a reason for higher sales that does not depend on taste.`,
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
      `Cars that meet more often have more accidents. But when they meet at low speed and a small angle, fewer people are seriously hurt. So one change explains both facts.`,
    ],
    wrong: [
      [
        `Drivers needed several months before they had become used to the rules in a roundabout.`,
        'explains-one-side',
        `Drivers who were still learning the rules may explain some additional accidents in the first months. But that does not explain why far fewer people were seriously injured.`,
      ],
      [
        `Cars built in recent years protect the people who sit in them better than older cars do.`,
        'half-right',
        `Safer cars might lower the number of serious injuries somewhat. But they hardly explain a drop of "more than half" within two years, and they do not explain why accidents rose.`,
      ],
      [
        `The city also lowered the number of buses that pass through these crossings in an hour.`,
        'explains-one-side',
        `Fewer buses might mean that fewer people are injured. But they should also mean fewer accidents, and accidents rose.`,
      ],
      [
        `Accidents at crossings that kept their traffic lights did not become less frequent in this time.`,
        'wrong-comparison',
        `This is about crossings that kept their traffic lights. It does not explain why accidents rose and serious injuries fell where roundabouts replaced the lights.`,
      ],
    ],
    quick: [
      `In a roundabout, cars meet more often but at low speed and a small angle. That means more accidents and fewer serious injuries.`,
    ],
    full: [
      `Method: accept both facts. Accidents rose slightly, and yet the number of people seriously injured fell by more than half.`,
      `Both can be true if there are more accidents but the typical accident is less violent.`,
      `In roundabouts, cars meet more often, so there are more accidents. But they meet at low speed and at a small angle, so fewer people are seriously injured. That resolves the discrepancy.`,
    ],
    hints: [
      `What happened to the number of accidents, and what happened to the number of serious injuries?`,
      `What must have changed about the typical accident? Check whether each option explains both the additional accidents and the fewer serious injuries.`,
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
      `If the publisher saves more on paper than it loses through the lower price, profit per book rises. This is the condition that "unless" must introduce.`,
    ],
    wrong: [
      [
        `shops agree to order more copies of each novel than they have ordered before`,
        'wrong-comparison',
        `Larger orders might raise the publisher's total profit. But the last sentence is about "profit per book," and larger orders do nothing about the lower price of each book.`,
      ],
      [
        `paper becomes more expensive for all publishers than it was in previous years`,
        'half-right',
        `The more paper costs, the more a smaller book saves. But nothing suggests that this would make up for a much lower price.`,
      ],
      [
        `customers find the smaller format easier to carry and more pleasant to read`,
        'out-of-scope',
        `Readers may well prefer such a format. But customers expect to pay much less for it, and this option does not say that they would pay more.`,
      ],
      [
        `the publisher's cheap editions have sold as well as its novels in recent years`,
        'out-of-scope',
        `How well the cheap editions have sold affects neither what a smaller book costs to make nor what customers will pay for it. So it has nothing to do with the profit per book.`,
      ],
    ],
    quick: [
      `The smaller format saves paper but brings a lower price. Profit per book can rise only if the publisher saves more on paper than it loses in price.`,
    ],
    full: [
      `Method: predict the blank. "Unless" must introduce the condition under which profit per book rises after all.`,
      `Profit per book is price minus cost. The smaller format lowers the cost, because it needs less paper, but customers also expect to pay less for it.`,
      `So profit per book can rise only if the savings on paper outweigh the lower price. The blank must say that they do.`,
    ],
    hints: [
      `What does the publisher save with the smaller format, and what does it lose?`,
      `Profit on one book is its price minus its cost. In what case would it rise even though the price falls?`,
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
      `Related species have the same bumps but no fog. If shared features come from a common ancestor, the bumps are older than these beetles' life in fog. So they probably did not arise as a way to collect it.`,
    ],
    wrong: [
      [
        `no beetle with a smooth back has been seen to drink by standing on dunes in the fog`,
        'opposite-effect',
        `If only beetles with bumps drink this way, the bumps probably do help collect fog. That gives us no reason to think that they arose for some other purpose.`,
      ],
      [
        `the beetles in foggy deserts get a large part of their water from plants they eat`,
        'out-of-scope',
        `Water from plants may make fog less important to these beetles. But it does not show how the bumps on their backs arose.`,
      ],
      [
        `the related species live in regions in which rain is more frequent than in deserts`,
        'explains-one-side',
        `More rain would explain how the related species get their water. But it does not explain why they have bumps or where the bumps came from.`,
      ],
      [
        `a feature that helps an animal to survive tends to become more frequent with time`,
        'opposite-effect',
        `This principle suggests that the bumps spread because they help beetles survive, perhaps by collecting fog. That would work against the conclusion.`,
      ],
    ],
    quick: [
      `Related species without fog have the same bumps. If shared features come from a common ancestor, the bumps are older than the beetles' life in fog.`,
    ],
    full: [
      `Method: predict the blank. After "since," we need the link from the bumps of related species to the origin of the bumps.`,
      `The evidence is that related species have equally bumpy backs but no fog, and that all beetles of this group once lived without fog.`,
      `If a shared feature probably comes from a common ancestor, that ancestor already had bumps and lived without fog. So the bumps probably did not arise as a way to collect fog.`,
    ],
    hints: [
      `What evidence does the author give about beetles that live where there is no fog?`,
      `"Since" must lead from the related beetles to a claim about how the bumps arose. What would explain why all of these species have them?`,
    ],
  },
]

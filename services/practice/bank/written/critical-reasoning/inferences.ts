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
      `A laptop that had failed was shipped only after it had passed, so it was tested at least twice. This is true of 4 percent of the laptops shipped last month.`,
    ],
    wrong: [
      [
        `Laptops that fail the test once are more likely than others to need a repair later on.`,
        'too-strong',
        `The statements follow a laptop only until it is shipped. They do not say how likely it is to need a repair later on.`,
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
        `Every laptop passed the test before it was shipped. But a laptop that passed may still have developed a fault later, and the statements say nothing about returns.`,
      ],
    ],
    quick: [
      `A laptop that fails is tested again before it is shipped. Since 4 percent of last month's shipped laptops had failed, some of them were tested at least twice.`,
    ],
    full: [
      `Method: combine the statements, and add nothing to them. A laptop is shipped only after it has passed, and one that fails is "repaired and tested again."`,
      `Of the laptops shipped last month, 4 percent had failed at least once. Each of these was therefore tested a second time before it was shipped.`,
      `So at least some of the laptops shipped last month had been tested more than once. Returns, later repairs, and other months are not mentioned.`,
    ],
    hints: [
      `What has to happen to a laptop that fails before it can be shipped?`,
      `Ask which laptops the 4 percent is a share of, and apply the rule about failed laptops to those that had failed.`,
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
      `The same fee "every day of the week" includes a fee on Sundays, so the Museum of Glass fails one of the two conditions. Its income then makes no difference.`,
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
        `The statements give the share for the Museum of Maps, two thirds, but no share for the Museum of Glass. So the two shares cannot be compared.`,
      ],
      [
        `A museum in Varda that charges no fee on Sundays receives more than half its income from the state.`,
        'reversed-causation',
        `The two conditions are separate. A museum that does not call itself national may be free on Sundays and receive little or nothing from the state.`,
      ],
      [
        `The Museum of Maps charges no entrance fee on Sundays, although it may do so on other days.`,
        'too-strong',
        `The Museum of Maps would have to be free on Sundays if it called itself national. But the statements do not say that it does, so it may charge a fee on Sundays.`,
      ],
    ],
    quick: [
      `A museum must meet both conditions to call itself national. The Museum of Glass charges its fee on Sundays too, so it fails one of them.`,
    ],
    full: [
      `Method: check each museum against each condition. "Only if" means that both conditions must be met, so failing one excludes a museum.`,
      `The Museum of Glass charges the same fee every day, and so on Sundays too. It may not call itself national, whatever its income.`,
      `The Museum of Maps meets the condition on income, but we do not know whether it charges a fee on Sundays. So nothing follows about its name or its fees.`,
    ],
    hints: [
      `What does a fee that is "the same" every day tell you about Sundays?`,
      `"Only if" introduces conditions that must all be met. Check what you know about each museum and each condition.`,
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
      `School canteens buy large quantities, and the old bread could not be sold there. These new buyers explain the higher sales even though customers in the taste tests preferred the old bread.`,
    ],
    wrong: [
      [
        `Customers in the tests were not told which of the two kinds of bread contained less salt.`,
        'explains-one-side',
        `If customers did not know which bread had less salt, their low ratings are more credible. But that leaves the higher sales as surprising as before.`,
      ],
      [
        `The chain had lowered the amount of sugar in its cakes some years before without any loss of sales.`,
        'out-of-scope',
        `Sales of cakes with less sugar did not fall. But sales that do not fall need not rise, and cakes do not show why more bread was sold.`,
      ],
      [
        `Many customers of the chain say that they would like to take in less salt than they do.`,
        'half-right',
        `Customers may wish for less salt and still not buy this bread, which tasters rated lower than the old one. A wish alone does not explain why more was sold.`,
      ],
      [
        `Salt makes up only a small part of what the chain spends on the ingredients of its bread.`,
        'out-of-scope',
        `The cost of salt affects the chain's spending. It gives no customer a reason to buy more of a bread that was rated lower.`,
      ],
    ],
    quick: [
      `Taste tests show what customers like, but total sales also depend on who is able to buy. School canteens are new, large buyers.`,
    ],
    full: [
      `Method: accept both facts. Customers rated the new bread lower, and yet the chain sold more of it.`,
      `If existing customers do not like the bread better, the additional sales may come from buyers who were not there before.`,
      `The change made the bread eligible for school canteens, which buy large quantities. Their orders explain the increase, whatever the tasters thought.`,
    ],
    hints: [
      `The tasters were customers of the chain. Who else might be buying the new bread?`,
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
      `Cars that meet more frequently have more accidents, but at low speed and at a small angle they injure fewer people seriously. So one change explains both facts.`,
    ],
    wrong: [
      [
        `Drivers needed several months before they had become used to the rules in a roundabout.`,
        'explains-one-side',
        `Unfamiliar rules may explain the additional accidents of the first months. But they do not explain why far fewer people were seriously injured.`,
      ],
      [
        `Cars built in recent years protect the people who sit in them better than older cars do.`,
        'half-right',
        `Safer cars might lower the number of serious injuries somewhat. But they hardly explain a fall of "more than half" within two years, and they leave the rise in accidents unexplained.`,
      ],
      [
        `The city also lowered the number of buses that pass through these crossings in an hour.`,
        'explains-one-side',
        `Fewer buses might mean fewer people injured. But fewer buses should also mean fewer accidents, and accidents rose.`,
      ],
      [
        `Accidents at crossings that kept their traffic lights did not become less frequent in this time.`,
        'wrong-comparison',
        `This describes other crossings, those that kept their traffic lights. It does not explain why accidents rose and serious injuries fell where the lights were replaced.`,
      ],
    ],
    quick: [
      `In a roundabout, cars meet more often but at low speed and a small angle. That means more accidents and fewer serious injuries.`,
    ],
    full: [
      `Method: accept both facts. Accidents rose slightly, and yet the number of people seriously injured fell by more than half.`,
      `Both facts fit if the typical accident has become more frequent but less violent.`,
      `In roundabouts, cars meet more often, so there are more accidents. They meet at low speed and at a small angle, so few of these accidents cause serious injuries.`,
    ],
    hints: [
      `What about the typical accident seems to have changed if more accidents injure fewer people?`,
      `Check each option twice: does it explain the additional accidents, and does it explain the fewer serious injuries?`,
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
      `Profit per book rises only if the savings on paper are greater than the loss in price. This is the condition that "unless" must introduce.`,
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
        `With more expensive paper, a smaller book saves more. But the passage gives no reason to think that this would make up for a much lower price.`,
      ],
      [
        `customers find the smaller format easier to carry and more pleasant to read`,
        'out-of-scope',
        `Readers may well like such a format. But the passage says that customers expect to pay much less for it, and this option does not say that they would pay more.`,
      ],
      [
        `the publisher's cheap editions have sold as well as its novels in recent years`,
        'out-of-scope',
        `Past sales of the cheap editions change neither what a smaller book costs to make nor what customers will pay for it.`,
      ],
    ],
    quick: [
      `The smaller format saves paper but brings a lower price. Profit per book can rise only if the savings are greater than the loss in price.`,
    ],
    full: [
      `Method: predict the blank. "Unless" must introduce the condition under which profit per book rises after all.`,
      `Profit per book is price minus cost. The smaller format lowers the cost, because it needs less paper, but it also lowers the price that customers expect.`,
      `So profit per book rises only if the savings on paper outweigh the lower price.`,
    ],
    hints: [
      `The smaller format changes two amounts that determine the profit on one book. Which are they?`,
      `Weigh these two amounts against each other. In what case would the profit per book rise after all?`,
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
      `Related species have the same bumps. If a shared feature comes from a common ancestor, the bumps existed before any of these beetles lived in fog. So they probably did not arise as a way to collect fog.`,
    ],
    wrong: [
      [
        `no beetle with a smooth back has been seen to drink by standing on dunes in the fog`,
        'opposite-effect',
        `If only beetles with bumps drink this way, the bumps probably do help to collect fog. That gives no reason to think that the bumps arose for some other purpose.`,
      ],
      [
        `the beetles in foggy deserts get a large part of their water from plants they eat`,
        'out-of-scope',
        `Water from plants may make fog less important to these beetles. But it does not show how the bumps on their backs arose.`,
      ],
      [
        `the related species live in regions in which rain is more frequent than in deserts`,
        'explains-one-side',
        `More rain explains how the related species get their water. But it does not explain why they have bumps or where the bumps came from.`,
      ],
      [
        `a feature that helps an animal to survive tends to become more frequent with time`,
        'opposite-effect',
        `This principle suggests that the bumps spread because they help beetles survive, perhaps by collecting fog. That works against the conclusion.`,
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
      `Why might several related species all have the same bumps?`,
      `"Since" must lead from the beetles without fog to a claim about how the bumps arose. Say what is still missing between the two.`,
    ],
  },
]

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
      `A laptop that failed was shipped only after passing, so it was tested at least twice. Since 4 percent of those shipped had failed, some had been tested more than once.`,
    ],
    wrong: [
      [
        `Laptops that fail the test once are more likely than others to need a repair later on.`,
        'too-strong',
        `Nothing is said about what happens after shipping. It may be plausible, but it does not follow.`,
      ],
      [
        `Of the laptops that Adler built last month, 96 percent passed the test at the first attempt.`,
        'wrong-comparison',
        `The 4 percent refer to laptops shipped last month. Others may have been built and not yet shipped.`,
      ],
      [
        `The number of laptops that failed the test was smaller last month than in the month before.`,
        'out-of-scope',
        `There is no figure for any other month, so no comparison follows.`,
      ],
      [
        `No laptop that Adler has ever shipped was later returned by a customer because of a fault.`,
        'too-strong',
        `Passing a test does not guarantee that nothing breaks later. The statements do not go so far.`,
      ],
    ],
    quick: [
      `Put two facts together: none ships without passing, and 4 percent of those shipped had failed. So these were tested twice or more.`,
    ],
    full: [
      `Shipped means passed.`,
      `4 percent of the shipped laptops had failed at least once before.`,
      `They must have been tested again to pass. So some shipped laptops were tested more than once.`,
    ],
    hints: [
      `What has to happen to a laptop that fails before it can be shipped?`,
      `Which option needs nothing but the statements given?`,
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
      `Charging the same fee every day includes Sundays, so one of the two conditions is not met. Then the other condition, the income, no longer matters.`,
    ],
    wrong: [
      [
        `The Museum of Maps may call itself national as it receives enough of its income from the state.`,
        'half-right',
        `Two thirds is more than half, so one condition is met. Whether it charges on Sundays is not said.`,
      ],
      [
        `The Museum of Glass receives a smaller share of its income from the state than that of Maps.`,
        'wrong-comparison',
        `Nothing at all is said about the income of the Museum of Glass.`,
      ],
      [
        `A museum in Varda that charges no fee on Sundays receives more than half its income from the state.`,
        'reversed-causation',
        `The two conditions are separate. A museum may be free on Sundays and still live on other income.`,
      ],
      [
        `The Museum of Maps charges no entrance fee on Sundays, although it may do so on other days.`,
        'too-strong',
        `It would have to be free on Sundays if it were called national, but we are not told that it is.`,
      ],
    ],
    quick: [
      `Two conditions are both required. One that fails is enough to exclude; one that holds is not enough to include.`,
    ],
    full: [
      `National requires: more than half of the income from the state, and no fee on Sundays.`,
      `Glass: the same fee every day, so a fee on Sundays. Excluded.`,
      `Maps: the first condition holds, the second is unknown. No conclusion.`,
    ],
    hints: [
      `'Only if' names conditions that must hold. Do they suffice?`,
      `Does a fee that is the same every day apply on Sundays?`,
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
      `A new group of large customers explains why more was sold, although tasters liked the bread less. Both facts can then be true.`,
    ],
    wrong: [
      [
        `Customers in the tests were not told which of the two kinds of bread contained less salt.`,
        'explains-one-side',
        `This makes the low rating more credible. It leaves the rise in sales as surprising as before.`,
      ],
      [
        `The chain had lowered the amount of sugar in its cakes some years before without any loss of sales.`,
        'out-of-scope',
        `Cakes and sugar are another matter. Keeping sales level there does not explain a rise here.`,
      ],
      [
        `Many customers of the chain say that they would like to take in less salt than they do.`,
        'half-right',
        `Wishing for less salt might soften the blow of the poorer taste, but such wishes need not lead anyone to buy more bread of this chain.`,
      ],
      [
        `Salt makes up only a small part of what the chain spends on the ingredients of its bread.`,
        'out-of-scope',
        `The cost of salt concerns profit. It does not tell us why more bread was sold.`,
      ],
    ],
    quick: [`Worse taste, more sales: look for new buyers to whom something else matters.`],
    full: [
      `Surprise: the bread is liked less, yet more of it is sold.`,
      `A good explanation leaves the lower rating as it is and adds a reason for more sales.`,
      `School canteens as new, large buyers do exactly that.`,
    ],
    hints: [
      `The lower rating is a fact. What else could raise sales?`,
      `Who might buy the new bread who could not buy the old?`,
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
      `More frequent encounters explain the additional accidents; low speed and small angles explain why they do less harm. Both halves are accounted for.`,
    ],
    wrong: [
      [
        `Drivers needed several months before they had become used to the rules in a roundabout.`,
        'explains-one-side',
        `Unfamiliar rules may explain more accidents. Why far fewer people were hurt remains open.`,
      ],
      [
        `Cars built in recent years protect the people who sit in them better than older cars do.`,
        'half-right',
        `Safer cars might lower injuries a little, but hardly by half in two years at these crossings alone, and the rise in accidents stays unexplained.`,
      ],
      [
        `The city also lowered the number of buses that pass through these crossings in an hour.`,
        'explains-one-side',
        `Fewer buses might lower some numbers, but then one would expect fewer accidents as well, not more.`,
      ],
      [
        `Accidents at crossings that kept their traffic lights did not become less frequent in this time.`,
        'wrong-comparison',
        `Other crossings do not tell us why accidents and injuries went different ways at these.`,
      ],
    ],
    quick: [`Two facts pull apart: more accidents, fewer injuries. The right option must explain both.`],
    full: [
      `More accidents: something makes collisions more frequent.`,
      `Fewer injuries: something makes each collision milder.`,
      `Frequent meetings at low speed and small angle do both.`,
    ],
    hints: [
      `What must be true of a typical accident after the change?`,
      `Check for each option whether it speaks to both numbers.`,
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
      `The passage sets one advantage, cheaper paper, against one disadvantage, a lower price. Profit per book rises only if the first outweighs the second, and that is what 'unless' must introduce.`,
    ],
    wrong: [
      [
        `shops agree to order more copies of each novel than they have ordered before`,
        'wrong-comparison',
        `More copies would raise the total profit. The sentence speaks of the profit per book.`,
      ],
      [
        `paper becomes more expensive for all publishers than it was in previous years`,
        'half-right',
        `More expensive paper makes saving it more valuable, but the passage gives no reason to think that this would make up for a much lower price.`,
      ],
      [
        `customers find the smaller format easier to carry and more pleasant to read`,
        'out-of-scope',
        `Comfort may please readers, yet the passage ties the price to the shelf. Nothing says that they would pay more.`,
      ],
      [
        `the publisher's cheap editions have sold as well as its novels in recent years`,
        'out-of-scope',
        `How the two sold in the past does not change what a smaller book costs or brings in.`,
      ],
    ],
    quick: [
      `'Unlikely unless' needs the condition under which the named disadvantage is overcome: saving greater than loss of price.`,
    ],
    full: [
      `Advantage: less paper, a fifth of the cost.`,
      `Disadvantage: customers expect to pay much less.`,
      `Profit per book is price minus cost. It rises only if the cost falls by more than the price.`,
    ],
    hints: [
      `What determines the profit per book?`,
      `Which two quantities mentioned in the passage pull in opposite directions?`,
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
      `If the bumps were inherited from an ancestor of all these species, they were there before some of the beetles moved into the fog, and so before any of them collected it. That is the link between the relatives without fog and the conclusion.`,
    ],
    wrong: [
      [
        `no beetle with a smooth back has been seen to drink by standing on dunes in the fog`,
        'opposite-effect',
        `If only beetles with bumps drink in this way, that rather suggests that the bumps do serve to collect the fog.`,
      ],
      [
        `the beetles in foggy deserts get a large part of their water from plants they eat`,
        'out-of-scope',
        `Other sources of water do not tell us how the bumps arose.`,
      ],
      [
        `the related species live in regions in which rain is more frequent than in deserts`,
        'explains-one-side',
        `That explains how the relatives get their water. It does not say why they have bumps or where these come from.`,
      ],
      [
        `a feature that helps an animal to survive tends to become more frequent with time`,
        'opposite-effect',
        `This general rule would rather support the view that the bumps spread because they collect fog.`,
      ],
    ],
    quick: [
      `The evidence is that relatives without fog have bumps as well. The blank must turn that into a reason for an older origin.`,
    ],
    full: [
      `Evidence: related species have the same bumps and no fog, and the whole group once lived without fog.`,
      `Conclusion: the bumps did not arise for collecting fog.`,
      `Link: what relatives share was probably there before they went separate ways, so before some of them moved into the fog.`,
    ],
    hints: [
      `How does the fact about the related species lead to the conclusion?`,
      `Why might several related species have the same feature?`,
    ],
  },
]

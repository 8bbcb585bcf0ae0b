import type { WrittenQuestion } from '../written-question.ts'

/** Arguments from business. */
export const commerce: readonly WrittenQuestion[] = [
  {
    id: 'cr-0021',
    version: 3,
    skill: 'cr-assumption',
    difficulty: 0.1,
    stem: `A maker of kitchen knives sells them to shops, and the shops charge customers 60 percent more than they pay the maker. The maker plans to stop supplying shops and to sell through its own website, at the price that customers now pay in a shop. On each knife that it sells there, it reasons, its revenue will be 60 percent higher than it is now.

Which of the following is an assumption on which the maker's reasoning depends?`,
    key: [
      `The maker will be able to sell knives online without reducing that price.`,
      `The 60 percent are the difference between two prices. If online customers bought only at a lower price, the revenue from a knife would rise by less.`,
    ],
    wrong: [
      [
        `Running the website will cost the maker less than opening a shop would.`,
        'wrong-comparison',
        `Nobody proposes that the maker open a shop. And the reasoning is about the revenue from each knife, not about costs.`,
      ],
      [
        `As many knives will be sold through the website as are now sold in shops.`,
        'not-required',
        `The reasoning concerns the revenue from each knife that is sold. It can hold even if fewer are sold.`,
      ],
      [
        `The shops will sell knives of a competitor once they no longer get these.`,
        'out-of-scope',
        `This may affect how many knives the maker sells, but not the revenue from each.`,
      ],
      [
        `Customers want to hold a kitchen knife in their hands before buying it.`,
        'opposite-effect',
        `This would make it harder to sell online at the same price. The reasoning does better without it.`,
      ],
    ],
    quick: [`60 percent more on each knife: that is true only if the price customers pay stays the same.`],
    full: [
      `Method: negation. Deny each statement and see whether the reasoning falls.`,
      `Now the maker receives the shop's buying price; customers pay 60 percent more. Online the maker would receive what customers pay.`,
      `Suppose that the maker has to lower the price in order to sell online. Then it receives less than 60 percent more on each knife, and the reasoning falls.`,
      `Numbers of knives, costs and competitors can be as they like: the revenue from one knife stays what it is.`,
    ],
    hints: [
      `Is the conclusion about each knife or about all knives together?`,
      `Under which condition does the maker really receive 60 percent more for a knife?`,
    ],
  },
  {
    id: 'cr-0022',
    version: 3,
    skill: 'cr-weaken',
    difficulty: 0.2,
    stem: `An airline noticed that passengers who had joined its loyalty program flew with it twice as often as passengers who had not. It intends to enroll all of its passengers in the program without their having to apply, and expects that the new members will fly with it more often.

Which of the following, if true, most seriously undermines the airline's expectation?`,
    key: [
      `Passengers who take the trouble to apply are mostly those who travel a great deal anyway.`,
      `If frequent travelers join, then membership does not make them travel; their traveling makes them join. Enrolling the others would change little.`,
    ],
    wrong: [
      [
        `Members of the program receive a free flight only after a rather large number of trips.`,
        'half-right',
        `A distant reward may weaken the incentive, but present members fly twice as often under the same rules. It does not explain that difference.`,
      ],
      [
        `Some passengers of the airline are members of programs that other airlines offer as well.`,
        'out-of-scope',
        `That may be so for members and others alike. It does not show why enrolling should have no effect.`,
      ],
      [
        `The airline has fewer flights to distant places than most of its competitors have at present.`,
        'out-of-scope',
        `The network is the same for members and non-members. It does not bear on the effect of membership.`,
      ],
      [
        `Sending information to a larger number of members would cause the airline additional costs.`,
        'out-of-scope',
        `Costs matter for the profit. The expectation is that new members will fly more often.`,
      ],
    ],
    quick: [`Who chose to join? If those who fly often choose to, membership is an effect and not a cause.`],
    full: [
      `Evidence: members fly twice as often as others.`,
      `Expectation: making others members will make them fly more.`,
      `If frequent flyers are the ones who apply, the difference existed before membership. Then enrollment brings nothing.`,
    ],
    hints: [`Do the members fly often because they are members?`, `Think about who would bother to apply.`],
  },
  {
    id: 'cr-0023',
    version: 3,
    skill: 'cr-strengthen',
    difficulty: 0.4,
    stem: `When the price of raw cocoa fell by a third, the makers of chocolate left their prices unchanged. An economist suggests that they are not simply keeping the gain: shops and makers usually agree on prices a year in advance, so that lower costs reach customers only later.

Which of the following, if true, gives the most support to the economist's suggestion?`,
    key: [
      `After earlier changes in the price of cocoa, chocolate became more expensive or cheaper within a year or so.`,
      `If prices followed both rises and falls with a delay of about a year, that is just what agreements made a year in advance would produce. Makers who simply keep a gain would not lower prices later.`,
    ],
    wrong: [
      [
        `Makers of chocolate have been able to raise their prices at once whenever cocoa became more expensive.`,
        'opposite-effect',
        `If they can raise prices at once, no agreement prevents them from lowering prices. That speaks against the suggestion.`,
      ],
      [
        `Raw cocoa makes up a smaller part of the cost of chocolate than sugar and milk do together.`,
        'wrong-comparison',
        `A small share would explain why prices hardly change at all. The suggestion is that they change later.`,
      ],
      [
        `Customers buy about as much chocolate when it becomes more expensive as they bought at the lower price.`,
        'opposite-effect',
        `Then makers would have little reason to lower prices at any time. It supports the view that they keep the gain.`,
      ],
      [
        `Several makers of chocolate have announced that they intend to buy more of their cocoa directly.`,
        'out-of-scope',
        `How cocoa is bought does not show whether and when its price reaches the customers.`,
      ],
    ],
    quick: [`The suggestion predicts a delay in both directions. Look for evidence of just that.`],
    full: [
      `Observation: cocoa is cheaper, chocolate is not.`,
      `Suggestion: agreements delay the change by about a year.`,
      `If so, earlier changes should have reached customers with such a delay, upward and downward. That they did supports it.`,
    ],
    hints: [
      `What does the suggestion predict for the time after a change in cost?`,
      `Which option distinguishes a delay from simply keeping the gain?`,
    ],
  },
  {
    id: 'cr-0024',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: 0.3,
    stem: `A bank closed a third of its branches last year. Since then, the number of complaints that it receives each month has fallen by a quarter. Its managers conclude that most customers are content with doing their business by telephone or online.

In order to evaluate the managers' conclusion, it would be most useful to establish which of the following?`,
    key: [
      `Whether many of those who used the closed branches have since left for another bank`,
      `Customers who leave no longer complain. If many left, fewer complaints do not show contentment; if few left, the conclusion is stronger.`,
    ],
    wrong: [
      [
        `Whether the branches that remain have been renovated in the course of the past year`,
        'out-of-scope',
        `Renovation concerns those who still use branches. The conclusion is about business by telephone and online.`,
      ],
      [
        `Whether other banks have closed a larger or a smaller share of their branches so far`,
        'wrong-comparison',
        `What other banks did does not tell whether this bank's customers are content.`,
      ],
      [
        `Whether the bank saves more by closing branches than it spends on its online services`,
        'out-of-scope',
        `Savings are the bank's concern. They say nothing about the customers' contentment.`,
      ],
      [
        `Whether complaints are answered more quickly by telephone than they are in a branch`,
        'half-right',
        `Speed might please those who complain, but the argument rests on how many do, and that has another possible reason.`,
      ],
    ],
    quick: [`Fewer complaints can mean more contentment or fewer customers. Find the question that separates the two.`],
    full: [
      `Evidence: complaints fell by a quarter.`,
      `Conclusion: customers are content with telephone and online business.`,
      `Another explanation: the discontented have left. Whether they have is what one needs to know.`,
    ],
    hints: [`Who no longer complains?`, `Give a reason for fewer complaints that has nothing to do with contentment.`],
  },
  {
    id: 'cr-0025',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.3,
    stem: `A supermarket chain began to sell vegetables unpackaged in order to reduce plastic waste. Although customers bought the same amount of vegetables as before, the total weight of waste that the chain and its customers produced from vegetables increased.

Which of the following, if true, most helps to explain this increase?`,
    key: [
      `Unpackaged vegetables spoil sooner, so that more of them are thrown away in shops and homes.`,
      `Vegetables weigh far more than thin plastic. If more of them spoil, the total weight of waste rises although less plastic is thrown away.`,
    ],
    wrong: [
      [
        `Many customers put their unpackaged vegetables into bags that they bring along from home.`,
        'explains-one-side',
        `Bags that are used again cause no waste. This makes an increase more surprising, not less.`,
      ],
      [
        `The chain charges the same price for unpackaged vegetables as it charged for packaged ones.`,
        'out-of-scope',
        `The price might affect how much is bought, but that stayed the same.`,
      ],
      [
        `Plastic can be recycled only if customers put it into a container that is meant for plastic.`,
        'wrong-comparison',
        `How plastic is treated afterward does not explain why the waste as a whole became heavier.`,
      ],
      [
        `Other chains in the region sell most of their vegetables in packages made of thin cardboard.`,
        'out-of-scope',
        `What other chains do has no effect on the waste of this one and its customers.`,
      ],
    ],
    quick: [
      `Less plastic but more waste by weight: something heavier must have been added, such as the vegetables themselves.`,
    ],
    full: [
      `Plastic waste fell, total weight rose, the amount bought stayed the same.`,
      `So other waste must have risen by more than the plastic fell.`,
      `Vegetables that spoil sooner without packaging explain it.`,
    ],
    hints: [`What besides plastic can become waste?`, `What does packaging do for a vegetable?`],
  },
]

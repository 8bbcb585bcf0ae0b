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
      `Customers pay 60 percent more than the maker receives now. If online customers bought only at a lower price, the maker's revenue from a knife would rise by less than 60 percent.`,
    ],
    wrong: [
      [
        `Running the website will cost the maker less than opening a shop would.`,
        'wrong-comparison',
        `Lower costs would make the plan attractive. But the maker does not propose to open a shop, and the reasoning is about the revenue from each knife, not about costs.`,
      ],
      [
        `As many knives will be sold through the website as are now sold in shops.`,
        'not-required',
        `Lower sales would hurt the maker's total revenue. But the reasoning concerns "each knife that it sells," and that can be correct even if fewer are sold.`,
      ],
      [
        `The shops will sell knives of a competitor once they no longer get these.`,
        'out-of-scope',
        `A competitor's knives in the shops may affect how many knives the maker sells, but not the maker's revenue from each knife.`,
      ],
      [
        `Customers want to hold a kitchen knife in their hands before buying it.`,
        'opposite-effect',
        `This would make it harder to sell online at the same price. It counts against the reasoning, so the reasoning does not depend on it.`,
      ],
    ],
    quick: [
      `Revenue from each knife rises by 60 percent only if online customers pay the full price that they now pay in shops.`,
    ],
    full: [
      `Method: suppose that an option is false. If the reasoning about revenue falls apart, the option was an assumption.`,
      `The maker now receives the price that shops pay, and customers pay 60 percent more than that. Online, the maker would receive what customers pay.`,
      `Suppose that the maker has to lower the price in order to sell online. Then it receives less than 60 percent more for each knife, and the reasoning falls apart.`,
      `Negating the other options changes costs, competitors, or the number of knives sold. The revenue from each knife stays the same, so the reasoning does not depend on them.`,
    ],
    hints: [
      `Is the conclusion about the revenue from each knife or from all the knives together?`,
      `What has to be true of the online price if the maker is to receive 60 percent more for each knife?`,
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
      `If frequent travelers are the ones who join, then membership does not make them travel; their travel makes them join. Enrolling everyone else would change little.`,
    ],
    wrong: [
      [
        `Members of the program receive a free flight only after a rather large number of trips.`,
        'half-right',
        `A distant reward may seem to be a weak incentive. But present members face the same rule and still fly twice as often, so it does not undermine the expectation.`,
      ],
      [
        `Some passengers of the airline are members of programs that other airlines offer as well.`,
        'out-of-scope',
        `Membership in several programs may make passengers less loyal. But this may be true of members and nonmembers alike, so it does not show that enrolling people will have no effect.`,
      ],
      [
        `The airline has fewer flights to distant places than most of its competitors have at present.`,
        'out-of-scope',
        `A small network may limit how often people can fly. But members and nonmembers choose from the same flights, so it does not tell us what membership does.`,
      ],
      [
        `Sending information to a larger number of members would cause the airline additional costs.`,
        'out-of-scope',
        `Mailing information costs money and may reduce the airline's profit, but the expectation is only that new members will fly more often.`,
      ],
    ],
    quick: [
      `Passengers chose whether to join. If frequent flyers are the ones who did, membership is a result of their flying and not its cause. Enrolling everyone else would then change little.`,
    ],
    full: [
      `Method: accept that the two things go together, and ask whether the supposed cause could be the effect.`,
      `The evidence is that members fly twice as often as other passengers. The airline expects that enrolling the others will make them fly more.`,
      `This assumes that membership causes people to fly more often.`,
      `If those who apply are mostly people who travel a great deal anyway, the difference existed before they joined. Enrolling the others would then not make them fly more, so the expectation is undermined.`,
    ],
    hints: [
      `Members fly twice as often. What does the airline take to be the reason for that?`,
      `What kind of passenger would take the trouble to apply?`,
    ],
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
      `If prices rose and fell with a delay of about a year, that is what agreements made a year in advance would produce. Makers who simply keep a gain would not lower their prices later.`,
    ],
    wrong: [
      [
        `Makers of chocolate have been able to raise their prices at once whenever cocoa became more expensive.`,
        'opposite-effect',
        `This does show how quickly prices change. But if makers can raise prices at once, no agreement keeps them from lowering prices at once either.`,
      ],
      [
        `Raw cocoa makes up a smaller part of the cost of chocolate than sugar and milk do together.`,
        'wrong-comparison',
        `A small share of the cost could explain why the price of chocolate barely changes at all, but the suggestion is that it changes later.`,
      ],
      [
        `Customers buy about as much chocolate when it becomes more expensive as they bought at the lower price.`,
        'opposite-effect',
        `If customers buy as much at the higher price, makers have little reason ever to lower it. So this answer supports the view that they are keeping the gain.`,
      ],
      [
        `Several makers of chocolate have announced that they intend to buy more of their cocoa directly.`,
        'out-of-scope',
        `Buying cocoa directly may affect what makers pay for it, but it does not show whether or when lower costs reach customers.`,
      ],
    ],
    quick: [
      `The suggestion predicts that prices follow costs, up and down, after about a year. If they have done so in the past, the suggestion is strengthened.`,
    ],
    full: [
      `The economist suggests that makers are not simply keeping the gain: agreements made a year in advance delay the change in price.`,
      `If so, earlier changes in the price of cocoa should have reached customers about a year later, whether the price went up or down.`,
      `The right option reports exactly that. Makers who simply keep gains would not have lowered their prices later, so the suggestion is strengthened.`,
    ],
    hints: [
      `If the economist is right, what should happen to the price of chocolate in the end?`,
      `Which option helps to distinguish a delay from simply keeping the gain?`,
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
      `Customers who have left no longer complain. If many left, fewer complaints do not show contentment. If few left, the conclusion is more convincing.`,
    ],
    wrong: [
      [
        `Whether the branches that remain have been renovated in the course of the past year`,
        'out-of-scope',
        `Renovation matters to customers who still visit branches, but the conclusion is about business by telephone and online.`,
      ],
      [
        `Whether other banks have closed a larger or a smaller share of their branches so far`,
        'wrong-comparison',
        `A comparison with other banks may seem to be a useful standard. But what other banks did does not show whether this bank's customers are content.`,
      ],
      [
        `Whether the bank saves more by closing branches than it spends on its online services`,
        'out-of-scope',
        `The savings matter to the bank, but they tell us nothing about whether its customers are content.`,
      ],
      [
        `Whether complaints are answered more quickly by telephone than they are in a branch`,
        'half-right',
        `Faster answers might please those who do complain. But the argument rests on how many complaints there are, and the answer would not explain why that number fell.`,
      ],
    ],
    quick: [
      `Fewer complaints can mean more contentment or simply fewer customers. So the managers should find out whether many customers have left for another bank.`,
    ],
    full: [
      `The evidence is that complaints fell by a quarter after the branches closed. The conclusion is that most customers are content with telephone and online business.`,
      `There is another possible reason: the discontented customers may have moved to another bank.`,
      `So we need to know whether they have. If many left, the conclusion is in doubt; if few did, it is strengthened.`,
    ],
    hints: [
      `The evidence is about complaints, and the conclusion is about contentment. Do fewer complaints always mean more contentment?`,
      `Whose complaints does the bank no longer receive? Think of a reason for fewer complaints that has nothing to do with contentment.`,
    ],
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
      `Vegetables weigh far more than thin plastic. If more of them spoil, the total weight of the waste rises even though less plastic is thrown away.`,
    ],
    wrong: [
      [
        `Many customers put their unpackaged vegetables into bags that they bring along from home.`,
        'explains-one-side',
        `Bags sound like a new kind of waste. But bags that are used again cause none, so the increase becomes more surprising.`,
      ],
      [
        `The chain charges the same price for unpackaged vegetables as it charged for packaged ones.`,
        'out-of-scope',
        `Price can affect how much customers buy, but we are told that they bought the same amount as before.`,
      ],
      [
        `Plastic can be recycled only if customers put it into a container that is meant for plastic.`,
        'wrong-comparison',
        `Rules for recycling might explain how plastic is thrown away, but the chain was using less plastic. They do not explain why the waste became heavier.`,
      ],
      [
        `Other chains in the region sell most of their vegetables in packages made of thin cardboard.`,
        'out-of-scope',
        `Another kind of packaging might be a better way to reduce waste. But what other chains do has no effect on the waste of this chain and its customers.`,
      ],
    ],
    quick: [
      `There was less plastic and yet more waste by weight, so something heavier must have been thrown away. If unpackaged vegetables spoil sooner, the vegetables themselves make up the added weight.`,
    ],
    full: [
      `Method: accept both facts. The chain stopped packaging its vegetables, and yet the total weight of waste rose.`,
      `Since customers bought the same amount, some other kind of waste must have grown by more than the plastic waste shrank.`,
      `If unpackaged vegetables spoil sooner, more of them are thrown away, and they weigh far more than the plastic. That explains the increase.`,
    ],
    hints: [`What besides packaging counts as waste "from vegetables"?`, `What does packaging do for a vegetable?`],
  },
]

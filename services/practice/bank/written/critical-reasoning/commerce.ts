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
        `Lower sales would hurt the maker's total revenue. But the reasoning concerns "each knife that it sells," and the revenue from one knife can rise by 60 percent even if fewer are sold.`,
      ],
      [
        `The shops will sell knives of a competitor once they no longer get these.`,
        'out-of-scope',
        `A competitor's knives in the shops may affect how many knives the maker sells. But they do not change the price that the maker receives for each knife.`,
      ],
      [
        `Customers want to hold a kitchen knife in their hands before buying it.`,
        'opposite-effect',
        `If customers want to hold a knife first, selling online at the same price becomes harder. That counts against the reasoning, and an argument does not depend on what counts against it.`,
      ],
    ],
    quick: [
      `Revenue from each knife rises by 60 percent only if online customers pay the full price that they now pay in shops. So the maker must assume that it will not have to lower this price.`,
    ],
    full: [
      `Method: follow the price of one knife. The maker now receives what shops pay, and customers pay 60 percent more than that. Online, the maker would receive what customers pay.`,
      `Negate the right option: suppose that the maker has to lower the price in order to sell online. A knife that brings $50 from a shop now costs customers $80. If it sells for only $70 online, revenue rises by 40 percent, not 60.`,
      `Negating the other options changes costs, competitors, customers' wishes, or the number of knives sold. None of these changes the revenue from each knife, so the reasoning does not depend on them.`,
    ],
    hints: [
      `How does the maker arrive at the figure of 60 percent?`,
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
        `A distant reward may seem to be a weak incentive. But the same rule applies to present members, who still fly twice as often, so this does not undermine the expectation.`,
      ],
      [
        `Some passengers of the airline are members of programs that other airlines offer as well.`,
        'out-of-scope',
        `Membership in several programs may make passengers less loyal. But this may be true of members and nonmembers alike, so it does not show that enrolling people will have no effect.`,
      ],
      [
        `The airline has fewer flights to distant places than most of its competitors have at present.`,
        'out-of-scope',
        `With few flights to distant places, nobody may fly with the airline very often. But members and nonmembers choose from the same flights, so this tells us nothing about the effect of membership.`,
      ],
      [
        `Sending information to a larger number of members would cause the airline additional costs.`,
        'out-of-scope',
        `Sending information costs money and may reduce the airline's profit. But the expectation is only that new members will fly more often.`,
      ],
    ],
    quick: [
      `Passengers chose whether to join. If frequent flyers are the ones who did, membership is a result of their flying and not its cause. Enrolling everyone else would then change little.`,
    ],
    full: [
      `Method: ask whether cause and effect could be reversed. Members fly twice as often, and the airline takes membership to be the cause.`,
      `But it may be the other way around: people who already fly often may be the ones who choose to join.`,
      `If those who apply are mostly people who travel a great deal anyway, their frequent flying led them to join. Membership would then do little for passengers who are enrolled without applying, so the expectation is undermined.`,
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
      `Agreements made a year in advance would make the price of chocolate follow the price of cocoa, up or down, within about a year. Makers who simply keep a gain would not lower their prices later.`,
    ],
    wrong: [
      [
        `Makers of chocolate have been able to raise their prices at once whenever cocoa became more expensive.`,
        'opposite-effect',
        `This tells us how quickly prices rise. But if makers can raise them at once, no agreement a year in advance seems to bind them, so the economist's explanation becomes less likely.`,
      ],
      [
        `Raw cocoa makes up a smaller part of the cost of chocolate than sugar and milk do together.`,
        'wrong-comparison',
        `If cocoa is a small part of the cost, the price of chocolate may barely change at all. But the economist suggests that it will change later, and this option gives no reason to think so.`,
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
      `The suggestion predicts that prices follow costs, up and down, within about a year. If they have done so in the past, the suggestion is strengthened.`,
    ],
    full: [
      `Method: work out what the economist's view predicts. If agreements made a year in advance delay the change in price, customers will feel a change in the cost of cocoa only later.`,
      `So earlier changes in the price of cocoa should have reached customers within about a year, whether the price went up or down.`,
      `The right option reports exactly that. Makers who simply keep their gains would not have lowered their prices, so the past favors the economist.`,
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
        `Renovation might please customers who still visit a branch. But it would tell us nothing about those who now have to do their business by telephone or online, and the conclusion is about them.`,
      ],
      [
        `Whether other banks have closed a larger or a smaller share of their branches so far`,
        'wrong-comparison',
        `Other banks may seem to offer a useful comparison. But how many branches they closed tells us nothing about whether this bank's customers are content.`,
      ],
      [
        `Whether the bank saves more by closing branches than it spends on its online services`,
        'out-of-scope',
        `The savings matter to the bank, but they tell us nothing about whether its customers are content.`,
      ],
      [
        `Whether complaints are answered more quickly by telephone than they are in a branch`,
        'half-right',
        `Faster answers might please those who complain. But the evidence is how many complaints there are, and the speed of the answers would not explain why that number fell.`,
      ],
    ],
    quick: [
      `Fewer complaints can mean more contentment or simply fewer customers. So the managers should find out whether many customers have left for another bank.`,
    ],
    full: [
      `Method: look for another cause of fewer complaints. The managers infer from the decrease that most customers are content.`,
      `But the discontented customers may have moved to another bank. So give the question about them two opposite answers.`,
      `If many of them left, fewer complaints do not show contentment, and the conclusion is in doubt. If few left, the conclusion is strengthened.`,
    ],
    hints: [
      `What has changed since the branches closed, and what do the managers conclude from the change?`,
      `Whose complaints does the bank no longer receive? Think of a way that complaints could decrease even if nobody became more content.`,
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
        `Bags that customers bring from home need not add any waste, since they can be used again. So this option leaves the increase as surprising as before.`,
      ],
      [
        `The chain charges the same price for unpackaged vegetables as it charged for packaged ones.`,
        'out-of-scope',
        `Price can affect how much customers buy. But the stem says that they bought "the same amount of vegetables as before."`,
      ],
      [
        `Plastic can be recycled only if customers put it into a container that is meant for plastic.`,
        'wrong-comparison',
        `Plastic that cannot be recycled ends up as waste. But the same rule applied when there was more plastic, so it does not explain why the waste became heavier afterward.`,
      ],
      [
        `Other chains in the region sell most of their vegetables in packages made of thin cardboard.`,
        'out-of-scope',
        `Cardboard might be a better way to reduce waste. But how other chains package their vegetables has no effect on the waste of this chain and its customers.`,
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
    hints: [
      `What changed in the way the vegetables were sold, and what stayed the same?`,
      `What besides packaging can become waste when vegetables are sold? Find something that weighs more than plastic and might be thrown away more often without it.`,
    ],
  },
]

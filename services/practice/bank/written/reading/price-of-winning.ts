import type { WrittenPassage } from '../written-question.ts'

export const priceOfWinning: WrittenPassage = {
  passage: {
    id: 'passage-price-of-winning',
    title: 'The price of winning',
    paragraphs: [
      `When several companies compete for the right to drill on the same tract, each relies on its own geologists' estimate of the oil that lies there. The estimates differ, and even if they are correct on average, the auction selects not the average but the most optimistic. A company that simply offers what it believes the tract to be worth will therefore tend to win precisely when its geologists have overestimated. Engineers who described this in 1971 attributed to it the disappointing returns from offshore leases.`,
      `The remedy sounds paradoxical: the more competitors there are, the more cautiously one ought to bid. In an auction of a painting that each bidder intends to keep, a rival's presence reveals nothing about what it is worth to oneself. Here, however, victory is itself information. To hold the highest of twelve estimates is more alarming than to hold the higher of two.`,
      `Some economists consider such losses improbable, since companies that regularly overpay should learn or go bankrupt. The objection underestimates how slowly the lesson arrives. A tract's real yield becomes apparent only after years, and a single disappointment is easily ascribed to bad luck. Meanwhile the caution of the losers is rewarded invisibly, whereas the error of the winner is announced as a success.`,
    ],
  },
  questions: [
    {
      id: 'rc-190',
      skill: 'rc-main-idea',
      difficulty: 0.4,
      stem: `The primary purpose of the passage is to`,
      key: [
        `explain why the winner of a certain kind of auction tends to overpay and why this can persist`,
        `The first paragraph explains why the winner tends to overpay, the second what caution requires, and the third why the mistake can persist: "how slowly the lesson arrives."`,
      ],
      wrong: [
        [
          `recommend that rights to drill be assigned by some method other than competitive bidding`,
          'out-of-scope',
          `The remedy in the second paragraph is to bid more cautiously. The passage mentions no other way of assigning rights.`,
        ],
        [
          `show that geologists overestimate the oil in a tract when their employers face many rivals`,
          'reversed-causation',
          `The estimates may be "correct on average." The auction picks out the most optimistic one; it does not raise the estimates.`,
        ],
        [
          `compare the returns from offshore leases with the returns that economists had anticipated`,
          'detail-for-main-idea',
          `The "disappointing returns" are mentioned once, as the occasion on which engineers described the effect.`,
        ],
        [
          `defend the view that companies which regularly overpay are eventually driven from the market`,
          'wrong-speaker',
          `"Some economists" object that such companies are driven out. The author replies to this objection rather than defending it.`,
        ],
      ],
      quick: [`The passage explains why winners overpay, how caution helps, and why the mistake can last.`],
      full: [
        `Method: ask what each paragraph says about companies that overpay.`,
        `The first explains that an auction selects "the most optimistic" estimate, so a company tends to win when its geologists have overestimated. The second says that caution should grow with the number of rivals.`,
        `The third answers the objection that companies should learn: the lesson arrives slowly. Overpaying and its persistence are the two parts of the answer.`,
      ],
      hints: [
        `Why do winners of auctions tend to overpay, and which question about this does the third paragraph take up?`,
        `Is the author's own view found in the economists' objection or in the reply to it?`,
      ],
    },
    {
      id: 'rc-191',
      skill: 'rc-inference',
      difficulty: 1.4,
      stem: `The passage suggests which of the following about a company whose geologists' estimates are, taken together, neither too high nor too low?`,
      key: [
        `Its estimates will tend to be too high for the tracts that it wins.`,
        `The auction selects the most optimistic estimate, so a company tends to win "precisely when its geologists have overestimated." This holds even if its estimates are right on average.`,
      ],
      wrong: [
        [
          `It can safely offer what it believes each of the tracts to be worth.`,
          'opposite-effect',
          `Offering what it believes a tract to be worth is the bid that loses money, even if the estimates "are correct on average."`,
        ],
        [
          `It can afford to bid less cautiously as its rivals become more numerous.`,
          'opposite-effect',
          `The second paragraph says the opposite: the more competitors there are, the more cautiously one should bid.`,
        ],
        [
          `It will discover soon after each auction whether it has paid too much.`,
          'distorted-detail',
          `A company might like to learn this soon, but the real yield "becomes apparent only after years."`,
        ],
        [
          `It will win fewer tracts than companies that prefer to bid cautiously.`,
          'out-of-scope',
          `The passage does not say how cautiously this company bids, and cautious bidders tend to win fewer tracts, not more.`,
        ],
      ],
      quick: [`Being right over all tracts does not mean being right over the tracts one wins.`],
      full: [
        `Method: distinguish all the tracts from those that the company wins.`,
        `Over all tracts the errors of such a company balance out. But an auction selects "not the average but the most optimistic" estimate, so the company wins mostly where its own estimate was the highest.`,
        `Those are the tracts it is most likely to have overestimated. So "its estimates will tend to be too high for the tracts that it wins."`,
      ],
      hints: [
        `Which of the competing estimates does an auction select?`,
        `Are the tracts that a company wins a fair sample of all the tracts it has estimated?`,
      ],
    },
    {
      id: 'rc-192',
      skill: 'rc-application',
      difficulty: 1.5,
      stem: `According to the reasoning of the second paragraph, in which of the following auctions should a bidder become more cautious as the number of bidders grows?`,
      key: [
        `Publishers bid for a politician's memoirs, whose sales each of them can only estimate.`,
        `The sales of the memoirs would be much the same for any publisher, and each can only estimate them. So the highest of many estimates is probably too high, as with the tracts.`,
      ],
      wrong: [
        [
          `Neighbors bid for a strip of land that each would use as a garden for the family.`,
          'wrong-comparison',
          `Each neighbor knows what the garden is worth to the family. As with the painting, a rival's presence "reveals nothing" about that.`,
        ],
        [
          `Collectors bid for a portrait of an ancestor that each would like to hang at home.`,
          'restates-premise',
          `This is the painting that each bidder "intends to keep," the author's own contrast to the tract.`,
        ],
        [
          `Dealers bid for gold coins that have been weighed and will be melted down at once.`,
          'half-right',
          `The value of the gold is the same for all, but it is known, so there is no estimate that could be too optimistic.`,
        ],
        [
          `Builders bid for a right of way whose benefit to its own site each of them has calculated.`,
          'wrong-comparison',
          `The benefit is each builder's own and has been calculated, so being the highest bidder does not suggest an error.`,
        ],
      ],
      quick: [`Caution is needed when the value is about the same for all bidders and can only be estimated.`],
      full: [
        `Method: find the conditions under which "victory is itself information."`,
        `First, the thing must be worth about the same to all bidders, unlike a painting that each intends to keep. Second, its worth must be uncertain, so that the highest estimate may be a mistake.`,
        `Land, portrait, and right of way fail the first condition, and the coins fail the second. The memoirs, whose sales "each of them can only estimate," meet both.`,
      ],
      hints: [
        `Why does a rival's presence reveal nothing in the auction of a painting?`,
        `For which object would the highest of many guesses probably be a mistake?`,
      ],
    },
    {
      id: 'rc-193',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The author contrasts the losers' caution with the winner's error at the end of the passage in order to`,
      key: [
        `help explain why experience of auctions teaches companies so little`,
        `The two sentences support the claim about "how slowly the lesson arrives." Caution is rewarded where it cannot be seen, and the mistake looks like a success, so experience teaches little.`,
      ],
      wrong: [
        [
          `concede that companies which bid with caution seldom profit from it`,
          'opposite-effect',
          `"Invisibly" does not mean that there is no reward. The caution of the losers "is rewarded," since they avoid a loss.`,
        ],
        [
          `suggest that winners tend to conceal how little their leases yield`,
          'distorted-detail',
          `"Invisibly" describes the reward of the losers. The passage does not say that winners hide anything.`,
        ],
        [
          `show why a larger number of rivals ought to make a company bid less`,
          'wrong-place',
          `The number of rivals is the subject of the second paragraph. This contrast is about what companies can learn from an auction.`,
        ],
        [
          `support the claim that companies which overpay must learn or fail`,
          'opposite-effect',
          `Some economists object that companies "should learn or go bankrupt." The contrast belongs to the author's reply to this objection.`,
        ],
      ],
      quick: [`The rewards of caution cannot be seen and the mistake looks like success, so companies learn slowly.`],
      full: [
        `Method: find what the author has just said about learning from auctions.`,
        `The claim is that the objection "underestimates how slowly the lesson arrives." The support consists of late yields, the excuse of bad luck, and finally this contrast: caution "is rewarded invisibly," and the error "is announced as a success."`,
        `Lessons that cannot be seen are hard to learn, which is why "experience of auctions teaches companies so little."`,
      ],
      hints: [
        `Some economists say that companies which overpay should learn. Why does the author think that the lesson arrives slowly?`,
        `What would a company have to see in order to learn from an auction that it lost?`,
      ],
    },
  ],
}

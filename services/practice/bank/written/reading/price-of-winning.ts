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
        `The first paragraph explains why the winner tends to overpay, and the second how bidders can avoid it. The third explains why the error can persist: "how slowly the lesson arrives."`,
      ],
      wrong: [
        [
          `recommend that rights to drill be assigned by some method other than competitive bidding`,
          'out-of-scope',
          `The remedy in the second paragraph is to bid more cautiously. The passage does not recommend any other way of assigning rights.`,
        ],
        [
          `show that geologists overestimate the oil in a tract when their employers face many rivals`,
          'reversed-causation',
          `The estimates may be correct on average, however many rivals there are. The auction selects the most optimistic estimate; it does not make geologists more optimistic.`,
        ],
        [
          `compare the returns from offshore leases with the returns that economists had anticipated`,
          'detail-for-main-idea',
          `The disappointing returns are mentioned once, as what the engineers set out to explain. What economists had expected of offshore leases is never mentioned.`,
        ],
        [
          `defend the view that companies which regularly overpay are eventually driven from the market`,
          'wrong-speaker',
          `Some economists say that companies which overpay should learn or go bankrupt. The author argues against this objection.`,
        ],
      ],
      quick: [
        `The passage explains why the winners of such auctions overpay, what bidders can do about it, and why they are slow to learn.`,
      ],
      full: [
        `Method: summarize what each paragraph says about overpaying. The first says that an auction selects the most optimistic estimate, so the winner has probably overestimated the tract.`,
        `The second gives the remedy: a company should bid more cautiously when there are more competitors.`,
        `The third replies to the objection that companies should learn: the lesson arrives slowly. So the passage explains both why winners overpay and why this can last.`,
      ],
      hints: [
        `What does each of the three paragraphs tell you about companies that overpay?`,
        `Summarize what each paragraph says about overpaying. In the last one, which question does the author answer against the economists?`,
      ],
    },
    {
      id: 'rc-191',
      skill: 'rc-inference',
      difficulty: 1.4,
      stem: `The passage suggests which of the following about a company whose geologists' estimates are, taken together, neither too high nor too low?`,
      key: [
        `Its estimates will tend to be too high for the tracts that it wins.`,
        `An auction selects the most optimistic estimate, so a company tends to win "precisely when its geologists have overestimated." This is true even if its estimates are correct on average.`,
      ],
      wrong: [
        [
          `It can safely offer what it believes each of the tracts to be worth.`,
          'opposite-effect',
          `A company that offers what it "believes the tract to be worth" tends to win when it has overestimated. That is not safe, even if its estimates are correct on average.`,
        ],
        [
          `It can afford to bid less cautiously as its rivals become more numerous.`,
          'opposite-effect',
          `More rivals call for more caution, even if a company's estimates are right on average: "the more competitors there are, the more cautiously one ought to bid."`,
        ],
        [
          `It will discover soon after each auction whether it has paid too much.`,
          'distorted-detail',
          `Accurate estimates might seem to make mistakes easy to notice. But a tract's real yield "becomes apparent only after years," so the company will not know soon.`,
        ],
        [
          `It will win fewer tracts than companies that prefer to bid cautiously.`,
          'out-of-scope',
          `The passage does not say how cautiously this company bids. If it bids less cautiously than others, it will probably win more tracts, not fewer.`,
        ],
      ],
      quick: [
        `A company's estimates may be right on average over all tracts. But it wins mainly those tracts for which its estimates were too high.`,
      ],
      full: [
        `Method: distinguish all the tracts from those that the company wins. Over all tracts, its errors balance out.`,
        `But an auction selects "not the average but the most optimistic" estimate. The company therefore tends to win where its own estimate was higher than all the others.`,
        `Those are the tracts that it is most likely to have overestimated. For these, its errors do not balance out, and its estimates will tend to be too high.`,
      ],
      hints: [
        `What does it mean that the estimates are neither too high nor too low "taken together"?`,
        `Distinguish all the tracts from those that the company wins. For which tracts is its estimate likely to be the highest of all?`,
      ],
    },
    {
      id: 'rc-192',
      skill: 'rc-application',
      difficulty: 1.5,
      stem: `According to the reasoning of the second paragraph, in which of the following auctions should a bidder become more cautious as the number of bidders grows?`,
      key: [
        `Publishers bid for a politician's memoirs, whose sales each of them can only estimate.`,
        `The memoirs would probably sell about equally well for any publisher, and each of them can only estimate the sales. As with the tracts that companies drill on, the highest of many estimates is probably too high.`,
      ],
      wrong: [
        [
          `Neighbors bid for a strip of land that each would use as a garden for the family.`,
          'wrong-comparison',
          `The strip is worth something different to each neighbor, who knows best what a garden means to the family. More rivals would not suggest that a neighbor has overestimated it.`,
        ],
        [
          `Collectors bid for a portrait of an ancestor that each would like to hang at home.`,
          'restates-premise',
          `The portrait is like the painting "that each bidder intends to keep." A rival's presence reveals nothing about what it is worth to each collector.`,
        ],
        [
          `Dealers bid for gold coins that have been weighed and will be melted down at once.`,
          'half-right',
          `The coins are worth the same to all dealers, but they have been weighed, so their value is known. No bidder is likely to overestimate it.`,
        ],
        [
          `Builders bid for a right of way whose benefit to its own site each of them has calculated.`,
          'wrong-comparison',
          `The calculation may remind you of the geologists' estimates. But each builder has calculated the benefit to its own site, and the bids of other builders tell it nothing about that.`,
        ],
      ],
      quick: [
        `Caution should grow with the number of bidders when the value is about the same for all of them and can only be estimated. That is true of the memoirs.`,
      ],
      full: [
        `Method: find the conditions under which "victory is itself information." Winning tells you something when it suggests that you have overestimated.`,
        `First, the value must be about the same for all bidders, unlike that of a painting that each intends to keep. Second, it must be uncertain, so that the highest estimate may be wrong.`,
        `The strip of land, the portrait, and the right of way fail the first condition, and the coins fail the second. The memoirs meet both, so more bidders call for more caution.`,
      ],
      hints: [
        `How does a tract with an unknown amount of oil differ from a painting that each bidder intends to keep?`,
        `Find the conditions under which "victory is itself information." For which object would the highest of many estimates probably be too high?`,
      ],
    },
    {
      id: 'rc-193',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The author contrasts the losers' caution with the winner's error at the end of the passage in order to`,
      key: [
        `help explain why experience of auctions teaches companies so little`,
        `The contrast supports the claim about "how slowly the lesson arrives." The reward of caution is invisible, and the error looks like a success, so companies learn little from experience.`,
      ],
      wrong: [
        [
          `concede that companies which bid with caution seldom profit from it`,
          'opposite-effect',
          `The author says that the losers' caution "is rewarded," so it does pay. The trouble is that nobody sees the reward.`,
        ],
        [
          `suggest that winners tend to conceal how little their leases yield`,
          'distorted-detail',
          `The word "invisibly" describes the reward of the losers. The passage does not say that winners conceal how little their leases yield.`,
        ],
        [
          `show why a larger number of rivals ought to make a company bid less`,
          'wrong-place',
          `Why more rivals call for lower bids is the subject of the second paragraph. The contrast in the third concerns what companies learn after an auction.`,
        ],
        [
          `support the claim that companies which overpay must learn or fail`,
          'opposite-effect',
          `Some economists say that companies "should learn or go bankrupt." The contrast is part of the author's reply to them.`,
        ],
      ],
      quick: [
        `The losers never see that their caution paid off, and the winner's error looks like a success. That is one reason why companies learn so little from auctions.`,
      ],
      full: [
        `Method: find the claim that the contrast supports. The author says that the economists' objection "underestimates how slowly the lesson arrives."`,
        `The first reasons are that the yield becomes apparent late and that a disappointment is "easily ascribed to bad luck."`,
        `The contrast adds another reason: caution "is rewarded invisibly," and the error "is announced as a success." What looks like a success does not teach a company to bid less, so experience teaches very little.`,
      ],
      hints: [
        `What question is the last paragraph trying to answer?`,
        `Find the claim that the contrast supports. What do losers and winners see of their results, and what can they learn from it?`,
      ],
    },
  ],
}

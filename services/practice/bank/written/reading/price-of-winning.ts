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
        `Paragraph 1 explains the overpayment, paragraph 2 the remedy, paragraph 3 why companies are slow to learn.`,
      ],
      wrong: [
        [
          `recommend that rights to drill be assigned by some method other than competitive bidding`,
          'out-of-scope',
          `The remedy of the second paragraph is to bid with caution. No other method of assigning rights is mentioned.`,
        ],
        [
          `show that geologists overestimate the oil in a tract when their employers face many rivals`,
          'reversed-causation',
          `The estimates may be 'correct on average'. The auction picks out the highest of them; it does not raise them.`,
        ],
        [
          `compare the returns from offshore leases with the returns that economists had anticipated`,
          'detail-for-main-idea',
          `Disappointing returns are mentioned once, as the occasion on which engineers described the effect.`,
        ],
        [
          `defend the view that companies which regularly overpay are eventually driven from the market`,
          'wrong-speaker',
          `This is the objection of 'some economists'. The author says what it underestimates.`,
        ],
      ],
      quick: [`Why one overpays, how to avoid it, why it lasts all the same.`],
      full: [
        `Method: name the task of each paragraph.`,
        `1: the auction selects the most optimistic estimate, so the winner overpays. 2: caution must grow with the number of rivals. 3: the lesson arrives slowly.`,
        `The purpose has to cover the overpayment and its persistence, and must not turn into advice to abolish auctions.`,
      ],
      hints: [
        `Set the third sentence of the first paragraph beside the second sentence of the third: what is explained in each?`,
        `Is the author's own view found in the objection of the economists or in the reply to it?`,
      ],
    },
    {
      id: 'rc-191',
      skill: 'rc-inference',
      difficulty: 1.4,
      stem: `The passage suggests which of the following about a company whose geologists' estimates are, taken together, neither too high nor too low?`,
      key: [
        `Its estimates will tend to be too high for the tracts that it wins.`,
        `The auction selects: a company tends to win 'precisely when its geologists have overestimated', even if estimates are correct on average.`,
      ],
      wrong: [
        [
          `It can safely offer what it believes each of the tracts to be worth.`,
          'opposite-effect',
          `This is the bid that loses, although estimates are 'correct on average'.`,
        ],
        [
          `It can afford to bid less cautiously as its rivals become more numerous.`,
          'opposite-effect',
          `The second paragraph says the contrary: more competitors, more caution.`,
        ],
        [
          `It will discover soon after each auction whether it has paid too much.`,
          'distorted-detail',
          `The real yield 'becomes apparent only after years'.`,
        ],
        [
          `It will win fewer tracts than companies that prefer to bid cautiously.`,
          'out-of-scope',
          `How cautiously this company bids is not said, and lower bids win fewer tracts, not more.`,
        ],
      ],
      quick: [`Right over all tracts does not mean right over the tracts one wins.`],
      full: [
        `Method: separate all the tracts from those that the auction selects.`,
        `Over all tracts the errors of such a company balance. But it wins mostly where its estimate was the highest, and those are the tracts it overestimated.`,
        `So the tracts that it wins are a biased selection.`,
      ],
      hints: [
        `Reread what the first paragraph says about 'the average': which estimate does an auction select?`,
        `Are the tracts that a company wins a fair sample of those it estimates?`,
      ],
    },
    {
      id: 'rc-192',
      skill: 'rc-application',
      difficulty: 1.5,
      stem: `According to the reasoning of the second paragraph, in which of the following auctions should a bidder become more cautious as the number of bidders grows?`,
      key: [
        `Publishers bid for a politician's memoirs, whose sales each of them can only estimate.`,
        `The sales will be much the same whichever publisher wins, and the highest of many estimates is probably too high.`,
      ],
      wrong: [
        [
          `Neighbors bid for a strip of land that each would use as a garden for the family.`,
          'wrong-comparison',
          `Each knows what the garden is worth to the family. Rivals reveal nothing about that, as with the painting.`,
        ],
        [
          `Collectors bid for a portrait of an ancestor that each would like to hang at home.`,
          'restates-premise',
          `This is the painting that each bidder intends to keep, the author's own contrast.`,
        ],
        [
          `Dealers bid for gold coins that have been weighed and will be melted down at once.`,
          'half-right',
          `The value is the same for all, but it is known. There is no estimate that could be too optimistic.`,
        ],
        [
          `Builders bid for a right of way whose benefit to its own site each of them has calculated.`,
          'wrong-comparison',
          `The benefit is each builder's own and known, so being the highest bidder is no sign of an error.`,
        ],
      ],
      quick: [`Needed: one value for all bidders, and a value that can only be estimated.`],
      full: [
        `Method: find the two conditions under which 'victory is itself information'.`,
        `First, what is sold is worth much the same to all. Second, its worth must be guessed. Without the first, rivals say nothing; without the second, there is no error.`,
        `Land, portrait, and right of way fail the first condition, coins the second. The memoirs meet both.`,
      ],
      hints: [
        `The second paragraph contrasts a painting with a tract: find what makes rivals irrelevant for the painting.`,
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
        `'How slowly the lesson arrives' is what the sentences support: prudence leaves no trace, and the mistake looks like a success.`,
      ],
      wrong: [
        [
          `concede that companies which bid with caution seldom profit from it`,
          'opposite-effect',
          `The caution 'is rewarded', only invisibly.`,
        ],
        [
          `suggest that winners tend to conceal how little their leases yield`,
          'distorted-detail',
          `'Invisibly' describes the reward of the losers. No concealment by winners is suggested.`,
        ],
        [
          `show why a larger number of rivals ought to make a company bid less`,
          'wrong-place',
          `That is the subject of the second paragraph.`,
        ],
        [
          `support the claim that companies which overpay must learn or fail`,
          'opposite-effect',
          `The contrast is part of the reply to this claim.`,
        ],
      ],
      quick: [`It belongs to the reply: the lesson arrives slowly.`],
      full: [
        `Method: find the claim that the detail serves; it usually stands before it.`,
        `Claim: the objection 'underestimates how slowly the lesson arrives'. Supports: late yields, bad luck as an excuse, and rewards that are not seen.`,
        `So the contrast explains slow learning.`,
      ],
      hints: [
        `In the third paragraph, find the sentence that the last two sentences support.`,
        `What would a company have to see in order to learn from an auction that it lost?`,
      ],
    },
  ],
}

import type { WrittenQuestion } from '../written-question.ts'

/** A hotel's towels, flexible hours, an ancient quarter, a bank and irrigation. */
export const towelsTemplesAndPayments: readonly WrittenQuestion[] = [
  {
    id: 'cr-0286',
    skill: 'cr-assumption',
    difficulty: -0.5,
    stem: `In January the Seaview Hotel put a card in each bathroom that asks guests to use their towels for more than one day. In the six months since then, the hotel has had as many guests as in the six months before, and they have stayed just as long, but it has spent 20 percent less on washing towels. The manager concludes that, because of the cards, the hotel has had fewer towels to wash.

The manager's conclusion depends on the assumption that`,
    key: [
      `washing a towel has not become less expensive to about the same extent since January`,
      `If washing a towel cost 20 percent less than before, the hotel would have spent 20 percent less on just as many towels. The lower spending would then tell us nothing about the cards.`,
    ],
    wrong: [
      [
        `guests who use their towels for more than one day do so because they care about nature`,
        'out-of-scope',
        `Guests may follow the cards because they care about nature or simply to be polite. Either way, fewer towels are washed, so the conclusion does not depend on their motives.`,
      ],
      [
        `the hotel has saved more on washing towels since January than it paid for the cards`,
        'out-of-scope',
        `If the hotel saved more than it paid, the cards paid for themselves. But the conclusion is only that there were fewer towels to wash.`,
      ],
      [
        `most of the hotel's guests stay for more than two days when they come to the hotel`,
        'not-required',
        `Only guests who stay for more than one day can reuse a towel. But a stay of two days is long enough for that, so the argument does not need stays of "more than two days."`,
      ],
      [
        `other hotels that have put up such cards have also spent less on washing towels`,
        'not-required',
        `Savings at other hotels would be welcome support. But the cards may work at the Seaview even if no other hotel has had success with them.`,
      ],
    ],
    quick: [
      `Spending is the number of towels times the cost of washing each one. A drop of 20 percent points to fewer towels only if the cost of each did not fall by about as much.`,
    ],
    full: [
      `The manager knows only that spending fell by 20 percent. Spending depends on the number of towels and on the cost of washing each, but the manager considers only the number.`,
      `Suppose that the right option is false: washing a towel used to cost $1.00 and now costs $0.80. Then 1,000 towels used to cost $1,000 and now cost $800, with no help from the cards.`,
      `Spending falls by 20 percent, but the number of towels does not change, so the conclusion fails. It therefore depends on the assumption that the cost of washing a towel has not fallen that much.`,
      `If the options about motives, the price of the cards, or other hotels are false, the conclusion still stands. So it does not depend on them.`,
    ],
    hints: [
      `What fell by 20 percent, and what does the manager conclude has fallen?`,
      `Look for something besides the number of towels that affects the spending. Suppose that it changed in January, and see whether the conclusion survives.`,
    ],
  },
  {
    id: 'cr-0287',
    skill: 'cr-strengthen',
    difficulty: 0.7,
    stem: `A survey of 400 companies found that those whose employees may choose their own working hours lose 30 percent fewer employees each year than the others. The author of the survey concludes that the freedom to choose one's hours leads employees to stay. Critics reply that well-run companies are likely both to offer such freedom and to keep their employees for other reasons.

Which of the following, if true, most strongly supports the author's conclusion against the critics' reply?`,
    key: [
      `In a state where a law forced all large companies to let employees choose their hours, these companies lost far fewer employees from then on.`,
      `The law gave the freedom to well-run and badly run companies alike. So good management is unlikely to be the reason why departures fell afterward.`,
    ],
    wrong: [
      [
        `Companies whose employees may choose their hours pay them on average about as much as other companies in the survey pay for similar work.`,
        'half-right',
        `Equal pay suggests that pay is not what keeps these employees. But a well-run company may keep its people in many other ways, so the critics' reply stands.`,
      ],
      [
        `Most employees who may choose their hours say that this freedom is one of the things that they like about the company for which they work.`,
        'half-right',
        `Employees may like this freedom and yet stay for other reasons. It is only one of the things they like, and good management may be what keeps them.`,
      ],
      [
        `Companies that let their employees choose their hours had, for the most part, been losing few employees even before they began to do so.`,
        'opposite-effect',
        `If companies were losing few employees even before they gave this freedom, something else seems to have been keeping employees there. That is just what the critics say.`,
      ],
      [
        `Companies in the survey that are considered badly run lose about twice as many employees each year as those that are considered well run.`,
        'opposite-effect',
        `If badly run companies lose twice as many employees, how a company is run makes a big difference. That supports the critics' reply.`,
      ],
    ],
    quick: [
      `Critics say that well-run companies both give this freedom and keep their employees. But when a law made all large companies give it, they too lost fewer employees. So management is an unlikely explanation.`,
    ],
    full: [
      `The critics propose an alternative cause: good management leads both to this freedom and to employees who stay.`,
      `To make good management an unlikely cause, look for companies that gave the freedom for some other reason.`,
      `The law forced all large companies, well run or not, to give this freedom, and they lost far fewer employees from then on. So the freedom itself seems to have an effect, just as the author concludes.`,
      `Equal pay removes only one of the advantages that a well-run company may have, so that option does much less for the author.`,
    ],
    hints: [
      `What do the critics think really keeps employees at these companies?`,
      `To test their idea, look for companies that gave employees this freedom for a reason other than good management.`,
    ],
  },
  {
    id: 'cr-0288',
    skill: 'cr-weaken',
    difficulty: 1.1,
    stem: `In the ruins of the ancient city of Temmar, houses in the quarter around the temple contain, on average, five times as many imported vessels and bronze tools as the equally large houses of the outer quarters. Since such goods were costly, archaeologists have inferred that the families who lived around the temple were richer than those who lived in the outer quarters.

Which of the following, if true, casts the most serious doubt on the archaeologists' inference?`,
    key: [
      `The quarter around the temple was abandoned in haste during a fire, while families left the outer quarters one by one over fifty years.`,
      `Families who flee a fire are likely to leave costly goods behind, but families who move away over time can take them along. So the finds may show how the houses were left, not how rich the families were.`,
    ],
    wrong: [
      [
        `The vessels in the quarter around the temple had been imported from more distant countries than those in the outer quarters of the city.`,
        'opposite-effect',
        `Vessels from more distant countries probably cost more. They would make the families around the temple seem even richer, which supports the inference.`,
      ],
      [
        `Some of the families who lived in the outer quarters kept herds outside the city, as did some of the families around the temple.`,
        'half-right',
        `Herds are wealth that leaves no trace in a house. But some families in both parts of the city kept them, so herds do not make either part look richer.`,
      ],
      [
        `The temple itself contained a far larger number of imported vessels and bronze tools than any house in the quarter around it contained.`,
        'wrong-comparison',
        `The temple may well have been richer than any house. But the inference compares houses with other houses, and what the temple contained tells us nothing about that.`,
      ],
      [
        `Bronze tools of the kind that was found were mended when they broke and were often used by several generations of a family.`,
        'out-of-scope',
        `Tools kept for several generations may have piled up over time. But the option says this of such tools in general, so it does not explain why one quarter had more.`,
      ],
    ],
    quick: [
      `Archaeologists find only what was left behind. People who flee a fire leave costly goods, and people who move away gradually take them along. So the finds need not show who was richer.`,
    ],
    full: [
      `The archaeologists explain the costly goods by wealth. But what else determines which goods remain in a house?`,
      `Somewhere between the families' daily lives and the excavation came the day when each house was left.`,
      `In a fire, families save themselves and leave costly goods behind, while families who move away can take theirs along. Equal wealth could then lead to very unequal finds, so the inference is in doubt.`,
      `The options about herds, mended tools, and the temple give no reason for a difference between houses in the two parts of the city.`,
    ],
    hints: [
      `What did the archaeologists count, and what do they infer from it?`,
      `What was found in a house need not be all that the family owned. Look for another reason why goods were left in one quarter and not in the others.`,
    ],
  },
  {
    id: 'cr-0289',
    skill: 'cr-inference',
    difficulty: 1.5,
    stem: `One in a thousand of the payments that customers of Tallow Bank make with its cards is fraudulent. A program examines each payment and flags some of them for review. Of the fraudulent payments, it flags 95 percent; of all other payments, it flags 1 percent.

If the statements above are true, which of the following must also be true?`,
    key: [
      `Fewer than one in ten of the payments that the program flags are fraudulent.`,
      `Of 100,000 payments, 100 are fraudulent, and 95 of these are flagged. Of the other 99,900, the program flags 999. So 95 of 1,094 flagged payments are fraudulent, which is less than a tenth.`,
    ],
    wrong: [
      [
        `At least nine in ten of the payments that the program flags are fraudulent.`,
        'inverted',
        `The program flags 95 percent of the fraudulent payments. But of every 1,094 payments that it flags, only 95 are fraudulent, which is about 9 percent and not "nine in ten."`,
      ],
      [
        `At least one in a hundred of the payments not flagged are fraudulent.`,
        'part-to-part-as-part-to-whole',
        `The program misses 5 percent of the fraudulent payments, which sounds like a lot. But that is only 5 of the 98,906 payments in 100,000 that are not flagged, far fewer than one in a hundred.`,
      ],
      [
        `The program flags about the same number of fraudulent and other payments.`,
        'ignored-condition',
        `The program is accurate for both groups, but the groups differ greatly in size. Of 100,000 payments, it flags 95 fraudulent ones and 999 others, which is not "about the same number."`,
      ],
      [
        `The bank would lose less to fraud if the program flagged more payments.`,
        'out-of-scope',
        `Flagging more payments might catch more fraud. But the statements do not say which payments would be added or whether a review prevents any loss, so this need not be true.`,
      ],
    ],
    quick: [
      `Of 100,000 payments, the program flags 95 fraudulent ones and 999 others. Since 95 of 1,094 is about 9 percent, fewer than one in ten flagged payments are fraudulent.`,
    ],
    full: [
      `Method: put in a large round number and count. Of 100,000 payments, one in a thousand, or 100, are fraudulent and 99,900 are not.`,
      `The program flags 95 percent of 100, or 95, and 1 percent of 99,900, or 999. Together that is 1,094.`,
      `Since 95 of 1,094 is about 9 percent, fewer than one in ten flagged payments are fraudulent. One percent of a very large group exceeds almost all of a very small one.`,
      `Only 5 fraudulent payments are left unflagged, along with 98,901 others. So the option about payments not flagged is false.`,
    ],
    hints: [
      `Which two kinds of payments are among those that the program flags?`,
      `Put in a round number, such as 100,000 payments. How many fraudulent ones does the program flag, and how many others?`,
    ],
  },
  {
    id: 'cr-0290',
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `Farmers in the Sorrel Basin pump water for their fields from the ground, and its level has been sinking for years. Drip irrigation, which brings water directly to the roots, needs 30 percent less water for an acre than the sprinklers that most farmers use. To slow the sinking of the level, the state plans to pay for the installation of drip irrigation on any farm in the basin whose owner asks for it. Surveys show that most owners will.

Which of the following, if true, most strongly suggests that the plan will do little to slow the sinking?`,
    key: [
      `Farmers in the basin leave much of their land unplanted because they are not able to pump enough water for it.`,
      `Lack of water is what keeps this land unplanted. So farmers could use the water they save on their present fields to plant some of that land, and they might pump as much as before.`,
    ],
    wrong: [
      [
        `Drip irrigation has to be inspected and repaired more frequently than do the sprinklers now used in the basin.`,
        'half-right',
        `More frequent repairs are a drawback. But surveys show that most owners will ask for drip irrigation anyway, and it saves water while it is in use.`,
      ],
      [
        `A few crops that are grown in the basin do not bear more if they are watered by drip irrigation than if by sprinklers.`,
        'out-of-scope',
        `Growers of these crops may have less reason to change. But there are only a few such crops, and drip irrigation would still save water on them.`,
      ],
      [
        `Some farms in the basin have had drip irrigation for years and will therefore not receive money under the plan.`,
        'out-of-scope',
        `Farms that already have drip irrigation will not save any additional water under the plan. But most farmers still use sprinklers, so there is plenty of water left to save.`,
      ],
      [
        `Cities that lie outside the basin have asked the state to pay for devices that would save water in their homes.`,
        'wrong-comparison',
        `Cities use water too, which makes this seem relevant. But devices in homes outside the basin have no effect on how much farmers pump inside it.`,
      ],
    ],
    quick: [
      `Drip irrigation needs less water per acre. But if farmers use the water saved to plant more acres, they may pump as much as before.`,
    ],
    full: [
      `Drip irrigation reduces the water needed per acre by 30 percent. The state expects that farmers will therefore pump less from the ground.`,
      `The water pumped is the number of acres times the water per acre. The plan reduces the water per acre and assumes that the number of acres stays about the same.`,
      `But farmers leave much of their land unplanted because they cannot pump enough water for it. If they use the saved water to plant more land, they may pump as much as before. The level may then keep sinking just as fast, so the plan may do little to slow it.`,
    ],
    hints: [
      `Drip irrigation reduces one quantity by 30 percent. Which quantity is it, and is it the one that makes the level sink?`,
      `Follow the plan to its goal. What might a farmer in this basin do with the water that is saved?`,
    ],
  },
]

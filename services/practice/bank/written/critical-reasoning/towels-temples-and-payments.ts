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
      `If each towel cost 20 percent less to wash, the hotel could have spent less on just as many towels. The lower spending would then show nothing about the cards.`,
    ],
    wrong: [
      [
        `guests who use their towels for more than one day do so because they care about nature`,
        'out-of-scope',
        `The cards may persuade guests for any reason. Guests' motives do not change the number of towels.`,
      ],
      [
        `the hotel has saved more on washing towels since January than it paid for the cards`,
        'out-of-scope',
        `If the hotel "saved more" than it paid, the cards were worth their price. But the conclusion is about the number of towels.`,
      ],
      [
        `most of the hotel's guests stay for more than two days when they come to the hotel`,
        'not-required',
        `Guests must be able to reuse a towel. But it would be enough if some of them stayed for two days or longer.`,
      ],
      [
        `other hotels that have put up such cards have also spent less on washing towels`,
        'not-required',
        `Savings at "other hotels" would be welcome support. But the cards may work at the Seaview whatever happens elsewhere.`,
      ],
    ],
    quick: [
      `The money spent is the number of towels times the cost of washing each one. Fewer towels explain the drop only if the cost of washing one did not fall as much.`,
    ],
    full: [
      `Method: negate each option, and see whether it still follows that fewer towels were washed.`,
      `The money spent is the number of towels times the cost of washing each. The manager explains the decline by the number alone.`,
      `Suppose that each towel costs 20 percent less to wash than before. Then the hotel could have washed just as many for less money, and the conclusion fails. So the conclusion depends on the assumption that the cost has not fallen that much.`,
      `Negating the options about motives, the price of the cards, or other hotels does not hurt the conclusion.`,
    ],
    hints: [
      `The manager knows what was spent and draws a conclusion about how many towels were washed. What connects the two?`,
      `How could the hotel have spent less even if guests ignored the cards?`,
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
      `The law gave the freedom to well-run and badly run companies alike. So the decline in departures cannot be due to how the companies were run.`,
    ],
    wrong: [
      [
        `Companies whose employees may choose their hours pay them on average about as much as other companies in the survey pay for similar work.`,
        'half-right',
        `Paying "about as much as other companies" rules out pay as the reason. But a well-run company may keep its employees in many other ways.`,
      ],
      [
        `Most employees who may choose their hours say that this freedom is one of the things that they like about the company for which they work.`,
        'half-right',
        `Employees may like this freedom without staying because of it. They may like other things about a well-run company just as much.`,
      ],
      [
        `Companies that let their employees choose their hours had, for the most part, been losing few employees even before they began to do so.`,
        'opposite-effect',
        `Few departures at these companies may look like an effect of the freedom. But they were few even before it, so there were other reasons, just as the critics say.`,
      ],
      [
        `Companies in the survey that are considered badly run lose about twice as many employees each year as those that are considered well run.`,
        'opposite-effect',
        `If "badly run" companies lose twice as many employees, much depends on how a company is run, which supports the critics' reply.`,
      ],
    ],
    quick: [
      `Well-run companies may both give this freedom and keep their employees. A law that gave it to all companies removes that explanation, and departures fell all the same.`,
    ],
    full: [
      `Method: look for another cause. The critics say that good management may lead both to this freedom and to loyal employees.`,
      `To rule out good management, look for companies that gave the freedom but were not better run than others.`,
      `The law forced all large companies to give it, whether well run or not, and they lost far fewer employees from then on. So the freedom itself seems to have an effect, which supports the author against the critics.`,
      `Equal pay rules out only one of the advantages that a well-run company may have.`,
    ],
    hints: [
      `What third factor do the critics propose as the cause of both the freedom and the loyalty?`,
      `Why might a company let employees choose their hours, other than because it is well run?`,
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
      `Families who move away slowly take costly goods along, and families who flee leave them behind. So the finds may show how the houses were left, not what their owners had.`,
    ],
    wrong: [
      [
        `The vessels in the quarter around the temple had been imported from more distant countries than those in the outer quarters of the city.`,
        'opposite-effect',
        `Vessels from farther away probably cost more, so the families around the temple would seem even richer.`,
      ],
      [
        `Some of the families who lived in the outer quarters kept herds outside the city, as did some of the families around the temple.`,
        'half-right',
        `Herds are wealth that leaves no trace in a house. But there were such families in both parts of the city, so the comparison is not affected.`,
      ],
      [
        `The temple itself contained a far larger number of imported vessels and bronze tools than any house in the quarter around it contained.`,
        'wrong-comparison',
        `The temple is what the quarter is named for, and its wealth is impressive. But what was in the temple does not affect a comparison between houses.`,
      ],
      [
        `Bronze tools of the kind that was found were mended when they broke and were often used by several generations of a family.`,
        'out-of-scope',
        `Tools that lasted long may have piled up over time. But this applies to all quarters and does not explain why there are more in one than in another.`,
      ],
    ],
    quick: [
      `Archaeologists find what was left behind. People who flee a fire leave costly goods, and people who move slowly take them along, so the finds need not show who was richer.`,
    ],
    full: [
      `Method: look for another cause. The evidence is what was found in the houses. Ask what determines that, other than wealth.`,
      `Between the owners' lives and the excavation came the day when each house was left.`,
      `In a fire, families save themselves and leave costly goods behind. Families who move away one by one take them along. Equal wealth could then lead to very unequal finds, so the inference is in doubt.`,
      `The options about herds, mended tools, and the temple give no such reason for a difference between the two parts of the city.`,
    ],
    hints: [
      `The archaeologists know what was in the houses at the very end. How might that differ from what the families had owned?`,
      `Look for a difference between the quarters in how goods came to be left there.`,
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
      `Of 100,000 payments, 100 are fraudulent and 95 of them are flagged. Of the other 99,900, 999 are flagged. Since 95 of 1,094 is less than a tenth, fewer than one in ten flagged payments are fraudulent.`,
    ],
    wrong: [
      [
        `At least nine in ten of the payments that the program flags are fraudulent.`,
        'inverted',
        `This confuses two shares. The program flags 95 percent of the fraudulent payments, but that is not the share of flagged payments that are fraudulent.`,
      ],
      [
        `At least one in a hundred of the payments not flagged are fraudulent.`,
        'part-to-part-as-part-to-whole',
        `The program misses 5 percent of the fraudulent payments, which sounds like a lot. But that is 5 of 100,000 payments, far fewer than one in a hundred.`,
      ],
      [
        `The program flags about the same number of fraudulent and other payments.`,
        'ignored-condition',
        `High accuracy for both groups makes equal numbers seem plausible. But the program flags about ten times as many other payments, because there are so many more of them.`,
      ],
      [
        `The bank would lose less to fraud if the program flagged more payments.`,
        'out-of-scope',
        `Flagging "more payments" might catch more fraud. But the statements do not say which payments would be added or what a review achieves.`,
      ],
    ],
    quick: [
      `Of 100,000 payments, the program flags 95 fraudulent ones and 999 others. Since 95 of 1,094 is less than a tenth, fewer than one in ten flagged payments are fraudulent.`,
    ],
    full: [
      `Method: put in a large round number. Of 100,000 payments, 100 are fraudulent and 99,900 are not.`,
      `The program flags 95 percent of 100, or 95, and 1 percent of 99,900, or 999. Together that is 1,094.`,
      `Since 95 of 1,094 is about 9 percent, fewer than one in ten flagged payments are fraudulent. One percent of a very large group exceeds almost all of a very small one.`,
      `Only 5 fraudulent payments are not flagged, compared with 98,901 others, so their share there is tiny.`,
    ],
    hints: [
      `Take 100,000 payments. How many are fraudulent, and how many are not?`,
      `Distinguish two questions: how many fraudulent payments are flagged, and how many flagged payments are fraudulent?`,
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
      `If so, the water that drip irrigation saves on one acre would be used on another. Farmers would plant more and pump as much as before.`,
    ],
    wrong: [
      [
        `Drip irrigation has to be inspected and repaired more frequently than do the sprinklers now used in the basin.`,
        'half-right',
        `More frequent repairs are a drawback. But most owners will ask for drip irrigation, and it saves water while it is in use.`,
      ],
      [
        `A few crops that are grown in the basin do not bear more if they are watered by drip irrigation than if by sprinklers.`,
        'out-of-scope',
        `Crops that gain nothing may give farmers little reason to change. But the plan is meant to save water, and as long as these crops bear no less, this option gives no reason to doubt it.`,
      ],
      [
        `Some farms in the basin have had drip irrigation for years and will therefore not receive money under the plan.`,
        'out-of-scope',
        `Farms that already use it cannot save more. But most farmers use sprinklers, and nothing keeps them from saving.`,
      ],
      [
        `Cities that lie outside the basin have asked the state to pay for devices that would save water in their homes.`,
        'wrong-comparison',
        `Cities also use water, which makes this seem relevant. But what cities outside the basin ask for has no effect on the water under the basin.`,
      ],
    ],
    quick: [
      `Drip irrigation needs less water per acre. If farmers use the water it saves to plant more acres, they will pump as much as before.`,
    ],
    full: [
      `Method: follow the plan from means to end. With drip irrigation, an acre needs 30 percent less water. The state expects that farmers will therefore pump less from the ground.`,
      `The water pumped is the number of acres times the water per acre. The plan reduces the second and assumes that the first stays the same.`,
      `But farmers leave land unplanted only because they lack water. They would use the saved water to plant more, and the level would keep sinking.`,
      `The option about repairs is tempting, but most owners will take part anyway.`,
    ],
    hints: [
      `The plan reduces the water used for an acre. What is it supposed to reduce in the end?`,
      `Imagine a farmer whose fields suddenly need less water. What might he or she do with the water that is left over?`,
    ],
  },
]

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
      `If each towel cost 20 percent less to wash, the hotel could have spent less on just as many towels.`,
    ],
    wrong: [
      [
        `guests who use their towels for more than one day do so because they care about nature`,
        'out-of-scope',
        `The cards may persuade guests in any way. Their motives do not change the number of towels.`,
      ],
      [
        `the hotel has saved more on washing towels since January than it paid for the cards`,
        'out-of-scope',
        `This would make the cards worth their price. The conclusion is about the number of towels.`,
      ],
      [
        `most of the hotel's guests stay for more than two days when they come to the hotel`,
        'not-required',
        `Guests must be able to use a towel twice, but it would be enough if some of them stay two days or longer.`,
      ],
      [
        `other hotels that have put up such cards have also spent less on washing towels`,
        'not-required',
        `It would be welcome support. But the cards may work at the Seaview whatever happens elsewhere.`,
      ],
    ],
    quick: [`Money spent = number of towels × cost of a towel. Which of the two fell?`],
    full: [
      `Method: negation. Deny each option and see whether fewer towels still follow from less money.`,
      `What was spent is the number of towels times the cost of each. The manager explains the decline by the number alone.`,
      `Suppose that each towel now costs 20 percent less to wash. Then the money tells nothing about the number, and the conclusion has no support.`,
      `Deny the options on motives, on the price of the cards, or on other hotels, and nothing happens.`,
    ],
    hints: [
      `The manager knows what was spent and speaks about how many towels were washed. What connects the two?`,
      `How could the hotel have spent less in these months although guests ignored the cards?`,
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
      `The law gave the freedom to well-run and badly run companies alike. That fewer employees left cannot be put down to how such companies are run.`,
    ],
    wrong: [
      [
        `Companies whose employees may choose their hours pay them on average about as much as other companies in the survey pay for similar work.`,
        'half-right',
        `It takes pay out of the running. There are many other ways in which a well-run company may keep its employees.`,
      ],
      [
        `Most employees who may choose their hours say that this freedom is one of the things that they like about the company for which they work.`,
        'half-right',
        `They like it, but that does not show that they would leave without it. They may like other things about a well-run company just as much.`,
      ],
      [
        `Companies that let their employees choose their hours had, for the most part, been losing few employees even before they began to do so.`,
        'opposite-effect',
        `Then they kept their employees for other reasons, just as the critics say.`,
      ],
      [
        `Companies in the survey that are considered badly run lose about twice as many employees each year as those that are considered well run.`,
        'opposite-effect',
        `It shows how much depends on how a company is run, and so adds weight to the reply of the critics.`,
      ],
    ],
    quick: [`Wanted: companies that got the freedom without being better run.`],
    full: [
      `Method: alternative cause. The critics name one, good management, which may bring both freedom and loyal employees.`,
      `To answer them, one needs a case in which the freedom comes without good management.`,
      `A law is such a case: it does not ask how a company is run. If fewer employees leave after it, the freedom itself must do something.`,
      `Equal pay removes one advantage of good management and leaves the rest.`,
    ],
    hints: [
      `What third factor do the critics put behind both the freedom and the loyalty? When would that factor be absent?`,
      `Look for companies that let employees choose their hours for a reason that has nothing to do with being well run.`,
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
      `Families who move away slowly take costly goods along, and families who flee leave them. The finds may show how the houses were left and not what their owners had.`,
    ],
    wrong: [
      [
        `The vessels in the quarter around the temple had been imported from more distant countries than those in the outer quarters of the city.`,
        'opposite-effect',
        `Vessels from farther away are likely to have cost more, so the families around the temple would seem richer still.`,
      ],
      [
        `Some of the families who lived in the outer quarters kept herds outside the city, as did some of the families around the temple.`,
        'half-right',
        `Herds are wealth that leaves no trace in a house. But there were such families in both parts of the city, so the comparison is as good as before.`,
      ],
      [
        `The temple itself contained a far larger number of imported vessels and bronze tools than any house in the quarter around it contained.`,
        'wrong-comparison',
        `The temple's wealth does not bear on a comparison between houses.`,
      ],
      [
        `Bronze tools of the kind that was found were mended when they broke and were often used by several generations of a family.`,
        'out-of-scope',
        `This holds in all quarters. It does not explain why there are more of them in one than in another.`,
      ],
    ],
    quick: [`What is found is what was left behind. Who left more behind, and why?`],
    full: [
      `Method: alternative cause. The evidence is what archaeologists find in a house today. Ask what decides that, other than wealth.`,
      `Between the owners and the archaeologists lies the day on which the house was left.`,
      `In a fire, people save themselves and leave bronze behind. Over fifty years, each family packs and takes it along. Equal wealth would then leave very unequal finds.`,
      `Herds, mended tools, and the temple do not set the two kinds of houses apart in this way.`,
    ],
    hints: [
      `The archaeologists see what lay in the houses at the very end. How might that differ from what the families had owned?`,
      `Look for a difference between the quarters that has to do with how the goods came to be left there.`,
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
      `Of 100,000 payments, 100 are fraudulent and 95 of them are flagged; so are 999 of the 99,900 others. 95 of 1,094 is less than a tenth.`,
    ],
    wrong: [
      [
        `At least nine in ten of the payments that the program flags are fraudulent.`,
        'inverted',
        `95 percent of the fraudulent payments are flagged. This is not the share of the flagged payments that are fraudulent.`,
      ],
      [
        `At least one in a hundred of the payments not flagged are fraudulent.`,
        'part-to-part-as-part-to-whole',
        `Only 5 of 100,000 payments are fraudulent and not flagged, which is far fewer than one in a hundred.`,
      ],
      [
        `The program flags about the same number of fraudulent and other payments.`,
        'ignored-condition',
        `It flags ten times as many others as fraudulent ones, since there are so many more of them to begin with.`,
      ],
      [
        `The bank would lose less to fraud if the program flagged more payments.`,
        'out-of-scope',
        `Which payments would be added, and what a review achieves, is not said.`,
      ],
    ],
    quick: [`Of 100,000: 95 fraudulent and 999 other payments are flagged.`],
    full: [
      `Method: put in a large round number. Take 100,000 payments: 100 fraudulent, 99,900 others.`,
      `Flagged: 95 percent of 100 are 95; 1 percent of 99,900 are 999. Together 1,094.`,
      `95 of 1,094 is about 9 percent, fewer than one in ten. A small share of a very large group outnumbers nearly all of a very small one.`,
      `Not flagged are 5 fraudulent payments and 98,901 others, so the share there is tiny.`,
    ],
    hints: [
      `Take 100,000 payments. How many are fraudulent, and how many others are there that the program can flag by mistake?`,
      `Keep apart 'of the fraudulent payments, how many are flagged' and 'of the flagged payments, how many are fraudulent'.`,
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
      `Water that drip irrigation saves on one acre would then be used on another. The farmers would pump as much as before and plant more.`,
    ],
    wrong: [
      [
        `Drip irrigation has to be inspected and repaired more frequently than do the sprinklers now used in the basin.`,
        'half-right',
        `It is a drawback for farmers. But most will ask for it, and while it is in use it saves water.`,
      ],
      [
        `A few crops that are grown in the basin do not bear more if they are watered by drip irrigation than if by sprinklers.`,
        'out-of-scope',
        `The plan aims to save water, not to raise harvests. As long as crops bear no less, nothing speaks against it.`,
      ],
      [
        `Some farms in the basin have had drip irrigation for years and will therefore not receive money under the plan.`,
        'out-of-scope',
        `Most use sprinklers. That a few have saved water already does not keep the others from doing so.`,
      ],
      [
        `Cities that lie outside the basin have asked the state to pay for devices that would save water in their homes.`,
        'wrong-comparison',
        `What cities elsewhere ask for has no effect on the water under the basin.`,
      ],
    ],
    quick: [`Less water for an acre, but for how many acres?`],
    full: [
      `Method: follow the plan from the means to the end. Means: 30 percent less for an acre. End: less water pumped from the ground.`,
      `Water pumped = acres × water for an acre. The plan reduces the second factor and takes the first to be fixed.`,
      `If land lies unplanted only for want of water, it is not fixed: the saved water goes to new acres, and the pumps run as long as before.`,
      `Repairs may annoy farmers, but the surveys say that most will take part.`,
    ],
    hints: [
      `The figure of 30 percent is 'for an acre'. What else decides how much water the basin's farmers pump?`,
      `Imagine a farmer whose fields suddenly need less water. What might he or she do with the rest?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Weaken. */
export const weakening: readonly WrittenQuestion[] = [
  {
    id: 'cr-0008',
    version: 2,
    skill: 'cr-weaken',
    difficulty: -0.3,
    stem: `To reduce the number of returned parcels, an online shoe shop added detailed measuring guides to its website in January. In the following six months, the share of orders that were returned fell from 30 percent to 22 percent. The shop concludes that the guides helped customers to choose the right size.

Which of the following, if true, most seriously weakens the conclusion?`,
    key: [
      `In January the shop also began to charge customers a fee for every parcel that they return.`,
      `A fee makes returns less attractive whether or not the shoes fit. It explains the fall without the guides, so the conclusion loses its support.`,
    ],
    wrong: [
      [
        `Some customers said that they had found the measuring guides difficult to understand at first.`,
        'half-right',
        `Some difficulty at first does not keep the guides from helping most customers. The fall from 30 to 22 percent still speaks for them.`,
      ],
      [
        `The number of orders that the shop received was higher in these months than in the year before.`,
        'wrong-comparison',
        `The figures are shares of the orders, so the number of orders does not by itself change them.`,
      ],
      [
        `Other online shoe shops had offered guides of this kind on their websites for several years.`,
        'out-of-scope',
        `What other shops offered does not explain why returns fell in this one.`,
      ],
      [
        `Most returned parcels contained shoes that customers said were too small or too large for them.`,
        'opposite-effect',
        `If size is the main reason for returns, help with sizes is likely to matter. This supports the conclusion.`,
      ],
    ],
    quick: [`For a claim 'A caused B', look for another cause C that came at the same time.`],
    full: [
      `Conclusion: the guides lowered the share of returns.`,
      `Evidence: the share fell after the guides were added.`,
      `A fee introduced in the same month offers another explanation, so the fall no longer points to the guides.`,
    ],
    hints: [
      `What else could make customers return fewer parcels?`,
      `Look for something that changed in January as well.`,
    ],
  },
  {
    id: 'cr-0009',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.3,
    stem: `Historian: The account books of a medieval abbey show that its purchases of parchment doubled between 1310 and 1330. Since parchment was used for writing, the monks must have copied many more books in 1330 than in 1310.

Which of the following, if true, most weakens the historian's argument?`,
    key: [
      `During these years the abbey began to keep written copies of all contracts with its tenants.`,
      `Contracts need parchment too. The additional purchases may have gone into the office and not into books, so the step from more parchment to more books is broken.`,
    ],
    wrong: [
      [
        `The price of parchment in the region was about the same in 1330 as it had been in 1310.`,
        'opposite-effect',
        `With equal prices, twice the spending means twice the parchment. This closes a possible gap and so helps the historian.`,
      ],
      [
        `The abbey's library in 1330 held books that had been copied in other abbeys of the region.`,
        'out-of-scope',
        `Books from elsewhere needed none of this abbey's parchment. They leave open what the additional purchases were for.`,
      ],
      [
        `Few of the books that were copied in the abbey between 1310 and 1330 have survived to this day.`,
        'out-of-scope',
        `Books get lost in the course of centuries. How many survive says little about how many were copied.`,
      ],
      [
        `Monks who copied books in the abbey were also expected to work in its fields and its kitchen.`,
        'not-required',
        `Other duties applied in 1310 as well as in 1330, as far as we are told. They do not explain the additional parchment.`,
      ],
    ],
    quick: [`More material is not more of one product, if the material has another use that grew.`],
    full: [
      `Evidence: purchases of parchment doubled.`,
      `Conclusion: many more books were copied.`,
      `The argument assumes that the parchment went into books. A new use, contracts with tenants, undermines that.`,
    ],
    hints: [`What does the historian assume about the use of the parchment?`, `For what else could an abbey need it?`],
  },
  {
    id: 'cr-0012',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `A coffee chain noticed that its branches with live music on Fridays take in 25 percent more on that day than its branches without. Management plans to introduce live music in all other branches, expecting their Friday income to rise by about as much.

Which of the following, if true, casts the most doubt on the plan's expected result?`,
    key: [
      `Live music was introduced only in branches that stand in districts with much nightlife.`,
      `Branches amid nightlife would draw more people on a Friday with or without music. The others lack that advantage, so the 25 percent cannot be expected there.`,
    ],
    wrong: [
      [
        `Musicians who play on Fridays are paid a fee that depends on the length of the evening.`,
        'out-of-scope',
        `Fees lower the profit, but the expectation is about income. That may rise regardless of what musicians are paid.`,
      ],
      [
        `On days other than Friday, all branches of the chain take in roughly the same amount.`,
        'opposite-effect',
        `If the branches are alike on other days, the difference on Fridays points to the music. This supports the plan.`,
      ],
      [
        `Some guests of the branches with live music say that they come mainly for the coffee.`,
        'half-right',
        `Some guests may, but the others can account for the additional income. The effect of 25 percent remains.`,
      ],
      [
        `The chain's competitors have begun to offer live music in their own branches on weekends.`,
        'wrong-comparison',
        `Weekends are not Fridays, and competition exists for all branches. It does not question the effect of music itself.`,
      ],
    ],
    quick: [`The branches with music were not chosen by lot. Ask what else they have in common.`],
    full: [
      `Evidence: branches with music earn 25 percent more on Fridays.`,
      `Plan: music elsewhere will bring about the same rise.`,
      `If the music branches all stand where people go out on Fridays, the place and not the music may explain the difference.`,
    ],
    hints: [
      `Are branches with and without music alike in all other respects?`,
      `What, other than music, brings people out on a Friday?`,
    ],
  },
]

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
      `A fee discourages returns whether or not the shoes fit. It explains the drop even if the guides did nothing, so the drop is no longer evidence that they helped.`,
    ],
    wrong: [
      [
        `Some customers said that they had found the measuring guides difficult to understand at first.`,
        'half-right',
        `If the guides confused people, they might seem useless. But "some customers" had trouble only "at first," and the guides may still have helped most of the others.`,
      ],
      [
        `The number of orders that the shop received was higher in these months than in the year before.`,
        'wrong-comparison',
        `A change in the number of orders could mislead if the shop had counted returns. It measured the share of orders returned, which does not rise or fall just because there are more orders.`,
      ],
      [
        `Other online shoe shops had offered guides of this kind on their websites for several years.`,
        'out-of-scope',
        `Guides at other shops might suggest that such guides are useful or useless. But the option does not report what they did to returns, and it does not explain the drop at this shop.`,
      ],
      [
        `Most returned parcels contained shoes that customers said were too small or too large for them.`,
        'opposite-effect',
        `If wrong sizes cause most returns, a guide to sizes is likely to reduce returns, which supports the conclusion.`,
      ],
    ],
    quick: [
      `The shop says that the guides caused the drop in returns. A return fee began in the same month, and it could have caused the drop by itself.`,
    ],
    full: [
      `The conclusion is that the guides helped customers choose the right size. The evidence is that the share of returns fell after the guides were added.`,
      `That evidence is convincing only if nothing else reduced returns at the same time.`,
      `A return fee that began in the same month gives customers another reason to keep what they ordered. The drop may be due to the fee, so the conclusion is weakened.`,
    ],
    hints: [
      `The share of returns fell after January. What exactly does the shop conclude from that?`,
      `Could anything besides better sizes lead customers to send back fewer orders?`,
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
      `Contracts also require parchment. The extra parchment may have gone into the abbey's records rather than into books, so larger purchases no longer show that more books were copied.`,
    ],
    wrong: [
      [
        `The price of parchment in the region was about the same in 1330 as it had been in 1310.`,
        'opposite-effect',
        `If the price had risen, the abbey might have spent more without getting more parchment. This option rules that out, so it helps the historian.`,
      ],
      [
        `The abbey's library in 1330 held books that had been copied in other abbeys of the region.`,
        'out-of-scope',
        `Books from elsewhere might explain a large library. But they used none of this abbey's parchment, so they tell us nothing about its extra purchases.`,
      ],
      [
        `Few of the books that were copied in the abbey between 1310 and 1330 have survived to this day.`,
        'out-of-scope',
        `Few surviving books may suggest that few were copied, but most books are lost over seven centuries in any case. Survival says little about how many there once were.`,
      ],
      [
        `Monks who copied books in the abbey were also expected to work in its fields and its kitchen.`,
        'not-required',
        `Other duties leave less time for copying, but as far as we know the monks had these duties in 1310 too. They do not explain the doubling.`,
      ],
    ],
    quick: [
      `More parchment means more books only if the parchment was used for books. If the abbey began to write down all its contracts, they may have used the extra parchment.`,
    ],
    full: [
      `The evidence is that purchases of parchment doubled between 1310 and 1330. The conclusion is that the monks copied many more books.`,
      `The historian takes for granted that the additional parchment was used for books.`,
      `If the abbey began to write down all its contracts during these years, the contracts may account for the additional parchment. The number of books need not have grown at all.`,
    ],
    hints: [
      `The evidence is about parchment and the conclusion about books. What connects the two?`,
      `What else might an abbey need parchment for?`,
    ],
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
      `Branches surrounded by nightlife would draw more people on a Friday with or without music. The other branches lack that advantage, so the 25 percent cannot be expected there.`,
    ],
    wrong: [
      [
        `Musicians who play on Fridays are paid a fee that depends on the length of the evening.`,
        'out-of-scope',
        `Fees reduce profit, but management's expectation is about income. Income could rise by 25 percent whatever the musicians are paid.`,
      ],
      [
        `On days other than Friday, all branches of the chain take in roughly the same amount.`,
        'opposite-effect',
        `If the branches take in about the same on other days, the music is a likely reason for the difference on Fridays. So this answer supports the expectation instead of weakening it.`,
      ],
      [
        `Some guests of the branches with live music say that they come mainly for the coffee.`,
        'half-right',
        `It may seem that coffee, not music, attracts these guests. But they are only "some," and they say nothing about why Friday income is 25 percent higher.`,
      ],
      [
        `The chain's competitors have begun to offer live music in their own branches on weekends.`,
        'wrong-comparison',
        `Competition might seem to threaten the plan, but the option does not say that these shops are near the chain's branches. It also leaves the 25 percent on Fridays unexplained.`,
      ],
    ],
    quick: [
      `The branches with music may differ from the others in more than music. If all of them are in nightlife districts, the location may account for the additional income.`,
    ],
    full: [
      `Method: test the comparison. Ask whether the two groups differ in anything other than the supposed cause.`,
      `The evidence is that branches with music earn 25 percent more on Fridays than branches without it. Management expects music to bring about the same increase elsewhere.`,
      `That follows only if the two groups of branches are otherwise alike on a Friday.`,
      `If all the music branches are in nightlife districts, the location may account for the difference. Music alone would then not bring the other branches 25 percent more.`,
    ],
    hints: [
      `The 25 percent comes from comparing two groups of branches. What would make that a fair comparison?`,
      `What, other than music, could bring people into a branch on a Friday?`,
    ],
  },
]

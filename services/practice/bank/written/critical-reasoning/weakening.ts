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
      `A fee gives customers a reason to keep even shoes that do not fit. It began in January too, so it may explain the drop from 30 to 22 percent without any help from the guides.`,
    ],
    wrong: [
      [
        `Some customers said that they had found the measuring guides difficult to understand at first.`,
        'half-right',
        `Only some customers had trouble, and only at first. The guides may still have helped most customers choose the right size.`,
      ],
      [
        `The number of orders that the shop received was higher in these months than in the year before.`,
        'wrong-comparison',
        `More orders could mean more returns. But the shop compares the share of orders returned, which does not fall just because there are more orders.`,
      ],
      [
        `Other online shoe shops had offered guides of this kind on their websites for several years.`,
        'out-of-scope',
        `Other shops may have had such guides for years, but that tells us nothing about what the guides do to returns. It offers no other explanation of the drop at this shop.`,
      ],
      [
        `Most returned parcels contained shoes that customers said were too small or too large for them.`,
        'opposite-effect',
        `If most returned shoes were too small or too large, a guide to sizes has a good chance of reducing returns. This option supports the conclusion.`,
      ],
    ],
    quick: [
      `The shop credits its guides for the drop in returns. But a fee for returns began in the same month and could have caused the drop on its own.`,
    ],
    full: [
      `Method: look for another cause of the drop. The share of orders returned fell after January, and the shop concludes that its guides led customers to the right size.`,
      `That is convincing only if nothing else that began in January made customers return fewer parcels.`,
      `A fee for every returned parcel gives them a reason to keep even shoes that do not fit. The drop may be due to the fee, so the conclusion is weakened.`,
    ],
    hints: [
      `What does the shop believe made returns fall from 30 to 22 percent?`,
      `Look for another cause of the drop. For what reason might a customer keep shoes even though they are the wrong size?`,
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
      `Written copies of contracts require parchment too. The additional parchment may have been used for these copies, so larger purchases no longer show that many more books were copied.`,
    ],
    wrong: [
      [
        `The price of parchment in the region was about the same in 1330 as it had been in 1310.`,
        'opposite-effect',
        `If the price had changed, purchases counted in money might mislead. A steady price rules that out, so it supports the historian.`,
      ],
      [
        `The abbey's library in 1330 held books that had been copied in other abbeys of the region.`,
        'out-of-scope',
        `Such books show that the library grew in other ways too. But books copied in other abbeys used none of this abbey's parchment, so they do not explain why its purchases doubled.`,
      ],
      [
        `Few of the books that were copied in the abbey between 1310 and 1330 have survived to this day.`,
        'out-of-scope',
        `Seven centuries can destroy most books, however many were copied. How few have survived says little about how many the monks once made.`,
      ],
      [
        `Monks who copied books in the abbey were also expected to work in its fields and its kitchen.`,
        'not-required',
        `Other duties leave less time for copying, but the monks may have had the same duties in 1310. Such duties do not explain why purchases of parchment doubled.`,
      ],
    ],
    quick: [
      `More parchment means more books only if it was used for books. If the abbey began to keep copies of all its contracts, these may have used the additional parchment.`,
    ],
    full: [
      `Method: look for another explanation of the purchases. They doubled between 1310 and 1330, and the historian concludes that the monks copied many more books.`,
      `The historian takes for granted that the additional parchment was used for books. Any other new use of it would explain the purchases just as well.`,
      `Written copies of all contracts with tenants are such a use, and they began in these years. The number of books need not have grown at all, so the historian's argument is weakened.`,
    ],
    hints: [
      `What do the account books record, and what does the historian conclude from it?`,
      `The evidence is about parchment, and the conclusion is about books. What else might an abbey have used the parchment for?`,
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
      `Branches in districts with much nightlife may draw more people on Fridays with or without music. Other branches may lack that advantage, so music alone may not bring them 25 percent more.`,
    ],
    wrong: [
      [
        `Musicians who play on Fridays are paid a fee that depends on the length of the evening.`,
        'out-of-scope',
        `Fees reduce what the chain keeps. But management expects "Friday income" to rise, and the branches can take in more no matter what the musicians are paid.`,
      ],
      [
        `On days other than Friday, all branches of the chain take in roughly the same amount.`,
        'opposite-effect',
        `If all branches take in about the same on other days, they seem alike apart from their Fridays. That makes music a likely reason for the difference and supports the expectation.`,
      ],
      [
        `Some guests of the branches with live music say that they come mainly for the coffee.`,
        'half-right',
        `Only some guests come mainly for the coffee. Others may come for the music, and the branches with music do take in 25 percent more on Fridays.`,
      ],
      [
        `The chain's competitors have begun to offer live music in their own branches on weekends.`,
        'wrong-comparison',
        `Competitors' music might draw guests away, but this answer does not say that any of it is played near the chain's branches. It also gives no other reason for the 25 percent.`,
      ],
    ],
    quick: [
      `All the branches with music stand in nightlife districts. That location may explain the additional 25 percent, and the other branches may not share it.`,
    ],
    full: [
      `Method: ask whether the two groups of branches are alike apart from the music. Those with music take in 25 percent more on Fridays.`,
      `Management takes music to be the reason and expects about the same rise in all other branches.`,
      `But the branches with music are all in nightlife districts, which may bring in guests on Fridays anyway. If other branches are elsewhere, music alone may not bring them 25 percent more, so the expected result is doubtful.`,
    ],
    hints: [
      `Which two groups of branches does management compare, and on which day?`,
      `Ask whether the comparison is fair. Apart from the music, why might one group of branches attract more people on a Friday?`,
    ],
  },
]

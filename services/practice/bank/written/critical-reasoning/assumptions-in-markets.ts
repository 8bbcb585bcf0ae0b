import type { WrittenQuestion } from '../written-question.ts'

/** What arguments about sales, harvests and incomes take for granted. */
export const assumptionsInMarkets: readonly WrittenQuestion[] = [
  {
    id: 'cr-0088',
    version: 2,
    skill: 'cr-assumption',
    difficulty: -0.8,
    stem: `Quill and Ledger are the only shops in Porvenir that sell second-hand books, and they sell about equally many. Quill is going to close in May. The owner of Ledger expects that her shop will then sell about twice as many second-hand books as it does now.

The owner's expectation assumes that`,
    key: [
      `most of Quill's customers will go on buying second-hand books in Porvenir after May`,
      `Doubling means that Quill's sales pass to Ledger. If its customers order books by mail or stop buying them, Ledger gains little.`,
    ],
    wrong: [
      [
        `nobody who now buys second-hand books from Ledger has ever bought any from Quill`,
        'too-strong',
        `Some may buy from both. What they now spend at Quill could still pass to Ledger.`,
      ],
      [
        `many people buy from Quill because it has books of a kind that Ledger does not sell`,
        'opposite-effect',
        `Such people would not find what they want at Ledger. This makes the expectation less likely.`,
      ],
      [
        `Ledger will not have to pay a higher rent once it is the only shop of its kind`,
        'out-of-scope',
        `Rent affects what the owner earns. She expects to sell more books.`,
      ],
      [
        `Quill is closing because its owner wants to retire and not for lack of customers`,
        'not-required',
        `Whatever the reason, its present customers might come to Ledger. We know already that it sells as many books as Ledger.`,
      ],
    ],
    quick: [`Twice as many requires all of Quill's sales. Will its customers turn to Ledger, or to nobody in town?`],
    full: [
      `Premises: two shops with equal sales, and one of them closes.`,
      `Expectation: the other will double its sales.`,
      `The sales of a closed shop do not pass on by themselves. Its customers have to keep buying, and to do so in town.`,
    ],
    hints: [
      `What might a customer of Quill do in June?`,
      `Deny each option and see whether sales at Ledger would still double.`,
    ],
  },
  {
    id: 'cr-0089',
    version: 3,
    skill: 'cr-assumption',
    difficulty: 0.4,
    stem: `Each year a tenth of the water in the Tamsa reservoir evaporates. A power company plans to cover half of the reservoir with floating solar panels. No water evaporates under such panels, and from the rest of the reservoir as much evaporates as before. Apart from what the panels themselves deliver, the company says, this will yield additional electricity, because the water that is saved can be sent through the turbines of the dam.

Which of the following is an assumption on which the company's claim depends?`,
    key: [
      `Not all of the water saved will have to be let out past the turbines because the reservoir is full.`,
      `Saved water yields electricity if it passes the turbines. If the reservoir overflows anyway, it is spilled, and evaporation merely took away what would have been lost.`,
    ],
    wrong: [
      [
        `Solar panels that float on water deliver as much electricity as equally large panels on land.`,
        'wrong-comparison',
        `The claim concerns electricity 'apart from what the panels themselves deliver'. How panels on land do is beside the point.`,
      ],
      [
        `Water evaporates equally fast from every part of the reservoir on which the sun shines.`,
        'too-strong',
        `Even if evaporation differs from place to place, covering half of the reservoir saves some water.`,
      ],
      [
        `Less water evaporates from a reservoir when half of it has been covered than when it is open.`,
        'restates-premise',
        `The text says that no water evaporates under the panels and no more than before from the rest. This follows from what is stated.`,
      ],
      [
        `Fish in the reservoir will not become fewer because of the lack of light under the panels.`,
        'out-of-scope',
        `The fish are a reason to think about the plan. They do not affect how much electricity the dam yields.`,
      ],
    ],
    quick: [`Saved is not yet used. What could keep the saved water from passing the turbines?`],
    full: [
      `Premise: the panels save water.`,
      `Claim: the saved water yields electricity.`,
      `Step: saved water passes the turbines. It does not if the reservoir is full and has to be relieved.`,
      `The claim assumes that this will not happen to all of it.`,
    ],
    hints: [
      `Follow the water that no longer evaporates. Where does it go?`,
      `What does a dam do with water for which there is no room?`,
    ],
  },
  {
    id: 'cr-0090',
    version: 3,
    skill: 'cr-assumption',
    difficulty: -0.2,
    stem: `On fifty farms in Ruwana, local corn and a new variety were grown side by side for three seasons. Both were given the same amount of fertilizer, which was supplied free. The new variety yielded 20 percent more. Most farmers in Ruwana cannot afford fertilizer, but officials expect that they too will harvest about 20 percent more if they change to the new variety.

The officials' expectation rests on the assumption that`,
    key: [
      `the advantage of the new variety over local corn does not depend on the use of fertilizer`,
      `The 20 percent were measured with fertilizer. A variety that makes better use of fertilizer may be no better, or worse, where there is none.`,
    ],
    wrong: [
      [
        `local corn yields more if it is given fertilizer than if it is grown without any`,
        'not-required',
        `What fertilizer does for local corn alone is not needed. The expectation is about the difference between the two.`,
      ],
      [
        `on each of the fifty farms the new variety yielded at least 20 percent more than the local one`,
        'too-strong',
        `An average advantage is enough. Some farms may have gained less, others more.`,
      ],
      [
        `seed of the new variety costs farmers less than what they earn by a larger harvest`,
        'out-of-scope',
        `This decides whether the change pays. The officials speak of what will be harvested.`,
      ],
      [
        `a farmer gains more by applying fertilizer than by changing from local corn to the new variety`,
        'wrong-comparison',
        `The officials compare two kinds of corn. How either gain compares with that of fertilizer is another question.`,
      ],
    ],
    quick: [`The trial had fertilizer, the farmers have not. The argument treats this difference as unimportant.`],
    full: [
      `Trial: both kinds with fertilizer, the new one 20 percent ahead.`,
      `Expectation: also without fertilizer it will be about 20 percent ahead.`,
      `So the lead must not be due to a better use of fertilizer. If it is, the expectation fails.`,
    ],
    hints: [
      `In what do the farms of the trial differ from most farms in Ruwana?`,
      `When would a fair trial with fertilizer be a poor guide to fields without it?`,
    ],
  },
  {
    id: 'cr-0091',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.1,
    stem: `The fee that members of a translators' guild receive for a page has risen by 30 percent in ten years. The cost of living has risen by the same percentage. The guild therefore maintains that its members, who have no income but their fees, can on average buy as much with their yearly income as they could ten years ago.

The guild's reasoning depends on which of the following assumptions?`,
    key: [
      `On average, a member is not given fewer pages to translate in a year than ten years ago.`,
      `Yearly income is the fee for a page times the number of pages. If there are fewer pages, income has risen by less than 30 percent and buys less.`,
    ],
    wrong: [
      [
        `Every member of the guild receives the same fee for a page as the other members do.`,
        'too-strong',
        `The claim is about the average. Fees may differ from one member to another.`,
      ],
      [
        `Over the past ten years, the cost of living has not risen by more than the fee for a page.`,
        'restates-premise',
        `It is stated that both have risen by the same percentage.`,
      ],
      [
        `Members of the guild earn as much on average as people in comparable professions do.`,
        'wrong-comparison',
        `The guild compares its members with themselves ten years ago, not with other professions.`,
      ],
      [
        `A page takes a translator about as much time today as a page took ten years ago.`,
        'not-required',
        `If a page took more time, members might work harder for it. What they can buy depends on what they are paid.`,
      ],
    ],
    quick: [`The fee is for a page, the income for a year. Pages for each year connect the two.`],
    full: [
      `Premise: the fee for a page keeps pace with the cost of living.`,
      `Conclusion: yearly income does too.`,
      `Yearly income is fee times pages. The conclusion assumes that the number of pages has not fallen.`,
    ],
    hints: [
      `How is a translator's yearly income worked out?`,
      `One factor has risen by 30 percent. What has to be true of the other?`,
    ],
  },
  {
    id: 'cr-0092',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.9,
    stem: `Residents of Westmoor objected to a tram depot there because the ground is often flooded. The planners have now decided against Westmoor, but all agree that they did so for one reason alone: a depot there would have cost too much to build. It is thus clear that the danger of floods had nothing to do with the decision.

Which of the following is an assumption that the argument requires?`,
    key: [
      `The high cost of a depot in Westmoor would not have been due to protecting it from floods.`,
      `Cost can be the one reason and yet have a reason of its own. If building there was dear because of walls and pumps against floods, the floods had much to do with the decision.`,
    ],
    wrong: [
      [
        `The planners heard of the residents' objection before they decided against Westmoor.`,
        'not-required',
        `If they had not heard of it, floods would be even less likely to have played a part. The argument does not need it.`,
      ],
      [
        `The site that the planners chose in place of Westmoor is not in danger of being flooded.`,
        'out-of-scope',
        `The argument is about why Westmoor was rejected, not about what was chosen.`,
      ],
      [
        `Of all the sites that were considered for the depot, Westmoor would have been the costliest.`,
        'too-strong',
        `'Too much' is enough. There may have been an even costlier site that was rejected as well.`,
      ],
      [
        `The planners attached more weight to cost than the residents attached to the danger of floods.`,
        'wrong-comparison',
        `The argument does not measure one concern against the other. It claims that the second had no influence at all.`,
      ],
    ],
    quick: [`'Because of cost alone': but what made it costly? A reason can hide behind a reason.`],
    full: [
      `Premise: cost alone decided.`,
      `Conclusion: floods had nothing to do with it.`,
      `The step treats cost and floods as separate. They are not if the danger of floods is what raised the cost.`,
      `So the argument assumes that it did not.`,
    ],
    hints: [
      `Could the residents' reason and the planners' reason be connected?`,
      `Ask one question more about the planners' reason: why?`,
    ],
  },
]

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
      `For Ledger's sales to double, it has to take over about what Quill sells now. If Quill's customers order books by mail or stop buying them, Ledger gains little.`,
    ],
    wrong: [
      [
        `nobody who now buys second-hand books from Ledger has ever bought any from Quill`,
        'too-strong',
        `The word "nobody" goes too far. Some people may buy from both shops, and what they now spend at Quill could still go to Ledger. So the expectation does not require this.`,
      ],
      [
        `many people buy from Quill because it has books of a kind that Ledger does not sell`,
        'opposite-effect',
        `Customers who want books of a kind that Ledger does not sell might not find them at Ledger after May. That makes it less likely that Ledger's sales will double.`,
      ],
      [
        `Ledger will not have to pay a higher rent once it is the only shop of its kind`,
        'out-of-scope',
        `A higher rent would reduce what the owner earns. But her expectation is about how many books she sells.`,
      ],
      [
        `Quill is closing because its owner wants to retire and not for lack of customers`,
        'not-required',
        `A lack of customers might seem to mean fewer buyers for Ledger. But Quill still sells about as many books as Ledger, and those sales could pass to Ledger whatever the reason for closing. So the reason does not matter.`,
      ],
    ],
    quick: [
      `To sell twice as many books, Ledger must take over Quill's sales. So most of Quill's customers must go on buying second-hand books in town.`,
    ],
    full: [
      `Method: find the gap between the closing of Quill and doubled sales at Ledger. The sales of a closed shop do not pass to the other shop automatically.`,
      `For Ledger's sales to double, most of Quill's customers must go on buying second-hand books, and they must buy them in Porvenir.`,
      `Negate the right option: if most of Quill's customers stop buying second-hand books in town, Ledger's sales do not double. So the owner's expectation assumes that most of them will go on buying there.`,
    ],
    hints: [
      `If Ledger's sales are to double, what has to happen to the sales that Quill makes now?`,
      `What could a customer of Quill do in June, apart from going to Ledger? Suppose that many do so, and see whether the expectation survives.`,
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
      `Water produces electricity only if it goes through the turbines. If the reservoir is full and all the saved water has to be let out past them, the saving produces nothing.`,
    ],
    wrong: [
      [
        `Solar panels that float on water deliver as much electricity as equally large panels on land.`,
        'wrong-comparison',
        `Good panels would make the plan attractive. But the claim is about electricity "apart from what the panels themselves deliver."`,
      ],
      [
        `Water evaporates equally fast from every part of the reservoir on which the sun shines.`,
        'too-strong',
        `Equal evaporation would make the saving easy to calculate. But covering half of the reservoir saves some water even if evaporation is faster in some places than in others.`,
      ],
      [
        `Less water evaporates from a reservoir when half of it has been covered than when it is open.`,
        'restates-premise',
        `The claim does depend on less evaporation. But the stem states that no water evaporates under the panels and that elsewhere "as much evaporates as before." Since this option follows from what is stated, it is not an unstated assumption.`,
      ],
      [
        `Fish in the reservoir will not become fewer because of the lack of light under the panels.`,
        'out-of-scope',
        `Harm to the fish would be an objection to the plan, but it does not affect how much electricity the dam produces.`,
      ],
    ],
    quick: [
      `Saved water produces electricity only in the turbines. So the company must assume that a full reservoir will not force it to let all of that water out past them.`,
    ],
    full: [
      `Method: follow the saved water. The premise is that the panels save water, and the claim is that the saved water will produce additional electricity. For that, the water has to go through the turbines.`,
      `Negate the right option: suppose that the reservoir is so full that all of the saved water must be let out past the turbines.`,
      `In that case the panels save water but bring no additional electricity from the dam. So the claim depends on the assumption that this will not happen.`,
    ],
    hints: [
      `Follow the water that no longer evaporates. What has to happen to it for the claim to be true?`,
      `What does a dam do with water that it has no room for?`,
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
      `The 20 percent was measured with fertilizer. If the new variety is better only because it makes better use of fertilizer, it may have no advantage on fields that get none.`,
    ],
    wrong: [
      [
        `local corn yields more if it is given fertilizer than if it is grown without any`,
        'not-required',
        `Local corn may well benefit from fertilizer. But the expectation is about the lead of the new variety over local corn, not about what fertilizer does for local corn alone.`,
      ],
      [
        `on each of the fifty farms the new variety yielded at least 20 percent more than the local one`,
        'too-strong',
        `The 20 percent describes fifty farms taken together. The new variety's lead may have been smaller on some farms and larger on others. So the word "each" makes this answer stronger than the expectation requires.`,
      ],
      [
        `seed of the new variety costs farmers less than what they earn by a larger harvest`,
        'out-of-scope',
        `Expensive seed might make the change unprofitable. But the officials' expectation is about the size of the harvest.`,
      ],
      [
        `a farmer gains more by applying fertilizer than by changing from local corn to the new variety`,
        'wrong-comparison',
        `Fertilizer may be the better investment. But the officials compare the new variety with local corn. How much either of them benefits from fertilizer is a different comparison.`,
      ],
    ],
    quick: [
      `The farms in the trial had fertilizer, and most farmers do not. So the officials must assume that the new variety's advantage does not depend on fertilizer.`,
    ],
    full: [
      `Method: compare the fields in the trial with the fields of most farmers. The 20 percent was measured with fertilizer, and the officials expect about the same advantage without it.`,
      `Negate the right option: if the new variety is ahead only because it makes better use of fertilizer, farmers without fertilizer may gain nothing from the change.`,
      `The expectation would then have no basis. So the officials assume that the advantage does not depend on fertilizer.`,
    ],
    hints: [
      `How do the farms in the trial differ from most farms in Ruwana?`,
      `When would a trial with fertilizer be a poor guide to fields without it?`,
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
      `Yearly income is the fee per page times the number of pages. If members are given fewer pages, their income has risen by less than 30 percent and buys less than it did.`,
    ],
    wrong: [
      [
        `Every member of the guild receives the same fee for a page as the other members do.`,
        'too-strong',
        `The guild's claim is about what members can buy "on average." Fees may differ from one member to another without making that claim false.`,
      ],
      [
        `Over the past ten years, the cost of living has not risen by more than the fee for a page.`,
        'restates-premise',
        `The stem already states that the fee and the cost of living rose by "the same percentage." This option only repeats part of that statement, so it is not an unstated assumption.`,
      ],
      [
        `Members of the guild earn as much on average as people in comparable professions do.`,
        'wrong-comparison',
        `A comparison with other professions is a common way to judge pay. But the guild compares its members with themselves ten years ago.`,
      ],
      [
        `A page takes a translator about as much time today as a page took ten years ago.`,
        'not-required',
        `If a page took longer, members might translate fewer pages, or they might simply work longer hours. The reasoning depends on the number of pages, not on the time that each one takes.`,
      ],
    ],
    quick: [
      `The fee is paid per page, but the claim is about income per year. So the guild must assume that the average member does not translate fewer pages in a year than before.`,
    ],
    full: [
      `Method: write yearly income as a product. It is the fee per page times the number of pages.`,
      `The premise covers only the fee, which has risen as much as the cost of living.`,
      `Negate the right option: if the average member is given fewer pages, yearly income has not kept up with the cost of living. So the guild assumes that the number of pages has not fallen.`,
    ],
    hints: [
      `How is a translator's yearly income calculated?`,
      `The fee, one factor of yearly income, has risen by 30 percent. What must be true of the other factor?`,
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
      `Cost can be the only reason for the decision and still have a cause. If building there was expensive because of walls and pumps against floods, the floods had much to do with the decision.`,
    ],
    wrong: [
      [
        `The planners heard of the residents' objection before they decided against Westmoor.`,
        'not-required',
        `If the planners had not heard of the objection, floods would be even less likely to have influenced them. So the argument can do without this option.`,
      ],
      [
        `The site that the planners chose in place of Westmoor is not in danger of being flooded.`,
        'out-of-scope',
        `A safe site would suggest that floods did play a part in the choice. But the argument is about why Westmoor was rejected, not about where the depot went.`,
      ],
      [
        `Of all the sites that were considered for the depot, Westmoor would have been the costliest.`,
        'too-strong',
        `It is enough that a depot in Westmoor would have cost "too much." An even costlier site may have been rejected as well.`,
      ],
      [
        `The planners attached more weight to cost than the residents attached to the danger of floods.`,
        'wrong-comparison',
        `The stem mentions both concerns, so comparing them is tempting. But the argument does not weigh one against the other. It claims that floods "had nothing to do with the decision."`,
      ],
    ],
    quick: [
      `The planners' one reason was cost. If protection from floods made the cost so high, floods did matter. So the argument must rule that out.`,
    ],
    full: [
      `Method: look for a link between cost and floods. The argument says that the planners rejected Westmoor because of cost alone and concludes that floods had nothing to do with it.`,
      `This treats cost and floods as separate matters, but floods could be the cause of the cost.`,
      `Negate the right option: if protection from floods is what made a depot there so expensive, floods did influence the decision. So the argument assumes that the high cost had some other source.`,
    ],
    hints: [
      `Cost was the planners' only reason. Does that mean that floods cannot have played any part?`,
      `Ask one more question about the planners' reason: why would a depot in Westmoor have cost so much?`,
    ],
  },
]

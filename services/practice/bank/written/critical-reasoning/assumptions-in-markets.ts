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
      `For Ledger's sales to double, it has to pick up about as many sales as Quill makes now. If Quill's customers order books by mail or stop buying them, Ledger gains little.`,
    ],
    wrong: [
      [
        `nobody who now buys second-hand books from Ledger has ever bought any from Quill`,
        'too-strong',
        `The word "nobody" goes too far. Some people may buy from both shops, and what they now spend at Quill could still go to Ledger. So the expectation does not require that nobody has ever bought from both.`,
      ],
      [
        `many people buy from Quill because it has books of a kind that Ledger does not sell`,
        'opposite-effect',
        `Customers who want books of a kind that Ledger does not sell might not find them at Ledger after May. That makes it less likely that Ledger's sales will double.`,
      ],
      [
        `Ledger will not have to pay a higher rent once it is the only shop of its kind`,
        'out-of-scope',
        `A higher rent would reduce what the owner earns. But her expectation is about how many books she sells, not about how much money she keeps.`,
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
      `Method: find what could go wrong between the closing of Quill and the doubling of Ledger's sales. When one shop closes, its customers do not automatically go to the other.`,
      `For Ledger's sales to double, most of Quill's customers must go on buying second-hand books, and they must buy them in Porvenir.`,
      `To check, suppose the opposite: most of Quill's customers stop buying second-hand books in town. Ledger's sales then do not double. So the owner's expectation assumes that most of them will go on buying there.`,
    ],
    hints: [
      `The owner expects to sell twice as many books. Where are the additional sales supposed to come from?`,
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
      `Water produces electricity only if it goes through the turbines. If the reservoir is full and all the saved water has to be let out past them, that water produces no electricity.`,
    ],
    wrong: [
      [
        `Solar panels that float on water deliver as much electricity as equally large panels on land.`,
        'wrong-comparison',
        `Efficient panels would make the plan more attractive. But the claim is about electricity "apart from what the panels themselves deliver," so their output does not matter here.`,
      ],
      [
        `Water evaporates equally fast from every part of the reservoir on which the sun shines.`,
        'too-strong',
        `If evaporation were the same everywhere, the savings would be easy to calculate. But covering half of the reservoir saves some water even if evaporation is faster in some places than in others.`,
      ],
      [
        `Less water evaporates from a reservoir when half of it has been covered than when it is open.`,
        'restates-premise',
        `The claim does depend on less evaporation. But the stem states that no water evaporates under the panels and that elsewhere "as much evaporates as before." Since this option follows from what is stated, it is not an unstated assumption.`,
      ],
      [
        `Fish in the reservoir will not become fewer because of the lack of light under the panels.`,
        'out-of-scope',
        `Harm to the fish would be a reason to object to the plan. But the dam would produce just as much electricity with fewer fish, so the claim does not depend on this.`,
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
      `What will the panels save, and what does the company say it will gain from that?`,
      `Follow the saved water. Where must it go to produce electricity, and what might keep it from going there?`,
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
        `If the seed is expensive, farmers might lose money by switching. But the officials' expectation is about the size of the harvest, not about profit.`,
      ],
      [
        `a farmer gains more by applying fertilizer than by changing from local corn to the new variety`,
        'wrong-comparison',
        `Fertilizer may be the better investment. But the officials compare the new variety with local corn, not the benefits of fertilizer with the benefits of changing varieties.`,
      ],
    ],
    quick: [
      `The farms in the trial had fertilizer, and most farmers do not. So the officials must assume that the new variety's advantage does not depend on fertilizer.`,
    ],
    full: [
      `Method: compare the fields in the trial with the fields of most farmers. The 20 percent was measured with fertilizer, and the officials expect about the same advantage without it.`,
      `But suppose that the new variety is ahead only because it makes better use of fertilizer. Farmers without fertilizer may then gain nothing from the change.`,
      `The expectation would then have no basis. So the officials assume that the advantage does not depend on fertilizer.`,
    ],
    hints: [
      `Under what conditions was the 20 percent measured, and whose harvest is the expectation about?`,
      `How do most farms in Ruwana differ from those in the trial? When would that make the trial a poor guide?`,
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
        `Comparing pay with that of other professions is common. But the guild compares its members' present income with their own income ten years ago, so other professions do not matter.`,
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
      `What has risen by 30 percent, and what is the guild's claim about?`,
      `How is a translator's yearly income calculated? The fee, one factor, has risen by 30 percent. What must be true of the other factor?`,
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
      `Cost can be the only reason for the decision and still have a cause. If a depot there would be expensive because of the walls and pumps that keep floods out, floods had a lot to do with the decision.`,
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
        `If the chosen site is safe, floods may have influenced the choice after all. But the argument is about why Westmoor was rejected, not about where the depot went.`,
      ],
      [
        `Of all the sites that were considered for the depot, Westmoor would have been the costliest.`,
        'too-strong',
        `It is enough that a depot in Westmoor would have cost "too much." An even costlier site may have been rejected as well.`,
      ],
      [
        `The planners attached more weight to cost than the residents attached to the danger of floods.`,
        'wrong-comparison',
        `The stem mentions both concerns, so it is tempting to compare them. But the argument does not ask who cared more about what. It claims that floods "had nothing to do with the decision."`,
      ],
    ],
    quick: [
      `The planners' one reason was cost. If protection from floods made the cost so high, floods did matter. So the argument must rule that out.`,
    ],
    full: [
      `Method: look for a link between cost and floods. The argument says that the planners rejected Westmoor because of cost alone and concludes that floods had nothing to do with it.`,
      `This treats cost and floods as separate matters, but floods could be the cause of the cost.`,
      `Suppose that protection from floods is what made a depot there so expensive. In that case floods did influence the decision. So the argument assumes that the high cost had some other source.`,
    ],
    hints: [
      `What does the argument tell us about the planners' decision, and what does it conclude about floods?`,
      `Ask one more question about the planners' reason: why would a depot in Westmoor have cost so much?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** What arguments about work and rules at work take for granted. */
export const assumptionsAtWork: readonly WrittenQuestion[] = [
  {
    id: 'cr-0041',
    version: 3,
    skill: 'cr-assumption',
    difficulty: -0.7,
    stem: `A delivery firm in Cartagena pays its couriers by the hour. In a month's trial, twenty of them were paid by the package instead, and each delivered 30 percent more packages a day than before. The firm concludes that if it paid all of its couriers by the package, it would deliver 30 percent more packages a day with the same staff.

Which of the following is an assumption on which the firm's conclusion depends?`,
    key: [
      `On most days there would be enough packages to keep all couriers supplied at the faster pace.`,
      `Twenty couriers could deliver more because there was more to deliver. If the firm has no additional packages, faster couriers merely finish earlier, and the 30 percent do not come about.`,
    ],
    wrong: [
      [
        `Couriers who are paid by the package would earn more in a month than they have earned so far.`,
        'not-required',
        `Higher pay may be what makes couriers hurry, but the twenty hurried whatever they earned. The conclusion is about packages delivered, and it can hold without this.`,
      ],
      [
        `The twenty couriers who took part in the trial had long been the fastest ones of the firm.`,
        'opposite-effect',
        `If the twenty were unusual, what they did would tell the firm less about 'all of its couriers'. This harms the conclusion.`,
      ],
      [
        `Paying by the package is the only way in which couriers can be led to deliver more packages.`,
        'too-strong',
        `The firm needs this way to work. It would still work if there were others, such as better routes.`,
      ],
      [
        `Customers would be as content with packages delivered at the faster pace as they are at present.`,
        'out-of-scope',
        `Discontented customers would be a reason to dislike the plan. The conclusion says only how many packages would be delivered.`,
      ],
    ],
    quick: [
      `Going from twenty couriers to all of them needs 30 percent more packages for everybody. Are there so many?`,
    ],
    full: [
      `Conclusion: with everybody paid by the package, the firm delivers 30 percent more.`,
      `Evidence: twenty couriers paid in this way did so.`,
      `Twenty may have taken packages that others would otherwise have delivered. All of them cannot do that.`,
      `So there have to be enough packages. Deny it, and the couriers are faster but the firm delivers no more.`,
    ],
    hints: [
      `What may be possible for twenty couriers and not for all of them at once?`,
      `Imagine every courier working faster. What else has to grow before the firm delivers more?`,
    ],
  },
  {
    id: 'cr-0042',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.4,
    stem: `An engineering firm in Pune loses 40 percent of its apprentices to competitors within a year of the end of their training. From now on, apprentices have to sign an agreement: whoever leaves within three years of finishing repays the cost of the training. The firm expects that, five years after finishing, a larger share of those it trains will be working for it than is the case at present.

The firm's expectation rests on which of the following assumptions?`,
    key: [
      `Not all of those whom the agreement keeps from leaving will go as soon as the three years are over.`,
      `The agreement binds for three years, the expectation is about five. If everybody held back by it left in the fourth year, the share after five years would be no larger than now.`,
    ],
    wrong: [
      [
        `No competitor will be willing to repay the training costs of an apprentice whom it would like to hire.`,
        'too-strong',
        `If competitors paid for some, the agreement could still hold back the others. The firm needs a larger share, not everybody.`,
      ],
      [
        `Young people will be as eager as before to apply for an apprenticeship with the engineering firm.`,
        'out-of-scope',
        `How many apply decides how many are trained. The expectation is about the 'share of those it trains'.`,
      ],
      [
        `Training an apprentice costs the firm more than it costs competitors to train one of their own.`,
        'wrong-comparison',
        `What counts is whether repaying deters the firm's own apprentices. What competitors spend on training does not tell us that.`,
      ],
      [
        `Those who stay with the firm for five years do better work than those who have just finished.`,
        'not-required',
        `That would be a reason to want them to stay. Whether they will stay does not depend on it.`,
      ],
    ],
    quick: [`Three years in the rule, five in the expectation: the argument has to bridge the two years between.`],
    full: [
      `Rule: leaving within three years costs money.`,
      `Expectation: five years after finishing, a larger share is still there.`,
      `Between the third and the fifth year nothing binds anybody. If all who were held back then left, nothing would be gained.`,
      `So at least some of them have to stay on.`,
    ],
    hints: [
      `Two periods of time are named in the argument. Are they the same?`,
      `What happens to the expectation if the agreement merely postpones the leaving?`,
    ],
  },
  {
    id: 'cr-0043',
    version: 4,
    skill: 'cr-assumption',
    difficulty: -0.2,
    stem: `Last fall a software company in Tartu ruled that no meeting may last longer than half an hour. Calendars, which give the true length of every meeting, show that employees now spend 40 percent fewer hours in meetings than before. The managers conclude that employees have gained time in which they can work undisturbed.

The managers' conclusion assumes that`,
    key: [
      `the hours saved in meetings are not taken up by unplanned talks that no calendar shows`,
      `The evidence comes from calendars. If colleagues now settle the same things in unplanned talks, meetings are shorter but no one works undisturbed for longer.`,
    ],
    wrong: [
      [
        `employees spend fewer hours in meetings than they did before the rule was introduced`,
        'restates-premise',
        `The calendars are said to be true, and they show just this. An assumption is something the argument needs and does not state.`,
      ],
      [
        `most meetings used to last longer than was needed in order to deal with their subject`,
        'not-required',
        `Whether the old meetings were too long or just right, time without meetings has been gained if nothing else fills it.`,
      ],
      [
        `employees do their best work in hours in which they are not disturbed by colleagues`,
        'out-of-scope',
        `This is about the quality of the work. The managers conclude that there is more undisturbed time, not what comes of it.`,
      ],
      [
        `no employee has to attend more meetings in any week than before the rule was introduced`,
        'too-strong',
        `One employee with more meetings would not matter. The hours are down by 40 percent in total, and shorter meetings may well be more numerous.`,
      ],
    ],
    quick: [`Evidence: calendars. Conclusion: undisturbed time. What disturbs people without being in a calendar?`],
    full: [
      `Conclusion: more time to work undisturbed.`,
      `Evidence: fewer hours of meetings in the calendars.`,
      `Gap: the calendars show meetings only. Unplanned talks may have taken the place of the time that was cut.`,
      `Deny the assumption and the gain disappears.`,
    ],
    hints: [
      `Where does the figure of 40 percent come from?`,
      `What could fill the time that was freed and yet leave the figure as it is?`,
    ],
  },
  {
    id: 'cr-0044',
    version: 3,
    skill: 'cr-assumption',
    difficulty: 0.6,
    stem: `Growers who deliver to a certain cotton cooperative are paid by the weight of their raw cotton, and some of them wet it beforehand to make it heavier. In the future, the cooperative will gin and dry each grower's cotton separately and pay by the weight of the dry fiber that results. Wetting cotton, it concludes, will then bring a grower no gain.

Which of the following does the cooperative's conclusion require?`,
    key: [
      `Wet cotton does not yield more fiber in ginning than the same cotton would yield if kept dry.`,
      `Drying takes away the weight of the water, but not any fiber that wetting may have saved. If wet cotton lost less in ginning, wetting would pay even under the new rule.`,
    ],
    wrong: [
      [
        `Most of the growers who deliver to the cooperative have wetted their cotton on some occasion.`,
        'too-strong',
        `The text speaks of 'some' growers. Whether wetting brings a gain does not depend on how many have tried it.`,
      ],
      [
        `Drying the fiber will not cost the cooperative more than wetted cotton has cost it up to now.`,
        'out-of-scope',
        `That decides whether the new rule is worth its cost to the cooperative. The conclusion is about what a grower gains by wetting.`,
      ],
      [
        `A pound of dry fiber will fetch growers a higher price than a pound of raw cotton did.`,
        'wrong-comparison',
        `The price per pound is the same for growers who wet their cotton and for those who do not. It creates no gain from wetting.`,
      ],
      [
        `Growers wet their cotton on purpose and do not merely fail to protect it from the rain.`,
        'not-required',
        `Some do it on purpose, as the text says. But the question is what wetting brings, whatever its reason.`,
      ],
    ],
    quick: [`Drying removes water. Wetting could still pay if it changed something that drying does not undo.`],
    full: [
      `Old rule: pay for raw weight, so water is paid for.`,
      `New rule: pay for dry fiber. Water as such earns nothing.`,
      `Wetting might pay in another way: by leaving more fiber after ginning. The conclusion has to rule this out.`,
    ],
    hints: [
      `Which advantage of wetting does the new rule remove, and might there be another?`,
      `Follow a batch of wet cotton through the new steps. What is weighed at the end?`,
    ],
  },
  {
    id: 'cr-0045',
    version: 3,
    skill: 'cr-assumption',
    difficulty: 0.8,
    stem: `Last year, 12 percent of the trucks stopped at roadside checks in Marenia had faulty brakes. The ministry then tripled the fine for this fault. This year checks were held at the same places, trucks were again stopped by lot, and 7 percent of them had faulty brakes. The ministry concludes that faulty brakes have become rarer among the trucks on the country's roads.

The ministry's reasoning depends on the assumption that`,
    key: [
      `trucks with faulty brakes have not become more likely to avoid the places of the checks`,
      `Lots are drawn among the trucks that come past. If a higher fine makes drivers of faulty trucks take other roads, the share at the checks falls while the share on all roads stays as it was.`,
    ],
    wrong: [
      [
        `most owners of trucks learned of the higher fine in the months after its introduction`,
        'not-required',
        `The conclusion is that faulty brakes have become rarer, not why. They could be rarer even if the fine had gone unnoticed.`,
      ],
      [
        `the number of trucks that were stopped at the checks this year was as large as last year`,
        'wrong-comparison',
        `The argument compares shares, 12 percent with 7 percent. With trucks chosen by lot, a somewhat smaller number would do as well.`,
      ],
      [
        `every truck that was found to have faulty brakes last year has been repaired since then`,
        'too-strong',
        `A few trucks that were not repaired are compatible with a lower share. The argument does not need each of them to be mended.`,
      ],
      [
        `faulty brakes lead to more accidents on the country's roads than any other fault does`,
        'out-of-scope',
        `That would make the result more welcome. Whether the fault has become rarer is another matter.`,
      ],
    ],
    quick: [`The checks sample trucks at certain places, the conclusion is about all roads. Has the sample changed?`],
    full: [
      `Evidence: at the same places, the share of faulty trucks fell from 12 to 7 percent.`,
      `Conclusion: the share on the country's roads has fallen.`,
      `Drawing lots keeps the choice fair among trucks that pass. It does not ensure that the same trucks pass.`,
      `A tripled fine gives drivers of faulty trucks a new reason to keep away. The argument assumes that they do not.`,
    ],
    hints: [
      `Among which trucks were the lots drawn?`,
      `How could the 7 percent be correct for the checks and yet too low for the country?`,
    ],
  },
]

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
      `The twenty couriers may have taken over packages that others would have delivered. If the firm has no more packages in all, faster couriers simply finish early, and the firm does not deliver 30 percent more.`,
    ],
    wrong: [
      [
        `Couriers who are paid by the package would earn more in a month than they have earned so far.`,
        'not-required',
        `Higher pay may be why couriers work faster. But the conclusion is only about how many packages are delivered, and that number could rise even if couriers earned no more than before.`,
      ],
      [
        `The twenty couriers who took part in the trial had long been the fastest ones of the firm.`,
        'opposite-effect',
        `If the twenty were unusually fast, their results would tell the firm less about its other couriers. That would weaken the argument, and an assumption has to support it.`,
      ],
      [
        `Paying by the package is the only way in which couriers can be led to deliver more packages.`,
        'too-strong',
        `The conclusion requires only that paying by the package works. Other methods, such as better routes, could work just as well without hurting the argument.`,
      ],
      [
        `Customers would be as content with packages delivered at the faster pace as they are at present.`,
        'out-of-scope',
        `Unhappy customers would be a reason to drop the plan. But the conclusion says only how many packages would be delivered, not how well customers would like it.`,
      ],
    ],
    quick: [
      `For all the couriers together to deliver 30 percent more, there must be enough packages on most days to keep them busy at the faster pace.`,
    ],
    full: [
      `The evidence is that twenty couriers who were paid by the package delivered 30 percent more. The conclusion is that the whole firm would do so if all couriers were paid that way.`,
      `But some of the extra packages may have been ones that other couriers would otherwise have delivered. If every courier works faster, there are no such packages left to take over.`,
      `Suppose that the right option is false: on most days there are not enough packages for the faster pace. Then the couriers finish sooner, but the firm does not deliver 30 percent more. So the conclusion depends on this option.`,
    ],
    hints: [
      `How many couriers took part in the trial, and how many is the conclusion about?`,
      `Imagine every courier working faster. What else has to increase before the firm delivers more?`,
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
      `The agreement covers three years, but the expectation looks ahead five. If everyone who stayed because of the agreement left in the fourth year, the share after five years would be no larger than now.`,
    ],
    wrong: [
      [
        `No competitor will be willing to repay the training costs of an apprentice whom it would like to hire.`,
        'too-strong',
        `A competitor that pays the training costs could still lure an apprentice away. But the agreement may hold others back, and the firm expects only a larger share to stay, not everyone.`,
      ],
      [
        `Young people will be as eager as before to apply for an apprenticeship with the engineering firm.`,
        'out-of-scope',
        `Fewer applicants might hurt the firm. But they would change only how many apprentices it trains, and the expectation is about "a larger share of those it trains."`,
      ],
      [
        `Training an apprentice costs the firm more than it costs competitors to train one of their own.`,
        'wrong-comparison',
        `The more the training costs this firm, the more a departing apprentice has to repay. But what competitors spend on their own apprentices does not change that amount, so the argument does not need the comparison.`,
      ],
      [
        `Those who stay with the firm for five years do better work than those who have just finished.`,
        'not-required',
        `Better work would be a reason for wanting apprentices to stay. But the firm expects only that a larger share of them will stay, however good their work is.`,
      ],
    ],
    quick: [
      `The agreement covers three years, and the expectation covers five. The firm must assume that some of those it held back will stay for the two years after that.`,
    ],
    full: [
      `Under the agreement, leaving within three years costs an apprentice money. From this, the firm concludes that a larger share of its apprentices will still be working for it five years after finishing.`,
      `But in the fourth and fifth years, the agreement no longer holds anyone back.`,
      `Suppose that the right option is false: everyone who was held back leaves as soon as the three years are over. Then the share after five years is no larger than now, so the firm must be assuming otherwise.`,
    ],
    hints: [
      `What exactly does the firm expect, and when?`,
      `The agreement binds apprentices for three years. What happens to the expectation if the agreement merely delays their departures?`,
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
      `The evidence comes from calendars. If colleagues now settle the same matters in unplanned talks, meetings are shorter but employees have no more undisturbed time.`,
    ],
    wrong: [
      [
        `employees spend fewer hours in meetings than they did before the rule was introduced`,
        'restates-premise',
        `The argument states this as evidence: the calendars show that hours in meetings fell by 40 percent. An assumption is something that the argument needs but does not state.`,
      ],
      [
        `most meetings used to last longer than was needed in order to deal with their subject`,
        'not-required',
        `Overlong meetings would make the rule look sensible. But even if meetings used to be the right length, shorter ones free up time as long as nothing else fills it.`,
      ],
      [
        `employees do their best work in hours in which they are not disturbed by colleagues`,
        'out-of-scope',
        `Better work may be why the managers want undisturbed time. But they conclude only that employees have gained such time, not that they use it well.`,
      ],
      [
        `no employee has to attend more meetings in any week than before the rule was introduced`,
        'too-strong',
        `Some employees could attend more meetings than before, since each meeting is now short. The conclusion needs only fewer hours in meetings overall, and those fell by 40 percent.`,
      ],
    ],
    quick: [
      `The calendars record meetings, but the conclusion is about undisturbed time. The managers must assume that unplanned talks, which no calendar shows, have not used up the hours saved.`,
    ],
    full: [
      `The calendars show that employees spend 40 percent fewer hours in meetings. From this, the managers conclude that employees have more time in which they can work undisturbed.`,
      `But calendars do not show unplanned talks, and such talks may have filled the time that was saved.`,
      `Suppose that the right option is false: unplanned talks take up the hours saved. Then employees have gained no undisturbed time, and the conclusion fails. So the managers must be assuming that this has not happened.`,
    ],
    hints: [
      `Where does the figure of 40 percent come from, and what does the conclusion claim?`,
      `What could fill the time that was saved without showing up on any calendar?`,
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
      `If wet cotton yielded more fiber in ginning, wetting would still pay under the new rule. Drying takes away the water, but not the extra fiber.`,
    ],
    wrong: [
      [
        `Most of the growers who deliver to the cooperative have wetted their cotton on some occasion.`,
        'too-strong',
        `Widespread wetting would make the problem more serious. But how many growers have wetted cotton in the past tells us nothing about whether it will pay under the new rule.`,
      ],
      [
        `Drying the fiber will not cost the cooperative more than wetted cotton has cost it up to now.`,
        'out-of-scope',
        `If drying costs too much, the cooperative may regret its new rule. But the conclusion is about what a grower gains by wetting, not about what the cooperative spends.`,
      ],
      [
        `A pound of dry fiber will fetch growers a higher price than a pound of raw cotton did.`,
        'wrong-comparison',
        `A higher price would please growers. But everyone would receive the same price per pound, wet or dry, so it has no bearing on whether wetting gives a grower more pounds to sell.`,
      ],
      [
        `Growers wet their cotton on purpose and do not merely fail to protect it from the rain.`,
        'not-required',
        `The passage says that some growers do wet their cotton on purpose. But the new rule pays for dry fiber either way, so the conclusion does not depend on why the cotton is wet.`,
      ],
    ],
    quick: [
      `Drying removes the extra weight of the water. But wetting would still pay if wet cotton yielded more fiber, so the cooperative must assume that it does not.`,
    ],
    full: [
      `Method: compare what growers are paid for under the old rule and under the new one. Then look for a way in which wetting could still pay.`,
      `Under the old rule, growers were paid for the weight of raw cotton, including the water in it. Under the new rule they are paid for dry fiber, so the water earns them nothing.`,
      `But wetting could pay in another way: wet cotton might leave more fiber after ginning.`,
      `To check, suppose that the right option is false and wet cotton yields more fiber than dry cotton does. Then a grower still gains by wetting, and the conclusion fails. So the cooperative must be assuming that wet cotton yields no more.`,
    ],
    hints: [
      `How did wetting pay under the old rule, and what will growers be paid for now?`,
      `Follow a batch of wet cotton through the new steps. Could there be more to weigh at the end than from dry cotton?`,
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
      `Trucks are chosen by lot only from those that pass the checks. If drivers of faulty trucks now take other roads, the share at the checks falls while the share on all roads may stay the same.`,
    ],
    wrong: [
      [
        `most owners of trucks learned of the higher fine in the months after its introduction`,
        'not-required',
        `A fine works best if owners know about it. But the conclusion is that faulty brakes have become rarer, not why. It could be true even if hardly anyone had heard of the higher fine.`,
      ],
      [
        `the number of trucks that were stopped at the checks this year was as large as last year`,
        'wrong-comparison',
        `The argument compares shares, 12 percent and 7 percent. Since trucks were stopped by lot, a smaller number of them could still give a fair picture.`,
      ],
      [
        `every truck that was found to have faulty brakes last year has been repaired since then`,
        'too-strong',
        `Repairing every faulty truck would help bring the share down. But it might be enough to repair many of them or take them off the road, so the argument does not need "every."`,
      ],
      [
        `faulty brakes lead to more accidents on the country's roads than any other fault does`,
        'out-of-scope',
        `The danger of faulty brakes may be why the ministry wants fewer of them. But the conclusion is about how common they are, and how many accidents they cause does not affect that.`,
      ],
    ],
    quick: [
      `Only trucks that pass certain places are checked, but the conclusion is about all roads. The ministry must assume that trucks with faulty brakes have not begun to avoid those places.`,
    ],
    full: [
      `At the checks, the share of trucks with faulty brakes fell from 12 to 7 percent. The ministry concludes that the share on all the country's roads has fallen.`,
      `Choosing by lot gives a fair sample of the trucks that pass the checks. It does not ensure that the same kinds of trucks still pass.`,
      `The tripled fine gives drivers of faulty trucks a reason to take other roads. If the right option is false and they do, the share on all roads may be unchanged. Then the conclusion fails, so the ministry must assume that they do not.`,
    ],
    hints: [
      `Which trucks do the checks tell us about, and which trucks is the conclusion about?`,
      `The trucks were chosen by lot, but only from those that passed certain places. How could 7 percent be right there but too low for the country?`,
    ],
  },
]

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
      `The twenty couriers may have taken over packages that others would have delivered. If the firm as a whole has no more packages, faster couriers merely finish earlier, and there is no gain of 30 percent.`,
    ],
    wrong: [
      [
        `Couriers who are paid by the package would earn more in a month than they have earned so far.`,
        'not-required',
        `Higher pay may be why couriers hurry. But the conclusion is only about how many packages are delivered, and that number could rise even if couriers earned no more than before.`,
      ],
      [
        `The twenty couriers who took part in the trial had long been the fastest ones of the firm.`,
        'opposite-effect',
        `If the twenty were unusually fast, their results would tell the firm less about all of its couriers. This answer would weaken the argument, but an assumption has to support it.`,
      ],
      [
        `Paying by the package is the only way in which couriers can be led to deliver more packages.`,
        'too-strong',
        `The conclusion requires only that payment by the package works. Other methods, such as better routes, may work as well.`,
      ],
      [
        `Customers would be as content with packages delivered at the faster pace as they are at present.`,
        'out-of-scope',
        `Unhappy customers would be a reason to reject the plan, but the conclusion says only how many packages would be delivered.`,
      ],
    ],
    quick: [
      `For all the couriers together to deliver 30 percent more, there must be enough packages on most days to keep them busy at the faster pace.`,
    ],
    full: [
      `The evidence is that twenty couriers paid by the package delivered 30 percent more. The conclusion is that the whole firm would do so if all couriers were paid that way.`,
      `The twenty may have delivered packages that other couriers would otherwise have delivered. If every courier is faster, there are no such packages left to take over.`,
      `Now negate the right option. If there are not enough packages for everyone, the couriers finish sooner, but the firm does not deliver 30 percent more. So the conclusion depends on this option.`,
    ],
    hints: [
      `Where could the extra packages of the twenty couriers have come from?`,
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
        `If competitors paid for some apprentices, the agreement could still keep others. The firm expects a larger share to stay, not everyone.`,
      ],
      [
        `Young people will be as eager as before to apply for an apprenticeship with the engineering firm.`,
        'out-of-scope',
        `Fewer applicants might hurt the firm. But they would change only how many apprentices are trained, and the expectation is about "a larger share of those it trains."`,
      ],
      [
        `Training an apprentice costs the firm more than it costs competitors to train one of their own.`,
        'wrong-comparison',
        `The cost of training is what departing apprentices repay. But whether this cost deters them does not depend on what competitors spend on training.`,
      ],
      [
        `Those who stay with the firm for five years do better work than those who have just finished.`,
        'not-required',
        `Better work would be a reason for wanting apprentices to stay. But the firm expects only that a larger share of them will stay, however good their work is.`,
      ],
    ],
    quick: [
      `The agreement covers three years, and the expectation covers five. The firm must assume that some of those it held back will stay for the two years in between.`,
    ],
    full: [
      `Under the agreement, leaving within three years costs money. The firm expects a larger share of its apprentices to be working for it five years after finishing.`,
      `But during the fourth and fifth years, the agreement holds no one back.`,
      `Negate the right option: everyone who was held back leaves as soon as the three years are over. Then the share after five years is no larger than now, so the firm must assume otherwise.`,
    ],
    hints: [
      `The agreement binds an apprentice for three years. What do we know about the two years after that?`,
      `What happens to the expectation if the agreement merely delays the departures?`,
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
        `Some employees could attend more meetings in a week, since each meeting is now short. The conclusion needs only that hours in meetings fell overall, and they fell by 40 percent.`,
      ],
    ],
    quick: [
      `The calendars record meetings, but the conclusion is about undisturbed time. The managers must assume that unplanned talks, which no calendar shows, have not used up the hours saved.`,
    ],
    full: [
      `The calendars show that employees spend 40 percent fewer hours in meetings. From this, the managers conclude that employees have more time in which they can work undisturbed.`,
      `But calendars do not show unplanned talks, and such talks may have filled the time that was saved.`,
      `Negate the right option: if unplanned talks take up the hours saved, employees have gained no undisturbed time. The conclusion fails, so the managers must be assuming that this has not happened.`,
    ],
    hints: [
      `Where does the figure of 40 percent come from, and what does it not measure?`,
      `What could fill the time that was saved and leave the figure unchanged?`,
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
      `Drying removes the weight of the water, but it would not cancel out any extra fiber. If ginning wet cotton yielded more fiber, wetting would still pay under the new rule.`,
    ],
    wrong: [
      [
        `Most of the growers who deliver to the cooperative have wetted their cotton on some occasion.`,
        'too-strong',
        `Widespread wetting would make the problem serious. But whether wetting will bring a grower a gain does not depend on how many growers have done it before.`,
      ],
      [
        `Drying the fiber will not cost the cooperative more than wetted cotton has cost it up to now.`,
        'out-of-scope',
        `An expensive process might not be worthwhile for the cooperative. But the conclusion is about what a grower gains by wetting.`,
      ],
      [
        `A pound of dry fiber will fetch growers a higher price than a pound of raw cotton did.`,
        'wrong-comparison',
        `A higher price would please growers. But everyone receives the same price, whether or not the cotton was wetted, so a higher price does not affect the gain from wetting.`,
      ],
      [
        `Growers wet their cotton on purpose and do not merely fail to protect it from the rain.`,
        'not-required',
        `The stem says that some growers wet their cotton on purpose. But the new rule pays for dry fiber either way, so the conclusion does not depend on why cotton is wet.`,
      ],
    ],
    quick: [
      `Drying removes the extra weight of the water. But wetting would still pay if wet cotton yielded more fiber, so the cooperative must assume that it does not.`,
    ],
    full: [
      `Under the old rule, growers were paid for the weight of raw cotton, including the water in it. Under the new rule, they are paid for dry fiber, so water earns nothing.`,
      `But wetting could still pay in another way: more fiber might be left after ginning.`,
      `Negate the right option: wet cotton yields more fiber than dry cotton does. Then a grower still gains by wetting, and the conclusion fails, so the cooperative must assume the opposite.`,
    ],
    hints: [
      `Which advantage of wetting does the new rule remove, and is that the only one possible?`,
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
      `Trucks are chosen by lot only from those that pass the checks. If drivers of faulty trucks now take other roads, the share at the checks falls while the share on all roads may stay the same.`,
    ],
    wrong: [
      [
        `most owners of trucks learned of the higher fine in the months after its introduction`,
        'not-required',
        `The conclusion is that faulty brakes have become rarer, not why. They could be rarer even if the higher fine had gone unnoticed.`,
      ],
      [
        `the number of trucks that were stopped at the checks this year was as large as last year`,
        'wrong-comparison',
        `The argument compares shares, 12 percent and 7 percent. Since trucks are chosen by lot, a smaller number of them could still give a fair share.`,
      ],
      [
        `every truck that was found to have faulty brakes last year has been repaired since then`,
        'too-strong',
        `The share can fall if many of those trucks were repaired and others were taken off the road. So the argument does not need every one of them to have been repaired.`,
      ],
      [
        `faulty brakes lead to more accidents on the country's roads than any other fault does`,
        'out-of-scope',
        `The danger of faulty brakes may be why the ministry wants fewer of them. But how many accidents they cause does not affect whether they have become rarer.`,
      ],
    ],
    quick: [
      `Only trucks that pass certain places are checked, but the conclusion is about all roads. The ministry must assume that trucks with faulty brakes have not begun to avoid those places.`,
    ],
    full: [
      `At the checks, the share of trucks with faulty brakes fell from 12 to 7 percent. The ministry concludes that the share on all the country's roads has fallen.`,
      `Choosing by lot gives a fair sample of the trucks that pass the checks. It does not ensure that the same kinds of trucks still pass.`,
      `The tripled fine gives drivers of faulty trucks a reason to avoid the checks. Negate the right option: if they do avoid them, the share on the roads may be unchanged, and the conclusion fails.`,
    ],
    hints: [
      `The trucks to be checked were chosen by lot, but only from certain trucks. Which trucks had no chance of being chosen?`,
      `How could 7 percent be correct for the checks but too low for the country?`,
    ],
  },
]

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
      `Twenty couriers could deliver more because there were more packages to deliver. If the firm as a whole has no more packages, faster couriers merely finish earlier, and there is no gain of 30 percent.`,
    ],
    wrong: [
      [
        `Couriers who are paid by the package would earn more in a month than they have earned so far.`,
        'not-required',
        `Higher pay may be why couriers hurry. But the conclusion is about packages delivered, and it could be true even if couriers earned no more than before.`,
      ],
      [
        `The twenty couriers who took part in the trial had long been the fastest ones of the firm.`,
        'opposite-effect',
        `If the twenty were unusually fast, their results would tell the firm less about "all of its couriers." The argument would be weaker, so it does not assume this.`,
      ],
      [
        `Paying by the package is the only way in which couriers can be led to deliver more packages.`,
        'too-strong',
        `The firm needs this method to work. Payment by the package could still work if other methods, such as better routes, worked as well.`,
      ],
      [
        `Customers would be as content with packages delivered at the faster pace as they are at present.`,
        'out-of-scope',
        `Unhappy customers would be a reason to reject the plan, but the conclusion says only how many packages would be delivered.`,
      ],
    ],
    quick: [`For all couriers together to deliver 30 percent more, there must be 30 percent more packages to deliver.`],
    full: [
      `The evidence is that twenty couriers paid by the package delivered 30 percent more. The conclusion is that the whole firm would do so if all couriers were paid that way.`,
      `The twenty may have delivered packages that other couriers would otherwise have delivered. If every courier is faster, there are no such packages left to take over.`,
      `So the firm must assume that there are enough packages. Negate that, and the couriers work faster but the firm delivers no more.`,
    ],
    hints: [
      `What is the difference between the couriers in the trial and the couriers in the conclusion?`,
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
      `The agreement lasts three years, and the expectation is about five. If all those who stayed because of it left in the fourth year, the share after five years would be no larger than now.`,
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
        `Fewer applicants would hurt the firm. But they would change only how many are trained, and the expectation is about "a larger share of those it trains."`,
      ],
      [
        `Training an apprentice costs the firm more than it costs competitors to train one of their own.`,
        'wrong-comparison',
        `The cost of training is what departing apprentices repay. But whether it deters them does not depend on what competitors spend on training.`,
      ],
      [
        `Those who stay with the firm for five years do better work than those who have just finished.`,
        'not-required',
        `Better work would be a reason to want apprentices to stay. But the expectation is that they will stay, however good their work is.`,
      ],
    ],
    quick: [
      `The agreement covers three years, and the expectation covers five. The firm must assume that some of those it held back will stay for the two years in between.`,
    ],
    full: [
      `Under the agreement, leaving within three years costs money. The firm expects a larger share to be there five years after finishing.`,
      `Between the third and the fifth year, the agreement holds no one back.`,
      `Test the right option: if all of those who were held back left after three years, the share after five years would be the same as now. So the firm assumes that at least some of them will stay.`,
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
        `The argument states this as evidence: the calendars show it and are said to be accurate. An assumption is something that the argument needs but does not state.`,
      ],
      [
        `most meetings used to last longer than was needed in order to deal with their subject`,
        'not-required',
        `Meetings that were too long would make the rule look sensible. But even if they were just right, shorter ones free up time as long as nothing else fills it.`,
      ],
      [
        `employees do their best work in hours in which they are not disturbed by colleagues`,
        'out-of-scope',
        `Better work is the reason for wanting undisturbed time. But the managers conclude only that there is more of it, not what comes of it.`,
      ],
      [
        `no employee has to attend more meetings in any week than before the rule was introduced`,
        'too-strong',
        `An increase would not matter as long as the total falls. The hours are down by 40 percent, and employees might even attend more, shorter meetings.`,
      ],
    ],
    quick: [
      `The evidence is hours in calendars, and the conclusion is undisturbed time. The managers must assume that unplanned talks, which no calendar shows, have not used up the hours saved.`,
    ],
    full: [
      `The evidence is that the calendars show 40 percent fewer hours of meetings. The conclusion is that employees have gained time in which they can work undisturbed.`,
      `The calendars show meetings only. Unplanned talks may have filled the time that was saved.`,
      `Test the right option: if such talks take up the hours, no undisturbed time has been gained. So the managers assume that the talks do not take up those hours.`,
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
      `Drying removes the weight of the water, but it does not undo any saving of fiber. If wet cotton lost less fiber in ginning, wetting would still pay under the new rule.`,
    ],
    wrong: [
      [
        `Most of the growers who deliver to the cooperative have wetted their cotton on some occasion.`,
        'too-strong',
        `Widespread wetting would make the problem serious. But whether wetting brings a gain does not depend on how many growers have tried it.`,
      ],
      [
        `Drying the fiber will not cost the cooperative more than wetted cotton has cost it up to now.`,
        'out-of-scope',
        `An expensive process might not be worthwhile for the cooperative. But the conclusion is about what a grower gains by wetting.`,
      ],
      [
        `A pound of dry fiber will fetch growers a higher price than a pound of raw cotton did.`,
        'wrong-comparison',
        `A higher price would please growers. But the price is the same for growers who wet their cotton and those who do not, so it creates no gain from wetting.`,
      ],
      [
        `Growers wet their cotton on purpose and do not merely fail to protect it from the rain.`,
        'not-required',
        `Some growers do wet their cotton on purpose. But the new rule pays for the dry fiber, whether the cotton got wet on purpose or by accident.`,
      ],
    ],
    quick: [
      `Drying removes the water. But wetting would still pay if wet cotton yielded more fiber, so the cooperative must assume that it does not.`,
    ],
    full: [
      `Under the old rule, growers were paid for the weight of raw cotton, including the water in it. Under the new rule, they are paid for dry fiber, so water earns nothing.`,
      `But wetting could still pay in another way: more fiber might be left after ginning.`,
      `Test the right option: if wet cotton yields more fiber, the grower gains by wetting it. The conclusion therefore requires that it does not.`,
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
      `Trucks are chosen by lot only from those that pass the checks. If drivers of faulty trucks now take other roads, the share at the checks falls while the share on all roads stays the same.`,
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
        `Repairs are one way for the share to fall. But it can fall even if some of those trucks were never repaired, so the argument does not need "every truck."`,
      ],
      [
        `faulty brakes lead to more accidents on the country's roads than any other fault does`,
        'out-of-scope',
        `The danger of faulty brakes explains why the ministry wants fewer of them. But it does not affect whether the fault has become rarer.`,
      ],
    ],
    quick: [
      `The checks sample trucks at certain places, and the conclusion is about all roads. The ministry must assume that faulty trucks have not begun to avoid those places.`,
    ],
    full: [
      `The evidence is that the share of trucks with faulty brakes at the checks fell from 12 to 7 percent. The conclusion is that the share on the country's roads has fallen.`,
      `Choosing by lot gives a fair sample of the trucks that pass. It does not ensure that the same kinds of trucks still pass.`,
      `A tripled fine gives drivers of faulty trucks a reason to avoid the checks. If they do, the share on the roads may be unchanged, so the ministry assumes that they do not.`,
    ],
    hints: [
      `The trucks to be checked were chosen by lot. From which trucks?`,
      `How could 7 percent be correct for the checks but too low for the country?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Weaken: plans and explanations at farms, shops and offices. */
export const weakeningPlans: readonly WrittenQuestion[] = [
  {
    id: 'cr-0093',
    version: 2,
    skill: 'cr-weaken',
    difficulty: -0.5,
    stem: `Farmers in a dry valley pump water from their wells with diesel engines. The government wants to give them solar pumps, which draw as much water in an hour as the diesel pumps do. It expects that the farmers will draw no more groundwater than before.

Which of the following, if true, most seriously weakens the government's expectation?`,
    key: [
      `Diesel is so dear that farmers pump for fewer hours than they would like, and sunlight costs nothing.`,
      `The amount drawn is water per hour times hours. With free sunlight, the reason for pumping few hours is gone.`,
    ],
    wrong: [
      [
        `Solar pumps work by day only, whereas many farmers now let their diesel pumps run at night as well.`,
        'opposite-effect',
        `Fewer hours in which a pump can run would mean less water, as the government expects or better.`,
      ],
      [
        `Diesel dripping from the pumps has found its way into several of the wells and spoiled their water.`,
        'out-of-scope',
        `This is a reason to welcome solar pumps. It does not show how much water will be drawn with them.`,
      ],
      [
        `Solar pumps are so light that a farmer can carry one from one of his wells to the next.`,
        'half-right',
        `Using another well changes where the water is drawn. It need not change how much is drawn in all.`,
      ],
      [
        `In valleys with more rain, farmers draw less groundwater, whatever kind of pump they may have.`,
        'wrong-comparison',
        `The expectation compares this valley before and after. Rainier valleys have other needs.`,
      ],
    ],
    quick: [`Equal amounts per hour, but for how many hours?`],
    full: [
      `Premise: both pumps draw the same amount in an hour.`,
      `Expectation: no more water in all.`,
      `This holds if farmers pump no longer than before. When each hour costs nothing, they have reason to pump for longer.`,
    ],
    hints: [
      `What, besides the rate of a pump, decides how much water is drawn?`,
      `How does the cost of pumping change with the new pumps?`,
    ],
  },
  {
    id: 'cr-0094',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `A department store moved its tills from the entrance to the far end of the building, so that customers walk past more goods before they pay. Since then the average amount of a purchase has been 9 percent higher. The manager concludes that walking past more goods leads customers to buy more.

Which of the following, if true, most weakens the manager's conclusion?`,
    key: [
      `Many who used to come in for a single cheap article now get it from a shop nearby instead.`,
      `When small purchases disappear, the average of the rest is higher although nobody buys more. The 9 percent need no customer to have been tempted.`,
    ],
    wrong: [
      [
        `Customers say that they often notice goods on their way that they had not meant to buy.`,
        'opposite-effect',
        `This is how the manager thinks the change works. It supports the conclusion.`,
      ],
      [
        `The question most often put to the staff by customers is now where the tills are to be found.`,
        'half-right',
        `So customers have to search, which may annoy them or lead them past more goods. The 9 percent remain to be explained.`,
      ],
      [
        `In another store with its tills at the entrance, the average purchase is a little higher.`,
        'wrong-comparison',
        `Stores differ in what they sell. The conclusion rests on a change within one store.`,
      ],
      [
        `Customers spend more time in the store, on average, than they did before the tills were moved.`,
        'out-of-scope',
        `A longer way takes longer. Whether customers buy more because of what they pass is not decided by that.`,
      ],
    ],
    quick: [`An average of purchases can rise because somebody buys more or because small purchases vanish.`],
    full: [
      `Evidence: average purchase up by 9 percent.`,
      `Conclusion: customers buy more because they pass more goods.`,
      `Rival: the distance drives away those who wanted one cheap thing. Their small purchases leave the average, and it rises.`,
    ],
    hints: [
      `In which ways can an average go up?`,
      `Who might no longer be among the customers since the tills were moved?`,
    ],
  },
  {
    id: 'cr-0095',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.2,
    stem: `The programmers of a software firm work through a common list of tasks. Since they began to use an assistant that proposes code, they have completed 30 percent more tasks a week. The firm's director concludes that the firm could now do the same amount of work with fewer programmers.

Which of the following, if true, most undermines the director's conclusion?`,
    key: [
      `Code written with the assistant contains more errors, and each correction is listed as a new task.`,
      `Part of the additional tasks then consists in repairing what was done badly. More tasks completed does not mean more work of use to the firm.`,
    ],
    wrong: [
      [
        `Several of the programmers had not yet become used to the assistant in the weeks in question.`,
        'opposite-effect',
        `If the gain came about while some were still learning, it should become larger. This helps the director.`,
      ],
      [
        `Some of the programmers find their work less interesting than it was without the assistant.`,
        'out-of-scope',
        `Less interesting work may be a drawback, but the conclusion is about how many programmers are needed.`,
      ],
      [
        `With one kind of task, which makes up a small part of the list, the assistant is of no help.`,
        'half-right',
        `The 30 percent are counted over the whole list, in which this small part is included.`,
      ],
      [
        `How many tasks are completed now differs more from week to week than it did before.`,
        'wrong-comparison',
        `This compares weeks with one another. The conclusion rests on the average, which is 30 percent higher.`,
      ],
    ],
    quick: [`More tasks ticked off. But are they the same tasks as before, or ones that the assistant creates?`],
    full: [
      `Evidence: 30 percent more tasks completed.`,
      `Conclusion: the same work needs fewer people.`,
      `The step takes tasks as a fixed measure of work. If the assistant causes errors that return as tasks, the count rises without more being achieved.`,
    ],
    hints: [
      `Is a completed task always the same amount of useful work?`,
      `Where might additional tasks on the list come from?`,
    ],
  },
  {
    id: 'cr-0096',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0,
    stem: `Since a fruit fly reached the hills of Asfar four years ago, olive harvests there have been a third smaller than before. An agronomist thinks that the fly is being blamed unjustly. These four years, she points out, have also been unusually dry, and drought is well known to reduce the harvest.

Which of the following, if true, most weakens the agronomist's argument?`,
    key: [
      `Groves that are watered from springs have lost as much of their harvest as those that rely on rain.`,
      `Drought can do little harm to groves that are watered. If these lost just as much, something other than drought is at work, and the fly is back under suspicion.`,
    ],
    wrong: [
      [
        `In the driest of the four years, the harvest was smaller than it was in any of the others.`,
        'opposite-effect',
        `If the least rain goes with the smallest harvest, drought seems to matter. This supports the agronomist.`,
      ],
      [
        `Traps have shown that flies of this kind are by now present in nearly all groves of the hills.`,
        'half-right',
        `That the fly is there is not in dispute. The agronomist doubts that it is to blame, and its presence does not decide this.`,
      ],
      [
        `Oil pressed from olives that the fly has attacked is more bitter than oil from other olives.`,
        'out-of-scope',
        `The argument concerns how large the harvest is. The taste of the oil is a different matter.`,
      ],
      [
        `Vines, of which there are many in these hills, stand drought better than olive trees do.`,
        'wrong-comparison',
        `How vines stand drought does not tell us whether it was drought that reduced the olives.`,
      ],
    ],
    quick: [`Fly or drought? Look for groves that have the fly but no drought.`],
    full: [
      `Two possible causes began together: the fly and the drought.`,
      `The agronomist chooses drought.`,
      `Groves with water are spared the drought and not the fly. They lost a third too.`,
      `So drought does not account for the loss.`,
    ],
    hints: [
      `Both suspects arrived at the same time. How could one tell them apart?`,
      `On which groves would drought have little effect?`,
    ],
  },
  {
    id: 'cr-0097',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.7,
    stem: `Five years ago a country abolished the rule that employees have to retire at 65. Some had warned that young people would then find fewer jobs. In fact the number of employees under thirty has since risen by 4 percent. This shows, a commentator writes, that people who go on working after 65 do not take jobs away from the young.

The commentator's argument is most weakened by which of the following, if true?`,
    key: [
      `In similar countries that kept such a rule, the number of employees under thirty rose by 11 percent.`,
      `The question is how many jobs the young would have found if the rule had stayed. If it might have been 11 percent more, a rise of 4 percent is compatible with jobs having been lost to them.`,
    ],
    wrong: [
      [
        `Many firms have asked employees over 65 to train young people whom they would not otherwise have hired.`,
        'opposite-effect',
        `Then older employees bring jobs to the young. This supports the commentator.`,
      ],
      [
        `Two or three of those who stayed on after 65 held posts for which younger people had also applied.`,
        'half-right',
        `Two or three posts may have been lost to the young, but such cases are hardly visible in the figure for a country.`,
      ],
      [
        `On average, employees who go on working after 65 earn more than employees who are under thirty.`,
        'out-of-scope',
        `The dispute is about the number of jobs for the young. Who earns more does not decide it.`,
      ],
      [
        `The number of employees between thirty and fifty has risen by a smaller percentage than 4 percent.`,
        'wrong-comparison',
        `This compares two age groups in the same country. It does not show how the young would have done under the old rule.`,
      ],
    ],
    quick: [`A rise of 4 percent compared with the past. Compared with what would have been, it may be a loss.`],
    full: [
      `Evidence: after the rule was abolished, jobs for the young rose by 4 percent.`,
      `Conclusion: older employees take no jobs from the young.`,
      `'More than before' does not rule out 'fewer than otherwise'.`,
      `Similar countries with the rule show what might have been: 11 percent. The evidence then points the other way.`,
    ],
    hints: [
      `With what should the rise of 4 percent be compared?`,
      `What might have happened to the jobs of the young if nothing had been abolished?`,
    ],
  },
]

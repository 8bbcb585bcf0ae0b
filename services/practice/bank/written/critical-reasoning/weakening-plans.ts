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
      `The amount of water drawn is the amount per hour times the number of hours. Since sunlight is free, farmers no longer have a reason to limit the hours.`,
    ],
    wrong: [
      [
        `Solar pumps work by day only, whereas many farmers now let their diesel pumps run at night as well.`,
        'opposite-effect',
        `If solar pumps work "by day only," they can run for fewer hours and draw less water, which supports the expectation.`,
      ],
      [
        `Diesel dripping from the pumps has found its way into several of the wells and spoiled their water.`,
        'out-of-scope',
        `Spoiled wells are a reason to welcome solar pumps. But they do not show how much water will be drawn.`,
      ],
      [
        `Solar pumps are so light that a farmer can carry one from one of his wells to the next.`,
        'half-right',
        `A pump that can be moved seems to make more water available. But it changes where water is drawn, not necessarily how much.`,
      ],
      [
        `In valleys with more rain, farmers draw less groundwater, whatever kind of pump they may have.`,
        'wrong-comparison',
        `Rain does affect how much water farmers need. But the expectation compares this valley before and after the change.`,
      ],
    ],
    quick: [`Both pumps draw the same amount in an hour. The question is how many hours they will run.`],
    full: [
      `The premise is that a solar pump draws as much in an hour as a diesel pump. The expectation is that no more water will be drawn in total.`,
      `That follows only if farmers pump for no more hours than before.`,
      `Diesel is so expensive that they pump less than they would like, while sunlight costs nothing. They now have reason to pump longer, so the expectation is weakened.`,
    ],
    hints: [
      `The two pumps draw the same amount in an hour. What does the government expect?`,
      `Apart from the rate of the pump, what determines how much water is drawn? How does the cost of pumping change?`,
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
      `If small purchases disappear, the average of the others is higher even though no one buys more. The 9 percent does not show that any customer was tempted.`,
    ],
    wrong: [
      [
        `Customers say that they often notice goods on their way that they had not meant to buy.`,
        'opposite-effect',
        `Noticing goods that they "had not meant to buy" is how the manager thinks customers are led to buy more. So this answer supports the conclusion instead of weakening it.`,
      ],
      [
        `The question most often put to the staff by customers is now where the tills are to be found.`,
        'half-right',
        `Customers who look for the registers may be annoyed, or they may see more goods. But neither gives us another explanation of the 9 percent.`,
      ],
      [
        `In another store with its tills at the entrance, the average purchase is a little higher.`,
        'wrong-comparison',
        `A store with registers at the entrance seems to be a fair comparison. But stores differ in what they sell, and the conclusion rests on a change within one store.`,
      ],
      [
        `Customers spend more time in the store, on average, than they did before the tills were moved.`,
        'out-of-scope',
        `More time among the goods may tempt customers. But a longer walk takes more time in any case, so this does not decide whether they buy more.`,
      ],
    ],
    quick: [
      `An average purchase can rise because customers buy more or because small purchases disappear. If the single cheap articles are now bought elsewhere, no one need be buying more.`,
    ],
    full: [
      `The evidence is that the average purchase is 9 percent higher. The conclusion is that customers buy more because they walk past more goods.`,
      `There is another explanation: the longer walk may drive off customers who want one cheap item.`,
      `If these customers now buy elsewhere, their small purchases no longer lower the average, and it rises although no one buys more. So the conclusion is weakened.`,
    ],
    hints: [
      `The average purchase rose by 9 percent. Could that happen even if no customer bought more than before?`,
      `Which customers might no longer come, now that the registers are at the far end?`,
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
      `Some of the additional tasks then consist of repairing errors. Completing more of such tasks does not mean doing more useful work, so the firm may still need all of its programmers.`,
    ],
    wrong: [
      [
        `Several of the programmers had not yet become used to the assistant in the weeks in question.`,
        'opposite-effect',
        `If the gain came while some were still learning, it is likely to grow, which supports the director.`,
      ],
      [
        `Some of the programmers find their work less interesting than it was without the assistant.`,
        'out-of-scope',
        `Less interesting work may be a drawback, but the conclusion is about how many programmers are needed.`,
      ],
      [
        `With one kind of task, which makes up a small part of the list, the assistant is of no help.`,
        'half-right',
        `A task for which the assistant is useless may seem to lower the gain. But the 30 percent is measured over the whole list, so this small part is already included.`,
      ],
      [
        `How many tasks are completed now differs more from week to week than it did before.`,
        'wrong-comparison',
        `Large variation might make the figure look unreliable. But the conclusion rests on the average, which is 30 percent higher.`,
      ],
    ],
    quick: [
      `More tasks have been completed, but the assistant may be creating some of them. If its errors are listed as new tasks, the higher number does not show more useful work.`,
    ],
    full: [
      `Method: test the measure. Ask whether the figure in the evidence really measures what the conclusion is about.`,
      `The evidence is that programmers complete 30 percent more tasks a week. The conclusion is that fewer of them could do the same work.`,
      `This treats the number of tasks as a measure of useful work.`,
      `If the assistant causes errors and each correction counts as a new task, the number rises without more being achieved. So the conclusion is undermined.`,
    ],
    hints: [
      `The director counts completed tasks. Does a longer list of completed tasks always mean that more useful work was done?`,
      `Where might additional tasks on the list come from, and are they all useful work?`,
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
      `Drought does little harm to groves that are watered. If they lost just as much, something other than drought is at work, and the fly is a suspect again.`,
    ],
    wrong: [
      [
        `In the driest of the four years, the harvest was smaller than it was in any of the others.`,
        'opposite-effect',
        `If the driest year had the smallest harvest, drought seems to matter, which supports the agronomist.`,
      ],
      [
        `Traps have shown that flies of this kind are by now present in nearly all groves of the hills.`,
        'half-right',
        `The fly must be there if it is to blame. But its presence is not disputed; the agronomist doubts that it did the harm.`,
      ],
      [
        `Oil pressed from olives that the fly has attacked is more bitter than oil from other olives.`,
        'out-of-scope',
        `Oil that is "more bitter" is a kind of damage. But the argument is about why the harvests are smaller.`,
      ],
      [
        `Vines, of which there are many in these hills, stand drought better than olive trees do.`,
        'wrong-comparison',
        `Olive trees may suffer from drought more than vines do. But how well vines "stand drought" does not show what reduced the olive harvest.`,
      ],
    ],
    quick: [
      `The cause is either the fly or the drought. Groves with water from springs escape the drought, and they lost just as much, so the fly may be the cause after all.`,
    ],
    full: [
      `Method: compare the two accounts. Two causes are possible, so look for a case in which only one of them is present.`,
      `The fact is that harvests have been a third smaller since the fly arrived. The agronomist blames the drought instead.`,
      `The fly and the drought began at about the same time. To separate them, look at groves that the drought could not harm.`,
      `Groves watered from springs lost just as much, so the drought does not account for the loss. The agronomist's argument is weakened.`,
    ],
    hints: [
      `The fly and the drought came at the same time. How could their effects be separated?`,
      `In which groves would drought have little effect?`,
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
      `The question is how many jobs young people would have found if the rule had been kept. If the number might have risen by 11 percent, a rise of 4 percent is compatible with a loss.`,
    ],
    wrong: [
      [
        `Many firms have asked employees over 65 to train young people whom they would not otherwise have hired.`,
        'opposite-effect',
        `If firms hire young people because employees over 65 can train them, older employees create jobs for the young. So this answer supports the commentator's claim instead of weakening it.`,
      ],
      [
        `Two or three of those who stayed on after 65 held posts for which younger people had also applied.`,
        'half-right',
        `These posts may have been lost to young people, but two or three cases hardly affect the figure for a whole country.`,
      ],
      [
        `On average, employees who go on working after 65 earn more than employees who are under thirty.`,
        'out-of-scope',
        `Higher pay for older employees may seem unfair to the young. But the argument is about the number of jobs, not about who earns more.`,
      ],
      [
        `The number of employees between thirty and fifty has risen by a smaller percentage than 4 percent.`,
        'wrong-comparison',
        `Employees "between thirty and fifty" are another age group under the new rule. They do not show how young people would have done under the old rule.`,
      ],
    ],
    quick: [
      `Jobs for young people rose by 4 percent compared with the past. Compared with what would have happened otherwise, that may be a loss.`,
    ],
    full: [
      `The evidence is that the number of young employees rose by 4 percent after the rule was abolished. The conclusion is that older employees take no jobs from them.`,
      `But "more than before" does not mean "as many as there would have been."`,
      `In similar countries that kept the rule, the number rose by 11 percent. So young people may have lost jobs after all, and the argument is weakened.`,
    ],
    hints: [
      `The rise of 4 percent compares young people's jobs before and after the rule. What other comparison would show the rule's effect?`,
      `What might have happened to young people's jobs if the rule had not been abolished?`,
    ],
  },
]

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
      `Farmers pump for fewer hours than they would like because diesel is so expensive. Since sunlight costs nothing, they can pump for longer, and more hours at the same rate mean more water.`,
    ],
    wrong: [
      [
        `Solar pumps work by day only, whereas many farmers now let their diesel pumps run at night as well.`,
        'opposite-effect',
        `Pumps that work only by day cannot run at night. Farmers may then draw less water than before, which supports the expectation.`,
      ],
      [
        `Diesel dripping from the pumps has found its way into several of the wells and spoiled their water.`,
        'out-of-scope',
        `Spoiled wells are a reason to welcome solar pumps. But they do not show whether farmers will draw more water.`,
      ],
      [
        `Solar pumps are so light that a farmer can carry one from one of his wells to the next.`,
        'half-right',
        `A pump that can be carried lets a farmer choose where to draw water. It does not show that the farmer will draw more in all.`,
      ],
      [
        `In valleys with more rain, farmers draw less groundwater, whatever kind of pump they may have.`,
        'wrong-comparison',
        `The expectation compares this valley before and after the change. How much water farmers draw in other valleys does not affect it.`,
      ],
    ],
    quick: [
      `Both pumps draw the same amount in an hour, so the number of hours matters. With free sunlight, farmers have no reason to limit the hours as they did with expensive diesel.`,
    ],
    full: [
      `Method: find what the expectation takes for granted. Equal amounts in an hour mean equal amounts in all only if the pumps run for no more hours.`,
      `With diesel, farmers pump for fewer hours than they would like, because fuel is expensive.`,
      `Sunlight costs nothing, so they can pump for as many hours of sun as they like. They may well draw more water than before, and the expectation is weakened.`,
    ],
    hints: [
      `The two pumps draw the same amount in an hour. What else determines how much water is drawn in a day?`,
      `Find what must stay the same if no more water is to be drawn. Then look for a reason why the new pumps would change it.`,
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
      `If customers for a single cheap article now go elsewhere, their small purchases no longer lower the average. It can then be 9 percent higher even though no customer buys more.`,
    ],
    wrong: [
      [
        `Customers say that they often notice goods on their way that they had not meant to buy.`,
        'opposite-effect',
        `Noticing goods on the way is how walking farther could lead customers to buy more. So this supports the conclusion.`,
      ],
      [
        `The question most often put to the staff by customers is now where the tills are to be found.`,
        'half-right',
        `Customers may ask for the tills because they cannot find them. But that does not give another explanation for the rise of 9 percent.`,
      ],
      [
        `In another store with its tills at the entrance, the average purchase is a little higher.`,
        'wrong-comparison',
        `Different stores may differ in what they sell. So an average in another store does not explain why this store's average rose after the move.`,
      ],
      [
        `Customers spend more time in the store, on average, than they did before the tills were moved.`,
        'out-of-scope',
        `A longer walk takes more time in any case. So this does not show whether customers buy more or whether something else raised the average.`,
      ],
    ],
    quick: [
      `An average also rises when small purchases disappear. If customers for a single cheap article now go elsewhere, no one need be buying more.`,
    ],
    full: [
      `Method: look for an alternative cause. The manager says that customers are led to buy more, but it may be that different customers now come.`,
      `Since the move, a customer with a single cheap article has to walk to the far end of the building to pay.`,
      `If many such customers now go to a shop nearby, the remaining purchases are larger on average. The 9 percent then does not show that anyone buys more, and the conclusion is weakened.`,
    ],
    hints: [
      `Could the average purchase rise by 9 percent even if no customer bought more than before?`,
      `Look for another cause. Which kind of purchase would have to become rarer for the average to rise?`,
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
      `Some of the additional tasks then consist of correcting the assistant's errors. Completing 30 percent more tasks then does not mean doing 30 percent more of the same work. The firm may still need all of its programmers.`,
    ],
    wrong: [
      [
        `Several of the programmers had not yet become used to the assistant in the weeks in question.`,
        'opposite-effect',
        `If the programmers complete more tasks even before all of them are used to the assistant, the gain may grow. That supports the director.`,
      ],
      [
        `Some of the programmers find their work less interesting than it was without the assistant.`,
        'out-of-scope',
        `Less interesting work may be a drawback. But the conclusion is about how many programmers the same amount of work requires.`,
      ],
      [
        `With one kind of task, which makes up a small part of the list, the assistant is of no help.`,
        'half-right',
        `The 30 percent is measured over the whole list. So it already includes the tasks with which the assistant does not help.`,
      ],
      [
        `How many tasks are completed now differs more from week to week than it did before.`,
        'wrong-comparison',
        `The weekly number may vary more than before. But the conclusion rests on the rise of 30 percent, and variation from week to week casts no doubt on that rise.`,
      ],
    ],
    quick: [
      `Completed tasks are a good measure only if the tasks are as useful as before. If the assistant's errors create new tasks, 30 percent more tasks need not mean more work done.`,
    ],
    full: [
      `Method: test the measure. The director uses the number of completed tasks to measure how much work is done.`,
      `If code written with the assistant contains more errors and each correction is listed as a new task, the assistant makes the list longer.`,
      `Programmers then complete more tasks partly because there is more to repair. So the 30 percent does not show that fewer of them could do the same work, and the conclusion is undermined.`,
    ],
    hints: [
      `The programmers complete more tasks than before. Where might the additional tasks come from?`,
      `The director treats completed tasks as a measure of work done. Look for a fact that makes this measure too high.`,
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
      `Groves watered from springs should suffer little from drought, yet they lost just as much. So something other than drought seems to have reduced the harvests, and the fly may be to blame after all.`,
    ],
    wrong: [
      [
        `In the driest of the four years, the harvest was smaller than it was in any of the others.`,
        'opposite-effect',
        `If the harvest was smallest in the driest year, drought seems to matter. That supports the agronomist.`,
      ],
      [
        `Traps have shown that flies of this kind are by now present in nearly all groves of the hills.`,
        'half-right',
        `The agronomist does not deny that flies are present. She doubts that they reduced the harvest, and their presence does not show that they did.`,
      ],
      [
        `Oil pressed from olives that the fly has attacked is more bitter than oil from other olives.`,
        'out-of-scope',
        `Bitter oil is a kind of damage. But the argument is about why the harvests are smaller.`,
      ],
      [
        `Vines, of which there are many in these hills, stand drought better than olive trees do.`,
        'wrong-comparison',
        `How well vines stand drought does not show whether it was drought or the fly that reduced the olive harvest.`,
      ],
    ],
    quick: [
      `Groves with water from springs escape the drought but not the fly. Since they lost just as much, the drought does not seem to be the cause.`,
    ],
    full: [
      `Method: separate the two causes. The fly and the drought came at the same time, so look for groves that only one of them could harm.`,
      `Groves that are watered from springs should suffer little from drought. If drought were the cause, these groves should have lost less than those that rely on rain.`,
      `They lost just as much. So drought does not seem to explain the losses, and the agronomist's defense of the fly is weakened.`,
    ],
    hints: [
      `In which groves would four dry years do little harm?`,
      `The two possible causes came together. Look for a case in which one of them is missing, and compare the harvest there.`,
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
      `Similar countries suggest that young people's jobs might have risen by 11 percent if the rule had been kept. A rise of only 4 percent is then compatible with jobs lost to older employees.`,
    ],
    wrong: [
      [
        `Many firms have asked employees over 65 to train young people whom they would not otherwise have hired.`,
        'opposite-effect',
        `If firms hire young people because employees over 65 can train them, older employees create jobs for the young. That supports the commentator.`,
      ],
      [
        `Two or three of those who stayed on after 65 held posts for which younger people had also applied.`,
        'half-right',
        `These posts may have been lost to young people. But two or three cases hardly affect the figure for a whole country.`,
      ],
      [
        `On average, employees who go on working after 65 earn more than employees who are under thirty.`,
        'out-of-scope',
        `Higher pay for older employees does not show whether they take jobs away. The argument is about the number of jobs for young people, not about who earns more.`,
      ],
      [
        `The number of employees between thirty and fifty has risen by a smaller percentage than 4 percent.`,
        'wrong-comparison',
        `Employees between thirty and fifty live under the new rule as well. Their number does not show how many jobs young people would have had under the old one.`,
      ],
    ],
    quick: [
      `The commentator compares young people's jobs with the past. But compared with the rise in similar countries under such a rule, 4 percent is small.`,
    ],
    full: [
      `Method: test the comparison. The commentator compares the number of young employees after the change with the number before it.`,
      `To see what the change did, we need to compare the rise of 4 percent with the rise that would have occurred under the old rule.`,
      `Similar countries that kept such a rule had a rise of 11 percent. So young people may have lost jobs to older employees after all, and the argument is weakened.`,
    ],
    hints: [
      `Young people's jobs rose by 4 percent after the rule was abolished. Besides the number before, what should that be compared with?`,
      `Ask how many jobs young people might have had if the rule had been kept, and which option gives evidence of that.`,
    ],
  },
]

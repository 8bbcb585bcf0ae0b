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
      `Diesel is so expensive that farmers pump for fewer hours than they would like. Since sunlight costs nothing, they can pump longer, and more hours at the same rate mean more water.`,
    ],
    wrong: [
      [
        `Solar pumps work by day only, whereas many farmers now let their diesel pumps run at night as well.`,
        'opposite-effect',
        `Solar pumps cannot run at night, as many diesel pumps do now. Farmers may then draw less water than before, which supports the expectation.`,
      ],
      [
        `Diesel dripping from the pumps has found its way into several of the wells and spoiled their water.`,
        'out-of-scope',
        `Spoiled water is a good reason to get rid of diesel pumps. But it does not show that farmers with solar pumps would draw more.`,
      ],
      [
        `Solar pumps are so light that a farmer can carry one from one of his wells to the next.`,
        'half-right',
        `With a light pump, a farmer can choose which well to use. That does not mean that the farmer will draw more water in all.`,
      ],
      [
        `In valleys with more rain, farmers draw less groundwater, whatever kind of pump they may have.`,
        'wrong-comparison',
        `The expectation compares this valley before and after the change. What farmers draw in valleys with more rain has no bearing on it.`,
      ],
    ],
    quick: [
      `Both pumps draw the same amount in an hour, so what counts is the number of hours. Expensive diesel limits the hours, and free sunlight does not.`,
    ],
    full: [
      `Method: find what the expectation takes for granted. Equal amounts per hour mean equal amounts in all only if the new pumps run no longer than the old ones.`,
      `Diesel is so expensive that farmers now pump for fewer hours than they would like.`,
      `Sunlight costs nothing, so they can pump for as many hours as the sun allows. They may well draw more water than before, and the expectation is weakened.`,
    ],
    hints: [
      `What do the two kinds of pump have in common, and what does the government expect to follow from it?`,
      `The two pumps draw the same amount in an hour. What else determines how much water is drawn in a day, and which option would change it?`,
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
      `If customers who want a single cheap article now go elsewhere, their small purchases no longer lower the average. The average can then be 9 percent higher even though nobody buys more.`,
    ],
    wrong: [
      [
        `Customers say that they often notice goods on their way that they had not meant to buy.`,
        'opposite-effect',
        `If customers notice goods on the way, walking past more of them may indeed lead them to buy more. So this supports the conclusion.`,
      ],
      [
        `The question most often put to the staff by customers is now where the tills are to be found.`,
        'half-right',
        `If customers ask where the tills are, the move may have confused them. But that offers no other explanation for the rise of 9 percent.`,
      ],
      [
        `In another store with its tills at the entrance, the average purchase is a little higher.`,
        'wrong-comparison',
        `That store may seem to show that tills at the entrance do no harm. But it may sell other goods to other people, so its average does not tell us why the average here rose after the move.`,
      ],
      [
        `Customers spend more time in the store, on average, than they did before the tills were moved.`,
        'out-of-scope',
        `A longer walk takes more time in any case. So this does not tell us whether customers buy more or something else raised the average.`,
      ],
    ],
    quick: [
      `An average also rises when the small purchases disappear. If customers who want a single cheap article now go elsewhere, the average can be higher although nobody buys more.`,
    ],
    full: [
      `Method: look for an alternative cause. The manager says that customers are led to buy more, but the mix of customers may have changed instead.`,
      `Since the move, even a customer with a single cheap article has to walk to the far end of the building to pay.`,
      `If many such customers now go to a shop nearby, the purchases that remain are larger on average. So the 9 percent does not show that anybody buys more, and the conclusion is weakened.`,
    ],
    hints: [
      `What has risen by 9 percent, and what does the manager conclude from it?`,
      `Could the average rise even if no customer bought more? Ask which kind of purchase would have to become rarer.`,
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
      `Some of the additional tasks would then just be corrections of the assistant's errors. Completing 30 percent more tasks would not mean 30 percent more of the same work, so all of the programmers may still be needed.`,
    ],
    wrong: [
      [
        `Several of the programmers had not yet become used to the assistant in the weeks in question.`,
        'opposite-effect',
        `If the firm completes more tasks even before everybody is used to the assistant, the gain may still grow. That supports the director.`,
      ],
      [
        `Some of the programmers find their work less interesting than it was without the assistant.`,
        'out-of-scope',
        `Duller work may be a drawback for the programmers. But the conclusion is about how many of them the same amount of work requires.`,
      ],
      [
        `With one kind of task, which makes up a small part of the list, the assistant is of no help.`,
        'half-right',
        `The 30 percent is the increase for the whole list. So it already includes the tasks with which the assistant is no help.`,
      ],
      [
        `How many tasks are completed now differs more from week to week than it did before.`,
        'wrong-comparison',
        `The weekly number may go up and down more than before. But on average it is still 30 percent higher, and that is what the director relies on.`,
      ],
    ],
    quick: [
      `Counting tasks is a good way to measure work only if the tasks are as useful as before. If the assistant's errors create new tasks, completing 30 percent more need not mean more work done.`,
    ],
    full: [
      `Method: test the measure. The director uses the number of completed tasks to measure how much work the programmers do.`,
      `If code written with the assistant contains more errors, and each correction is listed as a new task, the assistant itself makes the list longer.`,
      `The programmers then complete more tasks partly because there is more to fix. So the 30 percent does not show that fewer of them could do the same work, and the conclusion is undermined.`,
    ],
    hints: [
      `What exactly has risen by 30 percent, and what does the director conclude from it?`,
      `The director treats completed tasks as a measure of work done. Where might the additional tasks come from?`,
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
        `A smaller harvest in the driest year suggests that drought matters. That supports the agronomist.`,
      ],
      [
        `Traps have shown that flies of this kind are by now present in nearly all groves of the hills.`,
        'half-right',
        `The agronomist does not deny that there are flies. She doubts that they are to blame, and finding them in the groves does not show that they are.`,
      ],
      [
        `Oil pressed from olives that the fly has attacked is more bitter than oil from other olives.`,
        'out-of-scope',
        `Bitter oil is a kind of damage too. But the argument is about why the harvests are smaller.`,
      ],
      [
        `Vines, of which there are many in these hills, stand drought better than olive trees do.`,
        'wrong-comparison',
        `Vines may stand drought better, but the harvest in question is of olives. So this does not help us choose between drought and the fly.`,
      ],
    ],
    quick: [
      `Groves with spring water suffer little from drought, but the fly can reach them too. Since they lost just as much, drought does not seem to be the cause.`,
    ],
    full: [
      `Method: separate the two causes. The fly and the drought came at the same time, so look for groves in which only one of them could do much harm.`,
      `Groves watered from springs should suffer little from drought. If drought were the cause, they should have lost less of their harvest than groves that rely on rain.`,
      `In fact they lost just as much. So drought does not seem to explain the losses, and the agronomist's argument is weakened.`,
    ],
    hints: [
      `Which two causes might explain the small harvests, and why is it hard to tell them apart?`,
      `Look for olive groves in which one of the two causes could do little harm, and compare the harvest there.`,
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
      `In similar countries that kept the rule, young people's jobs rose by 11 percent. So a rise of only 4 percent may mean that older employees did take jobs away from the young.`,
    ],
    wrong: [
      [
        `Many firms have asked employees over 65 to train young people whom they would not otherwise have hired.`,
        'opposite-effect',
        `If firms hire young people so that employees over 65 can train them, older employees create jobs for the young. That supports the commentator.`,
      ],
      [
        `Two or three of those who stayed on after 65 held posts for which younger people had also applied.`,
        'half-right',
        `Younger applicants may have lost these two or three posts. But so few cases hardly matter to the figure for a whole country.`,
      ],
      [
        `On average, employees who go on working after 65 earn more than employees who are under thirty.`,
        'out-of-scope',
        `Who earns more is not the question. The argument is about how many jobs young people have, and pay does not tell us that.`,
      ],
      [
        `The number of employees between thirty and fifty has risen by a smaller percentage than 4 percent.`,
        'wrong-comparison',
        `Employees between thirty and fifty work under the new rule as well. Their number does not show how many jobs young people would have had under the old rule.`,
      ],
    ],
    quick: [
      `The commentator compares young people's jobs now with their jobs five years ago. But in similar countries that kept the rule, those jobs rose by 11 percent, so 4 percent is small.`,
    ],
    full: [
      `Method: test the comparison. The commentator compares the number of young employees after the change with the number before it.`,
      `But to see what the change did, we must compare the rise of 4 percent with the rise that there would have been under the old rule.`,
      `In similar countries that kept such a rule, the rise was 11 percent. So older employees may have taken jobs away from the young after all, and the argument is weakened.`,
    ],
    hints: [
      `What does the commentator take the rise of 4 percent to show?`,
      `How many jobs might young people have had if the rule had been kept? Look for the option that gives evidence of that.`,
    ],
  },
]

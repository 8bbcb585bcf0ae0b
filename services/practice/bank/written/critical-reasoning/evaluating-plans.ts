import type { WrittenQuestion } from '../written-question.ts'

/** Evaluate: which answer would decide about a plan or a trial. */
export const evaluatingPlans: readonly WrittenQuestion[] = [
  {
    id: 'cr-0077',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: -0.6,
    stem: `Trams in a certain city stand at each stop for 40 seconds on average. Passengers may board by the front door only. The tram company wants to let them board by all four doors and expects that this will greatly shorten the time that trams spend at stops.

In order to evaluate the company's expectation, it would be most useful to know`,
    key: [
      `how much of the time at stops trams spend waiting for passengers to board and not for signals`,
      `If boarding takes most of the 40 seconds, more doors can save much; if trams wait for signals or timetables, they will go on standing there.`,
    ],
    wrong: [
      [
        `whether more passengers will travel without a ticket if they may board by all of the doors`,
        'out-of-scope',
        `Lost fares may be a reason against the plan. They do not change how long trams stand at stops.`,
      ],
      [
        `whether the buses of the city spend more or less time at each of their stops than trams do`,
        'wrong-comparison',
        `Buses have other doors, stops and passengers. Their times do not tell what more doors do for trams.`,
      ],
      [
        `whether there are some quiet stops at which the trams stand for fewer than 40 seconds`,
        'half-right',
        `An average of 40 seconds means that some stops take less and others more. What matters is why trams stand there.`,
      ],
      [
        `whether passengers consider the time that trams now spend at stops to be much too long`,
        'not-required',
        `Impatient passengers may be a reason for acting. The effect of the action is the same whether they are impatient or not.`,
      ],
    ],
    quick: [`More doors shorten boarding. Is boarding what takes the time?`],
    full: [
      `Plan: board by four doors. Expected: much less time at stops.`,
      `The plan acts on boarding alone. Its effect depends on how much of the 40 seconds is boarding.`,
      `Answer 'most of it': the expectation is sound. Answer 'little of it': it fails.`,
    ],
    hints: [
      `For what reasons may a tram stand at a stop?`,
      `Give each question two opposite answers. For which question does your verdict change?`,
    ],
  },
  {
    id: 'cr-0078',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: -0.1,
    stem: `A sheep farmer near Otavalo gave a mineral lick to sixty of her lambs and none to her other sixty, which she kept on a pasture of the same quality. After ten weeks, the lambs with the lick had gained 6 percent more weight than the others. She concludes that the lick makes lambs grow faster.

The answer to which of the following questions would be most useful in evaluating her conclusion?`,
    key: [
      `How did the farmer decide which of the lambs were to be given the lick?`,
      `Had she picked the larger or livelier lambs, they might have gained more in any case; had she drawn lots, the 6 percent would speak for the lick.`,
    ],
    wrong: [
      [
        `Was the wool of the lambs with the lick as good as the wool of the others?`,
        'out-of-scope',
        `The conclusion is that lambs grow faster. How good their wool is would be another inquiry.`,
      ],
      [
        `How much weight had lambs of her flock gained in ten weeks of the year before?`,
        'wrong-comparison',
        `Last year had other weather and other grass. What counts is the comparison of two groups in the same ten weeks.`,
      ],
      [
        `Did each of the sixty lambs make use of the lick as often as the others?`,
        'half-right',
        `Unequal use would concern differences within the group. The group as a whole would have gained its 6 percent all the same.`,
      ],
      [
        `Which of the minerals in the lick do lambs need most in order to grow?`,
        'not-required',
        `It would be good to know how the lick works. Whether it works can be judged without this.`,
      ],
    ],
    quick: [`Two groups are compared. Were they alike at the start?`],
    full: [
      `Evidence: with the lick, 6 percent more gain. The pastures were equal.`,
      `Conclusion: the lick is the reason.`,
      `What may still differ is the lambs themselves. The way in which they were chosen decides whether the groups were alike.`,
    ],
    hints: [
      `Pastures were the same for both groups. What else should have been?`,
      `Which answer could make the 6 percent worthless, and which could make it convincing?`,
    ],
  },
  {
    id: 'cr-0079',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: -0.3,
    stem: `A brewery in Oaxaca sells its beer in light glass bottles that are thrown away after use. It wants to change to heavier bottles that customers bring back and that can be cleaned and filled again. To make, clean and collect such a bottle once takes three times as much energy as to make a light one; yet since it can be used repeatedly, the brewery expects to need less energy for each liter sold.

It would be most important to establish which of the following in order to evaluate the brewery's expectation?`,
    key: [
      `How often, on average, a heavy bottle will be filled before it is broken or not returned`,
      `If a heavy bottle makes many rounds, the energy of making it is spread over them; if it is soon broken or lost, that energy is not recovered. The number of rounds decides.`,
    ],
    wrong: [
      [
        `Whether beer that is kept in heavy bottles will taste as good as beer kept in light ones`,
        'out-of-scope',
        `Taste may affect sales. The expectation is about energy for each liter.`,
      ],
      [
        `Whether the brewery uses more energy for its bottles than for brewing the beer in them`,
        'wrong-comparison',
        `The energy for brewing is the same with either bottle. It cannot decide between them.`,
      ],
      [
        `Whether more energy is needed to make a heavy bottle than is needed to make a light one`,
        'restates-premise',
        `The text already says that a heavy bottle takes more. What is known need not be established.`,
      ],
      [
        `Whether some of the customers would prefer it if the brewery kept to its light bottles`,
        'half-right',
        `Displeased customers might buy less or return fewer bottles, but it is the returns themselves that count, not the preference.`,
      ],
    ],
    quick: [`Much energy to begin with, spread over how many uses?`],
    full: [
      `Light bottle: one unit of energy, one use.`,
      `Heavy bottle: several units at the start and some for each further round, spread over all rounds.`,
      `The more rounds, the less for each liter. So the number of rounds decides whether the expectation comes true.`,
    ],
    hints: [
      `Over what is the energy for a heavy bottle spread?`,
      `Suppose that each heavy bottle were used once. Suppose that it were used fifty times. Which question asks about this?`,
    ],
  },
  {
    id: 'cr-0080',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: 0.8,
    stem: `Sixty companies began a trial in which their employees worked four days a week for full pay. Twelve months later, the companies in the trial reported, on average, as much output as in the year before it. The organizers conclude that a four-day week does not lower a company's output.

Which of the following would it be most useful to determine in evaluating the organizers' conclusion?`,
    key: [
      `Whether companies whose output fell had left the trial before the twelve months were over`,
      `The report comes from those in the trial at the end. If companies with falling output had gone back to five days, the failures are missing from the average; if not, it can be trusted more.`,
    ],
    wrong: [
      [
        `Whether employees in the trial were more content at its end than they were at its beginning`,
        'out-of-scope',
        `Contentment may be a good result of the trial. The conclusion is about output.`,
      ],
      [
        `Whether output for each hour worked was higher during the trial than in the year before it`,
        'wrong-comparison',
        `If as much was made in fewer hours, this is certain to be so. The conclusion concerns the output of a company, not of an hour.`,
      ],
      [
        `Whether most companies in the trial chose the same day as the one on which nobody works`,
        'not-required',
        `The choice of the day may be of practical interest. The conclusion concerns a four-day week of any kind.`,
      ],
      [
        `Whether output in the companies of the trial was higher in some months than in others`,
        'half-right',
        `Output usually varies over a year. The report covers all twelve months, so ups and downs are already in it.`,
      ],
    ],
    quick: [`Sixty began. Who reported at the end? If the unsuccessful had left, the average is flattering.`],
    full: [
      `Evidence: average output of the companies in the trial after twelve months.`,
      `Conclusion: a four-day week does not lower output.`,
      `The text says that sixty began, not that sixty finished. If the companies that did badly dropped out, the rest look well without the conclusion being true.`,
    ],
    hints: [
      `The first sentence and the second both mention companies. Are they certain to be the same ones?`,
      `Which companies would have had a reason not to be there for the report?`,
    ],
  },
  {
    id: 'cr-0081',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: 0.4,
    stem: `A furniture importer pays its suppliers when the goods leave the port, from where trucks bring them to its warehouse in a day. By train, the goods would be on the way for five days, but carrying them would cost 30 percent less. As the importer can simply order four days earlier, it expects trains to lower the total cost of supplying its shops.

Which of the following would be most useful to know in order to assess this expectation?`,
    key: [
      `What it costs the importer to have its money tied up in goods for four additional days`,
      `The saving of 30 percent has a price: goods that are paid for lie four days longer on the way. If that costs little, the expectation holds; if it costs more than is saved, it fails.`,
    ],
    wrong: [
      [
        `Whether customers of the shops would be ready to wait for their furniture four days longer`,
        'out-of-scope',
        `They would not have to wait: the importer can 'simply order four days earlier'. And the expectation is about cost.`,
      ],
      [
        `Whether bringing goods to the port costs more than bringing them from there to the warehouse`,
        'wrong-comparison',
        `The way to the port stays as it is. A cost that does not change cannot decide between truck and train.`,
      ],
      [
        `Whether goods spend more time on the way by train than they spend on the way by truck`,
        'restates-premise',
        `The text gives both times: five days by train and one by truck.`,
      ],
      [
        `Whether a truck with furniture from the port has ever come several days later than planned`,
        'half-right',
        `A single late truck would show that trucks are not perfect. It would not tell what either way costs in total.`,
      ],
    ],
    quick: [`The saving is known. Which cost of the four additional days has not been counted?`],
    full: [
      `Gain: 30 percent off the cost of carriage.`,
      `Uncounted: the goods are already paid for and lie idle for four more days.`,
      `The expectation is about the total cost. So one has to know whether this cost is smaller than the saving.`,
    ],
    hints: [
      `When does the importer pay for the goods?`,
      `Which cost grows with the number of days that goods are on the way?`,
    ],
  },
  {
    id: 'cr-0082',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: 0.6,
    stem: `A maker of coffee machines had the manual for its newest machine drafted by a language program. In a test, 200 readers were shown a page of this manual and a page of one written by a technician, and they could not tell which was which. The maker concludes that using manuals drafted by the program will not lead to more calls to its customer service.

In evaluating the maker's conclusion, it would be most useful to know whether`,
    key: [
      `people who follow the program's manual operate the machine as correctly as others`,
      `Calls come from people whose machine does not do what they want. A page can read like a technician's and still contain a wrong step. Success in use decides, not style.`,
    ],
    wrong: [
      [
        `more than 200 readers would have been able to tell the two pages from each other`,
        'half-right',
        `A larger test would confirm or correct the finding about style. The step from style to calls would be as open as before.`,
      ],
      [
        `the program takes less time to draft a manual than a technician takes to write one`,
        'out-of-scope',
        `That is probably why the maker uses the program. It does not show how many customers will call.`,
      ],
      [
        `customers call more often about the newest machine than about the older machines`,
        'wrong-comparison',
        `This compares machines. The conclusion compares two manuals for the same machine.`,
      ],
      [
        `the readers in the test would have liked a manual that had more pictures than text`,
        'not-required',
        `Pictures may improve any manual. The question is whether this one leads to more calls than the technician's.`,
      ],
    ],
    quick: [`The test is about how the manual reads, the conclusion about what happens when people use it.`],
    full: [
      `Evidence: readers cannot tell the pages apart.`,
      `Conclusion: no more calls.`,
      `Readers judged the writing. Callers are people who have tried to use the machine.`,
      `So ask whether the manual works in use: if yes, the conclusion is likely; if no, it fails.`,
    ],
    hints: [
      `What did the 200 readers do with the pages, and what do customers do with a manual?`,
      `Why does anybody call the customer service?`,
    ],
  },
]

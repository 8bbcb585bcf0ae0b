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
      `If boarding takes up most of the 40 seconds, more doors can save a lot of time. If most of it is spent waiting for signals, the trams will stand there as long as before.`,
    ],
    wrong: [
      [
        `whether more passengers will travel without a ticket if they may board by all of the doors`,
        'out-of-scope',
        `Lost fares may be a reason to reject the plan, but they do not change how long trams stand at stops.`,
      ],
      [
        `whether the buses of the city spend more or less time at each of their stops than trams do`,
        'wrong-comparison',
        `Buses seem comparable to trams. But they have different doors, stops, and passengers, so their times do not show what more doors will do for trams.`,
      ],
      [
        `whether there are some quiet stops at which the trams stand for fewer than 40 seconds`,
        'half-right',
        `An average of 40 seconds leaves room for quiet stops with shorter times. But what matters is why trams stand at stops, not how the times vary.`,
      ],
      [
        `whether passengers consider the time that trams now spend at stops to be much too long`,
        'not-required',
        `Impatient passengers may be a reason to act. But four doors will shorten the stops by the same amount whether passengers are impatient or not.`,
      ],
    ],
    quick: [
      `More doors shorten boarding. So the company needs to know how much of the 40 seconds is spent on boarding and how much on waiting for signals.`,
    ],
    full: [
      `The plan lets passengers board by four doors. The company expects trams to spend much less time at stops.`,
      `The plan affects only boarding, so its effect depends on how much of the 40 seconds is spent on boarding.`,
      `If most of the time is boarding, the expectation is sound; if most of it is waiting for signals, the expectation fails. So it is most useful to know how the 40 seconds are spent.`,
    ],
    hints: [
      `For what reasons might a tram stand at a stop?`,
      `Give each question two opposite answers. For which question does your verdict on the expectation change?`,
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
      `If she picked the larger or livelier lambs, they might have gained more in any case. If she chose by lot, the 6 percent is evidence for the lick.`,
    ],
    wrong: [
      [
        `Was the wool of the lambs with the lick as good as the wool of the others?`,
        'out-of-scope',
        `Good wool matters to a sheep farmer. But the conclusion is only that the lambs grow faster.`,
      ],
      [
        `How much weight had lambs of her flock gained in ten weeks of the year before?`,
        'wrong-comparison',
        `Last year's lambs may seem to be a good standard. But the weather and grass were different then, and her evidence compares two groups in the same ten weeks.`,
      ],
      [
        `Did each of the sixty lambs make use of the lick as often as the others?`,
        'half-right',
        `Unequal use would explain differences within the group. The group as a whole would still have gained 6 percent more.`,
      ],
      [
        `Which of the minerals in the lick do lambs need most in order to grow?`,
        'not-required',
        `Knowing the minerals would help to explain how the lick works, but the conclusion is only that it works.`,
      ],
    ],
    quick: [
      `The conclusion rests on a comparison of two groups of lambs. If she gave the lick to the stronger lambs, the groups were not alike, so ask how she chose them.`,
    ],
    full: [
      `The evidence is that lambs with the lick gained 6 percent more on equally good pasture. The conclusion is that the lick is the reason.`,
      `The lambs themselves may have differed, depending on how they were chosen.`,
      `If the stronger lambs got the lick, the 6 percent proves little; if the lambs were chosen by lot, it proves a great deal. So the method of choosing is what we need to know.`,
    ],
    hints: [
      `The pastures were the same for both groups. What else should have been the same?`,
      `Which question has one answer that makes the 6 percent worthless and another that makes it convincing?`,
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
      `If a heavy bottle is filled many times, the energy needed to make it is spread over many uses. If it is soon broken or lost, that energy is not recovered.`,
    ],
    wrong: [
      [
        `Whether beer that is kept in heavy bottles will taste as good as beer kept in light ones`,
        'out-of-scope',
        `If the taste suffered, the brewery might sell less beer. But its expectation is about the energy needed "for each liter sold."`,
      ],
      [
        `Whether the brewery uses more energy for its bottles than for brewing the beer in them`,
        'wrong-comparison',
        `Brewing takes the same energy with either kind of bottle, so it cannot decide between them.`,
      ],
      [
        `Whether more energy is needed to make a heavy bottle than is needed to make a light one`,
        'restates-premise',
        `The energy for each bottle is an important part of the comparison. But the argument already says that a heavy bottle takes three times as much, counting cleaning and collecting.`,
      ],
      [
        `Whether some of the customers would prefer it if the brewery kept to its light bottles`,
        'half-right',
        `Displeased customers might return fewer bottles. But in that case what matters is how many bottles come back, not what some customers prefer.`,
      ],
    ],
    quick: [
      `A heavy bottle takes a lot of energy at first. It pays off only if the bottle is filled many times, so ask how often that happens.`,
    ],
    full: [
      `A light bottle is made once and used once. A heavy bottle takes much more energy at first but can be used again.`,
      `The more often it is filled, the less energy is needed for each liter.`,
      `So the number of times a heavy bottle is filled decides whether the expectation comes true, and it is the most important thing to establish.`,
    ],
    hints: [
      `When is the energy to make a heavy bottle needed: once, or each time the bottle is used?`,
      `Suppose that each heavy bottle were used once; then suppose that it were used fifty times. Which question asks about this?`,
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
      `The report covers only companies still in the trial. If those with falling output had left, the failures are missing from the average; if not, the average is more trustworthy.`,
    ],
    wrong: [
      [
        `Whether employees in the trial were more content at its end than they were at its beginning`,
        'out-of-scope',
        `Happier employees may be a good result of the trial. But the conclusion is only that output does not fall.`,
      ],
      [
        `Whether output for each hour worked was higher during the trial than in the year before it`,
        'wrong-comparison',
        `Output per hour is a common measure. But the conclusion is about a company's output, and if companies produced as much in fewer hours, output per hour must have been higher.`,
      ],
      [
        `Whether most companies in the trial chose the same day as the one on which nobody works`,
        'not-required',
        `Companies may want to know which day to choose. But the conclusion is about a four-day week in general, whatever the free day.`,
      ],
      [
        `Whether output in the companies of the trial was higher in some months than in others`,
        'half-right',
        `Output usually varies over a year. The report covers all twelve months, so such variation is already included.`,
      ],
    ],
    quick: [
      `Sixty companies began the trial. If those with falling output had left before the report, the average looks better than it should. So find out whether they had.`,
    ],
    full: [
      `The evidence is the average output, after twelve months, of the companies in the trial. The conclusion is that a four-day week does not lower a company's output.`,
      `We know that sixty companies began, but not that sixty were still in the trial at the end.`,
      `If companies whose output fell had dropped out, the average is misleading; if they had not, it supports the conclusion. So it is most useful to know which companies dropped out.`,
    ],
    hints: [
      `Which companies does the average output describe?`,
      `Which companies might have had a reason not to be there for the report?`,
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
      `The goods are already paid for and spend four more days on the way. If that costs little, the expectation holds; if it costs more than trains save, it fails.`,
    ],
    wrong: [
      [
        `Whether customers of the shops would be ready to wait for their furniture four days longer`,
        'out-of-scope',
        `Customers would not have to wait, because the importer can "simply order four days earlier." Besides, the expectation is about cost.`,
      ],
      [
        `Whether bringing goods to the port costs more than bringing them from there to the warehouse`,
        'wrong-comparison',
        `Bringing goods to the port is part of the total cost. But that cost is the same either way, so it cannot decide between trucks and trains.`,
      ],
      [
        `Whether goods spend more time on the way by train than they spend on the way by truck`,
        'restates-premise',
        `The time on the way does matter, but we already know it. The argument gives both times: five days by train and one day by truck.`,
      ],
      [
        `Whether a truck with furniture from the port has ever come several days later than planned`,
        'half-right',
        `One late truck would show only that trucks are not perfect. It would not show what either method costs in total.`,
      ],
    ],
    quick: [
      `The saving on transport is known. But the goods are already paid for, so the importer needs to know what it costs to have its money tied up for four more days.`,
    ],
    full: [
      `Trains lower the cost of carrying the goods by 30 percent. The importer expects the total cost to fall.`,
      `But the importer has already paid for the goods, so by train its money is tied up for four more days.`,
      `If that costs more than trains save, the expectation fails; if it costs less, the expectation holds. So this cost is what we need to know.`,
    ],
    hints: [
      `The importer counts the saving on transport. What else belongs to the total cost?`,
      `When does the importer pay for the goods, and which cost grows with the number of days that they are on the way?`,
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
      `People call when the machine does not do what they want. A page can read like a technician's and still contain a wrong step, so what matters is how well people operate the machine with it.`,
    ],
    wrong: [
      [
        `more than 200 readers would have been able to tell the two pages from each other`,
        'half-right',
        `A larger test could tell us more about how the two pages read. But it would not tell us whether customers can work with the program's manual.`,
      ],
      [
        `the program takes less time to draft a manual than a technician takes to write one`,
        'out-of-scope',
        `Saving time may be why the maker uses the program. But it does not show how many customers will call.`,
      ],
      [
        `customers call more often about the newest machine than about the older machines`,
        'wrong-comparison',
        `A new machine may lead to more calls. But the conclusion compares two manuals for the same machine, not two machines.`,
      ],
      [
        `the readers in the test would have liked a manual that had more pictures than text`,
        'not-required',
        `More pictures might improve any manual. But the conclusion is about whether the program's manuals lead to more calls than a technician's.`,
      ],
    ],
    quick: [
      `The test shows how the manual reads. The conclusion is about calls, and those depend on how well people operate the machine with it.`,
    ],
    full: [
      `The evidence is that readers cannot tell the two pages apart. The conclusion is that the program's manuals will not lead to more calls.`,
      `The readers judged the writing, but callers are people who have tried to use the machine.`,
      `If people who follow the program's manual operate the machine as correctly as others, the conclusion is likely; if not, it fails. So it is most useful to know how well they do.`,
    ],
    hints: [
      `What did the 200 readers do with the pages, and what do customers do with a manual?`,
      `Why do people call customer service?`,
    ],
  },
]

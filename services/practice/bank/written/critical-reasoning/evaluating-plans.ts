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
      `If boarding takes up most of the 40 seconds, four doors can save a lot of time. If the trams mostly wait for signals, they will stand at stops almost as long as before.`,
    ],
    wrong: [
      [
        `whether more passengers will travel without a ticket if they may board by all of the doors`,
        'out-of-scope',
        `Lost fares may be a reason to reject the plan. But the expectation is only that boarding by all doors "will greatly shorten" the time at stops, whoever pays.`,
      ],
      [
        `whether the buses of the city spend more or less time at each of their stops than trams do`,
        'wrong-comparison',
        `A comparison with buses does not tell us why trams stand at stops. It leaves open how much of the 40 seconds more doors could save.`,
      ],
      [
        `whether there are some quiet stops at which the trams stand for fewer than 40 seconds`,
        'half-right',
        `The figure of 40 seconds is an average, so some stops may well be shorter. What matters is what the trams are waiting for, not how the time varies from stop to stop.`,
      ],
      [
        `whether passengers consider the time that trams now spend at stops to be much too long`,
        'not-required',
        `Passengers who find the stops too long may want the plan to be tried. But their opinion does not show whether boarding by four doors would shorten the stops.`,
      ],
    ],
    quick: [
      `Four doors can shorten only the boarding. The company needs to know how much of the 40 seconds goes to boarding and how much to waiting for signals.`,
    ],
    full: [
      `Method: find what the plan changes, and ask how much the change can save. Four doors change only how passengers board, so ask what the 40 seconds at a stop are used for.`,
      `Suppose that 30 of the 40 seconds go to boarding. If four doors cut this to 8 seconds, a stop takes only 18 seconds instead of 40.`,
      `Suppose instead that trams wait 30 of the 40 seconds for signals. Even instant boarding would then save only 10 seconds. The answer decides whether the expectation is sound.`,
    ],
    hints: [
      `What exactly will change at a stop if the plan is carried out?`,
      `Give each question two opposite answers. Which one would change your verdict on how much time four doors can save?`,
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
      `If she gave the lick to the larger or livelier lambs, they might have gained more without it. If she chose at random, the two groups were probably alike, and the 6 percent is evidence for the lick.`,
    ],
    wrong: [
      [
        `Was the wool of the lambs with the lick as good as the wool of the others?`,
        'out-of-scope',
        `The wool matters to a sheep farmer, but the conclusion is only that the lick "makes lambs grow faster." Good or poor wool would not change that.`,
      ],
      [
        `How much weight had lambs of her flock gained in ten weeks of the year before?`,
        'wrong-comparison',
        `She compares two groups of lambs in the same ten weeks. What lambs gained the year before, perhaps in other weather and on other grass, does not explain why one group gained 6 percent more.`,
      ],
      [
        `Did each of the sixty lambs make use of the lick as often as the others?`,
        'half-right',
        `Some lambs may have used the lick more often than others did. That does not explain why the group with the lick gained 6 percent more than the group without it.`,
      ],
      [
        `Which of the minerals in the lick do lambs need most in order to grow?`,
        'not-required',
        `Knowing the minerals would help to explain how the lick works. But her conclusion is only that the lick makes lambs grow faster, not which part of it does so.`,
      ],
    ],
    quick: [
      `She compares two groups of lambs on equally good pasture. The comparison is fair only if the lambs themselves were alike, so ask how she chose which ones got the lick.`,
    ],
    full: [
      `Method: look for a difference between the two groups other than the lick. The pastures were equally good, but the lambs themselves may not have been alike.`,
      `If she chose the larger or livelier lambs for the lick, they might have gained more anyway, and the 6 percent proves little.`,
      `If she chose at random, the two groups were probably alike, and the 6 percent is good evidence. Since the answer could either help or hurt her conclusion, it is the most useful one to have.`,
    ],
    hints: [
      `What did the farmer keep the same for the two groups of lambs?`,
      `What else should have been the same? Give each question two opposite answers, and see which one could make the 6 percent either nearly worthless or convincing.`,
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
      `If a heavy bottle is filled many times, the energy needed to make it is spread over many liters of beer. If it is soon broken or not returned, most of that energy is wasted, and the expectation is likely to fail.`,
    ],
    wrong: [
      [
        `Whether beer that is kept in heavy bottles will taste as good as beer kept in light ones`,
        'out-of-scope',
        `If the taste suffered, the brewery might sell less beer. But its expectation concerns only the energy "for each liter sold."`,
      ],
      [
        `Whether the brewery uses more energy for its bottles than for brewing the beer in them`,
        'wrong-comparison',
        `Brewing takes the same energy whichever bottle is used. Comparing it with the energy for bottles does not show which bottle needs less for each liter.`,
      ],
      [
        `Whether more energy is needed to make a heavy bottle than is needed to make a light one`,
        'restates-premise',
        `The argument already gives a comparison: making, cleaning, and collecting a heavy bottle once takes "three times as much energy." What it leaves open is how often the bottle will be used.`,
      ],
      [
        `Whether some of the customers would prefer it if the brewery kept to its light bottles`,
        'half-right',
        `Customers who prefer light bottles may return fewer heavy ones, or they may return them all the same. What "some of the customers" prefer leaves open how often a bottle is filled.`,
      ],
    ],
    quick: [
      `A heavy bottle needs more energy to begin with and saves energy only if it is filled again and again. The brewery must find out how often that will happen.`,
    ],
    full: [
      `Method: compare the two bottles over one use and over many. A light bottle is made and used once. A heavy bottle takes three times as much energy for one use but can be filled again.`,
      `If most heavy bottles are broken or kept after one or two uses, they need more energy for each liter than light ones do.`,
      `If each is filled dozens of times, the energy for making it is spread over all those fillings, and the expectation may well come true. The number of fillings is what matters.`,
    ],
    hints: [
      `How do the two kinds of bottle differ in the energy that they need and in how they are used?`,
      `Give each question two opposite answers. Suppose that a heavy bottle is used once, and then suppose that it is used fifty times. Which question asks about this?`,
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
      `The report covers "the companies in the trial." If those whose output fell had left, the failures are missing from the average. If no such companies had left, the average is more trustworthy.`,
    ],
    wrong: [
      [
        `Whether employees in the trial were more content at its end than they were at its beginning`,
        'out-of-scope',
        `Happier employees may be a good result of the trial. But the conclusion is only that a four-day week "does not lower a company's output."`,
      ],
      [
        `Whether output for each hour worked was higher during the trial than in the year before it`,
        'wrong-comparison',
        `The conclusion is about a company's total output. If companies produced as much in fewer hours, output for each hour must have risen, so the answer adds nothing new.`,
      ],
      [
        `Whether most companies in the trial chose the same day as the one on which nobody works`,
        'not-required',
        `Which day is free may matter to customers or employees. But the conclusion is about working four days instead of five, whichever day is free.`,
      ],
      [
        `Whether output in the companies of the trial was higher in some months than in others`,
        'half-right',
        `Output may well vary from month to month. But the report compares a whole year with "the year before it," so such variation is already included.`,
      ],
    ],
    quick: [
      `Sixty companies began the trial, but the report may not cover all of them. If those with falling output had left, the average looks better than it should.`,
    ],
    full: [
      `Method: ask which companies the evidence covers. The organizers rely on the average output of "the companies in the trial" after twelve months.`,
      `Sixty companies began, but nothing says that all sixty were still in the trial at the end. If those whose output fell had left, the average counts mainly the successes.`,
      `If no such companies had left, the average is better evidence about the four-day week. It is therefore most useful to know whether they had.`,
    ],
    hints: [
      `What evidence do the organizers have that output does not fall?`,
      `Ask which companies the average at the end describes. Which question has an answer that would make you distrust that average?`,
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
      `The goods are paid for "when the goods leave the port," so by train the money is tied up for four more days. If that costs more than trains save, the expectation fails; otherwise, it may well come true.`,
    ],
    wrong: [
      [
        `Whether customers of the shops would be ready to wait for their furniture four days longer`,
        'out-of-scope',
        `Customers need not wait, because the importer can "simply order four days earlier." Besides, the expectation is about cost and not about waiting.`,
      ],
      [
        `Whether bringing goods to the port costs more than bringing them from there to the warehouse`,
        'wrong-comparison',
        `The cost of bringing goods to the port is the same whether trucks or trains carry them from there. It cannot show which of the two is cheaper in total.`,
      ],
      [
        `Whether goods spend more time on the way by train than they spend on the way by truck`,
        'restates-premise',
        `The argument already answers this question: "five days" by train and "a day" by truck. What it leaves open is what the additional days cost.`,
      ],
      [
        `Whether a truck with furniture from the port has ever come several days later than planned`,
        'half-right',
        `A single late truck would tell us only that trucks are sometimes late. It would not show whether trucks or trains cost less in total.`,
      ],
    ],
    quick: [
      `Trains save 30 percent on transport. But goods that are already paid for spend four more days on the way, so the importer must know what tying up its money costs.`,
    ],
    full: [
      `Method: look for a cost that the comparison leaves out. Trains lower the cost of carrying the goods by 30 percent, and the importer expects the total cost to fall.`,
      `The importer pays when the goods leave the port, and by train they arrive four days later. For those days, more of its money is tied up in goods that it cannot yet sell.`,
      `If tying up the money costs more than trains save, the expectation fails; if it costs little, the expectation may well come true. The importer needs to know this cost.`,
    ],
    hints: [
      `Which costs might change if the goods came by train instead of by truck?`,
      `When does the importer pay for the goods, and when can it sell them? Look for a question about a cost that depends on the time between.`,
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
      `People call when a machine does not do what they want. If those who follow the program's manual operate it as correctly as others, calls should not increase; if they make more mistakes, calls probably will.`,
    ],
    wrong: [
      [
        `more than 200 readers would have been able to tell the two pages from each other`,
        'half-right',
        `More readers could tell us better whether the two pages read alike. But a page that reads well may still lead customers to a mistake, and mistakes are what lead to calls.`,
      ],
      [
        `the program takes less time to draft a manual than a technician takes to write one`,
        'out-of-scope',
        `Saving time may be why the maker uses the program. But how long a draft takes does not show whether it "will not lead to more calls."`,
      ],
      [
        `customers call more often about the newest machine than about the older machines`,
        'wrong-comparison',
        `The newest machine may cause more calls whoever wrote its manual. The conclusion is about what the program's manuals do, so what must be compared is two manuals for the same machine.`,
      ],
      [
        `the readers in the test would have liked a manual that had more pictures than text`,
        'not-required',
        `Readers may like pictures in any manual, whoever wrote the text. Their taste does not show whether the program's manuals lead to more calls.`,
      ],
    ],
    quick: [
      `The test shows only how the pages read. Calls depend on whether people can operate the machine, so the maker needs to know how well they do with the program's manual.`,
    ],
    full: [
      `Method: compare what the test measured with what the conclusion predicts. In the test, readers could not tell the two pages apart, and the maker expects no more calls to customer service.`,
      `The readers judged how a page sounds. People who call have tried to use the machine, and a page can sound right and still contain a wrong step.`,
      `If people who follow the program's manual operate the machine as correctly as others, calls should not increase. If they make more mistakes, the conclusion is doubtful.`,
    ],
    hints: [
      `What did the test show, and what does the maker conclude from it?`,
      `What did the readers do with a page, and what do customers do with a manual? Look for the question whose answer would change your view of the calls.`,
    ],
  },
]

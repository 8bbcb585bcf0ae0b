import type { WrittenQuestion } from '../written-question.ts'

/** Electric cars, a page of notes, potholes, a dealer's sales and sample chapters. */
export const coalNotesAndPotholes: readonly WrittenQuestion[] = [
  {
    id: 'cr-0311',
    skill: 'cr-boldface',
    difficulty: 1.3,
    stem: `In our region electric cars are charged mostly at night, and at night our electricity comes almost entirely from coal. At present, therefore, an electric car here runs on coal, just as other cars run on gasoline. Some of my colleagues conclude that a household that buys an electric car this year does nothing for the climate. But a car that is bought this year will be on the road for fifteen years, and the region's coal plants are all going to be closed within the next four. My colleagues have judged a long life by its first years.

In the argument above, the statements 'an electric car here runs on coal' and 'a car that is bought this year will be on the road for fifteen years' play which of the following roles?`,
    key: [
      `The first is a conclusion that the author accepts but others rest too much on; the second helps show why it is not decisive.`,
      `The author grants "at present" that an electric car runs on coal. But the car will be used for fifteen years and the coal plants will close within four. So the present does not decide the matter.`,
    ],
    wrong: [
      [
        `The first is a conclusion that the author attributes to others and rejects; the second is the main evidence for rejecting it.`,
        'half-right',
        `The author does reject a conclusion, but it is that the household "does nothing for the climate." The first statement is the author's own.`,
      ],
      [
        `The first is the main conclusion of the author's argument; the second is a possible objection that the author replies to.`,
        'wrong-role',
        `"Therefore" does mark a conclusion, but not the main one. The main conclusion is that the colleagues are mistaken, and the second statement is a reason for that.`,
      ],
      [
        `The first is evidence for which the author offers no support; the second is a conclusion that is drawn from that evidence.`,
        'wrong-role',
        `The colleagues do use the first statement as evidence. But "therefore" shows that it has support, and the second is a new fact that does not follow from it.`,
      ],
      [
        `The first is an assumption of the author's colleagues; the second is a consequence which shows that it cannot be true.`,
        'too-strong',
        `The two statements seem to contradict each other. But both can be true: the car runs on coal now and will not do so for most of its fifteen years.`,
      ],
    ],
    quick: [
      `The author grants that an electric car runs on coal now. But the fifteen years of its life help show that this does not settle the question.`,
    ],
    full: [
      `Method: sort the conclusions. The argument contains three: that electric cars here run on coal, that they do nothing for the climate, and that the colleagues are mistaken.`,
      `The author accepts the first, rejects the second, which belongs to the colleagues, and argues for the third.`,
      `So the first statement is a conclusion that the author accepts but the colleagues rely on too much. The second, together with the closing of the plants, shows why it does not decide the matter.`,
    ],
    hints: [
      `How many conclusions does the argument contain, and whose are they? Look at "therefore" and "conclude."`,
      `Does the author deny that electric cars run on coal now? What about the years to come?`,
    ],
  },
  {
    id: 'cr-0312',
    skill: 'cr-paradox',
    difficulty: -0.2,
    stem: `A professor allowed the students in one of her two chemistry classes to bring a page of handwritten notes to the final exam. The students in the other class, who were just as able and had been taught in the same way, had to take the same exam without notes. The class with notes scored considerably higher. Yet cameras in the room showed that few of these students had even looked at their page during the exam.

Which of the following, if true, most helps to explain why the class with notes scored higher?`,
    key: [
      `In order to choose what to write on the page, students had gone over the whole course with care.`,
      `What helped was making the page, not looking at it. That explains both the higher scores and the fact that few students looked.`,
    ],
    wrong: [
      [
        `Most students filled both sides of the page with notes in such small writing that it was hard to read.`,
        'explains-one-side',
        `Tiny writing may explain why students did not look at the page. But it does not explain why they scored higher.`,
      ],
      [
        `The students in the other class had been told several weeks before that notes would not be allowed.`,
        'opposite-effect',
        `Knowing about the rule may seem to be a disadvantage. But students who know that they must rely on memory have more reason to study, so their lower scores become more surprising.`,
      ],
      [
        `Few of the questions on the exam could be answered by looking up a single fact or formula.`,
        'explains-one-side',
        `This explains why the page was of little use during the exam. But it makes the higher scores more puzzling.`,
      ],
      [
        `The professor had already allowed notes in an earlier year, and they had been widely used.`,
        'wrong-comparison',
        `Notes that were used in an earlier year may suggest that notes help. But this does not explain the scores of a class that hardly looked at them.`,
      ],
    ],
    quick: [
      `The page did not help during the exam, so it must have helped before. Choosing what to write made students review the whole course.`,
    ],
    full: [
      `Method: accept both facts. Few students looked at the page, and yet the class that was allowed to bring it scored higher.`,
      `The classes were alike in ability and teaching, so the page must have helped in some way, though not during the exam.`,
      `Students wrote it before the exam. If they reviewed the whole course in order to choose what to write, they learned from that. That explains the higher scores.`,
    ],
    hints: [
      `The two classes were alike except for one thing. In what ways could it have made a difference?`,
      `Some options explain why students did not look at the page. Do they also explain the higher scores?`,
    ],
  },
  {
    id: 'cr-0313',
    skill: 'cr-evaluate',
    difficulty: 0.5,
    stem: `Residents of Dover Heights used to report potholes to the city by telephone. Since last year, they have also been able to report them with an app, which sends the exact place and a photograph to the repair crews. On average, potholes reported with the app have been repaired within three days and those reported by telephone within eight. The city concludes that a pothole is repaired sooner if it is reported with the app, and it plans to do away with the telephone line.

It would be most useful in evaluating the city's conclusion to determine whether`,
    key: [
      `potholes on main roads, which crews have always repaired first, are reported mostly with the app`,
      `If so, the fast repairs may be due to the main roads and not to the app. If residents use the app and the telephone equally on all roads, the app is the likely reason.`,
    ],
    wrong: [
      [
        `residents who report a pothole with the app are told by the city when it has been repaired`,
        'out-of-scope',
        `Telling residents about a repair may please them. But the message comes after the repair and cannot have made it faster.`,
      ],
      [
        `more potholes have been reported in all since residents have been able to use the app`,
        'half-right',
        `More reports may keep crews busier. But that affects potholes reported with the app as much as those reported by telephone.`,
      ],
      [
        `the city would save money by doing away with the telephone line for reporting potholes`,
        'out-of-scope',
        `Savings are a natural reason to give up the telephone line. But they matter for the plan, not for the conclusion about how soon potholes are repaired.`,
      ],
      [
        `residents without the app could report a pothole to the city in a way other than by telephone`,
        'out-of-scope',
        `If residents without the app had no other way, the plan would be unfair to them. But that does not affect the comparison of three days with eight.`,
      ],
    ],
    quick: [
      `Three days and eight days are compared. The comparison is fair only if app reports do not come mostly from main roads, which are repaired first anyway.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. The city compares potholes reported in two ways and credits the app.`,
      `Something else, such as the roads, may differ between the two groups of potholes.`,
      `If app reports come mostly from main roads, which crews always repair first, the app may make no difference. If they do not, the conclusion is stronger. So it is most useful to know which roads the app reports come from.`,
      `Saving money and being fair to residents matter for the plan, but the conclusion is only about how soon potholes are repaired.`,
    ],
    hints: [
      `Apart from how they were reported, how might the three-day potholes differ from the eight-day ones?`,
      `Distinguish the conclusion from the plan. Which options concern only the plan?`,
    ],
  },
  {
    id: 'cr-0314',
    skill: 'cr-flaw',
    difficulty: -0.7,
    stem: `From the report of a piano dealer: In 2023, we sold 20 percent fewer pianos than in 2022. In 2024, however, we sold 20 percent more than in 2023. So by 2024 we had made up for the whole decline, and sales were back where they had been in 2022.

The reasoning in the report is flawed because it`,
    key: [
      `overlooks that the two percents are taken of two different numbers of pianos`,
      `Twenty percent of the smaller number sold in 2023 is less than 20 percent of the number sold in 2022. If 100 were sold in 2022, 80 were sold in 2023 and 96 in 2024.`,
    ],
    wrong: [
      [
        `overlooks that pianos may have been sold at a lower price in 2024 than in 2022`,
        'out-of-scope',
        `Lower prices would mean lower income. But the report compares numbers of pianos sold, not income.`,
      ],
      [
        `overlooks that two years are too short a time to show how sales will develop`,
        'out-of-scope',
        `Two years may be too short to show a trend. But the report makes no forecast; it says only where sales stood in 2024.`,
      ],
      [
        `overlooks that other dealers may have sold more pianos in 2024 than in 2023 as well`,
        'wrong-comparison',
        `A market that grew for everyone would make the result less impressive. But the report compares this dealer's sales only with the same dealer's sales in 2022.`,
      ],
      [
        `overlooks that whatever caused the decline in 2023 may return in a later year`,
        'out-of-scope',
        `A cause that returns "in a later year" would affect later sales. It would not change whether sales in 2024 were back at the level of 2022.`,
      ],
    ],
    quick: [
      `If 100 pianos were sold in 2022, then 80 were sold in 2023 and 96 in 2024. Twenty percent of 80 is less than 20 percent of 100.`,
    ],
    full: [
      `Method: name the step, and try it with a number. The step is: down 20 percent, then up 20 percent, so back to the start.`,
      `Suppose that 100 pianos were sold in 2022. Twenty percent fewer is 80, and 20 percent more than 80 is 80 + 16 = 96, not 100.`,
      `Twenty percent of 100 is more than 20 percent of 80. The report overlooks that the two figures are percentages of different numbers, and that is its flaw.`,
    ],
    hints: [
      `The report treats a fall of 20 percent and a rise of 20 percent as canceling out. How could you test that?`,
      `Suppose that the dealer sold 100 pianos in 2022. How many were sold in 2023 and in 2024?`,
    ],
  },
  {
    id: 'cr-0315',
    skill: 'cr-complete',
    difficulty: 0.4,
    stem: `On the website of a publisher, visitors to the page of a novel may read its first chapter free of charge. Those who do so buy the novel four times as often as those who do not. The sales department therefore wants to have the first chapter open by itself for every visitor. But most visitors who now decide to read the chapter had come to the page because a friend or a review had recommended the novel. From the figures that the department has, consequently, it cannot be told whether _______.

Which of the following most logically completes the argument?`,
    key: [
      `reading the chapter leads visitors to buy or is merely done by those who would buy anyway`,
      `A recommendation may lead to both the reading and the buying. The figures would look the same whether the chapter has any effect or not.`,
    ],
    wrong: [
      [
        `visitors who buy the novel after reading its first chapter go on to read all the others`,
        'out-of-scope',
        `Reading the other chapters would show that visitors liked the book. But the department cares about sales, and nothing in the argument leads to this question.`,
      ],
      [
        `visitors who read the first chapter now buy the novel more often than those who do not`,
        'restates-premise',
        `The figures do tell us this: readers of the chapter buy the novel "four times as often." What they do not tell us is why.`,
      ],
      [
        `the first chapter of a novel is a better reason to buy it than a review or a friend is`,
        'wrong-comparison',
        `The argument does not weigh a chapter against a friend or a review. It asks whether reading the chapter leads anyone to buy.`,
      ],
      [
        `the novels recommended by reviews and friends are also those most often visited on the site`,
        'out-of-scope',
        `The argument does mention recommendations. But it does so because they may lead to both reading and buying, not to say which pages are visited most.`,
      ],
    ],
    quick: [
      `A recommendation may lead people both to read and to buy. So the figures cannot tell whether the reading causes the buying.`,
    ],
    full: [
      `Method: say what the blank needs. "But" introduces something that may lead people to read. After "consequently," the blank must say what the figures then fail to show.`,
      `The department assumes that reading the chapter leads to buying. But a recommendation may lead a visitor to do both.`,
      `In either case, those who read the chapter buy more often. So the figures cannot tell whether the chapter leads visitors to buy or is just read by people who would buy anyway.`,
    ],
    hints: [
      `What does the sales department infer from its figures?`,
      `The sentence with "But" introduces a possible common cause. What might it be the cause of?`,
    ],
  },
]

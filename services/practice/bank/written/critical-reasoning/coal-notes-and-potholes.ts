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
      `It follows from the facts about charging, and the author grants it 'at present'. The length of a car's life shows that the present is only a part of the matter.`,
    ],
    wrong: [
      [
        `The first is a conclusion that the author attributes to others and rejects; the second is the main evidence for rejecting it.`,
        'half-right',
        `What is rejected is the further conclusion that the buyer does nothing for the climate. That cars run on coal now, the author says without reservation.`,
      ],
      [
        `The first is the main conclusion of the author's argument; the second is a possible objection that the author replies to.`,
        'wrong-role',
        `The author's main conclusion is that the colleagues are mistaken. The second statement is a reason for that.`,
      ],
      [
        `The first is evidence for which the author offers no support; the second is a conclusion that is drawn from that evidence.`,
        'wrong-role',
        `'Therefore' shows that the first is itself supported. The second does not follow from it and is a new fact.`,
      ],
      [
        `The first is an assumption of the author's colleagues; the second is a consequence which shows that it cannot be true.`,
        'too-strong',
        `Both can be true together: the car runs on coal now and will not do so for most of its fifteen years.`,
      ],
    ],
    quick: [`Granted: coal now. Rejected: no good for the climate. Reason: fifteen years.`],
    full: [
      `Method: conclusion first, and count the conclusions. There are three: 'runs on coal' (after 'therefore'), 'does nothing for the climate' (the colleagues'), and that the colleagues are mistaken.`,
      `The author shares the first, rejects the second, and argues for the third.`,
      `The first statement is thus a conclusion the author accepts, on which the colleagues build too much. The second, with the closing of the plants, shows that it holds for only a small part of a car's life.`,
    ],
    hints: [
      `How many conclusions are drawn in the text, and by whom? Look at 'therefore' and at 'conclude'.`,
      `Does the author deny that electric cars run on coal now? What about the time to come?`,
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
      `The good came from making the page and not from looking at it. So both the higher scores and the unused pages are accounted for.`,
    ],
    wrong: [
      [
        `Most students filled both sides of the page with notes in such small writing that it was hard to read.`,
        'explains-one-side',
        `It may be why they did not look at the page. Why they scored higher remains open.`,
      ],
      [
        `The students in the other class had been told several weeks before that notes would not be allowed.`,
        'opposite-effect',
        `They knew that they would have to rely on memory, which should have made them study more.`,
      ],
      [
        `Few of the questions on the exam could be answered by looking up a single fact or formula.`,
        'explains-one-side',
        `It explains why a page of notes was of little use in the room. That makes the higher scores more puzzling.`,
      ],
      [
        `The professor had already allowed notes in an earlier year, and they had been widely used.`,
        'wrong-comparison',
        `What happened in another year does not explain the scores of this class.`,
      ],
    ],
    quick: [`The page did not help during the exam. When else could it have helped?`],
    full: [
      `Method: both facts at once. The page was hardly used, and the class that had it scored higher.`,
      `The classes are alike in ability and teaching, so the page must have done something, but not in the room.`,
      `It was made before the exam. If choosing what to write meant going over the course, students learned by making it.`,
    ],
    hints: [
      `The cameras rule out one way in which the notes could have helped. At what other time might they have helped?`,
      `Some options explain why the page was not looked at. Do they also explain the higher scores?`,
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
      `If so, it may be the road and not the app that makes for fast repairs. If both ways are used alike on all roads, the app is the likely reason.`,
    ],
    wrong: [
      [
        `residents who report a pothole with the app are told by the city when it has been repaired`,
        'out-of-scope',
        `It may be a comfort to them. The repair is neither faster nor slower for it.`,
      ],
      [
        `more potholes have been reported in all since residents have been able to use the app`,
        'half-right',
        `More reports may keep crews busier, but this would hold for both ways of reporting.`,
      ],
      [
        `the city would save money by doing away with the telephone line for reporting potholes`,
        'out-of-scope',
        `This bears on the plan and not on the conclusion about how soon potholes are repaired.`,
      ],
      [
        `residents without the app could report a pothole to the city in a way other than by telephone`,
        'out-of-scope',
        `It matters for whether the plan is fair to them. The comparison of three and eight days stands either way.`,
      ],
    ],
    quick: [`Three days against eight: are the same potholes being compared?`],
    full: [
      `Method: the two-answers test. The city compares potholes reported in two ways and credits the way of reporting.`,
      `Something else may differ between the two sets of potholes, such as the roads on which they lie.`,
      `Answer yes: app reports come from roads that crews serve first anyway, so the app may do nothing. Answer no: this rival is gone, and the conclusion is stronger.`,
      `Money and fairness belong to the plan. The conclusion is only about speed.`,
    ],
    hints: [
      `Apart from how they were reported, how might the three-day potholes differ from the eight-day ones?`,
      `Keep the conclusion apart from the plan. Which options are about the plan only?`,
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
      `20 percent of the smaller number of 2023 is less than 20 percent of the number of 2022. From 100 to 80 to 96: four are missing.`,
    ],
    wrong: [
      [
        `overlooks that pianos may have been sold at a lower price in 2024 than in 2022`,
        'out-of-scope',
        `The report counts pianos. Prices do not come into it.`,
      ],
      [
        `overlooks that two years are too short a time to show how sales will develop`,
        'out-of-scope',
        `The report says where sales stood in 2024. It makes no forecast.`,
      ],
      [
        `overlooks that other dealers may have sold more pianos in 2024 than in 2023 as well`,
        'wrong-comparison',
        `How others did has no bearing on whether this dealer is back at the number of 2022.`,
      ],
      [
        `overlooks that whatever caused the decline in 2023 may return in a later year`,
        'out-of-scope',
        `The report does not say that sales will stay where they are.`,
      ],
    ],
    quick: [`100 → 80 → 96.`],
    full: [
      `Method: name the step, and try it with a number. The step: down 20 percent, up 20 percent, so back at the start.`,
      `100 pianos, 20 percent fewer: 80. 20 percent more than 80: 80 + 16 = 96.`,
      `The second 20 percent is of 80, the first of 100. It would take 25 percent to come back from 80 to 100.`,
    ],
    hints: [
      `Try the report's claim with 100 pianos in 2022. How many were sold in 2024?`,
      `Of what number is each of the two 20 percents taken?`,
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
      `A recommendation may bring about both the reading and the buying. The figures would be the same in either case.`,
    ],
    wrong: [
      [
        `visitors who buy the novel after reading its first chapter go on to read all the others`,
        'out-of-scope',
        `The department cares about sales, and nothing in the text leads up to this.`,
      ],
      [
        `visitors who read the first chapter now buy the novel more often than those who do not`,
        'restates-premise',
        `This is just what the figures tell: four times as often. What they do not tell is why.`,
      ],
      [
        `the first chapter of a novel is a better reason to buy it than a review or a friend is`,
        'wrong-comparison',
        `The question is not which reason is the best, but whether the chapter has any effect at all.`,
      ],
      [
        `the novels recommended by reviews and friends are also those most often visited on the site`,
        'out-of-scope',
        `Which novels are visited does not matter for what reading a chapter does.`,
      ],
    ],
    quick: [`Recommended, so read; recommended, so bought. Does reading cause buying?`],
    full: [
      `Method: prediction. 'But' names something that lies behind the reading; 'consequently' asks what the figures then fail to show.`,
      `The department reads the figures as: chapter, then purchase. The text offers another reading: recommendation, then both.`,
      `Under both readings, those who read buy four times as often. So the figures do not tell whether the chapter itself sells the novel.`,
    ],
    hints: [
      `Which two groups of visitors do the department's figures compare, and in what respect other than the chapter do these groups differ?`,
      `The sentence with 'But' brings in a possible common cause. Of which two things?`,
    ],
  },
]

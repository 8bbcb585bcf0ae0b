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
      `The author grants that "at present" an electric car runs on coal but objects that others conclude too much from it. The car's fifteen years on the road help show that the present does not decide the matter.`,
    ],
    wrong: [
      [
        `The first is a conclusion that the author attributes to others and rejects; the second is the main evidence for rejecting it.`,
        'half-right',
        `The author does reject a conclusion, but it is that the household "does nothing for the climate." The first statement is the author's own and is not rejected.`,
      ],
      [
        `The first is the main conclusion of the author's argument; the second is a possible objection that the author replies to.`,
        'wrong-role',
        `"Therefore" marks the first statement as a conclusion, but not as the main one. The main conclusion is that the colleagues are mistaken, and the second statement is a reason for that, not an objection to it.`,
      ],
      [
        `The first is evidence for which the author offers no support; the second is a conclusion that is drawn from that evidence.`,
        'wrong-role',
        `The colleagues do use the first statement as evidence. But the author supports it with the facts before "therefore," and the second statement is a separate fact that does not follow from it.`,
      ],
      [
        `The first is an assumption of the author's colleagues; the second is a consequence which shows that it cannot be true.`,
        'too-strong',
        `The second statement does not show that the first "cannot be true." The car can run on coal "at present" and on other electricity for most of its fifteen years.`,
      ],
    ],
    quick: [
      `The author accepts that an electric car runs on coal now. Its fifteen years on the road help show that the present does not settle the question.`,
    ],
    full: [
      `Method: sort the conclusions by who draws them. The colleagues conclude that buying such a car does nothing for the climate. The author concludes that the car runs on coal now and that the colleagues are mistaken.`,
      `So the first statement is a conclusion that the author accepts. The author's complaint is that the colleagues rest too much on it.`,
      `The second statement, together with the closing of the coal plants, is the author's evidence that a car's first years do not settle the question.`,
    ],
    hints: [
      `Who draws each conclusion in the passage: the author, the colleagues, or both?`,
      `For each statement, ask who makes it, whether the author accepts it, and what it is used to show.`,
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
      `Preparing the page made students review the whole course. That explains the higher scores even though few students looked at the page during the exam.`,
    ],
    wrong: [
      [
        `Most students filled both sides of the page with notes in such small writing that it was hard to read.`,
        'explains-one-side',
        `Tiny writing may explain why few students looked at the page. But a page that is hard to read cannot explain why the class did better.`,
      ],
      [
        `The students in the other class had been told several weeks before that notes would not be allowed.`,
        'opposite-effect',
        `Students who know that they must rely on memory have every reason to study more. That makes the lower scores of the other class harder to understand, not easier.`,
      ],
      [
        `Few of the questions on the exam could be answered by looking up a single fact or formula.`,
        'explains-one-side',
        `This explains why the page was of little use during the exam. But if the page was of little use, the higher scores are all the more puzzling.`,
      ],
      [
        `The professor had already allowed notes in an earlier year, and they had been widely used.`,
        'wrong-comparison',
        `In that earlier year, students used their notes a great deal. That does not explain how this class scored higher while hardly looking at its notes.`,
      ],
    ],
    quick: [
      `The page was hardly used during the exam, so its benefit must have come earlier. Choosing what to write made students review the whole course.`,
    ],
    full: [
      `Method: accept both facts. Few students looked at the page, and yet the class that was allowed to bring it scored higher.`,
      `The classes were alike in ability and teaching, so being allowed a page of notes probably helped in some way. Since few students looked at it, the help did not come during the exam.`,
      `The students wrote the page before the exam. If choosing what to write made them go over the whole course with care, they learned the material, and their higher scores are no surprise.`,
    ],
    hints: [
      `What made the two classes different, and what did the cameras show?`,
      `Look for an option that explains both facts: few students looked at the page, and yet their class scored higher. When could the page have helped?`,
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
      `If app reports come mostly from main roads, the quick repairs may be due to the roads and not to the app. If app reports come from all kinds of roads, the app is a more likely reason.`,
    ],
    wrong: [
      [
        `residents who report a pothole with the app are told by the city when it has been repaired`,
        'out-of-scope',
        `Residents would no doubt like to get this message. But it comes after the repair, so it cannot have made the repair happen sooner.`,
      ],
      [
        `more potholes have been reported in all since residents have been able to use the app`,
        'half-right',
        `More reports may keep the crews busier. But that should delay both kinds of reports alike, so it cannot account for the gap between three days and eight.`,
      ],
      [
        `the city would save money by doing away with the telephone line for reporting potholes`,
        'out-of-scope',
        `Saving money is a natural reason to drop the telephone line. But it bears only on the plan, not on the conclusion that app reports lead to faster repairs.`,
      ],
      [
        `residents without the app could report a pothole to the city in a way other than by telephone`,
        'out-of-scope',
        `If residents without the app had no other way to report, the plan might be unfair to them. But fairness has nothing to do with why one repair takes three days and another eight.`,
      ],
    ],
    quick: [
      `Comparing three days with eight is fair only if the potholes are alike. If app reports come mostly from main roads, the roads may explain the gap.`,
    ],
    full: [
      `Method: answer each question yes and then no, and see whether the gap between three and eight days can still be credited to the app.`,
      `Suppose that app reports come mostly from main roads, which crews have always repaired first. Then the app itself may make no difference.`,
      `Suppose instead that they come from all kinds of roads. Then main roads do not explain the faster repairs, and the city's conclusion is stronger.`,
      `The questions about money and about residents without the app concern the plan, not how soon a pothole is repaired.`,
    ],
    hints: [
      `Which two groups of potholes does the city compare, and is the comparison fair?`,
      `Set aside the options that matter only for the plan to drop the telephone line. Answer each of the others yes and then no, and see what happens to the conclusion.`,
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
      `The drop is 20 percent of sales in 2022, and the rise is 20 percent of the smaller sales in 2023. If 100 pianos were sold in 2022, then 80 were sold in 2023 and only 96 in 2024.`,
    ],
    wrong: [
      [
        `overlooks that pianos may have been sold at a lower price in 2024 than in 2022`,
        'out-of-scope',
        `Lower prices would mean lower revenue. But the report counts how many pianos "we sold," and price does not change that count.`,
      ],
      [
        `overlooks that two years are too short a time to show how sales will develop`,
        'out-of-scope',
        `Two years may be too short to show a trend. But the report makes no forecast; it says only that sales in 2024 "were back where they had been in 2022."`,
      ],
      [
        `overlooks that other dealers may have sold more pianos in 2024 than in 2023 as well`,
        'wrong-comparison',
        `Growth at other dealers might make this dealer's rise less impressive. But the report compares the dealer only with its own sales in 2022, so other dealers do not matter.`,
      ],
      [
        `overlooks that whatever caused the decline in 2023 may return in a later year`,
        'out-of-scope',
        `A cause that returns after 2024 would affect later sales. It would not change whether sales in 2024 were back at the level of 2022.`,
      ],
    ],
    quick: [
      `If 100 pianos were sold in 2022, then 80 were sold in 2023 and 96 in 2024. Twenty percent of 80 is less than 20 percent of 100.`,
    ],
    full: [
      `Method: try the argument with a number. The report claims that a drop of 20 percent followed by a rise of 20 percent brings sales back to where they started.`,
      `Suppose that 100 pianos were sold in 2022. A drop of 20 percent leaves 80. A rise of 20 percent of 80 adds only 16, so 96 are sold in 2024.`,
      `That is still 4 pianos short of where sales started. The report overlooks that its two percentages are taken of different numbers.`,
    ],
    hints: [
      `What does the report conclude about sales in 2024, and from which two figures?`,
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
      `A recommendation may lead people both to read the chapter and to buy the novel. Readers would then buy more often even if the chapter had no effect, so the figures cannot tell the two cases apart.`,
    ],
    wrong: [
      [
        `visitors who buy the novel after reading its first chapter go on to read all the others`,
        'out-of-scope',
        `If buyers go on to the other chapters, they presumably like the novel. But the figures are about who buys, and nothing in the argument leads to what buyers do afterward.`,
      ],
      [
        `visitors who read the first chapter now buy the novel more often than those who do not`,
        'restates-premise',
        `The figures do tell us this: those who read the chapter buy the novel "four times as often." What they cannot tell us is why.`,
      ],
      [
        `the first chapter of a novel is a better reason to buy it than a review or a friend is`,
        'wrong-comparison',
        `The argument mentions friends and reviews only because they may explain why readers of the chapter buy. It never asks whether a chapter or a recommendation is the better reason to buy.`,
      ],
      [
        `the novels recommended by reviews and friends are also those most often visited on the site`,
        'out-of-scope',
        `How often different novels are visited is not at issue. Recommendations matter here because they may lead a visitor both to read the chapter and to buy the novel.`,
      ],
    ],
    quick: [
      `Those who read the chapter may have been ready to buy before they opened it. So the figures cannot tell whether the reading causes the buying.`,
    ],
    full: [
      `Method: predict the blank. The sentence with "But" offers another explanation of the figures, so the blank must say what the figures then fail to show.`,
      `The department assumes that reading the chapter leads people to buy. But a recommendation may bring people to the page who then do both: read the chapter and buy the novel.`,
      `Either way, readers of the chapter would buy more often than others. So the figures cannot tell us whether the chapter leads visitors to buy or is just read by people who would buy anyway.`,
    ],
    hints: [
      `What does the sales department take its figures to show, and what does the sentence with "But" add?`,
      `Ask what else could lead the same visitors both to read the chapter and to buy. Then say what the figures fail to settle.`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Night shifts, a scanner, law schools, cod and a bonus. */
export const nursesScannersAndCod: readonly WrittenQuestion[] = [
  {
    id: 'cr-0281',
    skill: 'cr-paradox',
    difficulty: 0.7,
    stem: `Nurses at Stafford Hospital may sign up for as many night shifts as they like in addition to their regular hours. To have more night shifts filled, the hospital raised the pay for them by 20 percent in May. Nurses welcomed the change, and neither the number of nurses nor the work at night was any different afterward. Nevertheless, nurses signed up for fewer night shifts in June and July than they had in March and April.

Which of the following, if true, most helps to explain why they signed up for fewer shifts?`,
    key: [
      `Most nurses take only as many night shifts as they need to earn a certain additional amount each month.`,
      `With higher pay, the same amount is earned in fewer shifts. So the raise itself leads such nurses to sign up for fewer.`,
    ],
    wrong: [
      [
        `Most nurses who had never taken a night shift before May did not begin to take any after the raise.`,
        'explains-one-side',
        `It shows that the raise won no new nurses for the night. Why others took fewer shifts remains open.`,
      ],
      [
        `Even after the raise, nurses were paid less for a night shift at Stafford than at most other hospitals.`,
        'explains-one-side',
        `This was even more so before May. It cannot be why they signed up for fewer shifts than then.`,
      ],
      [
        `Nurses were informed of the raise a week before they had to sign up for the night shifts of June.`,
        'opposite-effect',
        `They knew of it in time, so the usual effect of a raise should have shown.`,
      ],
      [
        `Patients at Stafford need about as much care during the nights of summer as during those of spring.`,
        'opposite-effect',
        `It rules out a reason for the difference, lighter work, and so makes the decline harder to explain.`,
      ],
    ],
    quick: [`If one wants a fixed sum, higher pay means fewer shifts.`],
    full: [
      `Method: both facts at once. Pay for a night shift went up and was welcome, and fewer shifts were taken.`,
      `One expects more pay to bring more work. So look for nurses for whom it has the reverse effect.`,
      `A nurse who wants $600 more a month takes four shifts at $150, but only about three at $180. The raise is welcome and reduces the shifts.`,
      `That others pay more, or that no one new came, would leave the number about where it was.`,
    ],
    hints: [
      `For what kind of person would a higher pay for each shift be a reason to take fewer of them?`,
      `The decline came after the raise. Does the option in front of you describe something that changed in May?`,
    ],
  },
  {
    id: 'cr-0282',
    skill: 'cr-evaluate',
    difficulty: 0.6,
    stem: `A software company writes some of its programs in an older language and others in a newer one. It uses a scanner, a tool that reads programs and reports flaws by which intruders could break in. Last year, the scanner reported 40 percent fewer flaws in the programs written in the newer language than in equally long programs of the same kind written in the older one. The company plans to rewrite its older programs so that intruders will find fewer flaws in them.

Which of the following would be most important to know in order to judge whether the plan is likely to have this effect?`,
    key: [
      `Whether the scanner overlooks more of the flaws in programs that are written in the newer language`,
      `If it does, the newer programs may have as many flaws as the older. If it finds flaws equally well in both, the figures support the plan.`,
    ],
    wrong: [
      [
        `Whether programmers at the company would rather work with the newer language than with the older`,
        'out-of-scope',
        `What they like may matter for their mood. The number of flaws does not follow from it.`,
      ],
      [
        `Whether the company could sell its programs at a higher price once they had been rewritten`,
        'out-of-scope',
        `This would be another reason for the plan. It does not touch the effect in question.`,
      ],
      [
        `Whether other companies that use the same scanner also write programs in both of the languages`,
        'wrong-comparison',
        `That others use both languages says nothing about flaws in either.`,
      ],
      [
        `Whether intruders last year tried to break into more programs in the older language than in the newer`,
        'half-right',
        `Attempts show what intruders aim at. The plan is about how many flaws there will be for them to find.`,
      ],
    ],
    quick: [`Flaws reported are not flaws present. Does the tool see equally well in both languages?`],
    full: [
      `Method: the two-answers test. The evidence is what the scanner reports, and the plan is about flaws that exist.`,
      `Answer yes: the tool is half blind in the newer language, and 40 percent fewer reports may hide as many flaws.`,
      `Answer no: fewer reports do mean fewer flaws, and the plan is likely to work.`,
      `Price, liking, and other companies leave the step from reports to flaws untouched.`,
    ],
    hints: [
      `Who or what produced the figure of 40 percent? Could that source be better at one of the languages?`,
      `Between 'fewer flaws were reported' and 'there are fewer flaws', something is taken for granted.`,
    ],
  },
  {
    id: 'cr-0283',
    skill: 'cr-assumption',
    difficulty: 0.9,
    stem: `Of last year's graduates of Ridley Law School, 92 percent passed the state's bar examination at the first attempt; of the graduates of Stone Law School, 78 percent did. The two schools admit students with the same grades and the same scores, and they have done so for many years. It follows that Ridley prepares the students whom it admits better for the examination than Stone does.

Which of the following is an assumption on which the argument depends?`,
    key: [
      `Students who would probably have failed were not far more likely to leave Ridley before graduating than to leave Stone.`,
      `If Ridley loses its weak students on the way, its graduates pass more often without having been better prepared. The schools admit alike but need not graduate alike.`,
    ],
    wrong: [
      [
        `The Ridley graduates who passed at the first attempt did not get much better results than the Stone graduates who did.`,
        'opposite-effect',
        `Better results would only add to the case for Ridley. The argument does not need them to be absent.`,
      ],
      [
        `The Stone graduates who failed at the first attempt were no more likely than those of Ridley to pass at the second attempt.`,
        'wrong-comparison',
        `The argument goes by first attempts. What happens at the second does not affect the comparison.`,
      ],
      [
        `Students who had the same grades and scores but went to a third law school did not do better than Ridley's on the examination.`,
        'out-of-scope',
        `A third school may be better than both. The conclusion compares only these two.`,
      ],
      [
        `Students at Ridley pay about as much for their years at the law school as students at Stone have to pay for theirs.`,
        'not-required',
        `A school that prepares its students better may charge more for it. What it charges does not change how well it prepares them.`,
      ],
    ],
    quick: [`The schools admit alike, but the percents are of graduates. What happened between?`],
    full: [
      `Method: negation. Deny each option and see whether better preparation still follows.`,
      `Evidence: same students at entry, different success of graduates. Conclusion about those whom the schools admit.`,
      `Suppose that at Ridley a fifth of each class, those likely to fail, leave before they graduate, and that at Stone hardly anyone leaves. Then 92 percent of the rest may come from selection and not from preparation.`,
      `Second attempts, results above passing, and other schools can be otherwise without harm to the argument.`,
    ],
    hints: [
      `92 percent of whom? Compare this group with the group of students that the last sentence speaks of.`,
      `Two schools start with the same students. In which ways, other than by teaching well, could one end up with graduates who pass more often?`,
    ],
  },
  {
    id: 'cr-0284',
    skill: 'cr-complete',
    difficulty: 0.5,
    stem: `Where fishing removes the largest fish, a kind of fish may become smaller over the decades. Officials in Norhaven believe that this has not happened to the cod off their coast: for thirty years, they say, the cod brought ashore have had an average length of 22 inches. But the nets that boats are required to use there let any cod shorter than 20 inches escape, and few cod off Norhaven have ever grown longer than 24. The average length of the cod brought ashore would therefore have stayed close to 22 inches even if _______.

Which of the following most logically completes the argument?`,
    key: [
      `a much larger share of the cod in the sea were now shorter than 20 inches`,
      `Such cod slip through the nets and never enter the average, so they could have become far more common without a trace in it.`,
    ],
    wrong: [
      [
        `boats had not been required to use nets that let short cod escape from them`,
        'opposite-effect',
        `With other nets, short cod would be brought ashore, and the average would show them.`,
      ],
      [
        `a smaller number of cod had been brought ashore in recent years than before`,
        'out-of-scope',
        `It may be true that numbers do not change an average. But the argument is about whether cod have become smaller.`,
      ],
      [
        `most of the cod in the sea had always been between 20 and 24 inches long`,
        'restates-premise',
        `Then the average would be about 22 because the officials are right. The argument needs a case in which they are wrong.`,
      ],
      [
        `some cod that are shorter than 20 inches grow to be longer than 24 inches`,
        'out-of-scope',
        `How some cod grow does not bear on whether they have become smaller over the decades.`,
      ],
    ],
    quick: [`Only cod between 20 and 24 inches are measured. What could happen below 20 unseen?`],
    full: [
      `Method: prediction. 'Even if' calls for what the officials deny, in a form that their figures could not show.`,
      `What they deny is that cod have become smaller. What their figures cannot show is anything below 20 inches.`,
      `Put together: many more cod below 20 inches than before. The catch still lies between 20 and 24, and its average near 22.`,
    ],
    hints: [
      `Which cod never get into the officials' average, however many there are?`,
      `The words 'even if' announce something that would be bad news for the officials' belief. What do they believe?`,
    ],
  },
  {
    id: 'cr-0285',
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `A call center has to replace more than a third of its new employees before they have completed a year, and training each replacement costs it $4,000. It therefore plans to pay a bonus of $2,000 to each new employee who completes a year. It expects that, once the bonus has been announced, it will have to replace far fewer new employees before they have completed a year.

Which of the following, if true, most seriously calls this expectation into question?`,
    key: [
      `Most new employees whom the center has had to replace were dismissed because they had not met its standards.`,
      `A bonus is a reason to stay for those who could stay. Employees who are dismissed do not leave of their own accord.`,
    ],
    wrong: [
      [
        `Most employees who receive a bonus of this kind look for another position within weeks of having received it.`,
        'ignored-condition',
        `These have completed the year. The expectation is about replacements before that.`,
      ],
      [
        `Most call centers in the region pay new employees about as much for each hour as this center does at present.`,
        'opposite-effect',
        `With equal pay elsewhere, a bonus would set this center apart and give employees a reason to stay.`,
      ],
      [
        `Most of the new employees whom the center has had to replace had worked there for more than two months.`,
        'out-of-scope',
        `When they had to be replaced does not tell whether a bonus would have kept them.`,
      ],
      [
        `Most new employees of the center say that the work is harder than they had expected when they applied.`,
        'half-right',
        `Hard work may be a reason to leave, but a bonus can be a reason to put up with it.`,
      ],
    ],
    quick: [`A bonus keeps those who may choose. Did those who were replaced choose?`],
    full: [
      `Method: follow the plan from the means to the end. Means: a bonus after a year. End: fewer replacements within a year.`,
      `It works through the decision of an employee to stay. So it works only on those whose decision it is.`,
      `If most were dismissed, the decision was the center's, and the bonus does not touch it.`,
      `That people leave after the bonus tempts, but leaving after the first year is no failure of this plan.`,
    ],
    hints: [
      `Through whose decision is the bonus supposed to work?`,
      `The expectation is limited to 'before they have completed a year'. Which options speak of something after that, or of people whom the bonus cannot reach?`,
    ],
  },
]

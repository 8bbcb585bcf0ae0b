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
      `With higher pay, these nurses earn the same additional amount in fewer shifts. So the raise itself leads them to sign up for fewer.`,
    ],
    wrong: [
      [
        `Most nurses who had never taken a night shift before May did not begin to take any after the raise.`,
        'explains-one-side',
        `Nurses who "had never taken a night shift" added no shifts after the raise. But that does not explain why the others took fewer than before.`,
      ],
      [
        `Even after the raise, nurses were paid less for a night shift at Stafford than at most other hospitals.`,
        'explains-one-side',
        `Nurses were paid less than at other hospitals before May too, and the gap was even larger then. So lower pay cannot explain why they signed up for fewer shifts afterward.`,
      ],
      [
        `Nurses were informed of the raise a week before they had to sign up for the night shifts of June.`,
        'opposite-effect',
        `Nurses knew of the raise "a week before" they signed up for June. So higher pay should have had its usual effect, and the decline is even more surprising.`,
      ],
      [
        `Patients at Stafford need about as much care during the nights of summer as during those of spring.`,
        'opposite-effect',
        `If patients needed less care in summer, fewer shifts might be needed. But this option says that they need "about as much care," which makes the decline harder to explain.`,
      ],
    ],
    quick: [`If a nurse wants a fixed amount each month, higher pay means fewer shifts.`],
    full: [
      `Method: accept both facts. Pay for night shifts rose and was welcome, and yet nurses signed up for fewer of them.`,
      `Higher pay would be expected to attract more shifts. So look for a kind of nurse for whom it has the opposite effect.`,
      `A nurse who wants $600 more a month takes four shifts at $150 but only about three at $180. If most nurses are like this, the raise explains the decline.`,
      `Higher pay at other hospitals, or a lack of new nurses, would leave the number about the same.`,
    ],
    hints: [
      `Higher pay was expected to attract more shifts. What does that expectation assume about nurses?`,
      `For what kind of person would higher pay per shift be a reason to take fewer shifts?`,
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
      `If it does, the newer programs may have as many flaws as the older ones. If it finds flaws equally well in both, the figures support the plan.`,
    ],
    wrong: [
      [
        `Whether programmers at the company would rather work with the newer language than with the older`,
        'out-of-scope',
        `Programmers who like a language may write better programs. But their preferences do not show how many flaws the rewritten programs will have.`,
      ],
      [
        `Whether the company could sell its programs at a higher price once they had been rewritten`,
        'out-of-scope',
        `A higher price would be another reason for the plan, but it does not affect how many flaws intruders will find.`,
      ],
      [
        `Whether other companies that use the same scanner also write programs in both of the languages`,
        'wrong-comparison',
        `Other companies' experience might be useful to know. But that they use both languages tells us nothing about flaws in either.`,
      ],
      [
        `Whether intruders last year tried to break into more programs in the older language than in the newer`,
        'half-right',
        `More attempts on older programs may seem to prove that they are weak. But they show which programs intruders choose, not how many flaws there are to find.`,
      ],
    ],
    quick: [
      `The figures count the flaws that were reported. If the scanner overlooks more flaws in the newer language, the newer programs may have just as many.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. The evidence is what the scanner reports, and the plan is about flaws that exist.`,
      `If the scanner overlooks more flaws in the newer language, 40 percent fewer reports may hide just as many flaws.`,
      `If it does not, fewer reports do mean fewer flaws, and the plan is likely to work. So this is the most important thing to know.`,
      `The questions about price, preferences, and other companies do not affect the step from reports to flaws.`,
    ],
    hints: [
      `What produced the figure of 40 percent? Can it be trusted equally for both languages?`,
      `What must be true if "fewer flaws were reported" is to mean "there are fewer flaws"?`,
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
      `If Ridley loses its weakest students along the way, its graduates pass more often without having been better prepared. The schools admit similar students but may not graduate similar ones.`,
    ],
    wrong: [
      [
        `The Ridley graduates who passed at the first attempt did not get much better results than the Stone graduates who did.`,
        'opposite-effect',
        `If Ridley's graduates did get "much better results," Ridley would only look better. The argument does not have to rule that out.`,
      ],
      [
        `The Stone graduates who failed at the first attempt were no more likely than those of Ridley to pass at the second attempt.`,
        'wrong-comparison',
        `Second attempts also show how well students are prepared. But the argument is about first attempts, and what happens later does not affect the comparison.`,
      ],
      [
        `Students who had the same grades and scores but went to a third law school did not do better than Ridley's on the examination.`,
        'out-of-scope',
        `A third school may do better or worse than both. But the conclusion compares only Ridley with Stone.`,
      ],
      [
        `Students at Ridley pay about as much for their years at the law school as students at Stone have to pay for theirs.`,
        'not-required',
        `What students "pay" plays no part in the argument. Higher fees at one school would not change how well it prepares its students.`,
      ],
    ],
    quick: [
      `The schools admit similar students, but the percentages describe graduates. The comparison is fair only if weak students were not far more likely to leave Ridley along the way.`,
    ],
    full: [
      `Method: negate each option, and see whether better preparation still follows.`,
      `The evidence is that students were alike when admitted and that Ridley's graduates pass more often. The conclusion is that Ridley prepares those whom it admits better.`,
      `Suppose that, at Ridley, those likely to fail leave before they graduate and that, at Stone, hardly any students leave. Then the 92 percent may be due to selection, and the conclusion fails. So the argument assumes that this did not happen.`,
      `Negating the options about better results, second attempts, other schools, and fees does not hurt the argument.`,
    ],
    hints: [
      `Which group do the 92 percent belong to? Is the conclusion about the same group?`,
      `Two schools start with similar students. Besides teaching well, how could one end up with graduates who pass more often?`,
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
      `Such cod slip through the nets and are never included in the average. So they could have become far more common without any effect on it.`,
    ],
    wrong: [
      [
        `boats had not been required to use nets that let short cod escape from them`,
        'opposite-effect',
        `Without such nets, cod shorter than 20 inches would be brought ashore too. If they had become more common, the average would have dropped.`,
      ],
      [
        `a smaller number of cod had been brought ashore in recent years than before`,
        'out-of-scope',
        `A smaller number need not change the average. But the argument is about whether cod have become smaller.`,
      ],
      [
        `most of the cod in the sea had always been between 20 and 24 inches long`,
        'restates-premise',
        `In that case the average would be about 22 because the officials are right. The argument needs a case in which they are wrong.`,
      ],
      [
        `some cod that are shorter than 20 inches grow to be longer than 24 inches`,
        'out-of-scope',
        `Both of these lengths come from the argument. But how some cod grow does not show whether cod have become smaller over the decades.`,
      ],
    ],
    quick: [
      `Only cod of about 20 to 24 inches are measured. Cod below 20 inches could become far more common without changing that average.`,
    ],
    full: [
      `Method: say what the blank needs. "Even if" calls for what the officials deny, in a form that their figures could not show.`,
      `The officials deny that cod have become smaller. Their figures cannot show cod shorter than 20 inches, because those escape from the nets.`,
      `So the blank needs a much larger share of cod below 20 inches. The cod brought ashore would still be about 20 to 24 inches long, and their average close to 22.`,
    ],
    hints: [
      `What do the officials believe, and on which figure do they base it?`,
      `Which cod are never included in that figure? "Even if" introduces something that would show the officials to be wrong.`,
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
      `A bonus is a reason to stay for those who can choose to stay. Employees who are dismissed do not leave by choice, so a bonus will not keep them.`,
    ],
    wrong: [
      [
        `Most employees who receive a bonus of this kind look for another position within weeks of having received it.`,
        'ignored-condition',
        `Employees who leave after the bonus are a disappointment for the center. But they have completed a year, and the expectation is about replacements before that.`,
      ],
      [
        `Most call centers in the region pay new employees about as much for each hour as this center does at present.`,
        'opposite-effect',
        `If pay elsewhere is about the same, a bonus would set this center apart, which supports the expectation.`,
      ],
      [
        `Most of the new employees whom the center has had to replace had worked there for more than two months.`,
        'out-of-scope',
        `We learn that these employees had stayed "for more than two months," but not why the center had to replace them. So we cannot tell whether a bonus would have kept them.`,
      ],
      [
        `Most new employees of the center say that the work is harder than they had expected when they applied.`,
        'half-right',
        `Hard work may be a reason to leave, but a bonus can be a reason to put up with it.`,
      ],
    ],
    quick: [
      `A bonus keeps only employees who could choose to stay. If most of those who were replaced had been dismissed, the bonus will change little.`,
    ],
    full: [
      `Method: follow the plan from means to end. The call center will pay a bonus after one year, and it hopes for fewer replacements within that year.`,
      `The bonus works only through an employee's decision to stay.`,
      `If most of those who were replaced had been dismissed, the decision was the center's. The bonus does not change that, so the expectation is called into question.`,
      `The option about leaving after the bonus is tempting, but it concerns the time after the first year.`,
    ],
    hints: [
      `Whose decision is the bonus supposed to change?`,
      `Which options concern employees whom the bonus could actually keep within their first year?`,
    ],
  },
]

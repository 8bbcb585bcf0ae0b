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
      `With higher pay, these nurses earn the amount that they need in fewer shifts. So the raise itself leads them to sign up for fewer.`,
    ],
    wrong: [
      [
        `Most nurses who had never taken a night shift before May did not begin to take any after the raise.`,
        'explains-one-side',
        `These nurses took no night shifts before the raise and took none after it. They explain why the total did not rise, but not why it fell.`,
      ],
      [
        `Even after the raise, nurses were paid less for a night shift at Stafford than at most other hospitals.`,
        'explains-one-side',
        `Better pay elsewhere might draw nurses away from Stafford. But the gap was even wider before the raise, so it does not explain why they signed up for fewer shifts afterward.`,
      ],
      [
        `Nurses were informed of the raise a week before they had to sign up for the night shifts of June.`,
        'opposite-effect',
        `Nurses knew of the raise a week before they signed up for June, so it could have attracted them. The decline becomes more surprising, not less.`,
      ],
      [
        `Patients at Stafford need about as much care during the nights of summer as during those of spring.`,
        'opposite-effect',
        `A lower need for care in summer might have explained the decline. But this option says that patients need about as much care as in spring, so the decline is left unexplained.`,
      ],
    ],
    quick: [
      `If most nurses want only a certain additional amount each month, higher pay means that they need fewer night shifts to earn it.`,
    ],
    full: [
      `Method: accept both facts, and look for a way in which one leads to the other. Pay for night shifts rose, yet nurses signed up for fewer of them.`,
      `Higher pay usually attracts people who want to earn as much as they can. Here there must be nurses on whom it had the opposite effect.`,
      `A nurse who wants $540 more a month needs four shifts at $150, since three bring in only $450. After a raise of 20 percent, three shifts at $180 are enough.`,
      `If most nurses have a target like this, the raise itself explains why they signed up for fewer night shifts.`,
    ],
    hints: [
      `Why did the hospital expect a raise to fill more night shifts?`,
      `Accept both facts, and connect them. For what kind of nurse would higher pay for each shift be a reason to take fewer shifts?`,
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
      `If the scanner overlooks more flaws in the newer language, programs in it may have as many flaws as the older ones. If it does not, the 40 percent supports the plan.`,
    ],
    wrong: [
      [
        `Whether programmers at the company would rather work with the newer language than with the older`,
        'out-of-scope',
        `Programmers may work more happily in one language. But that does not tell us how many flaws intruders will find in what they write.`,
      ],
      [
        `Whether the company could sell its programs at a higher price once they had been rewritten`,
        'out-of-scope',
        `A higher price might make the plan pay for itself. But the question is whether intruders will find fewer flaws, not whether the plan is profitable.`,
      ],
      [
        `Whether other companies that use the same scanner also write programs in both of the languages`,
        'wrong-comparison',
        `That other companies use the same scanner looks relevant. But whether they write in both languages tells us nothing about how many flaws there are in either one.`,
      ],
      [
        `Whether intruders last year tried to break into more programs in the older language than in the newer`,
        'half-right',
        `This has to do with intruders, which makes it tempting. But how often they tried to break in does not tell us how many flaws they will find after the rewriting.`,
      ],
    ],
    quick: [
      `The figure of 40 percent counts reported flaws, but intruders can also use flaws that the scanner overlooks. The plan depends on whether there are more of these in the newer language.`,
    ],
    full: [
      `Method: try two opposite answers to each question. The evidence is how many flaws the scanner reported; the plan is meant to reduce the flaws that intruders can find.`,
      `If the scanner overlooks more flaws in the newer language, there may be just as many flaws for intruders to find. The 40 percent would then mean little.`,
      `If the scanner does not overlook more in the newer language, fewer reports suggest fewer flaws. The plan is then likely to have its effect.`,
      `So the plan's success depends on this answer. The other questions leave open how many flaws there really are.`,
    ],
    hints: [
      `What exactly does the figure of 40 percent count?`,
      `Try two opposite answers to each question. Which answers would change what the 40 percent tells you about the flaws that intruders can find?`,
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
      `If weak students are far more likely to leave Ridley than Stone, Ridley's graduates may pass more often without having been better prepared. The argument must assume that this is not so.`,
    ],
    wrong: [
      [
        `The Ridley graduates who passed at the first attempt did not get much better results than the Stone graduates who did.`,
        'opposite-effect',
        `If Ridley's graduates did get much better results, that would support the conclusion. An argument does not have to assume that such support is lacking.`,
      ],
      [
        `The Stone graduates who failed at the first attempt were no more likely than those of Ridley to pass at the second attempt.`,
        'wrong-comparison',
        `The evidence concerns results at the first attempt. Whatever happens at a second attempt, Ridley may still have prepared its students better for the first.`,
      ],
      [
        `Students who had the same grades and scores but went to a third law school did not do better than Ridley's on the examination.`,
        'out-of-scope',
        `The conclusion compares only Ridley with Stone. Students at a third school may do better than both without affecting it.`,
      ],
      [
        `Students at Ridley pay about as much for their years at the law school as students at Stone have to pay for theirs.`,
        'not-required',
        `The conclusion is about how well each school prepares its students. Ridley may prepare them better even if its students pay much more.`,
      ],
    ],
    quick: [
      `The schools admit similar students, but the 92 and 78 percent describe graduates. If weak students tended to leave Ridley but not Stone, the comparison would not be fair.`,
    ],
    full: [
      `Method: use negation: suppose that an option is false, and ask whether the pass rates still suggest better preparation at Ridley.`,
      `The argument moves from students who were alike when admitted to graduates with different pass rates. Between the two, some students may have left.`,
      `Suppose that students who would probably have failed were far more likely to leave Ridley than Stone. The 92 percent may then show only who remained, and the conclusion fails.`,
      `None of the other options does such harm when it is false. If Ridley's results were much better, for example, the conclusion would only be stronger.`,
    ],
    hints: [
      `Which students do the 92 and the 78 percent describe, and who is the conclusion about?`,
      `Use negation on each option. Which one, if false, would let Ridley's graduates do better although its students were not prepared better?`,
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
      `Cod shorter than 20 inches escape through the nets, so they are not brought ashore. Their share could grow without any effect on the average.`,
    ],
    wrong: [
      [
        `boats had not been required to use nets that let short cod escape from them`,
        'opposite-effect',
        `Without such nets, cod shorter than 20 inches would be brought ashore too. The average would probably be lower, so it need not have stayed close to 22 inches.`,
      ],
      [
        `a smaller number of cod had been brought ashore in recent years than before`,
        'out-of-scope',
        `A smaller catch need not change the average length. But the argument needs a case in which cod have become smaller, and this option gives no such case.`,
      ],
      [
        `most of the cod in the sea had always been between 20 and 24 inches long`,
        'restates-premise',
        `If most cod had always been between 20 and 24 inches long, the officials would probably be right. The argument needs a case in which their figure is misleading.`,
      ],
      [
        `some cod that are shorter than 20 inches grow to be longer than 24 inches`,
        'out-of-scope',
        `Some cod may grow from less than 20 inches to more than 24. But that is not a change over the decades, and it does not make cod in general smaller.`,
      ],
    ],
    quick: [
      `Nearly all the cod brought ashore are 20 to 24 inches long, because shorter ones escape. Short cod could become far more common without changing the average.`,
    ],
    full: [
      `Method: decide what the blank needs. After "even if," the argument needs a change that the officials deny and that their figure would not reveal.`,
      `The officials deny that cod have become smaller. But cod shorter than 20 inches escape from the nets, and few cod grow longer than 24.`,
      `So a larger share of short cod in the sea would go unnoticed. The cod brought ashore would still be about 20 to 24 inches long, with an average close to 22.`,
    ],
    hints: [
      `What do the officials believe about the cod, and what is their evidence?`,
      `Decide what the blank needs: a change that the officials deny and that their figure cannot show. Which cod does the figure leave out?`,
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
      `A bonus gives employees a reason to stay, but employees who are dismissed cannot choose to stay. If most of those replaced were dismissed, the bonus would probably prevent only a few replacements.`,
    ],
    wrong: [
      [
        `Most employees who receive a bonus of this kind look for another position within weeks of having received it.`,
        'ignored-condition',
        `These employees have already completed a year when they look for another position. The expectation is only about replacements "before they have completed a year."`,
      ],
      [
        `Most call centers in the region pay new employees about as much for each hour as this center does at present.`,
        'opposite-effect',
        `If hourly pay elsewhere is about the same, the bonus makes this center more attractive than others. That supports the expectation.`,
      ],
      [
        `Most of the new employees whom the center has had to replace had worked there for more than two months.`,
        'out-of-scope',
        `These employees had stayed for more than two months, but we are not told why they had to be replaced. A bonus might have kept them, so the expectation is not called into question.`,
      ],
      [
        `Most new employees of the center say that the work is harder than they had expected when they applied.`,
        'half-right',
        `Work that is harder than expected may lead employees to leave. But a bonus of $2,000 may persuade many of them to put up with it.`,
      ],
    ],
    quick: [
      `A bonus persuades employees to stay, but that helps only if the choice is theirs. Most of those who had to be replaced were dismissed, so the bonus would probably change little.`,
    ],
    full: [
      `Method: follow the plan from the bonus to the hoped-for result. The bonus is supposed to persuade new employees to stay for a year.`,
      `That can work when it is the employee who decides whether to leave.`,
      `For employees who do not meet the standards, the center makes that decision and dismisses them. The bonus might make a few try harder, but nothing suggests that they fell short for lack of effort.`,
      `If most replacements come about in this way, the bonus will probably prevent only a few of them. Employees who look for other work after receiving it have already completed a year, so they do not count against the expectation.`,
    ],
    hints: [
      `How is the bonus supposed to change what new employees do?`,
      `Follow the plan from the bonus to the hoped-for result. Whose decision can a bonus change, and which employees had no decision to make?`,
    ],
  },
]

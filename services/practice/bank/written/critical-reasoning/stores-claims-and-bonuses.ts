import type { WrittenQuestion } from '../written-question.ts'

/** Stores that close, claims that wait, vines, a bridge and country doctors. */
export const storesClaimsAndBonuses: readonly WrittenQuestion[] = [
  {
    id: 'cr-0241',
    skill: 'cr-boldface',
    difficulty: 0.2,
    stem: `Analyst: When Calloway Foods announced that it would close 40 of its grocery stores, many investors sold their shares. I see why: a company that closes stores is usually a company whose customers have left it. But each of the 40 stores is less than a mile from another Calloway store, and most people who shop there are likely to go to the nearer of the remaining stores. Calloway will save on rent and lose few sales, so these investors would have done better to wait.

In the analyst's argument, the statements 'a company that closes stores is usually a company whose customers have left it' and 'most people who shop there are likely to go to the nearer of the remaining stores' play which of the following roles?`,
    key: [
      `The first is a generalization behind a decision that the analyst criticizes; the second is a reason for that criticism.`,
      `The generalization explains why investors sold. That customers will stay is why the analyst thinks that selling was a mistake in this case.`,
    ],
    wrong: [
      [
        `The first is a generalization that the analyst denies; the second is the evidence that is offered against it.`,
        'too-strong',
        `The analyst grants it ('I see why', 'usually') and argues only that Calloway is not the usual case.`,
      ],
      [
        `The first is a premise on which the main conclusion is based; the second is that main conclusion of the argument.`,
        'wrong-role',
        `The main conclusion is that the investors should have waited. The second statement supports it, and the first points the other way.`,
      ],
      [
        `The first is an explanation of why Calloway is closing stores; the second is a result that Calloway expects of it.`,
        'distorted-detail',
        `The first explains why investors sold. And it is the analyst, not Calloway, who expects customers to go to the remaining stores.`,
      ],
      [
        `The first is a view that the analyst attributes to investors; the second is a fact that the investors took into account.`,
        'half-right',
        `The first half is close. But had investors taken the second into account, the analyst would have no quarrel with them.`,
      ],
    ],
    quick: [`'I see why … But … so': understandable rule, reason why it does not apply, verdict.`],
    full: [
      `Method: conclusion first. The analyst's own verdict comes last: the investors would have done better to wait.`,
      `The first statement is the general rule that makes their sale understandable. It stands on the other side.`,
      `The second statement says why the rule misleads here: customers will stay. It stands on the analyst's side.`,
      `So one part must be on each side, and the rule must be granted as a rule.`,
    ],
    hints: [
      `On which side of the word 'But' does each of the two statements stand?`,
      `Does the analyst say that the rule is false, or that Calloway is not like most companies that close stores?`,
    ],
  },
  {
    id: 'cr-0242',
    skill: 'cr-paradox',
    difficulty: 1.1,
    stem: `A state office decides claims for disability benefits, and each month it reports how old, on average, the claims decided in that month were, counted from the day on which they were filed. In March the office hired thirty additional examiners. Since then, no claim has taken longer to be decided than it would have taken without them, and the number of new claims has not changed. Yet the average age in the reports has risen each month from April through July.

Which of the following, if true, does most to resolve the apparent discrepancy?`,
    key: [
      `The additional examiners were told to decide first the claims that had been waiting for the longest time.`,
      `Very old claims that would have waited even longer are now among those decided, and they raise the average age although each of them is decided sooner.`,
    ],
    wrong: [
      [
        `Experienced examiners had to spend much of April and May on training the examiners who had been hired in March.`,
        'ignored-condition',
        `This would be a reason for slower decisions. But the text says that no claim took longer than it would have taken otherwise.`,
      ],
      [
        `Claims that are filed in spring and summer do not differ much in difficulty from those filed in other months.`,
        'opposite-effect',
        `It takes away one possible explanation, a run of difficult claims, and leaves the rise unexplained.`,
      ],
      [
        `Each of the additional examiners decided fewer claims in a month than the experienced examiners did on average.`,
        'explains-one-side',
        `It shows that the help was modest. Modest help would lower the average age a little and not raise it.`,
      ],
      [
        `The office had expected the average age in its reports to fall by two weeks as a result of the additional hiring.`,
        'out-of-scope',
        `What the office expected makes the result more surprising to it and explains nothing.`,
      ],
    ],
    quick: [`The report averages the claims that were decided. Which ones were?`],
    full: [
      `Method: both facts at once. Each claim is decided as soon as before or sooner, and the average age of decided claims rises.`,
      `The average is not over all claims but over those decided in the month. So look for a change in which claims these are.`,
      `If the new examiners clear the oldest ones, claims of two or three years enter the average that would have stayed out of it for months. Each is decided early for its part, and the average rises all the same.`,
      `Training and slow beginners may tempt, but the text itself rules out slower decisions.`,
    ],
    hints: [
      `Over which claims is the reported average taken: all that are filed, all that are waiting, or others?`,
      `How could the average of a group rise although no single member takes longer?`,
    ],
  },
  {
    id: 'cr-0243',
    skill: 'cr-complete',
    difficulty: -0.4,
    stem: `A vineyard in a dry valley has to buy its water at a high price. If it sprinkled its vines at night instead of in the afternoon, a third less water would be lost to the air. However, leaves that stay wet overnight are prone to mildew, and the vineyard would have to spray against it. So the vineyard cannot tell whether it would save money by sprinkling at night until it knows _______.

Which of the following most logically completes the argument?`,
    key: [
      `whether the additional spraying would cost less than the water that is saved`,
      `Sprinkling at night has one gain, less water, and one cost, more spraying. Which is greater decides whether money is saved.`,
    ],
    wrong: [
      [
        `whether its grapes would sell for as much as the grapes of other vineyards do`,
        'wrong-comparison',
        `What grapes bring compared with others' does not depend on the hour of sprinkling.`,
      ],
      [
        `how much of the water sprinkled in the afternoon is lost before vines use it`,
        'restates-premise',
        `The text already says what is gained: a third less water would be lost. What is missing is the other side.`,
      ],
      [
        `how many of the vineyards in the valley have had trouble with mildew before`,
        'out-of-scope',
        `The text already says that this vineyard would have to spray. What happened to others does not give the cost.`,
      ],
      [
        `whether the price of water in the valley would remain high in years with rain`,
        'half-right',
        `The price matters for the gain, but knowing it leaves the cost of spraying open. The blank needs both sides.`,
      ],
    ],
    quick: [`One gain and one cost are named. Which is greater?`],
    full: [
      `Method: prediction. 'However' sets a cost against a gain, so the last sentence has to weigh the two.`,
      `Gain: water that need not be bought. Cost: spraying against mildew.`,
      `Whether money is saved depends on the difference between them, and only one option sets the two side by side.`,
    ],
    hints: [
      `Which gain of sprinkling at night is named before the word 'However', and which drawback after it?`,
      `The vineyard wants to know whether it 'would save money'. Which two amounts would it have to compare?`,
    ],
  },
  {
    id: 'cr-0244',
    skill: 'cr-flaw',
    difficulty: 0.9,
    stem: `No bridge in Kessler County that was built before 1950 passed last year's safety inspection. The Ash Street bridge did not pass the inspection, so it must have been built before 1950.

Which of the following arguments contains flawed reasoning most similar to that in the argument above?`,
    key: [
      `No employee who missed the training received a bonus. Ruiz did not receive a bonus, so she must have missed the training.`,
      `A group is known to lack something; Ruiz lacks it; so she is said to belong to the group. Others may lack it for reasons of their own, as other bridges may.`,
    ],
    wrong: [
      [
        `No student who skipped the laboratory passed the course. Osei skipped the laboratory, so he must have failed to pass it.`,
        'wrong-comparison',
        `This starts from being in the group and concludes the lack, which is exactly what the premise says. It is valid.`,
      ],
      [
        `No restaurant on the pier is open in winter. The Gull was open all last winter, so it must be somewhere else in town.`,
        'wrong-comparison',
        `What is open in winter cannot be on the pier. The argument uses the premise in a way that it allows.`,
      ],
      [
        `No novel by Marsh sold well before she won the prize. 'Tidewater' sold well at once, so it must have appeared later.`,
        'wrong-comparison',
        `A novel that sold well at once cannot have come out before the prize. The step is sound.`,
      ],
      [
        `Most paintings lent to other museums are insured. The Vale landscape is not insured, so it has probably not been lent.`,
        'half-right',
        `It speaks of most and of what is probable, and it reasons from the lack to being outside the group, not inside it.`,
      ],
    ],
    quick: [`No A passed; X did not pass; so X is an A. Others than A may fail as well.`],
    full: [
      `Method: write the pattern in letters. No A is a P. X is not a P. Therefore X is an A.`,
      `The flaw: things that are not A may fail to be P, too. Newer bridges may also have failed.`,
      `Missed the training is A, a bonus is P, Ruiz is X: the same pattern with the same hole.`,
      `'X is an A, therefore not a P' and 'X is a P, therefore not an A' are sound, whatever their subject.`,
    ],
    hints: [
      `Write the argument with letters: no A passed, and the Ash Street bridge did not pass. What does it conclude about A?`,
      `In which option is a person or thing put into the group because it shares the group's failure?`,
    ],
  },
  {
    id: 'cr-0245',
    skill: 'cr-weaken',
    difficulty: 0.6,
    stem: `In the rural counties of one state, patients wait for weeks to see a doctor, because there are too few. Surveys show that many young doctors would like to live in the country but have student loans to repay and can earn more in a city. The state therefore plans to repay the loans of any young doctor who takes a position in a rural county, and expects that the number of doctors there will rise substantially.

Which of the following, if true, gives the strongest reason to think that the plan will not have the expected result?`,
    key: [
      `Nearly every position for which a rural county has the money is occupied by a doctor already.`,
      `The plan makes positions more attractive to take. If none are open, more applicants do not make more doctors.`,
    ],
    wrong: [
      [
        `Doctors who grew up in the country are more likely to return to it than others are to go there.`,
        'wrong-comparison',
        `It says who may be the first to come. It is no reason to think that too few will.`,
      ],
      [
        `A young doctor's student loans come to less than what a doctor earns in the city in two years.`,
        'half-right',
        `It makes the offer look modest. But many would like to live in the country, and for them a modest sum may be enough.`,
      ],
      [
        `The state intends to raise the money for the plan by a tax that rural counties have opposed.`,
        'out-of-scope',
        `Whether the tax is welcome does not change what the offer does once it is made.`,
      ],
      [
        `The loans of young doctors who already have a position in a rural county will be repaid as well.`,
        'opposite-effect',
        `It costs the state money, but it gives these doctors no reason to leave, and perhaps one to stay.`,
      ],
    ],
    quick: [`The plan brings applicants. Does it bring positions?`],
    full: [
      `Method: follow the plan from the means to the end. Means: repaid loans. End: substantially more doctors in rural counties.`,
      `Step 1: young doctors are willing to come. The surveys and the offer make this likely.`,
      `Step 2: there is a position that they can take. The plan does nothing for this step, and if positions are full, it stops here.`,
      `The other options touch the first step lightly or concern who pays.`,
    ],
    hints: [
      `The state explains the lack of doctors by what doctors want. What else has to be there before a willing doctor can start work?`,
      `Assume that the offer makes hundreds of doctors willing to come. Which option would still stand in the way?`,
    ],
  },
]

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
      `The generalization explains why investors sold. The analyst thinks that selling was a mistake because customers will probably stay.`,
    ],
    wrong: [
      [
        `The first is a generalization that the analyst denies; the second is the evidence that is offered against it.`,
        'too-strong',
        `"But" suggests that the analyst rejects the generalization. In fact the analyst grants it ("I see why," "usually") and argues only that Calloway is not a typical case.`,
      ],
      [
        `The first is a premise on which the main conclusion is based; the second is that main conclusion of the argument.`,
        'wrong-role',
        `The main conclusion is that the investors should have waited. The second statement supports it, and the first counts against it.`,
      ],
      [
        `The first is an explanation of why Calloway is closing stores; the second is a result that Calloway expects of it.`,
        'distorted-detail',
        `The first statement explains why investors sold, not why Calloway is closing stores. And the analyst, not Calloway, predicts where customers will go.`,
      ],
      [
        `The first is a view that the analyst attributes to investors; the second is a fact that the investors took into account.`,
        'half-right',
        `The first half is close. But if investors had taken the second statement into account, the analyst would have no reason to criticize them.`,
      ],
    ],
    quick: [
      `"I see why" introduces an understandable rule. "But" introduces the reason why it does not apply to Calloway.`,
    ],
    full: [
      `Method: find the conclusion first. The analyst's conclusion comes last: the investors would have done better to wait.`,
      `The first statement is the general rule that makes the decision to sell understandable. It is on the investors' side.`,
      `The second says why the rule does not apply here: customers will probably go to another Calloway store. It is on the analyst's side.`,
      `So the first is a generalization behind a decision, and the second is a reason for criticizing that decision.`,
    ],
    hints: [
      `What does the analyst grant in the words "I see why," and what does "But" then introduce?`,
      `Does the analyst say that the generalization is false or that Calloway is not a typical case?`,
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
      `Very old claims that would have waited even longer are now among those decided. They raise the average age even though each of them is decided sooner.`,
    ],
    wrong: [
      [
        `Experienced examiners had to spend much of April and May on training the examiners who had been hired in March.`,
        'ignored-condition',
        `Time spent "on training" would be a reason for slower decisions. But the passage says that no claim took longer than it would have without the new examiners.`,
      ],
      [
        `Claims that are filed in spring and summer do not differ much in difficulty from those filed in other months.`,
        'opposite-effect',
        `Difficult claims would be an explanation, but this option rules them out. It leaves the rise as puzzling as before.`,
      ],
      [
        `Each of the additional examiners decided fewer claims in a month than the experienced examiners did on average.`,
        'explains-one-side',
        `Slow examiners may seem to raise the average. But even a little help should lower it slightly, not raise it.`,
      ],
      [
        `The office had expected the average age in its reports to fall by two weeks as a result of the additional hiring.`,
        'out-of-scope',
        `An expected fall of "two weeks" makes the rise more surprising to the office. But the expectation does not explain the rise.`,
      ],
    ],
    quick: [
      `The report gives the average age of the claims that were decided. If the oldest claims are now decided first, that average rises even though no decision takes longer.`,
    ],
    full: [
      `Method: accept both facts. No claim takes longer than it otherwise would have, and yet the average age of decided claims rises.`,
      `The average covers only claims decided in that month. So look for a change in which claims these are.`,
      `If the new examiners decide the oldest claims first, very old claims enter the average earlier than they otherwise would have. Each is decided sooner, but the average rises, which resolves the discrepancy.`,
      `Training and slow beginners are tempting explanations, but the passage rules out slower decisions.`,
    ],
    hints: [
      `Which claims does the reported average include: all claims filed, all claims waiting, or others?`,
      `How could the average of a group rise even though no member of it takes longer?`,
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
      `Sprinkling at night has one gain, less water, and one cost, more spraying. The vineyard saves money only if the gain is greater than the cost.`,
    ],
    wrong: [
      [
        `whether its grapes would sell for as much as the grapes of other vineyards do`,
        'wrong-comparison',
        `How the price of its grapes compares with other vineyards' prices does not decide what sprinkling at night would save.`,
      ],
      [
        `how much of the water sprinkled in the afternoon is lost before vines use it`,
        'restates-premise',
        `The argument already gives the gain: a third less water would be lost. The blank needs the cost on the other side.`,
      ],
      [
        `how many of the vineyards in the valley have had trouble with mildew before`,
        'out-of-scope',
        `The argument already says that this vineyard would have to spray. What happened to others does not show what spraying would cost.`,
      ],
      [
        `whether the price of water in the valley would remain high in years with rain`,
        'half-right',
        `The price of water affects the gain. But even if it were known, the cost of spraying would not be, and the calculation needs both.`,
      ],
    ],
    quick: [
      `The argument names one gain, less water, and one cost, more spraying. Money is saved only if the spraying costs less than the water.`,
    ],
    full: [
      `Method: say what the blank needs. "However" sets a cost against a gain, so the last sentence must weigh one against the other.`,
      `The gain is that the vineyard buys less water. The cost is that it has to spray against mildew.`,
      `Whether it saves money depends on which is greater. So it must know whether the spraying would cost less than the water that is saved.`,
    ],
    hints: [
      `What does the vineyard gain by sprinkling at night, and what drawback follows "However"?`,
      `The vineyard wants to know whether it "would save money." Which two amounts does it have to compare?`,
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
      `No one who missed the training received a bonus, and Ruiz received none. The argument puts her among those who missed it. But others may have received no bonus either, just as newer bridges may have failed.`,
    ],
    wrong: [
      [
        `No student who skipped the laboratory passed the course. Osei skipped the laboratory, so he must have failed to pass it.`,
        'wrong-comparison',
        `The premise has the same form. But Osei is known to have skipped the laboratory, and no one who skipped it passed. So he did not pass: the conclusion is valid.`,
      ],
      [
        `No restaurant on the pier is open in winter. The Gull was open all last winter, so it must be somewhere else in town.`,
        'wrong-comparison',
        `The Gull was open in winter, so it cannot be on the pier. That it is "somewhere else in town" is an extra claim, but nothing here is put into a group because it shares the group's failure.`,
      ],
      [
        `No novel by Marsh sold well before she won the prize. 'Tidewater' sold well at once, so it must have appeared later.`,
        'wrong-comparison',
        `This premise also speaks of a time "before" something else happened. But a novel that sold well at once cannot have appeared before the prize, so this step is valid.`,
      ],
      [
        `Most paintings lent to other museums are insured. The Vale landscape is not insured, so it has probably not been lent.`,
        'half-right',
        `Like the bridge argument, this begins with something missing: the Vale landscape "is not insured." But it concludes that the painting has probably not been lent. The bridge argument concludes that the bridge does belong to a group.`,
      ],
    ],
    quick: [
      `From "no A passed" and "X did not pass," the argument concludes that X is an A. But things other than A may fail as well.`,
    ],
    full: [
      `Method: write the pattern in letters. No A is a P. X is not a P. Therefore, X is an A.`,
      `The flaw is that things other than A may also fail to be P. Newer bridges may have failed the inspection too.`,
      `In the right option, A stands for employees who missed the training, P for those who received a bonus, and X for Ruiz. The pattern and the flaw are the same.`,
      `By contrast, "X is an A, so X is not a P" is valid, and so is "X is a P, so X is not an A." Three of the other options resemble these valid patterns.`,
    ],
    hints: [
      `What does the argument conclude about the Ash Street bridge, and could a newer bridge also have failed the inspection?`,
      `In which option is a person or thing put into a group because it shares the group's failure?`,
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
      `The plan makes positions more attractive. If nearly all of them are filled already, more applicants do not mean more doctors.`,
    ],
    wrong: [
      [
        `Doctors who grew up in the country are more likely to return to it than others are to go there.`,
        'wrong-comparison',
        `This tells us which doctors are "more likely" to come. It gives no reason to think that too few will come.`,
      ],
      [
        `A young doctor's student loans come to less than what a doctor earns in the city in two years.`,
        'half-right',
        `The offer may look small. But many young doctors would like to live in the country, and for them a small sum may be enough.`,
      ],
      [
        `The state intends to raise the money for the plan by a tax that rural counties have opposed.`,
        'out-of-scope',
        `An unpopular tax might seem to endanger the plan. But opposition to the tax does not change what the offer does once it is made.`,
      ],
      [
        `The loans of young doctors who already have a position in a rural county will be repaid as well.`,
        'opposite-effect',
        `These payments cost the state money, but they give those doctors no reason to leave and perhaps one to stay.`,
      ],
    ],
    quick: [
      `The plan will attract applicants, but a doctor needs a position. If nearly all positions that can be paid for are filled, more applicants will not mean more doctors.`,
    ],
    full: [
      `Method: follow the plan from means to end. The state will repay loans, and its goal is substantially more doctors in rural counties.`,
      `First, young doctors must be willing to come. The surveys and the offer make that likely.`,
      `Second, there must be positions for them to take. If nearly every position that a county can pay for is filled, willing doctors cannot be hired, and the plan fails.`,
      `The other options concern only the first step or who pays.`,
    ],
    hints: [
      `Whose decisions is the repayment of loans supposed to change?`,
      `Suppose that the offer makes hundreds of doctors willing to come. Which option would still stand in the way?`,
    ],
  },
]

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
      `The generalization about companies that close stores lies behind the investors' decision to sell. The second statement is a reason for criticizing that decision: most people who shop at the 40 stores will probably go to another Calloway store.`,
    ],
    wrong: [
      [
        `The first is a generalization that the analyst denies; the second is the evidence that is offered against it.`,
        'too-strong',
        `The analyst does not deny the generalization: "I see why," the analyst says, and the rule holds only "usually." The second statement shows why Calloway is not a typical case.`,
      ],
      [
        `The first is a premise on which the main conclusion is based; the second is that main conclusion of the argument.`,
        'wrong-role',
        `The main conclusion comes last: the investors "would have done better to wait." The second statement supports it, while the first explains the decision that the analyst criticizes.`,
      ],
      [
        `The first is an explanation of why Calloway is closing stores; the second is a result that Calloway expects of it.`,
        'distorted-detail',
        `The first statement explains why "many investors sold their shares," not why Calloway is closing stores. And it is the analyst, not Calloway, who says where customers are likely to go.`,
      ],
      [
        `The first is a view that the analyst attributes to investors; the second is a fact that the investors took into account.`,
        'half-right',
        `The first half is close, since the rule explains why investors sold. But if they had taken the second statement into account, the analyst could hardly say that they should have waited.`,
      ],
    ],
    quick: [
      `"I see why" introduces a rule that makes selling understandable. "But" introduces reasons why waiting would have been better, among them that most shoppers at these stores will probably stay with Calloway.`,
    ],
    full: [
      `Method: find the conclusion first. It comes last: the investors who sold "would have done better to wait."`,
      `The first statement is a general rule: a company that closes stores has usually lost its customers. It makes the decision to sell understandable.`,
      `The second says why the rule does not apply here: most customers of the 40 stores are likely to go to another Calloway store. It is a reason for the analyst's criticism.`,
    ],
    hints: [
      `Does the analyst think that the investors were right to sell?`,
      `The analyst's conclusion is in the last sentence. Which statement supports it, and which one comes with the words "I see why"?`,
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
      `The oldest claims now enter the average earlier than they would have. They raise the average age of "the claims decided," even though each of them is decided sooner than it would have been.`,
    ],
    wrong: [
      [
        `Experienced examiners had to spend much of April and May on training the examiners who had been hired in March.`,
        'ignored-condition',
        `Training could slow decisions down in April and May. But the passage says that "no claim has taken longer to be decided," and the average age still rose in June and July.`,
      ],
      [
        `Claims that are filed in spring and summer do not differ much in difficulty from those filed in other months.`,
        'opposite-effect',
        `If claims filed in these months were more difficult, they might take longer. This answer says that they are not, so it leaves the rise as puzzling as before.`,
      ],
      [
        `Each of the additional examiners decided fewer claims in a month than the experienced examiners did on average.`,
        'explains-one-side',
        `Even if each new examiner decides fewer claims, thirty of them decide additional ones. That gives no reason for the average age to rise.`,
      ],
      [
        `The office had expected the average age in its reports to fall by two weeks as a result of the additional hiring.`,
        'out-of-scope',
        `If the office expected a fall, the rise is only more surprising. What the office hoped for does not explain why the average age "has risen each month."`,
      ],
    ],
    quick: [
      `The reports cover only claims decided in a given month. If the oldest claims are now decided first, the average age rises even though no claim takes longer.`,
    ],
    full: [
      `Method: accept both facts. No claim takes longer than it would have taken, and yet the average age of decided claims has risen.`,
      `The average covers only the claims decided in that month. Its rise may come from which claims these are. It cannot come from training or slow beginners, since no claim has taken longer to be decided.`,
      `If the new examiners start with the claims that have waited longest, many very old claims enter the average. Each is decided sooner, and still the average rises.`,
    ],
    hints: [
      `Which claims enter the average for April: all that are waiting or only some of them?`,
      `Accept both facts, and look for a change in the group that is averaged. How could its average age rise even though no claim takes longer?`,
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
      `Sprinkling at night brings a benefit, less water to buy, and a cost, spraying against mildew. The vineyard saves money only if the spraying costs less than the water saved.`,
    ],
    wrong: [
      [
        `whether its grapes would sell for as much as the grapes of other vineyards do`,
        'wrong-comparison',
        `How well the grapes sell compared with those of other vineyards tells us nothing about sprinkling. Whether it saves money depends on what this vineyard spends on water and on spraying.`,
      ],
      [
        `how much of the water sprinkled in the afternoon is lost before vines use it`,
        'restates-premise',
        `The argument already states the gain in water: "a third less" would be lost to the air. What the vineyard still needs is the cost of spraying to set against it.`,
      ],
      [
        `how many of the vineyards in the valley have had trouble with mildew before`,
        'out-of-scope',
        `The argument already says that this vineyard "would have to spray against" mildew. How many others have had trouble does not show what the spraying would cost.`,
      ],
      [
        `whether the price of water in the valley would remain high in years with rain`,
        'half-right',
        `The price of water affects how much the vineyard gains. But even if that were known, the cost of spraying would be missing, and the vineyard must compare the two.`,
      ],
    ],
    quick: [
      `Sprinkling at night saves water but makes spraying necessary. Whether it saves money depends on which of the two amounts is larger.`,
    ],
    full: [
      `Method: predict what the vineyard still has to learn. "However" sets a drawback against an advantage, and the last sentence is about whether money is saved in the end.`,
      `The advantage is that the vineyard has to buy less water. The drawback is that it has to spray against mildew.`,
      `Money is saved only if the spraying costs less than the water that is saved. The vineyard must know whether it does.`,
    ],
    hints: [
      `What two things would change if the vineyard sprinkled at night?`,
      `Predict what the blank should say. Which two amounts must be compared to tell whether the vineyard "would save money"?`,
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
      `This argument copies the flaw. Employees who attended may also have received no bonus, just as newer bridges may also have failed, so nothing shows that Ruiz "missed the training."`,
    ],
    wrong: [
      [
        `No student who skipped the laboratory passed the course. Osei skipped the laboratory, so he must have failed to pass it.`,
        'wrong-comparison',
        `Osei is known to have skipped the laboratory, and nobody who skipped it passed. So it does follow that he did not pass, and this argument has no flaw to share with the one about the bridge.`,
      ],
      [
        `No restaurant on the pier is open in winter. The Gull was open all last winter, so it must be somewhere else in town.`,
        'wrong-comparison',
        `The Gull was open in winter, so it really cannot be on the pier. "Somewhere else in town" may go a step too far, but that is a different fault from putting a bridge into a group to which it may not belong.`,
      ],
      [
        `No novel by Marsh sold well before she won the prize. 'Tidewater' sold well at once, so it must have appeared later.`,
        'wrong-comparison',
        `No novel sold well before the prize, and 'Tidewater' sold well at once. It really cannot have appeared before the prize, so this argument does not have the flaw.`,
      ],
      [
        `Most paintings lent to other museums are insured. The Vale landscape is not insured, so it has probably not been lent.`,
        'half-right',
        `This argument keeps the uninsured painting out of the group of lent ones and says only "probably." The bridge argument does the opposite: it puts the bridge into a group because both failed to pass.`,
      ],
    ],
    quick: [
      `No bridge from before 1950 passed, but newer bridges may have failed too. In the same way, employees who attended the training may also have received no bonus.`,
    ],
    full: [
      `Method: write the argument in letters, with A for bridges from before 1950, P for passing, and X for the Ash Street bridge. No A is a P; X is not a P; therefore, X is an A.`,
      `That does not follow, because other things may also fail to be P. A bridge built in 1970 may have failed the inspection too.`,
      `The argument about Ruiz has the same pattern and the same gap. A is employees who missed the training, P is receiving a bonus, and X is Ruiz.`,
      `The other arguments differ. Osei is known to be an A, and the Gull and 'Tidewater' are kept out of A because each of them is a P. The Vale argument has "most" and "probably."`,
    ],
    hints: [
      `What does the first sentence say about bridges, and what do we know about the one on Ash Street?`,
      `Write the argument in letters: no A is a P, and X is not a P. Which answer starts in the same way and draws the same kind of conclusion?`,
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
      `The plan makes young doctors willing to come, but each of them also needs a position. If nearly every position that a county can pay for is occupied already, few of them can be hired.`,
    ],
    wrong: [
      [
        `Doctors who grew up in the country are more likely to return to it than others are to go there.`,
        'wrong-comparison',
        `This option compares doctors from the country with other doctors. It gives no reason to think that too few of either kind would accept the offer.`,
      ],
      [
        `A young doctor's student loans come to less than what a doctor earns in the city in two years.`,
        'half-right',
        `The loans may be small compared with earnings in a city. But many young doctors "would like to live in the country," and the repayment may still be enough to persuade them.`,
      ],
      [
        `The state intends to raise the money for the plan by a tax that rural counties have opposed.`,
        'out-of-scope',
        `Opposition to the tax might make the plan unpopular. It does not show that young doctors will turn down the offer or find no position.`,
      ],
      [
        `The loans of young doctors who already have a position in a rural county will be repaid as well.`,
        'opposite-effect',
        `Repaying the loans of young doctors who are already there gives them no reason to leave. If anything, it may help to keep the number of doctors up.`,
      ],
    ],
    quick: [
      `The plan may attract young doctors, but nearly every position that a county can pay for is already occupied. The number of doctors is then unlikely to rise substantially.`,
    ],
    full: [
      `Method: follow the plan from means to end. The state repays loans, young doctors apply, rural counties hire them, and the number of doctors rises.`,
      `The surveys and the offer make the first steps likely. Many young doctors would like to live in the country, and loans are one thing that keeps them away.`,
      `The step of hiring is the weak one. If a doctor already fills nearly every position that a county can pay for, willing doctors cannot be hired.`,
      `None of the other facts blocks a step of the plan. So this one gives the strongest reason to think that the number of doctors will not rise substantially.`,
    ],
    hints: [
      `What steps lead from a repaid loan to one more doctor in a rural county?`,
      `Suppose that the offer makes hundreds of young doctors willing to come. Which fact would still keep most of them from working there?`,
    ],
  },
]

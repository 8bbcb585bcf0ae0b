import type { WrittenQuestion } from '../written-question.ts'

/** Hares, cereals, employees who leave, advertising and helmets. */
export const haresCerealsAndHelmets: readonly WrittenQuestion[] = [
  {
    id: 'cr-0261',
    skill: 'cr-boldface',
    difficulty: 1.4,
    stem: `Zoologist: Predators are thought to keep their prey healthy by catching the sick. In support, it is pointed out that since lynx came to Wren Island, the hares there have had fewer parasites. But where there are fewer hares, a parasite finds it harder to pass from one to the next, whichever hares were removed. On Dunn Island, hunters shot as many hares as the lynx killed on Wren, hitting the healthy as often as the sick, and there too the remaining hares soon had fewer parasites. The case of Wren Island thus does nothing to show that lynx catch the sick in particular.

In the zoologist's argument, the statements 'since lynx came to Wren Island, the hares there have had fewer parasites' and 'there too the remaining hares soon had fewer parasites' play which of the following roles?`,
    key: [
      `The first is a finding cited for a view; the second is used to show that such a finding does not require what the view claims.`,
      `Fewer parasites on Wren Island are cited for the view that predators catch the sick. On Dunn Island the same thing happened although the sick were not singled out.`,
    ],
    wrong: [
      [
        `The first is a finding cited for a view; the second is used to show that there is reason to doubt whether the finding is correct.`,
        'half-right',
        `The first half is right. But the zoologist does not doubt that hares on Wren Island have fewer parasites, only what that is supposed to show about lynx.`,
      ],
      [
        `The first is a finding that the zoologist seeks to explain; the second is a further finding explained by the view under discussion.`,
        'wrong-role',
        `Hunters on Dunn Island hit the healthy as often as the sick, so the view that predators catch the sick does not explain what happened there.`,
      ],
      [
        `The first is evidence for the zoologist's own conclusion; the second is evidence that seems to speak against that conclusion.`,
        'opposite-effect',
        `This has both roles backward. The first statement is evidence for a view that the zoologist criticizes, and the second supports that criticism.`,
      ],
      [
        `The first is evidence that has been offered for a view; the second is evidence that the opposite of this view is in fact true.`,
        'too-strong',
        `The opposite view would be that lynx do not catch the sick. The zoologist concludes only that Wren Island does not show that they do.`,
      ],
    ],
    quick: [
      `The first statement is evidence for a view. The second shows the same result where the sick were not singled out, so the evidence does not require the view.`,
    ],
    full: [
      `Method: find the conclusion first. It is modest: the case of Wren Island does nothing to show that lynx catch the sick.`,
      `The first statement is the evidence that others offer for the view ("it is pointed out").`,
      `The second reports the same result on Dunn Island, where the sick were not singled out. So a smaller number of hares may be enough to explain it.`,
      `The zoologist accepts the finding and leaves the view open, but denies that the finding supports the view. The right option describes just that.`,
    ],
    hints: [
      `Does the last sentence say that lynx do not catch the sick, or does it say something weaker?`,
      `What was different about how hares were removed on Dunn Island, and what was the same about the result?`,
    ],
  },
  {
    id: 'cr-0262',
    skill: 'cr-paradox',
    difficulty: 0.1,
    stem: `In September a supermarket chain reduced the price of the breakfast cereals that carry its own brand by 20 percent. It changed nothing about the cereals themselves. In the three months that followed, it sold 10 percent fewer boxes of these cereals than it had sold in the three months before.

Each of the following, if true, could help to explain the decline EXCEPT:`,
    key: [
      `The chain pays the maker of these cereals less for each box than it did a year ago.`,
      `What the chain pays may explain why it could lower the price. Customers do not see it, so it gives them no reason to buy less.`,
    ],
    wrong: [
      [
        `To make room for holiday goods, the chain moved these cereals to the lowest shelf.`,
        'except-overlooked',
        `This helps to explain the decline: goods that are harder to see are bought less often, whatever they cost.`,
      ],
      [
        `In October a newspaper reported how much sugar breakfast cereals of all brands contain.`,
        'except-overlooked',
        `This helps to explain the decline: such a report may lead customers to avoid cereals, including these.`,
      ],
      [
        `Customers in the area tend to take a very low price as a sign of poor quality.`,
        'except-overlooked',
        `This helps to explain the decline: the lower price itself may have put customers off.`,
      ],
      [
        `A competing chain offered well-known cereals at half price from September on.`,
        'except-overlooked',
        `This helps to explain the decline: a better offer nearby may have led customers to buy those cereals.`,
      ],
    ],
    quick: [
      `Four options give customers a reason to buy less. What the chain pays the maker gives them none, so that option is the exception.`,
    ],
    full: [
      `Method: work by elimination. The surprise is that fewer boxes were sold at a lower price. Cross out each option that gives customers a reason to buy less.`,
      `The low shelf, the report on sugar, the suspicion of poor quality, and the competitor's offer all give them such a reason.`,
      `What the chain pays its supplier may explain the lower price, but customers do not notice it. It cannot explain the decline, so it is the exception.`,
    ],
    hints: [
      `Whose decisions led to the decline, the chain's or its customers'?`,
      `Imagine a customer in front of the shelf. Which option would make no difference to that customer?`,
    ],
  },
  {
    id: 'cr-0263',
    skill: 'cr-complete',
    difficulty: 1.0,
    stem: `A manufacturer asks all employees who resign why they are leaving, and 60 percent name the pay. This reason, however, can be given without offending anyone. Employees who leave because of their supervisor have grounds to keep silent about it, since their next employer will ask that supervisor for a recommendation. Those who leave to start a business of their own need no recommendation, and among them only 15 percent name the pay, while half name their supervisor. There is thus reason to doubt that _______.

Which of the following most logically completes the argument?`,
    key: [
      `pay is as common a reason for resigning as the employees' replies would suggest`,
      `Employees who can speak freely rarely name pay. So many of the others may have named it only because it offends no one.`,
    ],
    wrong: [
      [
        `employees who start a business of their own resign for the reasons that they give`,
        'wrong-place',
        `These employees have no recommendation to lose, so the argument trusts their replies.`,
      ],
      [
        `employees at this manufacturer are paid less than they could be paid elsewhere`,
        'out-of-scope',
        `Employees who name the pay may well be paid badly. But the argument compares stated reasons with real ones and says nothing about what they could earn elsewhere.`,
      ],
      [
        `supervisors recommend employees who have named the pay as a reason to resign`,
        'distorted-detail',
        `Employees may name the pay so that their supervisor will still recommend them. Nothing suggests that supervisors then refuse to do so.`,
      ],
      [
        `the manufacturer should go on asking employees for the reason why they resign`,
        'too-strong',
        `Unreliable answers may seem useless to collect. But the argument advises caution only about certain replies; those of employees who need no recommendation are still useful.`,
      ],
    ],
    quick: [
      `Pay is a safe reason to give, and employees who do not need a safe reason rarely name it. So pay may be less common a reason than the replies suggest.`,
    ],
    full: [
      `Method: say what the blank needs. "Reason to doubt that" calls for the belief that the evidence undermines.`,
      `The belief is that pay is the reason for most resignations, since 60 percent of the employees name it.`,
      `But many have a motive to give this reason, and in a group without that motive only 15 percent give it.`,
      `So there is reason to doubt that pay is as common a reason as the replies suggest.`,
    ],
    hints: [
      `Which employees can safely give their real reason, and which cannot?`,
      `Why are those who start a business mentioned? How do their replies differ from the others'?`,
    ],
  },
  {
    id: 'cr-0264',
    skill: 'cr-flaw',
    difficulty: 1.1,
    stem: `Marketing director: Last year we spent $200,000 on radio advertising and $200,000 on television advertising. Radio brought in sales of $900,000, and television brought in $600,000. A dollar that is spent on radio thus earns half again as much as one that is spent on television. It follows that if we had moved $100,000 of our budget from television to radio, we would have sold more.

The director's reasoning is most vulnerable to criticism on the grounds that it`,
    key: [
      `treats the average return of what was spent as though it were the return of further spending`,
      `The first $200,000 for radio may have reached nearly everyone whom radio can reach. The next $100,000 may then bring in far less than $4.50 for each dollar.`,
    ],
    wrong: [
      [
        `fails to consider whether the sales that radio brought in were of goods with a lower profit`,
        'out-of-scope',
        `Goods sold through radio may have had a lower profit. But the conclusion is only that "we would have sold more," not that the company would have earned more.`,
      ],
      [
        `takes for granted that the return of advertising last year will be the same in later years`,
        'distorted-detail',
        `The conclusion is about last year ("if we had moved"), so nothing is assumed about later years.`,
      ],
      [
        `compares the sales from two kinds of advertising without regard to how much each had cost`,
        'restates-premise',
        `Ignoring costs would be a serious error. But the director says that each kind of advertising cost $200,000 and compares what "a dollar" earns on each.`,
      ],
      [
        `concludes from the fact that two events occurred together that one of them caused the other`,
        'wrong-role',
        `The director does not infer causes from a coincidence. The argument simply states what each kind of advertising "brought in"; the questionable step comes after that.`,
      ],
    ],
    quick: [
      `$4.50 for each dollar is the average for the first $200,000. The conclusion is about the next $100,000, which may bring in far less.`,
    ],
    full: [
      `Method: name the step. From what radio earned on average, the director concludes what more radio advertising would have earned.`,
      `An average includes the dollars that reached many new listeners and the dollars that reached few. Further dollars come after all of these.`,
      `Suppose that another $100,000 for radio would have brought in $100,000 and that the last $100,000 for television brought in $200,000. Then the change would have lowered sales.`,
      `So the director treats an average return as if it were the return on further spending, and that is the flaw.`,
    ],
    hints: [
      `The $900,000 is what radio earned in all. Does that tell you what the next dollar spent on radio would earn?`,
      `Suppose that radio had already reached almost everyone who listens. What would another $100,000 bring in?`,
    ],
  },
  {
    id: 'cr-0265',
    skill: 'cr-boldface',
    difficulty: 0.9,
    stem: `Quintero: In the three years since the county began to require bicycle helmets, a third fewer cyclists have been treated for head injuries. The law is doing what it was meant to do: helmets are preventing head injuries.

Abernathy: In the same three years, a third fewer cyclists have been treated for broken arms, and a helmet protects nobody's arm.

Which of the following best describes how Abernathy responds to Quintero?`,
    key: [
      `By pointing to a decline that helmets cannot explain, in order to suggest that something else may explain both declines`,
      `Helmets cannot explain why cyclists break fewer arms. If there are simply fewer cyclists or fewer falls, that would explain both declines without helmets.`,
    ],
    wrong: [
      [
        `By pointing to a decline that Quintero overlooked, in order to show that helmets have more benefits than Quintero claims`,
        'opposite-effect',
        `Abernathy says that a helmet "protects nobody's arm," so this decline is not a benefit of helmets.`,
      ],
      [
        `By pointing to a kind of injury that helmets do not prevent, in order to show that the law is too narrow in what it requires`,
        'distorted-detail',
        `Helmets do not protect arms, so a wider law may come to mind. But Abernathy mentions arms as evidence about a cause and does not ask for more protection.`,
      ],
      [
        `By pointing to a second set of figures, in order to show that the first set was collected in a manner that is not reliable`,
        'half-right',
        `Abernathy does give a second set of figures but does not criticize how the first was collected. The reply questions the cause of the decline.`,
      ],
      [
        `By pointing to an effect of the law that was not intended, in order to argue that the law has failed to do what was intended`,
        'wrong-role',
        `Fewer broken arms would be a surprising effect of a helmet law. But Abernathy does not call it an effect of the law; the reply suggests that something else is at work.`,
      ],
    ],
    quick: [`The same decline occurred where helmets have no effect. So helmets may not be the cause.`],
    full: [
      `Method: decide which part of the argument the reply attacks: the evidence, the step, or the conclusion.`,
      `Abernathy accepts the evidence that head injuries have declined by a third.`,
      `Quintero's step is that helmets caused the decline. But broken arms declined by as much, and helmets cannot affect them.`,
      `So the reply attacks the step. It suggests that something else, such as fewer cyclists, may explain both declines.`,
    ],
    hints: [
      `Why does Abernathy choose arms? What do helmets do for them?`,
      `Does Abernathy deny that head injuries have declined? If not, which part of Quintero's argument is under attack?`,
    ],
  },
]

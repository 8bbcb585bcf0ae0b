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
      `Fewer parasites on Wren are cited for 'predators catch the sick'. On Dunn, the same came about although the sick were not singled out.`,
    ],
    wrong: [
      [
        `The first is a finding cited for a view; the second is used to show that there is reason to doubt whether the finding is correct.`,
        'half-right',
        `The first half is right. But the zoologist does not doubt that the hares of Wren have fewer parasites; in question is what it shows.`,
      ],
      [
        `The first is a finding that the zoologist seeks to explain; the second is a further finding explained by the view under discussion.`,
        'wrong-role',
        `Hunters on Dunn hit the healthy as often as the sick, so the view that the sick are caught does not explain what happened there.`,
      ],
      [
        `The first is evidence for the zoologist's own conclusion; the second is evidence that seems to speak against that conclusion.`,
        'opposite-effect',
        `It is the other way around. The conclusion is that Wren shows nothing, and the case of Dunn supports it.`,
      ],
      [
        `The first is evidence that has been offered for a view; the second is evidence that the opposite of this view is in fact true.`,
        'too-strong',
        `The opposite would be that lynx do not catch the sick. The zoologist concludes only that Wren does not show that they do.`,
      ],
    ],
    quick: [`Evidence for a view; then the same evidence without what the view says. So the evidence shows nothing.`],
    full: [
      `Method: conclusion first. It is modest: the case of Wren Island does not show that lynx catch the sick.`,
      `First statement: the case itself, offered by others ('it is pointed out').`,
      `Second statement: the same result on Dunn, where the sick were not singled out. So the result can come from smaller numbers alone.`,
      `Separate three things: denying a finding, denying a view, and denying that the finding supports the view. Only the third happens here.`,
    ],
    hints: [
      `Read the last sentence closely: does the zoologist say that lynx do not catch the sick, or something weaker?`,
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
      `What the chain pays may be why it could reduce the price. Customers do not see it, so it gives them no reason to buy less.`,
    ],
    wrong: [
      [
        `To make room for holiday goods, the chain moved these cereals to the lowest shelf.`,
        'except-overlooked',
        `Goods that are harder to see are bought less often, whatever they cost.`,
      ],
      [
        `In October a newspaper reported how much sugar breakfast cereals of all brands contain.`,
        'except-overlooked',
        `Such a report may turn customers away from cereals, including these.`,
      ],
      [
        `Customers in the area tend to take a very low price as a sign of poor quality.`,
        'except-overlooked',
        `Then the lower price itself put customers off, and the decline is no surprise.`,
      ],
      [
        `A competing chain offered well-known cereals at half price from September on.`,
        'except-overlooked',
        `Customers may have bought those instead, for a better offer was near at hand.`,
      ],
    ],
    quick: [`Four options give customers a reason to buy less. One concerns the chain's costs.`],
    full: [
      `Method: elimination. The surprise is that fewer boxes were sold at a lower price. Cross out each option that gives customers a reason to buy fewer.`,
      `The shelf, the report, the suspicion of poor quality, and the competitor's offer all do.`,
      `What the chain pays its supplier may explain the price cut. It does not reach the customer and explains no decline.`,
    ],
    hints: [
      `Whose decisions make up the decline: those of the chain or those of its customers? Test each option on them.`,
      `Imagine a customer in front of the shelf. Which option would that customer not notice at all?`,
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
      `Those who can speak freely rarely name pay. So many of the others who named it may have done so because it offends no one.`,
    ],
    wrong: [
      [
        `employees who start a business of their own resign for the reasons that they give`,
        'wrong-place',
        `They have no recommendation to lose, so theirs are the replies that the argument trusts.`,
      ],
      [
        `employees at this manufacturer are paid less than they could be paid elsewhere`,
        'out-of-scope',
        `The argument compares the reasons that are given with the real ones. How the pay compares with other employers' is not touched.`,
      ],
      [
        `supervisors recommend employees who have named the pay as a reason to resign`,
        'distorted-detail',
        `Employees name the pay in order to be recommended. Nothing suggests that this fails.`,
      ],
      [
        `the manufacturer should go on asking employees for the reason why they resign`,
        'too-strong',
        `The argument calls for care with certain replies. Those of employees who need no recommendation are still worth having.`,
      ],
    ],
    quick: [`Safe answer, motive to give it, and a group without the motive that rarely gives it.`],
    full: [
      `Method: prediction. 'There is thus reason to doubt that' calls for the belief that the evidence undermines.`,
      `The belief at the start: most employees leave because of the pay, since that is what most of them say.`,
      `Against it: many have a motive to give this reason, and in a group without the motive, 15 percent instead of 60 give it.`,
      `So what the evidence casts doubt on is the step from replies to real reasons, as far as pay is concerned.`,
    ],
    hints: [
      `What does 'can be given without offending anyone' suggest about the 60 percent?`,
      `Why are those who start a business brought up? What sets their replies apart from the others'?`,
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
      `The first $200,000 on radio may have reached nearly all who can be reached by radio. The next $100,000 may then bring in far less than $4.50 a dollar.`,
    ],
    wrong: [
      [
        `fails to consider whether the sales that radio brought in were of goods with a lower profit`,
        'out-of-scope',
        `The conclusion is about how much would have been sold, not about how much would have been earned on it.`,
      ],
      [
        `takes for granted that the return of advertising last year will be the same in later years`,
        'distorted-detail',
        `The conclusion is about last year ('if we had moved'), so nothing is assumed about later years.`,
      ],
      [
        `compares the sales from two kinds of advertising without regard to how much each had cost`,
        'restates-premise',
        `Both cost $200,000, as the argument says, and it compares sales per dollar.`,
      ],
      [
        `concludes from the fact that two events occurred together that one of them caused the other`,
        'wrong-role',
        `The premises state outright what each kind of advertising brought in. The doubtful step comes after that.`,
      ],
    ],
    quick: [`$4.50 a dollar was the average of the first $200,000, not of the next $100,000.`],
    full: [
      `Method: name the step. From what radio earned on average, the director concludes what more radio would have earned.`,
      `An average covers dollars that reached eager listeners and dollars that reached few new ones. Further dollars come after all of these.`,
      `If the next $100,000 on radio had brought $100,000, and the last $100,000 on television did bring $200,000, moving the money would have cost sales.`,
      `Profit, later years, and causes are matters on which the argument makes no claim.`,
    ],
    hints: [
      `How much did the first dollar on radio bring in, and how much the last? Do the figures tell?`,
      `The conclusion is about an additional $100,000 for radio. Which figure in the text is used for it, and is it a figure for additional money?`,
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
      `If arms are broken less often, too, there may simply be fewer cyclists on the road or fewer falls. Then helmets need not be behind the decline in head injuries.`,
    ],
    wrong: [
      [
        `By pointing to a decline that Quintero overlooked, in order to show that helmets have more benefits than Quintero claims`,
        'opposite-effect',
        `Abernathy says that a helmet protects nobody's arm, so this decline is no benefit of helmets.`,
      ],
      [
        `By pointing to a kind of injury that helmets do not prevent, in order to show that the law is too narrow in what it requires`,
        'distorted-detail',
        `Arms come in as evidence about the cause of a decline. Abernathy asks for no further protection.`,
      ],
      [
        `By pointing to a second set of figures, in order to show that the first set was collected in a manner that is not reliable`,
        'half-right',
        `There is a second set of figures, but nothing is said against how the first was collected. It is its cause that is in doubt.`,
      ],
      [
        `By pointing to an effect of the law that was not intended, in order to argue that the law has failed to do what was intended`,
        'wrong-role',
        `Fewer broken arms are not called an effect of the law. The remark suggests that something other than helmets is at work.`,
      ],
    ],
    quick: [`Same decline where helmets do nothing: then helmets may not be the cause.`],
    full: [
      `Method: find the part under attack. It can be the evidence, the step, or the conclusion.`,
      `Abernathy accepts the evidence: head injuries are down by a third.`,
      `The step says 'because of helmets'. Arms serve as a comparison that helmets cannot affect, and they show the same decline.`,
      `So the reply weakens the step by hinting at a common cause, such as fewer people on bicycles. It says nothing about what the law should require.`,
    ],
    hints: [
      `Why does Abernathy choose arms, of all things? What do helmets do for them?`,
      `Does Abernathy deny that head injuries have declined? If not, which part of Quintero's argument is in danger?`,
    ],
  },
]

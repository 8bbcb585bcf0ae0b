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
      `Fewer parasites on Wren Island are cited for the view that predators catch the sick. But on Dunn Island parasites declined too, although hunters shot healthy and sick hares alike.`,
    ],
    wrong: [
      [
        `The first is a finding cited for a view; the second is used to show that there is reason to doubt whether the finding is correct.`,
        'half-right',
        `The first half is right. But the zoologist accepts that hares on Wren Island have fewer parasites and doubts only what this shows about lynx.`,
      ],
      [
        `The first is a finding that the zoologist seeks to explain; the second is a further finding explained by the view under discussion.`,
        'wrong-role',
        `The view is that predators catch the sick. It cannot explain Dunn Island, where hunters hit "the healthy as often as the sick." The zoologist uses that result against the argument for the view.`,
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
      `The first statement is evidence for a view. The second shows the same result where the sick were not singled out, so the evidence does not establish the view.`,
    ],
    full: [
      `Method: find the claim that the author argues for. Then ask who uses each statement, and for what.`,
      `The conclusion is cautious: Wren Island "does nothing to show that lynx catch the sick in particular."`,
      `The first statement is the evidence that others offer for the view ("it is pointed out").`,
      `The second statement reports the same result on Dunn Island, where the sick were not singled out. So a smaller number of hares may be enough to explain fewer parasites.`,
      `The zoologist accepts the finding from Wren Island but denies that it supports the view. The right option describes just that use of the two statements.`,
    ],
    hints: [
      `What exactly does the last sentence say about the case of Wren Island?`,
      `Who uses each statement, and for what? Compare how hares were removed on the two islands and what happened to the parasites.`,
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
      `A lower cost may explain how the chain could afford to cut the price. But customers do not see what the chain pays, and the cereals themselves did not change. So this gives nobody a reason to buy less.`,
    ],
    wrong: [
      [
        `To make room for holiday goods, the chain moved these cereals to the lowest shelf.`,
        'except-overlooked',
        `Goods on the lowest shelf are easy to miss, so shoppers buy them less often, whatever they cost. The move could account for the decline.`,
      ],
      [
        `In October a newspaper reported how much sugar breakfast cereals of all brands contain.`,
        'except-overlooked',
        `A report about sugar may scare customers away from cereals of all brands. The chain's own cereals would lose sales too, which helps to explain the decline.`,
      ],
      [
        `Customers in the area tend to take a very low price as a sign of poor quality.`,
        'except-overlooked',
        `To customers who think this way, the price cut itself made the cereals look worse. If they stopped buying because of it, the decline makes sense.`,
      ],
      [
        `A competing chain offered well-known cereals at half price from September on.`,
        'except-overlooked',
        `With well-known cereals at half price nearby, many customers may have bought those instead. That could explain why the chain sold fewer boxes.`,
      ],
    ],
    quick: [
      `Four options give customers a reason to buy less. What the chain pays the maker gives them none, so that option is the exception.`,
    ],
    full: [
      `The chain sold fewer boxes even though the price was lower. So ask of each option whether it gives customers a reason to buy fewer of these cereals.`,
      `The low shelf, the report on sugar, the suspicion of poor quality, and the competitor's offer all give them such a reason.`,
      `What the chain pays the maker may explain the lower price, but customers do not notice it. That option cannot explain the decline, so it is the exception.`,
    ],
    hints: [
      `Whose choices decide how many boxes are sold?`,
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
      `Employees who can speak freely rarely name pay. This suggests that many of the others name it only because it offends no one, so the figure of 60 percent may be too high.`,
    ],
    wrong: [
      [
        `employees who start a business of their own resign for the reasons that they give`,
        'wrong-place',
        `Employees who start a business need no recommendation, so they have nothing to hide. The argument relies on their replies as honest and does not doubt them.`,
      ],
      [
        `employees at this manufacturer are paid less than they could be paid elsewhere`,
        'out-of-scope',
        `Employees who name the pay may well be paid badly. But the argument compares the reasons people give with the reasons they have. It says nothing about what they could earn elsewhere.`,
      ],
      [
        `supervisors recommend employees who have named the pay as a reason to resign`,
        'distorted-detail',
        `Employees may name the pay so that their supervisor will still recommend them. But nothing in the argument suggests that supervisors then refuse to do so, so it gives no reason to doubt this.`,
      ],
      [
        `the manufacturer should go on asking employees for the reason why they resign`,
        'too-strong',
        `It may seem pointless to go on collecting unreliable answers. But the argument doubts only some of the replies, and those of employees who need no recommendation are still useful. So it gives no reason to stop asking.`,
      ],
    ],
    quick: [
      `Pay is a safe reason to give, and employees who do not need a safe reason rarely name it. So pay may be less common as a real reason than the replies suggest.`,
    ],
    full: [
      `The words "reason to doubt that" call for a belief that the facts undermine.`,
      `Since 60 percent of the employees name the pay, it is natural to believe that pay is the reason for most resignations.`,
      `But employees who need a recommendation have a motive to name the pay. Among those who need none, only 15 percent name it.`,
      `So the belief to doubt is that pay is really as common a reason for resigning as the replies suggest.`,
    ],
    hints: [
      `Which two groups of employees does the argument compare, and how do their answers differ?`,
      `Which of the two groups can safely give its real reason? What does that suggest about the figure of 60 percent?`,
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
      `Radio's $4.50 in sales per dollar is an average. The first $200,000 may already have reached nearly everyone who listens, so the next $100,000 might bring in far less per dollar.`,
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
        `Returns in later years would matter for a new budget. But the conclusion is about last year ("if we had moved"), so the director assumes nothing about later years.`,
      ],
      [
        `compares the sales from two kinds of advertising without regard to how much each had cost`,
        'restates-premise',
        `Ignoring costs would be a serious error. But the director says that each kind of advertising cost $200,000 and compares what a dollar earns on each.`,
      ],
      [
        `concludes from the fact that two events occurred together that one of them caused the other`,
        'wrong-role',
        `The director does not conclude that two events are linked because they happened together. The argument simply states what each kind of advertising brought in. The questionable step comes after that.`,
      ],
    ],
    quick: [
      `Radio's average was $4.50 in sales for each dollar of the first $200,000. The conclusion is about another $100,000, which may bring in far less.`,
    ],
    full: [
      `The director knows what radio advertising brought in on average and infers what more of it would have brought in.`,
      `But the average includes the first dollars, which may have reached most of the listeners there are. Further dollars may reach few new ones.`,
      `Suppose that another $100,000 for radio would have brought in $100,000 and that the last $100,000 for television brought in $200,000. Then moving the money would have cost $100,000 in sales.`,
      `So the flaw is to treat the average return on past spending as if it were the return on further spending.`,
    ],
    hints: [
      `What do the figures for last year tell us about radio, and what does the director conclude about it?`,
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
      `Helmets cannot explain why fewer cyclists break an arm. If there are simply fewer cyclists or fewer falls, that would explain both declines without helmets.`,
    ],
    wrong: [
      [
        `By pointing to a decline that Quintero overlooked, in order to show that helmets have more benefits than Quintero claims`,
        'opposite-effect',
        `Abernathy says that a helmet "protects nobody's arm," so fewer broken arms are not a benefit of helmets. The reply suggests that helmets may have done less, not more.`,
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
        `Fewer broken arms would be a surprising effect of a helmet law. But Abernathy does not call them an effect of the law. The reply suggests that something other than helmets is at work.`,
      ],
    ],
    quick: [
      `Broken arms declined by the same third, although helmets do not protect arms. So something other than helmets may explain both declines.`,
    ],
    full: [
      `Method: decide what the reply attacks: the evidence, the conclusion, or the step between them.`,
      `Abernathy accepts Quintero's evidence that a third fewer cyclists have been treated for head injuries.`,
      `Quintero infers from it that helmets caused the decline. But treatments for broken arms declined by just as much, and helmets cannot protect arms.`,
      `So Abernathy attacks the step from evidence to conclusion. Something other than helmets, such as fewer cyclists or fewer falls, may explain both declines.`,
    ],
    hints: [
      `What do Abernathy's figures have in common with Quintero's?`,
      `Does Abernathy deny that head injuries have declined? If not, which part of Quintero's argument is under attack?`,
    ],
  },
]

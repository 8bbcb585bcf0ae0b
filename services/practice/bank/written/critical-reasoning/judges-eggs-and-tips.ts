import type { WrittenQuestion } from '../written-question.ts'

/** A judge's rulings, the price of eggs, a chat program, water and tips. */
export const judgesEggsAndTips: readonly WrittenQuestion[] = [
  {
    id: 'cr-0256',
    skill: 'cr-assumption',
    difficulty: 1.3,
    stem: `When a ruling by a judge of the state's district courts is appealed, a higher court examines it and reverses it if it was wrong. Of the rulings by these judges that were appealed in the past five years, 20 percent were reversed. Of Judge Kwan's rulings that were appealed, 35 percent were reversed. Therefore, a larger share of Judge Kwan's rulings than of the other judges' must have been wrong.

Which of the following is an assumption required by the argument?`,
    key: [
      `The share of rulings that are appealed is not so much smaller for Judge Kwan as to outweigh the difference in reversals.`,
      `If only 2 percent of Kwan's rulings are appealed and 10 percent of the others', then 0.7 percent of Kwan's and 2 percent of the others' were found wrong. The conclusion would be turned around.`,
    ],
    wrong: [
      [
        `Judge Kwan did not have to decide a larger number of cases than the other judges did in the course of the past five years.`,
        'wrong-comparison',
        `The argument compares shares. A judge with more cases may have the same share of wrong rulings or any other.`,
      ],
      [
        `The rulings that are appealed have been made by judges with about as much experience as the judges of the higher court.`,
        'out-of-scope',
        `The text takes it as given that the higher court reverses rulings that were wrong. Experience adds nothing to this.`,
      ],
      [
        `A ruling by a judge of the district courts is more likely to be appealed if it was wrong than if it was made correctly.`,
        'not-required',
        `It sounds like common sense, but the comparison can do without it. Deny it, so that appeals are made at random: then appealed rulings represent all, and the argument is even better.`,
      ],
      [
        `The rulings by Judge Kwan that were reversed were no more difficult to make than those by other judges that were reversed.`,
        'out-of-scope',
        `Difficulty might excuse a wrong ruling. It would still have been wrong, and that is all the conclusion says.`,
      ],
    ],
    quick: [`Known: wrong among appealed. Concluded: wrong among all. How many are appealed?`],
    full: [
      `Method: negation. Deny an option and see whether Kwan may still have the larger share of wrong rulings among all.`,
      `The premises give a share of those appealed. The conclusion needs a share of all rulings. Between them stands how often rulings are appealed.`,
      `Suppose that Kwan's are appealed far less often: 2 in 100 against 10 in 100. Known wrong: 0.35 × 2 = 0.7 against 0.20 × 10 = 2. Then nothing suggests that Kwan is worse, so the argument fails.`,
      `Denying any other option leaves both shares, and the step between them, as they were.`,
    ],
    hints: [
      `20 percent of what, and 35 percent of what? Compare these groups with the group that the last sentence is about.`,
      `Put in figures: let each judge make 1,000 rulings. Which further number do you need for each before you can compare them?`,
    ],
  },
  {
    id: 'cr-0257',
    skill: 'cr-strengthen',
    difficulty: 1.0,
    stem: `Last winter a disease killed a tenth of the country's laying hens, and the price of eggs doubled. Consumer groups say that so small a shortage cannot account for so large a rise, and that the five companies that now produce most of the eggs must have agreed to raise prices. An economist disagrees: since bakers and families hardly reduce the number of eggs they buy when prices go up, even a small shortage is enough to double the price.

Which of the following, if true, most strongly supports the economist's position?`,
    key: [
      `Forty years ago, when eggs came from thousands of small farms, a similar loss of hens had doubled the price as well.`,
      `Thousands of farms could not have agreed on a price. The same loss had the same effect without the cause that the consumer groups suspect.`,
    ],
    wrong: [
      [
        `The five companies lost a smaller share of their hens to the disease than the country's other producers did.`,
        'opposite-effect',
        `Then the companies sold nearly as many eggs as before at twice the price, which, if anything, feeds the suspicion.`,
      ],
      [
        `During the winter, each of the five companies said in public that it had not spoken with the others about prices.`,
        'half-right',
        `Companies that had made such an agreement would say the same, so the statement does little to decide the matter.`,
      ],
      [
        `Egg prices in the country had been lower last year than in most of the ten years before the disease broke out.`,
        'out-of-scope',
        `The level before the rise does not tell what made the price double.`,
      ],
      [
        `Bakers and families reduce the amount of sugar they buy by very little when the price of sugar goes up sharply.`,
        'wrong-comparison',
        `The economist's reason is about eggs and is not doubted. That sugar is similar does not rule out an agreement.`,
      ],
    ],
    quick: [`Find a case with the shortage but without the possibility of an agreement.`],
    full: [
      `Method: alternative causes. Two causes are proposed for one rise, a shortage and an agreement. A fact that separates them decides.`,
      `Forty years ago there was a like shortage and no small group that could have agreed. The price doubled all the same.`,
      `So a shortage of this size is enough, which is what the economist says and the consumer groups deny.`,
      `Denials, sugar, and the earlier price level fit both causes, and companies that lost few hens fit the agreement better.`,
    ],
    hints: [
      `The consumer groups say that such a shortage 'cannot' double the price. What kind of case would show that it can?`,
      `The two explanations come together in last winter's events. Look for events in which only one of them was present.`,
    ],
  },
  {
    id: 'cr-0258',
    skill: 'cr-weaken',
    difficulty: 0,
    stem: `Until last year, all customers who wrote to the travel site Wayfarer were helped by its employees, who spent six minutes on a request on average. Now a chat program replies first, and only those whom it cannot help are passed on to an employee. Since the change, employees have spent ten minutes on a request on average. A manager concludes that the program has made the employees less efficient.

Which of the following, if true, most seriously weakens the manager's conclusion?`,
    key: [
      `The program takes care of the simple requests, each of which had taken an employee very little time.`,
      `Only difficult requests are left for employees. Their average rises although they may work as fast as ever on each kind.`,
    ],
    wrong: [
      [
        `Wayfarer had fewer employees for requests at the end of last year than it had before the change.`,
        'out-of-scope',
        `Fewer employees may handle fewer requests. How long one request takes each of them is another matter.`,
      ],
      [
        `Customers who are passed on to an employee have waited no longer than they used to wait before.`,
        'wrong-comparison',
        `Waiting is the time before an employee begins. The figures are about the time after that.`,
      ],
      [
        `The program was improved twice in the course of the year and can now understand more languages.`,
        'out-of-scope',
        `What the program has learned does not explain why employees need ten minutes.`,
      ],
      [
        `Some employees had expected that the program would leave them with too few requests to deal with.`,
        'out-of-scope',
        `An expectation about the number of requests does not account for the time that each one takes.`,
      ],
    ],
    quick: [`Six and ten minutes are averages over different kinds of requests.`],
    full: [
      `Method: alternative cause. The average rose; ask what else the program changed besides the way employees work.`,
      `Before, the average was over all requests. Now it is over those that the program could not handle.`,
      `If the quick ones no longer reach employees, the average rises by itself. That leaves no evidence of less efficient work.`,
    ],
    hints: [
      `Are the requests behind the 'six minutes' and those behind the 'ten minutes' of the same kind?`,
      `Imagine an employee who works exactly as before. Could his or her average still go up?`,
    ],
  },
  {
    id: 'cr-0259',
    skill: 'cr-inference',
    difficulty: 0.7,
    stem: `Between 2010 and 2020, the amount of water that was used in the city of Aldred in a year fell by 10 percent. In the same period the population of the city grew by 25 percent. In both years, the city's factories used one fifth of the water.

If the statements above are true, which of the following must also be true?`,
    key: [
      `Water use per inhabitant was lower in 2020 by more than 25 percent.`,
      `100 units for 100 people became 90 units for 125 people, which is 0.72 units each. That is 28 percent less.`,
    ],
    wrong: [
      [
        `Water use per inhabitant was lower in 2020 by as much as 35 percent.`,
        'percents-simply-added',
        `10 and 25 are percents of different things and cannot be added. 90 divided by 125 is 0.72.`,
      ],
      [
        `The average household in Aldred used less water in 2020 than in 2010.`,
        'too-broad',
        `Use outside the factories fell in all, but it includes offices and hospitals, and households may have grown in size.`,
      ],
      [
        `The factories of Aldred used about as much water in 2020 as in 2010.`,
        'fraction-of-wrong-whole',
        `The same share of a smaller amount is a smaller amount: 18 units instead of 20.`,
      ],
      [
        `The city's factories produced less in 2020 than they did in 2010.`,
        'real-world-belief',
        `They used less water. They may have produced as much with less, and the text does not say.`,
      ],
    ],
    quick: [`90 ÷ 125 = 0.72, a decline of 28 percent.`],
    full: [
      `Method: put in numbers. Let 2010 have 100 units of water and 100 inhabitants.`,
      `2020: 90 units and 125 inhabitants, so 0.72 units for each. The decline is 28 percent, more than 25 and less than 35.`,
      `Factories: a fifth of 100 is 20, a fifth of 90 is 18, so they used less.`,
      `What they produced and what a household used cannot be read from these figures.`,
    ],
    hints: [
      `Suppose that 100 people used 100 units in 2010. How many people used how many units in 2020?`,
      `A quotient changes when either part does. Divide before you compare.`,
    ],
  },
  {
    id: 'cr-0260',
    skill: 'cr-evaluate',
    difficulty: 0.4,
    stem: `A taxi company's app used to let customers enter a tip of any amount after a ride. In January it began to show three buttons instead, for tips of 15, 20, and 25 percent, together with a small link for those who want to give no tip or another amount. Since then, the average tip among customers who give one has risen from $3.10 to $4.20. The company tells its drivers that the buttons have raised their income from tips.

To evaluate the company's claim, it would be most useful to determine`,
    key: [
      `whether the share of customers who give any tip at all has changed since the buttons appeared`,
      `The average is over those who tip. If buttons drove many to give nothing, the drivers' income may have fallen; if as many tip as before, it has risen.`,
    ],
    wrong: [
      [
        `whether customers choose the button for 20 percent more often than either of the other two`,
        'out-of-scope',
        `The average among those who tip is known already. How it comes about does not matter for the claim.`,
      ],
      [
        `whether drivers were told of the new buttons before the customers got to see them in January`,
        'out-of-scope',
        `When drivers were told has no bearing on what customers give.`,
      ],
      [
        `how the average tip among customers who give one compares with what waiters receive for a meal`,
        'wrong-comparison',
        `Whether waiters receive more says nothing about a change in the tips of drivers.`,
      ],
      [
        `how much of the income of a driver for this company comes from fares and how much from tips`,
        'half-right',
        `It tells how much tips matter to drivers. Whether their tips rose or fell is left open.`,
      ],
    ],
    quick: [`The average leaves out those who give nothing. Are there more of them now?`],
    full: [
      `Method: the two-answers test. Income from tips = number of tips × average tip. Only the second factor is known.`,
      `If the share of customers who tip fell from 60 to 40 percent, 100 rides bring 40 × $4.20 = $168 instead of 60 × $3.10 = $186: the claim is false.`,
      `If the share stayed the same, they bring 60 × $4.20 = $252: the claim is true.`,
      `No answer to the other questions makes such a difference.`,
    ],
    hints: [
      `Over which customers was the average taken, both times? Who is not in it?`,
      `A driver's income from tips is a product of two numbers. The company mentions only one of them.`,
    ],
  },
]

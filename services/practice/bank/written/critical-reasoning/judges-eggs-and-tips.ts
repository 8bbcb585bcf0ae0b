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
      `Suppose that only 2 percent of Kwan's rulings are appealed but 10 percent of the others'. Then 0.7 percent of Kwan's rulings are known to be wrong, compared with 2 percent of the others'. The argument has to rule out such a case.`,
    ],
    wrong: [
      [
        `Judge Kwan did not have to decide a larger number of cases than the other judges did in the course of the past five years.`,
        'wrong-comparison',
        `The conclusion is about "a larger share" of rulings, not about a number of cases. A judge who decides more cases can have a large or a small share of wrong rulings.`,
      ],
      [
        `The rulings that are appealed have been made by judges with about as much experience as the judges of the higher court.`,
        'out-of-scope',
        `The argument already says that the higher court reverses a ruling "if it was wrong." How experienced the judges are makes no difference to that.`,
      ],
      [
        `A ruling by a judge of the district courts is more likely to be appealed if it was wrong than if it was made correctly.`,
        'not-required',
        `This sounds like common sense, but the argument does not need it. Negate it: if appeals are made at random, appealed rulings represent all rulings, and the argument is even stronger.`,
      ],
      [
        `The rulings by Judge Kwan that were reversed were no more difficult to make than those by other judges that were reversed.`,
        'out-of-scope',
        `Difficulty might excuse a wrong ruling. The ruling would still have been wrong, and that is all that the conclusion says.`,
      ],
    ],
    quick: [
      `We know the share of wrong rulings among those appealed. The conclusion is about all rulings, so it matters how often each judge's rulings are appealed.`,
    ],
    full: [
      `Method: negate each option, and see whether Kwan must still have the larger share of wrong rulings.`,
      `The evidence is a share of the rulings that were appealed. The conclusion is about a share of all rulings. What connects them is how often rulings are appealed.`,
      `Suppose that 2 in 100 of Kwan's rulings are appealed but 10 in 100 of the others'. Then 0.35 × 2 = 0.7 and 0.20 × 10 = 2 in 100 are known to be wrong, so Kwan does not look worse. The argument must assume that this is not the case.`,
    ],
    hints: [
      `What are 20 and 35 percent shares of, and is the conclusion about shares of the same thing?`,
      `Suppose that each judge made 1,000 rulings. Which other number do you need before you can compare the judges?`,
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
      `Thousands of farms could not have agreed on a price. A similar loss had the same effect without the cause that the consumer groups suspect, so a shortage alone can be enough.`,
    ],
    wrong: [
      [
        `The five companies lost a smaller share of their hens to the disease than the country's other producers did.`,
        'opposite-effect',
        `In that case the companies sold nearly as many eggs as before at twice the price. If anything, this supports the suspicion.`,
      ],
      [
        `During the winter, each of the five companies said in public that it had not spoken with the others about prices.`,
        'half-right',
        `Companies that had made such an agreement would say the same, so the statement does little to decide the matter.`,
      ],
      [
        `Egg prices in the country had been lower last year than in most of the ten years before the disease broke out.`,
        'out-of-scope',
        `Low prices last year may make the rise look like a return to normal. But they do not show whether a shortage or an agreement made the price double.`,
      ],
      [
        `Bakers and families reduce the amount of sugar they buy by very little when the price of sugar goes up sharply.`,
        'wrong-comparison',
        `The similar behavior of sugar buyers makes the economist's account more plausible. But it does not rule out an agreement among the egg producers.`,
      ],
    ],
    quick: [
      `If a shortage alone can double the price, no agreement is needed to explain it. Forty years ago, thousands of small farms could not have agreed on a price, and it doubled all the same.`,
    ],
    full: [
      `Method: compare the two explanations, a shortage and an agreement. Look for a fact that separates them.`,
      `Forty years ago there was a similar shortage but no small group that could have agreed on prices. The price doubled anyway.`,
      `So a shortage of this size is enough to double the price. That is what the economist says and the consumer groups deny, so the economist's position is supported.`,
      `Denials and the earlier price level fit either explanation, and the companies' small losses fit an agreement better.`,
    ],
    hints: [
      `The consumer groups say that such a shortage "cannot" account for the rise. What kind of case would show that it can?`,
      `Last winter both possible causes were present. Look for events in which only one of them was.`,
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
      `Only difficult requests are left for employees. Their average rises even though they may work as fast as ever on each kind, so it does not show that they are less efficient.`,
    ],
    wrong: [
      [
        `Wayfarer had fewer employees for requests at the end of last year than it had before the change.`,
        'out-of-scope',
        `Fewer employees may handle fewer requests, but that does not explain why each request takes longer.`,
      ],
      [
        `Customers who are passed on to an employee have waited no longer than they used to wait before.`,
        'wrong-comparison',
        `It is easy to confuse waiting time with handling time. But the wait ends when an employee begins, and the figures are about the time after that.`,
      ],
      [
        `The program was improved twice in the course of the year and can now understand more languages.`,
        'out-of-scope',
        `A better program may seem to leave less for employees to do. But what the program has learned does not explain why each request takes them ten minutes.`,
      ],
      [
        `Some employees had expected that the program would leave them with too few requests to deal with.`,
        'out-of-scope',
        `Employees with too little to do might work slowly. But this option reports only an expectation, which does not explain the time that each request takes.`,
      ],
    ],
    quick: [
      `The six minutes and the ten minutes are averages over different requests. If the program now takes the simple ones, the average rises even though no one works more slowly.`,
    ],
    full: [
      `Method: look for another cause. The average rose; ask what else the program changed besides the way employees work.`,
      `Before the change, the average covered all requests. Now it covers only those that the program could not handle.`,
      `If quick, simple requests no longer reach employees, the average rises on its own. Employees may work as efficiently as ever, so the conclusion is weakened.`,
    ],
    hints: [
      `What does the manager infer from the two averages, six minutes and ten minutes?`,
      `Are the requests behind the two averages of the same kind? Imagine an employee who works exactly as before.`,
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
      `Use went from 100 units for 100 people to 90 units for 125 people, or 0.72 units each. That is a decline of 28 percent.`,
    ],
    wrong: [
      [
        `Water use per inhabitant was lower in 2020 by as much as 35 percent.`,
        'percents-simply-added',
        `This adds 10 and 25 percent. But they are percentages of different things. The correct calculation is 90 ÷ 125 = 0.72, which means a decline of 28 percent.`,
      ],
      [
        `The average household in Aldred used less water in 2020 than in 2010.`,
        'too-broad',
        `Use outside the factories fell in total, but it includes offices and hospitals. Households may also have grown in size.`,
      ],
      [
        `The factories of Aldred used about as much water in 2020 as in 2010.`,
        'fraction-of-wrong-whole',
        `The factories' share did not change. But the same share of a smaller amount is a smaller amount: 18 units rather than 20.`,
      ],
      [
        `The city's factories produced less in 2020 than they did in 2010.`,
        'real-world-belief',
        `Less water may seem to mean less production. But the factories may have produced as much with less water.`,
      ],
    ],
    quick: [`Use per inhabitant went from 100 ÷ 100 = 1 to 90 ÷ 125 = 0.72, which is a decline of 28 percent.`],
    full: [
      `Method: put in numbers. Let 2010 have 100 units of water and 100 inhabitants.`,
      `In 2020 there are 90 units and 125 inhabitants, or 0.72 units for each inhabitant. That is a decline of 28 percent, which is more than 25 percent and less than 35.`,
      `The factories used a fifth of 100, or 20 units, in 2010 and a fifth of 90, or 18 units, in 2020. So they used less.`,
      `The figures do not show what the factories produced or what a household used. So only the claim of more than 25 percent must be true.`,
    ],
    hints: [
      `Suppose that 100 people used 100 units in 2010. How many people used how many units in 2020?`,
      `What do you have to divide by what in order to compare the use per inhabitant?`,
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
      `The average includes only customers who tip. If the buttons led many to give nothing, drivers may earn less from tips; if as many tip as before, drivers earn more.`,
    ],
    wrong: [
      [
        `whether customers choose the button for 20 percent more often than either of the other two`,
        'out-of-scope',
        `The most popular button helps to explain the average. But the average is known already, and knowing which button produces it would not show whether drivers earn more.`,
      ],
      [
        `whether drivers were told of the new buttons before the customers got to see them in January`,
        'out-of-scope',
        `Drivers who knew of the buttons might have behaved differently. But when they were told does not show whether their income from tips rose.`,
      ],
      [
        `how the average tip among customers who give one compares with what waiters receive for a meal`,
        'wrong-comparison',
        `Waiters are a natural standard for tips. But a comparison with them does not show whether drivers' tips have changed.`,
      ],
      [
        `how much of the income of a driver for this company comes from fares and how much from tips`,
        'half-right',
        `How much of a driver's income comes "from tips" shows how important tips are. But it does not show whether tips rose or fell after January.`,
      ],
    ],
    quick: [
      `The average leaves out customers who give nothing. If more of them give nothing now, drivers may earn less from tips, so that share is what we need to know.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. Income from tips is the number of tips times the average tip, and only the average is known.`,
      `Suppose that the share of customers who tip fell from 60 to 40 percent. Then 100 rides bring 40 × $4.20 = $168 rather than 60 × $3.10 = $186, and the claim is false.`,
      `If the share stayed at 60 percent, 100 rides bring 60 × $4.20 = $252, and the claim is true.`,
      `No answer to the other questions makes such a difference, so this is the most useful thing to determine.`,
    ],
    hints: [
      `Which customers are included in the two averages, and which are not?`,
      `A driver's income from tips is a product of two numbers. Which one does the company mention?`,
    ],
  },
]

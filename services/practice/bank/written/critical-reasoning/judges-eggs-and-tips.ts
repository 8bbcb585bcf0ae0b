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
      `Suppose that only 2 percent of Kwan's rulings are appealed but 10 percent of the others'. Then only 0.7 percent of Kwan's rulings are known to be wrong, compared with 2 percent of the others'. The argument has to rule out such a case.`,
    ],
    wrong: [
      [
        `Judge Kwan did not have to decide a larger number of cases than the other judges did in the course of the past five years.`,
        'wrong-comparison',
        `The conclusion is about "a larger share" of rulings, not a larger number. A judge with more cases may be wrong in a large share of them or in a small one, so the argument does not need this.`,
      ],
      [
        `The rulings that are appealed have been made by judges with about as much experience as the judges of the higher court.`,
        'out-of-scope',
        `It may seem that only experienced judges can tell whether a ruling was wrong. But the argument already says that the higher court reverses a ruling "if it was wrong," so their experience does not matter.`,
      ],
      [
        `A ruling by a judge of the district courts is more likely to be appealed if it was wrong than if it was made correctly.`,
        'not-required',
        `It is natural to think that wrong rulings are appealed more often. But if they were not, appealed rulings would be typical of all rulings, and the argument would be stronger. So it does not need this.`,
      ],
      [
        `The rulings by Judge Kwan that were reversed were no more difficult to make than those by other judges that were reversed.`,
        'out-of-scope',
        `A difficult case might excuse a wrong ruling. But the ruling would still "have been wrong," and that is all the conclusion says.`,
      ],
    ],
    quick: [
      `The 20 and 35 percent are shares of appealed rulings, but the conclusion is about all rulings. So the argument assumes that Kwan's rulings are not appealed much less often than other judges' rulings.`,
    ],
    full: [
      `Method: suppose that each option is false, and see whether Kwan must still have the larger share of wrong rulings.`,
      `The evidence is about rulings that were appealed, and the conclusion is about all rulings. What connects them is how often each judge's rulings are appealed.`,
      `Suppose that 2 in 100 of Kwan's rulings are appealed but 10 in 100 of the others'. Then 0.35 × 2 = 0.7 and 0.20 × 10 = 2 in 100 are known to be wrong.`,
      `In that case, nothing shows that Kwan's share of wrong rulings is larger. So the argument must assume that Kwan's rulings are not appealed so much less often.`,
    ],
    hints: [
      `What are the 20 percent and the 35 percent percentages of, and what is the conclusion about?`,
      `Suppose that each judge made 1,000 rulings, and try to compute the wrong ones. Which number is missing?`,
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
      `Thousands of farms could hardly have agreed on a price. So a similar loss of hens apparently doubled the price without an agreement, which suggests that a shortage alone can be enough.`,
    ],
    wrong: [
      [
        `The five companies lost a smaller share of their hens to the disease than the country's other producers did.`,
        'opposite-effect',
        `The five companies would then have lost a smaller share of their hens and still have sold eggs at twice the price. If anything, that makes an agreement more likely, so it does not support the economist.`,
      ],
      [
        `During the winter, each of the five companies said in public that it had not spoken with the others about prices.`,
        'half-right',
        `Companies that had secretly agreed on prices would deny it in public too. So their statements hardly help us decide between a shortage and an agreement.`,
      ],
      [
        `Egg prices in the country had been lower last year than in most of the ten years before the disease broke out.`,
        'out-of-scope',
        `Low prices before the disease may make the increase look like a return to normal. But that does not tell us whether it came from the shortage or from an agreement.`,
      ],
      [
        `Bakers and families reduce the amount of sugar they buy by very little when the price of sugar goes up sharply.`,
        'wrong-comparison',
        `Buyers of sugar do behave as the economist says buyers of eggs do. But that does not show that losing a tenth of the hens can double the price of eggs.`,
      ],
    ],
    quick: [
      `The dispute is whether a small shortage alone can double the price. Forty years ago it did, when thousands of small farms could hardly have agreed on prices.`,
    ],
    full: [
      `Method: separate the two causes. Last winter there was a shortage and perhaps an agreement as well, so look for a time when there was only a shortage.`,
      `Forty years ago, a similar share of hens was lost, and eggs came from thousands of small farms. That many farmers could hardly have agreed on a price.`,
      `The price doubled all the same. So a shortage of this size can apparently double the price without any agreement, and that supports the economist.`,
    ],
    hints: [
      `What do the consumer groups think doubled the price, and what does the economist think?`,
      `Last winter, both possible causes may have been at work. Look for a time when only one of them could have been.`,
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
      `If the program handles the simple requests, only the longer ones reach employees. Their average then rises even if they work as fast as ever, so ten minutes is no sign of lower efficiency.`,
    ],
    wrong: [
      [
        `Wayfarer had fewer employees for requests at the end of last year than it had before the change.`,
        'out-of-scope',
        `With fewer employees, Wayfarer can handle fewer requests in all. But that does not explain why one request takes ten minutes, so the manager may still be right.`,
      ],
      [
        `Customers who are passed on to an employee have waited no longer than they used to wait before.`,
        'wrong-comparison',
        `Six and ten minutes are what employees spend on a request, and the wait comes before that. So the length of the wait tells us nothing about the rise.`,
      ],
      [
        `The program was improved twice in the course of the year and can now understand more languages.`,
        'out-of-scope',
        `Understanding more languages may let the program handle more requests. But nothing here says that the ones left for employees are longer.`,
      ],
      [
        `Some employees had expected that the program would leave them with too few requests to deal with.`,
        'out-of-scope',
        `Some employees worried that they would have too little to do. That does not explain why a request now takes ten minutes instead of six.`,
      ],
    ],
    quick: [
      `The averages of six and ten minutes may come from different kinds of requests. If the program handles the quick ones, the employees' average rises even though nobody works more slowly.`,
    ],
    full: [
      `Method: look for an alternative cause. The manager blames slower work, but the program may also have changed which requests employees receive.`,
      `Before the change, the six minutes were an average over all requests. Now the ten minutes cover only requests that the program could not handle.`,
      `If the simple requests, which took very little time, no longer reach employees, the average rises on its own. Employees may be as efficient as ever, so the manager's conclusion is weakened.`,
    ],
    hints: [
      `Which requests did employees answer before the change, and which do they answer now?`,
      `Imagine an employee who works exactly as fast as before. What else could raise that employee's average?`,
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
      `Suppose that 100 people used 100 units in 2010, or 1 unit each. In 2020, 125 people used 90 units, or 0.72 units each, which is a decline of 28 percent.`,
    ],
    wrong: [
      [
        `Water use per inhabitant was lower in 2020 by as much as 35 percent.`,
        'percents-simply-added',
        `This adds 10 and 25 percent, but they are percentages of different things. Use per inhabitant is 90 ÷ 125 = 0.72 of what it was, which is a drop of only 28 percent.`,
      ],
      [
        `The average household in Aldred used less water in 2020 than in 2010.`,
        'too-broad',
        `The figures are for the whole city and its factories, not for households. Households may have grown larger, or offices may account for the whole decline. So the average household need not have used less.`,
      ],
      [
        `The factories of Aldred used about as much water in 2020 as in 2010.`,
        'fraction-of-wrong-whole',
        `The factories used one fifth in both years, but one fifth of a smaller total. With 100 units in 2010 and 90 in 2020, they used 20 units and then 18. That is a drop of 10 percent, so not "about as much."`,
      ],
      [
        `The city's factories produced less in 2020 than they did in 2010.`,
        'real-world-belief',
        `The factories used less water. But they may have used it more efficiently and produced just as much, and the statements say nothing about what they produced.`,
      ],
    ],
    quick: [
      `Use per inhabitant fell from 100 ÷ 100 = 1 to 90 ÷ 125 = 0.72. That is a decline of 28 percent, which is more than 25.`,
    ],
    full: [
      `Method: put in numbers. Let 100 inhabitants use 100 units of water in 2010, or 1 unit each.`,
      `In 2020, 125 inhabitants use 90 units, or 0.72 units each. That is a decline of 28 percent, which is more than 25 percent but less than 35.`,
      `The factories used a fifth of 100 units, or 20, and then a fifth of 90 units, or 18, so their use did not stay about the same.`,
      `These figures do not tell us what the factories produced or what a household used. So only the statement about more than 25 percent must be true.`,
    ],
    hints: [
      `In which direction did total water use change, and in which direction did the population?`,
      `Suppose that 100 people used 100 units in 2010. How many people and units were there in 2020, and how much is that per person?`,
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
      `The average includes only customers "who give one." If many more now give nothing, drivers may earn less from tips. If as large a share as before still tips, drivers earn more.`,
    ],
    wrong: [
      [
        `whether customers choose the button for 20 percent more often than either of the other two`,
        'out-of-scope',
        `How often each button is chosen helps explain the average of $4.20. But that average is already known, and what is missing is how many customers tip at all.`,
      ],
      [
        `whether drivers were told of the new buttons before the customers got to see them in January`,
        'out-of-scope',
        `Drivers who knew in advance might have acted differently. But when they were told does not show whether their income from tips rose.`,
      ],
      [
        `how the average tip among customers who give one compares with what waiters receive for a meal`,
        'wrong-comparison',
        `How drivers compare with waiters is beside the point. The claim compares what drivers earn from tips now with what they earned before January.`,
      ],
      [
        `how much of the income of a driver for this company comes from fares and how much from tips`,
        'half-right',
        `This would show how much tips matter to a driver. But it would not show whether income from tips has gone up since January.`,
      ],
    ],
    quick: [
      `The averages leave out customers who give nothing. If far fewer customers give a tip now, drivers may earn less from tips even at $4.20 each.`,
    ],
    full: [
      `Method: give each question two opposite answers, and see whether the company's claim stands. Income from tips is the number of tips times the average tip.`,
      `Suppose that the share of customers who tip fell from 60 to 40 percent. Then 100 rides bring in 40 × $4.20 = $168 rather than 60 × $3.10 = $186, and the claim is false.`,
      `If the share stayed at 60 percent, 100 rides bring in 60 × $4.20 = $252 rather than $186. That supports the claim.`,
      `Since one answer supports the claim and the other undermines it, this is the question to ask. The answers to the other questions leave the claim where it was.`,
    ],
    hints: [
      `What does the company measure, and what does it claim?`,
      `A driver's income from tips is the number of tips times the average tip. Which of these two does the company's evidence leave out?`,
    ],
  },
]

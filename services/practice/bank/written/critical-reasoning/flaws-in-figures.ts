import type { WrittenQuestion } from '../written-question.ts'

/** Flaw: figures, shares and records that do not show what they seem to show. */
export const flawsInFigures: readonly WrittenQuestion[] = [
  {
    id: 'cr-0071',
    version: 2,
    skill: 'cr-flaw',
    difficulty: -0.8,
    stem: `Some passengers say that the Coast Line is no less punctual than the other lines of our railway. But of all complaints about delays that reached us last year, 60 percent came from passengers of the Coast Line. Delays must therefore be more frequent there than on our other lines.

The reasoning above is questionable because it`,
    key: [
      `overlooks that far more people may travel on the Coast Line than on the other lines`,
      `A line that carries most of the passengers is likely to receive most of the complaints, even if its trains are as punctual as any. The 60 percent alone therefore does not show more frequent delays.`,
    ],
    wrong: [
      [
        `rests on complaints that concern matters other than the punctuality of the trains`,
        'distorted-detail',
        `The 60 percent is a share of the complaints about delays, and these do concern punctuality. The argument does not rest on any other complaints.`,
      ],
      [
        `presumes that every passenger whose train is late will write to the railway about it`,
        'too-strong',
        `The argument does not require every passenger on a late train to write. It would be enough if late passengers were equally likely to complain on every line.`,
      ],
      [
        `takes as its evidence for a claim the very claim that it has set out to establish`,
        'wrong-role',
        `The evidence is the Coast Line's share of the complaints, and the claim is that its delays are more frequent. Those are different statements, so the argument is not circular.`,
      ],
      [
        `does not say what the railway could do in order to make its trains more punctual`,
        'out-of-scope',
        `Passengers may well want to hear what the railway will do. But the argument is only about where delays are more frequent, and it need not say how to prevent them.`,
      ],
    ],
    quick: [
      `The Coast Line may receive 60 percent of the complaints simply because it carries 60 percent of the passengers or more. The argument never considers this.`,
    ],
    full: [
      `Method: compare what was counted with what is claimed. The railway counted complaints, but it draws a conclusion about how frequent delays are.`,
      `More passengers on a line mean more people who might complain, even if delays are no more frequent there.`,
      `Suppose that the Coast Line carries 70 percent of all passengers. With only 60 percent of the complaints, it may even have fewer delays than the other lines. The argument overlooks this possibility.`,
    ],
    hints: [
      `What did the railway count, and what is it trying to find out?`,
      `Compare the evidence with the conclusion. Besides frequent delays, what could bring one line more complaints than the others?`,
    ],
  },
  {
    id: 'cr-0072',
    version: 2,
    skill: 'cr-flaw',
    difficulty: -0.6,
    stem: `Shipping manager: Our plan to send freighters through the Skerry Strait, which is the shorter route, has been debated for two years. In all this time, nobody has been able to show that the strait is dangerous to ships of this size. We can be confident, then, that it is safe for them.

The manager's argument is flawed in that it`,
    key: [
      `treats the fact that a danger has not been shown as showing that there is none`,
      `The evidence is only that "nobody has been able to show" a danger. The strait may be dangerous even so, and the manager ignores this possibility.`,
    ],
    wrong: [
      [
        `regards the length of a route as more important than the safety of the crews`,
        'out-of-scope',
        `The manager does mention that the route is shorter but does not rank its length above safety. The conclusion is that the strait is safe.`,
      ],
      [
        `takes what is true of ships of one size to be true of the ships of any other size`,
        'too-broad',
        `The argument does not go from one size of ship to another. Both the evidence and the conclusion concern ships of the same size.`,
      ],
      [
        `dismisses the opponents of a plan by pointing out that they have an interest`,
        'wrong-role',
        `The manager does dismiss the opponents, but because they have failed to show a danger. What they might stand to gain is never mentioned.`,
      ],
      [
        `uses the word 'safe' in one sense of the strait and in another of the ships`,
        'distorted-detail',
        `The word "safe" occurs only once, in the conclusion, so its meaning cannot shift.`,
      ],
    ],
    quick: [
      `From the lack of proof that the strait is dangerous, the manager concludes that it is safe. A danger may exist even though no one has shown it.`,
    ],
    full: [
      `Method: compare the evidence with the conclusion. The evidence is a failure to prove danger; the conclusion is that there is none.`,
      `Perhaps nobody has ever sent ships of this size through the strait to find out. In that case, two years of debate prove nothing either way.`,
      `To be confident of safety, the manager would need tests that could have revealed a danger and did not. Without them, a danger that has not been shown may still be there.`,
    ],
    hints: [
      `What exactly has been established about the strait in the two years of debate?`,
      `Compare the evidence with the conclusion by turning them around. If nobody had shown that the strait was safe, would it follow that it is dangerous?`,
    ],
  },
  {
    id: 'cr-0073',
    version: 2,
    skill: 'cr-flaw',
    difficulty: -0.1,
    stem: `The average age of those employed at a paper mill was 46 five years ago and is 39 today. Since the mill has not dismissed anybody in these years, it must have hired a large number of young people.

The argument is most vulnerable to the objection that it`,
    key: [
      `ignores that the average may have fallen because many of the oldest have retired`,
      `Employees can leave without being dismissed. If many of the oldest employees retire, the average age falls even if few young people are hired.`,
    ],
    wrong: [
      [
        `confuses the average age of those employed with the age of the youngest of them`,
        'distorted-detail',
        `The argument compares the average age at two times. It says nothing about the age of the youngest employee.`,
      ],
      [
        `does not consider that some of the young people may have left the mill since`,
        'out-of-scope',
        `Young people who left would have raised the average, and yet it fell. So this offers no other explanation of the drop and is no objection to the conclusion.`,
      ],
      [
        `fails to state how many people were employed at the mill in each one of these years`,
        'half-right',
        `Knowing how many were employed each year might help. But even with these numbers, the argument would still overlook employees who left without being dismissed.`,
      ],
      [
        `mistakes the arrival of young people for a result of the lower average age`,
        'reversed-causation',
        `This gets the argument backward. It says that young people brought the average down, not that a lower average brought young people to the mill.`,
      ],
    ],
    quick: [
      `The average age falls when young people arrive but also when the oldest leave. That no one was dismissed does not mean that no one retired.`,
    ],
    full: [
      `Method: look for an alternative explanation of the drop from 46 to 39. The argument considers only the hiring of many young people.`,
      `The departure of older employees would also lower the average, but the argument does not consider it.`,
      `The argument relies on the fact that the mill "has not dismissed anybody." But employees can also retire, and the oldest are the most likely to do so. The average may therefore have fallen although few young people were hired.`,
    ],
    hints: [
      `What do the two average ages show, and what does the argument conclude about hiring?`,
      `Look for an alternative explanation of the lower average. Does the fact that no one was dismissed mean that no one left?`,
    ],
  },
  {
    id: 'cr-0074',
    version: 3,
    skill: 'cr-flaw',
    difficulty: 0.1,
    stem: `Energy minister: Five years ago wind supplied 20 percent of the electricity generated in our region; today it supplies 25 percent. Those who say that our wind farms are producing less electricity than they did five years ago are therefore mistaken.

Which of the following is a flaw in the minister's reasoning?`,
    key: [
      `It disregards the possibility that the region now generates less electricity in all.`,
      `Wind's share may have grown because the total shrank. Twenty-five percent of a much smaller total can be less electricity than 20 percent of the old one.`,
    ],
    wrong: [
      [
        `It compares the wind farms of the region with those of others without giving a reason.`,
        'wrong-comparison',
        `The minister does make a comparison, but it is between the region five years ago and the same region today. Wind farms elsewhere are never mentioned.`,
      ],
      [
        `It overlooks that the strength of the wind is known to differ from one year to another.`,
        'real-world-belief',
        `The strength of the wind may differ from year to year. But even in steady wind, a larger share of the total would not prove a larger amount.`,
      ],
      [
        `It attacks those who criticize the wind farms and does not respond to what they say.`,
        'wrong-role',
        `The minister answers what the critics say by citing 20 and 25 percent. The problem is that these shares do not refute a claim about amounts.`,
      ],
      [
        `It takes the amount of electricity generated in a region for the amount used in it.`,
        'distorted-detail',
        `The minister never mentions electricity used. The percentages and the disputed claim all concern electricity generated.`,
      ],
    ],
    quick: [
      `The minister answers a claim about an amount with a share. If the region now generates much less in all, 25 percent may be less electricity than 20 percent was.`,
    ],
    full: [
      `Method: compare the evidence with the conclusion. The percentages are shares of all electricity generated; the dispute is about the amount that wind farms produce.`,
      `An example shows the gap. If the total fell from 100 units to 60, wind's amount fell from 20 units to 15, although its share rose from 20 to 25 percent.`,
      `The minister gives no totals and overlooks the possibility that the region now generates less electricity in all. So the critics may be right.`,
    ],
    hints: [
      `Twenty percent of what, and 25 percent of what?`,
      `Test the argument with numbers. Invent two totals for which wind's share rises from 20 to 25 percent while its amount falls.`,
    ],
  },
  {
    id: 'cr-0075',
    version: 3,
    skill: 'cr-flaw',
    difficulty: 0.8,
    stem: `Grain trader: There have been three record harvests in the past ten years, and in the spring of each of these years Dr. Sorel predicted a record. No other forecaster can say as much. This spring she has again predicted a record harvest, so it is very likely that we shall have one.

The trader's reasoning is most open to criticism because it fails to`,
    key: [
      `ask how often Dr. Sorel has predicted a record that did not come about`,
      `If Dr. Sorel predicts a record every spring, she is certain to have predicted all three. The value of her new prediction depends on how often she was wrong, which the trader does not ask.`,
    ],
    wrong: [
      [
        `recognize that a forecaster with a good record may nevertheless be wrong`,
        'too-strong',
        `The trader concludes only that a record is "very likely," which already allows for error.`,
      ],
      [
        `explain what caused the three record harvests of the past ten years`,
        'not-required',
        `Knowing the causes of past records would be interesting, but a forecaster can be trusted without it. What matters is how often her predictions of a record come true.`,
      ],
      [
        `consider whether other forecasters have been at work for as many years`,
        'wrong-comparison',
        `The trader does compare Dr. Sorel with other forecasters. But even if all of them had been at work for the same number of years, we still would not know how many of Dr. Sorel's own predictions of a record failed.`,
      ],
      [
        `distinguish a harvest larger than usual from one larger than any before`,
        'distorted-detail',
        `The argument speaks of a "record" throughout. It never treats a harvest that is merely larger than usual as a record.`,
      ],
    ],
    quick: [
      `Dr. Sorel predicted all three records. But if she also predicted a record in other years, most of her predictions may have failed.`,
    ],
    full: [
      `Method: compare the evidence with the conclusion. The evidence is that, when there was a record, Dr. Sorel had predicted it. The conclusion requires the reverse: when she predicts a record, one usually follows.`,
      `If she predicted a record in all ten springs, only three of her ten predictions came true. That would not make a record "very likely."`,
      `The trader mentions only the three successes and never asks how often a predicted record failed to come about.`,
    ],
    hints: [
      `What does the trader say in favor of Dr. Sorel, and what does the trader conclude?`,
      `Test the reasoning with an extreme case: a forecaster who predicts a record every spring. Could the trader praise that forecaster in the same words?`,
    ],
  },
  {
    id: 'cr-0076',
    version: 2,
    skill: 'cr-flaw',
    difficulty: 1.1,
    stem: `From a bicycle company's report: Each of our four factories made its bicycles at a lower average cost last year than the year before. It follows that, for the company as a whole, the average cost of making a bicycle was lower last year as well.

The reasoning in the report is flawed because it overlooks the possibility that`,
    key: [
      `a larger share of the bicycles was made last year in the costlier of the factories`,
      `The company's average also depends on how many bicycles each factory makes. If a larger share came from the costlier factories, the company's average may have risen although each factory's average fell.`,
    ],
    wrong: [
      [
        `the price at which the bicycles are sold was also lower last year than it had been`,
        'out-of-scope',
        `The conclusion is about "the average cost of making a bicycle." What buyers pay for it is a different matter.`,
      ],
      [
        `none of the four factories will be able to lower its average cost again this year`,
        'too-strong',
        `The report draws a conclusion about last year. Whatever the factories manage this year, last year's average stays what it was.`,
      ],
      [
        `the lower cost in each factory was a result of lower costs in the whole company`,
        'reversed-causation',
        `If lower costs in the whole company caused the drop in each factory, the company's average probably fell as well. That would support the conclusion.`,
      ],
      [
        `each of the factories made fewer bicycles last year than it made the year before`,
        'half-right',
        `If every factory made, say, half as many bicycles, each would keep its share of the total. The company's average would then fall, as the report says. Only a shift between factories could raise it.`,
      ],
    ],
    quick: [
      `A factory can lower its average cost and still be costlier than the others. If it then makes a larger share of the bicycles, the company's average can rise.`,
    ],
    full: [
      `Method: look for a counterexample: a case in which every factory's average cost falls and the company's average rises.`,
      `To keep it simple, imagine only two factories. One factory's average cost falls from $100 to $95 and the other's from $200 to $190. If each made half of the bicycles at first, the company's average was $150.`,
      `If nine in ten bicycles came from the costlier factory last year, the company's average was \\(0.1 \\times 95 + 0.9 \\times 190 = 180.5\\), or $180.50. That is higher than $150.`,
      `This is possible because a larger share of the bicycles came from the costlier factory. The report does not consider such a shift.`,
    ],
    hints: [
      `What does the report say about each factory, and what does it conclude about the company as a whole?`,
      `Look for a counterexample with two factories. Lower both costs a little. How could you still make their combined average rise?`,
    ],
  },
]

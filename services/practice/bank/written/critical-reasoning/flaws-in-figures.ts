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
      `A line with most of the passengers is likely to have most of the complaints even if its trains are as punctual as any. The railway should compare the 60 percent with the line's share of passengers.`,
    ],
    wrong: [
      [
        `rests on complaints that concern matters other than the punctuality of the trains`,
        'distorted-detail',
        `The complaints counted are "complaints about delays," so they do concern punctuality.`,
      ],
      [
        `presumes that every passenger whose train is late will write to the railway about it`,
        'too-strong',
        `The argument does not need "every passenger" who is late to write. It would be enough if late passengers on all lines were equally likely to complain.`,
      ],
      [
        `takes as its evidence for a claim the very claim that it has set out to establish`,
        'wrong-role',
        `The evidence is a share of complaints, and the claim is about delays. They are different, so the argument is not circular.`,
      ],
      [
        `does not say what the railway could do in order to make its trains more punctual`,
        'out-of-scope',
        `A way to improve punctuality would be welcome. But the argument is about where delays are frequent, and it can be sound without saying how to prevent them.`,
      ],
    ],
    quick: [
      `The Coast Line accounts for 60 percent of the complaints, but it may also account for most of the passengers. The argument overlooks this.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that 60 percent of the complaints about delays come from one line. The conclusion is that delays are more frequent there.`,
      `The number of complaints depends on the number of passengers as well as on the frequency of delays.`,
      `If far more people travel on the Coast Line, it would have most of the complaints even with punctual trains. The argument overlooks this, and that is its flaw.`,
    ],
    hints: [
      `What does the number of complaints about a line depend on?`,
      `The Coast Line has 60 percent of the complaints. With which other percentage should that be compared?`,
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
      `Two years without proof of danger may just mean that no one has tested the strait. A danger that nobody has shown may still exist.`,
    ],
    wrong: [
      [
        `regards the length of a route as more important than the safety of the crews`,
        'out-of-scope',
        `The manager mentions the shorter route but argues that it is safe. The two are not weighed against each other.`,
      ],
      [
        `takes what is true of ships of one size to be true of the ships of any other size`,
        'too-broad',
        `Safety for some ships may not be safety for all. But the evidence and the conclusion both concern ships of "this size."`,
      ],
      [
        `dismisses the opponents of a plan by pointing out that they have an interest`,
        'wrong-role',
        `The manager does dismiss the opponents. But the reason is that they have failed to show a danger; the manager never mentions their interests.`,
      ],
      [
        `uses the word 'safe' in one sense of the strait and in another of the ships`,
        'distorted-detail',
        `A shift in meaning is a common flaw. But the word "safe" occurs only once, so its meaning cannot shift.`,
      ],
    ],
    quick: [
      `The manager infers that there is no danger because none has been proved. But a danger that has not been shown may still exist.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that, in two years, no one has shown that the strait is dangerous. The conclusion is that it is safe.`,
      `But something that has not been shown may still be true, especially if no one has looked for it carefully.`,
      `To conclude that the strait is safe, the manager would need tests that could have revealed a danger and did not. The argument has none, and that is its flaw.`,
    ],
    hints: [
      `What have the opponents failed to do, and what does the manager infer from that?`,
      `Would the same reasoning allow the opponents to conclude that the strait is dangerous?`,
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
        `A lower average may suggest younger employees in general. But the argument uses both figures as averages and says nothing about the youngest employee.`,
      ],
      [
        `does not consider that some of the young people may have left the mill since`,
        'out-of-scope',
        `If some of the young people have left, that makes it even harder to explain why the average fell. It is no objection to the argument.`,
      ],
      [
        `fails to state how many people were employed at the mill in each one of these years`,
        'half-right',
        `Knowing how many were employed would be useful. But the argument would still ignore that employees may have left without being dismissed.`,
      ],
      [
        `mistakes the arrival of young people for a result of the lower average age`,
        'reversed-causation',
        `The argument does connect young people with the lower average. But it says that their arrival lowered the average, not the reverse.`,
      ],
    ],
    quick: [
      `An average falls when low values are added or when high values are removed. The argument ignores the second way: many of the oldest employees may have retired.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that the average age fell from 46 to 39 and that no one was dismissed. The conclusion is that many young people were hired.`,
      `The average can fall in two ways: young people arrive, or older people leave.`,
      `That no one was dismissed rules out only one way of leaving. Many of the oldest employees may have retired, and the argument ignores this.`,
    ],
    hints: [
      `No one was dismissed. Besides hiring young people, what could lower the average age at the mill?`,
      `Does the fact that no one was dismissed mean that no one left?`,
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
      `A share can grow because the whole shrinks. Twenty-five percent of a much smaller total may be less than 20 percent of the old one.`,
    ],
    wrong: [
      [
        `It compares the wind farms of the region with those of others without giving a reason.`,
        'wrong-comparison',
        `The minister does make a comparison, but not with wind farms elsewhere. The two percentages are for the same region, five years ago and today.`,
      ],
      [
        `It overlooks that the strength of the wind is known to differ from one year to another.`,
        'real-world-belief',
        `Wind does vary from year to year, but the flaw would remain even if it did not: the minister treats a share as an amount.`,
      ],
      [
        `It attacks those who criticize the wind farms and does not respond to what they say.`,
        'wrong-role',
        `The minister does call the critics mistaken. But the minister responds to what they say, with two percentages; the problem is that these do not refute it.`,
      ],
      [
        `It takes the amount of electricity generated in a region for the amount used in it.`,
        'distorted-detail',
        `A region may well use more or less electricity than it generates. But the figures and the dispute are both about electricity generated.`,
      ],
    ],
    quick: [
      `The minister cites a larger share. If the region now generates much less electricity in all, a larger share can be a smaller amount.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that wind's share rose from 20 to 25 percent. The conclusion is that wind farms produce no less than before.`,
      `A share says nothing about an amount unless the total is known. For example, 20 percent of 100 units is 20, but 25 percent of 60 units is only 15.`,
      `So if the region now generates less electricity in all, wind farms may be producing less. The minister disregards this possibility.`,
    ],
    hints: [
      `Wind's share rose from 20 to 25 percent. Can a share grow while the amount of electricity from wind falls?`,
      `Invent two totals for which the share rises and the amount falls.`,
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
      `A forecaster who predicts a record every spring also predicts every record. Whether to trust a prediction depends on how many of her predictions came true.`,
    ],
    wrong: [
      [
        `recognize that a forecaster with a good record may nevertheless be wrong`,
        'too-strong',
        `Even good forecasters make mistakes, so this sounds like a fair objection. But the trader concludes only that a record is "very likely," which already admits the possibility of error.`,
      ],
      [
        `explain what caused the three record harvests of the past ten years`,
        'not-required',
        `It would be interesting to know what caused the three record harvests. But we can trust a good forecaster without knowing that.`,
      ],
      [
        `consider whether other forecasters have been at work for as many years`,
        'wrong-comparison',
        `Comparing forecasters would not help. Even if all had worked equally long, we would not know how many of her predictions failed.`,
      ],
      [
        `distinguish a harvest larger than usual from one larger than any before`,
        'distorted-detail',
        `The argument speaks of a "record" throughout, so the two are not confused.`,
      ],
    ],
    quick: [
      `She predicted every record, but did a record follow every prediction? The trader counts her hits and ignores her misses.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that whenever there was a record harvest, Dr. Sorel had predicted it. The conclusion needs something else: that when she predicts a record, there usually is one.`,
      `If she predicted a record every spring, she was right in three springs out of ten.`,
      `The trader never asks how often she predicted a record that did not come about, and that is the flaw.`,
    ],
    hints: [
      `Which years does the trader's evidence leave out?`,
      `Think of a forecaster who predicts a record harvest every spring. What could the trader say of her?`,
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
      `The company's average depends on the costs and on where bicycles are made. If more of the work moved to the costlier factories, the average can rise even though it fell in each of them.`,
    ],
    wrong: [
      [
        `the price at which the bicycles are sold was also lower last year than it had been`,
        'out-of-scope',
        `Prices and costs often move together. But the claim is about the cost of making a bicycle, whatever buyers pay.`,
      ],
      [
        `none of the four factories will be able to lower its average cost again this year`,
        'too-strong',
        `Costs cannot fall forever. But the report draws a conclusion about last year, and what happens later cannot make it false.`,
      ],
      [
        `the lower cost in each factory was a result of lower costs in the whole company`,
        'reversed-causation',
        `If lower costs in the whole company were the cause, its average would have fallen too. The conclusion would stand, so this is no objection to it.`,
      ],
      [
        `each of the factories made fewer bicycles last year than it made the year before`,
        'half-right',
        `If each factory made fewer in the same proportion, the company's average would fall as reported. Only a shift between factories can make the conclusion false.`,
      ],
    ],
    quick: [
      `The company's average depends on how much each factory makes. If more of the work moved to the costlier factories, that average may have risen although each factory's average fell.`,
    ],
    full: [
      `Method: set the premise beside the conclusion. The premise is that the average cost fell in each factory. The conclusion is that the company's average fell.`,
      `Suppose that one factory goes from $100 to $95 a bicycle and another from $200 to $190. With half of the bicycles from each, the average was $150.`,
      `If nine in ten bicycles now come from the costlier factory, the average is \\(0.1 \\times 95 + 0.9 \\times 190 = 180.5\\), or $180.50. The premise is true and the conclusion is false.`,
      `So the report overlooks that a larger share of the bicycles may have been made in the costlier factories.`,
    ],
    hints: [
      `How is the company's average calculated from the averages of the factories?`,
      `Take two factories and lower both costs a little. Can you still make the average for the two together rise?`,
    ],
  },
]

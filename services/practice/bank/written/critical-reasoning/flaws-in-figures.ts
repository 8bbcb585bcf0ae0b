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
      `A line with most of the passengers will have most of the complaints even if its trains are as punctual as any. The 60 percent have to be set against the share of passengers.`,
    ],
    wrong: [
      [
        `rests on complaints that concern matters other than the punctuality of the trains`,
        'distorted-detail',
        `The complaints counted are 'complaints about delays'. They concern punctuality and nothing else.`,
      ],
      [
        `presumes that every passenger whose train is late will write to the railway about it`,
        'too-strong',
        `Not every delay needs to lead to a complaint for the argument to work. It would be enough if passengers of all lines complained equally readily.`,
      ],
      [
        `takes as its evidence for a claim the very claim that it has set out to establish`,
        'wrong-role',
        `The evidence is a share of complaints, the claim is about delays. The two are different, even if one does not prove the other.`,
      ],
      [
        `does not say what the railway could do in order to make its trains more punctual`,
        'out-of-scope',
        `The argument asks where delays are frequent, not how to prevent them.`,
      ],
    ],
    quick: [`60 percent of the complaints, but what percent of the passengers?`],
    full: [
      `Evidence: most complaints about delays come from one line.`,
      `Conclusion: delays are most frequent on it.`,
      `The number of complaints grows with the number of passengers. Without that number, the share of complaints says nothing about how often trains are late.`,
    ],
    hints: [
      `What, besides frequent delays, makes the number of complaints large?`,
      `With which other percentage would you compare the 60 percent?`,
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
      `Two years without proof of danger may just mean that nobody has tested the strait. 'Not shown to be dangerous' is not 'shown to be safe'.`,
    ],
    wrong: [
      [
        `regards the length of a route as more important than the safety of the crews`,
        'out-of-scope',
        `The manager mentions that the route is shorter but argues that it is safe. The two are not weighed against each other.`,
      ],
      [
        `takes what is true of ships of one size to be true of the ships of any other size`,
        'too-broad',
        `Evidence and conclusion both concern 'ships of this size'. There is no step to other sizes.`,
      ],
      [
        `dismisses the opponents of a plan by pointing out that they have an interest`,
        'wrong-role',
        `Nothing is said about any interest of the opponents. The manager says that they have failed to show something.`,
      ],
      [
        `uses the word 'safe' in one sense of the strait and in another of the ships`,
        'distorted-detail',
        `The word occurs once, of the strait, and means free from danger for these ships. It cannot shift its sense.`,
      ],
    ],
    quick: [`No proof of danger, so no danger: the absence of evidence is taken for evidence.`],
    full: [
      `Evidence: in two years, nobody has shown that the strait is dangerous.`,
      `Conclusion: it is safe.`,
      `What has not been shown may still be so. To conclude safety, one would need tests that could have revealed a danger and did not.`,
    ],
    hints: [
      `What have the opponents failed to do, and what does the manager infer from this?`,
      `Would the same reasoning let the opponents conclude that the strait is dangerous?`,
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
      `'Not dismissed' is not 'stayed'. If the oldest retire, the average age falls although nobody is dismissed, and few young people need have been hired.`,
    ],
    wrong: [
      [
        `confuses the average age of those employed with the age of the youngest of them`,
        'distorted-detail',
        `Both figures are averages and are used as such. Nothing is said about the youngest.`,
      ],
      [
        `does not consider that some of the young people may have left the mill since`,
        'out-of-scope',
        `Those who left no longer count today. Their leaving would not explain why the average is lower.`,
      ],
      [
        `fails to state how many people were employed at the mill in each one of these years`,
        'half-right',
        `The numbers would be good to have, but naming them would not close the gap. It lies in who may have left and why.`,
      ],
      [
        `mistakes the arrival of young people for a result of the lower average age`,
        'reversed-causation',
        `The argument has it the other way round: young people are said to have lowered the average.`,
      ],
    ],
    quick: [`An average falls if low values come or if high values go. Which has been ruled out?`],
    full: [
      `Evidence: average age down from 46 to 39, no dismissals.`,
      `Conclusion: many young people were hired.`,
      `There are two ways for the average to fall: the young arrive or the old leave. 'No dismissals' excludes only one form of leaving.`,
    ],
    hints: [`In what ways can an average age fall?`, `Does 'nobody was dismissed' mean that nobody left?`],
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
      `A share can grow because the whole shrinks. 25 percent of a much smaller total may be less than 20 percent of the old one.`,
    ],
    wrong: [
      [
        `It compares the wind farms of the region with those of others without giving a reason.`,
        'wrong-comparison',
        `The minister compares the same region at two times. Other regions are not mentioned.`,
      ],
      [
        `It overlooks that the strength of the wind is known to differ from one year to another.`,
        'real-world-belief',
        `True of wind in general, but the fault here would remain with steady wind: a share is taken for an amount.`,
      ],
      [
        `It attacks those who criticize the wind farms and does not respond to what they say.`,
        'wrong-role',
        `The minister does respond to what they say, with two percentages. The trouble is that these do not answer it.`,
      ],
      [
        `It takes the amount of electricity generated in a region for the amount used in it.`,
        'distorted-detail',
        `Both the figures and the dispute are about electricity generated. Its use plays no part.`,
      ],
    ],
    quick: [`A larger share of what? Shares do not tell amounts unless the totals are known.`],
    full: [
      `Evidence: the share of wind rose from 20 to 25 percent.`,
      `Conclusion: wind farms do not produce less than before.`,
      `Example against it: 20 percent of 100 units is 20, but 25 percent of 60 units is 15.`,
      `So the conclusion depends on the total, about which nothing is said.`,
    ],
    hints: [
      `Is the dispute about a share or about an amount?`,
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
      `A forecaster who predicts a record each spring also foresees every record. How far to trust a prediction depends on how many of her predictions came true, not on how many records she announced.`,
    ],
    wrong: [
      [
        `recognize that a forecaster with a good record may nevertheless be wrong`,
        'too-strong',
        `The trader says 'very likely', not 'certain', and so allows for error.`,
      ],
      [
        `explain what caused the three record harvests of the past ten years`,
        'not-required',
        `A good forecaster can be trusted without our knowing the causes. An explanation would be interesting, but its absence is not the flaw.`,
      ],
      [
        `consider whether other forecasters have been at work for as many years`,
        'wrong-comparison',
        `Even if all had worked equally long, the comparison would leave open how many of her predictions failed.`,
      ],
      [
        `distinguish a harvest larger than usual from one larger than any before`,
        'distorted-detail',
        `The text speaks of a 'record' throughout. The two are not confused.`,
      ],
    ],
    quick: [
      `Each record was predicted. But was each prediction followed by a record? The trader counts hits and not false alarms.`,
    ],
    full: [
      `Given: whenever there was a record, she had predicted it.`,
      `Needed: whenever she predicts a record, there usually is one.`,
      `These are different. With seven false alarms in ten years, she would have been right in three springs out of ten.`,
      `The argument never looks at the springs in which her prediction failed.`,
    ],
    hints: [
      `Think of a forecaster who predicts a record harvest every spring. What could the trader say of her?`,
      `Which years does the trader's evidence leave out?`,
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
      `The company's average depends on costs and on where bicycles are made. If work shifted to costly factories, it can rise although it fell in each of them.`,
    ],
    wrong: [
      [
        `the price at which the bicycles are sold was also lower last year than it had been`,
        'out-of-scope',
        `The claim is about the cost of making a bicycle. The price that buyers pay does not enter into it.`,
      ],
      [
        `none of the four factories will be able to lower its average cost again this year`,
        'too-strong',
        `The report draws a conclusion about last year. What becomes possible later cannot make it false.`,
      ],
      [
        `the lower cost in each factory was a result of lower costs in the whole company`,
        'reversed-causation',
        `This turns part and whole around, but the whole would then have lower costs after all. The conclusion would stand.`,
      ],
      [
        `each of the factories made fewer bicycles last year than it made the year before`,
        'half-right',
        `If each made fewer in the same proportion, the company's average would fall as reported. Only a shift between them can undo it.`,
      ],
    ],
    quick: [
      `An average of averages moves with the weights. Could the weights have shifted toward the costly factories?`,
    ],
    full: [
      `Premise: the average cost fell in each factory.`,
      `Conclusion: the average for the company fell.`,
      `Example: a cheap factory goes from $100 to $95 and a costly one from $200 to $190. With half of the bicycles from each, the average was $150.`,
      `If nine in ten bicycles now come from the costly one, the average is $180.50. The premise holds and the conclusion fails.`,
    ],
    hints: [
      `How is the average for the company made up of those of the factories?`,
      `Take two factories, lower both costs a little, and see whether you can still make the joint average rise.`,
    ],
  },
]

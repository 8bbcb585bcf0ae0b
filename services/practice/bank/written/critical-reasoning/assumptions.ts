import type { WrittenQuestion } from '../written-question.ts'

/** Assumption and flaw. */
export const assumptions: readonly WrittenQuestion[] = [
  {
    id: 'cr-0001',
    version: 2,
    skill: 'cr-assumption',
    difficulty: -0.6,
    stem: `A regional railway plans to replace its printed timetables with a phone application. Printing costs the railway $400,000 a year, while the application can be run for $90,000. The railway concludes that the change will save it $310,000 a year.

The railway's conclusion depends on which of the following assumptions?`,
    key: [
      `Replacing the timetables will not give rise to other yearly costs or losses of its own.`,
      `The saving of $310,000 is simply the difference of the two costs. It holds only if nothing else changes, such as passengers lost or staff needed to answer questions. Deny this statement and the saving is no longer $310,000.`,
    ],
    wrong: [
      [
        `Most passengers of the railway already use a phone application to plan their journeys.`,
        'not-required',
        `Widespread use would make the change more comfortable, but the argument is about cost. Even if few use such applications today, the printing could still be dropped and the $310,000 saved.`,
      ],
      [
        `The cost of printing timetables has risen faster than the cost of running applications.`,
        'out-of-scope',
        `How the costs developed in the past does not matter. The argument compares what the two cost now: $400,000 and $90,000.`,
      ],
      [
        `No other regional railway has yet replaced its printed timetables with an application.`,
        'out-of-scope',
        `What other railways have done does not enter into the calculation. The saving would be the same whether or not they had gone first.`,
      ],
      [
        `The application will show changes in service sooner than printed timetables could.`,
        'not-required',
        `That would be a further advantage, but the conclusion claims a saving of money only. It can hold without it.`,
      ],
    ],
    quick: [
      `The conclusion is a subtraction, $400,000 minus $90,000. Ask what would make the true saving differ from it: any other cost or loss.`,
    ],
    full: [
      `Conclusion: the change saves $310,000 a year.`,
      `Reason: printing costs $400,000, the application $90,000.`,
      `Gap: the comparison counts these two costs only. If dropping the print causes another cost, the saving is smaller.`,
      `The assumption closes that gap; denying it breaks the conclusion.`,
    ],
    hints: [
      `Which number is the conclusion about, and how was it worked out?`,
      `Deny each option in turn: after which denial does $310,000 no longer follow?`,
    ],
  },
  {
    id: 'cr-0002',
    version: 3,
    skill: 'cr-assumption',
    difficulty: 0.2,
    stem: `Archaeologists found that storage jars from a hill settlement, dated to about 900 BCE, contain traces of a resin that comes from a tree growing only on the coast, 200 kilometers away. They conclude that the settlement traded with people on the coast at that time.

Which of the following is an assumption on which the conclusion depends?`,
    key: [
      `The tree that yields the resin did not also grow near the settlement around 900 BCE.`,
      `The tree grows only on the coast today. If it grew near the settlement in 900 BCE, the resin needed no trade at all, and the conclusion collapses. So the argument needs this to be ruled out.`,
    ],
    wrong: [
      [
        `The resin was valued by the people of the settlement more than any other coastal product.`,
        'too-strong',
        `Trade needs no such ranking. The resin may have been one product among many, and the settlement would still have traded for it.`,
      ],
      [
        `Jars of this kind were made in the settlement itself and not brought there from elsewhere.`,
        'opposite-effect',
        `If the jars had come from the coast, that would itself be contact with the coast. The conclusion does not need the jars to be local.`,
      ],
      [
        `People on the coast kept records of the goods that they exchanged with inland settlements.`,
        'not-required',
        `Records would be welcome evidence, but trade can have taken place without leaving any.`,
      ],
      [
        `The settlement had no products of its own that people on the coast could have wanted.`,
        'opposite-effect',
        `This would make trade harder to explain. The argument certainly does not rely on it.`,
      ],
    ],
    quick: [
      `The evidence is about where the tree grows now; the conclusion is about 900 BCE. The gap is the time between.`,
    ],
    full: [
      `Conclusion: the settlement traded with the coast around 900 BCE.`,
      `Evidence: the resin in its jars comes from a tree that grows only on the coast.`,
      `The argument moves from where the tree grows to where it grew. It must assume that the tree was not nearer then.`,
      `Test by denial: if the tree grew near the settlement then, the resin shows no trade.`,
    ],
    hints: [
      `Compare the tense of the evidence with that of the conclusion.`,
      `How could the resin have got into the jars without any trade?`,
    ],
  },
  {
    id: 'cr-0003',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.7,
    stem: `In a survey of 2,000 adults, those who said that they sleep at least seven hours a night reported fewer sick days than those who said that they sleep less. A health insurer therefore plans to reward members for sleeping at least seven hours, as measured by a wristband, and expects the number of sick days among members to fall.

The insurer's expectation relies on which of the following assumptions?`,
    key: [
      `Longer sleep is not merely a result of the same conditions that keep people from falling ill.`,
      `The survey shows that long sleep and few sick days go together. If both only result from a third thing, such as easy working hours, then rewarding sleep changes nothing about illness. The plan needs sleep itself to make a difference.`,
    ],
    wrong: [
      [
        `The adults who took part in the survey had worn wristbands that measured their sleep.`,
        'not-required',
        `The survey went by what people said. Wristbands would make it more exact, but the expectation could hold without them.`,
      ],
      [
        `Members who sleep at least seven hours now will earn the reward without any effort.`,
        'opposite-effect',
        `Such members would be paid for what they do anyway, so their sick days would not change. That speaks against the plan rather than being needed for it.`,
      ],
      [
        `No measure other than longer sleep could lower the number of sick days of the members.`,
        'too-strong',
        `The plan needs sleep to help, not to be the only thing that helps.`,
      ],
      [
        `The reward will cost the insurer less than the sick days that it prevents would have cost.`,
        'out-of-scope',
        `That decides whether the plan pays. The expectation in question is only that the sick days will fall.`,
      ],
    ],
    quick: [`From 'go together' the argument moves to 'one lowers the other'. It must rule out a common cause.`],
    full: [
      `Evidence: people who sleep longer report fewer sick days.`,
      `Expectation: paying for longer sleep will lower sick days.`,
      `This treats a correlation as a cause. If something else produces both, the plan fails.`,
      `So the plan assumes that sleep is not merely a companion of what keeps people well.`,
    ],
    hints: [
      `Does the survey show that sleep prevents illness?`,
      `Imagine that people with relaxed jobs both sleep longer and fall ill less often. What happens to the plan?`,
    ],
  },
  {
    id: 'cr-0004',
    version: 3,
    skill: 'cr-flaw',
    difficulty: -0.4,
    stem: `A city council member said: 'Last year we closed Harbor Street to cars, and sales in its shops rose by 12 percent. Critics who predicted that closing a street to cars would ruin its shops have been proved wrong. We should now close Mill Street, and its shops will benefit too.'

The council member's reasoning is most open to criticism because it`,
    key: [
      `treats what happened in one street as enough to predict what will happen in another`,
      `One street is the whole evidence. Nothing shows that Mill Street resembles Harbor Street in what matters, such as how its customers arrive.`,
    ],
    wrong: [
      [
        `rejects the view of the critics by attacking their motives and not their prediction`,
        'distorted-detail',
        `The council member sets the critics' prediction against the sales figures. Their motives are not mentioned.`,
      ],
      [
        `takes for granted that sales are the only thing that a city should care about`,
        'too-strong',
        `The conclusion is that the shops will benefit. To argue that, one need not think that nothing else matters.`,
      ],
      [
        `confuses a rise in the sales of the shops with a rise in the number of the shops`,
        'distorted-detail',
        `The council member speaks of sales throughout. The number of shops plays no part.`,
      ],
      [
        `uses the word 'benefit' in one sense for one street and in another for the other`,
        'distorted-detail',
        `In both places benefit means better business for the shops. The word keeps its sense.`,
      ],
    ],
    quick: [`One case, then a claim about another case: the flaw is a hasty generalization.`],
    full: [
      `Evidence: in Harbor Street sales rose after it was closed to cars.`,
      `Conclusion: the shops of Mill Street will benefit as well.`,
      `The step assumes that the two streets are alike and that the closing caused the rise. One example cannot show that.`,
    ],
    hints: [
      `How many streets does the evidence cover?`,
      `What would have to be alike in both streets for the prediction to hold?`,
    ],
  },
  {
    id: 'cr-0005',
    version: 2,
    skill: 'cr-flaw',
    difficulty: 0.4,
    stem: `Of the start-up companies that failed last year in a certain country, 70 percent had been advised by a business coach. Of the start-up companies that survived, only 40 percent had been. Clearly, being advised by a coach makes it more likely that a start-up company will fail.

The argument is flawed because it fails to consider the possibility that`,
    key: [
      `companies already in difficulty are more likely than others to turn to a coach`,
      `If trouble leads companies to a coach, then the failing ones will more often have had one, although the coach harmed nobody. The argument may have turned cause and effect around.`,
    ],
    wrong: [
      [
        `some of the companies that survived last year will nevertheless fail this year`,
        'out-of-scope',
        `The comparison is between companies that failed and survived last year. What happens later leaves the figures as they are.`,
      ],
      [
        `coaches differ from one another in how much experience of business they have`,
        'out-of-scope',
        `Differences among coaches may exist, but they do not explain why coaching should be more frequent among the failures.`,
      ],
      [
        `far more start-up companies survived last year than failed in that country`,
        'wrong-comparison',
        `The percentages are taken within each group, so the sizes of the groups do not change which group was coached more often.`,
      ],
      [
        `companies without a coach sometimes take advice from banks and from lawyers`,
        'not-required',
        `Other advice does not explain why coached companies fail more often. The claim is about coaches.`,
      ],
    ],
    quick: [`Correlation again: ask whether the supposed effect could be the cause. Trouble may bring in the coach.`],
    full: [
      `Evidence: coaching is more frequent among the failures (70 percent) than among the survivors (40 percent).`,
      `Conclusion: coaching makes failure more likely.`,
      `The figures would look the same if trouble made companies hire coaches. The argument does not consider that.`,
    ],
    hints: [
      `Which came first, the trouble or the coach?`,
      `Look for an option under which coaches are harmless and the percentages are still as they are.`,
    ],
  },
]

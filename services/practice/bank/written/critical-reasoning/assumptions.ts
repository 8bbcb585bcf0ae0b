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
      `The saving of $310,000 is just the difference between the two costs. If the railway also lost passengers or had to hire staff to answer questions, the saving would no longer be $310,000.`,
    ],
    wrong: [
      [
        `Most passengers of the railway already use a phone application to plan their journeys.`,
        'not-required',
        `Widespread use would make the change easier for passengers, but the argument is about cost. Even if few passengers use such applications now, the railway could stop printing and save the $310,000.`,
      ],
      [
        `The cost of printing timetables has risen faster than the cost of running applications.`,
        'out-of-scope',
        `Rising printing costs would make the change look wise. But the argument compares what the two cost now, $400,000 and $90,000, and does not depend on the past.`,
      ],
      [
        `No other regional railway has yet replaced its printed timetables with an application.`,
        'out-of-scope',
        `What other railways have done does not affect the calculation. The saving would be the same whether or not others had gone first.`,
      ],
      [
        `The application will show changes in service sooner than printed timetables could.`,
        'not-required',
        `Faster updates would be an additional advantage, but the conclusion is only about money. It can be true without them.`,
      ],
    ],
    quick: [
      `The conclusion is a subtraction, $400,000 minus $90,000. Any other cost or loss would make the saving smaller, so the railway must assume that there is none.`,
    ],
    full: [
      `The conclusion is that the change will save $310,000 a year. The reason is that printing costs $400,000 and the application only $90,000.`,
      `The calculation includes these two costs and nothing else. If dropping the printed timetables causes another cost or loss, the railway saves less than $310,000.`,
      `So the railway must assume that there are no such costs or losses. When that statement is negated, the conclusion no longer follows.`,
    ],
    hints: [
      `How was the saving of $310,000 calculated, and what does the calculation include?`,
      `Negate each option in turn. After which negation does $310,000 no longer follow?`,
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
      `The tree grows only on the coast today. If it also grew near the settlement in 900 BCE, the resin did not have to come from the coast. The argument must rule this out.`,
    ],
    wrong: [
      [
        `The resin was valued by the people of the settlement more than any other coastal product.`,
        'too-strong',
        `Trade does not require such a ranking. The resin may have been one product among many, and the settlement could still have traded for it.`,
      ],
      [
        `Jars of this kind were made in the settlement itself and not brought there from elsewhere.`,
        'opposite-effect',
        `It may seem that only local jars show trade. But jars brought from the coast would be a sign of trade as well, so the argument does not need the jars to be local.`,
      ],
      [
        `People on the coast kept records of the goods that they exchanged with inland settlements.`,
        'not-required',
        `Records would be welcome evidence, but people can trade without keeping any.`,
      ],
      [
        `The settlement had no products of its own that people on the coast could have wanted.`,
        'opposite-effect',
        `Without goods to offer, the settlement would have found it harder to trade. This works against the conclusion, so the argument does not depend on it.`,
      ],
    ],
    quick: [
      `The evidence is about where the tree grows now, and the conclusion is about 900 BCE. The argument assumes that the tree did not grow near the settlement in those days.`,
    ],
    full: [
      `The conclusion is that the settlement traded with the coast around 900 BCE. The evidence is resin from a tree that now grows only on the coast.`,
      `The argument moves from where the tree grows to where it grew. It must assume that the tree did not grow closer to the settlement then.`,
      `Test the right option. If the tree grew near the settlement, its people could have collected the resin themselves, and the jars are no evidence of trade.`,
    ],
    hints: [
      `What period does the evidence about the tree describe, and what period is the conclusion about?`,
      `How could the resin have gotten into the jars without any trade?`,
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
      `The survey shows that long sleep and few sick days go together. If both result from something else, such as easy working hours, then rewarding sleep will not reduce illness. The plan needs sleep itself to make a difference.`,
    ],
    wrong: [
      [
        `The adults who took part in the survey had worn wristbands that measured their sleep.`,
        'not-required',
        `The survey relied on what people said. Wristbands would have made it more accurate, but the expectation could be correct without them.`,
      ],
      [
        `Members who sleep at least seven hours now will earn the reward without any effort.`,
        'opposite-effect',
        `Such members would be paid for what they do anyway, so their sick days would not change. That counts against the plan, and the plan does not depend on it.`,
      ],
      [
        `No measure other than longer sleep could lower the number of sick days of the members.`,
        'too-strong',
        `The insurer needs longer sleep to lower the number of sick days. It does not need sleep to be the only thing that could.`,
      ],
      [
        `The reward will cost the insurer less than the sick days that it prevents would have cost.`,
        'out-of-scope',
        `A reward that costs too much would be a reason to drop the plan. But the expectation in question is only that the number of sick days will fall.`,
      ],
    ],
    quick: [
      `The survey shows that long sleep and few sick days go together; the plan treats sleep as the cause. So the plan must assume that the two are not merely results of a common cause.`,
    ],
    full: [
      `The evidence is that people who sleep longer report fewer sick days. The insurer expects that paying people to sleep longer will lower the number of sick days.`,
      `This treats a correlation as a cause. If the same conditions make people both sleep longer and stay healthy, more sleep alone changes nothing.`,
      `So the plan assumes that longer sleep is not merely a result of the conditions that keep people healthy. Negate that, and there is no reason to expect fewer sick days.`,
    ],
    hints: [
      `What does the survey show about sleep and illness, and what does the plan need to be true about them?`,
      `Suppose that people with relaxed jobs both sleep longer and fall ill less often. What would happen to the plan?`,
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
      `All of the evidence comes from one street. Nothing shows that Mill Street resembles Harbor Street in what matters, such as how its customers arrive.`,
    ],
    wrong: [
      [
        `rejects the view of the critics by attacking their motives and not their prediction`,
        'distorted-detail',
        `The council member does reject the critics' view, but on the basis of sales figures, without mentioning their motives.`,
      ],
      [
        `takes for granted that sales are the only thing that a city should care about`,
        'too-strong',
        `The evidence is about sales, but the conclusion is only that the shops will benefit. One can argue that without thinking that nothing else matters.`,
      ],
      [
        `confuses a rise in the sales of the shops with a rise in the number of the shops`,
        'distorted-detail',
        `The evidence is a rise, but a rise in sales. The council member speaks of sales throughout and never of the number of shops.`,
      ],
      [
        `uses the word 'benefit' in one sense for one street and in another for the other`,
        'distorted-detail',
        `Ambiguous words are a common flaw. But here "benefit" means more business for the shops of both streets, so its meaning does not shift.`,
      ],
    ],
    quick: [
      `The argument uses one case as proof of what will happen in another. What happened on Harbor Street need not happen on Mill Street.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that sales on Harbor Street rose after it was closed to cars. The conclusion is that the shops on Mill Street will benefit too.`,
      `That follows only if the closing caused the rise and if the two streets are alike in what matters.`,
      `The council member shows neither. The reasoning treats one example as enough to predict another, and that is its flaw.`,
    ],
    hints: [
      `The sales rose on Harbor Street, and the prediction is about Mill Street. What does the argument tell us about Mill Street?`,
      `What would the two streets need to have in common for the prediction to hold?`,
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
      `If trouble leads companies to hire a coach, then more of the failing companies will have had one, even though the coaches did no harm. The argument may have reversed cause and effect.`,
    ],
    wrong: [
      [
        `some of the companies that survived last year will nevertheless fail this year`,
        'out-of-scope',
        `Survivors that fail later may seem to change the picture. But the comparison is between companies that failed last year and those that survived it, whatever happens this year.`,
      ],
      [
        `coaches differ from one another in how much experience of business they have`,
        'out-of-scope',
        `Coaches may well differ in experience, but that does not explain why companies that failed were more likely to have had one.`,
      ],
      [
        `far more start-up companies survived last year than failed in that country`,
        'wrong-comparison',
        `Different group sizes can distort a comparison of numbers. But 70 percent and 40 percent are shares of each group, so the sizes do not matter.`,
      ],
      [
        `companies without a coach sometimes take advice from banks and from lawyers`,
        'not-required',
        `Other sources of advice might blur the comparison. But they do not explain why coaching was more common among the companies that failed.`,
      ],
    ],
    quick: [
      `The argument says that coaching leads to failure. But trouble may lead companies to hire coaches, and the argument fails to consider that.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that 70 percent of the failed companies had a coach, compared with 40 percent of the survivors. The conclusion is that coaching makes failure more likely.`,
      `The percentages would look the same if companies in trouble were the ones that hired coaches. The coaches would then be harmless or even helpful.`,
      `The argument does not consider this possibility, and that is its flaw.`,
    ],
    hints: [
      `The figures show that coaching and failure go together. Which of the two does the argument take to be the cause?`,
      `Look for an option under which the coaches do no harm and the percentages are still what they are.`,
    ],
  },
]

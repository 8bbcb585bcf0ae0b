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
        `Widespread use would make the change easier for passengers, but the argument is about cost. Even if few passengers use such applications now, they could start, and the railway could still save $310,000.`,
      ],
      [
        `The cost of printing timetables has risen faster than the cost of running applications.`,
        'out-of-scope',
        `If printing costs have risen faster, the change may look wise. But the argument compares what the two cost now, $400,000 and $90,000, not how those costs have changed over time.`,
      ],
      [
        `No other regional railway has yet replaced its printed timetables with an application.`,
        'out-of-scope',
        `What other railways have done does not affect the calculation. The saving would be the same whether or not others had gone first.`,
      ],
      [
        `The application will show changes in service sooner than printed timetables could.`,
        'not-required',
        `Faster updates would be an additional advantage, but the conclusion is only about money. The railway could save $310,000 a year even if the application were no quicker than print.`,
      ],
    ],
    quick: [
      `The conclusion is a subtraction, $400,000 minus $90,000. Any other cost or loss would make the saving smaller, so the railway must assume that there is none.`,
    ],
    full: [
      `Method: rebuild the calculation behind $310,000, and ask what could make the real saving smaller.`,
      `The railway subtracts $90,000 for the application from $400,000 for printing. The calculation includes these two costs and nothing else.`,
      `Negate the right option: suppose that giving up the printed timetables does cause another cost, such as staff to answer questions. Then the railway saves less than $310,000, so it must assume that there is no such cost.`,
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
      `The passage tells us only that the tree grows "only on the coast" now. If it also grew near the settlement in 900 BCE, the resin did not have to come from the coast. The argument needs this answer to rule that out.`,
    ],
    wrong: [
      [
        `The resin was valued by the people of the settlement more than any other coastal product.`,
        'too-strong',
        `Strong demand would fit a story of trade. But the resin may have been one good among many, and the settlement could have traded for it without valuing it most of all.`,
      ],
      [
        `Jars of this kind were made in the settlement itself and not brought there from elsewhere.`,
        'opposite-effect',
        `It may seem that only local jars show trade. But jars brought from the coast would be a sign of trade as well, so the argument does not need the jars to be local.`,
      ],
      [
        `People on the coast kept records of the goods that they exchanged with inland settlements.`,
        'not-required',
        `Records would be welcome evidence, but people can trade without writing anything down. The settlement could have traded with the coast even if no one kept such records.`,
      ],
      [
        `The settlement had no products of its own that people on the coast could have wanted.`,
        'opposite-effect',
        `With nothing to offer, the settlement would have found it harder to trade. This answer works against the conclusion, so the conclusion cannot depend on it.`,
      ],
    ],
    quick: [
      `The evidence is about where the tree grows now, and the conclusion is about 900 BCE. The argument assumes that the tree did not grow near the settlement at that earlier time.`,
    ],
    full: [
      `Method: compare the time of the evidence with the time of the conclusion.`,
      `The conclusion is that the settlement traded with the coast around 900 BCE. The evidence is resin from a tree that now grows only on the coast.`,
      `The argument moves from where the tree grows now to where it grew in 900 BCE. It must assume that the tree did not grow closer to the settlement then.`,
      `Negation confirms this. If the tree did grow near the settlement, its people could have collected the resin themselves, and the jars would be no evidence of trade.`,
    ],
    hints: [
      `What exactly is the evidence that the resin came from the coast?`,
      `The tree grows only on the coast now, and the jars date to about 900 BCE. Negate each option. After which negation could the resin have come from nearby?`,
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
      `The survey shows that long sleep and few sick days go together. If both result from something else, such as easy working hours, then rewarding sleep may not reduce illness. The plan needs sleep itself to make a difference.`,
    ],
    wrong: [
      [
        `The adults who took part in the survey had worn wristbands that measured their sleep.`,
        'not-required',
        `Wristbands might have measured sleep more accurately. But what people reported may have been accurate enough, so the insurer's expectation does not rely on wristbands in the survey.`,
      ],
      [
        `Members who sleep at least seven hours now will earn the reward without any effort.`,
        'opposite-effect',
        `Such members would be paid for what they do anyway, so the reward gives them no reason to change. That counts against the plan, so the expectation cannot rely on it.`,
      ],
      [
        `No measure other than longer sleep could lower the number of sick days of the members.`,
        'too-strong',
        `The insurer needs longer sleep to lower the number of sick days. It does not need longer sleep to be the only measure that could do so.`,
      ],
      [
        `The reward will cost the insurer less than the sick days that it prevents would have cost.`,
        'out-of-scope',
        `A reward that costs too much would be a reason to drop the plan. But the expectation is only that the number of sick days will fall.`,
      ],
    ],
    quick: [
      `The survey shows only that long sleep and few sick days go together, but the plan treats sleep as the cause. So the insurer must assume that the two do not simply share a cause.`,
    ],
    full: [
      `Method: look for a cause that long sleep and few sick days may have in common.`,
      `The evidence is that people who sleep longer report fewer sick days. The insurer expects that paying people to sleep longer will lower the number of sick days.`,
      `The plan treats a correlation as a cause. If the same conditions make people both sleep longer and stay healthy, more sleep alone may change nothing.`,
      `So the insurer must assume that longer sleep is more than a result of the conditions that keep people healthy. Otherwise, the survey gives no reason to expect fewer sick days.`,
    ],
    hints: [
      `What did the survey find, and what does the insurer expect its reward to change?`,
      `Could the survey have found what it did even if sleep prevents no illness? Negate each option, and see which negation leaves no reason to expect fewer sick days.`,
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
      `All of the evidence comes from Harbor Street. Nothing shows that Mill Street resembles it in the ways that matter, such as how its customers arrive.`,
    ],
    wrong: [
      [
        `rejects the view of the critics by attacking their motives and not their prediction`,
        'distorted-detail',
        `The council member does reject the critics' view. But the reason given is a rise in sales, and nothing is said about why the critics hold their view.`,
      ],
      [
        `takes for granted that sales are the only thing that a city should care about`,
        'too-strong',
        `The council member wants to close Mill Street because its shops "will benefit." Giving this one reason does not take for granted that nothing else matters.`,
      ],
      [
        `confuses a rise in the sales of the shops with a rise in the number of the shops`,
        'distorted-detail',
        `The council member speaks only of sales, which "rose by 12 percent," and never mentions the number of shops. So the argument does not confuse the two.`,
      ],
      [
        `uses the word 'benefit' in one sense for one street and in another for the other`,
        'distorted-detail',
        `The word "benefit" appears only once, in "its shops will benefit too." The word "too" suggests the same kind of gain that the Harbor Street shops had, so the meaning does not shift.`,
      ],
    ],
    quick: [
      `The argument takes what happened on one street as proof of what will happen on another. Mill Street may differ from Harbor Street, so closing it to cars may not have the same effect.`,
    ],
    full: [
      `Method: set the evidence from Harbor Street beside the conclusion about Mill Street. Sales on Harbor Street rose after it was closed to cars. The council member concludes that Mill Street's shops will benefit too.`,
      `That follows only if the closing caused the rise and if the two streets are alike in the ways that matter.`,
      `The council member shows neither. The reasoning treats one example as enough to predict another, and that is its flaw.`,
    ],
    hints: [
      `Where does the evidence come from, and what is the prediction about?`,
      `What does the argument tell us about Mill Street itself? Look for the option that says what is missing.`,
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
      `If trouble leads companies to hire coaches, coaches may be more common among failing companies than among survivors, even if coaching does no harm. The argument may have reversed cause and effect.`,
    ],
    wrong: [
      [
        `some of the companies that survived last year will nevertheless fail this year`,
        'out-of-scope',
        `Survivors that fail later may seem to change the picture. But the argument compares companies that failed last year with those that survived it. What happens this year cannot change those figures.`,
      ],
      [
        `coaches differ from one another in how much experience of business they have`,
        'out-of-scope',
        `Coaches may well differ in experience. But that does not explain why companies that failed were more likely to have had a coach.`,
      ],
      [
        `far more start-up companies survived last year than failed in that country`,
        'wrong-comparison',
        `Different group sizes can distort a comparison of numbers. But 70 percent and 40 percent are shares of each group, so the sizes do not matter.`,
      ],
      [
        `companies without a coach sometimes take advice from banks and from lawyers`,
        'not-required',
        `Advice from banks and lawyers might blur the comparison a little. But companies with a coach may take such advice as well, so this does not point to another cause.`,
      ],
    ],
    quick: [
      `The argument says that coaching leads to failure. But it overlooks the reverse: trouble may lead companies to hire coaches.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion, and then reverse cause and effect. Of the failed companies, 70 percent had a coach, compared with 40 percent of the survivors. The argument concludes that coaching makes failure more likely.`,
      `Suppose that trouble led companies to hire coaches. Then the percentages could be the same even if the coaches were harmless or helpful.`,
      `The argument does not consider this possibility, and that is its flaw.`,
    ],
    hints: [
      `Which two groups of companies do the percentages describe, and what does the argument conclude from them?`,
      `Suppose that the coaches did no harm at all. Which option could still explain why the percentages are 70 and 40?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Strengthen: explanations of what customers and companies do. */
export const strengtheningBusiness: readonly WrittenQuestion[] = [
  {
    id: 'cr-0066',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: -0.6,
    stem: `Callers to a bank's hotline used to hear music while they waited, and one in five hung up before anybody answered. Since a recorded voice began to tell them how long they will have to wait, only one in twelve has hung up. The manager of the hotline is convinced that knowing the length of the wait is what keeps callers on the line.

Which of the following, if true, most strengthens the manager's conviction?`,
    key: [
      `On days on which the recording fails and music is played, one caller in five hangs up again.`,
      `On those days, the announcement is missing, and callers hang up as often as they used to. So the announcement does seem to be what keeps them on the line.`,
    ],
    wrong: [
      [
        `In the week in which the recording was introduced, the bank hired more people for the hotline.`,
        'opposite-effect',
        `With more people to answer, waits may have become shorter. That is another reason why fewer callers might hang up, so this weakens the manager's view.`,
      ],
      [
        `Some callers have told the bank that they like the recorded voice better than the music.`,
        'half-right',
        `If callers like the voice, its sound may be what keeps them on the line. But the manager credits what the voice tells them.`,
      ],
      [
        `Callers who hang up while they wait usually call again later or write to the bank instead.`,
        'out-of-scope',
        `What callers do after hanging up does not explain why fewer of them hang up now. For all we know, they called again later before the change too.`,
      ],
      [
        `Callers have to wait longer on Mondays than on other days, and more of them hang up on Mondays.`,
        'wrong-comparison',
        `These figures suggest that long waits make callers hang up. But they do not show that knowing the length of the wait keeps callers on the line.`,
      ],
    ],
    quick: [
      `When the announcement is missing, one caller in five hangs up, just as before. So the announcement, and not some other change, seems to be the cause.`,
    ],
    full: [
      `Method: rule out an alternative cause. Shorter waits or other changes might also explain why only one caller in twelve hangs up.`,
      `When the recording fails, any other changes are still in place. Only the announcement is missing.`,
      `On those days, one caller in five hangs up again. So other changes do not seem to keep callers on the line, and the manager's conviction is strengthened.`,
    ],
    hints: [
      `What does the manager think made the difference, and what else might have?`,
      `Look for a situation that differs from the present one in a single way: callers do not hear how long they must wait.`,
    ],
  },
  {
    id: 'cr-0067',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.5,
    stem: `Companies led by their founders buy other companies far less often than companies led by hired managers do. The usual explanation is that founders find it harder to raise the money. A business analyst disagrees: founders, she says, are reluctant to take in people who are used to working in ways other than their own.

Which of the following, if true, provides the most support for the analyst's explanation?`,
    key: [
      `The few companies that founders do buy were in most cases set up by former employees of theirs.`,
      `Former employees of a founder probably work the way the founder does. So founders buy mostly where they have no reason to be reluctant, just as the analyst's explanation predicts.`,
    ],
    wrong: [
      [
        `Banks ask for higher interest from companies led by their founders than from other companies.`,
        'opposite-effect',
        `If borrowing costs founders more, they do "find it harder to raise the money." That supports the explanation that the analyst rejects.`,
      ],
      [
        `Many founders say that building up a company of their own has given meaning to their lives.`,
        'half-right',
        `Founders may be deeply attached to a company that gives their lives meaning. But that does not show that they avoid people with other ways of working.`,
      ],
      [
        `A company that has been bought by another one often loses part of its staff in the following year.`,
        'out-of-scope',
        `Losing part of the staff would bother founders and hired managers alike. So it does not explain why founders buy companies less often.`,
      ],
      [
        `Companies led by their founders are on average smaller than companies led by hired managers.`,
        'wrong-comparison',
        `A smaller company probably has less money to spend. That supports the usual explanation, not the analyst's.`,
      ],
    ],
    quick: [
      `If founders avoid people with other ways of working, they should make exceptions for companies that work as they do. Companies set up by their former employees are just such exceptions.`,
    ],
    full: [
      `Method: predict what each explanation leads us to expect. One says that founders find it hard to raise money, the other that they do not want people with other ways of working.`,
      `If the analyst is right, the few companies that founders do buy should be ones whose people work the way the founders do.`,
      `Most of those companies were set up by the founders' own former employees, who probably do work that way. Trouble raising money would not explain this, so the analyst's explanation is supported.`,
    ],
    hints: [
      `Which two reasons are offered for why founders seldom buy companies?`,
      `According to each explanation, what should the few companies that founders do buy be like? Look for a fact that only the analyst's explanation predicts.`,
    ],
  },
  {
    id: 'cr-0068',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.2,
    stem: `A maker of pianos sells a third fewer new instruments in its home country than it did ten years ago, and so do its competitors. Its director does not believe that piano playing is in decline there. Good pianos last for generations, he argues, and more and more of the pianos that people acquire are second-hand.

The director's argument is most strengthened by which of the following, if true?`,
    key: [
      `The number of households in the country that have a piano tuned each year has risen slightly.`,
      `A piano that is tuned is probably played. If slightly more households have one tuned even though fewer buy a new one, people seem to be playing older pianos, as the director says.`,
    ],
    wrong: [
      [
        `Dealers in the country need more time to find a buyer for a second-hand piano than before.`,
        'opposite-effect',
        `If it takes longer to find a buyer even for a used piano, interest in pianos of any age may be falling. That is just what the director denies.`,
      ],
      [
        `A second-hand piano in good condition costs about half as much as a new one of its kind.`,
        'explains-one-side',
        `The lower price may explain why some people buy used pianos. But it does not show that as many people play as before.`,
      ],
      [
        `Abroad, the maker now sells more of its new instruments than it was selling ten years ago.`,
        'out-of-scope',
        `Good sales abroad may please the director. But they tell us nothing about whether people at home play less.`,
      ],
      [
        `Sales of new violins in the country have fallen by a much smaller share than those of new pianos.`,
        'wrong-comparison',
        `Violin sales may show that people still like to make music. But they do not show whether people play the piano as much as before.`,
      ],
    ],
    quick: [
      `Fewer new pianos are sold, but people may play old ones as much as ever. Tuning is a sign of playing, and slightly more households have a piano tuned.`,
    ],
    full: [
      `Method: ask what we would expect to find if the director is right. People would play as much as before, but more of them on older pianos.`,
      `To test this, we need a sign of playing that does not depend on whether a piano is old or new.`,
      `Tuning is such a sign. Slightly more households now have a piano tuned, so playing does not seem to be in decline, and the argument is strengthened.`,
    ],
    hints: [
      `What does the director deny, and how does he explain the falling sales instead?`,
      `Suppose that the director is right. What do people who play need, whether their piano is old or new?`,
    ],
  },
  {
    id: 'cr-0069',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.4,
    stem: `In the two months before a new model of telephone appears, an insurer's customers report about twice as many broken telephones as in other months. The insurer suspects that some of them break their telephones on purpose in order to have them replaced by the new model.

Which of the following, if true, most strongly supports the insurer's suspicion?`,
    key: [
      `The increase is found only among customers whose policy provides a new telephone and not a repair.`,
      `Customers who would get only a repair gain nothing by breaking a telephone, and they report no more broken ones than usual. So the increase seems to come from those who stand to gain.`,
    ],
    wrong: [
      [
        `In those months, many customers carry telephones that are older and break more easily than is usual.`,
        'opposite-effect',
        `If telephones are older and break more easily, there would be more broken ones without anyone breaking them on purpose. That weakens the suspicion.`,
      ],
      [
        `Makers usually announce several months ahead the day on which their next telephone will appear.`,
        'half-right',
        `Early announcements tell customers when it would pay to break a telephone. But they do not show that anybody does.`,
      ],
      [
        `The average broken telephone costs the insurer more than a customer pays for a policy in a year.`,
        'out-of-scope',
        `The cost explains why the insurer would worry. But it does not show that anyone breaks a telephone on purpose.`,
      ],
      [
        `In those months, customers report about as many stolen telephones as they do in other months.`,
        'wrong-comparison',
        `A jump in reported thefts might have suggested fraud. But the usual number of thefts does not tell us why more telephones are broken.`,
      ],
    ],
    quick: [
      `Only customers who would get a new telephone stand to gain. If they alone report more broken ones, some of them are probably breaking theirs on purpose.`,
    ],
    full: [
      `Method: rule out an alternative cause. Just before a new model appears, telephones may simply be older and so break more often.`,
      `Age would affect customers with every kind of policy. A wish for the new model would matter only to those who would get a new telephone.`,
      `The increase is found only among those customers. So age does not explain it, and the insurer's suspicion is supported.`,
    ],
    hints: [
      `According to the insurer, why would a customer break a telephone on purpose?`,
      `Which customers stand to gain by breaking a telephone, and which do not? Say what you would expect of each group if the suspicion is right.`,
    ],
  },
  {
    id: 'cr-0070',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.9,
    stem: `In a survey of 300 restaurants, those with short menus made more profit per table than those with long ones. According to a consultant, the reason is that a kitchen with a short menu needs fewer kinds of ingredients and therefore throws less away.

Which of the following, if true, most strengthens the consultant's explanation?`,
    key: [
      `Short menus whose dishes require many kinds of ingredients bring no more profit than long menus do.`,
      `These menus are short but need many ingredients, and they bring no additional profit. So what matters seems to be having few ingredients, as the consultant says, and not the short menu as such.`,
    ],
    wrong: [
      [
        `Restaurants with short menus more often employ well-known chefs and can charge higher prices.`,
        'opposite-effect',
        `Well-known chefs and higher prices could account for the profit on their own. That makes the consultant's explanation less likely.`,
      ],
      [
        `Restaurants with long menus throw away food that is worth several thousand dollars each year.`,
        'explains-one-side',
        `Several thousand dollars' worth of food sounds like a lot of waste. But we are not told what restaurants with short menus throw away, so there is no comparison.`,
      ],
      [
        `Guests order more quickly when the menu is short, so that a table can serve more of them a night.`,
        'real-world-belief',
        `If a table serves more guests a night, the higher profit may come from that instead of from less waste. So this weakens the consultant's explanation.`,
      ],
      [
        `Restaurants that serve both lunch and dinner throw away less food per guest than other restaurants.`,
        'wrong-comparison',
        `Restaurants that serve both meals may have short menus or long ones. So their lower waste tells us nothing about short menus or about profit.`,
      ],
    ],
    quick: [
      `According to the consultant, a short menu pays because it needs few ingredients. Short menus that need many ingredients put that to the test, and they bring no additional profit.`,
    ],
    full: [
      `Method: test the step in the middle. According to the consultant, a short menu means few ingredients, few ingredients mean less waste, and less waste means more profit.`,
      `But a short menu may also bring profit in other ways, such as faster orders or better chefs.`,
      `If those were the reason, short menus with many ingredients should bring more profit too. They do not. So having few ingredients seems to be the reason, and the explanation is strengthened.`,
    ],
    hints: [
      `How does a short menu lead to more profit, according to the consultant?`,
      `Imagine a short menu that needs many ingredients. How much profit would the consultant expect from it, and how much would you expect if something else explained the profit?`,
    ],
  },
]

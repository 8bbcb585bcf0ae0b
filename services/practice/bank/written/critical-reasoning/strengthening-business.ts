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
      `On those days the main difference is that the announcement is missing, and callers hang up as often as they used to. So the announcement seems to be what keeps them on the line.`,
    ],
    wrong: [
      [
        `In the week in which the recording was introduced, the bank hired more people for the hotline.`,
        'opposite-effect',
        `With more people answering, waits may have become shorter. That is another possible reason why fewer callers hang up, so it weakens the manager's view.`,
      ],
      [
        `Some callers have told the bank that they like the recorded voice better than the music.`,
        'half-right',
        `If callers like the sound of the voice, it may be the voice that keeps them on the line. The manager credits what the voice tells them, not how it sounds.`,
      ],
      [
        `Callers who hang up while they wait usually call again later or write to the bank instead.`,
        'out-of-scope',
        `What callers do after they hang up does not explain why fewer of them hang up now. They may call again later now just as they did before the change.`,
      ],
      [
        `Callers have to wait longer on Mondays than on other days, and more of them hang up on Mondays.`,
        'wrong-comparison',
        `The figures for Mondays suggest that long waits make callers hang up. But they do not show that knowing the length of the wait keeps callers on the line.`,
      ],
    ],
    quick: [
      `When the announcement is missing, one caller in five hangs up, just as before. So the announcement, and not some other change, seems to be the cause.`,
    ],
    full: [
      `Method: rule out an alternative cause. Shorter waits or other changes might also explain why only one caller in twelve hangs up.`,
      `On days when the recording fails, any other changes are still in place, and only the announcement is missing.`,
      `On those days, one caller in five hangs up again. So the other changes do not seem to be what keeps callers on the line, and the manager's conviction is strengthened.`,
    ],
    hints: [
      `Suppose that the waits also became shorter when the recording was introduced. How could you tell which change keeps callers on the line?`,
      `Look for a situation that differs from the present one only in that callers do not hear how long they must wait.`,
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
      `Former employees of a founder probably work in the founder's way. So founders buy mostly where they have no reason to be reluctant, which is what the analyst's explanation predicts.`,
    ],
    wrong: [
      [
        `Banks ask for higher interest from companies led by their founders than from other companies.`,
        'opposite-effect',
        `If loans cost founders more, they "find it harder to raise the money." That supports the explanation that the analyst rejects.`,
      ],
      [
        `Many founders say that building up a company of their own has given meaning to their lives.`,
        'half-right',
        `Founders whose company gives meaning to their lives may be attached to it. But that does not show that they avoid people who work in other ways.`,
      ],
      [
        `A company that has been bought by another one often loses part of its staff in the following year.`,
        'out-of-scope',
        `The loss of staff would trouble founders and hired managers alike. So it does not explain why founders buy companies less often.`,
      ],
      [
        `Companies led by their founders are on average smaller than companies led by hired managers.`,
        'wrong-comparison',
        `Smaller companies probably have less money to spend. That supports the usual explanation, not the analyst's.`,
      ],
    ],
    quick: [
      `If unfamiliar ways of working keep founders from buying, founders should make exceptions for companies that work as their own do. Companies set up by former employees are such exceptions.`,
    ],
    full: [
      `Method: predict what each explanation leads us to expect. One says that founders lack money, the other that they are reluctant to take in people with other ways of working.`,
      `If the analyst is right, the few companies that founders do buy should be those whose people work in the founder's way.`,
      `Most of these companies were set up by the founders' own former employees, who probably do work in that way. A lack of money would not lead us to expect this, so the analyst's explanation is supported.`,
    ],
    hints: [
      `If the analyst is right, what kind of company would a founder not mind buying?`,
      `Say what each explanation predicts about the few companies that founders do buy. Look for a fact that only the analyst's explanation predicts.`,
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
      `A piano that is tuned is probably played. If slightly more households have one tuned although fewer buy a new one, people seem to be playing older pianos, as the director says.`,
    ],
    wrong: [
      [
        `Dealers in the country need more time to find a buyer for a second-hand piano than before.`,
        'opposite-effect',
        `If buyers have become harder to find, interest in pianos of any age may be falling. That is what the director denies.`,
      ],
      [
        `A second-hand piano in good condition costs about half as much as a new one of its kind.`,
        'explains-one-side',
        `The lower price may explain why some people buy second-hand pianos. But it does not show that as many people as before play the piano.`,
      ],
      [
        `Abroad, the maker now sells more of its new instruments than it was selling ten years ago.`,
        'out-of-scope',
        `The question is whether playing is in decline in the home country. Sales abroad do not answer that question.`,
      ],
      [
        `Sales of new violins in the country have fallen by a much smaller share than those of new pianos.`,
        'wrong-comparison',
        `Sales of violins suggest that interest in music remains. But they do not show whether people play the piano as much as before.`,
      ],
    ],
    quick: [
      `Fewer new pianos are sold, but old ones may be played as much as ever. Tuning is a sign of playing, and it has become slightly more common.`,
    ],
    full: [
      `Method: predict what would be true if the director is right. People would still play as much as before, though more of them on older pianos.`,
      `To test this, we need a sign of playing that does not depend on the age of the piano.`,
      `Tuning is such a sign. Slightly more households have a piano tuned than before, so playing does not seem to be in decline, and the argument is strengthened.`,
    ],
    hints: [
      `Sales of new pianos do not show how many people play. What else would?`,
      `If the director is right, players of old pianos have taken the place of buyers of new ones. Look for something that players need whether their piano is old or new.`,
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
      `Customers who would get only a repair gain nothing by breaking a telephone, and they report no more broken ones than usual. So the increase seems to come from customers who gain by it.`,
    ],
    wrong: [
      [
        `In those months, many customers carry telephones that are older and break more easily than is usual.`,
        'opposite-effect',
        `Telephones that break more easily would explain the increase without anyone breaking them on purpose. That weakens the suspicion.`,
      ],
      [
        `Makers usually announce several months ahead the day on which their next telephone will appear.`,
        'half-right',
        `Early announcements tell customers when it would pay to break a telephone. But they do not show that any customer does so.`,
      ],
      [
        `The average broken telephone costs the insurer more than a customer pays for a policy in a year.`,
        'out-of-scope',
        `The cost of broken telephones explains why the insurer is worried. But it does not show that anyone breaks a telephone on purpose.`,
      ],
      [
        `In those months, customers report about as many stolen telephones as they do in other months.`,
        'wrong-comparison',
        `More reports of stolen telephones might have suggested fraud. But their usual number does not show why more telephones are broken.`,
      ],
    ],
    quick: [
      `Only customers who would get a new telephone have something to gain. If only they report more broken ones, some of them probably break theirs on purpose.`,
    ],
    full: [
      `Method: rule out an alternative cause. Telephones may simply be older just before a new model appears and so break more often.`,
      `Old age would affect customers with every kind of policy. A wish for the new model would affect only those who would receive a new telephone.`,
      `The increase is found only among these customers. So age does not explain it, and the insurer's suspicion is supported.`,
    ],
    hints: [
      `Which customers would gain by breaking a telephone, and which would not?`,
      `For each of these two groups, say what you would expect if the suspicion is right and if the telephones are merely old.`,
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
      `These menus are short but require many ingredients, and they bring no additional profit. So what matters seems to be the small number of ingredients, as the consultant says, and not the short menu as such.`,
    ],
    wrong: [
      [
        `Restaurants with short menus more often employ well-known chefs and can charge higher prices.`,
        'opposite-effect',
        `Famous chefs and higher prices are another possible reason for the profit. That makes the consultant's explanation less likely.`,
      ],
      [
        `Restaurants with long menus throw away food that is worth several thousand dollars each year.`,
        'explains-one-side',
        `Food worth several thousand dollars sounds like a lot of waste. But we are not told what restaurants with short menus throw away, so no difference has been shown.`,
      ],
      [
        `Guests order more quickly when the menu is short, so that a table can serve more of them a night.`,
        'real-world-belief',
        `If tables serve more guests a night, the profit may come from that and not from less waste. So this weakens the consultant's explanation.`,
      ],
      [
        `Restaurants that serve both lunch and dinner throw away less food per guest than other restaurants.`,
        'wrong-comparison',
        `Restaurants that serve both meals may have long or short menus. So their lower waste says nothing about short menus or about profit.`,
      ],
    ],
    quick: [
      `By the consultant's account, a short menu pays because it needs few ingredients. Short menus with many ingredients put that to the test, and they bring no additional profit.`,
    ],
    full: [
      `Method: test the step in the middle. The consultant's chain runs from a short menu to few ingredients, then to less waste, and then to more profit.`,
      `A short menu may bring profit in other ways too, such as faster orders or better chefs.`,
      `If these were the reason, short menus with many ingredients should also bring more profit. They do not. So the small number of ingredients seems to be the reason, and the explanation is strengthened.`,
    ],
    hints: [
      `By what step does a short menu lead to less waste, according to the consultant?`,
      `Imagine a short menu for which this step is missing. What would the consultant expect of its profit, and what would other explanations lead you to expect?`,
    ],
  },
]

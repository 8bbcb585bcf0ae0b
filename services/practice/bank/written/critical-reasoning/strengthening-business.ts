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
      `On those days everything is the same except the announcement. Callers then hang up as often as they used to, which points to the announcement as the cause.`,
    ],
    wrong: [
      [
        `In the week in which the recording was introduced, the bank hired more people for the hotline.`,
        'opposite-effect',
        `More employees mean shorter waits, and these alone could keep callers on the line. So this answer weakens the manager's view.`,
      ],
      [
        `Some callers have told the bank that they like the recorded voice better than the music.`,
        'half-right',
        `If callers "like the recorded voice," the voice itself may keep them on the line, not what it tells them about the wait.`,
      ],
      [
        `Callers who hang up while they wait usually call again later or write to the bank instead.`,
        'out-of-scope',
        `This tells us what callers do after they hang up. But it is true before and after the change, so it does not explain why fewer of them hang up.`,
      ],
      [
        `Callers have to wait longer on Mondays than on other days, and more of them hang up on Mondays.`,
        'wrong-comparison',
        `More hanging up "on Mondays" shows that long waits make callers hang up. But it does not show what knowing the length of the wait does.`,
      ],
    ],
    quick: [
      `When the announcement is missing, the effect disappears. That is strong support for the announcement as the cause.`,
    ],
    full: [
      `Method: ask what besides the recording could explain the change. The best support is a fact that rules it out.`,
      `The manager believes that knowing the length of the wait keeps callers on the line. The evidence is that fewer have hung up since the recording was introduced.`,
      `Something else, such as shorter waits, might have changed at the same time.`,
      `On days when the recording fails, only the announcement is missing, and one caller in five hangs up again. So the announcement makes the difference, and the manager's view is strengthened.`,
    ],
    hints: [
      `What else might have changed when the recording was introduced?`,
      `Look for a situation that differs from the present one only in the announcement.`,
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
      `Former employees are likely to work as the founder does. So founders do buy where they have no reason for reluctance, which is what the analyst's explanation predicts.`,
    ],
    wrong: [
      [
        `Banks ask for higher interest from companies led by their founders than from other companies.`,
        'opposite-effect',
        `More expensive loans make it harder to raise money, which supports the explanation that the analyst rejects.`,
      ],
      [
        `Many founders say that building up a company of their own has given meaning to their lives.`,
        'half-right',
        `Many founders may be attached to their companies, but that does not show that they avoid people who work in other ways.`,
      ],
      [
        `A company that has been bought by another one often loses part of its staff in the following year.`,
        'out-of-scope',
        `Founders and hired managers would both face this loss. It does not explain why they act differently.`,
      ],
      [
        `Companies led by their founders are on average smaller than companies led by hired managers.`,
        'wrong-comparison',
        `Smaller companies might prefer people who work as they do. But a small size suggests above all that they have less money to spend, which supports the usual explanation.`,
      ],
    ],
    quick: [
      `If unfamiliar ways of working keep founders from buying, founders should still be willing to buy companies that work as theirs do.`,
    ],
    full: [
      `Method: ask what a lack of money and a dislike of strange habits would each lead founders to do.`,
      `The fact is that founders seldom buy companies. The usual explanation is a lack of money; the analyst's is reluctance to take in people with other ways of working.`,
      `If the analyst is right, there should be exceptions: companies whose people work as the founder does.`,
      `Companies set up by former employees are such exceptions, and founders do buy them. A lack of money would not predict this, so the analyst's explanation is supported.`,
    ],
    hints: [
      `What would each explanation lead you to expect about the companies that founders do buy?`,
      `If the analyst is right, what kind of company would a founder not mind buying?`,
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
      `Pianos that are tuned are pianos in use. If more of them are tuned although fewer new ones are sold, people must be playing older instruments.`,
    ],
    wrong: [
      [
        `Dealers in the country need more time to find a buyer for a second-hand piano than before.`,
        'opposite-effect',
        `If second-hand pianos sell slowly too, interest in pianos seems to be falling. That is what the director denies.`,
      ],
      [
        `A second-hand piano in good condition costs about half as much as a new one of its kind.`,
        'explains-one-side',
        `A low price explains why some people buy second-hand. But it does not show whether as many people as before play the piano.`,
      ],
      [
        `Abroad, the maker now sells more of its new instruments than it was selling ten years ago.`,
        'out-of-scope',
        `Sales abroad show that the maker's pianos are popular. But the question is what has happened in the home country.`,
      ],
      [
        `Sales of new violins in the country have fallen by a much smaller share than those of new pianos.`,
        'wrong-comparison',
        `Violins suggest that interest in music remains. But their sales do not show whether pianos are played as much as before.`,
      ],
    ],
    quick: [
      `Fewer new pianos are sold, but people may play old ones as much as ever. A piano in use has to be tuned, so more tuning suggests that playing has not declined.`,
    ],
    full: [
      `The fact is that far fewer new pianos are sold. The director argues that playing is not in decline because more people acquire used pianos.`,
      `To test this, we need a sign of how many pianos are in use, new or old.`,
      `A piano that is played has to be tuned. If more households have one tuned each year, playing has not declined, and the director's argument is strengthened.`,
    ],
    hints: [
      `Apart from sales of new pianos, how could we find out how many people play?`,
      `Look for something that players need whether their piano is new or old.`,
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
      `Customers who would get only a repair gain nothing by breaking their telephones, and there is no increase among them. This ties the increase to the gain.`,
    ],
    wrong: [
      [
        `In those months, many customers carry telephones that are older and break more easily than is usual.`,
        'opposite-effect',
        `Telephones that "break more easily" explain the increase without anyone breaking them on purpose, which weakens the suspicion.`,
      ],
      [
        `Makers usually announce several months ahead the day on which their next telephone will appear.`,
        'half-right',
        `Announcements "several months ahead" tell customers when it would pay to break a telephone. But they do not show that customers actually do so.`,
      ],
      [
        `The average broken telephone costs the insurer more than a customer pays for a policy in a year.`,
        'out-of-scope',
        `The cost of "the average broken telephone" explains why the insurer is worried. But it does not show that anyone breaks a telephone on purpose.`,
      ],
      [
        `In those months, customers report about as many stolen telephones as they do in other months.`,
        'wrong-comparison',
        `If thefts had also risen, that might suggest fraud. Unchanged thefts tell us nothing about why more telephones are broken.`,
      ],
    ],
    quick: [
      `Who gains by breaking a telephone? If only those customers report more broken ones, some of them probably break theirs on purpose.`,
    ],
    full: [
      `The fact is that about twice as many broken telephones are reported before a new model appears. The insurer suspects that some are broken on purpose.`,
      `There is another explanation: telephones are older then. But age would affect all customers alike.`,
      `If the increase occurs only among customers who would get a new telephone, those with something to gain are responsible for it. That supports the suspicion.`,
    ],
    hints: [
      `Which customers would have a reason to break a telephone, and which would not?`,
      `What does the suspicion predict for each of these two groups?`,
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
      `Here the menu is short but requires many ingredients, and the additional profit is missing. So the few ingredients matter, not the short menu as such.`,
    ],
    wrong: [
      [
        `Restaurants with short menus more often employ well-known chefs and can charge higher prices.`,
        'opposite-effect',
        `Well-known chefs and higher prices would be another explanation of the profit. So this makes the consultant's explanation less likely.`,
      ],
      [
        `Restaurants with long menus throw away food that is worth several thousand dollars each year.`,
        'explains-one-side',
        `Food worth "several thousand dollars" sounds like much waste. But we are not told what restaurants with short menus throw away, so no difference has been shown.`,
      ],
      [
        `Guests order more quickly when the menu is short, so that a table can serve more of them a night.`,
        'real-world-belief',
        `Faster ordering is a plausible advantage of short menus. But then that advantage, and not less waste, may be the source of the profit.`,
      ],
      [
        `Restaurants that serve both lunch and dinner throw away less food per guest than other restaurants.`,
        'wrong-comparison',
        `Restaurants that serve "both lunch and dinner" may have long or short menus. So their lower waste tells us nothing about short menus or about profit.`,
      ],
    ],
    quick: [
      `The explanation has an intermediate step: few ingredients and little waste. Look at short menus without that step.`,
    ],
    full: [
      `The consultant's explanation is a chain: a short menu, few kinds of ingredients, little waste, more profit.`,
      `Other explanations also start with the short menu, such as faster service or better chefs.`,
      `If short menus that require many ingredients bring no more profit than long ones, a short menu alone is not enough. The ingredients make the difference, and the consultant's explanation is strengthened.`,
    ],
    hints: [
      `Between the short menu and the profit, the consultant puts an intermediate step. What is it?`,
      `What should happen to the profit if the menu is short but this step is missing?`,
    ],
  },
]

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
      `On those days everything is as it is now except the announcement. That callers hang up as they used to points to the announcement.`,
    ],
    wrong: [
      [
        `In the week in which the recording was introduced, the bank hired more people for the hotline.`,
        'opposite-effect',
        `More people mean shorter waits, which could by themselves keep callers from hanging up.`,
      ],
      [
        `Some callers have told the bank that they like the recorded voice better than the music.`,
        'half-right',
        `Then it may be the pleasant voice that keeps them on the line, and not what they learn from it.`,
      ],
      [
        `Callers who hang up while they wait usually call again later or write to the bank instead.`,
        'out-of-scope',
        `What people do after hanging up does not explain why fewer of them hang up.`,
      ],
      [
        `Callers have to wait longer on Mondays than on other days, and more of them hang up on Mondays.`,
        'wrong-comparison',
        `This compares days of the week, in which long waits make callers hang up. It does not show what knowing the wait does.`,
      ],
    ],
    quick: [`Cause taken away, effect gone: the best support for a cause one can have.`],
    full: [
      `Observation: fewer callers hang up since the announcement.`,
      `Explanation: they know how long they will wait. Rivals: shorter waits, other callers.`,
      `Days on which just the announcement is missing serve as a test. The old rate comes back, so the rivals fade.`,
    ],
    hints: [
      `What else might have changed together with the recording?`,
      `Look for a situation that differs from the present one in the announcement alone.`,
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
      `Former employees are likely to have kept the founder's ways. Founders buy where their supposed reluctance has no ground, which is what the analyst's explanation predicts.`,
    ],
    wrong: [
      [
        `Banks ask for higher interest from companies led by their founders than from other companies.`,
        'opposite-effect',
        `Costlier loans make it harder to raise money. This supports the explanation that the analyst rejects.`,
      ],
      [
        `Many founders say that building up a company of their own has given meaning to their lives.`,
        'half-right',
        `Attachment to one's own company may well exist. It does not yet make founders shun people with other ways of working.`,
      ],
      [
        `A company that has been bought by another one often loses part of its staff in the following year.`,
        'out-of-scope',
        `Founders and hired managers would both face this loss. It does not explain why they act differently.`,
      ],
      [
        `Companies led by their founders are on average smaller than companies led by hired managers.`,
        'wrong-comparison',
        `This compares sizes. If it bears on buying at all, it suggests a lack of means, which is the other explanation.`,
      ],
    ],
    quick: [`If unfamiliar ways hold founders back, which companies should they still be willing to buy?`],
    full: [
      `Observation: founders seldom buy companies.`,
      `Explanations: lack of money, or reluctance to take in people with other ways.`,
      `The second predicts exceptions: companies whose people work as the founder does. Former employees' companies are such.`,
      `The first predicts no such pattern, so the pattern favors the analyst.`,
    ],
    hints: [
      `What would the two explanations lead you to expect of the purchases that founders do make?`,
      `Under the analyst's explanation, what kind of company would a founder not mind buying?`,
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
      `Pianos that are tuned are pianos in use. If there are more of them although fewer new ones are sold, people must be playing older instruments.`,
    ],
    wrong: [
      [
        `Dealers in the country need more time to find a buyer for a second-hand piano than before.`,
        'opposite-effect',
        `If second-hand pianos sell slowly as well, interest in pianos seems to be falling. That is what the director denies.`,
      ],
      [
        `A second-hand piano in good condition costs about half as much as a new one of its kind.`,
        'explains-one-side',
        `This says why some buy second-hand. It leaves open whether fewer people than before want a piano at all.`,
      ],
      [
        `Abroad, the maker now sells more of its new instruments than it was selling ten years ago.`,
        'out-of-scope',
        `The question is what has happened in the home country. Buyers abroad do not answer it.`,
      ],
      [
        `Sales of new violins in the country have fallen by a much smaller share than those of new pianos.`,
        'wrong-comparison',
        `Violins have a market of their own. Their sales cannot show whether pianos are played as much as before.`,
      ],
    ],
    quick: [`Fewer sold but as many played: look for evidence of playing that does not depend on new sales.`],
    full: [
      `Fact: fewer new pianos are sold.`,
      `Director: playing is not in decline, and people acquire used pianos.`,
      `Tuning is a trace of playing. More tuned pianos with fewer new ones means that old ones are in use.`,
    ],
    hints: [
      `How could one find out how many people play, other than from sales of new pianos?`,
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
      `Customers who would merely get a repair gain nothing by breaking their telephone, and among them there is no increase. This ties the increase to the gain.`,
    ],
    wrong: [
      [
        `In those months, many customers carry telephones that are older and break more easily than is usual.`,
        'opposite-effect',
        `If old telephones break more easily, the increase can be explained without any purpose behind it.`,
      ],
      [
        `Makers usually announce several months ahead the day on which their next telephone will appear.`,
        'half-right',
        `So customers could know when to act. That they had the opportunity does not show that they used it.`,
      ],
      [
        `The average broken telephone costs the insurer more than a customer pays for a policy in a year.`,
        'out-of-scope',
        `This explains why the insurer is worried. It does not show what the customers do.`,
      ],
      [
        `In those months, customers report about as many stolen telephones as they do in other months.`,
        'wrong-comparison',
        `The suspicion is about telephones that are broken. That reports of thefts stay the same neither confirms nor refutes it.`,
      ],
    ],
    quick: [`Who gains by breaking a telephone? If the increase is found just there, purpose is likely.`],
    full: [
      `Observation: twice as many broken telephones before a new model.`,
      `Suspicion: some are broken on purpose, for the replacement.`,
      `Rival: telephones are older then. But age would affect all customers alike.`,
      `An increase only where a new telephone can be gained fits the suspicion and not the rival.`,
    ],
    hints: [
      `Which customers would have a reason to break a telephone, and which would not?`,
      `Compare what the suspicion predicts for these two groups.`,
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
      `Here the menu is short, but the supposed reason for profit is missing, and so is the profit. It is the few ingredients that count, not the shortness as such.`,
    ],
    wrong: [
      [
        `Restaurants with short menus more often employ well-known chefs and can charge higher prices.`,
        'opposite-effect',
        `Higher prices would explain the profit in another way. The consultant's explanation becomes less needed.`,
      ],
      [
        `Restaurants with long menus throw away food that is worth several thousand dollars each year.`,
        'explains-one-side',
        `We learn nothing about what those with short menus throw away. Without both figures there is no difference to explain.`,
      ],
      [
        `Guests order more quickly when the menu is short, so that a table can serve more of them a night.`,
        'real-world-belief',
        `A plausible advantage of short menus, but it is not the consultant's. If this is where the profit comes from, waste is not.`,
      ],
      [
        `Restaurants that serve both lunch and dinner throw away less food per guest than other restaurants.`,
        'wrong-comparison',
        `This compares opening hours. It neither links waste to menus nor waste to profit.`,
      ],
    ],
    quick: [`The explanation names a middle step: few ingredients, little waste. Test a short menu without that step.`],
    full: [
      `Chain: short menu, few kinds of ingredients, little waste, profit.`,
      `Many rivals begin with the short menu as well: better chefs, faster guests.`,
      `If short menus with many ingredients bring no additional profit, rivals that rest on shortness alone fail.`,
      `The chain through the ingredients is supported.`,
    ],
    hints: [
      `Between the short menu and the profit the consultant puts an intermediate step. Which one?`,
      `What should happen to the profit where the menu is short but this step is missing?`,
    ],
  },
]

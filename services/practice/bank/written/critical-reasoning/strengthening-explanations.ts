import type { WrittenQuestion } from '../written-question.ts'

/** Strengthen: one explanation against another. */
export const strengtheningExplanations: readonly WrittenQuestion[] = [
  {
    id: 'cr-0103',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: -0.2,
    stem: `Teams in a handball league win far more of their matches at home than away. Some people put this down to the long journeys that visiting teams have to make. A coach disagrees: it is the spectators, she says, most of whom cheer for the home team.

Which of the following, if true, most supports the coach's view?`,
    key: [
      `When two teams of the same city meet, the one at home wins as often as it does against visitors from afar.`,
      `In these matches no team has made a long journey, and yet the home team's advantage is as large as ever. So journeys do not explain it, and the spectators may.`,
    ],
    wrong: [
      [
        `Visiting teams that have arrived the day before and slept in a hotel lose less often than other visitors.`,
        'opposite-effect',
        `If visitors who have rested after the journey lose less often, then the journey matters. That supports the people with whom the coach disagrees.`,
      ],
      [
        `Spectators in the halls of the league cheer more loudly when the home team is behind than when it leads.`,
        'explains-one-side',
        `Spectators cheer louder when their team needs help. But we are not told whether the cheering helps, so it may still be the journeys that decide matches.`,
      ],
      [
        `Most of the halls are full of spectators whenever one of the best teams of the league comes to play there.`,
        'out-of-scope',
        `Full halls mean many spectators, which the coach's view needs. But this tells us when they come, not why home teams win.`,
      ],
      [
        `In the football league of the same country, the visiting teams have to travel farther than in handball.`,
        'wrong-comparison',
        `Visiting teams in football travel farther. But we are not told how often home teams win in football, so we can infer nothing about journeys or spectators.`,
      ],
    ],
    quick: [
      `Matches within one city have spectators but no long journeys. The home team does just as well in them, so spectators are the better explanation.`,
    ],
    full: [
      `Method: look for matches in which only one of the two causes is present. Some people blame the visitors' long journeys, and the coach points to the spectators.`,
      `In a match between two teams of the same city, nobody has traveled far, but most spectators still cheer for the home team.`,
      `According to the right option, the home team wins just as often in such matches. So journeys do not seem to make the difference, and the coach's view is supported.`,
    ],
    hints: [
      `The visiting team has two disadvantages, according to the two explanations. What are they?`,
      `In what kind of match would only one of these disadvantages be present?`,
    ],
  },
  {
    id: 'cr-0104',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: -0.4,
    stem: `Owners of a certain laptop, now four years old, complain that it has become slow since they installed the latest update. The maker denies that the update is to blame. After four years, it says, the battery of this laptop is worn out, and a worn battery slows the laptop down.

Which of the following, if true, most strengthens the maker's reply?`,
    key: [
      `With a new battery, laptops of this age work as fast as they used to, even after the update.`,
      `The update is still installed, but the worn battery is gone, and so is the slowness. This is what the maker's reply leads us to expect.`,
    ],
    wrong: [
      [
        `Laptops of the same age on which the update has not been installed have not become slow.`,
        'opposite-effect',
        `These laptops have old batteries too but are not slow. That points to the update as the cause.`,
      ],
      [
        `Owners who have installed the update find that some programs are easier to use than they were before.`,
        'out-of-scope',
        `A helpful update may seem unlikely to do harm. But an update can make programs easier to use and still slow the laptop down.`,
      ],
      [
        `A battery that has been used for four years does not hold as much charge as a new one does.`,
        'restates-premise',
        `This confirms that a battery of this age is worn. But the question is whether the worn battery or the update causes the slowness, and this option does not say.`,
      ],
      [
        `Laptops of several other makers become slow within three years, whether updated or not.`,
        'wrong-comparison',
        `Other laptops may be slow for reasons of their own. They do not show whether the battery or the update slows down this laptop.`,
      ],
    ],
    quick: [
      `Put in a new battery and keep the update, and the laptops are fast again. That points to the worn battery and away from the update.`,
    ],
    full: [
      `Method: remove one of the two suspected causes and keep the other. The owners blame the update, and the maker blames the worn battery.`,
      `If the update is to blame, a laptop with a new battery should still be slow. If the battery is to blame, it should be fast again.`,
      `According to the right option, such laptops work as fast as they used to. That points to the battery, so the maker's reply is strengthened.`,
    ],
    hints: [
      `What do the owners blame for the slowness, and what does the maker blame?`,
      `In what situation would only one of the two causes be present? See which option describes one, and whether the laptop is slow.`,
    ],
  },
  {
    id: 'cr-0105',
    version: 3,
    skill: 'cr-strengthen',
    difficulty: 0.1,
    stem: `In one district of a city, the share of electricity that leaves the substation but is not registered by any customer's meter has risen from 6 to 11 percent within three years. The supplier believes that the increase is due to people who tap its lines secretly and not to the aging of the lines.

Which of the following, if true, most strongly supports the supplier's belief?`,
    key: [
      `In a week for which an inspection of all lines had been announced, the share was back at 6 percent.`,
      `Aging lines do not improve for a week. But people who tap the lines have every reason to stop when an inspection has been announced. So the drop points to tapping.`,
    ],
    wrong: [
      [
        `Most of the lines in the district have been in use for longer than their maker recommends.`,
        'opposite-effect',
        `If the lines are older than their maker recommends, aging is a likely cause of the loss. That is the explanation that the supplier rejects, so this weakens the belief.`,
      ],
      [
        `The lines run along the fronts of the houses, where it is not at all difficult to connect a wire to them.`,
        'half-right',
        `Easy access to the lines makes tapping possible. But if the lines have always run there, they do not explain the increase.`,
      ],
      [
        `In a district with more customers, the amount of electricity that is not registered is larger.`,
        'wrong-comparison',
        `A district with more customers may well lose a larger amount. But the belief is about why the share rose in this district.`,
      ],
      [
        `The price of the electricity that is not registered would soon pay for renewing all of the lines.`,
        'out-of-scope',
        `If the loss is this expensive, renewing the lines may be a good idea. But that tells us what the supplier could do about the loss, not what causes it.`,
      ],
    ],
    quick: [
      `The share fell back in the week of an announced inspection. People who tap lines can stop for a week, but old lines cannot repair themselves, so tapping is the likely cause.`,
    ],
    full: [
      `Method: look for a fact that only one of the two causes can explain. Tapping and aging could each have caused the rise from 6 to 11 percent.`,
      `People can respond to an announcement, and lines cannot.`,
      `In the week of the announced inspection, the share was back at 6 percent. Aging lines cannot explain that, so the supplier's belief is supported.`,
    ],
    hints: [
      `What are the two possible causes of the increase, and which one does the supplier blame?`,
      `Which of the two causes could change from one week to the next? Look for an event that people could respond to but aging lines could not.`,
    ],
  },
  {
    id: 'cr-0106',
    version: 3,
    skill: 'cr-strengthen',
    difficulty: 0.8,
    stem: `In the glassworks of Lomna, apprentices of masters who are about to retire learn the difficult techniques two years sooner than apprentices of younger masters. The secretary of the guild suggests that younger masters hold these techniques back, since their apprentices will later compete with them for orders.

Which of the following, if true, provides the strongest support for the secretary's suggestion?`,
    key: [
      `Younger masters teach the techniques two years sooner to apprentices who are going to work abroad.`,
      `These apprentices will not compete with the masters, and the masters teach them early. So younger masters are able to teach the techniques sooner and seem to delay only where they fear competition.`,
    ],
    wrong: [
      [
        `Masters about to retire have practiced the techniques for longer and can explain them better.`,
        'opposite-effect',
        `If the older masters can explain the techniques better, their apprentices would learn sooner even if no one held anything back. So this answer weakens the suggestion instead of strengthening it.`,
      ],
      [
        `Younger masters often say that there are too few orders for everybody who has learned the craft.`,
        'half-right',
        `If there are too few orders, younger masters have a reason to fear competitors. But that does not show that they act on this fear when they teach.`,
      ],
      [
        `Apprentices who have learned the difficult techniques early find work soon after they finish.`,
        'out-of-scope',
        `That apprentices soon find work makes them the competitors whom younger masters might fear. But it does not show that masters make some of them wait.`,
      ],
      [
        `A master who is about to retire usually has fewer apprentices at one time than a younger master has.`,
        'wrong-comparison',
        `With fewer apprentices, an older master may have more time for each. That would be another explanation of the difference, so this option does not support the secretary's.`,
      ],
    ],
    quick: [
      `If fear of competition causes the delay, apprentices who will work abroad should not have to wait, since they will not compete. They do learn sooner.`,
    ],
    full: [
      `Method: find apprentices whom the secretary's explanation treats differently from the others. The secretary says that younger masters fear future competitors.`,
      `Younger masters may also teach less well or have less time. These causes, however, would slow down all of their apprentices, including those who will work abroad.`,
      `According to the right option, younger masters teach apprentices who will work abroad two years sooner. The fear of competition explains that, and the other causes do not. So the suggestion is supported.`,
    ],
    hints: [
      `According to the secretary, why do younger masters wait?`,
      `Which apprentices would give a younger master nothing to fear? Look for an option that says how soon they learn the techniques.`,
    ],
  },
]

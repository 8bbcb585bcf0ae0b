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
      `In these matches nobody has made a long journey, and the advantage is there all the same. Journeys are ruled out, while the spectators remain.`,
    ],
    wrong: [
      [
        `Visiting teams that have arrived the day before and slept in a hotel lose less often than other visitors.`,
        'opposite-effect',
        `If a rest after the journey helps, the journey matters. This supports those with whom the coach disagrees.`,
      ],
      [
        `Spectators in the halls of the league cheer more loudly when the home team is behind than when it leads.`,
        'explains-one-side',
        `So spectators do try to help. Whether their cheering leads to victories, or the visitors' tiredness does, stays open.`,
      ],
      [
        `Most of the halls are full of spectators whenever one of the best teams of the league comes to play there.`,
        'out-of-scope',
        `This tells when spectators come. It says nothing about why home teams win.`,
      ],
      [
        `In the football league of the same country, the visiting teams have to travel farther than in handball.`,
        'wrong-comparison',
        `Without knowing how often home teams win in football, we can conclude nothing from longer journeys there.`,
      ],
    ],
    quick: [`Journey or spectators? Look for matches with home spectators and without a journey.`],
    full: [
      `Observation: home teams win more often.`,
      `Explanations: tiring journeys for the visitors, or spectators for the home team.`,
      `In a match between neighbors the first is absent and the second is present. The advantage stays.`,
      `So the journey is not what makes the difference.`,
    ],
    hints: [
      `Two explanations compete. When would they predict different results?`,
      `Think of a match for which the visiting team hardly has to travel.`,
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
      `The update is still there, the worn battery is not, and the slowness has gone. This is what the maker's reply predicts.`,
    ],
    wrong: [
      [
        `Laptops of the same age on which the update has not been installed have not become slow.`,
        'opposite-effect',
        `These have old batteries too but are not slow. That points to the update.`,
      ],
      [
        `Owners who have installed the update find that some programs are easier to use than they were before.`,
        'out-of-scope',
        `An update can be useful and still slow the laptop down. Ease of use is not the complaint.`,
      ],
      [
        `A battery that has been used for four years does not hold as much charge as a new one does.`,
        'restates-premise',
        `This is what 'worn out' means. The question is whether the battery or the update causes the slowness.`,
      ],
      [
        `Laptops of several other makers become slow within three years, whether updated or not.`,
        'wrong-comparison',
        `Other laptops may be slow for reasons of their own. They do not tell which cause is at work in this one.`,
      ],
    ],
    quick: [`Two suspects: remove one, leave the other, and see whether the slowness goes.`],
    full: [
      `Observation: old laptops are slow since the update.`,
      `Suspects: update, worn battery.`,
      `If a new battery restores the speed while the update stays in place, the battery is the cause.`,
    ],
    hints: [
      `What test would separate the two suspected causes?`,
      `In each option, ask which of the two causes is present and whether the laptop is slow.`,
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
      `Lines do not grow young for a week. People who tap them secretly, however, have every reason to disconnect when an inspection is announced.`,
    ],
    wrong: [
      [
        `Most of the lines in the district have been in use for longer than their maker recommends.`,
        'opposite-effect',
        `Old lines are a reason to believe in aging, which the supplier rejects.`,
      ],
      [
        `The lines run along the fronts of the houses, where it is not at all difficult to connect a wire to them.`,
        'half-right',
        `This makes tapping possible. It was as possible three years ago, so the increase is not explained.`,
      ],
      [
        `In a district with more customers, the amount of electricity that is not registered is larger.`,
        'wrong-comparison',
        `A larger district may lose a larger amount. The belief is about the cause of an increase in this one.`,
      ],
      [
        `The price of the electricity that is not registered would soon pay for renewing all of the lines.`,
        'out-of-scope',
        `This concerns what the supplier should do about the loss, not where it comes from.`,
      ],
    ],
    quick: [`What would thieves do that old lines would not?`],
    full: [
      `Observation: the share lost rose from 6 to 11 percent.`,
      `Explanations: secret tapping, or aging lines.`,
      `People react to an announcement, lines do not. A loss that shrinks to its old size in the announced week is the work of people.`,
    ],
    hints: [
      `In what way do people and old lines behave differently?`,
      `Look for an event to which one of the two causes could respond and the other could not.`,
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
      `These apprentices will not be competitors, and with them the younger masters do not wait. So they can teach the techniques early and delay where they have something to fear.`,
    ],
    wrong: [
      [
        `Masters about to retire have practiced the techniques for longer and can explain them better.`,
        'opposite-effect',
        `Then it is skill in teaching that makes the difference, and nobody needs to hold anything back.`,
      ],
      [
        `Younger masters often say that there are too few orders for everybody who has learned the craft.`,
        'half-right',
        `This shows that they have a reason to fear competitors. It does not show that they act on it when they teach.`,
      ],
      [
        `Apprentices who have learned the difficult techniques early find work soon after they finish.`,
        'out-of-scope',
        `What early learning does for apprentices does not tell us why some have to wait for it.`,
      ],
      [
        `A master who is about to retire usually has fewer apprentices at one time than a younger master has.`,
        'wrong-comparison',
        `This compares numbers of apprentices. If it bears on the matter, it offers another explanation: more time for each of them.`,
      ],
    ],
    quick: [`If fear of competition causes the delay, the delay should vanish where there is nothing to fear.`],
    full: [
      `Observation: apprentices of younger masters learn later.`,
      `Suggestion: younger masters fear future competitors. Rivals: they are less skilled or have less time.`,
      `A test: apprentices who will never compete. The rivals predict the same delay for them, the suggestion predicts none.`,
      `There is none.`,
    ],
    hints: [
      `With which apprentices would a younger master have nothing to fear?`,
      `A motive is not yet an act. Which option shows younger masters acting differently when the motive is missing?`,
    ],
  },
]

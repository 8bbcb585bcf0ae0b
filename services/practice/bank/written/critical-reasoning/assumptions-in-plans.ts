import type { WrittenQuestion } from '../written-question.ts'

/** What plans and measurements take for granted. */
export const assumptionsInPlans: readonly WrittenQuestion[] = [
  {
    id: 'cr-0083',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0,
    stem: `In a wind tunnel, the riders of a cycling team sat for some minutes in a lower posture than usual. The power they needed to keep up racing speed against the wind was 6 percent smaller. Their trainer expects that they will be faster in time trials, which last about an hour, if they ride them in the lower posture.

The trainer's expectation depends on which of the following assumptions?`,
    key: [
      `Over an hour, the lower posture will not cost riders as much power as it saves.`,
      `The lower posture reduces the power a rider needs, but staying bent low for an hour may also reduce the power a rider produces. If the loss equaled the saving, riders would be no faster.`,
    ],
    wrong: [
      [
        `There is no other posture that would reduce the power needed by more than 6 percent.`,
        'too-strong',
        `The trainer does not say that this posture is the best one. Even if another posture saved more than 6 percent, riders could still be faster in this one than in their usual one.`,
      ],
      [
        `The riders feel as comfortable in the lower posture as they do in their usual one.`,
        'not-required',
        `Comfort would be welcome but is not required. Riders who feel less comfortable in the lower posture may still put up with it for an hour and be faster.`,
      ],
      [
        `Riders of competing teams will not use the lower posture in the same time trials.`,
        'out-of-scope',
        `Competitors who copy the posture might keep the team from winning. But the trainer expects only that the riders "will be faster," not that they will beat anyone.`,
      ],
      [
        `The wind slows riders more in time trials than in races in which they ride in groups.`,
        'wrong-comparison',
        `The trainer compares two postures in time trials. Whether the wind slows riders more or less in group races has no effect on that comparison.`,
      ],
    ],
    quick: [
      `The test in the tunnel lasted "some minutes," and a time trial lasts about an hour. The trainer assumes that holding the posture that long will not use up the saving.`,
    ],
    full: [
      `Method: find the gap between the test and the expectation, and negate the answer that fills it. In the test, which lasted a few minutes, riders needed 6 percent less power.`,
      `Speed depends on the power a rider needs and on the power a rider produces. The test measured only the first.`,
      `Suppose that, over an hour, the posture does cost riders as much power as it saves. They would then be no faster. The trainer's expectation therefore depends on the posture's costing less than that.`,
    ],
    hints: [
      `How does a time trial differ from the test in the wind tunnel?`,
      `Speed depends on the power that riders need and on the power that they produce. Which answer, if false, would leave riders no faster in a time trial?`,
    ],
  },
  {
    id: 'cr-0084',
    version: 4,
    skill: 'cr-assumption',
    difficulty: -0.3,
    stem: `Livestock farmers in Karvia feed their animals 300,000 tons of imported soy a year. The government is going to pay growers for planting field beans on 100,000 hectares that now lie fallow. Since these hectares will yield three tons each on average, and a ton of beans feeds as many animals as a ton of soy, imports of soy for feed will no longer be needed.

Which of the following is an assumption on which the argument depends?`,
    key: [
      `Growers will not sell a large part of the beans for purposes other than feeding livestock in Karvia.`,
      `The beans replace imported soy only if they are fed to livestock in Karvia. Beans that are sold to food makers or abroad replace no soy at all, and some of it would still have to be imported.`,
    ],
    wrong: [
      [
        `A given weight of beans is enough to feed as many animals as an equal weight of imported soy is.`,
        'restates-premise',
        `The argument does need this, but it says so openly: a ton of beans "feeds as many animals as a ton of soy." A stated premise is not an assumption.`,
      ],
      [
        `Growers would not plant field beans on the fallow land unless the government paid them to do so.`,
        'not-required',
        `The argument needs the beans to be grown, but it does not matter why growers plant them. If some growers planted beans without being paid, those beans could replace soy just the same.`,
      ],
      [
        `The payments to growers will cost Karvia no more than it spends on its imports of soy at present.`,
        'out-of-scope',
        `The cost matters when the government decides whether the payments are worth it. But the argument claims only that imports of soy for feed "will no longer be needed."`,
      ],
      [
        `Each of the hectares that now lie fallow will yield as many tons of beans as any other of them.`,
        'too-strong',
        `Some hectares may yield less than others. The argument relies only on a yield of "three tons each on average," so good hectares can make up for poor ones.`,
      ],
    ],
    quick: [
      `The quantities match: 100,000 hectares times three tons is 300,000 tons. But the argument takes for granted that nearly all of these beans will be fed to livestock in Karvia.`,
    ],
    full: [
      `Method: see what the calculation leaves out, and negate the option that supplies it. By the calculation, 100,000 hectares will yield 300,000 tons of beans, exactly the amount of soy that is imported.`,
      `But the calculation does not say where these beans will go. Beans grown in Karvia are not necessarily fed to animals in Karvia.`,
      `Suppose that growers do sell a large part of them for other purposes. Then less than 300,000 tons is left for feed, and soy must still be imported. So the argument depends on the assumption that they will not.`,
    ],
    hints: [
      `What exactly does the calculation show, and what does the argument conclude from it?`,
      `Suppose that each option in turn is false. In which case would Karvia still need to import soy even after a harvest of 300,000 tons of beans?`,
    ],
  },
  {
    id: 'cr-0085',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.2,
    stem: `The one ship of a ferry line sails day and night and makes forty crossings a week, each of which takes three hours. If it went more slowly, so that a crossing took three and a half hours, it would burn 25 percent less fuel on each. The captain concludes that the line could use 25 percent less fuel for its crossings without offering fewer of them.

The captain's conclusion requires the assumption that`,
    key: [
      `the ship's stays in port can be made short enough for forty of the slower crossings each week`,
      `Forty slower crossings take 140 hours instead of 120. The 20 additional hours have to come out of the time in port, so either the stays there get shorter or some crossings are dropped.`,
    ],
    wrong: [
      [
        `passengers will not change to another line because crossings take half an hour longer`,
        'out-of-scope',
        `Losing passengers would cut the line's revenue. But the captain speaks only of fuel and of the number of crossings, and neither depends on how many passengers come.`,
      ],
      [
        `a crossing that takes three and a half hours uses less fuel than one that takes three`,
        'restates-premise',
        `The conclusion does need this, but the argument states it: at the lower speed the ship "would burn 25 percent less fuel" on each crossing. A stated premise is not an assumption.`,
      ],
      [
        `the longer a ship takes for a crossing, the less fuel it will burn, however slow it may be`,
        'too-strong',
        `The captain proposes only one lower speed, that of a crossing of "three and a half hours." Even if a still slower ship burned more fuel, this plan would be unaffected.`,
      ],
      [
        `other ships that take as long for a crossing of this length burn at least as much fuel`,
        'wrong-comparison',
        `The captain compares this ship at two speeds. If other ships burned less fuel than it does, it could still save 25 percent by going more slowly.`,
      ],
    ],
    quick: [
      `An extra half hour on each of forty crossings comes to 20 hours a week. These hours can come only from the time in port, and the captain assumes that this time can be cut that much.`,
    ],
    full: [
      `Method: count the hours of a week before and after the change. A week has 168 hours. Forty crossings of three hours take 120 of them and leave 48 hours in port.`,
      `Forty crossings of three and a half hours take 140 hours and leave 28 hours in port.`,
      `Suppose that 28 hours in port are too few. The line would then have to offer fewer crossings, and the conclusion would fail. It therefore depends on shorter stays in port.`,
    ],
    hints: [
      `How many hours a week does the ship spend at sea now, and how many would it spend there under the captain's plan?`,
      `Suppose that each answer is false, and see what is left of the week besides the crossings. In which case would forty slower ones no longer fit?`,
    ],
  },
  {
    id: 'cr-0086',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.6,
    stem: `Shifts at an industrial laundry used to be changed at short notice. Since the laundry began to fix them two weeks ahead, its employees have called in sick 15 percent less often. The manager infers that, when a change of shift upset their plans, some employees used to call in sick without being ill.

Which of the following does the manager's inference assume?`,
    key: [
      `Changes of shift at short notice did not lead to illness among the employees themselves.`,
      `Fewer calls may mean fewer false excuses, or they may mean less illness. If sudden changes of shift made employees ill, the earlier calls may have been honest, and the manager's inference would fail.`,
    ],
    wrong: [
      [
        `Since shifts have been fixed two weeks ahead, nobody has called in sick without being ill.`,
        'too-strong',
        `The manager infers only that some employees "used to call in sick without being ill." That could be true even if a few still do so today.`,
      ],
      [
        `Most employees would rather have their shifts fixed ahead than be free to change them.`,
        'not-required',
        `The inference requires only that changes upset the plans of some employees. What most of them would rather have tells us nothing about why some of them called in sick.`,
      ],
      [
        `Shifts fixed two weeks ahead make it no more difficult to replace those who are ill.`,
        'out-of-scope',
        `Replacing sick employees matters to a manager who runs the shifts. But the inference is about why employees called in sick, not about what happened afterward.`,
      ],
      [
        `Employees of the laundry used to call in sick more often than they have done recently.`,
        'restates-premise',
        `The argument states this: since shifts were fixed, employees have called in sick "15 percent less often." What is stated is not an assumption.`,
      ],
    ],
    quick: [
      `Fewer calls may mean fewer excuses or less illness. The manager attributes the drop to fewer excuses and so assumes that sudden changes of shift did not make employees ill.`,
    ],
    full: [
      `Method: look for another cause of the same drop. Employees call in sick 15 percent less often, and the manager concludes that some of the earlier calls were false.`,
      `Another cause is possible: changes at short notice may have cost employees sleep and made them ill.`,
      `If they did, the earlier calls may all have been honest, and the inference would fail. The manager therefore assumes that the changes did not lead to illness.`,
    ],
    hints: [
      `According to the manager, what did some employees do when a change of shift upset their plans?`,
      `Look for another cause of the drop in calls, one that does not involve excuses. Which answer rules it out?`,
    ],
  },
  {
    id: 'cr-0087',
    version: 3,
    skill: 'cr-assumption',
    difficulty: 1.2,
    stem: `A system of cameras watches the gates of a stadium for people who have been banned from it. It recognizes 95 percent of the banned people who come, and of the other visitors it wrongly reports just 1 percent. The operator concludes that a person whom the system reports is very likely to be banned.

The operator's conclusion depends on the assumption that`,
    key: [
      `banned people make up more than a tiny part of those who come to the gates`,
      `If 20 of 20,000 visitors are banned, about 19 of them are reported (95 percent), along with about 200 others (1 percent of 19,980). A reported person is very likely to be banned only if banned people are more than a tiny part of the crowd.`,
    ],
    wrong: [
      [
        `the system recognizes every banned person who comes to the gates repeatedly`,
        'too-strong',
        `The figure of 95 percent already allows for banned people whom the system misses. Missing some of them does not make the people it does report less likely to be banned.`,
      ],
      [
        `banned people do not try to hide their faces when they approach the gates`,
        'not-required',
        `Hidden faces might make the system miss banned people, but the stated 95 percent already covers all the banned people who come. People who are missed are not reported, so they are not among those the conclusion is about.`,
      ],
      [
        `visitors whom the system reports by mistake are soon allowed to go inside`,
        'out-of-scope',
        `Quick correction matters to the visitors who are stopped by mistake. But it does not change what share of the people reported are banned.`,
      ],
      [
        `stewards without cameras would recognize fewer of the banned people who come`,
        'wrong-comparison',
        `Stewards might find more or fewer banned people than the system does. But the conclusion is only about people whom the system reports, so it does not matter how well stewards would do.`,
      ],
    ],
    quick: [
      `If very few banned people come, 1 percent of everyone else can far outnumber 95 percent of them. So the operator must assume that banned people are more than a tiny part of the crowd.`,
    ],
    full: [
      `Method: ask what each figure is a share of, and try numbers. The 95 percent is a share of banned people, and the 1 percent is a share of others. The conclusion is about a third group, the people who are reported.`,
      `Suppose that banned people are only a tiny part of the crowd, say 20 of 20,000 visitors. About 19 of them are reported (95 percent of 20), along with about 200 others (1 percent of 19,980). Fewer than one report in ten is then correct.`,
      `The conclusion then fails, so it depends on banned people being more than a tiny part of those who come.`,
    ],
    hints: [
      `The 95 percent is a share of one group, and the 1 percent is a share of another. Is the conclusion about either of these groups?`,
      `Imagine 20,000 visitors. What else would you have to know to work out how many of the reports are right?`,
    ],
  },
]

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
      `A rider needs less power in the lower posture but may also produce less when bent low for an hour. If the loss were as large as the saving, nothing would be gained.`,
    ],
    wrong: [
      [
        `There is no other posture that would reduce the power needed by more than 6 percent.`,
        'too-strong',
        `A better posture would make riders even faster. But the lower posture does not have to be the best possible. It only has to be better than the usual posture.`,
      ],
      [
        `The riders feel as comfortable in the lower posture as they do in their usual one.`,
        'not-required',
        `Riders may put up with discomfort and still be faster. Comfort would be welcome but is not required.`,
      ],
      [
        `Riders of competing teams will not use the lower posture in the same time trials.`,
        'out-of-scope',
        `Competitors who copy the posture would take away the advantage. But the trainer only expects the riders to be faster than they are now.`,
      ],
      [
        `The wind slows riders more in time trials than in races in which they ride in groups.`,
        'wrong-comparison',
        `The lower posture is meant to help against the wind. But the trainer compares two postures in one kind of race, not two kinds of races.`,
      ],
    ],
    quick: [
      `The test lasted minutes, and a time trial lasts an hour. The trainer must assume that staying low that long does not cost riders as much power as it saves.`,
    ],
    full: [
      `The evidence is that riders need 6 percent less power in the lower posture. The trainer expects them to be faster over about an hour.`,
      `Speed depends on the power needed and on the power the rider produces. The test covers only the first.`,
      `Test the right option: if the posture costs riders as much power as it saves, they are no faster. So the trainer assumes that the posture does not cost that much.`,
    ],
    hints: [
      `How do the conditions in the tunnel differ from those in a time trial?`,
      `The tunnel shows how much power the posture saves. What might the posture cost a rider?`,
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
      `The calculation works only if the beans end up as feed. Beans that are sold to food makers or abroad replace no soy, and imports would continue.`,
    ],
    wrong: [
      [
        `A given weight of beans is enough to feed as many animals as an equal weight of imported soy is.`,
        'restates-premise',
        `The calculation does need this. But the argument states that a ton of beans feeds as many animals as a ton of soy, and what is stated is not an assumption.`,
      ],
      [
        `Growers would not plant field beans on the fallow land unless the government paid them to do so.`,
        'not-required',
        `Some growers might plant beans even without payment. In that case the beans would still be available as feed.`,
      ],
      [
        `The payments to growers will cost Karvia no more than it spends on its imports of soy at present.`,
        'out-of-scope',
        `The cost decides whether the policy is wise. But the argument claims only that imports of soy for feed "will no longer be needed."`,
      ],
      [
        `Each of the hectares that now lie fallow will yield as many tons of beans as any other of them.`,
        'too-strong',
        `Poor hectares might yield less. But an average of three tons is enough, since good and poor hectares can balance each other.`,
      ],
    ],
    quick: [
      `100,000 hectares times three tons is 300,000 tons, so the quantity is right. But the argument must assume that most of the beans will be fed to livestock in Karvia.`,
    ],
    full: [
      `The calculation is that 100,000 hectares will yield 300,000 tons of beans, which matches the imports. The conclusion is that imports for feed will no longer be needed.`,
      `But growing beans is not the same as feeding them to animals in Karvia.`,
      `Test the right option: if growers sell a large part of the beans for other purposes, imports are still needed. So the argument assumes that they will not.`,
    ],
    hints: [
      `The calculation shows how many tons of beans will be grown. Does it show who will use them?`,
      `What has to happen to the beans after the harvest? Suppose that they fetch a better price elsewhere.`,
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
      `Forty slower crossings take 140 hours instead of 120. The extra 20 hours have to come from the time in port. If that time cannot be reduced, crossings must be cut.`,
    ],
    wrong: [
      [
        `passengers will not change to another line because crossings take half an hour longer`,
        'out-of-scope',
        `Losing passengers would be bad for the line, but the conclusion is only about fuel and the number of crossings.`,
      ],
      [
        `a crossing that takes three and a half hours uses less fuel than one that takes three`,
        'restates-premise',
        `The conclusion does need this. But the argument states that each slower crossing uses 25 percent less fuel, and what is stated is not an assumption.`,
      ],
      [
        `the longer a ship takes for a crossing, the less fuel it will burn, however slow it may be`,
        'too-strong',
        `The plan does rely on slower ships burning less. But the captain proposes only one lower speed, so what would happen at still lower speeds tells us nothing about the captain's plan.`,
      ],
      [
        `other ships that take as long for a crossing of this length burn at least as much fuel`,
        'wrong-comparison',
        `If other ships burned less, the line might do better with one of those. But other ships do not affect how much this ship saves by going more slowly.`,
      ],
    ],
    quick: [
      `Forty crossings at an extra half hour each come to 20 hours a week. Those hours must come from the time in port, so the captain assumes that the stays can be shortened enough.`,
    ],
    full: [
      `A week has 168 hours. Forty crossings of three hours take 120 hours and leave 48 hours in port.`,
      `Forty crossings of three and a half hours take 140 hours and leave 28 hours in port.`,
      `If 28 hours in port are too few, the line must offer fewer crossings. So the captain's conclusion assumes that the stays in port can be shortened enough.`,
    ],
    hints: [
      `The ship sails day and night. What else must fit into its week?`,
      `How many hours a week does the ship spend sailing now, and how many would it spend at the lower speed?`,
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
      `Fewer calls can mean fewer false excuses or less illness. If sudden changes cost employees their sleep and made them ill, the earlier calls may have been honest.`,
    ],
    wrong: [
      [
        `Since shifts have been fixed two weeks ahead, nobody has called in sick without being ill.`,
        'too-strong',
        `The inference is that some employees used to call in sick without being ill. It would stand even if a few still did.`,
      ],
      [
        `Most employees would rather have their shifts fixed ahead than be free to change them.`,
        'not-required',
        `If employees disliked fixed shifts, they might call in sick more often. But the inference requires only that a change upset the plans of some.`,
      ],
      [
        `Shifts fixed two weeks ahead make it no more difficult to replace those who are ill.`,
        'out-of-scope',
        `Replacing sick employees is a practical concern. But the inference is about why they called in sick.`,
      ],
      [
        `Employees of the laundry used to call in sick more often than they have done recently.`,
        'restates-premise',
        `The argument reports that employees have called in sick "15 percent less often," so this is stated and not assumed.`,
      ],
    ],
    quick: [
      `Fewer calls can mean fewer excuses or fewer illnesses. To conclude that it was excuses, the manager must assume that sudden changes of shift did not make employees ill.`,
    ],
    full: [
      `The evidence is that employees call in sick 15 percent less often now that shifts are fixed ahead. The inference is that some of the earlier calls were false.`,
      `There is a rival explanation: sudden changes made people ill, and the earlier calls were honest.`,
      `If that is what happened, the inference fails. So the manager assumes that the changes did not lead to illness.`,
    ],
    hints: [
      `In what two ways could the old practice have led to more calls?`,
      `Which of these two ways does the manager choose, and what must be true of the other?`,
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
      `One percent of a very large number can exceed 95 percent of a very small one. If 20 of 20,000 visitors are banned, about 19 people are reported correctly and about 200 wrongly.`,
    ],
    wrong: [
      [
        `the system recognizes every banned person who comes to the gates repeatedly`,
        'too-strong',
        `A perfect system would be more trustworthy. But missing some banned people does not affect the people who are reported, and a figure of 95 percent already admits that the system misses some.`,
      ],
      [
        `banned people do not try to hide their faces when they approach the gates`,
        'not-required',
        `Hidden faces would seem to make the system miss people. But the figure of 95 percent already includes any who try to hide.`,
      ],
      [
        `visitors whom the system reports by mistake are soon allowed to go inside`,
        'out-of-scope',
        `How quickly mistakes are corrected matters to visitors, but it does not change what share of the reports are mistakes.`,
      ],
      [
        `stewards without cameras would recognize fewer of the banned people who come`,
        'wrong-comparison',
        `Stewards are another way to find banned people. But the conclusion is about how far the system's reports can be trusted, not about whether stewards would do better.`,
      ],
    ],
    quick: [
      `What share of those reported are banned depends on how many banned people come at all. The operator must assume that they are more than a tiny part of the visitors.`,
    ],
    full: [
      `We know that the system reports 95 percent of banned people and 1 percent of others. The conclusion is about the share of banned people among those reported.`,
      `Suppose that 20 of 20,000 visitors are banned. Then about 19 reports are correct and about 200 are wrong, so fewer than one report in ten is correct.`,
      `The conclusion therefore assumes that banned people are more than a tiny part of those who come.`,
    ],
    hints: [
      `Of which group does the system report 95 percent, and of which group does it report 1 percent?`,
      `Imagine 20,000 visitors of whom very few are banned, and count the correct and the wrong reports.`,
    ],
  },
]

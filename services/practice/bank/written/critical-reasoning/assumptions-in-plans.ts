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
      `Less power is needed, but perhaps less can be produced by a rider who is bent low for an hour. If the loss equalled the saving, nothing would be gained.`,
    ],
    wrong: [
      [
        `There is no other posture that would reduce the power needed by more than 6 percent.`,
        'too-strong',
        `The posture need not be the best of all. It has to be better than the usual one.`,
      ],
      [
        `The riders feel as comfortable in the lower posture as they do in their usual one.`,
        'not-required',
        `Riders may put up with discomfort and be faster nevertheless. Comfort would be welcome but is not needed.`,
      ],
      [
        `Riders of competing teams will not use the lower posture in the same time trials.`,
        'out-of-scope',
        `That concerns who wins. The trainer expects the riders to be faster than they have been.`,
      ],
      [
        `The wind slows riders more in time trials than in races in which they ride in groups.`,
        'wrong-comparison',
        `The trainer compares two postures in one kind of race, not two kinds of race.`,
      ],
    ],
    quick: [`Minutes in a tunnel, an hour on the road: can riders produce the same power when bent low for so long?`],
    full: [
      `Evidence: in the lower posture, 6 percent less power is needed.`,
      `Expectation: the riders will be faster over an hour.`,
      `Speed depends on the power needed and on the power produced. The evidence covers the first.`,
      `The expectation assumes that the second does not fall by as much.`,
    ],
    hints: [
      `Compare how long riders sat in the tunnel with how long a time trial lasts.`,
      `The tunnel shows what a posture demands. What might it take away?`,
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
      `The sum works if all the beans end up as feed. Beans sold to food makers or abroad replace no soy, and imports would go on.`,
    ],
    wrong: [
      [
        `A given weight of beans is enough to feed as many animals as an equal weight of imported soy is.`,
        'restates-premise',
        `The text says that a ton of beans feeds as many animals as a ton of soy. This is stated, not assumed.`,
      ],
      [
        `Growers would not plant field beans on the fallow land unless the government paid them to do so.`,
        'not-required',
        `If some growers planted beans without payment, the beans would be there all the same.`,
      ],
      [
        `The payments to growers will cost Karvia no more than it spends on its imports of soy at present.`,
        'out-of-scope',
        `The argument is that imports will not be needed, not that this is the cheaper way.`,
      ],
      [
        `Each of the hectares that now lie fallow will yield as many tons of beans as any other of them.`,
        'too-strong',
        `An average of three tons is enough, and it is stated. Good and poor hectares may balance each other.`,
      ],
    ],
    quick: [`100,000 times three is 300,000: the quantity is right. Will the beans go where the argument needs them?`],
    full: [
      `Calculation: 100,000 hectares yield 300,000 tons, just what is imported.`,
      `Conclusion: imports for feed become unnecessary.`,
      `Growing beans is not the same as feeding them to animals in Karvia. The argument assumes that this is what happens to them.`,
    ],
    hints: [
      `The calculation is correct. What has to happen to the beans after the harvest?`,
      `Suppose that the beans fetch a better price elsewhere. What becomes of the conclusion?`,
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
      `Forty slower crossings take 140 hours instead of 120. The additional hours have to come from the time in port, where the ship must be unloaded and loaded. If they cannot, crossings have to be cut.`,
    ],
    wrong: [
      [
        `passengers will not change to another line because crossings take half an hour longer`,
        'out-of-scope',
        `Losing passengers would be bad for the line. The conclusion is about fuel and the number of crossings.`,
      ],
      [
        `a crossing that takes three and a half hours uses less fuel than one that takes three`,
        'restates-premise',
        `The text gives this with its size: 25 percent less fuel on each crossing.`,
      ],
      [
        `the longer a ship takes for a crossing, the less fuel it will burn, however slow it may be`,
        'too-strong',
        `The captain speaks of one lower speed. What happens at still lower ones does not matter.`,
      ],
      [
        `other ships that take as long for a crossing of this length burn at least as much fuel`,
        'wrong-comparison',
        `What other ships burn has no bearing on how much this one saves by going more slowly.`,
      ],
    ],
    quick: [`Forty times half an hour is twenty hours a week. Where are they to come from?`],
    full: [
      `A week has 168 hours. Forty crossings of three hours take 120 and leave 48 for the stays in port.`,
      `Forty crossings of three and a half hours take 140 and leave 28.`,
      `The captain's 'without offering fewer' assumes that 28 hours in port are enough.`,
    ],
    hints: [
      `How many hours a week does the ship sail now, and how many would it sail then?`,
      `What does the ship do in the rest of the week, and can it be done in less time?`,
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
      `Fewer calls can mean less pretense or less illness. If sudden changes cost employees their sleep and made them ill, they were honest then as now.`,
    ],
    wrong: [
      [
        `Since shifts have been fixed two weeks ahead, nobody has called in sick without being ill.`,
        'too-strong',
        `The inference is that some used to do so. It would stand if a few still did.`,
      ],
      [
        `Most employees would rather have their shifts fixed ahead than be free to change them.`,
        'not-required',
        `What employees prefer is not at issue. A sudden change may have upset some of them, and that is enough.`,
      ],
      [
        `Shifts fixed two weeks ahead make it no more difficult to replace those who are ill.`,
        'out-of-scope',
        `How the laundry copes with illness is its own concern. The inference is about why employees called in sick.`,
      ],
      [
        `Employees of the laundry used to call in sick more often than they have done recently.`,
        'restates-premise',
        `This follows from the 15 percent that the text reports.`,
      ],
    ],
    quick: [`Fewer calls: fewer excuses, or fewer illnesses? The manager takes the first for granted.`],
    full: [
      `Evidence: with shifts fixed ahead, 15 percent fewer calls.`,
      `Inference: some of the earlier calls were excuses.`,
      `Rival: the sudden changes made people ill, so that the earlier calls were true.`,
      `The inference needs the rival to be false.`,
    ],
    hints: [
      `In what two ways could the old practice have led to more calls?`,
      `Which of these ways does the manager choose, and what has to be true of the other?`,
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
      `1 percent of very many can be more than 95 percent of very few. If 20 of 20,000 visitors are banned, 19 are reported rightly and about 200 wrongly.`,
    ],
    wrong: [
      [
        `the system recognizes every banned person who comes to the gates repeatedly`,
        'too-strong',
        `Missing some is compatible with being right about those reported. The figure of 95 percent allows for misses.`,
      ],
      [
        `banned people do not try to hide their faces when they approach the gates`,
        'not-required',
        `Whether they hide or not, 95 percent are recognized. The figure already takes it into account.`,
      ],
      [
        `visitors whom the system reports by mistake are soon allowed to go inside`,
        'out-of-scope',
        `How mistakes are put right is important for visitors. It does not change how frequent mistakes are among the reports.`,
      ],
      [
        `stewards without cameras would recognize fewer of the banned people who come`,
        'wrong-comparison',
        `The conclusion is about how far a report can be trusted, not about whether stewards do better.`,
      ],
    ],
    quick: [`Of those reported, how many are banned? That depends on how many banned people there are to begin with.`],
    full: [
      `Given: 95 percent of the banned are reported, and 1 percent of the others.`,
      `Wanted: the share of banned people among those reported.`,
      `With 20 banned among 20,000 visitors, about 19 reports are right and about 200 wrong: fewer than one in ten is right.`,
      `So the conclusion needs banned people to be more than a tiny part of all who come.`,
    ],
    hints: [
      `Are the 95 percent and the 1 percent taken of groups of the same size?`,
      `Imagine 20,000 visitors, of whom very few are banned, and count the reports of both kinds.`,
    ],
  },
]

import type { WrittenPassage } from '../written-question.ts'

export const idleAnts: WrittenPassage = {
  passage: {
    id: 'passage-idle-ants',
    title: 'The ants that do nothing',
    paragraphs: [
      `Anyone who marks the workers of an ant colony one by one makes an awkward discovery: at any given moment a large part of them, in some species nearly half, are doing nothing. The obvious thought is that they are resting and will take their turn. It is also wrong. The marks show that it is largely the same individuals who stand about in the nest for weeks on end, while others hardly pause.`,
      `A more promising thought is that the idle are a reserve. Lena Moravec removed the busiest fifth of the workers from each of twenty colonies of a small woodland ant. Within a week, workers that had been idle had taken over their tasks. She then removed the idle from twenty other colonies. No one took their place; the busy went on as before, and the colony simply had fewer idlers. The result would be strange if standing about were itself a task that had to be filled. It is what one would expect of a reserve, which is called upon but is not called up.`,
      `A reserve must be fed, however, and the size of this one seems extravagant. Moravec therefore looked at what the idle have to offer besides their readiness. In colonies that were given no food for three weeks, the idle lost weight long before the busy did: they had been passing food from their swollen crops to the rest. They are a larder as well. The two services do not compete, since an ant that stays in the nest is both a safe place for food and quickly at hand.`,
      `That idleness is useful does not show that it arose for its use. Ants differ in how soon they notice that something needs doing. In a colony where the quick ones always get there first, the slow will find nothing left to do, whether or not the colony gains by it. Moravec's experiments, as she admits, do not touch this question.`,
    ],
  },
  questions: [
    {
      id: 'rc-066',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following best summarizes the passage?`,
      key: [
        `The idle workers of an ant colony are of use to it, but how their idleness arose is another question.`,
        `Moravec finds that idle ants serve as a reserve and as a larder, so they are of use. The last paragraph adds that this usefulness does not show how their idleness arose.`,
      ],
      wrong: [
        [
          `The idle workers of an ant colony are resting, and will in their turn replace those that are now at work.`,
          'wrong-place',
          `This is the "obvious thought" of the first paragraph, and the passage says of it: "It is also wrong." The same individuals stay idle "for weeks on end."`,
        ],
        [
          `The idle workers of an ant colony exist because a colony needs a store of food in case of a famine.`,
          'too-strong',
          `The idle ants serve as a larder "as well," that is, in addition to being a reserve. Whether idleness arose for such a use is a question that the last paragraph leaves open.`,
        ],
        [
          `The idle workers of an ant colony take over whenever some of the busiest workers have been removed.`,
          'detail-for-main-idea',
          `Idle workers did take over the tasks of the busiest ones. But this is only the first of several results. A summary also needs the larder and the question of how idleness arose.`,
        ],
        [
          `The idle workers of an ant colony are those that are too slow to be of any service to the other ants.`,
          'opposite-effect',
          `Slowness may be why some ants are idle. But the experiments show that idle ants serve the colony in two ways, as a reserve and as a larder.`,
        ],
      ],
      quick: [
        `Idle ants are useful in two ways, as a reserve and as a larder. But the last paragraph leaves open how their idleness arose.`,
      ],
      full: [
        `The first paragraph says that many ants are idle and that they do not take turns. The second shows that they serve as a reserve, and the third that they also serve as a larder.`,
        `The fourth warns that the usefulness of idleness "does not show that it arose for its use."`,
        `A summary needs both points: idle workers are of use to the colony, but how their idleness arose is another question.`,
      ],
      hints: [
        `What does each paragraph add to the picture of the idle ants?`,
        `What did the experiments show, and what does the last paragraph say that they did not show?`,
      ],
    },
    {
      id: 'rc-067',
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, marking the workers one by one shows that idle ants are not simply taking a turn at rest, because`,
      key: [
        `the ants seen idle are mostly the same ones for weeks`,
        `The marks show that "it is largely the same individuals who stand about in the nest for weeks on end." If ants took turns, the idle ones would change.`,
      ],
      wrong: [
        [
          `the ants seen idle make up nearly half of a colony`,
          'half-right',
          `The figure "nearly half" is right for some species. But it would fit taking turns as well, with half at work and half at rest.`,
        ],
        [
          `the ants seen idle go to work when the others pause`,
          'opposite-effect',
          `Ants that went to work while the others paused would be taking turns. The marks show instead that the same ants stay idle "while others hardly pause."`,
        ],
        [
          `the ants seen idle are not replaced when they are lost`,
          'wrong-place',
          `The passage does say that "no one took their place" when idle ants were removed. But that result comes from Moravec's experiment, not from the marks.`,
        ],
        [
          `the ants seen idle are slower than others to notice work`,
          'wrong-place',
          `The last paragraph suggests that some ants are idle because they are slow to notice work. That is a possible origin of idleness, not something that the marks show.`,
        ],
      ],
      quick: [
        `Ants that took turns would not be idle for weeks. The marks show that the idle ants are mostly the same ones for weeks.`,
      ],
      full: [
        `To take turns, idle and busy ants would have to change places from time to time.`,
        `The end of the first paragraph says that the marks show the opposite. Largely the same ants stand about for weeks, "while others hardly pause." So idle ants are not simply taking a turn at rest.`,
      ],
      hints: [
        `What would the marks have shown if the ants did take turns?`,
        `What do the marks show about the ants that are idle from week to week?`,
      ],
    },
    {
      id: 'rc-068',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that, if standing about were itself a task that a colony had to fill, then after the idle ants were removed`,
      key: [
        `some of the busy workers would have become idle`,
        `When the busy were removed, idle workers "had taken over their tasks." If standing about were a task, other ants would have taken it over too, and only busy ants were left.`,
      ],
      wrong: [
        [
          `the busy workers would have gone on as before`,
          'opposite-effect',
          `This is what actually happened. The passage says that it "would be strange if standing about were itself a task," so in that case something else should have happened.`,
        ],
        [
          `the colony would have had fewer idlers than it had`,
          'restates-premise',
          `This is the result that was observed: the colony "simply had fewer idlers." If standing about were a task, other ants should have filled the vacant places.`,
        ],
        [
          `some of the busy workers would have worked harder`,
          'real-world-belief',
          `With fewer ants left, it may seem natural that the others work harder. But if standing about were a task, filling the vacant places would mean that some ants stop working.`,
        ],
        [
          `the colony would have run out of food within a week`,
          'wrong-place',
          `Hungry colonies belong to the experiment in the third paragraph. The passage gives no reason to expect hunger here.`,
        ],
      ],
      quick: [`Other ants take over a vacant task. Only busy ants were left, so some of them would have become idle.`],
      full: [
        `The first removal shows what happens to a vacant task: within a week other workers took it over.`,
        `Then Moravec removed the idle. If idleness were a task, other ants should have taken it up, but "no one took their place."`,
        `The only ants left to take on such a task were the busy ones, so some of the busy workers would have become idle.`,
      ],
      hints: [
        `According to the passage, what happens when the ants that perform a task are taken away?`,
        `After the idle ants were removed, which ants were left to fill their places?`,
      ],
    },
    {
      id: 'rc-069',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author describes how ants differ in noticing that something needs doing in order to`,
      key: [
        `sketch a way in which idleness might come about without serving any purpose`,
        `In such a colony the slow "will find nothing left to do, whether or not the colony gains by it." So idleness might come about without serving any purpose.`,
      ],
      wrong: [
        [
          `account for the fact that hungry colonies draw on their idle members for food`,
          'wrong-place',
          `The third paragraph explains this by the food in the swollen crops of the idle ants. How soon an ant notices work has nothing to do with it.`,
        ],
        [
          `show that Moravec was wrong to take the idle members of a colony for a reserve`,
          'too-strong',
          `The last paragraph may look like an attack on Moravec's findings. But it begins by granting that idleness is useful, and it never denies that the idle ants are a reserve.`,
        ],
        [
          `report a result of Moravec's experiments which she herself had not expected`,
          'distorted-detail',
          `The author says that Moravec's experiments "do not touch this question." So the difference between quick and slow ants is not one of their results.`,
        ],
        [
          `compare the advantages of quick workers with the advantages of slower ones`,
          'out-of-scope',
          `Quick and slow workers are indeed contrasted, but only to explain who ends up idle: the slow "will find nothing left to do." The passage does not say what advantages either kind has.`,
        ],
      ],
      quick: [
        `Slow ants could end up idle "whether or not the colony gains by it," so idleness need not have arisen for its use.`,
      ],
      full: [
        `The last paragraph opens with a claim: "That idleness is useful does not show that it arose for its use." The description of quick and slow ants supports this claim.`,
        `If the quick always get to the work first, the slow are left idle, "whether or not the colony gains by it." This is a way in which idleness might come about without serving any purpose.`,
      ],
      hints: [
        `With what claim does the last paragraph open?`,
        `How does the description of quick and slow ants support that claim? Does it matter whether the colony gains by their idleness?`,
      ],
    },
  ],
}

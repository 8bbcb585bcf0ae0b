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
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following best summarises the passage?`,
      key: [
        `The idle workers of an ant colony are of use to it, but how their idleness arose is another question.`,
        `Reserve and larder are the uses that Moravec finds; the last paragraph adds that this 'does not show that it arose for its use'.`,
      ],
      wrong: [
        [
          `The idle workers of an ant colony are resting, and will in their turn replace those that are now at work.`,
          'wrong-place',
          `This is the 'obvious thought' of the first paragraph. The passage goes on: 'It is also wrong.'`,
        ],
        [
          `The idle workers of an ant colony exist because a colony needs a store of food in case of a famine.`,
          'too-strong',
          `They serve as a larder 'as well'. That they exist for this purpose is what the last paragraph leaves open.`,
        ],
        [
          `The idle workers of an ant colony take over whenever some of the busiest workers have been removed.`,
          'detail-for-main-idea',
          `This is the first of several results. The larder and the question of origin are missing.`,
        ],
        [
          `The idle workers of an ant colony are those that are too slow to be of any service to the other ants.`,
          'opposite-effect',
          `Slowness may be why they are idle, but Moravec's experiments show that they are of service in two ways.`,
        ],
      ],
      quick: [`Two uses found (reserve, larder), origin left open. The summary needs both halves.`],
      full: [
        `Paragraph 1: many ants are idle, and not by turns.`,
        `Paragraph 2: they serve as a reserve.`,
        `Paragraph 3: they serve as a larder too.`,
        `Paragraph 4: use does not explain origin.`,
      ],
      hints: [
        `How does the last paragraph limit what has been shown before it?`,
        `A summary should cover the experiments and the warning at the end.`,
      ],
    },
    {
      id: 'rc-067',
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, marking the workers one by one shows that idle ants are not simply taking a turn at rest, because`,
      key: [
        `the ants seen idle are mostly the same ones for weeks`,
        `'The marks show that it is largely the same individuals who stand about in the nest for weeks on end.' If they took turns, the idle ones would change.`,
      ],
      wrong: [
        [
          `the ants seen idle make up nearly half of a colony`,
          'half-right',
          `The number is correct for some species, but it would agree with turns too: half at work and half at rest.`,
        ],
        [
          `the ants seen idle go to work when the others pause`,
          'opposite-effect',
          `That would be taking turns. The marks show the contrary: the same ants stay idle 'while others hardly pause'.`,
        ],
        [
          `the ants seen idle are not replaced when they are lost`,
          'wrong-place',
          `This comes from the removal of idle ants in the second paragraph, not from the marks.`,
        ],
        [
          `the ants seen idle are slower than others to notice work`,
          'wrong-place',
          `That is considered in the last paragraph as a possible origin of idleness. The marks do not show it.`,
        ],
      ],
      quick: [`Same individuals for weeks: no turns.`],
      full: [
        `Find 'The marks show' in the first paragraph.`,
        `The same individuals are idle for weeks while others hardly pause.`,
        `Turns would mean that idle and busy ants change places.`,
      ],
      hints: [`Look at the last sentence of the first paragraph.`, `What would the marks show if ants did take turns?`],
    },
    {
      id: 'rc-068',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that, if standing about were itself a task that a colony had to fill, then after the idle ants were removed`,
      key: [
        `some of the busy workers would have become idle`,
        `When the busy were removed, others 'had taken over their tasks'. If idleness were a task too, it would have been taken over in the same way, and only busy ants were left to do so.`,
      ],
      wrong: [
        [
          `the busy workers would have gone on as before`,
          'opposite-effect',
          `That is what did happen, and it 'would be strange if standing about were itself a task'.`,
        ],
        [
          `the colony would have had fewer idlers than it had`,
          'restates-premise',
          `This is the observed result. The question asks what would have been seen instead.`,
        ],
        [
          `some of the busy workers would have worked harder`,
          'real-world-belief',
          `Fewer hands may mean more work elsewhere, but filling a place for standing about means that someone stops working.`,
        ],
        [
          `the colony would have run out of food within a week`,
          'wrong-place',
          `Food and hunger belong to the experiment of the third paragraph.`,
        ],
      ],
      quick: [`A task left vacant gets filled. Only the busy remained, so some of them would have stopped working.`],
      full: [
        `Observed: nobody took the place of the idle.`,
        `The author calls this strange under the idea that idleness is a task.`,
        `Under that idea the vacant task would have been filled by those left, the busy.`,
        `So some of them would have become idle.`,
      ],
      hints: [
        `What happens in a colony when those who perform a task are taken away?`,
        `Who was left in the colony to fill the vacancy?`,
      ],
    },
    {
      id: 'rc-069',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author describes how ants differ in noticing that something needs doing in order to`,
      key: [
        `sketch a way in which idleness might come about without serving any purpose`,
        `Slow ants 'will find nothing left to do, whether or not the colony gains by it'. The possibility supports the warning that use does not show origin.`,
      ],
      wrong: [
        [
          `account for the fact that hungry colonies draw on their idle members for food`,
          'wrong-place',
          `Hunger is dealt with in the paragraph before. How soon ants notice work has no bearing on it.`,
        ],
        [
          `show that Moravec was wrong to take the idle members of a colony for a reserve`,
          'too-strong',
          `The reserve is not denied. The last paragraph opens by granting 'that idleness is useful'.`,
        ],
        [
          `report a result of Moravec's experiments which she herself had not expected`,
          'distorted-detail',
          `The experiments 'do not touch this question'. The difference between ants is not among their results.`,
        ],
        [
          `compare the advantages of quick workers with the advantages of slower ones`,
          'out-of-scope',
          `Quick and slow ants are mentioned to explain who ends up idle, not which of them is better.`,
        ],
      ],
      quick: [`'Whether or not the colony gains by it': idleness could arise without any use.`],
      full: [
        `Claim: usefulness does not show that idleness arose for its use.`,
        `Support: a possible origin in which use plays no part.`,
        `Differences in noticing work are this possible origin.`,
      ],
      hints: [
        `Which sentence opens the last paragraph, and how do the ants' differences support it?`,
        `Note the words 'whether or not'.`,
      ],
    },
  ],
}

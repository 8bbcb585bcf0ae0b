import type { WrittenPassage } from '../written-question.ts'

export const mothsByMoonlight: WrittenPassage = {
  passage: {
    id: 'passage-moths-by-moonlight',
    title: 'Moths by moonlight',
    paragraphs: [
      `Anyone who catches moths at a lamp knows that there are good nights and bad, and that among the worst are those of the full moon. A clear night at full moon may bring a third of what a clear night at new moon brings. Naturalists have concluded that moths keep to the leaves when it is bright, since certain birds that hunt by sight take more of them then.`,
      `Mirembe Katende suspected the lamp. A lamp draws moths from as far as it outshines its surroundings, and under a full moon that is not very far; the catch would fall even if as many moths as ever were on the wing. For two summers she set suction traps, which use no light and swallow whatever flies past, at some distance from her lamps. At full moon the suction traps took nine tenths of what they took at new moon. A further trial pointed the same way: when she used lamps four times as bright, their catch at full moon fell off less steeply.`,
      `To say that moths are indifferent to the moon would nevertheless be rash. Katende's suction traps stood at the height of her shoulders. On some nights she hung others higher and lower, and at full moon the larger moths were taken closer to the ground and nearer to hedges. They had not stayed at home, it seems, but had taken another road, and a mere total conceals it. Nor does she wish the lamp away. Amateurs have kept lamps lit in the same gardens for decades, and since each summer has much the same share of moonlit hours, their yearly totals may fairly be set side by side. It is a different thing to compare the totals of two regions, if one of them has cloudier skies.`,
    ],
  },
  questions: [
    {
      id: 'rc-150',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The passage is primarily devoted to`,
      key: [
        `arguing that a change in what is caught lies largely in the means of catching`,
        `At full moon the catch at a lamp may fall to a third, but suction traps, which use no light, still take nine tenths. So the number of flying moths hardly changes, and the reach of the lamp shrinks.`,
      ],
      wrong: [
        [
          `explaining how moths avoid those birds that hunt for them by sight at night`,
          'detail-for-main-idea',
          `Naturalists conclude that moths "keep to the leaves" because of birds. The passage asks whether the poor catch needs that explanation at all.`,
        ],
        [
          `showing that moths fly as they please, whether the moon is bright or is dark`,
          'too-strong',
          `To call moths indifferent to the moon "would nevertheless be rash," since the larger ones took a different route.`,
        ],
        [
          `recommending that amateurs should give up their lamps for a different trap`,
          'opposite-effect',
          `The passage says the opposite: "Nor does she wish the lamp away." For comparing years in one garden, she finds lamps fair.`,
        ],
        [
          `comparing the kinds of moth that fly at full moon with those at new moon`,
          'wrong-comparison',
          `The passage compares catches by lamp with catches by suction trap. It distinguishes kinds of moths in only one place, where the larger ones fly lower.`,
        ],
      ],
      quick: [`Fewer moths come to a lamp at full moon mainly because of the lamp, not because of the moths.`],
      full: [
        `The first paragraph reports that lamps catch fewer moths at full moon and that naturalists explain this by the moths' behavior.`,
        `In the second, suction traps, which use no light, still catch nine tenths as many, while lamps may catch only a third. So most of the fall comes from the lamp, whose reach shrinks in moonlight. The third limits the conclusion: moths do change their routes, and lamps remain useful for some comparisons.`,
        `Katende suspects the lamp, and the lamp is the "means of catching" in the answer.`,
      ],
      hints: [
        `How do naturalists explain the poor catch, and what does Katende suspect?`,
        `What did the suction traps show about the moths at full moon?`,
      ],
    },
    {
      id: 'rc-151',
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, the larger moths differed on nights of the full moon in that they`,
      key: [
        `flew lower and kept nearer to hedges`,
        `The passage says that they "were taken closer to the ground and nearer to hedges," which means that they flew lower.`,
      ],
      wrong: [
        [
          `stayed among leaves and did not fly`,
          'wrong-speaker',
          `This is what naturalists have concluded. Of the larger moths the passage says that "they had not stayed at home."`,
        ],
        [
          `were drawn to lamps from farther off`,
          'opposite-effect',
          `Under a full moon a lamp draws moths from a distance that "is not very far," whatever their size.`,
        ],
        [
          `flew past the suction traps unharmed`,
          'distorted-detail',
          `The larger moths did not get past unharmed: they "were taken" by traps closer to the ground.`,
        ],
        [
          `were eaten in numbers by night birds`,
          'real-world-belief',
          `The passage says only that "certain birds that hunt by sight" take more moths on bright nights. It does not say this of the larger moths.`,
        ],
      ],
      quick: [
        `At full moon the larger moths were taken "closer to the ground and nearer to hedges," so they flew lower.`,
      ],
      full: [
        `Katende's main traps stood at shoulder height, so she hung others higher and lower to see whether moths changed their route.`,
        `At full moon "the larger moths were taken closer to the ground and nearer to hedges." The answer restates "closer to the ground" as "flew lower," and it names the hedges too.`,
      ],
      hints: [`Why did Katende hang traps at other heights?`, `Where were the larger moths taken at full moon?`],
    },
    {
      id: 'rc-152',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The passage suggests that, of two regions with equally many moths, the one with cloudier skies would by its lamps appear to have`,
      key: [
        `more moths, as clouds that hide the moon let lamps draw from farther`,
        `A lamp draws moths "from as far as it outshines its surroundings." Clouds hide the moon and make the surroundings darker, so lamps draw from farther away and catch more.`,
      ],
      wrong: [
        [
          `fewer moths, as clouds that hide the moon keep moths from the wing`,
          'opposite-effect',
          `Naturalists thought that moths stay among the leaves "when it is bright," but clouds make the night darker.`,
        ],
        [
          `fewer moths, as lamps are seen from less far in air that is cloudy`,
          'real-world-belief',
          `This might be true of fog. In the passage, the brightness around a lamp shortens its reach.`,
        ],
        [
          `equally many moths, as each of them has the same share of full moons`,
          'half-right',
          `The two regions have the same full moons but not the same "share of moonlit hours." That is why the passage warns against this comparison.`,
        ],
        [
          `more moths, as birds that hunt by sight find few of them under cloud`,
          'out-of-scope',
          `The two regions have equally many moths by assumption, so what birds eat cannot explain a difference in the catch.`,
        ],
      ],
      quick: [`Clouds make the night darker, so lamps reach farther and catch more moths.`],
      full: [
        `The second paragraph says that a lamp attracts moths "from as far as it outshines its surroundings," and that under a full moon this "is not very far."`,
        `Clouds take the moonlight away, so the lamp outshines its surroundings to a greater distance.`,
        `With equally many moths, the lamps under cloudier skies therefore catch more, and the region would appear to have "more moths" than it has.`,
      ],
      hints: [
        `On what does the reach of a lamp depend?`,
        `What do clouds do to the surroundings of a lamp when the moon is full?`,
      ],
    },
    {
      id: 'rc-153',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The trial with brighter lamps is reported in order to`,
      key: [
        `give a second reason for thinking that the lamp's reach is what changes`,
        `If moonlight shortens the reach of a lamp, a brighter lamp should suffer less. It did, so the trial "pointed the same way" as the suction traps and gives a second reason.`,
      ],
      wrong: [
        [
          `explain why suction traps took a little less at full moon than before`,
          'wrong-place',
          `Suction traps "use no light," so the brightness of lamps cannot explain why their catch fell slightly.`,
        ],
        [
          `show that moths had been kept from flying by the light of ordinary lamps`,
          'distorted-detail',
          `The passage says that a lamp "draws moths." It does not say that lamps keep moths from flying.`,
        ],
        [
          `advise those who catch moths at full moon on the best lamp they can use`,
          'not-required',
          `A collector might take this as advice, but the trial "pointed the same way" as the traps. It is reported as evidence for Katende's claim.`,
        ],
        [
          `cast doubt on the result that was obtained from traps without any light`,
          'wrong-role',
          `The trial agrees with that result: it "pointed the same way." The reservations in the next paragraph have other reasons.`,
        ],
      ],
      quick: [`"A further trial pointed the same way," so it is a second piece of evidence for the same claim.`],
      full: [
        `Katende claims that moonlight shortens the reach of a lamp. Her first evidence is that traps without light catch nearly as many moths under a full moon.`,
        `If the claim is right, a brighter lamp, which outshines its surroundings to a greater distance, should lose less at full moon. With brighter lamps the catch "fell off less steeply," as expected.`,
        `The trial is therefore "a second reason for thinking that the lamp's reach is what changes."`,
      ],
      hints: [
        `What does Katende claim about the lamp, and what was her first evidence for it?`,
        `If Katende is right, how should a brighter lamp do at full moon?`,
      ],
    },
  ],
}

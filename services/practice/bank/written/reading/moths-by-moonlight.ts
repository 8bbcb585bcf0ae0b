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
        `The fall at full moon is traced to the reach of the lamp. The last paragraph adds what the moths do change, and what lamps are still good for.`,
      ],
      wrong: [
        [
          `explaining how moths avoid those birds that hunt for them by sight at night`,
          'detail-for-main-idea',
          `The birds supply the naturalists' reason. Whether moths avoid them in any way is left open.`,
        ],
        [
          `showing that moths fly as they please, whether the moon is bright or is dark`,
          'too-strong',
          `To call them indifferent 'would nevertheless be rash': the larger ones took another road.`,
        ],
        [
          `recommending that amateurs should give up their lamps for a different trap`,
          'opposite-effect',
          `'Nor does she wish the lamp away.' For comparing years in one garden, she finds it fair.`,
        ],
        [
          `comparing the kinds of moth that fly at full moon with those at new moon`,
          'wrong-comparison',
          `Catches are compared, by lamp and by suction. Kinds come in once, where the larger moths fly lower.`,
        ],
      ],
      quick: [`'Katende suspected the lamp', and her suction traps bore her out. The rest limits the conclusion.`],
      full: [
        `Paragraph 1: fewer moths at lamps at full moon, put down to the moths.`,
        `Paragraph 2: mostly the lamp's doing, as suction traps show.`,
        `Paragraph 3: moths do react, in their routes; lamps remain useful for some comparisons.`,
      ],
      hints: [
        `Who or what, according to Katende, changes most at full moon?`,
        `Ask what the suction traps were meant to find out.`,
      ],
    },
    {
      id: 'rc-151',
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, the larger moths differed on nights of the full moon in that they`,
      key: [
        `flew lower and kept nearer to hedges`,
        `The third paragraph: they 'were taken closer to the ground and nearer to hedges'.`,
      ],
      wrong: [
        [
          `stayed among leaves and did not fly`,
          'wrong-speaker',
          `That is what naturalists have concluded. Katende says: 'They had not stayed at home.'`,
        ],
        [
          `were drawn to lamps from farther off`,
          'opposite-effect',
          `Under a full moon a lamp draws from less far, whatever the size of the moth.`,
        ],
        [
          `flew past the suction traps unharmed`,
          'distorted-detail',
          `They were taken by suction traps, those that had been hung lower.`,
        ],
        [
          `were eaten in numbers by night birds`,
          'real-world-belief',
          `Birds may well take them, but the passage reports no count of moths eaten.`,
        ],
      ],
      quick: [`'At full moon the larger moths were taken closer to the ground and nearer to hedges.'`],
      full: [
        `Look for the larger moths in the third paragraph.`,
        `Traps at other heights showed them lower down and nearer to hedges.`,
      ],
      hints: [`Why did Katende hang traps at other heights?`, `Where were the larger moths taken?`],
    },
    {
      id: 'rc-152',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The passage suggests that, of two regions with equally many moths, the one with cloudier skies would by its lamps appear to have`,
      key: [
        `more moths, as clouds that hide the moon let lamps draw from farther`,
        `A lamp draws 'from as far as it outshines its surroundings'. Clouds cover the moon, the surroundings are darker, and the catch is larger.`,
      ],
      wrong: [
        [
          `fewer moths, as clouds that hide the moon keep moths from the wing`,
          'opposite-effect',
          `It is brightness that was thought to keep moths from flying, and a clouded moon makes for a dark night.`,
        ],
        [
          `fewer moths, as lamps are seen from less far in air that is cloudy`,
          'real-world-belief',
          `You may have thought of fog. In the passage, what shortens the reach of a lamp is the brightness around it.`,
        ],
        [
          `equally many moths, as each of them has the same share of full moons`,
          'half-right',
          `The full moons are the same, but not the moonlit hours. That is why the passage warns against this comparison.`,
        ],
        [
          `more moths, as birds that hunt by sight find few of them under cloud`,
          'out-of-scope',
          `The regions have equally many moths by assumption. What the birds take cannot explain a difference in the catch.`,
        ],
      ],
      quick: [`Cloud hides the moon, the night is darker, the lamp reaches farther, the catch is larger.`],
      full: [
        `A lamp's reach depends on how far it outshines its surroundings.`,
        `Moonlight shortens it; cloud takes the moonlight away.`,
        `So, with equal numbers of moths, lamps under cloudier skies catch more.`,
      ],
      hints: [
        `On what does the reach of a lamp depend?`,
        `What do clouds do to the surroundings of a lamp at full moon?`,
      ],
    },
    {
      id: 'rc-153',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The trial with brighter lamps is reported in order to`,
      key: [
        `give a second reason for thinking that the lamp's reach is what changes`,
        `If the moon shortens the reach of a lamp, a brighter lamp should suffer less. It did: the trial 'pointed the same way'.`,
      ],
      wrong: [
        [
          `explain why suction traps took a little less at full moon than before`,
          'wrong-place',
          `The remaining tenth concerns traps without light. The brightness of lamps has no bearing on it.`,
        ],
        [
          `show that moths had been kept from flying by the light of ordinary lamps`,
          'distorted-detail',
          `Lamps draw moths; nothing says that they keep them from flying. The comparison is of steeper and gentler falls.`,
        ],
        [
          `advise those who catch moths at full moon on the best lamp they can use`,
          'not-required',
          `A collector might draw this advice, but the trial is reported as evidence, with 'a further trial pointed the same way'.`,
        ],
        [
          `cast doubt on the result that was obtained from traps without any light`,
          'wrong-role',
          `It agrees with that result. Doubt comes in the next paragraph, and for another reason.`,
        ],
      ],
      quick: [`'A further trial pointed the same way': a second piece of evidence for the same claim.`],
      full: [
        `Claim: moonlight shortens the reach of a lamp.`,
        `First evidence: traps without light hardly notice the moon.`,
        `Second: a brighter lamp, which outshines more, loses less.`,
      ],
      hints: [
        `Which words join the trial to the one before it?`,
        `What would you expect of a brighter lamp if Katende is right?`,
      ],
    },
  ],
}

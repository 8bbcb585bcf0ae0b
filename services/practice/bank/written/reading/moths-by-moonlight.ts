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
        `At full moon a lamp may bring a third of its catch at new moon, but suction traps, which use no light, still take nine tenths. So most of the change lies in the lamp.`,
      ],
      wrong: [
        [
          `explaining how moths avoid those birds that hunt for them by sight at night`,
          'detail-for-main-idea',
          `Naturalists conclude that moths "keep to the leaves" because of birds. But that is the explanation Katende doubts. She finds that the lamp accounts for most of the poor catch.`,
        ],
        [
          `showing that moths fly as they please, whether the moon is bright or is dark`,
          'too-strong',
          `The author says that to call moths indifferent to the moon "would nevertheless be rash." At full moon, the larger ones "had taken another road."`,
        ],
        [
          `recommending that amateurs should give up their lamps for a different trap`,
          'opposite-effect',
          `The passage says of Katende, "Nor does she wish the lamp away." Lamps allow a fair comparison of yearly totals in the same gardens.`,
        ],
        [
          `comparing the kinds of moth that fly at full moon with those at new moon`,
          'wrong-comparison',
          `The passage mainly compares the catches of lamps with those of suction traps. It mentions a kind of moth only once, when it says where the larger moths fly at full moon.`,
        ],
      ],
      quick: [
        `Lamps catch fewer moths at full moon mainly because moonlight shortens the reach of a lamp. Traps without light show that almost as many moths are flying.`,
      ],
      full: [
        `The first paragraph reports that lamps catch fewer moths at full moon and that naturalists explain this by the moths' behavior.`,
        `In the second, suction traps at full moon still take nine tenths of their catch at new moon. So most of the decline comes from the lamp, whose reach shrinks in moonlight.`,
        `The third adds that larger moths do change their routes and that lamps remain useful for some comparisons. The main point is still the lamp, which is the "means of catching" in the answer.`,
      ],
      hints: [
        `How do naturalists explain the poor catch, and what does Katende suspect?`,
        `Summarize the three paragraphs. What did traps without any light show about the catch at full moon?`,
      ],
    },
    {
      id: 'rc-151',
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, the larger moths differed on nights of the full moon in that they`,
      key: [
        `flew lower and kept nearer to hedges`,
        `The larger moths "were taken closer to the ground and nearer to hedges" at full moon. The answer says the same with "flew lower and kept nearer to hedges."`,
      ],
      wrong: [
        [
          `stayed among leaves and did not fly`,
          'wrong-speaker',
          `Naturalists have concluded that moths "keep to the leaves" in moonlight. But the passage says of the larger moths that "they had not stayed at home."`,
        ],
        [
          `were drawn to lamps from farther off`,
          'opposite-effect',
          `A full moon shortens the reach of every lamp, so moths are drawn from less far away, not from farther off. Nothing suggests that larger moths are an exception.`,
        ],
        [
          `flew past the suction traps unharmed`,
          'distorted-detail',
          `Katende's suction traps "swallow whatever flies past," and the larger moths were caught in them, too. They were taken lower and nearer to hedges.`,
        ],
        [
          `were eaten in numbers by night birds`,
          'real-world-belief',
          `The passage says only that "certain birds that hunt by sight" take more moths on bright nights. It does not say this of the larger moths.`,
        ],
      ],
      quick: [
        `At full moon, traps near the ground and near hedges took the larger moths, so these moths flew lower and closer to hedges.`,
      ],
      full: [
        `Katende's suction traps stood at shoulder height. On some nights she hung others higher and lower, and these show where the moths flew.`,
        `At full moon "the larger moths were taken closer to the ground and nearer to hedges." The answer restates "closer to the ground" as "flew lower," and it names the hedges too.`,
      ],
      hints: [
        `Which of Katende's traps could show where the larger moths were flying?`,
        `Find the sentence in the third paragraph about traps that Katende hung higher and lower. What does it say about the larger moths?`,
      ],
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
          `Naturalists thought that moths keep to the leaves "when it is bright." Clouds make the night darker, so even on their view clouds do not keep moths from flying.`,
        ],
        [
          `fewer moths, as lamps are seen from less far in air that is cloudy`,
          'real-world-belief',
          `Cloudy air may make a lamp harder to see. But in the passage, what matters is how far a lamp "outshines its surroundings," and clouds make the surroundings darker.`,
        ],
        [
          `equally many moths, as each of them has the same share of full moons`,
          'half-right',
          `The regions have the same full moons but not "the same share of moonlit hours," since clouds hide the moon more often in one. So their lamps do not catch equally many.`,
        ],
        [
          `more moths, as birds that hunt by sight find few of them under cloud`,
          'out-of-scope',
          `Birds may well find fewer moths under cloud. But the question says that the two regions have equally many moths, so birds cannot be why lamps in one region catch more.`,
        ],
      ],
      quick: [
        `Clouds hide the moon and make the night darker, so lamps reach farther and catch more. The cloudier region would therefore appear to have more moths.`,
      ],
      full: [
        `The second paragraph says that a lamp attracts moths "from as far as it outshines its surroundings," and that under a full moon this "is not very far."`,
        `Clouds take the moonlight away, so the lamp outshines its surroundings to a greater distance.`,
        `With equally many moths in both regions, lamps under cloudier skies catch more. So that region would appear to have more moths than the other.`,
      ],
      hints: [
        `According to Katende, why does a lamp catch fewer moths under a full moon?`,
        `Apply the sentence about how far a lamp draws moths. How bright are the surroundings of a lamp when clouds hide a full moon?`,
      ],
    },
    {
      id: 'rc-153',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The trial with brighter lamps is reported in order to`,
      key: [
        `give a second reason for thinking that the lamp's reach is what changes`,
        `If moonlight shortens a lamp's reach, a brighter lamp should lose less of its catch at full moon. Since its catch "fell off less steeply," the trial gives a second reason to believe Katende.`,
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
          `Moths on the wing are what a lamp catches: it "draws moths" from its surroundings. That the light keeps them from flying is not suggested anywhere.`,
        ],
        [
          `advise those who catch moths at full moon on the best lamp they can use`,
          'not-required',
          `A collector could take the result as advice. But the words "pointed the same way" show that the author reports it as further evidence about the lamp.`,
        ],
        [
          `cast doubt on the result that was obtained from traps without any light`,
          'wrong-role',
          `The trial "pointed the same way" as the traps without light, so it supports their result. The doubts in the third paragraph come from traps at other heights.`,
        ],
      ],
      quick: [
        `"A further trial pointed the same way" as the suction traps, so it gives a second reason to believe that moonlight shortens the reach of a lamp.`,
      ],
      full: [
        `Katende claims that moonlight shortens the reach of a lamp. Her first evidence is that traps without light catch nearly as many moths under a full moon.`,
        `If the claim is right, a brighter lamp, which outshines its surroundings to a greater distance, should lose less at full moon. With brighter lamps the catch "fell off less steeply," as expected.`,
        `So besides the suction traps, the trial gives a second reason to believe the same claim.`,
      ],
      hints: [
        `What does Katende suspect about her lamps under a full moon?`,
        `The trial "pointed the same way." The same way as what? If she is right, how should a brighter lamp do at full moon?`,
      ],
    },
  ],
}

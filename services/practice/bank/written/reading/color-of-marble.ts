import type { WrittenPassage } from '../written-question.ts'

export const colorOfMarble: WrittenPassage = {
  passage: {
    id: 'passage-color-of-marble',
    title: 'The color of marble',
    paragraphs: [
      `That ancient Greek statues were painted has been known to specialists for two centuries; that it still astonishes visitors to museums requires an explanation. Excavators of the nineteenth century recorded blue in the hair of one figure and red along the garment of another. But the traces were faint, exposure to light and air erased many of them, and vigorous cleaning, by those who expected white marble, removed others. An ideal of sculpture as pure form, which owed its prestige to statues that had already lost their color, thus helped to eliminate the evidence that might have contradicted it.`,
      `Recent techniques recover more than the excavators could see. Illuminated from the side, a surface reveals outlines that paint once protected from weathering, and one ancient blue, even in particles too small to be visible, glows in the infrared. On this basis, several museums have exhibited painted reconstructions. The public has responded with fascination and, frequently, with dismay: the colors seem garish, more suggestive of a carousel than of a temple.`,
      `It is tempting to attribute the dismay to the prejudice that once favored white marble, and curators have sometimes done so. Ruth Adebayo, who restores medieval sculpture in wood, considers this response too comfortable. What adheres to a surface most tenaciously is the lowest layer of paint. Medieval painters, whose procedures can be examined, regularly began with a uniform coat of strong color and modified it with translucent layers, darkening a fold here, warming a cheek there. If the Greeks proceeded similarly, the reconstructions reproduce with great accuracy a stage that no spectator was intended to see.`,
      `Adebayo does not recommend that they be withdrawn. To invent the missing layers would replace an incomplete truth with a fiction. She asks only that the reconstructions be labeled as the minimum that the evidence guarantees, and that visitors who find them crude be credited with having possibly seen something.`,
    ],
  },
  questions: [
    {
      id: 'rc-206',
      skill: 'rc-main-idea',
      difficulty: 0.7,
      stem: `The primary purpose of the passage is to`,
      key: [
        `present a reason to doubt that painted reconstructions look as the statues once did`,
        `The first two paragraphs lead to the reconstructions and the dismay; the last two give Adebayo's reason, the missing upper layers, and what she concludes.`,
      ],
      wrong: [
        [
          `explain how modern techniques have revealed that Greek statues were once painted`,
          'detail-for-main-idea',
          `That they were painted has been known for two centuries. The techniques are a step on the way to the reconstructions.`,
        ],
        [
          `defend painted reconstructions of statues against the prejudices of the public`,
          'wrong-speaker',
          `Curators have defended them in this way. The passage gives an argument that takes the public's side in part.`,
        ],
        [
          `trace the preference for white marble to the way in which statues were cleaned`,
          'reversed-causation',
          `The ideal came from statues 'that had already lost their color' and then encouraged the loss of evidence.`,
        ],
        [
          `urge museums to complete the colors of statues by comparison with later works`,
          'opposite-effect',
          `To invent the missing layers 'would replace an incomplete truth with a fiction'.`,
        ],
      ],
      quick: [`Everything leads to the dismay, and to the reason why it may be justified.`],
      full: [
        `Method: ask which paragraph the others serve.`,
        `1: color was lost and forgotten. 2: it is reconstructed, and visitors dislike the result. 3: a reason why the result may be incomplete. 4: what follows.`,
        `The third paragraph carries the weight: reconstructions may show only the lowest layer.`,
      ],
      hints: [
        `Compare the end of the second paragraph with the end of the third: what is dismaying, and what may explain it?`,
        `Which paragraphs give background, and which give an argument?`,
      ],
    },
    {
      id: 'rc-207',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `The first paragraph suggests that the ideal of sculpture as pure form`,
      key: [
        `arose where evidence was missing and contributed to the loss of more`,
        `It rested on statues 'that had already lost their color' and 'helped to eliminate the evidence' against it.`,
      ],
      wrong: [
        [
          `was adopted by excavators who had found no color on any statues`,
          'opposite-effect',
          `Excavators 'recorded blue in the hair of one figure and red along the garment of another'.`,
        ],
        [
          `arose because most of the statues had been cleaned too vigorously`,
          'reversed-causation',
          `The cleaning removed later traces. The ideal came from statues whose color was gone before.`,
        ],
        [
          `lost its prestige as soon as traces of color were described by excavators`,
          'opposite-effect',
          `Color 'still astonishes visitors', so the description did not end the ideal.`,
        ],
        [
          `was shared by Greek sculptors, although they painted their statues`,
          'out-of-scope',
          `Nothing is said of what Greek sculptors thought about form.`,
        ],
      ],
      quick: [`'Already lost their color' comes before, 'helped to eliminate' comes after.`],
      full: [
        `Method: put the steps in order of time.`,
        `Some statues lose their color; the ideal forms on these; others are found with traces; cleaning in the spirit of the ideal removes traces.`,
        `So missing evidence stands at the beginning, and further loss at the end.`,
      ],
      hints: [
        `Take the last sentence of the first paragraph apart: what came before the ideal, and what did the ideal help to do?`,
        `Does cleaning stand before the ideal in this story or after it?`,
      ],
    },
    {
      id: 'rc-208',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `Adebayo and the curators mentioned in the third paragraph would be most likely to disagree about whether`,
      key: [
        `the dismay of visitors may point to something missing in the reconstructions`,
        `The curators put it down to prejudice. Adebayo would credit visitors 'with having possibly seen something'.`,
      ],
      wrong: [
        [
          `the paint that was applied directly to Greek statues had strong colors`,
          'wrong-comparison',
          `Adebayo's account assumes strong colors in the lowest layer, and the curators exhibit them.`,
        ],
        [
          `the techniques used by the museums detect the traces of paint correctly`,
          'distorted-detail',
          `For Adebayo the reconstructions show a stage 'with great accuracy'. She does not doubt the techniques.`,
        ],
        [
          `the reconstructions ought to remain on exhibition in the museums`,
          'opposite-effect',
          `She 'does not recommend that they be withdrawn'.`,
        ],
        [
          `the ideal of white marble has had an influence on the taste of the visiting public`,
          'too-strong',
          `She finds the appeal to prejudice 'too comfortable' here, but nowhere denies that the ideal had influence.`,
        ],
      ],
      quick: [`One cause of the dismay for the curators, another for Adebayo.`],
      full: [
        `Method for two views: find what each says, then drop every statement on which they agree or one is silent.`,
        `Agreed: strong colors, sound techniques, exhibition. Not denied by her: the influence of the ideal.`,
        `What remains is the meaning of the dismay: prejudice, or a perception of what is not there.`,
      ],
      hints: [
        `Which response does Adebayo call 'too comfortable' in the third paragraph, and what is it a response to?`,
        `Check in the last paragraph what she does not ask for.`,
      ],
    },
    {
      id: 'rc-209',
      skill: 'rc-application',
      difficulty: 1.0,
      stem: `Which of the following discoveries would most strengthen Adebayo's argument about the reconstructions?`,
      key: [
        `A Greek statue, buried soon after painting, on which thin shades lie over even coats`,
        `Her argument has an 'if': that the Greeks proceeded as medieval painters did. This statue would show it.`,
      ],
      wrong: [
        [
          `A Greek workshop in which strong pigments of the kinds already known were stored`,
          'half-right',
          `Strong pigments fit the lowest layer, which the reconstructions show. The layers above it remain unknown.`,
        ],
        [
          `A Greek vase whose painter depicted several statues without any color on them`,
          'opposite-effect',
          `This would speak for unpainted statues, which neither she nor the museums believe in.`,
        ],
        [
          `A medieval statue in wood that was found to have only a single coat of each color`,
          'opposite-effect',
          `This would weaken the comparison on which her argument is based.`,
        ],
        [
          `A Greek statue on which one blue glows more strongly in the infrared than on others`,
          'out-of-scope',
          `This helps to find blue. It does not show what lay above the lowest layer.`,
        ],
      ],
      quick: [`'If the Greeks proceeded similarly': confirm the 'if'.`],
      full: [
        `Method: find the step of the argument that is not yet proved.`,
        `Known: the lowest layer adheres best; medieval painters added layers. Not known: whether the Greeks did.`,
        `The discovery that shows upper layers on a Greek statue fills this gap.`,
      ],
      hints: [
        `The last sentence of the third paragraph contains a condition: find it.`,
        `Which discovery would tell about Greek painting above the lowest layer?`,
      ],
    },
  ],
}

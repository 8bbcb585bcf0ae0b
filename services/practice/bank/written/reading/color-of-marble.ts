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
        `The first two paragraphs lead up to the reconstructions and the dismay they cause. The last two give Adebayo's reason to doubt that they look as the statues did: the upper layers of paint are missing.`,
      ],
      wrong: [
        [
          `explain how modern techniques have revealed that Greek statues were once painted`,
          'detail-for-main-idea',
          `Specialists have known "for two centuries" that the statues were painted. The techniques are only a step on the way to the reconstructions.`,
        ],
        [
          `defend painted reconstructions of statues against the prejudices of the public`,
          'wrong-speaker',
          `Curators have defended the reconstructions in this way, but Adebayo finds that response "too comfortable" and partly takes the visitors' side.`,
        ],
        [
          `trace the preference for white marble to the way in which statues were cleaned`,
          'reversed-causation',
          `This answer reverses the order: the ideal grew from statues "that had already lost their color" and then encouraged the cleaning. Besides, it is only background here.`,
        ],
        [
          `urge museums to complete the colors of statues by comparison with later works`,
          'opposite-effect',
          `Adebayo argues against this: to invent the missing layers "would replace an incomplete truth with a fiction."`,
        ],
      ],
      quick: [`The passage leads up to the visitors' dismay and then gives a reason why it may be justified.`],
      full: [
        `Method: ask which paragraph the other three prepare or follow up.`,
        `The first explains how color was lost, and the second how it is reconstructed and how visitors dislike the result. The third argues that the reconstructions may show only the lowest layer of paint, and the fourth draws a modest conclusion.`,
        `The third paragraph carries the weight, and its argument is "a reason to doubt that painted reconstructions look as the statues once did."`,
      ],
      hints: [
        `What do the last two paragraphs suggest about the painted reconstructions?`,
        `What do visitors dislike about the reconstructions, and what does Adebayo think may lie behind it?`,
      ],
    },
    {
      id: 'rc-207',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `The first paragraph suggests that the ideal of sculpture as pure form`,
      key: [
        `arose where evidence was missing and contributed to the loss of more`,
        `The ideal "owed its prestige to statues that had already lost their color," so it arose where evidence was missing. It then "helped to eliminate the evidence" against it, so it contributed to further loss.`,
      ],
      wrong: [
        [
          `was adopted by excavators who had found no color on any statues`,
          'opposite-effect',
          `The excavators did find color: they recorded "blue in the hair of one figure and red along the garment of another."`,
        ],
        [
          `arose because most of the statues had been cleaned too vigorously`,
          'reversed-causation',
          `This reverses the order. The vigorous cleaning was done "by those who expected white marble," so the ideal was already there.`,
        ],
        [
          `lost its prestige as soon as traces of color were described by excavators`,
          'opposite-effect',
          `The painting of statues "still astonishes visitors" today, so the excavators' reports did not end the ideal.`,
        ],
        [
          `was shared by Greek sculptors, although they painted their statues`,
          'out-of-scope',
          `The ideal belongs to later admirers of white marble. The passage does not say what the Greek sculptors themselves thought about form.`,
        ],
      ],
      quick: [
        `The statues "had already lost their color" before the ideal arose, and the ideal then led to the loss of more.`,
      ],
      full: [
        `Method: put the fading, the ideal, and the cleaning in order of time.`,
        `First, some statues lost their color. The ideal of pure form gained its prestige from these. Later, people who held the ideal cleaned other statues vigorously and so removed traces of paint.`,
        `Missing evidence thus comes before the ideal, and further loss comes after it. The answer says the same: "arose where evidence was missing and contributed to the loss of more."`,
      ],
      hints: [
        `In what order did the ideal, the fading, and the cleaning come?`,
        `What does the last sentence of the first paragraph say came before the ideal, and what did the ideal help to do?`,
      ],
    },
    {
      id: 'rc-208',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `Adebayo and the curators mentioned in the third paragraph would be most likely to disagree about whether`,
      key: [
        `the dismay of visitors may point to something missing in the reconstructions`,
        `The curators attribute the dismay to prejudice. Adebayo wants visitors to be "credited with having possibly seen something," namely that something is missing.`,
      ],
      wrong: [
        [
          `the paint that was applied directly to Greek statues had strong colors`,
          'wrong-comparison',
          `Both sides accept this: Adebayo's account assumes strong colors in the lowest layer, and the curators exhibit such colors.`,
        ],
        [
          `the techniques used by the museums detect the traces of paint correctly`,
          'distorted-detail',
          `Adebayo says that the reconstructions reproduce a stage "with great accuracy," so she does not doubt the techniques.`,
        ],
        [
          `the reconstructions ought to remain on exhibition in the museums`,
          'opposite-effect',
          `On this they agree, since Adebayo "does not recommend that they be withdrawn."`,
        ],
        [
          `the ideal of white marble has had an influence on the taste of the visiting public`,
          'too-strong',
          `Adebayo finds the appeal to prejudice "too comfortable" as an explanation of this dismay. She does not deny that the ideal has influenced taste.`,
        ],
      ],
      quick: [
        `The curators explain the dismay by prejudice, and Adebayo thinks that visitors may have noticed something.`,
      ],
      full: [
        `Method: state what the curators say and what Adebayo says, then drop every option on which they do not differ.`,
        `They agree on strong colors, on the techniques, and on exhibiting the reconstructions, and Adebayo does not deny that the ideal influences taste.`,
        `Only the meaning of the dismay remains. To the curators it is prejudice; to Adebayo it "may point to something missing in the reconstructions."`,
      ],
      hints: [
        `How do the curators explain the visitors' reaction, and how does Adebayo respond to that?`,
        `Which proposals does Adebayo reject or leave alone in the last paragraph?`,
      ],
    },
    {
      id: 'rc-209',
      skill: 'rc-application',
      difficulty: 1,
      stem: `Which of the following discoveries would most strengthen Adebayo's argument about the reconstructions?`,
      key: [
        `A Greek statue, buried soon after painting, on which thin shades lie over even coats`,
        `Adebayo's argument depends on a condition: "If the Greeks proceeded similarly." Early burial protected the paint from light, air, and cleaning. So thin shades over even coats would show that the Greeks did add upper layers.`,
      ],
      wrong: [
        [
          `A Greek workshop in which strong pigments of the kinds already known were stored`,
          'half-right',
          `Strong pigments fit "the lowest layer," which the reconstructions already show. They reveal nothing about layers above it.`,
        ],
        [
          `A Greek vase whose painter depicted several statues without any color on them`,
          'opposite-effect',
          `This would suggest that statues were unpainted, which neither Adebayo nor the museums believe. It would not support her point about layers.`,
        ],
        [
          `A medieval statue in wood that was found to have only a single coat of each color`,
          'opposite-effect',
          `A medieval statue without "translucent layers" would weaken the comparison with medieval painters on which her argument depends.`,
        ],
        [
          `A Greek statue on which one blue glows more strongly in the infrared than on others`,
          'out-of-scope',
          `This would help to find blue paint, but it does not show what lay above the lowest layer.`,
        ],
      ],
      quick: [`Her argument says "If the Greeks proceeded similarly," so the best support shows that they did.`],
      full: [
        `Method: find the step of Adebayo's argument that has not yet been established.`,
        `It is known that the lowest layer adheres best and that medieval painters added translucent layers above it. It is not known whether the Greeks did so as well. That is why Adebayo says "if."`,
        `A Greek statue "buried soon after painting" kept its upper layers from light, air, and cleaning. Its "thin shades" over even coats would show that the reconstructions stop at an unfinished stage.`,
      ],
      hints: [
        `Which statement about Greek painters does Adebayo's argument need but not establish?`,
        `Which discovery would reveal something about Greek paint above the lowest layer?`,
      ],
    },
  ],
}

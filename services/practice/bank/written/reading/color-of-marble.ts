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
        `The first two paragraphs lead up to the reconstructions and the dismay that they cause. The last two give Adebayo's reason for doubt: only the lowest layer of paint may have been reconstructed.`,
      ],
      wrong: [
        [
          `explain how modern techniques have revealed that Greek statues were once painted`,
          'detail-for-main-idea',
          `Specialists have known for two centuries that the statues were painted. The recent techniques are described only to lead up to the reconstructions and Adebayo's doubt about them.`,
        ],
        [
          `defend painted reconstructions of statues against the prejudices of the public`,
          'wrong-speaker',
          `Some curators attribute the public's dismay to prejudice. Adebayo finds this response "too comfortable" and thinks that the visitors may have noticed something.`,
        ],
        [
          `trace the preference for white marble to the way in which statues were cleaned`,
          'reversed-causation',
          `The preference came before the cleaning, which was done by people "who expected white marble." And the loss of color is only the background to the discussion of reconstructions.`,
        ],
        [
          `urge museums to complete the colors of statues by comparison with later works`,
          'opposite-effect',
          `Adebayo argues against completing the colors: to invent the missing layers "would replace an incomplete truth with a fiction."`,
        ],
      ],
      quick: [
        `The passage describes the reconstructions and the visitors' dismay. It then gives Adebayo's reason for thinking that the Greeks may have seen something different.`,
      ],
      full: [
        `Method: ask which paragraph the other three lead up to or follow from. Here, it is the third.`,
        `The first paragraph explains how color was lost, and the second how reconstructions were made and received. The fourth draws a modest conclusion from the third.`,
        `The third paragraph argues that the reconstructions may show "a stage that no spectator was intended to see." That is a reason to doubt that they look as the statues once did.`,
      ],
      hints: [
        `After describing the painted reconstructions, what question does the passage go on to discuss?`,
        `Ask which paragraph the others lead up to or follow from. What does Adebayo suggest there about the reconstructions?`,
      ],
    },
    {
      id: 'rc-207',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `The first paragraph suggests that the ideal of sculpture as pure form`,
      key: [
        `arose where evidence was missing and contributed to the loss of more`,
        `The ideal "owed its prestige to statues that had already lost their color," so color was already missing. It then "helped to eliminate the evidence" against it, so more was lost.`,
      ],
      wrong: [
        [
          `was adopted by excavators who had found no color on any statues`,
          'opposite-effect',
          `The excavators did find color. They recorded "blue in the hair of one figure and red along the garment of another."`,
        ],
        [
          `arose because most of the statues had been cleaned too vigorously`,
          'reversed-causation',
          `The vigorous cleaning was done "by those who expected white marble." The ideal already existed by then, so the cleaning did not give rise to it.`,
        ],
        [
          `lost its prestige as soon as traces of color were described by excavators`,
          'opposite-effect',
          `The excavators' reports did not end the ideal. People "who expected white marble" still removed traces of color, and the painting of statues "still astonishes visitors" today.`,
        ],
        [
          `was shared by Greek sculptors, although they painted their statues`,
          'out-of-scope',
          `The ideal is connected with people "who expected white marble" long after antiquity. The passage does not say what the Greek sculptors thought about form.`,
        ],
      ],
      quick: [
        `The ideal owed its prestige to statues that had already lost their color. Later, it helped to eliminate traces of color that were still there.`,
      ],
      full: [
        `Method: put the events in order of time. First, some statues lost their color, and these gave the ideal of pure form its prestige.`,
        `Later, people "who expected white marble" cleaned other statues vigorously and so removed traces of paint.`,
        `So evidence was already missing when the ideal arose, and the ideal then contributed to the loss of more. The last sentence of the paragraph sums up both steps.`,
      ],
      hints: [
        `To which statues did the ideal of pure form owe its prestige?`,
        `Put the events of the first paragraph in order of time. What came before the ideal, and what did the ideal help to do?`,
      ],
    },
    {
      id: 'rc-208',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `Adebayo and the curators mentioned in the third paragraph would be most likely to disagree about whether`,
      key: [
        `the dismay of visitors may point to something missing in the reconstructions`,
        `Some curators attribute the dismay to prejudice. Adebayo wants visitors to be "credited with having possibly seen something," namely that layers of paint may be missing.`,
      ],
      wrong: [
        [
          `the paint that was applied directly to Greek statues had strong colors`,
          'wrong-comparison',
          `The colors seem garish, so this looks like the point at issue. But Adebayo herself supposes that the lowest layer was strong color, and museums exhibit such colors.`,
        ],
        [
          `the techniques used by the museums detect the traces of paint correctly`,
          'distorted-detail',
          `Adebayo does not doubt the techniques, and the curators rely on them. She even says that, if she is right, they reproduce an early stage of the painting "with great accuracy."`,
        ],
        [
          `the reconstructions ought to remain on exhibition in the museums`,
          'opposite-effect',
          `Adebayo "does not recommend that they be withdrawn," and nothing suggests that the curators want to withdraw them. On this point the two sides seem to agree.`,
        ],
        [
          `the ideal of white marble has had an influence on the taste of the visiting public`,
          'too-strong',
          `Adebayo finds prejudice "too comfortable" as an explanation of this dismay. She does not deny that the ideal has had an influence on taste, so the two sides may agree on this.`,
        ],
      ],
      quick: [
        `Some curators put the dismay down to prejudice. Adebayo thinks that the visitors may have noticed something that the reconstructions lack.`,
      ],
      full: [
        `Method: compare the two sides on each point. As far as we are told, neither side doubts the strong colors or the techniques, and neither wants to end the exhibitions.`,
        `Adebayo also does not deny that the ideal of white marble influences taste.`,
        `Where they differ is on what the dismay means. Some curators see prejudice in it, while Adebayo thinks that visitors may have noticed something missing from the reconstructions.`,
      ],
      hints: [
        `What do the curators of the third paragraph try to explain, and how?`,
        `Compare the two sides on each point, and drop every option on which they could agree. What exactly does Adebayo find "too comfortable"?`,
      ],
    },
    {
      id: 'rc-209',
      skill: 'rc-application',
      difficulty: 1,
      stem: `Which of the following discoveries would most strengthen Adebayo's argument about the reconstructions?`,
      key: [
        `A Greek statue, buried soon after painting, on which thin shades lie over even coats`,
        `Adebayo's argument depends on a condition: "If the Greeks proceeded similarly." Early burial would have protected the paint, so thin shades over even coats would suggest that the Greeks did add upper layers.`,
      ],
      wrong: [
        [
          `A Greek workshop in which strong pigments of the kinds already known were stored`,
          'half-right',
          `Strong pigments would fit the lowest layer, which the reconstructions already show. What Adebayo needs is evidence of layers above it, and stored pigments do not provide any.`,
        ],
        [
          `A Greek vase whose painter depicted several statues without any color on them`,
          'opposite-effect',
          `Statues without any color would suggest, if anything, that some were not painted at all. That gives Adebayo no support: her argument is about layers on painted statues.`,
        ],
        [
          `A medieval statue in wood that was found to have only a single coat of each color`,
          'opposite-effect',
          `Adebayo says that medieval painters regularly added translucent layers. A medieval statue with a single coat of each color would weaken that comparison.`,
        ],
        [
          `A Greek statue on which one blue glows more strongly in the infrared than on others`,
          'out-of-scope',
          `The blue that glows in the infrared is part of how color is detected. A stronger glow does not tell us whether other layers lay above the lowest one.`,
        ],
      ],
      quick: [
        `Adebayo's argument rests on a condition: "If the Greeks proceeded similarly." A well-preserved Greek statue with upper layers would be evidence that they did.`,
      ],
      full: [
        `Method: find the step of Adebayo's argument that has not been established. Medieval painters added translucent layers above the first coat, but it is not known whether the Greeks did so.`,
        `A statue buried soon after painting was protected from light, air, and cleaning, so its upper layers could survive. Thin shades over even coats would be evidence that the Greeks added such layers too, which would strengthen her argument.`,
      ],
      hints: [
        `Which painters' procedures can be examined, and whose statues is Adebayo's argument about?`,
        `Find the step of Adebayo's argument that has not been established. Which discovery would reveal Greek paint above the lowest layer?`,
      ],
    },
  ],
}

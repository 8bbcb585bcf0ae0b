import type { WrittenPassage } from '../written-question.ts'

export const cliffBoulders: WrittenPassage = {
  passage: {
    id: 'passage-cliff-boulders',
    title: 'What carried the boulders?',
    paragraphs: [
      `On the western cliffs of the island of Maren, as much as thirty meters above the sea, lie boulders of many tons that were pried from the edge and carried inland. For decades such blocks were read as the traces of tsunamis. Storm waves, it was argued, could not have lifted them. A formula that gives the speed of water needed to move a stone of a certain size appeared to put the matter beyond doubt, and the coast was entered on the maps of hazard accordingly.`,
      `The formula failed in plain sight. Róisín Adebayo had photographed 1,100 of the boulders before a winter of exceptional storms, and she photographed them again in spring. No tsunami had occurred, yet 130 boulders had moved, one of 40 tons among them. The formula, she explains, treats a wave as a steady stream. A wave that breaks against a cliff is nothing of the kind: it throws up jets of water that are several times faster than the wave itself.`,
      `It would be easy to go from one error to its opposite. That storms can move a stone does not show that storms did move it. Adebayo therefore asked how the work of the one might be told from that of the other. Boulders moved in storms are pushed into ridges near the edge, where they lean on one another like fallen books, and the sea shells caught in their cracks died at widely different dates, since storms return. A tsunami should strew boulders singly and far inland, with shells that died at one time. At two of her six sites this is what she finds, and there she keeps to the tsunami. At the other four the maps will need to be redrawn, but not to the comfort of those who live nearby. A tsunami may strike that coast once in two thousand years; a winter like the one she recorded may return within thirty.`,
    ],
  },
  questions: [
    {
      id: 'rc-078',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `The passage as a whole can best be described as`,
      key: [
        `showing that a trace has more than one possible cause and how the causes may be told apart`,
        `The second paragraph shows that storms, too, can move boulders once read as traces of tsunamis. The third shows that ridges and shells make it possible to tell the two causes apart.`,
      ],
      wrong: [
        [
          `replacing a mistaken account of how boulders were moved by one that holds for all of them`,
          'too-strong',
          `The passage warns against going "from one error to its opposite." At two of the six sites the tsunami remains the explanation, so no single account holds for all of the boulders.`,
        ],
        [
          `explaining why a formula for the movement of stones by water gives too low a figure for waves`,
          'detail-for-main-idea',
          `The flaw in the formula takes up only a few sentences. And the passage does not say that the formula's figure is too low; it says that the formula treats a wave "as a steady stream."`,
        ],
        [
          `warning the inhabitants of a coast that it is exposed to more tsunamis than had been thought`,
          'opposite-effect',
          `The passage does end with a warning, but it is about storms: such a winter "may return within thirty" years. If anything, fewer boulders are now attributed to tsunamis.`,
        ],
        [
          `describing how photographs can help geologists to follow changes that take place on cliffs`,
          'distorted-detail',
          `The photographs showed that boulders had moved. But they are there to refute the formula. The passage is about what moved the boulders, not about how geologists can use photography.`,
        ],
      ],
      quick: [
        `Storms as well as tsunamis can move boulders, and the boulders show signs by which the two causes can be told apart.`,
      ],
      full: [
        `The first paragraph says that the boulders were taken as traces of tsunamis. The second shows that storms moved 130 of them in one winter, so the same trace has a second possible cause.`,
        `The third paragraph gives the signs that separate the two and applies them to six sites. The right answer covers both points: the trace has more than one possible cause, and the causes can be told apart.`,
      ],
      hints: [
        `What does each of the three paragraphs contribute?`,
        `The second paragraph shows that the formula is wrong. What question does the third take up next, and does one answer hold for all six sites?`,
      ],
    },
    {
      id: 'rc-079',
      version: 3,
      skill: 'rc-function',
      difficulty: 0.2,
      stem: `The sentence 'That storms can move a stone does not show that storms did move it' serves primarily to`,
      key: [
        `caution against a conclusion to which the evidence of that winter might tempt the reader`,
        `The sentence before warns that it "would be easy to go from one error to its opposite." Having seen storms move some boulders, a reader might credit storms with all of them.`,
      ],
      wrong: [
        [
          `suggest that the movements seen in the spring may after all have been the work of a tsunami`,
          'distorted-detail',
          `"No tsunami had occurred" that winter, so the movements seen in spring were not in doubt. The caution is about boulders whose movement was not observed.`,
        ],
        [
          `restore the formula that had been used to show that storm waves are not strong enough`,
          'opposite-effect',
          `The formula remains refuted. The sentence grants that storms "can" move a stone, which the formula seemed to rule out.`,
        ],
        [
          `defend those geologists who had read the boulders as traces of tsunamis from the start`,
          'half-right',
          `Those geologists turn out to be right about two of the sites. But the sentence warns the reader against a new error; it does not defend the old one.`,
        ],
        [
          `sum up what Adebayo was able to conclude from the shells in the cracks of the boulders`,
          'wrong-place',
          `The shells come later in the paragraph. They help to answer the question that this sentence raises, but the sentence does not sum them up.`,
        ],
      ],
      quick: [
        `Having seen that storms can move boulders, a reader might conclude that they moved all of them. The sentence cautions against going "from one error to its opposite."`,
      ],
      full: [
        `The second paragraph has shown that storms are able to move boulders. The tempting next step is to conclude that storms moved all of these boulders.`,
        `The sentence blocks that step: being able to move a stone is not the same as having moved it. So it cautions against a conclusion that the evidence of that winter might suggest.`,
      ],
      hints: [
        `What does the sentence just before this one say would be "easy"?`,
        `Having seen storms move some boulders, what might a reader conclude about all of them? How does "can" differ from "did" here?`,
      ],
    },
    {
      id: 'rc-080',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that the maps of hazard, as they stand, mislead people who live near the four sites mainly by making it appear that waves able to carry boulders`,
      key: [
        `come less often than they do`,
        `The maps are based on tsunamis, which may strike once in two thousand years. At these four sites the cause was storms of a kind that may return within thirty. So the maps make such waves seem rarer than they are.`,
      ],
      wrong: [
        [
          `are more of a danger than they are`,
          'opposite-effect',
          `This is backward: the maps make the danger seem smaller than it is. Redrawing them will be "not to the comfort of those who live nearby."`,
        ],
        [
          `move in a steady stream of water`,
          'wrong-place',
          `Treating a wave "as a steady stream" is the mistake of the formula. The maps show where there is danger, and nothing suggests that they show how the water moves.`,
        ],
        [
          `reach higher up than they can reach`,
          'out-of-scope',
          `The boulders show how high the waves reached, whichever kind of wave it was. So Adebayo and the makers of the maps do not disagree about the height.`,
        ],
        [
          `travel further inland in a storm`,
          'distorted-detail',
          `A tsunami, not a storm, should strew boulders far inland. The passage does not say that the maps show how far storm waves travel.`,
        ],
      ],
      quick: [
        `The maps assume that such waves come once in two thousand years, but storms may bring them back within thirty. So the maps make them appear too rare.`,
      ],
      full: [
        `The maps were drawn on the assumption that tsunamis carried the boulders, and a tsunami "may strike that coast once in two thousand years."`,
        `At four sites Adebayo finds that storms did the work, and such a winter "may return within thirty" years. The maps thus make these waves appear to come less often than they do.`,
      ],
      hints: [
        `At the four sites, what moved the boulders according to the maps, and what moved them according to Adebayo?`,
        `Why will the new maps be no comfort to people who live nearby?`,
      ],
    },
    {
      id: 'rc-081',
      version: 3,
      skill: 'rc-application',
      difficulty: 0.3,
      stem: `Which of the following findings at a seventh site would lead Adebayo to put the boulders there down to a tsunami?`,
      key: [
        `Boulders lie scattered in fields well inland, and the shells in them all died some 900 years ago.`,
        `A tsunami "should strew boulders singly and far inland, with shells that died at one time." Scattered boulders, well inland, with shells that all died some 900 years ago fit this description on every point.`,
      ],
      wrong: [
        [
          `Boulders lie in a ridge close to the edge, and one of them is heavier than any so far seen to move.`,
          'wrong-comparison',
          `A ridge near the edge is the mark of storms. And since the formula failed, the weight of a boulder no longer shows what moved it.`,
        ],
        [
          `Boulders lie thirty meters above the sea, higher than the waves of a storm are thought to reach.`,
          'wrong-place',
          `This is the old reasoning, that storm waves "could not have lifted them." Yet in a winter with no tsunami, 130 of the boulders moved, so height alone does not point to a tsunami.`,
        ],
        [
          `Boulders lie apart from one another near the edge, and the shells in them are of several ages.`,
          'half-right',
          `These boulders lie singly, but near the edge, and shells that died at widely different dates point to storms, which return.`,
        ],
        [
          `Boulders lie where they lay in the photographs taken before that winter, and hold no shells.`,
          'out-of-scope',
          `One winter that did not move these boulders does not show what did. Another storm may have moved them, and without shells nothing shows when they moved.`,
        ],
      ],
      quick: [
        `A tsunami leaves single boulders far inland with shells that all died at one time. Only the boulders scattered in fields well inland fit this description.`,
      ],
      full: [
        `The third paragraph lists the signs of each cause. Storms push boulders into ridges near the edge, with shells of different dates. A tsunami scatters them singly and far inland, with shells of one date.`,
        `Weight and height no longer settle the question, since storms can move heavy boulders on high cliffs. Only one finding has all the signs of a tsunami: scattered boulders, well inland, with shells that all died at about the same time.`,
      ],
      hints: [
        `Where does the passage list the signs by which Adebayo tells storms from a tsunami?`,
        `For each finding, check two things: where the boulders lie and when the shells died. Which finding fits a tsunami on both?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const cliffBoulders: WrittenPassage = {
  passage: {
    id: 'passage-cliff-boulders',
    title: 'What carried the boulders?',
    paragraphs: [
      `On the western cliffs of the island of Maren, as much as thirty metres above the sea, lie boulders of many tons that were prised from the edge and carried inland. For decades such blocks were read as the traces of tsunamis. Storm waves, it was argued, could not have lifted them. A formula that gives the speed of water needed to move a stone of a certain size appeared to put the matter beyond doubt, and the coast was entered on the maps of hazard accordingly.`,
      `The formula failed in plain sight. Róisín Adebayo had photographed 1,100 of the boulders before a winter of exceptional storms, and she photographed them again in spring. No tsunami had occurred, yet 130 boulders had moved, one of 40 tons among them. The formula, she explains, treats a wave as a steady stream. A wave that breaks against a cliff is nothing of the kind: it throws up jets of water that are several times faster than the wave itself.`,
      `It would be easy to go from one error to its opposite. That storms can move a stone does not show that storms did move it. Adebayo therefore asked how the work of the one might be told from that of the other. Boulders moved in storms are pushed into ridges near the edge, where they lean on one another like fallen books, and the sea shells caught in their cracks died at widely different dates, since storms return. A tsunami should strew boulders singly and far inland, with shells that died at one time. At two of her six sites this is what she finds, and there she keeps to the tsunami. At the other four the maps will need to be redrawn, but not to the comfort of those who live nearby. A tsunami may strike that coast once in two thousand years; a winter like the one she recorded may return within thirty.`,
    ],
  },
  questions: [
    {
      id: 'rc-078',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `The passage as a whole can best be described as`,
      key: [
        `showing that a trace has more than one possible cause and how the causes may be told apart`,
        `Boulders once read as traces of tsunamis can be moved by storms (paragraph 2), and ridges and shells distinguish the two (paragraph 3).`,
      ],
      wrong: [
        [
          `replacing a mistaken account of how boulders were moved by one that holds for all of them`,
          'too-strong',
          `The passage warns against going 'from one error to its opposite', and at two sites the tsunami is kept.`,
        ],
        [
          `explaining why a formula for the movement of stones by water gives too low a figure for waves`,
          'detail-for-main-idea',
          `The fault of the formula is explained in two sentences. The passage goes on to how the causes can be told apart.`,
        ],
        [
          `warning the inhabitants of a coast that it is exposed to more tsunamis than had been thought`,
          'opposite-effect',
          `Fewer of the traces are now put down to tsunamis. What may return sooner is a winter of storms.`,
        ],
        [
          `describing how photographs can help geologists to follow changes that take place on cliffs`,
          'distorted-detail',
          `The photographs are the means by which a movement was noticed. Their use in general is not discussed.`,
        ],
      ],
      quick: [`Storms too can move them; here is how to tell which it was. Both steps belong to the description.`],
      full: [
        `Paragraph 1: boulders are taken as traces of tsunamis.`,
        `Paragraph 2: storms can move them as well.`,
        `Paragraph 3: signs that separate the two, and the result for six sites.`,
      ],
      hints: [
        `How many of the six sites are still put down to tsunamis in the end?`,
        `What question does the third paragraph ask after the second has shown the formula to be wrong?`,
      ],
    },
    {
      id: 'rc-079',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.2,
      stem: `The sentence 'That storms can move a stone does not show that storms did move it' serves primarily to`,
      key: [
        `caution against a conclusion to which the evidence of that winter might tempt the reader`,
        `The sentence before says that it 'would be easy to go from one error to its opposite'. Having seen storms move stones, one might put all boulders down to them.`,
      ],
      wrong: [
        [
          `suggest that the movements seen in the spring may after all have been the work of a tsunami`,
          'distorted-detail',
          `'No tsunami had occurred' in that winter. The caution is about boulders whose movement nobody saw.`,
        ],
        [
          `restore the formula that had been used to show that storm waves are not strong enough`,
          'opposite-effect',
          `The formula remains refuted: the sentence grants that storms 'can' move a stone.`,
        ],
        [
          `defend those geologists who had read the boulders as traces of tsunamis from the start`,
          'half-right',
          `They prove right at two sites, but on other grounds. The sentence speaks against a new error and not in favor of the old one.`,
        ],
        [
          `sum up what Adebayo was able to conclude from the shells in the cracks of the boulders`,
          'wrong-place',
          `The shells come later in the paragraph, as a means to answer the question that the sentence raises.`,
        ],
      ],
      quick: [`'It would be easy to go from one error to its opposite': the sentence says why one should not.`],
      full: [
        `Paragraph 2 has shown what storms are able to do.`,
        `A tempting step: so storms moved all of these boulders.`,
        `The sentence separates 'can' from 'did' and thereby blocks the step.`,
      ],
      hints: [
        `Read the sentence together with the one before it.`,
        `What is the difference between 'can move' and 'did move' in this case?`,
      ],
    },
    {
      id: 'rc-080',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that the maps of hazard, as they stand, mislead people who live near the four sites mainly by making it appear that waves able to carry boulders`,
      key: [
        `come less often than they do`,
        `The maps rest on tsunamis, perhaps 'once in two thousand years'. The storms that were in fact at work 'may return within thirty'.`,
      ],
      wrong: [
        [
          `are more of a danger than they are`,
          'opposite-effect',
          `The redrawn maps will not be 'to the comfort of those who live nearby'. The danger was understated.`,
        ],
        [
          `move in a steady stream of water`,
          'wrong-place',
          `This is the assumption of the formula, in the second paragraph. The maps show where and how often, not how water flows.`,
        ],
        [
          `reach higher up than they can reach`,
          'out-of-scope',
          `The boulders lie where they lie. The height to which waves reached is not in dispute.`,
        ],
        [
          `travel further inland in a storm`,
          'distorted-detail',
          `It is tsunamis that strew boulders far inland. At the four sites, the boulders lie near the edge.`,
        ],
      ],
      quick: [`Two thousand years against thirty: the maps make the danger look rare.`],
      full: [
        `Old maps: tsunami, a rare event.`,
        `New view at four sites: storms of a kind that may return within thirty years.`,
        `So the old maps understate how often dangerous waves come.`,
      ],
      hints: [
        `Compare the two periods in the last sentence.`,
        `Why will the new maps not be to the comfort of those who live nearby?`,
      ],
    },
    {
      id: 'rc-081',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.3,
      stem: `Which of the following findings at a seventh site would lead Adebayo to put the boulders there down to a tsunami?`,
      key: [
        `Boulders lie scattered in fields well inland, and the shells in them all died some 900 years ago.`,
        `A tsunami 'should strew boulders singly and far inland, with shells that died at one time'. The finding has these marks.`,
      ],
      wrong: [
        [
          `Boulders lie in a ridge close to the edge, and one of them is heavier than any so far seen to move.`,
          'wrong-comparison',
          `Ridges near the edge are the work of storms. Weight alone decides nothing since the formula failed.`,
        ],
        [
          `Boulders lie thirty metres above the sea, higher than the waves of a storm are thought to reach.`,
          'wrong-place',
          `This is the old reasoning of the first paragraph. Boulders at that height did move in a winter without a tsunami.`,
        ],
        [
          `Boulders lie apart from one another near the edge, and the shells in them are of several ages.`,
          'half-right',
          `They lie singly, but near the edge, and shells of several ages speak for storms, which return.`,
        ],
        [
          `Boulders lie where they lay in the photographs taken before that winter, and hold no shells.`,
          'out-of-scope',
          `That one winter did not move them does not say what did. Other storms may have, and without shells there is no date.`,
        ],
      ],
      quick: [`Marks of a tsunami: single boulders, far from the edge, shells of one date.`],
      full: [
        `Marks of storms: ridges near the edge, shells of different dates.`,
        `Marks of a tsunami: single boulders far inland, shells of one date.`,
        `Weight and height no longer decide.`,
        `One finding has single boulders and shells of one age.`,
      ],
      hints: [
        `List the marks of each cause from the third paragraph.`,
        `Which finding has marks of a tsunami in the place of the boulders and in the shells?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const wormsInTheForest: WrittenPassage = {
  passage: {
    id: 'passage-worms-in-the-forest',
    title: 'An ally in the wrong place',
    paragraphs: [
      `Gardeners count the earthworm among their friends. It opens the soil to air and water and mixes it with dead leaves, and in fields its services are hardly in dispute. It comes as a surprise, therefore, that foresters in parts of the north treat it as an invader. Their forests stand where ice lay until about ten thousand years ago. The ice had killed the worms, and worms spread by themselves only a few metres a year, so that the forests came back without them. Where nothing buries the leaves, fungi break them down slowly, and over centuries a spongy layer forms, in which most of the wild flowers root.`,
      `Worms have since been carried to these forests by anglers and in the soil of garden plants. When they arrive, they consume the layer within a decade. Aino Makwala mapped their advance in a maple forest and found half as many kinds of flowers behind the front as ahead of it. That in itself did not convict the worms. They were advancing from roads and shores, where people trample the ground and where deer come to browse. Makwala put fences around plots on either side of the front. Behind it, where the worms had been, the fences restored about a third of the missing kinds. Most of the damage, then, was not the work of feet and hooves; but neither were the worms alone to blame.`,
      `Is the earthworm harmful after all? Makwala objects to the question. Harmful to what, she asks; a field that is ploughed each year has no layer to lose. What matters is less what the worm does, which is the same everywhere, than what has grown up in its absence. For the forests that it has not reached she is far from despair. An animal that advances by a few metres a year can be kept away for centuries, provided that nobody gives it a lift.`,
    ],
  },
  questions: [
    {
      id: 'rc-090',
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Whether earthworms do harm depends on whether a place has come to rely on their absence.`,
        `Makwala: 'What matters is less what the worm does ... than what has grown up in its absence.' Fields gain and northern forests lose for this reason.`,
      ],
      wrong: [
        [
          `Whether earthworms do harm is a question that foresters and gardeners will not agree on.`,
          'distorted-detail',
          `Their views differ because their places differ. The passage explains how both can be right.`,
        ],
        [
          `Whether earthworms reach a forest depends on how many anglers and gardeners live nearby.`,
          'detail-for-main-idea',
          `How worms arrive is part of the story. The passage is concerned with what they do on arrival, and why.`,
        ],
        [
          `Earthworms are harmful to wild flowers, and their services to soils have been overrated.`,
          'too-strong',
          `In fields their services are 'hardly in dispute', and Makwala objects to calling them harmful as such.`,
        ],
        [
          `Earthworms have been blamed for damage to forests that is due to people and to deer.`,
          'opposite-effect',
          `The fences restored only a third. 'Most of the damage, then, was not the work of feet and hooves.'`,
        ],
      ],
      quick: [`Friend in fields, invader in forests; the difference is 'what has grown up in its absence'.`],
      full: [
        `Paragraph 1: useful in fields, unwelcome in forests that grew without worms.`,
        `Paragraph 2: evidence of damage, most of it due to worms.`,
        `Paragraph 3: harm depends on what has developed without them.`,
      ],
      hints: [
        `Why does Makwala object to the question at the start of the third paragraph?`,
        `What distinguishes a field from a northern forest in this respect?`,
      ],
    },
    {
      id: 'rc-091',
      skill: 'rc-detail',
      difficulty: -0.9,
      stem: `According to the passage, the northern forests came back without earthworms because`,
      key: [
        `worms had been killed by ice and are slow to spread`,
        `'The ice had killed the worms, and worms spread by themselves only a few metres a year.'`,
      ],
      wrong: [
        [
          `worms cannot live where a spongy layer has formed`,
          'opposite-effect',
          `Worms that are brought there live very well: they 'consume the layer within a decade'.`,
        ],
        [
          `worms were kept away by foresters for many years`,
          'wrong-place',
          `That they can be kept away in future is said at the end. Their absence is a result of the ice.`,
        ],
        [
          `fungi had destroyed the leaves on which worms live`,
          'reversed-causation',
          `Fungi break down leaves slowly 'where nothing buries' them, so their work is a consequence of the worms' absence.`,
        ],
        [
          `deer and people had trampled the ground near roads`,
          'wrong-place',
          `Trampling concerns the present forest in the second paragraph and the loss of flowers.`,
        ],
      ],
      quick: [`Ice killed them, and they spread by a few metres a year.`],
      full: [
        `Find the ice in the first paragraph.`,
        `Two facts are given: the worms were killed, and they spread slowly.`,
        `'So that the forests came back without them' draws the consequence.`,
      ],
      hints: [`Look for the words 'came back without them'.`, `Two reasons stand in the same sentence.`],
    },
    {
      id: 'rc-092',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions that the worms were advancing from roads and shores in order to`,
      key: [
        `indicate that something other than worms might account for the missing flowers`,
        `There 'people trample the ground' and 'deer come to browse'. The difference behind the front 'in itself did not convict the worms'.`,
      ],
      wrong: [
        [
          `explain how it was possible for the worms to advance faster than on their own`,
          'out-of-scope',
          `The speed of the advance is not discussed here. Roads and shores matter for who else goes there.`,
        ],
        [
          `support the claim that worms had been brought to the forest chiefly by anglers`,
          'wrong-place',
          `Shores may suggest anglers, but the sentence follows the remark that the finding did not 'convict the worms', and prepares the fences.`,
        ],
        [
          `show that the worms were avoiding those places in which many flowers grew`,
          'reversed-causation',
          `Worms are not said to avoid flowers. The question is whether they are the reason why flowers are missing.`,
        ],
        [
          `prove that the flowers behind the front had been trampled by people and deer`,
          'too-strong',
          `It is a possibility that has to be tested, and the test showed that most of the damage had another cause.`,
        ],
      ],
      quick: [`People and deer were there too: another possible cause, which the fences then tested.`],
      full: [
        `Finding: fewer kinds of flowers behind the front.`,
        `Doubt: the front starts from where people and deer are found.`,
        `So they might be the cause, and Makwala builds fences to find out.`,
      ],
      hints: [`What does the sentence before say about the finding?`, `Why did Makwala need fences?`],
    },
    {
      id: 'rc-093',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `It can be inferred from the passage that, if earthworms had been able to spread by several kilometres a year, then in the northern forests`,
      key: [
        `the flowers found today would probably depend less on a spongy layer`,
        `Worms would have been back soon after the ice, the layer could not have formed 'over centuries', and what grew up would have grown up with worms.`,
      ],
      wrong: [
        [
          `the flowers found today would root in a layer formed in fewer years`,
          'opposite-effect',
          `Worms do not hasten the layer; where they arrive, they 'consume' it 'within a decade'. With worms from the start it would hardly have formed at all.`,
        ],
        [
          `the soil found today would be less open to air and water than it is`,
          'opposite-effect',
          `Worms open the soil 'to air and water'. An earlier return would have made it more open, if anything.`,
        ],
        [
          `the fungi found today would break down the leaves more slowly`,
          'distorted-detail',
          `Fungi do their slow work where nothing buries the leaves. Worms would have left them less of it.`,
        ],
        [
          `the worms found today would do their work in a different way`,
          'wrong-speaker',
          `Makwala holds that what the worm does 'is the same everywhere'. The difference lies in what it finds.`,
        ],
      ],
      quick: [`Early worms, no layer; no layer, no flowers that came to depend on it.`],
      full: [
        `The layer formed because worms were absent for centuries.`,
        `Faster worms would have come back with the forest.`,
        `Then no layer would have formed, and plants that root in it would not have become typical.`,
        `Today's flowers would be others, which need it less.`,
      ],
      hints: [
        `Why could the spongy layer form in these forests?`,
        `Which plants would have settled in a forest that had worms from the start?`,
      ],
    },
  ],
}

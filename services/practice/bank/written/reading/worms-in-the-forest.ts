import type { WrittenPassage } from '../written-question.ts'

export const wormsInTheForest: WrittenPassage = {
  passage: {
    id: 'passage-worms-in-the-forest',
    title: 'An ally in the wrong place',
    paragraphs: [
      `Gardeners count the earthworm among their friends. It opens the soil to air and water and mixes it with dead leaves, and in fields its services are hardly in dispute. It comes as a surprise, therefore, that foresters in parts of the north treat it as an invader. Their forests stand where ice lay until about ten thousand years ago. The ice had killed the worms, and worms spread by themselves only a few meters a year, so that the forests came back without them. Where nothing buries the leaves, fungi break them down slowly, and over centuries a spongy layer forms, in which most of the wild flowers root.`,
      `Worms have since been carried to these forests by anglers and in the soil of garden plants. When they arrive, they consume the layer within a decade. Aino Makwala mapped their advance in a maple forest and found half as many kinds of flowers behind the front as ahead of it. That in itself did not convict the worms. They were advancing from roads and shores, where people trample the ground and where deer come to browse. Makwala put fences around plots on either side of the front. Behind it, where the worms had been, the fences restored about a third of the missing kinds. Most of the damage, then, was not the work of feet and hooves; but neither were the worms alone to blame.`,
      `Is the earthworm harmful after all? Makwala objects to the question. Harmful to what, she asks; a field that is plowed each year has no layer to lose. What matters is less what the worm does, which is the same everywhere, than what has grown up in its absence. For the forests that it has not reached she is far from despair. An animal that advances by a few meters a year can be kept away for centuries, provided that nobody gives it a lift.`,
    ],
  },
  questions: [
    {
      id: 'rc-090',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Whether earthworms do harm depends on whether a place has come to rely on their absence.`,
        `Makwala says that what matters is less what the worm does "than what has grown up in its absence." A plowed field has nothing that depends on the absence of worms, but a northern forest has a layer that worms consume.`,
      ],
      wrong: [
        [
          `Whether earthworms do harm is a question that foresters and gardeners will not agree on.`,
          'distorted-detail',
          `Foresters and gardeners differ because they work in different places. The passage explains how both can be right.`,
        ],
        [
          `Whether earthworms reach a forest depends on how many anglers and gardeners live nearby.`,
          'detail-for-main-idea',
          `Anglers and garden plants "carried" worms to the forests, but this is only part of the story. The passage is about what worms do there and why it matters.`,
        ],
        [
          `Earthworms are harmful to wild flowers, and their services to soils have been overrated.`,
          'too-strong',
          `In fields the services of worms are "hardly in dispute," and Makwala objects to calling them harmful as such.`,
        ],
        [
          `Earthworms have been blamed for damage to forests that is due to people and to deer.`,
          'opposite-effect',
          `The passage says the opposite: "Most of the damage, then, was not the work of feet and hooves."`,
        ],
      ],
      quick: [
        `The worm does the same thing everywhere. Whether its work is harmful depends on "what has grown up in its absence."`,
      ],
      full: [
        `The first paragraph says that worms are useful in fields but unwelcome in forests that grew up without them. The second examines the damage and finds that most of it was not the work of feet and hooves.`,
        `The third explains the difference: what matters is not what the worm does, "which is the same everywhere," but "what has grown up in its absence."`,
        `The answer puts this as "whether a place has come to rely on their absence."`,
      ],
      hints: [
        `Why does Makwala object to the question that opens the third paragraph?`,
        `What distinguishes a northern forest from a field when it comes to worms?`,
      ],
    },
    {
      id: 'rc-091',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.9,
      stem: `According to the passage, the northern forests came back without earthworms because`,
      key: [
        `worms had been killed by ice and are slow to spread`,
        `"The ice had killed the worms, and worms spread by themselves only a few meters a year." So they had been killed and were too slow to return with the forest.`,
      ],
      wrong: [
        [
          `worms cannot live where a spongy layer has formed`,
          'opposite-effect',
          `Worms that are brought to such a forest thrive there: they "consume the layer within a decade."`,
        ],
        [
          `worms were kept away by foresters for many years`,
          'wrong-place',
          `The last paragraph says that worms "can be kept away" in the future. Their absence in the past was due to the ice.`,
        ],
        [
          `fungi had destroyed the leaves on which worms live`,
          'reversed-causation',
          `Fungi work slowly where "nothing buries the leaves," that is, where there are no worms. So their slow work is a result of the worms' absence, not its cause.`,
        ],
        [
          `deer and people had trampled the ground near roads`,
          'wrong-place',
          `Trampling by people and browsing by deer come up as possible reasons for the missing flowers today, not for the absence of worms.`,
        ],
      ],
      quick: [`The ice wiped out the worms, and they spread too slowly to return along with the forests.`],
      full: [
        `The question is about the history of these forests, which the first paragraph tells. It gives two facts about worms: "The ice had killed the worms," and they spread "only a few meters a year."`,
        `The words that follow draw the consequence: "so that the forests came back without them." The answer restates "only a few meters a year" as "slow to spread."`,
      ],
      hints: [
        `Which paragraph tells the history of the northern forests?`,
        `Find the words "so that the forests came back without them." Which two facts about worms come just before them?`,
      ],
    },
    {
      id: 'rc-092',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions that the worms were advancing from roads and shores in order to`,
      key: [
        `indicate that something other than worms might account for the missing flowers`,
        `Near roads and shores "people trample the ground" and "deer come to browse." Either could be why flowers are missing, so the finding "did not convict the worms."`,
      ],
      wrong: [
        [
          `explain how it was possible for the worms to advance faster than on their own`,
          'out-of-scope',
          `Roads might seem to help the worms along. But the sentence explains why the finding does not convict the worms, and roads and shores matter because of who else goes there.`,
        ],
        [
          `support the claim that worms had been brought to the forest chiefly by anglers`,
          'wrong-place',
          `Shores may suggest anglers, but the sentence follows the remark that the finding "did not convict the worms," and it leads to the fences. It is about what else might have harmed the flowers, not about who brought the worms.`,
        ],
        [
          `show that the worms were avoiding those places in which many flowers grew`,
          'reversed-causation',
          `The passage does not say that worms avoid flowers. The question is whether worms are the reason that flowers are missing.`,
        ],
        [
          `prove that the flowers behind the front had been trampled by people and deer`,
          'too-strong',
          `This is a possibility that had to be tested. The test showed that most of the damage "was not the work of feet and hooves."`,
        ],
      ],
      quick: [`People and deer come from roads and shores as well, so they might be the cause of the missing flowers.`],
      full: [
        `Makwala found half as many kinds of flowers behind the front of the worms. The next sentence says that this "in itself did not convict the worms."`,
        `The reason follows: the worms advanced from places where people and deer also do damage. So she put up fences to see how much of the damage was due to people and deer.`,
        `So the author mentions roads and shores to indicate that something other than worms might account for the missing flowers.`,
      ],
      hints: [
        `What did Makwala find in the forest, and what does the author say about it in the next sentence?`,
        `Who else goes to roads and shores? Ask why Makwala put up fences.`,
      ],
    },
    {
      id: 'rc-093',
      version: 3,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `It can be inferred from the passage that, if earthworms had been able to spread by several kilometers a year, then in the northern forests`,
      key: [
        `the flowers found today would probably depend less on a spongy layer`,
        `Faster worms would probably have returned soon after the ice melted, leaving a layer no "centuries" in which to form. The plants that grew up would then depend less on such a layer.`,
      ],
      wrong: [
        [
          `the flowers found today would root in a layer formed in fewer years`,
          'opposite-effect',
          `Worms do not make the layer form faster. They "consume" it, so with worms around there would be little or no layer to root in.`,
        ],
        [
          `the soil found today would be less open to air and water than it is`,
          'opposite-effect',
          `Worms open the soil "to air and water," so an earlier return would have made it more open, not less.`,
        ],
        [
          `the fungi found today would break down the leaves more slowly`,
          'distorted-detail',
          `Fungi break leaves down slowly where "nothing buries" them. Worms would bury the leaves, but this does not make the fungi slower.`,
        ],
        [
          `the worms found today would do their work in a different way`,
          'wrong-speaker',
          `The effects of worms do differ from place to place. But Makwala says that what the worm does "is the same everywhere," and moving faster would not change that.`,
        ],
      ],
      quick: [
        `If worms had been there from the start, there would probably be little or no layer for flowers to depend on.`,
      ],
      full: [
        `The spongy layer formed because nothing buried the leaves for centuries: worms spread only a few meters a year and had not returned.`,
        `Worms that spread by several kilometers a year could have returned along with the forest and buried the leaves. The layer "in which most of the wild flowers root" would probably never have formed.`,
        `Other flowers would probably have settled there, and these would depend less on a spongy layer.`,
      ],
      hints: [
        `Why was the spongy layer able to form in these forests?`,
        `Which plants would have settled in a forest that had worms from the start?`,
      ],
    },
  ],
}

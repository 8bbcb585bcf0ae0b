import type { WrittenPassage } from '../written-question.ts'

export const fullYears: WrittenPassage = {
  passage: {
    id: 'passage-full-years',
    title: 'Years of plenty',
    paragraphs: [
      `Beeches do not bear the same crop every year. For several autumns there is next to nothing; then, over hundreds of kilometres, nearly every tree is laden. Two advantages have been suggested. The lean years may keep mice and other seed-eaters few, so that the glut overwhelms them and many seeds are left over. Or the gain may lie in pollen, which in beeches is carried by the wind: a tree that flowers by itself wastes most of its flowers, while one that flowers with all the others has most of them fertilised.`,
      `Both proposals require that the trees act together, so that the pattern as such cannot decide between them. But they place the gain at different stages, the one between the ripe seed and the seedling, the other between the flower and the ripe seed. Solveig Adjei followed both stages in two hundred beeches for fourteen years. In full years three times as many flowers in a hundred became sound seeds as in lean ones. Of the sound seeds, a larger share survived until spring in full years as well, but only where a lean year had gone before.`,
      `Is it both, then? Adjei answers that the two do not explain the same thing. Pollen rewards a tree for flowering with its neighbours, and would reward it no less if all of them flowered every year. Only the seed-eaters give the lean years a point. As for what keeps the trees in step, it is probably the weather, for a warm summer makes beeches over a wide region prepare to flower. If warm summers become the rule, the signal may come so often that no year is lean. In the last four years of the study, crops were middling and mice many. Four years, Adjei adds, are too few to say more.`,
    ],
  },
  questions: [
    {
      id: 'rc-082',
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, Adjei found that a full year led to a larger share of sound seeds surviving until spring if it`,
      key: [
        `came after a year in which few seeds were borne`,
        `The share was larger 'only where a lean year had gone before'.`,
      ],
      wrong: [
        [
          `came before a year in which few seeds were borne`,
          'distorted-detail',
          `The order is turned around. The lean year has to have 'gone before', when it kept the seed-eaters few.`,
        ],
        [
          `came after a summer that had been warm throughout`,
          'wrong-place',
          `A warm summer makes trees prepare to flower. It is not named as a condition for the seeds' survival.`,
        ],
        [
          `was one in which most of the flowers were fertilised`,
          'wrong-place',
          `This concerns the earlier stage, from flower to ripe seed. The question is about what happens to sound seeds.`,
        ],
        [
          `was full over a region of hundreds of kilometres`,
          'half-right',
          `Full years do reach so far, but Adjei's condition for survival is another: the year before.`,
        ],
      ],
      quick: [`'But only where a lean year had gone before.'`],
      full: [
        `Find the last sentence of the second paragraph.`,
        `It states the condition: a lean year had gone before.`,
        `A lean year is one with next to no seeds.`,
      ],
      hints: [
        `Look for the word 'only' in the second paragraph.`,
        `What does 'lean' mean, and does the lean year come before or after?`,
      ],
    },
    {
      id: 'rc-083',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author points out that the two proposals place the gain at different stages primarily in order to`,
      key: [
        `show how proposals that account for the same pattern can nevertheless be tested apart`,
        `The pattern 'as such cannot decide between them'. 'But' they place the gain at different stages, and Adjei 'followed both stages'.`,
      ],
      wrong: [
        [
          `show that one of the two proposals has been worked out with greater care than the other`,
          'wrong-comparison',
          `Neither is said to be the more careful one. Each is given its own stage.`,
        ],
        [
          `show why the trees of a region have to act together if they are to gain by either proposal`,
          'wrong-place',
          `That they must act together is said in the sentence before, as the reason why the pattern cannot decide.`,
        ],
        [
          `show that most of the seeds of a beech are lost before they have had the time to ripen`,
          'out-of-scope',
          `How many are lost at which stage is not compared. Each stage is compared between full and lean years.`,
        ],
        [
          `show that the two proposals cannot both be correct, since each excludes what the other says`,
          'opposite-effect',
          `Gains at different stages can very well occur together, and this is what Adjei found.`,
        ],
      ],
      quick: [`Same pattern, so no decision; different stages, so a test: follow each of the stages.`],
      full: [
        `Problem: both proposals predict that trees act together.`,
        `Way out: they differ in where the gain arises.`,
        `Use: Adjei measures each stage separately.`,
      ],
      hints: [
        `Which difficulty does the sentence before describe?`,
        `What could Adjei do, given that the stages are different?`,
      ],
    },
    {
      id: 'rc-084',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `It can be inferred that, according to Adjei, the gain from pollen alone would not explain why beeches`,
      key: [
        `bear almost no seeds in certain years`,
        `Pollen 'would reward' a tree 'no less if all of them flowered every year'. It explains acting together, but 'Only the seed-eaters give the lean years a point.'`,
      ],
      wrong: [
        [
          `flower in the same years as one another`,
          'opposite-effect',
          `This is just what the gain from pollen does explain: it rewards 'flowering with its neighbours'.`,
        ],
        [
          `turn more of their flowers into seeds`,
          'opposite-effect',
          `More flowers become seeds in full years because more are fertilised. That is the gain from pollen itself.`,
        ],
        [
          `waste most of their flowers if alone`,
          'restates-premise',
          `The proposal says this itself: a tree that 'flowers by itself wastes most of its flowers', for want of pollen from others.`,
        ],
        [
          `could gain from flowering every year`,
          'distorted-detail',
          `The gain from pollen does cover this: it 'would reward' a tree 'no less if all of them flowered every year'. What it does not cover is the years without flowers.`,
        ],
      ],
      quick: [`Pollen would be served as well by flowering together every year. So it does not explain lean years.`],
      full: [
        `Pollen rewards flowering together.`,
        `Flowering together every year would be rewarded just as much.`,
        `So pollen gives no reason for years with next to nothing.`,
        `Those are explained by the seed-eaters.`,
      ],
      hints: [
        `What would the trees do if pollen were all that mattered?`,
        `Which feature of the pattern do 'only the seed-eaters' explain?`,
      ],
    },
    {
      id: 'rc-085',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.3,
      stem: `Which of the following is most closely parallel to the first of the two advantages described in the first paragraph?`,
      key: [
        `Traders stay away until most thieves have left a town, then come in such numbers that few are robbed.`,
        `Lean times keep those who take few in number, and a sudden glut gives them more than they can take. So most of the goods are safe.`,
      ],
      wrong: [
        [
          `Villages hold their dances on one and the same night, so that more of the young people can meet.`,
          'wrong-place',
          `This resembles the second advantage, in which flowering together brings about more fertilisation.`,
        ],
        [
          `Farmers set aside a part of each good harvest, so that there is enough to eat in the poor years.`,
          'opposite-effect',
          `Here plenty is spread over lean years. The beeches make lean and full years differ as much as possible.`,
        ],
        [
          `Fishermen leave a lake alone for a few years, so that they can catch the more when they return.`,
          'reversed-causation',
          `It is the takers who hold back here, in order to take more. In the first advantage the prey hold back so that less is taken.`,
        ],
        [
          `Shops lower their prices once a year, so that buyers who had stayed at home come in a crowd.`,
          'half-right',
          `There is a sudden glut, but it is meant to attract a crowd. The beeches gain because there is none.`,
        ],
      ],
      quick: [`Pattern: scarcity keeps the takers few, then a glut overwhelms them. The traders do this.`],
      full: [
        `Lean years: few seeds, so few seed-eaters.`,
        `Full year: more seeds than the few can eat.`,
        `Traders: no goods, so no thieves; then more goods at once than the remaining thieves can take.`,
      ],
      hints: [
        `Who are the takers, and what keeps them few?`,
        `Two things are needed: a time of scarcity that drives takers away, and a glut after it.`,
      ],
    },
  ],
}

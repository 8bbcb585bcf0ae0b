import type { WrittenPassage } from '../written-question.ts'

export const fullYears: WrittenPassage = {
  passage: {
    id: 'passage-full-years',
    title: 'Years of plenty',
    paragraphs: [
      `Beeches do not bear the same crop every year. For several autumns there is next to nothing; then, over hundreds of kilometers, nearly every tree is laden. Two advantages have been suggested. The lean years may keep mice and other seed-eaters few, so that the glut overwhelms them and many seeds are left over. Or the gain may lie in pollen, which in beeches is carried by the wind: a tree that flowers by itself wastes most of its flowers, while one that flowers with all the others has most of them fertilized.`,
      `Both proposals require that the trees act together, so that the pattern as such cannot decide between them. But they place the gain at different stages, the one between the ripe seed and the seedling, the other between the flower and the ripe seed. Solveig Adjei followed both stages in two hundred beeches for fourteen years. In full years three times as many flowers in a hundred became sound seeds as in lean ones. Of the sound seeds, a larger share survived until spring in full years as well, but only where a lean year had gone before.`,
      `Is it both, then? Adjei answers that the two do not explain the same thing. Pollen rewards a tree for flowering with its neighbors, and would reward it no less if all of them flowered every year. Only the seed-eaters give the lean years a point. As for what keeps the trees in step, it is probably the weather, for a warm summer makes beeches over a wide region prepare to flower. If warm summers become the rule, the signal may come so often that no year is lean. In the last four years of the study, crops were middling and mice many. Four years, Adjei adds, are too few to say more.`,
    ],
  },
  questions: [
    {
      id: 'rc-082',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, Adjei found that a full year led to a larger share of sound seeds surviving until spring if it`,
      key: [
        `came after a year in which few seeds were borne`,
        `The share of surviving seeds was larger "only where a lean year had gone before." A lean year is one in which few seeds were borne.`,
      ],
      wrong: [
        [
          `came before a year in which few seeds were borne`,
          'distorted-detail',
          `This answer turns the order around. In Adjei's finding, the lean year had "gone before" the full one; it did not come after.`,
        ],
        [
          `came after a summer that had been warm throughout`,
          'wrong-place',
          `A "warm summer" may well come before a full year, since it makes the trees prepare to flower. But the passage does not make it a condition for the survival of seeds.`,
        ],
        [
          `was one in which most of the flowers were fertilized`,
          'wrong-place',
          `More flowers do become seeds in full years. But that is the earlier stage, from flower to ripe seed, and the question is about seeds that are already sound.`,
        ],
        [
          `was full over a region of hundreds of kilometers`,
          'half-right',
          `Full years do extend "over hundreds of kilometers," but the condition for survival is what the year before was like.`,
        ],
      ],
      quick: [
        `More of the sound seeds survived only if a lean year, in which few seeds are borne, had "gone before" the full one.`,
      ],
      full: [
        `The question asks about the stage from sound seed to spring, which is described at the end of the second paragraph.`,
        `There a larger share survived in full years, "but only where a lean year had gone before." A lean year is one with few seeds. Since the lean year went before, the full year "came after a year in which few seeds were borne," as the answer says.`,
      ],
      hints: [
        `Where does the passage report what became of the sound seeds?`,
        `What condition comes after the words "but only"? Check what "lean" means and which year came first.`,
      ],
    },
    {
      id: 'rc-083',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author points out that the two proposals place the gain at different stages primarily in order to`,
      key: [
        `show how proposals that account for the same pattern can nevertheless be tested apart`,
        `The pattern "cannot decide between them," but because the gains come at different stages, each stage can be measured. That is how the two proposals can be tested separately.`,
      ],
      wrong: [
        [
          `show that one of the two proposals has been worked out with greater care than the other`,
          'wrong-comparison',
          `The passage does not say that one proposal is more carefully worked out. It simply gives each one a stage of its own.`,
        ],
        [
          `show why the trees of a region have to act together if they are to gain by either proposal`,
          'wrong-place',
          `The passage says just before that both proposals "require that the trees act together." That is why the pattern cannot decide between them, and the stages offer a way around this difficulty.`,
        ],
        [
          `show that most of the seeds of a beech are lost before they have had the time to ripen`,
          'out-of-scope',
          `The passage does not compare losses at different stages. Adjei compares full years with lean years at each stage.`,
        ],
        [
          `show that the two proposals cannot both be correct, since each excludes what the other says`,
          'opposite-effect',
          `The passage asks, "Is it both, then?" Gains at different stages can occur together, and Adjei in fact found both.`,
        ],
      ],
      quick: [
        `The pattern is the same for both proposals, but the stages differ, so following each stage tests them separately.`,
      ],
      full: [
        `The sentence begins with "But," so it answers the difficulty stated just before: both proposals require trees to act together, and the pattern "cannot decide between them."`,
        `The way out is that one gain comes between flower and ripe seed, the other between ripe seed and seedling. Adjei then "followed both stages."`,
        `So the author points to the stages in order to show how the two proposals can be tested separately.`,
      ],
      hints: [
        `What difficulty does the sentence just before this one describe?`,
        `How do the different stages help with that difficulty? Look at what Adjei was then able to measure.`,
      ],
    },
    {
      id: 'rc-084',
      version: 3,
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `It can be inferred that, according to Adjei, the gain from pollen alone would not explain why beeches`,
      key: [
        `bear almost no seeds in certain years`,
        `Pollen would reward a tree "no less if all of them flowered every year," so it explains flowering together but not the lean years. "Only the seed-eaters give the lean years a point."`,
      ],
      wrong: [
        [
          `flower in the same years as one another`,
          'opposite-effect',
          `This is what the gain from pollen does explain: it rewards a tree "for flowering with its neighbors."`,
        ],
        [
          `turn more of their flowers into seeds`,
          'opposite-effect',
          `More flowers become seeds in full years because more are fertilized. That is the gain from pollen itself, so pollen does explain it.`,
        ],
        [
          `waste most of their flowers if alone`,
          'restates-premise',
          `This is part of the pollen proposal: a tree that flowers by itself "wastes most of its flowers." So the gain from pollen does explain this.`,
        ],
        [
          `could gain from flowering every year`,
          'distorted-detail',
          `The gain from pollen does cover this, since it would be no smaller "if all of them flowered every year." What it does not explain is why in some years there is almost no crop.`,
        ],
      ],
      quick: [`Pollen would reward flowering together every year just as well, so it gives no reason for lean years.`],
      full: [
        `According to Adjei, pollen rewards a tree for flowering along with its neighbors. Flowering together every year would be rewarded just as much.`,
        `If pollen were all that mattered, there would be no need for years with next to no seeds. "Only the seed-eaters give the lean years a point."`,
        `"The lean years" are the years in which beeches "bear almost no seeds," and these are what pollen alone does not explain.`,
      ],
      hints: [
        `What does Adjei say that each of the two proposals explains?`,
        `If pollen were all that mattered, what might the trees do every year? Ask which part of the pattern would then be missing.`,
      ],
    },
    {
      id: 'rc-085',
      version: 3,
      skill: 'rc-application',
      difficulty: 0.3,
      stem: `Which of the following is most closely parallel to the first of the two advantages described in the first paragraph?`,
      key: [
        `Traders stay away until most thieves have left a town, then come in such numbers that few are robbed.`,
        `A time without traders makes most of the thieves leave, and the sudden crowd is more than the remaining thieves can rob. In the same way, lean years keep seed-eaters few and a full crop overwhelms them.`,
      ],
      wrong: [
        [
          `Villages hold their dances on one and the same night, so that more of the young people can meet.`,
          'wrong-place',
          `This resembles the second advantage, in which a tree "that flowers with all the others" has most of its flowers fertilized.`,
        ],
        [
          `Farmers set aside a part of each good harvest, so that there is enough to eat in the poor years.`,
          'opposite-effect',
          `There are good years and poor years here too. But the farmers save from one for the other, and nothing corresponds to seed-eaters that are kept few and then overwhelmed.`,
        ],
        [
          `Fishermen leave a lake alone for a few years, so that they can catch the more when they return.`,
          'reversed-causation',
          `Here the fishermen hold back so that they can take more fish later. In the first advantage, it is the trees that hold back, so that fewer of their seeds are taken.`,
        ],
        [
          `Shops lower their prices once a year, so that buyers who had stayed at home come in a crowd.`,
          'half-right',
          `The low prices are sudden, but they are meant to attract a crowd of buyers. The beeches gain because seed-eaters are few when the plenty comes, so this is not parallel.`,
        ],
      ],
      quick: [
        `Scarcity keeps down the number of mice, and a sudden plenty then overwhelms those that remain. The traders do the same to the thieves.`,
      ],
      full: [
        `In the first advantage, lean years "keep mice and other seed-eaters few," so that a full year "overwhelms them and many seeds are left over."`,
        `A parallel needs a time of scarcity that reduces the number of those who take, followed by a plenty too great for those who remain. The traders stay away until most thieves have left and then arrive in such numbers that few of them are robbed.`,
      ],
      hints: [
        `In the first advantage, who takes the seeds, and what keeps their number down?`,
        `Look for two steps: a time of scarcity for those who take, and then a plenty too great for those who remain.`,
      ],
    },
  ],
}

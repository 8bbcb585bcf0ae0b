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
          `A "warm summer" makes trees prepare to flower. The passage does not name it as a condition for the survival of seeds.`,
        ],
        [
          `was one in which most of the flowers were fertilized`,
          'wrong-place',
          `This concerns the earlier stage, from flower to ripe seed. The question is about what happens to seeds that are already sound.`,
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
        `There a larger share survived in full years, "but only where a lean year had gone before." "Lean" means that there were few seeds, and if the lean year went before, the full year came after. So the full year "came after a year in which few seeds were borne."`,
      ],
      hints: [
        `Which condition does the second paragraph attach to the survival of sound seeds?`,
        `What does "lean" mean, and does the lean year come before or after the full one?`,
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
        `The pattern "cannot decide between them," but because the gains come at different stages, each stage can be measured. That is how the two proposals can be tested apart.`,
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
        `Why can the pattern of full and lean years not decide between the mice and the pollen?`,
        `What was Adjei able to measure because the two stages are different?`,
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
        `What might the trees do each year if pollen were all that mattered?`,
        `Which feature of the pattern do only the seed-eaters explain?`,
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
          `Here plenty is spread over the poor years. The beeches make lean years and full years as different as possible.`,
        ],
        [
          `Fishermen leave a lake alone for a few years, so that they can catch the more when they return.`,
          'reversed-causation',
          `Here the takers hold back in order to take more later. In the first advantage, the trees hold back so that less is taken from them.`,
        ],
        [
          `Shops lower their prices once a year, so that buyers who had stayed at home come in a crowd.`,
          'half-right',
          `There is a sudden plenty, but it is meant to attract a crowd of takers. The beeches gain because the takers are few, so this is not parallel.`,
        ],
      ],
      quick: [
        `Scarcity keeps the takers few, and a sudden plenty then overwhelms them; the traders do the same to the thieves.`,
      ],
      full: [
        `In the first advantage, lean years "keep mice and other seed-eaters few," so that a full year "overwhelms them and many seeds are left over."`,
        `A parallel needs a time of scarcity that reduces the takers, followed by more than the remaining takers can handle. The traders stay away until most thieves have left and then arrive in such numbers that few of them are robbed.`,
      ],
      hints: [
        `In the first advantage, who takes the seeds, and what keeps those takers few?`,
        `Which option has a time of scarcity for the takers, followed by more than they can take?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const treeLine: WrittenPassage = {
  passage: {
    id: 'passage-tree-line',
    title: 'Where the forest stops',
    paragraphs: [
      `Climb high enough on almost any mountain and the forest stops. The explanation that first comes to mind is hunger. In the short, cool summers near the tree line, trees should be able to capture too little carbon to pay for their wood. But hungry trees ought to have empty stores, and they do not. When Tenzin Alvarado measured sugar and starch in pines along six mountain slopes, he found that the stores grew with altitude. The highest trees held the most. A tree at the limit of the forest is like a builder whose yard is stacked with bricks and whose masons have not come.`,
      `The masons, in this case, are dividing cells. Photosynthesis still runs at a fair rate at five degrees, but at that temperature the formation of new wood all but ceases. What stops the forest, on this view, is not that trees cannot earn but that they cannot spend. The view explains a regularity that puzzled earlier writers: tree lines from the tropics to the far north lie where the mean temperature of the growing season is about the same, six degrees or so, although the season may last the whole year in one place and three months in another. If carbon were scarce, a longer season should let trees climb to colder ground.`,
      `Full stores admit of another reading, all the same. A tree that lives where a late frost may take its needles would do well to keep something back, so that what looks like idle wealth could be insurance. Alvarado stripped half the needles from a number of pines at the tree line, and the trees refilled their stores before they made new wood. This does not bring back the hungry tree. It does suggest that a full store tells us less than he had supposed about whether its owner could afford to build.`,
    ],
  },
  questions: [
    {
      id: 'rc-070',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes the course of the passage?`,
      key: [
        `An explanation is rejected, another is supported, and one of the reasons for the change is then weakened.`,
        `The passage rejects hunger because the stores are full. It supports the view that trees cannot form wood by pointing to similar temperatures at tree lines. The third paragraph then weakens the evidence from full stores.`,
      ],
      wrong: [
        [
          `An explanation is proposed, evidence against it is reviewed, and it is in the end restored to favor.`,
          'opposite-effect',
          `The explanation by hunger is never restored to favor. The last paragraph says that the experiment "does not bring back the hungry tree."`,
        ],
        [
          `A puzzle is described, several explanations of it are considered, and all of them are found wanting.`,
          'too-strong',
          `The passage does not find the second explanation wanting. Only one piece of evidence has lost weight, since a full store "tells us less" than Alvarado had supposed.`,
        ],
        [
          `A regularity is reported, an experiment that confirms it is described, and its use is pointed out.`,
          'detail-for-main-idea',
          `The similar "mean temperature of the growing season" supports the explanation in the second paragraph. The experiment with needles does not test that regularity.`,
        ],
        [
          `A view is ascribed to earlier writers, their evidence is corrected, and a new method is recommended.`,
          'distorted-detail',
          `Earlier writers were only "puzzled" by a regularity. Their evidence is not corrected, and the passage recommends no new method.`,
        ],
      ],
      quick: [
        `The passage rejects hunger as the explanation, supports the view that trees cannot form new wood, and then finds that full stores are weaker evidence than they seemed.`,
      ],
      full: [
        `The first paragraph rejects hunger, because hungry trees "ought to have empty stores, and they do not." The second supports the view that trees "cannot spend" and points to the temperatures where forests stop.`,
        `The third finds another reading of the full stores: they may be insurance. Hunger does not return, but one reason for abandoning it has become weaker.`,
        `The answer lists these three steps in order: rejected, supported, and "then weakened."`,
      ],
      hints: [
        `With which explanation does the passage begin, and what becomes of it?`,
        `Summarize each paragraph in a few words. What does the third paragraph do to the evidence from full stores?`,
      ],
    },
    {
      id: 'rc-071',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, tree lines in different parts of the world have in common`,
      key: [
        `roughly the same average temperature in the growing season`,
        `Tree lines lie "where the mean temperature of the growing season is about the same." The answer restates "mean" as "average" and "about the same" as "roughly the same."`,
      ],
      wrong: [
        [
          `roughly the same length of the season in which trees grow`,
          'opposite-effect',
          `The length differs widely: the season "may last the whole year in one place and three months in another."`,
        ],
        [
          `roughly the same altitude above the sea on their mountains`,
          'real-world-belief',
          `It is natural to think of altitude here. But what the passage calls "about the same" is the mean temperature of the growing season.`,
        ],
        [
          `roughly the same amount of sugar and starch in their trees`,
          'wrong-place',
          `Alvarado measured sugar and starch "along six mountain slopes," where they increased with altitude. The passage does not compare them in different parts of the world.`,
        ],
        [
          `roughly the same risk that a late frost will take needles`,
          'wrong-place',
          `A late frost is mentioned in the third paragraph as a reason for a tree to keep something back. This risk is not compared in different parts of the world.`,
        ],
      ],
      quick: [
        `From the tropics to the far north, what stays about the same is the mean, or average, temperature of the growing season.`,
      ],
      full: [
        `The second paragraph describes "a regularity that puzzled earlier writers": tree lines lie where the "mean temperature of the growing season is about the same."`,
        `The same sentence says that the season may last a whole year or only three months. So its temperature is what tree lines have in common, not its length.`,
      ],
      hints: [
        `What did earlier writers find puzzling about tree lines around the world?`,
        `Find the regularity that "puzzled earlier writers." In that sentence, what is the same everywhere, and what differs?`,
      ],
    },
    {
      id: 'rc-072',
      skill: 'rc-function',
      difficulty: 0,
      stem: `The author compares a tree at the limit of the forest to a builder whose masons have not come in order to`,
      key: [
        `convey that such a tree lacks something other than material for growth`,
        `The builder's yard is "stacked with bricks," as the tree's stores are full. The masons, or dividing cells, are missing, so the tree lacks something other than material.`,
      ],
      wrong: [
        [
          `convey that such a tree grows more slowly because it is short of carbon`,
          'opposite-effect',
          `In the comparison, carbon corresponds to the bricks, and the yard is "stacked with bricks." So the tree is not short of carbon.`,
        ],
        [
          `convey that such a tree keeps a store in case its needles should be lost`,
          'wrong-place',
          `That a full store "could be insurance" is an idea of the third paragraph. The builder in the comparison keeps nothing back: he wants to build and cannot.`,
        ],
        [
          `convey that such a tree needs the help of others that grow further down`,
          'distorted-detail',
          `The masons stand for dividing cells within the tree, as the second paragraph says. They do not stand for other trees.`,
        ],
        [
          `convey that such a tree has stored more carbon than any others of its age`,
          'half-right',
          `Full stores are part of the comparison, but the passage does not mention age. The point is that the masons are missing, not how high the bricks are stacked.`,
        ],
      ],
      quick: [
        `The bricks are there, and the masons are not. In the same way, the tree has material for growth but cannot build with it.`,
      ],
      full: [
        `The comparison has two parts. The bricks stand for sugar and starch, of which the highest trees "held the most."`,
        `The second paragraph explains the masons: they "are dividing cells," and at five degrees "the formation of new wood all but ceases."`,
        `So the tree is not short of carbon. In the words of the answer, it "lacks something other than material for growth."`,
      ],
      hints: [
        `What does the builder in the comparison have plenty of, and what is he missing?`,
        `Match the parts of the comparison: what do the bricks stand for, and what do the masons stand for in the next paragraph?`,
      ],
    },
    {
      id: 'rc-073',
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `It can be inferred that Alvarado's experiment with the needles weakens the evidence from full stores because it suggests that trees at the tree line`,
      key: [
        `may fill their stores before they spend anything on growth, so that a full store need not be a surplus`,
        `The stripped trees "refilled their stores before they made new wood." If trees fill their stores first, a tree with full stores may still have nothing to spare.`,
      ],
      wrong: [
        [
          `may lose so many needles to late frosts that their stores are as a rule smaller than had been measured`,
          'distorted-detail',
          `The experiment does not question the measurements: the stores were full. It questions only what full stores show about a tree.`,
        ],
        [
          `may be unable to make new wood at five degrees, so that their stores grow without being drawn upon`,
          'restates-premise',
          `New wood "all but ceases" at five degrees, but that is the view of the second paragraph. On that view a full store is a surplus, and the experiment suggests otherwise.`,
        ],
        [
          `may capture so little carbon in a short summer that their stores stay empty for several years on end`,
          'opposite-effect',
          `Trees with empty stores would be the hungry trees that the result "does not bring back." And the stripped trees did refill their stores.`,
        ],
        [
          `may have been stripped of needles before, so that the trees measured were not typical of those slopes`,
          'out-of-scope',
          `Alvarado stripped needles from a number of pines for the experiment. Nothing suggests that the trees he had measured were stripped or unusual.`,
        ],
      ],
      quick: [
        `The stripped trees filled their stores before they grew. So a full store may be a reserve that a tree keeps even when it has nothing to spare.`,
      ],
      full: [
        `The argument from full stores was that trees with plenty of carbon cannot be hungry.`,
        `The experiment shows what a tree does first after a loss: it refilled its stores and only then made wood. So a tree might fill its store even when it has too little for growth.`,
        `Then a full store does not show that anything is left over, which is why it tells "less than he had supposed." In the words of the answer, it "need not be a surplus."`,
      ],
      hints: [
        `Why had full stores seemed to count against hunger?`,
        `What did the stripped trees do first, and how does that affect this reason?`,
      ],
    },
  ],
}

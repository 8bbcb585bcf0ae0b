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
        `Hunger is rejected because the stores are full. The inability to form wood is supported by the regularity of temperatures. The third paragraph then finds that a full store tells "less than he had supposed," which weakens one of the reasons.`,
      ],
      wrong: [
        [
          `An explanation is proposed, evidence against it is reviewed, and it is in the end restored to favor.`,
          'opposite-effect',
          `The last paragraph says that its result "does not bring back the hungry tree."`,
        ],
        [
          `A puzzle is described, several explanations of it are considered, and all of them are found wanting.`,
          'too-strong',
          `The second explanation is still accepted at the end. Only one piece of evidence has lost weight, since a full store "tells us less" than it seemed to.`,
        ],
        [
          `A regularity is reported, an experiment that confirms it is described, and its use is pointed out.`,
          'detail-for-main-idea',
          `The regular "mean temperature of the growing season" is one support in the second paragraph. The experiment with needles is not about it.`,
        ],
        [
          `A view is ascribed to earlier writers, their evidence is corrected, and a new method is recommended.`,
          'distorted-detail',
          `The regularity only "puzzled earlier writers." The passage examines no view of theirs and recommends no method.`,
        ],
      ],
      quick: [
        `Hunger is rejected, an inability to form wood is supported, and full stores turn out to be weaker evidence than they seemed.`,
      ],
      full: [
        `The first paragraph rejects hunger, because hungry trees "ought to have empty stores, and they do not." The second supports a different explanation, that trees "cannot spend," and points to the temperatures at which forests stop.`,
        `The third finds another reading of the full stores: they may be insurance. The explanation remains, but one reason for abandoning hunger, the stores, has become weaker.`,
        `The answer lists these three steps in order: rejected, supported, and "then weakened."`,
      ],
      hints: [
        `What happens to each of the two explanations of the tree line, and what happens to the evidence from the stores?`,
        `Does the last paragraph return to the explanation that was rejected in the first?`,
      ],
    },
    {
      id: 'rc-071',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, tree lines in different parts of the world have in common`,
      key: [
        `roughly the same average temperature in the growing season`,
        `Tree lines "lie where the mean temperature of the growing season is about the same, six degrees or so." The mean temperature is the average temperature.`,
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
          `The passage does not compare altitudes. It says that the mean temperature of the growing season is "about the same," not the height.`,
        ],
        [
          `roughly the same amount of sugar and starch in their trees`,
          'wrong-place',
          `Sugar and starch were measured "along six mountain slopes," where they grew with altitude. The passage does not compare them in different parts of the world.`,
        ],
        [
          `roughly the same risk that a late frost will take needles`,
          'wrong-place',
          `A "late frost" is mentioned as a reason to keep something back. The passage does not compare this risk in different places.`,
        ],
      ],
      quick: [`The "mean temperature of the growing season," which is the average, is about the same everywhere.`],
      full: [
        `The second paragraph describes "a regularity that puzzled earlier writers." From the tropics to the far north, tree lines lie where the "mean temperature of the growing season is about the same."`,
        `The same sentence adds that the length of the season differs from place to place. The answer restates "mean" as "average," and "about the same" as "roughly the same."`,
      ],
      hints: [
        `What puzzled earlier writers about tree lines in different parts of the world?`,
        `In that sentence, what is the same everywhere, and what differs?`,
      ],
    },
    {
      id: 'rc-072',
      skill: 'rc-function',
      difficulty: 0,
      stem: `The author compares a tree at the limit of the forest to a builder whose masons have not come in order to`,
      key: [
        `convey that such a tree lacks something other than material for growth`,
        `The yard is "stacked with bricks," as the tree's stores are full. What is missing are the masons, the dividing cells. So the tree lacks something other than material.`,
      ],
      wrong: [
        [
          `convey that such a tree grows more slowly because it is short of carbon`,
          'opposite-effect',
          `Carbon corresponds to the bricks in the comparison, and there are plenty of those in the yard.`,
        ],
        [
          `convey that such a tree keeps a store in case its needles should be lost`,
          'wrong-place',
          `The third paragraph suggests that the store "could be insurance." The builder in the comparison wants to build and cannot.`,
        ],
        [
          `convey that such a tree needs the help of others that grow further down`,
          'distorted-detail',
          `The masons stand for "dividing cells" within the tree, as the next paragraph says, not for other trees.`,
        ],
        [
          `convey that such a tree has stored more carbon than any others of its age`,
          'half-right',
          `Full stores are part of the comparison, but the passage does not mention the age of trees, and the point is that the masons are missing.`,
        ],
      ],
      quick: [`The bricks are there and the masons are not: the tree has the material but cannot build with it.`],
      full: [
        `The comparison has two parts. The bricks stand for sugar and starch, of which the highest trees "held the most."`,
        `The masons are explained at the start of the second paragraph: they "are dividing cells," which at low temperatures hardly form any new wood.`,
        `The tree thus has the material but cannot build with it. It "lacks something other than material for growth."`,
      ],
      hints: [
        `What do the bricks stand for, and what do the masons stand for?`,
        `Which of the two does the tree at the limit of the forest have?`,
      ],
    },
    {
      id: 'rc-073',
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `It can be inferred that Alvarado's experiment with the needles weakens the evidence from full stores because it suggests that trees at the tree line`,
      key: [
        `may fill their stores before they spend anything on growth, so that a full store need not be a surplus`,
        `The stripped trees "refilled their stores before they made new wood." If stores come first, a tree may have a full store and still have nothing to spare, so a full store need not be a surplus.`,
      ],
      wrong: [
        [
          `may lose so many needles to late frosts that their stores are as a rule smaller than had been measured`,
          'distorted-detail',
          `The measurements stand, and the stores are full. Only the conclusion drawn from them is in doubt.`,
        ],
        [
          `may be unable to make new wood at five degrees, so that their stores grow without being drawn upon`,
          'restates-premise',
          `The second paragraph says that new wood "all but ceases" at five degrees, and on that view full stores are good evidence. The experiment suggests a different reading.`,
        ],
        [
          `may capture so little carbon in a short summer that their stores stay empty for several years on end`,
          'opposite-effect',
          `This is the hungry tree, which the result "does not bring back." The stripped trees did refill their stores.`,
        ],
        [
          `may have been stripped of needles before, so that the trees measured were not typical of those slopes`,
          'out-of-scope',
          `Alvarado himself stripped the needles, from "a number of pines." Nothing suggests that the trees measured earlier were unusual.`,
        ],
      ],
      quick: [`Trees fill their stores before they grow, so a full store may be a reserve and not a surplus.`],
      full: [
        `The argument from full stores was that trees with plenty of carbon cannot be hungry.`,
        `The experiment shows the order in which a tree acts after a loss: it "refilled" its stores first and made wood afterward. A tree might therefore fill its store even when it has too little for growth.`,
        `A full store then does not show that anything is left over, which is why it tells "less than he had supposed." This is the meaning of "need not be a surplus."`,
      ],
      hints: [
        `Why did full stores seem to show that trees are not hungry?`,
        `Did the stripped trees first refill their stores or first make wood, and what follows from that?`,
      ],
    },
  ],
}

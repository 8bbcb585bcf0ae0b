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
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes the course of the passage?`,
      key: [
        `An explanation is rejected, another is supported, and one of the reasons for the change is then weakened.`,
        `Hunger is rejected; the inability to form wood is supported by temperature; the third paragraph finds that full stores tell 'less than he had supposed'.`,
      ],
      wrong: [
        [
          `An explanation is proposed, evidence against it is reviewed, and it is in the end restored to favour.`,
          'opposite-effect',
          `The last paragraph says expressly that its result 'does not bring back the hungry tree'.`,
        ],
        [
          `A puzzle is described, several explanations of it are considered, and all of them are found wanting.`,
          'too-strong',
          `The second explanation stands at the end. It is only one piece of evidence, the full stores, that has lost weight.`,
        ],
        [
          `A regularity is reported, an experiment that confirms it is described, and its use is pointed out.`,
          'detail-for-main-idea',
          `The regularity of temperature is one support in the second paragraph. The experiment with needles is not about it.`,
        ],
        [
          `A view is ascribed to earlier writers, their evidence is corrected, and a new method is recommended.`,
          'distorted-detail',
          `Earlier writers were puzzled by a regularity. No view of theirs is examined and no method is recommended.`,
        ],
      ],
      quick: [`Hunger out; cannot-spend in; full stores turn out to be weaker evidence than they seemed.`],
      full: [
        `Paragraph 1: hunger is ruled out by full stores.`,
        `Paragraph 2: growth, not supply, is the limit; temperatures support it.`,
        `Paragraph 3: full stores could be insurance, so they prove less than was thought.`,
      ],
      hints: [
        `What happens to each of the two explanations, and what to the evidence from the stores?`,
        `The sentence 'This does not bring back the hungry tree' rules out one of the descriptions.`,
      ],
    },
    {
      id: 'rc-071',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, tree lines in different parts of the world have in common`,
      key: [
        `roughly the same average temperature in the growing season`,
        `They 'lie where the mean temperature of the growing season is about the same, six degrees or so'.`,
      ],
      wrong: [
        [
          `roughly the same length of the season in which trees grow`,
          'opposite-effect',
          `The length differs widely: 'the whole year in one place and three months in another'.`,
        ],
        [
          `roughly the same altitude above the sea on their mountains`,
          'real-world-belief',
          `Altitude is not compared, and the same temperature is reached at quite different heights in the tropics and in the north.`,
        ],
        [
          `roughly the same amount of sugar and starch in their trees`,
          'wrong-place',
          `Sugar and starch were measured along six slopes, and they grew with altitude. Regions of the world were not compared.`,
        ],
        [
          `roughly the same risk that a late frost will take needles`,
          'wrong-place',
          `Late frosts are mentioned as a reason to keep something back. Their risk is not compared between places.`,
        ],
      ],
      quick: [`'Where the mean temperature of the growing season is about the same.'`],
      full: [
        `Find the regularity in the second paragraph.`,
        `Common to all: a mean temperature of about six degrees in the growing season.`,
        `Not common: the length of the season.`,
      ],
      hints: [
        `Look for the word 'regularity'.`,
        `The sentence names one thing that is the same everywhere, and one that differs.`,
      ],
    },
    {
      id: 'rc-072',
      skill: 'rc-function',
      difficulty: 0,
      stem: `The author compares a tree at the limit of the forest to a builder whose masons have not come in order to`,
      key: [
        `convey that such a tree lacks something other than material for growth`,
        `The yard is 'stacked with bricks', as the stores are full; what is missing are those who lay them, the dividing cells.`,
      ],
      wrong: [
        [
          `convey that such a tree grows more slowly because it is short of carbon`,
          'opposite-effect',
          `Carbon corresponds to the bricks, and of these there are plenty.`,
        ],
        [
          `convey that such a tree keeps a store in case its needles should be lost`,
          'wrong-place',
          `Insurance is considered in the third paragraph. The builder in the comparison wants to build and cannot.`,
        ],
        [
          `convey that such a tree needs the help of others that grow further down`,
          'distorted-detail',
          `The masons stand for dividing cells within the tree, as the next paragraph says, and not for other trees.`,
        ],
        [
          `convey that such a tree has stored more carbon than any others of its age`,
          'half-right',
          `Full stores are a part of the picture, but age is not mentioned, and the point is the missing masons.`,
        ],
      ],
      quick: [`Bricks there, masons missing: material there, growth missing.`],
      full: [
        `Bricks stand for sugar and starch, which are plentiful.`,
        `Masons stand for 'dividing cells', as the second paragraph explains.`,
        `So the tree lacks not material but the ability to build with it.`,
      ],
      hints: [
        `What do the bricks stand for, and what the masons?`,
        `The second paragraph opens by explaining one half of the comparison.`,
      ],
    },
    {
      id: 'rc-073',
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `It can be inferred that Alvarado's experiment with the needles weakens the evidence from full stores because it suggests that trees at the tree line`,
      key: [
        `may fill their stores before they spend anything on growth, so that a full store need not be a surplus`,
        `The stripped trees 'refilled their stores before they made new wood'. If stores come first, even a tree short of carbon for building might show a full one.`,
      ],
      wrong: [
        [
          `may lose so many needles to late frosts that their stores are as a rule smaller than had been measured`,
          'distorted-detail',
          `The measurements stand; the stores are full. What is in doubt is the conclusion that may be drawn from them.`,
        ],
        [
          `may be unable to make new wood at five degrees, so that their stores grow without being drawn upon`,
          'restates-premise',
          `This is the view of the second paragraph, on which full stores are good evidence. The experiment points to another reading.`,
        ],
        [
          `may capture so little carbon in a short summer that their stores stay empty for several years on end`,
          'opposite-effect',
          `This is the hungry tree, which the result 'does not bring back'. The stripped trees did refill their stores.`,
        ],
        [
          `may have been stripped of needles before, so that the trees measured were not typical of those slopes`,
          'out-of-scope',
          `Alvarado stripped the needles himself, of 'a number of pines'. Nothing suggests that the trees measured earlier were unusual.`,
        ],
      ],
      quick: [`Stores refilled first, wood later: full stores may be a priority and not what is left over.`],
      full: [
        `The argument from stores: full stores mean that there is carbon to spare.`,
        `The experiment: after a loss, trees restore their reserves before they grow.`,
        `So a tree may have a full store and still nothing to spare for wood.`,
        `That is why a full store 'tells us less than he had supposed'.`,
      ],
      hints: [
        `Why did full stores seem to show that trees are not hungry?`,
        `In which order did the stripped trees refill stores and make wood, and what follows for a tree with a full store?`,
      ],
    },
  ],
}

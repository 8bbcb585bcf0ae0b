import type { WrittenPassage } from '../written-question.ts'

export const hiddenPlanets: WrittenPassage = {
  passage: {
    id: 'passage-hidden-planets',
    title: 'Planets that were easy to find',
    paragraphs: [
      `The first planet found near another star like the Sun was a shock: a giant of roughly Jupiter's size that circles its star in four days, far closer than Mercury is to ours. More such 'hot giants' followed, and for some years they made up a large part of the planets known. Theories of how planets form had to be rebuilt, and rightly, since those theories had allowed no hot giant at all. Another conclusion drawn in those years was less well founded. It was said that our own system, whose giants keep their distance, must be a rarity.`,
      `The two methods in use explain why hot giants were found first. One looks for the wobble that a planet gives its star, the other for the slight dimming when the planet passes in front of it. A wobble is strongest if the planet is massive and close; a passage is likeliest to be seen from here if the planet is close, and is repeated every few days. A twin of Jupiter takes twelve years to go round once, longer than the first searches had lasted. Someone who counts the people of a town by listening at their doors will report that it is inhabited by singers and quarrelsome couples.`,
      `Astronomers have learned to correct their counts. If a search had one chance in ten of noticing a planet of a given kind, each one noticed is counted as ten. Counted so, hot giants turn out to circle no more than about one in a hundred stars like the Sun, while small planets are common. But the correction, as Ida Kruse points out, works for what was unlikely to be noticed and not for what could not be noticed at all: nothing multiplied by any number is still nothing. How often giants keep their distance, as ours do, was not for those searches to say; it called for longer patience, or for another method.`,
    ],
  },
  questions: [
    {
      id: 'rc-074',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `Which of the following best expresses the main point of the passage?`,
      key: [
        `How common a kind of planet seems depends on how easily it is found, which can in part be corrected for.`,
        `Hot giants seemed common because they were easy to find. Counts can be corrected for this, but only in part, since the correction does not work "for what could not be noticed at all."`,
      ],
      wrong: [
        [
          `How planets form is less well understood today than it seemed to be before the first hot giants were found.`,
          'distorted-detail',
          `Theories "had to be rebuilt, and rightly." But the passage does not say that the formation of planets is less well understood now, and its main point is about counting them.`,
        ],
        [
          `How rare our own planetary system is could be settled once the counts of planets had been corrected.`,
          'opposite-effect',
          `The passage ends by saying the opposite. How often giants keep their distance "was not for those searches to say," even after correction.`,
        ],
        [
          `How strongly a star wobbles depends both on the mass of a planet and on its distance from the star.`,
          'detail-for-main-idea',
          `The wobble explains why one method finds hot giants easily. That is one step in an argument about counts, not the main point.`,
        ],
        [
          `How astronomers search for things has a strong influence on the theories that they find convincing.`,
          'too-broad',
          `The passage is about counting planets, not about how astronomers choose theories. Theories are mentioned once, and they were rebuilt "rightly."`,
        ],
      ],
      quick: [
        `What is easy to find seems common. Counts can be corrected for this, but not for what could not be found at all.`,
      ],
      full: [
        `The first paragraph says that hot giants seemed common and our own system rare. The second explains that the methods in use found hot giants most easily.`,
        `The third says that a count can be corrected if a planet had a small chance of being noticed. The correction fails if the planet had no chance at all, so counts can be corrected only in part.`,
      ],
      hints: [
        `Why did hot giants seem more common than they are?`,
        `Say what each paragraph adds about the early counts of planets. How far does the correction in the third paragraph go?`,
      ],
    },
    {
      id: 'rc-075',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that the rebuilding of theories was better founded than the conclusion about our own system because`,
      key: [
        `the first required that there be hot giants, the second that they be common`,
        `The theories "had allowed no hot giant at all," so a single one was enough to refute them. To call our system a rarity, one has to know how common hot giants are, and the early counts could not show that.`,
      ],
      wrong: [
        [
          `the first rested on the wobble of stars, the second on the dimming of stars`,
          'distorted-detail',
          `The passage does not assign one method to each conclusion. Both methods explain "why hot giants were found first."`,
        ],
        [
          `the first was drawn after the counts had been corrected, the second before`,
          'half-right',
          `Both conclusions were drawn "in those years," before astronomers learned to correct their counts. So this does not distinguish them.`,
        ],
        [
          `the first concerned planets of any kind, the second those as big as Jupiter`,
          'wrong-comparison',
          `Both conclusions rest on the discovery of giants close to their stars. They differ in how many such giants they require.`,
        ],
        [
          `the first had been expected by astronomers, the second came as a surprise`,
          'opposite-effect',
          `The first hot giant "was a shock," so astronomers had not expected to rebuild their theories.`,
        ],
      ],
      quick: [
        `A single hot giant refutes a theory that allows none. A claim about rarity needs reliable numbers, and the early counts gave none.`,
      ],
      full: [
        `The old theories allowed "no hot giant at all." One certain case contradicts such a theory, however rare the case is, so rebuilding was right.`,
        `To call our own system "a rarity," one has to know how common the other kind is. The early finds could not show this, because hot giants were the easiest planets to find.`,
      ],
      hints: [
        `How many hot giants would be enough to refute the old theories, and how many would make our system a rarity?`,
        `For each of the two conclusions, say what must be known about hot giants before it follows.`,
      ],
    },
    {
      id: 'rc-076',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `A survey of a city's shoppers is taken in its market, which is open from Monday to Friday. Which of the following groups would be missing from the count even after the correction described in the third paragraph?`,
      key: [
        `Shoppers who leave home only at the weekend`,
        `People who leave home only on weekends cannot be met in a market that is open from Monday to Friday. They have no chance of being counted, and "nothing multiplied by any number is still nothing."`,
      ],
      wrong: [
        [
          `Shoppers who visit the market once in a month`,
          'half-right',
          `On a given day, these shoppers are unlikely to be met, but some are. If the chance is one in twenty, each one who is met can be counted as twenty.`,
        ],
        [
          `Shoppers who are met there on nearly every day`,
          'opposite-effect',
          `These shoppers are the easiest to meet, as hot giants were the easiest to find. They are in the count before any correction.`,
        ],
        [
          `Shoppers who mostly come when it is not raining`,
          'half-right',
          `Rain lowers their chance of being met, but the chance is not zero. So the correction works for them.`,
        ],
        [
          `Shoppers who buy less at the market than others`,
          'out-of-scope',
          `How much these shoppers buy does not affect whether they are met. They are in the count from the start.`,
        ],
      ],
      quick: [
        `The correction fails only for shoppers who have no chance of being met. Those who go out only on weekends have none.`,
      ],
      full: [
        `According to the third paragraph, if a search had one chance in ten of noticing a planet, each one noticed is counted as ten. This works for any chance that is small but not zero.`,
        `A market that is closed on weekends gives shoppers who go out only then no chance at all. There is no one to multiply, so they remain missing.`,
      ],
      hints: [
        `Which planets stayed out of the count even after it was corrected?`,
        `For each group of shoppers, decide whether its chance of being met from Monday to Friday is large, small, or zero.`,
      ],
    },
    {
      id: 'rc-077',
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, the first searches could not have found a twin of Jupiter because such a planet`,
      key: [
        `needs more time for one orbit than those searches had lasted`,
        `A twin of Jupiter "takes twelve years to go round once, longer than the first searches had lasted." Going around once is one orbit.`,
      ],
      wrong: [
        [
          `has too little mass for its star to show any wobble at all`,
          'opposite-effect',
          `A wobble is strongest if a planet is "massive and close," and a twin of Jupiter is massive. The passage names the twelve years as the obstacle, not a lack of mass.`,
        ],
        [
          `lies closer to its star than Mercury does to the Sun`,
          'wrong-place',
          `It is a hot giant that is "far closer than Mercury" to its star. A twin of Jupiter keeps its distance and takes twelve years to go around.`,
        ],
        [
          `circles about one in a hundred of the stars like the Sun`,
          'wrong-place',
          `It is hot giants that circle "about one in a hundred" such stars. The passage gives no such number for twins of Jupiter.`,
        ],
        [
          `was not allowed by the theories on which they were based`,
          'distorted-detail',
          `The old theories "had allowed no hot giant at all." Nothing in the passage says that they ruled out a twin of Jupiter, which keeps its distance.`,
        ],
      ],
      quick: [`One orbit takes twelve years, which is longer than the first searches had lasted.`],
      full: [
        `The second paragraph says that a twin of Jupiter "takes twelve years to go round once, longer than the first searches had lasted."`,
        `To go around once is to complete one orbit. So no search had lasted long enough to see such a planet go around even once.`,
      ],
      hints: [
        `How does the orbit of a twin of Jupiter differ from that of a hot giant?`,
        `Find the sentence about a twin of Jupiter in the second paragraph. With what does it compare the twelve years?`,
      ],
    },
  ],
}

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
        `Hot giants seemed common because they were easy to find. Counts can be corrected for this, but only in part, because the correction does not work "for what could not be noticed at all."`,
      ],
      wrong: [
        [
          `How planets form is less well understood today than it seemed to be before the first hot giants were found.`,
          'distorted-detail',
          `It is true that theories "had to be rebuilt, and rightly." But the passage does not say that the formation of planets is less well understood now, and its main point is about counting them.`,
        ],
        [
          `How rare our own planetary system is could be settled once the counts of planets had been corrected.`,
          'opposite-effect',
          `The passage ends by saying the opposite. Even after correction, how often giants keep their distance "was not for those searches to say."`,
        ],
        [
          `How strongly a star wobbles depends both on the mass of a planet and on its distance from the star.`,
          'detail-for-main-idea',
          `The wobble helps explain why hot giants were found first. That is one step in an argument about counts, so it is a detail.`,
        ],
        [
          `How astronomers search for things has a strong influence on the theories that they find convincing.`,
          'too-broad',
          `The passage is about counting planets, not about which theories astronomers find convincing. It mentions theories only once, and those were rebuilt "rightly."`,
        ],
      ],
      quick: [
        `What is easy to find seems common. Counts can be corrected for this, but not for what could not be found at all.`,
      ],
      full: [
        `The first paragraph says that hot giants seemed common and our own system rare. The second explains that both methods find hot giants most easily.`,
        `The third explains how to correct a count for planets that were hard to notice. It does not work for those that had no chance of being noticed, so counts can be corrected only in part.`,
      ],
      hints: [
        `What did astronomers think at first about how common hot giants were?`,
        `Say why hot giants were found first and how counts are corrected. How far does the correction go?`,
      ],
    },
    {
      id: 'rc-075',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that the rebuilding of theories was better founded than the conclusion about our own system because`,
      key: [
        `the first required that there be hot giants, the second that they be common`,
        `The theories "had allowed no hot giant at all," so a single one was enough to refute them. To call our system a rarity, we have to know how common hot giants are, and the early counts could not show that.`,
      ],
      wrong: [
        [
          `the first rested on the wobble of stars, the second on the dimming of stars`,
          'distorted-detail',
          `The passage does not connect one method with each conclusion. Both methods explain "why hot giants were found first."`,
        ],
        [
          `the first was drawn after the counts had been corrected, the second before`,
          'half-right',
          `Both conclusions were drawn "in those years," before astronomers had learned to correct their counts. So this does not set one apart from the other.`,
        ],
        [
          `the first concerned planets of any kind, the second those as big as Jupiter`,
          'wrong-comparison',
          `Both conclusions rest on the discovery of giants close to their stars. Where they differ is in how many such giants they require.`,
        ],
        [
          `the first had been expected by astronomers, the second came as a surprise`,
          'opposite-effect',
          `The first hot giant "was a shock," so astronomers had not expected to rebuild their theories.`,
        ],
      ],
      quick: [
        `A single hot giant refutes a theory that allows none. To say that something is rare, we need reliable numbers, and the early counts did not provide any.`,
      ],
      full: [
        `The old theories had allowed "no hot giant at all." A single certain case contradicts such a theory, however rare the case is. So rebuilding the theories was well founded.`,
        `To call our own system "a rarity," we have to know how common the other kind is. The early finds could not show this, because hot giants were the easiest planets to find.`,
      ],
      hints: [
        `Which two conclusions were drawn after the first hot giants were found?`,
        `How many hot giants would it take to refute the old theories, and what would it take to show that our system is rare?`,
      ],
    },
    {
      id: 'rc-076',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `A survey of a city's shoppers is taken in its market, which is open from Monday to Friday. Which of the following groups would be missing from the count even after the correction described in the third paragraph?`,
      key: [
        `Shoppers who leave home only at the weekend`,
        `Shoppers who leave home only on the weekend cannot be met in a market that is closed then. They have no chance of being counted, and "nothing multiplied by any number is still nothing."`,
      ],
      wrong: [
        [
          `Shoppers who visit the market once in a month`,
          'half-right',
          `On any given day, few of these shoppers are there, but some are. If the chance of meeting one is one in twenty, each one who is met can be counted as twenty.`,
        ],
        [
          `Shoppers who are met there on nearly every day`,
          'opposite-effect',
          `These shoppers are the easiest to meet, just as hot giants were the easiest to find. They are in the count before any correction.`,
        ],
        [
          `Shoppers who mostly come when it is not raining`,
          'half-right',
          `These shoppers are harder to meet when it rains, but there is still some chance of meeting them. So the correction works for them.`,
        ],
        [
          `Shoppers who buy less at the market than others`,
          'out-of-scope',
          `How much shoppers buy has nothing to do with whether they are met. These shoppers are in the count from the start.`,
        ],
      ],
      quick: [
        `The correction fails only for shoppers who have no chance of being met. Those who go out only on the weekend have none.`,
      ],
      full: [
        `According to the third paragraph, if a search had one chance in ten of noticing a planet, each one noticed is counted as ten. This works for any chance that is not zero.`,
        `The market is closed on the weekend, so shoppers who go out only then have no chance at all of being met. There is nobody to multiply, and they remain missing.`,
      ],
      hints: [
        `When does the correction in the third paragraph work, and when does it not?`,
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
        `A twin of Jupiter "takes twelve years to go round once, longer than the first searches had lasted." To go around once is to complete one orbit.`,
      ],
      wrong: [
        [
          `has too little mass for its star to show any wobble at all`,
          'opposite-effect',
          `A wobble is strongest if a planet is "massive and close," and a twin of Jupiter is massive. The obstacle in the passage is the twelve years, not too little mass.`,
        ],
        [
          `lies closer to its star than Mercury does to the Sun`,
          'wrong-place',
          `It is the first hot giant that is "far closer than Mercury is to ours." A twin of Jupiter, with its orbit of twelve years, keeps its distance.`,
        ],
        [
          `circles about one in a hundred of the stars like the Sun`,
          'wrong-place',
          `It is hot giants that circle "no more than about one in a hundred stars like the Sun." No such number is given for twins of Jupiter.`,
        ],
        [
          `was not allowed by the theories on which they were based`,
          'distorted-detail',
          `The old theories "had allowed no hot giant at all." But a twin of Jupiter is not a hot giant, and nothing says that they ruled it out.`,
        ],
      ],
      quick: [`One orbit takes twelve years, which is longer than the first searches had lasted.`],
      full: [
        `The second paragraph says that a twin of Jupiter "takes twelve years to go round once, longer than the first searches had lasted."`,
        `To go around once is to complete one orbit. So the first searches ended before such a planet could have gone around even once.`,
      ],
      hints: [
        `How does the orbit of a twin of Jupiter differ from that of a hot giant?`,
        `Find the sentence about a twin of Jupiter in the second paragraph. With what does it compare the twelve years?`,
      ],
    },
  ],
}

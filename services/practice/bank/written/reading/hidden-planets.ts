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
        `Hot giants were found first because they are easy to find. Counts can be corrected, but not 'for what could not be noticed at all'.`,
      ],
      wrong: [
        [
          `How planets form is less well understood today than it seemed to be before the first hot giants were found.`,
          'distorted-detail',
          `Theories were 'rebuilt, and rightly'. The passage does not say that understanding has become poorer.`,
        ],
        [
          `How rare our own planetary system is could be settled once the counts of planets had been corrected.`,
          'opposite-effect',
          `The passage ends by saying that the searches could not tell how often giants keep their distance, and that this 'called for longer patience'.`,
        ],
        [
          `How strongly a star wobbles depends both on the mass of a planet and on its distance from the star.`,
          'detail-for-main-idea',
          `The wobble explains why one method favors hot giants. It is a step in the argument.`,
        ],
        [
          `How astronomers search for things has a strong influence on the theories that they find convincing.`,
          'too-broad',
          `The passage is about the counting of planets. Theories are mentioned once, and were changed for a good reason.`,
        ],
      ],
      quick: [
        `Easy to find, hence often found; counts corrected; but not for what cannot be found. The point covers all three.`,
      ],
      full: [
        `Paragraph 1: hot giants seemed common, and our system rare.`,
        `Paragraph 2: the methods favor hot giants.`,
        `Paragraph 3: counts are corrected, within a limit.`,
      ],
      hints: [
        `What do the second and the third paragraph say about the counts of the first?`,
        `Is the correction of the third paragraph complete?`,
      ],
    },
    {
      id: 'rc-075',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that the rebuilding of theories was better founded than the conclusion about our own system because`,
      key: [
        `the first required that there be hot giants, the second that they be common`,
        `The theories 'had allowed no hot giant at all', so a single one refuted them. Whether our system is a rarity depends on how many there are, and the early counts were misleading.`,
      ],
      wrong: [
        [
          `the first rested on the wobble of stars, the second on the dimming of stars`,
          'distorted-detail',
          `The two methods are not divided between the two conclusions. Both methods favor hot giants.`,
        ],
        [
          `the first was drawn after the counts had been corrected, the second before`,
          'half-right',
          `The second was drawn too early, but so was the first: both belong to the years before counts were corrected.`,
        ],
        [
          `the first concerned planets of any kind, the second those as big as Jupiter`,
          'wrong-comparison',
          `Both start from the giants close to their stars. They differ in what they need to know about them.`,
        ],
        [
          `the first had been expected by astronomers, the second came as a surprise`,
          'opposite-effect',
          `The first hot giant 'was a shock', and it was this that made the rebuilding necessary.`,
        ],
      ],
      quick: [`'No hot giant at all': one is enough for the first conclusion. For 'a rarity' one needs numbers.`],
      full: [
        `Theories had excluded hot giants altogether.`,
        `One case contradicts such a theory, however rare such cases are.`,
        `To call our own system a rarity, one must know how common the other kind is.`,
        `Just this could not be read off the early finds, since hot giants were easy to find.`,
      ],
      hints: [
        `Why does the author add 'and rightly'?`,
        `How many hot giants does it take for the one conclusion, and how many for the other?`,
      ],
    },
    {
      id: 'rc-076',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `A survey of a city's shoppers is taken in its market, which is open from Monday to Friday. Which of the following groups would be missing from the count even after the correction described in the third paragraph?`,
      key: [
        `Shoppers who leave home only at the weekend`,
        `Their chance of being met is nil, and 'nothing multiplied by any number is still nothing'. None is noticed who could be counted as several.`,
      ],
      wrong: [
        [
          `Shoppers who visit the market once in a month`,
          'half-right',
          `They are unlikely to be met on a given day, but some are. If the chance is one in twenty, each counts as twenty.`,
        ],
        [
          `Shoppers who are met there on nearly every day`,
          'opposite-effect',
          `They are the easiest of all to meet, like hot giants. They are in the count before anything is corrected.`,
        ],
        [
          `Shoppers who mostly come when it is not raining`,
          'half-right',
          `Their chance of being met is lower than it might be, but it is not nil, and so it can be corrected for.`,
        ],
        [
          `Shoppers who buy less at the market than others`,
          'out-of-scope',
          `What they buy does not affect whether they are met, so that they are in the count from the outset.`,
        ],
      ],
      quick: [`The correction fails where the chance of being noticed is nil: people who are never out on weekdays.`],
      full: [
        `The correction divides by the chance of being noticed.`,
        `It helps whenever this chance is small but not nil.`,
        `Those who leave home at the weekend only cannot be met from Monday to Friday.`,
        `No multiplication brings them into the count.`,
      ],
      hints: [
        `What is the limit of the correction, according to Kruse?`,
        `For which group is the chance of being met exactly nil?`,
      ],
    },
    {
      id: 'rc-077',
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, the first searches could not have found a twin of Jupiter because such a planet`,
      key: [
        `needs more time for one orbit than those searches had lasted`,
        `It 'takes twelve years to go round once, longer than the first searches had lasted'.`,
      ],
      wrong: [
        [
          `has too little mass for its star to show any wobble at all`,
          'opposite-effect',
          `The wobble is strongest for massive planets, and Jupiter is a giant. The passage names time as the obstacle.`,
        ],
        [
          `lies closer to its star than Mercury does to the Sun`,
          'wrong-place',
          `That is the hot giant of the first paragraph. A twin of Jupiter keeps its distance.`,
        ],
        [
          `circles about one in a hundred of the stars like the Sun`,
          'wrong-place',
          `One in a hundred is the corrected count of hot giants. For giants that keep their distance no number is given.`,
        ],
        [
          `was not allowed by the theories on which they were based`,
          'distorted-detail',
          `The theories excluded hot giants. Giants that keep their distance are not said to have troubled them.`,
        ],
      ],
      quick: [`Twelve years for one round: longer than the searches.`],
      full: [
        `Find the twin of Jupiter in the second paragraph.`,
        `One round takes twelve years.`,
        `The first searches had not lasted as long.`,
      ],
      hints: [`Look for the words 'A twin of Jupiter'.`, `What does the sentence compare with twelve years?`],
    },
  ],
}

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
          `Theories "had to be rebuilt, and rightly." The passage does not say that planets are less well understood than before.`,
        ],
        [
          `How rare our own planetary system is could be settled once the counts of planets had been corrected.`,
          'opposite-effect',
          `The passage ends by saying the opposite: how often giants keep their distance "was not for those searches to say."`,
        ],
        [
          `How strongly a star wobbles depends both on the mass of a planet and on its distance from the star.`,
          'detail-for-main-idea',
          `The wobble explains why one method favors hot giants. It is a step in the argument, not its point.`,
        ],
        [
          `How astronomers search for things has a strong influence on the theories that they find convincing.`,
          'too-broad',
          `The passage is about counting planets. Theories are mentioned once, and they were changed for a good reason.`,
        ],
      ],
      quick: [
        `What is easy to find seems common; the counts can be corrected, but not for what could not be found at all.`,
      ],
      full: [
        `The first paragraph says that hot giants seemed common and our own system rare. The second explains that the methods favored hot giants.`,
        `The third says that counts can be corrected for small chances of being noticed, but that the correction fails where the chance was zero. This limit is why the answer says that the effect "can in part be corrected for."`,
      ],
      hints: [
        `What do the second and third paragraphs say about the early counts of planets?`,
        `Is the correction described in the third paragraph complete?`,
      ],
    },
    {
      id: 'rc-075',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `The passage implies that the rebuilding of theories was better founded than the conclusion about our own system because`,
      key: [
        `the first required that there be hot giants, the second that they be common`,
        `The theories "had allowed no hot giant at all," so the existence of even one refuted them. Whether our system is rare depends on how common hot giants are, and the early counts could not show that.`,
      ],
      wrong: [
        [
          `the first rested on the wobble of stars, the second on the dimming of stars`,
          'distorted-detail',
          `The two methods are not divided between the two conclusions. Both explain "why hot giants were found first."`,
        ],
        [
          `the first was drawn after the counts had been corrected, the second before`,
          'half-right',
          `Both conclusions were drawn "in those years," before astronomers learned to correct their counts. So this cannot distinguish them.`,
        ],
        [
          `the first concerned planets of any kind, the second those as big as Jupiter`,
          'wrong-comparison',
          `Both conclusions begin with giants close to their stars. They differ in what they need to know about these giants.`,
        ],
        [
          `the first had been expected by astronomers, the second came as a surprise`,
          'opposite-effect',
          `The first hot giant "was a shock," so the need to rebuild theories had not been expected.`,
        ],
      ],
      quick: [`A single hot giant refutes a theory that allows none, but a claim about rarity needs reliable numbers.`],
      full: [
        `The theories had excluded hot giants altogether. One certain case contradicts such a theory, however rare such cases are, so rebuilding was right.`,
        `To call our own system "a rarity," we have to know how common the other kind is. The early finds could not show this, because hot giants were the easiest to find.`,
        `The first conclusion thus required only "that there be hot giants," and the second required "that they be common."`,
      ],
      hints: [
        `Why does the author add "and rightly" to one conclusion and not to the other?`,
        `How many hot giants does each of the two conclusions require?`,
      ],
    },
    {
      id: 'rc-076',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `A survey of a city's shoppers is taken in its market, which is open from Monday to Friday. Which of the following groups would be missing from the count even after the correction described in the third paragraph?`,
      key: [
        `Shoppers who leave home only at the weekend`,
        `Shoppers who are out only on weekends have no chance of being met from Monday to Friday, and "nothing multiplied by any number is still nothing."`,
      ],
      wrong: [
        [
          `Shoppers who visit the market once in a month`,
          'half-right',
          `These shoppers are unlikely to be met on a given day, but some are. If the chance is one in twenty, each one who is met can be counted as twenty.`,
        ],
        [
          `Shoppers who are met there on nearly every day`,
          'opposite-effect',
          `These are the easiest to meet, like hot giants. They are in the count before any correction.`,
        ],
        [
          `Shoppers who mostly come when it is not raining`,
          'half-right',
          `Their chance of being met is reduced, but it is not zero, so the correction works for them.`,
        ],
        [
          `Shoppers who buy less at the market than others`,
          'out-of-scope',
          `How much these shoppers buy does not affect whether they are met, so they are in the count from the start.`,
        ],
      ],
      quick: [`The correction fails only for those who could not be met at all: people who go out only on weekends.`],
      full: [
        `According to the third paragraph, if a search had one chance in ten of noticing a planet, each one noticed is counted as ten. This works for any chance that is small but not zero.`,
        `It does not work "for what could not be noticed at all." The market is open only from Monday to Friday, so shoppers who "leave home only at the weekend" cannot be met there. No multiplication can bring them into the count.`,
      ],
      hints: [
        `For which planets does the correction fail, according to Kruse?`,
        `Which group has no chance at all of being met in this market?`,
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
          `A wobble is strongest "if the planet is massive," and a twin of Jupiter is massive. The passage names time as the obstacle.`,
        ],
        [
          `lies closer to its star than Mercury does to the Sun`,
          'wrong-place',
          `A planet "far closer than Mercury" to its star is a hot giant. A twin of Jupiter would be far from its star.`,
        ],
        [
          `circles about one in a hundred of the stars like the Sun`,
          'wrong-place',
          `Hot giants, not twins of Jupiter, circle "about one in a hundred" such stars. The passage gives no number for distant giants.`,
        ],
        [
          `was not allowed by the theories on which they were based`,
          'distorted-detail',
          `The old theories "had allowed no hot giant at all." The passage does not say that distant giants contradicted them.`,
        ],
      ],
      quick: [`One orbit takes twelve years, which is longer than the first searches lasted.`],
      full: [
        `The second paragraph mentions a twin of Jupiter as a planet that the early searches would miss.`,
        `It "takes twelve years to go round once, longer than the first searches had lasted." The answer restates "to go round once" as "one orbit," and "longer than" as "more time."`,
      ],
      hints: [
        `What distinguishes a twin of Jupiter from the planets that were found first?`,
        `With what does the sentence about Jupiter's twin compare twelve years?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const crowdedForWhom: WrittenPassage = {
  passage: {
    id: 'passage-crowded-for-whom',
    title: 'Crowded for whom?',
    paragraphs: [
      `A university may report, without dishonesty, that its average class has thirty students, while its students report, with equal honesty, that the average class they attend has ninety. The administration counts classes, each of them once. The students, when questioned, count a class once for every person in it, so that a lecture attended by three hundred appears three hundred times in one calculation and once in the other.`,
      `The same asymmetry explains why most people have fewer friends than their friends have on average: popular individuals are, by definition, overrepresented among everyone's acquaintances. It can even be exploited. Where vaccine is scarce and the network of contacts is unknown, epidemiologists have proposed that randomly chosen individuals should each name an acquaintance, and that the acquaintance, who is likely to have more contacts, should be vaccinated instead.`,
      `It would be a mistake to conclude that one average is authentic and the other an illusion. Administrators who must pay instructors should count classes; an applicant who wonders how instruction will be experienced should count students. What is indefensible is to answer one of these questions with the figure that belongs to the other, a substitution that institutions seldom commit in the direction that would embarrass them.`,
    ],
  },
  questions: [
    {
      id: 'rc-198',
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best expresses the main point of the passage?`,
      key: [
        `Two averages that count different units may both be correct, each for its own question.`,
        `Classes are counted in one, students in the other. Neither is 'an illusion', and each belongs to a question.`,
      ],
      wrong: [
        [
          `Averages that institutions publish are less reliable than the reports of those concerned.`,
          'too-strong',
          `Neither average is less reliable. What is criticized is using one of them for the other's question.`,
        ],
        [
          `Counting large classes many times gives a distorted impression of a university.`,
          'opposite-effect',
          `For an applicant it gives the right impression. The author warns against calling either average an illusion.`,
        ],
        [
          `People tend to overestimate how crowded the places are in which they find themselves.`,
          'real-world-belief',
          `The students' reports are correct. Nothing is overestimated.`,
        ],
        [
          `An asymmetry in counting can help to choose whom to vaccinate when vaccine is scarce.`,
          'detail-for-main-idea',
          `This is one use, in the middle of the passage. The first and third paragraphs are about something wider.`,
        ],
      ],
      quick: [`'With equal honesty' at the start, 'mistake to conclude that one average is authentic' at the end.`],
      full: [
        `Method: find the claim that the beginning and the end share.`,
        `Beginning: two honest averages, two ways of counting. End: neither is an illusion, and each belongs to a question.`,
        `The friends and the vaccine are examples in between.`,
      ],
      hints: [
        `Read the first sentence of the passage together with the first sentence of the third paragraph.`,
        `Does the author side with the administration, with the students, or with neither?`,
      ],
    },
    {
      id: 'rc-199',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following situations shows the asymmetry that the passage describes?`,
      key: [
        `A city says that its average bus carries ten riders, but its riders travel in buses that carry thirty on average.`,
        `The city counts each bus once. A full bus is counted once for every rider in the other average, as the large lecture is.`,
      ],
      wrong: [
        [
          `A city says that its average bus carries ten riders, but its riders remember trips in full buses better than others.`,
          'wrong-comparison',
          `Here memory makes the difference. In the passage nothing is remembered wrongly; the counting differs.`,
        ],
        [
          `A city says that its average bus carries ten riders, but on working days its average bus carries thirty of them.`,
          'half-right',
          `Two averages differ here too, but because the days differ. In both, each bus is counted once.`,
        ],
        [
          `A city says that its average bus carries ten riders, but it includes in its count buses that carry no riders at all.`,
          'distorted-detail',
          `This is a question of which buses to include. No bus is counted once for every rider.`,
        ],
        [
          `A city says that its average bus carries ten riders, but riders who complain tell of buses that carry thirty.`,
          'half-right',
          `Riders who complain are a selection of riders. The asymmetry needs no complaint; it arises if all riders are asked.`,
        ],
      ],
      quick: [`One average over containers, one over those inside them.`],
      full: [
        `Method: state the asymmetry without classes and students.`,
        `Something contains people in different numbers. One average counts each container once, the other counts it once for each person inside.`,
        `So the case needs an average over buses and one over all riders, with no slip of memory and no selection.`,
      ],
      hints: [
        `In the first paragraph, note what the administration counts once and what the students count many times.`,
        `Do both reports come from counting the same trips, only in different units?`,
      ],
    },
    {
      id: 'rc-200',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `The passage implies that vaccinating named acquaintances would have no advantage over vaccinating the individuals originally chosen if`,
      key: [
        `everyone in the population had equally many contacts`,
        `The acquaintance is better because well-connected people are overrepresented among acquaintances. If no one is better connected, none can be overrepresented.`,
      ],
      wrong: [
        [
          `individuals picked the acquaintance to be named by lot`,
          'distorted-detail',
          `Among acquaintances the popular are overrepresented, so an acquaintance picked by lot is still likely to have more contacts.`,
        ],
        [
          `the network of contacts had already been investigated`,
          'wrong-comparison',
          `Then a still better method might exist. Acquaintances would go on having more contacts than those originally chosen.`,
        ],
        [
          `most people had fewer friends than their friends had`,
          'restates-premise',
          `This is what the passage says is the case, and it is why the proposal works.`,
        ],
        [
          `some of the acquaintances were named more than once`,
          'out-of-scope',
          `A person named twice has probably many contacts. This is the asymmetry at work.`,
        ],
      ],
      quick: [`No differences in popularity, no overrepresentation.`],
      full: [
        `Method: ask what the advantage rests on and take it away.`,
        `It rests on differences: those with many contacts are named by many. As with classes, the two averages part only because sizes differ.`,
        `If all sizes are equal, an acquaintance is like anyone else.`,
      ],
      hints: [
        `The second paragraph says who is overrepresented among acquaintances: what must be true for anyone to be so?`,
        `Try each condition on a small group of people. When does an acquaintance have no more contacts than the one who names?`,
      ],
    },
    {
      id: 'rc-201',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author's remark that institutions seldom commit the substitution 'in the direction that would embarrass them' conveys`,
      key: [
        `a suspicion that institutions quote whichever average flatters them`,
        `If the substitution rarely goes against them, it usually goes in their favor, which hints that it is no accident.`,
      ],
      wrong: [
        [
          `a belief that institutions do not understand the averages they quote`,
          'opposite-effect',
          `Errors made without understanding would go in both directions. These seldom do.`,
        ],
        [
          `a doubt whether the averages that institutions quote are calculated correctly`,
          'distorted-detail',
          `The figures are honest. It is the question they are quoted for that does not fit.`,
        ],
        [
          `an admission that the two averages seldom differ enough to matter`,
          'out-of-scope',
          `'Seldom' is about the direction of the substitution, not about the size of the difference.`,
        ],
        [
          `a wish that institutions would quote only the averages of students`,
          'too-strong',
          `For paying instructors the average of classes is right. The author wants each average in its place.`,
        ],
      ],
      quick: [`Rarely to their harm means mostly to their benefit.`],
      full: [
        `Method for tone: turn the understatement around.`,
        `'Seldom … in the direction that would embarrass them' says that the other direction is the usual one.`,
        `The remark is dry, and it accuses gently: the choice of figure serves the one who reports it.`,
      ],
      hints: [
        `Look at the last clause of the passage and ask which direction is then the usual one.`,
        `Would an innocent mistake favor one side?`,
      ],
    },
  ],
}

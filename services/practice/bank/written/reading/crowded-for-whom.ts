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
        `One average counts classes and the other counts students. The passage does not dismiss either one as "an illusion." It says that each answers a question of its own.`,
      ],
      wrong: [
        [
          `Averages that institutions publish are less reliable than the reports of those concerned.`,
          'too-strong',
          `The last sentence does criticize institutions. But it does not say that their averages are unreliable; it objects to using one average to answer the other's question.`,
        ],
        [
          `Counting large classes many times gives a distorted impression of a university.`,
          'opposite-effect',
          `Counting a lecture three hundred times may sound like a distortion. But for an applicant that average is the right one, and the author calls it "a mistake" to treat either average as an illusion.`,
        ],
        [
          `People tend to overestimate how crowded the places are in which they find themselves.`,
          'real-world-belief',
          `The students' figure is so high that it may look like an exaggeration. But they report "with equal honesty" and count correctly, so they do not overestimate anything.`,
        ],
        [
          `An asymmetry in counting can help to choose whom to vaccinate when vaccine is scarce.`,
          'detail-for-main-idea',
          `Scarce vaccine is one example, in the second paragraph, of how the asymmetry can be used. The first and third paragraphs make a wider point.`,
        ],
      ],
      quick: [
        `The administration and the students count different things, and neither average is an illusion. Each is correct for its own question.`,
      ],
      full: [
        `Compare what the first paragraph and the last say about the two averages.`,
        `The first begins with two averages that are reported honestly although they count different things. The last says that neither is "an illusion" and that each has its own question, such as paying instructors or knowing what classes are like.`,
        `Friends and vaccine are examples in between. So the main point is that both averages may be correct, each for its own question.`,
      ],
      hints: [
        `What do the beginning and the end of the passage say about the two averages?`,
        `Whose average does the author treat as the right one, and for what purpose?`,
      ],
    },
    {
      id: 'rc-199',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following situations shows the asymmetry that the passage describes?`,
      key: [
        `A city says that its average bus carries ten riders, but its riders travel in buses that carry thirty on average.`,
        `The city's average counts each bus once. The other average counts a bus once for each of its riders, so full buses count most, as the large lecture does.`,
      ],
      wrong: [
        [
          `A city says that its average bus carries ten riders, but its riders remember trips in full buses better than others.`,
          'wrong-comparison',
          `Here the difference comes from memory. In the passage nobody remembers wrongly, but the students "count a class once for every person in it."`,
        ],
        [
          `A city says that its average bus carries ten riders, but on working days its average bus carries thirty of them.`,
          'half-right',
          `The two averages differ because they are taken on different days. In both, each bus is counted once, so the asymmetry is missing.`,
        ],
        [
          `A city says that its average bus carries ten riders, but it includes in its count buses that carry no riders at all.`,
          'distorted-detail',
          `Including empty buses does lower the city's average. But that is a matter of which buses to include, and no bus is counted "once for every person in it."`,
        ],
        [
          `A city says that its average bus carries ten riders, but riders who complain tell of buses that carry thirty.`,
          'half-right',
          `Riders who complain need not be typical riders. In the passage the asymmetry arises from counting each student, not from asking only the dissatisfied ones.`,
        ],
      ],
      quick: [
        `As in the passage, one average counts each bus once, and the other counts it once for each rider. Only the option in which the riders travel in buses that carry thirty on average compares these two.`,
      ],
      full: [
        `State the asymmetry without mentioning classes or students. Groups of people differ in size, and their average size can be taken in two ways.`,
        `One average counts each group once. The other counts a group once for every person in it, so that large groups weigh more.`,
        `The right case must therefore compare an average over buses with an average over all riders, with no faulty memory and no special group of riders. That is the case in which the riders travel in buses that carry thirty on average.`,
      ],
      hints: [
        `What does the administration count once that the students count many times?`,
        `In which case do both figures describe the same trips, counted in different ways?`,
      ],
    },
    {
      id: 'rc-200',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `The passage implies that vaccinating named acquaintances would have no advantage over vaccinating the individuals originally chosen if`,
      key: [
        `everyone in the population had equally many contacts`,
        `Named acquaintances are the better choice because popular people are overrepresented among them. If everyone had equally many contacts, no one could be overrepresented.`,
      ],
      wrong: [
        [
          `individuals picked the acquaintance to be named by lot`,
          'distorted-detail',
          `Popular people are "overrepresented among everyone's acquaintances." So even an acquaintance picked by lot is likely to have more contacts than average.`,
        ],
        [
          `the network of contacts had already been investigated`,
          'wrong-comparison',
          `The method is meant for cases in which the network is unknown. But even if it were known, named acquaintances would still be likely to have more contacts than people chosen at random.`,
        ],
        [
          `most people had fewer friends than their friends had`,
          'restates-premise',
          `According to the passage, this is already so: "most people have fewer friends than their friends have." The same asymmetry is what makes the proposal work, so this would not remove the advantage.`,
        ],
        [
          `some of the acquaintances were named more than once`,
          'out-of-scope',
          `A person who is named more than once probably has many contacts. That is exactly why the method works, so the advantage would remain.`,
        ],
      ],
      quick: [
        `The method works because popular people are named more often than others. Where everyone has equally many contacts, a named acquaintance has no more contacts than the person chosen first.`,
      ],
      full: [
        `Find what makes an acquaintance likely to have more contacts, and then remove it.`,
        `The advantage is that the acquaintance "is likely to have more contacts," because popular individuals are overrepresented among acquaintances. This requires that some people be more popular than others.`,
        `If everyone had equally many contacts, a named acquaintance would have just as many as the person who named him or her. The advantage would then be gone.`,
      ],
      hints: [
        `What does the passage say about the contacts of a named acquaintance, and why?`,
        `Picture a small group under each condition. When does an acquaintance have no more contacts than the person chosen first?`,
      ],
    },
    {
      id: 'rc-201',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author's remark that institutions seldom commit the substitution 'in the direction that would embarrass them' conveys`,
      key: [
        `a suspicion that institutions quote whichever average flatters them`,
        `If institutions seldom make the substitution in a direction that would embarrass them, they usually make it in their favor. The author hints that this is no accident.`,
      ],
      wrong: [
        [
          `a belief that institutions do not understand the averages they quote`,
          'opposite-effect',
          `Mistakes made without understanding would go in both directions. But these mistakes seldom go "in the direction that would embarrass" the institution, so the author suspects a motive.`,
        ],
        [
          `a doubt whether the averages that institutions quote are calculated correctly`,
          'distorted-detail',
          `The figures themselves are reported "with equal honesty." The author objects only to the question they are used to answer.`,
        ],
        [
          `an admission that the two averages seldom differ enough to matter`,
          'out-of-scope',
          `"Seldom" refers to the direction of the substitution. The passage does not say that the difference between the averages is small.`,
        ],
        [
          `a wish that institutions would quote only the averages of students`,
          'too-strong',
          `Administrators "who must pay instructors should count classes," so the author does not want only the students' average to be quoted.`,
        ],
      ],
      quick: [
        `Mistakes that seldom go "in the direction that would embarrass" an institution usually go in the other. So the author hints that institutions prefer the average that flatters them.`,
      ],
      full: [
        `Ask what "seldom" implies about what institutions usually do.`,
        `If institutions "seldom" use the wrong figure in the direction that embarrasses them, they usually use it in the direction that makes them look good. An innocent mistake would go either way.`,
        `The dry remark thus conveys a suspicion that institutions quote whichever average flatters them.`,
      ],
      hints: [
        `Which "substitution" does the author have in mind, and what does the author call it?`,
        `If the substitution seldom embarrasses the institution, in which direction does it usually go? Would an honest mistake do that?`,
      ],
    },
  ],
}

import type { WrittenQuestion } from '../written-question.ts'

/** Surprising findings about answers, songs, meteors, trains and bones. */
export const surprisesInStudies: readonly WrittenQuestion[] = [
  {
    id: 'cr-0198',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.1,
    stem: `The corrected papers of thousands of students show that whoever changes an answer in an examination gains by it more often than not. Nevertheless most students, including those who have changed many answers and have seen their corrected papers, believe that changing an answer does more harm than good.

Which of the following, if true, most helps to explain why students hold this belief?`,
    key: [
      `A point lost by a change causes regret and is remembered; a point gained is soon forgotten.`,
      `Students judge by what they remember. If they remember losses and forget gains, their own experience leads to the wrong belief.`,
    ],
    wrong: [
      [
        `A student who is sure of an answer does not change it, and such answers are mostly right.`,
        'half-right',
        `Such answers may be right, but the belief is about answers that are changed, which are the doubtful ones.`,
      ],
      [
        `A student who changes many answers receives on average a better mark than other students.`,
        'opposite-effect',
        `A "better mark" for students who change many answers fits the finding that changes help. But then it is even harder to see why students think that changing does harm.`,
      ],
      [
        `Answers are changed most often near the end of an examination, when little time remains.`,
        'real-world-belief',
        `Haste might lead to mistakes. But the papers show that changes help more often than not.`,
      ],
      [
        `Of all the answers that students give in examinations, fewer than one in ten is changed.`,
        'out-of-scope',
        `Rare changes might leave students with little experience. But even students who have changed many answers hold the belief, so this does not explain it.`,
      ],
    ],
    quick: [
      `The students have seen the facts and believe the opposite, so their memory must be one-sided. Regret makes lost points stick, while gained points are forgotten.`,
    ],
    full: [
      `Method: accept both facts. Changes help more often than they hurt, and yet most students believe the opposite.`,
      `Even students who have seen their papers believe it, so something must affect what they remember.`,
      `If a lost point causes regret and is remembered while a gained point is forgotten, they remember mainly losses. That explains the belief.`,
    ],
    hints: [
      `These students have seen their corrected papers. What might come between seeing them and the belief?`,
      `Look for an option that treats gains and losses differently.`,
    ],
  },
  {
    id: 'cr-0199',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.7,
    stem: `Listeners in Arno were asked to name their ten favorite songs. Hardly any of the songs played by Radio Arno were named by more than a few of them, while the songs that were named most often are not played by it at all. And yet Radio Arno has more listeners at any hour of the day than each of the other stations, some of which play the favorites.

Which of the following, if true, most helps to account for the success of Radio Arno?`,
    key: [
      `People leave a station when they dislike a song, and each favorite is disliked by many others.`,
      `If dislike drives listeners away and every favorite is disliked by many, stations that play favorites keep losing listeners. Songs that are hardly anyone's favorites may also be disliked by hardly anyone, so listeners stay.`,
    ],
    wrong: [
      [
        `People who name favorite songs often choose them in order to make a good impression on others.`,
        'half-right',
        `The answers may be less than honest. But that does not explain why the songs of Radio Arno attract more listeners.`,
      ],
      [
        `People own recordings of their favorite songs and so can hear them whenever they wish to do so.`,
        'explains-one-side',
        `People who "own recordings" may not need a station for their favorites. But that does not explain why they stay with songs that they do not love.`,
      ],
      [
        `Radio Arno broadcasts fewer advertisements in the morning than two of the other stations do.`,
        'too-strong',
        `Fewer advertisements could attract listeners. But this compares only two stations in the morning, while Radio Arno leads all of the others at any hour.`,
      ],
      [
        `Radio Arno asks its listeners in each year which songs they would like to hear more frequently.`,
        'opposite-effect',
        `A station that asks for wishes would be expected to play what listeners name, and this one does not.`,
      ],
    ],
    quick: [`Listeners may stay with songs that they do not love, as long as they do not dislike them.`],
    full: [
      `Method: accept both facts. Radio Arno plays hardly any favorites, and yet it has the most listeners.`,
      `Favorites are the songs some people love; a station's audience is everyone who has not yet switched stations.`,
      `If people leave when they dislike a song, and each favorite is disliked by many, playing favorites costs listeners. Radio Arno plays none of the top favorites and so probably loses fewer. That accounts for its success.`,
    ],
    hints: [
      `The survey asked people what they like best. Does that decide which station they listen to?`,
      `What makes a listener stay, and what makes a listener leave?`,
    ],
  },
  {
    id: 'cr-0200',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.5,
    stem: `Meteors are grains of dust that glow when they meet the Earth's air. On average, as many grains lie on one side of the Earth's path as on the other, and ahead of the Earth as behind it. Automatic cameras all over the world nevertheless record about twice as many meteors between midnight and dawn as between dusk and midnight, in skies that are equally dark and clear.

Which of the following, if true, does most to explain the difference?`,
    key: [
      `From midnight to dawn the cameras are on the side of the Earth that faces forward on its path.`,
      `As the Earth moves through evenly spread grains, its forward side runs into many of them, as the windshield of a car runs into rain. Only grains that catch up with it meet the rear side.`,
    ],
    wrong: [
      [
        `From midnight to dawn the air is colder on average than it is between dusk and midnight.`,
        'out-of-scope',
        `Temperature is a real difference between the two halves of the night. But nothing connects it with the number of grains that meet the air.`,
      ],
      [
        `On some nights of the year the Earth crosses streams in which the grains are more crowded.`,
        'half-right',
        `There may be more meteors on such nights. But this does not explain why they come after midnight rather than before.`,
      ],
      [
        `Grains that are faster than others glow more brightly and are recorded more reliably.`,
        'explains-one-side',
        `That fast grains are "recorded more reliably" explains which grains are recorded. But it does not show that more of them come after midnight.`,
      ],
      [
        `People who watch the sky grow tired after midnight and overlook more of the faint meteors.`,
        'opposite-effect',
        `If people "overlook" meteors after midnight, there should be fewer on record then, not more. Besides, the records come from automatic cameras.`,
      ],
    ],
    quick: [
      `The grains are spread evenly and the Earth moves through them, so its front meets more of them than its rear.`,
    ],
    full: [
      `Method: accept both facts. The grains are evenly spread, and yet twice as many meteors appear after midnight.`,
      `So the cause must be something about the Earth. Since it moves, its forward side runs into more grains.`,
      `From midnight to dawn, the cameras are on that side. That explains the difference.`,
    ],
    hints: [
      `If the sky and the grains are the same, what differs between the two halves of the night?`,
      `Think of a person running through evenly falling snow.`,
    ],
  },
  {
    id: 'cr-0201',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.8,
    stem: `On the line from Corre to Ubal, old trains were replaced by new ones that gather speed faster and are allowed to go just as fast. According to the timetable, however, the journey from one end of the line to the other takes four minutes longer than it did with the old trains.

Each of the following, if true, helps to explain the difference between the timetables EXCEPT:`,
    key: [
      `The new trains are heavier than the old ones, but come to a stop within a shorter distance.`,
      `Weight matters only if it makes a train slow to start, and these start faster. Stopping within a shorter distance saves time, so this does not explain why the trip takes longer.`,
    ],
    wrong: [
      [
        `The new trains have half as many doors, so that people take longer to get on at a station.`,
        'except-overlooked',
        `This helps to explain the difference: the time lost at stations may exceed the time gained between them.`,
      ],
      [
        `The new trains run twice as often, and most of the line has one track, on which trains cannot pass.`,
        'except-overlooked',
        `This helps to explain the difference: with more trains on a single track, each has to wait for others more often.`,
      ],
      [
        `The new trains stop at a university halfway along the line, which the old ones had gone past.`,
        'except-overlooked',
        `This helps to explain the difference: an additional stop costs time for slowing down, standing, and starting again.`,
      ],
      [
        `The new timetable allows for delays, for which the old one made no provision of any kind.`,
        'except-overlooked',
        `This helps to explain the difference: the timetable may become longer even though the trains are faster.`,
      ],
    ],
    quick: [
      `Four options explain a longer trip, and one does not. Trains that gather speed faster and stop within a shorter distance save time, however heavy they are.`,
    ],
    full: [
      `The difference to be explained is that the timetable shows four minutes more with faster trains.`,
      `Slow boarding, waiting on a single track, another stop, and an allowance for delays all add minutes.`,
      `The new trains are heavier but start faster and stop within a shorter distance, which adds no minutes. That does not help to explain the difference, so it is the exception.`,
    ],
    hints: [
      `Where could a train lose minutes: at stations, between them, or in the planning of the timetable?`,
      `Part of one option sounds like an explanation. Does the passage leave room for it?`,
    ],
  },
  {
    id: 'cr-0202',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 1.1,
    stem: `In the old cemetery of Orm, one skeleton in ten from the years before the town's deep well was dug bears traces of a certain disease of the bones. Of the skeletons from the years after, one in three does. Other evidence leaves no doubt that the disease became no more frequent, and that people were better nourished, healthier and longer-lived after the well was dug.

Which of the following, if true, most helps to explain the skeletons?`,
    key: [
      `The disease leaves traces only on the bones of people who have survived it for some years.`,
      `If only survivors get traces, healthier people, who survive more often, bear them more often. More traces may then be a sign of better health.`,
    ],
    wrong: [
      [
        `The disease is caused by a lack of certain minerals in the water that people used to drink.`,
        'explains-one-side',
        `Better water might explain why people became healthier. But then the traces should have become rarer.`,
      ],
      [
        `The disease was the cause of death of very few of those whose bones bear traces of it.`,
        'half-right',
        `The disease may have done these people little harm, but that does not explain why there are more of them after the well was dug.`,
      ],
      [
        `The disease mostly attacks children, of whom more died before the well was dug than after.`,
        'opposite-effect',
        `A disease of children seems to connect the traces with the ages of the dead. But if more children died before the well was dug, traces should be more common before.`,
      ],
      [
        `The disease is rarely mentioned by the writers of the town before or after the well was dug.`,
        'out-of-scope',
        `The writers were silent in both periods, so their silence cannot explain a difference between the periods.`,
      ],
    ],
    quick: [
      `The disease is as frequent as before and people are healthier, but more bones are marked. The mark may be a sign of survival.`,
    ],
    full: [
      `Method: accept both facts. More skeletons bear traces, and yet the disease became no more frequent while people's health improved.`,
      `Since no larger share of people caught it, more of those who did must have developed traces.`,
      `If only people who survive for some years get traces, healthier people will show them more often. That explains the skeletons.`,
    ],
    hints: [
      `What exactly became more frequent: the disease or its traces?`,
      `Does a bone without traces show that the person never had the disease? What might a strong person survive that a weak one could not?`,
    ],
  },
]

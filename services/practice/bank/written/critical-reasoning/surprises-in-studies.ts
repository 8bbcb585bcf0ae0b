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
      `If points lost by a change are remembered and points gained are soon forgotten, students recall mostly losses. Their own experience then seems to show that changing an answer does harm.`,
    ],
    wrong: [
      [
        `A student who is sure of an answer does not change it, and such answers are mostly right.`,
        'half-right',
        `The belief is about answers that are changed. That answers left alone are mostly right does not explain why students think that changing the others does harm.`,
      ],
      [
        `A student who changes many answers receives on average a better mark than other students.`,
        'opposite-effect',
        `Better marks for students who change many answers should lead them to think well of changing. Their success makes the belief harder to understand.`,
      ],
      [
        `Answers are changed most often near the end of an examination, when little time remains.`,
        'real-world-belief',
        `Haste might lead to some bad changes. But the papers show that students gain by changes "more often than not," so haste does not explain why they believe the opposite.`,
      ],
      [
        `Of all the answers that students give in examinations, fewer than one in ten is changed.`,
        'out-of-scope',
        `Rare changes could leave students with little experience. But even students "who have changed many answers" hold the belief, so lack of experience does not explain it.`,
      ],
    ],
    quick: [
      `Students have seen that changes help, yet believe that they do harm. Their memory may be one-sided: regret keeps lost points in their minds, while gained points are forgotten.`,
    ],
    full: [
      `Method: accept both facts. Changes help more often than they hurt, and yet most students believe the opposite.`,
      `Even students who have changed many answers and seen the corrected papers hold this belief. Something may distort what they remember of the papers.`,
      `If a lost point causes regret and is remembered, while a gained point is soon forgotten, students remember mainly losses. Then their belief is no surprise.`,
    ],
    hints: [
      `What have these students seen, and what do they believe all the same?`,
      `Accept both facts. What could come between the results that students once saw and those that they remember later?`,
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
      `Each favorite song is disliked by many others, so stations that play favorites keep driving listeners away. Songs that hardly anyone loves may also be songs that hardly anyone dislikes, so listeners have less reason to leave.`,
    ],
    wrong: [
      [
        `People who name favorite songs often choose them in order to make a good impression on others.`,
        'half-right',
        `Some named songs may not be true favorites. But that does not explain why a station that plays none of the top songs has "more listeners at any hour" than the others.`,
      ],
      [
        `People own recordings of their favorite songs and so can hear them whenever they wish to do so.`,
        'explains-one-side',
        `People who own recordings may need no station for their favorites. But that does not explain why so many of them choose Radio Arno's songs over those of the other stations.`,
      ],
      [
        `Radio Arno broadcasts fewer advertisements in the morning than two of the other stations do.`,
        'too-strong',
        `Fewer advertisements might help in the morning against two stations. But Radio Arno has more listeners than "each of the other stations" and at "any hour of the day."`,
      ],
      [
        `Radio Arno asks its listeners in each year which songs they would like to hear more frequently.`,
        'opposite-effect',
        `A station that asks listeners what they want to hear should be expected to play what they name. Radio Arno plays none of the songs "named most often," so this answer deepens the puzzle.`,
      ],
    ],
    quick: [
      `A favorite attracts some listeners but drives away the many others who dislike it. Radio Arno plays none of the top favorites, so listeners have less reason to leave.`,
    ],
    full: [
      `Method: accept both facts. Radio Arno plays none of the songs named most often, and yet more people listen to it than to any other station.`,
      `The survey shows which songs people love. It does not show what makes them turn to another station.`,
      `If people leave when they dislike a song, and each favorite is disliked by many, playing favorites costs a station listeners. Radio Arno avoids the top favorites and probably loses fewer listeners.`,
    ],
    hints: [
      `What did the survey ask, and what does a station need in order to have many listeners?`,
      `Accept both facts, and look for an effect of favorite songs that the survey did not ask about. What might make a listener turn to another station?`,
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
      `As the Earth moves through evenly spread grains, its forward side runs into more of them, as a car's windshield runs into rain. From midnight to dawn, the cameras are on that side.`,
    ],
    wrong: [
      [
        `From midnight to dawn the air is colder on average than it is between dusk and midnight.`,
        'out-of-scope',
        `The air may be colder after midnight. But nothing in the passage connects its temperature with the number of grains that meet it or with what cameras record.`,
      ],
      [
        `On some nights of the year the Earth crosses streams in which the grains are more crowded.`,
        'half-right',
        `Crowded streams explain why some nights bring more meteors than others. They do not explain why, on average, more come after midnight than before.`,
      ],
      [
        `Grains that are faster than others glow more brightly and are recorded more reliably.`,
        'explains-one-side',
        `Bright, fast grains are easier to record. But this answer does not say that grains are faster after midnight than before, so it does not explain the difference.`,
      ],
      [
        `People who watch the sky grow tired after midnight and overlook more of the faint meteors.`,
        'opposite-effect',
        `Tired people would record fewer meteors after midnight, not more. Besides, the records come from "automatic cameras."`,
      ],
    ],
    quick: [
      `The grains are spread evenly, but the Earth moves through them and meets more of them in front. If the cameras face forward after midnight, they should record more meteors then.`,
    ],
    full: [
      `Method: accept both facts. As many grains lie ahead of the Earth as behind it, and yet twice as many meteors are recorded after midnight.`,
      `The sky is equally dark and clear, so look for a difference in how the Earth meets the grains. Since it moves, its forward side runs into more of them than its rear side.`,
      `If the cameras are on the forward side from midnight to dawn, the larger number of meteors is what one would expect.`,
    ],
    hints: [
      `Which things does the passage say are equal, and what does it say is unequal?`,
      `Accept both facts, and look for a difference between the two halves of the night. Which side of a person running through evenly falling snow gets more of it?`,
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
      `The passage says that the new trains "gather speed faster," whatever they weigh. If they also stop within a shorter distance, they should take less time, so this fact does not explain the four additional minutes.`,
    ],
    wrong: [
      [
        `The new trains have half as many doors, so that people take longer to get on at a station.`,
        'except-overlooked',
        `With half as many doors, people take longer to get on, so each stop takes longer. The time lost may exceed what the faster starts save, which helps to explain the difference.`,
      ],
      [
        `The new trains run twice as often, and most of the line has one track, on which trains cannot pass.`,
        'except-overlooked',
        `On a single track, trains that run twice as often are likely to wait for one another more often. Waiting adds minutes, so this could account for the longer journey.`,
      ],
      [
        `The new trains stop at a university halfway along the line, which the old ones had gone past.`,
        'except-overlooked',
        `The old trains went past the university. An additional stop takes time for slowing down, standing, and starting again, so it may well add some of the four minutes.`,
      ],
      [
        `The new timetable allows for delays, for which the old one made no provision of any kind.`,
        'except-overlooked',
        `A timetable that allows for delays sets aside extra minutes. The journey that it shows may then be longer even though the trains are faster, so this fact helps too.`,
      ],
    ],
    quick: [
      `Four facts add minutes to the journey or to the timetable. The exception is the fact about heavier trains: since they start faster and stop within a shorter distance, they should save time.`,
    ],
    full: [
      `Method: cross out each fact that could add minutes. The new trains gather speed faster and may go just as fast, and yet the timetable shows four minutes more.`,
      `Slow boarding, waiting on a single track, a new stop, and an allowance for delays could each add minutes. They all help to explain the difference.`,
      `Weight could make a train slow to start, but these trains start faster. Stopping within a shorter distance saves time, so the statement about weight and stopping is the exception.`,
    ],
    hints: [
      `In what ways are the new trains better than the old ones, and what has happened to the journey all the same?`,
      `Cross out each fact that could add minutes. One answer sounds like a disadvantage, but what does the passage say about how the new trains start?`,
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
      `If only people who lived on for years with the disease bear its traces, better health means more survivors and more traces. The disease itself need not be more frequent.`,
    ],
    wrong: [
      [
        `The disease is caused by a lack of certain minerals in the water that people used to drink.`,
        'explains-one-side',
        `Better water from the new well might make the disease rarer. But then its traces should have become rarer too, and they became more common.`,
      ],
      [
        `The disease was the cause of death of very few of those whose bones bear traces of it.`,
        'half-right',
        `This answer suggests that people often lived on with the disease, but it says the same of both periods. It does not explain why the traces became more common after the well was dug.`,
      ],
      [
        `The disease mostly attacks children, of whom more died before the well was dug than after.`,
        'opposite-effect',
        `Fewer deaths of children would leave fewer of the likeliest victims in the cemetery. If anything, traces should then be less common after the well was dug, not more.`,
      ],
      [
        `The disease is rarely mentioned by the writers of the town before or after the well was dug.`,
        'out-of-scope',
        `Writers rarely mention the disease in either period. Silence that is the same before and after the well cannot explain why the skeletons differ.`,
      ],
    ],
    quick: [
      `The disease did not become more frequent, but its traces did. If only those who survive it for years get traces, more traces may mean that more people survived it.`,
    ],
    full: [
      `Method: accept both facts. More skeletons bear traces of the disease, and yet the disease became no more frequent and people were healthier.`,
      `If no more people caught the disease, more of those who did must have developed traces. Look for a reason in their better health.`,
      `If traces appear only after some years, only people who survive that long will have them. Healthier people are more likely to survive the disease for years, so more skeletons bear its traces.`,
    ],
    hints: [
      `What became more frequent after the well was dug: the disease or its traces?`,
      `Accept both facts, and look for a link between good health and traces. Does a skeleton without traces show that the person never had the disease?`,
    ],
  },
]

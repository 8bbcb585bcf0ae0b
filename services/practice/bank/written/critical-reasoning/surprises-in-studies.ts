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
      `Students judge by what they remember. If losses stay in mind and gains do not, experience itself produces the wrong belief.`,
    ],
    wrong: [
      [
        `A student who is sure of an answer does not change it, and such answers are mostly right.`,
        'half-right',
        `Answers left alone may be right. The belief concerns those that are changed, which are the doubtful ones.`,
      ],
      [
        `A student who changes many answers receives on average a better mark than other students.`,
        'opposite-effect',
        `If those who change do better, it is even harder to see why they think that it harms them.`,
      ],
      [
        `Answers are changed most often near the end of an examination, when little time remains.`,
        'real-world-belief',
        `One may think that haste leads to mistakes. But the papers show that changes pay, whenever they are made.`,
      ],
      [
        `Of all the answers that students give in examinations, fewer than one in ten is changed.`,
        'out-of-scope',
        `How often answers are changed does not tell why the changes are thought to be harmful.`,
      ],
    ],
    quick: [`They have seen the facts and believe the contrary: look for what bends memory.`],
    full: [
      `Fact: changes gain more often than they lose.`,
      `Belief: the reverse, even in those who saw their papers.`,
      `So something happens between seeing and believing. Losses that are remembered better fill the gap.`,
    ],
    hints: [
      `These students have seen the evidence. What could have become of it?`,
      `Prefer an option that treats gains and losses differently.`,
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
      `A song that no one loves and no one minds drives no one away. The favorites of some drive others off, so stations that play them lose listeners.`,
    ],
    wrong: [
      [
        `People who name favorite songs often choose them in order to make a good impression on others.`,
        'half-right',
        `The answers may be less than honest. Nothing in this explains why the songs of Radio Arno should attract anyone.`,
      ],
      [
        `People own recordings of their favorite songs and so can hear them whenever they wish to do so.`,
        'explains-one-side',
        `It might tell why the favorites are no great help to a station. Why people stay with songs that they do not love is still open.`,
      ],
      [
        `Radio Arno broadcasts fewer advertisements in the morning than two of the other stations do.`,
        'too-strong',
        `This would need to hold at any hour and for each of the other stations, as the success does.`,
      ],
      [
        `Radio Arno asks its listeners in each year which songs they would like to hear more frequently.`,
        'opposite-effect',
        `A station that asks for wishes would be expected to play what listeners name, and it does not.`,
      ],
    ],
    quick: [`No one's favorites can still be no one's reason to switch off.`],
    full: [
      `Favorites are what someone loves. An audience is who has not switched off.`,
      `If dislike makes people leave and favorites divide them, favorites cost listeners.`,
      `Songs that no one minds keep them. Both halves of the surprise follow.`,
    ],
    hints: [
      `What makes a listener stay, and what makes a listener leave?`,
      `A survey of favorites measures one feeling. Which feeling might matter more?`,
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
      `Moving through evenly spread grains, the forward side runs into many, as the front window of a car does in rain. The rear side is met only by those that catch up.`,
    ],
    wrong: [
      [
        `From midnight to dawn the air is colder on average than it is between dusk and midnight.`,
        'out-of-scope',
        `The glow comes from the meeting with the air, and nothing connects its temperature with the number of grains.`,
      ],
      [
        `On some nights of the year the Earth crosses streams in which the grains are more crowded.`,
        'half-right',
        `There may be more meteors on such nights. But why after midnight rather than before it?`,
      ],
      [
        `Grains that are faster than others glow more brightly and are recorded more reliably.`,
        'explains-one-side',
        `This tells which grains are recorded. It would still have to be shown that they come after midnight.`,
      ],
      [
        `People who watch the sky grow tired after midnight and overlook more of the faint meteors.`,
        'opposite-effect',
        `By this, fewer would be seen after midnight. And the records are those of automatic cameras.`,
      ],
    ],
    quick: [`Evenly spread grains, a moving Earth: the front meets more than the back. So morning must be the front.`],
    full: [
      `The grains are spread evenly, so the cause lies in the Earth.`,
      `It moves, so one side runs into the grains.`,
      `If that is the side from midnight to dawn, the difference is explained.`,
    ],
    hints: [
      `What differs between the two halves of the night, if not the sky or the grains?`,
      `Think of somebody who runs through evenly falling snow.`,
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
      `Weight matters only if it makes a train slow to start, and these start faster. A shorter way to stop saves time. So it explains nothing.`,
    ],
    wrong: [
      [
        `The new trains have half as many doors, so that people take longer to get on at a station.`,
        'except-overlooked',
        `It does help: time lost at stations may well exceed the time gained on the way between them.`,
      ],
      [
        `The new trains run twice as often, and most of the line has one track, on which trains cannot pass.`,
        'except-overlooked',
        `It does help: with more trains on one track, each has to wait more often for another to come through.`,
      ],
      [
        `The new trains stop at a university halfway along the line, which the old ones had gone past.`,
        'except-overlooked',
        `It does help: a further stop costs time for slowing down, standing and starting again.`,
      ],
      [
        `The new timetable allows for delays, for which the old one made no provision of any kind.`,
        'except-overlooked',
        `It does help: it is the timetable that has to be explained, and it may grow longer although the trains are faster.`,
      ],
    ],
    quick: [
      `Look for the option that would save time or change none. Heavier sounds slow, but the text settles how fast they start.`,
    ],
    full: [
      `To be explained: four minutes more in the timetable.`,
      `Slow boarding, waiting on one track, a further stop, an allowance for delays: each adds minutes.`,
      `Heavier, but quick to start and quick to stop: no minutes added.`,
    ],
    hints: [
      `Where on a journey are minutes spent? At stations, between them, and in the planner's reserve.`,
      `One option has a part that sounds like an explanation. Does the text leave room for it?`,
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
      `Weak people die of it before it reaches the bones; strong ones live on with it. More traces may then be a sign of better health.`,
    ],
    wrong: [
      [
        `The disease is caused by a lack of certain minerals in the water that people used to drink.`,
        'explains-one-side',
        `Better water might tell why people became healthier. The traces should then have become rarer.`,
      ],
      [
        `The disease was the cause of death of very few of those whose bones bear traces of it.`,
        'half-right',
        `It may have been harmless to them. That does not tell why there are more of them after the well than before.`,
      ],
      [
        `The disease mostly attacks children, of whom more died before the well was dug than after.`,
        'opposite-effect',
        `If it attacked children and more of the dead were children before, traces should be more common before.`,
      ],
      [
        `The disease is rarely mentioned by the writers of the town before or after the well was dug.`,
        'out-of-scope',
        `Their silence is the same for both periods and cannot explain a difference between them.`,
      ],
    ],
    quick: [`As many fall ill, more bones are marked, people are stronger: the mark must be a sign of survival.`],
    full: [
      `The disease is as frequent as before, so the same share of people caught it.`,
      `A larger share has the traces. So the traces must come to a larger part of those who caught it.`,
      `If only survivors get them, healthier people, who survive more often, bear them more often.`,
    ],
    hints: [
      `Does a bone without traces show that the person never had the disease?`,
      `What might a strong body do with a disease that a weak one could not?`,
    ],
  },
]

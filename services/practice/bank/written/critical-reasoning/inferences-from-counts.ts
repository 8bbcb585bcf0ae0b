import type { WrittenQuestion } from '../written-question.ts'

/** What follows from bands, marks, passes of planets, coats of clay and late trains. */
export const inferencesFromCounts: readonly WrittenQuestion[] = [
  {
    id: 'cr-0163',
    version: 3,
    skill: 'cr-inference',
    difficulty: -0.6,
    stem: `Since 2019, every heron that hatched in the Ilvar marshes has been given a blue leg band as a chick. No heron was banded there before that year, no other bird anywhere has been given a blue band, and the bands do not come off. In the summer of 2024, one in five of the herons that bred in the marshes wore a blue band.

If the statements above are true, which of the following must also be true of the herons that bred in the marshes in 2024?`,
    key: [
      `At least one in five of them had hatched in the marshes.`,
      `A blue band shows that a heron hatched in the marshes, so at least the banded fifth did. Older birds without bands may have hatched there too.`,
    ],
    wrong: [
      [
        `At most one in five of them had hatched in the marshes.`,
        'reversed-causation',
        `This treats a missing band as proof that a bird hatched elsewhere. But birds that hatched in the marshes before 2019 wear no bands.`,
      ],
      [
        `Most of them had come to the marshes from other places.`,
        'real-world-belief',
        `Four out of five wore no band, which may suggest that they came from elsewhere. But they may be older birds that hatched in the marshes before 2019.`,
      ],
      [
        `One in five of those hatched since 2019 was among them.`,
        'wrong-comparison',
        `One in five of the breeding birds wore a band. That does not tell us what share of the birds hatched since 2019 were among those that bred.`,
      ],
      [
        `The banded birds among them had not bred anywhere before.`,
        'out-of-scope',
        `Young birds may seem likely to breed for the first time. But one that hatched in 2019 was five years old in 2024, and we are not told whether it had bred before.`,
      ],
    ],
    quick: [
      `A band proves that a bird hatched in the marshes; a missing band proves nothing. So at least one in five had hatched in the marshes, and there may be more.`,
    ],
    full: [
      `Only herons that hatched in these marshes have been given blue bands, so a heron that wears one hatched there.`,
      `The one in five breeding birds with a band had therefore hatched in the marshes.`,
      `Among the others, some may have hatched there before 2019. So at least one in five of all the breeding herons had hatched in the marshes.`,
    ],
    hints: [
      `What do you know about a heron with a blue band, and what do you know about one without?`,
      `Does the share of banded birds set a lower limit, an upper limit, or neither?`,
    ],
  },
  {
    id: 'cr-0164',
    version: 2,
    skill: 'cr-inference',
    difficulty: 1.2,
    stem: `At a bread fair each of five judges gives a loaf a whole number of points from 0 to 10. One highest and one lowest mark are then dropped, and the loaf's score is the average of the three marks that remain. Hana's loaf scored exactly 7. If all five marks had been averaged, it would have scored 7.4.

Which of the following must be true on the basis of the statements above?`,
    key: [
      `No judge gave her loaf fewer than six points.`,
      `The five marks add up to 37 and the three that were kept add up to 21, so the two that were dropped add up to 16. The higher is at most 10, so the lower is at least 6.`,
    ],
    wrong: [
      [
        `At least one judge gave her loaf ten points.`,
        'too-strong',
        `If the lowest mark was 6, the highest was 10. But the dropped marks could also be 9 and 7, with 7, 7, and 7 between them.`,
      ],
      [
        `Most of the judges gave it more than seven points.`,
        'half-right',
        `The average of all five is above 7. But a single high mark may be the reason: 7, 7, 7, 7, and 9 fit both averages.`,
      ],
      [
        `Each of the three judges who counted gave it seven.`,
        'distorted-detail',
        `Seven is only the average of the three marks that remain. They may have been 6, 7, and 8, with 10 and 6 dropped.`,
      ],
      [
        `It would have ranked higher if all marks had counted.`,
        'wrong-comparison',
        `Her score would have been higher. But the scores of other loaves may have risen even more, so her rank is unknown.`,
      ],
    ],
    quick: [
      `The dropped marks add up to \\(37 - 21 = 16\\). The higher one is at most 10, so the lower one is at least 6.`,
    ],
    full: [
      `All five marks add up to \\(5 \\times 7.4 = 37\\) points. The three that were kept add up to \\(3 \\times 7 = 21\\).`,
      `The highest and the lowest mark together are therefore \\(37 - 21 = 16\\).`,
      `No mark exceeds 10, so the lowest is at least 6. That means that no judge gave her loaf fewer than six points.`,
    ],
    hints: [
      `Turn each of the two averages into a sum of points. What does that tell you about the marks that were dropped?`,
      `How large can one of the two dropped marks be, and what does that say about the other?`,
    ],
  },
  {
    id: 'cr-0165',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.8,
    stem: `The space telescope Ansa watches a star without a break for four years. It reports a planet only if it has seen the planet pass in front of the star at least three times, and it misses no such pass. Seen from Ansa, many planets do not pass in front of their stars at all. At the star Bero, Ansa has reported exactly one planet.

If the statements above are true, which of the following must also be true?`,
    key: [
      `The planet reported at Bero goes around the star in two years or less.`,
      `From the first pass to the third, the planet completes two orbits, and both fit into four years. So one orbit takes at most two years.`,
    ],
    wrong: [
      [
        `The planet reported at Bero goes around the star in sixteen months or less.`,
        'too-strong',
        `This divides four years by the number of passes. But three passes have only two intervals between them, so a planet with a two-year orbit could also be reported.`,
      ],
      [
        `Any other planet at Bero needs more than two years to go around the star.`,
        'half-right',
        `A planet with a shorter orbit may go unreported because, like "many planets," it does not pass in front of its star.`,
      ],
      [
        `Any planet that passes in front of Bero within the four years is reported.`,
        'reversed-causation',
        `Ansa needs three passes to report a planet. One with a long orbit may pass only once or twice in four years.`,
      ],
      [
        `Most planets reported by Ansa are closer to their stars than other planets.`,
        'real-world-belief',
        `It is plausible that planets with short orbits are close to their stars. But the statements do not mention distances.`,
      ],
    ],
    quick: [
      `Three passes have two intervals between them. Both fit into four years, so one orbit takes two years or less.`,
    ],
    full: [
      `Method: turn the rule into a number. How long can one orbit be if three passes fit into four years?`,
      `Ansa reports a planet only if it has seen at least three passes in four years. From the first pass to the third, the planet completes two orbits.`,
      `Two orbits therefore take four years or less, so the planet at Bero orbits the star in two years or less.`,
    ],
    hints: [
      `Draw four years as a line and put three passes on it, as far apart as you can.`,
      `Distinguish between what a report shows and what a missing report shows.`,
    ],
  },
  {
    id: 'cr-0166',
    version: 2,
    skill: 'cr-inference',
    difficulty: 1,
    stem: `In the ancient city of Qarun, each house in which somebody lived was given one fresh coat of clay on its floor every spring, and an empty house was given none. A single layer of ash marks the fire that swept the city. In House A the ash lies above 10 coats of clay and below 25. In House B it lies above 30 coats and below 15.

If the statements above are true, which of the following must also be true?`,
    key: [
      `There were people living in the city in at least 55 different springs.`,
      `People lived in House B in at least 30 springs before the fire and in House A in at least 25 springs after it. No spring can be both.`,
    ],
    wrong: [
      [
        `House A was first lived in at a later date than House B had been.`,
        'half-right',
        `House A has fewer coats below the ash, 10 instead of 30. But it may have stood empty for long periods, so its first coat may be older than House B's.`,
      ],
      [
        `When the fire swept the city, people were living in both of the houses.`,
        'distorted-detail',
        `The ash lies in both houses. But ash can fall in an empty house too, so it does not show that anyone was living there.`,
      ],
      [
        `House B was given up for good some ten years before House A was.`,
        'too-strong',
        `House B has ten fewer coats above the ash. But it may have stood empty for some years in between, so its last coat may even be later than House A's.`,
      ],
      [
        `No house in the city has more than 30 coats of clay below the ash.`,
        'too-broad',
        `Only two houses are described. Others may have been built earlier or lived in without a break.`,
      ],
    ],
    quick: [
      `Coats count the springs in which a house was lived in. One house has 30 before the fire and another has 25 after it, which makes at least 55.`,
    ],
    full: [
      `Each coat stands for one spring in which people lived in the house. A spring in which the house stood empty leaves no coat.`,
      `House B shows at least 30 such springs before the fire, and House A shows at least 25 after it.`,
      `A spring before the fire cannot also be one after it, so people lived in the city in at least 55 different springs.`,
    ],
    hints: [
      `Does a coat of clay give you a date, or does it count something?`,
      `What happens to each option if a house stood empty for twenty years?`,
    ],
  },
  {
    id: 'cr-0167',
    version: 3,
    skill: 'cr-inference',
    difficulty: 0.3,
    stem: `On the railway line to Sund, 8 percent of last year's trains arrived late. On average, a train that was late carried twice as many passengers as a train that was on time.

Which of the following conclusions about last year is best supported by the information above?`,
    key: [
      `More than 8 percent of passengers to Sund arrived on a late train.`,
      `Late trains carried more passengers than other trains on average, so their share of passengers is larger than their share of trains.`,
    ],
    wrong: [
      [
        `Trains to Sund were often late because so many people were on them.`,
        'reversed-causation',
        `It may be the other way around: a late train may pick up people who would have taken the next one. The figures do not tell us which.`,
      ],
      [
        `Exactly 16 percent of passengers to Sund arrived on a late train.`,
        'half-right',
        `This doubles 8 percent. But doubling the passengers on late trains also raises the total: late trains carry 16 of every 108 passengers, or about 15 percent.`,
      ],
      [
        `Most of the passengers who traveled to Sund were delayed at least once.`,
        'too-strong',
        `Full trains that are late suggest many annoyed passengers. But more than eight in ten trips were on time, and we do not know how the late ones were distributed.`,
      ],
      [
        `Fewer trains would have been late if more of them had gone to Sund.`,
        'real-world-belief',
        `More trains seem to be a natural cure. But this assumes that crowding makes trains late, and the statements do not say so.`,
      ],
    ],
    quick: [
      `Late trains carried more passengers each, so 8 percent of the trains carried more than 8 percent of the passengers.`,
    ],
    full: [
      `Suppose that there were 100 trains: 92 on time with one unit of passengers each and 8 late with two units each.`,
      `Late trains then carried 16 units out of \\(92 + 16 = 108\\), or about 15 percent.`,
      `So more than 8 percent of the passengers arrived on a late train, though not 16 percent.`,
    ],
    hints: [
      `Is 8 percent a share of the trains or a share of the passengers?`,
      `Suppose that there were 100 trains, and give each train that was on time 100 passengers. Of which total are the late passengers a share?`,
    ],
  },
]

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
      `A blue band shows that a heron hatched in the marshes, so at least the banded fifth hatched there. Older birds without bands may have hatched there too.`,
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
        `This turns the figure around. One in five of the breeding birds had a band, but that does not tell us what share of all the banded birds were breeding there.`,
      ],
      [
        `The banded birds among them had not bred anywhere before.`,
        'out-of-scope',
        `Young birds may seem likely to be breeding for the first time. But a heron that hatched in 2019 was five years old in 2024, and we are not told whether it had bred before.`,
      ],
    ],
    quick: [
      `A band proves that a heron hatched in the marshes. A missing band does not prove that it hatched elsewhere. So at least one in five had hatched in the marshes.`,
    ],
    full: [
      `Method: separate what a band shows from what a missing band shows. Only herons that hatched in these marshes have blue bands, so a heron that wears one hatched there.`,
      `So the banded herons, one in five of those that bred in 2024, had hatched in the marshes.`,
      `Some of the others may have hatched there before 2019, when chicks were not banded. So one in five is the lowest possible share, not the exact one.`,
    ],
    hints: [
      `What do you know about a heron with a blue band, and what do you know about one without?`,
      `What is the smallest share of the breeding herons that can have hatched in the marshes, and what is the largest?`,
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
      `The five marks add up to 37, and the three that were kept add up to 21. So the two that were dropped add up to 16. The higher is at most 10, so the lower is at least 6.`,
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
        `The average of all five marks is above 7. But the marks 7, 7, 7, 7, and 9 fit both averages, and only one of them is above 7.`,
      ],
      [
        `Each of the three judges who counted gave it seven.`,
        'distorted-detail',
        `Seven is only the average of the three marks that remain. They may have been 6, 7, and 8, with 10 and 6 dropped.`,
      ],
      [
        `It would have ranked higher if all marks had counted.`,
        'wrong-comparison',
        `Her score would have been 7.4 instead of 7. But the scores of other loaves may have risen even more, so her rank is unknown.`,
      ],
    ],
    quick: [
      `The dropped marks add up to \\(37 - 21 = 16\\). The higher one is at most 10, so the lower one is at least 6.`,
    ],
    full: [
      `Method: turn both averages into sums. All five marks add up to \\(5 \\times 7.4 = 37\\) points, and the three that were kept add up to \\(3 \\times 7 = 21\\).`,
      `So the highest and the lowest mark, which were dropped, add up to \\(37 - 21 = 16\\).`,
      `No mark exceeds 10, so the lowest is at least \\(16 - 10 = 6\\). That means that no judge gave her loaf fewer than six points.`,
    ],
    hints: [
      `Which marks does each of the two averages include?`,
      `Turn each average into a sum of points. What do the two dropped marks add up to, and how large can one of them be?`,
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
        `Another planet may take two years or less and still go unreported because, seen from Ansa, it does not pass in front of its star. So it need not have a longer orbit.`,
      ],
      [
        `Any planet that passes in front of Bero within the four years is reported.`,
        'reversed-causation',
        `Ansa reports a planet only after at least three passes. A planet with a long orbit may pass in front of Bero only once or twice in four years.`,
      ],
      [
        `Most planets reported by Ansa are closer to their stars than other planets.`,
        'real-world-belief',
        `It is plausible that planets with short orbits are close to their stars. But the statements do not mention distances, and they do not compare reported planets with others.`,
      ],
    ],
    quick: [
      `Three passes have two intervals between them. Both fit into four years, so one orbit takes two years or less.`,
    ],
    full: [
      `Method: turn the rule into a number. How long can one orbit be if three passes fit into four years?`,
      `From the first pass to the third, the planet goes around its star twice.`,
      `Two orbits therefore take four years or less. So the planet reported at Bero goes around the star in two years or less.`,
    ],
    hints: [
      `What must Ansa have seen before it reports a planet, and within what time?`,
      `Mark three passes on a line that stands for four years. How many orbits lie between the first and the third?`,
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
      `People lived in House B in at least 30 springs before the fire and in House A in at least 25 springs after it. No spring is both before and after the fire, so there were at least 55.`,
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
        `Only two houses are described. Other houses may have been built earlier, or lived in for more springs, and have more than 30 coats below the ash.`,
      ],
    ],
    quick: [
      `Each coat stands for a spring in which people lived in the house. House B has 30 coats from before the fire, and House A has 25 from after it, which makes at least 55 springs.`,
    ],
    full: [
      `Method: treat the coats as a count of springs, not as dates. Each coat stands for one spring in which people lived in the house. If the house was empty, it was given no coat.`,
      `House B shows at least 30 such springs before the fire, and House A shows at least 25 after it.`,
      `A spring before the fire cannot also be one after it, so people lived in the city in at least 55 different springs.`,
    ],
    hints: [
      `What does one coat of clay on a floor stand for?`,
      `For each option, suppose that one of the houses stood empty for twenty years. Must the option still be true?`,
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
        `It may be the other way around: a train that is late may pick up people who would have taken the next one. The figures do not tell us which came first.`,
      ],
      [
        `Exactly 16 percent of passengers to Sund arrived on a late train.`,
        'half-right',
        `This doubles 8 percent. But doubling the passengers on late trains also raises the total: late trains carry 16 of every 108 passengers, or about 15 percent.`,
      ],
      [
        `Most of the passengers who traveled to Sund were delayed at least once.`,
        'too-strong',
        `Full trains that run late suggest many delayed passengers. But about 85 percent of all trips by passengers were on time, and we do not know how many different people made the late ones.`,
      ],
      [
        `Fewer trains would have been late if more of them had gone to Sund.`,
        'real-world-belief',
        `Adding trains may seem like an obvious cure. But it would help only if crowding makes trains late, and the statements do not say that it does.`,
      ],
    ],
    quick: [
      `The late trains were fuller than the others. So 8 percent of the trains carried more than 8 percent of the passengers.`,
    ],
    full: [
      `Method: try it with numbers. Suppose that 92 trains were on time with 100 passengers each and that 8 trains were late with 200 passengers each.`,
      `Late trains then carried 1,600 of 9,200 + 1,600 = 10,800 passengers, or about 15 percent.`,
      `So more than 8 percent of the passengers arrived on a late train, though not 16 percent.`,
    ],
    hints: [
      `What is the 8 percent a percentage of?`,
      `Suppose that there were 100 trains and that each train on time had 100 passengers. How many passengers were on late trains, and how many were there in all?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** What follows from rings, marks, passes of planets, coats of clay and late trains. */
export const inferencesFromCounts: readonly WrittenQuestion[] = [
  {
    id: 'cr-0163',
    version: 2,
    skill: 'cr-inference',
    difficulty: -0.6,
    stem: `Since 2019, every heron that hatched in the Ilvar marshes has been given a blue ring as a chick. No heron was ringed there before that year, blue rings are used nowhere else, and they do not come off. In the summer of 2024, one in five of the herons that bred in the marshes wore a blue ring.

If the statements above are true, which of the following must also be true of the herons that bred in the marshes in 2024?`,
    key: [
      `At least one in five of them had hatched in the marshes.`,
      `A blue ring means hatched in the marshes, so the ringed fifth did. Older birds without rings may have hatched there too, hence 'at least'.`,
    ],
    wrong: [
      [
        `At most one in five of them had hatched in the marshes.`,
        'reversed-causation',
        `A ring proves that a bird hatched there; a missing ring does not prove the contrary. Birds hatched there before 2019 wear none.`,
      ],
      [
        `Most of them had come to the marshes from other places.`,
        'real-world-belief',
        `The four fifths without rings may be older birds that were hatched in the marshes before ringing began.`,
      ],
      [
        `One in five of those hatched since 2019 was among them.`,
        'wrong-comparison',
        `One in five is the share of ringed birds among the breeders. What share of the ringed birds bred is another matter.`,
      ],
      [
        `The ringed birds among them had not bred anywhere before.`,
        'out-of-scope',
        `A bird of 2019 was five years old in 2024. Whether it had bred earlier, here or elsewhere, is not said.`,
      ],
    ],
    quick: [`Ring means hatched here; no ring means nothing. So a fifth is the least, not the most.`],
    full: [
      `Blue rings are used in these marshes only, on birds hatched there.`,
      `So the ringed fifth of the breeders hatched in the marshes.`,
      `Of the others, some may be birds of the marshes from before 2019. The share is a fifth or more.`,
    ],
    hints: [
      `What do you know about a bird that wears a blue ring? And about one that wears none?`,
      `Decide whether the ringed share sets a lower limit, an upper limit or neither.`,
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
      `Five marks add up to 37 and the three kept to 21, so the two dropped add up to 16. The higher is 10 at most, so the lowest is 6 at least.`,
    ],
    wrong: [
      [
        `At least one judge gave her loaf ten points.`,
        'too-strong',
        `The marks dropped add up to 16, which may be 10 and 6. But 9 and 7 would do as well, with 7, 7 and 7 between them.`,
      ],
      [
        `Most of the judges gave it more than seven points.`,
        'half-right',
        `The average of five is above seven, but a single mark may be the reason: 7, 7, 7, 7 and 9 fit everything said.`,
      ],
      [
        `Each of the three judges who counted gave it seven.`,
        'distorted-detail',
        `Seven is the average of the three. They may have been 6, 7 and 8, with 10 and 6 dropped.`,
      ],
      [
        `It would have ranked higher if all marks had counted.`,
        'wrong-comparison',
        `Its score would have been higher. The scores of other loaves may have risen even more, and they decide its rank.`,
      ],
    ],
    quick: [`Dropped marks: 37 − 21 = 16. The top one is at most 10, so the bottom one is at least 6.`],
    full: [
      `All five: \\(5 \\times 7.4 = 37\\) points. The three kept: \\(3 \\times 7 = 21\\).`,
      `The highest and the lowest together: 16.`,
      `As no mark exceeds 10, the lowest is not below 6. No other mark is below the lowest.`,
    ],
    hints: [
      `Turn both averages into sums of points.`,
      `Two marks were dropped. What do they add up to, and how large can one of them be?`,
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
      `Between the first and the third pass lie two full orbits, and both fit into four years of watching. So one orbit takes two years at most.`,
    ],
    wrong: [
      [
        `The planet reported at Bero goes around the star in sixteen months or less.`,
        'too-strong',
        `Three passes have two intervals between them and not three. An orbit of two years may still show three passes in four years.`,
      ],
      [
        `Any other planet at Bero needs more than two years to go around the star.`,
        'half-right',
        `A planet with a shorter orbit may go unreported because it does not pass in front of the star, as 'many planets do not'.`,
      ],
      [
        `Any planet that passes in front of Bero within the four years is reported.`,
        'reversed-causation',
        `Three passes are needed. A planet on a long orbit may pass once or twice and is then not reported.`,
      ],
      [
        `Most planets reported by Ansa are closer to their stars than other planets.`,
        'real-world-belief',
        `It is plausible that short orbits are close ones, but distances are not mentioned and cannot be derived from the statements.`,
      ],
    ],
    quick: [`Three passes, two gaps, four years: each gap is two years at most.`],
    full: [
      `Reported means seen to pass at least three times in four years.`,
      `From the first pass to the third are two orbits.`,
      `Two orbits take four years at most, so one takes two years at most.`,
    ],
    hints: [
      `Draw four years as a line and put three passes on it, as far apart as you can.`,
      `Keep apart what a report shows and what a missing report shows.`,
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
      `House B was lived in during 30 springs before the fire, House A during 25 after it. None of the first can be one of the second.`,
    ],
    wrong: [
      [
        `House A was first lived in at a later date than House B had been.`,
        'half-right',
        `House A has fewer coats below the ash, but it may have stood empty for long. Its 10 springs need not be the last before the fire.`,
      ],
      [
        `When the fire swept the city, people were living in both of the houses.`,
        'distorted-detail',
        `The ash lies in both, yet ash may also fall in a house that was empty in that year.`,
      ],
      [
        `House B was given up for good some ten years before House A was.`,
        'too-strong',
        `It has ten coats fewer above the ash. But a house may have been empty in between, and then its last coat may be later.`,
      ],
      [
        `No house in the city has more than 30 coats of clay below the ash.`,
        'too-broad',
        `Only two houses are described. Others may have been built earlier or lived in without a break.`,
      ],
    ],
    quick: [`Coats count springs lived in. 30 before the fire in one house, 25 after it in the other: 55 at least.`],
    full: [
      `One coat is one spring with somebody in the house. Gaps leave no mark.`,
      `Before the fire: at least 30 springs (House B). After it: at least 25 (House A).`,
      `These are different springs, so at least 55 in all. Anything about first and last years is upset by possible gaps.`,
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
      `Late trains carried more passengers than the others, so their share of passengers is larger than their share of trains.`,
    ],
    wrong: [
      [
        `Trains to Sund were often late because so many people were on them.`,
        'reversed-causation',
        `It may be the other way round: a train that comes late gathers those who would have taken the next. The figures do not decide it.`,
      ],
      [
        `Exactly 16 percent of passengers to Sund arrived on a late train.`,
        'half-right',
        `Doubling forgets that all passengers grow with it: for every 92 on trains that were on time, 16 were on late ones, or 16 of 108.`,
      ],
      [
        `Most of the passengers who traveled to Sund were delayed at least once.`,
        'too-strong',
        `How the late journeys were spread over passengers is not known, and more than eight in ten journeys were on time.`,
      ],
      [
        `Fewer trains would have been late if more of them had gone to Sund.`,
        'real-world-belief',
        `This takes crowding for the cause of lateness and more trains for its cure. Neither can be found in the text.`,
      ],
    ],
    quick: [`Fuller trains weigh more among passengers: 8 percent of trains, more than 8 percent of people.`],
    full: [
      `Take 100 trains, 92 on time with one unit of passengers each, 8 late with two units each.`,
      `Late: 16 units of \\(92 + 16 = 108\\), about 15 percent.`,
      `So more than 8 percent of the passengers, though not 16, came late.`,
    ],
    hints: [
      `Take 100 trains and give each of those on time 100 passengers.`,
      `Be careful about the total of which the late passengers are a share.`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Weaken: arguments about machines, energy and their use. */
export const weakeningTechnology: readonly WrittenQuestion[] = [
  {
    id: 'cr-0098',
    version: 3,
    skill: 'cr-weaken',
    difficulty: -0.3,
    stem: `In the recent mild winters, ski resorts in the Arven mountains that make snow with machines have had as many visitors as ever, while the others have lost a quarter of theirs. Halden, one of the resorts that have lost visitors, is going to buy machines and expects to lose no more.

Which of the following, if true, gives the strongest reason to doubt that Halden's expectation will be fulfilled?`,
    key: [
      `Machines need frost to make snow; it is frequent at the resorts that have them and rare at Halden.`,
      `The machines worked where frost is frequent. At Halden they would often stand idle, so Halden cannot count on having the same success.`,
    ],
    wrong: [
      [
        `Most of the visitors that Halden has lost say that they would return if there were enough snow.`,
        'opposite-effect',
        `If snow is what they miss, machines that make snow should bring them back, which supports the expectation.`,
      ],
      [
        `When the weather turns warm, snow from machines melts about as fast as natural snow.`,
        'half-right',
        `Snow that melts quickly seems to be a weakness of the machines. But this is true at the other resorts as well, and with machines they have kept their visitors.`,
      ],
      [
        `Money that Halden spends on machines was originally meant for improving its older hotels.`,
        'out-of-scope',
        `Older hotels may also drive visitors away, but this answer does not say so. Where the money for the machines came from does not show whether they will keep visitors.`,
      ],
      [
        `Resorts in the higher mountains of a neighboring country have more visitors than Halden has.`,
        'wrong-comparison',
        `Higher resorts may draw visitors away from Halden. But the evidence is about resorts with and without machines in the Arven mountains, and this answer does not affect it.`,
      ],
    ],
    quick: [
      `Machines helped other resorts, but they need frost, and frost is rare at Halden. So what worked elsewhere may not work there.`,
    ],
    full: [
      `Method: test the comparison between Halden and the other resorts. Resorts with machines have kept their visitors, and Halden expects machines to do the same for it.`,
      `This assumes that Halden resembles those resorts in the ways that matter.`,
      `Machines need frost to make snow, and frost is rare at Halden. The machines may not work there, so there is reason to doubt the expectation.`,
    ],
    hints: [
      `Whose example leads Halden to expect that machines will help?`,
      `What would make that example misleading? Look for a difference between Halden and those resorts that matters to the machines.`,
    ],
  },
  {
    id: 'cr-0099',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.3,
    stem: `None of the ships that pirates have boarded in the Strait of Maruk was going faster than 18 knots at the time, although many ships go through the strait at a higher speed. The owner of several small tankers concludes that with engines that allow them more than 18 knots, his tankers will hardly be in danger of being boarded there.

Which of the following, if true, most weakens the owner's conclusion?`,
    key: [
      `Nearly all ships that pass at more than 18 knots are large ones with sides too high to be climbed.`,
      `Height, not speed, may have protected the fast ships. Small tankers with stronger engines would be fast but still easy to climb.`,
    ],
    wrong: [
      [
        `With armed men on board, the boats that the pirates use cannot go faster than 17 or 18 knots.`,
        'opposite-effect',
        `If the pirates' boats can go no faster than 17 or 18 knots, speed is a real protection, which supports the owner.`,
      ],
      [
        `Some of the ships that passed through at less than 18 knots have not been attacked by pirates.`,
        'half-right',
        `Slow ships that were spared may seem to show that speed does not matter. But pirates need not attack every slow ship, and no fast ship has been boarded at all.`,
      ],
      [
        `Ships that have been boarded in the strait were mostly released again after a few weeks.`,
        'out-of-scope',
        `Being released makes piracy less terrible for a crew. But it has nothing to do with which ships are boarded, and that is what the conclusion is about.`,
      ],
      [
        `In some other waters more ships have been boarded than in the strait, most of them tankers.`,
        'wrong-comparison',
        `It is not a good sign for the owner that tankers are boarded elsewhere. But conditions in other waters may differ, and the comparison within the strait is not affected.`,
      ],
    ],
    quick: [
      `No fast ship was boarded, but nearly all fast ships also have sides too high to climb. Height may be what protects them, so speed alone may not help small tankers.`,
    ],
    full: [
      `Method: look for something besides speed that could have protected the fast ships.`,
      `The evidence is that no ship going faster than 18 knots was boarded. The conclusion is that small tankers will hardly be in danger once they are as fast.`,
      `This assumes that speed is what protected the fast ships.`,
      `Nearly all of them have sides too high to be climbed. Small tankers would be fast without being high, so the conclusion is weakened.`,
    ],
    hints: [
      `What have the fast ships escaped, and how does the owner explain it?`,
      `Could something besides speed have protected the fast ships? Ask whether stronger engines would give it to a small tanker as well.`,
    ],
  },
  {
    id: 'cr-0100',
    version: 3,
    skill: 'cr-weaken',
    difficulty: 0.7,
    stem: `An electricity supplier keeps an old plant ready for the hour of highest demand in the year, which comes on one of the coldest evenings. Since households have had to pay prices that change from hour to hour, the amount of electricity they use between six and eight in the evening has fallen by 10 percent on average. As this is more than the old plant can deliver, the supplier concludes that the plant can be closed.

Which of the following, if true, most seriously weakens the supplier's conclusion?`,
    key: [
      `On the few coldest evenings of the year, households use as much electricity as ever, whatever its price.`,
      `The plant is kept for the hour of highest demand, not for the average evening. If use in that hour has not fallen, the plant is needed as before.`,
    ],
    wrong: [
      [
        `More households will begin to pay prices that change from hour to hour in the course of next year.`,
        'opposite-effect',
        `If more households pay such prices, evening use should fall further. That would make the old plant even easier to do without, so it supports the conclusion.`,
      ],
      [
        `Evening use fell within a few months of the change in prices and has not fallen any further since.`,
        'half-right',
        `A decline that has stopped may look disappointing. But it does not have to continue, because the 10 percent already exceeds what the old plant can deliver.`,
      ],
      [
        `The old plant was built at a time when demand was highest on the hottest days of summer.`,
        'out-of-scope',
        `A plant built for summer days may seem outdated. But what matters is the highest demand today, whenever it occurs.`,
      ],
      [
        `Between midnight and four in the morning, households use 10 percent more electricity than before.`,
        'wrong-comparison',
        `Higher use at night might seem to be a new burden. But the hour of highest demand comes in the evening, so use at night does not affect the need for the plant.`,
      ],
    ],
    quick: [
      `The plant is kept for one extreme hour, but the evidence is an average. If use on the coldest evenings has not fallen, the plant is still needed.`,
    ],
    full: [
      `Method: compare what the plant is kept for with what the evidence measures. The plant is kept for the hour of highest demand, on one of the coldest evenings. But the drop of 10 percent is an average over all evenings.`,
      `An average can fall while the highest value stays the same.`,
      `If households use as much as ever on the coldest evenings, the highest demand has not fallen. The plant is still needed, so the conclusion is weakened.`,
    ],
    hints: [
      `What is the old plant kept for?`,
      `Which evenings does the 10 percent describe? Ask whether a lower average has to mean a lower maximum.`,
    ],
  },
  {
    id: 'cr-0101',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.4,
    stem: `Three years ago a design firm made the pay of all its employees known within the firm. Since then, the difference between the highest and the lowest pay for work of the same kind has become much smaller. Openness, the director says, has made the firm raise the pay of those who were paid too little.

Which of the following, if true, most weakens the director's statement?`,
    key: [
      `Most of the highest paid have left since, and the firm has raised others' pay no more than before.`,
      `A difference also shrinks when the highest paid leave. Raises were no larger than before, so openness has apparently not led the firm to raise low pay.`,
    ],
    wrong: [
      [
        `Employees who saw that colleagues were paid more for the same work have often asked for a raise.`,
        'opposite-effect',
        `Employees who ask for a raise after comparing their pay show how openness could lead to raises. So this answer supports the director's claim.`,
      ],
      [
        `Some employees would have preferred it if their pay had not been made known to their colleagues.`,
        'out-of-scope',
        `Some employees may have wanted to keep their pay private. But the director's statement is about what openness did to pay.`,
      ],
      [
        `Between different kinds of work in the firm, the difference in pay is as large as three years ago.`,
        'wrong-comparison',
        `Large differences that remain may seem to contradict the director. But the statement is only about pay for "work of the same kind."`,
      ],
      [
        `In this firm, pay for work of the same kind rises with the time for which somebody has done it.`,
        'half-right',
        `If pay rises with time on the job, that explains why pay differs at all. But nothing suggests that this practice is new, so it does not explain why the difference has become smaller.`,
      ],
    ],
    quick: [
      `The difference can shrink because low pay rises or because the highest paid leave. Here the highest paid left and raises were no larger than before, so openness need not have raised anyone's pay.`,
    ],
    full: [
      `Method: look for another cause of the smaller difference in pay.`,
      `The evidence is that the difference between the highest and the lowest pay has become much smaller. The director says that openness made the firm raise low pay.`,
      `But the difference also shrinks if the people with the highest pay leave.`,
      `Most of them have left, and raises are no larger than before. So the difference seems to have shrunk because high pay disappeared, not because openness raised low pay.`,
    ],
    hints: [
      `What does the evidence show about the difference in pay, and what does the director say caused it?`,
      `In what two ways can a difference become smaller, and which of them does the director describe?`,
    ],
  },
  {
    id: 'cr-0102',
    version: 3,
    skill: 'cr-weaken',
    difficulty: -0.2,
    stem: `Heard from a distance of thirty meters, a drone that delivers a package makes less noise than a delivery van does. A drone company concludes that people in residential streets would be exposed to less noise from deliveries if drones took the place of vans.

Which of the following, if true, most weakens the drone company's conclusion?`,
    key: [
      `A van brings dozens of packages into a street on one trip, but a drone carries one package at a time.`,
      `One van would have to be replaced by dozens of flights. Even if each makes less noise, there would be far more of them, so the street may be noisier than before.`,
    ],
    wrong: [
      [
        `On each delivery, a drone comes within thirty meters of a house for less than half a minute.`,
        'opposite-effect',
        `Each drone would be close to a house for only a short time. If anything, this answer supports the company.`,
      ],
      [
        `One of the drones on the market, which is seldom used, makes more noise than the one tested.`,
        'half-right',
        `A model that is seldom used would add little noise. Nothing suggests that the drones in common use are louder than a van.`,
      ],
      [
        `Drones cannot fly in a strong wind, so that some of the packages would arrive a day later.`,
        'out-of-scope',
        `Late packages might annoy customers. But they make no noise, and noise is all that the conclusion is about.`,
      ],
      [
        `Most of the noise in residential streets is made by the cars of the people who live there.`,
        'wrong-comparison',
        `If cars make most of the noise, drones may do little for the street as a whole. But the conclusion is only about "noise from deliveries."`,
      ],
    ],
    quick: [
      `The evidence compares one drone with one van. But one van carries dozens of packages and a drone only one, so dozens of flights would have to replace each van.`,
    ],
    full: [
      `Method: compare drones and vans for the same number of packages.`,
      `The evidence is that one drone makes less noise than one van. The conclusion is that drones would mean less noise from deliveries.`,
      `A van brings dozens of packages on one trip, while a drone carries one. Dozens of flights may be noisier than one van, so the conclusion is weakened.`,
    ],
    hints: [
      `What exactly did the company compare?`,
      `Besides the loudness of a single delivery, what determines how much noise residents hear?`,
    ],
  },
]

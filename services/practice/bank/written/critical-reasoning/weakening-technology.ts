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
      `The machines worked where nights are cold. At Halden they would often stand idle, so the success of the others cannot be expected there.`,
    ],
    wrong: [
      [
        `Most of the visitors that Halden has lost say that they would return if there were enough snow.`,
        'opposite-effect',
        `If snow is what they miss, machines that supply it should bring them back. This speaks for the expectation.`,
      ],
      [
        `When the weather turns warm, snow from machines melts about as fast as natural snow.`,
        'half-right',
        `That is so at the other resorts as well, and with the help of machines they have kept their visitors.`,
      ],
      [
        `Money that Halden spends on machines was originally meant for improving its older hotels.`,
        'out-of-scope',
        `Where the money comes from does not show whether the machines will keep visitors.`,
      ],
      [
        `Resorts in the higher mountains of a neighboring country have more visitors than Halden has.`,
        'wrong-comparison',
        `The evidence is about how numbers changed with and without machines, not about who has more visitors.`,
      ],
    ],
    quick: [`What worked elsewhere works at Halden if Halden is alike in what matters. In what is it different?`],
    full: [
      `Evidence: resorts with machines kept their visitors.`,
      `Expectation: with machines, Halden will too.`,
      `The analogy fails if machines need something that the other resorts have and Halden lacks. Frost is such a thing.`,
    ],
    hints: [`Is Halden like the resorts that already use machines?`, `What do the machines need in order to work?`],
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
      `Then it may be the height and not the speed that has protected the fast ships. Small tankers with stronger engines would be fast and still easy to climb.`,
    ],
    wrong: [
      [
        `With armed men on board, the boats that the pirates use cannot go faster than 17 or 18 knots.`,
        'opposite-effect',
        `If the pirates cannot follow, speed is a true protection. This supports the owner.`,
      ],
      [
        `Some of the ships that passed through at less than 18 knots have not been attacked by pirates.`,
        'half-right',
        `Pirates do not attack every slow ship. That leaves open whether fast ships are spared because they are fast.`,
      ],
      [
        `Ships that have been boarded in the strait were mostly released again after a few weeks.`,
        'out-of-scope',
        `How long ships are held has nothing to do with which ships are boarded.`,
      ],
      [
        `In some other waters more ships have been boarded than in the strait, most of them tankers.`,
        'wrong-comparison',
        `Other waters have other pirates. The comparison of fast and slow ships in the strait is not touched.`,
      ],
    ],
    quick: [`Fast ships are spared. What else have the fast ships in common?`],
    full: [
      `Evidence: in the strait, no ship faster than 18 knots was boarded.`,
      `Conclusion: small tankers will be safe once they are as fast.`,
      `If the fast ships are also high, height explains why they were spared. Speed without height has not been tested.`,
    ],
    hints: [
      `Which ships go fast through a strait?`,
      `Would making a small tanker faster give it everything that has protected the fast ships?`,
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
      `The plant is kept for the highest hour, not for the average evening. If demand in that hour has not fallen, the plant is needed as before.`,
    ],
    wrong: [
      [
        `More households will begin to pay prices that change from hour to hour in the course of next year.`,
        'opposite-effect',
        `More households with such prices should lower evening use further. This supports the conclusion.`,
      ],
      [
        `Evening use fell within a few months of the change in prices and has not fallen any further since.`,
        'half-right',
        `It need not fall further. The 10 percent that have been reached are already more than the old plant can deliver.`,
      ],
      [
        `The old plant was built at a time when demand was highest on the hottest days of summer.`,
        'out-of-scope',
        `When demand used to be highest is history. The plant is kept for the highest demand of the present.`,
      ],
      [
        `Between midnight and four in the morning, households use 10 percent more electricity than before.`,
        'wrong-comparison',
        `Use has moved into the night, where demand is far from its highest. The evening is what counts for the plant.`,
      ],
    ],
    quick: [`The plant serves the extreme, the evidence is an average.`],
    full: [
      `Purpose of the plant: the hour of highest demand in the year, on a very cold evening.`,
      `Evidence: on average, evening use is down by 10 percent.`,
      `An average may fall while its highest value stays where it was. If the coldest evenings are as before, the plant is still needed.`,
    ],
    hints: [`For which hours of the year is the plant kept?`, `Does a lower average mean a lower maximum?`],
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
      `A difference also shrinks when its upper end goes away. With raises no larger than before, those who were paid too little have not caught up through the firm's doing.`,
    ],
    wrong: [
      [
        `Employees who saw that colleagues were paid more for the same work have often asked for a raise.`,
        'opposite-effect',
        `Such requests are a way in which openness could lead to higher pay. They support the director.`,
      ],
      [
        `Some employees would have preferred it if their pay had not been made known to their colleagues.`,
        'out-of-scope',
        `Not everybody likes openness. The statement is about what it did to pay.`,
      ],
      [
        `Between different kinds of work in the firm, the difference in pay is as large as three years ago.`,
        'wrong-comparison',
        `The statement concerns pay for 'work of the same kind'. Other differences may stay without refuting it.`,
      ],
      [
        `In this firm, pay for work of the same kind rises with the time for which somebody has done it.`,
        'half-right',
        `This explains why there are differences at all. It was so three years ago too, and does not explain why they have shrunk.`,
      ],
    ],
    quick: [`A gap closes from below or from above. Which was it?`],
    full: [
      `Evidence: the difference between highest and lowest pay is much smaller.`,
      `Statement: low pay was raised because of openness.`,
      `If the best paid left and raises were as before, the gap closed from above. Openness may have done something, but not what the director says.`,
    ],
    hints: [
      `In which two ways can a difference become smaller?`,
      `Which of them does the director describe, and which option describes the other?`,
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
      `One van would have to be replaced by dozens of flights. Even if each makes less noise, there would be far more of them to hear.`,
    ],
    wrong: [
      [
        `On each delivery, a drone comes within thirty meters of a house for less than half a minute.`,
        'opposite-effect',
        `Half a minute is short. This makes the exposure to drones smaller and supports the company.`,
      ],
      [
        `One of the drones on the market, which is seldom used, makes more noise than the one tested.`,
        'half-right',
        `A drone that is seldom used would add little. The usual ones would still be less noisy than a van.`,
      ],
      [
        `Drones cannot fly in a strong wind, so that some of the packages would arrive a day later.`,
        'out-of-scope',
        `Late packages are a different disadvantage. The conclusion is about noise.`,
      ],
      [
        `Most of the noise in residential streets is made by the cars of the people who live there.`,
        'wrong-comparison',
        `The conclusion speaks of 'noise from deliveries'. Other noise does not make drones louder than vans.`,
      ],
    ],
    quick: [`One drone against one van, but how many drones for one van?`],
    full: [
      `Evidence: a drone is less noisy than a van.`,
      `Conclusion: drones in place of vans mean less noise.`,
      `The comparison must be made for the same number of packages. Dozens of flights stand against one trip.`,
    ],
    hints: [
      `Does one drone do the work of one van?`,
      `What has to be counted besides the loudness of a single delivery?`,
    ],
  },
]

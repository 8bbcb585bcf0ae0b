import type { WrittenQuestion } from '../written-question.ts'

/** Weaken: arguments about moving and storing goods. */
export const weakeningFreight: readonly WrittenQuestion[] = [
  {
    id: 'cr-0046',
    version: 3,
    skill: 'cr-weaken',
    difficulty: -0.8,
    stem: `Two years ago the port of Almeda replaced its old cranes with automatic ones. In the year before the change, a container ship spent 30 hours in the port on average; last year it spent 22. The port authority concludes that the automatic cranes move a container faster than the old cranes did.

Which of the following, if true, most weakens the port authority's conclusion?`,
    key: [
      `Ships that called last year had a third fewer containers to load and unload than in former years.`,
      `With fewer containers to move, a ship can leave sooner even if each container takes as long as ever. The shorter stay no longer shows faster cranes.`,
    ],
    wrong: [
      [
        `The operators, who control the automatic cranes from a distance, were still being trained last year.`,
        'opposite-effect',
        `Learners tend to be slow. If ships left sooner nevertheless, the cranes look faster still, so this helps the conclusion.`,
      ],
      [
        `Automatic cranes use more electricity to move a container than the old cranes of the port used.`,
        'out-of-scope',
        `The conclusion is about how fast a container is moved. What that costs in electricity leaves it untouched.`,
      ],
      [
        `At a neighboring port that has no automatic cranes, ships spend 26 hours in port on average.`,
        'wrong-comparison',
        `The argument compares Almeda before and after the change. A different port with different ships says nothing about that.`,
      ],
      [
        `A few of the ships last year were unloaded by old cranes that had been kept as a reserve.`,
        'half-right',
        `The average then mixes old and new cranes, but 'a few' ships can hardly account for a fall from 30 to 22 hours.`,
      ],
    ],
    quick: [`Hours per ship is not hours per container. Look for a change in how many containers a ship has.`],
    full: [
      `Evidence: hours per ship fell from 30 to 22.`,
      `Conclusion: hours per container fell.`,
      `The step assumes that ships have as many containers to move as before. If they have a third fewer, the evidence is explained without faster cranes.`,
    ],
    hints: [
      `What is measured for each ship, and what is claimed about each container?`,
      `How could a ship leave sooner with cranes that are no faster?`,
    ],
  },
  {
    id: 'cr-0047',
    version: 3,
    skill: 'cr-weaken',
    difficulty: -0.3,
    stem: `Of the packages that a delivery company takes to people's doors, a fifth have to be brought a second time because nobody was at home. Packages taken to a package locker never have to be brought twice. If the company delivered to lockers everywhere, in the country as well as in towns, less fuel would therefore be burned in getting its packages into the hands of the people they are meant for.

Which of the following, if true, casts the most doubt on this conclusion?`,
    key: [
      `In the country, most people would drive to the locker for the sole purpose of fetching a package.`,
      `The conclusion counts all fuel burned until people hold their packages. Many separate trips by car could burn more than the second attempts that are saved.`,
    ],
    wrong: [
      [
        `For each package, lockers in the country would cost the company more to set up than lockers in towns.`,
        'out-of-scope',
        `Money is not what the conclusion is about. Costly lockers may still save fuel.`,
      ],
      [
        `A locker may be full, and a package that is meant for it then has to wait in the depot for a day.`,
        'half-right',
        `Waiting is a nuisance, but a package that lies in a depot burns no fuel. It need not be brought twice.`,
      ],
      [
        `Vans stop less often on a tour to lockers than on a tour to doors, and each stop burns fuel.`,
        'opposite-effect',
        `Fewer stops are a further saving. This makes the conclusion more likely.`,
      ],
      [
        `Vans that deliver in the country burn more fuel for each package than vans that deliver in towns.`,
        'wrong-comparison',
        `This compares country and town. The conclusion compares doors and lockers, and the difference may hold in both places.`,
      ],
    ],
    quick: [`'Into the hands of the people': follow the package to the end. Who covers the last stretch, and how?`],
    full: [
      `Reason: lockers save second attempts by the company.`,
      `Conclusion: less fuel in total until people hold their packages.`,
      `With a locker, the last stretch is covered by the person. If that person drives there specially, fuel is burned that the argument has not counted.`,
    ],
    hints: [
      `Whose fuel does the evidence count, and whose does the conclusion count?`,
      `What happens to a package between the locker and its owner?`,
    ],
  },
  {
    id: 'cr-0048',
    version: 3,
    skill: 'cr-weaken',
    difficulty: 0.1,
    stem: `Thieves take several hundred electric bicycles a year from a rental firm in Antwerp. Of the stolen bicycles that had a tracker, the firm has recovered 80 percent; of those without one, 20 percent. Since a tracker costs just $15, the firm will fit one to every bicycle. It expects the value that it loses to theft each year to shrink to a fraction of what it is now.

Which of the following, if true, most seriously undermines the firm's expectation?`,
    key: [
      `Most of the bicycles that were recovered had been stripped of motor and battery, their costliest parts.`,
      `The expectation is about value. A bicycle that comes back without what made it valuable counts among the 80 percent but saves the firm little.`,
    ],
    wrong: [
      [
        `Trackers show the firm where a bicycle is but do not sound an alarm when somebody moves it.`,
        'out-of-scope',
        `The plan is to get bicycles back, not to frighten thieves. Without any alarm, 80 percent were recovered.`,
      ],
      [
        `Bicycles that had a tracker were stolen about as often as bicycles that did not have one.`,
        'wrong-comparison',
        `This compares how often bicycles are stolen. The plan relies on how often they are recovered, and there trackers make a great difference.`,
      ],
      [
        `The bicycles that had a tracker were the ones used in districts where thefts are seldom solved.`,
        'opposite-effect',
        `If trackers worked in the most difficult districts, they should work at least as well elsewhere. This supports the firm.`,
      ],
      [
        `Some of the thieves who took a bicycle with a tracker noticed the tracker and removed it.`,
        'half-right',
        `Such cases belong to the 20 percent that were not recovered. The figure of 80 percent already allows for them.`,
      ],
    ],
    quick: [`Bicycles recovered is not value recovered. In what condition do they come back?`],
    full: [
      `Evidence: with trackers, far more bicycles are recovered.`,
      `Expectation: far less value is lost.`,
      `The step holds if a recovered bicycle is worth about what it was. If the costliest parts are missing, most of the value is lost all the same.`,
    ],
    hints: [
      `The evidence counts bicycles. What does the expectation count?`,
      `When would a recovered bicycle be of little use to the firm?`,
    ],
  },
  {
    id: 'cr-0049',
    version: 3,
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `A shipment of mangoes was spoiled when it reached the market. Mangoes spoil if they become warm, but sealed thermometers show that these were kept at 12 degrees on the way from the farm to the port and throughout the voyage. On the last stage, in the importer's own truck, no thermometer was carried. The importer's insurer concludes that the mangoes became warm in that truck.

Which of the following, if true, most weakens the insurer's conclusion?`,
    key: [
      `The same hold carried plantains, whose gas spoils mangoes even when both are kept cool.`,
      `The insurer looks for the place where the mangoes became warm. If something on the ship can spoil them at 12 degrees, they need not have become warm anywhere.`,
    ],
    wrong: [
      [
        `The cooling of the truck had been repaired twice in the month before and failed again in the month after.`,
        'opposite-effect',
        `Unreliable cooling makes a warm truck more likely. This is a point for the insurer.`,
      ],
      [
        `The way from the port to the market takes less time than the way from the farm to the port.`,
        'half-right',
        `A shorter stage leaves less time to become warm, but nothing says that it was too short. No other explanation is offered either.`,
      ],
      [
        `Mangoes that the importer had bought from other farms that year had been carried at 11 degrees.`,
        'wrong-comparison',
        `How other shipments were carried does not tell us what happened to this one on its last stage.`,
      ],
      [
        `The insurer would have had to pay if the mangoes had become warm at any time before the last stage.`,
        'out-of-scope',
        `This gives the insurer a motive, but a conclusion is not wrong because somebody profits from it. The thermometers remain as they are.`,
      ],
    ],
    quick: [`The insurer rules out all other places for one cause. Look for another cause.`],
    full: [
      `Argument by elimination: warmth spoils mangoes; it was cool everywhere except perhaps in the truck; so it was warm in the truck.`,
      `Eliminating places is sound only if warmth was the cause.`,
      `A gas that spoils mangoes at any temperature breaks the argument at its first step.`,
    ],
    hints: [
      `Which places does the insurer rule out, and which cause does it take for granted?`,
      `Could the mangoes have been spoiled before they ever reached the truck?`,
    ],
  },
  {
    id: 'cr-0050',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 1,
    stem: `A retailer with sixty warehouses sent a safety coach to the ten that had had the most accidents in 2023. In 2024 these ten had 35 percent fewer accidents than the year before, while the number at the other fifty hardly changed. The retailer concludes that the coach prevented accidents.

Which of the following, if true, would most weaken the retailer's conclusion?`,
    key: [
      `In years without a coach, too, the ten warehouses with the most accidents had far fewer the year after.`,
      `Whoever is worst in one year has usually had bad luck as well and tends to do better in the next. If that happened without any coach, the fall of 35 percent needs no coach to explain it.`,
    ],
    wrong: [
      [
        `The ten warehouses handled more goods in 2024 than in 2023, while the other fifty handled fewer.`,
        'opposite-effect',
        `More goods should mean more accidents in the ten. That they had fewer speaks for the coach all the more.`,
      ],
      [
        `Even in 2024, the ten warehouses still had more accidents on average than the other fifty had.`,
        'wrong-comparison',
        `The conclusion is about the change in the ten, not about who is better. They can improve greatly and still be behind.`,
      ],
      [
        `A safety coach who already knows the employees of a warehouse is listened to more readily than a stranger.`,
        'out-of-scope',
        `This is advice on how to employ a coach. It does not tell us whether accidents were prevented by this one.`,
      ],
      [
        `The warehouses differ in size, and the ten with the most accidents are among the largest of them.`,
        'half-right',
        `Size helps to explain why these ten had the most accidents. They were as large in 2023 as in 2024, so it does not explain the fall.`,
      ],
    ],
    quick: [`The ten were picked because they had just had their worst year. What usually follows a worst year?`],
    full: [
      `Evidence: the ten worst improved after the coach came, others did not change.`,
      `Conclusion: the coach made the difference.`,
      `Groups picked for an extreme result tend to be nearer to the usual one next time, with or without treatment.`,
      `Past years in which just that happened without a coach remove the support for the conclusion.`,
    ],
    hints: [
      `How were the ten warehouses chosen?`,
      `What would you expect of the ten worst in the following year if nobody did anything?`,
    ],
  },
]

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
      `With fewer containers to move, a ship can leave sooner even if each container takes as long as before. The shorter stay no longer shows that the cranes are faster.`,
    ],
    wrong: [
      [
        `The operators, who control the automatic cranes from a distance, were still being trained last year.`,
        'opposite-effect',
        `Operators in training tend to be slow. If ships still left sooner, the cranes look even faster, so this supports the conclusion.`,
      ],
      [
        `Automatic cranes use more electricity to move a container than the old cranes of the port used.`,
        'out-of-scope',
        `A higher electric bill is a drawback of the new cranes. But the conclusion is only about speed, and how much electricity a crane uses tells us nothing about that.`,
      ],
      [
        `At a neighboring port that has no automatic cranes, ships spend 26 hours in port on average.`,
        'wrong-comparison',
        `Other ships call at the neighboring port, so its 26 hours tell us little. The argument compares Almeda before and after its own change of cranes.`,
      ],
      [
        `A few of the ships last year were unloaded by old cranes that had been kept as a reserve.`,
        'half-right',
        `A few ships are not enough to explain the drop from 30 to 22 hours. If the old cranes were slower, these ships even kept the average from falling further.`,
      ],
    ],
    quick: [
      `The evidence is hours per ship, and the conclusion is about time per container. With a third fewer containers per ship, ships leave sooner even if the cranes are no faster.`,
    ],
    full: [
      `Method: look for another cause of the shorter stay. The average stay fell from 30 to 22 hours per ship, and the port authority concludes that the cranes move a container faster.`,
      `But ships would also leave sooner if they had fewer containers to move.`,
      `The right option says that they had a third fewer. The shorter stay may be due to that, so it no longer shows that the cranes are faster.`,
    ],
    hints: [
      `What exactly do the 30 and 22 hours measure?`,
      `The conclusion is about the time for one container. How could a ship leave sooner even if the cranes are no faster?`,
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
      `The conclusion counts all the fuel burned until people have their packages. Many separate trips by car could burn more fuel than the second attempts do now.`,
    ],
    wrong: [
      [
        `For each package, lockers in the country would cost the company more to set up than lockers in towns.`,
        'out-of-scope',
        `The expense may make the company think twice about lockers in the country. But the conclusion is about fuel, and even an expensive locker may save fuel.`,
      ],
      [
        `A locker may be full, and a package that is meant for it then has to wait in the depot for a day.`,
        'half-right',
        `A wait is a nuisance, but a package burns no fuel while it lies in the depot. And it still does not have to be brought twice.`,
      ],
      [
        `Vans stop less often on a tour to lockers than on a tour to doors, and each stop burns fuel.`,
        'opposite-effect',
        `Fuel burned at stops sounds like a cost. But a tour to lockers has fewer stops and so saves fuel, which makes the conclusion more likely.`,
      ],
      [
        `Vans that deliver in the country burn more fuel for each package than vans that deliver in towns.`,
        'wrong-comparison',
        `Country deliveries may seem to be the weak spot. But the conclusion compares doors with lockers, not the country with towns, and lockers may save fuel in both places.`,
      ],
    ],
    quick: [
      `The conclusion counts all fuel until people have their packages. If most rural customers drive to the locker just for a package, they may burn more than the company saves.`,
    ],
    full: [
      `Method: follow the package to the end of its journey, and count all the fuel that is burned.`,
      `The evidence is that lockers spare the company second attempts. The conclusion is that less fuel in total is burned until people have their packages.`,
      `But with a locker, people themselves cover the last part of the way.`,
      `If most people in rural areas drive to the locker just to fetch a package, they burn fuel that the argument has not counted. They may burn more than the company saves, so the conclusion is in doubt.`,
    ],
    hints: [
      `Which trips does the evidence about doors and lockers count?`,
      `The conclusion counts fuel until people have their packages. How does a package get from the locker to its owner?`,
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
      `The expectation is about value. A bicycle that comes back without its costliest parts is one of the 80 percent but saves the firm little.`,
    ],
    wrong: [
      [
        `Trackers show the firm where a bicycle is but do not sound an alarm when somebody moves it.`,
        'out-of-scope',
        `An alarm might help to prevent theft, but the plan is to get stolen bicycles back. Even without an alarm, the firm recovered 80 percent of those with a tracker.`,
      ],
      [
        `Bicycles that had a tracker were stolen about as often as bicycles that did not have one.`,
        'wrong-comparison',
        `Trackers that do not prevent theft may look useless. But the plan depends on how often bicycles are recovered, where trackers make a great difference.`,
      ],
      [
        `The bicycles that had a tracker were the ones used in districts where thefts are seldom solved.`,
        'opposite-effect',
        `If trackers worked in the most difficult districts, they should work at least as well elsewhere, which supports the firm.`,
      ],
      [
        `Some of the thieves who took a bicycle with a tracker noticed the tracker and removed it.`,
        'half-right',
        `Removed trackers are a weakness of the plan. But the bicycles that lost theirs are already counted in the figures, and 80 percent of the stolen bicycles with a tracker were still recovered.`,
      ],
    ],
    quick: [
      `The evidence counts recovered bicycles, and the expectation is about value. Most of the bicycles that come back have no motor or battery, so they have lost much of their value.`,
    ],
    full: [
      `Method: compare what the evidence counts with what the firm expects. The evidence is that far more bicycles with trackers are recovered. The firm expects to lose far less value to theft.`,
      `That follows only if a recovered bicycle is worth about as much as it was before it was stolen.`,
      `If most of the recovered bicycles have lost their motor and battery, the firm still loses much of their value. So the expectation is undermined.`,
    ],
    hints: [
      `What exactly does the firm expect to shrink?`,
      `The evidence counts bicycles that were recovered. When would a recovered bicycle be of little use to the firm?`,
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
      `The insurer looks for the place where the mangoes became warm. If gas from the plantains can spoil them even when they are cool, they need not have become warm anywhere.`,
    ],
    wrong: [
      [
        `The cooling of the truck had been repaired twice in the month before and failed again in the month after.`,
        'opposite-effect',
        `A cooling system that needed repairs before and failed again afterward may well have failed on this trip too. That supports the insurer.`,
      ],
      [
        `The way from the port to the market takes less time than the way from the farm to the port.`,
        'half-right',
        `A shorter stage leaves less time to become warm, but nothing shows that it was too short for mangoes to spoil. This answer also offers no other explanation.`,
      ],
      [
        `Mangoes that the importer had bought from other farms that year had been carried at 11 degrees.`,
        'wrong-comparison',
        `Mangoes that were carried at 11 degrees may seem a useful comparison. But other shipments tell us nothing about what happened to this one on its last stage.`,
      ],
      [
        `The insurer would have had to pay if the mangoes had become warm at any time before the last stage.`,
        'out-of-scope',
        `The insurer has a motive, which may make us suspicious. But a conclusion is not wrong just because someone profits from it.`,
      ],
    ],
    quick: [
      `The insurer rules out other places but considers only one cause, warmth. Gas from the plantains is another possible cause, so the mangoes need not have become warm at all.`,
    ],
    full: [
      `Method: accept the facts, and look for another cause that would explain why the mangoes spoiled.`,
      `The insurer argues by elimination: warmth spoils mangoes, and these were cool at every stage except perhaps the last. So they became warm in the truck.`,
      `That works only if warmth is what spoiled the mangoes.`,
      `The plantains in the same hold gave off a gas that spoils mangoes even when they are cool. The mangoes may therefore have been spoiled on the ship, so the conclusion is weakened.`,
    ],
    hints: [
      `By what steps does the insurer arrive at the truck?`,
      `The insurer looks only for a place where the mangoes became warm. Could they have been spoiled before they ever reached the truck?`,
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
      `The worst ten in one year have usually had some bad luck and tend to do better the next year. If that happened in years without a coach, the drop of 35 percent needs no coach to explain it.`,
    ],
    wrong: [
      [
        `The ten warehouses handled more goods in 2024 than in 2023, while the other fifty handled fewer.`,
        'opposite-effect',
        `More goods would be expected to lead to more accidents. The fact that these ten had fewer accidents instead makes the coach look even better.`,
      ],
      [
        `Even in 2024, the ten warehouses still had more accidents on average than the other fifty had.`,
        'wrong-comparison',
        `It may seem that the coach achieved little. But the conclusion is about improvement, and the ten warehouses can have improved greatly and still be behind the rest.`,
      ],
      [
        `A safety coach who already knows the employees of a warehouse is listened to more readily than a stranger.`,
        'out-of-scope',
        `A coach who is a stranger may be less effective. But how readily a coach is listened to does not show whether this coach prevented accidents.`,
      ],
      [
        `The warehouses differ in size, and the ten with the most accidents are among the largest of them.`,
        'half-right',
        `Size may explain why these ten had the most accidents. But nothing suggests that their size changed between 2023 and 2024, so it does not explain the drop.`,
      ],
    ],
    quick: [
      `The ten were chosen because they had just had the most accidents. If the worst ten tend to improve the next year even without a coach, the coach need not be the cause.`,
    ],
    full: [
      `Method: ask what would have happened without the coach. The ten worst warehouses had 35 percent fewer accidents after the coach came, and the retailer concludes that the coach prevented accidents.`,
      `But a group that is chosen for an extreme result tends to be closer to normal the next time, even if nothing is done.`,
      `If the worst ten improved greatly even in years without a coach, this drop may well have come about without one too. So the conclusion is weakened.`,
    ],
    hints: [
      `On what basis were the ten warehouses chosen to receive the coach?`,
      `What would you expect of the ten worst warehouses in the following year if nothing were done?`,
    ],
  },
]

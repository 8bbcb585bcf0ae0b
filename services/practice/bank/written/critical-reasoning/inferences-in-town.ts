import type { WrittenQuestion } from '../written-question.ts'

/** What follows from rules and figures of town life. */
export const inferencesInTown: readonly WrittenQuestion[] = [
  {
    id: 'cr-0123',
    version: 3,
    skill: 'cr-inference',
    difficulty: -0.5,
    stem: `In the city of Lumbra, a garden plot is rented only to somebody who lives in the district where the garden lies. A tenant who moves to another district has to give the garden up by the end of the year. Every garden plot in the Harbor district has had the same tenant for at least ten years.

If the statements above are true, which of the following must also be true?`,
    key: [
      `Nobody who first moved to the Harbor district five years ago is the tenant of a garden plot there.`,
      `Every tenant of a Harbor garden rented it at least ten years ago and had to live in the district then. Nobody who first moved there five years ago met that condition.`,
    ],
    wrong: [
      [
        `No tenant of a garden plot in the Harbor district has lived elsewhere during the past ten years.`,
        'too-strong',
        `A tenant who moves away may keep the garden until "the end of the year." Someone who left in the spring and returned in the fall could still have it, so this need not be true.`,
      ],
      [
        `Most people who have lived in the Harbor district for ten years are tenants of a garden plot there.`,
        'reversed-causation',
        `Every tenant had to live in the district to rent a garden there. That does not mean that most long-time residents have one, since we are not told how many gardens there are.`,
      ],
      [
        `Garden plots in the Harbor district change their tenants less often than those in any other district.`,
        'wrong-comparison',
        `This answer compares the Harbor district with "any other district," but no other district is described. Tenants elsewhere may have stayed even longer.`,
      ],
      [
        `The next garden plot that is given up in the Harbor district will go to whoever has waited longest.`,
        'real-world-belief',
        `Many cities have waiting lists, but none is mentioned here. The rule says only where a tenant has to live.`,
      ],
    ],
    quick: [
      `Each tenant rented the garden at least ten years ago and had to be living in the district then. Someone who first moved there five years ago was not.`,
    ],
    full: [
      `Method: go back to the day when each garden was rented, and apply the rule to that day.`,
      `Every Harbor garden has had the same tenant for at least ten years, so it was rented ten or more years ago.`,
      `Since a garden is rented only to someone who lives in the district, each of these tenants was living in the Harbor district at that time.`,
      `Anyone who first moved to the district five years ago was living elsewhere then. So no such person is the tenant of a Harbor garden.`,
    ],
    hints: [
      `Which rule applies when a garden is rented, and which applies later?`,
      `For a garden in the Harbor district, how long ago was it rented, at the latest? Apply the rule about where a tenant lives to that day.`,
    ],
  },
  {
    id: 'cr-0124',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.3,
    stem: `Passengers on the trams of Vellmar hand in twice as many umbrellas as pairs of gloves at the company's lost property office. A tenth of the umbrellas handed in are collected by their owners, and a third of the pairs of gloves are.

Which of the following can be properly inferred from the information above?`,
    key: [
      `The office gives back more pairs of gloves to their owners than it gives back umbrellas.`,
      `For every 30 pairs of gloves handed in, there are 60 umbrellas. Owners collect a third of the gloves, or 10 pairs, but only a tenth of the umbrellas, or 6. So the office returns more pairs of gloves.`,
    ],
    wrong: [
      [
        `Passengers on the trams of Vellmar lose umbrellas more frequently than they lose gloves.`,
        'distorted-detail',
        `The figures describe only what passengers hand in. They may lose gloves more often than umbrellas if many lost gloves are kept or overlooked by the people who find them.`,
      ],
      [
        `Owners of lost gloves are more likely to ask at the office than owners of lost umbrellas.`,
        'real-world-belief',
        `A larger share of gloves is collected, but that does not show who asks at the office. Many people may ask for an umbrella and fail to recognize theirs.`,
      ],
      [
        `Of all the articles handed in at the office, fewer than a third are collected by owners.`,
        'too-broad',
        `The statements describe only umbrellas and gloves. If owners collect nearly all the bags and phones that are handed in, the share for all articles may be well above a third.`,
      ],
      [
        `Fewer umbrellas than pairs of gloves are left at the office because nobody collects them.`,
        'opposite-effect',
        `It is the other way around. Of 60 umbrellas, 6 are collected and 54 are left. Of 30 pairs of gloves, 10 are collected and 20 are left.`,
      ],
    ],
    quick: [
      `Take 30 pairs of gloves and 60 umbrellas. A third of 30 is 10, and a tenth of 60 is 6, so the office returns more pairs of gloves.`,
    ],
    full: [
      `Method: choose a convenient number of pairs of gloves, and work out the rest.`,
      `Suppose that 30 pairs of gloves are handed in. Then twice as many umbrellas, or 60, are handed in.`,
      `Owners collect a third of the gloves, or 10 pairs, and a tenth of the umbrellas, or 6.`,
      `The ratio of 10 to 6 stays the same whatever number you start with. So the lost-and-found office returns more pairs of gloves than umbrellas.`,
    ],
    hints: [
      `Twice as many umbrellas are handed in. How do the rates at which owners collect umbrellas and gloves compare?`,
      `Choose a convenient number of pairs of gloves, and work out how many pairs and how many umbrellas are collected.`,
    ],
  },
  {
    id: 'cr-0125',
    version: 2,
    skill: 'cr-inference',
    difficulty: 1,
    stem: `A survey reached every adult in the town of Brisa. Most of those who own a bicycle also own a car. Most of those who own a car, however, do not own a bicycle.

If the results of the survey are correct, which of the following must be true of the adults in Brisa?`,
    key: [
      `More of them own a car than own a bicycle.`,
      `Adults who own both are more than half of the bicycle owners but less than half of the car owners. So there must be more car owners than bicycle owners.`,
    ],
    wrong: [
      [
        `More of them own a car than own no car.`,
        'too-strong',
        `The statements compare car owners with bicycle owners, not with the whole town. Perhaps only a few adults own a car, and even fewer own a bicycle.`,
      ],
      [
        `Most of those without a car have no bicycle.`,
        'reversed-causation',
        `Most bicycle owners have a car, but that tells us little about adults without a car. If only a few adults have no car, nearly all of those may own a bicycle.`,
      ],
      [
        `More of them own both than own only one.`,
        'distorted-detail',
        `Most car owners "do not own a bicycle," so adults who own both are fewer than adults who own only a car. Those who own only a bicycle widen the gap.`,
      ],
      [
        `Most of those who own both prefer the car.`,
        'real-world-belief',
        `Most bicycle owners have a car, which may suggest that they prefer it. But the survey tells us only what people own, not what they like.`,
      ],
    ],
    quick: [
      `Adults who own both are a majority of the bicycle owners but a minority of the car owners. So the car owners are the larger group.`,
    ],
    full: [
      `Method: start with the adults who own both, and compare each group of owners with them.`,
      `Let \\(n\\) be the number of adults who own both.`,
      `They make up more than half of the bicycle owners, so there are fewer than \\(2n\\) bicycle owners.`,
      `The same adults make up less than half of the car owners, so there are more than \\(2n\\) car owners. So more adults own a car than own a bicycle.`,
    ],
    hints: [
      `The two statements about owners have one group of people in common. Which group is it?`,
      `Suppose that 30 adults own both. How many bicycle owners can there be, and how many car owners must there be?`,
    ],
  },
  {
    id: 'cr-0126',
    version: 3,
    skill: 'cr-inference',
    difficulty: -0.2,
    stem: `In Ferris, an open-air concert may go on after ten in the evening only on a Friday or a Saturday, and only if each household within 200 yards of the stage has been told of it in writing. One evening in June the Harp Festival, in full accordance with these rules, gave an open-air concert that ended at half past eleven. Ilse Amrein, whose house stands 150 yards from the stage, learned of the concert from a poster at the baker's.

Which of the following must be true on the basis of the statements above?`,
    key: [
      `The household of Ilse Amrein had been told of the concert in writing as well.`,
      `The concert followed the rules, so each household within 200 yards had been told in writing. Ilse Amrein's house stands 150 yards away, so her household was one of them.`,
    ],
    wrong: [
      [
        `The organizers had not told each household near the stage of the concert.`,
        'half-right',
        `Learning of the concert from a poster does not rule out a letter, which someone else in her house may have opened. Since the concert followed the rules, each household nearby had been told.`,
      ],
      [
        `The concert was given on a Saturday, since Saturdays are the usual choice.`,
        'real-world-belief',
        `Saturday is one of the two days allowed. But a concert on a Friday would follow the rules just as well, and we are not told which day is more usual.`,
      ],
      [
        `Households that are 250 yards from the stage had not been told in writing.`,
        'reversed-causation',
        `The rule requires nothing beyond 200 yards. But it does not forbid telling people who live farther away, so the organizers may have done so.`,
      ],
      [
        `Any concert that ends at ten or earlier may be given without being announced.`,
        'too-strong',
        `These rules are about concerts that go on after ten. Other rules may apply to concerts that end earlier, so these may have to be announced too.`,
      ],
    ],
    quick: [
      `The rules were followed, and 150 is less than 200. So Ilse Amrein's household was told in writing, whatever she read on the poster.`,
    ],
    full: [
      `Method: ask what the rules required of this concert. Since it followed them, all of that was done.`,
      `The concert went on after ten, "in full accordance with these rules."`,
      `So every household within 200 yards of the stage had been told of it in writing.`,
      `Ilse Amrein's house stands 150 yards away, so her household had been told in writing too. How she herself learned of the concert makes no difference.`,
    ],
    hints: [
      `What does "in full accordance with these rules" allow you to take as a fact?`,
      `Work out what the rules required for a concert that ended at half past eleven. Then apply that to a house 150 yards from the stage.`,
    ],
  },
  {
    id: 'cr-0127',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.6,
    stem: `In the province of Selva there are as many firefighters for every 10,000 inhabitants today as there were fifteen years ago. Over the same time the number of inhabitants has grown by 20 percent, while the number of fires that break out in a year has fallen by a tenth.

If the statements above are true, which of the following must be true of the province?`,
    key: [
      `For each firefighter, a quarter fewer fires break out in a year than fifteen years ago.`,
      `Suppose there were 100 firefighters and 100 fires fifteen years ago. Firefighters grew with the population to 120, and fires fell to 90. So fires per firefighter fell from 1 to 0.75.`,
    ],
    wrong: [
      [
        `There are just as many firefighters in the province today as there were fifteen years ago.`,
        'distorted-detail',
        `"As many" suggests that the number is the same. But what stayed the same is the number "for every 10,000 inhabitants." With more inhabitants, there are more firefighters.`,
      ],
      [
        `For each inhabitant, about a third fewer fires break out in a year than fifteen years ago.`,
        'wrong-comparison',
        `Adding 20 percent and 10 percent gives 30 percent, or about a third. But the changes cannot be added. If both numbers were once 100, fires per inhabitant fell from 1 to \\(90 \\div 120 = 0.75\\), a drop of a quarter.`,
      ],
      [
        `More firefighters are sent to a fire of the same size than were sent fifteen years ago.`,
        'too-strong',
        `There are more firefighters and fewer fires today, so more could be sent to each fire. But the statements do not say how many actually are.`,
      ],
      [
        `The inhabitants handle open flames with more care today than they did fifteen years ago.`,
        'real-world-belief',
        `Greater care could explain why there are fewer fires, but so could better wiring or wetter summers, and the statements do not say which it was.`,
      ],
    ],
    quick: [
      `Firefighters are up 20 percent and fires are down 10 percent, so there are a quarter fewer fires for each firefighter: \\(90 \\div 120 = 0.75\\).`,
    ],
    full: [
      `Method: choose convenient numbers for the past, and work out today's.`,
      `A constant number per 10,000 inhabitants means that the number of firefighters has grown by 20 percent, as the population has.`,
      `Suppose there were 100 firefighters and 100 fires fifteen years ago. Today there are 120 firefighters and 90 fires.`,
      `Fires per firefighter are now \\(90 \\div 120 = 0.75\\), compared with 1 before. That is a quarter fewer fires for each firefighter.`,
    ],
    hints: [
      `Which figure stayed the same over the fifteen years, and which two changed?`,
      `Suppose there were 100 firefighters and 100 fires fifteen years ago. What are the numbers today?`,
    ],
  },
]

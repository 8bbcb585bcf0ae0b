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
      `Each tenant of a Harbor garden took it over at least ten years ago, and had to live in the district to do so. Somebody who first came five years ago cannot be one of them.`,
    ],
    wrong: [
      [
        `No tenant of a garden plot in the Harbor district has lived elsewhere during the past ten years.`,
        'too-strong',
        `A tenant who moves away may keep the garden until 'the end of the year'. One who left in spring and came back in fall would still have it.`,
      ],
      [
        `Most people who have lived in the Harbor district for ten years are tenants of a garden plot there.`,
        'reversed-causation',
        `The tenants have long lived in the district, but that does not make those who have long lived there tenants. Nothing is said about how many gardens there are.`,
      ],
      [
        `Garden plots in the Harbor district change their tenants less often than those in any other district.`,
        'wrong-comparison',
        `Only the Harbor district is described. In other districts the tenants may have stayed even longer.`,
      ],
      [
        `The next garden plot that is given up in the Harbor district will go to whoever has waited longest.`,
        'real-world-belief',
        `Waiting lists are common in life, but none is mentioned here. The rule says only where a tenant has to live.`,
      ],
    ],
    quick: [
      `Tenant now means tenant ten years ago, and tenant then means resident then. A newcomer of five years is out.`,
    ],
    full: [
      `Every Harbor garden was rented to its present tenant ten or more years ago.`,
      `A garden is rented only to a resident, so each tenant lived in the district at that time.`,
      `Whoever first moved there five years ago did not live there then, and so cannot be a tenant.`,
    ],
    hints: [
      `What must have been true of a tenant on the day the garden was rented?`,
      `How long ago, at the least, was that day for a garden in the Harbor district?`,
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
      `For every 30 pairs of gloves there are 60 umbrellas. Ten pairs are collected, but only six umbrellas.`,
    ],
    wrong: [
      [
        `Passengers on the trams of Vellmar lose umbrellas more frequently than they lose gloves.`,
        'distorted-detail',
        `The figures are about what is 'handed in'. Lost gloves may be kept, or overlooked, more often than lost umbrellas.`,
      ],
      [
        `Owners of lost gloves are more likely to ask at the office than owners of lost umbrellas.`,
        'real-world-belief',
        `It may be that many people ask for an umbrella and cannot tell theirs from the others. The text counts what is collected, not who asks.`,
      ],
      [
        `Of all the articles handed in at the office, fewer than a third are collected by owners.`,
        'too-broad',
        `Umbrellas and gloves are the only articles described. Of bags or telephones, nearly all may be collected.`,
      ],
      [
        `Fewer umbrellas than pairs of gloves are left at the office because nobody collects them.`,
        'opposite-effect',
        `It is the other way round: of 60 umbrellas 54 are left, and of 30 pairs of gloves 20.`,
      ],
    ],
    quick: [`Take 30 pairs and 60 umbrellas: a third of 30 is 10, a tenth of 60 is 6.`],
    full: [
      `Let the number of pairs handed in be 30. Then 60 umbrellas are handed in.`,
      `Collected: 10 pairs of gloves and 6 umbrellas.`,
      `Double the number does not make up for a share that is less than a third as large.`,
    ],
    hints: [
      `Choose a convenient number of gloves and work out the rest.`,
      `Keep apart what is lost, what is handed in, what is asked for and what is collected.`,
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
      `Those who own both are more than half of the bicycle owners, but less than half of the car owners. So half of the first group is smaller than half of the second.`,
    ],
    wrong: [
      [
        `More of them own a car than own no car.`,
        'too-strong',
        `Cars are compared with bicycles here, not with the whole town. Car owners may be few, if bicycle owners are fewer still.`,
      ],
      [
        `Most of those without a car have no bicycle.`,
        'reversed-causation',
        `Most bicycle owners have a car. That does not say what is usual among people without one: perhaps nearly all of these few own a bicycle.`,
      ],
      [
        `More of them own both than own only one.`,
        'distorted-detail',
        `Those with both are fewer than those with a car and no bicycle, since most car owners 'do not own a bicycle'.`,
      ],
      [
        `Most of those who own both prefer the car.`,
        'real-world-belief',
        `The survey is about what people own. It does not tell us which of the two they like better.`,
      ],
    ],
    quick: [
      `The same people, those with both, are a majority of one group and a minority of the other. The group in which they are a minority is the larger.`,
    ],
    full: [
      `Let \\(n\\) adults own both.`,
      `They are most of the bicycle owners, so there are fewer than \\(2n\\) bicycle owners.`,
      `They are not most of the car owners, so there are more than \\(2n\\) car owners.`,
      `Hence there are more car owners than bicycle owners.`,
    ],
    hints: [
      `Both sentences speak of one and the same set of people. Which?`,
      `Suppose that 30 adults own both. How many bicycle owners can there be, and how many car owners?`,
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
      `The concert went on after ten 'in full accordance with these rules', so every household within 200 yards had been told in writing. Hers is one of them.`,
    ],
    wrong: [
      [
        `The organizers had not told each household near the stage of the concert.`,
        'half-right',
        `That she read it on a poster does not exclude a letter which came later, or which somebody else in the house opened.`,
      ],
      [
        `The concert was given on a Saturday, since Saturdays are the usual choice.`,
        'real-world-belief',
        `A Friday is just as much in accordance with the rules. Which day is usual is not said.`,
      ],
      [
        `Households that are 250 yards from the stage had not been told in writing.`,
        'reversed-causation',
        `The rules demand letters within 200 yards. They do not forbid the organizers to write to people farther away.`,
      ],
      [
        `Any concert that ends at ten or earlier may be given without being announced.`,
        'too-strong',
        `We hear only about concerts that go on after ten. Other rules may hold for earlier ones.`,
      ],
    ],
    quick: [`The rules were kept, and 150 is less than 200. So her household was told in writing, poster or not.`],
    full: [
      `The concert lasted beyond ten and kept the rules.`,
      `So each household within 200 yards had been told in writing.`,
      `Her house stands at 150 yards. How she herself first heard of the concert makes no difference.`,
    ],
    hints: [
      `What does 'in full accordance with these rules' allow you to take as a fact?`,
      `Does learning something in one way exclude having been told in another?`,
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
      `The number of firefighters has grown with the inhabitants, from 100 to 120, and fires have fallen from 100 to 90. So fires per firefighter have fallen from 1 to 0.75.`,
    ],
    wrong: [
      [
        `There are just as many firefighters in the province today as there were fifteen years ago.`,
        'distorted-detail',
        `It is the number 'for every 10,000 inhabitants' that has stayed the same. With more inhabitants there are more firefighters.`,
      ],
      [
        `For each inhabitant, about a third fewer fires break out in a year than fifteen years ago.`,
        'wrong-comparison',
        `The two changes are not to be added. Fires went from 100 to 90 and inhabitants from 100 to 120, and 90 divided by 120 is three quarters.`,
      ],
      [
        `More firefighters are sent to a fire of the same size than were sent fifteen years ago.`,
        'too-strong',
        `More of them would be available. Whether more are sent to each fire is a decision that the text does not mention.`,
      ],
      [
        `The inhabitants handle open flames with more care today than they did fifteen years ago.`,
        'real-world-belief',
        `That may be why there are fewer fires, but so may better wiring or wetter summers. No cause is given.`,
      ],
    ],
    quick: [`Firefighters up 20 percent, fires down 10: \\(90 \\div 120 = 0.75\\).`],
    full: [
      `A constant number per 10,000 inhabitants means that firefighters grow as the inhabitants do: by 20 percent.`,
      `Set both numbers to 100 for the start. Today there are 120 firefighters and 90 fires.`,
      `Fires per firefighter: \\(90 \\div 120 = 0.75\\), a quarter less than at the start.`,
    ],
    hints: [
      `If the rate stays the same and the population grows, what happens to the number of firefighters?`,
      `Set the numbers of fifteen years ago to 100 and divide.`,
    ],
  },
]

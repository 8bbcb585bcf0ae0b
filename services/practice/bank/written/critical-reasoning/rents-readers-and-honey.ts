import type { WrittenQuestion } from '../written-question.ts'

/** A surprise about rents, and what follows about readers of two towns and about honey. */
export const rentsReadersAndHoney: readonly WrittenQuestion[] = [
  {
    id: 'cr-0203',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.9,
    stem: `In Belmar a law forbids raising the rent of an apartment, even when a new tenant moves in. Last year the law was observed without exception. The rent of apartments that were rented out for the first time was, for each square foot, equal to the average of the city. Still, the average rent for a square foot, taken over all the apartments rented out in Belmar, was 3 percent higher at the end of the year than at its beginning.

Which of the following, if true, most helps to explain the rise?`,
    key: [
      `Some hundreds of old apartments with the lowest rents per square foot were turned into offices.`,
      `No rent rose, and new apartments came in at the average. But take away the apartments with the lowest rents, and the average of the remaining ones is higher, even though no rent has changed.`,
    ],
    wrong: [
      [
        `Some hundreds of new apartments, larger and better equipped than the others, were finished.`,
        'half-right',
        `Good equipment suggests high rents. But the rent of new apartments was "equal to the average of the city" for each square foot, so adding them does not change the average.`,
      ],
      [
        `A tenth of the tenants exchanged apartments with others who had been paying less per square foot.`,
        'distorted-detail',
        `Tenants who moved to cheaper apartments pay less now, but those they traded places with pay more. Each apartment kept its rent, so the average did not change.`,
      ],
      [
        `The owners of most apartments would have asked for higher rents if the law had not forbidden it.`,
        'opposite-effect',
        `Owners would have liked to charge more, but the law forbade it and was obeyed without exception. So what they wished for cannot have raised the average.`,
      ],
      [
        `The prices of heating and water, which tenants pay apart from the rent, rose considerably.`,
        'out-of-scope',
        `Tenants may feel the higher prices for heating and water. But they pay these apart from the rent, so the average rent is not affected.`,
      ],
    ],
    quick: [
      `No rent rose, and new apartments came in at the average. But when apartments with the lowest rents are turned into offices, the average of the others is higher.`,
    ],
    full: [
      `Two findings seem to conflict: no rent rose, and yet the average rent did.`,
      `An average can change because values change, are added, or are removed. The law kept the rents from rising, and the new apartments came in at the average.`,
      `That leaves removal. When hundreds of apartments with the lowest rents became offices, the average of the remaining ones was higher, which explains the rise.`,
    ],
    hints: [
      `What did the law keep from changing, and what rose all the same?`,
      `An average can change because values change, are added, or are removed. Which of these ways does the passage rule out?`,
    ],
  },
  {
    id: 'cr-0204',
    version: 2,
    skill: 'cr-inference',
    difficulty: 1.3,
    stem: `In both Tamura and Vell, the public library publishes what share of the inhabitants use it. Among those under forty, the share is larger in Tamura than in Vell. Among those of forty or over, the share is larger in Tamura as well. Yet among all inhabitants, the share is larger in Vell.

If the statements above are true, which of the following must also be true?`,
    key: [
      `The share of inhabitants who are under forty is not the same in Tamura as in Vell.`,
      `If both towns had the same mix of ages, Tamura would be ahead in total, since its share is larger in each age group. But Vell is ahead in total, so the mix must differ.`,
    ],
    wrong: [
      [
        `The share of inhabitants who are under forty is larger in Tamura than it is in Vell.`,
        'too-strong',
        `Tamura must have a larger share of people in the age group that uses the library less. But that group could be the older one, and then the share under forty is smaller in Tamura.`,
      ],
      [
        `The number of inhabitants who use the library is larger in Vell than it is in Tamura.`,
        'distorted-detail',
        `The statements compare shares, not numbers. Tamura may be many times as large as Vell and so have more users even with a smaller share.`,
      ],
      [
        `The share of users is larger among those under forty than among the rest in Tamura.`,
        'half-right',
        `The two age groups in Tamura may well use the library at different rates. But it could be the older group that uses it more, so this need not be true.`,
      ],
      [
        `The shares published by at least one of the two libraries cannot have been correct.`,
        'real-world-belief',
        `The shares can all be correct. Suppose Tamura's are 10 and 60 percent, with 90 percent of people in the first group, and Vell's are 5 and 50, with 10 percent there. The totals are 15 and 45.5 percent.`,
      ],
    ],
    quick: [`Tamura is ahead in each age group but behind in total. Only a different mix of ages can explain that.`],
    full: [
      `Method: ask what determines a town's total share besides its shares for the two age groups.`,
      `A town's total share is the average of its two groups, weighted by their sizes.`,
      `Suppose that both towns had the same mix of ages. Since Tamura's share is larger in each group, its total share would be larger too.`,
      `But Tamura's total share is smaller, so the share of people under forty cannot be the same in both towns. We cannot tell which town has the larger share, since we do not know which age group uses the library less.`,
    ],
    hints: [
      `Which town is ahead in each age group, and which is ahead in total?`,
      `Suppose that half the people in each town are under forty. Try shares of 10 and 60 percent in Tamura and 5 and 50 percent in Vell. Which town is ahead in total?`,
    ],
  },
  {
    id: 'cr-0205',
    version: 4,
    skill: 'cr-inference',
    difficulty: 0.7,
    stem: `Beekeepers in Tolna sell no honey that contains more than 18 percent water, and they do not mix honey of different years. After the wet summer of 2022, all honey of that year contained more water than that, and the only way to remove water from honey is to warm it. Honey that has been warmed may not be sold under the name 'Raw Gold'. At the fall market of that year, Ivo sold jars of several kinds of honey, among them his lime honey of 2022 and some under the name 'Raw Gold'. Like all beekeepers in Tolna, he keeps to these rules.

If the statements above are true, which of the following must also be true of the jars that Ivo sold at the market?`,
    key: [
      `Those under the name 'Raw Gold' contained no honey of 2022.`,
      `Honey of 2022 could be sold only after it had been warmed, and warmed honey may not be sold under that name. So the "Raw Gold" jars held only honey of earlier years.`,
    ],
    wrong: [
      [
        `Those under the name 'Raw Gold' contained no lime honey.`,
        'half-right',
        `The "Raw Gold" jars contained no lime honey of 2022. But they may have contained lime honey of an earlier, drier year.`,
      ],
      [
        `Those which contained lime honey had all been warmed.`,
        'too-strong',
        `Ivo's lime honey of 2022 had been warmed. But lime honey of an earlier year, if he sold any, may not have been warmed.`,
      ],
      [
        `Those with warmed honey all contained honey of 2022.`,
        'reversed-causation',
        `Any honey of 2022 that Ivo sold had been warmed. But that does not mean that all warmed honey was from 2022, since honey of an earlier year may have been warmed, too.`,
      ],
      [
        `Those with honey of 2022 tasted less fresh than others.`,
        'real-world-belief',
        `Warming may change how honey tastes. But the statements are about water, warming, and a name, and they say nothing about taste.`,
      ],
    ],
    quick: [
      `Honey of 2022 could be sold only after warming, and warmed honey may not be sold as "Raw Gold." So none of the "Raw Gold" was from 2022.`,
    ],
    full: [
      `Method: follow the honey of 2022 through the rules one by one.`,
      `All honey of 2022 contained more than 18 percent water, and beekeepers do not mix it with drier honey of other years. The only way left was to remove water, and that is done only by warming. So all honey of 2022 that was sold had been warmed.`,
      `Warmed honey may not be sold as "Raw Gold," and Ivo keeps to these rules.`,
      `So none of the jars that he sold as "Raw Gold" contained honey of 2022.`,
    ],
    hints: [
      `Could honey of 2022 be sold as it was? If not, what had to happen first?`,
      `Trace the honey of 2022 through the rules one by one. Keep "lime honey" and "honey of 2022" apart, since they need not be the same.`,
    ],
  },
]

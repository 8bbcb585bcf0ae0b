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
      `No rent rose, and new apartments came in at the average. If apartments with the lowest rents are taken out, the average of the others goes up even though no rent has changed.`,
    ],
    wrong: [
      [
        `Some hundreds of new apartments, larger and better equipped than the others, were finished.`,
        'half-right',
        `Good equipment suggests high rents, but the rent of new apartments equals the average of the city. Adding them does not change it.`,
      ],
      [
        `A tenth of the tenants exchanged apartments with others who had been paying less per square foot.`,
        'distorted-detail',
        `Cheaper apartments with new tenants seem to change the average. But an exchange changes who lives where, and the apartments and their rents remain the same.`,
      ],
      [
        `The owners of most apartments would have asked for higher rents if the law had not forbidden it.`,
        'opposite-effect',
        `Owners would have asked for more, but the law kept them from doing so. This does not explain the rise.`,
      ],
      [
        `The prices of heating and water, which tenants pay apart from the rent, rose considerably.`,
        'out-of-scope',
        `These costs are paid "apart from the rent," so they do not affect the average rent.`,
      ],
    ],
    quick: [`No rent rose, and nothing expensive was added. So something inexpensive must have been taken away.`],
    full: [
      `Method: accept both facts. No rent rose, and yet the average rent did.`,
      `An average can change because values change, because values are added, or because values are removed. The law fixed the values, and the new apartments came in at the average.`,
      `That leaves removal. When hundreds of apartments with the lowest rents became offices, the average of the others rose, which explains the increase.`,
    ],
    hints: [
      `No single rent went up. How else could the average rent in Belmar rise during the year?`,
      `Which of these ways does the passage rule out, and which one is left?`,
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
      `If both towns had the same mix of ages, Tamura would be ahead in total, since it is ahead in each group. It is not, so the mix differs.`,
    ],
    wrong: [
      [
        `The share of inhabitants who are under forty is larger in Tamura than it is in Vell.`,
        'too-strong',
        `Tamura must indeed have more of the group with the smaller share of users. But the statements do not say whether that group is the younger or the older one.`,
      ],
      [
        `The number of inhabitants who use the library is larger in Vell than it is in Tamura.`,
        'distorted-detail',
        `The statements compare shares. Tamura may be many times as large and have more users even with a smaller share.`,
      ],
      [
        `The share of users is larger among those under forty than among the rest in Tamura.`,
        'half-right',
        `The two groups must differ in how much they use the library, but either one could be the group that uses it more.`,
      ],
      [
        `The shares published by at least one of the two libraries cannot have been correct.`,
        'real-world-belief',
        `The figures seem to contradict each other, but they can all be correct. Take 10 and 60 percent in Tamura and 5 and 50 in Vell. If most of Vell's people are in the second group, Vell can be ahead in total.`,
      ],
    ],
    quick: [`Tamura is ahead in each group but behind in total. Only a different mix of the groups can explain that.`],
    full: [
      `A town's total share is the average of its two groups, weighted by their sizes.`,
      `If both towns had the same mix of ages, Tamura would also have the larger share in total.`,
      `Its total share is smaller, so the mix must differ. Whether Tamura has more young or more old people depends on which group uses the library less, and that is not known.`,
    ],
    hints: [
      `Besides its shares for the two age groups, what determines the total share of a town?`,
      `Suppose that both towns had the same mix of ages. Which would be ahead in total? Try 10 and 60 percent in Tamura, 5 and 50 percent in Vell.`,
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
      `Honey of 2022 could be sold only after it had been warmed, and warmed honey may not bear the name. So the honey under that name is from another year.`,
    ],
    wrong: [
      [
        `Those under the name 'Raw Gold' contained no lime honey.`,
        'half-right',
        `That honey included no lime honey of 2022. But it may have contained lime honey of an earlier, drier year.`,
      ],
      [
        `Those which contained lime honey had all been warmed.`,
        'too-strong',
        `His lime honey of 2022 had been warmed. Lime honey of an earlier year, if he sold any, may not have been.`,
      ],
      [
        `Those with warmed honey all contained honey of 2022.`,
        'reversed-causation',
        `All of the honey of 2022 was warmed, but honey of another year may have been warmed as well.`,
      ],
      [
        `Those with honey of 2022 tasted less fresh than others.`,
        'real-world-belief',
        `Warming may change the taste of honey, but the statements are only about water and a name.`,
      ],
    ],
    quick: [
      `Honey of 2022 was sold only after warming, and warmed honey is never sold as "Raw Gold." So none of the "Raw Gold" is from 2022.`,
    ],
    full: [
      `All honey of 2022 had too much water, so it could be sold only after it had been warmed.`,
      `Warmed honey may not be sold as "Raw Gold." Ivo keeps to these rules.`,
      `So what he sold as "Raw Gold" contained no honey of 2022.`,
    ],
    hints: [
      `What had to happen to honey of 2022 before it could be sold?`,
      `Do "lime honey" and "honey of 2022" mean the same thing?`,
    ],
  },
]

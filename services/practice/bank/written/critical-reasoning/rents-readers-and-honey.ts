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
      `No rent rose and new apartments came in at the average. When cheap apartments drop out, the average of those that remain goes up.`,
    ],
    wrong: [
      [
        `Some hundreds of new apartments, larger and better equipped than the others, were finished.`,
        'half-right',
        `However good they are, their rent for a square foot is 'equal to the average'. Adding them leaves it where it was.`,
      ],
      [
        `A tenth of the tenants exchanged apartments with others who had been paying less per square foot.`,
        'distorted-detail',
        `An exchange changes who lives where. The apartments and their rents, over which the average is taken, remain the same.`,
      ],
      [
        `The owners of most apartments would have asked for higher rents if the law had not forbidden it.`,
        'opposite-effect',
        `They would have, but the law held them to the old rents. The rise becomes no clearer.`,
      ],
      [
        `The prices of heating and water, which tenants pay apart from the rent, rose considerably.`,
        'out-of-scope',
        `What is paid 'apart from the rent' does not enter into the average of rents.`,
      ],
    ],
    quick: [`No rent rose, nothing expensive was added: so something cheap was taken away.`],
    full: [
      `An average can change because values change, because values are added or because values are taken away.`,
      `Values: fixed by law. Added: at the average, without effect.`,
      `Taken away: if these were low, the average rises.`,
    ],
    hints: [
      `In which three ways can an average change?`,
      `Cross out the ways that the text closes and see what is left.`,
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
      `If both towns had the same mix of ages, Tamura, ahead in each group, would be ahead in total. It is not, so the mix differs.`,
    ],
    wrong: [
      [
        `The share of inhabitants who are under forty is larger in Tamura than it is in Vell.`,
        'too-strong',
        `Tamura must have more of whichever group reads less. The text does not tell whether this is the young or the old.`,
      ],
      [
        `The number of inhabitants who use the library is larger in Vell than it is in Tamura.`,
        'distorted-detail',
        `Shares are compared. Tamura may be many times as large and have more users with a smaller share.`,
      ],
      [
        `The share of users is larger among those under forty than among the rest in Tamura.`,
        'half-right',
        `The two groups must differ in how much they use the library, but which of them uses it more is left open.`,
      ],
      [
        `The shares published by at least one of the two libraries cannot have been correct.`,
        'real-world-belief',
        `It looks like a contradiction and is none. With 10 and 60 percent in one town, 5 and 50 in the other, the mix of ages decides.`,
      ],
    ],
    quick: [`Ahead in each group, behind in total: only a different mix of groups can do that.`],
    full: [
      `A town's share is the average of its two groups, weighted by their sizes.`,
      `With equal weights, higher shares in both groups give a higher total.`,
      `Tamura's total is lower, so the weights differ. Whether it has more young or more old depends on which of them reads less.`,
    ],
    hints: [
      `Suppose that both towns had the same mix of ages. What would follow?`,
      `Try numbers: 10 and 60 percent in Tamura, 5 and 50 in Vell.`,
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
      `Honey of 2022 could be sold only after warming, and warmed honey may not bear the name. So the honey under it is from another year.`,
    ],
    wrong: [
      [
        `Those under the name 'Raw Gold' contained no lime honey.`,
        'half-right',
        `They contained no lime honey of 2022. Lime honey of an earlier and drier year may be among them.`,
      ],
      [
        `Those which contained lime honey had all been warmed.`,
        'too-strong',
        `His lime honey of 2022 had been. If he sold some of an earlier year as 'Raw Gold', that had not.`,
      ],
      [
        `Those with warmed honey all contained honey of 2022.`,
        'reversed-causation',
        `All honey sold of that summer was warmed. Honey of another summer may have been warmed as well.`,
      ],
      [
        `Those with honey of 2022 tasted less fresh than others.`,
        'real-world-belief',
        `Warming may change the taste of honey, but the rules and facts given here concern water and a name.`,
      ],
    ],
    quick: [`Sold and of 2022: warmed. Warmed: not 'Raw Gold'. So 'Raw Gold': not of 2022.`],
    full: [
      `Honey of 2022 had too much water and was sold only after warming.`,
      `Warmed honey is not sold as 'Raw Gold'.`,
      `So whatever Ivo sold under that name was not of 2022.`,
    ],
    hints: [
      `Follow a jar of 2022 from the hive to the market.`,
      `Which jars are covered by 'of 2022', and which by 'lime'? The two need not coincide.`,
    ],
  },
]

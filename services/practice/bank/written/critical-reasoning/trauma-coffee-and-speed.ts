import type { WrittenQuestion } from '../written-question.ts'

/** Trauma centers, coffee, a speed limit, screening and an ancient hall. */
export const traumaCoffeeAndSpeed: readonly WrittenQuestion[] = [
  {
    id: 'cr-0276',
    skill: 'cr-inference',
    difficulty: 1.0,
    stem: `In the state of Corwin, a hospital may call itself a trauma center only if a surgeon is in the building at all hours and the hospital has a landing pad for helicopters. Every hospital in Corwin with more than 300 beds has such a landing pad. No hospital in Corwin can afford to have a surgeon in the building at all hours without a grant from the state. Of the fourteen hospitals with more than 300 beds, nine call themselves trauma centers, and all of them do so lawfully.

If the statements above are true, which of the following must also be true?`,
    key: [
      `At least nine hospitals in Corwin receive a grant from the state.`,
      `Nine hospitals are lawfully trauma centers. So each of them has a surgeon in the building at all hours, which requires a grant.`,
    ],
    wrong: [
      [
        `At most nine hospitals in Corwin may call themselves a trauma center.`,
        'too-strong',
        `Nine is the number among the large hospitals. A smaller hospital with a landing pad and a surgeon may be a trauma center as well.`,
      ],
      [
        `At least five hospitals in Corwin do not receive a grant from the state.`,
        'inverted',
        `The other five large hospitals may receive a grant without calling themselves trauma centers.`,
      ],
      [
        `Any hospital in Corwin with a landing pad has more than 300 beds.`,
        'inverted',
        `This reverses the statement: all hospitals with more than 300 beds have a landing pad, but others may have one as well.`,
      ],
      [
        `A hospital in Corwin that receives a grant may become a trauma center.`,
        'half-right',
        `A grant makes a surgeon affordable, but a landing pad is required too. And "only if" does not say that both are enough.`,
      ],
    ],
    quick: [
      `A trauma center must have a surgeon at all hours, and that requires a grant. There are nine trauma centers among the large hospitals.`,
    ],
    full: [
      `Method: follow the conditions. Write each rule as "if … then," and do not turn any of them around.`,
      `If a hospital is a trauma center, it has a surgeon at all hours and a landing pad. If it has a surgeon at all hours, it receives a grant.`,
      `Nine hospitals are lawfully trauma centers, so all nine have a surgeon at all hours, and so all nine receive a grant. At least nine hospitals must receive one.`,
      `The rules say nothing certain about the other five or about smaller hospitals.`,
    ],
    hints: [
      `Does "only if" say what a trauma center must have or what is enough to become one?`,
      `Start with the nine hospitals, and follow the statements one after another as far as they lead.`,
    ],
  },
  {
    id: 'cr-0277',
    skill: 'cr-inference',
    difficulty: 0.1,
    stem: `In the hills of Casta, coffee is grown either in full sun or under trees. An acre in full sun yields half again as much coffee as an acre under trees, but it requires large amounts of fertilizer, whereas coffee under trees requires none. When the price of fertilizer tripled two years ago, most growers with coffee in full sun lost money for the first time, while growers with coffee under trees, who sold theirs at the same price, did not.

The statements above, if true, most strongly support which of the following?`,
    key: [
      `Growing more coffee on an acre does not guarantee that a grower earns more with it.`,
      `Growers with the higher yield lost money in a year in which growers with the lower yield did not. So a higher yield alone does not guarantee higher earnings.`,
    ],
    wrong: [
      [
        `Growers in Casta would earn more in most years if their coffee stood under trees.`,
        'too-strong',
        `The statements describe a year in which fertilizer was very expensive. In other years, coffee in full sun may pay better.`,
      ],
      [
        `Coffee that is grown under trees is of a better quality than coffee in full sun.`,
        'real-world-belief',
        `Coffee grown under trees is often praised. But the statements do not compare quality, and both kinds sold at the same price.`,
      ],
      [
        `Most growers in Casta will plant trees if fertilizer remains as expensive as it is.`,
        'out-of-scope',
        `Losses may push growers to change. But what they will do depends on much that the statements leave out, such as how long trees need to grow.`,
      ],
      [
        `Fertilizer is the largest of the costs that growers with coffee in full sun have.`,
        'not-required',
        `The price of fertilizer tripled, and this was enough to turn a gain into a loss. Other costs, such as wages, may still be higher.`,
      ],
    ],
    quick: [`The growers with the higher yield lost money. So a higher yield does not guarantee higher earnings.`],
    full: [
      `Method: choose what the statements about coffee show, not what is likely or wise.`,
      `In the same year and at the same price of coffee, growers with a high yield lost money and growers with a low yield did not.`,
      `So growing more coffee on an acre does not guarantee that a grower earns more. Claims about most years, quality, or future plans go beyond what the statements say.`,
    ],
    hints: [
      `Which growers had more coffee to sell two years ago, and which of them lost money?`,
      `Which option makes no claim about other years, about quality, or about what growers will do?`,
    ],
  },
  {
    id: 'cr-0278',
    skill: 'cr-strengthen',
    difficulty: 0.8,
    stem: `On a rural highway in the state of Dorset Plains, the speed limit was raised from 55 to 65 miles per hour, and in the following three years there were a tenth fewer accidents for each mile driven on it. An engineer gives this explanation: accidents occur mainly when one car passes another, and the higher limit has reduced the differences in speed that make drivers want to pass.

Which of the following, if true, most strongly supports the engineer's explanation?`,
    key: [
      `Since the limit was raised, the slower drivers have gone faster, but those who used to exceed the limit go no faster than before.`,
      `Slow drivers have come closer to the speed of fast drivers, so speeds differ less. That is the step in the engineer's explanation that most needed support.`,
    ],
    wrong: [
      [
        `Since the limit was raised, the police have stopped fewer drivers for exceeding it than they had stopped for exceeding the old one.`,
        'out-of-scope',
        `With a higher limit, fewer drivers exceed it in any case. So the fact that the police "have stopped fewer drivers" does not show whether speeds differ less.`,
      ],
      [
        `Since the limit was raised, more of the trips between the towns along the highway have been made by cars and fewer by buses.`,
        'wrong-comparison',
        `Accidents are counted per mile driven. More cars would not explain why drivers should want to pass less often.`,
      ],
      [
        `In the years before the limit was raised, most accidents on the highway had involved a car that was passing another one.`,
        'half-right',
        `Accidents with "a car that was passing another one" support the first part of the explanation, about when accidents occur. They do not show that the higher limit reduced differences in speed.`,
      ],
      [
        `In the years after the limit was raised, the number of accidents for each mile driven also fell on other highways in the state.`,
        'opposite-effect',
        `If accidents declined where the limit stayed the same, something else may be behind the decline on this highway. So this answer weakens the explanation instead of strengthening it.`,
      ],
    ],
    quick: [
      `The explanation is a chain: a higher limit, smaller differences in speed, less passing, fewer accidents. The first link lacks evidence until we learn that only the slow drivers sped up.`,
    ],
    full: [
      `Method: follow the explanation link by link, and look for the link that most needs support.`,
      `The surprising link is the first: a higher limit is said to reduce differences in speed. One might expect all drivers to go faster.`,
      `If slower drivers have sped up and the fastest have not, the differences did become smaller. That is what the engineer says, so the explanation is supported.`,
      `The option that most accidents involved passing supports another link, which was easier to believe from the start.`,
    ],
    hints: [
      `The engineer's explanation is a chain of steps from the limit to the accidents. Which step is hardest to believe?`,
      `What must have happened to the speeds of slow and fast drivers if the engineer is right?`,
    ],
  },
  {
    id: 'cr-0279',
    skill: 'cr-weaken',
    difficulty: 1.2,
    stem: `In the state of Alcona, adults are screened every two years for a certain disease of the liver; in neighboring Benton they are not, and the disease is found only when patients feel ill. Patients in both states receive the same treatment once the disease has been found. Since 85 percent of patients in Alcona, but only 60 percent in Benton, are alive five years after their disease was found, screening evidently allows patients to live longer.

Which of the following, if true, most seriously undermines the argument?`,
    key: [
      `Patients with the disease reach about the same age in Benton, on average, as they do in Alcona.`,
      `In that case screening changes the day on which the disease is found, not the day on which patients die. More patients live for five years after that day because the count begins earlier.`,
    ],
    wrong: [
      [
        `The disease is found in about one percent of the adults who are screened for it in a year in Alcona.`,
        'out-of-scope',
        `A rare disease may make the figures seem unreliable. But how many cases are found does not show how long patients live.`,
      ],
      [
        `The treatment for the disease is of more help to some patients than it is to others in both states.`,
        'out-of-scope',
        `The treatment helps some patients more than others "in both states." So this cannot explain a difference between the states.`,
      ],
      [
        `A few patients in Benton have the disease found by chance in an examination for another purpose.`,
        'half-right',
        `Early cases in Benton blur the comparison. But a few of them only make the two states slightly more alike and do not explain the difference.`,
      ],
      [
        `Screening for the disease costs the state of Alcona more in a year than the treatment of it does.`,
        'out-of-scope',
        `The cost matters for whether screening is worthwhile. But the argument is only about whether patients live longer.`,
      ],
    ],
    quick: [
      `The five years are counted from the day when the disease was found. If patients reach the same age in both states, screening only starts the count earlier.`,
    ],
    full: [
      `Method: accept the figures of 85 and 60 percent, and look for something else that would lead to them.`,
      `The five years begin when the disease is found. Screening finds it before patients feel ill, so the count begins earlier in Alcona.`,
      `Suppose that a patient dies at 70. If the disease was found at 63, the patient was alive five years later; if it was found at 67, the patient was not. In both cases the patient lives equally long.`,
      `If patients reach about the same age in both states, this is what happens here. The argument is seriously undermined.`,
    ],
    hints: [
      `The 85 and 60 percent count patients who are alive five years after something happened. What, and when does it happen in each state?`,
      `From which day are the five years counted in each state? Suppose that screening had no effect on when patients die.`,
    ],
  },
  {
    id: 'cr-0280',
    skill: 'cr-inference',
    difficulty: 0.8,
    stem: `Delgado: The great hall at Ixtan contains no hearth, no storage jars, and no traces of any craft, so people neither lived nor worked in it. What remains is that it served for ceremonies.

Whitcombe: I do not see people living or working there, either. But a hall without hearths or jars would also be left behind by those who met in it to trade or to settle disputes, and we have no right to call a building ceremonial because we have run out of other ideas.

The dispute between Delgado and Whitcombe is over whether`,
    key: [
      `what was not found in the hall is enough to show that it served for ceremonies`,
      `Delgado draws this conclusion by elimination. Whitcombe replies that trade or the settling of disputes would leave the same traces, so the elimination is incomplete.`,
    ],
    wrong: [
      [
        `the hall at Ixtan was used by the people who met in it to settle disputes or trade`,
        'too-strong',
        `Whitcombe mentions this as a possibility but does not claim it, and Delgado does not mention it at all.`,
      ],
      [
        `a building without a hearth or storage jars was not one in which people lived`,
        'wrong-speaker',
        `Hearths and jars are the evidence in dispute. But the two agree here: Whitcombe says, "I do not see people living or working there, either."`,
      ],
      [
        `the absence of a hearth shows less about a building than that of jars or crafts`,
        'out-of-scope',
        `The speakers list several missing things. But neither of them compares how much each of these shows.`,
      ],
      [
        `the people who built the great hall at Ixtan held ceremonies in some building`,
        'out-of-scope',
        `Whitcombe can accept that these people held ceremonies "in some building." Whitcombe denies only that this hall has been shown to be the place for them.`,
      ],
    ],
    quick: [`They accept the same findings. For Delgado these settle the matter, and for Whitcombe they do not.`],
    full: [
      `Method: look for a statement that one speaker must accept and the other must reject.`,
      `Delgado argues that people did not live or work in the hall, so it served for ceremonies. So Delgado takes the findings to be enough.`,
      `Whitcombe accepts that people did not live or work there but names other uses that fit as well. So for Whitcombe the findings are not enough.`,
      `Whitcombe does not say what the hall was used for. The dispute is about what has been shown.`,
    ],
    hints: [
      `Does Whitcombe claim to know what the hall was used for?`,
      `Whitcombe accepts one step of Delgado's reasoning with the word "either." Which step is rejected?`,
    ],
  },
]

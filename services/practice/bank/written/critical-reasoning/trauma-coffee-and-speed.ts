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
      `Each of the nine large hospitals that lawfully call themselves trauma centers must have a surgeon in the building at all hours. No hospital can afford that "without a grant from the state," so all nine receive one.`,
    ],
    wrong: [
      [
        `At most nine hospitals in Corwin may call themselves a trauma center.`,
        'too-strong',
        `Nine is the number only among hospitals with more than 300 beds. A smaller hospital with a surgeon and a landing pad might be a trauma center too.`,
      ],
      [
        `At least five hospitals in Corwin do not receive a grant from the state.`,
        'inverted',
        `The other five large hospitals do not call themselves trauma centers. But they may still receive a grant, because nothing says that grants go only to trauma centers.`,
      ],
      [
        `Any hospital in Corwin with a landing pad has more than 300 beds.`,
        'inverted',
        `The statement says that hospitals with more than 300 beds have a landing pad. It does not say the reverse, so a smaller hospital may have a landing pad too.`,
      ],
      [
        `A hospital in Corwin that receives a grant may become a trauma center.`,
        'half-right',
        `A grant helps a hospital afford a surgeon, but a trauma center also needs a landing pad. And "only if" does not promise that meeting both conditions is enough.`,
      ],
    ],
    quick: [
      `Nine hospitals are lawful trauma centers, so each of the nine has a surgeon at all hours. None can afford that without a grant, so at least nine receive one.`,
    ],
    full: [
      `Method: start from the nine trauma centers, and follow each condition only in the direction in which it is stated.`,
      `A lawful trauma center must have a surgeon in the building at all hours. A hospital with such a surgeon must have a grant, because it cannot afford one otherwise.`,
      `So all nine receive a grant from the state, and at least nine hospitals in Corwin do.`,
      `The statements do not tell us whether the other five large hospitals receive a grant or whether any smaller hospital is a trauma center.`,
    ],
    hints: [
      `What must be true of a hospital that lawfully calls itself a trauma center?`,
      `Start with the nine trauma centers, and follow the conditions as far as they lead. Do not turn any of them around.`,
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
      `An acre in full sun yields "half again as much coffee," and the price was the same, yet most growers in full sun lost money. So more coffee on an acre does not guarantee higher earnings.`,
    ],
    wrong: [
      [
        `Growers in Casta would earn more in most years if their coffee stood under trees.`,
        'too-strong',
        `What the statements describe is a time when the price of fertilizer had tripled. They do not tell us how the two groups of growers do in most years.`,
      ],
      [
        `Coffee that is grown under trees is of a better quality than coffee in full sun.`,
        'real-world-belief',
        `Many people may believe that coffee from under trees is better. But the statements say only that both kinds sold at the same price.`,
      ],
      [
        `Most growers in Casta will plant trees if fertilizer remains as expensive as it is.`,
        'out-of-scope',
        `Growers who lose money may want to change. But we are not told what they plan to do or what it would cost to plant trees.`,
      ],
      [
        `Fertilizer is the largest of the costs that growers with coffee in full sun have.`,
        'not-required',
        `Fertilizer became expensive enough to turn a profit into a loss. But other costs, such as wages, may be even higher, because no amounts are given.`,
      ],
    ],
    quick: [
      `Growers in full sun had more coffee per acre, but most of them lost money, and growers under trees did not. So more coffee does not guarantee higher earnings.`,
    ],
    full: [
      `Method: compare the two groups of growers. An acre in full sun yields half again as much coffee, and both kinds sold at the same price.`,
      `Even so, when fertilizer became expensive, most growers in full sun lost money, and growers with coffee under trees did not.`,
      `So growing more coffee on an acre does not guarantee that a grower earns more. The statements do not mention quality, what happens in most years, or plans for the future.`,
    ],
    hints: [
      `How do the two groups of growers differ in what an acre yields and in what it costs them?`,
      `Which growers had more coffee per acre two years ago, and which lost money? Drop every option about quality, other years, or future plans.`,
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
      `If the slower drivers go faster and the fastest go no faster than before, speeds differ less. That supports the step that is hardest to believe, that a higher limit reduces differences in speed.`,
    ],
    wrong: [
      [
        `Since the limit was raised, the police have stopped fewer drivers for exceeding it than they had stopped for exceeding the old one.`,
        'out-of-scope',
        `With a higher limit, we would expect fewer drivers to exceed it in any case. So the smaller number of drivers stopped does not show that speeds differ less.`,
      ],
      [
        `Since the limit was raised, more of the trips between the towns along the highway have been made by cars and fewer by buses.`,
        'wrong-comparison',
        `Accidents are counted "for each mile driven," so more trips by car should not matter in themselves. And nothing here shows that speeds differ less or that drivers pass less often.`,
      ],
      [
        `In the years before the limit was raised, most accidents on the highway had involved a car that was passing another one.`,
        'half-right',
        `This supports the first part of the explanation, about how accidents occur. But it does not support the part in doubt, that the higher limit reduced differences in speed.`,
      ],
      [
        `In the years after the limit was raised, the number of accidents for each mile driven also fell on other highways in the state.`,
        'opposite-effect',
        `If accidents became rarer on other highways as well, something other than the new limit may be behind the decline here. So this weakens the explanation.`,
      ],
    ],
    quick: [
      `The engineer says that the higher limit made speeds more alike. That is just what happens if the slower drivers speed up and the fastest do not.`,
    ],
    full: [
      `Method: look for the weakest link. According to the engineer, a higher limit makes speeds more alike, so drivers pass less often and have fewer accidents.`,
      `The first link is the weakest, because we might expect a higher limit just to make everyone drive faster.`,
      `If only the slower drivers have sped up, speeds do differ less than before. That supports the weak link and, with it, the explanation.`,
      `That most accidents had involved passing supports only the last link, which was easier to believe in the first place.`,
    ],
    hints: [
      `By what steps does a higher limit lead to fewer accidents, according to the engineer?`,
      `Write the explanation as a chain from the limit to the accidents. Which link is hardest to believe, and which option supports it?`,
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
      `If patients reach the same age in both states, screening does not seem to lengthen their lives. More of them are alive after five years in Alcona just because the disease is found, and the count begins, earlier.`,
    ],
    wrong: [
      [
        `The disease is found in about one percent of the adults who are screened for it in a year in Alcona.`,
        'out-of-scope',
        `How often the disease is found tells us how common it is, not whether patients in Alcona live longer than those in Benton.`,
      ],
      [
        `The treatment for the disease is of more help to some patients than it is to others in both states.`,
        'out-of-scope',
        `Since this is true in both states, it does not explain why their figures differ. Nor does it suggest that screening is useless.`,
      ],
      [
        `A few patients in Benton have the disease found by chance in an examination for another purpose.`,
        'half-right',
        `A few early finds in Benton make the two states slightly more alike. But they are too few to explain the gap between 85 and 60 percent.`,
      ],
      [
        `Screening for the disease costs the state of Alcona more in a year than the treatment of it does.`,
        'out-of-scope',
        `The cost may decide whether screening is worth the money. But the argument is only about whether it "allows patients to live longer."`,
      ],
    ],
    quick: [
      `The five years are counted from the day the disease is found. If patients reach the same age in both states, screening just starts the count earlier.`,
    ],
    full: [
      `Method: look for an alternative explanation of the 85 and 60 percent. The argument explains them by longer lives, but perhaps the count just starts earlier.`,
      `Screening finds the disease before patients feel ill. So the five years begin at an earlier age in Alcona than in Benton.`,
      `Suppose that a patient dies at 70. If the disease is found at 63, the patient is still alive five years later. If it is found at 67, the patient is not.`,
      `The patient lives equally long in both cases. So if patients in both states reach about the same age, the percentages do not show that screening lengthens lives.`,
    ],
    hints: [
      `What exactly do the figures of 85 and 60 percent measure?`,
      `When do the five years begin in each state? Suppose that screening does not change when patients die, and ask whether the figures could still differ.`,
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
      `Delgado infers ceremonies from what is missing: "no hearth, no storage jars, and no traces of any craft." Whitcombe replies that a hall for trade or for settling disputes would look the same, so this is not enough.`,
    ],
    wrong: [
      [
        `the hall at Ixtan was used by the people who met in it to settle disputes or trade`,
        'too-strong',
        `Whitcombe mentions trade and disputes only as possibilities and never claims that the hall was used for either. So the two do not disagree about this.`,
      ],
      [
        `a building without a hearth or storage jars was not one in which people lived`,
        'wrong-speaker',
        `Delgado says that people did not live in the hall, and Whitcombe agrees: "I do not see people living or working there, either." So they do not disagree about this.`,
      ],
      [
        `the absence of a hearth shows less about a building than that of jars or crafts`,
        'out-of-scope',
        `Both speakers mention things that were not found. But neither says that one missing thing shows more than another.`,
      ],
      [
        `the people who built the great hall at Ixtan held ceremonies in some building`,
        'out-of-scope',
        `Whitcombe can agree that these people held ceremonies in some building. What Whitcombe denies is only that this hall has been shown to be the one.`,
      ],
    ],
    quick: [
      `Delgado takes the missing hearths and jars to show that the hall was ceremonial. Whitcombe agrees that they are missing but says that other uses would fit just as well.`,
    ],
    full: [
      `Method: look for a claim about the hall that one speaker must accept and the other must reject.`,
      `Both agree that people neither lived nor worked there. From this, Delgado concludes that the hall "served for ceremonies."`,
      `Whitcombe does not say what the hall was used for but names two other uses that would leave the same remains. So the dispute is whether what was not found is enough to show ceremonies.`,
    ],
    hints: [
      `How much of what Delgado says does Whitcombe accept?`,
      `The word "either" marks a step that Whitcombe accepts. Look for a later step to which one speaker would say yes and the other no.`,
    ],
  },
]

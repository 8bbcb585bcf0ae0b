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
      `Nine are lawfully trauma centers, so each has a surgeon in the building at all hours, and this takes a grant.`,
    ],
    wrong: [
      [
        `At most nine hospitals in Corwin may call themselves a trauma center.`,
        'too-strong',
        `Nine is the number among the large ones. A smaller hospital with a landing pad and a surgeon may be one as well.`,
      ],
      [
        `At least five hospitals in Corwin do not receive a grant from the state.`,
        'inverted',
        `The other five large hospitals may receive a grant and keep a surgeon in the building without using the title.`,
      ],
      [
        `Any hospital in Corwin with a landing pad has more than 300 beds.`,
        'inverted',
        `The text says the reverse: all with more than 300 beds have one. Others may have one as well.`,
      ],
      [
        `A hospital in Corwin that receives a grant may become a trauma center.`,
        'half-right',
        `A grant makes a surgeon affordable, but a landing pad is needed, too, and 'only if' does not say that both are enough.`,
      ],
    ],
    quick: [`Trauma center → surgeon at all hours → grant. Nine times.`],
    full: [
      `Method: follow the arrows. Write each rule as 'if … then', and turn none of them around.`,
      `If a trauma center, then a surgeon at all hours and a landing pad. If a surgeon at all hours, then a grant. If more than 300 beds, then a landing pad.`,
      `Nine trauma centers give nine surgeons at all hours, which give nine grants. That must be so.`,
      `Of the other five, and of smaller hospitals, the rules say nothing: 'only if' runs in one direction.`,
    ],
    hints: [
      `In which direction does 'only if' run: from the title to the surgeon, or from the surgeon to the title?`,
      `Start with the nine hospitals and follow the statements, one after the other, as far as they take you.`,
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
      `Growers with the higher yield lost money in a year in which those with the lower yield did not.`,
    ],
    wrong: [
      [
        `Growers in Casta would earn more in most years if their coffee stood under trees.`,
        'too-strong',
        `The statements tell of one year with a very high price of fertilizer. In other years sun may pay better.`,
      ],
      [
        `Coffee that is grown under trees is of a better quality than coffee in full sun.`,
        'real-world-belief',
        `The text does not compare quality, and both kinds were sold at the same price.`,
      ],
      [
        `Most growers in Casta will plant trees if fertilizer remains as expensive as it is.`,
        'out-of-scope',
        `What growers will do depends on much that the text leaves out, such as how long trees need to grow.`,
      ],
      [
        `Fertilizer is the largest of the costs that growers with coffee in full sun have.`,
        'not-required',
        `Its price tripled, and this was enough to turn a gain into a loss. Wages may still be higher.`,
      ],
    ],
    quick: [`Higher yield, and yet a loss: yield alone decides nothing.`],
    full: [
      `Method: stay inside the text. Choose what can be pointed to in the statements, not what is likely or wise.`,
      `High yield came with a loss and low yield without one, in the same year and at the same price of coffee.`,
      `So it is shown that yield does not guarantee earnings. 'Most years', quality, and future plans go beyond the one year that is described.`,
    ],
    hints: [
      `Which growers had more coffee to sell two years ago, and which of them lost money? What does this show, and for how many years?`,
      `Beware of options about other years, about taste, or about what growers will do. Which one needs nothing beyond the text?`,
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
      `Slow drivers have caught up with fast ones, so speeds lie closer together. This is the step of the explanation that was not yet backed by a fact.`,
    ],
    wrong: [
      [
        `Since the limit was raised, the police have stopped fewer drivers for exceeding it than they had stopped for exceeding the old one.`,
        'out-of-scope',
        `With a higher limit, fewer drivers exceed it. Whether their speeds lie closer together cannot be told from this.`,
      ],
      [
        `Since the limit was raised, more of the trips between the towns along the highway have been made by cars and fewer by buses.`,
        'wrong-comparison',
        `Accidents are counted for each mile driven, and why cars should pass each other less often remains unexplained.`,
      ],
      [
        `In the years before the limit was raised, most accidents on the highway had involved a car that was passing another one.`,
        'half-right',
        `This supports the first part of the explanation, which says when accidents occur. The part on what the limit did is left open.`,
      ],
      [
        `In the years after the limit was raised, the number of accidents for each mile driven also fell on other highways in the state.`,
        'opposite-effect',
        `If accidents declined where the limit stayed the same, something else may be behind the decline here.`,
      ],
    ],
    quick: [`Higher limit → smaller differences → less passing → fewer accidents. Which link lacks evidence?`],
    full: [
      `Method: follow the explanation link by link, and look for the link that needs support most.`,
      `Link 1: a higher limit makes differences in speed smaller. This is the surprising one; one would think that everybody simply drives faster.`,
      `If slower drivers sped up and the fastest did not, the differences did shrink, just as the engineer says.`,
      `That most accidents had come from passing backs another link, which is easier to believe and does not set this explanation apart.`,
    ],
    hints: [
      `The engineer's explanation is a chain from the limit to accidents. Which link sounds least believable as it stands?`,
      `Picture the speeds of all cars before and after. What must have happened to them if the engineer is right?`,
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
      `Then screening moves the day on which the disease is found and not the day of death. More patients pass the five years because the count starts earlier.`,
    ],
    wrong: [
      [
        `The disease is found in about one percent of the adults who are screened for it in a year in Alcona.`,
        'out-of-scope',
        `How many are found does not matter for how long they live.`,
      ],
      [
        `The treatment for the disease is of more help to some patients than it is to others in both states.`,
        'out-of-scope',
        `This is the same in both states, so it cannot account for a difference between them.`,
      ],
      [
        `A few patients in Benton have the disease found by chance in an examination for another purpose.`,
        'half-right',
        `A few who are found early in Benton make the two states slightly more alike. The difference remains.`,
      ],
      [
        `Screening for the disease costs the state of Alcona more in a year than the treatment of it does.`,
        'out-of-scope',
        `Cost bears on whether screening is worth it, not on whether patients live longer.`,
      ],
    ],
    quick: [`Five years after the disease was found: found when?`],
    full: [
      `Method: alternative cause. Accept the 85 and 60 percent, and look for something else that would produce them.`,
      `The clock starts when the disease is found. Screening finds it before patients feel ill, so the clock starts sooner.`,
      `Take a disease that ends in death at 70. Found at 63, the patient is alive five years later; found at 67, not. The life is equally long.`,
      `If the average age at death is the same, this is what happens here, and the survival figures show no gain in life.`,
    ],
    hints: [
      `From which day are the five years counted, in Alcona and in Benton?`,
      `Suppose that screening had no effect on when patients die. Could the 85 and 60 percent still come about?`,
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
      `Delgado concludes it by elimination. Whitcombe says that trade and disputes would leave the same traces, so that the elimination is not complete.`,
    ],
    wrong: [
      [
        `the hall at Ixtan was used by the people who met in it to settle disputes or trade`,
        'too-strong',
        `Whitcombe mentions this as possible and does not claim it. Delgado does not speak of it.`,
      ],
      [
        `a building without a hearth or storage jars was not one in which people lived`,
        'wrong-speaker',
        `Here they agree. Whitcombe says, 'I do not see people living or working there, either.'`,
      ],
      [
        `the absence of a hearth shows less about a building than that of jars or crafts`,
        'out-of-scope',
        `Neither of them ranks the things that are absent.`,
      ],
      [
        `the people who built the great hall at Ixtan held ceremonies in some building`,
        'out-of-scope',
        `Whitcombe need not deny that there were ceremonies, only that this hall has been shown to be the place.`,
      ],
    ],
    quick: [`Same findings; for Delgado they settle the matter, and for Whitcombe they do not.`],
    full: [
      `Method: the yes-and-no test. At issue is what one speaker has to affirm and the other has to deny.`,
      `Delgado: not lived in, not worked in, hence ceremonies. This takes the findings to be sufficient.`,
      `Whitcombe accepts the findings and the first two steps, and then names other uses that fit as well. So the findings are not sufficient.`,
      `What the hall was in fact used for, Whitcombe leaves open. The dispute is about what has been shown.`,
    ],
    hints: [
      `Does Whitcombe claim to know what the hall was used for?`,
      `Which step of Delgado's does Whitcombe accept with the word 'either', and which step is refused?`,
    ],
  },
]

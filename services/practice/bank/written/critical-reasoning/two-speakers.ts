import type { WrittenQuestion } from '../written-question.ts'

/** Arguments between two people: what they disagree or agree about, and how one answers the other. */
export const twoSpeakers: readonly WrittenQuestion[] = [
  {
    id: 'cr-0206',
    skill: 'cr-inference',
    difficulty: 0.6,
    stem: `Okafor: The city should stop paying for the night buses. On most nights they carry fewer than thirty passengers, so each ride costs the city more than a taxi would.

Lindqvist: Fewer than thirty people ride on a given night, but some 4,000 different residents rode at least once last year. Many of them can live without a car only because they know that the bus will be there when they need it.

Okafor and Lindqvist disagree about whether`,
    key: [
      `the number of riders on a given night shows what the night buses are worth`,
      `Okafor judges the buses by the riders on a given night and wants the city to stop paying. Lindqvist accepts that number but judges them by the "4,000 different residents" who rode in a year.`,
    ],
    wrong: [
      [
        `a ride on a night bus costs the city more than a ride in a taxi would cost it`,
        'wrong-speaker',
        `Okafor says that each ride costs the city more than a taxi would. Lindqvist says nothing about cost, so we cannot tell that they disagree about it.`,
      ],
      [
        `the night buses carry fewer than thirty passengers on most of their nights`,
        'restates-premise',
        `Okafor gives this figure, and Lindqvist repeats it: "Fewer than thirty people ride on a given night." They do not disagree about it.`,
      ],
      [
        `residents without a car deserve more of the city's money than those with one`,
        'out-of-scope',
        `Lindqvist says that many residents can "live without a car" because of the buses. But neither speaker says who deserves more of the city's money.`,
      ],
      [
        `more of the residents could be persuaded to take a night bus during the year`,
        'out-of-scope',
        `Both speakers refer only to the people who ride now. Neither says whether more could be persuaded to do so.`,
      ],
    ],
    quick: [
      `Both accept that fewer than thirty people ride on most nights. Okafor thinks that this number shows what the buses are worth. Lindqvist points instead to the residents who rely on them.`,
    ],
    full: [
      `Method: look for a statement that one speaker accepts and the other rejects. Both speakers use the number of riders on a given night.`,
      `From that number, Okafor concludes that the city should stop paying. So Okafor takes the number to show what the buses are worth.`,
      `Lindqvist accepts the number but adds some 4,000 residents who rode last year, many of whom rely on the bus. To Lindqvist, the riders on one night do not show what the buses are worth.`,
      `They do not disagree about the number itself, and Lindqvist does not mention the cost. They disagree about what the number shows.`,
    ],
    hints: [
      `Which of Okafor's points does Lindqvist repeat, and what does Lindqvist add to it?`,
      `Ask of each answer whether one speaker would say yes and the other no. Which one passes this test?`,
    ],
  },
  {
    id: 'cr-0207',
    skill: 'cr-boldface',
    difficulty: 0.7,
    stem: `Marchetti: Since the museum abolished its entrance fee, the number of visits has doubled. Clearly, the fee had been keeping out people who could not afford it.

Adeyemi: The museum counts whoever passes the door. While there was a fee, a visitor who went out for lunch came back with the same ticket and was not counted again. Now that visitor is counted twice.

Adeyemi responds to Marchetti by`,
    key: [
      `pointing out that the rise may come in part from a change in what is counted`,
      `Adeyemi says that a visitor who leaves for lunch and returns used to be counted once and "is counted twice" now. Some of the additional visits may therefore not be additional people.`,
    ],
    wrong: [
      [
        `granting that twice as many people come but giving another reason why they do`,
        'half-right',
        `Adeyemi does not grant that twice as many people come. The point about lunch is that part of the rise may come from counting the same people again.`,
      ],
      [
        `showing that those whom the fee kept out were able to afford it after all`,
        'out-of-scope',
        `Marchetti mentions people "who could not afford" the fee. But Adeyemi says nothing about what anyone could afford, only about how visitors are counted.`,
      ],
      [
        `arguing that the gain from more visits is smaller than the loss of the fee`,
        'out-of-scope',
        `Adeyemi mentions the fee only because a ticket used to keep a visitor from being counted again. Adeyemi does not weigh the gain from more visits against the lost fee.`,
      ],
      [
        `objecting that visitors who return on the same day should not be let in free`,
        'distorted-detail',
        `Visitors who return appear only as an example of how the count has changed. Adeyemi says nothing about whether they should be let in free.`,
      ],
    ],
    quick: [
      `A visitor who came back with the same ticket used to be counted once and is now counted twice. The rise may come in part from this change.`,
    ],
    full: [
      `Method: find the part of Marchetti's argument that Adeyemi questions. It may be the evidence, the step from evidence to conclusion, or the conclusion itself.`,
      `Marchetti's evidence is that the number of visits has doubled since the fee was abolished.`,
      `Adeyemi says that a visitor who goes out for lunch and returns is now counted twice. The old and the new numbers therefore do not measure the same thing.`,
      `The reply questions the evidence. The rise may come in part from a change in what is counted.`,
    ],
    hints: [
      `What evidence does Marchetti offer, and what does Adeyemi say about it?`,
      `Follow one visitor who goes out for lunch, once with the fee and once without it. What does this visitor do to the museum's numbers?`,
    ],
  },
  {
    id: 'cr-0208',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 1.0,
    stem: `Sorensen: Beekeepers in the province blame the new pesticide for their losses, but it cannot be harmful. In the two years since it was introduced, losses have been no higher than before.

Haddad: In those two years, most growers used the new pesticide in place of an older one that is known to kill bees. If the new one did no harm, losses should have fallen.

Which of the following is an assumption on which Haddad's reply depends?`,
    key: [
      `Other causes of loss have not grown so much that they could make up for the harm that ended.`,
      `If a disease, for example, killed more bees than before, it could make up for the harm that ended. Losses could then stay the same although the new pesticide did no harm, and Haddad's reply would fail.`,
    ],
    wrong: [
      [
        `The new pesticide kills as many bees as the older one did on fields of the same size and crop.`,
        'too-strong',
        `Haddad's reply needs only that the new pesticide does some harm. Even if it does less than the older one did, Sorensen is wrong.`,
      ],
      [
        `Beekeepers in the province used to blame the older pesticide for the losses that they had.`,
        'out-of-scope',
        `Haddad relies on the fact that the older pesticide "is known to kill bees." Whether beekeepers used to blame it makes no difference to that.`,
      ],
      [
        `Growers gave up the older pesticide because they had learned how it harms bees.`,
        'out-of-scope',
        `It may be tempting to look for the growers' reasons, but they do not matter here. Haddad needs only that most growers used the new pesticide "in place of" the older one.`,
      ],
      [
        `Growers who still use the older pesticide lose more of the bees near their fields than others.`,
        'not-required',
        `Such a difference might confirm that the older pesticide kills bees, but that is already "known." Haddad compares losses before and after the change, not one group of growers with another.`,
      ],
    ],
    quick: [
      `Losses "should have fallen" only if no other cause grew enough to make up for the harm that ended. Haddad's reply assumes that none did.`,
    ],
    full: [
      `Method: negate each answer and see whether Haddad's reply survives. Haddad says that a known harm was mostly removed but losses did not fall, so the new pesticide must do harm.`,
      `Suppose that other causes, such as a disease, did grow enough to make up for the harm that ended. Then losses need not have fallen even if the new pesticide was harmless, and the reply fails.`,
      `The other answers can be false without harming the reply. It does not matter, for example, why growers changed pesticides or what beekeepers used to blame.`,
    ],
    hints: [
      `Why does Haddad think that losses should have fallen?`,
      `Suppose that each answer is false. In which case could losses stay the same even if the new pesticide were harmless?`,
    ],
  },
  {
    id: 'cr-0209',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.8,
    stem: `Pereira: In every class that we studied, students who took notes by hand remembered lectures better than students who typed. The college should therefore ban laptops from lecture halls.

Novak: The studies are sound, but it is not the pen that helps. People who write by hand are too slow to copy a lecture, so they have to put it into their own words. Students who are taught to do that while typing remember just as much.

The statements of Pereira and Novak commit both of them to the view that`,
    key: [
      `in the classes that were studied, notes by hand went along with better memory`,
      `Pereira reports that students who took notes by hand "remembered lectures better." Novak calls the studies "sound" and gives another explanation of the same result, so both accept it.`,
    ],
    wrong: [
      [
        `students should learn to use their own words before they may bring a laptop`,
        'wrong-speaker',
        `Pereira wants laptops banned and states no condition for bringing them. Novak says that using one's own words helps but proposes no rule.`,
      ],
      [
        `typing a lecture keeps a student from putting it into his or her own words`,
        'wrong-speaker',
        `Novak would reject this statement: students who are "taught to do that while typing" use their own words. Pereira does not mention students' own words at all.`,
      ],
      [
        `a ban on laptops would not help the memory of those students who type now`,
        'wrong-speaker',
        `Pereira would reject this statement, since the ban is proposed to help memory. Even by Novak's account a ban might help, because slow writing makes students use their own words.`,
      ],
      [
        `copying a lecture word for word is no help at all to a student's memory of it`,
        'too-strong',
        `Novak says that putting a lecture into one's own words helps memory, not that copying is no help at all. Pereira does not mention copying.`,
      ],
    ],
    quick: [
      `Novak calls the studies "sound," so both speakers accept that notes by hand went along with better memory. They differ about the reason.`,
    ],
    full: [
      `Method: find what the second speaker grants before objecting. Novak begins, "The studies are sound."`,
      `The studies found that students who took notes by hand remembered lectures better. Pereira reports this, and Novak denies only that the pen is what helps.`,
      `None of the other statements binds both. Each of them is one that Pereira or Novak would reject or does not mention; neither, for example, says that copying is no help at all.`,
      `The view to which both are committed is that, in these classes, notes by hand went along with better memory.`,
    ],
    hints: [
      `Novak says, "The studies are sound, but it is not the pen that helps." What does Novak accept, and what does Novak reject?`,
      `Check each answer against both speakers and drop it if one of them would reject it or does not mention it.`,
    ],
  },
]

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
      `Okafor judges the buses by the riders of a single night. Lindqvist accepts the number but judges them by how many residents rely on them over a year.`,
    ],
    wrong: [
      [
        `a ride on a night bus costs the city more than a ride in a taxi would cost it`,
        'wrong-speaker',
        `Cost is the basis of Okafor's argument. But Lindqvist does not dispute it and speaks only of what the rides are good for.`,
      ],
      [
        `the night buses carry fewer than thirty passengers on most of their nights`,
        'restates-premise',
        `This figure is the basis of Okafor's argument. But Lindqvist repeats it before adding another one, so the two agree.`,
      ],
      [
        `residents without a car deserve more of the city's money than those with one`,
        'out-of-scope',
        `Lindqvist mentions residents without a car. But neither speaker compares what they and other residents deserve.`,
      ],
      [
        `more of the residents could be persuaded to take a night bus during the year`,
        'out-of-scope',
        `Both speak of the present riders. Neither says whether there could be more of them.`,
      ],
    ],
    quick: [`They accept the same figure but use different measures: riders on one night and residents over a year.`],
    full: [
      `Method: look for a statement that one speaker must accept and the other must reject.`,
      `Okafor infers from the number of riders on a night that the city should stop paying. So Okafor accepts that this number shows what the buses are worth.`,
      `Lindqvist accepts the number but replies that it misses those who rely on the bus now and then. So Lindqvist rejects that claim.`,
      `On the cost and on the figure itself, Lindqvist does not contradict Okafor. So they disagree only about what the number shows.`,
    ],
    hints: [
      `Lindqvist repeats Okafor's figure for the night buses. What does Lindqvist add to it?`,
      `For each option, would one speaker say yes and the other no?`,
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
      `The same visitor is now counted twice. So twice as many visits need not mean twice as many people.`,
    ],
    wrong: [
      [
        `granting that twice as many people come but giving another reason why they do`,
        'half-right',
        `Adeyemi does not grant that more people come. The point of the reply is that there may be no more than before.`,
      ],
      [
        `showing that those whom the fee kept out were able to afford it after all`,
        'out-of-scope',
        `Marchetti mentions people who could not afford the fee, so this would be a direct reply. But Adeyemi does not mention what anyone could afford.`,
      ],
      [
        `arguing that the gain from more visits is smaller than the loss of the fee`,
        'out-of-scope',
        `Lost fees would be a natural objection. But Adeyemi does not weigh a gain against a loss; the reply is about how the number is produced.`,
      ],
      [
        `objecting that visitors who return on the same day should not be let in free`,
        'distorted-detail',
        `Adeyemi does mention visitors who return. But they are an example of how the count has changed, and nothing is said about what should be done.`,
      ],
    ],
    quick: [`Before, a visitor with a ticket was counted once. Now the same visitor is counted at each entry.`],
    full: [
      `Method: decide whether Adeyemi replies to Marchetti's evidence, to the step from it, or to the conclusion.`,
      `Marchetti's evidence is that the number of visits has doubled.`,
      `Adeyemi says that a visitor who leaves and returns is now counted twice. So the two numbers do not measure the same thing.`,
      `The reply therefore concerns the evidence: the rise may come in part from a change in what is counted.`,
    ],
    hints: [
      `Does Adeyemi accept that twice as many people visit the museum?`,
      `How was one visitor counted before, and how is one counted now?`,
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
      `If a disease, for example, killed more bees than before, losses could have stayed the same although the new pesticide did no harm. So they need not have fallen.`,
    ],
    wrong: [
      [
        `The new pesticide kills as many bees as the older one did on fields of the same size and crop.`,
        'too-strong',
        `Haddad needs some harm, not the same amount of harm. Even less harm would count against Sorensen.`,
      ],
      [
        `Beekeepers in the province used to blame the older pesticide for the losses that they had.`,
        'out-of-scope',
        `The dispute is about what beekeepers blame. But the older pesticide is known to kill bees, whatever they blamed at the time.`,
      ],
      [
        `Growers gave up the older pesticide because they had learned how it harms bees.`,
        'out-of-scope',
        `Growers who learned of the harm would explain the change. But it is enough that the older pesticide was replaced, whatever the reason.`,
      ],
      [
        `Growers who still use the older pesticide lose more of the bees near their fields than others.`,
        'not-required',
        `This fits what is known about the older pesticide. But Haddad compares the province before and after, not two groups of growers.`,
      ],
    ],
    quick: [
      `Losses "should have fallen" only if nothing else made them grow. So the reply assumes that no other cause grew enough to make up for the harm that ended.`,
    ],
    full: [
      `Method: negate each option and see whether Haddad's reply still stands.`,
      `Haddad reasons that a known harm disappeared but losses did not fall, so the new pesticide must do harm.`,
      `Suppose that other causes of loss grew enough to replace that harm. Then losses would be the same even with a harmless pesticide, and the reply fails.`,
      `Negating any of the other options leaves the reply as it is. So the reply depends on the assumption about other causes.`,
    ],
    hints: [
      `Haddad offers one reason why losses stayed the same. What other reason could there be?`,
      `Negate each option. After which negation does "losses should have fallen" no longer follow?`,
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
      `Pereira reports this result, and Novak calls the studies "sound" before explaining the result in another way. So both accept it.`,
    ],
    wrong: [
      [
        `students should learn to use their own words before they may bring a laptop`,
        'wrong-speaker',
        `Pereira wants a ban without any such condition. Novak says what helps but does not propose a rule.`,
      ],
      [
        `typing a lecture keeps a student from putting it into his or her own words`,
        'wrong-speaker',
        `Typing and one's own words are central to Novak's reply. But Novak denies this statement: students who are taught to do so can use their own words while typing.`,
      ],
      [
        `a ban on laptops would not help the memory of those students who type now`,
        'wrong-speaker',
        `Pereira expects the ban to help. Even by Novak's account it may help, since writing by hand forces students to use their own words.`,
      ],
      [
        `copying a lecture word for word is no help at all to a student's memory of it`,
        'too-strong',
        `Copying is what Novak contrasts with one's own words. But Novak says only that one's own words help more, not that copying does not help at all.`,
      ],
    ],
    quick: [
      `Novak says, "The studies are sound." So both speakers accept what the studies found, but not the explanation of it.`,
    ],
    full: [
      `Method: find what the second speaker accepts before objecting.`,
      `Pereira reports that students who took notes by hand remembered more. Novak accepts the studies and rejects only Pereira's explanation.`,
      `As for a ban, typing, and copying, at least one of the two speakers disagrees with the option or says nothing about it.`,
      `So both are committed only to the result: notes by hand went along with better memory.`,
    ],
    hints: [
      `Novak says, "The studies are sound." What does Novak then question?`,
      `Distinguish what the studies found from why it happened.`,
    ],
  },
]

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
      `Okafor measures the buses by the riders of one night. Lindqvist grants the number but measures them by how many residents rely on them over a year.`,
    ],
    wrong: [
      [
        `a ride on a night bus costs the city more than a ride in a taxi would cost it`,
        'wrong-speaker',
        `Okafor says so, and Lindqvist does not dispute it. Lindqvist speaks of what the rides are good for, not of what they cost.`,
      ],
      [
        `the night buses carry fewer than thirty passengers on most of their nights`,
        'restates-premise',
        `Here the two agree: Lindqvist repeats the figure before adding another one.`,
      ],
      [
        `residents without a car deserve more of the city's money than those with one`,
        'out-of-scope',
        `Neither compares what residents with and without a car deserve.`,
      ],
      [
        `more of the residents could be persuaded to take a night bus during the year`,
        'out-of-scope',
        `Both speak of the riders that there are. Whether there could be more is left open.`,
      ],
    ],
    quick: [`Same figure, two measures: riders on one night against residents in a year.`],
    full: [
      `Method: the answer is a statement that one speaker must affirm and the other must deny.`,
      `Okafor infers from the riders of one night that the buses are not worth their cost, so Okafor affirms that this number shows their worth.`,
      `Lindqvist accepts the number and answers that it misses those who rely on the bus now and then, so Lindqvist denies it.`,
      `On cost and on the figure itself, Lindqvist says nothing against Okafor.`,
    ],
    hints: [
      `Which of Okafor's statements does Lindqvist accept?`,
      `Find the statement to which one of them would say yes and the other no.`,
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
      `The same visitor is now counted twice. So the doubled number need not mean twice as many people.`,
    ],
    wrong: [
      [
        `granting that twice as many people come but giving another reason why they do`,
        'half-right',
        `Adeyemi gives no reason why more people come, because the point is that more people may not be coming.`,
      ],
      [
        `showing that those whom the fee kept out were able to afford it after all`,
        'out-of-scope',
        `What anyone could afford does not come up in Adeyemi's reply.`,
      ],
      [
        `arguing that the gain from more visits is smaller than the loss of the fee`,
        'out-of-scope',
        `Adeyemi weighs no gain against a loss. The reply is about how the number comes about.`,
      ],
      [
        `objecting that visitors who return on the same day should not be let in free`,
        'distorted-detail',
        `Returning visitors are an example of how the count has changed. Adeyemi does not say what should be done about them.`,
      ],
    ],
    quick: [`Before: one count for each ticket. Now: one count for each passage through the door.`],
    full: [
      `Method: say first which part of the argument it touches, the evidence, the step or the conclusion.`,
      `Marchetti's evidence is that visits have doubled.`,
      `Adeyemi says that one and the same visitor can now count twice. This touches the evidence: the two numbers do not count the same thing.`,
      `An answer that has Adeyemi accept the doubling, or talk about money, describes another reply.`,
    ],
    hints: [
      `Does Adeyemi accept that twice as many people visit the museum?`,
      `What happens to one visitor in the count, before and after?`,
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
      `If, say, a disease had killed more bees than before, losses could have stayed the same although the new pesticide did no harm. Then they need not have fallen.`,
    ],
    wrong: [
      [
        `The new pesticide kills as many bees as the older one did on fields of the same size and crop.`,
        'too-strong',
        `Haddad needs some harm, not the same harm. Even a smaller harm would speak against Sorensen.`,
      ],
      [
        `Beekeepers in the province used to blame the older pesticide for the losses that they had.`,
        'out-of-scope',
        `The older pesticide is known to kill bees. Whom the beekeepers blamed makes no difference.`,
      ],
      [
        `Growers gave up the older pesticide because they had learned how it harms bees.`,
        'out-of-scope',
        `That the older one was replaced is enough. The reason for it has no bearing on the losses.`,
      ],
      [
        `Growers who still use the older pesticide lose more of the bees near their fields than others.`,
        'not-required',
        `This would fit what is known of the older pesticide. But Haddad compares the province before and after, not two groups of growers.`,
      ],
    ],
    quick: [`'Should have fallen' holds only if nothing else pushed losses up.`],
    full: [
      `Method: negation. Deny each statement and see whether the reply falls.`,
      `Haddad's step: a known harm went away, losses did not fall, so the new pesticide must do harm.`,
      `Suppose that other causes did grow enough to fill the gap. Then losses would stay level even with a harmless pesticide, and the step fails. So the reply needs their absence.`,
      `Deny any of the other statements, and the step still stands.`,
    ],
    hints: [
      `Haddad explains why losses stayed level. How else could they have stayed level?`,
      `Deny each statement: after which denial does 'losses should have fallen' no longer follow?`,
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
      `Pereira reports it, and Novak calls the studies sound before explaining the result in another way.`,
    ],
    wrong: [
      [
        `students should learn to use their own words before they may bring a laptop`,
        'wrong-speaker',
        `Pereira wants a ban without any such condition, and Novak states what helps without asking for a rule.`,
      ],
      [
        `typing a lecture keeps a student from putting it into his or her own words`,
        'wrong-speaker',
        `Novak denies this: students who are taught to do so can use their own words while typing.`,
      ],
      [
        `a ban on laptops would not help the memory of those students who type now`,
        'wrong-speaker',
        `Pereira expects the ban to help. Novak's account even allows that it may, since slow writing forces students to use their own words.`,
      ],
      [
        `copying a lecture word for word is no help at all to a student's memory of it`,
        'too-strong',
        `Novak holds that using one's own words helps more. That copying does not help at all is more than either says.`,
      ],
    ],
    quick: [`Novak: 'The studies are sound.' So both accept what the studies found, and only that.`],
    full: [
      `Method: find what the second speaker accepts before the objection begins.`,
      `Novak accepts the studies and rejects the explanation by the pen. So both hold that the effect was found.`,
      `Ban, typing and copying are the points on which at least one of them says something else or nothing.`,
    ],
    hints: [
      `Which words of Novak's accept something that Pereira has said?`,
      `Separate what the studies found from why it happened.`,
    ],
  },
]

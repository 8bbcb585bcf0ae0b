import type { WrittenQuestion } from '../written-question.ts'

/** Strengthen and evaluate. */
export const strengthening: readonly WrittenQuestion[] = [
  {
    id: 'cr-0006',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: -0.5,
    stem: `A hotel group found that guests who were greeted by name at the front desk gave its hotels higher ratings than other guests. It believes that the greeting itself leads guests to judge their stay more kindly.

Which of the following, if true, most strengthens the hotel group's belief?`,
    key: [
      `When every second guest was greeted by name, those guests gave higher ratings than the rest.`,
      `Greeting every other guest by name keeps the staff from choosing guests whom they know or like. The two groups should then differ only in the greeting, so it is the likely cause.`,
    ],
    wrong: [
      [
        `Staff are more likely to remember the names of guests who stay often and who like the hotel already.`,
        'opposite-effect',
        `This offers another explanation: the staff remember the names of guests who already like the hotel. Those guests might give high ratings even without the greeting, so this weakens the belief.`,
      ],
      [
        `Guests who gave the highest ratings often praised the cleanliness of the rooms in their comments.`,
        'out-of-scope',
        `Clean rooms are another possible reason for high ratings. These comments give us no evidence that being greeted by name raises them too.`,
      ],
      [
        `Most guests of the hotel group say that they prefer friendly service to a low price for a room.`,
        'not-required',
        `A greeting by name is friendly service, so this looks relevant. But what guests prefer to a low price does not show that the greeting changed anybody's rating.`,
      ],
      [
        `Ratings of the group's hotels have risen steadily during the past five years in all regions.`,
        'wrong-comparison',
        `A rise over five years tells us about earlier and later guests. It tells us nothing about guests who were and were not greeted by name.`,
      ],
    ],
    quick: [
      `The guests whom the staff greeted may already have liked the hotel. Greeting every other guest removes that difference, so higher ratings can be credited to the greeting.`,
    ],
    full: [
      `Method: look for an alternative cause and for an option that rules it out. Staff may know the names of regular guests, who probably already like the hotel.`,
      `If so, these guests would give higher ratings with or without the greeting, and the hotel group's belief would be wrong.`,
      `When every other guest is greeted, regular guests should be about as common in one group as in the other. Since the greeted guests still gave higher ratings, the greeting is the best explanation.`,
    ],
    hints: [
      `Which guests is a hotel's staff likely to greet by name?`,
      `Look for an alternative cause, such as a difference between the two groups of guests. Which option rules it out?`,
    ],
  },
  {
    id: 'cr-0007',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.5,
    stem: `On an island where rats were removed ten years ago, the coral reefs offshore have grown faster than those off nearby islands on which rats remain. Ecologists suggest that the removal is the reason: without rats, seabirds returned to nest, and rain washes nutrients from their droppings into the sea.

Which of the following, if true, most supports the ecologists' suggestion?`,
    key: [
      `Off this island, reefs grow fastest where streams from the nesting grounds reach the sea.`,
      `This pattern is what the ecologists' suggestion predicts, since streams from the nesting grounds carry the most nutrients. Few other explanations would predict it.`,
    ],
    wrong: [
      [
        `Before the rats were removed, the reefs of the island had already grown faster than the others.`,
        'opposite-effect',
        `If these reefs were already growing faster before the removal, something else must have been the reason then. That may still be the reason now, so this weakens the suggestion.`,
      ],
      [
        `Seabirds catch the fish on which they feed mostly in open water, far away from any coral reef.`,
        'not-required',
        `The suggestion depends on where the birds leave their droppings. Where they catch their fish does not show that the droppings help the reefs.`,
      ],
      [
        `The rats on the nearby islands feed on the eggs of turtles as well as on those of seabirds.`,
        'out-of-scope',
        `Rats that eat seabird eggs may explain why the birds stayed away. But this does not connect the birds' droppings with the growth of the reefs.`,
      ],
      [
        `Coral reefs in many parts of the world grow more slowly now than they grew ten years ago.`,
        'wrong-comparison',
        `A slowdown in many parts of the world would affect the nearby islands as well as this one. It does not explain why this island's reefs grow faster than theirs.`,
      ],
    ],
    quick: [
      `If the seabirds' droppings feed the reefs, growth should be fastest where streams from the nesting grounds reach the sea. The answer reports exactly this.`,
    ],
    full: [
      `Method: test a prediction of the ecologists' suggestion. If they are right, rain washes nutrients from the nesting grounds into the sea, and these nutrients help the reefs.`,
      `The reefs around the island should therefore not all grow equally fast. They should grow fastest where most of the nutrients arrive.`,
      `That is where streams from the nesting grounds reach the sea, and growth is indeed fastest there. Since the prediction comes true, the suggestion gains support.`,
    ],
    hints: [
      `According to the ecologists, by what route do nutrients from the birds reach the coral?`,
      `Test a prediction of the ecologists' suggestion. If they are right, would the reefs grow equally fast all around the island?`,
    ],
  },
  {
    id: 'cr-0010',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: 0.1,
    stem: `A furniture maker wants to sell its chairs unassembled, in flat boxes. Since many more boxes than finished chairs fit into a truck, the maker expects to lower the cost of transport per chair by half and so to raise its profit.

The answer to which of the following questions would be most useful in evaluating the maker's expectation about its profit?`,
    key: [
      `Would customers buy as many unassembled chairs at the present price as they buy finished ones?`,
      `If customers would buy fewer unassembled chairs or pay less for them, the lost revenue could wipe out the savings. If they would buy as many at the present price, the expectation is much safer.`,
    ],
    wrong: [
      [
        `Do makers of tables and cupboards spend more on transport than makers of chairs usually do?`,
        'wrong-comparison',
        `This invites a comparison with other makers of furniture. But what they spend on transport has no effect on this maker's own costs or sales.`,
      ],
      [
        `Have the trucks that the maker uses for transport become more economical in recent years?`,
        'out-of-scope',
        `More economical trucks would make it cheaper to transport finished chairs and boxes alike. The question is whether switching from one to the other raises profit.`,
      ],
      [
        `Are the boxes made of a material that customers can return to the maker for recycling?`,
        'out-of-scope',
        `Recycling concerns what happens to a box after delivery. Nothing here links it to the number of chairs sold or to their price.`,
      ],
      [
        `How long has the maker been selling finished chairs to its customers in the same shops?`,
        'out-of-scope',
        `How long the maker has sold finished chairs tells us nothing about its costs or sales once the chairs come in boxes.`,
      ],
    ],
    quick: [
      `The maker considers only the lower cost of transport. Its profit also depends on whether customers will buy as many chairs at the present price.`,
    ],
    full: [
      `Method: try two opposite answers to each question. The maker expects cheaper transport to raise its profit, but profit also depends on how many chairs are sold and at what price.`,
      `If customers would buy as many unassembled chairs at the present price, revenue stays the same while the cost of transport falls. The expectation is then reasonable.`,
      `If they would not, revenue falls, perhaps by more than the savings on transport. Since one answer supports the expectation and the other undermines it, this is the question to ask.`,
    ],
    hints: [
      `Besides the cost of transport, what does the maker's profit depend on?`,
      `Try two opposite answers to each question. Which question's answers would make a difference to the maker's profit?`,
    ],
  },
  {
    id: 'cr-0011',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: 0.6,
    stem: `A study followed two groups of schools. In the first, students began lessons at 9:00 instead of 8:00; in the second, lessons went on beginning at 8:00. After a year, the average grades in the first group were higher than those in the second. The researchers recommend later lessons for all schools as a means of raising grades.

Which of the following would it be most important to know in order to evaluate the recommendation?`,
    key: [
      `Whether the average grades of the two groups of schools were already different before the study`,
      `If the first group's grades were already higher, the later start need not have raised them. If the averages were equal before, the result is much better evidence for the recommendation.`,
    ],
    wrong: [
      [
        `Whether the students of the first group enjoyed the later lessons more than their parents did`,
        'out-of-scope',
        `Whether students or their parents like the later lessons more is a matter of taste. The recommendation rests on grades, which may rise or fall either way.`,
      ],
      [
        `Whether schools in other countries begin their lessons at about the same time as these do`,
        'wrong-comparison',
        `When lessons begin in other countries tells us nothing about grades there, much less about why the first group's grades in this study were higher.`,
      ],
      [
        `Whether the teachers of the second group would have preferred to begin at a later hour`,
        'out-of-scope',
        `These teachers never had a later start. Whether they would have liked one tells us nothing about what it did for grades in the other group.`,
      ],
      [
        `Whether lessons in the first group of schools had always been of the same length all year`,
        'half-right',
        `Lessons of different lengths in the two groups could affect grades. But this option asks about the first group only, so it does not allow a comparison.`,
      ],
    ],
    quick: [
      `The first group had higher grades after a year, but it may have had higher grades all along. Until we know, the comparison tells us little.`,
    ],
    full: [
      `Method: try two opposite answers to each option. The study found that the first group had higher grades, and the researchers assume that the later start raised them.`,
      `If the first group already had higher grades before the study, the later start may have had no effect.`,
      `If the two averages were the same before the study, the gap opened during it, and the later start is a likely cause. So the answer matters a great deal.`,
    ],
    hints: [
      `When were the grades of the two groups compared?`,
      `Try two opposite answers to each option. Which one could show that grades in the first group had not gone up at all?`,
    ],
  },
]

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
      `Here every second guest was greeted by name, no matter who it was. The two groups differ only in the greeting, so the greeting is the likely cause of the higher ratings.`,
    ],
    wrong: [
      [
        `Staff are more likely to remember the names of guests who stay often and who like the hotel already.`,
        'opposite-effect',
        `This connects names with high ratings, so it looks like support. In fact it offers a rival explanation: guests who already like the hotel are the ones who get greeted by name.`,
      ],
      [
        `Guests who gave the highest ratings often praised the cleanliness of the rooms in their comments.`,
        'out-of-scope',
        `Praise in a comment shows what guests valued. But it suggests another reason for high ratings and does not show that the greeting plays any part.`,
      ],
      [
        `Most guests of the hotel group say that they prefer friendly service to a low price for a room.`,
        'not-required',
        `Being greeted by name is friendly, but a general preference for friendly service over a low price does not show that the greeting raises a rating.`,
      ],
      [
        `Ratings of the group's hotels have risen steadily during the past five years in all regions.`,
        'wrong-comparison',
        `Rising ratings may look like success for the greeting. But a rise over five years compares one year with another, not guests who were greeted with guests who were not.`,
      ],
    ],
    quick: [
      `The best support for a causal claim is an experiment in which only the supposed cause differs. Greeting every second guest by name is such an experiment, and it raised the ratings.`,
    ],
    full: [
      `Method: ask what besides the greeting could explain the higher ratings. The best support is a fact that rules it out.`,
      `The hotel group believes that the greeting itself causes higher ratings.`,
      `The weak point is that greeted guests may differ from other guests to begin with; they may, for instance, be regulars who already like the hotel.`,
      `If every second guest is greeted, the two groups should otherwise be alike. When the greeted guests still give higher ratings, the greeting is the best explanation, and the belief is strengthened.`,
    ],
    hints: [
      `Which guests is a hotel's staff likely to greet by name?`,
      `Which option compares guests who differ only in the greeting?`,
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
      `If droppings feed the reefs, growth should be fastest where water from the nesting grounds reaches the sea. The option reports exactly that, and few other explanations would predict it.`,
    ],
    wrong: [
      [
        `Before the rats were removed, the reefs of the island had already grown faster than the others.`,
        'opposite-effect',
        `Faster growth off this island seems to fit the story. But if the reefs were ahead before the rats were removed, the removal need not be the reason, so this weakens the suggestion.`,
      ],
      [
        `Seabirds catch the fish on which they feed mostly in open water, far away from any coral reef.`,
        'not-required',
        `Where the birds feed is one part of the story, but it does not show that nutrients from their droppings help the coral grow.`,
      ],
      [
        `The rats on the nearby islands feed on the eggs of turtles as well as on those of seabirds.`,
        'out-of-scope',
        `Rats that eat the eggs of seabirds fit the story. But their taste for turtle eggs does not connect the birds' droppings with the coral.`,
      ],
      [
        `Coral reefs in many parts of the world grow more slowly now than they grew ten years ago.`,
        'wrong-comparison',
        `Slow growth elsewhere makes fast growth here look special. But a worldwide trend cannot explain why reefs off one island grow faster than those off its neighbors.`,
      ],
    ],
    quick: [
      `The explanation is a chain: no rats, more birds, more droppings, more nutrients, faster growth. It predicts the fastest growth where water from the nesting grounds reaches the sea, and that is what was found.`,
    ],
    full: [
      `Method: ask what should be observed if the ecologists' explanation is correct, and look for it.`,
      `The ecologists suggest that removing the rats brought back seabirds, whose droppings feed the reefs when rain washes nutrients into the sea.`,
      `If that is right, reefs should grow fastest where most of the nutrients arrive.`,
      `The right option reports this very pattern: growth is fastest where streams from the nesting grounds reach the sea. A prediction that comes true supports the suggestion.`,
    ],
    hints: [
      `What steps lead from the removal of the rats to the growth of the coral?`,
      `If those steps are right, would you expect the reefs to grow equally fast all around the island?`,
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
      `If customers would buy fewer chairs or pay less for them, the lost income could cancel the savings. If they would buy as many at the present price, the expectation is sound. So the answer decides the matter.`,
    ],
    wrong: [
      [
        `Do makers of tables and cupboards spend more on transport than makers of chairs usually do?`,
        'wrong-comparison',
        `The question is about the cost of transport. But whatever makers of tables and cupboards spend, this maker's own costs and sales stay the same.`,
      ],
      [
        `Have the trucks that the maker uses for transport become more economical in recent years?`,
        'out-of-scope',
        `Economical trucks lower the cost of transport, which is the maker's goal. But they do so for chairs of either kind, so the comparison between the two hardly changes.`,
      ],
      [
        `Are the boxes made of a material that customers can return to the maker for recycling?`,
        'out-of-scope',
        `Recycling may please customers, but neither answer tells us whether the maker's profit will rise.`,
      ],
      [
        `How long has the maker been selling finished chairs to its customers in the same shops?`,
        'out-of-scope',
        `Experience with finished chairs may inspire confidence. But it does not show what costs or sales will be once the chairs come in boxes.`,
      ],
    ],
    quick: [`Profit is income minus cost. The plan looks only at cost, so the useful question is about income.`],
    full: [
      `The maker expects a lower cost of transport per chair to raise its profit.`,
      `Profit also depends on how many chairs are sold and at what price, and the argument says nothing about either.`,
      `If customers would buy as many unassembled chairs at the present price, the expectation stands. If they would not, it may fail. A question whose answer decides between the two is the useful one.`,
    ],
    hints: [
      `Besides the cost of transport, what determines the maker's profit?`,
      `Imagine two opposite answers to each question. Which question's answers would make a difference to the profit?`,
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
      `If the first group was already ahead, the later start need not have raised anything. If the groups had been equal, the comparison would support the later start. So the answer decides how strong the evidence is.`,
    ],
    wrong: [
      [
        `Whether the students of the first group enjoyed the later lessons more than their parents did`,
        'out-of-scope',
        `Happier students might seem likely to do better, but the option compares them with their parents. It says nothing about grades.`,
      ],
      [
        `Whether schools in other countries begin their lessons at about the same time as these do`,
        'wrong-comparison',
        `A common practice elsewhere might seem worth copying. But it does not show whether later lessons raise grades in these schools.`,
      ],
      [
        `Whether the teachers of the second group would have preferred to begin at a later hour`,
        'out-of-scope',
        `Teachers' preferences may matter when the change is put into practice, but they do not show its effect on grades.`,
      ],
      [
        `Whether lessons in the first group of schools had always been of the same length all year`,
        'half-right',
        `The length of lessons could matter if it differed between the two groups. This option asks about the first group only, so it allows no comparison.`,
      ],
    ],
    quick: [
      `Higher grades at the end of the year mean little unless we know whether the first group was already ahead before it.`,
    ],
    full: [
      `The evidence is that, after a year, grades in the first group were higher than grades in the second. The recommendation assumes that the later start raised them.`,
      `But "higher than the other group" is not the same as "raised." The first group may have been ahead all along.`,
      `So it is most important to know whether the averages already differed before the study. If they did, the evidence is weak; if they did not, it is strong.`,
    ],
    hints: [
      `The researchers want to raise grades. What exactly did the study compare?`,
      `Which fact about the time before the study would change your view of the result?`,
    ],
  },
]

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
      `Here the greeting was given to every second guest, whoever that was. The two groups differ in the greeting only, so the higher ratings can hardly come from anything else.`,
    ],
    wrong: [
      [
        `Staff are more likely to remember the names of guests who stay often and who like the hotel already.`,
        'opposite-effect',
        `That offers another explanation: guests who like the hotel get greeted, and their liking leads to the ratings. It weakens the belief.`,
      ],
      [
        `Guests who gave the highest ratings often praised the cleanliness of the rooms in their comments.`,
        'out-of-scope',
        `Praise of the rooms suggests other reasons for high ratings. It does nothing to show that the greeting plays a part.`,
      ],
      [
        `Most guests of the hotel group say that they prefer friendly service to a low price for a room.`,
        'not-required',
        `A general liking for friendliness does not show that being greeted by name raises a rating.`,
      ],
      [
        `Ratings of the group's hotels have risen steadily during the past five years in all regions.`,
        'wrong-comparison',
        `A rise over time compares years, not greeted guests with others. The greeting may have nothing to do with it.`,
      ],
    ],
    quick: [`A causal claim is best supported by an experiment in which only the supposed cause differs.`],
    full: [
      `Belief: the greeting causes kinder ratings.`,
      `Weak point: guests who are greeted may differ from others to begin with.`,
      `If every second guest is greeted, the groups are alike in everything else. Higher ratings then support the belief strongly.`,
    ],
    hints: [
      `What else might be special about guests whose names the staff know?`,
      `Which option compares guests who differ in the greeting alone?`,
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
      `If droppings feed the reefs, growth should be greatest where water from the nests arrives. Exactly that is reported, which fits the proposed chain and few other explanations.`,
    ],
    wrong: [
      [
        `Before the rats were removed, the reefs of the island had already grown faster than the others.`,
        'opposite-effect',
        `Then the difference is older than the removal, and the removal is not its reason. This weakens the suggestion.`,
      ],
      [
        `Seabirds catch the fish on which they feed mostly in open water, far away from any coral reef.`,
        'not-required',
        `Where the birds feed may explain how nutrients reach the land, but it does not show that these help the coral.`,
      ],
      [
        `The rats on the nearby islands feed on the eggs of turtles as well as on those of seabirds.`,
        'out-of-scope',
        `What else the rats eat does not connect the birds with the growth of the coral.`,
      ],
      [
        `Coral reefs in many parts of the world grow more slowly now than they grew ten years ago.`,
        'wrong-comparison',
        `A worldwide trend affects all these islands alike. It cannot explain why one grows faster than its neighbors.`,
      ],
    ],
    quick: [`Look for a prediction of the proposed chain (birds, droppings, rain, reef) that turned out right.`],
    full: [
      `Suggestion: no rats, so more birds, more nutrients washed into the sea, faster coral.`,
      `If that is right, growth should depend on where the nutrients arrive.`,
      `Fastest growth at the mouths of streams from the nesting grounds is just that pattern.`,
    ],
    hints: [
      `Write the explanation as a chain of steps.`,
      `Where exactly along the coast would the chain predict the fastest growth?`,
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
      `If customers buy fewer or demand a lower price, the loss may outweigh the saved transport; if they do not, the expectation is sound. The answer tips the argument one way or the other.`,
    ],
    wrong: [
      [
        `Do makers of tables and cupboards spend more on transport than makers of chairs usually do?`,
        'wrong-comparison',
        `Whatever the answer, the maker's own costs and sales stay the same.`,
      ],
      [
        `Have the trucks that the maker uses for transport become more economical in recent years?`,
        'out-of-scope',
        `Better trucks would have lowered the cost for chairs of either kind. The comparison between the two would hardly change.`,
      ],
      [
        `Are the boxes made of a material that customers can return to the maker for recycling?`,
        'out-of-scope',
        `That may please customers, but neither answer tells us whether the profit will rise.`,
      ],
      [
        `How long has the maker been selling finished chairs to its customers in the same shops?`,
        'out-of-scope',
        `The length of the tradition does not affect costs or sales after the change.`,
      ],
    ],
    quick: [`Profit is income minus cost. The plan looks at cost; the useful question is about income.`],
    full: [
      `Expectation: lower cost of transport, so a higher profit.`,
      `Profit also depends on how many chairs are sold and at what price.`,
      `If 'yes', the expectation stands; if 'no', it may fail. That is what a useful question does.`,
    ],
    hints: [
      `On what, other than transport, does the profit depend?`,
      `Try the answers yes and no for each question: for which do they matter?`,
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
      `If the first group was already ahead, the later start need not have raised anything; if both were equal, the comparison speaks for it. The recommendation stands or falls with that.`,
    ],
    wrong: [
      [
        `Whether the students of the first group enjoyed the later lessons more than their parents did`,
        'out-of-scope',
        `The recommendation is a means of raising grades. Who enjoyed it more decides nothing about that.`,
      ],
      [
        `Whether schools in other countries begin their lessons at about the same time as these do`,
        'wrong-comparison',
        `What is usual elsewhere does not show whether beginning later raises grades here.`,
      ],
      [
        `Whether the teachers of the second group would have preferred to begin at a later hour`,
        'out-of-scope',
        `Preferences of teachers may matter for putting the change into practice, not for its effect on grades.`,
      ],
      [
        `Whether lessons in the first group of schools had always been of the same length all year`,
        'half-right',
        `Length could matter if it differed between the groups, but the question concerns the first group only and compares nothing.`,
      ],
    ],
    quick: [`A comparison after the event means little without the comparison before it.`],
    full: [
      `Evidence: after a year the grades of the first group were higher.`,
      `Recommendation: begin later everywhere to raise grades.`,
      `'Higher' is not 'raised'. One has to know where both groups began.`,
    ],
    hints: [
      `Does 'higher than the other group' mean 'higher than before'?`,
      `Which fact about the time before the study would change your mind?`,
    ],
  },
]

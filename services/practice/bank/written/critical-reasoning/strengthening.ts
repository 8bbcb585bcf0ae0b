import type { WrittenQuestion } from '../written-question.ts'

/** Strengthen, weaken and evaluate. */
export const strengthening: readonly WrittenQuestion[] = [
  {
    id: 'cr-0006',
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
        `A worldwide trend affects all these islands alike. It cannot explain why one grows faster than its neighbours.`,
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
    id: 'cr-0008',
    skill: 'cr-weaken',
    difficulty: -0.3,
    stem: `To reduce the number of returned parcels, an online shoe shop added detailed measuring guides to its website in January. In the following six months, the share of orders that were returned fell from 30 percent to 22 percent. The shop concludes that the guides helped customers to choose the right size.

Which of the following, if true, most seriously weakens the conclusion?`,
    key: [
      `In January the shop also began to charge customers a fee for every parcel that they return.`,
      `A fee makes returns less attractive whether or not the shoes fit. It explains the fall without the guides, so the conclusion loses its support.`,
    ],
    wrong: [
      [
        `Some customers said that they had found the measuring guides difficult to understand at first.`,
        'half-right',
        `Some difficulty at first does not keep the guides from helping most customers. The fall from 30 to 22 percent still speaks for them.`,
      ],
      [
        `The number of orders that the shop received was higher in these months than in the year before.`,
        'wrong-comparison',
        `The figures are shares of the orders, so the number of orders does not by itself change them.`,
      ],
      [
        `Other online shoe shops had offered guides of this kind on their websites for several years.`,
        'out-of-scope',
        `What other shops offered does not explain why returns fell in this one.`,
      ],
      [
        `Most returned parcels contained shoes that customers said were too small or too large for them.`,
        'opposite-effect',
        `If size is the main reason for returns, help with sizes is likely to matter. This supports the conclusion.`,
      ],
    ],
    quick: [`For a claim 'A caused B', look for another cause C that came at the same time.`],
    full: [
      `Conclusion: the guides lowered the share of returns.`,
      `Evidence: the share fell after the guides were added.`,
      `A fee introduced in the same month offers another explanation, so the fall no longer points to the guides.`,
    ],
    hints: [
      `What else could make customers return fewer parcels?`,
      `Look for something that changed in January as well.`,
    ],
  },
  {
    id: 'cr-0009',
    skill: 'cr-weaken',
    difficulty: 0.3,
    stem: `Historian: The account books of a medieval abbey show that its purchases of parchment doubled between 1310 and 1330. Since parchment was used for writing, the monks must have copied many more books in 1330 than in 1310.

Which of the following, if true, most weakens the historian's argument?`,
    key: [
      `During these years the abbey began to keep written copies of all contracts with its tenants.`,
      `Contracts need parchment too. The additional purchases may have gone into the office and not into books, so the step from more parchment to more books is broken.`,
    ],
    wrong: [
      [
        `The price of parchment in the region was about the same in 1330 as it had been in 1310.`,
        'opposite-effect',
        `With equal prices, twice the spending means twice the parchment. This closes a possible gap and so helps the historian.`,
      ],
      [
        `The abbey's library in 1330 held books that had been copied in other abbeys of the region.`,
        'out-of-scope',
        `Books from elsewhere needed none of this abbey's parchment. They leave open what the additional purchases were for.`,
      ],
      [
        `Few of the books that were copied in the abbey between 1310 and 1330 have survived to this day.`,
        'out-of-scope',
        `Books get lost in the course of centuries. How many survive says little about how many were copied.`,
      ],
      [
        `Monks who copied books in the abbey were also expected to work in its fields and its kitchen.`,
        'not-required',
        `Other duties applied in 1310 as well as in 1330, as far as we are told. They do not explain the additional parchment.`,
      ],
    ],
    quick: [`More material is not more of one product, if the material has another use that grew.`],
    full: [
      `Evidence: purchases of parchment doubled.`,
      `Conclusion: many more books were copied.`,
      `The argument assumes that the parchment went into books. A new use, contracts with tenants, undermines that.`,
    ],
    hints: [`What does the historian assume about the use of the parchment?`, `For what else could an abbey need it?`],
  },
  {
    id: 'cr-0010',
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
    skill: 'cr-evaluate',
    difficulty: 0.6,
    stem: `A study followed two groups of schools. In the first, pupils began lessons at 9:00 instead of 8:00; in the second, lessons went on beginning at 8:00. After a year, the average marks in the first group were higher than those in the second. The researchers recommend later lessons for all schools as a means of raising marks.

Which of the following would it be most important to know in order to evaluate the recommendation?`,
    key: [
      `Whether the average marks of the two groups of schools were already different before the study`,
      `If the first group was already ahead, the later start need not have raised anything; if both were equal, the comparison speaks for it. The recommendation stands or falls with that.`,
    ],
    wrong: [
      [
        `Whether the pupils of the first group enjoyed the later lessons more than their parents did`,
        'out-of-scope',
        `The recommendation is a means of raising marks. Who enjoyed it more decides nothing about that.`,
      ],
      [
        `Whether schools in other countries begin their lessons at about the same time as these do`,
        'wrong-comparison',
        `What is usual elsewhere does not show whether beginning later raises marks here.`,
      ],
      [
        `Whether the teachers of the second group would have preferred to begin at a later hour`,
        'out-of-scope',
        `Preferences of teachers may matter for putting the change into practice, not for its effect on marks.`,
      ],
      [
        `Whether lessons in the first group of schools had always been of the same length all year`,
        'half-right',
        `Length could matter if it differed between the groups, but the question concerns the first group only and compares nothing.`,
      ],
    ],
    quick: [`A comparison after the event means little without the comparison before it.`],
    full: [
      `Evidence: after a year the marks of the first group were higher.`,
      `Recommendation: begin later everywhere to raise marks.`,
      `'Higher' is not 'raised'. One has to know where both groups began.`,
    ],
    hints: [
      `Does 'higher than the other group' mean 'higher than before'?`,
      `Which fact about the time before the study would change your mind?`,
    ],
  },
  {
    id: 'cr-0012',
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `A coffee chain noticed that its branches with live music on Fridays take in 25 percent more on that day than its branches without. Management plans to introduce live music in all other branches, expecting their Friday income to rise by about as much.

Which of the following, if true, casts the most doubt on the plan's expected result?`,
    key: [
      `Live music was introduced only in branches that stand in districts with much nightlife.`,
      `Branches amid nightlife would draw more people on a Friday with or without music. The others lack that advantage, so the 25 percent cannot be expected there.`,
    ],
    wrong: [
      [
        `Musicians who play on Fridays are paid a fee that depends on the length of the evening.`,
        'out-of-scope',
        `Fees lower the profit, but the expectation is about income. That may rise regardless of what musicians are paid.`,
      ],
      [
        `On days other than Friday, all branches of the chain take in roughly the same amount.`,
        'opposite-effect',
        `If the branches are alike on other days, the difference on Fridays points to the music. This supports the plan.`,
      ],
      [
        `Some guests of the branches with live music say that they come mainly for the coffee.`,
        'half-right',
        `Some guests may, but the others can account for the additional income. The effect of 25 percent remains.`,
      ],
      [
        `The chain's competitors have begun to offer live music in their own branches on weekends.`,
        'wrong-comparison',
        `Weekends are not Fridays, and competition exists for all branches. It does not question the effect of music itself.`,
      ],
    ],
    quick: [`The branches with music were not chosen by lot. Ask what else they have in common.`],
    full: [
      `Evidence: branches with music earn 25 percent more on Fridays.`,
      `Plan: music elsewhere will bring about the same rise.`,
      `If the music branches all stand where people go out on Fridays, the place and not the music may explain the difference.`,
    ],
    hints: [
      `Are branches with and without music alike in all other respects?`,
      `What, other than music, brings people out on a Friday?`,
    ],
  },
]

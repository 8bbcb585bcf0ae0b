import type { WrittenQuestion } from '../written-question.ts'

/** Strengthen: arguments from farms and their markets. */
export const strengtheningFarms: readonly WrittenQuestion[] = [
  {
    id: 'cr-0051',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.2,
    stem: `In an almond orchard, the trees beside the hedges bear a quarter more nuts than those farther away. The manager of the orchard believes that wild bees are the reason: they nest in the hedges, seldom fly far, and so carry pollen mainly to the trees nearby.

Which of the following, if true, most strengthens the manager's belief?`,
    key: [
      `Trees beside cloth screens as high as the hedges bear no more nuts than others.`,
      `A hedge also keeps off the wind. A screen of cloth does so too, but no bees nest in it. Since the screens bring no more nuts, shelter is ruled out and the bees become more likely.`,
    ],
    wrong: [
      [
        `Leaves that fall from the hedges enrich the soil in which the trees beside them grow.`,
        'opposite-effect',
        `Richer soil would be another reason for more nuts. It makes the bees less needed as an explanation.`,
      ],
      [
        `Almonds that wild bees have helped to produce taste no different from other almonds.`,
        'out-of-scope',
        `The manager explains how many nuts a tree bears. Their taste does not enter into it.`,
      ],
      [
        `In other orchards of the region, almond trees bear more nuts after a warm spring.`,
        'wrong-comparison',
        `Warm springs favor whole orchards. They do not explain a difference between trees of one orchard in one year.`,
      ],
      [
        `More wild bees nest in the hedges of this orchard than in hedges of orchards nearby.`,
        'half-right',
        `This confirms that there are bees. It does not show that they, and not something else about a hedge, lead to more nuts.`,
      ],
    ],
    quick: [`What else does a hedge do? The best support rules that out while leaving the bees in place.`],
    full: [
      `Observation: trees beside hedges bear a quarter more.`,
      `Explanation: bees that nest in the hedges. Rival: shelter from wind and sun.`,
      `A screen of the same height gives shelter without bees. Trees beside it bear no more.`,
      `So shelter alone does nothing, and the manager's explanation gains.`,
    ],
    hints: [
      `Name a way in which a hedge could help a tree without any bees.`,
      `Look for a case that has the rival cause but not the manager's.`,
    ],
  },
  {
    id: 'cr-0052',
    version: 3,
    skill: 'cr-strengthen',
    difficulty: 0.3,
    stem: `Cardamom is sold at auction in a certain hill town every Monday and every Thursday. Since June the prices paid to growers have fallen by a fifth, although the crop is no larger than usual. The growers suspect that the buyers have secretly agreed not to bid against each other.

Which of the following, if true, most supports the growers' suspicion?`,
    key: [
      `The four largest buyers all used to attend both auctions; now two of them come on Mondays, two on Thursdays.`,
      `Staying away from half of the auctions makes little sense for a buyer acting alone. Large buyers sharing out the days between them is what an agreement not to compete would look like.`,
    ],
    wrong: [
      [
        `Since June, growers in a neighboring country have been offering their cardamom at unusually low prices.`,
        'opposite-effect',
        `Cheap cardamom from next door would press prices down without any agreement. This speaks against the suspicion.`,
      ],
      [
        `Most of the buyers have known each other for years and belong to the same association of merchants.`,
        'half-right',
        `Acquaintance makes an agreement possible. But it is nothing new, so it does not explain why prices fell in June.`,
      ],
      [
        `Growers who keep their cardamom for a year in the hope of a better price risk losing part of it.`,
        'out-of-scope',
        `This says why growers sell at low prices. It does not say how the prices came to be low.`,
      ],
      [
        `The price of black pepper, in which some of the buyers also trade, has fallen by a tenth since June.`,
        'wrong-comparison',
        `Pepper has its own harvest and its own buyers. Its price tells us nothing about how buyers of cardamom behave.`,
      ],
    ],
    quick: [`Ask what buyers would do if they had an agreement and would not do without one.`],
    full: [
      `Facts: prices down since June, crop as usual.`,
      `Suspicion: buyers have agreed not to compete.`,
      `Good evidence is conduct that fits an agreement and hardly anything else, beginning when prices fell.`,
      `Sharing out the days is such conduct.`,
    ],
    hints: [
      `How would buyers who had an agreement behave at the auctions?`,
      `Opportunity is not evidence. Which option reports something the buyers have actually changed?`,
    ],
  },
  {
    id: 'cr-0053',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: -0.7,
    stem: `A pear grower pays pickers for each crate that they fill. Because many of the pears reach the shops with bruises, the grower plans to pay the pickers by the hour instead and expects that fewer pears will be bruised.

Which of the following, if true, gives the grower the best reason for this expectation?`,
    key: [
      `Most bruises arise when pickers in a hurry to fill their crates drop the pears into them.`,
      `Payment by the crate rewards haste, and haste causes the bruises. Pay by the hour takes away the reason for the haste.`,
    ],
    wrong: [
      [
        `Most bruises arise on the unpaved road that leads from the orchard to the packing house.`,
        'opposite-effect',
        `Then the pickers are not to blame, and paying them in another way would change little.`,
      ],
      [
        `Pickers who are paid by the hour in other orchards are content with what they earn there.`,
        'out-of-scope',
        `Content pickers are welcome, but the expectation is about bruises.`,
      ],
      [
        `The shops pay the grower a much lower price for pears with bruises than for those without.`,
        'half-right',
        `This is a reason for wanting fewer bruises. It does not show that the plan will bring them about.`,
      ],
      [
        `Apples, which are less easily bruised than pears, are often picked by the crate as well.`,
        'wrong-comparison',
        `How another fruit is picked says nothing about what bruises these pears.`,
      ],
    ],
    quick: [`The plan works if the way of paying causes the bruises. Find the link between the two.`],
    full: [
      `Plan: pay by the hour. Expected result: fewer bruises.`,
      `Missing link: payment by the crate leads to bruises.`,
      `Haste is that link: paid by the crate, pickers hurry; hurrying, they drop the pears.`,
    ],
    hints: [
      `What does payment by the crate encourage pickers to do?`,
      `Distinguish a reason for wanting the result from a reason for expecting it.`,
    ],
  },
  {
    id: 'cr-0054',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0,
    stem: `Thirty years ago two seed banks took in wheat of the same variety. Of the seeds in the Valle bank, whose rooms are dry, 90 percent still germinate; of those in the Costa bank, whose rooms are damp, only 40 percent do. An agronomist puts the difference down to the damp.

Which of the following, if true, most strongly supports the agronomist?`,
    key: [
      `Seeds from Valle that were moved to Costa twelve years ago have germinated less and less since.`,
      `These seeds came from the good lot. Once they lay in damp rooms, they too declined, so the place and not the lot makes the difference.`,
    ],
    wrong: [
      [
        `The seeds in the Costa bank came from farmers who had already kept them in sacks for some years.`,
        'opposite-effect',
        `Then the Costa seeds were older and perhaps worse from the start. That explains the difference without the damp.`,
      ],
      [
        `Both banks now keep most of the seeds that they take in at temperatures far below freezing.`,
        'out-of-scope',
        `What is done with new seeds does not explain what happened to these in the course of thirty years.`,
      ],
      [
        `The rooms of the Costa bank have been damper than those of Valle in each of the thirty years.`,
        'restates-premise',
        `That the Costa rooms are damp is already given. The question is whether the damp did the harm.`,
      ],
      [
        `Thirty-year-old barley seeds germinate less often than wheat seeds kept in the same rooms.`,
        'wrong-comparison',
        `This compares two grains in one place. The agronomist compares one grain in two places.`,
      ],
    ],
    quick: [`Two lots in two places: separate the lot from the place. Moving one lot does just that.`],
    full: [
      `Observation: 90 percent in dry rooms, 40 percent in damp ones.`,
      `Explanation: damp. Rival: the two lots were different to begin with.`,
      `Seeds of the better lot, brought into the damp rooms, declined. So the rooms are to blame.`,
    ],
    hints: [
      `In what, besides damp, might the two lots of seeds have differed?`,
      `What would you have to do with some of the seeds in order to find out?`,
    ],
  },
  {
    id: 'cr-0055',
    version: 3,
    skill: 'cr-strengthen',
    difficulty: 0.9,
    stem: `Hill farms that keep a llama with their sheep lose 60 percent fewer lambs to foxes than other hill farms do. Skeptics reply that farmers who buy a llama are simply the ones who look after their flocks best. An adviser maintains that it is the llamas themselves that keep foxes away.

Which of the following, if true, most strengthens the adviser's position against that of the skeptics?`,
    key: [
      `Deaths of lambs from cold, which good care can prevent, are as frequent on farms with a llama as on others.`,
      `If farmers with llamas were the more careful ones, they should lose fewer lambs to cold as well. They do not, so care does not explain the difference, and the llama remains.`,
    ],
    wrong: [
      [
        `Farmers who keep a llama are more likely than others to take their ewes into a barn when lambs are born.`,
        'opposite-effect',
        `This is just what the skeptics say: those farmers take better care. It weakens the adviser's position.`,
      ],
      [
        `A fox that has come into a pasture takes a lamb that is weak more often than one that is strong and healthy.`,
        'out-of-scope',
        `Which lambs a fox chooses tells us nothing about whether a llama keeps it away.`,
      ],
      [
        `Foxes are more numerous around the farms in the hills than they are around farms in the plains.`,
        'wrong-comparison',
        `Both groups of farms in the argument are in the hills. A comparison with the plains cannot decide between adviser and skeptics.`,
      ],
      [
        `Most farmers who keep a llama say that they are convinced that it protects their lambs from foxes.`,
        'half-right',
        `They share the adviser's belief, but careful farmers could be convinced of it too and be wrong. Conviction is not evidence.`,
      ],
    ],
    quick: [
      `If care were the cause, it would show elsewhere too. Look for a kind of loss that care affects and llamas do not.`,
    ],
    full: [
      `Two explanations for fewer losses to foxes: careful farmers, or llamas.`,
      `They differ in a prediction: careful farmers should have fewer losses of other preventable kinds too.`,
      `Losses to cold are the same in both groups. So the groups do not differ in care, and the skeptics' explanation fails.`,
    ],
    hints: [
      `What else should be true of the farms with llamas if the skeptics are right?`,
      `Look for a loss of lambs against which a llama can do nothing.`,
    ],
  },
]

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
      `A hedge also shelters trees from the wind. A cloth screen does so as well, but no bees nest in it. Since the screens bring no more nuts, shelter is not the cause, and the bees become more likely.`,
    ],
    wrong: [
      [
        `Leaves that fall from the hedges enrich the soil in which the trees beside them grow.`,
        'opposite-effect',
        `Richer soil would be another reason for more nuts. It makes it less likely that the bees are the reason.`,
      ],
      [
        `Almonds that wild bees have helped to produce taste no different from other almonds.`,
        'out-of-scope',
        `Almonds that "taste no different" say nothing about the harvest. The belief is about how many nuts the trees bear, not how they taste.`,
      ],
      [
        `In other orchards of the region, almond trees bear more nuts after a warm spring.`,
        'wrong-comparison',
        `Warm springs do affect the harvest. But they affect whole orchards and do not explain a difference between trees in the same orchard.`,
      ],
      [
        `More wild bees nest in the hedges of this orchard than in hedges of orchards nearby.`,
        'half-right',
        `Many bees are needed for the manager's explanation. But this does not show that bees, and not something else about a hedge, lead to more nuts.`,
      ],
    ],
    quick: [
      `A hedge also gives shelter. If cloth screens of the same height bring no more nuts, shelter is ruled out, and the bees remain as the likely cause.`,
    ],
    full: [
      `The fact is that trees beside the hedges bear a quarter more nuts. The manager's explanation is the bees that nest there.`,
      `Another explanation is that the hedges shelter the trees from the wind.`,
      `Cloth screens of the same height give shelter without bees, and trees beside them bear no more nuts. Shelter is ruled out, so the manager's belief is strengthened.`,
    ],
    hints: [
      `The manager compares trees beside the hedges with trees farther away. What might be different about the two?`,
      `Besides providing a home for bees, how could a hedge help a tree? Look for a case that has this other cause but no bees.`,
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
      `Staying away from half of the auctions makes little sense for a buyer acting alone. Dividing the days is what buyers would do if they had agreed not to bid against each other.`,
    ],
    wrong: [
      [
        `Since June, growers in a neighboring country have been offering their cardamom at unusually low prices.`,
        'opposite-effect',
        `Cheap cardamom from a neighboring country would lower prices without any agreement, which counts against the suspicion.`,
      ],
      [
        `Most of the buyers have known each other for years and belong to the same association of merchants.`,
        'half-right',
        `Knowing each other makes an agreement possible. But this has been so for years, so it does not explain a change in June.`,
      ],
      [
        `Growers who keep their cardamom for a year in the hope of a better price risk losing part of it.`,
        'out-of-scope',
        `Growers who "risk losing part" of their cardamom have to sell even at low prices. But that does not explain how the prices came to be low.`,
      ],
      [
        `The price of black pepper, in which some of the buyers also trade, has fallen by a tenth since June.`,
        'wrong-comparison',
        `Falling prices for another spice suggest a general decline or a second agreement. But pepper has its own harvest, and its price tells us little about buyers of cardamom.`,
      ],
    ],
    quick: [
      `Buyers acting alone would want to attend every auction. Dividing the days, two on Mondays and two on Thursdays, makes sense if they have agreed not to compete.`,
    ],
    full: [
      `The facts are that prices have fallen by a fifth since June although the crop is no larger. The growers suspect a secret agreement.`,
      `Good evidence would be behavior that makes sense only if there is an agreement.`,
      `Two of the four largest buyers now come on Mondays and two on Thursdays, so fewer of them bid against each other. Buyers acting alone would hardly do this, so the suspicion is supported.`,
    ],
    hints: [
      `How would buyers behave at the auctions if they had an agreement?`,
      `An opportunity is not evidence. Which option reports something that the buyers have actually changed?`,
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
      `Payment by the crate rewards haste, and haste causes the bruises. Payment by the hour removes the reason for haste, so fewer pears should be bruised.`,
    ],
    wrong: [
      [
        `Most bruises arise on the unpaved road that leads from the orchard to the packing house.`,
        'opposite-effect',
        `In that case the pickers are not to blame, and paying them differently would change little.`,
      ],
      [
        `Pickers who are paid by the hour in other orchards are content with what they earn there.`,
        'out-of-scope',
        `Content pickers may be welcome. But their mood does not show that fewer pears will be bruised.`,
      ],
      [
        `The shops pay the grower a much lower price for pears with bruises than for those without.`,
        'half-right',
        `A lower price for bruised pears is a reason to want fewer of them. But it does not show that the plan will reduce their number.`,
      ],
      [
        `Apples, which are less easily bruised than pears, are often picked by the crate as well.`,
        'wrong-comparison',
        `Apples may well be picked "by the crate" without harm, since they are "less easily bruised." So they tell us little about what bruises these pears.`,
      ],
    ],
    quick: [
      `The plan works if the present way of paying leads to bruises. It does if pickers paid by the crate hurry and drop the pears.`,
    ],
    full: [
      `The plan is to pay pickers by the hour. The expected result is fewer bruised pears.`,
      `The argument does not say how payment by the crate leads to bruises.`,
      `The right option supplies the link: pickers who hurry to fill crates drop the pears into them. Payment by the hour removes the reason to hurry, so fewer bruises can be expected.`,
    ],
    hints: [
      `The plan changes how pickers are paid. What would have to connect pay with bruises?`,
      `What does payment by the crate encourage pickers to do? Distinguish a reason for wanting the result from a reason for expecting it.`,
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
      `These seeds came from the better lot. In damp rooms they declined too, so the place and not the lot makes the difference.`,
    ],
    wrong: [
      [
        `The seeds in the Costa bank came from farmers who had already kept them in sacks for some years.`,
        'opposite-effect',
        `Seeds that had been "in sacks for some years" were older than others when they arrived. Their age could explain the difference without the damp.`,
      ],
      [
        `Both banks now keep most of the seeds that they take in at temperatures far below freezing.`,
        'out-of-scope',
        `Cold storage shows that the banks now know how to keep seeds. But what is done with new seeds does not explain what happened to these over thirty years.`,
      ],
      [
        `The rooms of the Costa bank have been damper than those of Valle in each of the thirty years.`,
        'restates-premise',
        `Constant damp fits the explanation. But we already know that the Costa rooms are damp; the question is whether the damp did the harm.`,
      ],
      [
        `Thirty-year-old barley seeds germinate less often than wheat seeds kept in the same rooms.`,
        'wrong-comparison',
        `This compares two grains, barley and wheat, "in the same rooms." The argument compares wheat in two different places.`,
      ],
    ],
    quick: [
      `The two lots of seeds were kept in two places. Moving some seeds from one place to the other separates the lot from the place.`,
    ],
    full: [
      `The fact is that 90 percent of the seeds in dry rooms still germinate but only 40 percent in damp rooms. The agronomist blames the damp.`,
      `Another explanation is that the two lots were different from the start.`,
      `Seeds from the better lot, moved into the damp rooms, have germinated less and less. So the rooms are to blame, and the agronomist is supported.`,
    ],
    hints: [
      `Apart from the rooms, how might the two lots of seeds have differed?`,
      `What could be done with some of the seeds in order to find out?`,
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
      `If farmers with llamas were more careful, they should also lose fewer lambs to cold. They do not, so care does not explain the difference, and the llamas remain as the explanation.`,
    ],
    wrong: [
      [
        `Farmers who keep a llama are more likely than others to take their ewes into a barn when lambs are born.`,
        'opposite-effect',
        `Taking ewes "into a barn" is a way of looking after a flock. If farmers with llamas do so more often, the skeptics are right that they take better care, which weakens the adviser's position.`,
      ],
      [
        `A fox that has come into a pasture takes a lamb that is weak more often than one that is strong and healthy.`,
        'out-of-scope',
        `Weak lambs suggest that care matters, since careful farmers have stronger ones. But which lambs a fox prefers tells us nothing about whether a llama keeps it away.`,
      ],
      [
        `Foxes are more numerous around the farms in the hills than they are around farms in the plains.`,
        'wrong-comparison',
        `More foxes make protection more important. But both groups of farms are in the hills, so a comparison with the plains does not decide the dispute.`,
      ],
      [
        `Most farmers who keep a llama say that they are convinced that it protects their lambs from foxes.`,
        'half-right',
        `Careful farmers could be convinced of this and still be wrong, so their conviction is no evidence that llamas help.`,
      ],
    ],
    quick: [
      `If care were the cause, careful farmers would also lose fewer lambs to cold. They lose just as many, so the llamas remain as the explanation.`,
    ],
    full: [
      `The fact is that farms with a llama lose fewer lambs to foxes. The skeptics credit careful farmers; the adviser credits the llamas.`,
      `If the skeptics are right, these farms should also have fewer losses of other kinds that care can prevent.`,
      `Losses to cold are just as frequent on these farms, so their care is no better. The skeptics' explanation fails, and the adviser's position is strengthened.`,
    ],
    hints: [
      `If the skeptics are right, what else should be true of the farms with llamas?`,
      `Look for a kind of loss that a llama cannot prevent.`,
    ],
  },
]

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
      `A hedge also shelters trees, but so does a cloth screen of the same height, in which no bees nest. Since screens bring no more nuts, shelter is probably not the reason, and the bees may well be.`,
    ],
    wrong: [
      [
        `Leaves that fall from the hedges enrich the soil in which the trees beside them grow.`,
        'opposite-effect',
        `Richer soil beside the hedges would be another reason for more nuts there. That makes it less likely that the bees are the reason.`,
      ],
      [
        `Almonds that wild bees have helped to produce taste no different from other almonds.`,
        'out-of-scope',
        `This is about the taste of the nuts, and the manager's belief is about their number. It does not tell us why some trees bear more.`,
      ],
      [
        `In other orchards of the region, almond trees bear more nuts after a warm spring.`,
        'wrong-comparison',
        `A warm spring affects trees beside the hedges and trees farther away alike. It does not explain a difference within one orchard.`,
      ],
      [
        `More wild bees nest in the hedges of this orchard than in hedges of orchards nearby.`,
        'half-right',
        `Many bees nest in these hedges, as the explanation requires. But the nuts beside the hedges may still be due to something else about a hedge, such as shelter.`,
      ],
    ],
    quick: [
      `Trees beside a hedge have bees and shelter; trees beside a cloth screen have only shelter. Since the screens bring no more nuts, the bees become the more likely reason.`,
    ],
    full: [
      `Method: rule out another cause. The manager credits the bees, but trees beside the hedges may bear more nuts because they are sheltered.`,
      `Cloth screens as high as the hedges give similar shelter without any bees, so they allow a test.`,
      `Trees beside the screens bear no more nuts than others. Shelter therefore does not seem to be the reason, and the manager's belief is strengthened.`,
    ],
    hints: [
      `What do the trees beside the hedges have that the other trees do not?`,
      `Try to rule out another cause. Look for a place that has something else in common with a hedge but has no bees.`,
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
      `Buyers acting alone have little reason to stay away from half of the auctions. By dividing the days, each of the four avoids bidding against two of the other three.`,
    ],
    wrong: [
      [
        `Since June, growers in a neighboring country have been offering their cardamom at unusually low prices.`,
        'opposite-effect',
        `Cheap cardamom from a neighboring country could have lowered prices without any agreement. This makes the growers' suspicion less likely to be true.`,
      ],
      [
        `Most of the buyers have known each other for years and belong to the same association of merchants.`,
        'half-right',
        `Buyers who know each other could reach an agreement. But they had this opportunity long before June, and knowing each other does not show that they used it.`,
      ],
      [
        `Growers who keep their cardamom for a year in the hope of a better price risk losing part of it.`,
        'out-of-scope',
        `Growers who cannot wait may have to accept low prices. But that was just as true before June, so it does not explain why buyers have offered less since then.`,
      ],
      [
        `The price of black pepper, in which some of the buyers also trade, has fallen by a tenth since June.`,
        'wrong-comparison',
        `Pepper became cheaper as well, but it is a different crop with its own supply and demand. Its price tells us nothing about an agreement among cardamom buyers.`,
      ],
    ],
    quick: [
      `Four large buyers used to compete at both auctions, and now only two of them attend each one. Dividing the days makes sense if they have agreed not to bid against each other.`,
    ],
    full: [
      `Method: look for evidence that would be surprising if the growers were wrong. An agreement not to compete should show in how buyers behave.`,
      `The four largest buyers used to attend both auctions. Now two come on Mondays and two on Thursdays.`,
      `A buyer acting alone would have little to gain by giving up half of the chances to buy. An agreement would explain the division, since each pair no longer has to bid against the other. The change therefore supports the growers' suspicion.`,
    ],
    hints: [
      `How would buyers behave at the auctions if they wanted to avoid bidding against each other?`,
      `Look for evidence that would be surprising if the growers were wrong. Which option reports a change in what the buyers do?`,
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
      `Payment by the crate gives pickers a reason to hurry, and pickers in a hurry drop the pears. Payment by the hour removes this reason, so fewer pears should be bruised.`,
    ],
    wrong: [
      [
        `Most bruises arise on the unpaved road that leads from the orchard to the packing house.`,
        'opposite-effect',
        `If most bruises arise on the unpaved road, the pickers do not cause them. Paying pickers differently would change little.`,
      ],
      [
        `Pickers who are paid by the hour in other orchards are content with what they earn there.`,
        'out-of-scope',
        `It is good to know that these pickers like being paid by the hour. But nothing is said about whether fewer fruits are bruised in their orchards.`,
      ],
      [
        `The shops pay the grower a much lower price for pears with bruises than for those without.`,
        'half-right',
        `The lower price explains why the grower wants fewer bruises. But wanting fewer is no reason to expect that the plan will bring them about.`,
      ],
      [
        `Apples, which are less easily bruised than pears, are often picked by the crate as well.`,
        'wrong-comparison',
        `Apples may be picked by the crate without much harm because they bruise less easily than pears. That tells us little about what bruises pears.`,
      ],
    ],
    quick: [
      `Pickers paid by the crate earn more if they hurry, and hurrying causes most of the bruises. Paid by the hour, they would no longer have that reason to hurry.`,
    ],
    full: [
      `Method: find the missing link. The grower would change how pickers are paid and expects fewer bruised pears, but does not say how pay affects bruises.`,
      `Pickers paid for each crate earn more by filling crates faster.`,
      `If pickers in a hurry cause most of the bruises, paying by the crate is to blame. Paying by the hour removes that reason to hurry, so the grower can expect fewer bruised pears.`,
    ],
    hints: [
      `What do we still need to know before we can connect the pickers' pay with bruised pears?`,
      `Find the missing link between pay and bruises. What does payment by the crate encourage pickers to do?`,
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
      `Seeds from Valle, where 90 percent still germinate, declined once they were moved into the damp rooms at Costa. The rooms, and not a difference between the seeds, seem to be the reason.`,
    ],
    wrong: [
      [
        `The seeds in the Costa bank came from farmers who had already kept them in sacks for some years.`,
        'opposite-effect',
        `The Costa seeds had already spent some years in sacks before they arrived. Their greater age could explain the difference without the damp.`,
      ],
      [
        `Both banks now keep most of the seeds that they take in at temperatures far below freezing.`,
        'out-of-scope',
        `Freezing may help seeds, but both banks do it alike. So it does not explain why seeds did so much worse in one bank than in the other.`,
      ],
      [
        `The rooms of the Costa bank have been damper than those of Valle in each of the thirty years.`,
        'restates-premise',
        `We already know that the rooms at Costa are damp. Learning that they have been damp all along does not tell us that the damp did the harm.`,
      ],
      [
        `Thirty-year-old barley seeds germinate less often than wheat seeds kept in the same rooms.`,
        'wrong-comparison',
        `This option compares barley with wheat in the same rooms. The agronomist's explanation concerns wheat of one variety in two different places.`,
      ],
    ],
    quick: [
      `The Costa seeds may have been worse from the start. But seeds from Valle also declined once they were moved to Costa, so the damp rooms seem to be the reason.`,
    ],
    full: [
      `Method: rule out another cause. The Costa seeds may germinate less often because of the damp, or because they were worse seeds from the start.`,
      `To tell these apart, we need seeds from the better group in the damp rooms.`,
      `Some Valle seeds were moved to Costa, and they have germinated less and less since. So good seeds declined in the damp rooms, which supports the agronomist.`,
    ],
    hints: [
      `What do we know about the seeds in the two banks, and what do we not know?`,
      `Try to rule out another cause: the seeds may have differed from the start. Which option tells us how seeds from one bank do in other rooms?`,
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
      `If farmers with llamas took better care, they should also lose fewer lambs to cold. They do not, so the skeptics' explanation becomes less likely and the adviser's more likely.`,
    ],
    wrong: [
      [
        `Farmers who keep a llama are more likely than others to take their ewes into a barn when lambs are born.`,
        'opposite-effect',
        `Taking ewes into a barn is one way to look after a flock. If farmers with llamas do so more often, the skeptics may be right.`,
      ],
      [
        `A fox that has come into a pasture takes a lamb that is weak more often than one that is strong and healthy.`,
        'out-of-scope',
        `Good care could mean fewer weak lambs, and a llama could keep foxes from all of them. So this fact fits both explanations and does not favor the adviser's.`,
      ],
      [
        `Foxes are more numerous around the farms in the hills than they are around farms in the plains.`,
        'wrong-comparison',
        `Both groups of farms are in the hills. How many foxes there are in the plains cannot explain why some hill farms lose fewer lambs than others.`,
      ],
      [
        `Most farmers who keep a llama say that they are convinced that it protects their lambs from foxes.`,
        'half-right',
        `Farmers know their flocks, but they can be convinced and still be wrong. Their lambs may be safer because of their own care, as the skeptics say.`,
      ],
    ],
    quick: [
      `If better care explained the difference, these farms would also lose fewer lambs to cold. They lose just as many, which makes it more likely that the llamas are the explanation.`,
    ],
    full: [
      `Method: test a prediction of the rival explanation. The skeptics say that farmers with llamas take better care of their flocks.`,
      `If they are right, these farmers should also lose fewer lambs to other dangers, such as cold, that good care can prevent.`,
      `Yet deaths from cold are as frequent on farms with a llama as on others. So better care does not seem to explain the lower losses to foxes, and the adviser's position is strengthened.`,
    ],
    hints: [
      `How do the adviser and the skeptics each explain the smaller losses to foxes?`,
      `Test a prediction of the skeptics' explanation. If these farmers really take better care of their flocks, what else should be true of their farms?`,
    ],
  },
]

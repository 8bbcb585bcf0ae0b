import type { WrittenQuestion } from '../written-question.ts'

/** A judge's duty, used tires, inventories, grooves beside a highway and bread before a meal. */
export const judgmentsTiresAndClocks: readonly WrittenQuestion[] = [
  {
    id: 'cr-0336',
    skill: 'cr-inference',
    difficulty: 1.1,
    stem: `Tanaka: A judge who sees that a law leads to an unjust result in the case before her should apply it nonetheless. If judges depart from the laws, people can no longer tell what they may do, and being able to tell this is worth more than justice in a single case.

Bruno: Hardly anyone reads the laws. People learn what they may do from the judgments that are reported in the news. If a judge departs from an unjust law openly and gives her reasons, they can tell better than before what they may do.

Tanaka and Bruno disagree about whether`,
    key: [
      `people are less able to tell what they may do if a judge openly departs from a law`,
      `Tanaka says that if judges depart from the laws, "people can no longer tell what they may do." Bruno says that after an open departure they can tell "better than before."`,
    ],
    wrong: [
      [
        `being able to tell what one may do is worth more than justice in a single case`,
        'wrong-speaker',
        `This sounds like the heart of the matter, but only Tanaka says which of the two is "worth more." Bruno neither accepts nor denies that comparison.`,
      ],
      [
        `people have a duty to read the laws of the place in which they live before they act`,
        'out-of-scope',
        `Bruno does say that hardly anyone reads the laws. But that is a remark about what people do, and neither speaker says that they have a duty to do otherwise.`,
      ],
      [
        `applying a law can have a result that is unjust in the case that is before a judge`,
        'restates-premise',
        `Both speakers accept that a law can lead to an unjust result. Tanaka grants it in the first sentence, and Bruno speaks of "an unjust law." So they do not disagree about this.`,
      ],
      [
        `a judge who has departed from a law is obliged to make her reasons for it public`,
        'not-required',
        `Bruno's argument does need judges who publish their reasons. But Bruno says only what happens if a judge gives reasons, and neither speaker says that she is obliged to.`,
      ],
    ],
    quick: [
      `Suppose that a judge openly departs from a law. Tanaka says that people can then no longer tell what they may do, and Bruno says that they can tell better.`,
    ],
    full: [
      `Method: take Tanaka's two premises one at a time, and check each against Bruno's reply.`,
      `The first premise is that people can no longer tell what they may do if judges depart from the laws. The second is that being able to tell is worth more than justice in a single case.`,
      `Bruno says nothing about what is worth more. But Bruno does say that people can tell better if a judge departs openly and gives reasons.`,
      `So Bruno rejects the first premise and does not discuss the second. They disagree about whether an open departure makes people less able to tell what they may do.`,
    ],
    hints: [
      `Why does Tanaka think that the judge should apply the law?`,
      `Tanaka gives two reasons, joined by "and." To which of them does Bruno reply? Look for an option that one affirms and the other denies.`,
    ],
  },
  {
    id: 'cr-0337',
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `Thousands of old tires lie about in the woods and fields of Pratt County. They fill with rainwater, in which mosquitoes breed. To clear the woods and fields of them, the county plans to pay two dollars for each old tire that is delivered to its depot, until the $100,000 set aside for this has been spent. In a survey, most residents said that for two dollars apiece they would gladly collect tires and drive them to the depot.

Which of the following, if true, gives the strongest reason to believe that the plan will leave most of the tires in the woods and fields?`,
    key: [
      `Garages in the county have large stocks of old tires, which they now pay to have taken away.`,
      `Garages now pay to get rid of old tires, so two dollars apiece is easy money for them. Their tires could use up the $100,000 before the woods and fields have been cleared.`,
    ],
    wrong: [
      [
        `Many of the tires lie several hundred yards from the nearest road on which a car can be driven.`,
        'half-right',
        `The distance makes collecting tires harder, but not impossible, and most residents said that they would gladly do it for two dollars apiece. So this is a weaker reason for doubt.`,
      ],
      [
        `Mosquitoes in the county also breed in ponds, in ditches, and in the clogged gutters of houses.`,
        'out-of-scope',
        `Other breeding places, such as ponds and ditches, limit how far the plan can reduce mosquitoes. But the question is whether the tires will be removed.`,
      ],
      [
        `The county will have to pay a company to recycle the tires that have been brought to the depot.`,
        'out-of-scope',
        `Recycling costs might make the county regret the plan. But tires that have reached the depot are no longer in the woods and fields.`,
      ],
      [
        `Unless dumping is punished, people will go on leaving some tires in the woods in later years.`,
        'half-right',
        `If people keep dumping tires, the woods will not stay clear for long. But that does not keep the thousands that are there now from being collected.`,
      ],
    ],
    quick: [
      `The county pays for any old tire, wherever it comes from. If garages have large stocks, they could collect the $100,000 while the tires in the woods and fields stay there.`,
    ],
    full: [
      `Method: look for a way to earn the reward without clearing the woods and fields.`,
      `The county wants tires from the woods and fields removed, but it pays for any old tire. The money is enough for 50,000 tires.`,
      `Garages have large stocks, and the county would pay them for tires that they now pay to get rid of. Their tires could use up the money, so most of those in the woods and fields may remain.`,
      `The options about distance, mosquitoes, recycling, and later dumping give no strong reason why the tires that are there now would stay.`,
    ],
    hints: [
      `What exactly does the county pay for, and how much money is there?`,
      `Besides the residents in the survey, who might be attracted by two dollars for an old tire?`,
    ],
  },
  {
    id: 'cr-0338',
    skill: 'cr-assumption',
    difficulty: 1.5,
    stem: `When the head of a household died in the town of Aldermere, officials sometimes made a list of everything in the house. Of the lists that were made between 1700 and 1710, 12 percent include a clock; of those made between 1740 and 1750, 48 percent do. In each of these periods, such a list was made after about one in three deaths, and all the lists have been preserved. A historian concludes that the share of Aldermere's households that owned a clock was about four times as large in the second period as in the first.

Which of the following is an assumption on which the historian's conclusion depends?`,
    key: [
      `Relative to all others, households with a list were not much richer in the second period than in the first.`,
      `Suppose that later lists were made mainly for rich households. Then 48 percent describes the rich and 12 percent a more ordinary group, so the share in the whole town need not have risen.`,
    ],
    wrong: [
      [
        `In both of the periods, few of the households for which there is no list owned anything as costly as a clock.`,
        'too-strong',
        `Households without a list may have owned clocks as often as the others. In that case the lists would represent the town even better, so the conclusion does not depend on this answer.`,
      ],
      [
        `In the second period, a clock of ordinary quality was sold in Aldermere for less than it was in the first.`,
        'not-required',
        `Lower prices may explain why more households owned a clock, but the conclusion says that more did, not why.`,
      ],
      [
        `Most of the clocks on the lists of the second period had been bought no more than forty years before.`,
        'not-required',
        `Clocks that were bought recently would fit a rise in ownership. But old or new, a clock counts for the household that owned it.`,
      ],
      [
        `About as many households lived in the town of Aldermere in the second period as had lived there in the first.`,
        'wrong-comparison',
        `More households would probably own more clocks. But the conclusion is about a share, which can grow whether the town itself grows or shrinks.`,
      ],
    ],
    quick: [
      `The lists can stand for the whole town only if they cover the same kind of households in both periods. So households on the later lists must not have been much richer, relative to all others.`,
    ],
    full: [
      `Method: compare the households on the lists with those in the conclusion, and then test the right option by negating it.`,
      `The evidence is the share among households with a list. The conclusion is about all households, so those with a list must represent the town equally well in both periods.`,
      `Suppose that the lists covered all kinds of households in the first period but only the richest third in the second. Then 12 percent of the town is compared with 48 percent of the rich, and the conclusion fails. So the argument assumes that this did not happen.`,
    ],
    hints: [
      `Which households do the lists tell us about, and which households is the conclusion about?`,
      `In both periods, a list was made after about one in three deaths. What else about the households with a list must be similar?`,
    ],
  },
  {
    id: 'cr-0339',
    skill: 'cr-strengthen',
    difficulty: 0.4,
    stem: `Last fall, engineers had shallow grooves cut into the pavement along both edges of Highway 12, so that a car that begins to leave its lane is shaken and its driver is warned. In the year since then, there were 30 percent fewer accidents in which a car ran off the highway than in the year before. The engineers give the credit to the grooves.

Which of the following, if true, most strongly supports the engineers' view?`,
    key: [
      `The number of accidents of other kinds on the highway did not decline.`,
      `Less traffic, better weather, or stricter policing would probably have reduced other accidents as well. Those did not decline, but the kind that grooves can prevent did, which points to the grooves.`,
    ],
    wrong: [
      [
        `The traffic on the highway was a little lighter than in the year before.`,
        'opposite-effect',
        `Lighter traffic could help to explain why there were fewer accidents. But it is another cause and takes some of the credit away from the grooves.`,
      ],
      [
        `In the year before, more cars than usual had run off the highway.`,
        'opposite-effect',
        `After an unusually bad year, the next year would probably have been better even without grooves. That takes credit away from the grooves, so it weakens the engineers' view.`,
      ],
      [
        `Most drivers on the highway know what the grooves are meant to do.`,
        'half-right',
        `A warning that is understood may work better. But a driver who is shaken is warned in any case, and what drivers know does not show that the grooves prevent accidents.`,
      ],
      [
        `Similar grooves have been cut into the edges of many other highways.`,
        'out-of-scope',
        `Wide use suggests that engineers elsewhere trust grooves. But their trust is no evidence of what reduced the accidents on Highway 12.`,
      ],
    ],
    quick: [
      `A general cause, such as lighter traffic, would probably have reduced accidents of other kinds as well. Those did not decline, so the grooves are the likelier cause.`,
    ],
    full: [
      `Method: look for other causes of the drop in accidents. It might be due to less traffic, milder weather, or more police.`,
      `Each of these causes would probably affect other accidents too, such as collisions between cars. Grooves affect only cars that leave their lane.`,
      `Other kinds of accidents did not decline, so a general cause is unlikely. The grooves remain as the likely cause, and the engineers' view is supported.`,
    ],
    hints: [
      `The engineers compare two years. What might have been different besides the grooves?`,
      `Which kind of accident can grooves prevent, and which kind can they not affect?`,
    ],
  },
  {
    id: 'cr-0340',
    skill: 'cr-weaken',
    difficulty: 0.4,
    stem: `At the Olive Branch, waiters bring bread to some tables before the meal. Guests at these tables order only half as many desserts as guests at other tables. The owner of the restaurant concludes that bread takes away the appetite for dessert. She expects that more desserts will be ordered when bread is no longer brought to any table.

Which of the following, if true, most seriously weakens the owner's argument?`,
    key: [
      `Waiters bring bread to those tables at which guests have ordered an appetizer along with the main course.`,
      `If waiters choose tables in this way, the guests who get bread are eating a larger meal anyway. The appetizer could explain why they order fewer desserts, with or without bread.`,
    ],
    wrong: [
      [
        `Some of the guests to whom bread is brought eat all of it and then order a dessert after the main course.`,
        'distorted-detail',
        `These guests seem to contradict the owner. But the owner says that guests with bread order fewer desserts, not that they order none.`,
      ],
      [
        `Guests to whom no bread has been brought sometimes see it on other tables and ask for it to be brought.`,
        'out-of-scope',
        `If some guests get bread by asking for it, the two groups differ less than they seem to. But that suggests no other reason for the gap in desserts, so the owner's explanation still stands.`,
      ],
      [
        `A dessert earns the restaurant more than an appetizer does, although it takes less work to prepare.`,
        'out-of-scope',
        `What a dessert earns may explain why the owner would like to sell more desserts. But it does not show whether bread keeps guests from ordering them.`,
      ],
      [
        `At the owner's other restaurant, where all tables are served bread, fewer desserts are ordered for each guest.`,
        'opposite-effect',
        `At the other restaurant, too, bread goes together with fewer desserts. So this supports the owner if anything.`,
      ],
    ],
    quick: [
      `Tables with bread may differ from the others in more ways than one. If they are the tables that ordered an appetizer, the appetizer may be why their guests skip dessert.`,
    ],
    full: [
      `Method: accept that guests with bread order fewer desserts, and look for another difference between them and other guests.`,
      `The owner assumes that tables with bread are like the others except for the bread.`,
      `If waiters bring bread to tables that have ordered an appetizer, those guests eat one more course. That could be why they order fewer desserts. If so, the owner may sell no more desserts once bread is no longer served.`,
    ],
    hints: [
      `Which two kinds of tables does the owner compare, and what does she conclude?`,
      `How might a waiter decide which tables get bread? Look for a second difference between the two kinds of tables.`,
    ],
  },
]

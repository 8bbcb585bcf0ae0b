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
      `Tanaka's reason is that people can then no longer tell what they may do. Bruno says that they can tell better than before.`,
    ],
    wrong: [
      [
        `being able to tell what one may do is worth more than justice in a single case`,
        'wrong-speaker',
        `Only Tanaka weighs the two. Bruno argues as if being able to tell were what counts, and so does not contradict the ranking.`,
      ],
      [
        `people have a duty to read the laws of the place in which they live before they act`,
        'out-of-scope',
        `Bruno says that hardly anyone does read them. What people have a duty to do is not mentioned.`,
      ],
      [
        `applying a law can have a result that is unjust in the case that is before a judge`,
        'restates-premise',
        `Both start from this. Tanaka grants it in the first sentence, and Bruno speaks of an unjust law.`,
      ],
      [
        `a judge who has departed from a law is obliged to make her reasons for it public`,
        'not-required',
        `Bruno says what happens if she does. Neither of them says that she is obliged to.`,
      ],
    ],
    quick: [`Same yardstick, opposite findings: do people know less, or more, after an open departure?`],
    full: [
      `Method: the answer is a statement that one speaker must affirm and the other must deny.`,
      `Tanaka's argument has two premises: departures keep people from telling what they may do, and being able to tell is worth more than justice in one case.`,
      `Ask which of the two Bruno attacks. He says nothing about what is worth more. He says that an open departure, with reasons, lets people tell better.`,
      `So he denies the first premise and leaves the second alone. This is why the ranking tempts: it sounds like the heart of the matter, but only one of the two speaks about it.`,
    ],
    hints: [
      `Tanaka gives two reasons, joined by 'and'. To which of the two does Bruno reply?`,
      `For each option, look for the sentence in which Bruno denies what Tanaka says, or affirms what Tanaka denies.`,
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
      `For them, two dollars a tire is easily earned. They can deliver enough tires to use up the $100,000 before the woods and fields have been cleared.`,
    ],
    wrong: [
      [
        `Many of the tires lie several hundred yards from the nearest road on which a car can be driven.`,
        'half-right',
        `This makes collecting them harder. But residents have said that two dollars is enough for them, and they may be glad to walk.`,
      ],
      [
        `Mosquitoes in the county also breed in ponds, in ditches, and in the clogged gutters of houses.`,
        'out-of-scope',
        `It limits how many mosquitoes the plan can prevent. The question is whether the tires will be removed.`,
      ],
      [
        `The county will have to pay a company to recycle the tires that have been brought to the depot.`,
        'out-of-scope',
        `It makes the plan more expensive. By then, however, the tires are no longer in the woods.`,
      ],
      [
        `Unless dumping is punished, people will go on leaving some tires in the woods in later years.`,
        'half-right',
        `New tires may come in time. That does not keep the thousands that lie there now from being collected.`,
      ],
    ],
    quick: [`The county pays for old tires. Which old tires are the easiest to deliver?`],
    full: [
      `Method: look for a way in which the reward can be earned without doing what is wanted.`,
      `Wanted: tires from the woods and fields. Paid for: any old tire. And the money is limited to 50,000 tires.`,
      `If garages can drive up with truckloads, and save what they now pay to be rid of them, the money is spent on tires that were never in the woods.`,
      `Distance makes the work harder but not unrewarding; ponds, recycling, and later dumping do not keep these tires where they are.`,
    ],
    hints: [
      `For exactly what does the county pay, and how much money is there? Compare this with what it wants to have removed.`,
      `Who besides the residents of the survey might find two dollars for an old tire attractive?`,
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
      `If lists were later made for the rich mainly, 48 percent of the rich may have had a clock in both periods. Then the share in the whole town need not have risen.`,
    ],
    wrong: [
      [
        `In both of the periods, few of the households for which there is no list owned anything as costly as a clock.`,
        'too-strong',
        `They may have owned clocks as often as the others did. If so, the lists would represent the town all the better.`,
      ],
      [
        `In the second period, a clock of ordinary quality was sold in Aldermere for less than it was in the first.`,
        'not-required',
        `It may explain why more households owned one. The conclusion says that more did, and not why.`,
      ],
      [
        `Most of the clocks on the lists of the second period had been bought no more than forty years before.`,
        'not-required',
        `Old or new, inherited or bought: a household that owned a clock is counted.`,
      ],
      [
        `About as many households lived in the town of Aldermere in the second period as had lived there in the first.`,
        'wrong-comparison',
        `The conclusion is about a share of the households. A share can grow fourfold in a growing or a shrinking town.`,
      ],
    ],
    quick: [`A third of the households stand for all. Is it the same kind of third both times?`],
    full: [
      `Method: negation. Deny an option and see whether the share of all households can still be said to have grown fourfold.`,
      `Evidence: the share among households with a list. Conclusion: the share among all households. So the third with a list has to stand for the town in the same way both times.`,
      `Suppose that lists were made after every third death at random in 1700, but only for the richest third in 1740. Then 12 percent of the town is compared with 48 percent of the rich, and the conclusion fails.`,
      `If clocks did not become cheaper, or the town doubled in size, the conclusion would stand as before.`,
    ],
    hints: [
      `About which households do the lists tell us, and about which households does the historian draw a conclusion?`,
      `One in three both times: the number is the same. What else about that third would have to be the same?`,
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
      `Less traffic, better weather, or stricter controls would have reduced other accidents, too. That only those declined against which the grooves are directed points to the grooves.`,
    ],
    wrong: [
      [
        `The traffic on the highway was a little lighter than in the year before.`,
        'opposite-effect',
        `Less traffic is another possible cause of fewer accidents. It takes some of the credit away from the grooves.`,
      ],
      [
        `In the year before, more cars than usual had run off the highway.`,
        'opposite-effect',
        `After an unusually bad year, the next one would probably have been better even without grooves.`,
      ],
      [
        `Most drivers on the highway know what the grooves are meant to do.`,
        'half-right',
        `A driver who is shaken is warned even if he or she knows nothing of grooves. That they prevent accidents does not follow.`,
      ],
      [
        `Similar grooves have been cut into the edges of many other highways.`,
        'out-of-scope',
        `That others use them as well shows that they are popular. It does not show that they work.`,
      ],
    ],
    quick: [`What would have happened to other accidents if something else were the cause?`],
    full: [
      `Method: alternative causes. Besides the grooves, a decline may come from less traffic, milder weather, or more police.`,
      `All of these would act on other accidents as well, such as collisions between cars. Grooves act only on cars that leave their lane.`,
      `Since only this kind of accident has declined, the general causes are ruled out, and the grooves remain.`,
    ],
    hints: [
      `What could make accidents of every kind less frequent in a particular year? How could one tell such a cause from the grooves?`,
      `Against which kind of accident do grooves help, and against which can they do nothing?`,
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
      `Then the guests with bread are the ones who eat a larger meal anyway. The appetizer would explain why they order fewer desserts, with or without bread.`,
    ],
    wrong: [
      [
        `Some of the guests to whom bread is brought eat all of it and then order a dessert after the main course.`,
        'distorted-detail',
        `The owner says that they order fewer desserts, not that they order none. A few exceptions fit that.`,
      ],
      [
        `Guests to whom no bread has been brought sometimes see it on other tables and ask for it to be brought.`,
        'out-of-scope',
        `When no table gets bread, none will be seen. It does not say why guests with bread order fewer desserts.`,
      ],
      [
        `A dessert earns the restaurant more than an appetizer does, although it takes less work to prepare.`,
        'out-of-scope',
        `It shows why the owner would like to sell more desserts, but not whether bread stands in the way.`,
      ],
      [
        `At the owner's other restaurant, where all tables are served bread, fewer desserts are ordered for each guest.`,
        'opposite-effect',
        `More bread and fewer desserts there as well: if anything, this fits what the owner believes.`,
      ],
    ],
    quick: [`Which tables get bread? They may differ in more than the bread.`],
    full: [
      `Method: alternative causes. Accept that guests with bread order fewer desserts, and look for something else that sets them apart.`,
      `The owner takes it that tables with bread are like the others except for the bread. Is there anything that decides who gets it?`,
      `If it is the appetizer, guests with bread have one more course. That is enough to explain the difference, and taking the bread away will not bring the desserts back.`,
    ],
    hints: [
      `How might a waiter decide to which tables to bring bread? The argument does not say.`,
      `Find an option by which the guests with bread differ from the others even before any bread is eaten.`,
    ],
  },
]

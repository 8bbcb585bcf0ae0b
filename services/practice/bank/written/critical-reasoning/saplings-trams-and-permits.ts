import type { WrittenQuestion } from '../written-question.ts'

/** Young trees, two populations, a tram, lifeguards and street lamps. */
export const saplingsTramsAndPermits: readonly WrittenQuestion[] = [
  {
    id: 'cr-0351',
    skill: 'cr-assumption',
    difficulty: 1.9,
    stem: `A city official argues as follows: 'Of the young trees that we plant along our streets, 60 percent are alive five years later; of the older trees, 90 percent are. But a young tree costs $80, and an older one costs $300. For ten young trees we pay $800, and six of them survive, which comes to about $133 for each survivor. For ten older trees we pay $3,000, and nine survive, which comes to about $333. Planting takes the same work for both kinds. So when all costs are counted, it is with young trees that we spend less for each survivor.'

Which of the following is an assumption on which the official's argument depends?`,
    key: [
      `The work of planting a tree costs the city less than $400.`,
      `At $400, a young tree costs $480, or $800 for each survivor; an older one costs $700, or about $778. At such a cost or a higher one, the conclusion is false.`,
    ],
    wrong: [
      [
        `The work of planting a tree costs the city less than $80.`,
        'too-strong',
        `At $100, it is $180 ÷ 0.6 = $300 against $400 ÷ 0.9, or about $444. The conclusion holds even if planting costs more than the tree.`,
      ],
      [
        `An older tree is not planted with more care than a young one.`,
        'not-required',
        `This may explain why older trees survive more often. The argument takes the two shares as they are.`,
      ],
      [
        `A survivor is worth as much to the city if it was planted young.`,
        'out-of-scope',
        `It would matter for which trees to plant. The conclusion is only about what the city spends for each survivor.`,
      ],
      [
        `The trees that survive for five years seldom die in the next five.`,
        'not-required',
        `A survivor is a tree that is alive after five years. What happens to it later is not part of the calculation.`,
      ],
    ],
    quick: [
      `Young trees mean more planting for each survivor. At what cost of planting does this eat up the cheaper price?`,
    ],
    full: [
      `Method: negation, with numbers. The calculation counts prices, and the conclusion counts all costs. What is missing is the work of planting, which has to be paid for dead trees, too.`,
      `For one survivor, 10 ÷ 6 young trees have to be planted, but only 10 ÷ 9 older ones. So the same work weighs more with young trees.`,
      `Let the work cost w. Young: (80 + w) ÷ 0.6. Older: (300 + w) ÷ 0.9. Young trees are cheaper as long as 0.9(80 + w) < 0.6(300 + w), so w < 360.`,
      `If w is $400 or more, the conclusion is false, so the argument needs 'less than $400'. If w is $80 or a little more, the conclusion is still true, so it does not need 'less than $80'.`,
    ],
    hints: [
      `The conclusion says 'when all costs are counted'. Which costs are in the calculation, and which are not?`,
      `That planting takes the same work for both kinds seems to make it harmless. How many trees of each kind must be planted to get nine survivors?`,
    ],
  },
  {
    id: 'cr-0352',
    skill: 'cr-paradox',
    difficulty: 1.1,
    stem: `At every age, from birth on, a person in the country of Norra is less likely to die within the next year than a person of the same age in the country of Suval. This has been so for as long as there have been records. Yet according to the same records, which are complete and correct in both countries, the people who died in Norra last year had lived to an average age of 61, and the people who died in Suval last year had lived to an average age of 74.

Which of the following, if true, most helps to explain the difference between the two averages?`,
    key: [
      `A much larger share of the population is young in Norra than in Suval.`,
      `In a young population, many of the few who die are young, because there are so many young people and few old ones. In Suval, most of the people at risk are old.`,
    ],
    wrong: [
      [
        `A much smaller share of the population dies in a year in Norra than in Suval.`,
        'restates-premise',
        `That fits the lower risk at every age. How many die does not tell how old they are.`,
      ],
      [
        `A larger share of those who die in Norra than in Suval die in accidents.`,
        'explains-one-side',
        `Accidents kill the young, too. But at each age fewer people die of all causes together, so it remains open why the average is lower.`,
      ],
      [
        `In both countries, people now die at a higher average age than in the past.`,
        'out-of-scope',
        `A rise in both countries does not explain a difference between the two.`,
      ],
      [
        `In Norra, the average age of those who die is higher for women than for men.`,
        'out-of-scope',
        `It compares two groups within Norra. The average for all of Norra remains 61.`,
      ],
    ],
    quick: [`Who can die at 80? Only those who are 80. How many of them are there?`],
    full: [
      `Method: both facts at once. The risk at every age is lower in Norra, and those who die there are younger.`,
      `How many die at an age depends on two things: the risk at that age and the number of people of that age. The risks are given, so look at the numbers.`,
      `Suppose that Norra has 9,000 people aged 30, of whom 1 in 1,000 dies, and 100 aged 80, of whom 90 in 1,000 die. Then 9 die at 30 and 9 die at 80: an average of 55.`,
      `Suval may have 1,000 people of each age and higher risks, 2 in 1,000 and 100 in 1,000. Then 2 die at 30 and 100 at 80: an average of 79. So a young population explains it.`,
    ],
    hints: [
      `On what does it depend how many people of 80 die in a year? The first sentence tells you about only one of two things.`,
      `Does the average age of those who died tell how long a newborn child can expect to live? What else goes into it?`,
    ],
  },
  {
    id: 'cr-0353',
    skill: 'cr-boldface',
    difficulty: 1.1,
    stem: `Urban planner: Opponents of a tram on Main Street warn that it will ruin the shops there. They point to Dalton, where a third of the shops on Elm Street closed during the four years in which tracks were being laid. But in any four years, about a third of the shops on an ordinary street close, and most of them are soon replaced by others. It would be wrong to say that the work in Dalton did no harm, for the empty shops on Elm Street were not rented again until it was over. Such harm ends with the work, however. What opponents have found is a reason to lay the tracks quickly and not a reason to lay none.

In the planner's argument, the statements 'a third of the shops on Elm Street closed' and 'It would be wrong to say that the work in Dalton did no harm' play which of the following roles?`,
    key: [
      `The first is evidence for a view that the planner rejects; the second concedes that there is something to the view all the same.`,
      `Opponents cite the closed shops, and the planner replies that a third is the usual share. Then he grants some harm before he limits it to the time of the work.`,
    ],
    wrong: [
      [
        `The first is evidence for a view that the planner rejects; the second is an objection to this view that he then supports by an example.`,
        'half-right',
        `The first half fits. But that the work did harm speaks for the opponents' view, not against it.`,
      ],
      [
        `The first is a finding that the planner shows to be incorrect; the second is a consequence that he draws from the correct finding.`,
        'too-strong',
        `He does not deny that a third closed. He says that as many would have closed without the tracks.`,
      ],
      [
        `The first is an example of a claim that the planner defends; the second is the planner's main reason for defending the claim.`,
        'wrong-speaker',
        `The claim that a tram ruins shops is the opponents'. The planner argues against it.`,
      ],
      [
        `The first is a fact for which the planner offers an explanation; the second is the planner's reason for preferring this explanation.`,
        'wrong-role',
        `His explanation is that shops close everywhere. That the work did harm would be a reason for another explanation.`,
      ],
    ],
    quick: [`Theirs: a third closed. His: that is usual. Granted: some harm, but it passes.`],
    full: [
      `Method: conclusion first. It is the last sentence: no reason to lay no tracks. The opposite view is that a tram will ruin shops.`,
      `The first statement is what the opponents point to. The planner takes away its force by a comparison: a third close in any four years.`,
      `The second statement stops him from going too far. The empty shops were not rented again, so some harm was done. With 'however' he then turns back to his own side.`,
      `So the second is a concession. Its direction is that of the opponents, which rules out the options that make it an objection to them or a reason of his own.`,
    ],
    hints: [
      `Sort the sentences by the side on which they are: the opponents' or the planner's. Watch 'But', 'It would be wrong', and 'however'.`,
      `Taken alone, would the second statement please the opponents or the planner?`,
    ],
  },
  {
    id: 'cr-0354',
    skill: 'cr-inference',
    difficulty: 1.5,
    stem: `The beaches of Crane County are watched by 100 lifeguards. Last week each of them was on duty on exactly four of the seven days. On Saturday, 40 of them were on duty, and on Sunday, 40 of them were on duty.

If the statements above are true, which of the following must also be true of last week?`,
    key: [
      `At least 20 of the lifeguards were on duty on exactly four of the days from Monday to Friday.`,
      `At most 40 + 40 = 80 worked on the weekend at all. The other 20 or more had all of their four days from Monday to Friday.`,
    ],
    wrong: [
      [
        `At least 60 of the lifeguards were on duty on each of the days from Monday to Friday.`,
        'too-strong',
        `There were 400 − 80 = 320 turns from Monday to Friday, 64 a day on average. An average of 64 allows a day with far fewer than 60.`,
      ],
      [
        `At least 20 of the lifeguards were on duty on Saturday as well as on Sunday.`,
        'overlap-not-subtracted',
        `The 40 of Saturday and the 40 of Sunday may be 80 different people. Then none worked on both days.`,
      ],
      [
        `At least 40 of the lifeguards were on duty on exactly three of the days from Monday to Friday.`,
        'not-required',
        `That holds only if enough of them worked on one day of the weekend. If the same 40 worked on both, they had two days left each.`,
      ],
      [
        `Fewer than 60 of the lifeguards were on duty neither on Saturday nor on Sunday.`,
        'boundary-excluded',
        `If the same 40 worked on both days, exactly 60 had the whole weekend off.`,
      ],
    ],
    quick: [`Weekend: at most 80 people. So at least 20 had all four days during the week.`],
    full: [
      `Method: test the extremes. The two groups of 40 may be 80 different people or the same 40. Whatever must be true is true in both cases and in those between.`,
      `80 different people: 20 had the weekend off and worked four days from Monday to Friday. The same 40: 60 had it off and worked four days from Monday to Friday.`,
      `So the number of those with four days from Monday to Friday lies between 20 and 60, and 'at least 20' is certain.`,
      `The extremes also refute the others: with 80 people no one works both days; with the same 40 no one works exactly three days from Monday to Friday, and 60 are off on the weekend.`,
    ],
    hints: [
      `How many different lifeguards can have worked on the weekend, at most and at least?`,
      `If a lifeguard was not on duty on the weekend, on how many days from Monday to Friday was he or she on duty?`,
    ],
  },
  {
    id: 'cr-0355',
    skill: 'cr-weaken',
    difficulty: 1.2,
    stem: `In the country of Merrow, every power plant has to hand in a permit for each ton of carbon dioxide that it emits. The government issues a fixed number of permits each year and does not issue more, whatever plants are willing to pay. The city of Sundale plans to replace its street lamps with new ones that use half as much electricity. Since the plant that supplies Sundale burns coal, it will then emit 30,000 tons a year less than now. In this way, the city hopes to reduce the total emissions of the country's power plants.

Which of the following, if true, gives the strongest reason to believe that the city's hope will not be fulfilled?`,
    key: [
      `Plants may sell permits that they do not need, and other plants buy up and use all that are offered.`,
      `Then the plant at Sundale sells 30,000 permits, and other plants emit 30,000 tons more. The total is what the number of permits allows, with old lamps or new.`,
    ],
    wrong: [
      [
        `The 30,000 tons are less than a hundredth of what the country's power plants emit altogether in one year.`,
        'too-strong',
        `A small reduction is still a reduction. The city does not hope for a large one.`,
      ],
      [
        `Making the new street lamps, which are produced in Merrow, will take a good deal of electricity at first.`,
        'half-right',
        `It delays the benefit. Once the lamps have been made, they go on saving electricity year after year.`,
      ],
      [
        `The homes and shops of Sundale need somewhat more electricity each year than they did the year before.`,
        'wrong-comparison',
        `They would need it in any case. With the new lamps, the city still uses less than it would without them.`,
      ],
      [
        `Replacing street lamps costs Sundale more than the electricity that it will save by this in ten years.`,
        'out-of-scope',
        `It makes the plan expensive. Whether emissions decline does not depend on what the city pays.`,
      ],
    ],
    quick: [`The lamps free 30,000 permits. What becomes of them?`],
    full: [
      `Method: follow the plan from the means to the end, and look for the fact that keeps the means from reaching it.`,
      `Means: the plant at Sundale emits 30,000 tons less. End: all plants together emit less. Between the two lie the permits that the plant no longer needs.`,
      `If they were left unused, the total would decline. If they are sold and used, some other plant emits exactly what Sundale saves.`,
      `The total is then set by the number of permits alone. Whether the saving is small or expensive, or use grows elsewhere, does not undo it in this way.`,
    ],
    hints: [
      `The saving is at one plant, and the hope is about all plants together. What decides how much they can emit in a year?`,
      `The plant at Sundale will emit 30,000 tons less. What will it then have left over that it would have handed in otherwise?`,
    ],
  },
]

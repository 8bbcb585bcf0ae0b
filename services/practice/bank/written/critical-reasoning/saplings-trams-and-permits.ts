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
      `If planting costs $400, a young tree costs $480, or $800 for each survivor, and an older one costs $700, or about $778. At that cost or more, the conclusion is false.`,
    ],
    wrong: [
      [
        `The work of planting a tree costs the city less than $80.`,
        'too-strong',
        `If planting costs $100, the figures are $180 ÷ 0.6 = $300 and $400 ÷ 0.9, or about $444. The conclusion is true even though planting costs more than $80.`,
      ],
      [
        `An older tree is not planted with more care than a young one.`,
        'not-required',
        `Better care may explain why older trees survive more often, but the argument takes the two percentages as they are.`,
      ],
      [
        `A survivor is worth as much to the city if it was planted young.`,
        'out-of-scope',
        `The value of a survivor would matter for which trees to plant, but the conclusion is only about what the city spends for each survivor.`,
      ],
      [
        `The trees that survive for five years seldom die in the next five.`,
        'not-required',
        `Trees that die later would make a survivor less valuable. But a survivor is a tree that is alive after five years, and later deaths are not part of the calculation.`,
      ],
    ],
    quick: [
      `Young trees require more planting for each survivor, so costly planting would make them more expensive. At $400 a tree it would ($800 against about $778), so planting must cost less than that.`,
    ],
    full: [
      `Method: negate the options with numbers. The calculation includes only prices, but the conclusion includes all costs, so the work of planting is missing.`,
      `For each survivor, 10 ÷ 6 young trees must be planted but only 10 ÷ 9 older ones. So the work adds more to the cost of young trees.`,
      `Let the work cost \\(w\\) dollars. Young trees are cheaper as long as \\(\\frac{80 + w}{0.6} < \\frac{300 + w}{0.9}\\), which gives \\(w < 360\\).`,
      `If the work costs $400 or more, the conclusion is false. So the argument needs the work to cost less than $400, though not less than $80.`,
    ],
    hints: [
      `The conclusion says "when all costs are counted." Which costs are in the calculation, and which are not?`,
      `How many trees of each kind must be planted to get nine survivors?`,
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
      `In a young population, many of those who die are young, because there are so many young people and so few old ones. In Suval, more of the people are old, so more of those who die are old.`,
    ],
    wrong: [
      [
        `A much smaller share of the population dies in a year in Norra than in Suval.`,
        'restates-premise',
        `This fits the lower risk at every age. But how many people die does not show how old they are.`,
      ],
      [
        `A larger share of those who die in Norra than in Suval die in accidents.`,
        'explains-one-side',
        `Accidents kill young people too. But the risk of death at each age, from all causes together, is lower in Norra, so this does not explain the difference.`,
      ],
      [
        `In both countries, people now die at a higher average age than in the past.`,
        'out-of-scope',
        `A higher average age "in both countries" is a change over time. But a rise in both does not explain a difference between them.`,
      ],
      [
        `In Norra, the average age of those who die is higher for women than for men.`,
        'out-of-scope',
        `Differences between groups do affect an average. But this compares two groups within Norra, and the average for all of Norra is still 61.`,
      ],
    ],
    quick: [
      `How many people die at an age depends on how many people are that old. If Norra has far more young people, more of its deaths are early ones, even at a lower risk.`,
    ],
    full: [
      `Method: accept both facts. The risk at every age is lower in Norra, yet those who die there are younger.`,
      `How many people die at an age depends on the risk and on how many people are that old.`,
      `Suppose that Norra has 9,000 people aged 30 with a risk of 1 in 1,000 and 100 aged 80 with a risk of 90 in 1,000. Then 9 of each age die, at an average age of 55.`,
      `If Suval has 1,000 of each age with risks of 2 and 100 in 1,000, 2 die at 30 and 100 at 80, at an average age of 79. So a younger population explains the difference.`,
    ],
    hints: [
      `What determines how many people die at a certain age in a year? The first sentence mentions only one of two things.`,
      `Could most deaths in a country be deaths of young people simply because most of its people are young?`,
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
      `Opponents cite the closed shops, and the planner replies that a third is the usual share. The planner then grants some harm before limiting it to the time of the work.`,
    ],
    wrong: [
      [
        `The first is evidence for a view that the planner rejects; the second is an objection to this view that he then supports by an example.`,
        'half-right',
        `The first half is right. But harm done by the work is a point in favor of the opponents' view, not an objection to it.`,
      ],
      [
        `The first is a finding that the planner shows to be incorrect; the second is a consequence that he draws from the correct finding.`,
        'too-strong',
        `The planner does respond to this finding. But the planner does not deny that a third of the shops closed, only that this was more than usual.`,
      ],
      [
        `The first is an example of a claim that the planner defends; the second is the planner's main reason for defending the claim.`,
        'wrong-speaker',
        `The closed shops do illustrate a claim, but the claim belongs to the opponents, who say that a tram ruins shops, and the planner argues against it.`,
      ],
      [
        `The first is a fact for which the planner offers an explanation; the second is the planner's reason for preferring this explanation.`,
        'wrong-role',
        `The planner does offer an explanation: about as many shops close in any four years. But harm done by the work does not favor this explanation.`,
      ],
    ],
    quick: [
      `The opponents cite a third of the shops, which the planner calls usual. The planner then grants some harm but says that it ends.`,
    ],
    full: [
      `Method: find the conclusion first. It is the last sentence: there is a reason to lay the tracks quickly but no reason to lay none. The opponents' view is that a tram will ruin shops.`,
      `The first statement is the opponents' evidence. The planner takes away its force by pointing out that a third of the shops close in any four years.`,
      `In the second statement the planner admits that there was some harm, since the empty shops were not rented. After "however," the planner limits this harm.`,
      `So the first is evidence for a view that the planner rejects, and the second concedes something to that view.`,
    ],
    hints: [
      `Decide for each sentence whether it is on the opponents' side or the planner's. Pay attention to "But," "It would be wrong," and "however."`,
      `Would the second statement, by itself, please the opponents or the planner?`,
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
      `At most 40 + 40 = 80 lifeguards worked on the weekend. The other 20 or more worked all four of their days from Monday to Friday.`,
    ],
    wrong: [
      [
        `At least 60 of the lifeguards were on duty on each of the days from Monday to Friday.`,
        'too-strong',
        `From Monday to Friday there were 400 − 80 = 320 shifts, or 64 a day on average. But far fewer than 60 lifeguards may have worked on one of these days.`,
      ],
      [
        `At least 20 of the lifeguards were on duty on Saturday as well as on Sunday.`,
        'overlap-not-subtracted',
        `The 40 on Saturday and the 40 on Sunday may be 80 different people. Then none of them worked on both days.`,
      ],
      [
        `At least 40 of the lifeguards were on duty on exactly three of the days from Monday to Friday.`,
        'not-required',
        `Lifeguards who worked one weekend day had three days left. But if the same 40 worked on both days, no one had exactly three.`,
      ],
      [
        `Fewer than 60 of the lifeguards were on duty neither on Saturday nor on Sunday.`,
        'boundary-excluded',
        `With 40 on duty each day, "fewer than 60" may seem safe. But if the same 40 worked on both days, exactly 60 had the whole weekend off.`,
      ],
    ],
    quick: [
      `At most 80 people worked on the weekend. So at least 20 worked all four of their days from Monday to Friday.`,
    ],
    full: [
      `Method: test the extremes. The two groups of 40 may be 80 different people or the same 40. What must be true is true in both cases.`,
      `If the two groups are 80 different people, 20 had the weekend off and worked four days from Monday to Friday. If they are the same 40, 60 did.`,
      `So between 20 and 60 lifeguards worked four days from Monday to Friday, and "at least 20" must be true.`,
      `The extremes also rule out the other options. With 80 people, no one worked on both weekend days. With the same 40, no one worked exactly three weekdays, and 60 had the weekend off.`,
    ],
    hints: [
      `What are the largest and the smallest number of different lifeguards who can have worked on the weekend?`,
      `If a lifeguard had the weekend off, how many days from Monday to Friday did he or she work?`,
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
      `The plant that supplies Sundale then sells the permits it no longer needs, and other plants emit 30,000 tons more. The total depends on the number of permits, whichever lamps are used.`,
    ],
    wrong: [
      [
        `The 30,000 tons are less than a hundredth of what the country's power plants emit altogether in one year.`,
        'too-strong',
        `The amount may seem too small to matter. But a small reduction is still a reduction, and the city does not hope for a large one.`,
      ],
      [
        `Making the new street lamps, which are produced in Merrow, will take a good deal of electricity at first.`,
        'half-right',
        `Electricity for making the lamps counts against the plan at first. But after that they save electricity year after year.`,
      ],
      [
        `The homes and shops of Sundale need somewhat more electricity each year than they did the year before.`,
        'wrong-comparison',
        `These homes and shops would need more electricity in any case. With the new lamps, less is used than would be used without them.`,
      ],
      [
        `Replacing street lamps costs Sundale more than the electricity that it will save by this in ten years.`,
        'out-of-scope',
        `A plan that costs more than it saves looks foolish. But what the city pays does not determine whether emissions decline.`,
      ],
    ],
    quick: [
      `The new lamps leave 30,000 permits unused by one plant. If other plants buy and use those permits, they emit what was saved, and the total does not fall.`,
    ],
    full: [
      `Method: follow the plan from means to end, and look for a fact that keeps the plan from reaching its end.`,
      `Under the plan, one plant emits 30,000 tons less. The goal is that all plants together emit less. So ask what happens to the permits that this plant no longer needs.`,
      `If they are sold and used, other plants emit exactly what Sundale saves. The total is then determined by the number of permits alone, so the city's hope will not be fulfilled.`,
      `A reduction may be small or expensive, and homes and shops may use more electricity. But none of this cancels the reduction.`,
    ],
    hints: [
      `The plan saves emissions at one plant, and the hope is about all plants. What limits the emissions of all plants together?`,
      `If the plant emits 30,000 tons less, what will it have left over?`,
    ],
  },
]

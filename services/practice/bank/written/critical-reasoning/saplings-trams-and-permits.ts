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
      `Suppose that planting costs $400. Then a young tree costs $480, or $800 for each survivor, and an older tree costs $700, or about $778. So if planting costs $400 or more, the conclusion is false.`,
    ],
    wrong: [
      [
        `The work of planting a tree costs the city less than $80.`,
        'too-strong',
        `Suppose that planting costs $100. Then a survivor costs $180 ÷ 0.6 = $300 if planted young and $400 ÷ 0.9, or about $444, if planted older. The conclusion still holds, so the cost need not be below $80.`,
      ],
      [
        `An older tree is not planted with more care than a young one.`,
        'not-required',
        `Better care may explain why older trees survive more often. But the argument takes the rates of 60 and 90 percent as they are, whatever causes them.`,
      ],
      [
        `A survivor is worth as much to the city if it was planted young.`,
        'out-of-scope',
        `The value of a survivor would matter for deciding which trees to plant. But the conclusion is only about what the city spends for each survivor.`,
      ],
      [
        `The trees that survive for five years seldom die in the next five.`,
        'not-required',
        `It would be a pity if trees died soon after five years. But the argument counts every tree that is alive after five years as a survivor, so later deaths do not affect it.`,
      ],
    ],
    quick: [
      `The city must plant more young trees for each survivor, so costly planting works against them. At $400 a tree, a survivor costs $800 if planted young and about $778 if planted older, so planting must cost less than $400.`,
    ],
    full: [
      `Method: find the cost that the calculation leaves out, and test the options about it with numbers. The calculation includes only the prices of the trees, but the conclusion counts all costs, and planting is one of them.`,
      `To get nine survivors, the city must plant fifteen young trees but only ten older ones. So the cost of planting weighs more heavily on young trees.`,
      `Let planting one tree cost \\(w\\) dollars. Young trees are cheaper as long as \\(\\frac{80 + w}{0.6} < \\frac{300 + w}{0.9}\\), which gives \\(w < 360\\).`,
      `So the argument needs a cost below $360, and therefore certainly one below $400. It does not need one below $80.`,
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
      `Even at a low risk, a large number of young people means many early deaths. If far more of the people in Suval are old, most of its deaths come at an old age. So Norra's average is lower.`,
    ],
    wrong: [
      [
        `A much smaller share of the population dies in a year in Norra than in Suval.`,
        'restates-premise',
        `A smaller share of deaths fits the lower risk at every age. But how many people die does not tell us how old they are when they die.`,
      ],
      [
        `A larger share of those who die in Norra than in Suval die in accidents.`,
        'explains-one-side',
        `Accidents do kill many young people. But the risk from all causes together is lower in Norra at every age. So the causes of death do not explain why those who die there are younger.`,
      ],
      [
        `In both countries, people now die at a higher average age than in the past.`,
        'out-of-scope',
        `Higher averages than in the past are a change over time. A rise in both countries does not explain why one average is 61 and the other 74.`,
      ],
      [
        `In Norra, the average age of those who die is higher for women than for men.`,
        'out-of-scope',
        `This compares women and men within Norra, but the average for all of Norra is 61 in any case. Nothing is said about Suval, so the difference remains unexplained.`,
      ],
    ],
    quick: [
      `The number of deaths at an age depends partly on how many people are that old. If Norra has far more young people, more of its deaths are early, even at a lower risk.`,
    ],
    full: [
      `Two findings seem to conflict: the risk at every age is lower in Norra, yet the people who die there are younger.`,
      `How many people die at a certain age depends on the risk at that age and on how many people are that old.`,
      `Suppose that Norra has 9,000 people aged 30 with a risk of 1 in 1,000 and 100 people aged 80 with a risk of 90 in 1,000. Then 9 of each age die, at an average age of 55.`,
      `Suppose that Suval has 1,000 people of each age, with risks of 2 and 100 in 1,000. Then 2 die at 30 and 100 at 80, at an average age of about 79. So Norra's younger population explains the difference.`,
    ],
    hints: [
      `Which comparison does the first sentence make, and which does the last sentence make?`,
      `How many people die at a certain age depends on the risk at that age. What else does it depend on?`,
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
      `Opponents cite the closed shops for a view that the planner rejects. In the second statement, the planner admits that the work did some harm, before adding that such harm "ends with the work."`,
    ],
    wrong: [
      [
        `The first is evidence for a view that the planner rejects; the second is an objection to this view that he then supports by an example.`,
        'half-right',
        `The first half is right. But the second statement admits that the work did harm, and that is a point in favor of the opponents' view, not an objection to it.`,
      ],
      [
        `The first is a finding that the planner shows to be incorrect; the second is a consequence that he draws from the correct finding.`,
        'too-strong',
        `The planner accepts the finding that a third of the shops closed. What he adds is that about a third close in any four years, so the finding is not shown to be incorrect.`,
      ],
      [
        `The first is an example of a claim that the planner defends; the second is the planner's main reason for defending the claim.`,
        'wrong-speaker',
        `The closed shops do illustrate a claim, but it is the opponents' claim that a tram "will ruin the shops." The planner argues against that claim.`,
      ],
      [
        `The first is a fact for which the planner offers an explanation; the second is the planner's reason for preferring this explanation.`,
        'wrong-role',
        `The planner does explain the closings: about as many shops close in any four years. But the harm done by the work is no reason to prefer that explanation. It is a point that the planner grants to the opponents.`,
      ],
    ],
    quick: [
      `The opponents cite a third of the shops, a share that the planner calls ordinary. The planner then concedes some harm but says that it "ends with the work."`,
    ],
    full: [
      `The conclusion is the last sentence: there is a reason to lay the tracks quickly but not a reason to lay none. The opponents say that a tram will ruin the shops.`,
      `The first statement is the opponents' evidence. The planner weakens it by pointing out that about a third of the shops on an ordinary street close in any four years.`,
      `In the second statement, the planner admits some harm, since the empty shops were not rented until the work was over. After "however," the planner limits this harm.`,
      `So the first statement supports a view that the planner rejects, and the second grants that the view is partly right.`,
    ],
    hints: [
      `Who points to the closed shops on Elm Street, and what are they supposed to show?`,
      `Find the conclusion in the last sentence. Then use "But," "It would be wrong," and "however" to decide which side each statement is on.`,
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
      `At most 40 + 40 = 80 lifeguards worked on the weekend. Each of the other 20 or more had the weekend off and worked all four days from Monday to Friday.`,
    ],
    wrong: [
      [
        `At least 60 of the lifeguards were on duty on each of the days from Monday to Friday.`,
        'too-strong',
        `From Monday to Friday there were 400 − 80 = 320 shifts, or 64 a day on average. But it is possible that nobody worked on Monday: 80 lifeguards could have worked on each of the other four days.`,
      ],
      [
        `At least 20 of the lifeguards were on duty on Saturday as well as on Sunday.`,
        'overlap-not-subtracted',
        `The 40 on Saturday and the 40 on Sunday may be 80 different people. Then nobody was on duty on both days.`,
      ],
      [
        `At least 40 of the lifeguards were on duty on exactly three of the days from Monday to Friday.`,
        'not-required',
        `Lifeguards who worked just one weekend day had three more days to work, all of them weekdays. But if the same 40 worked on both days, they had two more and the others four, so nobody had exactly three.`,
      ],
      [
        `Fewer than 60 of the lifeguards were on duty neither on Saturday nor on Sunday.`,
        'boundary-excluded',
        `With 40 on duty each day, it may seem that fewer than 60 had both days off. But if the same 40 worked on both days, exactly 60 had the whole weekend off.`,
      ],
    ],
    quick: [
      `At most 80 lifeguards worked on the weekend. So at least 20 were off then and worked all four of their days from Monday to Friday.`,
    ],
    full: [
      `Method: test the extremes. The two weekend groups of 40 may be 80 different people or the same 40, and what must be true is true in both cases.`,
      `If the groups are 80 different people, the other 20 worked four days from Monday to Friday. If the groups are the same 40 people, the other 60 did.`,
      `So between 20 and 60 lifeguards worked four days from Monday to Friday, and "at least 20" must be true.`,
      `The extremes also rule out three other options. With 80 people, nobody worked on both weekend days. With the same 40, nobody worked exactly three weekdays, and 60 had the weekend off. The option about single days also fails, since nobody needs to have worked on Monday.`,
    ],
    hints: [
      `The 40 lifeguards on Saturday and the 40 on Sunday may or may not be the same people. How does that change how many had the whole weekend off?`,
      `Find the largest and the smallest possible number of lifeguards with the weekend off. How many days from Monday to Friday did each of them work?`,
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
      `The plant that supplies Sundale could sell the permits it no longer needs, and the buyers would emit the 30,000 tons in its place. The total depends on the number of permits, not on the lamps.`,
    ],
    wrong: [
      [
        `The 30,000 tons are less than a hundredth of what the country's power plants emit altogether in one year.`,
        'too-strong',
        `The 30,000 tons may seem too little to matter. But a small reduction is still a reduction, and the city does not hope for a large one.`,
      ],
      [
        `Making the new street lamps, which are produced in Merrow, will take a good deal of electricity at first.`,
        'half-right',
        `Making the lamps takes electricity at first, which counts against the plan for a while. But afterward the lamps save electricity year after year, so emissions may still fall.`,
      ],
      [
        `The homes and shops of Sundale need somewhat more electricity each year than they did the year before.`,
        'wrong-comparison',
        `Homes and shops would need more electricity in any case. With the new lamps, the city still uses less than it would without them, so the lamps still help.`,
      ],
      [
        `Replacing street lamps costs Sundale more than the electricity that it will save by this in ten years.`,
        'out-of-scope',
        `A plan that costs more than it saves may look foolish. But what the city pays tells us nothing about how much the power plants will emit.`,
      ],
    ],
    quick: [
      `With the new lamps, one plant needs permits for 30,000 fewer tons. If other plants buy and use those permits, they emit what was saved, and the total does not fall.`,
    ],
    full: [
      `The plan reduces emissions at one plant by 30,000 tons. The city hopes that this will reduce the emissions of all the plants together.`,
      `Between the two stands one question: what happens to the permits that this plant no longer needs?`,
      `If other plants buy and use them, those plants emit exactly what Sundale saves. The number of permits alone then determines the total, so the city's hope will not be fulfilled.`,
      `The other options say that the reduction is small, delayed, or expensive, or that other uses grow. None of these facts cancels the reduction.`,
    ],
    hints: [
      `Whose emissions will the lamps reduce, and whose emissions is the hope about?`,
      `Follow the plan from one plant to all plants. If the plant that supplies Sundale emits 30,000 tons less, what will it have left over?`,
    ],
  },
]

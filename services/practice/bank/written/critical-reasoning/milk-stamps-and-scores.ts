import type { WrittenQuestion } from '../written-question.ts'

/** Milk trucks, a guild's stamps, test scores, a museum's members and hot water. */
export const milkStampsAndScores: readonly WrittenQuestion[] = [
  {
    id: 'cr-0266',
    skill: 'cr-assumption',
    difficulty: 1.0,
    stem: `Each morning, a dairy collects milk from farms with two small trucks, one on a northern and one on a southern route. It intends to replace them with one large truck that holds as much as both. For each mile it is driven, the large truck uses only 40 percent more fuel than a small one, whereas two small trucks naturally use twice as much as one. The dairy will therefore need less fuel to collect the milk.

The dairy's reasoning depends on the assumption that the large truck`,
    key: [
      `can serve all of the farms in substantially fewer miles than the two small trucks drive together`,
      `If the large truck had to drive as many miles as both, it would use 1.4 times as much fuel as they do. It saves fuel only if the miles fall by more than two sevenths.`,
    ],
    wrong: [
      [
        `does not need more time for the two routes than the small trucks take for them between them`,
        'out-of-scope',
        `Time on the road also costs the dairy money. But it is a different expense, and the conclusion is about fuel.`,
      ],
      [
        `will be filled more completely with milk each morning than either of the small trucks has been`,
        'not-required',
        `The large truck holds as much as both, so it can take the same milk. It does not have to be fuller.`,
      ],
      [
        `costs less to buy and to maintain over the years than the two small trucks taken together`,
        'out-of-scope',
        `What the truck costs "to buy and to maintain" matters for whether the change pays. But the conclusion is only that the dairy will "need less fuel."`,
      ],
      [
        `uses no more fuel for a mile when it is fully loaded than when it carries hardly any milk`,
        'too-strong',
        `A loaded truck may well use more fuel for a mile than an empty one. The argument still works as long as the figure of 40 percent is right on average.`,
      ],
    ],
    quick: [
      `Using 40 percent more per mile saves fuel only if there are far fewer miles. So the large truck must be able to serve all the farms in far fewer miles.`,
    ],
    full: [
      `Method: negate the options with numbers. Let each small truck drive 100 miles a morning and use 1 unit of fuel per mile.`,
      `Today the trucks use 2 × 100 × 1 = 200 units. On the same 200 miles, the large truck would use 200 × 1.4 = 280 units.`,
      `It uses less fuel only if it drives fewer than 200 ÷ 1.4, or about 143, miles.`,
      `Suppose that it cannot serve the farms in substantially fewer miles than 200. Then the conclusion fails, so the argument assumes that it can. Negating the other options does not affect fuel.`,
    ],
    hints: [
      `What do the figures "only 40 percent more" and "twice as much" describe?`,
      `Let each small truck drive 100 miles. How far would the large truck have to drive if it followed both routes as they are?`,
    ],
  },
  {
    id: 'cr-0267',
    skill: 'cr-strengthen',
    difficulty: 0.9,
    stem: `From 1640 on, the silversmiths' guild of Brenning required that silver sold in the city bear the stamp of a guild member. According to the rule itself, its purpose was to protect buyers: the stamp would make it possible to punish a silversmith who had mixed cheap metal into the silver. A historian argues that the guild's real purpose was to keep silversmiths who were not members out of the city's market.

Which of the following, if true, gives the most support to the historian's argument?`,
    key: [
      `Under the rule, dozens of outsiders were punished for selling good silver without a stamp, but no member for poor silver with one.`,
      `The rule was used against competitors even when buyers got good silver. It was never used against members who sold poor silver, although protecting buyers was its stated purpose.`,
    ],
    wrong: [
      [
        `In the years before 1640, outsiders had sold some silver in the city into which a large amount of cheap metal had been mixed.`,
        'opposite-effect',
        `Outsiders who sold silver with "a large amount of cheap metal" gave buyers a reason to want protection. That makes the stated purpose more believable, so it counts against the historian.`,
      ],
      [
        `Guilds of silversmiths in other cities also required that silver bear the stamp of a member, and gave the same purpose for it.`,
        'half-right',
        `Other guilds may have had either purpose as well. The fact that such rules were common does not show why they were made.`,
      ],
      [
        `Buyers who were not experts could not tell by looking at a piece of silver whether cheap metal had been mixed into it or not.`,
        'opposite-effect',
        `Buyers who "could not tell" poor silver from good needed protection. So the rule may well have been meant to protect them, as it says.`,
      ],
      [
        `Becoming a member of the guild took a silversmith about seven years, most of which were spent in the workshop of a member.`,
        'out-of-scope',
        `Long training may keep people out of a guild, or it may ensure good work, but it does not show what the rule about stamps was for.`,
      ],
    ],
    quick: [
      `Each purpose predicts a different use of the rule. It was used against outsiders who sold good silver and never against members who sold poor silver, so its purpose was to keep competitors out.`,
    ],
    full: [
      `Method: ask what each purpose would lead the guild to do with its rule.`,
      `To protect buyers, the guild would punish poor silver, no matter who made it. To keep out competitors, it would punish outsiders, no matter how good their silver was.`,
      `Outsiders with good silver were punished, and members with poor silver were not. This fits only the second purpose, so the historian's argument is supported.`,
      `The options about ignorant buyers and earlier fraud support the purpose that the rule states.`,
    ],
    hints: [
      `If the guild wanted to protect buyers, whom would it have punished? And if it wanted to keep out competitors?`,
      `Look for a fact about what was actually done under the rule.`,
    ],
  },
  {
    id: 'cr-0268',
    skill: 'cr-weaken',
    difficulty: 1.3,
    stem: `Six years ago Garland College stopped requiring applicants to submit scores from the national admission test. Some of the students whom it has admitted since then submitted a score, and others did not; the two groups have turned out to graduate at the same rate. The college's dean concludes that scores on the test tell nothing about whether a student will graduate.

Which of the following, if true, most seriously weakens the dean's argument?`,
    key: [
      `A survey shows that the students who submitted no score had taken the test and done about as well on it as the others.`,
      `In that case the two groups do not differ in their scores. Equal graduation rates are then no surprise, even if scores predict graduation very well.`,
    ],
    wrong: [
      [
        `A survey shows that the students who submitted no score had done well in high school, as had those who submitted one.`,
        'half-right',
        `This suggests that high school grades may predict graduation, but it does not show whether scores do, because we are not told how scores differed.`,
      ],
      [
        `A survey shows that most students who submitted no score believe that the test favors those who can pay for lessons.`,
        'out-of-scope',
        `Students who think that the test "favors" others may have submitted no score for that reason. But what they believe about the test does not show what scores predict.`,
      ],
      [
        `At the other colleges that require scores from the test, students graduate at about the same rate as at Garland College.`,
        'wrong-comparison',
        `Colleges that "require scores" differ from Garland in many ways. And the graduation rate of a whole college does not show whether students with higher scores graduate more often.`,
      ],
      [
        `Before the change, students at Garland College graduated at a rate that was slightly lower than the rate in recent years.`,
        'opposite-effect',
        `If the rate rose after scores were dropped, scores may have been of no help, which supports the dean.`,
      ],
    ],
    quick: [
      `Students who submit no score need not have a low one. If they did about as well on the test as the others, equal graduation rates are just what we should expect.`,
    ],
    full: [
      `Method: test the comparison. To show that scores tell nothing, the dean must compare students with different scores.`,
      `The dean compares students who submitted a score with students who did not, and assumes that their scores differ.`,
      `If both groups did equally well on the test, we should expect equal graduation rates whether or not scores matter. So the argument is weakened.`,
      `The option about high school is tempting, since it might explain equal rates. But it says nothing about how the scores differed.`,
    ],
    hints: [
      `To learn whether scores matter, which kinds of students should be compared? Which kinds does the dean compare?`,
      `What must the dean assume about students who submitted no score?`,
    ],
  },
  {
    id: 'cr-0269',
    skill: 'cr-inference',
    difficulty: 1.4,
    stem: `The Reyes Museum knows from its electronic tickets how often each person visited it last year. Of the people who came at least once, members of the museum came six times on average, and nonmembers came 1.5 times on average. The average over all these people was two visits.

If the statements above are true, which of the following must be true of last year?`,
    key: [
      `One visit in three to the museum last year was made by a member.`,
      `A member is 4 above the average of two, and a nonmember is 0.5 below it, so there were eight nonmembers for each member. Those nine people made 18 visits, and the member made 6 of them.`,
    ],
    wrong: [
      [
        `One person in three who came to the museum was a member of it.`,
        'part-to-part-as-part-to-whole',
        `This confuses people with visits. One in three visits was made by a member, but only one in nine people was a member.`,
      ],
      [
        `More than half of the visits to the museum were made by members.`,
        'too-strong',
        `A member came four times as often, but there were eight nonmembers for each member: 6 visits compared with 12.`,
      ],
      [
        `More than half of the nonmembers who came did so just once.`,
        'not-required',
        `Half of the nonmembers could have come once and the other half twice. That gives an average of 1.5, and exactly half is not more than half.`,
      ],
      [
        `Each member visited the museum more often than any nonmember did.`,
        'too-strong',
        `Six and 1.5 are averages. One member may have come only once and one nonmember ten times.`,
      ],
    ],
    quick: [
      `A member is 4 above the average and a nonmember 0.5 below it, so there are eight nonmembers for each member. The member makes 6 of their 18 visits.`,
    ],
    full: [
      `Method: balance the averages. The amounts by which members exceed two visits must equal the amounts by which nonmembers fall short of it.`,
      `Each member is 6 − 2 = 4 above, and each nonmember is 2 − 1.5 = 0.5 below. So it takes eight nonmembers to balance one member.`,
      `Among these nine people, the member makes 6 visits and the eight nonmembers make 8 × 1.5 = 12.`,
      `Since 6 of 18 visits is one in three, one visit in three was made by a member. Averages say little about individuals, which rules out the options about most nonmembers and about each member.`,
    ],
    hints: [
      `How far is a member above the average of two visits, and how far is a nonmember below it?`,
      `How many nonmembers does it take to balance one member? Count their visits.`,
    ],
  },
  {
    id: 'cr-0270',
    skill: 'cr-weaken',
    difficulty: 0.2,
    stem: `When owners of houses in Merriam were given a small display that shows how much hot water they are using and what it costs, their use of hot water fell by 15 percent. The city will now require such displays in the kitchens of all rental apartments. It expects that the use of hot water in these apartments will also fall by about 15 percent.

Which of the following, if true, would cast the most serious doubt on the city's expectation?`,
    key: [
      `Nearly all tenants in Merriam pay a fixed amount for hot water, however much they use.`,
      `Owners who used less saved money. Tenants who pay a fixed amount save nothing, so the display gives them a much weaker reason to use less.`,
    ],
    wrong: [
      [
        `In a rental apartment, fewer people live together on average than in a house in Merriam.`,
        'wrong-comparison',
        `Where "fewer people live together," they may use less hot water to begin with. But use can fall by 15 percent from any level.`,
      ],
      [
        `The displays in the apartments will have to be paid for by the owners of the buildings.`,
        'out-of-scope',
        `Owners who have to pay might object to the plan. But who pays for a display does not determine what tenants do when they look at it.`,
      ],
      [
        `Some owners of houses in Merriam no longer look at their displays as often as at first.`,
        'half-right',
        `Use in houses fell by 15 percent anyway. The effect may weaken over time, but that is a lesser doubt.`,
      ],
      [
        `Most tenants in Merriam have said that they would like to know how much water they use.`,
        'opposite-effect',
        `Tenants who "would like to know" their use will look at the display. That makes a decline more likely, so it supports the expectation.`,
      ],
    ],
    quick: [
      `The display can save owners money because they pay for the hot water they use. Tenants who pay a fixed amount save nothing, so they may not use less.`,
    ],
    full: [
      `Method: test the comparison. The city expects from tenants what it observed in owners, so look for a difference that matters.`,
      `When an owner uses less hot water, the owner saves money. That is a reason to turn off the tap.`,
      `Tenants who pay a fixed amount save nothing by using less. The reason is missing, so there is serious doubt that their use will fall by about 15 percent.`,
    ],
    hints: [
      `The city expects tenants to react as owners did. What would have to be alike in both cases?`,
      `Why would an owner use less after seeing the display? Would a tenant have the same reason?`,
    ],
  },
]

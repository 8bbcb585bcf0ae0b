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
      `If it had to drive as many miles as both, it would use 1.4 times the fuel of today. It saves fuel only if the miles fall by more than two sevenths.`,
    ],
    wrong: [
      [
        `does not need more time for the two routes than the small trucks take for them between them`,
        'out-of-scope',
        `The hours of the drivers are another expense. The conclusion is about fuel.`,
      ],
      [
        `will be filled more completely with milk each morning than either of the small trucks has been`,
        'not-required',
        `It holds as much as both, so it can take the same milk. To be fuller is not necessary.`,
      ],
      [
        `costs less to buy and to maintain over the years than the two small trucks taken together`,
        'out-of-scope',
        `This would matter to whether the change pays. How much fuel is used does not depend on it.`,
      ],
      [
        `uses no more fuel for a mile when it is fully loaded than when it carries hardly any milk`,
        'too-strong',
        `All trucks use more when they are loaded. The figure of 40 percent is enough, and the argument does not need load to have no effect.`,
      ],
    ],
    quick: [`40 percent more a mile is a saving only if there are far fewer miles.`],
    full: [
      `Method: negation, with figures. Let each small truck drive 100 miles a morning and use 1 unit of fuel a mile.`,
      `Today: 2 × 100 × 1 = 200 units. The large truck on the same 200 miles: 200 × 1.4 = 280 units.`,
      `So '40 percent more' is less than 'twice as much' only if the one truck drives about as far as one of the two. It breaks even at 200 ÷ 1.4, about 143 miles.`,
      `Deny that it needs substantially fewer miles than 200, and the conclusion is gone. Time, price, and fuller loads can be denied without harm.`,
    ],
    hints: [
      `The figures 'only 40 percent more' and 'twice as much' are fuel for a mile. What else decides how much fuel is used in a morning?`,
      `Let each small truck drive 100 miles. How far would the large one have to drive if it followed both routes as they are?`,
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
      `The rule was used as a wall against competitors, even where buyers got good silver, and never for the purpose that it names.`,
    ],
    wrong: [
      [
        `In the years before 1640, outsiders had sold some silver in the city into which a large amount of cheap metal had been mixed.`,
        'opposite-effect',
        `Then buyers did need protection, which makes the purpose named in the rule more believable.`,
      ],
      [
        `Guilds of silversmiths in other cities also required that silver bear the stamp of a member, and gave the same purpose for it.`,
        'half-right',
        `Others may have had either purpose as well. That the rule was common does not tell why it was made.`,
      ],
      [
        `Buyers who were not experts could not tell by looking at a piece of silver whether cheap metal had been mixed into it or not.`,
        'opposite-effect',
        `It shows why a stamp was useful to buyers, and so it favors the purpose that the rule names.`,
      ],
      [
        `Becoming a member of the guild took a silversmith about seven years, most of which were spent in the workshop of a member.`,
        'out-of-scope',
        `Long training may keep people out of a guild, or it may ensure good work. It says nothing about what the rule on stamps was for.`,
      ],
    ],
    quick: [`Two purposes predict two uses of the rule. Which use was made of it?`],
    full: [
      `Method: rival accounts. Ask what each purpose would lead the guild to do with its rule.`,
      `To protect buyers: pursue poor silver, whoever made it. To keep out competitors: pursue outsiders, whatever their silver is like.`,
      `Outsiders with good silver were punished, and members with poor silver were not. This is the second pattern, pure and simple.`,
      `Ignorant buyers and earlier fraud would support the purpose that the rule itself gives.`,
    ],
    hints: [
      `If the guild had cared about buyers, whom would it have punished? And whom, if it had cared about competitors?`,
      `A stated purpose can be tested by what people do. Look for what was done under the rule.`,
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
      `Then the two groups do not differ in their scores. Even a test that predicts graduation very well would lead one to expect equal rates.`,
    ],
    wrong: [
      [
        `A survey shows that the students who submitted no score had done well in high school, as had those who submitted one.`,
        'half-right',
        `This suggests that grades predict graduation. Whether scores do is left open, since it is not said how the scores differed.`,
      ],
      [
        `A survey shows that most students who submitted no score believe that the test favors those who can pay for lessons.`,
        'out-of-scope',
        `It may be why they did not submit one. What students believe about the test does not show what it predicts.`,
      ],
      [
        `At the other colleges that require scores from the test, students graduate at about the same rate as at Garland College.`,
        'wrong-comparison',
        `Colleges differ in many ways. The rate of a whole college does not show whether scores tell its students apart.`,
      ],
      [
        `Before the change, students at Garland College graduated at a rate that was slightly lower than the rate in recent years.`,
        'opposite-effect',
        `If the rate rose after scores were dropped, this suggests that scores were of no help, as the dean says.`,
      ],
    ],
    quick: [`Submitting a score is not the same as having a high one. Did the groups differ in scores at all?`],
    full: [
      `Method: test the comparison. To show that scores tell nothing, one has to compare students with different scores.`,
      `The dean compares students who submitted a score with students who did not, and takes the second group to have lower scores.`,
      `If both groups had done equally well on the test, the comparison is between like and like. Equal graduation is then to be expected, whether or not scores matter.`,
      `Good grades tempt, since they might explain equal rates. But they leave the dean's view of scores untouched.`,
    ],
    hints: [
      `To learn whether scores matter, which two kinds of students should be compared? Which two kinds does the dean compare?`,
      `What must the dean believe about the students who submitted no score? Look for a fact that makes this belief doubtful.`,
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
      `A member is 4 above the average of two, a nonmember 0.5 below it, so there were eight nonmembers for each member. Nine people made 18 visits, 6 of them by the member.`,
    ],
    wrong: [
      [
        `One person in three who came to the museum was a member of it.`,
        'part-to-part-as-part-to-whole',
        `A third is the share of visits. Of the people, one in nine was a member.`,
      ],
      [
        `More than half of the visits to the museum were made by members.`,
        'too-strong',
        `A member came four times as often as a nonmember, but there were eight nonmembers for each member: 6 visits against 12.`,
      ],
      [
        `More than half of the nonmembers who came did so just once.`,
        'not-required',
        `At least half of them did, since everyone counted came once or more and the average is only 1.5. But it may be exactly half, with each of the others coming twice.`,
      ],
      [
        `Each member visited the museum more often than any nonmember did.`,
        'too-strong',
        `Six and 1.5 are averages. A member may have come once, and a nonmember ten times.`,
      ],
    ],
    quick: [`Above the average by 4, below it by 0.5: one member to eight others. Visits: 6 of 6 + 12.`],
    full: [
      `Method: balance the averages. What members lie above two must equal what the others lie below it.`,
      `Each member is 6 − 2 = 4 above; each nonmember is 2 − 1.5 = 0.5 below. So eight nonmembers balance one member.`,
      `Of nine people, the member makes 6 visits and the eight make 8 × 1.5 = 12. Six of 18 visits is one in three.`,
      `Averages say little about single persons: some members may have come once. And if half of the nonmembers came once and half twice, their average is 1.5 as well, so 'more than half' need not be true.`,
    ],
    hints: [
      `By how much is a member above the average of two visits, and by how much is a nonmember below it?`,
      `Take one member and as many nonmembers as it takes to bring the average down to two. Then count visits.`,
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
      `An owner who used less saved money. A tenant who pays a fixed amount saves none, so the display gives a much weaker reason to use less.`,
    ],
    wrong: [
      [
        `In a rental apartment, fewer people live together on average than in a house in Merriam.`,
        'wrong-comparison',
        `Fewer people may use less water to begin with. A fall by 15 percent is possible from any level.`,
      ],
      [
        `The displays in the apartments will have to be paid for by the owners of the buildings.`,
        'out-of-scope',
        `Who pays for a display does not decide what tenants do when they look at it.`,
      ],
      [
        `Some owners of houses in Merriam no longer look at their displays as often as at first.`,
        'half-right',
        `Their use fell by 15 percent all the same. It may not stay so low, but this is a lesser doubt.`,
      ],
      [
        `Most tenants in Merriam have said that they would like to know how much water they use.`,
        'opposite-effect',
        `Tenants who want to know will look at the display, which makes the expectation more likely.`,
      ],
    ],
    quick: [`The display shows what it costs. Costs whom?`],
    full: [
      `Method: test the comparison. The city expects from tenants what it saw in owners, so look for a difference that matters.`,
      `For an owner, the cost on the display is a cost to the owner. That is a reason to turn off the tap.`,
      `If tenants pay the same whatever they use, the display shows someone else's money, and the reason is gone.`,
    ],
    hints: [
      `Why would an owner of a house use less after seeing the display? Would a tenant have the same reason?`,
      `The evidence is about houses and the plan about apartments. Which option names a difference that bears on how people react?`,
    ],
  },
]

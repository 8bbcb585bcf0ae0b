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
      `If the large truck had to drive as many miles as both small ones together, it would use 1.4 times their fuel. It saves fuel only if the miles fall by more than two-sevenths.`,
    ],
    wrong: [
      [
        `does not need more time for the two routes than the small trucks take for them between them`,
        'out-of-scope',
        `Time on the road costs the dairy money too. But a trip can take longer and still use less fuel, so the argument does not need this.`,
      ],
      [
        `will be filled more completely with milk each morning than either of the small trucks has been`,
        'not-required',
        `The large truck holds as much as both small ones, so it can carry the same milk without being any fuller than they were. It could save fuel without this.`,
      ],
      [
        `costs less to buy and to maintain over the years than the two small trucks taken together`,
        'out-of-scope',
        `A truck that is cheap to buy and maintain makes the change more attractive. But that saves money, and the conclusion is only about fuel.`,
      ],
      [
        `uses no more fuel for a mile when it is fully loaded than when it carries hardly any milk`,
        'too-strong',
        `A loaded truck may well use more fuel per mile than an empty one. The argument still works as long as the figure of 40 percent is right on average.`,
      ],
    ],
    quick: [
      `A truck that uses 40 percent more fuel per mile saves fuel only if it drives far fewer miles. So the large truck must be able to serve all the farms in far fewer miles.`,
    ],
    full: [
      `Suppose that the right option is false and the large truck has to drive just as many miles. Let each small truck drive 100 miles a morning and use 1 unit of fuel per mile.`,
      `Today the trucks use 2 × 100 × 1 = 200 units. On the same 200 miles, the large truck would use 200 × 1.4 = 280 units.`,
      `The large truck uses less fuel only if it drives fewer than 200 ÷ 1.4, or about 143, miles.`,
      `If it cannot serve the farms in substantially fewer than 200 miles, the dairy saves no fuel and the conclusion fails. So the argument assumes that it can.`,
    ],
    hints: [
      `What exactly does the figure of 40 percent compare, and what does the dairy conclude?`,
      `Let each small truck drive 100 miles. How far can the large truck drive before it uses more fuel than both together?`,
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
      `The guild used the rule against outsiders even when their silver was good, which did nothing for buyers. And it never punished a member for poor silver, although doing so was the rule's stated purpose.`,
    ],
    wrong: [
      [
        `In the years before 1640, outsiders had sold some silver in the city into which a large amount of cheap metal had been mixed.`,
        'opposite-effect',
        `Outsiders who sold silver with a large amount of cheap metal gave buyers a reason to want protection. That makes the stated purpose more believable, so it counts against the historian.`,
      ],
      [
        `Guilds of silversmiths in other cities also required that silver bear the stamp of a member, and gave the same purpose for it.`,
        'half-right',
        `Guilds in other cities may have meant what they said, or they too may have hidden another purpose. A common rule does not show why this guild made its own.`,
      ],
      [
        `Buyers who were not experts could not tell by looking at a piece of silver whether cheap metal had been mixed into it or not.`,
        'opposite-effect',
        `Buyers who could not tell poor silver from good needed protection. This supports the rule's stated purpose, not the historian's view of the real one.`,
      ],
      [
        `Becoming a member of the guild took a silversmith about seven years, most of which were spent in the workshop of a member.`,
        'out-of-scope',
        `Long training may keep outsiders out, or it may ensure good work. Either way, it tells us nothing about why the guild required its stamp.`,
      ],
    ],
    quick: [
      `The guild punished outsiders who sold good silver, but it punished no member for poor silver. That is what we would expect if its real purpose was to keep outsiders out, not to protect buyers.`,
    ],
    full: [
      `Method: compare the two purposes by prediction. What would each have led the guild to do with its rule?`,
      `To protect buyers, the guild would punish anyone who sold poor silver, members included. To keep out competitors, it would punish outsiders, no matter how good their silver was.`,
      `The guild punished outsiders with good silver and punished no member for poor silver. That fits the second prediction, so the historian's argument gains support.`,
      `The options about buyers who could not tell and about earlier fraud support the purpose that the rule states.`,
    ],
    hints: [
      `What purpose does the rule state, and what purpose does the historian see behind it?`,
      `Whom would the guild have punished in order to protect buyers? And to keep out competitors? Look for a fact about how the rule was enforced.`,
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
      `If so, the two groups hardly differ in their scores. Equal graduation rates are then no surprise, even if scores predict graduation very well.`,
    ],
    wrong: [
      [
        `A survey shows that the students who submitted no score had done well in high school, as had those who submitted one.`,
        'half-right',
        `Doing well in high school may explain why both groups graduate equally often. But it does not tell us whether their test scores differed, so the dean's claim about scores is untouched.`,
      ],
      [
        `A survey shows that most students who submitted no score believe that the test favors those who can pay for lessons.`,
        'out-of-scope',
        `Students who think that the test favors others may have submitted no score for that reason. But what they believe about the test does not show what scores predict.`,
      ],
      [
        `At the other colleges that require scores from the test, students graduate at about the same rate as at Garland College.`,
        'wrong-comparison',
        `Colleges that require scores may differ from Garland in many ways. And the graduation rate of a whole college does not show whether students with higher scores graduate more often.`,
      ],
      [
        `Before the change, students at Garland College graduated at a rate that was slightly lower than the rate in recent years.`,
        'opposite-effect',
        `If graduation rates rose slightly after scores were no longer required, scores may have been little help in choosing students. That supports the dean.`,
      ],
    ],
    quick: [
      `Students who submit no score need not have a low score. If they did about as well as the others, equal graduation rates are just what we should expect.`,
    ],
    full: [
      `Method: look at the comparison behind the conclusion, and ask whether it is the right one. To show that scores tell us nothing, the dean would have to compare students with high scores and students with low ones.`,
      `But the dean compares students who submitted a score with students who did not, and simply assumes that their scores differ.`,
      `If both groups did equally well on the test, we should expect equal graduation rates whether or not scores matter. So the argument is weakened.`,
      `The option about high school is tempting, since it might explain equal rates. But it does not say whether the scores differed.`,
    ],
    hints: [
      `Which two groups of students does the dean compare, and what is the conclusion about?`,
      `To learn whether scores matter, you would compare high scorers with low scorers. What does the dean take for granted about students who submitted no score?`,
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
      `On average, a member is 4 visits above two and a nonmember is 0.5 below it, so there were eight nonmembers for each member. Of the 18 visits that nine such people made, the member made 6.`,
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
        `On average, a member came four times as often. But there were eight nonmembers for each member, so for every 6 visits by a member there were 12 by nonmembers.`,
      ],
      [
        `More than half of the nonmembers who came did so just once.`,
        'not-required',
        `Half of the nonmembers could have come once and the other half twice. That gives the average of 1.5, but exactly half is not more than half.`,
      ],
      [
        `Each member visited the museum more often than any nonmember did.`,
        'too-strong',
        `Six and 1.5 are averages. One member may have come only once, and one nonmember may have come ten times.`,
      ],
    ],
    quick: [
      `A member is 4 visits above the average and a nonmember 0.5 below it, so there are eight nonmembers for each member. The member makes 6 of their 18 visits.`,
    ],
    full: [
      `Method: find the ratio of members to nonmembers first, and then test each option against it. The members' total above two visits each must equal the nonmembers' total below two.`,
      `Each member is 6 − 2 = 4 above, and each nonmember is 2 − 1.5 = 0.5 below. So it takes eight nonmembers to balance one member.`,
      `Among these nine people, the member makes 6 visits and the eight nonmembers make 8 × 1.5 = 12.`,
      `So the member makes 6 of 18 visits, or one in three.`,
      `The averages leave room for exactly half of the nonmembers to have come once, and for a member who came less often than some nonmember. So the options about more than half of the nonmembers and about each member need not be true.`,
    ],
    hints: [
      `The average of two visits lies much closer to 1.5 than to six. What does that tell you about the numbers of members and nonmembers?`,
      `A member is 4 visits above the average, and a nonmember is 0.5 below it. How many nonmembers balance one member? Count all their visits.`,
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
        `A home with fewer people may use less hot water to begin with. But use can fall by 15 percent from any level.`,
      ],
      [
        `The displays in the apartments will have to be paid for by the owners of the buildings.`,
        'out-of-scope',
        `Owners of buildings may object to the cost. But who pays for a display tells us nothing about what tenants will do when they look at it.`,
      ],
      [
        `Some owners of houses in Merriam no longer look at their displays as often as at first.`,
        'half-right',
        `Some owners look less often now, yet their use still fell by 15 percent. This option also shows no difference between owners and tenants, so it casts little doubt.`,
      ],
      [
        `Most tenants in Merriam have said that they would like to know how much water they use.`,
        'opposite-effect',
        `Tenants who would like to know how much they use are more likely to look at the display. That makes a decline more likely, so it supports the expectation.`,
      ],
    ],
    quick: [
      `A display helps owners save money because they pay for the hot water they use. Tenants who pay a fixed amount save nothing, so they may not use less.`,
    ],
    full: [
      `Method: the city expects tenants to do what owners did, so look for a difference between them that affects how people react to a display.`,
      `When an owner uses less hot water, the owner saves money. That is a reason to turn off the tap.`,
      `Tenants who pay a fixed amount save nothing by using less. They lack the owners' reason, so it is doubtful that their use will fall by about 15 percent.`,
    ],
    hints: [
      `Whose use of hot water fell, and whose use does the city hope to reduce?`,
      `Why would an owner use less hot water after seeing what it costs? Look for a fact that could take this reason away from tenants.`,
    ],
  },
]

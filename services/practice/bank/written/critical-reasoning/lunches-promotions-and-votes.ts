import type { WrittenQuestion } from '../written-question.ts'

/** School lunches, green electricity, promotions, a council's votes and kitchens. */
export const lunchesPromotionsAndVotes: readonly WrittenQuestion[] = [
  {
    id: 'cr-0306',
    skill: 'cr-assumption',
    difficulty: 0.7,
    stem: `In some schools of the Bexley district, lunch comes before recess; in the others, it comes after. Where lunch comes before recess, 40 percent of the vegetables that are served are thrown away, perhaps because children are in a hurry to go outside. Where it comes after recess, only 25 percent are thrown away. Evidently children eat more vegetables at lunch in the schools in which lunch comes after recess.

Which of the following is an assumption on which the argument depends?`,
    key: [
      `Where lunch comes after recess, the vegetables served to each child are not much smaller in amount.`,
      `75 percent of a small serving may be less than 60 percent of a large one. The shares decide the matter only if about as much is served.`,
    ],
    wrong: [
      [
        `Where lunch comes after recess, children do not eat less of the other foods that are served to them.`,
        'out-of-scope',
        `The conclusion is about vegetables. What happens to bread or milk does not touch it.`,
      ],
      [
        `Where lunch comes before recess, children throw vegetables away mainly because they are in a hurry.`,
        'not-required',
        `The argument says 'perhaps'. The vegetables are in the garbage for whatever reason, and that is all it needs.`,
      ],
      [
        `Where lunch comes before recess, children would like to have lunch after it as the others do.`,
        'out-of-scope',
        `What children would like does not change how many vegetables they eat.`,
      ],
      [
        `Where lunch comes after recess, children eat as many vegetables at home as the other children do.`,
        'out-of-scope',
        `The conclusion is limited to what is eaten at lunch.`,
      ],
    ],
    quick: [`A share thrown away: a share of how much?`],
    full: [
      `Method: negation, with figures. Deny each option and see whether more vegetables must still be eaten after recess.`,
      `Evidence: shares of what is served. Conclusion: amounts eaten. The link between them is the amount served.`,
      `Suppose that 4 ounces are served before recess and 3 after it. Eaten: 60 percent of 4 is 2.4 ounces; 75 percent of 3 is 2.25. The conclusion is false although the evidence is true.`,
      `Reasons, wishes, other foods, and dinners at home may be as they like.`,
    ],
    hints: [
      `25 and 40 percent of what? And is the conclusion about percents or about amounts?`,
      `Let one school serve 4 ounces to each child. How much would the other have to serve for its children to eat less, in spite of the smaller percent?`,
    ],
  },
  {
    id: 'cr-0307',
    skill: 'cr-strengthen',
    difficulty: 1.0,
    stem: `In Elmira Falls, the electric company supplies every customer with electricity from wind and sun, which costs slightly more, unless the customer asks for the regular kind; 90 percent of its customers have never asked. The company says that nine out of ten of its customers evidently prefer electricity from wind and sun. A sociologist holds instead that most of the customers who receive it do so only because people rarely trouble to change what has been chosen for them.

Which of the following, if true, most strongly supports the sociologist's position?`,
    key: [
      `In a similar city, where new customers had to name one of the two kinds before they were supplied, only a third named wind and sun.`,
      `When nothing is chosen for them, a third prefer it. So of the 90 percent in Elmira Falls, most seem to have it without preferring it.`,
    ],
    wrong: [
      [
        `In Elmira Falls, a customer who wants the regular kind needs only to call the company and will not be charged for the change.`,
        'opposite-effect',
        `If a change is that easy, not asking for it is more of a sign that customers are content.`,
      ],
      [
        `In a survey in Elmira Falls, most customers said that they were glad to receive electricity from wind and sun for a little more.`,
        'opposite-effect',
        `This speaks for the company: customers receive what they say they want.`,
      ],
      [
        `In a similar city, where all customers receive electricity from wind and sun only, it costs more than it does in Elmira Falls.`,
        'wrong-comparison',
        `Where there is no choice, nothing can be learned about preferences.`,
      ],
      [
        `In Elmira Falls, the customers who asked for the regular kind have used about as much electricity as the other customers have.`,
        'out-of-scope',
        `How much either group uses does not tell why the others have not asked.`,
      ],
    ],
    quick: [`What do people choose when nothing has been chosen for them?`],
    full: [
      `Method: rival accounts. Preference and inertia both lead customers to keep what they have. Find a situation in which they part.`,
      `They part where a customer must choose. Inertia has nothing to hold on to there, and only preference is left.`,
      `There, a third choose wind and sun. If customers in Elmira Falls are similar, about 30 of the 90 in 100 have it from preference and 60 from inertia. That is what 'most' requires.`,
      `An easy change and glad customers point the other way.`,
    ],
    hints: [
      `Both the company and the sociologist can explain why 90 percent never asked. In what situation would they expect different results?`,
      `The sociologist says 'what has been chosen for them'. Look for people for whom nothing had been chosen.`,
    ],
  },
  {
    id: 'cr-0308',
    skill: 'cr-weaken',
    difficulty: 0.9,
    stem: `Employee representative: Women make up 40 percent of this company's engineers, but of the engineers whom it promoted to a higher grade last year, only 24 percent were women. If the company treated women and men alike when it decides on promotions, the two figures would be about equal. So in its decisions on promotions, the company must have treated women less favorably.

Which of the following, if true, most seriously weakens the representative's argument?`,
    key: [
      `Only engineers with five years at the company could be promoted last year, and 23 percent of these were women.`,
      `Among those who could be promoted, women got slightly more than their share. The 40 percent include many who could not be promoted yet.`,
    ],
    wrong: [
      [
        `The company promoted fewer of its engineers, both women and men, last year than in any of the five years before it.`,
        'out-of-scope',
        `A small number of promotions can be divided evenly or unevenly. The share of women is not explained.`,
      ],
      [
        `At similar companies, the share of women among the engineers who were promoted was 20 percent or less last year.`,
        'wrong-comparison',
        `Others may treat women even less favorably. That is no evidence that this company treats them alike.`,
      ],
      [
        `Several of the women whom the company promoted last year now hold positions in which they decide on promotions.`,
        'out-of-scope',
        `They may influence decisions to come. The argument is about last year's.`,
      ],
      [
        `Engineers who are promoted at the company, women as well as men, receive the same pay in the same higher grade.`,
        'wrong-place',
        `This is about treatment after a promotion. The argument is about who is promoted.`,
      ],
    ],
    quick: [`40 percent of all engineers: but who could be promoted?`],
    full: [
      `Method: test the comparison. The argument compares the share among those promoted with a share that is meant to show what is fair.`,
      `The right share for this is the one among engineers who could be promoted, not the one among all.`,
      `If it is 23 percent, then 24 percent is what equal treatment would bring. Perhaps many women were hired in the past few years; their time would come.`,
      `Other companies, pay, and the number of promotions do not touch the comparison.`,
    ],
    hints: [
      `The representative says that 'the two figures would be about equal'. Is 40 percent the right figure to compare with?`,
      `From which group of engineers does the company pick when it promotes? Which option tells something about that group?`,
    ],
  },
  {
    id: 'cr-0309',
    skill: 'cr-inference',
    difficulty: 1.3,
    stem: `The nine members of a city council voted on four measures. Each member voted either for or against each measure, and each measure was adopted with at least seven votes.

If the statements above are true, which of the following must also be true?`,
    key: [
      `At least one of the nine members voted for all four measures.`,
      `Each measure had at most two votes against it, eight in all. Nine members cannot each have cast one of eight such votes.`,
    ],
    wrong: [
      [
        `Most of the council's members voted for all four measures.`,
        'too-strong',
        `Eight votes against may come from eight members, one each. Then only a single member voted for all four.`,
      ],
      [
        `No member of the council voted against more than two measures.`,
        'too-strong',
        `One member may have voted against all four. This makes one vote against each, and two were possible.`,
      ],
      [
        `At least one member of the council voted against two measures.`,
        'not-required',
        `All the measures may have been adopted with nine votes, or each vote against may have come from another member.`,
      ],
      [
        `The same seven members voted for at least two of the measures.`,
        'not-required',
        `With eight members against one measure each, two of them for each measure, no two measures were supported by the same seven.`,
      ],
    ],
    quick: [`At most 2 + 2 + 2 + 2 = 8 votes against, and nine members.`],
    full: [
      `Method: count what is scarce. Votes against are few: at most two for each measure.`,
      `Four measures give at most eight votes against. If every member had voted against some measure, there would be at least nine.`,
      `So at least one member voted against none, which means for all four.`,
      `Test the others with two cases: eight members with one vote against each, two for each measure; and one member against everything.`,
    ],
    hints: [
      `Look at the votes against instead of the votes for. How many can there have been in all?`,
      `Could every one of the nine members have voted against something?`,
    ],
  },
  {
    id: 'cr-0310',
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `Holm: The city should publish the names of all restaurants that fail an inspection of their kitchen. Owners fear nothing more than bad publicity, so they would take care to keep their kitchens clean.

Castro: Inspectors know what bad publicity would do to an owner. A kitchen that they would fail today without a second thought, they would then be inclined to pass with a friendly warning, and the owner would have less to fear than now.

Castro responds to Holm's argument by`,
    key: [
      `arguing that the measure would change the conduct of people on whom its effect depends`,
      `Holm's measure works only if inspectors go on failing dirty kitchens. Castro says that the measure itself would make them reluctant to do so.`,
    ],
    wrong: [
      [
        `arguing that the measure would punish owners more severely than a dirty kitchen deserves`,
        'distorted-detail',
        `Castro mentions how hard publicity is on owners, but only to explain what inspectors would do.`,
      ],
      [
        `denying that owners fear bad publicity as much as the argument takes them to fear it`,
        'opposite-effect',
        `Castro relies on how much owners have to fear: this is why inspectors would shrink from failing them.`,
      ],
      [
        `pointing out that another measure would reach the same goal with less harm to owners`,
        'out-of-scope',
        `The friendly warning is what Castro expects under Holm's measure. It is not proposed as a better one.`,
      ],
      [
        `questioning whether inspectors can tell which of the kitchens are clean and which are not`,
        'half-right',
        `The inspectors do come into the reply. Their knowledge is not doubted; it is their willingness.`,
      ],
    ],
    quick: [`Publicity → inspectors go easy → owners fear less.`],
    full: [
      `Method: find the part under attack. Holm's chain: publish names, owners fear, owners clean.`,
      `Hidden in it is a step that Holm does not mention: dirty kitchens are still failed.`,
      `Castro attacks this step by saying that the measure changes how inspectors act. Owners' fear of publicity is not denied but used.`,
    ],
    hints: [
      `Which people does Castro talk about whom Holm had not mentioned as deciding anything?`,
      `Does Castro deny that publicity would hurt an owner, or make use of it?`,
    ],
  },
]

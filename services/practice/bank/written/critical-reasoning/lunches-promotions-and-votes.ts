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
      `Seventy-five percent of a small serving may be less than 60 percent of a large one. The percentages settle the matter only if servings are not much smaller where lunch comes after recess.`,
    ],
    wrong: [
      [
        `Where lunch comes after recess, children do not eat less of the other foods that are served to them.`,
        'out-of-scope',
        `Children who eat less of other foods may have more room for vegetables. But the argument states what share of the vegetables is thrown away, and other foods do not change that.`,
      ],
      [
        `Where lunch comes before recess, children throw vegetables away mainly because they are in a hurry.`,
        'not-required',
        `The argument says "perhaps," so it does not rely on this reason. Whatever the reason is, the same share of the vegetables is thrown away.`,
      ],
      [
        `Where lunch comes before recess, children would like to have lunch after it as the others do.`,
        'out-of-scope',
        `Children who would rather play first may be unhappy with the schedule. But what they would like does not change how many vegetables they actually eat at lunch.`,
      ],
      [
        `Where lunch comes after recess, children eat as many vegetables at home as the other children do.`,
        'out-of-scope',
        `Vegetables eaten at home would matter for the children's health. But the conclusion is limited to what they eat at lunch.`,
      ],
    ],
    quick: [
      `The percentages are shares of what is served. They show who eats more only if the servings are not much smaller where lunch comes after recess.`,
    ],
    full: [
      `Method: turn shares into amounts. The evidence gives shares of what is served, but the conclusion is about amounts eaten, so the size of the servings matters.`,
      `Negate the right option with numbers. Suppose that each child is served 4 ounces where lunch comes before recess, but only 3 ounces where it comes after.`,
      `Children then eat 60 percent of 4 ounces, which is 2.4 ounces, in the first case. In the second, they eat 75 percent of 3 ounces, which is 2.25 ounces. The conclusion is then false. So the argument assumes that the servings are not much smaller.`,
      `The other options can be false without affecting the conclusion. They concern reasons, wishes, other foods, and meals at home, not the amount of vegetables eaten at lunch.`,
    ],
    hints: [
      `What are the 40 and 25 percent percentages of, and what is the conclusion about?`,
      `Suppose that one school serves 4 ounces to each child. How little would the other have to serve for its children to eat less?`,
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
      `When customers had to choose for themselves, only a third chose wind and sun. So most of the 90 percent in Elmira Falls seem to receive it without really preferring it.`,
    ],
    wrong: [
      [
        `In Elmira Falls, a customer who wants the regular kind needs only to call the company and will not be charged for the change.`,
        'opposite-effect',
        `If a change is this easy, not asking for one is a better sign that customers are content, which supports the company.`,
      ],
      [
        `In a survey in Elmira Falls, most customers said that they were glad to receive electricity from wind and sun for a little more.`,
        'opposite-effect',
        `If most customers are glad to receive electricity from wind and sun, they probably prefer it. That supports the company, not the sociologist.`,
      ],
      [
        `In a similar city, where all customers receive electricity from wind and sun only, it costs more than it does in Elmira Falls.`,
        'wrong-comparison',
        `The customers of that city receive only one kind of electricity. Since they have no choice, what they receive tells us nothing about their preferences or their habits.`,
      ],
      [
        `In Elmira Falls, the customers who asked for the regular kind have used about as much electricity as the other customers have.`,
        'out-of-scope',
        `Heavy users might have a special reason to ask for the regular kind. But both groups used about the same amount, so this tells us nothing about why the others never asked.`,
      ],
    ],
    quick: [
      `A choice made for customers does not show what they prefer. Where customers had to choose for themselves, only a third named wind and sun, which suggests that most of the 90 percent just never changed.`,
    ],
    full: [
      `Method: look for a case in which preference and habit lead to different results. In Elmira Falls, both can explain why customers keep what they have.`,
      `The results can differ where customers have to choose for themselves. Nothing has been chosen for them, so their choice shows what they prefer.`,
      `In the similar city, only a third named wind and sun. If tastes in Elmira Falls are the same, about 33 of 100 customers prefer it, but 90 of 100 receive it. So most of those who receive it do not seem to prefer it, as the sociologist holds.`,
      `The options about an easy change and about satisfied customers favor the company instead.`,
    ],
    hints: [
      `How does the company explain that 90 percent never asked, and how does the sociologist explain it?`,
      `In what situation would the two explanations lead to different results? Think about people for whom nothing "has been chosen."`,
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
      `Of the engineers who could be promoted, 23 percent were women, and of those promoted, 24 percent were. The 40 percent in the argument includes many engineers who could not yet be promoted.`,
    ],
    wrong: [
      [
        `The company promoted fewer of its engineers, both women and men, last year than in any of the five years before it.`,
        'out-of-scope',
        `A small number of promotions can be divided fairly or unfairly. So this option does not explain why women received only 24 percent of them.`,
      ],
      [
        `At similar companies, the share of women among the engineers who were promoted was 20 percent or less last year.`,
        'wrong-comparison',
        `Other companies may treat women even less favorably, but that does not show that this company treats women and men alike.`,
      ],
      [
        `Several of the women whom the company promoted last year now hold positions in which they decide on promotions.`,
        'out-of-scope',
        `These women may decide on promotions in the future. But the argument is about the decisions that the company made last year.`,
      ],
      [
        `Engineers who are promoted at the company, women as well as men, receive the same pay in the same higher grade.`,
        'wrong-place',
        `Equal pay suggests equal treatment. But it comes after a promotion, and the argument is about who is promoted.`,
      ],
    ],
    quick: [
      `The 40 percent covers all engineers, but only those with five years at the company could be promoted. Women made up just 23 percent of this group and received 24 percent of the promotions.`,
    ],
    full: [
      `Method: test the comparison on which the argument rests. It compares the share of women among those promoted with their share of all engineers.`,
      `The share that matters is that of women among the engineers who could be promoted.`,
      `If women made up 23 percent of those, equal treatment would give women about 23 percent of the promotions. They received 24 percent, so the argument is weakened.`,
      `The options about other companies, pay, and the number of promotions do not affect the comparison.`,
    ],
    hints: [
      `Which two percentages does the representative compare, and which group does each describe?`,
      `When the company decides on promotions, which engineers can it choose from? Look for an option that tells you how many of those are women.`,
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
      `Each measure had at most two votes against it, so there were at most eight in all. Eight votes against cannot come from nine different members, so at least one member cast none.`,
    ],
    wrong: [
      [
        `Most of the council's members voted for all four measures.`,
        'too-strong',
        `Eight votes against may have come from eight different members. Then only one member voted for all four measures.`,
      ],
      [
        `No member of the council voted against more than two measures.`,
        'too-strong',
        `One member may have voted against all four. That is one vote against each measure, and two were possible.`,
      ],
      [
        `At least one member of the council voted against two measures.`,
        'not-required',
        `All measures may have been adopted with nine votes, so that nobody voted against anything. Or each vote against may have come from a different member.`,
      ],
      [
        `The same seven members voted for at least two of the measures.`,
        'not-required',
        `Seven votes for each measure may suggest one group of seven. But if eight members each voted against one measure, with two votes against each measure, no two measures had the same seven supporters.`,
      ],
    ],
    quick: [
      `There were at most 2 + 2 + 2 + 2 = 8 votes against, and there are nine members. So at least one member cast none of them and voted for all four measures.`,
    ],
    full: [
      `Method: count the votes against, since there are few of them. Each measure received at least seven of the nine votes, so each had at most two votes against it.`,
      `Four measures had at most eight votes against in all. If every member had voted against some measure, there would have been at least nine.`,
      `So at least one member voted against no measure, and therefore for all four.`,
      `Two cases rule out the other options. In one, eight members each cast one vote against, so that each measure has two votes against it. In the other, a single member votes against everything.`,
    ],
    hints: [
      `If a measure was adopted, how many members at most can have voted against it?`,
      `Count the votes against all four measures. Could every one of the nine members have cast one of them?`,
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
      `Holm's measure works only if inspectors keep failing dirty kitchens. Castro argues that the measure itself would make them reluctant to do so.`,
    ],
    wrong: [
      [
        `arguing that the measure would punish owners more severely than a dirty kitchen deserves`,
        'distorted-detail',
        `Castro mentions what publicity would do to an owner, but only to explain how inspectors would react. What punishment a dirty kitchen deserves is never discussed.`,
      ],
      [
        `denying that owners fear bad publicity as much as the argument takes them to fear it`,
        'opposite-effect',
        `Castro does not deny that owners fear bad publicity. The reply makes use of this fear: it is the reason why inspectors would hesitate to fail a kitchen.`,
      ],
      [
        `pointing out that another measure would reach the same goal with less harm to owners`,
        'out-of-scope',
        `The friendly warning may look like an alternative. But it is what Castro expects to happen under Holm's measure, not a better measure that the city could take.`,
      ],
      [
        `questioning whether inspectors can tell which of the kitchens are clean and which are not`,
        'half-right',
        `Inspectors are at the center of Castro's reply. But the reply doubts their willingness to fail a kitchen, not their ability to judge one.`,
      ],
    ],
    quick: [
      `Holm counts on inspectors to go on failing dirty kitchens. Castro replies that they would become lenient once a failed inspection was made public.`,
    ],
    full: [
      `Method: find the step that Castro attacks. Holm reasons that if the city publishes names, owners will fear the publicity and keep their kitchens clean.`,
      `All of this assumes that inspectors will keep failing dirty kitchens.`,
      `Castro attacks this assumption: inspectors know what publicity does and would pass kitchens that they now fail. So the measure would change the conduct of people on whom its effect depends.`,
    ],
    hints: [
      `Whom does Holm's argument talk about, and whom does Castro's reply talk about?`,
      `Does Castro deny that publicity would hurt an owner? According to the reply, how would it affect what inspectors do?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** A school, a utility, a portrait, an office and a railroad. */
export const tutorsVarnishAndTowers: readonly WrittenQuestion[] = [
  {
    id: 'cr-0231',
    skill: 'cr-paradox',
    difficulty: -0.5,
    stem: `Westfield High School used to charge a fee for its after-school tutoring in mathematics, and last year the students who attended scored 84 points on average on the year-end exam. This year the school dropped the fee. The tutoring was as good as ever, and the exam was no harder than before, but the students who attended scored only 76 points on average.

Which of the following, if true, does most to explain the lower average this year?`,
    key: [
      `Once the fee was gone, many students who had been struggling with mathematics began to attend.`,
      `This year's average is taken over a different group of students. Students who start far behind lower it even if the tutoring helps every one of them.`,
    ],
    wrong: [
      [
        `Students who did not attend the tutoring did better on this year's exam than on last year's.`,
        'wrong-comparison',
        `The lower average is that of the students who attended. Students who stayed away are not included in it, so their better scores do not explain it.`,
      ],
      [
        `The fees that the school used to collect had paid for only about half the cost of the tutoring.`,
        'out-of-scope',
        `Less money might mean worse tutoring. But the passage says that the tutoring "was as good as ever," so the lost fees did not make it worse.`,
      ],
      [
        `Most of the students who had attended last year and were still at the school attended again.`,
        'opposite-effect',
        `Students who attended again make this year's group more like last year's. Since the tutoring was as good as ever, the lower average becomes even more surprising.`,
      ],
      [
        `At a nearby school that offers no tutoring, students scored 70 points on the same exam.`,
        'wrong-comparison',
        `A score of 70 at a nearby school may suggest that tutoring helps. But it does not explain why those who attend at Westfield score lower than last year.`,
      ],
    ],
    quick: [
      `The tutoring was as good and the exam no harder, so the students must be different. Once tutoring was free, many struggling students joined, and they lower the average.`,
    ],
    full: [
      `Two facts seem to conflict: the tutoring was as good as ever, and yet the students who attended it scored 8 points lower on average.`,
      `The passage rules out a harder exam and worse tutoring as causes. That leaves a change in the group of students.`,
      `Without the fee, many students who had been struggling with mathematics began to attend. They lower the average even if the tutoring helps each of them, which explains the result.`,
    ],
    hints: [
      `Dropping the fee changed the average. What does the passage say did not change?`,
      `Accept both facts. The tutoring and the exam are ruled out as causes, so what else could dropping the fee have changed?`,
    ],
  },
  {
    id: 'cr-0232',
    skill: 'cr-evaluate',
    difficulty: 0,
    stem: `Last fall an electric company chose 5,000 of its customers at random and gave each a thermostat that turns down the electric heating whenever the home is empty. That winter, these customers used 12 percent less electricity than they had used the winter before. The company concludes that the thermostats reduced their use of electricity by about 12 percent.

Which of the following would be most useful to know in order to evaluate the company's conclusion?`,
    key: [
      `How the electricity used by the company's other customers changed between the two winters`,
      `If other customers also used 12 percent less, perhaps because the winter was mild, the thermostats may have done nothing. If others used as much as before, the conclusion gains strong support.`,
    ],
    wrong: [
      [
        `How many winters it takes until a thermostat has saved as much money as it costs to buy`,
        'out-of-scope',
        `Whether a thermostat pays for itself matters to anyone who wants to buy one. It tells us nothing about how much electricity these customers saved in one winter.`,
      ],
      [
        `Whether customers who had asked for a thermostat would have saved more than these did`,
        'wrong-comparison',
        `Customers who had asked for a thermostat might have saved more. But the conclusion is about these 5,000, who were chosen at random, so it does not depend on such customers.`,
      ],
      [
        `Whether the thermostats can also reduce the electricity that is used for cooling in summer`,
        'out-of-scope',
        `Savings in summer would be a further advantage. But the conclusion is about electricity used in winter.`,
      ],
      [
        `Whether the company intends to give such a thermostat to all of its customers before next winter`,
        'out-of-scope',
        `The company's plans for all of its customers may depend on the conclusion. But they cannot show whether the thermostats caused the savings.`,
      ],
    ],
    quick: [
      `The thermostats may not be all that changed between the two winters. Other customers show how much the use of electricity changed without thermostats.`,
    ],
    full: [
      `The company compares the use of electricity in two winters. But winters differ in weather and prices, so something other than the thermostats may have reduced the use.`,
      `Customers without a thermostat went through the same two winters. So their use shows what would have changed in any case.`,
      `If their use also fell by 12 percent, the thermostats probably did little. If it did not change, the thermostats probably account for the whole decline.`,
      `The other questions concern prices, plans, other customers' wishes, or summers. None of their answers tests what caused this decline.`,
    ],
    hints: [
      `Which two winters does the company compare, and what does it conclude?`,
      `Give each question two opposite answers. Look for one that separates the effect of the thermostats from everything else that changed between the winters.`,
    ],
  },
  {
    id: 'cr-0233',
    skill: 'cr-inference',
    difficulty: 0.7,
    stem: `Ramaswamy: The varnish on the Hollis portrait has turned yellow in three centuries, so visitors see a picture that the painter never meant anyone to see. The museum should have the varnish removed.

Tengstrom: The painter knew how varnish ages. He wrote to a pupil that he made his colors harsh so that time would soften them. It is the portrait without its yellowed varnish that he never meant anyone to see.

Ramaswamy and Tengstrom disagree about whether`,
    key: [
      `the portrait looks today as its painter wanted it to look to viewers`,
      `Ramaswamy says that the painter never meant anyone to see the portrait as it looks today. Tengstrom says that the painter meant time to soften his harsh colors, so today's look is the one he wanted.`,
    ],
    wrong: [
      [
        `the varnish on the portrait has changed its color with the passing of time`,
        'restates-premise',
        `Both speakers accept that the varnish has turned yellow. Ramaswamy says so, and Tengstrom speaks of the portrait's "yellowed varnish."`,
      ],
      [
        `a museum should be guided by what a painter wanted viewers to see`,
        'wrong-speaker',
        `The speakers disagree about what the painter wanted. But both argue from his wishes, and neither doubts that the museum should follow them.`,
      ],
      [
        `the varnish could be removed without harm to the paint beneath it`,
        'out-of-scope',
        `Harm to the paint is a familiar worry about removing varnish. But neither speaker mentions it, so we cannot say that they disagree about it.`,
      ],
      [
        `the painter's letter to a pupil describes the portrait that is in dispute`,
        'half-right',
        `Tengstrom relies on the letter, but Ramaswamy says nothing about it. So we do not know whether they disagree about what it describes.`,
      ],
    ],
    quick: [
      `Both speakers argue from what the painter meant viewers to see. Ramaswamy says that today's portrait is not what he wanted, and Tengstrom says that it is.`,
    ],
    full: [
      `Method: look for a point on which one speaker would say yes and the other no. Does the portrait look today as its painter wanted?`,
      `Ramaswamy says no: visitors see a picture that the painter never meant anyone to see.`,
      `Tengstrom says yes: the painter made his colors harsh so that time would soften them. So the two disagree about this.`,
      `They agree that the varnish has yellowed and that the painter's wishes matter. Neither mentions damage to the paint, and only Tengstrom mentions the letter.`,
    ],
    hints: [
      `Both speakers use the words "never meant anyone to see." Which state of the portrait does each of them have in mind?`,
      `Put each option to both speakers as a question, and look for one yes and one no.`,
    ],
  },
  {
    id: 'cr-0234',
    skill: 'cr-flaw',
    difficulty: -0.1,
    stem: `Consultant: Our client moved its staff from closed offices to one large open room so that people would talk to each other more. It has worked. In the first three months after the move, the number of messages that employees sent each other by e-mail fell by half. People who used to write to a colleague down the hall now obviously turn around and speak.

The consultant's argument is most vulnerable to the criticism that it`,
    key: [
      `treats a decline in one kind of communication as proof of a rise in another`,
      `The drop in e-mail shows that employees talk more only if they still communicate as much as before. But they may simply communicate less.`,
    ],
    wrong: [
      [
        `takes for granted that talking in person is better for a firm than e-mail is`,
        'out-of-scope',
        `The consultant may well think that talk is better than e-mail. But the argument says only that the move led to more talk, not that more talk is good for the firm.`,
      ],
      [
        `relies on what employees say about their habits rather than on what they do`,
        'distorted-detail',
        `It would be risky to trust what employees say about themselves. But the evidence here is a count of messages, which shows what they actually did.`,
      ],
      [
        `draws a conclusion about all of a firm's employees from a small group of them`,
        'too-broad',
        `No small group is involved here. The whole staff was moved, and the messages were those of employees in general.`,
      ],
      [
        `concludes that a cause was necessary for an effect because it was sufficient`,
        'wrong-role',
        `The argument does claim that the open room led to more talk. But it never calls the room "necessary," which would mean that nothing else could have had that effect.`,
      ],
    ],
    quick: [
      `The evidence is that e-mail fell, and the conclusion is that talk increased. But employees who write less may simply communicate less.`,
    ],
    full: [
      `The consultant found that e-mail fell by half and concludes that employees talk more.`,
      `But nobody measured how much they talk. The argument assumes that employees now say what they used to write.`,
      `In a room where everyone can hear them, employees may simply say and write less than before.`,
      `So the argument treats a decline in one kind of communication as proof of a rise in another, and that is its flaw.`,
    ],
    hints: [
      `What did the consultant count, and what does the consultant conclude?`,
      `The step is marked by the word "obviously." What happens to the argument if employees now share less by every means?`,
    ],
  },
  {
    id: 'cr-0235',
    skill: 'cr-complete',
    difficulty: 0.3,
    stem: `A railroad times its trains wherever the track passes a signal tower, and it lists each delay under the first tower at which a train is found to be late. Twice as many delays are listed under the tower at Millbrook as under any other, and the railroad plans to keep a repair crew there. But while most towers are five miles apart, Millbrook is the first after a stretch of sixty miles. The list is therefore no evidence that trains break down near Millbrook in particular, since _______.

Which of the following most logically completes the argument?`,
    key: [
      `a train that broke down anywhere on that stretch would be listed under Millbrook`,
      `Breakdowns on sixty miles of track are all counted under Millbrook. So Millbrook would lead the list even if breakdowns were spread evenly along the track.`,
    ],
    wrong: [
      [
        `a crew that is kept at Millbrook could not reach much of the track beyond it`,
        'out-of-scope',
        `If a crew at Millbrook cannot reach much of the track, that may be a reason against the plan. But the blank needs a reason why the list is no evidence.`,
      ],
      [
        `trains that are late at Millbrook often make up the lost time before they arrive`,
        'out-of-scope',
        `Trains that make up lost time cause less trouble in the end. But what happens after Millbrook tells us nothing about where the trains broke down.`,
      ],
      [
        `delays that are listed under other towers are longer than those at Millbrook`,
        'wrong-comparison',
        `Longer delays elsewhere may be a reason to keep the crew elsewhere. But how long a delay lasts does not tell us where the train broke down.`,
      ],
      [
        `trains run faster where towers are far apart than where they are close together`,
        'real-world-belief',
        `Trains may well run faster where towers are far apart. But their speed tells us nothing about where they broke down or why so many delays are listed under Millbrook.`,
      ],
    ],
    quick: [
      `Most towers record breakdowns from five miles of track, but Millbrook records those from sixty. So twice as many delays under Millbrook do not point to trouble near it.`,
    ],
    full: [
      `The word "since" calls for a reason why many delays listed under Millbrook do not point to trouble near Millbrook.`,
      `A delay is listed under the first tower where the train is found to be late. So each tower stands for all the track since the tower before it.`,
      `For most towers that is five miles, but for Millbrook it is sixty. Breakdowns anywhere on those sixty miles are listed under Millbrook, so the list is no evidence of trouble near it.`,
    ],
    hints: [
      `When exactly does the railroad list a delay under a certain tower?`,
      `Predict the reason by trying a case: a train breaks down forty miles before Millbrook. Under which tower does the railroad list the delay?`,
    ],
  },
]

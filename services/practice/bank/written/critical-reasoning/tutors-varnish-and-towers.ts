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
      `The average is now taken over a different group. Students who start far behind lower it even if the tutoring helps each of them.`,
    ],
    wrong: [
      [
        `Students who did not attend the tutoring did better on this year's exam than on last year's.`,
        'wrong-comparison',
        `The lower average is that of "the students who attended." How well students "who did not attend" did does not explain it.`,
      ],
      [
        `The fees that the school used to collect had paid for only about half the cost of the tutoring.`,
        'out-of-scope',
        `Less money might mean worse tutoring. But the passage says that the tutoring was as good as ever, so less money cannot have made it worse.`,
      ],
      [
        `Most of the students who had attended last year and were still at the school attended again.`,
        'opposite-effect',
        `Returning students are part of this year's group, which makes this relevant. But if they came again for tutoring that was as good as ever, a lower average is even more surprising.`,
      ],
      [
        `At a nearby school that offers no tutoring, students scored 70 points on the same exam.`,
        'wrong-comparison',
        `A school without tutoring suggests that tutoring helps. But it does not explain why those who attend score less than a year ago.`,
      ],
    ],
    quick: [
      `The tutoring and the exam are unchanged, so the students must be different. Once it was free, many struggling students joined, and they lower the average.`,
    ],
    full: [
      `Method: accept both facts. The tutoring is as good as ever, and those who attend it score lower.`,
      `The passage rules out the exam and the tutoring as causes. The group of students may have changed.`,
      `Without the fee, many students who struggle with mathematics began to attend. Their scores lower the average even if the tutoring helps each of them, and that explains the result.`,
    ],
    hints: [
      `Which two causes of a lower average does the passage rule out, and what else could the school's decision have changed?`,
      `Are the 84 points and the 76 points averages of the same students?`,
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
      `If other customers also used 12 percent less, perhaps because the winter was mild, the thermostats may have done nothing. If others used as much as before, the conclusion is sound.`,
    ],
    wrong: [
      [
        `How many winters it takes until a thermostat has saved as much money as it costs to buy`,
        'out-of-scope',
        `The cost is what a customer would ask about first. But it matters for whether thermostats are worth buying, not for how much electricity they saved.`,
      ],
      [
        `Whether customers who had asked for a thermostat would have saved more than these did`,
        'wrong-comparison',
        `The conclusion is about these 5,000 customers, who were chosen at random. What others might have saved does not test it.`,
      ],
      [
        `Whether the thermostats can also reduce the electricity that is used for cooling in summer`,
        'out-of-scope',
        `Savings in summer would be a further advantage, but the conclusion is about one winter.`,
      ],
      [
        `Whether the company intends to give such a thermostat to all of its customers before next winter`,
        'out-of-scope',
        `The company's plans may depend on the conclusion, but they cannot show whether it is correct.`,
      ],
    ],
    quick: [
      `More than the thermostat may have changed between the two winters. Customers without one show by how much.`,
    ],
    full: [
      `Method: give each question two opposite answers, and see whether the conclusion becomes stronger or weaker.`,
      `The company compares two winters, and winters differ in weather and prices.`,
      `Customers without a thermostat lived through the same winters. If their use also fell by 12 percent, the thermostats get no credit; if it did not change, they get all of it.`,
      `No answer to the other questions affects the conclusion in this way.`,
    ],
    hints: [
      `Apart from the thermostat, what else may have changed for these customers between the two winters?`,
      `Which question asks about customers who went through the same two winters without a thermostat?`,
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
      `Ramaswamy says that the painter never meant anyone to see the portrait as it is. Tengstrom says that the colors were meant to be softened by time, as they now are.`,
    ],
    wrong: [
      [
        `the varnish on the portrait has changed its color with the passing of time`,
        'restates-premise',
        `The yellow color is the occasion for the dispute. But both accept it: Ramaswamy says that the varnish is yellow, and Tengstrom says that the painter expected it.`,
      ],
      [
        `a museum should be guided by what a painter wanted viewers to see`,
        'wrong-speaker',
        `The speakers disagree about what the painter wanted. But both argue from the painter's wishes, and neither questions that they matter.`,
      ],
      [
        `the varnish could be removed without harm to the paint beneath it`,
        'out-of-scope',
        `Whether the varnish can be removed "without harm to the paint" is a familiar concern. But neither speaker mentions it.`,
      ],
      [
        `the painter's letter to a pupil describes the portrait that is in dispute`,
        'half-right',
        `Tengstrom relies on the letter, but Ramaswamy says nothing about it. So we do not know that they disagree about it.`,
      ],
    ],
    quick: [`Both ask what the painter meant viewers to see, and they give opposite answers.`],
    full: [
      `Method: look for a statement to which one speaker must say yes and the other no.`,
      `Does the portrait look today as its painter wanted? Ramaswamy says no: the painter never meant anyone to see it as it looks now.`,
      `Tengstrom says yes: the painter made his colors harsh so that time would soften them.`,
      `They agree about the change of color and about the importance of the painter's wishes. At least one of them is silent about damage and about the letter.`,
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
      `E-mail declined. But employees "obviously" talk instead only if they still communicate as much as before, and they may simply communicate less.`,
    ],
    wrong: [
      [
        `takes for granted that talking in person is better for a firm than e-mail is`,
        'out-of-scope',
        `The consultant does seem to approve of talk. But the argument says only that the move reached its goal of more talk, not that the goal was a good one.`,
      ],
      [
        `relies on what employees say about their habits rather than on what they do`,
        'distorted-detail',
        `What people say about their habits can be unreliable. But the number of messages is a count of what employees did.`,
      ],
      [
        `draws a conclusion about all of a firm's employees from a small group of them`,
        'too-broad',
        `Arguments from a small group are a common error. But here the whole staff was moved, and the messages were those of employees in general.`,
      ],
      [
        `concludes that a cause was necessary for an effect because it was sufficient`,
        'wrong-role',
        `The consultant does claim a cause. But the claim is that the open room led to more talk, not that nothing else could have done so.`,
      ],
    ],
    quick: [`The evidence is about e-mail, and the conclusion is about talk. The step between them was never checked.`],
    full: [
      `Method: name the step. Compare what was measured with what is concluded.`,
      `The consultant found that e-mail fell by half and concludes that employees talk more. Conversation itself was not observed.`,
      `This assumes that employees now say what they used to write. In a room where everyone can hear them, they may simply say less.`,
      `So the argument treats a decline in one kind of communication as proof of a rise in another, and that is its flaw.`,
    ],
    hints: [
      `What did the consultant measure, and what is the conclusion about?`,
      `"Obviously" covers a gap. What happens to the argument if employees now share less by every means?`,
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
      `Sixty miles of track are counted under one name. So Millbrook would lead the list even if breakdowns were spread evenly along the track.`,
    ],
    wrong: [
      [
        `a crew that is kept at Millbrook could not reach much of the track beyond it`,
        'out-of-scope',
        `A crew that "could not reach much of the track" is a reason against the plan. But the blank needs a reason why the list is no evidence.`,
      ],
      [
        `trains that are late at Millbrook often make up the lost time before they arrive`,
        'out-of-scope',
        `Time made up later might make the delays seem unimportant. But what happens after Millbrook does not change where the trains broke down.`,
      ],
      [
        `delays that are listed under other towers are longer than those at Millbrook`,
        'wrong-comparison',
        `Delays that "are longer" elsewhere are a reason to keep the crew elsewhere. But the length of delays does not show where these trains broke down.`,
      ],
      [
        `trains run faster where towers are far apart than where they are close together`,
        'real-world-belief',
        `Trains may well run faster "where towers are far apart." But that does not explain why so many delays are listed under Millbrook.`,
      ],
    ],
    quick: [
      `Most towers stand for five miles of track, and Millbrook stands for sixty. So the counts cannot be compared directly.`,
    ],
    full: [
      `Method: say what the blank needs. It follows "since," so it must give the reason why many delays listed under Millbrook do not point to trouble near Millbrook.`,
      `A delay is listed under the first tower that notices it. Each tower therefore stands for all the track since the one before it.`,
      `For most towers that is five miles, but for Millbrook it is sixty. Breakdowns anywhere on those sixty miles are listed under Millbrook, so the list is no evidence of trouble near it.`,
    ],
    hints: [
      `When exactly does the railroad list a delay under a certain tower?`,
      `A train breaks down forty miles before Millbrook. Under which tower does the railroad list the delay?`,
    ],
  },
]

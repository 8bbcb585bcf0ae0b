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
      `The average is now taken over a different group. Students who start from far behind bring it down even if the tutoring helps each of them.`,
    ],
    wrong: [
      [
        `Students who did not attend the tutoring did better on this year's exam than on last year's.`,
        'wrong-comparison',
        `The question is about those who attended. How the others did leaves their lower average unexplained.`,
      ],
      [
        `The fees that the school used to collect had paid for only about half the cost of the tutoring.`,
        'out-of-scope',
        `Where the money came from does not matter, since the tutoring was as good as ever without the fees.`,
      ],
      [
        `Most of the students who had attended last year and were still at the school attended again.`,
        'opposite-effect',
        `If the same students came again for tutoring that was as good as ever, a lower average is only more surprising.`,
      ],
      [
        `At a nearby school that offers no tutoring, students scored 70 points on the same exam.`,
        'wrong-comparison',
        `This suggests that tutoring helps. It does not explain why those who attend it score less than a year ago.`,
      ],
    ],
    quick: [`Same tutoring, same exam: then look at who is being averaged.`],
    full: [
      `Method: both facts at once. The tutoring is as good as ever, and those who attend it score less. Neither may be denied.`,
      `The exam is ruled out by the text, and so is the tutoring. What may have changed is the group.`,
      `A fee keeps some students away. If many who were struggling joined when it was dropped, the average of the group can fall although each member gains.`,
    ],
    hints: [
      `The text rules out two causes of a lower average. Which ones, and what is left that the school's decision may have changed?`,
      `Are the students behind the 84 points and those behind the 76 points the same?`,
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
      `If others used 12 percent less as well, perhaps because the winter was mild, the thermostats did nothing. If others used the same, the conclusion stands.`,
    ],
    wrong: [
      [
        `How many winters it takes until a thermostat has saved as much money as it costs to buy`,
        'out-of-scope',
        `It matters for whether the thermostats are worth buying, not for how much electricity they saved.`,
      ],
      [
        `Whether customers who had asked for a thermostat would have saved more than these did`,
        'wrong-comparison',
        `The 5,000 were chosen at random. What another group might have saved does not show what these saved.`,
      ],
      [
        `Whether the thermostats can also reduce the electricity that is used for cooling in summer`,
        'out-of-scope',
        `The conclusion is about one winter. Summer would be a further advantage.`,
      ],
      [
        `Whether the company intends to give such a thermostat to all of its customers before next winter`,
        'out-of-scope',
        `What the company does next may depend on the conclusion. It cannot show whether the conclusion is right.`,
      ],
    ],
    quick: [`Before and after differ in more than the thermostat. Others who got none show by how much.`],
    full: [
      `Method: the two-answers test. Give each question its two opposite answers and see whether the conclusion moves.`,
      `The company compares one winter with another, and winters differ in weather and in prices.`,
      `Customers without a thermostat lived through the same two winters. If their use also fell by 12 percent, the thermostat gets no credit; if it stayed level, the thermostat gets all of it.`,
      `No answer to the other questions moves the conclusion in this way.`,
    ],
    hints: [
      `Between the two winters, what else may have changed for the 5,000 customers besides the thermostat?`,
      `Which question asks about households that went through the same two winters without one?`,
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
      `Ramaswamy says that visitors see what the painter never meant them to see. Tengstrom says that the softened colors of today are what he was aiming at.`,
    ],
    wrong: [
      [
        `the varnish on the portrait has changed its color with the passing of time`,
        'restates-premise',
        `Both say so: Ramaswamy calls it yellow, and Tengstrom's point is that the painter expected this.`,
      ],
      [
        `a museum should be guided by what a painter wanted viewers to see`,
        'wrong-speaker',
        `Both argue from the painter's wishes, and neither questions that they count.`,
      ],
      [
        `the varnish could be removed without harm to the paint beneath it`,
        'out-of-scope',
        `This is a familiar worry in such cases, but neither of the two mentions it.`,
      ],
      [
        `the painter's letter to a pupil describes the portrait that is in dispute`,
        'half-right',
        `Tengstrom relies on the letter, but Ramaswamy says nothing about it, so it is not known to be a point of disagreement.`,
      ],
    ],
    quick: [`Both ask what the painter meant viewers to see, and they give opposite replies.`],
    full: [
      `Method: the yes-and-no test. At issue is only what one speaker has to affirm and the other has to deny.`,
      `Ramaswamy: today's yellow look was never meant. So to 'it looks as he wanted it to', Ramaswamy says no.`,
      `Tengstrom: the harsh colors were made to be softened, and the look without varnish was never meant. So Tengstrom says yes.`,
      `On the change of color and on the authority of the painter's wishes, they agree; on damage and on the letter, at least one is silent.`,
    ],
    hints: [
      `Both speakers use the words 'never meant anyone to see'. To which state of the portrait does each apply them?`,
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
      `E-mail fell. That talk took its place is 'obvious' only if people communicate as much as before, and they may simply communicate less.`,
    ],
    wrong: [
      [
        `takes for granted that talking in person is better for a firm than e-mail is`,
        'out-of-scope',
        `The consultant says that the move reached its aim of more talk, not that the aim was a good one.`,
      ],
      [
        `relies on what employees say about their habits rather than on what they do`,
        'distorted-detail',
        `The number of messages sent is a count of what employees did. They were not asked.`,
      ],
      [
        `draws a conclusion about all of a firm's employees from a small group of them`,
        'too-broad',
        `The staff as a whole was moved, and the messages of employees in general were counted.`,
      ],
      [
        `concludes that a cause was necessary for an effect because it was sufficient`,
        'wrong-role',
        `The consultant does not say that only an open room could bring about more talk.`,
      ],
    ],
    quick: [`Counted: e-mail. Concluded: talk. The step between them was never checked.`],
    full: [
      `Method: name the step. Put what was measured on one side and what is concluded on the other.`,
      `Measured: half as many e-mails. Concluded: more conversation. Conversation itself was not observed.`,
      `The step assumes that what is no longer written is now spoken. In a room where all can hear, people may keep silent as well.`,
      `Only one option describes a step from less of one thing to more of another.`,
    ],
    hints: [
      `What did the consultant count, and was it talk?`,
      `The word 'obviously' covers a gap. What happens to the argument if employees now share less by every means?`,
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
      `Sixty miles of delays are gathered under one name, so Millbrook would lead the list even if delays were spread evenly along the track.`,
    ],
    wrong: [
      [
        `a crew that is kept at Millbrook could not reach much of the track beyond it`,
        'out-of-scope',
        `This is a reason against the plan, but the blank needs a reason why the list is no evidence.`,
      ],
      [
        `trains that are late at Millbrook often make up the lost time before they arrive`,
        'out-of-scope',
        `What happens after Millbrook does not change where the trains broke down.`,
      ],
      [
        `delays that are listed under other towers are longer than those at Millbrook`,
        'wrong-comparison',
        `It tempts as a reason to keep the crew elsewhere. The length of delays says nothing about where these trains broke down.`,
      ],
      [
        `trains run faster where towers are far apart than where they are close together`,
        'real-world-belief',
        `It may be true of open track, but it does not say under which tower a delay is listed.`,
      ],
    ],
    quick: [`Five miles of track for most towers, sixty for Millbrook: the counts are not alike.`],
    full: [
      `Method: prediction. The blank follows 'since', so it needs the reason why many delays under Millbrook do not point to Millbrook.`,
      `A delay is listed under the first tower that notices it. Each tower thus stands for the track since the last one.`,
      `For most towers that is five miles, and for Millbrook sixty. Twice the delays on twelve times the track is no sign of trouble nearby.`,
    ],
    hints: [
      `A train breaks down forty miles before Millbrook. Under which tower does the railroad list it?`,
      `The last sentence turns on 'near Millbrook in particular'. What would explain a long list without that?`,
    ],
  },
]

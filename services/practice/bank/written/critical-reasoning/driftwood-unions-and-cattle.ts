import type { WrittenQuestion } from '../written-question.ts'

/** Driftwood, a museum's café, wages, three kinds of farming and late withdrawals. */
export const driftwoodUnionsAndCattle: readonly WrittenQuestion[] = [
  {
    id: 'cr-0246',
    skill: 'cr-assumption',
    difficulty: 0.6,
    stem: `No trees grow on the island of Skarn or ever did, so the people who first settled there could burn only the driftwood that they found on its beaches. Charcoal from their oldest hearth was recently dated by a method that measures how long ago a tree died. The tree from which this charcoal comes died 3,100 years ago. It follows that people had settled on Skarn by about that time.

The argument depends on the assumption that`,
    key: [
      `the wood burned in the hearth had not been dead for several centuries by then`,
      `The method dates the death of the tree. If the tree had died long before anyone burned its wood, the fire, and the people, may be much later.`,
    ],
    wrong: [
      [
        `driftwood was plentiful enough on the beaches to be burned throughout the year`,
        'not-required',
        `One fire in the hearth is enough for the argument. How much wood there was in all makes no difference.`,
      ],
      [
        `the tree from which the charcoal comes grew on the shore nearest to the island`,
        'not-required',
        `Wherever it grew, its wood was burned on Skarn. The argument needs to know when, not where from.`,
      ],
      [
        `the people who settled on Skarn did not bring any wood along in their boats`,
        'not-required',
        `Wood brought in a boat and burned on the island would show people there just as well as driftwood does.`,
      ],
      [
        `there are no older hearths on the island that have not been discovered so far`,
        'opposite-effect',
        `Older hearths would mean that people had come even earlier. Then they were there 'by about that time' all the more.`,
      ],
    ],
    quick: [`Dated: the death of a tree. Concluded: the time of a fire.`],
    full: [
      `Method: negation. Deny each option and ask whether people must still have been on Skarn about 3,100 years ago.`,
      `Suppose that the wood had been dead for several centuries when it was burned. Then the fire was lit several centuries later than the date, and the conclusion is lost.`,
      `Suppose that an older hearth is found, or that the settlers brought wood along. Nothing is lost: someone lit a fire with this wood on Skarn.`,
      `So the argument needs little time between the death of the tree and the fire.`,
    ],
    hints: [
      `Which event does the dating method give a date for, and which event does the conclusion speak of?`,
      `Follow the wood from the living tree to the hearth. Where along the way could a long time have passed?`,
    ],
  },
  {
    id: 'cr-0247',
    skill: 'cr-strengthen',
    difficulty: -0.3,
    stem: `Few visitors to the Hartwell Museum ever climb to its top floor, where its collection of textiles is shown. The director plans to move the museum's popular café from the entrance hall to the top floor, next to the textiles. She expects that many more visitors will then look at the collection.

Which of the following, if true, most strongly supports the director's expectation?`,
    key: [
      `Of those who go up to the top floor for a lecture on another subject, most look at the textiles as well.`,
      `Visitors who come upstairs for another reason do turn to the textiles. So a café that brings them upstairs is likely to have the effect that she expects.`,
    ],
    wrong: [
      [
        `Visitors who have looked at the textiles stop at the café as often as other visitors.`,
        'reversed-causation',
        `It goes from the textiles to the café. The plan needs the other direction: from the café to the textiles.`,
      ],
      [
        `On the top floor, the café would have room for more tables than it has at present.`,
        'out-of-scope',
        `More tables may please the café's guests. Whether they walk over to the textiles is another question.`,
      ],
      [
        `The textiles are as well known to experts as any other collection of the museum.`,
        'out-of-scope',
        `What experts know does not tell what visitors will do once they are upstairs.`,
      ],
      [
        `Many people visit the café without looking at any of the museum's collections.`,
        'opposite-effect',
        `If guests of the café ignore what is around it, moving the café will do little for the textiles.`,
      ],
    ],
    quick: [`The café brings visitors up. Will they then look at the textiles?`],
    full: [
      `Method: follow the plan from the means to the end. Means: the café upstairs. End: more visitors look at the textiles.`,
      `Step 1, guests follow the café upstairs, is plausible, since it is popular. Step 2, those upstairs look at the textiles, is open.`,
      `The visitors to lectures show step 2 at work: they came up for something else and looked all the same.`,
    ],
    hints: [
      `The plan has two steps: first visitors go upstairs, and then something else must happen. Which of the two is still in doubt?`,
      `Look for people who have come to the top floor for some other reason. What did they do there?`,
    ],
  },
  {
    id: 'cr-0248',
    skill: 'cr-weaken',
    difficulty: 1.0,
    stem: `Columnist: In our state's food industry, about half of the plants have a labor union and the other half do not. Over the past ten years, hourly wages at the plants with a union have risen by 30 percent. At the plants without a union, they have risen by 30 percent, too. Evidently the unions have done nothing in these ten years for the wages of workers in this industry.

Which of the following, if true, most seriously weakens the columnist's argument?`,
    key: [
      `Plants without a union have matched each rise that a union obtained, so that their workers would not form one.`,
      `Then the unions raised wages at both kinds of plants. That the rises are equal shows the reach of their influence, not the lack of it.`,
    ],
    wrong: [
      [
        `Hourly wages in the industry have risen somewhat faster over the past ten years than prices in the state have.`,
        'out-of-scope',
        `It tells that workers are better off, but not whether unions or something else made them so.`,
      ],
      [
        `The plants with a union had to pay higher hourly wages ten years ago than the plants without a union did.`,
        'wrong-comparison',
        `An old difference may go back to unions, but the columnist speaks of 'these ten years', in which both rose alike.`,
      ],
      [
        `At several plants, workers who belong to a union have safer equipment and longer breaks than other workers.`,
        'out-of-scope',
        `These are things that unions may have done for workers. The conclusion is about wages.`,
      ],
      [
        `In other industries of the state, wages have risen faster at plants with a union than at plants without one.`,
        'wrong-comparison',
        `What unions did elsewhere does not show that they raised wages here, where the two kinds of plants are level.`,
      ],
    ],
    quick: [`The plants without a union serve as the comparison. Are they free of the unions' influence?`],
    full: [
      `Method: test the comparison. The columnist uses plants without a union to show what wages would have done with no unions at all.`,
      `This works only if unions have no effect on those plants.`,
      `If they raise wages in order to keep unions out, the unions are behind both rises. Without unions, wages at neither kind of plant might have risen by 30 percent.`,
      `The level ten years ago may tempt, but the argument rests on how wages have moved since.`,
    ],
    hints: [
      `What is the columnist's reason for mentioning plants without a union? What are they supposed to show?`,
      `Can something that happens at one plant change the wages at another? Look for such a link.`,
    ],
  },
  {
    id: 'cr-0249',
    skill: 'cr-inference',
    difficulty: 1.4,
    stem: `Of the farms in the Pell Valley, 80 percent keep cattle, 70 percent irrigate some of their land, and 60 percent grow alfalfa.

If the statements above are true, which of the following must also be true of the farms in the Pell Valley?`,
    key: [
      `Most of the farms that keep cattle also irrigate some of their land.`,
      `80 and 70 percent overlap by at least 50 percent of all farms. 50 out of 80 is more than half.`,
    ],
    wrong: [
      [
        `Most of the farms that grow alfalfa also irrigate some of their land.`,
        'boundary-included',
        `60 and 70 percent overlap by at least 30. That is half of the 60 at the least, and exactly half is not most.`,
      ],
      [
        `At least one in five farms keeps cattle, irrigates, and grows alfalfa.`,
        'too-strong',
        `20, 30, and 40 percent are without one of the three. If no farm is without two of them, only 10 percent have all three.`,
      ],
      [
        `No more than half of all the farms both keep cattle and grow alfalfa.`,
        'both-for-only',
        `At least 40 percent do both, but up to 60 percent may: every farm with alfalfa may also keep cattle.`,
      ],
      [
        `Some of the farms that keep cattle neither irrigate nor grow alfalfa.`,
        'not-required',
        `Those without irrigation may all grow alfalfa. Nothing requires a farm with cattle alone.`,
      ],
    ],
    quick: [`80 + 70 − 100 = 50, and 50 of 80 is most. 60 + 70 − 100 = 30, and 30 of 60 is not.`],
    full: [
      `Method: push the groups as far apart as they will go. Two groups that make up more than 100 percent together must share the excess.`,
      `Cattle and irrigation: 150 − 100 = 50 percent of all farms at least. That is 50 of 80, more than half.`,
      `Alfalfa and irrigation: 130 − 100 = 30 percent at least. That is 30 of 60, exactly half, so 'most' may be false.`,
      `All three: 20 + 30 + 40 = 90 percent may each be without one of them, which leaves 10 percent. For the last two options, let every farm with alfalfa keep cattle, and let every farm without irrigation grow alfalfa.`,
    ],
    hints: [
      `Imagine 100 farms. If 80 keep cattle and 70 irrigate, how many at the least must do both?`,
      `For each 'most', compare the smallest possible overlap with half of the group that the sentence is about.`,
    ],
  },
  {
    id: 'cr-0250',
    skill: 'cr-inference',
    difficulty: 0.9,
    stem: `Bellamy: The college should no longer let students withdraw from a course after the sixth week. Students who know that they cannot escape a low grade study harder, so they would learn more over their years here.

Oyelaran: They might study harder for the courses that they take, but they would choose other courses. The right to withdraw is what makes students dare to take a demanding course, and demanding courses are the ones in which they learn most.

Bellamy and Oyelaran disagree about whether`,
    key: [
      `students would learn more at the college if they could not withdraw so late`,
      `Bellamy concludes that they would. Oyelaran argues that they would avoid the courses in which they learn most.`,
    ],
    wrong: [
      [
        `students who are not able to withdraw study harder for the courses they take`,
        'wrong-speaker',
        `Bellamy says so, and Oyelaran allows that it may be so. The objection begins after 'but'.`,
      ],
      [
        `students learn more in demanding courses than they do in the other courses`,
        'wrong-speaker',
        `Only Oyelaran speaks of demanding courses. Bellamy could well accept this.`,
      ],
      [
        `students withdraw late from a course mainly in order to escape a low grade`,
        'out-of-scope',
        `Bellamy suggests it and Oyelaran does not dispute it. Why students withdraw is not what divides them.`,
      ],
      [
        `students should be graded more strictly in courses that are less demanding`,
        'out-of-scope',
        `Neither of them says how strictly any course should be graded.`,
      ],
    ],
    quick: [`Bellamy: harder study, so more learning. Oyelaran: perhaps harder study, but less learning.`],
    full: [
      `Method: the yes-and-no test. At issue is a statement that one speaker has to affirm and the other has to deny.`,
      `Bellamy's chain: no escape, harder study, more learning. Oyelaran lets the middle stand ('might study harder').`,
      `Oyelaran attacks the end: with other courses, students would miss those in which they learn most.`,
      `So harder study is common ground, and what students would learn in all is at issue.`,
    ],
    hints: [
      `Oyelaran says 'might study harder … but'. Which part of Bellamy's reasoning is let stand, and which is attacked?`,
      `Where does Bellamy's 'so' lead? Ask whether Oyelaran would accept that.`,
    ],
  },
]

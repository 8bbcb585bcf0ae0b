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
      `The method dates the death of the tree. If the tree had died long before its wood was burned, the fire may be centuries later, and so may the people who lit it.`,
    ],
    wrong: [
      [
        `driftwood was plentiful enough on the beaches to be burned throughout the year`,
        'not-required',
        `People who live on driftwood need enough of it. But one fire is enough for the argument.`,
      ],
      [
        `the tree from which the charcoal comes grew on the shore nearest to the island`,
        'not-required',
        `Where the tree grew matters for how its wood reached the island. But the argument depends on when the wood was burned, not on where it came from.`,
      ],
      [
        `the people who settled on Skarn did not bring any wood along in their boats`,
        'not-required',
        `Wood that settlers brought along and burned on Skarn would be evidence of people there too. The argument does not need the wood to be driftwood.`,
      ],
      [
        `there are no older hearths on the island that have not been discovered so far`,
        'opposite-effect',
        `Older hearths would mean that people had come even earlier. It would still be true that they had settled "by about that time."`,
      ],
    ],
    quick: [
      `The method dates the death of a tree, and the conclusion is about the time of a fire. The argument must assume that the two are not centuries apart.`,
    ],
    full: [
      `Method: negate each option, and ask whether people must still have settled on Skarn about 3,100 years ago.`,
      `Suppose that the wood had been dead for several centuries when it was burned. Then the fire was lit centuries after the date, and the conclusion no longer follows.`,
      `Suppose that an older hearth exists or that settlers brought wood along. The conclusion still stands, since people lit a fire with this wood on Skarn.`,
      `So the argument assumes only that little time passed between the death of the tree and the fire.`,
    ],
    hints: [
      `What event does the method date, and what event is the conclusion about?`,
      `Follow the wood from the living tree to the hearth. When could a long time have passed?`,
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
      `Visitors who come upstairs for another reason do look at the textiles. So a café that brings visitors upstairs is likely to have the effect that the director expects.`,
    ],
    wrong: [
      [
        `Visitors who have looked at the textiles stop at the café as often as other visitors.`,
        'reversed-causation',
        `This connects the café with the textiles, but in the wrong direction. The plan needs visitors to the café to go on to the textiles.`,
      ],
      [
        `On the top floor, the café would have room for more tables than it has at present.`,
        'out-of-scope',
        `With more tables, more guests may come upstairs. But whether they will then look at the textiles remains an open question.`,
      ],
      [
        `The textiles are as well known to experts as any other collection of the museum.`,
        'out-of-scope',
        `A well-known collection may seem sure to attract visitors. But what experts know does not show what visitors will do once they are upstairs.`,
      ],
      [
        `Many people visit the café without looking at any of the museum's collections.`,
        'opposite-effect',
        `This shows that the café is popular, which the plan needs. But if its guests ignore the collections around it now, moving it will do little for the textiles.`,
      ],
    ],
    quick: [
      `The café will bring visitors upstairs. If most people who come upstairs for another reason look at the textiles, café guests are likely to do so too.`,
    ],
    full: [
      `Method: follow the plan from means to end. The means is a café on the top floor; the end is that more visitors look at the textiles.`,
      `First, guests must follow the café upstairs, which is likely because it is popular. Second, they must look at the textiles, which is uncertain.`,
      `Visitors who go up for a lecture on another subject show that the second step works: most of them look at the textiles as well. So the expectation is supported.`,
    ],
    hints: [
      `The plan has two steps: visitors go upstairs, and then something else must happen. Which step is more uncertain?`,
      `What did other people do who came to the top floor for a different reason?`,
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
      `In that case the unions raised wages at both kinds of plants. Equal increases show how far their influence reaches, not that they had none.`,
    ],
    wrong: [
      [
        `Hourly wages in the industry have risen somewhat faster over the past ten years than prices in the state have.`,
        'out-of-scope',
        `This shows that workers are better off than they were. But it does not show whether unions or something else made wages rise.`,
      ],
      [
        `The plants with a union had to pay higher hourly wages ten years ago than the plants without a union did.`,
        'wrong-comparison',
        `A difference ten years ago may be due to unions. But the columnist is talking about "these ten years," in which wages rose equally.`,
      ],
      [
        `At several plants, workers who belong to a union have safer equipment and longer breaks than other workers.`,
        'out-of-scope',
        `Unions may have won safer equipment and longer breaks. But the conclusion is only that they did nothing "for the wages of workers."`,
      ],
      [
        `In other industries of the state, wages have risen faster at plants with a union than at plants without one.`,
        'wrong-comparison',
        `A difference elsewhere suggests that unions can raise wages. But it does not show that they did so in this industry, where the increases were equal.`,
      ],
    ],
    quick: [
      `The columnist uses plants without a union as a comparison. If those plants matched each rise to keep unions out, the unions raised wages there too.`,
    ],
    full: [
      `Method: test the comparison. The columnist uses plants without a union to show how wages would have developed if there were no unions.`,
      `The comparison works only if unions have no effect on those plants.`,
      `But these plants matched each increase in order to keep unions out, and that puts the unions behind both increases. So this answer weakens the argument.`,
      `The option about wages ten years ago is tempting, but the argument rests on how wages have changed since.`,
    ],
    hints: [
      `Why does the columnist mention plants without a union? What are they supposed to show?`,
      `Can what happens at one plant affect the wages at another?`,
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
      `At least 80 + 70 − 100 = 50 percent of all farms do both. That is 50 of the 80 percent that keep cattle, which is more than half.`,
    ],
    wrong: [
      [
        `Most of the farms that grow alfalfa also irrigate some of their land.`,
        'boundary-included',
        `At least 60 + 70 − 100 = 30 percent do both. That may be exactly half of the 60 percent, and half is not most.`,
      ],
      [
        `At least one in five farms keeps cattle, irrigates, and grows alfalfa.`,
        'too-strong',
        `High shares seem to guarantee a large overlap. But 20 percent keep no cattle, 30 percent do not irrigate, and 40 percent grow no alfalfa. If these are all different farms, only 10 percent do all three.`,
      ],
      [
        `No more than half of all the farms both keep cattle and grow alfalfa.`,
        'both-for-only',
        `At least 40 percent do both, but as many as 60 percent may: every farm with alfalfa may also keep cattle.`,
      ],
      [
        `Some of the farms that keep cattle neither irrigate nor grow alfalfa.`,
        'not-required',
        `Suppose that all of the 30 percent that do not irrigate grow alfalfa. Then every farm either irrigates or grows alfalfa, so no farm does neither.`,
      ],
    ],
    quick: [
      `At least 80 + 70 − 100 = 50 percent of all farms keep cattle and irrigate. Since 50 is more than half of 80, most of the farms with cattle irrigate.`,
    ],
    full: [
      `Method: make the overlap as small as possible. Two groups that add up to more than 100 percent must share at least the excess.`,
      `Cattle and irrigation share at least 150 − 100 = 50 percent of all farms. That is 50 of 80, so most farms with cattle must irrigate.`,
      `Alfalfa and irrigation share at least 130 − 100 = 30 percent. That is 30 of 60, exactly half, so "most" may be false.`,
      `The shares that keep no cattle, do not irrigate, or grow no alfalfa add up to 90 percent, so only 10 percent may do all three. The remaining options fail if every alfalfa farm keeps cattle and every farm without irrigation grows alfalfa.`,
    ],
    hints: [
      `If 80 percent keep cattle and 70 percent irrigate, can the two groups be entirely separate?`,
      `Imagine 100 farms. If 80 keep cattle and 70 irrigate, what is the smallest number that must do both? Compare it with half of the 80.`,
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
      `Bellamy concludes that students "would learn more." Oyelaran denies this: they would avoid the demanding courses in which they learn most.`,
    ],
    wrong: [
      [
        `students who are not able to withdraw study harder for the courses they take`,
        'wrong-speaker',
        `Bellamy says so, and Oyelaran allows that students "might study harder." The objection begins only after "but."`,
      ],
      [
        `students learn more in demanding courses than they do in the other courses`,
        'wrong-speaker',
        `Only Oyelaran mentions demanding courses, and Bellamy could agree that students learn more in them.`,
      ],
      [
        `students withdraw late from a course mainly in order to escape a low grade`,
        'out-of-scope',
        `Low grades are part of Bellamy's reasoning. But Oyelaran does not dispute this, and the two do not argue about why students withdraw.`,
      ],
      [
        `students should be graded more strictly in courses that are less demanding`,
        'out-of-scope',
        `Low grades and demanding courses are both mentioned, so this sounds related. But neither speaker says how strictly any course should be graded.`,
      ],
    ],
    quick: [
      `Both allow that students may study harder. Bellamy concludes that they would learn more, and Oyelaran denies it.`,
    ],
    full: [
      `Method: look for a statement that one speaker must accept and the other must reject.`,
      `Bellamy argues that students who cannot withdraw study harder and so learn more. Oyelaran grants that they "might study harder."`,
      `Oyelaran denies the last step: students would choose other courses and miss those in which they learn most.`,
      `So they agree that students may study harder and disagree about how much students would learn.`,
    ],
    hints: [
      `Oyelaran begins with "They might study harder" and goes on with "but." Which part of Bellamy's reasoning does Oyelaran accept?`,
      `What does Bellamy conclude after "so"? Would Oyelaran accept it?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Exchanges, plans and figures from research and business. */
export const claimsAndReplies: readonly WrittenQuestion[] = [
  {
    id: 'cr-0222',
    skill: 'cr-inference',
    difficulty: 0.9,
    stem: `Castellano: A scientific journal that publishes only results that confirm a hypothesis gives a false picture. If nineteen laboratories find no effect and the twentieth finds one by chance, only the twentieth is heard.

Wierzbicki: To publish every result is no solution. Most experiments that find no effect find none because they were done poorly. A reader would have to pick out the few that show anything from a mass of failures.

Castellano and Wierzbicki disagree about whether`,
    key: [
      `experiments that find no effect are for the most part worth reporting`,
      `Castellano wants them to be heard because they correct a false picture. Wierzbicki holds that most of them were done poorly and show nothing.`,
    ],
    wrong: [
      [
        `a journal can give a false picture by what it decides not to publish`,
        'wrong-speaker',
        `Castellano says so. Wierzbicki objects to the remedy and does not deny the fault.`,
      ],
      [
        `an effect that one laboratory has found may have arisen only by chance`,
        'wrong-speaker',
        `This is Castellano's example, and Wierzbicki says nothing against it.`,
      ],
      [
        `readers can tell by themselves which experiments had been done poorly`,
        'out-of-scope',
        `Wierzbicki thinks of a heavy task for readers. Castellano says nothing of what they can tell.`,
      ],
      [
        `journals should publish only those results that confirm a hypothesis`,
        'half-right',
        `Castellano denies it. But Wierzbicki rejects publishing every result, which is not to accept publishing only one kind.`,
      ],
    ],
    quick: [`For Castellano a result without an effect informs; for Wierzbicki it mostly shows poor work.`],
    full: [
      `Method: one speaker must affirm the statement and the other deny it.`,
      `Results without an effect: Castellano needs them to correct the picture, so they are worth reporting. Wierzbicki: most of them show nothing.`,
      `On the false picture and on chance, Wierzbicki is silent. And 'only confirming results' is more than Wierzbicki defends.`,
    ],
    hints: [
      `What does each of them think of an experiment that finds no effect?`,
      `Rejecting 'publish everything' is not the same as accepting 'publish one kind only'.`,
    ],
  },
  {
    id: 'cr-0223',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.7,
    stem: `Halvorsen: We should install devices that keep our trucks from going faster than 55 miles per hour. For each mile, a truck uses a tenth less fuel at 55 than at 65, the speed at which our drivers now travel. So we would spend a tenth less on fuel.

Batra: No, we would not. Our drivers are already on the road for as many hours a day as the law allows. At 55, each truck would cover fewer miles a day, so we would need more trucks to carry the same freight.

Which of the following, if true, most weakens Batra's objection?`,
    key: [
      `The additional trucks would use no more fuel for each mile than the present ones.`,
      `The same freight is carried over the same miles, whichever truck covers them. If each mile takes a tenth less fuel, the bill for fuel falls by a tenth, however many trucks there are.`,
    ],
    wrong: [
      [
        `The devices would cost less than the company now spends on fuel in two months.`,
        'wrong-comparison',
        `Both speak of what is spent on fuel. What the devices cost is a different expense.`,
      ],
      [
        `The drivers are paid for each mile they drive, not for each hour on the road.`,
        'out-of-scope',
        `Wages are not fuel. Batra's objection is to the claim about fuel.`,
      ],
      [
        `Trucks need fewer repairs if they are driven at 55 rather than 65 miles per hour.`,
        'out-of-scope',
        `Fewer repairs would be another advantage. They do not answer an objection about fuel.`,
      ],
      [
        `The trucks of many other companies already travel at 55 miles per hour or less.`,
        'out-of-scope',
        `That others go slowly does not show what Halvorsen's company would spend on fuel.`,
      ],
    ],
    quick: [`More trucks, but the same miles: fuel is used by the mile.`],
    full: [
      `Method: find the claim to which the objection is made. It is about spending on fuel.`,
      `Batra: more trucks would be needed. But what burns fuel is a mile driven, and the freight requires the same miles.`,
      `If an added truck uses no more fuel for a mile than the others, the number of trucks does not matter for fuel, and the saving of a tenth remains.`,
      `Trucks, repairs and devices cost money as well, but neither speaker's claim is about that.`,
    ],
    hints: [
      `Which expense are the two speaking about?`,
      `Does the number of miles change when more trucks carry the same freight?`,
    ],
  },
  {
    id: 'cr-0224',
    skill: 'cr-weaken',
    difficulty: 0.6,
    stem: `The library of a college has too few seats before examinations, because many seats are occupied by nothing but a coat and some books. From now on, a student who leaves a seat for more than thirty minutes will lose it: employees will place a card with the time on each deserted seat that they notice and clear the seat half an hour later. The library expects that students who are looking for a seat will find one more easily.

Which of the following, if true, most strongly suggests that the plan will not have the expected result?`,
    key: [
      `Nearly all of the students who leave their seats come back within twenty minutes or so.`,
      `Then hardly any seat is deserted for half an hour, and there is little to clear. The seats are full because many students are away for short times.`,
    ],
    wrong: [
      [
        `Before examinations, students stay in the library for more hours than at other times.`,
        'out-of-scope',
        `This explains why seats are short. It does not show that clearing deserted ones will be of no help.`,
      ],
      [
        `Some students would sooner share a table with others than sit at a table by themselves.`,
        'out-of-scope',
        `Where students like to sit says nothing about seats that hold only a coat.`,
      ],
      [
        `Employees of the library pass each of its seats at least once in every ten minutes.`,
        'opposite-effect',
        `They will notice a deserted seat soon, which helps the plan.`,
      ],
      [
        `Students whose coats and books are taken away can collect them at the library's desk.`,
        'opposite-effect',
        `This makes it easier to carry the plan out without a quarrel.`,
      ],
    ],
    quick: [`The plan works only on seats that are left for more than half an hour. Are there any?`],
    full: [
      `Method: ask on which cases it can work, and whether there are such cases.`,
      `It works on seats that stand deserted for over thirty minutes after the card.`,
      `If students return within twenty minutes, there are hardly any, and everything stays as it is, although many seats hold only a coat at any moment.`,
    ],
    hints: [
      `Which seats can be cleared under the plan?`,
      `Can many seats be empty at any moment although no one is away for long?`,
    ],
  },
  {
    id: 'cr-0225',
    skill: 'cr-inference',
    difficulty: 1.0,
    stem: `A hospital has two departments of surgery. Last year, the share of operations after which a patient had complications was lower at the department of Dr. Abara than at that of Dr. Lund, both for routine operations and for difficult ones. At each department, complications were more frequent after difficult operations than after routine ones. For all operations together, however, the share was lower at Dr. Lund's department.

If the statements above are true, which of the following must be true?`,
    key: [
      `Difficult operations made up a larger share of the operations at Dr. Abara's department.`,
      `The share for all operations lies between those for the two kinds. Being lower in each kind and higher overall is possible only with a larger share of the kind that has more complications.`,
    ],
    wrong: [
      [
        `Dr. Abara's department carried out a larger number of operations last year than Dr. Lund's did.`,
        'not-required',
        `How many operations a department carried out does not affect the share. Only the mixture does.`,
      ],
      [
        `Patients who expected a difficult operation preferred the department of Dr. Abara.`,
        'real-world-belief',
        `This might be why the mixtures differ, but patients may also have been assigned.`,
      ],
      [
        `More patients had complications at the department of Dr. Abara than at Dr. Lund's.`,
        'not-required',
        `A share is no number. With fewer operations, there may have been fewer such patients.`,
      ],
      [
        `At Dr. Lund's department, fewer patients had complications after difficult operations.`,
        'too-strong',
        `Complications were more frequent after those operations. How many patients that makes depends on how many such operations there were.`,
      ],
    ],
    quick: [`Lower in each kind, higher in all: the mixture must contain more of the riskier kind.`],
    full: [
      `Method: a share for a whole is the mean of the shares for its parts, weighted by their size.`,
      `With the same mixture at both, Dr. Abara's department would be lower overall as well. So the mixtures differ, and at Dr. Abara's more weight lies on the kind with more complications.`,
      `At both departments, that kind is the difficult one.`,
      `Example: Abara 10 routine with 1, 90 difficult with 27; Lund 90 routine with 11, 10 difficult with 4. Shares: 10 against 12 percent, 30 against 40 percent, but 28 against 15 percent overall.`,
    ],
    hints: [
      `If both departments had the same mixture of operations, which one would be lower overall?`,
      `Between which two figures does the share for all operations lie?`,
    ],
  },
]

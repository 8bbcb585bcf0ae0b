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
      `Castellano wants these experiments to be heard because they correct a false picture. Wierzbicki holds that most of them were done poorly and show nothing.`,
    ],
    wrong: [
      [
        `a journal can give a false picture by what it decides not to publish`,
        'wrong-speaker',
        `A false picture is what Castellano complains about. But Wierzbicki objects to the proposed solution and does not deny the problem.`,
      ],
      [
        `an effect that one laboratory has found may have arisen only by chance`,
        'wrong-speaker',
        `Chance is at the center of Castellano's example. But Wierzbicki does not dispute the example, so the two do not disagree about it.`,
      ],
      [
        `readers can tell by themselves which experiments had been done poorly`,
        'out-of-scope',
        `Wierzbicki does say that readers "would have to pick out the few that show anything." But Castellano does not say what readers can tell, so this is not what they disagree about.`,
      ],
      [
        `journals should publish only those results that confirm a hypothesis`,
        'half-right',
        `Castellano denies this, but Wierzbicki does not affirm it. Wierzbicki can reject publishing "every result" without wanting only one kind published.`,
      ],
    ],
    quick: [
      `For Castellano, experiments that find no effect should be heard. For Wierzbicki, most of them were done poorly and are not worth reporting.`,
    ],
    full: [
      `Method: look for a statement that one speaker must accept and the other must reject.`,
      `For Castellano, experiments that find no effect correct a false picture, so they are worth reporting. Wierzbicki says that most of them show nothing.`,
      `Wierzbicki does not discuss the false picture or chance, and does not defend publishing only confirming results.`,
      `So they disagree about whether most of these experiments are worth reporting.`,
    ],
    hints: [
      `What does each speaker think of an experiment that finds no effect?`,
      `If someone says that publishing every result is no solution, must that person want only one kind of result published?`,
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
      `The same freight is carried over the same miles, no matter how many trucks carry it. If each mile takes a tenth less fuel, spending on fuel falls by a tenth.`,
    ],
    wrong: [
      [
        `The devices would cost less than the company now spends on fuel in two months.`,
        'wrong-comparison',
        `Inexpensive devices are a point in favor of the plan. But the devices are a different expense, and Batra's objection concerns only what would be spent on fuel.`,
      ],
      [
        `The drivers are paid for each mile they drive, not for each hour on the road.`,
        'out-of-scope',
        `Drivers who cover fewer miles would earn less, which affects the company's costs. But Batra objects to a claim about fuel, not about wages.`,
      ],
      [
        `Trucks need fewer repairs if they are driven at 55 rather than 65 miles per hour.`,
        'out-of-scope',
        `Fewer repairs would be another advantage, but they do not respond to an objection about fuel.`,
      ],
      [
        `The trucks of many other companies already travel at 55 miles per hour or less.`,
        'out-of-scope',
        `Other companies may have good reasons to drive at 55. But their speeds do not show what Halvorsen's company would spend on fuel.`,
      ],
    ],
    quick: [
      `More trucks would still cover the same number of miles in all. If each mile takes a tenth less fuel, the company does spend a tenth less.`,
    ],
    full: [
      `Method: find the claim to which the objection is made. It is about spending on fuel.`,
      `Batra says that more trucks would be needed. But trucks burn fuel for each mile driven, and the same freight requires the same miles.`,
      `If an additional truck uses no more fuel per mile than the others, the number of trucks makes no difference to fuel. The saving of a tenth remains, so the objection is weakened.`,
    ],
    hints: [
      `Batra says that more trucks would be needed. Is that an objection to what Halvorsen says about fuel?`,
      `Does the total number of miles change when more trucks carry the same freight?`,
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
      `Then hardly any seat stays deserted for half an hour after a card is placed, so there is almost nothing to clear. Coats hold the seats of many students who are away only briefly.`,
    ],
    wrong: [
      [
        `Before examinations, students stay in the library for more hours than at other times.`,
        'out-of-scope',
        `This explains why seats are scarce. It does not show that clearing deserted seats would not help.`,
      ],
      [
        `Some students would sooner share a table with others than sit at a table by themselves.`,
        'out-of-scope',
        `Seats at shared tables may stay empty for other reasons. But where students prefer to sit tells us nothing about seats that hold only a coat.`,
      ],
      [
        `Employees of the library pass each of its seats at least once in every ten minutes.`,
        'opposite-effect',
        `Frequent rounds may seem to make the card unnecessary. But they mean that employees will soon notice a deserted seat, which supports the plan.`,
      ],
      [
        `Students whose coats and books are taken away can collect them at the library's desk.`,
        'opposite-effect',
        `Students might object to having their things removed. But since they can collect their things at the desk, the plan is easier to carry out, not harder.`,
      ],
    ],
    quick: [
      `The plan affects only seats that are left for more than half an hour. If nearly all students return within about twenty minutes, there are hardly any such seats.`,
    ],
    full: [
      `Method: ask which cases the plan can affect, and whether there are such cases.`,
      `The plan affects seats that are still deserted half an hour after an employee has placed a card.`,
      `If nearly all students return within about twenty minutes, there are hardly any such seats. Many seats may still hold only a coat at any moment, so the plan will change little.`,
    ],
    hints: [
      `Which seats can be cleared under the plan?`,
      `Could many seats be deserted at any moment even though no student is away for long?`,
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
      `A department's overall share lies between its shares for the two kinds. At Dr. Abara's, the share is lower for each kind but higher overall, so more of the operations there must be of the kind with more complications.`,
    ],
    wrong: [
      [
        `Dr. Abara's department carried out a larger number of operations last year than Dr. Lund's did.`,
        'not-required',
        `Different numbers of operations may seem to explain the difference. But only the mix of the two kinds affects the overall share.`,
      ],
      [
        `Patients who expected a difficult operation preferred the department of Dr. Abara.`,
        'real-world-belief',
        `Patients' preferences might explain why Dr. Abara's department had more difficult operations. But the patients may simply have been assigned to it.`,
      ],
      [
        `More patients had complications at the department of Dr. Abara than at Dr. Lund's.`,
        'not-required',
        `A higher share need not mean a higher number. With fewer operations, there may have been fewer such patients.`,
      ],
      [
        `At Dr. Lund's department, fewer patients had complications after difficult operations.`,
        'too-strong',
        `Complications were more frequent after difficult operations. But how many patients that means depends on how many such operations there were.`,
      ],
    ],
    quick: [
      `At Dr. Abara's department, the share is lower for each kind but higher overall. So difficult operations, the riskier kind, must make up a larger share there.`,
    ],
    full: [
      `Method: treat the overall share as an average of the shares for the two kinds, weighted by the number of operations.`,
      `With the same mix, Dr. Abara's department would be lower overall too. It is not, so it must have more of the kind with more complications.`,
      `At both departments, difficult operations have more complications. So difficult operations made up a larger share at Dr. Abara's department.`,
      `For example, Abara may have 10 routine operations with 1 complication and 90 difficult ones with 27, which is 28 percent overall. Lund may have 90 with 11 and 10 with 4, which is 15 percent.`,
    ],
    hints: [
      `Besides its shares for the two kinds of operations, what determines the overall share of a department?`,
      `If both departments had the same mix of operations, which of them would have the lower overall share?`,
    ],
  },
]

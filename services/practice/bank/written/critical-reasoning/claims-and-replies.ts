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
      `Castellano wants experiments that find no effect to be heard, because leaving them out "gives a false picture." Wierzbicki thinks that most of them "were done poorly" and would bury the few results that matter.`,
    ],
    wrong: [
      [
        `a journal can give a false picture by what it decides not to publish`,
        'wrong-speaker',
        `Castellano complains about "a false picture." Wierzbicki objects only to the proposed solution and never denies the problem, so the two do not disagree about this.`,
      ],
      [
        `an effect that one laboratory has found may have arisen only by chance`,
        'wrong-speaker',
        `Castellano's example includes an effect found "by chance." Wierzbicki says nothing against that example, so chance is not a point of disagreement.`,
      ],
      [
        `readers can tell by themselves which experiments had been done poorly`,
        'out-of-scope',
        `Wierzbicki says that a reader "would have to pick out the few that show anything" but not whether readers could do so. Castellano does not discuss what readers can tell, so the two do not disagree about it.`,
      ],
      [
        `journals should publish only those results that confirm a hypothesis`,
        'half-right',
        `Castellano denies this, but Wierzbicki does not affirm it. Rejecting one policy, that of publishing "every result," is not the same as accepting the opposite one. So no disagreement about this is shown.`,
      ],
    ],
    quick: [
      `Castellano wants readers to hear about experiments that find no effect. Wierzbicki thinks that most of these experiments were done poorly and would get in a reader's way.`,
    ],
    full: [
      `Method: look for a claim about experiments without an effect that one speaker must accept and the other must reject.`,
      `Castellano objects that the nineteen laboratories without an effect are not heard, so Castellano thinks their results worth reporting. For Wierzbicki, most such results come from poor work and show nothing.`,
      `Wierzbicki does not discuss chance, does not deny the false picture, and does not defend publishing only confirming results. The dispute is whether most experiments without an effect are worth reporting.`,
    ],
    hints: [
      `What does each speaker think that a reader can learn from an experiment that finds no effect?`,
      `For each option, ask what each speaker would answer, yes or no. Drop it if one of them says nothing about it.`,
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
      `The same freight covers the same total miles, no matter how many trucks carry it. If the additional trucks also use a tenth less fuel for each mile, the company still spends a tenth less on fuel.`,
    ],
    wrong: [
      [
        `The devices would cost less than the company now spends on fuel in two months.`,
        'wrong-comparison',
        `A low price for the devices would be a point in favor of the plan. But the devices are a different expense, and Batra's objection concerns only what would be spent on fuel.`,
      ],
      [
        `The drivers are paid for each mile they drive, not for each hour on the road.`,
        'out-of-scope',
        `This suggests that wages would stay the same, since the total miles do. But Batra objects to a claim about fuel, not about wages.`,
      ],
      [
        `Trucks need fewer repairs if they are driven at 55 rather than 65 miles per hour.`,
        'out-of-scope',
        `Fewer repairs would save money. But Batra denies that the company would "spend a tenth less on fuel," and repairs do not affect the amount of fuel.`,
      ],
      [
        `The trucks of many other companies already travel at 55 miles per hour or less.`,
        'out-of-scope',
        `Other companies may have good reasons to limit their speed. But their speeds do not show what Halvorsen's company would spend on fuel.`,
      ],
    ],
    quick: [
      `More trucks would still cover the same number of miles in all. If every truck uses a tenth less fuel for each mile, the company does spend a tenth less.`,
    ],
    full: [
      `Method: find the exact claim in dispute. Batra's "No, we would not" denies that the company would spend a tenth less on fuel.`,
      `Batra's reason is that more trucks would be needed. But trucks burn fuel for each mile driven, and the same freight requires the same miles.`,
      `If an additional truck uses no more fuel per mile than the others, the number of trucks makes no difference to fuel. The saving of a tenth remains, and the objection is weakened.`,
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
      `If nearly all students are back within twenty minutes, hardly any seat is still empty half an hour after it gets a card. Employees would have almost nothing to clear, so seats would be about as hard to find as before.`,
    ],
    wrong: [
      [
        `Before examinations, students stay in the library for more hours than at other times.`,
        'out-of-scope',
        `Longer hours help to explain why seats are scarce. They do not show that clearing deserted seats would free too few of them.`,
      ],
      [
        `Some students would sooner share a table with others than sit at a table by themselves.`,
        'out-of-scope',
        `Such a preference affects which free seats students choose. It does not show how many seats held by "nothing but a coat and some books" the plan would free.`,
      ],
      [
        `Employees of the library pass each of its seats at least once in every ten minutes.`,
        'opposite-effect',
        `If employees pass every seat this often, they will soon notice a deserted one and can clear it on time. That helps the plan instead of hurting it.`,
      ],
      [
        `Students whose coats and books are taken away can collect them at the library's desk.`,
        'opposite-effect',
        `Students might object to having their things removed. But since they can collect their things at the desk, the plan is easier to carry out, not harder.`,
      ],
    ],
    quick: [
      `The plan frees a seat only if the student who left it stays away for more than half an hour. Hardly any student does, so hardly any seats are freed.`,
    ],
    full: [
      `Method: follow the rule to the seats it can reach. The plan clears only seats that are still deserted half an hour after an employee has placed a card.`,
      `If nearly all students return within about twenty minutes, hardly any seat stays empty that long.`,
      `At any moment, many seats may still hold only a coat, because many students are away briefly. The plan frees almost none of these seats, so it will hardly make a seat easier to find.`,
    ],
    hints: [
      `How long must a student be away before employees may clear the seat?`,
      `Follow one absent student through the plan: the departure, the card, the return. What would have to happen for the seat never to be cleared?`,
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
      `Dr. Abara's department has the lower share for routine and for difficult operations, yet the higher share overall. That is possible only if a larger part of its work is difficult operations, which have more complications.`,
    ],
    wrong: [
      [
        `Dr. Abara's department carried out a larger number of operations last year than Dr. Lund's did.`,
        'not-required',
        `The overall share depends on the mix of routine and difficult operations, not on how many there are. Dr. Abara's department may have carried out more operations, fewer, or just as many.`,
      ],
      [
        `Patients who expected a difficult operation preferred the department of Dr. Abara.`,
        'real-world-belief',
        `Patients' preferences might explain why Dr. Abara's department had more difficult operations. But the statements do not mention preferences, and the patients may simply have been assigned to a department.`,
      ],
      [
        `More patients had complications at the department of Dr. Abara than at Dr. Lund's.`,
        'not-required',
        `A higher share need not mean a higher number. If Dr. Abara's department performed far fewer operations, it may have had fewer such patients.`,
      ],
      [
        `At Dr. Lund's department, fewer patients had complications after difficult operations.`,
        'too-strong',
        `The statements compare shares, not numbers of patients. The number also depends on how many difficult operations Dr. Lund's department performed, and that is not given.`,
      ],
    ],
    quick: [
      `At Dr. Abara's department, the share is lower for each kind but higher overall. So difficult operations, the riskier kind, must make up a larger share there.`,
    ],
    full: [
      `Method: treat each overall share as a mixture of two shares, one for routine operations and one for difficult ones.`,
      `With the same mix as Dr. Lund's, Dr. Abara's department would have the lower overall share, because its share is lower for each kind.`,
      `Its overall share is higher, so its mix must contain more of the kind with more complications. At both departments, that kind is difficult operations.`,
      `For example, Dr. Abara's department may have complications in 1 of 10 routine operations and 27 of 90 difficult ones, which makes 28 percent overall. Dr. Lund's may have them in 11 of 90 routine operations and 4 of 10 difficult ones, which makes 15 percent overall.`,
    ],
    hints: [
      `Besides its shares for the two kinds of operations, what determines the overall share of a department?`,
      `If both departments had the same mix of operations, which of them would have the lower overall share?`,
    ],
  },
]

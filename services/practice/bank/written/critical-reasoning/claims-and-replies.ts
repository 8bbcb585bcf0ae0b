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
      `Castellano wants readers to hear about experiments that find no effect, because leaving them out "gives a false picture." Wierzbicki thinks most of them "were done poorly" and would only bury the few results that matter.`,
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
        `Castellano gives an example of an effect found "by chance," and Wierzbicki never challenges it. One speaker's silence is not disagreement, so chance is not in dispute.`,
      ],
      [
        `readers can tell by themselves which experiments had been done poorly`,
        'out-of-scope',
        `Wierzbicki says that a reader "would have to pick out the few that show anything" but not whether readers could do it. Castellano never takes up the question, so the two cannot disagree about it.`,
      ],
      [
        `journals should publish only those results that confirm a hypothesis`,
        'half-right',
        `Castellano denies this, but Wierzbicki does not claim it. Opposing the publication of "every result" is not the same as wanting only confirming results published, so no disagreement is shown.`,
      ],
    ],
    quick: [
      `Castellano wants readers to hear about experiments that find no effect. Wierzbicki thinks that most of these experiments were done poorly and would get in a reader's way.`,
    ],
    full: [
      `Method: look for a claim about experiments without an effect that one speaker must accept and the other must reject.`,
      `Castellano complains that the nineteen laboratories without an effect are never heard, so Castellano must think their results worth reporting. Wierzbicki replies that most such results come from poor work and show nothing.`,
      `Wierzbicki does not discuss chance, does not deny the false picture, and does not defend publishing only confirming results. What the two dispute is whether most experiments that find no effect are worth reporting.`,
    ],
    hints: [
      `What bothers Castellano about journals, and what bothers Wierzbicki about the proposed solution?`,
      `For each option, ask what each speaker would answer, yes or no. Drop it if either speaker gives you no way to tell.`,
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
        `Cheap devices would be a point in favor of the plan. But they are a separate expense, and Batra's objection is only about how much the company would spend on fuel.`,
      ],
      [
        `The drivers are paid for each mile they drive, not for each hour on the road.`,
        'out-of-scope',
        `Since the total miles stay the same, pay by the mile suggests that wages would not rise. But wages are not in dispute: Batra rejects a claim about fuel.`,
      ],
      [
        `Trucks need fewer repairs if they are driven at 55 rather than 65 miles per hour.`,
        'out-of-scope',
        `Fewer repairs would save money. But Batra denies that the company would "spend a tenth less on fuel," and repairs do not affect the amount of fuel.`,
      ],
      [
        `The trucks of many other companies already travel at 55 miles per hour or less.`,
        'out-of-scope',
        `That other companies drive at 55 makes the plan look sensible. But it tells us nothing about what Halvorsen's company would spend on fuel.`,
      ],
    ],
    quick: [
      `More trucks would still drive the same number of miles in all. If every truck uses a tenth less fuel for each mile, the company does spend a tenth less on fuel.`,
    ],
    full: [
      `Method: find the exact claim in dispute. Batra's "No, we would not" denies that the company would spend a tenth less on fuel.`,
      `Batra's reason is that the company would need more trucks. But trucks burn fuel by the mile, and moving the same freight takes the same number of miles, however many trucks share them.`,
      `If the added trucks use no more fuel per mile than the others, it does not matter how many there are. The company still saves a tenth on fuel, so Batra's objection is weakened.`,
    ],
    hints: [
      `What exactly does Halvorsen say the company would save on, and what is Batra's reason for denying it?`,
      `Fuel is used by the mile. Compare the total number of miles before and after more trucks share the freight.`,
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
        `Longer hours help explain why seats are scarce. They do not suggest that the plan will fail to free the seats that are deserted.`,
      ],
      [
        `Some students would sooner share a table with others than sit at a table by themselves.`,
        'out-of-scope',
        `This tells us which free seats some students would choose. It says nothing about how many of the seats held by "nothing but a coat and some books" the plan would free.`,
      ],
      [
        `Employees of the library pass each of its seats at least once in every ten minutes.`,
        'opposite-effect',
        `If employees pass every seat this often, they will soon notice a deserted one and can clear it on time. That helps the plan instead of hurting it.`,
      ],
      [
        `Students whose coats and books are taken away can collect them at the library's desk.`,
        'opposite-effect',
        `Students might object to having their things removed. But if they can pick them up at the desk, the library can carry out its plan more easily, so this does not count against it.`,
      ],
    ],
    quick: [
      `The plan frees a seat only if the student who left it stays away for more than half an hour. Hardly any student does, so hardly any seats are freed.`,
    ],
    full: [
      `Method: ask which seats the rule can reach. The library clears a seat only if it is still deserted half an hour after an employee has placed a card there.`,
      `If nearly all students return within about twenty minutes, hardly any seat stays empty that long.`,
      `Many seats may still hold only a coat at any given moment, because many students are gone briefly. But the plan frees almost none of those seats, so finding one will hardly be easier.`,
    ],
    hints: [
      `What has to happen, step by step, before a deserted seat becomes free under the plan?`,
      `Follow one absent student through the plan: leaving, the card, coming back. How long would the student have to be gone for the seat to be cleared?`,
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
      `Dr. Abara's department has the lower complication rate for routine and for difficult operations, yet the higher rate overall. That is possible only if a larger part of its work is difficult operations, the riskier kind.`,
    ],
    wrong: [
      [
        `Dr. Abara's department carried out a larger number of operations last year than Dr. Lund's did.`,
        'not-required',
        `A department's overall complication rate depends on its mix of routine and difficult operations, not on their total number. Dr. Abara's department may have performed more operations than Dr. Lund's, fewer, or just as many.`,
      ],
      [
        `Patients who expected a difficult operation preferred the department of Dr. Abara.`,
        'real-world-belief',
        `Patients' preferences could explain why Dr. Abara's department had more of the difficult operations. But the statements never mention preferences, and patients may simply have been assigned to a department.`,
      ],
      [
        `More patients had complications at the department of Dr. Abara than at Dr. Lund's.`,
        'not-required',
        `A higher complication rate need not mean a higher number of patients. If Dr. Abara's department performed far fewer operations, it may have had fewer patients with complications.`,
      ],
      [
        `At Dr. Lund's department, fewer patients had complications after difficult operations.`,
        'too-strong',
        `The statements compare complication rates, not numbers of patients. If Dr. Lund's department performed many more difficult operations, more of its patients may have had complications afterward.`,
      ],
    ],
    quick: [
      `Dr. Abara's department has a lower complication rate for each kind of operation but a higher one overall. So a larger share of its operations must be difficult ones, the riskier kind.`,
    ],
    full: [
      `Method: think of each department's overall complication rate as a blend of two rates, one for routine operations and one for difficult ones.`,
      `If both departments had the same mix of operations, Dr. Abara's would have the lower overall rate, because its rate is lower for each kind.`,
      `In fact its overall rate is higher, so its mix must include more of the riskier operations. At both departments, those are the difficult ones. So difficult operations must make up a larger share of its work.`,
      `For example, Dr. Abara's department may have complications in 1 of 10 routine operations (10 percent) and 27 of 90 difficult ones (30 percent), which makes 28 percent overall.`,
      `Dr. Lund's may have them in 11 of 90 routine operations (about 12 percent) and 4 of 10 difficult ones (40 percent), which makes 15 percent overall.`,
    ],
    hints: [
      `A department's overall complication rate depends on its rates for the two kinds of operations. What else does it depend on?`,
      `If both departments had the same mix of operations, which of them would have the lower overall rate?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Flaw: steps that seem to follow and do not. */
export const flawsInSteps: readonly WrittenQuestion[] = [
  {
    id: 'cr-0111',
    version: 3,
    skill: 'cr-flaw',
    difficulty: -0.8,
    stem: `At the exit of its cafeteria a company placed a screen on which guests could say whether they had liked their meal. Over a month, 88 percent of the answers were favorable. The company concludes that the great majority of its employees are satisfied with what the cafeteria offers.

The company's reasoning is flawed in that it`,
    key: [
      `takes the opinion of those who eat in the cafeteria for that of the whole staff`,
      `Employees who dislike the meals will eat elsewhere and never pass the screen. The answers come from guests, the conclusion is about employees.`,
    ],
    wrong: [
      [
        `treats what guests say about the meals as if it concerned the prices of meals`,
        'distorted-detail',
        `Prices are not mentioned, neither on the screen nor in the conclusion.`,
      ],
      [
        `does not explain why 12 percent of the answers of the guests were unfavorable`,
        'out-of-scope',
        `The conclusion is about a 'great majority' and leaves room for 12 percent. Their reasons are not needed.`,
      ],
      [
        `assumes that no one who likes the meals could wish for anything to be changed`,
        'too-strong',
        `One can be satisfied and still have wishes. The conclusion does not deny it.`,
      ],
      [
        `infers that employees eat in the cafeteria because they are satisfied with meals`,
        'reversed-causation',
        `The company infers satisfaction from answers. It draws no conclusion about why anyone eats in the cafeteria.`,
      ],
    ],
    quick: [`Who passes the screen? Not those who have stopped coming.`],
    full: [
      `Evidence: 88 percent of the answers of guests are favorable.`,
      `Conclusion: most employees are satisfied.`,
      `Guests are not a fair sample of employees: those who are dissatisfied are the least likely to be there.`,
    ],
    hints: [
      `Who gave the answers, and about whom is the conclusion?`,
      `Which employees had no chance to press anything on the screen?`,
    ],
  },
  {
    id: 'cr-0112',
    version: 2,
    skill: 'cr-flaw',
    difficulty: -0.4,
    stem: `Member of a port council: Our consultant has calculated that unmanned trucks would pay for themselves within six years. But as we have now learned, her firm receives a commission from a maker of such trucks for every one that we buy. Unmanned trucks, then, will not pay for themselves within six years.

The council member's argument is questionable because it`,
    key: [
      `denies the result of a calculation without pointing to any mistake that was made in it`,
      `The commission is a good reason to check the calculation. It does not show that a single figure in it is wrong, and still less that the opposite is true.`,
    ],
    wrong: [
      [
        `presents something that the consultant merely assumed as if it were her conclusion`,
        'wrong-role',
        `That trucks pay for themselves within six years is what she has calculated. It is her conclusion and is presented as such.`,
      ],
      [
        `overlooks that other people, too, may earn money by the trucks that the port will buy`,
        'half-right',
        `Others may have interests too. But the mistake lies in judging a calculation by anybody's interest.`,
      ],
      [
        `applies to ports of every kind a calculation that has been made for one of them alone`,
        'too-broad',
        `The argument stays with this port and its trucks from beginning to end.`,
      ],
      [
        `confuses the time after which trucks pay for themselves with the time that they will last`,
        'distorted-detail',
        `How long trucks last is not mentioned. The six years mean the same in both places.`,
      ],
    ],
    quick: [`The person is discredited, and then the claim is called false. Nothing was said about the claim itself.`],
    full: [
      `Evidence: the consultant's firm has an interest.`,
      `Conclusion: her result is false.`,
      `An interest weakens our trust in her word. It does not turn the result into its opposite. That would need a fault in the calculation.`,
    ],
    hints: [
      `Against what is the evidence directed, the consultant or her figures?`,
      `Could somebody with an interest nevertheless have calculated correctly?`,
    ],
  },
  {
    id: 'cr-0113',
    version: 2,
    skill: 'cr-flaw',
    difficulty: -0.2,
    stem: `Whenever the river Elde is low, barges have to leave port with less than a full load, for otherwise they would run aground. The books of the port show that in August 1887 the barges left with less than a full load. The Elde must therefore have been low in that month.

The reasoning above is flawed because it`,
    key: [
      `ignores that barges may also have been less than full for reasons other than low water`,
      `Low water is enough to make loads smaller, but nothing says that it is the only thing that does. In August 1887 there may simply have been little to carry.`,
    ],
    wrong: [
      [
        `treats the smaller loads of the barges as something that caused the water to be low`,
        'reversed-causation',
        `The argument takes smaller loads as a sign of low water, not as its cause.`,
      ],
      [
        `assumes without evidence that the water was low on each single day of the month`,
        'too-strong',
        `'Low in that month' does not say on each day. The trouble is whether it was low at all.`,
      ],
      [
        `fails to state by how much the loads of the barges were smaller than full ones`,
        'half-right',
        `Knowing the amount would help an expert to judge. Without it or with it, the step from loads to water is not valid.`,
      ],
      [
        `uses what was written in books of the port as evidence about loads of the barges`,
        'wrong-role',
        `Books of a port are a natural source for what was loaded. The use made of this evidence is at fault, not the evidence.`,
      ],
    ],
    quick: [`'If low, then small loads' is turned into 'if small loads, then low'.`],
    full: [
      `Premise: low water leads to smaller loads.`,
      `Observation: smaller loads.`,
      `Conclusion: low water.`,
      `The premise runs from water to loads. To run back from loads to water, low water would have to be the only reason for small loads.`,
    ],
    hints: [
      `In which direction does the first sentence run?`,
      `Could the books look like this although the river was high?`,
    ],
  },
  {
    id: 'cr-0114',
    version: 3,
    skill: 'cr-flaw',
    difficulty: 0.4,
    stem: `Landlord: The lease says that I have to repair the heating within a reasonable time after a fault has been reported. It is true that I repaired yours after seven weeks. But there was a reason for the delay: my technician was on vacation. And what is done for a reason is, by the meaning of the word, reasonable. So I have done what the lease demands.

Which of the following most accurately describes a flaw in the landlord's reasoning?`,
    key: [
      `It lets a word that sets a standard in the lease mean no more than that there was a reason.`,
      `In the lease, 'reasonable' limits how long a tenant can be made to wait. In the landlord's definition, any delay that has a reason would do, however long. The word has changed its sense.`,
    ],
    wrong: [
      [
        `It uses the lease as evidence, although what the lease says is the matter in dispute.`,
        'wrong-role',
        `What the lease says is not in dispute. The question is whether seven weeks comply with it.`,
      ],
      [
        `It does not show that other landlords would have repaired the heating in a shorter time.`,
        'out-of-scope',
        `Comparing landlords might help to find out what is usual. The argument goes wrong before that, in its definition.`,
      ],
      [
        `It overlooks that a technician who is on vacation might be replaced by another technician.`,
        'half-right',
        `A fair reproach, but even if no replacement could be had, it would not follow that any delay with a reason is 'reasonable'.`,
      ],
      [
        `It treats the technician's vacation as a result of the fault and not as what caused the delay.`,
        'reversed-causation',
        `The landlord says clearly that the vacation was the reason for the delay.`,
      ],
    ],
    quick: [
      `Follow the word 'reasonable' through the argument. Does it mean the same at the beginning and at the end?`,
    ],
    full: [
      `Lease: within a reasonable time, that is, a time that is fair in the circumstances.`,
      `Landlord: reasonable means 'for a reason'.`,
      `By that meaning, a delay of two years would comply if there was a reason for it.`,
      `The conclusion follows for the second meaning, the lease uses the first.`,
    ],
    hints: [
      `Which word carries the whole argument?`,
      `Would the landlord's definition ever allow a delay with a reason to be too long?`,
    ],
  },
  {
    id: 'cr-0115',
    version: 2,
    skill: 'cr-flaw',
    difficulty: 0.6,
    stem: `Union speaker: In spring the company told us that it could afford a new depot and that, if it did not build one, it could afford the rise in pay for which we ask. Now it is building the depot. So by its own words it can afford a depot, and by its own words it can afford the rise. There is no honest ground on which it can refuse us the rise.

The speaker's reasoning is vulnerable to the criticism that it`,
    key: [
      `treats being able to pay for either of two things as being able to pay for both`,
      `The company said that it could afford the rise 'if it did not build one'. It is building one, so its words no longer cover the rise.`,
    ],
    wrong: [
      [
        `gives as the company's view what was in fact the view of members of the union`,
        'wrong-speaker',
        `Both statements are reported as the company's own. Nothing suggests that the union made them.`,
      ],
      [
        `presumes that a company has to spend on pay what it does not spend on buildings`,
        'too-strong',
        `The speaker demands the rise although the company is spending on a building. No such rule is assumed.`,
      ],
      [
        `takes a promise made in spring to be binding although circumstances may differ`,
        'distorted-detail',
        `The company did not promise a rise. It said what it could afford, and on which condition.`,
      ],
      [
        `does not consider that the depot may turn out to be costlier than was planned`,
        'half-right',
        `That would be a further difficulty. Even at the planned cost, the two statements do not say that both can be afforded.`,
      ],
    ],
    quick: [`'A, or if not A then B' is read as 'A and B'. The little word 'if' has got lost.`],
    full: [
      `Said: the company can afford the depot; without the depot, it can afford the rise.`,
      `Inferred: it can afford the depot and the rise.`,
      `Each may be affordable by itself and the two together not. A purse with $10 buys either of two things at $8.`,
    ],
    hints: [`On what condition did the company say that it could afford the rise?`, `Is that condition fulfilled now?`],
  },
  {
    id: 'cr-0116',
    version: 2,
    skill: 'cr-flaw',
    difficulty: 0.1,
    stem: `Adviser to a coffee bar: It is well established that a bar loses no customers by raising the price of a cup by two cents. Having raised it once, we are in the same position as before and can raise it by two cents again, and so on week by week. Within a year we shall thus be charging a dollar more for a cup and shall not have lost a single customer.

The adviser's argument is flawed because it`,
    key: [
      `assumes that an effect which no single small step has cannot be had by all of them together`,
      `After forty raises the bar is not 'in the same position as before': its cup costs 80 cents more. Small steps without effect can add up to a change with a large one.`,
    ],
    wrong: [
      [
        `presumes that customers would notice any single raise in price of more than two cents`,
        'too-strong',
        `About larger raises the argument says nothing. It could even allow that three cents go unnoticed too.`,
      ],
      [
        `overlooks that other coffee bars nearby may not raise the price of a cup by two cents`,
        'half-right',
        `Cheaper bars nearby may make a high price worse, but a dollar more could drive customers away even where there are none.`,
      ],
      [
        `gives as evidence for its advice nothing but the same advice expressed in other words`,
        'wrong-role',
        `The evidence is a general statement about raises of two cents, the advice is a year of such raises. They are not the same.`,
      ],
      [
        `confuses the number of customers of a bar with the number of cups that customers buy`,
        'distorted-detail',
        `The argument speaks of customers lost and of the price of a cup, but not of how many cups are bought.`,
      ],
    ],
    quick: [`Harmless once does not mean harmless fifty times.`],
    full: [
      `Premise: one raise of two cents loses no customers.`,
      `Step: after it, 'we are in the same position as before'.`,
      `That is not so. The price is higher, and customers compare it with what they are willing to pay, not with last week's price alone.`,
      `What holds of each step does not hold of their sum.`,
    ],
    hints: [
      `Is the bar really in the same position after each raise?`,
      `Try the argument with a thousand raises. Where does it go wrong?`,
    ],
  },
]

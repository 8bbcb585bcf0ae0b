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
      `Employees who dislike the meals may eat elsewhere and never walk past the screen. The answers come from guests, but the conclusion is about all employees.`,
    ],
    wrong: [
      [
        `treats what guests say about the meals as if it concerned the prices of meals`,
        'distorted-detail',
        `The guests were asked whether they had liked their meal, and the conclusion says nothing about prices. The argument does not mix up the two.`,
      ],
      [
        `does not explain why 12 percent of the answers of the guests were unfavorable`,
        'out-of-scope',
        `The company concludes only that the great majority are satisfied. That leaves room for 12 percent who are not, and no explanation of their answers is needed.`,
      ],
      [
        `assumes that no one who likes the meals could wish for anything to be changed`,
        'too-strong',
        `The company concludes only that most employees are satisfied. People can be satisfied and still want some things changed, and nothing in the argument denies this.`,
      ],
      [
        `infers that employees eat in the cafeteria because they are satisfied with meals`,
        'reversed-causation',
        `The company infers satisfaction from the answers on the screen. It never says why employees eat in the cafeteria in the first place.`,
      ],
    ],
    quick: [
      `The 88 percent comes only from cafeteria guests. Employees who dislike the meals and eat elsewhere were never asked, yet the conclusion covers them.`,
    ],
    full: [
      `Method: check whether the sample fits the conclusion. The sample is guests leaving the cafeteria; the conclusion is about the company's employees.`,
      `To go from one to the other, the company has to assume that employees who eat elsewhere are about as satisfied as the guests.`,
      `But employees who dislike the meals are the least likely to be guests. The 88 percent speaks for those who chose to eat there, not for the whole staff.`,
    ],
    hints: [
      `About whom does the company draw its conclusion, and who answered the question on the screen?`,
      `Check whether the people asked represent everyone in the conclusion. Which employees never walk past the screen?`,
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
      `The commission is a good reason to check the calculation. But it does not show that any figure is wrong, much less that the trucks "will not pay for themselves."`,
    ],
    wrong: [
      [
        `presents something that the consultant merely assumed as if it were her conclusion`,
        'wrong-role',
        `That the trucks would pay for themselves is what the consultant "has calculated." The council member presents it as her result, which it is.`,
      ],
      [
        `overlooks that other people, too, may earn money by the trucks that the port will buy`,
        'half-right',
        `Even if nobody else earned anything from the trucks, the argument would be just as weak. The mistake is to reject a calculation because the person who made it stands to gain from its result.`,
      ],
      [
        `applies to ports of every kind a calculation that has been made for one of them alone`,
        'too-broad',
        `The council member speaks only of this port and the trucks that it buys. No other port is mentioned.`,
      ],
      [
        `confuses the time after which trucks pay for themselves with the time that they will last`,
        'distorted-detail',
        `The argument never mentions how long the trucks will last. Both times, "within six years" refers to how soon they would pay for themselves.`,
      ],
    ],
    quick: [
      `The council member gives a reason to distrust the consultant and then declares her result false. But no mistake in her calculation is named.`,
    ],
    full: [
      `Method: separate the source from the claim. The evidence concerns the source: the consultant's firm receives a commission. The conclusion concerns the trucks.`,
      `A consultant who stands to gain may still calculate correctly. Her stake is a reason for caution, not for the opposite conclusion.`,
      `To show that the trucks "will not pay for themselves," the council member would need to find a mistake in her figures or offer better ones.`,
    ],
    hints: [
      `What does the council member offer as evidence, and what is the conclusion about?`,
      `Separate the source from the claim. Does the commission tell us anything about what the trucks cost and save?`,
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
      `Low water leads to smaller loads, but other causes may do so too. In August 1887 there may simply have been too little freight to fill the barges.`,
    ],
    wrong: [
      [
        `treats the smaller loads of the barges as something that caused the water to be low`,
        'reversed-causation',
        `The argument infers from the loads that the river "must therefore have been low." It treats smaller loads as a sign of low water, not as its cause.`,
      ],
      [
        `assumes without evidence that the water was low on each single day of the month`,
        'too-strong',
        `The conclusion that the river was low in that month does not require low water every day. The real flaw is that the loads do not prove low water on any day.`,
      ],
      [
        `fails to state by how much the loads of the barges were smaller than full ones`,
        'half-right',
        `The exact loads would be useful to know, but they would not repair the argument. However far the loads fell short, something other than low water could be the reason.`,
      ],
      [
        `uses what was written in books of the port as evidence about loads of the barges`,
        'wrong-role',
        `The port's books are a natural place to find out what the barges carried. The flaw lies in what the argument goes on to infer about the river.`,
      ],
    ],
    quick: [
      `Low water always leads to smaller loads, but smaller loads do not always come from low water. There may have been little to carry in August 1887.`,
    ],
    full: [
      `Method: look for an alternative cause of the reduced loads. The first sentence tells us only that low water is one cause.`,
      `From reduced loads in August 1887, the argument concludes that the river was low. That would follow only if nothing but low water ever kept barges from being filled.`,
      `A shortage of freight, for example, could leave barges less than full in deep water. The argument ignores such causes.`,
    ],
    hints: [
      `The first sentence tells you what happens when the river is low. Does it say anything about the loads when the river is high?`,
      `Look for an alternative cause. What could have left the barges less than full in August 1887 even though the river was high?`,
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
      `In the lease, "reasonable" sets a limit on how long a repair may take. To the landlord, the word means only "done for a reason," which sets no limit. The conclusion depends on this change of meaning.`,
    ],
    wrong: [
      [
        `It uses the lease as evidence, although what the lease says is the matter in dispute.`,
        'wrong-role',
        `Nobody disputes what the lease says, so the landlord may rely on it. The dispute is over whether seven weeks is "a reasonable time."`,
      ],
      [
        `It does not show that other landlords would have repaired the heating in a shorter time.`,
        'out-of-scope',
        `Other landlords' repairs might show how long is usual. But the landlord's argument fails because it changes the meaning of "reasonable," whatever others do.`,
      ],
      [
        `It overlooks that a technician who is on vacation might be replaced by another technician.`,
        'half-right',
        `Perhaps another technician could have been found. But even if none was available, having a reason for a delay would not be enough to make it "reasonable."`,
      ],
      [
        `It treats the technician's vacation as a result of the fault and not as what caused the delay.`,
        'reversed-causation',
        `The landlord does give the vacation as the reason for the delay. It is never called a result of the fault.`,
      ],
    ],
    quick: [
      `The word "reasonable" changes its meaning. In the lease, it limits how long a tenant has to wait. To the landlord, it means only that there was some reason for the wait.`,
    ],
    full: [
      `Method: follow one word through the argument. In the lease, a "reasonable time" is a time that is fair under the circumstances.`,
      `The landlord takes the word to mean "done for a reason." By that definition, even a delay of two years would be reasonable if there was a reason for it.`,
      `The technician's vacation shows only that the delay meets this weak definition. Whether seven weeks meets the standard in the lease is still an open question.`,
    ],
    hints: [
      `What does the landlord take the word "reasonable" to mean?`,
      `Follow the word "reasonable" from the lease to the landlord's definition. If there were a reason for a delay of two years, would the lease allow it?`,
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
      `The company said that it could afford the rise in pay only on a condition: "if it did not build" a depot. It is building one, so its words no longer show that it can afford the rise.`,
    ],
    wrong: [
      [
        `gives as the company's view what was in fact the view of members of the union`,
        'wrong-speaker',
        `Both statements are presented as what the company said. Nothing suggests that they were really the view of union members.`,
      ],
      [
        `presumes that a company has to spend on pay what it does not spend on buildings`,
        'too-strong',
        `The company is in fact building, so it has saved nothing that it could be told to spend on pay. The speaker claims only that it can afford the rise.`,
      ],
      [
        `takes a promise made in spring to be binding although circumstances may differ`,
        'distorted-detail',
        `The company promised nothing in spring. It said only what it could afford and on what condition, and the speaker overlooks the condition.`,
      ],
      [
        `does not consider that the depot may turn out to be costlier than was planned`,
        'half-right',
        `A costlier depot would make the rise still harder to afford. But even at the planned cost, the company never said that it could pay for both.`,
      ],
    ],
    quick: [
      `The company said that it could afford the rise without the depot. Now that it is building the depot, the speaker still counts the rise as affordable.`,
    ],
    full: [
      `Method: compare the company's statement with the speaker's use of it. The rise was said to be affordable "if it did not build" a depot.`,
      `The speaker drops this condition and concludes that the company can afford the rise as well as the depot.`,
      `But each may be affordable only without the other. With $10, you can buy either of two items that cost $8 each, but not both, since together they cost $16.`,
    ],
    hints: [
      `What two things did the company say in spring?`,
      `Compare the company's exact words with the speaker's conclusion. On what condition could it afford the rise, and is that condition met now?`,
    ],
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
      `After fifty increases, the bar is not "in the same position as before": a cup costs a dollar more. Steps that are harmless one at a time may together drive customers away.`,
    ],
    wrong: [
      [
        `presumes that customers would notice any single raise in price of more than two cents`,
        'too-strong',
        `Every increase in the argument is exactly two cents. The adviser neither says nor needs to say what customers would do about a larger one.`,
      ],
      [
        `overlooks that other coffee bars nearby may not raise the price of a cup by two cents`,
        'half-right',
        `Cheaper bars nearby would make it easier for customers to leave. But even without any other bars, customers might not pay a dollar more.`,
      ],
      [
        `gives as evidence for its advice nothing but the same advice expressed in other words`,
        'wrong-role',
        `The evidence is that a single increase loses no customers, and the advice is to raise the price every week for a year. Those are different statements, so the argument is not circular.`,
      ],
      [
        `confuses the number of customers of a bar with the number of cups that customers buy`,
        'distorted-detail',
        `The argument speaks only of losing customers. It makes no claim about how many cups they buy.`,
      ],
    ],
    quick: [
      `An increase of two cents may lose no customers. But fifty such increases make a dollar, and that may well drive customers away.`,
    ],
    full: [
      `Method: find the step that lets the adviser repeat the first increase. It is the claim that, after each one, "we are in the same position as before."`,
      `That is not quite true. Each increase brings the price two cents closer to the most that a customer is willing to pay.`,
      `What holds for one increase may therefore fail for fifty. The adviser assumes that their combined effect is nothing because no single one has an effect.`,
    ],
    hints: [
      `In what way does the bar's position change each time the price goes up by two cents?`,
      `Test the reasoning by taking it further. Would a thousand increases of two cents each still lose no customers?`,
    ],
  },
]

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
      `Employees who dislike the meals will eat elsewhere and never pass the screen. The answers come from guests, but the conclusion is about all employees.`,
    ],
    wrong: [
      [
        `treats what guests say about the meals as if it concerned the prices of meals`,
        'distorted-detail',
        `Price often affects how satisfied guests are. But the guests were asked whether they liked their meal, and the conclusion says nothing about prices.`,
      ],
      [
        `does not explain why 12 percent of the answers of the guests were unfavorable`,
        'out-of-scope',
        `The company does not say what the other 12 percent disliked. But the conclusion is about a "great majority," so it does not need to.`,
      ],
      [
        `assumes that no one who likes the meals could wish for anything to be changed`,
        'too-strong',
        `Satisfaction and wishes for change may seem to exclude each other. But a guest can have both, and the conclusion does not deny that.`,
      ],
      [
        `infers that employees eat in the cafeteria because they are satisfied with meals`,
        'reversed-causation',
        `The argument does connect satisfaction with eating there. But it infers satisfaction from the answers, not a reason for eating in the cafeteria.`,
      ],
    ],
    quick: [
      `Only employees who eat in the cafeteria pass the screen. Employees who dislike the meals and eat elsewhere are not heard, but the conclusion covers them too.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that 88 percent of the guests' answers were favorable. The conclusion is that the great majority of employees are satisfied.`,
      `That follows only if the guests are a fair sample of all employees.`,
      `They probably are not, since dissatisfied employees are the least likely to eat there. The company takes the opinion of the guests for that of the whole staff, and that is the flaw.`,
    ],
    hints: [
      `Who gave the answers, and who is the conclusion about?`,
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
      `The commission is a good reason to check the calculation. It does not show that any figure is wrong, much less that the opposite is true.`,
    ],
    wrong: [
      [
        `presents something that the consultant merely assumed as if it were her conclusion`,
        'wrong-role',
        `A consultant does assume things in order to calculate. But that the trucks pay for themselves is what she "calculated," and the council member reports it correctly.`,
      ],
      [
        `overlooks that other people, too, may earn money by the trucks that the port will buy`,
        'half-right',
        `Other people may also earn money from the trucks. But the mistake is to judge a calculation by anyone's interest, not to overlook some of those who have one.`,
      ],
      [
        `applies to ports of every kind a calculation that has been made for one of them alone`,
        'too-broad',
        `A calculation for one port might not fit others. But the argument is about this port and its trucks from beginning to end.`,
      ],
      [
        `confuses the time after which trucks pay for themselves with the time that they will last`,
        'distorted-detail',
        `Trucks that wear out early would not pay for themselves. But how long they last is not mentioned, and the six years mean the same thing both times.`,
      ],
    ],
    quick: [
      `The argument discredits the consultant and then declares her result false. But it points to no mistake in her calculation.`,
    ],
    full: [
      `Method: set the evidence beside the conclusion. The evidence is that the consultant's firm has an interest in the purchase. The conclusion is that her result is false.`,
      `An interest is a reason to be cautious, but it does not turn a result into its opposite.`,
      `To show that the trucks will not pay for themselves, the council member would have to find a mistake in the calculation. The argument points to none, and that is the flaw.`,
    ],
    hints: [
      `The commission is a fact about the consultant. Does it show anything about her calculation?`,
      `Could a person with an interest still have calculated correctly?`,
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
      `Low water makes loads smaller, but nothing says that it is the only thing that does. In August 1887 there may simply have been little to carry.`,
    ],
    wrong: [
      [
        `treats the smaller loads of the barges as something that caused the water to be low`,
        'reversed-causation',
        `The argument does reason backward from the loads to the water. But it takes smaller loads as a sign of low water, not as its cause.`,
      ],
      [
        `assumes without evidence that the water was low on each single day of the month`,
        'too-strong',
        `"Low in that month" might suggest every day, but the argument does not need that. The problem is whether the river was low at all.`,
      ],
      [
        `fails to state by how much the loads of the barges were smaller than full ones`,
        'half-right',
        `It might help to know how much smaller the loads were. But even then, something other than low water could be the reason for them.`,
      ],
      [
        `uses what was written in books of the port as evidence about loads of the barges`,
        'wrong-role',
        `Old books may contain errors. But a port's books are a natural source for what barges carried; the flaw is in what the argument infers from them.`,
      ],
    ],
    quick: [
      `Low water always leads to smaller loads, but smaller loads need not come from low water. In August 1887 there may have been little to carry.`,
    ],
    full: [
      `Method: set the premise beside the conclusion. The premise is that low water leads to smaller loads. The observation is that loads were smaller in August 1887.`,
      `The conclusion is that the river was low. For that, low water would have to be the only reason for smaller loads.`,
      `There may be other reasons, such as a shortage of goods. The argument ignores them, and that is its flaw.`,
    ],
    hints: [
      `Does the first sentence tell you what low water leads to or what small loads show?`,
      `Could the books look like this even though the river was high?`,
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
      `In the lease, "reasonable" limits how long a tenant can be made to wait. By the landlord's definition, any delay that has a reason would be reasonable, however long. The word has changed its meaning.`,
    ],
    wrong: [
      [
        `It uses the lease as evidence, although what the lease says is the matter in dispute.`,
        'wrong-role',
        `The two sides do disagree about the lease. But both accept what it says; the question is whether seven weeks is "a reasonable time."`,
      ],
      [
        `It does not show that other landlords would have repaired the heating in a shorter time.`,
        'out-of-scope',
        `What other landlords do might show how long a repair usually takes. But the landlord's argument goes wrong because of what it takes "reasonable" to mean.`,
      ],
      [
        `It overlooks that a technician who is on vacation might be replaced by another technician.`,
        'half-right',
        `Perhaps a replacement was available. But even if none was, it would not follow that any delay with a reason is "reasonable."`,
      ],
      [
        `It treats the technician's vacation as a result of the fault and not as what caused the delay.`,
        'reversed-causation',
        `The delay and the fault are both mentioned, so the order could be confused. But the landlord says clearly that the vacation caused the delay.`,
      ],
    ],
    quick: [
      `Follow the word "reasonable" through the argument. In the lease it limits how long a tenant has to wait; in the conclusion it means only that there was some reason.`,
    ],
    full: [
      `In the lease, a "reasonable time" is one that is fair under the circumstances.`,
      `The landlord redefines "reasonable" as "done for a reason." By that definition, even a delay of two years would be reasonable if there was a reason for it.`,
      `The conclusion follows from the landlord's meaning, but the lease uses the word in another meaning. The shift in meaning is the flaw.`,
    ],
    hints: [
      `The landlord's whole argument turns on the word "reasonable." Does it mean the same in the lease and in his definition?`,
      `By the landlord's definition, could a delay with a reason ever be too long?`,
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
      `The company said that it could afford the rise "if it did not build" a depot. It is building one, so its words no longer cover the rise.`,
    ],
    wrong: [
      [
        `gives as the company's view what was in fact the view of members of the union`,
        'wrong-speaker',
        `A speaker for one side may misreport the other. But both statements are presented as the company's own, and nothing suggests otherwise.`,
      ],
      [
        `presumes that a company has to spend on pay what it does not spend on buildings`,
        'too-strong',
        `The speaker demands the rise even though the company is spending money on a building, so no such rule is assumed.`,
      ],
      [
        `takes a promise made in spring to be binding although circumstances may differ`,
        'distorted-detail',
        `The company did not promise a rise. It said what it could afford and on what condition.`,
      ],
      [
        `does not consider that the depot may turn out to be costlier than was planned`,
        'half-right',
        `A costlier depot would be an additional difficulty. But even at the planned cost, the company never said that it could afford both.`,
      ],
    ],
    quick: [
      `The company said that it could afford the depot, and that without the depot it could afford the rise. The speaker treats this as being able to afford both.`,
    ],
    full: [
      `The company said that it could afford a depot and that, if it did not build one, it could afford the rise.`,
      `The speaker infers that it can afford the depot and the rise.`,
      `But each may be affordable only without the other. A person with $10 can buy either of two items that cost $8, but not both.`,
      `So the flaw is to treat being able to pay for either one as being able to pay for both.`,
    ],
    hints: [
      `What exactly did the company say about the rise in pay? Read its statement word for word.`,
      `The company named a condition for the rise. Is that condition met now?`,
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
      `After fifty increases the bar is not "in the same position as before": its cup costs a dollar more. Steps that are each too small to matter can add up to a change that matters a great deal.`,
    ],
    wrong: [
      [
        `presumes that customers would notice any single raise in price of more than two cents`,
        'too-strong',
        `The argument says nothing about larger increases. It could even allow that customers would not notice three cents.`,
      ],
      [
        `overlooks that other coffee bars nearby may not raise the price of a cup by two cents`,
        'half-right',
        `Cheaper bars nearby would make it easier for customers to leave. But a dollar more could drive customers away even if there were no other bars.`,
      ],
      [
        `gives as evidence for its advice nothing but the same advice expressed in other words`,
        'wrong-role',
        `The two-cent increase appears in both the evidence and the advice. But the evidence is about a single increase, and the advice is to make one every week for a year.`,
      ],
      [
        `confuses the number of customers of a bar with the number of cups that customers buy`,
        'distorted-detail',
        `Fewer cups could be sold without any loss of customers. But the argument speaks only of customers and makes no claim about cups sold.`,
      ],
    ],
    quick: [
      `One increase of two cents may be harmless. But fifty of them add up to a dollar, and a dollar may well drive customers away.`,
    ],
    full: [
      `Method: set the premise beside the conclusion. The premise is that one increase of two cents loses no customers. The adviser adds that after each increase "we are in the same position as before."`,
      `That is not true. The price is higher each time, and customers compare it with what they are willing to pay.`,
      `So the argument assumes that if no single step loses customers, all the steps together cannot either, and that is the flaw.`,
    ],
    hints: [
      `Which statement lets the adviser repeat the same step week after week?`,
      `Is the bar really in the same position after each increase? Try the argument with a thousand increases.`,
    ],
  },
]

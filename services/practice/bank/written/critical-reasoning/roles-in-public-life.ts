import type { WrittenQuestion } from '../written-question.ts'

/** The roles that statements play in arguments about towns, services, transport and food. */
export const rolesInPublicLife: readonly WrittenQuestion[] = [
  {
    id: 'cr-0173',
    version: 2,
    skill: 'cr-boldface',
    difficulty: -0.8,
    stem: `Town planner: We should put the new benches along the hill road, not in the square. In the square, people can sit down at a dozen cafés. On the hill road there is nowhere to rest, and many old people walk up it with their shopping.

In the town planner's argument, the statement 'We should put the new benches along the hill road, not in the square' serves as`,
    key: [
      `the conclusion, for which each of the other statements is offered as a reason`,
      `It says what should be done. The cafés speak against the square, the shoppers speak for the hill road.`,
    ],
    wrong: [
      [
        `a reason for the conclusion, which is that old people need a place to rest`,
        'wrong-role',
        `Ask which statement is there to make another believable. That people climb the road with shopping supports the plan for benches.`,
      ],
      [
        `a proposal made by others, which the planner goes on to weigh and to oppose`,
        'wrong-speaker',
        `The planner says 'We should', and nothing that follows speaks against it.`,
      ],
      [
        `a premise that is taken for granted, from which the need for benches is then derived`,
        'reversed-causation',
        `The need comes first: because there is nowhere to rest, benches should go there.`,
      ],
      [
        `one of two conclusions, the other being about where people can already sit`,
        'half-right',
        `It is a conclusion. That there are a dozen cafés is a fact and is not argued for.`,
      ],
    ],
    quick: [`'We should' opens with the conclusion; the facts come after.`],
    full: [
      `Claim: benches on the hill road, not in the square.`,
      `Fact about the square: enough seats. Fact about the road: none, and people who need them.`,
      `Both facts support the claim.`,
    ],
    hints: [
      `Put the word 'because' between the statements in both orders. Which reads better?`,
      `A conclusion may stand at the beginning.`,
    ],
  },
  {
    id: 'cr-0174',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.1,
    stem: `Food historian: It is often claimed that the people of Merrow learned to make flat bread from sailors, since the sailors' word for it and the local word are nearly the same. A likeness between words can come about in more than one way, however. The flat stones on which such bread is baked have been found at Merrow in layers from long before any ship called there. If anyone did the teaching, it was not the sailors.

In the food historian's argument, the statements 'the sailors' word for it and the local word are nearly the same' and 'The flat stones on which such bread is baked have been found at Merrow in layers from long before any ship called there' play which of the following roles?`,
    key: [
      `The first is evidence for a claim that the historian rejects; the second is evidence against that claim.`,
      `'Since' makes the likeness the ground of the common claim. The old stones show that the bread came before the sailors.`,
    ],
    wrong: [
      [
        `The first is evidence for a claim that the historian accepts; the second is further evidence for it.`,
        'wrong-speaker',
        `The claim about sailors is what 'is often claimed', and the last sentence denies it.`,
      ],
      [
        `The first is a claim that the historian calls into doubt; the second is the reason for the doubt.`,
        'half-right',
        `The likeness of the words is not doubted. What is doubted is the conclusion that others have drawn from it.`,
      ],
      [
        `The first is what the historian explains; the second is the explanation that the historian gives.`,
        'distorted-detail',
        `The likeness 'can come about in more than one way', but the historian names none. The stones do not explain words.`,
      ],
      [
        `The first is the conclusion of others; the second is the conclusion of the historian's argument.`,
        'wrong-role',
        `The others conclude that sailors were the teachers, and the historian that they were not. Both statements are facts used on the way.`,
      ],
    ],
    quick: [
      `'Since' marks the first as their evidence. The stones are the historian's evidence. Claim in between: sailors taught.`,
    ],
    full: [
      `Claim of others: learned from sailors. Evidence: like words.`,
      `Historian: like words prove little; stones from before the ships.`,
      `Conclusion: not the sailors. So evidence for, and evidence against, the same claim.`,
    ],
    hints: [
      `Which claim are both statements about?`,
      `For each statement, ask whether it speaks for or against the sailors as teachers.`,
    ],
  },
  {
    id: 'cr-0175',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.6,
    stem: `Engineer: When the Tolvan bridge was rebuilt with one more lane, most of us predicted that the morning jam would disappear. It did so for four months and then returned. My colleagues conclude that our counts of traffic had been too low. But the counts taken since are as we predicted for the first weeks and exceed our prediction only later. It was the wider bridge itself that drew drivers to it. What we got wrong was not how many drivers there were but how many there would be.

In the engineer's argument, the statements 'our counts of traffic had been too low' and 'the counts taken since are as we predicted for the first weeks and exceed our prediction only later' play which of the following roles?`,
    key: [
      `The first is an explanation that the engineer rejects; the second is a finding used to support another one.`,
      `Colleagues blame the counts. That counts matched at first and not later fits drivers who were drawn in by the bridge.`,
    ],
    wrong: [
      [
        `The first is a finding that has to be explained; the second is the explanation proposed by the engineer.`,
        'wrong-role',
        `To be explained is the return of the jam. The engineer's explanation is that the bridge drew drivers.`,
      ],
      [
        `The first is a prediction that proved wrong; the second describes the observation that proved it wrong.`,
        'distorted-detail',
        `The prediction was that the jam would disappear. The first statement is what colleagues say about the mistake.`,
      ],
      [
        `The first is an explanation that the engineer refines; the second is a finding that shows it to be right.`,
        'opposite-effect',
        `If the counts had been too low, traffic would have been above the prediction from the first week. The finding speaks against this.`,
      ],
      [
        `The first is the engineer's own view at an earlier date; the second is the reason for giving it up later.`,
        'wrong-speaker',
        `The engineer shared the prediction. That the counts were too low is a conclusion of the colleagues, drawn afterward.`,
      ],
    ],
    quick: [`'My colleagues conclude … But …': rejected explanation, then the finding against it and for the other.`],
    full: [
      `Fact: the jam came back after four months.`,
      `Colleagues: counts too low. Then traffic should have been too high from the start.`,
      `It was not. So later drivers were drawn by the bridge, which is the engineer's explanation.`,
    ],
    hints: [
      `Two explanations of the jam are in play. Whose is each?`,
      `Would low counts lead to traffic that is as predicted in the first weeks?`,
    ],
  },
  {
    id: 'cr-0176',
    version: 3,
    skill: 'cr-boldface',
    difficulty: 1.2,
    stem: `Ombudswoman: Of the complaints that reach my office about the housing department, nine out of ten turn out to be justified; of those about the tax office, three out of ten. It would be rash to rank the two by these figures. Tenants come to us only after a tenants' union has examined their case, and the union turns weak cases away. Nobody does this for taxpayers. For all that, I do hold that the housing department is the worse of the two, for it has ignored my findings eleven times this year, which the tax office has not done once.

In the ombudswoman's argument, the statements 'It would be rash to rank the two by these figures' and 'it has ignored my findings eleven times this year' play which of the following roles?`,
    key: [
      `The first is a judgment on certain evidence for a ranking; the second is other evidence for the same ranking.`,
      `The shares of justified complaints are set aside. The ranking that they suggest, housing below tax, is then upheld on the ground of ignored findings.`,
    ],
    wrong: [
      [
        `The first is a judgment that goes against a ranking; the second is the evidence on which it has been based.`,
        'half-right',
        `She warns against one basis for the ranking, not against the ranking. The ignored findings support the ranking and not the warning.`,
      ],
      [
        `The first is the main conclusion of the argument; the second is a fact which has been offered in its support.`,
        'wrong-role',
        `The main conclusion is that the housing department is the worse. The warning has its own support, in the work of the union.`,
      ],
      [
        `The first is an objection raised by her opponents; the second is a fact with which she replies to the objection.`,
        'wrong-speaker',
        `The warning is her own, and she gives reasons for it. She never takes it back.`,
      ],
      [
        `The first is a judgment that she later withdraws; the second is the evidence that has led her to withdraw it.`,
        'opposite-effect',
        `'For all that' keeps the warning in force: the figures remain a bad basis even though the ranking is right for another reason.`,
      ],
    ],
    quick: [`Same ranking, two bases: figures rejected as a basis, ignored findings accepted as one.`],
    full: [
      `Figures: 9 of 10 against 3 of 10. Warning: do not rank by them, as the union sifts the cases of tenants.`,
      `'For all that': housing is the worse, since it ignored findings.`,
      `So the first statement judges evidence; the second is new evidence for what the first evidence seemed to show.`,
    ],
    hints: [
      `Does she think that the ranking is wrong, or that one way of reaching it is?`,
      `Which conclusion do the ignored findings support?`,
    ],
  },
  {
    id: 'cr-0177',
    version: 3,
    skill: 'cr-boldface',
    difficulty: 0.2,
    stem: `Librarian: Some of our trustees wish to close the reading room on Sundays, because fewer people come on that day than on any other. This is true, and yet it is a poor reason. Most of those who come on Sundays come on no other day, as our cards show. If we close on Sundays, we do not move these readers to Monday; we lose them.

In the librarian's argument, the statements 'fewer people come on that day than on any other' and 'If we close on Sundays, we do not move these readers to Monday; we lose them' play which of the following roles?`,
    key: [
      `The first is granted as a fact but denied as a sufficient ground; the second states a cost of the proposal.`,
      `'This is true, and yet it is a poor reason' grants it. That readers are lost is what closing would lead to, and it is drawn from the cards.`,
    ],
    wrong: [
      [
        `The first is disputed as a fact and as a ground; the second states what in truth happens on a Sunday.`,
        'distorted-detail',
        `The librarian says 'This is true' of the number of visitors. Only its use as a reason is disputed.`,
      ],
      [
        `The first is a fact in favor of the proposal; the second states a benefit that the trustees expect of it.`,
        'wrong-speaker',
        `The trustees have said nothing about losing readers. The librarian names this as a harm.`,
      ],
      [
        `The first is a ground for the conclusion; the second is the evidence on which the first has been based.`,
        'wrong-role',
        `The first is the trustees' ground, for a plan that the librarian opposes. The last sentence is inferred from the cards and is no evidence for it.`,
      ],
      [
        `The first is granted as a fact and as a good ground; the second states an advantage that outweighs it.`,
        'half-right',
        `It is granted as a fact, but called 'a poor reason'. And to lose readers is hardly an advantage.`,
      ],
    ],
    quick: [`'True, and yet a poor reason': fact yes, ground no. Last sentence: what the plan would cost.`],
    full: [
      `Trustees: few come on Sundays, so close.`,
      `Librarian: few, yes; but most of them come on no other day.`,
      `So closing loses them. That is an intermediate step toward rejecting the plan.`,
    ],
    hints: [
      `Two questions about the first statement: is it accepted as true, and as a reason?`,
      `Is the last sentence a fact reported or a consequence drawn?`,
    ],
  },
]

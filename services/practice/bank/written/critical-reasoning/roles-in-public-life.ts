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
      `The statement says what should be done. The cafés are a reason against the square, and the shoppers are a reason for the hill road.`,
    ],
    wrong: [
      [
        `a reason for the conclusion, which is that old people need a place to rest`,
        'wrong-role',
        `This option has the support backward. That old people walk up the road with their shopping is a reason for the benches; the benches are not a reason for anything else.`,
      ],
      [
        `a proposal made by others, which the planner goes on to weigh and to oppose`,
        'wrong-speaker',
        `The planner does reject one place, the square. But the planner says "We should," and everything else supports the proposal, so it is the planner's own.`,
      ],
      [
        `a premise that is taken for granted, from which the need for benches is then derived`,
        'reversed-causation',
        `The support runs the other way. The planner states as a fact that there is nowhere to rest on the hill road, and the place for the benches follows from that.`,
      ],
      [
        `one of two conclusions, the other being about where people can already sit`,
        'half-right',
        `The statement is a conclusion, but the argument has no other conclusion. That people can sit down at a dozen cafés is simply stated as a fact, not argued for.`,
      ],
    ],
    quick: [`The argument begins with its conclusion, "We should," and the facts that support it follow.`],
    full: [
      `Method: find the recommendation, and ask what the other statements do for it. The planner recommends benches on the hill road, not in the square.`,
      `The fact about cafés shows that the square already has seats. The facts about the hill road show that seats are needed there.`,
      `All of these facts support the recommendation, so the statement is the conclusion.`,
    ],
    hints: [
      `Which of the planner's statements say how things are, and which one says what should be done?`,
      `Put "because" before each of the other statements. What do they give reasons for?`,
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
      `"Since" marks the similar words as the basis of the common claim. The old stones suggest that such bread was baked at Merrow before any sailors came.`,
    ],
    wrong: [
      [
        `The first is evidence for a claim that the historian accepts; the second is further evidence for it.`,
        'wrong-speaker',
        `The argument opens with the claim, as if the historian shared it. But the last sentence rejects it: "it was not the sailors." And the old stones are evidence against the claim.`,
      ],
      [
        `The first is a claim that the historian calls into doubt; the second is the reason for the doubt.`,
        'half-right',
        `The historian does express doubt, but not about the likeness of the words. The doubt concerns the conclusion that others have drawn from this likeness.`,
      ],
      [
        `The first is what the historian explains; the second is the explanation that the historian gives.`,
        'distorted-detail',
        `The historian says that such a likeness "can come about in more than one way" but does not explain this likeness. And the stones do not explain why the words are alike.`,
      ],
      [
        `The first is the conclusion of others; the second is the conclusion of the historian's argument.`,
        'wrong-role',
        `The argument does present two opposing conclusions, one about sailors as teachers and one against it. But these statements are facts that serve as evidence for the conclusions.`,
      ],
    ],
    quick: [
      `"Since" introduces the evidence for the claim about sailors. The stones are the historian's evidence against it.`,
    ],
    full: [
      `Method: find the historian's conclusion first. It is that the sailors did not teach the people of Merrow. The opposing claim is that they did.`,
      `The similar words are the evidence given for that claim, as "since" shows.`,
      `The stones are from long before any ship called, so such bread seems to have been baked there before sailors came. The first statement is evidence for the rejected claim, and the second is evidence against it.`,
    ],
    hints: [
      `Does the historian believe that sailors taught the people of Merrow? Which words tell you?`,
      `Find the claim about sailors that the historian opposes. Does each of the two statements count for it or against it?`,
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
      `The colleagues blame the counts. But the numbers matched the prediction at first and exceeded it later, which fits the engineer's explanation that the bridge drew drivers.`,
    ],
    wrong: [
      [
        `The first is a finding that has to be explained; the second is the explanation proposed by the engineer.`,
        'wrong-role',
        `The first statement is the colleagues' explanation, not a finding. The fact to be explained is the return of the jam, and the engineer's explanation is the wider bridge.`,
      ],
      [
        `The first is a prediction that proved wrong; the second describes the observation that proved it wrong.`,
        'distorted-detail',
        `The argument does include a prediction that proved wrong: that the jam would disappear. But the first statement is not that prediction; it is the colleagues' view of what went wrong.`,
      ],
      [
        `The first is an explanation that the engineer refines; the second is a finding that shows it to be right.`,
        'opposite-effect',
        `The engineer does not refine this explanation. If the counts had been too low, traffic would have exceeded the prediction from the first week, but it did so "only later."`,
      ],
      [
        `The first is the engineer's own view at an earlier date; the second is the reason for giving it up later.`,
        'wrong-speaker',
        `The engineer does admit an earlier mistake. But that mistake was the prediction. The colleagues are the ones who concluded that the counts were too low.`,
      ],
    ],
    quick: [
      `"My colleagues conclude" introduces the explanation that the engineer rejects. "But" introduces the finding that supports the engineer's own explanation.`,
    ],
    full: [
      `Method: find the engineer's conclusion first. It is that the wider bridge itself drew drivers to it.`,
      `The colleagues explain the jam differently: the counts had been too low. If that were so, traffic should have been higher than predicted from the start.`,
      `But traffic matched the prediction at first and exceeded it only later. So the first statement is a rejected explanation, and the second is a finding that supports another one.`,
    ],
    hints: [
      `The argument contains two explanations of the jam. Whose is each?`,
      `If the counts had been too low, would traffic have matched the prediction in the first weeks?`,
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
      `She rejects the shares of justified complaints as a basis for ranking. Because of the ignored findings, she still ranks the housing department below the tax office.`,
    ],
    wrong: [
      [
        `The first is a judgment that goes against a ranking; the second is the evidence on which it has been based.`,
        'half-right',
        `The warning does sound like a judgment against the ranking. But she warns against only one basis for the ranking. And the ignored findings support the ranking instead of the warning.`,
      ],
      [
        `The first is the main conclusion of the argument; the second is a fact which has been offered in its support.`,
        'wrong-role',
        `The warning is a judgment for which she gives reasons. But her main conclusion comes later: the housing department "is the worse of the two."`,
      ],
      [
        `The first is an objection raised by her opponents; the second is a fact with which she replies to the objection.`,
        'wrong-speaker',
        `An exchange of objection and reply is common in such arguments. But the warning is her own, and she does not take it back.`,
      ],
      [
        `The first is a judgment that she later withdraws; the second is the evidence that has led her to withdraw it.`,
        'opposite-effect',
        `"For all that" does not withdraw the warning. She still thinks that the figures are a poor basis, even though she accepts the ranking for another reason.`,
      ],
    ],
    quick: [
      `She rejects one basis for ranking the departments, the figures, and accepts another, the ignored findings. Both point to the same ranking.`,
    ],
    full: [
      `Method: find her conclusion first. It is that the housing department is the worse of the two.`,
      `The shares of justified complaints seem to support this. But she warns against using them, because a union screens the tenants' cases and nobody screens those of taxpayers.`,
      `"For all that," she ranks the housing department lower because it ignored her findings. So the first statement judges some evidence for a ranking, and the second gives other evidence for the same ranking.`,
    ],
    hints: [
      `What does the ombudswoman think of the two departments in the end?`,
      `She calls one way of ranking the departments rash. Does she reject the ranking itself, and which conclusion do the ignored findings support?`,
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
      `"This is true, and yet it is a poor reason" grants the fact but denies that it is a sufficient ground. The loss of Sunday readers is what closing would cost.`,
    ],
    wrong: [
      [
        `The first is disputed as a fact and as a ground; the second states what in truth happens on a Sunday.`,
        'distorted-detail',
        `"This is true" accepts the number of visitors as a fact, and only its use as a reason is disputed. The second statement is about what closing would cause, not about what happens on a Sunday.`,
      ],
      [
        `The first is a fact in favor of the proposal; the second states a benefit that the trustees expect of it.`,
        'wrong-speaker',
        `The first half is close, since the fact is used in favor of the proposal. But losing readers is a harm that the librarian names, not a benefit that the trustees expect.`,
      ],
      [
        `The first is a ground for the conclusion; the second is the evidence on which the first has been based.`,
        'wrong-role',
        `The two statements are both about visitors on Sundays. But the first is the trustees' reason. The last sentence is based on the library's cards and does not support that reason.`,
      ],
      [
        `The first is granted as a fact and as a good ground; the second states an advantage that outweighs it.`,
        'half-right',
        `The librarian grants the fact but calls it "a poor reason." And losing readers is a cost of the trustees' plan, not an advantage of it.`,
      ],
    ],
    quick: [
      `The librarian accepts the first statement as true but not as a reason. The last sentence states what the plan would cost.`,
    ],
    full: [
      `Method: separate the fact from the use that is made of it. The trustees say that fewer people come on Sundays and use this as a reason for closing then.`,
      `The librarian grants the fact ("This is true") but denies that it is a good reason.`,
      `Since most Sunday readers come on no other day, closing would lose them. So the first statement is a fact that is not a sufficient ground, and the second states a cost.`,
    ],
    hints: [
      `The librarian responds to the first statement in two ways. What is accepted, and what is not?`,
      `Is the last sentence a reported fact or a consequence of the plan?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** The roles that statements play in arguments about nature, sky and mind. */
export const rolesInNature: readonly WrittenQuestion[] = [
  {
    id: 'cr-0148',
    version: 3,
    skill: 'cr-boldface',
    difficulty: -0.4,
    stem: `Ornithologist: The town means to fell the dead trees in its old cemetery, lest a branch fall on a visitor. Nobody will blame it for caring about visitors. But the dead trees are in the part that has been closed for years, and eleven kinds of birds nest in their hollows. The town should leave these trees standing.

In the ornithologist's argument, the statement that the dead trees are in the part that has been closed for years serves as`,
    key: [
      `a reason for thinking that the danger named in favor of a plan is not present`,
      `The town fears that a branch may fall on a visitor. If visitors cannot go where these trees stand, no branch can fall on one. So the statement suggests that the danger is not there.`,
    ],
    wrong: [
      [
        `a reason that the town has given in favor of its plan and that is granted here`,
        'wrong-speaker',
        `The statement does concern the danger to visitors. But it comes from the ornithologist, not from the town, and it counts against the town's reason for its plan.`,
      ],
      [
        `a description of the plan that the argument as a whole is intended to prevent`,
        'wrong-role',
        `The statement does mention the trees that the plan is about. But the plan is to cut them down, and the statement says only that they stand in a closed part of the cemetery.`,
      ],
      [
        `the main conclusion, which the statement about nesting birds helps to support`,
        'wrong-role',
        `The birds do help to support the main conclusion. But that conclusion is the last sentence, "The town should leave these trees standing." The statement is another reason for it.`,
      ],
      [
        `an example of the benefit that the town would have if it were to drop its plan`,
        'half-right',
        `The statement does count against the plan. But the benefit of dropping the plan would be that the birds keep their hollows. This part of the cemetery is closed either way.`,
      ],
    ],
    quick: [
      `The town fears for its visitors, but this part of the cemetery has been closed for years. So the town's reason for cutting down the trees loses its force.`,
    ],
    full: [
      `Method: find the claim that the author argues for. Then ask how the statement bears on the reason given for the plan.`,
      `The conclusion is that the town should leave the trees standing. The town's reason for cutting them down is that a branch may fall on a visitor.`,
      `But the trees are in a part of the cemetery that has been closed for years, so no visitors are in danger there.`,
      `The statement therefore suggests that the danger named in favor of the plan is not present. The nesting birds are a separate reason to keep the trees.`,
    ],
    hints: [
      `What is the town afraid of, and what does it plan to do about it?`,
      `Two facts follow the word "But." Which of them has to do with the town's reason for its plan, and does it support that reason?`,
    ],
  },
  {
    id: 'cr-0149',
    version: 3,
    skill: 'cr-boldface',
    difficulty: 0.4,
    stem: `Astronomer: If there were an ocean under the ice of the moon Ketu, the ice should be warmer along its cracks than elsewhere, and we have measured no such warmth. This has been taken by some as proof that there is no ocean. However, our instrument records the temperature of the uppermost centimeter only, and fresh frost may cover the cracks more thickly than that. For the present, the question has to remain open.

The astronomer's statement that no such warmth has been measured plays which of the following roles in the argument?`,
    key: [
      `It is a result on which others have based a claim that the astronomer regards as premature.`,
      `Others take the missing warmth as proof that there is no ocean. The astronomer accepts the measurement but argues that it does not settle the question.`,
    ],
    wrong: [
      [
        `It is a result that the astronomer regards as mistaken because of the limits of an instrument.`,
        'half-right',
        `The instrument has limits, but the astronomer does not call its result mistaken. The "uppermost centimeter" may really be no warmer along the cracks, even if the ice beneath it is.`,
      ],
      [
        `It is evidence from which the astronomer concludes that there is an ocean beneath the ice.`,
        'opposite-effect',
        `Missing warmth would count against an ocean, not for it. And the astronomer draws no conclusion either way, saying that "the question has to remain open."`,
      ],
      [
        `It is a prediction that should come true if the moon has no ocean under the ice of its surface.`,
        'distorted-detail',
        `The prediction in the argument is that the ice "should be warmer along its cracks" if there is an ocean. This statement is not a prediction: it reports what was measured.`,
      ],
      [
        `It is the main conclusion, which the astronomer bases on measurements made with one instrument.`,
        'wrong-role',
        `The measurement is evidence, not the main conclusion. The main conclusion comes last: for the present, "the question has to remain open."`,
      ],
    ],
    quick: [
      `Others infer from the missing warmth that there is no ocean, and "However" introduces a doubt about that step. The astronomer accepts the result but not the claim.`,
    ],
    full: [
      `Method: find the claim that the author argues for. Then ask who uses the statement, and for what.`,
      `The conclusion is that, for the present, the question of an ocean has to remain open.`,
      `An ocean should make the ice warmer along its cracks, and no such warmth has been measured. Some take this as proof that there is no ocean.`,
      `The astronomer accepts the measurement but points out that frost may hide the warmth. So the statement is a result on which others have based a claim that the astronomer regards as premature.`,
    ],
    hints: [
      `What did the astronomer measure, and what did others conclude from it?`,
      `Find the main conclusion in the last sentence. Does the astronomer dispute the measurement or what others infer from it?`,
    ],
  },
  {
    id: 'cr-0150',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.2,
    stem: `Linguist: The children of Oma village put a small word before verbs that none of their parents use. Either they have picked it up from people outside the village, or they have made it up among themselves. But there is no school and no radio in Oma, and the few traders who pass through it speak to adults only. In all likelihood, then, the small word is the children's own invention.

In the linguist's argument, the statement that begins with 'Either' and the statement about school, radio and traders play which of the following roles?`,
    key: [
      `The first sets out the possible explanations; the second speaks against one of these.`,
      `The first statement names two sources of the word. The facts about school, radio, and traders make one of them unlikely and leave the other.`,
    ],
    wrong: [
      [
        `The first sets out the possible explanations; the second tells why neither is likely.`,
        'half-right',
        `The second statement gives facts against one explanation only, that the word came from outsiders. The linguist concludes that the other explanation is likely, so "neither" is wrong.`,
      ],
      [
        `The first states a view that is rejected; the second gives a reason for rejecting it.`,
        'distorted-detail',
        `The linguist does reject one possibility. But the first statement names two, and the linguist accepts the other one. So the statement as a whole is not rejected.`,
      ],
      [
        `The first states the main conclusion; the second is evidence from which it is drawn.`,
        'wrong-role',
        `The conclusion is that the word is "the children's own invention." The first statement does not go that far: it names that possibility and another without choosing between them.`,
      ],
      [
        `The first describes what is to be explained; the second is the explanation given.`,
        'wrong-role',
        `What needs to be explained is that children use a word that their parents do not. The explanation is that they made it up. Neither statement says either of these things.`,
      ],
    ],
    quick: [
      `The linguist names two explanations, gives facts that make an outside source unlikely, and concludes that the children probably invented the word.`,
    ],
    full: [
      `Method: find the claim that the author argues for. Then ask what each of the two statements does on the way to it.`,
      `The conclusion is that, in all likelihood, the children invented the word themselves.`,
      `The "either" statement sets out two possible explanations: the word came from outside, or the children made it up.`,
      `The second statement says that the village has no school or radio and that traders speak only to adults. These facts count against an outside source. So the second statement speaks against one of the explanations in the first.`,
    ],
    hints: [
      `What does the linguist want to explain about the small word?`,
      `Say what the "either" sentence does. Then decide whether the facts about the school, the radio, and the traders help one possibility or hurt one.`,
    ],
  },
  {
    id: 'cr-0151',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.9,
    stem: `Botanist: The richer the soil, the fewer kinds of plants share it: this rule holds wherever nothing disturbs the plants. I am told to look at the pastures of Lindow, where the richest soils bear the most kinds. But cattle graze there, and they keep short the tall grasses that would otherwise shade the rest. When a piece of rich soil at Lindow was fenced off, two thirds of its kinds vanished within six years. The rule is not refuted by Lindow; it is illustrated by it.

The statement that at Lindow the richest soils bear the most kinds figures in the botanist's argument as`,
    key: [
      `an apparent exception to a general claim, which is explained in a way that leaves the claim intact`,
      `The statement seems to contradict the rule. But the rule holds only "wherever nothing disturbs the plants," and at Lindow cattle graze and keep short the tall grasses that would shade the rest.`,
    ],
    wrong: [
      [
        `an observation that is denied, because what happened on fenced ground shows it to be inaccurate`,
        'distorted-detail',
        `The fenced ground shows what happens without cattle. It does not show that the grazed pastures have few kinds of plants, and the botanist accepts that they have many.`,
      ],
      [
        `an example of a general claim, which has been chosen because it is an especially clear case of it`,
        'half-right',
        `The botanist does say that Lindow illustrates the rule, but only once the fenced ground is considered. By itself, the statement looks like a counterexample, not like "an especially clear case."`,
      ],
      [
        `evidence that a general claim is too wide, which leads the botanist to give up a part of the claim`,
        'opposite-effect',
        `The rule does have a limit: "wherever nothing disturbs the plants." But that limit was there from the start, so the botanist does not have to give up any part of the rule.`,
      ],
      [
        `a consequence of a general claim, which turns out to be true and for that reason confirms the claim`,
        'reversed-causation',
        `The rule would lead us to expect the fewest kinds on the richest soils. The statement reports the opposite, so it is not a consequence of the rule.`,
      ],
    ],
    quick: [
      `The pastures seem to break the rule, but the rule is about undisturbed plants, and at Lindow cattle disturb them by keeping the tall grasses short. So the pastures do not refute it.`,
    ],
    full: [
      `Method: find the claim that the author argues for. Then ask how the statement bears on it: does it support the claim, or must it be explained away?`,
      `The conclusion is that Lindow does not refute the rule that richer soil means fewer kinds of plants wherever nothing disturbs them.`,
      `The statement about Lindow looks like an exception, since the richest soils there bear the most kinds.`,
      `But cattle disturb the plants at Lindow: they keep short the tall grasses that would shade the rest. When some of the rich soil was fenced off, two thirds of its kinds vanished. So the exception is only apparent, and the rule stands.`,
    ],
    hints: [
      `Does the fact about Lindow seem to fit the rule in the first sentence?`,
      `Find the conclusion about Lindow in the last sentence. Does the botanist change the rule, deny the fact, or reconcile the two?`,
    ],
  },
  {
    id: 'cr-0152',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.7,
    stem: `Ecologist: We all supposed that the otters have come back to the Lune because its water is cleaner than it was. In that case they ought to have settled in the cleanest of its streams first. They did not. They appeared below the old tannery, where the water is worst, and made their way upstream from there. What sets the lower Lune apart is that no dogs have been allowed on its banks for ten years. It is quiet, above all, that has brought the otters back.

The statement that the otters ought to have settled in the cleanest streams first plays which of the following roles in the ecologist's argument?`,
    key: [
      `It is a consequence of an explanation, drawn in order to be compared with what has been observed.`,
      `"In that case" shows that the statement follows from the idea that cleaner water brought the otters back. "They did not" then compares it with what was observed.`,
    ],
    wrong: [
      [
        `It is an observation about the otters that the ecologist's own explanation is meant to account for.`,
        'distorted-detail',
        `The otters were observed "below the old tannery, where the water is worst." Nobody observed them settling in the cleanest streams first, so the statement is not an observation.`,
      ],
      [
        `It is an explanation of the otters' return that is rejected once another one has been proposed.`,
        'half-right',
        `The rejected explanation is that the water became cleaner. The statement is not that explanation but what should have happened if it were correct.`,
      ],
      [
        `It is a recommendation about the otters that has not been followed by those who look after rivers.`,
        'distorted-detail',
        `"Ought" can express advice about what people should do. Here it expresses an expectation about where the otters would settle.`,
      ],
      [
        `It is a reason for the conclusion that quiet, more than anything else, has brought the otters back.`,
        'wrong-role',
        `If otters had settled in the cleanest streams first, that would have supported cleaner water, not quiet. The case for quiet rests on where they did appear and on the ban on dogs there.`,
      ],
    ],
    quick: [
      `"In that case they ought to have" introduces a prediction based on cleaner water. "They did not" says that the prediction failed.`,
    ],
    full: [
      `Method: find the claim that the author argues for and the view that it replaces. Then ask which of the two the statement belongs to.`,
      `The conclusion is that quiet, above all, has brought the otters back. The explanation that the ecologist rejects is cleaner water.`,
      `If cleaner water were the reason, the otters ought to have settled in the cleanest streams first. That is the statement in question.`,
      `But the otters first appeared where the water is worst. So the statement is a consequence of the rejected explanation, and the ecologist draws it in order to compare it with what was observed.`,
    ],
    hints: [
      `Which idea do the words "In that case" refer to?`,
      `Find the conclusion in the last sentence. Then decide whether the statement about the cleanest streams is a fact, a wish, or a prediction.`,
    ],
  },
]

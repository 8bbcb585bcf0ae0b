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
      `Where no visitors walk, no branch can fall on them. The statement answers the town's reason for felling the trees.`,
    ],
    wrong: [
      [
        `a reason that the town has given in favor of its plan and that is granted here`,
        'wrong-speaker',
        `The town's reason is the danger to visitors. That the part is closed speaks against this reason and comes from the ornithologist.`,
      ],
      [
        `a description of the plan that the argument as a whole is intended to prevent`,
        'wrong-role',
        `The plan is to fell the trees. Where they are is a fact that bears on the plan.`,
      ],
      [
        `the main conclusion, which the statement about nesting birds helps to support`,
        'wrong-role',
        `The main conclusion is that the town should leave the trees standing. Birds that nest in them do not show that a part is closed.`,
      ],
      [
        `an example of the benefit that the town would have if it were to drop its plan`,
        'half-right',
        `It does work against the plan. The benefit, though, is the birds' nesting places; a closed cemetery is not a benefit.`,
      ],
    ],
    quick: [`Town: danger to visitors. Answer: no visitors there. So it removes the reason for the plan.`],
    full: [
      `Plan: fell the trees. Reason: visitors might be hit.`,
      `Answer to the reason: the trees are in the closed part.`,
      `A further reason against the plan: the birds. Conclusion: leave them standing.`,
    ],
    hints: [`What is the town afraid of?`, `Which of the two facts after 'But' has to do with that fear?`],
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
      `Some take the missing warmth 'as proof'. The astronomer accepts the result but shows that it does not settle the question.`,
    ],
    wrong: [
      [
        `It is a result that the astronomer regards as mistaken because of the limits of an instrument.`,
        'half-right',
        `The instrument has limits, but the result is not called mistaken: the uppermost centimeter may indeed be no warmer.`,
      ],
      [
        `It is evidence from which the astronomer concludes that there is an ocean beneath the ice.`,
        'opposite-effect',
        `Missing warmth would speak against an ocean, and the astronomer concludes neither that there is one nor that there is none.`,
      ],
      [
        `It is a prediction that should come true if the moon has no ocean under the ice of its surface.`,
        'distorted-detail',
        `The prediction is the warmth along the cracks, on the supposition of an ocean. The statement reports what was measured.`,
      ],
      [
        `It is the main conclusion, which the astronomer bases on measurements made with one instrument.`,
        'wrong-role',
        `The argument ends by saying that the question has to remain open. That is its conclusion.`,
      ],
    ],
    quick: [`Result; others infer 'no ocean'; 'However' stops the inference. The result is kept, the claim is not.`],
    full: [
      `Prediction on the supposition of an ocean: warmth. Result: none measured.`,
      `Others: so no ocean.`,
      `Astronomer: the measurement does not reach below the frost, so the question is open.`,
      `The statement is the basis of the others' claim.`,
    ],
    hints: [
      `Does the astronomer dispute the measurement or what was made of it?`,
      `Put the conclusion in your own words before you judge the roles.`,
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
      `Two sources of the word are named. That the children meet nobody from outside makes the first unlikely and leaves the other.`,
    ],
    wrong: [
      [
        `The first sets out the possible explanations; the second tells why neither is likely.`,
        'half-right',
        `Only the explanation by people outside is made unlikely. The other is what the linguist concludes.`,
      ],
      [
        `The first states a view that is rejected; the second gives a reason for rejecting it.`,
        'distorted-detail',
        `The 'either' statement is not rejected. It names two possibilities, and the argument needs both of them.`,
      ],
      [
        `The first states the main conclusion; the second is evidence from which it is drawn.`,
        'wrong-role',
        `The conclusion is more definite than the first statement: it says which of the two is likely.`,
      ],
      [
        `The first describes what is to be explained; the second is the explanation given.`,
        'wrong-role',
        `What is to be explained is that children use a word which parents do not. The explanation is invention.`,
      ],
    ],
    quick: [`Either A or B; facts against A; so B.`],
    full: [
      `To be explained: a word used by children only.`,
      `Possibilities: from outside, or made up.`,
      `Facts against the first: no school, no radio, no contact with traders.`,
      `Conclusion: made up.`,
    ],
    hints: [
      `How many explanations are on offer, and how many remain at the end?`,
      `On which of them do the school, the radio and the traders bear?`,
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
      `It seems to go against the rule, but cattle disturb the plants at Lindow. Without them the rule shows itself there as elsewhere.`,
    ],
    wrong: [
      [
        `an observation that is denied, because what happened on fenced ground shows it to be inaccurate`,
        'distorted-detail',
        `The fence shows what happens without cattle. That the grazed pastures are rich in kinds is accepted.`,
      ],
      [
        `an example of a general claim, which has been chosen because it is an especially clear case of it`,
        'half-right',
        `Lindow is said to illustrate the rule in the end, but through the fenced ground. Taken alone, the statement looks like the contrary.`,
      ],
      [
        `evidence that a general claim is too wide, which leads the botanist to give up a part of the claim`,
        'opposite-effect',
        `The rule was limited to undisturbed plants from the beginning, and it is said at the end to be 'not refuted'.`,
      ],
      [
        `a consequence of a general claim, which turns out to be true and for that reason confirms the claim`,
        'reversed-causation',
        `From the rule one would expect few kinds on the richest soils. The statement is not a consequence of it.`,
      ],
    ],
    quick: [`Rule, objection, cause of the objection (cattle), test without the cause, rule saved.`],
    full: [
      `Rule: rich soil, few kinds, where nothing disturbs.`,
      `Objection: Lindow has many kinds on rich soil.`,
      `Answer: cattle disturb there; fenced off, the kinds vanish.`,
      `So the objection is accepted as a fact and explained within the rule.`,
    ],
    hints: [
      `Who brings up Lindow, and with what intention?`,
      `Does the botanist change the rule, deny the fact, or reconcile the two?`,
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
      `'In that case' draws it from the supposition about clean water, and 'They did not' compares it with the facts.`,
    ],
    wrong: [
      [
        `It is an observation about the otters that the ecologist's own explanation is meant to account for.`,
        'distorted-detail',
        `It was not observed: the otters settled first where the water is worst.`,
      ],
      [
        `It is an explanation of the otters' return that is rejected once another one has been proposed.`,
        'half-right',
        `The explanation rejected is cleaner water. The statement says what would follow if that explanation were true.`,
      ],
      [
        `It is a recommendation about the otters that has not been followed by those who look after rivers.`,
        'distorted-detail',
        `'Ought' expresses here what was to be expected, and not what anybody should have done for the otters.`,
      ],
      [
        `It is a reason for the conclusion that quiet, more than anything else, has brought the otters back.`,
        'wrong-role',
        `The reason is that the otters did otherwise. What was expected would, if it had happened, have supported clean water.`,
      ],
    ],
    quick: [`'In that case they ought to have' marks a prediction. 'They did not' marks its failure.`],
    full: [
      `Supposition: cleaner water.`,
      `Prediction from it: cleanest streams first.`,
      `Observation: dirtiest stretch first. So the supposition is in trouble.`,
      `Other explanation: quiet banks. The statement is the prediction that failed.`,
    ],
    hints: [`What does 'in that case' refer back to?`, `Is the statement a fact, a wish or a prediction?`],
  },
]

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
      `Where no visitors go, no branch can fall on them. The statement responds to the town's reason for felling the trees.`,
    ],
    wrong: [
      [
        `a reason that the town has given in favor of its plan and that is granted here`,
        'wrong-speaker',
        `The statement is about the danger that the town fears. But it comes from the ornithologist and counts against the town's reason.`,
      ],
      [
        `a description of the plan that the argument as a whole is intended to prevent`,
        'wrong-role',
        `The plan is indeed about these trees. But the plan is to fell them, and this statement only says where they stand.`,
      ],
      [
        `the main conclusion, which the statement about nesting birds helps to support`,
        'wrong-role',
        `The birds do help to support the main conclusion. But that conclusion is that the town should leave the trees standing, and the statement is another reason for it.`,
      ],
      [
        `an example of the benefit that the town would have if it were to drop its plan`,
        'half-right',
        `The statement does count against the plan. But the benefit of dropping the plan would be that the birds keep their hollows, not that the area is closed.`,
      ],
    ],
    quick: [
      `The town fears for visitors, and this part of the cemetery has been closed to them for years. So the reason for felling the trees falls away.`,
    ],
    full: [
      `Method: find the conclusion first. It is that the town should leave the trees standing. The town's reason for felling them is that a branch may fall on a visitor.`,
      `The trees are in a part that has been closed for years, so no visitors are in danger there.`,
      `The statement therefore gives a reason for thinking that the danger is not present. The nesting birds are a further reason to keep the trees.`,
    ],
    hints: [
      `The town is afraid of one thing that a dead tree might do. Can it happen where these trees stand?`,
      `Two facts follow the word "But." Which of them has to do with that fear?`,
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
      `Some take the missing warmth "as proof." The astronomer accepts the measurement but argues that it does not settle the question.`,
    ],
    wrong: [
      [
        `It is a result that the astronomer regards as mistaken because of the limits of an instrument.`,
        'half-right',
        `The instrument has limits, but the astronomer does not call the result mistaken. The uppermost centimeter may indeed be no warmer.`,
      ],
      [
        `It is evidence from which the astronomer concludes that there is an ocean beneath the ice.`,
        'opposite-effect',
        `A lack of warmth would count against an ocean. The astronomer concludes neither that there is one nor that there is none.`,
      ],
      [
        `It is a prediction that should come true if the moon has no ocean under the ice of its surface.`,
        'distorted-detail',
        `The argument does contain a prediction: the ice "should be warmer along its cracks" if there is an ocean. But the statement reports what was measured.`,
      ],
      [
        `It is the main conclusion, which the astronomer bases on measurements made with one instrument.`,
        'wrong-role',
        `The measurement is important, but others base a conclusion on it that the astronomer does not share. The astronomer concludes that the question has to remain open.`,
      ],
    ],
    quick: [
      `Others infer from the result that there is no ocean, and "However" questions that step. The astronomer keeps the result but not the claim.`,
    ],
    full: [
      `The conclusion is that, for the present, the question has to remain open.`,
      `If there were an ocean, warmth along the cracks would be expected, and none has been measured. Others take this as proof that there is no ocean.`,
      `The astronomer accepts the measurement but points out that frost may hide the warmth. So the statement is a result on which others base a claim that comes too early.`,
    ],
    hints: [
      `Does the astronomer dispute the measurement or what others have inferred from it?`,
      `What has "to remain open" according to the astronomer, and who thinks that it is already settled?`,
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
        `Facts against an explanation are given, but only against the outside source. The other possibility is what the linguist concludes.`,
      ],
      [
        `The first states a view that is rejected; the second gives a reason for rejecting it.`,
        'distorted-detail',
        `One possibility is indeed rejected. But the "either" statement names both possibilities, and the argument needs it.`,
      ],
      [
        `The first states the main conclusion; the second is evidence from which it is drawn.`,
        'wrong-role',
        `The conclusion is one of the two possibilities named. But it is more definite than the first statement: it says which of them is likely.`,
      ],
      [
        `The first describes what is to be explained; the second is the explanation given.`,
        'wrong-role',
        `The statements do concern an explanation. But the fact to be explained is that children use a word that their parents do not, and the explanation given is that they invented it.`,
      ],
    ],
    quick: [`The linguist names two explanations, gives facts against one, and concludes that the other is likely.`],
    full: [
      `Method: find the conclusion first. It is that the word is probably the children's own invention.`,
      `The "either" statement sets out two possible explanations: the word came from outside, or the children made it up.`,
      `The lack of school and radio and the habits of the traders count against the first. So the second statement counts against one of the explanations.`,
    ],
    hints: [
      `The word came from outside or from the children themselves. Which of these possibilities is left at the end?`,
      `Which of them do the facts about the school, the radio, and the traders affect?`,
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
      `The statement seems to contradict the rule, but cattle disturb the plants at Lindow. Where they are kept out, the rule holds there too.`,
    ],
    wrong: [
      [
        `an observation that is denied, because what happened on fenced ground shows it to be inaccurate`,
        'distorted-detail',
        `The fenced ground did show something different. But it shows what happens without cattle, and the botanist accepts that the grazed pastures have many kinds.`,
      ],
      [
        `an example of a general claim, which has been chosen because it is an especially clear case of it`,
        'half-right',
        `The botanist does say that Lindow illustrates the rule, but only because of the fenced ground. By itself, the statement looks like a counterexample.`,
      ],
      [
        `evidence that a general claim is too wide, which leads the botanist to give up a part of the claim`,
        'opposite-effect',
        `The rule does have a limit. But it was limited to undisturbed plants from the start, and the botanist gives up no part of it.`,
      ],
      [
        `a consequence of a general claim, which turns out to be true and for that reason confirms the claim`,
        'reversed-causation',
        `The rule would lead us to expect few kinds on the richest soils, and the statement reports the opposite.`,
      ],
    ],
    quick: [`The pastures seem to break the rule, but the cattle explain why they do not. The rule survives.`],
    full: [
      `Method: find the conclusion first. It is that Lindow does not refute the rule that richer soil means fewer kinds of plants where nothing disturbs them.`,
      `The statement about Lindow looks like an exception, since the richest soils there bear the most kinds.`,
      `But cattle disturb the plants, and without cattle two thirds of the kinds vanished. The exception is only apparent, and it is explained in a way that leaves the rule intact.`,
    ],
    hints: [
      `Who brings up Lindow, and for what purpose?`,
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
      `"In that case" derives the statement from the idea of cleaner water, and "They did not" compares it with what happened.`,
    ],
    wrong: [
      [
        `It is an observation about the otters that the ecologist's own explanation is meant to account for.`,
        'distorted-detail',
        `Where the otters settled is indeed an observation. But no one observed this: they first appeared where the water is worst.`,
      ],
      [
        `It is an explanation of the otters' return that is rejected once another one has been proposed.`,
        'half-right',
        `The rejected explanation is cleaner water. The statement says what would follow if that explanation were correct.`,
      ],
      [
        `It is a recommendation about the otters that has not been followed by those who look after rivers.`,
        'distorted-detail',
        `"Ought" can express advice, but here it expresses an expectation about where the otters would settle.`,
      ],
      [
        `It is a reason for the conclusion that quiet, more than anything else, has brought the otters back.`,
        'wrong-role',
        `The reason for the conclusion is that the otters did something else. If this had happened, it would have supported cleaner water.`,
      ],
    ],
    quick: [`"In that case they ought to have" introduces a prediction, and "They did not" says that it failed.`],
    full: [
      `Method: find the conclusion first. It is that quiet, above all, brought the otters back. The rejected explanation is cleaner water.`,
      `If cleaner water were the reason, the otters ought to have settled in the cleanest streams first. That is the statement in question.`,
      `They first appeared where the water is worst. So the statement is a consequence of an explanation, drawn to be compared with what was observed.`,
    ],
    hints: [
      `"In that case" means "if something were so." What is supposed to be so, and does the ecologist believe it?`,
      `Is the statement a fact, a wish, or a prediction?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** The roles that statements play in arguments of researchers and critics. */
export const rolesInResearch: readonly WrittenQuestion[] = [
  {
    id: 'cr-0178',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0,
    stem: `Ecologist: Where wild boar root in a meadow, more kinds of plants come up in the next year. Seeds that had been lying too deep to sprout are brought to the surface. One might therefore welcome boar to the meadows of Issen. But at Issen the rare orchids grow from bulbs, and boar eat the bulbs. They should be kept out.

In the ecologist's argument, the statement 'One might therefore welcome boar to the meadows of Issen' serves as`,
    key: [
      `a conclusion which seems to follow from what precedes it and which the ecologist does not share`,
      `'One might therefore' draws it from the effect on seeds. 'But' introduces the bulbs, and the ecologist ends by keeping boar out.`,
    ],
    wrong: [
      [
        `a conclusion which follows from what precedes it and which the ecologist uses as a further reason`,
        'half-right',
        `It is drawn from what precedes. The ecologist's own conclusion is its contrary, so it is no reason for that.`,
      ],
      [
        `a recommendation for which the statements about the orchids and their bulbs are given as support`,
        'wrong-place',
        `What the text says about bulbs speaks against welcoming boar. Its support comes from the sentences before it.`,
      ],
      [
        `the main conclusion of the argument, against which the rest of it raises one possible objection`,
        'wrong-role',
        `The last sentence says what should be done, and nothing is said against it. That is the main conclusion.`,
      ],
      [
        `an explanation of the finding about plants, which turns out to be mistaken in the case of orchids`,
        'distorted-detail',
        `The finding is explained by seeds brought to the surface. To welcome boar is a course of action and no explanation.`,
      ],
    ],
    quick: [`'One might therefore … But …': a tempting conclusion that is turned down.`],
    full: [
      `General finding and its mechanism: boar bring up seeds.`,
      `Tempting conclusion: welcome them.`,
      `Special case: bulbs are eaten. Real conclusion: keep them out.`,
    ],
    hints: [`What does the little word 'might' tell you about the speaker's own view?`, `What is proposed in the end?`],
  },
  {
    id: 'cr-0179',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.5,
    stem: `Linguist: Speakers of Halvic on the coast drop the endings of words, and speakers in the hills keep them. It is tempting to call the speech of the coast careless. But carelessness would lead to endings being dropped at random. On the coast they are dropped before a pause and kept before a vowel, without exception, even by children of four. What looks like neglect of a rule is obedience to another rule.

In the linguist's argument, the statements 'carelessness would lead to endings being dropped at random' and 'On the coast they are dropped before a pause and kept before a vowel, without exception' play which of the following roles?`,
    key: [
      `The first tells what should be found if a certain view were right; the second tells that it is not found.`,
      `If the coast were careless, endings would be dropped at random. They are dropped by rule. The two together refute the view.`,
    ],
    wrong: [
      [
        `The first tells what the linguist believes about the coast; the second tells what others have believed.`,
        'wrong-speaker',
        `The linguist denies carelessness and states the regular pattern as a fact. Neither statement is a belief of others.`,
      ],
      [
        `The first tells how the linguist explains a fact; the second is the fact which has to be explained by it.`,
        'wrong-role',
        `The pattern is explained by a rule, and carelessness is what it could not come from.`,
      ],
      [
        `The first tells what was found in the hills; the second tells what was found on the coast instead of it.`,
        'wrong-comparison',
        `In the hills, endings are kept. The first statement is about what would follow from carelessness anywhere.`,
      ],
      [
        `The first tells what follows from a certain view; the second tells of a case in which it was confirmed.`,
        'opposite-effect',
        `'Without exception' is the contrary of 'at random'. The case speaks against the view.`,
      ],
    ],
    quick: [`If careless, then random. Not random. So not careless.`],
    full: [
      `View to be tested: the coast is careless.`,
      `Its consequence: random dropping. Finding: dropping by rule.`,
      `Conclusion: another rule is being obeyed.`,
    ],
    hints: [
      `'Would lead to' speaks of what follows from a supposition. Which one?`,
      `Compare 'at random' with 'without exception'.`,
    ],
  },
  {
    id: 'cr-0180',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `Psychologist: Readers who underline as they go remember less of a text than readers who do not. From this my students infer that underlining harms the memory. I doubt it. When we forbade half of a group to underline and obliged the other half to do so, both remembered equally much. Left to themselves, it is the readers who find a text difficult that reach for a pencil. So the poor memory and the pencil have one and the same source.

In the psychologist's argument, the statements 'both remembered equally much' and 'it is the readers who find a text difficult that reach for a pencil' play which of the following roles?`,
    key: [
      `The first speaks against one account of a finding; the second is a part of the account put in its place.`,
      `If underlining did harm, those obliged to do it would remember less. That difficulty leads to the pencil explains the finding in another way.`,
    ],
    wrong: [
      [
        `The first is a finding to be accounted for; the second is a fact that makes the finding more surprising.`,
        'wrong-role',
        `To be accounted for is that underliners remember less when nobody tells them what to do. The experiment tests an account of it.`,
      ],
      [
        `The first shows that a finding was mistaken; the second tells how the mistake came about in that study.`,
        'distorted-detail',
        `The finding stands: readers who underline do remember less. Only the inference from it is doubted.`,
      ],
      [
        `The first supports an inference of the students; the second tells why the psychologist cannot accept it.`,
        'opposite-effect',
        `The students infer harm. Equal memory in both halves of the group is evidence that there was none.`,
      ],
      [
        `The first speaks against one account of a finding; the second is the evidence against another account.`,
        'half-right',
        `So far as the first goes, yes. The second, however, belongs to the account that the psychologist accepts.`,
      ],
    ],
    quick: [`Finding; students' account; experiment against it; new account by a common source.`],
    full: [
      `Finding: underliners remember less. Students: the underlining does it.`,
      `Experiment: no difference when the underlining is assigned. So it does not.`,
      `New account: difficulty causes both the pencil and the poor memory.`,
    ],
    hints: [
      `Number the accounts of the finding and note which one survives.`,
      `What would the students have expected in the experiment?`,
    ],
  },
  {
    id: 'cr-0181',
    version: 3,
    skill: 'cr-boldface',
    difficulty: 1,
    stem: `Archaeologist: The harbor at Tyrras must have silted up before the year 300, according to Dr. Halim, for no coin later than that has been found in it. I agree about the date, but not with the reasoning. Coins of the fourth century are missing from every site on this coast, harbors and hill forts alike, so their absence at Tyrras proves nothing about the harbor. What does prove something is the cellar of a house that was dug into the silt: its bricks bear a stamp that went out of use in 290.

In the archaeologist's argument, the statements 'no coin later than that has been found in it' and 'Coins of the fourth century are missing from every site on this coast' play which of the following roles?`,
    key: [
      `The first is evidence offered for a position; the second disqualifies it without touching the position itself.`,
      `Halim's coins are meant to prove silting before 300. The second statement takes away their force, while the archaeologist agrees 'about the date'.`,
    ],
    wrong: [
      [
        `The first is evidence offered for a position; the second is evidence that the position itself is mistaken.`,
        'half-right',
        `The archaeologist shares the position. The second statement attacks the reason given for it and nothing more.`,
      ],
      [
        `The first is a finding that Halim disputes; the second is a finding on which Halim and the speaker agree.`,
        'wrong-speaker',
        `Halim relies on the missing coins. What is known of other sites is brought forward by the speaker alone.`,
      ],
      [
        `The first is the position that is defended; the second is the first of two proofs that are given in its favor.`,
        'wrong-role',
        `The position is that the harbor silted up before 300. Only the cellar is offered as proof.`,
      ],
      [
        `The first is evidence from a single site; the second confirms it by evidence from others along the coast.`,
        'opposite-effect',
        `That the coins are missing everywhere makes their absence here less telling: it is no longer a sign of silt.`,
      ],
    ],
    quick: [
      `Agree on date, not on reasoning. Missing everywhere: so missing here proves nothing. The position stands on the bricks.`,
    ],
    full: [
      `Halim: no later coins, so silted up before 300.`,
      `Speaker: such coins are missing on dry sites too, so this is no evidence.`,
      `Other evidence, the stamped bricks, leads to the same date.`,
    ],
    hints: [
      `Separate what Halim concludes from how Halim gets there. With which does the speaker quarrel?`,
      `Why does it matter that hill forts lack the coins as well?`,
    ],
  },
  {
    id: 'cr-0182',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 1.3,
    stem: `Critic: To say that a film is true to the novel is to say nothing of its worth, for bad films have been true to good novels. Yet reviewers of 'The Salt Road' praise it for little else. They might answer that a novel such as this, told by a narrator who lies, cannot be filmed faithfully without great invention, so that here, for once, faithfulness is a mark of art. I should accept the answer if the film had kept the lies. It has replaced them by a truthful voice, and the reviewers have mistaken the plot for the book.

In the critic's argument, the statements 'bad films have been true to good novels' and 'a novel such as this, told by a narrator who lies, cannot be filmed faithfully without great invention' play which of the following roles?`,
    key: [
      `The first supports a general principle; the second supports an exception whose condition is said not to be met.`,
      `Bad faithful films show that faithfulness proves no worth. The liar's tale would be an exception, accepted 'if the film had kept the lies', which it did not.`,
    ],
    wrong: [
      [
        `The first supports a general principle; the second supports an exception which the critic holds to be impossible.`,
        'half-right',
        `The critic would 'accept the answer' if the lies had been kept. The exception is allowed; this film does not come under it.`,
      ],
      [
        `The first is a principle that the critic attacks; the second is a case that the principle is unable to explain.`,
        'wrong-role',
        `The first is the ground of a principle that the critic holds: faithfulness says nothing of worth.`,
      ],
      [
        `The first is a ground given by some reviewers; the second is a ground the critic puts forward in replying to them.`,
        'wrong-speaker',
        `It is the reverse: the critic speaks of bad films, and the second is what the reviewers 'might answer'.`,
      ],
      [
        `The first gives a reason to blame this film; the second gives a reason to praise the film in spite of the first.`,
        'distorted-detail',
        `The first is about other films. The second is about the novel and would help this film only if it were faithful.`,
      ],
    ],
    quick: [`Principle with its ground; possible exception with its ground; the film fails the exception's condition.`],
    full: [
      `Principle: faithfulness says nothing of worth. Ground: bad faithful films.`,
      `Possible answer: for this novel faithfulness needs invention, so it would count.`,
      `Critic: granted, if the film were faithful. It dropped the lies, so the answer does not help.`,
    ],
    hints: [
      `Who is speaking after 'They might answer'?`,
      `Does the critic reject the answer as such, or say that it does not fit this film?`,
    ],
  },
]

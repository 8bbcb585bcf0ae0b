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
      `"Therefore" draws the statement from the effect of boar on plants, but "might" keeps the ecologist's distance. After "But," the ecologist concludes the opposite: boar "should be kept out."`,
    ],
    wrong: [
      [
        `a conclusion which follows from what precedes it and which the ecologist uses as a further reason`,
        'half-right',
        `The statement does seem to follow from the sentences before it. But the ecologist concludes that boar "should be kept out," and a welcome for boar cannot be a reason for that.`,
      ],
      [
        `a recommendation for which the statements about the orchids and their bulbs are given as support`,
        'wrong-place',
        `The statement is a recommendation, but the orchids and their bulbs count against it. Its support is in the sentences before it, about seeds that boar bring to the surface.`,
      ],
      [
        `the main conclusion of the argument, against which the rest of it raises one possible objection`,
        'wrong-role',
        `The main conclusion is the last sentence: boar "should be kept out." The fact that boar eat bulbs is an objection to the statement in question and a reason for that conclusion.`,
      ],
      [
        `an explanation of the finding about plants, which turns out to be mistaken in the case of orchids`,
        'distorted-detail',
        `The finding about plants is explained by seeds "brought to the surface." Welcoming boar is a course of action drawn from the finding, not an explanation of it.`,
      ],
    ],
    quick: [
      `"One might therefore" introduces a tempting conclusion, that boar are welcome. "But" turns against it: at Issen, boar eat the bulbs of rare orchids.`,
    ],
    full: [
      `Method: find the conclusion first. It comes in the last sentence: boar "should be kept out" of the meadows of Issen.`,
      `The statement in question says the opposite. It seems to follow from the first two sentences, since more kinds of plants come up where boar root.`,
      `The words after "But" show why the ecologist does not accept it: boar eat the bulbs of the rare orchids. The statement is a conclusion that the ecologist does not share.`,
    ],
    hints: [
      `Which sentence says what the ecologist wants done about boar?`,
      `Compare the statement with the ecologist's own proposal at the end. What do the words "might" and "But" tell you about it?`,
    ],
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
      `If the view that speech on the coast is "careless" were right, endings would be dropped "at random." The second statement reports that they are dropped "without exception" by rule, which counts against the view.`,
    ],
    wrong: [
      [
        `The first tells what the linguist believes about the coast; the second tells what others have believed.`,
        'wrong-speaker',
        `The linguist presents the second statement as a fact, not as something others have believed. The first says what carelessness would lead to, and the linguist denies that speakers on the coast are careless.`,
      ],
      [
        `The first tells how the linguist explains a fact; the second is the fact which has to be explained by it.`,
        'wrong-role',
        `The second statement is a fact to be explained. But the linguist explains it by "obedience to another rule"; the first statement is about carelessness, which the linguist rejects.`,
      ],
      [
        `The first tells what was found in the hills; the second tells what was found on the coast instead of it.`,
        'wrong-comparison',
        `The first statement reports nothing that was found in the hills, where speakers keep the endings. It says what carelessness "would lead to" anywhere.`,
      ],
      [
        `The first tells what follows from a certain view; the second tells of a case in which it was confirmed.`,
        'opposite-effect',
        `The first statement does say what follows from a view. But "without exception" is the opposite of "at random," so the case on the coast contradicts the view instead of confirming it.`,
      ],
    ],
    quick: [
      `If speakers on the coast were careless, they would drop endings at random. They drop them by a strict rule, so the second statement counts against that view.`,
    ],
    full: [
      `Method: find the conclusion first. What looks like neglect on the coast "is obedience to another rule." The view opposed is that the speech there is careless.`,
      `The first statement says what should be found if that view were right: careless speakers would drop endings at random.`,
      `The second reports what is observed: endings are dropped before a pause and kept before a vowel "without exception." So what the opposed view leads us to expect is not what is found.`,
    ],
    hints: [
      `Which view of the speech on the coast does the linguist argue against?`,
      `The first statement says what carelessness "would lead to." Is that what is found on the coast? Compare "at random" with "without exception."`,
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
      `If underlining "harms the memory," those obliged to underline should have remembered less; they did not. The second statement belongs to the psychologist's own account: difficulty with a text leads to both underlining and poor memory.`,
    ],
    wrong: [
      [
        `The first is a finding to be accounted for; the second is a fact that makes the finding more surprising.`,
        'wrong-role',
        `The finding to be accounted for comes in the first sentence: readers who underline "remember less." The first statement reports a test of the students' account, and the second helps to explain the finding.`,
      ],
      [
        `The first shows that a finding was mistaken; the second tells how the mistake came about in that study.`,
        'distorted-detail',
        `"I doubt it" rejects the students' inference, not the finding. The psychologist accepts that readers who underline as they go remember less and explains why.`,
      ],
      [
        `The first supports an inference of the students; the second tells why the psychologist cannot accept it.`,
        'opposite-effect',
        `If underlining "harms the memory," the half that had to underline should have remembered less. Both halves "remembered equally much," so the first statement counts against the inference.`,
      ],
      [
        `The first speaks against one account of a finding; the second is the evidence against another account.`,
        'half-right',
        `The first part is right: equal memory counts against the students' account. But the second statement is part of the psychologist's own account and is not used against any account.`,
      ],
    ],
    quick: [
      `The result of the experiment counts against the students' account. The second statement is part of the psychologist's own: readers who have trouble with a text are the ones who underline.`,
    ],
    full: [
      `Method: find the conclusion first. The poor memory and the pencil "have one and the same source." The students' account is that underlining itself harms memory.`,
      `In the experiment, those who had to underline remembered as much as those who were not allowed to. The first statement therefore counts against the students' account.`,
      `The second statement names the common source: readers who find a text difficult are the ones who choose to underline. It is part of the account that replaces the students'.`,
    ],
    hints: [
      `How do the students explain the poor memory of readers who underline, and how does the psychologist explain it?`,
      `Work out what the experiment should have shown if underlining harmed the memory. Then ask which of the two explanations each statement helps.`,
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
      `Halim infers the date from missing coins. The second statement shows that such coins "are missing from every site," so their absence proves nothing here. Yet the archaeologist still agrees "about the date."`,
    ],
    wrong: [
      [
        `The first is evidence offered for a position; the second is evidence that the position itself is mistaken.`,
        'half-right',
        `The archaeologist does not call the position mistaken: "I agree about the date." The second statement attacks only the coins as evidence for it.`,
      ],
      [
        `The first is a finding that Halim disputes; the second is a finding on which Halim and the speaker agree.`,
        'wrong-speaker',
        `Halim does not dispute that the coins are missing but uses that fact as evidence. Only the archaeologist mentions the other sites, and nothing shows that Halim agrees about them.`,
      ],
      [
        `The first is the position that is defended; the second is the first of two proofs that are given in its favor.`,
        'wrong-role',
        `The position that both defend is that the harbor silted up before 300, not that coins are missing. The second statement is no proof of it; the archaeologist's only proof is the stamped bricks.`,
      ],
      [
        `The first is evidence from a single site; the second confirms it by evidence from others along the coast.`,
        'opposite-effect',
        `More sites without such coins do not confirm Halim's evidence. If coins are missing even from hill forts, their absence from the harbor tells us nothing about silt.`,
      ],
    ],
    quick: [
      `The archaeologist accepts Halim's date but not the evidence from coins. If such coins are missing everywhere on the coast, their absence from one harbor proves nothing.`,
    ],
    full: [
      `Method: find what the archaeologist concludes about Halim's argument: "I agree about the date, but not with the reasoning." The two share a position and differ about the evidence for it.`,
      `Halim's evidence is the first statement: no later coins have been found in the harbor.`,
      `The second statement says that such coins are missing everywhere on the coast. That robs Halim's evidence of its force, but the position still stands, because the stamped bricks support it.`,
    ],
    hints: [
      `What does the archaeologist accept from Halim, and what does the archaeologist reject?`,
      `Separate the position from the evidence for it. Why does it matter that even hill forts lack the coins?`,
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
      `Bad but faithful films support the principle that faithfulness says nothing about worth. The second statement supports an exception for this novel, but only "if the film had kept the lies," and it did not.`,
    ],
    wrong: [
      [
        `The first supports a general principle; the second supports an exception which the critic holds to be impossible.`,
        'half-right',
        `The critic does not call the exception impossible and would accept it "if the film had kept the lies." This film simply does not meet that condition.`,
      ],
      [
        `The first is a principle that the critic attacks; the second is a case that the principle is unable to explain.`,
        'wrong-role',
        `The first statement is not a principle that the critic attacks. It supports the critic's own principle, and the second supports a possible exception to it, which the critic might even accept.`,
      ],
      [
        `The first is a ground given by some reviewers; the second is a ground the critic puts forward in replying to them.`,
        'wrong-speaker',
        `This answer reverses the sides. The critic offers the bad films as a reason, and the second statement is part of what the reviewers "might answer."`,
      ],
      [
        `The first gives a reason to blame this film; the second gives a reason to praise the film in spite of the first.`,
        'distorted-detail',
        `The first statement is about other films, so it gives no reason to blame this one. The second would be a reason to praise a faithful film of such a novel, but the critic denies that this film is one.`,
      ],
    ],
    quick: [
      `The films that are faithful but bad support the critic's principle. The second statement supports an exception to it. But this film did not keep the narrator's lies, so the exception does not apply.`,
    ],
    full: [
      `Method: find the conclusion first. The critic finds the reviewers' praise misplaced: they "have mistaken the plot for the book."`,
      `The critic starts from a principle: being true to a novel says nothing of a film's worth. The first statement gives the reason for it.`,
      `The reviewers "might answer" that filming this novel faithfully takes "great invention." The second statement supports that exception to the principle.`,
      `The critic would accept the exception if the film had kept the narrator's lies. It replaced them with "a truthful voice," so the condition is not met.`,
    ],
    hints: [
      `What principle does the critic state in the first sentence, and who might answer it?`,
      `Ask whose side each statement supports. On what condition would the critic accept the answer that begins "They might answer"?`,
    ],
  },
]

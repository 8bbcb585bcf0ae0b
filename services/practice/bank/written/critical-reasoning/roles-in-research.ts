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
      `"One might therefore" draws this from the effect of boar on seeds. "But" then introduces the bulbs, and the ecologist concludes that boar should be kept out.`,
    ],
    wrong: [
      [
        `a conclusion which follows from what precedes it and which the ecologist uses as a further reason`,
        'half-right',
        `The statement is drawn from the sentences before it. But the ecologist's own conclusion is the opposite, so the statement cannot be a reason for it.`,
      ],
      [
        `a recommendation for which the statements about the orchids and their bulbs are given as support`,
        'wrong-place',
        `The statement does sound like a recommendation. But the statements about bulbs count against it; its support comes from the sentences before it.`,
      ],
      [
        `the main conclusion of the argument, against which the rest of it raises one possible objection`,
        'wrong-role',
        `The bulbs do look like one objection to a conclusion. But the bulbs count against this statement, not against the main conclusion that boar should be kept out.`,
      ],
      [
        `an explanation of the finding about plants, which turns out to be mistaken in the case of orchids`,
        'distorted-detail',
        `The orchids are an exception. But the finding is explained by seeds brought to the surface, and welcoming boar is a course of action, not an explanation.`,
      ],
    ],
    quick: [
      `"One might therefore" introduces a tempting conclusion, that boar are welcome. "But" introduces the reason for rejecting it: boar eat the orchids' bulbs.`,
    ],
    full: [
      `Method: find the ecologist's conclusion first. It is in the last sentence: boar should be kept out.`,
      `The first two sentences say that boar bring up seeds and so lead to more kinds of plants. That seems to make them welcome, and the statement in question says so.`,
      `The ecologist then objects that, at Issen, boar eat the bulbs of rare orchids. So the statement is a conclusion that seems to follow but that the ecologist does not share.`,
    ],
    hints: [
      `What does the word "might" tell you about the ecologist's own view?`,
      `What does the ecologist propose in the end?`,
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
      `If carelessness were the cause, endings would be dropped at random. In fact they are dropped by rule, so the two statements together refute that view.`,
    ],
    wrong: [
      [
        `The first tells what the linguist believes about the coast; the second tells what others have believed.`,
        'wrong-speaker',
        `The second statement is not what others have believed; the linguist presents it as a fact. The first says what carelessness would lead to.`,
      ],
      [
        `The first tells how the linguist explains a fact; the second is the fact which has to be explained by it.`,
        'wrong-role',
        `The second statement is a fact about the endings that needs explaining. But the linguist explains it by another rule; carelessness is what the linguist rejects.`,
      ],
      [
        `The first tells what was found in the hills; the second tells what was found on the coast instead of it.`,
        'wrong-comparison',
        `Speakers in the hills keep the endings. The first statement is about what carelessness would lead to anywhere.`,
      ],
      [
        `The first tells what follows from a certain view; the second tells of a case in which it was confirmed.`,
        'opposite-effect',
        `The first half is right. But "without exception" is the opposite of "at random," so the case counts against the view.`,
      ],
    ],
    quick: [
      `If speech on the coast were careless, endings would be dropped at random. They are not, so it is not careless.`,
    ],
    full: [
      `Method: find the conclusion first. It is that speakers on the coast obey another rule. The opposing view is that their speech is careless.`,
      `The first statement says what would follow from that view: endings would be dropped at random.`,
      `The second says that they are dropped by a strict rule. So the first tells what should be found if the view were right, and the second says that it is not found.`,
    ],
    hints: [
      `"Would lead to" says what follows from a supposition. Which supposition is it?`,
      `Compare "at random" with "without exception." Do they agree?`,
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
      `If underlining did harm, those obliged to underline would have remembered less. The second statement is part of another explanation: readers who find a text difficult both remember less and reach for a pencil.`,
    ],
    wrong: [
      [
        `The first is a finding to be accounted for; the second is a fact that makes the finding more surprising.`,
        'wrong-role',
        `The experiment does produce a finding. But the finding to be explained is that readers who underline by choice remember less, and the experiment tests one account of it.`,
      ],
      [
        `The first shows that a finding was mistaken; the second tells how the mistake came about in that study.`,
        'distorted-detail',
        `"I doubt it" may seem to reject the finding. But readers who underline do remember less; the psychologist doubts only the inference from that.`,
      ],
      [
        `The first supports an inference of the students; the second tells why the psychologist cannot accept it.`,
        'opposite-effect',
        `If underlining "harms the memory," the half that had to underline should have remembered less. Equal memory in both halves counts against the students' inference.`,
      ],
      [
        `The first speaks against one account of a finding; the second is the evidence against another account.`,
        'half-right',
        `The first part is correct. But the second statement is part of the psychologist's own account, not evidence against another one.`,
      ],
    ],
    quick: [
      `The psychologist tests the students' account with an experiment, rejects it, and explains the finding by a common cause.`,
    ],
    full: [
      `Method: find the conclusion first. It is that poor memory and underlining come from the same source. The students' account is that underlining harms memory.`,
      `In the experiment, those who had to underline remembered as much as those who could not. So the first statement counts against the students' account.`,
      `The second says that readers who find a text difficult are the ones who underline. It is part of the account that replaces the students'.`,
    ],
    hints: [
      `The students have one account of why underliners remember less. What account does the psychologist give instead?`,
      `What result would the students have expected from the experiment?`,
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
      `Halim uses the coins to show that the harbor silted up before 300. The second statement takes away the force of this evidence, while the archaeologist agrees "about the date."`,
    ],
    wrong: [
      [
        `The first is evidence offered for a position; the second is evidence that the position itself is mistaken.`,
        'half-right',
        `"Not with the reasoning" may sound like a rejection. But the archaeologist shares the position; the second statement attacks only the evidence for it.`,
      ],
      [
        `The first is a finding that Halim disputes; the second is a finding on which Halim and the speaker agree.`,
        'wrong-speaker',
        `Halim does not dispute the missing coins but relies on them. Only the speaker mentions the other sites.`,
      ],
      [
        `The first is the position that is defended; the second is the first of two proofs that are given in its favor.`,
        'wrong-role',
        `The archaeologist does defend a position with proof. But the position is that the harbor silted up before 300, and the only proof accepted is the cellar.`,
      ],
      [
        `The first is evidence from a single site; the second confirms it by evidence from others along the coast.`,
        'opposite-effect',
        `More sites without coins may look like confirmation. But if coins are missing everywhere, their absence here tells us nothing about silt.`,
      ],
    ],
    quick: [
      `The speaker agrees with Halim about the date but not about the reasoning. If the coins are missing everywhere, their absence here proves nothing.`,
    ],
    full: [
      `The archaeologist agrees with Halim that the harbor silted up before 300. They differ about what proves it.`,
      `Halim's evidence is that no later coins have been found in the harbor, which is the first statement.`,
      `The second statement says that such coins are missing from every site on the coast, even from hill forts. So it disqualifies the evidence without touching the position, which rests on the stamped bricks.`,
    ],
    hints: [
      `Distinguish what Halim concludes from how Halim reaches it. Which of the two does the speaker criticize?`,
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
      `Bad films that were faithful show that faithfulness alone proves nothing about a film's worth. A novel with a lying narrator might be an exception, and the critic would accept that "if the film had kept the lies," but it did not.`,
    ],
    wrong: [
      [
        `The first supports a general principle; the second supports an exception which the critic holds to be impossible.`,
        'half-right',
        `The critic would "accept the answer if the film had kept the lies." So the exception is possible; this film simply does not qualify.`,
      ],
      [
        `The first is a principle that the critic attacks; the second is a case that the principle is unable to explain.`,
        'wrong-role',
        `A principle and an exception are indeed involved. But the critic holds the principle, and the first statement is the reason given for it.`,
      ],
      [
        `The first is a ground given by some reviewers; the second is a ground the critic puts forward in replying to them.`,
        'wrong-speaker',
        `This reverses the sides: the critic mentions the bad films, and the second statement is what the reviewers "might answer."`,
      ],
      [
        `The first gives a reason to blame this film; the second gives a reason to praise the film in spite of the first.`,
        'distorted-detail',
        `The first statement is about other films, so it is no reason to blame this film. The second would help this film only if it were faithful.`,
      ],
    ],
    quick: [
      `The first statement supports the critic's principle. The second supports a possible exception, but the film does not meet its condition.`,
    ],
    full: [
      `Method: find the conclusion first. The reviewers' praise is misplaced: they "have mistaken the plot for the book."`,
      `The critic's principle is that faithfulness says nothing about a film's worth. The first statement, about bad faithful films, supports it.`,
      `The reviewers might answer that filming this novel faithfully takes great invention. The second statement supports that exception.`,
      `The critic would accept the answer if the film had kept the lies. It did not, so the condition of the exception is not met.`,
    ],
    hints: [
      `Whose view do the words after "They might answer" express?`,
      `Does the critic reject the answer in general or say only that it does not apply to this film?`,
    ],
  },
]

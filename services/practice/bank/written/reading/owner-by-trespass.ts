import type { WrittenPassage } from '../written-question.ts'

export const ownerByTrespass: WrittenPassage = {
  passage: {
    id: 'passage-owner-by-trespass',
    title: 'Owner by trespass',
    paragraphs: [
      `In most American states, a person who occupies the land of another openly and without permission for a period fixed by statute, commonly ten to twenty years, becomes its owner. The doctrine appears to reward theft. Its defenders have offered three justifications, which are usually recited together, as though they supported one another.`,
      `They do not. The oldest is that an owner who neglects land for so long deserves to lose it; but courts inquire, with few exceptions, only whether the owner sued in time, not why. The second is that land should belong to those who use it. If that were the purpose, an owner could hardly be permitted to leave land idle indefinitely, as every owner is, provided that no one else enters. The third is that evidence decays. Land whose ownership can be contested after half a century is difficult to sell or to mortgage. This alone explains why the occupation must be open, so that the owner could have objected, and why, after the period, even excellent evidence of the older title is disregarded.`,
      `If certainty is the purpose, the occupant's state of mind should be irrelevant, since uncertainty is equally inconvenient whether a thief or a mistaken neighbor has created it. Officially, in most states, it is; yet in four hundred decisions from one of these states, according to a recent survey, occupants who had known that the land was not theirs prevailed in one case in eight, whereas those who had honestly misplaced a fence usually prevailed. The judges announced no requirement of good faith; they discovered, instead, that an occupation had been insufficiently open, or had been interrupted, with a strictness from which they exempted the honest.`,
      `To call this hypocrisy would be too simple. A requirement of good faith would invite the very inquiry, into intentions that are decades old, that the doctrine exists to prevent. By demanding more of what can be proved with fences and tax receipts, the courts may have found a way to disappoint the thief without putting every neighbor's memory on trial.`,
    ],
  },
  questions: [
    {
      id: 'rc-238',
      skill: 'rc-main-idea',
      difficulty: 1.0,
      stem: `The primary purpose of the passage is to`,
      key: [
        `identify the purpose that best accounts for a doctrine and interpret decisions at odds with it`,
        `Paragraph 2 settles on certainty. Paragraphs 3 and 4 report decisions that do not follow from it and explain what courts may be doing.`,
      ],
      wrong: [
        [
          `show that a doctrine cannot be justified, because its usual justifications are incompatible`,
          'too-strong',
          `They do not support one another, but the third is accepted.`,
        ],
        [
          `argue that a doctrine should be amended, since the judges have long ceased to apply it as it stands`,
          'out-of-scope',
          `No amendment is proposed. The last paragraph even gives a reason against an open requirement of good faith.`,
        ],
        [
          `trace the changes by which a doctrine that rewarded thieves came to protect honest neighbors`,
          'distorted-detail',
          `No change over time is described. The survey compares two kinds of occupant.`,
        ],
        [
          `report the results of a survey of decisions in order to criticize the judges who made them`,
          'detail-for-main-idea',
          `The survey is one step, and the last paragraph defends the judges against a charge.`,
        ],
      ],
      quick: [`Two justifications fail, one remains, and decisions that do not fit it are explained.`],
      full: [
        `Method: note what becomes of each thing that is introduced.`,
        `Three justifications: two refuted, certainty kept. Survey: results that certainty does not explain. Last paragraph: a reading under which they serve it after all.`,
        `The purpose has to cover the search for the best justification and the puzzle after it.`,
      ],
      hints: [
        `In the second paragraph, find what 'this alone explains'; then see what the word 'yet' introduces in the third.`,
        `Is the author's aim to attack the doctrine, to reform it, or to understand it?`,
      ],
    },
    {
      id: 'rc-239',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following, if true, would most weaken the author's argument against the second justification?`,
      key: [
        `In most states, land left idle for twenty years passes from its owner to the state.`,
        `The argument is that owners may 'leave land idle indefinitely'. If idle land were lost in any case, use would seem to be the law's purpose.`,
      ],
      wrong: [
        [
          `In most states, few owners of land leave any of it idle for as long as twenty years.`,
          'wrong-comparison',
          `The argument turns on what owners are permitted to do, not on how many do it.`,
        ],
        [
          `In most states, occupants who become owners use the land more than it was used before.`,
          'half-right',
          `More use may be an effect of the doctrine. Whether it is the purpose depends on what the law demands of owners.`,
        ],
        [
          `In most states, an occupant can become the owner of land without having improved it.`,
          'opposite-effect',
          `This would support the author: use would matter even less.`,
        ],
        [
          `In most states, owners who leave land idle pay the same taxes on it as other owners.`,
          'opposite-effect',
          `If anything this shows that idle owners are not treated worse, as the author maintains.`,
        ],
      ],
      quick: [`The argument: idle owners keep their land. Deny that.`],
      full: [
        `Method: state the argument as a premise and a conclusion, and attack the premise.`,
        `Premise: every owner may leave land idle indefinitely if no one else enters. Conclusion: use is not what the doctrine is for.`,
        `If owners lost idle land without any occupant, the premise would be false and the justification would recover.`,
      ],
      hints: [
        `In the second paragraph, find the sentence that begins 'If that were the purpose': which fact is set against the justification?`,
        `Which statement contradicts that fact, rather than adding something beside it?`,
      ],
    },
    {
      id: 'rc-240',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `It can be inferred from the survey, as the author describes it, that in the four hundred decisions`,
      key: [
        `the reasons the judges gave do not fully explain which of the occupants prevailed`,
        `They named openness and interruption, but applied these 'with a strictness from which they exempted the honest'. So state of mind mattered, though no reason mentioned it.`,
      ],
      wrong: [
        [
          `the occupants who knew the land was not theirs had usually kept their presence hidden`,
          'distorted-detail',
          `The judges found their occupation insufficiently open because they looked more strictly. That it was hidden is not said.`,
        ],
        [
          `the judges believed that the doctrine of their state contained a rule about good faith`,
          'opposite-effect',
          `They 'announced no requirement of good faith', and officially state of mind is irrelevant there.`,
        ],
        [
          `the occupants who had acted honestly lost their cases as often as they won them`,
          'opposite-effect',
          `Those who had honestly misplaced a fence 'usually prevailed'.`,
        ],
        [
          `the owners who lost had more often neglected their land than the owners who won`,
          'out-of-scope',
          `Neglect is the first justification. The survey, as described, compares occupants, not owners.`,
        ],
      ],
      quick: [`Stated: open, uninterrupted. Applied: strictly to thieves, mildly to the honest.`],
      full: [
        `Method: compare what the judges said with the pattern of what they decided.`,
        `Said: nothing about good faith; defects in openness or continuity. Pattern: knowing occupants rarely prevail, honest ones usually do.`,
        `The same defects counted for one group and not for the other. So something that was not said was at work.`,
      ],
      hints: [
        `Read the last sentence of the third paragraph: to whom was the strictness applied?`,
        `If only openness had counted, would an occupant's honesty have made a difference?`,
      ],
    },
    {
      id: 'rc-241',
      skill: 'rc-function',
      difficulty: 1.1,
      stem: `The author's attitude toward the practice of the courts described in the third paragraph is best characterized as one of`,
      key: [
        `cautious understanding of what the practice may accomplish`,
        `'To call this hypocrisy would be too simple', and the courts 'may have found a way'.`,
      ],
      wrong: [
        [
          `firm disapproval of reasons that conceal what was decided`,
          'opposite-effect',
          `The charge of hypocrisy is called 'too simple', and a benefit of the practice is named.`,
        ],
        [
          `unreserved praise for judges who have corrected the law`,
          'too-strong',
          `'May have found' is cautious. And the judges have left the law as it is, officially.`,
        ],
        [
          `amused surprise that the judges overlooked the doctrine`,
          'distorted-detail',
          `They did not overlook it. They used its own conditions strictly.`,
        ],
        [
          `detached uncertainty about what the results may signify`,
          'half-right',
          `The author is cautious, but offers a reading of the results and gives its reason.`,
        ],
      ],
      quick: [`'Too simple' rejects the blame, 'may have found' offers a careful defense.`],
      full: [
        `Method for tone: find the judging words and how strong they are.`,
        `'Too simple' turns away the charge of hypocrisy. 'May have found a way to disappoint the thief without …' credits the courts, with a 'may'.`,
        `So the tone is favorable and guarded at the same time.`,
      ],
      hints: [
        `Compare the first sentence of the last paragraph with the verb of its last sentence.`,
        `Is the author's judgment favorable, and how certain is it?`,
      ],
    },
  ],
}

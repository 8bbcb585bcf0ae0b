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
      difficulty: 1,
      stem: `The primary purpose of the passage is to`,
      key: [
        `identify the purpose that best accounts for a doctrine and interpret decisions at odds with it`,
        `The second paragraph settles on certainty as the purpose that "alone explains" the doctrine. The third and fourth report decisions that do not seem to follow from it and interpret what the courts may be doing.`,
      ],
      wrong: [
        [
          `show that a doctrine cannot be justified, because its usual justifications are incompatible`,
          'too-strong',
          `The three justifications do not support one another, but the author accepts the third, so the doctrine is not left without one.`,
        ],
        [
          `argue that a doctrine should be amended, since the judges have long ceased to apply it as it stands`,
          'out-of-scope',
          `The author proposes no change. The last paragraph even warns that a requirement of good faith "would invite the very inquiry" that the doctrine prevents.`,
        ],
        [
          `trace the changes by which a doctrine that rewarded thieves came to protect honest neighbors`,
          'distorted-detail',
          `The passage describes no change over time. The survey compares two kinds of occupants.`,
        ],
        [
          `report the results of a survey of decisions in order to criticize the judges who made them`,
          'detail-for-main-idea',
          `The survey is one step in the argument. The last paragraph defends the judges: to speak of hypocrisy "would be too simple."`,
        ],
      ],
      quick: [
        `Of the three justifications, certainty survives, and court decisions that do not fit it are then interpreted.`,
      ],
      full: [
        `Method: follow the three justifications and the survey, and see what becomes of each.`,
        `Of the three justifications, two are refuted and the third, certainty, is kept. The survey then brings results that certainty does not predict, since the honest usually prevailed and those who knew did not.`,
        `The last paragraph offers a reading of these decisions. So the passage identifies "the purpose that best accounts for a doctrine" and interprets "decisions at odds with it."`,
      ],
      hints: [
        `Is the author's aim to attack the doctrine, to reform it, or to understand it?`,
        `What becomes of the three justifications, and what does the word "yet" in the third paragraph introduce?`,
      ],
    },
    {
      id: 'rc-239',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following, if true, would most weaken the author's argument against the second justification?`,
      key: [
        `In most states, land left idle for twenty years passes from its owner to the state.`,
        `The author argues that an owner may "leave land idle indefinitely," so use cannot be the purpose. If idle land passed to the state after twenty years, this premise would be false.`,
      ],
      wrong: [
        [
          `In most states, few owners of land leave any of it idle for as long as twenty years.`,
          'wrong-comparison',
          `The argument turns on the fact that an owner is "permitted to leave land idle," not on how many owners do it.`,
        ],
        [
          `In most states, occupants who become owners use the land more than it was used before.`,
          'half-right',
          `More use may be an effect of the doctrine. Whether it is the purpose depends on what the law demands of owners.`,
        ],
        [
          `In most states, an occupant can become the owner of land without having improved it.`,
          'opposite-effect',
          `This would support the author, since it means that using the land well is not required.`,
        ],
        [
          `In most states, owners who leave land idle pay the same taxes on it as other owners.`,
          'opposite-effect',
          `This suggests that owners who leave land idle are not treated worse, which is what the author maintains.`,
        ],
      ],
      quick: [`The author relies on the fact that owners may leave land idle. Without that fact, the argument fails.`],
      full: [
        `Method: state the argument as a premise and a conclusion, then attack the premise.`,
        `The premise is that every owner may "leave land idle indefinitely" as long as no one else enters. The conclusion is that the doctrine is not meant to bring land to those who use it.`,
        `If land "left idle for twenty years passes from its owner," the premise is false, and use could be the purpose after all.`,
      ],
      hints: [
        `Which fact does the author hold against the second justification?`,
        `Which statement contradicts that fact, and which ones merely add something to it?`,
      ],
    },
    {
      id: 'rc-240',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `It can be inferred from the survey, as the author describes it, that in the four hundred decisions`,
      key: [
        `the reasons the judges gave do not fully explain which of the occupants prevailed`,
        `The judges named openness and interruption as their reasons, but with "a strictness from which they exempted the honest." So these reasons alone do not explain who prevailed.`,
      ],
      wrong: [
        [
          `the occupants who knew the land was not theirs had usually kept their presence hidden`,
          'distorted-detail',
          `The judges found such occupations "insufficiently open" because they looked more strictly. The passage does not say that the occupants hid.`,
        ],
        [
          `the judges believed that the doctrine of their state contained a rule about good faith`,
          'opposite-effect',
          `The judges "announced no requirement of good faith," and in most states the occupant's state of mind is officially irrelevant.`,
        ],
        [
          `the occupants who had acted honestly lost their cases as often as they won them`,
          'opposite-effect',
          `The judges were strict with others. Those who had honestly misplaced a fence "usually prevailed."`,
        ],
        [
          `the owners who lost had more often neglected their land than the owners who won`,
          'out-of-scope',
          `An owner "who neglects land" belongs to the first justification. As described, the survey compares occupants, not owners.`,
        ],
      ],
      quick: [`The judges named openness and interruption, but they applied these strictly to some and not to others.`],
      full: [
        `Method: compare what the judges said with the pattern of what they decided.`,
        `They said nothing about good faith and named defects such as insufficient openness. Yet occupants who knew that the land was not theirs prevailed "in one case in eight," and honest ones "usually prevailed."`,
        `The same conditions were applied strictly to one group and not to the other, so the reasons given "do not fully explain" the results.`,
      ],
      hints: [
        `To which occupants did the judges apply their conditions strictly?`,
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
        `The author says that "to call this hypocrisy would be too simple" and that the courts "may have found a way" to disappoint the thief. The first shows understanding, and the "may" shows caution.`,
      ],
      wrong: [
        [
          `firm disapproval of reasons that conceal what was decided`,
          'opposite-effect',
          `The author says that the charge of hypocrisy is "too simple" and names a benefit of the practice.`,
        ],
        [
          `unreserved praise for judges who have corrected the law`,
          'too-strong',
          `"May have found" is cautious, and officially the judges have left the law as it is.`,
        ],
        [
          `amused surprise that the judges overlooked the doctrine`,
          'distorted-detail',
          `The judges did not overlook the doctrine. They applied its own conditions "with a strictness" that spared the honest, and the author sees a purpose in that.`,
        ],
        [
          `detached uncertainty about what the results may signify`,
          'half-right',
          `The author is cautious but still offers a reading of the results and a reason for it.`,
        ],
      ],
      quick: [`"Too simple" rejects the blame, and "may have found a way" offers a careful defense.`],
      full: [
        `Method: find the words that judge the courts, and see how strong they are.`,
        `"Too simple" rejects the charge of hypocrisy. "May have found a way to disappoint the thief" credits the courts with something useful, but the verb "may" keeps it tentative.`,
        `The judgment is thus favorable and guarded at once: "cautious understanding of what the practice may accomplish."`,
      ],
      hints: [
        `Does the author accept the charge of hypocrisy?`,
        `How certain is the author that the practice of the courts accomplishes something?`,
      ],
    },
  ],
}

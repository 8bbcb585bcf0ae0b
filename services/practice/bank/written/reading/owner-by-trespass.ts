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
        `The second paragraph finds that the need for certainty "alone explains" the doctrine's conditions. The third and fourth report decisions that do not seem to fit this purpose and suggest what the courts may be doing.`,
      ],
      wrong: [
        [
          `show that a doctrine cannot be justified, because its usual justifications are incompatible`,
          'too-strong',
          `The author rejects two of the three justifications but accepts the third, which "alone explains" important features of the doctrine. The doctrine is not left without a justification.`,
        ],
        [
          `argue that a doctrine should be amended, since the judges have long ceased to apply it as it stands`,
          'out-of-scope',
          `The author proposes no change. The last paragraph even says that a requirement of good faith "would invite the very inquiry" that the doctrine exists to prevent.`,
        ],
        [
          `trace the changes by which a doctrine that rewarded thieves came to protect honest neighbors`,
          'distorted-detail',
          `The passage describes no change over time. The survey compares honest occupants with those who knew that the land was not theirs.`,
        ],
        [
          `report the results of a survey of decisions in order to criticize the judges who made them`,
          'detail-for-main-idea',
          `The survey appears only in the third paragraph. The author does not use it to criticize the judges: to call what they do hypocrisy "would be too simple."`,
        ],
      ],
      quick: [
        `The author argues that certainty is the purpose of the doctrine. The passage then turns to decisions that do not seem to fit this purpose and suggests how to understand them.`,
      ],
      full: [
        `Method: follow what becomes of the three justifications. The author rejects the first two and keeps the third, certainty about who owns land.`,
        `The survey then brings a surprise. If certainty is the purpose, honesty should be irrelevant, "yet" honest occupants usually prevailed and others seldom did.`,
        `The last paragraph offers a reading of these decisions: the courts "may have found a way to disappoint the thief." So the passage identifies a purpose and interprets decisions at odds with it.`,
      ],
      hints: [
        `What does the author do with the three justifications, and what does the survey add?`,
        `Follow what becomes of the three justifications. After the word "yet" in the third paragraph, does the author attack the courts or try to understand them?`,
      ],
    },
    {
      id: 'rc-239',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following, if true, would most weaken the author's argument against the second justification?`,
      key: [
        `In most states, land left idle for twenty years passes from its owner to the state.`,
        `The author argues that use cannot be the purpose, because an owner may "leave land idle indefinitely." If idle land passed to the state after twenty years, this premise would be false.`,
      ],
      wrong: [
        [
          `In most states, few owners of land leave any of it idle for as long as twenty years.`,
          'wrong-comparison',
          `The argument depends on what owners are permitted to do. How many of them leave land idle does not matter.`,
        ],
        [
          `In most states, occupants who become owners use the land more than it was used before.`,
          'half-right',
          `That occupants use the land more might suggest that use is the purpose. But it may be only a side effect, and owners would still be free to leave land idle.`,
        ],
        [
          `In most states, an occupant can become the owner of land without having improved it.`,
          'opposite-effect',
          `If occupants do not have to improve the land, the law does not seem to care how well it is used. That supports the author's argument.`,
        ],
        [
          `In most states, owners who leave land idle pay the same taxes on it as other owners.`,
          'opposite-effect',
          `Equal taxes suggest that the law does not penalize owners who leave land idle. That fits the author's claim that they are permitted to do so.`,
        ],
      ],
      quick: [
        `The author argues that use cannot be the purpose because owners may leave land idle indefinitely. If the state took idle land after twenty years, that premise would be false.`,
      ],
      full: [
        `Method: attack the premise of the author's argument. The premise is that every owner may "leave land idle indefinitely" as long as no one else enters.`,
        `From this, the author concludes that the doctrine's purpose cannot be to give land to those who use it.`,
        `If idle land passed to the state after twenty years, owners would not be free to leave it idle indefinitely. The premise would be false, and use might be the purpose after all.`,
      ],
      hints: [
        `What is the second justification, and why does the author reject it?`,
        `Attack the premise of the author's argument. Which statement contradicts what the author says every owner may do?`,
      ],
    },
    {
      id: 'rc-240',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `It can be inferred from the survey, as the author describes it, that in the four hundred decisions`,
      key: [
        `the reasons the judges gave do not fully explain which of the occupants prevailed`,
        `The judges gave openness and interruption as reasons, but with "a strictness from which they exempted the honest." These reasons alone do not explain who prevailed.`,
      ],
      wrong: [
        [
          `the occupants who knew the land was not theirs had usually kept their presence hidden`,
          'distorted-detail',
          `The judges did find some of these occupations "insufficiently open." But they applied that test with unusual strictness, so we cannot conclude that the occupants had hidden.`,
        ],
        [
          `the judges believed that the doctrine of their state contained a rule about good faith`,
          'opposite-effect',
          `Honesty did seem to count in their decisions. But the judges "announced no requirement of good faith," and nothing suggests that they believed there was such a rule.`,
        ],
        [
          `the occupants who had acted honestly lost their cases as often as they won them`,
          'opposite-effect',
          `Occupants who had "honestly misplaced a fence usually prevailed." They won more often than they lost.`,
        ],
        [
          `the owners who lost had more often neglected their land than the owners who won`,
          'out-of-scope',
          `Neglect by owners is discussed under the first justification. The survey, as described, compares kinds of occupants and says nothing about neglect.`,
        ],
      ],
      quick: [
        `The judges gave openness and interruption as reasons but applied them more strictly to dishonest occupants. So honesty, which they did not mention, made a difference.`,
      ],
      full: [
        `Method: compare the judges' reasons with the results. They did not speak of good faith and mentioned defects such as insufficient openness.`,
        `Yet occupants who knew that the land was not theirs prevailed in one case in eight, while honest ones usually prevailed.`,
        `The author says that the honest were exempted from this strictness. Something besides the stated reasons therefore helped to decide who prevailed.`,
      ],
      hints: [
        `What reasons did the judges give when an occupant lost?`,
        `Compare the judges' reasons with the results. Were the same conditions applied equally strictly to honest and to dishonest occupants?`,
      ],
    },
    {
      id: 'rc-241',
      skill: 'rc-function',
      difficulty: 1.1,
      stem: `The author's attitude toward the practice of the courts described in the third paragraph is best characterized as one of`,
      key: [
        `cautious understanding of what the practice may accomplish`,
        `The author understands the courts, since "to call this hypocrisy would be too simple." The word "may" in "may have found a way" shows caution about what they accomplish.`,
      ],
      wrong: [
        [
          `firm disapproval of reasons that conceal what was decided`,
          'opposite-effect',
          `The judges' reasons do conceal something, but the author does not condemn them for it. To call it hypocrisy "would be too simple," and the practice may do some good.`,
        ],
        [
          `unreserved praise for judges who have corrected the law`,
          'too-strong',
          `The author says only that the courts "may have found a way." That is too cautious for unreserved praise, and the judges have not officially corrected the law.`,
        ],
        [
          `amused surprise that the judges overlooked the doctrine`,
          'distorted-detail',
          `The judges did not overlook the doctrine but applied its conditions "with a strictness" from which they exempted the honest. The author's tone is serious throughout.`,
        ],
        [
          `detached uncertainty about what the results may signify`,
          'half-right',
          `The author is cautious but not merely uncertain. The last sentence offers a favorable interpretation of what the courts do.`,
        ],
      ],
      quick: [
        `The author rejects the charge of hypocrisy and suggests, with a careful "may," that the practice of the courts serves a purpose.`,
      ],
      full: [
        `Method: look at the words that judge the courts. "Too simple" rejects the charge of hypocrisy.`,
        `"A way to disappoint the thief without putting every neighbor's memory on trial" names a benefit. But the courts only "may have found" it.`,
        `So the judgment is favorable but cautious, which rules out both disapproval and unreserved praise.`,
      ],
      hints: [
        `In which paragraph does the author judge what the courts do, and in what words?`,
        `Look at the words that judge the courts. How certain is the author that the practice accomplishes something?`,
      ],
    },
  ],
}

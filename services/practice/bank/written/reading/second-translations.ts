import type { WrittenPassage } from '../written-question.ts'

export const secondTranslations: WrittenPassage = {
  passage: {
    id: 'passage-second-translations',
    title: 'Translating what has been translated',
    paragraphs: [
      `Why does a novel that already exists in a satisfactory translation receive another? Publishers refer to the aging of language: an original is permitted to sound old, whereas its translation is expected to sound natural. Philippa Osei, in a survey of two hundred retranslations, finds this explanation incomplete. If aging were decisive, the interval between translations should be fairly regular. In reality, retranslations accumulate around anniversaries and new scholarly editions, and some celebrated authors have been translated three times in a decade.`,
      `More surprising is what distinguishes the later versions. According to a familiar hypothesis, first translations accommodate the reader, domesticating whatever is unfamiliar, while later ones, addressed to an audience that has become acquainted with the author, return to the peculiarities of the original. Osei's comparison supports this for fewer than half of her novels. What nearly all retranslators do, however, is to depart visibly from their predecessors, translating freely where the predecessor was literal and literally where the predecessor was free.`,
      `It would be ungenerous to attribute this to vanity. A retranslator who reproduced a predecessor's successful solution could be accused of plagiarism. One who produced an equivalent book could hardly justify its publication. The earlier translation, in other words, is a second original, with which fidelity is forbidden.`,
    ],
  },
  questions: [
    {
      id: 'rc-182',
      skill: 'rc-main-idea',
      difficulty: 0.7,
      stem: `The passage as a whole is best described as`,
      key: [
        `replacing two usual accounts of retranslation by one that turns on the earlier translation`,
        `Aging (paragraph 1) and the return to the original (paragraph 2) are found wanting. What counts is the difference from the predecessor.`,
      ],
      wrong: [
        [
          `arguing that most of the novels that are translated again do not need a new translation`,
          'out-of-scope',
          `Whether a new translation is needed is not judged. The question is why it comes and what it is like.`,
        ],
        [
          `defending the hypothesis that later translations are nearer to an original than the first ones`,
          'opposite-effect',
          `This holds 'for fewer than half' of the novels, and another tendency proves far more general.`,
        ],
        [
          `criticizing retranslators for caring more about their reputation than about the original`,
          'wrong-speaker',
          `'It would be ungenerous to attribute this to vanity.' The author explains it by their situation.`,
        ],
        [
          `reporting how anniversaries and scholarly editions affect what publishers decide to print`,
          'detail-for-main-idea',
          `This is evidence against aging in the first paragraph. The passage goes on to what the versions are like.`,
        ],
      ],
      quick: [`Aging: incomplete. Return to the original: under half. Departure from the predecessor: nearly all.`],
      full: [
        `Method: note for each paragraph what is rejected and what is accepted.`,
        `1: aging does not fit the dates. 2: the familiar hypothesis fits fewer than half, departure from the predecessor nearly all. 3: why that is so.`,
        `The description has to contain both rejections and the role of the earlier translation.`,
      ],
      hints: [`Which two explanations does Osei's survey weaken?`, `What is meant by 'a second original' at the end?`],
    },
    {
      id: 'rc-183',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred from the first paragraph that, if the aging of language were what leads to retranslations, one would expect that`,
      key: [
        `a novel would seldom be translated twice within ten years`,
        `Aging takes time and goes on at a steady pace, so the interval 'should be fairly regular'. Three translations in a decade are cited against it.`,
      ],
      wrong: [
        [
          `publishers would ask for translations that sound old to readers`,
          'opposite-effect',
          `A translation 'is expected to sound natural'. It is the original that is permitted to sound old.`,
        ],
        [
          `celebrated authors would be translated most often`,
          'distorted-detail',
          `Some of them are. But aging affects the language of a translation, whoever the author is.`,
        ],
        [
          `new scholarly editions would come out more regularly`,
          'reversed-causation',
          `Editions have dates of their own. The aging of a translation does not bring them about.`,
        ],
        [
          `readers would prefer an old translation to a new one`,
          'out-of-scope',
          `Nothing is said of such a preference, and it would speak against a new translation.`,
        ],
      ],
      quick: [`Aging is slow and steady: so regular and not very short intervals.`],
      full: [
        `Method: ask what the author sets against the explanation; the explanation must predict the contrary.`,
        `Against aging: retranslations accumulate around certain dates, and some authors were translated three times in a decade.`,
        `So aging predicts the contrary: regular intervals, with no such crowding.`,
      ],
      hints: [`Which facts are presented as a surprise for this explanation?`, `How fast does language age?`],
    },
    {
      id: 'rc-184',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Osei's findings suggest that a novel whose first translation kept every foreign title and custom unexplained would most likely be retranslated in a version that`,
      key: [
        `puts some of them into terms that its readers know`,
        `Retranslators depart from the predecessor, 'translating freely where the predecessor was literal'. The first version was literal here.`,
      ],
      wrong: [
        [
          `keeps them as well, since its audience knows the author`,
          'half-right',
          `This is the familiar hypothesis, which fits fewer than half of the novels. The wider tendency is to depart.`,
        ],
        [
          `adds titles and customs that the original does not have`,
          'too-strong',
          `To be free where the other was literal does not mean to invent.`,
        ],
        [
          `sounds older than the first version, as originals do`,
          'distorted-detail',
          `A translation 'is expected to sound natural', and age of language is not the difference that Osei found.`,
        ],
        [
          `repeats the first version wherever that one succeeded`,
          'opposite-effect',
          `To reproduce successful solutions would invite the charge of plagiarism.`,
        ],
      ],
      quick: [`The first was literal, so the second is free.`],
      full: [
        `Method: state the finding as a rule and put the case into it.`,
        `Rule: free where the predecessor was literal, literal where the predecessor was free.`,
        `Case: the predecessor was literal with titles and customs. So the new version will be free with them: it explains or replaces.`,
      ],
      hints: [
        `Was the first translation free or literal with titles and customs?`,
        `What do nearly all retranslators do with respect to their predecessors?`,
      ],
    },
    {
      id: 'rc-185',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author's attitude toward retranslators who depart from an earlier version can best be described as`,
      key: [
        `understanding, because their position leaves them little choice`,
        `'It would be ungenerous to attribute this to vanity': repeating would be plagiarism or would make the book superfluous.`,
      ],
      wrong: [
        [
          `impatient, because their versions add little to what there was`,
          'opposite-effect',
          `The author explains why they cannot repeat what there was, and says nothing against the results.`,
        ],
        [
          `admiring, because their versions are nearer to the original text`,
          'too-strong',
          `Nearer in fewer than half of the cases, and nothing is admired in that.`,
        ],
        [
          `ironic, because they claim a fidelity that they do not practice`,
          'distorted-detail',
          `The fidelity that is 'forbidden' is to the earlier translation. No false claim is mentioned.`,
        ],
        [
          `neutral, because the reasons for their choices are not yet known`,
          'out-of-scope',
          `The last paragraph gives the reasons.`,
        ],
      ],
      quick: [`'Ungenerous' shows on whose side the author stands; two reasons follow.`],
      full: [
        `Method for tone: find the word that judges, and the reason given for it.`,
        `'Ungenerous' rejects the charge of vanity. Reasons: plagiarism on one side, a superfluous book on the other.`,
        `So the author understands the departure and does not blame or praise it.`,
      ],
      hints: [
        `What does 'ungenerous' say about the charge of vanity?`,
        `What would happen to a retranslator who did not depart?`,
      ],
    },
  ],
}

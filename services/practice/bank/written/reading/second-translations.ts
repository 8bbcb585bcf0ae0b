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
        `The first paragraph finds aging "incomplete," and the second finds the return to the original in fewer than half of the novels. What nearly all retranslators do is depart from their predecessors, so the new account turns on the earlier translation.`,
      ],
      wrong: [
        [
          `arguing that most of the novels that are translated again do not need a new translation`,
          'out-of-scope',
          `The passage does not judge whether a new translation is needed. It asks why one appears and what it is like.`,
        ],
        [
          `defending the hypothesis that later translations are nearer to an original than the first ones`,
          'opposite-effect',
          `The hypothesis holds "for fewer than half" of the novels, and a different tendency proves far more general.`,
        ],
        [
          `criticizing retranslators for caring more about their reputation than about the original`,
          'wrong-speaker',
          `The author says that "it would be ungenerous to attribute this to vanity" and explains the departures by the retranslators' situation.`,
        ],
        [
          `reporting how anniversaries and scholarly editions affect what publishers decide to print`,
          'detail-for-main-idea',
          `Retranslations "accumulate around anniversaries," and the first paragraph uses this fact against aging. The passage then turns to what the later versions are like.`,
        ],
      ],
      quick: [
        `Neither aging nor a return to the original explains retranslations well, but a departure from the earlier version does.`,
      ],
      full: [
        `Method: note what each paragraph says about the reasons for translating a book again.`,
        `The first says that aging does not fit the dates of retranslations. The second says that the familiar hypothesis fits fewer than half of them, whereas nearly all retranslators "depart visibly from their predecessors."`,
        `The third explains why: the earlier translation is "a second original, with which fidelity is forbidden." So two usual accounts are replaced "by one that turns on the earlier translation."`,
      ],
      hints: [
        `Which two explanations does Osei's survey weaken?`,
        `What does the author mean by calling the earlier translation "a second original"?`,
      ],
    },
    {
      id: 'rc-183',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred from the first paragraph that, if the aging of language were what leads to retranslations, one would expect that`,
      key: [
        `a novel would seldom be translated twice within ten years`,
        `Language ages slowly and steadily, so the interval between translations "should be fairly regular." Two translations within ten years would then be rare. The author cites three in a decade as evidence against this explanation.`,
      ],
      wrong: [
        [
          `publishers would ask for translations that sound old to readers`,
          'opposite-effect',
          `A translation "is expected to sound natural." Only the original may sound old.`,
        ],
        [
          `celebrated authors would be translated most often`,
          'distorted-detail',
          `The author uses the often translated "celebrated authors" as evidence against aging. Aging would affect a translation whoever the author was.`,
        ],
        [
          `new scholarly editions would come out more regularly`,
          'reversed-causation',
          `Scholarly editions have dates of their own. The aging of a translation does not bring them about.`,
        ],
        [
          `readers would prefer an old translation to a new one`,
          'out-of-scope',
          `The passage mentions no such preference, and it would be a reason against a new translation.`,
        ],
      ],
      quick: [`Aging is slow and steady, so it leads us to expect regular intervals and not very short ones.`],
      full: [
        `Method: find the facts that the author holds against aging. If aging were the cause, we should see the opposite of them.`,
        `The author notes that "retranslations accumulate around anniversaries" and that some authors "have been translated three times in a decade."`,
        `If aging were decisive, neither should happen. Intervals would be regular and long, and a novel "would seldom be translated twice within ten years."`,
      ],
      hints: [
        `Which facts does the author hold against the explanation by aging?`,
        `How quickly would a translation have to age to be replaced within ten years?`,
      ],
    },
    {
      id: 'rc-184',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Osei's findings suggest that a novel whose first translation kept every foreign title and custom unexplained would most likely be retranslated in a version that`,
      key: [
        `puts some of them into terms that its readers know`,
        `The first version was literal with titles and customs. Retranslators translate "freely where the predecessor was literal," so the new version will put some of them into familiar terms.`,
      ],
      wrong: [
        [
          `keeps them as well, since its audience knows the author`,
          'half-right',
          `This is the familiar hypothesis, which holds for fewer than half of the novels. The more general tendency is to depart from the predecessor.`,
        ],
        [
          `adds titles and customs that the original does not have`,
          'too-strong',
          `To translate "freely where the predecessor was literal" does not mean to invent titles and customs that are not in the original.`,
        ],
        [
          `sounds older than the first version, as originals do`,
          'distorted-detail',
          `A translation "is expected to sound natural," and the age of the language is not the difference that Osei found.`,
        ],
        [
          `repeats the first version wherever that one succeeded`,
          'opposite-effect',
          `This is what a retranslator has to avoid, since one who reproduced a successful solution "could be accused of plagiarism."`,
        ],
      ],
      quick: [`The first version was literal, so the next one is likely to be free.`],
      full: [
        `Method: state how retranslators treat a predecessor, and apply this rule to the new case.`,
        `Nearly all retranslators depart from their predecessors, "translating freely where the predecessor was literal and literally where the predecessor was free."`,
        `This predecessor kept every foreign title and custom, which is literal. A retranslator will therefore be free with them and put some of them "into terms that its readers know."`,
      ],
      hints: [
        `How do nearly all retranslators treat the choices of their predecessors?`,
        `Was the first translation in this case free or literal with titles and customs?`,
      ],
    },
    {
      id: 'rc-185',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author's attitude toward retranslators who depart from an earlier version can best be described as`,
      key: [
        `understanding, because their position leaves them little choice`,
        `The author says that "it would be ungenerous to attribute this to vanity" and then names the alternatives: a charge of plagiarism or a superfluous book. Their position leaves them little choice.`,
      ],
      wrong: [
        [
          `impatient, because their versions add little to what there was`,
          'opposite-effect',
          `The author explains that repeating a "successful solution" could bring a charge of plagiarism. The author does not complain about the results.`,
        ],
        [
          `admiring, because their versions are nearer to the original text`,
          'too-strong',
          `Later versions return to the original in "fewer than half" of the novels, and the author does not express admiration.`,
        ],
        [
          `ironic, because they claim a fidelity that they do not practice`,
          'distorted-detail',
          `The fidelity that is "forbidden" is fidelity to the earlier translation. The author does not accuse retranslators of a false claim.`,
        ],
        [
          `neutral, because the reasons for their choices are not yet known`,
          'out-of-scope',
          `The reasons are known: a retranslator "could be accused of plagiarism" and must justify a new book.`,
        ],
      ],
      quick: [
        `"Ungenerous" rejects the charge of vanity, and two reasons explain why retranslators depart from a predecessor.`,
      ],
      full: [
        `Method: find the word that judges the charge of vanity, and read the reasons after it.`,
        `"Ungenerous" rejects the charge of vanity. The reasons are that a retranslator who repeated a solution "could be accused of plagiarism," and one who produced an equivalent book "could hardly justify its publication."`,
        `An author who explains conduct by the situation in this way shows understanding: the retranslators' position "leaves them little choice."`,
      ],
      hints: [
        `What does "ungenerous" say about the charge of vanity?`,
        `What would happen to a retranslator who did not depart from the earlier version?`,
      ],
    },
  ],
}

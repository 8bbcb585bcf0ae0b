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
        `In the first paragraph, the aging of language turns out to be an incomplete explanation, and the second supports the familiar hypothesis in only some cases. The new account says that retranslators depart from the earlier translation.`,
      ],
      wrong: [
        [
          `arguing that most of the novels that are translated again do not need a new translation`,
          'out-of-scope',
          `The passage does not judge whether the new translations are needed. It asks why they appear and how they differ from earlier ones.`,
        ],
        [
          `defending the hypothesis that later translations are nearer to an original than the first ones`,
          'opposite-effect',
          `Osei's comparison supports this hypothesis "for fewer than half of her novels." The passage gives more weight to a different tendency.`,
        ],
        [
          `criticizing retranslators for caring more about their reputation than about the original`,
          'wrong-speaker',
          `Some might accuse retranslators of vanity, but the author calls that "ungenerous." The passage explains what they do by the position they are in.`,
        ],
        [
          `reporting how anniversaries and scholarly editions affect what publishers decide to print`,
          'detail-for-main-idea',
          `The first paragraph says that retranslations "accumulate around anniversaries" in order to question the role of aging. The rest of the passage is about how the later versions differ.`,
        ],
      ],
      quick: [
        `The passage finds fault with two usual accounts of retranslation. It replaces them with an account based on the need to depart from the earlier translation.`,
      ],
      full: [
        `Method: follow the explanations from one paragraph to the next. The first finds that the aging of language does not fit the dates of retranslations.`,
        `The second finds that the familiar hypothesis fits fewer than half of Osei's novels, whereas nearly all retranslators "depart visibly from their predecessors."`,
        `The third explains this departure: the earlier translation is "a second original, with which fidelity is forbidden." The account that remains is about the earlier translation.`,
      ],
      hints: [
        `What happens to the explanation in the first paragraph, and to the one in the second?`,
        `Follow the explanations from one paragraph to the next. Which account is left standing at the end, and what is it about?`,
      ],
    },
    {
      id: 'rc-183',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred from the first paragraph that, if the aging of language were what leads to retranslations, one would expect that`,
      key: [
        `a novel would seldom be translated twice within ten years`,
        `If aging were decisive, the interval between translations "should be fairly regular." Two translations within ten years would be rare; the author notes that some authors have had three in a decade.`,
      ],
      wrong: [
        [
          `publishers would ask for translations that sound old to readers`,
          'opposite-effect',
          `A translation "is expected to sound natural," while an original may sound old. Aging would lead publishers to ask for translations that do not sound old.`,
        ],
        [
          `celebrated authors would be translated most often`,
          'distorted-detail',
          `The passage does say that some celebrated authors have been translated often, but as evidence against aging. Language ages whether or not an author is celebrated.`,
        ],
        [
          `new scholarly editions would come out more regularly`,
          'reversed-causation',
          `Retranslations appear around new scholarly editions. The passage does not say that aging affects when such editions come out.`,
        ],
        [
          `readers would prefer an old translation to a new one`,
          'out-of-scope',
          `Aging makes an old translation sound less natural. If anything, that would lead readers to prefer the new one.`,
        ],
      ],
      quick: [
        `If aging were decisive, translations would follow one another at fairly regular intervals. Two within ten years would be unusual.`,
      ],
      full: [
        `Method: find the facts that count against aging, and turn them around. One is that retranslations "accumulate around anniversaries and new scholarly editions."`,
        `Another is that "some celebrated authors have been translated three times in a decade."`,
        `If aging were decisive, the intervals "should be fairly regular," and language hardly ages within ten years. A novel would seldom be translated twice in that time.`,
      ],
      hints: [
        `What does the first paragraph say the intervals between translations would be like?`,
        `Find the facts that count against aging, and turn them around. What would be true instead if aging were decisive?`,
      ],
    },
    {
      id: 'rc-184',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Osei's findings suggest that a novel whose first translation kept every foreign title and custom unexplained would most likely be retranslated in a version that`,
      key: [
        `puts some of them into terms that its readers know`,
        `The first version was literal about titles and customs. Retranslators translate "freely where the predecessor was literal," so a new version will probably put some of them into familiar terms.`,
      ],
      wrong: [
        [
          `keeps them as well, since its audience knows the author`,
          'half-right',
          `This would fit the familiar hypothesis, which holds "for fewer than half of her novels." Nearly all retranslators instead depart from what their predecessors did.`,
        ],
        [
          `adds titles and customs that the original does not have`,
          'too-strong',
          `Translating freely does not mean inventing titles and customs. The passage does not say that retranslators add anything of the kind.`,
        ],
        [
          `sounds older than the first version, as originals do`,
          'distorted-detail',
          `It is originals that may sound old; a translation "is expected to sound natural." What Osei found is that retranslators depart from the earlier version, not that they sound older.`,
        ],
        [
          `repeats the first version wherever that one succeeded`,
          'opposite-effect',
          `A retranslator who repeated "a predecessor's successful solution could be accused of plagiarism." That is a reason to avoid repetition.`,
        ],
      ],
      quick: [
        `A first version that kept every foreign title and custom was literal. Retranslators tend to do the opposite and translate freely in such places.`,
      ],
      full: [
        `Method: apply Osei's finding to this novel. Retranslators depart from their predecessors, "translating freely where the predecessor was literal and literally where the predecessor was free."`,
        `The first translation kept "every foreign title and custom unexplained," so it was literal in these places.`,
        `A new version is therefore likely to be free in these places. It will probably put some of the titles and customs into terms that its readers know.`,
      ],
      hints: [
        `What did Osei find that nearly all retranslators do?`,
        `Apply Osei's finding to this novel. Was its first translation free or literal in its treatment of titles and customs?`,
      ],
    },
    {
      id: 'rc-185',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author's attitude toward retranslators who depart from an earlier version can best be described as`,
      key: [
        `understanding, because their position leaves them little choice`,
        `The author finds it "ungenerous" to speak of vanity. Repeating the earlier version could bring a charge of plagiarism or make the new book hard to justify, so retranslators have little choice.`,
      ],
      wrong: [
        [
          `impatient, because their versions add little to what there was`,
          'opposite-effect',
          `The author does not complain that the new versions add little. On the contrary, they "depart visibly," and the author explains why they have to.`,
        ],
        [
          `admiring, because their versions are nearer to the original text`,
          'too-strong',
          `The author does not say that such versions are nearer to the original. Osei found that to be true of fewer than half of the novels, and the author expresses no admiration.`,
        ],
        [
          `ironic, because they claim a fidelity that they do not practice`,
          'distorted-detail',
          `The fidelity that is "forbidden" is fidelity to the earlier translation. The author does not accuse retranslators of any false claim.`,
        ],
        [
          `neutral, because the reasons for their choices are not yet known`,
          'out-of-scope',
          `The author does give reasons for the retranslators' choices: the danger of plagiarism and the need to justify a new book.`,
        ],
      ],
      quick: [
        `The author rejects the charge of vanity and gives two reasons why a retranslator can hardly do anything but depart from the earlier version.`,
      ],
      full: [
        `Method: look at the words that judge the retranslators. "Ungenerous" rejects the charge that they act from vanity.`,
        `Two reasons follow. A retranslator who repeated a solution "could be accused of plagiarism," and one who produced an equivalent book "could hardly justify its publication."`,
        `So the author sees that retranslators have little choice and does not blame them for departing from the earlier version. That is an attitude of understanding.`,
      ],
      hints: [
        `Which paragraph judges the retranslators, and in what words?`,
        `Look at the word "ungenerous" and the reasons that follow it. What would happen to a retranslator who did not depart from the earlier version?`,
      ],
    },
  ],
}

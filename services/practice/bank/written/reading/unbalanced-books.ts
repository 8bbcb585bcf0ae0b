import type { WrittenPassage } from '../written-question.ts'

export const unbalancedBooks: WrittenPassage = {
  passage: {
    id: 'passage-unbalanced-books',
    title: 'Books that were seldom balanced',
    paragraphs: [
      `Double-entry bookkeeping, in which every transaction is recorded once as a debit and once as a credit, has been celebrated as a foundation of capitalism. It enabled merchants, according to a famous thesis, to calculate the profit of an enterprise and hence to pursue it rationally. The surviving ledgers of the sixteenth and seventeenth centuries are inconvenient for this thesis. Many were balanced only when their pages had been filled or a partner had died, and profits, where they were determined, can seldom be connected with any decision.`,
      `If merchants did not require the profit, why did they accept the labor? One answer is memory. A merchant who traded on credit with hundreds of correspondents had to know who owed what, and double entry made a missing item conspicuous. But simpler records, carefully maintained, would have sufficed for most debts. Another answer considers the audience. Orderly books could be presented in a dispute, and pages that opened with a pious formula and showed no erasures announced that their owner concealed nothing. Debit and credit, perpetually equal, resembled justice itself.`,
      `Neither purpose is capitalist calculation. Both, however, produced records from which calculation eventually became possible, and a technique may prepare a mentality that it did not originally express.`,
    ],
  },
  questions: [
    {
      id: 'rc-250',
      skill: 'rc-main-idea',
      difficulty: 0.6,
      stem: `The primary purpose of the passage is to`,
      key: [
        `reconsider why merchants adopted a technique that they seldom used for its supposed purpose`,
        `The supposed purpose is to calculate profit, but merchants seldom used their ledgers that way. The passage asks why they accepted the labor all the same and considers two other purposes.`,
      ],
      wrong: [
        [
          `demonstrate that a technique used by merchants contributed nothing to the rise of capitalism`,
          'too-strong',
          `The last sentence says that a technique "may prepare a mentality that it did not originally express." So double entry may have contributed something to capitalism.`,
        ],
        [
          `describe the errors that merchants committed in recording transactions in their ledgers`,
          'distorted-detail',
          `Many ledgers were balanced "only when their pages had been filled" or a partner had died. But the passage treats this as evidence that merchants did not need the profit, not as an error.`,
        ],
        [
          `defend a famous thesis on capitalism against evidence drawn from a number of ledgers`,
          'opposite-effect',
          `The ledgers are "inconvenient for this thesis," and the author looks for other purposes. So the passage does not defend the thesis against the evidence.`,
        ],
        [
          `explain how the books of merchants came to be admitted as evidence in legal disputes`,
          'detail-for-main-idea',
          `Books "could be presented in a dispute," but that is only part of one answer in the second paragraph. How courts came to admit them is not explained.`,
        ],
      ],
      quick: [
        `Merchants seldom used the profit that double entry let them calculate. The passage asks why they took on the labor and considers other purposes.`,
      ],
      full: [
        `Find the question that the passage sets out to answer: "If merchants did not require the profit, why did they accept the labor?"`,
        `The first paragraph leads up to this question by showing that ledgers were seldom balanced. The second offers two answers, memory and audience, and the third looks at where they led.`,
        `So the passage reconsiders why merchants adopted a technique that they seldom used for its supposed purpose.`,
      ],
      hints: [
        `The famous thesis says why double entry was useful to merchants. What do the surviving ledgers suggest about that reason?`,
        `Find the question that opens the second paragraph. What makes it necessary, and what does the rest of the passage do with it?`,
      ],
    },
    {
      id: 'rc-251',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions 'simpler records, carefully maintained' in order to`,
      key: [
        `indicate why the first of two answers does not suffice`,
        `Simpler records "would have sufficed for most debts." So the need to remember debts does not fully explain the labor of double entry, and the first answer does not suffice.`,
      ],
      wrong: [
        [
          `show that most merchants had no need of credit at all`,
          'opposite-effect',
          `Simpler records would still have been records of debts. And a merchant "traded on credit with hundreds of correspondents," so the author takes it that credit was needed.`,
        ],
        [
          `suggest that double entry was often used incorrectly`,
          'out-of-scope',
          `The author calls simpler records good enough "for most debts," which makes double entry seem unnecessary. That is not to say that anyone used it incorrectly.`,
        ],
        [
          `contrast honest merchants with those who hid something`,
          'wrong-place',
          `An owner who "concealed nothing" belongs to the second answer, about the audience. The author uses the simpler records against the first answer.`,
        ],
        [
          `explain how it was that missing items were discovered`,
          'distorted-detail',
          `It was double entry that "made a missing item conspicuous." The simpler records are an alternative to it, not a way to discover missing items.`,
        ],
      ],
      quick: [
        `Simpler records would have been enough to keep track of most debts. So memory alone does not explain why merchants took on the labor of double entry.`,
      ],
      full: [
        `Look at the words around the sentence. "One answer is memory" comes before it, and "Another answer" follows.`,
        `The sentence itself begins with "But," so it limits the first answer: simpler records would have sufficed for most debts.`,
        `So the simpler records show why the first answer does not suffice and why the author goes on to a second.`,
      ],
      hints: [
        `Which question is the second paragraph trying to answer, and what is its first answer?`,
        `Look at the words "But" and "Another answer" around the sentence. What does the sentence do to the answer before it?`,
      ],
    },
    {
      id: 'rc-252',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `With which of the following statements about the famous thesis would the author most likely agree?`,
      key: [
        `It may be right about where double entry led, though not about why merchants adopted it.`,
        `The author names other purposes for double entry but says that it "may prepare a mentality that it did not originally express." So the thesis may be wrong about the merchants' motive but right about where double entry led.`,
      ],
      wrong: [
        [
          `It is right about why merchants adopted double entry, though not about where it led.`,
          'opposite-effect',
          `The author says of the two purposes that "Neither purpose is capitalist calculation." So the thesis is not right about why merchants adopted double entry.`,
        ],
        [
          `It may be right about merchants of the sixteenth century, though not about later ones.`,
          'distorted-detail',
          `The ledgers of "the sixteenth and seventeenth centuries" are inconvenient for the thesis. That includes merchants of the sixteenth century, so the author would not say that it fits them.`,
        ],
        [
          `It is wrong about double entry, because simpler records would have served the same purposes.`,
          'half-right',
          `Simpler records "would have sufficed for most debts." But the passage does not say that they would also have impressed an audience, which was the second purpose.`,
        ],
        [
          `It is wrong about capitalism, because profits were not calculated in any enterprise.`,
          'too-strong',
          `The passage speaks of profits "where they were determined," so some merchants did calculate them. What it doubts is that profits led to decisions.`,
        ],
      ],
      quick: [
        `The thesis seems mistaken about why merchants adopted double entry. But the records did make calculation possible later, so it may be right about the result.`,
      ],
      full: [
        `Divide the thesis into a motive and a result, and see what the author says about each.`,
        `The motive would be the wish to calculate profit. But the passage names memory and audience instead and says, "Neither purpose is capitalist calculation." As for the result, the records are ones "from which calculation eventually became possible."`,
        `So the author would say that the thesis "may be right about where double entry led" but not about why merchants adopted it.`,
      ],
      hints: [
        `What does the famous thesis say that double entry did for merchants?`,
        `Divide the thesis into a motive and a result. What does the author say about each of them?`,
      ],
    },
    {
      id: 'rc-253',
      skill: 'rc-application',
      difficulty: 1.4,
      stem: `Which of the following discoveries would most strengthen the second of the two answers?`,
      key: [
        `Merchants rewrote untidy accounts in double entry before they submitted them to courts.`,
        `The second answer is that orderly books could impress an audience, for example "in a dispute." Rewriting accounts for courts suggests that merchants valued double entry for such an audience.`,
      ],
      wrong: [
        [
          `Merchants consulted their ledgers mostly in order to learn which debts were overdue.`,
          'wrong-place',
          `Looking up overdue debts means using the ledger as a memory. That strengthens the first answer and not the second.`,
        ],
        [
          `Merchants kept a secret ledger, which they balanced each year in order to set prices.`,
          'opposite-effect',
          `A secret ledger has no audience, and one used to set prices serves calculation. So the discovery supports the famous thesis and not the second answer.`,
        ],
        [
          `Merchants whose ledgers contained erasures traded with as many partners as others did.`,
          'opposite-effect',
          `Pages that showed no erasures were supposed to impress others. If erasures did not reduce a merchant's trade, neat books seem to have mattered little to that audience.`,
        ],
        [
          `Merchants taught double entry to apprentices, who later made use of it in their own trade.`,
          'out-of-scope',
          `Teaching apprentices explains how double entry spread. It does not show for what purpose merchants used it.`,
        ],
      ],
      quick: [
        `According to the second answer, books were kept for an audience. Accounts rewritten before courts saw them were made to be shown.`,
      ],
      full: [
        `Name the second answer in one word, "audience," and look for a fact that this answer explains best.`,
        `Orderly books "could be presented in a dispute," and clean pages announced that "their owner concealed nothing."`,
        `Overdue debts point to memory, and a secret ledger points to profit. But accounts rewritten in double entry for the courts were made for those who would see them. So that discovery supports the second answer.`,
      ],
      hints: [
        `According to the second answer, who was supposed to look at the books?`,
        `Name each of the two answers in one word. Then decide for each discovery which of them it supports.`,
      ],
    },
  ],
}

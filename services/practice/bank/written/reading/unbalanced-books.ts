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
        `The supposed purpose is to calculate profit, but the ledgers show little of this. The passage asks "why did they accept the labor?" and considers two other purposes.`,
      ],
      wrong: [
        [
          `demonstrate that a technique used by merchants contributed nothing to the rise of capitalism`,
          'too-strong',
          `The last sentence says that a technique "may prepare a mentality," which would be a contribution.`,
        ],
        [
          `describe the errors that merchants committed in recording transactions in their ledgers`,
          'distorted-detail',
          `Many ledgers "were balanced only when their pages had been filled." The passage does not call this an error; it shows what the ledgers were not used for.`,
        ],
        [
          `defend a famous thesis on capitalism against evidence drawn from a number of ledgers`,
          'opposite-effect',
          `The evidence is "inconvenient for this thesis," and the author looks for other purposes.`,
        ],
        [
          `explain how the books of merchants came to be admitted as evidence in legal disputes`,
          'detail-for-main-idea',
          `Books "could be presented in a dispute," but this is only part of one of the answers in the second paragraph.`,
        ],
      ],
      quick: [`Merchants seldom used the profit they could calculate, so "why did they accept the labor?"`],
      full: [
        `Method: find the question that the passage asks about merchants.`,
        `It opens the second paragraph: "If merchants did not require the profit, why did they accept the labor?" The first paragraph leads up to it by showing that ledgers were seldom balanced, and the rest offers two answers, memory and audience.`,
        `So the purpose is to look again at why merchants adopted a technique that "they seldom used for its supposed purpose."`,
      ],
      hints: [
        `Does the passage defend the famous thesis, reject it entirely, or ask a question that it leaves open?`,
        `Which question opens the second paragraph, and what makes that question necessary?`,
      ],
    },
    {
      id: 'rc-251',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions 'simpler records, carefully maintained' in order to`,
      key: [
        `indicate why the first of two answers does not suffice`,
        `Simpler records "would have sufficed for most debts," so the need to remember debts does not explain the labor of double entry. The first answer does not suffice.`,
      ],
      wrong: [
        [
          `show that most merchants had no need of credit at all`,
          'opposite-effect',
          `Simpler records would still have recorded credit. The passage says that merchants "traded on credit with hundreds of correspondents."`,
        ],
        [
          `suggest that double entry was often used incorrectly`,
          'out-of-scope',
          `The simpler records are an alternative that "would have sufficed." The passage does not discuss whether double entry was used correctly.`,
        ],
        [
          `contrast honest merchants with those who hid something`,
          'wrong-place',
          `An owner who "concealed nothing" belongs to the second answer, about the audience. The author uses the simpler records against the first answer.`,
        ],
        [
          `explain how it was that missing items were discovered`,
          'distorted-detail',
          `Double entry, not the simpler records, made "a missing item conspicuous."`,
        ],
      ],
      quick: [`If simpler records "would have sufficed," memory cannot explain the extra labor.`],
      full: [
        `Method: look at the words "But" and "Another answer" around the sentence.`,
        `"One answer is memory" comes first. The sentence begins with "But," so it limits that answer: simpler records would have been enough for most debts. The next answer is introduced by "Another answer."`,
        `The author mentions simpler records to show why the first answer "does not suffice" and a second is needed.`,
      ],
      hints: [
        `Is the author satisfied with memory as a reason for keeping double-entry books?`,
        `If something simpler would have been enough, what remains unexplained?`,
      ],
    },
    {
      id: 'rc-252',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `With which of the following statements about the famous thesis would the author most likely agree?`,
      key: [
        `It may be right about where double entry led, though not about why merchants adopted it.`,
        `Merchants adopted double entry for other purposes, but it "may prepare a mentality that it did not originally express." So the thesis may be right about the result though not about the motive.`,
      ],
      wrong: [
        [
          `It is right about why merchants adopted double entry, though not about where it led.`,
          'opposite-effect',
          `"Neither purpose is capitalist calculation," so the thesis is not right about why merchants adopted it.`,
        ],
        [
          `It may be right about merchants of the sixteenth century, though not about later ones.`,
          'distorted-detail',
          `The ledgers of both centuries are "inconvenient for this thesis," and the passage does not divide earlier merchants from later ones in this way.`,
        ],
        [
          `It is wrong about double entry, because simpler records would have served the same purposes.`,
          'half-right',
          `Simpler records "would have sufficed for most debts," but not for the second purpose, which was to impress an audience.`,
        ],
        [
          `It is wrong about capitalism, because profits were not calculated in any enterprise.`,
          'too-strong',
          `The passage speaks of profits "where they were determined," so some were calculated. They can seldom be connected with any decision.`,
        ],
      ],
      quick: [`The thesis is mistaken about the motive but may be right about the result.`],
      full: [
        `Method: divide the thesis into a motive and a result, and find what the author says about each.`,
        `The motive would be the wish to calculate profit, and the author says that "neither purpose is capitalist calculation." As for the result, calculation "eventually became possible" through these records.`,
        `So the thesis "may be right about where double entry led" but not about why merchants adopted it.`,
      ],
      hints: [
        `What does the author deny about merchants' purposes, and what does the author grant about their records?`,
        `How does what merchants wanted differ from what their records later made possible?`,
      ],
    },
    {
      id: 'rc-253',
      skill: 'rc-application',
      difficulty: 1.4,
      stem: `Which of the following discoveries would most strengthen the second of the two answers?`,
      key: [
        `Merchants rewrote untidy accounts in double entry before they submitted them to courts.`,
        `The second answer is that the books were meant for an audience, for example "in a dispute." Rewriting accounts just before a court saw them shows that this form was chosen for such an audience.`,
      ],
      wrong: [
        [
          `Merchants consulted their ledgers mostly in order to learn which debts were overdue.`,
          'wrong-place',
          `Looking up overdue debts is a matter of "who owed what," so this strengthens the first answer, memory.`,
        ],
        [
          `Merchants kept a secret ledger, which they balanced each year in order to set prices.`,
          'opposite-effect',
          `This supports the famous thesis, since profits are calculated for decisions and not for an audience.`,
        ],
        [
          `Merchants whose ledgers contained erasures traded with as many partners as others did.`,
          'opposite-effect',
          `Pages that "showed no erasures" were supposed to impress others. This suggests that they did not matter to the people who dealt with their owners.`,
        ],
        [
          `Merchants taught double entry to apprentices, who later made use of it in their own trade.`,
          'out-of-scope',
          `Teaching apprentices explains how the technique spread. It does not show for what purpose merchants used it.`,
        ],
      ],
      quick: [`The second answer is the audience, and these accounts were rewritten to be seen.`],
      full: [
        `Method: name the answer in one word and look for a fact that only this answer explains.`,
        `The second answer "considers the audience": orderly books "could be presented in a dispute" and announced that "their owner concealed nothing."`,
        `Overdue debts point to memory, and a secret ledger points to profit. Accounts put into double entry "before they submitted them to courts" were made for those who would see them.`,
      ],
      hints: [
        `For which readers were the books meant, according to the second answer?`,
        `Which discovery would show that merchants chose this form for the eyes of others?`,
      ],
    },
  ],
}

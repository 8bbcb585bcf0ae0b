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
        `The supposed use is to calculate profit. The ledgers show little of that, and two other purposes are considered.`,
      ],
      wrong: [
        [
          `demonstrate that a technique used by merchants contributed nothing to the rise of capitalism`,
          'too-strong',
          `The last sentence says that it 'may prepare a mentality'. That is a contribution.`,
        ],
        [
          `describe the errors that merchants committed in recording transactions in their ledgers`,
          'distorted-detail',
          `That ledgers were seldom balanced is not called an error. It shows what they were not used for.`,
        ],
        [
          `defend a famous thesis on capitalism against evidence drawn from a number of ledgers`,
          'opposite-effect',
          `The evidence is 'inconvenient for this thesis', and the author looks for other purposes.`,
        ],
        [
          `explain how the books of merchants came to be admitted as evidence in legal disputes`,
          'detail-for-main-idea',
          `Their use in disputes is part of one of the answers in the second paragraph.`,
        ],
      ],
      quick: [`The thesis does not fit the ledgers: 'why did they accept the labor?'`],
      full: [
        `Method: find the question that the passage asks itself.`,
        `It opens the second paragraph: 'If merchants did not require the profit, why did they accept the labor?' The first paragraph leads to it, the rest replies.`,
        `So the purpose is to look again at why the technique was adopted.`,
      ],
      hints: [
        `The second paragraph opens with a question: what makes it necessary, and what follows it?`,
        `Does the passage defend the famous thesis, destroy it, or ask for something it left out?`,
      ],
    },
    {
      id: 'rc-251',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions 'simpler records, carefully maintained' in order to`,
      key: [
        `indicate why the first of two answers does not suffice`,
        `If simpler records would have done for most debts, memory does not explain the labor of double entry.`,
      ],
      wrong: [
        [
          `show that most merchants had no need of credit at all`,
          'opposite-effect',
          `Merchants 'traded on credit with hundreds of correspondents'.`,
        ],
        [
          `suggest that double entry was often used incorrectly`,
          'out-of-scope',
          `The records are an alternative. How correctly double entry was used is not at issue.`,
        ],
        [
          `contrast honest merchants with those who hid something`,
          'wrong-place',
          `Honesty belongs to the second answer, about the audience.`,
        ],
        [
          `explain how it was that missing items were discovered`,
          'distorted-detail',
          `It was double entry that made 'a missing item conspicuous'.`,
        ],
      ],
      quick: [`'But' limits the answer from memory.`],
      full: [
        `Method: look for the connecting word at the start of the sentence.`,
        `'One answer is memory … But simpler records … would have sufficed for most debts.' Then: 'another answer'.`,
        `The sentence gives the reason to look for another answer.`,
      ],
      hints: [
        `In the second paragraph, find the word that begins this sentence and the words that begin the next.`,
        `If something simpler would have done, what remains unexplained?`,
      ],
    },
    {
      id: 'rc-252',
      skill: 'rc-inference',
      difficulty: 1.7,
      stem: `With which of the following statements about the famous thesis would the author most likely agree?`,
      key: [
        `It may be right about where double entry led, though not about why merchants adopted it.`,
        `Adopted for other purposes, the technique 'may prepare a mentality that it did not originally express'.`,
      ],
      wrong: [
        [
          `It is right about why merchants adopted double entry, though not about where it led.`,
          'opposite-effect',
          `'Neither purpose is capitalist calculation', so it is wrong about why they adopted it.`,
        ],
        [
          `It may be right about merchants of the sixteenth century, though not about later ones.`,
          'distorted-detail',
          `The ledgers of both centuries are inconvenient for it. If it fits any time, it is a later one.`,
        ],
        [
          `It is wrong about double entry, because simpler records would have served the same purposes.`,
          'half-right',
          `Simpler records would have served memory. They had no such appearance of justice.`,
        ],
        [
          `It is wrong about capitalism, because profits were not calculated in any enterprise.`,
          'too-strong',
          `Profits were sometimes determined. It is their use in decisions that can seldom be found.`,
        ],
      ],
      quick: [`Not the purpose, perhaps the result.`],
      full: [
        `Method: divide the thesis into motive and effect and find the author's word on each.`,
        `Motive: merchants wanted to calculate profit. Author: 'neither purpose is capitalist calculation'. Effect: rational calculation. Author: 'eventually became possible'.`,
        `So the thesis errs about the motive and may hold for the effect.`,
      ],
      hints: [
        `The third paragraph turns at 'however': what does it deny before, and what does it grant after?`,
        `Separate what merchants wanted from what their records made possible.`,
      ],
    },
    {
      id: 'rc-253',
      skill: 'rc-application',
      difficulty: 1.4,
      stem: `Which of the following discoveries would most strengthen the second of the two answers?`,
      key: [
        `Merchants rewrote untidy accounts in double entry before they submitted them to courts.`,
        `It would show that double entry was produced for those who were to see it.`,
      ],
      wrong: [
        [
          `Merchants consulted their ledgers mostly in order to learn which debts were overdue.`,
          'wrong-place',
          `This strengthens the first answer, memory.`,
        ],
        [
          `Merchants kept a secret ledger, which they balanced each year in order to set prices.`,
          'opposite-effect',
          `This supports the famous thesis: profits calculated for decisions, and for no audience.`,
        ],
        [
          `Merchants whose ledgers contained erasures traded with as many partners as others did.`,
          'opposite-effect',
          `It suggests that the appearance of the books did not matter to those who dealt with their owners.`,
        ],
        [
          `Merchants taught double entry to apprentices, who later made use of it in their own trade.`,
          'out-of-scope',
          `This tells how the technique spread, not for what purpose it was used.`,
        ],
      ],
      quick: [`Second answer: the audience. Look for books made to be seen.`],
      full: [
        `Method: name the answer in one word and look for a fact that only it explains.`,
        `Answer: the audience, in disputes above all. Overdue debts mean memory; a secret ledger means profit.`,
        `Accounts that are put into double entry just before a court sees them are made for that audience.`,
      ],
      hints: [
        `In the second paragraph, find which people the second answer has in mind as readers of the books.`,
        `Which discovery would show that merchants chose this form for others' eyes?`,
      ],
    },
  ],
}

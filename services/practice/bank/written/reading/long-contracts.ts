import type { WrittenPassage } from '../written-question.ts'

export const longContracts: WrittenPassage = {
  passage: {
    id: 'passage-long-contracts',
    title: 'Twelve pages between friends',
    paragraphs: [
      `Two kinds of people dislike long contracts: those who have to read them, and those who hold that they poison trust. The second complaint is the more interesting. To foresee in writing that a supplier may cheat, it is said, is to tell him that one expects it; partners who trust each other shake hands, and paper is for strangers. If this is right, contracts between the same two firms should grow shorter as the years pass.`,
      `Mereana Tau has read 240 contracts between the boatyards of one estuary and the sawmills that supply them, and they do the reverse. A first contract seldom fills two pages; one between partners of fifteen years' standing may fill twelve. Tau's explanation lies in what the added pages contain. Clauses that threaten, with penalties for lateness or short measure, are about as many in the last contract as in the first. What accumulates is instruction: whom to telephone when a load arrives damp, or how planks of two grades may be exchanged in a wet spring. Most of it can be traced to a mishap in the year before. For such partners, she concludes, the contract is less a weapon than a diary of what they have learned together.`,
      `The old complaint is not thereby refuted altogether. In four of the partnerships, the mill's insurers had penalties inserted that neither side had asked for, and within a year the mills ceased to do small favors for which no contract provided, such as delivering on a Sunday. Tau notes that orders were falling at the time, so that the favors might have ceased in any event. But it would not surprise her, she adds, if a clause that comes from a shared mishap and one that comes from a stranger's suspicion were read differently, even on the same page.`,
    ],
  },
  questions: [
    {
      id: 'rc-042',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following most accurately expresses the main point of the passage?`,
      key: [
        `Whether the length of a contract speaks of distrust depends on what fills its pages.`,
        `In long partnerships, the added pages hold "instruction" learned from mishaps, not threats. But penalties that outsiders insert may be read as suspicion. So it matters what fills the pages, not how many there are.`,
      ],
      wrong: [
        [
          `Contracts between firms grow shorter as the partners learn to rely on a handshake.`,
          'opposite-effect',
          `This is what we would expect if the complaint in the first paragraph were right. But the contracts that Tau read "do the reverse" and grow longer.`,
        ],
        [
          `Penalties in a contract destroy the goodwill from which both of the partners profit.`,
          'too-strong',
          `In four partnerships, favors stopped after penalties were inserted. But orders were falling, and the favors "might have ceased in any event," so the passage does not go as far as this.`,
        ],
        [
          `Partners of long standing write down what to do when a load of timber arrives damp.`,
          'detail-for-main-idea',
          `The load that "arrives damp" is one example of what contracts say. The passage is about what pages like these say about trust, so this is a detail.`,
        ],
        [
          `The dislike of long contracts is due to the trouble of reading them and to nothing else.`,
          'distorted-detail',
          `The first sentence names two reasons for the dislike: the trouble of reading, and the belief that long contracts "poison trust." This answer denies the second, which the passage is about.`,
        ],
      ],
      quick: [
        `Pages of instruction do not show distrust, but penalties inserted by outsiders may. So what a contract contains matters more than how long it is.`,
      ],
      full: [
        `The first paragraph gives the complaint that long contracts express distrust. The second replies that contracts between old partners grow because they record what the partners have learned.`,
        `The third limits this reply: a clause from "a stranger's suspicion" may be read differently from one that comes from "a shared mishap." So whether length shows distrust depends on what fills the pages.`,
      ],
      hints: [
        `What complaint about long contracts does the first paragraph report?`,
        `Does the passage in the end accept the complaint, reject it, or limit it? Compare the added clauses of the second paragraph with those of the third.`,
      ],
    },
    {
      id: 'rc-043',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `It can be inferred from the passage that, compared with the first contract between the same partners, a contract between partners of fifteen years' standing tends to contain`,
      key: [
        `a smaller proportion of clauses that threaten a penalty`,
        `Clauses that threaten are "about as many in the last contract as in the first," while the contract may grow from two pages to twelve. So they tend to make up a smaller proportion of it.`,
      ],
      wrong: [
        [
          `fewer clauses that provide for a penalty of any kind`,
          'distorted-detail',
          `The number of such clauses hardly changes: they are "about as many in the last contract as in the first." It is their share that falls.`,
        ],
        [
          `more clauses that were inserted at an insurer's request`,
          'wrong-place',
          `Insurers had penalties inserted in "four of the partnerships." Nothing says that such clauses become more common as the years pass.`,
        ],
        [
          `fewer instructions on what is to be done after a mishap`,
          'opposite-effect',
          `This is backward. Instruction is what "accumulates," and most of it can be traced to a mishap.`,
        ],
        [
          `a larger number of favors such as deliveries on Sundays`,
          'half-right',
          `The favors are things "for which no contract provided." So a contract does not contain them at all.`,
        ],
      ],
      quick: [
        `The number of threatening clauses stays about the same while the contract grows, so their share becomes smaller.`,
      ],
      full: [
        `A first contract "seldom fills two pages," and one between partners of fifteen years' standing "may fill twelve."`,
        `Threatening clauses are "about as many" at the end as at the beginning, and what is added is instruction. The same number in a much longer contract is a smaller proportion.`,
      ],
      hints: [
        `What changes over the years in the contracts between the same partners?`,
        `Do not confuse the number of clauses of one kind with their share of the contract. How does each of the two change?`,
      ],
    },
    {
      id: 'rc-044',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.3,
      stem: `The reference to falling orders in the third paragraph serves to`,
      key: [
        `point to another possible cause of the change in the mills' conduct`,
        `Tau notes that orders were falling, "so that the favors might have ceased in any event." So the penalties may not be what ended them.`,
      ],
      wrong: [
        [
          `explain why the insurers of the mills asked for penalties to be inserted`,
          'real-world-belief',
          `The passage says only that the insurers "had penalties inserted," not why. Falling orders are mentioned because they may explain why the favors stopped.`,
        ],
        [
          `illustrate the kind of mishap from which the instructions are derived`,
          'wrong-place',
          `The mishaps are events such as a load that "arrives damp." No instruction in the passage comes from falling orders.`,
        ],
        [
          `confirm that penalties discourage partners from doing unpaid favors`,
          'opposite-effect',
          `The favors "might have ceased in any event." So the reference makes it less certain, not more, that penalties ended them.`,
        ],
        [
          `show that the partnerships were harmed by the length of the contracts`,
          'reversed-causation',
          `Orders were falling "at the time," but nobody says that long contracts were to blame. The reference has to do with the favors that stopped.`,
        ],
      ],
      quick: [
        `Falling orders could have ended the favors on their own. So they are another possible cause besides the penalties.`,
      ],
      full: [
        `In four partnerships, penalties were inserted, and within a year the mills stopped doing small favors. That seems to show that penalties end favors.`,
        `But "orders were falling at the time," so the favors "might have ceased in any event." The reference points to another possible cause of what the mills did.`,
      ],
      hints: [
        `What happened in the four partnerships, and in what order?`,
        `Does the reference to falling orders make the case against penalties stronger or weaker, and why?`,
      ],
    },
    {
      id: 'rc-045',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.4,
      stem: `Which of the following most resembles the contracts of long-standing partners as Tau understands them?`,
      key: [
        `The checklist of a theater crew, which gains a line whenever something goes wrong on stage`,
        `Like the contracts, the checklist grows after mishaps and tells its users what to do. So it too is "a diary of what they have learned together."`,
      ],
      wrong: [
        [
          `The diary of a traveler, who notes down each evening what has been seen and done that day`,
          'distorted-detail',
          `The word "diary" is tempting, but Tau uses it only as a comparison. The traveler writes down what was seen, not what to do the next time.`,
        ],
        [
          `The rules of a library, which become stricter each time a reader has failed to return a book`,
          'half-right',
          `These rules do grow out of mishaps, but they "become stricter." In the contracts, what is added is instruction, and the threats hardly increase.`,
        ],
        [
          `The report of an inspector, which lists in detail all of the faults that a building still has`,
          'wrong-comparison',
          `The inspector's report lists faults that a building still has. It does not record what partners have learned together from their mishaps.`,
        ],
        [
          `The promise of two neighbors, who have agreed to look after each other's gardens in summer`,
          'opposite-effect',
          `The two neighbors are like the partners in the first paragraph who "shake hands." Their promise does not grow with experience, as the contracts do.`,
        ],
      ],
      quick: [
        `The contracts grow through mishaps and tell those who use them what to do. So does the crew's checklist.`,
      ],
      full: [
        `According to Tau, a contract between old partners grows by instructions, and most of these "can be traced to a mishap in the year before."`,
        `The checklist "gains a line whenever something goes wrong on stage" and tells the crew what to do the next time. So it resembles the contracts in how it grows and in what it is for.`,
      ],
      hints: [
        `How does Tau describe the contracts of partners who have dealt with each other for years?`,
        `What makes such a contract grow, and what do the added pages do for the partners? Check each option for both.`,
      ],
    },
  ],
}

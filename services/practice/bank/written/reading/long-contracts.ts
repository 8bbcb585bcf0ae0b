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
        `In long partnerships the added pages hold "instruction" learned from mishaps, not threats. The last paragraph allows that penalties from outside may be read as suspicion, so everything depends on what the pages contain.`,
      ],
      wrong: [
        [
          `Contracts between firms grow shorter as the partners learn to rely on a handshake.`,
          'opposite-effect',
          `This would follow from the complaint in the first paragraph. The contracts that Tau read "do the reverse."`,
        ],
        [
          `Penalties in a contract destroy the goodwill from which both of the partners profit.`,
          'too-strong',
          `The four partnerships hint at this, but falling orders might explain them as well. Tau says only that a difference "would not surprise her."`,
        ],
        [
          `Partners of long standing write down what to do when a load of timber arrives damp.`,
          'detail-for-main-idea',
          `The load that "arrives damp" is one example of the instructions. The passage asks what such pages say about trust.`,
        ],
        [
          `The dislike of long contracts is due to the trouble of reading them and to nothing else.`,
          'distorted-detail',
          `The first sentence names two reasons for dislike, and the passage is about the second, that contracts "poison trust."`,
        ],
      ],
      quick: [
        `Instructions show no distrust, but penalties from outside may, so everything depends on what the pages contain.`,
      ],
      full: [
        `The first paragraph gives the complaint that long contracts express distrust. The second answers that contracts between old partners are long because they record what the partners have learned.`,
        `The third limits this answer: a clause that comes "from a stranger's suspicion" may be read differently from one that comes from "a shared mishap."`,
        `The answer covers both halves by saying that it "depends on what fills its pages."`,
      ],
      hints: [
        `Does the passage accept the complaint about long contracts, reject it, or limit it?`,
        `How do the clauses in the second paragraph differ from those in the third?`,
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
        `Clauses that threaten are "about as many in the last contract as in the first," while the contract grows from two pages to as many as twelve. The same number is a smaller proportion of a longer contract.`,
      ],
      wrong: [
        [
          `fewer clauses that provide for a penalty of any kind`,
          'distorted-detail',
          `The clauses that threaten are "about as many in the last contract as in the first." What falls is their share of the whole.`,
        ],
        [
          `more clauses that were inserted at an insurer's request`,
          'wrong-place',
          `Insurers had penalties inserted in "four of the partnerships." The passage does not say that such clauses become more common with time.`,
        ],
        [
          `fewer instructions on what is to be done after a mishap`,
          'opposite-effect',
          `Instruction is what "accumulates," and most of it can be traced to a mishap.`,
        ],
        [
          `a larger number of favors such as deliveries on Sundays`,
          'half-right',
          `Favors are things "for which no contract provided," so they are not part of the contract.`,
        ],
      ],
      quick: [`The number of threats stays the same while the contract grows, so their share shrinks.`],
      full: [
        `A first contract "seldom fills two pages," and one between partners of fifteen years' standing "may fill twelve."`,
        `The clauses that threaten are "about as many" at the end as at the beginning. Only instruction is added.`,
        `A constant number within a growing whole is a shrinking part, so the later contract has "a smaller proportion" of threatening clauses.`,
      ],
      hints: [
        `Which parts of the contract grow with the years, and which do not?`,
        `How does the number of clauses of one kind differ from their share of the contract?`,
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
        `Tau notes that orders were falling, "so that the favors might have ceased in any event." The penalties may therefore not have been the cause.`,
      ],
      wrong: [
        [
          `explain why the insurers of the mills asked for penalties to be inserted`,
          'real-world-belief',
          `Hard times might make insurers cautious. But the passage says only that the insurers "had penalties inserted," not why.`,
        ],
        [
          `illustrate the kind of mishap from which the instructions are derived`,
          'wrong-place',
          `The mishaps are things like a load that "arrives damp." The passage does not say that the falling orders led to any instruction.`,
        ],
        [
          `confirm that penalties discourage partners from doing unpaid favors`,
          'opposite-effect',
          `The reference weakens this conclusion, since the favors "might have ceased in any event."`,
        ],
        [
          `show that the partnerships were harmed by the length of the contracts`,
          'reversed-causation',
          `The clauses in question are penalties, and the passage does not blame the length of any contract. It mentions the fall in orders only as something that happened "at the time."`,
        ],
      ],
      quick: [`Falling orders could have ended the favors by themselves, so they are another possible cause.`],
      full: [
        `In four partnerships penalties were inserted, and within a year the mills stopped doing small favors. This seems to show that penalties end favors.`,
        `Tau adds that "orders were falling at the time," and that the favors "might have ceased in any event."`,
        `So the reference points to "another possible cause" of what the mills did and keeps the case from being proof.`,
      ],
      hints: [
        `What does the paragraph seem to show about penalties before it mentions the falling orders?`,
        `Does the reference to the falling orders make that case against penalties stronger or weaker, and why?`,
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
        `Like the contracts, the checklist grows with shared experience, comes from things that went wrong, and tells people what to do. It is "a diary of what they have learned together."`,
      ],
      wrong: [
        [
          `The diary of a traveler, who notes down each evening what has been seen and done that day`,
          'distorted-detail',
          `Tau uses "diary" as a comparison. A traveler's notes are private and give no instructions for the next time.`,
        ],
        [
          `The rules of a library, which become stricter each time a reader has failed to return a book`,
          'half-right',
          `These rules also grow out of mishaps, but by adding threats. In the contracts the number of threats hardly changes.`,
        ],
        [
          `The report of an inspector, which lists in detail all of the faults that a building still has`,
          'wrong-comparison',
          `A report by an outsider is more like the insurers' suspicion than like what two partners record for themselves.`,
        ],
        [
          `The promise of two neighbors, who have agreed to look after each other's gardens in summer`,
          'opposite-effect',
          `Partners who "shake hands" belong to the first paragraph. Tau's long contracts are contrasted with them.`,
        ],
      ],
      quick: [`The contracts grow through mishaps and instruct those who use them, and so does the crew's checklist.`],
      full: [
        `According to Tau, contracts between old partners grow longer the longer the partners work together. What is added comes from mishaps and says what to do, not how to punish.`,
        `The crew's checklist "gains a line whenever something goes wrong," it tells people what to do, and it belongs to those who use it. Each of the other options lacks at least one of these features.`,
      ],
      hints: [
        `What is added to such a contract over the years, and where does it come from?`,
        `Two options grow out of things that go wrong. In which one do instructions grow, and in which one do threats?`,
      ],
    },
  ],
}

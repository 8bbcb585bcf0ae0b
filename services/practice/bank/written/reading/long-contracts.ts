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
        `In long partnerships, the added pages hold "instruction" learned from mishaps, not threats. But clauses from outside may be read as suspicion, so what fills the pages matters, not their number.`,
      ],
      wrong: [
        [
          `Contracts between firms grow shorter as the partners learn to rely on a handshake.`,
          'opposite-effect',
          `This would follow from the complaint in the first paragraph. But the contracts that Tau read "do the reverse" and grow longer.`,
        ],
        [
          `Penalties in a contract destroy the goodwill from which both of the partners profit.`,
          'too-strong',
          `In four partnerships, favors ceased after penalties had been inserted. But orders were falling, and the favors "might have ceased in any event," so this claim goes too far.`,
        ],
        [
          `Partners of long standing write down what to do when a load of timber arrives damp.`,
          'detail-for-main-idea',
          `The load that "arrives damp" is one example of an instruction. The passage asks what pages like these say about trust.`,
        ],
        [
          `The dislike of long contracts is due to the trouble of reading them and to nothing else.`,
          'distorted-detail',
          `The first sentence names two reasons for the dislike. The passage is about the second, that long contracts "poison trust," which this answer denies.`,
        ],
      ],
      quick: [
        `Pages of instruction show no distrust, but penalties from outside may. So the content of a contract matters more than its length.`,
      ],
      full: [
        `The first paragraph gives the complaint that long contracts express distrust. The second answers that contracts between old partners grow because they record what the partners have learned.`,
        `The third limits this answer: a clause from "a stranger's suspicion" may be read differently from a clause from "a shared mishap." So length alone does not show distrust.`,
      ],
      hints: [
        `How do the clauses in the second paragraph differ from those that the insurers wanted?`,
        `Sum up what each paragraph says about the complaint against long contracts. Is it accepted, rejected, or limited in the end?`,
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
        `Clauses that threaten are "about as many in the last contract as in the first," while the contract grows from two pages to as many as twelve. So they are a smaller proportion of the whole.`,
      ],
      wrong: [
        [
          `fewer clauses that provide for a penalty of any kind`,
          'distorted-detail',
          `The clauses that threaten are "about as many in the last contract as in the first." Their share falls, not their number.`,
        ],
        [
          `more clauses that were inserted at an insurer's request`,
          'wrong-place',
          `Insurers had penalties inserted in "four of the partnerships." The passage does not say that such clauses become more common with time.`,
        ],
        [
          `fewer instructions on what is to be done after a mishap`,
          'opposite-effect',
          `The passage says the reverse. Instruction is what "accumulates," and most of it can be traced to a mishap.`,
        ],
        [
          `a larger number of favors such as deliveries on Sundays`,
          'half-right',
          `The favors are things "for which no contract provided." So they are not part of any contract.`,
        ],
      ],
      quick: [
        `The number of threatening clauses stays about the same while the contract grows, so their share becomes smaller.`,
      ],
      full: [
        `A first contract "seldom fills two pages," and one between partners of fifteen years' standing "may fill twelve."`,
        `The threatening clauses are "about as many" at the end as at the beginning, and what is added is instruction. The same number in a much longer contract is a smaller proportion.`,
      ],
      hints: [
        `Which part of the contract grows with the years, and which part does not?`,
        `Keep the number of clauses of a kind apart from their share of the whole contract. How does each of them change?`,
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
          `The passage says only that the insurers "had penalties inserted," not why. Falling orders are mentioned as a reason why the favors may have ceased.`,
        ],
        [
          `illustrate the kind of mishap from which the instructions are derived`,
          'wrong-place',
          `The mishaps are events such as a load that "arrives damp." The passage does not say that falling orders led to any instruction.`,
        ],
        [
          `confirm that penalties discourage partners from doing unpaid favors`,
          'opposite-effect',
          `The reference makes this conclusion less certain, since the favors "might have ceased in any event."`,
        ],
        [
          `show that the partnerships were harmed by the length of the contracts`,
          'reversed-causation',
          `Orders fell "at the time," but the passage does not say that the contracts caused it. The reference concerns the favors that ceased.`,
        ],
      ],
      quick: [
        `Falling orders could have ended the favors by themselves. So they are another possible cause besides the penalties.`,
      ],
      full: [
        `In four partnerships, penalties were inserted, and within a year the mills stopped doing small favors. This seems to show that penalties end favors.`,
        `But "orders were falling at the time," so the favors "might have ceased in any event." The reference names another possible cause and keeps the case from being proof.`,
      ],
      hints: [
        `What do the four partnerships seem to show about penalties before falling orders are mentioned?`,
        `Ask whether the reference to falling orders makes the case against penalties stronger or weaker, and why.`,
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
        `Like the contracts, the checklist grows after mishaps and tells those who use it what to do. So it too is "a diary of what they have learned together."`,
      ],
      wrong: [
        [
          `The diary of a traveler, who notes down each evening what has been seen and done that day`,
          'distorted-detail',
          `Tau uses the word "diary" only as a comparison. A traveler's notes record what was seen, but they give nobody instructions for the next time.`,
        ],
        [
          `The rules of a library, which become stricter each time a reader has failed to return a book`,
          'half-right',
          `These rules do grow out of mishaps, but they "become stricter." In the contracts, instructions are added, and the number of threats hardly changes.`,
        ],
        [
          `The report of an inspector, which lists in detail all of the faults that a building still has`,
          'wrong-comparison',
          `An inspector's report lists the faults that a building still has. It does not record what partners have learned together from mishaps.`,
        ],
        [
          `The promise of two neighbors, who have agreed to look after each other's gardens in summer`,
          'opposite-effect',
          `Such neighbors are like the partners in the first paragraph, who "shake hands." Their promise is not a written text that grows with experience.`,
        ],
      ],
      quick: [`The contracts grow through mishaps and instruct those who use them, and so does the crew's checklist.`],
      full: [
        `According to Tau, a contract between old partners grows by instructions, and most of these "can be traced to a mishap in the year before." It is written for those who use it.`,
        `The checklist "gains a line whenever something goes wrong on stage" and tells the crew what to do. So it grows in the same way and serves the same purpose.`,
      ],
      hints: [
        `What makes a contract between old partners grow, and what do its added pages do for them?`,
        `List the features of such a contract as Tau describes it: how it grows, what it adds, and who uses it. Check each option for all of them.`,
      ],
    },
  ],
}

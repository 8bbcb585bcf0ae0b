import type { WrittenPassage } from '../written-question.ts'

export const longContracts: WrittenPassage = {
  passage: {
    id: 'passage-long-contracts',
    title: 'Twelve pages between friends',
    paragraphs: [
      `Two kinds of people dislike long contracts: those who have to read them, and those who hold that they poison trust. The second complaint is the more interesting. To foresee in writing that a supplier may cheat, it is said, is to tell him that one expects it; partners who trust each other shake hands, and paper is for strangers. If this is right, contracts between the same two firms should grow shorter as the years pass.`,
      `Mereana Tau has read 240 contracts between the boatyards of one estuary and the sawmills that supply them, and they do the reverse. A first contract seldom fills two pages; one between partners of fifteen years' standing may fill twelve. Tau's explanation lies in what the added pages contain. Clauses that threaten, with penalties for lateness or short measure, are about as many in the last contract as in the first. What accumulates is instruction: whom to telephone when a load arrives damp, or how planks of two grades may be exchanged in a wet spring. Most of it can be traced to a mishap in the year before. For such partners, she concludes, the contract is less a weapon than a diary of what they have learned together.`,
      `The old complaint is not thereby refuted altogether. In four of the partnerships, the mill's insurers had penalties inserted that neither side had asked for, and within a year the mills ceased to do small favours for which no contract provided, such as delivering on a Sunday. Tau notes that orders were falling at the time, so that the favours might have ceased in any event. But it would not surprise her, she adds, if a clause that comes from a shared mishap and one that comes from a stranger's suspicion were read differently, even on the same page.`,
    ],
  },
  questions: [
    {
      id: 'rc-042',
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following most accurately expresses the main point of the passage?`,
      key: [
        `Whether the length of a contract speaks of distrust depends on what fills its pages.`,
        `In long partnerships the added pages hold 'instruction' learned from mishaps and not threats; the last paragraph allows that penalties from outside may still do harm.`,
      ],
      wrong: [
        [
          `Contracts between firms grow shorter as the partners learn to rely on a handshake.`,
          'opposite-effect',
          `This follows from the complaint of the first paragraph. The contracts that Tau read 'do the reverse'.`,
        ],
        [
          `Penalties in a contract destroy the goodwill from which both of the partners profit.`,
          'too-strong',
          `The four partnerships hint at this, but falling orders might have had the same effect, and Tau only says that 'it would not surprise her'.`,
        ],
        [
          `Partners of long standing write down what to do when a load of timber arrives damp.`,
          'detail-for-main-idea',
          `This is one example of the instructions. The passage asks what such pages mean for trust.`,
        ],
        [
          `The dislike of long contracts is due to the trouble of reading them and to nothing else.`,
          'distorted-detail',
          `The first sentence names two kinds of dislike, and the passage takes up the other one, that contracts 'poison trust'.`,
        ],
      ],
      quick: [
        `Long contracts of old partners: instruction, no sign of distrust. Penalties from a stranger: perhaps. So content decides.`,
      ],
      full: [
        `Paragraph 1: the complaint that long contracts express distrust.`,
        `Paragraph 2: contracts of old partners are long because they record experience.`,
        `Paragraph 3: clauses with another origin may be read as suspicion after all.`,
        `Both halves are covered by: it depends on what the pages contain.`,
      ],
      hints: [
        `Is the complaint of the first paragraph accepted, rejected, or limited?`,
        `Compare the clauses of the second paragraph with those of the third. In what do they differ?`,
      ],
    },
    {
      id: 'rc-043',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `It can be inferred from the passage that, compared with the first contract between the same partners, a contract between partners of fifteen years' standing tends to contain`,
      key: [
        `a smaller proportion of clauses that threaten a penalty`,
        `Penalties are 'about as many in the last contract as in the first', while the contract grows from two pages to as many as twelve. The same number makes up a smaller part.`,
      ],
      wrong: [
        [
          `fewer clauses that provide for a penalty of any kind`,
          'distorted-detail',
          `Their number stays about the same. It is their share of the whole that falls as other pages are added.`,
        ],
        [
          `more clauses that were inserted at an insurer's request`,
          'wrong-place',
          `Insurers come up in four partnerships in the third paragraph. Nothing says that such clauses grow more common with time.`,
        ],
        [
          `fewer instructions on what is to be done after a mishap`,
          'opposite-effect',
          `Instruction is just what 'accumulates', and most of it comes from mishaps.`,
        ],
        [
          `a larger number of favours such as deliveries on Sundays`,
          'half-right',
          `Favours exist in such partnerships, but they are things 'for which no contract provided'.`,
        ],
      ],
      quick: [`Same number of threats, up to six times the pages: a smaller share.`],
      full: [
        `Length: two pages at first, up to twelve after fifteen years.`,
        `Threats: about as many at the end as at the beginning.`,
        `A constant number within a growing whole is a shrinking proportion.`,
      ],
      hints: [
        `Which parts of the contract grow with the years, and which do not?`,
        `Distinguish the number of clauses of one kind from their share of the contract.`,
      ],
    },
    {
      id: 'rc-044',
      skill: 'rc-function',
      difficulty: 0.3,
      stem: `The reference to falling orders in the third paragraph serves to`,
      key: [
        `point to another possible cause of the change in the mills' conduct`,
        `Tau notes the falling orders 'so that the favours might have ceased in any event'. The penalties may not have been the reason.`,
      ],
      wrong: [
        [
          `explain why the insurers of the mills asked for penalties to be inserted`,
          'real-world-belief',
          `Hard times might make insurers cautious, but the passage gives no reason for their request.`,
        ],
        [
          `illustrate the kind of mishap from which the instructions are derived`,
          'wrong-place',
          `The mishaps are matters such as a damp load, in the second paragraph. Falling orders lead to no instruction.`,
        ],
        [
          `confirm that penalties discourage partners from doing unpaid favours`,
          'opposite-effect',
          `It weakens this conclusion, since the favours could have stopped without any penalties.`,
        ],
        [
          `show that the partnerships were harmed by the length of the contracts`,
          'reversed-causation',
          `Nobody traces the fall in orders to the contracts. It is a circumstance of the time.`,
        ],
      ],
      quick: [`'So that the favours might have ceased in any event': a rival cause.`],
      full: [
        `The case seems to show that penalties end favours.`,
        `Tau adds that orders were falling, and that this alone might have ended them.`,
        `The reference therefore admits a second explanation.`,
      ],
      hints: [
        `Read the sentence to its end: what follows from the falling orders?`,
        `Does the reference make the case against penalties stronger or weaker?`,
      ],
    },
    {
      id: 'rc-045',
      skill: 'rc-application',
      difficulty: 0.4,
      stem: `Which of the following most resembles the contracts of long-standing partners as Tau understands them?`,
      key: [
        `The checklist of a theatre crew, which gains a line whenever something goes wrong on stage`,
        `Like the contracts it grows with shared experience, tells people what to do, and comes from mishaps. It is 'a diary of what they have learned together'.`,
      ],
      wrong: [
        [
          `The diary of a traveller, who notes down each evening what has been seen and done that day`,
          'distorted-detail',
          `Tau's 'diary' is a comparison. A traveller's notes are private and give nobody instructions for the next time.`,
        ],
        [
          `The rules of a library, which become stricter each time a reader has failed to return a book`,
          'half-right',
          `These rules grow out of mishaps too, but by way of threats. In the contracts the threats hardly change in number.`,
        ],
        [
          `The report of an inspector, which lists in detail all of the faults that a building still has`,
          'wrong-comparison',
          `A report by an outsider is closer to the insurers' suspicion than to what two partners record for themselves.`,
        ],
        [
          `The promise of two neighbours, who have agreed to look after each other's gardens in summer`,
          'opposite-effect',
          `This is the handshake of the first paragraph, to which Tau's long contracts stand in contrast.`,
        ],
      ],
      quick: [
        `Needed: grows by mishaps, instructs and does not threaten, shared by those who use it. The checklist fits.`,
      ],
      full: [
        `Tau's contracts grow longer the longer people work together.`,
        `What is added comes from mishaps and says what to do, not how to punish.`,
        `The crew's checklist shares each feature; every other case lacks one.`,
      ],
      hints: [
        `Describe such a contract without the words contract, boat and mill.`,
        `Two cases grow out of mishaps. In which of them does instruction grow, and in which threat?`,
      ],
    },
  ],
}

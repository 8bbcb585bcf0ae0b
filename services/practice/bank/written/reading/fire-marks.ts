import type { WrittenPassage } from '../written-question.ts'

export const fireMarks: WrittenPassage = {
  passage: {
    id: 'passage-fire-marks',
    title: 'Plates on the walls of insured houses',
    paragraphs: [
      `On old houses in the port of Aldermere, small metal plates can still be found above the doors. They were put up in the eighteenth century by companies that insured houses against fire, and local guides explain them with confidence: each company maintained a brigade of its own, the plate identified the company's customers, and a house without the right plate was left to burn. Historians have been less confident, and two of them have proposed very different accounts of what the plates were for.`,
      `Beatrice Delacroix defends a modest version of the popular explanation. In a town where most streets had neither names nor numbers, she observes, a brigade had to recognize the property that it was paid to protect. She does not maintain that other houses were abandoned. Since fire spreads, no company could afford indifference toward a burning neighbor, and the account books of Aldermere record payments from one company to another for precisely this kind of assistance.`,
      `Min-jun Huang regards the plates as communication rather than identification. Two of the companies distributed thousands of plates in villages where they never had a brigade. A plate, in his interpretation, advertised the company to everyone who passed. It also discouraged arson: an enemy who intended to ruin the owner could see that the owner would be compensated.`,
      `Each account illuminates what the other leaves obscure, but neither explains the most ordinary feature of the plates. Beneath the company's emblem, nearly all of them carry the number of the customer's policy. A passing villager had no use for such a number, and firefighters in an emergency hardly consulted a register. The people who needed it were clerks. In the earliest decades, companies were repeatedly asked to pay for houses that nobody had insured; a plate that had been fixed in advance, with a number that could be compared with the register, made a fraudulent claim considerably harder. That plates later impressed the public, or guided a brigade, may have been a fortunate consequence of an administrative precaution.`,
    ],
  },
  questions: [
    {
      id: 'rc-162',
      skill: 'rc-main-idea',
      difficulty: 0.5,
      stem: `The primary purpose of the passage is to`,
      key: [
        `weigh two accounts of an object and point to a use that both of them overlook`,
        `Paragraphs 2 and 3 give the accounts. Paragraph 4 credits both and adds the use by clerks, which neither explains.`,
      ],
      wrong: [
        [
          `reconcile two accounts of an object by showing that they describe different towns`,
          'distorted-detail',
          `Villages without a brigade are evidence for Huang. The author does not divide the two accounts among places.`,
        ],
        [
          `defend a popular explanation of an object against the objections of two historians`,
          'wrong-speaker',
          `Only Delacroix defends it, in a modest version. The author moves to a third explanation.`,
        ],
        [
          `trace how the purpose of an object changed from the eighteenth century to the present`,
          'too-broad',
          `The passage is about what the plates were for when they were put up. The present appears only in the guides' stories.`,
        ],
        [
          `demonstrate that two accounts of an object rest on documents that cannot be trusted`,
          'opposite-effect',
          `The author relies on the same documents, such as the account books, and doubts none of them.`,
        ],
      ],
      quick: [`Two accounts, then 'neither explains the most ordinary feature', then the author's own answer.`],
      full: [
        `Method: say in one phrase what each paragraph does, then add the phrases up.`,
        `1: a popular story, and two historians who differ. 2: Delacroix, identification. 3: Huang, communication.`,
        `4: both help, neither explains the number; clerks needed it.`,
        `The purpose has to cover the two accounts and the author's addition.`,
      ],
      hints: [
        `What does the author do in the last paragraph that neither historian does?`,
        `Find the sentence that judges both accounts at once.`,
      ],
    },
    {
      id: 'rc-163',
      skill: 'rc-detail',
      difficulty: 0.4,
      stem: `The passage mentions each of the following as something that a plate may have done EXCEPT`,
      key: [
        `enabled a neighbor to call the brigade of the right company`,
        `Neighbors appear only as owners of houses that fire might reach. That they called a brigade is not mentioned.`,
      ],
      wrong: [
        [
          `led a brigade to a house in a street that had no name or number`,
          'except-overlooked',
          `This is Delacroix's account in the second paragraph.`,
        ],
        [
          `made the name of a company known to people who went by a house`,
          'except-overlooked',
          `Huang says that a plate 'advertised the company to everyone who passed'.`,
        ],
        [
          `kept a person from setting fire to the house of an enemy`,
          'except-overlooked',
          `Huang says that it 'discouraged arson', since the owner would be compensated.`,
        ],
        [
          `made it harder to claim money for a house that was not insured`,
          'except-overlooked',
          `The author says that it 'made a fraudulent claim considerably harder'.`,
        ],
      ],
      quick: [
        `Four uses are named: recognition, advertising, discouraging arson, checking claims. The exception is a fifth.`,
      ],
      full: [
        `Method for EXCEPT: find the place in the passage for each option; the one without a place is the answer.`,
        `Recognition stands in paragraph 2; advertising and arson in paragraph 3; fraudulent claims in paragraph 4.`,
        `Nobody in the passage calls a brigade.`,
      ],
      hints: [
        `List the uses that are mentioned, paragraph by paragraph.`,
        `Four options should each match a place in paragraphs 2 to 4.`,
      ],
    },
    {
      id: 'rc-164',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Delacroix and Huang would agree with which of the following statements about the plates?`,
      key: [
        `They do not show that the companies let other houses burn.`,
        `Delacroix 'does not maintain that other houses were abandoned' and cites payments for help. Huang takes the plates for advertising, so for him they show nothing about whom a brigade helped.`,
      ],
      wrong: [
        [
          `They were put up mainly where a company had a brigade.`,
          'wrong-speaker',
          `Huang points to thousands of plates in villages where the companies never had a brigade.`,
        ],
        [
          `They told the people of a street which houses were insured.`,
          'wrong-speaker',
          `This fits Huang. For Delacroix they spoke to the brigade, and she says nothing about the street.`,
        ],
        [
          `They were of more use to clerks than to those on the street.`,
          'wrong-speaker',
          `The clerks are the author's addition, and neither historian explains the number.`,
        ],
        [
          `They became unnecessary as soon as streets had been numbered.`,
          'out-of-scope',
          `Delacroix might agree, but advertising, as Huang sees it, does not depend on numbers of streets.`,
        ],
      ],
      quick: [`Ask of each option: would Delacroix say it, and would Huang? Only one gets yes twice.`],
      full: [
        `Method for two views: test each option against each view, and drop it at the first no.`,
        `Brigades only: Huang says no. The street: Delacroix is silent. Clerks: the author alone. Numbers of streets: no reason for Huang.`,
        `Houses left to burn: Delacroix denies it outright. For Huang a plate is a message, so he cannot read that from it either.`,
      ],
      hints: [
        `Which part of the guides' story does Delacroix give up?`,
        `What would Huang say a plate tells us about what a brigade did?`,
      ],
    },
    {
      id: 'rc-165',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author's attitude toward the accounts of Delacroix and Huang is best described as`,
      key: [
        `appreciative, with the reservation that a third use probably came first`,
        `'Each account illuminates what the other leaves obscure' is the appreciation. The last sentence makes their uses 'a fortunate consequence' of another.`,
      ],
      wrong: [
        [
          `dismissive, since the policy numbers are incompatible with both of them`,
          'too-strong',
          `The numbers are not explained by the accounts, but they are compatible with them. The author credits both.`,
        ],
        [
          `undecided, since the evidence that survives supports each of them equally`,
          'half-right',
          `Each has its evidence, but the author goes beyond both and is not left without a view.`,
        ],
        [
          `partial, since Huang's account is taken to correct a mistake in Delacroix's`,
          'wrong-comparison',
          `Neither account is preferred. Each is said to show what the other misses.`,
        ],
        [
          `surprised, since neither historian knew of the records kept in Aldermere`,
          'opposite-effect',
          `Delacroix uses the account books of Aldermere. And no surprise is expressed.`,
        ],
      ],
      quick: [`Praise first ('illuminates'), then 'but neither explains', then a use that comes before theirs.`],
      full: [
        `Method for tone: collect the words by which the author judges, and keep their order.`,
        `'Each account illuminates' praises. 'But neither explains the most ordinary feature' limits. 'May have been a fortunate consequence' puts another use first, with caution.`,
        `The description needs the praise, the limit and the caution.`,
      ],
      hints: [
        `Read the first and the last sentence of the final paragraph together.`,
        `Does the author reject the two accounts, or put something before them?`,
      ],
    },
  ],
}

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
        `The second and third paragraphs give the two accounts. The fourth says that "neither explains the most ordinary feature of the plates" and adds the clerks' use, which both overlook.`,
      ],
      wrong: [
        [
          `reconcile two accounts of an object by showing that they describe different towns`,
          'distorted-detail',
          `Villages where the companies "never had a brigade" are evidence for Huang. The author does not assign the two accounts to different places.`,
        ],
        [
          `defend a popular explanation of an object against the objections of two historians`,
          'wrong-speaker',
          `Only Delacroix defends the popular explanation, and in a modest version. The author then adds a third explanation.`,
        ],
        [
          `trace how the purpose of an object changed from the eighteenth century to the present`,
          'too-broad',
          `The passage asks why the plates "were put up in the eighteenth century." The present appears only in what local guides say.`,
        ],
        [
          `demonstrate that two accounts of an object rest on documents that cannot be trusted`,
          'opposite-effect',
          `The author relies on such documents, for instance the "account books of Aldermere," and does not question any of them.`,
        ],
      ],
      quick: [
        `Two accounts are given, "neither explains the most ordinary feature," and the author supplies what is missing.`,
      ],
      full: [
        `Method: say what each paragraph does with the question of what the plates were for.`,
        `The first introduces a popular story and two historians who differ. The second gives Delacroix's account, identification, and the third gives Huang's, communication.`,
        `The fourth says that each is illuminating but that neither explains the policy number, which clerks needed. So the purpose is to "weigh two accounts" and to "point to a use that both of them overlook."`,
      ],
      hints: [
        `What does the author do in the last paragraph that neither historian does?`,
        `Which sentence judges both accounts at once, and how does it continue?`,
      ],
    },
    {
      id: 'rc-163',
      skill: 'rc-detail',
      difficulty: 0.4,
      stem: `The passage mentions each of the following as something that a plate may have done EXCEPT`,
      key: [
        `enabled a neighbor to call the brigade of the right company`,
        `The only neighbor in the passage is "a burning neighbor" whose fire may spread. The passage does not say that a plate enabled anyone to call a brigade.`,
      ],
      wrong: [
        [
          `led a brigade to a house in a street that had no name or number`,
          'except-overlooked',
          `The passage mentions this: where streets "had neither names nor numbers," a brigade had to recognize the property it protected.`,
        ],
        [
          `made the name of a company known to people who went by a house`,
          'except-overlooked',
          `The passage mentions this: a plate "advertised the company to everyone who passed."`,
        ],
        [
          `kept a person from setting fire to the house of an enemy`,
          'except-overlooked',
          `The passage mentions this: a plate "discouraged arson," because the owner would be compensated.`,
        ],
        [
          `made it harder to claim money for a house that was not insured`,
          'except-overlooked',
          `The passage mentions this: a plate with a number made a fraudulent claim "considerably harder."`,
        ],
      ],
      quick: [
        `Recognition, advertising, preventing arson, and checking claims are all mentioned, but calling a brigade is not.`,
      ],
      full: [
        `Method: find the paragraph that mentions each use of the plates.`,
        `Guiding a brigade is in the second paragraph, advertising and arson are in the third, and fraudulent claims are in the fourth.`,
        `The burning neighbor in the second paragraph receives help, but no neighbor in the passage calls a brigade, so that is the exception.`,
      ],
      hints: [
        `What uses do Delacroix, Huang, and the author each find for the plates?`,
        `Four options each match a place in the second, third, or fourth paragraph. Which one does not?`,
      ],
    },
    {
      id: 'rc-164',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Delacroix and Huang would agree with which of the following statements about the plates?`,
      key: [
        `They do not show that the companies let other houses burn.`,
        `Delacroix "does not maintain that other houses were abandoned" and cites payments for helping them. Huang takes the plates as advertising, so for him they show nothing about which houses a brigade saved.`,
      ],
      wrong: [
        [
          `They were put up mainly where a company had a brigade.`,
          'wrong-speaker',
          `Huang would disagree: thousands of plates were put up in villages where the companies "never had a brigade."`,
        ],
        [
          `They told the people of a street which houses were insured.`,
          'wrong-speaker',
          `Huang says that a plate spoke "to everyone who passed." For Delacroix the plates spoke to the brigade, and she says nothing about people in the street.`,
        ],
        [
          `They were of more use to clerks than to those on the street.`,
          'wrong-speaker',
          `The author, in the last paragraph, says that the people who needed the number "were clerks." Neither historian mentions this, so it is not a view they share.`,
        ],
        [
          `They became unnecessary as soon as streets had been numbered.`,
          'out-of-scope',
          `Delacroix might agree, but for Huang the plates were advertisements, which do not depend on numbered streets.`,
        ],
      ],
      quick: [`Delacroix denies that other houses were left to burn, and for Huang the plates say nothing about it.`],
      full: [
        `Method: test each option first against Huang's view and then against Delacroix's.`,
        `Huang rejects a link between plates and brigades and has no use for street numbers. Delacroix says nothing about the street, and the clerks are the author's idea.`,
        `One thing remains: the guides' claim that "a house without the right plate was left to burn." Delacroix gives it up, and Huang's view of the plates does not support it either.`,
      ],
      hints: [
        `Which part of the guides' story does Delacroix give up?`,
        `What would Huang say a plate can tell us about what a brigade did?`,
      ],
    },
    {
      id: 'rc-165',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author's attitude toward the accounts of Delacroix and Huang is best described as`,
      key: [
        `appreciative, with the reservation that a third use probably came first`,
        `"Each account illuminates what the other leaves obscure" shows appreciation. The last sentence adds the reservation: the two uses may have been "a fortunate consequence" of an earlier one.`,
      ],
      wrong: [
        [
          `dismissive, since the policy numbers are incompatible with both of them`,
          'too-strong',
          `The accounts do not explain the numbers, but the numbers do not contradict them either. The author says that each account "illuminates" something.`,
        ],
        [
          `undecided, since the evidence that survives supports each of them equally`,
          'half-right',
          `Each account has its evidence, but the author is not undecided. The last paragraph goes beyond both accounts and proposes a third use.`,
        ],
        [
          `partial, since Huang's account is taken to correct a mistake in Delacroix's`,
          'wrong-comparison',
          `The author does not prefer either account: "Each account illuminates what the other leaves obscure."`,
        ],
        [
          `surprised, since neither historian knew of the records kept in Aldermere`,
          'opposite-effect',
          `Delacroix uses "the account books of Aldermere," and the author does not express surprise.`,
        ],
      ],
      quick: [
        `The author first gives praise, then says "but neither explains," and then puts another use before theirs.`,
      ],
      full: [
        `Method: collect the words in which the author judges the two accounts of the plates.`,
        `"Each account illuminates" is praise. "But neither explains the most ordinary feature of the plates" limits it. "May have been a fortunate consequence" then suggests, cautiously, that an administrative use came before both.`,
        `Praise is "appreciative," and the rest is "the reservation that a third use probably came first."`,
      ],
      hints: [
        `Does the author reject the two accounts, or does the author add something to them?`,
        `What do the first and the last sentences of the final paragraph say about the two accounts?`,
      ],
    },
  ],
}

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
        `The second and third paragraphs give the two accounts. The fourth praises both, says that "neither explains the most ordinary feature of the plates," and adds a use for clerks that both overlook.`,
      ],
      wrong: [
        [
          `reconcile two accounts of an object by showing that they describe different towns`,
          'distorted-detail',
          `Villages where companies "never had a brigade" are Huang's evidence for advertising. The author does not say that the two accounts describe different towns.`,
        ],
        [
          `defend a popular explanation of an object against the objections of two historians`,
          'wrong-speaker',
          `Only Delacroix defends the popular explanation, and in "a modest version." The author weighs her account against Huang's and then adds a third use.`,
        ],
        [
          `trace how the purpose of an object changed from the eighteenth century to the present`,
          'too-broad',
          `The passage asks why the plates "were put up in the eighteenth century." The present appears only in what local guides say about them.`,
        ],
        [
          `demonstrate that two accounts of an object rest on documents that cannot be trusted`,
          'opposite-effect',
          `The author relies on documents, such as the "account books of Aldermere," and questions none of them. Both accounts are found useful but incomplete.`,
        ],
      ],
      quick: [
        `The author weighs two accounts of the plates, finds something that neither explains, and supplies a use that does explain it.`,
      ],
      full: [
        `Method: say what each paragraph adds to the question of what the plates were for.`,
        `The first introduces a popular story and two historians. The second gives Delacroix's account, in which plates identify houses, and the third gives Huang's, in which they advertise.`,
        `The fourth says that each account "illuminates what the other leaves obscure" but that neither explains the policy number. Clerks needed that number, and this is the use that both historians overlook.`,
      ],
      hints: [
        `What does the author do in the last paragraph that neither historian does?`,
        `Sum up each paragraph in a few words. Which sentence of the last one judges both accounts at once, and what follows it?`,
      ],
    },
    {
      id: 'rc-163',
      skill: 'rc-detail',
      difficulty: 0.4,
      stem: `The passage mentions each of the following as something that a plate may have done EXCEPT`,
      key: [
        `enabled a neighbor to call the brigade of the right company`,
        `The only neighbor in the passage is "a burning neighbor," that is, a nearby house on fire. The passage does not say that a plate enabled anyone to call a brigade.`,
      ],
      wrong: [
        [
          `led a brigade to a house in a street that had no name or number`,
          'except-overlooked',
          `The passage mentions this. Where streets "had neither names nor numbers," a plate helped a brigade to recognize the property that it protected.`,
        ],
        [
          `made the name of a company known to people who went by a house`,
          'except-overlooked',
          `The passage mentions this: a plate "advertised the company to everyone who passed."`,
        ],
        [
          `kept a person from setting fire to the house of an enemy`,
          'except-overlooked',
          `The passage mentions this: a plate "discouraged arson," because an enemy could see that the owner would be compensated.`,
        ],
        [
          `made it harder to claim money for a house that was not insured`,
          'except-overlooked',
          `The passage mentions this: a plate with a number made "a fraudulent claim considerably harder."`,
        ],
      ],
      quick: [
        `Plates are said to guide a brigade, advertise a company, discourage arson, and help to check claims. They are not said to help a neighbor call a brigade.`,
      ],
      full: [
        `Method: find the paragraph that mentions each use of the plates.`,
        `In the second paragraph, Delacroix says that plates let a brigade recognize a house. In the third, Huang says that they advertised the company and discouraged arson.`,
        `In the fourth, the author says that their numbers made false claims harder. No paragraph says that a plate let a neighbor call the right brigade, so that is the exception.`,
      ],
      hints: [
        `Which uses of the plates do Delacroix, Huang, and the author each suggest?`,
        `Find a line in the second, third, or fourth paragraph for each option. The option without a line is the answer.`,
      ],
    },
    {
      id: 'rc-164',
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred that Delacroix and Huang would agree with which of the following statements about the plates?`,
      key: [
        `They do not show that the companies let other houses burn.`,
        `Delacroix "does not maintain that other houses were abandoned." Huang takes the plates to be advertising, so for him they show nothing about which houses a brigade let burn.`,
      ],
      wrong: [
        [
          `They were put up mainly where a company had a brigade.`,
          'wrong-speaker',
          `Huang would disagree, since two of the companies distributed thousands of plates in villages where they "never had a brigade."`,
        ],
        [
          `They told the people of a street which houses were insured.`,
          'wrong-speaker',
          `For Huang, a plate spoke "to everyone who passed." But Delacroix says only that it helped a brigade, so nothing shows that she would agree.`,
        ],
        [
          `They were of more use to clerks than to those on the street.`,
          'wrong-speaker',
          `The author says that the people who needed the number "were clerks." Neither historian mentions clerks, so this is not a view that they share.`,
        ],
        [
          `They became unnecessary as soon as streets had been numbered.`,
          'out-of-scope',
          `Delacroix might agree, since for her the plates replaced names and numbers. But Huang thinks that they advertised, which they could do in a street with numbers too.`,
        ],
      ],
      quick: [
        `Delacroix gives up the story that other houses were left to burn. For Huang, plates were advertising, so they cannot support that story either.`,
      ],
      full: [
        `Method: test each option first against Huang's view of the plates and then against Delacroix's.`,
        `Huang separates plates from brigades and takes them to be advertising, which does not depend on numbered streets. Delacroix says nothing about people in the street, and only the author mentions clerks.`,
        `The guides say that "a house without the right plate was left to burn." Delacroix does not maintain this, and nothing in Huang's view of the plates supports it. So both would agree that the plates do not show it.`,
      ],
      hints: [
        `Which part of the guides' story does Delacroix give up?`,
        `For each option, ask first whether Huang would accept it and then whether Delacroix would. Keep it only if both would.`,
      ],
    },
    {
      id: 'rc-165',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author's attitude toward the accounts of Delacroix and Huang is best described as`,
      key: [
        `appreciative, with the reservation that a third use probably came first`,
        `"Each account illuminates what the other leaves obscure" shows appreciation. The last sentence adds the reservation: the other two uses may have been "a fortunate consequence" of an earlier one.`,
      ],
      wrong: [
        [
          `dismissive, since the policy numbers are incompatible with both of them`,
          'too-strong',
          `The two accounts do not explain the numbers, but the numbers do not contradict them. The author says that each account "illuminates" something, which is not dismissive.`,
        ],
        [
          `undecided, since the evidence that survives supports each of them equally`,
          'half-right',
          `Each account has its evidence. But the author is not undecided, since the last paragraph goes beyond both accounts and proposes a third use.`,
        ],
        [
          `partial, since Huang's account is taken to correct a mistake in Delacroix's`,
          'wrong-comparison',
          `The author does not side with Huang. "Each account illuminates what the other leaves obscure," and neither explains the numbers.`,
        ],
        [
          `surprised, since neither historian knew of the records kept in Aldermere`,
          'opposite-effect',
          `Delacroix uses "the account books of Aldermere," so she did know of such records. The author does not express surprise at either historian.`,
        ],
      ],
      quick: [
        `The author praises both accounts, says that neither explains the numbers, and suggests that an administrative use came first.`,
      ],
      full: [
        `Method: collect the words in which the author judges the two accounts of the plates. "Each account illuminates" is praise for both.`,
        `"But neither explains the most ordinary feature of the plates" limits this praise. The words "may have been a fortunate consequence" then suggest, cautiously, that use by clerks came before both other uses.`,
      ],
      hints: [
        `Does the author reject the two accounts, or add something to them?`,
        `Compare the first and last sentences of the final paragraph. Which words praise, and which words limit the praise?`,
      ],
    },
  ],
}

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
        `The second and third paragraphs give the two accounts. The fourth finds merit in both, says that "neither explains the most ordinary feature of the plates," and points to clerks, whom both overlook.`,
      ],
      wrong: [
        [
          `reconcile two accounts of an object by showing that they describe different towns`,
          'distorted-detail',
          `Huang's villages, where companies "never had a brigade," may suggest that the accounts concern different places. But the author does not say so and does not try to reconcile them.`,
        ],
        [
          `defend a popular explanation of an object against the objections of two historians`,
          'wrong-speaker',
          `It is Delacroix who defends the popular explanation, in "a modest version." The author weighs her account against Huang's and then adds a third use.`,
        ],
        [
          `trace how the purpose of an object changed from the eighteenth century to the present`,
          'too-broad',
          `The passage asks what plates "put up in the eighteenth century" were for. The present comes in only through what local guides say, so no change of purpose is traced.`,
        ],
        [
          `demonstrate that two accounts of an object rest on documents that cannot be trusted`,
          'opposite-effect',
          `The author mentions the "account books of Aldermere" without questioning them. Both accounts are found useful but incomplete, not badly documented.`,
        ],
      ],
      quick: [
        `The author weighs two accounts of the plates, finds a feature that neither explains, and points to a use that does explain it.`,
      ],
      full: [
        `Method: say what each paragraph contributes to the question of what the plates were for.`,
        `The first introduces a popular story and two historians. The second gives Delacroix's account, in which plates identify houses, and the third gives Huang's, in which they advertise.`,
        `The fourth says that each account "illuminates what the other leaves obscure" but that neither explains the policy number. Clerks needed that number. So the author weighs two accounts and adds a use that both overlook.`,
      ],
      hints: [
        `Which question about the plates do the two historians answer, and what does the author make of their answers?`,
        `Sum up each paragraph in a few words. Which sentence of the last one judges both accounts at once, and what does the author go on to add?`,
      ],
    },
    {
      id: 'rc-163',
      skill: 'rc-detail',
      difficulty: 0.4,
      stem: `The passage mentions each of the following as something that a plate may have done EXCEPT`,
      key: [
        `enabled a neighbor to call the brigade of the right company`,
        `The only neighbor in the passage is "a burning neighbor," the house next door. Nothing says that a plate helped anyone call a brigade.`,
      ],
      wrong: [
        [
          `led a brigade to a house in a street that had no name or number`,
          'except-overlooked',
          `Delacroix says this: where streets "had neither names nor numbers," a plate helped a brigade recognize a property.`,
        ],
        [
          `made the name of a company known to people who went by a house`,
          'except-overlooked',
          `Huang says this: a plate "advertised the company to everyone who passed."`,
        ],
        [
          `kept a person from setting fire to the house of an enemy`,
          'except-overlooked',
          `Huang says this: a plate "discouraged arson," because an enemy could see that the owner would be compensated.`,
        ],
        [
          `made it harder to claim money for a house that was not insured`,
          'except-overlooked',
          `The author says this: a plate with a number made "a fraudulent claim considerably harder."`,
        ],
      ],
      quick: [
        `Plates are said to guide a brigade, advertise a company, discourage arson, and help check claims. Nothing is said about a neighbor calling a brigade.`,
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
        `Delacroix "does not maintain that other houses were abandoned." For Huang, the plates are a form of communication, so they show nothing about which houses a brigade let burn.`,
      ],
      wrong: [
        [
          `They were put up mainly where a company had a brigade.`,
          'wrong-speaker',
          `Huang would disagree. Two of the companies, he points out, distributed thousands of plates in villages where they "never had a brigade."`,
        ],
        [
          `They told the people of a street which houses were insured.`,
          'wrong-speaker',
          `For Huang, a plate spoke "to everyone who passed." But Delacroix mentions only brigades, so we cannot tell whether she would agree.`,
        ],
        [
          `They were of more use to clerks than to those on the street.`,
          'wrong-speaker',
          `It is the author who says that the people who needed the number "were clerks." Neither historian mentions clerks, so we cannot say that they share this view.`,
        ],
        [
          `They became unnecessary as soon as streets had been numbered.`,
          'out-of-scope',
          `Delacroix might agree, since for her a plate did the work of a name or number. But Huang would not: plates can advertise in a numbered street too.`,
        ],
      ],
      quick: [
        `Delacroix drops the story that other houses were left to burn. For Huang, plates were a kind of advertising, so they do not support that story either.`,
      ],
      full: [
        `Method: test each option first against Huang's view and then against Delacroix's.`,
        `Huang thinks that plates do not depend on a brigade or on unnumbered streets. Delacroix says nothing about people in the street, and only the author mentions clerks. So four options fail.`,
        `The guides say that "a house without the right plate was left to burn." Delacroix does not maintain this, and nothing in Huang's view supports it. So both would agree that the plates do not show it.`,
      ],
      hints: [
        `What did the plates do, according to Delacroix, and what did they do, according to Huang?`,
        `Test each option against the guides' story too. Which part of that story would neither historian defend?`,
      ],
    },
    {
      id: 'rc-165',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The author's attitude toward the accounts of Delacroix and Huang is best described as`,
      key: [
        `appreciative, with the reservation that a third use probably came first`,
        `"Each account illuminates what the other leaves obscure" is appreciative. The last sentence adds a reservation: the other two uses may have been "a fortunate consequence" of the one by clerks.`,
      ],
      wrong: [
        [
          `dismissive, since the policy numbers are incompatible with both of them`,
          'too-strong',
          `The two accounts do not explain the numbers, but the numbers do not contradict them either. And to say that each account "illuminates" something is not dismissive.`,
        ],
        [
          `undecided, since the evidence that survives supports each of them equally`,
          'half-right',
          `Each account does have evidence. But an undecided author would stop there, and this one goes on to propose a third use.`,
        ],
        [
          `partial, since Huang's account is taken to correct a mistake in Delacroix's`,
          'wrong-comparison',
          `Huang's account comes second, but the author does not prefer it. "Each account illuminates what the other leaves obscure," and neither explains the numbers.`,
        ],
        [
          `surprised, since neither historian knew of the records kept in Aldermere`,
          'opposite-effect',
          `Delacroix uses "the account books of Aldermere," so she did know of such records. And the author is not surprised by either historian.`,
        ],
      ],
      quick: [
        `The author finds merit in both accounts, says that neither explains the numbers, and suggests that the use by clerks came first.`,
      ],
      full: [
        `Method: collect the words in which the author judges the two accounts. "Each account illuminates what the other leaves obscure" is praise for both.`,
        `The words that follow, "but neither explains the most ordinary feature of the plates," limit the praise. And "may have been a fortunate consequence" suggests, cautiously, that use by clerks came before the other two.`,
      ],
      hints: [
        `In which paragraph does the author judge the two accounts, and in what tone?`,
        `Compare the first and last sentences of the final paragraph. Which words praise, and which words limit the praise?`,
      ],
    },
  ],
}

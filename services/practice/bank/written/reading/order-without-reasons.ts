import type { WrittenPassage } from '../written-question.ts'

export const orderWithoutReasons: WrittenPassage = {
  passage: {
    id: 'passage-order-without-reasons',
    title: 'An order without reasons',
    paragraphs: [
      `To consult a dictionary whose entries appeared in order of importance would strike modern readers as perverse. For most of the Middle Ages, it was the alphabet that seemed so. The world was understood as an arrangement made by its creator, and a compiler's arrangement was expected to reflect it: the stars preceded the stones, and a king preceded a bishop. To arrange such matters by their initial letters was to confess that one had not perceived their relations, or did not care. The compiler of a Latin dictionary completed in 1286, who did employ thoroughly alphabetical order, explained it laboriously, letter by letter, and implored his readers not to despise it.`,
      `What overcame this resistance was not a decline of faith. The great alphabetical instruments of the thirteenth century, among them concordances of the Bible and collections of material for sermons, were largely produced by members of preaching orders, who needed to locate a passage within minutes rather than to contemplate it within a system. Alphabetical order recommended itself to them precisely because it was meaningless. An arrangement by meaning is convenient only for readers who already share the compiler's understanding of the subject. An arrangement that asserts nothing may be used by anyone who can spell. The alphabet prevailed, in short, by leaving philosophies undisturbed.`,
    ],
  },
  questions: [
    {
      id: 'rc-218',
      skill: 'rc-main-idea',
      difficulty: 0.6,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Alphabetical order was resisted for its lack of meaning and succeeded on account of it.`,
        `Paragraph 1: to use it was to confess that one saw no relations. Paragraph 2: it recommended itself 'precisely because it was meaningless'.`,
      ],
      wrong: [
        [
          `Alphabetical order spread when people ceased to regard the world as an arrangement.`,
          'opposite-effect',
          `'What overcame this resistance was not a decline of faith', and philosophies were left 'undisturbed'.`,
        ],
        [
          `Alphabetical order was invented by members of preaching orders in the thirteenth century.`,
          'detail-for-main-idea',
          `They produced great instruments of this kind. That they invented the order is not said, and is not the point.`,
        ],
        [
          `Alphabetical order is superior to arrangements by meaning in all kinds of reference books.`,
          'too-broad',
          `The passage explains how it came to prevail. It does not rank arrangements for all books.`,
        ],
        [
          `Alphabetical order could be introduced only after most readers had learned how to spell.`,
          'distorted-detail',
          `Spelling is all that it demands of readers. That most had first to learn it is not stated.`,
        ],
      ],
      quick: [`The same property is the objection in paragraph 1 and the merit in paragraph 2.`],
      full: [
        `Method: state each paragraph in a phrase and join the phrases.`,
        `1: the order seemed perverse, because it reflected no relations. 2: it won, 'precisely because it was meaningless'.`,
        `The main idea joins the resistance and the success by their common cause.`,
      ],
      hints: [
        `What is held against alphabetical order in the first paragraph, and what recommends it in the second?`,
        `Is it one property or two?`,
      ],
    },
    {
      id: 'rc-219',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The passage suggests that the compiler of the dictionary of 1286 expected readers to regard his arrangement as`,
      key: [
        `a sign that he had neglected how the things he listed were related`,
        `To arrange by initial letters 'was to confess that one had not perceived their relations, or did not care'.`,
      ],
      wrong: [
        [
          `a procedure too laborious to be worth the advantages that it offered`,
          'distorted-detail',
          `His explanation was laborious. That readers would find the order so is not suggested.`,
        ],
        [
          `an attack on the belief that the world has been arranged by a creator`,
          'too-strong',
          `It failed to reflect that arrangement. Readers would see ignorance or indifference in it, not an attack.`,
        ],
        [
          `a novelty of preaching orders that had not yet proved its usefulness`,
          'wrong-place',
          `The preaching orders belong to the second paragraph and are not linked with what readers of the dictionary expected.`,
        ],
        [
          `an aid for readers who were unable to follow a more difficult system`,
          'out-of-scope',
          `Nothing is said of readers of little ability. They were to be kept from despising the order.`,
        ],
      ],
      quick: [`He implored them not to despise it; the sentence before says why they might.`],
      full: [
        `Method: find the reason that stands beside the detail.`,
        `Before the compiler is mentioned: alphabetical order confesses that one 'had not perceived their relations, or did not care'.`,
        `This is the reproach he tries to prevent.`,
      ],
      hints: [
        `Read the sentence before the one on the compiler: what would alphabetical order 'confess'?`,
        `Is the reproach about labor, about faith, or about understanding?`,
      ],
    },
    {
      id: 'rc-220',
      skill: 'rc-function',
      difficulty: 1.4,
      stem: `The author notes that the great alphabetical instruments were largely produced by members of preaching orders primarily in order to`,
      key: [
        `support the claim that the alphabet did not spread because faith had declined`,
        `The sentence follows 'was not a decline of faith'. Preachers who use the order show that faith and alphabet went together.`,
      ],
      wrong: [
        [
          `explain why a concordance of the Bible was the first of such instruments to appear`,
          'out-of-scope',
          `Concordances are 'among' the instruments. Which came first is not said.`,
        ],
        [
          `suggest that preachers understood the order of the world less well than scholars`,
          'distorted-detail',
          `They needed a passage quickly. What they understood is not compared with what scholars did.`,
        ],
        [
          `indicate that alphabetical order was at first confined to works about religion`,
          'opposite-effect',
          `The dictionary of 1286 is a Latin dictionary, and no such limit is stated.`,
        ],
        [
          `imply that those who despised alphabetical order had no need to preach sermons`,
          'reversed-causation',
          `The need of the preachers explains why they used it. Who despised it is not traced to a lack of need.`,
        ],
      ],
      quick: [`Claim: not a decline of faith. Evidence: its makers were preachers.`],
      full: [
        `Method: look at the sentence before; a fact often supports the claim it follows.`,
        `Claim: the resistance was not overcome by a decline of faith. Fact: the makers were members of preaching orders.`,
        `People of faith used the order for their work, which would be odd if it were a sign of failing faith.`,
      ],
      hints: [
        `Look at the first sentence of the second paragraph: which explanation does it reject?`,
        `What do the makers of these works have to do with that explanation?`,
      ],
    },
    {
      id: 'rc-221',
      skill: 'rc-application',
      difficulty: 1.1,
      stem: `Which of the following has the advantage that the author ascribes to 'an arrangement that asserts nothing'?`,
      key: [
        `a warehouse of spare parts that stores them by the numbers stamped on them`,
        `The number says nothing about what a part is or does, and anyone who can read it finds the part.`,
      ],
      wrong: [
        [
          `a handbook of plants that places those of the same family next to one another`,
          'opposite-effect',
          `The family is an assertion about how plants are related, and a reader must know it to find a plant.`,
        ],
        [
          `a newspaper that puts the event it considers most important on its first page`,
          'opposite-effect',
          `Order by importance asserts what is important, as a king before a bishop did.`,
        ],
        [
          `a museum that hangs in one room all the paintings influenced by one painter`,
          'opposite-effect',
          `Influence is a judgment about meaning. Visitors who do not share it will look in the wrong room.`,
        ],
        [
          `a guide to diseases that lists each of them under the organ where it begins`,
          'half-right',
          `This is practical for physicians, but the reader has to know already where the disease begins.`,
        ],
      ],
      quick: [`Needed: a mark that can be read without understanding the thing.`],
      full: [
        `Method: put the advantage into a question for each case: can a reader who does not share the maker's understanding find the thing?`,
        `Families, importance, influence, origin of a disease: no, each demands the maker's view of the subject.`,
        `Stamped numbers: yes. They assert nothing about the part, as initial letters assert nothing about a word's meaning.`,
      ],
      hints: [
        `In the second paragraph, find who can use an arrangement by meaning and who can use one that 'asserts nothing'.`,
        `For each case ask what a reader must know about the thing in order to find it.`,
      ],
    },
  ],
}

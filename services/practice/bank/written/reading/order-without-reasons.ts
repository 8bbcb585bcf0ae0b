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
        `In the first paragraph, alphabetical order is resisted because it shows no relations among things. In the second, it recommends itself "precisely because it was meaningless." So the same lack of meaning explains both the resistance and the success.`,
      ],
      wrong: [
        [
          `Alphabetical order spread when people ceased to regard the world as an arrangement.`,
          'opposite-effect',
          `The passage says that what overcame the resistance "was not a decline of faith" and that the alphabet left "philosophies undisturbed."`,
        ],
        [
          `Alphabetical order was invented by members of preaching orders in the thirteenth century.`,
          'detail-for-main-idea',
          `Members of preaching orders "largely produced" the great alphabetical works of the century. The passage does not say that they invented the order, and this is not its point.`,
        ],
        [
          `Alphabetical order is superior to arrangements by meaning in all kinds of reference books.`,
          'too-broad',
          `The passage explains how the alphabet "prevailed." It does not say that alphabetical order is better for all kinds of books.`,
        ],
        [
          `Alphabetical order could be introduced only after most readers had learned how to spell.`,
          'distorted-detail',
          `Anyone "who can spell" may use the order. The passage does not say when most readers learned to spell.`,
        ],
      ],
      quick: [
        `The lack of meaning in alphabetical order is the objection in the first paragraph and the advantage in the second.`,
      ],
      full: [
        `Method: ask why the alphabet was resisted in the first paragraph and why it succeeded in the second.`,
        `The first says that alphabetical order seemed perverse because it reflected no relations among the things listed. The second says that it won "precisely because it was meaningless," since an arrangement "that asserts nothing may be used by anyone who can spell."`,
        `Resistance and success have the same cause, its "lack of meaning."`,
      ],
      hints: [
        `What is held against alphabetical order in the first paragraph, and what recommends it in the second?`,
        `Are the objection and the advantage two properties or one?`,
      ],
    },
    {
      id: 'rc-219',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The passage suggests that the compiler of the dictionary of 1286 expected readers to regard his arrangement as`,
      key: [
        `a sign that he had neglected how the things he listed were related`,
        `To arrange things by their initial letters "was to confess that one had not perceived their relations, or did not care." The compiler expected this criticism and implored readers not to despise the order.`,
      ],
      wrong: [
        [
          `a procedure too laborious to be worth the advantages that it offered`,
          'distorted-detail',
          `The compiler explained the order "laboriously." The passage does not say that readers would find the order itself laborious.`,
        ],
        [
          `an attack on the belief that the world has been arranged by a creator`,
          'too-strong',
          `The order did not reflect the creator's arrangement, but readers would take that for ignorance or indifference, not for an attack.`,
        ],
        [
          `a novelty of preaching orders that had not yet proved its usefulness`,
          'wrong-place',
          `The preaching orders belong to the second paragraph and have no connection with this compiler's readers.`,
        ],
        [
          `an aid for readers who were unable to follow a more difficult system`,
          'out-of-scope',
          `The compiler implored his readers "not to despise" his order. The passage says nothing about readers who could not follow a harder one.`,
        ],
      ],
      quick: [`The compiler begged readers not to despise the order, and the sentence before says why they might.`],
      full: [
        `Method: read what the passage says about initial letters just before it mentions the compiler.`,
        `The passage says just before that to arrange matters by initial letters "was to confess that one had not perceived their relations, or did not care." The compiler explains the order at length and implores his readers "not to despise it."`,
        `So he expected them to see in it "a sign that he had neglected how the things he listed were related."`,
      ],
      hints: [
        `Why would the compiler implore his readers not to despise his arrangement?`,
        `According to the sentence before, what would alphabetical order "confess"?`,
      ],
    },
    {
      id: 'rc-220',
      skill: 'rc-function',
      difficulty: 1.4,
      stem: `The author notes that the great alphabetical instruments were largely produced by members of preaching orders primarily in order to`,
      key: [
        `support the claim that the alphabet did not spread because faith had declined`,
        `The sentence follows the claim that the cause "was not a decline of faith." Since members of preaching orders produced these works, alphabetical order clearly did not require a loss of faith.`,
      ],
      wrong: [
        [
          `explain why a concordance of the Bible was the first of such instruments to appear`,
          'out-of-scope',
          `Concordances are named among the instruments. The passage does not say which of these appeared first.`,
        ],
        [
          `suggest that preachers understood the order of the world less well than scholars`,
          'distorted-detail',
          `The preachers needed to find a passage "within minutes." The passage does not compare what they understood with what scholars did.`,
        ],
        [
          `indicate that alphabetical order was at first confined to works about religion`,
          'opposite-effect',
          `The "Latin dictionary" of 1286 was alphabetical too, so the order was not confined to works about religion.`,
        ],
        [
          `imply that those who despised alphabetical order had no need to preach sermons`,
          'reversed-causation',
          `The preachers' needs explain why they used the order. The passage does not say whether those who despised it preached sermons.`,
        ],
      ],
      quick: [
        `A decline of faith cannot explain the spread of the alphabet, since preachers were the ones who used it.`,
      ],
      full: [
        `Method: look at the claim about faith in the sentence just before this one.`,
        `The claim is that what overcame the resistance "was not a decline of faith." The next sentence names the makers of these works: "members of preaching orders."`,
        `If people of strong faith were the ones who spread the order, its success cannot have come from a loss of faith. That is the claim that the fact supports.`,
      ],
      hints: [
        `According to the author, what did not overcome the resistance to the alphabet?`,
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
        `The stamped number says nothing about what a part is or does, and "anyone" who can read numbers can find the part.`,
      ],
      wrong: [
        [
          `a handbook of plants that places those of the same family next to one another`,
          'opposite-effect',
          `Grouping by family is "an arrangement by meaning." A reader must know how plants are related in order to find one.`,
        ],
        [
          `a newspaper that puts the event it considers most important on its first page`,
          'opposite-effect',
          `An order by importance asserts what is important, as the placing of a king before a bishop did.`,
        ],
        [
          `a museum that hangs in one room all the paintings influenced by one painter`,
          'opposite-effect',
          `Influence is a matter of judgment. Visitors who do not share that judgment will look in the wrong room.`,
        ],
        [
          `a guide to diseases that lists each of them under the organ where it begins`,
          'half-right',
          `This may be practical for physicians, but a reader has to know already where a disease begins.`,
        ],
      ],
      quick: [`The right arrangement uses a mark that can be read without any understanding of the thing.`],
      full: [
        `Method: turn the advantage into a question: can a reader find the thing without sharing the maker's understanding of it?`,
        `For plant families, importance, influence, and the origin of a disease the answer is no. Each requires the reader to share a view of the subject.`,
        `For "the numbers stamped on them" the answer is yes. The numbers assert nothing about the parts, just as initial letters assert nothing about what a word means.`,
      ],
      hints: [
        `Who can use an arrangement by meaning, and who can use one that asserts nothing?`,
        `In each case, what must a person know about a thing in order to find it?`,
      ],
    },
  ],
}

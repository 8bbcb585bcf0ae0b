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
        `In the first paragraph, alphabetical order is resisted because it shows no relations among things. In the second, it succeeds "precisely because it was meaningless." So its lack of meaning explains both.`,
      ],
      wrong: [
        [
          `Alphabetical order spread when people ceased to regard the world as an arrangement.`,
          'opposite-effect',
          `The author rejects this explanation. What overcame the resistance "was not a decline of faith," and the alphabet prevailed "by leaving philosophies undisturbed."`,
        ],
        [
          `Alphabetical order was invented by members of preaching orders in the thirteenth century.`,
          'detail-for-main-idea',
          `Members of preaching orders largely produced the great alphabetical works of that century. But the passage does not say that they invented the order, and their part is only a detail.`,
        ],
        [
          `Alphabetical order is superior to arrangements by meaning in all kinds of reference books.`,
          'too-broad',
          `The passage explains how the alphabet prevailed and what made it convenient. It does not rank the two kinds of order for "all kinds of reference books."`,
        ],
        [
          `Alphabetical order could be introduced only after most readers had learned how to spell.`,
          'distorted-detail',
          `It is true that anyone "who can spell" may use alphabetical order. But the author does not make its success depend on when most readers learned to spell.`,
        ],
      ],
      quick: [
        `In the first paragraph, people object that alphabetical order means nothing. In the second, its lack of meaning is the very reason why it succeeds.`,
      ],
      full: [
        `Compare the two paragraphs: why did people resist the alphabet, and why did it prevail?`,
        `Alphabetical order seemed perverse because it reflected no relations among the things listed. Yet it recommended itself "precisely because it was meaningless," since an order "that asserts nothing may be used by anyone who can spell."`,
        `So the resistance and the success have the same cause, and the answer names it: the order's "lack of meaning."`,
      ],
      hints: [
        `Why did people at first object to alphabetical order?`,
        `State the objection in the first paragraph and the advantage in the second in a few words each. Then compare the two.`,
      ],
    },
    {
      id: 'rc-219',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The passage suggests that the compiler of the dictionary of 1286 expected readers to regard his arrangement as`,
      key: [
        `a sign that he had neglected how the things he listed were related`,
        `To arrange matters by their initial letters "was to confess that one had not perceived their relations, or did not care." The compiler expected this criticism, since he implored readers not to despise his order.`,
      ],
      wrong: [
        [
          `a procedure too laborious to be worth the advantages that it offered`,
          'distorted-detail',
          `It was the compiler who explained the order "laboriously." He feared that readers would despise it, not that they would find it too much work.`,
        ],
        [
          `an attack on the belief that the world has been arranged by a creator`,
          'too-strong',
          `The order did not reflect the creator's arrangement. But readers would take that as a sign that the compiler saw no relations "or did not care," not as an attack on a belief.`,
        ],
        [
          `a novelty of preaching orders that had not yet proved its usefulness`,
          'wrong-place',
          `The preaching orders appear only in the second paragraph. Nothing connects them with this compiler or with what he expected of his readers.`,
        ],
        [
          `an aid for readers who were unable to follow a more difficult system`,
          'out-of-scope',
          `The compiler implored his readers "not to despise" his order, so he did not expect them to welcome it as an aid. The passage says nothing about readers who could not follow a harder system.`,
        ],
      ],
      quick: [
        `The compiler begged readers not to despise his order. The sentence before says why they might: it seemed to show no grasp of how things are related.`,
      ],
      full: [
        `The compiler expected contempt, since he implored his readers "not to despise" his alphabetical order. To see the reason, look at the sentence before.`,
        `It says that arranging matters by initial letters "was to confess that one had not perceived their relations, or did not care."`,
        `So he expected readers to think that he had neglected how the things he listed were related.`,
      ],
      hints: [
        `Why would the compiler implore his readers not to despise his arrangement?`,
        `Read the sentence before the one about the compiler. What would alphabetical order "confess"?`,
      ],
    },
    {
      id: 'rc-220',
      skill: 'rc-function',
      difficulty: 1.4,
      stem: `The author notes that the great alphabetical instruments were largely produced by members of preaching orders primarily in order to`,
      key: [
        `support the claim that the alphabet did not spread because faith had declined`,
        `The author has just claimed that what overcame the resistance "was not a decline of faith." Members of preaching orders can hardly have lost their faith, so the fact that they produced these works supports the claim.`,
      ],
      wrong: [
        [
          `explain why a concordance of the Bible was the first of such instruments to appear`,
          'out-of-scope',
          `The passage does name "concordances of the Bible" among these instruments. But it does not say which of them appeared first, so there is nothing of the kind to explain.`,
        ],
        [
          `suggest that preachers understood the order of the world less well than scholars`,
          'distorted-detail',
          `Preachers wanted to locate a passage rather than "contemplate it within a system." But that shows what they needed, not that they understood less than scholars did.`,
        ],
        [
          `indicate that alphabetical order was at first confined to works about religion`,
          'opposite-effect',
          `The Latin dictionary of 1286 was alphabetical too, so the order was not confined to works about religion.`,
        ],
        [
          `imply that those who despised alphabetical order had no need to preach sermons`,
          'reversed-causation',
          `Preachers "needed to locate a passage within minutes." It does not follow that people without sermons to preach despised the alphabet, and the passage does not say so.`,
        ],
      ],
      quick: [
        `These works were largely produced by members of preaching orders. So a decline of faith can hardly explain how alphabetical order spread.`,
      ],
      full: [
        `Look at the sentence before this one for a claim that the fact could support.`,
        `That sentence claims that what overcame the resistance "was not a decline of faith." The next one names the makers of these works, members of preaching orders.`,
        `If religious people spread alphabetical order, its success can hardly have come from a loss of faith. So the fact supports the claim.`,
      ],
      hints: [
        `What claim does the author make just before the preaching orders are mentioned?`,
        `That claim rejects one explanation of the alphabet's success. What do the makers of these works have to do with it?`,
      ],
    },
    {
      id: 'rc-221',
      skill: 'rc-application',
      difficulty: 1.1,
      stem: `Which of the following has the advantage that the author ascribes to 'an arrangement that asserts nothing'?`,
      key: [
        `a warehouse of spare parts that stores them by the numbers stamped on them`,
        `A stamped number says nothing about what a part is or does. So anyone who can read numbers can find the part, even without understanding it.`,
      ],
      wrong: [
        [
          `a handbook of plants that places those of the same family next to one another`,
          'opposite-effect',
          `Placing plants of the same family together is an arrangement by meaning. Readers must know how a plant is related to others before they can find it.`,
        ],
        [
          `a newspaper that puts the event it considers most important on its first page`,
          'opposite-effect',
          `A first page for what the editors consider "most important" asserts something, just as placing a king before a bishop did. Readers who judge differently may look elsewhere.`,
        ],
        [
          `a museum that hangs in one room all the paintings influenced by one painter`,
          'opposite-effect',
          `Which paintings were influenced by one painter is a matter of judgment. Visitors who do not share that judgment may look in the wrong room.`,
        ],
        [
          `a guide to diseases that lists each of them under the organ where it begins`,
          'half-right',
          `A list by organs may suit physicians. But other readers must already know which organ a disease begins in, so the order depends on meaning.`,
        ],
      ],
      quick: [
        `The correct choice arranges things by a mark that anyone can read without understanding the things themselves. The numbers stamped on spare parts are such marks.`,
      ],
      full: [
        `Turn the advantage into a question: can a person find the thing without sharing the maker's understanding of it?`,
        `For plant families, importance, influence, and the origin of a disease, the answer is no. Each arrangement requires the user to share a view of the subject.`,
        `For numbers stamped on the parts, the answer is yes. The numbers assert nothing about the parts, just as initial letters assert nothing about what a word means.`,
      ],
      hints: [
        `Who can use an arrangement by meaning, and who can use one that asserts nothing?`,
        `Apply that advantage to each option: what must a person know about a thing in order to find it?`,
      ],
    },
  ],
}

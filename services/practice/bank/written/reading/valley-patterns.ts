import type { WrittenPassage } from '../written-question.ts'

export const valleyPatterns: WrittenPassage = {
  passage: {
    id: 'passage-valley-patterns',
    title: 'A pattern for every valley',
    paragraphs: [
      `Each valley of the Orlec hills, visitors are told, weaves a pattern of its own, which mothers have taught their daughters since time out of mind. Museums sort their cloths accordingly: a piece with stepped diamonds is labeled as coming from one valley, a piece with a double comb as coming from another.`,
      `Ana Dragovan has gone through the order books of Feld and Sons, a merchant house that from the 1870s bought cloth from the weavers of the hills and sold it in the capital. There, and nowhere earlier, the names of valleys are joined to patterns. The house assigned one pattern to each valley, so that faulty cloth could be traced to its source without a label, and it paid less for any other. Dowry lists from before that time describe cloth closely. They show that all the patterns had been woven in all the valleys, and that weavers had chosen among them by use: combs for bedding, diamonds for feast days.`,
      `It would be easy to say that the tradition is a fraud, but Dragovan resists. Within two generations what had been assigned was felt to be inherited. Women who had moved to the capital wore the diamonds of their valley at weddings. When the house failed in 1911, and nobody any longer paid for conformity, the valleys kept to their patterns, if anything, more strictly than before. An origin in an order book, she writes, tells us where a custom came from and not what it became. What cannot be kept is the claim to great age, and with it the practice of museums, which have used the patterns to assign to valleys even those cloths that were woven long before there was anyone to tell a valley what to weave.`,
    ],
  },
  questions: [
    {
      id: 'rc-130',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The main point of the passage is that the patterns of the Orlec valleys`,
      key: [
        `became a real tradition, though they were first fixed by a merchant not long ago`,
        `Dragovan finds the origin of the custom in an order book, so a merchant fixed the patterns. Yet she does not call the tradition a fraud, since what was assigned "was felt to be inherited." The answer keeps both the recent origin and the real tradition.`,
      ],
      wrong: [
        [
          `are a fraud, since a firm invented them in order to sell its cloth in the capital`,
          'opposite-effect',
          `"It would be easy to say that the tradition is a fraud, but Dragovan resists." The firm assigned existing patterns; it did not invent them.`,
        ],
        [
          `have been handed down unchanged, as is shown by lists of dowries from the hills`,
          'wrong-speaker',
          `This is what "visitors are told." The dowry lists show that all the patterns had been woven in all the valleys.`,
        ],
        [
          `were used by a merchant house as a means to find out who had woven faulty cloth`,
          'detail-for-main-idea',
          `The house assigned the patterns so that faulty cloth "could be traced," but this is one step in the story. The answer leaves out what the patterns became.`,
        ],
        [
          `prove that most of what people take for old custom goes back to recent commerce`,
          'too-broad',
          `The passage is about one custom in one region and makes no claim about most others.`,
        ],
      ],
      quick: [`The patterns have a recent origin but became a genuine tradition.`],
      full: [
        `The first paragraph reports the claim that the patterns are very old. The second shows that a merchant house assigned them from the 1870s on.`,
        `The third refuses to call this a fraud: the valleys kept to their patterns even when nobody paid them to do so. An order book "tells us where a custom came from and not what it became."`,
        `The main point needs both halves, "fixed by a merchant not long ago" and "became a real tradition."`,
      ],
      hints: [
        `What does Dragovan grant to the tradition, and what does she refuse to grant it?`,
        `How does she distinguish between where a custom came from and what it became?`,
      ],
    },
    {
      id: 'rc-131',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, Feld and Sons assigned a pattern to each valley in order to be able to`,
      key: [
        `tell where a faulty piece of cloth had been made`,
        `The house assigned the patterns "so that faulty cloth could be traced to its source without a label." The source is the place where it had been made.`,
      ],
      wrong: [
        [
          `pay weavers less than they had been paid so far`,
          'distorted-detail',
          `The house paid "less for any other" pattern so that weavers would keep to the assigned one. That was a means, not the aim.`,
        ],
        [
          `sell the cloth for feast days at higher prices`,
          'wrong-place',
          `Choosing "diamonds for feast days" belongs to an earlier time. The passage does not give any prices in the capital.`,
        ],
        [
          `keep old customs of the hills from dying out`,
          'reversed-causation',
          `The custom grew out of the assignment. It did not exist beforehand to be kept.`,
        ],
        [
          `label the cloths that it sent to the museums`,
          'wrong-comparison',
          `The patterns made labels unnecessary for the house. Museums used the patterns later to label cloths.`,
        ],
      ],
      quick: [`The house wanted faulty cloth to be "traced to its source," the place where it was made.`],
      full: [
        `The second paragraph says what the house did, "assigned one pattern to each valley," and adds the purpose after "so that."`,
        `Tracing faulty cloth "to its source without a label" means being able to "tell where a faulty piece of cloth had been made." The house enforced the rule by paying "less for any other" pattern.`,
      ],
      hints: [
        `What problem did the merchant house have with cloth from many valleys?`,
        `Which part of the sentence gives the purpose, and which part tells how the rule was enforced?`,
      ],
    },
    {
      id: 'rc-132',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author points out that valleys kept to their patterns after the merchant house had failed primarily in order to`,
      key: [
        `show that the custom had come to stand without the interest that began it`,
        `After 1911 "nobody any longer paid for conformity," and yet the valleys kept to their patterns. So the custom no longer depended on the interest that began it.`,
      ],
      wrong: [
        [
          `suggest that no other merchants were willing to buy cloth from the hills`,
          'out-of-scope',
          `The passage does not mention other merchants. The point is that "nobody any longer paid for conformity."`,
        ],
        [
          `explain why it was that the merchant house could no longer pay its debts`,
          'reversed-causation',
          `The passage mentions that "the house failed in 1911" only to mark the moment when payment stopped. It does not say why the house failed.`,
        ],
        [
          `prove that the patterns had existed for a long time before the house did`,
          'distorted-detail',
          `What happened after 1911 says nothing about the time before the house. At that time the patterns belonged to all the valleys.`,
        ],
        [
          `concede that the tradition of the valleys rests on nothing but an old fraud`,
          'wrong-role',
          `The sentence supports Dragovan, who "resists" calling the tradition a fraud. It does not concede that there was one.`,
        ],
      ],
      quick: [`The payment stopped and the custom continued, so payment no longer explains it.`],
      full: [
        `At first the merchant house paid weavers for keeping to one pattern. If that were the only reason for the custom, it should have ended with the house.`,
        `But after 1911 the valleys kept to their patterns "more strictly than before," although "nobody any longer paid for conformity."`,
        `The custom had thus come to stand "without the interest that began it," which is why Dragovan does not call it a fraud.`,
      ],
      hints: [
        `Which view of the tradition does this evidence contradict?`,
        `Why does it matter that conformity was no longer paid for?`,
      ],
    },
    {
      id: 'rc-133',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `Dragovan's findings imply that a cloth with a double comb which was woven in 1820`,
      key: [
        `may have come from any of the valleys of the hills`,
        `Before the 1870s "all the patterns had been woven in all the valleys." The comb shows what a cloth was used for, not where it was woven.`,
      ],
      wrong: [
        [
          `came from the valley to which museums assign it`,
          'wrong-speaker',
          `Museums would say so, but they wrongly assign to valleys "even those cloths that were woven long before" patterns were assigned.`,
        ],
        [
          `was most likely made to be worn on a feast day`,
          'wrong-comparison',
          `This confuses the two patterns: weavers chose "combs for bedding, diamonds for feast days."`,
        ],
        [
          `brought its weaver less than diamonds would have`,
          'wrong-place',
          `The house that paid "less for any other" pattern bought cloth from the 1870s on, long after 1820.`,
        ],
        [
          `could not have been woven in the Orlec hills`,
          'too-strong',
          `The comb was woven in the hills before the house came, "in all the valleys." Only its link with one valley is recent.`,
        ],
      ],
      quick: [`In 1820 every valley wove every pattern, so the comb does not reveal the valley.`],
      full: [
        `The link between patterns and valleys is found "nowhere earlier" than in the order books of a house that began to buy in the 1870s.`,
        `Dowry lists from before that time show that "all the patterns had been woven in all the valleys," and that weavers chose them by use.`,
        `The year 1820 is before the 1870s, so a cloth with a double comb "may have come from any of the valleys."`,
      ],
      hints: [
        `Before the 1870s, on what did the choice of a pattern depend?`,
        `Was this cloth woven before or after the patterns were assigned to valleys?`,
      ],
    },
  ],
}

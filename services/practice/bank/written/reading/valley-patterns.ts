import type { WrittenPassage } from '../written-question.ts'

export const valleyPatterns: WrittenPassage = {
  passage: {
    id: 'passage-valley-patterns',
    title: 'A pattern for every valley',
    paragraphs: [
      `Each valley of the Orlec hills, visitors are told, weaves a pattern of its own, which mothers have taught their daughters since time out of mind. Museums sort their cloths accordingly: a piece with stepped diamonds is labelled as coming from one valley, a piece with a double comb as coming from another.`,
      `Ana Dragovan has gone through the order books of Feld and Sons, a merchant house that from the 1870s bought cloth from the weavers of the hills and sold it in the capital. There, and nowhere earlier, the names of valleys are joined to patterns. The house assigned one pattern to each valley, so that faulty cloth could be traced to its source without a label, and it paid less for any other. Dowry lists from before that time describe cloth closely. They show that all the patterns had been woven in all the valleys, and that weavers had chosen among them by use: combs for bedding, diamonds for feast days.`,
      `It would be easy to say that the tradition is a fraud, but Dragovan resists. Within two generations what had been assigned was felt to be inherited. Women who had moved to the capital wore the diamonds of their valley at weddings. When the house failed in 1911, and nobody any longer paid for conformity, the valleys kept to their patterns, if anything, more strictly than before. An origin in an order book, she writes, tells us where a custom came from and not what it became. What cannot be kept is the claim to great age, and with it the practice of museums, which have used the patterns to assign to valleys even those cloths that were woven long before there was anyone to tell a valley what to weave.`,
    ],
  },
  questions: [
    {
      id: 'rc-130',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The main point of the passage is that the patterns of the Orlec valleys`,
      key: [
        `became a real tradition, though they were first fixed by a merchant not long ago`,
        `Dragovan finds the origin in an order book, yet resists calling the tradition a fraud. The sentence keeps both.`,
      ],
      wrong: [
        [
          `are a fraud, since a firm invented them in order to sell its cloth in the capital`,
          'opposite-effect',
          `'It would be easy to say that the tradition is a fraud, but Dragovan resists.' The firm assigned patterns; it did not invent them.`,
        ],
        [
          `have been handed down unchanged, as is shown by lists of dowries from the hills`,
          'wrong-speaker',
          `Visitors are told so. The dowry lists show that all patterns had been woven in all the valleys.`,
        ],
        [
          `were used by a merchant house as a means to find out who had woven faulty cloth`,
          'detail-for-main-idea',
          `That was the reason for assigning them, one step in the story. What they became is missing here.`,
        ],
        [
          `prove that most of what people take for old custom goes back to recent commerce`,
          'too-broad',
          `The passage treats one custom in one region and makes no claim about most others.`,
        ],
      ],
      quick: [`Recent origin (second paragraph) and genuine life (third). The point needs both halves.`],
      full: [
        `Paragraph 1: the claim of great age.`,
        `Paragraph 2: the patterns were assigned by a firm from the 1870s.`,
        `Paragraph 3: no fraud, since they came to be lived as a tradition; only the age cannot be kept.`,
      ],
      hints: [
        `What does Dragovan grant to the tradition, and what does she deny it?`,
        `Look for the sentence on where a custom came from and what it became.`,
      ],
    },
    {
      id: 'rc-131',
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, Feld and Sons assigned a pattern to each valley in order to be able to`,
      key: [
        `tell where a faulty piece of cloth had been made`,
        `'So that faulty cloth could be traced to its source without a label', says the second paragraph.`,
      ],
      wrong: [
        [
          `pay weavers less than they had been paid so far`,
          'distorted-detail',
          `The house paid less for other patterns, to make weavers keep to the assigned one. It was a means, not the aim.`,
        ],
        [
          `sell the cloth for feast days at higher prices`,
          'wrong-place',
          `Feast days belong to the time before, when diamonds were chosen by use. Prices in the capital are not given.`,
        ],
        [
          `keep old customs of the hills from dying out`,
          'reversed-causation',
          `The custom grew out of the assignment. It was not there beforehand to be kept.`,
        ],
        [
          `label the cloths that it sent to the museums`,
          'wrong-comparison',
          `The patterns made labels needless for the house. Museums came to use them as labels later on.`,
        ],
      ],
      quick: [`'... so that faulty cloth could be traced to its source without a label'.`],
      full: [`Find 'The house assigned one pattern to each valley'.`, `The purpose follows at once, after 'so that'.`],
      hints: [
        `Which words usually introduce a purpose?`,
        `Keep the purpose apart from the means by which it was enforced.`,
      ],
    },
    {
      id: 'rc-132',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author points out that valleys kept to their patterns after the merchant house had failed primarily in order to`,
      key: [
        `show that the custom had come to stand without the interest that began it`,
        `When 'nobody any longer paid for conformity', the patterns went on. So they were by then the valleys' own.`,
      ],
      wrong: [
        [
          `suggest that no other merchants were willing to buy cloth from the hills`,
          'out-of-scope',
          `Later buyers are not mentioned. The point is that nobody paid for keeping to a pattern.`,
        ],
        [
          `explain why it was that the merchant house could no longer pay its debts`,
          'reversed-causation',
          `The failure of the house comes first, and nothing is said about its causes.`,
        ],
        [
          `prove that the patterns had existed for a long time before the house did`,
          'distorted-detail',
          `The patterns had, but as patterns of all valleys. What went on after 1911 says nothing about the time before the 1870s.`,
        ],
        [
          `concede that the tradition of the valleys rests on nothing but an old fraud`,
          'wrong-role',
          `The sentence supports Dragovan's resistance to the word fraud. It is not a concession to it.`,
        ],
      ],
      quick: [`Payment stops, custom continues: so payment no longer explains it.`],
      full: [
        `At first the house paid for keeping to one pattern.`,
        `After 1911 nobody did, and the valleys kept to it 'more strictly than before'.`,
        `Hence the custom had acquired a life of its own, which is why Dragovan does not call it a fraud.`,
      ],
      hints: [
        `Which view does the evidence of this paragraph speak against?`,
        `Why does it matter that nobody paid any longer?`,
      ],
    },
    {
      id: 'rc-133',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `Dragovan's findings imply that a cloth with a double comb which was woven in 1820`,
      key: [
        `may have come from any of the valleys of the hills`,
        `Before the 1870s 'all the patterns had been woven in all the valleys'. The comb tells the use of the cloth, not its place.`,
      ],
      wrong: [
        [
          `came from the valley to which museums assign it`,
          'wrong-speaker',
          `Museums would conclude this, but they 'assign to valleys even those cloths that were woven long before'.`,
        ],
        [
          `was most likely made to be worn on a feast day`,
          'wrong-comparison',
          `Diamonds were for feast days. Combs were chosen for bedding.`,
        ],
        [
          `brought its weaver less than diamonds would have`,
          'wrong-place',
          `Lower payment belongs to the merchant house, which began to buy from the hills in the 1870s.`,
        ],
        [
          `could not have been woven in the Orlec hills`,
          'too-strong',
          `The comb was woven in the hills before the house came. What is recent is its link with a single valley.`,
        ],
      ],
      quick: [
        `1820 lies before the 1870s, so every valley wove every pattern. The comb points to bedding, not to a place.`,
      ],
      full: [
        `The link between pattern and valley dates from the 1870s.`,
        `Dowry lists show that before then all valleys wove all patterns.`,
        `So a pattern on an earlier cloth does not reveal its valley.`,
      ],
      hints: [
        `What did the choice of a pattern depend on before the 1870s?`,
        `Is 1820 before or after the patterns were assigned?`,
      ],
    },
  ],
}

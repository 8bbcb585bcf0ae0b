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
        `A merchant house assigned the patterns from the 1870s on. Yet "within two generations what had been assigned was felt to be inherited," and the valleys kept to it when nobody paid them to.`,
      ],
      wrong: [
        [
          `are a fraud, since a firm invented them in order to sell its cloth in the capital`,
          'opposite-effect',
          `"It would be easy to say that the tradition is a fraud, but Dragovan resists." Besides, the firm did not invent the patterns; it assigned existing ones to valleys.`,
        ],
        [
          `have been handed down unchanged, as is shown by lists of dowries from the hills`,
          'wrong-speaker',
          `This answer is what "visitors are told." The dowry lists show the opposite: all the patterns "had been woven in all the valleys."`,
        ],
        [
          `were used by a merchant house as a means to find out who had woven faulty cloth`,
          'detail-for-main-idea',
          `The house did want faulty cloth to be "traced to its source," but this is one step in the story. This answer leaves out what the patterns became afterward.`,
        ],
        [
          `prove that most of what people take for old custom goes back to recent commerce`,
          'too-broad',
          `The passage is about one custom in one region. It makes no claim about most of what people take for old custom.`,
        ],
      ],
      quick: [
        `Each valley's pattern goes back to a merchant's order book, but within two generations it had become a tradition of its own.`,
      ],
      full: [
        `Ask what each paragraph adds. The first reports the claim that each valley's pattern is very old. The second shows that a merchant house assigned the patterns from the 1870s on.`,
        `The third refuses to call this a fraud, since the valleys kept to their patterns even when nobody paid them to. An order book tells us where a custom came from "and not what it became."`,
        `The main point must include both the recent origin and the real tradition.`,
      ],
      hints: [
        `How does Dragovan judge the tradition in the third paragraph?`,
        `Ask what each paragraph adds. What does the passage say about where the custom came from, and what about what it became?`,
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
        `The house assigned the patterns "so that faulty cloth could be traced to its source without a label." The source is the place where the cloth was made.`,
      ],
      wrong: [
        [
          `pay weavers less than they had been paid so far`,
          'distorted-detail',
          `The house paid "less for any other" pattern to make weavers keep to the assigned one. Lower pay enforced the rule; it was not the aim.`,
        ],
        [
          `sell the cloth for feast days at higher prices`,
          'wrong-place',
          `Weavers chose "diamonds for feast days" before the house assigned any patterns. The passage does not say what price such cloth brought.`,
        ],
        [
          `keep old customs of the hills from dying out`,
          'reversed-causation',
          `The house did not preserve the custom of one pattern for each valley; the custom began with the house. Names of valleys are joined to patterns "there, and nowhere earlier."`,
        ],
        [
          `label the cloths that it sent to the museums`,
          'wrong-comparison',
          `The house used patterns so that it would need no label. It is the museums that label cloths, and they do so by the patterns.`,
        ],
      ],
      quick: [`The house wanted to be able to trace faulty cloth to the valley where it had been made.`],
      full: [
        `Find the sentence about assigning in the second paragraph. It says what the house did, "assigned one pattern to each valley," and gives the purpose after "so that."`,
        `The purpose was to trace faulty cloth to its source, the place where it was made. The rest of the sentence tells how the rule was enforced: the house paid less for any other pattern.`,
      ],
      hints: [
        `Where does the passage say what Feld and Sons did with the patterns?`,
        `Find the sentence that says what the house assigned. Which of its parts gives the purpose, and which tells how the rule was enforced?`,
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
        `The custom began because a merchant house paid for it. After 1911 "nobody any longer paid for conformity," yet the valleys kept to their patterns, so the custom no longer depended on that interest.`,
      ],
      wrong: [
        [
          `suggest that no other merchants were willing to buy cloth from the hills`,
          'out-of-scope',
          `The passage does not say whether other merchants bought cloth from the hills. The point is that nobody "paid for conformity" any longer.`,
        ],
        [
          `explain why it was that the merchant house could no longer pay its debts`,
          'reversed-causation',
          `That "the house failed in 1911" only marks when the payments ended. The passage does not say why the house failed.`,
        ],
        [
          `prove that the patterns had existed for a long time before the house did`,
          'distorted-detail',
          `What the valleys did after 1911 cannot show what was woven before the house came. It is the dowry lists that show this.`,
        ],
        [
          `concede that the tradition of the valleys rests on nothing but an old fraud`,
          'wrong-role',
          `Dragovan "resists" calling the tradition a fraud. This fact gives her a reason to resist, so the author is not conceding that it is a fraud.`,
        ],
      ],
      quick: [`The payments ended with the house, but the custom went on. By then it no longer depended on them.`],
      full: [
        `Ask what the valleys' conduct after 1911 shows. As long as it was in business, the house paid less for any pattern but the assigned one. If that were the only reason for the custom, the custom should have ended with the house.`,
        `Instead, the valleys kept to their patterns, "if anything, more strictly than before."`,
        `The custom had thus become independent of the house's interest in it. That supports Dragovan, who will not call the tradition a fraud.`,
      ],
      hints: [
        `Why did weavers keep to one pattern before 1911, and what changed in that year?`,
        `Suppose that payment had been the only reason to keep to one pattern. What should then have happened after 1911, and what did happen?`,
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
        `In 1820, long before the house assigned any pattern, all the patterns were woven in all the valleys. The comb therefore does not show where the cloth was woven.`,
      ],
      wrong: [
        [
          `came from the valley to which museums assign it`,
          'wrong-speaker',
          `Museums would say so. But the passage rejects their practice for cloths "woven long before there was anyone to tell a valley what to weave."`,
        ],
        [
          `was most likely made to be worn on a feast day`,
          'wrong-comparison',
          `This answer confuses two patterns. Weavers chose "combs for bedding, diamonds for feast days," so a cloth with a double comb was probably made for bedding.`,
        ],
        [
          `brought its weaver less than diamonds would have`,
          'wrong-place',
          `The house that paid "less for any other" pattern bought cloth from the 1870s on. It could not have affected what a weaver was paid in 1820.`,
        ],
        [
          `could not have been woven in the Orlec hills`,
          'too-strong',
          `All the patterns had been woven "in all the valleys" before the house came. Only the link between the comb and a single valley is recent.`,
        ],
      ],
      quick: [
        `In 1820 no pattern belonged to one valley. A double comb suggests what a cloth was for, but not where it was woven.`,
      ],
      full: [
        `Place the year 1820 in the story. Valleys and patterns are joined "nowhere earlier" than in the order books of a house that bought cloth from the 1870s on.`,
        `Dowry lists from before that time show that all the patterns were woven in all the valleys and that weavers chose them by use.`,
        `A cloth of 1820 comes from that earlier time. Its pattern does not tell us which valley it came from, so it may have come from any of them.`,
      ],
      hints: [
        `Before the 1870s, what decided which pattern a weaver chose?`,
        `Place the year 1820 in the story. Had anyone yet assigned patterns to valleys?`,
      ],
    },
  ],
}

import type { WrittenQuestion } from '../written-question.ts'

/** Arguments about public matters. */
export const publicPolicy: readonly WrittenQuestion[] = [
  {
    id: 'cr-0031',
    version: 3,
    skill: 'cr-weaken',
    difficulty: -0.2,
    stem: `A town wants to lower the number of cars in its center and plans to double the price of parking there. It points to a neighboring town in which the number of cars in the center fell by 15 percent after the price of parking had been doubled.

Which of the following, if true, is the strongest reason to doubt that the plan will have the same effect?`,
    key: [
      `The neighboring town opened two new tram lines to its center when it doubled the price.`,
      `People who left their cars at home there had a new means of getting in. The fall may be due to the trams, and the town that now plans to double its price has none.`,
    ],
    wrong: [
      [
        `Owners of shops in the center fear that more expensive parking will keep some customers away.`,
        'opposite-effect',
        `If customers stay away with their cars, there are fewer cars. The fear agrees with the expected effect.`,
      ],
      [
        `The price of parking in the town has been the same for a longer time than in the other town.`,
        'wrong-comparison',
        `How long a price has been in force says little about how drivers will react to a doubled one.`,
      ],
      [
        `The money that the town takes in from parking is used for the repair of its streets.`,
        'out-of-scope',
        `The use of the money does not change how many people drive into the center.`,
      ],
      [
        `Most of the cars in the center of the town belong to people who do not live in it.`,
        'opposite-effect',
        `People from elsewhere have to pay for parking, so a higher price should affect them. This speaks for the plan.`,
      ],
    ],
    quick: [`An argument by analogy: look for a difference between the two towns that matters.`],
    full: [
      `Evidence: next door, the price doubled and cars fell by 15 percent.`,
      `Plan: do the same here.`,
      `If the neighbor also opened tram lines, the price alone need not have caused the fall.`,
    ],
    hints: [`What else happened in the neighboring town?`, `Could the fall in cars there have another cause?`],
  },
  {
    id: 'cr-0032',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.4,
    stem: `In districts where a free public library opened, the share of children who read well at the age of ten was higher five years later than before. In districts without a library, the share did not change. A minister concludes that opening libraries in the remaining districts would raise the share of children there who read well.

The minister's conclusion assumes which of the following?`,
    key: [
      `The districts in which libraries opened did not take other measures that improved reading.`,
      `If the same districts also hired teachers or gave out books, the improvement may come from that. The minister must take it that the libraries made the difference.`,
    ],
    wrong: [
      [
        `Children who read well at ten will borrow more books from a library than other children do.`,
        'not-required',
        `The effect might come about in other ways, for instance by reading aloud in the library. Who borrows most is not essential.`,
      ],
      [
        `In the remaining districts, fewer than half of the children read well at the age of ten now.`,
        'too-strong',
        `The share has to be capable of rising. It need not be as low as a half for that.`,
      ],
      [
        `Opening a library costs the state less than any other way of raising that share would cost.`,
        'out-of-scope',
        `Cost would matter for whether to open libraries. The conclusion is that doing so would raise the share.`,
      ],
      [
        `Adults in the districts with libraries read more than adults in districts without libraries.`,
        'out-of-scope',
        `The argument is about children. What adults read is not part of it.`,
      ],
    ],
    quick: [`Library districts improved. To credit the libraries, nothing else in these districts may have done it.`],
    full: [
      `Evidence: with libraries the share rose, without it did not.`,
      `Conclusion: libraries elsewhere would raise it too.`,
      `The step needs the libraries to be the cause. Other measures in the same districts would undermine that.`,
    ],
    hints: [
      `What else could have changed in the districts with libraries?`,
      `Deny the options: which denial breaks the link between libraries and reading?`,
    ],
  },
  {
    id: 'cr-0033',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.3,
    stem: `When a country introduced a tax on sugary drinks, sales of these drinks fell by a tenth within its borders. It would be a mistake, however, to conclude that its inhabitants drank a tenth less of them. Most of the people of this small country live within an hour of the border, and ______.

Which of the following most logically completes the argument?`,
    key: [
      `shops just across the border reported a marked rise in sales of sugary drinks in that time`,
      `It explains how sales at home could fall without people drinking less: they bought the drinks abroad. That fits the remark about the border.`,
    ],
    wrong: [
      [
        `the neighboring countries have considered a tax on sugary drinks for a number of years`,
        'out-of-scope',
        `What the neighbors consider does not show where people bought their drinks.`,
      ],
      [
        `people who live near a border tend to speak the languages that are spoken on both sides`,
        'out-of-scope',
        `Languages have nothing to do with the consumption of drinks.`,
      ],
      [
        `the tax brought in less money in its first year than the country had expected it would`,
        'explains-one-side',
        `Low income from the tax agrees with low sales at home. It does not show that people drank as much as before.`,
      ],
      [
        `sales of drinks without sugar rose within the country by about a tenth at the same time`,
        'opposite-effect',
        `This suggests that people changed to other drinks and did drink less of the sugary ones. The argument claims the contrary.`,
      ],
    ],
    quick: [`The border must matter: people can buy on the other side. The blank gives evidence that they did.`],
    full: [
      `Claim: lower sales at home do not mean lower consumption.`,
      `Hint: most people live near the border.`,
      `What is missing is that they bought the drinks there. A rise in sales across the border shows it.`,
    ],
    hints: [
      `Why does the argument mention the border?`,
      `How can sales at home fall while people drink as much as before?`,
    ],
  },
  {
    id: 'cr-0034',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.5,
    stem: `Columnist: It is often said that voters punish governments that raise taxes. But of the nine governments that raised taxes in the past twenty years, six were re-elected. What voters seem to punish is not the raising of taxes as such but raising them after promising not to: all three of the governments that lost had made such a promise.

In the columnist's argument, the statement that all three of the governments that lost had made such a promise is`,
    key: [
      `evidence offered in support of the columnist's own explanation of how voters behave`,
      `The columnist's own view is that voters punish broken promises. That all three losers had made the promise is the evidence for it, introduced by the colon.`,
    ],
    wrong: [
      [
        `evidence that the columnist takes to support the view that is mentioned at the outset`,
        'wrong-role',
        `The view at the outset is that voters punish higher taxes. The statement supports another view, that they punish broken promises.`,
      ],
      [
        `a conclusion that the columnist draws from the fact that six of nine were re-elected`,
        'wrong-role',
        `It is a fact about the three others, not something that follows from the six.`,
      ],
      [
        `an objection to the columnist's own explanation that the columnist tries to answer`,
        'opposite-effect',
        `It fits the explanation perfectly. There is nothing in it to be answered.`,
      ],
      [
        `an assumption on which the view that is mentioned at the outset is said to be based`,
        'wrong-role',
        `The common view is not said to rest on promises at all.`,
      ],
    ],
    quick: [`After the colon comes the reason for the sentence before it, which states the columnist's own view.`],
    full: [
      `Common view: voters punish higher taxes.`,
      `Against it: six of nine governments were re-elected.`,
      `Own view: voters punish broken promises.`,
      `Evidence for it: all three losers had promised not to raise taxes.`,
    ],
    hints: [`Which claim does the statement support?`, `What is the columnist's own explanation?`],
  },
  {
    id: 'cr-0035',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.7,
    stem: `In the canton of Tarn, every bridge is inspected at least once in six years, and any bridge that fails an inspection is closed until it has been repaired. A bridge that has been repaired is inspected every two years from then on. The Mill Bridge was last inspected five years ago, and it is open.

If the statements above are true, which of the following must also be true of the Mill Bridge?`,
    key: [
      `It has not been repaired because of a failed inspection at any time before its last inspection.`,
      `A bridge that has been repaired after failing is inspected every two years from then on. The last inspection was five years ago, so the Mill Bridge had not been repaired for that reason before.`,
    ],
    wrong: [
      [
        `It passed its last inspection and has been kept open without a break since that inspection.`,
        'half-right',
        `It may have failed then, stayed closed for years and been repaired only lately, so that no new inspection is due yet. And it may have been closed for other reasons, such as works on the road.`,
      ],
      [
        `It will pass its next inspection, which is going to take place in the course of this year or next.`,
        'too-strong',
        `Nothing tells us how the next inspection will turn out.`,
      ],
      [
        `It is less than six years old, or else it has been inspected at least twice since it was built.`,
        'too-strong',
        `It may have been built, say, ten years ago and inspected once, five years ago. Then neither part is true.`,
      ],
      [
        `It is in a better condition than any bridge in the canton that is closed for repair at present.`,
        'wrong-comparison',
        `A bridge may be closed for a small fault. No comparison of conditions follows.`,
      ],
    ],
    quick: [`Repaired means every two years. Five years without inspection means: not repaired before.`],
    full: [
      `Repaired after a failure, then inspections every two years.`,
      `The last inspection was five years ago, so this rule did not apply.`,
      `Hence no repair after a failed inspection before that time.`,
    ],
    hints: [
      `What would have happened in the last five years if the bridge had once been repaired?`,
      `Check every option for something that the statements do not settle.`,
    ],
  },
]

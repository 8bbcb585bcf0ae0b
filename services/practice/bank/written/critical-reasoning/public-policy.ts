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
      `In the neighboring town, people had a new way to reach the center without their cars. The decline may be due to the tram lines, so doubling the price alone may not have the same effect.`,
    ],
    wrong: [
      [
        `Owners of shops in the center fear that more expensive parking will keep some customers away.`,
        'opposite-effect',
        `Losing customers may be a reason for shops to oppose the plan. But customers who stay away do not bring their cars, so if anything, the plan is more likely to work.`,
      ],
      [
        `The price of parking in the town has been the same for a longer time than in the other town.`,
        'wrong-comparison',
        `The two towns do differ in this respect. But in both of them, drivers see the price double, and it is not clear why the age of the old price should matter.`,
      ],
      [
        `The money that the town takes in from parking is used for the repair of its streets.`,
        'out-of-scope',
        `What the town does with the money does not change what drivers pay. So there is no reason here to think that a doubled price will affect them differently.`,
      ],
      [
        `Most of the cars in the center of the town belong to people who do not live in it.`,
        'opposite-effect',
        `Drivers who live elsewhere have to park somewhere when they come to the center. A higher price should affect them, so this supports the plan.`,
      ],
    ],
    quick: [
      `The neighbor did two things at once: it doubled the price and opened two tram lines. The trams may account for the decline, and the first town's plan includes no new trams.`,
    ],
    full: [
      `Method: test the comparison. The town expects the same effect as its neighbor, where the number of cars fell by 15 percent after the price of parking doubled.`,
      `The comparison works only if the higher price is what caused the decline in the neighboring town.`,
      `Two new tram lines opened there at the same time. They may have led drivers to leave their cars at home, so a higher price alone may have a smaller effect.`,
    ],
    hints: [
      `What makes the town think that a higher price will reduce the number of cars?`,
      `Test the comparison between the two towns. What besides the price could explain the neighbor's decline of 15 percent?`,
    ],
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
      `If these districts also hired teachers or gave out books, the improvement may be due to those measures. The minister must assume that the libraries made the difference.`,
    ],
    wrong: [
      [
        `Children who read well at ten will borrow more books from a library than other children do.`,
        'not-required',
        `Libraries may help all children equally, or help weaker readers most. The conclusion does not depend on whether good readers borrow more books.`,
      ],
      [
        `In the remaining districts, fewer than half of the children read well at the age of ten now.`,
        'too-strong',
        `The share must have room to rise, but it does not have to be below one half. A share of 60 percent can rise too.`,
      ],
      [
        `Opening a library costs the state less than any other way of raising that share would cost.`,
        'out-of-scope',
        `Cost would matter in deciding whether to open libraries. But the conclusion is only that they would raise the share of good readers, which they can do at any price.`,
      ],
      [
        `Adults in the districts with libraries read more than adults in districts without libraries.`,
        'out-of-scope',
        `The conclusion is about children who read well. Libraries can help these children even if adults in the same districts read no more than adults elsewhere.`,
      ],
    ],
    quick: [
      `Reading improved where libraries opened, but other measures may have been taken there too. The minister must assume that these did not cause the improvement.`,
    ],
    full: [
      `Method: use negation. The minister credits the libraries because the share of good readers rose where they opened and did not change elsewhere.`,
      `Now suppose that those districts did take other measures that improved reading, such as hiring teachers.`,
      `Then the libraries may have had no effect, and there is no good reason to expect an improvement in the remaining districts. The conclusion therefore assumes that there were no such measures.`,
    ],
    hints: [
      `What comparison makes the minister give the libraries the credit?`,
      `Use negation on each option. Which one, if false, leaves little reason to credit the libraries?`,
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
      `Higher sales just across the border suggest that people bought their drinks there to avoid the tax. Sales at home could then fall without people drinking a tenth less.`,
    ],
    wrong: [
      [
        `the neighboring countries have considered a tax on sugary drinks for a number of years`,
        'out-of-scope',
        `A tax that the neighbors have merely considered changes no prices. So this tells us nothing about where people bought their drinks.`,
      ],
      [
        `people who live near a border tend to speak the languages that are spoken on both sides`,
        'out-of-scope',
        `Speaking the neighbors' language may make it easier to shop there. But it does not show that people actually bought their drinks across the border.`,
      ],
      [
        `the tax brought in less money in its first year than the country had expected it would`,
        'explains-one-side',
        `Low revenue may simply reflect low sales within the country, which we already know about. The argument needs evidence that people were buying drinks elsewhere.`,
      ],
      [
        `sales of drinks without sugar rose within the country by about a tenth at the same time`,
        'opposite-effect',
        `This rise suggests that people replaced sugary drinks with others. It supports the conclusion that they drank a tenth less of the sugary ones, which the argument calls a mistake.`,
      ],
    ],
    quick: [
      `Sales fell only "within its borders," and most people live near the border. Higher sales of sugary drinks just across it suggest that people bought them there.`,
    ],
    full: [
      `Method: find the link between the remark about the border and the conclusion. The conclusion is that people did not necessarily drink a tenth less, although sales at home fell that much.`,
      `The remark is that most people live "within an hour of the border," so they could easily buy drinks on the other side.`,
      `Nothing so far shows that they did so. The marked rise in sales just across the border supplies that evidence.`,
    ],
    hints: [
      `What do the sales figures cover, and what does the argument call a mistake?`,
      `Find the link between the remark about the border and the conclusion. How could sales fall at home while people drink as much as before?`,
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
      `The columnist thinks that voters punish broken promises about taxes. The colon introduces evidence for this explanation: all three governments that lost "had made such a promise."`,
    ],
    wrong: [
      [
        `evidence that the columnist takes to support the view that is mentioned at the outset`,
        'wrong-role',
        `The view mentioned at the outset is that voters "punish governments that raise taxes." The statement supports a different view, that they punish broken promises.`,
      ],
      [
        `a conclusion that the columnist draws from the fact that six of nine were re-elected`,
        'wrong-role',
        `That six of nine were re-elected tells us that three lost. It does not tell us what those three had promised, so the statement is not a conclusion drawn from it.`,
      ],
      [
        `an objection to the columnist's own explanation that the columnist tries to answer`,
        'opposite-effect',
        `The statement supports the columnist's explanation, since the governments that lost had broken their promises. It is not an objection that needs an answer.`,
      ],
      [
        `an assumption on which the view that is mentioned at the outset is said to be based`,
        'wrong-role',
        `The view mentioned at the outset concerns taxes alone. Promises come up only when the columnist offers a different explanation.`,
      ],
    ],
    quick: [
      `The statement comes after a colon and supports the claim before it. That claim, about broken promises, is the columnist's own explanation.`,
    ],
    full: [
      `Method: find the columnist's conclusion first. It follows the words "What voters seem to punish": they punish raising taxes after promising not to.`,
      `That differs from the common view that any rise in taxes is punished. The six governments that were re-elected count against the common view.`,
      `The three that lost had all made a promise and broken it. The statement about them is therefore evidence for the columnist's explanation.`,
    ],
    hints: [
      `Which view does the columnist report, and which view does the columnist hold?`,
      `Find the columnist's conclusion first. Does the statement support it or the view mentioned at the outset?`,
    ],
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
      `If the bridge had been repaired after an earlier failed inspection, the two-year rule would have applied from then on. Five years without an inspection show that it had not been.`,
    ],
    wrong: [
      [
        `It passed its last inspection and has been kept open without a break since that inspection.`,
        'half-right',
        `The bridge is open now, but it may have failed five years ago and been repaired only recently. It may also have been closed for roadwork.`,
      ],
      [
        `It will pass its next inspection, which is going to take place in the course of this year or next.`,
        'too-strong',
        `The six-year rule does make the next inspection due within a year. But nothing in the statements shows that the bridge will pass it.`,
      ],
      [
        `It is less than six years old, or else it has been inspected at least twice since it was built.`,
        'too-strong',
        `The bridge may be ten years old and have been inspected only once, five years ago. Then neither part of this claim is true.`,
      ],
      [
        `It is in a better condition than any bridge in the canton that is closed for repair at present.`,
        'wrong-comparison',
        `An open bridge may seem sure to be better than a closed one. But the fault for which a bridge was closed may be small, and the Mill Bridge may have worse ones that arose after its last inspection.`,
      ],
    ],
    quick: [
      `A bridge repaired after a failed inspection is inspected every two years. The Mill Bridge went five years without an inspection, so no such repair came before its last inspection.`,
    ],
    full: [
      `Method: suppose that the statement about repair is false. The bridge was then repaired after a failed inspection at some time before its last inspection.`,
      `Such a bridge is inspected "every two years from then on," so at least one inspection would have followed within the last five years.`,
      `But there has been no inspection for five years, so the bridge cannot have been repaired in this way before its last inspection. A repair since then remains possible.`,
    ],
    hints: [
      `Which rule applies to every bridge, and which only to bridges that have been repaired?`,
      `Suppose that an option is false, and check whether this breaks a rule. For example, how often would the Mill Bridge have been inspected if it had been repaired many years ago?`,
    ],
  },
]

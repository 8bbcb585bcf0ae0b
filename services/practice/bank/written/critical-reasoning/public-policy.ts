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
      `People there had a new way to get into the center without their cars. The decline may be due to the trams, and nothing suggests that the first town plans any.`,
    ],
    wrong: [
      [
        `Owners of shops in the center fear that more expensive parking will keep some customers away.`,
        'opposite-effect',
        `Losing customers may be a reason to reject the plan. But if customers stay away with their cars, there will be fewer cars, which is the expected effect.`,
      ],
      [
        `The price of parking in the town has been the same for a longer time than in the other town.`,
        'wrong-comparison',
        `Drivers who are used to an old price may seem likely to react strongly or not at all. But how long the price has been in force gives no reason to expect a different effect.`,
      ],
      [
        `The money that the town takes in from parking is used for the repair of its streets.`,
        'out-of-scope',
        `Street repairs might make driving more attractive. But the money is used that way now, and its use gives no reason to doubt the effect of a price that is twice as high.`,
      ],
      [
        `Most of the cars in the center of the town belong to people who do not live in it.`,
        'opposite-effect',
        `People who live elsewhere have to pay for parking, so a higher price should affect them, which supports the plan.`,
      ],
    ],
    quick: [
      `The town argues from its neighbor's success. But the neighbor also opened two tram lines at the same time, and they may explain the decline in traffic there.`,
    ],
    full: [
      `Method: test the comparison. The town argues from an example, so look for a difference between the two towns that matters.`,
      `The evidence is that traffic next door fell by 15 percent after the price of parking doubled. The town plans to do the same and expects the same effect.`,
      `That works only if the higher price caused the decline next door.`,
      `Two new tram lines, opened at the same time, may account for some or all of it. A higher price alone may then not reduce traffic by 15 percent, so there is reason to doubt the plan.`,
    ],
    hints: [
      `The town relies on an example. What would make that example a poor guide?`,
      `Could something other than the price have reduced the number of cars in the neighboring town?`,
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
      `If the same districts also hired teachers or gave out books, the improvement may be due to that. The minister must assume that the libraries made the difference.`,
    ],
    wrong: [
      [
        `Children who read well at ten will borrow more books from a library than other children do.`,
        'not-required',
        `Libraries could improve reading in other ways, for instance by reading aloud to children, but the argument does not depend on who borrows the most books.`,
      ],
      [
        `In the remaining districts, fewer than half of the children read well at the age of ten now.`,
        'too-strong',
        `The share has to have room to rise, but it does not have to be "fewer than half" for that. A share of 60 percent could rise too.`,
      ],
      [
        `Opening a library costs the state less than any other way of raising that share would cost.`,
        'out-of-scope',
        `Cost may decide whether to open libraries, but the conclusion is only that opening them would raise the share.`,
      ],
      [
        `Adults in the districts with libraries read more than adults in districts without libraries.`,
        'out-of-scope',
        `Adults who read might encourage their children. But the argument is only about the effect of libraries on children's reading, and it does not need this.`,
      ],
    ],
    quick: [
      `Reading improved in the districts with new libraries. To credit the libraries, the minister must assume that nothing else there caused the improvement.`,
    ],
    full: [
      `The evidence is that the share of good readers rose in districts with new libraries and did not change elsewhere. The conclusion is that libraries would raise it in the remaining districts.`,
      `This assumes that the libraries caused the rise.`,
      `Test the right option: if those districts also took other measures that improved reading, the libraries may have done nothing. So the minister assumes that they did not.`,
    ],
    hints: [
      `What does the minister take to be the cause of the improvement?`,
      `Negate each option. After which negation is there no longer reason to credit the libraries?`,
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
      `This shows how sales at home could fall without people drinking less: they bought their drinks across the border. It fits the remark about where they live.`,
    ],
    wrong: [
      [
        `the neighboring countries have considered a tax on sugary drinks for a number of years`,
        'out-of-scope',
        `A tax that the neighbors "have considered" is not yet in force. That they consider one does not show where people bought their drinks.`,
      ],
      [
        `people who live near a border tend to speak the languages that are spoken on both sides`,
        'out-of-scope',
        `People near a border may well speak both languages, but that tells us nothing about how much they drink.`,
      ],
      [
        `the tax brought in less money in its first year than the country had expected it would`,
        'explains-one-side',
        `A disappointing tax looks like part of the argument against it. But low revenue fits low sales at home and does not show that people drank as much as before.`,
      ],
      [
        `sales of drinks without sugar rose within the country by about a tenth at the same time`,
        'opposite-effect',
        `A rise by the same share seems to balance the decline. But it suggests that people did drink less of the sugary drinks, and the argument claims the opposite.`,
      ],
    ],
    quick: [
      `The argument mentions the border because people can shop on the other side of it. The blank supplies evidence that they did.`,
    ],
    full: [
      `The argument claims that lower sales at home do not mean that people drank less.`,
      `It adds that most people live within an hour of the border, so they could buy drinks on the other side.`,
      `The missing piece is evidence that they did so. A marked rise in sales just across the border supplies it and completes the argument.`,
    ],
    hints: [
      `Why does the argument mention that most people live near the border?`,
      `How could sales within the country fall while its inhabitants drink as much as before?`,
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
      `The columnist's own view is that voters punish broken promises. The colon introduces the evidence for this view: all three losers had made the promise.`,
    ],
    wrong: [
      [
        `evidence that the columnist takes to support the view that is mentioned at the outset`,
        'wrong-role',
        `The view mentioned at the outset is that voters punish higher taxes. The statement supports a different view, that they punish broken promises.`,
      ],
      [
        `a conclusion that the columnist draws from the fact that six of nine were re-elected`,
        'wrong-role',
        `The numbers are related, since six and three make nine. But the statement is a fact about the three that lost and does not follow from the six.`,
      ],
      [
        `an objection to the columnist's own explanation that the columnist tries to answer`,
        'opposite-effect',
        `The words "what voters seem to punish" may sound cautious. But the statement supports the columnist's explanation, so it is not an objection to be answered.`,
      ],
      [
        `an assumption on which the view that is mentioned at the outset is said to be based`,
        'wrong-role',
        `Promises and taxes are connected in the argument, but only by the columnist. The view mentioned at the outset is about taxes alone.`,
      ],
    ],
    quick: [
      `The statement follows a colon, so it gives the reason for the claim just before it. That claim is the columnist's own explanation.`,
    ],
    full: [
      `Method: find the columnist's conclusion first. It is that voters punish governments for raising taxes after promising not to.`,
      `The view mentioned at the outset is different: voters punish any rise in taxes. The six re-elected governments count against it.`,
      `The statement that all three losers had made the promise is what supports the columnist's explanation. It is evidence offered in favor of that explanation.`,
    ],
    hints: [
      `The statement about the three that lost follows a colon. What is it a reason for?`,
      `Whose explanation does the statement support, the common one or the columnist's?`,
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
      `A bridge repaired after a failed inspection is inspected every two years from then on. The Mill Bridge has gone five years without an inspection, so it had not been repaired for that reason before its last inspection.`,
    ],
    wrong: [
      [
        `It passed its last inspection and has been kept open without a break since that inspection.`,
        'half-right',
        `The bridge is open now, so it may seem to have passed. But it could have failed five years ago and been repaired only recently, or it could have been closed for other reasons, such as roadwork.`,
      ],
      [
        `It will pass its next inspection, which is going to take place in the course of this year or next.`,
        'too-strong',
        `Five years without a repair may suggest that the bridge is sound. But nothing in the statements tells us how the next inspection will turn out.`,
      ],
      [
        `It is less than six years old, or else it has been inspected at least twice since it was built.`,
        'too-strong',
        `The bridge may be ten years old and have been inspected once, five years ago. Then neither part of this claim is true.`,
      ],
      [
        `It is in a better condition than any bridge in the canton that is closed for repair at present.`,
        'wrong-comparison',
        `A bridge may be closed because of a small fault, but the statements do not compare the condition of bridges.`,
      ],
    ],
    quick: [
      `A repaired bridge is inspected every two years. Since the Mill Bridge was last inspected five years ago, it had not been repaired before that.`,
    ],
    full: [
      `Once a bridge has been repaired after a failed inspection, it is inspected every two years.`,
      `The Mill Bridge was last inspected five years ago. If it had been repaired before then, another inspection would have been due after two years.`,
      `So it had not been repaired because of a failed inspection at any time before its last inspection.`,
    ],
    hints: [
      `Which rule would have applied to the Mill Bridge in the last five years if it had been repaired before then?`,
      `Could a bridge that failed five years ago and was repaired last year fit all the statements? Which options does such a bridge rule out?`,
    ],
  },
]

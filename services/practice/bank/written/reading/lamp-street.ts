import type { WrittenPassage } from '../written-question.ts'

export const lampStreet: WrittenPassage = {
  passage: {
    id: 'passage-lamp-street',
    title: 'Forty lamp shops in one street',
    paragraphs: [
      `In the old quarter of Karsova, forty shops that sell lamps stand side by side in a single street, and in the rest of the city there are hardly any. To an outsider it looks like folly. A shop with thirty-nine rivals at its door can charge little more than they do, and one that moved across the river would have the whole east of the city to itself. Guidebooks call the street a relic of the guilds, kept up by habit. But shops in it change hands every few years, and those who buy them are not born to the trade. Habit does not explain why they pay the highest rents in the quarter.`,
      `The economist Dilek Aran offers an explanation that turns the outsider's reasoning around. Few people who need a lamp know which lamp they want. For them a trip to a lone shop is a gamble, while a trip to the street is almost sure to succeed, and so the street draws buyers from far beyond the city. Rivals take customers from one another, but together they bring in more than they take. When sewer works closed the lower half of the street for a year, the shops in the upper half might have expected a windfall. Their sales fell by nearly a third.`,
      `Aran is careful not to make a law of this. Shops that sell bulbs and cable used to stand among the lamp shops and have long since scattered over the city; no one needs to see forty bulbs before choosing one. Lately, moreover, sellers of factory-made lamps, which look exactly as they do in a catalog, have begun to move to cheaper premises, whereas those who deal in blown glass have stayed. Neighbors are worth having, it would appear, as long as comparing requires being there.`,
    ],
  },
  questions: [
    {
      id: 'rc-038',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `Which of the following best expresses the main idea of the passage?`,
      key: [
        `Rival shops may profit from being neighbors where buyers have to compare goods on the spot.`,
        `Aran explains that rival lamp shops "bring in more than they take" from one another. The third paragraph adds the condition: neighbors are worth having "as long as comparing requires being there."`,
      ],
      wrong: [
        [
          `Rival shops that stand side by side are kept there by habits inherited from the old guilds.`,
          'wrong-speaker',
          `Guidebooks say so, but the passage rejects their view: habit "does not explain why they pay the highest rents in the quarter."`,
        ],
        [
          `Rival shops are better off together, since each of them brings in buyers for all the others.`,
          'too-broad',
          `This answer leaves out the condition. Aran is careful "not to make a law of this," and the shops that sell bulbs and cable "have long since scattered."`,
        ],
        [
          `Rival shops suffer losses when building works make their street difficult for buyers to reach.`,
          'detail-for-main-idea',
          `The sewer works are one piece of evidence. The fall in sales shows what neighbors are worth; the passage is not about building works.`,
        ],
        [
          `Rival shops are leaving streets such as that of Karsova because catalogs now suffice to sell.`,
          'half-right',
          `Only sellers of factory-made lamps "have begun to move," while dealers in blown glass have stayed. And the passage is mainly about why rivals gather, not why some leave.`,
        ],
      ],
      quick: [
        `Rivals side by side can help one another by drawing more buyers, but only where buyers must compare goods in person.`,
      ],
      full: [
        `Ask what each paragraph adds. The first presents a puzzle, forty rivals in one street, and rejects habit as the answer. The second gives Aran's answer: together they draw buyers who do not know which lamp they want.`,
        `The third limits the answer. Bulbs need no comparing, and factory-made lamps can be compared in a catalog, so their sellers do not need the street.`,
        `The main idea must include both the gain from rivals and the condition that buyers have to compare goods on the spot.`,
      ],
      hints: [
        `What puzzle about the street does the first paragraph set up?`,
        `Ask what each paragraph adds. Does the third extend Aran's explanation or limit it?`,
      ],
    },
    {
      id: 'rc-039',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, what happened while sewer works closed the lower half of the street?`,
      key: [
        `The shops that were not closed sold less than before.`,
        `The lower half was closed, so the shops in the upper half were the ones not closed. "Their sales fell by nearly a third," so they sold less than before.`,
      ],
      wrong: [
        [
          `The shops that were not closed won over new buyers.`,
          'opposite-effect',
          `New buyers would have been the "windfall" that these shops "might have expected." Instead, their sales fell.`,
        ],
        [
          `The shops in the lower half moved across the river.`,
          'wrong-place',
          `An outsider imagines one shop that "moved across the river." The passage does not say that any shop did so during the sewer works.`,
        ],
        [
          `The rents of shops in the old quarter fell by a third.`,
          'distorted-detail',
          `The figure is right, but what fell "by nearly a third" was sales. The passage says nothing about a fall in rents.`,
        ],
        [
          `The shops for bulbs and cable left for other streets.`,
          'wrong-place',
          `The shops for bulbs and cable "have long since scattered," but the passage does not connect this with the sewer works.`,
        ],
      ],
      quick: [`The upper half of the street stayed open, and the sales of its shops fell by nearly a third.`],
      full: [
        `Find the sewer works at the end of the second paragraph. With half of their rivals closed, the shops in the upper half "might have expected a windfall."`,
        `The next sentence says what happened instead: "Their sales fell by nearly a third." "Their" refers to the shops in the upper half, which were not closed.`,
      ],
      hints: [
        `What might the shops in the upper half have expected when half of their rivals closed?`,
        `Find the sentence about the sewer works and read the one after it. To which shops does "Their" refer?`,
      ],
    },
    {
      id: 'rc-040',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage suggests that dealers in blown glass differ from sellers of factory-made lamps in that the former`,
      key: [
        `offer lamps that cannot be judged well from a picture`,
        `Sellers of factory-made lamps can leave because these "look exactly as they do in a catalog." Dealers in blown glass have stayed, which suggests that their lamps cannot be judged well from a picture.`,
      ],
      wrong: [
        [
          `charge prices that cover even the rents of the street`,
          'real-world-belief',
          `The passage does not compare the prices of the two kinds of lamps. It explains who leaves by whether lamps can be compared in a catalog.`,
        ],
        [
          `have dealt in lamps since the days of the city's guilds`,
          'distorted-detail',
          `The guilds come from the guidebooks, whose view the author rejects. Shops "change hands every few years," so dealers of either kind need not have been there long.`,
        ],
        [
          `sell mainly to people who know which lamp they need`,
          'opposite-effect',
          `The street serves buyers who do not "know which lamp they want." Dealers who stay there need buyers who compare, not buyers who have already decided.`,
        ],
        [
          `lost fewer sales when a part of the street was closed`,
          'wrong-place',
          `The sewer works lowered sales in the upper half of the street. The passage does not say how the two kinds of sellers differed then.`,
        ],
      ],
      quick: [
        `Lamps that look as they do in a catalog can be sold elsewhere. Dealers in blown glass stay, so their lamps probably have to be seen.`,
      ],
      full: [
        `Connect the two facts with the rule in the last sentence. Factory-made lamps "look exactly as they do in a catalog," so buyers can compare them without coming.`,
        `The rule is that neighbors are worth having "as long as comparing requires being there." Dealers in blown glass have stayed, so comparing their lamps probably still requires it.`,
        `The passage suggests, then, that a picture does not show blown glass well enough to judge it.`,
      ],
      hints: [
        `Which sellers have begun to leave the street, and which have stayed?`,
        `Ask what lets the sellers of factory-made lamps leave. Then apply the rule in the last sentence to the dealers who have stayed.`,
      ],
    },
    {
      id: 'rc-041',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.3,
      stem: `On Aran's explanation, which of the following businesses would have most to gain from opening next to many others of its kind?`,
      key: [
        `A seller of antique rugs, of which each one differs from the next in wear and in color`,
        `Each rug differs from the next, so buyers have to see many before they choose one. Like people who need a lamp, they would travel to a place where many sellers stand together.`,
      ],
      wrong: [
        [
          `A filling station, whose fuel is of the same quality as the fuel of every other station`,
          'opposite-effect',
          `Fuel that is the same everywhere is like bulbs: "no one needs to see forty bulbs before choosing one." Neighbors would take customers from the station without bringing in more.`,
        ],
        [
          `A locksmith, who is called by telephone when people have shut themselves out at night`,
          'out-of-scope',
          `People who are locked out call a locksmith and wait; they do not go from shop to shop to compare. Neighbors would bring the locksmith no additional customers.`,
        ],
        [
          `A bakery, whose regular customers buy the same loaf from it on their way to their work`,
          'half-right',
          `These customers come in person, but they buy the same loaf each time. They already know what they want and have nothing to compare.`,
        ],
        [
          `A publisher, whose textbooks are ordered from a printed list by schools in many towns`,
          'wrong-comparison',
          `Textbooks ordered from a printed list are like factory-made lamps sold from a catalog. Choosing them does not require being there.`,
        ],
      ],
      quick: [
        `Neighbors help where buyers do not know what they want and must see goods to compare them. Only the rugs fit both conditions.`,
      ],
      full: [
        `Take Aran's two conditions and test each business. The street draws buyers because few of them "know which lamp they want" and because comparing lamps "requires being there."`,
        `Buyers of fuel and bread have little to compare. A locksmith is called by phone, and textbooks are chosen from a list.`,
        `Antique rugs differ in wear and color, so their buyers must see many before choosing. They would travel to a place with many sellers.`,
      ],
      hints: [
        `What do people who need a lamp have in common that makes a street of rivals useful to them?`,
        `Find Aran's conditions for gaining from neighbors, and test each business against them. Which goods are more like blown glass than like bulbs?`,
      ],
    },
  ],
}

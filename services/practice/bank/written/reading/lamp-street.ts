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
        `Aran explains how the lamp shops gain from one another, and the third paragraph adds the condition: neighbors are worth having "as long as comparing requires being there."`,
      ],
      wrong: [
        [
          `Rival shops that stand side by side are kept there by habits inherited from the old guilds.`,
          'wrong-speaker',
          `Guidebooks say so, but the passage replies that habit "does not explain why they pay the highest rents in the quarter."`,
        ],
        [
          `Rival shops are better off together, since each of them brings in buyers for all the others.`,
          'too-broad',
          `The third paragraph rules out so general a claim: Aran does not "make a law of this," and the shops that sell bulbs "have long since scattered."`,
        ],
        [
          `Rival shops suffer losses when building works make their street difficult for buyers to reach.`,
          'detail-for-main-idea',
          `The sewer works are evidence in the second paragraph for what the neighbors are worth.`,
        ],
        [
          `Rival shops are leaving streets such as that of Karsova because catalogs now suffice to sell.`,
          'half-right',
          `Sellers of factory-made lamps have begun to leave, but dealers in blown glass "have stayed," and the passage is mainly about why the street exists.`,
        ],
      ],
      quick: [`Rival neighbors help one another, but only where buyers must compare goods in person.`],
      full: [
        `The first paragraph presents a puzzle, forty rivals in one street, and rejects habit as the answer. The second gives Aran's answer: the street attracts buyers who do not yet know which lamp they want.`,
        `The third adds a condition, since bulbs and factory-made lamps behave differently: "as long as comparing requires being there."`,
        `The answer states this condition as "where buyers have to compare goods on the spot."`,
      ],
      hints: [
        `Does the third paragraph extend Aran's explanation or restrict it?`,
        `Under what condition are neighbors worth having, according to the last sentence?`,
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
        `The shops in the upper half stayed open, and "their sales fell by nearly a third." So the shops that were not closed sold less than before.`,
      ],
      wrong: [
        [
          `The shops that were not closed won over new buyers.`,
          'opposite-effect',
          `This is the "windfall" that the open shops "might have expected" but did not get.`,
        ],
        [
          `The shops in the lower half moved across the river.`,
          'wrong-place',
          `An outsider imagines a shop that "moved across the river." The passage does not say that any shop did so.`,
        ],
        [
          `The rents of shops in the old quarter fell by a third.`,
          'distorted-detail',
          `"Nearly a third" is the fall in sales. The passage does not say that rents fell.`,
        ],
        [
          `The shops for bulbs and cable left for other streets.`,
          'wrong-place',
          `These shops "have long since scattered," and the sewer works were not the reason.`,
        ],
      ],
      quick: [`The upper half of the street stayed open, and its sales fell by nearly a third.`],
      full: [
        `The end of the second paragraph describes the sewer works. With half of their rivals closed, the shops in the upper half "might have expected a windfall."`,
        `The next sentence says what happened instead: "Their sales fell by nearly a third." "Their" refers to the shops in the upper half, which are "the shops that were not closed" in the answer.`,
      ],
      hints: [
        `What might the shops in the upper half have expected, and what happened to them?`,
        `To which shops does "Their" in the last sentence of the second paragraph refer?`,
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
        `Factory-made lamps "look exactly as they do in a catalog," and so their sellers can leave. Dealers in blown glass have stayed, so their lamps must be of a kind that a picture does not show well.`,
      ],
      wrong: [
        [
          `charge prices that cover even the rents of the street`,
          'real-world-belief',
          `Blown glass may well be expensive, but the passage explains who leaves by how lamps are compared, not by their prices.`,
        ],
        [
          `have dealt in lamps since the days of the city's guilds`,
          'distorted-detail',
          `Guidebooks call the street "a relic of the guilds," a view the author rejects. The passage does not say how long any dealer has been there.`,
        ],
        [
          `sell mainly to people who know which lamp they need`,
          'opposite-effect',
          `Few people who need a lamp "know which lamp they want," and the street draws exactly these buyers. Those who already know have less need of it.`,
        ],
        [
          `lost fewer sales when a part of the street was closed`,
          'wrong-place',
          `The sewer works affected the shops in general. The passage does not separate the two kinds of sellers there.`,
        ],
      ],
      quick: [
        `Lamps that look as they do in a catalog can be sold elsewhere, so the lamps of those who stay must need to be seen.`,
      ],
      full: [
        `Sellers of factory-made lamps leave because their lamps can be compared in a catalog.`,
        `The last sentence gives the general rule: neighbors are worth having "as long as comparing requires being there." Dealers in blown glass have stayed, so comparing their lamps must still require being there.`,
        `In other words, their lamps "cannot be judged well from a picture."`,
      ],
      hints: [
        `What about factory-made lamps makes it possible for their sellers to leave?`,
        `What does the last sentence suggest about the lamps of the dealers who have stayed?`,
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
        `Buyers do not know beforehand which rug they want, and since each rug differs, they have to see many of them. This is what makes a street of rivals attractive.`,
      ],
      wrong: [
        [
          `A filling station, whose fuel is of the same quality as the fuel of every other station`,
          'opposite-effect',
          `Fuel is like the bulbs: "no one needs to see forty bulbs before choosing one." So neighbors would bring a fuel seller only competition.`,
        ],
        [
          `A locksmith, who is called by telephone when people have shut themselves out at night`,
          'out-of-scope',
          `A locksmith's customers do not come to the shop, so no crowd of comparing buyers can form there.`,
        ],
        [
          `A bakery, whose regular customers buy the same loaf from it on their way to their work`,
          'half-right',
          `These customers come in person, but they know what they want and do not compare.`,
        ],
        [
          `A publisher, whose textbooks are ordered from a printed list by schools in many towns`,
          'wrong-comparison',
          `Goods ordered from a list resemble the lamps sold from a catalog, whose sellers have begun to move away.`,
        ],
      ],
      quick: [
        `Buyers must be unsure what they want and must need to see the goods, and only the rugs meet both conditions.`,
      ],
      full: [
        `In Aran's explanation, the street attracts buyers because "few people who need a lamp know which lamp they want," and because comparing lamps "requires being there."`,
        `Buyers of fuel and bread have nothing to compare, and locksmiths and textbooks are not chosen by looking at what is on display.`,
        `Each antique rug "differs from the next," so buyers would travel to a place where they can see many.`,
      ],
      hints: [
        `For neighbors to be an advantage, what must be true of the buyers and of the goods?`,
        `Which goods are more like blown glass than like bulbs?`,
      ],
    },
  ],
}

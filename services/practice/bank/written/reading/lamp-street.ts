import type { WrittenPassage } from '../written-question.ts'

export const lampStreet: WrittenPassage = {
  passage: {
    id: 'passage-lamp-street',
    title: 'Forty lamp shops in one street',
    paragraphs: [
      `In the old quarter of Karsova, forty shops that sell lamps stand side by side in a single street, and in the rest of the city there are hardly any. To an outsider it looks like folly. A shop with thirty-nine rivals at its door can charge little more than they do, and one that moved across the river would have the whole east of the city to itself. Guidebooks call the street a relic of the guilds, kept up by habit. But shops in it change hands every few years, and those who buy them are not born to the trade. Habit does not explain why they pay the highest rents in the quarter.`,
      `The economist Dilek Aran offers an explanation that turns the outsider's reasoning around. Few people who need a lamp know which lamp they want. For them a trip to a lone shop is a gamble, while a trip to the street is almost sure to succeed, and so the street draws buyers from far beyond the city. Rivals take customers from one another, but together they bring in more than they take. When sewer works closed the lower half of the street for a year, the shops in the upper half might have expected a windfall. Their sales fell by nearly a third.`,
      `Aran is careful not to make a law of this. Shops that sell bulbs and cable used to stand among the lamp shops and have long since scattered over the city; no one needs to see forty bulbs before choosing one. Lately, moreover, sellers of factory-made lamps, which look exactly as they do in a catalogue, have begun to move to cheaper premises, whereas those who deal in blown glass have stayed. Neighbours are worth having, it would appear, as long as comparing requires being there.`,
    ],
  },
  questions: [
    {
      id: 'rc-038',
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `Which of the following best expresses the main idea of the passage?`,
      key: [
        `Rival shops may profit from being neighbours where buyers have to compare goods on the spot.`,
        `Aran explains why the lamp shops gain from one another, and the third paragraph says under which condition: 'as long as comparing requires being there'.`,
      ],
      wrong: [
        [
          `Rival shops that stand side by side are kept there by habits inherited from the old guilds.`,
          'wrong-speaker',
          `Guidebooks say so. The author replies that 'habit does not explain' the rents that newcomers pay.`,
        ],
        [
          `Rival shops are better off together, since each of them brings in buyers for all the others.`,
          'too-broad',
          `The third paragraph forbids so general a claim: Aran does not 'make a law of this', and sellers of bulbs 'have long since scattered'.`,
        ],
        [
          `Rival shops suffer losses when building works make their street difficult for buyers to reach.`,
          'detail-for-main-idea',
          `The sewer works are evidence in the second paragraph. They show what neighbours are worth.`,
        ],
        [
          `Rival shops are leaving streets such as that of Karsova because catalogues now suffice to sell.`,
          'half-right',
          `Sellers of factory-made lamps have begun to leave, but the dealers in blown glass 'have stayed', and the street itself is to be explained.`,
        ],
      ],
      quick: [`Aran's explanation plus its condition: neighbours pay as long as goods must be compared in person.`],
      full: [
        `Paragraph 1: a puzzle, and habit rejected as an answer.`,
        `Paragraph 2: Aran's answer, the street attracts buyers who want to compare.`,
        `Paragraph 3: the condition, since bulbs and factory-made lamps behave differently.`,
      ],
      hints: [
        `Does the third paragraph extend Aran's explanation or restrict it?`,
        `The last sentence states the idea of the passage with its condition.`,
      ],
    },
    {
      id: 'rc-039',
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, what happened while sewer works closed the lower half of the street?`,
      key: [
        `The shops that were not closed sold less than before.`,
        `The sales of the shops in the upper half 'fell by nearly a third', although rivals had dropped out.`,
      ],
      wrong: [
        [
          `The shops that were not closed won over new buyers.`,
          'opposite-effect',
          `This is the 'windfall' that they 'might have expected'. It did not come.`,
        ],
        [
          `The shops in the lower half moved across the river.`,
          'wrong-place',
          `Moving across the river is what an outsider would advise, in the first paragraph. No shop is said to have done it.`,
        ],
        [
          `The rents of shops in the old quarter fell by a third.`,
          'distorted-detail',
          `A third is the fall in sales. Rents are mentioned only as the highest in the quarter.`,
        ],
        [
          `The shops for bulbs and cable left for other streets.`,
          'wrong-place',
          `They 'have long since scattered', and not because of the works.`,
        ],
      ],
      quick: [`Last two sentences of the second paragraph: a windfall was to be expected, but sales fell.`],
      full: [
        `Find the sewer works in the second paragraph.`,
        `Expectation: a windfall. Result: 'Their sales fell by nearly a third.'`,
        `'Their' refers to the shops in the upper half, which stayed open.`,
      ],
      hints: [
        `Look at the end of the second paragraph.`,
        `To whom does 'Their' in the last sentence of that paragraph refer?`,
      ],
    },
    {
      id: 'rc-040',
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage suggests that dealers in blown glass differ from sellers of factory-made lamps in that the former`,
      key: [
        `offer lamps that cannot be judged well from a picture`,
        `Factory-made lamps 'look exactly as they do in a catalogue', and that is why their sellers can leave. Those who stay must sell lamps of which this is not true.`,
      ],
      wrong: [
        [
          `charge prices that cover even the rents of the street`,
          'real-world-belief',
          `Blown glass may well be dear, but the passage explains who leaves by how lamps can be compared, and says nothing of prices.`,
        ],
        [
          `have dealt in lamps since the days of the city's guilds`,
          'distorted-detail',
          `The guilds belong to the guidebooks' account, which the author rejects. No dealer is said to be of old standing.`,
        ],
        [
          `sell mainly to people who know which lamp they need`,
          'opposite-effect',
          `Such buyers have no need of the street. Those who stay live from buyers who want to compare.`,
        ],
        [
          `lost fewer sales when a part of the street was closed`,
          'wrong-place',
          `The sewer works are reported for the shops in general. The two kinds of seller are not distinguished there.`,
        ],
      ],
      quick: [`Catalogue lamps can leave, blown glass stays, 'as long as comparing requires being there'.`],
      full: [
        `Sellers of factory-made lamps leave; their lamps look as they do in a catalogue.`,
        `The general rule: neighbours are worth having as long as comparing requires being there.`,
        `Dealers in blown glass stay, so with their lamps comparing does require being there.`,
        `That is, a picture does not suffice.`,
      ],
      hints: [
        `What does the passage say about factory-made lamps that lets their sellers leave?`,
        `Apply the last sentence to those who have stayed.`,
      ],
    },
    {
      id: 'rc-041',
      skill: 'rc-application',
      difficulty: 0.3,
      stem: `On Aran's explanation, which of the following businesses would have most to gain from opening next to many others of its kind?`,
      key: [
        `A seller of antique rugs, of which each one differs from the next in wear and in colour`,
        `Buyers do not know beforehand which rug they want and have to see many. That is what makes a street of rivals attractive.`,
      ],
      wrong: [
        [
          `A filling station, whose fuel is of the same quality as the fuel of every other station`,
          'opposite-effect',
          `Fuel is like bulbs: nobody needs to see much of it before choosing, so neighbours bring only competition.`,
        ],
        [
          `A locksmith, who is called by telephone when people have shut themselves out at night`,
          'out-of-scope',
          `The customers do not come to the shop at all, so no crowd of comparing buyers can form there.`,
        ],
        [
          `A bakery, whose regular customers buy the same loaf from it on their way to their work`,
          'half-right',
          `These customers do come in person, but they know what they want and compare nothing.`,
        ],
        [
          `A publisher, whose textbooks are ordered from a printed list by schools in many towns`,
          'wrong-comparison',
          `What is ordered from a list resembles the lamps sold from a catalogue, whose sellers have begun to move away.`,
        ],
      ],
      quick: [`Two conditions: buyers do not know what they want, and must see it. Only the rugs meet both.`],
      full: [
        `Aran's buyers do not know which lamp they want, and must be there to compare.`,
        `Fuel and bread need no comparing; locks and textbooks are not bought by looking.`,
        `Each rug is different and must be seen, so buyers would travel to a street full of rugs.`,
      ],
      hints: [
        `What must be true of the buyers, and what of the goods, for neighbours to be an advantage?`,
        `Which goods resemble blown glass rather than bulbs?`,
      ],
    },
  ],
}

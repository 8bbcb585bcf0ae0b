import type { WrittenPassage } from '../written-question.ts'

export const tidalMills: WrittenPassage = {
  passage: {
    id: 'passage-tidal-mills',
    title: 'Grinding by the moon',
    paragraphs: [
      `A tide mill grinds with water that the sea has lent it. The rising tide fills a pond through gates that close by themselves when the flow turns; once the sea has fallen far enough, the miller lets the pond run out beneath the wheel. Since the tides come some fifty minutes later each day, the hours of work wander round the clock, and a miller who began at eight in the evening one week might begin at two in the morning the next. General histories of milling, noting the inconvenience, treat the tide mill as a makeshift for flat coasts where no proper river was to be had.`,
      `Graça Pimentel, who has read the accounts of eleven tide mills on the Sorrede estuary, doubts that those who paid for them saw them in that light. For each pair of stones, tide mills let on average for a fifth more than river mills within a day's ride, although the river mills could run for more hours in the year. Her explanation turns on the difference between inconvenient hours and uncertain ones. In a dry August or a week of hard frost, a river mill stood still, and nobody could say for how long. The tide mill worked at awkward hours, but they could be written down a year ahead. Tide mills, Pimentel finds, unlike river mills, signed contracts with ships' bakers that promised so many sacks by a given day and set a penalty for each day's delay.`,
      `The argument has a limit, which Pimentel herself points out. Farmers who brought their own grain and could wait for the flour had no use for a date, and in the two districts of the estuary that had no port, tide mills let for less than river mills did. What the higher rents elsewhere reflect, then, is not the merit of one machine over another but the presence of customers to whom a late delivery was dearer than an expensive one.`,
    ],
  },
  questions: [
    {
      id: 'rc-094',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Where customers had dates to keep, tide mills were valued because their hours could be foreseen.`,
        `Higher rents are explained by predictable hours, and the third paragraph limits the explanation to places with customers who needed a date. The sentence holds all of that.`,
      ],
      wrong: [
        [
          `Tide mills were put up on flat coasts as a makeshift for the river mills that were lacking there.`,
          'wrong-speaker',
          `That is what 'general histories of milling' say. The passage reports it in order to question it.`,
        ],
        [
          `Tide mills earned more than river mills because the sea let them run for more hours in the year.`,
          'opposite-effect',
          `The passage says the reverse: river mills 'could run for more hours in the year'. What the tide gave was certainty.`,
        ],
        [
          `Tide mills bound themselves by contract to deliver their sacks by a given day or pay a penalty.`,
          'detail-for-main-idea',
          `The contracts are one piece of evidence in the second paragraph. The passage uses them to explain something larger.`,
        ],
        [
          `Old accounts of rents and deliveries show the worth of machines better than later histories do.`,
          'too-broad',
          `Pimentel's accounts correct the histories on one kind of mill. No general lesson about sources is drawn from this.`,
        ],
      ],
      quick: [
        `Puzzle: higher rents in spite of fewer and awkward hours. Answer: hours known in advance. Limit: only where somebody needs a date.`,
      ],
      full: [
        `Paragraph 1: how a tide mill works, and the low opinion that histories have of it.`,
        `Paragraph 2: rents were higher; the explanation is that the hours could be foreseen.`,
        `Paragraph 3: this was worth money only to customers with a date to keep.`,
      ],
      hints: [
        `What does the second paragraph explain, and what does the third add to the explanation?`,
        `The main idea has to leave room for the two districts that had no port.`,
      ],
    },
    {
      id: 'rc-095',
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, the river mills near the estuary differed from the tide mills in that the river mills`,
      key: [
        `were able to run for a greater number of hours in a year`,
        `The second paragraph says so in passing: 'although the river mills could run for more hours in the year'.`,
      ],
      wrong: [
        [
          `let for a higher rent for each pair of stones on average`,
          'opposite-effect',
          `It was the tide mills that 'let on average for a fifth more'.`,
        ],
        [
          `had hours of work that could be written down in advance`,
          'wrong-comparison',
          `You have given to the river mill what sets the tide mill apart. When a river mill would run, 'nobody could say'.`,
        ],
        [
          `kept working in spells of hard frost or of dry weather`,
          'distorted-detail',
          `Frost and drought are named because in them 'a river mill stood still'.`,
        ],
        [
          `worked under contract to the bakers who supplied ships`,
          'wrong-place',
          `Those contracts were signed by tide mills, 'unlike river mills'.`,
        ],
      ],
      quick: [`Second paragraph: 'although the river mills could run for more hours in the year'.`],
      full: [
        `Look for the sentence that compares the two kinds of mill.`,
        `Its main clause gives the tide mills the higher rent, its 'although' gives the river mills the longer hours.`,
        `The other features named belong to the tide mills or are denied of river mills.`,
      ],
      hints: [
        `The comparison of rents in the second paragraph contains a concession.`,
        `What follows the word 'although'?`,
      ],
    },
    {
      id: 'rc-096',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `The passage suggests that, in the two districts without a port, tide mills let for less than river mills because`,
      key: [
        `nothing that customers wanted there made up for shorter and awkward hours`,
        `Tide mills had two drawbacks everywhere, fewer hours and awkward ones. Farmers who could wait 'had no use for a date', so only the drawbacks were left.`,
      ],
      wrong: [
        [
          `the rise and fall of the sea was too slight there to fill a pond properly`,
          'real-world-belief',
          `A weak tide would be a reason, but the passage mentions none. The districts differ from the rest in their customers.`,
        ],
        [
          `farmers paid so little for flour that no miller could afford a high rent`,
          'distorted-detail',
          `What is said of the farmers is that they 'could wait', not that they paid little.`,
        ],
        [
          `millers there had often been charged penalties for deliveries that were late`,
          'wrong-place',
          `Penalties belong to the contracts with ships' bakers. Farmers who could wait had no reason to set any.`,
        ],
        [
          `rivers in those districts were less apt than others to freeze or to run dry`,
          'out-of-scope',
          `This would narrow the gap in certainty, but nothing is said of these rivers. The passage gives the lack of a port as the difference.`,
        ],
      ],
      quick: [
        `Take away the one advantage, certainty for those with deadlines, and the disadvantages decide the rent.`,
      ],
      full: [
        `Disadvantages of tide mills: fewer hours, awkward hours.`,
        `Advantage: hours known in advance, which is worth something to people with a date.`,
        `Without a port there were farmers who could wait, so the advantage was worth nothing and the rent fell below that of river mills.`,
      ],
      hints: [
        `List what spoke for a tide mill and what spoke against it.`,
        `Which item of your list disappears where every customer can wait?`,
      ],
    },
    {
      id: 'rc-097',
      skill: 'rc-function',
      difficulty: 0.3,
      stem: `In the second paragraph, the contracts with ships' bakers serve primarily to`,
      key: [
        `support the claim that hours known in advance had a value in trade`,
        `Nobody promises sacks 'by a given day' under penalty without knowing when the mill will run. The contracts show that knowing it could be sold.`,
      ],
      wrong: [
        [
          `show that deliveries from tide mills were quite often behind time`,
          'distorted-detail',
          `A penalty tells what would happen in case of delay. That mills accepted it suggests that delay was rare.`,
        ],
        [
          `explain how it was that river mills worked more hours in the year`,
          'wrong-place',
          `The longer hours of river mills are granted in another sentence and are not explained at all.`,
        ],
        [
          `qualify the finding that tide mills let for more than river mills`,
          'wrong-role',
          `The qualification comes in the third paragraph, with the farmers. The contracts help to explain the finding.`,
        ],
        [
          `prove that tide mills ground their flour at lower cost than others`,
          'too-strong',
          `Cost does not come into it. The last sentence even allows that such a delivery was 'an expensive one'.`,
        ],
      ],
      quick: [
        `A promise with a date and a penalty is possible only if the hours are certain. So the contracts back the explanation.`,
      ],
      full: [
        `The paragraph gives an explanation: uncertain hours against hours that are merely inconvenient.`,
        `The contracts follow as its last sentence, 'unlike river mills'.`,
        `They are what one would expect if certainty was what customers paid for.`,
      ],
      hints: [
        `Which statement do the sentences just before the contracts make?`,
        `What must a miller know before he agrees to a penalty for each day?`,
      ],
    },
  ],
}

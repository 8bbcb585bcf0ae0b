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
        `The second paragraph explains the higher rents by hours that "could be written down a year ahead." The third limits this to places whose customers needed a date. The answer states both the explanation and its limit.`,
      ],
      wrong: [
        [
          `Tide mills were put up on flat coasts as a makeshift for the river mills that were lacking there.`,
          'wrong-speaker',
          `This is what "general histories of milling" say. The passage reports it in order to question it.`,
        ],
        [
          `Tide mills earned more than river mills because the sea let them run for more hours in the year.`,
          'opposite-effect',
          `The passage says the opposite: river mills "could run for more hours in the year." What tide mills had to offer was certain hours, not more of them.`,
        ],
        [
          `Tide mills bound themselves by contract to deliver their sacks by a given day or pay a penalty.`,
          'detail-for-main-idea',
          `The contracts with ships' bakers are one piece of evidence in the second paragraph. They support a larger explanation of the higher rents.`,
        ],
        [
          `Old accounts of rents and deliveries show the worth of machines better than later histories do.`,
          'too-broad',
          `Pimentel's reading of old accounts does correct the general histories, but only about one kind of mill. The passage draws no general lesson about sources.`,
        ],
      ],
      quick: [
        `Tide mills rented for more than river mills because their hours were certain. But they did so only where customers had a date to keep.`,
      ],
      full: [
        `The first paragraph reports a low opinion of tide mills. The second finds that they rented for more than river mills and explains this by the difference between "inconvenient hours and uncertain ones."`,
        `The third limits the explanation: farmers who could wait "had no use for a date," and without a port tide mills rented for less.`,
        `So tide mills were valued for predictable hours, but only where customers had dates to keep.`,
      ],
      hints: [
        `What does each of the three paragraphs say about the value of tide mills?`,
        `Did tide mills rent for more than river mills everywhere? Find the answer that leaves room for the two districts that had no port.`,
      ],
    },
    {
      id: 'rc-095',
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, the river mills near the estuary differed from the tide mills in that the river mills`,
      key: [
        `were able to run for a greater number of hours in a year`,
        `The second paragraph says so in passing, with "although": the river mills "could run for more hours in the year." That is the advantage that they had over tide mills.`,
      ],
      wrong: [
        [
          `let for a higher rent for each pair of stones on average`,
          'opposite-effect',
          `This has the comparison backward: it was the tide mills that "let on average for a fifth more."`,
        ],
        [
          `had hours of work that could be written down in advance`,
          'wrong-comparison',
          `Hours that "could be written down a year ahead" are what set the tide mill apart. When a river mill stood still, "nobody could say for how long."`,
        ],
        [
          `kept working in spells of hard frost or of dry weather`,
          'distorted-detail',
          `River mills did not keep working in such spells: in a dry August or a week of hard frost, "a river mill stood still."`,
        ],
        [
          `worked under contract to the bakers who supplied ships`,
          'wrong-place',
          `The passage does mention such contracts, but it was the tide mills that signed them, "unlike river mills."`,
        ],
      ],
      quick: [`Tide mills rented for more "although the river mills could run for more hours in the year."`],
      full: [
        `The second paragraph compares the two kinds of mills. The main clause says that tide mills rented for more, and the clause with "although" grants the river mills an advantage.`,
        `That advantage is that they "could run for more hours in the year." The other options describe features that river mills lacked.`,
      ],
      hints: [
        `Where does the passage compare the two kinds of mills?`,
        `Sort the features named there: which belong to the tide mills, and which to the river mills?`,
      ],
    },
    {
      id: 'rc-096',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `The passage suggests that, in the two districts without a port, tide mills let for less than river mills because`,
      key: [
        `nothing that customers wanted there made up for shorter and awkward hours`,
        `Tide mills ran for fewer hours and at awkward times. Farmers who could wait "had no use for a date," so nothing made up for these drawbacks.`,
      ],
      wrong: [
        [
          `the rise and fall of the sea was too slight there to fill a pond properly`,
          'real-world-belief',
          `A weak tide would certainly lower the value of a tide mill, but the passage does not mention one. It says only that these districts "had no port," so what they lacked was customers with a date to keep.`,
        ],
        [
          `farmers paid so little for flour that no miller could afford a high rent`,
          'distorted-detail',
          `Poor customers would be a natural reason for low rents. But the passage says that the farmers "could wait for the flour," not that they paid little for it.`,
        ],
        [
          `millers there had often been charged penalties for deliveries that were late`,
          'wrong-place',
          `A "penalty for each day's delay" belongs to the contracts with ships' bakers. Farmers who could wait had no reason to demand one.`,
        ],
        [
          `rivers in those districts were less apt than others to freeze or to run dry`,
          'out-of-scope',
          `The passage says nothing about the rivers in those districts. What it says of the districts is that they "had no port."`,
        ],
      ],
      quick: [
        `Without customers who needed a date, nothing made up for the fewer hours of tide mills and for the awkward times at which they ran.`,
      ],
      full: [
        `The second paragraph names two disadvantages of tide mills: river mills could run for more hours, and the tide's hours were awkward. Their advantage was that the hours were known in advance.`,
        `That advantage is worth money only to customers with a date to keep. Where there was no port, there were farmers who "could wait for the flour."`,
        `So nothing that these customers wanted made up for shorter and awkward hours, and tide mills rented for less.`,
      ],
      hints: [
        `What were the advantages and disadvantages of a tide mill?`,
        `Which of these no longer matters where every customer can wait?`,
      ],
    },
    {
      id: 'rc-097',
      skill: 'rc-function',
      difficulty: 0.3,
      stem: `In the second paragraph, the contracts with ships' bakers serve primarily to`,
      key: [
        `support the claim that hours known in advance had a value in trade`,
        `A miller can safely promise sacks by a given day under a penalty only if the mill's hours are known. The contracts show that such knowledge had a value in trade.`,
      ],
      wrong: [
        [
          `show that deliveries from tide mills were quite often behind time`,
          'distorted-detail',
          `A penalty says what happens in case of delay. It does not show that delays were common. In fact, millers who agreed to a penalty probably expected few of them.`,
        ],
        [
          `explain how it was that river mills worked more hours in the year`,
          'wrong-place',
          `That river mills "could run for more hours" is granted in an earlier sentence. The contracts do not explain it, and river mills did not sign them.`,
        ],
        [
          `qualify the finding that tide mills let for more than river mills`,
          'wrong-role',
          `It is the third paragraph, with its farmers, that qualifies the finding. The contracts do the opposite: they help to explain why tide mills brought higher rents.`,
        ],
        [
          `prove that tide mills ground their flour at lower cost than others`,
          'too-strong',
          `The passage does not discuss what grinding cost. And for customers like the bakers, the date mattered more than the price: a late delivery was worse for them than an expensive one.`,
        ],
      ],
      quick: [
        `A promise with a date and a penalty makes sense only if the mill's hours are known in advance. So the contracts support Pimentel's explanation of the higher rents.`,
      ],
      full: [
        `The second paragraph explains the higher rents by the difference "between inconvenient hours and uncertain ones." The tide mill's hours "could be written down a year ahead."`,
        `The contracts come next. Tide mills, "unlike river mills," promised so many sacks by a given day and accepted a penalty for delay.`,
        `We would expect such promises if customers paid for certainty. So the contracts support the claim that hours known in advance had a value in trade.`,
      ],
      hints: [
        `How does Pimentel explain that tide mills brought higher rents than river mills?`,
        `What must a miller know before agreeing to a penalty for each day's delay?`,
      ],
    },
  ],
}

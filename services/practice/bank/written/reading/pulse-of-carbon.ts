import type { WrittenPassage } from '../written-question.ts'

export const pulseOfCarbon: WrittenPassage = {
  passage: {
    id: 'passage-pulse-of-carbon',
    title: 'A pulse of carbon',
    paragraphs: [
      `Conventional radiocarbon dating is too coarse for the study of recent lives. The radioactive carbon that an organism absorbs disappears so slowly, half of it in about 5,700 years, that a few decades make hardly any detectable difference. It is a historical accident that has given biologists a finer instrument. Nuclear weapons exploded in the open air during the 1950s and early 1960s nearly doubled the atmosphere's concentration of radioactive carbon. After most such tests had been prohibited in 1963, the excess began to diminish, not appreciably by decay, but because oceans and vegetation absorbed it, while carbon dioxide from coal and oil, which contain no radioactive carbon, diluted what remained. For every year since, the concentration is known from direct measurements.`,
      `A tissue that is formed once and never renewed preserves the concentration of the time of its formation. Tooth enamel is such a tissue, and from it the year of an unidentified person's birth can be estimated. The same reasoning has addressed a controversy that ordinary experiments could not. Whether human beings acquire new nerve cells in the cerebral cortex after childhood cannot be examined by labeling cells in living volunteers. But in people born before the tests, cortical nerve cells turned out to contain only the low concentration of their early years.`,
      `The instrument has its ambiguities. Because the concentration rose and then fell, most values occur twice, and investigators must examine a second tissue, formed earlier or later than the first, to discover whether the concentration was increasing or decreasing. In the sea, where the signal arrived late and attenuated, tissues must be compared with corals of known age rather than with the atmosphere. And the instrument is wearing out. Emissions from coal and oil have by now returned the atmosphere to approximately its concentration before the tests, and they continue to lower it. A tissue formed in the coming decades may be indistinguishable, by its carbon alone, from one that is centuries old.`,
    ],
  },
  questions: [
    {
      id: 'rc-194',
      skill: 'rc-detail',
      difficulty: 0.3,
      stem: `According to the passage, the concentration of radioactive carbon in the atmosphere has declined since the 1960s in part because`,
      key: [
        `carbon dioxide without radioactive carbon has been added to the air`,
        `Carbon dioxide from coal and oil, "which contain no radioactive carbon, diluted what remained." Diluting it means adding carbon dioxide without radioactive carbon.`,
      ],
      wrong: [
        [
          `about half of the radioactive carbon from the tests has since decayed`,
          'distorted-detail',
          `Half of it decays in about 5,700 years, so the excess diminished "not appreciably by decay."`,
        ],
        [
          `coal and oil have absorbed more of it than the oceans and vegetation`,
          'half-right',
          `Oceans and vegetation absorbed the excess. Coal and oil give off carbon dioxide and absorb none.`,
        ],
        [
          `more exact instruments have corrected measurements that were too high`,
          'out-of-scope',
          `The concentration "is known from direct measurements." The passage does not say that any of them were wrong.`,
        ],
        [
          `it has been retained by tissues that are formed once and never renewed`,
          'wrong-place',
          `A tissue "formed once and never renewed" records the concentration. The passage does not name such tissues as a cause of its decline.`,
        ],
      ],
      quick: [`The excess was absorbed by oceans and vegetation and diluted by carbon dioxide from coal and oil.`],
      full: [
        `Method: find the sentence on the decline after 1963, and list the causes it gives.`,
        `The excess diminished "not appreciably by decay." Oceans and vegetation "absorbed it," and carbon dioxide from coal and oil "diluted what remained."`,
        `Decay is ruled out, and two causes are named. The answer states the second. Diluting what remained means that carbon dioxide without radioactive carbon "has been added to the air."`,
      ],
      hints: [
        `After 1963, the excess began to diminish. What reasons does the passage give, and what does it say was not a reason?`,
        `What does it mean that carbon dioxide from coal and oil "diluted" the rest?`,
      ],
    },
    {
      id: 'rc-195',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred that, if people acquired many new cortical nerve cells throughout life, then in a person born in 1930 who died in 1990 these cells, taken together, would have been found to contain`,
      key: [
        `more radioactive carbon than the air contained when the person was born`,
        `Cells formed between the 1950s and 1990 would contain the raised concentration of those years. Together with the older cells, they would bring the total above the level of 1930.`,
      ],
      wrong: [
        [
          `less radioactive carbon than the air contained when the person was born`,
          'opposite-effect',
          `Over a few decades decay makes "hardly any detectable difference," and newer cells would have added carbon from the years of excess.`,
        ],
        [
          `as much radioactive carbon as the air contained when the person died`,
          'too-strong',
          `This would require all the cells to have been replaced at the end of life. New cells would only be added to the old ones.`,
        ],
        [
          `as much radioactive carbon as the enamel of that person's own teeth`,
          'opposite-effect',
          `Enamel keeps the concentration of childhood. Equal values would mean that no new cells had been formed.`,
        ],
        [
          `a concentration that the air had both before and after the person's birth`,
          'distorted-detail',
          `Most values "occur twice" because of the rise and fall after the 1950s. That has nothing to do with 1930.`,
        ],
      ],
      quick: [`The old cells are low and the new ones high, so together they are above the level of 1930.`],
      full: [
        `Method: work out what the cells would hold if no new ones had formed, and what they would hold if many had.`,
        `Without new cells, the cells would hold only the low concentration of the 1930s, which is what was in fact found. With many new cells, some would have formed after the tests, when the concentration was far higher.`,
        `A mixture of low and raised concentrations lies above the low one. So the cells would hold "more radioactive carbon than the air contained when the person was born."`,
      ],
      hints: [
        `During which years of this person's life was the concentration raised?`,
        `If new cells formed throughout life, which of the cells would record those years?`,
      ],
    },
    {
      id: 'rc-196',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `The instrument described in the passage would be LEAST suitable for determining`,
      key: [
        `whether a bone found under a church is from the thirteenth or the fifteenth century`,
        `The thirteenth and fifteenth centuries are both long before the tests. The rise and fall on which the instrument depends did not exist then.`,
      ],
      wrong: [
        [
          `whether a wine that is sold as one of 1948 was made from grapes harvested in the 1970s`,
          'except-overlooked',
          `Grapes of the 1970s contain a raised concentration and grapes of 1948 do not, so the instrument can tell them apart.`,
        ],
        [
          `how old a fish caught in 1990 was, if a bone in its ear was formed in its first year`,
          'except-overlooked',
          `The bone is formed once. Compared with "corals of known age," it gives the year in which it was formed.`,
        ],
        [
          `whether a layer of the human eye is still being renewed when people reach middle age`,
          'except-overlooked',
          `This is like the question about nerve cells, and it can be examined in the same way.`,
        ],
        [
          `in about which year a child was born whose first teeth were discovered in 1985`,
          'except-overlooked',
          `Enamel keeps "the concentration of the time of its formation," which for first teeth is around birth. If the child was born since the tests, the year can be estimated.`,
        ],
      ],
      quick: [`The instrument depends on changes that began in the 1950s, and the bone is centuries older.`],
      full: [
        `Method: find what this instrument for dating needs, then look for the case that lacks it.`,
        `It needs a tissue that keeps the concentration of the time when it formed, and dates within the decades in which that concentration rose and fell.`,
        `The wine, the ear bone, the eye, and the teeth all involve such dates. For a bone "from the thirteenth or the fifteenth century" both dates come long before the rise and fall, so the instrument cannot tell them apart.`,
      ],
      hints: [
        `In which years did the concentration in the air change quickly?`,
        `In which case do the possible dates not differ in a way that the instrument can detect?`,
      ],
    },
    {
      id: 'rc-197',
      skill: 'rc-inference',
      difficulty: 1.8,
      stem: `The enamel of one of a person's teeth was formed six years after that of another. Both contain far more radioactive carbon than was usual before the tests, but the one formed later contains less. On the basis of the passage, it can be concluded that`,
      key: [
        `the later enamel was formed while the concentration was decreasing`,
        `The concentration rose and then fell. If the later value is lower than the earlier one, the fall had already begun when the later enamel was formed.`,
      ],
      wrong: [
        [
          `the earlier enamel was formed while the concentration was increasing`,
          'too-strong',
          `This is possible but not certain, since both may have been formed during the fall.`,
        ],
        [
          `both of them were formed before most tests had been prohibited`,
          'opposite-effect',
          `Before most tests "had been prohibited in 1963," the concentration was rising, so the later enamel would contain more.`,
        ],
        [
          `part of the carbon in the later enamel had decayed in the meantime`,
          'distorted-detail',
          `Over a few decades decay makes "hardly any detectable difference," and it would affect both teeth.`,
        ],
        [
          `either of the values, taken by itself, is compatible with only one date`,
          'half-right',
          `Only the comparison of the two values helps. Each value by itself still occurs once during the rise and once during the fall.`,
        ],
      ],
      quick: [`The curve goes up and then down, so a lower value at a later date must lie on the way down.`],
      full: [
        `Method: sketch the curve, which rises to the 1960s and then falls, and place two points six years apart on it.`,
        `If both points are on the rise, the later one is higher, which contradicts the findings. If they are on both sides of the peak, or both on the fall, the later one can be lower.`,
        `In every case that fits, the later point is on the fall. So the later enamel was formed "while the concentration was decreasing," whatever is true of the earlier one.`,
      ],
      hints: [
        `What shape does the third paragraph give to the curve of the concentration?`,
        `Where on this curve can two points be placed so that the later one is lower?`,
      ],
    },
  ],
}

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
        `Carbon dioxide from coal and oil has no radioactive carbon and "diluted what remained." Adding carbon dioxide of this kind to the air made the radioactive carbon a smaller share of it.`,
      ],
      wrong: [
        [
          `about half of the radioactive carbon from the tests has since decayed`,
          'distorted-detail',
          `Half of the radioactive carbon takes "about 5,700 years" to disappear. The passage says that the excess diminished "not appreciably by decay."`,
        ],
        [
          `coal and oil have absorbed more of it than the oceans and vegetation`,
          'half-right',
          `It was "oceans and vegetation" that absorbed the excess. Coal and oil are mentioned only as sources of carbon dioxide that diluted the rest.`,
        ],
        [
          `more exact instruments have corrected measurements that were too high`,
          'out-of-scope',
          `The passage says that the concentration "is known from direct measurements" and mentions no errors in them. The excess itself diminished.`,
        ],
        [
          `it has been retained by tissues that are formed once and never renewed`,
          'wrong-place',
          `Tissues "formed once and never renewed" keep a record of the concentration. But the passage does not say that they took enough carbon out of the air to lower it.`,
        ],
      ],
      quick: [
        `Oceans and vegetation absorbed the excess, and carbon dioxide from coal and oil, without radioactive carbon, diluted the rest.`,
      ],
      full: [
        `Method: find the sentence about the years after 1963, and list the causes that it gives or denies.`,
        `The excess diminished "not appreciably by decay." Oceans and vegetation "absorbed it," and carbon dioxide from coal and oil "diluted what remained."`,
        `The answer states the last of these causes. The diluting carbon dioxide comes from fuels "which contain no radioactive carbon."`,
      ],
      hints: [
        `Which sentence tells what happened to the concentration after 1963?`,
        `List the causes that the sentence about the years after 1963 names, and the one that it rules out. What does it mean that something "diluted" the rest?`,
      ],
    },
    {
      id: 'rc-195',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred that, if people acquired many new cortical nerve cells throughout life, then in a person born in 1930 who died in 1990 these cells, taken together, would have been found to contain`,
      key: [
        `more radioactive carbon than the air contained when the person was born`,
        `Cells formed after the tests began would contain the raised concentration of those years. Mixed with the older cells, they would raise the total above the level of the air in 1930.`,
      ],
      wrong: [
        [
          `less radioactive carbon than the air contained when the person was born`,
          'opposite-effect',
          `A few decades of decay "make hardly any detectable difference." Newer cells would have added carbon from years of higher concentration, so the total would be more, not less.`,
        ],
        [
          `as much radioactive carbon as the air contained when the person died`,
          'too-strong',
          `The cells, taken together, would include old ones from the person's early years. Only if all of them had been formed shortly before death would they match the air of 1990.`,
        ],
        [
          `as much radioactive carbon as the enamel of that person's own teeth`,
          'opposite-effect',
          `The enamel of a person born in 1930 keeps the low concentration of childhood. With many new cells from the years of excess, the nerve cells would contain more than that.`,
        ],
        [
          `a concentration that the air had both before and after the person's birth`,
          'distorted-detail',
          `Most values "occur twice" because the concentration rose in the 1950s and then fell. Both times come after 1930, so the air had no such raised value before the person's birth.`,
        ],
      ],
      quick: [
        `Cells from early years contain little radioactive carbon, and cells formed after the tests began contain more. Together they are above the level of 1930.`,
      ],
      full: [
        `Method: compare what the cells would contain if no new ones had formed with what they would contain if many had.`,
        `Without new cells, they would contain only the low concentration of the early years. That is what was in fact found in people born before the tests.`,
        `With many new cells, some would have formed after the tests began, when the concentration was far higher. The mixture would then contain more than the air of 1930 did.`,
      ],
      hints: [
        `In which years between 1930 and 1990 was the concentration in the air raised?`,
        `Compare two cases: no new cells at all, and new cells in every decade. Which cells would record the years of the tests?`,
      ],
    },
    {
      id: 'rc-196',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `The instrument described in the passage would be LEAST suitable for determining`,
      key: [
        `whether a bone found under a church is from the thirteenth or the fifteenth century`,
        `Both centuries lie long before the 1950s. The instrument depends on a rise and fall that came centuries later, so it cannot tell the two apart.`,
      ],
      wrong: [
        [
          `whether a wine that is sold as one of 1948 was made from grapes harvested in the 1970s`,
          'except-overlooked',
          `Grapes of the 1970s grew when the concentration was still above its earlier level. Those of 1948 grew before the tests, so the instrument can tell them apart.`,
        ],
        [
          `how old a fish caught in 1990 was, if a bone in its ear was formed in its first year`,
          'except-overlooked',
          `A bone formed in the fish's first year keeps the signal of that year. Compared with "corals of known age," it can help to show when the fish was born, and so how old it was in 1990.`,
        ],
        [
          `whether a layer of the human eye is still being renewed when people reach middle age`,
          'except-overlooked',
          `A layer that is being renewed would contain carbon from recent years, and one that is not would keep that of early life. The nerve cells were examined in the same way.`,
        ],
        [
          `in about which year a child was born whose first teeth were discovered in 1985`,
          'except-overlooked',
          `First teeth form around the time of birth, and enamel keeps the concentration "of the time of its formation." If that was after the tests began, the year of birth can be estimated.`,
        ],
      ],
      quick: [
        `The instrument depends on changes in the air that began in the 1950s. The bone is far older, whichever century it comes from.`,
      ],
      full: [
        `Method: find what the instrument needs, and look for the case that lacks it.`,
        `It needs something that keeps the concentration of the time when it formed. It also needs possible dates with different concentrations, so at least one of these dates must fall after the tests began.`,
        `The wine, the ear bone, the eye, and the first teeth can all involve such a date. For the bone, both possible centuries come before the tests.`,
      ],
      hints: [
        `In which decades did the air's concentration of radioactive carbon change quickly?`,
        `Find what the instrument needs, and check each case for it. In which case would both possible dates leave much the same signal?`,
      ],
    },
    {
      id: 'rc-197',
      skill: 'rc-inference',
      difficulty: 1.8,
      stem: `The enamel of one of a person's teeth was formed six years after that of another. Both contain far more radioactive carbon than was usual before the tests, but the one formed later contains less. On the basis of the passage, it can be concluded that`,
      key: [
        `the later enamel was formed while the concentration was decreasing`,
        `The concentration rose and then fell. A later value that is lower, but still far above the old level, can come only from the years in which the concentration was falling.`,
      ],
      wrong: [
        [
          `the earlier enamel was formed while the concentration was increasing`,
          'too-strong',
          `The earlier enamel may have been formed during the rise, but it need not have been. Both may come from the fall, with the later one farther down.`,
        ],
        [
          `both of them were formed before most tests had been prohibited`,
          'opposite-effect',
          `Before most tests were prohibited in 1963, the concentration was rising. The later enamel would then contain more radioactive carbon, not less.`,
        ],
        [
          `part of the carbon in the later enamel had decayed in the meantime`,
          'distorted-detail',
          `A few decades of decay "make hardly any detectable difference," and decay affects both teeth. It cannot explain why the later enamel contains less.`,
        ],
        [
          `either of the values, taken by itself, is compatible with only one date`,
          'half-right',
          `The passage says that "most values occur twice," once on the rise and once on the fall. A single value is therefore usually compatible with two dates, not only one.`,
        ],
      ],
      quick: [`The concentration rises and then falls. A lower value at a later date must come from the fall.`],
      full: [
        `Method: sketch the concentration as a curve that rises into the 1960s and then falls, and place two points six years apart on it.`,
        `If both points are on the rise, the later one is higher, which does not fit. If both are on the fall, or one on each side of the peak, the later one can be lower.`,
        `In every case that fits, the later point is on the fall. Where the earlier point is remains open.`,
      ],
      hints: [
        `How did the concentration in the air change from the 1950s on?`,
        `Sketch that change as a curve. Where can two points six years apart be placed on it so that the later one is lower?`,
      ],
    },
  ],
}

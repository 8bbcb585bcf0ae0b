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
        `Carbon dioxide from coal and oil, 'which contain no radioactive carbon, diluted what remained'.`,
      ],
      wrong: [
        [
          `about half of the radioactive carbon from the tests has since decayed`,
          'distorted-detail',
          `Half of it decays in about 5,700 years. The excess diminished 'not appreciably by decay'.`,
        ],
        [
          `coal and oil have absorbed more of it than the oceans and vegetation`,
          'half-right',
          `Oceans and vegetation absorbed it. Burning coal and oil adds carbon dioxide and absorbs nothing.`,
        ],
        [
          `more exact instruments have corrected measurements that were too high`,
          'out-of-scope',
          `The concentration is known from direct measurements. That early ones were wrong is not said.`,
        ],
        [
          `it has been retained by tissues that are formed once and never renewed`,
          'wrong-place',
          `Such tissues record the concentration. They are not given as a cause of its decline.`,
        ],
      ],
      quick: [`Two causes: absorption by oceans and vegetation, dilution by carbon dioxide from coal and oil.`],
      full: [
        `Method: find the sentence on the decline and list its causes.`,
        `'Not appreciably by decay, but because oceans and vegetation absorbed it, while carbon dioxide from coal and oil … diluted what remained.'`,
        `One of the two causes must appear in other words; decay is excluded outright.`,
      ],
      hints: [
        `Near the end of the first paragraph, find why the excess 'began to diminish'.`,
        `Which process is ruled out there, and which two are named?`,
      ],
    },
    {
      id: 'rc-195',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred that, if people acquired many new cortical nerve cells throughout life, then in a person born in 1930 who died in 1990 these cells, taken together, would have been found to contain`,
      key: [
        `more radioactive carbon than the air contained when the person was born`,
        `Cells formed between the 1950s and 1990 would carry the raised concentration of those years. Finding 'only the low concentration' of early years spoke against new cells.`,
      ],
      wrong: [
        [
          `less radioactive carbon than the air contained when the person was born`,
          'opposite-effect',
          `Within a lifetime decay makes hardly any difference, and newer cells would have added carbon from years of excess.`,
        ],
        [
          `as much radioactive carbon as the air contained when the person died`,
          'too-strong',
          `This would be so if all cells had been replaced at the end. Acquiring new cells leaves the old ones in place.`,
        ],
        [
          `as much radioactive carbon as the enamel of that person's own teeth`,
          'opposite-effect',
          `Enamel keeps the concentration of childhood. Equal values would show that no new cells were formed.`,
        ],
        [
          `a concentration that the air had both before and after the person's birth`,
          'distorted-detail',
          `Values that occur twice lie on the rise and fall after the 1950s, not around the year 1930.`,
        ],
      ],
      quick: [`Old cells low, new cells high: together above the level of 1930.`],
      full: [
        `Method: work out what each hypothesis predicts for one person.`,
        `No new cells: only carbon of the 1930s, which is low. Many new cells: some of the cells formed after the tests, at a raised concentration.`,
        `Between the tests and 1990 the air was always above its old level, so the mixture must be above it too.`,
      ],
      hints: [
        `In the second paragraph, see what was found in people born before the tests, and what it was taken to show.`,
        `In which years of this person's life was the concentration raised, and which cells would record it?`,
      ],
    },
    {
      id: 'rc-196',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `The instrument described in the passage would be LEAST suitable for determining`,
      key: [
        `whether a bone found under a church is from the thirteenth or the fifteenth century`,
        `Both dates lie centuries before the tests. The rise and fall that the instrument reads did not exist then.`,
      ],
      wrong: [
        [
          `whether a wine that is sold as one of 1948 was made from grapes harvested in the 1970s`,
          'except-overlooked',
          `Grapes of the 1970s carry a raised concentration, grapes of 1948 do not. The instrument tells them apart.`,
        ],
        [
          `how old a fish caught in 1990 was, if a bone in its ear was formed in its first year`,
          'except-overlooked',
          `The bone is formed once. Compared with corals of known age, it gives the year of birth.`,
        ],
        [
          `whether a layer of the human eye is still being renewed when people reach middle age`,
          'except-overlooked',
          `This is the question that was asked of nerve cells, and it can be examined in the same way.`,
        ],
        [
          `in about which year a child was born whose first teeth were discovered in 1985`,
          'except-overlooked',
          `Enamel of first teeth keeps the concentration of the time around birth.`,
        ],
      ],
      quick: [`The instrument needs the rise and fall that began in the 1950s.`],
      full: [
        `Method for LEAST: find what the instrument needs, then look for the case without it.`,
        `It needs a tissue formed once, and a date that may fall in the time of the raised concentration.`,
        `Wine, ear bone, eye, and teeth all turn on dates after the tests began. The bone under the church does not.`,
      ],
      hints: [
        `The first paragraph says when the concentration changed quickly: keep those years in mind.`,
        `For each case ask whether the possible dates differ in what the air contained.`,
      ],
    },
    {
      id: 'rc-197',
      skill: 'rc-inference',
      difficulty: 1.8,
      stem: `The enamel of one of a person's teeth was formed six years after that of another. Both contain far more radioactive carbon than was usual before the tests, but the one formed later contains less. On the basis of the passage, it can be concluded that`,
      key: [
        `the later enamel was formed while the concentration was decreasing`,
        `The concentration rose and then fell. A later value below an earlier one is possible only if, by then, the fall had begun.`,
      ],
      wrong: [
        [
          `the earlier enamel was formed while the concentration was increasing`,
          'too-strong',
          `It may have been. But both may equally well have been formed during the fall.`,
        ],
        [
          `both of them were formed before most tests had been prohibited`,
          'opposite-effect',
          `Then the concentration would have risen between the two, and the later enamel would contain more.`,
        ],
        [
          `part of the carbon in the later enamel had decayed in the meantime`,
          'distorted-detail',
          `In a few decades decay makes 'hardly any detectable difference', and it would affect both alike.`,
        ],
        [
          `either of the values, taken by itself, is compatible with only one date`,
          'half-right',
          `It is the comparison that helps. By itself each value still occurs once on the rise and once on the fall.`,
        ],
      ],
      quick: [`First up, then down: if the later value is lower, the later date lies on the way down.`],
      full: [
        `Method: draw the curve, up to the middle of the 1960s and then down, and put two points on it.`,
        `Two points on the rise: the later one is higher. One on each side, or both on the fall: the later one may be lower.`,
        `In each case that fits, the later point lies on the fall. The earlier one may lie on either side.`,
      ],
      hints: [
        `The third paragraph describes the shape of the curve and why a second tissue helps: sketch it.`,
        `Try all places for two points six years apart, and keep those in which the later one is lower.`,
      ],
    },
  ],
}

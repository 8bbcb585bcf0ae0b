import type { WrittenPassage } from '../written-question.ts'

/** Passages on the natural sciences. */
export const science: readonly WrittenPassage[] = [
  {
    passage: {
      id: 'passage-lake-layers',
      title: 'Reading the floor of a lake',
      paragraphs: [
        `In some deep lakes, the mud on the floor is laid down in pairs of thin layers, pale in summer and dark in winter, so that one pair stands for one year. Where such layers are undisturbed, they can be counted like the rings of a tree, and grains of pollen trapped in each of them tell which plants grew on the shore in that year. Researchers have thus been able to follow the vegetation around certain lakes, year by year, through more than ten thousand years.`,
        `The method has a well-known weakness. In a year of storms, two pale layers may form, and in a cool summer none may be visible. Errors of this kind do not cancel out. Because a missing layer leaves no trace while a doubled one can often be recognised by its thinness, counts tend to come out too low, and the older a layer is, the further its count falls behind its true age.`,
        `Ash from volcanoes offers a remedy. When a volcano erupts, its ash settles over a wide region within days, and its chemical composition is as distinctive as a signature. If the same ash is found in a lake and in the ice of a glacier, whose layers are far less liable to error, then the layer in the lake can be given the date of the layer in the ice. Such fixed points do not correct the count between them, but they limit how far it can stray. It was in this way that a sudden decline of birches on the shore of one northern lake, once dated two centuries after a cold spell known from the ice, was found to have occurred within a decade of it.`,
      ],
    },
    questions: [
      {
        id: 'rc-004',
        skill: 'rc-detail',
        difficulty: -0.4,
        stem: `According to the passage, counts of the layers in a lake tend to be too low because`,
        key: [
          `layers that are doubled can be noticed more easily than layers that are missing`,
          `The second paragraph says that a missing layer leaves no trace while a doubled one can often be recognised. So the errors upwards get corrected and those downwards do not.`,
        ],
        wrong: [
          [
            `years with storms have been more frequent than years with unusually cool summers`,
            'out-of-scope',
            `Which kind of year was more frequent is not said. The reason given is that one error is easier to recognise.`,
          ],
          [
            `layers near the floor of the lake are pressed together by those that lie on top`,
            'real-world-belief',
            `That may happen in nature, but the passage does not mention it.`,
          ],
          [
            `grains of pollen are missing from some of the layers that form in the winter months`,
            'wrong-place',
            `Pollen tells which plants grew. It has no part in counting the layers.`,
          ],
          [
            `ash from volcanoes makes it difficult to tell the pale layers from the dark ones`,
            'opposite-effect',
            `Ash is described as a remedy for errors in counting, not as a cause.`,
          ],
        ],
        quick: [
          `Second paragraph, last sentence: 'Because a missing layer leaves no trace while a doubled one can often be recognised'.`,
        ],
        full: [
          `Two errors are possible: doubled layers and missing ones.`,
          `Doubled ones can often be recognised, and so are not counted twice; missing ones leave no trace.`,
          `What remains are the missing ones, so the count is too low.`,
        ],
        hints: [
          `Which paragraph speaks of errors in counting?`,
          `The two kinds of error differ in how easily they are recognised.`,
        ],
      },
      {
        id: 'rc-005',
        skill: 'rc-inference',
        difficulty: 0.5,
        stem: `It can be inferred from the passage that, before ash was used, the decline of the birches had been placed`,
        key: [
          `too late, since layers had been missed in counting back from the present to the decline`,
          `It was 'once dated two centuries after' the cold spell and turned out to be within a decade of it. Counts come out too low, so the decline seemed too recent, just as the second paragraph says.`,
        ],
        wrong: [
          [
            `too early, since doubled layers had been counted as if each of them stood for a year`,
            'reversed-causation',
            `Doubled layers would make the count too high and the decline too old. The passage says that it had been dated too late.`,
          ],
          [
            `too late, since ash had settled on the floor of the lake only long after the eruption`,
            'distorted-detail',
            `Ash settles within days, according to the passage, and it had not been used for the first date.`,
          ],
          [
            `too early, since the layers of the glacier are more liable to error than those of the lake`,
            'opposite-effect',
            `The layers of ice are 'far less liable to error'. And the date had been too late.`,
          ],
          [
            `correctly, since the cold spell in the ice had itself been given a date that was too early`,
            'too-strong',
            `The new date of the decline replaced the old one. Nothing suggests that the date of the ice was wrong.`,
          ],
        ],
        quick: [
          `Old date: two centuries after the cold spell. True: within a decade. So the old date was too late, which is what a count that is too low produces.`,
        ],
        full: [
          `The decline seemed to follow the cold spell by two centuries but followed within a decade.`,
          `So it was dated too late, that is, too near to the present.`,
          `A count that misses layers makes old layers seem younger. That fits.`,
        ],
        hints: [
          `Was the first date nearer to the present or further away?`,
          `If layers are missed, does an old layer seem older or younger than it is?`,
        ],
      },
      {
        id: 'rc-006',
        skill: 'rc-application',
        difficulty: 0.7,
        stem: `Which of the following is most similar to the use of ash described in the last paragraph?`,
        key: [
          `Setting a slow clock right whenever a train passes whose timetable is reliably kept`,
          `The clock loses time steadily, as the count does. The train, like the ash, gives single moments that are known for certain; they do not mend the clock, but they limit its error.`,
        ],
        wrong: [
          [
            `Replacing a slow clock by another one that has been made by the same manufacturer`,
            'half-right',
            `The ash does not replace the count; it fixes single points in it. And a clock of the same kind would not be more reliable.`,
          ],
          [
            `Working out the correct time as the average of what several slow clocks are showing`,
            'wrong-comparison',
            `If all are slow, their average is slow too. Ash does not average errors; it brings in dates from a better source.`,
          ],
          [
            `Recording the time shown by a clock in a place where its hands can be clearly seen`,
            'out-of-scope',
            `Reading a clock more clearly does not correct it. The error of the count is not one of reading.`,
          ],
          [
            `Comparing two clocks in order to find out which of them loses more time in one day`,
            'half-right',
            `The glacier is known to be the better record beforehand. The ash is not used to find out which record is worse.`,
          ],
        ],
        quick: [`Pattern: a record with a growing error is tied at single points to a record that is reliable.`],
        full: [
          `The count in the lake strays further and further.`,
          `An ash layer ties it to the ice at one point with a reliable date.`,
          `Between such points the count is not corrected, but it cannot stray far. A slow clock set by a punctual train works in the same way.`,
        ],
        hints: [
          `Describe the use of ash without the words lake, ash and ice.`,
          `What plays the part of the unreliable count, and what that of the reliable date?`,
        ],
      },
    ],
  },
]

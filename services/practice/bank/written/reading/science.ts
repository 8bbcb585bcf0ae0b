import type { WrittenPassage } from '../written-question.ts'

/** Passages on the natural sciences. */
export const science: readonly WrittenPassage[] = [
  {
    passage: {
      id: 'passage-lake-layers',
      title: 'Reading the floor of a lake',
      paragraphs: [
        `In some deep lakes, the mud on the floor is laid down in pairs of thin layers, pale in summer and dark in winter, so that one pair stands for one year. Where such layers are undisturbed, they can be counted like the rings of a tree, and grains of pollen trapped in each of them tell which plants grew on the shore in that year. Researchers have thus been able to follow the vegetation around certain lakes, year by year, through more than ten thousand years.`,
        `The method has a well-known weakness. In a year of storms, two pale layers may form, and in a cool summer none may be visible. Errors of this kind do not cancel out. Because a missing layer leaves no trace while a doubled one can often be recognized by its thinness, counts tend to come out too low, and the older a layer is, the further its count falls behind its true age.`,
        `Ash from volcanoes offers a remedy. When a volcano erupts, its ash settles over a wide region within days, and its chemical composition is as distinctive as a signature. If the same ash is found in a lake and in the ice of a glacier, whose layers are far less liable to error, then the layer in the lake can be given the date of the layer in the ice. Such fixed points do not correct the count between them, but they limit how far it can stray. It was in this way that a sudden decline of birches on the shore of one northern lake, once dated two centuries after a cold spell known from the ice, was found to have occurred within a decade of it.`,
      ],
    },
    questions: [
      {
        id: 'rc-004',
        version: 2,
        skill: 'rc-detail',
        difficulty: -0.4,
        stem: `According to the passage, counts of the layers in a lake tend to be too low because`,
        key: [
          `layers that are doubled can be noticed more easily than layers that are missing`,
          `A missing layer "leaves no trace," while a doubled one "can often be recognized." Doubled layers are therefore corrected more often than missing ones, and the count comes out too low.`,
        ],
        wrong: [
          [
            `years with storms have been more frequent than years with unusually cool summers`,
            'out-of-scope',
            `The passage mentions years of storms and cool summers but does not say which were more frequent. The reason it gives is that doubled layers are easier to recognize than missing ones.`,
          ],
          [
            `layers near the floor of the lake are pressed together by those that lie on top`,
            'real-world-belief',
            `Layers that are pressed together might indeed be overlooked, but the passage does not mention this. It says that a layer may be missing because of a cool summer.`,
          ],
          [
            `grains of pollen are missing from some of the layers that form in the winter months`,
            'wrong-place',
            `Grains of pollen "tell which plants grew on the shore." They are not used to count the layers, so a lack of them would not make the count too low.`,
          ],
          [
            `ash from volcanoes makes it difficult to tell the pale layers from the dark ones`,
            'opposite-effect',
            `Ash does settle among the layers. But according to the passage it "offers a remedy" for errors in counting, so it is not their cause.`,
          ],
        ],
        quick: [
          `A doubled layer can often be recognized and corrected, but a missing layer leaves no trace. So the errors that make the count too low are the ones that remain.`,
        ],
        full: [
          `The second paragraph names two errors. In a year of storms two pale layers may form, and in a cool summer none may be visible.`,
          `The first error makes the count too high, but a doubled layer "can often be recognized by its thinness," so it is corrected. The second makes it too low and "leaves no trace," so it remains.`,
          `Counts tend to be too low, then, because doubled layers can be noticed more easily than missing ones.`,
        ],
        hints: [
          `Which two kinds of error can occur in counting the layers?`,
          `Which of the two errors can often be corrected, and which cannot?`,
        ],
      },
      {
        id: 'rc-005',
        version: 2,
        skill: 'rc-inference',
        difficulty: 0.5,
        stem: `It can be inferred from the passage that, before ash was used, the decline of the birches had been placed`,
        key: [
          `too late, since layers had been missed in counting back from the present to the decline`,
          `The decline was "once dated two centuries after" the cold spell but was found to be within a decade of it. So the first date was too late. Missed layers make a count too low and an old layer seem too young.`,
        ],
        wrong: [
          [
            `too early, since doubled layers had been counted as if each of them stood for a year`,
            'reversed-causation',
            `Doubled layers would make the count too high and the date too early. But the first date was "two centuries after" the cold spell, which is too late.`,
          ],
          [
            `too late, since ash had settled on the floor of the lake only long after the eruption`,
            'distorted-detail',
            `According to the passage, ash settles "within days." And the first date was given before ash was used, so ash cannot explain its error.`,
          ],
          [
            `too early, since the layers of the glacier are more liable to error than those of the lake`,
            'opposite-effect',
            `The layers in the ice are "far less liable to error," not more. And the first date, "two centuries after" the cold spell, was too late, not too early.`,
          ],
          [
            `correctly, since the cold spell in the ice had itself been given a date that was too early`,
            'too-strong',
            `The decline "was found to have occurred within a decade" of the cold spell, so its first date was wrong. And the layers of the ice "are far less liable to error," so nothing suggests that the cold spell was misdated.`,
          ],
        ],
        quick: [
          `The decline was once dated about two centuries too late. That is what happens when a count misses layers: an old layer seems younger than it is.`,
        ],
        full: [
          `The decline was once dated "two centuries after a cold spell" and was then found to have occurred "within a decade of it." So it had been placed too late, that is, too near to the present.`,
          `The second paragraph explains such an error: counts "tend to come out too low," because missing layers leave no trace. If layers are missed, an old layer seems younger than it is.`,
          `So the decline had been placed too late, since layers had been missed in counting back from the present.`,
        ],
        hints: [
          `Was the first date of the decline nearer to the present than the true date, or farther from it?`,
          `If layers are missed, does an old layer seem older or younger than it is?`,
        ],
      },
      {
        id: 'rc-006',
        version: 2,
        skill: 'rc-application',
        difficulty: 0.7,
        stem: `Which of the following is most similar to the use of ash described in the last paragraph?`,
        key: [
          `Setting a slow clock right whenever a train passes whose timetable is reliably kept`,
          `The slow clock errs more and more, as the count does. The train, like the ash, supplies single moments whose time is reliably known and so limits the error without repairing the clock.`,
        ],
        wrong: [
          [
            `Replacing a slow clock by another one that has been made by the same manufacturer`,
            'half-right',
            `The ash does not replace the count but fixes single points in it. Besides, another clock by the same manufacturer need not be more reliable than the slow one.`,
          ],
          [
            `Working out the correct time as the average of what several slow clocks are showing`,
            'wrong-comparison',
            `If all the clocks are slow, their average is slow as well. The ash does not average several poor records; it brings in dates from a better one.`,
          ],
          [
            `Recording the time shown by a clock in a place where its hands can be clearly seen`,
            'out-of-scope',
            `Seeing a clock more clearly does not correct it. The layers are not hard to see; the trouble is that some are missing, so this option is not parallel.`,
          ],
          [
            `Comparing two clocks in order to find out which of them loses more time in one day`,
            'half-right',
            `This comparison would show which of two records is worse. But the ice is known from the start to be "far less liable to error," and ash brings its dates to the lake.`,
          ],
        ],
        quick: [
          `Ash corrects a count at single points by means of a reliable record. In the same way, a punctual train lets people reset a slow clock now and then.`,
        ],
        full: [
          `The count of layers falls further and further behind. A layer of ash ties it at one point to the ice, whose date is reliable.`,
          `Such fixed points "do not correct the count between them, but they limit how far it can stray."`,
          `A slow clock also falls further and further behind. Setting the clock right whenever a punctual train passes does not make it run better, but it limits how far it can stray.`,
        ],
        hints: [
          `What does the ash do for the count, and what does it not do?`,
          `In each option, what corresponds to the unreliable count, and what to the reliable date?`,
        ],
      },
    ],
  },
]

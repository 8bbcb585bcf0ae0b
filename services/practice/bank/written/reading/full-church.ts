import type { WrittenPassage } from '../written-question.ts'

export const fullChurch: WrittenPassage = {
  passage: {
    id: 'passage-full-church',
    title: 'The sound of a full church',
    paragraphs: [
      `Music written for great stone churches moves slowly, and it is often said that it had to. In a bare vault a sound may take six seconds to die away, and chords that follow one another quickly run together in a blur. Composers, on this account, suited their music to the building as swimmers suit their strokes to water, and the broad harmonies of the sixteenth century are the work of masons as much as of musicians.`,
      `The account rests on measurements in churches as they are now: empty, and stripped of nearly everything that can be moved. Elin Sorby has tried to establish how they sounded on the feast days for which the grandest music was written. An inventory of the cathedral at Valmora lists a hundred and forty hangings of wool, brought out for such days, and chronicles tell of crowds so dense that people fainted. Wool and clothed bodies soak up sound, high notes more than low ones. In the full nave, Sorby estimates, a sound died away in about two and a half seconds, hardly more than in a large concert hall. The argument from six seconds takes the wrong church for its witness.`,
      `Even so, Sorby declines to dismiss the old account. Feasts were few. On ordinary days the choir of Valmora sang in a nave where the hangings lay in their chests and the congregation was a handful of people, and it was on ordinary days that singers, and the composers among them, formed their habits. What would settle the matter is a comparison of composers who moved from an echoing church to a dry one. She has found three. One wrote faster music after the move; the manner of the other two did not change.`,
    ],
  },
  questions: [
    {
      id: 'rc-126',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, which of the following made a full nave on a feast day different from the same nave today?`,
      key: [
        `The woolen hangings that had been brought out for the feast`,
        `An inventory lists hangings of wool "brought out for such days," and wool soaks up sound. The church today is "stripped of nearly everything that can be moved."`,
      ],
      wrong: [
        [
          `The broad harmonies that were sung there by a larger choir`,
          'wrong-place',
          `The "broad harmonies" are what the old account tries to explain. The passage does not mention a larger choir.`,
        ],
        [
          `The bare stone of the vault in which each sound lived on`,
          'wrong-comparison',
          `A "bare vault" is what the church has now. On a feast day it was hung with wool and full of people.`,
        ],
        [
          `The masons' work that was changed when the feasts ended`,
          'distorted-detail',
          `The music is called "the work of masons" only as a figure of speech, and the passage mentions no rebuilding.`,
        ],
        [
          `The low notes, which were softened more than high ones`,
          'opposite-effect',
          `It is the other way around: wool and bodies soak up "high notes more than low ones."`,
        ],
      ],
      quick: [`On feast days the nave held hangings of wool and dense crowds; today it has neither.`],
      full: [
        `The second paragraph contrasts churches "as they are now," empty and stripped, with feast days.`,
        `Two things made the difference: a hundred and forty hangings of wool, "brought out for such days," and crowds "so dense that people fainted." Only the hangings appear among the options.`,
      ],
      hints: [
        `Where does the passage contrast the churches as they are now with feast days?`,
        `What did Sorby find in the inventory?`,
      ],
    },
    {
      id: 'rc-127',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage suggests that, in the cathedral of Valmora, a sound would probably have taken longest to die away`,
      key: [
        `on an ordinary day with few people, the hangings being stored away`,
        `On such a day nothing soaked up the sound: "the hangings lay in their chests," and the congregation was "a handful of people."`,
      ],
      wrong: [
        [
          `on a feast day with great crowds, the hangings being in place`,
          'opposite-effect',
          `This is the case with the shortest echo, about two and a half seconds, because both cloth and bodies soak up sound.`,
        ],
        [
          `on a feast day with a small crowd, the hangings being in place`,
          'half-right',
          `A smaller crowd would lengthen the sound somewhat, but the wool hangings would still shorten it.`,
        ],
        [
          `on an ordinary day with a large crowd, the hangings being stored away`,
          'explains-one-side',
          `Without the hangings a sound lasts longer, but a large crowd soaks some of it up. A nearly empty nave echoes longer still.`,
        ],
        [
          `on any day, provided that the music in it moved slowly enough`,
          'reversed-causation',
          `The pace of the music does not change the room. According to the old account, the echo slowed the music, not the other way around.`,
        ],
      ],
      quick: [`Wool and people both soak up sound, so it lasts longest when both are missing.`],
      full: [
        `The second paragraph says that wool and clothed bodies soak up sound. The more there is of either, the sooner a sound dies away.`,
        `The longest echo therefore requires no hangings and few people. The third paragraph describes just such a day: the hangings were in their chests and the congregation was "a handful of people." That is the "ordinary day" in the answer.`,
      ],
      hints: [
        `Which two things in the nave shorten the time a sound takes to die away?`,
        `On which kind of day were both of them missing?`,
      ],
    },
    {
      id: 'rc-128',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `Sorby's reason for not dismissing the old account would be most seriously undermined by evidence that composers at Valmora`,
      key: [
        `learned their craft as boys in small chapels with little echo`,
        `Sorby's reason is that composers formed their habits on ordinary days in the echoing nave. If they formed them as boys in chapels with little echo, that reason fails.`,
      ],
      wrong: [
        [
          `wrote the grandest of their works for the great feasts of the year`,
          'restates-premise',
          `The passage already says that "the grandest music" was written for feast days. Sorby's point is that habits come from the other days.`,
        ],
        [
          `sang in the choir of the nave on most ordinary days as well`,
          'opposite-effect',
          `This is what Sorby supposes when she speaks of singers "and the composers among them," so it would support her.`,
        ],
        [
          `preferred wool to linen for the hangings used on feast days`,
          'out-of-scope',
          `The kind of cloth matters only for feast days. Her reason concerns days on which no cloth was hung.`,
        ],
        [
          `moved from one post to another more often than is believed`,
          'not-required',
          `More moves would give her more cases to compare, but the number of cases does not show what they would reveal.`,
        ],
      ],
      quick: [
        `Her reason depends on habits formed in the echoing nave, so evidence that they were formed elsewhere undermines it.`,
      ],
      full: [
        `On feast days the church did not echo much, which counts against the old account. Sorby nevertheless keeps it, because "it was on ordinary days" that composers "formed their habits," and on those days the nave did echo.`,
        `Suppose that the composers had "learned their craft as boys in small chapels with little echo." Their habits would come from rooms without much echo, and the ordinary days in the nave would explain nothing.`,
      ],
      hints: [
        `Why do ordinary days matter to Sorby, although the grandest music was written for feasts?`,
        `Which discovery would break the link between the ordinary nave and the composers' habits?`,
      ],
    },
    {
      id: 'rc-129',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The last two sentences of the passage have the effect of`,
      key: [
        `leaving the question open, as the fitting evidence is scarce and divided`,
        `The passage names a comparison that "would settle the matter," but Sorby has found only three cases, and they do not agree. So the question remains open.`,
      ],
      wrong: [
        [
          `restoring the old account, as one composer did write faster in a dry church`,
          'explains-one-side',
          `One composer "wrote faster music" in a dry church, but two did not change. The last sentence gives both results.`,
        ],
        [
          `refuting the old account, as most composers kept their manner after moving`,
          'too-strong',
          `Two of three cases hardly refute an account, and Sorby "declines to dismiss" it.`,
        ],
        [
          `replacing the old account by one in which each composer's taste is decisive`,
          'distorted-detail',
          `Two composers kept their manner, which may suggest personal taste. But the passage does not draw that conclusion.`,
        ],
        [
          `illustrating how often composers of the time would move to a new church`,
          'wrong-role',
          `The three composers are offered as a test of the account. How often composers moved is not the point.`,
        ],
      ],
      quick: [
        `The decisive test has only three cases, one for the old account and two against it, so nothing is settled.`,
      ],
      full: [
        `The second paragraph weakens the old account, and the third gives it back some of its force. What would decide between the two is a comparison of composers who moved to a dry church.`,
        `There are three such cases: one composer "wrote faster music," and "the manner of the other two did not change." Three cases are "scarce," and they are "divided," so the question is left open.`,
      ],
      hints: [
        `What would "settle the matter," and how much of it has Sorby found?`,
        `Do the three cases agree with one another?`,
      ],
    },
  ],
}

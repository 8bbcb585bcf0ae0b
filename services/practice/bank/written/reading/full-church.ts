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
        `An inventory lists hangings of wool "brought out for such days," and wool soaks up sound. Today the church is "stripped of nearly everything that can be moved," so they are missing.`,
      ],
      wrong: [
        [
          `The broad harmonies that were sung there by a larger choir`,
          'wrong-place',
          `The "broad harmonies" are what the old account tries to explain. The passage does not say that a larger choir sang on feast days.`,
        ],
        [
          `The bare stone of the vault in which each sound lived on`,
          'wrong-comparison',
          `A "bare vault" is found in the churches as they are now. On a feast day, the nave was hung with wool and full of people.`,
        ],
        [
          `The masons' work that was changed when the feasts ended`,
          'distorted-detail',
          `The music is called "the work of masons" only as a figure of speech. The passage does not mention any rebuilding after the feasts.`,
        ],
        [
          `The low notes, which were softened more than high ones`,
          'opposite-effect',
          `The passage says the reverse: wool and bodies soak up "high notes more than low ones."`,
        ],
      ],
      quick: [
        `On feast days the nave held woolen hangings and dense crowds. Today it has neither, and only the hangings are among the options.`,
      ],
      full: [
        `The second paragraph contrasts churches "as they are now," empty and stripped, with the same churches on feast days.`,
        `Two things made the difference at Valmora: a hundred and forty hangings of wool and crowds "so dense that people fainted." The answer names the first of them.`,
      ],
      hints: [
        `In what state are the churches in which the measurements have been made?`,
        `Look in the second paragraph for the contrast between the churches "as they are now" and the feast days.`,
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
        `On such a day hardly anything soaked up the sound. "The hangings lay in their chests," and the congregation was "a handful of people."`,
      ],
      wrong: [
        [
          `on a feast day with great crowds, the hangings being in place`,
          'opposite-effect',
          `Here both wool and bodies soak up sound. The sound would die away soonest, in about "two and a half seconds."`,
        ],
        [
          `on a feast day with a small crowd, the hangings being in place`,
          'half-right',
          `With fewer people, a sound would last somewhat longer than on a crowded feast day. But the hangings would still soak up much of it.`,
        ],
        [
          `on an ordinary day with a large crowd, the hangings being stored away`,
          'explains-one-side',
          `Without the hangings, a sound lasts longer. But a large crowd soaks up much of the sound, so it dies away sooner than in a nearly empty nave.`,
        ],
        [
          `on any day, provided that the music in it moved slowly enough`,
          'reversed-causation',
          `The pace of the music does not change how long a sound lasts in the room. According to the old account, the echo slowed the music, not the other way around.`,
        ],
      ],
      quick: [
        `Wool and people both soak up sound. So a sound lasts longest when the hangings are away and hardly anyone is there.`,
      ],
      full: [
        `The second paragraph says that wool and clothed bodies soak up sound. The more there is of either, the sooner a sound dies away.`,
        `So we need the day with the least of both. The third paragraph describes such an "ordinary" day, with the hangings in their chests and "a handful of people" in the nave.`,
      ],
      hints: [
        `Which two things in the nave shorten the time a sound takes to die away?`,
        `For each option, note whether the hangings are in place and whether there is a crowd. Which combination soaks up the least sound?`,
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
        `Sorby's reason is that composers formed their habits "on ordinary days" in the echoing nave. If they formed them as boys in chapels with little echo, that reason fails.`,
      ],
      wrong: [
        [
          `wrote the grandest of their works for the great feasts of the year`,
          'restates-premise',
          `The passage already says that "the grandest music" was written for feast days. Sorby's reason is about habits formed on the other days, so this leaves it as it was.`,
        ],
        [
          `sang in the choir of the nave on most ordinary days as well`,
          'opposite-effect',
          `Sorby supposes that singers, "and the composers among them," sang on ordinary days. So this finding supports her reason.`,
        ],
        [
          `preferred wool to linen for the hangings used on feast days`,
          'out-of-scope',
          `The kind of cloth matters only for feast days. Her reason concerns ordinary days, when the hangings "lay in their chests."`,
        ],
        [
          `moved from one post to another more often than is believed`,
          'not-required',
          `More moves would give her more composers to compare. But how often they moved does not show where they formed their habits.`,
        ],
      ],
      quick: [
        `Sorby's reason depends on habits formed in the echoing nave. It fails if the composers formed them in rooms with little echo.`,
      ],
      full: [
        `Full naves on feast days did not echo much, which counts against the old account. Sorby keeps it because "it was on ordinary days" that composers "formed their habits," and on those days the nave did echo.`,
        `Suppose that composers learned their craft as boys in small chapels with little echo. Their habits would then come from rooms without much echo, and the nave on ordinary days would no longer explain their music.`,
      ],
      hints: [
        `Why do ordinary days matter to Sorby, although the grandest music was written for feasts?`,
        `State her reason as a link between a place and the composers' habits. Which option breaks the link?`,
      ],
    },
    {
      id: 'rc-129',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The last two sentences of the passage have the effect of`,
      key: [
        `leaving the question open, as the fitting evidence is scarce and divided`,
        `The passage names a comparison that "would settle the matter." But Sorby has found only three cases, and they do not agree, so the question remains open.`,
      ],
      wrong: [
        [
          `restoring the old account, as one composer did write faster in a dry church`,
          'explains-one-side',
          `One composer "wrote faster music" after moving to a dry church, but the other two did not. A single case does not restore the old account.`,
        ],
        [
          `refuting the old account, as most composers kept their manner after moving`,
          'too-strong',
          `Two cases out of three hardly refute an account. Sorby "declines to dismiss" it, and the passage does not do so either.`,
        ],
        [
          `replacing the old account by one in which each composer's taste is decisive`,
          'distorted-detail',
          `That two composers kept their manner may suggest personal taste. But the passage does not mention taste or put a new account in place of the old.`,
        ],
        [
          `illustrating how often composers of the time would move to a new church`,
          'wrong-role',
          `The three composers are a test of the old account. The passage does not say how often composers moved.`,
        ],
      ],
      quick: [
        `The comparison that would settle the matter has only three cases, one for the old account and two against it. So nothing is settled.`,
      ],
      full: [
        `The second paragraph weakens the old account, and the third restores some of its force. The passage says that a comparison of composers who moved to a dry church would settle the matter.`,
        `Sorby has found only three, so the evidence is scarce. One wrote faster music after the move and the other two did not, so it is also divided.`,
      ],
      hints: [
        `How well do Sorby's three cases answer the question that such a comparison would settle?`,
        `Ask what the last two sentences promise and what they then deliver.`,
      ],
    },
  ],
}

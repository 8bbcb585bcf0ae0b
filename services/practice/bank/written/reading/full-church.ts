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
        `An inventory lists hangings of wool "brought out for such days," and wool soaks up sound. Today the churches are "stripped of nearly everything that can be moved," so there are no such hangings.`,
      ],
      wrong: [
        [
          `The broad harmonies that were sung there by a larger choir`,
          'wrong-place',
          `The "broad harmonies" are what the old account tries to explain. Nothing is said about a larger choir on feast days.`,
        ],
        [
          `The bare stone of the vault in which each sound lived on`,
          'wrong-comparison',
          `Bare stone is what the old account has in mind and what is there today. On a feast day, the nave was hung with wool and full of people.`,
        ],
        [
          `The masons' work that was changed when the feasts ended`,
          'distorted-detail',
          `The harmonies are called "the work of masons" only as a figure of speech. The passage does not mention any change to the building.`,
        ],
        [
          `The low notes, which were softened more than high ones`,
          'opposite-effect',
          `This is backward: wool and clothed bodies soak up "high notes more than low ones."`,
        ],
      ],
      quick: [
        `On feast days, the nave held woolen hangings and dense crowds, and today it has neither. Only the hangings are among the options.`,
      ],
      full: [
        `The second paragraph contrasts the churches "as they are now," empty and stripped, with the same churches on feast days.`,
        `At Valmora, two things made the difference: a hundred and forty hangings of wool and crowds "so dense that people fainted." The answer names the hangings.`,
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
        `On such a day, hardly anything soaked up the sound. "The hangings lay in their chests," and the congregation was "a handful of people."`,
      ],
      wrong: [
        [
          `on a feast day with great crowds, the hangings being in place`,
          'opposite-effect',
          `Here both wool and bodies soak up sound. A sound would die away soonest, in about "two and a half seconds."`,
        ],
        [
          `on a feast day with a small crowd, the hangings being in place`,
          'half-right',
          `With a smaller crowd, a sound would last a little longer than at a crowded feast. But the hangings would still soak up much of it.`,
        ],
        [
          `on an ordinary day with a large crowd, the hangings being stored away`,
          'explains-one-side',
          `Without the hangings, a sound lasts longer. But a large crowd soaks up sound too, so it would still die away sooner than in a nearly empty nave.`,
        ],
        [
          `on any day, provided that the music in it moved slowly enough`,
          'reversed-causation',
          `How fast the music moves does not change how long a sound lasts. In the old account, the echo slows the music, not the other way around.`,
        ],
      ],
      quick: [
        `Wool and people both soak up sound. So a sound lasts longest when the hangings are put away and hardly anyone is there.`,
      ],
      full: [
        `The second paragraph says that wool and clothed bodies soak up sound. The more there is of either, the sooner a sound dies away.`,
        `So we need the day with the least of both. That is the "ordinary" day of the third paragraph, with the hangings in their chests and "a handful of people" in the nave.`,
      ],
      hints: [
        `What did Sorby find out about how long a sound lasted on a feast day, and why?`,
        `For each option, note whether the hangings are up and whether there is a crowd. Which combination soaks up the least sound?`,
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
        `Sorby's reason is that composers formed their habits "on ordinary days" in the echoing nave. If they had already formed them as boys in chapels with little echo, that reason fails.`,
      ],
      wrong: [
        [
          `wrote the grandest of their works for the great feasts of the year`,
          'restates-premise',
          `We already know that "the grandest music" was written for feast days. Sorby's reason is about habits formed on ordinary days, so it is not affected.`,
        ],
        [
          `sang in the choir of the nave on most ordinary days as well`,
          'opposite-effect',
          `Sorby supposes that singers, "and the composers among them," sang in the nave on ordinary days. So this would support her reason.`,
        ],
        [
          `preferred wool to linen for the hangings used on feast days`,
          'out-of-scope',
          `The hangings were used only on feast days. Her reason is about ordinary days, when they "lay in their chests," so the cloth does not matter.`,
        ],
        [
          `moved from one post to another more often than is believed`,
          'not-required',
          `If composers moved more often, Sorby might find more of them to compare. But that does not tell us where they formed their habits.`,
        ],
      ],
      quick: [
        `Sorby's reason depends on habits formed in the echoing nave. It fails if the composers formed their habits in rooms with little echo.`,
      ],
      full: [
        `A full nave on a feast day did not echo much, and that counts against the old account. Sorby does not dismiss it because composers "formed their habits" on ordinary days, when the nave did echo.`,
        `Suppose that composers learned their craft as boys in small chapels with little echo. The echoing nave would then not be where they formed their habits, so Sorby's reason would be undermined.`,
      ],
      hints: [
        `What reason does Sorby give in the third paragraph for not dismissing the old account?`,
        `Her reason links a place to the composers' habits. Which option breaks that link?`,
      ],
    },
    {
      id: 'rc-129',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The last two sentences of the passage have the effect of`,
      key: [
        `leaving the question open, as the fitting evidence is scarce and divided`,
        `The passage says what "would settle the matter": a comparison of composers who moved. But Sorby has found only three, and they do not agree, so the question stays open.`,
      ],
      wrong: [
        [
          `restoring the old account, as one composer did write faster in a dry church`,
          'explains-one-side',
          `One composer did write "faster music" after the move, but the other two did not. One case out of three does not restore the old account.`,
        ],
        [
          `refuting the old account, as most composers kept their manner after moving`,
          'too-strong',
          `Two cases out of three hardly refute an account. Sorby "declines to dismiss" it, and nothing in these sentences goes further than she does.`,
        ],
        [
          `replacing the old account by one in which each composer's taste is decisive`,
          'distorted-detail',
          `That two composers kept their manner may suggest personal taste. But the passage never mentions taste and puts no new account in place of the old one.`,
        ],
        [
          `illustrating how often composers of the time would move to a new church`,
          'wrong-role',
          `The three composers serve as a test of the old account. The passage does not say how often composers moved.`,
        ],
      ],
      quick: [
        `The comparison that would settle the matter has only three cases: one that fits the old account and two that do not. So nothing is settled.`,
      ],
      full: [
        `The second paragraph weakens the old account, and the third restores some of its force. What would settle the matter is a comparison of composers who moved to a dry church.`,
        `Sorby has found only three, so the evidence is scarce. One wrote faster music after the move and two did not, so it is also divided. The question is left open.`,
      ],
      hints: [
        `What is the comparison in the last sentences supposed to settle?`,
        `What would settle the matter, how much of it does Sorby have, and which way does it point?`,
      ],
    },
  ],
}

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
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, which of the following made a full nave on a feast day different from the same nave today?`,
      key: [
        `The woollen hangings that had been brought out for the feast`,
        `The inventory lists hangings of wool 'brought out for such days', and wool soaks up sound. Today the churches are 'stripped'.`,
      ],
      wrong: [
        [
          `The broad harmonies that were sung there by a larger choir`,
          'wrong-place',
          `Broad harmonies are the feature to be explained. No larger choir is mentioned.`,
        ],
        [
          `The bare stone of the vault in which each sound lived on`,
          'wrong-comparison',
          `The bare vault is what the church has today. On feast days it was hung with cloth and full of people.`,
        ],
        [
          `The masons' work that was changed when the feasts ended`,
          'distorted-detail',
          `Masons are named in a figure of speech about who shaped the music. No rebuilding is mentioned.`,
        ],
        [
          `The low notes, which were softened more than high ones`,
          'opposite-effect',
          `It is the reverse: wool and bodies soak up 'high notes more than low ones'.`,
        ],
      ],
      quick: [`Second paragraph: hangings of wool, 'brought out for such days', and dense crowds.`],
      full: [
        `The passage contrasts churches as they are now, empty and stripped, with feast days.`,
        `Two things differ: hangings of wool and crowds of people.`,
        `The hangings are among the choices.`,
      ],
      hints: [`What did Sorby find in the inventory?`, `What has been taken out of the churches since then?`],
    },
    {
      id: 'rc-127',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage suggests that, in the cathedral of Valmora, a sound would probably have taken longest to die away`,
      key: [
        `on an ordinary day with few people, the hangings being stored away`,
        `Nothing is there to soak up the sound: 'the hangings lay in their chests' and the congregation was 'a handful of people'.`,
      ],
      wrong: [
        [
          `on a feast day with great crowds, the hangings being in place`,
          'opposite-effect',
          `This is the case with the shortest echo, about two and a half seconds, since cloth and bodies both soak up sound.`,
        ],
        [
          `on a feast day with a small crowd, the hangings being in place`,
          'half-right',
          `The small crowd would lengthen the sound, but a hundred and forty woollen hangings would shorten it.`,
        ],
        [
          `on an ordinary day with a large crowd, the hangings being stored away`,
          'explains-one-side',
          `Without the hangings a sound lives longer, but the crowd takes part of that back. An emptier nave echoes more.`,
        ],
        [
          `on any day, provided that the music in it moved slowly enough`,
          'reversed-causation',
          `The pace of the music does not change the room. It is the echo that is said to have slowed the music.`,
        ],
      ],
      quick: [`Two things shorten the echo, wool and people. Longest where both are missing.`],
      full: [
        `Wool and clothed bodies soak up sound.`,
        `The longest echo needs few bodies and no wool.`,
        `That is the ordinary day of the third paragraph.`,
      ],
      hints: [`Which two things soak up sound in the nave?`, `Look for the day on which neither is present.`],
    },
    {
      id: 'rc-128',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `Sorby's reason for not dismissing the old account would be most seriously undermined by evidence that composers at Valmora`,
      key: [
        `learned their craft as boys in small chapels with little echo`,
        `Her reason is that habits were formed on ordinary days in the echoing nave. If they were formed elsewhere, in dry rooms, the reason falls.`,
      ],
      wrong: [
        [
          `wrote the grandest of their works for the great feasts of the year`,
          'restates-premise',
          `The passage says so already. Her point is that habits come from the other days, whatever the works were for.`,
        ],
        [
          `sang in the choir of the nave on most ordinary days as well`,
          'opposite-effect',
          `This is what she supposes in speaking of 'the composers among them'. It would support her.`,
        ],
        [
          `preferred wool to linen for the hangings used on feast days`,
          'out-of-scope',
          `The kind of cloth affects feast days. Her reason concerns days when no cloth was hung at all.`,
        ],
        [
          `moved from one post to another more often than is believed`,
          'not-required',
          `More moves would give her more cases to compare, without telling what the comparison would show.`,
        ],
      ],
      quick: [`Her reason: habits formed in the echoing nave. Undermine it by having them formed in a dry place.`],
      full: [
        `Objection to the old account: on feasts the church was not echoing.`,
        `Her reserve: habits arise on ordinary days, and then it was.`,
        `If composers' habits arose in small dry chapels, the ordinary nave explains nothing.`,
      ],
      hints: [
        `Why do ordinary days matter to her, although the music was for feasts?`,
        `Which discovery would cut the link between the ordinary nave and the composers' habits?`,
      ],
    },
    {
      id: 'rc-129',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The last two sentences of the passage have the effect of`,
      key: [
        `leaving the question open, as the fitting evidence is scarce and divided`,
        `Such a comparison would 'settle the matter', but there are three cases, and they point in different directions.`,
      ],
      wrong: [
        [
          `restoring the old account, as one composer did write faster in a dry church`,
          'explains-one-side',
          `One case speaks for the account, two against it. The sentence gives both.`,
        ],
        [
          `refuting the old account, as most composers kept their manner after moving`,
          'too-strong',
          `Two of three is a majority, but hardly a refutation, and Sorby 'declines to dismiss' the account.`,
        ],
        [
          `replacing the old account by one in which each composer's taste is decisive`,
          'distorted-detail',
          `That two manners did not change may suggest taste, but the passage draws no such conclusion.`,
        ],
        [
          `illustrating how often composers of the time would move to a new church`,
          'wrong-role',
          `The three are offered as a test of the account. How common such moves were is beside the point.`,
        ],
      ],
      quick: [`A decisive test is named, then its result: three cases, one for, two against. Nothing is decided.`],
      full: [
        `Paragraph 2 weakens the old account, paragraph 3 restores some of its force.`,
        `The test that would decide between them has only three cases.`,
        `They disagree, so the matter stays open.`,
      ],
      hints: [
        `What would 'settle the matter', and how much of it is there?`,
        `Do the three cases agree with one another?`,
      ],
    },
  ],
}

import type { WrittenQuestion } from '../written-question.ts'

/** What follows from catalogues, clinics, excavations and rules of the theatre. */
export const inferencesFromRecords: readonly WrittenQuestion[] = [
  {
    id: 'cr-0143',
    version: 3,
    skill: 'cr-inference',
    difficulty: 0,
    stem: `The Tamar catalog of comets lists no comet that has not been seen on at least two of its returns. If a comet takes more than 200 years to return, the earlier appearance counts only if it is described in a chronicle, and the authors of the catalog accept no chronicle written before the year 900. Comet Odile, which takes about 400 years to return and was last seen in 1890, is listed in the catalog.

Which of the following must be true if the statements above are true?`,
    key: [
      `A chronicle that was written in the year 900 or later describes an appearance of Comet Odile.`,
      `Since Odile is listed and takes about 400 years to return, an earlier appearance must be described in an accepted chronicle. Chronicles from before 900 are not accepted, so this one dates from 900 or later.`,
    ],
    wrong: [
      [
        `A chronicle that was written in about the year 1490 describes an appearance of Comet Odile.`,
        'too-strong',
        `This subtracts 400 from 1890. But the appearance in 1490 is only one possibility; the chronicle may describe the one in about 1090.`,
      ],
      [
        `No chronicle that was written before the year 900 describes an appearance of Comet Odile.`,
        'distorted-detail',
        `The authors accept no chronicle from before 900. But that does not mean that none of these chronicles describes the comet.`,
      ],
      [
        `A comet that returns within 200 years is listed once it has been seen on two of its returns.`,
        'reversed-causation',
        `This confuses what is required with what is sufficient. Two returns are needed for a listing, but the statements do not say that they are enough.`,
      ],
      [
        `Most of the comets in the catalog take a shorter time to return than Comet Odile does.`,
        'real-world-belief',
        `Four hundred years is a long time. But the statements say nothing about how long the other comets in the catalog take to return.`,
      ],
    ],
    quick: [
      `Odile is listed, so it meets the conditions: two returns, with the earlier one described in an accepted chronicle. So that chronicle was written in 900 or later.`,
    ],
    full: [
      `A comet is listed only if it has been seen on at least two of its returns.`,
      `Odile takes more than 200 years to return, so its earlier appearance counts only if a chronicle describes it.`,
      `The authors accept no chronicle from before 900. Since Odile is listed, a chronicle written in 900 or later must describe it.`,
    ],
    hints: [
      `Which conditions must a comet like Odile, which takes about 400 years to return, meet in order to be listed?`,
      `Which past appearances could the chronicle describe? Is it certain which one it does describe?`,
    ],
  },
  {
    id: 'cr-0144',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.9,
    stem: `The hospital of Kirkvall treats 60 percent of the year's broken wrists in the four months of winter. Nine out of ten of these are the result of falls outdoors. Of the wrists it treats in the other eight months, four out of ten are the result of falls outdoors.

If the statements above are true, which of the following must also be true?`,
    key: [
      `In an average month, more wrists broken otherwise than by falls outdoors are treated outside winter than in it.`,
      `Of every 100 wrists in a year, 6 are broken in winter in some way other than a fall outdoors, or 1.5 a month. In the other eight months, 24 are, or 3 a month.`,
    ],
    wrong: [
      [
        `A person who falls outdoors in winter is more likely to break a wrist than one who falls at another time of the year.`,
        'distorted-detail',
        `The figures count only falls that broke a wrist. People may simply fall more often in winter, without each fall being more dangerous.`,
      ],
      [
        `If nobody fell outdoors in winter, the hospital would have fewer than a third as many broken wrists to treat in a year.`,
        'wrong-comparison',
        `Without falls outdoors in winter, 54 of every 100 cases would disappear. The other 46 are nearly half, not less than a third.`,
      ],
      [
        `Most of the broken wrists treated outside winter are those of people who fell in their homes or at their work.`,
        'too-strong',
        `Outside winter, six out of ten broken wrists do not come from falls outdoors. But they may come from sports or traffic accidents instead of falls at home or at work.`,
      ],
      [
        `Of the people who break a wrist by falling outdoors, more than nine out of ten do so in the four months of winter.`,
        'reversed-causation',
        `This confuses two shares. In winter, nine out of ten broken wrists come from falls outdoors. But of all 70 wrists broken in falls outdoors, only 54 are broken in winter, fewer than eight in ten.`,
      ],
    ],
    quick: [
      `Of 100 wrists, 6 are broken without a fall outdoors in the four winter months and 24 in the other eight. That is 1.5 a month in winter and 3 a month outside it.`,
    ],
    full: [
      `Suppose that there are 100 broken wrists a year: 60 in winter and 40 in the other eight months.`,
      `In winter, 54 come from falls outdoors and 6 do not. In the other months, 16 come from falls outdoors and 24 do not.`,
      `Wrists broken without a fall outdoors come to \\(6 \\div 4 = 1.5\\) a month in winter and \\(24 \\div 8 = 3\\) a month outside it. So an average month outside winter has more of them.`,
    ],
    hints: [
      `The hospital's figures are 60 percent, nine out of ten, and four out of ten. What is each of them a share of?`,
      `Take 100 broken wrists and fill in a table with two rows and two columns. How many months does each row cover?`,
    ],
  },
  {
    id: 'cr-0145',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.6,
    stem: `In the Tavi language each noun belongs to one of three classes, and a verb takes a prefix that shows the class of its subject. Five-year-old children give a verb the right prefix whenever they have already heard its subject together with some verb. For nouns that they have heard by themselves only, they choose the prefix of the largest class, whichever class the noun in fact belongs to.

Which of the following is most strongly supported by the information above?`,
    key: [
      `Five-year-olds who have heard a noun by itself only do not work out its class from its sound or meaning.`,
      `If sound or meaning told the children the class, they would choose different prefixes for such nouns. They choose the same one "whichever class the noun in fact belongs to."`,
    ],
    wrong: [
      [
        `Five-year-olds have heard more nouns of the largest class than of the other two classes taken together.`,
        'too-strong',
        `The largest of three classes need not contain more than half of the nouns. Besides, the statements do not say which nouns children have heard most.`,
      ],
      [
        `Adults who hear a new Tavi noun by itself can tell from its sound which of the three classes it is in.`,
        'wrong-comparison',
        `The statements are about five-year-olds only. Adults may be just as unable to tell the class of a noun from its sound.`,
      ],
      [
        `Children under five often give a verb the wrong prefix even after they have heard its subject with a verb.`,
        'real-world-belief',
        `It is natural to expect more mistakes from younger children, but the statements say nothing about them.`,
      ],
      [
        `Five-year-olds seldom give the right prefix to a verb whose subject they have heard by itself only.`,
        'distorted-detail',
        `Choosing by the largest class sounds like a poor method. But for nouns that do belong to that class, the choice is right, and these may be many.`,
      ],
    ],
    quick: [
      `Children use the same prefix for every noun that they have heard only by itself. So they do not work out the class from the noun's sound or meaning.`,
    ],
    full: [
      `If children have heard a noun with a verb, they choose the right prefix. If they have heard it only by itself, they always choose the prefix of the largest class.`,
      `If they could tell the class from a noun's sound or meaning, their choice would vary with the class.`,
      `It does not vary, so they do not work out the class from the sound or meaning of the noun.`,
    ],
    hints: [
      `What prefixes would children choose if they could tell the class from the noun itself?`,
      `Consider only five-year-olds, and compare what they do with the two kinds of nouns.`,
    ],
  },
  {
    id: 'cr-0146',
    version: 2,
    skill: 'cr-inference',
    difficulty: -0.5,
    stem: `Divers brought up more than 300 jars from an ancient wreck. Every jar that was still sealed contained remains of olive oil. Some of the sealed jars bear the stamp of the potter Gavros, who is known to have died in the year that we call 60 BC and whose stamp was not used by anyone after him.

If the statements above are true, which of the following can be properly concluded?`,
    key: [
      `At least some of the jars with remains of oil were made in 60 BC or before.`,
      `The sealed jars with the stamp contained oil, as all sealed jars did. The stamp shows that they were made while Gavros was alive, so in 60 BC or before.`,
    ],
    wrong: [
      [
        `At the time when the ship went down, the potter Gavros was still at work.`,
        'too-strong',
        `Jars with his stamp were on the ship. But they may have been old when they were loaded, and Gavros may have died long before the wreck.`,
      ],
      [
        `At least some of the jars without his stamp were made later than in 60 BC.`,
        'reversed-causation',
        `A stamp shows that a jar is early, but a missing stamp shows nothing. Another potter may have made the jar just as early.`,
      ],
      [
        `Each of the jars that contained remains of oil was sealed when it was found.`,
        'reversed-causation',
        `This turns the statement around. All sealed jars contained remains of oil, but jars whose seals had broken may have contained some as well.`,
      ],
      [
        `The potter Gavros made his jars mainly for traders who dealt in olive oil.`,
        'too-broad',
        `Sealed jars with his stamp did hold oil. But a few jars from one wreck do not show what most of his jars were made for.`,
      ],
    ],
    quick: [
      `Some sealed jars are stamped. A stamp means that a jar was made by 60 BC, and a seal means that it contained oil. So some jars with oil were made by then.`,
    ],
    full: [
      `Consider a sealed jar with the stamp of Gavros; the statements say that there are some.`,
      `Because it was sealed, it contained remains of oil. Because it bears his stamp, it was made no later than 60 BC.`,
      `So at least some of the jars with remains of oil were made in 60 BC or before.`,
    ],
    hints: [
      `What do you know about a jar that is both sealed and stamped?`,
      `What is true of all sealed jars may also be true of jars that were not sealed. Which option forgets this?`,
    ],
  },
  {
    id: 'cr-0147',
    version: 3,
    skill: 'cr-inference',
    difficulty: 0.7,
    stem: `The Meridian Theater keeps a play for a second season only if, in the first, it filled four fifths of the seats or won a prize. Among the plays of this season, none with more than five actors filled four fifths of the seats, and none with live music won a prize. 'The Lamplighter', a play of this season with six actors, is being kept for a second.

Which of the following conclusions can be properly drawn from the information above?`,
    key: [
      `'The Lamplighter' is played without live music.`,
      `With six actors, the play cannot have filled four fifths of the seats, so it must have won a prize. No play with live music won one.`,
    ],
    wrong: [
      [
        `No play with live music is kept for next season.`,
        'too-broad',
        `Winning a prize is not the only way to be kept. A play with live music and few actors may have filled four fifths of the seats.`,
      ],
      [
        `Every play that won a prize is kept for next season.`,
        'reversed-causation',
        `"Only if" names a condition that a play must meet to be kept. A play may win a prize and still not be kept.`,
      ],
      [
        `Some play with few actors filled four fifths of the seats.`,
        'half-right',
        `No play with more than five actors filled four fifths of the seats. But that does not mean that some play with fewer actors did.`,
      ],
      [
        `'The Lamplighter' would have filled more seats with fewer actors.`,
        'distorted-detail',
        `No play with more than five actors reached four fifths, but nothing shows that the number of actors was the cause.`,
      ],
    ],
    quick: [
      `A play that is kept filled four fifths of the seats or won a prize. With six actors, this one did not fill them, so it won a prize and therefore has no live music.`,
    ],
    full: [
      `"The Lamplighter" is being kept, so it filled four fifths of the seats or won a prize.`,
      `It has six actors, and no play with more than five filled four fifths of the seats. So it won a prize.`,
      `No play with live music won a prize, so "The Lamplighter" is played without live music.`,
    ],
    hints: [
      `A play can be kept for either of two reasons. Which of them is ruled out for a play with six actors?`,
      `What does the remaining reason tell you about the play?`,
    ],
  },
]

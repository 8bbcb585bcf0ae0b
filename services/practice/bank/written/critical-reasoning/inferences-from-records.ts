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
      `Odile is listed and takes about 400 years to return, so its earlier appearance must be described in an accepted chronicle. No chronicle from before 900 is accepted, so this one dates from 900 or later.`,
    ],
    wrong: [
      [
        `A chronicle that was written in about the year 1490 describes an appearance of Comet Odile.`,
        'too-strong',
        `The year 1490 is tempting because it is about 400 years before 1890. But the chronicle may instead have been written around 1090 and describe the appearance at that time.`,
      ],
      [
        `No chronicle that was written before the year 900 describes an appearance of Comet Odile.`,
        'distorted-detail',
        `The authors "accept no chronicle written before the year 900." But such a chronicle may still describe the comet; it simply does not count for the catalog.`,
      ],
      [
        `A comet that returns within 200 years is listed once it has been seen on two of its returns.`,
        'reversed-causation',
        `The catalog lists no comet seen fewer than two times, but that does not mean that two are enough. A comet seen twice may be left out for another reason.`,
      ],
      [
        `Most of the comets in the catalog take a shorter time to return than Comet Odile does.`,
        'real-world-belief',
        `The statements give no return times for the other comets in the catalog. Most of them might take even longer than Comet Odile.`,
      ],
    ],
    quick: [
      `Odile takes more than 200 years to return, so it can be listed only if an accepted chronicle describes an earlier appearance. Accepted chronicles date from 900 or later.`,
    ],
    full: [
      `Method: work backward from the listing of Comet Odile. The catalog requires that a comet be seen on "at least two of its returns."`,
      `Odile was seen in 1890. Since it takes more than 200 years to return, an earlier appearance counts only if a chronicle describes it.`,
      `The authors accept no chronicle written before 900, so the one that describes Odile is from 900 or later. Its exact date remains open.`,
    ],
    hints: [
      `Odile was seen in 1890. Would that one appearance have been enough for the catalog?`,
      `Work backward from the listing to what must be on record. What kind of source counts, and is it certain which appearance it describes?`,
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
      `Of every 100 broken wrists in a year, 6 are winter cases without a fall outdoors, or 1.5 a month. In the other eight months there are 24 such cases, or 3 a month.`,
    ],
    wrong: [
      [
        `A person who falls outdoors in winter is more likely to break a wrist than one who falls at another time of the year.`,
        'distorted-detail',
        `The figures count only falls that broke a wrist. People may simply fall outdoors more often in winter, with no greater risk of a broken wrist in each fall.`,
      ],
      [
        `If nobody fell outdoors in winter, the hospital would have fewer than a third as many broken wrists to treat in a year.`,
        'wrong-comparison',
        `Of every 100 cases, the 54 caused by falls outdoors in winter would disappear. The remaining 46 are nearly half of the cases, not fewer than a third.`,
      ],
      [
        `Most of the broken wrists treated outside winter are those of people who fell in their homes or at their work.`,
        'too-strong',
        `Outside winter, six out of ten broken wrists are not caused by falls outdoors. But they may be caused by sports or traffic accidents, not by falls at home or at work.`,
      ],
      [
        `Of the people who break a wrist by falling outdoors, more than nine out of ten do so in the four months of winter.`,
        'reversed-causation',
        `Nine out of ten is the share of winter cases that are caused by falls outdoors. Of every 100 cases, 70 are caused by such falls, and 54 of these 70 occur in winter. That is about 77 percent, not more than 90.`,
      ],
    ],
    quick: [
      `Take 100 broken wrists. Those without a fall outdoors number 6 in the four winter months and 24 in the other eight. That is 1.5 a month in winter and 3 a month outside it.`,
    ],
    full: [
      `Method: choose a round number for the year. Of 100 broken wrists, 60 are treated in winter and 40 in the other eight months.`,
      `In winter, 54 of the 60 result from falls outdoors, and 6 do not. In the other months, 16 of the 40 do, and 24 do not.`,
      `The cases without a fall outdoors come to \\(6 \\div 4 = 1.5\\) a month in winter and \\(24 \\div 8 = 3\\) a month outside it. So an average month outside winter has more of these cases than a winter month, in fact twice as many.`,
    ],
    hints: [
      `What is each of the figures in the statements a share of: 60 percent, nine out of ten, and four out of ten?`,
      `Choose a round number: take 100 broken wrists, and divide them by season and by cause. How many months does each season cover?`,
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
      `If the children worked out the class from a noun's sound or meaning, their prefixes would vary with the class. Instead they use one prefix "whichever class the noun in fact belongs to."`,
    ],
    wrong: [
      [
        `Five-year-olds have heard more nouns of the largest class than of the other two classes taken together.`,
        'too-strong',
        `The largest of three classes need not contain more than half of the nouns. And the statements do not tell us which nouns the children have heard most.`,
      ],
      [
        `Adults who hear a new Tavi noun by itself can tell from its sound which of the three classes it is in.`,
        'wrong-comparison',
        `The statements are about five-year-olds only. Adults may be just as unable as children to tell the class of a noun from its sound.`,
      ],
      [
        `Children under five often give a verb the wrong prefix even after they have heard its subject with a verb.`,
        'real-world-belief',
        `The statements do not mention children under five. These children may choose the right prefix just as reliably.`,
      ],
      [
        `Five-year-olds seldom give the right prefix to a verb whose subject they have heard by itself only.`,
        'distorted-detail',
        `For nouns that do belong to the largest class, the prefix that the children choose is right. There may be many such nouns, so the right prefix need not be rare.`,
      ],
    ],
    quick: [
      `Five-year-olds use the same prefix for every noun that they have heard only by itself. Apparently, they do not work out the class of such a noun from its sound or meaning.`,
    ],
    full: [
      `Method: compare the two kinds of nouns. If the children have heard a noun with a verb, they choose the right prefix. If not, they choose the prefix of the largest class.`,
      `Both kinds of nouns have a sound, and the child may know what they mean. If sound or meaning told the child the class, the prefix would be right for both kinds.`,
      `For nouns heard only by themselves, the choice is the same for all three classes. This supports the statement that the children do not work out the class from sound or meaning.`,
    ],
    hints: [
      `What two kinds of nouns do the statements describe, and what do children do with each?`,
      `Compare the two kinds of nouns. If a child could tell a noun's class just by hearing the noun, which prefix would the child choose?`,
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
      `Some sealed jars bear the stamp, and all sealed jars contained oil. The stamp was not used after the death of Gavros, so these jars were made in 60 BC or before.`,
    ],
    wrong: [
      [
        `At the time when the ship went down, the potter Gavros was still at work.`,
        'too-strong',
        `A stamp tells us when a jar was made, not when the ship went down. The stamped jars may have been old when they were loaded, and Gavros may have been dead for years.`,
      ],
      [
        `At least some of the jars without his stamp were made later than in 60 BC.`,
        'reversed-causation',
        `A stamp shows that a jar is early, but the lack of a stamp shows nothing about its age. Other potters may have made jars before 60 BC too.`,
      ],
      [
        `Each of the jars that contained remains of oil was sealed when it was found.`,
        'reversed-causation',
        `All sealed jars contained remains of oil, but this option says the reverse. Jars that were no longer sealed may have contained such remains as well.`,
      ],
      [
        `The potter Gavros made his jars mainly for traders who dealt in olive oil.`,
        'too-broad',
        `The sealed jars with his stamp held oil. But the jars of one wreck do not show what most of the jars that Gavros made were used for.`,
      ],
    ],
    quick: [
      `Some jars were both sealed and stamped. The seal tells us that they contained oil, and the stamp tells us that they were made no later than 60 BC.`,
    ],
    full: [
      `Method: combine the statements in one example: a sealed jar with the stamp of Gavros. The statements say that there are some.`,
      `Because the jar was sealed, it contained remains of oil. Because it bears his stamp, it was made no later than 60 BC, the year in which he died.`,
      `So at least some jars with remains of oil were made in 60 BC or before. Nothing follows about jars without a seal or without the stamp.`,
    ],
    hints: [
      `Which facts are we given about the sealed jars, and which about the stamp of Gavros?`,
      `Combine the statements: what do you know about a jar that is both sealed and stamped? Be careful not to reverse either statement.`,
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
      `With six actors, the play did not fill four fifths of the seats. To be kept, it must therefore have won a prize, and no play with live music won one.`,
    ],
    wrong: [
      [
        `No play with live music is kept for next season.`,
        'too-broad',
        `A prize is not the only way to be kept. A play with live music and five or fewer actors may have filled four fifths of the seats and be kept.`,
      ],
      [
        `Every play that won a prize is kept for next season.`,
        'reversed-causation',
        `"Only if" says what a play needs in order to be kept, not what is enough. A play may win a prize and still not be kept.`,
      ],
      [
        `Some play with few actors filled four fifths of the seats.`,
        'half-right',
        `The statements say that no play "with more than five actors" filled four fifths of the seats. It may be that no play with five or fewer actors did so either.`,
      ],
      [
        `'The Lamplighter' would have filled more seats with fewer actors.`,
        'distorted-detail',
        `The plays with more than five actors did not fill four fifths of the seats. But the statements do not say that the number of actors was the reason.`,
      ],
    ],
    quick: [
      `A play with six actors did not fill four fifths of the seats, so, to be kept, "The Lamplighter" must have won a prize. No prizewinner had live music.`,
    ],
    full: [
      `Method: rule out one of two conditions. "The Lamplighter" is being kept, so it filled four fifths of the seats or won a prize.`,
      `The play has six actors, and no play with more than five actors filled four fifths of the seats. That leaves a prize.`,
      `Among this season's plays, none with live music won a prize. Since "The Lamplighter" won one, it is played without live music.`,
    ],
    hints: [
      `What does the number of actors tell you about how many seats "The Lamplighter" filled?`,
      `Rule out one of the two conditions for being kept. What does the other one tell you about the play?`,
    ],
  },
]

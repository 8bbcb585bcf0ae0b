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
      `Being listed, Odile was seen at least twice, and for a comet of 400 years the earlier appearance needs a chronicle. Chronicles before 900 do not count, so the one that does is no older.`,
    ],
    wrong: [
      [
        `A chronicle that was written in about the year 1490 describes an appearance of Comet Odile.`,
        'too-strong',
        `The appearance in 1490 is one possibility. The one described may be that of about 1090 instead.`,
      ],
      [
        `No chronicle that was written before the year 900 describes an appearance of Comet Odile.`,
        'distorted-detail',
        `The authors do not accept such chronicles, which does not mean that none describes the comet.`,
      ],
      [
        `A comet that returns within 200 years is listed once it has been seen on two of its returns.`,
        'reversed-causation',
        `Two returns are needed for a comet to be listed. That they are enough is not stated.`,
      ],
      [
        `Most of the comets in the catalog take a shorter time to return than Comet Odile does.`,
        'real-world-belief',
        `Nothing is said about the other comets in the catalog or how long they take.`,
      ],
    ],
    quick: [
      `Odile is listed, so the conditions are met: two returns, the earlier from a chronicle, and that one accepted.`,
    ],
    full: [
      `Listed: seen on at least two returns.`,
      `More than 200 years: the earlier appearance is described in a chronicle that counts.`,
      `A chronicle counts only if it was not written before 900. So one from 900 or later describes Odile.`,
    ],
    hints: [
      `Which conditions must a listed comet have met?`,
      `Of which past appearances could the accepted chronicle speak? Is it certain which?`,
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
      `Of 100 wrists in a year, 60 come in winter, six of them not from falls outdoors: 1.5 a month. Of the other 40, 24 are not from falls outdoors: three a month.`,
    ],
    wrong: [
      [
        `A person who falls outdoors in winter is more likely to break a wrist than one who falls at another time of the year.`,
        'distorted-detail',
        `Only falls that broke a wrist are counted. It may be that people fall more often in winter and not that a fall does more harm.`,
      ],
      [
        `If nobody fell outdoors in winter, the hospital would have fewer than a third as many broken wrists to treat in a year.`,
        'wrong-comparison',
        `Ninety percent of the winter cases are 54 of 100 for the whole year. Without them 46 would remain, which is nearly half.`,
      ],
      [
        `Most of the broken wrists treated outside winter are those of people who fell in their homes or at their work.`,
        'too-strong',
        `Six out of ten are not from falls outdoors. They may come from falls indoors, but also from sport or accidents on the road.`,
      ],
      [
        `Of the people who break a wrist by falling outdoors, more than nine out of ten do so in the four months of winter.`,
        'reversed-causation',
        `Nine out of ten is the share of outdoor falls among winter cases. Of outdoor falls, 54 are in winter and 16 at other times.`,
      ],
    ],
    quick: [
      `Of 100: winter 54 outdoors and 6 others in four months; rest 16 and 24 in eight. Compare 6 ÷ 4 with 24 ÷ 8.`,
    ],
    full: [
      `Let there be 100 broken wrists a year: 60 in winter, 40 in the rest.`,
      `Winter: 54 from falls outdoors, 6 others. Rest: 16 from falls outdoors, 24 others.`,
      `Others per month: \\(6 \\div 4 = 1.5\\) in winter, \\(24 \\div 8 = 3\\) in the rest.`,
    ],
    hints: [
      `Take 100 broken wrists and fill in a table of two rows and two columns.`,
      `Watch what each percentage is a share of, and how many months each row covers.`,
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
      `If sound or meaning told them the class, they would choose different prefixes for such nouns. They choose the same one 'whichever class the noun in fact belongs to'.`,
    ],
    wrong: [
      [
        `Five-year-olds have heard more nouns of the largest class than of the other two classes taken together.`,
        'too-strong',
        `The largest class need not hold more than half of the nouns, and what children have heard most is not told.`,
      ],
      [
        `Adults who hear a new Tavi noun by itself can tell from its sound which of the three classes it is in.`,
        'wrong-comparison',
        `The findings are about children. Adults may be just as unable to tell, or may guess in the same way.`,
      ],
      [
        `Children under five often give a verb the wrong prefix even after they have heard its subject with a verb.`,
        'real-world-belief',
        `It is natural to suppose that younger children make more mistakes, but none of the findings is about them.`,
      ],
      [
        `Five-year-olds seldom give the right prefix to a verb whose subject they have heard by itself only.`,
        'distorted-detail',
        `For nouns of the largest class their choice happens to be right, and these may be a good part of the nouns.`,
      ],
    ],
    quick: [`Same prefix for every unknown noun: so nothing about the noun itself guides the choice.`],
    full: [
      `Heard with a verb: right prefix. Heard alone: the prefix of the largest class in each case.`,
      `If sound or meaning gave the class away to the children, their choice would follow the real class.`,
      `It does not. So they do not work it out from the noun itself.`,
    ],
    hints: [
      `What would children do if they could tell the class from the noun itself?`,
      `Keep to five-year-olds, and to what they do with the two kinds of nouns.`,
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
      `The sealed jars with the stamp contained oil, like all sealed ones, and the stamp shows that they were made while Gavros lived.`,
    ],
    wrong: [
      [
        `At the time when the ship went down, the potter Gavros was still at work.`,
        'too-strong',
        `The jars may have been old when they were loaded. How long jars were kept in use is not said.`,
      ],
      [
        `At least some of the jars without his stamp were made later than in 60 BC.`,
        'reversed-causation',
        `A stamp shows that a jar is early. A missing stamp shows nothing: another potter may have made the jar just as early.`,
      ],
      [
        `Each of the jars that contained remains of oil was sealed when it was found.`,
        'reversed-causation',
        `Sealed jars contained oil. Jars whose seals had broken may have kept some remains of it as well.`,
      ],
      [
        `The potter Gavros made his jars mainly for traders who dealt in olive oil.`,
        'too-broad',
        `Some of his jars held oil in this wreck. What most of his jars were for cannot be told from these.`,
      ],
    ],
    quick: [`Some sealed jars are stamped; stamped means by 60 BC; sealed means oil. Join the three.`],
    full: [
      `Take a sealed jar with the stamp; there are some.`,
      `Sealed: it contained remains of oil. Stamped: Gavros made it, so by 60 BC.`,
      `Hence some jars with oil were made in 60 BC or before.`,
    ],
    hints: [
      `Follow one jar that is both sealed and stamped.`,
      `Turn no sentence around: what is true of sealed jars need not be true of them alone.`,
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
      `With six actors it cannot have filled four fifths of the seats, so it must have won a prize. Plays with live music won none.`,
    ],
    wrong: [
      [
        `No play with live music is kept for next season.`,
        'too-broad',
        `A play with music and few actors may have filled the seats and be kept for that reason.`,
      ],
      [
        `Every play that won a prize is kept for next season.`,
        'reversed-causation',
        `'Only if' names what a play needs to be kept. A play may win a prize and still be dropped.`,
      ],
      [
        `Some play with few actors filled four fifths of the seats.`,
        'half-right',
        `Plays with more than five actors did not. That the smaller ones did better is not said.`,
      ],
      [
        `'The Lamplighter' would have filled more seats with fewer actors.`,
        'distorted-detail',
        `None of the large plays reached four fifths, but nothing shows that the number of actors was the cause.`,
      ],
    ],
    quick: [`Kept: seats or prize. Six actors: not the seats. So a prize. Prize: no live music.`],
    full: [
      `The play is kept, so it filled four fifths of the seats or won a prize.`,
      `It has six actors, so it did not fill four fifths.`,
      `So it won a prize. No play with live music did, so it has none.`,
    ],
    hints: [
      `Which of the two ways into a second season is closed to a play with six actors?`,
      `What does the way that remains tell you about the play?`,
    ],
  },
]

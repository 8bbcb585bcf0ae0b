import type { WrittenQuestion } from '../written-question.ts'

/** Surprising findings in libraries, lessons, graves, post offices and fields. */
export const surprisesInServices: readonly WrittenQuestion[] = [
  {
    id: 'cr-0158',
    version: 3,
    skill: 'cr-paradox',
    difficulty: -0.5,
    stem: `A public library used to charge a fine for each day that a book was overdue. In January it did away with fines. Since then the average time by which a book that is brought back is overdue has become shorter by half.

Which of the following, if true, most helps to explain this change?`,
    key: [
      `Readers who already owed a large fine used to put off their visit for as long as they could.`,
      `The fine itself kept books away: the more was owed, the later people came. Without it there is no reason to put the visit off.`,
    ],
    wrong: [
      [
        `Readers who bring back a book on time have not been affected by the fines or their removal.`,
        'out-of-scope',
        `These readers do not count in the average of overdue books, so they cannot explain its change.`,
      ],
      [
        `Fines had brought in less money than the library had to spend on collecting them each year.`,
        'half-right',
        `This is a good reason for doing away with fines. It does not explain why books come back sooner.`,
      ],
      [
        `Most readers say that they would rather pay a small fine than hurry to the library at night.`,
        'opposite-effect',
        `Readers who only hurry if they must would be expected to come later still when lateness costs nothing.`,
      ],
      [
        `Books are borrowed for four weeks at a time, and this period has not been changed for years.`,
        'out-of-scope',
        `A period that was the same before and after cannot explain a difference between the two.`,
      ],
    ],
    quick: [`A fine that grows can frighten people away. Look for the option in which it did.`],
    full: [
      `One would expect fines to make people hurry.`,
      `The opposite happened, so fines must have held some people back.`,
      `Those who owed much did not dare to come. Without fines they come, and the average falls.`,
    ],
    hints: [
      `In what way could a fine make somebody return a book later?`,
      `Think of a reader whose book is already two months overdue.`,
    ],
  },
  {
    id: 'cr-0159',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.4,
    stem: `Two groups of young pianists practiced the same four short pieces for an hour. Those in the first group played one piece fifteen minutes long, then the next, and so on; those in the second changed from piece to piece after every playing. At the end of the hour the first group played the pieces better. A week later, without further practice, the second group did.

Which of the following, if true, would best account for both results?`,
    key: [
      `Repeating what has just been played takes little recall, but recall is what makes a piece last in memory.`,
      `Within the hour, the first group could lean on the playing just finished, and so did well. The second had to recall each piece anew, which cost it something then and paid a week later.`,
    ],
    wrong: [
      [
        `Changing from piece to piece is found to be tiring by many players, so that they make more mistakes.`,
        'explains-one-side',
        `This may be why the second group was worse at the end of the hour. Why it was better a week later remains open.`,
      ],
      [
        `What has been learned in a single hour is partly forgotten in the week that follows if it is not practiced.`,
        'half-right',
        `Forgetting makes both groups worse. It does not tell why the first should forget more than the second.`,
      ],
      [
        `Some of the players in the second group had taken lessons for a longer time than those in the first group.`,
        'explains-one-side',
        `More experience might explain the better result after a week, but then one would expect it at the end of the hour too.`,
      ],
      [
        `Four short pieces are easier to keep in memory for a week than one piece of the same length as all four.`,
        'wrong-comparison',
        `Both groups learned the same four pieces. The comparison with one long piece does not concern them.`,
      ],
    ],
    quick: [`One mechanism must help now and hurt later: easy repetition does.`],
    full: [
      `First group: better at once, worse later. Second: the reverse.`,
      `Look for something that makes practice easy and its effect short.`,
      `Repeating at once needs no recall: easy, but it leaves little behind. Changing forces recall: harder, but lasting.`,
    ],
    hints: [
      `What does a player have to do on coming back to a piece after three others?`,
      `The right option must favor one group at first and the other after a week.`,
    ],
  },
  {
    id: 'cr-0160',
    version: 2,
    skill: 'cr-paradox',
    difficulty: -0.2,
    stem: `Chronicles of the old port of Nessa agree that its wealthy families cleaned their teeth daily, with fine powders, and that the poor hardly ever did. When archaeologists opened several hundred graves there, they found that the teeth of the wealthy had decayed more than those of the poor who had died at the same age.

Which of the following, if true, would most help to explain what the archaeologists found?`,
    key: [
      `In old Nessa, sugar was a luxury from overseas that only the wealthy could afford to eat.`,
      `Sugar makes teeth decay. If only the wealthy ate it, their teeth could suffer more even though they were cleaned.`,
    ],
    wrong: [
      [
        `In old Nessa, the wealthy lived longer than the poor, and teeth decay more as one grows older.`,
        'half-right',
        `The archaeologists compared people 'who had died at the same age'. A longer life is already allowed for.`,
      ],
      [
        `In old Nessa, powders for the teeth were made from chalk and herbs and sold at a high price.`,
        'out-of-scope',
        `The price tells who bought the powders, as we know already. It does not explain why teeth decayed.`,
      ],
      [
        `In old Nessa, the graves of the wealthy lay on dry ground and those of the poor on wet ground.`,
        'opposite-effect',
        `Teeth keep better in dry ground, if the ground matters at all. This would favor the teeth of the wealthy.`,
      ],
      [
        `In old Nessa, chroniclers belonged to wealthy families and mentioned the poor in passing only.`,
        'explains-one-side',
        `This may make one doubt what is said about the poor. That the wealthy had more decay is not explained by it.`,
      ],
    ],
    quick: [
      `Better cleaning, worse teeth: the wealthy must have had something that does more harm than cleaning does good.`,
    ],
    full: [
      `Cleaning speaks for better teeth of the wealthy; the graves show worse ones.`,
      `Age is excluded, since people of the same age were compared.`,
      `A harmful thing that only the wealthy had explains it: sugar.`,
    ],
    hints: [
      `What else, apart from cleaning, has an effect on teeth?`,
      `In which respects did the two groups probably live differently?`,
    ],
  },
  {
    id: 'cr-0161',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.7,
    stem: `A year ago the post office of Lissen, which used to deliver letters to each address on every working day, began to deliver them to each address on every second working day only. Of the letters mailed since then, a larger share has been delivered within three days, according to the records of the post office, than in the year before.

Each of the following, if true, helps to explain the result EXCEPT:`,
    key: [
      `A letter that is sorted too late for one round now lies at the office until the next round two days later.`,
      `Lying for two days makes a letter later and not sooner. So this leaves the result more surprising than it was.`,
    ],
    wrong: [
      [
        `A carrier now finishes the round on the day, whereas before part of the letters often came back undelivered.`,
        'except-overlooked',
        `It does help: letters that used to go back to the office, perhaps more than once, now arrive on the first attempt.`,
      ],
      [
        `A letter mailed on a Friday evening is now recorded as having been mailed on the working day that follows.`,
        'except-overlooked',
        `It does help: if the clock starts later, more letters arrive within three days of it without being any faster.`,
      ],
      [
        `Half of the carriers now help with sorting on days without a round, and it was the sorting that caused delays.`,
        'except-overlooked',
        `It does help: where the slowest step becomes faster, letters may arrive sooner in spite of fewer rounds.`,
      ],
      [
        `A third fewer letters were mailed than in the year before, while the post office kept all of its employees.`,
        'except-overlooked',
        `It does help: fewer letters for the same number of hands means that fewer of them are left over for another day.`,
      ],
    ],
    quick: [`Ask of each: does it bring letters in sooner, or count them as sooner? One does neither.`],
    full: [
      `To be explained: fewer rounds, yet a larger share within three days.`,
      `Full rounds, faster sorting, fewer letters: sooner. A later start of the clock: counted as sooner.`,
      `Two days of waiting at the office: later. It does not help.`,
    ],
    hints: [
      `Four options tell why the share could rise. The fifth need not be irrelevant: it may point the other way.`,
      `Ask for each option: sooner, later, or only counted differently?`,
    ],
  },
  {
    id: 'cr-0162',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.5,
    stem: `Meteorites fall at random, so that everywhere on Earth about the same share of them consists of iron and the rest of stone. Of the meteorites that researchers have gathered on the ice fields of Mawu, 5 percent consist of iron. Of those that farmers have found in their fields in neighboring Tarn, 40 percent do.

Which of the following, if true, does most to explain the difference between the two places?`,
    key: [
      `A meteorite of stone looks much like a common stone, and on the ice fields there are no common stones.`,
      `In a field, only iron stands out, so farmers pass over those of stone. On bare ice anything that lies there stands out, and both kinds are gathered.`,
    ],
    wrong: [
      [
        `A meteorite of iron is more valuable to a collector than one of the same size that consists of stone.`,
        'half-right',
        `This might make farmers look for iron. But it holds for both kinds of finders, and nothing says that those on the ice care less about value.`,
      ],
      [
        `A meteorite of iron is heavier than one of stone and sinks farther into the ground or ice on which it falls.`,
        'explains-one-side',
        `Sinking might hide iron on the ice, but it would do so in soft fields as well, where iron is found so often.`,
      ],
      [
        `The researchers have gathered many more meteorites on the ice fields than the farmers have found in theirs.`,
        'wrong-comparison',
        `Shares are compared here, not totals. A larger number of finds does not by itself make iron rarer among them.`,
      ],
      [
        `A meteorite found by a farmer has to be handed to the same researchers who gather those on the ice fields.`,
        'out-of-scope',
        `Who keeps the meteorites in the end does not explain why different kinds are found.`,
      ],
    ],
    quick: [`What falls is the same; so what is noticed must differ. Among stones, stone hides.`],
    full: [
      `The same mixture falls everywhere.`,
      `The shares found differ, so the finding must favor iron in the fields or stone on the ice.`,
      `In a field full of stones only iron is conspicuous; on ice, everything is.`,
    ],
    hints: [
      `Does the difference lie in what falls or in what is found?`,
      `Picture a person walking over a plowed field, and another over bare ice.`,
    ],
  },
]

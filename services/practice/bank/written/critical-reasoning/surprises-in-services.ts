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
      `Readers who owed a lot stayed away, and their books became more overdue. Without fines, that reason for staying away is gone.`,
    ],
    wrong: [
      [
        `Readers who bring back a book on time have not been affected by the fines or their removal.`,
        'out-of-scope',
        `Readers who are punctual, and were not affected by the change, cannot explain why other readers' books come back sooner.`,
      ],
      [
        `Fines had brought in less money than the library had to spend on collecting them each year.`,
        'half-right',
        `The cost is a good reason to give up fines. But it does not explain why books come back sooner.`,
      ],
      [
        `Most readers say that they would rather pay a small fine than hurry to the library at night.`,
        'opposite-effect',
        `If readers would rather pay a fine than hurry, they should come even later once there is no fine. That makes the change more puzzling.`,
      ],
      [
        `Books are borrowed for four weeks at a time, and this period has not been changed for years.`,
        'out-of-scope',
        `The period of four weeks "has not been changed for years." So it cannot explain why books are less overdue now than before.`,
      ],
    ],
    quick: [
      `A fine that keeps growing can keep people away. Without fines, readers no longer put off their visit, so books come back sooner.`,
    ],
    full: [
      `Method: accept both facts. The fines are gone, and yet overdue books come back sooner.`,
      `Fines were meant to make readers hurry. The puzzle is solved if on some readers they had the opposite effect.`,
      `Readers who owed a large fine put off their visit. Without fines they have nothing to fear, so they bring their books back sooner, and the average falls.`,
    ],
    hints: [
      `A fine is meant to bring books back sooner. How could it do the opposite?`,
      `Think of a reader whose book is already two months overdue. How does a fine affect this reader?`,
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
      `Within the hour, the first group could repeat what it had just played and did well. The second had to recall each piece every time, which was harder at first but made the pieces last.`,
    ],
    wrong: [
      [
        `Changing from piece to piece is found to be tiring by many players, so that they make more mistakes.`,
        'explains-one-side',
        `Fatigue may explain why the second group was worse after an hour, but it does not explain why that group was better a week later.`,
      ],
      [
        `What has been learned in a single hour is partly forgotten in the week that follows if it is not practiced.`,
        'half-right',
        `Forgetting is part of what happened during the week. But it affects both groups and does not explain why the first should forget more.`,
      ],
      [
        `Some of the players in the second group had taken lessons for a longer time than those in the first group.`,
        'explains-one-side',
        `More experience might explain the better result after a week. But then the second group should have been better after an hour too.`,
      ],
      [
        `Four short pieces are easier to keep in memory for a week than one piece of the same length as all four.`,
        'wrong-comparison',
        `The length of pieces does affect memory. But both groups learned the same four pieces, and neither learned one long piece.`,
      ],
    ],
    quick: [
      `Easy repetition helps at once but leaves little in memory. Having to recall a piece makes it last, which favors the second group a week later.`,
    ],
    full: [
      `Method: accept both results. The first group was better after an hour, but the second was better after a week.`,
      `Something must make practice easier at first but less lasting.`,
      `Repeating what has just been played takes little recall, so it is easy. Returning to a piece after playing others takes recall, which makes the piece last in memory. So both results are accounted for.`,
    ],
    hints: [
      `The first group did better at once, and the second did better a week later. Does playing well at once mean remembering well?`,
      `What must a player do on returning to a piece after three others? The right option must favor one group at first and the other later.`,
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
      `Sugar makes teeth decay. If only the wealthy ate it, their teeth could decay more even though they were cleaned.`,
    ],
    wrong: [
      [
        `In old Nessa, the wealthy lived longer than the poor, and teeth decay more as one grows older.`,
        'half-right',
        `The archaeologists compared people "who had died at the same age," so a longer life cannot be the explanation.`,
      ],
      [
        `In old Nessa, powders for the teeth were made from chalk and herbs and sold at a high price.`,
        'out-of-scope',
        `The price explains who bought the powders, which we already know. But it does not explain why teeth decayed.`,
      ],
      [
        `In old Nessa, the graves of the wealthy lay on dry ground and those of the poor on wet ground.`,
        'opposite-effect',
        `Differences in the ground could affect what archaeologists find. But if dry ground preserves teeth better, it should have favored the teeth of the wealthy.`,
      ],
      [
        `In old Nessa, chroniclers belonged to wealthy families and mentioned the poor in passing only.`,
        'explains-one-side',
        `Chroniclers who mentioned the poor "in passing only" may be wrong about the poor. But that does not explain why the teeth of the wealthy had decayed more.`,
      ],
    ],
    quick: [
      `The wealthy cleaned their teeth, and yet their teeth had decayed more. If only they could afford sugar, it may have done more harm than the cleaning did good.`,
    ],
    full: [
      `Method: accept both facts. The wealthy cleaned their teeth daily, and yet their teeth had decayed more.`,
      `Age cannot explain this, since people who died at the same age were compared. The wealthy must have been exposed to something harmful.`,
      `Sugar makes teeth decay, and only the wealthy could afford it. That explains what the archaeologists found.`,
    ],
    hints: [
      `Wealthy families cleaned their teeth more. What else about the way they lived could affect their teeth?`,
      `In what ways did the two groups probably live differently?`,
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
      `A letter that lies at the office for two more days arrives later, not sooner. So this makes the result even more surprising.`,
    ],
    wrong: [
      [
        `A carrier now finishes the round on the day, whereas before part of the letters often came back undelivered.`,
        'except-overlooked',
        `This helps to explain the result: letters that used to go back to the office now arrive on the first attempt.`,
      ],
      [
        `A letter mailed on a Friday evening is now recorded as having been mailed on the working day that follows.`,
        'except-overlooked',
        `This helps to explain the result: if a letter counts as mailed later, more letters arrive within three days without being any faster.`,
      ],
      [
        `Half of the carriers now help with sorting on days without a round, and it was the sorting that caused delays.`,
        'except-overlooked',
        `This helps to explain the result: if the slowest step becomes faster, letters may arrive sooner in spite of fewer rounds.`,
      ],
      [
        `A third fewer letters were mailed than in the year before, while the post office kept all of its employees.`,
        'except-overlooked',
        `This helps to explain the result: with fewer letters for the same employees, fewer letters are left for another day.`,
      ],
    ],
    quick: [
      `For each option, ask whether it makes letters arrive sooner or only counts them as sooner. One option does neither.`,
    ],
    full: [
      `The result to be explained is that a larger share of letters arrives within three days although there are fewer rounds.`,
      `Complete rounds, faster sorting, and fewer letters make letters arrive sooner. A later date of mailing makes them count as sooner.`,
      `A letter that lies at the office for two days arrives later. That does not help to explain the result, so it is the exception.`,
    ],
    hints: [
      `For each option, ask what happens to letters: do they arrive sooner, arrive later, or only get counted differently?`,
      `Four options explain the larger share. Which one would make the share smaller?`,
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
      `In a field, a meteorite of stone looks like any other stone, so farmers notice mainly iron. On bare ice, anything that lies there stands out.`,
    ],
    wrong: [
      [
        `A meteorite of iron is more valuable to a collector than one of the same size that consists of stone.`,
        'half-right',
        `If iron is "more valuable to a collector," farmers might look for it. But researchers might value iron too, so its price does not explain the difference.`,
      ],
      [
        `A meteorite of iron is heavier than one of stone and sinks farther into the ground or ice on which it falls.`,
        'explains-one-side',
        `Sinking might hide iron on the ice, but it would also hide iron in fields, where it is found so often.`,
      ],
      [
        `The researchers have gathered many more meteorites on the ice fields than the farmers have found in theirs.`,
        'wrong-comparison',
        `More finds give more reliable figures. But they explain a larger total, not a smaller share of iron.`,
      ],
      [
        `A meteorite found by a farmer has to be handed to the same researchers who gather those on the ice fields.`,
        'out-of-scope',
        `The same researchers see all finds, which may seem to rule out an error. But who keeps the meteorites in the end does not explain why different kinds are found.`,
      ],
    ],
    quick: [
      `The same mixture falls everywhere, so the difference must be in what people notice. Among stones, a stone meteorite is hard to notice.`,
    ],
    full: [
      `Method: accept both facts. The same mixture falls everywhere, and yet iron makes up 5 percent of the finds in one place and 40 percent in the other.`,
      `So the difference must be in which meteorites people find.`,
      `In a field full of stones, only iron stands out. On ice, both kinds do. So farmers find relatively more iron, and that explains the difference.`,
    ],
    hints: [
      `What does the first sentence tell you about the meteorites that fall in the two places?`,
      `Is the difference in what falls or in what is found? Picture a person walking across a plowed field and another walking across bare ice.`,
    ],
  },
]

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
      `Readers who owed a large fine stayed away, and their books became more and more overdue. Without fines, they no longer have this reason to put off their visit.`,
    ],
    wrong: [
      [
        `Readers who bring back a book on time have not been affected by the fines or their removal.`,
        'out-of-scope',
        `Readers who bring books back on time have no overdue books, so they do not count in the average. They cannot explain why it has become shorter.`,
      ],
      [
        `Fines had brought in less money than the library had to spend on collecting them each year.`,
        'half-right',
        `The cost of collecting fines may explain why the library gave them up. But it does not explain why overdue books come back sooner.`,
      ],
      [
        `Most readers say that they would rather pay a small fine than hurry to the library at night.`,
        'opposite-effect',
        `Readers who were not in a hurry even when there was a fine should be in no greater hurry now. That makes the change more puzzling.`,
      ],
      [
        `Books are borrowed for four weeks at a time, and this period has not been changed for years.`,
        'out-of-scope',
        `Something that has not changed for years cannot explain a change since January. Books were due after four weeks both before and after it.`,
      ],
    ],
    quick: [
      `A large fine made some readers put off their visit, so their books became very overdue. Without fines, that reason to stay away is gone.`,
    ],
    full: [
      `Method: accept both facts, and look for a link between them. The fines are gone, and yet overdue books come back sooner.`,
      `Fines were meant to make readers hurry. The change makes sense if they had the opposite effect on some readers.`,
      `The answer describes such readers: those who already owed a large fine put off their visit. Without fines, they come sooner, and the average time overdue becomes shorter.`,
    ],
    hints: [
      `What would you have expected to happen once the fines were gone?`,
      `Accept both facts, and look for a link. On which readers might a fine have the opposite of the effect that was intended?`,
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
      `The first group could repeat what it had just played, which helped within the hour. The second had to recall each piece on returning to it, which helped it remember the pieces a week later.`,
    ],
    wrong: [
      [
        `Changing from piece to piece is found to be tiring by many players, so that they make more mistakes.`,
        'explains-one-side',
        `Tired players in the second group may have made more mistakes during the hour. But that does not explain why they played better a week later.`,
      ],
      [
        `What has been learned in a single hour is partly forgotten in the week that follows if it is not practiced.`,
        'half-right',
        `Both groups may have forgotten something in the week that follows. This does not explain why the first group forgot more.`,
      ],
      [
        `Some of the players in the second group had taken lessons for a longer time than those in the first group.`,
        'explains-one-side',
        `More lessons might explain why the second group was better after a week. But then it should have been better at the end of the hour too.`,
      ],
      [
        `Four short pieces are easier to keep in memory for a week than one piece of the same length as all four.`,
        'wrong-comparison',
        `Both groups practiced the same four short pieces. Neither learned one long piece, so this comparison does not explain either result.`,
      ],
    ],
    quick: [
      `Repeating the same piece helped the first group play well at once. Having to recall each piece helped the second group keep it in memory for a week.`,
    ],
    full: [
      `Method: accept both results: the first group was better after an hour, and the second was better after a week. One explanation must cover both.`,
      `The groups differed only in the order of practice. The first group kept repeating one piece, and the second changed pieces after every playing.`,
      `Repetition takes little recall, so the first group had the easier task. Recall is what makes a piece last, so the second group's harder task was useful a week later. This accounts for both results.`,
    ],
    hints: [
      `What did the two groups do differently, and when was each of them better?`,
      `Accept both results. What must a player do on returning to a piece after three others, and how could that help later?`,
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
      `Sugar is known to make teeth decay. If only the wealthy could afford it, their teeth could decay more even though they were cleaned daily.`,
    ],
    wrong: [
      [
        `In old Nessa, the wealthy lived longer than the poor, and teeth decay more as one grows older.`,
        'half-right',
        `The archaeologists compared the wealthy with the poor "who had died at the same age." A longer life therefore cannot explain the difference.`,
      ],
      [
        `In old Nessa, powders for the teeth were made from chalk and herbs and sold at a high price.`,
        'out-of-scope',
        `A high price may explain why only the wealthy bought these powders. But it does not explain why their teeth had decayed more.`,
      ],
      [
        `In old Nessa, the graves of the wealthy lay on dry ground and those of the poor on wet ground.`,
        'opposite-effect',
        `If the ground had any effect, wet ground probably damaged teeth more than dry ground did. The teeth of the poor should then look worse, which makes the finding more puzzling.`,
      ],
      [
        `In old Nessa, chroniclers belonged to wealthy families and mentioned the poor in passing only.`,
        'explains-one-side',
        `Chroniclers who knew little about the poor may be wrong about how they cared for their teeth. But that does not explain why the teeth of the wealthy had decayed more.`,
      ],
    ],
    quick: [
      `The wealthy cleaned their teeth but, unlike the poor, could afford sugar. The sugar may have done more harm than the cleaning did good.`,
    ],
    full: [
      `Method: accept both facts, and look for something that harmed only the teeth of the wealthy. Daily cleaning should have protected these teeth, and yet they had decayed more.`,
      `Age cannot be the reason, since people "who had died at the same age" were compared. What they ate is another possibility.`,
      `Sugar was a luxury from overseas and makes teeth decay. If only the wealthy ate it, it could have more than canceled the benefit of cleaning.`,
    ],
    hints: [
      `Which fact about the wealthy makes the archaeologists' finding surprising?`,
      `Accept both facts, and look for something that harmed only the teeth of the wealthy. How else did their lives differ from those of the poor?`,
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
      `A letter that misses one round now has to wait two days for the next, not one as before. That would make the share delivered within three days smaller, not larger.`,
    ],
    wrong: [
      [
        `A carrier now finishes the round on the day, whereas before part of the letters often came back undelivered.`,
        'except-overlooked',
        `Letters that often used to come back undelivered are now delivered on the same round. That increases the share delivered within three days.`,
      ],
      [
        `A letter mailed on a Friday evening is now recorded as having been mailed on the working day that follows.`,
        'except-overlooked',
        `A letter mailed on Friday evening now counts as mailed on the next working day. It therefore has more time to arrive within the three days without traveling any faster.`,
      ],
      [
        `Half of the carriers now help with sorting on days without a round, and it was the sorting that caused delays.`,
        'except-overlooked',
        `It was sorting that caused delays, and half of the carriers now help with it. Faster sorting may more than make up for fewer rounds.`,
      ],
      [
        `A third fewer letters were mailed than in the year before, while the post office kept all of its employees.`,
        'except-overlooked',
        `With a third fewer letters and all of its employees, the post office can handle each letter sooner. This helps to explain the larger share.`,
      ],
    ],
    quick: [
      `Four options make letters arrive sooner or at least seem to. A letter that now waits two days for the next round arrives later.`,
    ],
    full: [
      `Method: ask what each option does to the share of letters delivered within three days. The share has become larger although there are fewer rounds.`,
      `Finished rounds, faster sorting, and fewer letters help letters arrive sooner. Counting Friday letters from the next working day makes them appear to arrive sooner.`,
      `A letter that is sorted too late for one round arrives later than it would have before. It lowers the share, so it is the exception.`,
    ],
    hints: [
      `How does each change affect the time between the recorded mailing of a letter and its delivery?`,
      `Ask what each option does to the share of letters delivered within three days. Which one would make it smaller?`,
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
      `In a field, a meteorite of stone looks like a common stone, so farmers may notice mainly iron. On the ice there are no common stones, so researchers notice both kinds.`,
    ],
    wrong: [
      [
        `A meteorite of iron is more valuable to a collector than one of the same size that consists of stone.`,
        'half-right',
        `A higher price gives farmers and researchers alike a reason to look for iron. It does not explain why iron is so much more common in the farmers' finds.`,
      ],
      [
        `A meteorite of iron is heavier than one of stone and sinks farther into the ground or ice on which it falls.`,
        'explains-one-side',
        `Iron that sinks farther is harder to find in ice and ground alike. It does not explain why farmers find so much more of it.`,
      ],
      [
        `The researchers have gathered many more meteorites on the ice fields than the farmers have found in theirs.`,
        'wrong-comparison',
        `The figures are shares, and finding more meteorites does not by itself make the share of iron smaller. So the difference between 5 and 40 percent is left unexplained.`,
      ],
      [
        `A meteorite found by a farmer has to be handed to the same researchers who gather those on the ice fields.`,
        'out-of-scope',
        `Who receives the meteorites does not matter here. The difference lies in what the farmers and the researchers find in the first place.`,
      ],
    ],
    quick: [
      `The same mixture of iron and stone falls in both places, so people must notice different parts of it. Among common stones, a meteorite of stone is easy to overlook.`,
    ],
    full: [
      `Method: accept both facts, and ask where the difference could arise. The same mixture falls everywhere, yet 5 percent of the finds are iron in one place and 40 percent in the other.`,
      `The difference must therefore be in which meteorites people find, not in which ones fall.`,
      `In a field, meteorites of stone look like all the other stones, and farmers may overlook them. On ice, both kinds stand out. That explains why the share of iron is so much larger among the farmers' finds.`,
    ],
    hints: [
      `Are 5 and 40 percent shares of the meteorites that fall or of those that people find?`,
      `Accept both facts: the same mixture falls, but different shares are found. What could make one kind hard to notice in one of the two places?`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** Surprising findings in parks, forests, hospitals and streets. */
export const surprisesInParks: readonly WrittenQuestion[] = [
  {
    id: 'cr-0138',
    version: 3,
    skill: 'cr-paradox',
    difficulty: -0.7,
    stem: `To save money, a town removed all the trash bins from its lakeside park. Although the park has had as many visitors as before, and nobody has been hired to pick up litter, there is now less litter lying about than there was when the bins were in place.

Which of the following, if true, most helps to explain this result?`,
    key: [
      `Visitors without a bin take their trash home, while crows used to pull it out of the bins.`,
      `The trash no longer stays in the park, and what lay about before had been scattered from the bins. So removing the bins leaves less of it.`,
    ],
    wrong: [
      [
        `Bins take up room, and many visitors thought that they spoiled the view of the lake.`,
        'out-of-scope',
        `Looks may be a good reason to remove bins, but they do not explain where the litter has gone.`,
      ],
      [
        `Emptying the bins used to cost the town more than cutting the grass and the hedges.`,
        'restates-premise',
        `That the town saves money is said at the beginning. The surprise is that there is less litter.`,
      ],
      [
        `Most of the visitors live nearby and come to the park more often than once a week.`,
        'half-right',
        `Neighbors may care about the park, but they came before as well, when more litter lay about.`,
      ],
      [
        `Other parks have kept their bins, and there is hardly any litter lying about in them.`,
        'opposite-effect',
        `If bins keep other parks clean, it is even more surprising that this one is cleaner without them.`,
      ],
    ],
    quick: [`Ask how bins could cause litter: something took the trash out of them.`],
    full: [
      `Surprise: no bins, and yet less litter.`,
      `Two questions: where does the trash go now, and why did it lie about before?`,
      `It goes home with the visitors, and before it was crows that scattered it.`,
    ],
    hints: [
      `How might trash that was put in a bin have come to lie on the grass?`,
      `What must visitors now be doing with their trash?`,
    ],
  },
  {
    id: 'cr-0139',
    version: 3,
    skill: 'cr-paradox',
    difficulty: 0.2,
    stem: `Thirty years ago logging was stopped in the Mbeyu forest in order to protect its birds. Since then the number of kinds of birds living there has fallen from 140 to 110. Ornithologists nevertheless consider the measure a success and advise other forests to follow it.

Which of the following, if true, most helps to explain the ornithologists' judgment?`,
    key: [
      `The lost kinds live in clearings and are common elsewhere, while those found only in forest thrive.`,
      `Once logging stopped, the clearings closed, and birds of open land left. The birds for whose sake the forest was protected have gained, so fewer kinds and a success go together.`,
    ],
    wrong: [
      [
        `In the thirty years before logging was stopped, the number of kinds of birds had risen year by year.`,
        'opposite-effect',
        `This would make stopping the logging look like a mistake. The judgment becomes harder to understand.`,
      ],
      [
        `Counting birds in dense forest is difficult, so that rare kinds may be overlooked in some of the years.`,
        'half-right',
        `This might make the fall from 140 to 110 a little uncertain. It gives no reason to call the measure a success.`,
      ],
      [
        `Several of the kinds of birds that remain in the forest are known for the beauty of their song.`,
        'out-of-scope',
        `Their song would please a visitor, but it does not show that protecting the forest did what it was meant to do.`,
      ],
      [
        `Logging has been stopped in other forests too, some of which are larger than the Mbeyu forest.`,
        'wrong-comparison',
        `We are not told how the birds fared there. The judgment about Mbeyu remains as puzzling as it was.`,
      ],
    ],
    quick: [`Fewer kinds is a success only if the right kinds gained. Which left, and which stayed?`],
    full: [
      `Fact: 30 kinds fewer. Judgment: a success.`,
      `Both hold if the number of kinds is not what counts.`,
      `The kinds that left are common elsewhere and belonged to the clearings; those that need the forest are thriving.`,
    ],
    hints: [
      `Does a larger number of kinds always mean that the birds of the forest are better protected?`,
      `What would ornithologists want to know about the thirty kinds that have gone?`,
    ],
  },
  {
    id: 'cr-0140',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.4,
    stem: `In order to shorten waiting times, a hospital opened a second emergency room beside the first. In the year after the opening, the average time that patients waited before they were seen was longer than in the year before.

Each of the following, if true, helps to explain this result EXCEPT:`,
    key: [
      `Patients with slight injuries are sent to the second room, where they wait less than they did before.`,
      `If these patients wait less, the average should have fallen. This makes the result more puzzling, so it is the one that does not help to explain it.`,
    ],
    wrong: [
      [
        `A smaller hospital nearby closed its own emergency room in the month in which the second one opened.`,
        'except-overlooked',
        `It does help: patients of the other hospital come here now, so that two rooms may have more than twice as much to do.`,
      ],
      [
        `Until the opening, the time was counted from registration, and since then from arrival at the door.`,
        'except-overlooked',
        `It does help: a clock that starts earlier shows longer times even if nothing else has changed.`,
      ],
      [
        `The hospital could not hire more nurses and doctors, and some of those it has now stand idle in one room.`,
        'except-overlooked',
        `It does help: the same staff, divided between two rooms, may be waiting in one while patients wait in the other.`,
      ],
      [
        `Hearing that there were two rooms, many people came who would formerly have gone to their own doctor.`,
        'except-overlooked',
        `It does help: more patients than before may wait longer even where there is more room.`,
      ],
    ],
    quick: [`Four options make waiting longer, by more patients, less staff or another clock. One makes it shorter.`],
    full: [
      `Result to be explained: a longer average in spite of a second room.`,
      `More patients (two options), staff badly divided, an earlier start of the clock: each leads to longer times.`,
      `Shorter waits for slight injuries would lower the average. That explains nothing.`,
    ],
    hints: [
      `Ask of each option whether it would make the recorded time longer or shorter.`,
      `You are looking for the one that leaves the result as puzzling as before, or more so.`,
    ],
  },
  {
    id: 'cr-0141',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.1,
    stem: `The number of people whose mother tongue is Orsk has been falling for sixty years and is now half of what it was. Hardly anyone learns Orsk as a foreign language. All the same, more copies of books in Orsk are sold today than at any time in the past, and the price of a book has not changed much.

Which of the following, if true, most helps to explain how this is possible?`,
    key: [
      `Most speakers once learned to read in the state's language only, but for some time they have been taught Orsk at school.`,
      `Formerly many spoke Orsk and few could read it. Now fewer speak it, but those who do can read it, so there can be more buyers of books.`,
    ],
    wrong: [
      [
        `Most speakers of Orsk today use the state's language at work, and they use Orsk at home and with their friends.`,
        'out-of-scope',
        `Where the language is spoken does not tell us why more books should be sold in it than in the past.`,
      ],
      [
        `Most books in Orsk are translations, and hardly any have been written by an author whose mother tongue it is.`,
        'half-right',
        `This is about where the books come from. It would have to be shown why there are more buyers for them.`,
      ],
      [
        `Many of those who speak Orsk have moved from the villages to large towns, where they find it hard to meet others.`,
        'explains-one-side',
        `That may be a reason why the language is passed on less often. The rising sales remain unexplained.`,
      ],
      [
        `Speakers of other small languages buy fewer books in these languages than their parents and grandparents bought.`,
        'opposite-effect',
        `If books in similar languages sell less and less, the sales in Orsk are all the more surprising.`,
      ],
    ],
    quick: [`Fewer speakers, more copies: each speaker must buy more. What changed so that a speaker became a reader?`],
    full: [
      `Half as many speakers and no learners: the number of possible buyers seems to have fallen.`,
      `A buyer of books has to read Orsk, though, and not only speak it.`,
      `If reading it has only recently been taught, the number of readers may have risen while that of speakers fell.`,
    ],
    hints: [
      `Is everyone who speaks a language able to buy books in it with profit?`,
      `What could make a smaller number of speakers buy more copies than a larger number did?`,
    ],
  },
  {
    id: 'cr-0142',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.8,
    stem: `Last year the town of Almagro dimmed its street lamps by half after ten in the evening. Residents report that since then they have seen many more stars from their streets. Yet instruments in the observatory on the hill above the town show that the night sky there has not become darker.

Which of the following, if true, best reconciles the residents' reports with the readings of the instruments?`,
    key: [
      `The glow in the sky comes from greenhouses in the next valley, but the lamps used to dazzle people below.`,
      `The lamps hid the stars from those who stood beneath them, by dazzling them, and hardly lit the sky as a whole. So people see more, while the sky over the hill is as bright as ever.`,
    ],
    wrong: [
      [
        `The instruments are read before ten in the evening too, and then the lamps of the town are at full strength.`,
        'explains-one-side',
        `Readings are also taken after ten, it seems, and those should show a darker sky if the lamps mattered there. At best this blurs one of the two facts.`,
      ],
      [
        `The residents had been told by the council that they would see more stars as soon as the lamps were dimmed.`,
        'explains-one-side',
        `This casts doubt on the reports instead of reconciling them with the readings, and says nothing about why the sky on the hill is no darker.`,
      ],
      [
        `The observatory stands so high above the town that the street lamps cannot be seen from any of its windows.`,
        'half-right',
        `Lamps that cannot be seen may still light up the haze above the hill. And the residents' reports are not explained at all.`,
      ],
      [
        `The past year has had more cloudless nights than the year before, both in the town and on the hill above it.`,
        'half-right',
        `Clear nights explain more stars, but they would have given darker readings on the hill as well, where clouds reflect the light.`,
      ],
    ],
    quick: [
      `Two places, two effects of lamps: dazzling the eye in the street and lighting the sky. Only the first was theirs.`,
    ],
    full: [
      `In the street: more stars seen. On the hill: the sky as bright as before.`,
      `Both hold if the lamps affected eyes in the street but not the sky.`,
      `Then something else must light the sky: the greenhouses.`,
    ],
    hints: [
      `In what two ways can a lamp keep somebody from seeing stars?`,
      `The best option speaks to the street and to the hill.`,
    ],
  },
]

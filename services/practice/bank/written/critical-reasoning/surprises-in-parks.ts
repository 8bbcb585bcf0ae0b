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
      `Visitors no longer leave trash in the park, and the litter on the ground used to come from the bins. So removing the bins leaves less litter.`,
    ],
    wrong: [
      [
        `Bins take up room, and many visitors thought that they spoiled the view of the lake.`,
        'out-of-scope',
        `The view may be a good reason to remove bins, but it does not explain where the litter has gone.`,
      ],
      [
        `Emptying the bins used to cost the town more than cutting the grass and the hedges.`,
        'restates-premise',
        `The cost of emptying the bins explains why the town removed them. But the surprise is that there is "less litter" without them.`,
      ],
      [
        `Most of the visitors live nearby and come to the park more often than once a week.`,
        'half-right',
        `Neighbors may care about the park, but they visited before as well, when there was more litter.`,
      ],
      [
        `Other parks have kept their bins, and there is hardly any litter lying about in them.`,
        'opposite-effect',
        `If parks that "have kept their bins" are clean, bins seem to keep litter away. Then it is even more surprising that this park is cleaner without them.`,
      ],
    ],
    quick: [
      `The litter may have come from the bins. If crows pulled it out of them and visitors now take their trash home, removing the bins leaves less litter.`,
    ],
    full: [
      `Method: accept both facts. The bins are gone, and yet there is less litter.`,
      `To explain both, we need to know where the trash goes now and why it was on the ground before.`,
      `Visitors now take their trash home, and crows used to pull it out of the bins. So removing the bins leads to less litter.`,
    ],
    hints: [
      `Two things need an explanation: where the trash goes now and why it was on the ground before. What could have changed in each case?`,
      `How might trash that had been put in a bin end up on the grass?`,
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
      `Without logging, the clearings closed, and birds of open land left. The forest birds that the measure was meant to protect are thriving, so fewer kinds can still mean success.`,
    ],
    wrong: [
      [
        `In the thirty years before logging was stopped, the number of kinds of birds had risen year by year.`,
        'opposite-effect',
        `If the number of kinds had been rising before, stopping the logging would look like a mistake. The judgment becomes harder to understand.`,
      ],
      [
        `Counting birds in dense forest is difficult, so that rare kinds may be overlooked in some of the years.`,
        'half-right',
        `Overlooked birds might make the drop from 140 to 110 less certain. They give no reason to call the measure a success.`,
      ],
      [
        `Several of the kinds of birds that remain in the forest are known for the beauty of their song.`,
        'out-of-scope',
        `Their song may please visitors, but it does not show that the measure protected the forest's birds.`,
      ],
      [
        `Logging has been stopped in other forests too, some of which are larger than the Mbeyu forest.`,
        'wrong-comparison',
        `Other forests that stopped logging may seem to confirm the judgment. But we are not told how their birds fared, so it is as puzzling as before.`,
      ],
    ],
    quick: [
      `Fewer kinds can still be a success if the right kinds gained. Birds that are common elsewhere left, while those that live only in forest are thriving.`,
    ],
    full: [
      `Method: accept both facts. The number of kinds fell from 140 to 110, and yet ornithologists call the measure a success.`,
      `Both can be true if the number of kinds is not what matters.`,
      `The kinds that left live in clearings and are common elsewhere; those found only in forest are thriving. They are the birds that most need the forest, and that explains the judgment.`,
    ],
    hints: [
      `Does a larger number of kinds always mean better protection?`,
      `What would ornithologists want to know about the thirty kinds that are gone?`,
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
      `If these patients wait less, the average should have fallen. This makes the result more puzzling, so it does not help to explain it.`,
    ],
    wrong: [
      [
        `A smaller hospital nearby closed its own emergency room in the month in which the second one opened.`,
        'except-overlooked',
        `This helps to explain the result: patients from the other hospital come here now, and two rooms may have more than twice as much work.`,
      ],
      [
        `Until the opening, the time was counted from registration, and since then from arrival at the door.`,
        'except-overlooked',
        `This helps to explain the result: if the count starts earlier, the recorded times are longer even if nothing else has changed.`,
      ],
      [
        `The hospital could not hire more nurses and doctors, and some of those it has now stand idle in one room.`,
        'except-overlooked',
        `This helps to explain the result: some of the same staff may stand idle in one room while patients wait in the other.`,
      ],
      [
        `Hearing that there were two rooms, many people came who would formerly have gone to their own doctor.`,
        'except-overlooked',
        `This helps to explain the result: with more patients than before, waits can grow even if there is more room.`,
      ],
    ],
    quick: [
      `Four options make waiting times longer, through more patients, idle staff, or an earlier start of the count. One makes them shorter.`,
    ],
    full: [
      `The result to be explained is that the average wait grew although there was a second room.`,
      `Two options bring more patients, one leaves staff idle, and one starts the count earlier. Each leads to longer times.`,
      `Shorter waits for patients with slight injuries would lower the average. That does not help to explain the result, so it is the exception.`,
    ],
    hints: [
      `Would each option make the recorded time longer or shorter?`,
      `Which option leaves the result as puzzling as before, or even more so?`,
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
      `Formerly many people spoke Orsk, but few could read it. Now fewer people speak it, but they have learned to read it, so there can be more buyers of books.`,
    ],
    wrong: [
      [
        `Most speakers of Orsk today use the state's language at work, and they use Orsk at home and with their friends.`,
        'out-of-scope',
        `Private use may explain why the language survives. But it does not explain why more books are sold than in the past.`,
      ],
      [
        `Most books in Orsk are translations, and hardly any have been written by an author whose mother tongue it is.`,
        'half-right',
        `That most books are "translations" tells us something about the books, not about the people who buy them. It does not explain why more copies are sold.`,
      ],
      [
        `Many of those who speak Orsk have moved from the villages to large towns, where they find it hard to meet others.`,
        'explains-one-side',
        `Speakers who find it "hard to meet others" may pass the language on less often. But that does not explain why more books in it are sold.`,
      ],
      [
        `Speakers of other small languages buy fewer books in these languages than their parents and grandparents bought.`,
        'opposite-effect',
        `If speakers of other small languages buy "fewer books," we would expect the same of speakers of Orsk. So the sales in Orsk are even more surprising.`,
      ],
    ],
    quick: [
      `There are fewer speakers but more copies sold, so a larger share of the speakers must read. That is likely if Orsk has been taught at school only for some time.`,
    ],
    full: [
      `Method: accept both facts. The number of speakers has fallen by half, and yet more books in Orsk are sold than ever.`,
      `Both can be true if more people can read Orsk than before.`,
      `Most speakers once learned to read only the state's language, but Orsk has been taught at school for some time. So there can be more readers even though there are fewer speakers.`,
    ],
    hints: [
      `Half as many people speak Orsk, and yet more books in it are sold. Can every speaker of a language read books in it?`,
      `What must a speaker of Orsk be able to do before buying a book in it?`,
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
      `The lamps hid the stars by dazzling the people below, but they hardly lit the sky as a whole. So residents see more stars while the sky above the hill is as bright as ever.`,
    ],
    wrong: [
      [
        `The instruments are read before ten in the evening too, and then the lamps of the town are at full strength.`,
        'explains-one-side',
        `Early readings might hide a difference. But if the lamps brightened the sky, readings after ten should still have become darker. And the residents' reports are not explained at all.`,
      ],
      [
        `The residents had been told by the council that they would see more stars as soon as the lamps were dimmed.`,
        'explains-one-side',
        `Suggestion could lead people to report more stars. But this casts doubt on the reports and does not reconcile them with the readings.`,
      ],
      [
        `The observatory stands so high above the town that the street lamps cannot be seen from any of its windows.`,
        'half-right',
        `Lamps that cannot be seen may still light up the sky. The option also does not explain the residents' reports.`,
      ],
      [
        `The past year has had more cloudless nights than the year before, both in the town and on the hill above it.`,
        'half-right',
        `Clear nights would explain more stars. But they would not explain why the sky above the hill is no darker, since it had clearer nights as well.`,
      ],
    ],
    quick: [`Lamps can dazzle people in the street, and they can light up the sky. These lamps did only the first.`],
    full: [
      `Method: accept both facts. Residents see more stars, and yet the sky above the hill is no darker.`,
      `Both can be true if the lamps affected people's eyes but not the sky.`,
      `The lamps used to dazzle people below, so dimming them lets residents see more stars. The sky is lit by greenhouses in the next valley, so its brightness has not changed.`,
    ],
    hints: [
      `Residents report from the street, and instruments report from the hill. Must a lamp have the same effect in both places?`,
      `In what two ways can a lamp keep people from seeing stars? Check whether each option explains both facts.`,
    ],
  },
]

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
      `Crows can no longer pull trash out of the bins, and visitors take home what they would have put there. So removing the bins leaves less litter on the ground.`,
    ],
    wrong: [
      [
        `Bins take up room, and many visitors thought that they spoiled the view of the lake.`,
        'out-of-scope',
        `A spoiled view may be a good reason to remove bins. But it does not explain why there is less litter without them.`,
      ],
      [
        `Emptying the bins used to cost the town more than cutting the grass and the hedges.`,
        'restates-premise',
        `The cost of emptying the bins explains why the town removed them. But the surprise is that there is less litter without them, and the cost does not explain that.`,
      ],
      [
        `Most of the visitors live nearby and come to the park more often than once a week.`,
        'half-right',
        `Visitors who live nearby may care about the park. But nothing suggests that this was any different when the bins were in place, so it does not explain why there is less litter now.`,
      ],
      [
        `Other parks have kept their bins, and there is hardly any litter lying about in them.`,
        'opposite-effect',
        `If parks that have kept their bins are clean, bins seem to keep litter away. Then it is even more surprising that this park is cleaner without them.`,
      ],
    ],
    quick: [
      `The bins themselves may have been the source of the litter. Crows used to pull trash out of them, and visitors now take their trash home.`,
    ],
    full: [
      `Two facts seem to conflict: the bins are gone, and yet there is less litter in the park.`,
      `An explanation has to tell us where the trash goes now and why litter used to lie on the ground.`,
      `Visitors now take their trash home, and crows used to pull trash out of the bins and onto the ground. So there is less litter without the bins.`,
    ],
    hints: [
      `Where did visitors' trash go before, and where may it go now?`,
      `Look for an option that explains two things: where the trash goes now, and how trash could end up on the ground even though there were bins.`,
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
      `Without logging, clearings grow over, and the birds that live in them leave but do well elsewhere. The birds found only in forest are thriving, so the measure protected those that need it most.`,
    ],
    wrong: [
      [
        `In the thirty years before logging was stopped, the number of kinds of birds had risen year by year.`,
        'opposite-effect',
        `If the number of kinds rose year by year while logging went on, stopping it looks like a mistake. That makes the ornithologists' judgment even harder to understand.`,
      ],
      [
        `Counting birds in dense forest is difficult, so that rare kinds may be overlooked in some of the years.`,
        'half-right',
        `If rare kinds were overlooked, the drop from 140 to 110 may be less certain. But that gives the ornithologists no reason to call the measure a success.`,
      ],
      [
        `Several of the kinds of birds that remain in the forest are known for the beauty of their song.`,
        'out-of-scope',
        `Beautiful songs may please visitors. But they do not show that the measure protected the forest's birds, so the judgment remains unexplained.`,
      ],
      [
        `Logging has been stopped in other forests too, some of which are larger than the Mbeyu forest.`,
        'wrong-comparison',
        `Logging was stopped in other forests too, but we are not told how their birds fared. So this option gives no reason for calling the measure a success.`,
      ],
    ],
    quick: [
      `Fewer kinds can still be a success if the birds that need the forest do well. The lost kinds are common elsewhere, while those found only in forest thrive.`,
    ],
    full: [
      `Two facts seem to conflict: the number of kinds fell from 140 to 110, and yet ornithologists call the measure a success.`,
      `Both facts can be true if success depends on which kinds are protected and not on how many.`,
      `The lost kinds live in clearings and are common elsewhere. The birds that live only in forest need it most, and they are thriving, which explains the judgment.`,
    ],
    hints: [
      `What was the measure meant to achieve, and why does it look like a failure?`,
      `Accept both facts. What could be true of the lost kinds and of the remaining ones that would make the change a success?`,
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
      `If patients with slight injuries wait less, the average wait should be shorter, not longer. So this option makes the result more puzzling.`,
    ],
    wrong: [
      [
        `A smaller hospital nearby closed its own emergency room in the month in which the second one opened.`,
        'except-overlooked',
        `Patients who used to go to the smaller hospital may now come here. If enough of them do, even two rooms cannot keep up, which would explain the longer waits.`,
      ],
      [
        `Until the opening, the time was counted from registration, and since then from arrival at the door.`,
        'except-overlooked',
        `The clock now starts at the door instead of at registration. So the recorded times are longer even if nothing else has changed.`,
      ],
      [
        `The hospital could not hire more nurses and doctors, and some of those it has now stand idle in one room.`,
        'except-overlooked',
        `The second room brought no additional staff, and some nurses and doctors now stand idle in one room. Patients may be waiting in the other room meanwhile, so waits could grow.`,
      ],
      [
        `Hearing that there were two rooms, many people came who would formerly have gone to their own doctor.`,
        'except-overlooked',
        `People who used to see their own doctor now come here as well. With that many more patients, waits can grow even with two rooms.`,
      ],
    ],
    quick: [
      `Four options lengthen the recorded wait, through more patients, idle staff, or an earlier start of the count. Shorter waits for slight injuries do the opposite, so that option is the exception.`,
    ],
    full: [
      `The average wait grew even though there was a second room. So ask of each option whether it makes the recorded wait longer.`,
      `Two options bring more patients, one leaves some staff idle, and one starts the count earlier. Each of these leads to longer recorded times.`,
      `Shorter waits for patients with slight injuries would lower the average. That does not help to explain the result, so it is the exception.`,
    ],
    hints: [
      `Besides the number of rooms, what determines the average time that a hospital records?`,
      `Decide for each option whether it makes the recorded time longer or shorter. The word "EXCEPT" asks for the one that does not help to explain longer times.`,
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
      `In the past, most speakers could read only the state's language. Now that Orsk is taught at school, more people may be able to read it even though fewer speak it. So more books can be sold.`,
    ],
    wrong: [
      [
        `Most speakers of Orsk today use the state's language at work, and they use Orsk at home and with their friends.`,
        'out-of-scope',
        `Speaking Orsk at home and with friends may keep the language alive. But it does not explain why more books are sold than in the past.`,
      ],
      [
        `Most books in Orsk are translations, and hardly any have been written by an author whose mother tongue it is.`,
        'half-right',
        `This tells us something about the books, not about the people who buy them. It does not explain why more copies are sold now than ever before.`,
      ],
      [
        `Many of those who speak Orsk have moved from the villages to large towns, where they find it hard to meet others.`,
        'explains-one-side',
        `Speakers who hardly ever meet others may use the language less. That fits its decline but does not explain why more books in it are sold.`,
      ],
      [
        `Speakers of other small languages buy fewer books in these languages than their parents and grandparents bought.`,
        'opposite-effect',
        `If speakers of other small languages buy fewer books, we might expect the same here. So the record sales in Orsk become even more surprising.`,
      ],
    ],
    quick: [
      `There are fewer speakers but more copies sold. That is possible if more of the speakers can now read Orsk because they have been taught it at school.`,
    ],
    full: [
      `Two facts seem to conflict: the number of speakers has fallen by half, and yet more books in Orsk are sold than ever.`,
      `Both facts can be true if more people can read Orsk today, even though fewer people speak it.`,
      `Most speakers once learned to read only the state's language, but for some time Orsk has been taught at school. So there can be more readers, and more books sold, with fewer speakers.`,
    ],
    hints: [
      `What has happened to the number of speakers, and what has happened to sales of books in Orsk?`,
      `Accept both facts. What must speakers of Orsk be able to do before they buy books in it, and could that have changed?`,
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
      `The lamps used to dazzle people below, so residents see more stars now that they are dim. The glow in the sky comes from the greenhouses, so the sky above the hill is no darker.`,
    ],
    wrong: [
      [
        `The instruments are read before ten in the evening too, and then the lamps of the town are at full strength.`,
        'explains-one-side',
        `Early readings might hide a change. But if the lamps brightened the sky, readings after ten should still show a darker sky. Nor does the option explain why residents see more stars.`,
      ],
      [
        `The residents had been told by the council that they would see more stars as soon as the lamps were dimmed.`,
        'explains-one-side',
        `Residents who expected more stars might report more of them. But that only casts doubt on the reports. It does not explain why dimming the lamps left the sky no darker.`,
      ],
      [
        `The observatory stands so high above the town that the street lamps cannot be seen from any of its windows.`,
        'half-right',
        `Lamps that cannot be seen from the observatory may still light up the sky. And the option does not explain why residents see more stars.`,
      ],
      [
        `The past year has had more cloudless nights than the year before, both in the town and on the hill above it.`,
        'half-right',
        `More cloudless nights could explain why residents see more stars. But they do not explain why dimming the lamps left the night sky above the hill no darker.`,
      ],
    ],
    quick: [
      `Lamps can dazzle people in the street, and they can light up the sky. These lamps mainly dazzled people, while the glow in the sky comes from the greenhouses.`,
    ],
    full: [
      `Two facts seem to conflict: residents see more stars from their streets, and yet the sky above the hill is no darker.`,
      `Both facts can be true if the lamps used to affect people's eyes but had little effect on the sky.`,
      `The lamps used to dazzle people below, so residents see more stars now that the lamps are dim. The glow in the sky comes from greenhouses in the next valley, so the instruments show no change.`,
    ],
    hints: [
      `Where are the residents when they look up, and where are the instruments?`,
      `Accept both facts. A lamp can keep people from seeing stars in two ways. Which of the two do the instruments on the hill measure?`,
    ],
  },
]

import type { WrittenPassage } from '../written-question.ts'

export const blankSpaces: WrittenPassage = {
  passage: {
    id: 'passage-blank-spaces',
    title: 'What white paper says',
    paragraphs: [
      `In the eighteenth century, makers of maps began to leave parts of them white. Their predecessors had filled the interiors of continents with elephants, mountain ranges and kingdoms known from hearsay. Now a region on which there was no reliable report was left empty. The change has been celebrated as a triumph of candor: by admitting ignorance, it is said, the blank space invited knowledge, and modern geography began with that admission.`,
      `Ifeoma Adjaye has compared printed maps of the upper Tamba basin with the notes that lay on the desks of their makers. Often the white is as candid as it looks. In about a third of cases, however, the notes describe at length what the map leaves out: wells, fords, markets, the days on which they are held. These reports came from traders and guides, and later surveys bore most of them out. They were omitted under a rule that admitted a place to the map only if a trained observer had fixed its position with instruments. What the white recorded was thus not that nothing had been learned, but that nothing had been learned in the approved way.`,
      `The rule was not foolish. Distances given in days of walking are hard to turn into miles, and two guides may use one name for different wells. Adjaye does not blame the map-makers for their caution. Her complaint is against readers, then and since, who took white paper for empty land. Officials in distant offices drew boundaries across the white in the belief that nobody lived there. The map had not deceived them, for it had asserted nothing. They had mistaken a statement about evidence for a statement about the world.`,
    ],
  },
  questions: [
    {
      id: 'rc-110',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes the movement of the passage?`,
      key: [
        `A favorable view of a practice is refined, and its misuse is laid to those who read it wrongly.`,
        `The favorable view, a "triumph of candor," is refined when the passage says that white meant only that nothing had been learned "in the approved way." The last paragraph then clears the makers and blames the misuse on readers who took white paper for empty land.`,
      ],
      wrong: [
        [
          `A favorable view of a practice is overturned, and those who took it up are shown to be careless.`,
          'opposite-effect',
          `The view is made more exact rather than overturned, and the map-makers are not shown to be careless: "The rule was not foolish."`,
        ],
        [
          `Two explanations of a practice are set side by side, and a choice between them is postponed.`,
          'wrong-role',
          `The second paragraph does not offer a rival explanation of why maps became whiter. It corrects what the white is taken to mean, and the passage does not put off any choice.`,
        ],
        [
          `An old practice is compared with the one that replaced it, and a return to the old is advised.`,
          'too-strong',
          `The old maps with "elephants, mountain ranges and kingdoms" are only background. Nothing in the passage recommends a return to them.`,
        ],
        [
          `A rule is stated, the difficulties of keeping to it are described, and an exception is allowed.`,
          'detail-for-main-idea',
          `A rule does appear in the second paragraph, but it is only one step in the argument, and the passage does not propose any exception to it.`,
        ],
      ],
      quick: [
        `The passage reports praise for blank spaces, makes that praise more exact, and then blames the readers rather than the makers.`,
      ],
      full: [
        `Follow the idea of the honest blank space. The first paragraph praises it. The second grants that it is often true but adds that in a third of cases the white hid reports that did not meet the makers' rule.`,
        `The third paragraph defends that rule and puts the blame on readers who took the white to mean empty land. So the favorable view is refined rather than rejected, and the "misuse" in the answer is the readers' mistake.`,
      ],
      hints: [
        `What happens in each paragraph to the idea that white spaces are honest?`,
        `Does the author end by praising, blaming, or clearing the map-makers? Ask who is criticized instead.`,
      ],
    },
    {
      id: 'rc-111',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, the wells and markets described in the notes were left off the maps because`,
      key: [
        `their positions had not been fixed by a trained observer with instruments`,
        `The reports were "omitted under a rule that admitted a place to the map only if a trained observer had fixed its position with instruments." The wells and markets were known only from traders and guides.`,
      ],
      wrong: [
        [
          `later surveys had shown that most of the traders' reports were mistaken`,
          'opposite-effect',
          `Later surveys "bore most of them out," so the reports were left out even though most of them were right.`,
        ],
        [
          `map-makers had no room for them between mountains and drawn elephants`,
          'wrong-comparison',
          `The elephants belong to the maps of earlier makers, the "predecessors." The later maps left whole regions white, so there was plenty of room.`,
        ],
        [
          `officials in distant offices did not want the land to appear inhabited`,
          'reversed-causation',
          `This reverses the order of events. The officials drew boundaries "in the belief that nobody lived there" because the map was white; they did not make it white.`,
        ],
        [
          `the guides who knew of them had refused to give their names and places`,
          'real-world-belief',
          `Guides may sometimes keep secrets, but nothing in the passage says that these held anything back. The notes give their reports in detail, down to "the days on which" markets were held.`,
        ],
      ],
      quick: [
        `The wells and markets were known from traders and guides, not from trained observers with instruments. The makers' rule admitted only places that such an observer had fixed.`,
      ],
      full: [
        `The second paragraph says why the reports were "omitted": a rule admitted a place only if "a trained observer had fixed its position with instruments."`,
        `Reports from traders and guides did not meet that rule, however accurate they were.`,
      ],
      hints: [
        `Which paragraph describes the notes, and what happened to the reports in them?`,
        `What did the rule in the second paragraph demand, and why did these reports not satisfy it?`,
      ],
    },
    {
      id: 'rc-112',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `With which of the following statements would Adjaye be most likely to agree?`,
      key: [
        `A map can keep faithfully to its own rule and still be read as saying what it does not say.`,
        `The makers kept faithfully to a rule that "was not foolish," and their map "had asserted nothing." The officials nevertheless read it as saying that the land was empty.`,
      ],
      wrong: [
        [
          `A map that leaves out a report which later proves exact has been drawn with too little care.`,
          'opposite-effect',
          `Adjaye regards leaving out such reports as caution, and she "does not blame the map-makers" although most of the reports proved correct.`,
        ],
        [
          `A map made by guides and traders would have served its readers better than the printed ones.`,
          'too-strong',
          `Adjaye finds that most reports were right. But "two guides may use one name for different wells," and the passage never says that maps by guides would have served better.`,
        ],
        [
          `A map with white regions was meant by those who made it to mark land that nobody lived in.`,
          'wrong-speaker',
          `This is how the officials read the white. According to Adjaye, the white recorded only that nothing had been learned "in the approved way," not that nobody lived there.`,
        ],
        [
          `A map needs to show distances in miles if boundaries are to be drawn with any justice at all.`,
          'distorted-detail',
          `Miles do come up, and so do boundaries. But the trouble with turning days of walking into miles is a reason for the rule, not an explanation of what was wrong with the boundaries.`,
        ],
      ],
      quick: [
        `Adjaye defends the makers, who kept their rule, and criticizes the readers, who saw empty land where the map "had asserted nothing."`,
      ],
      full: [
        `Adjaye finds the makers' rule reasonable and does not blame them for following it. She directs her complaint at readers "who took white paper for empty land."`,
        `As the passage puts it, the map "had asserted nothing," yet the officials took it to assert something. So she would agree that a map can follow its own rule and still be read as saying what it does not say.`,
      ],
      hints: [
        `Whom does Adjaye criticize, and whom does she not?`,
        `What did the map say about the land, and what did the officials think that it said?`,
      ],
    },
    {
      id: 'rc-113',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.4,
      stem: `The officials' mistake is most closely paralleled by that of`,
      key: [
        `a planner who thinks a marsh has no birds since no watcher has ever filed a report on it`,
        `The planner treats the lack of a report as proof that there are no birds. Like the officials, the planner has "mistaken a statement about evidence for a statement about the world."`,
      ],
      wrong: [
        [
          `a traveler who trusts an old guidebook and looks for an inn that was never built at all`,
          'opposite-effect',
          `The guidebook shows something that does not exist, as the older maps may have done. The officials made the opposite mistake and overlooked what did exist.`,
        ],
        [
          `a librarian who leaves a book out of the catalog as its author's name is not certain`,
          'wrong-role',
          `The librarian leaves out what does not meet a rule, as the map-makers did. But the officials are among the readers "who took white paper for empty land."`,
        ],
        [
          `a judge who refuses to hear a witness whose account of the hour is known to be vague`,
          'half-right',
          `The judge sets vague evidence aside, as the map-makers' rule did. But the judge does not go on to conclude that nothing happened, so the officials' mistake is missing.`,
        ],
        [
          `a farmer who counts his sheep in the evening and misses those hidden behind a hedge`,
          'distorted-detail',
          `The farmer looks and fails to see. The officials never looked. They treated a lack of approved reports as proof "that nobody lived there."`,
        ],
      ],
      quick: [
        `The officials concluded from a lack of approved reports that nothing was there, and the planner reasons in the same way.`,
      ],
      full: [
        `The white on the map meant only that nothing had been recorded in the approved way. The officials concluded that "nobody lived there."`,
        `In general terms, they reasoned from a lack of evidence to a lack of the thing itself. The planner makes the same step, from a lack of reports on the marsh to a lack of birds.`,
      ],
      hints: [
        `How would you describe the officials' mistake without the words "map" and "land"?`,
        `Which people in the options leave something out, and which draw a conclusion from a gap?`,
      ],
    },
  ],
}

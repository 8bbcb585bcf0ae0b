import type { WrittenPassage } from '../written-question.ts'

export const blankSpaces: WrittenPassage = {
  passage: {
    id: 'passage-blank-spaces',
    title: 'What white paper says',
    paragraphs: [
      `In the eighteenth century, makers of maps began to leave parts of them white. Their predecessors had filled the interiors of continents with elephants, mountain ranges and kingdoms known from hearsay. Now a region on which there was no reliable report was left empty. The change has been celebrated as a triumph of candour: by admitting ignorance, it is said, the blank space invited knowledge, and modern geography began with that admission.`,
      `Ifeoma Adjaye has compared printed maps of the upper Tamba basin with the notes that lay on the desks of their makers. Often the white is as candid as it looks. In about a third of cases, however, the notes describe at length what the map leaves out: wells, fords, markets, the days on which they are held. These reports came from traders and guides, and later surveys bore most of them out. They were omitted under a rule that admitted a place to the map only if a trained observer had fixed its position with instruments. What the white recorded was thus not that nothing had been learned, but that nothing had been learned in the approved way.`,
      `The rule was not foolish. Distances given in days of walking are hard to turn into miles, and two guides may use one name for different wells. Adjaye does not blame the map-makers for their caution. Her complaint is against readers, then and since, who took white paper for empty land. Officials in distant offices drew boundaries across the white in the belief that nobody lived there. The map had not deceived them, for it had asserted nothing. They had mistaken a statement about evidence for a statement about the world.`,
    ],
  },
  questions: [
    {
      id: 'rc-110',
      skill: 'rc-main-idea',
      difficulty: 0.3,
      stem: `Which of the following best describes the movement of the passage?`,
      key: [
        `A favourable view of a practice is refined, and its misuse is laid to those who read it wrongly.`,
        `Candour is granted in part and made more exact by 'the approved way'. The last paragraph acquits the makers and faults the readers.`,
      ],
      wrong: [
        [
          `A favourable view of a practice is overturned, and those who took it up are shown to be careless.`,
          'opposite-effect',
          `The makers are cleared: 'The rule was not foolish', and Adjaye 'does not blame' them.`,
        ],
        [
          `Two explanations of a practice are set side by side, and a choice between them is postponed.`,
          'wrong-role',
          `The second paragraph does not offer a rival explanation of why maps became whiter. It corrects what the white is taken to mean.`,
        ],
        [
          `An old practice is compared with the one that replaced it, and a return to the old is advised.`,
          'too-strong',
          `The elephants and kingdoms of hearsay serve as background. Nothing in the passage wishes them back.`,
        ],
        [
          `A rule is stated, the difficulties of keeping to it are described, and an exception is allowed.`,
          'detail-for-main-idea',
          `A rule does appear, in the middle of the second paragraph, but no exception to it is proposed.`,
        ],
      ],
      quick: [
        `Praise (candour), correction (only what was learned 'in the approved way'), blame for readers rather than makers.`,
      ],
      full: [
        `Paragraph 1: blank spaces as honest admissions.`,
        `Paragraph 2: often so, but in a third of cases they hide what was known by other means.`,
        `Paragraph 3: a defensible rule; the fault lay in reading it as a claim that the land was empty.`,
      ],
      hints: [
        `Does the author end by praising, blaming or acquitting the map-makers?`,
        `Ask of each paragraph what happens to the idea that white means candour.`,
      ],
    },
    {
      id: 'rc-111',
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, the wells and markets described in the notes were left off the maps because`,
      key: [
        `their positions had not been fixed by a trained observer with instruments`,
        `That is the rule given in the second paragraph: a place was admitted 'only if' such an observer had fixed it.`,
      ],
      wrong: [
        [
          `later surveys had shown that most of the traders' reports were mistaken`,
          'opposite-effect',
          `Later surveys 'bore most of them out'. The reports were left out although they were largely right.`,
        ],
        [
          `map-makers had no room for them between mountains and drawn elephants`,
          'wrong-comparison',
          `The elephants stood on the maps of an earlier time. The later maps had room in plenty.`,
        ],
        [
          `officials in distant offices did not want the land to appear inhabited`,
          'reversed-causation',
          `The officials believed the land empty because the map was white. They did not cause the white.`,
        ],
        [
          `the guides who knew of them had refused to give their names and places`,
          'real-world-belief',
          `Guides sometimes keep secrets, but these reported 'at length', even the market days.`,
        ],
      ],
      quick: [`'They were omitted under a rule that admitted a place to the map only if a trained observer ...'`],
      full: [
        `Find the word 'omitted' in the second paragraph.`,
        `The rule is given in the same sentence: instruments and a trained observer.`,
        `Traders' and guides' reports do not satisfy it.`,
      ],
      hints: [`Search the second paragraph for the reason of the omission.`, `What did the rule demand?`],
    },
    {
      id: 'rc-112',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `With which of the following statements would Adjaye be most likely to agree?`,
      key: [
        `A map can keep faithfully to its own rule and still be read as saying what it does not say.`,
        `The makers kept a rule that 'was not foolish', and the map 'had asserted nothing'. The officials nevertheless read an assertion into it.`,
      ],
      wrong: [
        [
          `A map that leaves out a report which later proves exact has been drawn with too little care.`,
          'opposite-effect',
          `She holds the omission to be caution: the reports proved exact later, and she 'does not blame the map-makers'.`,
        ],
        [
          `A map made by guides and traders would have served its readers better than the printed ones.`,
          'too-strong',
          `She finds most of the reports right, but the passage grants their drawbacks, such as one name for two wells.`,
        ],
        [
          `A map with white regions was meant by those who made it to mark land that nobody lived in.`,
          'wrong-speaker',
          `That is what the officials supposed. According to her, the white recorded what had been learned, and how.`,
        ],
        [
          `A map needs to show distances in miles if boundaries are to be drawn with any justice at all.`,
          'distorted-detail',
          `Miles come up as one reason for the rule. Just boundaries are not said to depend on them.`,
        ],
      ],
      quick: [`She blames readers, not makers: a faithful map, a faulty reading.`],
      full: [
        `Makers: a cautious rule, honestly kept.`,
        `Readers: white paper taken for empty land.`,
        `So a map may be blameless and be misread all the same.`,
      ],
      hints: [
        `On whom does her complaint fall, and on whom does it not?`,
        `What is meant by saying that the map had asserted nothing?`,
      ],
    },
    {
      id: 'rc-113',
      skill: 'rc-application',
      difficulty: 0.4,
      stem: `The officials' mistake is most closely paralleled by that of`,
      key: [
        `a planner who thinks a marsh has no birds since no watcher has ever filed a report on it`,
        `No report has been filed, and the planner concludes that there is nothing to report: 'a statement about evidence' taken for one about the world.`,
      ],
      wrong: [
        [
          `a traveller who trusts an old guidebook and looks for an inn that was never built at all`,
          'opposite-effect',
          `This is the danger of the older maps, which showed what was not there. The officials overlooked what was there.`,
        ],
        [
          `a librarian who leaves a book out of the catalogue as its author's name is not certain`,
          'wrong-role',
          `The librarian stands for the map-makers, who left out what did not meet their rule. The mistake was the readers'.`,
        ],
        [
          `a judge who refuses to hear a witness whose account of the hour is known to be vague`,
          'half-right',
          `Vague evidence is set aside here, as it was by the rule. But nobody goes on to conclude that nothing happened.`,
        ],
        [
          `a farmer who counts his sheep in the evening and misses those hidden behind a hedge`,
          'distorted-detail',
          `The farmer looks and fails to see. The officials took the fact that nobody approved had looked for a finding.`,
        ],
      ],
      quick: [`Pattern: no recorded evidence, therefore nothing there. Which person reasons like that?`],
      full: [
        `The officials saw white paper, which meant that nothing had been recorded by the rule.`,
        `They concluded that nobody lived there.`,
        `The planner makes the same step from no report to no birds.`,
      ],
      hints: [
        `State the officials' mistake without the words map and land.`,
        `Separate those who leave something out from those who misread the gap.`,
      ],
    },
  ],
}

import type { WrittenQuestion } from '../written-question.ts'

/** Inquiries into spelling, judgement, lost manuscripts, bones and buses, with one step left out. */
export const completingInquiries: readonly WrittenQuestion[] = [
  {
    id: 'cr-0188',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0.6,
    stem: `From about 1200 on, scribes in the south of Sarria often wrote 'f' where the old spelling has 'v', and the reverse. Whoever spells by ear confuses two letters once they have come to sound alike. In the north such confusions do not occur before 1300. But until then all northern scribes were trained at one abbey, where they learned the old spelling of each word by heart. That they did not confuse the letters is therefore no evidence that ______.

Which of the following most logically completes the argument?`,
    key: [
      `the two sounds were still distinct in northern speech after 1200`,
      `Scribes who spell by heart keep the letters apart even when the sounds have merged. So their correct spelling does not show that the sounds were distinct.`,
    ],
    wrong: [
      [
        `the two sounds were already alike in northern speech before 1300`,
        'opposite-effect',
        `Nobody would take correct spelling as evidence of merged sounds. The inference to be stopped goes the other way.`,
      ],
      [
        `northern scribes had been taught each word's spelling by heart`,
        'restates-premise',
        `This is a premise, known from elsewhere. It is the reason why the inference fails.`,
      ],
      [
        `southern scribes confused the letters because of their speech`,
        'wrong-place',
        `The south is explained by spelling by ear. Training at a northern abbey does not bear on it.`,
      ],
      [
        `northern scribes spelled words better than those of the south`,
        'distorted-detail',
        `They did spell better, at least these letters: that is the observation itself, not something inferred from it.`,
      ],
    ],
    quick: [
      `By ear: spelling shows speech. By heart: it does not. So the north's good spelling shows nothing about sounds.`,
    ],
    full: [
      `South: by ear, so confusion shows that the sounds were alike.`,
      `North: no confusion. Tempting inference: the sounds were distinct.`,
      `By heart: there would be no confusion in either case. So the inference fails.`,
    ],
    hints: [
      `What might somebody conclude from the tidy spelling in the north?`,
      `Why does learning by heart take the ground from that conclusion?`,
    ],
  },
  {
    id: 'cr-0189',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.8,
    stem: `People who had been asked to name three advantages of their town afterward rated it higher than people who had been asked to name ten, although nearly all of the latter did find ten. If we judged by how many advantages we have called to mind, the opposite should have happened. Perhaps we go by how easily they come to mind: three are soon found, while ten make us think that there cannot be many. Should this be right, then people who are asked to name ten faults of their town will ______.

Which of the following most logically completes the passage?`,
    key: [
      `rate it higher than people asked to name three of its faults`,
      `Ten faults are hard to find, which suggests that there are few, and so leads to a better rating than three that come at once.`,
    ],
    wrong: [
      [
        `rate it lower than people asked to name three of its faults`,
        'opposite-effect',
        `This is what would happen if we judged by how many faults we have called to mind, the account that was given up.`,
      ],
      [
        `rate it lower than people asked to name ten of its advantages`,
        'real-world-belief',
        `Thinking of faults seems sure to lower a rating. But by the new account ten faults, being hard to find, raise it, and ten advantages lower it.`,
      ],
      [
        `find fewer of them than others have found of its advantages`,
        'half-right',
        `It may become hard to find ten, but whether people find as many depends on the town. The account is about what the effort makes them think.`,
      ],
      [
        `rate it just as high as people asked to name no faults at all`,
        'too-strong',
        `The account says that effort raises the rating. By how much, compared with people who were asked nothing, cannot be derived.`,
      ],
    ],
    quick: [`Hard to find means 'few'. Few faults means a better town. So ten faults beat three.`],
    full: [
      `Account: ease decides. Easy: there seem to be many. Hard: there seem to be few.`,
      `Ten faults: hard, so there seem to be few faults. Three faults: easy, so there seem to be many.`,
      `So those with ten rate the town higher.`,
    ],
    hints: [
      `What does the effort of finding ten make people believe about the total?`,
      `Carry this belief over from advantages to faults, step by step.`,
    ],
  },
  {
    id: 'cr-0190',
    version: 2,
    skill: 'cr-complete',
    difficulty: 1.1,
    stem: `Two manuscripts, A and B, of an old comedy have the same forty lines in the same wrong place, a slip that two scribes would hardly make independently. Hence either one of the two goes back to the other, or both go back to a third manuscript with the slip, which is lost. Scribes of that time copied what they had before them and added nothing of their own. B contains a scene that is missing in A. Since, moreover, ______, the two must go back to a lost manuscript.

Which of the following most logically completes the argument?`,
    key: [
      `A contains a speech that is missing in B`,
      `The scene shows that B was not copied from A. The speech shows that A was not copied from B. So the third possibility is left.`,
    ],
    wrong: [
      [
        `A was written at least a century after B`,
        'half-right',
        `This excludes once more that B was copied from A. That A was copied from B remains possible, and a later A is what one would then expect.`,
      ],
      [
        `B contains a speech that is missing in A`,
        'restates-premise',
        `It shows, as the scene does, that B does not go back to A. What has to be excluded is the other direction.`,
      ],
      [
        `A was found in the same library as B was`,
        'opposite-effect',
        `Manuscripts that were together may well have been copied one from the other. This does not point to a third.`,
      ],
      [
        `B has fewer slips in it altogether than A`,
        'real-world-belief',
        `Copying usually adds slips, so this fits A's being copied from B. That is what must be ruled out.`,
      ],
    ],
    quick: [
      `Three possibilities. The scene rules out A as the source of B. Needed: something that rules out B as the source of A.`,
    ],
    full: [
      `Possibilities: B from A, A from B, or both from a lost one.`,
      `B has a scene that A lacks, and scribes add nothing: not B from A.`,
      `A has a speech that B lacks: not A from B. So both from a lost one.`,
    ],
    hints: [
      `List the possibilities and cross out the one that the scene excludes.`,
      `What would A have to contain in order not to come from B?`,
    ],
  },
  {
    id: 'cr-0191',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0.9,
    stem: `Most of the sheep whose bones were found in the ancient town of Nuwar had been slaughtered before they were two years old. Some archaeologists conclude that the herders of the region kept sheep for meat and not for wool, since a sheep kept for wool is left to grow old. But no sheep were kept in Nuwar; its people bought them from herders in the villages. Herders who kept sheep for meat would have sold young animals to the town, but so would herders who kept them for wool, for ______.

Which of the following most logically completes the argument?`,
    key: [
      `these would have parted with young animals that they did not need for their flocks`,
      `A flock yields more lambs than are needed to replace its old sheep. These go to town, while the sheep that grow old leave their bones in the village.`,
    ],
    wrong: [
      [
        `these would have been able to shear even a young animal once before they sold it`,
        'half-right',
        `That young animals yield some wool does not tell why wool herders should sell them and not keep them, as the objection demands.`,
      ],
      [
        `these would have eaten the meat of their own sheep when they had become very old`,
        'explains-one-side',
        `This tells where the old animals went. Why the young ones came to Nuwar is still to be explained.`,
      ],
      [
        `people in the town would have liked the meat of young animals better than of old`,
        'real-world-belief',
        `Buyers may have wished for young meat, but herders living on wool need a reason for letting young animals go.`,
      ],
      [
        `people in the town would have needed just as much wool as people in the villages`,
        'out-of-scope',
        `Wool for the town could be sold as wool. It does not explain which live sheep were sold.`,
      ],
    ],
    quick: [`The blank must say why a wool herder would sell the young: because some of them are surplus.`],
    full: [
      `Bones in Nuwar show what was sold to Nuwar.`,
      `Meat herders sell young animals, as this is what they raise them for.`,
      `Wool herders keep grown sheep and sell the young that the flock does not need. So the bones fit both.`,
    ],
    hints: [
      `From whose point of view does the blank have to give a reason?`,
      `What would a herder who lives on wool do with more lambs than the flock can hold?`,
    ],
  },
  {
    id: 'cr-0192',
    version: 2,
    skill: 'cr-complete',
    difficulty: 1.3,
    stem: `On average, ten minutes pass between two buses of the Salt Street line, but the gaps are very uneven. People come to the stops at any moment, without looking at a timetable, and say that they wait for seven minutes on average. The bus company calls this an exaggeration: whoever comes at any moment waits, on average, for half of a gap, which is five minutes. But there is an error in this. Long gaps fill more of the day than their number suggests, so that ______.

Which of the following most logically completes the argument?`,
    key: [
      `the gap in which a person happens to come is on average longer than ten minutes`,
      `A gap of twenty minutes catches four times as many people as one of five. The average over people is therefore greater than the average over gaps.`,
    ],
    wrong: [
      [
        `the gaps that are longer than ten minutes are more numerous than the shorter ones`,
        'distorted-detail',
        `They fill more of the day than 'their number suggests'. Their number may be small; it is their length that catches people.`,
      ],
      [
        `the buses of this line run less often than the company says they do on average`,
        'wrong-speaker',
        `The argument accepts ten minutes as the average between buses. It finds fault with the use made of it.`,
      ],
      [
        `the people who come during a long gap wait, on average, for more than half of it`,
        'half-right',
        `Within any gap the average wait is half of it, as the company says. The question is in which gaps people find themselves.`,
      ],
      [
        `the waits that people remember best are the ones that lasted longer than others`,
        'real-world-belief',
        `Then they would indeed exaggerate. The argument is meant to show that they may be right.`,
      ],
    ],
    quick: [`Average over buses is ten. Average over people is more, since long gaps catch more people.`],
    full: [
      `Suppose gaps of 5 and 15 minutes in turn: on average 10.`,
      `Three out of four people come in the long gap and wait 7.5 minutes on average; one out of four waits 2.5.`,
      `Average wait: \\(0.75 \\times 7.5 + 0.25 \\times 2.5 = 6.25\\), more than five. The gap met by people is longer than the average gap.`,
    ],
    hints: [
      `Try gaps of 5 and 15 minutes in turn, and let one person come in each minute.`,
      `Half of a gap is right. Half of which gap?`,
    ],
  },
]

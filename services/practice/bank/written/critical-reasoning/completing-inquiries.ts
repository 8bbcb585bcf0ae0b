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
      `Scribes who spell by heart keep the letters apart even after the sounds have merged. So their correct spelling does not show that the sounds were still distinct.`,
    ],
    wrong: [
      [
        `the two sounds were already alike in northern speech before 1300`,
        'opposite-effect',
        `Correct spelling would not suggest that the sounds had merged. The inference that the argument rejects goes the other way.`,
      ],
      [
        `northern scribes had been taught each word's spelling by heart`,
        'restates-premise',
        `This is true according to the passage. But it is the reason why the inference fails, not the inference itself.`,
      ],
      [
        `southern scribes confused the letters because of their speech`,
        'wrong-place',
        `The southern scribes are the other half of the comparison. But they confused the letters because they spelled by ear, and how northern scribes spelled is no evidence for or against that.`,
      ],
      [
        `northern scribes spelled words better than those of the south`,
        'distorted-detail',
        `Northern scribes did avoid these mistakes, so their spelling was better. But that is what the argument observes, not something that it infers from the observation.`,
      ],
    ],
    quick: [
      `Scribes who spell by ear reveal their speech; scribes who spell by heart do not. So correct spelling in the north shows nothing about the sounds.`,
    ],
    full: [
      `In the south, scribes spelled by ear, so their confusion shows that the sounds had become alike.`,
      `In the north, there was no confusion, which tempts us to infer that the sounds were still distinct.`,
      `But northern scribes spelled by heart, so they would not have confused the letters in either case. Their spelling is no evidence that the sounds were still distinct.`,
    ],
    hints: [
      `What might a reader conclude from the correct spelling in the north?`,
      `How does learning by heart undermine that conclusion?`,
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
      `It is hard to think of ten faults, which suggests that there are few. That leads to a better rating than three faults that come to mind at once.`,
    ],
    wrong: [
      [
        `rate it lower than people asked to name three of its faults`,
        'opposite-effect',
        `This would happen if we judged by how many faults we have called to mind, which is the account that the passage gives up.`,
      ],
      [
        `rate it lower than people asked to name ten of its advantages`,
        'real-world-belief',
        `Thinking of faults seems certain to lower a rating. But according to the new account, the effort of finding ten faults raises the rating, and the effort of finding ten advantages lowers it.`,
      ],
      [
        `find fewer of them than others have found of its advantages`,
        'half-right',
        `People may struggle to find ten, but how many they find is not the point. What matters in the account is the effort: ten "make us think that there cannot be many."`,
      ],
      [
        `rate it just as high as people asked to name no faults at all`,
        'too-strong',
        `The effort of finding ten may seem to cancel the effect of naming faults. But the account does not say how the result compares with that of people who named none.`,
      ],
    ],
    quick: [
      `If faults are hard to find, there seem to be few of them, and the town seems better. So people who look for ten faults rate it higher than people who look for three.`,
    ],
    full: [
      `According to the account, things that come to mind easily seem to be many, and things that are hard to find seem to be few.`,
      `Ten faults are hard to find, so faults seem to be few. Three faults are found quickly, so faults seem to be many.`,
      `So people who are asked for ten faults will rate the town higher than people who are asked for three.`,
    ],
    hints: [
      `What does the effort of finding ten advantages make people believe about their number?`,
      `Apply the same belief to faults, one step at a time. Is a town with few faults rated higher or lower?`,
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
      `The scene shows that B was not copied from A, and the speech shows that A was not copied from B. Only the third possibility is left.`,
    ],
    wrong: [
      [
        `A was written at least a century after B`,
        'half-right',
        `If A is later, B was not copied from A. But A could then have been copied from B, so this does not show that both come from a lost manuscript.`,
      ],
      [
        `B contains a speech that is missing in A`,
        'restates-premise',
        `Like the scene, this shows only that B was not copied from A. The blank must rule out the other direction, that A was copied from B.`,
      ],
      [
        `A was found in the same library as B was`,
        'opposite-effect',
        `Manuscripts from the same library may well have been copied from each other, but this does not point to a lost manuscript.`,
      ],
      [
        `B has fewer slips in it altogether than A`,
        'real-world-belief',
        `Copying usually adds slips, so A with its extra slips might be a copy of B. But that is the possibility that the blank must rule out.`,
      ],
    ],
    quick: [
      `There are three possibilities. The scene rules out A as the source of B, so the blank must rule out B as the source of A.`,
    ],
    full: [
      `There are three possibilities: B was copied from A, A was copied from B, or both go back to a lost manuscript.`,
      `B has a scene that A lacks, and scribes added nothing, so B was not copied from A.`,
      `If A has a speech that B lacks, A was not copied from B either. Then both must go back to a lost manuscript.`,
    ],
    hints: [
      `The two manuscripts may depend on each other in either direction. Which direction is ruled out by the scene that is missing in A?`,
      `What would A have to contain if it was not copied from B?`,
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
      `A flock yields more lambs than are needed to replace old sheep, so herders who keep sheep for wool sell some young animals. They keep the old sheep, whose bones therefore never reach the town.`,
    ],
    wrong: [
      [
        `these would have been able to shear even a young animal once before they sold it`,
        'half-right',
        `A young sheep may yield some wool, but that does not explain why such herders would sell it and not keep it.`,
      ],
      [
        `these would have eaten the meat of their own sheep when they had become very old`,
        'explains-one-side',
        `This tells us what became of the old animals. But it does not explain why young ones were sold to Nuwar.`,
      ],
      [
        `people in the town would have liked the meat of young animals better than of old`,
        'real-world-belief',
        `The town may well have liked young meat better. But herders who keep sheep for wool need a reason of their own to sell young animals.`,
      ],
      [
        `people in the town would have needed just as much wool as people in the villages`,
        'out-of-scope',
        `Herders could meet the town's need by selling wool. That does not explain why they would sell young animals.`,
      ],
    ],
    quick: [
      `The blank must explain why herders who keep sheep for wool would sell young animals: they have more lambs than they need.`,
    ],
    full: [
      `The bones in Nuwar show only which sheep were sold to the town, not which sheep the herders kept.`,
      `Herders who keep sheep for meat would sell young animals, since they raise them for that purpose.`,
      `Herders who keep sheep for wool would also sell young animals if they did not need all of them. So the bones fit both kinds of herding, which is the point of the objection.`,
    ],
    hints: [
      `The sentence claims that herders who kept sheep for wool would also sell young animals. Does the blank need the town's reason or the herders' own?`,
      `What would a herder who lives on wool do with more lambs than the flock needs?`,
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
      `Over the day, a gap of twenty minutes catches four times as many people as a gap of five. So the average gap that people encounter is longer than the average gap between buses.`,
    ],
    wrong: [
      [
        `the gaps that are longer than ten minutes are more numerous than the shorter ones`,
        'distorted-detail',
        `Long gaps fill more of the day than "their number suggests," so there may be few of them. Long gaps catch people because of their length, not their number.`,
      ],
      [
        `the buses of this line run less often than the company says they do on average`,
        'wrong-speaker',
        `Fewer buses would explain longer waits. But the argument accepts ten minutes as the average and objects to what the company infers from it.`,
      ],
      [
        `the people who come during a long gap wait, on average, for more than half of it`,
        'half-right',
        `Long gaps do mean long waits. But within any gap the average wait is half of it; the question is which gaps people find themselves in.`,
      ],
      [
        `the waits that people remember best are the ones that lasted longer than others`,
        'real-world-belief',
        `If people remember mainly long waits, they do exaggerate. The argument is meant to show that they may be right.`,
      ],
    ],
    quick: [
      `The average gap between buses is ten minutes. But long gaps catch more people, so the gap in which a person arrives is longer on average.`,
    ],
    full: [
      `Suppose that gaps of 5 and 15 minutes alternate, so that the average gap is 10 minutes.`,
      `Three out of four people arrive during a long gap and wait 7.5 minutes on average; one out of four waits 2.5 minutes.`,
      `The average wait is \\(0.75 \\times 7.5 + 0.25 \\times 2.5 = 6.25\\) minutes, which is more than five.`,
      `So the company's error is to ignore that the gap in which a person arrives is longer, on average, than ten minutes.`,
    ],
    hints: [
      `The company says that a person waits for half of a gap. Which gap does it have in mind?`,
      `Suppose that gaps of 5 and 15 minutes alternate and that one person arrives each minute. How many people arrive in each gap?`,
    ],
  },
]

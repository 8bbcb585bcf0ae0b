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
      `Scribes who learned each spelling "by heart" would keep the letters apart even if the sounds had become alike. Their correct spelling is therefore no evidence that the sounds were still distinct.`,
    ],
    wrong: [
      [
        `the two sounds were already alike in northern speech before 1300`,
        'opposite-effect',
        `No one would take a lack of confusion as a sign that the sounds were alike, so there is no such inference to reject. The tempting one is the opposite: that they were still distinct.`,
      ],
      [
        `northern scribes had been taught each word's spelling by heart`,
        'restates-premise',
        `The argument itself says that northern scribes learned each spelling "by heart." It uses this fact to reject an inference about sounds, so the fact is not the inference.`,
      ],
      [
        `southern scribes confused the letters because of their speech`,
        'wrong-place',
        `The argument says that whoever "spells by ear" confuses such letters, and it accepts this explanation for the south. The blank needs what someone might infer about the north.`,
      ],
      [
        `northern scribes spelled words better than those of the south`,
        'distorted-detail',
        `Northern scribes may well have been the better spellers. But learning every spelling by heart would help to make them so. It therefore gives no reason to reject this inference.`,
      ],
    ],
    quick: [
      `Spelling shows how words sounded only if scribes spelled by ear. Northern scribes spelled by heart, so their correct letters do not show that the sounds were still distinct.`,
    ],
    full: [
      `Method: predict the inference that the argument rejects. In the south, scribes confused the two letters, which is evidence that the sounds had come to be alike.`,
      `In the north, no confusion is found before 1300. It is tempting to infer that the sounds were still distinct there.`,
      `But until then northern scribes had learned each spelling by heart, so they would have written the right letter in either case. That is why their spelling is "no evidence" of distinct sounds.`,
    ],
    hints: [
      `What do confused letters tell us about speech in the south, and why?`,
      `Predict the inference that the argument rejects, and put it after "no evidence that." Which inference fails because the spellings were learned by heart?`,
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
      `Ten faults are hard to find, so people will think that there cannot be many. Three are soon found, so they seem to be many. The search for ten therefore leads to the higher rating.`,
    ],
    wrong: [
      [
        `rate it lower than people asked to name three of its faults`,
        'opposite-effect',
        `This result would follow if people judged by how many faults they "have called to mind." The passage considers instead that they go by how easily faults come to mind.`,
      ],
      [
        `rate it lower than people asked to name ten of its advantages`,
        'real-world-belief',
        `Thinking of faults seems certain to lower a rating. But if ease is what counts, the effort of finding ten faults raises the rating, while the effort of finding ten advantages lowers it.`,
      ],
      [
        `find fewer of them than others have found of its advantages`,
        'half-right',
        `People may struggle to find ten faults, but the account is not about how many they find. It is about how they rate the town after the effort of finding ten.`,
      ],
      [
        `rate it just as high as people asked to name no faults at all`,
        'too-strong',
        `The account compares people who name many things with people who name few. It says nothing about people who name none, so a rating just as high as theirs has no support.`,
      ],
    ],
    quick: [
      `Ten faults are hard to find, so the town seems to have few. Three come to mind at once, so it seems to have many. People asked for ten should therefore rate it higher.`,
    ],
    full: [
      `Method: predict the result from the account that the passage suggests. Things that come to mind easily seem to be many, and things that take effort to find seem to be few.`,
      `Finding ten faults takes effort, so people think that the town has few. Three faults are found quickly, so people think that it has many.`,
      `A town that seems to have few faults is rated higher. If the account is right, people asked for ten faults will rate the town higher than people asked for three.`,
    ],
    hints: [
      `What does the effort of finding ten advantages lead people to believe about the town?`,
      `Predict the result before you read the options by applying the account to faults. Does a long search make them seem many or few?`,
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
      `Scribes "added nothing of their own," so a speech that only A contains did not come from B. The scene shows that B did not come from A, and only a lost manuscript is left.`,
    ],
    wrong: [
      [
        `A was written at least a century after B`,
        'half-right',
        `If A is later, it cannot be the source of B, but the scene has already shown that. A could still have been copied from B, so a lost manuscript is not the only possibility.`,
      ],
      [
        `B contains a speech that is missing in A`,
        'restates-premise',
        `Like the scene, a speech missing in A shows only that B was not copied from A. The blank must show the reverse, that A was not copied from B.`,
      ],
      [
        `A was found in the same library as B was`,
        'opposite-effect',
        `One library may hold a manuscript and its copy, or two copies of a third. The place where they were found does not show that A goes back to a lost manuscript rather than to B.`,
      ],
      [
        `B has fewer slips in it altogether than A`,
        'real-world-belief',
        `If copying adds slips, A might be a copy of B. That is the possibility that has to be ruled out before the two "must go back to a lost manuscript."`,
      ],
    ],
    quick: [
      `The scene shows that B was not copied from A. To leave only a lost manuscript, the blank must show that A was not copied from B.`,
    ],
    full: [
      `Method: predict the missing reason by elimination. Either B goes back to A, or A goes back to B, or both go back to a lost manuscript.`,
      `B has a scene that A lacks, and scribes added nothing, so B was not copied from A.`,
      `The blank must rule out that A was copied from B. A speech in A that B lacks does so, since the scribe of A would not have added it. Only a lost manuscript then remains.`,
    ],
    hints: [
      `Either manuscript might have been copied from the other. Which direction does the scene that is missing in A rule out?`,
      `Predict the missing reason by elimination. Which possibility is still open besides a lost manuscript, and what could rule it out?`,
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
      `If such herders had more lambs than their flocks needed, they too would have sold young animals. The bones of young sheep in Nuwar would then not show that sheep were kept for meat.`,
    ],
    wrong: [
      [
        `these would have been able to shear even a young animal once before they sold it`,
        'half-right',
        `Shearing a young sheep once gives the herder some wool, but it is no reason to sell the animal. A herder who makes a living from wool would rather keep it and shear it again.`,
      ],
      [
        `these would have eaten the meat of their own sheep when they had become very old`,
        'explains-one-side',
        `This answer explains, at most, why few bones of old sheep are found in Nuwar. It does not explain why herders who kept sheep for wool would have "sold young animals" there.`,
      ],
      [
        `people in the town would have liked the meat of young animals better than of old`,
        'real-world-belief',
        `The town's taste explains why its people wanted young animals. But a sheep kept for wool "is left to grow old," and the blank must say why its herder could spare some of the young ones.`,
      ],
      [
        `people in the town would have needed just as much wool as people in the villages`,
        'out-of-scope',
        `The town may well have needed wool, but herders could meet that need by selling wool. It does not explain why they would sell young animals.`,
      ],
    ],
    quick: [
      `The blank must explain why herders who kept sheep for wool also sold young ones. They would do so if they had more young animals than their flocks needed.`,
    ],
    full: [
      `Method: predict the reason that "for" introduces. The bones show which sheep were sold to Nuwar, not which sheep the herders kept.`,
      `Herders who kept sheep for meat would have sold young animals. The argument claims the same of herders who kept them for wool, although such sheep are usually "left to grow old."`,
      `A flock bears lambs every year, and only some of them are needed to replace old animals. Herders who kept sheep for wool could sell the rest, so the young bones in Nuwar fit both kinds of herding.`,
    ],
    hints: [
      `A sheep kept for wool is usually left to grow old. What does the last sentence claim about wool herders all the same?`,
      `Predict the reason before you read the options. Whose reason does the blank need, the town's or the herders'?`,
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
      `A gap of twenty minutes catches about four times as many people as a gap of five. The gap in which a person arrives is therefore longer, on average, than the average gap between buses.`,
    ],
    wrong: [
      [
        `the gaps that are longer than ten minutes are more numerous than the shorter ones`,
        'distorted-detail',
        `The argument says that long gaps fill more of the day than "their number suggests," so there need not be many of them. They catch more people because they last longer.`,
      ],
      [
        `the buses of this line run less often than the company says they do on average`,
        'wrong-speaker',
        `Fewer buses would explain longer waits. But the argument accepts that "on average, ten minutes pass between two buses" and looks for the error in what the company infers from that.`,
      ],
      [
        `the people who come during a long gap wait, on average, for more than half of it`,
        'half-right',
        `People come "at any moment," so within any gap they do wait for half of it on average. The company's error concerns which gaps they come in.`,
      ],
      [
        `the waits that people remember best are the ones that lasted longer than others`,
        'real-world-belief',
        `If people remember mainly long waits, they do exaggerate, as the company says. But the argument finds an error in the company's calculation, so it must explain why waits are longer than five minutes.`,
      ],
    ],
    quick: [
      `The average gap between buses is ten minutes. But more people arrive during a long gap than during a short one, so the gap they experience is longer on average.`,
    ],
    full: [
      `Method: predict what the remark about long gaps leads to, using numbers. Suppose that gaps of 5 and 15 minutes alternate, so that the average gap is 10 minutes.`,
      `If one person comes each minute, 15 of every 20 people come during a long gap and 5 during a short one.`,
      `The gap in which a person comes is then \\(0.75 \\times 15 + 0.25 \\times 5 = 12.5\\) minutes on average. People wait half of that, or 6.25 minutes, which is more than five.`,
      `The company overlooks that more people come during long gaps. The gap in which a person happens to come is therefore longer, on average, than ten minutes.`,
    ],
    hints: [
      `The company takes half of ten minutes. What are the ten minutes an average of?`,
      `Predict the conclusion with numbers. Suppose that gaps of 5 and 15 minutes alternate and that one person comes each minute. How many people come in each gap?`,
    ],
  },
]

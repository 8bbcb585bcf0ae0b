import type { WrittenPassage } from '../written-question.ts'

export const apprenticesWhoLeave: WrittenPassage = {
  passage: {
    id: 'passage-apprentices-who-leave',
    title: 'Teaching those who will leave',
    paragraphs: [
      `A firm that teaches a worker to weld has made her more valuable to every firm that needs a welder. Its rivals can offer her the full worth of her skill, since they did not pay for it, and the firm must match the offer or lose her. From this economists once concluded that firms will pay only for skills that are useless elsewhere; anything of general use workers will have to learn at their own expense. The metal firms of the Halva valley have not read the theory. They teach welding, drawing and accounts to hundreds of apprentices, at a loss in each of the three years, and see more than half of them go.`,
      `Anselm Okoro argues that these firms are neither generous nor foolish. After three years a firm knows which of its apprentices are good. Its rivals know only that they passed an examination, which nearly all of them pass. A rival will therefore offer what an average leaver is worth, and the firm can keep its best by paying a little more than that and far less than they bring in. The gain on those who stay pays for the teaching of all. If Okoro is right, leaving should count against the leaver. And so it does: apprentices whose firm had closed down, and who had to leave whatever their merits, earned eight percent more in their next post than those who left firms that were still in business.`,
      `A reform meant to help apprentices has since given the argument an unhappy confirmation. The valley's chamber of trade replaced the plain certificate by one with five grades, so that talent could be recognized anywhere. The wages of the highest grade rose. Within four years, however, the firms had cut the number of places by a quarter. Okoro warns that orders were slack in two of those years. Still, he thinks, the chamber had made public the very knowledge that had been paying for the lessons.`,
    ],
  },
  questions: [
    {
      id: 'rc-058',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Firms may pay to teach skills of general use because they come to know their trainees better than rivals do.`,
        `The second paragraph gives Okoro's case: after three years a firm "knows which of its apprentices are good," while rivals know only that they passed. The third adds his view that such knowledge "had been paying for the lessons."`,
      ],
      wrong: [
        [
          `Firms will pay to teach only skills that are of no use to rivals, since they would otherwise lose the worker.`,
          'wrong-speaker',
          `Economists "once concluded" this. The passage mentions their theory only because the metal firms of the Halva valley do the opposite, which Okoro then explains.`,
        ],
        [
          `Firms lose money on each of their apprentices, and go on teaching them because it is an old custom to do so.`,
          'real-world-belief',
          `The passage never mentions custom. Okoro's reason is a calculation: "The gain on those who stay pays for the teaching of all."`,
        ],
        [
          `Firms offer fewer places to apprentices whenever a certificate shows in detail what an apprentice has learned.`,
          'detail-for-main-idea',
          `The graded certificate is evidence for the main idea, not the idea itself. Besides, the passage tells of one reform in one valley, and "orders were slack in two of those years."`,
        ],
        [
          `Firms treat leaving as a sign of poor work, so that apprentices do better to stay with the firm that taught them.`,
          'half-right',
          `Leaving does "count against the leaver," but this is a result that supports Okoro's argument about firms. The passage gives apprentices no advice about staying.`,
        ],
      ],
      quick: [
        `The passage asks why firms teach skills that rivals can use. Okoro's answer is that a firm learns which of its trainees are good, and rivals do not.`,
      ],
      full: [
        `Ask what all three paragraphs help to show. The first presents a puzzle: in theory firms will not pay for general skills, yet the metal firms of the Halva valley do.`,
        `The second gives Okoro's solution. In three years a firm learns who is good, and its rivals do not. It can therefore keep its best apprentices for less than they bring in.`,
        `The third adds that places were cut once grades had made this knowledge public. The main idea must therefore include what firms know and rivals do not.`,
      ],
      hints: [
        `What do the firms of the Halva valley do that the economists' theory says they will not do?`,
        `Ask what all three paragraphs help to show. What do the wages of those who left and the graded certificate both support?`,
      ],
    },
    {
      id: 'rc-059',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, rivals that consider hiring a former apprentice cannot easily tell how good he or she is because`,
      key: [
        `nearly all apprentices pass the examination`,
        `Rivals know "only that they passed an examination, which nearly all of them pass." A test that almost everyone passes does not set good apprentices apart from average ones.`,
      ],
      wrong: [
        [
          `the examination leaves out skills of general use`,
          'distorted-detail',
          `The apprentices do learn skills of general use: "welding, drawing and accounts." But the passage does not say that the examination leaves them out; it says that "nearly all" pass it.`,
        ],
        [
          `apprentices change firms before the third year`,
          'wrong-place',
          `The training lasts "three years," and more than half of the apprentices go. But nothing says that they leave before it ends, and the passage explains the rivals' ignorance by the examination.`,
        ],
        [
          `most apprentices come from firms that closed down`,
          'half-right',
          `Apprentices "whose firm had closed down" appear only in a comparison of earnings. The passage does not say that most apprentices came from such firms.`,
        ],
        [
          `firms give rivals false reports on apprentices`,
          'out-of-scope',
          `The passage mentions no reports to rivals, true or false. What rivals know is only that an apprentice "passed an examination."`,
        ],
      ],
      quick: [
        `Rivals know only that an apprentice passed the examination. Since nearly all pass it, this does not tell them who is good.`,
      ],
      full: [
        `Look for what rivals know in the second paragraph. It contrasts them with the firm, which after three years knows "which of its apprentices are good."`,
        `Rivals know "only that they passed an examination, which nearly all of them pass." The answer gives this reason in almost the same words.`,
      ],
      hints: [
        `What does a rival know about a former apprentice, and what does the apprentice's own firm know?`,
        `Find the sentence in the second paragraph about what rivals know, and see why that knowledge is of little use.`,
      ],
    },
    {
      id: 'rc-060',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `Okoro would be most likely to explain the higher earnings of apprentices whose firm had closed down by saying that rivals`,
      key: [
        `saw no sign of lesser ability in the fact that they had left`,
        `A firm in business tries to keep its best, so leaving it should "count against the leaver." Those whose firm closed had to leave "whatever their merits," so rivals had no reason to think less of them.`,
      ],
      wrong: [
        [
          `knew from the examination which of them had learned the most`,
          'distorted-detail',
          `Nearly all apprentices pass the examination, in both groups. It cannot show rivals who had learned the most or explain why one group of leavers earned more.`,
        ],
        [
          `supposed that they had been taught more than the other leavers`,
          'out-of-scope',
          `The passage does not say that the two groups were taught differently or that rivals thought so. Okoro's argument turns on why they left: some had to go "whatever their merits."`,
        ],
        [
          `had to match the wages that the former firm was still offering`,
          'half-right',
          `In the first paragraph, it is the former firm that "must match the offer" of a rival. A firm that "had closed down" makes no offers, so rivals had nothing to match.`,
        ],
        [
          `could read off the grade that was printed on their certificate`,
          'wrong-place',
          `Grades came later, when the chamber replaced "the plain certificate." Okoro explains the higher earnings by what rivals could infer without grades.`,
        ],
      ],
      quick: [
        `A firm in business tries to keep its best, so leaving it looks bad. When a firm closes, everyone leaves, and leaving shows nothing about ability.`,
      ],
      full: [
        `Apply Okoro's argument to both groups of leavers. A firm in business pays its best a little more and keeps them. Rivals therefore suspect that those who leave it are not among the best.`,
        `When a firm closes, everyone must leave, the best included. Rivals then see no sign of lesser ability in the fact that an apprentice left, so they offer more.`,
      ],
      hints: [
        `Which apprentices leave a firm that stays in business, and which leave a firm that closes?`,
        `Apply Okoro's argument to each group. What might a rival suspect about an apprentice who has left a firm that is still in business?`,
      ],
    },
    {
      id: 'rc-061',
      version: 3,
      skill: 'rc-inference',
      difficulty: 1.2,
      stem: `The passage suggests that, if Okoro's view of the graded certificate is right, the reform is likely to have been most to the disadvantage of`,
      key: [
        `people of ordinary ability who were about to look for a place as apprentices`,
        `Once rivals can recognize the best, the gain that used to pay for everyone's training shrinks, and places are cut. That hurts people who need a place and are unlikely to reach a high grade.`,
      ],
      wrong: [
        [
          `apprentices who had reached the highest grade and who meant to change firms`,
          'opposite-effect',
          `These apprentices gained from the reform: "The wages of the highest grade rose," because rivals could now see how good they were.`,
        ],
        [
          `rival firms in the valley that wished to tell the best leavers from the others`,
          'opposite-effect',
          `The reform gave rivals what they had lacked, since talent could now "be recognized anywhere." It was no disadvantage to them.`,
        ],
        [
          `apprentices whose firm had closed down shortly before the grades were brought in`,
          'wrong-place',
          `These apprentices had already had a place, so a later cut in the number of places did not take theirs away. The people who suffer from the cut are those still looking for one.`,
        ],
        [
          `officials of the chamber who had expected more people to apply for the places`,
          'real-world-belief',
          `The passage says nothing about what officials expected. The cut in the number of places may have disappointed them, but it cost them neither wages nor lessons.`,
        ],
      ],
      quick: [
        `When rivals can bid up the wages of the best, less is left to pay for everyone's lessons. Future trainees who are unlikely to reach a high grade lose places and gain nothing.`,
      ],
      full: [
        `Follow the effects of the reform in Okoro's terms. The gain on those who stay "pays for the teaching of all," but the grades let rivals bid up the wages of the best.`,
        `With less gain, the firms cut "the number of places by a quarter." Hardest hit are people who still need a place and have no high grade to hope for.`,
      ],
      hints: [
        `What two changes followed when the chamber brought in the graded certificate?`,
        `Follow the effects of the reform step by step. Whose work used to pay for everyone's lessons, and who needs those lessons now?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const apprenticesWhoLeave: WrittenPassage = {
  passage: {
    id: 'passage-apprentices-who-leave',
    title: 'Teaching those who will leave',
    paragraphs: [
      `A firm that teaches a worker to weld has made her more valuable to every firm that needs a welder. Its rivals can offer her the full worth of her skill, since they did not pay for it, and the firm must match the offer or lose her. From this economists once concluded that firms will pay only for skills that are useless elsewhere; anything of general use workers will have to learn at their own expense. The metal firms of the Halva valley have not read the theory. They teach welding, drawing and accounts to hundreds of apprentices, at a loss in each of the three years, and see more than half of them go.`,
      `Anselm Okoro argues that these firms are neither generous nor foolish. After three years a firm knows which of its apprentices are good. Its rivals know only that they passed an examination, which nearly all of them pass. A rival will therefore offer what an average leaver is worth, and the firm can keep its best by paying a little more than that and far less than they bring in. The gain on those who stay pays for the teaching of all. If Okoro is right, leaving should count against the leaver. And so it does: apprentices whose firm had closed down, and who had to leave whatever their merits, earned eight percent more in their next post than those who left firms that were still in business.`,
      `A reform meant to help apprentices has since given the argument an unhappy confirmation. The valley's chamber of trade replaced the plain certificate by one with five grades, so that talent could be recognised anywhere. The wages of the highest grade rose. Within four years, however, the firms had cut the number of places by a quarter. Okoro warns that orders were slack in two of those years. Still, he thinks, the chamber had made public the very knowledge that had been paying for the lessons.`,
    ],
  },
  questions: [
    {
      id: 'rc-058',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Firms may pay to teach skills of general use because they come to know their trainees better than rivals do.`,
        `This is Okoro's argument in the second paragraph, and the third confirms it: the firms' private knowledge 'had been paying for the lessons'.`,
      ],
      wrong: [
        [
          `Firms will pay to teach only skills that are of no use to rivals, since they would otherwise lose the worker.`,
          'wrong-speaker',
          `Economists 'once concluded' this. The firms of the Halva valley do the opposite, and the passage explains why.`,
        ],
        [
          `Firms lose money on each of their apprentices, and go on teaching them because it is an old custom to do so.`,
          'real-world-belief',
          `Custom is a natural guess, but the passage says that the firms are 'neither generous nor foolish': those who stay repay the cost.`,
        ],
        [
          `Firms offer fewer places to apprentices whenever a certificate shows in detail what an apprentice has learned.`,
          'detail-for-main-idea',
          `The graded certificate is evidence from one valley, and even there slack orders may have played a part.`,
        ],
        [
          `Firms treat leaving as a sign of poor work, so that apprentices do better to stay with the firm that taught them.`,
          'half-right',
          `Leaving does count against the leaver. But this is a consequence that was tested, and nobody advises apprentices to stay.`,
        ],
      ],
      quick: [
        `The passage answers one question: why do firms teach what others can use? Because they know who is good.`,
      ],
      full: [
        `Paragraph 1: theory says that firms will not pay for general skills, yet these firms do.`,
        `Paragraph 2: they gain because they know more about their apprentices than rivals do.`,
        `Paragraph 3: when the knowledge became public, places were cut.`,
      ],
      hints: [
        `Which puzzle does the end of the first paragraph present?`,
        `What do the leaver's wages and the graded certificate have in common as evidence?`,
      ],
    },
    {
      id: 'rc-059',
      skill: 'rc-detail',
      difficulty: -0.5,
      stem: `According to the passage, rivals that consider hiring a former apprentice cannot easily tell how good he or she is because`,
      key: [
        `nearly all apprentices pass the examination`,
        `Rivals know 'only that they passed an examination, which nearly all of them pass'. A pass therefore says little.`,
      ],
      wrong: [
        [
          `the examination leaves out skills of general use`,
          'distorted-detail',
          `Welding, drawing and accounts are of general use. Nothing is said of what the examination leaves out.`,
        ],
        [
          `apprentices change firms before the third year`,
          'wrong-place',
          `The three years are the length of the teaching. More than half go, but not before its end as far as we are told.`,
        ],
        [
          `most apprentices come from firms that closed down`,
          'half-right',
          `Some do, and they are the comparison in Okoro's test. Most leavers come from firms 'still in business'.`,
        ],
        [
          `firms give rivals false reports on apprentices`,
          'out-of-scope',
          `No reports are mentioned. The rivals simply lack what the firm has seen in three years.`,
        ],
      ],
      quick: [`An examination that nearly everyone passes does not tell the good from the others.`],
      full: [
        `Find what rivals know, in the second paragraph.`,
        `They know 'only' that an examination was passed, and nearly all pass it.`,
        `So the pass does not distinguish.`,
      ],
      hints: [
        `Look for the sentence that begins 'Its rivals know only'.`,
        `When does passing an examination tell an employer little?`,
      ],
    },
    {
      id: 'rc-060',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `Okoro would be most likely to explain the higher earnings of apprentices whose firm had closed down by saying that rivals`,
      key: [
        `saw no sign of lesser ability in the fact that they had left`,
        `A firm in business keeps its best, so leaving it 'should count against the leaver'. Those whose firm closed had to go 'whatever their merits', and so their leaving told rivals nothing.`,
      ],
      wrong: [
        [
          `knew from the examination which of them had learned the most`,
          'distorted-detail',
          `The examination tells rivals little, since nearly everyone passes it, and it is the same for both groups of leavers.`,
        ],
        [
          `supposed that they had been taught more than the other leavers`,
          'out-of-scope',
          `How much the two groups were taught is not compared. Okoro's argument turns on who leaves a firm and who stays.`,
        ],
        [
          `had to match the wages that the former firm was still offering`,
          'half-right',
          `A firm must match its rivals' offers according to the theory, but a firm that has closed down offers nothing.`,
        ],
        [
          `could read off the grade that was printed on their certificate`,
          'wrong-place',
          `The grades came in with the later reform. Until then the certificate was plain.`,
        ],
      ],
      quick: [`Leaving an open firm looks like not having been kept; leaving a closed one looks like nothing at all.`],
      full: [
        `Okoro: firms in business keep their best by paying a little more.`,
        `So rivals suspect that those who leave such a firm are not among its best, and pay accordingly.`,
        `When a firm closes, everyone leaves, the best included.`,
        `Rivals then have no ground for the suspicion, and the wage is higher.`,
      ],
      hints: [
        `Who leaves a firm that is in business, and who leaves a firm that closes?`,
        `What might a rival think when an apprentice has left a firm that could have kept her?`,
      ],
    },
    {
      id: 'rc-061',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.2,
      stem: `The passage suggests that, if Okoro's view of the graded certificate is right, the reform is likely to have been most to the disadvantage of`,
      key: [
        `people of ordinary ability who were about to look for a place as apprentices`,
        `The best now earn what they are worth, so they no longer pay for the others' teaching, and places are cut. Those who lose most are people who get no place and have no high grade to gain.`,
      ],
      wrong: [
        [
          `apprentices who had reached the highest grade and who meant to change firms`,
          'opposite-effect',
          `They are the winners: 'The wages of the highest grade rose', since rivals could now recognise them.`,
        ],
        [
          `rival firms in the valley that wished to tell the best leavers from the others`,
          'opposite-effect',
          `Their wish has come true: the grades tell them who is good. The knowledge that was made public helps them.`,
        ],
        [
          `apprentices whose firm had closed down shortly before the grades were brought in`,
          'wrong-place',
          `They belong to the test in the second paragraph. The number of new places no longer concerns them.`,
        ],
        [
          `officials of the chamber who had expected more people to apply for the places`,
          'real-world-belief',
          `They may be disappointed, but the passage says nothing of applications, and their own interests are not at issue.`,
        ],
      ],
      quick: [
        `The best gain wages; the teaching of all loses its source; so future trainees of no special talent lose.`,
      ],
      full: [
        `Before: the gain on the best who stayed paid for the teaching of all.`,
        `After: rivals recognise the best and bid up their wages, so the gain is gone.`,
        `Firms cut places by a quarter.`,
        `Hit hardest are those who would have had a place and cannot hope for a high grade.`,
      ],
      hints: [
        `Whose work used to pay for the lessons, and what has become of that gain?`,
        `Who needs a place, and has nothing to gain from grades?`,
      ],
    },
  ],
}

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
        `The second paragraph makes this case: after three years a firm knows who is good, while rivals know only that a trainee passed. The third paragraph confirms it: this knowledge "had been paying for the lessons."`,
      ],
      wrong: [
        [
          `Firms will pay to teach only skills that are of no use to rivals, since they would otherwise lose the worker.`,
          'wrong-speaker',
          `Economists "once concluded" this. The passage brings up their theory only to describe firms that do the opposite and to explain why they do.`,
        ],
        [
          `Firms lose money on each of their apprentices, and go on teaching them because it is an old custom to do so.`,
          'real-world-belief',
          `Custom is a natural guess, but the passage never mentions it. Okoro's point is that the firms are not foolish: "the gain on those who stay pays for the teaching of all."`,
        ],
        [
          `Firms offer fewer places to apprentices whenever a certificate shows in detail what an apprentice has learned.`,
          'detail-for-main-idea',
          `The graded certificate is evidence for the main idea, not the idea itself. It comes from one valley, and slack orders may have had something to do with the cuts.`,
        ],
        [
          `Firms treat leaving as a sign of poor work, so that apprentices do better to stay with the firm that taught them.`,
          'half-right',
          `Leaving does "count against the leaver," but that is a consequence used to test the argument. The passage gives apprentices no advice.`,
        ],
      ],
      quick: [
        `The passage asks why firms teach skills that others can use, and answers that firms know better than their rivals which trainees are good.`,
      ],
      full: [
        `The first paragraph presents a puzzle: theory says that firms will not pay for general skills, yet the metal firms of the Halva valley do.`,
        `The second solves it. A firm learns in three years who is good, its rivals do not, and so it can keep its best for less than they are worth. The third paragraph adds that places were cut once grades made this knowledge public.`,
        `All three paragraphs thus serve one idea: firms pay "because they come to know their trainees better than rivals do."`,
      ],
      hints: [
        `What about the firms of the Halva valley needs explaining?`,
        `What do the wages of those who left and the graded certificate both serve to support?`,
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
        `Rivals know "only that they passed an examination, which nearly all of them pass." A test that almost everyone passes does not separate the good from the others.`,
      ],
      wrong: [
        [
          `the examination leaves out skills of general use`,
          'distorted-detail',
          `"Welding, drawing and accounts" are the skills of general use here. The passage does not say that the examination leaves any of them out.`,
        ],
        [
          `apprentices change firms before the third year`,
          'wrong-place',
          `The "three years" are the length of the training. More than half of the apprentices leave, but the passage does not say that they leave before it ends.`,
        ],
        [
          `most apprentices come from firms that closed down`,
          'half-right',
          `Apprentices "whose firm had closed down" are only the comparison group in Okoro's test. The passage does not say that most apprentices are among them.`,
        ],
        [
          `firms give rivals false reports on apprentices`,
          'out-of-scope',
          `The passage mentions no reports. Rivals simply have not seen what the firm has seen in three years.`,
        ],
      ],
      quick: [
        `Rivals know only that an apprentice passed the examination, and since nearly all pass it, that tells them little.`,
      ],
      full: [
        `The second paragraph contrasts what the firm knows with what its rivals know. The firm knows after three years who is good.`,
        `Its rivals know "only that they passed an examination, which nearly all of them pass." A result that nearly everyone achieves cannot tell rivals who is good and who is average. The answer gives the same reason in almost the same words.`,
      ],
      hints: [
        `What does a rival know about an apprentice, compared with what the apprentice's own firm knows?`,
        `When does passing an examination tell an employer very little?`,
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
        `A firm that stays in business keeps its best, so leaving it "should count against the leaver." Those whose firm closed had to go "whatever their merits," and so their leaving gave rivals no reason to think less of them.`,
      ],
      wrong: [
        [
          `knew from the examination which of them had learned the most`,
          'distorted-detail',
          `The examination is one "which nearly all of them pass," and it is the same for both groups of leavers. So it cannot explain why one group earned more.`,
        ],
        [
          `supposed that they had been taught more than the other leavers`,
          'out-of-scope',
          `The passage does not compare how much the two groups were taught. Okoro's argument turns on who leaves and who stays.`,
        ],
        [
          `had to match the wages that the former firm was still offering`,
          'half-right',
          `A firm that has closed down makes no offers, so there was nothing for rivals to match.`,
        ],
        [
          `could read off the grade that was printed on their certificate`,
          'wrong-place',
          `Grades came with the later reform, which replaced "the plain certificate." At the time of this comparison, no grade was printed on it.`,
        ],
      ],
      quick: [
        `A firm in business tries to keep its best workers, so leaving one looks bad. Leaving a firm that closed says nothing about a worker's ability.`,
      ],
      full: [
        `According to Okoro, a firm in business pays its best apprentices a little more and keeps them. Rivals therefore suspect that an apprentice who leaves such a firm is not among the best, and they pay accordingly.`,
        `When a firm closes, everyone must leave, the best included. Rivals have no reason for suspicion, so these apprentices earn more. In other words, rivals "saw no sign of lesser ability" in the fact that these apprentices had left.`,
      ],
      hints: [
        `Which apprentices leave a firm that stays in business, and which leave a firm that closes?`,
        `What might a rival suspect when a firm lets an apprentice go?`,
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
        `Once rivals can recognize the best, the firms must pay the best what they are worth. The gain that paid for everyone's lessons is lost and places are cut, which hurts those who need a place and could not have reached a high grade.`,
      ],
      wrong: [
        [
          `apprentices who had reached the highest grade and who meant to change firms`,
          'opposite-effect',
          `These apprentices gained most: "The wages of the highest grade rose," because rivals could now recognize them.`,
        ],
        [
          `rival firms in the valley that wished to tell the best leavers from the others`,
          'opposite-effect',
          `The reform helps rivals, because talent can now "be recognized anywhere." They have what they lacked before.`,
        ],
        [
          `apprentices whose firm had closed down shortly before the grades were brought in`,
          'wrong-place',
          `These apprentices belong to the test in the second paragraph. They have already had their places, so a cut in "the number of places" does not affect them.`,
        ],
        [
          `officials of the chamber who had expected more people to apply for the places`,
          'real-world-belief',
          `The officials may be disappointed, but the passage never says that they expected more applications, and they lose neither wages nor places.`,
        ],
      ],
      quick: [
        `When the best earn their full worth, nothing is left to pay for the lessons of the rest, so future trainees of ordinary ability lose their places.`,
      ],
      full: [
        `Okoro says that the gain on those who stay "pays for the teaching of all." The grades let rivals recognize the best and bid up their wages, so that gain shrank and the firms cut places by a quarter.`,
        `The losers are people who would have had a place and who cannot make up for it with a high grade. These are the "people of ordinary ability who were about to look for a place."`,
      ],
      hints: [
        `Whose work used to pay for the lessons, and what happened to that gain after the reform?`,
        `Who needs a place as an apprentice and has little to gain from grades?`,
      ],
    },
  ],
}

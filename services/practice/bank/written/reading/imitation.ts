import type { WrittenPassage } from '../written-question.ts'

export const imitation: WrittenPassage = {
  passage: {
    id: 'passage-imitation',
    title: 'The second to arrive',
    paragraphs: [
      `Business folklore has it that the first firm to enter a market wins it. The pioneer, we are told, secures the best suppliers, shapes the taste of customers, and is remembered when later entrants are forgotten. Lists of celebrated pioneers are offered as proof. Such lists, however, are drawn up afterwards. Firms that entered first and failed have left few traces, and some that are celebrated as pioneers were in truth preceded by others whom nobody recalls.`,
      `When Henk Vos examined fifty markets by means of trade directories, which record firms in the year in which they began, he found that the first to enter still led the market ten years later in only six cases. In more than half of the markets, the leader after ten years was a firm that had entered between the second and the fifth year. Vos explains the advantage of these early followers by what they could observe. The pioneer had to guess what customers would want; the follower could see what they complained about.`,
      `It would be wrong to infer that a firm does best to wait. Those that entered after the fifth year fared worst of all in Vos's data. What they could observe was hardly more than what the early followers had observed, and by then the early followers were there. The benefit of watching others, it seems, is soon exhausted, while the cost of being late keeps growing. In markets where customers could change from one supplier to another only with difficulty, that cost grew fastest, and these were the markets in which pioneers had kept their lead.`,
    ],
  },
  questions: [
    {
      id: 'rc-022',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `Which of the following best summarises the passage?`,
      key: [
        `Early followers often do better than pioneers, though waiting too long is worse than either.`,
        `Vos found early followers in the lead in more than half of the markets, pioneers in six of fifty, and late entrants worst of all. The sentence covers all three.`,
      ],
      wrong: [
        [
          `Pioneers are forgotten when they fail, and so their number is commonly underestimated.`,
          'detail-for-main-idea',
          `This is the criticism of the lists in the first paragraph. The passage goes on to what Vos found.`,
        ],
        [
          `A firm does best to enter a market as late as it can and to learn from all the others.`,
          'opposite-effect',
          `The third paragraph says that this would be wrong: late entrants fared worst.`,
        ],
        [
          `Trade directories are a better source for the history of markets than lists of pioneers.`,
          'detail-for-main-idea',
          `The directories are the means of the study, not its result.`,
        ],
        [
          `Customers who can change suppliers only with difficulty tend to stay with the pioneer.`,
          'detail-for-main-idea',
          `That is the last observation, about a special kind of market.`,
        ],
      ],
      quick: [`Three groups: pioneers, early followers, late entrants. The summary must place all three.`],
      full: [
        `Paragraph 1: the pioneer's advantage is doubtful.`,
        `Paragraph 2: early followers lead more often.`,
        `Paragraph 3: but late entrants do worst.`,
      ],
      hints: [
        `How many groups of firms does Vos compare?`,
        `A summary must include the warning of the third paragraph.`,
      ],
    },
    {
      id: 'rc-023',
      skill: 'rc-detail',
      difficulty: -0.1,
      stem: `According to the passage, Vos used trade directories, which`,
      key: [
        `record firms in the year in which they began`,
        `That is what the passage says of them. It matters because failed pioneers appear there as well.`,
      ],
      wrong: [
        [
          `list only firms that have led their market`,
          'distorted-detail',
          `Such lists are the ones criticized in the first paragraph. Directories record firms when they begin.`,
        ],
        [
          `describe the complaints that customers made`,
          'wrong-place',
          `Complaints are what followers could observe. They are not said to be in the directories.`,
        ],
        [
          `are drawn up ten years after a market opens`,
          'distorted-detail',
          `Ten years is the time after which Vos looked for the leader.`,
        ],
        [
          `leave out firms that failed within five years`,
          'opposite-effect',
          `Failed firms are missing from the lists of pioneers. The directories record them.`,
        ],
      ],
      quick: [`Second paragraph, first sentence: 'which record firms in the year in which they began'.`],
      full: [`The question asks for a stated fact.`, `It stands directly after the words 'trade directories'.`],
      hints: [`Find 'trade directories'.`, `How do they differ from the lists of the first paragraph?`],
    },
    {
      id: 'rc-024',
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage implies that the lists of celebrated pioneers are misleading chiefly because they`,
      key: [
        `are made with knowledge of which firms succeeded and so leave out those that did not`,
        `They 'are drawn up afterwards', and firms that entered first and failed 'have left few traces'. So the lists contain successes only.`,
      ],
      wrong: [
        [
          `contain firms that shaped the taste of their customers by means that were not fair`,
          'out-of-scope',
          `Fairness is not discussed.`,
        ],
        [
          `count firms from markets in which customers could change suppliers only with difficulty`,
          'wrong-place',
          `These markets are discussed in the third paragraph, without any link to the lists.`,
        ],
        [
          `were put together by the firms themselves in order to be remembered by customers`,
          'out-of-scope',
          `Who made the lists is not said.`,
        ],
        [
          `overlook that most followers entered their markets later than the fifth year`,
          'distorted-detail',
          `No such thing is said of most followers, and the lists concern pioneers.`,
        ],
      ],
      quick: [`'Drawn up afterwards' and 'few traces': a selection of survivors.`],
      full: [
        `First paragraph: lists are offered as proof.`,
        `'However, are drawn up afterwards.' Failed pioneers left few traces.`,
        `So the lists show only those that succeeded.`,
      ],
      hints: [`Which firms cannot appear on such a list?`, `What does 'afterwards' imply?`],
    },
    {
      id: 'rc-025',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `On the evidence of the passage, in which of the following markets would a pioneer be most likely to keep its lead?`,
      key: [
        `One in which a new supplier's machines would force customers to retrain their staff`,
        `Retraining makes it difficult to change suppliers. In such markets the cost of being late grew fastest, and pioneers kept their lead.`,
      ],
      wrong: [
        [
          `One in which customers publish what they dislike about the products they have bought`,
          'opposite-effect',
          `Published complaints are just what early followers learn from. This favors the second to arrive.`,
        ],
        [
          `One in which most customers buy from several suppliers at the same time in any case`,
          'opposite-effect',
          `Such customers change easily, so a lead is hard to keep.`,
        ],
        [
          `One in which it is hard to guess what customers will want before they have tried it`,
          'opposite-effect',
          `Guessing is the pioneer's burden. Followers can see how the guess turned out.`,
        ],
        [
          `One in which trade directories are published more often than in most other markets`,
          'distorted-detail',
          `Directories are a source for the study. They do not affect competition.`,
        ],
      ],
      quick: [`Pioneers kept their lead where changing suppliers is difficult. Find such a market.`],
      full: [
        `Last sentence: difficult to change, then the pioneer keeps the lead.`,
        `Retraining staff is a cost of changing.`,
        `The other markets make it easy to change or to learn from the pioneer.`,
      ],
      hints: [
        `In which markets had pioneers kept their lead?`,
        `What makes it difficult to change from one supplier to another?`,
      ],
    },
  ],
}

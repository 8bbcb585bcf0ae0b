import type { WrittenPassage } from '../written-question.ts'

export const imitation: WrittenPassage = {
  passage: {
    id: 'passage-imitation',
    title: 'The second to arrive',
    paragraphs: [
      `Business folklore has it that the first firm to enter a market wins it. The pioneer, we are told, secures the best suppliers, shapes the taste of customers, and is remembered when later entrants are forgotten. Lists of celebrated pioneers are offered as proof. Such lists, however, are drawn up afterward. Firms that entered first and failed have left few traces, and some that are celebrated as pioneers were in truth preceded by others whom nobody recalls.`,
      `When Henk Vos examined fifty markets by means of trade directories, which record firms in the year in which they began, he found that the first to enter still led the market ten years later in only six cases. In more than half of the markets, the leader after ten years was a firm that had entered between the second and the fifth year. Vos explains the advantage of these early followers by what they could observe. The pioneer had to guess what customers would want; the follower could see what they complained about.`,
      `It would be wrong to infer that a firm does best to wait. Those that entered after the fifth year fared worst of all in Vos's data. What they could observe was hardly more than what the early followers had observed, and by then the early followers were there. The benefit of watching others, it seems, is soon exhausted, while the cost of being late keeps growing. In markets where customers could change from one supplier to another only with difficulty, that cost grew fastest, and these were the markets in which pioneers had kept their lead.`,
    ],
  },
  questions: [
    {
      id: 'rc-022',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `Which of the following best summarizes the passage?`,
      key: [
        `Early followers often do better than pioneers, though waiting too long is worse than either.`,
        `Vos found early followers leading in more than half of the markets and pioneers in only six of fifty. Firms that entered after the fifth year "fared worst of all." This answer covers all three groups.`,
      ],
      wrong: [
        [
          `Pioneers are forgotten when they fail, and so their number is commonly underestimated.`,
          'detail-for-main-idea',
          `Failed pioneers "have left few traces," but this is a criticism of the lists in the first paragraph. The passage then turns to what Vos found.`,
        ],
        [
          `A firm does best to enter a market as late as it can and to learn from all the others.`,
          'opposite-effect',
          `The third paragraph says that "it would be wrong to infer" this, since late entrants fared worst.`,
        ],
        [
          `Trade directories are a better source for the history of markets than lists of pioneers.`,
          'detail-for-main-idea',
          `The directories made the study possible, but the passage is about what the study found.`,
        ],
        [
          `Customers who can change suppliers only with difficulty tend to stay with the pioneer.`,
          'detail-for-main-idea',
          `This comes from the last sentence, about markets in which customers could change suppliers "only with difficulty," and it leaves out the followers.`,
        ],
      ],
      quick: [`Early followers did best, pioneers did less well, and late entrants did worst.`],
      full: [
        `The first paragraph doubts the advantage of the pioneer. The second reports that early followers led more than half of the markets and pioneers only six of fifty.`,
        `The third warns against waiting: firms that entered after the fifth year "fared worst of all."`,
        `A summary has to cover all three groups, and the answer does so: early followers often do "better than pioneers," and waiting too long is "worse than either."`,
      ],
      hints: [
        `How many groups of firms does Vos compare, and how did each of them do?`,
        `Which warning does the third paragraph add to the findings of the second?`,
      ],
    },
    {
      id: 'rc-023',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.1,
      stem: `According to the passage, Vos used trade directories, which`,
      key: [
        `record firms in the year in which they began`,
        `The answer repeats the words of the passage: the directories "record firms in the year in which they began." They therefore include pioneers that later failed.`,
      ],
      wrong: [
        [
          `list only firms that have led their market`,
          'distorted-detail',
          `The first paragraph criticizes lists of "celebrated pioneers." The directories record firms when they begin, before any of them leads.`,
        ],
        [
          `describe the complaints that customers made`,
          'wrong-place',
          `Followers could see what customers "complained about." The passage does not say that the directories contain complaints.`,
        ],
        [
          `are drawn up ten years after a market opens`,
          'distorted-detail',
          `Vos looked at which firm led the market "ten years later." The directories record firms "in the year in which they began."`,
        ],
        [
          `leave out firms that failed within five years`,
          'opposite-effect',
          `Firms that failed are missing from the lists of pioneers. The directories record them, since they list firms when they begin.`,
        ],
      ],
      quick: [
        `The passage says that the directories "record firms in the year in which they began," and the answer repeats it.`,
      ],
      full: [
        `The question asks for a stated fact about the trade directories, which appear in the first sentence of the second paragraph.`,
        `The clause after them says that they "record firms in the year in which they began," and the answer repeats it. This is why Vos could include pioneers that left "few traces" elsewhere.`,
      ],
      hints: [
        `How do the directories differ from the lists of pioneers in the first paragraph?`,
        `What does the clause that follows the words "trade directories" say?`,
      ],
    },
    {
      id: 'rc-024',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `The passage implies that the lists of celebrated pioneers are misleading chiefly because they`,
      key: [
        `are made with knowledge of which firms succeeded and so leave out those that did not`,
        `The lists "are drawn up afterward," when it is known which firms succeeded, and firms that entered first and failed "have left few traces." So the lists leave out the failures.`,
      ],
      wrong: [
        [
          `contain firms that shaped the taste of their customers by means that were not fair`,
          'out-of-scope',
          `A pioneer "shapes the taste of customers," according to folklore. The passage does not discuss whether any means were fair.`,
        ],
        [
          `count firms from markets in which customers could change suppliers only with difficulty`,
          'wrong-place',
          `Markets in which customers could change suppliers "only with difficulty" appear in the third paragraph. They have nothing to do with the lists.`,
        ],
        [
          `were put together by the firms themselves in order to be remembered by customers`,
          'out-of-scope',
          `Firms would no doubt like to be remembered, but the passage says only when the lists were made, "afterward," and not by whom.`,
        ],
        [
          `overlook that most followers entered their markets later than the fifth year`,
          'distorted-detail',
          `The passage does not say this of most followers, and the lists are about pioneers.`,
        ],
      ],
      quick: [`The lists are made afterward, so they contain the pioneers that survived and not those that failed.`],
      full: [
        `The first paragraph says that lists of celebrated pioneers are offered as proof. Then it turns with "however": the lists "are drawn up afterward," and first entrants that failed "have left few traces."`,
        `A list of winners cannot show how often first entrants lose. A list "drawn up afterward" is one "made with knowledge of which firms succeeded," as the answer puts it.`,
      ],
      hints: [
        `Which firms are unlikely to appear on a list of celebrated pioneers?`,
        `What does the word "afterward" suggest about how the firms were chosen?`,
      ],
    },
    {
      id: 'rc-025',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `On the evidence of the passage, in which of the following markets would a pioneer be most likely to keep its lead?`,
      key: [
        `One in which a new supplier's machines would force customers to retrain their staff`,
        `Having to retrain staff makes it hard to change suppliers. In markets like that the cost of being late grew fastest, and "pioneers had kept their lead."`,
      ],
      wrong: [
        [
          `One in which customers publish what they dislike about the products they have bought`,
          'opposite-effect',
          `Published complaints are what early followers learn from, since a follower "could see what they complained about." Such a market favors the second to arrive.`,
        ],
        [
          `One in which most customers buy from several suppliers at the same time in any case`,
          'opposite-effect',
          `Customers who already buy from several suppliers can change easily, so a lead is hard to keep.`,
        ],
        [
          `One in which it is hard to guess what customers will want before they have tried it`,
          'opposite-effect',
          `The pioneer "had to guess what customers would want," and followers can see how the guess turned out, so such a market favors followers.`,
        ],
        [
          `One in which trade directories are published more often than in most other markets`,
          'distorted-detail',
          `Directories are a source for the study. They do not affect competition in a market.`,
        ],
      ],
      quick: [`Pioneers kept their lead where changing suppliers is difficult, as it is when staff must be retrained.`],
      full: [
        `The last sentence names the markets in which pioneers kept their lead: those where customers could change suppliers "only with difficulty."`,
        `A supplier whose machines "would force customers to retrain their staff" is hard to switch to. The other markets make it easy to switch or give followers more to learn.`,
      ],
      hints: [
        `In what kind of market did pioneers keep their lead, according to Vos's data?`,
        `Which option describes something that makes it difficult to change suppliers?`,
      ],
    },
  ],
}

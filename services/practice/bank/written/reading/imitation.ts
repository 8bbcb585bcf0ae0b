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
        `Vos found that an early follower led in "more than half of the markets" and the pioneer in only six of fifty. Firms that entered after the fifth year "fared worst of all."`,
      ],
      wrong: [
        [
          `Pioneers are forgotten when they fail, and so their number is commonly underestimated.`,
          'detail-for-main-idea',
          `Failed pioneers "have left few traces," but that is only a criticism of the lists in the first paragraph. Most of the passage is about what Vos found.`,
        ],
        [
          `A firm does best to enter a market as late as it can and to learn from all the others.`,
          'opposite-effect',
          `Learning from others did help the early followers. But the third paragraph says that it would be "wrong to infer" that waiting is best, because the firms that entered last fared worst.`,
        ],
        [
          `Trade directories are a better source for the history of markets than lists of pioneers.`,
          'detail-for-main-idea',
          `The directories made the study possible, but they come up only once. The passage is about what the study found.`,
        ],
        [
          `Customers who can change suppliers only with difficulty tend to stay with the pioneer.`,
          'detail-for-main-idea',
          `This is based on the last sentence, about customers who could change suppliers "only with difficulty." It leaves out the followers, who are at the center of the passage.`,
        ],
      ],
      quick: [`Early followers did best, pioneers did less well, and firms that entered late did worst.`],
      full: [
        `The first paragraph doubts that pioneers usually win. The second reports that an early follower led in more than half of the markets, and the pioneer in only six of fifty.`,
        `The third warns against waiting, because firms that entered after the fifth year "fared worst of all." A summary must cover pioneers, early followers, and latecomers, and only this answer does.`,
      ],
      hints: [
        `Into which groups does Vos divide the firms in a market?`,
        `How did each group do? Look for the answer that covers the pioneers, the early followers, and the warning in the third paragraph.`,
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
        `The directories "record firms in the year in which they began." So they include even firms that later failed.`,
      ],
      wrong: [
        [
          `list only firms that have led their market`,
          'distorted-detail',
          `The directories record firms when they begin, before any of them leads a market. It is the lists in the first paragraph that name only celebrated firms.`,
        ],
        [
          `describe the complaints that customers made`,
          'wrong-place',
          `Followers could see what customers "complained about." But nothing says that they read it in the directories.`,
        ],
        [
          `are drawn up ten years after a market opens`,
          'distorted-detail',
          `Vos asked which firm led "ten years later." But the directories record firms "in the year in which they began."`,
        ],
        [
          `leave out firms that failed within five years`,
          'opposite-effect',
          `It is the lists of pioneers that tend to leave out firms that failed. The directories record every firm when it begins, before anyone knows whether it will fail.`,
        ],
      ],
      quick: [
        `The directories record each firm in the year in which it began. The lists of pioneers, by contrast, were drawn up later.`,
      ],
      full: [
        `The trade directories appear in the first sentence of the second paragraph. The words that follow say that they "record firms in the year in which they began."`,
        `That sets them apart from the lists of pioneers, which "are drawn up afterward" and leave out firms that failed.`,
      ],
      hints: [
        `Which paragraph tells how Vos carried out his study?`,
        `Find the words "trade directories" and read what follows them. How does this make the directories a better source than the lists of pioneers?`,
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
        `The lists "are drawn up afterward," when everyone knows which firms succeeded. Firms that entered first and failed "have left few traces," so the lists leave them out.`,
      ],
      wrong: [
        [
          `contain firms that shaped the taste of their customers by means that were not fair`,
          'out-of-scope',
          `Folklore says that a pioneer "shapes the taste of customers." But the passage never asks whether this was done fairly.`,
        ],
        [
          `count firms from markets in which customers could change suppliers only with difficulty`,
          'wrong-place',
          `Markets where customers could change suppliers "only with difficulty" come up in the third paragraph. They have nothing to do with the lists.`,
        ],
        [
          `were put together by the firms themselves in order to be remembered by customers`,
          'out-of-scope',
          `Firms would no doubt like to be "remembered." But the passage tells us only when the lists are made, "afterward," and not by whom.`,
        ],
        [
          `overlook that most followers entered their markets later than the fifth year`,
          'distorted-detail',
          `The lists are about pioneers, not followers. Nor does the passage say that most followers entered "later than the fifth year."`,
        ],
      ],
      quick: [`The lists are made afterward. So they include pioneers that succeeded and leave out those that failed.`],
      full: [
        `The first paragraph says that such lists are offered as proof that the first firm wins. But they "are drawn up afterward," and firms that entered first and failed "have left few traces."`,
        `So whoever makes a list already knows the winners and hears little of the losers. Such a list is misleading, because it cannot show how often pioneers fail.`,
      ],
      hints: [
        `What are the lists offered as proof of, and why does the author object?`,
        `Read the sentence after "however." When are the lists made, and which firms will be missing from them?`,
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
        `If customers would have to retrain their staff, it is hard for them to leave the pioneer. In such markets the cost of being late grew fastest, and "pioneers had kept their lead."`,
      ],
      wrong: [
        [
          `One in which customers publish what they dislike about the products they have bought`,
          'opposite-effect',
          `Followers could see what customers "complained about." If complaints are published, followers learn even more, and it is harder for the pioneer to keep its lead.`,
        ],
        [
          `One in which most customers buy from several suppliers at the same time in any case`,
          'opposite-effect',
          `Customers who already buy from several suppliers can easily change. Pioneers kept their lead where changing was difficult.`,
        ],
        [
          `One in which it is hard to guess what customers will want before they have tried it`,
          'opposite-effect',
          `The pioneer "had to guess what customers would want," and followers can see how the guess turned out. So this market favors followers.`,
        ],
        [
          `One in which trade directories are published more often than in most other markets`,
          'distorted-detail',
          `The directories are just Vos's source. How often they are published has nothing to do with who leads a market.`,
        ],
      ],
      quick: [
        `Pioneers kept their lead where it was hard for customers to change suppliers. Having to retrain their staff makes it hard.`,
      ],
      full: [
        `The last sentence tells us where pioneers kept their lead: in markets in which customers could change suppliers "only with difficulty."`,
        `Having to retrain staff is such a difficulty, so customers of the pioneer are hard for later firms to win. Published complaints, and tastes that are hard to guess, help followers instead.`,
      ],
      hints: [
        `Where does the passage mention markets in which pioneers had kept their lead?`,
        `What was difficult for customers in those markets? Test each option for the same difficulty.`,
      ],
    },
  ],
}

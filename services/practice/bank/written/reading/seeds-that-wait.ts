import type { WrittenPassage } from '../written-question.ts'

export const seedsThatWait: WrittenPassage = {
  passage: {
    id: 'passage-seeds-that-wait',
    title: 'Seeds that wait',
    paragraphs: [
      `After the winter rains, the seeds of many desert annuals do something apparently self-defeating. A considerable fraction of them, although moist, undamaged, and perfectly capable of germination, remain dormant. A seed that waits may be eaten or may decay, while its siblings that germinate leave, in an ordinary season, dozens of descendants. Judged by its average yield, a plant whose seeds all germinated at the first opportunity would outperform its cautious neighbors.`,
      `But the average is misleading here. Populations multiply from year to year, and a product, unlike a sum, is annihilated by a single zero. In a year without subsequent rain, every seedling dies before reproducing. A lineage that had committed all its seeds would simply disappear, however spectacular its earlier successes. Dormancy purchases security against such a year, and it pays with part of the harvest of every favorable one.`,
      `The argument makes a prediction: the more irregular a species' success, the larger its dormant fraction should be. Comparisons of species within a single desert generally confirm it. Comparisons between regions are less conclusive, possibly because the cost of waiting, in seeds lost to rodents or decay, varies from region to region as well.`,
    ],
  },
  questions: [
    {
      id: 'rc-186',
      skill: 'rc-main-idea',
      difficulty: 0.4,
      stem: `Which of the following best describes the organization of the passage?`,
      key: [
        `A puzzle is stated, an explanation is offered, and evidence for one of its consequences is assessed.`,
        `The puzzle is that capable seeds remain dormant. The explanation is security against a year in which every seedling dies, and the consequence is the prediction in the last paragraph, for which evidence is assessed.`,
      ],
      wrong: [
        [
          `A behavior is described, two explanations of it are compared, and the more recent one is rejected.`,
          'distorted-detail',
          `The passage gives only one explanation, security against a year without rain. The average in the first paragraph is not an explanation but what makes waiting puzzling.`,
        ],
        [
          `A hypothesis is proposed, an experiment on it is reported, and the hypothesis is given up as a result.`,
          'opposite-effect',
          `The passage reports no experiment, and the explanation is not given up. Comparisons within a single desert "generally confirm" the prediction.`,
        ],
        [
          `A common belief is criticized, its origin is traced to an error, and a new practice is recommended.`,
          'out-of-scope',
          `The first paragraph does correct a first impression. But it traces no belief to an error, and nothing in the passage recommends a new practice.`,
        ],
        [
          `A general law is stated, several exceptions are listed, and the exceptions are explained in turn.`,
          'wrong-role',
          `The passage starts with a puzzle about seeds, not with a law. The regions where the evidence is "less conclusive" are not treated as exceptions to a law.`,
        ],
      ],
      quick: [
        `The first paragraph says why waiting is puzzling, the second explains it, and the third checks a prediction that follows from the explanation.`,
      ],
      full: [
        `Summarize what each paragraph does with the seeds that wait. The first states a puzzle: a plant whose seeds all germinated would do better on average.`,
        `The second paragraph explains the puzzle: one year without further rain destroys a lineage that has committed all its seeds.`,
        `The third paragraph checks a prediction, which comparisons within a desert confirm and comparisons between regions leave uncertain. The answer names these three steps in order.`,
      ],
      hints: [
        `Why does it seem puzzling at first that some seeds wait?`,
        `Summarize each paragraph in a few words. Does the third give a new explanation, or does it check the one before?`,
      ],
    },
    {
      id: 'rc-187',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `It can be inferred that the author would agree with which of the following statements about a plant whose seeds all germinated at the first opportunity?`,
      key: [
        `Its average yield is no measure of how likely its lineage is to last.`,
        `By "average yield," such a plant does better than its neighbors. Yet its lineage "would simply disappear" in a year without rain, so the average does not measure how likely the lineage is to last.`,
      ],
      wrong: [
        [
          `Its average yield is lower than that of plants whose seeds partly wait.`,
          'opposite-effect',
          `The opposite is true. By average yield, a plant whose seeds all germinated "would outperform its cautious neighbors."`,
        ],
        [
          `Its lineage lasts wherever favorable years outnumber disastrous ones.`,
          'too-strong',
          `Many favorable years may seem enough to keep a lineage going. But one disastrous year ends it, since a product "is annihilated by a single zero."`,
        ],
        [
          `Its seeds are lost to rodents and decay more often than those that wait.`,
          'opposite-effect',
          `The passage says that a seed that waits "may be eaten or may decay." So such losses threaten the seeds that wait, while this option says that they fall on those that germinate.`,
        ],
        [
          `Its seedlings survive a lack of rain better than those of its neighbors.`,
          'out-of-scope',
          `In a year without subsequent rain, "every seedling dies before reproducing." That holds for all seedlings, so this plant's seedlings do no better than those of its neighbors.`,
        ],
      ],
      quick: [
        `Such a plant does best on average but is gone after one year without rain. So the average does not tell us which lineage will last.`,
      ],
      full: [
        `Combine what the first two paragraphs say about such a plant. According to the first, its average yield would be higher than that of its neighbors.`,
        `The second says that its lineage "would simply disappear" in a year without subsequent rain.`,
        `Both statements are true, which is why "the average is misleading here." In the words of the answer, the average "is no measure of how likely its lineage is to last."`,
      ],
      hints: [
        `What does the first paragraph say about the average yield of such a plant?`,
        `What does the second paragraph say about the lineage of such a plant? Ask what both statements together tell you about the average.`,
      ],
    },
    {
      id: 'rc-188',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following is most closely analogous to dormancy as the author explains it?`,
      key: [
        `An investor who reinvests all profits keeps a tenth in cash each year, so that no crash can take everything.`,
        `Reinvested profits multiply from year to year, and a crash that took everything would be the "single zero." Holding back a tenth gives up part of every good year, as dormancy does.`,
      ],
      wrong: [
        [
          `A store holds back part of its stock for the end of the season, when the average price is usually higher.`,
          'opposite-effect',
          `The store waits because it hopes for a higher average price. Dormancy lowers the average yield and buys security against a disastrous year.`,
        ],
        [
          `A farmer sells the whole crop in years of high prices and stores it in years of low ones, to earn steadily.`,
          'distorted-detail',
          `The farmer knows whether prices are high before deciding. Some of the seeds wait in every year, before it is known whether more rain will come.`,
        ],
        [
          `A city closes a tenth of its lawns each year, so that the grass recovers and can bear more visitors later.`,
          'half-right',
          `The closed lawns recover and can then bear more. A dormant seed does not improve by waiting: it only protects the lineage.`,
        ],
        [
          `A publisher prints few copies of a book at first and more once it sells, so that little paper is wasted.`,
          'wrong-comparison',
          `The publisher prints more copies once the book sells, so the decision follows the news. Dormant seeds wait before anything is known about the rain.`,
        ],
      ],
      quick: [
        `Dormancy gives up part of every good year so that one bad year cannot end the lineage. In the same way, the investor keeps a tenth in cash so that no crash can take everything.`,
      ],
      full: [
        `List the parts of the author's explanation, and look for each of them in the investor's case.`,
        `In the explanation, results multiply from year to year, and one total loss would end everything. So a fraction is held back each year, at the cost of "part of the harvest of every favorable one."`,
        `The investor's profits multiply, a crash could take everything, and a tenth in cash is held back each year. All the parts are there, so this case is the closest analogy.`,
      ],
      hints: [
        `According to the second paragraph, what does dormancy buy, and what does it pay with?`,
        `List the parts of the explanation: results multiply, one total loss is final, and a fraction waits. Which case has all three?`,
      ],
    },
    {
      id: 'rc-189',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions seeds lost to rodents or decay in the last sentence most likely in order to`,
      key: [
        `suggest why dormancy in different regions may not correspond to their risks`,
        `The author says why comparisons between regions may be "less conclusive": the cost of waiting varies too. So dormancy in different regions need not correspond to their risks.`,
      ],
      wrong: [
        [
          `explain why species of the same desert differ in how many of their seeds wait`,
          'wrong-place',
          `Comparisons within a single desert generally confirm the prediction. The author mentions lost seeds only to explain the comparisons between regions.`,
        ],
        [
          `show that the prediction fails because it leaves the loss of seeds out of account`,
          'too-strong',
          `The author says that comparisons between regions are "less conclusive," which is much weaker than saying that the prediction "fails."`,
        ],
        [
          `indicate that drought is not the only disaster by which a population is threatened`,
          'wrong-role',
          `Drought is the disaster in this passage, and it kills every seedling. In the last sentence, rodents and decay are only part of the cost of waiting, not a second disaster.`,
        ],
        [
          `question whether dormancy offers any advantage in regions that have many rodents`,
          'too-strong',
          `Losses to rodents raise the cost of waiting in some regions. But a higher cost is not the same as no advantage, and the author does not go that far.`,
        ],
      ],
      quick: [
        `The cost of waiting varies from region to region. That may be why comparisons between regions confirm the prediction less clearly.`,
      ],
      full: [
        `Read the whole sentence to see what the lost seeds explain. Comparisons between regions are less conclusive, "possibly because the cost of waiting" varies as well.`,
        `The seeds lost to rodents or decay are that cost.`,
        `If both the risk and the cost differ between regions, dormancy need not follow the risk alone. So the detail suggests why dormancy in different regions may not correspond to their risks.`,
      ],
      hints: [
        `Which comparisons confirm the prediction, and which are less conclusive?`,
        `Read the whole last sentence. What is the part after "possibly because" meant to explain?`,
      ],
    },
  ],
}

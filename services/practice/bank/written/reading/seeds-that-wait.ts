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
          `Only one explanation is given. The average in the first paragraph is what makes the behavior puzzling.`,
        ],
        [
          `A hypothesis is proposed, an experiment on it is reported, and the hypothesis is given up as a result.`,
          'opposite-effect',
          `The passage reports no experiment, and comparisons within one desert "generally confirm" the prediction.`,
        ],
        [
          `A common belief is criticized, its origin is traced to an error, and a new practice is recommended.`,
          'out-of-scope',
          `The passage explains what plants do. It recommends no practice and does not trace the origin of a belief.`,
        ],
        [
          `A general law is stated, several exceptions are listed, and the exceptions are explained in turn.`,
          'wrong-role',
          `The regions in which the evidence is "less conclusive" are not exceptions to a law stated at the start.`,
        ],
      ],
      quick: [
        `The first paragraph asks why some seeds wait, the second explains it, and the third tests a prediction of that explanation.`,
      ],
      full: [
        `Method: say what each paragraph does with the seeds that wait.`,
        `The first puzzles us: waiting seems to be a losing strategy, since a plant whose seeds all germinated would do better on average. The second explains: one year without rain destroys a lineage that has committed all its seeds.`,
        `The third tests: the explanation "makes a prediction," which comparisons within a desert confirm and comparisons between regions leave uncertain. The answer names these three steps in this order.`,
      ],
      hints: [
        `What does each of the three paragraphs do with the behavior of the seeds?`,
        `Does the third paragraph give a new explanation, or does it check the one before?`,
      ],
    },
    {
      id: 'rc-187',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `It can be inferred that the author would agree with which of the following statements about a plant whose seeds all germinated at the first opportunity?`,
      key: [
        `Its average yield is no measure of how likely its lineage is to last.`,
        `Such a plant has the higher average yield, yet its lineage "would simply disappear" in a year without rain, "however spectacular its earlier successes." So the average does not measure how likely the lineage is to last.`,
      ],
      wrong: [
        [
          `Its average yield is lower than that of plants whose seeds partly wait.`,
          'opposite-effect',
          `Dormancy is useful, but not because of the average. By average yield such a plant "would outperform its cautious neighbors."`,
        ],
        [
          `Its lineage lasts wherever favorable years outnumber disastrous ones.`,
          'too-strong',
          `"A product, unlike a sum, is annihilated by a single zero." One disastrous year is enough, however many good ones there are.`,
        ],
        [
          `Its seeds are lost to rodents and decay more often than those that wait.`,
          'opposite-effect',
          `This confuses the two kinds of seeds: the seed that waits is the one that "may be eaten or may decay."`,
        ],
        [
          `Its seedlings survive a lack of rain better than those of its neighbors.`,
          'out-of-scope',
          `In a year without further rain "every seedling dies." The passage does not call any seedlings hardier.`,
        ],
      ],
      quick: [
        `Such a plant is best on average but gone after one bad year, so the average does not tell us which lineage lasts.`,
      ],
      full: [
        `Method: collect what the first two paragraphs say about a plant whose seeds all germinate.`,
        `The first says that by average yield it would do better than its neighbors. The second says that it "would simply disappear" in a year without subsequent rain.`,
        `Both are true at once, and that is why "the average is misleading here." The answer says so: its average "is no measure of how likely its lineage is to last."`,
      ],
      hints: [
        `What do the first and the second paragraphs say about a plant of this kind?`,
        `Can a lineage have the best average yield and still disappear?`,
      ],
    },
    {
      id: 'rc-188',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following is most closely analogous to dormancy as the author explains it?`,
      key: [
        `An investor who reinvests all profits keeps a tenth in cash each year, so that no crash can take everything.`,
        `Reinvested profits multiply from year to year, and a crash would be the "single zero." The cash held back gives up part of the gain in good years, as dormancy does.`,
      ],
      wrong: [
        [
          `A store holds back part of its stock for the end of the season, when the average price is usually higher.`,
          'opposite-effect',
          `The store waits for a higher average price. Dormancy lowers the average and "purchases security" against a disaster.`,
        ],
        [
          `A farmer sells the whole crop in years of high prices and stores it in years of low ones, to earn steadily.`,
          'distorted-detail',
          `The farmer acts on what kind of year it is. Some of the seeds wait every year, before it is known what kind of year it will be.`,
        ],
        [
          `A city closes a tenth of its lawns each year, so that the grass recovers and can bear more visitors later.`,
          'half-right',
          `Part of the lawn rests, but in order to become better. A dormant seed gains nothing but survival.`,
        ],
        [
          `A publisher prints few copies of a book at first and more once it sells, so that little paper is wasted.`,
          'wrong-comparison',
          `The publisher learns how the book sells before printing more. The dormant seeds have learned nothing about the coming rain.`,
        ],
      ],
      quick: [
        `Dormancy gives up part of every good year so that one bad year cannot end everything, and so does the cash.`,
      ],
      full: [
        `Method: list the parts of the explanation of dormancy, and look for each of them in the new case.`,
        `Results multiply from year to year. One total loss would end everything. A fraction is held back every year, at the cost of "part of the harvest of every favorable one."`,
        `The investor lets profits multiply but "keeps a tenth in cash each year, so that no crash can take everything." Every part is present.`,
      ],
      hints: [
        `According to the second paragraph, what does dormancy buy, and what does it pay with?`,
        `In which case is something given up in good years in order to survive a total loss?`,
      ],
    },
    {
      id: 'rc-189',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions seeds lost to rodents or decay in the last sentence most likely in order to`,
      key: [
        `suggest why dormancy in different regions may not correspond to their risks`,
        `Comparisons between regions are "less conclusive, possibly because" the cost of waiting varies as well. So dormancy in different regions may not correspond to their risks.`,
      ],
      wrong: [
        [
          `explain why species of the same desert differ in how many of their seeds wait`,
          'wrong-place',
          `Within a desert, the dormant fraction depends on how irregular a species' success is. The author brings up the cost of waiting only for regions.`,
        ],
        [
          `show that the prediction fails because it leaves the loss of seeds out of account`,
          'too-strong',
          `The comparisons are "less conclusive." The author does not say that the prediction fails.`,
        ],
        [
          `indicate that drought is not the only disaster by which a population is threatened`,
          'wrong-role',
          `In this sentence rodents and decay are "the cost of waiting," not a disaster in some particular year.`,
        ],
        [
          `question whether dormancy offers any advantage in regions that have many rodents`,
          'too-strong',
          `A higher "cost of waiting" makes dormancy less profitable. The author does not suggest that it then offers no advantage.`,
        ],
      ],
      quick: [
        `The varying cost of waiting is a possible reason why comparisons between regions confirm the prediction less clearly.`,
      ],
      full: [
        `Method: read the whole sentence in which the lost seeds appear, and ask what it explains.`,
        `The sentence says that comparisons between regions are less conclusive, "possibly because the cost of waiting" also "varies from region to region." The lost seeds are that cost.`,
        `If both the risk and the cost differ, dormancy need not follow the risk alone. The detail suggests why dormancy in different regions "may not correspond to their risks."`,
      ],
      hints: [
        `What is the part of the sentence after "possibly because" meant to explain?`,
        `If two things differ from region to region at once, what becomes hard to see?`,
      ],
    },
  ],
}

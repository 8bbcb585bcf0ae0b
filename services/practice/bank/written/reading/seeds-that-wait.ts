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
        `Puzzle: capable seeds remain dormant. Explanation: security against a year of zero. Consequence: the prediction of the last paragraph, with two kinds of comparison.`,
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
          `No experiment is reported, and the comparisons within one desert 'generally confirm' the prediction.`,
        ],
        [
          `A common belief is criticized, its origin is traced to an error, and a new practice is recommended.`,
          'out-of-scope',
          `The passage explains what plants do. It recommends no practice and traces the origin of no belief.`,
        ],
        [
          `A general law is stated, several exceptions are listed, and the exceptions are explained in turn.`,
          'wrong-role',
          `The regions in which the evidence is less conclusive are not exceptions to a law stated at the start.`,
        ],
      ],
      quick: [
        `'Apparently self-defeating' is the puzzle, 'but the average is misleading' the answer, 'a prediction' the test.`,
      ],
      full: [
        `Method: give each paragraph one verb.`,
        `1 puzzles: waiting seems to lose. 2 explains: a single zero destroys a product. 3 tests: a prediction, confirmed within a desert and uncertain between regions.`,
        `The description needs these three verbs in this order.`,
      ],
      hints: [
        `Look at how each paragraph opens: what does it do with the behavior of the seeds?`,
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
        `Its average is the higher one (first paragraph), yet one year without further rain ends the lineage, 'however spectacular its earlier successes'.`,
      ],
      wrong: [
        [
          `Its average yield is lower than that of plants whose seeds partly wait.`,
          'opposite-effect',
          `By average yield it 'would outperform its cautious neighbors'.`,
        ],
        [
          `Its lineage lasts wherever favorable years outnumber disastrous ones.`,
          'too-strong',
          `A product is annihilated by 'a single zero'. However many good years there are, one disaster is enough.`,
        ],
        [
          `Its seeds are lost to rodents and decay more often than those that wait.`,
          'opposite-effect',
          `It is the seed that waits that 'may be eaten or may decay'.`,
        ],
        [
          `Its seedlings survive a lack of rain better than those of its neighbors.`,
          'out-of-scope',
          `In a year without subsequent rain 'every seedling dies'. No seedlings are said to be hardier.`,
        ],
      ],
      quick: [`Best on average, gone after one zero: so the average does not tell who lasts.`],
      full: [
        `Method: collect what each paragraph says of such a plant.`,
        `First paragraph: higher average yield. Second paragraph: it disappears in a year without subsequent rain.`,
        `Both hold at once, which is why 'the average is misleading here'. A claim that denies either half is wrong.`,
      ],
      hints: [
        `Compare the last sentence of the first paragraph with the fourth sentence of the second.`,
        `Can a lineage have the best average and still disappear?`,
      ],
    },
    {
      id: 'rc-188',
      skill: 'rc-application',
      difficulty: 1.6,
      stem: `Which of the following is most closely analogous to dormancy as the author explains it?`,
      key: [
        `An investor who reinvests all profits keeps a tenth in cash each year, so that no crash can take everything.`,
        `Profits multiply from year to year, a crash is the 'zero', and the cash gives up part of the gain of every good year.`,
      ],
      wrong: [
        [
          `A store holds back part of its stock for the end of the season, when the average price is usually higher.`,
          'opposite-effect',
          `The store waits for a higher average. Dormancy lowers the average and buys security.`,
        ],
        [
          `A farmer sells the whole crop in years of high prices and stores it in years of low ones, to earn steadily.`,
          'distorted-detail',
          `The farmer acts on what kind of year it is. Seeds wait in every year, because the year cannot be foreseen.`,
        ],
        [
          `A city closes a tenth of its lawns each year, so that the grass recovers and can bear more visitors later.`,
          'half-right',
          `A part rests here too, but resting makes it better. A dormant seed gains nothing except its survival.`,
        ],
        [
          `A publisher prints few copies of a book at first and more once it sells, so that little paper is wasted.`,
          'wrong-comparison',
          `The publisher learns before committing more. The seeds that wait have learned nothing about the coming rain.`,
        ],
      ],
      quick: [`Needed: growth by multiplication, a possible zero, and a small loss in every good year.`],
      full: [
        `Method: list the parts of the explanation and demand each of them of the new case.`,
        `Parts: results multiply; one total loss would end everything; a fraction is withheld in every year; the price is part of each good harvest.`,
        `Reinvested profits multiply, a crash is the total loss, a tenth is withheld every year, and it earns nothing in good years.`,
      ],
      hints: [
        `Find in the second paragraph what dormancy buys and what it pays with.`,
        `Does the case give up something in good years in order to survive a total loss?`,
      ],
    },
    {
      id: 'rc-189',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions seeds lost to rodents or decay in the last sentence most likely in order to`,
      key: [
        `suggest why dormancy in different regions may not correspond to their risks`,
        `The comparisons between regions are 'less conclusive, possibly because' this cost differs among regions too.`,
      ],
      wrong: [
        [
          `explain why species of the same desert differ in how many of their seeds wait`,
          'wrong-place',
          `That difference is put down to irregular success. The cost of waiting is mentioned for regions.`,
        ],
        [
          `show that the prediction fails because it leaves the loss of seeds out of account`,
          'too-strong',
          `The comparisons are 'less conclusive'. The author does not say that the prediction fails.`,
        ],
        [
          `indicate that drought is not the only disaster by which a population is threatened`,
          'wrong-role',
          `Rodents and decay are here the cost of waiting, not a disaster of a particular year.`,
        ],
        [
          `question whether dormancy offers any advantage in regions that have many rodents`,
          'too-strong',
          `A higher cost changes how much dormancy pays. That it offers nothing is not suggested.`,
        ],
      ],
      quick: [`'Less conclusive, possibly because …': a reason why regions may not fit.`],
      full: [
        `Method: read the whole sentence in which the detail stands and name its job.`,
        `The sentence says that comparisons between regions are less conclusive and offers a possible reason: a second quantity, the cost of waiting, differs too.`,
        `So the detail explains why risk alone may not show in the comparison.`,
      ],
      hints: [
        `In the last sentence, find what 'possibly because' is meant to explain.`,
        `If two things differ between regions at once, what becomes hard to see?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const cushionsOnTheSlope: WrittenPassage = {
  passage: {
    id: 'passage-cushions-on-the-slope',
    title: 'Neighbors at altitude',
    paragraphs: [
      `Plants that stand close together want the same light, the same water and the same few grains of nitrogen. Ecologists accordingly long took it as given that a plant is better off without its neighbors, and that to take these away is the surest means of showing how much harm they do.`,
      `High on a mountain slope, Otgon Dulmaa took them away. Her subject was a low plant which grows in dense cushions, and in which the seedlings of other species are commonly found. At each of three heights she cut the cushions from around half of the seedlings and left the other half as they were. At the lowest site, seedlings freed of the cushion grew a third larger than the rest. At the middle site it made no difference. At the highest, most of those that had been freed were dead by the second summer, while most of the others lived. A cushion breaks the wind and holds warmth and moisture. Dulmaa insists that at the highest site it also takes as much water and nitrogen from its guests as it does below; there, however, the shelter is worth more than its price.`,
      `Two further observations keep the result from hardening into a rule about mountain tops. The seedlings that gained most from shelter at the highest site belonged to species of the lower slopes, at the upper edge of their range; those of true alpine species did nearly as well without. And in the third summer, which was uncommonly mild, seedlings newly placed at the highest site grew better where no cushion was near. Whether a neighbor helps or harms, it appears, is not a trait that one can ascribe to it as one ascribes a color to its flowers.`,
    ],
  },
  questions: [
    {
      id: 'rc-154',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Whether one plant helps or harms another depends on conditions and on the species it shelters.`,
        `The effect of the cushion changed with height, with the weather, and with the kind of seedling. The last sentence concludes that whether a neighbor helps or harms "is not a trait that one can ascribe to it."`,
      ],
      wrong: [
        [
          `Whether plants compete can be shown most surely by removing those that stand close to them.`,
          'wrong-speaker',
          `This restates what ecologists "long took" as given, not what the passage concludes. Dulmaa's removals showed harm at one site, no difference at another, and help at a third.`,
        ],
        [
          `Plants on high mountains help one another, and only plants at low altitudes are competitors.`,
          'too-strong',
          `The third paragraph warns against such a "rule about mountain tops." In a mild summer, even seedlings at the highest site grew better without a cushion.`,
        ],
        [
          `Seedlings on high slopes often die unless a cushion shelters them from cold and from wind.`,
          'detail-for-main-idea',
          `Most freed seedlings were "dead by the second summer" at the highest site only, and in a mild summer seedlings grew better there without a cushion. So this is one result and not the main idea.`,
        ],
        [
          `Cushions take less from the seedlings among them the higher up on a slope they happen to grow.`,
          'distorted-detail',
          `According to Dulmaa, that is not so: at the highest site a cushion "takes as much water and nitrogen from its guests as it does below." What changes is the value of its shelter.`,
        ],
      ],
      quick: [
        `Cushions slowed the growth of seedlings at the lowest site and kept most of them alive at the highest, but not every kind and not in every summer. So the effect depends on conditions and on the species.`,
      ],
      full: [
        `The first paragraph gives the old view that neighbors do harm. The second shows that a cushion does harm low on the slope but helps seedlings survive at the highest site.`,
        `The third paragraph keeps this result from becoming a rule. Alpine seedlings did nearly as well without shelter, and in a mild summer shelter did harm even at the highest site.`,
        `In the answer, "conditions" stands for site and weather, and "species" stands for the kind of seedling.`,
      ],
      hints: [
        `What did ecologists long believe about neighbors, and what did Dulmaa find?`,
        `Find what the three paragraphs have in common. What does the last sentence mean by saying that helping or harming is "not a trait"?`,
      ],
    },
    {
      id: 'rc-155',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, at the middle of the three sites`,
      key: [
        `freed and sheltered seedlings fared alike`,
        `The passage says of the middle site that cutting the cushion "made no difference," so freed and sheltered seedlings did equally well.`,
      ],
      wrong: [
        [
          `most of the freed seedlings soon died`,
          'wrong-place',
          `That happened at the highest site, where most freed seedlings were "dead by the second summer." At the middle site, they did as well as the rest.`,
        ],
        [
          `the freed seedlings grew a third larger`,
          'distorted-detail',
          `That happened at the lowest site, where freed seedlings "grew a third larger" than the rest. At the middle site there was no such difference.`,
        ],
        [
          `the cushions were left around them all`,
          'out-of-scope',
          `At each of the three heights Dulmaa cut the cushions "from around half of the seedlings," so they were not left around all of them.`,
        ],
        [
          `species of the low slopes gained most`,
          'wrong-comparison',
          `The passage says that species of the lower slopes gained most from shelter at the highest site. It does not compare species at the middle one.`,
        ],
      ],
      quick: [`"It made no difference" whether the cushion was there, so both groups of seedlings fared alike.`],
      full: [
        `The second paragraph gives the results in order, from the lowest site to the highest, so the middle site comes between the other two.`,
        `There the passage says that "it made no difference," where "it" stands for cutting the cushion away. The answer restates this: freed and sheltered seedlings "fared alike."`,
      ],
      hints: [
        `Which two groups of seedlings did Dulmaa compare at each of the three sites?`,
        `Find the sentence about the middle site. What does the word "it" stand for there?`,
      ],
    },
    {
      id: 'rc-156',
      version: 3,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `Dulmaa's account of the cushion's effects implies that at the middle site`,
      key: [
        `what the cushion gave in shelter was about equal to what it took away`,
        `At every height the cushion takes water and nitrogen but also gives shelter. Since it "made no difference" at the middle site, what it gave and what it took must have been about equal.`,
      ],
      wrong: [
        [
          `the cushion neither sheltered the seedlings nor took water from them`,
          'half-right',
          `No effect at all would also make no difference. But Dulmaa says that a cushion takes as much at the highest site "as it does below," so it took water at the middle site too.`,
        ],
        [
          `the seedlings were of alpine species that do not make use of shelter`,
          'wrong-place',
          `The passage mentions "true alpine species" only at the highest site. Besides, seedlings that made no use of shelter would have grown better once the cushion was gone, and these did not.`,
        ],
        [
          `the seedlings would have died if the study had lasted some years longer`,
          'real-world-belief',
          `Nothing suggests that seedlings at the middle site were dying. It was at the highest site that most freed seedlings were "dead by the second summer."`,
        ],
        [
          `the shelter of a cushion was worth as much as at the highest site`,
          'wrong-comparison',
          `At the highest site the shelter "is worth more than its price," and the price is the same below. If shelter were worth as much at the middle site, seedlings there would have gained from it.`,
        ],
      ],
      quick: [
        `At the middle site the cushion still takes water and nitrogen, and yet it makes no difference. So its shelter must be worth about as much as the water and nitrogen it takes.`,
      ],
      full: [
        `According to Dulmaa, a cushion takes as much water and nitrogen at the highest site as below, while the value of its shelter changes with height.`,
        `At the lowest site a cushion takes more than its shelter is worth, since freed seedlings grew larger there. At the highest site the shelter "is worth more than its price."`,
        `At the middle site the cushion "made no difference." So what it gave there in shelter was about equal to what it took away.`,
      ],
      hints: [
        `What does a cushion give to a seedling, and what does it take from it?`,
        `Weigh the two against each other. Which of them, according to Dulmaa, does not change with height?`,
      ],
    },
    {
      id: 'rc-157',
      version: 3,
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `Which of the following pairs stands in a relation most like that of cushion and seedling in the passage?`,
      key: [
        `A trade union whose dues are the same each year, but which repays them doubly in bad years`,
        `The dues never change, like the water and nitrogen that the cushion takes. The repayment in bad years is like the shelter, which is worth most when conditions are harsh.`,
      ],
      wrong: [
        [
          `A landlord whose rent rises in bad years, so that tenants leave him for another landlord`,
          'opposite-effect',
          `This landlord takes more in bad years, so tenants have least reason to stay then. The cushion takes no more in harsh conditions, and its shelter is worth most there.`,
        ],
        [
          `A guide whose advice is worth just the same to each traveler, whether the road is good or bad`,
          'distorted-detail',
          `The guide's advice is worth just the same on good and bad roads. The value of the cushion's shelter changes with conditions, and it is greatest where they are harsh.`,
        ],
        [
          `A rival whose low prices do harm to a shop in good years and do more harm in bad years`,
          'explains-one-side',
          `This rival hurts the shop in good years and hurts it more in bad ones, so nothing corresponds to shelter. The cushion helps when conditions are harsh.`,
        ],
        [
          `A twin whose habits are so like his brother's that the two get in each other's way daily`,
          'wrong-comparison',
          `The twins are like the plants of the first paragraph, which stand close together and want the same light. Nothing corresponds to the help that a cushion gives in harsh conditions.`,
        ],
      ],
      quick: [
        `The cushion takes a steady price, and its shelter outweighs that price only in hard conditions. The union's dues and its repayments in bad years work the same way.`,
      ],
      full: [
        `The cushion takes as much water and nitrogen at the top as below, so its price is constant. The harsher the conditions, the more its shelter is worth.`,
        `The right pair must match both features. The union's dues stay the same, and the union repays them doubly in bad years. So for a member, as for a seedling, the arrangement pays off when times are hard.`,
      ],
      hints: [
        `What does the cushion take from a seedling, and what does it give in return?`,
        `Which of the two stays the same, and which is worth more in hard conditions? Look for a pair that matches both.`,
      ],
    },
  ],
}

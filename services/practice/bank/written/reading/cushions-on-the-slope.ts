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
          `Ecologists "long took it as given" that removing neighbors shows the harm they do. The removals in fact showed harm at the lowest site, no difference at the middle one, and help at the highest.`,
        ],
        [
          `Plants on high mountains help one another, and only plants at low altitudes are competitors.`,
          'too-strong',
          `This is the "rule about mountain tops" that the third paragraph warns against. In a mild summer, seedlings at the highest site grew better without a cushion.`,
        ],
        [
          `Seedlings on high slopes often die unless a cushion shelters them from cold and from wind.`,
          'detail-for-main-idea',
          `Most freed seedlings were "dead by the second summer" at one site, and the mild third summer gave the opposite result. It is one part of the evidence.`,
        ],
        [
          `Cushions take less from the seedlings among them the higher up on a slope they happen to grow.`,
          'distorted-detail',
          `Dulmaa says the opposite: at the highest site a cushion "takes as much water and nitrogen from its guests as it does below."`,
        ],
      ],
      quick: [
        `The cushion harmed seedlings at the low site and helped them at the high one, but not alpine species and not in a mild summer. So everything depends on the conditions and the species.`,
      ],
      full: [
        `The first paragraph gives the old view that neighbors do harm. The second shows that on a slope the harm turns into help as the height increases.`,
        `The third keeps this from becoming a rule. Alpine seedlings did nearly as well without shelter. In a mild summer, shelter did harm even at the highest site.`,
        `Site and weather are the "conditions" and the kind of seedling is the "species" in the answer.`,
      ],
      hints: [
        `Do the alpine seedlings and the mild summer confirm a simple rule about mountain tops, or limit it?`,
        `What does the author mean by saying that helping or harming is "not a trait"?`,
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
          `This is the result for the highest site, where most freed seedlings were "dead by the second summer."`,
        ],
        [
          `the freed seedlings grew a third larger`,
          'distorted-detail',
          `Freed seedlings "grew a third larger" at the lowest site, not at the middle one.`,
        ],
        [
          `the cushions were left around them all`,
          'out-of-scope',
          `At each of the three heights Dulmaa cut the cushions "from around half of the seedlings," so they were not left around all of them.`,
        ],
        [
          `species of the low slopes gained most`,
          'wrong-comparison',
          `Species are compared "at the highest site" only. The passage gives no such comparison for the middle one.`,
        ],
      ],
      quick: [`"It made no difference" whether the cushion was there, so both groups of seedlings fared alike.`],
      full: [
        `The second paragraph gives the results in order, from the lowest site to the highest.`,
        `At the lowest, freed seedlings grew larger; at the highest, most of them died. For the middle site the passage says that "it made no difference," where "it" is the cutting of the cushion. The answer says the same with "fared alike."`,
      ],
      hints: [
        `What happened to the freed seedlings at the lowest site, at the middle site, and at the highest?`,
        `In the result for the middle site, what does "it" stand for?`,
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
        `The cushion takes water and nitrogen at every height and also gives shelter. If the overall effect at the middle site was zero, the two must have been about equal.`,
      ],
      wrong: [
        [
          `the cushion neither sheltered the seedlings nor took water from them`,
          'half-right',
          `The outcome would look the same. But Dulmaa says that a cushion takes as much at the highest site "as it does below." So it took water at the middle site too.`,
        ],
        [
          `the seedlings were of alpine species that do not make use of shelter`,
          'wrong-place',
          `Seedlings of "true alpine species" come up only at the highest site. Nothing suggests that the middle site had no others.`,
        ],
        [
          `the seedlings would have died if the study had lasted some years longer`,
          'real-world-belief',
          `Nothing suggests that seedlings at the middle site were dying. It was at the highest site that most freed seedlings were "dead by the second summer."`,
        ],
        [
          `the shelter of a cushion was worth as much as at the highest site`,
          'wrong-comparison',
          `If shelter had been worth as much as at the highest site, where it "is worth more than its price," the seedlings would have gained. Yet the cushion made no difference.`,
        ],
      ],
      quick: [
        `If a cushion has a price and yet makes no difference, its shelter must be worth about as much as its price.`,
      ],
      full: [
        `According to Dulmaa, a cushion takes the same amount of water and nitrogen at every height, while the value of its shelter changes.`,
        `At the lowest site the price is greater than the value of the shelter, and at the highest site the shelter "is worth more than its price."`,
        `At the middle site the cushion "made no difference." So what it gave there "was about equal to what it took away."`,
      ],
      hints: [
        `What does a cushion give to a seedling, and what does it take from it?`,
        `Which of these two, according to Dulmaa, does not change with height?`,
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
        `The dues are constant, like the water and nitrogen that the cushion takes. The repayment in bad years is like the shelter, which is worth most in harsh conditions. So the balance changes with conditions.`,
      ],
      wrong: [
        [
          `A landlord whose rent rises in bad years, so that tenants leave him for another landlord`,
          'opposite-effect',
          `Here the cost grows with hardship, so the partner is worth least in bad times. The cushion is worth most in bad times.`,
        ],
        [
          `A guide whose advice is worth just the same to each traveler, whether the road is good or bad`,
          'distorted-detail',
          `Here the benefit is constant. The passage says that helping or harming "is not a trait"; it changes with the site, the summer, and the species.`,
        ],
        [
          `A rival whose low prices do harm to a shop in good years and do more harm in bad years`,
          'explains-one-side',
          `Ecologists "long took it as given" that a neighbor does harm. This rival gives nothing that could correspond to shelter.`,
        ],
        [
          `A twin whose habits are so like his brother's that the two get in each other's way daily`,
          'wrong-comparison',
          `The twins resemble the plants in the first paragraph, which want "the same light." Nothing here corresponds to the help that a cushion gives.`,
        ],
      ],
      quick: [
        `The cushion has a steady price and a benefit that outweighs it only in hard conditions, and so does the union.`,
      ],
      full: [
        `The cushion takes as much water and nitrogen at the top as below, so its price is constant. Its shelter is worth more the harsher the conditions are.`,
        `The right pair must have the same structure. The union's dues "are the same each year," and it repays them doubly "in bad years." So membership pays off in hard times and costs money in good ones.`,
      ],
      hints: [
        `Which effect of the cushion stays the same, and which changes with conditions?`,
        `Which partner costs the same at all times but is worth having only in hard ones?`,
      ],
    },
  ],
}

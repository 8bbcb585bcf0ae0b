import type { WrittenPassage } from '../written-question.ts'

export const cushionsOnTheSlope: WrittenPassage = {
  passage: {
    id: 'passage-cushions-on-the-slope',
    title: 'Neighbours at altitude',
    paragraphs: [
      `Plants that stand close together want the same light, the same water and the same few grains of nitrogen. Ecologists accordingly long took it as given that a plant is better off without its neighbours, and that to take these away is the surest means of showing how much harm they do.`,
      `High on a mountain slope, Otgon Dulmaa took them away. Her subject was a low plant which grows in dense cushions, and in which the seedlings of other species are commonly found. At each of three heights she cut the cushions from around half of the seedlings and left the other half as they were. At the lowest site, seedlings freed of the cushion grew a third larger than the rest. At the middle site it made no difference. At the highest, most of those that had been freed were dead by the second summer, while most of the others lived. A cushion breaks the wind and holds warmth and moisture. Dulmaa insists that at the highest site it also takes as much water and nitrogen from its guests as it does below; there, however, the shelter is worth more than its price.`,
      `Two further observations keep the result from hardening into a rule about mountain tops. The seedlings that gained most from shelter at the highest site belonged to species of the lower slopes, at the upper edge of their range; those of true alpine species did nearly as well without. And in the third summer, which was uncommonly mild, seedlings newly placed at the highest site grew better where no cushion was near. Whether a neighbour helps or harms, it appears, is not a trait that one can ascribe to it as one ascribes a colour to its flowers.`,
    ],
  },
  questions: [
    {
      id: 'rc-154',
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following best states the main idea of the passage?`,
      key: [
        `Whether one plant helps or harms another depends on conditions and on the species it shelters.`,
        `Height, a mild summer and the kind of seedling all turned the effect round. The last sentence says that it is 'not a trait'.`,
      ],
      wrong: [
        [
          `Whether plants compete can be shown most surely by removing those that stand close to them.`,
          'wrong-speaker',
          `Ecologists 'long took it as given'. The removals showed something else than they expected.`,
        ],
        [
          `Plants on high mountains help one another, and only plants at low altitudes are competitors.`,
          'too-strong',
          `Here is the 'rule about mountain tops' that the third paragraph warns of: a mild summer turned it round.`,
        ],
        [
          `Seedlings on high slopes often die unless a cushion shelters them from cold and from wind.`,
          'detail-for-main-idea',
          `That is the result at one site in cold summers. It is a part of the evidence.`,
        ],
        [
          `Cushions take less from the seedlings among them the higher up on a slope they happen to grow.`,
          'distorted-detail',
          `Dulmaa insists on the contrary: at the highest site a cushion 'takes as much' from its guests as below.`,
        ],
      ],
      quick: [
        `Low: harm. Middle: nothing. High: help, but not for alpine species and not in a mild summer. It depends.`,
      ],
      full: [
        `Paragraph 1: neighbours harm.`,
        `Paragraph 2: on a slope, harm turns into help with height.`,
        `Paragraph 3: even this is no rule, since species and weather matter.`,
      ],
      hints: [
        `Do the observations of the third paragraph support a simple rule?`,
        `What does the author mean by 'not a trait'?`,
      ],
    },
    {
      id: 'rc-155',
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, at the middle of the three sites`,
      key: [`freed and sheltered seedlings fared alike`, `'At the middle site it made no difference.'`],
      wrong: [
        [
          `most of the freed seedlings soon died`,
          'wrong-place',
          `That happened at the highest site, by the second summer.`,
        ],
        [
          `the freed seedlings grew a third larger`,
          'distorted-detail',
          `The third belongs to the lowest site, where shelter did not pay.`,
        ],
        [
          `the cushions were left around them all`,
          'out-of-scope',
          `At each of the heights the cushion was cut from around half of the seedlings.`,
        ],
        [
          `species of the low slopes gained most`,
          'wrong-comparison',
          `Species were compared at the highest site. For the middle one no such difference is given.`,
        ],
      ],
      quick: [`'At the middle site it made no difference.'`],
      full: [
        `The second paragraph gives the results from the lowest to the highest site.`,
        `For the middle one: 'it made no difference' whether the cushion had been cut.`,
      ],
      hints: [`Find the three results in the second paragraph.`, `What does 'it' stand for in the middle one?`],
    },
    {
      id: 'rc-156',
      skill: 'rc-inference',
      difficulty: 1,
      stem: `Dulmaa's account of the cushion's effects implies that at the middle site`,
      key: [
        `what the cushion gave in shelter was about equal to what it took away`,
        `The cushion takes at the high site 'as much ... as it does below', and it shelters too. No net difference means that gain and cost balance.`,
      ],
      wrong: [
        [
          `the cushion neither sheltered the seedlings nor took water from them`,
          'half-right',
          `No difference in the outcome is right, but a balance of two effects looks the same as the lack of both. She holds that cushions take water at any height.`,
        ],
        [
          `the seedlings were of alpine species that do not make use of shelter`,
          'wrong-place',
          `Alpine species are discussed for the highest site. Nothing suggests that the middle site had no others.`,
        ],
        [
          `the seedlings would have died in the end if they had been watched on`,
          'real-world-belief',
          `Nothing points to it. Freed seedlings died at the highest site, where wind and cold are worse.`,
        ],
        [
          `the shelter of a cushion was as great as that at the highest of sites`,
          'wrong-comparison',
          `If it were, seedlings would gain there as well. What stays the same with height is what the cushion takes.`,
        ],
      ],
      quick: [
        `Outcome = shelter minus price. Zero outcome, with a price that is not zero, means shelter equal to price.`,
      ],
      full: [
        `At every height the cushion takes water and nitrogen.`,
        `Low: the price exceeds the shelter. High: the shelter exceeds the price.`,
        `Middle: no difference, so the two are about equal.`,
      ],
      hints: [
        `Think of the cushion as having a price and a benefit.`,
        `Which of the two, according to Dulmaa, does not change with height?`,
      ],
    },
    {
      id: 'rc-157',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `Which of the following pairs stands in a relation most like that of cushion and seedling in the passage?`,
      key: [
        `A trade union whose dues are the same each year, but which repays them doubly in bad years`,
        `A constant price and a benefit that grows with hardship: so the balance turns with conditions.`,
      ],
      wrong: [
        [
          `A landlord whose rent rises in bad years, so that tenants leave him for another landlord`,
          'opposite-effect',
          `Here the price grows with hardship, so that the partner is worth least when times are bad.`,
        ],
        [
          `A guide whose advice is worth just the same to each traveller, whether the road is good or bad`,
          'distorted-detail',
          `The benefit is constant here. The cushion's benefit depended on the site, the summer and the species.`,
        ],
        [
          `A rival whose low prices do harm to a shop in good years and do more harm in bad years`,
          'explains-one-side',
          `A neighbour who always harms is what ecologists had taken for granted. There is no shelter in it.`,
        ],
        [
          `A twin whose habits are so like his brother's that the two get in each other's way daily`,
          'wrong-comparison',
          `Likeness and rivalry recall the first paragraph: wanting 'the same light'. The help is missing.`,
        ],
      ],
      quick: [`Pattern: a steady price, and a benefit that outweighs it only under hardship.`],
      full: [
        `The cushion takes as much above as below.`,
        `Its shelter is worth more the harsher the conditions.`,
        `Dues that stay the same, with repayment in bad years, have the same structure.`,
      ],
      hints: [
        `Which of the cushion's effects is constant, and which changes?`,
        `Look for a partner who costs the same at all times but is worth having only at some.`,
      ],
    },
  ],
}

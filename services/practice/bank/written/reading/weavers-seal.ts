import type { WrittenPassage } from '../written-question.ts'

export const weaversSeal: WrittenPassage = {
  passage: {
    id: 'passage-weavers-seal',
    title: 'The seal of the weavers',
    paragraphs: [
      `Until its dissolution in 1798, the weavers' guild of Westerau determined who could manufacture cloth in the town, how long apprentices had to serve, and how many threads a piece must contain. The economic historian Adaeze Nwosu considers the last of these regulations a pretext. Buyers, she argues, could judge cloth by inspecting it, and the guild prosecuted outsiders who sold excellent cloth as energetically as members who sold poor cloth. Its actual product was scarcity: between 1650 and 1750, although the population of the town doubled, the number of masters hardly changed, and nine in ten new masters were sons or sons-in-law of old ones.`,
      `Jonas Feld, who has examined the same archive, does not dispute these figures; he questions the comparison that they invite. Nwosu measures the guild against an open market in which cloth of visible quality is exchanged, but no such market, he contends, existed for the guild to obstruct. Most of Westerau's production was sold in unopened bales, at fairs hundreds of miles away, where the town's seal was all that a buyer could examine, and a single dishonest weaver could ruin the reputation of the seal for everyone. An association that shared such a reputation had to be able to expel its members, and expulsion is a punishment only where membership is worth having. The privileges that Nwosu describes were, in his view, what made honesty pay.`,
      `The two accounts are less incompatible than their authors suppose. Feld shows that membership had to be valuable; he does not show that it had to be as valuable as the guild made it, or hereditary. Nwosu shows that outsiders paid for the prosperity of the members; she does not show that buyers were mistaken to rely on the seal. The dissolution of the guild might have settled this last question, since cloth from Westerau did lose a third of its price at the fairs within a decade. Unfortunately for historians, it was a decade of war, in which nearly everything that was sold at the fairs lost as much.`,
    ],
  },
  questions: [
    {
      id: 'rc-222',
      skill: 'rc-function',
      difficulty: 1.2,
      stem: `Feld's response to Nwosu consists chiefly in`,
      key: [
        `accepting her evidence but rejecting the standard by which she judges the guild`,
        `Feld "does not dispute these figures," which are Nwosu's evidence. He "questions the comparison" with an open market, which is the standard by which she judges the guild.`,
      ],
      wrong: [
        [
          `accepting her conclusion but supporting it with evidence she had not considered`,
          'half-right',
          `Feld accepts her figures but not her conclusion. She considers the rule about threads a pretext and scarcity the guild's product; he says that the guild's privileges "made honesty pay."`,
        ],
        [
          `challenging her figures by means of other documents found in the same archive`,
          'opposite-effect',
          `Feld examined "the same archive," but he "does not dispute these figures." He brings no other documents against them.`,
        ],
        [
          `showing that her evidence concerns a period in which the guild was untypical`,
          'out-of-scope',
          `Feld says nothing about whether the period was typical. He "questions the comparison," that is, what the guild is measured against.`,
        ],
        [
          `conceding that the guild did harm but arguing that open markets do more of it`,
          'distorted-detail',
          `Feld does not say that open markets do more harm. He contends that "no such market" existed for the guild to obstruct.`,
        ],
      ],
      quick: [
        `Feld accepts Nwosu's figures but says that the open market with which she compares the guild did not exist.`,
      ],
      full: [
        `Method: look at the sentence that begins Feld's reply, and separate what he accepts from what he attacks.`,
        `He "does not dispute these figures; he questions the comparison that they invite." The figures are Nwosu's evidence.`,
        `The comparison is with "an open market in which cloth of visible quality is exchanged." That is her standard, and Feld says that no such market existed. He accepts her evidence but rejects her standard.`,
      ],
      hints: [
        `What evidence does Nwosu offer, and against what does she measure the guild?`,
        `Find the sentence that begins Feld's reply. What does he accept in it, and what does he question?`,
      ],
    },
    {
      id: 'rc-223',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred from the passage that Nwosu and Feld would agree that`,
      key: [
        `masters of the guild were better off than they would have been without its privileges`,
        `Nwosu shows that outsiders paid for "the prosperity of the members." Feld says that the privileges made membership "worth having." Both imply that masters were better off with them.`,
      ],
      wrong: [
        [
          `distant buyers depended on the guild in order to know what they were being offered`,
          'wrong-speaker',
          `This is Feld's view, since at the fairs the seal "was all that a buyer could examine." Nwosu would reject it, because she argues that buyers "could judge cloth by inspecting it."`,
        ],
        [
          `the guild admitted fewer masters than a trustworthy seal would have made necessary`,
          'wrong-speaker',
          `It is the author who remarks that membership may not have had to be so valuable. Feld himself does not say that the guild admitted too few masters, so we cannot infer that he would agree.`,
        ],
        [
          `the regulation that concerned threads did little to protect those who bought the town's cloth`,
          'wrong-speaker',
          `Nwosu would agree, since she considers the regulation "a pretext." Feld does not say that it did little for buyers, so we cannot infer that he would agree.`,
        ],
        [
          `the number of masters would have remained much the same if the guild had not existed`,
          'opposite-effect',
          `Nwosu holds that the guild's "actual product was scarcity," so without it there would have been more masters. She would therefore reject this statement.`,
        ],
      ],
      quick: [
        `Nwosu complains that masters profited from the privileges, and Feld says that this profit made honesty pay. Both accept that masters were better off with them.`,
      ],
      full: [
        `Method: ask of each statement whether Nwosu would accept it and whether Feld would.`,
        `Only Feld says that buyers depended on the seal, and only Nwosu calls the rule about threads a pretext. Neither says that the guild made no difference to the number of masters.`,
        `Nwosu complains that the guild produced scarcity, from which its members gained. Feld needs this gain too, since expulsion is a punishment "only where membership is worth having." So both would agree that masters were better off.`,
      ],
      hints: [
        `Which of Nwosu's findings does Feld accept?`,
        `Check each statement against both historians. Which one is Nwosu's complaint and also something that Feld's argument requires?`,
      ],
    },
    {
      id: 'rc-224',
      skill: 'rc-inference',
      difficulty: 1.8,
      stem: `The last two sentences of the passage suggest that, if the prices of other goods at the fairs had remained stable, the loss in the price of Westerau's cloth would have been`,
      key: [
        `a sign that buyers had been right to trust cloth that bore the guild's seal`,
        `The open question is whether buyers were "mistaken to rely on the seal." If only this cloth had lost value once the guild was gone, that would suggest that they had been right to rely on it.`,
      ],
      wrong: [
        [
          `a sign that buyers had been able to judge by inspection the cloth they bought`,
          'opposite-effect',
          `If buyers had judged the cloth by inspection, the end of the guild and its seal should hardly have lowered the price. The loss would be a sign of the opposite.`,
        ],
        [
          `a sign that the privileges of the masters had been greater than was necessary`,
          'wrong-place',
          `How valuable membership had to be is a different question. "This last question" refers to the sentence just before, about buyers and the seal.`,
        ],
        [
          `no evidence about the guild, since the decade after 1798 was a time of war`,
          'half-right',
          `The war spoils the evidence only because "nearly everything" at the fairs lost as much. The question supposes that other prices had remained stable, and in that case the loss would be evidence.`,
        ],
        [
          `no evidence about the guild, since its seal had lost its value before 1798`,
          'out-of-scope',
          `Nothing in the passage says that the seal had lost its value before 1798. The price fell only after the guild was dissolved, so the loss could still tell us something about the guild.`,
        ],
      ],
      quick: [
        `If only Westerau's cloth had lost value after the guild ended, that would suggest that the seal had been worth trusting.`,
      ],
      full: [
        `Method: find the question that the fall in price might have settled, and imagine the decade without the effects of war.`,
        `"This last question" is whether buyers were "mistaken to rely on the seal." The war spoiled the evidence, because nearly everything at the fairs lost as much.`,
        `With other prices stable, the fall would belong to this cloth alone. It would suggest that buyers trusted the cloth less without the guild and that their trust in the seal had been justified.`,
      ],
      hints: [
        `Which question about the buyers does "this last question" refer to?`,
        `Imagine the decade without the war. If only this cloth had become cheaper after the guild ended, what would that say about the seal?`,
      ],
    },
    {
      id: 'rc-225',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `Which of the following, if true, would most seriously weaken Feld's account?`,
      key: [
        `At the fairs, buyers usually had bales opened and their contents examined before paying.`,
        `Feld says that cloth was sold "in unopened bales," so that the seal was all a buyer could examine. If buyers usually opened the bales, they could judge the cloth itself.`,
      ],
      wrong: [
        [
          `In Westerau, masters of the guild left larger fortunes than masters of other trades.`,
          'opposite-effect',
          `Larger fortunes would fit Feld's view that membership was "worth having." They would support his account rather than weaken it.`,
        ],
        [
          `In the years before 1798, the guild expelled members who had sold cloth of poor quality.`,
          'opposite-effect',
          `Feld says that an association with a shared reputation "had to be able to expel its members." Expelling sellers of poor cloth is just what his account would lead us to expect.`,
        ],
        [
          `In the town itself, some customers preferred the cloth of outsiders to that of members.`,
          'wrong-comparison',
          `Feld speaks of sales "at fairs hundreds of miles away," where buyers saw only the seal. Customers in the town could see the cloth, so their taste does not affect his account.`,
        ],
        [
          `At the fairs, cloth from a few other towns was sold at prices like those of Westerau's.`,
          'out-of-scope',
          `Equal prices do not show how buyers at the fairs chose. Other towns may have had seals of their own, and Feld's account leaves room for that.`,
        ],
      ],
      quick: [
        `For Feld, buyers relied on the seal because they could not see into the bales. If buyers usually had the bales opened, they did not have to rely on the seal.`,
      ],
      full: [
        `Method: find the fact about selling cloth on which Feld's account depends, and look for a statement that denies it.`,
        `The fact is that most of the cloth was sold "in unopened bales." The shared reputation and the need to be able to expel members follow from it.`,
        `If buyers usually had bales opened before paying, the quality of the cloth was visible after all. Then they did not depend on the seal, and Feld's account loses its basis.`,
      ],
      hints: [
        `According to Feld, why did buyers at the fairs have to trust the seal?`,
        `Find the fact about how cloth was sold on which Feld's account depends. Which statement denies it?`,
      ],
    },
  ],
}

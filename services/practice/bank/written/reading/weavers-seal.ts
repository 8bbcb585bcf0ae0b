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
        `Feld "does not dispute these figures," so he accepts her evidence. "He questions the comparison that they invite," so he rejects the open market as the standard for judging the guild.`,
      ],
      wrong: [
        [
          `accepting her conclusion but supporting it with evidence she had not considered`,
          'half-right',
          `Feld "does not dispute these figures," but he does not accept Nwosu's conclusion. In his view the privileges are "what made honesty pay."`,
        ],
        [
          `challenging her figures by means of other documents found in the same archive`,
          'opposite-effect',
          `Feld used the same archive as Nwosu and "does not dispute these figures," so he brings no other documents against her.`,
        ],
        [
          `showing that her evidence concerns a period in which the guild was untypical`,
          'out-of-scope',
          `Feld does not question the period. He questions "the comparison," that is, what the guild is measured against.`,
        ],
        [
          `conceding that the guild did harm but arguing that open markets do more of it`,
          'distorted-detail',
          `Feld contends that "no such market" existed, not that an open market would do harm.`,
        ],
      ],
      quick: [`Feld accepts the figures and questions the comparison.`],
      full: [
        `Method: look at the sentence that begins the reply, because it says what Feld accepts and what he attacks.`,
        `Feld "does not dispute these figures; he questions the comparison that they invite." The comparison is with "an open market in which cloth of visible quality is exchanged," and he says that no such market existed.`,
        `"These figures" are her "evidence," and "the comparison" is "the standard by which she judges the guild."`,
      ],
      hints: [
        `What does Feld accept in Nwosu's work, and what does he question?`,
        `According to Feld, against what does Nwosu measure the guild?`,
      ],
    },
    {
      id: 'rc-223',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred from the passage that Nwosu and Feld would agree that`,
      key: [
        `masters of the guild were better off than they would have been without its privileges`,
        `For Nwosu the masters profited from scarcity. For Feld the privileges made membership "worth having," so that expulsion was a punishment. Both imply that masters were better off with the privileges.`,
      ],
      wrong: [
        [
          `distant buyers depended on the guild in order to know what they were being offered`,
          'wrong-speaker',
          `This is Feld's view. According to Nwosu, buyers could judge cloth "by inspecting it."`,
        ],
        [
          `the guild admitted fewer masters than a trustworthy seal would have made necessary`,
          'wrong-speaker',
          `The author, not Feld, says that Feld does not show how valuable membership had to be. Feld himself does not say that too few masters were admitted.`,
        ],
        [
          `the regulation that concerned threads did little to protect those who bought the town's cloth`,
          'wrong-speaker',
          `Nwosu alone holds this, since she calls the regulation "a pretext." Feld does not say that it was useless.`,
        ],
        [
          `the number of masters would have remained much the same if the guild had not existed`,
          'opposite-effect',
          `For Nwosu the guild's "actual product was scarcity," so without it there would have been more masters. Feld does not dispute her figures.`,
        ],
      ],
      quick: [
        `For Nwosu the privileges meant scarcity and for Feld an incentive, and either way masters gained from them.`,
      ],
      full: [
        `Method: ask of each statement whether Nwosu would agree and whether Feld would.`,
        `Only Feld says that buyers depended on the seal, and only Nwosu calls the regulation a pretext. Neither says that fewer masters were admitted than the seal required, or that the guild made no difference.`,
        `Nwosu complains that masters gained from the privileges. Feld's argument requires this gain too, since "expulsion is a punishment only where membership is worth having."`,
      ],
      hints: [
        `What consequences of the guild's privileges does each of the two historians describe?`,
        `Which statement does Feld's argument require although it is also Nwosu's complaint?`,
      ],
    },
    {
      id: 'rc-224',
      skill: 'rc-inference',
      difficulty: 1.8,
      stem: `The last two sentences of the passage suggest that, if the prices of other goods at the fairs had remained stable, the loss in the price of Westerau's cloth would have been`,
      key: [
        `a sign that buyers had been right to trust cloth that bore the guild's seal`,
        `The open question is whether buyers "were mistaken to rely on the seal." If only this cloth lost value once the guild was gone, the seal had told buyers something, and they had been right to trust it.`,
      ],
      wrong: [
        [
          `a sign that buyers had been able to judge by inspection the cloth they bought`,
          'opposite-effect',
          `If buyers had been able to judge by inspection, the end of the guild's control would hardly have lowered the price.`,
        ],
        [
          `a sign that the privileges of the masters had been greater than was necessary`,
          'wrong-place',
          `Feld leaves open how valuable membership had to be. "This last question" is the one about the seal.`,
        ],
        [
          `no evidence about the guild, since the decade after 1798 was a time of war`,
          'half-right',
          `The war spoils the evidence because "nearly everything" lost as much. This question supposes that other prices had not fallen.`,
        ],
        [
          `no evidence about the guild, since its seal had lost its value before 1798`,
          'out-of-scope',
          `Buyers relied on the seal while the guild existed, and the loss came only after its "dissolution." Nothing suggests an earlier loss of trust.`,
        ],
      ],
      quick: [`A fall in the price of this cloth alone would show that the seal had been worth trusting.`],
      full: [
        `Method: find the question that the fall in price might have settled, and imagine that there had been no war.`,
        `"This last question" refers to the sentence before: whether buyers were "mistaken to rely on the seal." The war spoiled the evidence, because nearly everything lost as much value.`,
        `With other prices stable, the fall would belong to this cloth alone. Without the guild, buyers would then have trusted it less, so the seal had meant something: "buyers had been right to trust" it.`,
      ],
      hints: [
        `What does Nwosu not show about the buyers and the seal?`,
        `If nothing else had become cheaper, what would lower offers say about the buyers' trust in this cloth?`,
      ],
    },
    {
      id: 'rc-225',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `Which of the following, if true, would most seriously weaken Feld's account?`,
      key: [
        `At the fairs, buyers usually had bales opened and their contents examined before paying.`,
        `Feld's account depends on unopened bales, where the seal "was all that a buyer could examine." If buyers usually opened bales, they did not need to rely on the seal.`,
      ],
      wrong: [
        [
          `In Westerau, masters of the guild left larger fortunes than masters of other trades.`,
          'opposite-effect',
          `Feld himself says that membership was "worth having," so this would support his account.`,
        ],
        [
          `In the years before 1798, the guild expelled members who had sold cloth of poor quality.`,
          'opposite-effect',
          `Feld says that the guild "had to be able to expel its members," so his account would lead us to expect this.`,
        ],
        [
          `In the town itself, some customers preferred the cloth of outsiders to that of members.`,
          'wrong-comparison',
          `Feld speaks of sales "at fairs hundreds of miles away," where buyers did not see the cloth. Customers in the town could see it.`,
        ],
        [
          `At the fairs, cloth from a few other towns was sold at prices like those of Westerau's.`,
          'out-of-scope',
          `The other towns may have had seals of their own, so equal prices prove nothing about Westerau's seal.`,
        ],
      ],
      quick: [
        `For Feld, the seal was useful because buyers could not see into the bales. If buyers usually opened the bales, they did not need the seal.`,
      ],
      full: [
        `Method: find the fact about selling cloth on which Feld's account depends, and look for a statement that denies it.`,
        `Feld says that most of the cloth was sold "in unopened bales," so that the seal was all that buyers could examine. The shared reputation, the need to be able to expel members, and the privileges all follow from this.`,
        `If buyers "usually had bales opened" before paying, the first step fails, and the rest has nothing to rest on.`,
      ],
      hints: [
        `On which fact about how cloth was sold does Feld's account depend?`,
        `Which statement would make the seal unnecessary?`,
      ],
    },
  ],
}

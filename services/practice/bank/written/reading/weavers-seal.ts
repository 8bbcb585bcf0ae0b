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
        `He 'does not dispute these figures; he questions the comparison that they invite', with an open market.`,
      ],
      wrong: [
        [
          `accepting her conclusion but supporting it with evidence she had not considered`,
          'half-right',
          `It is her figures that he accepts. His conclusion about the privileges is another.`,
        ],
        [
          `challenging her figures by means of other documents found in the same archive`,
          'opposite-effect',
          `He has examined the same archive and 'does not dispute these figures'.`,
        ],
        [
          `showing that her evidence concerns a period in which the guild was untypical`,
          'out-of-scope',
          `The period is not questioned. What he questions is what the guild is compared with.`,
        ],
        [
          `conceding that the guild did harm but arguing that open markets do more of it`,
          'distorted-detail',
          `He contends that no open market existed, not that such a market would do harm.`,
        ],
      ],
      quick: [`Figures accepted, comparison questioned.`],
      full: [
        `Method: take the first sentences of the reply; they say what is granted and what is attacked.`,
        `Granted: the figures. Attacked: 'the comparison that they invite', since the open market of the comparison did not exist.`,
        `The answer needs both parts and must not let him challenge the figures.`,
      ],
      hints: [
        `The second paragraph opens with what Feld does not dispute and what he questions: keep the two apart.`,
        `Against what does Nwosu measure the guild, according to Feld?`,
      ],
    },
    {
      id: 'rc-223',
      skill: 'rc-inference',
      difficulty: 1.5,
      stem: `It can be inferred from the passage that Nwosu and Feld would agree that`,
      key: [
        `masters of the guild were better off than they would have been without its privileges`,
        `For Nwosu the masters profited from scarcity. For Feld the privileges made membership 'worth having', so that expulsion hurt.`,
      ],
      wrong: [
        [
          `distant buyers depended on the guild in order to know what they were being offered`,
          'wrong-speaker',
          `This is Feld's view. For Nwosu, buyers could judge cloth by inspecting it.`,
        ],
        [
          `the guild admitted fewer masters than a trustworthy seal would have made necessary`,
          'wrong-speaker',
          `The author says that Feld does not show how valuable membership had to be. Feld himself does not find it too valuable.`,
        ],
        [
          `the regulation that concerned threads did little to protect those who bought the town's cloth`,
          'wrong-speaker',
          `This is Nwosu's view: the regulation was 'a pretext'.`,
        ],
        [
          `the number of masters would have remained much the same if the guild had not existed`,
          'opposite-effect',
          `For Nwosu the guild made masters scarce. Feld disputes neither her figures nor that the privileges limited entry.`,
        ],
      ],
      quick: [`Scarcity for one, an incentive for the other: both say that membership paid.`],
      full: [
        `Method for two views: ask of each statement whether Nwosu would say yes and whether Feld would.`,
        `Dependence on the seal: Feld only. Useless regulation: Nwosu only. Too few masters for the purpose: not Feld.`,
        `That the privileges enriched the masters is what she complains of and what his argument requires.`,
      ],
      hints: [
        `Compare the word 'scarcity' in the first paragraph with 'worth having' in the second.`,
        `Which statement does Feld need for his argument although it is Nwosu's complaint?`,
      ],
    },
    {
      id: 'rc-224',
      skill: 'rc-inference',
      difficulty: 1.8,
      stem: `The last two sentences of the passage suggest that, if the prices of other goods at the fairs had remained stable, the loss in the price of Westerau's cloth would have been`,
      key: [
        `a sign that buyers had been right to trust cloth that bore the guild's seal`,
        `The open question is whether buyers were mistaken to rely on the seal. If its end alone lowered the price, the seal had told them something.`,
      ],
      wrong: [
        [
          `a sign that buyers had been able to judge by inspection the cloth they bought`,
          'opposite-effect',
          `If inspection had been enough, the end of the guild's control would hardly have lowered the price.`,
        ],
        [
          `a sign that the privileges of the masters had been greater than was necessary`,
          'wrong-place',
          `Whether membership had to be so valuable is what Feld leaves open. 'This last question' is the one about the seal.`,
        ],
        [
          `no evidence about the guild, since the decade after 1798 was a time of war`,
          'half-right',
          `War takes away the evidence because other prices fell as well. The question supposes that they did not.`,
        ],
        [
          `no evidence about the guild, since its seal had lost its value before 1798`,
          'out-of-scope',
          `Nothing suggests that the seal had lost its value while the guild existed.`,
        ],
      ],
      quick: [`'This last question': were buyers mistaken to rely on the seal? A fall in this cloth alone says no.`],
      full: [
        `Method: find which question the evidence was to settle, then remove what spoiled it.`,
        `'This last question' refers to the sentence before: whether buyers were mistaken to rely on the seal.`,
        `With other prices stable, the fall would belong to the cloth alone. Without the guild behind it, the seal was worth less: so it had been worth something.`,
      ],
      hints: [
        `In the last paragraph, find which question 'this last question' refers to.`,
        `If nothing else had become cheaper, what would the buyers' lower offers say about how they now saw this cloth?`,
      ],
    },
    {
      id: 'rc-225',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `Which of the following, if true, would most seriously weaken Feld's account?`,
      key: [
        `At the fairs, buyers usually had bales opened and their contents examined before paying.`,
        `His account needs a seal that was 'all that a buyer could examine'. If bales were opened, reputation was not what sold the cloth.`,
      ],
      wrong: [
        [
          `In Westerau, masters of the guild left larger fortunes than masters of other trades.`,
          'opposite-effect',
          `That membership was valuable is part of his own account.`,
        ],
        [
          `In the years before 1798, the guild expelled members who had sold cloth of poor quality.`,
          'opposite-effect',
          `This is what his account would lead one to expect.`,
        ],
        [
          `In the town itself, some customers preferred the cloth of outsiders to that of members.`,
          'wrong-comparison',
          `He speaks of sales at distant fairs, where cloth was not seen. Customers in the town could see it.`,
        ],
        [
          `At the fairs, cloth from a few other towns was sold at prices like those of Westerau's.`,
          'out-of-scope',
          `The other towns may have had seals of their own. Equal prices decide nothing.`,
        ],
      ],
      quick: [`His ground is the unopened bale.`],
      full: [
        `Method: find the fact on which the account stands and look for its denial.`,
        `Unopened bales, so only the seal; a shared reputation, so the power to expel; hence privileges. The first step carries the others.`,
        `If bales were opened, the seal was not needed and the rest falls.`,
      ],
      hints: [
        `In the second paragraph, find the sentence that says how cloth was sold: the rest of the account depends on it.`,
        `Which statement would make the seal unnecessary?`,
      ],
    },
  ],
}

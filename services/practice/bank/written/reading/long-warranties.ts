import type { WrittenPassage } from '../written-question.ts'

export const longWarranties: WrittenPassage = {
  passage: {
    id: 'passage-long-warranties',
    title: 'Ten years, free of charge',
    paragraphs: [
      `When a maker of washing machines offers to repair them free of charge for ten years, buyers tend to conclude that its machines are good. Economists have supplied the reasoning behind the instinct. A long warranty is cheap for a maker whose machines seldom fail and ruinous for one whose machines often do; hence only the former can afford to offer it, and the promise, unlike an advertisement, cannot profitably be copied by those of whom it is untrue. On this view a warranty informs buyers even if none of them ever makes a claim.`,
      `The difficulty is that a warranty does not merely report how long a machine will last; it alters how the machine is treated. Rosa Tjandra, who followed 3,000 machines sold by four makers, found that those under long warranties were overloaded more often and descaled less often than those whose owners would have to pay for repairs. More awkward still, long warranties attracted launderettes, hostels and others who wash all day. A maker of excellent machines may therefore face more claims under a ten-year promise than a maker of mediocre ones under a two-year promise, and may sensibly decline to give it.`,
      `Tjandra does not conclude that warranties tell buyers nothing. Two of her makers excluded commercial use and required a yearly inspection, and among their machines the length of the warranty and the rate of failure were related much as the theory predicts. What buyers should read, she suggests, is not the number of years on the sticker but the conditions beneath it. A maker that hedges its promise with care may be protecting itself less against its own workmanship than against ours.`,
    ],
  },
  questions: [
    {
      id: 'rc-026',
      skill: 'rc-main-idea',
      difficulty: 0.1,
      stem: `The primary purpose of the passage is to`,
      key: [
        `qualify an account of what warranties reveal by asking when it can be relied on`,
        `The first paragraph gives the economists' account, the second the difficulty, and the third the conditions under which it holds 'much as the theory predicts'. The account is limited, not thrown out.`,
      ],
      wrong: [
        [
          `refute the belief that a long warranty can ever tell a buyer how good a machine is`,
          'too-strong',
          `The third paragraph opens by denying this: 'Tjandra does not conclude that warranties tell buyers nothing.'`,
        ],
        [
          `show that owners take less care of machines whose repairs somebody else pays for`,
          'detail-for-main-idea',
          `That is one of Tjandra's findings in the second paragraph. The passage uses it to limit a theory and then says where the theory still works.`,
        ],
        [
          `urge the makers of durable goods to attach stricter conditions to their promises`,
          'distorted-detail',
          `The advice in the last paragraph is for buyers, who 'should read' the conditions. Makers are not told what to do.`,
        ],
        [
          `examine the means by which manufacturers persuade people that products are good`,
          'too-broad',
          `Only warranties are examined. Advertisements are mentioned once, as a contrast.`,
        ],
      ],
      quick: [
        `Theory, 'the difficulty is', 'does not conclude that warranties tell buyers nothing': an account is limited and partly saved.`,
      ],
      full: [
        `Paragraph 1: only makers of good machines can afford long warranties, so these inform buyers.`,
        `Paragraph 2: warranties change use and attract heavy users, so the link can break.`,
        `Paragraph 3: where conditions prevent this, the link returns.`,
        `The whole therefore says when the account can be trusted.`,
      ],
      hints: [
        `What becomes of the economists' view by the end of the passage?`,
        `Compare the first words of the second and of the third paragraph.`,
      ],
    },
    {
      id: 'rc-027',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `The passage suggests that Tjandra would regard a maker's refusal to offer a ten-year warranty without conditions as`,
      key: [
        `compatible with the machines of that maker being among the most reliable`,
        `A maker of excellent machines 'may sensibly decline' the promise because of the use it invites. The refusal therefore does not count against the machines.`,
      ],
      wrong: [
        [
          `a sign that the maker has little confidence in the quality of its own work`,
          'opposite-effect',
          `This is how the theory of the first paragraph would read it. The last sentence says that such caution guards 'less against its own workmanship than against ours'.`,
        ],
        [
          `proof that the machines of that maker are bought mainly by commercial users`,
          'reversed-causation',
          `Long warranties attract such users. A maker that refuses the warranty keeps them away rather than revealing that it has them.`,
        ],
        [
          `a reason for buyers to look for a maker whose warranty runs for more years`,
          'opposite-effect',
          `Tjandra tells buyers to attend to the conditions and 'not the number of years on the sticker'.`,
        ],
        [
          `a mistake, since a promise of this kind costs the best makers hardly anything`,
          'wrong-speaker',
          `That it is cheap for good makers is the economists' assumption. Tjandra found that claims may rise even for excellent machines.`,
        ],
      ],
      quick: [
        `'A maker of excellent machines ... may sensibly decline to give it': refusing fits with being excellent.`,
      ],
      full: [
        `Find the sentence about declining, at the end of the second paragraph.`,
        `Its subject is a maker of excellent machines, and the reason is overuse and heavy users.`,
        `So a refusal says nothing against the machines.`,
      ],
      hints: [
        `Who is said to decline the promise, and why?`,
        `Does the reason for declining lie in the machines or in the people who use them?`,
      ],
    },
    {
      id: 'rc-028',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions launderettes and hostels in order to`,
      key: [
        `show that a warranty can affect who buys a machine as well as how it is used`,
        `Before them comes the effect on treatment; 'More awkward still' adds that long warranties 'attracted' people who wash all day. It is a second way in which claims stop measuring quality.`,
      ],
      wrong: [
        [
          `identify the buyers who are best able to judge how reliable a machine really is`,
          'real-world-belief',
          `Heavy users may well know machines, but the passage does not say so. It mentions them because they wear machines out.`,
        ],
        [
          `give an example of owners who overload and seldom descale the machines they buy`,
          'wrong-place',
          `Overloading and descaling belong to the sentence before. Launderettes bring a further point: constant use.`,
        ],
        [
          `explain why two of the makers had decided to give up long warranties altogether`,
          'distorted-detail',
          `Two makers 'excluded commercial use' from their promises. Nobody is said to have given up long warranties.`,
        ],
        [
          `support the claim that only a maker of good machines can afford a long warranty`,
          'opposite-effect',
          `They count against it: with such customers even a good maker may be unable to afford the promise.`,
        ],
      ],
      quick: [
        `'More awkward still ... attracted': a second problem, about who buys, after the first, about treatment.`,
      ],
      full: [
        `The paragraph first reports how machines under warranty are treated.`,
        `'More awkward still' announces another point of the same kind.`,
        `The verb 'attracted' says what it is: the warranty selects the heaviest users.`,
      ],
      hints: [
        `What does the phrase 'More awkward still' tell you about the sentence it opens?`,
        `Look at the verb of that sentence: what do long warranties do to launderettes?`,
      ],
    },
    {
      id: 'rc-029',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `Which of the following situations is most similar to the one that, according to the second paragraph, may lead a maker of excellent machines to decline to give a long warranty?`,
      key: [
        `A good restaurant drops its fixed-price buffet, which drew hungrier guests and led each to eat more.`,
        `The offer attracts those who cost most and changes how people behave once they have it. Both halves of the warranty problem are there, and neither reflects on the food.`,
      ],
      wrong: [
        [
          `A publisher of exact maps stops selling them because rivals soon offer copies at half the price.`,
          'out-of-scope',
          `Here the trouble is imitation. The passage says that a warranty 'cannot profitably be copied' by makers of poor machines.`,
        ],
        [
          `A skilled carpenter lowers his prices because buyers cannot tell his chairs from those of beginners.`,
          'wrong-comparison',
          `This is a lack of any signal of quality. In the passage, the trouble is what the signal does to buyers and their habits.`,
        ],
        [
          `A theatre that refunds dissatisfied guests finds that hardly any of them ask for their money back.`,
          'opposite-effect',
          `The theatre's promise proves cheap, as the theory expects. The maker's promise proves dear in spite of good quality.`,
        ],
        [
          `A language school shortens its courses because students who know some grammar need fewer lessons.`,
          'half-right',
          `An offer is cut back, but because customers need less of it. The warranty is withheld because customers would draw on it more.`,
        ],
      ],
      quick: [
        `Pattern: a generous promise attracts the costliest users and makes all users costlier. The buffet does both.`,
      ],
      full: [
        `Problem, part one: the promise makes people careless.`,
        `Problem, part two: it attracts those who use most.`,
        `So the offer is costly although the product is good, and is withdrawn.`,
        `The fixed-price buffet matches each of these steps.`,
      ],
      hints: [
        `There are two effects in the second paragraph. Look for a case with both.`,
        `Ask in each case whether the offer itself raised the cost of keeping it.`,
      ],
    },
  ],
}

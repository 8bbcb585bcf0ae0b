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
        `The first paragraph gives the economists' account, the second shows its difficulty, and the third says under which conditions it holds "much as the theory predicts." The account is limited, not rejected.`,
      ],
      wrong: [
        [
          `refute the belief that a long warranty can ever tell a buyer how good a machine is`,
          'too-strong',
          `The third paragraph denies this: "Tjandra does not conclude that warranties tell buyers nothing."`,
        ],
        [
          `show that owners take less care of machines whose repairs somebody else pays for`,
          'detail-for-main-idea',
          `Tjandra did find that such machines were "overloaded more often." The passage uses this finding to limit a theory and then says where the theory still holds.`,
        ],
        [
          `urge the makers of durable goods to attach stricter conditions to their promises`,
          'distorted-detail',
          `The advice in the last paragraph is for buyers, who "should read" the conditions. It does not tell makers what to do.`,
        ],
        [
          `examine the means by which manufacturers persuade people that products are good`,
          'too-broad',
          `This is broader than the passage, which examines only warranties. Advertisements are mentioned once, as a contrast.`,
        ],
      ],
      quick: [
        `The passage presents the theory that warranties inform buyers, shows what limits it, and names the conditions under which it holds.`,
      ],
      full: [
        `The first paragraph says that only makers of good machines can afford long warranties, so warranties inform buyers. The second objects that warranties change how machines are used and attract heavy users.`,
        `The third says that where the promise excluded commercial use and required inspections, the theory held.`,
        `Limiting an account and saying when it holds is what the answer calls asking "when it can be relied on."`,
      ],
      hints: [
        `What becomes of the economists' view of warranties by the end of the passage?`,
        `How do the second and the third paragraphs each begin, and what does that show?`,
      ],
    },
    {
      id: 'rc-027',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `The passage suggests that Tjandra would regard a maker's refusal to offer a ten-year warranty without conditions as`,
      key: [
        `compatible with the machines of that maker being among the most reliable`,
        `A maker of excellent machines "may sensibly decline" such a promise because of the use it invites. So a refusal is compatible with excellent machines.`,
      ],
      wrong: [
        [
          `a sign that the maker has little confidence in the quality of its own work`,
          'opposite-effect',
          `This is how the theory in the first paragraph would read the refusal. The last sentence says that caution may protect a maker "less against its own workmanship than against ours."`,
        ],
        [
          `proof that the machines of that maker are bought mainly by commercial users`,
          'reversed-causation',
          `It is long warranties that "attracted launderettes, hostels and others." A maker that refuses the warranty tends to keep such users away.`,
        ],
        [
          `a reason for buyers to look for a maker whose warranty runs for more years`,
          'opposite-effect',
          `Tjandra tells buyers to read the conditions and "not the number of years on the sticker."`,
        ],
        [
          `a mistake, since a promise of this kind costs the best makers hardly anything`,
          'wrong-speaker',
          `In the economists' reasoning the promise is "cheap" for good makers. Tjandra found that even excellent machines "may therefore face more claims."`,
        ],
      ],
      quick: [`A maker of excellent machines "may sensibly decline," so a refusal says nothing against the machines.`],
      full: [
        `According to the second paragraph, a maker of excellent machines "may therefore face more claims" under a long promise. Such a maker "may sensibly decline to give it."`,
        `The reason has to do with how buyers use the machines and with who buys them, not with the machines. A refusal therefore fits with machines that are "among the most reliable."`,
      ],
      hints: [
        `What kind of maker is said to decline the promise, and why?`,
        `Does the reason for declining have to do with the machines or with the people who use them?`,
      ],
    },
    {
      id: 'rc-028',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions launderettes and hostels in order to`,
      key: [
        `show that a warranty can affect who buys a machine as well as how it is used`,
        `The effect on how machines are used comes first. "More awkward still" then adds that long warranties "attracted" people who wash all day, so a warranty also affects who buys.`,
      ],
      wrong: [
        [
          `identify the buyers who are best able to judge how reliable a machine really is`,
          'real-world-belief',
          `Heavy users may know machines well, but the passage mentions them because they wear machines out.`,
        ],
        [
          `give an example of owners who overload and seldom descale the machines they buy`,
          'wrong-place',
          `Machines "overloaded more often and descaled less often" belong to the sentence before this one. Launderettes and hostels add a further point, constant use.`,
        ],
        [
          `explain why two of the makers had decided to give up long warranties altogether`,
          'distorted-detail',
          `Two makers "excluded commercial use" from their promises. The passage does not say that any maker gave up long warranties.`,
        ],
        [
          `support the claim that only a maker of good machines can afford a long warranty`,
          'opposite-effect',
          `The example counts against this claim: with such customers even a good maker may be unable to afford the promise.`,
        ],
      ],
      quick: [
        `A warranty changes how machines are treated, and "more awkward still," it attracts those who use them most.`,
      ],
      full: [
        `The paragraph first reports that machines under long warranties were overloaded more often and descaled less often.`,
        `"More awkward still" announces a second problem, and the verb "attracted" says what it is: the warranty draws "launderettes, hostels and others who wash all day."`,
        `The example thus shows that a warranty affects "who buys a machine as well as how it is used."`,
      ],
      hints: [
        `Overloading has to do with how machines are treated. In what way is the point about launderettes "more awkward still"?`,
        `What do long warranties do to launderettes and hostels, according to the passage?`,
      ],
    },
    {
      id: 'rc-029',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `Which of the following situations is most similar to the one that, according to the second paragraph, may lead a maker of excellent machines to decline to give a long warranty?`,
      key: [
        `A good restaurant drops its fixed-price buffet, which drew hungrier guests and led each to eat more.`,
        `The fixed price attracts hungrier guests and leads each guest to eat more, as the warranty attracts heavy users and leads owners to be careless. In neither case is the quality at fault.`,
      ],
      wrong: [
        [
          `A publisher of exact maps stops selling them because rivals soon offer copies at half the price.`,
          'out-of-scope',
          `Here the trouble is imitation. In the passage the trouble comes from the maker's own customers, not from rivals.`,
        ],
        [
          `A skilled carpenter lowers his prices because buyers cannot tell his chairs from those of beginners.`,
          'wrong-comparison',
          `Here buyers have no way to recognize quality. In the passage the trouble is that the promise draws heavy users and makes owners careless.`,
        ],
        [
          `A theater that refunds dissatisfied guests finds that hardly any of them ask for their money back.`,
          'opposite-effect',
          `The theater's promise turns out to be cheap, as the theory expects. The maker's promise is expensive in spite of good quality.`,
        ],
        [
          `A language school shortens its courses because students who know some grammar need fewer lessons.`,
          'half-right',
          `The school cuts back because its students need less. The maker declines because its customers would demand more.`,
        ],
      ],
      quick: [`A generous promise attracts the costliest users and makes all users costlier, as the buffet does.`],
      full: [
        `The second paragraph names two effects of a long warranty. Owners treat their machines less carefully, and users who wash all day are attracted.`,
        `Together they make the promise expensive even for a maker of excellent machines, who therefore declines to give it.`,
        `The buffet "drew hungrier guests and led each to eat more," which matches both effects, and the good restaurant drops it for that reason.`,
      ],
      hints: [
        `Which two effects of a long warranty does the second paragraph describe?`,
        `In which option does the offer itself raise the cost of keeping it?`,
      ],
    },
  ],
}

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
        `The first paragraph gives the economists' account, and the second shows its difficulty. The third says under which conditions the account holds "much as the theory predicts." So the account is limited, not rejected.`,
      ],
      wrong: [
        [
          `refute the belief that a long warranty can ever tell a buyer how good a machine is`,
          'too-strong',
          `The passage does not refute this belief: "Tjandra does not conclude that warranties tell buyers nothing." For two of her makers, the length of the warranty was a good guide.`,
        ],
        [
          `show that owners take less care of machines whose repairs somebody else pays for`,
          'detail-for-main-idea',
          `Tjandra did find that machines under long warranties were overloaded more often. But this is one step in the passage: it helps to show where the economists' account runs into difficulty.`,
        ],
        [
          `urge the makers of durable goods to attach stricter conditions to their promises`,
          'distorted-detail',
          `The advice in the last paragraph is for buyers, who "should read" the conditions of a warranty. The passage does not urge makers to change them.`,
        ],
        [
          `examine the means by which manufacturers persuade people that products are good`,
          'too-broad',
          `Warranties are one such means, but the passage examines no other. Advertisements are mentioned only once, as a contrast.`,
        ],
      ],
      quick: [
        `The passage presents the theory that warranties inform buyers, shows a difficulty with it, and names conditions under which it still holds.`,
      ],
      full: [
        `Method: follow the economists' account through the three paragraphs. The first says that only makers of reliable machines can afford long warranties, so warranties inform buyers.`,
        `The second raises a difficulty: warranties change how machines are used and attract heavy users. The third reports that the theory held for makers that "excluded commercial use and required a yearly inspection."`,
        `So the account is neither accepted as it stands nor rejected. The passage asks when it can be relied on.`,
      ],
      hints: [
        `What does each of the three paragraphs do with the economists' view of warranties?`,
        `Follow the economists' account through the three paragraphs. By the end, is it accepted, rejected, or something in between?`,
      ],
    },
    {
      id: 'rc-027',
      skill: 'rc-inference',
      difficulty: 0.7,
      stem: `The passage suggests that Tjandra would regard a maker's refusal to offer a ten-year warranty without conditions as`,
      key: [
        `compatible with the machines of that maker being among the most reliable`,
        `A maker of excellent machines "may sensibly decline" a ten-year promise because of the users and the careless treatment that it invites. So a refusal does not mean that the machines are unreliable.`,
      ],
      wrong: [
        [
          `a sign that the maker has little confidence in the quality of its own work`,
          'opposite-effect',
          `The economists' theory might suggest this. Tjandra's view, however, is that caution may protect a maker "less against its own workmanship than against ours."`,
        ],
        [
          `proof that the machines of that maker are bought mainly by commercial users`,
          'reversed-causation',
          `Commercial users are drawn by long warranties, which "attracted launderettes, hostels and others." A maker that refuses such a warranty is less likely to attract them.`,
        ],
        [
          `a reason for buyers to look for a maker whose warranty runs for more years`,
          'opposite-effect',
          `Tjandra tells buyers to look at the conditions and "not the number of years on the sticker." More years would not be a reason to prefer another maker.`,
        ],
        [
          `a mistake, since a promise of this kind costs the best makers hardly anything`,
          'wrong-speaker',
          `The economists call the promise "cheap" for a maker of good machines. Tjandra found that even a maker of excellent machines may "face more claims" under it.`,
        ],
      ],
      quick: [
        `Even a maker of excellent machines "may sensibly decline" to give a ten-year warranty. A refusal is therefore not in itself a sign that the machines are poor.`,
      ],
      full: [
        `Method: find out why a maker might refuse. According to the second paragraph, a maker of excellent machines "may therefore face more claims" under a ten-year promise.`,
        `The extra claims come from careless owners and heavy users, not from poor machines. Even the best maker in the market might refuse for this reason, so a refusal is compatible with very reliable machines.`,
      ],
      hints: [
        `What does the second paragraph say can happen to a maker that promises ten years of repairs?`,
        `Find out why a maker might refuse. Does the reason have to do with its machines or with the people who use them?`,
      ],
    },
    {
      id: 'rc-028',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions launderettes and hostels in order to`,
      key: [
        `show that a warranty can affect who buys a machine as well as how it is used`,
        `The passage first says that warranties change how machines are used. It then says that warranties also attract people who wash all day, so warranties affect who buys the machines.`,
      ],
      wrong: [
        [
          `identify the buyers who are best able to judge how reliable a machine really is`,
          'real-world-belief',
          `People who wash all day may well know a lot about machines. But the passage mentions them because they wear machines out, not because they can judge them.`,
        ],
        [
          `give an example of owners who overload and seldom descale the machines they buy`,
          'wrong-place',
          `Overloading and seldom descaling are what the sentence before this one describes. Launderettes and hostels are mentioned for another problem: they wash all day.`,
        ],
        [
          `explain why two of the makers had decided to give up long warranties altogether`,
          'distorted-detail',
          `Two makers excluded commercial use from their warranties. The passage does not say that any maker gave up long warranties.`,
        ],
        [
          `support the claim that only a maker of good machines can afford a long warranty`,
          'opposite-effect',
          `The example counts against this claim. With customers who wash all day, even a maker of good machines may be unable to afford a long warranty.`,
        ],
      ],
      quick: [
        `Launderettes and hostels are buyers whom long warranties attract. They show that a warranty affects who buys a machine and not only how it is treated.`,
      ],
      full: [
        `Method: read the example together with the sentence before it, which says that machines under long warranties were overloaded more often and descaled less often.`,
        `"More awkward still" announces a second problem. The verb "attracted" says what it is: a warranty draws "launderettes, hostels and others who wash all day."`,
        `The first problem concerns how a machine is used, and the second concerns who buys it. The example illustrates the second.`,
      ],
      hints: [
        `What problem does the passage describe just before it mentions launderettes?`,
        `Read the example together with the sentence before it. What does "more awkward still" add to the point about how machines are treated?`,
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
        `The fixed price attracts hungrier guests and leads each to eat more, just as a warranty attracts heavy users and makes owners careless. In neither case is poor quality the reason.`,
      ],
      wrong: [
        [
          `A publisher of exact maps stops selling them because rivals soon offer copies at half the price.`,
          'out-of-scope',
          `Like the maker, the publisher has good products and withdraws an offer. But rivals are the reason here, while the maker fears the way its own customers would respond to its promise.`,
        ],
        [
          `A skilled carpenter lowers his prices because buyers cannot tell his chairs from those of beginners.`,
          'wrong-comparison',
          `Like the maker, the carpenter does good work. But his problem is that buyers cannot recognize it, while the maker's is that a long warranty attracts heavy users and makes owners careless.`,
        ],
        [
          `A theater that refunds dissatisfied guests finds that hardly any of them ask for their money back.`,
          'opposite-effect',
          `The theater, too, makes a generous promise, but hardly any guests take it up, so it costs little. The maker fears that its promise would be expensive even though its machines are excellent.`,
        ],
        [
          `A language school shortens its courses because students who know some grammar need fewer lessons.`,
          'half-right',
          `The school, too, offers less because of its customers. But these students cost it less than expected, while customers with a long warranty would cost the maker more.`,
        ],
      ],
      quick: [
        `A long warranty attracts the costliest customers and makes every customer costlier. The buffet does the same, so the restaurant drops it although its food is good.`,
      ],
      full: [
        `Method: describe the maker's situation in general terms. A generous promise makes owners less careful and attracts users who wash all day.`,
        `Both effects make the promise expensive, so even a maker of excellent machines may decline to give it.`,
        `The buffet had both effects as well: it drew hungrier guests and led each to eat more. So a good restaurant gives up its generous offer, as the good maker does.`,
      ],
      hints: [
        `According to the second paragraph, why might a ten-year warranty cost the maker of excellent machines so much?`,
        `Describe the maker's situation in general terms. In which option does the offer itself change who comes and what each one costs?`,
      ],
    },
  ],
}

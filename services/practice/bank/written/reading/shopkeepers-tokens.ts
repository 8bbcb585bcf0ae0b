import type { WrittenPassage } from '../written-question.ts'

export const shopkeepersTokens: WrittenPassage = {
  passage: {
    id: 'passage-shopkeepers-tokens',
    title: 'Money for three streets',
    paragraphs: [
      `When the mint of Averne gave up striking farthings, small change ran short, and shopkeepers began to issue tokens of lead and brass. Each bore the name of its issuer, who undertook to redeem it in silver. Historians of money have seen in these tokens a symptom of disorder. A state that cannot supply its own coin, they say, leaves the field to private persons, with every temptation to issue more than they are able to redeem.`,
      `What is remarkable, according to Sunniva Brandt, is how seldom anyone gave way to the temptation. Of the 212 issuers whom she has traced, nine are known to have refused their own tokens. Fear of the law cannot be the reason, since no court would hear a case about so small a sum. Brandt believes that the narrowness of the circulation was itself the safeguard. A token passed within two or three streets, among people who bought their bread or candles from the issuer and would hear by nightfall if he had turned a neighbor away. Seven of the nine who refused were, tellingly, innkeepers on the highroad, whose tokens left in the pockets of travelers.`,
      `Brandt does not draw the moral that money is best left to those who care to issue it. Neighbors could punish a baker because there was another baker. In the mining villages of the north, the issuer of tokens was also the employer, and he kept the only shop. His tokens were redeemed without fail, but in goods, and at prices that he named. That no refusal is recorded from these villages, she writes, shows how little a record of refusals can show.`,
    ],
  },
  questions: [
    {
      id: 'rc-114',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following best expresses the central point of the passage?`,
      key: [
        `Private tokens could be sound where their holders were neighbors with a choice of shops.`,
        `Narrow circulation let holders learn of a refusal, and another baker let them punish it. On the highroad holders were not neighbors, and in the mining villages they had no choice of shops, so tokens served them badly in both places.`,
      ],
      wrong: [
        [
          `Private tokens were issued in excess wherever a state failed to supply its own farthings.`,
          'wrong-speaker',
          `This is what historians of money expected, who saw a "symptom of disorder." Brandt found only nine of 212 issuers who are known to have refused.`,
        ],
        [
          `Private tokens are a better form of money than the coins that a state itself can supply.`,
          'too-strong',
          `Brandt "does not draw the moral" that money is best left to private issuers, and the passage does not compare tokens with coins.`,
        ],
        [
          `Private tokens issued by innkeepers were refused more often than those of other tradesmen.`,
          'detail-for-main-idea',
          `Innkeepers on the highroad were seven of the nine, but this is evidence for the explanation, not the point of the passage.`,
        ],
        [
          `Private tokens spread because no court would hear a case that concerned so small a sum.`,
          'reversed-causation',
          `Tokens spread because "small change ran short." The courts are mentioned to show that the law did not keep issuers honest.`,
        ],
      ],
      quick: [`Tokens were sound where neighbors would hear of a refusal and could buy elsewhere.`],
      full: [
        `The first paragraph reports the view that tokens were a sign of disorder. The second finds few refusals and explains them by narrow circulation; the exceptions are innkeepers whose tokens left with travelers.`,
        `The third adds a further condition: "Neighbors could punish a baker because there was another baker." In the mining villages there was only one shop.`,
        `The central point therefore names both conditions, neighbors and "a choice of shops."`,
      ],
      hints: [
        `What kept most issuers from refusing their own tokens?`,
        `What did holders on the highroad lack, and what did those in the mining villages lack?`,
      ],
    },
    {
      id: 'rc-115',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `Which of the following, if discovered, would do most to weaken Brandt's explanation of why so few issuers refused their tokens?`,
      key: [
        `Bakers whose tokens were mostly held in distant towns refused them no more often than others.`,
        `Brandt's explanation is that holders who lived nearby kept issuers honest. If bakers with distant holders were just as honest, narrow circulation was not what kept them honest.`,
      ],
      wrong: [
        [
          `Courts had been willing, some decades earlier, to hear cases about sums of the same size.`,
          'out-of-scope',
          `What courts did decades earlier does not change her reason for setting the law aside: no court would have troubled these issuers.`,
        ],
        [
          `Innkeepers on the highroad had issued fewer tokens each than bakers in the towns had done.`,
          'distorted-detail',
          `The question is how often they refused, not how many tokens they issued. Fewer tokens and more refusals would fit her explanation.`,
        ],
        [
          `Customers of a baker who had refused a token were found to have gone over to his rivals.`,
          'opposite-effect',
          `Losing customers is the punishment Brandt has in mind, since neighbors "could punish a baker." So this would strengthen her explanation.`,
        ],
        [
          `Shopkeepers who issued tokens sold more on credit than shopkeepers who issued none at all.`,
          'wrong-comparison',
          `This compares issuers with shopkeepers who had no tokens to refuse. It does not say why issuers redeemed theirs.`,
        ],
      ],
      quick: [
        `Brandt's explanation is narrow circulation. If tokens held far away were honored just as faithfully, that explanation would be weakened.`,
      ],
      full: [
        `Brandt believes that "the narrowness of the circulation was itself the safeguard," because holders "would hear by nightfall" if a token was refused.`,
        `This leads us to expect more refusals where tokens traveled far, as with the innkeepers. Bakers whose tokens were "mostly held in distant towns" but who refused "no more often than others" would contradict that.`,
      ],
      hints: [
        `What does Brandt's explanation lead us to expect about tokens that travel far?`,
        `Which option describes honest issuers without the safeguard she names?`,
      ],
    },
    {
      id: 'rc-116',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The mining villages are introduced in the third paragraph in order to`,
      key: [
        `show that prompt redemption alone is no proof that holders were well served`,
        `The tokens in these villages were "redeemed without fail," but in goods and "at prices that he named." So prompt redemption does not prove that holders were well served.`,
      ],
      wrong: [
        [
          `give a further instance of issuers who did not redeem what they had issued`,
          'opposite-effect',
          `These issuers did redeem their tokens, "without fail." The trouble lay in what they gave and at what price.`,
        ],
        [
          `suggest that employers issued tokens before shopkeepers thought of doing so`,
          'out-of-scope',
          `The issuer "was also the employer" and kept the shop, but the passage does not say who issued tokens first.`,
        ],
        [
          `support the claim that a token is safest where it passes among neighbors`,
          'wrong-role',
          `In the villages, tokens passed among neighbors too, and the holders still fared badly. So the villages limit this claim rather than support it.`,
        ],
        [
          `explain why silver was scarcer in the north than in the towns of Averne`,
          'distorted-detail',
          `The employer chose to redeem tokens "in goods." The passage does not say that silver was scarce.`,
        ],
      ],
      quick: [
        `The tokens were redeemed "without fail," but "at prices that he named," so the record hides poor service.`,
      ],
      full: [
        `The third paragraph warns against the moral that private money works well because few tokens were refused.`,
        `In the mining villages no refusal is recorded, yet the issuer "kept the only shop" and redeemed his tokens in goods at his own prices.`,
        `This "shows how little a record of refusals can show." In other words, prompt redemption alone "is no proof that holders were well served."`,
      ],
      hints: [
        `Which moral about private money does the paragraph warn against before it turns to the mining villages?`,
        `How many refusals are recorded from these villages, and how were the holders of tokens treated?`,
      ],
    },
    {
      id: 'rc-117',
      version: 2,
      skill: 'rc-application',
      difficulty: 0,
      stem: `By the reasoning of the passage, which of these issuers of vouchers could be trusted most to honor them fairly without being made to by law?`,
      key: [
        `A grower who sells them to families that choose among several stalls each week`,
        `The families live nearby and return each week, so they would hear of a refusal, and they can go to another stall. Both conditions of the passage are met.`,
      ],
      wrong: [
        [
          `A boatman who sells them to tourists who will be far away before the next day`,
          'wrong-comparison',
          `The tourists are like the "travelers" on the highroad. They cannot spread the word or take their business elsewhere.`,
        ],
        [
          `An estate that pays its pickers with them and owns the one shop for miles around`,
          'half-right',
          `The pickers are near and return, but the issuer keeps "the only shop." This is the situation in the mining villages.`,
        ],
        [
          `A festival that sells them to a crowd which gathers for the first and last time`,
          'opposite-effect',
          `A crowd that will not gather again can neither hear of a refusal nor punish it.`,
        ],
        [
          `A bank that sells them in many countries and is watched by a state authority`,
          'real-world-belief',
          `Trust in this bank rests on a state authority, and the question asks about conduct that the law does not enforce.`,
        ],
      ],
      quick: [
        `Holders must come back often, and they must be able to go elsewhere. The grower's families do both, since they choose among several stalls each week.`,
      ],
      full: [
        `In the passage, two things kept issuers honest: holders who "would hear by nightfall" of a refusal, and another shop to go to, since "there was another baker."`,
        `The tourists and the festival crowd fail the first condition, and the pickers fail the second. A state authority makes the bank behave, and the question excludes that.`,
        `The grower's customers "choose among several stalls each week," so they meet both.`,
      ],
      hints: [
        `What kept the bakers of Averne honest?`,
        `For each issuer, do the holders come back, and could they go elsewhere?`,
      ],
    },
  ],
}

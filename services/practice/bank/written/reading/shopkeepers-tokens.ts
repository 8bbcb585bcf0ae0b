import type { WrittenPassage } from '../written-question.ts'

export const shopkeepersTokens: WrittenPassage = {
  passage: {
    id: 'passage-shopkeepers-tokens',
    title: 'Money for three streets',
    paragraphs: [
      `When the mint of Averne gave up striking farthings, small change ran short, and shopkeepers began to issue tokens of lead and brass. Each bore the name of its issuer, who undertook to redeem it in silver. Historians of money have seen in these tokens a symptom of disorder. A state that cannot supply its own coin, they say, leaves the field to private persons, with every temptation to issue more than they are able to redeem.`,
      `What is remarkable, according to Sunniva Brandt, is how seldom anyone gave way to the temptation. Of the 212 issuers whom she has traced, nine are known to have refused their own tokens. Fear of the law cannot be the reason, since no court would hear a case about so small a sum. Brandt believes that the narrowness of the circulation was itself the safeguard. A token passed within two or three streets, among people who bought their bread or candles from the issuer and would hear by nightfall if he had turned a neighbour away. Seven of the nine who refused were, tellingly, innkeepers on the highroad, whose tokens left in the pockets of travellers.`,
      `Brandt does not draw the moral that money is best left to those who care to issue it. Neighbours could punish a baker because there was another baker. In the mining villages of the north, the issuer of tokens was also the employer, and he kept the only shop. His tokens were redeemed without fail, but in goods, and at prices that he named. That no refusal is recorded from these villages, she writes, shows how little a record of refusals can show.`,
    ],
  },
  questions: [
    {
      id: 'rc-114',
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `Which of the following best expresses the central point of the passage?`,
      key: [
        `Private tokens could be sound where their holders were neighbours with a choice of shops.`,
        `Narrow circulation let holders know, and other bakers let them punish. The highroad lacked the first condition and the mining villages the second.`,
      ],
      wrong: [
        [
          `Private tokens were issued in excess wherever a state failed to supply its own farthings.`,
          'wrong-speaker',
          `That is what historians of money expected. Brandt found that only nine of 212 refused to redeem.`,
        ],
        [
          `Private tokens are a better form of money than the coins that a state itself can supply.`,
          'too-strong',
          `She refuses this moral in so many words, and the passage does not compare tokens with coins.`,
        ],
        [
          `Private tokens issued by innkeepers were refused more often than those of other tradesmen.`,
          'detail-for-main-idea',
          `True of the nine cases, but it is evidence for the safeguard, which is the actual subject.`,
        ],
        [
          `Private tokens spread because no court would hear a case that concerned so small a sum.`,
          'reversed-causation',
          `Tokens spread because small change was short. The courts come in to show that the law was not what kept issuers honest.`,
        ],
      ],
      quick: [
        `Why were tokens kept? Neighbours would hear of it and could go elsewhere. The two exceptions each lack one of these.`,
      ],
      full: [
        `Paragraph 1: tokens as disorder.`,
        `Paragraph 2: few refusals, explained by narrow circulation; travellers are the exception.`,
        `Paragraph 3: neighbours also need a choice of shops; mining villages are the exception.`,
      ],
      hints: [
        `What did the highroad and the mining villages each lack?`,
        `A central point should explain the honest bakers and both exceptions.`,
      ],
    },
    {
      id: 'rc-115',
      skill: 'rc-inference',
      difficulty: 1,
      stem: `Which of the following, if discovered, would do most to weaken Brandt's explanation of why so few issuers refused their tokens?`,
      key: [
        `Bakers whose tokens were mostly held in distant towns refused them no more often than others.`,
        `If honest redemption goes on where holders are far away and word does not spread, then narrow circulation was not what secured it.`,
      ],
      wrong: [
        [
          `Courts had been willing, some decades earlier, to hear cases about sums of the same size.`,
          'out-of-scope',
          `Earlier courts have no bearing on issuers whom no court would trouble. Her reason for setting the law aside still stands.`,
        ],
        [
          `Innkeepers on the highroad had issued fewer tokens each than bakers in the towns had done.`,
          'distorted-detail',
          `What counts is how often they refused, not how much they issued. Fewer tokens and more refusals would suit her well.`,
        ],
        [
          `Customers of a baker who had refused a token were found to have gone over to his rivals.`,
          'opposite-effect',
          `This is the punishment that she supposes. It would strengthen her explanation.`,
        ],
        [
          `Shopkeepers who issued tokens sold more on credit than shopkeepers who issued none at all.`,
          'wrong-comparison',
          `Issuers are compared here with shopkeepers who had no tokens to refuse. Why issuers honored theirs is left as it was.`,
        ],
      ],
      quick: [`Her cause: narrow circulation. Weaken it with wide circulation and the same honest conduct.`],
      full: [
        `Explanation: holders close by, who would hear of a refusal, kept issuers honest.`,
        `It predicts more refusals where tokens traveled far, as with the innkeepers.`,
        `Bakers with distant holders who refused no more often would contradict the prediction.`,
      ],
      hints: [
        `What does her explanation predict about tokens that travel far?`,
        `Look for a case with honest redemption but without her safeguard.`,
      ],
    },
    {
      id: 'rc-116',
      skill: 'rc-function',
      difficulty: 0.7,
      stem: `The mining villages are introduced in the third paragraph in order to`,
      key: [
        `show that prompt redemption alone is no proof that holders were well served`,
        `The tokens there were 'redeemed without fail', but at prices the employer named. So the absence of refusals proves little.`,
      ],
      wrong: [
        [
          `give a further instance of issuers who did not redeem what they had issued`,
          'opposite-effect',
          `They did redeem, 'without fail'. The trouble lay in what they gave and at what price.`,
        ],
        [
          `suggest that employers issued tokens before shopkeepers thought of doing so`,
          'out-of-scope',
          `Nothing is said about who was first.`,
        ],
        [
          `support the claim that a token is safest where it passes among neighbours`,
          'wrong-role',
          `The villages were as narrow as any street, and still the holders fared badly. They limit that claim.`,
        ],
        [
          `explain why silver was scarcer in the north than in the towns of Averne`,
          'distorted-detail',
          `Redeeming in goods is described as the employer's advantage, not as a result of scarce silver.`,
        ],
      ],
      quick: [`'Redeemed without fail, but in goods, and at prices that he named': a clean record and poor service.`],
      full: [
        `The paragraph warns against a moral one might draw from few refusals.`,
        `In the villages there were none at all, and yet holders had no choice of shop.`,
        `Hence a record of refusals cannot show how holders fared.`,
      ],
      hints: [
        `How many refusals are recorded from these villages?`,
        `Read the last sentence: what does the record fail to show?`,
      ],
    },
    {
      id: 'rc-117',
      skill: 'rc-application',
      difficulty: 0,
      stem: `By the reasoning of the passage, which of these issuers of vouchers could be trusted most to honour them fairly without being made to by law?`,
      key: [
        `A grower who sells them to families that choose among several stalls each week`,
        `The holders are neighbours who return and can go to another stall. Both of the passage's conditions are met.`,
      ],
      wrong: [
        [
          `A boatman who sells them to tourists who will be far away before the next day`,
          'wrong-comparison',
          `His holders are like the travellers on the highroad, who cannot spread the word or stay away next time.`,
        ],
        [
          `An estate that pays its pickers with them and owns the one shop for miles around`,
          'half-right',
          `The holders are near and return, but they have no other shop. This is the mining village again.`,
        ],
        [
          `A festival that sells them to a crowd which gathers for the first and last time`,
          'opposite-effect',
          `A crowd that will not gather again can neither hear of a refusal nor punish it.`,
        ],
        [
          `A bank that sells them in many countries and is watched by a state authority`,
          'real-world-belief',
          `You may trust a supervised bank, but that is trust in the law, and the question asks for conduct without it.`,
        ],
      ],
      quick: [`Two conditions: holders who hear of a refusal, and another shop to go to.`],
      full: [
        `Highroad: holders gone, so refusals.`,
        `Mining village: holders near but without a choice, so poor service.`,
        `Families who return each week and choose among stalls satisfy both conditions.`,
      ],
      hints: [
        `What kept the bakers of Averne honest?`,
        `Test each issuer twice: do the holders come back, and could they go elsewhere?`,
      ],
    },
  ],
}

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
        `Neighbors "would hear by nightfall" of a refusal and could go to "another baker." On the highroad the holders were travelers, and in the mining villages there was only one shop, so the safeguard failed.`,
      ],
      wrong: [
        [
          `Private tokens were issued in excess wherever a state failed to supply its own farthings.`,
          'wrong-speaker',
          `Historians of money expected this, since they saw in the tokens "a symptom of disorder." But Brandt found that few "gave way to the temptation": only nine of 212 issuers are known to have refused.`,
        ],
        [
          `Private tokens are a better form of money than the coins that a state itself can supply.`,
          'too-strong',
          `Brandt "does not draw the moral" that money is best left to private issuers. The passage does not say that tokens were better than coins.`,
        ],
        [
          `Private tokens issued by innkeepers were refused more often than those of other tradesmen.`,
          'detail-for-main-idea',
          `Seven of the nine known to have refused were innkeepers. But this is a detail. It supports the claim that narrow circulation was a safeguard, and that claim is itself only part of the central point.`,
        ],
        [
          `Private tokens spread because no court would hear a case that concerned so small a sum.`,
          'reversed-causation',
          `Tokens spread because "small change ran short." The courts are mentioned only to show that fear of the law did not keep issuers honest.`,
        ],
      ],
      quick: [`Tokens were sound where the holders would hear of a refusal and could buy from someone else.`],
      full: [
        `Ask what each paragraph adds. The first reports the view that tokens were a sign of disorder. The second finds that refusals were few, credits narrow circulation, and points to the exceptions, mostly innkeepers on the highroad.`,
        `The third adds a condition: "Neighbors could punish a baker because there was another baker." In the mining villages the issuer "kept the only shop."`,
        `The central point must include both conditions: the holders are neighbors, and they have a choice of shops.`,
      ],
      hints: [
        `How many of the issuers are known to have refused their own tokens, and who were most of them?`,
        `Ask what each paragraph adds. What did holders on the highroad lack, and what did those in the mining villages lack?`,
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
        `Brandt credits "the narrowness of the circulation." If bakers whose tokens were held far away refused them no more often than others did, something else probably kept them honest.`,
      ],
      wrong: [
        [
          `Courts had been willing, some decades earlier, to hear cases about sums of the same size.`,
          'out-of-scope',
          `What courts did some decades earlier does not show that these issuers feared the law. In their time "no court would hear a case about so small a sum."`,
        ],
        [
          `Innkeepers on the highroad had issued fewer tokens each than bakers in the towns had done.`,
          'distorted-detail',
          `Brandt explains refusals by where the tokens went, not by how many were issued. Innkeepers with fewer tokens who still refused more often would fit her explanation.`,
        ],
        [
          `Customers of a baker who had refused a token were found to have gone over to his rivals.`,
          'opposite-effect',
          `Losing customers is the punishment that Brandt has in mind: neighbors "could punish a baker." Such a finding would strengthen her explanation.`,
        ],
        [
          `Shopkeepers who issued tokens sold more on credit than shopkeepers who issued none at all.`,
          'wrong-comparison',
          `Selling on credit may mean that issuers knew their customers well, which would fit Brandt's explanation. The option gives no other reason for redeeming tokens, so it does not weaken hers.`,
        ],
      ],
      quick: [
        `Brandt explains honesty by narrow circulation. If bakers whose tokens circulated far away were just as honest, narrow circulation was probably not the reason.`,
      ],
      full: [
        `Ask what Brandt's explanation predicts. "The narrowness of the circulation was itself the safeguard," because neighbors "would hear by nightfall" of a refusal.`,
        `It predicts more refusals where tokens traveled far, as with the innkeepers. Bakers whose tokens were held in distant towns but who refused no more often would contradict that prediction.`,
      ],
      hints: [
        `What, according to Brandt, kept issuers honest?`,
        `What does Brandt's explanation lead us to expect of issuers whose tokens traveled far? Look for a finding that contradicts it.`,
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
        `The village tokens were "redeemed without fail," but in goods and "at prices that he named." Holders were not well served even though no refusal is recorded.`,
      ],
      wrong: [
        [
          `give a further instance of issuers who did not redeem what they had issued`,
          'opposite-effect',
          `These issuers did redeem their tokens, "without fail." The trouble was that they paid in goods and named the prices.`,
        ],
        [
          `suggest that employers issued tokens before shopkeepers thought of doing so`,
          'out-of-scope',
          `The issuer was "also the employer," but the passage does not say whether employers or shopkeepers issued tokens first.`,
        ],
        [
          `support the claim that a token is safest where it passes among neighbors`,
          'wrong-role',
          `The villages do not support this claim. The holders lived near the issuer, but he kept "the only shop," so being neighbors did not protect them.`,
        ],
        [
          `explain why silver was scarcer in the north than in the towns of Averne`,
          'distorted-detail',
          `The passage says that village tokens were redeemed "in goods." It does not say that this was for lack of silver.`,
        ],
      ],
      quick: [
        `No village token was refused, but the issuer paid in goods "at prices that he named." A clean record did not mean good service.`,
      ],
      full: [
        `Read what the paragraph says before and after the villages. Before, Brandt "does not draw the moral" that money is best left to private issuers.`,
        `In the villages, no refusal is recorded, yet the issuer "kept the only shop" and redeemed tokens at prices that he named.`,
        `Afterward, she says that this "shows how little a record of refusals can show." Prompt redemption does not prove that holders were treated fairly.`,
      ],
      hints: [
        `How many refusals are recorded from the mining villages, and how well were the holders of tokens treated there?`,
        `Read the sentences just before and just after the mining villages. Which moral does Brandt refuse to draw?`,
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
        `The families come each week, so they would soon hear of a refusal. They also choose among several stalls, so they can punish it, as the bakers' neighbors could.`,
      ],
      wrong: [
        [
          `A boatman who sells them to tourists who will be far away before the next day`,
          'wrong-comparison',
          `The tourists are like the travelers who carried tokens away from the highroad inns. They will be far away and can do nothing if a voucher is refused.`,
        ],
        [
          `An estate that pays its pickers with them and owns the one shop for miles around`,
          'half-right',
          `The pickers stay near the issuer, but the estate owns the only shop. Like the mining employer, it can name its own prices.`,
        ],
        [
          `A festival that sells them to a crowd which gathers for the first and last time`,
          'opposite-effect',
          `A crowd that gathers only once will not come back. It cannot punish the festival by going elsewhere later.`,
        ],
        [
          `A bank that sells them in many countries and is watched by a state authority`,
          'real-world-belief',
          `A state authority watches this bank, which may be why it is fair. The question asks who could be trusted "without being made to by law."`,
        ],
      ],
      quick: [
        `The families come back every week and can buy at another stall. A grower who treated them unfairly would soon lose them.`,
      ],
      full: [
        `Apply the two safeguards in the passage to each issuer. Holders must be near enough to hear of a refusal, and they must have somewhere else to go.`,
        `The tourists and the festival crowd do not come back, and the pickers have only one shop. The bank is kept in check by the state.`,
        `The grower's customers return each week and choose among several stalls, so both safeguards work.`,
      ],
      hints: [
        `What could a baker's neighbors do if he refused a token?`,
        `Apply the safeguards in the passage to each issuer. Would the holders hear of a refusal, and could they go elsewhere?`,
      ],
    },
  ],
}

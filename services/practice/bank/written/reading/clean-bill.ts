import type { WrittenPassage } from '../written-question.ts'

export const cleanBill: WrittenPassage = {
  passage: {
    id: 'passage-clean-bill',
    title: 'A clean bill of health',
    paragraphs: [
      `Merchants complained of quarantine from the day it was invented. A ship held for forty days outside a port had to feed and pay an idle crew while her cargo spoiled or missed its market. Economic historians have accordingly counted quarantine among the burdens that early modern states laid on trade for the sake of public safety, and they have measured the burden in days of delay.`,
      `Ruben Castellane, in a study of the port of Lissara, asks what would have become of the ships without it. Whenever plague was rumored in the region, ports that had no trusted quarantine were shut out by their neighbors: ships that had touched there were turned away, whether or not a single case had been seen. Lissara, whose quarantine station was strict and stood open to foreign consuls, was rarely shut out for more than a few weeks. The bill of health that its physician signed was accepted abroad because it was known to be refused. In years of rumor, Castellane finds, the trade of Lissara fell by about a tenth, that of similar ports nearby by more than half.`,
      `It does not follow that every merchant of Lissara gained. Delay was a cost in good years and bad, whereas to be shut out was a danger of bad years only; and to a dealer in fruit or fish, forty days were as good as forever. Petitions against the station came almost entirely from such dealers. Those who traded in silk and spices, which keep, petitioned from time to time as well, but to have it made stricter. They had understood, Castellane remarks, that part of what they sold abroad was the name of their port. The historians' measure is not wrong, in his view, but it stands on one side of the account alone.`,
    ],
  },
  questions: [
    {
      id: 'rc-106',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `Which of the following would Castellane be most likely to offer as the conclusion of his study?`,
      key: [
        `Quarantine cost trade time but could also keep a port open, so delay alone misjudges it.`,
        `Castellane does not deny the cost of delay. He adds that quarantine kept the port from being shut out, so days of delay stand "on one side of the account alone."`,
      ],
      wrong: [
        [
          `Quarantine was a burden that states laid upon trade in order to keep their people safe.`,
          'wrong-speaker',
          `This is the verdict of the economic historians. Castellane says that their measure "stands on one side of the account alone."`,
        ],
        [
          `Quarantine enriched all who traded through a port whose station was known to be strict.`,
          'too-strong',
          `The passage says that "it does not follow that every merchant of Lissara gained." Dealers in fruit and fish bore the cost without the benefit.`,
        ],
        [
          `Quarantine was opposed by those whose goods spoiled and favored by those whose goods kept.`,
          'detail-for-main-idea',
          `This sums up the petitions in the third paragraph. It leaves out that the port itself "was rarely shut out."`,
        ],
        [
          `Quarantine stopped plague from reaching the ports that took the trouble to enforce it well.`,
          'real-world-belief',
          `The passage does not discuss whether quarantine kept plague out. Ports were shut out "whether or not a single case had been seen."`,
        ],
      ],
      quick: [`Delay is one side of the account and staying open is the other, so a conclusion needs both.`],
      full: [
        `The historians measure quarantine by days of delay. Castellane compares Lissara with similar ports that had no trusted quarantine and finds that trade fell "by about a tenth" there and "by more than half" elsewhere.`,
        `He grants the delay but says that the historians' measure "stands on one side of the account alone." The answer keeps both sides: quarantine "cost trade time but could also keep a port open."`,
      ],
      hints: [
        `Does Castellane call the historians' measure wrong, or something else?`,
        `What did quarantine save that a count of days of delay leaves out?`,
      ],
    },
    {
      id: 'rc-107',
      version: 3,
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `The passage mentions each of the following about Lissara EXCEPT`,
      key: [
        `the number of ships that its station held in a year of rumor`,
        `The passage says how far trade fell in years of rumor, but it does not give the number of ships that were held.`,
      ],
      wrong: [
        [
          `the access that people from abroad had to its quarantine station`,
          'wrong-place',
          `The passage does mention this: the station "stood open to foreign consuls."`,
        ],
        [
          `the longest time for which it was usually shut out by others`,
          'distorted-detail',
          `The passage does mention this: Lissara "was rarely shut out for more than a few weeks."`,
        ],
        [
          `the official whose signature its bills of health used to carry`,
          'restates-premise',
          `The passage does mention this in passing: the bill of health was one "that its physician signed."`,
        ],
        [
          `the goods of those merchants who petitioned for a laxer station`,
          'wrong-speaker',
          `The passage does mention this: petitions against the station came from dealers "in fruit or fish." The silk and spice dealers wanted it stricter.`,
        ],
      ],
      quick: [
        `The consuls, the few weeks, the physician, and the fruit and fish are all mentioned, but no number of ships is.`,
      ],
      full: [
        `In an EXCEPT question, four options can be found in the passage. The consuls, the "few weeks," and the physician are in the second paragraph, and the dealers in fruit or fish are in the third.`,
        `For years of rumor the passage gives only the fall in trade, "about a tenth." It nowhere says how many ships the station held, so that is the exception.`,
      ],
      hints: [
        `What does the passage say about Lissara's consuls, its physician, and its dealers in fruit or fish?`,
        `Which option would require a figure that the passage does not give?`,
      ],
    },
    {
      id: 'rc-108',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The remark that the bill of health was accepted abroad 'because it was known to be refused' implies that`,
      key: [
        `a bill given to every ship would have told foreign ports nothing`,
        `If no ship were refused, every ship would carry a bill, and a bill could not tell a safe ship from a doubtful one. Because the physician refused some ships, a bill told foreign ports something.`,
      ],
      wrong: [
        [
          `foreign ports turned away ships on which no bill was carried`,
          'not-required',
          `Foreign ports may have done so, but the remark explains why a bill from Lissara "was accepted abroad." It does not say what happened to ships without one.`,
        ],
        [
          `most of the ships that asked for a bill in Lissara got none`,
          'too-strong',
          `The bill could be refused, and sometimes was. It does not follow that most ships were refused.`,
        ],
        [
          `foreign consuls decided which ships should be given a bill`,
          'distorted-detail',
          `The station "stood open to foreign consuls," but the port's own physician signed the bill.`,
        ],
        [
          `ports abroad took the bill although they had once refused it`,
          'wrong-role',
          `This answer supposes that foreign ports did the refusing. In the remark, the physician of Lissara is the one who may refuse to sign.`,
        ],
      ],
      quick: [`A signature that is sometimes withheld means something, and one that is given to all means nothing.`],
      full: [
        `A bill of health states that a ship is safe. It was believed abroad because the physician was known to refuse some ships.`,
        `Suppose that no ship were ever refused. A safe ship and a doubtful one would carry the same paper, and foreign ports could learn nothing from it. So the remark implies that a bill "given to every ship would have told foreign ports nothing."`,
      ],
      hints: [`Who refuses the bill, and to whom?`, `What can be learned from a certificate that everyone receives?`],
    },
    {
      id: 'rc-109',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author refers to the petitions of dealers in silk and spices in order to`,
      key: [
        `indicate that some merchants saw the station as a source of gain to them`,
        `These dealers asked for the station to be "made stricter" because "part of what they sold abroad was the name of their port." So they saw the station as a source of gain.`,
      ],
      wrong: [
        [
          `show that costly goods suffered more than cheap ones from long delays`,
          'opposite-effect',
          `Silk and spices "keep," so they suffered least from delay. The losers were dealers in fruit or fish.`,
        ],
        [
          `suggest that the station had become lax in the years before the study`,
          'distorted-detail',
          `Asking for more strictness does not show that the station had become lax. The passage calls the station "strict."`,
        ],
        [
          `complete the list of the burdens that quarantine imposed on the trade`,
          'wrong-role',
          `These petitions are contrasted with the complaints. They show a benefit of quarantine, not one more burden.`,
        ],
        [
          `explain how Castellane found out by how much the trade had fallen`,
          'out-of-scope',
          `The passage says what "Castellane finds" about the fall in trade but not which sources he used. The petitions show how merchants saw the station.`,
        ],
      ],
      quick: [`Some merchants asked for more of the supposed burden, so they must have gained from it.`],
      full: [
        `The third paragraph divides the merchants into two groups. Dealers in fruit or fish lost their goods to the delay and petitioned against the station.`,
        `Dealers in silk and spices, whose goods keep, petitioned "to have it made stricter," since they were selling "the name of their port" as well. Their petitions show that "some merchants saw the station as a source of gain."`,
      ],
      hints: [
        `How did these dealers' petitions differ from those of the other dealers?`,
        `What had these dealers understood, according to the next sentence?`,
      ],
    },
  ],
}

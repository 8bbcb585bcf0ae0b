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
        `Castellane grants that delay was a cost. He adds that Lissara's station kept the port from being shut out for long. Days of delay therefore stand "on one side of the account alone."`,
      ],
      wrong: [
        [
          `Quarantine was a burden that states laid upon trade in order to keep their people safe.`,
          'wrong-speaker',
          `This answer is the verdict of the economic historians, who counted only "days of delay." Castellane finds their measure one-sided.`,
        ],
        [
          `Quarantine enriched all who traded through a port whose station was known to be strict.`,
          'too-strong',
          `The passage says the opposite: "It does not follow that every merchant of Lissara gained." Dealers in fruit or fish lost their goods to the delay.`,
        ],
        [
          `Quarantine was opposed by those whose goods spoiled and favored by those whose goods kept.`,
          'detail-for-main-idea',
          `This answer sums up the petitions in the third paragraph. It leaves out Castellane's main finding, that Lissara "was rarely shut out" and lost far less trade than similar ports.`,
        ],
        [
          `Quarantine stopped plague from reaching the ports that took the trouble to enforce it well.`,
          'real-world-belief',
          `The passage does not say whether quarantine kept plague out. It is about trade, and ports were shut out "whether or not a single case had been seen."`,
        ],
      ],
      quick: [
        `Quarantine delayed ships, but a trusted station kept the port open in years of rumor. Castellane's conclusion needs both sides.`,
      ],
      full: [
        `Compare what the historians count with what Castellane adds. They count days of delay. He finds that, in years of rumor, trade fell "by about a tenth" in Lissara and "by more than half" in similar ports nearby.`,
        `He does not call the historians' measure wrong, but it "stands on one side of the account alone." His conclusion must therefore keep both the cost of delay and the gain from staying open.`,
      ],
      hints: [
        `What do the economic historians count, and what does Castellane ask instead?`,
        `See what the second paragraph adds to the historians' count. Which answer also fits the last sentence of the passage, about the two sides of an account?`,
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
        `The passage says how far trade fell "in years of rumor," but it gives no number of ships. The number is therefore the exception.`,
      ],
      wrong: [
        [
          `the access that people from abroad had to its quarantine station`,
          'wrong-place',
          `The second paragraph says that the station "stood open to foreign consuls." Consuls are people from abroad, so their access is mentioned.`,
        ],
        [
          `the longest time for which it was usually shut out by others`,
          'distorted-detail',
          `Lissara "was rarely shut out for more than a few weeks," so a few weeks was usually the longest. The option says the same thing in other words.`,
        ],
        [
          `the official whose signature its bills of health used to carry`,
          'restates-premise',
          `This official is easy to overlook, because he comes up only in passing. The bill of health was one "that its physician signed," so the physician is meant.`,
        ],
        [
          `the goods of those merchants who petitioned for a laxer station`,
          'wrong-speaker',
          `Petitions against the station came "almost entirely" from dealers in fruit or fish. They wanted less strictness, so the passage does name the goods of those who wanted a laxer station.`,
        ],
      ],
      quick: [
        `The consuls, the few weeks, the physician, and the dealers in fruit or fish are all mentioned. No number of ships is.`,
      ],
      full: [
        `Look up each answer and cross it out when it is found. The consuls, the "few weeks," and the physician are in the second paragraph, and the dealers in fruit or fish are in the third.`,
        `For years of rumor the passage gives only the fall in trade, "about a tenth." It nowhere says how many ships the station held.`,
      ],
      hints: [
        `In which paragraphs does the passage give facts about Lissara?`,
        `Look up each answer in the passage and cross out what you find. What exactly does the passage say about "years of rumor"?`,
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
        `The bill was trusted "because it was known to be refused" to some ships. If every ship got one, a bill would not set a safe ship apart from a doubtful one and would tell foreign ports nothing.`,
      ],
      wrong: [
        [
          `foreign ports turned away ships on which no bill was carried`,
          'not-required',
          `Foreign ports may have turned such ships away, but the remark does not say so. It explains only why a bill from Lissara "was accepted abroad."`,
        ],
        [
          `most of the ships that asked for a bill in Lissara got none`,
          'too-strong',
          `It was enough that the bill was "known to be refused" at times. That does not imply that most ships were refused.`,
        ],
        [
          `foreign consuls decided which ships should be given a bill`,
          'distorted-detail',
          `The station "stood open to foreign consuls," who could watch it. But it was the port's own physician who signed the bill.`,
        ],
        [
          `ports abroad took the bill although they had once refused it`,
          'wrong-role',
          `It was not the foreign ports that refused the bill. The physician of Lissara refuses it to some ships; foreign ports accept the bills that he does sign.`,
        ],
      ],
      quick: [
        `A bill that is sometimes refused says something about the ships that get it. A bill that every ship gets says nothing.`,
      ],
      full: [
        `Restate the remark and then suppose the opposite. Foreign ports accepted the bill because they knew that the physician did not sign one for every ship.`,
        `Suppose that he did sign one for every ship. A safe ship and a doubtful one would carry the same paper, and foreign ports could learn nothing from it.`,
      ],
      hints: [
        `In the remark, who refuses the bill, and to whom?`,
        `Restate the remark and then suppose the opposite: every ship gets a bill. What could foreign ports learn from it?`,
      ],
    },
    {
      id: 'rc-109',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author refers to the petitions of dealers in silk and spices in order to`,
      key: [
        `indicate that some merchants saw the station as a source of gain to them`,
        `These dealers asked for the station to be "made stricter" because part of what they sold was "the name of their port." They saw it as a source of gain.`,
      ],
      wrong: [
        [
          `show that costly goods suffered more than cheap ones from long delays`,
          'opposite-effect',
          `Silk and spices "keep," so they suffered less from delay than fruit or fish did. The passage does not compare costly goods with cheap ones.`,
        ],
        [
          `suggest that the station had become lax in the years before the study`,
          'distorted-detail',
          `A wish for more strictness does not show that the station had become lax. The passage calls it "strict," and nothing suggests a change.`,
        ],
        [
          `complete the list of the burdens that quarantine imposed on the trade`,
          'wrong-role',
          `These petitions asked for more quarantine, not less. They point to a benefit of the station, the trust in the port's name, and not to one more burden.`,
        ],
        [
          `explain how Castellane found out by how much the trade had fallen`,
          'out-of-scope',
          `The passage reports how far trade fell, but it does not say how Castellane found out. The petitions show how merchants saw the station.`,
        ],
      ],
      quick: [
        `Dealers in silk and spices asked for a stricter station. They would hardly have done so if they had seen it only as a burden.`,
      ],
      full: [
        `Read the petitions of silk and spice dealers beside those they are contrasted with. Dealers in fruit or fish lost their goods to the delay and petitioned against the station.`,
        `Dealers in silk and spices, whose goods keep, petitioned "to have it made stricter." The next sentence gives their reason: they sold "the name of their port" as well. To them, the station was a source of gain.`,
      ],
      hints: [
        `How did these dealers' petitions differ from those of dealers in fruit or fish?`,
        `Read the sentence after the petitions. What had these dealers understood, and what does that say about the station?`,
      ],
    },
  ],
}

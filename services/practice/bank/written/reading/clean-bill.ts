import type { WrittenPassage } from '../written-question.ts'

export const cleanBill: WrittenPassage = {
  passage: {
    id: 'passage-clean-bill',
    title: 'A clean bill of health',
    paragraphs: [
      `Merchants complained of quarantine from the day it was invented. A ship held for forty days outside a port had to feed and pay an idle crew while her cargo spoiled or missed its market. Economic historians have accordingly counted quarantine among the burdens that early modern states laid on trade for the sake of public safety, and they have measured the burden in days of delay.`,
      `Ruben Castellane, in a study of the port of Lissara, asks what would have become of the ships without it. Whenever plague was rumoured in the region, ports that had no trusted quarantine were shut out by their neighbours: ships that had touched there were turned away, whether or not a single case had been seen. Lissara, whose quarantine station was strict and stood open to foreign consuls, was rarely shut out for more than a few weeks. The bill of health that its physician signed was accepted abroad because it was known to be refused. In years of rumour, Castellane finds, the trade of Lissara fell by about a tenth, that of similar ports nearby by more than half.`,
      `It does not follow that every merchant of Lissara gained. Delay was a cost in good years and bad, whereas to be shut out was a danger of bad years only; and to a dealer in fruit or fish, forty days were as good as for ever. Petitions against the station came almost entirely from such dealers. Those who traded in silk and spices, which keep, petitioned from time to time as well, but to have it made stricter. They had understood, Castellane remarks, that part of what they sold abroad was the name of their port. The historians' measure is not wrong, in his view, but it stands on one side of the account alone.`,
    ],
  },
  questions: [
    {
      id: 'rc-106',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `Which of the following would Castellane be most likely to offer as the conclusion of his study?`,
      key: [
        `Quarantine cost trade time but could also keep a port open, so delay alone misjudges it.`,
        `He does not deny the delay. He adds what quarantine saved, since days of delay stand 'on one side of the account alone'.`,
      ],
      wrong: [
        [
          `Quarantine was a burden that states laid upon trade in order to keep their people safe.`,
          'wrong-speaker',
          `That is the verdict of the economic historians. His study was made to complete it.`,
        ],
        [
          `Quarantine enriched all who traded through a port whose station was known to be strict.`,
          'too-strong',
          `'It does not follow that every merchant of Lissara gained': dealers in fruit and fish bore a cost without a benefit.`,
        ],
        [
          `Quarantine was opposed by those whose goods spoiled and favoured by those whose goods kept.`,
          'detail-for-main-idea',
          `This sums up the petitions of the third paragraph. It leaves out what quarantine did for the port.`,
        ],
        [
          `Quarantine stopped plague from reaching the ports that took the trouble to enforce it well.`,
          'real-world-belief',
          `Whether it kept plague out is not discussed. Ports were shut out 'whether or not a single case had been seen'.`,
        ],
      ],
      quick: [`Cost: delay. Benefit: not being shut out. The conclusion needs both sides of the account.`],
      full: [
        `Historians measure days of delay.`,
        `Castellane compares Lissara with ports without a trusted quarantine: a tenth lost against more than half.`,
        `He grants the delay and its victims, but calls the measure one-sided.`,
      ],
      hints: [
        `What does the last sentence say about the historians' measure?`,
        `A good conclusion keeps the cost and adds what was set against it.`,
      ],
    },
    {
      id: 'rc-107',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.3,
      stem: `The passage mentions each of the following about Lissara EXCEPT`,
      key: [
        `the number of ships that its station held in a year of rumour`,
        `No number of ships is given. For years of rumour the passage says only how far trade fell.`,
      ],
      wrong: [
        [
          `the access that people from abroad had to its quarantine station`,
          'wrong-place',
          `You may have overlooked it in the second paragraph: the station 'stood open to foreign consuls'.`,
        ],
        [
          `the longest time for which it was usually shut out by others`,
          'distorted-detail',
          `The passage mentions it: Lissara was 'rarely shut out for more than a few weeks'.`,
        ],
        [
          `the official whose signature its bills of health used to carry`,
          'restates-premise',
          `The official is mentioned in a subordinate clause: 'the bill of health that its physician signed'.`,
        ],
        [
          `the goods of those merchants who petitioned for a laxer station`,
          'wrong-speaker',
          `Petitions against the station came from dealers 'in fruit or fish'. Only the wish for a stricter one came from silk and spices.`,
        ],
      ],
      quick: [
        `Tick off what is there: consuls, 'a few weeks', the physician, fruit or fish. No count of ships remains.`,
      ],
      full: [
        `Foreign consuls, weeks of closure and the physician are all in the second paragraph.`,
        `The dealers who petitioned against the station are in the third.`,
        `How many ships were held is nowhere said.`,
      ],
      hints: [
        `Look for four of the five in the second and third paragraphs.`,
        `Which of them would need a figure that the passage does not give?`,
      ],
    },
    {
      id: 'rc-108',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The remark that the bill of health was accepted abroad 'because it was known to be refused' implies that`,
      key: [
        `a bill given to every ship would have told foreign ports nothing`,
        `If none were refused, a bill would not distinguish a safe ship from a doubtful one. Refusals are what gave it meaning.`,
      ],
      wrong: [
        [
          `foreign ports turned away ships on which no bill was carried`,
          'not-required',
          `They may have done, but the remark explains why the bill of this port was believed, not what happened without one.`,
        ],
        [
          `most of the ships that asked for a bill in Lissara got none`,
          'too-strong',
          `That bills could be refused, and were, does not make refusals the majority.`,
        ],
        [
          `foreign consuls decided which ships should be given a bill`,
          'distorted-detail',
          `The consuls could look at the station. The bill was signed by the physician of the port.`,
        ],
        [
          `ports abroad took the bill although they had once refused it`,
          'wrong-role',
          `You have taken the foreign ports to be the ones that refuse. It is the physician who may refuse to sign.`,
        ],
      ],
      quick: [
        `Who refuses? The physician. A signature that can be withheld means something; one that cannot, does not.`,
      ],
      full: [
        `The bill says that a ship is safe.`,
        `It is believed because it is not given to all: the physician is known to refuse it.`,
        `So without refusals it would not be believed.`,
      ],
      hints: [
        `By whom is the bill refused, and to whom?`,
        `What would you learn from a certificate that everybody receives?`,
      ],
    },
    {
      id: 'rc-109',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author refers to the petitions of dealers in silk and spices in order to`,
      key: [
        `indicate that some merchants saw the station as a source of gain to them`,
        `They asked for it to be 'made stricter', because 'part of what they sold abroad was the name of their port'.`,
      ],
      wrong: [
        [
          `show that costly goods suffered more than cheap ones from long delays`,
          'opposite-effect',
          `Silk and spices 'keep', and so suffered least. The sufferers were dealers in fruit or fish.`,
        ],
        [
          `suggest that the station had become lax in the years before the study`,
          'distorted-detail',
          `To ask for more strictness is not to say that there was none. The passage calls the station strict.`,
        ],
        [
          `complete the list of the burdens that quarantine imposed on the trade`,
          'wrong-role',
          `These petitions are contrasted with the complaints. They show a benefit, not a further burden.`,
        ],
        [
          `explain how Castellane found out by how much the trade had fallen`,
          'out-of-scope',
          `Where the figures on trade come from is not said, and petitions would hardly contain them.`,
        ],
      ],
      quick: [`They petitioned 'to have it made stricter'. Who asks for more of a burden? Somebody who profits by it.`],
      full: [
        `The paragraph divides merchants into losers and gainers.`,
        `Fruit and fish: delay without benefit, petitions against.`,
        `Silk and spices: goods that keep, petitions for more strictness, since the port's name was worth money to them.`,
      ],
      hints: [`For what did these dealers ask?`, `What does the sentence after it say that they had understood?`],
    },
  ],
}

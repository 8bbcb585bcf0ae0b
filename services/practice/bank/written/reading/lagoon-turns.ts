import type { WrittenPassage } from '../written-question.ts'

export const lagoonTurns: WrittenPassage = {
  passage: {
    id: 'passage-lagoon-turns',
    title: 'Taking turns in the lagoon',
    paragraphs: [
      `In the lagoons along the Serrat coast, some places to fish are far better than others: near the channel a net fills in an hour, while at the reed beds it may hang all day. The villages deal with the inequality by rotation. Each morning every boat moves one place to the east, so that in the course of a season each family has fished everywhere equally often. Visitors admire the fairness of the arrangement, and its fairness is usually given as the reason why it has outlived two attempts by the state to replace it with licences.`,
      `The anthropologist Pilar Ochoa does not dispute that rotation is fair. So, she observes, is drawing lots each morning, and so is pooling the catch; both were tried on this coast within living memory, and both were given up. What rotation has and the others lack is that it turns every family into the guardian of the rule. A boat that lingers at the channel robs one particular neighbour, the one whose turn has come. He is on the spot, he knows that the place is his, and by keeping quiet he would lose the best day of his month. Where lots are drawn, hardly anyone remembers who is entitled to which place. Where the catch is pooled, a dishonest report costs each of thirty families a thirtieth of the loss, and challenging it is nobody's business in particular.`,
      `The explanation has a limit, which Ochoa is the first to point out. In two of the eleven lagoons that she visited, rotation has broken down although no boat ever overstayed. There a few families had bought large boats with long nets, which could all but empty the channel in a single permitted day. The neighbour who arrived on time found his place free and worth nothing. Watching who is where protects a share, it seems, only as long as everyone takes it by similar means.`,
    ],
  },
  questions: [
    {
      id: 'rc-034',
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage as a whole is best described as`,
      key: [
        `accounting for the survival of a practice and marking the bounds of the account`,
        `Ochoa explains why rotation lasted where other fair methods did not, and the third paragraph gives the 'limit' of her explanation.`,
      ],
      wrong: [
        [
          `defending a traditional practice against the plans of a state to do away with it`,
          'distorted-detail',
          `The state's attempts show that rotation is hard to displace. The passage explains this and takes no side on what the state should do.`,
        ],
        [
          `weighing the merits of several ways to share a catch and recommending one of them`,
          'half-right',
          `Several ways are compared, but in order to find out why one has lasted. Nothing is recommended.`,
        ],
        [
          `tracing the decline of an ancient practice to the arrival of modern equipment`,
          'detail-for-main-idea',
          `Large boats ended rotation in two lagoons of eleven. This case limits the explanation and is not its subject.`,
        ],
        [
          `casting doubt on the belief that a practice admired by visitors is in fact fair`,
          'opposite-effect',
          `Ochoa 'does not dispute that rotation is fair'. She doubts that fairness explains its survival.`,
        ],
      ],
      quick: [
        `Usual reason for survival, Ochoa's better reason, 'The explanation has a limit': explain, then mark the bounds.`,
      ],
      full: [
        `Paragraph 1: rotation and the usual reason for its survival, fairness.`,
        `Paragraph 2: a better reason, everyone guards the rule.`,
        `Paragraph 3: where this reason stops working.`,
        `So a survival is explained and the explanation is given its bounds.`,
      ],
      hints: [
        `What question does the word 'reason' in the first paragraph raise?`,
        `The description has to leave room for the first sentence of the last paragraph.`,
      ],
    },
    {
      id: 'rc-035',
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, dishonest reports tend to go unchallenged where the catch is pooled because`,
      key: [
        `the loss that they cause to any single family is small`,
        `A dishonest report 'costs each of thirty families a thirtieth of the loss', and so challenging it 'is nobody's business in particular'.`,
      ],
      wrong: [
        [
          `families do not recall which place they were assigned`,
          'wrong-place',
          `Not remembering one's place is the trouble with drawing lots, in the sentence before.`,
        ],
        [
          `families regard an equal division of the catch as unfair`,
          'opposite-effect',
          `Pooling counts as fair in the passage: 'so is pooling the catch'.`,
        ],
        [
          `the boats are too far apart to see what others take`,
          'real-world-belief',
          `This might be so in a large lagoon, but the passage gives another reason: the cost is divided among many.`,
        ],
        [
          `the state has taken over the policing of the lagoons`,
          'distorted-detail',
          `The state tried to introduce licences and failed. It polices nothing in the passage.`,
        ],
      ],
      quick: [`'A thirtieth of the loss': too little for anyone to act on.`],
      full: [
        `Find the sentence that begins 'Where the catch is pooled'.`,
        `It says that the loss is divided by thirty and that challenging the report is nobody's business in particular.`,
        `The small loss of each family is the reason.`,
      ],
      hints: [
        `Look for the sentence on pooling at the end of the second paragraph.`,
        `How much does each family lose when one of them cheats?`,
      ],
    },
    {
      id: 'rc-036',
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The author mentions that drawing lots and pooling the catch were tried and given up primarily in order to`,
      key: [
        `suggest that more than fairness must account for the survival of rotation`,
        `Both methods are fair ('So ... is drawing lots'), yet neither lasted. Fairness therefore cannot be what made rotation last.`,
      ],
      wrong: [
        [
          `show that the villages have been slower to abandon old customs than is thought`,
          'out-of-scope',
          `The speed at which customs change is not discussed. The two methods serve as a comparison with rotation.`,
        ],
        [
          `explain why the state tried to introduce licences for fishing in the lagoons`,
          'wrong-place',
          `The passage gives no reason for the state's attempts, and does not connect them with lots or pooling.`,
        ],
        [
          `prove that rotation is the fairest of the methods which have been used there`,
          'opposite-effect',
          `The methods are named because they are fair as well. If rotation won by being fairer, Ochoa's point would be lost.`,
        ],
        [
          `illustrate how rotation broke down in the lagoons with a few very large boats`,
          'wrong-place',
          `The breakdown belongs to the third paragraph and has another cause, the size of the boats.`,
        ],
      ],
      quick: [`Fair as well, yet given up: so fairness is not what keeps rotation alive.`],
      full: [
        `Usual view: rotation survives because it is fair.`,
        `Lots and pooling are fair too, but did not survive.`,
        `Hence the usual reason is not enough, and the next sentence supplies what rotation has 'and the others lack'.`,
      ],
      hints: [
        `What do the two methods have in common with rotation, and in what do they differ from it?`,
        `Which explanation of survival would lead you to expect that all three had lasted?`,
      ],
    },
    {
      id: 'rc-037',
      skill: 'rc-inference',
      difficulty: 1,
      stem: `Ochoa's account implies that rotation would be most likely to work again in the two lagoons where it broke down if the villages there agreed to`,
      key: [
        `limit the length of the nets that a boat may use`,
        `Rotation failed because long nets emptied a place within a permitted day. If everyone takes a share 'by similar means', guarding the place protects the share again.`,
      ],
      wrong: [
        [
          `fine every boat that stays at a place after its day`,
          'wrong-comparison',
          `It broke down 'although no boat ever overstayed'. A fine would punish what nobody does.`,
        ],
        [
          `record every evening what each boat has caught`,
          'not-required',
          `A record would show who takes much, but it leaves the means unequal. No rule on amounts was broken, so there would be nothing to hold against anyone.`,
        ],
        [
          `draw lots for the order in which the boats move`,
          'opposite-effect',
          `Lots make it harder to know whose place it is, and they do nothing about boats that take too much.`,
        ],
        [
          `appoint a guardian who watches over the channel`,
          'restates-premise',
          `Under rotation the next family already watches. In these lagoons watching is of no use, since the place is handed over on time and empty.`,
        ],
      ],
      quick: [`The cause of the breakdown is unequal means, so the cure is to make the means equal: shorter nets.`],
      full: [
        `In these lagoons the rule about places was kept.`,
        `What failed was that a place was worth nothing after a large boat had used it.`,
        `The last sentence names the condition: everyone must take the share by similar means.`,
        `Limiting nets restores this condition; better watching does not.`,
      ],
      hints: [
        `Did anyone in the two lagoons break the rule of rotation?`,
        `Which condition does the last sentence of the passage name, and which proposal restores it?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const lagoonTurns: WrittenPassage = {
  passage: {
    id: 'passage-lagoon-turns',
    title: 'Taking turns in the lagoon',
    paragraphs: [
      `In the lagoons along the Serrat coast, some places to fish are far better than others: near the channel a net fills in an hour, while at the reed beds it may hang all day. The villages deal with the inequality by rotation. Each morning every boat moves one place to the east, so that in the course of a season each family has fished everywhere equally often. Visitors admire the fairness of the arrangement, and its fairness is usually given as the reason why it has outlived two attempts by the state to replace it with licenses.`,
      `The anthropologist Pilar Ochoa does not dispute that rotation is fair. So, she observes, is drawing lots each morning, and so is pooling the catch; both were tried on this coast within living memory, and both were given up. What rotation has and the others lack is that it turns every family into the guardian of the rule. A boat that lingers at the channel robs one particular neighbor, the one whose turn has come. He is on the spot, he knows that the place is his, and by keeping quiet he would lose the best day of his month. Where lots are drawn, hardly anyone remembers who is entitled to which place. Where the catch is pooled, a dishonest report costs each of thirty families a thirtieth of the loss, and challenging it is nobody's business in particular.`,
      `The explanation has a limit, which Ochoa is the first to point out. In two of the eleven lagoons that she visited, rotation has broken down although no boat ever overstayed. There a few families had bought large boats with long nets, which could all but empty the channel in a single permitted day. The neighbor who arrived on time found his place free and worth nothing. Watching who is where protects a share, it seems, only as long as everyone takes it by similar means.`,
    ],
  },
  questions: [
    {
      id: 'rc-034',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage as a whole is best described as`,
      key: [
        `accounting for the survival of a practice and marking the bounds of the account`,
        `Ochoa accounts for the survival of rotation where other fair methods were given up. The third paragraph then says that "the explanation has a limit," which marks its bounds.`,
      ],
      wrong: [
        [
          `defending a traditional practice against the plans of a state to do away with it`,
          'distorted-detail',
          `The "two attempts by the state" serve to show how well rotation has lasted. The passage explains why it has lasted and does not argue against the state's plans.`,
        ],
        [
          `weighing the merits of several ways to share a catch and recommending one of them`,
          'half-right',
          `The passage does compare rotation with lots and pooling, but only to find out why rotation has lasted. It recommends none of the three.`,
        ],
        [
          `tracing the decline of an ancient practice to the arrival of modern equipment`,
          'detail-for-main-idea',
          `Large boats ended rotation only "in two of the eleven lagoons." This case limits the explanation and is not the subject of the whole passage.`,
        ],
        [
          `casting doubt on the belief that a practice admired by visitors is in fact fair`,
          'opposite-effect',
          `Ochoa "does not dispute that rotation is fair." What she doubts is that fairness alone explains its survival.`,
        ],
      ],
      quick: [`The passage explains why rotation has lasted and then shows where Ochoa's explanation no longer holds.`],
      full: [
        `The first paragraph gives the usual reason why rotation has lasted, its fairness. The second gives Ochoa's own reason: rotation "turns every family into the guardian of the rule."`,
        `The third paragraph begins with "The explanation has a limit" and describes two lagoons where watching one's place was of no use.`,
        `"Accounting for the survival of a practice" covers the first two paragraphs, and "marking the bounds of the account" covers the third.`,
      ],
      hints: [
        `Fairness is the usual reason given for the survival of rotation. What does Ochoa do with that reason in the second paragraph?`,
        `Summarize each paragraph in a few words. What does the first sentence of the last paragraph do to Ochoa's explanation?`,
      ],
    },
    {
      id: 'rc-035',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.7,
      stem: `According to the passage, dishonest reports tend to go unchallenged where the catch is pooled because`,
      key: [
        `the loss that they cause to any single family is small`,
        `A dishonest report "costs each of thirty families a thirtieth of the loss." Each loses so little that challenging it "is nobody's business in particular."`,
      ],
      wrong: [
        [
          `families do not recall which place they were assigned`,
          'wrong-place',
          `Where lots are drawn, "hardly anyone remembers who is entitled to which place." The sentence about pooling the catch gives a different reason.`,
        ],
        [
          `families regard an equal division of the catch as unfair`,
          'opposite-effect',
          `Families gave pooling up, but the passage does not say that they thought it unfair. According to Ochoa, pooling is fair, just as rotation is.`,
        ],
        [
          `the boats are too far apart to see what others take`,
          'real-world-belief',
          `In a large lagoon, boats may well be far apart. But distance is not the reason given: each family bears only "a thirtieth of the loss."`,
        ],
        [
          `the state has taken over the policing of the lagoons`,
          'distorted-detail',
          `The state did try twice to introduce licenses, but rotation outlived both attempts. Nothing is said about the state policing the lagoons.`,
        ],
      ],
      quick: [
        `Where thirty families pool the catch, each bears only "a thirtieth of the loss" from a dishonest report. That is too little to make anyone act.`,
      ],
      full: [
        `The second paragraph explains, for each method, whether anyone has a strong reason to object when a rule is broken.`,
        `Where the catch is pooled, a dishonest report "costs each of thirty families a thirtieth of the loss," so challenging it is "nobody's business in particular." The answer calls a thirtieth of the loss "small."`,
      ],
      hints: [
        `Where the catch is pooled, who would have a strong reason to challenge a dishonest report?`,
        `Find the sentence about pooling in the second paragraph. How much does each family lose when one of them cheats?`,
      ],
    },
    {
      id: 'rc-036',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.5,
      stem: `The author mentions that drawing lots and pooling the catch were tried and given up primarily in order to`,
      key: [
        `suggest that more than fairness must account for the survival of rotation`,
        `Ochoa says that drawing lots and pooling the catch are fair too, and yet "both were given up." Fairness alone therefore cannot explain why rotation survived.`,
      ],
      wrong: [
        [
          `show that the villages have been slower to abandon old customs than is thought`,
          'out-of-scope',
          `The passage says that lots and pooling were "given up" but not whether that took long. They show that fair methods can fail, and they tell us nothing about how fast villages abandon customs.`,
        ],
        [
          `explain why the state tried to introduce licenses for fishing in the lagoons`,
          'wrong-place',
          `The passage mentions the state's two attempts in the first paragraph but gives no reason for them. It does not connect them with lots or pooling.`,
        ],
        [
          `prove that rotation is the fairest of the methods which have been used there`,
          'opposite-effect',
          `Ochoa mentions the two methods because they are fair too. If rotation were simply fairer, fairness could explain its survival, and her point would be lost.`,
        ],
        [
          `illustrate how rotation broke down in the lagoons with a few very large boats`,
          'wrong-place',
          `Rotation has broken down in two lagoons, but the third paragraph gives the cause: large boats with long nets, not lots or pooling.`,
        ],
      ],
      quick: [
        `Drawing lots and pooling were fair too, and yet they did not last. So fairness alone cannot explain why rotation did.`,
      ],
      full: [
        `The usual view is that rotation has survived because it is fair. Ochoa grants that it is fair but points out that drawing lots and pooling are fair too.`,
        `"Both were given up," so a method can be fair and not survive. The next sentence accordingly looks for something "rotation has and the others lack."`,
        `So the two methods suggest that something more than fairness accounts for the survival of rotation.`,
      ],
      hints: [
        `What is the usual explanation for the survival of rotation?`,
        `What do the two methods have in common with rotation, and how does their fate differ? Ask what that means for the usual explanation.`,
      ],
    },
    {
      id: 'rc-037',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `Ochoa's account implies that rotation would be most likely to work again in the two lagoons where it broke down if the villages there agreed to`,
      key: [
        `limit the length of the nets that a boat may use`,
        `Rotation failed because boats with long nets "could all but empty the channel" in one permitted day. If nets are limited, families again fish by similar means, and a place keeps its value for the next boat.`,
      ],
      wrong: [
        [
          `fine every boat that stays at a place after its day`,
          'wrong-comparison',
          `Rotation broke down "although no boat ever overstayed," so a fine would punish something that was not done.`,
        ],
        [
          `record every evening what each boat has caught`,
          'not-required',
          `A record would show which boats catch a lot, but nobody needed to be told that. It would not restore "similar means," and the large boats broke no rule.`,
        ],
        [
          `draw lots for the order in which the boats move`,
          'opposite-effect',
          `Lots would change only the order in which boats reach the channel. They would not keep a large boat from emptying it in "a single permitted day."`,
        ],
        [
          `appoint a guardian who watches over the channel`,
          'restates-premise',
          `There already was a guardian: the neighbor whose turn was next. He "found his place free and worth nothing," so another pair of eyes would not help.`,
        ],
      ],
      quick: [
        `Rotation broke down because some boats had far longer nets than others. So the remedy is to make the means similar again.`,
      ],
      full: [
        `In the two lagoons, families kept the rule about places: "no boat ever overstayed." But a place was worth nothing after a large boat had fished it.`,
        `The last sentence names the condition under which watching protects a share: "only as long as everyone takes it by similar means."`,
        `Limiting the length of the nets restores that condition. Fines, records, lots, or a guardian would not.`,
      ],
      hints: [
        `Did any family in these two lagoons break the rule of rotation?`,
        `Which condition does the last sentence of the passage name, and which proposal restores it?`,
      ],
    },
  ],
}

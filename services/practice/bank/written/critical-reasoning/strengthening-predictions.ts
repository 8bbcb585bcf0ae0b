import type { WrittenQuestion } from '../written-question.ts'

/** Strengthen: what a view predicts and others do not. */
export const strengtheningPredictions: readonly WrittenQuestion[] = [
  {
    id: 'cr-0107',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: -0.7,
    stem: `Most customers of an online grocer ask for delivery between six and eight in the evening, when its vans can hardly keep up. In the afternoon the vans stand idle. The grocer intends to charge $3 less for deliveries in the afternoon and expects that many customers will choose them.

The grocer's expectation is most strengthened by which of the following, if true?`,
    key: [
      `Many who now order for the evening are at home in the afternoon and chose the evening by habit.`,
      `A lower price can move customers who are free to choose. That many of them could just as well be supplied in the afternoon makes it likely that they will change.`,
    ],
    wrong: [
      [
        `Most of those who now order for the evening are at work until a few minutes before six.`,
        'opposite-effect',
        `People who are at work cannot receive a delivery in the afternoon, whatever it costs.`,
      ],
      [
        `In the afternoon, when streets are emptier, a delivery costs the grocer $3 less than later.`,
        'half-right',
        `So the grocer can afford to ask for less. Whether customers will respond is not answered by this.`,
      ],
      [
        `Drivers would rather deliver in the afternoon than in the evening if they were free to choose.`,
        'out-of-scope',
        `The wishes of drivers do not move customers from one time to another.`,
      ],
      [
        `People who buy at the grocer's shops come there in the afternoon more often than in the evening.`,
        'wrong-comparison',
        `These people fetch their groceries themselves. When they come says little about those who order online.`,
      ],
    ],
    quick: [`A lower price works on those who are able to change. Are many of them able?`],
    full: [
      `Plan: a lower price in the afternoon.`,
      `Expectation: many will change from the evening.`,
      `Two conditions: they can receive goods in the afternoon, and little binds them to the evening. The right option confirms both.`,
    ],
    hints: [
      `What must be true of customers before a lower price can move them?`,
      `Separate what is good for the grocer from what customers are able to do.`,
    ],
  },
  {
    id: 'cr-0108',
    version: 3,
    skill: 'cr-strengthen',
    difficulty: 0.7,
    stem: `Growers in the upper Lune valley used to send all of their produce to the city by boat. Since last year there has been a road, on which trucks reach the city in one day rather than four, at the same cost. Growers now send nearly all of their tomatoes by road. An economist infers that what has decided the matter for them is how fresh the tomatoes arrive.

Which of the following, if true, most strengthens the economist's inference?`,
    key: [
      `Onions and pumpkins, which keep for months, are still sent to the city by boat by nearly all growers.`,
      `If the road were preferred for other reasons, such as convenience, these would go by road as well. That just the perishable produce has moved points to freshness.`,
    ],
    wrong: [
      [
        `Trucks fetch the produce from the farms, whereas growers have to bring it to the boats themselves.`,
        'opposite-effect',
        `This is another reason for choosing the road. It makes freshness less needed as an explanation.`,
      ],
      [
        `Tomatoes that are sent by road reach the city three days sooner than they would if sent by boat.`,
        'restates-premise',
        `One day 'rather than four' has already been stated. The question is whether it is the growers' reason.`,
      ],
      [
        `Growers in the valley have planted more tomatoes and less of other produce since the road was built.`,
        'out-of-scope',
        `What is planted does not tell us why the tomatoes are sent by road rather than by boat.`,
      ],
      [
        `Growers in the lower Lune valley, which is nearer to the city, have long sent their tomatoes by road.`,
        'wrong-comparison',
        `Growers there had a road when those in the upper valley had none. That they use it does not tell us for which of its advantages.`,
      ],
    ],
    quick: [`If freshness is the reason, what should happen to produce that stays fresh anyway?`],
    full: [
      `Observation: tomatoes now go by road, at the same cost.`,
      `Inference: growers choose the road for freshness. Rivals: the road is more convenient or more reliable.`,
      `The rivals hold for all produce. Freshness matters for perishable produce alone.`,
      `Onions and pumpkins stay on the boats, so the rivals fail.`,
    ],
    hints: [
      `What other advantages might a road have over a river?`,
      `For which produce would these other advantages count, and freshness not?`,
    ],
  },
  {
    id: 'cr-0109',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.5,
    stem: `A chain of gyms no longer lets its members cancel online. Those who wish to leave have to come to the desk, and half as many members leave as before. Critics say that the others merely go on paying without coming. The chain's manager claims, on the contrary, that most of those who would formerly have left have begun to train again.

Which of the following, if true, provides the most support for the manager's claim?`,
    key: [
      `The share of all members who train at least once a week is no smaller than before the change.`,
      `If those who would have left were paying without coming, the share of active members would have gone down. That it has not suggests that they train like the others.`,
    ],
    wrong: [
      [
        `Many members say that they have meant to leave but have not found time to come to the desk.`,
        'opposite-effect',
        `These are just the members of whom the critics speak. They pay and do not come.`,
      ],
      [
        `Staff at the desk have been taught to remind members of the aims with which they once joined.`,
        'half-right',
        `This shows what the chain is attempting. Whether members have begun to train again is not reported.`,
      ],
      [
        `Members who train at least once a week are in better health than those who come less often.`,
        'out-of-scope',
        `That training is good for members does not show that those who wanted to leave are training.`,
      ],
      [
        `More members leave in the summer months than in the winter months, and this is as true as ever.`,
        'wrong-comparison',
        `This compares seasons. The dispute is about what those who stay are doing.`,
      ],
    ],
    quick: [`Critics and manager agree on who stays. They differ on whether those people come. Find a figure on that.`],
    full: [
      `Fact: half as many members leave.`,
      `Critics: the rest pay and stay away. Manager: they train again.`,
      `The first predicts a smaller share of active members, the second does not.`,
      `The share is no smaller, which favors the manager.`,
    ],
    hints: [
      `On what do the critics and the manager disagree?`,
      `If the critics were right, which figure about all the members would have changed?`,
    ],
  },
  {
    id: 'cr-0110',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.3,
    stem: `Chess players who spend much time on fast games online make more gross mistakes in long tournament games than other players of the same strength. A trainer thinks that fast games have given them the habit of deciding quickly, even when there is plenty of time.

Which of the following, if true, most supports the trainer's view?`,
    key: [
      `On moves to which they give as much time as others do, they make no more gross mistakes than others.`,
      `Their additional mistakes are then made on moves to which they give less time than others. That is what a habit of deciding quickly leads to, whereas tiredness would show in slow moves too.`,
    ],
    wrong: [
      [
        `They often play online late into the night before a tournament game and come to it without rest.`,
        'opposite-effect',
        `Then it may be tiredness, and not a habit of deciding quickly, that leads to the mistakes.`,
      ],
      [
        `In the fast games that they play online, they have about five seconds on average for each move.`,
        'explains-one-side',
        `This explains how such a habit could arise. It does not show that the habit is at work in long games.`,
      ],
      [
        `They know more different ways of opening a game than other players of the same strength know.`,
        'out-of-scope',
        `Knowledge of openings does not explain why they make gross mistakes.`,
      ],
      [
        `In fast games, they make fewer gross mistakes than players who have seldom played such games.`,
        'wrong-comparison',
        `Practice helps them in fast games. The view is about what happens in long ones.`,
      ],
    ],
    quick: [`The view names a middle step: quick decisions in long games. Find evidence for this step.`],
    full: [
      `Observation: more gross mistakes in long games.`,
      `View: a habit of deciding quickly. Rivals: lack of sleep, lack of study.`,
      `The view predicts that the additional mistakes are made in moves played quickly. The rivals do not.`,
      `On moves that were given as much time as usual there are no additional mistakes, as the view predicts.`,
    ],
    hints: [
      `By what way do fast games lead to mistakes in long games, according to the trainer?`,
      `In which moves of a long game should the mistakes be found if the trainer is right?`,
    ],
  },
]

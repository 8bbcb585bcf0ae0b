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
      `These customers are at home in the afternoon and order for the evening only out of habit. Switching costs them little, so saving $3 is likely to persuade many of them.`,
    ],
    wrong: [
      [
        `Most of those who now order for the evening are at work until a few minutes before six.`,
        'opposite-effect',
        `Customers who are at work until just before six can hardly receive a delivery in the afternoon, whatever it costs. So this weakens the expectation.`,
      ],
      [
        `In the afternoon, when streets are emptier, a delivery costs the grocer $3 less than later.`,
        'half-right',
        `If afternoon deliveries cost the grocer $3 less, it can afford the lower price. But that does not tell us whether customers will choose it.`,
      ],
      [
        `Drivers would rather deliver in the afternoon than in the evening if they were free to choose.`,
        'out-of-scope',
        `Drivers may prefer the afternoon, but customers choose the time. Nothing here gives a customer a reason to change.`,
      ],
      [
        `People who buy at the grocer's shops come there in the afternoon more often than in the evening.`,
        'wrong-comparison',
        `Shoppers who come in the afternoon must find that time convenient. But the plan is about online customers, and they may be busy then.`,
      ],
    ],
    quick: [
      `A lower price can persuade only customers who are free to switch. Many are at home in the afternoon and choose the evening only out of habit, so they are free to do so.`,
    ],
    full: [
      `Method: find the plan's weakest step. The grocer will charge $3 less in the afternoon, and the plan works only if many customers choose that time.`,
      `It is doubtful whether customers who now order for the evening can receive a delivery in the afternoon at all.`,
      `Many of them are at home then and chose the evening only out of habit. So nothing much keeps them from switching for a lower price, and the expectation is strengthened.`,
    ],
    hints: [
      `What must customers do for the plan to work?`,
      `What might keep a customer from switching even for $3? Look for the option that removes this obstacle.`,
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
      `Onions and pumpkins keep for months, so a faster trip hardly matters for their freshness. Since the crop that spoils has moved to the road and crops that keep have not, freshness seems to be the reason.`,
    ],
    wrong: [
      [
        `Trucks fetch the produce from the farms, whereas growers have to bring it to the boats themselves.`,
        'opposite-effect',
        `If trucks come to the farms, growers may have chosen the road because it is less work. That makes it less likely that freshness decided the matter.`,
      ],
      [
        `Tomatoes that are sent by road reach the city three days sooner than they would if sent by boat.`,
        'restates-premise',
        `We already know that trucks take one day "rather than four." The question is whether freshness is the reason why growers value this speed.`,
      ],
      [
        `Growers in the valley have planted more tomatoes and less of other produce since the road was built.`,
        'out-of-scope',
        `If growers have planted more tomatoes, the road seems to be good for those who sell them. But that does not show which of its advantages matters to them.`,
      ],
      [
        `Growers in the lower Lune valley, which is nearer to the city, have long sent their tomatoes by road.`,
        'wrong-comparison',
        `Other growers send their tomatoes by road too. But we are not told why, so this does not support freshness as the reason.`,
      ],
    ],
    quick: [
      `If freshness is the reason, produce that stays fresh anyway does not need the road. And onions and pumpkins, which keep, do still go by boat.`,
    ],
    full: [
      `Method: predict what each explanation leads us to expect. The growers may have chosen the road for freshness or for some other reason, such as convenience.`,
      `Convenience would be a reason to send all produce by road. Freshness is a reason only for produce that spoils.`,
      `Onions and pumpkins keep for months and still go by boat. So freshness, not convenience, seems to have decided the matter, and the economist's inference is strengthened.`,
    ],
    hints: [
      `What are we told about tomatoes, and what would we like to know about other crops?`,
      `Suppose growers chose the road for its convenience. Which crops would they send by it, and which would they send if freshness were the reason?`,
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
      `If the members who would once have left were now paying without coming, the share of all members who train should have dropped. It has not, which suggests that many of them do train and so supports the manager.`,
    ],
    wrong: [
      [
        `Many members say that they have meant to leave but have not found time to come to the desk.`,
        'opposite-effect',
        `These members still mean to leave and stay only for lack of time to come to the desk. So they seem to pay without training, as the critics say.`,
      ],
      [
        `Staff at the desk have been taught to remind members of the aims with which they once joined.`,
        'half-right',
        `Such reminders may be meant to get members training again. But we are not told whether they have worked.`,
      ],
      [
        `Members who train at least once a week are in better health than those who come less often.`,
        'out-of-scope',
        `Better health is a reason to train. But it tells us nothing about whether those who would have left "have begun to train again."`,
      ],
      [
        `More members leave in the summer months than in the winter months, and this is as true as ever.`,
        'wrong-comparison',
        `This compares summer with winter, and the dispute is about before and after the change. It does not tell us what members who would formerly have left are doing now.`,
      ],
    ],
    quick: [
      `Both sides agree that fewer members leave. If the members who would once have left were not training, the share of all members who train should have dropped, and it has not.`,
    ],
    full: [
      `Method: predict what each side leads us to expect. The dispute is about the members who would once have left. The critics say that they pay without coming, and the manager says that most of them train again.`,
      `If the critics are right, the gyms now have more members who do not train. The share who train at least once a week should then have dropped.`,
      `In fact that share is no smaller than before, as the manager would expect. So the manager's claim is supported.`,
    ],
    hints: [
      `The critics and the manager agree that fewer members leave. What do they disagree about?`,
      `Suppose that the members who would once have left now pay but never come. What would happen to the share of all members who train? And what if the manager is right?`,
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
      `When these players take as much time as others, they make no more gross mistakes. So the additional ones come on moves that they make faster, just where a habit of deciding quickly would do harm.`,
    ],
    wrong: [
      [
        `They often play online late into the night before a tournament game and come to it without rest.`,
        'opposite-effect',
        `Players who come to a tournament game without rest may make mistakes because they are tired. That is another explanation, so it weakens the trainer's view.`,
      ],
      [
        `In the fast games that they play online, they have about five seconds on average for each move.`,
        'explains-one-side',
        `Five seconds for each move explains how such a habit could arise. But it does not show that the habit carries over to long games.`,
      ],
      [
        `They know more different ways of opening a game than other players of the same strength know.`,
        'out-of-scope',
        `Knowing more openings might be expected to prevent mistakes. It does not explain why these players make more, so it does not support the trainer.`,
      ],
      [
        `In fast games, they make fewer gross mistakes than players who have seldom played such games.`,
        'wrong-comparison',
        `This suggests that practice helps in fast games. But the trainer's view is about mistakes in long tournament games, which are left unexplained.`,
      ],
    ],
    quick: [
      `If deciding quickly is to blame, the additional mistakes should come on quick moves. They do, because on slow moves these players make no more mistakes than others.`,
    ],
    full: [
      `Method: predict what each explanation leads us to expect. The trainer blames a habit of deciding quickly, but the players might instead be tired, for example.`,
      `A tired player should make more mistakes on slow moves too. A habit of deciding quickly does harm only on moves made quickly.`,
      `On moves to which they give as much time as others, these players make no more gross mistakes. So the additional ones come on quicker moves, and the trainer's view is supported.`,
    ],
    hints: [
      `What exactly does the trainer think that fast games have done to these players?`,
      `If the trainer is right, on which moves should the additional mistakes occur? If the players are just tired, on which?`,
    ],
  },
]

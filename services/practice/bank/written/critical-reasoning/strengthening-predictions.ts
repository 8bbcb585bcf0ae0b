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
      `These customers are at home in the afternoon and order for the evening only by habit. They lose little by changing, so saving $3 is likely to persuade many of them.`,
    ],
    wrong: [
      [
        `Most of those who now order for the evening are at work until a few minutes before six.`,
        'opposite-effect',
        `Customers who are at work until just before six can hardly receive a delivery in the afternoon, whatever it costs. So this answer weakens the expectation.`,
      ],
      [
        `In the afternoon, when streets are emptier, a delivery costs the grocer $3 less than later.`,
        'half-right',
        `Savings on these deliveries show that the grocer can afford the lower price. But they do not show how customers will respond to it.`,
      ],
      [
        `Drivers would rather deliver in the afternoon than in the evening if they were free to choose.`,
        'out-of-scope',
        `What drivers prefer gives customers no reason to choose another time, so it does not support the expectation.`,
      ],
      [
        `People who buy at the grocer's shops come there in the afternoon more often than in the evening.`,
        'wrong-comparison',
        `People who come to the shops in the afternoon find that time convenient. But they are not the online customers whose choice the plan is meant to change.`,
      ],
    ],
    quick: [
      `A lower price can persuade only customers who are free to change. Many are at home in the afternoon and order for the evening only by habit, so they are free to do so.`,
    ],
    full: [
      `Method: follow the plan to its weakest step. The grocer charges $3 less in the afternoon, and for the plan to work, many customers have to choose that time.`,
      `The doubtful step is whether those who now order for the evening are able to receive a delivery in the afternoon.`,
      `Many of them are at home then and chose the evening by habit. So nothing seems to keep them from changing for a lower price, and the expectation is strengthened.`,
    ],
    hints: [
      `What might keep a customer from choosing the afternoon even if it costs $3 less?`,
      `Follow the plan from the lower price to the customer's choice. Which option removes the main obstacle on the way?`,
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
        `If trucks come to the farms, growers may have chosen the road for convenience. That makes it less likely that freshness decided the matter.`,
      ],
      [
        `Tomatoes that are sent by road reach the city three days sooner than they would if sent by boat.`,
        'restates-premise',
        `We already know that trucks take one day "rather than four." The question is whether freshness is the reason why growers value this speed.`,
      ],
      [
        `Growers in the valley have planted more tomatoes and less of other produce since the road was built.`,
        'out-of-scope',
        `That growers have planted more tomatoes suggests that the road helps those who sell them. But it does not show which advantage of the road matters to the growers.`,
      ],
      [
        `Growers in the lower Lune valley, which is nearer to the city, have long sent their tomatoes by road.`,
        'wrong-comparison',
        `Other growers send their tomatoes by road too. But we are not told why, so this does not support freshness as the reason.`,
      ],
    ],
    quick: [
      `If freshness is the reason, produce that stays fresh anyway has no need of the road. And onions and pumpkins, which keep, still go by boat.`,
    ],
    full: [
      `Method: predict what each explanation leads us to expect. The growers may have chosen the road for freshness or for something else, such as convenience.`,
      `Convenience would be an advantage for all produce. Freshness matters only for produce that spoils.`,
      `Onions and pumpkins keep for months and still go by boat. So freshness, not convenience, seems to have decided the matter, and the economist's inference is strengthened.`,
    ],
    hints: [
      `Suppose growers chose the road for some other reason, such as convenience. Which crops would they send by it?`,
      `Look for produce that would benefit from a convenient road but not from a faster trip. What would the economist expect growers to do with it?`,
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
      `If the members who stay only paid and did not come, the share of all members who train should have fallen. It has not, which suggests that most of these members do train.`,
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
        `Staff who give such reminders may be trying to make members train again. But we are not told whether members have begun to do so.`,
      ],
      [
        `Members who train at least once a week are in better health than those who come less often.`,
        'out-of-scope',
        `Better health is a reason to train. But it does not show that those who would have left "have begun to train again."`,
      ],
      [
        `More members leave in the summer months than in the winter months, and this is as true as ever.`,
        'wrong-comparison',
        `This compares summer with winter. It does not show what the members who would formerly have left are doing now, and that is what the dispute is about.`,
      ],
    ],
    quick: [
      `Critics and manager agree that more members stay. If these members did not train, the share of all members who train should have fallen, and it has not.`,
    ],
    full: [
      `Method: predict what each side leads us to expect. The critics say that the members who stay pay without coming, the manager that most of them train again.`,
      `If the critics are right, the gyms have more members who do not train, so the share who train at least once a week should have fallen.`,
      `It is no smaller than before, as the manager would expect. So the manager's claim is supported.`,
    ],
    hints: [
      `Suppose that the members who stay never come. How would that change the figures for the whole membership?`,
      `For the critics and for the manager, predict how the share of members who train has changed. Look for a fact that fits only the manager's claim.`,
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
      `When these players take as much time as others, they make no more gross mistakes. So the additional mistakes come on moves that they make faster, which is what a habit of deciding quickly would cause.`,
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
        `Having about five seconds for each move explains how such a habit could arise. But it does not show that the habit affects long games.`,
      ],
      [
        `They know more different ways of opening a game than other players of the same strength know.`,
        'out-of-scope',
        `Knowing more openings does not explain why these players make gross mistakes, so it does not support the trainer's view of the cause.`,
      ],
      [
        `In fast games, they make fewer gross mistakes than players who have seldom played such games.`,
        'wrong-comparison',
        `This suggests that practice helps in fast games. But the trainer's view is about mistakes in long tournament games, and the option does not explain those.`,
      ],
    ],
    quick: [
      `If deciding quickly is to blame, the additional mistakes should come on quick moves. They do, since slow moves show no more mistakes than other players' moves.`,
    ],
    full: [
      `Method: predict what each explanation leads us to expect. The trainer blames a habit of deciding quickly, but the players may also be tired.`,
      `A tired player should make more mistakes on slow moves too. A habit of deciding quickly does harm only on moves that are decided quickly.`,
      `On moves to which they give as much time as others, these players make no more gross mistakes. So the additional ones come on quicker moves, and the trainer's view is supported.`,
    ],
    hints: [
      `If the trainer is right, on which moves of a long game should the additional mistakes occur?`,
      `Say what the trainer's explanation and tiredness would each lead you to expect on moves that are made slowly.`,
    ],
  },
]

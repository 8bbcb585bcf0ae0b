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
      `A lower price can move customers who are free to choose. Many of them could just as well receive a delivery in the afternoon, so they are likely to change.`,
    ],
    wrong: [
      [
        `Most of those who now order for the evening are at work until a few minutes before six.`,
        'opposite-effect',
        `People who are "at work until a few minutes before six" cannot receive a delivery in the afternoon, whatever it costs. So this answer counts against the grocer's expectation instead of strengthening it.`,
      ],
      [
        `In the afternoon, when streets are emptier, a delivery costs the grocer $3 less than later.`,
        'half-right',
        `A delivery that "costs the grocer $3 less" shows that the grocer can afford the lower price. But it does not show how customers will respond to that price.`,
      ],
      [
        `Drivers would rather deliver in the afternoon than in the evening if they were free to choose.`,
        'out-of-scope',
        `What drivers "would rather" do gives customers no reason to choose another time.`,
      ],
      [
        `People who buy at the grocer's shops come there in the afternoon more often than in the evening.`,
        'wrong-comparison',
        `People who buy "at the grocer's shops" in the afternoon evidently find it convenient. But they say little about customers who order online.`,
      ],
    ],
    quick: [
      `A lower price works only on customers who are able to change. Many of them are home in the afternoon and order for the evening only by habit, so they can.`,
    ],
    full: [
      `The plan is to charge less in the afternoon. The grocer expects that many customers will choose that time.`,
      `For this, customers must be able to receive a delivery in the afternoon and have no strong reason to prefer the evening.`,
      `The right option confirms both: many are at home in the afternoon and choose the evening only by habit. So the expectation is strengthened.`,
    ],
    hints: [
      `What must be true of customers if a lower price is to change their choice?`,
      `Distinguish what is good for the grocer from what customers are able to do.`,
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
      `If growers preferred the road for other reasons, such as convenience, these crops would go by road as well. Only perishable produce has moved, which points to freshness.`,
    ],
    wrong: [
      [
        `Trucks fetch the produce from the farms, whereas growers have to bring it to the boats themselves.`,
        'opposite-effect',
        `Convenience is a plausible reason to choose the road. But that makes it less likely that freshness decided the matter.`,
      ],
      [
        `Tomatoes that are sent by road reach the city three days sooner than they would if sent by boat.`,
        'restates-premise',
        `Speed is what keeps tomatoes fresh. But we already know that trucks take one day "rather than four"; the question is whether this is the growers' reason.`,
      ],
      [
        `Growers in the valley have planted more tomatoes and less of other produce since the road was built.`,
        'out-of-scope',
        `More tomatoes since the road was built suggest that the road matters for them. But this does not tell us which of its advantages matters to the growers.`,
      ],
      [
        `Growers in the lower Lune valley, which is nearer to the city, have long sent their tomatoes by road.`,
        'wrong-comparison',
        `Other growers who use the road seem to confirm its advantages. But this does not show which of them is the reason.`,
      ],
    ],
    quick: [`If freshness is the reason, produce that stays fresh anyway has no reason to move to the road.`],
    full: [
      `Method: ask what a concern for freshness predicts that other advantages of the road do not.`,
      `The fact is that growers now send their tomatoes by road at the same cost. The economist infers that freshness decides the matter.`,
      `The road may have other advantages, such as convenience, but these would apply to all produce.`,
      `Onions and pumpkins, which keep for months, still go by boat. So the other advantages do not decide the matter, and the economist's inference is strengthened.`,
    ],
    hints: [
      `What other advantages might a road have over a river?`,
      `What kind of produce would benefit from those other advantages but not from a faster trip?`,
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
      `If those who stay were paying without coming, the share of active members would have fallen. It has not, which suggests that they are training.`,
    ],
    wrong: [
      [
        `Many members say that they have meant to leave but have not found time to come to the desk.`,
        'opposite-effect',
        `These members do stay, as the manager says. But they pay and do not come, which is what the critics claim.`,
      ],
      [
        `Staff at the desk have been taught to remind members of the aims with which they once joined.`,
        'half-right',
        `Staff who "remind members of the aims" are trying to make them train again. But we are not told whether members have begun to do so.`,
      ],
      [
        `Members who train at least once a week are in better health than those who come less often.`,
        'out-of-scope',
        `Better health would be a reason for members to train. But it does not show that those who wanted to leave are training.`,
      ],
      [
        `More members leave in the summer months than in the winter months, and this is as true as ever.`,
        'wrong-comparison',
        `This compares seasons. The dispute is about what the members who would formerly have left are doing now.`,
      ],
    ],
    quick: [
      `The critics and the manager agree that more members stay. They disagree about whether those members come to train.`,
    ],
    full: [
      `Method: ask what should be true of training at the gyms if the critics are right, and what if the manager is.`,
      `The fact is that half as many members leave. The critics say that the others pay without coming; the manager says that most of them train again.`,
      `If the critics are right, the share of members who train should have fallen. If the manager is right, it should not have.`,
      `The share is no smaller than before, so the manager's claim is supported.`,
    ],
    hints: [
      `The critics and the manager describe the members who stayed differently. What does each say that these members do now?`,
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
      `Their additional mistakes must then come on moves to which they give less time. That is what a habit of deciding quickly leads to, whereas fatigue would affect slow moves too.`,
    ],
    wrong: [
      [
        `They often play online late into the night before a tournament game and come to it without rest.`,
        'opposite-effect',
        `If they come to a tournament game without rest, fatigue may cause the mistakes, which weakens the trainer's view.`,
      ],
      [
        `In the fast games that they play online, they have about five seconds on average for each move.`,
        'explains-one-side',
        `Five seconds a move explains how such a habit could arise, but it does not show that the habit affects long games.`,
      ],
      [
        `They know more different ways of opening a game than other players of the same strength know.`,
        'out-of-scope',
        `Online games may teach openings, so this may well be an effect of playing. But knowing more openings does not explain why they make gross mistakes.`,
      ],
      [
        `In fast games, they make fewer gross mistakes than players who have seldom played such games.`,
        'wrong-comparison',
        `Fewer mistakes in fast games show that practice helps there. But the trainer's view is about long games.`,
      ],
    ],
    quick: [
      `The trainer's view needs an intermediate step: the additional mistakes come on quick moves. If slow moves show no more mistakes than other players', the step is confirmed.`,
    ],
    full: [
      `The fact is that these players make more gross mistakes in long games. The trainer blames a habit of deciding quickly; another explanation is fatigue.`,
      `If the trainer is right, the additional mistakes should come on moves that are made quickly. Fatigue would affect all moves.`,
      `On moves to which they give as much time as others, they make no more gross mistakes. So the additional ones come on quick moves, and the trainer's view is supported.`,
    ],
    hints: [
      `According to the trainer, how do fast games lead to mistakes in long games?`,
      `If the trainer is right, on which moves of a long game should the mistakes occur?`,
    ],
  },
]

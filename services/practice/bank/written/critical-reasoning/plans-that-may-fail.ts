import type { WrittenQuestion } from '../written-question.ts'

/** Plans with a goal: what would make each of them most likely to fail. */
export const plansThatMayFail: readonly WrittenQuestion[] = [
  {
    id: 'cr-0210',
    skill: 'cr-weaken',
    difficulty: 0.4,
    stem: `About 300 commuters a day leave their cars on the streets around the station of Ostrand. To clear these streets, the town plans to build a free garage beside the station with room for 600 cars.

Which of the following, if true, most strongly suggests that the plan will not clear the streets?`,
    key: [
      `Some 1,500 residents take a bus to the station only because they could not park there.`,
      `A free garage would draw many of them to drive. The garage could be full before those who now park on the streets arrive, so they would keep parking there.`,
    ],
    wrong: [
      [
        `The garage will cost more to build than anything else that the town has built in years.`,
        'out-of-scope',
        `A very costly garage might never be built. But the question is whether the streets will be cleared if it is.`,
      ],
      [
        `Commuters leave their cars on the streets around the station for nine hours on average.`,
        'out-of-scope',
        `Cars that stay all day could fill a garage. But however long they stay, 300 cars fit into a garage for 600.`,
      ],
      [
        `Shoppers park on streets farther from the station, which are seldom full before noon.`,
        'wrong-comparison',
        `Other streets and other drivers may also be affected. But the plan is about commuters around the station, and where shoppers park changes nothing there.`,
      ],
      [
        `Some of the commuters who park on the streets live close enough to walk to the station.`,
        'opposite-effect',
        `Some commuters could simply walk, so the garage may seem unnecessary. But if anything, this makes it easier to clear the streets.`,
      ],
    ],
    quick: [
      `Room for twice as many cars as today is enough only if no other drivers come. If 1,500 bus riders would drive once they can park, the garage may be full.`,
    ],
    full: [
      `Method: name the goal; then ask whether the plan itself may cause something that defeats it.`,
      `The goal is to clear the streets of commuters' cars. The town counts on the fact that 600 spaces are more than enough for 300 cars.`,
      `But a free garage changes how many people drive. Some 1,500 residents take the bus only because they could not park, and many of them may now come by car.`,
      `Then 600 spaces may not be enough, and cars will be parked on the streets again.`,
    ],
    hints: [
      `The garage would hold 600 cars. Why does the town think that this is enough?`,
      `Who might begin to drive to the station once there is a garage?`,
    ],
  },
  {
    id: 'cr-0211',
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `An airline is often told of cancellations so late that it cannot sell the seats again. It therefore plans to charge $50 for a cancellation on the day of departure. Passengers who know that they will not fly, it expects, will then cancel earlier.

Which of the following, if true, is the strongest reason to expect that the plan will not give the airline more seats to sell in time?`,
    key: [
      `A passenger who neither cancels nor appears at the gate pays nothing beyond the ticket.`,
      `Passengers who have not canceled in time can avoid the charge by telling the airline nothing. Then the airline learns even later that a seat is empty.`,
    ],
    wrong: [
      [
        `The charge is lower than the price of even the cheapest ticket that the airline offers.`,
        'wrong-comparison',
        `A low charge may seem too weak to matter. But $50 can change what people do even if it is less than a ticket.`,
      ],
      [
        `Some passengers cancel a week or more before departure and will not be charged at all.`,
        'out-of-scope',
        `Early cancellations escape the charge, which may seem to be a gap. But those seats can be sold again already, and the plan aims at those who cancel late.`,
      ],
      [
        `Airlines that charge for late cancellations tend to charge for the choice of a seat, too.`,
        'out-of-scope',
        `Passengers who face several charges may be annoyed. But a charge for the choice of a seat tells us nothing about when they cancel.`,
      ],
      [
        `Passengers who cancel on the day of departure have in many cases decided the day before.`,
        'opposite-effect',
        `These passengers could cancel a day earlier, so the charge could change what they do, which supports the plan.`,
      ],
    ],
    quick: [
      `The charge is for canceling late, so passengers who simply stay away pay nothing. They have no reason to tell the airline that a seat is free.`,
    ],
    full: [
      `Method: look for a way in which people can avoid the cost without doing what is wanted.`,
      `The airline wants passengers to cancel early and charges those who cancel late. There is a third possibility, which is not to cancel at all.`,
      `If that costs nothing, passengers who can no longer cancel for free have a reason to say nothing. The airline then hears of fewer empty seats in time, so the plan is likely to fail.`,
    ],
    hints: [
      `What exactly does a passenger have to do to be charged?`,
      `What can a passenger do, other than cancel, when it is too late to cancel without a charge?`,
    ],
  },
  {
    id: 'cr-0212',
    skill: 'cr-weaken',
    difficulty: 0.8,
    stem: `In Calder City, nine of ten alarms that reach the fire department from automatic detectors are false. From next year, the owner of a building will pay $500 for each false alarm after the second. Having fewer false alarms to answer, the department will be able to reach real fires sooner.

Which of the following, if true, casts the most serious doubt on whether real fires will be reached sooner under the plan?`,
    key: [
      `To avoid the payment, owners will have alarms checked by their staff before passing them on.`,
      `Then a real fire, too, goes unreported until someone has gone to look. False alarms drop, but the time lost before the call may outweigh what the department gains.`,
    ],
    wrong: [
      [
        `Most false alarms come from a few dozen buildings, nearly all of which are hotels or hospitals.`,
        'opposite-effect',
        `These few owners are the ones who would have to pay most, and the plan gives them a strong reason to act, which supports it.`,
      ],
      [
        `Buildings with no more than two false alarms in a year account for a fifth of all false alarms.`,
        'half-right',
        `Those buildings have no new reason to cut false alarms, but the other four fifths of the false alarms can still be reduced.`,
      ],
      [
        `What owners pay will go into the budget of the city and not into that of the department.`,
        'out-of-scope',
        `The department itself gains no money, which may look unfair. But the plan works through what owners do to avoid paying, wherever the money goes.`,
      ],
      [
        `A fire truck is out on a false alarm for about as long as it is out on a small fire.`,
        'opposite-effect',
        `This shows how much time false alarms cost, which counts for the plan. Each false alarm that is avoided frees a truck, just as the plan expects.`,
      ],
    ],
    quick: [
      `Fewer false alarms are only the means; the goal is to reach real fires sooner. If staff check every alarm before passing it on, real fires are reported later.`,
    ],
    full: [
      `Method: separate the means from the goal. An action can serve the means and still hurt the goal.`,
      `The means is to have fewer false alarms. The goal is to reach real fires sooner.`,
      `If staff check each alarm before passing it on, false alarms drop, but real fires are reported later too. So there is serious doubt that real fires will be reached sooner.`,
    ],
    hints: [
      `What is the goal of the plan, and what is only a means to it?`,
      `How might an owner make sure that no false alarm reaches the department?`,
    ],
  },
  {
    id: 'cr-0213',
    skill: 'cr-weaken',
    difficulty: 0.6,
    stem: `A publisher sells few copies of its statistics textbook after the first year, because students pass used copies on. It plans to bring out a new edition each fall in which the exercises are the same but stand in another order. Since instructors assign exercises by number, the publisher expects that students will have to buy the newest edition.

Which of the following, if true, most seriously threatens the success of the plan?`,
    key: [
      `Instructors who like the book keep lists that give each exercise's number in each edition.`,
      `With such a list, a student finds the assigned exercise in a used copy. The new order then forces no one to buy a new one.`,
    ],
    wrong: [
      [
        `The exercises are what instructors who assign the book have always liked best about it.`,
        'opposite-effect',
        `Each edition keeps the exercises that instructors "have always liked best," so they will probably go on assigning the book, as the plan requires.`,
      ],
      [
        `Students who buy a new copy mostly sell it again as soon as their course has ended.`,
        'restates-premise',
        `Students who pass copies on are the reason for the plan. By the next fall, their copies would have the wrong numbers.`,
      ],
      [
        `A new edition costs the publisher nearly as much in the first fall as all later ones together.`,
        'out-of-scope',
        `High costs might make the plan unprofitable. But this says nothing about whether students will buy the new edition.`,
      ],
      [
        `Publishers of other textbooks have begun to sell access to exercises on a website only.`,
        'wrong-comparison',
        `Students might turn to other publishers' websites. But what others sell does not show that students who need this book can do without the newest edition.`,
      ],
    ],
    quick: [
      `The plan works only as long as an exercise number is useless in an older copy. A list that gives each exercise's number in each edition makes older copies usable.`,
    ],
    full: [
      `Method: find the link on which the expected effect depends, and look for a fact that breaks it.`,
      `The link is that a student with an older edition cannot tell which exercise has been assigned.`,
      `If instructors keep lists of the numbers in every edition, a student with a used copy can tell. The new order then gives no reason to buy the newest edition, and the plan is threatened.`,
    ],
    hints: [
      `Why should a used copy be of no use to a student next fall?`,
      `What would make a used copy useful in spite of the new order?`,
    ],
  },
]

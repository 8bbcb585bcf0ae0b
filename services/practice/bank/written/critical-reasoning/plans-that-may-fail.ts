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
      `A free garage would draw many of them to drive. It could be full before those who now park on the streets arrive, and further cars would be looking for a place.`,
    ],
    wrong: [
      [
        `The garage will cost more to build than anything else that the town has built in years.`,
        'out-of-scope',
        `The question is whether the streets will be cleared. What the garage costs does not decide this.`,
      ],
      [
        `Commuters leave their cars on the streets around the station for nine hours on average.`,
        'out-of-scope',
        `However long they stay, 300 cars find room in a garage for 600.`,
      ],
      [
        `Shoppers park on streets farther from the station, which are seldom full before noon.`,
        'wrong-comparison',
        `The plan is about commuters on the streets around the station. Where shoppers park changes nothing there.`,
      ],
      [
        `Some of the commuters who park on the streets live close enough to walk to the station.`,
        'opposite-effect',
        `They have a way to come without a car. If anything, this makes the streets easier to clear.`,
      ],
    ],
    quick: [`Room for twice the cars of today is enough only if no others come.`],
    full: [
      `Method: name the goal, then ask what the plan itself may set off that defeats it.`,
      `Goal: no commuters' cars on the streets. The plan relies on 600 places being more than 300 cars.`,
      `A free garage changes who drives. If 1,500 people stay away only for want of parking, 600 places may not do, and cars stand on the streets again.`,
    ],
    hints: [
      `For how many cars does the plan allow, and why does it take this to be enough?`,
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
      `Someone who has not canceled in time can avoid the charge by telling the airline nothing. Then the airline learns even later that the seat is empty.`,
    ],
    wrong: [
      [
        `The charge is lower than the price of even the cheapest ticket that the airline offers.`,
        'wrong-comparison',
        `A charge need not be as high as a ticket to change what people do.`,
      ],
      [
        `Some passengers cancel a week or more before departure and will not be charged at all.`,
        'out-of-scope',
        `These seats can be sold again already. The plan aims at those who cancel late.`,
      ],
      [
        `Airlines that charge for late cancellations tend to charge for the choice of a seat, too.`,
        'out-of-scope',
        `What other charges airlines make says nothing about when passengers cancel.`,
      ],
      [
        `Passengers who cancel on the day of departure have in many cases decided the day before.`,
        'opposite-effect',
        `They could cancel a day earlier, so the charge has something to work on. This speaks for the plan.`,
      ],
    ],
    quick: [`The charge is for saying that one will not come. Saying nothing is free.`],
    full: [
      `Method: look for a way in which the people concerned can avoid the cost without doing what is wanted.`,
      `Wanted: an early cancellation. Charged: a late one. There is a third way, no cancellation at all.`,
      `If that way costs nothing, those who are late have a reason to take it, and the airline knows of fewer empty seats in time, not of more.`,
    ],
    hints: [
      `What exactly does a passenger have to do to be charged?`,
      `What can a passenger who is too late do besides canceling?`,
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
      `Then a real fire, too, is reported only after someone has gone to look. False alarms decline, and fires are reached later all the same.`,
    ],
    wrong: [
      [
        `Most false alarms come from a few dozen buildings, nearly all of which are hotels or hospitals.`,
        'opposite-effect',
        `A few owners with many false alarms are the ones whom the payment hits. This helps the plan.`,
      ],
      [
        `Buildings with no more than two false alarms in a year account for a fifth of all false alarms.`,
        'half-right',
        `For these nothing changes, but four fifths of the false alarms remain for the plan to reduce.`,
      ],
      [
        `What owners pay will go into the budget of the city and not into that of the department.`,
        'out-of-scope',
        `The plan works by what owners do to avoid paying. Where the money goes is another matter.`,
      ],
      [
        `A fire truck is out on a false alarm for about as long as it is out on a small fire.`,
        'opposite-effect',
        `So each false alarm that is avoided frees a truck for some time, as the plan expects.`,
      ],
    ],
    quick: [`Fewer false alarms is only the means. Ask what it does to the report of a real fire.`],
    full: [
      `Method: separate the means from the goal. Something can further the means and hurt the goal.`,
      `Means: fewer false alarms. Goal: real fires reached sooner.`,
      `If each alarm waits until someone has looked, the means is achieved, but the report of a real fire waits as well.`,
    ],
    hints: [
      `What is the goal of the plan, and what is only the means to it?`,
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
      `With such a list, a student finds the assigned exercise in a used copy. Then the new order forces nobody to buy.`,
    ],
    wrong: [
      [
        `The exercises are what instructors who assign the book have always liked best about it.`,
        'opposite-effect',
        `The exercises stay, so instructors go on assigning the book. This is what the plan needs.`,
      ],
      [
        `Students who buy a new copy mostly sell it again as soon as their course has ended.`,
        'restates-premise',
        `That copies are passed on is the reason for the plan. In the next fall, such a copy would have the wrong numbers.`,
      ],
      [
        `A new edition costs the publisher nearly as much in the first fall as all later ones together.`,
        'out-of-scope',
        `The comparison says nothing about whether students buy, and later editions turn out to be cheap.`,
      ],
      [
        `Publishers of other textbooks have begun to sell access to exercises on a website only.`,
        'wrong-comparison',
        `What others do instead does not show that this plan will fail.`,
      ],
    ],
    quick: [`The plan works only as long as a number means nothing in an older copy.`],
    full: [
      `Method: find the link on which the expected effect hangs, and look for what breaks it.`,
      `Link: a student with an older edition cannot tell which exercise is meant.`,
      `A list of numbers for all editions breaks this link. Exercises, costs and other publishers leave it whole.`,
    ],
    hints: [
      `Why should a used copy be of no use to a student next fall?`,
      `What would make it easy to use all the same?`,
    ],
  },
]

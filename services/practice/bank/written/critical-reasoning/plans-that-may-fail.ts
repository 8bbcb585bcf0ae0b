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
      `Many of these 1,500 residents may drive once they can park free. The garage could then fill up and leave some commuters on the streets.`,
    ],
    wrong: [
      [
        `The garage will cost more to build than anything else that the town has built in years.`,
        'out-of-scope',
        `A high cost might be a reason not to build the garage. But the question is whether the garage, once built, will clear the streets.`,
      ],
      [
        `Commuters leave their cars on the streets around the station for nine hours on average.`,
        'out-of-scope',
        `Nine hours is a long time to take up a space. But even if all 300 cars stay that long, they fit into a garage with room for 600.`,
      ],
      [
        `Shoppers park on streets farther from the station, which are seldom full before noon.`,
        'wrong-comparison',
        `The plan is meant to clear the streets around the station. These shoppers park farther away, so their cars do not matter here.`,
      ],
      [
        `Some of the commuters who park on the streets live close enough to walk to the station.`,
        'opposite-effect',
        `Commuters who can walk to the station do not need to park at all. If some of them choose to walk, fewer cars are left on the streets, which helps the plan.`,
      ],
    ],
    quick: [
      `A garage for 600 cars has plenty of room for today's 300 drivers. But if many of the 1,500 bus riders start to drive, the garage may be too small.`,
    ],
    full: [
      `Method: ask whether the plan could have a side effect that defeats its goal, which is to clear the streets of commuters' cars.`,
      `The town counts on the fact that 600 spaces are more than enough for the 300 cars that are parked there now.`,
      `But a free garage may change how many people drive. Some 1,500 residents take the bus only because they could not park there, and many of them may now come by car.`,
      `If more than 600 cars come, the garage will fill up and some commuters will probably park on the streets again. The plan would then not clear them.`,
    ],
    hints: [
      `Six hundred spaces seem plenty for 300 cars. What is the town taking for granted?`,
      `Look for a side effect of the plan. Once parking is free and easy, will the number of drivers stay at 300?`,
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
      `The charge is meant to make passengers cancel early. If they can also avoid it by simply staying away, it gives them no reason to cancel any sooner.`,
    ],
    wrong: [
      [
        `The charge is lower than the price of even the cheapest ticket that the airline offers.`,
        'wrong-comparison',
        `Fifty dollars may be enough to make passengers cancel earlier, even if every ticket costs more than that. So this gives little reason to doubt the plan.`,
      ],
      [
        `Some passengers cancel a week or more before departure and will not be charged at all.`,
        'out-of-scope',
        `The airline can already sell the seats of passengers who cancel a week or more before departure. The plan is about passengers who cancel too late.`,
      ],
      [
        `Airlines that charge for late cancellations tend to charge for the choice of a seat, too.`,
        'out-of-scope',
        `Some airlines may charge for the choice of a seat as well. But that charge has no effect on when passengers cancel, which is what the plan is about.`,
      ],
      [
        `Passengers who cancel on the day of departure have in many cases decided the day before.`,
        'opposite-effect',
        `These passengers know the day before that they will not fly. The charge gives them a reason to cancel then, just as the airline expects.`,
      ],
    ],
    quick: [
      `Passengers who cancel late pay $50, but those who simply stay away pay no charge. So even passengers who know early that they will not fly can avoid it without canceling.`,
    ],
    full: [
      `Method: look for a way to avoid the charge without doing what the airline wants. Canceling early avoids it, but so does not canceling at all.`,
      `The plan counts on one group: passengers who know in advance that they will not fly. They are supposed to cancel early in order to avoid the $50.`,
      `If those who neither cancel nor appear pay nothing beyond the ticket, these passengers can avoid the charge by doing nothing at all. Nothing in the passage says that they would get a refund if they canceled.`,
      `So the charge gives them no reason to cancel any earlier, and the airline may get no more seats to sell in time.`,
    ],
    hints: [
      `What exactly does a passenger have to do in order to be charged $50?`,
      `Look for a way to avoid the charge without doing what the airline wants. What else could passengers do who know early that they will not fly?`,
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
      `If staff check every alarm before passing it on, real fires are reported later too. That delay may outweigh the time gained by answering fewer false alarms.`,
    ],
    wrong: [
      [
        `Most false alarms come from a few dozen buildings, nearly all of which are hotels or hospitals.`,
        'opposite-effect',
        `The owners of these few buildings would pay the most, so they have a strong reason to prevent false alarms. That makes the plan more likely to work.`,
      ],
      [
        `Buildings with no more than two false alarms in a year account for a fifth of all false alarms.`,
        'half-right',
        `The owners of these buildings will not have to pay and may change nothing. But the other four fifths of the false alarms can still be reduced.`,
      ],
      [
        `What owners pay will go into the budget of the city and not into that of the department.`,
        'out-of-scope',
        `The plan depends on what owners do to avoid paying, not on how their money is spent. Fires can be reached sooner whichever budget receives it.`,
      ],
      [
        `A fire truck is out on a false alarm for about as long as it is out on a small fire.`,
        'opposite-effect',
        `A false alarm keeps a truck out for about as long as a small fire does. Each false alarm that is avoided frees a truck, as the plan expects.`,
      ],
    ],
    quick: [
      `Owners can avoid paying by having every alarm checked first. The department then answers fewer false alarms but hears of real fires later.`,
    ],
    full: [
      `Method: separate the means from the goal. Fewer false alarms are the means; reaching real fires sooner is the goal.`,
      `Owners who want to avoid paying $500 may have their staff check each alarm before passing it on. That serves the means, since false alarms are not passed on.`,
      `But the check delays alarms about real fires as well. The department may reach these later than it does now, although its trucks are free more often.`,
    ],
    hints: [
      `What is the goal of the plan, and by what means is it supposed to be reached?`,
      `Separate the means from the goal. What might owners do to avoid paying, and what would that mean for a real fire?`,
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
      `With such a list, instructors can tell students where to find the assigned exercises in a used copy. The new order then gives students little reason to buy the newest edition.`,
    ],
    wrong: [
      [
        `The exercises are what instructors who assign the book have always liked best about it.`,
        'opposite-effect',
        `Instructors who like the exercises will probably go on assigning the book, as the plan requires. The new editions keep the same exercises.`,
      ],
      [
        `Students who buy a new copy mostly sell it again as soon as their course has ended.`,
        'restates-premise',
        `That students resell their copies is the problem the plan is meant to solve. By the next fall, the exercises in those copies would have the wrong numbers, so this is no threat.`,
      ],
      [
        `A new edition costs the publisher nearly as much in the first fall as all later ones together.`,
        'out-of-scope',
        `A new edition may cost the publisher a lot in the first fall. But the plan is meant to make students buy new copies, and this cost does not keep them from buying.`,
      ],
      [
        `Publishers of other textbooks have begun to sell access to exercises on a website only.`,
        'wrong-comparison',
        `Websites may be replacing printed exercises elsewhere. But students who are assigned this textbook still need its exercises, whatever other publishers sell.`,
      ],
    ],
    quick: [
      `The new order is supposed to make used copies useless. If instructors list each exercise's number in each edition, used copies remain useful.`,
    ],
    full: [
      `Method: find the link on which the publisher's expectation depends. The same exercises appear in each edition, but under different numbers.`,
      `The link is that a student with an older edition will not know which exercise an assigned number refers to.`,
      `A list of each exercise's number in each edition breaks that link. With it, instructors can give the right numbers for older editions. Students can then get by with used copies, and the plan fails.`,
    ],
    hints: [
      `Why does the publisher think that a used copy will no longer be good enough?`,
      `Find the link between the new order and the need to buy a new copy. Could a student with an older edition still find the assigned exercises?`,
    ],
  },
]

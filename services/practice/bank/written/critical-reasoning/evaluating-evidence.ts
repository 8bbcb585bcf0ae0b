import type { WrittenQuestion } from '../written-question.ts'

/** Evaluate: which further fact would show what the evidence is worth. */
export const evaluatingEvidence: readonly WrittenQuestion[] = [
  {
    id: 'cr-0117',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: -0.7,
    stem: `The office building of an insurance company is heated with gas, to 22 degrees. To heat it to 20 degrees would take 12 percent less gas. The caretaker therefore proposes a temperature of 20 degrees as a means of lowering what the company pays for energy.

In order to judge whether the proposal would have the intended result, it would be most useful to know`,
    key: [
      `how many employees would use electric heaters of their own at the lower temperature`,
      `Electricity is energy for which the company pays. With many heaters, the bill could rise in spite of the gas that is saved; with few, it will fall.`,
    ],
    wrong: [
      [
        `how many employees can work as well at a temperature of 20 degrees as at 22 degrees`,
        'out-of-scope',
        `How well they work is important for the company, but the intended result is a lower payment for energy.`,
      ],
      [
        `how much more gas it takes to heat the building in a hard winter than in a mild one`,
        'wrong-comparison',
        `Hard and mild winters differ at either temperature. The proposal compares 22 with 20 degrees in the same winter.`,
      ],
      [
        `whether less gas is needed to heat the building to 20 degrees than to heat it to 22`,
        'restates-premise',
        `We are told that 12 percent less is needed.`,
      ],
      [
        `whether there are offices in the building that are already kept at less than 22 degrees`,
        'half-right',
        `This may bear on how much can be saved, but the figure of 12 percent is given for the building as a whole.`,
      ],
    ],
    quick: [`Less gas is certain. The aim is to pay less for energy. What else counts as energy?`],
    full: [
      `Means: 20 degrees, hence 12 percent less gas.`,
      `Aim: a lower payment for energy of all kinds.`,
      `The aim fails if another kind of energy takes the place of the gas. Electric heaters are the obvious case.`,
    ],
    hints: [`Is gas the only energy for which the company pays?`, `What will people do when they feel cold?`],
  },
  {
    id: 'cr-0118',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: -0.2,
    stem: `Employees of a trading firm spend some minutes every day sorting out unwanted messages that its filter has let through. The filter stops 95 percent of such messages. A new one stops 99 percent. The firm expects that, with the new filter, its employees will have more time for their work.

The answer to which of the following questions would be most useful in evaluating the firm's expectation?`,
    key: [
      `How much time will employees lose over needed messages that the new filter stops?`,
      `A filter that stops more may stop the wrong ones. If employees have to search for many needed messages, the time gained is lost again; if for hardly any, it is kept.`,
    ],
    wrong: [
      [
        `How many more unwanted messages in a hundred does the new filter stop than the old?`,
        'restates-premise',
        `Four more, as the text says: 99 instead of 95.`,
      ],
      [
        `How many of the unwanted messages come from senders who live in other countries?`,
        'out-of-scope',
        `Wherever they come from, they have to be stopped or sorted out. It makes no difference to the time.`,
      ],
      [
        `How many more unwanted messages reach the firm today than reached it a year ago?`,
        'wrong-comparison',
        `This compares two years. The expectation compares two filters for the messages that arrive now.`,
      ],
      [
        `How are the minutes that employees now lose distributed over their working day?`,
        'half-right',
        `Lost minutes are the subject, but when they are lost does not decide whether there will be fewer of them.`,
      ],
    ],
    quick: [`A filter can err in two ways. The figures cover one of them.`],
    full: [
      `Evidence: the new filter lets fewer unwanted messages through.`,
      `Expectation: employees gain time.`,
      `The other error is to stop wanted messages, which costs time as well. Nothing is said about it.`,
      `So one needs to know how much time it will cost.`,
    ],
    hints: [
      `What two kinds of mistake can a filter make?`,
      `For which question would one answer confirm the expectation and the opposite answer overturn it?`,
    ],
  },
  {
    id: 'cr-0119',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: 0,
    stem: `Last season an ice hockey league began to punish players severely for hitting an opponent's head. Since then team doctors have reported twice as many concussions as before. A former player argues that the new punishments have made the game more dangerous, because players now attack the legs of their opponents, who fall on the ice.

It would be most helpful to know which of the following in order to evaluate the former player's argument?`,
    key: [
      `Whether the league now requires doctors to examine players for concussions more often`,
      `More examinations would bring to light concussions that used to be overlooked. Then the doubled number need not mean more danger; without more examinations it would.`,
    ],
    wrong: [
      [
        `Whether referees find it easy to tell a hit to the head from hits to other parts`,
        'out-of-scope',
        `Difficult decisions may make the rule unpopular. They do not show whether the game has become more dangerous.`,
      ],
      [
        `Whether in both seasons players suffered more concussions in matches than in training`,
        'wrong-comparison',
        `This compares matches with training. The argument compares one season with another.`,
      ],
      [
        `Whether most players in the league are in favor of the more severe punishments`,
        'not-required',
        `Players may like or dislike the punishments. How many concussions there are does not follow from that.`,
      ],
      [
        `Whether players who had a concussion last season had suffered any in earlier seasons`,
        'half-right',
        `An earlier concussion may make another more likely, but that was so in other seasons too. It does not show why the number has doubled.`,
      ],
    ],
    quick: [`Reported is not suffered. Has anything changed in how concussions are found?`],
    full: [
      `Evidence: twice as many concussions reported.`,
      `Argument: twice as many suffered, because of attacks on the legs.`,
      `Between the two lies detection. If doctors look more often, reports rise without more injuries.`,
    ],
    hints: [
      `What has to happen before a concussion appears in a report?`,
      `Find a question whose answer decides whether more reports mean more injuries.`,
    ],
  },
  {
    id: 'cr-0120',
    version: 3,
    skill: 'cr-evaluate',
    difficulty: 0.3,
    stem: `The fishing boats of Port Lugar have been able to sell their catch by auction online since March, and many now sell one part of it there and another at the quay. For a pound of the same kind of fish, they have received 12 percent more online. The harbormaster concludes that a boat could earn 12 percent more by selling its whole catch online.

Which of the following would it be most useful to find out in order to evaluate the harbormaster's conclusion?`,
    key: [
      `Whether boats choose the best fish of each kind for the auction and sell the rest at the quay`,
      `If the better fish are sold online, they may fetch more because they are better. Then the rest would not fetch 12 percent more. If fish are divided at random, the difference is due to the auction.`,
    ],
    wrong: [
      [
        `Whether most of those who buy fish in the auction sell it to restaurants or in shops`,
        'out-of-scope',
        `What becomes of the fish later does not change what the boats receive for it.`,
      ],
      [
        `Whether fish of each kind fetched a higher price last year than it has fetched this year`,
        'wrong-comparison',
        `The conclusion compares two ways of selling at the same time, not two years.`,
      ],
      [
        `Whether boats have been paid more for a pound of the same kind of fish online than at the quay`,
        'restates-premise',
        `That they have been paid 12 percent more is given.`,
      ],
      [
        `Whether there have been days since March on which the price at the quay was the higher one`,
        'half-right',
        `Such days are contained in the average of 12 percent. They do not show what the rest of the catch would fetch.`,
      ],
    ],
    quick: [`The same kind of fish, but the same quality? The boats decide what goes where.`],
    full: [
      `Evidence: for the same kind of fish, 12 percent more online.`,
      `Conclusion: the whole catch would fetch 12 percent more.`,
      `The part sold online was chosen by the boats. If it is the best part, its price says little about the rest.`,
      `So ask how the catch is divided.`,
    ],
    hints: [
      `Who decides which fish are sold where?`,
      `Is the fish that is sold at the quay just like the fish that is sold online?`,
    ],
  },
  {
    id: 'cr-0121',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: 0.7,
    stem: `Two years ago a government began to pay half the price of hail insurance for wine growers. The number of wine growers insured against hail has doubled since. An agriculture minister concludes that the payments have led growers to insure themselves who would otherwise have gone without.

In evaluating the minister's conclusion, it would be most useful to know`,
    key: [
      `how the number of insured fruit growers, who receive no such payments, has changed`,
      `Fruit growers fear hail too. If twice as many of them are insured now, something other than the payments is at work; if as many as before, the payments seem to be the reason.`,
    ],
    wrong: [
      [
        `how much the government has spent on the payments in each of the past two years`,
        'out-of-scope',
        `The amount says what the payments have cost. What they have led growers to do is the question.`,
      ],
      [
        `how much wine growers in other countries have to pay for insurance against hail`,
        'wrong-comparison',
        `Prices abroad do not show why growers in this country have insured themselves.`,
      ],
      [
        `how many of the newly insured growers have had damage by hail since they insured`,
        'half-right',
        `Hail that comes after the decision cannot have led to it. Hail before it would be another matter.`,
      ],
      [
        `how many of the wine growers were already insured against other dangers, such as frost`,
        'not-required',
        `Insurance against frost shows that a grower is cautious. It does not show whether the payments or something else led to insurance against hail.`,
      ],
    ],
    quick: [`What would have happened without the payments? Look to a similar group that did not get them.`],
    full: [
      `Evidence: since the payments began, twice as many wine growers are insured.`,
      `Conclusion: the payments led them to it.`,
      `Rival: growers have become more afraid of hail, perhaps after bad storms. That would move others as well.`,
      `A group with the same danger and no payments shows which it is.`,
    ],
    hints: [
      `Why else might more growers have insured themselves in these two years?`,
      `With whom could the wine growers be compared in order to see what the payments did?`,
    ],
  },
  {
    id: 'cr-0122',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: 0.8,
    stem: `Last year 71 percent of an airline's flights arrived on time. This year, with a new timetable that allows 15 minutes more for each flight, 88 percent have done so. A consumers' association says that the airline has merely made its timetable easier to keep. The airline replies that it has also become faster at handling aircraft on the ground, and that its flights would be more punctual even without the additional minutes.

Which of the following would be most useful to know in order to evaluate the airline's reply?`,
    key: [
      `What share of this year's flights would have been on time by the old timetable`,
      `This takes the 15 minutes away and leaves everything else. If the share is well above 71 percent, the airline is right; if it is about 71 percent, the association is.`,
    ],
    wrong: [
      [
        `Whether the new timetable allows more minutes for short flights than the old one`,
        'restates-premise',
        `It allows 15 minutes more 'for each flight', short ones included. This is already known.`,
      ],
      [
        `Whether other airlines have also added minutes to the flights in their timetables`,
        'wrong-comparison',
        `What others have done to their timetables does not show how fast this airline has become.`,
      ],
      [
        `How much the airline has spent on becoming faster at handling aircraft on the ground`,
        'out-of-scope',
        `Money spent is not speed gained. The reply is about punctuality.`,
      ],
      [
        `In which of the steps of handling aircraft on the ground the most time has been saved`,
        'not-required',
        `Where time was saved is a detail that presupposes that it was. The reply can be judged without it.`,
      ],
    ],
    quick: [`Two changes at once: a slower timetable and faster handling. Undo the first and see what is left.`],
    full: [
      `Fact: 71 percent before, 88 percent now, with 15 more minutes.`,
      `Association: the minutes explain it. Airline: without them, too, flights would be more punctual.`,
      `Apply the old timetable to this year's flights. Whatever exceeds 71 percent is not due to the minutes.`,
    ],
    hints: [
      `On what exactly do the association and the airline disagree?`,
      `How could one remove the effect of the additional minutes from this year's figure?`,
    ],
  },
]

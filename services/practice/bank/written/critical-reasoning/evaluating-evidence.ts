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
      `Electric heaters use energy too. If many employees use them, the company could end up paying more for energy despite what it saves on gas. If few do, it will probably pay less.`,
    ],
    wrong: [
      [
        `how many employees can work as well at a temperature of 20 degrees as at 22 degrees`,
        'out-of-scope',
        `How well employees work matters to the company. But the intended result is only to lower "what the company pays for energy."`,
      ],
      [
        `how much more gas it takes to heat the building in a hard winter than in a mild one`,
        'wrong-comparison',
        `A hard winter does make heating more expensive. But it does so at either temperature, and the proposal compares 22 and 20 degrees in the same winter.`,
      ],
      [
        `whether less gas is needed to heat the building to 20 degrees than to heat it to 22`,
        'restates-premise',
        `The proposal does depend on this fact. But the argument already answers the question: heating the building to 20 degrees "would take 12 percent less gas."`,
      ],
      [
        `whether there are offices in the building that are already kept at less than 22 degrees`,
        'half-right',
        `Offices that are already cool may save less. But the figure of "12 percent" is given for the building as a whole, so it already takes them into account.`,
      ],
    ],
    quick: [
      `The building will use less gas, but the goal is to pay less for energy. If many employees turn on electric heaters, the company may not pay less.`,
    ],
    full: [
      `Method: follow the proposal from what it changes to what it is meant to achieve. The building will be heated to 20 degrees, which saves gas. The goal is to pay less for energy of all kinds.`,
      `The goal would be missed if the building saved gas but used more energy of another kind.`,
      `Employees who feel cold may use electric heaters, and the company pays for the electricity. If many do, the proposal may fail; if few do, it should work. So it is most useful to know how many would.`,
    ],
    hints: [
      `What would the proposal change in the building, and what is it supposed to lower?`,
      `Imagine two opposite answers to each option. Which pair of answers would decide whether the company pays less for energy?`,
    ],
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
      `A filter that stops more messages may also stop more of those that employees need. If tracking those down takes a lot of time, employees may gain no time overall. If it takes hardly any, they still come out ahead.`,
    ],
    wrong: [
      [
        `How many more unwanted messages in a hundred does the new filter stop than the old?`,
        'restates-premise',
        `The difference between the filters is the basis of the expectation. But the argument already tells us the answer: four more in a hundred, since the new filter stops 99 percent instead of 95.`,
      ],
      [
        `How many of the unwanted messages come from senders who live in other countries?`,
        'out-of-scope',
        `Messages from other countries may be harder to recognize. But the 95 and 99 percent count all unwanted messages, wherever they come from.`,
      ],
      [
        `How many more unwanted messages reach the firm today than reached it a year ago?`,
        'wrong-comparison',
        `More messages would mean more work. But the expectation compares two filters for the messages that arrive now, not today's messages with those of a year ago.`,
      ],
      [
        `How are the minutes that employees now lose distributed over their working day?`,
        'half-right',
        `Interruptions spread over the day may be more annoying than a single block of lost time. But knowing when employees lose time does not tell us whether they will lose less of it.`,
      ],
    ],
    quick: [
      `A filter can make two kinds of mistakes, and the figures cover only one: unwanted messages that get through. We also need to know how much time employees will lose when the filter stops messages that they need.`,
    ],
    full: [
      `Method: think of the mistakes that a filter can make, and ask which of them the figures leave out. The firm knows that the new filter lets fewer unwanted messages through, and it expects its employees to gain time.`,
      `But a filter can also stop messages that are needed, and the new one may do so more often than the old. That would cost employees time.`,
      `If employees lose a lot of time in this way, the firm may be disappointed. If they lose hardly any, its expectation is probably sound. So it is most useful to ask how much time they will lose.`,
    ],
    hints: [
      `What do the figures of 95 and 99 percent measure?`,
      `The figures cover one kind of mistake. What other kind can a filter make? Look for a question whose answer would show how serious that mistake is.`,
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
      `More examinations could reveal concussions that used to be overlooked, so reports could double without any new danger. If doctors examine players no more often than before, more concussions are probably occurring.`,
    ],
    wrong: [
      [
        `Whether referees find it easy to tell a hit to the head from hits to other parts`,
        'out-of-scope',
        `If hits to the head are hard to recognize, referees may miss some of them. But the argument is about concussions, which doctors report whether or not a referee noticed the hit.`,
      ],
      [
        `Whether in both seasons players suffered more concussions in matches than in training`,
        'wrong-comparison',
        `This comparison would show where players get hurt, in matches or in training. But the argument compares the time since the new punishments with the time before them.`,
      ],
      [
        `Whether most players in the league are in favor of the more severe punishments`,
        'not-required',
        `Players who resent the punishments might play more roughly. But their opinion tells us nothing about whether more of them have been hurt or more injuries have been found.`,
      ],
      [
        `Whether players who had a concussion last season had suffered any in earlier seasons`,
        'half-right',
        `An earlier concussion may make another one more likely, but that was also true before the punishments changed. So earlier injuries do not explain why reports have doubled.`,
      ],
    ],
    quick: [
      `Reports have doubled, but injuries may not have. If doctors now have to examine players more often, they may simply find more concussions.`,
    ],
    full: [
      `Method: separate the injuries that occur from the injuries that are reported. Twice as many concussions have been reported, and the former player concludes that the game has become more dangerous.`,
      `But reports also depend on how often doctors look for concussions.`,
      `If doctors must now examine players more often, the reports may have doubled without any increase in injuries. If not, the former player's argument is stronger. So it is most helpful to know whether examinations have become more frequent.`,
    ],
    hints: [
      `What exactly has doubled since the new punishments began?`,
      `What has to happen before a doctor can report a concussion? Which option asks whether that has changed?`,
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
      `If the best fish are sold online, they may bring more because they are better, and the rest might not bring 12 percent more. If the catch is divided at random, the auction itself probably makes the difference.`,
    ],
    wrong: [
      [
        `Whether most of those who buy fish in the auction sell it to restaurants or in shops`,
        'out-of-scope',
        `Restaurants and shops might pay different prices. But no matter what buyers did with the fish, the boats received 12 percent more for it online.`,
      ],
      [
        `Whether fish of each kind fetched a higher price last year than it has fetched this year`,
        'wrong-comparison',
        `Prices may well have fallen since last year. But the conclusion compares online and quay prices since March, not this year with last year.`,
      ],
      [
        `Whether boats have been paid more for a pound of the same kind of fish online than at the quay`,
        'restates-premise',
        `The conclusion does rest on this, so it seems important. But the argument already says that boats receive 12 percent more online.`,
      ],
      [
        `Whether there have been days since March on which the price at the quay was the higher one`,
        'half-right',
        `The figure of "12 percent" already includes days on which the quay paid more. Knowing about such days would not show what the rest of the catch would bring online.`,
      ],
    ],
    quick: [
      `The fish are of the same kind, but they may not be of the same quality. If boats sell their best fish online, the rest of the catch might not bring 12 percent more there.`,
    ],
    full: [
      `Method: compare the part of the catch that was sold online with the rest. That part brought 12 percent more, and the harbormaster concludes that the whole catch would, too.`,
      `But the boats choose which part of their catch to sell online.`,
      `If they choose the best fish, the online price tells us little about the rest of the catch. If they divide it at random, the price tells us a lot. So it is most useful to know how they choose.`,
    ],
    hints: [
      `On which part of the catch is the figure of 12 percent based, and what is the conclusion about?`,
      `Who decides which fish are sold where, and how might the two parts differ?`,
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
      `Fruit growers fear hail too. If the number of insured fruit growers has doubled as well, something other than the payments is probably at work. If it has not changed, the payments seem to be the reason.`,
    ],
    wrong: [
      [
        `how much the government has spent on the payments in each of the past two years`,
        'out-of-scope',
        `Larger payments might persuade more growers. But what the government has spent tells us nothing about what growers would have done without the payments.`,
      ],
      [
        `how much wine growers in other countries have to pay for insurance against hail`,
        'wrong-comparison',
        `Cheap insurance abroad might suggest that price matters. But growers in other countries may face different weather and different rules, so they cannot show what the payments did here.`,
      ],
      [
        `how many of the newly insured growers have had damage by hail since they insured`,
        'half-right',
        `Hail might well persuade growers to buy insurance. But this option counts only damage that came after they were insured. That cannot be why they bought it, so the answer would not test the minister's conclusion.`,
      ],
      [
        `how many of the wine growers were already insured against other dangers, such as frost`,
        'not-required',
        `Growers who insured against frost may be cautious people who insure readily. But they were insured before, and this leaves open why they have now added insurance against hail.`,
      ],
    ],
    quick: [
      `Fruit growers also fear hail but receive no payments. So the change in the number of insured fruit growers suggests what wine growers might have done without the payments.`,
    ],
    full: [
      `Method: look for a group that shows what would have happened without the payments. The number of insured wine growers has doubled, and the minister concludes that the payments caused this.`,
      `There may be another cause, such as a series of bad storms, which would affect other growers too.`,
      `Fruit growers, who receive no payments, make a good comparison group. If far more of them are insured now as well, another cause is likely. If not, the minister's conclusion is stronger. So it is most useful to know how their number has changed.`,
    ],
    hints: [
      `According to the minister, what would the newly insured growers have done without the payments?`,
      `Something else may have made growers buy insurance. With whom could the wine growers be compared to find out?`,
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
      `Using the old timetable takes away the 15 minutes and leaves everything else as it is. A share well above 71 percent would support the airline. A share of about 71 percent would support the association.`,
    ],
    wrong: [
      [
        `Whether the new timetable allows more minutes for short flights than the old one`,
        'restates-premise',
        `The additional minutes are central to the dispute. But the new timetable allows 15 minutes more "for each flight," so we already know about short ones.`,
      ],
      [
        `Whether other airlines have also added minutes to the flights in their timetables`,
        'wrong-comparison',
        `If other airlines have done the same, this one may seem less to blame. But what they have done does not show whether this one has become faster on the ground.`,
      ],
      [
        `How much the airline has spent on becoming faster at handling aircraft on the ground`,
        'out-of-scope',
        `If the airline spent a lot on handling aircraft, its reply is easier to believe. But spending does not prove that time was gained or that flights became more punctual.`,
      ],
      [
        `In which of the steps of handling aircraft on the ground the most time has been saved`,
        'not-required',
        `The reply does mention handling on the ground. But this question takes for granted that time was saved there, which is what has to be tested.`,
      ],
    ],
    quick: [
      `Two things have changed, the timetable and the handling of aircraft. Measured by the old timetable, this year's flights show what the handling alone has done.`,
    ],
    full: [
      `Method: find a figure that separates the additional minutes from the faster handling. With 15 more minutes for each flight, the share of flights on time rose from 71 to 88 percent.`,
      `The association credits the minutes. The airline says that its flights would be more punctual even without them.`,
      `Measured by the old timetable, this year's flights no longer benefit from the minutes. A share well above 71 percent would support the airline's reply, and a share of about 71 percent would undermine it. So it is most useful to know that share.`,
    ],
    hints: [
      `The airline says that its flights would be more punctual "even without the additional minutes." What would show whether that is so?`,
      `How could the effect of the additional minutes be removed from this year's figure?`,
    ],
  },
]

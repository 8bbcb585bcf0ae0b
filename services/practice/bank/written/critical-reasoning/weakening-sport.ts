import type { WrittenQuestion } from '../written-question.ts'

/** Weaken: arguments about sport and those who run it. */
export const weakeningSport: readonly WrittenQuestion[] = [
  {
    id: 'cr-0061',
    version: 2,
    skill: 'cr-weaken',
    difficulty: -0.5,
    stem: `Coach: Over ten seasons of our football league, the team that scored first went on to win seven matches out of ten. Plainly, scoring first gives players a confidence that carries them through the rest of the match.

Which of the following, if true, most weakens the coach's explanation?`,
    key: [
      `In most of these matches, the team that scored first was the one ranked higher beforehand.`,
      `A stronger team is more likely both to score first and to win. Its strength explains the seven matches out of ten without any added confidence.`,
    ],
    wrong: [
      [
        `Most players say that they feel surer of themselves once their own team has scored first.`,
        'opposite-effect',
        `This is the very confidence of which the coach speaks. It supports the explanation.`,
      ],
      [
        `In three matches out of ten, the team that scored first did not go on to win the match.`,
        'restates-premise',
        `This is the other side of 'seven matches out of ten'. The coach's explanation was offered with that figure in view.`,
      ],
      [
        `Spectators prefer matches in which the team that scores first does not win in the end.`,
        'out-of-scope',
        `What spectators enjoy does not tell us why teams win.`,
      ],
      [
        `In the country's ice hockey league, the team that scores first wins six times out of every ten.`,
        'wrong-comparison',
        `In another sport, with more goals, scoring first may matter less. The figure for football still wants explaining.`,
      ],
    ],
    quick: [`First goal and victory go together. What could bring about both?`],
    full: [
      `Observation: teams that score first mostly win.`,
      `Explanation: the first goal gives confidence.`,
      `Rival: the better team tends to score first and tends to win. If it was mostly the better team that scored first, the rival is enough.`,
    ],
    hints: [`Is scoring first a cause of winning, or a sign of something?`, `Which teams are likely to score first?`],
  },
  {
    id: 'cr-0062',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0,
    stem: `Before the Lowland rugby league introduced video replays, referees reversed about three of their decisions in each round of matches. Since then they have reversed nine. Supporters complain that referees, knowing that they can look at a replay, have become careless and now make more wrong decisions in the first place.

Which of the following, if true, is the strongest objection to the supporters' complaint?`,
    key: [
      `Before there were replays, a wrong decision could in most cases not be shown to be wrong.`,
      `Then three reversals were never the number of mistakes, only of those that came to light. Nine reversals may reveal mistakes that used to be made as often and went uncorrected.`,
    ],
    wrong: [
      [
        `Referees who could rely on replays have stayed farther from the play than others have done.`,
        'opposite-effect',
        `Staying farther away is what careless referees would do. The complaint gains by it.`,
      ],
      [
        `Referees look at replays in doubtful cases and let decisions stand of which they feel sure.`,
        'half-right',
        `So not every decision is looked at again. Whether more of them are wrong than before is not answered by this.`,
      ],
      [
        `Matches last several minutes longer now that referees stop play to look at replays.`,
        'out-of-scope',
        `Longer matches are another complaint. This one is about the number of wrong decisions.`,
      ],
      [
        `Of the decisions at which referees look again, a larger part is confirmed than is reversed.`,
        'wrong-comparison',
        `This compares confirmed with reversed decisions. The complaint compares mistakes now with mistakes before.`,
      ],
    ],
    quick: [`Reversed decisions are not wrong decisions. What did replays change about finding mistakes?`],
    full: [
      `Evidence: reversals rose from three to nine.`,
      `Claim: mistakes rose.`,
      `Reversals depend on mistakes made and on the chance of detecting them. Replays raise that chance.`,
      `If most mistakes could not be shown before, the rise is explained without any carelessness.`,
    ],
    hints: [
      `What has to happen before a wrong decision is reversed?`,
      `Could nine reversals and three reversals arise from equally many mistakes?`,
    ],
  },
  {
    id: 'cr-0063',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.3,
    stem: `Three weeks of training in thin mountain air give rowers about 8 percent more red blood cells, which carry oxygen to the muscles. Within three weeks of their return the surplus is lost. A trainer advises rowers to plan their most important races for those three weeks, since that is when they will row fastest.

Which of the following, if true, most undermines the trainer's reason for this advice?`,
    key: [
      `In thin air rowers cannot train at full power, and it takes them a month to win back the strength so lost.`,
      `The stay has two effects. While the additional cells are there, strength is missing, so those three weeks need not be the ones in which rowers are fastest.`,
    ],
    wrong: [
      [
        `In long races, it is mainly the supply of oxygen to the muscles that decides how fast a rower can be.`,
        'opposite-effect',
        `If oxygen decides, more cells that carry it should make rowers faster. This supports the trainer.`,
      ],
      [
        `A gain of 8 percent in red blood cells makes rowers faster by much less than 8 percent.`,
        'half-right',
        `A small gain in speed is still a gain. It would make these weeks the best ones, as the trainer says.`,
      ],
      [
        `By the fourth week after their return, rowers have about as many red blood cells as before they left.`,
        'restates-premise',
        `That the surplus goes within three weeks is in the text. It is the reason for racing early.`,
      ],
      [
        `Swimmers who spend three weeks in the mountains gain fewer red blood cells than rowers do.`,
        'wrong-comparison',
        `What swimmers gain does not show when rowers are at their fastest.`,
      ],
    ],
    quick: [`One benefit is counted. Is there a cost that falls into the same three weeks?`],
    full: [
      `Reason: for three weeks rowers have more red blood cells.`,
      `Conclusion: in these weeks they are fastest.`,
      `Speed depends on more than oxygen. If muscles are weaker in just these weeks, the benefit may be canceled.`,
    ],
    hints: [
      `What else, besides oxygen, makes a rower fast?`,
      `Could training in thin air have a drawback that also lasts for some weeks?`,
    ],
  },
  {
    id: 'cr-0064',
    version: 2,
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `At the start of the season Belmora's football club raised its ticket prices by 20 percent. Attendance has since been only 5 percent lower than the season before, and income from tickets has risen. The treasurer argues that a further rise of 20 percent for next season would raise this income again.

Which of the following, if true, most seriously weakens the treasurer's argument?`,
    key: [
      `Most spectators hold subscriptions that bound them to this season's price and run out this summer.`,
      `Bound spectators stayed whatever they thought of the price. The small fall of 5 percent therefore says little about what they will do when they are free to leave.`,
    ],
    wrong: [
      [
        `Even after the first rise, most clubs of the same league charge more for a ticket than Belmora.`,
        'opposite-effect',
        `If others charge more, there seems to be room for a further rise. This helps the treasurer.`,
      ],
      [
        `The spectators who stayed away after the first rise had for the most part come for many years.`,
        'half-right',
        `The club may regret losing them. But they are counted in the 5 percent, and income rose without them.`,
      ],
      [
        `Income from food and drink sold in the stadium has fallen slightly since the first rise.`,
        'out-of-scope',
        `The argument is about the 'income from tickets'. What is sold besides does not affect it.`,
      ],
      [
        `In money, a further rise of 20 percent would be somewhat larger than the first one was.`,
        'wrong-comparison',
        `This compares two amounts of money. The argument is in percent of the price throughout, and by that measure the rises are equal.`,
      ],
    ],
    quick: [`A small response to the first price rise: were spectators free to respond?`],
    full: [
      `Evidence: price up by 20 percent, attendance down by just 5.`,
      `Conclusion: another rise will again raise income.`,
      `This takes the 5 percent as a measure of how spectators react. If most were bound, their reaction is still to come.`,
    ],
    hints: [
      `Why might spectators have kept coming in spite of the higher price?`,
      `What might be different when the second rise takes effect?`,
    ],
  },
  {
    id: 'cr-0065',
    version: 3,
    skill: 'cr-weaken',
    difficulty: 1.1,
    stem: `For some years, two thirds of the places in a national archery squad have been given to archers chosen by the coaches and one third to archers drawn by lot. At international competitions, the archers chosen by the coaches have scored no better than those drawn by lot. An official infers that the coaches cannot tell which of the country's archers will do well internationally.

Which of the following, if true, most weakens the official's inference?`,
    key: [
      `Lots were drawn among thirty archers whom the coaches had selected from the several thousand in the country.`,
      `Then both groups owe their places to the coaches. That the two did equally well leaves open how much better both are than the thousands whom the coaches passed over.`,
    ],
    wrong: [
      [
        `Before they made their choice, coaches watched the archers concerned for longer than they watched any others.`,
        'opposite-effect',
        `If careful watching led to no better result, this makes the coaches' judgment look worse.`,
      ],
      [
        `In the training of the squad, archers chosen by the coaches score higher than those drawn by lot.`,
        'half-right',
        `This shows that coaches know who trains well. The inference is about who will do well internationally, and there the scores are equal.`,
      ],
      [
        `Archers who were drawn by lot say that they would rather have owed their place to their own scores.`,
        'out-of-scope',
        `How archers feel about the lot does not show what the coaches are able to predict.`,
      ],
      [
        `Archers drawn by lot have on average practiced the sport for as long as those chosen by the coaches.`,
        'wrong-comparison',
        `Equal experience may help to account for equal scores. It does not suggest that the coaches can tell who will do well.`,
      ],
    ],
    quick: [`'Drawn by lot' from whom? If the coaches made the list, the lot tests little.`],
    full: [
      `Evidence: chosen and drawn archers score alike.`,
      `Inference: coaches cannot tell good archers from others in the country.`,
      `The comparison tests this only if the lot was drawn among the country's archers in general.`,
      `If it was drawn from a short list made by the coaches, both groups show the coaches' choice, and equal scores among the best prove nothing.`,
    ],
    hints: [
      `With whom should the chosen archers be compared if the inference is to hold?`,
      `The text does not say who took part in the lot. Which answer to this would spoil the comparison?`,
    ],
  },
]

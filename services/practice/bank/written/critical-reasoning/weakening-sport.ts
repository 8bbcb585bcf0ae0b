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
      `A higher-ranked team is more likely both to score first and to win. Its strength can explain the seven wins in ten without any confidence gained from the first goal.`,
    ],
    wrong: [
      [
        `Most players say that they feel surer of themselves once their own team has scored first.`,
        'opposite-effect',
        `Players who feel surer of themselves after scoring first have the very confidence that the coach describes. This option supports the explanation instead of weakening it.`,
      ],
      [
        `In three matches out of ten, the team that scored first did not go on to win the match.`,
        'restates-premise',
        `The coach's own figure, "seven matches out of ten," already leaves three in ten. This option restates it and offers no other explanation of the seven wins.`,
      ],
      [
        `Spectators prefer matches in which the team that scores first does not win in the end.`,
        'out-of-scope',
        `Spectators may well prefer a match with a turnaround. But their taste does not explain why the team that scores first usually wins, so it leaves the coach's explanation as it was.`,
      ],
      [
        `In the country's ice hockey league, the team that scores first wins six times out of every ten.`,
        'wrong-comparison',
        `Ice hockey shows a similar pattern, but the option does not say why that pattern exists. The football figure still needs an explanation, and confidence may be it.`,
      ],
    ],
    quick: [
      `The stronger team tends both to score first and to win. If most teams that scored first were ranked higher to begin with, confidence is not needed to explain their wins.`,
    ],
    full: [
      `Method: look for another cause of both events. Teams that score first win seven matches in ten, and the coach credits the confidence gained from that goal.`,
      `Strength could lead to both: the better team is more likely to score first and more likely to win.`,
      `If the team that scored first was usually ranked higher beforehand, its strength may explain the seven wins in ten. The coach's explanation is no longer needed.`,
    ],
    hints: [
      `How does the coach explain why the team that scores first usually wins?`,
      `Look for something other than confidence. What sort of team is likely both to score the first goal and to win?`,
    ],
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
      `A decision is reversed only if it can be shown to be wrong, which used to be impossible in most cases. Referees may be making no more mistakes than before, although more are corrected.`,
    ],
    wrong: [
      [
        `Referees who could rely on replays have stayed farther from the play than others have done.`,
        'opposite-effect',
        `Referees who rely on replays and stay farther from the play are being careless in just the way that supporters suspect. This option supports the complaint.`,
      ],
      [
        `Referees look at replays in doubtful cases and let decisions stand of which they feel sure.`,
        'half-right',
        `This option describes when referees use replays. It does not show whether they now make more wrong decisions "in the first place" than they used to.`,
      ],
      [
        `Matches last several minutes longer now that referees stop play to look at replays.`,
        'out-of-scope',
        `Longer matches are a drawback of replays. But the complaint is about wrong decisions, and the length of a match does not show how many there are.`,
      ],
      [
        `Of the decisions at which referees look again, a larger part is confirmed than is reversed.`,
        'wrong-comparison',
        `This option compares confirmed decisions with reversed ones. The complaint compares mistakes now with mistakes before, and nine reversals in each round still need an explanation.`,
      ],
    ],
    quick: [
      `A decision is reversed only if it can be shown to be wrong. Replays expose more wrong decisions, so nine reversals instead of three need not mean that referees make more of them.`,
    ],
    full: [
      `Method: look for another explanation of the same figures. Reversals rose from three to nine in each round, and supporters blame careless referees.`,
      `The number of reversals depends not only on how many mistakes are made but also on how many can be shown to be mistakes.`,
      `Before replays, most wrong decisions could not be shown to be wrong. Reversals may have risen simply because more mistakes now come to light, not because referees have become careless.`,
    ],
    hints: [
      `What do the figures count, and what do the supporters conclude from them?`,
      `Look for another explanation of the rise. How could the same number of mistakes lead to three reversals at one time and nine at another?`,
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
      `Rowers lose strength in thin air and need a month to win it back. For the three weeks in which the added cells last, they are weaker than before, so they may not row fastest then.`,
    ],
    wrong: [
      [
        `In long races, it is mainly the supply of oxygen to the muscles that decides how fast a rower can be.`,
        'opposite-effect',
        `If the supply of oxygen decides how fast a rower can be, additional red blood cells should help. This option supports the trainer's reason.`,
      ],
      [
        `A gain of 8 percent in red blood cells makes rowers faster by much less than 8 percent.`,
        'half-right',
        `The trainer does not say how much faster rowers will be. Even an increase in speed of much less than 8 percent could still make these weeks their fastest.`,
      ],
      [
        `By the fourth week after their return, rowers have about as many red blood cells as before they left.`,
        'restates-premise',
        `The argument already says that the surplus is lost "within three weeks." That is why the trainer wants the races so soon, and it does not count against the advice.`,
      ],
      [
        `Swimmers who spend three weeks in the mountains gain fewer red blood cells than rowers do.`,
        'wrong-comparison',
        `The advice is for rowers, and their gain of "about 8 percent" is not in doubt. What swimmers gain does not show when rowers are fastest.`,
      ],
    ],
    quick: [
      `The trainer counts only the added red blood cells. If rowers are also weaker for a month, the weakness covers the same three weeks and may cancel the benefit.`,
    ],
    full: [
      `Method: accept the benefit that the trainer names, and look for a cost of the same training. The benefit is 8 percent more red blood cells for up to three weeks.`,
      `The trainer concludes that rowers will row fastest in those weeks. But speed also depends on strength.`,
      `In thin air rowers cannot train at full power, and they need a month to win back the strength that they lose. Throughout those three weeks they are weaker. That may cancel the benefit of the added cells, so rowers may not be at their fastest.`,
    ],
    hints: [
      `The trainer counts one effect of the training. Could the same training have another?`,
      `Accept the gain in red blood cells, and look for a drawback of the same training. How long would the drawback have to last to matter?`,
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
      `Most spectators were bound by subscriptions to this season's price, so they could hardly react to the rise. The small decline of 5 percent says little about next season, when they are free to leave.`,
    ],
    wrong: [
      [
        `Even after the first rise, most clubs of the same league charge more for a ticket than Belmora.`,
        'opposite-effect',
        `If most clubs charge more, there seems to be room for another rise. This option supports the treasurer's argument.`,
      ],
      [
        `The spectators who stayed away after the first rise had for the most part come for many years.`,
        'half-right',
        `These spectators are among those who stayed away, and income from tickets rose without them. How long they had been coming tells us nothing about the effect of a further rise.`,
      ],
      [
        `Income from food and drink sold in the stadium has fallen slightly since the first rise.`,
        'out-of-scope',
        `Lower sales of food and drink may make the rise less attractive to the club. But the argument is only about "income from tickets."`,
      ],
      [
        `In money, a further rise of 20 percent would be somewhat larger than the first one was.`,
        'wrong-comparison',
        `Twenty percent of a higher price is a larger amount of money, but only somewhat larger. That gives little reason to expect spectators to react very differently.`,
      ],
    ],
    quick: [
      `Most spectators were bound by subscriptions and could hardly react to the first rise. A drop of only 5 percent does not show what they will do when the subscriptions run out.`,
    ],
    full: [
      `Method: ask whether the first rise was a fair test of the next one. After it, attendance fell by only 5 percent, and income from tickets rose.`,
      `The treasurer takes the 5 percent to show how spectators react to a higher price, and so expects another rise to raise income again.`,
      `But most spectators held subscriptions and will be free to leave only this summer. Their reaction is still to come, so the first rise tells us little about the second.`,
    ],
    hints: [
      `What does the treasurer take this season's small drop in attendance to show?`,
      `Ask whether this season was a fair test of how spectators react to a rise. Why might they have kept coming this season but not keep coming next season?`,
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
      `The archers drawn by lot had also been selected by the coaches, from several thousand. Equal scores therefore do not show that the coaches cannot tell good archers from the rest.`,
    ],
    wrong: [
      [
        `Before they made their choice, coaches watched the archers concerned for longer than they watched any others.`,
        'opposite-effect',
        `Coaches who watched the archers longer and still chose no better than a draw would seem to be poor judges. This option supports the inference.`,
      ],
      [
        `In the training of the squad, archers chosen by the coaches score higher than those drawn by lot.`,
        'half-right',
        `These scores suggest that the coaches can tell who does well in training. The inference is about who does well "internationally," and there the scores are equal.`,
      ],
      [
        `Archers who were drawn by lot say that they would rather have owed their place to their own scores.`,
        'out-of-scope',
        `How the archers feel about the draw tells us nothing about the coaches' judgment. Those drawn by lot scored as well as the others, whatever they would have preferred.`,
      ],
      [
        `Archers drawn by lot have on average practiced the sport for as long as those chosen by the coaches.`,
        'wrong-comparison',
        `Equal experience rules out practice as a difference between the two groups. It gives no reason to think that the coaches can tell who will do well.`,
      ],
    ],
    quick: [
      `If lots were drawn among thirty archers selected by the coaches, both groups reflect the coaches' judgment. Equal scores then do not count against it.`,
    ],
    full: [
      `Method: ask whether the two groups make a fair comparison. Chosen archers score no better than those drawn by lot, and the official concludes that the coaches cannot tell who will do well.`,
      `That would be a fair test if lots were drawn among all the country's archers.`,
      `But lots were drawn among thirty archers whom the coaches had selected from several thousand. Both groups may be far better than the archers who were never considered, so equal scores do not show that the coaches judge badly.`,
    ],
    hints: [
      `Which two groups of archers does the official compare?`,
      `Ask whether the comparison is fair. Whom would the chosen archers have to be compared with in order to test the coaches?`,
    ],
  },
]

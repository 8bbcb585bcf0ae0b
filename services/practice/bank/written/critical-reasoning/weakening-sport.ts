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
        `Players who "feel surer of themselves" have just the confidence that the coach describes, which supports the explanation.`,
      ],
      [
        `In three matches out of ten, the team that scored first did not go on to win the match.`,
        'restates-premise',
        `Exceptions may seem to refute the explanation. But it only restates "seven matches out of ten": the coach's own figure leaves three in ten that go the other way.`,
      ],
      [
        `Spectators prefer matches in which the team that scores first does not win in the end.`,
        'out-of-scope',
        `What spectators enjoy might influence the players. But this option says nothing of the kind, and it does not explain why teams that score first usually win.`,
      ],
      [
        `In the country's ice hockey league, the team that scores first wins six times out of every ten.`,
        'wrong-comparison',
        `In a different sport, scoring first may matter less. The figure for football still needs an explanation.`,
      ],
    ],
    quick: [
      `Scoring first and winning go together, and strength could lead to both. If the team that scored first was usually ranked higher, added confidence is not needed to explain the wins.`,
    ],
    full: [
      `The fact is that teams that score first win seven matches out of ten. The coach says that the first goal gives them confidence.`,
      `There is another explanation: the better team is more likely to score first and more likely to win.`,
      `If the team that scored first was usually ranked higher, its strength is enough to explain the result. The coach's explanation is weakened.`,
    ],
    hints: [
      `The coach takes scoring first as the cause of winning. What else might connect the two?`,
      `Which teams are likely to score first?`,
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
      `Three reversals did not count all mistakes, only those that could be shown. Nine reversals may reveal mistakes that were just as frequent before and went uncorrected.`,
    ],
    wrong: [
      [
        `Referees who could rely on replays have stayed farther from the play than others have done.`,
        'opposite-effect',
        `Staying "farther from the play" because there are replays is the kind of carelessness that supporters suspect, which supports the complaint.`,
      ],
      [
        `Referees look at replays in doubtful cases and let decisions stand of which they feel sure.`,
        'half-right',
        `Referees who look at replays only "in doubtful cases" use them selectively. But that does not show whether they make more wrong decisions than before.`,
      ],
      [
        `Matches last several minutes longer now that referees stop play to look at replays.`,
        'out-of-scope',
        `Longer matches are a drawback of replays. But the complaint is about the number of wrong decisions.`,
      ],
      [
        `Of the decisions at which referees look again, a larger part is confirmed than is reversed.`,
        'wrong-comparison',
        `This compares confirmed decisions with reversed ones. The complaint compares mistakes now with mistakes before.`,
      ],
    ],
    quick: [`A reversed decision is a mistake that came to light. Replays make it easier to bring mistakes to light.`],
    full: [
      `The evidence is that reversals rose from three to nine. The complaint is that referees make more mistakes.`,
      `The number of reversals depends on how many mistakes are made and on how many can be shown.`,
      `Before replays, most mistakes could not be shown. So reversals may have risen without any more mistakes, which is the strongest objection to the complaint.`,
    ],
    hints: [
      `What has to happen before a wrong decision is reversed?`,
      `Could the same number of mistakes lead to three reversals at one time and nine at another?`,
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
      `Training in thin air has two effects. While the additional cells last, strength is reduced, so rowers need not be fastest in those three weeks.`,
    ],
    wrong: [
      [
        `In long races, it is mainly the supply of oxygen to the muscles that decides how fast a rower can be.`,
        'opposite-effect',
        `If oxygen matters most, more red blood cells should make rowers faster, which supports the trainer.`,
      ],
      [
        `A gain of 8 percent in red blood cells makes rowers faster by much less than 8 percent.`,
        'half-right',
        `A small effect may look disappointing. But even a small gain makes rowers faster, so it does not count against racing in these weeks.`,
      ],
      [
        `By the fourth week after their return, rowers have about as many red blood cells as before they left.`,
        'restates-premise',
        `A short-lived surplus may seem useless. But the argument already says that it is lost within three weeks, and that is the reason for racing early.`,
      ],
      [
        `Swimmers who spend three weeks in the mountains gain fewer red blood cells than rowers do.`,
        'wrong-comparison',
        `A smaller gain for swimmers may seem to cast doubt on the training. But it does not show when rowers are fastest.`,
      ],
    ],
    quick: [
      `The argument counts one benefit, the additional cells. If rowers are weaker for a month afterward, that cost falls in the same three weeks and may cancel the benefit.`,
    ],
    full: [
      `Method: look for the other side. Accept the benefit, and ask whether the same plan also has a cost that cancels it.`,
      `The trainer's reason is that rowers have more red blood cells for three weeks. The conclusion is that they will row fastest then.`,
      `But speed depends on more than oxygen.`,
      `Rowers lose strength in thin air and need a month to regain it. So in those three weeks they are weaker, which may cancel the benefit, and the trainer's reason is undermined.`,
    ],
    hints: [
      `The trainer counts one effect of training in thin air. What exactly does the trainer conclude from it?`,
      `Besides oxygen, what makes a rower fast? Could training in thin air have a drawback that lasts for some weeks?`,
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
      `Spectators with subscriptions stayed whatever they thought of the price. So the small decline of 5 percent says little about what they will do when they are free to leave.`,
    ],
    wrong: [
      [
        `Even after the first rise, most clubs of the same league charge more for a ticket than Belmora.`,
        'opposite-effect',
        `If other clubs charge more, there seems to be room for another rise, which supports the treasurer.`,
      ],
      [
        `The spectators who stayed away after the first rise had for the most part come for many years.`,
        'half-right',
        `The club may regret losing them. But they are included in the 5 percent, and income rose without them.`,
      ],
      [
        `Income from food and drink sold in the stadium has fallen slightly since the first rise.`,
        'out-of-scope',
        `Lost income from food may make the rise less attractive. But the argument is about "income from tickets."`,
      ],
      [
        `In money, a further rise of 20 percent would be somewhat larger than the first one was.`,
        'wrong-comparison',
        `In dollars, the second rise would be slightly larger. But a slightly larger rise gives little reason to expect a very different reaction.`,
      ],
    ],
    quick: [
      `Attendance hardly fell after the first rise, but most spectators were bound by subscriptions until this summer. So the small decline is no evidence of what they will do once they are free.`,
    ],
    full: [
      `The evidence is that attendance fell by only 5 percent after a rise of 20 percent. The conclusion is that another rise would raise income again.`,
      `This treats the 5 percent as a measure of how spectators react to prices.`,
      `Most of them were bound by subscriptions that end this summer, so their reaction is still to come. The evidence no longer supports the conclusion.`,
    ],
    hints: [
      `What does the treasurer think that the small decline in attendance shows?`,
      `Why might spectators have kept coming in spite of the higher price, and what might be different next season?`,
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
      `Both groups then owe their places to the coaches. Equal scores do not show how much better both groups are than the thousands whom the coaches did not select.`,
    ],
    wrong: [
      [
        `Before they made their choice, coaches watched the archers concerned for longer than they watched any others.`,
        'opposite-effect',
        `If watching them longer led to no better results, the coaches' judgment looks worse, which supports the inference.`,
      ],
      [
        `In the training of the squad, archers chosen by the coaches score higher than those drawn by lot.`,
        'half-right',
        `Higher scores "in the training of the squad" show that the coaches can tell who does well in training. But the inference is about international competitions, where the scores are equal.`,
      ],
      [
        `Archers who were drawn by lot say that they would rather have owed their place to their own scores.`,
        'out-of-scope',
        `Archers who dislike the draw might be expected to shoot badly, but they scored as well as the others. Their feelings do not show what the coaches are able to tell.`,
      ],
      [
        `Archers drawn by lot have on average practiced the sport for as long as those chosen by the coaches.`,
        'wrong-comparison',
        `Equal experience may explain equal scores, but it does not suggest that the coaches can tell who will do well.`,
      ],
    ],
    quick: [
      `If the coaches selected the thirty archers among whom lots were drawn, both groups owe their places to the coaches. Equal scores then do not show that the coaches choose no better than chance.`,
    ],
    full: [
      `The evidence is that chosen archers score no better than those drawn by lot. The inference is that the coaches cannot tell which archers will do well.`,
      `This is a fair test only if lots were drawn among the country's archers in general.`,
      `If they were drawn among thirty whom the coaches had selected, both groups reflect the coaches' judgment. Equal scores then show nothing against it, so the inference is weakened.`,
    ],
    hints: [
      `Who should the chosen archers be compared with in order to test the inference?`,
      `The argument does not say who took part in the draw. Which answer would spoil the comparison?`,
    ],
  },
]

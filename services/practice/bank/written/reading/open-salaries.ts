import type { WrittenPassage } from '../written-question.ts'

export const openSalaries: WrittenPassage = {
  passage: {
    id: 'passage-open-salaries',
    title: 'When salaries are no secret',
    paragraphs: [
      `Companies that publish the salaries of all their employees usually do so in the name of fairness, and their critics usually object in the name of morale: people who discover that a colleague earns more, it is said, become resentful and leave. Both sides assume that comparison with colleagues is what publication changes. Considerably more may depend on another comparison, the one between an employee's present position and the next.`,
      `An employee who knows nothing about salaries above his or her own level tends to underestimate them. In a survey of a regional bank, clerks guessed that branch managers earned a quarter less than they actually did. After the figures were published, clerks who learned how far they had been mistaken applied for promotion more frequently and took additional courses, although their own salaries had not changed. Comparisons within a level had the opposite effect, but a smaller one.`,
      `It follows that publication is not a single policy. A company whose salaries rise steeply from level to level, and vary little within one, can expect it to encourage ambition. Where differences lie mostly between people who do identical work, the critics' prediction is the more plausible one. What deserves discussion, then, is less whether to reveal a structure than what kind of structure would be revealed.`,
    ],
  },
  questions: [
    {
      id: 'rc-166',
      skill: 'rc-main-idea',
      difficulty: 0.4,
      stem: `Which of the following best expresses the main idea of the passage?`,
      key: [
        `What the publication of salaries does depends on where in a company they differ.`,
        `Steep differences between levels encourage, differences within a level discourage. So 'publication is not a single policy'.`,
      ],
      wrong: [
        [
          `Companies should publish salaries because employees underestimate those of managers.`,
          'too-strong',
          `The author recommends no publication in general. In some companies the critics may well be right.`,
        ],
        [
          `The effect of published salaries on morale is smaller than their critics have assumed.`,
          'half-right',
          `It was smaller at one bank. Elsewhere, says the author, the critics' prediction is the more plausible one.`,
        ],
        [
          `Comparison with colleagues is what makes employees seek promotion to the next level.`,
          'reversed-causation',
          `It is comparison with the next level that does so. Comparison within a level had the opposite effect.`,
        ],
        [
          `Fairness and morale are at odds wherever the salaries of all employees are published.`,
          'wrong-speaker',
          `This is how the two sides argue in the first paragraph. The author sets their common assumption aside.`,
        ],
      ],
      quick: [`The third paragraph draws the conclusion: what counts is the kind of structure that is revealed.`],
      full: [
        `Method: the main idea is what the other statements lead up to; look for 'it follows' and 'then'.`,
        `1: the usual debate looks at the wrong comparison. 2: evidence for two comparisons with opposite effects.`,
        `3: so the effect depends on whether salaries differ between levels or within them.`,
      ],
      hints: [
        `To which conclusion do the findings at the bank lead in the third paragraph?`,
        `What is meant by 'not a single policy'?`,
      ],
    },
    {
      id: 'rc-167',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author mentions that the clerks' 'own salaries had not changed' most likely in order to`,
      key: [
        `rule out another reason why they might have made a greater effort`,
        `A raise could also have led clerks to apply and to study. Since there was none, the new knowledge remains as the reason.`,
      ],
      wrong: [
        [
          `show that the bank had failed to reward those who took courses`,
          'out-of-scope',
          `Whether the bank rewarded courses is not discussed. The clause is about what brought the effort about.`,
        ],
        [
          `explain why the clerks had underestimated what managers earned`,
          'reversed-causation',
          `They underestimated it before publication because they knew nothing about higher levels.`,
        ],
        [
          `concede that publication did not help the clerks who were paid least`,
          'distorted-detail',
          `The clause begins with 'although' and strengthens the finding. It concedes nothing about the worst paid.`,
        ],
        [
          `suggest that the clerks compared their salaries with one another`,
          'wrong-place',
          `Comparison within a level comes in the next sentence, with the opposite effect.`,
        ],
      ],
      quick: [`'Although' removes what a reader might think of first: that more money was the cause.`],
      full: [
        `Method for a function: ask what a reader could object if the words were not there.`,
        `The finding: after publication, clerks applied and studied more. Objection: perhaps they had received a raise.`,
        `The words answer this. What is left as the cause is what they had learned.`,
      ],
      hints: [
        `What might a reader take for the cause of the effort if these words were missing?`,
        `What changed for the clerks at publication, and what did not?`,
      ],
    },
    {
      id: 'rc-168',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Based on the passage, the author would be most likely to agree that publishing salaries would cause discontent in`,
      key: [
        `a law firm in which partners earn similar amounts but assistants of one rank earn very different ones`,
        `The large differences lie 'between people who do identical work'. There the critics' prediction is the more plausible one.`,
      ],
      wrong: [
        [
          `a hospital in which all nurses of one grade earn the same and each grade earns far more than the last`,
          'opposite-effect',
          `Steep from level to level and equal within: this is the structure that encourages ambition.`,
        ],
        [
          `a chain of hotels in which employees of every level believe that managers earn less than they really do`,
          'opposite-effect',
          `Such a mistake is what made clerks at the bank try harder once it was corrected.`,
        ],
        [
          `a school at which teachers of the same rank have long known precisely what each of the others earns`,
          'ignored-condition',
          `If they know it already, publication reveals nothing, so it changes neither comparison.`,
        ],
        [
          `a factory in which nobody has left for some years and whose wages rise a little from level to level`,
          'wrong-comparison',
          `Small steps encourage little, but nothing says that wages differ among people at the same work.`,
        ],
      ],
      quick: [`Discontent: large differences among people who do the same work, revealed for the first time.`],
      full: [
        `Method: turn the author's rule into a test and apply it to each case.`,
        `The test for discontent: salaries vary much within a level, and employees learn it by publication.`,
        `Equal nurses, surprised hotel employees and factory levels point the other way or nowhere; at the school nothing is learned.`,
      ],
      hints: [
        `Under which condition does the author find the critics' prediction plausible?`,
        `In which case do people at the same work turn out to earn very different amounts?`,
      ],
    },
    {
      id: 'rc-169',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that those who support publication and those who oppose it have in common that they`,
      key: [
        `consider mainly how employees compare themselves with their colleagues`,
        `'Both sides assume that comparison with colleagues is what publication changes.'`,
      ],
      wrong: [
        [
          `expect employees to know already roughly what their managers are paid`,
          'wrong-place',
          `What employees know about managers comes from the survey, which neither side is said to consider.`,
        ],
        [
          `regard the morale of employees as more important than a fair structure`,
          'wrong-speaker',
          `Only the critics argue from morale. The supporters argue from fairness.`,
        ],
        [
          `believe that most employees who learn the salaries of others will leave`,
          'wrong-speaker',
          `This is close to what the critics say. Supporters are not said to expect it.`,
        ],
        [
          `agree that publication succeeds only where salaries rise from level to level`,
          'wrong-speaker',
          `This is the author's own conclusion, which neither side has drawn.`,
        ],
      ],
      quick: [`Look for 'both sides' in the first paragraph.`],
      full: [
        `Method: a question about what two sides share is answered by what the author says of both, not of one.`,
        `'Both sides assume that comparison with colleagues is what publication changes.'`,
        `Morale and leaving belong to the critics, levels to the author.`,
      ],
      hints: [
        `Where does the author say something about both sides at once?`,
        `Which comparison does the author add to theirs?`,
      ],
    },
  ],
}

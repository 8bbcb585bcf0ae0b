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
        `Differences between levels encourage ambition, and differences within a level can cause resentment. So "publication is not a single policy," and what it does depends on where salaries differ.`,
      ],
      wrong: [
        [
          `Companies should publish salaries because employees underestimate those of managers.`,
          'too-strong',
          `The author does not recommend publication in general. In some companies "the critics' prediction is the more plausible one."`,
        ],
        [
          `The effect of published salaries on morale is smaller than their critics have assumed.`,
          'half-right',
          `Comparisons within a level had the smaller effect at one bank. But where salaries differ mainly within a level, the author finds the critics' prediction "the more plausible one."`,
        ],
        [
          `Comparison with colleagues is what makes employees seek promotion to the next level.`,
          'reversed-causation',
          `Comparison with the next level, not with colleagues, encourages ambition. "Comparisons within a level had the opposite effect."`,
        ],
        [
          `Fairness and morale are at odds wherever the salaries of all employees are published.`,
          'wrong-speaker',
          `The two sides argue "in the name of fairness" and "in the name of morale." The author does not set these against each other but questions an assumption that both sides share.`,
        ],
      ],
      quick: [
        `What publication does depends on the structure that it reveals: whether salaries differ mainly between levels or mainly within them.`,
      ],
      full: [
        `Ask where the findings at the bank lead. The third paragraph draws the conclusion with the words "It follows."`,
        `The first paragraph says that the usual debate looks at only one comparison. The second shows that two comparisons have opposite effects.`,
        `The third concludes that "publication is not a single policy": much depends on whether salaries differ from level to level or among people who do identical work. This is "where in a company they differ."`,
      ],
      hints: [
        `To what conclusion do the findings at the bank lead?`,
        `On what does the effect of publication depend if it is "not a single policy"?`,
      ],
    },
    {
      id: 'rc-167',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The author mentions that the clerks' 'own salaries had not changed' most likely in order to`,
      key: [
        `rule out another reason why they might have made a greater effort`,
        `A raise could also have led clerks to apply for promotion and take courses. Since their salaries "had not changed," the likely reason is what they had learned.`,
      ],
      wrong: [
        [
          `show that the bank had failed to reward those who took courses`,
          'out-of-scope',
          `The clerks "took additional courses," but the passage does not discuss whether the bank rewarded this. The words about salaries show that a raise did not cause the effort; they do not blame the bank.`,
        ],
        [
          `explain why the clerks had underestimated what managers earned`,
          'reversed-causation',
          `Clerks underestimated these salaries because they knew nothing about pay above their own level. The fact that their own pay "had not changed" does not explain that.`,
        ],
        [
          `concede that publication did not help the clerks who were paid least`,
          'distorted-detail',
          `"Although" sounds like a concession. But the words strengthen the finding: the clerks tried harder even without a raise. The clerks who were paid least are not mentioned.`,
        ],
        [
          `suggest that the clerks compared their salaries with one another`,
          'wrong-place',
          `Comparisons "within a level" come up only in the next sentence. Here the clerks compare what they had guessed about managers with what managers actually earn.`,
        ],
      ],
      quick: [
        `The words rule out the idea that the clerks tried harder because of a raise. What they had learned is left as the likely reason.`,
      ],
      full: [
        `Ask what a skeptical reader could say about the clerks if these words were missing.`,
        `The passage reports that clerks applied for promotion more often and took more courses after publication. Without these words, one could suspect that a raise was the reason.`,
        `"Although their own salaries had not changed" removes this suspicion and leaves what they had learned as the likely cause. So the words rule out another reason for their greater effort.`,
      ],
      hints: [
        `What did the clerks do after the figures were published?`,
        `If these words were missing, how else could a reader account for the clerks' greater effort?`,
      ],
    },
    {
      id: 'rc-168',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `Based on the passage, the author would be most likely to agree that publishing salaries would cause discontent in`,
      key: [
        `a law firm in which partners earn similar amounts but assistants of one rank earn very different ones`,
        `In the law firm the large differences are among assistants of one rank, that is, "between people who do identical work." In that case the critics' prediction of discontent "is the more plausible one."`,
      ],
      wrong: [
        [
          `a hospital in which all nurses of one grade earn the same and each grade earns far more than the last`,
          'opposite-effect',
          `Salaries here "rise steeply from level to level" and are equal within a level, and that structure encourages ambition.`,
        ],
        [
          `a chain of hotels in which employees of every level believe that managers earn less than they really do`,
          'opposite-effect',
          `Clerks at the bank had also guessed that managers "earned a quarter less" than they did. When they learned the truth, they tried harder, so the author would not expect discontent here.`,
        ],
        [
          `a school at which teachers of the same rank have long known precisely what each of the others earns`,
          'ignored-condition',
          `Salaries within a rank may well differ here, but the teachers know them already. Publication reveals nothing new to them, so it is unlikely to cause discontent.`,
        ],
        [
          `a factory in which nobody has left for some years and whose wages rise a little from level to level`,
          'wrong-comparison',
          `Small steps between levels give little encouragement, but the passage gives no reason to think that people doing the same work are paid differently here.`,
        ],
      ],
      quick: [
        `Discontent is likely where people who do the same work turn out to earn very different amounts. That is true of the assistants at the law firm.`,
      ],
      full: [
        `Turn the author's condition for the critics' prediction into a test, and apply it to each company.`,
        `The author expects the critics to be right "where differences lie mostly between people who do identical work." So salaries must differ within a level, and publication must reveal something new.`,
        `The assistants in the law firm are of one rank but earn very different amounts, which meets the test. In the other options, salaries within a level are equal, already known, or not mentioned.`,
      ],
      hints: [
        `Under which condition does the author find the critics' prediction plausible?`,
        `Check each workplace. Do salaries differ among people who do the same work, and would publication tell them anything new?`,
      ],
    },
    {
      id: 'rc-169',
      skill: 'rc-inference',
      difficulty: 0.6,
      stem: `The passage suggests that those who support publication and those who oppose it have in common that they`,
      key: [
        `consider mainly how employees compare themselves with their colleagues`,
        `The passage says that "both sides assume that comparison with colleagues is what publication changes." The author then adds a second comparison that they leave out.`,
      ],
      wrong: [
        [
          `expect employees to know already roughly what their managers are paid`,
          'wrong-place',
          `The survey reports what "clerks guessed" about managers' salaries. The guesses belong to the author's own evidence, and neither side brings them up.`,
        ],
        [
          `regard the morale of employees as more important than a fair structure`,
          'wrong-speaker',
          `Both words appear in the passage, but on different sides. Morale is the concern of the critics and fairness that of the supporters, so this is not something they share.`,
        ],
        [
          `believe that most employees who learn the salaries of others will leave`,
          'wrong-speaker',
          `The critics say that people "become resentful and leave." The passage does not say that supporters expect this.`,
        ],
        [
          `agree that publication succeeds only where salaries rise from level to level`,
          'wrong-speaker',
          `The author concludes in the third paragraph that the levels matter. Neither side has drawn this conclusion.`,
        ],
      ],
      quick: [
        `According to the passage, "both sides assume" that publication changes how employees compare themselves with colleagues.`,
      ],
      full: [
        `Separate what the two sides share from what only one of them says.`,
        `The first paragraph states what they share: "Both sides assume that comparison with colleagues is what publication changes." Morale and leaving belong only to the critics, and fairness only to the supporters.`,
        `The answer restates this sentence: they "consider mainly how employees compare themselves with their colleagues."`,
      ],
      hints: [
        `Where does the first paragraph say something about both sides at once?`,
        `Which comparison do both sides have in mind, and which one does the author add?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const reasonableSpeed: WrittenPassage = {
  passage: {
    id: 'passage-reasonable-speed',
    title: 'A reasonable speed',
    paragraphs: [
      `A legislature that wishes to prevent dangerous driving may prohibit speeds above sixty miles an hour, or it may prohibit speeds that are unreasonable in the circumstances. Jurists call the first kind of provision a rule and the second a standard. The choice between them is usually presented as one between certainty and justice: the rule is predictable but punishes the harmless driver on an empty road, while the standard is fair but leaves drivers guessing.`,
      `Economic analysis adds a less familiar consideration. Under either provision, it must be determined which conduct is dangerous. A rule requires that this be done once, in advance, for all cases. A standard defers the determination until a court is confronted with a particular event. Rules are therefore economical where similar conduct recurs frequently, because the expense of formulating them is distributed over innumerable applications. Where situations are seldom alike, a legislature would elaborate distinctions that may never be needed.`,
      `The contrast should not be exaggerated. Courts that apply a standard repeatedly publish their decisions, and from accumulated decisions something resembling a rule emerges. Conversely, a rule that acquires exceptions approaches a standard. What a legislature selects, accordingly, is less the permanent character of a law than the institution that will elaborate it.`,
    ],
  },
  questions: [
    {
      id: 'rc-210',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The third paragraph of the passage serves primarily to`,
      key: [
        `show that a distinction drawn earlier becomes less sharp once laws are applied`,
        `'The contrast should not be exaggerated': standards come to resemble rules, and rules with exceptions approach standards.`,
      ],
      wrong: [
        [
          `reject the economic analysis of laws in favor of the usual view of their merits`,
          'wrong-role',
          `The paragraph limits the contrast between rules and standards, on which both views rest. It does not return to the usual view.`,
        ],
        [
          `recommend that legislatures leave the elaboration of most laws to the courts`,
          'too-strong',
          `It says what a legislature selects by its choice, not which choice it should make.`,
        ],
        [
          `introduce a third kind of provision that combines the merits of the other two`,
          'distorted-detail',
          `Rules and standards approach each other. No third kind is introduced.`,
        ],
        [
          `give further examples of conduct for which rules are better than standards`,
          'wrong-place',
          `When rules are better is the subject of the second paragraph, and no examples follow in the third.`,
        ],
      ],
      quick: [`'The contrast should not be exaggerated' is the whole paragraph in one sentence.`],
      full: [
        `Method: the first sentence of a paragraph often states its job; check that the others serve it.`,
        `'The contrast should not be exaggerated.' Then two movements: standard toward rule, rule toward standard. Then what this means for the choice.`,
        `So the paragraph weakens a distinction that the first two had drawn.`,
      ],
      hints: [
        `Read the opening sentence of the third paragraph: which contrast is meant?`,
        `Does the paragraph choose a side, or does it move the two sides closer together?`,
      ],
    },
    {
      id: 'rc-211',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The consideration that economic analysis adds is 'less familiar' in that it has to do with`,
      key: [
        `when the meaning of a law is worked out and how often that must be done`,
        `A rule settles once, in advance, which conduct is dangerous. A standard leaves it to a court, case by case.`,
      ],
      wrong: [
        [
          `whether those who must obey a law are able to tell what it requires of them`,
          'wrong-place',
          `This is certainty, one of the two usual considerations of the first paragraph.`,
        ],
        [
          `how seldom those who do no harm are punished under the various kinds of law`,
          'wrong-place',
          `The harmless driver belongs to the usual contrast of certainty and justice.`,
        ],
        [
          `what losses are caused by conduct that a law has not succeeded in preventing`,
          'real-world-belief',
          `Economists may study such losses, but the passage speaks of the expense of formulating the law.`,
        ],
        [
          `which of the institutions of a state is the most suitable to punish offenders`,
          'distorted-detail',
          `The third paragraph names the institution that elaborates the law. Punishing offenders is not discussed.`,
        ],
      ],
      quick: [`'Once, in advance' against 'until a court is confronted with a particular event'.`],
      full: [
        `Method: set the new consideration against the usual ones.`,
        `Usual: certainty and justice. New: someone must determine which conduct is dangerous, either once beforehand or each time afterward, and that costs something.`,
        `Answers about guessing or about harmless drivers belong to the usual view.`,
      ],
      hints: [
        `In the second paragraph, compare what a rule requires with what a standard defers.`,
        `Put aside whatever the first paragraph has already said.`,
      ],
    },
    {
      id: 'rc-212',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `It can be inferred that the author would agree with which of the following about a legislature that enacts a standard for conduct that recurs frequently?`,
      key: [
        `It leaves it to courts to develop what may eventually function as a rule.`,
        `Frequent conduct means many decisions, and 'from accumulated decisions something resembling a rule emerges'.`,
      ],
      wrong: [
        [
          `It avoids the expense of determining which forms of the conduct are dangerous.`,
          'distorted-detail',
          `A standard 'defers the determination'. It has to be made all the same, by a court.`,
        ],
        [
          `It ensures that similar forms of the conduct will go on being judged differently.`,
          'opposite-effect',
          `Published decisions accumulate into something like a rule, so similar cases come to be judged alike.`,
        ],
        [
          `It decides permanently in favor of justice and against certainty for drivers.`,
          'too-strong',
          `What it selects is 'less the permanent character of a law than the institution that will elaborate it'.`,
        ],
        [
          `It acts more economically than one that distinguishes the forms in advance.`,
          'opposite-effect',
          `Where conduct recurs frequently, it is rules that are economical.`,
        ],
      ],
      quick: [`Many cases, many decisions, something resembling a rule.`],
      full: [
        `Method: follow the case through the second and the third paragraph.`,
        `Second: for frequent conduct a rule would have been cheaper, and the determination is only deferred. Third: repeated decisions grow into something resembling a rule.`,
        `So the legislature has in effect handed the making of the rule to the courts.`,
      ],
      hints: [
        `The third paragraph says what happens when courts apply a standard repeatedly: find it.`,
        `Who makes the determination in the end, and is it made only once?`,
      ],
    },
    {
      id: 'rc-213',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `On the economic analysis described in the passage, for which of the following would a standard be most preferable to a rule?`,
      key: [
        `how the directors of a company should respond if a rival tries to acquire it`,
        `Such attempts are few and seldom alike, so distinctions drawn in advance might never be needed.`,
      ],
      wrong: [
        [
          `how many hours a truck driver may work before a period of rest is required`,
          'opposite-effect',
          `Truck drivers work in similar conditions every day. One rule serves innumerable cases.`,
        ],
        [
          `by what date the residents of a state should submit their returns for taxes`,
          'opposite-effect',
          `Millions of returns are submitted each year. A single date settles all of them.`,
        ],
        [
          `how much of a certain preservative a can of vegetables is allowed to contain`,
          'opposite-effect',
          `Cans of vegetables are alike and numerous, which makes a rule economical.`,
        ],
        [
          `how near to the entrance of a fire station a private car may be left parked`,
          'opposite-effect',
          `Parking recurs daily in much the same form. A distance in feet need be chosen only once.`,
        ],
      ],
      quick: [`Standards pay where situations are few and unlike each other.`],
      full: [
        `Method: turn the second paragraph into a test: does similar conduct recur frequently?`,
        `Driving hours, tax returns, cans, and parking: yes, in great numbers and much alike. So a rule.`,
        `Attempts to acquire a company are rare, and each is different. So a standard.`,
      ],
      hints: [
        `The last two sentences of the second paragraph say what makes a rule economical: make a test of it.`,
        `In which of the situations would each case look different from the last?`,
      ],
    },
  ],
}

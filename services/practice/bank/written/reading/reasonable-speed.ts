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
        `The paragraph opens with "The contrast should not be exaggerated." Standards come to resemble rules, and a rule with exceptions "approaches a standard," so the distinction becomes less sharp.`,
      ],
      wrong: [
        [
          `reject the economic analysis of laws in favor of the usual view of their merits`,
          'wrong-role',
          `The paragraph says that the contrast "should not be exaggerated." It limits a contrast on which both views rest and does not return to the usual view.`,
        ],
        [
          `recommend that legislatures leave the elaboration of most laws to the courts`,
          'too-strong',
          `The paragraph does say that courts elaborate standards. But it only describes what a legislature selects; it does not say which choice a legislature should make.`,
        ],
        [
          `introduce a third kind of provision that combines the merits of the other two`,
          'distorted-detail',
          `Rules and standards approach each other in use, which may suggest a mixture. But the paragraph still speaks of only two kinds of provision and does not introduce a third.`,
        ],
        [
          `give further examples of conduct for which rules are better than standards`,
          'wrong-place',
          `The second paragraph explains when rules are economical. The third paragraph gives no further examples of this but limits the contrast.`,
        ],
      ],
      quick: [
        `The paragraph says that the contrast "should not be exaggerated": in use, standards come to resemble rules, and rules with exceptions come to resemble standards.`,
      ],
      full: [
        `Start from the first sentence of the third paragraph, "The contrast should not be exaggerated," and check that the rest serves it.`,
        `Two developments follow. From many decisions under a standard, "something resembling a rule emerges," and a rule with exceptions "approaches a standard."`,
        `Both show that the distinction drawn in the first two paragraphs becomes less sharp once laws are applied.`,
      ],
      hints: [
        `What does the first sentence of the third paragraph lead you to expect from the rest of it?`,
        `According to the third paragraph, what can become of a standard over time, and what can become of a rule?`,
      ],
    },
    {
      id: 'rc-211',
      skill: 'rc-detail',
      difficulty: 0.9,
      stem: `The consideration that economic analysis adds is 'less familiar' in that it has to do with`,
      key: [
        `when the meaning of a law is worked out and how often that must be done`,
        `To decide which conduct is dangerous is to work out what the law means in practice. A rule requires this "once, in advance, for all cases," while a standard "defers the determination." The difference is when this is done and how often.`,
      ],
      wrong: [
        [
          `whether those who must obey a law are able to tell what it requires of them`,
          'wrong-place',
          `Whether people can tell what a law requires is a question of certainty. That is one of the usual considerations, not the less familiar one.`,
        ],
        [
          `how seldom those who do no harm are punished under the various kinds of law`,
          'wrong-place',
          `The "harmless driver on an empty road," whom a rule punishes, belongs to the usual contrast between certainty and justice, not to what economic analysis adds.`,
        ],
        [
          `what losses are caused by conduct that a law has not succeeded in preventing`,
          'real-world-belief',
          `Economists may well study such losses. But the consideration in the passage concerns the expense of working out a law, not the harm that a law fails to prevent.`,
        ],
        [
          `which of the institutions of a state is the most suitable to punish offenders`,
          'distorted-detail',
          `The third paragraph speaks of "the institution that will elaborate" a law. The passage does not discuss who should punish offenders.`,
        ],
      ],
      quick: [
        `The usual considerations are certainty and justice. The less familiar one is that a rule is worked out "once, in advance," while a standard is worked out each time a case comes before a court. That affects which of the two is cheaper.`,
      ],
      full: [
        `Separate what economists add from the usual considerations, which are certainty and justice.`,
        `Economists point out that someone must determine which conduct is dangerous, that is, what the law means in practice. A rule requires this "once, in advance," while a standard leaves it to a court "confronted with a particular event."`,
        `When and how often this must be done decides which is cheaper, since a rule pays off where similar cases recur. So the less familiar consideration has to do with when the meaning of a law is worked out and how often.`,
      ],
      hints: [
        `Certainty and justice are the usual considerations. What does the second paragraph add to them?`,
        `Under a rule, when must it be determined which conduct is dangerous? And under a standard?`,
      ],
    },
    {
      id: 'rc-212',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `It can be inferred that the author would agree with which of the following about a legislature that enacts a standard for conduct that recurs frequently?`,
      key: [
        `It leaves it to courts to develop what may eventually function as a rule.`,
        `Conduct that recurs frequently leads to many published decisions, and "from accumulated decisions something resembling a rule emerges." So the courts may develop what works like a rule.`,
      ],
      wrong: [
        [
          `It avoids the expense of determining which forms of the conduct are dangerous.`,
          'distorted-detail',
          `A standard only "defers the determination." A court must still decide what is dangerous, so the expense is put off, not avoided.`,
        ],
        [
          `It ensures that similar forms of the conduct will go on being judged differently.`,
          'opposite-effect',
          `As decisions are published, "something resembling a rule emerges." So similar forms of the conduct come to be judged alike, not differently.`,
        ],
        [
          `It decides permanently in favor of justice and against certainty for drivers.`,
          'too-strong',
          `The word "permanently" goes too far. According to the passage, a legislature selects "less the permanent character of a law than the institution that will elaborate it."`,
        ],
        [
          `It acts more economically than one that distinguishes the forms in advance.`,
          'opposite-effect',
          `This reverses the economic argument: rules, not standards, are economical "where similar conduct recurs frequently."`,
        ],
      ],
      quick: [
        `A standard for frequent conduct leads to many court decisions. From these, "something resembling a rule emerges," so the courts may develop a rule.`,
      ],
      full: [
        `Follow a standard for frequent conduct through the second paragraph and the third.`,
        `The second says that a standard "defers the determination" to a court. The third says what happens when courts apply a standard repeatedly and publish their decisions: "something resembling a rule emerges."`,
        `So the legislature leaves it to the courts to develop what may eventually function as a rule.`,
      ],
      hints: [
        `Under a standard, who determines in the end which conduct is dangerous?`,
        `What happens when courts apply a standard again and again?`,
      ],
    },
    {
      id: 'rc-213',
      skill: 'rc-application',
      difficulty: 0.7,
      stem: `On the economic analysis described in the passage, for which of the following would a standard be most preferable to a rule?`,
      key: [
        `how the directors of a company should respond if a rival tries to acquire it`,
        `Attempts to acquire a company are few and seldom alike, so distinctions drawn in advance "may never be needed." In such situations a standard is preferable.`,
      ],
      wrong: [
        [
          `how many hours a truck driver may work before a period of rest is required`,
          'opposite-effect',
          `Truck drivers work under similar conditions every day. So the cost of formulating one rule is spread over innumerable applications, which makes a rule economical.`,
        ],
        [
          `by what date the residents of a state should submit their returns for taxes`,
          'opposite-effect',
          `Residents file returns every year, and a single date settles the matter for all of them. Leaving the date to a court would be far more expensive than a rule.`,
        ],
        [
          `how much of a certain preservative a can of vegetables is allowed to contain`,
          'opposite-effect',
          `Cans of vegetables are filled in great numbers and are much alike, so one limit can be set for all of them in advance. This calls for a rule, not a standard.`,
        ],
        [
          `how near to the entrance of a fire station a private car may be left parked`,
          'opposite-effect',
          `Drivers park near fire stations all the time, and the danger is much the same at each station. One distance can be set in advance, so a rule is preferable.`,
        ],
      ],
      quick: [
        `A standard is better where situations are rare and seldom alike. Of the situations here, only attempts to acquire a company are of this kind.`,
      ],
      full: [
        `Turn the second paragraph into a test: does similar conduct recur frequently?`,
        `It does in the case of driving hours, tax returns, canned vegetables, and parking, so the cost of a rule is "distributed over innumerable applications."`,
        `Attempts to acquire a company are rare, and each is different, so a legislature "would elaborate distinctions that may never be needed." For these a standard is preferable.`,
      ],
      hints: [
        `Under what condition does economic analysis find rules economical?`,
        `In which of these situations would each case look different from the last?`,
      ],
    },
  ],
}

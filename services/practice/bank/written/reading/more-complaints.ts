import type { WrittenPassage } from '../written-question.ts'

export const moreComplaints: WrittenPassage = {
  passage: {
    id: 'passage-more-complaints',
    title: 'When more people complain',
    paragraphs: [
      `In the year after a midsized American city reorganized the office that receives complaints about its police, the number of complaints increased by two-thirds. Newspapers concluded that the conduct of officers had deteriorated. The office claimed a success: citizens who had formerly remained silent now trusted it. Each interpretation is consistent with the figure, since the number of complaints is the product of two quantities, the incidents that occur and the proportion of them that citizens take the trouble to report. A product cannot reveal which of its factors has changed.`,
      `The difficulty is not peculiar to the police. A hospital that encourages nurses to disclose mistakes will appear more dangerous than one that punishes disclosure. Wherever institutions are judged by reports about themselves, they acquire an incentive to discourage reporting, and an improvement in the statistics may signify only that the institution has become harder to reach.`,
      `What is required is evidence that does not depend on a decision to report. Sociologists who examined the increase relied first on the records of hospitals, which register injuries sustained during arrests whether or not the injured complain; these had declined slightly. Next, they compared kinds of complaints. If conduct had deteriorated, they reasoned, serious and trivial complaints should both have multiplied; if citizens had merely become readier to complain, the increase should consist of trivial complaints, because serious incidents had presumably been reported before. Nearly all of the additional complaints were trivial. The sociologists concluded that reporting, not misconduct, had increased.`,
      `Their conclusion is probably correct, but the second argument is weaker than the first. That serious incidents had always been reported is plausible for citizens with lawyers and permanent addresses. For those most exposed to mistreatment, it is precisely what a distrusted office would have made untrue, and if the reorganized office had won their confidence, serious complaints should have multiplied as well. That they did not may mean that the people with the gravest grievances are still silent.`,
    ],
  },
  questions: [
    {
      id: 'rc-230',
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `The author mentions hospitals that encourage nurses to disclose mistakes in order to`,
      key: [
        `show that the difficulty of interpreting reports extends to other institutions`,
        `The sentence before the example says that "the difficulty is not peculiar to the police." The hospital shows the same difficulty in another institution.`,
      ],
      wrong: [
        [
          `introduce the records that sociologists used in order to settle the question`,
          'wrong-place',
          `Hospitals appear twice in the passage. The sociologists used hospital records of injuries from arrests, while this example, a paragraph earlier, is about mistakes that nurses disclose.`,
        ],
        [
          `suggest that such hospitals are more dangerous than statistics make it appear`,
          'opposite-effect',
          `This gets the point backward. Disclosure makes such a hospital "appear more dangerous" in the statistics. Nothing suggests that it is even worse than it looks.`,
        ],
        [
          `recommend that police departments be organized according to the same principle`,
          'out-of-scope',
          `The author compares hospitals with the police only in how reports about them can mislead. Nobody is told how to organize a department.`,
        ],
        [
          `contrast an institution that can be judged by reports with one that cannot be`,
          'opposite-effect',
          `The author presents the hospital and the police as alike. All institutions that are "judged by reports about themselves" share the difficulty.`,
        ],
      ],
      quick: [
        `Such a hospital may look worse only because more is reported, and the same may be true of the police. The example shows that the difficulty is not limited to the police.`,
      ],
      full: [
        `The first paragraph explains the difficulty: a rise in complaints may mean that more incidents occur or only that more of them are reported. The second says that this "is not peculiar to the police."`,
        `A hospital that encourages nurses to disclose mistakes looks more dangerous because more of its mistakes are reported, even if no more of them are made.`,
        `So the hospital shows that the difficulty of interpreting reports extends to other institutions.`,
      ],
      hints: [
        `What makes the figure in the first paragraph hard to interpret?`,
        `Why would such a hospital look more dangerous? What does that have in common with the police figures?`,
      ],
    },
    {
      id: 'rc-231',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `The author implies that the sociologists' second argument would be stronger if it were known that`,
      key: [
        `people with the gravest grievances had complained before the reorganization`,
        `The argument depends on the idea that serious incidents "had presumably been reported before." The author doubts this for people most exposed to mistreatment, so evidence that they had complained would help.`,
      ],
      wrong: [
        [
          `citizens with lawyers and permanent addresses had complained before the reorganization`,
          'half-right',
          `The author already finds it plausible that citizens "with lawyers and permanent addresses" had complained. The doubt is about people who have neither, so this would add little.`,
        ],
        [
          `the hospitals had registered only such injuries as were later complained about`,
          'opposite-effect',
          `This would weaken the first argument, which depends on records of injuries "whether or not the injured complain." It would not help the second.`,
        ],
        [
          `the newspapers had considered the serious complaints apart from the trivial ones`,
          'wrong-speaker',
          `The sociologists themselves compared serious and trivial complaints. Whether the newspapers did so too has no bearing on their argument.`,
        ],
        [
          `the number of trivial complaints had increased by considerably more than two-thirds`,
          'restates-premise',
          `The argument already has trivial complaints as "nearly all" of the increase. Even more of them would not show that serious incidents had been reported before.`,
        ],
      ],
      quick: [
        `The second argument assumes that serious incidents had been reported before, and the author doubts it for those with the gravest grievances. If they had complained, this doubt would disappear.`,
      ],
      full: [
        `Method: find the weak assumption in the second argument. The sociologists assume that serious incidents "had presumably been reported before."`,
        `The author accepts this for citizens "with lawyers and permanent addresses" but doubts it for "those most exposed to mistreatment."`,
        `The argument would therefore be stronger if those people had in fact complained before the reorganization. More evidence about citizens with lawyers would add little.`,
      ],
      hints: [
        `What does the sociologists' second argument take for granted about serious incidents?`,
        `Find the weak assumption in the second argument. For which people does the author doubt it, and which option would remove that doubt?`,
      ],
    },
    {
      id: 'rc-232',
      skill: 'rc-application',
      difficulty: 1.1,
      stem: `Suppose that the question is whether accidents in a large factory have become more frequent. Which of the following would be evidence of the kind that the author says is required?`,
      key: [
        `the quantity of bandages that must be replaced each month in its first-aid boxes`,
        `Bandages are used whether or not an accident is reported. In this they are like the hospital records, which register injuries "whether or not the injured complain."`,
      ],
      wrong: [
        [
          `the number of accidents that supervisors record each month in the factory's own log`,
          'opposite-effect',
          `A supervisor who writes in the log still makes a decision to report. The factory may also have an incentive to keep the number low.`,
        ],
        [
          `the share of workers who say in a survey that they would report any accident`,
          'distorted-detail',
          `This survey tells us how ready workers say they are to report accidents. That is only one of the two factors, and the question is about the other: how many accidents happen.`,
        ],
        [
          `the number of accidents recorded each month at other factories of similar size`,
          'wrong-comparison',
          `Someone had to report these accidents as well, so the figure has the same weakness. And even an exact one would not tell us whether accidents have increased in this factory.`,
        ],
        [
          `the proportion of the accidents reported each month that managers call serious`,
          'half-right',
          `Serious and trivial cases were compared in the sociologists' second argument. But this proportion covers only accidents that somebody decided to report, which is what the evidence must not depend on.`,
        ],
      ],
      quick: [
        `The evidence must not depend on anyone's decision to report. Bandages are used after an accident even if nobody reports it.`,
      ],
      full: [
        `Method: apply the requirement in the third paragraph to each option. It calls for "evidence that does not depend on a decision to report."`,
        `Its example is hospital records, because hospitals register injuries "whether or not the injured complain."`,
        `The log, the figures from other factories, and the proportion of serious accidents all depend on reports. The survey measures only willingness. Bandages are used whether or not anyone reports the accident, so they are the kind of evidence required.`,
      ],
      hints: [
        `What does the third paragraph say the required evidence must not depend on?`,
        `Apply the requirement in the third paragraph to each option. Which figure would stay the same if workers became less willing to report accidents?`,
      ],
    },
    {
      id: 'rc-233',
      skill: 'rc-detail',
      difficulty: 0.8,
      stem: `According to the passage, each of the following is true of the city EXCEPT:`,
      key: [
        `Injuries sustained during arrests were disclosed to the office more often than before.`,
        `The passage learns of injuries from hospital records, which do not depend on complaints. It never says that these injuries were disclosed to the office more often than before.`,
      ],
      wrong: [
        [
          `Complaints about its police were more numerous after the office had been reorganized.`,
          'except-overlooked',
          `The passage says that complaints about the police "increased by two-thirds" in the year after the office was reorganized.`,
        ],
        [
          `Hospitals registered somewhat fewer injuries from arrests than they had registered before.`,
          'except-overlooked',
          `The passage says that injuries registered by hospitals "had declined slightly."`,
        ],
        [
          `Trivial complaints accounted for most of the growth in the number of complaints.`,
          'except-overlooked',
          `The passage says that "nearly all of the additional complaints were trivial."`,
        ],
        [
          `Newspapers and the office interpreted the change in the complaints differently.`,
          'except-overlooked',
          `The passage says that newspapers "concluded that the conduct of officers had deteriorated," while the office "claimed a success."`,
        ],
      ],
      quick: [
        `The passage reports more complaints, fewer injuries, mostly trivial additional complaints, and two interpretations. It does not say how often injuries were disclosed to the office.`,
      ],
      full: [
        `Method: find a line in the passage for each statement. The first paragraph reports more complaints and the two interpretations of them.`,
        `The third paragraph reports that injuries "had declined slightly" and that most additional complaints were trivial.`,
        `The injuries are known from hospital records, which do not depend on complaints. No line says that they were disclosed to the office more often, so that statement is the exception.`,
      ],
      hints: [
        `Which paragraphs tell you what happened in the city, and which is about institutions in general?`,
        `Find a line in the passage for each statement. From which records does the passage learn about injuries, and which statement brings in the office?`,
      ],
    },
  ],
}

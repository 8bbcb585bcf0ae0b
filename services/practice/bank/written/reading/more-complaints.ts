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
        `'The difficulty is not peculiar to the police.' The hospital is the example.`,
      ],
      wrong: [
        [
          `introduce the records that sociologists used in order to settle the question`,
          'wrong-place',
          `Those are records of injuries, in the third paragraph. Nurses' mistakes have nothing to do with them.`,
        ],
        [
          `suggest that such hospitals are more dangerous than statistics make it appear`,
          'opposite-effect',
          `They 'appear more dangerous' than others because they report more.`,
        ],
        [
          `recommend that police departments be organized according to the same principle`,
          'out-of-scope',
          `The author draws a parallel in how reports are read. No organization is recommended.`,
        ],
        [
          `contrast an institution that can be judged by reports with one that cannot be`,
          'opposite-effect',
          `The two are alike: neither can be judged by reports alone.`,
        ],
      ],
      quick: [`'Not peculiar to the police': a second case of the same difficulty.`],
      full: [
        `Method: the sentence before an example says what it is an example of.`,
        `'The difficulty is not peculiar to the police.' Then the hospital, then 'wherever institutions are judged by reports about themselves'.`,
        `So the hospital leads from one case to a general point.`,
      ],
      hints: [
        `Read the first sentence of the second paragraph: what is the hospital an example of?`,
        `Does the sentence after the example become narrower or wider?`,
      ],
    },
    {
      id: 'rc-231',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `The author implies that the sociologists' second argument would be stronger if it were known that`,
      key: [
        `people with the gravest grievances had complained before the reorganization`,
        `The argument presumes that serious incidents had been reported before. For those most exposed to mistreatment, the author doubts it.`,
      ],
      wrong: [
        [
          `citizens with lawyers and permanent addresses had complained before the reorganization`,
          'half-right',
          `For these citizens the author grants the presumption already. What is open is whether the others complained.`,
        ],
        [
          `the hospitals had registered only such injuries as were later complained about`,
          'opposite-effect',
          `This would weaken the first argument, which needs records that do not depend on complaints.`,
        ],
        [
          `the newspapers had considered the serious complaints apart from the trivial ones`,
          'wrong-speaker',
          `What the newspapers considered has no part in the sociologists' argument.`,
        ],
        [
          `the number of trivial complaints had increased by considerably more than two-thirds`,
          'restates-premise',
          `That nearly all of the increase was trivial is known. The doubt is about serious incidents.`,
        ],
      ],
      quick: [`The presumption is doubted for one group: confirm it for that group.`],
      full: [
        `Method: find what the argument presumes and for whom the author doubts it.`,
        `Presumed: serious incidents 'had presumably been reported before'. Granted for citizens with lawyers and addresses, doubted for those most exposed.`,
        `So the argument gains if the doubted part is confirmed, and gains nothing from the part that is granted.`,
      ],
      hints: [
        `In the last paragraph, separate the people for whom the presumption is plausible from those for whom it is not.`,
        `Which fact would remove the author's doubt, and which would repeat what the author grants?`,
      ],
    },
    {
      id: 'rc-232',
      skill: 'rc-application',
      difficulty: 1.1,
      stem: `Suppose that the question is whether accidents in a large factory have become more frequent. Which of the following would be evidence of the kind that the author says is required?`,
      key: [
        `the quantity of bandages that must be replaced each month in its first-aid boxes`,
        `Bandages are used whether or not an accident is reported, as hospitals register injuries whether or not the injured complain.`,
      ],
      wrong: [
        [
          `the number of accidents that supervisors record each month in the factory's own log`,
          'opposite-effect',
          `This is the report itself, and supervisors are judged by it.`,
        ],
        [
          `the share of workers who say in a survey that they would report any accident`,
          'distorted-detail',
          `This concerns readiness to report. It does not show how many accidents occur.`,
        ],
        [
          `the number of accidents recorded each month at other factories of similar size`,
          'wrong-comparison',
          `These are reports as well, and about other factories.`,
        ],
        [
          `the proportion of the accidents reported each month that managers call serious`,
          'half-right',
          `This is like the second argument. It still counts only accidents that were reported.`,
        ],
      ],
      quick: [`Required: a trace that an accident leaves without anyone's reporting it.`],
      full: [
        `Method: find what is required and test each case against it.`,
        `Required: 'evidence that does not depend on a decision to report'. Model: hospitals that register injuries 'whether or not the injured complain'.`,
        `Log, other factories, and share of serious reports are all reports, and a survey is about willingness. Bandages are simply used.`,
      ],
      hints: [
        `The first sentence of the third paragraph states the requirement, the next gives a model for it.`,
        `For each case ask whether it would change if workers merely reported less.`,
      ],
    },
    {
      id: 'rc-233',
      skill: 'rc-detail',
      difficulty: 0.8,
      stem: `According to the passage, each of the following is true of the city EXCEPT:`,
      key: [
        `Injuries sustained during arrests were disclosed to the office more often than before.`,
        `Hospitals register these injuries 'whether or not the injured complain'. Whether they reach the office more often is not said.`,
      ],
      wrong: [
        [
          `Complaints about its police were more numerous after the office had been reorganized.`,
          'except-overlooked',
          `First sentence: they increased by two-thirds.`,
        ],
        [
          `Hospitals registered somewhat fewer injuries from arrests than they had registered before.`,
          'except-overlooked',
          `Third paragraph: 'these had declined slightly'.`,
        ],
        [
          `Trivial complaints accounted for most of the growth in the number of complaints.`,
          'except-overlooked',
          `Third paragraph: 'nearly all of the additional complaints were trivial'.`,
        ],
        [
          `Newspapers and the office interpreted the change in the complaints differently.`,
          'except-overlooked',
          `First paragraph: deterioration for the newspapers, success for the office.`,
        ],
      ],
      quick: [`Four have a line in paragraphs 1 and 3; how often injuries were disclosed to the office has none.`],
      full: [
        `Method for EXCEPT: give each statement its line in the passage.`,
        `More complaints and two interpretations: paragraph 1. Fewer injuries and mostly trivial complaints: paragraph 3.`,
        `The injuries are known from hospitals, not from the office, so the statement about disclosure has no line.`,
      ],
      hints: [
        `Two statements should match lines of the first paragraph and two should match lines of the third.`,
        `Watch for a statement that connects two things the passage keeps apart.`,
      ],
    },
  ],
}

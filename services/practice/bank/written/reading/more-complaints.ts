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
        `The sentence before says that "the difficulty is not peculiar to the police." The hospital shows the same difficulty in another institution.`,
      ],
      wrong: [
        [
          `introduce the records that sociologists used in order to settle the question`,
          'wrong-place',
          `The sociologists used hospital records of "injuries sustained during arrests." Mistakes by nurses have nothing to do with those records.`,
        ],
        [
          `suggest that such hospitals are more dangerous than statistics make it appear`,
          'opposite-effect',
          `Such hospitals "appear more dangerous" than others because they report more. The passage does not say that they are.`,
        ],
        [
          `recommend that police departments be organized according to the same principle`,
          'out-of-scope',
          `The author draws a parallel in how reports should be read and makes no recommendation about organization.`,
        ],
        [
          `contrast an institution that can be judged by reports with one that cannot be`,
          'opposite-effect',
          `The two are alike. Any institution that is "judged by reports about themselves" has this difficulty, a police department as well as a hospital.`,
        ],
      ],
      quick: [
        `The passage says that "the difficulty is not peculiar to the police," and the hospital is an example from another institution.`,
      ],
      full: [
        `Method: read the sentence before the hospital is mentioned. It says what the hospital is an example of.`,
        `Here that sentence is "The difficulty is not peculiar to the police." The sentence after the example generalizes further, to all institutions that are "judged by reports about themselves."`,
        `So the hospital leads from one case to a general point: the difficulty "extends to other institutions."`,
      ],
      hints: [
        `Is the author still speaking only of the police in the second paragraph?`,
        `What do the sentences before and after the example say about other institutions?`,
      ],
    },
    {
      id: 'rc-231',
      skill: 'rc-inference',
      difficulty: 1.6,
      stem: `The author implies that the sociologists' second argument would be stronger if it were known that`,
      key: [
        `people with the gravest grievances had complained before the reorganization`,
        `The argument rests on the idea that serious incidents "had presumably been reported before." The author doubts this for those most exposed to mistreatment, so evidence that they had complained would remove the doubt.`,
      ],
      wrong: [
        [
          `citizens with lawyers and permanent addresses had complained before the reorganization`,
          'half-right',
          `For citizens "with lawyers and permanent addresses" the author already finds the presumption plausible. The author doubts only whether the others had complained.`,
        ],
        [
          `the hospitals had registered only such injuries as were later complained about`,
          'opposite-effect',
          `This would weaken the first argument, which needs records that register injuries "whether or not the injured complain."`,
        ],
        [
          `the newspapers had considered the serious complaints apart from the trivial ones`,
          'wrong-speaker',
          `The newspapers drew a conclusion of their own. The sociologists' argument does not depend on what newspapers considered.`,
        ],
        [
          `the number of trivial complaints had increased by considerably more than two-thirds`,
          'restates-premise',
          `It is already known that "nearly all of the additional complaints were trivial." The doubt concerns serious incidents.`,
        ],
      ],
      quick: [
        `The author doubts the presumption for those with the gravest grievances, so the argument gains if it is confirmed for them.`,
      ],
      full: [
        `Method: find what the sociologists presume about serious incidents, and for whom the author doubts it.`,
        `The sociologists presume that serious incidents had been reported before. The author grants this for citizens "with lawyers and permanent addresses" and doubts it for "those most exposed to mistreatment."`,
        `The argument therefore gains if the doubtful part is confirmed, that is, if "people with the gravest grievances had complained." Confirming the part already granted adds nothing.`,
      ],
      hints: [
        `What do the sociologists presume about serious incidents, and for whom does the author doubt it?`,
        `Which option would remove the doubt, and which only repeats what the author grants?`,
      ],
    },
    {
      id: 'rc-232',
      skill: 'rc-application',
      difficulty: 1.1,
      stem: `Suppose that the question is whether accidents in a large factory have become more frequent. Which of the following would be evidence of the kind that the author says is required?`,
      key: [
        `the quantity of bandages that must be replaced each month in its first-aid boxes`,
        `Bandages are used whether or not an accident is reported, as hospitals register injuries "whether or not the injured complain."`,
      ],
      wrong: [
        [
          `the number of accidents that supervisors record each month in the factory's own log`,
          'opposite-effect',
          `A log may look objective, but supervisors still make "a decision to report" whenever they write in it, and they may be judged by what it says.`,
        ],
        [
          `the share of workers who say in a survey that they would report any accident`,
          'distorted-detail',
          `A survey like this measures how ready workers are to report. It does not show how many accidents occur.`,
        ],
        [
          `the number of accidents recorded each month at other factories of similar size`,
          'wrong-comparison',
          `Figures from other factories also depend on "a decision to report," and they say nothing about accidents in this one.`,
        ],
        [
          `the proportion of the accidents reported each month that managers call serious`,
          'half-right',
          `This is like the second argument, and it still counts only accidents that were reported.`,
        ],
      ],
      quick: [
        `The evidence must be a trace that an accident leaves even if it is not reported, such as used bandages.`,
      ],
      full: [
        `Method: find the requirement that the third paragraph sets for good evidence, and test each option against it.`,
        `The third paragraph requires "evidence that does not depend on a decision to report." Its model is hospital records, which register injuries whether or not anyone complains.`,
        `The log, the figures from other factories, and the share of serious accidents all depend on reports, and the survey measures willingness. Only the quantity of bandages "that must be replaced" does not depend on reporting.`,
      ],
      hints: [
        `What does the third paragraph require of evidence, and why do hospital records meet the requirement?`,
        `Which of these figures would not change if workers merely reported less?`,
      ],
    },
    {
      id: 'rc-233',
      skill: 'rc-detail',
      difficulty: 0.8,
      stem: `According to the passage, each of the following is true of the city EXCEPT:`,
      key: [
        `Injuries sustained during arrests were disclosed to the office more often than before.`,
        `Hospitals register these injuries "whether or not the injured complain." The passage does not say whether they were disclosed to the office more often.`,
      ],
      wrong: [
        [
          `Complaints about its police were more numerous after the office had been reorganized.`,
          'except-overlooked',
          `The passage says this: the number of complaints "increased by two-thirds" in the year after the office was reorganized.`,
        ],
        [
          `Hospitals registered somewhat fewer injuries from arrests than they had registered before.`,
          'except-overlooked',
          `The passage says this: the injuries registered by hospitals "had declined slightly."`,
        ],
        [
          `Trivial complaints accounted for most of the growth in the number of complaints.`,
          'except-overlooked',
          `The passage says this: "Nearly all of the additional complaints were trivial."`,
        ],
        [
          `Newspapers and the office interpreted the change in the complaints differently.`,
          'except-overlooked',
          `The passage says this: newspapers saw worse conduct, and the office "claimed a success."`,
        ],
      ],
      quick: [
        `Four statements match lines in the first and third paragraphs; the one about disclosure to the office matches none.`,
      ],
      full: [
        `Method: find a line in the passage for each statement about the city.`,
        `The first paragraph reports more complaints and the two interpretations. The third reports fewer injuries and mostly trivial complaints.`,
        `The injuries are known from hospital records, not from the office. So the statement that they "were disclosed to the office more often" connects two things that the passage keeps apart, and it is the exception.`,
      ],
      hints: [
        `What does the first paragraph say about complaints, and what does the third say about injuries?`,
        `Which statement connects two things that the passage keeps apart?`,
      ],
    },
  ],
}

import type { WrittenPassage } from '../written-question.ts'

export const whatRemains: WrittenPassage = {
  passage: {
    id: 'passage-what-remains',
    title: 'What remains for the operator',
    paragraphs: [
      `Designers automate in order to eliminate human error, and they begin with whatever is easiest to automate: the regular, the frequent, the completely understood. What remains for the human operator is thus determined by default. It consists of situations that the designers could not anticipate, together with the duty of supervising equipment that hardly ever fails. Both are poorly suited to human beings. Attention to uneventful displays deteriorates within half an hour, and skills that are not exercised decay, so that operators are least practiced at the moment, an emergency, when exceptional skill is demanded.`,
      `One consequence is that reliability undermines itself. The less frequently an operator must intervene, the worse the interventions become. A machine that failed every week would at least keep its supervisor competent. Another consequence concerns responsibility. Investigations of accidents continue to identify an operator's mistake as the cause, because it was the last event in the sequence; but the mistake was prepared years before, by the decision to leave a person in so unpromising a role.`,
      `None of this implies that automation should be abandoned. Serious accidents have unquestionably become rarer. It implies that the role of the person should be designed as deliberately as that of the machine, even if this means reserving for the person, as exercise, work that the machine performs better.`,
    ],
  },
  questions: [
    {
      id: 'rc-226',
      skill: 'rc-main-idea',
      difficulty: 0.6,
      stem: `The author of the passage is primarily concerned with`,
      key: [
        `pointing out that the role which automation leaves to people needs to be designed as well`,
        `The role left to people is "determined by default" and suits them poorly. The passage ends by asking that it be "designed as deliberately as that of the machine."`,
      ],
      wrong: [
        [
          `arguing that automation has made the work of operators both duller and more dangerous`,
          'half-right',
          `Watching "uneventful displays" may well be dull. But the passage does not say that operators' work has become more dangerous; in fact, serious accidents have become rarer.`,
        ],
        [
          `explaining why investigations of accidents tend to mistake the last cause for the only one`,
          'detail-for-main-idea',
          `Blaming "the last event in the sequence" is part of the second of two consequences. The main concern is the role that leads to both.`,
        ],
        [
          `proposing that the most difficult tasks should also be transferred from people to machines`,
          'opposite-effect',
          `The author wants to keep some work for people, even if a machine performs it better. This is the opposite of transferring more tasks to machines.`,
        ],
        [
          `showing that equipment that hardly ever fails is less safe than equipment that fails often`,
          'too-strong',
          `The passage does say that "reliability undermines itself," because rare interventions become worse ones. But this is one consequence, not the main concern, and on the whole serious accidents have "become rarer."`,
        ],
      ],
      quick: [
        `The operator's role is now whatever the designers could not automate. The passage asks that this role be designed as carefully as the machine's.`,
      ],
      full: [
        `Method: connect the problem in the first paragraph with what the last one asks for. The problem is that the human role is "determined by default" and "poorly suited to human beings."`,
        `The second paragraph names two consequences: operators get worse at stepping in, and they are blamed for mistakes that were "prepared years before."`,
        `The last paragraph asks that this role "be designed as deliberately as that of the machine." All three paragraphs are about the role that automation leaves to people.`,
      ],
      hints: [
        `What does the first paragraph find wrong with the operator's role?`,
        `Connect that problem with what the last paragraph asks for. What is now "determined by default," and what should happen instead?`,
      ],
    },
    {
      id: 'rc-227',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The sentence about 'a machine that failed every week' serves primarily to`,
      key: [
        `make vivid, by an extreme contrast, a cost that comes with reliability`,
        `The sentence before says that rare interventions become worse. A machine that fails every week is the opposite extreme and makes this cost of reliability vivid.`,
      ],
      wrong: [
        [
          `recommend that machines be made to fail at certain regular intervals`,
          'too-strong',
          `Such a machine would "at least" keep its supervisor competent, which is faint praise. What the author recommends is exercise for people, not machines that fail.`,
        ],
        [
          `concede that older machines were, on the whole, safer than newer ones`,
          'opposite-effect',
          `The sentence is about how competent the supervisor remains, not about older machines. If anything, the passage suggests that they were less safe: serious accidents "have unquestionably become rarer."`,
        ],
        [
          `explain why the last event in a sequence is often held to be its cause`,
          'wrong-place',
          `The last event belongs to the consequence for responsibility, which comes later. This sentence belongs to the point about reliability.`,
        ],
        [
          `describe an earlier stage of automation, when machines often broke down`,
          'distorted-detail',
          `Early machines may often have broken down, but this one is imaginary, as the word "would" shows. The passage does not describe an earlier stage of automation.`,
        ],
      ],
      quick: [
        `No one wants a machine that fails every week, but it would keep its supervisor in practice. The contrast shows what we lose when machines become reliable.`,
      ],
      full: [
        `Method: read the sentence together with the one before it, which names a cost of reliability. The less often an operator has to intervene, the worse the interventions become.`,
        `The sentence then imagines the opposite: a machine so unreliable that its supervisor has to intervene every week and stays competent.`,
        `The author does not recommend such a machine. The extreme contrast makes it easy to see what a reliable machine costs its operator.`,
      ],
      hints: [
        `What point does the sentence just before this one make?`,
        `Read the sentence together with the one before it. What would such a machine do for its operator that a reliable machine does not?`,
      ],
    },
    {
      id: 'rc-228',
      skill: 'rc-application',
      difficulty: 1.3,
      stem: `Which of the following measures is most in keeping with the author's recommendation?`,
      key: [
        `A railroad has drivers brake by hand on part of each trip, although its computer brakes more smoothly.`,
        `The drivers keep in practice by doing "work that the machine performs better," since the computer brakes more smoothly. This is what the author recommends.`,
      ],
      wrong: [
        [
          `A refinery adds a second computer, which takes control whenever the first reports that it has failed.`,
          'opposite-effect',
          `A second computer would make human intervention even rarer. According to the passage, "the less frequently an operator must intervene, the worse the interventions become."`,
        ],
        [
          `A hospital has two nurses rather than one observe the displays that monitor its patients at night.`,
          'half-right',
          `A second pair of eyes may help a little. But both nurses have the same unsuitable duty of watching uneventful displays, so the role itself is no better designed.`,
        ],
        [
          `A power plant automates the few tasks in which its operators make more mistakes than a machine would.`,
          'opposite-effect',
          `This is what designers already do: they "automate in order to eliminate human error." It leaves the operators with even less practice, which is what the author wants to change.`,
        ],
        [
          `An airline requires from each pilot whose mistake preceded an accident a written account of its cause.`,
          'wrong-place',
          `A written account comes after an accident and again treats the pilot's mistake as "the last event in the sequence." It does not redesign the pilot's role.`,
        ],
      ],
      quick: [
        `The railroad has its drivers do some of the braking, although the computer does it more smoothly. That keeps them in practice, as the author recommends.`,
      ],
      full: [
        `Method: divide the author's recommendation into its two parts. The person should be given some work as exercise, even if it is "work that the machine performs better."`,
        `The drivers brake by hand on part of each trip, which gives them exercise.`,
        `The computer brakes more smoothly, so this is work that the machine performs better. The measure therefore includes both parts of the recommendation.`,
      ],
      hints: [
        `What does the last sentence of the passage recommend?`,
        `Divide the author's recommendation into its two parts. What kind of work should be reserved for the person, and for what purpose?`,
      ],
    },
    {
      id: 'rc-229',
      skill: 'rc-inference',
      difficulty: 1.4,
      stem: `The author would be most likely to agree with which of the following statements about an accident in which an operator misjudged an emergency?`,
      key: [
        `To call the misjudgment the cause is to disregard how the operator came to be unprepared.`,
        `The author says that the mistake was "the last event in the sequence" but was "prepared years before." Calling it the cause disregards why the operator was unprepared.`,
      ],
      wrong: [
        [
          `To speak of a misjudgment is wrong, because no one could have acted better than the operator.`,
          'too-strong',
          `The author does call it a mistake. An operator with more practice might have acted better, since "skills that are not exercised decay."`,
        ],
        [
          `To investigate the last events before such accidents is of no use to those who design machines.`,
          'too-strong',
          `The author objects to calling the last event the cause, not to investigating it. Nothing suggests that designers could learn nothing from it.`,
        ],
        [
          `To prevent such accidents it would be necessary to return to machines without automation.`,
          'opposite-effect',
          `The author does not want machines without automation: "None of this implies that automation should be abandoned."`,
        ],
        [
          `To have anticipated the emergency was the duty of the operator rather than of the designers.`,
          'opposite-effect',
          `Emergencies are left to operators because "the designers could not anticipate" them. The author does not say that operators should have anticipated them.`,
        ],
      ],
      quick: [
        `The author accepts that the operator made a mistake but looks for its origin in the role that the operator had been given.`,
      ],
      full: [
        `Method: apply what the author says about responsibility. Investigations name the operator's mistake as the cause "because it was the last event in the sequence."`,
        `The author adds that the mistake was prepared "by the decision to leave a person in so unpromising a role."`,
        `Such a role leaves an operator out of practice and unprepared. Whoever calls the misjudgment the cause disregards that, so the author would agree with this statement.`,
      ],
      hints: [
        `What does the second paragraph say about investigations of accidents?`,
        `Apply what the author says about responsibility. Does the author deny that the operator made a mistake, or ask what led up to it?`,
      ],
    },
  ],
}

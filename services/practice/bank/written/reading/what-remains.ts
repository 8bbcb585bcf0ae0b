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
        `The role left to people is "determined by default" and "poorly suited to human beings." The passage ends by asking that it be "designed as deliberately as that of the machine."`,
      ],
      wrong: [
        [
          `arguing that automation has made the work of operators both duller and more dangerous`,
          'half-right',
          `The passage speaks of uneventful displays, but it says that serious accidents "have unquestionably become rarer."`,
        ],
        [
          `explaining why investigations of accidents tend to mistake the last cause for the only one`,
          'detail-for-main-idea',
          `Blaming "the last event in the sequence" is one of the two consequences in the second paragraph, not the main concern.`,
        ],
        [
          `proposing that the most difficult tasks should also be transferred from people to machines`,
          'opposite-effect',
          `The author would rather reserve some work for people, "even if" a machine performs it better.`,
        ],
        [
          `showing that equipment that hardly ever fails is less safe than equipment that fails often`,
          'too-strong',
          `It is "the interventions" of the operator that become worse. The passage does not say that reliable equipment is less safe as a whole.`,
        ],
      ],
      quick: [
        `The passage ends by asking that the operator's role, now "determined by default," be "designed as deliberately" as the machine's.`,
      ],
      full: [
        `Method: connect the problem of the human role in the first paragraph with the demand in the last.`,
        `The problem is that the human role is whatever remains after automation, and people are poorly suited to it. The second paragraph gives two consequences, poor interventions and misplaced blame.`,
        `The last paragraph demands that this role "be designed as deliberately as that of the machine," which is the point the answer states.`,
      ],
      hints: [
        `How is the role of the operator determined, according to the first paragraph?`,
        `What does the last paragraph say is not implied, and what does it say is?`,
      ],
    },
    {
      id: 'rc-227',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The sentence about 'a machine that failed every week' serves primarily to`,
      key: [
        `make vivid, by an extreme contrast, a cost that comes with reliability`,
        `The sentence before says that the less an operator intervenes, "the worse the interventions become." A machine that failed every week is the opposite extreme and makes this cost of reliability vivid.`,
      ],
      wrong: [
        [
          `recommend that machines be made to fail at certain regular intervals`,
          'too-strong',
          `"At least" marks the irony. The author recommends exercise for people at the end, not failures of machines.`,
        ],
        [
          `concede that older machines were, on the whole, safer than newer ones`,
          'opposite-effect',
          `The passage says that serious accidents have "become rarer." The sentence is about how competent the supervisor remains.`,
        ],
        [
          `explain why the last event in a sequence is often held to be its cause`,
          'wrong-place',
          `The "last event" belongs to the point about responsibility, which comes after this sentence.`,
        ],
        [
          `describe an earlier stage of automation, when machines often broke down`,
          'distorted-detail',
          `The machine is imagined, as "would" shows. The passage does not describe an earlier stage of automation.`,
        ],
      ],
      quick: [`A machine that failed often "would at least" have one merit that a reliable one lacks.`],
      full: [
        `Method: read the sentence about this machine together with the one before it, and ask what it adds.`,
        `The one before states a cost of reliability: the less often operators intervene, the worse they do. The sentence then imagines the opposite, a machine so unreliable that it would "keep its supervisor competent."`,
        `No one would want such a machine. It serves as "an extreme contrast" that makes the cost visible.`,
      ],
      hints: [
        `Is this machine real, proposed, or only imagined?`,
        `Which point in the sentence before does this machine bring out?`,
      ],
    },
    {
      id: 'rc-228',
      skill: 'rc-application',
      difficulty: 1.3,
      stem: `Which of the following measures is most in keeping with the author's recommendation?`,
      key: [
        `A railroad has drivers brake by hand on part of each trip, although its computer brakes more smoothly.`,
        `The driver keeps in practice by doing "work that the machine performs better," since the computer brakes more smoothly. This is what the author recommends.`,
      ],
      wrong: [
        [
          `A refinery adds a second computer, which takes control whenever the first reports that it has failed.`,
          'opposite-effect',
          `A second computer makes intervention by people even rarer. The passage says that "the less frequently" people intervene, the worse they do it.`,
        ],
        [
          `A hospital has two nurses rather than one observe the displays that monitor its patients at night.`,
          'half-right',
          `A second person is given the same unsuitable duty, "attention to uneventful displays." The role itself is not designed any differently.`,
        ],
        [
          `A power plant automates the few tasks in which its operators make more mistakes than a machine would.`,
          'opposite-effect',
          `This is the usual way of automating. It leaves the operators with even more "skills that are not exercised."`,
        ],
        [
          `An airline requires from each pilot whose mistake preceded an accident a written account of its cause.`,
          'wrong-place',
          `This again looks for the cause in "the last event in the sequence" and leaves the pilot's role as it is.`,
        ],
      ],
      quick: [`Drivers brake by hand to keep in practice, although the computer does it better.`],
      full: [
        `Method: put the recommendation into one phrase, and look for each part of it.`,
        `The author wants the person's role to be designed, "even if this means reserving for the person, as exercise, work that the machine performs better."`,
        `The railroad reserves braking "on part of each trip" for the driver, as exercise, "although its computer brakes more smoothly." Both parts of the recommendation are there.`,
      ],
      hints: [
        `What price is the author ready to pay, according to the last clause of the passage?`,
        `Which measure gives the operator practice at that price?`,
      ],
    },
    {
      id: 'rc-229',
      skill: 'rc-inference',
      difficulty: 1.4,
      stem: `The author would be most likely to agree with which of the following statements about an accident in which an operator misjudged an emergency?`,
      key: [
        `To call the misjudgment the cause is to disregard how the operator came to be unprepared.`,
        `The mistake is called the cause because it was "the last event in the sequence," but it "was prepared years before." To stop at the misjudgment is to disregard why the operator was unprepared.`,
      ],
      wrong: [
        [
          `To speak of a misjudgment is wrong, because no one could have acted better than the operator.`,
          'too-strong',
          `The author calls it a "mistake" and suggests that an operator who had kept in practice would have done better.`,
        ],
        [
          `To investigate the last events before such accidents is of no use to those who design machines.`,
          'too-strong',
          `The author objects to stopping at the last event, not to investigating it, and says nothing against its use to designers.`,
        ],
        [
          `To prevent such accidents it would be necessary to return to machines without automation.`,
          'opposite-effect',
          `The author wants no such return: "None of this implies that automation should be abandoned."`,
        ],
        [
          `To have anticipated the emergency was the duty of the operator rather than of the designers.`,
          'opposite-effect',
          `Such situations are left to operators because designers "could not anticipate" them. The author does not make this the operator's duty.`,
        ],
      ],
      quick: [`The mistake came last, but the operator's role had "prepared" it.`],
      full: [
        `Method: find what the author says about blame and apply it to the accident.`,
        `Investigations name the operator's mistake as the cause "because it was the last event in the sequence." The author adds that it was prepared "by the decision to leave a person in so unpromising a role."`,
        `So the author accepts that there was a mistake but looks behind it, to "how the operator came to be unprepared."`,
      ],
      hints: [
        `What do investigations of accidents identify as the cause, and what does the author add?`,
        `Does the author deny the mistake, or look behind it?`,
      ],
    },
  ],
}

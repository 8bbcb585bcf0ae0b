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
        `The role is 'determined by default' and 'poorly suited to human beings'; it should be 'designed as deliberately' as the machine's.`,
      ],
      wrong: [
        [
          `arguing that automation has made the work of operators both duller and more dangerous`,
          'half-right',
          `The displays are uneventful, but serious accidents 'have unquestionably become rarer'.`,
        ],
        [
          `explaining why investigations of accidents tend to mistake the last cause for the only one`,
          'detail-for-main-idea',
          `This is one of two consequences in the second paragraph.`,
        ],
        [
          `proposing that the most difficult tasks should also be transferred from people to machines`,
          'opposite-effect',
          `The author would rather reserve some work for people, 'even if' the machine performs it better.`,
        ],
        [
          `showing that equipment that hardly ever fails is less safe than equipment that fails often`,
          'too-strong',
          `Reliability makes interventions worse. That it makes equipment less safe as a whole is denied.`,
        ],
      ],
      quick: [`'Determined by default' at the start, 'designed as deliberately' at the end.`],
      full: [
        `Method: connect the problem of the first paragraph with the demand of the last.`,
        `Problem: the human role is what is left over, and it suits people poorly. Consequences: poor interventions, misplaced blame. Demand: design that role as well.`,
        `An answer without the demand, or with a demand to give up automation, does not fit.`,
      ],
      hints: [
        `Set 'by default' in the first paragraph against 'deliberately' in the third.`,
        `What does the last paragraph say is not implied, and what is?`,
      ],
    },
    {
      id: 'rc-227',
      skill: 'rc-function',
      difficulty: 0.8,
      stem: `The sentence about 'a machine that failed every week' serves primarily to`,
      key: [
        `make vivid, by an extreme contrast, a cost that comes with reliability`,
        `It follows 'the less frequently an operator must intervene, the worse the interventions become' and shows the other extreme.`,
      ],
      wrong: [
        [
          `recommend that machines be made to fail at certain regular intervals`,
          'too-strong',
          `'At least' marks an irony. Exercise is recommended at the end, failure is not.`,
        ],
        [
          `concede that older machines were, on the whole, safer than newer ones`,
          'opposite-effect',
          `Serious accidents have become rarer. The sentence concerns the supervisor's competence.`,
        ],
        [
          `explain why the last event in a sequence is often held to be its cause`,
          'wrong-place',
          `That belongs to the consequence for responsibility, which comes after this sentence.`,
        ],
        [
          `describe an earlier stage of automation, when machines often broke down`,
          'distorted-detail',
          `The machine is imagined ('would'). No earlier stage is described.`,
        ],
      ],
      quick: [`'At least': a bad machine with one merit, which the good one lacks.`],
      full: [
        `Method: read the sentence with the one before it and ask what it adds.`,
        `Before: fewer interventions, worse interventions. The sentence: with many failures the supervisor would stay competent.`,
        `It adds an example from the opposite end. The contrast makes the cost of reliability visible.`,
      ],
      hints: [
        `In the second paragraph, read the sentence just before the one about this machine.`,
        `Is the machine real, proposed, or imagined, and which point does it bring out?`,
      ],
    },
    {
      id: 'rc-228',
      skill: 'rc-application',
      difficulty: 1.3,
      stem: `Which of the following measures is most in keeping with the author's recommendation?`,
      key: [
        `A railroad has drivers brake by hand on part of each trip, although its computer brakes more smoothly.`,
        `The person keeps in exercise by doing 'work that the machine performs better'.`,
      ],
      wrong: [
        [
          `A refinery adds a second computer, which takes control whenever the first reports that it has failed.`,
          'opposite-effect',
          `This makes intervention by people rarer still, which is where the problem begins.`,
        ],
        [
          `A hospital has two nurses rather than one observe the displays that monitor its patients at night.`,
          'half-right',
          `A second person is given the same unsuitable duty. The role itself is not designed otherwise.`,
        ],
        [
          `A power plant automates the few tasks in which its operators make more mistakes than a machine would.`,
          'opposite-effect',
          `This is the usual way of automating. It leaves even less for the operators to practice.`,
        ],
        [
          `An airline requires from each pilot whose mistake preceded an accident a written account of its cause.`,
          'wrong-place',
          `This looks for the cause in the last event again and leaves the pilot's role as it is.`,
        ],
      ],
      quick: [`Work reserved for the person as exercise, although the machine is better at it.`],
      full: [
        `Method: put the recommendation into one phrase and look for each part of it.`,
        `Recommendation: design the person's role, 'even if this means reserving for the person, as exercise, work that the machine performs better'.`,
        `Braking by hand on part of each trip keeps the skill alive at the price of some smoothness.`,
      ],
      hints: [
        `The last clause of the passage names a price that the author is ready to pay: look for a measure that pays it.`,
        `Which measure gives the operator practice?`,
      ],
    },
    {
      id: 'rc-229',
      skill: 'rc-inference',
      difficulty: 1.4,
      stem: `The author would be most likely to agree with which of the following statements about an accident in which an operator misjudged an emergency?`,
      key: [
        `To call the misjudgment the cause is to disregard how the operator came to be unprepared.`,
        `The mistake was the last event, 'but the mistake was prepared years before'.`,
      ],
      wrong: [
        [
          `To speak of a misjudgment is wrong, because no one could have acted better than the operator.`,
          'too-strong',
          `The author calls it a mistake, and thinks that more practice would help.`,
        ],
        [
          `To investigate the last events before such accidents is of no use to those who design machines.`,
          'too-strong',
          `The author objects to stopping at the last event, not to investigating it.`,
        ],
        [
          `To prevent such accidents it would be necessary to return to machines without automation.`,
          'opposite-effect',
          `'None of this implies that automation should be abandoned.'`,
        ],
        [
          `To have anticipated the emergency was the duty of the operator rather than of the designers.`,
          'opposite-effect',
          `Emergencies are left to operators because designers could not anticipate them. Nothing makes this the operator's duty.`,
        ],
      ],
      quick: [`Last in the sequence is not the same as the cause: the role prepared the mistake.`],
      full: [
        `Method: find the author's remarks on blame and apply them.`,
        `Investigations name the operator's mistake 'because it was the last event'. The author adds that it was prepared by the choice of role.`,
        `So the author accepts that there was a mistake and asks what led to it.`,
      ],
      hints: [
        `The second paragraph speaks of responsibility: what do investigations identify, and what does the author add?`,
        `Does the author deny the mistake, or look behind it?`,
      ],
    },
  ],
}

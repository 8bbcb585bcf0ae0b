import type { WrittenPassage } from '../written-question.ts'

export const suggestionBoxes: WrittenPassage = {
  passage: {
    id: 'passage-suggestion-boxes',
    title: 'The empty suggestion box',
    paragraphs: [
      `Almost every large factory has at some time invited its workers to suggest improvements, and in almost every one the stream of suggestions has thinned to a trickle within two years. Managers commonly put this down to exhaustion: the obvious improvements are proposed first, and once they have been made there is little left to propose. If that is so, the decline is nothing to regret. An empty box is the mark of a scheme that has done its work.`,
      `Kwabena Asante, who read some 11,000 suggestions submitted at nine plants in three countries, thinks that the box empties for another reason. If the supply of ideas were running out, he argues, the last suggestions should be poorer than the first: smaller in their savings, or more often impracticable. He found no such decline. What did change was the list of those who took part. Workers whose first suggestion was answered within a month, whether it was accepted or refused, were four times as likely to submit a second as workers who waited half a year for a reply. Refusals given promptly and with a reason did hardly more damage than acceptances; silence did a great deal.`,
      `One might object that plants quick to answer are simply better run, and that good management, rather than speed, keeps workers willing. Asante's own data go some way to meet the point. At two plants the engineer who judged suggestions fell ill, and for some months replies were late although nothing else about the plant had changed; participation dropped, and it did not recover when replies were prompt again. That last observation, he concedes, is a puzzle for anyone who would like to revive a scheme merely by answering faster.`,
    ],
  },
  questions: [
    {
      id: 'rc-030',
      skill: 'rc-main-idea',
      difficulty: -0.3,
      stem: `Which of the following best states the main point of the passage?`,
      key: [
        `Suggestion schemes seem to decline from slow replies and not from a lack of ideas.`,
        `The managers' explanation is exhaustion; Asante finds undiminished quality and traces the decline to waiting. The third paragraph defends that finding and notes a limit.`,
      ],
      wrong: [
        [
          `Suggestion schemes decline within two years because the obvious ideas come first.`,
          'wrong-speaker',
          `This is what managers 'commonly' say. Asante 'thinks that the box empties for another reason'.`,
        ],
        [
          `Suggestion schemes that have declined can be revived if replies are given promptly.`,
          'opposite-effect',
          `At the two plants participation 'did not recover when replies were prompt again', which the passage calls a puzzle.`,
        ],
        [
          `Suggestion schemes succeed at plants that are well managed and fail at other plants.`,
          'wrong-speaker',
          `That is the objection raised at the start of the third paragraph. The data on two plants are cited against it.`,
        ],
        [
          `Suggestion schemes do better where a refusal is explained than where it is not.`,
          'detail-for-main-idea',
          `Refusals with a reason appear in one sentence. They are not compared with refusals without one, and they are not the point of the whole.`,
        ],
      ],
      quick: [`Managers say exhaustion, Asante says slow replies; the rest of the passage tests his answer.`],
      full: [
        `Paragraph 1: the common explanation, exhaustion of ideas.`,
        `Paragraph 2: Asante's evidence against it and for slow replies.`,
        `Paragraph 3: an objection, met in part, and a remaining puzzle.`,
        `The point is the explanation by slow replies in place of exhaustion.`,
      ],
      hints: [
        `Two explanations of one fact are compared. Which one does the evidence favor?`,
        `Keep apart what managers say, what the objection says, and what Asante says.`,
      ],
    },
    {
      id: 'rc-031',
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, Asante rejected the managers' explanation because he found that`,
      key: [
        `later suggestions were no worse than earlier ones`,
        `If ideas were running out, 'the last suggestions should be poorer than the first'. He 'found no such decline'.`,
      ],
      wrong: [
        [
          `workers made as many suggestions as ever before`,
          'opposite-effect',
          `The stream did thin 'to a trickle'. Both sides accept that fact and disagree about its cause.`,
        ],
        [
          `the earliest suggestions were rarely practicable`,
          'distorted-detail',
          `Being impracticable is mentioned as a way in which late suggestions might have been worse. Early ones are not said to have been so.`,
        ],
        [
          `most suggestions were refused without any reason`,
          'wrong-place',
          `How many were refused is not reported. Reasons come up where prompt refusals are compared with acceptances.`,
        ],
        [
          `a few engineers judged all of the nine plants' ideas`,
          'wrong-place',
          `An engineer is mentioned at two plants in the last paragraph, for a different purpose.`,
        ],
      ],
      quick: [`'If the supply of ideas were running out ... He found no such decline' in quality.`],
      full: [
        `The managers' view implies that suggestions should get poorer.`,
        `Asante looked for this in 11,000 suggestions.`,
        `He did not find it, and so he rejected the view.`,
      ],
      hints: [
        `What should have happened to the suggestions if the managers were right?`,
        `Read the second and third sentences of the second paragraph.`,
      ],
    },
    {
      id: 'rc-032',
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `It can be inferred from the passage that, in Asante's view, a worker is most likely to make a second suggestion if the first was`,
      key: [
        `turned down with reasons after three weeks rather than accepted after six months`,
        `An answer within a month, 'whether it was accepted or refused', made a second suggestion four times as likely as a wait of half a year. Speed outweighs the verdict.`,
      ],
      wrong: [
        [
          `accepted after six months rather than turned down with reasons after three weeks`,
          'opposite-effect',
          `This puts the verdict before the waiting. The passage says that prompt refusals 'did hardly more damage than acceptances', whereas silence 'did a great deal'.`,
        ],
        [
          `turned down without an explanation rather than accepted within the same few weeks`,
          'wrong-comparison',
          `Of two prompt answers, refusal did 'hardly more' damage than acceptance, but not less. Nothing favors the refusal.`,
        ],
        [
          `concerned with a small saving rather than with one that the plant could not ignore`,
          'out-of-scope',
          `Savings serve to measure the quality of ideas. They are not linked to whether workers go on making suggestions.`,
        ],
        [
          `submitted at the start of the scheme rather than when the box was nearly empty`,
          'wrong-place',
          `When in the life of a scheme a suggestion was made plays no part in his finding about second suggestions.`,
        ],
      ],
      quick: [
        `Within a month, accepted or refused, beats half a year. So a refusal in three weeks beats a yes in six months.`,
      ],
      full: [
        `The finding compares two waiting times: a month and half a year.`,
        `It holds 'whether it was accepted or refused'.`,
        `So the quick refusal belongs to the better group and the slow acceptance to the worse.`,
      ],
      hints: [
        `Which matters more according to Asante: what the answer is, or when it comes?`,
        `Place each case in one of his two groups, within a month or after half a year.`,
      ],
    },
    {
      id: 'rc-033',
      skill: 'rc-inference',
      difficulty: 1,
      stem: `The passage suggests that the illness of the engineers was useful to Asante because it`,
      key: [
        `delayed replies at plants whose management was otherwise the same as before`,
        `The objection is that quick plants may just be better run. Here replies became late 'although nothing else about the plant had changed', so speed can be judged by itself.`,
      ],
      wrong: [
        [
          `showed that participation returns once a scheme is run as it had been before`,
          'opposite-effect',
          `Participation 'did not recover'. That was a puzzle for him, not a help.`,
        ],
        [
          `made the plants resemble those at which few workers had ever taken part`,
          'wrong-comparison',
          `No such plants are described. Each plant is compared with itself at an earlier time.`,
        ],
        [
          `revealed how much a suggestion scheme depends on the judgement of one person`,
          'real-world-belief',
          `Plausible in life, but the point of the case is that replies were late. Who judges, and how well, is not at issue.`,
        ],
        [
          `allowed him to compare two plants that differed in the quality of management`,
          'half-right',
          `There are two plants, but they are not set against each other, and management is just what did not change.`,
        ],
      ],
      quick: [`The objection blames management. Illness changed speed and 'nothing else about the plant'.`],
      full: [
        `Objection: prompt plants are better run, and this keeps workers willing.`,
        `To answer it, one needs late replies under unchanged management.`,
        `The illness gave exactly that, and participation dropped.`,
        `Hence speed has an effect of its own.`,
      ],
      hints: [
        `Which objection are the two plants meant to meet?`,
        `What changed at these plants, and what stayed the same?`,
      ],
    },
  ],
}

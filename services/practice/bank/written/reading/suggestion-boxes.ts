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
        `Managers blame a lack of ideas. But Asante finds that quality did not fall, and he traces the decline to slow replies. The third paragraph defends this finding and admits a puzzle.`,
      ],
      wrong: [
        [
          `Suggestion schemes decline within two years because the obvious ideas come first.`,
          'wrong-speaker',
          `This is the explanation that managers commonly give. The passage reports it first and then turns to Asante, who "thinks that the box empties for another reason."`,
        ],
        [
          `Suggestion schemes that have declined can be revived if replies are given promptly.`,
          'opposite-effect',
          `If slow replies cause the decline, prompt ones might seem to be the cure. But at two plants participation "did not recover when replies were prompt again."`,
        ],
        [
          `Suggestion schemes succeed at plants that are well managed and fail at other plants.`,
          'wrong-speaker',
          `This resembles the objection in the third paragraph, that good management keeps workers willing. But the passage cites two plants as evidence against that objection.`,
        ],
        [
          `Suggestion schemes do better where a refusal is explained than where it is not.`,
          'detail-for-main-idea',
          `The passage mentions refusals given with a reason, but only as part of the evidence about slow replies. It does not compare them with refusals that give no reason.`,
        ],
      ],
      quick: [
        `Managers blame a lack of ideas, but later suggestions were as good as earlier ones. Asante's evidence points to slow replies instead.`,
      ],
      full: [
        `The first paragraph gives the managers' explanation: the obvious improvements are used up. The second gives Asante's evidence against it: later suggestions were no poorer. It adds that workers who waited a long time for a reply were much less likely to try again.`,
        `The third takes up an objection and admits a puzzle, but it keeps the explanation.`,
        `The point is therefore that schemes seem to decline from slow replies and not from a lack of ideas.`,
      ],
      hints: [
        `Which two explanations of the decline in suggestions are compared, and which does the evidence favor?`,
        `Which statements belong to managers, which to the objection, and which to Asante?`,
      ],
    },
    {
      id: 'rc-031',
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, Asante rejected the managers' explanation because he found that`,
      key: [
        `later suggestions were no worse than earlier ones`,
        `If ideas were running out, "the last suggestions should be poorer than the first," and Asante "found no such decline." So later suggestions were no worse than earlier ones.`,
      ],
      wrong: [
        [
          `workers made as many suggestions as ever before`,
          'opposite-effect',
          `The stream of suggestions did thin to a trickle. The managers and Asante agree on that and disagree only about the cause.`,
        ],
        [
          `the earliest suggestions were rarely practicable`,
          'distorted-detail',
          `If ideas ran out, late suggestions should be impracticable more often than early ones. The passage does not say that the early ones were impracticable.`,
        ],
        [
          `most suggestions were refused without any reason`,
          'wrong-place',
          `The passage does mention refusals, including some "given promptly and with a reason." But it does not say how many suggestions were refused or how many refusals gave no reason.`,
        ],
        [
          `a few engineers judged all of the nine plants' ideas`,
          'wrong-place',
          `The last paragraph mentions an engineer who judged suggestions at each of two plants. But they come up only in reply to an objection, not as a reason for rejecting the managers' explanation.`,
        ],
      ],
      quick: [
        `If ideas were running out, the last suggestions should have been poorer than the first. Asante found that they were not.`,
      ],
      full: [
        `The managers say that ideas are exhausted. Asante draws a consequence from this: "the last suggestions should be poorer than the first."`,
        `He looked for this in some 11,000 suggestions and "found no such decline." Since the consequence is false, the explanation fails.`,
        `So Asante rejected the explanation because later suggestions were no worse than earlier ones.`,
      ],
      hints: [
        `How does Asante test the managers' explanation?`,
        `If the managers were right, how should the last suggestions compare with the first? What did Asante find?`,
      ],
    },
    {
      id: 'rc-032',
      skill: 'rc-inference',
      difficulty: 0.5,
      stem: `It can be inferred from the passage that, in Asante's view, a worker is most likely to make a second suggestion if the first was`,
      key: [
        `turned down with reasons after three weeks rather than accepted after six months`,
        `Workers answered within a month, with a yes or a no, were four times as likely to try again as workers who waited half a year. So a refusal after three weeks beats an acceptance after six months.`,
      ],
      wrong: [
        [
          `accepted after six months rather than turned down with reasons after three weeks`,
          'opposite-effect',
          `This assumes that a yes matters more than a quick reply. Prompt refusals "did hardly more damage than acceptances," whereas silence "did a great deal."`,
        ],
        [
          `turned down without an explanation rather than accepted within the same few weeks`,
          'wrong-comparison',
          `Both replies are prompt here, so speed makes no difference. If anything, refusals did a little more damage than acceptances, so the refusal is not the better case.`,
        ],
        [
          `concerned with a small saving rather than with one that the plant could not ignore`,
          'out-of-scope',
          `Asante uses the size of savings to test whether later suggestions are poorer. The passage does not connect savings with whether a worker makes a second suggestion.`,
        ],
        [
          `submitted at the start of the scheme rather than when the box was nearly empty`,
          'wrong-place',
          `Suggestions do become rarer over time, so an early start may seem better. But Asante's finding is about how long workers waited for a reply, not about how old the scheme was.`,
        ],
      ],
      quick: [
        `A reply within a month matters more than whether the reply is a yes or a no. Of the two replies compared here, only the refusal after three weeks comes within a month.`,
      ],
      full: [
        `The finding compares two groups: workers answered "within a month" and workers who waited "half a year." The first group was four times as likely to submit again, whether the answer was yes or no.`,
        `A worker turned down with reasons after three weeks belongs to the first group. A worker whose suggestion is accepted after six months belongs to the second.`,
        `So the quick refusal is more likely to be followed by a second suggestion than the slow acceptance.`,
      ],
      hints: [
        `Which two groups of workers does Asante compare, and how do they differ?`,
        `To which of Asante's two groups does each case belong, within a month or after half a year?`,
      ],
    },
    {
      id: 'rc-033',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `The passage suggests that the illness of the engineers was useful to Asante because it`,
      key: [
        `delayed replies at plants whose management was otherwise the same as before`,
        `The objection is that plants that answer quickly may simply be better managed. Here replies became late "although nothing else about the plant had changed," so the effect of delay can be seen by itself.`,
      ],
      wrong: [
        [
          `showed that participation returns once a scheme is run as it had been before`,
          'opposite-effect',
          `Participation "did not recover" when replies were prompt again. That was a puzzle for Asante, not a help.`,
        ],
        [
          `made the plants resemble those at which few workers had ever taken part`,
          'wrong-comparison',
          `Participation did drop at the two plants. But the passage never compares them with plants where few had ever taken part; it compares each plant with itself before replies became late.`,
        ],
        [
          `revealed how much a suggestion scheme depends on the judgment of one person`,
          'real-world-belief',
          `At each plant, one engineer's illness was enough to delay replies. But the case was useful because replies came late, not because it showed how much depends on one person's judgment.`,
        ],
        [
          `allowed him to compare two plants that differed in the quality of management`,
          'half-right',
          `The objection does concern the quality of management. But the two plants are not compared with each other, and at each of them "nothing else about the plant had changed," management included.`,
        ],
      ],
      quick: [
        `The objection is that good management explains participation. At these plants only the speed of the replies changed, and yet participation dropped.`,
      ],
      full: [
        `The third paragraph begins with an objection: perhaps good management, "rather than speed, keeps workers willing."`,
        `To meet it, Asante needs a case in which replies become late while management stays the same. The engineers' illness provided this: replies were late "although nothing else about the plant had changed," and participation dropped.`,
        `The illness was useful because it delayed replies at plants whose management was otherwise the same as before.`,
      ],
      hints: [
        `Which objection are the two plants meant to answer?`,
        `What changed at these plants while the engineer was ill, and what stayed the same?`,
      ],
    },
  ],
}

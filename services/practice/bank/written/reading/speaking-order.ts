import type { WrittenPassage } from '../written-question.ts'

export const speakingOrder: WrittenPassage = {
  passage: {
    id: 'passage-speaking-order',
    title: 'Who speaks first',
    paragraphs: [
      `In more than one navy it was once the custom, when officers sat in judgment, that the youngest should give his opinion first. Nobody was to be swayed by what a superior had said. Guides to the conduct of meetings recommend the same order today: let juniors speak before seniors, and the views of all will be heard.`,
      `Jonas Whitby was able to study what comes of it. Eighteen town planning boards in the province of Carrow agreed to draw lots, meeting by meeting, for one of two orders, the chair speaking first or the chair speaking last. In six hundred meetings, more distinct opinions were uttered, by almost half, when the chair spoke last. So far the guides are right. But the boards decided as the chair had wished in eight cases out of ten, and they did so under either order. Minutes of the meetings suggest why. A chair who speaks last has heard each argument and can answer them all, and nobody answers the chair. A chair who speaks first gives members a mark to aim at; most do not aim, but those who do have the last word.`,
      `Whitby has since tried a third procedure with six of the boards. Members write down their opinions before anybody speaks, and after the chair, who speaks last, there is a second round. Decisions went against the chair twice as often as before. He is careful not to call them better, for who can say whether a warehouse was rightly permitted? What he does say is that candor and influence are two things. An order of speaking may secure the one and leave the other where it was, and a board that wishes for both will have to pay for them in time: meetings of the third kind lasted longer by a third.`,
    ],
  },
  questions: [
    {
      id: 'rc-142',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `The author of the passage would most likely summarize Whitby's findings by saying that`,
      key: [
        `an order in which juniors are heard need not be one in which they are heeded`,
        `With the chair last, "more distinct opinions were uttered," so juniors were heard. But the chair prevailed just as often, so they were heeded no more than when the chair spoke first: "candor and influence are two things."`,
      ],
      wrong: [
        [
          `an order in which the chair speaks last lets the views of juniors prevail`,
          'wrong-speaker',
          `The guides recommend this order so that the views of all are heard. The boards, however, "decided as the chair had wished in eight cases out of ten" under either order.`,
        ],
        [
          `an order in which the chair speaks first gives chairs the most influence`,
          'opposite-effect',
          `The chair's influence was the same under both orders. In fact, a chair who speaks first gives members "a mark to aim at."`,
        ],
        [
          `an order which lets members speak twice leads to wiser decisions on plans`,
          'too-strong',
          `Whitby "is careful not to call them better." Members who speak twice may go against the chair more often, but that does not make their decisions wiser.`,
        ],
        [
          `an order that had its use in old navies has no use at all in town councils`,
          'half-right',
          `The custom of the navies does have a use in boards: with the chair last, "more distinct opinions were uttered."`,
        ],
      ],
      quick: [
        `With the chair last, more opinions were heard, but the chair's wish still prevailed in eight cases out of ten.`,
      ],
      full: [
        `When the chair spoke last, members uttered more opinions "by almost half," as the guides expect. But the boards decided as the chair wished in eight cases out of ten "under either order."`,
        `The third procedure gave members more influence as well, at the price of longer meetings. So being heard and being heeded are separate things.`,
        `In the answer, "heard" stands for "candor," and "heeded" for "influence."`,
      ],
      hints: [
        `What changed with the order of speaking, and what did not?`,
        `Which two things does Whitby distinguish in the last paragraph?`,
      ],
    },
    {
      id: 'rc-143',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, the meetings in which the chair spoke first and those in which the chair spoke last did not differ in`,
      key: [
        `how often the decision was the one the chair had wished for`,
        `The boards decided as the chair had wished in eight cases out of ten, "and they did so under either order." So the two kinds of meetings did not differ in this.`,
      ],
      wrong: [
        [
          `how many distinct opinions were uttered by the members`,
          'opposite-effect',
          `They did differ in this: more opinions were uttered, "by almost half, when the chair spoke last."`,
        ],
        [
          `how much time it took the board to come to a decision`,
          'wrong-place',
          `The passage does not compare how long meetings took under the two orders. It says only that meetings under the third procedure "lasted longer by a third."`,
        ],
        [
          `how well the decisions turned out in the following years`,
          'out-of-scope',
          `It would be natural to ask how the decisions turned out, but the passage does not report it. Whitby even asks who can say "whether a warehouse was rightly permitted."`,
        ],
        [
          `how readily members wrote their opinions down beforehand`,
          'distorted-detail',
          `Members "write down their opinions" only in the third procedure, which was tried later and not in these meetings.`,
        ],
      ],
      quick: [
        `Under either order, the boards decided as the chair had wished in eight cases out of ten. So the two kinds of meetings did not differ in this.`,
      ],
      full: [
        `The question asks what was the same under both orders. The number of opinions was not: there were more, "by almost half," when the chair spoke last.`,
        `The next comparison begins with "But": the boards decided "as the chair had wished in eight cases out of ten, and they did so under either order." "Under either order" means that the two did not differ in this.`,
      ],
      hints: [
        `In what did the two kinds of meetings differ?`,
        `What does the passage say was true under either order?`,
      ],
    },
    {
      id: 'rc-144',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1,
      stem: `It can be inferred that the second round in the third procedure is intended chiefly to`,
      key: [
        `take from a chair who speaks last the advantage of not being answered`,
        `When the chair speaks last, "nobody answers the chair." A round after the chair lets members answer, so it takes this advantage away.`,
      ],
      wrong: [
        [
          `let members state the opinions that they did not dare to state before`,
          'wrong-place',
          `Drawing out hidden opinions is a natural aim. But the written opinions already do that, since members put them down before anybody speaks.`,
        ],
        [
          `give a chair who has spoken last the opportunity of a further answer`,
          'wrong-role',
          `A chair who speaks last "has heard each argument and can answer them all." A further answer would strengthen the chair, yet decisions went against the chair "twice as often."`,
        ],
        [
          `make meetings so long that members no longer care to oppose the chair`,
          'reversed-causation',
          `The meetings were longer, but members did not give up. Decisions went "against the chair twice as often," so the length is a price of the procedure and not its purpose.`,
        ],
        [
          `bring a board to decisions that turn out to be better than the former`,
          'too-strong',
          `Whitby "is careful not to call them better." More influence for members is not the same as better decisions, so the passage does not support this aim.`,
        ],
      ],
      quick: [`In a single round, nobody answers a chair who speaks last. A second round lets members answer.`],
      full: [
        `The minutes suggest why a chair who speaks last usually prevails: the chair "can answer them all, and nobody answers the chair."`,
        `The third procedure keeps the chair last but adds a second round "after the chair." Members can now reply to the chair.`,
        `So the second round takes from the chair the advantage of not being answered.`,
      ],
      hints: [
        `When the chair speaks last, what can the chair do that nobody else can?`,
        `What can members do in the second round that they could not do before?`,
      ],
    },
    {
      id: 'rc-145',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `A film festival's jury wants the views of its newest members to affect its awards. Which change would Whitby's findings best support?`,
      key: [
        `Having jurors note their choice at the start and reply to the president at the end`,
        `Jurors note their choices before anyone speaks and reply to the president at the end. These are the two elements of the third procedure, the only one under which chairs got their way less often.`,
      ],
      wrong: [
        [
          `Having the president keep silent until each of the other jurors has given a view`,
          'half-right',
          `This brings out more views, but with the chair last and unanswered, eight of ten decisions still went "as the chair had wished."`,
        ],
        [
          `Having the president open the meeting, so that there is a view to be argued with`,
          'opposite-effect',
          `With the chair first, fewer opinions were uttered, and decisions went the chair's way just as often as with the chair last.`,
        ],
        [
          `Having lots drawn at each meeting on whether the president speaks first or last`,
          'wrong-role',
          `Lots were drawn "meeting by meeting" in order to compare the two orders. They were a method of the study, not a remedy.`,
        ],
        [
          `Having the meeting last for a third longer, while its procedure remains as it is`,
          'reversed-causation',
          `Meetings became longer as a result of the third procedure. More time on its own would not let members answer the president.`,
        ],
      ],
      quick: [
        `Only under the third procedure did chairs get their way less often. The jurors, too, should write first and answer the president at the end.`,
      ],
      full: [
        `The jury wants its newest members to affect the awards. That is influence, not merely candor.`,
        `The order of speaking made no difference to influence, since the chair prevailed "in eight cases out of ten" under both orders. With written opinions and a second round, "decisions went against the chair twice as often as before."`,
        `The right change contains both of these elements: jurors note their choices at the start and reply to the president at the end.`,
      ],
      hints: [
        `What exactly does the jury want from its newest members?`,
        `Which of the procedures made boards more likely to go against the chair? List what was new about it.`,
      ],
    },
  ],
}

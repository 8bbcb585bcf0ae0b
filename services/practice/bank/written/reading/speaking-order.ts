import type { WrittenPassage } from '../written-question.ts'

export const speakingOrder: WrittenPassage = {
  passage: {
    id: 'passage-speaking-order',
    title: 'Who speaks first',
    paragraphs: [
      `In more than one navy it was once the custom, when officers sat in judgement, that the youngest should give his opinion first. Nobody was to be swayed by what a superior had said. Guides to the conduct of meetings recommend the same order today: let juniors speak before seniors, and the views of all will be heard.`,
      `Jonas Whitby was able to study what comes of it. Eighteen town planning boards in the province of Carrow agreed to draw lots, meeting by meeting, for one of two orders, the chair speaking first or the chair speaking last. In six hundred meetings, more distinct opinions were uttered, by almost half, when the chair spoke last. So far the guides are right. But the boards decided as the chair had wished in eight cases out of ten, and they did so under either order. Minutes of the meetings suggest why. A chair who speaks last has heard each argument and can answer them all, and nobody answers the chair. A chair who speaks first gives members a mark to aim at; most do not aim, but those who do have the last word.`,
      `Whitby has since tried a third procedure with six of the boards. Members write down their opinions before anybody speaks, and after the chair, who speaks last, there is a second round. Decisions went against the chair twice as often as before. He is careful not to call them better, for who can say whether a warehouse was rightly permitted? What he does say is that candour and influence are two things. An order of speaking may secure the one and leave the other where it was, and a board that wishes for both will have to pay for them in time: meetings of the third kind lasted longer by a third.`,
    ],
  },
  questions: [
    {
      id: 'rc-142',
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `The author of the passage would most likely summarise Whitby's findings by saying that`,
      key: [
        `an order in which juniors are heard need not be one in which they are heeded`,
        `With the chair last, more opinions were uttered, yet the chair prevailed as often. 'Candour and influence are two things.'`,
      ],
      wrong: [
        [
          `an order in which the chair speaks last lets the views of juniors prevail`,
          'wrong-speaker',
          `The guides might hope so. The boards 'decided as the chair had wished in eight cases out of ten' under either order.`,
        ],
        [
          `an order in which the chair speaks first gives chairs the most influence`,
          'opposite-effect',
          `Influence was the same under both orders. If anything, a chair who speaks first gives members 'a mark to aim at'.`,
        ],
        [
          `an order which lets members speak twice leads to wiser decisions on plans`,
          'too-strong',
          `He is 'careful not to call them better'. Going against the chair more often is not the same as being wise.`,
        ],
        [
          `an order that had its use in old navies has no use at all in town councils`,
          'half-right',
          `The navies' custom is the starting point, and it does have a use in boards: it brings out more opinions.`,
        ],
      ],
      quick: [`More opinions, same decisions: heard but not heeded.`],
      full: [
        `Chair last: more opinions by almost half, as the guides say.`,
        `Decisions: with the chair in eight of ten, under either order.`,
        `A third procedure raises influence too, at the cost of time. So hearing and heeding are separate.`,
      ],
      hints: [
        `What changed with the order of speaking, and what did not?`,
        `The passage contrasts two things that an order may secure. Which?`,
      ],
    },
    {
      id: 'rc-143',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, the meetings in which the chair spoke first and those in which the chair spoke last did not differ in`,
      key: [
        `how often the decision was the one the chair had wished for`,
        `Boards decided as the chair had wished in eight cases out of ten, 'and they did so under either order'.`,
      ],
      wrong: [
        [
          `how many distinct opinions were uttered by the members`,
          'opposite-effect',
          `In this they did differ: more opinions were uttered, 'by almost half, when the chair spoke last'.`,
        ],
        [
          `how much time it took the board to come to a decision`,
          'wrong-place',
          `Time is given for the third procedure only. The first two orders are not compared by it.`,
        ],
        [
          `how well the decisions turned out in the following years`,
          'out-of-scope',
          `No outcome of a decision is reported, and the author doubts that one could tell.`,
        ],
        [
          `how readily members wrote their opinions down beforehand`,
          'distorted-detail',
          `Writing opinions down belongs to the third procedure, tried later.`,
        ],
      ],
      quick: [`'... in eight cases out of ten, and they did so under either order.'`],
      full: [
        `The question asks what was the same for both orders.`,
        `Opinions differed by almost half.`,
        `Decisions as the chair had wished: eight in ten, 'under either order'.`,
      ],
      hints: [`Look for the words 'either order'.`, `What differed comes before 'So far the guides are right'.`],
    },
    {
      id: 'rc-144',
      skill: 'rc-inference',
      difficulty: 1,
      stem: `It can be inferred that the second round in the third procedure is intended chiefly to`,
      key: [
        `take from a chair who speaks last the advantage of not being answered`,
        `When the chair speaks last, 'nobody answers the chair'. A round after the chair gives members the chance to answer.`,
      ],
      wrong: [
        [
          `let members state the opinions that they did not dare to state before`,
          'wrong-place',
          `That is what the written opinions are for, and the order with the chair last. The second round comes when opinions are already known.`,
        ],
        [
          `give a chair who has spoken last the opportunity of a further answer`,
          'wrong-role',
          `The chair has answered them all already. The round would then add to the advantage it is meant to reduce.`,
        ],
        [
          `make meetings so long that members no longer care to oppose the chair`,
          'reversed-causation',
          `The length is the price of the procedure. Decisions went against the chair more often, not less.`,
        ],
        [
          `bring a board to decisions that turn out to be better than the former`,
          'too-strong',
          `Whitby refuses to call them better. The aim that he names is to give members influence besides candour.`,
        ],
      ],
      quick: [`Trouble with chair last: 'nobody answers the chair'. A round after the chair mends exactly that.`],
      full: [
        `Chair last brings out opinions but leaves the chair unanswered.`,
        `Chair first lets members answer but brings out fewer opinions.`,
        `A second round after the chair keeps the first benefit and adds the second.`,
      ],
      hints: [
        `Why did speaking last help the chair?`,
        `What can members do in the second round that they could not do before?`,
      ],
    },
    {
      id: 'rc-145',
      skill: 'rc-application',
      difficulty: 0.8,
      stem: `A film festival's jury wants the views of its newest members to affect its awards. Which change would Whitby's findings best support?`,
      key: [
        `Having jurors note their choice at the start and reply to the president at the end`,
        `Both elements of the third procedure are there: opinions written before anyone speaks, and a round after the chair. Only there did decisions change.`,
      ],
      wrong: [
        [
          `Having the president keep silent until each of the other jurors has given a view`,
          'half-right',
          `This brings out more views, but with the chair last and unanswered the decisions stayed as they were.`,
        ],
        [
          `Having the president open the meeting, so that there is a view to be argued with`,
          'opposite-effect',
          `With the chair first, fewer opinions are uttered and 'most do not aim' at the mark. Decisions were the same as with the chair last.`,
        ],
        [
          `Having lots drawn at each meeting on whether the president speaks first or last`,
          'wrong-role',
          `Lots were drawn in order to compare the two orders. They were the method of the study and not a remedy.`,
        ],
        [
          `Having the meeting last for a third longer, while its procedure remains as it is`,
          'reversed-causation',
          `Meetings were longer because of the third procedure. Length without it would not do its work.`,
        ],
      ],
      quick: [`Only the third procedure moved decisions: write first, answer the chair afterward.`],
      full: [
        `Aim: influence and not merely candour.`,
        `Neither order by itself changed decisions.`,
        `Written opinions with a second round did, so choose the change that contains both.`,
      ],
      hints: [
        `Does the jury want members to speak, or to make a difference?`,
        `Which of the procedures was followed by other decisions?`,
      ],
    },
  ],
}

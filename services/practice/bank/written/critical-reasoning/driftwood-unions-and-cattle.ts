import type { WrittenQuestion } from '../written-question.ts'

/** Driftwood, a museum's café, wages, three kinds of farming and late withdrawals. */
export const driftwoodUnionsAndCattle: readonly WrittenQuestion[] = [
  {
    id: 'cr-0246',
    skill: 'cr-assumption',
    difficulty: 0.6,
    stem: `No trees grow on the island of Skarn or ever did, so the people who first settled there could burn only the driftwood that they found on its beaches. Charcoal from their oldest hearth was recently dated by a method that measures how long ago a tree died. The tree from which this charcoal comes died 3,100 years ago. It follows that people had settled on Skarn by about that time.

The argument depends on the assumption that`,
    key: [
      `the wood burned in the hearth had not been dead for several centuries by then`,
      `The method dates the death of the tree, not the fire. If the tree had been dead for centuries when it was burned, the fire was lit centuries after that date, and the conclusion no longer follows.`,
    ],
    wrong: [
      [
        `driftwood was plentiful enough on the beaches to be burned throughout the year`,
        'not-required',
        `Settlers may well have needed driftwood all year. But even a single fire at that time would show that people were there, so the argument does not need a steady supply.`,
      ],
      [
        `the tree from which the charcoal comes grew on the shore nearest to the island`,
        'not-required',
        `What matters is when the wood was burned on Skarn. Whether the tree grew on the nearest shore or far away makes no difference to that.`,
      ],
      [
        `the people who settled on Skarn did not bring any wood along in their boats`,
        'not-required',
        `Wood that the settlers brought along and burned on Skarn would show their presence just as well. The argument does not need the wood in the hearth to be driftwood.`,
      ],
      [
        `there are no older hearths on the island that have not been discovered so far`,
        'opposite-effect',
        `An older hearth would mean that people came even earlier. They would still have settled "by about that time," so the argument does not depend on there being no such hearth.`,
      ],
    ],
    quick: [
      `The method dates the death of a tree, and the conclusion is about the time of a fire. The argument must assume that the two are not centuries apart.`,
    ],
    full: [
      `Method: suppose that each option is false, and ask whether the evidence still shows that people had settled on Skarn by about 3,100 years ago.`,
      `Suppose that the wood had been dead for several centuries when it was burned. Then the fire was lit centuries later than the date, and the conclusion no longer follows.`,
      `Suppose instead that there is an older hearth, or that settlers brought wood along. People still lit a fire on Skarn by about that time, so the conclusion stands.`,
      `So the argument must assume that not much time passed between the death of the tree and the fire.`,
    ],
    hints: [
      `What exactly does the dating method measure, and what does the argument conclude from it?`,
      `Suppose that each option is false. In which case might the fire have been lit long after the tree died?`,
    ],
  },
  {
    id: 'cr-0247',
    skill: 'cr-strengthen',
    difficulty: -0.3,
    stem: `Few visitors to the Hartwell Museum ever climb to its top floor, where its collection of textiles is shown. The director plans to move the museum's popular café from the entrance hall to the top floor, next to the textiles. She expects that many more visitors will then look at the collection.

Which of the following, if true, most strongly supports the director's expectation?`,
    key: [
      `Of those who go up to the top floor for a lecture on another subject, most look at the textiles as well.`,
      `These visitors went upstairs for something else and looked at the textiles while they were there. So guests who come upstairs for the café are likely to look at them too.`,
    ],
    wrong: [
      [
        `Visitors who have looked at the textiles stop at the café as often as other visitors.`,
        'reversed-causation',
        `The plan needs café guests to go on to the textiles. This option is about people going the other way, from the textiles to the café.`,
      ],
      [
        `On the top floor, the café would have room for more tables than it has at present.`,
        'out-of-scope',
        `More tables may bring more guests upstairs. But the director expects them to look at the textiles as well, and extra tables do not make that more likely.`,
      ],
      [
        `The textiles are as well known to experts as any other collection of the museum.`,
        'out-of-scope',
        `What experts know does not tell us what ordinary visitors will do. The director needs to know whether people who are upstairs for coffee will look at the textiles.`,
      ],
      [
        `Many people visit the café without looking at any of the museum's collections.`,
        'opposite-effect',
        `Many café guests now ignore all of the collections. If anything, that makes it less likely that they would look at the textiles next to a café upstairs.`,
      ],
    ],
    quick: [
      `The café should bring visitors upstairs. Most people who already go there for another reason look at the textiles, so café guests are likely to do the same.`,
    ],
    full: [
      `Method: follow the plan step by step. Guests must first go up to the café, and then they must look at the textiles next to it.`,
      `The first step is likely, because the café is popular. The second is less certain, because people who come for coffee may walk right past the textiles.`,
      `People who go up for a lecture on another subject also come for something else, and most of them look at the textiles. That makes the second step more likely and supports the director's expectation.`,
    ],
    hints: [
      `What has to happen, one step after another, for more visitors to see the textiles?`,
      `The plan has two steps. Decide which is less certain, and look for evidence that people will take it.`,
    ],
  },
  {
    id: 'cr-0248',
    skill: 'cr-weaken',
    difficulty: 1.0,
    stem: `Columnist: In our state's food industry, about half of the plants have a labor union and the other half do not. Over the past ten years, hourly wages at the plants with a union have risen by 30 percent. At the plants without a union, they have risen by 30 percent, too. Evidently the unions have done nothing in these ten years for the wages of workers in this industry.

Which of the following, if true, most seriously weakens the columnist's argument?`,
    key: [
      `Plants without a union have matched each rise that a union obtained, so that their workers would not form one.`,
      `If every raise that a union won was matched elsewhere, the unions helped raise wages at both kinds of plants. Equal increases would then not show that the unions achieved nothing.`,
    ],
    wrong: [
      [
        `Hourly wages in the industry have risen somewhat faster over the past ten years than prices in the state have.`,
        'out-of-scope',
        `This shows that wages rose faster than prices. It does not tell us whether unions or something else made wages rise, so the argument is untouched.`,
      ],
      [
        `The plants with a union had to pay higher hourly wages ten years ago than the plants without a union did.`,
        'wrong-comparison',
        `Unions may be why those plants paid more ten years ago. But the conclusion is about the ten years since then, when wages at both kinds of plants rose equally.`,
      ],
      [
        `At several plants, workers who belong to a union have safer equipment and longer breaks than other workers.`,
        'out-of-scope',
        `Unions may have won better conditions at some plants. But the columnist claims only that they did nothing "for the wages of workers," so this does not count against the claim.`,
      ],
      [
        `In other industries of the state, wages have risen faster at plants with a union than at plants without one.`,
        'wrong-comparison',
        `Faster growth in other industries suggests that unions can raise wages. But it does not show that they did so in this industry, where the increases were equal.`,
      ],
    ],
    quick: [
      `The columnist uses plants without a union to show what wages would have done without unions. If those plants matched every raise to keep unions out, the unions affected their wages too.`,
    ],
    full: [
      `Method: test the comparison. The columnist uses plants without a union to show how wages would have developed if there were no unions.`,
      `That works only if unions have no effect on those plants. But those plants matched every raise that a union won, so that their own workers would not form one.`,
      `So the unions may be behind both increases of 30 percent, and the claim that they did nothing for wages is seriously weakened.`,
      `The option about wages ten years ago is tempting. But it tells us nothing about what the unions did in the ten years since.`,
    ],
    hints: [
      `Which two groups does the columnist compare, and what is the comparison supposed to show?`,
      `The comparison works only if plants without a union show what wages would be in the absence of unions. Which option gives a reason to doubt that?`,
    ],
  },
  {
    id: 'cr-0249',
    skill: 'cr-inference',
    difficulty: 1.4,
    stem: `Of the farms in the Pell Valley, 80 percent keep cattle, 70 percent irrigate some of their land, and 60 percent grow alfalfa.

If the statements above are true, which of the following must also be true of the farms in the Pell Valley?`,
    key: [
      `Most of the farms that keep cattle also irrigate some of their land.`,
      `Since 80 + 70 = 150 percent, at least 50 percent of all farms must do both. That is 50 of the 80 percent that keep cattle, which is more than half.`,
    ],
    wrong: [
      [
        `Most of the farms that grow alfalfa also irrigate some of their land.`,
        'boundary-included',
        `At least 60 + 70 − 100 = 30 percent of all farms do both. If the overlap is exactly 30 percent, it is half of the 60 percent that grow alfalfa, and half is not "most."`,
      ],
      [
        `At least one in five farms keeps cattle, irrigates, and grows alfalfa.`,
        'too-strong',
        `Suppose that the 20 percent without cattle, the 30 percent without irrigation, and the 40 percent without alfalfa are all different farms. Then only 10 percent do all three, which is less than one in five.`,
      ],
      [
        `No more than half of all the farms both keep cattle and grow alfalfa.`,
        'both-for-only',
        `The overlap of cattle and alfalfa is at least 40 percent of all farms but can be as large as 60 percent. It is 60 percent if every farm that grows alfalfa also keeps cattle.`,
      ],
      [
        `Some of the farms that keep cattle neither irrigate nor grow alfalfa.`,
        'not-required',
        `Suppose that all of the 30 percent that do not irrigate grow alfalfa. Then every farm either irrigates or grows alfalfa, so there need not be any farm with cattle that does neither.`,
      ],
    ],
    quick: [
      `At least 80 + 70 − 100 = 50 percent of all farms keep cattle and irrigate. Since 50 is more than half of 80, most of the farms with cattle irrigate.`,
    ],
    full: [
      `Method: make the overlap as small as possible. If two groups add up to more than 100 percent, the excess is the smallest part that they can share.`,
      `Cattle and irrigation add up to 150 percent, so they share at least 50 percent of all farms. Since 50 is more than half of 80, most farms with cattle irrigate.`,
      `Alfalfa and irrigation add up to 130 percent, so they may share only 30 percent of all farms. That is exactly half of 60, and half is not "most."`,
      `The farms that lack one of the three can make up 20 + 30 + 40 = 90 percent, so as few as 10 percent may do all three.`,
      `If every alfalfa farm keeps cattle, 60 percent do both. If every farm without irrigation grows alfalfa, no farm with cattle does neither. So only the statement about cattle and irrigation must be true.`,
    ],
    hints: [
      `What do the three percentages tell you, and what do they leave open about the farms?`,
      `Imagine 100 farms. For each pair in the options, make the overlap as small as possible, and compare it with half of the group that is named first.`,
    ],
  },
  {
    id: 'cr-0250',
    skill: 'cr-inference',
    difficulty: 0.9,
    stem: `Bellamy: The college should no longer let students withdraw from a course after the sixth week. Students who know that they cannot escape a low grade study harder, so they would learn more over their years here.

Oyelaran: They might study harder for the courses that they take, but they would choose other courses. The right to withdraw is what makes students dare to take a demanding course, and demanding courses are the ones in which they learn most.

Bellamy and Oyelaran disagree about whether`,
    key: [
      `students would learn more at the college if they could not withdraw so late`,
      `Bellamy concludes that students "would learn more over their years here." Oyelaran objects that students would avoid demanding courses, "the ones in which they learn most," and so rejects that conclusion.`,
    ],
    wrong: [
      [
        `students who are not able to withdraw study harder for the courses they take`,
        'wrong-speaker',
        `Bellamy says this, and Oyelaran allows that students "might study harder for the courses that they take." The objection starts only after the word "but."`,
      ],
      [
        `students learn more in demanding courses than they do in the other courses`,
        'wrong-speaker',
        `Oyelaran says this, but Bellamy never mentions demanding courses and could well agree. So it is not what they disagree about.`,
      ],
      [
        `students withdraw late from a course mainly in order to escape a low grade`,
        'out-of-scope',
        `Bellamy mentions students who "escape a low grade." Oyelaran neither accepts nor denies that this is their main reason for withdrawing, so no disagreement has been shown.`,
      ],
      [
        `students should be graded more strictly in courses that are less demanding`,
        'out-of-scope',
        `Grades come up only because Bellamy says that students withdraw to escape low ones. Neither speaker says how strictly any course should be graded, so this is not in dispute.`,
      ],
    ],
    quick: [
      `Both speakers allow that students might study harder. Bellamy concludes that they would learn more, and Oyelaran rejects that conclusion.`,
    ],
    full: [
      `Method: look for a claim about late withdrawal that one speaker must accept and the other must reject.`,
      `Bellamy argues that students who cannot withdraw study harder and so would learn more. Oyelaran grants that they "might study harder."`,
      `What Oyelaran rejects is the conclusion. As Oyelaran sees it, students would choose less demanding courses and miss the ones in which they learn most.`,
      `So the dispute is about how much students would learn, not about how hard they would study.`,
    ],
    hints: [
      `What does Bellamy conclude, and what reason does Bellamy give for it?`,
      `Oyelaran grants part of what Bellamy says with "They might study harder." Look for the part to which Bellamy would say yes and Oyelaran no.`,
    ],
  },
]

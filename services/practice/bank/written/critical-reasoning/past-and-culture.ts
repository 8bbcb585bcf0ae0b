import type { WrittenQuestion } from '../written-question.ts'

/** Arguments from history, the arts and society. */
export const pastAndCulture: readonly WrittenQuestion[] = [
  {
    id: 'cr-0036',
    version: 2,
    skill: 'cr-strengthen',
    difficulty: 0.3,
    stem: `A painting signed by Ana Ferro and dated 1652 shows a woman beside a globe. On the globe, a certain island is drawn as part of the mainland. Since maps printed after 1640 show it as an island, an art historian argues that the painting was in fact made before 1640 and that the date was added later.

Which of the following, if true, most strengthens the art historian's argument?`,
    key: [
      `In works that are certain to be hers, Ferro followed the newest maps that could be bought.`,
      `If Ferro followed the newest maps, then after 1640 she would probably have painted an island. So the old view on the globe points to an earlier year, as the historian says.`,
    ],
    wrong: [
      [
        `Globes were expensive at the time, and painters often kept one globe for many years.`,
        'opposite-effect',
        `If Ferro kept one globe for many years, she could have painted its outdated view in 1652. That weakens the argument.`,
      ],
      [
        `Ferro signed her paintings in several ways, but dated only a small number of them.`,
        'half-right',
        `If Ferro rarely dated her works, this date is unusual. But an unusual date may still be correct, so this does not show that it "was added later."`,
      ],
      [
        `The woman in the painting wears a kind of dress that was in fashion from 1630 to 1660.`,
        'not-required',
        `Such a dress fits a year before 1640 just as well as it fits 1652. So it does not help to choose between them.`,
      ],
      [
        `Some maps that were printed before 1640 show the island as an island and not as land.`,
        'opposite-effect',
        `These maps show that the old view was not the only one before 1640. They do not show that a painter in 1652 would have avoided it, so the argument gains nothing.`,
      ],
    ],
    quick: [
      `The argument works only if Ferro painted what the maps of her day showed. Her use of the newest maps in other works suggests that she did.`,
    ],
    full: [
      `Method: find the gap. The globe shows a view from before 1640, and the historian concludes that the painting is just as old.`,
      `But Ferro might have painted an outdated globe in 1652, so something must connect the view on the globe with the date of the painting.`,
      `If she followed the newest maps in works that are certainly hers, an outdated globe is unlikely. The old view then points to a year before 1640, and the argument is strengthened.`,
    ],
    hints: [
      `How could a painter in 1652 have come to paint the old view of the island?`,
      `The argument assumes that a painting is about as old as the map shown in it. Which option makes that more likely for this painter?`,
    ],
  },
  {
    id: 'cr-0037',
    version: 2,
    skill: 'cr-flaw',
    difficulty: 0.6,
    stem: `Critic: No great composer has ever been indifferent to the music of the past, for every one of them whose letters we possess writes about it at length. The letters of the young composer Tal Moreno are full of remarks on the music of the past. We may therefore expect Moreno to become a great composer.

The critic's reasoning is flawed in that it`,
    key: [
      `takes something that goes along with being a great composer for a sign that one will become one`,
      `All great composers may write about earlier music, but so may many composers who never become great. The critic treats what goes along with greatness as a sign that Moreno will achieve it.`,
    ],
    wrong: [
      [
        `bases a claim about great composers on letters that may not have been meant for the public`,
        'out-of-scope',
        `It makes no difference to the argument whether the letters were meant for the public. Even if they were private and sincere, writing about earlier music would not show that Moreno will be great.`,
      ],
      [
        `assumes that one who writes about the music of the past must also have listened to it often`,
        'not-required',
        `The argument is about what composers write. It assumes nothing about how often they listened to music, so this is not its flaw.`,
      ],
      [
        `fails to say which composers are great and by which standard their greatness is measured`,
        'half-right',
        `The critic does not define greatness. But even with a clear definition, it would not follow that a composer who writes about earlier music becomes great.`,
      ],
      [
        `treats a claim about most great composers as though it had been made about all of them`,
        'distorted-detail',
        `The evidence is already about "every one of them whose letters we possess," not about most of them. The error is that the critic turns this claim around.`,
      ],
    ],
    quick: [
      `That all great composers write about earlier music does not mean that all who write about it become great. The critic has turned the claim around.`,
    ],
    full: [
      `Method: compare the claim in the evidence with the claim that the conclusion needs. The evidence says that great composers write about the music of the past.`,
      `To conclude that Moreno will be great, the critic needs the reverse: that composers who write about it become great.`,
      `The reverse has not been shown, since many minor composers may write such letters too. Something that goes along with greatness has been taken for a sign of it.`,
    ],
    hints: [
      `Could a composer who never becomes great write such letters too?`,
      `State the critic's evidence as "All … are …" and then what the conclusion about Moreno would need. Are the two statements the same?`,
    ],
  },
  {
    id: 'cr-0038',
    version: 2,
    skill: 'cr-paradox',
    difficulty: 0.5,
    stem: `Since a museum began to lend out free audio guides, visitors have spent more time in its rooms than before. Yet the average visitor now looks at fewer of its objects than visitors did without the guides.

Which of the following, if true, does most to reconcile these two findings?`,
    key: [
      `The guides give detailed accounts of certain objects, and visitors tend to pass the others by.`,
      `Detailed accounts of certain objects keep visitors in the rooms longer, and visitors skip the rest. So one cause explains both findings.`,
    ],
    wrong: [
      [
        `Visitors who borrow an audio guide are asked to give it back within two hours at the latest.`,
        'explains-one-side',
        `A limit of two hours might explain why visitors see fewer objects. But it does not explain why they stay longer than before.`,
      ],
      [
        `The museum has acquired a number of new objects since it began to lend out the audio guides.`,
        'opposite-effect',
        `With more objects in the rooms, visitors should look at more of them, not fewer. So this makes one of the findings more surprising.`,
      ],
      [
        `Before there were audio guides, many visitors read the labels beside the objects on display.`,
        'half-right',
        `Reading labels also takes time. If visitors used to do so, it is even less clear why they now stay longer and see fewer objects.`,
      ],
      [
        `A larger share of the visitors than before now come from other countries than the museum's own.`,
        'out-of-scope',
        `Visitors from other countries may behave differently. But this option does not say how, so it explains neither the longer visits nor the smaller number of objects.`,
      ],
    ],
    quick: [
      `More time for fewer objects means more time for each. Guides that discuss only certain objects in detail have this effect.`,
    ],
    full: [
      `Method: accept both facts. Visitors stay longer, and yet they look at fewer objects.`,
      `Both can be true if visitors spend more time on each object that they do look at.`,
      `Detailed accounts hold visitors at certain objects, and visitors tend to pass the others by. That reconciles the two findings.`,
    ],
    hints: [
      `Visitors stay longer but see less. Where does the additional time go?`,
      `Accept both findings, and decide what they mean for the time spent on one object. Then look for a reason in the guides.`,
    ],
  },
  {
    id: 'cr-0039',
    version: 2,
    skill: 'cr-evaluate',
    difficulty: 0.5,
    stem: `On the walls of a cave, archaeologists found outlines of hands that were made by blowing paint over a hand held against the rock. Most of the outlines are of left hands. The archaeologists infer that most of the people who made them were right-handed.

The answer to which of the following questions would be most useful in evaluating this inference?`,
    key: [
      `Did the makers use one hand to hold the tube through which the paint was blown?`,
      `If the makers had to hold a tube, right-handed people would probably take it in the right hand and press the left against the rock. If no tube was needed, they could have pressed either hand, and the inference is weaker.`,
    ],
    wrong: [
      [
        `Are the outlines of hands in the cave older than the drawings of animals there?`,
        'out-of-scope',
        `Whether the outlines are older than the drawings shows nothing about which hand their makers preferred. Neither answer affects the inference.`,
      ],
      [
        `Were the outlines made by adults or by children who had come along with them?`,
        'out-of-scope',
        `Children can be right-handed or left-handed just as adults can. So the inference is equally strong with either answer.`,
      ],
      [
        `Is the paint of the outlines made from the same minerals as that of drawings?`,
        'out-of-scope',
        `The minerals in the paint have no connection with the choice of hand. So neither answer makes it more likely that the makers were right-handed.`,
      ],
      [
        `Have outlines of hands been found in a number of other caves in that region?`,
        'wrong-comparison',
        `This asks only whether other caves have outlines, not which hands the outlines show. Neither answer affects the inference about this cave.`,
      ],
    ],
    quick: [
      `Outlines of left hands suggest right-handed makers only if the right hand was needed for something else. So it is useful to know whether one hand had to hold a tube.`,
    ],
    full: [
      `Method: answer each question yes and then no, and see whether it becomes more or less likely that most makers were right-handed.`,
      `The archaeologists assume that the makers kept their better hand free for the work and pressed the other one against the rock.`,
      `If one hand had to hold a tube, this assumption is plausible and the inference is stronger. If no hand was needed, either hand could have been outlined, and the inference is weaker.`,
    ],
    hints: [
      `Why would a right-handed person press the left hand, and not the right, against the rock?`,
      `Look for a question with one answer that supports this reason and another that undermines it.`,
    ],
  },
  {
    id: 'cr-0040',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.4,
    stem: `Before the printing press, a scribe needed about five months to copy a long book, so copies were made only when somebody had ordered and paid for one. With the press, several hundred copies were produced at once, long before it was known who would buy them. Many of the early printers went out of business because of books that nobody wanted.

The statements above, if true, best support which of the following?`,
    key: [
      `With the press, the producers of books came to bear a risk that scribes had not had to bear.`,
      `A scribe's copies had been "ordered and paid for." Printers produced hundreds of copies "long before it was known who would buy them," and many failed, so they bore a risk that scribes did not.`,
    ],
    wrong: [
      [
        `In the first years of printing, books that had been copied by hand remained cheaper to buy.`,
        'out-of-scope',
        `The statements do not mention what printed books or copies cost. So they give no support to a claim about which books were cheaper.`,
      ],
      [
        `Printers who went out of business had chosen their books less carefully than scribes had done.`,
        'too-strong',
        `Many printers did fail because of "books that nobody wanted." But scribes did not choose books at all; they copied what was ordered, so there is no comparison of care.`,
      ],
      [
        `The number of people who were able to read grew quickly once books began to be printed.`,
        'real-world-belief',
        `The number of readers may well have grown quickly. But nothing in the statements says how many people could read.`,
      ],
      [
        `A printer needed less time to produce several hundred copies than a scribe needed for one.`,
        'distorted-detail',
        `The statements say that several hundred copies were produced "at once." They do not say how long that took, so it may have been more than five months.`,
      ],
    ],
    quick: [
      `Scribes were paid before they began, but printers worked before they knew who would buy. Printers could be left with unsold books, and scribes could not.`,
    ],
    full: [
      `Method: compare the order of events for scribes and for printers, and add nothing to what is stated.`,
      `A scribe made a copy only when it had been ordered and paid for, so it could not remain unsold.`,
      `Printers made several hundred copies before they knew their buyers, and many went out of business because of books that nobody wanted. So the press brought producers a risk that scribes had not had to bear.`,
    ],
    hints: [
      `At what point did a scribe have a buyer, and at what point did a printer?`,
      `Compare scribes and printers using only what is stated. Drop any option that brings in something they do not mention.`,
    ],
  },
]

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
      `If Ferro always followed the newest maps, then after 1640 she would have painted the island as an island. The old view on the globe then really does point to an earlier year.`,
    ],
    wrong: [
      [
        `Globes were expensive at the time, and painters often kept one globe for many years.`,
        'opposite-effect',
        `If Ferro "kept one globe for many years," she could have painted its outdated view in 1652, which weakens the argument.`,
      ],
      [
        `Ferro signed her paintings in several ways, but dated only a small number of them.`,
        'half-right',
        `If she rarely dated her paintings, the date looks unusual. But an unusual date may still be correct.`,
      ],
      [
        `The woman in the painting wears a kind of dress that was in fashion from 1630 to 1660.`,
        'not-required',
        `A dress "in fashion from 1630 to 1660" fits a year before 1640 just as well as it fits 1652. So it does not help us choose between them.`,
      ],
      [
        `Some maps that were printed before 1640 show the island as an island and not as land.`,
        'opposite-effect',
        `Maps from the right time may seem to help. But these maps show only that the old view was not the only one before 1640, so the globe dates the painting less clearly.`,
      ],
    ],
    quick: [
      `The argument assumes that the painter followed up-to-date maps. Evidence that Ferro did so in her other works supports that assumption.`,
    ],
    full: [
      `The evidence is that the globe shows the view found on maps before 1640. The conclusion is that the painting was made before 1640.`,
      `The gap is that Ferro might have painted an outdated globe in 1652.`,
      `If she always followed the newest maps in her other works, that is unlikely. The globe then points to a year before 1640, and the argument is strengthened.`,
    ],
    hints: [
      `The argument dates the painting by the globe. What must be true of the painter for this to work?`,
      `In what circumstances could a painter in 1652 have shown the old view, and which option makes that unlikely?`,
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
      `Every great composer may write about earlier music, but so may many composers who are not great. A feature shared by all members of a group can also be found outside it.`,
    ],
    wrong: [
      [
        `bases a claim about great composers on letters that may not have been meant for the public`,
        'out-of-scope',
        `Letters can be written for show. But even if these letters were private and sincere, the step from letters to greatness would be just as weak.`,
      ],
      [
        `assumes that one who writes about the music of the past must also have listened to it often`,
        'not-required',
        `Writing about music suggests listening to it. But the argument is about what composers write and does not depend on how often they listen.`,
      ],
      [
        `fails to say which composers are great and by which standard their greatness is measured`,
        'half-right',
        `A definition of greatness would be welcome, but even with one, the conclusion would not follow from the evidence.`,
      ],
      [
        `treats a claim about most great composers as though it had been made about all of them`,
        'distorted-detail',
        `The critic speaks of "every one of them whose letters we possess," so the claim is about all of these composers. The error is that the claim is then turned around.`,
      ],
    ],
    quick: [
      `"All great composers write about earlier music" does not mean that all who write about it become great. The critic has turned the claim around.`,
    ],
    full: [
      `The critic's evidence is that all great composers whose letters we have write about the music of the past, and that Moreno writes about it too.`,
      `The conclusion is that Moreno will become great. For that, it would have to be true that those who write about earlier music become great.`,
      `That is a different claim. The critic treats something that goes along with greatness as a sign of it, and that is the flaw.`,
    ],
    hints: [
      `Who, according to the critic, writes about the music of the past?`,
      `Could a composer who is not great write such letters too?`,
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
      `Detailed accounts of a few objects keep visitors in the rooms longer and lead them to skip the rest. One cause produces both findings.`,
    ],
    wrong: [
      [
        `Visitors who borrow an audio guide are asked to give it back within two hours at the latest.`,
        'explains-one-side',
        `A time limit might explain why visitors see fewer objects, but it does not explain why they stay longer than before.`,
      ],
      [
        `The museum has acquired a number of new objects since it began to lend out the audio guides.`,
        'opposite-effect',
        `If there are more objects to see, visitors would be expected to look at more of them, not fewer.`,
      ],
      [
        `Before there were audio guides, many visitors read the labels beside the objects on display.`,
        'half-right',
        `Labels take time to read as well. This tells us what visitors did before, but not why they now stay longer and see fewer objects.`,
      ],
      [
        `A larger share of the visitors than before now come from other countries than the museum's own.`,
        'out-of-scope',
        `Foreign visitors may behave differently from others. But this option does not say how, so it explains neither the longer visits nor the smaller number of objects.`,
      ],
    ],
    quick: [
      `Visitors spend more time on fewer objects, so they spend more time on each one. Guides that give detailed accounts of only certain objects would have both effects.`,
    ],
    full: [
      `Method: accept both facts. Visitors stay longer, and yet they look at fewer objects.`,
      `Both can be true if visitors spend more time on each object that they do look at.`,
      `Guides that discuss certain objects in detail have this effect, and visitors pass by the objects that are not discussed. That reconciles the two findings.`,
    ],
    hints: [
      `Visitors stay longer but look at less. Where might the extra time go?`,
      `What do the two findings together tell you about the time spent on each object, and how could a guide have that effect?`,
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
      `If the makers held a tube, a right-handed person would hold it in the right hand and press the left hand against the rock. If they needed no hand for the paint, they could have used either hand, and the inference loses its basis.`,
    ],
    wrong: [
      [
        `Are the outlines of hands in the cave older than the drawings of animals there?`,
        'out-of-scope',
        `The age of the outlines would interest an archaeologist. But it tells us nothing about the hands of the people who made them.`,
      ],
      [
        `Were the outlines made by adults or by children who had come along with them?`,
        'out-of-scope',
        `Children can be right-handed or left-handed just as adults can. So neither answer would make the inference stronger or weaker.`,
      ],
      [
        `Is the paint of the outlines made from the same minerals as that of drawings?`,
        'out-of-scope',
        `The question is about how the paint was made, which makes it seem relevant. But the minerals in it have no connection with the choice of hand.`,
      ],
      [
        `Have outlines of hands been found in a number of other caves in that region?`,
        'wrong-comparison',
        `More caves might provide more data. But this question asks only whether there are other outlines, not which hands they show.`,
      ],
    ],
    quick: [
      `Left-hand outlines show right-handed makers only if the right hand was busy. So ask what the other hand was doing.`,
    ],
    full: [
      `The evidence is that most outlines are of left hands. The inference is that most of the makers were right-handed.`,
      `The inference assumes that the makers needed their better hand for the work and so pressed the other one against the rock.`,
      `If the right hand held a tube, the inference is strengthened; if no hand was needed, it is weakened. So the question about the tube is the useful one.`,
    ],
    hints: [
      `Why would a right-handed person press the left hand against the rock?`,
      `Which question has one answer that supports that reason and another that undermines it?`,
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
      `Scribes copied only what had been ordered and paid for, so they could not be left with unsold books. Printers produced books before there were buyers, and many of them failed because of it.`,
    ],
    wrong: [
      [
        `In the first years of printing, books that had been copied by hand remained cheaper to buy.`,
        'out-of-scope',
        `Risky printing may suggest that hand copies kept an advantage. But the statements do not mention the price of printed books or of copies.`,
      ],
      [
        `Printers who went out of business had chosen their books less carefully than scribes had done.`,
        'too-strong',
        `Many printers did fail because of books that nobody wanted, but that does not show carelessness. Scribes did not choose at all; they copied what was ordered.`,
      ],
      [
        `The number of people who were able to read grew quickly once books began to be printed.`,
        'real-world-belief',
        `The number of readers may well have grown "quickly." But nothing in the statements says how many people could read.`,
      ],
      [
        `A printer needed less time to produce several hundred copies than a scribe needed for one.`,
        'distorted-detail',
        `The statements say that several hundred copies were produced at once, but not how long that took.`,
      ],
    ],
    quick: [
      `Scribes were paid before they began; printers began before they knew their buyers. The difference is the risk.`,
    ],
    full: [
      `Scribes had a buyer before they made a copy, so they ran no risk of unsold books.`,
      `Printers made several hundred copies before they knew who would buy them. Some books found no buyers, and printers went out of business.`,
      `So the press brought producers of books a risk that scribes had not had to bear.`,
    ],
    hints: [
      `What did scribes know when they began a copy that printers did not know?`,
      `At what point did a scribe have a buyer, and at what point did a printer? Ask what that difference could cost a printer.`,
    ],
  },
]

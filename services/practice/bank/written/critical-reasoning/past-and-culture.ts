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
      `If Ferro always used the newest maps, she would have drawn an island after 1640. An old view on the globe then really points to an earlier year.`,
    ],
    wrong: [
      [
        `Globes were expensive at the time, and painters often kept one globe for many years.`,
        'opposite-effect',
        `Then an old globe might have been painted in 1652. This weakens the argument.`,
      ],
      [
        `Ferro signed her paintings in several ways, but dated only a small number of them.`,
        'half-right',
        `Few dates make this one unusual, but they do not show that it was added later, nor when the picture was painted.`,
      ],
      [
        `The woman in the painting wears a kind of dress that was in fashion from 1630 to 1660.`,
        'not-required',
        `That fits a date before 1640 as well as 1652, so it decides nothing.`,
      ],
      [
        `Some maps that were printed before 1640 show the island as an island and not as land.`,
        'opposite-effect',
        `If earlier maps varied, the globe tells less about the year. It does not strengthen the argument.`,
      ],
    ],
    quick: [`The argument assumes that the painter knew and used current maps. Support that.`],
    full: [
      `Evidence: the globe shows the view that maps gave before 1640.`,
      `Conclusion: the painting is earlier than 1640.`,
      `Gap: she might have painted an outdated globe. That she followed the newest maps closes the gap.`,
    ],
    hints: [`Could someone in 1652 have painted an old globe?`, `Which option makes that unlikely?`],
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
      `All great composers write about earlier music, but so may many others. What all members of a group share does not make everyone who has it a member.`,
    ],
    wrong: [
      [
        `bases a claim about great composers on letters that may not have been meant for the public`,
        'out-of-scope',
        `Whether letters were meant for the public has no bearing on the step from letters to greatness.`,
      ],
      [
        `assumes that one who writes about the music of the past must also have listened to it often`,
        'not-required',
        `The argument does not depend on how much anybody listened.`,
      ],
      [
        `fails to say which composers are great and by which standard their greatness is measured`,
        'half-right',
        `A definition would be welcome, but even with one the conclusion would not follow.`,
      ],
      [
        `treats a claim about most great composers as though it had been made about all of them`,
        'distorted-detail',
        `The critic speaks of every one whose letters we possess. The fault lies elsewhere: in turning the claim around.`,
      ],
    ],
    quick: [`All great composers have feature F. Moreno has F. So Moreno is great? The claim has been turned around.`],
    full: [
      `Premise: great composers write about earlier music.`,
      `Premise: Moreno writes about earlier music.`,
      `The conclusion would need: those who write about it become great. That is another claim.`,
    ],
    hints: [
      `Write the argument with letters: all G are F; m is F; so m is G.`,
      `Could someone who is not great write such letters as well?`,
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
      `Long accounts of a few objects keep visitors longer, and make them skip the rest. More time and fewer objects follow from the same cause.`,
    ],
    wrong: [
      [
        `Visitors who borrow an audio guide are asked to give it back within two hours at the latest.`,
        'explains-one-side',
        `A limit of time might explain fewer objects, but not why visitors spend more time than before.`,
      ],
      [
        `The museum has acquired a number of new objects since it began to lend out the audio guides.`,
        'opposite-effect',
        `With more objects to be seen, one would expect visitors to look at more of them.`,
      ],
      [
        `Before there were audio guides, many visitors read the labels beside the objects on display.`,
        'half-right',
        `Reading labels is what they did before. It does not tell how guides lead to longer visits with fewer objects.`,
      ],
      [
        `A larger share of the visitors than before now come from other countries than the museum's own.`,
        'out-of-scope',
        `Where visitors come from does not explain how long they stay or how many objects they see.`,
      ],
    ],
    quick: [`More time, fewer objects: more time per object. Find what brings that about.`],
    full: [
      `Two findings: longer visits, fewer objects.`,
      `Together they mean that each object takes more time.`,
      `Detailed accounts of selected objects explain both halves at once.`,
    ],
    hints: [`What follows for the time spent on each object?`, `How could a guide have this effect?`],
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
      `If the paint was blown through a tube held in the hand, a right-handed person would use the right hand for it and press the left against the rock. If no hand was needed, either hand could have been chosen, and the inference loses its basis.`,
    ],
    wrong: [
      [
        `Are the outlines of hands in the cave older than the drawings of animals there?`,
        'out-of-scope',
        `The age of the outlines compared with drawings tells nothing about the hand that was used.`,
      ],
      [
        `Were the outlines made by adults or by children who had come along with them?`,
        'out-of-scope',
        `Children are right-handed or left-handed as adults are. The answer would not change the inference.`,
      ],
      [
        `Is the paint of the outlines made from the same minerals as that of drawings?`,
        'out-of-scope',
        `Minerals of the paint have no connection with the choice of the hand.`,
      ],
      [
        `Have outlines of hands been found in a number of other caves in that region?`,
        'wrong-comparison',
        `More caves might give more data, but without knowing which hands they show, the answer does not help.`,
      ],
    ],
    quick: [`Left outlines show right-handed makers only if the other hand was busy. So ask what the other hand did.`],
    full: [
      `Evidence: mostly left hands.`,
      `Inference: the makers were mostly right-handed.`,
      `It presumes that the better hand was needed for the work. Whether it was is the question to ask.`,
    ],
    hints: [
      `Why would a right-handed person press the left hand against the rock?`,
      `What did the free hand have to do?`,
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
      `Scribes copied only what had been ordered and paid for, so they could not be left with unsold books. Printers produced before there were buyers, and many failed because of it.`,
    ],
    wrong: [
      [
        `In the first years of printing, books that had been copied by hand remained cheaper to buy.`,
        'out-of-scope',
        `Prices are not mentioned, neither of printed books nor of copies.`,
      ],
      [
        `Printers who went out of business had chosen their books less carefully than scribes had done.`,
        'too-strong',
        `Scribes did not choose at all; they copied what was ordered. And careful printers may have failed too.`,
      ],
      [
        `The number of people who were able to read grew quickly once books began to be printed.`,
        'real-world-belief',
        `That may have happened, but nothing in the statements says so.`,
      ],
      [
        `A printer needed less time to produce several hundred copies than a scribe needed for one.`,
        'distorted-detail',
        `The statements say that several hundred were produced at once, but not how long that took.`,
      ],
    ],
    quick: [`Ordered and paid for in advance, against produced before buyers are known: the difference is the risk.`],
    full: [
      `Scribes: a buyer first, then the copy. No risk of unsold books.`,
      `Printers: copies first, then buyers. Some books stayed unsold, and printers failed.`,
      `So a new risk came with the press.`,
    ],
    hints: [
      `What did scribes know, when they began, that printers did not?`,
      `Which option needs nothing beyond the text?`,
    ],
  },
]

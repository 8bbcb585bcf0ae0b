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
      `If Ferro followed the newest maps, then after 1640 she would probably have painted an island. So the old view on the globe points to an earlier date, as the historian says.`,
    ],
    wrong: [
      [
        `Globes were expensive at the time, and painters often kept one globe for many years.`,
        'opposite-effect',
        `If Ferro kept one globe for many years, she may have painted its outdated view in 1652. That weakens the argument.`,
      ],
      [
        `Ferro signed her paintings in several ways, but dated only a small number of them.`,
        'half-right',
        `If Ferro rarely dated her works, a date is unusual. But an unusual date may still be correct, so this hardly shows that it "was added later."`,
      ],
      [
        `The woman in the painting wears a kind of dress that was in fashion from 1630 to 1660.`,
        'not-required',
        `Such a dress fits a year before 1640 just as well as it fits 1652. So it does not help to choose between them.`,
      ],
      [
        `Some maps that were printed before 1640 show the island as an island and not as land.`,
        'opposite-effect',
        `This means that even before 1640 some maps had the island right. An old view on the globe is then less clearly a sign of that time, so the argument gains nothing.`,
      ],
    ],
    quick: [
      `The argument works only if Ferro painted what the newest maps showed. She did so in works that are certainly hers, so she probably did so here.`,
    ],
    full: [
      `Method: find the gap. The globe shows a view from before 1640, and the historian concludes that the painting comes from that time too.`,
      `But a painter in 1652 might have used an outdated globe. So something must connect the view on the globe with the date of the painting.`,
      `If Ferro followed the newest maps in works that are certainly hers, she is unlikely to have used an outdated globe here. The old view then points to a date before 1640, and the argument is strengthened.`,
    ],
    hints: [
      `What does the historian infer from the way the island is drawn?`,
      `Might someone in 1652 still have painted the island in the old way? Which option makes that unlikely for Ferro?`,
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
      `All great composers may write about the music of the past, but so may many who never become great. The critic treats what goes along with greatness as a sign that Moreno will achieve it.`,
    ],
    wrong: [
      [
        `bases a claim about great composers on letters that may not have been meant for the public`,
        'out-of-scope',
        `Letters not meant for the public may be all the more sincere. But even the most sincere remarks on earlier music would not show that Moreno will be great.`,
      ],
      [
        `assumes that one who writes about the music of the past must also have listened to it often`,
        'not-required',
        `The argument is about what composers write. It assumes nothing about how often they listened, so this is not where it goes wrong.`,
      ],
      [
        `fails to say which composers are great and by which standard their greatness is measured`,
        'half-right',
        `The critic does not define greatness. But even with a clear definition, it would not follow that everyone who writes about earlier music becomes great.`,
      ],
      [
        `treats a claim about most great composers as though it had been made about all of them`,
        'distorted-detail',
        `The evidence is already about "every one of them whose letters we possess," not about most of them. The mistake lies elsewhere: the critic turns this claim around.`,
      ],
    ],
    quick: [
      `All great composers may write about the music of the past. It does not follow that everyone who writes about it becomes great, but the critic argues as if it did.`,
    ],
    full: [
      `Method: compare the claim in the evidence with the claim that the conclusion needs. The evidence says that great composers write about the music of the past.`,
      `To conclude that Moreno will be great, the critic needs the reverse: that composers who write about it become great.`,
      `Nobody has shown the reverse, since many minor composers may write such letters too. The critic takes something that goes along with greatness for a sign of it.`,
    ],
    hints: [
      `What do the critic's facts tell us about great composers, and what does the critic conclude about Moreno?`,
      `State the evidence as "All … are …," and then state what the conclusion about Moreno would need. Are the two statements the same?`,
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
        `A two-hour limit might explain why visitors see fewer objects. But it does not explain why they stay longer than before.`,
      ],
      [
        `The museum has acquired a number of new objects since it began to lend out the audio guides.`,
        'opposite-effect',
        `With more objects in the rooms, we would expect visitors to look at more of them, not fewer. So one of the findings becomes more puzzling.`,
      ],
      [
        `Before there were audio guides, many visitors read the labels beside the objects on display.`,
        'half-right',
        `Reading labels takes time too. If visitors used to read them, it is even less clear why they now stay longer and see fewer objects.`,
      ],
      [
        `A larger share of the visitors than before now come from other countries than the museum's own.`,
        'out-of-scope',
        `Visitors from other countries may behave differently. But we are not told how, so this explains neither the longer visits nor the smaller number of objects.`,
      ],
    ],
    quick: [
      `More time for fewer objects means more time for each one. Guides that describe only certain objects in detail would have this effect.`,
    ],
    full: [
      `Method: accept both facts. Visitors stay longer, and yet they look at fewer objects.`,
      `Both can be true if visitors spend more time on each object that they do look at.`,
      `Detailed accounts keep visitors longer at certain objects, and visitors tend to pass the others by. That reconciles the two findings.`,
    ],
    hints: [
      `Which two findings about visitors seem to conflict?`,
      `What do the two findings together say about the time spent on each object? Look for something about the guides that explains it.`,
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
      `If one hand had to hold a tube, right-handed people would probably use the right hand and press the left against the rock. If not, they could have used either hand, and the inference is weaker.`,
    ],
    wrong: [
      [
        `Are the outlines of hands in the cave older than the drawings of animals there?`,
        'out-of-scope',
        `Older or younger than the drawings of animals, the outlines are still mostly of left hands. Their age does not tell us which hand their makers preferred.`,
      ],
      [
        `Were the outlines made by adults or by children who had come along with them?`,
        'out-of-scope',
        `Children, like adults, can be right-handed or left-handed. So the inference is just as strong whether adults or children made the outlines.`,
      ],
      [
        `Is the paint of the outlines made from the same minerals as that of drawings?`,
        'out-of-scope',
        `What the paint is made of has nothing to do with which hand was pressed against the rock. So it does not help to know about the minerals.`,
      ],
      [
        `Have outlines of hands been found in a number of other caves in that region?`,
        'wrong-comparison',
        `It might help to know which hands are outlined in other caves. But this asks only whether there are such outlines, so it tells us nothing about the makers' hands.`,
      ],
    ],
    quick: [
      `Outlines of left hands suggest right-handed makers only if the right hand was busy with something else. So it would help to know whether one hand had to hold a tube.`,
    ],
    full: [
      `Method: answer each question yes and then no, and see whether it becomes more or less likely that most makers were right-handed.`,
      `The archaeologists assume that the makers used their better hand for the work and pressed the other against the rock.`,
      `If one hand had to hold a tube, this assumption is plausible, and the inference is stronger. If no hand was needed, the makers could have outlined either one, and the inference is weaker.`,
    ],
    hints: [
      `What did the archaeologists see on the rock, and what do they infer from it?`,
      `Why might a right-handed person press the left hand against the rock? Look for a question that tests this reason.`,
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
      `Scribes made a copy only when it had been "ordered and paid for." Printers made hundreds "long before it was known who would buy them," and many failed, so they bore a risk that scribes had not.`,
    ],
    wrong: [
      [
        `In the first years of printing, books that had been copied by hand remained cheaper to buy.`,
        'out-of-scope',
        `It may seem that the old way lasted because it was cheap. But the statements never say what a printed book or a copy cost, so they do not support this.`,
      ],
      [
        `Printers who went out of business had chosen their books less carefully than scribes had done.`,
        'too-strong',
        `Many printers did fail because of "books that nobody wanted." But scribes did not choose books at all and just copied what was ordered. So there is no comparison of how carefully they chose.`,
      ],
      [
        `The number of people who were able to read grew quickly once books began to be printed.`,
        'real-world-belief',
        `More people may well have learned to read once there were printed books. But the statements say nothing about how many people could read.`,
      ],
      [
        `A printer needed less time to produce several hundred copies than a scribe needed for one.`,
        'distorted-detail',
        `Several hundred copies were produced "at once," which sounds quick. But we are not told how long it took, so it may have been more than five months.`,
      ],
    ],
    quick: [
      `Scribes had a buyer before they began, but printers went to work before they knew who would buy. So printers could be left with unsold books.`,
    ],
    full: [
      `Method: compare the order of events for scribes and for printers, and add nothing to what is stated.`,
      `A scribe made a copy only when somebody had ordered and paid for it, so it could not go unsold.`,
      `Printers made several hundred copies before they knew who would buy them, and many went out of business over books that nobody wanted. So producers now bore a risk that scribes had not had to bear.`,
    ],
    hints: [
      `What are we told about how a scribe worked, and what about how a printer worked?`,
      `When did a scribe have a buyer, and when did a printer? Drop any option that brings in something else.`,
    ],
  },
]

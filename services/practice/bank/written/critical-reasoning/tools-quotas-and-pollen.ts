import type { WrittenQuestion } from '../written-question.ts'

/** A tool library, printed pages, a leaflet, pollen and apple blossoms. */
export const toolsQuotasAndPollen: readonly WrittenQuestion[] = [
  {
    id: 'cr-0316',
    skill: 'cr-inference',
    difficulty: 1.9,
    stem: `The members of a tool library borrow drills, saws, and ladders. Last year every member borrowed at least once, and no member borrowed more than 120 times. The tenth of the members who borrowed most often accounted for 60 percent of all loans.

If the statements above are true, which of the following must also be true of last year?`,
    key: [
      `The members outside the top tenth borrowed fewer than nine times each, on average.`,
      `With 100 members, the top 10 made at most 1,200 loans. These are 60 percent, so the other 90 made at most 800, which is less than nine each on average.`,
    ],
    wrong: [
      [
        `Most of the members of the library borrowed fewer than nine times each last year.`,
        'too-strong',
        `An average below nine allows most members to reach nine. Of 90 members with 800 loans, 80 can have nine each and the other ten eight each.`,
      ],
      [
        `No member of the library outside the top tenth borrowed more than nine times.`,
        'too-strong',
        `Nine is a bound on the average. One member just outside the top tenth may have borrowed 50 times if others borrowed only once or twice.`,
      ],
      [
        `At least one of the members in the top tenth borrowed more than 60 times last year.`,
        'not-required',
        `120 is a ceiling that may not have been approached. If the top ten borrowed 27 times each and the other 90 twice each, all the statements hold.`,
      ],
      [
        `On average, members in the top tenth borrowed six times as often as the others did.`,
        'percent-of-wrong-base',
        `They borrowed six times as often as the average of all members. Compared with the others alone, it is 60 ÷ 10 against 40 ÷ 90, or 13.5 times.`,
      ],
    ],
    quick: [`100 members: the top 10 make at most 1,200 loans, so the other 90 make at most 800, and 800 ÷ 90 < 9.`],
    full: [
      `Method: put in numbers and push them to the limit. Take 100 members and let the top 10 borrow as often as they may.`,
      `The most the top 10 can reach is 10 × 120 = 1,200 loans. If that is 60 percent, then all loans come to 2,000, and 800 are left for the other 90 members.`,
      `800 ÷ 90 is about 8.9. If the top 10 borrowed less, the 800 would shrink with them. So the average of the others is below nine in every case.`,
      `An average sets no bound on a single member or on the majority, and nothing sets a lower bound for the top tenth.`,
    ],
    hints: [
      `The limit of 120 applies to one member. What does it tell you about all the loans of the top tenth together, if the library has 100 members?`,
      `Once you know the most that 60 percent of the loans can be, how many loans can the remaining 40 percent be at most?`,
    ],
  },
  {
    id: 'cr-0317',
    skill: 'cr-weaken',
    difficulty: 0.9,
    stem: `Dunbar College wants its students to print fewer pages. At present, printing is free. From next fall, each student's account will be credited with 600 pages a semester, and every page beyond that will cost ten cents. A third of the students now print more than 600 pages a semester, and together they print two thirds of all pages. The college therefore expects the total number of pages to decline considerably.

Which of the following, if true, gives the strongest reason to believe that the plan will fail?`,
    key: [
      `Any student may have his or her pages charged to the account of another who agrees to it.`,
      `Two thirds of the students use less than their credit. If they let friends print on their accounts, those who print a lot go on doing so without paying.`,
    ],
    wrong: [
      [
        `Most of those who print more than 600 pages are in departments that assign a great deal of reading.`,
        'half-right',
        `It explains why they print so much while it is free. Once it costs money, they may read more of it on a screen.`,
      ],
      [
        `The shops around the college charge considerably more than ten cents for printing one page.`,
        'opposite-effect',
        `So students cannot print more cheaply elsewhere. That leaves the charge with its full force.`,
      ],
      [
        `Those who print no more than 600 pages a semester will have no reason to print fewer than now.`,
        'half-right',
        `That is right, but they print only a third of all pages. The plan aims at the other two thirds.`,
      ],
      [
        `In a survey, most of the students at the college said that they prefer paper to a screen.`,
        'out-of-scope',
        `They prefer it while paper is free. A preference does not say what they will do at ten cents a page.`,
      ],
    ],
    quick: [`The charge falls on those who go beyond 600. Must a heavy user ever go beyond it?`],
    full: [
      `Method: follow the plan from the means to the end. The charge makes heavy users pay; paying makes them print less; so the total declines.`,
      `Ask at which step a heavy user can slip out. Two thirds of the students do not use up their 600 pages, so there is plenty of unused credit.`,
      `If that credit can be used by others, the first step fails: no one has to pay, and no one prints less.`,
      `Long reading lists and a liking for paper explain why students print, but the plan would still give them a reason to print less.`,
    ],
    hints: [
      `To whom does the plan give a reason to print less, and what exactly is that reason?`,
      `Two thirds of the students stay below 600 pages. What becomes of the part of their credit that they do not use?`,
    ],
  },
  {
    id: 'cr-0318',
    skill: 'cr-inference',
    difficulty: 1.1,
    stem: `Voss: Patients who are given a leaflet that names headaches as a possible side effect of this drug report headaches twice as often as patients who take the drug without having been given the leaflet. Since the drug is the same, the leaflet must be giving people headaches that they would otherwise be spared.

Imani: Everyone has a headache now and then. A patient who has not read the leaflet has no reason to connect a headache with the drug, and so does not mention it to the doctor.

Voss and Imani disagree about whether`,
    key: [
      `the difference in reports shows a difference in how many headaches patients had`,
      `Voss takes twice as many reports for more headaches. Imani explains the same reports by what patients mention, so for her they show no such thing.`,
    ],
    wrong: [
      [
        `patients who were given the leaflet reported headaches more often than the others`,
        'restates-premise',
        `This is the finding that Voss cites. Imani does not dispute it; she explains it in another way.`,
      ],
      [
        `people can come to have a headache because they have been led to expect to have one`,
        'too-broad',
        `Voss is committed to it. Imani denies only that it is shown here and says nothing about whether it can happen at all.`,
      ],
      [
        `patients should be told about all of the side effects that a drug may possibly have`,
        'out-of-scope',
        `Voss blames the leaflet for harm, but neither of them says what patients should be told.`,
      ],
      [
        `headaches can have causes that have nothing to do with the drug that a patient takes`,
        'wrong-speaker',
        `Imani says so. Voss, who blames a leaflet and not the drug, has no reason to deny it.`,
      ],
    ],
    quick: [`Same reports, two readings: more headaches, or more of them mentioned.`],
    full: [
      `Method: the answer is a statement that one speaker must affirm and the other must deny.`,
      `Both start from the same figure: reports are twice as frequent with the leaflet. So the figure is not at issue.`,
      `Voss steps from reports to headaches. Imani says that the leaflet changes what is mentioned, so the reports differ even if the headaches do not. She denies the step.`,
      `On whether expectation can ever cause a headache, and on what patients should be told, at least one of them says nothing.`,
    ],
    hints: [
      `Is a headache the same thing as a report of a headache? Which of the two does each speaker talk about?`,
      `For each option, ask what Imani would have to say about it, judging only by her two sentences.`,
    ],
  },
  {
    id: 'cr-0319',
    skill: 'cr-assumption',
    difficulty: 1.4,
    stem: `Year after year a thin layer of mud settles on the bottom of Lake Orrin and with it pollen from the plants that grow around the lake. In the layers from the 1400s, 40 percent of the grains of pollen come from oaks; in the layers from the 1600s, only 20 percent do. Since an oak sheds about the same amount of pollen in one century as in another, an ecologist concludes that about half of the oaks around the lake disappeared between these two centuries.

Which of the following is an assumption on which the ecologist's conclusion depends?`,
    key: [
      `The layers of the 1600s do not contain many more grains of pollen than those of the 1400s.`,
      `If they contained twice as many, 20 percent of them would be as much oak pollen as before. The share would be halved without the loss of a single oak.`,
    ],
    wrong: [
      [
        `The oaks that disappeared were cut down by people and did not die of a disease or of drought.`,
        'out-of-scope',
        `The conclusion says that oaks disappeared. How they did so may remain open.`,
      ],
      [
        `In the 1400s no other kind of plant around the lake shed as much pollen as the oaks did.`,
        'not-required',
        `Another plant may have supplied 45 percent. That does not affect what happened to the 40 percent that came from oaks.`,
      ],
      [
        `The pollen in the layers of the 1600s comes from the same kinds of plants as that of the 1400s.`,
        'not-required',
        `New kinds of plants may well have taken the place of oaks. The conclusion is about oaks only.`,
      ],
      [
        `The mud that settled on the bottom in the 1600s formed layers as thick as those of the 1400s.`,
        'wrong-comparison',
        `The thickness of a layer depends on the mud. What matters is how much pollen is in it, whether it is thick or thin.`,
      ],
    ],
    quick: [`20 percent of what? A share can be halved because the whole has doubled.`],
    full: [
      `Method: negation. Deny an option and see whether the loss of half the oaks can still be concluded from the two shares.`,
      `Evidence: a share of pollen fell from 40 to 20 percent. Conclusion: a number of oaks fell by half. Between them lies the total amount of pollen.`,
      `Suppose that the total doubled because grass and shrubs spread over open land. Then 40 of 100 grains have become 40 of 200. Oak pollen, and with it the oaks, is what it was.`,
      `Denying that the oaks were cut down, or that the other plants stayed the same, leaves the conclusion standing.`,
    ],
    hints: [
      `The evidence consists of two percentages, and the conclusion is about a number of trees. What would you have to know to turn a percentage of pollen into an amount?`,
      `Imagine that grass spread around the lake while every oak stayed. What would happen to the share of oak pollen?`,
    ],
  },
  {
    id: 'cr-0320',
    skill: 'cr-paradox',
    difficulty: 1.2,
    stem: `An apple blossom bears fruit only if it receives pollen from a tree of another variety. In order to attract bees, a grower sowed strips of wildflowers along her orchard, in which trees of several varieties stand side by side. In the following spring there were more bees on her land than ever before, but bees visited her apple blossoms less often. Even so, a larger share of the blossoms bore fruit than in earlier years, although the weather was much the same.

Which of the following, if true, most helps to explain why more of the blossoms bore fruit?`,
    key: [
      `Honeybees, which tend to stay on one tree, turned to the strips, and some wild bees, which often change trees, took their place.`,
      `The visits that were lost were of the kind that brings little pollen from another variety, and the fewer new visits bring much of it. So fewer visits made more fruit.`,
    ],
    wrong: [
      [
        `In earlier years most of the blossoms were visited by many more bees than would have been necessary for them to bear fruit.`,
        'half-right',
        `It explains why fewer visits did no harm. But then the share should have stayed the same, and it rose.`,
      ],
      [
        `Most of the bees that had been attracted by the strips went from wildflower to wildflower and did not visit the apple trees at all.`,
        'explains-one-side',
        `It explains how there can be more bees and fewer visits to apple blossoms. Why more blossoms bore fruit remains unexplained.`,
      ],
      [
        `The wildflowers in the strips opened before the apple blossoms did and were still in bloom when these had fallen from the trees.`,
        'explains-one-side',
        `It helps to explain why there were so many bees. For the apple blossoms, what counts is the time at which they are open.`,
      ],
      [
        `Some of the bees that visited apple blossoms came from the strips and carried mainly the pollen of wildflowers on their bodies.`,
        'opposite-effect',
        `Such visits bring no pollen from another apple tree. They would make fruit less likely.`,
      ],
    ],
    quick: [`What makes fruit is not the visit but pollen from another variety. Which visits bring it?`],
    full: [
      `Method: both facts at once. Fewer visits to the blossoms, and a larger share that bore fruit.`,
      `The first sentence says what a blossom needs: pollen from another variety. A bee that comes from the same tree does not bring it.`,
      `So visits differ in value. If bees that stay on one tree are replaced by fewer bees that move between trees, visits decline and fruit increases.`,
      `'More visits than necessary' is the best of the others, but it can only explain that nothing was lost, not that something was gained.`,
    ],
    hints: [
      `Read the first sentence again. Is every visit of a bee to an apple blossom worth the same?`,
      `The answer has to do more than show that fewer visits did no harm. What else happened to the share?`,
    ],
  },
]

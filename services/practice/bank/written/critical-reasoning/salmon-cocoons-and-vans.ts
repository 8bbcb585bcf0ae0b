import type { WrittenQuestion } from '../written-question.ts'

/** Salmon, wrens, shared bicycles, class sizes and questions about pay. */
export const salmonCocoonsAndVans: readonly WrittenQuestion[] = [
  {
    id: 'cr-0296',
    skill: 'cr-assumption',
    difficulty: 0.4,
    stem: `Each summer, salmon swim up the Tillet River from the ocean to lay their eggs. Last summer biologists attached a tag to each of 400 salmon at the mouth of the river. At a dam 90 miles upstream, where every salmon has to pass a narrow ladder with an electronic counter, only 100 of the tagged salmon were recorded in the months that followed, and no tags were lost. The biologists concluded that about three quarters of the salmon die between the mouth of the river and the dam.

The biologists' conclusion depends on the assumption that`,
    key: [
      `few of the tagged salmon turned into streams that join the river below the dam`,
      `Salmon that swam into such a stream to lay their eggs would be missing at the dam without having died on the way.`,
    ],
    wrong: [
      [
        `few of the salmon that passed the dam died before they were able to lay eggs`,
        'wrong-place',
        `These salmon were recorded at the dam. What happens above it does not bear on how many die below it.`,
      ],
      [
        `the salmon that were tagged had been swimming at the same speed in the ocean`,
        'out-of-scope',
        `They had months to arrive. How fast they swam in the ocean does not change who arrived.`,
      ],
      [
        `salmon that pass the dam are likely to lay more eggs than those that do not`,
        'out-of-scope',
        `The conclusion is about how many die on the way, not about eggs.`,
      ],
      [
        `more salmon entered the river last summer than the 400 to which a tag was fixed`,
        'not-required',
        `Even if these 400 had been all the salmon that there were, three quarters of them would be missing.`,
      ],
    ],
    quick: [`Missing at the dam is not the same as dead.`],
    full: [
      `Method: negation. Deny an option and ask whether the missing 300 must still have died.`,
      `Evidence: 300 of 400 tagged salmon did not pass the dam. Conclusion: they died on the way.`,
      `Suppose that many turned into side streams below the dam. They are missing and alive, and the conclusion fails. So it is assumed that few did.`,
      `Lost tags are excluded by the text, and speed, eggs, or further salmon leave the 300 where they were.`,
    ],
    hints: [
      `What do the biologists know about the 300 missing salmon, strictly speaking?`,
      `Follow a salmon from the ocean upstream. What, other than dying, would keep it from ever reaching the dam?`,
    ],
  },
  {
    id: 'cr-0297',
    skill: 'cr-strengthen',
    difficulty: 0.8,
    stem: `Male reed wrens hang dozens of spider cocoons in their nests. Some biologists think that they do so to impress females, which visit several nests before they choose a mate. Okonjo has another explanation: the spiders that hatch from the cocoons eat the mites that plague the young birds.

Which of the following, if true, most strongly favors Okonjo's explanation over that of the other biologists?`,
    key: [
      `Males hang most of the cocoons after the females have laid their eggs and shortly before the young hatch.`,
      `By then the mate has been chosen, and the young will soon be in need of spiders. The timing fits the second purpose and not the first.`,
    ],
    wrong: [
      [
        `Males that hang many cocoons find a mate earlier in the season, on average, than males that hang few.`,
        'opposite-effect',
        `This is what one would expect if cocoons impress females.`,
      ],
      [
        `Males have to search for hours among the reeds in order to find a single cocoon for the nest.`,
        'half-right',
        `It shows that cocoons must be good for something. It fits both explanations equally.`,
      ],
      [
        `Females of some other kinds of wrens prefer males that have decorated a nest with moss or feathers.`,
        'opposite-effect',
        `If anything, it suggests that reed wrens decorate for the same reason.`,
      ],
      [
        `Young reed wrens are plagued by mites about as often as the young of other birds in the same reeds.`,
        'opposite-effect',
        `If spiders ate the mites, one would expect fewer of them in the nests of reed wrens.`,
      ],
    ],
    quick: [`To impress, cocoons are needed early; against mites, late. When do they come?`],
    full: [
      `Method: rival accounts. Ask what each of the two explanations predicts that the other does not.`,
      `To impress females, cocoons have to hang before the choice. To protect the young, they have to hang when the young hatch.`,
      `Most of them are hung after the eggs are laid, when there is no one left to impress.`,
      `Effort fits both. Early mates and decorated nests of other wrens fit the first explanation better.`,
    ],
    hints: [
      `At which point of the season would a male need the cocoons if he wants to impress? And at which, if they are to protect his young?`,
      `Four options fit the first explanation at least as well as Okonjo's. Which one would embarrass the other biologists?`,
    ],
  },
  {
    id: 'cr-0298',
    skill: 'cr-weaken',
    difficulty: 1.0,
    stem: `Residents of Marlow can take one of the city's shared bicycles from any station and leave it at any other. A survey shows that for one mile in four that is ridden on these bicycles, the rider would otherwise have driven a car alone; the rest would have been walked or covered by bus. Since riding a bicycle burns no fuel, and buses run as often as before, the city claims that the shared bicycles have reduced the amount of fuel burned in its streets.

Which of the following, if true, most seriously weakens the city's claim?`,
    key: [
      `For every three miles ridden on the bicycles, a van drives one mile to bring bicycles back to empty stations.`,
      `Twelve miles ridden replace three miles by car and cost four by van. A van burns at least as much as a car, so more fuel is burned than before.`,
    ],
    wrong: [
      [
        `Most of the residents who ride the bicycles live in districts where few families own more than one car in any case.`,
        'out-of-scope',
        `The survey has already asked what riders would have done. How many cars they own does not change it.`,
      ],
      [
        `The factory that makes the bicycles burns as much fuel for each of them as a car burns on a trip of two hundred miles.`,
        'out-of-scope',
        `The claim is about fuel burned in the city's streets. The factory may matter for the climate, not for this claim.`,
      ],
      [
        `A car that is driven alone through the streets of Marlow burns more fuel for each mile than one on a highway does.`,
        'opposite-effect',
        `Then each mile by car that is replaced saves even more fuel in the streets.`,
      ],
      [
        `On days with rain or snow, the bicycles are ridden only about a third as many miles as on days with good weather.`,
        'half-right',
        `Fewer miles on some days mean a smaller reduction. It would still be a reduction.`,
      ],
    ],
    quick: [`Twelve miles ridden: three by car saved, four by van added.`],
    full: [
      `Method: find the cost left out. The claim weighs what the bicycles replace. Ask what they bring into the streets.`,
      `Saved: 1 mile by car for each 4 ridden. Under the key, added: 1 mile by van for each 3 ridden.`,
      `For 12 miles ridden, 3 by car are saved and 4 by van are added. Fuel in the streets goes up, not down.`,
      `The factory tempts most, because it too burns fuel. But read the claim: 'burned in its streets.'`,
    ],
    hints: [
      `The city says what the bicycles replace. What else might have to be driven in its streets so that the bicycles can be used?`,
      `The claim names a place. Check whether each option is about fuel burned there, and compare amounts with 'one mile in four'.`,
    ],
  },
  {
    id: 'cr-0299',
    skill: 'cr-inference',
    difficulty: 1.6,
    stem: `At an evening school, each student attends exactly one class, and every class has students. The school truthfully reports that its classes have 20 students on average. When each of its students was asked for the number of students in his or her class, all of them told the exact number, and the average of their replies was 30.

If the statements above are true, which of the following must also be true?`,
    key: [
      `At least one class at the school has more than 30 students.`,
      `An average reply of 30 without any class above 30 would require that every class have exactly 30. But the average class has 20.`,
    ],
    wrong: [
      [
        `Most of the classes at the school have fewer than 20 students.`,
        'not-required',
        `With five classes of 10, nine of 20, and one of 70, both averages are as stated, and only five of 15 classes have fewer than 20.`,
      ],
      [
        `Most students at the school are in a class with more than 30.`,
        'not-required',
        `With five classes of 10, nine of 20, and one of 70, only 70 of 300 students are in a class with more than 30.`,
      ],
      [
        `Some classes at the school were not counted in its report.`,
        'real-world-belief',
        `The two averages can differ with all classes counted, because a large class has many students to report its size.`,
      ],
      [
        `No class at the school has exactly 20 students attending it.`,
        'too-strong',
        `Some classes may have 20 as long as others are much larger and smaller: with nine of 20, five of 10, and one of 70, both averages are as stated.`,
      ],
    ],
    quick: [`A class of 60 counts once in the report and sixty times in the replies.`],
    full: [
      `Method: ask over what each average is taken. The report averages classes; the replies average students.`,
      `A large class is counted once in the first and as many times as it has students in the second. So the second is larger as soon as sizes differ.`,
      `If no class had more than 30, an average reply of 30 would mean that all have 30, and then the first average would be 30 too. So some class has more.`,
      `Check: five classes of 10, nine of 20, and one of 70. By class: 300 ÷ 15 = 20. By student: (50 × 10 + 180 × 20 + 70 × 70) ÷ 300 = 30. Only one class is above 30, and few are below 20.`,
    ],
    hints: [
      `In which of the two averages does a class of 60 carry more weight, and why?`,
      `Suppose that no class had more than 30 students. What would every single student have had to reply for the average to be 30?`,
    ],
  },
  {
    id: 'cr-0300',
    skill: 'cr-inference',
    difficulty: 1.0,
    stem: `Farrow: Companies should be forbidden to ask applicants what they have been earning. As long as they ask, they offer a woman who has once been underpaid too little again, and so she remains underpaid.

Nakagawa: In the state that forbade the question, companies now guess the figure from what people with similar positions usually earn. Women who had been earning more than is usual in their positions, and who used to benefit from the question, are now offered less.

The statements of Farrow and Nakagawa commit them to agreeing that`,
    key: [
      `what a company believes an applicant has been earning affects what it offers`,
      `Farrow's reason against the question rests on it, and so does Nakagawa's account of what happens when companies have to guess.`,
    ],
    wrong: [
      [
        `companies should not be allowed to ask applicants what they have been earning`,
        'wrong-speaker',
        `Farrow's conclusion. Nakagawa describes a drawback of forbidding the question and does not endorse it.`,
      ],
      [
        `women on average earn less than men do in positions that are similar to theirs`,
        'real-world-belief',
        `Neither of them compares women with men. Farrow speaks of a woman who has been underpaid.`,
      ],
      [
        `a woman who has once been underpaid is likely to remain so if no one may ask`,
        'half-right',
        `Farrow says this of the case in which companies ask. Nakagawa does not speak of women who were underpaid.`,
      ],
      [
        `most women are worse off in the state that forbade the question than before`,
        'too-strong',
        `Nakagawa speaks of women who earned more than is usual. Others may be better off, as Farrow would expect.`,
      ],
    ],
    quick: [`Ask or guess: in both accounts the figure shapes the offer.`],
    full: [
      `Method: two yeses. For each option, ask whether both speakers have to say yes on the basis of what they said.`,
      `Farrow: companies ask, learn a low figure, and offer little. So the figure shapes the offer.`,
      `Nakagawa: companies cannot ask, guess a figure, and offer accordingly. So the figure shapes the offer here as well.`,
      `On the ban they lean in different directions, and on women in general neither has said enough.`,
    ],
    hints: [
      `In Farrow's example companies ask, and in Nakagawa's they guess. What do they do with the result in both?`,
      `Beware of options that only one of them has stated. Which idea does each of them need for his or her point?`,
    ],
  },
]

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
      `Salmon that swam into such a stream to lay their eggs would not reach the dam, but that would not mean that they were dead. If many did so, far fewer than three quarters may have died.`,
    ],
    wrong: [
      [
        `few of the salmon that passed the dam died before they were able to lay eggs`,
        'wrong-place',
        `Salmon that passed the dam were recorded there, so they are not among the missing. What happens above the dam does not affect how many die below it.`,
      ],
      [
        `the salmon that were tagged had been swimming at the same speed in the ocean`,
        'out-of-scope',
        `Slow salmon might arrive late. But the counter recorded them "in the months that followed," so differences in speed do not explain why 300 never arrived.`,
      ],
      [
        `salmon that pass the dam are likely to lay more eggs than those that do not`,
        'out-of-scope',
        `Eggs are the reason for the salmon's journey. But the conclusion is about how many salmon die on the way.`,
      ],
      [
        `more salmon entered the river last summer than the 400 to which a tag was fixed`,
        'not-required',
        `Even if these 400 had been all the salmon in the river, three quarters of them would have been missing at the dam. So the argument does not need this.`,
      ],
    ],
    quick: [
      `A salmon that does not reach the dam is not necessarily dead. It may have swum off into another stream, so the biologists must assume that few salmon did that.`,
    ],
    full: [
      `Method: ask what became of the 300 missing salmon. They did not pass the dam, and the biologists conclude that they died on the way.`,
      `Negate the right option: suppose that many of them swam off into streams that join the river below the dam. These salmon are missing but may be alive, and the conclusion fails. So the biologists assume that few did this.`,
      `The stem rules out lost tags. And even if the options about speed, eggs, and other salmon are false, the 300 are just as likely to be dead.`,
    ],
    hints: [
      `What exactly do the biologists know about the 300 missing salmon?`,
      `Follow a salmon upstream from the ocean. What, other than death, could keep it from reaching the dam?`,
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
      `Once the eggs are laid, the females have chosen a mate, and the young will soon need the spiders. So the timing fits Okonjo's explanation and not that of the other biologists.`,
    ],
    wrong: [
      [
        `Males that hang many cocoons find a mate earlier in the season, on average, than males that hang few.`,
        'opposite-effect',
        `If cocoons impress females, males with many cocoons should find a mate earlier. So this option supports the other biologists, not Okonjo.`,
      ],
      [
        `Males have to search for hours among the reeds in order to find a single cocoon for the nest.`,
        'half-right',
        `So much effort suggests that the cocoons must be useful. But they might be useful for impressing females or for fighting mites, so this fits both explanations.`,
      ],
      [
        `Females of some other kinds of wrens prefer males that have decorated a nest with moss or feathers.`,
        'opposite-effect',
        `Females of other wrens prefer males with decorated nests. If anything, that suggests that reed wrens hang cocoons for the same purpose.`,
      ],
      [
        `Young reed wrens are plagued by mites about as often as the young of other birds in the same reeds.`,
        'opposite-effect',
        `If spiders ate the mites, young reed wrens could be expected to have fewer mites than other young birds. That they have about as many counts against Okonjo.`,
      ],
    ],
    quick: [
      `To impress females, males would hang the cocoons early; to fight mites, they would hang them late. They hang most of them after the eggs are laid, which supports Okonjo.`,
    ],
    full: [
      `Method: ask when the cocoons would be needed if each of the two explanations were correct.`,
      `To impress females, males must hang cocoons before the females choose. To protect the young, they must hang them by the time the young hatch.`,
      `Males hang most of them after the eggs have been laid, when there is no longer a female to impress. That favors Okonjo's explanation.`,
      `The effort of finding cocoons fits both explanations. Earlier mating and the nests of other wrens favor the other biologists.`,
    ],
    hints: [
      `According to each explanation, for whom are the cocoons meant?`,
      `When would a male need the cocoons if each explanation were correct? Find an option that fits one time and not the other.`,
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
      `Twelve miles ridden replace three miles by car but require four miles by van. Since a van probably burns at least as much fuel as a car, more fuel is burned than before.`,
    ],
    wrong: [
      [
        `Most of the residents who ride the bicycles live in districts where few families own more than one car in any case.`,
        'out-of-scope',
        `The survey asked what riders would have done otherwise. How many cars their families own does not change the miles that were saved.`,
      ],
      [
        `The factory that makes the bicycles burns as much fuel for each of them as a car burns on a trip of two hundred miles.`,
        'out-of-scope',
        `Making the bicycles burns fuel, but at the factory. The claim is only about fuel burned in the city's streets.`,
      ],
      [
        `A car that is driven alone through the streets of Marlow burns more fuel for each mile than one on a highway does.`,
        'opposite-effect',
        `If so, each mile by car that a bicycle replaces saves even more fuel. That supports the claim instead of weakening it.`,
      ],
      [
        `On days with rain or snow, the bicycles are ridden only about a third as many miles as on days with good weather.`,
        'half-right',
        `Fewer miles on days with rain or snow would make the reduction smaller. But a smaller reduction is still a reduction.`,
      ],
    ],
    quick: [
      `For every twelve miles ridden, three miles by car are saved and four miles by van are added. So fuel is burned on more miles than before, not fewer.`,
    ],
    full: [
      `Method: look for a cost that was left out. The city counts only what the bicycles replace, not what has to be driven because of them.`,
      `One mile by car is saved for every four miles ridden. According to the right option, one mile by van is added for every three.`,
      `So twelve miles ridden save three miles by car and add four by van. Unless a van burns much less than a car, fuel burned in the streets rises, and the claim is weakened.`,
      `The option about the factory is tempting because fuel is burned there too, but not in the city's streets.`,
    ],
    hints: [
      `How does the city reason from its survey to the claim that less fuel is burned?`,
      `For twelve miles ridden, how many miles by car are saved? Look for an option that adds miles driven in the streets, and compare.`,
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
      `If no class had more than 30 students, the replies could average 30 only if every class had exactly 30. But then the average class would have 30, not 20.`,
    ],
    wrong: [
      [
        `Most of the classes at the school have fewer than 20 students.`,
        'not-required',
        `An average of 20 with some large classes suggests many small ones. But five classes of 10, nine of 20, and one of 70 fit both averages, and only five of these 15 have fewer than 20.`,
      ],
      [
        `Most students at the school are in a class with more than 30.`,
        'not-required',
        `An average reply of 30 makes this seem likely. But with five classes of 10, nine of 20, and one of 70, only 70 of 300 students are in a class with more than 30.`,
      ],
      [
        `Some classes at the school were not counted in its report.`,
        'real-world-belief',
        `The two averages can differ even if all classes were counted, because a large class has many students who report its size.`,
      ],
      [
        `No class at the school has exactly 20 students attending it.`,
        'too-strong',
        `Nothing rules out classes of exactly 20 as long as other classes are larger or smaller. Five classes of 10, nine of 20, and one of 70 fit both averages.`,
      ],
    ],
    quick: [
      `The average class has 20 students, so some classes have fewer than 30, and their students replied with less than 30. Other students must have replied with more than 30 to bring the average up to 30.`,
    ],
    full: [
      `Method: ask what each average includes. The school's report averages over classes, and the replies average over students.`,
      `If no class had more than 30 students, an average reply of 30 would mean that every class has exactly 30. Then the report would say 30 too, but it says 20.`,
      `So at least one class must have more than 30 students.`,
      `To check the other options, take five classes of 10, nine of 20, and one of 70. By class the average is 300 ÷ 15 = 20. By student it is (50 × 10 + 180 × 20 + 70 × 70) ÷ 300 = 30.`,
    ],
    hints: [
      `What was averaged to get 20, and what was averaged to get 30?`,
      `Suppose that no class had more than 30 students. What must every student have replied to bring the average up to 30?`,
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
      `In Farrow's account, companies that learn of low pay offer little. In Nakagawa's, companies that guess a figure base their offers on it. In both accounts, what a company believes about past pay affects its offer.`,
    ],
    wrong: [
      [
        `companies should not be allowed to ask applicants what they have been earning`,
        'wrong-speaker',
        `This is Farrow's conclusion. But Nakagawa only describes a drawback of forbidding the question and does not endorse the conclusion.`,
      ],
      [
        `women on average earn less than men do in positions that are similar to theirs`,
        'real-world-belief',
        `Neither speaker compares the average pay of women with that of men. Farrow speaks only of a woman "who has once been underpaid."`,
      ],
      [
        `a woman who has once been underpaid is likely to remain so if no one may ask`,
        'half-right',
        `Farrow says this about companies that do ask, not about a state in which no one may ask. Nakagawa does not mention women who were underpaid.`,
      ],
      [
        `most women are worse off in the state that forbade the question than before`,
        'too-strong',
        `Nakagawa does say that some women are worse off, but only those who had been earning more than is usual. Others may be better off, as Farrow would expect.`,
      ],
    ],
    quick: [
      `Companies ask in Farrow's account and guess in Nakagawa's. Either way, they base their offers on the figure that they believe to be right.`,
    ],
    full: [
      `Method: look for an idea that both speakers need in order to make their points. Nakagawa does not share Farrow's conclusion, so the idea must lie elsewhere.`,
      `Farrow argues that companies learn a low figure and offer little. Nakagawa argues that companies guess the usual figure and offer well-paid women less.`,
      `Both take it that what a company believes an applicant has been earning affects its offer.`,
      `Nakagawa does not endorse forbidding the question, and neither speaker says enough about women in general for the other options.`,
    ],
    hints: [
      `What does Farrow say that companies do now, and what does Nakagawa say that they do when they may not ask?`,
      `In both accounts, what do companies do with the figure that they learn or guess? Find the option on which both points depend.`,
    ],
  },
]

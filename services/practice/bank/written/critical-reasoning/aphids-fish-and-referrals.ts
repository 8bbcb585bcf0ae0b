import type { WrittenQuestion } from '../written-question.ts'

/** Aphids, inland fish, recommended applicants, used batteries and five newspapers. */
export const aphidsFishAndReferrals: readonly WrittenQuestion[] = [
  {
    id: 'cr-0301',
    skill: 'cr-boldface',
    difficulty: 0.3,
    stem: `Farm adviser: When they see the first aphids on their beans, many growers reach for a spray, and I understand the wish to act. It is not a wise thing to do, however. Fields that were sprayed in May usually have more aphids by July than fields that were left alone, because sprays kill not only aphids but also the ladybugs that eat them, and aphids recover much faster than ladybugs.

In the farm adviser's argument, the statements 'Fields that were sprayed in May usually have more aphids by July than fields that were left alone' and 'aphids recover much faster than ladybugs' play which of the following roles?`,
    key: [
      `The first is a finding that supports the main conclusion; the second is part of an explanation of that finding.`,
      `The adviser says that spraying is not wise because sprayed fields end up with more aphids. The part after "because" explains how this happens.`,
    ],
    wrong: [
      [
        `The first is a finding that supports the main conclusion; the second is part of an objection to that conclusion.`,
        'opposite-effect',
        `The fast recovery of aphids is bad news for growers, but it is not an objection. It shows why spraying backfires, so it supports the conclusion.`,
      ],
      [
        `The first is the main conclusion of the argument; the second is part of the evidence given in support of it.`,
        'wrong-role',
        `The finding is important, but the adviser uses it as a reason. The main conclusion is that spraying is "not a wise thing to do."`,
      ],
      [
        `The first is a finding that the adviser disputes; the second is part of the reason that is given for disputing it.`,
        'distorted-detail',
        `"However" might suggest that the adviser disputes what precedes it. But the adviser states this finding without any doubt and then explains it.`,
      ],
      [
        `The first explains why many growers use a spray; the second explains why doing so is not wise in the adviser's view.`,
        'half-right',
        `Growers spray because they see aphids in May. The first statement describes the result of spraying, not the reason for it.`,
      ],
    ],
    quick: [
      `Spraying is not wise because sprayed fields have more aphids, and they have more because ladybugs recover slowly.`,
    ],
    full: [
      `Method: find the conclusion first: spraying "is not a wise thing to do."`,
      `The reason is that sprayed fields have more aphids by July. So the first statement is a finding that supports the conclusion.`,
      `"Because" then explains that finding: sprays kill ladybugs too, and aphids recover faster. So the second statement is part of the explanation of the first.`,
    ],
    hints: [
      `Which sentence states what the adviser wants growers to believe about spraying? It is neither of the two statements in question.`,
      `"Because" comes between the two statements. What does the part after it explain?`,
    ],
  },
  {
    id: 'cr-0302',
    skill: 'cr-paradox',
    difficulty: 0.3,
    stem: `The chemistry of their bones shows that the inhabitants of the ancient town of Ulmec, 150 miles from the ocean, ate large amounts of ocean fish. Archaeologists have examined the town's garbage heaps with care and found the bones of deer, of birds, and even of mice, all well preserved. Yet they have hardly found a single bone of an ocean fish, although such bones last as long as those of birds.

Which of the following, if true, most helps to reconcile the findings described above?`,
    key: [
      `Fish to be carried inland was cut from the bones and dried on the coast, since this made it lighter.`,
      `If fish arrived already cut from the bones, people in Ulmec could eat a lot of it and leave no fish bones in their garbage.`,
    ],
    wrong: [
      [
        `The inhabitants of Ulmec had goods that people on the coast wanted, such as salt and animal skins.`,
        'explains-one-side',
        `This explains how they could obtain fish, but it does not explain why the bones are missing.`,
      ],
      [
        `Deer, birds, and mice were less important as food for the inhabitants of Ulmec than ocean fish was.`,
        'opposite-effect',
        `Eating less meat would leave fewer bones of deer and birds. But the more important ocean fish was, the more surprising it is that its bones are missing.`,
      ],
      [
        `The river that flows through the town contained many more fish in those days than it contains now.`,
        'wrong-comparison',
        `Fish from the river could have fed the town. But the findings are about ocean fish, and river fish explain neither of them.`,
      ],
      [
        `Garbage heaps of towns on the coast from the same period contain bones of ocean fish in great number.`,
        'half-right',
        `People on the coast ate fish there, so their garbage would contain bones in any case. This does not show why fish came inland without bones.`,
      ],
    ],
    quick: [
      `The fish reached the town, but the bones did not. That makes sense if the bones were cut out on the coast.`,
    ],
    full: [
      `Method: accept both facts. People in the town ate ocean fish, and yet its bones are missing from the garbage.`,
      `The passage rules out decay and careless digging, since the archaeologists searched "with care" and found even the small bones of mice.`,
      `So the bones must have been left elsewhere. If fish was cut from the bones on the coast, people in Ulmec could eat it without its bones ever reaching the town. That reconciles the findings.`,
    ],
    hints: [
      `Which explanations for the missing bones does the passage rule out, and in which words?`,
      `Imagine carrying fish over 150 miles. What would you rather leave behind?`,
    ],
  },
  {
    id: 'cr-0303',
    skill: 'cr-evaluate',
    difficulty: 0.8,
    stem: `A chain of nursing homes has noticed that caregivers who were recommended by a friend on its staff stay twice as long as those who answered an advertisement. So far, few caregivers have been hired in this way, since employees mention the chain to a friend only now and then. From now on, the chain will pay an employee $500 for each recommended person whom it hires. By having many more of its caregivers recommended, it expects to make them stay longer on average.

Which of the following would it be most useful to establish in order to judge whether the chain's expectation is likely to be fulfilled?`,
    key: [
      `Whether employees will recommend friends just as suitable for the work when they are paid for it`,
      `If they choose less carefully for the sake of $500, recommended caregivers may stay no longer than others. If they choose as before, many more caregivers will stay for a long time.`,
    ],
    wrong: [
      [
        `Whether $500 is more or less than what the chain has been paying for an advertisement that is answered`,
        'out-of-scope',
        `Comparing $500 with the price of an advertisement tells us what the plan costs. But the expectation is about how long caregivers stay.`,
      ],
      [
        `Whether caregivers who answered an advertisement had read about the chain in more than one newspaper`,
        'out-of-scope',
        `Several advertisements might attract better applicants. But where these caregivers read about the chain tells us nothing about those who will be recommended.`,
      ],
      [
        `Whether other chains of nursing homes have also noticed that recommended caregivers stay longer`,
        'wrong-comparison',
        `Other chains with the same experience would confirm the observation. But the observation is not in doubt; the question is whether it will still be true under the plan.`,
      ],
      [
        `Whether caregivers who have stayed for a long time are paid better than those who were hired lately`,
        'out-of-scope',
        `Better pay may be a reason for everyone to stay, but it does not distinguish recommended caregivers from others.`,
      ],
    ],
    quick: [
      `Friends who were recommended without pay stay longer. The question is whether friends recommended for $500 will suit the work as well.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. The plan takes a fact about a few recommended caregivers and extends it to many.`,
      `So far, employees have recommended friends without a reward, presumably because the friends suited the work. The plan gives them a different reason.`,
      `If the new friends are just as suitable, they will stay as long. If they are not, the advantage disappears. So it is most useful to establish how suitable they will be.`,
      `Facts about costs, newspapers, other chains, and pay do not settle that.`,
    ],
    hints: [
      `Why might the caregivers recommended so far have stayed longer?`,
      `What might change when employees are paid to recommend friends?`,
    ],
  },
  {
    id: 'cr-0304',
    skill: 'cr-complete',
    difficulty: -0.3,
    stem: `After ten years in an electric car, a battery still holds about 70 percent of the energy that it held when it was new. For a car this is too little: the battery has to be replaced, because a car with two such batteries would be too heavy. To store the energy of the solar panels on the roof of a house, a battery must hold a certain amount of energy, too, but it does not matter what it weighs. So batteries that are no longer of use in a car can still be of use in a house, because in a house _______.

Which of the following most logically completes the argument?`,
    key: [
      `what one old battery cannot hold can be held by adding another`,
      `In a car, weight rules out a second battery. In a house, weight is no obstacle, so a second old battery can make up for what the first one lacks.`,
    ],
    wrong: [
      [
        `a battery is charged and used up more slowly than it is in a car`,
        'out-of-scope',
        `This may be true and even helpful. But the argument contrasts a car and a house by weight, not by how fast a battery is used up.`,
      ],
      [
        `the energy of solar panels costs less than energy from the grid`,
        'out-of-scope',
        `Cheap solar energy is a reason to want a battery. But it does not explain why an old battery will do.`,
      ],
      [
        `an old battery holds more energy than it would still hold in a car`,
        'distorted-detail',
        `An old battery does seem more useful in a house. But it holds about 70 percent wherever it is; the difference is how many batteries can be used.`,
      ],
      [
        `a new battery would hold more energy than is ever required there`,
        'too-strong',
        `A battery that is larger than necessary could lose some energy and still be enough. But the argument does not say that a house requires less than a new battery holds.`,
      ],
    ],
    quick: [
      `Weight rules out a second battery in a car. In a house, a second old battery can hold what the first cannot.`,
    ],
    full: [
      `Method: say what the blank needs. After "because in a house," it must name the difference between a house and a car that the argument has prepared.`,
      `In a car, one old battery holds too little, and two are too heavy.`,
      `In a house, weight is no obstacle. So a second old battery can hold what the first one cannot, and old batteries can still be used there.`,
    ],
    hints: [
      `Why is an old battery not enough for a car?`,
      `What does the argument say about houses that is not true of cars?`,
    ],
  },
  {
    id: 'cr-0305',
    skill: 'cr-flaw',
    difficulty: -0.3,
    stem: `Resident of Alder Creek: I have seen it in five newspapers, from three different states, that the mining company is going to close its mine here next year. The company says that it has not yet decided. But one newspaper can easily make a mistake; that five of them should make the same mistake is out of the question. So the company has decided to close the mine.

The resident's reasoning is flawed in that it`,
    key: [
      `takes five reports to be independent although they may all go back to the same source`,
      `If four of the newspapers copied the first, one mistake would appear in all five. Five reports would then be worth no more than one.`,
    ],
    wrong: [
      [
        `takes what a company says about its plans to be false because it is in its interest`,
        'distorted-detail',
        `The resident does disbelieve the company, but says nothing about the company's interest. The only reason given is the number of newspapers.`,
      ],
      [
        `takes newspapers from other states to be better informed than those from this one`,
        'distorted-detail',
        `The resident does mention other states. But the states show only that the newspapers are different, not that some are better informed.`,
      ],
      [
        `takes an event that is likely to happen next year to be one that has already happened`,
        'wrong-role',
        `The closing next year and the decision now are easily confused. But the conclusion is that the company has decided, not that the mine has been closed.`,
      ],
      [
        `takes the fact that a mistake has not been proved as proof that there is no mistake`,
        'half-right',
        `The resident does not rely on a lack of proof but on how unlikely it seems that five newspapers make the same mistake.`,
      ],
    ],
    quick: [
      `Five reports are stronger than one only if they do not all go back to one source. The resident takes for granted that they do not.`,
    ],
    full: [
      `Method: name the step. From five reports, the resident concludes that the reports are true, because five newspapers would not make the same mistake.`,
      `That is a good reason only if each newspaper found out for itself. If all five used the same source, one mistake would appear in all of them.`,
      `The resident assumes that the reports are independent, and nothing shows that they are. That is the flaw.`,
    ],
    hints: [
      `Why does the resident think that five newspapers cannot make the same mistake?`,
      `How might a newspaper in another state have learned about this mine?`,
    ],
  },
]

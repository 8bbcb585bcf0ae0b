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
      `The adviser argues that spraying "is not a wise thing to do," and the evidence is that sprayed fields usually have more aphids by July. The statement about recovery comes after "because" and helps explain that finding.`,
    ],
    wrong: [
      [
        `The first is a finding that supports the main conclusion; the second is part of an objection to that conclusion.`,
        'opposite-effect',
        `The fast recovery of aphids is bad news for growers, but it does not count against the adviser's conclusion. It helps explain why sprayed fields have more aphids, so it stands on the adviser's side.`,
      ],
      [
        `The first is the main conclusion of the argument; the second is part of the evidence given in support of it.`,
        'wrong-role',
        `The first statement is important, but the adviser uses it as a reason. The main conclusion comes earlier: acting on the wish to spray "is not a wise thing to do."`,
      ],
      [
        `The first is a finding that the adviser disputes; the second is part of the reason that is given for disputing it.`,
        'distorted-detail',
        `"However" turns against growers' wish to spray, not against this finding. The adviser states the finding as a fact and then explains it.`,
      ],
      [
        `The first explains why many growers use a spray; the second explains why doing so is not wise in the adviser's view.`,
        'half-right',
        `Growers reach for a spray because they "see the first aphids on their beans." The first statement reports how fields look in July, long after that decision, so it cannot be the reason for it.`,
      ],
    ],
    quick: [
      `The adviser argues against spraying because sprayed fields usually end up with more aphids. The faster recovery of aphids helps explain why that happens.`,
    ],
    full: [
      `Method: find the conclusion first. The adviser's view of reaching for a spray is that it "is not a wise thing to do."`,
      `The reason is that sprayed fields usually have more aphids by July. That finding is the first statement, and it supports the conclusion.`,
      `"Because" introduces the explanation: sprays also kill the ladybugs that eat aphids, and aphids recover faster. The second statement is one part of that explanation.`,
    ],
    hints: [
      `What does the adviser think growers should do when they see the first aphids?`,
      `Neither statement is the adviser's conclusion. Find that conclusion, and then ask what the words after "because" explain.`,
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
      `If the bones were removed on the coast, people in Ulmec could eat large amounts of ocean fish without leaving any bones in the garbage.`,
    ],
    wrong: [
      [
        `The inhabitants of Ulmec had goods that people on the coast wanted, such as salt and animal skins.`,
        'explains-one-side',
        `Salt and skins explain how people 150 miles from the ocean could obtain fish. But fish bought on the coast would ordinarily leave bones in the garbage, and almost none are there.`,
      ],
      [
        `Deer, birds, and mice were less important as food for the inhabitants of Ulmec than ocean fish was.`,
        'opposite-effect',
        `This option makes the findings harder to reconcile. The more ocean fish the town ate, compared with deer and birds, the more fish bones its garbage should contain.`,
      ],
      [
        `The river that flows through the town contained many more fish in those days than it contains now.`,
        'wrong-comparison',
        `The chemistry shows that people ate "ocean fish," and bones of ocean fish are what is missing. River fish explain neither finding.`,
      ],
      [
        `Garbage heaps of towns on the coast from the same period contain bones of ocean fish in great number.`,
        'half-right',
        `So people who ate ocean fish on the coast did leave bones behind. If anything, that makes it more puzzling that Ulmec's garbage contains almost none.`,
      ],
    ],
    quick: [
      `The town ate the fish, yet its garbage lacks the bones. That is possible if the bones were removed on the coast.`,
    ],
    full: [
      `Method: accept both facts. People in Ulmec ate large amounts of ocean fish, and yet their garbage holds hardly any of its bones.`,
      `Decay can be ruled out, since such bones "last as long as those of birds." So can careless searching, since even the bones of mice were found.`,
      `That leaves another possibility: the bones were left somewhere else. If the fish was cut from its bones and dried on the coast, people in Ulmec could eat it without the bones ever reaching the town.`,
    ],
    hints: [
      `Which explanations of the missing bones does the passage rule out?`,
      `Accept both findings. If the fish was eaten in Ulmec and its bones would have lasted, where else might the bones have been left?`,
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
      `If the $500 leads employees to recommend friends less carefully, the new caregivers may stay no longer than others do. If employees choose as carefully as before, many more caregivers are likely to stay twice as long.`,
    ],
    wrong: [
      [
        `Whether $500 is more or less than what the chain has been paying for an advertisement that is answered`,
        'out-of-scope',
        `This comparison tells the chain what the plan costs. But the expectation is that caregivers will "stay longer on average," and the price of an advertisement does not affect that.`,
      ],
      [
        `Whether caregivers who answered an advertisement had read about the chain in more than one newspaper`,
        'out-of-scope',
        `The plan depends on how long recommended caregivers will stay. Where the other caregivers read about the chain, and how often, tells us nothing about that.`,
      ],
      [
        `Whether other chains of nursing homes have also noticed that recommended caregivers stay longer`,
        'wrong-comparison',
        `Other chains could only confirm what this chain has noticed, and that is not in doubt. The question is whether recommended caregivers will still stay longer once employees are paid for recommending them.`,
      ],
      [
        `Whether caregivers who have stayed for a long time are paid better than those who were hired lately`,
        'out-of-scope',
        `Better pay for long service may keep caregivers of both kinds. It does not show whether those recommended under the plan will stay longer than those who answered an advertisement.`,
      ],
    ],
    quick: [
      `The caregivers recommended so far were recommended without pay, and they stay longer. What the chain needs to know is whether friends recommended for $500 will suit the work just as well.`,
    ],
    full: [
      `Method: ask what the plan changes, and whether the evidence will still hold after the change. The chain expects many paid recommendations to work as well as a few unpaid ones did.`,
      `So far, employees have recommended friends only now and then and without a reward, perhaps only friends who suited the work. A payment gives them another reason.`,
      `If the friends recommended from now on are just as suitable, they will probably stay as long, and the average will rise. If employees recommend anyone for the money, the advantage may disappear.`,
      `So before it judges the plan, the chain should establish whether the recommended friends will be just as suitable.`,
    ],
    hints: [
      `What does the chain plan to do from now on that it has not done so far?`,
      `Give each question two opposite answers. Which answer would make you doubt that caregivers recommended for $500 will stay as long as those recommended so far?`,
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
      `A car needs more energy than one old battery holds, and two would be too heavy. In a house, weight does not matter, so a second old battery can make up for what the first one lacks.`,
    ],
    wrong: [
      [
        `a battery is charged and used up more slowly than it is in a car`,
        'out-of-scope',
        `A house may well use its battery more slowly, but the argument says nothing about speed. It contrasts a car and a house by weight, so the blank should say what becomes possible when weight does not matter.`,
      ],
      [
        `the energy of solar panels costs less than energy from the grid`,
        'out-of-scope',
        `Cheap solar energy may be a reason to want a battery. But it does not explain how an old one that holds only "about 70 percent" can be enough for a house.`,
      ],
      [
        `an old battery holds more energy than it would still hold in a car`,
        'distorted-detail',
        `An old battery holds "about 70 percent" wherever it is used. What differs in a house is that more than one can be installed, because weight does not matter.`,
      ],
      [
        `a new battery would hold more energy than is ever required there`,
        'too-strong',
        `The argument says only that a house needs "a certain amount of energy." It does not say that this is less than a new battery holds, so an old battery alone may not be enough.`,
      ],
    ],
    quick: [
      `A car cannot carry a second battery because of the weight. A house can have a second old battery, which holds what the first one cannot.`,
    ],
    full: [
      `Method: predict what belongs in the blank. After "because in a house," it should name what the argument says about a house that is not true of a car.`,
      `In a car, one old battery holds too little, and two are too heavy.`,
      `In a house, "it does not matter" what a battery weighs. A second old battery can therefore be added to hold what the first one cannot, and that is what makes old batteries useful there.`,
    ],
    hints: [
      `Why does a car's battery have to be replaced after ten years?`,
      `Before you read the options, predict what the blank should say. What does the argument tell you about houses that is not true of cars?`,
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
      `If four of the newspapers copied the first, a mistake in it would appear in all five. Five such reports would be worth no more than one.`,
    ],
    wrong: [
      [
        `takes what a company says about its plans to be false because it is in its interest`,
        'distorted-detail',
        `The resident does disbelieve the company, but not because it stands to gain from what it says. The only reason given is that five newspapers are unlikely to "make the same mistake."`,
      ],
      [
        `takes newspapers from other states to be better informed than those from this one`,
        'distorted-detail',
        `The resident does mention "three different states," but only to suggest that the reports are separate. Nothing is said about which newspapers are better informed.`,
      ],
      [
        `takes an event that is likely to happen next year to be one that has already happened`,
        'wrong-role',
        `The newspapers report that the mine will close next year, and the resident does not say that it has closed already. The conclusion is about the decision: "the company has decided to close the mine."`,
      ],
      [
        `takes the fact that a mistake has not been proved as proof that there is no mistake`,
        'half-right',
        `The resident does not argue that the reports are true because nobody has proved them false. The reason given is that the same mistake in five newspapers "is out of the question."`,
      ],
    ],
    quick: [
      `Five reports are much stronger than one only if they come from different sources. The resident takes for granted that they do.`,
    ],
    full: [
      `Method: name the step from evidence to conclusion. Five newspapers report a decision, and the resident concludes that there is one because five of them could not make the same mistake.`,
      `That step is safe only if the newspapers found out separately. If all five used one source, a mistake in that source would appear in all of them.`,
      `Nothing shows that the five reports are independent, and the resident simply takes them to be. That is the flaw.`,
    ],
    hints: [
      `Why does the resident think that five newspapers cannot all be wrong?`,
      `Name the step from the five reports to the conclusion. What must be true of the reports if five of them are to count for more than one?`,
    ],
  },
]

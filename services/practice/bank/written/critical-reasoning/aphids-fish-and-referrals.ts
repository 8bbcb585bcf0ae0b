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
      `Growers should not spray, because sprayed fields end up with more aphids. 'Because' then tells how this comes about.`,
    ],
    wrong: [
      [
        `The first is a finding that supports the main conclusion; the second is part of an objection to that conclusion.`,
        'opposite-effect',
        `That aphids recover faster than their enemies is a reason against spraying. It stands on the side of the conclusion.`,
      ],
      [
        `The first is the main conclusion of the argument; the second is part of the evidence given in support of it.`,
        'wrong-role',
        `The adviser wants to show that spraying at the first aphids is not wise. The first statement is a reason for that.`,
      ],
      [
        `The first is a finding that the adviser disputes; the second is part of the reason that is given for disputing it.`,
        'distorted-detail',
        `The adviser states the finding without any doubt and goes on to explain it.`,
      ],
      [
        `The first explains why many growers use a spray; the second explains why doing so is not wise in the adviser's view.`,
        'half-right',
        `What leads growers to spray is the sight of aphids in May. The first statement says what follows from spraying.`,
      ],
    ],
    quick: [`Not wise, since sprayed fields fare worse, because ladybugs recover slowly.`],
    full: [
      `Method: conclusion first. 'It is not a wise thing to do' is what the adviser wants growers to believe.`,
      `Why? Because sprayed fields have more aphids in July: the first statement supports the conclusion directly.`,
      `And why do they? 'Because' introduces ladybugs and speed of recovery: the second statement explains the first.`,
    ],
    hints: [
      `Which sentence tells growers what the adviser wants them to believe? It is not one of the two statements in question.`,
      `The word 'because' stands between the two statements. What does the part after it explain?`,
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
      `Then the people of Ulmec ate much fish, and its bones never came to the town.`,
    ],
    wrong: [
      [
        `The inhabitants of Ulmec had goods that people on the coast wanted, such as salt and animal skins.`,
        'explains-one-side',
        `It explains how fish could be bought. Why its bones are missing remains open.`,
      ],
      [
        `Deer, birds, and mice were less important as food for the inhabitants of Ulmec than ocean fish was.`,
        'opposite-effect',
        `The more important fish was, the more surprising it is that its bones are missing.`,
      ],
      [
        `The river that flows through the town contained many more fish in those days than it contains now.`,
        'wrong-comparison',
        `The findings are about ocean fish. Fish from the river would account for neither of them.`,
      ],
      [
        `Garbage heaps of towns on the coast from the same period contain bones of ocean fish in great number.`,
        'half-right',
        `Bones on the coast are to be expected wherever fish was eaten or prepared. By itself, it does not say what was carried inland.`,
      ],
    ],
    quick: [`Fish arrived and bones did not. How can one travel without the other?`],
    full: [
      `Method: both facts at once. People ate ocean fish in the town, and the bones of that fish are not in its garbage.`,
      `Decay and careless digging are ruled out: small bones of mice and birds were found.`,
      `So the bones must have ended up elsewhere. If fish was cut from the bones at the coast, they lie there, and the people of Ulmec ate fish all the same.`,
    ],
    hints: [
      `Two easy explanations, decay and careless digging, are ruled out by the text. Through which words?`,
      `Think of the fish on its way over 150 miles. What would a carrier want to leave behind?`,
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
      `If they choose less carefully for the sake of $500, recommended caregivers may stay no longer than others. If they choose as before, many more will stay long.`,
    ],
    wrong: [
      [
        `Whether $500 is more or less than what the chain has been paying for an advertisement that is answered`,
        'out-of-scope',
        `It matters for what the plan costs. The expectation is about how long caregivers stay.`,
      ],
      [
        `Whether caregivers who answered an advertisement had read about the chain in more than one newspaper`,
        'out-of-scope',
        `Where they read of it does not bear on those who will be recommended.`,
      ],
      [
        `Whether other chains of nursing homes have also noticed that recommended caregivers stay longer`,
        'wrong-comparison',
        `That they do so far is known for this chain. The question is whether they still will under the plan.`,
      ],
      [
        `Whether caregivers who have stayed for a long time are paid better than those who were hired lately`,
        'out-of-scope',
        `It may be a reason to stay for all. It does not distinguish recommended caregivers from others.`,
      ],
    ],
    quick: [`Friends recommended without pay stay long. Will friends recommended for pay?`],
    full: [
      `Method: the two-answers test. The plan takes a fact about a few recommended caregivers and extends it to many.`,
      `The few were recommended for no reward, presumably because they suited the work. The plan changes the reason for recommending.`,
      `Answer yes, just as suitable: the many will stay as long as the few. Answer no: 'recommended' no longer means 'suitable', and the advantage is gone.`,
      `Costs, newspapers, and other chains do not decide this.`,
    ],
    hints: [
      `Why might the caregivers recommended so far have stayed longer? Which of these reasons could the $500 change?`,
      `The plan makes more of something that has been rare and unpaid. Which question asks whether it will remain the same thing?`,
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
      `In a car, weight forbids a second battery. In a house weight does not matter, so the energy that is missing can be made up by number.`,
    ],
    wrong: [
      [
        `a battery is charged and used up more slowly than it is in a car`,
        'out-of-scope',
        `It may be true and even helpful. But the text has prepared a reason about weight and not about speed.`,
      ],
      [
        `the energy of solar panels costs less than energy from the grid`,
        'out-of-scope',
        `The price of energy explains why one wants a battery, not why an old one will do.`,
      ],
      [
        `an old battery holds more energy than it would still hold in a car`,
        'distorted-detail',
        `A battery holds its 70 percent wherever it is. What differs is how many of them one can have.`,
      ],
      [
        `a new battery would hold more energy than is ever required there`,
        'too-strong',
        `Nothing is said about how much a house requires, except that it is a certain amount.`,
      ],
    ],
    quick: [`Weight rules out two batteries in a car, and nothing rules them out in a house.`],
    full: [
      `Method: prediction. After 'because in a house', the blank needs the difference between house and car that the text has prepared.`,
      `In a car, an old battery holds too little, and a second one is too heavy.`,
      `In a house, weight does not matter. So a second old battery is possible, and together they hold enough.`,
    ],
    hints: [
      `Why cannot the lack of energy in a car be made up by a second old battery? Does this reason hold in a house?`,
      `The text says one thing about houses that is different from cars. The blank must make use of it.`,
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
      `If four of the newspapers copied the first, one mistake would appear in all five. Their number would then add nothing.`,
    ],
    wrong: [
      [
        `takes what a company says about its plans to be false because it is in its interest`,
        'distorted-detail',
        `The resident does not speak of the company's interest. The number of newspapers is the whole reason.`,
      ],
      [
        `takes newspapers from other states to be better informed than those from this one`,
        'distorted-detail',
        `The states are mentioned to show that the newspapers are different, not that some are better.`,
      ],
      [
        `takes an event that is likely to happen next year to be one that has already happened`,
        'wrong-role',
        `The conclusion is that the company has decided, not that the mine has been closed.`,
      ],
      [
        `takes the fact that a mistake has not been proved as proof that there is no mistake`,
        'half-right',
        `It is not the lack of proof on which the resident relies, but how unlikely it seems that five newspapers err alike.`,
      ],
    ],
    quick: [`Five voices are worth more than one only if they do not repeat each other.`],
    full: [
      `Method: name the step. From 'five newspapers say so', it concludes 'so it is', because five cannot err alike.`,
      `That five err alike is unlikely if each of them found out for itself. It is easy if all of them print the report of one agency.`,
      `So the step assumes independence, and nothing in the text shows it. Coming from three states is no proof of it.`,
    ],
    hints: [
      `Why does the resident think that five newspapers cannot be wrong in the same way? When could they be?`,
      `How do you suppose a newspaper in another state learned about this mine?`,
    ],
  },
]

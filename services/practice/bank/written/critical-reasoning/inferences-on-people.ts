import type { WrittenQuestion } from '../written-question.ts'

/** What follows about speakers, pupils, tenants, pianists and pairs who guess. */
export const inferencesOnPeople: readonly WrittenQuestion[] = [
  {
    id: 'cr-0168',
    version: 2,
    skill: 'cr-inference',
    difficulty: -0.2,
    stem: `The Kemi language has two words for 'we'. A speaker who says 'ta' includes the person spoken to; a speaker who says 'so' leaves that person out. In a letter to his brother, the trader Ulo writes of a certain boat: 'so built it, and ta own it.'

If Ulo uses the two words correctly and what he writes is true, which of the following must also be true?`,
    key: [
      `At least one owner of the boat had no part in building it.`,
      `'ta own it' makes the brother an owner; 'so built it' leaves him out of the building. He is such an owner.`,
    ],
    wrong: [
      [
        `The two brothers are the only people who own the boat.`,
        'too-strong',
        `'ta' includes the brother but may include further people as well.`,
      ],
      [
        `All of those who built the boat are now owners of it.`,
        'reversed-causation',
        `Ulo himself is both. His fellow builders may have been paid for their work and own nothing.`,
      ],
      [
        `Ulo's brother was living elsewhere when it was built.`,
        'real-world-belief',
        `That he had no part in building does not tell where he was. He may have stood by and watched.`,
      ],
      [
        `More people took part in building it than now own it.`,
        'wrong-comparison',
        `Neither number is given. There may be two builders and ten owners.`,
      ],
    ],
    quick: [`The brother: owner by 'ta', not a builder by 'so'.`],
    full: [
      `'so built it': Ulo and others, without the brother.`,
      `'ta own it': Ulo and the brother, perhaps with others.`,
      `So the brother owns the boat and did not build it.`,
    ],
    hints: [
      `Ask of the brother alone: does he belong to the builders? To the owners?`,
      `Neither word tells how many others are meant.`,
    ],
  },
  {
    id: 'cr-0169',
    version: 3,
    skill: 'cr-inference',
    difficulty: 0.6,
    stem: `Students of the school at Arbo may use the school bus only if they live more than two miles away. Most of the students use the school bus. Most of the students stay for the afternoon club on at least one day a week.

If the statements above are true, which of the following must be true of the students at Arbo?`,
    key: [
      `Some who stay for the club live more than two miles away.`,
      `Two groups that are each more than half of the school share at least one student. Whoever is in both uses the bus and so lives far enough away.`,
    ],
    wrong: [
      [
        `Most who stay for the club live more than two miles away.`,
        'too-strong',
        `If 55 of 100 use the bus and 60 stay for the club, as few as 15 may do both.`,
      ],
      [
        `Some who stay for the club live within two miles of school.`,
        'half-right',
        `It is possible that each student of the school lives farther away, and that all who stay for the club do.`,
      ],
      [
        `All who live more than two miles away may use the school bus.`,
        'reversed-causation',
        `'Only if' makes the distance necessary. There may be further conditions, such as a fee.`,
      ],
      [
        `Most who use the school bus stay for the club once a week or more.`,
        'wrong-comparison',
        `More than half of the whole school stays. Of those on the bus, it may still be a minority: 15 of 55, for example.`,
      ],
    ],
    quick: [`More than half and more than half: they overlap. A student in the overlap lives beyond two miles.`],
    full: [
      `Bus: more than half. Club: more than half. Together they make more than the whole, so at least one student is in both.`,
      `That student uses the bus, and so lives more than two miles away.`,
      `Nothing more than 'some' follows, as the overlap may be small.`,
    ],
    hints: [
      `Can two groups of more than half of the same students be entirely separate?`,
      `How small could the overlap be if there were 100 students?`,
    ],
  },
  {
    id: 'cr-0170',
    version: 3,
    skill: 'cr-inference',
    difficulty: -0.4,
    stem: `In the new quarter of Dorra, apartments that look out on the street and apartments that look out on the yard are alike in every other respect, and their rents are the same. When both kinds are empty, those on the street are rented sooner. But tenants on the yard stay, on average, two years longer than tenants on the street.

Which of the following is most strongly supported by the information above?`,
    key: [
      `What helps to rent out an apartment need not be what keeps a tenant in it.`,
      `The view of the street helps to rent out an apartment sooner, and yet tenants leave it sooner too. So the two things can come apart.`,
    ],
    wrong: [
      [
        `What drives tenants out of apartments on the street is traffic noise.`,
        'real-world-belief',
        `Noise is a natural guess, but it does not occur in the text. The reason may be another one.`,
      ],
      [
        `An apartment on the yard stands empty for a larger part of the years.`,
        'half-right',
        `It takes longer to rent out, but it also has to be rented out less often. Which of these outweighs the other is not known.`,
      ],
      [
        `Those who have lived in both kinds of apartments like the yard better.`,
        'too-strong',
        `Nobody is said to have lived in both. Those on the yard may be people of another kind who seldom move.`,
      ],
      [
        `Owners would gain if they offered apartments on the yard for a lower rent.`,
        'out-of-scope',
        `What a different rent would do cannot be told from apartments that are rented out at the same one.`,
      ],
    ],
    quick: [`Street: quick to rent, quick to be left. So the two do not go together.`],
    full: [
      `The two kinds differ in the view only.`,
      `Street: rented sooner, left sooner. Yard: rented later, kept longer.`,
      `So a feature that attracts tenants need not hold them.`,
    ],
    hints: [
      `Set side by side how each kind does when it is rented out and afterward.`,
      `Prefer the modest statement that uses both findings and adds no cause.`,
    ],
  },
  {
    id: 'cr-0171',
    version: 2,
    skill: 'cr-inference',
    difficulty: 0.2,
    stem: `In each round of the Sorel piano competition, half of the pianists who take part in it are eliminated. This year no pianist from the Lisse academy was eliminated in the first round, and a third of those who took part in the second were from that academy.

If the statements above are true, which of the following must be true of this year's competition?`,
    key: [
      `One in six of those who took part in the first round was from the academy.`,
      `All of the academy's pianists reached the second round and made up a third of it. The first round had twice as many pianists: one third becomes one sixth.`,
    ],
    wrong: [
      [
        `One in three of those who took part in the first round was from the academy.`,
        'wrong-comparison',
        `One third is their share of the second round, which had half as many pianists as the first.`,
      ],
      [
        `At least one pianist from the academy reached the third round as well.`,
        'real-world-belief',
        `Two thirds of the second round were not from the academy, and half of it went on. The others could fill the third round.`,
      ],
      [
        `At least one pianist from the academy was eliminated in the second round.`,
        'half-right',
        `Half are eliminated, but a third can all be among the half that goes on.`,
      ],
      [
        `On the whole, pianists from the academy played better than the others.`,
        'too-strong',
        `They did well in the first round. How they played in the second and later is unknown.`,
      ],
    ],
    quick: [`Same number of academy pianists, twice the field: a third of the half is a sixth of the whole.`],
    full: [
      `Say 48 began; 24 reached the second round.`,
      `A third of 24 is 8, all from the academy. None had been lost, so 8 of the 48 were from it.`,
      `That is one in six. In the third round, of 12 pianists, there may be anything from none to eight of them.`,
    ],
    hints: [
      `Take 48 pianists for the first round and count those from the academy.`,
      `Test the options about later rounds with the best and the worst case.`,
    ],
  },
  {
    id: 'cr-0172',
    version: 3,
    skill: 'cr-inference',
    difficulty: 0.4,
    stem: `Pairs of strangers were asked to agree on the number of beans in a jar. In half of the pairs, both partners wrote down an estimate of their own before they talked. In these pairs, the number agreed on was, as a rule, about midway between the two estimates. The other pairs talked at once; here the number agreed on was, as a rule, very close to the one that had been spoken first. On average, the pairs that had written estimates came closer to the right number.

Which of the following is most strongly supported by the statements above?`,
    key: [
      `In pairs that talked at once, the judgment of one partner was in most cases used little or not at all.`,
      `Their number was 'very close to the one that had been spoken first'. What the other partner would have guessed left hardly any trace.`,
    ],
    wrong: [
      [
        `In pairs that talked at once, the partner who spoke first was the one with the poorer judgment.`,
        'too-strong',
        `These pairs did worse than the others, but one guess taken alone may be worse than the middle of two even if it is the better guess.`,
      ],
      [
        `In pairs that wrote down estimates, partners trusted each other more than those in other pairs did.`,
        'real-world-belief',
        `Meeting midway may come from trust, from politeness or from convenience. The text does not look into motives.`,
      ],
      [
        `In pairs that wrote down estimates, the number agreed on was better than either partner's estimate.`,
        'wrong-comparison',
        `The pairs are compared with other pairs. If one estimate was right, the middle of two would be worse than that.`,
      ],
      [
        `In pairs that talked at once, the partners spent less time thinking about the number in the jar.`,
        'out-of-scope',
        `No times are given. Those who talked at once may have talked for longer.`,
      ],
    ],
    quick: [`Number close to the first one spoken: the second partner's judgment hardly counted.`],
    full: [
      `Written first: the outcome lies midway, so both estimates count.`,
      `Talked at once: the outcome lies at the first number, so the other judgment hardly counts.`,
      `Why this happens, and whose judgment was better, is left open.`,
    ],
    hints: [
      `For each kind of pair, ask whose judgment can be seen in the outcome.`,
      `Pass over options that name a motive or compare something the study did not compare.`,
    ],
  },
]

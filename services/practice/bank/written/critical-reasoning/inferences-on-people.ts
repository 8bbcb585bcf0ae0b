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
      `"Ta own it" makes the brother an owner, and "so built it" leaves him out of the building. So he is an owner who did not help to build the boat.`,
    ],
    wrong: [
      [
        `The two brothers are the only people who own the boat.`,
        'too-strong',
        `"Ta" includes the brother, but it may include other people as well.`,
      ],
      [
        `All of those who built the boat are now owners of it.`,
        'reversed-causation',
        `Ulo himself helped to build the boat and is one of its owners. But the other builders may have been paid for their work and own no part of it.`,
      ],
      [
        `Ulo's brother was living elsewhere when it was built.`,
        'real-world-belief',
        `The brother had no part in the building, but that does not tell us where he was. He may have stood by and watched.`,
      ],
      [
        `More people took part in building it than now own it.`,
        'wrong-comparison',
        `The letter does not say how many people built the boat or how many own it. There may be two builders and ten owners.`,
      ],
    ],
    quick: [
      `"Ta" makes the brother an owner, and "so" shows that he was not a builder. So at least one owner had no part in building it.`,
    ],
    full: [
      `"So built it" means that Ulo and others built the boat without the brother.`,
      `"Ta own it" means that Ulo and the brother own it, perhaps with others.`,
      `So the brother owns the boat and had no part in building it. At least one owner did not help to build it.`,
    ],
    hints: [
      `The letter is addressed to the brother. What does each of the two words say about him?`,
      `Does either word tell you how many other people are meant?`,
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
      `Two groups that are each more than half of the school have at least one student in common. That student uses the bus and so lives more than two miles away.`,
    ],
    wrong: [
      [
        `Most who stay for the club live more than two miles away.`,
        'too-strong',
        `The overlap may be small. If 55 of 100 students use the bus and 60 stay for the club, as few as 15 may do both.`,
      ],
      [
        `Some who stay for the club live within two miles of school.`,
        'half-right',
        `Children who live nearby may seem likely to stay for a club. But it is possible that every student lives more than two miles away.`,
      ],
      [
        `All who live more than two miles away may use the school bus.`,
        'reversed-causation',
        `This confuses what is required with what is sufficient. "Only if" makes the distance necessary, but there may be other conditions, such as a fee.`,
      ],
      [
        `Most who use the school bus stay for the club once a week or more.`,
        'wrong-comparison',
        `Most of the whole school stays for the club. Among those on the bus, it may be a minority, such as 15 of 55.`,
      ],
    ],
    quick: [`Two groups of more than half must overlap. A student in the overlap lives more than two miles away.`],
    full: [
      `More than half of the students use the bus, and more than half stay for the club. Together that is more than the whole school, so at least one student does both.`,
      `Students may use the bus only if they live more than two miles away, so that student lives more than two miles away.`,
      `So some students who stay for the club live more than two miles away. Since the overlap may be small, we can conclude only "some," not "most."`,
    ],
    hints: [
      `Can two groups that are each more than half of the students be entirely separate?`,
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
      `The view of the street helps to rent out an apartment sooner, but tenants on the street also leave sooner. So attracting tenants and keeping them are different things.`,
    ],
    wrong: [
      [
        `What drives tenants out of apartments on the street is traffic noise.`,
        'real-world-belief',
        `Traffic noise is a natural guess, but the statements do not mention it. Tenants on the street may leave for some other reason.`,
      ],
      [
        `An apartment on the yard stands empty for a larger part of the years.`,
        'half-right',
        `An apartment on the yard takes longer to rent out but has to be rented out less often. We do not know which of these counts for more.`,
      ],
      [
        `Those who have lived in both kinds of apartments like the yard better.`,
        'too-strong',
        `The statements mention no one who has lived in both kinds of apartments. Tenants on the yard may simply be people who seldom move.`,
      ],
      [
        `Owners would gain if they offered apartments on the yard for a lower rent.`,
        'out-of-scope',
        `A lower rent might fill apartments on the yard sooner. But all the rents are the same, so the statements do not tell us what a lower rent would do.`,
      ],
    ],
    quick: [
      `Apartments on the street are rented sooner and left sooner. So what attracts tenants does not necessarily keep them.`,
    ],
    full: [
      `The two kinds of apartments differ only in their view.`,
      `Apartments on the street are rented sooner, but tenants on the yard stay two years longer on average.`,
      `So a view that helps to rent out an apartment need not be one that keeps a tenant in it.`,
    ],
    hints: [
      `How does each kind of apartment do before it is rented, and how does it do afterward?`,
      `Look for a cautious statement that uses both findings and adds no cause.`,
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
      `All of the academy's pianists reached the second round and made up a third of it. The first round had twice as many pianists, so they were a sixth of it.`,
    ],
    wrong: [
      [
        `One in three of those who took part in the first round was from the academy.`,
        'wrong-comparison',
        `One third is their share of the second round. But the first round had twice as many pianists, so there it was one sixth.`,
      ],
      [
        `At least one pianist from the academy reached the third round as well.`,
        'real-world-belief',
        `Two thirds of the pianists in the second round came from elsewhere, and only half of all of them went on. Those from elsewhere could fill the whole third round.`,
      ],
      [
        `At least one pianist from the academy was eliminated in the second round.`,
        'half-right',
        `Half of the pianists are eliminated, but the academy's third could all be in the half that goes on.`,
      ],
      [
        `On the whole, pianists from the academy played better than the others.`,
        'too-strong',
        `All pianists from the academy did survive the first round. But we do not know how they played in later rounds.`,
      ],
    ],
    quick: [
      `The first round had the same number of academy pianists in a field twice as large. So a third of the second round is a sixth of the first, or one in six.`,
    ],
    full: [
      `Suppose that 48 pianists began. Then 24 reached the second round.`,
      `A third of 24 is 8, so 8 came from the academy. None had been eliminated, so all 8 were among the 48 who began.`,
      `Since 8 of 48 is one in six, one in six of those in the first round was from the academy.`,
    ],
    hints: [
      `How many times as large as the second round was the first?`,
      `Start with 48 pianists, and count those from the academy in each of the first two rounds.`,
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
      `In these pairs, the number agreed on was "very close to the one that had been spoken first." The other partner's judgment hardly affected it.`,
    ],
    wrong: [
      [
        `In pairs that talked at once, the partner who spoke first was the one with the poorer judgment.`,
        'too-strong',
        `These pairs did worse than the others. But even the better of two guesses may be farther from the right number than the point midway between them.`,
      ],
      [
        `In pairs that wrote down estimates, partners trusted each other more than those in other pairs did.`,
        'real-world-belief',
        `Partners may meet midway out of trust, politeness, or convenience, but the statements do not mention motives.`,
      ],
      [
        `In pairs that wrote down estimates, the number agreed on was better than either partner's estimate.`,
        'wrong-comparison',
        `The point midway between two estimates is often better than either. But if one of the two was exactly right, the number in the middle was worse.`,
      ],
      [
        `In pairs that talked at once, the partners spent less time thinking about the number in the jar.`,
        'out-of-scope',
        `The other pairs took time to write, but the statements give no times. Partners who talked at once may have thought and talked for longer.`,
      ],
    ],
    quick: [
      `In pairs that talked at once, the result was close to the first number spoken. So in most of these pairs, the other partner's judgment was hardly used.`,
    ],
    full: [
      `In pairs that wrote estimates, the result was about midway, so both estimates counted.`,
      `In pairs that talked at once, the result was very close to the first number spoken.`,
      `So in most of those pairs, one partner's judgment was used little or not at all. Whose judgment was better is not known.`,
    ],
    hints: [
      `For each kind of pair, whose judgment can be seen in the number agreed on?`,
      `Rule out options that name a motive or make a comparison that the study did not make.`,
    ],
  },
]

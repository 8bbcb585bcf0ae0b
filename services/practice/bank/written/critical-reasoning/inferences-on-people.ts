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
      `"Ta own it" includes the brother among the owners, and "so built it" leaves him out of the builders. He is therefore an owner who had no part in building the boat.`,
    ],
    wrong: [
      [
        `The two brothers are the only people who own the boat.`,
        'too-strong',
        `"Ta" includes the person spoken to, here the brother. But it may include other people as well, so there may be more owners than the two brothers.`,
      ],
      [
        `All of those who built the boat are now owners of it.`,
        'reversed-causation',
        `Ulo himself helped to build the boat and now owns part of it. But the other builders may have been paid for their work and own no part.`,
      ],
      [
        `Ulo's brother was living elsewhere when it was built.`,
        'real-world-belief',
        `The words "so built it" tell us only that the brother was not one of the builders. He may have lived nearby and even watched the work.`,
      ],
      [
        `More people took part in building it than now own it.`,
        'wrong-comparison',
        `The two words tell us whether the brother is included, not how many people are meant. For all we know, two people built the boat and ten own it.`,
      ],
    ],
    quick: [
      `The brother is among the owners, because Ulo writes "ta," but not among the builders, because Ulo writes "so." He is the owner that the answer describes.`,
    ],
    full: [
      `Method: work out what each word says about the person spoken to, Ulo's brother. The words "so built it" mean that Ulo and others built the boat without him.`,
      `The words "ta own it" mean that Ulo and his brother own the boat, perhaps with other people.`,
      `Put together, the two statements describe at least one owner who was not a builder. How many other people built or own the boat remains unknown.`,
    ],
    hints: [
      `Who is "the person spoken to" in this letter?`,
      `Work out what each of the two words says about the person spoken to. Did he help to build the boat, and is he one of its owners?`,
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
      `The bus riders and the club members are each more than half of the students, so at least one student belongs to both groups. As a bus rider, that student lives more than two miles away.`,
    ],
    wrong: [
      [
        `Most who stay for the club live more than two miles away.`,
        'too-strong',
        `The overlap may be small. If 55 of 100 students use the bus and 60 stay for the club, as few as 15 may do both. The other 45 club members may live nearby.`,
      ],
      [
        `Some who stay for the club live within two miles of school.`,
        'half-right',
        `The statements do not say that any student lives within two miles. It is possible that every student at Arbo lives farther away.`,
      ],
      [
        `All who live more than two miles away may use the school bus.`,
        'reversed-causation',
        `"Only if" makes the distance a requirement for using the bus. There may be other requirements, such as a fee, so living far away need not be enough.`,
      ],
      [
        `Most who use the school bus stay for the club once a week or more.`,
        'wrong-comparison',
        `Most students stay for the club, but it does not follow that most bus riders do. If 55 of 100 students use the bus and 60 stay for the club, the overlap may be only 15. That is far from most of the 55 riders.`,
      ],
    ],
    quick: [
      `More than half of the students use the bus, and more than half stay for the club, so some do both. Those students live more than two miles away.`,
    ],
    full: [
      `Method: look for the overlap of the two majorities. Together, bus riders and club members add up to more than the whole school, so at least one student must be counted in both groups.`,
      `That student uses the bus. The first sentence says that only students who live more than two miles away may do so.`,
      `The student also stays for the club, so at least some club members live more than two miles away. The overlap may be small, so we cannot conclude that most do.`,
    ],
    hints: [
      `If the school had 100 students, what would "most" tell you about each group?`,
      `Look for the overlap of the two majorities. Could every student who stays for the club be someone who does not use the bus?`,
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
      `Apartments on the street are rented sooner, but their tenants leave sooner than those on the yard. So what attracts tenants need not be what keeps them.`,
    ],
    wrong: [
      [
        `What drives tenants out of apartments on the street is traffic noise.`,
        'real-world-belief',
        `The statements do not mention traffic noise or any other reason for leaving. Tenants on the street may move for quite different reasons.`,
      ],
      [
        `An apartment on the yard stands empty for a larger part of the years.`,
        'half-right',
        `An apartment on the yard takes longer to rent each time, but it has to be rented less often. The statements do not tell us which effect is larger.`,
      ],
      [
        `Those who have lived in both kinds of apartments like the yard better.`,
        'too-strong',
        `The statements mention no one who has lived in both kinds of apartments. Tenants on the yard may stay longer because they are people who seldom move.`,
      ],
      [
        `Owners would gain if they offered apartments on the yard for a lower rent.`,
        'out-of-scope',
        `A lower rent might well attract tenants sooner. But both kinds of apartments now rent for the same amount, so nothing here tells us whether owners would come out ahead.`,
      ],
    ],
    quick: [
      `The street side does better at attracting tenants, and the yard side does better at keeping them. Success in one does not guarantee success in the other.`,
    ],
    full: [
      `Method: compare the two findings. The apartments are alike except for what they look out on, and their rents are the same.`,
      `Those on the street are rented sooner, but tenants on the yard stay two years longer on average.`,
      `So what helps to rent out an apartment need not be what keeps its tenants. Since no reason is given for either finding, an answer that names a cause goes too far.`,
    ],
    hints: [
      `What two things do we learn about apartments on the street and on the yard?`,
      `Compare the two findings. Are the apartments that find tenants sooner also the ones that keep them longer? Beware of options that add a cause.`,
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
      `All of the academy's pianists reached the second round and made up a third of it. The first round had twice as many pianists, so the same people were one sixth of it.`,
    ],
    wrong: [
      [
        `One in three of those who took part in the first round was from the academy.`,
        'wrong-comparison',
        `One third is the academy's share of the second round. The first round had twice as many pianists, so the academy's share of it was one sixth.`,
      ],
      [
        `At least one pianist from the academy reached the third round as well.`,
        'real-world-belief',
        `Half of the pianists in the second round went on to the third. Two thirds came from elsewhere, enough to fill the whole third round without anyone from the academy.`,
      ],
      [
        `At least one pianist from the academy was eliminated in the second round.`,
        'half-right',
        `Half of the pianists in the second round were eliminated. The academy's pianists may all have been in the half that went on.`,
      ],
      [
        `On the whole, pianists from the academy played better than the others.`,
        'too-strong',
        `The academy's pianists all survived the first round. But we do not know how they did in later rounds or how well anyone played.`,
      ],
    ],
    quick: [
      `The academy had the same number of pianists in both rounds, but the first round was twice as large. One third of the second round is one sixth of the first.`,
    ],
    full: [
      `Method: choose a convenient number. If 48 pianists took part in the first round, 24 took part in the second.`,
      `A third of 24 is 8, so 8 of those in the second round were from the academy. None of its pianists had been eliminated, so these 8 were all that it had in the first round.`,
      `The academy's share of the first round was 8 of 48, or one in six. The same share results from any other starting number.`,
    ],
    hints: [
      `How large is the second round compared with the first?`,
      `Choose a convenient number: start with 48 pianists, and count those from the academy in each of the first two rounds.`,
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
      `When these pairs agreed on a number, it was "very close to the one that had been spoken first." The other partner's judgment hardly affected it in most cases.`,
    ],
    wrong: [
      [
        `In pairs that talked at once, the partner who spoke first was the one with the poorer judgment.`,
        'too-strong',
        `The pairs that talked at once were farther from the right number on average. But the first speaker may have been the better judge and still have been farther off than the midpoint of two estimates.`,
      ],
      [
        `In pairs that wrote down estimates, partners trusted each other more than those in other pairs did.`,
        'real-world-belief',
        `The statements mention no motives. Partners may settle midway between their estimates out of politeness or convenience as well as trust.`,
      ],
      [
        `In pairs that wrote down estimates, the number agreed on was better than either partner's estimate.`,
        'wrong-comparison',
        `The number agreed on was about midway between the two estimates. If one partner's estimate was exactly right, the midway number was worse than that estimate.`,
      ],
      [
        `In pairs that talked at once, the partners spent less time thinking about the number in the jar.`,
        'out-of-scope',
        `The statements give no times. Partners who talked at once may have thought and talked longer than those who wrote first.`,
      ],
    ],
    quick: [
      `In pairs that talked at once, the agreed number usually stayed very close to the first one spoken. So in most of these pairs, the other partner's judgment counted for little.`,
    ],
    full: [
      `Method: compare how each kind of pair reached its number. In pairs that wrote estimates, it was about midway between the two, so both judgments counted.`,
      `In the other pairs, the number was usually "very close to the one that had been spoken first," whatever the second partner may have thought.`,
      `So the judgment of the partner who did not speak first had little or no effect in most cases. Which partner's judgment was better is not known.`,
    ],
    hints: [
      `What were the two kinds of pairs, and how did each usually arrive at its number?`,
      `Compare how each kind of pair reached its number. In pairs that talked at once, how much did the partner who spoke second change it?`,
    ],
  },
]

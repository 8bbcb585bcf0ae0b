import type { WrittenQuestion } from '../written-question.ts'

/** Booked appointments, ambulances, sunflowers, leases and a council. */
export const ambulancesSunflowersAndLeases: readonly WrittenQuestion[] = [
  {
    id: 'cr-0271',
    skill: 'cr-evaluate',
    difficulty: 0.7,
    stem: `Last fall a county wrote to 20,000 residents about vaccination against the flu. Half of them, chosen at random, were invited to make an appointment at the county's clinic; for the other half, the letter named an appointment that had already been made. Of the first group, 28 percent were vaccinated at the clinic, and of the second, 41 percent. The county concludes that making appointments for residents increases the number who are vaccinated.

The answer to which of the following questions would be most useful in evaluating the county's conclusion?`,
    key: [
      `In each group, how many of the residents were vaccinated by a pharmacy or by their own doctor?`,
      `If the first group made up for the difference elsewhere, appointments changed the place and not the number. If both did so equally, the conclusion stands.`,
    ],
    wrong: [
      [
        `In each group, how many of the residents were vaccinated against the flu the year before that?`,
        'wrong-comparison',
        `The groups were chosen at random from the same residents, so they are likely to be alike in this.`,
      ],
      [
        `In the second group, how many of the residents came at a different hour than their letter named?`,
        'out-of-scope',
        `Those who came were vaccinated at whatever hour. The number is what counts.`,
      ],
      [
        `How much more does it cost the county to make an appointment than to invite a resident to do so?`,
        'out-of-scope',
        `It matters for whether making appointments is worth the money, not for whether it works.`,
      ],
      [
        `Would more residents have been vaccinated if the clinic had also been open in the evening?`,
        'out-of-scope',
        `This is about another measure, which would have been the same for both groups.`,
      ],
    ],
    quick: [`Counted: vaccinated at the clinic. Concluded: vaccinated. Where else can one be?`],
    full: [
      `Method: the two-answers test. First compare what was counted with what is concluded.`,
      `Counted were vaccinations at the clinic. The conclusion is about vaccinations anywhere.`,
      `If 20 percent of the first group and 7 percent of the second went to a pharmacy, both come to 48 percent, and the conclusion is wrong. If 10 percent of each did, it is right.`,
      `Since the groups were drawn at random, what they did the year before is no such difference.`,
    ],
    hints: [
      `What exactly do 28 and 41 percent count? Does the conclusion speak of the same thing?`,
      `Suppose that a resident throws the letter away. Is that the end of it, or could he or she be vaccinated after all?`,
    ],
  },
  {
    id: 'cr-0272',
    skill: 'cr-paradox',
    difficulty: 1.1,
    stem: `Two years ago ambulances in Cobalt County were given new stations, and since then they have reached people with heart attacks in half the time that it used to take. At the county's only hospital, treatment is as good as it was, and patients have not grown older. Yet among patients who are brought to this hospital alive with a heart attack, the share who die there has risen from 8 to 12 percent.

Which of the following, if true, does most to explain the rise?`,
    key: [
      `Some people with very severe heart attacks, who used to die before help came, now reach the hospital alive.`,
      `They now enter the figure, and many of them die there. The share rises although no one is worse off and some are saved.`,
    ],
    wrong: [
      [
        `The crews of ambulances now leave patients sooner than they used to, so as to be ready for the next call.`,
        'out-of-scope',
        `They leave patients who are in the hospital's care, which is as good as it was.`,
      ],
      [
        `Fewer people in the county have had heart attacks in the past two years than in the two years before them.`,
        'explains-one-side',
        `With fewer patients, fewer may die, but a share does not rise because there are fewer patients.`,
      ],
      [
        `Some people with mild heart attacks are now driven to the hospital by relatives sooner than they were before.`,
        'opposite-effect',
        `A patient who reaches the hospital sooner is more likely to survive there. This would lower the share, if anything.`,
      ],
      [
        `Hospitals in the neighboring counties have higher shares of patients who die there after a heart attack.`,
        'wrong-comparison',
        `What is usual elsewhere does not account for a change here.`,
      ],
    ],
    quick: [`The share is taken over those who arrive alive. Who arrives alive now that did not before?`],
    full: [
      `Method: both facts at once. Help comes sooner, and a larger share of those brought in alive die in the hospital.`,
      `Treatment and age are ruled out by the text. The share is taken over patients who arrive alive, so ask whether this group has changed.`,
      `Faster ambulances add to it people who would have died on the way. They are the most severe cases, and they raise the share.`,
      `Deaths in the whole county may well have fallen. The figure of the hospital does not show them.`,
    ],
    hints: [
      `Which people with heart attacks do not enter the hospital's figure at all? Could faster ambulances change their number?`,
      `The text rules out worse treatment and older patients. In what other way may the patients differ from those of two years ago?`,
    ],
  },
  {
    id: 'cr-0273',
    skill: 'cr-complete',
    difficulty: -0.2,
    stem: `Farmers in the Osper district can plant either wheat or sunflowers in spring and sell what they harvest in fall. Because last year's drought spoiled most of the district's sunflowers, their price is now unusually high. Many farmers have said that they will plant sunflowers for this reason. But the price in fall will depend on the harvest of this year, not on that of last year. A farmer who believes that others will do as they have said therefore has a reason to _______.

Which of the following most logically completes the argument?`,
    key: [
      `plant wheat, since sunflowers are likely to be plentiful and cheap in fall`,
      `If many plant sunflowers, there will be many to sell, and the high price of spring will be gone by the time of the harvest.`,
    ],
    wrong: [
      [
        `plant sunflowers, since they now bring a higher price than they usually do`,
        'restates-premise',
        `It follows the many. The argument has just said that the price of spring is not the price of fall.`,
      ],
      [
        `plant wheat, since a drought does less harm to wheat than to sunflowers`,
        'out-of-scope',
        `The choice fits, but the reason is new. Nothing was said about how wheat stands up to drought.`,
      ],
      [
        `plant both, since the price of wheat may fall as far as that of sunflowers`,
        'half-right',
        `Nothing suggests that wheat will become cheap. If many turn to sunflowers, there will be less wheat.`,
      ],
      [
        `plant sunflowers, since prices will be high if others plant them as well`,
        'inverted',
        `The effect is the reverse: the more are harvested, the lower the price.`,
      ],
    ],
    quick: [`Many plant sunflowers, so there are many to sell, so they are cheap.`],
    full: [
      `Method: prediction. 'Therefore has a reason to' asks for an action and the reason that the text has prepared.`,
      `The price in fall depends on this year's harvest. If many plant sunflowers, that harvest will be large.`,
      `A large harvest means a low price, so there is a reason for wheat. The reason in the option must be this one and no other.`,
    ],
    hints: [
      `If farmers do what they say, what will the harvest of sunflowers be like, compared with last year's?`,
      `The missing part has an action and a reason. From which sentence must the reason come?`,
    ],
  },
  {
    id: 'cr-0274',
    skill: 'cr-boldface',
    difficulty: 1.4,
    stem: `Economist: In the year since Velmont raised its minimum wage, the number of people who work in its restaurants has not fallen. Some conclude that the higher wage costs no jobs. But restaurants have leased kitchens and bought equipment that suit the staff they had, and as long as these last, it pays to keep that staff. In Ardmore, where the minimum wage was raised six years ago, employment did not fall in the first year either; yet the restaurants that have opened there since then employ a fifth fewer workers for each guest. It is too early to say what the wage will do in Velmont.

In the economist's argument, the statements 'restaurants have leased kitchens and bought equipment that suit the staff they had' and 'the restaurants that have opened there since then employ a fifth fewer workers for each guest' play which of the following roles?`,
    key: [
      `The first helps to explain why an effect may be slow to appear; the second is evidence that it did appear in a similar case.`,
      `Leases and equipment hold the old staff in place for a while. Ardmore's new restaurants, without such ties, show the effect that its first year had not shown.`,
    ],
    wrong: [
      [
        `The first helps to explain why an effect has been small so far; the second is evidence that it will be larger in this case, too.`,
        'too-strong',
        `The economist does not say that there has been a small effect, nor that Velmont will follow Ardmore: 'It is too early to say.'`,
      ],
      [
        `The first is a reason given by those who draw a certain conclusion; the second is a finding that refutes that conclusion.`,
        'wrong-speaker',
        `Those who conclude that no jobs are lost rely on the numbers of one year. Leases and equipment are brought up against them.`,
      ],
      [
        `The first describes a difference between two places; the second is evidence that this difference has had a certain effect.`,
        'distorted-detail',
        `Leases and equipment are not said to be peculiar to Velmont. They are part of why any restaurant responds slowly.`,
      ],
      [
        `The first is a cost that the economist holds to be overlooked; the second is a benefit that makes up for that cost in time.`,
        'wrong-role',
        `Fewer workers for each guest are not presented as a benefit. They are a sign that the wage costs jobs later on.`,
      ],
    ],
    quick: [`Why no effect yet; a case in which it came later; so wait.`],
    full: [
      `Method: conclusion first. It stands at the end and is cautious: too early to say.`,
      `What stands in its way: no jobs were lost in the first year. The economist has to show that this is not decisive.`,
      `First statement: kitchens and equipment make restaurants respond slowly. Second statement: in Ardmore the first year was quiet as well, and fewer workers came later, in new restaurants.`,
      `An option that lets the economist predict Velmont's future claims more than the last sentence does.`,
    ],
    hints: [
      `What does the last sentence say about Velmont, and what does it carefully not say?`,
      `Why does the economist mention that Ardmore's first year was quiet 'either'? What is the parallel meant to show?`,
    ],
  },
  {
    id: 'cr-0275',
    skill: 'cr-flaw',
    difficulty: 0.9,
    stem: `Most of the members of Linden's city council are lawyers, and most of the lawyers in Linden live in its Hill District. So most of the members of the council must live in the Hill District.

The flawed reasoning in the argument above is most similar to that in which of the following?`,
    key: [
      `Most of the books that the library lends out are novels, and most of the novels in the library were gifts. So most of the books that it lends out must have been gifts.`,
      `Most A are B, most B are C, so most A are C. The novels that are lent out may be just those that were bought, as the lawyers on the council may live elsewhere.`,
    ],
    wrong: [
      [
        `Most of the bakery's customers buy bread, and all of its bread is baked before dawn. So most of its customers must buy something that was baked before dawn.`,
        'wrong-comparison',
        `With 'all' in the second premise, the step is sound: anyone who buys bread buys something that was baked before dawn.`,
      ],
      [
        `Most of the players on the team are left-handed, and most of them are over thirty. So at least one player on the team must be both left-handed and over thirty.`,
        'wrong-comparison',
        `Two majorities of the same group must overlap. This is sound, and both premises are about one group.`,
      ],
      [
        `Most of the hotels in the valley have a pool, and most of the hotels on the coast have one. So most of the hotels in the valley must be much like those on the coast.`,
        'half-right',
        `It is flawed as well, but in another way: it takes two groups to be alike because they share one feature.`,
      ],
      [
        `Most of the plants in the garden bloom in May, and the lilac is one of the plants in the garden. So it is likely that the lilac in the garden blooms in May.`,
        'wrong-comparison',
        `From most of a group to a likely member of it is a reasonable step, and there is only one 'most'.`,
      ],
    ],
    quick: [`Most A are B, most B are C: the A may all be among the B that are not C.`],
    full: [
      `Method: write the pattern in letters. Most A are B; most B are C; therefore most A are C.`,
      `The hole: the few A among many B may be just those B that are not C. Five lawyers on a council can all live outside the district where most of 500 lawyers live.`,
      `Lent out (A), novels (B), gifts (C): the same chain with the same hole.`,
      `An option with 'all', with one group for both premises, or with a single thing follows another pattern. Two of these are even sound.`,
    ],
    hints: [
      `Write the argument with A for council members, B for lawyers, and C for those who live in the Hill District.`,
      `Which option chains two statements with 'most' so that the second begins where the first one ends?`,
    ],
  },
]

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
      `If more residents in the first group were vaccinated elsewhere, appointments may have changed only the place and not the number. If the two groups went elsewhere equally often, the conclusion is sound.`,
    ],
    wrong: [
      [
        `In each group, how many of the residents were vaccinated against the flu the year before that?`,
        'wrong-comparison',
        `The groups were chosen at random from the same residents, so about the same share of each was probably vaccinated the year before. That cannot explain why 41 percent came and not 28.`,
      ],
      [
        `In the second group, how many of the residents came at a different hour than their letter named?`,
        'out-of-scope',
        `Different hours may suggest that the appointment was not needed. But residents who came at another hour were vaccinated too, and the conclusion is about how many were.`,
      ],
      [
        `How much more does it cost the county to make an appointment than to invite a resident to do so?`,
        'out-of-scope',
        `A costly measure may not be worth taking. But the conclusion is only that making appointments increases the number who are vaccinated, whatever it costs.`,
      ],
      [
        `Would more residents have been vaccinated if the clinic had also been open in the evening?`,
        'out-of-scope',
        `Evening hours might have brought in more residents, but from both groups alike. The answer would not show whether making appointments increases the number.`,
      ],
    ],
    quick: [
      `The figures count vaccinations at the clinic, but the conclusion is about all vaccinations. So we need to know how many residents were vaccinated elsewhere.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. First compare what was counted with what is concluded.`,
      `The county counted vaccinations at the clinic. The conclusion is about residents who are vaccinated anywhere.`,
      `Suppose that 20 percent of the first group and 7 percent of the second were vaccinated elsewhere. Then both groups reach 48 percent, and the conclusion is wrong. If 10 percent of each group were, the conclusion is right. So this is the question to ask.`,
      `Since the groups were chosen at random, they are unlikely to differ in how many were vaccinated the year before.`,
    ],
    hints: [
      `What exactly do 28 and 41 percent count, and what is the conclusion about?`,
      `Suppose that a resident throws the letter away. Could that person still be vaccinated?`,
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
      `These people are now included in the figure, and many of them die in the hospital. The share rises although no one is worse off and some are saved.`,
    ],
    wrong: [
      [
        `The crews of ambulances now leave patients sooner than they used to, so as to be ready for the next call.`,
        'out-of-scope',
        `Leaving sooner might seem to harm patients. But the crews leave them at a hospital where treatment "is as good as it was."`,
      ],
      [
        `Fewer people in the county have had heart attacks in the past two years than in the two years before them.`,
        'explains-one-side',
        `Fewer heart attacks may mean fewer deaths. But a smaller number of patients does not explain why a larger share of them die.`,
      ],
      [
        `Some people with mild heart attacks are now driven to the hospital by relatives sooner than they were before.`,
        'opposite-effect',
        `Patients who reach the hospital sooner are more likely to survive. If anything, this would lower the share.`,
      ],
      [
        `Hospitals in the neighboring counties have higher shares of patients who die there after a heart attack.`,
        'wrong-comparison',
        `Other hospitals may make 12 percent look normal. But higher shares elsewhere do not explain a change at this hospital.`,
      ],
    ],
    quick: [
      `The share covers people who arrive alive. If help now comes in time for some very severe cases, the share who die in the hospital can rise.`,
    ],
    full: [
      `Method: accept both facts. Help comes sooner, and yet a larger share of those brought in alive die in the hospital.`,
      `The passage rules out worse treatment and older patients. So ask whether the group that arrives alive has changed.`,
      `Faster ambulances bring in people with very severe attacks who used to die before help came. Many of them die in the hospital, so the share rises.`,
      `Deaths in the whole county may well have fallen, but the hospital's figure does not show that.`,
    ],
    hints: [
      `Which group of people does the hospital's figure of 12 percent cover?`,
      `The passage rules out worse treatment and older patients. How else might the patients differ from those of two years ago?`,
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
      `If many farmers plant sunflowers, there will be plenty to sell, and the high spring price will be gone by fall.`,
    ],
    wrong: [
      [
        `plant sunflowers, since they now bring a higher price than they usually do`,
        'restates-premise',
        `Sunflowers do bring a high price now, but that price goes back to last year's harvest. The price in fall "will depend on the harvest of this year."`,
      ],
      [
        `plant wheat, since a drought does less harm to wheat than to sunflowers`,
        'out-of-scope',
        `Planting wheat is the right choice, but the reason is wrong. The argument does not say how well wheat stands up to drought.`,
      ],
      [
        `plant both, since the price of wheat may fall as far as that of sunflowers`,
        'half-right',
        `Planting both looks like a safe choice. But nothing suggests that wheat will become cheap. If many farmers turn to sunflowers, there will be less wheat to sell.`,
      ],
      [
        `plant sunflowers, since prices will be high if others plant them as well`,
        'inverted',
        `High prices now may suggest high prices in fall. But this reverses the effect: the more sunflowers are harvested, the lower their price.`,
      ],
    ],
    quick: [
      `If many farmers plant sunflowers, there will be plenty of them in fall, and they will be cheap. So it makes sense to plant wheat.`,
    ],
    full: [
      `Method: say what the blank needs: an action, and the reason for it that the argument has prepared.`,
      `The price in fall depends on this year's harvest. If many farmers plant sunflowers, that harvest will be large.`,
      `A large harvest means a low price, so a farmer who believes the others has a reason to plant wheat. The right option gives both this action and this reason.`,
    ],
    hints: [
      `If farmers do as they have said, what will this year's harvest of sunflowers be like?`,
      `The blank needs an action and a reason. Which sentence of the argument prepares the reason?`,
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
      `Leases and equipment keep the old staff in place for a while. Ardmore's newer restaurants, with a fifth fewer workers for each guest, show an effect that the first year did not.`,
    ],
    wrong: [
      [
        `The first helps to explain why an effect has been small so far; the second is evidence that it will be larger in this case, too.`,
        'too-strong',
        `This is close, since the economist does expect effects to be slow. But the economist does not say that Velmont will follow Ardmore: "It is too early to say."`,
      ],
      [
        `The first is a reason given by those who draw a certain conclusion; the second is a finding that refutes that conclusion.`,
        'wrong-speaker',
        `The argument does respond to a conclusion that others draw. But those people rely on the numbers for one year, and the economist uses leases and equipment against them.`,
      ],
      [
        `The first describes a difference between two places; the second is evidence that this difference has had a certain effect.`,
        'distorted-detail',
        `The economist does compare two places. But leases and equipment are not peculiar to Velmont; they explain why restaurants anywhere respond slowly.`,
      ],
      [
        `The first is a cost that the economist holds to be overlooked; the second is a benefit that makes up for that cost in time.`,
        'wrong-role',
        `Fewer workers for each guest are not presented as a benefit. They are a sign that the wage may cost jobs later.`,
      ],
    ],
    quick: [
      `The first statement explains why no effect is visible yet, and the second describes a case in which it came later.`,
    ],
    full: [
      `Method: find the conclusion first. It comes at the end and is cautious: it is too early to say what the wage will do in Velmont.`,
      `The economist must explain why the first year, with no loss of jobs, is not decisive.`,
      `The first statement does so: kitchens and equipment make restaurants respond slowly. The second shows an effect that appeared later, in Ardmore's new restaurants.`,
      `An option that lets the economist predict what will happen in Velmont goes beyond the conclusion.`,
    ],
    hints: [
      `What does the last sentence say about Velmont, and what does it avoid saying?`,
      `Why does the economist mention that employment in Ardmore did not fall in the first year "either"?`,
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
      `The pattern is: most A are B, most B are C, so most A are C. The novels that are lent out may be among those that were not gifts, just as the lawyers on the council may live elsewhere.`,
    ],
    wrong: [
      [
        `Most of the bakery's customers buy bread, and all of its bread is baked before dawn. So most of its customers must buy something that was baked before dawn.`,
        'wrong-comparison',
        `The wording resembles the original, with "most" followed by "all." But with "all" in the second premise, the step is valid: anyone who buys bread buys something baked before dawn.`,
      ],
      [
        `Most of the players on the team are left-handed, and most of them are over thirty. So at least one player on the team must be both left-handed and over thirty.`,
        'wrong-comparison',
        `Two majorities of the same team must overlap, so at least one player belongs to both. Unlike the original argument, this one is valid.`,
      ],
      [
        `Most of the hotels in the valley have a pool, and most of the hotels on the coast have one. So most of the hotels in the valley must be much like those on the coast.`,
        'half-right',
        `This argument is flawed too, but in a different way. It treats two groups as alike because they share one feature.`,
      ],
      [
        `Most of the plants in the garden bloom in May, and the lilac is one of the plants in the garden. So it is likely that the lilac in the garden blooms in May.`,
        'wrong-comparison',
        `This argument also begins with "most." But there is only one "most," and it is reasonable to infer that one plant is probably like most of the plants in the garden.`,
      ],
    ],
    quick: [`The pattern is: most A are B, and most B are C. But the A may all be among the B that are not C.`],
    full: [
      `Method: write the pattern in letters. Most A are B; most B are C; therefore, most A are C.`,
      `The flaw is that the A may all be among the B that are not C. Five lawyers on a council can all live outside the district in which most of 500 lawyers live.`,
      `In the right option, A is books lent out, B is novels, and C is gifts. The pattern and the flaw are the same.`,
      `Options with "all," with one group in both premises, or with a single thing follow other patterns.`,
    ],
    hints: [
      `Write the argument with A for council members, B for lawyers, and C for residents of the Hill District.`,
      `Which option connects two statements with "most" so that the second begins where the first ends?`,
    ],
  },
]

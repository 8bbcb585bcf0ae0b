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
      `If more residents in the first group were vaccinated elsewhere, the appointments may have changed only where people were vaccinated, not how many. If equal numbers in both groups went elsewhere, the second group keeps its lead, and the conclusion is well supported.`,
    ],
    wrong: [
      [
        `In each group, how many of the residents were vaccinated against the flu the year before that?`,
        'wrong-comparison',
        `Because the groups were "chosen at random," about the same share of each was probably vaccinated the year before. Those earlier numbers are therefore unlikely to explain why 28 percent of one group came and 41 percent of the other.`,
      ],
      [
        `In the second group, how many of the residents came at a different hour than their letter named?`,
        'out-of-scope',
        `It is tempting to think that residents who came at another hour did not need the appointment. But they were vaccinated all the same, and the conclusion is about "the number who are vaccinated," not about when they came.`,
      ],
      [
        `How much more does it cost the county to make an appointment than to invite a resident to do so?`,
        'out-of-scope',
        `The cost matters to a county that must decide whether to keep making appointments. But the conclusion is only that appointments increase "the number who are vaccinated," whatever they cost.`,
      ],
      [
        `Would more residents have been vaccinated if the clinic had also been open in the evening?`,
        'out-of-scope',
        `Evening hours might have brought in more residents, but probably in both groups alike. Either way, the answer tells us nothing about whether appointments made in advance increase "the number who are vaccinated."`,
      ],
    ],
    quick: [
      `The figures count vaccinations "at the clinic," but the conclusion is about all vaccinations. We therefore need to know how many residents in each group were vaccinated elsewhere.`,
    ],
    full: [
      `Method: compare what the county counted with what it concludes. It counted vaccinations at its own clinic, but it concludes something about vaccinations anywhere.`,
      `Give the question about pharmacies and doctors two opposite answers. Suppose that 20 percent of the first group and 7 percent of the second were vaccinated elsewhere. Each group then reaches 48 percent, and the appointments have not increased the number vaccinated.`,
      `Suppose instead that 10 percent of each group went elsewhere. The totals are then 38 and 51 percent, and the conclusion stands. Since one answer undermines the conclusion and another supports it, this is the question to ask.`,
    ],
    hints: [
      `What exactly did the county count, and what does it conclude?`,
      `Give each question two opposite answers. Which answers would make you doubt that appointments raised the number vaccinated, and not just the number who came to the clinic?`,
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
      `These people now count among those "brought to this hospital alive," and many of them are likely to die there. The share who die can rise even though treatment is no worse and some lives are being saved.`,
    ],
    wrong: [
      [
        `The crews of ambulances now leave patients sooner than they used to, so as to be ready for the next call.`,
        'out-of-scope',
        `Crews that leave sooner might seem to neglect their patients. But the patients are then in a hospital where "treatment is as good as it was." An early departure does not explain why a larger share of them die there.`,
      ],
      [
        `Fewer people in the county have had heart attacks in the past two years than in the two years before them.`,
        'explains-one-side',
        `Fewer heart attacks would mean fewer patients and probably fewer deaths. But a smaller number of patients does not explain why a larger share of them die.`,
      ],
      [
        `Some people with mild heart attacks are now driven to the hospital by relatives sooner than they were before.`,
        'opposite-effect',
        `People with mild attacks are likely to survive, especially if they arrive sooner. Their earlier arrival would, if anything, lower the share who die, but that share has risen.`,
      ],
      [
        `Hospitals in the neighboring counties have higher shares of patients who die there after a heart attack.`,
        'wrong-comparison',
        `Higher shares elsewhere may make 12 percent look normal. But they do not explain why the share at this hospital "has risen from 8 to 12 percent."`,
      ],
    ],
    quick: [
      `The figure covers only patients who reach the hospital alive. Faster help adds some people with very severe attacks who used to die before help came. Many of these are likely to die in the hospital.`,
    ],
    full: [
      `Method: accept both facts. Ambulances arrive sooner, and yet a larger share of the patients brought in alive die in the hospital.`,
      `Treatment is as good as before, and patients are no older. What may have changed is which people are still alive when they arrive.`,
      `Some people with very severe attacks used to die before an ambulance came. Now they are brought in alive, and since many of them are likely to die there, the hospital's share rises.`,
      `So the rise is no sign of worse care. In the county as a whole, fewer people may now die of heart attacks, even though the hospital's share has risen.`,
    ],
    hints: [
      `Which group of people does the hospital's figure of 12 percent cover?`,
      `Look for a change in the group that the figure covers. If patients are no older and are treated just as well, how else might they differ from those of two years ago?`,
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
      `If many farmers plant sunflowers, the harvest will be large, and a large harvest lowers the price. That gives a farmer who believes the others a reason to plant wheat instead.`,
    ],
    wrong: [
      [
        `plant sunflowers, since they now bring a higher price than they usually do`,
        'restates-premise',
        `Sunflowers do bring a high price now, but last year's drought is the reason. What counts for the farmer is the price in fall, which "will depend on the harvest of this year."`,
      ],
      [
        `plant wheat, since a drought does less harm to wheat than to sunflowers`,
        'out-of-scope',
        `The choice of wheat is right, but the reason is not. The argument mentions the drought only to explain today's price, and it never says how well wheat survives one.`,
      ],
      [
        `plant both, since the price of wheat may fall as far as that of sunflowers`,
        'half-right',
        `Planting both looks like a safe choice, but nothing suggests that wheat will become cheap. If many farmers turn to sunflowers, less wheat will be harvested, so its price is more likely to rise.`,
      ],
      [
        `plant sunflowers, since prices will be high if others plant them as well`,
        'inverted',
        `Today's "unusually high" price comes from a small harvest. If others plant sunflowers too, the harvest will be large, and the price in fall will be low rather than high.`,
      ],
    ],
    quick: [
      `If farmers do as they say, sunflowers will be plentiful and cheap in fall. A farmer who expects this has a reason to plant wheat.`,
    ],
    full: [
      `Method: predict what belongs in the blank. The blank needs an action for a farmer who believes the others, and a reason based on the price in fall.`,
      `That price depends on this year's harvest. If many farmers plant sunflowers, the harvest will be large.`,
      `A large harvest means a low price for sunflowers in fall. A farmer who believes the others therefore has a reason to plant wheat instead.`,
    ],
    hints: [
      `When will a farmer sell this year's crop, and what will its price depend on?`,
      `Predict an action and a reason for it before you read the options. If farmers do as they have said, how large will this year's harvest of sunflowers be?`,
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
      `Leased kitchens and equipment make it pay to keep the old staff for a while, so job losses may come late. In Ardmore they seem to have done so: employment did not fall in the first year, but newer restaurants employ "a fifth fewer workers for each guest."`,
    ],
    wrong: [
      [
        `The first helps to explain why an effect has been small so far; the second is evidence that it will be larger in this case, too.`,
        'too-strong',
        `The first half comes close, although the economist does not say that there has been any effect yet. The second half fails, because the economist makes no prediction: "It is too early to say what the wage will do in Velmont."`,
      ],
      [
        `The first is a reason given by those who draw a certain conclusion; the second is a finding that refutes that conclusion.`,
        'wrong-speaker',
        `Those who conclude that the higher wage "costs no jobs" rely on the first year's numbers, not on leases. The economist mentions the leases in order to answer them, and the Ardmore finding casts doubt on their conclusion without refuting it.`,
      ],
      [
        `The first describes a difference between two places; the second is evidence that this difference has had a certain effect.`,
        'distorted-detail',
        `The first statement does not compare Velmont with Ardmore; it explains why restaurants may be slow to change their staff. The second reports what happened in Ardmore after the wage rose, not what some difference between the two places led to.`,
      ],
      [
        `The first is a cost that the economist holds to be overlooked; the second is a benefit that makes up for that cost in time.`,
        'wrong-role',
        `The economist does not call the leases an overlooked cost or fewer workers a benefit. The leases explain why restaurants keep their staff for now, and fewer workers are a sign that the wage may cost jobs later.`,
      ],
    ],
    quick: [
      `The first statement explains why jobs may not disappear at once. The second reports that newer restaurants in Ardmore employ fewer workers per guest, which is evidence that the effect came later there.`,
    ],
    full: [
      `Method: find the conclusion first. It comes at the end and is cautious: "It is too early to say what the wage will do in Velmont."`,
      `To support it, the economist must show why a year without job losses settles nothing.`,
      `The first statement gives a reason for delay: restaurants keep the staff that suits their kitchens and equipment. The second shows that in Ardmore the effect did appear later. Newer restaurants employ fewer workers per guest, although the first year showed no loss.`,
      `The option in which the effect "will be larger in this case, too" fails because the economist makes no prediction for Velmont.`,
    ],
    hints: [
      `What does the last sentence say about Velmont, and what does it avoid saying?`,
      `Find the conclusion and then ask how each statement serves it. Why does the economist mention that employment in Ardmore "did not fall in the first year either"?`,
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
      `The pattern matches: most A are B, most B are C, so most A are C. The novels that are lent out may be ones that were not gifts, just as the lawyers on the council may live outside the Hill District.`,
    ],
    wrong: [
      [
        `Most of the bakery's customers buy bread, and all of its bread is baked before dawn. So most of its customers must buy something that was baked before dawn.`,
        'wrong-comparison',
        `The second premise says "all," not "most." Whoever buys bread therefore buys something baked before dawn, so this conclusion follows, while the one about the council does not.`,
      ],
      [
        `Most of the players on the team are left-handed, and most of them are over thirty. So at least one player on the team must be both left-handed and over thirty.`,
        'wrong-comparison',
        `Both premises are about the same group, the team. If more than half are left-handed and more than half are over thirty, at least one player must be both, so this reasoning has no flaw.`,
      ],
      [
        `Most of the hotels in the valley have a pool, and most of the hotels on the coast have one. So most of the hotels in the valley must be much like those on the coast.`,
        'half-right',
        `This argument is flawed, but in a different way. It treats two groups of hotels as alike because they share a pool, while the argument about the council links one majority to another.`,
      ],
      [
        `Most of the plants in the garden bloom in May, and the lilac is one of the plants in the garden. So it is likely that the lilac in the garden blooms in May.`,
        'wrong-comparison',
        `Only one premise says "most," and the conclusion says only that something "is likely." That is a reasonable inference about one plant, while the argument about the council is flawed.`,
      ],
    ],
    quick: [
      `The lawyers on the council may be exceptions among Linden's lawyers. In the same way, the novels that are lent out may be exceptions among the library's novels.`,
    ],
    full: [
      `Method: write the argument in letters, with A for council members, B for lawyers, and C for residents of the Hill District. Most A are B; most B are C; therefore, most A are C.`,
      `That does not follow. Suppose that Linden has 500 lawyers and that most of them live in the Hill District. The five lawyers on a council of seven may still all live elsewhere.`,
      `The argument about the library has the same pattern and the same gap: A is books lent out, B is novels, and C is gifts.`,
      `The bread argument has "all" in its second premise, and the lilac argument is about a single plant. The team and hotel arguments do not link one majority to another.`,
    ],
    hints: [
      `The first premise is about most of the council's members. Whom is the second premise about?`,
      `Replace the three groups with the letters A, B, and C, and write down the pattern. Which option has two statements with "most," linked in the same order?`,
    ],
  },
]

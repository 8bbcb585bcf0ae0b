import type { WrittenQuestion } from '../written-question.ts'

/** A court, fireflies, snakebites, a software company and home repairs. */
export const mediatorsFirefliesAndVenom: readonly WrittenQuestion[] = [
  {
    id: 'cr-0236',
    skill: 'cr-assumption',
    difficulty: 0.5,
    stem: `Two years ago the small-claims court of Dunmore County began to require that the two sides of every dispute meet with a mediator before a trial is scheduled. Since then, 55 percent of all disputes have been settled at these meetings and have never gone to trial. Mediation has thus spared the court more than half of the trials that it would otherwise have had to hold.

Which of the following is an assumption on which the argument depends?`,
    key: [
      `Few of the disputes that were settled with a mediator would have been settled before trial anyway.`,
      `If many of these disputes would have been settled before trial anyway, mediation spared the court no trial in those cases. The argument must rule this out in order to conclude "more than half."`,
    ],
    wrong: [
      [
        `The two sides of a dispute that is settled with a mediator are more satisfied than they would be after a trial.`,
        'out-of-scope',
        `If the two sides are more satisfied, that is a point in favor of mediation. But the conclusion is only about how many trials the court was spared.`,
      ],
      [
        `The fees that the court pays to mediators are lower than the cost of the trials that it no longer has to hold.`,
        'out-of-scope',
        `Lower fees would mean that mediation saves the court money. But the conclusion is about how many trials it saves, not how much money.`,
      ],
      [
        `Mediators have become better at bringing about settlements during the two years that the rule has been in force.`,
        'not-required',
        `The 55 percent covers the whole two years. It makes no difference to the argument whether the mediators got better along the way or were equally good from the start.`,
      ],
      [
        `Disputes that are not settled with a mediator take no less time at trial than they would have taken without mediation.`,
        'wrong-comparison',
        `The conclusion is about how many trials the court "would otherwise have had to hold." How long the remaining trials take does not change that number.`,
      ],
    ],
    quick: [
      `The 55 percent were settled with a mediator, but some of them might have been settled before trial without one. The argument assumes that there are few such disputes.`,
    ],
    full: [
      `Method: use negation: suppose that an option is false, and ask whether mediation still spared the court more than half of its trials.`,
      `The argument counts every dispute settled with a mediator as a trial avoided. That leaves no room for disputes that would never have gone to trial.`,
      `Suppose that many of these disputes would have been settled before trial anyway. Then mediation avoided far fewer trials than the 55 percent suggests, and the conclusion no longer follows.`,
      `The other options fail this test. Even if fees are high, the parties are dissatisfied, or the remaining trials take longer, the number of trials avoided stays the same.`,
    ],
    hints: [
      `According to the conclusion, what would have happened in these disputes without mediation?`,
      `Use negation on each option. Which one, if false, would mean that mediation had spared the court far fewer trials?`,
    ],
  },
  {
    id: 'cr-0237',
    skill: 'cr-strengthen',
    difficulty: 0.4,
    stem: `Over the past twenty years, fireflies have become rare in the suburbs of Halden County, although they are as common as ever on the farmland around them. Male fireflies find mates by flashing at dusk. The entomologist Ines Caldera believes that the outdoor lights of the suburbs are to blame, because females there can no longer make out the flashes.

Which of the following, if true, gives the most support to Caldera's explanation?`,
    key: [
      `In one suburb, whose lawns are treated like those of the others but whose residents voted to keep it unlit, fireflies are common.`,
      `This suburb's lawns are treated like those of the others, but it has no outdoor lights. Since fireflies are common there, lawn treatment is an unlikely cause and light a likely one.`,
    ],
    wrong: [
      [
        `Fireflies are common on farms that use large amounts of the same weed killers that are used on the lawns of the suburbs.`,
        'half-right',
        `Fireflies are common despite the same weed killers, so weed killers are probably not the cause. But other features of suburbs, such as mowing or traffic, remain possible, and nothing points to light.`,
      ],
      [
        `Crickets, which find their mates by sound rather than by light, have become nearly as rare in the suburbs as fireflies have.`,
        'opposite-effect',
        `Crickets find mates by sound rather than by light, so lights should not keep them from mating. Their decline suggests that something else in the suburbs harms both insects.`,
      ],
      [
        `The number of outdoor lights in the suburbs of the county has more than doubled in the course of the past twenty years.`,
        'half-right',
        `The number of lights grew while fireflies became rare. But roads and treated lawns may have increased as well, so this does not show that light is to blame.`,
      ],
      [
        `Female fireflies stay close to the ground and respond to a male's flash only if its rhythm is that of their own kind.`,
        'out-of-scope',
        `This describes how females respond to flashes anywhere, in the suburbs or on a farm. It does not suggest that outdoor lights keep them from making out the flashes.`,
      ],
    ],
    quick: [
      `Suburbs differ from farmland in many ways besides light. A suburb with the same lawns but no lights still has many fireflies, which points to the lights as the cause elsewhere.`,
    ],
    full: [
      `Method: consider other causes. Lawn treatment, traffic, and outdoor lights all come with suburbs, so the strongest support separates light from the rest.`,
      `The unlit suburb does that. Its lawns are treated like those of other suburbs, and if lawn treatment were to blame, fireflies should be rare there too.`,
      `Fireflies are common there instead. The main known difference is the lack of light, just as Caldera's explanation would predict.`,
      `The option about weed killers rules out one other cause but does not point to light. The option about the number of lights rules out none.`,
    ],
    hints: [
      `In what ways does a suburb differ from the farmland around it?`,
      `Consider other causes that come with suburbs. Which option describes a place that has them but lacks what Caldera blames?`,
    ],
  },
  {
    id: 'cr-0238',
    skill: 'cr-weaken',
    difficulty: 0.5,
    stem: `Of hikers bitten by rattlesnakes in the Corvo Range, those who were in a hospital within one hour suffered permanent injury more often than those who took longer to get there. A ranger infers that haste does harm: hurrying makes the heart beat faster, and this spreads the venom. She will advise hikers who have been bitten to rest before they set out for help.

Which of the following, if true, most seriously weakens the ranger's inference?`,
    key: [
      `Hikers reach a hospital within the hour mainly by helicopter, which is called only if a bite is very severe.`,
      `If helicopters are called only for very severe bites, the hikers who arrived early were worse off from the start. The severity of the bites would explain both the early arrival and the injuries.`,
    ],
    wrong: [
      [
        `Among the hikers who took longer than one hour, many were not sure at first whether a rattlesnake had bitten them.`,
        'out-of-scope',
        `Being unsure may explain why they arrived later. But nothing is said about how bad their bites were, so it does not explain why they had fewer permanent injuries.`,
      ],
      [
        `The heart of a hiker who has been bitten beats faster from fear, even if he or she sits perfectly still.`,
        'half-right',
        `Fear may make the heart beat faster even at rest. But hurrying may make it beat faster still, so the ranger's inference can stand.`,
      ],
      [
        `Few hikers carry a remedy for snake venom, and those who do are in most cases not trained in how to use it.`,
        'out-of-scope',
        `A remedy used badly might do harm. But nothing suggests that hikers who arrived early used one more or less often than the others, so the difference in injuries is left unexplained.`,
      ],
      [
        `Rattlesnake bites in the range were as frequent in cool months, when hikers walk fast, as in the hot ones.`,
        'distorted-detail',
        `Walking fast before a bite is not the haste that the ranger means. How often bites happen tells us nothing about what hurrying does afterward.`,
      ],
    ],
    quick: [
      `A very severe bite could lead to both a helicopter flight and a permanent injury. The injuries of the early group would then be due to the bites, not to haste.`,
    ],
    full: [
      `Method: look for an alternative cause. Hikers who arrived early suffered more permanent injuries, and the ranger blames their haste.`,
      `But the two groups may have differed before anyone hurried. If helicopters are called only for very severe bites, the hikers who arrived within the hour mostly had such bites.`,
      `We would then expect more permanent injuries in this group even if a fast trip helped each of its members. So the ranger's inference is weakened.`,
      `None of the other options shows why, apart from haste, the early group might have had more injuries.`,
    ],
    hints: [
      `Which two groups of hikers does the ranger compare?`,
      `Look for an alternative cause. Why might some hikers have reached a hospital so much sooner than others?`,
    ],
  },
  {
    id: 'cr-0239',
    skill: 'cr-inference',
    difficulty: 1.5,
    stem: `At Larkfield Software, each new release is reviewed by exactly two of the company's 12 engineers before it is shipped. To spread the work, the company allows no engineer to review more than five releases in a year. Last year it shipped 26 new releases, and the rules were followed without exception.

If the statements above are true, which of the following must be true about last year?`,
    key: [
      `At least four of the company's engineers reviewed five releases each.`,
      `The 26 releases required 52 reviews. If all 12 engineers had stopped at four, there would have been only 48. At least 4 reviews must therefore have been an engineer's fifth, each by a different engineer.`,
    ],
    wrong: [
      [
        `At least four releases were reviewed by each of the company's engineers.`,
        'too-strong',
        `The average is more than four reviews per engineer, but one engineer may have done none. Eleven engineers with up to five reviews each can do as many as 55, and only 52 were required.`,
      ],
      [
        `No two of the engineers reviewed the same two releases during that year.`,
        'not-required',
        `Nothing in the rules keeps the same two engineers from reviewing several releases together, as long as neither reviews more than five.`,
      ],
      [
        `Most of the company's engineers reviewed five releases during that year.`,
        'too-strong',
        `Four engineers with five reviews and eight with four make 20 + 32 = 52. In that case, only four of the 12 engineers reviewed five releases.`,
      ],
      [
        `The company could have shipped at most three more releases under the rules.`,
        'off-by-one',
        `Twelve engineers with five reviews each can do 60 reviews, enough for 30 releases. The company could therefore have shipped four more than 26.`,
      ],
    ],
    quick: [
      `The releases required 52 reviews, but 12 engineers with four reviews each do only 48. At least four engineers must have done a fifth review.`,
    ],
    full: [
      `Method: count the reviews in two ways: by release and by engineer. Two reviews for each of 26 releases make 52.`,
      `If each of the 12 engineers had reviewed no more than four releases, there would have been at most 48 reviews, which is 4 too few.`,
      `No engineer may do a sixth review, so the missing 4 must be fifth reviews by four different engineers. If some engineers reviewed fewer than four, still more had to do five.`,
      `Four engineers can be enough, and one engineer may have reviewed nothing. That rules out the options with "most" and "each of the company's engineers."`,
    ],
    hints: [
      `How many individual reviews did the 26 releases require altogether?`,
      `Count the reviews in two ways, by release and by engineer. How many would be missing if every engineer had stopped at four?`,
    ],
  },
  {
    id: 'cr-0240',
    skill: 'cr-evaluate',
    difficulty: 0.8,
    stem: `Three years ago the state of Norwood began to require a license of anyone who repairs homes for pay; to get one, a person must pass an examination. Since then, the consumer office has received 30 percent fewer complaints about poor home repairs, although homeowners have had as many repairs done as before. The state concludes that licensing has improved the quality of the repairs that homeowners get.

The answer to which of the following questions would be most useful in evaluating the state's conclusion?`,
    key: [
      `Does the consumer office accept complaints about repairs by people who have no license?`,
      `If the office rejects such complaints, poor repairs by people without a license go uncounted, and the drop may mean nothing. If it accepts them, the drop is better evidence of improved repairs.`,
    ],
    wrong: [
      [
        `Did most people who repaired homes before the law pass the examination the first time?`,
        'out-of-scope',
        `A high pass rate might mean that most of them were already competent or that the examination was easy. It does not tell us whether homeowners now get better repairs.`,
      ],
      [
        `Do people with a license charge more for the same repairs than they did three years ago?`,
        'out-of-scope',
        `Higher charges might be a drawback of the law. But the conclusion is about "the quality of the repairs," not their price.`,
      ],
      [
        `How many of the complaints that the office received led to a payment to the homeowner?`,
        'out-of-scope',
        `A payment may show that a complaint was justified. But it comes after the complaint and does not tell us why there are now fewer complaints.`,
      ],
      [
        `Is the examination in Norwood harder to pass than those that other states require?`,
        'wrong-comparison',
        `A harder examination may sound like a better one. But what counts is whether repairs in Norwood are better than before, not how its examination compares with others.`,
      ],
    ],
    quick: [
      `Complaints may have dropped because repairs are better or because the office no longer accepts some of them. The answer to this question helps to decide between the two.`,
    ],
    full: [
      `Method: try two opposite answers to each question. The evidence is complaints that the office received; the conclusion is about the quality of repairs.`,
      `Suppose that the office does not accept complaints about people without a license. Then the number of complaints would drop even if homeowners get as many poor repairs as before.`,
      `Suppose that it does accept them. Poor repairs can then be reported no matter who did the work, and the drop of 30 percent suggests that there are fewer of them.`,
      `Since one answer undermines the conclusion and the other supports it, this is the question to ask.`,
    ],
    hints: [
      `What did the state count, and what does it conclude about home repairs?`,
      `Try two opposite answers to each question. Which answers would change what the drop in complaints tells you about repairs?`,
    ],
  },
]

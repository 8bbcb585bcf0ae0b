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
      `If many of these disputes would have been settled anyway, mediation spared the court no trial in those cases, and "more than half" is too much.`,
    ],
    wrong: [
      [
        `The two sides of a dispute that is settled with a mediator are more satisfied than they would be after a trial.`,
        'out-of-scope',
        `Satisfaction would be a point in favor of mediation, but the conclusion is only about how many trials were avoided.`,
      ],
      [
        `The fees that the court pays to mediators are lower than the cost of the trials that it no longer has to hold.`,
        'out-of-scope',
        `Comparing fees with "the cost of the trials" shows whether money is saved. But the conclusion is about the number of trials.`,
      ],
      [
        `Mediators have become better at bringing about settlements during the two years that the rule has been in force.`,
        'not-required',
        `Better mediators would settle more disputes. But the figure of 55 percent covers both years, however it was reached.`,
      ],
      [
        `Disputes that are not settled with a mediator take no less time at trial than they would have taken without mediation.`,
        'wrong-comparison',
        `The length of trials is a different matter. The conclusion is about how many trials there would have been.`,
      ],
    ],
    quick: [
      `The conclusion is about what "would otherwise" have happened. So ask what would have become of these disputes without a mediator.`,
    ],
    full: [
      `Method: negate each option, and see whether the conclusion still follows.`,
      `The evidence is that 55 percent of disputes are settled with a mediator. The conclusion is that they would otherwise have required trials.`,
      `Suppose that many of them would have been settled before trial anyway. Then fewer than half of the trials may have been avoided, and the conclusion fails. So the argument assumes that few of them would have been.`,
      `Negating the options about costs, satisfaction, and the length of trials does not change the number of trials.`,
    ],
    hints: [
      `The words "would otherwise have had to hold" compare the present with another situation. What do we know about that situation?`,
      `Suppose that the county had never hired a mediator. What must be true of these 55 percent if the conclusion is right?`,
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
      `This suburb is like the others except that it has no light. That fireflies are common there rules out the other features of suburbs as the cause.`,
    ],
    wrong: [
      [
        `Fireflies are common on farms that use large amounts of the same weed killers that are used on the lawns of the suburbs.`,
        'half-right',
        `If fireflies are common in spite of "the same weed killers," weed killer is ruled out. But mowing, paving, or traffic may still be the cause, and nothing points to light.`,
      ],
      [
        `Crickets, which find their mates by sound rather than by light, have become nearly as rare in the suburbs as fireflies have.`,
        'opposite-effect',
        `Crickets and fireflies both decline, which may seem to point to one cause. But crickets do not need darkness, so the cause is probably something other than light.`,
      ],
      [
        `The number of outdoor lights in the suburbs of the county has more than doubled in the course of the past twenty years.`,
        'half-right',
        `The number of lights grew while fireflies declined. But so, probably, did the number of roads, lawns, and other things that come with new houses.`,
      ],
      [
        `Female fireflies stay close to the ground and respond to a male's flash only if its rhythm is that of their own kind.`,
        'out-of-scope',
        `Flashes and females are part of the explanation. But this describes how females respond anywhere, not that light keeps them from doing so.`,
      ],
    ],
    quick: [
      `Suburbs differ from farmland in many ways, so one difference has to be isolated. A suburb that is like the others but unlit, and has many fireflies, points to the light.`,
    ],
    full: [
      `Method: look for another cause. Lawns, roads, sprays, and lights all came with the suburbs. Which fact separates light from the others?`,
      `The unlit suburb has everything but the light. If any of the other features were to blame, fireflies would be rare there as well.`,
      `They are common, so the other features are ruled out together and light remains. No other option supports Caldera as much.`,
      `The option about weed killer rules out only a single suspect, and the option about more lights rules out none.`,
    ],
    hints: [
      `In how many ways do these suburbs differ from the farmland?`,
      `Which option describes a place that differs from the other suburbs only in what Caldera blames?`,
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
      `If helicopters are called only for severe bites, the hikers who arrived early were worse off from the start. Severe bites would explain both the early arrival and the injuries.`,
    ],
    wrong: [
      [
        `Among the hikers who took longer than one hour, many were not sure at first whether a rattlesnake had bitten them.`,
        'out-of-scope',
        `Hikers who "were not sure" lost time, which explains why some took longer. But all of them had been bitten, and nothing shows that their bites were milder.`,
      ],
      [
        `The heart of a hiker who has been bitten beats faster from fear, even if he or she sits perfectly still.`,
        'half-right',
        `If fear makes the heart beat faster, rest cannot keep it completely calm. But hurrying may still make it beat faster than fear alone does.`,
      ],
      [
        `Few hikers carry a remedy for snake venom, and those who do are in most cases not trained in how to use it.`,
        'out-of-scope',
        `A remedy could make a difference to injuries. But this applies equally to hikers who hurry and hikers who do not.`,
      ],
      [
        `Rattlesnake bites in the range were as frequent in cool months, when hikers walk fast, as in the hot ones.`,
        'distorted-detail',
        `Hikers who "walk fast" may remind us of the ranger's worry about haste. But the number of bites does not show what haste does after a bite.`,
      ],
    ],
    quick: [
      `Early arrival and permanent injury go together, and a very severe bite could lead to both. If helicopters fly only for such bites, arriving early is not what does the harm.`,
    ],
    full: [
      `Method: accept that hikers who arrived early were injured more often, and look for something that led to both.`,
      `The ranger infers that hurrying causes injury. But hikers did not arrive early or late by chance.`,
      `If helicopters bring mainly hikers with very severe bites, the early group would have more injuries even if speed helps each of them. So the inference is weakened.`,
      `Fear, remedies, and the time of year do not explain why the early group suffered more injuries.`,
    ],
    hints: [
      `The ranger compares two groups of hikers. What decided which group a hiker ended up in?`,
      `Look for a difference between the two groups of hikers that existed before anyone hurried.`,
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
      `The 26 releases required 52 reviews. If all twelve engineers had stopped at four, there would have been only 48, so at least four engineers must have done a fifth.`,
    ],
    wrong: [
      [
        `At least four releases were reviewed by each of the company's engineers.`,
        'too-strong',
        `The average is more than four per engineer. But eleven engineers with up to five each can do 52 reviews, so one may have done none.`,
      ],
      [
        `No two of the engineers reviewed the same two releases during that year.`,
        'not-required',
        `There were enough pairs of engineers to avoid this. But no rule keeps the same two engineers from reviewing two or more releases together.`,
      ],
      [
        `Most of the company's engineers reviewed five releases during that year.`,
        'too-strong',
        `Four engineers with five reviews and eight with four make 20 + 32 = 52. In that case only a third of them did five.`,
      ],
      [
        `The company could have shipped at most three more releases under the rules.`,
        'off-by-one',
        `Some engineers did reach their limit, so little room seems to be left. But twelve engineers can do 60 reviews, enough for 30 releases, which is four more than 26.`,
      ],
    ],
    quick: [`The releases required 52 reviews, and 12 × 4 = 48. The other 4 reviews must each be an engineer's fifth.`],
    full: [
      `Method: count the same thing in two ways. Each release requires two reviews, and each engineer does at most five.`,
      `The releases required 26 × 2 = 52 reviews. At four each, twelve engineers would have done 48.`,
      `Each of the other 4 reviews must be an engineer's fifth, because none did a sixth. So at least four engineers reviewed five releases each.`,
      `The number can be exactly four, and one engineer may have done none. This rules out the options with "most" and "each."`,
    ],
    hints: [
      `How many individual reviews did the 26 releases require altogether?`,
      `Suppose that every engineer had stopped at four reviews. How many reviews would have been missing?`,
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
      `If the office does not accept them, some poor repairs are no longer counted, and fewer complaints may hide just as many poor repairs. If it does, the decline is better evidence.`,
    ],
    wrong: [
      [
        `Did most people who repaired homes before the law pass the examination the first time?`,
        'out-of-scope',
        `A good result on the first try suggests skill. But however often these people tried, the question is whether repairs are better now.`,
      ],
      [
        `Do people with a license charge more for the same repairs than they did three years ago?`,
        'out-of-scope',
        `Higher charges may be a cost of the law. But the conclusion is about "the quality of the repairs," not their price.`,
      ],
      [
        `How many of the complaints that the office received led to a payment to the homeowner?`,
        'out-of-scope',
        `Payments might show how serious the complaints were. But what happens after a complaint does not show whether there are fewer reasons to complain.`,
      ],
      [
        `Is the examination in Norwood harder to pass than those that other states require?`,
        'wrong-comparison',
        `An examination that is "harder to pass" than others sounds like a higher standard. But the Norwood examination may raise quality in Norwood however it compares with others.`,
      ],
    ],
    quick: [
      `Complaints may have dropped because there are fewer poor repairs or because some can no longer be reported.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. The evidence is complaints received, and the conclusion is about repairs. Ask what else could lower the number of complaints.`,
      `If the answer is no, a homeowner cannot complain about a poor repair by a person without a license. That alone could explain the drop.`,
      `If the answer is yes, all poor repairs can still be reported, and the drop suggests better work. So this question matters most.`,
      `The questions about prices, payments, and other states do not affect the step from complaints to quality.`,
    ],
    hints: [
      `What has to happen before a poor repair becomes a complaint that the office counts?`,
      `The law may have changed how repairs are done. How may it also have changed what the office counts?`,
    ],
  },
]

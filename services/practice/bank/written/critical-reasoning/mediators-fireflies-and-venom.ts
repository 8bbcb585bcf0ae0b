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
      `If many of these disputes used to be settled by the two sides on their own, mediation did not spare the court trials for them, and 'more than half' is too much.`,
    ],
    wrong: [
      [
        `The two sides of a dispute that is settled with a mediator are more satisfied than they would be after a trial.`,
        'out-of-scope',
        `It would speak for mediation. The conclusion is only about how many trials were avoided.`,
      ],
      [
        `The fees that the court pays to mediators are lower than the cost of the trials that it no longer has to hold.`,
        'out-of-scope',
        `This would matter to a claim about money. The argument counts trials.`,
      ],
      [
        `Mediators have become better at bringing about settlements during the two years that the rule has been in force.`,
        'not-required',
        `The figure of 55 percent holds for both years together. Whether it rose in between changes nothing.`,
      ],
      [
        `Disputes that are not settled with a mediator take no less time at trial than they would have taken without mediation.`,
        'wrong-comparison',
        `The length of trials is a different matter. The conclusion says how many trials there would have been.`,
      ],
    ],
    quick: [
      `'Would otherwise have had to hold': the argument needs to know what would have happened without a mediator.`,
    ],
    full: [
      `Method: negation. Deny an option and see whether 'spared more than half of the trials' can still be concluded.`,
      `Evidence: 55 percent settle with a mediator. Conclusion: without mediators, these 55 percent would have been trials.`,
      `Suppose that many of them would have been settled anyway, say on the courthouse steps. Then a good part of the 55 percent were never going to be trials, and the conclusion fails.`,
      `If costs, satisfaction, or the length of trials were otherwise, the count would stay as it is.`,
    ],
    hints: [
      `To what situation does 'would otherwise have had to hold' compare the present one? Is anything known about it?`,
      `Suppose that the county had never hired a mediator. What must happen to those 55 percent for the conclusion to be right?`,
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
      `Lawns and houses are the same and only the light is missing. That fireflies thrive there rules out the other features of suburbs as the cause.`,
    ],
    wrong: [
      [
        `Fireflies are common on farms that use large amounts of the same weed killers that are used on the lawns of the suburbs.`,
        'half-right',
        `It takes one rival, weed killer, out of the running. But mowing, paving, or traffic may still be to blame, and nothing points to light.`,
      ],
      [
        `Crickets, which find their mates by sound rather than by light, have become nearly as rare in the suburbs as fireflies have.`,
        'opposite-effect',
        `If insects that do not need darkness are disappearing too, something other than light is likely to be at work.`,
      ],
      [
        `The number of outdoor lights in the suburbs of the county has more than doubled in the course of the past twenty years.`,
        'half-right',
        `It shows that light grew while fireflies declined. So, however, did everything else that comes with new houses.`,
      ],
      [
        `Female fireflies stay close to the ground and respond to a male's flash only if its rhythm is that of their own kind.`,
        'out-of-scope',
        `This describes how females respond to flashes anywhere. It does not say that light keeps them from doing so.`,
      ],
    ],
    quick: [`Suburbs differ from farms in many ways. Look for a place that differs in light alone.`],
    full: [
      `Method: alternative causes. Lawns, roads, sprays, and lights all came with the suburbs. Which fact separates light from the rest?`,
      `The unlit suburb has all of these but the light. If any of the others were to blame, fireflies would be rare there as well.`,
      `They are common, so the rest falls away together. The farms with weed killer clear only a single suspect, and more lights came along with more of everything.`,
    ],
    hints: [
      `In how many ways do these suburbs differ from the farmland? Caldera picks one of them.`,
      `Which option describes a place where only the feature that Caldera blames has been changed?`,
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
      `Then the hikers who arrived early were the worst off from the beginning. Severe bites would account for both the early arrival and the injuries.`,
    ],
    wrong: [
      [
        `Among the hikers who took longer than one hour, many were not sure at first whether a rattlesnake had bitten them.`,
        'out-of-scope',
        `It explains why they took longer. It does not say that their bites were milder, since all were bitten by rattlesnakes.`,
      ],
      [
        `The heart of a hiker who has been bitten beats faster from fear, even if he or she sits perfectly still.`,
        'half-right',
        `It shows that rest cannot keep the heart quite calm. Running may still make it beat faster than fear alone.`,
      ],
      [
        `Few hikers carry a remedy for snake venom, and those who do are in most cases not trained in how to use it.`,
        'out-of-scope',
        `The ranger's inference is about haste. What hikers carry applies to those who hurry and those who do not.`,
      ],
      [
        `Rattlesnake bites in the range were as frequent in cool months, when hikers walk fast, as in the hot ones.`,
        'distorted-detail',
        `The number of bites is not in question. What matters is what happens after a bite.`,
      ],
    ],
    quick: [`Early arrival and injury go together. What might bring about both?`],
    full: [
      `Method: alternative causes. Accept that early arrivals were injured more often, and look for something behind both.`,
      `The ranger reads it as 'hurry, then injury'. But hikers were not sorted into early and late at random.`,
      `If a severe bite is what brings the helicopter, the early group consists of severe bites. It would have more injuries even if speed helps each of them.`,
      `Fear, remedies, and months do not set the two groups apart in this way.`,
    ],
    hints: [
      `What decides whether a hiker who has been bitten is in a hospital within one hour? Must it be how fast he or she walks?`,
      `Look for a difference between the two groups of hikers that was there before anyone hurried.`,
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
      `26 releases need 52 reviews. If all twelve had stopped at four, there would have been 48, so at least four engineers must have done a fifth.`,
    ],
    wrong: [
      [
        `At least four releases were reviewed by each of the company's engineers.`,
        'too-strong',
        `On average an engineer did more than four. But eleven with up to five each can do 52 reviews, so one may have done none.`,
      ],
      [
        `No two of the engineers reviewed the same two releases during that year.`,
        'not-required',
        `There are more than enough pairs of engineers to avoid it, but no rule forbids it.`,
      ],
      [
        `Most of the company's engineers reviewed five releases during that year.`,
        'too-strong',
        `Four engineers with five and eight with four make 20 + 32 = 52. Then only a third of them reached five.`,
      ],
      [
        `The company could have shipped at most three more releases under the rules.`,
        'off-by-one',
        `Twelve engineers with five reviews each make 60, enough for 30 releases. That is four more than 26.`,
      ],
    ],
    quick: [`52 reviews, 12 engineers: 12 × 4 = 48, so 4 reviews are left for a fifth.`],
    full: [
      `Method: count the same thing in two ways. Each release gives two reviews, and each engineer gives five at most.`,
      `Reviews needed: 26 × 2 = 52. With four each, twelve engineers give 48.`,
      `The other 4 reviews must each be an engineer's fifth, and no engineer does a sixth. So at least four engineers did five.`,
      `The number can be exactly four (4 × 5 + 8 × 4 = 52), and an engineer can have done none (eleven can do up to 55). This rules out 'most' and 'each'.`,
    ],
    hints: [
      `How many single reviews did the 26 releases require altogether?`,
      `Suppose that every engineer had stopped at four reviews. How far short would the company have been?`,
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
      `If it does not, poor repairs without a license no longer show up, and fewer complaints may hide as many poor repairs. If it does, the decline means more.`,
    ],
    wrong: [
      [
        `Did most people who repaired homes before the law pass the examination the first time?`,
        'out-of-scope',
        `However often they tried, the question is whether repairs are better now. The conclusion does not turn on this.`,
      ],
      [
        `Do people with a license charge more for the same repairs than they did three years ago?`,
        'out-of-scope',
        `The price may be a cost of the law, but the conclusion is about quality.`,
      ],
      [
        `How many of the complaints that the office received led to a payment to the homeowner?`,
        'out-of-scope',
        `What becomes of a complaint once it is there does not tell whether there are fewer reasons to complain.`,
      ],
      [
        `Is the examination in Norwood harder to pass than those that other states require?`,
        'wrong-comparison',
        `An examination may raise quality in Norwood however it compares with those of others.`,
      ],
    ],
    quick: [`Fewer complaints: because there are fewer poor repairs, or because some can no longer be reported?`],
    full: [
      `Method: the two-answers test. The evidence is complaints received, and the conclusion is about repairs. Ask what else could lower the number of complaints.`,
      `Answer 'no': a homeowner with a poor repair by a person without a license cannot complain. Then the figure may have dropped for this reason alone.`,
      `Answer 'yes': all poor repairs can still be reported, and the drop by 30 percent speaks for better work.`,
      `Prices, payments, and other states leave the step from complaints to quality where it was.`,
    ],
    hints: [
      `Is a complaint that the office receives the same thing as a poor repair? What lies between the two?`,
      `The law may have changed how repairs are done, or it may have changed which repairs are counted.`,
    ],
  },
]

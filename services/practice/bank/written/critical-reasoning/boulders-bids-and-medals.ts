import type { WrittenQuestion } from '../written-question.ts'

/** Boulders, prices for a bridge, larger rooms, a medal and pictures of dogs. */
export const bouldersBidsAndMedals: readonly WrittenQuestion[] = [
  {
    id: 'cr-0321',
    skill: 'cr-boldface',
    difficulty: 1.5,
    stem: `Geologist: The boulders that lie scattered over the Ellery Plain are of a rock that is found only in the mountains to the north. The textbooks say that a glacier carried them down, and they point out that the boulders are rounded and smooth, as stones are that a glacier has ground. But a river in flood leaves stones rounded and smooth, too, and unlike a glacier it does not scratch them. Of the two hundred boulders I have examined, not one bears a scratch. Scratches can weather away, of course; but on these boulders even the finest lines of the rock's own grain are still sharp. It must have been water that brought them.

In the geologist's argument, the statements 'the boulders are rounded and smooth' and 'Of the two hundred boulders I have examined, not one bears a scratch' play which of the following roles?`,
    key: [
      `The first is evidence for a view that the geologist opposes, and it fits her own view equally well; the second is evidence that tells the two views apart.`,
      `The textbooks cite smoothness as evidence for a glacier, but a river smooths stones too. Only a glacier would have left scratches, so the fact that there are none points to water rather than ice.`,
    ],
    wrong: [
      [
        `The first is evidence for a view that the geologist opposes, and she casts doubt on whether it is true; the second is her reason for doubting it.`,
        'half-right',
        `The geologist does not doubt that the boulders are smooth. She says that a river would have made them smooth as well.`,
      ],
      [
        `The first is a fact that both of the views in question are meant to explain; the second is a fact that neither of the two views is able to explain.`,
        'half-right',
        `Both views do explain why the boulders are smooth. But the geologist's view also explains why they have no scratches: a river does not scratch stones. So one of the views can explain the second fact.`,
      ],
      [
        `The first is evidence that the geologist offers for her main conclusion; the second is an objection to this conclusion, to which she then replies.`,
        'wrong-role',
        `The textbooks, not the geologist, use smoothness as evidence. The objection to which she replies is that scratches "can weather away." The absence of scratches is her own evidence.`,
      ],
      [
        `The first is a claim that follows from the view of the textbooks; the second is evidence that this claim does not hold for most of the boulders.`,
        'distorted-detail',
        `Smoothness does fit the textbooks' view. But a boulder without scratches is still smooth, so the second statement does not contradict the first. The geologist accepts both.`,
      ],
    ],
    quick: [
      `Smooth boulders may come from ice or from water, but boulders without scratches point to water. So only the second statement favors one view over the other.`,
    ],
    full: [
      `Method: start with the conclusion, which is the last sentence: water brought the boulders. The view that the geologist opposes is that a glacier did.`,
      `The textbooks use smoothness as evidence for a glacier. She replies that a river in flood smooths stones too, so this fact fits both views.`,
      `The two views differ about scratches: a glacier leaves them, and a river does not. She found none, and she explains why they cannot simply have weathered away.`,
      `So the first statement fits both views, and the second supports only hers.`,
    ],
    hints: [
      `Who uses the smoothness of the boulders as evidence, and for which view?`,
      `What would she have found on the boulders if a glacier had carried them, and what if a flood had?`,
    ],
  },
  {
    id: 'cr-0322',
    skill: 'cr-complete',
    difficulty: 1.9,
    stem: `When the city of Harlow has a bridge built, each interested builder estimates what the work will cost and names a price without knowing the prices of the others; the lowest price wins. Whoever builds it, the work will cost about the same, but estimates of that cost are never exact. The builder who wins is therefore often the one whose estimate was furthest below the true cost. And the more builders take part, the further below it the lowest estimate is likely to be. So a builder who wants to earn the usual profit on the contracts that he wins should, when many others take part, _______.

Which of the following most logically completes the argument?`,
    key: [
      `add more to his estimate than usual, since his winning would point to a large error in it`,
      `With many builders, the winner has probably underestimated the cost by a lot. Only a larger margin makes up for that error and leaves the usual profit.`,
    ],
    wrong: [
      [
        `add less to his estimate than usual, since one of the others is otherwise likely to be cheaper`,
        'opposite-effect',
        `Adding less would help him win. But he already wins mostly when his estimate is too low, so adding less would cut his profit further below the usual.`,
      ],
      [
        `add more to his estimate than usual, since the work costs more if many builders compete for it`,
        'half-right',
        `Adding more is right, but the reason is wrong: "the work will cost about the same" whoever builds it. What grows is the likely error in the winner's estimate.`,
      ],
      [
        `add what he usually adds, since the cost of the work does not depend on who else takes part`,
        'ignored-condition',
        `The cost of the work does not depend on who else takes part. But with more builders, the winning estimate is likely to be further below that cost, so the usual margin is no longer enough.`,
      ],
      [
        `trust his estimate more than usual, since the errors of many builders tend to cancel out`,
        'distorted-detail',
        `Errors may cancel out in the average of all estimates. But the contract goes to the lowest price, and the lowest of many estimates is likely to be far too low.`,
      ],
    ],
    quick: [
      `A builder who wins against many others has probably underestimated the cost by a lot. He should add more to make up for that.`,
    ],
    full: [
      `Method: follow the argument up to the blank. The winner's estimate is often far below the true cost, and the gap is likely to grow as more builders take part.`,
      `Suppose that the bridge costs $10 million and that builders usually add $1 million. With three builders, the lowest estimate may be $9.5 million. A price of $10.5 million then wins and earns $500,000.`,
      `With ten builders, the lowest estimate may be $8.5 million, and a price of $9.5 million loses $500,000. To earn the same $500,000, the builder would have to add $2 million instead of $1 million.`,
      `So with many competitors the builder has to add more than usual, because winning is a sign that the estimate was far too low.`,
    ],
    hints: [
      `What does the builder want: to win as often as possible, or to earn the usual profit on the contracts that he wins?`,
      `When many builders take part, what does winning suggest about a builder's estimate? How can he allow for that in his price?`,
    ],
  },
  {
    id: 'cr-0323',
    skill: 'cr-evaluate',
    difficulty: 0.8,
    stem: `In February the receptionists of the Pinecrest hotels were trained to offer arriving guests a larger room for $40 more. The training cost $100,000. From March to August, guests who had reserved a standard room paid $900,000 at the desk for larger rooms, compared with $100,000 in the same months of last year. The director of the hotels concludes that the training has already brought in far more than it cost.

The answer to which of the following questions would be most useful in evaluating the director's conclusion?`,
    key: [
      `Have fewer guests than last year reserved a larger room before they arrived?`,
      `The desk took in $800,000 more. If fewer guests reserved a larger room in advance, part of that may be money that used to be paid at the time of the reservation. If not, the $800,000 is probably all new money.`,
    ],
    wrong: [
      [
        `Were some of the receptionists much more successful than others in this?`,
        'out-of-scope',
        `If success was uneven, the training may have worked only for some receptionists. But the conclusion is about how much they brought in all together, not about who brought in the most.`,
      ],
      [
        `How many guests were offered a larger room at the desk and declined the offer?`,
        'not-required',
        `Guests who declined the offer paid what they would have paid anyway. The director counts only the $900,000 from guests who accepted.`,
      ],
      [
        `Do the competitors of Pinecrest ask for more than $40 for a larger room?`,
        'wrong-comparison',
        `If competitors ask for more, Pinecrest may be charging too little. But the conclusion is about what the training brought in at the present price, not about what it could have brought in.`,
      ],
      [
        `Did guests in the larger rooms enjoy their stay more than other guests did?`,
        'out-of-scope',
        `Guests who enjoyed their stay may come back later and spend more. But the conclusion is about money that has already come in.`,
      ],
    ],
    quick: [
      `Guests paid $800,000 more at the desk. Whether the hotels gained that much in all depends on whether fewer guests than before reserved a larger room in advance.`,
    ],
    full: [
      `Method: give the question about reservations two opposite answers. The evidence is money paid at the desk, and the conclusion is about money that would not have come in without the training.`,
      `Suppose that fewer guests reserve a larger room in advance. Some who used to pay for one when they made the reservation may now wait for the offer at the desk. Part of what the hotels gain there is then lost elsewhere.`,
      `Suppose instead that as many guests as before still reserve a larger room. Then the $800,000 at the desk is probably all new money, and it far exceeds the $100,000 that the training cost.`,
      `The answers to the other questions do not change how much the training brought in.`,
    ],
    hints: [
      `Where did guests pay the $900,000, and what does the director conclude from it?`,
      `Is the desk the only place where a guest can pay for a larger room? What might regular guests who have heard of the offer do?`,
    ],
  },
  {
    id: 'cr-0324',
    skill: 'cr-flaw',
    difficulty: 1.1,
    stem: `Everyone who joined the Lyndale Orchestra between 1930 and 1950 had passed the same audition at about the age of 25, and all of these musicians have since died. Those who received the orchestra's medal for forty years of service lived to be 84 on average; those who did not receive it lived to be 75. Evidently, spending their whole careers making music in the orchestra added years to these musicians' lives.

The reasoning in the argument above is most vulnerable to criticism on the grounds that it`,
    key: [
      `compares two groups one of which only people who lived to a certain age could belong to`,
      `A musician who died at 50 could not have served for forty years. The group with the medal has no early deaths, so its average would tend to be higher even if music had no effect.`,
    ],
    wrong: [
      [
        `draws a conclusion about musicians in general from the members of only one orchestra`,
        'too-broad',
        `One orchestra is a small sample of musicians. But the conclusion is about "these musicians" and is not extended to any others.`,
      ],
      [
        `overlooks that some of those without a medal may have lived longer than some of those with one`,
        'distorted-detail',
        `Some musicians without a medal may well have lived longer. But the argument compares averages, 84 and 75, and a few exceptions do not make an average wrong.`,
      ],
      [
        `takes for granted that the musicians who received the medal were more gifted than the others`,
        'wrong-role',
        `A medal may suggest talent, but this one was for length of service. By mentioning that all had passed the same audition, the argument suggests instead that the musicians were about equally gifted.`,
      ],
      [
        `fails to show that the musicians who received the medal enjoyed their work more than the others`,
        'not-required',
        `Enjoyment could be how music lengthens life. But the argument claims only that a long career added years, whether through enjoyment or in some other way.`,
      ],
    ],
    quick: [
      `A musician who joins at 25 and serves for forty years must live to at least 65. So the group with the medal cannot include early deaths, and that alone tends to raise its average.`,
    ],
    full: [
      `Method: ask how a musician gets into each group. The evidence is that musicians with the medal lived longer, and the conclusion is that their careers lengthened their lives.`,
      `Whoever joins at 25 and serves for forty years must live to about 65. All who died earlier are in the group without the medal.`,
      `So only people who lived to a certain age could belong to the group with the medal. Its higher average may simply follow from how the group was formed, so it does not show that music had an effect.`,
    ],
    hints: [
      `What did a musician have to do to receive the medal?`,
      `Take a musician who died at 50. To which of the two groups must that musician belong, and what does that do to the averages?`,
    ],
  },
  {
    id: 'cr-0325',
    skill: 'cr-strengthen',
    difficulty: 1.5,
    stem: `Every dog that is brought to the Fairmont animal shelter is photographed within the hour, either on the lawn or in the entrance hall, and is shown with this picture on the shelter's website until it is adopted. Over the past three years, dogs that were photographed on the lawn were adopted after 16 days on average, the others after 23 days. The director of the shelter believes that dogs are adopted sooner because of a picture taken outdoors.

Which of the following, if true, most strongly supports the director's belief?`,
    key: [
      `A dog is photographed on the lawn unless it happens to be raining at the time.`,
      `Then the weather decides where a dog is photographed, not anything about the dog. The two groups of dogs should be alike, so the picture is the likely cause.`,
    ],
    wrong: [
      [
        `A dog that is too nervous to be led across the yard is photographed in the hall.`,
        'opposite-effect',
        `Nervous dogs may take longer to be adopted no matter what their picture looks like. So this suggests that the dogs, not the pictures, made the difference.`,
      ],
      [
        `Visitors to the website found the dogs in pictures from the lawn to be friendlier.`,
        'half-right',
        `Pictures from the lawn may make dogs look friendlier, but it is also possible that friendlier dogs were taken to the lawn. So the dogs themselves may still have made the difference.`,
      ],
      [
        `The website shows pictures from the lawn and from the hall in the same size and order.`,
        'half-right',
        `This rules out one minor explanation, that the website gives the lawn pictures a better spot. But the dogs photographed on the lawn may still differ from the others, so the support is weak.`,
      ],
      [
        `More than half of the dogs at the shelter are adopted by people who know its website.`,
        'half-right',
        `People who know the website may have seen either kind of picture. So this option does not show that pictures from the lawn work better than pictures from the hall.`,
      ],
    ],
    quick: [
      `If only rain decides where a dog is photographed, the dogs on the lawn should be like the dogs in the hall. The picture is then the likely cause of the difference.`,
    ],
    full: [
      `Method: look for another cause of the seven-day difference. Perhaps the dogs on the lawn were different: calmer, healthier, or prettier.`,
      `To rule out such a difference, we need to know what decides where a dog is photographed. If a person chooses, the choice may depend on the dog.`,
      `If only rain decides, the choice has nothing to do with the dog. The two groups should then contain the same kinds of dogs, and only the picture differs. So the director's belief is supported.`,
      `The option about friendly-looking pictures does not help, since those dogs may really have been friendlier.`,
    ],
    hints: [
      `Which two groups of dogs does the director compare, and how does the director explain the difference?`,
      `Who or what decides where a dog is photographed? Find an option that tells you, and ask whether the choice depends on the dog.`,
    ],
  },
]

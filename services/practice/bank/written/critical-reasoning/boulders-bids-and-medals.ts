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
      `Both ice and water make stones smooth, so the first decides nothing. Scratches are what only a glacier would have left, so their absence speaks for water.`,
    ],
    wrong: [
      [
        `The first is evidence for a view that the geologist opposes, and she casts doubt on whether it is true; the second is her reason for doubting it.`,
        'half-right',
        `She does not doubt that the boulders are smooth. She says that a river would have made them so, too.`,
      ],
      [
        `The first is a fact that both of the views in question are meant to explain; the second is a fact that neither of the two views is able to explain.`,
        'half-right',
        `Water explains why there are no scratches: a river in flood does not make any. The second fact fits one view and not the other.`,
      ],
      [
        `The first is evidence that the geologist offers for her main conclusion; the second is an objection to this conclusion, to which she then replies.`,
        'wrong-role',
        `The objection to which she replies is that scratches can weather away. Their absence is her own evidence.`,
      ],
      [
        `The first is a claim that follows from the view of the textbooks; the second is evidence that this claim does not hold for most of the boulders.`,
        'distorted-detail',
        `That they lack scratches does not show that they are not smooth. The two statements are true together.`,
      ],
    ],
    quick: [`Smooth: ice or water. No scratches: water only. So water.`],
    full: [
      `Method: conclusion first. It is the last sentence: water brought the boulders. The view opposed is that a glacier did.`,
      `The textbooks use smoothness as evidence. The geologist grants it and takes away its force, because a flood makes stones smooth as well.`,
      `Scratches are the mark on which the two views part: ice makes them, water does not. Finding none is her evidence, and the sentence about weathering defends it.`,
      `An option that makes her deny the first statement, or makes the second an objection, has the direction of the argument wrong.`,
    ],
    hints: [
      `Who first mentions that the boulders are smooth, and for what purpose? What does the sentence that begins with 'But' do to it?`,
      `If a glacier had carried the boulders, what would she have found on them? And if a flood had?`,
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
      `With many builders, the one who wins has probably underestimated the cost by much. Only a larger addition makes up for that error and leaves the usual profit.`,
    ],
    wrong: [
      [
        `add less to his estimate than usual, since one of the others is otherwise likely to be cheaper`,
        'opposite-effect',
        `It would help him to win. But he wants to earn the usual profit on what he wins, and he would win with estimates that are too low.`,
      ],
      [
        `add more to his estimate than usual, since the work costs more if many builders compete for it`,
        'half-right',
        `The action is right and the reason is not: the work costs about the same, whoever builds it. What grows is the error.`,
      ],
      [
        `add what he usually adds, since the cost of the work does not depend on who else takes part`,
        'ignored-condition',
        `The cost does not depend on the others, but how far the winning estimate lies below it does.`,
      ],
      [
        `trust his estimate more than usual, since the errors of many builders tend to cancel out`,
        'distorted-detail',
        `Errors may cancel out in the average of all estimates. The winner is not the average builder but the lowest.`,
      ],
    ],
    quick: [`Winning against many is a sign of having underestimated by much. What makes up for that?`],
    full: [
      `Method: prediction. Before the blank, the text has said two things: the winner tends to have the lowest estimate, and the more builders there are, the further it lies below the true cost.`,
      `Suppose the bridge costs $10 million and the usual profit is $1 million. Of ten estimates, the lowest may be $8.5 million. A price of $9.5 million wins, and it loses $500,000.`,
      `Among three builders, the lowest estimate might be $9.5 million, and the same addition would still leave $500,000. So the more builders, the more has to be added.`,
      `That a higher price wins less often is true, but the builder's aim is a profit on what is won. The reason has to be the error, since the cost stays the same.`,
    ],
    hints: [
      `What does the text say about the estimate of the builder who wins? And how does that change when there are many builders?`,
      `Read the aim again: is it to win as often as possible, or something about the contracts that are won?`,
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
      `If they have, some of the $800,000 was merely paid at the desk instead of in advance. If they have not, it is money that came in addition.`,
    ],
    wrong: [
      [
        `Were some of the receptionists much more successful than others in this?`,
        'out-of-scope',
        `The conclusion is about all of them together. How the sum was shared among them does not change it.`,
      ],
      [
        `How many guests were offered a larger room at the desk and declined the offer?`,
        'not-required',
        `Those who declined paid what they would have paid anyway. The director counts what the others paid.`,
      ],
      [
        `Do the competitors of Pinecrest ask for more than $40 for a larger room?`,
        'wrong-comparison',
        `It may suggest a better price, but the question is what the training brought in at this one.`,
      ],
      [
        `Did guests in the larger rooms enjoy their stay more than other guests did?`,
        'out-of-scope',
        `Their pleasure may be worth something later. The conclusion says that the money has already come in.`,
      ],
    ],
    quick: [`$800,000 more at the desk. Is it also $800,000 more in all?`],
    full: [
      `Method: the two-answers test. The evidence is money taken at the desk; the conclusion is about money taken in all.`,
      `Answer 'yes, fewer reserve in advance': guests who used to pay the full price for a larger room now wait for the offer at the desk. Then part of the gain is lost elsewhere.`,
      `Answer 'no': what was paid at the desk came on top of everything else, and the training has paid for itself several times over.`,
      `Whichever answer the other questions have, the sum remains what it is.`,
    ],
    hints: [
      `Where was the $900,000 paid? Is that the only place at which a guest can pay for a larger room?`,
      `Suppose that regular guests have heard of the offer. What might they do the next time they make a reservation?`,
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
      `A musician who died at 50 could not have served for forty years. The group with the medal has no early deaths, so its average is higher even if music has no effect.`,
    ],
    wrong: [
      [
        `draws a conclusion about musicians in general from the members of only one orchestra`,
        'too-broad',
        `The conclusion is about 'these musicians'. It is not extended to any others.`,
      ],
      [
        `overlooks that some of those without a medal may have lived longer than some of those with one`,
        'distorted-detail',
        `They may have. The argument speaks of averages, and exceptions do not count against an average.`,
      ],
      [
        `takes for granted that the musicians who received the medal were more gifted than the others`,
        'wrong-role',
        `It mentions the audition to suggest the opposite: at the beginning, all of them were about equal.`,
      ],
      [
        `fails to show that the musicians who received the medal enjoyed their work more than the others`,
        'not-required',
        `The argument says that the long career added years. By what means it did so need not be shown.`,
      ],
    ],
    quick: [`To serve for forty years from the age of 25, one has to live to at least 65.`],
    full: [
      `Method: name the step. Known: a long career and a long life go together. Concluded: the career lengthened the life.`,
      `Ask how a musician gets into the first group. Forty years of service from the age of 25 require that he or she lives to 65. All who died earlier are in the second group.`,
      `So the first group is made up of people who lived long. That its average is higher follows from how it was formed, and shows no effect of music.`,
      `The right option describes this: belonging to the group presupposes what is to be explained. The others describe steps that the argument does not take or does not need.`,
    ],
    hints: [
      `The two groups are told apart by the medal. Look closely at what it was given for, and at how a musician came to be in the one group or the other.`,
      `To which of the two groups does a musician belong who died at 50, and could that have been otherwise?`,
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
      `Then the weather and no quality of the dog decides on the picture. The two groups of dogs should be alike in all else, so the picture is left as the cause.`,
    ],
    wrong: [
      [
        `A dog that is too nervous to be led across the yard is photographed in the hall.`,
        'opposite-effect',
        `Nervous dogs may be adopted later whatever their picture looks like. This offers another cause of the difference.`,
      ],
      [
        `Visitors to the website found the dogs in pictures from the lawn to be friendlier.`,
        'half-right',
        `It would be so if pictures from the lawn made dogs look friendlier, but also if friendlier dogs were taken to the lawn. The rival stays in play.`,
      ],
      [
        `The website shows pictures from the lawn and from the hall in the same size and order.`,
        'half-right',
        `It removes one small rival, their place on the page. That the dogs themselves differ remains possible.`,
      ],
      [
        `More than half of the dogs at the shelter are adopted by people who know its website.`,
        'half-right',
        `They can have seen either kind of picture. Why the one kind should work better does not become clear.`,
      ],
    ],
    quick: [`Are the dogs on the lawn like those in the hall? It depends on what decides where a dog is photographed.`],
    full: [
      `Method: alternative causes. The obvious rival is that the dogs on the lawn were different: calmer, healthier, or prettier.`,
      `To rule this out, one must know how dogs came to be on the lawn. If a person chose, the choice may have followed the dog's nature.`,
      `If rain decided, it did not look at the dog. That is as good as tossing a coin: on average both groups contain the same kinds of dogs, and only the picture differs.`,
      `How friendly the dogs look in the pictures cannot separate the picture from the dog.`,
    ],
    hints: [
      `Besides the picture, what might be different about the dogs that were photographed on the lawn?`,
      `Who or what decides whether a dog is photographed on the lawn? Look for an option that tells you, and ask whether it has anything to do with the dog.`,
    ],
  },
]

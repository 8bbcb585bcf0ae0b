import type { WrittenQuestion } from '../written-question.ts'

/** Forty extracts, a wider highway, old restaurants, wolves and wooden churches. */
export const extractsHighwaysAndNails: readonly WrittenQuestion[] = [
  {
    id: 'cr-0346',
    skill: 'cr-flaw',
    difficulty: 1.1,
    stem: `To find out whether any of forty plants helps against colds, researchers tested an extract of each of them in a separate trial, in which half of the patients were given the extract and half a pill without any effect. A trial was called successful if the patients with the extract recovered so much faster that a worthless extract would do as well, by chance, in only one of twenty trials. The trials of two extracts, those of yarrow and of elder, were successful. Since chance alone produces such a result only once in twenty trials, it is very likely that these two extracts help against colds.

The reasoning in the argument above is most vulnerable to criticism on the grounds that it`,
    key: [
      `ignores how many of the trials were likely to be successful by chance alone`,
      `Once in twenty trials means about twice in forty. So two successes are what one would expect even if none of the forty extracts is of any use.`,
    ],
    wrong: [
      [
        `ignores that people may recover faster because they believe in what they take`,
        'ignored-condition',
        `The other half of the patients took a pill, too, and could believe in it as well.`,
      ],
      [
        `presumes that an extract whose trial was not successful does no good to any patient`,
        'not-required',
        `The conclusion is about the two successful extracts. It says nothing about the other thirty-eight.`,
      ],
      [
        `presumes that whatever helps against colds has the same effect on other illnesses`,
        'too-broad',
        `Other illnesses are not mentioned, in the evidence or in the conclusion.`,
      ],
      [
        `draws a conclusion about two of the plants from what was found about the others`,
        'distorted-detail',
        `It draws the conclusion from the trials of these two. The fault is rather that it forgets the others.`,
      ],
    ],
    quick: [`One in twenty, and forty trials: 40 ÷ 20 = 2 successes by chance.`],
    full: [
      `Method: name the step. Known: a success by chance is rare in a single trial. Concluded: the two successes are not due to chance.`,
      `What is rare once becomes common if it is tried often. With forty worthless extracts, about 40 ÷ 20 = 2 trials would be successful by chance.`,
      `Exactly two were. So the result is just what one would see if nothing worked, and 'very likely' has no basis.`,
      `The pill without effect takes care of belief, and the conclusion does not reach beyond the two plants and colds.`,
    ],
    hints: [
      `The argument takes 'once in twenty trials' to mean 'rarely'. How many trials were there?`,
      `Suppose that all forty extracts were plain water. What would the list of successful trials have looked like?`,
    ],
  },
  {
    id: 'cr-0347',
    skill: 'cr-complete',
    difficulty: 1.6,
    stem: `Commuters from Alton to Brill go by highway or by train, and at rush hour the two take equally long: whenever the highway is faster, people change from the train to the car until it has become so crowded that this is no longer so. The railroad adjusts to demand. With more passengers it runs more trains, and with fewer passengers it runs fewer, so that people have to wait longer for the next one. If the highway is widened, it will at first be faster than the train, and people will change to the car until the two take equally long again. Once they do, therefore, _______.

Which of the following most logically completes the argument?`,
    key: [
      `the trip will take longer than it does now, by highway as well as by train`,
      `With fewer passengers the train takes longer. The highway fills up until it takes as long as the train, so in the end it takes longer, too.`,
    ],
    wrong: [
      [
        `the trip will take longer than now by train, but will be shorter by highway`,
        'half-right',
        `The train does become slower. But the argument says that the two will take equally long again.`,
      ],
      [
        `the trip will take as long as it does now, by highway as well as by train`,
        'ignored-condition',
        `Equally long does not mean as long as now. The train has lost passengers, so people wait longer for it.`,
      ],
      [
        `the trip will be shorter than it is now, by highway as well as by train`,
        'real-world-belief',
        `A wider road seems to promise this. For the train to be faster, however, it would have to run more often, and it runs less often.`,
      ],
      [
        `the trip will take as long as now by highway, but will be longer by train`,
        'half-right',
        `If the highway were faster than the train, people would go on changing to the car, and it would fill up further.`,
      ],
    ],
    quick: [`Fewer passengers: a slower train. Highway = train. So a slower highway.`],
    full: [
      `Method: prediction. Before the blank, find what is fixed at the end: highway and train take equally long. So it is enough to know how long the train will take.`,
      `People have changed to the car, so the train has fewer passengers, runs less often, and takes longer, waiting included.`,
      `The highway takes as long as the train, that is, longer than now. It has more lanes and so many more cars that the lanes do not help.`,
      `Example: both take 50 minutes now. If fewer trains mean 8 minutes more of waiting, the train takes 58 minutes, and the highway fills up until it takes 58 minutes as well.`,
    ],
    hints: [
      `According to the text, how will the two times compare with each other at the end? This rules out some of the options at once.`,
      `At the end, will the train have more or fewer passengers than now? What does that mean for a trip by train?`,
    ],
  },
  {
    id: 'cr-0348',
    skill: 'cr-weaken',
    difficulty: 1.1,
    stem: `A guide to Port Celia lists all the restaurants that have been open there for at least ten years. Of these, the ones in side streets, where few strangers pass by, have distinctly better food than the ones on the busy squares, according to critics who tasted it without knowing where it came from. The author of the guide infers that a quiet location spurs the owner of a restaurant to offer better food.

Which of the following, if true, most seriously weakens the author's inference?`,
    key: [
      `Of the restaurants that open with mediocre food, those in side streets close within a few years, and those on squares stay.`,
      `Then the mediocre ones in side streets never make it into the guide. What is left there is good, even if no owner is spurred to anything.`,
    ],
    wrong: [
      [
        `Of the people who eat in a restaurant in a side street, many have been there before, and on squares few of the guests have.`,
        'opposite-effect',
        `An owner who depends on guests who come back has a reason to offer good food. This is how a quiet location could spur him or her.`,
      ],
      [
        `Of the owners of restaurants in side streets who could afford to move to one of the squares, few have ever tried to do so.`,
        'out-of-scope',
        `Why they stay is left open. It does not say that their food is good for another reason than their location.`,
      ],
      [
        `Of the ten restaurants in the guide whose food the critics liked best, there are three that stand on one of the busy squares.`,
        'distorted-detail',
        `The author compares the two kinds as a whole. A few good restaurants on squares do not change that.`,
      ],
      [
        `Of the restaurants in the guide, those that are on squares stay open later at night and charge more than the others.`,
        'wrong-comparison',
        `Hours and prices differ as well, but neither would make food worse. Higher prices might even be expected to buy better food.`,
      ],
    ],
    quick: [`The guide lists only what has lasted ten years. What does it take to last in a side street?`],
    full: [
      `Method: alternative causes. Accept that old restaurants in side streets have better food, and ask what else could bring this about.`,
      `The guide does not list all restaurants that ever opened, only the survivors. So the location may have changed the food, or it may have decided who survived.`,
      `If mediocre restaurants fail in side streets and last on squares, the survivors in side streets are the good ones. Owners in both places may have taken the same trouble from the first day.`,
      `This is selection, not a spur. Guests who come back would support the author, while exceptions and prices leave the inference alone.`,
    ],
    hints: [
      `Which restaurants are not in the guide at all? Could there be more of them in one kind of location than in the other?`,
      `The location may make food better, or it may do something else to restaurants. What else can it do over ten years?`,
    ],
  },
  {
    id: 'cr-0349',
    skill: 'cr-inference',
    difficulty: 0.8,
    stem: `Adeola: The state pays a rancher for every calf that wolves kill. As a result, a rancher who takes no trouble to guard the herd loses nothing by it. The state should instead pay ranchers a fixed sum for each litter of wolves that is raised on their land.

Finch: Wolves do not kill calves where they raise their young; they roam for miles. Your payments would go to one rancher, and the losses to another. The state should go on paying for calves that are killed, but bear part of the cost of guard dogs, because under the present rule no one has a reason to buy one.

On the basis of their statements, Adeola and Finch are committed to agreeing about which of the following?`,
    key: [
      `The present payments do nothing to make ranchers guard their herds.`,
      `Adeola says that a rancher loses nothing by not guarding. Finch says that no one has a reason to buy a guard dog under the present rule.`,
    ],
    wrong: [
      [
        `The state should no longer pay ranchers for the calves that wolves kill.`,
        'wrong-speaker',
        `Adeola wants another payment 'instead'. Finch wants these payments to go on.`,
      ],
      [
        `The ranchers who lose calves to wolves are not those with litters on their land.`,
        'wrong-speaker',
        `This is Finch's objection. Adeola does not say where calves are killed.`,
      ],
      [
        `The state spends more on calves that are killed than it would on guard dogs.`,
        'out-of-scope',
        `Neither of them compares the two amounts.`,
      ],
      [
        `The number of wolves in the state should be allowed to grow beyond what it is.`,
        'not-required',
        `Paying for litters may suggest that Adeola wishes it. Finch says nothing that would commit him to it.`,
      ],
    ],
    quick: [`Different remedies, one diagnosis: guarding does not pay at present.`],
    full: [
      `Method: the answer is a statement that both speakers must affirm. Look for a sentence of each that says it.`,
      `Adeola, second sentence: a rancher who does not guard the herd loses nothing by it. Finch, last sentence: no one has a reason to buy a guard dog.`,
      `Both say that the present rule gives no reason to guard. They differ about what should be done about it.`,
      `Each of the other options is said by one of them at most.`,
    ],
    hints: [
      `The two propose different remedies. What is it that both remedies are meant to cure?`,
      `For each option, point to a sentence of Adeola and to a sentence of Finch that commit them to it.`,
    ],
  },
  {
    id: 'cr-0350',
    skill: 'cr-strengthen',
    difficulty: 1.6,
    stem: `Of the wooden churches that were built in Halland between 1150 and 1250, sixty are still standing. The roofs of all sixty are held together by wooden pegs, and there is not a single iron nail in them. Most historians infer that builders at that time did not use iron nails for the roofs of churches. The architect Sigrid Moe believes instead that many roofs were built with iron nails but that these roofs decayed, and that the churches under them were lost.

Which of the following, if true, most strongly supports Moe's belief?`,
    key: [
      `Some account books for the building of churches that were later lost record payments for iron nails for their roofs.`,
      `They show that nails were used where the churches are gone. This is what Moe's belief leads one to expect, and the historians' view cannot account for it.`,
    ],
    wrong: [
      [
        `The wood of a roof is more likely to become damp and to decay around an iron nail than it is around a wooden peg.`,
        'half-right',
        `It explains how roofs with nails could have been lost. But it would also have been a good reason for builders not to use nails, so it fits both views.`,
      ],
      [
        `About two thirds of the wooden churches that were built in Halland at that time were lost, mostly because of decay.`,
        'half-right',
        `It leaves room for lost roofs with nails. Roofs with pegs decay, too, so it does not show that there ever was a nail in them.`,
      ],
      [
        `In the barns that were built in Halland at that time, of which a few still stand, the roofs are held together by pegs.`,
        'opposite-effect',
        `It suggests that pegs were simply what builders used. If anything, it supports the historians.`,
      ],
      [
        `Builders in Halland at that time used iron nails to fasten the hinges and the locks on the doors of wooden churches.`,
        'half-right',
        `It shows that they had iron nails. With nails at hand, they may still have chosen pegs for the roofs, as the historians say.`,
      ],
    ],
    quick: [`Two views of the same sixty roofs. Which fact fits only one of them?`],
    full: [
      `Method: prediction. Ask of each view what one should find if it is right, and look for a fact on which the two differ.`,
      `Both views fit the sixty roofs: there are no nails because none were used, or because roofs with nails are gone. The difference lies in the churches that were lost.`,
      `If Moe is right, some lost churches had nails in their roofs. If the historians are right, they had none. The account books decide between the two.`,
      `That nails make wood decay is tempting, but the builders may have known it and used pegs for that reason. A fact that fits both views supports neither.`,
    ],
    hints: [
      `The sixty churches that still stand fit both views. About which other churches do the two views say different things?`,
      `Test each option against the historians' view as well: would they have any difficulty with it?`,
    ],
  },
]

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
      `Once in twenty trials means about twice in forty. So two successes are to be expected even if none of the forty extracts helps, and the argument does not consider this.`,
    ],
    wrong: [
      [
        `ignores that people may recover faster because they believe in what they take`,
        'ignored-condition',
        `Belief in a remedy can speed recovery. But the patients without the extract took "a pill without any effect" and could believe in it just as much. So belief would not explain why patients with the extract recovered faster.`,
      ],
      [
        `presumes that an extract whose trial was not successful does no good to any patient`,
        'not-required',
        `A failed trial does not prove that an extract is useless. But the conclusion is about the two successful extracts and says nothing about the others.`,
      ],
      [
        `presumes that whatever helps against colds has the same effect on other illnesses`,
        'too-broad',
        `Other illnesses might respond differently to an extract. But the argument is only about colds and mentions no other illness.`,
      ],
      [
        `draws a conclusion about two of the plants from what was found about the others`,
        'distorted-detail',
        `The conclusion about yarrow and elder rests on the trials of these two plants, not on the trials of the others. The argument's mistake is rather to forget that the others were tested at all.`,
      ],
    ],
    quick: [
      `One success in twenty by chance means about 40 ÷ 20 = 2 successes in forty trials. So the two successes may be due to chance alone.`,
    ],
    full: [
      `Method: look at the step from one trial to forty. A success by chance is rare in a single trial, so the argument concludes that the two successes are probably not due to chance.`,
      `But something that is rare in one trial becomes common in many. With forty worthless extracts, about 40 ÷ 20 = 2 trials would be successful by chance.`,
      `Exactly two were successful. So the result is what would be expected if nothing worked, and the argument ignores this.`,
      `Belief in a remedy cannot explain the two successes, since the other patients took a pill too. And the conclusion covers only these two extracts and only colds.`,
    ],
    hints: [
      `What exactly does chance produce "only once in twenty trials"?`,
      `Suppose that all forty extracts were plain water. How many trials would you expect to be successful?`,
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
      `With fewer passengers, trains run less often, so the trip by train takes longer. The highway fills up until it takes just as long, so the trip by highway ends up longer too.`,
    ],
    wrong: [
      [
        `the trip will take longer than now by train, but will be shorter by highway`,
        'half-right',
        `The train does become slower. But in the end the two "take equally long again," so the highway cannot be faster than it is now if the train is slower.`,
      ],
      [
        `the trip will take as long as it does now, by highway as well as by train`,
        'ignored-condition',
        `"Equally long" means as long as each other, not as long as now. The train will have lost passengers, so it will run less often, and people will have to wait longer for it.`,
      ],
      [
        `the trip will be shorter than it is now, by highway as well as by train`,
        'real-world-belief',
        `A wider highway seems to promise shorter trips. But the train will have fewer passengers and run less often, so the trip by train cannot be shorter than now.`,
      ],
      [
        `the trip will take as long as now by highway, but will be longer by train`,
        'half-right',
        `In this option, the highway ends up faster than the train. But then people would keep changing to the car until the two "take equally long again."`,
      ],
    ],
    quick: [
      `Fewer passengers mean a longer wait for the train. The highway ends up as slow as the train, so both take longer than now.`,
    ],
    full: [
      `Method: follow the argument up to the blank. In the end, highway and train take equally long, so it is enough to know how long the train will take.`,
      `People have changed to the car, so the train has fewer passengers, runs less often, and takes longer, including the wait.`,
      `The highway will take as long as the train, which is longer than now. It will have more room, but additional cars will fill that room until it is no faster than the train.`,
      `For example, suppose that both take 50 minutes now. If fewer trains mean 8 more minutes of waiting, the train takes 58 minutes, and the highway fills up until it takes 58 minutes as well.`,
    ],
    hints: [
      `Once the highway is wider, how long will people go on changing from the train to the car?`,
      `In the end, the two trips take equally long. So find out how long the train takes: will it have more passengers than now or fewer, and what follows?`,
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
      `If this is true, mediocre restaurants in side streets close before they can be in the guide. Those that remain tend to be good, even if the location spurs no owner to do anything.`,
    ],
    wrong: [
      [
        `Of the people who eat in a restaurant in a side street, many have been there before, and on squares few of the guests have.`,
        'opposite-effect',
        `An owner who depends on returning guests has a reason to offer good food. This suggests how a quiet location could spur an owner, so it supports the inference.`,
      ],
      [
        `Of the owners of restaurants in side streets who could afford to move to one of the squares, few have ever tried to do so.`,
        'out-of-scope',
        `Owners who could move but stay seem to like a quiet location. But that tells us nothing about why the food in side streets is better.`,
      ],
      [
        `Of the ten restaurants in the guide whose food the critics liked best, there are three that stand on one of the busy squares.`,
        'distorted-detail',
        `Good restaurants on squares look like counterexamples. But the author compares the two groups as a whole, and three restaurants in the top ten do not change which group is better.`,
      ],
      [
        `Of the restaurants in the guide, those that are on squares stay open later at night and charge more than the others.`,
        'wrong-comparison',
        `Longer hours and higher prices set the restaurants on squares apart. But neither explains why the food in side streets is better.`,
      ],
    ],
    quick: [
      `The guide lists only restaurants that have lasted ten years. If only good ones last that long in a side street, the good food needs no other explanation.`,
    ],
    full: [
      `Method: accept that the restaurants in side streets have better food, and look for a cause other than an effect on their owners.`,
      `The guide lists only restaurants that survived for ten years. The location may have improved the food, or it may have decided which restaurants survived.`,
      `If mediocre restaurants fail in side streets and last on squares, the survivors in side streets are the good ones. That is so even if the location spurs no owner to do anything, so the inference is weakened.`,
      `The option about returning guests supports the author. The options about exceptions and prices leave the inference as it was.`,
    ],
    hints: [
      `Which two groups of restaurants does the author compare, and what does the author infer from the difference?`,
      `Which restaurants never make it into the guide? Besides improving the food, what else can a location do to restaurants over ten years?`,
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
      `Adeola says that a rancher who takes no trouble to guard the herd "loses nothing by it." Finch says that "no one has a reason to buy" a guard dog. So both hold that the present payments do nothing to encourage guarding.`,
    ],
    wrong: [
      [
        `The state should no longer pay ranchers for the calves that wolves kill.`,
        'wrong-speaker',
        `Both speakers criticize the present rule. But Adeola wants the state to pay for litters instead, while Finch wants the present payments to continue.`,
      ],
      [
        `The ranchers who lose calves to wolves are not those with litters on their land.`,
        'wrong-speaker',
        `Finch does say that payments "would go to one rancher, and the losses to another." But Adeola does not say whose calves are killed.`,
      ],
      [
        `The state spends more on calves that are killed than it would on guard dogs.`,
        'out-of-scope',
        `Both speakers talk about what the state should pay for. But neither of them compares the two amounts.`,
      ],
      [
        `The number of wolves in the state should be allowed to grow beyond what it is.`,
        'not-required',
        `Adeola's payments for litters might lead to more wolves. But neither Adeola nor Finch says how many wolves there should be.`,
      ],
    ],
    quick: [
      `Adeola and Finch propose different remedies but agree about the problem: the present payments give ranchers no reason to guard their herds.`,
    ],
    full: [
      `Method: look at what each speaker says about the present rule. Adeola and Finch disagree about the remedy, so they can agree only about the problem.`,
      `Adeola says that a rancher who takes no trouble to guard the herd loses nothing by it. Finch says that no one has a reason to buy a guard dog under the present rule.`,
      `So both must accept that the present payments do nothing to make ranchers guard their herds. Each of the other options is supported by one speaker at most.`,
    ],
    hints: [
      `What does each speaker want the state to do, and what does each say about the present rule?`,
      `Their remedies differ, so look for a problem that both see. For each option, find a sentence from each speaker that commits him or her to it.`,
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
      `The books show that nails were bought for the roofs of churches that are now gone. That is what Moe's belief leads us to expect, and it is hard to square with the historians' view.`,
    ],
    wrong: [
      [
        `The wood of a roof is more likely to become damp and to decay around an iron nail than it is around a wooden peg.`,
        'half-right',
        `This explains how roofs with nails could have been lost. But it would also have given builders a good reason not to use nails, so it fits both views.`,
      ],
      [
        `About two thirds of the wooden churches that were built in Halland at that time were lost, mostly because of decay.`,
        'half-right',
        `If so many churches decayed, some of them may have had nails in their roofs. But roofs with pegs decay too, so this does not show that any of the lost roofs had nails.`,
      ],
      [
        `In the barns that were built in Halland at that time, of which a few still stand, the roofs are held together by pegs.`,
        'opposite-effect',
        `Barns with pegs suggest that pegs were simply what builders used at that time. So this option favors the historians rather than Moe.`,
      ],
      [
        `Builders in Halland at that time used iron nails to fasten the hinges and the locks on the doors of wooden churches.`,
        'half-right',
        `This shows that builders had iron nails. But they may still have chosen pegs for the roofs, as the historians say.`,
      ],
    ],
    quick: [`Both views fit the sixty roofs. Payments for iron nails for the roofs of lost churches fit only Moe's.`],
    full: [
      `Method: ask what should be found if each view is correct. Both views explain why the sixty roofs have no nails: none were used, or the roofs with nails are gone.`,
      `So the sixty roofs do not decide the matter. The two views differ only about the churches that were lost.`,
      `Moe predicts that some lost churches had nails in their roofs. The account books record payments for such nails, so this prediction is confirmed.`,
      `The option about decay is tempting, but builders may have known about decay and used pegs for that reason. A fact that fits both views does not favor either one.`,
    ],
    hints: [
      `How does each of the two views explain that the sixty roofs have no nails in them?`,
      `About which churches do the two views disagree? Look for an option that the historians would have difficulty explaining.`,
    ],
  },
]

import type { WrittenQuestion } from '../written-question.ts'

/** What arguments about energy and machines take for granted. */
export const assumptionsOnMachines: readonly WrittenQuestion[] = [
  {
    id: 'cr-0056',
    version: 2,
    skill: 'cr-assumption',
    difficulty: -0.5,
    stem: `For half of the hours of darkness, nobody is about in the streets of Odde. The town means to install lamps that shine brightly when a sensor notices movement and otherwise dim to a level at which they use next to no electricity. It expects them to use about half as much electricity as equally strong lamps that shine brightly all night.

Which of the following is an assumption that the town's expectation requires?`,
    key: [
      `Movements of animals and branches will not keep lamps bright for long while nobody is about.`,
      `The sensor reacts to movement, not to people. If cats and swaying branches set it off, the lamps shine brightly in empty streets too, and the half is not saved.`,
    ],
    wrong: [
      [
        `People who are out at night will feel as safe under the new lamps as they feel under the old.`,
        'not-required',
        `Safety is worth considering, but the expectation is about electricity. The lamps save as much whatever people feel.`,
      ],
      [
        `Every street of the town is empty for as large a part of the night as every other street is.`,
        'too-strong',
        `Streets may differ. It is enough that the lamps together are dimmed for about half of the time.`,
      ],
      [
        `A lamp that has been dimmed uses much less electricity than one that is shining brightly.`,
        'restates-premise',
        `The text says that dimmed lamps use 'next to no electricity'. What is stated is not assumed.`,
      ],
      [
        `Savings on electricity will pay for the new lamps before they have to be replaced again.`,
        'out-of-scope',
        `This would make the lamps a good purchase. How much electricity they use is a different question.`,
      ],
    ],
    quick: [`The streets are empty of people for half the time. The sensor notices 'movement'. Is that the same?`],
    full: [
      `Evidence: nobody is about for half of the dark hours; dimmed lamps use almost nothing.`,
      `Expectation: about half is saved.`,
      `That follows if lamps are dim whenever nobody is about. Anything else that moves would spoil it.`,
    ],
    hints: [`What exactly makes a lamp shine brightly?`, `When might a lamp be bright although the street is empty?`],
  },
  {
    id: 'cr-0057',
    version: 3,
    skill: 'cr-assumption',
    difficulty: -0.1,
    stem: `A new kind of chip needs half as much electricity for each computation as the chips now used in the data centers around Norvik, and the electricity needed for cooling is proportional to what the chips need. Once all chips there have been replaced, an official says, the data centers of the region will use half as much electricity as they use now.

The official's prediction presupposes that`,
    key: [
      `cheaper computing will not lead customers to have many more computations carried out there`,
      `Half per computation is half in total only if the number of computations stays about the same. With electricity costs halved, customers may ask for more.`,
    ],
    wrong: [
      [
        `the chips now used around Norvik need more electricity than those used in other regions`,
        'wrong-comparison',
        `The prediction compares Norvik before and after the replacement. Other regions do not matter.`,
      ],
      [
        `the electricity saved over the years will be worth more than what all the new chips will cost`,
        'out-of-scope',
        `Whether the replacement pays is a question of money. The prediction is about the use of electricity once it has been made.`,
      ],
      [
        `chips that need even less electricity will not come on the market in the next few years`,
        'not-required',
        `Better chips may appear. Those that have been put in would still use half as much as the present ones.`,
      ],
      [
        `less electricity will be needed for cooling when the chips themselves need less of it`,
        'restates-premise',
        `This is stated: cooling is 'proportional to what the chips need'.`,
      ],
    ],
    quick: [
      `Total is use per computation times the number of computations. The argument halves one factor. What about the other?`,
    ],
    full: [
      `Premises: each computation needs half as much; cooling follows in proportion.`,
      `Conclusion: the total is halved.`,
      `This holds if the number of computations does not rise. A lower cost is a reason why it might.`,
    ],
    hints: [
      `By what must the electricity for one computation be multiplied to give the total?`,
      `Which quantity does the official silently treat as fixed?`,
    ],
  },
  {
    id: 'cr-0058',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 0.7,
    stem: `Batteries wear out sooner if they are charged fast. The electric buses of Ulvik are charged slowly, at night, and after five years their batteries still hold 85 percent of their original charge. Private cars, which have batteries of the same make, are often charged fast. After five years, therefore, the batteries of private cars will hold less than 85 percent.

Which of the following is an assumption on which the argument depends?`,
    key: [
      `The greater distance that buses cover does not wear batteries as much as the fast charging of cars.`,
      `Buses and cars differ in more than charging. If long daily use wore the buses' batteries at least as much, those of cars could hold 85 percent or more in spite of fast charging.`,
    ],
    wrong: [
      [
        `Owners of private cars would charge them slowly if this took no longer than fast charging does.`,
        'out-of-scope',
        `Why owners charge fast does not matter. The argument is about what fast charging does to batteries.`,
      ],
      [
        `Private cars are charged fast on more than half of the occasions on which they are charged.`,
        'too-strong',
        `The text says 'often'. Fast charging on a third of the occasions could be enough to wear the batteries sooner.`,
      ],
      [
        `The loads that buses carry put their batteries under a strain that those of cars are spared.`,
        'opposite-effect',
        `If buses are under a special strain, cars may well hold more than 85 percent. That speaks against the conclusion.`,
      ],
      [
        `A battery that is charged slowly keeps more of its charge over time than one charged fast.`,
        'restates-premise',
        `The first sentence says this in other words. The gap lies in the comparison of buses with cars.`,
      ],
    ],
    quick: [`Buses are compared with cars as if charging were the only difference. Name another one that matters.`],
    full: [
      `Premises: fast charging wears batteries; buses are charged slowly and keep 85 percent; cars are often charged fast.`,
      `Conclusion: cars keep less than 85 percent.`,
      `A comparison with one known difference has to assume that other differences do not outweigh it.`,
      `Distance covered is such a difference, and it favors the cars.`,
    ],
    hints: [
      `In which respects other than charging do buses and private cars differ?`,
      `Which of these differences would spare the batteries of the cars?`,
    ],
  },
  {
    id: 'cr-0059',
    version: 2,
    skill: 'cr-assumption',
    difficulty: -0.9,
    stem: `In its second summer, the solar plant on the roof of a school in Sfax delivered 15 percent less electricity than in its first, although the sun had shone for as many hours and as strongly. The headmaster concludes that the panels have lost part of their ability to turn light into electricity.

The headmaster's conclusion depends on which of the following assumptions?`,
    key: [
      `In the second summer, the panels were not covered by much more dust than in the first.`,
      `Dust keeps light from the panels. If there was much more of it, they could deliver less although they are as able as ever.`,
    ],
    wrong: [
      [
        `Panels of every make lose part of their ability to turn light into electricity each year.`,
        'too-strong',
        `The conclusion concerns the panels of one school. Other makes may hold out better or worse.`,
      ],
      [
        `The sun did not shine less on the school in the second summer than it did in the first.`,
        'restates-premise',
        `The text states that the sun shone 'for as many hours and as strongly'.`,
      ],
      [
        `The school did not use more electricity in the second summer than it did in the first.`,
        'out-of-scope',
        `The 15 percent concern the electricity delivered by the plant. How much the school used is another figure.`,
      ],
      [
        `The panels will deliver even less electricity in their third summer than in their second.`,
        'not-required',
        `This may follow if the loss continues. The conclusion is about what has happened so far.`,
      ],
    ],
    quick: [`As much sun, less electricity: either the panels are worse or less light reached them.`],
    full: [
      `Evidence: equal sun, 15 percent less electricity.`,
      `Conclusion: the panels are less able.`,
      `Between sun and panel there may be dust, leaves or shade. The argument assumes that these have not increased.`,
    ],
    hints: [
      `Through what does sunlight have to pass before a panel can use it?`,
      `Find another reason why good panels may deliver less.`,
    ],
  },
  {
    id: 'cr-0060',
    version: 2,
    skill: 'cr-assumption',
    difficulty: 1,
    stem: `A translation program can handle the idioms of a language well only if it has been trained on at least a billion sentences. All that has ever been written in Oshari comes to fewer than fifty million sentences, and its few thousand speakers cannot add much to them. There will thus be no program that handles the idioms of Oshari well.

The argument requires the assumption that`,
    key: [
      `training on sentences of other languages cannot take the place of training on sentences of Oshari`,
      `The premise demands a billion sentences but does not say of which language. If sentences of related languages count, a shortage of Oshari proves nothing.`,
    ],
    wrong: [
      [
        `a program trained on more than a billion sentences of a language will handle its idioms well`,
        'too-strong',
        `This turns what is needed into what is enough. To show that there will be no such program, the argument needs the first only.`,
      ],
      [
        `the idioms of Oshari are harder to translate than those of languages with many more speakers`,
        'wrong-comparison',
        `The argument rests on the number of sentences. It would be the same if the idioms of Oshari were easy.`,
      ],
      [
        `speakers of Oshari use idioms more often when they write than when they talk to one another`,
        'not-required',
        `How often idioms are used, and where, plays no part. What counts is how many sentences there are to train on.`,
      ],
      [
        `the speakers of Oshari will not write a billion sentences within the foreseeable future`,
        'restates-premise',
        `The text says so: the speakers 'cannot add much' to the fifty million sentences.`,
      ],
    ],
    quick: [
      `A billion sentences are required, but sentences of what? The premise does not say, the conclusion needs it.`,
    ],
    full: [
      `Premise 1: to handle idioms well, a program must have been trained on a billion sentences.`,
      `Premise 2: there will not be a billion sentences of Oshari.`,
      `Conclusion: no program will handle the idioms of Oshari well.`,
      `The two premises meet only if the billion have to be sentences of Oshari. That is the assumption.`,
    ],
    hints: [
      `Read the first sentence again: what precisely does it demand?`,
      `The requirement is stated in one term, the shortage in another. Which step joins them?`,
    ],
  },
]

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
      `The sensor reacts to movement, not to people. If cats and swaying branches keep setting it off, the lamps shine brightly in empty streets too, and the savings are smaller than expected.`,
    ],
    wrong: [
      [
        `People who are out at night will feel as safe under the new lamps as they feel under the old.`,
        'not-required',
        `Whether people feel safe is certainly important. But the lamps use the same amount of electricity no matter how people feel, and the expectation is only about electricity.`,
      ],
      [
        `Every street of the town is empty for as large a part of the night as every other street is.`,
        'too-strong',
        `Streets may differ from one another. It is enough that the lamps of the town, taken together, are dimmed for about half of the dark hours.`,
      ],
      [
        `A lamp that has been dimmed uses much less electricity than one that is shining brightly.`,
        'restates-premise',
        `The savings do depend on this difference. But the argument states that dimmed lamps use "next to no electricity," so this option is not an unstated assumption.`,
      ],
      [
        `Savings on electricity will pay for the new lamps before they have to be replaced again.`,
        'out-of-scope',
        `Lamps that soon pay for themselves are a good purchase. But the expectation is about how much electricity they use, not about whether they are worth the price.`,
      ],
    ],
    quick: [
      `The streets are empty of people for half of the dark hours, but the sensor reacts to any movement. So the town must assume that animals and branches will not keep the lamps bright for long.`,
    ],
    full: [
      `Method: ask when the lamps will be dim. They will use about half as much electricity only if they are dim while the streets are empty, which is half of the dark hours.`,
      `But the sensor notices any movement, not only that of people.`,
      `Suppose that animals and branches do keep the lamps bright for long. The lamps then use well over half as much electricity as ordinary ones. So the town assumes that this will not happen.`,
    ],
    hints: [
      `How does the town arrive at "about half as much electricity"?`,
      `What exactly makes a lamp shine brightly? When might that happen even though nobody is in the street?`,
    ],
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
      `Half the electricity per computation means half in total only if the number of computations stays about the same. Since computing becomes cheaper, customers may ask for more of it.`,
    ],
    wrong: [
      [
        `the chips now used around Norvik need more electricity than those used in other regions`,
        'wrong-comparison',
        `Chips that use a lot of electricity leave room for savings. But the prediction compares Norvik before and after the replacement, not Norvik with other regions.`,
      ],
      [
        `the electricity saved over the years will be worth more than what all the new chips will cost`,
        'out-of-scope',
        `The cost of the chips determines whether they will pay for themselves. But the prediction is only about how much electricity the data centers will use afterward.`,
      ],
      [
        `chips that need even less electricity will not come on the market in the next few years`,
        'not-required',
        `Even better chips may appear. But the new chips around Norvik would still use half as much electricity as the present ones.`,
      ],
      [
        `less electricity will be needed for cooling when the chips themselves need less of it`,
        'restates-premise',
        `The argument states that the electricity for cooling is "proportional to what the chips need." This option follows from that statement, so it is not an unstated assumption.`,
      ],
    ],
    quick: [
      `Total use is the use per computation times the number of computations. The official halves the first and must assume that the second does not grow much.`,
    ],
    full: [
      `Method: write the total as a product. It is the electricity for each computation times the number of computations, and the premises halve only the first of these.`,
      `Cheaper computing gives customers a reason to order more computations.`,
      `If customers do order many more computations, the total does not fall by half. So the official assumes that they will not.`,
    ],
    hints: [
      `What do the new chips cut in half, and what does the official say will be cut in half?`,
      `Which two quantities do you multiply to get the total use of electricity? Which of them does the official treat as fixed without saying so?`,
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
      `Buses and cars differ in more than charging. If the extra miles wear out bus batteries as much as fast charging wears out car batteries, cars could still hold 85 percent or more.`,
    ],
    wrong: [
      [
        `Owners of private cars would charge them slowly if this took no longer than fast charging does.`,
        'out-of-scope',
        `Owners may well charge their cars fast to save time. But the argument is about what fast charging does to batteries, not about why owners choose it.`,
      ],
      [
        `Private cars are charged fast on more than half of the occasions on which they are charged.`,
        'too-strong',
        `The argument says only that private cars are "often" charged fast. Fast charging on a third of all occasions could be enough to wear out the batteries sooner.`,
      ],
      [
        `The loads that buses carry put their batteries under a strain that those of cars are spared.`,
        'opposite-effect',
        `If heavy loads help to wear out bus batteries, car batteries may well last longer and hold more than 85 percent. That counts against the conclusion, so the argument does not depend on it.`,
      ],
      [
        `A battery that is charged slowly keeps more of its charge over time than one charged fast.`,
        'restates-premise',
        `The argument does depend on this difference, but the first sentence states it: "Batteries wear out sooner if they are charged fast." What is left unstated concerns the comparison between buses and cars.`,
      ],
    ],
    quick: [
      `The argument compares buses and cars as if charging were the only difference. But buses also cover greater distances, so the argument must assume that the extra miles do not wear out their batteries just as much.`,
    ],
    full: [
      `Method: look for another difference between buses and private cars. The argument infers from slowly charged buses that cars, which are often charged fast, will hold less than 85 percent.`,
      `This treats charging as the only difference that matters. But buses cover greater distances, which may also wear out batteries.`,
      `Negate the right option: if the distances harm bus batteries as much as fast charging harms car batteries, the cars may hold 85 percent too. So the argument assumes that the distances do less harm.`,
    ],
    hints: [
      `What does the argument know about the buses, and what does it predict about private cars?`,
      `Besides charging, how do buses and private cars differ? Look for a difference that could be harder on the batteries of buses.`,
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
      `Dust keeps light from reaching the panels. If there was much more of it, the panels could deliver less even though they are as good as ever.`,
    ],
    wrong: [
      [
        `Panels of every make lose part of their ability to turn light into electricity each year.`,
        'too-strong',
        `If all panels wear out, these probably do too. But the conclusion is about the panels of one school and does not depend on every other make.`,
      ],
      [
        `The sun did not shine less on the school in the second summer than it did in the first.`,
        'restates-premise',
        `The conclusion does depend on equal sunshine. But the argument states that the sun shone "for as many hours and as strongly," so this option is not an unstated assumption.`,
      ],
      [
        `The school did not use more electricity in the second summer than it did in the first.`,
        'out-of-scope',
        `It is easy to confuse the electricity that a school uses with the electricity that its plant delivers. But the 15 percent refers only to what the plant delivered, so the school's use does not matter.`,
      ],
      [
        `The panels will deliver even less electricity in their third summer than in their second.`,
        'not-required',
        `If the loss continues, a third summer may be worse still. But the conclusion is about what has already happened to the panels.`,
      ],
    ],
    quick: [
      `There was as much sun but less electricity. Either the panels got worse or less light reached them, so the headmaster must assume that more dust was not what kept the light out.`,
    ],
    full: [
      `Method: look for another cause. The plant delivered 15 percent less under equal sunlight, and the headmaster concludes that the panels themselves have become worse.`,
      `But something else, such as dust, may have kept light from the panels.`,
      `If there was much more dust in the second summer, the panels could be as good as ever and still deliver less. So the headmaster assumes that there was not much more dust.`,
    ],
    hints: [
      `What change is the headmaster trying to explain, and what does the headmaster blame for it?`,
      `Suppose that the panels are as good as ever. What else could explain why they delivered 15 percent less?`,
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
      `The first premise demands training on a billion sentences but does not say in which language. If sentences of related languages count, the shortage of Oshari sentences proves nothing.`,
    ],
    wrong: [
      [
        `a program trained on more than a billion sentences of a language will handle its idioms well`,
        'too-strong',
        `The argument treats a billion sentences as a requirement: without them, no program handles the idioms well. It does not have to claim that a billion sentences are also enough.`,
      ],
      [
        `the idioms of Oshari are harder to translate than those of languages with many more speakers`,
        'wrong-comparison',
        `Harder idioms might make a good program even less likely. But the argument rests on the number of sentences, so it would be the same if the idioms of Oshari were easy.`,
      ],
      [
        `speakers of Oshari use idioms more often when they write than when they talk to one another`,
        'not-required',
        `Written sentences are what programs are trained on. But the argument turns on how many sentences there are, not on how often they contain idioms.`,
      ],
      [
        `the speakers of Oshari will not write a billion sentences within the foreseeable future`,
        'restates-premise',
        `The conclusion does depend on this. But the stem states that the speakers "cannot add much" to fewer than fifty million sentences. So this option is already given and does not have to be assumed.`,
      ],
    ],
    quick: [
      `The program needs a billion sentences, but the argument does not say in what language. So it must assume that sentences of other languages cannot take the place of sentences of Oshari.`,
    ],
    full: [
      `Method: compare the two premises word by word. The first requires at least a billion sentences to train on. The second implies that there will not be a billion sentences of Oshari.`,
      `The conclusion follows only if the billion sentences have to be in Oshari.`,
      `If sentences of other languages could take their place, a program could perhaps be trained after all. So the argument assumes that they cannot.`,
    ],
    hints: [
      `According to the argument, what does a program need, and what is in short supply?`,
      `Compare the two premises word by word. Do they describe the sentences in the same terms?`,
    ],
  },
]

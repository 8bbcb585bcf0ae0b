import type { WrittenPassage } from '../written-question.ts'

export const ageOfSalt: WrittenPassage = {
  passage: {
    id: 'passage-age-of-salt',
    title: 'The age of salt',
    paragraphs: [
      `In 1899, an Irish scientist proposed to determine the age of the oceans by arithmetic. Rivers, he assumed, had carried sodium to the sea from the beginning, and nothing had removed it; the quantity in the oceans, divided by the quantity delivered annually, indicated some ninety million years. The oceans are now known to be almost fifty times as old.`,
      `Textbooks that mention the estimate usually enumerate its inaccuracies: rivers deliver more today than formerly, and part of their sodium is merely sea salt that the wind has carried inland. Both observations are correct. Neither touches the fundamental difficulty, which becomes obvious when the same division is performed for aluminum and yields a few centuries. An element, in other words, does not simply accumulate. It leaves the sea, in sediments, in evaporated deposits, in altered rock of the ocean floor, approximately as rapidly as it arrives. What the division indicates is not an age but the average time that an atom spends in the sea before its removal.`,
      `So understood, the abandoned figure has become indispensable. Elements that remain in the sea far longer than the thousand years or so that its waters require to circulate are found everywhere in nearly uniform concentration; those that leave sooner are not. The arithmetic of 1899 was sound. It had answered a different question.`,
    ],
  },
  questions: [
    {
      id: 'rc-234',
      skill: 'rc-main-idea',
      difficulty: 0.5,
      stem: `Which of the following best expresses the main idea of the passage?`,
      key: [
        `A calculation that failed to give the age of the oceans measures something else of value.`,
        `The division indicates "not an age but the average time that an atom spends in the sea," and this figure "has become indispensable." So the calculation failed at its purpose but turned out to be valuable for another.`,
      ],
      wrong: [
        [
          `A calculation of the age of the oceans was inaccurate because its data were incomplete.`,
          'half-right',
          `Inaccurate figures did affect the estimate. But the passage says that neither of the inaccuracies "touches the fundamental difficulty," so even perfect data would not have given the age.`,
        ],
        [
          `A calculation made with aluminum corrects the age of the oceans that sodium had suggested.`,
          'distorted-detail',
          `The result for aluminum, "a few centuries," is even farther from the truth. It shows that the division cannot give an age at all; it does not supply a better estimate.`,
        ],
        [
          `A method that scientists respected in 1899 has no place in the modern study of the oceans.`,
          'opposite-effect',
          `The estimate itself has indeed been abandoned. But the last paragraph says that the figure "has become indispensable" now that its meaning is understood, so the method does have a place.`,
        ],
        [
          `A uniform concentration of sodium proves that the waters of the oceans circulate rapidly.`,
          'reversed-causation',
          `The passage reasons the other way around: elements that remain in the sea far longer than a thousand years have time to be mixed evenly. It does not use even mixing to prove how fast the water circulates.`,
        ],
      ],
      quick: [
        `The arithmetic was sound, but it "had answered a different question." The answer to that question has become indispensable.`,
      ],
      full: [
        `The last two sentences give the author's verdict: the arithmetic "was sound" but "had answered a different question." Then check whether the three paragraphs lead up to that verdict.`,
        `The first paragraph gives the estimate and says that it was far too low. The second explains why the division does not yield an age and what it yields instead. The third says what that figure is used for today.`,
        `The main idea therefore has to include both the failure and the later use. Only one answer says both that the calculation failed to give the age of the oceans and that it measures something of value.`,
      ],
      hints: [
        `What does the author say about the old calculation in the first paragraph, and what in the last?`,
        `What has changed since 1899: the arithmetic, or the question that it is taken to answer?`,
      ],
    },
    {
      id: 'rc-235',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions the result for aluminum primarily in order to`,
      key: [
        `expose, by an absurd result, an assumption on which the division rests`,
        `Oceans only a few centuries old are out of the question. So the division that gives this result must rest on a false assumption: that nothing removes an element from the sea.`,
      ],
      wrong: [
        [
          `show that the amounts of some elements can be measured more exactly`,
          'out-of-scope',
          `The problem is not how exactly amounts can be measured. Even with perfect figures for aluminum, the division would not give the age of the oceans.`,
        ],
        [
          `contrast an element that leaves the sea with one that stays in it forever`,
          'too-strong',
          `Sodium does not stay forever. An element leaves the sea "approximately as rapidly as it arrives," and that includes sodium. So the author does not contrast the two; aluminum simply leaves much sooner.`,
        ],
        [
          `explain why rivers carry more of certain elements today than formerly`,
          'wrong-place',
          `Rivers do "deliver more today than formerly," but this is one of the inaccuracies listed earlier in the paragraph. Aluminum is brought in to reveal a different difficulty, which those inaccuracies do not touch.`,
        ],
        [
          `support the view that the age of the oceans has been overestimated`,
          'opposite-effect',
          `The estimate was too low, not too high: the oceans are "almost fifty times as old." Aluminum gives an even lower figure, but the author does not use it to argue about the true age.`,
        ],
      ],
      quick: [
        `For aluminum, the same division makes the oceans a few centuries old. That is absurd, so something that the division assumes must be false.`,
      ],
      full: [
        `Ask what the example makes "obvious." It is "the fundamental difficulty," which the next sentence spells out: an element "does not simply accumulate."`,
        `The scientist of 1899 had assumed that nothing removed the sodium. For aluminum, the same assumption leads to oceans that are a few centuries old, which is absurd.`,
        `So that assumption must be false. By an absurd result, the author has exposed an assumption on which the division rests.`,
      ],
      hints: [
        `What does the division yield for aluminum, and what does the author say that this makes obvious?`,
        `Could the oceans be that young? If not, which part of the reasoning of 1899 has to go?`,
      ],
    },
    {
      id: 'rc-236',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `The author would be most likely to agree with which of the following about the inaccuracies that textbooks enumerate?`,
      key: [
        `They are real, but removing them would still not have given an age.`,
        `"Both observations are correct" means that the inaccuracies are real. "Neither touches the fundamental difficulty" means that removing them would still leave a figure that is not an age.`,
      ],
      wrong: [
        [
          `They are real, and removing them would have given nearly the true age.`,
          'half-right',
          `This answer gets the first verdict right but misses the second. Without the inaccuracies, the division would still give the average time that an atom spends in the sea, not an age.`,
        ],
        [
          `They are slight, and it was reasonable in 1899 to leave them out.`,
          'out-of-scope',
          `The author says that the inaccuracies are real, not that they are slight. And the passage never says whether it was reasonable in 1899 to leave them out.`,
        ],
        [
          `They are slight, but together they explain why the estimate was too low.`,
          'opposite-effect',
          `The estimate was too low because sodium leaves the sea again. That is the "fundamental difficulty," and it is not among the inaccuracies.`,
        ],
        [
          `They are doubtful, since they would apply to aluminum as well as sodium.`,
          'distorted-detail',
          `The author does not doubt them: "Both observations are correct." Aluminum is brought in to reveal a different and deeper difficulty.`,
        ],
      ],
      quick: [
        `The author calls the observations correct but says that neither touches the real difficulty, so correcting them would not turn the figure into an age.`,
      ],
      full: [
        `Find both judgments that the author makes about the inaccuracies: "Both observations are correct," and "Neither touches the fundamental difficulty."`,
        `The fundamental difficulty is that the division indicates "not an age but the average time" that an atom spends in the sea.`,
        `So even with perfect data, the division would only give a more exact average time. The right answer contains both verdicts: the inaccuracies are real, but removing them would not have given an age.`,
      ],
      hints: [
        `The author calls both observations correct. What does the next sentence add?`,
        `If the data were perfect, what would the division then indicate?`,
      ],
    },
    {
      id: 'rc-237',
      skill: 'rc-application',
      difficulty: 1.5,
      stem: `If the quantity of a certain element in the oceans, divided by the quantity that rivers deliver annually, is two hundred years, the passage suggests that the element`,
      key: [
        `is likely to be more concentrated in some parts of the sea than in others`,
        `On average, an atom of this element leaves the sea after two hundred years, long before the water has circulated once. So the element has too little time to mix evenly and is likely to be more concentrated in some places.`,
      ],
      wrong: [
        [
          `began to be carried to the sea by rivers only about two hundred years ago`,
          'distorted-detail',
          `This answer reads the two hundred years as an age, which is the mistake of 1899. The figure is "the average time that an atom spends in the sea."`,
        ],
        [
          `is found in nearly the same concentration in all parts of the oceans`,
          'opposite-effect',
          `A nearly uniform concentration is found only for elements that remain "far longer than the thousand years or so" of circulation. Two hundred years is much shorter than that.`,
        ],
        [
          `becomes more concentrated in the sea over each period of two hundred years`,
          'opposite-effect',
          `An element leaves the sea "approximately as rapidly as it arrives." So the passage gives no reason to think that its concentration keeps growing.`,
        ],
        [
          `is delivered by rivers in larger annual quantities than sodium is delivered`,
          'wrong-comparison',
          `A result of two hundred may come from a small quantity in the sea or from a large annual delivery. So it tells us nothing about whether rivers deliver more of this element than of sodium.`,
        ],
      ],
      quick: [
        `Two hundred years is less than the thousand that mixing takes, so the element leaves the sea before it is evenly spread.`,
      ],
      full: [
        `Decide what the two hundred years mean, and then apply the last paragraph to them.`,
        `The result of the division is the average time that an atom of the element stays in the sea. Elements that stay "far longer than the thousand years or so" of circulation are nearly uniform, and "those that leave sooner are not."`,
        `With only two hundred years, this element leaves sooner. So it is likely to be more concentrated in some parts of the sea than in others.`,
      ],
      hints: [
        `What does the result of such a division tell us about an element, if it is not an age?`,
        `With which other period in the last paragraph should the two hundred years be compared?`,
      ],
    },
  ],
}

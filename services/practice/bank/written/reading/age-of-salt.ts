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
        `Not an age but 'the average time that an atom spends in the sea', and this figure 'has become indispensable'.`,
      ],
      wrong: [
        [
          `A calculation of the age of the oceans was inaccurate because its data were incomplete.`,
          'half-right',
          `Better data on rivers would not have helped. 'Neither touches the fundamental difficulty.'`,
        ],
        [
          `A calculation made with aluminum corrects the age of the oceans that sodium had suggested.`,
          'distorted-detail',
          `Aluminum yields 'a few centuries', which is farther from the truth. It shows that the division gives no age.`,
        ],
        [
          `A method that scientists respected in 1899 has no place in the modern study of the oceans.`,
          'opposite-effect',
          `The figure 'has become indispensable', once its meaning was understood.`,
        ],
        [
          `A uniform concentration of sodium proves that the waters of the oceans circulate rapidly.`,
          'reversed-causation',
          `That elements mix follows from the time they remain. It is not used to prove how fast waters circulate.`,
        ],
      ],
      quick: [`Wrong question, sound arithmetic, useful figure.`],
      full: [
        `Method: read the last two sentences as the author's summary and check them against the paragraphs.`,
        `1: a figure for the age, far too low. 2: why it is no age at all, and what it is. 3: what it is good for.`,
        `The main idea needs the failure and the later use.`,
      ],
      hints: [
        `Compare 'almost fifty times as old' at the end of the first paragraph with 'indispensable' in the third.`,
        `What changed in the meantime: the arithmetic, or the question it answers?`,
      ],
    },
    {
      id: 'rc-235',
      skill: 'rc-function',
      difficulty: 0.9,
      stem: `The author mentions the result for aluminum primarily in order to`,
      key: [
        `expose, by an absurd result, an assumption on which the division rests`,
        `Oceans a few centuries old are absurd. So it cannot be true that nothing is removed.`,
      ],
      wrong: [
        [
          `show that the amounts of some elements can be measured more exactly`,
          'out-of-scope',
          `The division would be wrong as an age however exactly the amounts were known.`,
        ],
        [
          `contrast an element that leaves the sea with one that stays in it forever`,
          'too-strong',
          `Sodium leaves the sea as well, 'approximately as rapidly as it arrives'.`,
        ],
        [
          `explain why rivers carry more of certain elements today than formerly`,
          'wrong-place',
          `This is one of the inaccuracies, which are said not to touch the difficulty.`,
        ],
        [
          `support the view that the age of the oceans has been overestimated`,
          'opposite-effect',
          `The oceans are 'almost fifty times as old' as the estimate, and the author accepts this.`,
        ],
      ],
      quick: [`The same division, a ridiculous age: then the division gives no age.`],
      full: [
        `Method: see what 'becomes obvious' by the example.`,
        `'The fundamental difficulty … becomes obvious': an element 'does not simply accumulate'. The estimate had assumed that nothing is removed.`,
        `An age of a few centuries is impossible, so the assumption must go.`,
      ],
      hints: [
        `In the second paragraph, find what is said to become obvious through the case of aluminum.`,
        `Could oceans be only a few centuries old? If not, which step of 1899 must be given up?`,
      ],
    },
    {
      id: 'rc-236',
      skill: 'rc-inference',
      difficulty: 1.3,
      stem: `The author would be most likely to agree with which of the following about the inaccuracies that textbooks enumerate?`,
      key: [
        `They are real, but removing them would still not have given an age.`,
        `'Both observations are correct', and neither touches the difficulty that the division gives 'not an age'.`,
      ],
      wrong: [
        [
          `They are real, and removing them would have given nearly the true age.`,
          'half-right',
          `Correct observations, but 'neither touches the fundamental difficulty'.`,
        ],
        [
          `They are slight, and it was reasonable in 1899 to leave them out.`,
          'out-of-scope',
          `How large they are, and whether they could be left out, is not discussed.`,
        ],
        [
          `They are slight, but together they explain why the estimate was too low.`,
          'opposite-effect',
          `The estimate was too low because sodium is removed, which is not one of them.`,
        ],
        [
          `They are doubtful, since they would apply to aluminum as well as sodium.`,
          'distorted-detail',
          `'Both observations are correct.' Aluminum is introduced to show another difficulty.`,
        ],
      ],
      quick: [`'Both observations are correct. Neither touches the fundamental difficulty.'`],
      full: [
        `Method: read the author's two verdicts on the inaccuracies together.`,
        `First: they are correct. Second: they miss what is fundamental, since the division gives the time an atom remains.`,
        `So even a perfected division would give a better figure for that time, and no age.`,
      ],
      hints: [
        `The second paragraph gives two verdicts on these observations, one after the other: find both.`,
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
        `It leaves the sea long before waters have circulated once, in about a thousand years, so it cannot be mixed evenly.`,
      ],
      wrong: [
        [
          `began to be carried to the sea by rivers only about two hundred years ago`,
          'distorted-detail',
          `This reads the figure as an age. It is the average time before removal.`,
        ],
        [
          `is found in nearly the same concentration in all parts of the oceans`,
          'opposite-effect',
          `This holds for elements that remain 'far longer' than a thousand years.`,
        ],
        [
          `becomes more concentrated in the sea over each period of two hundred years`,
          'opposite-effect',
          `An element leaves 'approximately as rapidly as it arrives', so it does not become more concentrated.`,
        ],
        [
          `is delivered by rivers in larger annual quantities than sodium is delivered`,
          'wrong-comparison',
          `The figure is a quotient. A small quotient may come from a small quantity in the sea.`,
        ],
      ],
      quick: [`Two hundred years is less than a thousand: it leaves before it is mixed.`],
      full: [
        `Method: say what the figure means, then use the rule in the third paragraph.`,
        `Meaning: an atom of the element remains two hundred years on average. Rule: uniform if far longer than the thousand years of circulation; otherwise not.`,
        `Two hundred is less than a thousand, so differences between parts of the sea are to be expected.`,
      ],
      hints: [
        `The third paragraph compares the time an element remains with another time: find that time.`,
        `What happens to an element that is removed before the waters have circulated?`,
      ],
    },
  ],
}

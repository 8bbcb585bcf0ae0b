import type { WrittenQuestion } from '../written-question.ts'

/** The roles that statements play in an argument. */
export const structures: readonly WrittenQuestion[] = [
  {
    id: 'cr-0019',
    version: 3,
    skill: 'cr-boldface',
    difficulty: 0.2,
    stem: `Economist: Many towns pay film companies to shoot there, because film crews spend money in local hotels and restaurants. But these payments are a poor use of public money. Film crews stay for a few weeks only, whereas the same sum spent on the town's market hall would bring in visitors for years.

In the economist's argument, the statement that film crews spend money in local hotels and restaurants plays which of the following roles?`,
    key: [
      `It is a reason for a practice that the economist goes on to judge unfavorably.`,
      `The word "because" introduces the statement as the towns' reason for paying film companies. The economist does not dispute it but calls the payments "a poor use of public money."`,
    ],
    wrong: [
      [
        `It is the conclusion that the rest of the economist's argument is meant to support.`,
        'wrong-role',
        `The economist's conclusion is that the payments are "a poor use of public money." What film crews spend is a point in favor of the payments and does not support that conclusion.`,
      ],
      [
        `It is evidence that the economist offers in favor of spending on the market hall.`,
        'wrong-role',
        `The economist supports the market hall by saying that it "would bring in visitors for years." What film crews spend is a point in favor of paying the film companies.`,
      ],
      [
        `It is a claim that the economist rejects because it has turned out to be untrue.`,
        'half-right',
        `The economist never denies that film crews spend money. What the economist rejects is the payments, on the ground that the same money would do more good elsewhere.`,
      ],
      [
        `It is an assumption that the economist makes without stating it anywhere in the text.`,
        'wrong-role',
        `The argument states openly that "film crews spend money in local hotels and restaurants." It is also the towns' reason, not the economist's.`,
      ],
    ],
    quick: [
      `The word "because" introduces the towns' reason for paying. The word "but" then introduces the economist's own view, which is against the payments.`,
    ],
    full: [
      `Method: find the economist's conclusion first. It follows the word "But": the payments "are a poor use of public money."`,
      `The support for it is a comparison: film crews stay only a few weeks, while the market hall would bring in visitors for years.`,
      `The statement about hotels and restaurants belongs to the other side, because it tells us why towns make the payments.`,
      `The economist accepts that film crews spend money and still thinks that the practice is a mistake. The statement is a reason for a practice that is judged unfavorably.`,
    ],
    hints: [
      `Which sentence gives the economist's own opinion of the payments?`,
      `Find the economist's conclusion first. Does the statement support it, or does it support the other side?`,
    ],
  },
  {
    id: 'cr-0020',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `Botanist: Seeds of the sand lily were long thought to need fire in order to germinate, for young plants are found mostly where the ground has recently burned. In our greenhouse, however, seeds germinated without any heat as soon as the surrounding grasses had been removed. What fire does for the sand lily, then, is probably to clear away its competitors.

In the botanist's argument, the claim that young plants are found mostly where the ground has recently burned serves to`,
    key: [
      `report an observation for which the botanist offers an explanation other than the traditional one`,
      `The observation that young plants grow on burned ground led others to think that the seeds need fire. The botanist accepts it but explains it differently: fire clears away competitors.`,
    ],
    wrong: [
      [
        `introduce evidence that shows the traditional view of the sand lily to be mistaken in this case`,
        'wrong-role',
        `The evidence against the traditional view is the greenhouse result: seeds germinated "without any heat." The claim about burned ground was the basis of the traditional view.`,
      ],
      [
        `state the conclusion that the greenhouse experiment of the botanist was designed to support`,
        'wrong-role',
        `The conclusion is in the last sentence: fire probably serves "to clear away its competitors." The claim about burned ground is what this conclusion explains.`,
      ],
      [
        `describe a finding whose accuracy the botanist calls into question by means of an experiment`,
        'half-right',
        `The experiment calls the old explanation into question, not the finding. The botanist still accepts that young plants are found mostly on burned ground.`,
      ],
      [
        `give an example of a plant whose seeds are able to germinate without having been heated`,
        'distorted-detail',
        `It was in the greenhouse that seeds germinated "without any heat." Plants on burned ground would suggest the opposite, if anything.`,
      ],
    ],
    quick: [
      `The botanist does not deny that young plants are found mostly on burned ground. What changes is the explanation: fire removes competitors instead of making seeds germinate.`,
    ],
    full: [
      `Method: find the botanist's conclusion first. It is that fire probably helps the sand lily by clearing away its competitors.`,
      `The claim about burned ground is an observation. It was traditionally explained by saying that the seeds need fire.`,
      `The greenhouse experiment counts against that explanation, since seeds germinated without heat once the grasses were gone.`,
      `The botanist never disputes that young plants grow mostly on burned ground. The claim reports this observation, for which the botanist offers a new explanation.`,
    ],
    hints: [
      `What was long thought about the sand lily, and what does the botanist think instead?`,
      `Find the botanist's conclusion, and ask what fact it is meant to explain. Who explained that fact differently before?`,
    ],
  },
]

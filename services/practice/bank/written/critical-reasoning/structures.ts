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
      `The word 'because' marks it as the towns' reason for paying. The economist does not deny it, but argues with 'But' that the payments are a poor use of money all the same.`,
    ],
    wrong: [
      [
        `It is the conclusion that the rest of the economist's argument is meant to support.`,
        'wrong-role',
        `The conclusion is that the payments are a poor use of public money. The statement about spending is given before it, on the other side.`,
      ],
      [
        `It is evidence that the economist offers in favor of spending on the market hall.`,
        'wrong-role',
        `In favor of the market hall the economist says that it would bring in visitors for years. The spending of film crews speaks for the film companies.`,
      ],
      [
        `It is a claim that the economist rejects because it has turned out to be untrue.`,
        'half-right',
        `The economist argues against the payments, but nowhere says that crews spend nothing. The claim is outweighed, not denied.`,
      ],
      [
        `It is an assumption that the economist makes without stating it anywhere in the text.`,
        'wrong-role',
        `The statement is there in so many words, and it is the towns that rely on it.`,
      ],
    ],
    quick: [
      `'Because' gives the towns' reason; 'But' begins the economist's own view. So: a reason for what is then criticized.`,
    ],
    full: [
      `Practice: towns pay film companies. Reason: crews spend money locally.`,
      `Turn: 'But these payments are a poor use of public money' is the conclusion.`,
      `Support: a few weeks against years.`,
      `The statement belongs to the practice, and the economist accepts it without letting it decide.`,
    ],
    hints: [
      `Which word introduces the statement, and whose reason is it?`,
      `Find the main conclusion first. Does the statement speak for it or for the other side?`,
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
      `The observation led others to think that seeds need fire. The botanist keeps it and explains it differently: fire clears away competitors.`,
    ],
    wrong: [
      [
        `introduce evidence that shows the traditional view of the sand lily to be mistaken in this case`,
        'wrong-role',
        `It is the greenhouse result that speaks against the traditional view. The observation about burned ground was the basis of that view.`,
      ],
      [
        `state the conclusion that the greenhouse experiment of the botanist was designed to support`,
        'wrong-role',
        `The conclusion is in the last sentence: fire probably clears away competitors. The claim about burned ground comes before as a fact to be explained.`,
      ],
      [
        `describe a finding whose accuracy the botanist calls into question by means of an experiment`,
        'half-right',
        `The experiment questions the old explanation, not the finding. Young plants on burned ground are still a fact for the botanist.`,
      ],
      [
        `give an example of a plant whose seeds are able to germinate without having been heated`,
        'distorted-detail',
        `That is what the greenhouse showed. The claim about burned ground says nothing about heat and germination in general.`,
      ],
    ],
    quick: [`Fact, old explanation, experiment against it, new explanation. The claim is the fact.`],
    full: [
      `Fact: young plants grow mostly on burned ground.`,
      `Old explanation: seeds need fire.`,
      `Experiment: without heat, but with grasses removed, seeds germinate.`,
      `New explanation: fire removes competitors. The fact is kept and reinterpreted.`,
    ],
    hints: [
      `Does the botanist dispute the claim or its explanation?`,
      `Two explanations of one fact: which sentence holds the fact?`,
    ],
  },
]

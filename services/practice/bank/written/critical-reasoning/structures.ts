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
      `The word "because" marks it as the towns' reason for paying. The economist does not dispute that reason, but goes on to call the payments "a poor use of public money."`,
    ],
    wrong: [
      [
        `It is the conclusion that the rest of the economist's argument is meant to support.`,
        'wrong-role',
        `The statement comes first and sounds like a settled fact. But the economist argues against the payments, and a fact in their favor cannot be the conclusion of that argument.`,
      ],
      [
        `It is evidence that the economist offers in favor of spending on the market hall.`,
        'wrong-role',
        `The economist supports the market hall by saying that it "would bring in visitors for years." What film crews spend is a point in favor of paying the film companies.`,
      ],
      [
        `It is a claim that the economist rejects because it has turned out to be untrue.`,
        'half-right',
        `The economist does argue against the payments, which makes "rejects" tempting. But the text never says that crews spend nothing; the point is outweighed, not denied.`,
      ],
      [
        `It is an assumption that the economist makes without stating it anywhere in the text.`,
        'wrong-role',
        `The statement appears in the text word for word, so it is not unstated. It is also the towns' reason, not the economist's.`,
      ],
    ],
    quick: [
      `"Because" introduces the towns' reason for paying, and "But" introduces the economist's own view. The statement is therefore a reason for a practice that is then criticized.`,
    ],
    full: [
      `Method: find the conclusion first. It follows the word "But": the payments "are a poor use of public money."`,
      `The economist supports it by comparing a stay of "a few weeks only" with a market hall that draws visitors for years.`,
      `The statement about hotels and restaurants belongs to the other side. It is the towns' reason for the payments.`,
      `The economist accepts it as true and still judges the practice unfavorably, which is the role the right option describes.`,
    ],
    hints: [
      `Which word introduces the statement about film crews, and whose reason is it?`,
      `Find the economist's main conclusion. Does the statement support it, or does it support the other side?`,
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
      `The observation led others to think that the seeds need fire. The botanist accepts the observation but explains it differently: fire clears away competitors.`,
    ],
    wrong: [
      [
        `introduce evidence that shows the traditional view of the sand lily to be mistaken in this case`,
        'wrong-role',
        `The botanist does have evidence against the traditional view, but it is the greenhouse result. The claim about burned ground was the basis of that view.`,
      ],
      [
        `state the conclusion that the greenhouse experiment of the botanist was designed to support`,
        'wrong-role',
        `The claim opens the argument, where a conclusion often is. But the conclusion is in the last sentence: fire probably clears away competitors.`,
      ],
      [
        `describe a finding whose accuracy the botanist calls into question by means of an experiment`,
        'half-right',
        `The experiment does call something into question, but that is the old explanation. The botanist still accepts that young plants are found mostly on burned ground.`,
      ],
      [
        `give an example of a plant whose seeds are able to germinate without having been heated`,
        'distorted-detail',
        `The greenhouse, not this claim, showed that seeds can germinate without heat. Plants on burned ground would suggest the opposite, if anything.`,
      ],
    ],
    quick: [
      `The botanist keeps the fact (young plants on burned ground), rejects the old explanation (seeds need fire), and offers a new one. The claim in question is the fact.`,
    ],
    full: [
      `Method: find the conclusion first. It is that fire probably helps the sand lily by clearing away its competitors.`,
      `The claim in question is an observation: young plants are found mostly where the ground has recently burned. It was long explained by saying that the seeds need fire.`,
      `The greenhouse experiment counts against that explanation, since seeds germinated without heat once the grasses were gone.`,
      `The observation itself is never disputed. It is reported so that the botanist can explain it in a new way.`,
    ],
    hints: [
      `Does the botanist dispute where young plants are found, or only an explanation of it?`,
      `The argument contains two explanations of one fact. Which sentence states the fact?`,
    ],
  },
]

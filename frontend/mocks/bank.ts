import type { components } from '@app/contracts/generated/practice'

type Schemas = components['schemas']

export interface BankItem {
  question: Schemas['Question']
  answer: Schemas['Feedback']['correctAnswer']
  reasons: Schemas['Feedback']['optionReasons']
  solution: Schemas['Solution']
}

type Letter = BankItem['answer']
const letters: readonly Letter[] = ['A', 'B', 'C', 'D', 'E']

type Told = 'type' | 'skillName' | 'question' | 'passage' | 'passageId' | 'passagePaceSeconds' | 'why'

interface Draft extends Pick<Schemas['Question'], Told> {
  /** Option texts with their reasons, in order. */
  options: ReadonlyArray<readonly [text: string, reason: string]>
  answer: Letter
  quick: string[]
  full: string[]
}

const pace: Record<Schemas['Question']['type'], number> = {
  'problem-solving': 129,
  'data-sufficiency': 135,
  'critical-reasoning': 117,
  reading: 117,
}

function item({ options, answer, quick, full, ...rest }: Draft, index: number): BankItem {
  const skill = rest.skillName.toLowerCase().replaceAll(' ', '-')
  return {
    question: {
      ...rest,
      id: `mock-${skill}-${index + 1}`,
      skill,
      paceSeconds: pace[rest.type],
      repeated: false,
      options: options.map(([text], place) => ({ id: letters[place]!, text })),
    },
    answer,
    reasons: options.map(([, reason], place) => ({ id: letters[place]!, reason })),
    solution: { quick, full },
  }
}

const sufficiency = (reasons: readonly [string, string, string, string, string]): Draft['options'] => [
  ['Statement (1) alone is sufficient, but statement (2) alone is not.', reasons[0]],
  ['Statement (2) alone is sufficient, but statement (1) alone is not.', reasons[1]],
  ['Both statements together are sufficient, but neither alone is.', reasons[2]],
  ['Each statement alone is sufficient.', reasons[3]],
  ['Both statements together are not sufficient.', reasons[4]],
]

const allotments: Draft['passage'] = {
  title: 'Allotments and bees',
  paragraphs: [
    'Surveys of three cities found more kinds of wild bees in allotment gardens than in public parks of the same size. The gardeners credited their vegetables. The surveyors did not: squash and beans feed few of the species they counted.',
    'What set the allotments apart was neglect. Corners left unmown for a season held the bare soil and hollow stems in which most wild bees nest, and parks, which are mown to the edge, had neither. Two parks that stopped mowing their margins gained as many species in four years as the allotments had over them.',
    'Not every surveyor is content to stop mowing. One warns that a margin left alone for a decade turns to bramble, which shades the soil that ground-nesting bees need. She would cut each corner in turn, every third year: neglect, as she puts it, has to be kept up.',
  ],
}

/** What the questions about it have in common. Its 147 words take 44 seconds at 200 words a minute (docs/learning.md#pace). */
const aboutAllotments = {
  type: 'reading',
  passage: allotments,
  passageId: 'mock-allotments',
  passagePaceSeconds: 44 + 3 * 92,
} as const

/** Ten questions of our own for tests and screenshots; the real bank is the practice service's. */
export const bank: readonly BankItem[] = (
  [
    {
      type: 'problem-solving',
      skillName: 'Percent change',
      why: 'Due again after 6 days',
      question:
        'A shop raises the price of a coat by 20%, then sells it at 25% off the new price for $45. What was the price before the rise?',
      options: [
        ['$48', 'You took the two changes together as a loss of 5% and a little more.'],
        ['$50', 'The two factors multiply to 0.9, and $45 / 0.9 = $50.'],
        ['$54', 'You raised $45 by 20% and forgot the discount.'],
        ['$56', 'You added 25% of $45 to it: the discount was taken from a larger price.'],
        ['$60', 'That is the price after the rise, before the discount.'],
      ],
      answer: 'B',
      quick: ['The factors multiply: \\(1.2 \\times 0.75 = 0.9\\), so the price was \\(45 / 0.9 = 50\\) dollars.'],
      full: [
        'Call the old price \\(p\\). After the rise it is \\(1.2p\\).',
        '25% off leaves three quarters: \\(0.75 \\times 1.2p = 0.9p\\).',
        '\\(0.9p = 45\\) gives \\(p = 50\\).',
      ],
    },
    {
      type: 'data-sufficiency',
      skillName: 'Work and rates',
      why: 'At your level',
      question:
        'Two pumps, working together, empty a tank in 6 hours. How long does the slower pump need alone? (1) The faster pump needs 5 hours less than the slower one. (2) The faster pump moves 120 litres an hour.',
      options: sufficiency([
        'The stem gives one equation, statement (1) the second: two unknown times, two equations.',
        'Litres an hour say nothing about hours while the size of the tank is unknown.',
        'Two unknown times ask for two equations, so using both statements feels safe. But the stem already gives one.',
        'Statement (2) fits tanks of any size, so it fixes no time.',
        'One equation comes from the stem: together they need 6 hours.',
      ]),
      answer: 'A',
      quick: [
        'With \\(t\\) hours for the slower pump, \\(\\frac{1}{t} + \\frac{1}{t-5} = \\frac{1}{6}\\) has one usable solution, 15.',
      ],
      full: [
        'Statement (1): \\(\\frac{1}{t} + \\frac{1}{t-5} = \\frac{1}{6}\\) becomes \\(t^2 - 17t + 30 = 0\\), with the solutions 15 and 2.',
        'With 2 hours the faster pump would need less than none, so the slower one needs 15 hours: sufficient.',
        'Statement (2): with a tank of 1,200 litres the slower pump needs 15 hours, with 900 litres 30. Not sufficient.',
      ],
    },
    {
      type: 'problem-solving',
      skillName: 'Linear equations',
      why: 'New skill',
      question: 'If \\(\\frac{x+3}{4} = 2^3\\), what is the value of \\(x\\)?',
      options: [
        ['\\(5\\)', 'You dropped the division: x + 3 = 8.'],
        ['\\(17\\)', 'You read the power as a product of 2 and 3 less than it is.'],
        ['\\(29\\)', '4 times 8 is 32, less 3 is 29.'],
        ['\\(32\\)', 'That is x + 3: the last step is missing.'],
        ['\\(35\\)', 'You added the 3 instead of taking it away.'],
      ],
      answer: 'C',
      quick: ['\\(x + 3 = 4 \\times 8 = 32\\), so \\(x = 29\\).'],
      full: ['\\(2^3 = 8\\).', 'Multiply by 4: \\(x + 3 = 32\\).', 'Take 3 away: \\(x = 29\\).'],
    },
    {
      type: 'critical-reasoning',
      skillName: 'Weaken an argument',
      why: 'At your level',
      question:
        'A town moved its library into the railway station. Loans rose by 40% within a year, so the mayor concludes that people borrow more when a library lies on their way to work.\n\nWhich of the following, if true, most weakens the conclusion?',
      options: [
        [
          'The old library had closed for most of the year before the move.',
          'Right: the rise may be no more than the return of readers who had been shut out.',
        ],
        [
          'Most loans at the station are made in the early morning.',
          'That fits people on their way to work: it supports the conclusion.',
        ],
        [
          'The station library holds fewer books than the old one.',
          'Fewer books and more loans makes the place look stronger, not weaker.',
        ],
        ['Some commuters had used the old library as well.', 'Some always had; it says nothing about why loans rose.'],
        ['The town plans to open a second library in the station.', 'A plan is no evidence about what happened.'],
      ],
      answer: 'A',
      quick: ['Look for another cause of the rise: a year of closure before it is one.'],
      full: [
        'The conclusion compares the year before with the year after, and names the place as the cause.',
        'If the library was closed for most of the year before, loans had to rise wherever it reopened.',
      ],
    },
    {
      ...aboutAllotments,
      skillName: 'Main idea',
      why: 'New skill',
      question: 'Which of the following best states the main point of the passage?',
      options: [
        [
          'Vegetables feed more kinds of wild bees than park lawns do.',
          'That is what the gardeners thought; the passage corrects it.',
        ],
        [
          'Unmown corners, not crops, explain why allotments hold more kinds of wild bees.',
          'It names the finding and its cause, and the parks that tested it.',
        ],
        [
          'Public parks should be turned into allotments.',
          'The passage recommends nothing, and parks gained species as parks.',
        ],
        ['Most wild bees nest in hollow stems.', 'Close, and a detail: it serves the argument about neglect.'],
        ['Surveys of bees in cities are not reliable.', 'The surveyors are the ones the passage trusts.'],
      ],
      answer: 'B',
      quick: ['The turn is in "What set the allotments apart was neglect": the rest is its proof.'],
      full: [
        'The first paragraph reports a difference and a wrong explanation.',
        'The second gives the right one, and two parks that show the same effect.',
      ],
    },
    {
      ...aboutAllotments,
      skillName: 'Detail',
      why: 'At your level',
      question: 'According to the passage, the two parks that stopped mowing their margins',
      options: [
        ['were planted with vegetables after four years', 'Vegetables grow in the allotments only.'],
        ['held more bare soil than the allotments', 'Nothing compares the amounts of soil.'],
        ['lost species once bramble had spread', 'Bramble is what a surveyor fears after a decade.'],
        ['were mown in turn, every third year', 'That is what one surveyor would do, not what the parks did.'],
        [
          'came to hold as many more species as the allotments had held',
          'They gained "as many species in four years as the allotments had over them".',
        ],
      ],
      answer: 'E',
      quick: ['The last sentence of the second paragraph says what the two parks gained.'],
      full: ['Find the two parks.', 'They gained as many species as the allotments had been ahead.'],
    },
    {
      ...aboutAllotments,
      skillName: 'Inference',
      why: 'A step up',
      question: 'It can be inferred that the surveyor in the third paragraph would agree that',
      options: [
        ['parks should be mown to the edge again', 'She would cut each corner only every third year.'],
        ['bramble feeds bees that nest in the ground', 'It shades the soil that they need.'],
        ['allotments are neglected more than they should be', 'She speaks of margins, and wants neglect kept up.'],
        [
          'some work is needed if an unmown corner is to stay of use to bees',
          'Left alone, it turns to bramble: "neglect has to be kept up".',
        ],
        ['four years are too short to judge the parks', 'A decade is when bramble comes; she doubts no count.'],
      ],
      answer: 'D',
      quick: ['A corner that is never cut turns to bramble, so some cutting is needed.'],
      full: ['Her warning is about doing nothing for a decade.', 'Her plan is to cut a little, in turn.'],
    },
    {
      type: 'problem-solving',
      skillName: 'Averages',
      why: 'New skill',
      question:
        'The average of five numbers is 18. When one of them is taken away, the average of the other four is 15. Which number was taken away?',
      options: [
        ['3', 'That is the difference of the two averages.'],
        ['15', 'The average of the rest is not the number that left.'],
        ['18', 'Taking away the average would not change it.'],
        ['30', '\\(5 \\times 18 - 4 \\times 15 = 90 - 60 = 30\\).'],
        ['33', 'You added the difference of the averages to the right answer.'],
      ],
      answer: 'D',
      quick: ['\\(5 \\times 18 - 4 \\times 15 = 30\\).'],
      full: ['The five add up to 90.', 'The four add up to 60.', 'The difference, 30, is the one that left.'],
    },
    {
      type: 'critical-reasoning',
      skillName: 'Find the assumption',
      why: 'Due again after 3 days',
      question:
        'A bakery that began to print the baking time on every loaf sold fewer loaves baked the day before. The owner says that customers now know which bread is fresh.\n\nThe owner’s explanation assumes that',
      options: [
        [
          'customers could not tell fresh loaves from older ones as well before.',
          'Without it, the print told them nothing new.',
        ],
        ['the bakery bakes more loaves than it used to.', 'How many are baked plays no part in it.'],
        ['older loaves are sold at a lower price.', 'A price could matter, but the explanation does not need one.'],
        ['every customer reads the print on a loaf.', 'Too strong: some are enough.'],
        ['other bakeries do not print the baking time.', 'What others do is beside the point.'],
      ],
      answer: 'A',
      quick: ['Deny it: if customers could tell all along, the print explains nothing.'],
      full: [
        'The explanation runs from print to knowledge to choice.',
        'The middle step is new only if customers knew less before.',
      ],
    },
    {
      type: 'problem-solving',
      skillName: 'Exponents',
      why: 'At your level',
      question:
        'Which of the following equals \\(\\left(\\frac{2^{n+2} - 2^{n}}{3}\\right)^{2}\\) for every positive integer \\(n\\), where all the terms of the sum \\(2^{n+2} - 2^{n} = 4 \\cdot 2^{n} - 2^{n} = 3 \\cdot 2^{n}\\) are integers?',
      options: [
        ['\\(2^{n}\\)', 'The square is missing.'],
        ['\\(2^{n+2}\\)', 'You added 2 to the exponent instead of doubling it.'],
        ['\\(2^{n^2}\\)', 'You squared the exponent.'],
        ['\\(4^{n}\\)', 'The bracket is \\(2^n\\), and \\((2^n)^2 = 4^n\\).'],
        ['\\(9 \\cdot 4^{n}\\)', 'You left out the division by 3.'],
      ],
      answer: 'D',
      quick: ['\\(3 \\cdot 2^n / 3 = 2^n\\), and its square is \\(4^n\\).'],
      full: [
        'Factor: \\(2^{n+2} - 2^n = 2^n(4 - 1) = 3 \\cdot 2^n\\).',
        'Divide by 3: \\(2^n\\).',
        'Square: \\((2^n)^2 = 2^{2n} = 4^n\\).',
      ],
    },
  ] satisfies Draft[]
).map(item)

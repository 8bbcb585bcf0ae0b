import type { PublishedQuestion } from '../src/features/trial/load-questions.ts'

const reasons = (texts: readonly string[]) => Object.fromEntries(texts.map((reason, at) => ['ABCDE'[at]!, reason]))
const options = (texts: readonly string[]) => texts.map((text, at) => ({ id: 'ABCDE'[at]!, text }))

/** One question of each kind, with a formula, a price, statements and a passage. */
export const trialQuestions: readonly PublishedQuestion[] = [
  {
    id: 'mock-linear',
    question: 'If \\(\\frac{x+3}{4} = 2^3\\), what is the value of \\(x\\)?',
    options: options(['5', '17', '29', '32', '35']),
    answer: 'C',
    skill: 'Linear equations',
    reasons: reasons([
      'You read \\(2^3\\) as 2 and solved \\(x + 3 = 8\\).',
      'You read \\(2^3\\) as 5.',
      'Multiply by 4 first: \\(x + 3 = 32\\).',
      'You stopped at \\(4 \\times 8\\) and left the 3 in.',
      'You added 3 instead of taking it away.',
    ]),
    solution: {
      quick: ['\\(2^3 = 8\\), so \\(x = 4 \\times 8 - 3 = 29\\).'],
      full: ['The right side is \\(8\\).', 'Multiplying by 4 gives \\(x + 3 = 32\\).', 'So \\(x = 29\\).'],
    },
  },
  {
    id: 'mock-pumps',
    question:
      'Two pumps, working together, empty a tank in 6 hours. How long does the slower pump need alone? (1) The faster pump needs 5 hours less than the slower one. (2) The faster pump moves 120 litres an hour.',
    options: options([
      'Statement (1) alone is sufficient, but (2) alone is not.',
      'Statement (2) alone is sufficient, but (1) alone is not.',
      'Both together are sufficient, but neither alone is.',
      'Each statement alone is sufficient.',
      'Both together are not sufficient.',
    ]),
    answer: 'A',
    skill: 'Rates, Data Sufficiency',
    reasons: reasons([
      'Together they need 6 hours; the 5 hours between them leave one pair of times.',
      'The tank may have any size, so 120 litres an hour says nothing about time.',
      'Two unknown times ask for two equations, but the stem already gives one.',
      'Statement (2) alone fits tanks of any size.',
      'Statement (1) turns the stem into one equation with one positive solution.',
    ]),
    solution: {
      quick: [
        'With \\(t\\) hours for the slower pump, \\(\\frac{1}{t} + \\frac{1}{t-5} = \\frac{1}{6}\\) leaves only \\(t = 15\\).',
      ],
      full: [
        'Write the rates.',
        '\\[\\frac{1}{t} + \\frac{1}{t-5} = \\frac{1}{6}\\]',
        'Only 15 leaves a positive time.',
      ],
    },
  },
  {
    id: 'mock-price',
    question: 'One pen costs $5 and one notebook costs $10. How much do 2 pens and 3 notebooks cost?',
    options: options(['$15', '$25', '$35', '$40', '$50']),
    answer: 'D',
    skill: 'Word problems',
    reasons: reasons([
      'You took one of each.',
      'You took five pens.',
      'You swapped the counts.',
      'Two pens are $10, three notebooks $30.',
      'You priced five notebooks.',
    ]),
    solution: { quick: ['$10 and $30 make $40.'], full: ['2 pens: $10.', '3 notebooks: $30.', 'Together $40.'] },
  },
  {
    id: 'mock-reading',
    question: 'The passage suggests that the bakery changed its opening hours mainly because',
    passage: {
      title: 'The bakery on the corner',
      paragraphs: [
        'For thirty years the bakery opened at six. When the factory across the street moved its first shift to nine, the early rolls went stale on the shelf.',
        'The owner tried smaller batches first. Only when those did not sell either did she open at eight.',
      ],
    },
    options: options([
      'the owner wanted to sleep longer',
      'its early customers no longer came early',
      'smaller batches were too expensive',
      'the factory had closed',
      'rolls had become less popular all day',
    ]),
    answer: 'B',
    skill: 'Reading: inference',
    reasons: reasons([
      'Nothing is said about her sleep.',
      'The shift that bought early moved to nine.',
      'They did not sell; their cost is not mentioned.',
      'It moved a shift, it did not close.',
      'Only the early rolls are said to go stale.',
    ]),
    solution: {
      quick: ['The first sentence after the change names its cause: the first shift moved.'],
      full: ['Find what changed before the hours did.', 'It is the shift, so the early customers.'],
    },
  },
]

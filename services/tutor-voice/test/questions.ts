import type { TutoredQuestion } from '../src/domain/tutoring.ts'

export const price: TutoredQuestion = {
  id: 'ps-reverse-percent-0001',
  type: 'problem-solving',
  skill: 'percent-change',
  skillName: 'Percent change',
  passage: null,
  stem: 'After a rise of 20%, a coat costs $48. What did it cost before the rise?',
  options: [
    { id: 'A', text: '$38.40' },
    { id: 'B', text: '$40' },
    { id: 'C', text: '$42' },
    { id: 'D', text: '$57.60' },
    { id: 'E', text: '$60' },
  ],
  key: 'B',
  optionReasons: [],
  solution: { quick: [], full: [] },
  hints: ['What is 100% here, the price before or after the rise?', 'The old price times 1.2 is 48.'],
  state: 'open',
  chosen: null,
}

/** The same question once the candidate has chosen D. */
export const answeredPrice: TutoredQuestion = {
  ...price,
  state: 'answered',
  chosen: 'D',
  optionReasons: [{ id: 'D', reason: 'You raised the price once more, to 48 times 1.2.' }],
  solution: { quick: ['48 / 1.2 = 40'], full: ['The new price is 1.2 times the old one.', '48 / 1.2 = 40.'] },
}

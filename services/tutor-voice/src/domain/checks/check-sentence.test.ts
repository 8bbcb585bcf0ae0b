import { describe, expect, it } from 'vitest'
import type { Ask, TutoredQuestion } from '../tutoring.ts'
import { checkSentence, nothingEstablished, type Fault } from './check-sentence.ts'
import { groundsOf } from './grounds.ts'

const question: TutoredQuestion = {
  id: 'ps-work-rates-0001',
  type: 'problem-solving',
  skill: 'work-rates',
  skillName: 'Work rates',
  passage: null,
  stem: 'Pump A fills a tank of 240 litres in 4 hours, and pump B fills it in 6 hours. A tariff of $80 is cut by 20%. How many hours do both pumps need together?',
  options: [
    { id: 'A', text: '2' },
    { id: 'B', text: '2 2/5' },
    { id: 'C', text: '3' },
    { id: 'D', text: '5' },
    { id: 'E', text: '10' },
  ],
  key: 'B',
  optionReasons: [{ id: 'D', reason: 'This is the average of 4 and 6.' }],
  solution: {
    quick: [
      'Add the rates: \\(\\frac{1}{4} + \\frac{1}{6} = \\frac{5}{12}\\).',
      'The time is \\(\\frac{12}{5} = 2.4\\) hours.',
    ],
    full: ['Pump A fills 60 litres in an hour, pump B 40 litres.'],
  },
  hints: ['What does each pump do in one hour?'],
  state: 'answered',
  chosen: 'D',
}

function faultsOf(sentences: readonly string[], ask: Partial<Ask> = {}): (Fault | null)[] {
  const grounds = groundsOf({ question, text: '', ...ask }, [])
  let established = nothingEstablished
  return sentences.map((sentence) => {
    const checked = checkSentence(sentence, grounds, established)
    established = checked.established
    return checked.fault
  })
}

describe('a sentence about a question', () => {
  it.each([
    'Pump A fills \\(240 \\div 4 = 60\\) litres in an hour.',
    'In one hour A does \\(\\frac{1}{4}\\) of the job and B does \\(\\frac{1}{6}\\).',
    'Together that is \\(\\frac14 + \\frac16 = \\frac{3}{12} + \\frac{2}{12} = \\frac{5}{12}\\).',
    'The time is 12/5 hours = 2 2/5 hours = 2.4 hours.',
    '2.4 hours is 2 hours 24 minutes.',
    'So 60 plus 40 equals 100 litres an hour.',
    '20% of $80 is $16.',
    'The new tariff is \\(80 \\times 0.8 = 64\\) dollars.',
    'The new tariff is 80 × (1 − 20%) = 64 dollars.',
    'You chose 5, which is the average of 4 and 6.',
    '240 litres in 4 hours: that is 60 litres per hour.',
    'The average of 4 and 6 = 5.',
    'There are three steps.',
    '\\(240 / 7 \\approx 34.3\\) is not needed.',
    'The correct answer is B.',
    'The answer is 2.4 hours.',
    'The answer is not 5, though it tempts.',
    'A third of 240 is 80.',
    'Two thirds of 240 = 160.',
    'Twice two hundred and forty is 2 × 240 = 480.',
    '\\(\\frac{2}{5}\\) of an hour is \\(\\frac{2}{5} \\times 60 = 24\\) minutes.',
    'Since 1/4 > 1/6, pump A is faster.',
    '60/240 × 100 = 25%.',
    'If \\(t\\) is the time, then \\(\\frac{t}{4} + \\frac{t}{6} = 1\\).',
    'Work rates add up; times do not!',
  ])('is right: %s', (sentence) => {
    expect(faultsOf([sentence])).toEqual([null])
  })

  it.each<[string, Fault]>([
    ['Pump A fills \\(240 \\div 4 = 50\\) litres in an hour.', 'equation'],
    ['Together that is \\(\\frac14 + \\frac16 = \\frac{2}{10}\\).', 'equation'],
    ['The time is 12/5 hours = 2.5 hours.', 'equation'],
    ['2.4 hours is 2 hours 40 minutes.', 'equation'],
    ['So 60 plus 40 equals 110 litres an hour.', 'equation'],
    ['20% of $80 is $18.', 'equation'],
    ['A third of 240 is 60.', 'equation'],
    ['Since 1/4 < 1/6, pump B is faster.', 'equation'],
    ['\\(240 / 7 \\approx 34.2\\) is not needed.', 'equation'],
    ['Pump A fills 75 litres in an hour.', 'number'],
    ['Pump A fills seventy-five litres in an hour.', 'number'],
    ['The tariff is cut by 25%.', 'number'],
    ['The tariff is cut by 80%.', 'number'],
    ['The tank holds 2400 litres.', 'number'],
    ['Then 50 + 70 = 120 litres.', 'number'],
    ['Pump A does 1/7 of the job in an hour.', 'number'],
    ['The level changes by -60 litres.', 'number'],
    ['The tank holds 240 hours.', 'unit'],
    ['Together they need 7 hours.', 'number'],
    ['The answer is D.', 'answer'],
    ['So the correct option is (C).', 'answer'],
    ['D is the correct answer.', 'answer'],
    ['So pick option E.', 'answer'],
    ['The answer is 5 hours.', 'answer'],
    ['The tank holds ٢٤٠ litres.', 'unreadable'],
  ])('is wrong: %s (%s)', (sentence, fault) => {
    expect(faultsOf([sentence])).toEqual([fault])
  })

  it('may use the result of an equation that was shown before, not of one that was left out', () => {
    expect(faultsOf(['Three times 240 is 3 × 240 = 720.', 'So it is 720 litres.'])).toEqual([null, null])
    expect(faultsOf(['Three times 240 is 3 × 240 = 730.', 'So it is 730 litres.'])).toEqual(['equation', 'number'])
  })

  it('has a value for a letter that solves what was stated', () => {
    expect(faultsOf(['\\(t/4 + t/6 = 1\\)', 'So \\(5t = 12\\).', 'Hence \\(t = 2.4\\).'])).toEqual([null, null, null])
    expect(faultsOf(['\\(t/4 + t/6 = 1\\)', 'So \\(t = 3\\).'])).toEqual([null, 'equation'])
  })

  it('knows no number of the solution while the question is open', () => {
    const open = { question: { ...question, state: 'open' as const, chosen: null } }
    expect(faultsOf(['Pump A fills 60 litres an hour.'], open)).toEqual(['number'])
    expect(faultsOf(['Pump A fills the tank in 4 hours.'], open)).toEqual([null])
  })
})

describe('a sentence about no question', () => {
  it('is held to the numbers of the text, and its answer to an equation', () => {
    const ask = { question: null, text: 'What is 15% of 240? My friend says 99.' }
    expect(faultsOf(['15% of 240 is \\(0.15 \\times 240 = 36\\).', 'The answer is 36.'], ask)).toEqual([null, null])
    expect(faultsOf(['The answer is 99.'], ask)).toEqual(['answer'])
    expect(faultsOf(['15% of 240 is 38.'], ask)).toEqual(['equation'])
  })
})

import { expect, it } from 'vitest'
import { isAbout } from './is-about.ts'

const price = 'After a rise of 20%, a coat costs $48. What did it cost before the rise?'
const tank =
  'A tank of 1,200 litres is filled by two pipes at 35 and 25 litres a minute. How many minutes does that take?'
const argument =
  'Ticket sales of the harbour ferry rose after the fare was lowered. Which of the following weakens the conclusion?'

it.each([
  ['the question itself', price, price],
  ['with words around it', `My friend asks me this: ${price} I think 38, is that right?`, price],
  ['a paraphrase with both numbers', 'A coat cost 48 dollars after it rose 20 percent. And before that?', price],
  ['a translation with three numbers', 'Zwei Rohre mit 35 und 25 Litern je Minute, 1200 Liter. Wie lange?', tank],
  [
    'words alone, if there are no numbers',
    'ferry ticket sales rose after fares were lowered; what weakens this conclusion the most?',
    argument,
  ],
])('is about it: %s', (_what, text, question) => {
  expect(isAbout(text, question)).toBe(true)
})

it.each([
  ['other numbers', price.replace('48', '60'), price],
  ['one number of two', 'A coat after a rise of 20%: what did it cost before the rise?', price],
  ['the same numbers in a calculation', 'What is 20% of 48?', price],
  ['other words', 'How do I weaken a conclusion?', argument],
  ['nothing in common', 'How long is the exam?', tank],
])('is not about it: %s', (_what, text, question) => {
  expect(isAbout(text, question)).toBe(false)
})

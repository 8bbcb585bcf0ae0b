import { expect, it } from 'vitest'
import { valuesIn, valuesOfOption } from './values-in-text.ts'

it.each([
  ['It costs $1,250.50 now.', 1250.5],
  ['48 / 1.2', 40],
  ['\\(\\frac{160}{3}\\)', 160 / 3],
  ['\\(3\\sqrt{2}\\)', 3 * Math.SQRT2],
  ['twice 20', 40],
  ['8 times 5', 40],
  ['forty-two', 42],
  ['three hundred and five', 305],
  ['one less than 41', 40],
  ['25 percent', 0.25],
  ['2^5', 32],
  ['(17 + 25) × 2', 84],
  ['½', 0.5],
])('%s states %d', (text, value) => {
  expect(valuesIn(text).some((found) => Math.abs(found - value) < 1e-9)).toBe(true)
})

it('a power of a letter, and a text without numbers, state nothing', () => {
  expect(valuesIn('Square x^2 on both sides.')).toEqual([])
  expect(valuesIn('Look for another cause.')).toEqual([])
})

it('the value of an option is that of its one number; an expression has none', () => {
  expect(valuesOfOption('$40')).toEqual([40])
  expect(valuesOfOption('25%')).toEqual([0.25, 25])
  expect(valuesOfOption('3 : 4')).toEqual([0.75])
  expect(valuesOfOption('\\(x + 3\\)')).toEqual([])
  expect(valuesOfOption('Between 3 and 5 metres')).toEqual([])
})

it('a long run of signs ends soon', () => {
  const began = performance.now()
  valuesIn('1+'.repeat(1000) + '('.repeat(1000))
  expect(performance.now() - began).toBeLessThan(500)
})

import { expect, it } from 'vitest'
import { lookAlikes } from './look-alike.ts'

it.each([
  ['\\(x^2\\)', '\\(x^{2}\\)'],
  ['x²', '\\(x^2\\)'],
  ['x₁', '\\(x_1\\)'],
  ['\\(\\frac12\\)', '1/2'],
  ['\\(-\\dfrac{1}{2}\\)', '-0.5'],
  ['\\(\\frac{x}{2}\\)', '\\(\\dfrac x2\\)'],
  ['1½', '\\(1\\frac{1}{2}\\)'],
  ['5²', '25'],
  ['\\(5 \\times 10^{3}\\)', '5,000'],
  ['1 000', '1000'],
  ['1\u202F000\u00A0000', '1,000,000'],
  ['\\(1{,}000\\)', '1000'],
  ['0,5', '0.5'],
  ['\\(x \\le 5\\)', '\\(x \\leq 5\\)'],
  ['x ≤ 5', '\\(x\\le 5\\)'],
  ['\\(\\text{5}\\)', '5'],
  ['\\(\\mathrm{km}\\)', 'km'],
  ['\\(50\\%\\)', '1/2'],
  ['a', '\u0430'],
  ['\u0421at', 'Cat'],
  ['\\(x\\,+\\,y\\)', '\\(x+y\\)'],
  ['\\(x\\,y\\)', '\\(xy\\)'],
  ['−½', '\\(-\\frac{1}{2}\\)'],
  ['50 percent', '0,5'],
])('names %s and %s, which look the same or have the same value', (one, other) => {
  expect(lookAlikes([one, other, '997', '998', '999'])).toEqual([expect.stringMatching(/^options A and B (?:read the same|have the same value)/)]) // prettier-ignore
})

it.each([
  ['5²', '52'],
  ['\\(x^2\\)', '\\(x_2\\)'],
  ['\\(x^{2y}\\)', '\\(x^2y\\)'],
  ['1/0', '2/0'],
  ['1 1/2', '11/2'],
  ['\\(\\frac{1+x}{2}\\)', '\\(1+\\frac{x}{2}\\)'],
  ['\\(\\sqrt{2x}\\)', '\\(\\sqrt{2}x\\)'],
  ['1:2', '0.5'],
  ['1,5', '1,500'],
  ['α', 'a'],
  ['x < 5', 'x ≤ 5'],
  ['2 × 12', '3 × 8'],
])('tells %s from %s', (one, other) => {
  expect(lookAlikes([one, other, '997', '998', '999'])).toEqual([])
})

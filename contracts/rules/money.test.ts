import { expect, it } from 'vitest'
import { moneyText } from './money.ts'

it.each([
  [1000, 'usd', '$10'],
  [950, 'usd', '$9.50'],
  [0, 'USD', '$0'],
  [1200, 'jpy', '¥1,200'],
  [1999, 'eur', '€19.99'],
])('writes %i minor units of %s as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text)
})

import { expect, it } from 'vitest'
import { judgeCode, promotionOf } from './promotion.ts'
import { returnAddress } from './return-address.ts'

const promotion = {
  code: 'OCT90',
  discountPercent: 90,
  expiresAt: new Date('2025-10-31T23:59:59Z'),
  heading: '',
  subheading: '',
  ctaLabel: '',
  highlightColor: '',
}

it('a code is found in any letter case', () => {
  for (const code of ['OCT90', 'oct90', 'Oct90']) expect(promotionOf([promotion], code)).toBe(promotion)
  expect(promotionOf([promotion], 'OCT9')).toBeUndefined()
})

it('a code is good to the last millisecond before its end, once a candidate', () => {
  const before = new Date(promotion.expiresAt.getTime() - 1)
  expect(judgeCode(promotion, { now: before, isUsed: false })).toBe('applied')
  expect(judgeCode(promotion, { now: before, isUsed: true })).toBe('used')
  expect(judgeCode(promotion, { now: promotion.expiresAt, isUsed: false })).toBe('expired')
  expect(judgeCode(undefined, { now: before, isUsed: false })).toBe('unknown')
})

it.each([
  ['https://gbat.example/pricing?promo=OCT90', 'https://gbat.example/pricing?promo=OCT90'],
  ['https://gbat.example.evil.example/', 'https://gbat.example/account'],
  ['https://user@gbat.example/', 'https://gbat.example/account'],
  ['//evil.example', 'https://gbat.example/account'],
  ['javascript:alert(1)', 'https://gbat.example/account'],
  [undefined, 'https://gbat.example/account'],
])('the portal leads back from %s to %s', (wanted, address) => {
  expect(returnAddress('https://gbat.example', wanted)).toBe(address)
})

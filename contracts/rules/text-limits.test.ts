import { expect, it } from 'vitest'
import { codePoints, isPartOfEmail } from './text-limits.ts'

it('counts characters as people do', () => {
  expect(codePoints('😀'.repeat(64))).toBe(64)
})

it('a password that is a part of the address is found', () => {
  for (const part of ['ada.lovelace', 'Lovelace', 'example.com', 'ada.lovelace@example.com'])
    expect(isPartOfEmail(part, 'Ada.Lovelace@example.com'), part).toBe(true)
  expect(isPartOfEmail('correct horse', 'ada@example.com')).toBe(false)
})

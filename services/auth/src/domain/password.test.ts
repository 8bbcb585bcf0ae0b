import { expect, it } from 'vitest'
import { weaknessOf } from './password.ts'

const common = new Set(['sunshine'])
const weakness = (password: string) => weaknessOf(password, 'ada.lovelace@example.com', common)

it('counts code points after NFKC', () => {
  expect(weakness('1234567')).toBe('too-short')
  expect(weakness('😀'.repeat(7))).toBe('too-short')
  expect(weakness('😀'.repeat(8))).toBeNull()
  expect(weakness('😀'.repeat(64))).toBeNull()
  expect(weakness('😀'.repeat(65))).toBe('too-long')
  // One ligature is three letters.
  expect(weakness('ﬃﬃﬃ')).toBeNull()
})

it('refuses the most used ones in any case and width, and parts of the address', () => {
  for (const password of ['sunshine', 'SunShine', 'ｓｕｎｓｈｉｎｅ']) expect(weakness(password)).toBe('common')
  for (const password of ['lovelace', 'Ada.Lovelace', 'example.com', 'ada.lovelace@example.com'])
    expect(weakness(password)).toBe('part-of-email')
  expect(weakness('lovelace1815')).toBeNull()
})

import { expect, it } from 'vitest'
import { isPlainName } from './name-rules.ts'

it.each([
  'Ada',
  "Conan O'Brien",
  'J. R. R. Tolkien',
  'Dr. Ada Lovelace',
  'Ada.Lovelace_1815-x',
  'María José',
  'Ada 👩🏽‍💻',
  'אדה',
  'version 1.2',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

it.each([
  'www.evil.example',
  'Ada www.evil.example',
  'evil.com',
  'Evil.Com/login',
  'pay-pal.support',
  'evil.com-login',
  'WWW.evil',
  'https://x',
  'javascript://x',
  'mailto:eve@evil',
  'eve@evil.example',
  '10.0.0.1',
  'evil．com',
  'evil。com',
  'evil․com',
  'пример.рф',
  'x.xn--p1ai',
  '😀.com',
])('%s is, or holds, an address', (name) => {
  expect(isPlainName(name)).toBe(false)
})

it('marks that turn the direction of a text are in no name', () => {
  for (const mark of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
    expect(isPlainName(`Ada${mark}exe`), JSON.stringify(mark)).toBe(false)
})

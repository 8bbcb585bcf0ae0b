import { expect, it } from 'vitest'
import { mailboxOf, readAddress, readLine, readLines, readName } from './typed-text.ts'

it.each(['ada@example.com', ' ada+x@mail.example.co.uk ', 'jörg@bücher.example', "o'hara@example.com"])(
  '%s is an address',
  (typed) => {
    expect(readAddress(typed)).toBe(typed.trim().replace('bücher', 'xn--bcher-kva'))
  },
)

it.each([
  '',
  'ada',
  'ada@example',
  'a@b@c.example',
  'ada@example.com, eve@example.com',
  'ada@example.com;eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\u2028Bcc:eve@x.example',
  'ada\u202e@example.com',
  '"ada"@example.com',
  'a(b)@example.com',
  `${'a'.repeat(65)}@example.com`,
  'ada\ud800@example.com',
  '＜ada@example.com＞',
  'ada@example.com，eve@example.com',
  `ada@${'x'.repeat(260)}.example`,
])('%j is none', (typed) => {
  expect(readAddress(typed)).toBeNull()
})

it('a line is one line', () => {
  expect(readLine('  Your question ✓  ')).toBe('Your question ✓')
  for (const typed of ['', '  ', 'a\nb', 'a\rb', 'a\0', 'a\u0085b', 'a\u2028b', 'pay\u202etxt']) {
    expect(readLine(typed), JSON.stringify(typed)).toBeNull()
  }
})

it('a name is a line that holds no address and no direction mark', () => {
  expect(readName('  Ada Lovelace ')).toBe('Ada Lovelace')
  for (const typed of [
    'Ada\nBcc: x',
    'www.evil.example',
    'Win at evil.com',
    'a@evil.example',
    'Ada\u200f',
    'Ada\u2067x',
  ])
    expect(readName(typed), JSON.stringify(typed)).toBeNull()
})

it('lines keep their breaks and lose what cannot be seen', () => {
  expect(readLines(' a\r\nb\rc\u2028d\te\0\u0007 ')).toBe('a\nb\nc\nd\te')
})

it('one mailbox is known under all its spellings', () => {
  expect(new Set(['ada@example.com', 'Ada@Example.com', 'ada+1@example.com'].map(mailboxOf)).size).toBe(1)
  expect(mailboxOf('ada@example.com')).not.toBe(mailboxOf('eve@example.com'))
})

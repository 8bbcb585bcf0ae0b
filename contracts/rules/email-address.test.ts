import { expect, it } from 'vitest'
import { asciiDomain, correctedEmail, emailProblem, isEmail, normalEmail } from './email-address.ts'

it('an e-mail is text, at sign, text, dot, text', () => {
  for (const good of ['a@b.c', 'ada.lovelace+gbat@mail.example.com', 'ü@exämple.org', "o'hara@x.ie", 'a@b-c.xn--p1ai'])
    expect(isEmail(good), good).toBe(true)
  for (const bad of [
    '',
    'a',
    '@b.c',
    'a@',
    'a@b',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b@c.d',
    'a@b.c\n',
    'a@b..com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a@-b.com',
    'a@b-.com',
    'a@b.com.',
    'a@127.0.0.1',
    'a@b.0x7f',
    'a@b.c/d',
    'a@b.c:80',
    'a@b.c%2e',
    `a@${'b'.repeat(64)}.com`,
    `${'a'.repeat(65)}@b.cd`,
  ])
    expect(isEmail(bad), bad).toBe(false)
})

it('refuses a hostile address, and offers nothing in its place', () => {
  expect(isEmail(`${'a@'.repeat(16_000)}.`)).toBe(false)
  expect(isEmail(`a@${'.'.repeat(250)}`)).toBe(false)
  expect(correctedEmail(`a@${'-.'.repeat(16_000)}`)).toBeUndefined()
  expect(correctedEmail(`${'.'.repeat(100_000)}@b.c`)).toBeUndefined()
})

it('one person has one address, however it is typed', () => {
  expect(normalEmail('  Ada@Example.COM ')).toBe('ada@example.com')
  expect(normalEmail('ａｄａ＠example.com')).toBe('ada@example.com')
})

it('an internationalised domain has one form (UTS 46)', () => {
  const typed = ['ada@Bücher.example', 'ada@bu\u0308cher.example', 'ada@XN--BCHER-KVA.example', 'ada@bücher。example']
  expect(new Set(typed.map(normalEmail))).toEqual(new Set(['ada@xn--bcher-kva.example']))
  expect(asciiDomain('faß.de')).toBe('xn--fa-hia.de')
})

it('offers the address that was meant', () => {
  const meant = {
    'a@b..com': 'a@b.com',
    '.a@b.com': 'a@b.com',
    'a@-b.com': 'a@b.com',
    'a@b.com.': 'a@b.com',
    'a@b.com,': 'a@b.com',
    'a..b.@Bücher.example.': 'a.b@xn--bcher-kva.example',
  }
  for (const [typed, address] of Object.entries(meant))
    expect(emailProblem(typed), typed).toBe(`Enter a valid email address. Did you mean ${address}?`)
  for (const hopeless of ['', 'a', 'a@b', '@b.com', 'a@b@c.com', 'a b@c.com'])
    expect(emailProblem(hopeless), hopeless).toBe('Enter a valid email address.')
  for (const right of ['a@b.com', ' Ada@Example.COM ', 'ü@exämple.org'])
    expect(emailProblem(right), right).toBeUndefined()
})

import { expect, it } from 'vitest'
import { codePoints, isEmail, isPartOfEmail, normalEmail } from './text-limits.ts'

it('an e-mail is text, at sign, text, dot, text', () => {
  for (const good of ['a@b.c', 'ada.lovelace+gbat@mail.example.com', 'ü@exämple.org', "o'hara@x.ie"])
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
    `${'a'.repeat(250)}@b.cd`,
  ])
    expect(isEmail(bad), bad).toBe(false)
})

it('checks a hostile e-mail in linear time', () => {
  const started = performance.now()
  isEmail(`${'a@'.repeat(16_000)}.`)
  isEmail(`a@${'.'.repeat(250)}`)
  expect(performance.now() - started).toBeLessThan(20)
})

it('one person has one address, however it is typed', () => {
  expect(normalEmail('  Ada@Example.COM ')).toBe('ada@example.com')
})

it('counts characters as people do', () => {
  expect(codePoints('😀'.repeat(64))).toBe(64)
})

it('a password that is a part of the address is found', () => {
  for (const part of ['ada.lovelace', 'Lovelace', 'example.com', 'ada.lovelace@example.com'])
    expect(isPartOfEmail(part, 'Ada.Lovelace@example.com'), part).toBe(true)
  expect(isPartOfEmail('correct horse', 'ada@example.com')).toBe(false)
})

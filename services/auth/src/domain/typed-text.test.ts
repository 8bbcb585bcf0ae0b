import { expect, it } from 'vitest'
import { readEmail, readName, readBrowserZone, readUsername, readZone, usernameKey } from './typed-text.ts'

it('an address is kept trimmed, in NFKC and in lower case', () => {
  expect(readEmail(' Ada.Lovelace+x@Example.COM ')).toBe('ada.lovelace+x@example.com')
  expect(readEmail('ａｄａ＠example.com')).toBe('ada@example.com')
})

it('refuses addresses that mean something else in a mail, or cannot be stored', () => {
  for (const wrong of [
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada b@example.com',
    'ada@example.com, eve@example.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    'ada\u0000@example.com',
    'ada\u202E@example.com',
    'ada\uDC00@example.com',
    'ada\n@example.com',
    `${'a'.repeat(250)}@example.com`,
    `${'ﷺ'.repeat(20)}@example.com`,
  ])
    expect(readEmail(wrong), JSON.stringify(wrong)).toBeNull()
})

it('a username has 3 to 40 letters, digits, dots, hyphens or underscores', () => {
  for (const good of ['ada', 'Ada.Lovelace_1815-x', 'Åse', '张伟明', 'a'.repeat(40), ' ada '])
    expect(readUsername(good), good).toBe(good.trim())
  for (const wrong of [
    '',
    'ab',
    'a'.repeat(41),
    'a b c',
    '.ada',
    '__proto__',
    'ada@x',
    'ada\u200B',
    '<b>ada',
    '😀😀😀',
    'www.evil.example',
    'evil.com',
  ])
    expect(readUsername(wrong), wrong).toBeNull()
})

it('usernames that differ in case or width are one', () => {
  expect(new Set(['Ada', 'ADA', 'ａｄａ'].map(usernameKey)).size).toBe(1)
})

it('a name is what the person writes, without control characters', () => {
  for (const good of ['Ada', "Conan O'Brien", 'María José', '李 小龍', 'Ada 👩🏽‍💻', '']) expect(readName(good)).toBe(good)
  for (const wrong of ['a\nb', 'a\u0000', 'a\uD800', 'a'.repeat(81), 'a\u2028b']) expect(readName(wrong)).toBeNull()
})

it('a name holds no address and no mark that turns its direction', () => {
  for (const wrong of [
    'www.evil.example',
    'Ada, see evil.com',
    'https://evil.example',
    'eve@evil.example',
    'Ada\u202Egpj',
  ])
    expect(readName(wrong), wrong).toBeNull()
})

it('a zone gets its usual spelling and its current name', () => {
  expect(readZone('europe/madrid')).toBe('Europe/Madrid')
  expect(readZone('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(readZone('Nowhere/Else')).toBeNull()
  expect(readZone('Etc/Unknown')).toBeNull()
})

it('a zone of a browser that is not known is UTC', () => {
  expect(readBrowserZone('Etc/Unknown')).toEqual({ zone: 'UTC', zoneAssumed: true })
  expect(readBrowserZone('Africa/Asmera')).toEqual({ zone: 'Africa/Asmara', zoneAssumed: false })
})

import { expect, it } from 'vitest'
import { letterAsHtml, letterAsText } from './letter.ts'
import { isTooLateForWelcome, welcome } from './welcome.ts'

const brand = { site: 'Practice Daily', product: 'PRAC', url: 'https://practice.example' }

it('both forms say the same, with the names of the operator', () => {
  const letter = welcome('Ada', brand)
  const text = letterAsText(letter, brand)
  const html = letterAsHtml(letter, brand).replaceAll('&#39;', "'")
  expect(letter.subject).toBe('Welcome to Practice Daily')
  for (const part of [letter.greeting, ...letter.paragraphs, letter.action.label, letter.action.url, letter.note]) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text + html).not.toContain('GBAT')
  expect(text).toContain('https://practice.example/daily')
})

it('without a name the greeting has none', () => {
  expect(letterAsText(welcome('', brand), brand)).toMatch(/^Hello,\n/)
})

it('a name cannot become markup', () => {
  const html = letterAsHtml(welcome(`<img src=x onerror="alert('1')">&`, brand), brand)
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,')
  expect(html).not.toContain('<img')
})

it('nobody is welcomed a month later', () => {
  const registered = new Date('2026-11-01T00:00:00Z')
  expect(isTooLateForWelcome(registered, new Date('2026-11-30T00:00:00Z'))).toBe(false)
  expect(isTooLateForWelcome(registered, new Date('2026-12-02T00:00:00Z'))).toBe(true)
})

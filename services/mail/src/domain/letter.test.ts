import { describe, expect, it } from 'vitest'
import { letterAsHtml } from './letter-as-html.ts'
import { letterAsText } from './letter-as-text.ts'
import type { Block } from './letter.ts'
import { sampleLetters } from './letters/samples.ts'

const brand = { site: 'Practice Daily', product: 'PRAC', url: 'https://practice.example' }
const letters = Object.entries(sampleLetters('Ada', brand))
const plain = (html: string) => html.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('<br>', '\n')

/** Everything that a block says. */
function wordsOf(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('action' in block) return [block.action, block.url]
  if ('rows' in block) return block.rows.flat()
  if ('quote' in block) return block.quote.split('\n').filter((line) => line !== '')
  return Object.values(block)
}

describe.each(letters)('%s', (_name, letter) => {
  it('says the same in both forms, with the names of the operator', () => {
    const [text, html] = [letterAsText(letter, brand), plain(letterAsHtml(letter, brand))]
    for (const part of [letter.greeting, ...letter.blocks.flatMap(wordsOf), letter.reason]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text + html).not.toContain('GBAT')
    expect(html).toContain(letter.preview)
  })

  it('is one subject line that a list of mails can show, and no program takes its links apart', () => {
    expect(letter.subject).toMatch(/^[^\r\n]{8,70}$/)
    for (const [url] of letterAsText(letter, brand).matchAll(/https?:\S+/g)) {
      expect(url.startsWith(brand.url)).toBe(true)
      expect(url).not.toMatch(/undefined|null/)
    }
    expect(letterAsText(letter, brand) + letter.subject).not.toMatch(/undefined|null|NaN|Invalid/)
  })

  it('loads nothing from anywhere, so that nobody is told who reads it', () => {
    const html = letterAsHtml(letter, brand)
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import/i)
    expect(html.length).toBeLessThan(100_000)
  })
})

it('without a name the greeting has none', () => {
  expect(letterAsText(sampleLetters('', brand)['welcome']!, brand)).toMatch(/^Hello,\n/)
})

it('what a person typed cannot become markup', () => {
  const name = `<img src=x onerror="alert('1')">&`
  for (const letter of Object.values(sampleLetters(name, brand))) {
    expect(letterAsHtml(letter, brand)).not.toContain('<img')
  }
  const html = letterAsHtml(sampleLetters(name, brand)['welcome']!, brand)
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,')
})

it('a token stands in its link whole, whatever it is made of', () => {
  const { verification } = sampleLetters('', brand)
  expect(letterAsText(verification!, brand)).toContain(
    'https://practice.example/verify-email?token=dGhlIHRva2VuIG9mIHRoZSBsaW5rIGluIHRoZSBtYWls\n',
  )
})

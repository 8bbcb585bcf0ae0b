import { describe, expect, it } from 'vitest'
import { contentAsHtml } from './content-as-html.ts'
import { contentAsText } from './content-as-text.ts'
import type { Block } from './mail-content.ts'
import { sampleContents } from './templates/samples.ts'

const brand = { site: 'Practice Daily', product: 'PRAC', url: 'https://practice.example' }
const contents = Object.entries(sampleContents('Ada', brand))
const plain = (html: string) => html.replaceAll('&#39;', "'").replaceAll('&amp;', '&').replaceAll('<br>', '\n')

/** Everything that a block says. */
function wordsOf(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('action' in block) return [block.action, block.url]
  if ('rows' in block) return block.rows.flat()
  if ('quote' in block) return block.quote.split('\n').filter((line) => line !== '')
  return Object.values(block)
}

describe.each(contents)('%s', (_name, content) => {
  it('says the same in both forms, with the names of the operator', () => {
    const [text, html] = [contentAsText(content, brand), plain(contentAsHtml(content, brand))]
    for (const part of [content.greeting, ...content.blocks.flatMap(wordsOf), content.reason]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text + html).not.toContain('GBAT')
    expect(html).toContain(content.preview)
  })

  it('is one subject line that a list of mails can show, and no program takes its links apart', () => {
    expect(content.subject).toMatch(/^[^\r\n]{8,70}$/)
    for (const [url] of contentAsText(content, brand).matchAll(/https?:\S+/g)) {
      expect(url.startsWith(brand.url)).toBe(true)
      expect(url).not.toMatch(/undefined|null/)
    }
    expect(contentAsText(content, brand) + content.subject).not.toMatch(/undefined|null|NaN|Invalid/)
  })

  it('loads nothing from anywhere, so that nobody is told who reads it', () => {
    const html = contentAsHtml(content, brand)
    expect(html).not.toMatch(/<img|<link|<script|<iframe|url\(|@import/i)
    expect(html.length).toBeLessThan(100_000)
  })
})

it('without a name the greeting has none', () => {
  expect(contentAsText(sampleContents('', brand)['welcome']!, brand)).toMatch(/^Hello,\n/)
})

it('what a person typed cannot become markup', () => {
  const name = `<img src=x onerror="alert('1')">&`
  for (const content of Object.values(sampleContents(name, brand))) {
    expect(contentAsHtml(content, brand)).not.toContain('<img')
  }
  const html = contentAsHtml(sampleContents(name, brand)['welcome']!, brand)
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,')
})

it('a token stands in its link whole, whatever it is made of', () => {
  const { verification } = sampleContents('', brand)
  expect(contentAsText(verification!, brand)).toContain(
    'https://practice.example/verify-email?token=dGhlIHRva2VuIG9mIHRoZSBsaW5rIGluIHRoZSBtYWls\n',
  )
})

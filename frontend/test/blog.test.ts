import { describe, expect, it } from 'vitest'
import { atomFeed } from '../blog/feed.ts'
import { countWords, parsePost, readPosts, readingMinutes } from '../blog/read-posts.ts'
import { renderMarkdown } from '../blog/render-markdown.ts'
import { pageList, paths } from '../src/paths.ts'

describe('renderMarkdown', () => {
  it.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '<!-- a comment -->',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](http://plain.example)',
    '![x](https://evil.example/x.png)',
    '# A second main heading',
    ':::fold <b>\n<script>alert(1)</script>\n:::\n',
  ])('refuses %j', (markdown) => {
    expect(() => renderMarkdown(markdown)).toThrow(/An article must not hold/)
  })

  it('escapes what only looks like HTML', () => {
    expect(renderMarkdown(':::fold 1 < 2 & "x"\nA < B\n:::\n')).toBe(
      '<details><summary>1 &lt; 2 &amp; &quot;x&quot;</summary>\n<p>A &lt; B</p>\n</details>\n',
    )
  })

  it('writes formulas as MathML without style attributes', () => {
    const html = renderMarkdown(String.raw`So \(\frac{x^2}{3} \le \sqrt{5}\) holds.`)
    expect(html).toMatch(/<math/)
    expect(html).not.toMatch(/style=|<svg/)
  })

  it('keeps the sign after a formula on its line', () => {
    expect(renderMarkdown(String.raw`If \(x\), then`)).toMatch(
      /<p>If <span data-together><span[^]*<\/span>,<\/span> then/,
    )
    expect(renderMarkdown(String.raw`If \(x\) then`)).not.toContain('data-together')
  })

  it('gives the options of a question their letters, and other lists none', () => {
    expect(renderMarkdown('- (A) one\n- (B) two\n')).toBe('<ol type="A">\n<li>one</li>\n<li>two</li>\n</ol>\n')
    expect(renderMarkdown('- (A) one\n- two\n')).toBe('<ul>\n<li>(A) one</li>\n<li>two</li>\n</ul>\n')
    expect(renderMarkdown('1. one\n2. two\n')).toBe('<ol>\n<li>one</li>\n<li>two</li>\n</ol>\n')
  })

  it('lets a wide table scroll by keyboard', () => {
    expect(renderMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |\n')).toMatch(
      /^<div [^>]*tabindex="0"><table>[^]*<td>2<\/td>/,
    )
  })

  it('refuses a formula that KaTeX does not know', () => {
    expect(() => renderMarkdown(String.raw`\(\frac{1\)`)).toThrow(/KaTeX/)
  })
})

describe('reading minutes', () => {
  it('are 220 words each, rounded, and at least one', () => {
    expect([1, 329, 330, 1540, 1760].map(readingMinutes)).toEqual([1, 1, 2, 7, 8])
  })

  it('count what is seen at once: not a folded answer, not the source of a formula', () => {
    expect(countWords(renderMarkdown('One two – three.\n\n- four\n- five\n\n:::fold Six\nseven\n:::\n'))).toBe(5)
    expect(countWords(renderMarkdown(String.raw`One \(x\) two`))).toBe(3)
  })
})

describe('the articles', () => {
  const posts = readPosts()

  it.each([
    ['daily-routine', 1540],
    ['calm-mindset', 1760],
  ])('%s is of 2025-10-04 and has about %d words', (slug, words) => {
    const post = posts.find((candidate) => candidate.slug === slug)!
    const counted = countWords(post.html)
    expect(post).toMatchObject({ date: '2025-10-04', readingMinutes: words / 220 })
    expect(Math.abs(counted / words - 1), `${counted} words`).toBeLessThanOrEqual(0.05)
  })

  it.each(posts.map((post) => [post.slug, post] as const))('%s asks three questions with folded answers', (_, post) => {
    expect(post.html.match(/<details><summary>Answer to question \d/g)).toHaveLength(3)
  })

  it.each(posts.map((post) => [post.slug, post] as const))(
    '%s has a worked example, and a source for each year',
    (_, post) => {
      const [text = '', sources] = post.html.split('<summary>Sources</summary>')
      expect(text.includes('<h2 id="a-worked-example')).toBe(true)
      const years = new Set([...text.matchAll(/\((?:19|20)\d\d\)/g)].map(([year]) => year))
      for (const year of years) expect(sources, year).toContain(year)
      expect(years.size).toBeGreaterThan(0)
    },
  )

  it('lead only to pages and articles that exist', () => {
    const known = new Set([...pageList.map(({ path }) => path), ...posts.map(({ slug }) => paths.post(slug))])
    const links = posts.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, path]) => path!))
    expect(links.filter((path) => !known.has(path))).toEqual([])
    expect(links.length).toBeGreaterThan(5)
  })

  it('are listed newest first', () => {
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('name the file that lacks a part of its head', () => {
    expect(() => parsePost('x', '---\ntitle: A\ndate: 2025-10-04\n---\nBody')).toThrow("the head needs 'excerpt'")
    expect(() => parsePost('../x', '---\ntitle: A\n---\nBody')).toThrow('slug')
  })

  it('make a feed that parses, with one entry each', () => {
    const feed = atomFeed({
      posts: [{ ...posts[0]!, title: 'A & <B>' }, ...posts.slice(1)],
      origin: 'https://x.example',
      title: 'X',
    })
    expect(feedFaults(feed)).toEqual([])
    const parsed = new DOMParser().parseFromString(feed, 'application/xml')
    expect(parsed.querySelectorAll('entry')).toHaveLength(posts.length)
    expect(parsed.querySelector('entry title')?.textContent).toBe('A & <B>')
    expect(feedFaults(feed.replace(/<updated>[^<]*<\/updated>/, ''))).toEqual(['feed has 0 updated'])
    expect(feedFaults(feed.replaceAll('T00:00:00Z', ''))).toContain('entry: 2025-10-04 is no time')
  })
})

/** What RFC 4287 demands of a feed and its entries and this one lacks. */
function feedFaults(feed: string): string[] {
  const root = new DOMParser().parseFromString(feed, 'application/xml').documentElement
  if (root.namespaceURI !== 'http://www.w3.org/2005/Atom') return [`the root is ${root.nodeName}`]
  const parts = [root, ...root.querySelectorAll('entry')]
  const children = (of: Element, name: string) => [...of.children].filter(({ localName }) => localName === name)
  const faults = parts.flatMap((part) => [
    ...['id', 'title', 'updated'].flatMap((name) => {
      const count = children(part, name).length
      return count === 1 ? [] : [`${part.localName} has ${count} ${name}`]
    }),
    ...[...children(part, 'updated'), ...children(part, 'published')].flatMap(({ textContent }) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(textContent) ? [] : [`${part.localName}: ${textContent} is no time`],
    ),
    ...children(part, 'id').flatMap(({ textContent }) => (URL.canParse(textContent) ? [] : [`id ${textContent}`])),
  ])
  const ids = parts.map((part) => children(part, 'id')[0]?.textContent)
  if (new Set(ids).size < ids.length) faults.push('two parts have one id')
  if (children(root, 'author').length === 0) faults.push('no author')
  if (!root.querySelector('link[rel="self"]')) faults.push('no link to itself')
  return faults
}

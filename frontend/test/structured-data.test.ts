import { describe, expect, it } from 'vitest'
import { readPosts } from '../blog/read-posts.ts'
import { faq } from '../src/features/faq/questions.ts'
import { pageList, paths } from '../src/paths.ts'
import { structuredData, structuredDataTag } from '../src/structured-data.ts'

/**
 * What each kind must have, by the documentation of the search engine that shows it
 * (https://developers.google.com/search/docs/appearance/structured-data) and, for the site, its site name.
 */
const required: Record<string, readonly string[]> = {
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'description', 'mainEntityOfPage'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
}
const dates = new Set(['datePublished'])
const addresses = new Set(['url', 'image', 'logo', 'mainEntityOfPage'])

/** What is missing or has the wrong form, in words. Reads what stands in the page. */
function faultsOf(node: unknown, where: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each, place) => faultsOf(each, `${where}[${place}]`))
  if (typeof node !== 'object' || node === null) return []
  const fields = node as Record<string, unknown>
  const kind = fields['@type']
  const needs = typeof kind === 'string' ? required[kind] : undefined
  return [
    ...(typeof kind === 'string' && !needs ? [`${where}: nothing is known of ${kind}`] : []),
    ...(needs ?? []).filter((name) => !isFilled(fields[name])).map((name) => `${where}: ${String(kind)} lacks ${name}`),
    ...Object.entries(fields).flatMap(([name, value]) => [
      ...formFaults(name, value).map((fault) => `${where}.${name}: ${fault}`),
      ...faultsOf(value, `${where}.${name}`),
    ]),
  ]
}

function formFaults(name: string, value: unknown): string[] {
  if (dates.has(name) && !/^\d{4}-\d\d-\d\d$/.test(String(value))) return [`${String(value)} is no date`]
  if (addresses.has(name) && !/^https?:\/\//.test(String(value))) return [`${String(value)} is no full address`]
  return []
}

const isFilled = (value: unknown) => value !== undefined && value !== '' && (!Array.isArray(value) || value.length > 0)

/** As a search engine reads it: out of the page's tag. */
function readFrom(path: string): unknown {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(structuredDataTag(path))?.[1]
  return JSON.parse(json ?? 'null')
}

describe('structured data', () => {
  const posts = readPosts().map(({ slug }) => paths.post(slug))

  it.each([paths.home(), paths.faq(), ...posts])('%s has all that its kind needs', (path) => {
    const data = readFrom(path) as Record<string, unknown>
    expect(data['@context']).toBe('https://schema.org')
    expect(faultsOf(data, path)).toEqual([])
  })

  it('finds what is missing', () => {
    const data = JSON.parse(JSON.stringify(structuredData(paths.faq()))) as {
      mainEntity: Array<{ name?: string; acceptedAnswer: { text?: string } }>
    }
    delete data.mainEntity[0]!.acceptedAnswer.text
    data.mainEntity[1]!.name = ''
    const article = { ...structuredData(posts[0]!), datePublished: '4 October', image: '/share.png' }
    expect(faultsOf([data, article], 'x')).toEqual([
      'x[0].mainEntity[0].acceptedAnswer: Answer lacks text',
      'x[0].mainEntity[1]: Question lacks name',
      'x[1].datePublished: 4 October is no date',
      'x[1].image: /share.png is no full address',
    ])
  })

  it('names every question of the FAQ in its four groups', () => {
    const names = (readFrom(paths.faq()) as { mainEntity: Array<{ name: string }> }).mainEntity.map(({ name }) => name)
    expect(names).toEqual(faq.flatMap(({ items }) => items.map(({ question }) => question)))
    expect(faq.map(({ group }) => group)).toEqual(['General', 'Practice', 'Accounts & Plans', 'Technical'])
  })

  it('closes no tag early, and stands on no page without a kind', () => {
    for (const path of [paths.home(), paths.faq(), ...posts])
      expect(structuredDataTag(path).slice(1, -'</script>'.length)).not.toContain('<')
    const described = pageList.filter(({ path }) => structuredDataTag(path) !== '').map(({ path }) => path)
    expect(described).toEqual([paths.home(), paths.faq()])
  })
})

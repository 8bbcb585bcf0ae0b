import type { BlogPosting, FAQPage, Graph, Organization, WebSite, WithContext } from 'schema-dts'
import { posts } from 'virtual:blog-summaries'
import { brand } from './brand.ts'
import type { PostSummary } from './features/blog/post-summary.ts'
import { faq } from './features/faq/questions.ts'
import { pages, paths } from './paths.ts'
import { shareImage } from './share-cards.ts'

type StructuredData = Graph | WithContext<FAQPage | BlogPosting>

const organization = {
  '@type': 'Organization',
  '@id': `${brand.origin}/#organization`,
  name: brand.site,
  url: `${brand.origin}/`,
  logo: `${brand.origin}/icon-512.png`,
} satisfies Organization

const site = {
  '@type': 'WebSite',
  '@id': `${brand.origin}/#website`,
  name: brand.site,
  description: brand.tagline,
  url: `${brand.origin}/`,
  inLanguage: 'en',
  publisher: { '@id': organization['@id'] },
} satisfies WebSite

/**
 * What search engines read about a page (https://schema.org): the site and its publisher on Home, the questions of the
 * FAQ, and each article. Undefined for every other page. Only the build calls this, so no browser loads it.
 */
export function structuredData(path: string): StructuredData | undefined {
  if (path === pages.home.path) return { '@context': 'https://schema.org', '@graph': [organization, site] }
  if (path === pages.faq.path) return faqPage()
  const post = posts.find(({ slug }) => paths.post(slug) === path)
  return post && article(post)
}

function faqPage(): WithContext<FAQPage> {
  const items = faq.flatMap((group) => group.items)
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function article(post: PostSummary): WithContext<BlogPosting> {
  const address = `${brand.origin}${paths.post(post.slug)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    keywords: post.tags.join(', '),
    inLanguage: 'en',
    url: address,
    mainEntityOfPage: address,
    image: shareImage(paths.post(post.slug)),
    author: organization,
    publisher: organization,
  }
}

/** A data block for the head of a page; the policy lets it pass, because it is no script. */
export function structuredDataTag(path: string): string {
  const data = structuredData(path)
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}

import type { PostSummary } from '../src/features/blog/post-summary.ts'

interface FeedParts {
  posts: readonly PostSummary[]
  /** Address of the site, without a slash at the end. */
  origin: string
  title: string
}

/** Returns an Atom feed (RFC 4287) of the articles; `posts` is newest first. */
export function atomFeed({ posts, origin, title }: FeedParts): string {
  const entries = posts.map(({ slug, title: name, date, excerpt, tags }) => {
    const address = `${origin}/blog/${slug}`
    const terms = tags.map((tag) => `<category term="${escaped(tag)}"/>`).join('')
    return `<entry><title>${escaped(name)}</title><link href="${address}"/><id>${address}</id><published>${date}T00:00:00Z</published><updated>${date}T00:00:00Z</updated>${terms}<summary>${escaped(excerpt)}</summary></entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(title)}</title><link href="${origin}/blog"/><link rel="self" href="${origin}/blog/feed.xml"/><id>${origin}/blog</id><updated>${posts[0]?.date ?? '1970-01-01'}T00:00:00Z</updated><author><name>${escaped(title)}</name></author>${entries.join('')}</feed>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)

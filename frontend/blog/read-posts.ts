import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostSummary } from '../src/features/blog/post-summary.ts'
import { renderMarkdown } from './render-markdown.ts'

interface Post extends PostSummary {
  html: string
}

export const postsFolder = join(import.meta.dirname, '..', 'src', 'content', 'blog')

const WORDS_PER_MINUTE = 220

/** Returns every article, newest first; articles of one day in the order of their slugs. */
export function readPosts(): Post[] {
  return readdirSync(postsFolder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parsePost(file.slice(0, -'.md'.length), readFileSync(join(postsFolder, file), 'utf8')))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** Parses one file. Throws an error that names the file if its slug, its head or its body is invalid. */
export function parsePost(slug: string, source: string): Post {
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  if (!head || !body) throw new Error(`${slug}.md must begin with a head between two lines '---'.`)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new Error(`${slug}.md: a slug has small letters, digits and hyphens.`)
  const fields = new Map(
    head.split('\n').map((line) => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1).trim()]),
  )
  const field = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`${slug}.md: the head needs '${name}'.`)
    return value
  }
  const date = field('date')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`${slug}.md: a date is written as 2025-10-04.`)
  const html = renderMarkdown(body)
  return {
    slug,
    title: field('title'),
    date,
    excerpt: field('excerpt'),
    tags: field('tags').split(/,\s*/),
    readingMinutes: readingMinutes(countWords(html)),
    html,
  }
}

/** Returns the words that a reader sees at once: the folded answers and the TeX source of formulas do not count. */
export function countWords(html: string): number {
  const text = html
    .replaceAll(/<details>[^]*?<\/details>/g, ' ')
    .replaceAll(/<annotation[^]*?<\/annotation>/g, '')
    .replaceAll(/<\/(?:p|li|h\d|td|th)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns whole minutes at 220 words a minute, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

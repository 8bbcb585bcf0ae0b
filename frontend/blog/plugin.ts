import { join } from 'node:path'
import type { Plugin } from 'vite'
import { postsFolder, readPosts } from './read-posts.ts'

const SUMMARIES = 'virtual:blog-summaries'
const BODIES = 'virtual:blog-bodies'

/**
 * Gives the pages the articles as two modules. The bodies are empty in the browser's build: a body stands in its
 * prerendered page only, so an article adds no JavaScript to the site.
 */
export const blogPosts: Plugin = {
  name: 'blog-posts',
  resolveId: (id) => (id === SUMMARIES || id === BODIES ? `\0${id}` : undefined),
  load(id, { ssr = false } = {}) {
    if (id !== `\0${SUMMARIES}` && id !== `\0${BODIES}`) return undefined
    const posts = readPosts()
    // The files and not their folder: the development server takes what is watched for an import, and cannot import a folder.
    for (const { slug } of posts) this.addWatchFile(join(postsFolder, `${slug}.md`))
    if (id === `\0${SUMMARIES}`)
      return `export const posts = ${JSON.stringify(posts.map((post) => ({ ...post, html: undefined })))}`
    const shipped = ssr || this.meta.watchMode ? posts : []
    return `export const bodies = ${JSON.stringify(Object.fromEntries(shipped.map(({ slug, html }) => [slug, html])))}`
  },
}

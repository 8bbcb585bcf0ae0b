/** Made from `src/content/blog/*.md` by `blog/plugin.ts`. */
declare module 'virtual:blog-summaries' {
  import type { PostSummary } from './post-summary.ts'
  /** Newest first. */
  export const posts: readonly PostSummary[]
}

declare module 'virtual:blog-bodies' {
  /** HTML by slug: empty in the browser's build. */
  export const bodies: Readonly<Record<string, string>>
}

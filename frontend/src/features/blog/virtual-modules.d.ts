/** Made from `src/content/blog/*.md` by `blog/plugin.ts`. */
declare module 'virtual:blog-summaries' {
  /** Newest first. */
  export const posts: ReadonlyArray<import('./post-summary.ts').PostSummary>
}

declare module 'virtual:blog-bodies' {
  /** HTML by slug: empty in the browser's build. */
  export const bodies: Readonly<Record<string, string>>
}

/** What the list shows of an article. */
export interface PostSummary {
  slug: string
  title: string
  /** Day of publication, such as `2025-10-04`. */
  date: string
  readingMinutes: number
  excerpt: string
  tags: string[]
}

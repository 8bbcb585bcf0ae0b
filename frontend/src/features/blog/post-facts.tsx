import styles from './blog.module.css'
import type { PostSummary } from './post-summary.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Date, reading minutes and tags of an article. */
export function PostFacts({ date, readingMinutes, tags }: PostSummary) {
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{dayFormat.format(new Date(date))}</time>
      {` · ${readingMinutes} min read · ${tags.join(', ')}`}
    </p>
  )
}

import { clockText } from '../../lib/clock-text.ts'
import type { Usage } from './conversation.ts'
import styles from './tutor-panel.module.css'

/** How many questions are left, and when the count restarts on the candidate's own clock. */
export function UsageLine({ usage }: { usage: Usage | null }) {
  return (
    <p className={`label ${styles.usage}`}>
      {usage &&
        `${usage.remaining} of ${usage.limit} questions left. The count restarts ${clockText(new Date(usage.resetsAt))}.`}
    </p>
  )
}

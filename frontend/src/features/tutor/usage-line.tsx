import { clockText } from '../../lib/clock-text.ts'
import { TEXT_ONLY, type VoiceUsage } from '../../tutor-call.ts'
import type { Usage } from './conversation.ts'
import styles from './tutor-panel.module.css'

/** How many questions and voice turns are left, and when the count restarts on the candidate's own clock. */
export function UsageLine({ usage, voice }: { usage: Usage | null; voice: VoiceUsage | null }) {
  return (
    <p className={`label ${styles.usage}`}>
      {usage &&
        `${usage.remaining} of ${usage.limit} questions left. The count restarts ${clockText(new Date(usage.resetsAt))}.`}
      {voice && <span className={styles.turns}>{turnsText(voice)}</span>}
    </p>
  )
}

const turnsText = ({ remaining, limit }: VoiceUsage): string =>
  remaining === 0 ? TEXT_ONLY : `${remaining} of ${limit} voice turns left today.`

import styles from './security-check-note.module.css'

const states = {
  checking: { word: 'Checking…', sign: '○' },
  ok: { word: 'Verified', sign: '✓' },
  error: { word: 'Unavailable', sign: '–' },
}

/** What the security check says; whatever it says, the form can be sent. */
export function SecurityCheckNote({ status }: { status: keyof typeof states }) {
  const { word, sign } = states[status]
  return (
    <p className={`label ${styles.check}`} role="status" data-status={status}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span>
        Security check: <b>{word}</b>
        {status === 'error' && <span>. You can go on without it.</span>}
      </span>
    </p>
  )
}

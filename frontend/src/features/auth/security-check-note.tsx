import styles from './auth.module.css'
import type { SecurityCheck } from './use-security-check.ts'

const words = {
  checking: 'Checking…',
  ok: 'Verified',
  error: 'Unavailable',
}

/** What the security check says; whatever it says, the form can be sent. */
export function SecurityCheckNote({ status }: Pick<SecurityCheck, 'status'>) {
  return (
    <p className={`label ${styles.check}`} role="status">
      Security check: <b>{words[status]}</b>
      {status === 'error' && '. You can go on without it.'}
    </p>
  )
}

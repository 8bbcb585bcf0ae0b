import { useId } from 'react'
import styles from './admin.module.css'
import { EmailSender } from './email-sender.tsx'

/** One tab so far. */
export function AdminPage() {
  const id = useId()
  return (
    <div className={styles.admin}>
      <h1>Admin</h1>
      <div role="tablist" aria-label="Admin" className={styles.tabs}>
        <button type="button" role="tab" id={`${id}-tab`} aria-selected aria-controls={`${id}-panel`}>
          Email Sender
        </button>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} className={styles.panel}>
        <EmailSender />
      </div>
    </div>
  )
}

export function Forbidden() {
  return (
    <div className={styles.admin}>
      <h1>Forbidden</h1>
      <p className="soft">This page is for administrators of the site. Your account is not one of them.</p>
    </div>
  )
}

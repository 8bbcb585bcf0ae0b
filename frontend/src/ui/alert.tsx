import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** What happened and what to do next. Errors interrupt a screen reader, the rest waits for its turn. */
export function Alert({ tone = 'info', children }: { tone?: 'info' | 'right' | 'wrong'; children: ReactNode }) {
  const look = [styles.alert, tone !== 'info' && styles[tone]].filter(Boolean).join(' ')
  return (
    <div className={look} role={tone === 'wrong' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}

/** An alert of one sentence; nothing where there is none to say. */
export function Note({ tone, children }: { tone: 'right' | 'wrong'; children: ReactNode }) {
  if (!children) return null
  return (
    <Alert tone={tone}>
      <p>{children}</p>
    </Alert>
  )
}

/** One quiet line across the page, below the header. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.banner} aria-label={label}>
      <div className="page">{children}</div>
    </aside>
  )
}

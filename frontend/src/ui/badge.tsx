import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({ tone, children }: { tone?: 'accent' | 'right' | 'wrong' | undefined; children: ReactNode }) {
  return <span className={[styles.badge, tone && styles[tone]].filter(Boolean).join(' ')}>{children}</span>
}

import type { HTMLAttributes } from 'react'
import styles from './card.module.css'

/** Only where something can be acted on as one thing; `raised` only where it floats. */
export function Card({ raised = false, ...rest }: { raised?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={[styles.card, raised && styles.raised, rest.className].filter(Boolean).join(' ')} />
}

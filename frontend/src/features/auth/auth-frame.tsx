import type { ReactNode } from 'react'
import { Ten, type TenState } from '../../ui/ten.tsx'
import styles from './auth.module.css'

interface AuthFrameProps {
  title: string
  cells: readonly TenState[]
  /** What waits behind the form. */
  promise: { title: string; points: readonly string[] }
  children: ReactNode
}

/** The form on one side, what it is good for on the other. */
export function AuthFrame({ title, cells, promise, children }: AuthFrameProps) {
  return (
    <div className={`page ${styles.frame}`}>
      <div className={styles.main}>
        <h1>{title}</h1>
        {children}
      </div>
      <aside className={styles.promise} aria-label={promise.title}>
        <Ten cells={cells} />
        <h2>{promise.title}</h2>
        <ul>
          {promise.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

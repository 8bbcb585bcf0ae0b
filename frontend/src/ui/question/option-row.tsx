import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './option-list.module.css'

interface OptionRowProps {
  id: string
  input: InputHTMLAttributes<HTMLInputElement> & { name: string }
  /** Known once the answer is: a right row, or a wrong one that was chosen. */
  judged?: 'right' | 'wrong' | undefined
  className?: string | undefined
  children: ReactNode
  /** The verdict in words, at the end of the row. */
  verdict?: ReactNode
}

/** One option: a native radio with a lettered circle that fills. */
export function OptionRow({ id, input, judged, className, children, verdict }: OptionRowProps) {
  return (
    <label className={[styles.option, judged && styles[judged], className].filter(Boolean).join(' ')}>
      <input type="radio" value={id} {...input} />
      <span className={styles.letter} aria-hidden="true">
        {id}
      </span>
      <span className={styles.text}>
        <span className="sr">{`${id}: `}</span>
        {children}
      </span>
      {verdict}
    </label>
  )
}

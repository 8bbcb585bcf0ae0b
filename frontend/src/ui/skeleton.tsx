import styles from './skeleton.module.css'

/** The shape of what is coming, and a sentence for those who do not see it. */
export function Skeleton({ label, lines = 3, blocks = 0 }: { label: string; lines?: number; blocks?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <div key={`line-${index}`} className={styles.line} />
      ))}
      {Array.from({ length: blocks }, (_, index) => (
        <div key={`block-${index}`} className={styles.block} />
      ))}
    </div>
  )
}

import { brand } from '../brand.ts'
import styles from './logo.module.css'

const columns = [0, 1, 2, 3, 4]

/** Ten cells, six of them done, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 45 18" width="45" height="18" aria-hidden="true">
        <g fill="var(--accent)">
          {columns.map((column) => (
            <rect key={column} x={column * 9.4} width="7.4" height="7.4" rx="1" />
          ))}
          <rect y="9.4" width="7.4" height="7.4" rx="1" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          {columns.slice(1).map((column) => (
            <rect key={column} x={column * 9.4 + 0.75} y="10.15" width="5.9" height="5.9" rx=".6" />
          ))}
        </g>
      </svg>
      {brand.site}
    </span>
  )
}

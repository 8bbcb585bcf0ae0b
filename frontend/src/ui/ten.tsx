import type { MouseEvent } from 'react'
import styles from './ten.module.css'

/** `open` is not answered yet, `here` the one in work, `done` answered and not judged yet; `withdrawn` counts for nobody. */
export type TenState = 'open' | 'here' | 'done' | 'right' | 'wrong' | 'withdrawn'

const words: Record<TenState, string> = {
  open: 'open',
  here: 'current',
  done: 'answered',
  right: 'correct',
  wrong: 'wrong',
  withdrawn: 'withdrawn',
}

const marks: Partial<Record<TenState, string>> = { right: '✓', wrong: '×', withdrawn: '–' }

interface TenProps {
  /** One state for each question: ten, or two on Free. */
  cells: readonly TenState[]
  /** What the row shows, such as 'Progress' or 'Result'. Without it the row is decoration. */
  label?: string
  /** Makes a cell a link to its question, by index; undefined for one that leads nowhere. */
  href?: (index: number) => string | undefined
  /** Follows such a link without leaving a trace in the browser's history. */
  onFollow?: (index: number) => void
  /** Cells fill one after another, when a result arrives. */
  arriving?: boolean
  size?: 'normal' | 'small'
  /** Without numbers and marks, where cells get too small for them. */
  bare?: boolean
}

/** The ten cells: our mark, progress bar, result and skeleton. Never by colour alone. */
export function Ten({ cells, label, href, onFollow, arriving = false, size = 'normal', bare = false }: TenProps) {
  const look = [styles.ten, size === 'small' && styles.small, arriving && styles.arriving, bare && styles.bare]
  return (
    <ol className={look.filter(Boolean).join(' ')} {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}>
      {cells.map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its position
        <li key={index} className={[styles.cell, styles[state]].filter(Boolean).join(' ')}>
          <Cell {...{ state, index, onFollow }} named={label !== undefined} href={href?.(index)} />
        </li>
      ))}
    </ol>
  )
}

interface CellProps {
  state: TenState
  index: number
  named: boolean
  href: string | undefined
  onFollow: ((index: number) => void) | undefined
}

function Cell({ state, index, named, href, onFollow }: CellProps) {
  const mark = marks[state] ?? String(index + 1)
  if (!named) return <span>{mark}</span>
  const inside = (
    <>
      <span aria-hidden="true">{mark}</span>
      <span className="sr">{`Question ${index + 1}, ${words[state]}`}</span>
    </>
  )
  if (!href) return inside
  const follow = (event: MouseEvent) => {
    if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onFollow(index)
  }
  return (
    <a href={href} onClick={follow}>
      {inside}
    </a>
  )
}

import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayText, timeText } from '../../lib/day-text.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Ten } from '../../ui/ten.tsx'
import { canRetake, type CalendarCell } from './calendar.ts'
import { titles, type HistoryEntry } from './history-entry.ts'
import styles from './history.module.css'

/** The id of the button that opens a result; the focus goes back there. */
export const reviewButtonId = (resultId: string): string => `review-${resultId}`

interface DayDetailProps {
  cell: CalendarCell
  today: string
  zone: string
  /** The result that is open below. */
  opened: string | null
  onOpen: (id: string) => void
  /** Shows a question of a result, counted from 0. */
  onQuestion: (id: string, index: number) => void
  onClose: () => void
}

/** A day with its results, in the order they were taken. */
export function DayDetail({ cell, onClose, ...shared }: DayDetailProps) {
  const card = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not return.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={card} className={styles.detail} aria-labelledby={title}>
      <header>
        <h2 id={title}>{dayText(cell.day, { year: true })}</h2>
        <Button small onClick={onClose}>
          Close
        </Button>
      </header>
      {cell.entries.length === 0 && <p className="soft">No activity this day.</p>}
      {cell.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...shared} />
      ))}
    </section>
  )
}

function Entry({
  entry,
  today,
  zone,
  opened,
  onOpen,
  onQuestion,
}: { entry: HistoryEntry } & Omit<DayDetailProps, 'cell' | 'onClose'>) {
  const { id, kind, takenAt, plan, score, correct, total, marks } = entry
  const navigate = useNavigate()
  const retakeOpen = canRetake(entry, today)
  // While the retake is open, the answers stand on the page of the set.
  const questionHref = (index: number) => `${retakeOpen ? paths.daily() : ''}#question-${index + 1}`
  const showQuestion = (index: number) => (retakeOpen ? void navigate(questionHref(index)) : onQuestion(id, index))
  return (
    <article className={styles.entry}>
      <header>
        <h3>{titles[kind]}</h3>
        <span className="label">{timeText(takenAt, zone)}</span>
        {plan && <Badge>{plan === 'monthly' ? 'Monthly' : 'Free'}</Badge>}
        {score === 100 && <Badge tone="right">All correct</Badge>}
      </header>
      <p className={`figure ${styles.score}`}>
        <span>{`${correct} of ${total}`}</span> <span className="soft">{score}%</span>
      </p>
      {marks && <Ten cells={marks} label="Question by question" href={questionHref} onFollow={showQuestion} />}
      <EntryActions entry={entry} retakeOpen={retakeOpen} open={opened === id} onOpen={() => onOpen(id)} />
    </article>
  )
}

interface EntryActionsProps {
  entry: HistoryEntry
  retakeOpen: boolean
  open: boolean
  onOpen: () => void
}

function EntryActions({ entry, retakeOpen, open, onOpen }: EntryActionsProps) {
  const note = useId()
  return (
    <>
      <p className="actions">
        {entry.kind === 'daily' && <RetakeButton open={retakeOpen} note={note} />}
        <Button
          small
          id={reviewButtonId(entry.id)}
          disabled={retakeOpen}
          aria-expanded={open}
          {...(entry.kind === 'daily' && { 'aria-describedby': note })}
          onClick={onOpen}
        >
          {open ? 'Hide answers' : 'Review answers'}
        </Button>
      </p>
      {entry.kind === 'daily' && (
        <p id={note} className="label">
          {retakeOpen
            ? 'Here its answers open tomorrow; until then they stand folded on the Daily page.'
            : 'A set can be retaken on its own day.'}
        </p>
      )}
    </>
  )
}

function RetakeButton({ open, note }: { open: boolean; note: string }) {
  if (open)
    return (
      <Link className={buttonClass({ kind: 'primary', small: true })} to={paths.daily({ retake: true })}>
        Retake
      </Link>
    )
  return (
    <Button small disabled aria-describedby={note}>
      Retake
    </Button>
  )
}

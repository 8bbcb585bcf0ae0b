import { useRef, useState, type ReactNode } from 'react'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CorrectionNotice, type CorrectedResult } from '../../ui/correction-notice.tsx'
import { Calendar } from './calendar-table.tsx'
import { buildCalendar } from './calendar.ts'
import { DayDetail, reviewButtonId } from './day-detail.tsx'
import type { HistoryEntry } from './history-entry.ts'
import type { History } from './use-history.ts'
import { useToday } from './use-today.ts'
import styles from './history.module.css'

export interface HistoryPageProps {
  /** `zone` is an IANA time zone. */
  user: { id: string; zone: string }
  /** Draws a result with everything that was asked and answered, by its id; `wanted` is the question to show, from 0. */
  renderResult: (result: { id: string; wanted: { index: number } | undefined; onClose: () => void }) => ReactNode
}

interface Shown {
  day: string | null
  /** The id of the result that is open. */
  result: string | null
  /** The question of it that was pressed. */
  wanted?: { index: number }
}

/** What is open, and how it opens and closes. */
function useShown() {
  const [shown, setShown] = useState<Shown>({ day: null, result: null })
  return {
    shown,
    toggleDay: (day: string) => setShown({ day: day === shown.day ? null : day, result: null }),
    toggleResult: (id: string) => setShown({ day: shown.day, result: id === shown.result ? null : id }),
    showQuestion: (id: string, index: number) => setShown({ ...shown, result: id, wanted: { index } }),
  }
}

/** The calendar, beside it the chosen day, below both the result that was opened. */
export function LoadedHistory({ entries, ahead, user, renderResult }: HistoryPageProps & History) {
  const today = useToday(user.zone, ahead)
  const { shown, toggleDay, toggleResult, showQuestion } = useShown()
  const calendar = useRef<HTMLTableElement>(null)
  const weeks = buildCalendar(today, entries)
  const cell = weeks.flat().find((candidate) => candidate?.day === shown.day) ?? null
  const closeDay = (day: string) => {
    calendar.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    toggleDay(day)
  }
  const closeResult = (id: string) => {
    document.getElementById(reviewButtonId(id))?.focus()
    toggleResult(id)
  }
  return (
    <>
      <CorrectionNotice results={entries.flatMap(correctedResult)} />
      <div className={styles.columns}>
        <Card className={styles.calendarCard}>
          <Calendar ref={calendar} weeks={weeks} selected={cell?.day ?? null} onSelect={toggleDay} />
        </Card>
        {cell ? (
          <DayDetail
            key={cell.day}
            {...{ cell, today }}
            zone={user.zone}
            opened={shown.result}
            onOpen={toggleResult}
            onQuestion={showQuestion}
            onClose={() => closeDay(cell.day)}
          />
        ) : (
          <Hint empty={entries.length === 0} />
        )}
      </div>
      {shown.result && <OpenedResult {...{ renderResult }} {...shown} id={shown.result} onClose={closeResult} />}
    </>
  )
}

function correctedResult({ id, day, corrections, told, ...entry }: HistoryEntry): CorrectedResult[] {
  if (!corrections) return []
  const now = { correctAnswers: entry.correct, totalQuestions: entry.total, score: entry.score }
  return [{ id, day, corrections, told, now }]
}

interface OpenedResultProps extends Pick<HistoryPageProps, 'renderResult'> {
  id: string
  wanted?: { index: number }
  onClose: (id: string) => void
}

const OpenedResult = ({ id, wanted, onClose, renderResult }: OpenedResultProps) =>
  renderResult({ id, wanted, onClose: () => onClose(id) })

function Hint({ empty }: { empty: boolean }) {
  if (!empty) return <p className={`soft ${styles.hint}`}>Select a date cell to see details.</p>
  return (
    <div className={styles.hint}>
      <p className="soft">No results yet. Complete your first daily practice to populate the calendar.</p>
      <p>
        <Link className={buttonClass({ kind: 'primary' })} to={paths.daily()}>
          Start Daily Practice
        </Link>
      </p>
    </div>
  )
}

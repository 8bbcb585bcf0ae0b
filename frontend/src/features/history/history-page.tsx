import { useRef, useState, type ReactNode } from 'react'
import { errorSentence } from '../../api/api-error.ts'
import { Link } from '../../lib/link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Calendar } from './calendar-table.tsx'
import { buildCalendar } from './calendar.ts'
import { DayDetail } from './day-detail.tsx'
import type { HistoryEntry } from './history-entry.ts'
import { useHistory } from './use-history.ts'
import { useToday } from './use-today.ts'
import styles from './history.module.css'

interface HistoryPageProps {
  user: { id: string; zone: string }
  /** Draws a result with everything that was asked and answered, by its id. */
  renderResult: (result: { id: string; onClose: () => void }) => ReactNode
}

/** Thirty days as a calendar; a day opens into its results, a result into its questions. */
export function HistoryPage({ user, renderResult }: HistoryPageProps) {
  const { data: entries, error, isPending, refetch } = useHistory(user.id)
  return (
    <div className={styles.history}>
      <header className={styles.head}>
        <h1>Practice History</h1>
        <p className="label" aria-hidden="true">
          <i className={styles.daily} /> Daily <i className={styles.retake} /> Retake
        </p>
      </header>
      {error && !entries && (
        <Alert tone="wrong">
          <p>{errorSentence(error, 'Failed to load your history')}</p>
          <p>
            <Button small onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        </Alert>
      )}
      {isPending && <LoadingHistory />}
      {entries && <LoadedHistory {...{ entries, user, renderResult }} />}
    </div>
  )
}

function LoadingHistory() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Card className={styles.waiting}>
        <Skeleton label="Loading your history…" lines={0} blocks={5} />
      </Card>
    </div>
  )
}

function LoadedHistory({ entries, user, renderResult }: HistoryPageProps & { entries: HistoryEntry[] }) {
  const today = useToday(user.zone)
  const [day, setDay] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const calendar = useRef<HTMLTableElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const weeks = buildCalendar(today, entries)
  const cell = weeks.flat().find((candidate) => candidate?.day === day) ?? null
  const choose = (next: string | null) => {
    setDay(next)
    setOpened(null)
  }
  return (
    <>
      <div className={styles.columns}>
        <Card className={styles.calendarCard}>
          <Calendar
            ref={calendar}
            weeks={weeks}
            selected={cell?.day ?? null}
            onSelect={(next) => choose(next === day ? null : next)}
          />
        </Card>
        {cell ? (
          <DayDetail
            key={cell.day}
            {...{ cell, today, opened }}
            zone={user.zone}
            onClose={() => {
              calendar.current?.querySelector<HTMLElement>(`[data-day="${cell.day}"]`)?.focus()
              choose(null)
            }}
            onOpen={(id) => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
              setOpened(id === opened ? null : id)
            }}
          />
        ) : (
          <Hint empty={entries.length === 0} />
        )}
      </div>
      {opened &&
        renderResult({
          id: opened,
          onClose: () => {
            setOpened(null)
            opener.current?.focus()
          },
        })}
    </>
  )
}

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

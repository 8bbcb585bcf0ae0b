import { addDays } from '@app/contracts/rules/day-key'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { cellText, dotText, type CalendarCell } from './calendar.ts'
import styles from './history.module.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Week = ReadonlyArray<CalendarCell | null>

interface CalendarProps {
  ref: Ref<HTMLTableElement>
  weeks: readonly Week[]
  selected: string | null
  onSelect: (day: string) => void
}

/**
 * Buttons of which one takes the Tab key; the arrows walk by days and weeks, Home and End to the ends of a week. It
 * begins at the day that is open, else today.
 */
export function Calendar({ ref, weeks, selected, onSelect }: CalendarProps) {
  const days = weeks.flat().filter((cell) => cell !== null)
  const last = days.at(-1)?.day ?? ''
  const today = days.find((cell) => cell.today)?.day ?? last
  const [visited, setVisited] = useState<string | null>(null)
  const entrance = days.find(({ day }) => day === visited)?.day ?? selected ?? today
  return (
    <table ref={ref} className={styles.calendar}>
      <caption className="sr">
        {`${dayText(days[0]?.day ?? last, { year: true })} to ${dayText(last, { year: true })}`}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="label" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={keyOf(week)} {...{ week, weeks, selected, entrance, onSelect }} onVisit={setVisited} />
        ))}
      </tbody>
    </table>
  )
}

const keyOf = (week: Week) => week.find((cell) => cell !== null)?.day

interface WeekRowProps extends Omit<CalendarProps, 'ref'> {
  week: Week
  /** The day that takes the Tab key. */
  entrance: string
  onVisit: (day: string) => void
}

function WeekRow({ week, weeks, selected, entrance, onSelect, onVisit }: WeekRowProps) {
  return (
    <tr>
      {week.map((cell, weekday) => (
        <td key={weekdays[weekday]}>
          {cell && (
            <DayButton
              cell={cell}
              aria-pressed={cell.day === selected}
              tabIndex={cell.day === entrance ? 0 : -1}
              onFocus={() => onVisit(cell.day)}
              onClick={() => onSelect(cell.day)}
              onKeyDown={(event) => walk(event, destination({ key: event.key, from: cell.day, weeks }))}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

interface DayButtonProps {
  cell: CalendarCell
  'aria-pressed': boolean
  tabIndex: number
  onFocus: () => void
  onClick: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

function DayButton({ cell, ...rest }: DayButtonProps) {
  const { day, number, today, entries } = cell
  return (
    <button
      type="button"
      {...rest}
      className={[styles.day, today && styles.today].filter(Boolean).join(' ')}
      data-day={day}
      aria-label={cellText(cell)}
      {...(today && { 'aria-current': 'date' })}
      {...(entries.length > 0 && { title: entries.map(dotText).join(', ') })}
    >
      <span>{number}</span>
      <span className={styles.dots}>
        {entries.map((entry) => (
          <i key={entry.id} className={styles[entry.kind]} title={dotText(entry)} />
        ))}
      </span>
    </button>
  )
}

function walk(event: KeyboardEvent<HTMLButtonElement>, to: string | null): void {
  const button = event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-day="${to}"]`)
  if (!button) return
  event.preventDefault()
  button.focus()
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function destination({ key, from, weeks }: { key: string; from: string; weeks: readonly Week[] }): string | null {
  const step = steps[key]
  if (step !== undefined) return addDays(from, step)
  const week = weeks.find((cells) => cells.some((cell) => cell?.day === from))?.filter((cell) => cell !== null)
  if (key === 'Home') return week?.[0]?.day ?? null
  return key === 'End' ? (week?.at(-1)?.day ?? null) : null
}

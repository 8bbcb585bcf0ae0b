import { useState, type KeyboardEvent, type Ref } from 'react'
import { addDays } from '@app/contracts/rules/day-key'
import { dayText } from '../../lib/day-text.ts'
import { cellText, dotText, type CalendarCell } from './calendar.ts'
import styles from './history.module.css'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface CalendarProps {
  ref: Ref<HTMLTableElement>
  weeks: ReadonlyArray<ReadonlyArray<CalendarCell | null>>
  selected: string | null
  onSelect: (day: string) => void
}

/**
 * A grid of buttons of which one takes the Tab key; the arrows walk by days and weeks, Home and End to the ends of a
 * week.
 */
export function Calendar({ ref, weeks, selected, onSelect }: CalendarProps) {
  const days = weeks.flat().filter((cell) => cell !== null)
  const last = days.at(-1)?.day ?? ''
  const [visited, setVisited] = useState<string | null>(null)
  const entrance = days.find(({ day }) => day === visited)?.day ?? selected ?? last

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const to = from && destination({ key: event.key, from, weeks })
    const button = to && event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)
    if (!button) return
    event.preventDefault()
    button.focus()
  }
  return (
    <table ref={ref} role="grid" className={styles.calendar} onKeyDown={walk}>
      <caption className="sr">
        {dayText(days[0]?.day ?? last, { year: true })} to {dayText(last, { year: true })}
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
        {weeks.map((week, row) => (
          <tr key={week.find((cell) => cell)?.day ?? row}>
            {week.map((cell, column) =>
              cell ? (
                <td key={cell.day}>
                  <DayButton
                    cell={cell}
                    pressed={cell.day === selected}
                    tabIndex={cell.day === entrance ? 0 : -1}
                    onFocus={() => setVisited(cell.day)}
                    onClick={() => onSelect(cell.day)}
                  />
                </td>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a blank is its place
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps {
  cell: CalendarCell
  pressed: boolean
  tabIndex: number
  onFocus: () => void
  onClick: () => void
}

function DayButton({ cell, pressed, ...rest }: DayButtonProps) {
  const label = cellText(cell)
  return (
    <button
      type="button"
      {...rest}
      className={[styles.day, cell.today && styles.today].filter(Boolean).join(' ')}
      data-day={cell.day}
      aria-pressed={pressed}
      aria-label={label}
      {...(cell.today && { 'aria-current': 'date' })}
      {...(cell.entries.length > 0 && { title: cell.entries.map(dotText).join(', ') })}
    >
      <span>{cell.number}</span>
      <span className={styles.dots}>
        {cell.entries.map((entry) => (
          <i key={entry.id} className={styles[entry.kind]} title={dotText(entry)} />
        ))}
      </span>
    </button>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function destination(move: { key: string; from: string; weeks: CalendarProps['weeks'] }): string | null {
  const { key, from, weeks } = move
  const step = steps[key]
  if (step !== undefined) return addDays(from, step)
  const week = weeks.find((cells) => cells.some((cell) => cell?.day === from))?.filter((cell) => cell !== null)
  if (key === 'Home') return week?.[0]?.day ?? null
  return key === 'End' ? (week?.at(-1)?.day ?? null) : null
}

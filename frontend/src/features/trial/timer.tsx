import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './trial.module.css'
import { LIMITS, announcement, clock } from './trial.ts'

interface TimerProps {
  /** The moment the time is over, in milliseconds; infinite without a limit. */
  until: number
  limitMinutes: number | null
  onLimit: (minutes: number | null) => void
  onOver: () => void
}

/** Counts down to an absolute moment. It can be hidden, stretched and switched off, and speaks three times only. */
export function Timer({ until, limitMinutes, onLimit, onOver }: TimerProps) {
  const remaining = useRemaining(until)
  const [hidden, setHidden] = useState(false)
  const over = remaining <= 0
  const whenOver = useEffectEvent(onOver)
  useEffect(() => {
    if (over) whenOver()
  }, [over])
  return (
    <div className={styles.timer}>
      {limitMinutes !== null && (
        <>
          {!hidden && (
            <span className={`figure ${styles.clock}`} role="timer" aria-label="Time left">
              {clock(remaining)}
            </span>
          )}
          <Button kind="quiet" small onClick={() => setHidden(!hidden)}>
            {hidden ? 'Show timer' : 'Hide timer'}
          </Button>
        </>
      )}
      <select
        name="time-limit"
        aria-label="Time limit"
        value={limitMinutes ?? ''}
        onChange={(event) => onLimit(event.target.value === '' ? null : Number(event.target.value))}
      >
        {LIMITS.map((minutes) => (
          <option key={minutes} value={minutes ?? ''}>
            {minutes === null ? 'No limit' : `${minutes} minutes`}
          </option>
        ))}
      </select>
      <span className="sr" role="status">
        {announcement(remaining)}
      </span>
    </div>
  )
}

function useRemaining(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    if (!Number.isFinite(until)) return
    const every = setInterval(tick, 500)
    // A tab that slept knows the time again as soon as it is looked at.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(every)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until])
  return until - now
}

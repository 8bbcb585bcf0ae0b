import { dayEnd, dayKey } from '@app/contracts/rules/day-key'
import { useEffect, useState } from 'react'

/** The candidate's day; it changes at their midnight, also in a tab that stays open. */
export function useToday(zone: string): string {
  const [today, setToday] = useState(() => dayKey(new Date(), zone))
  useEffect(() => {
    const look = () => setToday(dayKey(new Date(), zone))
    look()
    const midnight = setTimeout(look, dayEnd(today, zone).getTime() - Date.now() + 500)
    // A tab that slept over midnight looks when it wakes.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(midnight)
      document.removeEventListener('visibilitychange', look)
    }
  }, [zone, today])
  return today
}

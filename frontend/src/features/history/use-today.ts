import { dayEnd, dayKey } from '@app/contracts/rules/day-key'
import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'

/**
 * The candidate's day by the server's clock; it changes at their midnight, also in a tab that stays open. `ahead` is in
 * milliseconds, see `clockAhead`.
 */
export function useToday(zone: string, ahead: number): string {
  const dayNow = () => dayKey(serverNow(ahead), zone)
  const [, setLooked] = useState(dayNow)
  const today = dayNow()
  useEffect(() => {
    const look = () => setLooked(dayKey(serverNow(ahead), zone))
    const midnight = setTimeout(look, dayEnd(today, zone).getTime() - serverNow(ahead).getTime() + 1000)
    // A tab that slept over midnight looks when it wakes.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(midnight)
      document.removeEventListener('visibilitychange', look)
    }
  }, [zone, today, ahead])
  return today
}

import { useEffect, useEffectEvent } from 'react'

/** How soon the question is asked again where the answer brings no later moment. */
const AGAIN_MS = 30_000
/** Longest delay that a timer of a browser takes. */
const LONGEST_MS = 2 ** 31 - 1
/** The `Date` field has whole seconds, so the server's clock is known to a second. */
const MARGIN_MS = 1000

/**
 * Calls `ask` when the server's clock reaches `at` (ISO 8601), and every 30 seconds from then on while `at` stays the
 * same. A timer stands still while the machine sleeps, so the clock is also read when the page is looked at again.
 * `ahead` is in milliseconds, see `clockAhead`.
 */
export function useAskAgain({ at, ahead, ask }: { at: string | undefined; ahead: number; ask: () => void }): void {
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (at === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = Date.parse(at) + MARGIN_MS - (Date.now() + ahead)
      if (left <= 0) askNow()
      timer = setTimeout(look, left <= 0 ? AGAIN_MS : Math.min(left, LONGEST_MS))
    }
    const wake = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    document.addEventListener('visibilitychange', wake)
    addEventListener('pageshow', wake)
    addEventListener('online', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('pageshow', wake)
      removeEventListener('online', wake)
    }
  }, [at, ahead])
}

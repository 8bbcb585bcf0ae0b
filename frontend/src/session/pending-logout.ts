import type { Store } from '../lib/store.ts'

/** Set while the server has not heard of a logout. It says nothing about whose session it was. */
const KEY = 'logout-pending'

/** After this time the server is told again while it cannot be reached. Milliseconds. */
const AGAIN_MS = 5_000

/**
 * Tells the server of logouts that it did not hear of: the browser was offline or ended too early, or the token had
 * ended. The session's cookie ends the session then. `endByCookie` returns true if the server has heard of it.
 */
export function createPendingLogout(storage: Store, endByCookie: () => Promise<boolean>) {
  let again: ReturnType<typeof setTimeout> | undefined
  const settle = async () => {
    if (storage.getItem(KEY) === null) return
    const heard = await endByCookie().catch(() => false)
    clearTimeout(again)
    if (heard) storage.removeItem(KEY)
    // The network may have come back while this attempt was failing, so waiting for it to come back is not enough.
    else again = setTimeout(() => void settle(), AGAIN_MS)
  }
  return {
    /** Call at a logout, before the server is told. */
    remember: () => storage.setItem(KEY, '1'),
    /** Call when the server could not be told, and when there may be contact again. Tries until the server has heard. */
    settle,
    /** Call when the server has heard, and when a new session begins: its cookie has taken the place of the old one. */
    forget: () => storage.removeItem(KEY),
  }
}
